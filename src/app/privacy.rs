use super::App;
use crate::host::HostError;
use crate::i18n::Localizer;
use crate::table::PlayerId;

impl<P> App<P> {
    /// Removes a player from all tables and deletes the player's personal data. The outbox shows the changed tables.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn delete_player(&self, player: PlayerId) -> Result<(), HostError> {
        // People read another name in other languages; see `i18n::names`.
        let former = Localizer::english().text("privacy-former");
        let left = self.host.players().delete(player, &former).await?;
        left.into_iter().for_each(|table| self.outbox.schedule(table));
        self.tournaments.look_soon();
        self.seeks.report();
        self.thread_names.report();
        self.animations.clear();
        Ok(())
    }
}
