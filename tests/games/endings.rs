//! Endings of Basileus: what the tables know is what hints, reviews and puzzles say.

use bside_games::coach::{Analysis, Review, ReviewPosition, Suggestion};
use bside_games::i18n::{Localizer, record_review_text};
use bside_games::puzzles::{Goal, Theme, find_ending};
use bside_games::rules::{AnyPosition, Game, GameKind, History, Setup};
use bside_games::search::{
    Budget, Level, PlayerProfile, ProvenResult, TablebaseResult, search, splitmix64, tablebase,
    tablebase_result,
};

/// Endings with one man besides the kings, whose tables every process has.
const THREE_MEN: [&str; 3] =
    ["8b/9/9/9/4P4/9/9/B8 0 --", "B8/9/9/9/9/2F6/9/8b 0 --", "9/9/4b4/9/9/5P3/9/B8 0 --"];
/// Endings of the same kind in which the man has to flee, and not to every cell.
const ATTACKED: [&str; 2] = ["9/9/9/9/9/6F2/6b2/1B7 0 --", "9/9/9/9/9/B5F2/6b2/9 0 --"];
/// Endings with two men besides the kings, won by seat 0.
const FOUR_MEN: [&str; 3] =
    ["8b/9/9/9/4P4/9/2P6/B8 0 --", "8b/9/9/4F4/9/9/2P6/B8 0 --", "8b/9/3F5/9/9/9/5F3/B8 0 --"];

/// The positions of the winning seat in the line that hints play from an ending which seat 0 wins. Each hint says how many turns are left,
/// and they are as many.
fn won_line(fen: &str) -> Vec<AnyPosition> {
    let mut position: AnyPosition =
        GameKind::Basileus.from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let (mut left, mut positions) = (None, Vec::new());
    while let Some(seat) = position.seat() {
        let hint = Suggestion::find(&History::new(position.clone()), 3_000).expect("it goes on");
        let turns = match hint.proven {
            Some(ProvenResult::Win(turns)) if seat == 0 => turns,
            Some(ProvenResult::Loss(turns)) if seat == 1 => turns,
            other => panic!("{fen}: {other:?} in {}", position.fen()),
        };
        assert!(left.is_none_or(|left| left == turns), "{fen}: {turns} in {}", position.fen());
        assert!(left.is_some() || turns > 8, "{fen}: {turns} turns are no test of the tables");
        positions.extend((seat == 0).then(|| position.clone()));
        position.play(&hint.turn).expect("legal");
        left = Some(turns - 1);
    }
    assert_eq!((left, position.places().get(0)), (Some(0), Some(1)), "{fen}");
    positions
}

/// Whether a seat wins, draws or loses under best play, as 1, 0 or -1.
pub fn ending_result(position: &AnyPosition, seat: usize) -> i32 {
    let for_seat = |value: i32| if position.seat() == Some(seat) { value } else { -value };
    match tablebase_result(position) {
        Some(TablebaseResult::Win(_)) => for_seat(1),
        Some(TablebaseResult::Loss(_)) => for_seat(-1),
        Some(TablebaseResult::Draw) => 0,
        None => {
            assert_eq!(position.seat(), None, "no table has {}", position.fen());
            if position.places().get(seat) == Some(1) { 1 } else { -1 }
        }
    }
}

fn after(position: &AnyPosition, turn: &str) -> AnyPosition {
    let mut after = position.clone();
    after.play(turn).expect("legal");
    after
}

/// Looks for puzzles in positions that seat 0 wins. The first turn of each is the only one that keeps the win, but for those that are told
/// to be as good. Returns the number of puzzles.
fn check_puzzles(positions: &[AnyPosition]) -> usize {
    let found: Vec<_> = positions.iter().filter_map(find_ending).collect();
    for puzzle in &found {
        let fen = puzzle.position.fen();
        assert_eq!(puzzle.goal, Goal::Win, "{fen}");
        assert!(puzzle.themes.ends_with(&[Theme::Ending]), "{fen}: {:?}", puzzle.themes);
        for turn in puzzle.position.legal_turns() {
            let keeps = ending_result(&after(&puzzle.position, &turn), 0) == 1;
            assert_eq!(keeps, puzzle.solution[0].contains(&turn), "{fen}: {turn}");
        }
        if let Some(own_turns) = puzzle.wins_in {
            let Some(TablebaseResult::Win(turns)) = tablebase_result(&puzzle.position) else {
                panic!("{fen}: not a win");
            };
            assert_eq!(ProvenResult::Win(turns).own_turns(), own_turns, "{fen}");
            let best = after(&puzzle.position, &puzzle.solution[0][0]);
            assert_eq!(tablebase_result(&best), Some(TablebaseResult::Loss(turns - 1)), "{fen}");
        }
    }
    found.len()
}

/// A game of a weak computer player against itself until so many men are left, in a position which the seat to act wins, and in which it
/// then gives the win away. Returns the number of turns before that and those that the win takes.
fn given_away(men: usize) -> (Game, usize, u32) {
    let setup = Setup::new(GameKind::Basileus, None, None).expect("a set-up");
    let player = PlayerProfile::at_level(setup, Level::new(3).expect("a level"));
    for number in 0..200_u64 {
        let mut game = Game::new(setup);
        while let Some(seat) = game.seat() {
            let position = game.position();
            if position.man_count() == men
                && let Some(TablebaseResult::Win(turns)) = tablebase_result(position)
                && turns > 8
                && let Some(bad) =
                    position.legal_turns().iter().find(|turn| ending_result(&after(position, turn), seat) < 1)
            {
                let before = game.turns().len();
                game.play(bad).expect("legal");
                game.withdraw(seat);
                return (game, before, turns);
            }
            let seed = splitmix64((number << 32) ^ game.turns().len() as u64);
            let found = search(game.history(), &player, Budget::nodes(60), seed).expect("it goes on");
            game.play(found.best_turn()).expect("legal");
        }
    }
    panic!("no game came to such an ending");
}

/// A review of a game whose last turn gives a win away says so, and how long the win takes.
fn check_review(men: usize) {
    let (game, before, turns) = given_away(men);
    let positions = &ReviewPosition::all(&game)[before..];
    let analyses: Vec<Analysis> =
        positions.iter().map(|position| position.analyze(Budget::nodes(2_000))).collect();
    let review = Review::new(positions, &analyses, &[0, 1], || Budget::nodes(2_000));
    let mistake = review.mistakes.first().expect("a mistake");
    assert_eq!(mistake.better.proven, Some(ProvenResult::Win(turns)), "{men}: {mistake:?}");
    assert!(mistake.best_chance > 0.99 && mistake.chance_after < 0.51, "{men}: {mistake:?}");
    let text =
        record_review_text(&Localizer::english(), &["Ana".to_owned(), "Ben".to_owned()], &game, &review);
    let own_turns = turns.div_ceil(2);
    assert!(text.contains(&format!("It wins by force within {own_turns} moves.")), "{text}");
}

#[test]
fn hints_win_an_ending_in_exactly_as_many_turns_as_they_say() {
    for fen in THREE_MEN {
        won_line(fen);
    }
}

#[test]
fn reviews_say_how_long_a_win_takes_that_was_given_away() {
    check_review(3);
}

#[test]
fn puzzles_in_endings_are_exact() {
    let positions =
        ATTACKED.map(|fen| GameKind::Basileus.from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}")));
    // One turn saves the officer and wins, but the win takes too many turns for a puzzle.
    assert_eq!(check_puzzles(&positions), 0);
    crate::puzzles::check_endings(3);
}

#[test]
#[ignore = "needs the tables of four men, and all searches of the process use them: run it alone"]
fn the_tables_of_four_men_are_used_by_hints_reviews_and_puzzles() {
    let folder = std::env::var_os("BSIDE_ENDINGS").expect("the folder of `bside solve`");
    tablebase::open(folder.as_ref()).expect("the tables");
    for fen in FOUR_MEN {
        check_puzzles(&won_line(fen));
    }
    check_review(4);
    crate::puzzles::check_endings(4);
}
