//! Direct messages on Discord as it is: each reader gets their own, conversations are opened slowly and once, and only somebody's own
//! refusal counts as one.

use crate::harness::{Harness, TIME_SCALE, wait_while};
use crate::message::Message;
use crate::notices::direct_messages;
use crate::person::Person;
use bside::host::Clock;
use bside::sandbox::{Fault, RecordedRequest, Settings, WorldConfig};
use bside::table::{PlayerId, Timestamp};
use serde_json::Value;
use std::time::Duration;
use tokio::sync::watch;

const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);
const HOUR: Duration = Duration::from_hours(1);
/// Long enough for the bot to look again for players who are not told yet.
const NEXT_ROUND: Duration = Duration::from_mins(1);
const OPENINGS: &str = "/users/@me/channels";
const EXPLANATION: &str = "Discord doesn’t let me DM you";

async fn harness() -> (Harness, watch::Sender<Timestamp>) {
    let time = watch::Sender::new(START);
    (Harness::with_clock(Clock::Manual(time.subscribe())).await, time)
}

async fn plays(harness: &Harness, person: &Person) -> Message {
    let turn = harness.some_turn(person).await;
    person.plays(&turn).await
}

/// Waits until this many requests were answered with this code.
async fn are_answered_with(harness: &Harness, code: u64, count: usize) {
    let has_code = |request: &RecordedRequest| {
        request.response.as_ref().is_some_and(|response| response["code"] == code)
    };
    wait_while(async || {
        harness.sandbox.requests().iter().filter(|request| has_code(request)).count() < count
    })
    .await;
}

/// Waits for the line that pings Ben because it is his turn, without a board.
async fn ping(ben: &Person) -> Message {
    loop {
        let line = ben.sees("it’s your turn.").await;
        if line.pictures() == 0 {
            return line;
        }
    }
}

fn openings(harness: &Harness) -> usize {
    harness.sandbox.requests().iter().filter(|request| request.path.ends_with(OPENINGS)).count()
}

/// Injects a refusal of the next conversation that is opened.
fn refuse_opening(harness: &Harness, code: u32) {
    harness.sandbox.inject(Fault::ErrorResponse { path: OPENINGS.to_owned(), status: 403, code });
}

#[tokio::test]
async fn everyone_gets_a_digest_of_their_own_at_the_same_hour() {
    let (harness, time) = harness().await;
    let [mut ana, ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    for reader in [&ben, &cy] {
        reader.slash("settings me", &[("notify", "digest"), ("notify-hour", "9")]).await;
    }
    harness.game(&ana, &ben).await;
    plays(&harness, &ana).await;
    for person in [&mut ana, &mut cy] {
        person.go_to_channel(1).await;
    }
    harness.game(&ana, &cy).await;
    plays(&harness, &ana).await;
    time.send_replace(START + HOUR);
    for (reader, number) in [(&ben, 1), (&cy, 2)] {
        reader.sees("One game waits for you:").await.says(&format!("table {number}"));
    }
    harness.close().await;
}

#[tokio::test]
async fn everyone_who_watches_a_game_or_is_invited_to_one_is_told() {
    let (harness, _time) = harness().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    harness.game(&ana, &ben).await;
    for watcher in [&cy, &dee] {
        watcher.slash("watch", &[]).await;
    }
    ben.resigns().await;
    for watcher in [&cy, &dee] {
        watcher.sees("**Biloba** · Ana and Ben · table 1 is over").await;
        watcher.slash("settings me", &[("notify", "direct")]).await;
    }
    let options = [("game", "biloba"), ("opponent", &*cy.id), ("opponent2", &*dee.id), ("seats", "3")];
    ana.slash("play", &options).await;
    for invited in [&cy, &dee] {
        invited.sees("**Biloba** · table 2 · <#").await.says("Ana invites you");
    }
    harness.close().await;
}

#[tokio::test]
async fn conversations_that_are_opened_too_fast_are_no_refusal() {
    let (harness, time) = harness().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    harness.game(&ana, &ben).await;
    ben.slash("settings me", &[("notify", "direct")]).await;
    cy.slash("watch", &[]).await;
    refuse_opening(&harness, 40003);
    plays(&harness, &ana).await;
    are_answered_with(&harness, 40003, 1).await;
    time.send_replace(START + NEXT_ROUND);
    ben.sees(&format!("**Biloba** · table 1 · <#{}>\nit’s your turn.", ana.channel())).await;
    // Somebody who watches is not forgotten either.
    refuse_opening(&harness, 40003);
    ben.resigns().await;
    are_answered_with(&harness, 40003, 2).await;
    time.send_replace(START + 2 * NEXT_ROUND);
    cy.sees("**Biloba** · Ana and Ben · table 1 is over").await;
    // Nor is a digest.
    dee.slash("settings me", &[("notify", "digest"), ("notify-hour", "9")]).await;
    harness.game(&ana, &dee).await;
    plays(&harness, &ana).await;
    refuse_opening(&harness, 40003);
    time.send_replace(START + HOUR);
    are_answered_with(&harness, 40003, 3).await;
    time.send_replace(START + HOUR + NEXT_ROUND);
    dee.sees("One game waits for you:").await;
    let public = ana.messages().await;
    assert!(!public.iter().any(|message| message.content().contains(EXPLANATION)), "{public:?}");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_conversation_is_opened_once_also_after_a_refusal_and_a_restart() {
    let (mut harness, _time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ben.slash("settings me", &[("notify", "direct")]).await;
    let heading = &format!("**Biloba** · table 1 · <#{}>", ana.channel());
    for move_number in 1..=4 {
        plays(&harness, &ana).await;
        ben.sees(heading).await;
        assert_eq!(openings(&harness), 1, "after move {move_number}");
        match move_number {
            1 => harness.restart().await,
            2 => {
                harness.sandbox.inject(Fault::RefuseDirectMessage);
                plays(&harness, &ben).await;
                plays(&harness, &ana).await;
                ping(&ben).await;
            }
            _ => {}
        }
        plays(&harness, &ben).await;
    }
    // The data of a person says which conversation it is, until it is deleted.
    let host = harness.host().await;
    let player = PlayerId(ben.id.parse().expect("an id"));
    let told = direct_messages(&ben, heading).remove(0);
    let exported = async || {
        let export = host.players().export(player, 1).await.expect("a store");
        serde_json::to_value(export).expect("JSON")["settings"]["direct_channel"].clone()
    };
    assert_eq!(exported().await, told.0["channel_id"]);
    host.players().delete(player, "former player").await.expect("a store");
    assert_eq!(exported().await, Value::Null);
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_conversation_that_is_gone_is_opened_again() {
    let (harness, _time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ben.slash("settings me", &[("notify", "direct")]).await;
    let heading = &format!("**Biloba** · table 1 · <#{}>", ana.channel());
    plays(&harness, &ana).await;
    let told = ben.sees(heading).await;
    let direct = told.0["channel_id"].as_str().expect("an id");
    plays(&harness, &ben).await;
    ben.sees_deletion(&told).await;
    let path = format!("/channels/{direct}/messages");
    harness.sandbox.inject(Fault::ErrorResponse { path, status: 404, code: 10003 });
    assert!(plays(&harness, &ana).await.pings().is_empty());
    ben.sees(heading).await;
    assert_eq!((openings(&harness), direct_messages(&ben, heading).len()), (2, 2));
    harness.close_after_faults().await;
}

#[tokio::test]
async fn only_the_refusal_of_a_person_is_told_as_one() {
    for (code, is_explained) in [(50007, true), (50278, true), (50001, false)] {
        let (harness, _time) = harness().await;
        let [ana, ben] = harness.people(["ana", "ben"]).await;
        harness.game(&ana, &ben).await;
        ben.slash("settings me", &[("notify", "direct")]).await;
        refuse_opening(&harness, code);
        plays(&harness, &ana).await;
        let ping = ping(&ben).await;
        assert_eq!(ping.pings(), ["ben"], "{ping:?}");
        assert_eq!(ping.content().contains(EXPLANATION), is_explained, "{code}: {ping:?}");
        harness.close_after_faults().await;
    }
}

/// A server in whose first channel the bot cannot read earlier messages.
const WITHOUT_HISTORY: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [{ username = "ana", name = "Ana" }, { username = "ben", name = "Ben" }]
    servers = [{ name = "Here", owner = "ana", channels = [
        { name = "one", overwrites = [{ of = "B-Side", deny = ["READ_MESSAGE_HISTORY"] }] },
        { name = "two" },
    ] }]
"#;

#[tokio::test]
async fn who_cannot_be_replied_to_is_pinged_all_the_same() {
    let world = WorldConfig::from_toml(WITHOUT_HISTORY).expect("a world");
    let settings = Settings { world, time_scale: TIME_SCALE, ..Settings::default() };
    let harness = Harness::with_settings(settings).await;
    let [mut ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ben.slash("settings me", &[("notify", "direct")]).await;
    harness.sandbox.inject(Fault::RefuseDirectMessage);
    plays(&harness, &ana).await;
    let ping = ping(&ben).await;
    assert_eq!((ping.pings(), &ping.0["message_reference"]), (vec!["ben"], &Value::Null), "{ping:?}");
    // Nor is a line beside the board lost.
    let offer = ben.offers("draw").await;
    offer.says("Ben offers a draw.");
    ana.press(&offer, "Decline").await;
    // With a clock the bot asks for the permission before the game.
    let clock = [("game", "biloba"), ("time", "1d")];
    ana.closes_table().await;
    let lacks = "I’m missing permissions here: Read Message History.";
    ana.slash("play", &clock).await.whispers(lacks);
    let here = ana.channel().to_string();
    for posts in ["seeks", "daily-puzzle"] {
        let refused = ana.slash("settings server", &[(posts, here.as_str())]).await;
        refused.whispers("I’m missing permissions in that channel: Read Message History.");
    }
    ana.go_to_channel(1).await;
    ana.slash("play", &clock).await.says("Ana is looking for");
    harness.close_after_faults().await;
}
