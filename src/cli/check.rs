//! `bside serve --check`: whether the bot could start, in plain words.

use super::database::unusable;
use super::output::put;
use crate::discord::{self, Account, Server};
use crate::store::{Address, QuarantineReason, SchemaState, Store};
use anyhow::{Context as _, bail};

/// Looks at the database and at the bot's account; changes nothing. An error if something has to be mended first.
pub(super) async fn run(settings: &discord::Settings, address: &Address) -> anyhow::Result<()> {
    let mut wrong = Vec::new();
    match Store::inspect(address).await.with_context(|| unusable(address)) {
        Ok(upkeep) => {
            put(format_args!("database     {address}: {}\n", told(upkeep)))?;
            if matches!(upkeep, SchemaState::Current | SchemaState::Ahead) {
                for (table, channel, reason) in Store::inspect_quarantine(address).await? {
                    put(format_args!("put aside    table {table} of channel {channel}: {}\n", why(reason)))?;
                }
            }
        }
        Err(error) => wrong.push(format!("{error:#}")),
    }
    match discord::check(settings).await {
        Ok(Account { name, invitation, servers }) => {
            put(format_args!("token        is that of {name}\n"))?;
            put(format_args!("servers      {}\n", servers.len()))?;
            put(format_args!("invitation   {invitation}\n"))?;
            wrong.extend(servers.iter().filter(|server| !server.lacking.is_empty()).map(lacking));
            if servers.is_empty() {
                wrong.push("the bot is in no server yet: open the invitation above".to_owned());
            }
        }
        Err(error) => wrong.push(format!("{:#}", anyhow::Error::from(error))),
    }
    if wrong.is_empty() {
        put("All is well: bside serve starts the bot.\n")?;
        return Ok(());
    }
    bail!("{}", wrong.join("\nbside: "))
}

fn told(upkeep: SchemaState) -> String {
    match upkeep {
        SchemaState::Empty => "will be made at the first start".to_owned(),
        SchemaState::Current => "up to date".to_owned(),
        SchemaState::Behind(steps) => {
            format!("will be brought up to date at the next start, in {steps} steps")
        }
        SchemaState::Ahead => "of the next version, beside which this one can run".to_owned(),
    }
}

fn why(reason: QuarantineReason) -> &'static str {
    match reason {
        QuarantineReason::ChannelGone => "its channel or server is gone, or the bot cannot see it",
        QuarantineReason::Unreadable => "it cannot be rebuilt from what is stored; the log said why",
    }
}

fn lacking(Server { name, lacking }: &Server) -> String {
    format!(
        "in the server {name} the bot lacks the permissions {}: open the invitation again",
        lacking.join(", ")
    )
}
