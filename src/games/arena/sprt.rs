//! A sequential test of which of two players is stronger, over pairs of games.

use super::match_score::{GameResult, elo_of_share, elo_text};
use std::fmt;

/// The points of a pair of games that begin with the same opening, with the seats exchanged: 0, ½, 1, 1½ or 2. Each game of a
/// pair has the advantage that the opening gives to one of the seats, so only pairs are independent of each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairScore {
    /// The number of pairs by twice their points for the first player.
    counts: [u64; 5],
}

/// The points per game of a pair, in the order of [`PairScore::counts`].
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

impl PairScore {
    /// A score with these numbers of pairs with 0, ½, 1, 1½ and 2 points.
    pub fn new(counts: [u64; 5]) -> PairScore {
        PairScore { counts }
    }

    /// Counts a pair by its results for the first player.
    pub fn add(&mut self, pair: [GameResult; 2]) {
        let half_points = |result| match result {
            GameResult::Win => 2,
            GameResult::Draw => 1,
            GameResult::Loss => 0,
        };
        self.counts[pair.map(half_points).iter().sum::<usize>()] += 1;
    }

    /// The number of pairs.
    pub fn pairs(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The Elo difference that corresponds to the points, and its 95 % confidence half-width.
    pub fn elo(&self) -> (f64, f64) {
        let pairs = self.pairs().max(1) as f64;
        let share = self.share();
        let variance = self.sum(|other| (other - share).powi(2)) / pairs;
        elo_of_share(share, (variance / pairs).sqrt(), 2.0 * pairs)
    }

    /// Points per game, from 0 to 1.
    fn share(&self) -> f64 {
        if self.pairs() == 0 { 0.5 } else { self.sum(|share| share) / self.pairs() as f64 }
    }

    /// The sum of a value of the points per game over all pairs.
    fn sum(&self, value: impl Fn(f64) -> f64) -> f64 {
        self.counts.iter().zip(SHARES).map(|(count, share)| *count as f64 * value(share)).sum()
    }
}

impl fmt::Display for PairScore {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [none, half, one, more, all] = self.counts;
        let elo = elo_text(self.share(), self.elo(), 2.0 * self.pairs() as f64, 1);
        let pairs = self.pairs();
        write!(
            f,
            "{pairs} pairs ({none} with 0, {half} with ½, {one} with 1, {more} with 1½, {all} with 2 points), {elo}"
        )
    }
}

/// A sequential probability ratio test of two hypotheses about the Elo difference between the players. After each pair of games
/// it compares how likely the results are under each, and stops as soon as one is likely enough. It takes as few games as its
/// error rate allows: few if the difference lies outside of the two hypotheses, most if it lies between them.
///
/// The ratio is the generalized one with a pentanomial model: under each hypothesis the pairs have the most likely distribution
/// with the mean that the hypothesis demands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The lower difference, H0, and the higher one, H1.
    elo: [f64; 2],
}

/// The hypothesis that a test has accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hypothesis {
    /// The difference is the lower one, or less.
    H0,
    /// The difference is the higher one, or more.
    H1,
}

/// The hypotheses are not in ascending order, or out of range.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error(
    "the two Elo differences of a test must be in ascending order and from −{MAX_ELO} to {MAX_ELO}, not {0} and {1}"
)]
pub struct InvalidSprt(f64, f64);

/// The greatest difference of a hypothesis. Beyond it, hardly any game is lost.
const MAX_ELO: f64 = 1_000.0;
/// The count in place of 0 for a result that has not occurred yet, so that no result is impossible.
const MIN_COUNT: f64 = 1e-3;
/// The number of halvings after which a multiplier is exact.
const BISECTIONS: usize = 60;

impl Sprt {
    /// The probability to accept one hypothesis when the other is true.
    pub const ERROR_RATE: f64 = 0.05;

    /// A test of whether the difference is `elo0` or `elo1`.
    ///
    /// # Errors
    /// If they are not in ascending order, or one of them is beyond 1,000 Elo either way.
    ///
    /// # Examples
    /// ```
    /// use bside_games::arena::{GameResult, Hypothesis, PairScore, Sprt};
    ///
    /// let test = Sprt::new(0.0, 20.0)?;
    /// let mut score = PairScore::default();
    /// while test.accepted(&score).is_none() {
    ///     score.add([GameResult::Win, GameResult::Draw]);
    /// }
    /// assert_eq!(test.accepted(&score), Some(Hypothesis::H1));
    /// # Ok::<(), bside_games::arena::InvalidSprt>(())
    /// ```
    pub fn new(elo0: f64, elo1: f64) -> Result<Sprt, InvalidSprt> {
        let is_in_range = |elo: f64| elo.abs() <= MAX_ELO;
        if elo0 < elo1 && is_in_range(elo0) && is_in_range(elo1) {
            Ok(Sprt { elo: [elo0, elo1] })
        } else {
            Err(InvalidSprt(elo0, elo1))
        }
    }

    /// The log-likelihood ratio at which H1 is accepted; H0 is accepted at its negative.
    pub fn bound() -> f64 {
        ((1.0 - Sprt::ERROR_RATE) / Sprt::ERROR_RATE).ln()
    }

    /// The log-likelihood ratio of the two hypotheses; positive if the results speak for H1.
    pub fn log_likelihood_ratio(&self, score: &PairScore) -> f64 {
        let counts = score.counts.map(|count| (count as f64).max(MIN_COUNT));
        let [h0, h1] = self.elo.map(|elo| {
            let share = 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
            (share, multiplier(&counts, share))
        });
        // The most likely probability of a result is its frequency divided by 1 + multiplier × (its share − the mean).
        let ratio = |share: f64| {
            let divisor = |(mean, multiplier): (f64, f64)| 1.0 + multiplier * (share - mean);
            (divisor(h0) / divisor(h1)).ln()
        };
        counts.iter().zip(SHARES).map(|(count, share)| count * ratio(share)).sum()
    }

    /// The hypothesis that these results are enough to accept; `None` if the test goes on.
    pub fn accepted(&self, score: &PairScore) -> Option<Hypothesis> {
        let ratio = self.log_likelihood_ratio(score);
        match ratio {
            ratio if ratio >= Sprt::bound() => Some(Hypothesis::H1),
            ratio if ratio <= -Sprt::bound() => Some(Hypothesis::H0),
            _ => None,
        }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let [elo0, elo1] = self.elo;
        write!(f, "SPRT of {elo0:+} (H0) against {elo1:+} Elo (H1)")
    }
}

/// The Lagrange multiplier of the most likely distribution with this mean: the root of a function that falls from +∞ to −∞
/// between the poles that the extreme results have.
fn multiplier(counts: &[f64; 5], mean: f64) -> f64 {
    let slope = |multiplier: f64| -> f64 {
        let gain = |share: f64| (share - mean) / (1.0 + multiplier * (share - mean));
        counts.iter().zip(SHARES).map(|(count, share)| count * gain(share)).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..BISECTIONS {
        let middle = (low + high) / 2.0;
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::splitmix64;

    fn ratio(counts: [u64; 5], elo0: f64, elo1: f64) -> f64 {
        Sprt::new(elo0, elo1).expect("a test").log_likelihood_ratio(&PairScore::new(counts))
    }

    /// Results that the Stockfish project published with its tests of 2020, which use the same model.
    #[test]
    fn the_ratio_is_that_of_published_tests() {
        for (counts, elo0, elo1, published) in [
            ([59, 754, 2467, 865, 75], -0.5, 1.5, 2.95),
            ([33, 1185, 8378, 1302, 50], 0.25, 1.75, 2.95),
            ([17, 253, 1042, 337, 39], -0.5, 1.5, 2.96),
            ([11, 407, 3238, 513, 11], 0.25, 1.75, 2.93),
            ([424, 2948, 5832, 3045, 460], -1.0, 3.0, 2.94),
            ([1284, 17_437, 55_536, 18_085, 1292], 0.0, 2.0, 2.94),
        ] {
            let ratio = ratio(counts, elo0, elo1);
            assert!((ratio - published).abs() < 0.006, "{counts:?}: {ratio} instead of {published}");
        }
    }

    /// With two results only the mean determines the distribution, so that the ratio has a closed form.
    #[test]
    fn the_ratio_of_decided_pairs_is_binomial() {
        let share = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        for (lost, won) in [(40, 60), (7, 93), (50, 50)] {
            let expected = won as f64 * (share(30.0) / share(-10.0)).ln()
                + lost as f64 * ((1.0 - share(30.0)) / (1.0 - share(-10.0))).ln();
            let ratio = ratio([lost, 0, 0, 0, won], -10.0, 30.0);
            assert!((ratio - expected).abs() < 0.01, "{lost}:{won}: {ratio} instead of {expected}");
        }
    }

    #[test]
    fn mirrored_results_and_hypotheses_have_the_opposite_ratio() {
        for counts in [[3, 10, 40, 20, 9], [0, 0, 2, 0, 37], [100, 1, 0, 1, 2]] {
            let mut mirrored = counts;
            mirrored.reverse();
            let sum = ratio(counts, -3.0, 12.0) + ratio(mirrored, -12.0, 3.0);
            assert!(sum.abs() < 1e-6, "{counts:?}: {sum}");
        }
        assert!(ratio([5, 5, 5, 5, 5], -10.0, 10.0).abs() < 1e-6, "an even score speaks for neither");
        assert!(ratio([0; 5], 0.0, 5.0).abs() < 1e-3, "and so does no score");
    }

    #[test]
    fn a_few_pairs_do_not_decide() {
        let sprt = Sprt::new(0.0, 5.0).expect("a test");
        assert_eq!(sprt.accepted(&PairScore::new([0, 0, 0, 0, 20])), None);
        assert_eq!(sprt.accepted(&PairScore::new([0, 0, 0, 0, 2000])), Some(Hypothesis::H1));
        assert_eq!(sprt.accepted(&PairScore::new([2000, 0, 0, 0, 0])), Some(Hypothesis::H0));
    }

    #[test]
    fn hypotheses_must_be_in_order_and_in_range() {
        for (elo0, elo1) in [(5.0, 0.0), (5.0, 5.0), (f64::NAN, 5.0), (0.0, f64::INFINITY), (-2000.0, 0.0)] {
            assert!(Sprt::new(elo0, elo1).is_err(), "{elo0} {elo1}");
        }
        assert!((Sprt::bound() - 2.944).abs() < 0.001);
    }

    /// A player with a known strength and share of draws; each opening favours one of the seats.
    fn simulated_test(sprt: &Sprt, elo: f64, draws: f64, seed: &mut u64) -> (Hypothesis, u64) {
        let mut random = || {
            *seed = splitmix64(*seed);
            *seed as f64 / u64::MAX as f64
        };
        let mut score = PairScore::default();
        loop {
            // The bias takes from the share of one game what it gives to the other, so that their mean stays the same.
            let bias = 0.2 * (random() - 0.5);
            let share = 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
            let mut game = |share: f64| match random() {
                chance if chance < share - draws / 2.0 => GameResult::Win,
                chance if chance < share + draws / 2.0 => GameResult::Draw,
                _ => GameResult::Loss,
            };
            score.add([game(share + bias), game(share - bias)]);
            if let Some(accepted) = sprt.accepted(&score) {
                return (accepted, score.pairs());
            }
        }
    }

    #[test]
    fn simulated_tests_err_no_more_often_than_promised() {
        const TESTS: u32 = 400;
        // 400 tests that err with a probability of 5 % err at most 33 times, but for one case in 1,000.
        const MAX_ERRORS: u32 = 33;
        let sprt = Sprt::new(0.0, 60.0).expect("a test");
        let mut seed = 20;
        for draws in [0.0, 0.4] {
            for (elo, wrong) in [(0.0, Hypothesis::H1), (60.0, Hypothesis::H0)] {
                let errors = (0..TESTS)
                    .filter(|_| simulated_test(&sprt, elo, draws, &mut seed).0 == wrong)
                    .count() as u32;
                assert!(errors <= MAX_ERRORS, "{errors} of {TESTS} at {elo} Elo with {draws} draws");
            }
            let far = (0..TESTS).map(|_| simulated_test(&sprt, 150.0, draws, &mut seed));
            let (accepted, pairs): (Vec<_>, Vec<_>) = far.unzip();
            assert!(accepted.iter().all(|accepted| *accepted == Hypothesis::H1), "a clear case is clear");
            assert!(pairs.iter().sum::<u64>() / u64::from(TESTS) < 60, "and soon decided");
        }
    }

    #[test]
    fn pairs_are_counted_by_their_points() {
        use GameResult::{Draw, Loss, Win};
        let mut score = PairScore::default();
        for pair in [[Win, Win], [Win, Draw], [Draw, Draw], [Loss, Win], [Loss, Draw], [Loss, Loss]] {
            score.add(pair);
        }
        assert_eq!(score, PairScore::new([1, 1, 2, 1, 1]));
        assert_eq!((score.pairs(), score.elo().0), (6, 0.0));
        let text = PairScore::new([0, 0, 2, 0, 2]).to_string();
        assert!(
            text.starts_with(
                "4 pairs (0 with 0, 0 with ½, 2 with 1, 0 with 1½, 2 with 2 points), Elo +190.8 ±"
            ),
            "{text}"
        );
        assert!(PairScore::default().elo().0.abs() < 1e-9);
    }
}
