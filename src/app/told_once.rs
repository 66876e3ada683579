//! Lines beside a board that are told once. After a crash the bot looks for a line before it posts it again, and each line has a
//! key, so that for some minutes the channel gets no second one. The store counts a change as shown only when its line is
//! told, so a line that a killed process has not told is told by the next one.

use super::offers::line_about;
use super::posts::Content;
use super::presenter::{PresentError, Presenter};
use super::{App, absence, clocks};
use crate::host::CommandOutcome;
use crate::i18n::Localizer;
use crate::table::{ChannelId, Event, MessageId, PlayerId, Table};
use std::slice;
use std::time::Duration;

/// The line about an older event may be there: an earlier attempt has perhaps told it, and its receipt was lost.
const MAX_FRESH_AGE: Duration = Duration::from_secs(10);

impl<P> App<P> {
    /// Whether the last event of a table was perhaps told already, by the process before or in an earlier attempt.
    pub(super) fn may_be_told(&self, table: &Table) -> bool {
        let last = table.last_event_at();
        last < self.started || self.host.clock().now().saturating_duration_since(last) > MAX_FRESH_AGE
    }
}

impl<P: Presenter> App<P> {
    /// Posts a line below the board in this message. `is_again` says that it may be there already. Returns the line.
    pub(super) async fn post_line_once(
        &self,
        table: &Table,
        channel: ChannelId,
        line: Content,
        board: Option<MessageId>,
        is_again: bool,
    ) -> Result<MessageId, PresentError> {
        if is_again && let Some(found) = self.find_told(channel, slice::from_ref(&line.text), board).await? {
            return Ok(found);
        }
        let line = Content { replies_to: board, ..line.once(table) };
        self.presenter.send(channel, &line, None).await
    }

    /// Sends a direct message about a table. `is_again` says that it may have been sent already. Returns it with its channel.
    pub(super) async fn send_direct_once(
        &self,
        table: &Table,
        player: PlayerId,
        line: Content,
        is_again: bool,
    ) -> Result<(ChannelId, MessageId), PresentError> {
        if is_again {
            let channel = self.direct_channel(player).await?;
            if let Some(found) = self.find_told(channel, slice::from_ref(&line.text), None).await? {
                return Ok((channel, found));
            }
        }
        self.send_direct(player, line.once(table)).await
    }

    /// Without the permission to read messages something may be told twice, which is better than not at all.
    async fn find_told(
        &self,
        channel: ChannelId,
        texts: &[String],
        after: Option<MessageId>,
    ) -> Result<Option<MessageId>, PresentError> {
        match self.presenter.find_text(channel, texts, after).await {
            Err(error) if error.is_refusal() => Ok(None),
            found => Ok(found?.map(|(message, _)| message)),
        }
    }

    /// Posts a line about events that the board shows already. It is left out if the channel does not take it.
    pub(super) async fn announce(
        &self,
        table: &Table,
        events: &[Event],
        line: Content,
        is_again: bool,
    ) -> Result<(), PresentError> {
        if line.text.is_empty() {
            return Ok(());
        }
        let (channel, board) = (table.channel(), self.displayed_board(table).await);
        match self.post_line_once(table, channel, line, board, is_again).await {
            Ok(message) if events.iter().any(Event::is_temporary) => {
                self.remember_line(table, channel, message).await;
                Ok(())
            }
            Err(error) if !error.is_refusal() => Err(error),
            Err(error) => {
                tracing::warn!(%error, table = %table.id(), "cannot post a line");
                Ok(())
            }
            Ok(_) => Ok(()),
        }
    }

    /// Tells what no message shows for sure, of which [`is_told_beside`] holds. The process before may have told it.
    pub(super) async fn tell_again(
        &self,
        localizer: &Localizer,
        news: &CommandOutcome,
    ) -> Result<(), PresentError> {
        let CommandOutcome { table, events, .. } = news;
        match events.last() {
            Some(Event::Reminded) => clocks::tell(self, table, true).await,
            Some(Event::AbsenceNoticed) => absence::tell(self, table, true).await,
            _ => self.announce(table, events, line_about(localizer, news), true).await,
        }
    }
}

/// Whether something is told beside the board rather than by another one. Of a hint the board itself tells, and of an answer to an
/// offer the line of that.
pub(super) fn is_told_beside(news: &CommandOutcome) -> bool {
    let answers_offer = news.mentions.is_empty() && news.events.iter().any(Event::is_about_offer);
    let is_told_elsewhere =
        |event: &Event| event.is_about_offer() || matches!(event, Event::HintGiven { .. });
    news.leaves_picture() && !answers_offer && !news.events.iter().all(is_told_elsewhere)
}
