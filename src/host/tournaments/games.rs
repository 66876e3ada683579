//! The tables of pairings: how they are opened, and how the tournament learns of their ends.

use super::super::game_end::conclude;
use super::super::outcome::decide;
use super::super::{CommandOutcome, HostError, Result, TableRef, vacations};
use super::loaded::{apply, load, save, unreported_games};
use super::{Decided, OpenTable, TournamentError, TournamentOutcome, Tournaments};
use crate::host::HostRejection;
use crate::table::{self, ChannelId, NewTable, Participant, Player, Table, TableId};
use crate::tournament::{Command, PairingNumber, Rejection, Tournament, TournamentId, UnfinishedGame};
use std::sync::Arc;

impl Tournaments<'_> {
    /// Opens the table of a pairing in a channel without an active one, and seats its players, which starts the game.
    ///
    /// # Errors
    ///
    /// [`HostError::Tournament`] if the pairing needs no table any more, [`HostError::Rejected`] if the channel is
    /// occupied.
    pub async fn open_table(
        self,
        id: TournamentId,
        pairing: PairingNumber,
        channel: ChannelId,
    ) -> Result<(TournamentOutcome, Option<CommandOutcome>)> {
        let opened = self.commit(|| async {
            let now = self.host.clock.now();
            let mut tx = self.host.store.write().await?;
            if tx.tables().active_in(channel).await?.is_some() {
                return Err(HostRejection::Occupied.into());
            }
            let mut tournament = load(&mut tx, id).await?;
            let new_table = new_table(&tournament, pairing, channel)?;
            let table_id = tx.tables().insert(&new_table, now).await?;
            tx.tournaments().save_table(id, pairing, table_id).await?;
            let command = Command::ReportTable { pairing, table: table_id };
            let events = apply(&mut tournament, &command, now)?;
            save(&mut tx, &tournament, &events, now).await?;

            let mut table = Table::open(table_id, new_table, now)?;
            let mut seated = decide(&mut table, &table::Command::SeatInvited, now)?;
            vacations::pause_clocks_at_start(&mut tx, &mut table, &mut seated, now).await?;
            let deadline =
                tournament.pairings().get(pairing).and_then(|paired| tournament.round_deadline(paired));
            seated.extend(decide(&mut table, &table::Command::SetRoundDeadline { deadline }, now)?);
            tx.tables().save(&table, &seated, now).await?;
            // Everybody is called to the first board, which is in a thread that nobody has seen.
            let mentions = table.seats().iter().flatten().filter_map(Player::human_id).collect();
            let table = CommandOutcome { mentions, ..CommandOutcome::new(Arc::new(table), seated) };
            let outcome = TournamentOutcome { tournament: Arc::new(tournament), events };
            Ok((tx, Decided { outcome, table: Some(table), at: now }))
        });
        let Decided { outcome, table, .. } = opened.await?;
        Ok((outcome, table))
    }

    /// Reports in which running games of a player who is about to withdraw a turn was played.
    pub(super) async fn report_begun(self, id: TournamentId, player: Participant) -> Result<()> {
        let tournament = self.load(id).await?;
        for (pairing, table) in unreported_games(&tournament, player) {
            match self.host.tables().load(TableRef::Id(table)).await {
                Ok(table) if table.turn_number() > 0 => {}
                Ok(_) | Err(HostError::Broken(_)) => continue,
                Err(error) => return Err(error),
            }
            let command = Command::ReportBegun { pairing };
            match self.commit(|| self.try_to_execute(id, &command)).await {
                // A game that has ended meanwhile is not reported.
                Ok(_) | Err(HostError::Tournament(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Reports how a table has ended, if it has. The outcome has no event if the tournament does not need to know.
    ///
    /// # Errors
    ///
    /// [`HostError::Tournament`] if there is no such tournament.
    pub async fn report(self, id: TournamentId, table: OpenTable) -> Result<Option<TournamentOutcome>> {
        let command = match self.host.tables().load(TableRef::Id(table.table)).await {
            Ok(loaded) => match report(&loaded, table) {
                Some(command) => command,
                None => return Ok(None),
            },
            // A table that cannot be rebuilt has no result: the players begin anew at another one.
            Err(HostError::Broken(_)) => no_result(table),
            Err(error) => return Err(error),
        };
        let reported = self.commit(|| async {
            let now = self.host.clock.now();
            let tournament = self.try_to_load(id).await?;
            // The pairing may be decided already, by a withdrawal, or be played at another table.
            let is_current = tournament
                .pairings()
                .get(table.pairing)
                .is_some_and(|pairing| pairing.table == Some(table.table));
            let reported = match is_current {
                true => Some(self.decide_and_save(id, &command, now).await),
                false => None,
            };
            let (mut tx, outcome) = match reported {
                // Another process may have been faster.
                None | Some(Err(HostError::Tournament(TournamentError::Rejected(_)))) => {
                    let outcome = TournamentOutcome { tournament, events: Vec::new() };
                    (self.host.store.write().await?, outcome)
                }
                Some(reported) => reported?,
            };
            tx.tournaments().close_table(table.table).await?;
            Ok((tx, Decided { outcome, table: None, at: now }))
        });
        Ok(Some(reported.await?.outcome))
    }

    /// Has the game at a table go on without its tournament, which is over, or end without a result of its own, by the command that
    /// says so. `None` if it is not played any more.
    pub async fn release(self, table: TableId, command: table::Command) -> Result<Option<CommandOutcome>> {
        let released = match self.host.tables().execute(TableRef::Id(table), command).await {
            Ok(outcome) => Some(outcome),
            Err(HostError::Rejected(_) | HostError::Refused(_) | HostError::Broken(_)) => None,
            Err(error) => return Err(error),
        };
        self.host.write(async |mut tx| Ok(tx.tournaments().close_table(table).await?)).await?;
        Ok(released)
    }

    /// Decides an overdue game as it stands, and ends its table. `None` if the table has changed meanwhile, or has ended
    /// and is to be reported.
    ///
    /// # Errors
    ///
    /// [`HostError::Tournament`] if the game is not overdue, [`HostError::Broken`] if its table cannot be rebuilt.
    pub async fn adjudicate(
        self,
        id: TournamentId,
        table: OpenTable,
    ) -> Result<Option<(TournamentOutcome, CommandOutcome)>> {
        let before = self.host.tables().load(TableRef::Id(table.table)).await?;
        let Some(game) = unfinished(&before) else { return Ok(None) };
        let command = Command::Adjudicate { pairing: table.pairing, game };
        let done = self.commit(|| async {
            let now = self.host.clock.now();
            let (mut tx, outcome) = self.decide_and_save(id, &command, now).await?;
            let mut table = Table::clone(&before);
            let events = decide(&mut table, &table::Command::Adjudicate, now)?;
            if !tx.tables().save(&table, &events, now).await? {
                return Err(table::Rejection::Stale.into());
            }
            self.host.store_notices(&mut tx, &table, &events).await?;
            let (ratings, unrated) = conclude(&mut tx, &table, &events, now).await?;
            tx.tournaments().close_table(table.id()).await?;
            let ended = CommandOutcome::new(Arc::new(table), events);
            let ended = CommandOutcome { ratings, unrated, ..ended };
            Ok((tx, Decided { outcome, table: Some(ended), at: now }))
        });
        match done.await {
            Ok(Decided { outcome, table, .. }) => {
                Ok(table.map(|table| (outcome, self.host.notices().without_others(table))))
            }
            Err(HostError::Rejected(table::Rejection::Stale)) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// The table of a pairing that needs one.
fn new_table(tournament: &Tournament, pairing: PairingNumber, channel: ChannelId) -> Result<NewTable> {
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
            let (pairing, places) = (open.pairing, table.game()?.places().as_slice().to_vec());
            Some(match table.turn_number() {
                0 => Command::ReportForfeit { pairing, places },
                _ => Command::ReportResult { pairing, places },
            })
        }
        table::Phase::Closed if table.closing() == Some(&table::Event::NobodyCame) => {
            Some(Command::ReportNobodyCame { pairing: open.pairing })
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
    let places = (0..table.seats().len()).map(|seat| game.places().get(seat).unwrap_or(0)).collect();
    let (losers, has_begun) = (table.losers_in_time(), table.turn_number() > 0);
    Some(UnfinishedGame { places, losers, has_begun })
}
