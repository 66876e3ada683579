//! Records of games: written, read, and refused with line, turn and reason.

use bside_games::i18n::Localizer;
use bside_games::rules::record::{self, Record, RecordError, RecordErrorKind};
use bside_games::rules::{Draw, Game, GameKind, IllegalTurn, RulesVersion, Setup};

fn new_game(game: GameKind, seats: usize) -> Game {
    Game::new(Setup::new(game, Some(seats), None).expect("there is such a game"))
}

/// Plays this many turns, each picked by its number from the list.
fn played(game: GameKind, seats: usize, turns: usize) -> Game {
    let mut played = new_game(game, seats);
    for number in 0..turns {
        let list = played.position().legal_turns();
        if played.seat().is_some() {
            played.play(&list[number * 7 % list.len()]).expect("it is legal");
        }
    }
    played
}

#[track_caller]
fn assert_round_trip(played: Game) {
    let tags = vec![("Seat0".to_owned(), "Ana \"the\\pawn\"".to_owned()), ("Site".to_owned(), String::new())];
    let record = Record { tags: tags.clone(), game: played };
    let text = record.to_string();
    let again: Record = text.parse().unwrap_or_else(|error: RecordError| panic!("{error:?}\n{text}"));
    assert_eq!(again.to_string(), text);
    assert_eq!(again.tags, tags);
    assert_eq!(again.game.position(), record.game.position());
    assert_eq!(again.game.places(), record.game.places());
    assert_eq!(again.game.turns(), record.game.turns());
}

#[test]
fn every_game_round_trips() {
    for game in GameKind::ALL {
        for seats in game.seats() {
            for turns in [0, 1, 2, 33, 120] {
                assert_round_trip(played(game, seats, turns));
            }
        }
    }
}

#[test]
fn resignations_and_agreed_draws_round_trip() {
    let mut resigned = played(GameKind::Biloba, 4, 9);
    resigned.withdraw(2);
    assert_round_trip(resigned.clone());
    let next = resigned.position().legal_turns()[0].clone();
    resigned.play(&next).expect("it is legal");
    resigned.withdraw(3);
    resigned.withdraw(0);
    assert_eq!(resigned.seat(), None, "one seat is left");
    assert_round_trip(resigned);

    let mut drawn = played(GameKind::Bizingo, 2, 5);
    drawn.agree_draw();
    assert_round_trip(drawn);
}

/// A game of Bizingo that ends after 100 quiet turns, as the first version of the rules has it.
fn drawn_under_the_first_version() -> Game {
    let setup = Setup::new(GameKind::Bizingo, None, None).expect("there is such a game");
    let mut played = Game::with_rules(setup, RulesVersion::V1);
    while played.seat().is_some() {
        let is_quiet = |turn: &&String| {
            let mut after = played.position().clone();
            after.play(turn).expect("it is legal");
            after.man_count() == played.position().man_count()
                && !played.history().positions().contains(&after)
        };
        let turns = played.position().legal_turns();
        let turn = turns.iter().find(is_quiet).expect("there is a quiet turn");
        played.play(turn).expect("it is legal");
    }
    assert_eq!((played.turns().len(), played.drawn()), (100, Some(Draw::Quiet)));
    played
}

#[test]
fn a_game_keeps_its_former_version_of_the_rules() {
    let played = drawn_under_the_first_version();
    assert_round_trip(played.clone());
    let text = Record { tags: Vec::new(), game: played }.to_string();
    assert!(text.contains("[Rules \"1\"]\n"), "{text}");
    let read = |text: String| text.parse::<Record>();
    // Records written before there was the tag.
    let untagged = read(text.replace("[Rules \"1\"]\n", "")).expect("a record");
    assert_eq!((untagged.game.rules(), untagged.game.drawn()), (RulesVersion::V1, Some(Draw::Quiet)));
    let error = read(text.replace("[Rules \"1\"]", "[Rules \"2\"]")).expect_err("under these it goes on");
    assert!(matches!(error.kind, RecordErrorKind::Result { .. }), "{error:?}");
    let error = read(text.replace("[Rules \"1\"]", "[Rules \"3\"]")).expect_err("there is no such version");
    assert_eq!(error.kind, RecordErrorKind::Rules("3".to_owned()));
}

#[test]
fn a_record_looks_like_this() {
    let mut played = new_game(GameKind::Biloba, 2);
    for turn in ["d4-d5", "d6-c5"] {
        played.play(turn).expect("it is legal");
    }
    played.withdraw(0);
    let record = Record { tags: vec![("Seat0".to_owned(), "Ana".to_owned())], game: played };
    let expected = r#"[Game "biloba"]
[Setup "standard"]
[Seats "2"]
[Seat0 "Ana"]
[Result "2 1"]

1. d4-d5 2. d6-c5 resign:0
"#;
    assert_eq!(record.to_string(), expected);
}

/// A record as chat programs and editors change it.
fn wrapped(text: &str) -> Vec<String> {
    let quoted = |mark: &str| text.lines().map(|line| format!("{mark}{line}\n")).collect::<String>();
    vec![
        format!("\u{feff}{text}"),
        text.replace('\n', "\r\n"),
        text.replace('\n', "\r"),
        quoted("> "),
        quoted(">"),
        quoted(">> "),
        quoted("> ").replace("\n\n", "\n>\n"),
        format!("```\n{text}```"),
        format!("```txt\r\n{}```\r\n", text.replace('\n', "\r\n")),
        format!("```{}```", text.trim_end()),
        format!("> ```\n{}> ```\n", quoted("> ")),
    ]
}

#[test]
fn a_record_is_read_as_editors_and_chat_programs_leave_it() {
    let mut game = played(GameKind::Bilitaire, 2, 20);
    game.withdraw(1);
    let tags = vec![("Seat0".to_owned(), "> Ana ```".to_owned())];
    let text = Record { tags, game }.to_string();
    for wrapped in wrapped(&text) {
        let read = wrapped.parse::<Record>().unwrap_or_else(|error| panic!("{error:?}\n{wrapped}"));
        assert_eq!(read.to_string(), text, "{wrapped}");
    }
}

#[test]
fn an_error_names_the_line_of_the_text_as_it_was_given() {
    let text = "[Game \"biloba\"]\n\n1. d4-d5\n2. d4-d5\n";
    for (wrapped, line) in [
        (text.to_owned(), 4),
        (text.replace('\n', "\r\n"), 4),
        (text.replace('\n', "\r"), 4),
        (text.lines().map(|line| format!("> {line}\n")).collect(), 4),
        (format!("```\n{text}```"), 5),
        (format!("\n> ```\n{text}```"), 6),
    ] {
        let error = wrapped.parse::<Record>().expect_err("the second move is illegal");
        assert_eq!((error.line, error.turn), (line, Some(2)), "{wrapped}");
    }
    let error = "Look:\n[Game \"biloba\"]".parse::<Record>().expect_err("it begins with a sentence");
    assert_eq!((error.line, error.kind), (1, RecordErrorKind::NotATag));
}

#[track_caller]
fn assert_refused(text: &str, line: usize, turn: Option<usize>, sentence: &str) {
    let error = text.parse::<Record>().expect_err("this record is wrong");
    assert_eq!((error.line, error.turn), (line, turn), "{error:?}");
    let message = Localizer::english().record_error(&error);
    assert!(message.ends_with(sentence), "{message}");
}

#[test]
fn wrong_records_are_refused_with_line_turn_and_reason() {
    let tags = "[Game \"biloba\"]\n\n";
    assert_refused("", 1, None, "The tag [Game \"…\"] is missing.");
    let games = "Biloba, Bizingo, Basileus and Bilitaire";
    let unknown = format!("There’s no game called “chess”. Choose one of these: {games}.");
    assert_refused("[Game \"chess\"]\n", 1, None, &unknown);
    let two_tags = "[Game \"biloba\"]\n[Setup \"standard\"]\n";
    assert_refused(&format!("{two_tags}[Seats \"5\"]\n"), 3, None, "Biloba is a game for 2 to 4 players.");
    let unknown = "[Game \"bizingo\"]\n[Seats \"2\"]\n[Setup \"corners\"]\n".parse::<Record>();
    let unknown = unknown.expect_err("Bizingo has no such set-up");
    assert_eq!(unknown.line, 3, "{unknown:?}");
    assert_refused("[Game \"biloba\"]\n[Seats \"x\"]\n", 2, None, "“x” isn’t a possible number of seats.");
    assert_refused("[Game \"biloba\"]\n[Game \"bizingo\"]\n", 2, None, "The tag Game appears twice.");
    assert_refused("[Game biloba]\n", 1, None, "each line must be a tag: [Name \"value\"].");
    let no_pawn = "There’s no pawn on d4. Your move can start with b6, c6, c7, d6, d7, d8, e6, e7, e8, e9, f6, f7, \
                   f8, g6, g7, h6 (for example e8-d9).";
    assert_refused(&format!("{tags}1. d4-d5\n2. d4-d6\n"), 4, Some(2), no_pawn);
    assert_refused(
        &format!("{tags}1. d4-d5 3. d6-c5"),
        3,
        Some(2),
        "“3.” isn’t the number of the next move.",
    );
    assert_refused(
        &format!("{tags}resign:2"),
        3,
        Some(1),
        "“resign:2” doesn’t name a seat that’s still in the game.",
    );
    assert_refused(
        &format!("{tags}resign:1\n1. d4-d5"),
        4,
        Some(1),
        "The game is already over at this point.",
    );
    let unfinished = "The game isn’t over after these moves, but its result is given as 1 2.";
    assert_refused("[Game \"biloba\"]\n[Result \"1 2\"]\n\n1. d4-d5", 2, None, unfinished);
    assert_refused("[Game \"biloba\"]\n[Result \"*\"]\n\nresign:1", 2, None, "The result is 1 2, not *.");
}

#[test]
fn the_reason_for_a_turn_is_the_refusal_of_the_rules() {
    let error = "[Game \"biloba\"]\n\n1. z9".parse::<Record>().expect_err("there is no such cell");
    assert!(
        matches!(error.kind, RecordErrorKind::Turn(IllegalTurn::NoSuchCell { cell, .. }) if cell == "z9")
    );
}

#[test]
fn turn_numbers_are_optional() {
    let start = || new_game(GameKind::Bizingo, 2);
    let played = record::play(start(), "i4-h5 2. j6-i5\nresign:0").expect("both can be read");
    assert_eq!(played.turns(), ["i4-h5", "j6-i5"]);
    assert_eq!(played.places().as_slice(), [2, 1]);
    let error = record::play(start(), "i4-h5\ni4-h5").expect_err("nobody stands on i4 any more");
    assert_eq!((error.line, error.turn), (2, Some(2)));
}

#[test]
fn a_game_is_seen_at_its_start_and_after_each_turn_and_withdrawal() {
    for game in GameKind::ALL {
        let mut played = played(game, 2, 9);
        assert_eq!(played.scenes().len(), 1 + 9, "{game}");
        assert_eq!(played.scenes().last(), Some(&played.scene()), "{game}");
        played.withdraw(0);
        assert_eq!(played.scenes().len(), 1 + 9 + 1, "{game}");
        assert_eq!(played.scenes().last(), Some(&played.scene()), "{game}");
    }
    let mut agreed = played(GameKind::Basileus, 2, 3);
    agreed.agree_draw();
    assert_eq!(agreed.scenes().len(), 1 + 3);
    assert_eq!(agreed.scenes().last(), Some(&agreed.scene()));
    let start = new_game(GameKind::Biloba, 3);
    assert_eq!(start.scenes(), [start.scene()]);
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_record() {
    let text = Record { tags: Vec::new(), game: played(GameKind::Biloba, 2, 4) }.to_string();
    let read: Record = format!("\u{feff}{text}").parse().expect("a record");
    assert_eq!(read.to_string(), text);
}
