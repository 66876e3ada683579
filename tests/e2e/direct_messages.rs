//! Direct messages on Discord as it is: each reader gets their own.

use crate::harness::{Harness, TIME_SCALE};
use crate::message::Message;
use crate::person::Person;
use bside::host::Clock;
use bside::sandbox::{Fault, Settings, WorldConfig};
use bside::table::Timestamp;
use serde_json::Value;
use std::time::Duration;
use tokio::sync::watch;

const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);
const HOUR: Duration = Duration::from_hours(1);

async fn harness() -> (Harness, watch::Sender<Timestamp>) {
    let time = watch::Sender::new(START);
    (Harness::with_clock(Clock::Manual(time.subscribe())).await, time)
}

async fn plays(harness: &Harness, person: &Person) -> Message {
    let turn = harness.some_turn(person).await;
    person.plays(&turn).await
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
        watcher.sees("**Biloba** · table 1 is over").await;
        watcher.slash("settings me", &[("notify", "direct")]).await;
    }
    let options = [("game", "biloba"), ("opponent", &*cy.id), ("opponent2", &*dee.id), ("seats", "3")];
    ana.slash("play", &options).await;
    for invited in [&cy, &dee] {
        invited.sees("**Biloba** · table 2 · <#").await.says("Ana invites you");
    }
    harness.close().await;
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
    ana.go_to_channel(1).await;
    ana.slash("play", &clock).await.says("Ana is looking for");
    harness.close_after_faults().await;
}
