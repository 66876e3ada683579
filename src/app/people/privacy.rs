use crate::app::App;
use crate::app::limits::budgets::Cause;
use crate::app::work::rounds::Round;
use crate::host::HostError;
use crate::i18n::Localizer;
use crate::table::PlayerId;

impl<P> App<P> {
    /// Removes a player from all tables and deletes the player's personal data. The outbox shows the changed tables.
    pub async fn delete_player(&self, player: PlayerId) -> Result<(), HostError> {
        // People read another name in other languages; see `i18n::names`.
        let former = Localizer::english().text("privacy-former");
        let left = self.host.players().delete(player, &former).await?;
        for table in left {
            self.budgets.record_cause(Cause::Table(table));
            self.outbox.schedule(table);
        }
        for round in [Round::Tournaments, Round::Seeks, Round::Roles, Round::OutdatedThreads] {
            self.rounds.add(round);
        }
        self.animations.clear();
        Ok(())
    }
}
