use super::database::{Database, lock_in_place};
use super::output::print;
use crate::store::{Address, Store};
use anyhow::{Context as _, bail};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Restore {
    /// A copy made by bside backup
    #[arg(value_name = "FILE")]
    copy: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Restore {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        let address = self.database.address()?;
        let Address::File(db) = &address else {
            bail!("use PostgreSQL's own program: pg_restore, into an empty database");
        };
        let failed = || format!("cannot put {} in the place of {address}", self.copy.display());
        let _lock = lock_in_place(&address, db)?;
        Store::restore(&self.copy, db).await.with_context(failed)?;
        print(format_args!(
            "{address} is now the copy {}. What was there is in {}.replaced\n",
            self.copy.display(),
            db.display()
        ))
        .map_err(Into::into)
    }
}
