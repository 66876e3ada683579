//! The exact proof of a win: the solver plays one turn, and every reply is tried until the tablebase has the position.

use super::puzzle::has_won;
use crate::rules::{AnyPosition, Seat};
use crate::search::{self, Budget, PlayerProfile, ProvenResult, TablebaseResult};

/// The nodes of the search that proposes a turn of the solver.
pub(super) const PROPOSAL_NODES: u64 = 5_000;
/// Upper bound of the proposals. A longer proof is given up.
const MAX_PROPOSALS: u32 = 400;

/// Whether the solver wins within this number of turns of all seats, whatever the others play. The search proposes the turns of
/// the solver with `nodes` nodes each, and no reply is left out.
pub(super) fn is_forced_win(position: &AnyPosition, solver: Seat, turns: u32, nodes: u64) -> bool {
    let mut proposals = Proposals { nodes, left: MAX_PROPOSALS };
    wins(position, solver, turns, &mut proposals)
}

/// The searches that propose turns of the solver.
struct Proposals {
    nodes: u64,
    left: u32,
}

fn wins(position: &AnyPosition, solver: Seat, turns: u32, proposals: &mut Proposals) -> bool {
    let Some(seat) = position.seat() else { return has_won(position, solver) };
    if let Some(result) = search::tablebase_result(position) {
        return match result {
            TablebaseResult::Win(needed) => seat == solver && needed <= turns,
            TablebaseResult::Loss(needed) => seat != solver && needed <= turns,
            TablebaseResult::Draw => false,
        };
    }
    if turns == 0 {
        return false;
    }
    let played = match seat == solver {
        true => proposal(position, proposals).map_or_else(Vec::new, |turn| vec![turn]),
        false => position.legal_turns(),
    };
    !played.is_empty()
        && played.iter().all(|turn| {
            let mut after = position.clone();
            after.play(turn).is_ok() && wins(&after, solver, turns - 1, proposals)
        })
}

/// The turn that the search proves to win.
fn proposal(position: &AnyPosition, proposals: &mut Proposals) -> Option<String> {
    proposals.left = proposals.left.checked_sub(1)?;
    let player = PlayerProfile::neutral(position.kind());
    let found = search::search_except(position, &player, Budget::nodes(proposals.nodes), &[])?;
    matches!(found.proven, Some(ProvenResult::Win(_))).then(|| found.best_turn().to_owned())
}
