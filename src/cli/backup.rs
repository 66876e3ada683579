use super::database::Database;
use super::log;
use super::output::print;
use super::serve::shutdown_signal;
use crate::store::{Address, Store};
use anyhow::{Context as _, bail, ensure};
use clap::Args;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Backup {
    /// The new file (must not exist), or with --keep the folder of all copies
    #[arg(value_name = "FILE")]
    target: PathBuf,
    /// Name the copy by its time, and keep only the newest copies in the folder, this many
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..))]
    keep: Option<u16>,
    #[command(flatten)]
    database: Database,
}

impl Backup {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        let address = self.database.existing()?;
        let file = match self.keep {
            Some(_) => {
                ensure!(self.target.is_dir(), "{} is not a folder: create it first", self.target.display());
                self.target.join(copy_name(&log::now()))
            }
            None => self.target.clone(),
        };
        let Address::File(db) = &address else {
            bail!(
                "use PostgreSQL's own program for backups: pg_dump --format=custom --file={} with the address of the \
                 database, and pg_restore to restore; or copy it into a file with bside migrate-store",
                file.display()
            );
        };
        ensure!(!file.exists(), "{} already exists: choose another name", file.display());
        let failed = || format!("cannot copy {address} to {}", file.display());
        tokio::select! {
            copied = Store::backup(db, &file) => copied.with_context(failed)?,
            // The file of the unfinished copy is removed.
            () = shutdown_signal() => bail!("stopped: no copy was made"),
        }
        if let Err(error) = Store::record_backup(db).await {
            let error: &dyn Error = &error;
            tracing::warn!(error, "the bot cannot be told that there is a copy");
        }
        print(format_args!("{} is a checked copy of {address}\n", file.display()))?;
        match self.keep {
            Some(keep) => remove_old(&self.target, keep.into()),
            None => Ok(()),
        }
    }
}

/// The name of a copy made at this time, such as `2026-11-27T03:15:00.123Z`. Names are in the order of their times.
fn copy_name(time: &str) -> String {
    let seconds = time.get(..19).unwrap_or(time);
    format!("bside-{}.db", seconds.replace(':', "-"))
}

/// Whether a file has the name of a copy.
fn is_copy_name(name: &str) -> bool {
    let time = name.strip_prefix("bside-").and_then(|name| name.strip_suffix(".db"));
    time.is_some_and(|time| {
        let shape: String = time.chars().map(|sign| if sign.is_ascii_digit() { '0' } else { sign }).collect();
        shape == "0000-00-00T00-00-00"
    })
}

/// Removes all but the newest copies from a folder. Files with other names stay.
fn remove_old(folder: &Path, keep: usize) -> anyhow::Result<()> {
    let failed = || format!("cannot remove old copies from {}", folder.display());
    let mut copies = Vec::new();
    for entry in fs::read_dir(folder).with_context(failed)? {
        let entry = entry.with_context(failed)?;
        if is_copy_name(&entry.file_name().to_string_lossy()) {
            copies.push(entry.path());
        }
    }
    copies.sort();
    for old in copies.iter().rev().skip(keep) {
        fs::remove_file(old).with_context(failed)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_copies_are_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let made = ["2026-11-25T03:15:00.1Z", "2026-11-27T03:15:00.1Z", "2026-11-26T03:15:00.123456Z"];
        let made = made.map(copy_name);
        for name in made.iter().map(String::as_str).chain(["bside.db", "bside-old.db", "notes"]) {
            fs::write(folder.path().join(name), "").expect("written");
        }
        remove_old(folder.path(), 2).expect("removed");
        let entries = fs::read_dir(folder.path()).expect("a folder");
        let mut left: Vec<_> = entries.map(|entry| entry.expect("a file").file_name()).collect();
        left.sort();
        let expected = [
            "bside-2026-11-26T03-15-00.db",
            "bside-2026-11-27T03-15-00.db",
            "bside-old.db",
            "bside.db",
            "notes",
        ];
        assert_eq!(left, expected);
    }
}
