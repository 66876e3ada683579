//! Tournaments: commands at them, and what ties them to their tables.
//!
//! A table of a tournament is opened in the transaction that stores [`Event::TableOpened`], so that a pairing never has two.
//! The end of its game is reported afterwards ([`Tournaments::report`]), once: the events of a tournament are numbered,
//! and another process that reports the same end finds it decided.

mod error;
mod games;
mod loaded;
mod records;

use super::checks::check_invited;
use super::retry::retry;
use super::transactions::commit_once;
use super::{CommandOutcome, HostError, Result, Tournaments};
pub use crate::store::{ExportedTournament, OpenTable, PresentedEvents, TitleRecord, TournamentSummary};
use crate::store::{Transaction, Write};
use crate::table::{Participant, Player, Timestamp};
use crate::tournament::{Command, Event, Settings, Tournament, TournamentId};
pub use error::TournamentError;
use loaded::{apply, load, save};
pub(super) use loaded::{credit_game, withdraw_from_all};
use std::slice;
use std::sync::Arc;
use tokio::task::spawn_blocking;

/// Upper bound of the tournaments of a guild that are not over.
const MAX_GUILD_TOURNAMENTS: usize = 8;
/// Upper bound of the tournaments that one person has opened and that are not over.
const MAX_ORGANISED_TOURNAMENTS: usize = 4;
/// With more players than this, a decision may pair a round for so long that it leaves the async workers.
const MAX_QUICK_PLAYERS: usize = 12;

/// The committed outcome of a command at a tournament.
#[derive(Clone, Debug)]
pub struct TournamentOutcome {
    /// The tournament after the command.
    pub tournament: Arc<Tournament>,
    /// The new events, in order; none when the tournament was opened.
    pub events: Vec<Event>,
}

/// A decided command.
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
    /// tournaments.
    pub async fn open(self, settings: Settings) -> Result<TournamentOutcome> {
        let opened = self.commit(|| async {
            let now = self.host.clock.now();
            let checked = Tournament::open(TournamentId(0), settings.clone(), now)?;
            let mut tx = self.host.store.write().await?;
            let most = MAX_GUILD_TOURNAMENTS;
            let names = tx.tournaments().names_of_unfinished_in(settings.guild).await?;
            if names.len() >= most {
                return Err(HostError::Tournament(TournamentError::TooManyOfGuild { most, names }));
            }
            let name = &checked.settings().name;
            if names.iter().any(|other| other.to_lowercase() == name.to_lowercase()) {
                return Err(HostError::Tournament(TournamentError::NameTaken { name: name.clone() }));
            }
            let most = MAX_ORGANISED_TOURNAMENTS;
            let names = tx.tournaments().names_of_unfinished_by(&settings.organiser).await?;
            if names.len() >= most {
                return Err(HostError::Tournament(TournamentError::TooManyOfOrganiser { most, names }));
            }
            let id = tx.tournaments().insert(checked.settings(), now).await?;
            let tournament = Arc::new(Tournament::restored(id, checked.settings().clone(), now));
            let outcome = TournamentOutcome { tournament, events: Vec::new() };
            Ok((tx, Decided { outcome, table: None, at: now }))
        });
        Ok(opened.await?.outcome)
    }

    /// Carries out a command.
    ///
    /// # Errors
    ///
    /// [`HostError::Tournament`] if the command is rejected or there is no such tournament.
    pub async fn execute(self, id: TournamentId, command: Command) -> Result<TournamentOutcome> {
        if let Command::Withdraw { player } | Command::Remove { player } = &command {
            self.report_begun(id, *player).await?;
        }
        let command = self.with_vacation(command).await?;
        Ok(self.commit(|| self.try_to_execute(id, &command)).await?.outcome)
    }

    /// A challenge with the end of the vacation on which the challenged player is; other commands as they are.
    async fn with_vacation(self, command: Command) -> Result<Command> {
        match command {
            Command::Challenge { by, opponent: Participant::Human(player), .. } => {
                let away_until = self.host.players().vacation_status(player).await?.until;
                Ok(Command::Challenge { by, opponent: player.into(), away_until })
            }
            command => Ok(command),
        }
    }

    async fn try_to_execute(
        self,
        id: TournamentId,
        command: &Command,
    ) -> Result<(Transaction<Write>, Decided)> {
        let now = self.host.clock.now();
        let (mut tx, outcome) = self.decide_and_save(id, command, now).await?;
        if outcome.events.iter().any(Event::renames) {
            // Its own name is among them, as it is now.
            let name = &outcome.tournament.settings().name;
            let names = tx.tournaments().names_of_unfinished_in(outcome.tournament.settings().guild).await?;
            if names.iter().filter(|other| other.to_lowercase() == name.to_lowercase()).count() > 1 {
                return Err(HostError::Tournament(TournamentError::NameTaken { name: name.clone() }));
            }
        }
        if let Command::Add { by, player, .. } = command {
            let by = Player { id: *by, name: String::new() };
            check_invited(&mut tx, &by, slice::from_ref(player)).await?;
        }
        if let Command::Challenge { by, opponent, .. } = command {
            let player = |participant: &Participant| {
                let number = outcome.tournament.number_of(*participant)?;
                Some(&outcome.tournament.entrants()[number].player)
            };
            if let Some((by, opponent)) = player(by).zip(player(opponent)) {
                check_invited(&mut tx, by, slice::from_ref(opponent)).await?;
                if let Some((by, opponent)) = by.human_id().zip(opponent.human_id()) {
                    tx.blocks().lock_pair(by, opponent).await?;
                }
            }
        }
        Ok((tx, Decided { outcome, table: None, at: now }))
    }

    /// A tournament.
    ///
    /// # Errors
    ///
    /// [`HostError::Tournament`] if there is no such tournament, [`HostError::Store`] if it cannot be rebuilt or the
    /// database fails.
    pub async fn load(self, id: TournamentId) -> Result<Arc<Tournament>> {
        retry(|| self.try_to_load(id)).await
    }

    async fn try_to_load(self, id: TournamentId) -> Result<Arc<Tournament>> {
        let generation = self.host.tournament_cache.generation();
        let mut tx = self.host.store.read().await?;
        let tournament = match self.host.tournament_cache.get(&id) {
            Some(cached) => {
                let mut tournament = Arc::unwrap_or_clone(cached);
                tx.tournaments().refresh(&mut tournament).await?;
                tournament
            }
            None => load(&mut tx, id).await?,
        };
        Ok(self.host.tournament_cache.insert(id, tournament, generation))
    }

    /// Decides a command, and writes its events. If another command was faster, it is decided again inside the transaction,
    /// which holds the lock.
    async fn decide_and_save(
        self,
        id: TournamentId,
        command: &Command,
        now: Timestamp,
    ) -> Result<(Transaction<Write>, TournamentOutcome)> {
        let tournament = Arc::unwrap_or_clone(self.try_to_load(id).await?);
        let (mut tournament, mut events) = decide_in_background(tournament, command, now).await?;
        let mut tx = self.host.store.write().await?;
        if !events.is_empty() && !tx.tournaments().save(&tournament, &events, now).await? {
            tournament = load(&mut tx, id).await?;
            (tournament, events) = decide_in_background(tournament, command, now).await?;
            save(&mut tx, &tournament, &events, now).await?;
        }
        let outcome = TournamentOutcome { tournament: Arc::new(tournament), events };
        Ok((tx, outcome))
    }

    /// Prepares an outcome and commits it, once.
    async fn commit<W>(self, prepare: impl Fn() -> W) -> Result<Decided>
    where
        W: Future<Output = Result<(Transaction<Write>, Decided)>>,
    {
        let is_stored = async |Decided { outcome, at, .. }: Decided| {
            let mut tx = self.host.store.read().await?;
            Ok(tx.tournaments().is_saved(&outcome.tournament, &outcome.events, at).await?)
        };
        let generation = self.host.tournament_cache.generation();
        let table_generation = self.host.table_cache.generation();
        let decided = commit_once(prepare, is_stored).await?;
        let tournament = decided.outcome.tournament.clone();
        self.host.tournament_cache.insert(tournament.id(), tournament, generation);
        if let Some(outcome) = &decided.table {
            self.host.table_cache.insert(outcome.table.clone(), table_generation);
        }
        Ok(decided)
    }
}

/// Decides a command: on a blocking thread if that may take long.
async fn decide_in_background(
    mut tournament: Tournament,
    command: &Command,
    now: Timestamp,
) -> Result<(Tournament, Vec<Event>)> {
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
