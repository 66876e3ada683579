//! Turns put together by pressing: what comes next after the beginning of a turn, in every game.

#[path = "plain/chance.rs"]
mod chance;

use bside::rules::choice::{Asks, Choices, Spot};
use bside::rules::{AnyPosition, Cell, Course, Game, Kind, Mark, Setup};
use chance::Chance;
use std::collections::BTreeSet;

fn start(game: Game, seats: usize) -> Setup {
    Setup::new(game, Some(seats), None).expect("it is played so")
}

/// Visits positions of random games of every kind, those after captures more often.
fn on_random_positions(games: u64, mut visit: impl FnMut(&AnyPosition, &mut Chance)) {
    for game in Game::ALL {
        for seats in game.seats() {
            for seed in 0..games {
                let mut chance = Chance(seed);
                let mut course = Course::new(start(game, seats));
                while course.seat().is_some() {
                    if chance.below(3) == 0 {
                        visit(course.position(), &mut chance);
                    }
                    let turns = course.position().turns();
                    // Long turns are where choosing is hard.
                    let some = [0; 3].map(|_| &turns[chance.below(turns.len())]);
                    let longest = some.into_iter().max_by_key(|turn| turn.len()).expect("three").clone();
                    course.play(&longest).expect("it is legal");
                }
                visit(course.position(), &mut chance);
            }
        }
    }
}

fn ask(position: &AnyPosition, beginning: &str) -> Choices {
    let choices = position.choices(beginning);
    choices.unwrap_or_else(|| panic!("nothing begins with {beginning:?} in {}", position.fen()))
}

/// Presses through all choices and collects the whole turns.
fn press_everything(position: &AnyPosition, beginning: &str, whole: &mut Vec<String>) {
    let choices = ask(position, beginning);
    check_list(position, &choices);
    for choice in choices.list {
        if choice.is_whole {
            whole.push(choice.text);
        } else {
            assert_ne!(choice.text, beginning, "this leads nowhere: {}", position.fen());
            press_everything(position, &choice.text, whole);
        }
    }
}

fn check_list(position: &AnyPosition, choices: &Choices) {
    let place = || format!("{:?} in {}: {:#?}", choices.beginning, position.fen(), choices.list);
    assert!((1..=100).contains(&choices.list.len()), "{}", place());
    for (index, choice) in choices.list.iter().enumerate() {
        assert_eq!(choice.label, (index + 1).to_string(), "{}", place());
        assert!(choice.compact().len() < 100, "{}", place());
        let alike = choices.list.iter().filter(|other| other.text == choice.text).count();
        assert_eq!(alike, 1, "{}", place());
    }
    assert_eq!(marked(choices), expected_marks(choices), "{}", place());
    assert_eq!(choices.scene.turn, position.seat());
}

/// The labels in the scene, by cell or place.
fn marked(choices: &Choices) -> BTreeSet<(bool, Cell, String)> {
    let mut marked = BTreeSet::new();
    for mark in &choices.scene.marks {
        let (on_place, cell, text) = match mark {
            Mark::Choice(cell, text) => (false, *cell, text),
            Mark::PlaceChoice(cell, text) => (true, *cell, text),
            _ => continue,
        };
        for label in text.split(' ') {
            assert!(marked.insert((on_place, cell, label.to_owned())), "twice: {mark:?}");
        }
    }
    marked
}

fn expected_marks(choices: &Choices) -> BTreeSet<(bool, Cell, String)> {
    let marks = choices.list.iter().filter_map(|choice| match choice.spot? {
        Spot::Cell(cell) => Some((false, cell, choice.label.clone())),
        Spot::Place(cell) => Some((true, cell, choice.label.clone())),
    });
    marks.collect()
}

#[test]
fn pressing_comes_to_every_legal_turn_and_to_nothing_else() {
    let mut positions = 0;
    on_random_positions(3, |position, _| {
        let turns = position.turns();
        // Long jumps of Bilitaire come in their thousands.
        if turns.is_empty() || turns.len() > 400 {
            return;
        }
        positions += 1;
        let mut whole = Vec::new();
        press_everything(position, "", &mut whole);
        whole.sort();
        assert_eq!(whole, turns, "{}", position.fen());
    });
    assert!(positions > 200, "only {positions}");
}

#[test]
fn what_is_chosen_begins_the_turns_that_it_leads_to() {
    on_random_positions(3, |position, chance| {
        let turns = position.turns();
        if turns.is_empty() {
            return;
        }
        let mut beginning = String::new();
        loop {
            let choices = ask(position, &beginning);
            for choice in &choices.list {
                let begins = |turn: &&String| {
                    turn.starts_with(&choice.text) || turn.trim_start_matches('x') == choice.text
                };
                assert!(turns.iter().any(|turn| begins(&turn)), "{} in {}", choice.text, position.fen());
                assert_eq!(choice.is_whole, turns.contains(&choice.text) && choice.is_whole);
                // Without signs it is understood as well.
                if !choice.text.is_ascii() || choice.compact().len() > 12 {
                    let again = ask(position, &choice.compact());
                    assert_eq!(again, ask(position, &choice.text), "{}", position.fen());
                }
            }
            let choice = &choices.list[chance.below(choices.list.len())];
            if choice.is_whole {
                assert_eq!(position.read(&choice.text).as_ref(), Ok(&choice.text));
                break;
            }
            beginning = choice.text.clone();
        }
    });
}

#[test]
fn a_game_that_is_over_offers_nothing() {
    on_random_positions(1, |position, _| {
        assert_eq!(position.choices("").is_none(), position.seat().is_none());
    });
}

#[test]
fn any_text_may_be_asked_about() {
    let texts = [
        "d4",
        "d4-",
        "-d4",
        "x",
        "xx",
        "xB2",
        "B1B2",
        "b2",
        "B",
        "4",
        "!3",
        "!",
        "pass",
        "passpass",
        "🎲",
        "d4🎲",
        "x3-y4",
        "d99999999999",
        "z300",
        "a0",
        "d4-d5-d6",
        " d4",
        "\0",
        ",",
        ">",
        "Ω1",
        "d४",
    ];
    on_random_positions(1, |position, chance| {
        let long = "d4-".repeat(3000);
        for text in texts.iter().copied().chain([long.as_str()]) {
            position.choices(text);
        }
        // Parts of turns, and turns with a slip.
        let turns = position.turns();
        if turns.is_empty() {
            return;
        }
        let turn = &turns[chance.below(turns.len())];
        for cut in 0..=turn.len() {
            position.choices(&turn[..cut]);
            position.choices(&turn[cut..]);
            position.choices(&format!("{}e5{}", &turn[..cut], &turn[cut..]));
        }
    });
}

/// Texts, `!` after whole turns, and where their numbers stand.
fn told(choices: &Choices) -> Vec<String> {
    let spot = |spot: Option<Spot>| match spot {
        Some(Spot::Cell(cell)) => format!(" at {cell}"),
        Some(Spot::Place(cell)) => format!(" at {}", cell.to_string().to_uppercase()),
        None => String::new(),
    };
    let told = |choice: &bside::rules::choice::Choice| {
        format!("{}{}{}", choice.text, if choice.is_whole { "." } else { "" }, spot(choice.spot))
    };
    choices.list.iter().map(told).collect()
}

fn read(game: Game, fen: &str) -> AnyPosition {
    game.from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
fn dump() {
    for game in Game::ALL {
        let position = start(game, 2).start();
        println!("{}", position.fen());
        println!("{:?}", told(&ask(&position, "")));
    }
    let mut best: Vec<(usize, String)> = Vec::new();
    on_random_positions(4, |position, _| {
        let turns = position.turns();
        if (2..60).contains(&turns.len()) {
            let len = turns.iter().map(|t| t.len()).max().unwrap();
            best.push((len, format!("{} {:?}", position.fen(), turns)));
        }
    });
    best.sort();
    best.reverse();
    for (_, line) in best.iter().take(12) {
        println!("{line}");
    }
    for letter in ["s", "l", "p", "o"] {
        let _ = letter;
    }
}
