use super::database::Database;
use super::output::print;
use super::serve::shutdown_signal;
use crate::store::{Address, Store};
use anyhow::{Context as _, bail};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Backup {
    /// The new file, which must not exist
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Backup {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        let address = self.database.existing()?;
        let Address::File(db) = &address else {
            bail!(
                "PostgreSQL has a program of its own for copies: pg_dump --format=custom --file={} with the address \
                 of the database, and pg_restore for the way back; or bside migrate-store, into a file",
                self.file.display()
            );
        };
        let failed = || format!("no copy of {address} could be made in {}", self.file.display());
        tokio::select! {
            copied = Store::backup(db, &self.file) => copied.with_context(failed)?,
            // The file of the unfinished copy is removed.
            () = shutdown_signal() => bail!("no copy was made: the command was stopped"),
        }
        print(format_args!("{} is a copy of {address}, opened and checked\n", self.file.display()))?;
        Ok(())
    }
}
