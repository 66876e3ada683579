use crate::store::Store;
use anyhow::{Context as _, ensure};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Backup {
    /// The new file: none is written over
    file: PathBuf,
    /// The database
    #[arg(long, env = "BSIDE_DB", default_value = "bside.db")]
    db: PathBuf,
}

impl Backup {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        ensure!(self.db.exists(), "there is no database {}", self.db.display());
        let failed = || format!("no copy of {} could be made in {}", self.db.display(), self.file.display());
        Store::backup(&self.db, &self.file).await.with_context(failed)?;
        println!("{} is a copy of {}, opened and checked", self.file.display(), self.db.display());
        Ok(())
    }
}
