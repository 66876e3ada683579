use super::serve::host;
use anyhow::{bail, ensure};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Ratings {
    /// Rates all results anew and compares
    #[arg(long, required = true)]
    verify: bool,
    /// The database
    #[arg(long, env = "BSIDE_DB", default_value = "bside.db")]
    db: PathBuf,
}

impl Ratings {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        ensure!(self.db.exists(), "there is no database {}", self.db.display());
        let host = host(Some(&self.db)).await?;
        let check = host.check_ratings().await?;
        host.close().await;
        if check.wrong.is_empty() {
            println!("{} ratings are what {} games make them", check.ratings, check.games);
            return Ok(());
        }
        for wrong in &check.wrong {
            println!("{wrong}");
        }
        bail!("{} of {} ratings are wrong", check.wrong.len(), check.ratings)
    }
}
