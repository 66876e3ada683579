use super::{GLICKO2_SCALE, Rating};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// How fast volatility may change: the less, the slower.
const TAU: f64 = 0.75;

/// Ratings after a game that ended with these places, one per player in the same order as the ratings before it, which
/// are those of the moment when it ended.
///
/// A game is a rating period of its own. Three and four seats count as the pairs among the places: each player has beaten
/// those placed behind, lost to those before, and drawn with those who share the place.
///
/// Where there are computers, whose ratings are fixed, the others are rated by the pairs with those alone.
pub fn rate(before: &[Rating], is_fixed: &[bool], places: &[u8]) -> Vec<Rating> {
    let among_people = !is_fixed.contains(&true);
    let rate_one = |(index, rating): (usize, &Rating)| match is_fixed[index] {
        true => *rating,
        false => rate_one(before, places, index, |other| (among_people || is_fixed[other]) && other != index),
    };
    before.iter().enumerate().map(rate_one).collect()
}

/// The rating of one by the pairs with those who are paired with it.
fn rate_one(before: &[Rating], places: &[u8], index: usize, is_paired: impl Fn(usize) -> bool) -> Rating {
    let config = Glicko2Config { tau: TAU, ..Glicko2Config::default() };
    let player = library(&before[index]);
    let pair = |other: usize| (library(&before[other]), outcome(places[index], places[other]));
    let pairs: Vec<(Glicko2Rating, Outcomes)> =
        (0..before.len()).filter(|other| is_paired(*other)).map(pair).collect();
    within_no_time(&player, &glicko2_rating_period(&player, &pairs, &config)).clamped()
}

/// What the games of a period made of a rating, if the period itself took no time: the paper (step 6) makes everybody a
/// period less certain before that, which here is done by [`Rating::after`], for the time that has passed.
fn within_no_time(before: &Glicko2Rating, after: &Glicko2Rating) -> Rating {
    // As certainties, the inverse squares of deviations, which add up: after = (before and a period) + games.
    let uncertain = before.deviation.powi(2) + (after.volatility * GLICKO2_SCALE).powi(2);
    let certainty = after.deviation.powi(-2);
    let of_games = certainty - uncertain.recip();
    let total = before.deviation.powi(-2) + of_games;
    Rating {
        // The change is the same pull of the games, the weaker the more certain one is.
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

    /// The worked example of Glickman's "Example of the Glicko-2 system": a win against the first, losses against the
    /// others. There the period takes its time, and tau is 0.5, which changes the volatility only.
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
        // By hand, without step 6: 1 / sqrt(1 / 200² + 1 / (1.7785 · 173.7178²)), and 1500 - 0.4834 · that² / 173.7178.
        assert_close(within_no_time(&library[0], &period), 1464.106, 151.399, 0.059996);
        let before: Vec<Rating> =
            players.iter().map(|(value, deviation)| rating(*value, *deviation, 0.06)).collect();
        assert_close(among_people(&before, &[3, 4, 1, 1])[0], 1464.106, 151.399, 0.059991);
    }

    /// These and the next were computed by a second program, from the paper.
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
    fn three_count_as_their_pairs() {
        let before = [rating(1620.0, 90.0, 0.07), rating(1540.0, 70.0, 0.06), rating(1480.0, 200.0, 0.08)];
        let after = among_people(&before, &[2, 1, 3]);
        assert_close(after[0], 1606.809, 85.675, 0.069987);
        assert_close(after[1], 1565.091, 67.860, 0.0600127);
        assert_close(after[2], 1375.995, 159.536, 0.0799949);
    }

    #[test]
    fn a_draw_between_equals_moves_nobody() {
        for after in among_people(&[Rating::default(); 2], &[1, 1]) {
            assert_close(after, 1500.0, 396.690, 0.0899954);
        }
    }

    #[test]
    fn nobody_is_ever_quite_certain_or_erratic_beyond_measure() {
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
