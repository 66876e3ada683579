use crate::rules::Seat;
use std::fmt;

/// The result of a game for the first player. With more than two seats only a first place that is not shared is a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum GameResult {
    Win,
    Draw,
    Loss,
}

/// The numbers of games won, drawn and lost by the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct WinDrawLoss {
    won: u64,
    drawn: u64,
    lost: u64,
}

impl WinDrawLoss {
    fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }
}

impl fmt::Display for WinDrawLoss {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} won, {} drawn, {} lost", self.won, self.drawn, self.lost)
    }
}

/// The score of a match, in total and for each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchScore {
    /// By seat of the first player.
    seats: Vec<WinDrawLoss>,
}

impl MatchScore {
    pub(super) fn new(seats: usize) -> MatchScore {
        MatchScore { seats: vec![WinDrawLoss::default(); seats] }
    }

    pub(super) fn add(&mut self, seat: Seat, result: GameResult) {
        let count = &mut self.seats[seat];
        match result {
            GameResult::Win => count.won += 1,
            GameResult::Draw => count.drawn += 1,
            GameResult::Loss => count.lost += 1,
        }
    }

    fn all(&self) -> WinDrawLoss {
        self.seats.iter().fold(WinDrawLoss::default(), |all, count| WinDrawLoss {
            won: all.won + count.won,
            drawn: all.drawn + count.drawn,
            lost: all.lost + count.lost,
        })
    }

    /// Points per game, from 0 to 1; a draw is half a point.
    pub fn share(&self) -> f64 {
        let all = self.all();
        (all.won as f64 + all.drawn as f64 / 2.0) / (all.games().max(1)) as f64
    }

    /// The Elo difference that corresponds to the share, and its 95 % confidence half-width. A share of 0 or 1 is taken
    /// for half a point less extreme, so that the difference stays finite.
    pub fn elo(&self) -> (f64, f64) {
        let all = self.all();
        let games = all.games().max(1) as f64;
        let share = self.share();
        let square = |points: f64| (points - share).powi(2);
        let variance =
            all.won as f64 * square(1.0) + all.drawn as f64 * square(0.5) + all.lost as f64 * square(0.0);
        elo_of_share(share, (variance / games / games).sqrt(), games)
    }
}

/// The Elo difference that corresponds to a share of the points with this standard error, and its 95 % confidence half-width.
/// The share is kept half a point away from 0 and 1.
pub(super) fn elo_of_share(share: f64, standard_error: f64, games: f64) -> (f64, f64) {
    let share = share.clamp(0.5 / games, 1.0 - 0.5 / games);
    let slope = 400.0 / std::f64::consts::LN_10 / (share * (1.0 - share));
    (400.0 * (share / (1.0 - share)).log10(), slope * 1.96 * standard_error)
}

/// An Elo difference with its confidence half-width, with this number of decimals. A share of 0 or 1 only bounds the difference: a
/// player beyond the bound would have had such a clean score with a probability of less than 5 %. Equal results have no half-width.
pub(super) fn elo_text(share: f64, (elo, error): (f64, f64), games: f64, decimals: usize) -> String {
    let bound = || {
        let odds = 0.05_f64.powf(-1.0 / games.max(1.0)) - 1.0;
        -400.0 * odds.log10()
    };
    match share {
        1.0 => format!("Elo at least {:+.decimals$}", bound()),
        0.0 => format!("Elo at most {:+.decimals$}", -bound()),
        _ if error == 0.0 => format!("Elo {elo:+.decimals$}"),
        _ => format!("Elo {elo:+.decimals$} ± {error:.decimals$}"),
    }
}

impl fmt::Display for MatchScore {
    /// An Elo difference is that of two players, so it is given for games of two seats only.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let all = self.all();
        write!(f, "{all} of {}: {:.1}%", all.games(), 100.0 * self.share())?;
        if self.seats.len() == 2 && all.games() > 0 {
            write!(f, ", {}", elo_text(self.share(), self.elo(), all.games() as f64, 0))?;
        }
        writeln!(f)?;
        for (seat, count) in self.seats.iter().enumerate() {
            writeln!(f, "on seat {seat}: {count}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(won: usize, drawn: usize, lost: usize) -> MatchScore {
        let mut total = MatchScore::new(2);
        for (result, times) in [(GameResult::Win, won), (GameResult::Draw, drawn), (GameResult::Loss, lost)] {
            (0..times).for_each(|game| total.add(game % 2, result));
        }
        total
    }

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        let (elo, error) = score(75, 0, 25).elo();
        assert!((elo - 190.8).abs() < 0.1, "{elo}");
        // √(0.75 × 0.25 / 100) × 1.96 = 0.0849 points, and 926.5 of Elo a point there.
        assert!((error - 78.6).abs() < 0.5, "{error}");
        let (elo, error) = score(50, 50, 0).elo();
        assert!((elo - 190.8).abs() < 0.1 && error < 78.6 / 1.5, "draws reduce the error: {error}");
    }

    #[test]
    fn a_clean_score_has_a_finite_elo_difference() {
        let (elo, _) = score(100, 0, 0).elo();
        assert!(elo > 900.0 && elo.is_finite(), "{elo}");
        assert_eq!(score(0, 10, 0).elo().0, 0.0);
    }

    #[test]
    fn a_score_lists_each_seat() {
        let text = score(2, 1, 1).to_string();
        assert!(text.starts_with("2 won, 1 drawn, 1 lost of 4: 62.5%, Elo +89 ±"), "{text}");
        assert!(text.contains("\non seat 1: 1 won, 0 drawn, 0 lost\n"), "{text}");
    }

    #[test]
    fn an_elo_difference_is_told_only_as_far_as_the_results_tell_it() {
        let first_line = |score: &MatchScore| score.to_string().lines().next().map(str::to_owned);
        // 0.05 = 0.9705^100, and 607 Elo are a share of 0.9705.
        for (score, told) in [
            (score(100, 0, 0), "100 won, 0 drawn, 0 lost of 100: 100.0%, Elo at least +607"),
            (score(0, 0, 100), "0 won, 0 drawn, 100 lost of 100: 0.0%, Elo at most -607"),
            (score(0, 10, 0), "0 won, 10 drawn, 0 lost of 10: 50.0%, Elo +0"),
            (score(0, 0, 0), "0 won, 0 drawn, 0 lost of 0: 0.0%"),
        ] {
            assert_eq!(first_line(&score).as_deref(), Some(told));
        }
        let mut three = MatchScore::new(3);
        three.add(2, GameResult::Win);
        three.add(0, GameResult::Loss);
        assert_eq!(first_line(&three).as_deref(), Some("1 won, 0 drawn, 1 lost of 2: 50.0%"));
    }
}
