//! Puzzles: each is solved by its solution and by nothing else, and a win that is asked for is one.

use crate::endings::ending_result;
use bside_games::coach::Suggestion;
use bside_games::i18n::{Localizer, daily_puzzle_text, puzzle_scene, puzzle_wrong_text};
use bside_games::puzzles::{Attempt, DailyResults, Puzzle, Theme, TryOutcome, Verdict, puzzle, puzzles};
use bside_games::rules::{AnyPosition, Cell, Effect, GameKind, Seat};
use bside_games::search::{ProvenResult, TablebaseResult, tablebase_result};
use bside_games::table::PlayerId;
use std::collections::HashSet;

fn all() -> impl Iterator<Item = &'static Puzzle> {
    GameKind::ALL.into_iter().flat_map(puzzles)
}

fn id(puzzle: &Puzzle) -> String {
    format!("{} {}", puzzle.game(), puzzle.number)
}

#[test]
fn puzzles_are_numbered_and_have_themes() {
    for game in GameKind::ALL {
        let numbers: Vec<u32> = puzzles(game).iter().map(|puzzle| puzzle.number).collect();
        // One that is taken out leaves a gap.
        assert!(numbers.iter().all(|number| *number > 0), "{game}");
        assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{game}: {numbers:?}");
        assert!(numbers.len() >= 250, "{game}: {}", numbers.len());
        for theme in Theme::ALL {
            let count = puzzles(game).iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
            assert!(count * 3 <= numbers.len(), "{game}: {} of {} are {theme:?}", count, numbers.len());
        }
        assert!(puzzle(game, 0).is_none() && puzzle(game, u32::MAX).is_none(), "{game}");
    }
    for puzzle in all() {
        let id = id(puzzle);
        assert!((400..=2800).contains(&puzzle.rating), "{id}: {}", puzzle.rating);
        let themes: HashSet<&str> = puzzle.themes.iter().map(|theme| theme.name()).collect();
        assert!(!themes.is_empty() && themes.len() == puzzle.themes.len(), "{id}: {themes:?}");
        // A solution that ends with the win of the solver is a proven one.
        let is_win = puzzle.is_win();
        assert!(puzzle.wins_within().is_none() || is_win, "{id}");
        let is_ending = puzzle.themes.contains(&Theme::Ending);
        assert!(
            puzzle.wins_in.is_none() || is_win && is_ending && puzzle.wins_within().is_none(),
            "{id}: the win is not shown to its end"
        );
    }
}

#[test]
fn every_solution_is_legal_and_accepted() {
    for puzzle in all() {
        let id = id(puzzle);
        let places = puzzle.position.places();
        assert!(puzzle.position.seat().is_some() && places.seats() == 2, "{id}");
        assert!((1..=6).contains(&puzzle.own_turns()), "{id}");
        // The first and the last turn are the solver's.
        assert_eq!(puzzle.states().last().map(|(turns, _)| turns), Some(puzzle.solution.len() - 1), "{id}");
        let mut position = puzzle.position.clone();
        for (number, turns) in puzzle.solution.iter().enumerate() {
            for turn in turns {
                assert_eq!(position.parse_turn(turn).as_ref(), Ok(turn), "{id}: canonical and legal");
            }
            if position.seat() == Some(puzzle.seat()) {
                let is_last = number + 1 == puzzle.solution.len();
                let expected = if is_last { Verdict::Solved } else { Verdict::Right };
                let attempt = puzzle.attempt(number, &turns[0]).expect("legal");
                assert_eq!((attempt.verdict, &attempt.turn), (expected, &turns[0]), "{id}");
                for other in &turns[1..] {
                    assert_eq!(
                        puzzle.attempt(number, other).expect("legal").verdict,
                        Verdict::Solved,
                        "{id}"
                    );
                }
            } else {
                assert_eq!(turns.len(), 1, "{id}: a reply has no alternatives");
            }
            position.play(&turns[0]).expect("legal");
        }
        assert!(puzzle.attempt(puzzle.solution.len(), &puzzle.solution[0][0]).is_none(), "{id}");
    }
}

/// The idea of a turn: which man or tiles it moves from where to where, and which men it takes.
fn idea(position: &AnyPosition, turn: &str) -> (String, String, Vec<Cell>) {
    let (_, effects) = position.clone().play(turn).expect("legal");
    let mut taken: Vec<Cell> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Captured { cell, .. } => Some(*cell),
            _ => None,
        })
        .collect();
    taken.sort_unstable();
    // Without a demand and replacements. A forced capture of Biloba has nothing but these.
    let step = turn.split(['!', ',']).next().filter(|step| !step.contains('>')).unwrap_or_default();
    let mut places = step.split(['-', 'x']);
    let from = places.next().unwrap_or_default().to_owned();
    (from, places.next_back().unwrap_or_default().to_owned(), taken)
}

#[test]
fn the_turns_that_are_accepted_have_one_idea() {
    for puzzle in all() {
        for (number, position) in puzzle.states() {
            let turns = &puzzle.solution[number];
            let first = idea(&position, &turns[0]);
            for other in &turns[1..] {
                assert_eq!(idea(&position, other), first, "{}: {} and {other}", id(puzzle), turns[0]);
            }
        }
    }
}

/// Wrong turns of a puzzle, each with the number of turns before it.
fn wrong_tries(puzzle: &Puzzle) -> Vec<(usize, Attempt)> {
    let tries = puzzle.states().flat_map(|(number, position)| {
        position
            .legal_turns()
            .into_iter()
            .filter_map(move |turn| Some((number, puzzle.attempt(number, &turn)?)))
    });
    tries.filter(|(_, attempt)| attempt.verdict == Verdict::Wrong).collect()
}

/// Every wrong try is explained by more than the bare reply. In the long form all of them are looked at as the bot does, which takes
/// hours.
#[test]
fn every_wrong_try_is_explained() {
    let is_long = std::env::var_os("BSIDE_LONG").is_some();
    let (nodes, tries_each) = if is_long { (20_000, usize::MAX) } else { (500, 2) };
    let localizer = Localizer::english();
    let (mut tries, mut bare, mut without_fact, mut later) = (0, 0, 0, 0);
    let mut won = Vec::new();
    for puzzle in all() {
        let all = wrong_tries(puzzle);
        let every = all.len().div_ceil(tries_each).max(1);
        for (number, attempt) in all.iter().step_by(every) {
            let refutation = puzzle.refute(*number, attempt, nodes);
            let told = puzzle_wrong_text(&localizer, attempt, &refutation);
            if refutation.outcome == TryOutcome::Win {
                won.push(format!("{}: {}", id(puzzle), attempt.turn));
                continue;
            }
            let reply = refutation.reply.as_ref();
            let proven = reply.and_then(|reply| reply.proven);
            let known = match reply {
                Some(reply) => format!("The reply is **{}**.", reply.turn),
                None => "isn’t the solution.".to_owned(),
            };
            let (_, more) = told.split_once(&known).unwrap_or_else(|| panic!("{told}"));
            let sentences = more.matches(". ").count() + usize::from(!more.is_empty());
            tries += 1;
            bare += usize::from(sentences == 0);
            // The last sentence tells the consequence for the game.
            without_fact += usize::from(sentences == 1 && proven.is_none());
            later += usize::from(more.contains("only shows later"));
        }
    }
    // A search of few positions takes a forced line for a win now and then.
    println!("{} seem to win: {won:?}", won.len());
    assert!(won.len() * 50 < tries, "{won:?}");
    println!(
        "of {tries} tries {bare} have the reply alone, {without_fact} no fact of it, {later} no loss of chances"
    );
    assert_eq!(bare, 0, "of {tries}");
    assert!(later * 10 < tries, "{later} of {tries}");
}

/// Where a solution ends the game, it is called a win only if it is one, and the sides keep their names.
#[test]
fn an_end_is_told_as_it_is() {
    let localizer = Localizer::english();
    let (mut won, mut drawn) = (0, 0);
    for puzzle in all() {
        let Some(last) = puzzle.solution.len().checked_sub(1) else { continue };
        let (before, after) = (puzzle.after(last).0, puzzle.after(last + 1).0);
        let seat = puzzle.seat();
        if after.seat().is_some() || before.seat() != Some(seat) {
            continue;
        }
        let is_draw = after.places().as_slice().iter().all(|place| *place == 1);
        let told = Suggestion::of_turn(&before, &puzzle.solution[last][0], 1).expect("a legal turn");
        assert_eq!(told.proven, (!is_draw).then_some(ProvenResult::Win(1)), "{}", id(puzzle));
        let names = |position: &AnyPosition| puzzle_scene(&localizer, position, seat).names;
        assert_eq!(names(&after), names(&before), "{}", id(puzzle));
        if is_draw { drawn += 1 } else { won += 1 }
    }
    assert!(won > 0 && drawn > 0, "{won} won, {drawn} drawn");
}

#[test]
fn every_other_turn_is_wrong() {
    for puzzle in all() {
        let id = id(puzzle);
        for (number, position) in puzzle.states() {
            let good = &puzzle.solution[number];
            let legal = position.legal_turns();
            assert!(number > 0 || legal.len() >= good.len() + 2, "{id}: little is left to find");
            for turn in legal.iter().filter(|turn| !good.contains(turn)) {
                let attempt = puzzle.attempt(number, turn).expect("legal");
                let wins_at_once = attempt.position.places().get(puzzle.seat()) == Some(1);
                assert!(attempt.verdict == Verdict::Wrong || wins_at_once, "{id}: {turn}");
            }
        }
        for text in ["", "z9", "nonsense"] {
            assert!(puzzle.attempt(0, text).is_none(), "{id}: {text:?}");
        }
    }
}

/// Upper bound of the positions that one proof visits.
const MAX_PROOF: usize = 60_000;

/// Whether a seat wins within this number of its own turns, by trying everything. `None` if that takes too long.
fn wins(position: &AnyPosition, seat: Seat, own_turns: usize, visited: &mut usize) -> Option<bool> {
    *visited += 1;
    if *visited > MAX_PROOF {
        return None;
    }
    let Some(to_act) = position.seat() else { return Some(position.places().as_slice()[seat] == 1) };
    if own_turns == 0 {
        return Some(false);
    }
    let is_own = to_act == seat;
    for turn in position.legal_turns() {
        let mut after = position.clone();
        after.play(&turn).expect("legal");
        // One own turn that wins is enough, and one reply that prevents it is as well.
        if wins(&after, seat, own_turns - usize::from(is_own), visited)? == is_own {
            return Some(is_own);
        }
    }
    Some(!is_own)
}

#[test]
fn wins_are_forced_and_cannot_be_had_sooner() {
    let mut proven = 0;
    for puzzle in all() {
        let (id, Some(own_turns)) = (id(puzzle), puzzle.wins_within()) else { continue };
        let (second, _) = puzzle.after(1);
        let Some(wins_in_time) = wins(&second, puzzle.seat(), own_turns - 1, &mut 0) else { continue };
        assert!(wins_in_time || own_turns == 1, "{id}: {own_turns}");
        proven += 1;
        if let Some(sooner) = wins(&puzzle.position, puzzle.seat(), own_turns - 1, &mut 0) {
            assert!(!sooner, "{id}: it takes less than {own_turns}");
        }
    }
    assert!(proven > 0 || all().count() == 0, "no win was proven");
}

/// Checks the puzzles with so many men that the endgame tables have: exactly the turns of a solution keep the result.
pub fn check_endings(men: usize) {
    let has_so_many = |puzzle: &&Puzzle| puzzle.position.man_count() == men;
    for puzzle in all().filter(has_so_many).filter(|puzzle| tablebase_result(&puzzle.position).is_some()) {
        let (id, seat) = (id(puzzle), puzzle.seat());
        assert!(puzzle.themes.contains(&Theme::Ending), "{id}");
        let expected = ending_result(&puzzle.position, seat);
        for (number, position) in puzzle.states() {
            assert_eq!(ending_result(&position, seat), expected, "{id}: the line keeps the result");
            for turn in position.legal_turns() {
                let mut after = position.clone();
                after.play(&turn).expect("legal");
                let keeps = ending_result(&after, seat) == expected;
                assert_eq!(keeps, puzzle.solution[number].contains(&turn), "{id}: {turn}");
            }
        }
        let Some(own_turns) = puzzle.wins_in else { continue };
        let Some(TablebaseResult::Win(turns)) = tablebase_result(&puzzle.position) else {
            panic!("{id}: not a win");
        };
        assert_eq!(ProvenResult::Win(turns).own_turns(), own_turns, "{id}");
    }
}

#[test]
fn every_puzzle_of_a_day_fits_into_a_message_with_the_last_solution_in_words() {
    let results = DailyResults { tried: 1000, solved: 999, solvers: vec![PlayerId(u64::MAX); 3] };
    for locale in Localizer::locales() {
        let localizer = Localizer::of(&locale);
        for game in GameKind::ALL {
            let longest = puzzles(game).iter().map(|last| {
                let text =
                    daily_puzzle_text(&localizer, (last, last.rating), &results, Some((last, &results)));
                let told = text.split("||").nth(1).expect("the solution").split(" · ").count();
                assert_eq!(told, last.solution.len(), "{locale}, {}: {text}", id(last));
                text.chars().count()
            });
            assert!(longest.max().expect("puzzles") <= 2000, "{locale}, {game}");
        }
    }
}
