use super::Rating;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// Ratings after a game that ended with these places, one per player in the same order as the ratings before it.
///
/// Three and four seats count as the pairs among the places: the game is one rating period, in which each player
/// has beaten those placed behind, lost to those before, and drawn with those who share the place.
pub fn rate(before: &[Rating], places: &[u8]) -> Vec<Rating> {
    (0..before.len()).map(|index| rate_one(before, places, index, |other| other != index)).collect()
}

/// The same after a game with computers, whose ratings are fixed: the others are rated by the pairs with those alone.
pub fn rate_against_fixed(before: &[Rating], is_fixed: &[bool], places: &[u8]) -> Vec<Rating> {
    let rate_one = |(index, rating): (usize, &Rating)| match is_fixed[index] {
        true => *rating,
        false => rate_one(before, places, index, |other| is_fixed[other]),
    };
    before.iter().enumerate().map(rate_one).collect()
}

/// The rating of one by the pairs with those who are paired with it.
fn rate_one(before: &[Rating], places: &[u8], index: usize, is_paired: impl Fn(usize) -> bool) -> Rating {
    let config = Glicko2Config { tau: 0.5, ..Glicko2Config::default() };
    let pair = |other: usize| (library(&before[other]), outcome(places[index], places[other]));
    let pairs: Vec<(Glicko2Rating, Outcomes)> =
        (0..before.len()).filter(|other| is_paired(*other)).map(pair).collect();
    ours(&glicko2_rating_period(&library(&before[index]), &pairs, &config))
}

fn outcome(place: u8, other: u8) -> Outcomes {
    match place.cmp(&other) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    }
}

fn library(rating: &Rating) -> Glicko2Rating {
    Glicko2Rating { rating: rating.value, deviation: rating.deviation, volatility: rating.volatility }
}

fn ours(rating: &Glicko2Rating) -> Rating {
    Rating { value: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(value: f64, deviation: f64) -> Rating {
        Rating { value, deviation, ..Rating::default() }
    }

    #[track_caller]
    fn assert_close(found: f64, expected: f64, tolerance: f64) {
        assert!((found - expected).abs() < tolerance, "{found} is not {expected}");
    }

    /// The worked example of Glickman's "Example of the Glicko-2 system": a win against the first, losses against
    /// the others.
    #[test]
    fn the_example_of_the_paper() {
        let before =
            [rating(1500.0, 200.0), rating(1400.0, 30.0), rating(1550.0, 100.0), rating(1700.0, 300.0)];
        let after = rate(&before, &[3, 4, 1, 1])[0];
        assert_close(after.value, 1464.06, 0.02);
        assert_close(after.deviation, 151.52, 0.01);
        assert_close(after.volatility, 0.05999, 0.00001);
    }

    #[test]
    fn a_first_game_of_two() {
        let after = rate(&[Rating::default(); 2], &[2, 1]);
        assert_close(after[1].value - 1500.0, 1500.0 - after[0].value, 1e-9);
        assert_close(after[1].value, 1662.3, 0.1);
        assert_close(after[1].deviation, 290.3, 0.1);
    }

    #[test]
    fn a_draw_between_equals_moves_nobody() {
        for after in rate(&[Rating::default(); 2], &[1, 1]) {
            assert_close(after.value, 1500.0, 1e-9);
            assert!(after.deviation < 350.0);
        }
    }

    #[test]
    fn people_are_rated_against_computers_and_not_among_each_other() {
        let before = [Rating::default(), Rating::fixed(1400.0), Rating::default()];
        let after = rate_against_fixed(&before, &[false, true, false], &[1, 3, 2]);
        assert_eq!(after[1], before[1]);
        assert_eq!(after[0], rate(&before[..2], &[1, 2])[0]);
        assert_eq!(after[2], after[0], "both have beaten it");
    }

    #[test]
    fn the_middle_of_three_equals_stays() {
        let after = rate(&[Rating::default(); 3], &[3, 1, 2]);
        assert!(after[1].value > after[2].value && after[2].value > after[0].value);
        assert_close(after[2].value, 1500.0, 1e-9);
    }
}
