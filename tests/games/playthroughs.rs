//! One whole game of each set-up as a file that a person can read and check against the rules. `RENEW=1` writes the files
//! anew: read what changed.

use crate::plain::TestRng;
use bside_games::rules::{Effect, Game, GameKind, ManKind, Setup};
use std::fmt::Write;
use std::path::Path;

/// The interval in turns at which the board is printed.
const SHOWN_EVERY: usize = 20;

fn takes(game: &Game, turn: &str) -> bool {
    let mut after = game.position().clone();
    after.play(turn).expect("it is legal");
    after.man_count() < game.position().man_count()
}

/// Takes when it can, so that games come to something; else anything.
fn choose(game: &Game, rng: &mut TestRng) -> String {
    let turns = game.position().legal_turns();
    let taking: Vec<&String> = turns.iter().filter(|turn| takes(game, turn)).collect();
    if !taking.is_empty() && rng.below(4) > 0 {
        return taking[rng.below(taking.len())].clone();
    }
    turns[rng.below(turns.len())].clone()
}

/// The name of a kind of men. The pawns of Biloba have a text of their own, because not all languages call them so.
pub fn kind(kind: ManKind) -> &'static str {
    match kind.text().trim_start_matches("men-") {
        "stone" => "pawn",
        name => name,
    }
}

fn joined<T: ToString>(stops: &[T]) -> String {
    stops.iter().map(T::to_string).collect::<Vec<_>>().join("-")
}

fn effect_text(effect: &Effect) -> String {
    match effect {
        Effect::Moved { kind: man, path: way } => format!("{} {}", kind(*man), joined(way)),
        Effect::Captured { seat, kind: man, cell } => format!("takes {} of {seat} on {cell}", kind(*man)),
        Effect::Replaced { from, to } => format!("{from} replaces {to}"),
        Effect::Lost { kind: man, cell, .. } => format!("loses {} on {cell}", kind(*man)),
        Effect::Slid { from, to } => format!("tiles {} to {}", joined(from), joined(to)),
        Effect::TileRemoved { place } => format!("removes tile {place}"),
        Effect::Demanded { balls } => format!("demands {balls}"),
        Effect::RoundOver { jumper, left } => format!("round over, {jumper} left {left} balls"),
        Effect::Passed => "passes".to_owned(),
        Effect::Out { seat, place } => format!("{seat} is out, place {place}"),
    }
}

fn playthrough(setup: Setup, seed: u64) -> String {
    let mut rng = TestRng(seed);
    let mut game = Game::new(setup);
    let mut text = format!(
        "{} for {}, {}\n\n{}\n",
        setup.kind(),
        setup.seats(),
        setup.name(),
        game.position().ascii_board()
    );
    while let Some(seat) = game.seat() {
        let turn = choose(&game, &mut rng);
        let legal = game.position().legal_turns().len();
        let what: Vec<String> = game.play(&turn).expect("it is legal").iter().map(effect_text).collect();
        let number = game.turns().len();
        writeln!(text, "{number}. seat {seat}, 1 of {legal}: {turn}    {}", what.join("; "))
            .expect("it is a string");
        if number.is_multiple_of(SHOWN_EVERY) || game.seat().is_none() {
            let position = game.position();
            write!(text, "\n{}{}\n\n", position.ascii_board(), position.fen()).expect("it is a string");
        }
    }
    let drawn = game.drawn().map_or(String::new(), |draw| format!(", drawn by {draw:?}").to_lowercase());
    text + &format!("places {}{drawn}\n", game.places())
}

fn assert_playthrough(game: GameKind, seats: usize, setup: &str, seed: u64) {
    let setup = Setup::new(game, Some(seats), Some(setup)).expect("a set-up of the game");
    let name = format!("{game}-{seats}-{}.txt", setup.name());
    let path = Path::new(crate::ROOT).join("tests/games/playthroughs").join(&name);
    let played = playthrough(setup, seed);
    if std::env::var_os("RENEW").is_some() {
        std::fs::write(&path, &played).expect("the files can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    for (number, (played, kept)) in (1..).zip(played.lines().zip(kept.lines())) {
        assert_eq!(played, kept, "line {number} of {name}");
    }
    assert_eq!(played.lines().count(), kept.lines().count(), "lines of {name}");
}

#[test]
fn biloba() {
    for seats in 2..=4 {
        assert_playthrough(GameKind::Biloba, seats, "standard", 1);
    }
}

#[test]
fn bizingo() {
    assert_playthrough(GameKind::Bizingo, 2, "light-first", 1);
    assert_playthrough(GameKind::Bizingo, 2, "dark-first", 2);
}

#[test]
fn basileus() {
    assert_playthrough(GameKind::Basileus, 2, "standard", 1);
}

#[test]
fn bilitaire() {
    assert_playthrough(GameKind::Bilitaire, 2, "standard", 1);
}
