use super::checks::{
    check_conversations, check_free, check_joined, check_limits, check_sought, check_tables,
};
use super::game_end::conclude;
use super::loaded_tables::unmatched_events;
use super::lookup::check_place;
use super::outcome::{decide, open};
use super::plans::Members;
use super::rejection::HostRejection;
use super::tournaments::credit_game;
use super::transactions::commit_once;
use super::{CommandOutcome, Result, TableRef, Tables, plans, vacations, votes};
use crate::store::{Transaction, Write};
use crate::table::{
    ChannelId, Command, Event, NewTable, Phase, Player, PlayerId, Rejection, SeekId, Table, Timestamp,
};
use std::sync::Arc;
use std::time::Duration;

/// An invitation mentions a player whom the same opener has invited before only after this time. A direct message of it makes no sound.
const MENTION_INTERVAL: Duration = Duration::from_mins(10);
/// The outcome of a command, written in an open transaction, and the time of its events.
type Prepared = (Transaction<Write>, (CommandOutcome, Timestamp));

impl Tables<'_> {
    /// Opens a table in a channel without an active one.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if the channel is occupied, by a table that is found there from then on, or somebody has too
    /// many tables.
    pub async fn open(self, new_table: NewTable) -> Result<CommandOutcome> {
        self.open_with(new_table, None).await
    }

    /// Opens a table and carries out the first command there, such as seating computers. Both happen or neither does.
    ///
    /// # Errors
    ///
    /// The errors of [`Tables::open`], and [`HostError::Rejected`] if the command is rejected.
    pub async fn open_with(self, new_table: NewTable, first: Option<Command>) -> Result<CommandOutcome> {
        self.commit(|| async {
            let mut tx = self.host.store.write().await?;
            check_free(&mut tx, new_table.channel).await?;
            check_limits(&mut tx, &new_table, first.as_ref(), self.host.clock.now()).await?;
            let opened = self.open_in(&mut tx, &new_table, first.as_ref()).await?;
            Ok((tx, opened))
        })
        .await
    }

    /// Opens the table of a seek, at which a player joins, and closes the seek, and that of the joining player for the same game. Of several
    /// who join, one is the first. `mirror` is the place of the one who joins, if the table is in that of the other one.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if it is not open any more, if one of the two has too many tables or the channel is occupied.
    pub async fn open_sought(
        self,
        seek: SeekId,
        new_table: NewTable,
        joiner: &Player,
        mirror: Option<ChannelId>,
    ) -> Result<CommandOutcome> {
        let join = Command::Join { by: joiner.clone() };
        self.commit(|| async {
            let mut tx = self.host.store.write().await?;
            tx.seeks().open(seek).await?.ok_or(HostRejection::SeekClosed)?;
            check_sought(&mut tx, &new_table, joiner, mirror, self.host.clock.now()).await?;
            let opened = self.open_in(&mut tx, &new_table, Some(&join)).await?;
            let id = opened.0.table.id();
            if !tx.seeks().take(seek, id, mirror.is_some()).await? {
                return Err(HostRejection::SeekClosed.into());
            }
            tx.seeks().take_same(seek, joiner.id, id).await?;
            if let Some(mirror) = mirror {
                tx.mirrors().insert(id, joiner.id, mirror).await?;
            }
            Ok((tx, opened))
        })
        .await
    }

    /// Opens a table in a direct conversation with an invitation to somebody who sees it in another one, its mirror.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if one of the conversations has a table, or the players have too many tables or have blocked
    /// each other.
    pub async fn open_mirrored(
        self,
        new_table: NewTable,
        (player, mirror): (PlayerId, ChannelId),
    ) -> Result<CommandOutcome> {
        self.commit(|| async {
            let mut tx = self.host.store.write().await?;
            check_conversations(&mut tx, new_table.channel, mirror).await?;
            check_limits(&mut tx, &new_table, None, self.host.clock.now()).await?;
            let opened = self.open_in(&mut tx, &new_table, None).await?;
            tx.mirrors().insert(opened.0.table.id(), player.into(), mirror).await?;
            Ok((tx, opened))
        })
        .await
    }

    /// Opens a table that was checked.
    async fn open_in(
        self,
        tx: &mut Transaction<Write>,
        new_table: &NewTable,
        first: Option<&Command>,
    ) -> Result<(CommandOutcome, Timestamp)> {
        let (by, now) = (new_table.by.id, self.host.clock.now());
        let mut repeated = Vec::new();
        for invited in new_table.opponents.iter().filter_map(Player::human_id) {
            let recently = now - MENTION_INTERVAL..=now;
            if tx.seats().has_invited(by, invited.into(), recently).await? {
                repeated.push(invited);
            }
        }
        let id = tx.tables().insert(new_table, now).await?;
        let (mut table, mut events) = open(id, new_table, first, now)?;
        vacations::pause_clocks_at_start(tx, &mut table, &mut events, now).await?;
        // Stores the time at which something is due at the table, also without events.
        tx.tables().save(&table, &events, now).await?;
        self.host.store_notices(tx, &table, &events).await?;
        let called = table.called_since(None).into_iter();
        let (again, mentions): (Vec<_>, Vec<_>) = called.partition(|player| repeated.contains(player));
        self.host.store_invitation(tx, &table, &mentions, false).await?;
        self.host.store_invitation(tx, &table, &again, true).await?;
        let outcome = CommandOutcome::new(Arc::new(table), events);
        Ok((CommandOutcome { mentions, ..outcome }, now))
    }

    /// Checks whether this table could be opened in a channel without an active one.
    ///
    /// # Errors
    ///
    /// The errors of [`Tables::open_with`].
    pub async fn check_new_table(self, new_table: &NewTable, first: Option<&Command>) -> Result<()> {
        let now = self.host.clock.now();
        self.host.read(async |mut tx| check_limits(&mut tx, new_table, first, now).await).await
    }

    /// Prepares an outcome and commits it, once.
    async fn commit<W>(self, prepare: impl Fn() -> W) -> Result<CommandOutcome>
    where
        W: Future<Output = Result<Prepared>>,
    {
        let is_stored = async |(outcome, at): (CommandOutcome, Timestamp)| {
            let mut tx = self.host.store.read().await?;
            Ok(tx.tables().is_saved(&outcome.table, &outcome.events, at).await?)
        };
        let generation = self.host.table_cache.generation();
        let (outcome, _) = commit_once(prepare, is_stored).await?;
        if outcome.events.iter().any(|event| matches!(event, Event::Started { .. })) {
            let players = outcome.table.seats().iter().flatten().filter_map(Player::human_id);
            players.for_each(|player| self.host.settings_cache.players.invalidate(&player));
        }
        self.host.table_cache.insert(outcome.table.clone(), generation);
        Ok(self.host.notices().without_others(outcome))
    }

    /// Carries out a command. In a channel it is for the inviting or running table.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if the command is rejected, [`HostError::Broken`] if the table cannot be rebuilt.
    pub async fn execute(self, at: TableRef, command: Command) -> Result<CommandOutcome> {
        let done = self.commit(|| self.try_to_execute(at, &command, None)).await;
        self.quarantine_if_broken(done).await
    }

    /// [`Tables::execute`] for a turn to which others may have planned replies. `members` says who of them is still in the
    /// server; the plans of the others are not followed.
    ///
    /// # Errors
    ///
    /// The errors of [`Tables::execute`], and [`HostError::UnknownPlanner`] if a plan would be followed whose owner is not
    /// among `members`. Nothing is stored then.
    pub async fn play_turn(
        self,
        at: TableRef,
        command: &Command,
        members: &Members,
    ) -> Result<CommandOutcome> {
        let done = self.commit(|| self.try_to_execute(at, command, Some(members))).await;
        self.quarantine_if_broken(done).await
    }

    async fn try_to_execute(
        self,
        at: TableRef,
        command: &Command,
        members: Option<&Members>,
    ) -> Result<Prepared> {
        let now = self.host.clock.now();
        let (mut table, mut events) = match self.decide_at_cached(at, command, now) {
            Some(decided) => decided,
            None => self.decide_at_stored(at, command, now).await?,
        };
        let mut tx = self.host.store.write().await?;
        check_events(&mut tx, &table, &events).await?;
        // A table that moves to another channel leaves the quarantine: people can play there.
        let is_relocated = events.iter().any(|event| matches!(event, Event::Relocated { .. }));
        let unplayable_since = if is_relocated { tx.quarantine().release(table.id()).await? } else { None };
        if let Some(since) = unplayable_since {
            credit_game(&mut tx, &table, since, now).await?;
        }
        credit_since(&mut table, &mut events, unplayable_since, now)?;
        vacations::pause_clocks_at_start(&mut tx, &mut table, &mut events, now).await?;
        let mut saved = tx.tables().save_before_plans(&table, &events, now).await?;
        if saved.is_none() {
            // Another command came first, perhaps in another process. No other can follow: this transaction holds the lock.
            let id = match at {
                TableRef::Channel(channel) => tx.tables().active_in(channel).await?,
                _ => None,
            };
            let id = id.unwrap_or(table.id());
            table = tx.tables().load(id).await?.ok_or(HostRejection::UnknownTable)?;
            if !table.has_two_places() {
                check_place(at, &table)?;
            }
            events = decide(&mut table, command, now)?;
            check_events(&mut tx, &table, &events).await?;
            credit_since(&mut table, &mut events, unplayable_since, now)?;
            vacations::pause_clocks_at_start(&mut tx, &mut table, &mut events, now).await?;
            saved = tx.tables().save_before_plans(&table, &events, now).await?;
        }
        if saved.ok_or_else(|| unmatched_events(&table))? {
            plans::follow(&mut tx, &mut table, &mut events, members, now).await?;
        }
        votes::follow(&mut tx, &table, &events).await?;
        self.host.store_notices(&mut tx, &table, &events).await?;
        if let Command::Close { by } = command {
            self.host.store_closing(&mut tx, &table, &events, *by).await?;
        }
        let (ratings, unrated) = conclude(&mut tx, &table, &events, now).await?;
        let outcome = CommandOutcome::new(Arc::new(table), events);
        Ok((tx, (CommandOutcome { ratings, unrated, ..outcome }, now)))
    }
}

/// The table in some state, and the events of a command in that state.
type Decided = (Table, Vec<Event>);

impl Tables<'_> {
    /// Decides a command at the running table as it is cached; `None` if the table is not cached, or rejects the command. The
    /// events are stored only if the table has not changed since then.
    fn decide_at_cached(self, at: TableRef, command: &Command, now: Timestamp) -> Option<Decided> {
        let mut table = Arc::unwrap_or_clone(self.cached_running(at)?);
        let events = decide(&mut table, command, now).ok()?;
        Some((table, events))
    }

    /// Decides a command at the table as it is stored, before a writing transaction, which most rejections do not need.
    async fn decide_at_stored(self, at: TableRef, command: &Command, now: Timestamp) -> Result<Decided> {
        let mut table = Arc::unwrap_or_clone(self.try_to_load(at).await?);
        if matches!(at, TableRef::Channel(_)) && matches!(table.phase(), Phase::Ended(_) | Phase::Closed) {
            // A channel knows of a game that is over only its last turn, which may have been sent twice.
            return Err(match table.decide(command, now) {
                Err(Rejection::AlreadyPlayed) => Rejection::AlreadyPlayed.into(),
                _ if table.game().is_some() => Rejection::Over.into(),
                _ => HostRejection::NoTable.into(),
            });
        }
        let events = decide(&mut table, command, now)?;
        Ok((table, events))
    }
}

/// Rejects events that do not fit other tables, or people who have blocked each other. They are applied to the table already.
async fn check_events<A>(tx: &mut Transaction<A>, table: &Table, events: &[Event]) -> Result<()> {
    for event in events {
        match event {
            Event::Joined { player, .. } => {
                check_joined(tx, table, player).await?;
                check_tables(tx, player.id).await?;
            }
            Event::Relocated { channel, .. } => check_free(tx, *channel).await?,
            _ => {}
        }
    }
    Ok(())
}

/// Gives a table the time since `since` back, if any.
fn credit_since(
    table: &mut Table,
    events: &mut Vec<Event>,
    since: Option<Timestamp>,
    now: Timestamp,
) -> Result<(), Rejection> {
    if let Some(since) = since {
        events.extend(decide(table, &Command::CreditTime { since }, now)?);
    }
    Ok(())
}
