//! The one board of a table. At a table of one person and computers, the message is edited: it shows the person's turn and
//! the replies of the computers together and notifies nobody. Reminders and hints are lines that reply to it.

use super::App;
use super::board::Board;
use super::outbox::Delivery;
use super::presenter::Presenter;
use crate::i18n::Localizer;
use crate::table::{MessageId, Phase, Player, PlayerId, Table};
use std::error::Error;

/// What became of an attempt to edit a board.
pub enum EditedBoard {
    /// The message shows the table now.
    Edited,
    /// There is no message that can be edited.
    None(Delivery),
    /// It is not known, and the outbox shows the table later.
    Unknown,
}

/// Whether the reply of a computer is to come, with which the turn of the person before it is shown.
pub fn awaits_reply(table: &Table) -> bool {
    let is_computers_turn = table.to_act().is_some_and(Player::is_computer);
    table.is_solo()
        && table.phase() == Phase::Playing
        && is_computers_turn
        && !table.is_paused()
        && !table.is_left_to_computers()
}

/// A line that replies to the board.
pub struct Line {
    /// The text.
    pub text: String,
    /// The people who are notified.
    pub mentions: Vec<PlayerId>,
}

impl<P: Presenter> App<P> {
    /// Shows a table in the message that has shown it until now, if only one person plays there and the message is recent.
    pub async fn edit_board(
        &self,
        localizer: &Localizer,
        table: &Table,
        board: Board,
        delivery: Delivery,
    ) -> EditedBoard {
        let Some(message) = self.editable_board(table).await else { return EditedBoard::None(delivery) };
        match self.presenter.edit_board(message, Board { mentions: Vec::new(), ..board }).await {
            Ok(()) => {
                self.record_shown(localizer, table, message, Some(delivery)).await;
                EditedBoard::Edited
            }
            Err(error) if error.is_refusal() => {
                tracing::debug!(%error, table = %table.id(), "a board is posted because it cannot be edited");
                EditedBoard::None(delivery)
            }
            Err(error) => {
                tracing::warn!(%error, table = %table.id(), "a table is shown later");
                EditedBoard::Unknown
            }
        }
    }

    async fn editable_board(&self, table: &Table) -> Option<MessageId> {
        if !table.is_solo() {
            return None;
        }
        let displayed = match self.host.deliveries().displayed(table.id()).await {
            Ok(displayed) => displayed.filter(|displayed| displayed.channel == table.channel())?,
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "cannot read what is shown");
                return None;
            }
        };
        let is_recent = self.presenter.is_recent(displayed.channel, displayed.message).await;
        // If it is not known, a new message is posted.
        is_recent.unwrap_or(false).then_some(displayed.message)
    }
}
