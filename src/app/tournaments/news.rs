//! What the channel of a tournament is told beside the messages about it, each of it once.

use super::super::board::state_time;
use super::super::presenter::{PresentError, Presenter};
use super::messages::TournamentPost;
use super::visit::{Visit, VisitError};
use crate::i18n::{Localizer, tournament_moved_text, tournament_news_text};
use crate::table::{ChannelId, MessageId, Timestamp};
use crate::tournament::{Event, Tournament};
use std::slice;

/// The beginning of the names under which the store knows news. The numbers of its events follow.
pub(super) const NEWS: &str = "news-";
/// The name under which the store knows the last line of news.
const LAST_NEWS: &str = "news";
/// The name under which it knows the announcement, which comes before all news.
const ANNOUNCEMENT: &str = "registration";

impl<P: Presenter> Visit<P> {
    /// Tells of these events, up to the event number `until`, of which the channel was not told. The last one happened at `at`.
    pub(super) async fn tell(
        &self,
        localizer: &Localizer,
        tournament: &Tournament,
        events: &[Event],
        (until, at): (usize, Timestamp),
    ) -> Result<(), VisitError> {
        let host = self.app.host.tournaments();
        let name = format!("{NEWS}{}-{until}", until - events.len());
        if let Some(text) = tournament_news_text(localizer, tournament, news_of(events)) {
            // After a crash it is this news that may have arrived, whatever has happened since.
            host.record_telling(self.id, until).await?;
            let before =
                [host.message(self.id, LAST_NEWS).await?, host.message(self.id, ANNOUNCEMENT).await?];
            let before =
                before.into_iter().flatten().map(|(_, message)| message).max_by_key(|message| message.0);
            let key = format!("tournament {} news {until} {}", self.id, state_time(at));
            let channel = tournament.channel();
            if let Some(message) = self.post_once(channel, text, key, before).await? {
                host.record_message(self.id, &name, channel, message).await?;
                host.record_message(self.id, LAST_NEWS, channel, message).await?;
            }
        }
        host.record_told(self.id, until).await?;
        Ok(())
    }

    /// Tells the former channel of a tournament, with the announcement that was there, where it is now.
    pub(super) async fn tell_where_it_is(
        &self,
        post: &TournamentPost,
        former: ChannelId,
        announcement: MessageId,
    ) -> Result<(), PresentError> {
        let text = tournament_moved_text(&post.localizer, &post.tournament);
        let (count, time) = (post.tournament.event_count(), state_time(post.tournament.changed_at()));
        let key = format!("tournament {} moved {count} {time}", self.id);
        match self.post_once(former, text, key, Some(announcement)).await {
            Err(error @ PresentError::Gone(_)) => {
                tracing::debug!(%error, tournament = %self.id, "the former channel is gone");
                Ok(())
            }
            posted => posted.map(drop),
        }
    }

    /// Posts a text, unless it was posted before after this message. `None` if it is refused: it is not worth a second attempt.
    async fn post_once(
        &self,
        channel: ChannelId,
        text: String,
        idempotency_key: String,
        after: Option<MessageId>,
    ) -> Result<Option<MessageId>, PresentError> {
        if !self.is_certain
            && let Some((found, _)) =
                self.app.presenter.find_text(channel, slice::from_ref(&text), after).await?
        {
            return Ok(Some(found));
        }
        match self.app.presenter.post_text(channel, text, idempotency_key).await {
            Err(error @ PresentError::Refused(_)) => {
                tracing::warn!(%error, tournament = %self.id, "news of a tournament could not be posted");
                Ok(None)
            }
            posted => posted.map(Some),
        }
    }
}

/// The events of which the channel is told. Who joined before the start is in the message about the registration.
pub(super) fn news_of(events: &[Event]) -> &[Event] {
    let started = events.iter().rposition(|event| matches!(event, Event::Started { .. }));
    &events[started.unwrap_or(0)..]
}

/// The numbers of the events that news with this name in the store tells of: the first one, and the one after the last.
pub(super) fn told_by(name: &str) -> Option<(usize, usize)> {
    let (from, until) = name.strip_prefix(NEWS)?.split_once('-')?;
    Some((from.parse().ok()?, until.parse().ok()?))
}
