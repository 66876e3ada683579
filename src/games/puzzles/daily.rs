//! Which puzzle is that of the day: the games take turns, and each place gets all puzzles of a game, by lot, before one of
//! them comes again.

use super::{Puzzle, PuzzleNumber, puzzles};
use crate::rules::GameKind;
use crate::search::splitmix64;

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

/// The puzzle of a day, after these ones in the same place; `place` decides the lots. `None` if there are no puzzles.
pub fn daily_puzzle(day: i64, place: u64, past: &[PastPuzzle]) -> Option<&'static Puzzle> {
    let games: Vec<GameKind> = GameKind::ALL.into_iter().filter(|game| !puzzles(*game).is_empty()).collect();
    let turn = usize::try_from(day).ok()?.checked_rem(games.len())?;
    let game = games[turn];
    let last = |number: PuzzleNumber| {
        let same = past.iter().filter(|known| (known.game, known.number) == (game, number));
        same.map(|known| known.day).max()
    };
    puzzles(game).iter().min_by_key(|puzzle| (last(puzzle.number), lot(place, puzzle)))
}

/// A number that looks random, always the same for the same place and puzzle.
fn lot(place: u64, puzzle: &Puzzle) -> u64 {
    // Puzzles of different games with the same number get different lots.
    let puzzle = u64::from(puzzle.number) * GameKind::ALL.len() as u64 + puzzle.game() as u64;
    splitmix64(place ^ splitmix64(puzzle))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The puzzles of many days in a place.
    fn days(place: u64, count: i64) -> Vec<PastPuzzle> {
        let mut past = Vec::new();
        for day in 20_000..20_000 + count {
            let puzzle = daily_puzzle(day, place, &past).expect("there are puzzles");
            past.push(PastPuzzle { game: puzzle.game(), number: puzzle.number, day });
        }
        past
    }

    #[test]
    fn games_take_turns_and_no_puzzle_comes_again_before_all_others() {
        let past = days(7, 4 * 200);
        for game in GameKind::ALL {
            let numbers: Vec<PuzzleNumber> =
                past.iter().filter(|known| known.game == game).map(|known| known.number).collect();
            let all = puzzles(game).len();
            assert_eq!(numbers.len(), 200, "{game}");
            assert_eq!(numbers[..all].iter().collect::<BTreeSet<_>>().len(), all, "{game}");
            assert_eq!(numbers[all..], numbers[..200 - all], "then they come again in the same order");
        }
        assert!(past.windows(2).all(|days| days[0].game != days[1].game));
    }

    #[test]
    fn the_games_have_lots_of_their_own() {
        let past = days(7, 40);
        let same_number = |days: &[PastPuzzle]| days.iter().all(|known| known.number == days[0].number);
        assert!(!past.chunks(4).any(same_number), "{past:?}");
    }

    #[test]
    fn places_have_lots_of_their_own() {
        assert_ne!(days(7, 8), days(8, 8));
        assert_eq!(days(7, 8), days(7, 8));
    }
}
