use super::{Puzzle, PuzzleFilter, PuzzleNumber, PuzzleRatings, puzzles, rate_answer};
use crate::ratings::{Rating, RatingSnapshot};
use crate::rules::GameKind;
use crate::search::{Level, rating_of_level};
use crate::table::Timestamp;
use std::collections::BTreeMap;

/// The first answer of a person to a puzzle, which alone counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstAnswer {
    /// The game of the puzzle.
    pub game: GameKind,
    /// The number of the puzzle.
    pub number: PuzzleNumber,
    /// The rating of the puzzle at that time.
    pub puzzle_rating: i32,
    /// The deviation of that rating.
    pub puzzle_deviation: i32,
    /// Whether it was right; `None` after a hint, when the puzzle does not count.
    pub is_right: Option<bool>,
    /// The time of the answer.
    pub at: Timestamp,
}

/// The answers of a person to the puzzles of one game, and what follows from them.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// The game whose puzzles are counted.
    pub game: GameKind,
    /// Whether each was right; `None` with a hint.
    answers: BTreeMap<PuzzleNumber, Option<bool>>,
    /// The rating after the last answer; `None` before the first.
    last: Option<RatingSnapshot>,
    /// The right answers in a row up to now, and the most there have been.
    pub streak: usize,
    /// See [`Progress::streak`].
    pub longest_streak: usize,
}

/// How hard a puzzle is, compared with the others of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difficulty {
    /// The easiest third, as far as the solution or the win takes few turns.
    Easy,
    /// The middle third, and what is long of the easiest one.
    Medium,
    /// The hardest third.
    Hard,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// The name of the difficulty in commands, in the ids of buttons and in the keys of texts.
    pub fn name(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        }
    }

    /// The puzzles of a game with these ratings that are this hard, the easiest first. They are not in the order of their numbers: a
    /// collection grows by puzzles of all ratings.
    pub fn puzzles(self, ratings: &PuzzleRatings) -> Vec<&'static Puzzle> {
        let mut all: Vec<&Puzzle> = puzzles(ratings.game).iter().collect();
        all.sort_by_key(|puzzle| (ratings.of(puzzle), puzzle.number));
        let count = all.len();
        let of = |rank: usize, puzzle: &Puzzle| match rank * Difficulty::ALL.len() / count {
            0 if puzzle.is_short() => Difficulty::Easy,
            0 | 1 => Difficulty::Medium,
            _ => Difficulty::Hard,
        };
        let ranked = all.into_iter().enumerate();
        ranked.filter(|(rank, puzzle)| of(*rank, puzzle) == self).map(|(_, puzzle)| puzzle).collect()
    }
}

impl Progress {
    /// The progress that follows from the answers to puzzles of one game, in their order; those of other games are left out.
    pub fn new(game: GameKind, answers: &[FirstAnswer]) -> Progress {
        let mut progress =
            Progress { game, answers: BTreeMap::new(), last: None, streak: 0, longest_streak: 0 };
        answers.iter().filter(|answer| answer.game == game).for_each(|answer| progress.add(answer));
        progress
    }

    /// The progress at all games at which there are answers that count.
    pub fn of_all_games(answers: &[FirstAnswer]) -> Vec<Progress> {
        let all = GameKind::ALL.into_iter().map(|game| Progress::new(game, answers));
        all.filter(|progress| progress.answered() > 0).collect()
    }

    /// Adds an answer to another puzzle. Later answers to the same one do not count.
    pub fn add(&mut self, answer: &FirstAnswer) {
        if self.has_answered(answer.number) {
            return;
        }
        self.answers.insert(answer.number, answer.is_right);
        let Some(is_right) = answer.is_right else { return };
        let [value, deviation] = [answer.puzzle_rating, answer.puzzle_deviation].map(f64::from);
        let puzzle = Rating { value, deviation, games: 0 };
        let [rating, _] = rate_answer([self.rating(answer.at), puzzle], is_right);
        self.last = Some(RatingSnapshot { rating, at: answer.at });
        self.streak = if is_right { self.streak + 1 } else { 0 };
        self.longest_streak = self.longest_streak.max(self.streak);
    }

    /// Whether there is an answer to a puzzle, or a hint was taken.
    pub fn has_answered(&self, number: PuzzleNumber) -> bool {
        self.answers.contains_key(&number)
    }

    /// Whether a hint was the first answer to a puzzle, so that it does not count.
    pub fn is_hinted(&self, number: PuzzleNumber) -> bool {
        self.answers.get(&number) == Some(&None)
    }

    /// The rating at puzzles, by the rule for games with the puzzles as opponents.
    pub fn rating(&self, now: Timestamp) -> Rating {
        self.last.map_or_else(Rating::default, |last| last.as_of(now))
    }

    /// The number of puzzles that were answered without a hint.
    pub fn answered(&self) -> usize {
        self.answers.values().flatten().count()
    }

    /// The number of puzzles whose first answer was right.
    pub fn solved(&self) -> usize {
        self.answers.values().flatten().filter(|is_right| **is_right).count()
    }

    /// The rating of puzzles that this person can probably solve: the lower end of what the rating may be. The first puzzle is one for
    /// newcomers.
    pub fn solvable_rating(&self, now: Timestamp) -> i32 {
        if self.last.is_none() {
            return rating_of_level(self.game, Level::MIN);
        }
        let (lowest, _) = self.rating(now).range();
        lowest as i32
    }

    /// The next puzzle after those that were shown last, in their order: if possible none of them, not answered or else not solved at
    /// first. Of these it is the easiest one of the chosen difficulty, or without one that whose rating is nearest to what the
    /// person can probably solve. `None` if there is no other puzzle.
    pub fn next(
        &self,
        ratings: &PuzzleRatings,
        filter: PuzzleFilter,
        shown: &[PuzzleNumber],
        now: Timestamp,
    ) -> Option<&'static Puzzle> {
        let candidates = filter.puzzles(ratings);
        let solvable = self.solvable_rating(now);
        candidates.into_iter().filter(|puzzle| shown.last() != Some(&puzzle.number)).min_by_key(|puzzle| {
            let state = match self.answers.get(&puzzle.number) {
                None => 0,
                Some(None | Some(false)) => 1,
                Some(Some(true)) => 2,
            };
            let distance = match filter.difficulty {
                Some(_) => ratings.of(puzzle),
                None => distance(ratings.of(puzzle), solvable),
            };
            (shown.contains(&puzzle.number), state, distance, puzzle.number)
        })
    }
}

/// How little a puzzle of this rating fits somebody who can probably solve `solvable`: better too easy than too hard.
fn distance(rating: i32, solvable: i32) -> i32 {
    if rating > solvable { 2 * (rating - solvable) } else { solvable - rating }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn answer(number: PuzzleNumber, puzzle_rating: i32, is_right: bool) -> FirstAnswer {
        let at = Timestamp::from_unix_millis(i64::from(number) * 1000);
        FirstAnswer {
            game: GameKind::Biloba,
            number,
            puzzle_rating,
            puzzle_deviation: 120,
            is_right: Some(is_right),
            at,
        }
    }

    /// The ratings of the collection.
    fn ratings(game: GameKind) -> PuzzleRatings {
        PuzzleRatings::new(game, [])
    }

    fn of(difficulty: Difficulty) -> PuzzleFilter {
        PuzzleFilter { difficulty: Some(difficulty), theme: None }
    }

    fn now() -> Timestamp {
        Timestamp::from_unix_millis(1_000_000)
    }

    #[test]
    fn only_the_first_answer_to_a_puzzle_counts() {
        let answers = [answer(1, 1500, true), answer(1, 1500, false), answer(2, 1500, true)];
        let progress = Progress::new(GameKind::Biloba, &answers);
        assert_eq!((progress.answered(), progress.solved()), (2, 2));
        assert_eq!((progress.streak, progress.longest_streak), (2, 2));
        assert!(progress.rating(now()).value > 1500.0);
        let other = Progress::new(GameKind::Bizingo, &answers);
        assert_eq!((other.answered(), other.rating(now())), (0, Rating::default()));
        assert_eq!(Progress::of_all_games(&answers), [progress]);
    }

    #[test]
    fn a_wrong_answer_ends_the_streak_and_lowers_the_rating() {
        let mut progress = Progress::new(GameKind::Biloba, &[answer(1, 1500, true), answer(2, 1500, true)]);
        let before = progress.rating(now()).value;
        progress.add(&answer(3, 900, false));
        assert!(progress.rating(now()).value < before);
        assert_eq!((progress.streak, progress.longest_streak), (0, 2));
    }

    #[test]
    fn a_puzzle_with_a_hint_does_not_count() {
        let mut progress = Progress::new(GameKind::Biloba, &[answer(1, 1500, true), answer(2, 1500, true)]);
        let before = progress.clone();
        progress.add(&FirstAnswer { is_right: None, ..answer(3, 900, false) });
        assert_eq!((progress.answered(), progress.solved()), (2, 2));
        assert!(progress.has_answered(3));
        assert_eq!((progress.streak, progress.rating(now())), (2, before.rating(now())));
        assert!(progress.is_hinted(3) && !progress.is_hinted(2) && !progress.is_hinted(4));
        progress.add(&answer(3, 900, true));
        assert_eq!(progress.solved(), 2, "the hint was first");
    }

    #[test]
    fn unanswered_puzzles_come_first_and_then_those_that_were_not_solved() {
        for game in GameKind::ALL {
            let all = puzzles(game);
            let missed = all[2].number;
            let answers: Vec<FirstAnswer> = all
                .iter()
                .map(|puzzle| FirstAnswer {
                    game,
                    ..answer(puzzle.number, puzzle.rating, puzzle.number != missed)
                })
                .collect();
            let mut progress = Progress::new(game, &[]);
            let mut seen = Vec::new();
            let last = |seen: &[PuzzleNumber]| seen.last().copied().into_iter().collect::<Vec<_>>();
            for _ in all {
                let next = progress.next(&ratings(game), PuzzleFilter::default(), &last(&seen), now());
                let next = next.expect("there are puzzles");
                assert!(!seen.contains(&next.number), "{game}: {}", next.number);
                let answer = answers.iter().find(|answer| answer.number == next.number);
                progress.add(answer.expect("an answer to each"));
                seen.push(next.number);
            }
            let next = progress.next(&ratings(game), PuzzleFilter::default(), &last(&seen), now());
            assert!(next.is_some_and(|next| next.number == missed || seen.last() == Some(&missed)), "{game}");
        }
    }

    #[test]
    fn puzzles_that_were_skipped_come_last() {
        for game in GameKind::ALL {
            let progress = Progress::new(game, &[]);
            let mut shown = Vec::new();
            for _ in 0..12 {
                let next = progress.next(&ratings(game), PuzzleFilter::default(), &shown, now());
                let next = next.expect("there are puzzles");
                assert!(!shown.contains(&next.number), "{game}: {shown:?}, then {}", next.number);
                shown.push(next.number);
            }
            let all: Vec<PuzzleNumber> = puzzles(game).iter().map(|puzzle| puzzle.number).collect();
            let again = progress
                .next(&ratings(game), PuzzleFilter::default(), &all, now())
                .expect("one of those that were skipped");
            assert_ne!(Some(&again.number), all.last(), "{game}");
        }
    }

    #[test]
    fn a_chosen_difficulty_begins_with_its_easiest_puzzles() {
        for game in GameKind::ALL {
            for difficulty in Difficulty::ALL {
                let easiest = difficulty.puzzles(&ratings(game)).iter().map(|puzzle| puzzle.rating).min();
                let next = Progress::new(game, &[]).next(&ratings(game), of(difficulty), &[], now());
                assert_eq!(next.map(|next| next.rating), easiest, "{game} {difficulty:?}");
            }
        }
    }

    #[test]
    fn a_difficulty_is_a_third_of_the_puzzles_and_nothing_long_is_easy() {
        for game in GameKind::ALL {
            let all = puzzles(game).len();
            let of_each = Difficulty::ALL.map(|difficulty| difficulty.puzzles(&ratings(game)));
            let numbers: BTreeSet<PuzzleNumber> =
                of_each.iter().flatten().map(|puzzle| puzzle.number).collect();
            assert_eq!((of_each.iter().map(Vec::len).sum(), numbers.len()), (all, all), "{game}");
            assert!(of_each.iter().all(|here| here.is_sorted_by_key(|puzzle| puzzle.rating)), "{game}");
            let [easy, medium, hard] = &of_each;
            assert!(easy.len() <= all.div_ceil(3) && hard.len() <= all.div_ceil(3), "{game}");
            assert!(easy.len() >= all / 5, "{game}: {} of {all} are easy", easy.len());
            let is_long = |puzzle: &&Puzzle| puzzle.wins_within_after(0).unwrap_or(puzzle.own_turns()) > 2;
            assert_eq!(easy.iter().copied().find(is_long).map(|puzzle| puzzle.number), None, "{game}");
            let hardest = medium.iter().map(|puzzle| puzzle.rating).max();
            assert!(hard.iter().all(|puzzle| Some(puzzle.rating) >= hardest), "{game}");
            for difficulty in Difficulty::ALL {
                let next = Progress::new(game, &[]).next(&ratings(game), of(difficulty), &[], now());
                let mut here = difficulty.puzzles(&ratings(game)).into_iter();
                assert!(next.is_none_or(|next| here.any(|puzzle| puzzle.number == next.number)));
            }
        }
    }

    /// The ratings of the first puzzles of a newcomer who solves all of them or none.
    fn first_ratings(game: GameKind, is_right: bool) -> Vec<i32> {
        let (ratings, mut progress) = (ratings(game), Progress::new(game, &[]));
        let next = |_| {
            let puzzle =
                progress.next(&ratings, PuzzleFilter::default(), &[], now()).expect("there are puzzles");
            progress.add(&FirstAnswer { game, ..answer(puzzle.number, puzzle.rating, is_right) });
            puzzle.rating
        };
        (0..5).map(next).collect()
    }

    #[test]
    fn the_first_puzzles_of_newcomers_are_easy_and_follow_their_answers() {
        for game in GameKind::ALL {
            let (solved, failed) = (first_ratings(game, true), first_ratings(game, false));
            let first = f64::from(solved[0]);
            let expected =
                |level| 1.0 / (1.0 + 10f64.powf((first - f64::from(rating_of_level(game, level))) / 400.0));
            let low_levels: f64 = Level::all().take(3).map(expected).sum();
            assert!(low_levels / 3.0 > 0.5, "{game}: {first}");
            assert!(solved.is_sorted() && solved[4] > solved[0], "{game}: {solved:?}");
            assert!(failed.is_sorted_by(|a, b| a >= b) && failed[4] < failed[0], "{game}: {failed:?}");
        }
    }

    #[test]
    fn puzzles_are_chosen_by_their_present_ratings() {
        let game = GameKind::Bizingo;
        let hardest = *Difficulty::Hard.puzzles(&ratings(game)).last().expect("there are puzzles");
        let rating = Rating { value: 300.0, deviation: 60.0, games: 0 };
        let easy_now = PuzzleRatings::new(game, [(hardest.number, RatingSnapshot { rating, at: now() })]);
        let expected = if hardest.is_short() { Difficulty::Easy } else { Difficulty::Medium };
        assert_eq!(expected.puzzles(&easy_now).first().map(|puzzle| puzzle.number), Some(hardest.number));
        assert!(Difficulty::Hard.puzzles(&easy_now).iter().all(|puzzle| puzzle.number != hardest.number));
    }
}
