//! How people are told that games wait for them and that games which they watch are over.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use bside::host::Clock;
use bside::sandbox::{Fault, Settings, WorldConfig};
use bside::table::{PlayerId, Timestamp};
use std::collections::HashSet;
use std::time::Duration;
use tokio::sync::watch;

const HOUR: Duration = Duration::from_hours(1);
/// Eight in the morning, UTC.
const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);

async fn harness() -> (Harness, watch::Sender<Timestamp>) {
    let time = watch::Sender::new(START);
    (Harness::with_clock(Clock::Manual(time.subscribe())).await, time)
}

const ONE_SERVER: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [{ username = "ana", name = "Ana" }, { username = "ben", name = "Ben" }]
    servers = [{ name = "Here", owner = "ana", channels = [{ name = "one" }] }]
"#;

/// The direct messages with this text that a person has seen, as they were first. A later edit notifies nobody.
pub fn direct_messages(person: &Person, text: &str) -> Vec<Message> {
    let is_direct = |message: &Message| message.0["guild_id"].is_null() && message.content().contains(text);
    let mut messages: Vec<_> = person.seen_messages().into_iter().filter(is_direct).collect();
    let mut seen = HashSet::new();
    messages.retain(|message| seen.insert(message.id().to_owned()));
    messages
}

async fn plays(harness: &Harness, person: &Person) -> Message {
    let turn = harness.some_turn(person).await;
    person.plays(&turn).await
}

#[tokio::test]
async fn a_direct_message_takes_the_place_of_the_ping() {
    let (mut harness, _time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let chosen = ben.slash("settings me", &[("notify", "direct")]).await.page();
    assert!(chosen.contains("Games that wait for you: a DM at once"), "{chosen}");
    let board = plays(&harness, &ana).await;
    assert!(board.pings().is_empty(), "{:?}", board.pings());
    let heading = format!("**Biloba** · table 1 · <#{}>", ana.channel());
    let told = ben.sees(&format!("{heading}\nit’s your turn.")).await;
    assert_ne!(told.0["channel_id"].as_str(), Some(&*ana.channel().to_string()));
    harness.restart().await;
    assert_eq!(plays(&harness, &ben).await.pings(), ["ana"], "the others are pinged");
    assert!(plays(&harness, &ana).await.pings().is_empty());
    wait_while(async || direct_messages(&ben, &heading).len() < 2).await;

    ben.slash("settings me", &[("notify", "none")]).await;
    plays(&harness, &ben).await;
    assert!(plays(&harness, &ana).await.pings().is_empty());
    ben.slash("settings me", &[("notify", "default")]).await;
    plays(&harness, &ben).await;
    assert_eq!(plays(&harness, &ana).await.pings(), ["ben"]);
    let told = direct_messages(&ben, &heading);
    assert_eq!(told.len(), 2, "{told:?}");
    harness.close().await;
}

#[tokio::test]
async fn what_still_waits_is_not_taken_back() {
    let (mut harness, _time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", &*ben.id), ("time", "8h"), ("begins", "me")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    ben.slash("settings me", &[("notify", "direct")]).await;
    plays(&harness, &ana).await;
    let heading = format!("**Biloba** · table 1 · <#{}>", ana.channel());
    let told = ben.sees(&format!("{heading}\nit’s your turn.")).await;
    let now = async |text: &str| {
        let edited = loop {
            let seen = ben.sees(text).await;
            if seen.0["channel_id"] == told.0["channel_id"] {
                break seen;
            }
        };
        assert_eq!(edited.id(), told.id(), "the message of before: {edited:?}");
    };
    // Ben is not called again within a minute.
    ana.offers("draw").await;
    now("Ana offers a draw.\n").await;
    harness.restart().await;
    ben.slash("decline", &[]).await;
    now("it’s your turn.").await;
    ben.offers("pause").await;
    now("it’s your turn.").await;
    harness.restart().await;
    ana.slash("decline", &[]).await;
    let end = format!("Your time runs out <t:{}:R>", (START + 16 * HOUR).unix_seconds());
    ana.slash("table give-time", &[]).await.says("another 8 hours");
    now(&end).await;
    harness.restart().await;
    let messages = direct_messages(&ben, &heading);
    assert_eq!(messages.len(), 1, "once for a move: {messages:?}");
    plays(&harness, &ben).await;
    ben.sees_deletion(&told).await;
    harness.close().await;
}

#[tokio::test]
async fn the_people_of_a_closed_game_are_told_as_they_have_chosen() {
    let harness = Harness::open().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    cy.slash("settings me", &[("notify", "direct")]).await;
    dee.slash("settings me", &[("notify", "digest")]).await;
    let begin = async |by: &Person, others: &[&Person]| {
        let seats = (others.len() + 1).to_string();
        let options = [("game", "biloba"), ("seats", &*seats), ("begins", "me")];
        let invitation = by.slash("play", &options).await;
        for person in others {
            person.press(&invitation, "Join").await;
        }
        by.sees("The game starts.").await;
    };
    begin(&ben, &[&cy, &dee]).await;
    ben.resigns().await;
    let closed = ana.closes_table().await;
    closed.says(&format!("<@{}>, a moderator closed this game. It doesn’t count.", ben.id));
    assert_eq!(
        closed.pings(),
        ["ben"],
        "who had resigned before, and only those who want a ping: {closed:?}"
    );
    let told = cy.sees("**Biloba** · Ben, Cy and Dee · table 1 is over").await;
    told.says("A moderator closed this game. It doesn’t count.");
    assert!(direct_messages(&dee, "is over").is_empty());
    // A moderator who plays ends the game as a player: the others read who it was.
    begin(&ana, &[&ben, &cy, &dee]).await;
    let closed = ana.closes_table().await;
    closed.says("Ana cancelled the game. It doesn’t count.");
    assert_eq!(closed.pings(), ["ben"], "{closed:?}");
    cy.sees("**Biloba** · Ana, Ben, Cy and Dee · table 2 is over")
        .await
        .says("Ana cancelled the game. It doesn’t count.");
    assert!(direct_messages(&ana, "is over").is_empty());
    ana.slash("play", &[("game", "biloba"), ("computer", "1")]).await;
    let closed = ana.closes_table().await;
    closed.says("Ana cancelled the game. It doesn’t count.");
    assert!(closed.pings().is_empty(), "{closed:?}");
    harness.close().await;
}

#[tokio::test]
async fn the_end_of_a_game_is_told_to_whoever_did_not_cause_it() {
    let (harness, _time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let end = ana.resigns().await;
    assert_eq!(end.pings(), ["ben"], "{end:?}");
    end.says(&format!("<@{}>, the game is over.", ben.id));

    ben.slash("settings me", &[("notify", "direct")]).await;
    harness.game(&ana, &ben).await;
    let end = ana.resigns().await;
    assert!(end.pings().is_empty() && !end.content().contains("<@"), "{end:?}");
    ben.sees("**Biloba** · Ana and Ben · table 2 is over").await.says("**You win** by resignation.");
    harness.game(&ana, &ben).await;
    let question = ana.slash("abort", &[]).await;
    ana.press(&question, "Yes, cancel it").await;
    ben.sees("**Biloba** · Ana and Ben · table 3 is over").await.says("Ana cancelled the game.");
    assert!(direct_messages(&ana, "is over").is_empty());
    harness.close().await;
}

#[tokio::test]
async fn who_accepts_no_direct_messages_is_pinged_and_told_why_once() {
    let (harness, _time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ben.slash("settings me", &[("notify", "direct")]).await;
    for is_first in [true, false] {
        harness.sandbox.inject(Fault::RefuseDirectMessage);
        let board = plays(&harness, &ana).await;
        let line = loop {
            let line = ben.sees("it’s your turn.").await;
            if line.pictures() == 0 {
                break line;
            }
        };
        assert_eq!(line.pings(), ["ben"]);
        assert_eq!(line.replies_to(), board.id(), "not to the board before");
        assert_eq!(line.content().contains("Discord doesn’t let me DM you"), is_first, "{}", line.content());
        plays(&harness, &ben).await;
    }
    plays(&harness, &ana).await;
    ben.sees("**Biloba** · table 1").await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_digest_comes_once_a_day_and_lists_the_games_that_wait() {
    let (mut harness, time) = harness().await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    // For Ben it is ten o’clock.
    let options = [("notify", "digest"), ("notify-hour", "22"), ("local-time", "10:02")];
    let chosen = ben.slash("settings me", &options).await.page();
    let first = START + 12 * HOUR;
    assert!(chosen.contains(&format!("one DM a day, next <t:{}:f>", first.unix_seconds())), "{chosen}");
    harness.game(&ana, &ben).await;
    assert!(plays(&harness, &ana).await.pings().is_empty());
    time.send_replace(START + HOUR);
    for person in [&mut ana, &mut ben] {
        person.go_to_channel(1).await;
    }
    harness.game(&ana, &ben).await;
    plays(&harness, &ana).await;
    time.send_replace(first);
    let digest = ben.sees("2 games wait for you:").await;
    let tables: Vec<_> = ["table 1", "table 2"].iter().map(|table| digest.content().find(table)).collect();
    assert!(tables[0].is_some() && tables[0] < tables[1], "the oldest first: {}", digest.content());
    assert!(digest.content().contains("https://discord.com/channels/"), "{}", digest.content());
    harness.restart().await;
    plays(&harness, &ben).await;
    time.send_replace(first + 24 * HOUR);
    ben.sees("One game waits for you:").await;
    for person in [&mut ana, &mut ben] {
        person.go_to_channel(0).await;
    }
    plays(&harness, &ben).await;
    time.send_replace(first + 48 * HOUR);
    plays(&harness, &ana).await;
    harness.restart().await;
    time.send_replace(first + 72 * HOUR);
    // Perhaps the other game is in it as well, in which Ana does not move.
    ben.sees("for you:").await;
    assert_eq!(direct_messages(&ben, "for you:").len(), 3, "none on the day on which no game waited");
    // The zone is kept, and the hour when the zone is given anew. It is 20:00 in UTC now, and 22:00 for Ben.
    let next = |page: String, time: Duration| {
        let next = format!("one DM a day, next <t:{}:f>", (first + 72 * HOUR + time).unix_seconds());
        assert!(page.contains(&next), "{page}");
    };
    next(ben.slash("settings me", &[("notify-hour", "23")]).await.page(), HOUR);
    let zone = ben.slash("settings me", &[("local-time", "21:00")]).await.page();
    assert!(zone.contains("I’ve kept your time zone for the daily DM: UTC+1."), "{zone}");
    next(zone, 2 * HOUR);
    // Without digests, the answer says which of both is kept for them, and nothing else.
    for (given, zone_is_told, hour_is_told) in [
        (&[("local-time", "16:30")][..], true, false),
        (&[("notify-hour", "9")], false, true),
        (&[("local-time", "16:30"), ("notify-hour", "9")], true, true),
    ] {
        let kept = ana.slash("settings me", given).await.page();
        let told = kept.contains("I’ve kept your time zone for the daily DM: UTC−3:30.");
        assert_eq!(told, zone_is_told, "{kept}");
        assert_eq!(
            kept.contains("keep that hour in case you switch to one DM a day"),
            hour_is_told,
            "{kept}"
        );
    }
    ben.slash("settings me", &[("notify-hour", "9"), ("local-time", "late")])
        .await
        .whispers("“late” isn’t a time of day.");
    harness.close().await;
}

#[tokio::test]
async fn a_refused_digest_becomes_pings_where_games_wait() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    ben.slash("settings me", &[("notify", "digest"), ("notify-hour", "9")]).await;
    harness.game(&ana, &ben).await;
    assert!(plays(&harness, &ana).await.pings().is_empty());
    for day in 0..2 {
        harness.sandbox.inject(Fault::RefuseDirectMessage);
        time.send_replace(START + (1 + 24 * day) * HOUR);
        let line = loop {
            let line = ben.sees("it’s your turn.").await;
            if line.pictures() == 0 {
                break line;
            }
        };
        assert_eq!(line.pings(), ["ben"]);
        assert_eq!(line.content().contains("Discord doesn’t let me DM you"), day == 0, "{}", line.content());
    }
    time.send_replace(START + 49 * HOUR);
    ben.sees("One game waits for you:").await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn whoever_presses_a_button_of_a_game_of_others_is_offered_to_watch() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let options = [("game", "biloba"), ("opponent", &*ben.id), ("time", "1d"), ("begins", "me")];
    let invitation = ana.slash("play", &options).await;
    for (button, refusal) in [
        ("Join", "The open seat is reserved for Ben."),
        ("Decline", "You weren’t invited"),
        ("Cancel", "Only Ana can change this invitation."),
    ] {
        let refused = cy.press(&invitation, button).await;
        refused.whispers(refusal);
        assert_eq!(refused.buttons(), ["Watch"], "{button}");
    }
    let refused = ana.press(&invitation, "Join").await;
    assert!(refused.buttons().is_empty(), "it is her game: {refused:?}");
    ben.press(&invitation, "Join").await;
    let board = ben.sees("The game starts.").await;
    for paused in [false, true] {
        let board = match paused {
            true => {
                ana.offers("pause").await;
                ben.slash("accept", &[]).await;
                ben.slash("board", &[]).await
            }
            false => board.clone(),
        };
        for button in board.buttons().into_iter().filter(|button| *button != "How to play") {
            let refused = cy.press(&board, button).await;
            assert_eq!(refused.buttons().first(), Some(&"Watch"), "{button}: {refused:?}");
        }
    }
    let end = ben.resigns().await;
    let refused = cy.press(&end, "Rematch").await;
    assert!(refused.buttons().is_empty(), "nothing is left to watch: {refused:?}");
    harness.close().await;
}

#[tokio::test]
async fn who_watches_a_game_is_told_at_its_end_only() {
    let (mut harness, _time) = harness().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    cy.slash("watch", &[]).await.whispers("There’s no game in this channel.");
    let board = harness.game(&ana, &ben).await;
    // Under the board, *Explore* leads there: it is for players only.
    let explored = cy.press(&board, "Explore").await;
    explored.whispers("only its players can explore it. **Watch** tells you when this game is over.");
    cy.press(&explored, "Watch").await.whispers("You’ll get a DM when this game is over.");
    // Who watches is offered to stop, also by messages of before.
    let explored = cy.press(&board, "Explore").await;
    explored.whispers("only its players can explore it. You’re already watching this game.");
    assert_eq!(explored.buttons(), ["Stop watching"]);
    let old = harness.post_button(&cy, "watch:1:0").await;
    let again = cy.press(&old, "Press").await;
    again.whispers("You’re already watching this game. You’ll get a DM when it’s over.");
    cy.press(&again, "Stop watching").await.whispers("OK, you won’t be told.");
    // So does every other button of the board.
    let refused = cy.press(&board, "Make a move").await;
    refused.whispers("You’re not playing in this game.");
    refused.whispers("**Watch** tells you when this game is over.");
    cy.press(&refused, "Watch").await.whispers("You’ll get a DM when this game is over.");
    let refused = cy.slash("draw", &[]).await;
    refused.whispers("You’re already watching this game.");
    assert_eq!(refused.buttons(), ["Stop watching"]);
    ana.slash("watch", &[]).await.whispers("You’re playing in this game");
    let begun = cy.slash("watch", &[]).await;
    begun.whispers("You’re already watching this game.");
    cy.press(&begun, "Stop watching").await.whispers("OK, you won’t be told.");
    cy.slash("watch", &[]).await;
    cy.slash("watch", &[]).await.whispers("You’re already watching this game.");
    let host = harness.host().await;
    let exported = host.players().export(PlayerId(cy.id.parse().expect("an id")), 1).await.expect("a store");
    assert_eq!(exported.watched, [1]);
    plays(&harness, &ana).await;
    harness.restart().await;
    assert!(direct_messages(&cy, "is over").is_empty());
    ben.resigns().await;
    let told = cy.sees("**Biloba** · Ana and Ben · table 1 is over").await;
    told.says("**Ana wins**");
    harness.restart().await;
    assert_eq!(direct_messages(&cy, "is over").len(), 1);
    harness.close().await;
}

#[tokio::test]
async fn who_a_killed_process_was_telling_is_told_once_by_the_next_one() {
    for is_sent in [true, false] {
        let world = WorldConfig::from_toml(ONE_SERVER).expect("a world");
        let settings = Settings { world, ..Settings::default() };
        let mut harness = Harness::without_bot(settings, Clock::System).await;
        let process = harness.start_process().await;
        let [ana, ben] = harness.people(["ana", "ben"]).await;
        harness.game(&ana, &ben).await;
        ben.slash("settings me", &[("notify", "direct")]).await;
        let bot = serde_json::json!({ "recipient_id": ben.application });
        let (_, direct) = ben.call(reqwest::Method::POST, "/users/@me/channels", bot).await;
        let path = format!("/channels/{}/messages", direct["id"].as_str().expect("an id"));
        harness.sandbox.inject(Fault::NoResponse { path: path.clone(), carried_out: is_sent });
        let before = harness.sandbox.requests().len();
        assert!(plays(&harness, &ana).await.pings().is_empty());
        let is_it = |request: &bside::sandbox::RecordedRequest| {
            request.method == "POST" && request.path.ends_with(&path)
        };
        wait_while(async || !harness.sandbox.requests()[before..].iter().any(is_it)).await;
        drop(process);
        let are_told = async |count: usize| {
            wait_while(async || direct_messages(&ben, "it’s your turn.").len() < count).await;
        };
        are_told(usize::from(is_sent)).await;
        assert_eq!(direct_messages(&ben, "it’s your turn.").len(), usize::from(is_sent));
        let process = harness.start_process().await;
        are_told(1).await;
        plays(&harness, &ben).await;
        plays(&harness, &ana).await;
        are_told(2).await;
        assert_eq!(direct_messages(&ben, "it’s your turn.").len(), 2, "once for each move");
        drop(process);
        harness.start_bot().await;
        harness.close_after_faults().await;
    }
}

#[tokio::test]
#[ignore = "two processes need PostgreSQL"]
async fn of_two_processes_one_tells_a_player() {
    if crate::skips_several_processes() {
        return;
    }
    let plan = r#"
        applications = [{ name = "B-Side", shards = 2 }]
        people = [{ username = "ana", name = "Ana" }, { username = "ben", name = "Ben" }]
        servers = [
            { name = "Even", owner = "ana", id = 8388608, channels = [{ name = "one" }] },
            { name = "Odd", owner = "ana", id = 12582912, channels = [{ name = "one" }] },
        ]
    "#;
    let world = WorldConfig::from_toml(plan).expect("a world");
    let settings = Settings { world, enforce_rate_limits: false, ..Settings::default() };
    let time = watch::Sender::new(START);
    let mut harness = Harness::without_bot(settings, Clock::Manual(time.subscribe())).await;
    let even = harness.start_shards_in_runtime("0/2").await;
    let odd = harness.start_shards_in_runtime("1/2").await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    for person in [&mut ana, &mut ben] {
        person.go_to_guild(1).await;
    }
    harness.game(&ana, &ben).await;
    ben.slash("settings me", &[("notify", "direct")]).await;
    assert!(plays(&harness, &ana).await.pings().is_empty());
    ben.sees("it’s your turn.").await;
    // Both look for notices again, and so does the one that takes the shard over.
    time.send_replace(START + Duration::from_mins(1));
    drop(odd);
    let odd = harness.start_shards_in_runtime("1/2").await;
    time.send_replace(START + Duration::from_mins(2));
    assert_eq!(plays(&harness, &ben).await.pings(), ["ana"]);
    assert!(plays(&harness, &ana).await.pings().is_empty());
    // The board in the channel says so, too.
    wait_while(async || direct_messages(&ben, "it’s your turn.").len() < 2).await;
    assert_eq!(direct_messages(&ben, "it’s your turn.").len(), 2, "once for each move");
    drop((even, odd));
    harness.start_bot().await;
    harness.close_after_faults().await;
}
