//! Languages: everyone who sees a board sees it in one, and a person's own is for what only they see.

use crate::harness::{Harness, TIME_SCALE, wait_while};
use crate::message::Message;
use crate::person::Person;
use bside::host::TableRef;
use bside::i18n::{Localizer, table_text};
use bside::localize;
use bside::rules::GameKind;
use bside::sandbox::{Settings, WorldConfig};
use bside::table::TableId;
use bside_test_support::database;
use reqwest::Method;
use serde_json::json;

/// A Community server whose language is German, as is Ben's.
const WORLD: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [{ username = "ana", name = "Ana" }, { username = "ben", name = "Ben", locale = "de" }]
    [[servers]]
    name = "Hier"
    owner = "ana"
    features = ["COMMUNITY"]
    locale = "de"
    channels = [{ name = "allgemein" }]
"#;
/// A server that cannot choose a language: Ben's is German, and Dee's is French.
const NO_COMMUNITY: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [
        { username = "ana", name = "Ana" },
        { username = "ben", name = "Ben", locale = "de" },
        { username = "cy", name = "Cy" },
        { username = "dee", name = "Dee", locale = "fr" },
    ]
    [[servers]]
    name = "Hier"
    owner = "ben"
    channels = [{ name = "erster" }, { name = "zweiter" }]
"#;
const GAME: [(&str, &str); 2] = [("game", "biloba"), ("computer", "1")];

async fn harness() -> Harness {
    harness_of(WORLD).await
}

async fn harness_of(world: &str) -> Harness {
    let world = WorldConfig::from_toml(world).expect("a world");
    Harness::with_settings(Settings { world, time_scale: TIME_SCALE, ..Settings::default() }).await
}

fn german() -> Localizer {
    let german = Localizer::of("de");
    assert_ne!(german, Localizer::english(), "there are German texts");
    german
}

/// Waits for the board with the reply of the computer.
async fn sees_reply(person: &Person, localizer: &Localizer) -> Message {
    let name = localizer.render(&localize::Message::new("computer-name").count("level", 1));
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

    // Messages that only Ana sees have her language.
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
    let announcement = localize::Message::new("table-broken").with("table", 1);
    ana.sees(&german.render(&announcement)).await;
    assert!(harness.has_logged_error());
    harness.close_after_errors().await;
}

#[tokio::test]
async fn where_a_server_chooses_no_language_a_game_has_that_of_the_one_who_opens_it() {
    let mut harness = harness_of(NO_COMMUNITY).await;
    let (german, english) = (german(), Localizer::english());
    let [mut ana, ben] = harness.people(["ana", "ben"]).await;
    let invitation = ben.slash("play", &[("game", "biloba"), ("opponent", &ana.id), ("begins", "me")]).await;
    assert!(invitation.has_button(&german.text("button-join")), "{invitation:?}");
    // A private text names the button as it is on the board.
    let help = ana.slash("help", &[]).await.page();
    assert!(help.contains(&format!("**{}**", german.text("button-join"))), "{help}");
    ana.press(&invitation, &german.text("button-join")).await;
    ben.sees(&german.text("news-started")).await;
    let turn = harness.some_turn(&ben).await;
    ben.plays(&turn).await;
    let turn = harness.some_turn(&ana).await;
    let board = ana.plays(&turn).await;
    assert!(board.has_button(&german.text("button-choose")), "{board:?}");

    // Ana's own game is in her language, and what is shown without a command as well.
    ana.go_to_channel(1).await;
    let own = ana.slash("play", &GAME).await;
    assert!(own.has_button(&english.text("button-choose")), "{own:?}");
    let settings = ben.slash("settings server", &[("language", "default")]).await.page();
    assert!(settings.contains("Sprache: die der Person, die eine Partie"), "{settings}");
    let turns = [harness.some_turn(&ana).await, harness.some_turn(&ben).await];
    harness.stop_bot().await;
    harness.store_turn(&ana, &turns[0]).await;
    harness.store_turn(&ben, &turns[1]).await;
    harness.start_bot().await;
    sees_reply(&ana, &english).await;
    let (table, label) = (harness.table(&ben).await, german.text("button-choose"));
    let is_board = |message: &Message| message.shows_state(&table) && message.has_button(&label);
    wait_while(async || !ben.messages().await.iter().any(is_board)).await;

    // The server's setting comes first.
    ben.slash("settings server", &[("language", "nl")]).await;
    let board = ben.slash("board", &[]).await;
    assert!(board.has_button(&Localizer::of("nl").text("button-choose")), "{board:?}");
    plays_some_turn(&harness, &ana).await;
    sees_reply(&ana, &Localizer::of("nl")).await;
    harness.close().await;
}

#[tokio::test]
async fn a_community_server_in_english_stays_english() {
    let world = NO_COMMUNITY.replace("owner = \"ben\"", "owner = \"ben\"\n    features = [\"COMMUNITY\"]");
    let harness = harness_of(&world).await;
    let [ben] = harness.people(["ben"]).await;
    let settings = async || ben.slash("settings server", &[("boards", "pictures")]).await.page();
    // Discord tells it when the bot connects.
    wait_while(async || !settings().await.contains("Sprache: English, die Hauptsprache des Servers")).await;
    let board = ben.slash("play", &GAME).await;
    assert!(board.has_button(&Localizer::english().text("button-choose")), "{board:?}");
    harness.close().await;
}

#[tokio::test]
async fn where_a_server_chooses_no_language_a_tournament_has_that_of_its_organiser() {
    let harness = harness_of(NO_COMMUNITY).await;
    let german = german();
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    ben.slash("tournament create", &[("name", "Pokal"), ("game", "biloba"), ("form", "knockout")]).await;
    let announcement = ana.sees("**Pokal** · Biloba").await;
    let join = german.text("button-join");
    for person in [&ana, &cy] {
        person.press(&announcement, &join).await;
        person.sees(": Pokal.").await;
    }
    ben.slash("tournament start", &[]).await;
    let game = ben.has_seen(&format!("\n{}", german.text("news-started"))).await;
    assert!(game.has_button(&german.text("button-choose")), "{game:?}");
    harness.close().await;
}

#[tokio::test]
async fn where_a_server_chooses_no_language_a_seek_has_that_of_its_player() {
    let harness = harness_of(NO_COMMUNITY).await;
    let german = german();
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    ben.slash("settings server", &[("seeks", &ben.channel().to_string())]).await;
    ben.slash("seek", &[("game", "biloba")]).await;
    let join = german.text("button-seek-join");
    let post = ana.has_seen("**Ben**").await;
    assert!(post.has_button(&join), "{post:?}");
    ana.press(&post, &join).await;
    let board = ana.has_seen(&german.text("news-started")).await;
    assert!(board.has_button(&german.text("button-choose")), "{board:?}");
    let place = format!(
        "<#{}>",
        harness.host().await.tables().load(TableRef::Id(TableId(1))).await.expect("a table").channel()
    );
    let found =
        localize::Message::new("seek-post-taken-here").with("place", place).game("game", GameKind::Biloba);
    ana.has_seen(&german.render(&found)).await;
    harness.close().await;
}
