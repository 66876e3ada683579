use super::puzzle::has_won;
use super::{Attempt, Puzzle, Theme};
use crate::coach::Suggestion;
use crate::rules::{AnyPosition, History};
use crate::search::{self, Budget, PlayerProfile, TablebaseResult};

/// Why a turn is not the solution.
#[derive(Clone, Debug)]
pub struct Refutation {
    /// The best reply with what it does; `None` if the game is over or the solver goes on.
    pub reply: Option<Suggestion>,
    /// Whether the solution wins by force.
    pub gives_win_away: bool,
    /// The consequence for the solver.
    pub outcome: TryOutcome,
}

/// The consequence of a turn that is not the solution, for the solver.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TryOutcome {
    /// The turn ends the game.
    Over {
        /// With a draw, or else with a loss.
        is_draw: bool,
    },
    /// A draw by the tablebase.
    Draw,
    /// The game is open.
    Open {
        /// The chance to win after the turn, from 0 to 1.
        left: f64,
        /// The chance after the solution.
        best: f64,
    },
}

impl Puzzle {
    /// Whether the solution wins by force.
    pub fn is_win(&self) -> bool {
        self.themes.contains(&Theme::Win)
    }

    /// Why a turn is not the solution after its first `turns` turns. Takes up to two searches of `nodes` nodes each.
    pub fn refute(&self, turns: usize, attempt: &Attempt, nodes: u64) -> Refutation {
        let position = &attempt.position;
        let found = Suggestion::find(&History::new(position.clone()), nodes);
        let outcome = match (&found, search::tablebase_result(position)) {
            (None, _) => TryOutcome::Over { is_draw: is_draw(position) },
            (_, Some(TablebaseResult::Draw)) => TryOutcome::Draw,
            (Some(found), _) => {
                let best = if self.is_win() { 1.0 } else { self.chance(&self.after(turns + 1).0, nodes) };
                TryOutcome::Open { left: self.chance_of_solver(found.seat, found.value_chance), best }
            }
        };
        let reply = found.filter(|reply| reply.seat != self.seat());
        Refutation { reply, gives_win_away: self.is_win(), outcome }
    }

    /// The chance of the solver in a position.
    fn chance(&self, position: &AnyPosition, nodes: u64) -> f64 {
        let player = PlayerProfile::top(self.game());
        let found = search::search(&History::new(position.clone()), &player, Budget::nodes(nodes), 0);
        match (found, position.seat()) {
            (Some(found), Some(seat)) => self.chance_of_solver(seat, found.value_chance()),
            _ if has_won(position, self.seat()) => 1.0,
            _ if is_draw(position) => 0.5,
            _ => 0.0,
        }
    }

    /// The chance of the solver, where that of a seat is known.
    fn chance_of_solver(&self, seat: usize, chance: f64) -> f64 {
        if seat == self.seat() { chance } else { 1.0 - chance }
    }
}

/// Whether a game of two seats that is over is drawn.
fn is_draw(position: &AnyPosition) -> bool {
    position.places().winners().count() == 2
}
