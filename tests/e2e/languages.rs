//! Languages: everyone in a server sees one, and a person's own is for what only they see.

use crate::harness::{Harness, TIME_SCALE};
use crate::message::Message;
use crate::person::Person;
use bside::i18n::{Localizer, table_text};
use bside::rules;
use bside::sandbox::{Settings, WorldConfig};
use bside_test_support::database;
use reqwest::Method;
use serde_json::json;

/// The server's language is German, and so is Ben's.
const WORLD: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [{ username = "ana", name = "Ana" }, { username = "ben", name = "Ben", locale = "de" }]
    [[servers]]
    name = "Hier"
    owner = "ana"
    locale = "de"
    channels = [{ name = "allgemein" }]
"#;
const GAME: [(&str, &str); 2] = [("game", "biloba"), ("computer", "1")];
    features = ["COMMUNITY"]

async fn harness() -> Harness {
    let world = WorldConfig::from_toml(WORLD).expect("a world");
    Harness::with_settings(Settings { world, time_scale: TIME_SCALE, ..Settings::default() }).await
}

fn german() -> Localizer {
    let german = Localizer::of("de");
    assert_ne!(german, Localizer::english(), "there are German texts");
    german
}

/// Waits for the board with the reply of the computer.
async fn sees_reply(person: &Person, localizer: &Localizer) -> Message {
    let name = localizer.render(&rules::Message::new("computer-name").count("level", 1));
    person.sees(&format!("{name}: \n<@{}>", person.id)).await
}

/// The text of the board of the table where a person is.
async fn shown(harness: &Harness, person: &Person, localizer: &Localizer) -> String {
    table_text(localizer, &*harness.table(person).await)
}

async fn plays_some_turn(harness: &Harness, person: &Person) {
    let turn = harness.some_turn(person).await;
    person.plays(&turn).await;
}

#[tokio::test]
async fn boards_have_the_language_of_the_server_whoever_acts() {
    let mut harness = harness().await;
    let (german, english) = (german(), Localizer::english());
    let [ana] = harness.people(["ana"]).await;
    let board = ana.slash("play", &GAME).await;
    assert!(board.has_button(&german.text("button-choose")), "{board:?}");
    plays_some_turn(&harness, &ana).await;
    let reply = sees_reply(&ana, &german).await;
    assert_eq!(reply.content(), shown(&harness, &ana, &german).await);
    assert_ne!(reply.content(), shown(&harness, &ana, &english).await);

    harness.stop_bot().await;
    let turn = harness.some_turn(&ana).await;
    harness.store_turn(&ana, &turn).await;
    harness.start_bot().await;
    let reply = sees_reply(&ana, &german).await;
    assert_eq!(reply.content(), shown(&harness, &ana, &german).await);

    // What only she sees has her language.
    let settings = ana.slash("settings server", &[("language", "en")]).await.page();
    assert!(settings.contains("Language: English"), "{settings}");
    plays_some_turn(&harness, &ana).await;
    let reply = sees_reply(&ana, &english).await;
    assert_eq!(reply.content(), shown(&harness, &ana, &english).await);
    ana.slash("settings server", &[("language", "default")]).await;
    plays_some_turn(&harness, &ana).await;
    let reply = sees_reply(&ana, &german).await;
    assert_eq!(reply.content(), shown(&harness, &ana, &german).await);
    harness.close().await;
}

#[tokio::test]
async fn a_direct_conversation_has_the_language_of_the_person() {
    let mut harness = harness().await;
    let german = german();
    let [mut ben] = harness.people(["ben"]).await;
    let bot = json!({ "recipient_id": ben.application });
    let (status, direct) = ben.call(Method::POST, "/users/@me/channels", bot).await;
    assert_eq!(status, 200, "{direct}");
    ben.go_to(direct["id"].as_str().expect("an id").to_owned()).await;
    ben.slash("play", &GAME).await;
    plays_some_turn(&harness, &ben).await;
    let reply = sees_reply(&ben, &german).await;
    assert_eq!(reply.content(), shown(&harness, &ben, &german).await);

    harness.restart().await;
    ben.slash("settings me", &[("language", "en")]).await;
    plays_some_turn(&harness, &ben).await;
    let reply = sees_reply(&ben, &Localizer::english()).await;
    assert_eq!(reply.content(), shown(&harness, &ben, &Localizer::english()).await);
    harness.close().await;
}

#[tokio::test]
async fn private_texts_name_the_buttons_of_the_board_as_it_does() {
    let harness = harness().await;
    let [ana] = harness.people(["ana"]).await;
    ana.slash("play", &GAME).await;
    let help = ana.slash("help", &[]).await.page();
    let button = german().text("button-choose");
    assert!(help.contains(&format!("It’s your turn (seat 1). Press **{button}** under the board")), "{help}");
    harness.close().await;
}

#[tokio::test]
async fn game_records_are_english() {
    let harness = harness().await;
    let [ben] = harness.people(["ben"]).await;
    ben.slash("play", &GAME).await;
    plays_some_turn(&harness, &ben).await;
    ben.sees("Keimling: ").await;
    let message = ben.slash("record", &[]).await;
    let record = String::from_utf8(ben.picture(&message).await.to_vec()).expect("text");
    assert!(record.contains("Seedling"), "{record}");
    harness.close().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_rebuilt_is_announced_in_the_language_of_the_server() {
    let mut harness = harness().await;
    let german = german();
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    ben.press(&invitation, &german.text("button-join")).await;
    ana.sees(&german.text("news-started")).await;
    harness.stop_bot().await;
    harness.store_turn(&ana, "d4-d5").await;
    database::execute(&harness.database(), "UPDATE tables SET rules_version = 77").await;
    harness.start_bot().await;
    let announcement = rules::Message::new("table-broken").with("table", 1);
    ana.sees(&german.render(&announcement)).await;
    assert!(harness.has_logged_error());
    harness.close_after_errors().await;
}
