//! Finds the message with the board of a table.

use super::messenger::Messenger;
use crate::app::App;
use crate::host::DisplayedMessage;
use crate::table::{MessageId, Phase, Player, Table};
use std::error::Error;

/// Whether a computer is about to reply: its turn is then shown together with the person's.
pub fn awaits_reply(table: &Table) -> bool {
    let is_computers_turn = table.to_act().is_some_and(Player::is_computer);
    table.phase() == Phase::Playing
        && is_computers_turn
        && !table.is_paused()
        && !table.is_left_to_computers()
}

impl<P: Messenger> App<P> {
    /// The message with the last board of a game that is over, if it is recent and still there.
    pub async fn recent_final_board(&self, table: &Table) -> Option<MessageId> {
        // The old board has the names of players whose data has been deleted.
        if !matches!(table.phase(), Phase::Ended(_) | Phase::Closed) || table.has_former_players() {
            return None;
        }
        let (channel, board) = (table.channel(), self.displayed_board(table).await?);
        // If it is not known, the board is shown again.
        let is_recent = self.messenger.is_recent(channel, board).await.unwrap_or(false);
        (is_recent && self.messenger.has_message(channel, board).await.unwrap_or(false)).then_some(board)
    }

    /// The message with the board, if it is in the channel of the table.
    pub async fn displayed_board(&self, table: &Table) -> Option<MessageId> {
        self.displayed(table).await.map(|displayed| displayed.message)
    }

    /// The message with the board, if its picture is up to date.
    pub(in crate::app) async fn current_board(&self, table: &Table) -> Option<MessageId> {
        let displayed = self.displayed(table).await;
        displayed.filter(|shown| shown.event_count >= table.drawn_at()).map(|shown| shown.message)
    }

    /// The board and what it shows, if it is in the channel of the table.
    async fn displayed(&self, table: &Table) -> Option<DisplayedMessage> {
        match self.host.deliveries().displayed(table.id()).await {
            Ok(displayed) => displayed.filter(|displayed| displayed.channel == table.channel()),
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "cannot read what is shown");
                None
            }
        }
    }
}
