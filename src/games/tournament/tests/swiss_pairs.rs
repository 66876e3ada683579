//! Pairings of Swiss rounds against a reference that looks at all pairings.

use crate::tournament::lots::Lots;
use crate::tournament::swiss::{Contender, round};
use std::collections::BTreeSet;

/// The criteria of a round in the order of their weight, of which less is better.
type Criteria = [u32; 7];

/// All ways to pair these players; one of an odd number has a bye, which is written as a game against nobody.
fn all_pairings(players: &[usize]) -> Vec<Vec<(usize, Option<usize>)>> {
    let Some((first, others)) = players.split_first() else { return vec![Vec::new()] };
    let can_have_bye = players.len() % 2 == 1;
    let partners = others.iter().map(|other| Some(*other)).chain(can_have_bye.then_some(None));
    let with = |partner: Option<usize>| {
        let left: Vec<usize> = others.iter().copied().filter(|other| Some(*other) != partner).collect();
        all_pairings(&left).into_iter().map(move |mut rest| {
            rest.push((*first, partner));
            rest
        })
    };
    partners.flat_map(with).collect()
}

/// Whether a player should go first next, and how urgently.
fn due(history: &[bool]) -> Option<(bool, u32)> {
    let last = *history.last()?;
    let firsts = history.iter().filter(|first| **first).count() as i32;
    let difference = 2 * firsts - history.len() as i32;
    let is_third_in_a_row = history.len() >= 2 && history[history.len() - 2] == last;
    Some(match difference {
        2.. => (false, 3),
        ..=-2 => (true, 3),
        _ if is_third_in_a_row => (!last, 3),
        1 => (false, 2),
        -1 => (true, 2),
        _ => (!last, 1),
    })
}

fn criteria(
    contenders: &[Contender],
    met: &BTreeSet<(usize, usize)>,
    pairing: &[(usize, Option<usize>)],
) -> Criteria {
    let mut sums = [0; 7];
    let group = |player: usize| -> Vec<usize> {
        let has_same = |other: &usize| contenders[*other].half_points == contenders[player].half_points;
        (0..contenders.len()).filter(has_same).collect()
    };
    let from_end = |player: usize| group(player).iter().rev().position(|other| *other == player);
    let from_start = |player: usize| group(player).iter().position(|other| *other == player);
    for (one, other) in pairing {
        let upper = &contenders[*one];
        let Some(other) = *other else {
            let fewest = contenders.iter().map(|contender| contender.half_points).min();
            sums[1] += u32::from(upper.has_had_bye);
            sums[3] += upper.half_points - fewest.expect("somebody plays");
            sums[6] += from_end(*one).expect("in the group").pow(2) as u32;
            continue;
        };
        let lower = &contenders[other];
        sums[0] += u32::from(met.contains(&(*one, other)));
        match (due(&upper.history), due(&lower.history)) {
            (Some((own, 3)), Some((others, 3))) if own == others => sums[2] += 1,
            (Some((own, strength)), Some((others, other_strength))) if own == others => {
                sums[5] += strength.min(other_strength).pow(2);
            }
            _ => {}
        }
        let difference = upper.half_points - lower.half_points;
        sums[4] += difference.pow(2);
        let order = if difference == 0 {
            let half = group(*one).len() / 2;
            (other - one).abs_diff(half).pow(2)
        } else {
            from_end(*one).expect("in the group").pow(2) + from_start(other).expect("in the group").pow(2)
        };
        sums[6] += order as u32;
    }
    sums
}

/// A tournament in the middle: points, who has met, who went first.
fn random_contenders(seed: u64, players: usize, rounds: usize) -> (Vec<Contender>, BTreeSet<(usize, usize)>) {
    let mut lots = Lots::new(seed);
    let mut contenders: Vec<Contender> =
        (0..players).map(|_| Contender { half_points: 0, history: Vec::new(), has_had_bye: false }).collect();
    let mut met = BTreeSet::new();
    for _ in 0..rounds {
        let mut order: Vec<usize> = (0..players).collect();
        lots.shuffle(&mut order);
        for pair in order.chunks(2) {
            let [one, other] = *pair else {
                contenders[pair[0]].has_had_bye = true;
                contenders[pair[0]].half_points += 2;
                continue;
            };
            let scored = u32::from(lots.flip()) + u32::from(lots.flip());
            for (player, is_first, scored) in [(one, true, scored), (other, false, 2 - scored)] {
                contenders[player].history.push(is_first);
                contenders[player].half_points += scored;
            }
            met.insert((one.min(other), one.max(other)));
        }
    }
    // The meetings stay with the numbers: they only have to be some.
    contenders.sort_by_key(|contender| std::cmp::Reverse(contender.half_points));
    (contenders, met)
}

#[test]
fn pairings_are_the_best_of_all() {
    for seed in 0..400 {
        let (players, rounds) = (2 + (seed % 7) as usize, (seed / 7 % 5) as usize);
        let (contenders, met) = random_contenders(seed, players, rounds);
        let meetings =
            |one: usize, other: usize| usize::from(met.contains(&(one.min(other), one.max(other))));
        let (games, bye) = round(&contenders, meetings, &mut Lots::new(seed));
        let mut found: Vec<(usize, Option<usize>)> =
            games.iter().map(|[one, other]| (*one.min(other), Some(*one.max(other)))).collect();
        found.extend(bye.map(|player| (player, None)));
        let all = all_pairings(&(0..players).collect::<Vec<_>>());
        let best = all.iter().map(|pairing| criteria(&contenders, &met, pairing)).min();
        assert_eq!(Some(criteria(&contenders, &met, &found)), best, "seed {seed}: {found:?}");
    }
}

#[test]
fn the_reference_knows_all_pairings() {
    let count = |players| all_pairings(&(0..players).collect::<Vec<_>>()).len();
    assert_eq!([1, 2, 3, 4, 5, 6, 8].map(count), [1, 1, 3, 3, 15, 15, 105]);
}

#[test]
fn the_upper_half_meets_the_lower_half_in_the_first_round() {
    let new = Contender { half_points: 0, history: Vec::new(), has_had_bye: false };
    let (games, bye) = round(&vec![new; 9], |_, _| 0, &mut Lots::new(1));
    let pairs = games.iter().map(|[one, other]| (*one.min(other), *one.max(other)));
    assert_eq!(pairs.collect::<Vec<_>>(), [(0, 4), (1, 5), (2, 6), (3, 7)]);
    assert_eq!(bye, Some(8));
    // The boards take turns.
    let upper_first: Vec<bool> = games.iter().map(|[one, other]| one < other).collect();
    assert_eq!(upper_first, [!upper_first[1], upper_first[1], !upper_first[1], upper_first[1]]);
}

#[test]
fn going_first_is_given_to_whom_it_is_due() {
    let contender = |history: &str| Contender {
        half_points: 0,
        history: history.chars().map(|seat| seat == '1').collect(),
        has_had_bye: false,
    };
    for (upper, lower, upper_is_first) in [
        ("1", "2", false),
        ("2", "1", true),
        ("12", "1", true),
        ("122", "112", true),
        ("1", "1", false),
        ("2", "2", true),
        // Both have gone first twice more often, or in the last two games.
        ("1211", "211", false),
        ("12", "12", true),
        // Both are due the same: opposite to the last time when they differed.
        ("1121", "2111", true),
        ("2111", "1121", false),
        ("", "1", true),
        ("", "2", false),
    ] {
        let (games, _) = round(&[contender(upper), contender(lower)], |_, _| 0, &mut Lots::new(0));
        assert_eq!(games[0] == [0, 1], upper_is_first, "{upper:?} against {lower:?}");
    }
}
