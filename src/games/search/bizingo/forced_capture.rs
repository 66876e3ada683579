//! Forced captures: a sequence of attacks, each of which must be answered, that ends with a capture.
//!
//! A search of four turns sees one attack coming but not two in a row, which end six turns after the turn that allows them.

use super::threats::threats_against;
use super::{Army, BOARD, Cells, DIRECTIONS, ForcedCaptureSolver, Position, Stopped};
use crate::rules::bizingo::board::{captured, shift, sides};
use crate::rules::{Position as _, Seat};
use std::iter;

/// Upper bound of the attacks before the capture; more of them take longer to solve than they gain.
const MAX_ATTACKS: u8 = 3;

/// The men of an army, as the state of a subgoal.
#[derive(Clone, Copy, Hash)]
struct ArmyState {
    army: Army,
    men: Cells,
    captains: Cells,
}

impl ArmyState {
    fn of(position: &Position, seat: Seat) -> ArmyState {
        let (army, men, captains) = position.men_and_captains(seat);
        ArmyState { army, men, captains }
    }

    /// The steps of some of its men onto some cells, as origin and target.
    fn steps(self, men: Cells, onto: Cells) -> impl Iterator<Item = (Cells, Cells)> {
        let free = onto & BOARD[self.army as usize] & !self.men;
        DIRECTIONS.into_iter().flat_map(move |direction| {
            let mut movers = men & shift(free, -direction);
            iter::from_fn(move || {
                let from = movers & movers.wrapping_neg();
                movers ^= from;
                (from != 0).then(|| (from, shift(from, direction)))
            })
        })
    }

    fn after(self, (from, to): (Cells, Cells)) -> ArmyState {
        let captain = if self.captains & from == 0 { 0 } else { from | to };
        ArmyState { men: self.men ^ (from | to), captains: self.captains ^ captain, ..self }
    }

    fn without(self, men: Cells) -> ArmyState {
        ArmyState { men: self.men & !men, captains: self.captains & !men, ..self }
    }

    /// The men of this army on some cells that are captured where they stand.
    fn captured(self, suspects: Cells, by: ArmyState) -> Cells {
        captured(self.army, suspects & self.men, self.captains, by.men, by.captains)
    }

    /// The men of this army that the other one would capture if it were to act.
    fn attacked(self, by: ArmyState) -> Cells {
        self.men & threats_against(self.army, by.men, by.captains).cells(self.captains)
    }
}

/// See [`GameKnowledge::forced_capture`](super::GameKnowledge::forced_capture).
pub(super) fn least_attacks(
    position: &Position,
    solver: &mut ForcedCaptureSolver,
) -> Result<Option<u8>, Stopped> {
    let Some(seat) = position.seat() else { return Ok(None) };
    let [attacker, target] = [seat, 1 - seat].map(|seat| ArmyState::of(position, seat));
    for attacks in 0..=MAX_ATTACKS {
        if can_force(attacker, target, attacks, solver)? {
            return Ok(Some(attacks));
        }
    }
    Ok(None)
}

/// Whether the attacker, who is to act, can force the capture of a man of the target with at most this many attacks, without
/// losing a man.
fn can_force(
    attacker: ArmyState,
    target: ArmyState,
    attacks: u8,
    solver: &mut ForcedCaptureSolver,
) -> Result<bool, Stopped> {
    let attacked = target.attacked(attacker);
    if attacked == 0 && attacks == 0 {
        return Ok(false);
    }
    solver.memoize(&(attacker, target, attacks), |solver| {
        let takes = |step: (Cells, Cells)| {
            let after = attacker.after(step);
            let taken = target.captured(sides(attacker.army, step.1), after);
            taken != 0 && after.attacked(target.without(taken)) == 0
        };
        if attacker.steps(attacker.men, sides(target.army, attacked)).any(takes) {
            return Ok(true);
        }
        if attacks == 0 {
            return Ok(false);
        }
        for step in attacker.steps(attacker.men, Cells::MAX) {
            let after = attacker.after(step);
            // A step that can be answered by a capture, that captures or that is captured does not count as an attack.
            let attacked = target.attacked(after);
            if attacked != 0
                && after.attacked(target) == 0
                && after.captured(step.1, target) == 0
                && target.captured(sides(attacker.army, step.1), after) == 0
                && all_replies_fail(after, target, attacked, attacks - 1, solver)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    })
}

/// Whether every reply to an attack still loses a man to at most this many more attacks. Replies of attacked men are tried
/// first, because they mostly refute the attack.
fn all_replies_fail(
    attacker: ArmyState,
    target: ArmyState,
    attacked: Cells,
    attacks: u8,
    solver: &mut ForcedCaptureSolver,
) -> Result<bool, Stopped> {
    for men in [attacked, target.men & !attacked] {
        for step in target.steps(men, Cells::MAX) {
            let reply = target.after(step);
            let survives = reply.captured(step.1, attacker) == 0;
            if survives && !can_force(attacker, reply, attacks, solver)? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{after, on_positions};
    use super::*;
    use crate::rules::{GameKind, History};
    use crate::search::{Budget, GameKnowledge, PlayerProfile, Quiescence, alphabeta, splitmix64, turns};

    fn solve(position: &Position) -> Option<u8> {
        least_attacks(position, &mut ForcedCaptureSolver::new(Budget::nodes(u64::MAX))).unwrap_or(None)
    }

    /// Whether a turn forces a capture with this many attacks, by the rules alone. The replies to an attack are judged by the
    /// solver, so that one call checks one step of its recursion.
    fn is_forced_by_rules(position: &Position, attacks: u8) -> bool {
        let attacker = position.seat().expect("the game goes on");
        let men = |position: &Position| {
            [attacker, 1 - attacker].map(|seat| position.men_and_captains(seat).1.count_ones())
        };
        let [own, target] = men(position);
        after(position).iter().any(|next| {
            let replies = after(next);
            let keeps_all = men(next)[0] == own && replies.iter().all(|reply| men(reply)[0] == own);
            if attacks == 0 {
                return keeps_all && men(next)[1] < target;
            }
            let attacks_somebody =
                next.after_null_move().is_some_and(|passed| passed.quiescence() == Quiescence::Captures);
            let falls =
                |reply: &Position| men(reply)[1] < target || solve(reply).is_some_and(|left| left < attacks);
            keeps_all && men(next)[1] == target && attacks_somebody && replies.iter().all(falls)
        })
    }

    #[test]
    fn the_solver_agrees_with_the_rules() {
        let (mut seen, mut number) = ([0; MAX_ATTACKS as usize + 2], 0);
        on_positions(|position| {
            number += 1;
            if position.seat().is_none() {
                return;
            }
            let least = solve(position);
            let kind = least.map_or(seen.len() - 1, usize::from);
            // Most positions have a capture at once or none; a sample of them is enough.
            if matches!(least, None | Some(0)) && number % 20 != 0 {
                return;
            }
            seen[kind] += 1;
            let by_the_rules = (0..=MAX_ATTACKS).find(|attacks| is_forced_by_rules(position, *attacks));
            assert_eq!(by_the_rules, least, "{position:?}");
        });
        assert!(seen.iter().all(|count| *count >= 4), "{seen:?}");
    }

    #[test]
    fn the_search_carries_out_a_forced_capture() {
        let player = PlayerProfile::top(GameKind::Bizingo);
        let mut seen = [0; MAX_ATTACKS as usize + 1];
        on_positions(|position| {
            let Some(attacks) = position.seat().and_then(|_| solve(position)) else { return };
            if attacks < 2 && seen[usize::from(attacks)] >= 20 {
                return;
            }
            seen[usize::from(attacks)] += 1;
            let attacker = position.seat().expect("the game goes on");
            let target = |position: &Position| position.men_and_captains(1 - attacker).1.count_ones();
            let mut position = *position;
            let before = target(&position);
            for left in (0..=attacks).rev() {
                let found = alphabeta::search(&History::from(position), &player, Budget::depth(1), 7, &[])
                    .expect("a turn");
                position = after(&position)[usize::from(found.turn_indices[0])];
                if left > 0 && target(&position) == before {
                    let replies = after(&position);
                    let reply = splitmix64(turns::hash_key(&position)) % replies.len() as u64;
                    position = replies[reply as usize];
                }
                if target(&position) < before {
                    return;
                }
            }
            panic!("no man was captured after {attacks} attacks: {position:?}");
        });
        assert!(seen.iter().all(|count| *count >= 4), "{seen:?}");
    }
}
