//! How diagrams are written, and how they are read.
//!
//! ```toml
//! names = ["south", "north"]       # of the seats, where an entry has none: `seat-NAME` among the texts, or a person
//!
//! [[figure]]                       # or [[state]]
//! name = "jump"                    # the text `figure-GAME-jump` explains it
//! fen = "…"                        # the first position; without it the start, for `seats` from `setup`
//! turns = "d4-d5 e6-e5"            # played from there; the last one leaves its traces
//! resign = [1]                     # seats that give up then
//! draw = true                      # the game is drawn then
//! arrows = "e4 d4-d6"              # turns that begin so are drawn as arrows; replacements only where one is given
//! refused = "e4-e5"                # drawn as an arrow and crossed out: a rule forbids it
//! doomed = "d5"                    # men that a turn with an arrow captures
//! choose = "e4"                    # the seat to act has chosen this of its turn (`""`: nothing): further choices are numbered
//! view = 1                         # who sits at the bottom
//! focus = "l5"                     # only the surroundings of this cell are shown, enlarged
//! ```

use super::{Diagram, Kind};
use crate::rules::{
    AnyPosition, Cell, Effect, FenError, Game, Mark, Refusal, Scene, Seat, Setup, SetupError, Told,
};
use serde::Deserialize;
use thiserror::Error;

/// What a file holds.
#[derive(Debug)]
pub(super) struct Book {
    pub figures: Vec<Diagram>,
    pub states: Vec<Diagram>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    names: Vec<String>,
    figure: Vec<Entry>,
    state: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
struct Entry {
    name: String,
    fen: Option<String>,
    seats: Option<usize>,
    setup: Option<String>,
    turns: String,
    resign: Vec<Seat>,
    draw: bool,
    arrows: String,
    refused: String,
    doomed: String,
    choose: Option<String>,
    view: Seat,
    focus: Option<String>,
    names: Option<Vec<String>>,
}

/// Why a file is not one of diagrams.
#[derive(Debug, Error)]
pub(super) enum Wrong {
    #[error(transparent)]
    File(#[from] toml::de::Error),
    #[error("{name}: {fault}")]
    Diagram { name: String, fault: Fault },
}

/// Why a diagram would lie.
#[derive(Debug, Error)]
pub(super) enum Fault {
    #[error(transparent)]
    Position(#[from] FenError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{0} is not a cell")]
    Cell(String),
    #[error("{turn} is not legal: {refusal:?}")]
    Illegal { turn: String, refusal: Refusal },
    #[error("no legal turn begins with {0}")]
    NoTurn(String),
    #[error("no rule forbids {0}")]
    Allowed(String),
    #[error("no arrow captures the man on {0}")]
    NotDoomed(Cell),
}

/// Reads a file.
pub(super) fn read(game: Game, text: &str) -> Result<Book, Wrong> {
    let file: File = toml::from_str(text)?;
    let diagrams = |kind: Kind, entries: Vec<Entry>| -> Result<Vec<Diagram>, Wrong> {
        let diagram = |entry: Entry| {
            let name = entry.name.clone();
            entry.diagram(game, kind, &file.names).map_err(|fault| Wrong::Diagram { name, fault })
        };
        entries.into_iter().map(diagram).collect()
    };
    Ok(Book { figures: diagrams(Kind::Figure, file.figure)?, states: diagrams(Kind::State, file.state)? })
}

impl Entry {
    fn diagram(self, game: Game, kind: Kind, names: &[String]) -> Result<Diagram, Fault> {
        let mut position = match &self.fen {
            Some(fen) => game.from_fen(fen)?,
            None => Setup::new(game, self.seats, self.setup.as_deref())?.start(),
        };
        let mut last = None;
        for turn in self.turns.split_whitespace() {
            let mover = position.seat();
            let effects = play(&mut position, turn)?;
            last = mover.map(|seat| (seat, effects));
        }
        let men = position.scene().men;
        for seat in &self.resign {
            position.withdraw(*seat);
            last = None;
        }
        let (mut scene, is_at_rest) = match &self.choose {
            None => (position.scene(), true),
            Some(beginning) => {
                let choices = position.choices(beginning).ok_or(Fault::NoTurn(beginning.clone()))?;
                (choices.scene, choices.beginning.is_empty())
            }
        };
        if let Some((_, effects)) = last.as_ref().filter(|_| is_at_rest) {
            scene = scene.with_last_turn(effects);
        }
        for seat in &self.resign {
            scene = scene.with_withdrawal(*seat, &men);
        }
        if self.draw {
            scene.turn = None;
            scene.marks.clear();
            scene.places.share();
        }
        scene.view = self.view;
        scene.focus = self.focus.as_deref().map(cell).transpose()?;
        scene.names = self.names.clone().unwrap_or_else(|| names.to_vec());
        let refused = self.cross_out(&position, &mut scene)?;
        self.point(&position, &mut scene)?;
        Ok(Diagram { name: self.name, kind, position, scene, last, refused })
    }

    /// Draws arrows, and crosses on the men whom their turns capture.
    fn point(&self, position: &AnyPosition, scene: &mut Scene) -> Result<(), Fault> {
        let mut taken = Vec::new();
        for beginning in self.arrows.split_whitespace() {
            for effect in turns_that_begin(position, beginning)?.into_iter().flatten() {
                let arrows = match effect {
                    Effect::Moved { way, .. } => vec![Mark::CanGo(way)],
                    Effect::Replaced { from, to } if beginning.contains('>') => {
                        vec![Mark::CanGo(vec![from, to])]
                    }
                    Effect::Slid { from, to } => {
                        from.into_iter().zip(to).map(|(from, to)| Mark::CanSlide(from, to)).collect()
                    }
                    Effect::Took { cell, .. } | Effect::Lost { cell, .. } => {
                        taken.push(cell);
                        continue;
                    }
                    _ => continue,
                };
                for arrow in arrows {
                    if !scene.marks.contains(&arrow) {
                        scene.marks.push(arrow);
                    }
                }
            }
        }
        for text in self.doomed.split_whitespace() {
            let doomed = cell(text)?;
            if !taken.contains(&doomed) {
                return Err(Fault::NotDoomed(doomed));
            }
            // In a forced capture the scene knows it by itself.
            if !scene.marks.contains(&Mark::Doomed(doomed)) {
                scene.marks.push(Mark::Doomed(doomed));
            }
        }
        Ok(())
    }

    /// Crosses out what a rule forbids; gives it with the rule.
    fn cross_out(&self, position: &AnyPosition, scene: &mut Scene) -> Result<Vec<(String, Told)>, Fault> {
        let mut refused = Vec::new();
        for turn in self.refused.split_whitespace() {
            let Err(Refusal::Rule(rule)) = position.read(turn) else {
                return Err(Fault::Allowed(turn.to_owned()));
            };
            // No board has a column x: between two cells it says that a man is captured.
            let way = turn.split(['-', 'x', '>', ',']).map(cell);
            scene.marks.push(Mark::CannotGo(way.collect::<Result<_, _>>()?));
            refused.push((turn.to_owned(), rule));
        }
        Ok(refused)
    }
}

fn play(position: &mut AnyPosition, turn: &str) -> Result<Vec<Effect>, Fault> {
    position.play(turn).map_err(|refusal| Fault::Illegal { turn: turn.to_owned(), refusal })
}

/// What each legal turn does that begins with this text; `d4` does not begin `d41`, nor `B1` `B1B2`.
fn turns_that_begin(position: &AnyPosition, beginning: &str) -> Result<Vec<Vec<Effect>>, Fault> {
    let begins = |turn: &String| {
        let rest = turn.strip_prefix(beginning);
        rest.is_some_and(|rest| {
            !rest.starts_with(|sign: char| sign.is_ascii_digit() || sign.is_ascii_uppercase())
        })
    };
    let turns: Vec<String> = position.turns().into_iter().filter(begins).collect();
    if turns.is_empty() {
        return Err(Fault::NoTurn(beginning.to_owned()));
    }
    turns.iter().map(|turn| play(&mut position.clone(), turn)).collect()
}

/// A cell as it is written; Bilitaire's places are written in upper case.
fn cell(text: &str) -> Result<Cell, Fault> {
    let wrong = || Fault::Cell(text.to_owned());
    let column = text.bytes().next().map(|letter| letter.to_ascii_lowercase()).ok_or_else(wrong)?;
    let row: u8 = text.get(1..).and_then(|row| row.parse().ok()).ok_or_else(wrong)?;
    match (column, row) {
        (b'a'..=b'z', 1..) => Ok(Cell::new(column - b'a', row - 1)),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reason why a figure of Biloba is refused.
    fn fault(entry: &str) -> String {
        let text = format!("names = []\nstate = []\n[[figure]]\nname = \"lie\"\n{entry}");
        read(Game::Biloba, &text).expect_err("it lies").to_string()
    }

    #[test]
    fn a_figure_that_lies_is_refused() {
        for (entry, reason) in [
            ("turns = \"d4-d6\"", "d4-d6 is not legal"),
            ("arrows = \"e9\"", "no legal turn begins with e9"),
            ("arrows = \"d\"", "no legal turn begins with d"),
            ("refused = \"d4-d5\"", "no rule forbids d4-d5"),
            ("refused = \"nonsense\"", "no rule forbids nonsense"),
            ("arrows = \"d4\"\ndoomed = \"d6\"", "no arrow captures the man on d6"),
            ("doomed = \"4d\"", "4d is not a cell"),
            ("choose = \"d6\"", "no legal turn begins with d6"),
            ("fen = \"9\"", "a position has three fields"),
            ("seats = 5", "biloba is not played by 5"),
        ] {
            assert!(fault(entry).starts_with(&format!("lie: {reason}")), "{}", fault(entry));
        }
        assert!(fault("colour = 1").contains("unknown field"));
    }
}
