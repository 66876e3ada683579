//! `bside serve --check`: reports whether the bot could start.

use super::database::{self, ensure_complete, ensure_unused, unusable};
use super::metrics::Metrics;
use super::output::print;
use crate::discord::{self, Account, CheckedGuild, Servers};
use crate::i18n::Localizer;
use crate::localize::Message;
use crate::store::{self, Address, QuarantineReason, SchemaState, Shards, Store};
use anyhow::{Context as _, bail};

/// How far the clock may be from Discord's. A slow answer makes it seem ahead.
const MAX_CLOCK_ERROR_SECONDS: u64 = 60;

/// Checks the database, the port of the metrics and the bot's account without changing anything.
///
/// # Errors
/// Lists what has to be fixed before the bot can start.
pub(super) async fn run(
    settings: &discord::Settings,
    address: &Address,
    shards: Shards,
    metrics: &Metrics,
) -> anyhow::Result<()> {
    let mut problems = Vec::new();
    let mut is_current = false;
    match inspect(address).await.with_context(|| unusable(address)) {
        Ok(upkeep) => {
            print(format_args!("database     {address}: {}\n", describe_upkeep(upkeep)))?;
            is_current = matches!(upkeep, SchemaState::Current | SchemaState::Ahead);
            if is_current {
                problems.extend(ensure_complete(address).await.err().map(|error| format!("{error:#}")));
                for (table, channel, reason) in Store::inspect_quarantine(address).await? {
                    print(format_args!(
                        "on hold      table {table} of channel {channel}: {}\n",
                        describe_reason(reason)
                    ))?;
                }
            }
        }
        Err(error) => problems.push(format!("{error:#}")),
    }
    // A database that cannot be read is reported once.
    let unused = if problems.is_empty() { ensure_unused(address, shards).await } else { Ok(()) };
    let free = metrics.listen().await.map(drop);
    problems.extend([unused, free].into_iter().filter_map(Result::err).map(|error| format!("{error:#}")));
    match discord::preflight(settings).await {
        Ok(account) => {
            print(format_args!("token        belongs to {}\n", account.name))?;
            print(format_args!("servers      {}\n", account.guilds.len()))?;
            print(format_args!("invite link  {}\n", account.invitation))?;
            if is_current && let Err(error) = Store::check_application(address, account.application).await {
                problems.push(format!("{:#}", anyhow::Error::from(error).context(unusable(address))));
            }
            problems.extend(unplayable(&account));
            if is_current {
                print_role_obstacles(settings, address).await?;
            }
        }
        Err(error) => problems.push(format!("{:#}", anyhow::Error::from(error))),
    }
    if problems.is_empty() {
        print("All good. Start the bot with bside serve.\n")?;
        return Ok(());
    }
    bail!("{}", problems.join("\nbside: "))
}

/// Prints which roles that follow ratings the bot cannot give. Nothing else depends on them.
async fn print_role_obstacles(settings: &discord::Settings, address: &Address) -> anyhow::Result<()> {
    let store = database::open_read_only(address).await?;
    let roles = store.read().await?.ratings().all_roles().await?;
    store.close().await;
    let servers = Servers::new(&settings.token, settings.base.as_deref())?;
    for roles in roles.chunk_by(|(guild, _), (next, _)| guild == next) {
        let (guild, ids) = (roles[0].0, roles.iter().map(|(_, role)| *role).collect::<Vec<u64>>());
        // The bot may have left the server.
        let Ok(obstacles) = servers.role_obstacles(guild.0, &ids).await else { continue };
        for (role, obstacle) in ids.iter().zip(obstacles) {
            if let Some(obstacle) = obstacle {
                let obstacle = Message::new("roles-obstacle").with("obstacle", obstacle.name());
                let obstacle = Localizer::of("en").render(&obstacle);
                print(format_args!("roles        role {role} of the server {guild}: {obstacle}\n"))?;
            }
        }
    }
    Ok(())
}

/// The state of a database that can be used. Who may not write to a file learns that first, and not the code of SQLite's error.
async fn inspect(address: &Address) -> store::Result<SchemaState> {
    Store::check_writable(address).await?;
    Store::inspect(address).await
}

/// Logs what a bot that has started lacks at Discord: some people cannot play, or cannot send feedback.
pub(super) async fn report(settings: &discord::Settings) {
    match discord::preflight(settings).await {
        Ok(account) => {
            let problems = unplayable(&account);
            problems
                .iter()
                .for_each(|problem| tracing::warn!(problem, "people cannot use the bot as they should"));
        }
        Err(error) => {
            let problem = format!("{:#}", anyhow::Error::from(error));
            tracing::warn!(problem, "people cannot use the bot as they should");
        }
    }
}

/// Why people cannot play in some guilds, and what to do.
fn unplayable(account: &Account) -> Vec<String> {
    let Account { guilds, invitation, clock_ahead, .. } = account;
    if guilds.is_empty() {
        return vec![format!("the bot is not in a server yet: open the invite link {invitation}")];
    }
    let wrong_clock = wrong_clock(*clock_ahead);
    let without_commands = guilds.iter().filter(|guild| !guild.has_commands).map(lacks_commands);
    let without_permissions = guilds.iter().filter(|guild| !guild.lacking.is_empty()).map(lacks_permissions);
    wrong_clock.into_iter().chain(without_commands).chain(without_permissions).collect()
}

/// What an operator is told about a clock that is this many seconds ahead of Discord's, or behind if negative; `None` if it is right.
fn wrong_clock(ahead: i64) -> Option<String> {
    let order = if ahead > 0 { "ahead of" } else { "behind" };
    (ahead.unsigned_abs() > MAX_CLOCK_ERROR_SECONDS).then(|| {
        format!(
            "the clock of this machine is {} min {order} that of Discord, so times are wrong: set it, for instance by timedatectl \
             set-ntp true",
            ahead.unsigned_abs() / 60
        )
    })
}

fn describe_upkeep(upkeep: SchemaState) -> String {
    match upkeep {
        SchemaState::Empty => "will be created on first start".to_owned(),
        SchemaState::Current => "up to date".to_owned(),
        SchemaState::Behind(steps) => {
            format!("will be upgraded on next start, in {steps} steps")
        }
        SchemaState::Ahead => "from the next version, which this one can run alongside".to_owned(),
    }
}

fn describe_reason(reason: QuarantineReason) -> &'static str {
    match reason {
        QuarantineReason::ChannelGone => "its channel or server is gone, or the bot cannot see it",
        QuarantineReason::ChannelLocked => "its thread is locked",
        QuarantineReason::NoPermission => "the bot cannot see its channel or post there",
        QuarantineReason::HiddenFromPlayer => "the player to move cannot see its channel",
        QuarantineReason::PlayerTimedOut => "the player to move is timed out",
        QuarantineReason::Unreadable => "it cannot be restored; see the log for the reason",
    }
}

fn lacks_commands(CheckedGuild { name, .. }: &CheckedGuild) -> String {
    format!(
        "in the server {name} the bot has no commands, as it was invited without the scope applications.commands: open the invite \
         link again"
    )
}

fn lacks_permissions(CheckedGuild { name, lacking, .. }: &CheckedGuild) -> String {
    format!(
        "in the server {name} the bot is missing the permissions {}: open the invite link again",
        lacking.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_may_be_off_by_a_minute() {
        assert_eq!([wrong_clock(0), wrong_clock(60), wrong_clock(-60)], [None, None, None]);
        assert!(wrong_clock(3 * 3600).is_some_and(|problem| problem.contains("180 min ahead of")));
        assert!(wrong_clock(-61).is_some_and(|problem| problem.contains("1 min behind")));
    }
}
