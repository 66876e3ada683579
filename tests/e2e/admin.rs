//! `bside admin` beside a running bot: people and servers that the operator excludes, games out of the ratings, servers that are left.

use crate::harness::{Harness, wait_while};
use crate::person::Person;
use bside::ratings::Ladder;
use bside::rules::GameKind;
use bside::table::PlayerId;
use bside_test_support::secrets;
use std::process::{Command, Output};
use tokio::task;

const EXCLUDED: &str = "The people who run this bot have excluded you";
const EXCLUDED_HERE: &str = "The people who run this bot have excluded this server";

/// The output of `bside admin` with these arguments, on the database of the harness.
async fn output(harness: &Harness, arguments: &[&str], token: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bside"));
    command.arg("admin").args(arguments).current_dir(harness.folder()).env("DISCORD_TOKEN", token);
    command.env("BSIDE_DB", harness.database_url()).env("DISCORD_API_BASE", harness.sandbox.base_url());
    // The sandbox answers on this thread.
    task::spawn_blocking(move || secrets::output(command.env("SUDO_USER", "olga"))).await.expect("it runs")
}

/// What `bside admin` with these arguments prints, and logs with the name of the user if it has changed something.
async fn admin(harness: &Harness, arguments: &[&str]) -> String {
    let output = output(harness, arguments, harness.sandbox.bot_token()).await;
    let [printed, logged] =
        [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
    assert!(output.status.success(), "{arguments:?}: {logged}");
    if !["excluded", "servers"].contains(&arguments[0]) {
        assert!(logged.contains(printed.trim()) && logged.contains("user=\"olga\""), "{logged}");
    }
    printed
}

/// Waits until the bot knows whether this person is excluded.
async fn is_told(person: &Person, sentence: &str, is_so: bool) {
    wait_while(async || person.slash("games", &[]).await.content().contains(sentence) != is_so).await;
}

#[tokio::test]
async fn an_excluded_person_resigns_and_has_nothing_but_their_data() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await;
    let done = admin(&harness, &["exclude", "person", &ben.id]).await;
    assert_eq!(done, format!("person {} is excluded, and has left 1 tables\n", ben.id));
    let end = ana.sees("Ben resigns.").await;
    is_told(&ben, EXCLUDED, true).await;
    ben.slash("play", &[("game", "biloba")]).await.whispers(EXCLUDED);
    ben.press(&end, "Rematch").await.whispers(EXCLUDED);
    ben.slash("privacy export", &[]).await.whispers("This is everything I store about you");
    ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await.whispers("Ben can’t be invited.");
    ana.slash("play", &[("game", "biloba")]).await.says("Ana is looking");
    assert_eq!(admin(&harness, &["excluded"]).await, format!("{} Ben\n", ben.id));

    // A block of the operator outlives the data.
    let question = ben.slash("privacy delete", &[]).await;
    ben.press(&question, "Yes, delete my data").await.whispers("Your data has been deleted.");
    assert_eq!(admin(&harness, &["excluded"]).await, format!("{} \n", ben.id));
    admin(&harness, &["readmit", &ben.id]).await;
    is_told(&ben, EXCLUDED, false).await;
    let again = output(&harness, &["readmit", &ben.id], "").await;
    assert!(!again.status.success() && String::from_utf8_lossy(&again.stderr).contains("is not excluded"));
    harness.close().await;
}

#[tokio::test]
async fn an_excluded_server_is_refused_and_left() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let server = ana.guild().expect("a server").to_string();
    assert_eq!(admin(&harness, &["servers"]).await, format!("{server} B-Side Sandbox\n"));
    // Without a token the bot stays until its next start, and answers in private only.
    let excluded = output(&harness, &["exclude", "server", &server], "").await;
    assert!(excluded.status.success(), "{}", String::from_utf8_lossy(&excluded.stderr));
    is_told(&ben, EXCLUDED_HERE, true).await;
    ana.plays("d4-d5").await.whispers(EXCLUDED_HERE);
    ana.slash("privacy export", &[]).await.whispers("This is everything I store about you");
    harness.restart().await;
    wait_while(async || !admin(&harness, &["servers"]).await.is_empty()).await;
    harness.wait_until_quarantined(1).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_server_is_left_at_once_with_the_token() {
    for arguments in [&["exclude", "server"][..], &["leave"]] {
        let harness = Harness::open().await;
        let [ana] = harness.people(["ana"]).await;
        let server = ana.guild().expect("a server").to_string();
        let left = admin(&harness, &[arguments, &[server.as_str()]].concat()).await;
        assert!(left.contains("the bot has left"), "{left}");
        assert_eq!(admin(&harness, &["servers"]).await, "");
        let again = output(&harness, &["leave", &server], harness.sandbox.bot_token()).await;
        assert!(!again.status.success(), "it is not there");
        harness.close_after_faults().await;
    }
}

#[tokio::test]
async fn games_are_taken_out_of_the_ratings_and_counted_again() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    harness.play_until_rated(&[&ana, &ben]).await;
    ben.resigns().await;
    let host = harness.host().await;
    let number = harness.table(&ana).await.id().to_string();
    let leaders = async || {
        let asking = PlayerId(ana.id.parse().expect("an id"));
        let board = host.ratings().leaderboard(GameKind::Biloba, Ladder::People, None, 0..9, asking).await;
        let page = board.expect("a store").page;
        page.into_iter().map(|entry| (entry.player.name, entry.rating.value)).collect::<Vec<_>>()
    };
    let before = leaders().await;
    assert_eq!(before.len(), 2);
    let done = admin(&harness, &["unrate", &number]).await;
    assert_eq!(done, format!("the games of these tables no longer count for ratings: {number}\n"));
    assert!(leaders().await.is_empty());
    let verified = host.ratings().verify().await.expect("a store");
    assert!(verified.wrong.is_empty(), "{verified:?}");
    let other = output(&harness, &["unrate", &number, "99"], "").await;
    let said = String::from_utf8_lossy(&other.stderr).into_owned();
    assert!(!other.status.success() && said.contains("these tables have no rated game: 99"), "{said}");
    admin(&harness, &["rate", &number]).await;
    assert_eq!(leaders().await, before);
    harness.close().await;
}
