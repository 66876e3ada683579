use super::check;
use crate::discord::{self, Bot};
use crate::host::Host;
use crate::store::Store;
use anyhow::{Context as _, bail};
use clap::Args;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Serve {
    /// Only look whether all is as it should be: token, permissions, settings and database
    #[arg(long)]
    check: bool,
    /// The token of the bot
    #[arg(long, env = "DISCORD_TOKEN", hide_env_values = true, default_value = "")]
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
        // An empty setting is none: `.env` files are full of them.
        let guild = self.guild.filter(|guild| !guild.is_empty());
        let wrong = "DISCORD_GUILD is the id of a server, a number: in Discord, Copy Server ID";
        let base = self.api_base.filter(|base| !base.is_empty());
        if base.as_ref().is_some_and(|base| !base.starts_with("http://") && !base.starts_with("https://")) {
            bail!("DISCORD_API_BASE begins with http:// or https://, or is left empty for Discord itself");
        }
        if self.token.trim().is_empty() {
            bail!("DISCORD_TOKEN is not set: .env.example says where a token comes from");
        }
        let settings = discord::Settings {
            token: self.token.trim().to_owned(),
            base,
            guild: guild.map(|id| id.trim().parse().context(wrong)).transpose()?,
        };
        if self.check {
            return check::run(&settings, &self.db).await;
        }
        let _lock = lock(&self.db)?;
        let host = host(Some(&self.db)).await?;
        for (table, channel, reason) in host.aside().await? {
            tracing::warn!(%table, channel, ?reason, "a table is put aside");
        }
        let mut bot = Bot::new(settings, host.clone()).await?;
        let ready = bot.ready();
        tokio::spawn(async {
            ready.await;
            tracing::info!("the bot is ready")
        });
        let result = bot.run(stopped()).await;
        host.close().await;
        Ok(result?)
    }
}

/// Keeps a second bot away from this database: both would answer everything. It goes with the process, however that
/// ends.
pub(super) fn lock(db: &Path) -> anyhow::Result<File> {
    let path = db.with_extension("lock");
    let file = File::create(&path).with_context(|| format!("{} cannot be made", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            bail!("another process serves the database {}: end that one first", db.display())
        }
        Err(TryLockError::Error(error)) => {
            Err(error).with_context(|| format!("{} cannot be locked", path.display()))
        }
    }
}

/// On this database; without a path it is a temporary one.
pub(super) async fn host(db: Option<&Path>) -> anyhow::Result<Host> {
    let name = || db.map_or("that is temporary".to_owned(), |db| db.display().to_string());
    let store = Store::open(db).await.with_context(|| format!("the database {} cannot be used", name()))?;
    let host = Host::new(store);
    let games = host.renew_ratings().await.context("the ratings cannot be made anew")?;
    if games > 0 {
        tracing::info!(games, "all games were rated anew, by another arithmetic than when they were played");
    }
    Ok(host)
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
