use super::game_end::conclude;
use super::lookup::check_place;
use super::seeks::{check_conversations, check_sought};
use super::tournaments::credit_game;
use super::transactions::commit_once;
use super::{CommandOutcome, Result, TableRef, Tables, blocks, decide, plans, vacations};
use crate::store::{StoreError, Transaction, Write};
use crate::table::{
    ChannelId, Command, Event, NewTable, Participant, Phase, Player, PlayerId, Rejection, SeekId, Table,
    TableId, Timestamp,
};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// An invitation mentions a player whom the same opener has invited before only after this time. A direct message of it makes no sound.
const MENTION_INTERVAL: Duration = Duration::from_mins(10);
/// Upper bound of the open invitations of a player, that is, of tables that wait for people whom the player has invited.
const MAX_INVITATIONS: usize = 3;
/// Upper bound of the tables of a player in one guild that wait for anybody to join.
const MAX_SEARCHING_TABLES: usize = 2;
/// Upper bound of the tables at which a player plays or waits for players.
const MAX_TABLES: usize = 20;

/// Who is still a member of the server of a table, as far as that is known.
pub type Members = HashMap<PlayerId, bool>;

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
    /// Those of [`Tables::open`], and [`HostError::Rejected`] if the command is rejected.
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

    /// Opens the table of a seek, at which a player joins, and closes the seek. Of several who join, one is the first. `mirror` is the direct
    /// conversation of the one who joins, if the table is in that of the other one.
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
            check_sought(&mut tx, &new_table, joiner, mirror, self.host.clock.now()).await?;
            let opened = self.open_in(&mut tx, &new_table, Some(&join)).await?;
            let id = opened.0.table.id();
            if !tx.seeks().take(seek, id, mirror.is_some()).await? {
                return Err(Rejection::SeekClosed.into());
            }
            if let (Some(mirror), Some(player)) = (mirror, joiner.human_id()) {
                tx.mirrors().insert(id, player, mirror).await?;
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
            tx.mirrors().insert(opened.0.table.id(), player, mirror).await?;
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
    /// Those of [`Tables::open_with`].
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
        let (outcome, _) = commit_once(prepare, is_stored).await?;
        if outcome.events.iter().any(|event| matches!(event, Event::Started { .. })) {
            let players = outcome.table.seats().iter().flatten().filter_map(Player::human_id);
            players.for_each(|player| self.host.settings_cache.players.invalidate(&player));
        }
        self.host.table_cache.insert(outcome.table.clone());
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

    /// The same, for a turn to which others may have planned replies. `members` says who of them is still in the server; the
    /// plans of the others are not followed.
    ///
    /// # Errors
    ///
    /// Those of [`Tables::execute`], and [`HostError::UnknownPlanner`] if a plan would be followed whose owner is not among
    /// `members`. Nothing is stored then.
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
        // People can play again at a table that is brought elsewhere.
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
            table = tx.tables().load(id).await?.ok_or(Rejection::UnknownTable)?;
            if !table.is_direct() {
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
        self.host.store_notices(&mut tx, &table, &events).await?;
        if let Command::Close { by } = command {
            self.host.store_closing(&mut tx, &table, &events, *by).await?;
        }
        let (ratings, unrated) = conclude(&mut tx, &table, &events, now).await?;
        let outcome = CommandOutcome::new(Arc::new(table), events);
        Ok((tx, (CommandOutcome { ratings, unrated, ..outcome }, now)))
    }
}

/// What a command comes to at a table in some state.
type Decided = (Table, Vec<Event>);

impl Tables<'_> {
    /// What a command comes to at the running table as it is cached; `None` if it is not cached, or the command is rejected in that
    /// state. If the table has changed since then, its events are not stored.
    fn decide_at_cached(self, at: TableRef, command: &Command, now: Timestamp) -> Option<Decided> {
        let mut table = Arc::unwrap_or_clone(self.cached_running(at)?);
        let events = decide(&mut table, command, now).ok()?;
        Some((table, events))
    }

    /// What a command comes to at the table as it is stored. Most rejections need no writing transaction.
    async fn decide_at_stored(self, at: TableRef, command: &Command, now: Timestamp) -> Result<Decided> {
        let mut table = Arc::unwrap_or_clone(self.try_to_load(at).await?);
        if matches!(at, TableRef::Channel(_)) && matches!(table.phase(), Phase::Ended(_) | Phase::Closed) {
            // A channel knows of a game that is over only its last turn, which may have been sent twice.
            return Err(match table.decide(command, now) {
                Err(Rejection::AlreadyPlayed) => Rejection::AlreadyPlayed.into(),
                _ if table.game().is_some() => Rejection::Over.into(),
                _ => Rejection::NoTable.into(),
            });
        }
        let events = decide(&mut table, command, now)?;
        Ok((table, events))
    }
}

/// The error of events that could not be stored although this transaction has read those before them.
pub(super) fn unmatched_events(table: &Table) -> StoreError {
    let what = "its events do not match its event count".to_owned();
    StoreError::CorruptTable { table: table.id(), what }
}

/// Rejects events that do not fit other tables, or people who have blocked each other. They are applied to the table already.
async fn check_events<A>(tx: &mut Transaction<A>, table: &Table, events: &[Event]) -> Result<()> {
    for event in events {
        match event {
            Event::Joined { player, .. } => {
                blocks::check_joined(tx, table, player).await?;
                check_tables(tx, player.id).await?;
            }
            Event::Relocated { channel, .. } => check_free(tx, *channel).await?,
            _ => {}
        }
    }
    Ok(())
}

/// Gives back the time since then, if there is one.
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

/// Rejects a channel with an inviting or running table.
pub(super) async fn check_free<A>(tx: &mut Transaction<A>, channel: ChannelId) -> Result<()> {
    match tx.tables().active_in(channel).await? {
        Some(_) => Err(Rejection::Occupied.into()),
        None => Ok(()),
    }
}

/// Opens a table and applies the first command.
fn open(
    id: TableId,
    new_table: &NewTable,
    first: Option<&Command>,
    now: Timestamp,
) -> Result<(Table, Vec<Event>), Rejection> {
    let mut table = Table::open(id, new_table.clone(), now)?;
    let events = first.map_or(Ok(Vec::new()), |first| decide(&mut table, first, now))?;
    Ok((table, events))
}

/// Rejects a new table that contradicts itself, to which somebody may not invite, or by which somebody would have too many
/// tables. A game that begins at once, as against computers, is no invitation.
pub(super) async fn check_limits<A>(
    tx: &mut Transaction<A>,
    new_table: &NewTable,
    first: Option<&Command>,
    now: Timestamp,
) -> Result<()> {
    let (table, _) = open(TableId(0), new_table, first, now)?;
    blocks::check_invited(tx, &new_table.by, &new_table.opponents).await?;
    for player in table.seats().iter().flatten() {
        check_tables(tx, player.id).await?;
    }
    if table.phase() != Phase::Invitation {
        return Ok(());
    }
    let by = new_table.by.id;
    if new_table.opponents.is_empty() {
        let searching = tx.seats().count_searching_of(by, new_table.guild).await?;
        if searching >= MAX_SEARCHING_TABLES {
            return Err(Rejection::over_limit("table-too-many-searching", MAX_SEARCHING_TABLES).into());
        }
    } else if tx.seats().count_invitations_by(by).await? >= MAX_INVITATIONS {
        return Err(Rejection::TooManyInvitations { most: MAX_INVITATIONS }.into());
    }
    Ok(())
}

/// Rejects a player who has too many tables. Computers have no limit.
pub(super) async fn check_tables<A>(tx: &mut Transaction<A>, player: Participant) -> Result<()> {
    if !player.is_computer() && tx.seats().count_running_of(player).await? >= MAX_TABLES {
        return Err(Rejection::TooManyTables { most: MAX_TABLES }.into());
    }
    Ok(())
}
