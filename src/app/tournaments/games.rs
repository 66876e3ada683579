//! The games of a tournament: their threads and tables.

use super::visit::{Visit, VisitError};
use crate::app::App;
use crate::app::posts::board::Board;
use crate::app::posts::messenger::Messenger;
use crate::host::{HostError, HostRejection, OpenTable, QuarantineReason, TableRef};
use crate::i18n::{Localizer, annulled_game_text, tournament_game_text, tournament_thread_name};
use crate::table::{self, ChannelId, Player, RoundDeadline, Table, TableId};
use crate::tournament::{Command, Entrant, Pairing, PairingNumber, Phase, Tournament};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// Time for which a tournament waits until the last board of a game in its channel is shown.
const LAST_BOARD_TIMEOUT: Duration = Duration::from_secs(30);
/// Upper bound of the games that one visit opens in threads: those of the largest round. Of rounds that are played at once later
/// visits open the others, so that results do not wait for all threads.
const MAX_OPENED_GAMES: usize = 64;

impl<P: Messenger> Visit<P> {
    /// Reports a table that has ended.
    pub(super) async fn report_over(&self, open: OpenTable) -> Result<(), VisitError> {
        if !self.awaits_last_board(open).await? {
            self.app.host.tournaments().report(self.id, open).await?;
        }
        Ok(())
    }

    /// At a table that is being played, withdraws players who have left the guild, and has players resign who have withdrawn.
    /// After the tournament the game goes on without it. A game whose result an organiser has entered ends.
    ///
    /// A game that has ended meanwhile, or ends by this, may be the last of its round. It is reported by the visit that its end
    /// asks for, which looks its players up before.
    pub(super) async fn look_at_running(&self, open: OpenTable) -> Result<(), VisitError> {
        if self.is_over(open).await? {
            return Ok(());
        }
        let tournament = self.app.host.tournaments().load(self.id).await?;
        let is_released = tournament.to_release().any(|released| released == open.table);
        let mut pairing = tournament.pairings().get(open.pairing).into_iter();
        let is_ended = pairing.any(|pairing| tournament.is_ended_by_hand(pairing, open.table));
        if is_released || is_ended {
            let command = match is_released {
                true => table::Command::ReportTournamentOver,
                false => table::Command::ReportResultEntered,
            };
            if let Some(outcome) = self.app.host.tournaments().release(open.table, command).await? {
                self.app.post_outcome(outcome).await;
            }
            return Ok(());
        }
        let table = self.app.host.tables().load(TableRef::Id(open.table)).await?;
        for seat in table.left() {
            let Some(player) = table.seats()[seat].as_ref() else { continue };
            self.execute(Command::Withdraw { player: player.id }).await?;
        }
        let tournament = self.app.host.tournaments().load(self.id).await?;
        let Some(pairing) = tournament.pairings().get(open.pairing) else { return Ok(()) };
        self.set_deadline(open, tournament.round_deadline(pairing)).await?;
        for entrant in withdrawn(&tournament, pairing, &table) {
            let command = give_up(&table, entrant);
            match self.app.host.tables().execute(TableRef::Id(open.table), command).await {
                Ok(outcome) => self.app.post_outcome(outcome).await,
                Err(HostError::Rejected(_) | HostError::Refused(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Has a table show the deadline that its game has now.
    async fn set_deadline(&self, open: OpenTable, deadline: Option<RoundDeadline>) -> Result<(), VisitError> {
        let command = table::Command::SetRoundDeadline { deadline };
        match self.app.host.tables().execute(TableRef::Id(open.table), command).await {
            Ok(outcome) if outcome.events.is_empty() => Ok(()),
            Ok(outcome) => {
                self.app.post_outcome(outcome).await;
                Ok(())
            }
            Err(HostError::Rejected(_) | HostError::Refused(_)) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// The tables whose games are over.
    pub(super) async fn over(&self, open: &[OpenTable]) -> Result<Vec<TableId>, VisitError> {
        let mut over = Vec::new();
        for table in open {
            if self.is_over(*table).await? {
                over.push(table.table);
            }
        }
        Ok(over)
    }

    /// Whether the game at a table is over. One that cannot be rebuilt counts as such: it is reported without a result.
    pub(super) async fn is_over(&self, open: OpenTable) -> Result<bool, VisitError> {
        match self.app.host.tables().load(TableRef::Id(open.table)).await {
            Ok(table) => Ok(is_over(&table)),
            Err(HostError::Broken(_)) => Ok(true),
            Err(error) => Err(error.into()),
        }
    }

    /// Whether a game in the channel of the tournament has just ended there without a message that shows it, which comes before
    /// those about the tournament. Another visit follows as soon as there is one.
    async fn awaits_last_board(&self, open: OpenTable) -> Result<bool, VisitError> {
        let tournament = self.app.host.tournaments().load(self.id).await?;
        if !tournament.settings().in_channel {
            return Ok(false);
        }
        let pending = match self.app.host.deliveries().pending_at(open.table).await {
            Err(HostError::Broken(_)) => None,
            pending => pending?,
        };
        Ok(pending.is_some_and(|(table, _)| {
            let age = self.app.host.clock().now().saturating_duration_since(table.last_event_at());
            is_over(&table) && age < LAST_BOARD_TIMEOUT
        }))
    }

    /// Moves the tables whose threads are gone, or left behind where nobody can play, to new ones, so that no game is lost.
    pub(super) async fn bring_back_tables(&self, localizer: &Localizer) -> Result<(), VisitError> {
        let open = self.app.host.tournaments().open_tables(self.id).await?;
        for lost in &open {
            let Some(reason) = lost.quarantine.filter(|reason| *reason != QuarantineReason::Unreadable)
            else {
                continue;
            };
            let tournament = self.app.host.tournaments().load(self.id).await?;
            if tournament.phase() != Phase::Running {
                return Ok(());
            }
            let table = self.app.host.tables().load(TableRef::Id(lost.table)).await?;
            if !is_left_behind(reason, &table, &tournament) {
                continue;
            }
            let Some(pairing) = tournament.pairings().get(lost.pairing) else { continue };
            let Some(by) = table.seats().iter().flatten().next().map(|player| player.id) else { continue };
            let in_channel = tournament.settings().in_channel;
            if in_channel && table.channel() == tournament.channel() {
                continue;
            }
            let name = tournament_thread_name(localizer, &tournament, pairing);
            let channel = match in_channel {
                true => tournament.channel(),
                false => {
                    let unused = self.unused_threads(&tournament, vec![name.clone()]).await?.remove(&name);
                    self.unused_or_new_thread(&tournament, unused, &name).await?
                }
            };
            let relocate = table::Command::Relocate { by, guild: table.guild(), channel };
            match self.app.host.tables().execute(TableRef::Id(lost.table), relocate).await {
                Ok(outcome) => {
                    tracing::info!(tournament = %self.id, table = %lost.table, "a game goes on in another channel");
                    self.app.post_outcome(outcome).await;
                }
                Err(HostError::Rejected(_) | HostError::Refused(_)) if in_channel => {}
                Err(HostError::Rejected(_) | HostError::Refused(_)) => self.app.discard_thread(channel).await,
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Opens the table of each game that needs one, in a thread of its own, or of the next one in the channel.
    pub(super) async fn open_games(&self, localizer: &Localizer) -> Result<(), VisitError> {
        let mut tournament = self.app.host.tournaments().load(self.id).await?;
        let waiting: Vec<PairingNumber> = tournament.to_open().map(|(number, _)| number).collect();
        if waiting.is_empty() {
            return Ok(());
        }
        if tournament.settings().in_channel {
            return self.open_next_game(&tournament, &waiting).await;
        }
        let (guild, channel) = (tournament.settings().guild, tournament.channel());
        let name = |tournament: &Tournament, number: PairingNumber| {
            tournament_thread_name(localizer, tournament, &tournament.pairings()[number])
        };
        let names = waiting.iter().take(MAX_OPENED_GAMES).map(|number| name(&tournament, *number)).collect();
        let mut unused = self.unused_threads(&tournament, names).await?;
        for number in waiting.into_iter().take(MAX_OPENED_GAMES) {
            if self.withdraw_absent_from(&tournament, &tournament.pairings()[number].seats).await? {
                // The report may decide the game. If not, the next visit opens a table.
                continue;
            }
            let name = name(&tournament, number);
            self.app.budgets.wait_for_tournament(guild, channel).await;
            // Meanwhile somebody may have withdrawn, or the tournament was paused.
            tournament = self.app.host.tournaments().load(self.id).await?;
            if tournament.to_open().all(|(waiting, _)| waiting != number) {
                continue;
            }
            let thread = self.unused_or_new_thread(&tournament, unused.remove(&name), &name).await?;
            self.open_game(number, thread).await?;
        }
        Ok(())
    }

    /// Opens the table of one game in the channel, unless it has a table. Later visits open the others.
    async fn open_next_game(
        &self,
        tournament: &Tournament,
        waiting: &[PairingNumber],
    ) -> Result<(), VisitError> {
        let presented = self.app.host.tournaments().presented(self.id).await?;
        if presented.shown().is_none_or(|shown| shown < tournament.event_count()) {
            // The round was paired meanwhile. Its message comes first, at the next visit.
            return Ok(());
        }
        let (guild, channel) = (tournament.settings().guild, tournament.channel());
        for number in waiting {
            if self.withdraw_absent_from(tournament, &tournament.pairings()[*number].seats).await? {
                continue;
            }
            self.app.budgets.wait_for_tournament(guild, channel).await;
            match self.app.host.tournaments().open_table(self.id, *number, channel).await {
                Ok((_, opened)) => {
                    if let Some(opened) = opened {
                        self.app.post_outcome(opened).await;
                    }
                    return Ok(());
                }
                Err(HostError::Refused(HostRejection::Occupied)) => return Ok(()),
                // Another process was faster, or the game needs no table any more.
                Err(HostError::Tournament(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Threads with these names that were created although no table was stored for them, by name.
    async fn unused_threads(
        &self,
        tournament: &Tournament,
        names: Vec<String>,
    ) -> Result<HashMap<String, ChannelId>, VisitError> {
        if self.is_certain {
            return Ok(HashMap::new());
        }
        let (guild, channel) = (tournament.settings().guild, tournament.channel());
        Ok(self.app.messenger.unused_threads(guild, channel, &names).await?.into_iter().collect())
    }

    async fn unused_or_new_thread(
        &self,
        tournament: &Tournament,
        unused: Option<ChannelId>,
        name: &str,
    ) -> Result<ChannelId, VisitError> {
        match unused {
            Some(thread) => Ok(thread),
            None => Ok(self.app.messenger.create_thread(tournament.channel(), name).await?),
        }
    }

    async fn open_game(&self, pairing: PairingNumber, thread: ChannelId) -> Result<(), VisitError> {
        match self.app.host.tournaments().open_table(self.id, pairing, thread).await {
            Ok((_, opened)) => {
                if let Some(opened) = opened {
                    self.app.post_outcome(opened).await;
                }
            }
            // Another process was faster, or the game needs no table any more.
            Err(HostError::Tournament(_)) => self.app.discard_thread(thread).await,
            // Somebody has opened a table in the unused thread.
            Err(HostError::Refused(HostRejection::Occupied)) => self.app.tournament_changed(self.id),
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }
}

pub(super) fn is_over(table: &Table) -> bool {
    matches!(table.phase(), table::Phase::Ended(_) | table::Phase::Closed)
}

/// Whether a game that nobody can play where it is goes on elsewhere: its channel is gone, or its tournament has moved since
/// anything happened there.
fn is_left_behind(reason: QuarantineReason, table: &Table, tournament: &Tournament) -> bool {
    use QuarantineReason::{
        ChannelGone, ChannelLocked, HiddenFromPlayer, NoPermission, PlayerTimedOut, Unreadable,
    };
    match reason {
        ChannelGone => true,
        ChannelLocked | NoPermission | HiddenFromPlayer => {
            tournament.relocated_at().is_some_and(|at| table.last_event_at() < at)
        }
        PlayerTimedOut | Unreadable => false,
    }
}

/// The players of a table who have withdrawn from its tournament, or were removed, and are still in the game.
fn withdrawn<'t>(tournament: &'t Tournament, pairing: &Pairing, table: &Table) -> Vec<&'t Entrant> {
    let entrants = pairing.seats.iter().map(|entrant| &tournament.entrants()[*entrant]);
    let withdrawn = entrants.filter(|entrant| !entrant.is_active());
    withdrawn.filter(|entrant| table.check_player(entrant.player.id).is_ok()).collect()
}

/// The command by which a player who has withdrawn or was removed loses.
fn give_up(table: &Table, entrant: &Entrant) -> table::Command {
    let player = entrant.player.id;
    if entrant.is_removed {
        return table::Command::Remove { player };
    }
    let has_left = table.left().any(|seat| table.seat_of(player) == Some(seat));
    let mut seated = table.seats().iter().flatten().map(|seated| seated.id);
    let other = seated.find(|other| *other != player && table.check_player(*other).is_ok());
    match other.filter(|_| has_left) {
        Some(by) => table::Command::Claim { by },
        None => table::Command::Resign { by: player },
    }
}

impl<P> App<P> {
    /// The first board of a game of a tournament, which says so and calls all its players. Any other board stays as it is.
    pub(in crate::app) async fn with_tournament_line(&self, board: Board) -> Board {
        let table = &board.table;
        if !table.is_of_tournament() || table.phase() != table::Phase::Playing {
            return board;
        }
        let line = match self.tournament_line(&board.localizer, table).await {
            Ok(Some(line)) => line,
            Ok(None) => return board,
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, table = %table.id(), "the tournament of a table could not be read");
                return board;
            }
        };
        let mentions = table.seats().iter().flatten().filter_map(Player::human_id).collect();
        Board { text: format!("{line}\n{}", board.text), mentions, ..board }
    }

    async fn tournament_line(
        &self,
        localizer: &Localizer,
        table: &Table,
    ) -> Result<Option<String>, HostError> {
        let Some((tournament, number)) = self.tournament_of(table).await? else { return Ok(None) };
        let pairing = tournament.pairings().get(number);
        Ok(pairing.map(|pairing| tournament_game_text(localizer, &tournament, pairing)))
    }

    /// After the end of a game that counts for nobody in its tournament, a line that says so.
    pub(in crate::app) async fn annulled_line(&self, localizer: &Localizer, table: &Table) -> Option<String> {
        if !table.is_of_tournament() {
            return None;
        }
        match self.tournament_of(table).await {
            Ok(found) => found.and_then(|(tournament, number)| {
                let pairing = tournament.pairings().get(number);
                let is_annulled = pairing.is_some_and(|pairing| tournament.is_annulled(pairing));
                is_annulled.then(|| format!("\n{}", annulled_game_text(localizer, &tournament)))
            }),
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, table = %table.id(), "the tournament of a table could not be read");
                None
            }
        }
    }

    /// The tournament of a table, and the pairing that is played there.
    async fn tournament_of(
        &self,
        table: &Table,
    ) -> Result<Option<(Arc<Tournament>, PairingNumber)>, HostError> {
        let Some((id, number)) = self.host.tournaments().of_table(table.id()).await? else { return Ok(None) };
        Ok(Some((self.host.tournaments().load(id).await?, number)))
    }
}
