use super::{GLICKO2_SCALE, Rating};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// The system constant τ of Glicko-2. It limits the change of the volatility; a smaller value allows less change.
const TAU: f64 = 0.75;

/// Rates a game and returns the new ratings of the players.
///
/// `before` are the ratings at the end of the game, `is_fixed` marks the computers, whose ratings do not change, and
/// `places` are the places from 1. All three have one entry per player, in the same order as the result.
///
/// Each game is a rating period of its own. A game of three or four players is rated as one game between each pair:
/// a player has won against everybody with a worse place, lost against everybody with a better place, and drawn with
/// everybody who shares the place.
///
/// In a game with computers, people are rated only by their pairs with computers.
///
/// # Panics
///
/// Panics if `is_fixed` or `places` has fewer entries than `before`.
pub fn rate(before: &[Rating], is_fixed: &[bool], places: &[u8]) -> Vec<Rating> {
    let among_people = !is_fixed.contains(&true);
    let rate_one = |(index, rating): (usize, &Rating)| match is_fixed[index] {
        true => *rating,
        false => rate_one(before, places, index, |other| (among_people || is_fixed[other]) && other != index),
    };
    before.iter().enumerate().map(rate_one).collect()
}

/// The new rating of the player at `index`, by the pairs with all players for which `is_paired` returns true.
fn rate_one(before: &[Rating], places: &[u8], index: usize, is_paired: impl Fn(usize) -> bool) -> Rating {
    let config = Glicko2Config { tau: TAU, ..Glicko2Config::default() };
    let player = library(&before[index]);
    let pair = |other: usize| (library(&before[other]), outcome(places[index], places[other]));
    let pairs: Vec<(Glicko2Rating, Outcomes)> =
        (0..before.len()).filter(|other| is_paired(*other)).map(pair).collect();
    within_no_time(&player, &glicko2_rating_period(&player, &pairs, &config)).clamped()
}

/// Removes the passage of one rating period from the result of the library. Step 6 of the paper increases the deviation
/// by one whole period before the games are counted. Here [`Rating::after`] does that for the time that really passed.
fn within_no_time(before: &Glicko2Rating, after: &Glicko2Rating) -> Rating {
    // The inverse squares of deviations add up: after = (before, increased by a period) + games.
    let uncertain = before.deviation.powi(2) + (after.volatility * GLICKO2_SCALE).powi(2);
    let certainty = after.deviation.powi(-2);
    let of_games = certainty - uncertain.recip();
    let total = before.deviation.powi(-2) + of_games;
    Rating {
        // The change of the value is proportional to the new variance, so it is scaled by the ratio of the variances.
        value: before.rating + (after.rating - before.rating) * certainty / total,
        deviation: total.sqrt().recip(),
        volatility: after.volatility,
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(value: f64, deviation: f64, volatility: f64) -> Rating {
        Rating { value, deviation, volatility }
    }

    fn among_people(before: &[Rating], places: &[u8]) -> Vec<Rating> {
        rate(before, &vec![false; before.len()], places)
    }

    #[track_caller]
    fn assert_close(found: Rating, value: f64, deviation: f64, volatility: f64) {
        let close = |a: f64, b: f64, tolerance: f64| (a - b).abs() < tolerance;
        assert!(
            close(found.value, value, 0.01)
                && close(found.deviation, deviation, 0.01)
                && close(found.volatility, volatility, 1e-6),
            "{found:?} is not {value} ± {deviation}, {volatility}"
        );
    }

    /// The worked example of Glickman's "Example of the Glicko-2 system": a win against the first opponent and losses
    /// against the other two. The paper includes step 6 and has τ = 0.5, which only changes the volatility.
    #[test]
    fn the_example_of_the_paper() {
        let players = [(1500.0, 200.0), (1400.0, 30.0), (1550.0, 100.0), (1700.0, 300.0)];
        let library: Vec<_> =
            players.iter().map(|(value, deviation)| library(&rating(*value, *deviation, 0.06))).collect();
        let results =
            [(library[1], Outcomes::WIN), (library[2], Outcomes::LOSS), (library[3], Outcomes::LOSS)];
        let config = Glicko2Config { tau: 0.5, ..Glicko2Config::default() };
        let period = glicko2_rating_period(&library[0], &results, &config);
        assert_close(rating(period.rating, period.deviation, period.volatility), 1464.05, 151.516, 0.059996);
        // By hand, without step 6: φ = 1 / sqrt(1 / 200² + 1 / (1.7785 · 173.7178²)), and the value is
        // 1500 - 0.4834 · φ² / 173.7178.
        assert_close(within_no_time(&library[0], &period), 1464.106, 151.399, 0.059996);
        let before: Vec<Rating> =
            players.iter().map(|(value, deviation)| rating(*value, *deviation, 0.06)).collect();
        assert_close(among_people(&before, &[3, 4, 1, 1])[0], 1464.106, 151.399, 0.059991);
    }

    /// The expected values of this test and the following ones were computed by an independent program from the paper.
    #[test]
    fn a_first_game_of_two() {
        let after = among_people(&[Rating::default(); 2], &[2, 1]);
        assert_close(after[1], 1741.476, 396.690, 0.0899983);
        assert_close(after[0], 1258.524, 396.690, 0.0899983);
    }

    #[test]
    fn a_veteran_loses_little_to_a_newcomer() {
        let after = among_people(&[rating(1800.0, 60.0, 0.06), Rating::default()], &[2, 1]);
        assert_close(after[0], 1792.152, 59.794, 0.0600026);
        assert_close(after[1], 2083.724, 349.4995, 0.0900105);
    }

    #[test]
    fn three_players_are_rated_as_pairs() {
        let before = [rating(1620.0, 90.0, 0.07), rating(1540.0, 70.0, 0.06), rating(1480.0, 200.0, 0.08)];
        let after = among_people(&before, &[2, 1, 3]);
        assert_close(after[0], 1606.809, 85.675, 0.069987);
        assert_close(after[1], 1565.091, 67.860, 0.0600127);
        assert_close(after[2], 1375.995, 159.536, 0.0799949);
    }

    #[test]
    fn a_draw_between_equals_changes_no_rating() {
        for after in among_people(&[Rating::default(); 2], &[1, 1]) {
            assert_close(after, 1500.0, 396.690, 0.0899954);
        }
    }

    #[test]
    fn deviation_and_volatility_stay_within_bounds() {
        let certain = rating(1500.0, 45.0, 0.06);
        assert_eq!(among_people(&[certain; 2], &[1, 1])[0].deviation, 45.0);
        let erratic = rating(1500.0, 45.0, 0.1);
        let upset = among_people(&[rating(2900.0, 45.0, 0.1), erratic], &[2, 1])[1];
        assert_eq!(upset.volatility, 0.1, "{upset:?}");
    }

    #[test]
    fn people_are_rated_against_computers_and_not_among_each_other() {
        let before = [Rating::default(), Rating::fixed(1400.0), Rating::default()];
        let after = rate(&before, &[false, true, false], &[1, 3, 2]);
        assert_eq!(after[1], before[1]);
        assert_eq!(after[0], among_people(&before[..2], &[1, 2])[0]);
        assert_eq!(after[2], after[0], "both have beaten it");
    }
}
