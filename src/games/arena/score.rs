use crate::rules::Seat;
use std::fmt;

/// How a game ended for the first contestant. With more than two seats only to come first alone is to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum GameResult {
    Win,
    Draw,
    Loss,
}

/// Games won, drawn and lost by the first contestant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    won: u64,
    drawn: u64,
    lost: u64,
}

impl Count {
    fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} won, {} drawn, {} lost", self.won, self.drawn, self.lost)
    }
}

/// What a match has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchScore {
    /// By seat of the first contestant.
    seats: Vec<Count>,
}

impl MatchScore {
    pub(super) fn new(seats: usize) -> MatchScore {
        MatchScore { seats: vec![Count::default(); seats] }
    }

    pub(super) fn add(&mut self, seat: Seat, score: GameResult) {
        let count = &mut self.seats[seat];
        match score {
            GameResult::Win => count.won += 1,
            GameResult::Draw => count.drawn += 1,
            GameResult::Loss => count.lost += 1,
        }
    }

    fn all(&self) -> Count {
        self.seats.iter().fold(Count::default(), |all, count| Count {
            won: all.won + count.won,
            drawn: all.drawn + count.drawn,
            lost: all.lost + count.lost,
        })
    }

    /// Points per game, a draw being half a point.
    pub fn share(&self) -> f64 {
        let all = self.all();
        (all.won as f64 + all.drawn as f64 / 2.0) / (all.games().max(1)) as f64
    }

    /// The difference in Elo that makes such a share likely, and how far it may be off (95 %). A share of all or nothing
    /// is taken for half a point less: more is not known.
    pub fn elo(&self) -> (f64, f64) {
        let all = self.all();
        let games = all.games().max(1) as f64;
        let share = self.share().clamp(0.5 / games, 1.0 - 0.5 / games);
        let square = |points: f64| (points - share).powi(2);
        let spread =
            all.won as f64 * square(1.0) + all.drawn as f64 * square(0.5) + all.lost as f64 * square(0.0);
        let error = 1.96 * (spread / games / games).sqrt();
        let slope = 400.0 / std::f64::consts::LN_10 / (share * (1.0 - share));
        (400.0 * (share / (1.0 - share)).log10(), slope * error)
    }
}

impl fmt::Display for MatchScore {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let all = self.all();
        let (elo, error) = self.elo();
        writeln!(f, "{all} of {}: {:.1} %, Elo {elo:+.0} ± {error:.0}", all.games(), 100.0 * self.share())?;
        for (seat, count) in self.seats.iter().enumerate() {
            writeln!(f, "on seat {seat}: {count}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(won: usize, drawn: usize, lost: usize) -> MatchScore {
        let mut tally = MatchScore::new(2);
        for (score, times) in [(GameResult::Win, won), (GameResult::Draw, drawn), (GameResult::Loss, lost)] {
            (0..times).for_each(|game| tally.add(game % 2, score));
        }
        tally
    }

    #[test]
    fn three_points_of_four_are_191_of_elo() {
        let (elo, error) = tally(75, 0, 25).elo();
        assert!((elo - 190.8).abs() < 0.1, "{elo}");
        // √(0.75 × 0.25 / 100) × 1.96 = 0.0849 points, and 926.5 of Elo a point there.
        assert!((error - 78.6).abs() < 0.5, "{error}");
        let (elo, error) = tally(50, 50, 0).elo();
        assert!((elo - 190.8).abs() < 0.1 && error < 78.6 / 1.5, "draws are less of a gamble: {error}");
    }

    #[test]
    fn all_points_are_much_but_not_without_end() {
        let (elo, _) = tally(100, 0, 0).elo();
        assert!(elo > 900.0 && elo.is_finite(), "{elo}");
        assert_eq!(tally(0, 10, 0).elo().0, 0.0);
    }

    #[test]
    fn a_tally_tells_of_each_seat() {
        let text = tally(2, 1, 1).to_string();
        assert!(text.starts_with("2 won, 1 drawn, 1 lost of 4: 62.5 %, Elo +89 ±"), "{text}");
        assert!(text.contains("\non seat 1: 1 won, 0 drawn, 0 lost\n"), "{text}");
    }
}
