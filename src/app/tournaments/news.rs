//! What the channel of a tournament and the threads of its games are told beside the messages about it, each of it once.

use super::super::presenter::{PresentError, Presenter};
use super::visit::{Visit, VisitError};
use crate::host::{HostError, TableRef};
use crate::i18n::{Localizer, tournament_game_goes_on_text, tournament_news_text};
use crate::table::{self, ChannelId, MessageId};
use crate::tournament::{Event, Tournament};

/// The name under which the store knows the last line of news.
const LAST_NEWS: &str = "news";
/// The name under which it knows the announcement, which comes before all news.
const ANNOUNCEMENT: &str = "registration";

impl<P: Presenter> Visit<P> {
    /// Tells of these events, up to the event number `until`, of which the channel was not told.
    pub(super) async fn tell(
        &self,
        localizer: &Localizer,
        tournament: &Tournament,
        events: &[Event],
        until: usize,
    ) -> Result<(), VisitError> {
        let host = self.app.host.tournaments();
        // Who joined before the start is in the message about the registration.
        let started = events.iter().rposition(|event| matches!(event, Event::Started { .. }));
        let events = &events[started.unwrap_or(0)..];
        if let Some(text) = tournament_news_text(localizer, tournament, events) {
            // After a crash it is this news that may have arrived, whatever has happened since.
            host.record_telling(self.id, until).await?;
            let before =
                [host.message(self.id, LAST_NEWS).await?, host.message(self.id, ANNOUNCEMENT).await?];
            let before =
                before.into_iter().flatten().map(|(_, message)| message).max_by_key(|message| message.0);
            let nonce = format!("t{}-n{until}", self.id);
            let channel = tournament.channel();
            if let Some(message) = self.post_once(channel, text, nonce, before).await? {
                host.record_message(self.id, LAST_NEWS, channel, message).await?;
            }
        }
        if events.iter().any(|event| matches!(event, Event::Cancelled | Event::Finished { .. })) {
            self.tell_running_games(localizer, tournament).await?;
        }
        host.record_told(self.id, until).await?;
        Ok(())
    }

    /// Tells in the threads of the games that go on that they count for the tournament no more.
    async fn tell_running_games(
        &self,
        localizer: &Localizer,
        tournament: &Tournament,
    ) -> Result<(), VisitError> {
        for open in self.app.host.tournaments().open_tables(self.id).await? {
            let table = match self.app.host.tables().load(TableRef::Id(open.table)).await {
                Ok(table) if table.phase() == table::Phase::Playing => table,
                Ok(_) | Err(HostError::Broken(_)) => continue,
                Err(error) => return Err(error.into()),
            };
            let text = tournament_game_goes_on_text(localizer, tournament);
            let nonce = format!("t{}-g{}", self.id, open.table);
            match self.post_once(table.channel(), text, nonce, None).await {
                Err(error @ PresentError::Gone(_)) => {
                    tracing::debug!(%error, table = %open.table, "a game is not told that its tournament is over");
                }
                posted => drop(posted?),
            }
        }
        Ok(())
    }

    /// Posts a text, unless it was posted before after this message. `None` if it is refused: it is not worth a second attempt.
    async fn post_once(
        &self,
        channel: ChannelId,
        text: String,
        nonce: String,
        after: Option<MessageId>,
    ) -> Result<Option<MessageId>, PresentError> {
        if !self.is_certain
            && let Some(found) = self.app.presenter.find_text(channel, &text, after).await?
        {
            return Ok(Some(found));
        }
        match self.app.presenter.post_text(channel, text, nonce).await {
            Err(error @ PresentError::Refused(_)) => {
                tracing::warn!(%error, tournament = %self.id, "news of a tournament could not be posted");
                Ok(None)
            }
            posted => posted.map(Some),
        }
    }
}
