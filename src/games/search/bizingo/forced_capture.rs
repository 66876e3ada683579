//! Chases: a man falls to attacks one after another, each of which must be answered.
//!
//! Who sees four turns ahead sees one attack coming, but not two in a row, which end six turns after the turn that allows
//! them.

use super::{Army, BOARD, Cells, DIRECTIONS, ForcedCaptureSolver, Position, Stopped, shift, sides, threats};
use crate::rules::bizingo::board;
use crate::rules::{Position as _, Seat};
use std::iter;

/// No chase has more attacks than this before the man is taken. With three, a player who sees four turns ahead loses more
/// men than with two; with four it takes longer than it is worth.
const ATTACKS: u8 = 3;

/// An army.
#[derive(Clone, Copy, Hash)]
struct Side {
    army: Army,
    men: Cells,
    captains: Cells,
}

impl Side {
    fn of(position: &Position, seat: Seat) -> Side {
        let (army, men, captains) = position.men_and_captains(seat);
        Side { army, men, captains }
    }

    /// The steps of some of its men onto some cells, as sets of one.
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

    fn after(self, (from, to): (Cells, Cells)) -> Side {
        let captain = if self.captains & from == 0 { 0 } else { from | to };
        Side { men: self.men ^ (from | to), captains: self.captains ^ captain, ..self }
    }

    fn without(self, men: Cells) -> Side {
        Side { men: self.men & !men, captains: self.captains & !men, ..self }
    }

    /// Those of its men on some cells who are captured as they stand.
    fn captured(self, suspects: Cells, by: Side) -> Cells {
        board::captured(self.army, suspects & self.men, self.captains, by.men, by.captains)
    }

    /// Its men whom the other would take if it were its turn.
    fn attacked(self, by: Side) -> Cells {
        self.men & threats(self.army, by.men, by.captains).to(self.captains)
    }
}

/// After how many attacks at least a man falls to the army that is to act, if one does: see [`GameKnowledge::chase`](super::Known).
pub(super) fn least_attacks(
    position: &Position,
    solver: &mut ForcedCaptureSolver,
) -> Result<Option<u8>, Stopped> {
    let Some(seat) = position.seat() else { return Ok(None) };
    let [hunter, prey] = [seat, 1 - seat].map(|seat| Side::of(position, seat));
    for attacks in 0..=ATTACKS {
        if falls(hunter, prey, attacks, solver)? {
            return Ok(Some(attacks));
        }
    }
    Ok(None)
}

/// Does a man of the prey fall to the hunter, who is to act, after so many attacks at most, whatever is answered, without the
/// loss of another?
fn falls(hunter: Side, prey: Side, attacks: u8, solver: &mut ForcedCaptureSolver) -> Result<bool, Stopped> {
    let attacked = prey.attacked(hunter);
    if attacked == 0 && attacks == 0 {
        return Ok(false);
    }
    solver.memoize(&(hunter, prey, attacks), |solver| {
        let takes = |step: (Cells, Cells)| {
            let after = hunter.after(step);
            let taken = prey.captured(sides(hunter.army, step.1), after);
            taken != 0 && after.attacked(prey.without(taken)) == 0
        };
        if hunter.steps(hunter.men, sides(prey.army, attacked)).any(takes) {
            return Ok(true);
        }
        if attacks == 0 {
            return Ok(false);
        }
        for step in hunter.steps(hunter.men, Cells::MAX) {
            let after = hunter.after(step);
            // What can be answered by a capture is no attack, nor is it one to take, or to be taken at once.
            let attacked = prey.attacked(after);
            if attacked != 0
                && after.attacked(prey) == 0
                && after.captured(step.1, prey) == 0
                && prey.captured(sides(hunter.army, step.1), after) == 0
                && holds(after, prey, attacked, attacks - 1, solver)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    })
}

/// Does a man of the prey fall after so many more attacks whatever it answers? Who is attacked answers first: mostly he can.
fn holds(
    hunter: Side,
    prey: Side,
    attacked: Cells,
    attacks: u8,
    solver: &mut ForcedCaptureSolver,
) -> Result<bool, Stopped> {
    for men in [attacked, prey.men & !attacked] {
        for step in prey.steps(men, Cells::MAX) {
            let answer = prey.after(step);
            let stands = answer.captured(step.1, hunter) == 0;
            if stands && !falls(hunter, answer, attacks, solver)? {
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
    use crate::rules::GameKind;
    use crate::search::{Budget, GameKnowledge, PlayerProfile, Quiescence, alphabeta, splitmix64, turns};

    fn chase(position: &Position) -> Option<u8> {
        least_attacks(position, &mut ForcedCaptureSolver::new(Budget::nodes(u64::MAX))).unwrap_or(None)
    }

    /// Is there a turn after which a man falls to the seat to act, by the rules alone? What comes of the answers to an attack
    /// is known.
    fn comes_about(position: &Position, attacks: u8) -> bool {
        let hunter = position.seat().expect("the game goes on");
        let men = |position: &Position| {
            [hunter, 1 - hunter].map(|seat| position.men_and_captains(seat).1.count_ones())
        };
        let [own, prey] = men(position);
        after(position).iter().any(|next| {
            let answers = after(next);
            let keeps_all = men(next)[0] == own && answers.iter().all(|answer| men(answer)[0] == own);
            if attacks == 0 {
                return keeps_all && men(next)[1] < prey;
            }
            let attacks_somebody =
                next.after_null_move().is_some_and(|passed| passed.quiescence() == Quiescence::Captures);
            let falls =
                |answer: &Position| men(answer)[1] < prey || chase(answer).is_some_and(|left| left < attacks);
            keeps_all && men(next)[1] == prey && attacks_somebody && answers.iter().all(falls)
        })
    }

    #[test]
    fn a_man_falls_to_so_many_attacks_whatever_is_answered() {
        let (mut seen, mut number) = ([0; ATTACKS as usize + 2], 0);
        on_positions(|position| {
            number += 1;
            if position.seat().is_none() {
                return;
            }
            let least = chase(position);
            let kind = least.map_or(seen.len() - 1, usize::from);
            // Mostly it is at once or not at all.
            if matches!(least, None | Some(0)) && number % 20 != 0 {
                return;
            }
            seen[kind] += 1;
            let by_the_rules = (0..=ATTACKS).find(|attacks| comes_about(position, *attacks));
            assert_eq!(by_the_rules, least, "{position:?}");
        });
        assert!(seen.iter().all(|count| *count >= 4), "{seen:?}");
    }

    #[test]
    fn who_can_be_taken_by_force_is() {
        let player = PlayerProfile::top(GameKind::Bizingo);
        let mut seen = [0; ATTACKS as usize + 1];
        on_positions(|position| {
            let Some(attacks) = position.seat().and_then(|_| chase(position)) else { return };
            if attacks < 2 && seen[usize::from(attacks)] >= 20 {
                return;
            }
            seen[usize::from(attacks)] += 1;
            let hunter = position.seat().expect("the game goes on");
            let prey = |position: &Position| position.men_and_captains(1 - hunter).1.count_ones();
            let mut position = *position;
            let before = prey(&position);
            for left in (0..=attacks).rev() {
                let found =
                    alphabeta::search(&[position], &player, Budget::depth(1), 7, None).expect("a turn");
                position = after(&position)[usize::from(found.turns[0])];
                if left > 0 && prey(&position) == before {
                    let answers = after(&position);
                    let answer = splitmix64(turns::hash_key(&position)) % answers.len() as u64;
                    position = answers[answer as usize];
                }
                if prey(&position) < before {
                    return;
                }
            }
            panic!("nobody was taken after {attacks} attacks: {position:?}");
        });
        assert!(seen.iter().all(|count| *count >= 4), "{seen:?}");
    }
}
