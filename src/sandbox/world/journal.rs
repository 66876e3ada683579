//! A write-ahead journal: a file with one change per line, as JSON.
//!
//! A line is written with a single call before the change is visible. If the process is killed, at most a request without a
//! response is lost. At the start, and when the file has grown, it is compacted to the changes that still matter.

use super::attachment::ATTACHMENTS;
use super::state::{Change, WorldState};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The name of the journal, in the data folder.
const JOURNAL: &str = "journal.jsonl";
/// The journal is compacted when it is longer than twice its compacted size plus this many bytes.
const COMPACTION_SLACK_BYTES: u64 = 16 << 20;

/// The state, and the folder in which it is stored.
#[derive(Debug)]
pub(crate) struct Journal {
    data_dir: PathBuf,
    state: WorldState,
    highest_id: u64,
    storage: Storage,
}

/// Where changes are written.
#[derive(Debug)]
enum Storage {
    File {
        file: File,
        /// The size after the last compaction.
        compacted_bytes: u64,
        bytes: u64,
        /// Keeps a second sandbox out of the folder.
        _lock: File,
    },
    /// Nowhere: the state ends with the process.
    Memory,
    /// The sandbox is stopped, and every change fails.
    Closed,
}

impl Journal {
    /// Opens or creates the journal in a folder and reads the state of earlier runs. `channels` are those in the world file;
    /// they replace the stored ones.
    pub fn open(data_dir: &Path, channels: &BTreeMap<u64, Value>) -> io::Result<Journal> {
        fs::create_dir_all(data_dir.join(ATTACHMENTS))?;
        let (lock, path) = (data_dir.join("lock"), data_dir.join(JOURNAL));
        for name in [&lock, &path] {
            ensure_file_or_missing(name)?;
        }
        let lock = File::options().create(true).append(true).open(lock)?;
        lock.try_lock()?;
        let (mut state, highest_id) = read(&path)?;
        state.channels.extend(channels.clone());
        let (file, bytes) = compact(data_dir, &state)?;
        let storage = Storage::File { file, compacted_bytes: bytes, bytes, _lock: lock };
        Ok(Journal { data_dir: data_dir.to_owned(), state, highest_id, storage })
    }

    /// A journal without a file. The folder stores the attachments only.
    pub fn in_memory(data_dir: &Path, channels: &BTreeMap<u64, Value>) -> io::Result<Journal> {
        fs::create_dir_all(data_dir.join(ATTACHMENTS))?;
        let state = WorldState { channels: channels.clone(), ..WorldState::default() };
        Ok(Journal { data_dir: data_dir.to_owned(), state, highest_id: 0, storage: Storage::Memory })
    }

    /// The folder in which the state is stored.
    pub(super) fn data_dir(&self) -> &Path {
        &self.data_dir
    }

    /// The state after all changes.
    pub(super) fn state(&self) -> &WorldState {
        &self.state
    }

    /// The highest id of earlier runs. Ids of deleted objects must not be used again.
    pub(super) fn highest_id(&self) -> u64 {
        self.highest_id
    }

    /// Writes a change to the journal, then applies it.
    pub(super) fn commit(&mut self, change: Change) -> io::Result<()> {
        match &mut self.storage {
            Storage::Closed => return Err(io::Error::other("the sandbox is stopped")),
            Storage::Memory => {
                self.state.apply(change);
            }
            Storage::File { file, compacted_bytes, bytes, .. } => {
                let line = to_line(&change)?;
                file.write_all(&line)?;
                self.state.apply(change);
                *bytes += line.len() as u64;
                if *bytes > 2 * *compacted_bytes + COMPACTION_SLACK_BYTES {
                    (*file, *bytes) = compact(&self.data_dir, &self.state)?;
                    *compacted_bytes = *bytes;
                }
            }
        }
        Ok(())
    }

    /// Removes everything but these channels, and the files.
    pub(super) fn reset(&mut self, channels: &BTreeMap<u64, Value>) -> io::Result<()> {
        let folder = self.data_dir.join(ATTACHMENTS);
        self.state = WorldState { channels: channels.clone(), ..WorldState::default() };
        if let Storage::File { file, compacted_bytes, bytes, .. } = &mut self.storage {
            (*file, *bytes) = compact(&self.data_dir, &self.state)?;
            *compacted_bytes = *bytes;
        }
        fs::remove_dir_all(&folder)?;
        fs::create_dir(folder)
    }

    /// Closes the file, so that another sandbox can open the folder.
    pub(super) fn close(&mut self) {
        self.storage = Storage::Closed;
    }
}

/// Refuses links, folders and devices.
fn ensure_file_or_missing(path: &Path) -> io::Result<()> {
    match path.symlink_metadata() {
        Ok(found) if !found.is_file() => {
            Err(io::Error::new(io::ErrorKind::AlreadyExists, format!("{} is not a file", path.display())))
        }
        _ => Ok(()),
    }
}

/// Reads the state in a journal, and the highest id in it. A file in which nothing can be read is none, and stays as it is.
fn read(path: &Path) -> io::Result<(WorldState, u64)> {
    let (mut state, mut highest_id) = (WorldState::default(), 0);
    let (mut readable, mut unreadable) = (0, 0);
    if path.exists() {
        for line in BufReader::new(File::open(path)?).split(b'\n') {
            match serde_json::from_slice::<Change>(&line?) {
                Ok(change) => {
                    highest_id = highest_id.max(state.apply(change));
                    readable += 1;
                }
                // Only the last line can be incomplete, if the process was killed while writing it.
                Err(error) => {
                    tracing::warn!(%error, "a line of the sandbox journal could not be read");
                    unreadable += 1;
                }
            }
        }
    }
    if unreadable > 0 && readable == 0 {
        let what = format!("{} is not the journal of a sandbox", path.display());
        return Err(io::Error::new(io::ErrorKind::InvalidData, what));
    }
    Ok((state, highest_id))
}

/// Replaces the journal by one that leads to `state`. Returns the new file and its size.
fn compact(data_dir: &Path, state: &WorldState) -> io::Result<(File, u64)> {
    let new = tempfile::Builder::new().prefix("journal.").suffix(".new").tempfile_in(data_dir)?;
    let mut writer = BufWriter::new(new);
    let mut bytes = 0;
    for change in state.to_changes() {
        let line = to_line(&change)?;
        writer.write_all(&line)?;
        bytes += line.len() as u64;
    }
    let file = writer.into_inner()?.persist(data_dir.join(JOURNAL))?;
    Ok((file, bytes))
}

fn to_line(change: &Change) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(change)?;
    line.push(b'\n');
    Ok(line)
}
