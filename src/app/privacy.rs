use super::App;
use crate::host::{HostError, TableRef, leave_command};
use crate::i18n::Localizer;
use crate::table::{PlayerId, Table};

impl<P> App<P> {
    /// Leaves all tables of a player and deletes the personal data.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn delete_player(&self, player: PlayerId) -> Result<(), HostError> {
        let former = Localizer::english().text("privacy-former");
        loop {
            for (table, _) in self.host.players().tables_of(player).await? {
                self.leave(&table, player).await?;
            }
            // It is refused if the player has joined another table meanwhile.
            if self.host.players().delete(player, &former).await? {
                break;
            }
        }
        self.animations.clear();
        Ok(())
    }

    /// Leaves a game or an invitation. The outbox shows it.
    async fn leave(&self, table: &Table, player: PlayerId) -> Result<(), HostError> {
        match self.host.tables().execute(TableRef::Id(table.id()), leave_command(table, player)).await {
            Ok(outcome) => self.outbox.schedule(outcome.table.id()),
            // The player is out of the game already, or it has ended meanwhile.
            Err(HostError::Rejected(rejection)) => tracing::debug!(?rejection, "there is nothing to leave"),
            Err(error) => return Err(error),
        }
        Ok(())
    }
}
