use super::assistance::Permitted;
use crate::app::posts::content::Content;
use crate::app::posts::messenger::Messenger;
use crate::app::posts::table_posts::Lifetime;
use crate::app::{App, AppError};
use crate::coach::Suggestion;
use crate::host::TableRef;
use crate::i18n::hinted_text;
use crate::rules::Game;
use crate::table::{Command, PlayerId, Rejection, Table};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// Limit of the search for a hint, in nodes: the same hint is found again at each request.
const HINT_NODES: u64 = 20_000;
/// How long a hint waits for its announcement.
const ANNOUNCEMENT_TIMEOUT: Duration = Duration::from_secs(2);

impl<P: Messenger> App<P> {
    /// Records that a player asks for a hint, and announces it at the table, once for each turn. `number` is the number
    /// of the turn, if it is known. Returns the table, and its game for [`App::suggest`].
    ///
    /// # Errors
    /// Fails if the table allows no hint, if it would assist the player in another game, or if the store fails.
    pub async fn request_hint(
        &self,
        at: TableRef,
        by: PlayerId,
        number: Option<usize>,
    ) -> Result<(Arc<Table>, Permitted<Game>), AppError> {
        let table = self.host.tables().load(at).await?;
        // The hint is for the position that is permitted.
        let command = Command::Hint { by: by.into(), number: number.or(Some(table.revision())) };
        table.decide(&command, self.host.clock().now())?;
        let game = table.game().ok_or(Rejection::NotStarted)?.clone();
        let game = self.permit(by, game, Some(table.id())).await?;
        let outcome = self.host.tables().execute(at, command).await?;
        if !outcome.events.is_empty() {
            self.announce_hint(&outcome.table).await;
        }
        Ok((outcome.table, game))
    }

    /// Says at a table where others play that a hint was given. If the channel is rate-limited, the outbox shows it later.
    async fn announce_hint(&self, table: &Table) {
        let localizer = self.table_localizer(table).await;
        let delivery = self.outbox.deliver(table.id());
        let Some(text) = hinted_text(&localizer, table) else {
            return self.record_still_shown(table, delivery).await;
        };
        let line = Content::text(&localizer, text);
        let announced = self.deliver_line(table, line, Lifetime::Temporary, delivery);
        let _timely = timeout(ANNOUNCEMENT_TIMEOUT, announced).await;
    }

    /// The turn that a good player would play in a game.
    ///
    /// # Errors
    /// Fails if the game is over or the search fails.
    pub async fn suggest(&self, game: &Permitted<Game>) -> Result<Suggestion, AppError> {
        let history = game.history().clone();
        let proposal = self.search_pool.advise(game, move || Suggestion::find(&history, HINT_NODES)).await?;
        Ok(proposal.ok_or(Rejection::Over)?)
    }
}
