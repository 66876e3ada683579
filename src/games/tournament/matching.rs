//! The best of all pairings by criteria in order: a maximum-weight matching, whose weights are compared criterion by
//! criterion.

use integer_blossom::{Weight, max_weight_matching};
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// Upper bound of the sum of a lane over a pairing. The matching computes with sums and differences of such sums.
const MAX_LANE: i64 = 1 << 40;

/// The pairs that are possible, each with its value in every criterion. A criterion outweighs all later ones together,
/// summed over a pairing.
pub(super) struct Candidates {
    size: usize,
    /// The values of each pair, at `upper * size + lower`. The first one counts the players who stay paired.
    values: Vec<Option<Vec<i64>>>,
}

/// How much a player prefers each partner; to have none is worth 0.
pub(super) struct Preference {
    pub player: usize,
    pub values: Vec<i64>,
}

/// Where a criterion is in a weight.
struct Place {
    lane: usize,
    unit: i64,
}

impl Candidates {
    /// The pairs of so many players for which there are `values`, of which the first one that is not 0 is positive.
    pub fn new(size: usize, values: impl Fn(usize, usize) -> Option<Vec<i64>>) -> Candidates {
        let mut all = vec![None; size * size];
        for upper in 0..size {
            for lower in upper + 1..size {
                all[upper * size + lower] = values(upper, lower).map(|values| [vec![0], values].concat());
            }
        }
        Candidates { size, values: all }
    }

    /// Adds criteria after the others.
    pub fn add(&mut self, values: impl Fn(usize, usize) -> Vec<i64>) {
        for (pair, known) in self.values.iter_mut().enumerate() {
            known.iter_mut().for_each(|known| known.extend(values(pair / self.size, pair % self.size)));
        }
    }

    /// The partners in the best pairing. Among equal pairings the first preference decides, then the second one, and so on.
    /// From then on only pairings are possible that satisfy the preferences as well.
    pub fn settle(&mut self, preferences: &[Preference]) -> Vec<Option<usize>> {
        // Narrow weights are faster.
        match places(&self.radices()).last().map_or(0, |last| last.lane) {
            0..=1 => self.settle_in_lanes::<4>(preferences),
            2..=5 => self.settle_in_lanes::<8>(preferences),
            6..=13 => self.settle_in_lanes::<16>(preferences),
            _ => self.settle_in_lanes::<64>(preferences),
        }
    }

    /// As many preferences at once as fit in the weights.
    fn settle_in_lanes<const LANES: usize>(&mut self, mut left: &[Preference]) -> Vec<Option<usize>> {
        loop {
            let mut radices = self.radices();
            let criteria = radices.len();
            radices.extend(left.iter().map(|preference| radix(preference.values.iter(), 1)));
            let places = places(&radices);
            let fitting = places[criteria..].iter().filter(|place| place.lane < LANES).count();
            let partners = self.partners::<LANES>(places.split_at(criteria), &left[..fitting]);
            for preference in &left[..fitting] {
                self.keep(preference, partners[preference.player]);
            }
            left = &left[fitting..];
            if left.is_empty() {
                return partners;
            }
        }
    }

    fn radices(&self) -> Vec<i64> {
        let possible: Vec<&Vec<i64>> = self.values.iter().flatten().collect();
        let criteria = possible.first().map_or(0, |values| values.len());
        let pairs = self.size as i64 / 2;
        (0..criteria)
            .map(|criterion| radix(possible.iter().map(|values| &values[criterion]), pairs))
            .collect()
    }

    fn partners<const LANES: usize>(
        &self,
        (criteria, preferred): (&[Place], &[Place]),
        preferences: &[Preference],
    ) -> Vec<Option<usize>> {
        let mut weights = vec![Lanes([0; LANES]); self.size * self.size];
        for (weight, values) in weights.iter_mut().zip(&self.values) {
            for (value, place) in values.iter().flatten().zip(criteria) {
                weight.0[place.lane] += value * place.unit;
            }
        }
        for (preference, place) in preferences.iter().zip(preferred) {
            for (partner, value) in preference.values.iter().enumerate() {
                let pair = self.pair(preference.player, partner);
                if self.values[pair].is_some() {
                    weights[pair].0[place.lane] += value * place.unit;
                }
            }
        }
        max_weight_matching(&weights, self.size)
    }

    /// Leaves only the partners that are worth as much to the player as this one.
    fn keep(&mut self, preference: &Preference, partner: Option<usize>) {
        let worth = partner.map_or(0, |partner| preference.values[partner]);
        for (other, value) in preference.values.iter().enumerate() {
            let pair = self.pair(preference.player, other);
            if *value != worth {
                self.values[pair] = None;
            } else if let Some(values) = &mut self.values[pair] {
                values[0] += i64::from(partner.is_some());
            }
        }
    }

    fn pair(&self, one: usize, other: usize) -> usize {
        one.min(other) * self.size + one.max(other)
    }
}

/// One more than the greatest difference of the sums of so many of these values, or of fewer.
fn radix<'a>(values: impl Iterator<Item = &'a i64> + Clone, count: i64) -> i64 {
    let (least, most) = (values.clone().min(), values.max());
    (most.map_or(0, |most| *most.max(&0)) - least.map_or(0, |least| *least.min(&0))) * count + 1
}

/// The places of criteria with these radices, the first one in the first lane.
fn places(radices: &[i64]) -> Vec<Place> {
    let (mut lane, mut size) = (0, 1);
    let mut places = Vec::new();
    for radix in radices {
        size *= radix;
        if size > MAX_LANE {
            (lane, size) = (lane + 1, *radix);
        }
        places.push(Place { lane, unit: 1 });
    }
    for place in (1..places.len()).rev() {
        if places[place - 1].lane == places[place].lane {
            places[place - 1].unit = places[place].unit * radices[place];
        }
    }
    places
}

/// A weight of which the first lane that differs decides. Sums do not carry from lane to lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Lanes<const LANES: usize>([i64; LANES]);

impl<const LANES: usize> Lanes<LANES> {
    const fn with(lane: usize, value: i64) -> Lanes<LANES> {
        let mut lanes = [0; LANES];
        lanes[lane] = value;
        Lanes(lanes)
    }
}

impl<const LANES: usize> AddAssign for Lanes<LANES> {
    fn add_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(lane, other)| *lane += other);
    }
}

impl<const LANES: usize> SubAssign for Lanes<LANES> {
    fn sub_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(lane, other)| *lane -= other);
    }
}

impl<const LANES: usize> Add for Lanes<LANES> {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const LANES: usize> Sub for Lanes<LANES> {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const LANES: usize> Weight for Lanes<LANES> {
    const ZERO: Self = Lanes([0; LANES]);
    const ONE: Self = Lanes::with(LANES - 1, 1);

    fn inf() -> Self {
        Lanes::with(0, i64::MAX / 4)
    }

    fn double(self) -> Self {
        self + self
    }

    fn half(self) -> Self {
        // Only even weights are halved, and each of their lanes is even.
        Lanes(self.0.map(|lane| lane / 2))
    }
}
