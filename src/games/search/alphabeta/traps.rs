//! Who looks only so far ahead does not see what comes a turn later. Who can be taken by force is; otherwise, of turns that are
//! nearly as good as the best, the one is taken after which most answers that look well enough are wrong.

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
    /// Leaves of the turns of the root only one, if somebody can be taken by force: that with which it comes the soonest, and
    /// of these the one that looks best. A search would mostly put it off: who cannot get away looks as good as taken.
    pub(super) fn keep_forced_capture(
        &self,
        position: &P,
        roots: &mut Vec<RootTurn<P>>,
        solver: &mut ForcedCaptureSolver,
    ) -> bool {
        let Ok(Some(attacks)) = position.forced_capture(solver) else { return false };
        let material = Weights::material();
        let men = |position: &P| material.evaluate(position, self.me);
        let mut goes_on = |root: &RootTurn<P>| -> Result<bool, Stopped> {
            if root.position.quiescence() != Quiescence::Quiet {
                return Ok(false);
            }
            let gain = men(&root.position) - men(position);
            if attacks == 0 || gain != 0 {
                return Ok(attacks == 0 && gain > 0);
            }
            let mut answers = Vec::new();
            turns::push_children(&root.position, usize::MAX, &mut answers);
            for answer in answers {
                let falls = answer.position.forced_capture(solver)?.is_some_and(|left| left < attacks);
                if !falls && answer.position.men() == root.position.men() {
                    return Ok(false);
                }
            }
            Ok(true)
        };
        let found = roots.iter().position(|root| goes_on(root).unwrap_or(false));
        if let Some(index) = found {
            roots.swap(0, index);
            roots.truncate(1);
        }
        found.is_some()
    }

    /// Finds out of the turns of the root what snares they set, the best looking first, as far as there is time.
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
            if root.position.men() < men {
                continue;
            }
            let Ok(snared) = snared(&root.position, solver) else { break };
            root.trap_bonus = (f64::from(self.player.weights.traps) * snared) as i32;
        }
    }

    /// Looks for a better one than the best of the turns of the root, which stands in front: worse by no more than its snare is
    /// worth. The search has only told of the others that they are not better, not by how much they are worse, so that those
    /// that matter are searched once more, a turn less deep. What the budget leaves no time for is not played.
    pub(super) fn choose_trap(
        &mut self,
        roots: &[RootTurn<P>],
        men: usize,
        quiet: usize,
        best_line: &mut BestLine,
    ) {
        let depth = (best_line.depth as i32 - 2).max(1);
        let mut snares: Vec<&RootTurn<P>> =
            roots.iter().filter(|root| root.trap_bonus > roots[0].trap_bonus).collect();
        snares.sort_by_key(|root| Reverse(root.trap_bonus));
        if snares.is_empty() {
            return;
        }
        let open = Window { alpha: -WIN, beta: WIN };
        let Ok(safest) = self.child(true, &roots[0].position, depth, roots[0].place(men, quiet), open) else {
            return;
        };
        let mut best = safest + roots[0].trap_bonus;
        for root in snares {
            let window = Window { alpha: best - root.trap_bonus, beta: safest + 1 };
            if window.is_empty() {
                continue;
            }
            let Ok(value) = self.child(true, &root.position, depth, root.place(men, quiet), window) else {
                return;
            };
            if value > window.alpha && !value::is_proven(value) {
                best = value.min(safest) + root.trap_bonus;
                best_line.value = value;
                best_line.turns.clear();
                best_line.turns.push(root.index);
                best_line.turns.extend_from_slice(&self.lines[1]);
            }
        }
    }
}

/// The part of the answers to a quiet turn that are wrong, of those that look well enough; 1 where none does.
fn snared<P: GameKnowledge>(position: &P, solver: &mut ForcedCaptureSolver) -> Result<f64, Stopped> {
    // Where even to do nothing is good enough, most answers are.
    let Some(passed) = position.after_null_move().filter(|_| position.quiescence() == Quiescence::Quiet)
    else {
        return Ok(0.0);
    };
    if passed.forced_capture(solver)?.is_none() {
        return Ok(0.0);
    }
    let mut answers = Vec::new();
    turns::push_children(position, usize::MAX, &mut answers);
    let (mut wrong, mut right) = (0, 0);
    for answer in answers {
        if answer.position.men() < position.men() {
            continue;
        }
        match answer.position.forced_capture(solver)? {
            None => right += 1,
            // Nobody answers so who sees a little: he is lost at once, or to one attack.
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
    use crate::rules::{GameKind, Written as _};
    use crate::search::profile::PlayerProfile;
    use crate::search::{Budget, alphabeta};

    /// Of games against a materialist. There are snares, and other turns that look about as good.
    const POSITIONS: [&str; 6] = [
        "5/7/9/1l3L5/1ld4L5/4d1D8/2d1d3d1dl3l1/d1d9d1d4/12d4l3/15D4l/15d1dl l 1 --",
        "5/7/9/11/5L3l2d/8d1d1D2/3L2d1d3d1dl1/4d1D7d3d/4d16/5d1d13/7d5d5 l 1 --",
        "5/7/9/11/13/1l3L9/4d7d4/1l2d3d1d1d3d2/3ld9d2L3/7d1d1d1d2l4/2l2d3D3Dl1l2 l 1 --",
        "2d1d/1L1Ld2/3l2d2/5l1l3/3ld7d/1l1l5l5/2d2l6D4/7l3l3l3/5l3l1l1l7/1D10l8/19 l 0 --",
        "3l1/1l3L1/5l1l1/5l2d2/1L5l3ld/3l3l3l3/4D3Dl1l1l3/3l3l11/20d/21/19 l 0 --",
        "d1d1d/7/6d1d/2d1d1d4/3L1l1l1l1l1/dl1l1l9/1l3l3l1l5/3L1lDl5l5/14d6/11D9/19 l 0 --",
    ];

    #[test]
    fn of_turns_that_are_nearly_as_good_the_one_is_taken_to_which_most_answers_are_wrong() {
        let nodes = Budget::nodes(10_000);
        let knowing = PlayerProfile::top(GameKind::Bizingo);
        let mut blind = knowing;
        blind.weights.traps = 0;
        let (mut more, mut less) = (0, 0);
        for fen in POSITIONS {
            let position = Position::from_fen(fen).expect("a position");
            let think = |player| alphabeta::search(&[position], player, nodes, 7, None).expect("a turn");
            let (best, snare) = (think(&blind), think(&knowing));
            assert!(snare.nodes <= nodes.nodes + 1, "{}", snare.nodes);
            assert_eq!(snare.turns, think(&knowing).turns, "it is the same each time");
            if best.turns[0] == snare.turns[0] {
                continue;
            }
            let mut children = Vec::new();
            turns::push_children(&position, usize::MAX, &mut children);
            let mut solver = ForcedCaptureSolver::new(Budget::nodes(u64::MAX));
            let mut snared =
                |turn: u16| snared(&children[usize::from(turn)].position, &mut solver).unwrap_or(0.0);
            let (snared, before) = (snared(snare.turns[0]), snared(best.turns[0]));
            more += u32::from(snared > before);
            less += u32::from(snared < before);
        }
        // The one may have looked less far than the other.
        assert!(more >= 4 && less == 0, "{more} {less}");
    }
}
