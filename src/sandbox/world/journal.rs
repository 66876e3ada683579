//! What survives a restart: a file of JSON lines, each a change that is made in order. A line is written with one call
//! before the change is seen by anybody, so that killing the process loses at most a request that was not answered yet.
//! At the start, and when it has grown long, the file is written anew, without what later lines undid.

use super::attachment::ATTACHMENTS;
use super::records::{Entry, Records};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The file is written anew when it is longer by so many bytes than it was, and more than twice as long.
const SLACK: u64 = 16 << 20;

/// What is remembered, and the folder where it survives.
#[derive(Debug)]
pub(crate) struct Journal {
    folder: PathBuf,
    records: Records,
    highest: u64,
    log: Log,
}

/// Where changes are written.
#[derive(Debug)]
enum Log {
    /// Into a file.
    Lasting {
        file: File,
        /// How long it was when it was written anew, and how long it is.
        sizes: (u64, u64),
        /// Keeps a second sandbox out of the folder.
        _lock: File,
    },
    /// Nowhere: the folder goes with the sandbox.
    Passing,
    /// Nothing can change any more.
    Closed,
}

impl Journal {
    /// Reads what an earlier run left in the folder, which is made if need be, and opens the file for more. The world
    /// begins with these channels.
    pub fn open(folder: &Path, channels: &BTreeMap<u64, Value>) -> io::Result<Journal> {
        fs::create_dir_all(folder.join(ATTACHMENTS))?;
        let lock = File::options().create(true).append(true).open(folder.join("lock"))?;
        lock.try_lock()?;
        let path = folder.join("journal.jsonl");
        let mut records = Records::default();
        let mut highest = 0;
        if path.exists() {
            for line in BufReader::new(File::open(&path)?).split(b'\n') {
                match serde_json::from_slice::<Entry>(&line?) {
                    Ok(entry) => highest = highest.max(records.apply(entry)),
                    // Only the last line can be torn, by a kill in the middle of writing it.
                    Err(error) => tracing::warn!(%error, "a line of the journal is not readable"),
                }
            }
        }
        records.channels.extend(channels.clone());
        let (file, size) = rewrite(folder, &records)?;
        let log = Log::Lasting { file, sizes: (size, size), _lock: lock };
        Ok(Journal { folder: folder.to_owned(), records, highest, log })
    }

    /// A journal that nobody will read, in a folder for the files of messages alone. The world begins with these
    /// channels.
    pub fn passing(folder: &Path, channels: &BTreeMap<u64, Value>) -> io::Result<Journal> {
        fs::create_dir_all(folder.join(ATTACHMENTS))?;
        let records = Records { channels: channels.clone(), ..Records::default() };
        Ok(Journal { folder: folder.to_owned(), records, highest: 0, log: Log::Passing })
    }

    /// The folder.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// What is remembered.
    pub(super) fn records(&self) -> &Records {
        &self.records
    }

    /// The highest id of earlier runs: ids of what is gone must not come again.
    pub(super) fn highest(&self) -> u64 {
        self.highest
    }

    /// Writes a change down, then makes it.
    pub(super) fn commit(&mut self, entry: Entry) -> io::Result<()> {
        match &mut self.log {
            Log::Closed => return Err(io::Error::other("the sandbox is stopped")),
            Log::Passing => {
                self.records.apply(entry);
            }
            Log::Lasting { file, sizes, .. } => {
                let line = line(&entry)?;
                file.write_all(&line)?;
                self.records.apply(entry);
                sizes.1 += line.len() as u64;
                if sizes.1 > 2 * sizes.0 + SLACK {
                    let (fresh, size) = rewrite(&self.folder, &self.records)?;
                    *file = fresh;
                    *sizes = (size, size);
                }
            }
        }
        Ok(())
    }

    /// Closes the file, so that another sandbox may open the folder.
    pub(super) fn close(&mut self) {
        self.log = Log::Closed;
    }
}

/// Writes the file anew, and gives it with its size.
fn rewrite(folder: &Path, records: &Records) -> io::Result<(File, u64)> {
    let (path, fresh) = (folder.join("journal.jsonl"), folder.join("journal.new"));
    let mut writer = BufWriter::new(File::create(&fresh)?);
    let mut size = 0;
    for entry in records.entries() {
        let line = line(&entry)?;
        writer.write_all(&line)?;
        size += line.len() as u64;
    }
    let file = writer.into_inner()?;
    fs::rename(&fresh, &path)?;
    Ok((file, size))
}

fn line(entry: &Entry) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(entry)?;
    line.push(b'\n');
    Ok(line)
}
