//! Offers beside the board: an offer is a line, and so is the answer to it. The board stays.
//!
//! The buttons that answer the open offer of a table are in one message: its line, or the board if that was shown later.
//! A board that is posted asks itself, and takes the place of the line; a board that is edited leaves the question to the line. The
//! message is a post of the table ([`table_posts`](super::table_posts)), which loses the buttons when the offer is closed.

use super::App;
use super::lines::{lifetime_of, line_about};
use super::living_board::EditedBoard;
use super::outbox::Delivery;
use super::posts::Content;
use super::presenter::{PresentError, Presenter};
use super::table_posts::offer_content;
use crate::host::CommandOutcome;
use crate::i18n::{Localizer, offer_line};
use crate::table::{ChannelId, Event, MessageId, Offer, Player, PlayerId, Table};
use std::future;
use std::sync::Arc;

impl<P: Presenter> App<P> {
    /// Records that a line shows the last event at a table, whose board stays. `asking` is the line if it is that of the
    /// offer itself, in which the buttons are.
    pub async fn record_line(
        &self,
        localizer: &Localizer,
        table: &Arc<Table>,
        asking: Option<MessageId>,
        delivery: Delivery,
    ) {
        let before = self.offer_message(table.id(), table.channel()).await;
        match asking {
            Some(line) if table.offer().is_some() => self.remember_offer(table, table.channel(), line).await,
            Some(line) => self.forget_offer(table.id(), line).await,
            None => {}
        }
        self.refresh_asking_board(localizer, table, before.map(|(_, asked)| asked)).await;
        self.record_still_shown(table, delivery).await;
    }

    /// Shows in the board how things are with the offer for which it has asked. Returns whether it was the board that has asked, and shows
    /// that now.
    async fn refresh_asking_board(
        &self,
        localizer: &Localizer,
        table: &Arc<Table>,
        asked: Option<MessageId>,
    ) -> bool {
        if asked.is_none() || self.displayed_board(table).await != asked {
            return false;
        }
        let (delivery, nothing) = (self.outbox.deliver(table.id()), future::ready(Ok(())));
        let refreshed = self.refresh_displayed_board(localizer, table, delivery, nothing).await;
        matches!(refreshed, EditedBoard::Edited)
    }

    /// The table as its board in this channel shows it where that is edited: an open offer for which a line asks stays there.
    pub async fn beside_offer(&self, table: &Arc<Table>, channel: ChannelId) -> Arc<Table> {
        let Some(open) = table.offer() else { return table.clone() };
        let board = match channel == table.channel() {
            true => self.displayed_board(table).await,
            false => self.mirrored_board(table).await,
        };
        let asking = self.offer_message(table.id(), channel).await;
        let is_asked = asking.is_some_and(|(number, asking)| number == open.number && Some(asking) != board);
        if is_asked { Arc::new(table.beside_offer()) } else { table.clone() }
    }

    /// Whether a line beside the board has the buttons of an offer until now.
    pub async fn has_offer_line(&self, table: &Table) -> bool {
        let asking = self.offer_message(table.id(), table.channel()).await;
        let board = self.displayed_board(table).await;
        asking.is_some_and(|(_, asking)| Some(asking) != board)
    }

    /// Posts the line of an offer that was made elsewhere.
    async fn post_offer(&self, localizer: &Localizer, outcome: &CommandOutcome, delivery: Delivery) {
        let CommandOutcome { table, mentions, .. } = outcome;
        let board = self.displayed_board(table).await;
        match self.ask_beside(localizer, table, board, mentions, false).await {
            Ok(()) => self.record_still_shown(table, delivery).await,
            Err(error) => {
                tracing::warn!(%error, table = %table.id(), "a line is replaced by the board later");
            }
        }
    }

    /// Posts the line of the open offer below the board in this message, unless there is one. `is_again` says that the process before
    /// may have posted one. A computer asks on the board.
    pub async fn ask_beside(
        &self,
        localizer: &Localizer,
        table: &Arc<Table>,
        board: Option<MessageId>,
        mentions: &[PlayerId],
        is_again: bool,
    ) -> Result<(), PresentError> {
        let Some(open) = table.offer().filter(|open| open.offer != Offer::Resign) else { return Ok(()) };
        let Some(line) = offer_content(localizer, table, open.number) else { return Ok(()) };
        let line = Content { mentions: mentions.to_vec(), replies_to: board, ..line };
        self.post_offer_line(table, table.channel(), (open.number, line), is_again).await.map(drop)
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
        let asked = self.offer_message(table.id(), table.channel()).await;
        let is_told = match asked {
            Some((number, asked)) if self.displayed_board(table).await != Some(asked) => {
                self.update_posts(table.id()).await;
                offer_line(localizer, table, number).is_some()
            }
            asked => self.refresh_asking_board(localizer, table, asked.map(|(_, asked)| asked)).await,
        };
        if is_told {
            self.record_still_shown(table, delivery).await;
        } else {
            self.deliver_line(table, line_about(localizer, outcome), lifetime_of(events), delivery).await;
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
