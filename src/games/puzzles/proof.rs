//! The exact proof of a win: the winner plays the turns that the search proves, and every reply is tried until the game is over or
//! the tablebase has the position.

use super::puzzle::has_won;
use crate::rules::{AnyPosition, Seat};
use crate::search::{self, Budget, PlayerProfile, ProvenResult, TablebaseResult};

/// Upper bound of the nodes of all proposals of a proof. A longer one is given up.
const MAX_NODES: u64 = 3_000_000;
/// The turns by which a proof may be longer than the search expects: the others may resist in another way.
pub(super) const RESERVE: u32 = 8;

/// The turns of all seats within which a search of this many nodes sees a seat win, if that is proven against every reply.
pub(super) fn forced_win(position: &AnyPosition, seat: Seat, nodes: u64) -> Option<u32> {
    let Some(to_act) = position.seat() else { return has_won(position, seat).then_some(0) };
    let turns = match best(position, nodes)?.proven? {
        ProvenResult::Win(turns) if to_act == seat => turns,
        ProvenResult::Loss(turns) if to_act != seat => turns,
        _ => return None,
    };
    is_forced_win(position, seat, turns + RESERVE, nodes).then_some(turns)
}

/// Whether a seat wins within this number of turns of all seats, whatever the others play. The search proposes its turns with `nodes`
/// nodes each, and no reply is left out.
pub(super) fn is_forced_win(position: &AnyPosition, winner: Seat, turns: u32, nodes: u64) -> bool {
    Proof { winner, nodes, nodes_left: MAX_NODES }.wins(position, turns)
}

/// A proof and what it may still cost.
struct Proof {
    winner: Seat,
    /// The nodes of the search that proposes a turn of the winner.
    nodes: u64,
    nodes_left: u64,
}

impl Proof {
    fn wins(&mut self, position: &AnyPosition, turns: u32) -> bool {
        let Some(seat) = position.seat() else { return has_won(position, self.winner) };
        if let Some(result) = search::tablebase_result(position) {
            return match result {
                TablebaseResult::Win(needed) => seat == self.winner && needed <= turns,
                TablebaseResult::Loss(needed) => seat != self.winner && needed <= turns,
                TablebaseResult::Draw => false,
            };
        }
        if turns == 0 {
            return false;
        }
        let played = match seat == self.winner {
            true => self.proposal(position).map_or_else(Vec::new, |turn| vec![turn]),
            false => position.legal_turns(),
        };
        !played.is_empty()
            && played.iter().all(|turn| {
                let mut after = position.clone();
                after.play(turn).is_ok() && self.wins(&after, turns - 1)
            })
    }

    /// The turn that the search proves to win.
    fn proposal(&mut self, position: &AnyPosition) -> Option<String> {
        let found = best(position, self.nodes.min(self.nodes_left))?;
        self.nodes_left = self.nodes_left.saturating_sub(found.nodes);
        matches!(found.proven, Some(ProvenResult::Win(_))).then(|| found.best_turn().to_owned())
    }
}

/// The best turn by the player that judges both sides alike.
fn best(position: &AnyPosition, nodes: u64) -> Option<search::SearchResult> {
    let player = PlayerProfile::neutral(position.kind());
    search::search_except(position, &player, Budget::nodes(nodes), 0, &[])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::{Goal, Puzzle, puzzles};
    use crate::rules::GameKind;
    use crate::search::splitmix64;

    /// What a puzzle was verified with.
    const NODES: u64 = 80_000;
    /// The puzzles that are proven in the short form, drawn by lot for each version.
    const SAMPLED: usize = 60;

    fn after(position: &AnyPosition, turn: &str) -> AnyPosition {
        let mut after = position.clone();
        after.play(turn).expect("legal");
        after
    }

    /// A turn of a puzzle that does not do what the puzzle says.
    fn refuted(puzzle: &Puzzle) -> Option<String> {
        let (position, seat, good) = (&puzzle.position, puzzle.seat(), &puzzle.solution[0]);
        let wins = |turn: &String| forced_win(&after(position, turn), seat, NODES).is_some();
        let opponent = position.places().active_seats().find(|other| *other != seat).expect("two seats");
        let loses = |turn: &String| forced_win(&after(position, turn), opponent, NODES).is_some();
        let wrong = |turn: &String| match puzzle.goal {
            Goal::Win => good.contains(turn) && !wins(turn),
            Goal::Save => good.contains(turn) == loses(turn),
            Goal::Gain => false,
        };
        position.legal_turns().into_iter().find(wrong)
    }

    /// `BSIDE_LONG=1` proves all of them.
    #[test]
    fn every_stored_win_and_loss_is_proven_again() {
        let is_proven = |puzzle: &&Puzzle| puzzle.goal != Goal::Gain;
        let mut all: Vec<&Puzzle> = GameKind::ALL.into_iter().flat_map(puzzles).filter(is_proven).collect();
        if std::env::var_os("BSIDE_LONG").is_none() {
            let salt = env!("CARGO_PKG_VERSION").bytes().map(u64::from).sum::<u64>();
            all.sort_by_key(|puzzle| splitmix64(salt ^ u64::from(puzzle.number) << 8 ^ puzzle.game() as u64));
            all.truncate(SAMPLED);
        }
        for puzzle in all {
            assert_eq!(refuted(puzzle), None, "{} {} ({:?})", puzzle.game(), puzzle.number, puzzle.goal);
        }
    }
}
