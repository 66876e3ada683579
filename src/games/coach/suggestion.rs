use crate::rules::{AnyPosition, Cell, Effect, Mark, Seat, Spot};
use crate::search::{self, Budget, PlayerProfile, ProvenResult};
use std::collections::BTreeSet;

/// A turn that is proposed in a position, and what speaks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    /// Whose turn it is.
    pub seat: Seat,
    /// The turn in canonical text.
    pub turn: String,
    /// What it does.
    pub effects: Vec<Effect>,
    /// Own men that the next seat could take after most other turns, and cannot after this one: where they stood.
    pub rescued: Vec<Cell>,
    /// The end of the game that is proven.
    pub proven: Option<ProvenResult>,
    /// The chance to win, from 0 to 1.
    pub win_chance: f64,
    /// The answer that is expected.
    pub reply: Option<String>,
}

/// With so many other turns a suggestion is compared: with more it takes long, and tells no more.
const COMPARED: usize = 8;

impl Suggestion {
    /// The turn that the best player finds; `None` if the game is over. `since` as in [`search::search`]. The same
    /// number of positions looked at gives the same suggestion.
    pub fn find(since: &[AnyPosition], nodes: u64) -> Option<Suggestion> {
        let position = since.last()?;
        let found = search::search(since, &PlayerProfile::top(position.kind()), Budget::nodes(nodes), 0)?;
        let seat = position.seat()?;
        let (_, effects) = position.clone().play(found.best_turn()).ok()?;
        Some(Suggestion {
            seat,
            turn: found.best_turn().to_owned(),
            effects,
            rescued: saved(position, seat, found.best_turn()),
            proven: found.proven,
            win_chance: found.win_chance(),
            reply: found.principal_variation.get(1).cloned(),
        })
    }

    /// Where the turn begins; nowhere if it is a pass.
    pub fn origin(&self) -> Option<Spot> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Moved { path: way, .. } => way.first().map(|cell| Spot::Cell(*cell)),
            Effect::Replaced { from, .. } => Some(Spot::Cell(*from)),
            Effect::Slid { from, .. } => from.first().map(|place| Spot::TileSlot(*place)),
            Effect::TileRemoved { place } => Some(Spot::TileSlot(*place)),
            // The first ball of a round is taken off, and nothing moves.
            Effect::Captured { cell, .. } if self.effects.len() == 1 => Some(Spot::Cell(*cell)),
            _ => None,
        })
    }

    /// The turn as signs on the board before it.
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

    /// The men of others that it takes, where they stand.
    pub fn captured(&self) -> Vec<Cell> {
        let taken = |effect: &Effect| match effect {
            Effect::Captured { cell, .. } => Some(*cell),
            _ => None,
        };
        self.effects.iter().filter_map(taken).collect()
    }
}

/// The men of a seat that a turn saves.
fn saved(position: &AnyPosition, seat: Seat, turn: &str) -> Vec<Cell> {
    let Some((after, effects)) = played(position, turn) else { return Vec::new() };
    let others: Vec<String> = position.legal_turns().into_iter().filter(|other| other != turn).collect();
    let every = others.len().div_ceil(COMPARED).max(1);
    let compared: Vec<(Vec<Effect>, BTreeSet<Cell>)> = others
        .iter()
        .step_by(every)
        .filter_map(|other| played(position, other))
        .map(|(after, effects)| (effects, threatened(&after, seat)))
        .collect();
    let threatened = threatened(&after, seat);
    let is_saved = |cell: &Cell| {
        let stays: Vec<_> = compared.iter().filter(|(effects, _)| goes_to(effects, *cell) == *cell).collect();
        let lost = stays.iter().filter(|(_, threatened)| threatened.contains(cell)).count();
        lost * 2 > stays.len() && !threatened.contains(&goes_to(&effects, *cell))
    };
    let men = position.scene().men.into_iter().filter(|man| man.kind.is_owned() && man.seat == seat);
    men.map(|man| man.cell).filter(is_saved).collect()
}

fn played(position: &AnyPosition, turn: &str) -> Option<(AnyPosition, Vec<Effect>)> {
    let mut after = position.clone();
    let (_, effects) = after.play(turn).ok()?;
    Some((after, effects))
}

/// Where the man of a cell stands after a turn.
fn goes_to(effects: &[Effect], cell: Cell) -> Cell {
    effects.iter().fold(cell, |at, effect| match effect {
        Effect::Moved { path: way, .. } if way.first() == Some(&at) => way.last().copied().unwrap_or(at),
        Effect::Replaced { from, to } if *from == at => *to,
        _ => at,
    })
}

/// The men of a seat that the seat to act can take, if that is another one.
fn threatened(position: &AnyPosition, seat: Seat) -> BTreeSet<Cell> {
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
    fn a_suggestion_is_a_legal_turn_that_begins_somewhere() {
        for game in GameKind::ALL {
            let start = after(game, "");
            let suggestion = Suggestion::find(std::slice::from_ref(&start), 500).expect("a turn");
            assert!(start.legal_turns().contains(&suggestion.turn), "{game}: {}", suggestion.turn);
            assert!(suggestion.origin().is_some(), "{game}: {}", suggestion.turn);
            assert!(!suggestion.marks().is_empty(), "{game}: {}", suggestion.turn);
            assert_eq!(Suggestion::find(&[start], 500), Some(suggestion), "{game}: twice the same");
        }
    }

    #[test]
    fn what_it_takes_is_told() {
        // A king beside the other takes it, and that is the end.
        let fen = "9/9/9/4B4/4b4/9/9/9 0 --";
        let Ok(position) = GameKind::Basileus.from_fen(fen) else { panic!("{fen}") };
        let suggestion = Suggestion::find(&[position], 500).expect("a turn");
        assert_eq!(suggestion.proven, Some(ProvenResult::Win(1)));
        assert_eq!(suggestion.captured().len(), 1);
    }

    #[test]
    fn what_it_saves_is_told() {
        // A piece is about to jump over the pawn on d5.
        let fen = "8b/9/9/3P5/4f4/9/9/B7F 0 --";
        let Ok(position) = GameKind::Basileus.from_fen(fen) else { panic!("{fen}") };
        let suggestion = Suggestion::find(&[position], 2000).expect("a turn");
        assert_eq!(suggestion.rescued, [Cell::new(3, 4)], "{suggestion:?}");
    }
}
