//! The names of threads: they follow those who play there.

use crate::harness::{Harness, wait_while};
use crate::person::Person;
use bside::sandbox::Fault;

#[tokio::test]
async fn a_thread_is_named_after_those_who_join_once_the_game_starts() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    let options = [("game", "biloba"), ("seats", "3"), ("thread", "true")];
    let place = ana.slash("play", &options).await.place();
    let path = format!("/channels/{place}");
    let name = async |person: &Person| {
        person.call(reqwest::Method::GET, &path, ().into()).await.1["name"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    let invitation = ben.sees("Ana is looking for 2 more players").await;
    for person in [&mut ana, &mut ben, &mut cy] {
        person.go_to(place.clone()).await;
    }
    ben.press(&invitation, "Join").await;
    assert_eq!(name(&ben).await, "Biloba: Ana");
    // Discord refuses it for a while, and meanwhile the bot is restarted.
    for _ in 0..9 {
        harness.sandbox.inject(Fault::ServerError { path: path.clone(), status: 503, carried_out: false });
    }
    cy.press(&invitation, "Join").await;
    cy.sees("The game starts.").await;
    harness.restart().await;
    harness.sandbox.clear_faults();
    let host = harness.host().await;
    wait_while(async || !host.players().outdated_threads().await.expect("a store").is_empty()).await;
    assert_eq!(name(&ben).await, "Biloba: Ana, Ben, Cy");

    // A name that somebody has given stays.
    let question = ana.slash("resign", &[]).await;
    ana.press(&question, "Yes, resign").await;
    let question = ben.slash("resign", &[]).await;
    ben.press(&question, "Yes, resign").await;
    let renamed = serde_json::json!({ "name": "The final" });
    ana.call(reqwest::Method::PATCH, &path, renamed).await;
    let invitation = ana.slash("play", &[("game", "biloba")]).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    wait_while(async || !host.players().outdated_threads().await.expect("a store").is_empty()).await;
    assert_eq!(name(&ben).await, "The final");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_moved_invitation_is_joined_where_it_was_and_names_its_thread_after_those_who_join() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "4")]).await;
    for person in [&ben, &cy] {
        person.press(&invitation, "Join").await;
    }
    let place = ana.press(&invitation, "Play in a thread").await.place();
    let path = format!("/channels/{place}");
    let name = async || ana.call(reqwest::Method::GET, &path, ().into()).await.1["name"].clone();
    assert_eq!(name().await, "Biloba: Ana, Ben, Cy");
    let looks = "Ana is looking for one more player for a 4-player game of Biloba. Who’s in?\n";
    let moved = format!("-# Biloba · table 1 moved to <#{place}>");
    let left = async || {
        let messages = ana.messages().await;
        messages.into_iter().find(|message| message.id() == invitation.id()).expect("the line stays")
    };
    wait_while(async || !left().await.has_button("Join")).await;
    let line = left().await;
    assert_eq!((line.content(), line.buttons()), (&*format!("{looks}{moved}"), vec!["Join"]));
    harness.restart().await;
    ana.press(&line, "Join").await.whispers("You’re already at this table.");
    dee.press(&line, "Join").await.whispers(&format!("You have a seat. Biloba · table 1 is in <#{place}>."));
    dee.sees("The game starts.").await;
    let host = harness.host().await;
    wait_while(async || !host.players().outdated_threads().await.expect("a store").is_empty()).await;
    assert_eq!(name().await, "Biloba: Ana, Ben, Cy, Dee");
    wait_while(async || left().await.content() != moved || left().await.has_button("Join")).await;
    harness.close().await;
}

#[tokio::test]
async fn names_of_deleted_people_are_gone_from_threads_and_from_lines_about_them() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    let home = format!("/channels/{}", ana.channel());
    let options = [("game", "biloba"), ("opponent", &ben.id), ("thread", "true")];
    let place = ana.slash("play", &options).await.place();
    let invitation = ben.sees("Ana invites you to a game of Biloba").await;
    for person in [&mut ana, &mut ben] {
        person.go_to(place.clone()).await;
    }
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    ben.resigns().await;
    // Another thread is not the bot's.
    let name = serde_json::json!({ "name": "Ana’s corner", "type": 11 });
    let (_, other) = ben.call(reqwest::Method::POST, &format!("{home}/threads"), name).await;
    let get = async |path: &str| ben.call(reqwest::Method::GET, path, ().into()).await.1;
    let lines = async || {
        let messages = get(&format!("{home}/messages?limit=100")).await;
        let told = messages.as_array().expect("messages").iter().filter(|message| message["type"] == 18);
        let mut told: Vec<String> = told.map(|message| message["content"].to_string()).collect();
        told.sort();
        told
    };
    assert_eq!(lines().await, ["\"Ana’s corner\"", "\"Biloba: Ana, Ben\""]);

    // Discord fails for a while, and meanwhile the bot is restarted.
    let path = format!("/channels/{place}");
    for _ in 0..9 {
        harness.sandbox.inject(Fault::ServerError { path: path.clone(), status: 503, carried_out: false });
    }
    let question = ana.slash("privacy delete", &[]).await;
    ana.press(&question, "Yes, delete my data").await;
    harness.restart().await;
    harness.sandbox.clear_faults();
    let host = harness.host().await;
    wait_while(async || !host.players().outdated_threads().await.expect("a store").is_empty()).await;
    assert_eq!(get(&path).await["name"], "Biloba: Former player, Ben");
    assert_eq!(lines().await, ["\"Ana’s corner\""]);
    assert_eq!(
        get(&format!("/channels/{}", other["id"].as_str().expect("an id"))).await["name"],
        "Ana’s corner"
    );
    harness.close_after_faults().await;
}
