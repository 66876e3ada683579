use super::database::Database;
use super::output::print;
use super::serve::shutdown_signal;
use crate::store::{Address, Store};
use anyhow::{Context as _, bail, ensure};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Backup {
    /// The new file (must not exist)
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Backup {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        let address = self.database.existing()?;
        let Address::File(db) = &address else {
            bail!(
                "use PostgreSQL's own program for backups: pg_dump --format=custom --file={} with the address of the \
                 database, and pg_restore to restore; or copy it into a file with bside migrate-store",
                self.file.display()
            );
        };
        ensure!(!self.file.exists(), "{} already exists: choose another name", self.file.display());
        let failed = || format!("cannot copy {address} to {}", self.file.display());
        tokio::select! {
            copied = Store::backup(db, &self.file) => copied.with_context(failed)?,
            // The file of the unfinished copy is removed.
            () = shutdown_signal() => bail!("stopped: no copy was made"),
        }
        print(format_args!("{} is a checked copy of {address}\n", self.file.display()))?;
        Ok(())
    }
}
