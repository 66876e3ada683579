//! How players are told that games wait for them, and that games which they watch are over.
//!
//! Everyone is pinged in the channel unless they have chosen otherwise. Those who have are few, so each process keeps them in
//! memory, and a turn needs no query for the others.

use super::transactions::WriteGuard;
use super::{CommandOutcome, Host, Notices, Result};
use crate::store::{Notice, NotifyMode, Preferences, Read, Shards, StoreError, Transaction, Watch, Write};
use crate::table::{Event, Participant, Phase, PlayerId, Rejection, Table, TableId, Timestamp};
use crate::time_zones::{DailyHour, LocalClock};

/// Upper bound of the games that a player watches at a time.
const MAX_WATCHED_GAMES: usize = 25;
/// Number of notices, digests and watches that are read at a time.
const BATCH: usize = 100;
/// The hour of the digest of those who have chosen none.
const DEFAULT_DIGEST_HOUR: u8 = 18;

/// The time of the next digest of a player; `None` without digests.
pub(super) fn next_digest(preferences: &Preferences, now: Timestamp) -> Option<Timestamp> {
    if preferences.notify != Some(NotifyMode::Digest) {
        return None;
    }
    let hour = preferences.digest_hour.unwrap_or(DEFAULT_DIGEST_HOUR);
    Some(DailyHour { hour, clock: preferences.clock().unwrap_or(LocalClock::UTC) }.next_after(now))
}

impl Notices<'_> {
    /// Learns what players have chosen in other processes.
    pub async fn refresh(self) -> Result<()> {
        let modes = self.host.read(async |mut tx| Ok(tx.notices().modes().await?)).await?;
        *self.host.notify_modes.chosen.write() = modes.into_iter().collect();
        Ok(())
    }

    /// The people among those whom a table calls who are pinged in its channel.
    pub fn pinged(self, table: &Table, called: Vec<PlayerId>) -> Vec<PlayerId> {
        self.host.notify_modes.pinged(table, called)
    }

    /// The outcome of a command without the calls of those who are not pinged.
    pub(super) fn without_others(self, outcome: CommandOutcome) -> CommandOutcome {
        let is_told = match outcome.table.phase() {
            Phase::Ended(_) | Phase::Closed => true,
            // A repeated invitation pings nobody, but may send a direct message.
            Phase::Invitation => {
                let mut invited = outcome.table.invited().filter_map(|(_, player)| player.human_id());
                outcome.events.is_empty() && invited.any(|player| self.host.notify_modes.is_direct(player))
            }
            Phase::Playing => false,
        };
        if is_told {
            self.host.notify_modes.stored.notify_one();
        }
        let mentions = self.pinged(&outcome.table, outcome.mentions.clone());
        CommandOutcome { mentions, ..outcome }
    }

    /// Waits until a notice may have been stored, or a watched game may be over.
    pub async fn stored(self) {
        self.host.notify_modes.stored.notified().await;
    }

    /// Notices about tables of this process that are to be sent; not necessarily all of them.
    pub async fn pending(self) -> Result<Vec<Notice>> {
        let shards = self.host.store.shards();
        self.host.read(async |mut tx| Ok(tx.notices().pending(&shards, BATCH).await?)).await
    }

    /// The players whose digest is due, each with the time since when. Direct messages are the concern of the first shard.
    pub async fn due_digests(self) -> Result<Vec<(PlayerId, Timestamp)>> {
        if !self.host.store.shards().iter().any(|shards: &Shards| shards.receive(None)) {
            return Ok(Vec::new());
        }
        let now = self.host.clock.now();
        self.host.read(async |mut tx| Ok(tx.notices().due_digests(now, BATCH).await?)).await
    }

    /// Records that the digest of this time is sent, or that no game waits.
    pub async fn settle_digest(self, player: PlayerId, due: Timestamp) -> Result<()> {
        self.host
            .write_relaxed(async |mut tx| {
                let preferences = tx.settings().preferences(player).await?;
                if let Some(next) = next_digest(&preferences, self.host.clock.now()) {
                    tx.notices().advance_digest(player, due, next).await?;
                }
                Ok(())
            })
            .await?;
        self.host.settings_cache.players.invalidate(&player);
        Ok(())
    }

    /// Has a player told when a game is over. Returns whether the player did not watch it before.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if the game is over, the player is at the table or watches too many games.
    pub async fn watch(self, player: PlayerId, table: &Table) -> Result<bool> {
        if !matches!(table.phase(), Phase::Invitation | Phase::Playing) {
            return Err(Rejection::Over.into());
        }
        if table.seat_of(player).is_some() {
            return Err(Rejection::new("watch-own").into());
        }
        let watch = async |mut tx: WriteGuard| {
            let watched = tx.notices().watched_by(player).await?;
            if watched.contains(&table.id()) {
                tx.roll_back();
                return Ok(false);
            }
            if watched.len() >= MAX_WATCHED_GAMES {
                return Err(Rejection::over_limit("watch-too-many", MAX_WATCHED_GAMES).into());
            }
            let watch = Watch { player, table: table.id() };
            tx.notices().insert_watch(watch, self.host.clock.now()).await?;
            Ok(true)
        };
        let is_stored = async |mut tx: Transaction<Read>, _| {
            Ok(tx.notices().watched_by(player).await?.contains(&table.id()))
        };
        self.host.write_once(watch, is_stored).await
    }

    /// Whether a player watches a game.
    pub async fn is_watched(self, player: PlayerId, table: TableId) -> Result<bool> {
        self.host.read(async |mut tx| Ok(tx.notices().watched_by(player).await?.contains(&table))).await
    }

    /// Does not tell a player of the end of a game any more.
    pub async fn unwatch(self, player: PlayerId, table: TableId) -> Result<()> {
        self.host.write(async |mut tx| Ok(tx.notices().delete_watch(Watch { player, table }).await?)).await
    }

    /// Watched games of this process that are over; not necessarily all of them.
    pub async fn ended_watches(self) -> Result<Vec<Watch>> {
        let shards = self.host.store.shards();
        self.host.read(async |mut tx| Ok(tx.notices().ended_watches(&shards, BATCH).await?)).await
    }
}

impl Host {
    /// Stores the notices that follow from events, which were stored in the same transaction: that a game waits, or that it is over.
    pub(super) async fn store_notices(
        &self,
        tx: &mut Transaction<Write>,
        table: &Table,
        events: &[Event],
    ) -> Result<(), StoreError> {
        let before = table.event_count() - events.len();
        if table.phase() == Phase::Invitation {
            // Of the others who join or decline, the invitation tells those who are still invited.
            let is_moved = events.iter().any(|event| matches!(event, Event::Relocated { .. }));
            let called = if is_moved { table.called_since(Some(before)) } else { Vec::new() };
            return self.store_invitation(tx, table, &called, false).await;
        }
        // In a direct conversation the board itself is a direct message.
        if table.is_direct() {
            return Ok(());
        }
        if table.offer().is_none() && events.iter().all(Event::is_about_offer) {
            // An answer that leaves the position as it is notifies nobody: the game has waited for nothing.
            return Ok(());
        }
        // The player of the turn is at the board, and needs no notice of a planned reply.
        let mover =
            events.first().filter(|event| matches!(event, Event::TurnPlayed { .. })).and_then(Event::seat);
        let mover = mover.and_then(|seat| table.seats().get(seat)?.as_ref()?.human_id());
        let called = table.called_since(Some(before)).into_iter().filter(|player| Some(*player) != mover);
        let called = called.filter(|player| self.notify_modes.is_direct(*player));
        if table.phase() == Phase::Playing {
            return insert_notices(tx, table, called, false).await;
        }
        store_watches(tx, table, called).await
    }

    /// Stores that those of these invited people are told directly who have chosen so; without a sound if they are invited again.
    pub(super) async fn store_invitation(
        &self,
        tx: &mut Transaction<Write>,
        table: &Table,
        called: &[PlayerId],
        is_again: bool,
    ) -> Result<(), StoreError> {
        if table.phase() != Phase::Invitation || table.is_direct() {
            return Ok(());
        }
        let called = called.iter().copied().filter(|player| self.notify_modes.is_direct(*player));
        insert_notices(tx, table, called, is_again).await
    }

    /// Stores that those who are told of games by direct messages are told of the end of this one, if a moderator has closed it.
    pub(super) async fn store_closing(
        &self,
        tx: &mut Transaction<Write>,
        table: &Table,
        events: &[Event],
        moderator: Participant,
    ) -> Result<(), StoreError> {
        if !events.contains(&Event::Closed) || table.is_direct() {
            return Ok(());
        }
        let people = table.people_of_game().into_iter();
        let others = people.filter(|player| Participant::from(*player) != moderator);
        store_watches(tx, table, others.filter(|player| self.notify_modes.is_direct(*player))).await
    }
}

/// Stores that a table waits for players.
async fn insert_notices(
    tx: &mut Transaction<Write>,
    table: &Table,
    players: impl Iterator<Item = PlayerId>,
    is_silent: bool,
) -> Result<(), StoreError> {
    for player in players {
        let (table, event_count) = (table.id(), table.event_count());
        tx.notices().insert(Notice { player, table, event_count, is_silent }).await?;
    }
    Ok(())
}

/// Stores that players are told that a game is over, as those are who watch it.
async fn store_watches(
    tx: &mut Transaction<Write>,
    table: &Table,
    players: impl Iterator<Item = PlayerId>,
) -> Result<(), StoreError> {
    for player in players {
        let watch = Watch { player, table: table.id() };
        tx.notices().insert_watch(watch, table.last_event_at()).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_comes_once_a_day() {
        let at = |hours: i64| Timestamp::from_unix_millis(hours * 3_600_000);
        let preferences = Preferences {
            notify: Some(NotifyMode::Digest),
            digest_hour: Some(9),
            minutes_ahead: Some(2 * 60),
            ..Preferences::default()
        };
        assert_eq!(next_digest(&preferences, at(6)), Some(at(7)));
        assert_eq!(next_digest(&preferences, at(7)), Some(at(31)));
        assert_eq!(
            next_digest(&preferences, at(24 * 9 + 8)),
            Some(at(24 * 10 + 7)),
            "missed days are not made up for"
        );
        let unset = Preferences { digest_hour: None, ..preferences };
        assert_eq!(next_digest(&unset, at(6)), Some(at(16)), "the usual hour by the player’s clock");
        let in_utc = Preferences { minutes_ahead: None, ..unset };
        assert_eq!(next_digest(&in_utc, at(6)), Some(at(18)));
        assert_eq!(next_digest(&Preferences::default(), at(6)), None);
    }
}
