//! Lines beside a board. The store counts a change as shown only when its line is told, so a line that a killed process has not told is
//! told by the next one.

use super::outbox::Delivery;
use super::posts::{Content, LineSubject};
use super::presenter::{PresentError, Presenter};
use super::table_posts::Lifetime;
use super::{App, absence, clocks};
use crate::host::CommandOutcome;
use crate::i18n::{Localizer, news_line};
use crate::table::{Event, MessageId, Table};
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
        let line = Content { replies_to: self.displayed_board(table).await, ..line };
        match self.post_line(table, table.channel(), line, lifetime_of(events), is_again).await {
            Err(error) if error.is_refusal() => {
                tracing::warn!(%error, table = %table.id(), "cannot post a line");
                Ok(())
            }
            posted => posted.map(drop),
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

    /// Posts a line about what has just happened at a table, whose board is still the one that is shown. The worker
    /// posts the board if it fails. Returns the message if it was posted.
    pub(super) async fn deliver_line(
        &self,
        table: &Table,
        line: Content,
        lifetime: Lifetime,
        delivery: Delivery,
    ) -> Option<MessageId> {
        let line = Content { replies_to: self.displayed_board(table).await, ..line };
        match self.post_line(table, table.channel(), line, lifetime, false).await {
            Ok(message) => {
                self.record_still_shown(table, delivery).await;
                Some(message)
            }
            Err(error) => {
                tracing::warn!(%error, table = %table.id(), "a line is replaced by the board later");
                None
            }
        }
    }
}

/// How long a line about these events stays.
pub fn lifetime_of(events: &[Event]) -> Lifetime {
    if events.iter().any(Event::is_temporary) { Lifetime::Temporary } else { Lifetime::Lasting }
}

/// Whether something is told beside the board rather than by another one. Of a hint the board itself tells, and of an answer to an
/// offer the line of that.
pub(super) fn is_told_beside(news: &CommandOutcome) -> bool {
    let answers_offer = news.mentions.is_empty() && news.events.iter().any(Event::is_about_offer);
    let is_told_elsewhere =
        |event: &Event| event.is_about_offer() || matches!(event, Event::HintGiven { .. });
    news.leaves_picture() && !answers_offer && !news.events.iter().all(is_told_elsewhere)
}

/// The line about what has happened at a table. The answer to an offer notifies nobody: the game has waited for nothing.
pub fn line_about(localizer: &Localizer, outcome: &CommandOutcome) -> Content {
    let CommandOutcome { table, events, .. } = outcome;
    let is_answer = events.iter().all(Event::is_about_offer);
    let mentions = if is_answer { Vec::new() } else { outcome.mentions.clone() };
    let is_question = events.iter().any(|event| matches!(event, Event::PresenceAsked { .. }));
    let line = Content::line(localizer, news_line(localizer, table, events, &mentions), mentions);
    if is_question { line.asking(table, LineSubject::PlayerToAct) } else { line }
}
