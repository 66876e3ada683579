use super::names::enum_value;
use crate::table::{Offer, OfferState, Table, TableId};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The kinds of offers, in the order in which ids count them from 1.
const OFFERS: [Offer; 5] = [Offer::Draw, Offer::Takeback, Offer::Pause, Offer::Resume, Offer::Resign];

/// A table at the revision ([`Table::revision`]) that a component was made for. At a later revision it is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct TableRevision {
    pub table: TableId,
    pub revision: usize,
}

impl TableRevision {
    /// The table at its current revision.
    pub(in crate::discord) fn current(table: &Table) -> TableRevision {
        TableRevision { table: table.id(), revision: table.revision() }
    }

    /// Parses `TABLE:REVISION:REST`; returns the rest as well.
    pub(super) fn parse(text: &str) -> Option<(TableRevision, &str)> {
        let mut parts = text.splitn(3, ':');
        let table = TableId(parts.next()?.parse().ok()?);
        let revision = parts.next()?.parse().ok()?;
        Some((TableRevision { table, revision }, parts.next()?))
    }
}

impl fmt::Display for TableRevision {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.table.0, self.revision)
    }
}

/// The position that a hint was given for. A withdrawal changes it without a new revision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct HintedPosition {
    pub at: TableRevision,
    /// The number of turns and withdrawals ([`Game::ply`](crate::rules::Game::ply)).
    pub ply: usize,
}

impl HintedPosition {
    /// The current position of a table; `None` before the game.
    pub(in crate::discord) fn current(table: &Table) -> Option<HintedPosition> {
        Some(HintedPosition { at: TableRevision::current(table), ply: table.game()?.ply() })
    }
}

/// A component that acts on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct TableButton {
    pub action: TableAction,
    pub table: TableId,
    /// The revision of the table when the component was made; of [`TableAction::Accept`] and [`TableAction::DeclineOffer`] the
    /// number of the offer, of [`TableAction::ShowPly`] the ply to show, of [`TableAction::SeatComputers`] and
    /// [`TableAction::RematchAtLevel`] the level. 0 where it does not matter.
    pub number: usize,
    /// Of [`TableAction::Accept`] and [`TableAction::DeclineOffer`] the kind of the offer ([`TableButton::offer`]), of
    /// [`TableAction::SeatComputers`] 1 if the game is rated. Otherwise it distinguishes components of one message that would have the
    /// same id.
    pub index: usize,
}

impl TableButton {
    /// A button that answers an offer.
    pub(in crate::discord) fn answering(
        table: &Table,
        action: TableAction,
        offer: &OfferState,
    ) -> TableButton {
        let kind = OFFERS.iter().position(|kind| *kind == offer.offer);
        let index = kind.map_or(0, |kind| kind + 1);
        TableButton { action, table: table.id(), number: offer.number, index }
    }

    /// The kind of the offer that a button answers; `None` in ids of version 0.2.0 and before.
    pub(in crate::discord) fn offer(self) -> Option<Offer> {
        OFFERS.get(self.index.checked_sub(1)?).copied()
    }

    pub(in crate::discord) fn table_revision(self) -> TableRevision {
        TableRevision { table: self.table, revision: self.number }
    }

    pub(super) fn parse(action: &str, rest: &str) -> Option<TableButton> {
        let (table, number, index) = match rest.split(':').collect::<Vec<_>>()[..] {
            [table, number] => (table, number, "0"),
            [table, number, index] => (table, number, index),
            _ => return None,
        };
        Some(TableButton {
            action: enum_value(action)?,
            table: TableId(table.parse().ok()?),
            number: number.parse().ok()?,
            index: index.parse().ok()?,
        })
    }
}

impl fmt::Display for TableButton {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.action.serialize(&mut *f)?;
        write!(f, ":{}:{}", self.table.0, self.number)?;
        if self.index > 0 {
            write!(f, ":{}", self.index)?;
        }
        Ok(())
    }
}

/// The action of a component at a table. Its serialized name stands in ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(in crate::discord) enum TableAction {
    Join,
    /// Joins a table in another channel.
    JoinElsewhere,
    /// Asks for the strength of the computers that take the free seats.
    Computer,
    /// Seats computers of the chosen level on the free seats.
    SeatComputers,
    #[serde(rename = "decline")]
    DeclineInvitation,
    /// Gives up a seat before the game.
    Leave,
    Cancel,
    /// Moves the table to a new thread.
    Thread,
    /// Opens the chooser, in which a turn is built step by step.
    Choose,
    /// Opens it in the message of the board, where one person plays.
    ChooseOnBoard,
    /// Shows the board again in the place of the chooser.
    CloseChooser,
    /// The menu of the chooser.
    Step,
    /// Names the man that a hint would move; in a rated game it first says what the first hint costs.
    Hint,
    /// Names the man after that warning.
    HintAnyway,
    /// Shows the turn of the hint.
    #[serde(rename = "turn")]
    HintTurn,
    /// Explains the hint.
    #[serde(rename = "reasons")]
    HintReasons,
    Review,
    /// Shows the review to everyone in the channel.
    ShareReview,
    /// Shows the game at another ply.
    #[serde(rename = "stage")]
    ShowPly,
    /// Shows the game as an animation.
    Replay,
    /// Shows the animation to everyone in the channel.
    ShareReplay,
    /// Sends the game as a text file.
    Record,
    /// Shows the text file to everyone in the channel.
    ShareRecord,
    /// Opens the private board of the user.
    Explore,
    Rematch,
    /// Opens the rematch in a new thread.
    #[serde(rename = "rematch-thread")]
    RematchInThread,
    /// Opens the rematch with computers of another level.
    #[serde(rename = "again")]
    RematchAtLevel,
    /// Opens that rematch in a new thread.
    #[serde(rename = "again-thread")]
    RematchAtLevelInThread,
    Draw,
    Takeback,
    Pause,
    Resume,
    /// Accepts the offer.
    Accept,
    /// Declines the offer.
    #[serde(rename = "refuse")]
    DeclineOffer,
    /// Asks for confirmation.
    Abort,
    /// Asks for confirmation.
    Resign,
    /// Claims the win over players who have left the guild or do not move; asks for confirmation first.
    Claim,
    /// Asks whether the player to act is still there.
    #[serde(rename = "still-there")]
    AskPresence,
    /// Answers that the player to act is still there.
    #[serde(rename = "here")]
    ConfirmPresence,
    /// Answers so in a direct message about a table elsewhere.
    #[serde(rename = "here-directly")]
    ConfirmDirectly,
    /// Adds time to the turn of an opponent.
    GiveTime,
    /// Calls a game off after another player has left the guild or does not move; asks for confirmation first.
    CallOff,
    /// Confirms to abort.
    AbortNow,
    /// Confirms to resign.
    ResignNow,
    /// Confirms to claim the win.
    ClaimNow,
    /// Confirms to close the table.
    CloseNow,
    /// Has the user told when the game is over.
    Watch,
    /// Stops telling the user when the game is over.
    Unwatch,
    /// Goes on with the game after all.
    Keep,
}

impl TableAction {
    /// The key of the label.
    pub(in crate::discord) fn label(self) -> &'static str {
        match self {
            TableAction::Join | TableAction::JoinElsewhere => "button-join",
            TableAction::Computer | TableAction::SeatComputers => "button-computer",
            TableAction::DeclineInvitation => "button-decline",
            TableAction::Leave => "button-leave",
            TableAction::Cancel => "button-cancel",
            TableAction::CloseChooser => "button-close-chooser",
            TableAction::Thread => "button-to-thread",
            TableAction::Choose | TableAction::ChooseOnBoard => "button-choose",
            TableAction::Step => "button-step",
            TableAction::Hint => "button-hint",
            TableAction::HintAnyway => "button-hint-anyway",
            TableAction::HintTurn => "button-hint-turn",
            TableAction::HintReasons => "button-hint-reasons",
            TableAction::Review => "button-review",
            TableAction::ShowPly => "button-page-on",
            TableAction::Replay => "button-replay",
            TableAction::Record => "button-record",
            TableAction::ShareReview | TableAction::ShareReplay | TableAction::ShareRecord => "button-share",
            TableAction::Explore => "button-explore",
            TableAction::Rematch => "button-rematch",
            TableAction::RematchInThread | TableAction::RematchAtLevelInThread => "button-thread",
            TableAction::RematchAtLevel => "button-stronger",
            TableAction::Draw => "button-draw",
            TableAction::Takeback => "button-takeback",
            TableAction::Pause => "button-pause",
            TableAction::Resume => "button-resume",
            TableAction::Accept => "button-accept",
            TableAction::DeclineOffer => "button-refuse",
            TableAction::Abort => "button-abort",
            TableAction::Resign => "button-resign",
            TableAction::Claim => "button-claim",
            TableAction::AskPresence => "button-still-there",
            TableAction::ConfirmPresence | TableAction::ConfirmDirectly => "button-here",
            TableAction::GiveTime => "button-give-time",
            TableAction::CallOff => "button-close",
            TableAction::AbortNow => "button-abort-now",
            TableAction::ResignNow => "button-resign-now",
            TableAction::ClaimNow => "button-claim-now",
            TableAction::CloseNow => "button-close-now",
            TableAction::Watch => "button-watch",
            TableAction::Unwatch => "button-unwatch",
            TableAction::Keep => "button-no",
        }
    }
}
