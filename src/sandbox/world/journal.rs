//! What survives a restart: a file of JSON lines, each a change that is made in order. A line is written with one call
//! before the change is seen by anybody, so that killing the process loses at most a request that was not answered yet.
//! At start the file is written anew, without what later lines undid.

use super::attachment::ATTACHMENTS;
use super::channel;
use super::records::{Entry, Records};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

/// What is remembered, and the folder where it survives.
#[derive(Debug)]
pub(crate) struct Journal {
    folder: PathBuf,
    records: Records,
    highest: u64,
    /// The file, and the lock that keeps a second sandbox out of the folder.
    open: Option<(File, File)>,
}

impl Journal {
    /// Reads what an earlier run left in the folder, which is made if need be, and opens the file for more.
    pub fn open(folder: &Path) -> io::Result<Journal> {
        fs::create_dir_all(folder.join(ATTACHMENTS))?;
        let lock = File::options().create(true).append(true).open(folder.join("lock"))?;
        lock.try_lock()?;
        let path = folder.join("journal.jsonl");
        let mut records = Records { channels: channel::first().collect(), ..Records::default() };
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
        let fresh = folder.join("journal.new");
        let mut file = File::create(&fresh)?;
        for entry in records.entries() {
            write(&mut file, &entry)?;
        }
        fs::rename(&fresh, &path)?;
        Ok(Journal { folder: folder.to_owned(), records, highest, open: Some((file, lock)) })
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
        let closed = || io::Error::other("the sandbox is stopped");
        let (file, _) = self.open.as_mut().ok_or_else(closed)?;
        write(file, &entry)?;
        self.records.apply(entry);
        Ok(())
    }

    /// Closes the file, so that another sandbox may open the folder.
    pub(super) fn close(&mut self) {
        self.open = None;
    }
}

fn write(file: &mut File, entry: &Entry) -> io::Result<()> {
    let mut line = serde_json::to_vec(entry)?;
    line.push(b'\n');
    file.write_all(&line)
}
