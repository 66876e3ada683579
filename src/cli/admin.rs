//! `bside admin`: what the operator promises in the terms of service, beside a running bot.

use super::account::Account;
use super::database::{self, Database};
use super::output::print;
use crate::discord::Servers;
use crate::host::Host;
use crate::store::Store;
use crate::table::{GuildId, PlayerId, TableId};
use anyhow::{Context as _, ensure};
use clap::{Args, Subcommand, ValueEnum};
use std::env;
use std::fmt::Arguments;
use std::num::NonZeroU64;

#[derive(Args)]
pub(super) struct Admin {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Excludes a person, who resigns all games, or a server, which the bot leaves
    Exclude {
        kind: Kind,
        /// Id of the person or server (in Discord: Copy User ID, Copy Server ID)
        id: NonZeroU64,
        #[command(flatten)]
        database: Database,
        #[command(flatten)]
        account: Account,
    },
    /// Readmits a person or a server
    Readmit {
        id: NonZeroU64,
        #[command(flatten)]
        database: Database,
    },
    /// Lists the ids of excluded people, with their names, and servers
    Excluded {
        #[command(flatten)]
        database: Database,
    },
    /// Takes finished games out of the ratings, and recomputes all ratings
    Unrate {
        #[command(flatten)]
        games: Games,
    },
    /// Counts games again that were taken out of the ratings
    Rate {
        #[command(flatten)]
        games: Games,
    },
    /// Lists the ids and names of the bot's servers
    Servers {
        #[command(flatten)]
        account: Account,
    },
    /// Leaves a server, which can invite the bot again
    Leave {
        id: NonZeroU64,
        #[command(flatten)]
        account: Account,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    Person,
    Server,
}

#[derive(Args)]
struct Games {
    /// Numbers of the tables, as the bot shows them
    #[arg(required = true)]
    tables: Vec<i64>,
    #[command(flatten)]
    database: Database,
}

impl Admin {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        match self.action {
            Action::Exclude { kind: Kind::Person, id, database, .. } => {
                let host = open(&database).await?;
                let left = host.players().exclude(PlayerId(id.get())).await?;
                host.close().await;
                report(format_args!("person {id} is excluded, and has left {left} tables"))
            }
            Action::Exclude { kind: Kind::Server, id, database, account } => {
                let host = open(&database).await?;
                host.players().exclude_guild(GuildId(id.get())).await?;
                host.close().await;
                if account.token_if_set()?.is_none() {
                    return report(format_args!(
                        "server {id} is excluded, and the bot leaves it when it starts; DISCORD_TOKEN is not set"
                    ));
                }
                let servers = servers(&account)?;
                if servers.list().await?.iter().any(|(known, _)| *known == id.get()) {
                    servers.leave(id).await?;
                    return report(format_args!("server {id} is excluded, and the bot has left it"));
                }
                report(format_args!("server {id} is excluded, and the bot is not in it"))
            }
            Action::Readmit { id, database } => {
                let host = open(&database).await?;
                let was_excluded = host.players().readmit(id.get()).await?;
                host.close().await;
                ensure!(was_excluded, "{id} is not excluded: bside admin excluded lists who is");
                report(format_args!("{id} is readmitted"))
            }
            Action::Excluded { database } => {
                let host = Host::new(database::open_read_only(&database.existing()?).await?);
                let excluded = host.players().excluded().await?;
                host.close().await;
                excluded.iter().try_for_each(|one| Ok(print(format_args!("{} {}\n", one.id, one.name))?))
            }
            Action::Unrate { games } => games.set_void(true, "no longer count for ratings").await,
            Action::Rate { games } => games.set_void(false, "count for ratings").await,
            Action::Servers { account } => {
                let servers = servers(&account)?.list().await?;
                servers.iter().try_for_each(|(id, name)| Ok(print(format_args!("{id} {name}\n"))?))
            }
            Action::Leave { id, account } => {
                servers(&account)?.leave(id).await.with_context(|| format!("cannot leave server {id}"))?;
                report(format_args!("the bot has left server {id}"))
            }
        }
    }
}

impl Games {
    async fn set_void(self, is_void: bool, now: &str) -> anyhow::Result<()> {
        let tables: Vec<TableId> = self.tables.iter().copied().map(TableId).collect();
        let host = open(&self.database).await?;
        let unrated = host.ratings().set_void(&tables, is_void).await?;
        host.close().await;
        ensure!(
            unrated.is_empty(),
            "nothing has changed: these tables have no rated game: {}",
            list(&unrated)
        );
        report(format_args!("the games of these tables {now}: {}", list(&tables)))
    }
}

fn servers(account: &Account) -> anyhow::Result<Servers> {
    Ok(Servers::new(&account.token()?, account.base()?.as_deref())?)
}

fn list(tables: &[TableId]) -> String {
    tables.iter().map(TableId::to_string).collect::<Vec<_>>().join(", ")
}

/// Opens a database for changes, also while the bot uses it. Only the bot migrates.
async fn open(database: &Database) -> anyhow::Result<Host> {
    let address = database.existing()?;
    database::open_read_only(&address).await?.close().await;
    let store = Store::connect(&address).await.with_context(|| database::unusable(&address))?;
    let host = Host::new(store);
    // Opponents who chose direct messages are told by one.
    host.notices().refresh().await?;
    Ok(host)
}

/// Logs what was done and who has done it, and prints it.
fn report(done: Arguments) -> anyhow::Result<()> {
    let set = ["SUDO_USER", "USER", "LOGNAME"].iter().find_map(|name| env::var(name).ok());
    tracing::info!(user = set.as_deref().unwrap_or("unknown"), "{done}");
    Ok(print(format_args!("{done}\n"))?)
}
