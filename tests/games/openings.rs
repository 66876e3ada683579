//! The balanced openings of `assets/openings`.

use bside_games::arena::{OpeningFinder, balanced_openings, imbalance};
use bside_games::rules::{Game, GameKind, Setup};
use std::collections::HashSet;

fn setup(game: GameKind) -> Setup {
    Setup::new(game, Some(2), None).expect("a set-up")
}

/// The comment above the openings of a game, which says how they were found.
fn provenance(game: GameKind) -> String {
    let file = format!("{}/assets/openings/{game}.txt", crate::ROOT);
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    text.lines().take_while(|line| line.starts_with('#')).collect()
}

/// The value of an option in the command that found the openings.
fn option(game: GameKind, name: &str) -> f64 {
    let provenance = provenance(game);
    let value = provenance.split_once(&format!(" --{name} ")).map(|(_, rest)| rest.split([' ', '`']).next());
    value.flatten().and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{game}: --{name}"))
}

fn play(setup: Setup, turns: &[&str]) -> Game {
    let mut game = Game::new(setup);
    for turn in turns {
        game.play(turn).unwrap_or_else(|why| panic!("{}: {turn}: {why:?}", setup.kind()));
    }
    game
}

#[test]
fn every_game_has_two_hundred_different_openings() {
    for game in GameKind::ALL {
        let openings = balanced_openings(setup(game));
        assert!(openings.len() >= 200 && openings.len() as f64 == option(game, "count"), "{game}");
        let mut seen = HashSet::new();
        for turns in openings {
            assert_eq!(turns.len() as f64, option(game, "turns"), "{game}: {turns:?}");
            let played = play(setup(game), turns);
            assert_eq!(played.turns(), turns, "{game}: the turns are in canonical text");
            assert!(played.seat().is_some(), "{game}: {turns:?} is over");
            assert!(seen.insert(played.position().fen()), "{game}: {turns:?} is there twice");
        }
    }
}

#[test]
fn openings_say_how_they_were_found() {
    for game in GameKind::ALL {
        let found = provenance(game);
        assert!(found.starts_with(&format!("# Found by `bside openings {game} --count ")), "{found}");
        assert!(option(game, "nodes") >= 10_000.0 && option(game, "imbalance") <= 0.25, "{found}");
    }
}

#[test]
fn openings_are_balanced() {
    let all = std::env::var_os("BSIDE_LONG").is_some();
    for game in GameKind::ALL {
        for turns in balanced_openings(setup(game)).iter().step_by(if all { 1 } else { 50 }) {
            let found = imbalance(&play(setup(game), turns), option(game, "nodes") as u64);
            assert!(
                found.is_some_and(|found| found <= option(game, "imbalance")),
                "{game}: {turns:?}: {found:?}"
            );
        }
    }
}

#[test]
fn only_the_usual_setup_of_two_seats_has_openings() {
    for other in Setup::all().filter(|other| *other != setup(other.kind())) {
        assert!(balanced_openings(other).is_empty(), "{other:?}");
    }
}

#[test]
fn the_same_openings_are_found_on_any_number_of_threads() {
    let finder = OpeningFinder {
        setup: setup(GameKind::Basileus),
        count: 12,
        turns: 3,
        nodes: 200,
        max_imbalance: 0.1,
        seed: 3,
        threads: 1,
    };
    let found = finder.find();
    assert_eq!(found.len(), 12);
    assert_eq!(OpeningFinder { threads: 3, ..finder.clone() }.find(), found);
    assert_ne!(OpeningFinder { seed: 4, ..finder.clone() }.find(), found);
    // After no turn there is one position.
    assert!(OpeningFinder { turns: 0, max_imbalance: 0.5, ..finder }.find().len() == 1);
}
