//! The pairing of a Swiss round by FIDE's Dutch system, C.04.3 as it was until 31 January 2026:
//! <https://handbook.fide.com/chapter/C0403Till2026>. Letters and numbers in this module are those of that text.
//!
//! Players with the same points form a bracket. Brackets are paired from the top, and a player left unpaired in one joins the
//! next. In each bracket the best pairing by the criteria C.5 to C.19 is found as a matching. Of equally good pairings the
//! one that B.6 and B.7 generate first is taken. If no pairing of the round keeps C.1 to C.3, for which FIDE
//! leaves the round to the arbiter, the whole round is one bracket, in which they are broken as rarely as possible.

use super::Float;
use super::matching::{Candidates, Preference};
use std::cmp::{Ordering, Reverse};

/// A player before a round.
#[derive(Clone, Debug)]
pub(super) struct Contender {
    /// The pairing number, from 1.
    pub number: usize,
    /// The points so far, in half-points.
    pub half_points: u32,
    /// How often the player was paired with each contender.
    pub met: Vec<usize>,
    /// For each game that was played so far, oldest first, whether the player went first.
    pub history: Vec<bool>,
    /// How the player floated in the last round and in the one before.
    pub floats: [Option<Float>; 2],
    /// Whether the player has had a bye.
    pub has_had_bye: bool,
    /// Whether the player has won a game in which nobody moved, which excludes a bye like one.
    pub has_won_unplayed: bool,
    /// Whether it is the last round and the player has more than half of the greatest possible score (A.7).
    pub is_topscorer: bool,
}

/// How urgently a player should go first or second next (A.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    /// To alternate.
    Mild,
    /// To level out a difference of one.
    Strong,
    /// The other would be a third time in a row or a difference of three.
    Absolute,
}

impl Contender {
    /// Whether the player should go first next, and how urgently; `None` before the first game.
    fn preference(&self) -> Option<(bool, Strength)> {
        let last = *self.history.last()?;
        let difference = self.difference();
        Some(match difference.abs() {
            2.. => (difference < 0, Strength::Absolute),
            _ if self.is_twice_in_a_row() => (!last, Strength::Absolute),
            1 => (difference < 0, Strength::Strong),
            _ => (!last, Strength::Mild),
        })
    }

    /// How often the player went first minus how often second.
    fn difference(&self) -> i32 {
        self.history.iter().map(|first| if *first { 1 } else { -1 }).sum()
    }

    /// Whether the player went first, or second, in the last two games.
    fn is_twice_in_a_row(&self) -> bool {
        matches!(self.history[..], [.., before, last] if before == last)
    }
}

/// The games of a round, best first, each with the one who goes first in front; and the player who has the bye, if the
/// number of players is odd. The players are in order of points, and those with the same points in order of their
/// numbers. `starts` tells whether the first player goes first in the first round.
pub(super) fn round(contenders: &[Contender], starts: bool) -> (Vec<[usize; 2]>, Option<usize>) {
    let players: Vec<usize> = (0..contenders.len()).collect();
    let mut round = Round { contenders, is_flawed: false };
    round.is_flawed = !round.can_be_completed(&players);
    let (mut games, mut floaters, mut rest, mut is_collapsed) =
        (Vec::new(), Vec::new(), &players[..], round.is_flawed);
    while !rest.is_empty() {
        let (residents, below) = rest.split_at(if is_collapsed { rest.len() } else { round.group(rest) });
        let players = [&floaters, residents].concat();
        let next = &below[..round.group(below)];
        let mut bracket =
            Bracket { moved_down: floaters.len(), players, below: next, completes: below.is_empty() };
        let mut pairs = round.pairs(&bracket);
        floaters = unpaired(&bracket.players, &pairs);
        if !below.is_empty() && !round.can_be_completed(&[&floaters, below].concat()) {
            // The penultimate bracket, after which all others are one (A.9)
            (bracket.below, bracket.completes, is_collapsed) = (below, true, true);
            pairs = round.pairs(&bracket);
            floaters = unpaired(&bracket.players, &pairs);
        }
        games.extend(pairs);
        rest = below;
    }
    // D.9
    games.sort_by_key(|game| (game.map(|player| Reverse(contenders[player].half_points)), game[0]));
    let seated = |[upper, lower]: [usize; 2]| match goes_first(&contenders[upper], &contenders[lower], starts)
    {
        true => [upper, lower],
        false => [lower, upper],
    };
    (games.into_iter().map(seated).collect(), floaters.first().copied())
}

/// The players in none of these pairs.
fn unpaired(players: &[usize], pairs: &[[usize; 2]]) -> Vec<usize> {
    players.iter().copied().filter(|player| !pairs.iter().any(|pair| pair.contains(player))).collect()
}

struct Round<'a> {
    contenders: &'a [Contender],
    /// Whether no pairing keeps C.1 to C.3.
    is_flawed: bool,
}

/// Players to be paired with each other, by points and then by number.
struct Bracket<'a> {
    /// Those who have moved down, and the residents.
    players: Vec<usize>,
    moved_down: usize,
    /// Players with whom those who stay unpaired can be paired next.
    below: &'a [usize],
    /// Whether all who are below can be paired, too, as C.4 demands. Otherwise they are those of the next bracket.
    completes: bool,
}

impl Round<'_> {
    /// How many of these players have the same points as the first one.
    fn group(&self, players: &[usize]) -> usize {
        let points = |player: &usize| self.contenders[*player].half_points;
        players.iter().take_while(|player| points(player) == points(&players[0])).count()
    }

    /// The number that stands for the bye.
    fn bye(&self) -> usize {
        self.contenders.len()
    }

    /// The player and, if their number is odd, the bye.
    fn with_bye(&self, players: &[usize]) -> Vec<usize> {
        let bye = (players.len() % 2 == 1).then_some(self.bye());
        players.iter().copied().chain(bye).collect()
    }

    /// Whether all these players can be paired, except for one of an odd number.
    fn can_be_completed(&self, players: &[usize]) -> bool {
        let players = self.with_bye(players);
        let value = |upper, lower| self.flaws(players[upper], players[lower]).is_none().then(|| vec![1]);
        Candidates::new(players.len(), value).settle(&[]).iter().all(Option::is_some)
    }

    /// How much a pair breaks C.1 to C.3; `None` if it keeps them.
    fn flaws(&self, upper: usize, lower: usize) -> Option<[i64; 4]> {
        let one = &self.contenders[upper];
        let flaws = match self.contenders.get(lower) {
            None => [0, i64::from(one.has_had_bye), i64::from(one.has_won_unplayed), 0],
            Some(other) => {
                let absolute = |contender: &Contender| {
                    contender.preference().filter(|(_, strength)| *strength == Strength::Absolute)
                };
                let (own, others) = (absolute(one), absolute(other));
                let is_top = one.is_topscorer || other.is_topscorer;
                let meetings = one.met[lower] as i64;
                [meetings * meetings, 0, 0, i64::from(own.is_some() && own == others && !is_top)]
            }
        };
        (flaws != [0; 4]).then_some(flaws)
    }

    /// The pairs of a bracket, each with the higher ranked player in front.
    fn pairs(&self, bracket: &Bracket) -> Vec<[usize; 2]> {
        let mut players = [&bracket.players, bracket.below].concat();
        if bracket.completes {
            players = self.with_bye(&players);
        }
        let size = bracket.players.len();
        let is_inside = |partner: Option<usize>| partner.is_some_and(|partner| partner < size);
        let mut candidates = Candidates::new(players.len(), |upper, lower| {
            self.merits(bracket, [players[upper], players[lower]], [upper, lower].map(|player| player < size))
        });
        let preference = |player: usize, value: &dyn Fn(usize) -> i64| Preference {
            player,
            values: (0..players.len()).map(value).collect(),
        };
        let is_paired = |player| preference(player, &|partner| i64::from(partner < size));
        let has_highest = |player| preference(player, &|partner| size.saturating_sub(partner) as i64);
        // The players of S1 (D.3), and then their opponents (D.1)
        let s1 = 0..bracket.moved_down;
        let partners =
            candidates.settle(&s1.clone().map(is_paired).chain(s1.map(has_highest)).collect::<Vec<_>>());
        let is_left = |player: &usize| partners[*player].is_none_or(|partner| partner >= bracket.moved_down);
        let remainder: Vec<usize> = (bracket.moved_down..size).filter(is_left).collect();
        let pairs = remainder.iter().filter(|player| is_inside(partners[**player])).count() / 2;
        let rank = |player| remainder.iter().position(|known| *known == player);
        // Exchanges between S1 and S2: the smallest number of them, then the smallest difference (D.2.a and D.2.b)
        candidates.add(|upper, lower| match (rank(upper), rank(lower)) {
            (Some(rank), Some(_)) => vec![i64::from(rank < pairs), -(rank as i64)],
            _ => vec![0, 0],
        });
        // Then the lowest from S1, and the highest from S2 (D.2.c and D.2.d)
        let is_upper = |rank: usize, worth: i64| {
            let player = remainder[rank];
            preference(player, &|partner| if partner > player && partner < size { worth } else { 0 })
        };
        let from_s1 = (0..pairs).rev().map(|rank| is_upper(rank, -1));
        let from_s2 = (pairs..remainder.len()).map(|rank| is_upper(rank, 1));
        let partners = candidates.settle(&from_s1.chain(from_s2).collect::<Vec<_>>());
        // The opponents of S1 (D.1)
        let is_in_s1 = |player: &usize| is_inside(partners[*player]) && partners[*player] > Some(*player);
        let s1 = remainder.iter().copied().filter(is_in_s1);
        let partners = candidates.settle(&s1.map(has_highest).collect::<Vec<_>>());
        let pair = |(upper, partner): (usize, &Option<usize>)| {
            partner
                .filter(|lower| upper < *lower && *lower < size)
                .map(|lower| [players[upper], players[lower]])
        };
        partners.iter().enumerate().filter_map(pair).collect()
    }

    /// What a pair is worth in each criterion, compared with its players staying unpaired; `None` if it is not allowed.
    /// `inside` tells which of the two are in the bracket rather than below.
    fn merits(&self, bracket: &Bracket, [upper, lower]: [usize; 2], inside: [bool; 2]) -> Option<Vec<i64>> {
        let flaws = self.flaws(upper, lower);
        if flaws.is_some() && !self.is_flawed {
            return None;
        }
        let points = |player: usize| self.contenders[player].half_points as usize;
        let highest = bracket.players.first().map_or(0, |player| points(*player));
        let fewest = bracket.players.last().map_or(0, |player| points(*player));
        // The difference of an unpaired player is that to one point less than the fewest of the bracket (A.8).
        let unpaired_difference = |player: usize| points(player) + 2 - fewest;
        // How many there are of each difference, the greatest one first, because it counts most
        let most = highest + 2 - fewest;
        let counts = |differences: &[(usize, i64)]| {
            let mut counts = vec![0; most + 1];
            differences.iter().for_each(|(difference, count)| counts[most - difference] += count);
            counts
        };
        let none = counts(&[]);

        // C.1 to C.4
        let mut merits = vec![i64::from(bracket.completes)];
        merits.extend(flaws.unwrap_or_default().map(|flaw| -flaw));
        let [_, true] = inside else {
            // Of the criteria from C.5 only C.7 is about the next bracket: the pairs there, and their differences.
            merits.extend([&[0], &none[..]].concat());
            let is_next = i64::from(!bracket.completes);
            let difference =
                if inside[0] { counts(&[(unpaired_difference(upper), is_next)]) } else { none.clone() };
            merits.push(is_next);
            merits.extend(difference);
            merits.resize(merits.len() + 4 + 4 + 4 * none.len(), 0);
            return Some(merits);
        };
        let (one, other) = (&self.contenders[upper], &self.contenders[lower]);
        let difference = points(upper) - points(lower);
        // C.5: a pair, and C.6: its difference instead of those of two unpaired players
        let unpaired = [unpaired_difference(upper), unpaired_difference(lower)];
        merits.push(1);
        merits.extend(counts(&[(unpaired[0], 1), (unpaired[1], 1), (difference, -1)]));
        // C.7
        merits.extend([&[0], &none[..]].concat());
        // C.8 to C.11: whether both should go first, or both second
        let both = |is_so: &dyn Fn(&Contender) -> bool| is_so(one) && is_so(other);
        let preferences = one.preference().zip(other.preference());
        let is_denied = preferences.is_some_and(|(own, others)| own.0 == others.0);
        let is_top = one.is_topscorer || other.is_topscorer;
        let is_worse = [
            is_top && both(&|contender| contender.difference().abs() > 1),
            is_top && both(&Contender::is_twice_in_a_row),
            true,
            preferences.is_some_and(|(own, others)| own.1.min(others.1) > Strength::Mild),
        ];
        merits.extend(is_worse.map(|is_worse| -i64::from(is_denied && is_worse)));
        // Floats as in the last round, and as in the one before: the higher ranked player of this pair, if the points differ,
        // and unpaired players float down, and the lower ranked one floats up.
        let has_floated = |contender: &Contender, round: usize, float| contender.floats[round] == Some(float);
        let is_float = difference > 0;
        let floats = [0, 1].map(|round| {
            let down = [one, other].map(|contender| i64::from(has_floated(contender, round, Float::Down)));
            let down_again = if is_float { down[0] } else { 0 };
            (down, down_again, i64::from(is_float && has_floated(other, round, Float::Up)))
        });
        // C.12 to C.15: their number
        for (down, down_again, up_again) in floats {
            merits.extend([down[0] + down[1] - down_again, -up_again]);
        }
        // C.16 to C.19: their differences
        for (down, down_again, up_again) in floats {
            merits.extend(counts(&[
                (unpaired[0], down[0]),
                (unpaired[1], down[1]),
                (difference, -down_again),
            ]));
            merits.extend(counts(&[(difference, -up_again)]));
        }
        Some(merits)
    }
}

/// Whether the higher ranked one of two players goes first (E).
fn goes_first(upper: &Contender, lower: &Contender, starts: bool) -> bool {
    match (upper.preference(), lower.preference()) {
        (None, None) => starts == (upper.number % 2 == 1),
        (Some((first, _)), None) => first,
        (None, Some((first, _))) => !first,
        (Some((own, _)), Some((others, _))) if own != others => own,
        (Some((first, own)), Some((_, others))) => {
            let wider = |contender: &Contender| contender.difference().abs();
            let wider =
                if own == Strength::Absolute { wider(upper).cmp(&wider(lower)) } else { Ordering::Equal };
            match own.cmp(&others).then(wider) {
                Ordering::Greater => first,
                Ordering::Less => !first,
                Ordering::Equal => differed_last(upper, lower).unwrap_or(first),
            }
        }
    }
}

/// The opposite of the last time when one of them went first and the other one second, if there was one.
fn differed_last(upper: &Contender, lower: &Contender) -> Option<bool> {
    let mut both = upper.history.iter().rev().zip(lower.history.iter().rev());
    both.find(|(own, other)| own != other).map(|(own, _)| !*own)
}
