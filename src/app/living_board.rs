//! The one board of a table. At a table of one person and computers, the message is edited: it shows the person's turn and
//! the replies of the computers together and notifies nobody. Between people it is edited where only its text has changed.
//! Reminders, hints, offers and vacations are lines that reply to it.

use super::App;
use super::board::Board;
use super::outbox::Delivery;
use super::presenter::{PresentError, Presenter};
use crate::host::{CommandOutcome, DisplayedMessage};
use crate::i18n::Localizer;
use crate::table::{MessageId, Phase, Player, Table};
use std::error::Error;
use std::future;
use std::sync::Arc;

/// What became of an attempt to edit a board.
pub enum EditedBoard {
    /// The message shows the table now, perhaps after later events.
    Edited,
    /// There is no message that can be edited.
    None(Delivery),
    /// It is not known, and the outbox shows the table later.
    Unknown,
}

/// Whether the reply of a computer is to come, with which the turn of the person before it is shown.
pub fn awaits_reply(table: &Table) -> bool {
    let is_computers_turn = table.to_act().is_some_and(Player::is_computer);
    table.phase() == Phase::Playing
        && is_computers_turn
        && !table.is_paused()
        && !table.is_left_to_computers()
}

impl<P: Presenter> App<P> {
    /// Shows a table in the message that has shown it until now, if only one person plays there and the message is recent.
    pub async fn edit_board(&self, table: &Table, board: Board, delivery: Delivery) -> EditedBoard {
        delivery.wait_for_earlier().await;
        match self.editable_board(table).await {
            Some(message) => {
                let nothing = future::ready(Ok(()));
                self.edit_message(table, message, board, delivery, nothing).await
            }
            None => EditedBoard::None(delivery),
        }
    }

    /// Shows a table in the message with its board, after a change that leaves the picture as it is: only who is asked or
    /// what the clock says is to be shown.
    pub async fn refresh_board(
        &self,
        localizer: &Localizer,
        table: &Arc<Table>,
        delivery: Delivery,
    ) -> EditedBoard {
        self.refresh_board_and(localizer, table, delivery, future::ready(Ok(()))).await
    }

    /// The same, with something to be told once the board is edited. Only then the store knows that the change is shown: after a crash
    /// or a failure the outbox tells what was not told yet.
    pub(super) async fn refresh_board_and(
        &self,
        localizer: &Localizer,
        table: &Arc<Table>,
        delivery: Delivery,
        tell: impl Future<Output = Result<(), PresentError>>,
    ) -> EditedBoard {
        delivery.wait_for_earlier().await;
        self.refresh_displayed_board(localizer, table, delivery, tell).await
    }

    /// The same without waiting for earlier deliveries, one of which the caller may hold.
    pub(super) async fn refresh_displayed_board(
        &self,
        localizer: &Localizer,
        table: &Arc<Table>,
        delivery: Delivery,
        tell: impl Future<Output = Result<(), PresentError>>,
    ) -> EditedBoard {
        let Some(message) = self.displayed_board(table).await else { return EditedBoard::None(delivery) };
        let board = self.board(localizer, &self.beside_offer(table, table.channel()).await).await;
        self.edit_message(table, message, board, delivery, tell).await
    }

    /// Shows what has happened to an invitation in the message with it, so that nobody is notified. Without such a message
    /// the outbox posts one.
    pub async fn update_invitation(&self, outcome: CommandOutcome) {
        let localizer = &self.table_localizer(&outcome.table).await;
        let delivery = self.start_delivery(&outcome);
        delivery.wait_for_earlier().await;
        let board = self.board_after(localizer, &outcome).await;
        if let Some(message) = self.displayed_board(&outcome.table).await {
            let nothing = future::ready(Ok(()));
            self.edit_message(&outcome.table, message, board, delivery, nothing).await;
        }
    }

    /// Shows a board in the message that showed the table until now, if it can be edited, and in a new one otherwise.
    pub(super) async fn edit_or_post(&self, board: Board) -> Result<MessageId, PresentError> {
        if let Some(message) = self.editable_board(&board.table).await {
            let edited = self.show_board_in(message, board.clone());
            match edited.await {
                Err(error) if error.is_refusal() => {}
                edited => return edited.map(|()| message),
            }
        }
        self.post_board(board).await
    }

    async fn edit_message(
        &self,
        table: &Table,
        message: MessageId,
        board: Board,
        delivery: Delivery,
        tell: impl Future<Output = Result<(), PresentError>>,
    ) -> EditedBoard {
        // Of two commands at the same moment the later one may have been shown first.
        let displayed = self.displayed(table).await;
        if displayed.is_some_and(|displayed| displayed.event_count > table.event_count()) {
            if let Err(error) = tell.await {
                tracing::warn!(%error, table = %table.id(), "a change that a later one follows is not told");
            }
            delivery.complete();
            return EditedBoard::Edited;
        }
        let edited = self.show_board_in(message, board).await;
        let told = match edited {
            Ok(()) => tell.await,
            Err(error) => Err(error),
        };
        match told {
            Ok(()) => {
                self.record_shown(table, message, Some(delivery)).await;
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

    /// The message with the board, if only one person plays there and the message is recent.
    pub async fn editable_board(&self, table: &Table) -> Option<MessageId> {
        if !table.is_solo() {
            return None;
        }
        let board = self.displayed_board(table).await?;
        let is_recent = self.presenter.is_recent(table.channel(), board).await;
        // If it is not known, a new message is posted.
        is_recent.unwrap_or(false).then_some(board)
    }

    /// The message with the last board of a game that is over, if it is recent and still there.
    pub async fn recent_final_board(&self, table: &Table) -> Option<MessageId> {
        // That board has the names of players whose data is deleted.
        if !matches!(table.phase(), Phase::Ended(_) | Phase::Closed) || table.has_former_players() {
            return None;
        }
        let (channel, board) = (table.channel(), self.displayed_board(table).await?);
        // If it is not known, the board is shown again.
        let is_recent = self.presenter.is_recent(channel, board).await.unwrap_or(false);
        (is_recent && self.presenter.has_message(channel, board).await.unwrap_or(false)).then_some(board)
    }

    /// The message with the board, if it is in the channel of the table.
    pub async fn displayed_board(&self, table: &Table) -> Option<MessageId> {
        self.displayed(table).await.map(|displayed| displayed.message)
    }

    /// The message with the board, if its picture is that of now.
    pub(super) async fn current_board(&self, table: &Table) -> Option<MessageId> {
        let displayed = self.displayed(table).await;
        displayed.filter(|shown| shown.event_count >= table.drawn_at()).map(|shown| shown.message)
    }

    /// Whether this message is the board and shows the table as it is here.
    pub async fn is_shown_by(&self, table: &Table, message: MessageId) -> bool {
        let displayed = self.displayed(table).await;
        displayed.is_some_and(|shown| shown.message == message && shown.event_count >= table.event_count())
    }

    /// The same with what it shows.
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
