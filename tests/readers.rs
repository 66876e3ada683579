//! Property tests of all parsers: no input panics, and parsed values write back as they were. `BSIDE_LONG=1` tries a
//! million cases of each.

use bside::engine;
use bside::i18n::Localizer;
use bside::rules::record::Record;
use bside::rules::{AnyPosition, Game, GameKind, Setup};
use proptest::prelude::*;
use proptest::strategy::Strategy;
use proptest::string::string_regex;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::io::Cursor;

/// The same random numbers in each run.
fn random_numbers() -> TestRng {
    TestRng::deterministic_rng(RngAlgorithm::ChaCha)
}

/// Runs a property test with the same cases each time.
fn check<S: Strategy>(strategy: S, test: impl Fn(S::Value)) {
    let cases = if std::env::var_os("BSIDE_LONG").is_some() { 1_000_000 } else { 2_000 };
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, random_numbers());
    let result = runner.run(&strategy, |value| {
        test(value);
        Ok(())
    });
    result.unwrap_or_else(|failure| panic!("{failure}"));
}

/// Positions of random games with every set-up.
fn positions() -> Vec<(GameKind, AnyPosition)> {
    let mut positions = Vec::new();
    for setup in Setup::all() {
        let mut game = Game::new(setup);
        let mut rng = random_numbers();
        while game.seat().is_some() {
            if game.turns().len().is_multiple_of(7) {
                positions.push((setup.kind(), game.position().clone()));
            }
            let turns = game.position().legal_turns();
            game.play(&turns[rng.random_range(0..turns.len())]).expect("it is legal");
        }
    }
    positions
}

/// Arbitrary text, and text of the characters of turns.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "\\PC{0,40}",
        "(?s).{0,40}",
        "[a-yA-Y0-9xX>,:! –→×-]{0,30}",
        "[xX]?([a-iA-D][0-9]{1,2}( to |[-x>, ]?)){0,8}(![0-9]{1,3})?",
    ]
}

#[test]
fn turns() {
    let positions = positions();
    let words = Localizer::english();
    check((0..positions.len(), text()), |(index, text)| {
        let (_, position) = &positions[index];
        match position.parse_turn(&text) {
            Ok(turn) => {
                let mut after = position.clone();
                after.play(&text).expect("it was read");
                assert_eq!(position.parse_turn(&turn), Ok(turn));
            }
            Err(refusal) => assert!(!words.localize(&refusal).is_empty()),
        }
        if index.is_multiple_of(8) {
            assert!(position.completions(&text, 25).len() <= 25);
        }
    });
}

#[test]
fn positions_in_one_line() {
    let positions = positions();
    let noise = prop_oneof!["\\PC{0,3}", "[0-9a-zA-Z/ .:!-]{0,4}", "[snweldLDpfbPFBo1-9/]{1,12}"];
    let cut = (0..positions.len(), 0.0..1.0f64, 0usize..6, noise);
    check((cut, text(), 0..8usize), |((index, at, length, noise), text, kind)| {
        let (game, position) = &positions[index];
        // Mostly position texts with some characters replaced, sometimes arbitrary text.
        let line = if kind == 0 {
            text
        } else {
            let signs: Vec<char> = position.fen().chars().collect();
            let start = (at * signs.len() as f64) as usize;
            let end = (start + length).min(signs.len());
            signs[..start].iter().copied().chain(noise.chars()).chain(signs[end..].iter().copied()).collect()
        };
        if let Ok(read) = game.from_fen(&line) {
            assert_eq!(read.fen(), line);
            assert_eq!(read.seat().is_none(), read.legal_turns().is_empty());
        }
    });
}

#[test]
fn engine_lines() {
    let games = GameKind::ALL.map(GameKind::name).join("|");
    let options =
        format!("setoption name (Game value ({games})|Seats value [0-9]|Setup value [a-z-]{{0,9}})");
    let command = prop_oneof![
        Just("setoption name Game value ".to_owned()),
        string_regex(&options).expect("a pattern"),
        Just("position startpos moves ".to_owned()),
        Just("position fen ".to_owned()),
        Just("query ".to_owned()),
        Just("why ".to_owned()),
        Just("go nodes ".to_owned()),
        "(ugi|isready|uginewgame|turns|seat|places|fen|show|perft [0-2x]|query (result|gameover|p1turn))",
        Just(String::new()),
    ];
    let line =
        (command, prop_oneof![Just(String::new()), text()]).prop_map(|(command, text)| command + &text);
    let bytes = prop_oneof![
        4 => proptest::collection::vec(line, 0..4).prop_map(|lines| lines.join("\n").into_bytes()),
        1 => proptest::collection::vec(any::<u8>(), 0..60),
    ];
    check(bytes, |bytes| {
        let mut output = Vec::new();
        engine::run(Cursor::new(&bytes), &mut output).expect("memory can be read and written");
        let output = String::from_utf8(output).expect("answers are text");
        assert!(output.is_empty() || output.ends_with('\n'));
    });
}

#[test]
fn records() {
    // Records of running games with some characters replaced, and arbitrary text.
    let texts: Vec<String> = GameKind::ALL
        .into_iter()
        .flat_map(|game| game.seats().map(move |seats| (game, seats)))
        .map(|(game, seats)| {
            let mut game = Game::new(Setup::new(game, Some(seats), None).expect("it is listed"));
            let mut rng = random_numbers();
            for _ in 0..12 {
                let turns = game.position().legal_turns();
                game.play(&turns[rng.random_range(0..turns.len())]).expect("it is legal");
            }
            game.withdraw(0);
            Record { tags: vec![("Seat0".to_owned(), "Ana".to_owned())], game }.to_string()
        })
        .collect();
    let words = Localizer::english();
    let noise = prop_oneof!["\\PC{0,3}", "[0-9a-z/ .:!\\[\\]\"-]{0,6}", " (draw|resign:[0-9])( |\n)"];
    let cut = (0..texts.len(), 0.0..1.0f64, 0usize..9, noise);
    check((cut, text(), 0..8usize), |((index, at, length, noise), text, kind)| {
        let text = if kind == 0 {
            text
        } else {
            let signs: Vec<char> = texts[index].chars().collect();
            let start = (at * signs.len() as f64) as usize;
            let end = (start + length).min(signs.len());
            signs[..start].iter().copied().chain(noise.chars()).chain(signs[end..].iter().copied()).collect()
        };
        match text.parse::<Record>() {
            Ok(record) => {
                let written = record.to_string();
                let again: Record = written.parse().expect("what is written can be read");
                assert_eq!(again.to_string(), written);
            }
            Err(error) => assert!(!words.record_error(&error).is_empty()),
        }
    });
}
