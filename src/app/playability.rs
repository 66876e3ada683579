//! Whether people can play at a table, by the state of its channel. Where they cannot, the table is quarantined, so that no
//! clock runs there; when they can again, it is released and the time is given back.
//!
//! A table is checked when something is due there and when the chat service reports a change of its server, and a
//! quarantined one from time to time as well.

use super::delivery::report_broken;
use super::membership;
use super::presenter::{Obstacle, Presenter};
use super::{App, backoff};
use crate::host::{HostError, QuarantineReason, TableRef};
use crate::table::{ChannelId, GuildId, Phase, Table, TableId, Timestamp};
use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::error::Error;
use std::mem;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout_at};

/// Time between two checks of all quarantined tables.
const RECHECK_INTERVAL: Duration = Duration::from_secs(5 * 60);
/// Time for which changes of servers are collected: settings are often changed several times in a row.
const GUILD_CHANGE_DEBOUNCE: Duration = Duration::from_secs(1);

/// Number of tables whose channels are checked at a time.
pub(super) const CHECKED_AT_A_TIME: usize = 8;

/// Servers whose tables are to be checked.
#[derive(Debug, Default)]
pub struct GuildChanges {
    guilds: Mutex<BTreeMap<GuildId, GuildChange>>,
    /// When channels were first changed.
    channels: Mutex<ChannelChanges>,
    changed: Notify,
}

/// When channels were changed: a table's channel that cannot be used was usable until then.
pub(super) type ChannelChanges = BTreeMap<ChannelId, Timestamp>;

/// A change of a server that concerns its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GuildChange {
    /// The server is back after an outage, or the bot has joined it: only quarantined tables are concerned.
    Returned,
    /// Only threads have changed, which anybody can do: only tables in them are concerned.
    Threads,
    /// Channels or permissions have changed.
    Updated,
    /// The server is not available.
    Unavailable,
    /// The bot is not in the server any more.
    Left,
}

impl GuildChanges {
    /// Has the tables of a server checked soon.
    pub fn report(&self, guild: GuildId, change: GuildChange) {
        insert(&mut self.guilds.lock(), guild, change);
        self.changed.notify_one();
    }

    /// The same for one channel that was changed or deleted at this time.
    pub fn report_channel(&self, guild: GuildId, channel: ChannelId, at: Timestamp) {
        self.channels.lock().entry(channel).or_insert(at);
        self.report(guild, GuildChange::Updated);
    }

    /// The same for one thread. Other tables of its server are not concerned.
    pub fn report_thread(&self, guild: GuildId, thread: ChannelId, at: Timestamp) {
        self.channels.lock().entry(thread).or_insert(at);
        self.report(guild, GuildChange::Threads);
    }
}

/// Adds a change of a server to those that are to be checked.
fn insert(guilds: &mut BTreeMap<GuildId, GuildChange>, guild: GuildId, change: GuildChange) {
    use GuildChange::{Returned, Threads, Updated};
    let known = guilds.entry(guild).or_insert(change);
    *known = match (*known, change) {
        // Both the quarantined tables and the others are concerned.
        (Returned, Threads) | (Threads | Updated, Returned) => Updated,
        (known, Threads) => known,
        (_, last) => last,
    };
}

/// Checks the tables of changed servers and quarantined tables, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    let mut recheck_at = Instant::now() + RECHECK_INTERVAL;
    // What could not be checked, and the number of attempts in a row.
    let (mut unchecked_guilds, mut unchecked_channels) = (BTreeMap::new(), ChannelChanges::new());
    let mut failures = 0;
    loop {
        let wake_at = match unchecked_guilds.is_empty() {
            true => recheck_at,
            false => recheck_at.min(Instant::now() + backoff::outage_delay(failures - 1)),
        };
        if timeout_at(wake_at, app.guild_changes.changed.notified()).await.is_ok() {
            sleep(GUILD_CHANGE_DEBOUNCE).await;
        }
        let is_periodic = Instant::now() >= recheck_at;
        if is_periodic {
            recheck_at = Instant::now() + RECHECK_INTERVAL;
        }
        let mut guilds = unchecked_guilds;
        for (guild, change) in mem::take(&mut *app.guild_changes.guilds.lock()) {
            insert(&mut guilds, guild, change);
        }
        let mut channels = mem::take(&mut *app.guild_changes.channels.lock());
        // A channel was usable until it was first changed.
        channels.append(&mut unchecked_channels);
        unchecked_guilds = match check_all(&app, &guilds, &channels, is_periodic).await {
            Ok(unchecked) => {
                if unchecked.values().any(|change| *change != GuildChange::Returned) {
                    unchecked_channels = channels;
                }
                unchecked
            }
            Err(error) => {
                tracing::error!(
                    error = &error as &dyn Error,
                    "the tables of changed servers could not be checked"
                );
                unchecked_channels = channels;
                guilds.clone()
            }
        };
        failures = if unchecked_guilds.is_empty() { 0 } else { failures + 1 };
        // A thread that anybody can change is no reason to try again what Discord has refused.
        let changed = guilds.iter().filter(|(_, change)| **change != GuildChange::Threads);
        changed.for_each(|(guild, _)| app.tournaments.report_guild(*guild));
    }
}

/// Returns the servers of which some tables are to be checked again, because the chat service failed for those that are quarantined,
/// or because the server has used up its budget.
async fn check_all<P: Presenter>(
    app: &Arc<App<P>>,
    guilds: &BTreeMap<GuildId, GuildChange>,
    channels: &ChannelChanges,
    is_periodic: bool,
) -> Result<BTreeMap<GuildId, GuildChange>, HostError> {
    let mut unchecked = BTreeMap::new();
    for (guild, change) in guilds {
        match change {
            GuildChange::Returned => {}
            GuildChange::Threads | GuildChange::Updated => {
                let mut tables = app.host.tables().timed_in(*guild).await?;
                if *change == GuildChange::Threads {
                    tables = tables_in(app, tables, channels).await?;
                }
                if !app.budgets.may_check(*guild, tables.len()) {
                    unchecked.insert(*guild, *change);
                    continue;
                }
                for tables in tables.chunks(CHECKED_AT_A_TIME) {
                    playable_among(app, tables, channels).await?;
                }
            }
            GuildChange::Unavailable | GuildChange::Left => {
                let now = app.host.clock().now();
                for table in app.host.tables().timed_in(*guild).await? {
                    app.host.tables().quarantine(table, QuarantineReason::ChannelGone, now).await?;
                    if *change == GuildChange::Left {
                        app.end_waiting(table, |_| true).await;
                    }
                }
            }
        }
    }
    for (table, guild, reason) in app.host.tables().releasable().await? {
        let changed = guild.filter(|guild| guilds.contains_key(guild));
        // A channel that is gone comes back only with its server.
        let change = changed.and_then(|guild| guilds.get(&guild));
        let is_in_thread =
            change == Some(&GuildChange::Threads) && !tables_in(app, vec![table], channels).await?.is_empty();
        let is_concerned = match change {
            Some(GuildChange::Returned | GuildChange::Updated) => true,
            Some(GuildChange::Unavailable | GuildChange::Left) => false,
            Some(GuildChange::Threads) if is_in_thread => true,
            Some(GuildChange::Threads) | None => is_periodic && reason != QuarantineReason::ChannelGone,
        };
        let is_affordable = || changed.is_none_or(|guild| app.budgets.may_check(guild, 1));
        if is_concerned
            && (!is_affordable() || !recheck(app, table, reason).await?)
            && let Some(guild) = changed
        {
            unchecked.entry(guild).or_insert(GuildChange::Returned);
        }
    }
    Ok(unchecked)
}

/// Those of these tables that are in one of these channels.
async fn tables_in<P>(
    app: &App<P>,
    tables: Vec<TableId>,
    channels: &ChannelChanges,
) -> Result<Vec<TableId>, HostError> {
    let mut found = Vec::new();
    for id in tables {
        match app.host.tables().load(TableRef::Id(id)).await {
            Ok(table) if !channels.contains_key(&table.channel()) => {}
            Ok(_) | Err(HostError::Rejected(_) | HostError::Broken(_)) => found.push(id),
            Err(error) => return Err(error),
        }
    }
    Ok(found)
}

/// Releases a table that is quarantined for this reason if people can play there again, or stores another reason that they cannot.
/// `false` if the chat service failed, so that it is not known.
async fn recheck<P: Presenter>(
    app: &App<P>,
    table: TableId,
    known: QuarantineReason,
) -> Result<bool, HostError> {
    let table = match app.host.tables().load(TableRef::Id(table)).await {
        Ok(table) => table,
        Err(HostError::Broken(broken)) => {
            report_broken(&broken);
            return Ok(true);
        }
        Err(error) => return Err(error),
    };
    match app.presenter.find_obstacle(&table).await {
        // The board opens an archived thread.
        Ok(None | Some(Obstacle::Archived { .. })) => {
            tracing::info!(table = %table.id(), "people can play at a quarantined table again");
            if app.host.tables().release(table.id()).await? {
                app.outbox.schedule(table.id());
            }
            Ok(true)
        }
        Ok(Some(Obstacle::Lasting { reason, .. })) => {
            if reason != known {
                // A game of a tournament whose thread is gone goes on in another one.
                app.host.tables().quarantine(table.id(), reason, app.host.clock().now()).await?;
            }
            Ok(true)
        }
        Err(error) => {
            tracing::warn!(table = %table.id(), %error, "it is unknown whether people can play at a quarantined table");
            Ok(!error.is_transient())
        }
    }
}

/// Those of these tables at which people can play. The others are quarantined, in changed channels since the change, or checked
/// again later if the chat service fails.
pub(super) async fn playable_among<P: Presenter>(
    app: &Arc<App<P>>,
    tables: &[TableId],
    channels: &ChannelChanges,
) -> Result<Vec<TableId>, HostError> {
    let mut checks = JoinSet::new();
    let channels = Arc::new(channels.clone());
    for table in tables.iter().copied() {
        let (app, channels) = (app.clone(), channels.clone());
        checks.spawn(async move { (table, is_playable(&app, table, &channels).await) });
    }
    let mut playable = Vec::new();
    for (table, result) in checks.join_all().await {
        if result? {
            playable.push(table);
        }
    }
    // The table that was due first comes first.
    playable.sort_by_key(|table| tables.iter().position(|one| one == table));
    Ok(playable)
}

/// Deletes the direct messages about a table if its channel is gone.
async fn forget_if_gone<P: Presenter>(app: &App<P>, table: &Table) {
    if app.waiting.readers(table.id()).is_empty() {
        return;
    }
    let obstacle = app.presenter.find_obstacle(table).await;
    if let Ok(Some(Obstacle::Lasting { reason: QuarantineReason::ChannelGone, .. })) = obstacle {
        app.end_waiting(table.id(), |_| true).await;
    }
}

async fn is_playable<P: Presenter>(
    app: &Arc<App<P>>,
    id: TableId,
    channels: &ChannelChanges,
) -> Result<bool, HostError> {
    let table = match app.host.tables().load(TableRef::Id(id)).await {
        Ok(table) => table,
        Err(HostError::Broken(broken)) => {
            report_broken(&broken);
            return Ok(false);
        }
        Err(HostError::Rejected(_)) => return Ok(false),
        Err(error) => return Err(error),
    };
    // An invitation that expires takes nothing from anybody, and frees its channel.
    if table.phase() != Phase::Playing {
        forget_if_gone(app, &table).await;
        return Ok(true);
    }
    match app.presenter.find_obstacle(&table).await {
        Ok(None) => {
            // Who was removed from the guild does not lose a rating.
            membership::look_up(app, &table).await?;
            Ok(true)
        }
        Ok(Some(Obstacle::Lasting { reason, since })) => {
            tracing::info!(table = %id, ?reason, "a table is quarantined: nobody can play there");
            let since = since.or_else(|| channels.get(&table.channel()).copied());
            // Otherwise since the last event, after which the table was not looked at.
            let since = since.unwrap_or(Timestamp::UNIX_EPOCH);
            app.host.tables().quarantine(id, reason, since).await?;
            if reason == QuarantineReason::ChannelGone {
                app.end_waiting(id, |_| true).await;
            }
            Ok(false)
        }
        // Threads are archived after a time without messages: that alone is no reason to post.
        Ok(Some(Obstacle::Archived { .. })) if table.due().is_none_or(|due| due > app.host.clock().now()) => {
            Ok(true)
        }
        Ok(Some(Obstacle::Archived { since })) => {
            // The board opens the thread.
            let is_changed = app.host.tables().credit_since(id, since).await?;
            if is_changed {
                app.outbox.schedule(id);
            }
            Ok(!is_changed)
        }
        Err(error) => {
            tracing::warn!(table = %id, %error, "it is unknown whether people can play at a table");
            // A refusal says nothing about the table, and would be repeated.
            Ok(error.is_refusal())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_of_one_server_are_checked_together() {
        use GuildChange::{Left, Returned, Threads, Unavailable, Updated};
        for (changes, checked) in [
            (vec![Returned, Threads], Updated),
            (vec![Threads, Returned], Updated),
            (vec![Updated, Returned], Updated),
            (vec![Updated, Threads], Updated),
            (vec![Threads, Threads], Threads),
            (vec![Unavailable, Returned], Returned),
            (vec![Returned, Left], Left),
        ] {
            let mut guilds = BTreeMap::new();
            changes.iter().for_each(|change| insert(&mut guilds, GuildId(1), *change));
            assert_eq!(guilds[&GuildId(1)], checked, "{changes:?}");
        }
    }
}
