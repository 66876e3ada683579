use super::metrics::Metrics;
use super::output::print;
use anyhow::{Context as _, ensure};
use clap::Args;
use std::time::Duration;

/// A bot answers within the time-outs of its own checks.
const TIMEOUT: Duration = Duration::from_secs(10);

#[derive(Args)]
pub(super) struct Health {
    #[command(flatten)]
    metrics: Metrics,
}

impl Health {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        let address =
            self.metrics.address()?.context("BSIDE_METRICS is not set: the bot tells nobody how it is")?;
        let client = reqwest12::Client::builder()
            .tls_built_in_root_certs(false)
            .no_proxy()
            .timeout(TIMEOUT)
            .build()?;
        let answer = client.get(format!("http://{address}/healthz")).send().await;
        let answer = answer.with_context(|| format!("nothing answers at {address}: is the bot running?"))?;
        let is_healthy = answer.status().is_success();
        let text = answer.text().await?;
        ensure!(is_healthy, "{}", text.trim());
        print(format_args!("{text}"))?;
        Ok(())
    }
}
