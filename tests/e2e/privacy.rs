//! Export and deletion of personal data.

use crate::harness::{Harness, TIME_SCALE};
use crate::message::Message;
use crate::person::Person;
use bside::discord::Operator;
use bside::host::TableRef;
use bside::rules::{GameKind, Setup};
use bside::sandbox;
use bside::table::{ChannelId, Command, NewTable, Player, PlayerId};
use flate2::read::DeflateDecoder;
use rawzip::ZipArchive;
use serde_json::Value;
use std::io::Read;

#[tokio::test]
async fn a_person_exports_and_deletes_their_data() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ana, &ben).await;
    harness.play_until_rated(&[&ana, &ben]).await;
    ben.resigns().await;
    ana.slash("settings me", &[("theme", "dark")]).await;
    ana.go_to_channel(1).await;
    ben.go_to_channel(1).await;
    harness.game(&ana, &ben).await;

    let export = ana.slash("privacy export", &[]).await;
    export.whispers("your name, settings, ratings, puzzle results, private boards with notes and plans, watched games, blocked players, searches for opponents, votes, roles for your ratings and 2 games.");
    let file: Value = serde_json::from_slice(&ana.picture(&export).await).expect("JSON");
    assert_eq!((&file["id"], &file["name"]), (&Value::from(ana.id.as_str()), &Value::from("Ana")));
    assert_eq!(file["settings"]["theme"], "dark");
    assert_eq!((&file["ratings"][0]["game"], &file["ratings"][0]["wins"]), (&"biloba".into(), &1.into()));
    assert_eq!(
        (&file["games"][0]["outcome"], &file["games"][1]["phase"]),
        (&"win".into(), &"playing".into())
    );

    let question = ana.slash("privacy delete", &[]).await;
    question.whispers("You will resign your game in progress.");
    ana.press(&question, "No").await.whispers("OK, nothing was deleted.");
    let question = ana.slash("privacy delete", &[]).await;
    harness.restart().await;
    ana.press(&question, "Yes, delete my data").await.whispers("Your data has been deleted.");
    // The message to Ben names a former player.
    ben.sees("Former player resigns.\n**Ben wins**.").await;
    let table = harness.table(&ben).await;
    assert_eq!(table.names(), ["Former player", "Ben"]);
    let record = ben.slash("record", &[]).await;
    let text = String::from_utf8(ben.picture(&record).await).expect("text");
    assert!(text.contains("Former player") && !text.contains("Ana"), "{text}");
    let page = cy.slash("leaderboard", &[("game", "biloba")]).await.page();
    assert!(page.contains("**Ben**") && !page.contains("Ana") && !page.contains("ormer"), "{page}");
    let reply = ana.slash("profile", &[]).await.page();
    assert!(reply.contains("Ana hasn’t finished a rated game yet."), "{reply}");
    let check = harness.host().await.ratings().verify().await.expect("a store");
    assert_eq!((check.games, check.ratings, check.wrong.len()), (1, 1, 0), "{check:?}");
    // A person who returns is new.
    ana.slash("privacy export", &[]).await.whispers("and 0 games.");
    ana.slash("play", &[("game", "biloba")])
        .await
        .says("Ana is looking for an opponent for a game of Biloba");
    harness.close().await;
}

#[tokio::test]
async fn games_that_do_not_count_are_exported_with_their_outcomes() {
    let harness = Harness::open().await;
    let [mut ana, ben] = harness.people(["ana", "ben"]).await;
    let casual = [("game", "biloba"), ("opponent", ben.id.as_str()), ("rated", "false")];
    let invitation = ana.slash("play", &casual).await;
    ben.press(&invitation, "Join").await;
    ana.resigns().await.says("Unrated: this was a casual game.");
    ana.go_to_channel(1).await;
    ana.slash("play", &[("game", "biloba"), ("computer", "1"), ("rated", "false")]).await;
    let export = ana.slash("privacy export", &[]).await;
    let file: Value = serde_json::from_slice(&ana.picture(&export).await).expect("JSON");
    let games = &file["games"];
    assert_eq!((&games[0]["place"], &games[0]["outcome"]), (&2.into(), &"loss".into()), "{games}");
    assert_eq!((&games[1]["phase"], &games[1]["place"]), (&"playing".into(), &Value::Null), "{games}");
    harness.close().await;
}

#[tokio::test]
async fn a_table_of_several_is_told_that_a_former_player_resigns() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3"), ("begins", "me")]).await;
    for person in [&ben, &cy] {
        person.press(&invitation, "Join").await;
    }
    ben.sees("The game starts.").await;
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    let question = ana.slash("privacy delete", &[]).await;
    ana.press(&question, "Yes, delete my data").await;
    let board = ben.sees("Former player resigns.").await;
    board.shows_board();
    board.says("it’s your turn");
    harness.close().await;
}

/// The games of 12 tables, and files that have room for few of them.
const GAMES: usize = 12;
const ATTACHMENT_SIZE_LIMIT: usize = (32 << 10) + 5 * 128;

/// Opens tables of Ana and closes them.
async fn play_many(harness: &Harness, ana: &Person) {
    let host = harness.host().await;
    let ana = Player::human(PlayerId(ana.id.parse().expect("an id")), "Ana".to_owned());
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    for channel in 0..GAMES as u64 {
        let new_table = NewTable::new(ChannelId(5_000 + channel), ana.clone(), setup);
        let table = host.tables().open(new_table).await.expect("a free channel").table.id();
        let close = Command::Close { by: ana.id };
        host.tables().execute(TableRef::Id(table), close).await.expect("it is open");
    }
}

/// The numbers of the tables in a file of an export.
async fn tables_in(ana: &Person, message: &Message) -> Vec<i64> {
    let bytes = ana.picture(message).await;
    assert!(bytes.len() <= ATTACHMENT_SIZE_LIMIT);
    let archive = ZipArchive::from_slice(bytes.as_slice()).expect("an archive");
    let entry = archive.entries().next().expect("an entry").expect("it is whole");
    let entry = archive.get_entry(entry.wayfinder()).expect("its data");
    let mut text = String::new();
    let mut document = entry.verifying_reader(DeflateDecoder::new(entry.data()));
    document.read_to_string(&mut text).expect("the checksum is right");
    let document: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((document["id"].as_str(), document["name"].as_str()), (Some(ana.id.as_str()), Some("Ana")));
    let games = document["games"].as_array().expect("a list");
    games.iter().map(|game| game["table"].as_i64().expect("a number")).collect()
}

#[tokio::test]
async fn a_large_export_comes_in_numbered_files() {
    let settings = sandbox::Settings {
        attachment_size_limit: ATTACHMENT_SIZE_LIMIT,
        time_scale: TIME_SCALE,
        ..Default::default()
    };
    let harness = Harness::with_settings(settings).await;
    let [ana] = harness.people(["ana"]).await;
    play_many(&harness, &ana).await;
    let first = ana.slash("privacy export", &[]).await;
    first.whispers("your name, settings, ratings, puzzle results, private boards with notes and plans, watched games, blocked players, searches for opponents, votes, roles for your ratings and 12 games.\nFile 1 of 3");
    assert_eq!(first.files().collect::<Vec<_>>(), ["b-side-1-of-3.zip"]);
    let mut tables = tables_in(&ana, &first).await;
    assert_eq!(tables.len(), 5);
    for number in 2..=3 {
        let next = ana.has_seen(&format!("File {number} of 3")).await;
        next.whispers("File");
        tables.extend(tables_in(&ana, &next).await);
    }
    assert_eq!(tables, (1..=GAMES as i64).collect::<Vec<_>>());
    harness.close().await;
}

#[tokio::test]
async fn the_pages_of_the_operator_are_linked() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let links = "-# [Privacy policy](<https://example.org/privacy>)";
    assert!(!ana.slash("privacy delete", &[]).await.content().contains("Privacy policy"));
    harness.stop_bot().await;
    let page = "https://example.org/privacy".parse().expect("an address");
    harness.operator = Operator { privacy: Some(page), ..Operator::default() };
    harness.start_bot().await;
    ana.slash("privacy delete", &[]).await.whispers(links);
    ana.slash("privacy export", &[]).await.whispers(links);
    let help = ana.slash("help", &[]).await;
    let data = ana.press(&help, "Your data").await;
    assert!(data.page().contains(links), "{}", data.page());
}
