//! The last boards of games of a tournament, and their threads, which change after the end of the game.

use super::games::is_over;
use super::visit::{Visit, VisitError};
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::host::{DisplayedMessage, HostError, TableRef};
use crate::i18n::{Localizer, tournament_thread_name};
use crate::table::Table;
use crate::tournament::{Pairing, Tournament};
use std::sync::Arc;

impl<P: Messenger> Visit<P> {
    /// Takes the names of players who have deleted their data out of the names of threads and the last boards in them.
    pub(super) async fn rename_games(
        &self,
        localizer: &Localizer,
        tournament: &Tournament,
    ) -> Result<(), VisitError> {
        let is_former = |entrant: &usize| tournament.entrants()[*entrant].player.id.is_former();
        for (pairing, id) in self.app.host.tournaments().tables_of(self.id).await? {
            let Some(pairing) = tournament.pairings().get(pairing) else { continue };
            if !pairing.seats.iter().any(is_former) {
                continue;
            }
            let table = match self.app.host.tables().load(TableRef::Id(id)).await {
                Ok(table) => table,
                Err(HostError::Broken(_)) => continue,
                Err(error) => return Err(error.into()),
            };
            if table.channel() != tournament.channel() {
                let name = tournament_thread_name(localizer, tournament, pairing);
                let renamed = self.app.messenger.rename_thread(table.channel(), &name, None).await;
                unless_refused(renamed)?;
            }
            self.refresh_last_board(&table).await?;
        }
        Ok(())
    }

    /// Says below the last boards of games that counted until now that they do not any more.
    pub(super) async fn tell_annulled(&self, tournament: &Tournament) -> Result<(), VisitError> {
        for (pairing, id) in self.app.host.tournaments().tables_of(self.id).await? {
            let pairing = tournament.pairings().get(pairing);
            // The others end with a board that says so.
            let counted = |pairing: &&Pairing| tournament.is_annulled(pairing) && pairing.result.is_some();
            if pairing.filter(counted).is_none() {
                continue;
            }
            match self.app.host.tables().load(TableRef::Id(id)).await {
                Ok(table) => self.refresh_last_board(&table).await?,
                Err(HostError::Broken(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Shows a game that is over as it is now in the message that shows its end.
    async fn refresh_last_board(&self, table: &Arc<Table>) -> Result<(), VisitError> {
        let displayed = self.app.host.deliveries().displayed(table.id()).await?;
        let shows_end = |displayed: &DisplayedMessage| {
            displayed.channel == table.channel() && displayed.event_count == table.event_count()
        };
        let Some(DisplayedMessage { message, .. }) = displayed.filter(shows_end).filter(|_| is_over(table))
        else {
            return Ok(());
        };
        let board = self.app.board(&self.app.table_localizer(table).await, table).await;
        Ok(unless_refused(self.app.show_board_in(message, board).await)?)
    }
}

/// A message that is gone or cannot be edited any more stays as it is.
fn unless_refused(edited: Result<(), MessengerError>) -> Result<(), MessengerError> {
    match edited {
        Err(error) if error.is_refusal() => {
            tracing::debug!(%error, "a name stays where it was posted");
            Ok(())
        }
        edited => edited,
    }
}
