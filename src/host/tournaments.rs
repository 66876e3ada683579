//! Tournaments: commands at them, and what ties them to their tables.
//!
//! A table of a tournament is opened in the transaction that stores [`Event::TableOpened`], so that a pairing never has two.
//! The end of its game is reported afterwards ([`Tournaments::report`]), once: the events of a tournament are numbered,
//! and another process that reports the same end finds it decided.

use super::game_end::conclude;
use super::retry::retry;
use super::{CommandOutcome, Host, HostError, TableRef, decide, vacations};
pub use crate::store::{ExportedTournament, OpenTable, TitleRecord, TournamentSummary};
use crate::store::{Shards, StoreError, Transaction, Write};
use crate::table::{
    self, ChannelId, GuildId, MessageId, NewTable, Player, PlayerId, Table, TableId, Timestamp,
};
use crate::tournament::{
    Command, Event, PairingNumber, Rejection, Settings, Tournament, TournamentId, UnfinishedGame,
};
use quick_cache::sync::Cache;
use std::fmt;
use std::sync::Arc;
use thiserror::Error;
use tokio::sync::Mutex;
use tokio::task::spawn_blocking;

/// Upper bound of the tournaments of a guild that are not over.
const MAX_GUILD_TOURNAMENTS: usize = 8;
/// Upper bound of the tournaments that one person has opened and that are not over.
const MAX_ORGANISED_TOURNAMENTS: usize = 4;
/// Upper bound of the tournaments in a list.
const MAX_LISTED_TOURNAMENTS: usize = 25;
/// Upper bound of the titles of a player that are listed.
const MAX_LISTED_TITLES: usize = 10;
/// Upper bound of the cache.
const MAX_CACHED_TOURNAMENTS: usize = 100;
/// With more players than this, a decision may pair a round for so long that it leaves the async workers.
const MAX_QUICK_PLAYERS: usize = 12;

/// The tournaments of a host.
#[derive(Clone, Copy, Debug)]
pub struct Tournaments<'h> {
    pub(super) host: &'h Host,
}

/// The outcome of a command at a tournament. It is on disk.
#[derive(Clone, Debug)]
pub struct TournamentOutcome {
    /// The tournament after the command.
    pub tournament: Arc<Tournament>,
    /// The new events, in order; none when the tournament was opened.
    pub events: Vec<Event>,
}

/// Why a command at a tournament has no outcome.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TournamentError {
    /// The command was rejected, for a reason that is shown to the player.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// There is no tournament with this number.
    #[error("no such tournament")]
    Unknown,
    /// The guild has this many tournaments that are not over.
    #[error("{most} tournaments of the guild are not over")]
    TooManyOfGuild {
        /// The upper bound.
        most: usize,
    },
    /// The organiser has opened this many tournaments that are not over.
    #[error("{most} tournaments of the organiser are not over")]
    TooManyOfOrganiser {
        /// The upper bound.
        most: usize,
    },
}

impl From<Rejection> for HostError {
    fn from(rejection: Rejection) -> HostError {
        HostError::Tournament(rejection.into())
    }
}

/// The recently used tournaments, each in the state of some earlier moment.
pub(super) struct TournamentCache(Cache<TournamentId, Arc<Tournament>>);

impl Default for TournamentCache {
    fn default() -> TournamentCache {
        TournamentCache(Cache::new(MAX_CACHED_TOURNAMENTS))
    }
}

impl fmt::Debug for TournamentCache {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_tuple("TournamentCache").field(&self.0.len()).finish()
    }
}

impl TournamentCache {
    /// Caches a tournament that is on disk in this state, unless a later state is cached.
    fn insert(&self, tournament: Arc<Tournament>) {
        let id = tournament.id();
        if self.0.peek(&id).is_none_or(|cached| cached.event_count() <= tournament.event_count()) {
            self.0.insert(id, tournament);
        }
    }

    pub(super) fn clear(&self) {
        self.0.clear();
    }
}

/// What a command comes to.
#[derive(Clone)]
struct Decided {
    outcome: TournamentOutcome,
    /// The outcome at the table that the command concerns as well.
    table: Option<CommandOutcome>,
    /// The time of the events.
    at: Timestamp,
}

impl Tournaments<'_> {
    /// Opens the registration for a tournament.
    ///
    /// # Errors
    ///
    /// [`HostError::Tournament`] if the settings do not fit together, or the guild or the organiser has too many
    /// tournaments; [`HostError::Store`] if the database fails.
    pub async fn open(self, settings: Settings) -> Result<TournamentOutcome, HostError> {
        Ok(self.commit(|| self.try_to_open(&settings)).await?.outcome)
    }

    async fn try_to_open(self, settings: &Settings) -> Result<(Transaction<Write>, Decided), HostError> {
        let now = self.host.clock.now();
        let checked = Tournament::open(TournamentId(0), settings.clone(), now)?;
        let mut transaction = self.host.store.write().await?;
        let most = MAX_GUILD_TOURNAMENTS;
        if transaction.tournaments().count_unfinished_of(settings.guild).await? >= most {
            return Err(HostError::Tournament(TournamentError::TooManyOfGuild { most }));
        }
        let most = MAX_ORGANISED_TOURNAMENTS;
        if transaction.tournaments().count_unfinished_by(&settings.organiser).await? >= most {
            return Err(HostError::Tournament(TournamentError::TooManyOfOrganiser { most }));
        }
        let id = transaction.tournaments().insert(checked.settings(), now).await?;
        let tournament = Arc::new(Tournament::restored(id, checked.settings().clone(), now));
        let outcome = TournamentOutcome { tournament, events: Vec::new() };
        Ok((transaction, Decided { outcome, table: None, at: now }))
    }

    /// Carries out a command.
    ///
    /// # Errors
    ///
    /// [`HostError::Tournament`] if the command is rejected or there is no such tournament, [`HostError::Store`] if the
    /// database fails.
    pub async fn execute(self, id: TournamentId, command: Command) -> Result<TournamentOutcome, HostError> {
        Ok(self.commit(|| self.try_to_execute(id, &command)).await?.outcome)
    }

    async fn try_to_execute(
        self,
        id: TournamentId,
        command: &Command,
    ) -> Result<(Transaction<Write>, Decided), HostError> {
        let now = self.host.clock.now();
        let (transaction, outcome) = self.decide_and_save(id, command, now).await?;
        Ok((transaction, Decided { outcome, table: None, at: now }))
    }

    /// A tournament.
    ///
    /// # Errors
    ///
    /// [`HostError::Tournament`] if there is no such tournament, [`HostError::Store`] if it cannot be rebuilt or the
    /// database fails.
    pub async fn load(self, id: TournamentId) -> Result<Arc<Tournament>, HostError> {
        retry(|| self.try_to_load(id)).await
    }

    async fn try_to_load(self, id: TournamentId) -> Result<Arc<Tournament>, HostError> {
        let mut transaction = self.host.store.read().await?;
        let tournament = match self.host.tournament_cache.0.get(&id) {
            Some(cached) => {
                let mut tournament = Arc::unwrap_or_clone(cached);
                transaction.tournaments().refresh(&mut tournament).await?;
                tournament
            }
            None => load(&mut transaction, id).await?,
        };
        let tournament = Arc::new(tournament);
        self.host.tournament_cache.insert(tournament.clone());
        Ok(tournament)
    }

    /// The latest tournament in a channel that is not over.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn in_channel(self, channel: ChannelId) -> Result<Option<TournamentId>, HostError> {
        retry(|| async { Ok(self.host.store.read().await?.tournaments().unfinished_in(channel).await?) })
            .await
    }

    /// At most 25 tournaments of a guild: those that are not over first, and then the newest first.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn of_guild(self, guild: GuildId) -> Result<Vec<TournamentSummary>, HostError> {
        let most = MAX_LISTED_TOURNAMENTS;
        retry(|| async { Ok(self.host.store.read().await?.tournaments().of_guild(guild, most).await?) }).await
    }

    /// The tournament and the pairing that are played at a table; `None` if it belongs to no tournament.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn of_table(self, table: TableId) -> Result<Option<(TournamentId, PairingNumber)>, HostError> {
        retry(|| async { Ok(self.host.store.read().await?.tournaments().of_table(table).await?) }).await
    }

    /// The last first, second and third places of a player, the newest first.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn titles_of(self, player: PlayerId) -> Result<Vec<TitleRecord>, HostError> {
        let most = MAX_LISTED_TITLES;
        retry(|| async { Ok(self.host.store.read().await?.tournaments().titles_of(player, most).await?) })
            .await
    }

    /// The tournaments of these shards at which something is to be done at `at`.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn due(self, shards: &[Shards], at: Timestamp) -> Result<Vec<TournamentId>, HostError> {
        retry(|| async { Ok(self.host.store.read().await?.tournaments().due(shards, at).await?) }).await
    }

    /// The tables of a tournament whose ends it does not know, in the order in which they were opened.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn open_tables(self, id: TournamentId) -> Result<Vec<OpenTable>, HostError> {
        retry(|| async { Ok(self.host.store.read().await?.tournaments().open_tables(id).await?) }).await
    }

    /// Records that everything that follows from a tournament in this state is done, so that it is due again at
    /// [`Tournament::due`] or after its next event, and that nothing keeps its games from being opened.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn record_done(self, tournament: &Tournament) -> Result<(), HostError> {
        retry(|| async {
            let mut transaction = self.host.store.write_relaxed().await?;
            let (id, count) = (tournament.id(), tournament.event_count());
            transaction.tournaments().save_due(id, count, tournament.due()).await?;
            Ok(transaction.commit().await?)
        })
        .await
    }

    /// Opens the table of a pairing in a channel without an active one, and seats its players, which starts the game.
    ///
    /// # Errors
    ///
    /// [`HostError::Tournament`] if the pairing needs no table any more, [`HostError::Rejected`] if the channel is
    /// occupied, [`HostError::Store`] if the database fails.
    pub async fn open_table(
        self,
        id: TournamentId,
        pairing: PairingNumber,
        channel: ChannelId,
    ) -> Result<(TournamentOutcome, Option<CommandOutcome>), HostError> {
        let Decided { outcome, table, .. } =
            self.commit(|| self.try_to_open_table(id, pairing, channel)).await?;
        Ok((outcome, table))
    }

    async fn try_to_open_table(
        self,
        id: TournamentId,
        pairing: PairingNumber,
        channel: ChannelId,
    ) -> Result<(Transaction<Write>, Decided), HostError> {
        let now = self.host.clock.now();
        let mut transaction = self.host.store.write().await?;
        if transaction.tables().active_in(channel).await?.is_some() {
            return Err(table::Rejection::Occupied.into());
        }
        let mut tournament = load(&mut transaction, id).await?;
        let new_table = new_table(&tournament, pairing, channel)?;
        let table_id = transaction.tables().insert(&new_table, now).await?;
        transaction.tournaments().save_table(id, pairing, table_id).await?;
        let command = Command::ReportTable { pairing, table: table_id };
        let events = apply(&mut tournament, &command, now)?;
        save(&mut transaction, &tournament, &events, now).await?;

        let mut table = Table::open(table_id, new_table, now)?;
        let mut seated = decide(&mut table, &table::Command::SeatInvited, now)?;
        vacations::pause_clocks_at_start(&mut transaction, &mut table, &mut seated, now).await?;
        transaction.tables().save(&table, &seated, now).await?;
        // Everybody is called to the first board, which is in a thread that nobody has seen.
        let mentions = table.seats().iter().flatten().filter_map(Player::human_id).collect();
        let table = CommandOutcome { mentions, ..CommandOutcome::new(Arc::new(table), seated) };
        let outcome = TournamentOutcome { tournament: Arc::new(tournament), events };
        Ok((transaction, Decided { outcome, table: Some(table), at: now }))
    }

    /// Reports how a table has ended, if it has. The outcome has no event if the tournament does not need to know.
    ///
    /// # Errors
    ///
    /// [`HostError::Tournament`] if there is no such tournament, [`HostError::Store`] if the database fails.
    pub async fn report(
        self,
        id: TournamentId,
        table: OpenTable,
    ) -> Result<Option<TournamentOutcome>, HostError> {
        let command = match self.host.tables().load(TableRef::Id(table.table)).await {
            Ok(loaded) => match report(&loaded, table) {
                Some(command) => command,
                None => return Ok(None),
            },
            // The players begin anew at another table.
            Err(HostError::Broken(_)) => no_result(table),
            Err(error) => return Err(error),
        };
        let reported = self.commit(|| self.try_to_report(id, table, &command)).await?;
        Ok(Some(reported.outcome))
    }

    async fn try_to_report(
        self,
        id: TournamentId,
        table: OpenTable,
        command: &Command,
    ) -> Result<(Transaction<Write>, Decided), HostError> {
        let now = self.host.clock.now();
        let tournament = self.try_to_load(id).await?;
        // The pairing may be decided already, by a withdrawal, or be played at another table.
        let is_current = tournament
            .pairings()
            .get(table.pairing)
            .is_some_and(|pairing| pairing.table == Some(table.table));
        let is_needed = is_current && tournament.decide(command, now).is_ok();
        let (mut transaction, outcome) = match is_needed {
            true => self.decide_and_save(id, command, now).await?,
            false => {
                let outcome = TournamentOutcome { tournament, events: Vec::new() };
                (self.host.store.write().await?, outcome)
            }
        };
        transaction.tournaments().close_table(table.table).await?;
        Ok((transaction, Decided { outcome, table: None, at: now }))
    }

    /// Decides an overdue game as it stands, and ends its table. `None` if the table has changed meanwhile, or has ended
    /// and is to be reported.
    ///
    /// # Errors
    ///
    /// [`HostError::Tournament`] if the game is not overdue, [`HostError::Broken`] if its table cannot be rebuilt,
    /// [`HostError::Store`] if the database fails.
    pub async fn adjudicate(
        self,
        id: TournamentId,
        table: OpenTable,
    ) -> Result<Option<(TournamentOutcome, CommandOutcome)>, HostError> {
        let before = self.host.tables().load(TableRef::Id(table.table)).await?;
        let Some(game) = unfinished(&before) else { return Ok(None) };
        let command = Command::Adjudicate { pairing: table.pairing, game };
        let done = self.commit(|| self.try_to_adjudicate(id, &before, &command)).await;
        match done {
            Ok(Decided { outcome, table, .. }) => Ok(table.map(|table| (outcome, table))),
            Err(HostError::Rejected(table::Rejection::Stale)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn try_to_adjudicate(
        self,
        id: TournamentId,
        before: &Table,
        command: &Command,
    ) -> Result<(Transaction<Write>, Decided), HostError> {
        let now = self.host.clock.now();
        let (mut transaction, outcome) = self.decide_and_save(id, command, now).await?;
        let mut table = before.clone();
        let events = decide(&mut table, &table::Command::Adjudicate, now)?;
        if !transaction.tables().save(&table, &events, now).await? {
            return Err(table::Rejection::Stale.into());
        }
        let (ratings, unrated) = conclude(&mut transaction, &table, &events, now).await?;
        transaction.tournaments().close_table(table.id()).await?;
        let ended = CommandOutcome::new(Arc::new(table), events);
        let ended = CommandOutcome { ratings, unrated, ..ended };
        Ok((transaction, Decided { outcome, table: Some(ended), at: now }))
    }

    /// Gives the time since `since` back to the running tournaments of these shards, in which nobody could play.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails. The next call continues: no time is given back twice.
    pub async fn credit_outage(self, shards: Shards, since: Timestamp) -> Result<(), HostError> {
        let running =
            retry(|| async { Ok(self.host.store.read().await?.tournaments().running(&[shards]).await?) });
        for id in running.await? {
            match self.execute(id, Command::CreditTime { since }).await {
                Ok(_) | Err(HostError::Tournament(_)) => {}
                Err(HostError::Store(error @ StoreError::CorruptTournament { .. })) => {
                    tracing::error!(%error, "a tournament gets no time back");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// The tournaments of these shards with events that are not shown.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn unshown(self, shards: &[Shards]) -> Result<Vec<TournamentId>, HostError> {
        retry(|| async { Ok(self.host.store.read().await?.tournaments().unshown(shards).await?) }).await
    }

    /// The number of events of a tournament that messages show; `None` before the first message.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn shown(self, id: TournamentId) -> Result<Option<usize>, HostError> {
        retry(|| async { Ok(self.host.store.read().await?.tournaments().shown(id).await?) }).await
    }

    /// The events of a tournament from this number on, with their times.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn events_since(
        self,
        id: TournamentId,
        from: usize,
    ) -> Result<Vec<(Event, Timestamp)>, HostError> {
        retry(|| async { Ok(self.host.store.read().await?.tournaments().events(id, from).await?) }).await
    }

    /// The message about a subject of a tournament, with its channel, if there is one.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn message(
        self,
        id: TournamentId,
        subject: &str,
    ) -> Result<Option<(ChannelId, MessageId)>, HostError> {
        retry(|| async { Ok(self.host.store.read().await?.tournaments().message(id, subject).await?) }).await
    }

    /// Records the message about a subject of a tournament.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn record_message(
        self,
        id: TournamentId,
        subject: &str,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), HostError> {
        retry(|| async {
            let mut transaction = self.host.store.write_relaxed().await?;
            transaction.tournaments().save_message(id, subject, (channel, message)).await?;
            Ok(transaction.commit().await?)
        })
        .await
    }

    /// Records how many events of a tournament messages show, unless they show more.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn record_shown(self, id: TournamentId, event_count: usize) -> Result<(), HostError> {
        retry(|| async {
            let mut transaction = self.host.store.write_relaxed().await?;
            transaction.tournaments().save_shown(id, event_count).await?;
            Ok(transaction.commit().await?)
        })
        .await
    }

    /// Records that no games of a tournament can be opened for now. Returns whether that is new.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn block(self, id: TournamentId) -> Result<bool, HostError> {
        retry(|| async {
            let mut transaction = self.host.store.write().await?;
            let is_new = transaction.tournaments().block(id, self.host.clock.now()).await?;
            transaction.commit().await?;
            Ok(is_new)
        })
        .await
    }

    /// Decides a command, and writes its events. If another command was faster, it is decided again inside the transaction,
    /// which holds the lock.
    async fn decide_and_save(
        self,
        id: TournamentId,
        command: &Command,
        now: Timestamp,
    ) -> Result<(Transaction<Write>, TournamentOutcome), HostError> {
        let tournament = Arc::unwrap_or_clone(self.try_to_load(id).await?);
        let (mut tournament, mut events) = decide_in_background(tournament, command, now).await?;
        let mut transaction = self.host.store.write().await?;
        if !events.is_empty() && !transaction.tournaments().save(&tournament, &events, now).await? {
            tournament = load(&mut transaction, id).await?;
            (tournament, events) = decide_in_background(tournament, command, now).await?;
            save(&mut transaction, &tournament, &events, now).await?;
        }
        let outcome = TournamentOutcome { tournament: Arc::new(tournament), events };
        Ok((transaction, outcome))
    }

    /// Prepares an outcome and commits it; both are retried after a transient failure. A commit may have reached the disk
    /// though its answer was lost, which is checked before the next try.
    async fn commit<W>(self, prepare: impl Fn() -> W) -> Result<Decided, HostError>
    where
        W: Future<Output = Result<(Transaction<Write>, Decided), HostError>>,
    {
        let unconfirmed: Mutex<Option<Decided>> = Mutex::default();
        let decided = retry(|| async {
            // Never contended: attempts run one after the other.
            let mut unconfirmed = unconfirmed.lock().await;
            if let Some(decided) = unconfirmed.as_ref() {
                let TournamentOutcome { tournament, events } = &decided.outcome;
                let mut transaction = self.host.store.read().await?;
                if transaction.tournaments().is_saved(tournament, events, decided.at).await? {
                    return Ok(decided.clone());
                }
            }
            let (transaction, decided) = prepare().await?;
            let decided = unconfirmed.insert(decided);
            transaction.commit().await?;
            Ok(decided.clone())
        })
        .await?;
        self.host.tournament_cache.insert(decided.outcome.tournament.clone());
        if let Some(outcome) = &decided.table {
            self.host.table_cache.insert(outcome.table.clone());
        }
        Ok(decided)
    }
}

/// Withdraws a player from all tournaments that are not over.
pub(super) async fn withdraw_from_all(
    transaction: &mut Transaction<Write>,
    player: PlayerId,
    now: Timestamp,
) -> Result<(), HostError> {
    for id in transaction.tournaments().unfinished_with(player).await? {
        let mut tournament = load(transaction, id).await?;
        // Rejected if the player has left before.
        let command = Command::Withdraw { player: player.into() };
        let Ok(events) = apply(&mut tournament, &command, now) else { continue };
        save(transaction, &tournament, &events, now).await?;
    }
    Ok(())
}

async fn load<A>(transaction: &mut Transaction<A>, id: TournamentId) -> Result<Tournament, HostError> {
    let tournament = transaction.tournaments().load(id).await?;
    tournament.ok_or(HostError::Tournament(TournamentError::Unknown))
}

/// Stores the events of a tournament that was loaded in the same transaction.
async fn save(
    transaction: &mut Transaction<Write>,
    tournament: &Tournament,
    events: &[Event],
    now: Timestamp,
) -> Result<(), HostError> {
    if !events.is_empty() && !transaction.tournaments().save(tournament, events, now).await? {
        let what = "its events do not match its event count".to_owned();
        return Err(StoreError::CorruptTournament { tournament: tournament.id(), what }.into());
    }
    Ok(())
}

/// Decides a command and applies its events.
fn apply(tournament: &mut Tournament, command: &Command, now: Timestamp) -> Result<Vec<Event>, Rejection> {
    let events = tournament.decide(command, now)?;
    for event in &events {
        tournament.apply(event, now)?;
    }
    Ok(events)
}

/// The same, on a thread for blocking work if it may take long.
async fn decide_in_background(
    mut tournament: Tournament,
    command: &Command,
    now: Timestamp,
) -> Result<(Tournament, Vec<Event>), HostError> {
    if tournament.entrants().len() <= MAX_QUICK_PLAYERS {
        let events = apply(&mut tournament, command, now)?;
        return Ok((tournament, events));
    }
    let command = command.clone();
    let decided = spawn_blocking(move || {
        let events = apply(&mut tournament, &command, now)?;
        Ok((tournament, events))
    });
    match decided.await {
        Ok(decided) => decided,
        Err(panic) => std::panic::resume_unwind(panic.into_panic()),
    }
}

/// The table of a pairing that needs one.
fn new_table(
    tournament: &Tournament,
    pairing: PairingNumber,
    channel: ChannelId,
) -> Result<NewTable, HostError> {
    let waiting = tournament.to_open().find(|(number, _)| *number == pairing);
    let (_, pairing) = waiting.ok_or(Rejection::HasTable)?;
    let settings = tournament.settings();
    let player = |entrant: &usize| tournament.entrants()[*entrant].player.clone();
    let mut players = pairing.seats.iter().map(player);
    let first = players.next().ok_or(Rejection::NoSuchPairing)?;
    Ok(NewTable {
        guild: Some(settings.guild),
        opponents: players.collect(),
        casual: settings.casual,
        time_control: Some(settings.time_control),
        is_of_tournament: true,
        ..NewTable::new(channel, first, settings.setup)
    })
}

/// The command that reports the end of a table; `None` while it is played.
fn report(table: &Table, open: OpenTable) -> Option<Command> {
    match table.phase() {
        table::Phase::Ended(_) => {
            let places = table.game()?.places().as_slice().to_vec();
            Some(Command::ReportResult { pairing: open.pairing, places })
        }
        table::Phase::Closed => Some(no_result(open)),
        table::Phase::Invitation | table::Phase::Playing => None,
    }
}

/// The command that reports a table without a result.
fn no_result(OpenTable { pairing, table, .. }: OpenTable) -> Command {
    Command::ReportNoResult { pairing, table }
}

/// A game that is being played, as it stands.
fn unfinished(table: &Table) -> Option<UnfinishedGame> {
    let game = table.game().filter(|_| table.phase() == table::Phase::Playing)?;
    if table.turn_number() == 0 {
        return Some(UnfinishedGame::NotBegun);
    }
    let places = (0..table.seats().len()).map(|seat| game.places().get(seat).unwrap_or(0)).collect();
    Some(UnfinishedGame::Begun { places, to_act: game.seat()? })
}
