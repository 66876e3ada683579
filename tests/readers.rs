//! Property tests of all parsers: no input panics, and parsed values write back as they were. `BSIDE_LONG=1` tries a
//! hundred times as many.

use bside::engine;
use bside::i18n::Localizer;
use bside::rules::record::Record;
use bside::rules::{AnyPosition, Game, GameKind, Setup};
use bside::sandbox::{Fault, Sandbox, Settings, WorldConfig};
use bside::store::{Address, Shards};
use bside_test_support::properties::{self, random_numbers};
use bside_test_support::{PASSWORD, secrets};
use proptest::prelude::*;
use proptest::strategy::Strategy;
use proptest::string::string_regex;
use std::io::Cursor;

/// Checks a property with the number of cases of this file.
fn check<S: Strategy>(strategy: S, property: impl Fn(S::Value)) {
    properties::check(2_000, strategy, property);
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

/// One of these texts with some characters replaced.
fn damaged(texts: Vec<String>, noise: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
    let damage = (0.0..1.0f64, 0..12usize, noise);
    (0..texts.len(), proptest::collection::vec(damage, 0..3)).prop_map(move |(index, damages)| {
        let mut signs: Vec<char> = texts[index].chars().collect();
        for (at, length, noise) in damages {
            let start = (at * signs.len() as f64) as usize;
            let end = (start + length).min(signs.len());
            signs.splice(start..end, noise.chars());
        }
        signs.into_iter().collect()
    })
}

#[test]
fn world_files() {
    let default = include_str!("../src/sandbox/assets/world.toml").to_owned();
    let small = r#"applications = [{ name = "A", id = 9, token = "a.b.c", shards = 2, intents = ["content"] }]
people = [{ username = "ana", name = "Ana", id = 5 }, { username = "ben", name = "Ben" }]
[[servers]]
name = "S"
id = 7
owner = "ana"
channels = [{ name = "c", id = 8, parent = "d" }, { name = "d", type = "forum" }]
"#;
    let noise = prop_oneof![
        "\\PC{0,4}",
        "[0-9]{1,20}",
        r#"( = |\[|\]|\{|\}|,|"|\n|\[\[servers\]\]|true|-1|[a-z]{1,9} = ("[a-z]{0,3}"|[0-9]))"#,
    ];
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    properties::check(400, damaged(vec![default, small.to_owned()], noise), |text| {
        match WorldConfig::from_toml(&text) {
            Ok(world) => runtime.block_on(async {
                match Sandbox::start(Settings { world, ..Settings::default() }).await {
                    Ok(sandbox) => sandbox.shutdown().await,
                    Err(error) => assert!(!error.to_string().is_empty()),
                }
            }),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    });
}

#[test]
fn faults() {
    let known = ["rate_limit", "server_error", "refusal", "silence", "late", "close", "patched_interaction"]
        .map(|kind| {
            format!(r#"{{"kind": "{kind}", "path": "/c", "status": 403, "code": 4000, "millis": 5}}"#)
        });
    check(damaged(known.to_vec(), "[0-9a-z_:,\"{}\\[\\] -]{0,8}"), |text| {
        if let Err(error) = text.parse::<Fault>() {
            assert!(!error.to_string().is_empty());
        }
    });
}

#[test]
fn addresses_of_databases() {
    let known = [
        "bside.db".to_owned(),
        "sqlite:bside.db?mode=rwc".to_owned(),
        format!("postgres://ana:{PASSWORD}@db.example:5432/games?sslmode=require&host=/run"),
        format!("postgresql://ana:{PASSWORD}@[::1]/games?options=-c%20a=b"),
    ];
    check(damaged(known.to_vec(), "\\PC{0,3}|[a-z0-9:/?&=%@.-]{0,6}"), |text| {
        let shown = match text.parse::<Address>() {
            Ok(address) => address.to_string(),
            Err(error) => error.to_string(),
        };
        // Elsewhere it is a name.
        if text.contains(&format!(":{PASSWORD}@")) {
            secrets::assert_none_in("what is shown of an address", &shown);
        }
    });
}

#[test]
fn shards() {
    check("[0-9]{0,6}-?[0-9]{0,6}/?[0-9]{0,6}|\\PC{0,12}", |text| {
        if let Ok(shards) = text.parse::<Shards>() {
            assert_eq!(shards.to_string().parse::<Shards>().ok(), Some(shards));
        }
    });
}
