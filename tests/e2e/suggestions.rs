//! Autocomplete.

use crate::harness::Harness;
use crate::person::Person;
use bside::rules::GameKind;

async fn turns(person: &Person, typed: &str) -> Vec<String> {
    let choices = person.suggestions("move", &[("turn", typed)], "turn").await;
    assert!(choices.len() <= 25);
    for (shown, sent) in &choices {
        assert!((1..=100).contains(&shown.chars().count()) && sent.chars().count() <= 100, "{shown}");
    }
    choices.into_iter().map(|(_, sent)| sent).collect()
}

#[tokio::test]
async fn turns_are_suggested_from_what_was_typed() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    assert!(turns(&ana, "").await.is_empty(), "no table, no turns");
    let board = harness.game(&ana, &ben).await;
    let legal = harness.table(&ana).await.game().expect("a game").position().legal_turns();
    assert!(legal.len() > 25, "there is a choice of beginnings to test");

    let beginnings = turns(&ana, "").await;
    assert!(!beginnings.is_empty());
    for turn in &legal {
        assert!(beginnings.iter().any(|beginning| turn.starts_with(beginning)), "no way to {turn}");
    }
    let of_d4: Vec<String> = legal.iter().filter(|turn| turn.starts_with("d4")).cloned().collect();
    assert!((2..=25).contains(&of_d4.len()));
    for typed in ["d4", "D4", " d4 ", "d4-", "d4 t", "d4 to "] {
        let mut suggested = turns(&ana, typed).await;
        suggested.sort();
        assert_eq!(suggested, of_d4, "{typed}");
    }
    for typed in ["d4-d5", "d4d5", "D4 D5", "d4 – d5"] {
        assert_eq!(turns(&ana, typed).await, ["d4-d5"], "{typed}");
    }
    for typed in ["a1", "z9", "🎲", "d4-d9", "hello", &"d4".repeat(3000)] {
        assert!(turns(&ana, typed).await.is_empty(), "{typed}");
    }
    // Every suggestion is a valid turn, and loosely typed turns are played.
    let next = ana.plays("D4 D5").await;
    next.says("Ana: d4-d5");
    ben.loses_buttons(&board).await;
    harness.close().await;
}

#[tokio::test]
async fn games_and_set_ups_are_suggested() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let games = async |typed| {
        let choices = ana.suggestions("play", &[("game", typed)], "game").await;
        choices.into_iter().map(|(_, sent)| sent).collect::<Vec<_>>()
    };
    assert_eq!(games("").await, GameKind::ALL.map(GameKind::name));
    let begins = |name: &&str| name.starts_with("bil");
    assert_eq!(
        games("Bil").await,
        GameKind::ALL.into_iter().map(GameKind::name).filter(begins).collect::<Vec<_>>()
    );
    assert!(games("chess").await.is_empty());
    let setups = ana.suggestions("play", &[("game", "bizingo"), ("setup", "")], "setup").await;
    assert!(!setups.is_empty());
    let none = ana.suggestions("play", &[("game", "chess"), ("setup", "")], "setup").await;
    assert!(none.is_empty());
    harness.close().await;
}

/// The values suggested for an option without others.
async fn values(person: &Person, command: &str, option: &str, typed: &str) -> Vec<String> {
    let choices = person.suggestions(command, &[(option, typed)], option).await;
    assert!(choices.len() <= 25);
    for (shown, _) in &choices {
        assert!((1..=100).contains(&shown.chars().count()), "{shown}");
    }
    choices.into_iter().map(|(_, sent)| sent).collect()
}

#[tokio::test]
async fn who_begins_is_found_by_the_name_of_the_opponent() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let begins = [("game", "biloba"), ("opponent", &*ben.id), ("begins", "ben")];
    let found = ana.suggestions("play", &begins, "begins").await;
    assert_eq!(found.iter().map(|(_, sent)| &**sent).collect::<Vec<_>>(), ["them"]);
    ana.slash("play", &begins).await.says("Ben goes first");
    harness.close().await;
}

#[tokio::test]
async fn every_list_is_narrowed_by_what_is_typed() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    for (command, option, typed, best) in [
        ("play", "computer", "2", &["2"][..]),
        ("play", "computer", "8", &["8"]),
        ("play", "computer", "owl", &["8"]),
        ("play", "computer", "level 4", &["4"]),
        ("settings me", "level", "Level 4", &["4"]),
        ("play", "computer", " ÓWL ", &["8"]),
        ("play", "computer", "s", &["1", "2", "6"]),
        ("play", "computer", "beg", &["1"]),
        ("play", "computer", "medium", &["3"]),
        ("play", "computer", "Strong", &["6"]),
        ("play", "computer", "9", &[]),
        ("play", "computer", "xyz", &[]),
        ("play", "time", "1h", &["1h"]),
        ("play", "time", "3", &["3d"]),
        ("play", "time", "1", &["1h", "1d", "10m"]),
        ("play", "time", "no", &["none"]),
        ("play", "begins", "opp", &["them"]),
        ("play", "begins", "ran", &["lot"]),
        ("play", "game", "BÁS", &["basileus"]),
        ("board", "theme", "dar", &["dark"]),
        ("settings me", "theme", "con", &["contrast"]),
        ("settings me", "view", "m", &["mine"]),
        ("settings me", "language", "eng", &["en"]),
        ("settings me", "language", "def", &["default"]),
        ("settings me", "notify", "ping", &["default"]),
        ("settings me", "notify", "chan", &["default"]),
        ("settings server", "language", "server", &["default"]),
        ("settings me", "level", "owl", &["8"]),
        ("settings server", "language", "en", &["en"]),
        ("settings server", "theme", "spec", &["spectrum"]),
        ("settings server", "time", "8", &["8h"]),
    ] {
        let found = values(&ana, command, option, typed).await;
        assert_eq!(found, best, "/{command} {option}: {typed}");
    }
    for (command, option, all) in [
        ("play", "computer", 8),
        ("play", "time", 7),
        ("play", "begins", 3),
        ("settings server", "time", 8),
        ("board", "theme", 4),
        ("settings me", "view", 3),
        ("settings me", "theme", 5),
    ] {
        assert_eq!(values(&ana, command, option, "").await.len(), all, "/{command} {option}");
    }
    harness.game(&ana, &ben).await;
    assert_eq!(values(&ana, "board", "view", "").await, ["Ana", "Ben"]);
    assert_eq!(values(&ana, "board", "view", "b").await, ["Ben"]);
    assert_eq!(values(&ana, "board", "view", "1").await, ["Ana"]);
    harness.close().await;
}

#[tokio::test]
async fn a_game_without_a_move_is_not_suggested_for_a_review() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ben.resigns().await;
    assert_eq!(values(&ben, "game", "number", "").await, ["1"]);
    assert!(values(&ben, "review", "table", "").await.is_empty());
    harness.close().await;
}

#[tokio::test]
async fn tables_are_suggested_to_those_who_play_there() {
    let harness = Harness::open().await;
    let [mut ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    for (command, option) in [("game", "number"), ("table move", "table"), ("review", "table")] {
        assert!(values(&ana, command, option, "").await.is_empty(), "no tables yet");
    }
    harness.game_of("bizingo", &ana, &ben).await;
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    ben.resigns().await;
    harness.game(&ana, &ben).await;
    ana.go_to_channel(1).await;
    ana.slash("play", &[("game", "basileus")]).await;

    let tables = async |person: &Person, command, option, typed: &str| {
        person.suggestions(command, &[(option, typed)], option).await
    };
    let shown: Vec<(String, String)> = tables(&ana, "game", "number", "").await;
    let expected = [
        ("2 · Biloba · Ben · your turn · another channel", "2"),
        ("3 · Basileus · waiting for players · here", "3"),
        ("1 · Bizingo · Ben · over · another channel", "1"),
    ];
    let expected = expected.map(|(shown, sent)| (shown.to_owned(), sent.to_owned()));
    let played = [&expected[0], &expected[2]].map(Clone::clone);
    assert_eq!(shown, played, "an invitation is no game");
    assert_eq!(tables(&ana, "game", "number", "biz").await, expected[2..]);
    assert_eq!(tables(&ana, "game", "number", "2").await, expected[..1]);
    assert_eq!(tables(&ana, "game", "number", "ben").await.len(), 2);
    assert_eq!(tables(&ana, "table move", "table", "").await, expected[..2], "a finished game stays");
    assert_eq!(tables(&ana, "table move", "table", "3").await, expected[1..2]);
    let of_ben = tables(&ben, "table move", "table", "").await;
    assert_eq!(of_ben, [("2 · Biloba · Ana · Ana’s turn · here".to_owned(), "2".to_owned())]);
    assert!(tables(&cy, "game", "number", "").await.is_empty(), "only those of one's own");
    // A review is one of a game that was played here.
    let over = [("1 · Bizingo · Ana · over · here".to_owned(), "1".to_owned())];
    assert_eq!(tables(&ben, "review", "table", "").await, over);
    assert!(tables(&ana, "review", "table", "").await.is_empty());
    // A suggested number is taken as it is.
    ana.slash("game", &[("number", "1")]).await.whispers("Bizingo");
    harness.close().await;
}
