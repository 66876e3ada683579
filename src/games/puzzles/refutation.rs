use super::proof::{RESERVE, is_forced_win};
use super::puzzle::has_won;
use super::{Attempt, Goal, Puzzle};
use crate::coach::Suggestion;
use crate::rules::{AnyPosition, History};
use crate::search::{self, Budget, PlayerProfile, ProvenResult, TablebaseResult};

/// Upper bound of the turns that are played because they are the only ones.
const MAX_ONLY_TURNS: usize = 8;
/// Upper bound of the chance of the solver where no win is proven.
const MAX_UNPROVEN_CHANCE: f64 = 0.99;

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
    /// It wins by force as well, so it solves the puzzle.
    Win,
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
        self.goal == Goal::Win
    }

    /// Why a turn is not the solution after its first `turns` turns, or that it wins as well. Takes up to three searches of `nodes`
    /// nodes each.
    pub fn refute(&self, turns: usize, attempt: &Attempt, nodes: u64) -> Refutation {
        let position = &attempt.position;
        let found = Suggestion::find(&History::new(position.clone()), nodes);
        let outcome = match (&found, search::tablebase_result(position)) {
            (None, _) => TryOutcome::Over { is_draw: is_draw(position) },
            (_, Some(TablebaseResult::Draw)) => TryOutcome::Draw,
            (Some(_), _) => {
                let best = if self.is_win() { 1.0 } else { self.chance(&self.after(turns + 1).0, nodes) };
                match self.chance(position, nodes) {
                    1.0 => TryOutcome::Win,
                    left => TryOutcome::Open { left, best },
                }
            }
        };
        let reply = found.filter(|reply| reply.seat != self.seat());
        Refutation { reply, gives_win_away: self.is_win(), outcome }
    }

    /// The chance of the solver in a position: 1 if a win is proven, and only then.
    fn chance(&self, position: &AnyPosition, nodes: u64) -> f64 {
        let mut position = position.clone();
        // An only turn is played without a search, which would say nothing of its worth.
        for _ in 0..MAX_ONLY_TURNS {
            let [only] = &position.legal_turns()[..] else { break };
            if position.play(only).is_err() {
                break;
            }
        }
        let player = PlayerProfile::top(self.game());
        let found = search::search(&History::new(position.clone()), &player, Budget::nodes(nodes), 0);
        match (found, position.seat()) {
            (Some(found), Some(seat)) => {
                let turns = match found.proven {
                    Some(ProvenResult::Win(turns)) if seat == self.seat() => Some(turns),
                    Some(ProvenResult::Loss(turns)) if seat != self.seat() => Some(turns),
                    _ => None,
                };
                // A search may miss a reply, the proof misses none.
                let wins =
                    turns.is_some_and(|turns| is_forced_win(&position, self.seat(), turns + RESERVE, nodes));
                let chance = self.chance_of_solver(seat, found.value_chance());
                if wins { 1.0 } else { chance.min(MAX_UNPROVEN_CHANCE) }
            }
            _ if has_won(&position, self.seat()) => 1.0,
            _ if is_draw(&position) => 0.5,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::puzzle;
    use crate::rules::GameKind;

    /// What the bot searches for an answer.
    const NODES: u64 = 100_000;

    fn outcome(game: GameKind, number: u32, turn: &str) -> TryOutcome {
        let puzzle = puzzle(game, number).expect("it is in the collection");
        let attempt = puzzle.attempt(0, turn).expect("a legal turn");
        puzzle.refute(0, &attempt, NODES).outcome
    }

    #[test]
    fn whoever_wins_by_force_on_another_way_has_not_lost_the_win() {
        for (game, number, turn) in [
            (GameKind::Basileus, 52, "d6-c5"),
            (GameKind::Basileus, 52, "e5-d4"),
            (GameKind::Basileus, 84, "d5-e4"),
            (GameKind::Bilitaire, 63, "B2-B1"),
            (GameKind::Bilitaire, 96, "D2D3-D1D2!2"),
            (GameKind::Bilitaire, 121, "C4-C3!2"),
            (GameKind::Bilitaire, 129, "B1-B2"),
        ] {
            assert_eq!(outcome(game, number, turn), TryOutcome::Win, "{game} {number} {turn}");
        }
    }
}
