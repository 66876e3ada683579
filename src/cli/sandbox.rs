use super::database;
use super::output::put;
use super::serve::{host, stopped};
use crate::discord::{self, Bot};
use crate::sandbox::{self, Fault, Plan, Sandbox};
use crate::store::{Address, Shards, Store};
use crate::table::{ChannelId, PlayerId};
use anyhow::Context;
use clap::Args;
use std::fs;
use std::io;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Play {
    /// The port of the page; 0 takes any that is free
    #[arg(long, env = "BSIDE_PORT", default_value_t = 8080)]
    port: u16,
    /// The database; the state of the sandbox is kept beside it. Without it all is temporary
    #[arg(long)]
    db: Option<PathBuf>,
    /// Opens the sandbox alone, for any bot: its address and the tokens of its bots are printed
    #[arg(long)]
    no_bot: bool,
    /// The applications, people, servers and channels, in a TOML file such as assets/sandbox/world.toml
    #[arg(long, value_name = "FILE")]
    world: Option<PathBuf>,
    /// Adds every request of a bot to this file, as a line of JSON, with whether Discord would have taken it
    #[arg(long, value_name = "FILE")]
    requests: Option<PathBuf>,
    /// Lets something go wrong once, such as {"kind": "late", "millis": 500}; may be given several times
    #[arg(long, value_name = "JSON")]
    fault: Vec<Fault>,
    /// Keeps no bot to rate limits
    #[arg(long)]
    no_limits: bool,
}

impl Play {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        // Before anything else is begun.
        let store = match &self.db {
            Some(file) if !self.no_bot => {
                Some(database::serve(&Address::File(file.clone()), Shards::ALL).await?)
            }
            _ => None,
        };
        let sandbox = Sandbox::start(self.settings()?).await?;
        self.fault.into_iter().for_each(|fault| sandbox.inject(fault));
        if self.no_bot {
            tell("The sandbox is open at", &sandbox.base(), sandbox.bots())?;
            stopped().await;
            sandbox.shutdown().await;
            return Ok(());
        }
        let bot = discord::Settings {
            token: sandbox.bot_token().to_owned(),
            base: Some(sandbox.base()),
            guild: None,
            shards: None,
        };
        let (_lock, store) = match store {
            Some((lock, store)) => (Some(lock), store),
            None => (None, Store::open(None).await?),
        };
        let host = host(store).await?;
        let mut bot = Bot::new(bot, host.clone()).await?;
        if let &[one, other, ..] = sandbox.people() {
            bot.greet(ChannelId(sandbox.first_channel()), [PlayerId(one), PlayerId(other)]).await?;
        }
        let (ready, base) = (bot.ready(), sandbox.base());
        let others = sandbox.bots().get(1..).unwrap_or_default().to_vec();
        tokio::spawn(async move {
            ready.await;
            if let Err(error) = tell("B-Side is open at", &base, &others) {
                tracing::error!(error = &error as &dyn std::error::Error, %base, "nobody is told that it is open");
            }
        });
        let result = bot.run(stopped()).await;
        host.close().await;
        sandbox.shutdown().await;
        Ok(result?)
    }

    fn settings(&self) -> anyhow::Result<sandbox::Settings> {
        let plan = match &self.world {
            None => Plan::default(),
            Some(file) => {
                let text =
                    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
                Plan::read(&text).with_context(|| format!("{} describes no world", file.display()))?
            }
        };
        Ok(sandbox::Settings {
            port: self.port,
            folder: self.db.as_ref().map(|db| db.with_extension("sandbox")),
            plan,
            requests: self.requests.clone(),
            limits: !self.no_limits,
            ..Default::default()
        })
    }
}

/// Prints where it is open, and the tokens of bots, which are worth nothing anywhere else.
fn tell(open: &str, base: &str, bots: &[(String, String)]) -> io::Result<()> {
    put(format_args!("{open} {base}\n"))?;
    bots.iter().try_for_each(|(name, token)| put(format_args!("{name}: {token}\n")))
}
