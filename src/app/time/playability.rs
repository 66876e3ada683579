//! Whether people can play at a table, by the state of its channel. Where they cannot, the table is quarantined, so that no
//! clock runs there; when they can again, it is released and the time is given back.
//!
//! A table is checked when something is due there and when the chat service reports a change of its server, and a
//! quarantined one from time to time as well.

use crate::app::App;
use crate::app::people::membership;
use crate::app::posts::delivery::report_broken;
use crate::app::posts::messenger::{Messenger, MessengerError, Obstacle};
use crate::app::work::rounds::Round;
use crate::app::work::work_queue::Next;
use crate::host::{HostError, QuarantineReason, TableRef};
use crate::table::{ChannelId, GuildId, Phase, Player, PlayerId, Table, TableId, Timestamp};
use std::collections::BTreeMap;
use std::mem;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// Time between two checks of all quarantined tables.
pub(in crate::app) const RECHECK_INTERVAL: Duration = Duration::from_secs(5 * 60);
/// Time for which changes of servers are collected: settings are often changed several times in a row.
const GUILD_CHANGE_DEBOUNCE: Duration = Duration::from_secs(1);

/// Number of tables whose channels are checked at a time.
pub(in crate::app) const CHECKED_AT_A_TIME: usize = 8;

/// Servers whose tables are to be checked.
#[derive(Debug, Default)]
pub(in crate::app) struct GuildChanges {
    guilds: BTreeMap<GuildId, GuildChange>,
    /// The changed channels.
    channels: ChannelChanges,
}

/// The first change of each channel: a channel that is unusable now was usable until then.
pub(in crate::app) type ChannelChanges = BTreeMap<ChannelId, Timestamp>;

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

impl<P> App<P> {
    /// Has the tables of a server checked soon.
    pub fn report_guild_change(&self, guild: GuildId, change: GuildChange) {
        insert(&mut self.guild_changes.lock().guilds, guild, change);
        self.rounds.add_after(Round::GuildChanges, GUILD_CHANGE_DEBOUNCE);
    }

    /// Has the tables of one channel checked, which was changed or deleted at this time.
    pub fn report_channel_change(&self, guild: GuildId, channel: ChannelId, at: Timestamp) {
        self.guild_changes.lock().channels.entry(channel).or_insert(at);
        self.report_guild_change(guild, GuildChange::Updated);
    }

    /// Has the tables of one thread checked. Other tables of its server are not concerned.
    pub fn report_thread_change(&self, guild: GuildId, thread: ChannelId, at: Timestamp) {
        self.guild_changes.lock().channels.entry(thread).or_insert(at);
        self.report_guild_change(guild, GuildChange::Threads);
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

/// Checks the tables of changed servers. A server whose check fails is checked again, with later changes.
pub(in crate::app) async fn check_changed<P: Messenger>(app: &Arc<App<P>>) -> Result<Next, HostError> {
    let GuildChanges { guilds, channels } = mem::take(&mut *app.guild_changes.lock());
    let checked = check_all(app, &guilds, &channels, false).await;
    // A thread that anybody can change is no reason to try again what Discord has refused.
    let changed = guilds.iter().filter(|(_, change)| **change != GuildChange::Threads);
    changed.for_each(|(guild, _)| app.retry_tournaments_of(*guild));
    let mut unchecked = GuildChanges { guilds: checked.as_ref().map_or(guilds, Clone::clone), channels };
    if unchecked.guilds.is_empty() {
        return Ok(Next::Done);
    }
    let mut changes = app.guild_changes.lock();
    for (guild, change) in mem::take(&mut changes.guilds) {
        insert(&mut unchecked.guilds, guild, change);
    }
    if unchecked.guilds.values().any(|change| *change != GuildChange::Returned) {
        // A channel was usable until it was first changed.
        changes.channels.append(&mut unchecked.channels);
    }
    changes.guilds = unchecked.guilds;
    checked.map(|_| Next::Failed)
}

/// Checks whether people can play again at the quarantined tables.
pub(in crate::app) async fn check_quarantined<P: Messenger>(app: &Arc<App<P>>) -> Result<Next, HostError> {
    check_all(app, &BTreeMap::new(), &ChannelChanges::new(), true).await?;
    Ok(Next::Repeat(RECHECK_INTERVAL))
}

/// Returns the servers of which some tables are to be checked again, because the chat service failed for those that are quarantined,
/// or because the server has used up its budget.
async fn check_all<P: Messenger>(
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
                let id = *guild;
                let mut tables =
                    app.host.read(async |mut tx| Ok(tx.schedule().waiting_tables_of(id).await?)).await?;
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
                let (id, now) = (*guild, app.host.clock().now());
                let tables =
                    app.host.read(async |mut tx| Ok(tx.schedule().waiting_tables_of(id).await?)).await?;
                for table in tables {
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

/// The tables among these that are in one of these channels.
async fn tables_in<P>(
    app: &App<P>,
    tables: Vec<TableId>,
    channels: &ChannelChanges,
) -> Result<Vec<TableId>, HostError> {
    let mut found = Vec::new();
    for id in tables {
        match app.host.tables().load(TableRef::Id(id)).await {
            Ok(table) if !channels.contains_key(&table.channel()) => {}
            Ok(_) | Err(HostError::Rejected(_) | HostError::Refused(_) | HostError::Broken(_)) => {
                found.push(id)
            }
            Err(error) => return Err(error),
        }
    }
    Ok(found)
}

/// Releases a table that is quarantined for this reason if people can play there again, or stores another reason that they cannot.
/// `false` if the chat service failed, so that it is not known.
async fn recheck<P: Messenger>(
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
    match find_obstacle(app, &table).await {
        // The next board opens an archived thread again.
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

/// The tables among these at which people can play. The others are quarantined, in changed channels since the change, or
/// checked again later if the chat service fails.
pub(in crate::app) async fn playable_among<P: Messenger>(
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

/// The reason why people cannot play in the channel of a table, if there is one.
async fn find_obstacle<P: Messenger>(
    app: &App<P>,
    table: &Table,
) -> Result<Option<Obstacle>, MessengerError> {
    // In a direct conversation nobody else decides what the person may do, and of two servers the other one plays on.
    let Some(guild) = table.guild().filter(|_| !table.is_between_servers()) else { return Ok(None) };
    let awaited: Vec<PlayerId> = table.awaited().into_iter().filter_map(Player::human_id).collect();
    // Without a clock and computers the bot only responds, for which it needs no permission.
    let posts = table.time_control().is_some() || table.has_computers();
    app.messenger.find_obstacle(guild, table.channel(), posts, &awaited).await
}

/// Deletes the direct messages about a table if its channel is gone.
async fn forget_if_gone<P: Messenger>(app: &App<P>, table: &Table) {
    if app.waiting.readers(table.id()).is_empty() {
        return;
    }
    let obstacle = find_obstacle(app, table).await;
    if let Ok(Some(Obstacle::Lasting { reason: QuarantineReason::ChannelGone, .. })) = obstacle {
        app.end_waiting(table.id(), |_| true).await;
    }
}

async fn is_playable<P: Messenger>(
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
        Err(HostError::Rejected(_) | HostError::Refused(_)) => return Ok(false),
        Err(error) => return Err(error),
    };
    // An invitation that expires takes nothing from anybody, and frees its channel.
    if table.phase() != Phase::Playing {
        forget_if_gone(app, &table).await;
        return Ok(true);
    }
    match find_obstacle(app, &table).await {
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
            // The next board opens the thread again.
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
