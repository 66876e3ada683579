//! Withdraws players who have left the guild of a tournament before a round is paired, so that nobody waits for them.

use super::visit::{Visit, VisitError};
use crate::app::App;
use crate::app::posts::messenger::Messenger;
use crate::host::{HostError, OpenTable, TableRef};
use crate::table::{self, PlayerId, Table};
use crate::tournament::{Command, EntrantNumber, Form, Pairing, Phase, Tournament, TournamentId};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// Time for which somebody who starts a tournament waits for the look-ups.
const START_TIMEOUT: Duration = Duration::from_secs(5);

impl<P: Messenger> App<P> {
    /// Withdraws the players who have left the guild from a tournament that is about to start, as far as there is time to
    /// look them up. The others are looked up when their games are opened.
    pub async fn withdraw_absent(self: &Arc<Self>, tournament: Arc<Tournament>) {
        let app = self.clone();
        // The look-ups are no expense of the organiser, and they go on if they take long.
        let withdrawn = tokio::spawn(async move {
            let _task = app.tasks.token();
            let absent = app.absent_entrants(&tournament, tournament.active()).await;
            if let Err(error) = app.withdraw_players(tournament.id(), absent).await {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, tournament = %tournament.id(), "players could not be withdrawn");
            }
        });
        drop(timeout(START_TIMEOUT, withdrawn).await);
    }

    async fn withdraw_players(&self, id: TournamentId, players: Vec<PlayerId>) -> Result<(), HostError> {
        for player in players {
            match self.host.tournaments().execute(id, Command::Withdraw { player: player.into() }).await {
                Ok(_) => self.tournament_changed(id),
                // The player has withdrawn meanwhile.
                Err(HostError::Tournament(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

impl<P: Messenger> Visit<P> {
    /// Withdraws the players who have left the guild, if the next round is about to be paired: at the time of the start, or
    /// when all games of a round are over.
    pub(super) async fn withdraw_absent_before_round(
        &self,
        tournament: &Tournament,
        open: &[OpenTable],
    ) -> Result<(), VisitError> {
        let is_next = match tournament.phase() {
            Phase::Registration => tournament.starts_at().is_some_and(|start| start <= self.at),
            Phase::Running => self.is_round_over(tournament).await?,
            Phase::Finished | Phase::Cancelled => false,
        };
        if !is_next {
            return Ok(());
        }
        let absent = self.app.absent_entrants(tournament, tournament.active()).await;
        // The last results of those who have left count.
        for table in open.iter().filter(|table| plays(tournament, table, &absent)) {
            self.app.host.tournaments().report(self.id, *table).await?;
        }
        Ok(self.app.withdraw_players(self.id, absent).await?)
    }

    /// Withdraws players of a game who have left the guild, before its table is opened. Returns whether there were any.
    pub(super) async fn withdraw_absent_from(
        &self,
        tournament: &Tournament,
        seats: &[EntrantNumber],
    ) -> Result<bool, VisitError> {
        let absent = self.app.absent_entrants(tournament, seats.iter().copied()).await;
        let is_any = !absent.is_empty();
        self.app.withdraw_players(self.id, absent).await?;
        Ok(is_any)
    }

    /// Whether all games of the round are over, so that the next one is paired as soon as they are reported.
    async fn is_round_over(&self, tournament: &Tournament) -> Result<bool, VisitError> {
        if tournament.settings().form == Form::Ladder || tournament.is_paused() {
            return Ok(false);
        }
        let overdue: Vec<usize> = tournament.overdue(self.at).map(|(number, _)| number).collect();
        let is_open = |(_, pairing): &(usize, &Pairing)| !tournament.is_settled(pairing);
        let mut undecided = tournament.pairings().iter().enumerate().filter(is_open).peekable();
        if undecided.peek().is_none() {
            return Ok(false);
        }
        for (number, pairing) in undecided {
            let Some(table) = pairing.table else { return Ok(false) };
            let is_over = |table: &Table| matches!(table.phase(), table::Phase::Ended(_));
            match self.app.host.tables().load(TableRef::Id(table)).await {
                Ok(table) if is_over(&table) || overdue.contains(&number) => {}
                Ok(_) | Err(HostError::Broken(_)) => return Ok(false),
                Err(error) => return Err(error.into()),
            }
        }
        Ok(true)
    }
}

/// Whether one of these players has played at a table.
fn plays(tournament: &Tournament, open: &OpenTable, players: &[PlayerId]) -> bool {
    let pairing = tournament.pairings().get(open.pairing);
    pairing.is_some_and(|pairing| {
        let mut seated =
            pairing.seats.iter().filter_map(|seat| tournament.entrants()[*seat].player.human_id());
        seated.any(|player| players.contains(&player))
    })
}
