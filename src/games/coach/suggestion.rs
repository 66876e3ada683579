use super::Gains;
use crate::rules::{AnyPosition, Effect, Man, Mark, Seat, Spot};
use crate::search::{self, Budget, PlayerProfile, ProvenResult};

/// The best turn in a position, with the reasons for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    /// The seat to act.
    pub seat: Seat,
    /// The turn in canonical text.
    pub turn: String,
    /// The effects of the turn.
    pub effects: Vec<Effect>,
    /// What the turn gains at a glance.
    pub gains: Gains,
    /// The men of others that it takes later in the expected line, if that wins more men than it loses.
    pub leads_to: Vec<Man>,
    /// The result of the game if the search has proven it.
    pub proven: Option<ProvenResult>,
    /// The chance of the seat to win, from 0 to 1.
    pub win_chance: f64,
    /// The expected reply.
    pub reply: Option<String>,
}

impl Suggestion {
    /// Searches the best turn; `None` if the game is over. `since` as in [`search::search`]. Deterministic for a number
    /// of nodes.
    pub fn find(since: &[AnyPosition], nodes: u64) -> Option<Suggestion> {
        Suggestion::find_within(since, Budget::nodes(nodes))
    }

    /// The same within a budget of time and nodes.
    pub fn find_within(since: &[AnyPosition], budget: Budget<'_>) -> Option<Suggestion> {
        let position = since.last()?;
        let result = search::search(since, &PlayerProfile::top(position.kind()), budget, 0)?;
        let seat = position.seat()?;
        let (_, effects) = position.clone().play(result.best_turn()).ok()?;
        Some(Suggestion {
            seat,
            turn: result.best_turn().to_owned(),
            effects,
            gains: Gains::of(position, result.best_turn())?,
            leads_to: captures_of_line(position, seat, &result.principal_variation),
            proven: result.proven,
            win_chance: result.win_chance(),
            reply: result.principal_variation.get(1).cloned(),
        })
    }

    /// The place where the turn begins; `None` if it is a pass.
    pub fn origin(&self) -> Option<Spot> {
        origin(&self.effects)
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
}

/// The men that a seat takes with its later turns of a line, if it wins more men by all of it than it loses.
fn captures_of_line(position: &AnyPosition, seat: Seat, line: &[String]) -> Vec<Man> {
    let mut position = position.clone();
    let (mut taken, mut balance) = (Vec::new(), 0);
    for (number, turn) in line.iter().enumerate() {
        let is_own = position.seat() == Some(seat);
        let Ok((_, effects)) = position.play(turn) else { break };
        for effect in effects {
            match effect {
                Effect::Captured { seat: of, kind, cell } if is_own && of != seat => {
                    balance += 1;
                    taken.extend((number > 0 && kind.is_owned()).then_some(Man { cell, seat: of, kind }));
                }
                Effect::Captured { seat: of, .. } | Effect::Lost { seat: of, .. } if of == seat => {
                    balance -= 1
                }
                _ => {}
            }
        }
    }
    if balance > 0 { taken } else { Vec::new() }
}

/// The place where the turn with these effects begins; `None` if it is a pass.
pub fn origin(effects: &[Effect]) -> Option<Spot> {
    effects.iter().find_map(|effect| match effect {
        Effect::Moved { path: way, .. } => way.first().map(|cell| Spot::Cell(*cell)),
        Effect::Replaced { from, .. } => Some(Spot::Cell(*from)),
        Effect::Slid { from, .. } => from.first().map(|place| Spot::TileSlot(*place)),
        Effect::TileRemoved { place } => Some(Spot::TileSlot(*place)),
        // The first turn of a round in Bilitaire removes a ball and moves nothing.
        Effect::Captured { cell, .. } if effects.len() == 1 => Some(Spot::Cell(*cell)),
        _ => None,
    })
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
        assert_eq!(suggestion.gains.captured.len(), 1);
    }
}
