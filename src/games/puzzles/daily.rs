//! Which puzzle is that of the day: the games that fit a place take turns, and of each the place gets all puzzles that fit its people,
//! by lot, before one of them comes again.

use super::{Puzzle, PuzzleNumber, PuzzleRatings, puzzles};
use crate::rules::GameKind;
use crate::search::splitmix64;
use crate::table::PlayerId;

/// A puzzle that was that of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastPuzzle {
    /// The game of the puzzle.
    pub game: GameKind,
    /// The number of the puzzle among those of its game.
    pub number: PuzzleNumber,
    /// The day, in days since 1970.
    pub day: i64,
}

/// The games of which a place has chosen to get puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyGames {
    /// All games in turn.
    All,
    /// This game.
    One(GameKind),
}

impl DailyGames {
    /// All of them.
    pub fn all() -> impl Iterator<Item = DailyGames> {
        [DailyGames::All].into_iter().chain(GameKind::ALL.map(DailyGames::One))
    }

    /// The name in the database and in options.
    pub fn name(self) -> &'static str {
        match self {
            DailyGames::All => "all",
            DailyGames::One(game) => game.name(),
        }
    }
}

/// The games that people in a place have to do with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentGames {
    /// Those that they have played.
    pub played: Vec<GameKind>,
    /// Those whose puzzle of a day they have tried.
    pub tried: Vec<GameKind>,
    /// Those of which they were shown a puzzle of a day.
    pub shown: Vec<GameKind>,
}

impl RecentGames {
    /// The games of which puzzles fit this place: those that its people play, and where they only solve puzzles, all but those whose
    /// puzzle nobody has tried. All games if there are no others.
    pub fn fitting(&self) -> Vec<GameKind> {
        let fits = |game: &GameKind| {
            let is_new = self.played.is_empty() && !self.shown.contains(game);
            self.played.contains(game) || self.tried.contains(game) || is_new
        };
        let fitting: Vec<GameKind> = GameKind::ALL.into_iter().filter(fits).collect();
        if fitting.is_empty() { GameKind::ALL.to_vec() } else { fitting }
    }
}

/// The game of the puzzle of a day: the one of these that was not that of a day for longest. Those that never were take turns.
pub fn daily_game(day: i64, games: &[GameKind], past: &[PastPuzzle]) -> Option<GameKind> {
    let with_puzzles = games.iter().copied().filter(|game| !puzzles(*game).is_empty());
    let games: Vec<GameKind> = with_puzzles.collect();
    let first = usize::try_from(day).ok()?.checked_rem(games.len())?;
    let last = |game: GameKind| past.iter().filter(|known| known.game == game).map(|known| known.day).max();
    games[first..].iter().chain(&games[..first]).copied().min_by_key(|game| last(*game))
}

/// The puzzle of a day among these of one game, after those that were posted in the same place; `place` decides the lots. `None` if
/// there are no puzzles.
pub fn daily_puzzle(place: u64, fitting: &[&'static Puzzle], past: &[PastPuzzle]) -> Option<&'static Puzzle> {
    let last = |puzzle: &Puzzle| {
        let same = past.iter().filter(|known| (known.game, known.number) == (puzzle.game(), puzzle.number));
        same.map(|known| known.day).max()
    };
    fitting.iter().copied().min_by_key(|puzzle| (last(puzzle), lot(place, puzzle)))
}

/// A number that looks random, always the same for the same place and puzzle.
fn lot(place: u64, puzzle: &Puzzle) -> u64 {
    // Puzzles of different games with the same number get different lots.
    let puzzle = u64::from(puzzle.number) * GameKind::ALL.len() as u64 + puzzle.game() as u64;
    splitmix64(place ^ splitmix64(puzzle))
}

/// The third of the puzzles of a game that is nearest to what people with these ratings of solvable puzzles can solve, half of whom can
/// solve more; `None` without people.
pub fn puzzles_for(ratings: &PuzzleRatings, mut solvable: Vec<i32>) -> Option<Vec<&'static Puzzle>> {
    solvable.sort_unstable();
    let middle = *solvable.get(solvable.len().checked_sub(1)? / 2)?;
    let mut all: Vec<&Puzzle> = puzzles(ratings.game).iter().collect();
    all.sort_by_key(|puzzle| (ratings.of(puzzle).abs_diff(middle), puzzle.number));
    all.truncate(all.len().div_ceil(3));
    Some(all)
}

/// The first answers of the people in a place to its puzzle of a day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct DailyResults {
    /// The number of people who have answered.
    pub tried: usize,
    /// The number of people whose first answer was right.
    pub solved: usize,
    /// The first of them, in the order of their answers.
    pub solvers: Vec<PlayerId>,
}

impl DailyResults {
    /// Upper bound of the solvers that are named.
    const MAX_SOLVERS: usize = 3;

    /// The results that follow from the answers of people, in their order, and whether each is right.
    pub fn new(answers: &[(PlayerId, bool)]) -> DailyResults {
        let solvers: Vec<PlayerId> =
            answers.iter().filter(|(_, is_right)| *is_right).map(|(person, _)| *person).collect();
        DailyResults {
            tried: answers.len(),
            solved: solvers.len(),
            solvers: solvers.into_iter().take(DailyResults::MAX_SOLVERS).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Difficulty;
    use std::collections::BTreeSet;

    /// The puzzles of many days in a place that gets all of these games.
    fn days(place: u64, games: &[GameKind], count: i64) -> Vec<PastPuzzle> {
        let mut past = Vec::new();
        for day in 20_000..20_000 + count {
            let game = daily_game(day, games, &past).expect("a game");
            let all: Vec<&Puzzle> = puzzles(game).iter().collect();
            let puzzle = daily_puzzle(place, &all, &past).expect("there are puzzles");
            past.push(PastPuzzle { game: puzzle.game(), number: puzzle.number, day });
        }
        past
    }

    #[test]
    fn games_take_turns_and_no_puzzle_comes_again_before_all_others() {
        let past = days(7, &GameKind::ALL, 4 * 200);
        for game in GameKind::ALL {
            let numbers: Vec<PuzzleNumber> =
                past.iter().filter(|known| known.game == game).map(|known| known.number).collect();
            let all = puzzles(game).len();
            assert_eq!(numbers.len(), 200, "{game}");
            let first = &numbers[..all.min(200)];
            assert_eq!(first.iter().collect::<BTreeSet<_>>().len(), first.len(), "{game}");
            assert_eq!(numbers[first.len()..], numbers[..200 - first.len()], "then in the same order");
        }
        assert!(past.windows(2).all(|days| days[0].game != days[1].game));
    }

    #[test]
    fn the_games_have_lots_of_their_own() {
        let past = days(7, &GameKind::ALL, 40);
        let same_number = |days: &[PastPuzzle]| days.iter().all(|known| known.number == days[0].number);
        assert!(!past.chunks(4).any(same_number), "{past:?}");
    }

    #[test]
    fn places_have_lots_of_their_own() {
        let days = |place| days(place, &GameKind::ALL, 8);
        assert_ne!(days(7), days(8));
        assert_eq!(days(7), days(7));
    }

    #[test]
    fn another_game_begins_at_once_when_it_is_chosen() {
        let chosen = [GameKind::Biloba, GameKind::Bizingo];
        let mut past = days(7, &chosen[..1], 5);
        assert!(past.iter().all(|known| known.game == GameKind::Biloba));
        for expected in [GameKind::Bizingo, GameKind::Biloba, GameKind::Bizingo] {
            let day = past.last().expect("a day").day + 1;
            assert_eq!(daily_game(day, &chosen, &past), Some(expected));
            past.push(PastPuzzle { game: expected, number: 1, day });
        }
    }

    #[test]
    fn the_games_that_fit_are_those_that_people_play_or_solve() {
        use GameKind::{Basileus, Bilitaire, Biloba, Bizingo};
        let of = |played: &[GameKind], tried: &[GameKind], shown: &[GameKind]| {
            let [played, tried, shown] = [played, tried, shown].map(<[GameKind]>::to_vec);
            let fitting = RecentGames { played, tried, shown }.fitting();
            fitting.into_iter().collect::<BTreeSet<_>>()
        };
        let all = BTreeSet::from(GameKind::ALL);
        assert_eq!(of(&[], &[], &[]), all, "a new server");
        assert_eq!(of(&[], &[], &GameKind::ALL), all, "where nobody does anything");
        assert_eq!(of(&[Basileus], &[], &GameKind::ALL), BTreeSet::from([Basileus]));
        assert_eq!(of(&[Basileus], &[Bizingo], &[Bizingo]), BTreeSet::from([Basileus, Bizingo]));
        let without_biloba = BTreeSet::from([Bizingo, Basileus, Bilitaire]);
        assert_eq!(of(&[], &[Bizingo], &[Bizingo, Biloba]), without_biloba, "the others were not seen yet");
    }

    #[test]
    fn puzzles_fit_the_middle_of_the_people() {
        for game in GameKind::ALL {
            let ratings = PuzzleRatings::new(game, []);
            assert!(puzzles_for(&ratings, Vec::new()).is_none());
            let hardest = |puzzles: &[&Puzzle]| puzzles.iter().map(|puzzle| puzzle.rating).max();
            let for_beginners = puzzles_for(&ratings, vec![700, 800, 2500]).expect("people");
            assert_eq!(for_beginners.len(), puzzles(game).len().div_ceil(3));
            assert!(hardest(&for_beginners) < Some(1500), "{game}: {:?}", hardest(&for_beginners));
            let for_masters = puzzles_for(&ratings, vec![2000, 2400]).expect("people");
            assert!(hardest(&for_masters) > hardest(&Difficulty::Easy.puzzles(&ratings)), "{game}");
        }
    }

    #[test]
    fn the_results_name_the_first_who_solved_it() {
        let [ana, ben, cy, dee, eve] = [1, 2, 3, 4, 5].map(PlayerId);
        let answers = [(eve, true), (ana, false), (ben, true), (cy, true), (dee, true)];
        let results = DailyResults::new(&answers);
        assert_eq!(results, DailyResults { tried: 5, solved: 4, solvers: vec![eve, ben, cy] });
    }
}
