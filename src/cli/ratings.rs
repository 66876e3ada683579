use super::database::{self, Database};
use super::output::print;
use crate::host::Host;
use anyhow::bail;
use clap::Args;

#[derive(Args)]
pub(super) struct Ratings {
    /// Recompute all ratings from the results and compare them, without changing anything
    #[arg(long, required = true)]
    verify: bool,
    #[command(flatten)]
    database: Database,
}

impl Ratings {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        let host = Host::new(database::open_read_only(&self.database.existing()?).await?);
        if host.ratings().are_outdated().await? {
            bail!("the ratings follow an earlier rule: start bside serve to recompute them");
        }
        let check = host.ratings().verify().await?;
        host.close().await;
        if check.wrong.is_empty() {
            print(format_args!("ratings: {}, games: {}, all correct\n", check.ratings, check.games))?;
            return Ok(());
        }
        for wrong in &check.wrong {
            print(format_args!("{wrong}\n"))?;
        }
        bail!("{} of {} ratings are wrong", check.wrong.len(), check.ratings)
    }
}
