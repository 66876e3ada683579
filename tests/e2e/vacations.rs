//! Vacations and reminders.

use crate::harness::Harness;
use bside::host::Clock;
use bside::sandbox::Fault;
use bside::table::Timestamp;
use std::time::Duration;
use tokio::sync::watch;

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);
/// The time between two changes of whether somebody is on vacation.
const CHANGE_INTERVAL: Duration = Duration::from_mins(10);
const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);

async fn harness() -> (Harness, watch::Sender<Timestamp>) {
    let time = watch::Sender::new(START);
    (Harness::with_clock(Clock::Manual(time.subscribe())).await, time)
}

/// A Discord timestamp this long after the start.
fn moment(time: Duration, form: char) -> String {
    format!("<t:{}:{form}>", (START + time).unix_seconds())
}

#[tokio::test]
async fn a_vacation_stops_a_slow_clock_and_is_announced() {
    let (mut harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", &ben.id), ("time", "1d")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    let board = ben.sees("The game starts.").await;
    ana.slash("settings vacation", &[])
        .await
        .whispers("You’re not on vacation. You have 14 vacation days left");
    time.send_replace(START + HOUR);
    let away = ana.slash("settings vacation", &[("days", "9")]).await;
    away.whispers(&format!("You’re on vacation until {}", moment(HOUR + 9 * DAY, 'f')));
    away.whispers("After that you’ll have 5 vacation days left");
    let reply = ben.sees("Ana is on vacation until").await;
    reply.says(&moment(HOUR + 9 * DAY, 'f'));
    assert!(
        reply.pings().is_empty() && !reply.content().contains("Your time runs out"),
        "{}",
        reply.content()
    );
    assert_eq!(reply.id(), board.id(), "the board says that the clock stands still");
    let line = ben.sees("Ana is on vacation until").await;
    assert_eq!((line.replies_to(), line.pictures()), (board.id(), 0));
    ana.slash("settings vacation", &[("days", "2")]).await.whispers("You’re already on vacation.");
    harness.restart().await;
    time.send_replace(START + 5 * DAY);
    let back = ana.slash("settings vacation", &[("end", "true")]).await;
    back.whispers("You’re not on vacation. You have 9 vacation days and one hour left");
    let goes_on = ben.sees("Your time runs out").await;
    goes_on.says(&moment(5 * DAY + 23 * HOUR, 'R'));
    assert_eq!(goes_on.id(), board.id());
    let line = ben.sees("Ana is back from vacation.").await;
    assert!(line.pings().is_empty(), "she is here: {line:?}");
    ana.slash("settings vacation", &[("end", "true")]).await.whispers("You’re not on vacation.");
    let both = [("days", "3"), ("end", "true")];
    ana.slash("settings vacation", &both).await.whispers("Use either days or end, not both.");

    // Each change is shown at all tables, so the next one comes some minutes later.
    let early = ana.slash("settings vacation", &[("days", "9")]).await;
    early.whispers("You’ve only just begun or ended a vacation. You can do it again from");
    early.whispers(&moment(5 * DAY + CHANGE_INTERVAL, 'f'));

    // The next vacation ends by itself.
    time.send_replace(START + 5 * DAY + CHANGE_INTERVAL);
    ana.slash("settings vacation", &[("days", "9")]).await;
    let early = ana.slash("settings vacation", &[("end", "true")]).await;
    early.whispers(&moment(5 * DAY + 2 * CHANGE_INTERVAL, 'f'));
    time.send_replace(START + 14 * DAY + CHANGE_INTERVAL);
    let line = ben.sees("Ana is back from vacation.").await;
    line.says(&format!("<@{}>, it’s your turn.", ana.id));
    assert_eq!(line.pings(), ["ana"]);
    let refused = ana.slash("settings vacation", &[("days", "1")]).await;
    refused.whispers("You have no vacation days left");
    harness.close().await;
}

#[tokio::test]
async fn reminders_are_direct_messages_if_wanted() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let chosen = ana.slash("settings me", &[("direct", "true")]).await.page();
    assert!(chosen.contains("Reminder before your time runs out: by DM"), "{chosen}");
    let options = [("game", "biloba"), ("opponent", &ben.id), ("time", "8h")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    let board = ben.sees("The game starts.").await;
    time.send_replace(START + 6 * HOUR);
    let reminder = ana.sees("it’s still your turn").await;
    reminder.says(&format!("**Biloba** · table 1 · <#{}>", ana.channel()));
    reminder.says(&format!("Your time runs out {}", moment(8 * HOUR, 'R')));
    assert_ne!(reminder.0["channel_id"].as_str(), Some(&*ana.channel().to_string()));
    let reply = |message: &crate::message::Message| message.content().contains("it’s still your turn");
    assert!(!ben.messages().await.iter().any(reply));
    // The former board keeps its buttons.
    ana.press(&board, "Make a move").await.whispers("Which pawn do you want to move?");

    // People who accept no direct messages are reminded in the channel.
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    let turn = harness.some_turn(&ben).await;
    ben.plays(&turn).await;
    harness.sandbox.inject(Fault::RefuseDirectMessage);
    time.send_replace(START + 12 * HOUR);
    let reminder = ben.sees("it’s still your turn").await;
    assert_eq!(reminder.pings(), ["ana"]);
    assert_eq!(reminder.0["channel_id"].as_str(), Some(&*ana.channel().to_string()));
    harness.close_after_faults().await;
}
