use super::{Puzzle, PuzzleNumber};
use crate::ratings::{self, Rating, RatingSnapshot};
use crate::rules::GameKind;
use crate::table::Timestamp;
use std::collections::BTreeMap;

/// The deviation of a puzzle that nobody has answered. Its rating was measured by computer levels, which fail at other puzzles than
/// people do.
const INITIAL_DEVIATION: f64 = 120.0;

/// The present ratings of the puzzles of one game: those of the collection, as the first answers of people have changed them.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleRatings {
    /// The game of the puzzles.
    pub game: GameKind,
    /// Those of the puzzles that were answered, each at the time of the last answer.
    answered: BTreeMap<PuzzleNumber, RatingSnapshot>,
}

impl PuzzleRatings {
    /// The ratings of the puzzles of a game, given those of the puzzles that were answered.
    pub fn new(
        game: GameKind,
        answered: impl IntoIterator<Item = (PuzzleNumber, RatingSnapshot)>,
    ) -> PuzzleRatings {
        PuzzleRatings { game, answered: answered.into_iter().collect() }
    }

    /// The rating of a puzzle as it is shown.
    pub fn of(&self, puzzle: &Puzzle) -> i32 {
        self.answered.get(&puzzle.number).map_or(puzzle.rating, |known| known.rating.value.round() as i32)
    }

    /// The rating of a puzzle as an opponent. Like that of a player it becomes less certain with time.
    pub fn as_opponent(&self, puzzle: &Puzzle, now: Timestamp) -> Rating {
        let Some(known) = self.answered.get(&puzzle.number) else { return initial_rating(puzzle.rating) };
        let rating = known.as_of(now);
        Rating { deviation: rating.deviation.min(INITIAL_DEVIATION), ..rating }
    }
}

/// The rating of a puzzle before the first answer to it.
fn initial_rating(value: i32) -> Rating {
    Rating { value: f64::from(value), deviation: INITIAL_DEVIATION, games: 0 }
}

/// The ratings of a person and of a puzzle after an answer, as after a game that the person has won by a right one.
pub fn rate_answer([person, puzzle]: [Rating; 2], is_right: bool) -> [Rating; 2] {
    let places = if is_right { [1, 2] } else { [2, 1] };
    let after = ratings::rate(&[person, puzzle], &[false, false], &places);
    [after[0], after[1]]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::puzzles;

    /// The table below the heading *Ratings of puzzles* of `docs/puzzles.md`: the person, whether the answer is right, the puzzle,
    /// and both ratings after it.
    fn documented_cases() -> Vec<([Rating; 2], bool, [Rating; 2])> {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/puzzles.md");
        let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let rating = |text: &str| {
            let (value, deviation) = text.split_once('±').unwrap_or_else(|| panic!("no rating: {text}"));
            let number = |text: &str| text.trim().parse().unwrap_or_else(|_| panic!("no number: {text}"));
            Rating { value: number(value), deviation: number(deviation), games: 0 }
        };
        let case = |line: &str| {
            let [_, _, person, answer, puzzle, person_after, puzzle_after, _] =
                line.split('|').collect::<Vec<_>>()[..]
            else {
                return None;
            };
            let is_right = match answer.trim() {
                "right" => true,
                "wrong" => false,
                _ => return None,
            };
            let [before, after] =
                [[person, puzzle], [person_after, puzzle_after]].map(|ratings| ratings.map(rating));
            Some((before, is_right, after))
        };
        text.lines().filter_map(case).collect()
    }

    #[test]
    fn answers_change_both_ratings_as_computed_by_hand() {
        let cases = documented_cases();
        assert_eq!(cases.len(), 4);
        for (before, is_right, expected) in cases {
            let after = rate_answer(before, is_right);
            for (after, expected) in after.iter().zip(&expected) {
                let is_close = |a: f64, b: f64| (a - b).abs() < 0.051;
                assert!(
                    is_close(after.value, expected.value) && is_close(after.deviation, expected.deviation),
                    "{before:?}, right: {is_right}: {after:?} is not {expected:?}"
                );
            }
        }
    }

    #[test]
    fn a_puzzle_has_the_rating_of_the_collection_until_it_is_answered() {
        let [answered, other, ..] = puzzles(GameKind::Biloba) else { panic!("there are puzzles") };
        let at = Timestamp::UNIX_EPOCH;
        let known = Rating { value: 1234.6, deviation: 60.0, games: 0 };
        let snapshot = RatingSnapshot { rating: known, at };
        let ratings = PuzzleRatings::new(GameKind::Biloba, [(answered.number, snapshot)]);
        assert_eq!((ratings.of(answered), ratings.of(other)), (1235, other.rating));
        assert_eq!(ratings.as_opponent(answered, at), known);
        assert_eq!(ratings.as_opponent(other, at), initial_rating(other.rating));
        let decades_later = Timestamp::from_unix_millis(1_800_000_000_000);
        assert_eq!(ratings.as_opponent(answered, decades_later).deviation, INITIAL_DEVIATION);
    }
}
