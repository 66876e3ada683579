use super::database;
use super::output::print;
use super::serve::{host, shutdown_signal};
use crate::discord::{self, Bot, Operator};
use crate::sandbox::{self, Fault, WorldConfig};
use crate::store::{Address, Shards, Store};
use crate::table::{ChannelId, PlayerId};
use anyhow::Context;
use clap::Args;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

/// The time between two IDENTIFYs of a bot on Discord.
const IDENTIFY_INTERVAL: Duration = Duration::from_secs(5);

#[derive(Args)]
#[command(after_help = include_str!("sandbox_help.txt"))]
pub(super) struct Sandbox {
    /// Port of the web page; 0 picks a free one
    #[arg(long, env = "BSIDE_PORT", default_value_t = 8080)]
    port: u16,
    /// Database file; the state of the sandbox is stored next to it [default: nothing is kept]
    #[arg(long)]
    db: Option<PathBuf>,
    /// Start the sandbox without this bot, for any other bot; prints its address and bot tokens
    #[arg(long)]
    no_bot: bool,
    /// TOML file with the applications, people, servers and channels, such as src/sandbox/assets/world.toml
    #[arg(long, value_name = "FILE")]
    world: Option<PathBuf>,
    /// Append each bot request to this file as a line of JSON, with whether it was accepted
    #[arg(long, value_name = "FILE")]
    requests: Option<PathBuf>,
    /// Inject a fault once (repeatable), such as {"kind": "late_interaction", "millis": 500}
    #[arg(long, value_name = "JSON")]
    fault: Vec<Fault>,
    /// Do not rate limit bots
    #[arg(long)]
    no_limits: bool,
    /// Serve HTTPS with a certificate of its own, which is written to this file for clients to trust
    #[arg(long, value_name = "FILE", requires = "no_bot")]
    tls: Option<PathBuf>,
    /// Have the same ids, tokens and times at each start: the clock stands still until POST /sandbox/clock moves it
    #[arg(long)]
    deterministic: bool,
}

impl Sandbox {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        // An unusable database must be reported before the sandbox starts.
        let store = match &self.db {
            Some(file) if !self.no_bot => {
                Some(database::serve(&Address::File(file.clone()), Shards::ALL).await?)
            }
            _ => None,
        };
        let sandbox = sandbox::Sandbox::start(self.settings()?).await?;
        self.fault.into_iter().for_each(|fault| sandbox.inject(fault));
        if self.no_bot {
            print_address("The sandbox is open at", &sandbox.base_url(), sandbox.bots())?;
            shutdown_signal().await;
            sandbox.shutdown().await;
            return Ok(());
        }
        let bot = discord::Settings {
            token: sandbox.bot_token().to_owned(),
            base: Some(sandbox.base_url()),
            guild: None,
            has_limits: false,
            shards: None,
            operator: Operator::default(),
        };
        let (_lock, store) = match store {
            Some((lock, store)) => (Some(lock), store),
            None => (None, Store::open_temporary().await?),
        };
        let host = host(store, Shards::ALL).await?;
        let bot = Bot::new(bot, host.clone()).await?;
        if let (&[one, other, ..], channel @ 1..) = (sandbox.person_ids(), sandbox.first_channel_id()) {
            bot.greet(ChannelId(channel), [PlayerId(one), PlayerId(other)]).await?;
        }
        let (ready, base_url) = (bot.ready(), sandbox.base_url());
        let other_bots = sandbox.bots().get(1..).unwrap_or_default().to_vec();
        tokio::spawn(async move {
            ready.await;
            if let Err(error) = print_address("B-Side is open at", &base_url, &other_bots) {
                tracing::error!(error = &error as &dyn std::error::Error, %base_url, "cannot print the address of the sandbox");
            }
        });
        let result = bot.run(shutdown_signal()).await;
        host.close().await;
        sandbox.shutdown().await;
        Ok(result?)
    }

    fn settings(&self) -> anyhow::Result<sandbox::Settings> {
        let world = match &self.world {
            None => WorldConfig::default(),
            Some(file) => {
                let text =
                    fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
                WorldConfig::from_toml(&text)
                    .with_context(|| format!("{} is not a valid world file", file.display()))?
            }
        };
        Ok(sandbox::Settings {
            port: self.port,
            data_dir: self.db.as_ref().map(|db| db.with_extension("sandbox")),
            world,
            certificate: self.tls.clone(),
            request_log: self.requests.clone(),
            enforce_rate_limits: !self.no_limits,
            identify_interval: if self.no_limits { Duration::ZERO } else { IDENTIFY_INTERVAL },
            is_deterministic: self.deterministic,
            ..Default::default()
        })
    }
}

/// Prints the address of the sandbox and the tokens of bots, which are valid there only.
fn print_address(prefix: &str, base_url: &str, bots: &[(String, String)]) -> io::Result<()> {
    print(format_args!("{prefix} {base_url}\n"))?;
    bots.iter().try_for_each(|(name, token)| print(format_args!("{name}: {token}\n")))
}
