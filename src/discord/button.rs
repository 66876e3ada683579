use crate::table::TableId;
use std::fmt;
use std::str::FromStr;

/// What a button or a menu under a message does, as it stands in its `custom_id`: `verb:table:number`, and
/// `verb:table:number:menu` for further menus of one message. Everything is in the id, so that it works after any restart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Button {
    pub verb: Verb,
    pub table: TableId,
    /// The stage of the table when the button was made, or the number of the offer that it answers; 0 where it does not
    /// matter.
    pub number: usize,
    /// Which menu of its message it is, counted from 0; 0 for buttons.
    pub menu: usize,
}

/// The verbs of buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Join,
    /// Has computers take the free seats.
    Computer,
    Decline,
    Cancel,
    /// Opens the menu of turns.
    Choose,
    /// An entry of the menu of turns was chosen.
    Step,
    /// Begins a hint, goes on with it, and ends it.
    Hint,
    HintTurn,
    HintReasons,
    /// Looks at a finished game again.
    Review,
    /// Steps to a stage of a game: its number takes the place of that of the turns.
    Stage,
    /// Shows the whole game as a film, and gives it as a record.
    Replay,
    Record,
    /// Invites those of a finished game to another one, in other seats.
    Rematch,
    Draw,
    Takeback,
    Pause,
    Resume,
    /// OutgoingMessage the offer that stands.
    Accept,
    Refuse,
    /// Ask if it is meant.
    Abort,
    Resign,
    /// It is meant, and it is not.
    AbortNow,
    ResignNow,
    Keep,
}

const VERBS: [(Verb, &str); 25] = [
    (Verb::Join, "join"),
    (Verb::Computer, "computer"),
    (Verb::Decline, "decline"),
    (Verb::Cancel, "cancel"),
    (Verb::Choose, "choose"),
    (Verb::Step, "step"),
    (Verb::Hint, "hint"),
    (Verb::HintTurn, "turn"),
    (Verb::HintReasons, "reasons"),
    (Verb::Review, "review"),
    (Verb::Stage, "stage"),
    (Verb::Replay, "replay"),
    (Verb::Record, "record"),
    (Verb::Rematch, "rematch"),
    (Verb::Draw, "draw"),
    (Verb::Takeback, "takeback"),
    (Verb::Pause, "pause"),
    (Verb::Resume, "resume"),
    (Verb::Accept, "accept"),
    (Verb::Refuse, "refuse"),
    (Verb::Abort, "abort"),
    (Verb::Resign, "resign"),
    (Verb::AbortNow, "abort-now"),
    (Verb::ResignNow, "resign-now"),
    (Verb::Keep, "keep"),
];

impl Verb {
    fn word(self) -> &'static str {
        VERBS.iter().find(|(verb, _)| *verb == self).map_or("", |(_, word)| word)
    }

    /// The name of the button's text.
    pub(super) fn key(self) -> &'static str {
        match self {
            Verb::Join => "button-join",
            Verb::Computer => "button-computer",
            Verb::Decline => "button-decline",
            Verb::Cancel => "button-cancel",
            Verb::Choose => "button-choose",
            Verb::Step => "button-step",
            Verb::Hint => "button-hint",
            Verb::HintTurn => "button-hint-turn",
            Verb::HintReasons => "button-hint-reasons",
            Verb::Review => "button-review",
            Verb::Stage => "button-page-on",
            Verb::Replay => "button-replay",
            Verb::Record => "button-record",
            Verb::Rematch => "button-rematch",
            Verb::Draw => "button-draw",
            Verb::Takeback => "button-takeback",
            Verb::Pause => "button-pause",
            Verb::Resume => "button-resume",
            Verb::Accept => "button-accept",
            Verb::Refuse => "button-refuse",
            Verb::Abort => "button-abort",
            Verb::Resign => "button-resign",
            Verb::AbortNow => "button-abort-now",
            Verb::ResignNow => "button-resign-now",
            Verb::Keep => "button-keep",
        }
    }
}

impl fmt::Display for Button {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}:{}", self.verb.word(), self.table.0, self.number)?;
        if self.menu > 0 {
            write!(f, ":{}", self.menu)?;
        }
        Ok(())
    }
}

/// The id is of no button that was ever made.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NoButton;

impl FromStr for Button {
    type Err = NoButton;

    fn from_str(id: &str) -> Result<Button, NoButton> {
        let (word, table, count, menu) = match id.split(':').collect::<Vec<_>>()[..] {
            [word, table, count] => (word, table, count, "0"),
            [word, table, count, menu] => (word, table, count, menu),
            _ => return Err(NoButton),
        };
        let (verb, _) = VERBS.into_iter().find(|(_, known)| *known == word).ok_or(NoButton)?;
        let table = TableId(table.parse().map_err(|_| NoButton)?);
        let number = |text: &str| text.parse().map_err(|_| NoButton);
        Ok(Button { verb, table, number: number(count)?, menu: number(menu)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_is_read_as_it_was_written() {
        for (verb, _) in VERBS {
            for menu in [0, 3] {
                let button = Button { verb, table: TableId(77), number: 12, menu };
                assert_eq!(button.to_string().parse(), Ok(button));
            }
        }
    }

    #[test]
    fn foreign_ids_are_no_buttons() {
        for id in ["", "join", "join:x:1", "join:1", "join:1:2:x", "join:1:2:3:4", "win:1:2", "join:1:-1"] {
            assert_eq!(id.parse::<Button>(), Err(NoButton), "{id}");
        }
    }
}
