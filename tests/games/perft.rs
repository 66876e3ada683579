//! Perft: the numbers of turn sequences, from the start and from later positions, pinned in `tests/games/perft`. The ordinary
//! run leaves out the great ones; `BSIDE_LONG=1` counts them too.

use bside_games::rules::{AnyPosition, GameKind, Setup};
use std::fs;

/// Lines with a greater count wait for the long run.
const QUICK: u64 = 20_000_000;

struct Pin {
    position: AnyPosition,
    depth: u32,
    count: u64,
    line: String,
}

fn pin(game: GameKind, line: &str) -> Pin {
    let mut fields = line.split_whitespace();
    let mut field = || fields.next().unwrap_or_else(|| panic!("{game}: {line:?} lacks a field"));
    let (seats, setup, depth, count) = (field(), field(), field(), field());
    let seats = seats.parse().expect("a number of seats");
    let mut position = Setup::new(game, Some(seats), Some(setup)).expect("a set-up").start();
    for turn in fields {
        position.play(turn).unwrap_or_else(|refusal| panic!("{game}: {turn}: {refusal:?}"));
    }
    let (depth, count) = (depth.parse().expect("a depth"), count.parse().expect("a count"));
    Pin { position, depth, count, line: format!("{game} {line}") }
}

#[test]
fn every_game_has_perft_counts_and_they_are_right() {
    let long = std::env::var_os("BSIDE_LONG").is_some();
    for game in GameKind::ALL {
        let file = format!("{}/tests/games/perft/{game}.txt", crate::ROOT);
        let data = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let lines = data.lines().filter(|line| !line.starts_with('#'));
        let pins: Vec<Pin> = lines.map(|line| pin(game, line)).collect();
        assert!(pins.len() > 6, "{game} has pins");
        for Pin { position, depth, count, line } in pins {
            if count <= QUICK || long {
                assert_eq!(position.perft(depth), count, "{line}");
            }
        }
    }
}
