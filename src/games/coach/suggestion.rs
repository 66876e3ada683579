use crate::rules::{AnyPosition, Cell, Effect, Mark, Seat, Spot};
use crate::search::{self, Budget, PlayerProfile, ProvenResult};
use std::collections::BTreeSet;

/// The best turn in a position, with the reasons for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    /// The seat to act.
    pub seat: Seat,
    /// The turn in canonical text.
    pub turn: String,
    /// The effects of the turn.
    pub effects: Vec<Effect>,
    /// The cells of own men that the next seat could capture after most other turns but not after this one.
    pub rescued: Vec<Cell>,
    /// The result of the game if the search has proven it.
    pub proven: Option<ProvenResult>,
    /// The chance of the seat to win, from 0 to 1.
    pub win_chance: f64,
    /// The expected reply.
    pub reply: Option<String>,
}

/// Upper bound of the other turns that a suggestion is compared with; each takes a list of replies.
const MAX_COMPARED_TURNS: usize = 8;

impl Suggestion {
    /// Searches the best turn; `None` if the game is over. `since` as in [`search::search`]. Deterministic for a number
    /// of nodes.
    pub fn find(since: &[AnyPosition], nodes: u64) -> Option<Suggestion> {
        let position = since.last()?;
        let result = search::search(since, &PlayerProfile::top(position.kind()), Budget::nodes(nodes), 0)?;
        let seat = position.seat()?;
        let (_, effects) = position.clone().play(result.best_turn()).ok()?;
        Some(Suggestion {
            seat,
            turn: result.best_turn().to_owned(),
            effects,
            rescued: rescued_men(position, seat, result.best_turn()),
            proven: result.proven,
            win_chance: result.win_chance(),
            reply: result.principal_variation.get(1).cloned(),
        })
    }

    /// The place where the turn begins; `None` if it is a pass.
    pub fn origin(&self) -> Option<Spot> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Moved { path: way, .. } => way.first().map(|cell| Spot::Cell(*cell)),
            Effect::Replaced { from, .. } => Some(Spot::Cell(*from)),
            Effect::Slid { from, .. } => from.first().map(|place| Spot::TileSlot(*place)),
            Effect::TileRemoved { place } => Some(Spot::TileSlot(*place)),
            // The first turn of a round in Bilitaire removes a ball and moves nothing.
            Effect::Captured { cell, .. } if self.effects.len() == 1 => Some(Spot::Cell(*cell)),
            _ => None,
        })
    }

    /// The turn as marks on the board before it.
    pub fn marks(&self) -> Vec<Mark> {
        let marks = self.effects.iter().flat_map(|effect| match effect {
            Effect::Moved { path: way, .. } if way.len() > 1 => vec![Mark::CanGo(way.clone())],
            Effect::Replaced { from, to } => vec![Mark::CanGo(vec![*from, *to])],
            Effect::Slid { from, to } => {
                from.iter().zip(to).map(|(from, to)| Mark::CanSlide(*from, *to)).collect()
            }
            Effect::TileRemoved { place } => vec![Mark::Choice(Spot::TileSlot(*place), "×".to_owned())],
            Effect::Captured { cell, .. } => vec![Mark::Doomed(*cell)],
            _ => Vec::new(),
        });
        marks.collect()
    }

    /// The cells of the men of other seats that the turn captures.
    pub fn captured(&self) -> Vec<Cell> {
        let taken = |effect: &Effect| match effect {
            Effect::Captured { cell, .. } => Some(*cell),
            _ => None,
        };
        self.effects.iter().filter_map(taken).collect()
    }
}

/// The cells of a seat's men that a turn rescues.
fn rescued_men(position: &AnyPosition, seat: Seat, turn: &str) -> Vec<Cell> {
    let Some((after, effects)) = played(position, turn) else { return Vec::new() };
    let others: Vec<String> = position.legal_turns().into_iter().filter(|other| other != turn).collect();
    let every = others.len().div_ceil(MAX_COMPARED_TURNS).max(1);
    let compared: Vec<(Vec<Effect>, BTreeSet<Cell>)> = others
        .iter()
        .step_by(every)
        .filter_map(|other| played(position, other))
        .map(|(after, effects)| (effects, threatened_men(&after, seat)))
        .collect();
    let threatened = threatened_men(&after, seat);
    let is_rescued = |cell: &Cell| {
        let stationary: Vec<_> =
            compared.iter().filter(|(effects, _)| cell_after(effects, *cell) == *cell).collect();
        let lost = stationary.iter().filter(|(_, threatened)| threatened.contains(cell)).count();
        lost * 2 > stationary.len() && !threatened.contains(&cell_after(&effects, *cell))
    };
    let men = position.scene().men.into_iter().filter(|man| man.kind.is_owned() && man.seat == seat);
    men.map(|man| man.cell).filter(is_rescued).collect()
}

fn played(position: &AnyPosition, turn: &str) -> Option<(AnyPosition, Vec<Effect>)> {
    let mut after = position.clone();
    let (_, effects) = after.play(turn).ok()?;
    Some((after, effects))
}

/// The cell to which a turn moves the man of a cell.
fn cell_after(effects: &[Effect], cell: Cell) -> Cell {
    effects.iter().fold(cell, |at, effect| match effect {
        Effect::Moved { path: way, .. } if way.first() == Some(&at) => way.last().copied().unwrap_or(at),
        Effect::Replaced { from, to } if *from == at => *to,
        _ => at,
    })
}

/// The cells of a seat's men that the seat to act can capture; none if the seat itself is to act.
fn threatened_men(position: &AnyPosition, seat: Seat) -> BTreeSet<Cell> {
    if position.seat() == Some(seat) {
        return BTreeSet::new();
    }
    let replies = position.legal_turns();
    let effects = replies.iter().filter_map(|reply| played(position, reply)).flat_map(|(_, effects)| effects);
    effects
        .filter_map(|effect| match effect {
            Effect::Captured { seat: owner, kind, cell } if owner == seat && kind.is_owned() => Some(cell),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};

    fn after(game: GameKind, turns: &str) -> AnyPosition {
        let mut position = Setup::new(game, None, None).expect("played by two").start();
        for turn in turns.split_whitespace() {
            position.play(turn).expect("legal");
        }
        position
    }

    #[test]
    fn a_suggestion_is_a_legal_turn_with_an_origin() {
        for game in GameKind::ALL {
            let start = after(game, "");
            let suggestion = Suggestion::find(std::slice::from_ref(&start), 500).expect("a turn");
            assert!(start.legal_turns().contains(&suggestion.turn), "{game}: {}", suggestion.turn);
            assert!(suggestion.origin().is_some(), "{game}: {}", suggestion.turn);
            assert!(!suggestion.marks().is_empty(), "{game}: {}", suggestion.turn);
            assert_eq!(Suggestion::find(&[start], 500), Some(suggestion), "{game}: deterministic");
        }
    }

    #[test]
    fn captures_are_listed() {
        // A king that captures the other wins.
        let fen = "9/9/9/4B4/4b4/9/9/9 0 --";
        let Ok(position) = GameKind::Basileus.from_fen(fen) else { panic!("{fen}") };
        let suggestion = Suggestion::find(&[position], 500).expect("a turn");
        assert_eq!(suggestion.proven, Some(ProvenResult::Win(1)));
        assert_eq!(suggestion.captured().len(), 1);
    }

    #[test]
    fn rescued_men_are_listed() {
        // A piece is about to jump over the pawn on d5.
        let fen = "8b/9/9/3P5/4f4/9/9/B7F 0 --";
        let Ok(position) = GameKind::Basileus.from_fen(fen) else { panic!("{fen}") };
        let suggestion = Suggestion::find(&[position], 2000).expect("a turn");
        assert_eq!(suggestion.rescued, [Cell::new(3, 4)], "{suggestion:?}");
    }
}
