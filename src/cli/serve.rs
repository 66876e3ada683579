use super::account::Account;
use super::database::{self, Database};
use super::metrics::{self, Metrics};
use super::supervisor;
use super::{Misconfigured, check};
use crate::app::operations::metrics::COMMIT;
use crate::discord::{self, Bot, Connected, Health, Operator, PageUrl};
use crate::host::Host;
use crate::store::{Address, Shards, Store};
use crate::table::ChannelId;
use anyhow::{Context as _, bail};
use clap::Args;
use sd_notify::NotifyState;
use std::num::NonZeroU64;

#[derive(Args)]
pub(super) struct Serve {
    /// Check token, permissions, settings and database, then exit
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    account: Account,
    /// Register commands only in the server with this id
    #[arg(long, env = "DISCORD_GUILD")]
    guild: Option<String>,
    /// Let people of a sandbox act as fast as tests do
    #[arg(long, hide = true)]
    no_limits: bool,
    #[command(flatten)]
    database: Database,
    /// Serve only these shards, such as 0-3/16; other processes serve the rest on the same PostgreSQL database
    #[arg(long, env = "BSIDE_SHARDS", value_name = "FIRST-LAST/ALL")]
    shards: Option<String>,
    #[command(flatten)]
    metrics: Metrics,
    /// Page with your privacy policy, linked by /privacy and /help
    #[arg(long, env = "BSIDE_PRIVACY_URL", value_name = "URL")]
    privacy_url: Option<String>,
    /// Page with your terms of service, linked by /privacy and /help
    #[arg(long, env = "BSIDE_TERMS_URL", value_name = "URL")]
    terms_url: Option<String>,
    /// Id of the channel in which /feedback is posted; without it, it is logged
    #[arg(long, env = "BSIDE_FEEDBACK_CHANNEL", value_name = "ID")]
    feedback_channel: Option<String>,
}

/// What the settings say.
struct Parsed {
    settings: discord::Settings,
    address: Address,
    shards: Shards,
}

impl Serve {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        let Parsed { settings, address, shards } = self.parse().map_err(Misconfigured)?;
        if self.check {
            return check::run(&settings, &address, shards, &self.metrics).await;
        }
        let listener = self.metrics.listen().await?;
        if let Some(listener) = &listener {
            tracing::info!(address = %listener.local_addr()?, "metrics are served");
        }
        let (_lock, store) = database::serve(&address, shards).await?;
        let host = host(store, shards).await?;
        for (table, channel, reason) in host.tables().quarantined().await? {
            tracing::warn!(%table, %channel, ?reason, "a table is quarantined");
        }
        let bot = Bot::new(settings.clone(), host.clone()).await?;
        if let Some(listener) = listener {
            tokio::spawn(metrics::serve(listener, bot.health()));
        }
        tokio::spawn(report_ready(bot.ready(), address, bot.health(), settings));
        let stopping = async {
            shutdown_signal().await;
            tracing::info!("the bot is stopping");
            supervisor::tell(NotifyState::Stopping);
        };
        bot.run(stopping).await?;
        host.close().await;
        tracing::info!("the bot has stopped");
        Ok(())
    }

    /// Parses the settings. `.env` files leave those empty that are not used.
    fn parse(&self) -> anyhow::Result<Parsed> {
        let set = |text: &Option<String>| {
            text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
        };
        let bad_guild = "DISCORD_GUILD must be the id of a server, a number (in Discord: Copy Server ID)";
        let bad_channel =
            "BSIDE_FEEDBACK_CHANNEL must be the id of a channel, a number (in Discord: Copy Channel ID)";
        let base = self.account.base()?;
        let token = self.account.token()?;
        let shards: Option<Shards> = set(&self.shards).map(|shards| shards.parse()).transpose()?;
        let guild = set(&self.guild).map(|id| id.parse().context(bad_guild)).transpose()?;
        let feedback_channel = set(&self.feedback_channel).map(|id| id.parse().context(bad_channel));
        let operator = Operator {
            privacy: page("BSIDE_PRIVACY_URL", set(&self.privacy_url))?,
            terms: page("BSIDE_TERMS_URL", set(&self.terms_url))?,
            feedback_channel: feedback_channel.transpose()?.map(|id: NonZeroU64| ChannelId(id.get())),
        };
        self.metrics.address()?;
        let address = self.database.address()?;
        if let (Address::File(_), Some(shards)) = (&address, shards)
            && !shards.cover_all()
        {
            bail!(
                "BSIDE_SHARDS={shards} would leave servers without a bot, as only one process can use a file of SQLite: leave \
                 it empty, or use PostgreSQL for several processes"
            );
        }
        let settings =
            discord::Settings { token, has_limits: !self.no_limits, base, guild, shards, operator };
        Ok(Parsed { settings, address, shards: shards.unwrap_or(Shards::ALL) })
    }
}

/// Parses the address of a page.
fn page(setting: &str, text: Option<String>) -> anyhow::Result<Option<PageUrl>> {
    let Some(text) = text else { return Ok(None) };
    Ok(Some(text.parse().with_context(|| format!("{setting} is not the address of a page"))?))
}

/// Logs that the bot is ready, what an operator asks first about it, and what is wrong nevertheless.
async fn report_ready(
    ready: impl Future<Output = ()>,
    address: Address,
    health: Health,
    settings: discord::Settings,
) {
    ready.await;
    let Connected { shards, servers } = health.connected().await;
    tracing::info!(
        version = env!("BSIDE_VERSION"),
        commit = COMMIT,
        database = %address,
        schema = Store::schema_version(),
        shards,
        servers,
        "the bot is ready"
    );
    supervisor::tell(NotifyState::Ready);
    check::report(&settings).await;
}

/// The host of the tables in a database, with ratings that this version has calculated and what the version before has posted.
pub(super) async fn host(store: Store, shards: Shards) -> anyhow::Result<Host> {
    let host = Host::new(store);
    host.posts().adopt(shards).await.context("cannot take over what was posted")?;
    host.ratings().recompute().await.context("cannot recompute the ratings")?;
    Ok(host)
}

/// Resolves when the process receives SIGTERM or SIGINT.
pub(super) async fn shutdown_signal() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        },
        Err(_) => {
            // If this fails as well, the process can still be killed.
            let _ = tokio::signal::ctrl_c().await;
        }
    }
}
