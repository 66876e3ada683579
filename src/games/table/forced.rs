use super::Table;
use crate::rules::choice::Choices;
use crate::rules::{Cell, Mark};

/// Upper bound of the choices that a forced turn may begin with.
const MAX_FORCED_CHOICES: usize = 5;

/// Why the rules leave few turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obligation {
    /// These men stand captured and must be taken.
    TakeThese(Vec<Cell>),
    /// A man must be captured.
    Capture,
    /// So many balls must be jumped over.
    Demand(u8),
    /// There is only one turn.
    OnlyTurn,
}

/// A turn that is forced in so far as it has only a few beginnings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedChoice {
    /// The rule or fact that leaves few turns.
    pub obligation: Obligation,
    /// The ways to begin the turn, at most five.
    pub choices: Choices,
}

impl Table {
    /// The choices of the person to act, if the rules force a turn that begins with one of a few.
    pub fn forced_choice(&self) -> Option<ForcedChoice> {
        let position = self.running()?.position();
        if self.is_paused() || self.to_act()?.is_computer() {
            return None;
        }
        let scene = position.scene();
        let taken = |mark: &Mark| if let Mark::Doomed(cell) = mark { Some(*cell) } else { None };
        let taken: Vec<Cell> = scene.marks.iter().filter_map(taken).collect();
        let obligation = match scene.demand {
            _ if !taken.is_empty() => Obligation::TakeThese(taken),
            _ if scene.marks.iter().any(|mark| matches!(mark, Mark::MustCapture(_))) => Obligation::Capture,
            Some(balls) => Obligation::Demand(balls),
            None if position.perft(1) == 1 => Obligation::OnlyTurn,
            None => return None,
        };
        let choices = position.choices("")?;
        (choices.list.len() <= MAX_FORCED_CHOICES).then_some(ForcedChoice { obligation, choices })
    }
}
