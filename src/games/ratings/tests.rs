//! The laws of the rule in `docs/ratings.md`, its cases computed by hand, and newcomers of known strength.

use super::*;
use crate::rules::GameKind;
use crate::search::{Level, rating_of_level, splitmix64};

const DAY: Duration = Duration::from_hours(24);

/// A rating after enough games not to be provisional.
fn rating(value: f64, deviation: f64) -> Rating {
    Rating { value, deviation, games: 20 }
}

/// The rating after a game of two.
fn after_one(before: Rating, opponent: Rating, places: [u8; 2], is_computer: bool) -> Rating {
    rate(&[before, opponent], &[false, is_computer], &places)[0]
}

const WON: [u8; 2] = [1, 2];
const LOST: [u8; 2] = [2, 1];

/// Parses `1500 ± 245`.
fn parse_rating(text: &str) -> Rating {
    let (value, deviation) = text.split_once(" ± ").unwrap_or_else(|| panic!("no rating: {text}"));
    let number = |text: &str| text.trim().parse().unwrap_or_else(|_| panic!("no number: {text}"));
    rating(number(value), number(deviation))
}

/// A rating, the results with their opponents, and the rating after them.
type DocumentedCase = (Rating, Vec<(String, Rating)>, Rating);

/// The rows of the table in `docs/ratings.md` with a rating, the results against each opponent, and the new rating.
fn documented_cases() -> Vec<DocumentedCase> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/ratings.md");
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let result = |text: &str| {
        let number =
            text.find(|sign: char| sign.is_ascii_digit()).unwrap_or_else(|| panic!("no result: {text}"));
        (text[..number].trim().to_owned(), parse_rating(&text[number..]))
    };
    let case = |line: &str| {
        let [_, _, before, results, after, _] = line.split('|').collect::<Vec<_>>()[..] else { return None };
        before
            .contains('±')
            .then(|| (parse_rating(before), results.split(',').map(result).collect(), parse_rating(after)))
    };
    text.lines().filter_map(case).collect()
}

#[test]
fn ratings_are_those_computed_by_hand() {
    let cases = documented_cases();
    assert_eq!(cases.len(), 13);
    for (before, results, expected) in cases {
        let place = |result: &str| match result {
            "beats" => 3,
            "draws with" => 2,
            "loses to" => 1,
            other => panic!("no result: {other}"),
        };
        let players: Vec<Rating> =
            [before].into_iter().chain(results.iter().map(|(_, rating)| *rating)).collect();
        let places: Vec<u8> =
            [2].into_iter().chain(results.iter().map(|(result, _)| place(result))).collect();
        let after = rate(&players, &vec![false; players.len()], &places)[0];
        let is_close = |a: f64, b: f64| (a - b).abs() < 0.051;
        assert!(
            is_close(after.value, expected.value) && is_close(after.deviation, expected.deviation),
            "{before:?} against {results:?}: {after:?} is not {expected:?}"
        );
        assert_eq!(after.games, before.games + 1);
    }
}

#[test]
fn people_are_rated_against_computers_and_not_among_each_other() {
    let before = [Rating::default(), Rating::fixed(1400.0), Rating::default()];
    let after = rate(&before, &[false, true, false], &[1, 3, 2]);
    assert_eq!(after[1], before[1]);
    assert_eq!(after[0], after_one(before[0], before[1], WON, true));
    assert_eq!(after[2], after[0], "both have beaten it");
}

/// People of any rating from far below the weakest computer to far above the strongest one.
fn all_people() -> impl Iterator<Item = Rating> {
    let deviations = [45.0, 60.0, 100.0, 150.0, 200.0, 245.0];
    (0..=70).flat_map(move |step| deviations.map(|deviation| rating(f64::from(step) * 50.0, deviation)))
}

#[test]
fn a_computer_moves_nobody_far_beyond_its_own_rating() {
    const MARGIN: f64 = 117.0;
    for level in [800.0, 1500.0, 2400.0] {
        for before in all_people() {
            let lost = after_one(before, Rating::fixed(level), LOST, true).value;
            assert!(lost >= before.value.min(level) - MARGIN, "{before:?} loses to {level}: {lost}");
            let won = after_one(before, Rating::fixed(level), WON, true).value;
            assert!(won <= before.value.max(level) + MARGIN, "{before:?} beats {level}: {won}");
            // Three computers at a table of four tell no more than one.
            let four = [before, Rating::fixed(level), Rating::fixed(level), Rating::fixed(level)];
            let last = rate(&four, &[false, true, true, true], &[4, 1, 2, 3])[0];
            assert!((last.value - lost).abs() < 1e-6, "{last:?}");
        }
    }
}

#[test]
fn no_game_moves_a_rating_by_more_than_350() {
    for opponent in all_people().chain([rating(-2000.0, 45.0), rating(9000.0, 45.0)]) {
        for places in [WON, LOST, [1, 1]] {
            let first = after_one(Rating::default(), opponent, places, false);
            assert!((first.value - 1500.0).abs() <= 350.0, "{opponent:?}, {places:?}: {first:?}");
        }
        let four = [Rating::default(), opponent, opponent, opponent];
        let last = rate(&four, &[false; 4], &[4, 1, 1, 1])[0];
        assert!((last.value - 1500.0).abs() <= 350.0, "{opponent:?}: {last:?}");
    }
}

#[test]
fn every_win_raises_and_every_loss_lowers_a_rating() {
    for value in [-100.0, 0.0, 100.0, 390.0, 400.0, 410.0, 800.0, 1500.0, 2600.0] {
        for deviation in [45.0, 100.0, 245.0] {
            let before = rating(value, deviation);
            for opponent in [rating(value - 400.0, 60.0), rating(value, 60.0), Rating::fixed(value + 400.0)] {
                let won = after_one(before, opponent, WON, true);
                let lost = after_one(before, opponent, LOST, true);
                assert!(won.value > value + 0.5 && lost.value < value - 0.5, "{before:?}: {won:?} {lost:?}");
                assert!((45.0..=deviation).contains(&won.deviation), "{won:?}");
            }
        }
    }
}

#[test]
fn a_rating_is_provisional_for_five_games() {
    let mut newcomer = Rating::default();
    for games in 0..5 {
        assert!(newcomer.is_provisional() && !newcomer.is_established(), "after {games} games");
        newcomer = after_one(newcomer, rating(1500.0, 45.0), [1, 1], false);
    }
    assert!(!newcomer.is_provisional() && !newcomer.is_established(), "{newcomer:?}");
    let (least, most) = newcomer.range();
    assert!((most - least - 4.0 * newcomer.deviation).abs() < 1e-9);
}

#[test]
fn absence_makes_uncertain() {
    let veteran = rating(1800.0, 60.0);
    assert_eq!(veteran.after(Duration::ZERO), veteran);
    let year = veteran.after(YEAR);
    assert!((year.deviation - 110.0).abs() < 0.001 && year.value == 1800.0, "{year:?}");
    assert_eq!(veteran.after(100 * YEAR).deviation, Rating::default().deviation);
}

#[test]
fn a_place_is_kept_until_it_is_too_uncertain() {
    let veteran = rating(1800.0, 60.0);
    let last = veteran.after(veteran.established_for().expect("it is"));
    assert!((last.deviation - 75.0).abs() < 1e-9, "{last:?}");
    assert!(last.after(Duration::from_secs(60)).established_for().is_none());
    assert!(Rating::default().established_for().is_none());
}

/// Random numbers that are the same in every run.
struct Random(u64);

impl Random {
    /// A number from 0 to 1.
    fn fraction(&mut self) -> f64 {
        self.0 = splitmix64(self.0);
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A normally distributed number: twelve fractions have the variance 1.
    fn normal(&mut self, mean: f64, deviation: f64) -> f64 {
        let sum: f64 = (0..12).map(|_| self.fraction()).sum();
        mean + deviation * (sum - 6.0)
    }

    /// The places of a game between players of these strengths.
    fn game(&mut self, strength: f64, opponent: f64) -> [u8; 2] {
        let expected = (1.0 + 10_f64.powf((opponent - strength) / 400.0)).recip();
        if self.fraction() < expected { WON } else { LOST }
    }
}

/// One opponent of a newcomer: the rating, and the true strength.
type Opponent = (Rating, f64);

/// Plays 20 games, one a day, of 5,000 newcomers whose true strengths are spread by 400 points around 1400. Returns the
/// median of the errors after 5 and after 20 games.
fn newcomers(
    seed: u64,
    is_computer: bool,
    mut opponent: impl FnMut(&mut Random, usize, &[[u8; 2]]) -> Opponent,
) -> [f64; 2] {
    const NEWCOMERS: usize = 5000;
    let mut random = Random(seed);
    let mut errors = [Vec::new(), Vec::new()];
    for number in 0..NEWCOMERS {
        let strength = random.normal(1400.0, 400.0);
        let (mut rating, mut results) = (Rating::default(), Vec::new());
        for game in 1..=20 {
            let (opponent, opponents_strength) = opponent(&mut random, number, &results);
            let places = random.game(strength, opponents_strength);
            results.push(places);
            let before = rating.after(DAY);
            rating = after_one(before, opponent, places, is_computer);
            assert!(game > 1 || (rating.value - 1500.0).abs() <= 350.0, "{rating:?} after a first game");
            match game {
                5 => errors[0].push((rating.value - strength).abs()),
                20 => errors[1].push((rating.value - strength).abs()),
                _ => {}
            }
        }
    }
    errors.map(|mut errors| {
        errors.sort_by(f64::total_cmp);
        errors[errors.len() / 2]
    })
}

/// Plays the computer of level 3 first, the next higher level after a win and the next lower one after a loss. Every
/// fourth newcomer plays the same game.
fn climb(_: &mut Random, number: usize, results: &[[u8; 2]]) -> Opponent {
    let step = |level: u8, places: &[u8; 2]| match *places == WON {
        true => (level + 1).min(Level::MAX.number()),
        false => (level - 1).max(1),
    };
    let level = Level::new(results.iter().fold(3, step)).expect("a level");
    let value = f64::from(rating_of_level(GameKind::ALL[number % GameKind::ALL.len()], level));
    (Rating::fixed(value), value)
}

/// Plays anybody: people of any strength, whose ratings are as far off as their deviations say.
fn anybody(random: &mut Random, _: usize, _: &[[u8; 2]]) -> Opponent {
    let strength = random.normal(1500.0, 300.0);
    let deviation = 45.0 + 75.0 * random.fraction();
    (rating(random.normal(strength, deviation), deviation), strength)
}

#[test]
fn ten_thousand_newcomers_are_rated_closely_after_few_games() {
    for (name, [after_5, after_20]) in
        [("computers", newcomers(1, true, climb)), ("people", newcomers(2, false, anybody))]
    {
        println!("{name}: median error {after_5:.0} after 5 games, {after_20:.0} after 20");
        assert!(after_5 <= 200.0, "{name}: {after_5:.0} after 5 games");
        assert!(after_20 <= 110.0, "{name}: {after_20:.0} after 20 games");
    }
}
