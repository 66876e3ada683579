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
