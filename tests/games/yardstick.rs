//! The fast engine against the plain one (the yardstick): in random games biased to captures both list the same turns and
//! reach the same positions. `BSIDE_LONG=1` compares 100,000 positions of each game and number of seats.

use crate::plain::basileus::Basileus;
use crate::plain::bilitaire::Bilitaire;
use crate::plain::biloba::Biloba;
use crate::plain::bizingo::Bizingo;
use crate::plain::{Plain, TestRng, biased};
use bside_games::rules::{AnyPosition, GameKind, Man, Setup};

/// Upper bound of the length of a random game, in turns.
const MAX_GAME_TURNS: usize = 1_500;
/// Number of turns per position whose resulting positions are compared, besides the one that is played.
const TRIED_TURNS: usize = 2;

fn positions_to_compare() -> usize {
    if std::env::var_os("BSIDE_LONG").is_some() { 100_000 } else { 4_000 }
}

fn setup(game: GameKind, seats: usize, name: Option<&str>) -> Setup {
    Setup::new(game, Some(seats), name).expect("a set-up")
}

/// Men, tiles, points and demands of a position, in the format of the plain engine.
fn board(position: &AnyPosition) -> Vec<String> {
    let scene = position.scene();
    let kind = |man: &Man| crate::playthroughs::kind(man.kind);
    let men = scene.men.iter().map(|man| format!("{}: {} of {}", man.cell, kind(man), man.seat));
    let tiles = scene.tiles.iter().map(|tile| format!("{tile}: tile"));
    let points = scene.points.iter().enumerate().filter(|(_, points)| **points > 0);
    let points = points.map(|(seat, points)| format!("{seat} has {points} points"));
    let demand = scene.demand.map(|balls| format!("demand of {balls}"));
    let mut lines: Vec<String> = men.chain(tiles).chain(points).chain(demand).collect();
    lines.sort();
    lines
}

fn assert_same(fast: &AnyPosition, plain: &impl Plain, so_far: &[String]) {
    let so_far = so_far.join(" ");
    assert_eq!(fast.seat(), plain.seat(), "seat after {so_far}");
    assert_eq!(fast.man_count(), plain.men(), "men after {so_far}");
    let places = fast.places();
    assert_eq!(
        places.is_complete().then(|| places.as_slice().to_vec()),
        plain.places(),
        "places after {so_far}"
    );
    assert_eq!(board(fast), plain.board(), "board after {so_far}");
}

fn assert_same_turns(fast: &AnyPosition, legal: &[String]) {
    let listed = fast.legal_turns();
    if listed != legal {
        let only = |these: &[String], those: &[String]| -> String {
            these.iter().filter(|turn| !those.contains(turn)).cloned().collect::<Vec<_>>().join(" ")
        };
        let (fast_only, plain_only) = (only(&listed, legal), only(legal, &listed));
        panic!("{}: only the fast engine has [{fast_only}], only the plain one [{plain_only}]", fast.fen());
    }
}

fn played(fast: &AnyPosition, turn: &str) -> AnyPosition {
    let mut after = fast.clone();
    after.play(turn).unwrap_or_else(|refusal| panic!("{turn} in {}: {refusal:?}", fast.fen()));
    after
}

/// Plays random games from each set-up alternately until enough positions are compared.
fn compare<P: Plain>(game: GameKind, seats: usize, start: impl Fn(Setup) -> P) {
    let setups = Setup::all().filter(|setup| (setup.kind(), setup.seats()) == (game, seats));
    let starts: Vec<(Setup, P)> = setups.map(|setup| (setup, start(setup))).collect();
    let (mut positions, mut turns, mut captures, mut finished) = (0, 0, 0, 0);
    for seed in 0.. {
        let (setup, start) = &starts[seed as usize % starts.len()];
        let mut rng = TestRng(seed);
        let (mut fast, mut plain) = (setup.start(), start.clone());
        let mut so_far = Vec::new();
        loop {
            assert_same(&fast, &plain, &so_far);
            let legal = plain.turns();
            assert_same_turns(&fast, &legal);
            positions += 1;
            turns += legal.len();
            for _ in 0..TRIED_TURNS.min(legal.len()) {
                let turn = &legal[rng.below(legal.len())];
                let way = [&so_far[..], std::slice::from_ref(turn)].concat();
                assert_same(&played(&fast, turn), &plain.play(turn), &way);
            }
            if so_far.len() == MAX_GAME_TURNS {
                break;
            }
            let Some(turn) = biased(&plain, &mut rng) else {
                finished += 1;
                break;
            };
            let men = plain.men();
            (fast, plain) = (played(&fast, &turn), plain.play(&turn));
            captures += usize::from(plain.men() < men);
            so_far.push(turn);
        }
        if positions >= positions_to_compare() {
            println!(
                "{game} {seats}: {positions} positions, {turns} turns, {captures} captures, {} games, {finished} finished",
                seed + 1
            );
            return;
        }
    }
}

/// A new game does not compile here until it has a plain engine.
fn compare_with_yardstick(game: GameKind, seats: usize) {
    match game {
        GameKind::Biloba => compare(game, seats, |_| Biloba::start(seats)),
        GameKind::Bizingo => compare(game, seats, |setup| Bizingo::start(setup.name() == "dark-first")),
        GameKind::Basileus => compare(game, seats, |_| Basileus::start()),
        GameKind::Bilitaire => compare(game, seats, |_| Bilitaire::start()),
    }
}

#[test]
fn every_game_agrees_with_its_plain_engine() {
    std::thread::scope(|scope| {
        for game in GameKind::ALL {
            for seats in game.seats() {
                scope.spawn(move || compare_with_yardstick(game, seats));
            }
        }
    });
}

/// Perft counts of the plain engine, from the start and from later positions with many captures.
#[test]
fn the_fast_engine_has_the_perft_counts_of_the_plain_one() {
    let long = std::env::var_os("BSIDE_LONG").is_some();
    let mut compared = 0;
    let lines = include_str!("plain/perft.txt").lines().chain(include_str!("plain/later.txt").lines());
    for line in lines {
        let fields: Vec<&str> = line.splitn(6, ' ').collect();
        let [game, seats, name, depth, count, ..] = fields[..] else { panic!("{line:?} has five fields") };
        let count: u64 = count.parse().expect("a count");
        if count > 2_000_000 && !long {
            continue;
        }
        let name = Some(name).filter(|name| *name != "start");
        let setup = setup(game.parse().expect("a game"), seats.parse().expect("a number of seats"), name);
        let mut position = setup.start();
        for turn in fields.get(5).unwrap_or(&"").split_whitespace() {
            position = played(&position, turn);
        }
        assert_eq!(position.perft(depth.parse().expect("a depth")), count, "{line}");
        compared += 1;
    }
    assert!(compared >= 37, "all later positions are compared: {compared}");
}
