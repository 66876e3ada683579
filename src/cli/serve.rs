use crate::discord::{self, Bot};
use crate::host::Host;
use crate::store::Store;
use anyhow::Context as _;
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Serve {
    /// The token of the bot
    #[arg(long, env = "DISCORD_TOKEN", hide_env_values = true)]
    token: String,
    /// Register the commands in this server only
    #[arg(long, env = "DISCORD_GUILD")]
    guild: Option<String>,
    /// Another Discord-compatible server, such as http://127.0.0.1:8080
    #[arg(long, env = "DISCORD_API_BASE")]
    api_base: Option<String>,
    /// The database
    #[arg(long, env = "BSIDE_DB", default_value = "bside.db")]
    db: PathBuf,
}

impl Serve {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        let host = host(&self.db).await?;
        // An empty setting is none: `.env` files are full of them.
        let guild = self.guild.filter(|guild| !guild.is_empty());
        let bot = discord::Settings {
            token: self.token,
            base: self.api_base.filter(|base| !base.is_empty()),
            guild: guild.map(|id| id.parse().context("DISCORD_GUILD is the id of a server")).transpose()?,
        };
        let mut bot = Bot::new(bot, host).await?;
        let ready = bot.ready();
        tokio::spawn(async {
            ready.await;
            tracing::info!("the bot is ready")
        });
        bot.run(stopped()).await?;
        Ok(())
    }
}

pub(super) async fn host(db: &Path) -> anyhow::Result<Host> {
    let store = Store::open(Some(db))
        .await
        .with_context(|| format!("the database {} cannot be used", db.display()))?;
    Ok(Host::new(store))
}

/// Resolves when the process is asked to end.
pub(super) async fn stopped() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        },
        Err(_) => {
            // Nothing to be done about it: the process can still be killed.
            let _ = tokio::signal::ctrl_c().await;
        }
    }
}
