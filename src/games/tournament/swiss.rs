//! The pairing of a Swiss round, after the ideas of FIDE's Dutch system, as one minimum-weight perfect matching.
//!
//! Each criterion outweighs all later ones together, summed over the round:
//!
//! 1. nobody meets the same player again;
//! 2. nobody has a second bye;
//! 3. no game of two players who both must go first, or both must go second, this time;
//! 4. the bye goes to as few points as possible;
//! 5. players with equal points meet: the sum of the squares of the differences;
//! 6. as many as possible go first or second as is due to them;
//! 7. within equal points, the upper half meets the lower half in order.

use super::lots::Lots;
use integer_blossom::min_weight_perfect_matching;

/// The weight of each criterion: a power of two above the largest sum of those after it, for 128 players and 20 rounds.
const AGAIN: i128 = 1 << 88;
const SECOND_BYE: i128 = 1 << 78;
const MUST: i128 = 1 << 70;
const BYE_POINTS: i128 = 1 << 60;
const POINTS: i128 = 1 << 36;
const DUE: i128 = 1 << 24;

/// A player before a round.
#[derive(Clone, Debug)]
pub(super) struct Contender {
    /// The points so far, in half-points.
    pub half_points: u32,
    /// For each game so far, oldest first, whether the player went first.
    pub history: Vec<bool>,
    /// Whether the player has had a bye.
    pub has_had_bye: bool,
}

/// Whether a player should go first or second next, by their games so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Preference {
    first: bool,
    /// 1 to alternate, 2 to level out a difference of one, 3 if the other would be a third time in a row or a difference
    /// of three.
    strength: u32,
}

impl Contender {
    fn preference(&self) -> Option<Preference> {
        let last = *self.history.last()?;
        let is_twice = self.history.len() > 1 && self.history[self.history.len() - 2] == last;
        Some(match self.difference() {
            difference if difference.abs() > 1 => Preference { first: difference < 0, strength: 3 },
            _ if is_twice => Preference { first: !last, strength: 3 },
            0 => Preference { first: !last, strength: 1 },
            difference => Preference { first: difference < 0, strength: 2 },
        })
    }

    /// How often the player went first minus how often second.
    fn difference(&self) -> i32 {
        self.history.iter().map(|first| if *first { 1 } else { -1 }).sum()
    }
}

/// The games of a round, best first, each with the one who goes first in front; and the player who has the bye, if the
/// number of players is odd. The players are in order of points, and those with the same points in starting order.
/// `meetings` tells how often two of them have met.
pub(super) fn round(
    contenders: &[Contender],
    meetings: impl Fn(usize, usize) -> usize,
    lots: &mut Lots,
) -> (Vec<[usize; 2]>, Option<usize>) {
    let groups = groups(contenders);
    let even = contenders.len() + contenders.len() % 2;
    let mut costs = vec![0; even * even];
    for upper in 0..even {
        for lower in upper + 1..even {
            costs[upper * even + lower] = match contenders.get(lower) {
                Some(_) => game_cost(contenders, &groups, [upper, lower], meetings(upper, lower)),
                None => bye_cost(contenders, &groups, upper),
            };
        }
    }
    let partners = min_weight_perfect_matching(&costs, even);
    let pairs = partners.into_iter().enumerate().filter(|(upper, lower)| upper < lower);
    let (games, byes): (Vec<_>, Vec<_>) = pairs.partition(|(_, lower)| *lower < contenders.len());
    let starts = lots.flip();
    let seated = |(board, (upper, lower)): (usize, (usize, usize))| match goes_first(
        &contenders[upper],
        &contenders[lower],
        starts == (board % 2 == 0),
    ) {
        true => [upper, lower],
        false => [lower, upper],
    };
    (games.into_iter().enumerate().map(seated).collect(), byes.first().map(|(player, _)| *player))
}

/// The players with the same points as each player: where they begin and how many they are.
fn groups(contenders: &[Contender]) -> Vec<(usize, usize)> {
    let mut groups = Vec::new();
    for group in contenders.chunk_by(|one, next| one.half_points == next.half_points) {
        groups.extend(vec![(groups.len(), group.len()); group.len()]);
    }
    groups
}

fn game_cost(
    contenders: &[Contender],
    groups: &[(usize, usize)],
    [upper, lower]: [usize; 2],
    meetings: usize,
) -> i128 {
    let (one, other) = (&contenders[upper], &contenders[lower]);
    let strength = match (one.preference(), other.preference()) {
        (Some(own), Some(others)) if own.first == others.first => own.strength.min(others.strength),
        _ => 0,
    };
    let (must, due) = if strength == 3 { (1, 0) } else { (0, strength.pow(2)) };
    let points = square((one.half_points - other.half_points) as usize);
    let (start, size) = groups[upper];
    let order = if groups[upper] == groups[lower] {
        square((lower - upper).abs_diff(size / 2))
    } else {
        // The last one of the upper group meets the first one of the lower group.
        square(start + size - 1 - upper) + square(lower - groups[lower].0)
    };
    square(meetings) * AGAIN + must * MUST + points * POINTS + i128::from(due) * DUE + order
}

fn bye_cost(contenders: &[Contender], groups: &[(usize, usize)], player: usize) -> i128 {
    let fewest = contenders.last().map_or(0, |last| last.half_points);
    let (start, size) = groups[player];
    i128::from(contenders[player].has_had_bye) * SECOND_BYE
        + i128::from(contenders[player].half_points - fewest) * BYE_POINTS
        + square(start + size - 1 - player)
}

fn square(number: usize) -> i128 {
    (number * number) as i128
}

/// Whether the upper one of two players goes first. `default` decides if nothing is due to either.
fn goes_first(upper: &Contender, lower: &Contender, default: bool) -> bool {
    match (upper.preference(), lower.preference()) {
        (None, None) => default,
        (Some(preference), None) => preference.first,
        (None, Some(preference)) => !preference.first,
        (Some(own), Some(others)) if own.first != others.first => own.first,
        (Some(own), Some(others)) => {
            let rank = |contender: &Contender, preference: Preference| {
                (preference.strength, contender.difference().abs())
            };
            match rank(upper, own).cmp(&rank(lower, others)) {
                std::cmp::Ordering::Greater => own.first,
                std::cmp::Ordering::Less => !others.first,
                std::cmp::Ordering::Equal => differed_last(upper, lower).unwrap_or(own.first),
            }
        }
    }
}

/// The opposite of the last time when one of them went first and the other one second, if there was one.
fn differed_last(upper: &Contender, lower: &Contender) -> Option<bool> {
    let both = upper.history.iter().rev().zip(lower.history.iter().rev());
    both.into_iter().find(|(own, other)| own != other).map(|(own, _)| !*own)
}
