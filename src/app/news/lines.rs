//! Lines beside a board. The store counts a change as shown only when its line is told, so a line that a killed process has not told is
//! told by the next one.

use super::reply::Reply;
use crate::app::App;
use crate::app::posts::content::{Content, LineSubject};
use crate::app::posts::messenger::Messenger;
use crate::app::posts::outbox::Delivery;
use crate::app::posts::table_posts::Lifetime;
use crate::host::CommandOutcome;
use crate::i18n::{Localizer, news_line, outcome_text};
use crate::table::{Event, Player, Table};
use std::time::Duration;

/// Age from which on an event may be told already: an earlier attempt may have posted the line and lost the receipt.
const MAX_FRESH_AGE: Duration = Duration::from_secs(10);

impl<P> App<P> {
    /// Whether the last event of a table was perhaps told already, by the process before or in an earlier attempt.
    pub(in crate::app) fn may_be_told(&self, table: &Table) -> bool {
        let last = table.last_event_at();
        last <= self.started || self.host.clock().now().saturating_duration_since(last) > MAX_FRESH_AGE
    }
}

impl<P: Messenger> App<P> {
    /// Posts a line about the last events of a table, whose board stays. If that fails, the worker posts the board.
    pub(in crate::app) async fn deliver_line(
        &self,
        table: &Table,
        line: Content,
        lifetime: Lifetime,
        delivery: Delivery,
    ) {
        let line = Content { replies_to: self.displayed_board(table).await, ..line };
        match self.post_line(table, table.channel(), line, lifetime, false).await {
            Ok(_) => self.record_still_shown(table, delivery).await,
            Err(error) => {
                tracing::warn!(%error, table = %table.id(), "a line is replaced by the board later");
            }
        }
    }
}

/// How long a line about these events stays.
fn lifetime_of(events: &[Event]) -> Lifetime {
    if events.iter().any(Event::is_temporary) { Lifetime::Temporary } else { Lifetime::Lasting }
}

/// The line beside the board, and how long it stays; `None` if there is nothing to say. A hint stands on the board itself.
pub(in crate::app) fn line_beside(
    localizer: &Localizer,
    news: &CommandOutcome,
) -> Option<(Content, Lifetime)> {
    let is_hint = |event: &Event| matches!(event, Event::HintGiven { .. });
    let is_told_elsewhere = |event: &Event| event.is_about_offer() || is_hint(event);
    if news.events.iter().all(is_told_elsewhere) && news.events.iter().any(is_hint) {
        return None;
    }
    let line = line_about(localizer, news);
    (!line.text.is_empty()).then(|| (line, lifetime_of(&news.events)))
}

/// The sentence that the person who waits is told alone about their action, which everyone sees in another message.
pub(in crate::app) fn told_alone(reply: &dyn Reply, news: &CommandOutcome) -> String {
    let localizer = &reply.localizer().clone().read_by(reply.player());
    let told = line_about(localizer, news).text;
    // The end of a game is no news, because the board tells the result.
    if told.is_empty() { outcome_text(localizer, &news.table).unwrap_or_default() } else { told }
}

/// Whether a message in this language about an outcome notifies somebody who reads it.
pub(in crate::app) fn calls_reader(localizer: &Localizer, outcome: &CommandOutcome) -> bool {
    let is_called = |player: &Player| player.human_id().is_some_and(|id| outcome.mentions.contains(&id));
    let mut players = outcome.table.seats().iter().flatten();
    players.any(|player| is_called(player) && localizer.addresses(player))
}

/// Whether a person has not answered the open offer, and reads a message in this language about it.
pub fn asks_people(localizer: &Localizer, table: &Table) -> bool {
    let asks = |player: &Player| !player.is_computer() && localizer.addresses(player);
    table.seats_to_answer().any(|seat| table.seats()[seat].as_ref().is_some_and(asks))
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
