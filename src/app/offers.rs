//! Offers beside the board: an offer is a line, and so is the answer to it. The board stays.
//!
//! The buttons that answer the open offer of a table are in one message: its line, or the board if that was shown later.
//! A board that is posted asks itself, and takes the place of the line; a board that is edited leaves the question to the line. The
//! store knows the message. Whatever is shown after the offer was closed takes the buttons away.

use super::App;
use super::living_board::EditedBoard;
use super::outbox::Delivery;
use super::posts::{Content, LineSubject};
use super::presenter::{PresentError, Presenter, Remains};
use crate::host::{CommandOutcome, DisplayUpdate, DisplayedMessage, HostError, OfferMessage, TableRef};
use crate::i18n::{Localizer, news_line, offer_line};
use crate::table::{ChannelId, Event, MessageId, Offer, Player, PlayerId, Table, TableId};
use std::error::Error;
use std::future;
use std::sync::Arc;

impl<P: Presenter> App<P> {
    /// Records that a line shows the last event at a table, whose board stays. `asking` is the line if it is that of the
    /// offer itself, in which the buttons are.
    pub async fn record_line(
        &self,
        localizer: &Localizer,
        table: &Table,
        asking: Option<MessageId>,
        delivery: Delivery,
    ) {
        let deliveries = self.host.deliveries();
        let other = match (asking, table.offer()) {
            (Some(message), Some(open)) => {
                let offer = OfferMessage { channel: table.channel(), message, number: open.number };
                deliveries.record_offer(table.id(), offer).await
            }
            (Some(message), None) => {
                log_unstored(deliveries.forget_offer(table.id(), message).await);
                deliveries.offer(table.id()).await
            }
            (None, _) => deliveries.offer(table.id()).await,
        };
        self.record_still_shown(table, delivery).await;
        match other {
            Ok(Some(other)) => {
                self.update_offer(localizer, table.id(), other).await;
            }
            Ok(None) => {}
            Err(error) => log_unstored(Err(error)),
        }
        // Meanwhile the offer may have been answered, when its line was not known.
        self.close_own_line(localizer, table, asking).await;
    }

    /// Takes the buttons away from the line of an offer that is not open any more.
    async fn close_own_line(&self, localizer: &Localizer, table: &Table, asking: Option<MessageId>) {
        let Ok(now) = self.host.tables().load(TableRef::Id(table.id())).await else { return };
        let is_open = |number| now.offer().is_some_and(|open| open.number == number);
        let own = table.offer().zip(asking).filter(|(offer, _)| !is_open(offer.number));
        if let Some((offer, message)) = own {
            let line = OfferMessage { channel: table.channel(), message, number: offer.number };
            self.update_offer(localizer, table.id(), line).await;
        }
    }

    /// Makes a message with the buttons of an offer say how things are now; it loses the buttons if the offer is closed.
    /// Returns whether it says so.
    pub async fn update_offer(&self, localizer: &Localizer, table: TableId, offer: OfferMessage) -> bool {
        let Ok(table) = self.host.tables().load(TableRef::Id(table)).await else { return false };
        let displayed = self.host.deliveries().displayed(table.id()).await.ok().flatten();
        if displayed.is_some_and(|displayed| displayed.message == offer.message) {
            let delivery = self.outbox.deliver(table.id());
            let nothing = future::ready(Ok(()));
            let refreshed = self.refresh_displayed_board(localizer, &table, delivery, nothing).await;
            return matches!(refreshed, EditedBoard::Edited);
        }
        let is_open = table.offer().is_some_and(|open| open.number == offer.number);
        let text = offer_line(localizer, &table, offer.number);
        if let Some(text) = text.clone().filter(|_| is_open) {
            let edited = if asks_people(localizer, &table) {
                self.presenter.edit_text(offer.channel, offer.message, text).await
            } else {
                // It has no buttons any more, but a computer’s answer is told in it.
                let remains = Remains::Line(text);
                self.presenter.retire_board(offer.channel, offer.message, remains).await
            };
            return edited.is_ok();
        }
        let is_told = text.is_some();
        let is_retired = self.retire(offer.channel, offer.message, remains_of_line(text)).await;
        log_unstored(self.host.deliveries().forget_offer(table.id(), offer.message).await);
        is_retired && is_told
    }

    /// After a board was shown: takes the buttons away from the line of an offer. If it is still open, the board asks and has the
    /// buttons, and the line is deleted. Returns the offer for which the board before has asked, if it is not open any more: what
    /// remains of that board says so.
    pub(super) async fn settle_offer(
        &self,
        localizer: &Localizer,
        table: &Table,
        board: DisplayedMessage,
        update: DisplayUpdate,
    ) -> Option<OfferMessage> {
        let deliveries = self.host.deliveries();
        let DisplayedMessage { channel, message, .. } = board;
        let is_outdated = update.superseded.is_some_and(|superseded| superseded.message == message);
        let is_later = update.offer.is_some_and(|offer| offer.number >= table.event_count());
        if is_outdated || is_later {
            // The delivery that shows the later state settles the offer.
            return None;
        }
        let open = table.offer().map(|open| OfferMessage { channel, message, number: open.number });
        let asks = |line: OfferMessage| open.is_some_and(|open| is_beside(line, open));
        if update.superseded.is_none() && update.offer.is_some_and(asks) {
            // The board was edited without the offer.
            return None;
        }
        if let Some(open) = open
            && update.offer != Some(open)
        {
            log_unstored(deliveries.record_offer(table.id(), open).await.map(drop));
        }
        let before = update.offer?;
        let is_open = open.is_some_and(|open| open.number == before.number);
        if update.superseded.is_some_and(|superseded| superseded.message == before.message) {
            return (!is_open).then_some(before);
        }
        if before.message != message {
            if is_open {
                // The board asks now.
                let line = DisplayedMessage { channel: before.channel, message: before.message, ..board };
                self.replace_line(table.id(), line).await;
            } else {
                let text = offer_line(localizer, table, before.number);
                self.retire(before.channel, before.message, remains_of_line(text)).await;
            }
        }
        if open.is_none() {
            log_unstored(deliveries.forget_offer(table.id(), before.message).await);
        }
        None
    }

    /// The table as its board in this channel shows it where that is edited: an open offer for which a line asks stays there.
    pub async fn beside_offer(&self, table: &Arc<Table>, channel: ChannelId) -> Arc<Table> {
        let Some(open) = table.offer() else { return table.clone() };
        let (line, board) = if channel == table.channel() {
            let line = self.host.deliveries().offer(table.id()).await.ok().flatten();
            (line, self.displayed_board(table).await)
        } else {
            let mirror = self.host.mirrors().of_table(table.id()).await.ok().flatten();
            let board = mirror.and_then(|mirror| mirror.displayed).map(|displayed| displayed.message);
            (mirror.and_then(|mirror| mirror.offer), board)
        };
        let asks = |line: OfferMessage, message| {
            is_beside(line, OfferMessage { channel, message, number: open.number })
        };
        let is_asked = line.zip(board).is_some_and(|(line, board)| asks(line, board));
        if is_asked { Arc::new(table.beside_offer()) } else { table.clone() }
    }

    /// Whether a line beside the board has the buttons of an offer until now.
    async fn has_offer_line(&self, table: &Table) -> bool {
        let line = self.host.deliveries().offer(table.id()).await.ok().flatten();
        let board = self.displayed_board(table).await;
        line.is_some_and(|line| line.channel == table.channel() && Some(line.message) != board)
    }

    /// Posts the line of an offer that was made elsewhere.
    async fn post_offer(&self, localizer: &Localizer, outcome: &CommandOutcome, delivery: Delivery) {
        let CommandOutcome { table, mentions, .. } = outcome;
        let Some(text) = table.offer().and_then(|open| offer_line(localizer, table, open.number)) else {
            return;
        };
        let line = Content::line(localizer, text, mentions.clone()).asking(table, LineSubject::Offer);
        let board = self.displayed_board(table).await;
        match self.post_line_once(table, table.channel(), line, board, false).await {
            Ok(message) => self.record_line(localizer, table, Some(message), delivery).await,
            Err(error) => {
                tracing::warn!(%error, table = %table.id(), "a line is replaced by the board later");
            }
        }
    }

    /// Posts the line of the open offer below the board in this message, unless there is one, and the process before has posted
    /// none. A computer asks on the board.
    pub(super) async fn ask_beside(
        &self,
        localizer: &Localizer,
        table: &Arc<Table>,
        board: MessageId,
        mentions: &[PlayerId],
    ) -> Result<(), PresentError> {
        let Some(open) = table.offer().filter(|open| open.offer != Offer::Resign) else { return Ok(()) };
        let (number, channel) = (open.number, table.channel());
        let known = self.host.deliveries().offer(table.id()).await.ok().flatten();
        if known.is_some_and(|line| line.number == number && line.channel == channel) {
            return Ok(());
        }
        let Some(text) = offer_line(localizer, table, number) else { return Ok(()) };
        let line = Content::line(localizer, text, mentions.to_vec()).asking(table, LineSubject::Offer);
        let message = self.post_line_once(table, channel, line, Some(board), true).await?;
        let line = OfferMessage { channel, message, number };
        log_unstored(self.host.deliveries().record_offer(table.id(), line).await.map(drop));
        Ok(())
    }

    /// Retires a former board, which had the buttons of this offer if there is one.
    pub(super) async fn retire_board(
        &self,
        localizer: &Localizer,
        table: &Table,
        board: DisplayedMessage,
        offer: Option<OfferMessage>,
    ) {
        self.retire_former_board(localizer, table, board, offer.map(|offer| offer.number)).await;
        if let Some(offer) = offer {
            log_unstored(self.host.deliveries().forget_offer(table.id(), offer.message).await);
        }
    }

    /// Takes the buttons away from messages whose offers were closed when the process before was ended. Those of former boards
    /// are retired with them.
    pub(super) async fn settle_offers(&self) {
        let former = self.host.deliveries().outdated().await.inspect_err(log_unread).unwrap_or_default();
        let tables = self.host.deliveries().tables_with_offers().await;
        for table in tables.inspect_err(log_unread).unwrap_or_default() {
            let Ok(Some(offer)) = self.host.deliveries().offer(table).await else { continue };
            if former.iter().any(|(_, board)| board.message == offer.message) {
                continue;
            }
            let Ok(table) = self.host.tables().load(TableRef::Id(table)).await else { continue };
            if table.offer().is_none_or(|open| open.number != offer.number) {
                let localizer = self.table_localizer(&table).await;
                self.update_offer(&localizer, table.id(), offer).await;
            }
        }
    }

    /// Shows events that leave the picture of the board as it is: the answer to an offer in the line of the offer, and
    /// everything else in the board and in a line. Returns the delivery if the board is to be posted.
    pub(super) async fn show_beside(
        &self,
        localizer: &Localizer,
        outcome: &CommandOutcome,
        delivery: Delivery,
    ) -> Option<Delivery> {
        let CommandOutcome { table, events, .. } = outcome;
        let is_only_about_offer = events.iter().all(Event::is_about_offer);
        // A computer asks on the board, which the only person looks at anyway.
        if is_only_about_offer && table.offer().is_some_and(|open| open.offer == Offer::Resign) {
            return match self.refresh_board(localizer, table, delivery).await {
                EditedBoard::None(delivery) => Some(delivery),
                EditedBoard::Edited | EditedBoard::Unknown => None,
            };
        }
        if !is_only_about_offer {
            // The line of the offer is edited with the board, and tells that it was accepted.
            let is_told = events.iter().any(Event::is_about_offer)
                && !calls_reader(localizer, outcome)
                && self.has_offer_line(table).await;
            let tell = async {
                match is_told {
                    true => Ok(()),
                    false => self.announce(table, events, line_about(localizer, outcome), false).await,
                }
            };
            return match Box::pin(self.refresh_board_and(localizer, table, delivery, tell)).await {
                EditedBoard::Edited | EditedBoard::Unknown => None,
                EditedBoard::None(delivery) => Some(delivery),
            };
        }
        if new_offer(outcome).is_some() {
            self.post_offer(localizer, outcome, delivery).await;
            return None;
        }
        let offer = self.host.deliveries().offer(table.id()).await.ok().flatten();
        match offer {
            Some(offer) if self.update_offer(localizer, table.id(), offer).await => {
                self.record_still_shown(table, delivery).await;
            }
            _ => {
                let line = self.deliver_line(table, line_about(localizer, outcome), delivery).await;
                if let Some(message) = line.filter(|_| events.iter().any(Event::is_temporary)) {
                    self.remember_line(table, table.channel(), message).await;
                }
            }
        }
        None
    }
}

/// Whether a person has not answered the open offer, and reads a message in this language about it.
pub fn asks_people(localizer: &Localizer, table: &Table) -> bool {
    let asks = |player: &Player| !player.is_computer() && localizer.addresses(player);
    table.seats_to_answer().any(|seat| table.seats()[seat].as_ref().is_some_and(asks))
}

/// Whether a message in this language about an outcome notifies somebody who reads it.
pub fn calls_reader(localizer: &Localizer, outcome: &CommandOutcome) -> bool {
    let is_called = |player: &Player| player.human_id().is_some_and(|id| outcome.mentions.contains(&id));
    let mut players = outcome.table.seats().iter().flatten();
    players.any(|player| is_called(player) && localizer.addresses(player))
}

/// The number of the offer that was made, if that was all.
pub fn new_offer(outcome: &CommandOutcome) -> Option<usize> {
    let open = outcome.table.offer().filter(|open| open.agreed.len() == 1)?;
    matches!(outcome.events[..], [Event::Offered { .. }]).then_some(open.number)
}

/// Whether a message has the buttons of the same offer as the board would have them.
fn is_beside(line: OfferMessage, board: OfferMessage) -> bool {
    line.number == board.number && line.channel == board.channel && line.message != board.message
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

/// What remains of the line of an offer: this text, if there is one.
pub(super) fn remains_of_line(text: Option<String>) -> Remains {
    text.map_or(Remains::Everything, Remains::Line)
}

fn log_unread(error: &HostError) {
    tracing::error!(error = error as &dyn Error, "cannot read the messages of offers");
}

pub(super) fn log_unstored(result: Result<(), HostError>) {
    if let Err(error) = result {
        tracing::error!(error = &error as &dyn Error, "cannot store the message of an offer");
    }
}
