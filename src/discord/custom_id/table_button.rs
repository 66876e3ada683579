use crate::table::{Table, TableId};
use std::fmt;

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

    /// Parses `TABLE:STAGE:REST`; returns the rest as well.
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

/// A component that acts on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct TableButton {
    pub action: TableAction,
    pub table: TableId,
    /// The revision of the table when the component was made; of [`TableAction::Accept`] and [`TableAction::DeclineOffer`] the
    /// number of the offer, of [`TableAction::ShowPly`] the ply to show. 0 where it does not matter.
    pub number: usize,
    /// Distinguishes components of one message that would have the same id otherwise.
    pub index: usize,
}

impl TableButton {
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
            action: TableAction::ALL.into_iter().find(|known| known.word() == action)?,
            table: TableId(table.parse().ok()?),
            number: number.parse().ok()?,
            index: index.parse().ok()?,
        })
    }
}

impl fmt::Display for TableButton {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}:{}", self.action.word(), self.table.0, self.number)?;
        if self.index > 0 {
            write!(f, ":{}", self.index)?;
        }
        Ok(())
    }
}

/// The action of a component at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum TableAction {
    Join,
    /// Seats computers on the free seats.
    Computer,
    DeclineInvitation,
    Cancel,
    /// Opens the chooser, in which a turn is built step by step.
    Choose,
    /// The menu of the chooser.
    Step,
    /// Names the man that a hint would move.
    Hint,
    /// Shows the turn of the hint.
    HintTurn,
    /// Explains the hint.
    HintReasons,
    Review,
    /// Shows the game at another ply.
    ShowPly,
    /// Shows the game as an animation.
    Replay,
    /// Sends the game as a text file.
    Record,
    Rematch,
    Draw,
    Takeback,
    Pause,
    Resume,
    /// Accepts the offer.
    Accept,
    /// Declines the offer.
    DeclineOffer,
    /// Asks for confirmation.
    Abort,
    /// Asks for confirmation.
    Resign,
    /// Confirms to abort.
    AbortNow,
    /// Confirms to resign.
    ResignNow,
    /// Goes on with the game after all.
    Keep,
}

impl TableAction {
    pub(super) const ALL: [TableAction; 25] = [
        TableAction::Join,
        TableAction::Computer,
        TableAction::DeclineInvitation,
        TableAction::Cancel,
        TableAction::Choose,
        TableAction::Step,
        TableAction::Hint,
        TableAction::HintTurn,
        TableAction::HintReasons,
        TableAction::Review,
        TableAction::ShowPly,
        TableAction::Replay,
        TableAction::Record,
        TableAction::Rematch,
        TableAction::Draw,
        TableAction::Takeback,
        TableAction::Pause,
        TableAction::Resume,
        TableAction::Accept,
        TableAction::DeclineOffer,
        TableAction::Abort,
        TableAction::Resign,
        TableAction::AbortNow,
        TableAction::ResignNow,
        TableAction::Keep,
    ];

    /// The word in ids, and the key of the label.
    fn word_and_label(self) -> (&'static str, &'static str) {
        match self {
            TableAction::Join => ("join", "button-join"),
            TableAction::Computer => ("computer", "button-computer"),
            TableAction::DeclineInvitation => ("decline", "button-decline"),
            TableAction::Cancel => ("cancel", "button-cancel"),
            TableAction::Choose => ("choose", "button-choose"),
            TableAction::Step => ("step", "button-step"),
            TableAction::Hint => ("hint", "button-hint"),
            TableAction::HintTurn => ("turn", "button-hint-turn"),
            TableAction::HintReasons => ("reasons", "button-hint-reasons"),
            TableAction::Review => ("review", "button-review"),
            TableAction::ShowPly => ("stage", "button-page-on"),
            TableAction::Replay => ("replay", "button-replay"),
            TableAction::Record => ("record", "button-record"),
            TableAction::Rematch => ("rematch", "button-rematch"),
            TableAction::Draw => ("draw", "button-draw"),
            TableAction::Takeback => ("takeback", "button-takeback"),
            TableAction::Pause => ("pause", "button-pause"),
            TableAction::Resume => ("resume", "button-resume"),
            TableAction::Accept => ("accept", "button-accept"),
            TableAction::DeclineOffer => ("refuse", "button-refuse"),
            TableAction::Abort => ("abort", "button-abort"),
            TableAction::Resign => ("resign", "button-resign"),
            TableAction::AbortNow => ("abort-now", "button-abort-now"),
            TableAction::ResignNow => ("resign-now", "button-resign-now"),
            TableAction::Keep => ("keep", "button-keep"),
        }
    }

    fn word(self) -> &'static str {
        self.word_and_label().0
    }

    /// The key of the label.
    pub(in crate::discord) fn label(self) -> &'static str {
        self.word_and_label().1
    }
}
