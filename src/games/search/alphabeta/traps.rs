//! Captures that can be forced, and traps: a short search does not see them.
//!
//! A man that can be captured by force is captured without a search. Otherwise, among turns nearly as good as the best, the
//! search picks the one with the most plausible wrong replies.

use super::{RootTurn, Search, Window};
use crate::search::BestLine;
use crate::search::budget::Stopped;
use crate::search::forced_capture::ForcedCaptureSolver;
use crate::search::knowledge::{GameKnowledge, Quiescence};
use crate::search::turns;
use crate::search::value::{self, WIN};
use crate::search::weights::Weights;
use std::cmp::Reverse;

impl<P: GameKnowledge> Search<'_, P> {
    /// If a man can be captured by force, discards all root turns but the best of the fastest ones, and returns true.
    ///
    /// A search would postpone the capture, because a man that cannot escape is as good as captured to it.
    pub(super) fn keep_forced_capture(
        &self,
        position: &P,
        roots: &mut Vec<RootTurn<P>>,
        solver: &mut ForcedCaptureSolver,
    ) -> bool {
        let Ok(Some(attacks)) = position.forced_capture(solver) else { return false };
        let weights = Weights::material();
        let material = |position: &P| weights.evaluate(position, self.me);
        let mut continues = |root: &RootTurn<P>| -> Result<bool, Stopped> {
            if root.position.quiescence() != Quiescence::Quiet {
                return Ok(false);
            }
            let gain = material(&root.position) - material(position);
            if attacks == 0 || gain != 0 {
                return Ok(attacks == 0 && gain > 0);
            }
            let mut replies = Vec::new();
            turns::push_children(&root.position, usize::MAX, &mut replies);
            for reply in replies {
                let is_faster = reply.position.forced_capture(solver)?.is_some_and(|left| left < attacks);
                if !is_faster && reply.position.man_count() == root.position.man_count() {
                    return Ok(false);
                }
            }
            Ok(true)
        };
        let found = roots.iter().position(|root| continues(root).unwrap_or(false));
        if let Some(index) = found {
            roots.swap(0, index);
            roots.truncate(1);
        }
        found.is_some()
    }

    /// Sets the trap bonus of root turns, those with the best evaluation first, until the budget of the solver is exhausted.
    pub(super) fn set_trap_bonuses(
        &self,
        men: usize,
        roots: &mut [RootTurn<P>],
        solver: &mut ForcedCaptureSolver,
    ) {
        if roots.len() == 1 {
            return;
        }
        for root in roots {
            if root.position.man_count() < men {
                continue;
            }
            let Ok(share) = wrong_reply_share(&root.position, solver) else { break };
            root.trap_bonus = (f64::from(self.player.weights.traps) * share) as i32;
        }
    }

    /// Replaces the best line by a turn whose larger trap bonus outweighs its loss of value.
    ///
    /// The main search only knows that the other turns are not better than the first, not by how much they are worse. The
    /// candidates are therefore searched again, two plies less deep; those that the budget does not reach are not played.
    pub(super) fn choose_trap(
        &mut self,
        roots: &[RootTurn<P>],
        men: usize,
        quiet_turns: usize,
        best_line: &mut BestLine,
    ) {
        let depth = (best_line.depth as i32 - 2).max(1);
        let mut candidates: Vec<&RootTurn<P>> =
            roots.iter().filter(|root| root.trap_bonus > roots[0].trap_bonus).collect();
        candidates.sort_by_key(|root| Reverse(root.trap_bonus));
        if candidates.is_empty() {
            return;
        }
        let full_window = Window { alpha: -WIN, beta: WIN };
        let state = roots[0].child_state(men, quiet_turns);
        let Ok(best_value) = self.search_child(true, &roots[0].position, depth, state, full_window) else {
            return;
        };
        let mut best_total = best_value + roots[0].trap_bonus;
        for root in candidates {
            let window = Window { alpha: best_total - root.trap_bonus, beta: best_value + 1 };
            if window.is_empty() {
                continue;
            }
            let state = root.child_state(men, quiet_turns);
            let Ok(value) = self.search_child(true, &root.position, depth, state, window) else {
                return;
            };
            if value > window.alpha && !value::is_proven(value) {
                best_total = value.min(best_value) + root.trap_bonus;
                best_line.value = value;
                best_line.turn_indices.clear();
                best_line.turn_indices.push(root.index);
                best_line.turn_indices.extend_from_slice(&self.variations[1]);
            }
        }
    }
}

/// The share of wrong replies among the plausible replies to a quiet turn; 1 if there are no right ones.
fn wrong_reply_share<P: GameKnowledge>(
    position: &P,
    solver: &mut ForcedCaptureSolver,
) -> Result<f64, Stopped> {
    // If even a null move is safe, most replies are.
    let null_move = position.after_null_move().filter(|_| position.quiescence() == Quiescence::Quiet);
    let Some(passed) = null_move else {
        return Ok(0.0);
    };
    if passed.forced_capture(solver)?.is_none() {
        return Ok(0.0);
    }
    let mut replies = Vec::new();
    turns::push_children(position, usize::MAX, &mut replies);
    let (mut wrong, mut right) = (0, 0);
    for reply in replies {
        if reply.position.man_count() < position.man_count() {
            continue;
        }
        match reply.position.forced_capture(solver)? {
            None => right += 1,
            // Not plausible: even a short search sees a capture at once or after one attack.
            Some(0 | 1) => {}
            Some(_) => wrong += 1,
        }
    }
    Ok(if right == 0 { 1.0 } else { f64::from(wrong) / f64::from(wrong + right) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bizingo::Position;
    use crate::rules::{GameKind, History, PositionText as _};
    use crate::search::profile::PlayerProfile;
    use crate::search::{Budget, alphabeta};

    /// Positions from games against the material baseline, with traps and other turns of about the same value.
    const POSITIONS: [&str; 6] = [
        "5/7/9/1l3L5/1ld4L5/4d1D8/2d1d3d1dl3l1/d1d9d1d4/12d4l3/15D4l/15d1dl l 1 --",
        "5/7/9/11/5L3l2d/8d1d1D2/3L2d1d3d1dl1/4d1D7d3d/4d16/5d1d13/7d5d5 l 1 --",
        "5/7/9/11/13/1l3L9/4d7d4/1l2d3d1d1d3d2/3ld9d2L3/7d1d1d1d2l4/2l2d3D3Dl1l2 l 1 --",
        "2d1d/1L1Ld2/3l2d2/5l1l3/3ld7d/1l1l5l5/2d2l6D4/7l3l3l3/5l3l1l1l7/1D10l8/19 l 0 --",
        "3l1/1l3L1/5l1l1/5l2d2/1L5l3ld/3l3l3l3/4D3Dl1l1l3/3l3l11/20d/21/19 l 0 --",
        "d1d1d/7/6d1d/2d1d1d4/3L1l1l1l1l1/dl1l1l9/1l3l3l1l5/3L1lDl5l5/14d6/11D9/19 l 0 --",
    ];

    #[test]
    fn of_turns_of_nearly_equal_value_the_best_trap_is_chosen() {
        let budget = Budget::nodes(10_000);
        let with_traps = PlayerProfile::top(GameKind::Bizingo);
        let mut without_traps = with_traps;
        without_traps.weights.traps = 0;
        let (mut better, mut worse) = (0, 0);
        for fen in POSITIONS {
            let position = Position::from_fen(fen).expect("a position");
            let history = History::from(position);
            let search = |player| alphabeta::search(&history, player, budget, 7, &[]).expect("a turn");
            let (plain, trap) = (search(&without_traps), search(&with_traps));
            assert!(trap.nodes <= budget.nodes + 1, "{}", trap.nodes);
            assert_eq!(trap.turn_indices, search(&with_traps).turn_indices, "the search is deterministic");
            if plain.turn_indices[0] == trap.turn_indices[0] {
                continue;
            }
            let mut children = Vec::new();
            turns::push_children(&position, usize::MAX, &mut children);
            let mut solver = ForcedCaptureSolver::new(Budget::nodes(u64::MAX));
            let mut share = |turn: u16| {
                wrong_reply_share(&children[usize::from(turn)].position, &mut solver).unwrap_or(0.0)
            };
            let (trap_share, plain_share) = (share(trap.turn_indices[0]), share(plain.turn_indices[0]));
            better += u32::from(trap_share > plain_share);
            worse += u32::from(trap_share < plain_share);
        }
        // The two searches may have reached different depths, so the turns may differ without a trap.
        assert!(better >= 4 && worse == 0, "{better} {worse}");
    }
}
