//! A tournament through kills of its process, and one of as many players as there can be.

use crate::harness::{Harness, TIME_SCALE};
use crate::message::Message;
use crate::person::Person;
use crate::process::Process;
use crate::tournament_messages::{posted, thread_of, wait_until_shown};
use crate::tournaments::{club, join, open, wait_for_games, wait_until};
use bside::host::{Clock, Host, TableRef};
use bside::sandbox::{RecordedRequest, Settings, WorldConfig};
use bside::table::{Player, PlayerId};
use bside::tournament::{Command, Event, PairingNumber, Phase, TournamentId};
use bside_test_support::properties;
use std::collections::BTreeMap;
use std::io::{Write, stderr};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// The times after which a process is killed, in milliseconds.
const LIFETIMES: [u64; 6] = [0, 10, 30, 60, 120, 250];
/// The most players of a tournament.
const CROWD: u64 = 128;
const ROUNDS: usize = 3;

/// Plays a round robin of four whose process is killed again and again. `start` starts it.
async fn play_through_kills(
    harness: &Harness,
    people: &mut [Person],
    start: impl AsyncFn(&Harness) -> Process,
) {
    let mut process = Some(start(harness).await);
    let announcement = open(&people[0], "round-robin", &[("casual", "true")]).await;
    join(&people[..4], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let host = harness.host().await;
    for round in 1..=ROUNDS {
        for lifetime in LIFETIMES {
            drop(process.take());
            process = Some(start(harness).await);
            sleep(Duration::from_millis(lifetime)).await;
        }
        drop(process.take());
        process = Some(start(harness).await);
        let tournament = wait_for_games(harness, round).await;
        for (number, pairing) in tournament.pairings_of(round) {
            let thread = thread_of(&host, &tournament, number).await;
            let loser = &mut people[*pairing.seats.iter().max().expect("players")];
            loser.go_to(thread.to_string()).await;
            loser.resigns().await;
            loser.go_to(tournament.channel().to_string()).await;
            drop(process.take());
            process = Some(start(harness).await);
        }
    }
    wait_until(harness, |tournament| tournament.phase() == Phase::Finished).await;
    wait_until_shown(harness).await;
    drop(process);
}

/// Everything was decided, opened and shown once.
async fn check_nothing_is_lost_or_doubled(host: &Host, person: &mut Person) {
    let events = host.tournaments().events_since(TournamentId(1), 0).await.expect("a store");
    let rounds = events.iter().filter_map(|(event, _)| match event {
        Event::RoundPaired { round, .. } => Some(*round),
        _ => None,
    });
    assert_eq!(rounds.collect::<Vec<_>>(), (1..=ROUNDS).collect::<Vec<_>>());
    let opened = events.iter().filter_map(|(event, _)| match event {
        Event::TableOpened { pairing, .. } => Some(*pairing),
        _ => None,
    });
    let mut opened: Vec<PairingNumber> = opened.collect();
    opened.sort_unstable();
    assert_eq!(opened, (0..6).collect::<Vec<_>>());
    let tournament = host.tournaments().load(TournamentId(1)).await.expect("a tournament");
    let home = tournament.channel();
    for subject in [
        "**Cup** · Biloba".to_owned(),
        "**Cup** · round 1 of 3".to_owned(),
        "**Cup** · round 2 of 3".to_owned(),
        "**Cup** · round 3 of 3".to_owned(),
        format!("**<@{}> wins Cup!**", tournament.entrants()[0].player.id),
    ] {
        assert_eq!(posted(person, home, &subject).await.len(), 1, "{subject}");
    }
    for pairing in 0..6 {
        let thread = thread_of(host, &tournament, pairing).await;
        let messages = posted(person, thread, "").await.into_iter();
        let messages: Vec<Message> = messages.filter(|message| !message.is_private()).collect();
        let ends = messages.iter().filter(|message: &&Message| message.content().contains(" resigns."));
        assert_eq!(ends.count(), 1, "{messages:#?}");
        assert!(messages.len() <= 2, "{messages:#?}");
    }
}

#[tokio::test]
async fn a_tournament_loses_and_doubles_nothing_through_kills() {
    let (mut harness, mut people) = club().await;
    harness.stop_bot().await;
    play_through_kills(&harness, &mut people, async |harness| harness.start_process().await).await;
    let host = harness.host().await;
    check_nothing_is_lost_or_doubled(&host, &mut people[5]).await;
    harness.start_bot().await;
    harness.close_after_faults().await;
}

#[tokio::test]
#[ignore = "two processes need PostgreSQL"]
async fn one_of_two_processes_is_killed_during_a_tournament() {
    if crate::skips_several_processes() {
        return;
    }
    let plan = r#"
        applications = [{ name = "B-Side", shards = 2 }]
        people = [
            { username = "ana", name = "Ana" }, { username = "ben", name = "Ben" },
            { username = "cy", name = "Cy" }, { username = "dee", name = "Dee" },
        ]
        servers = [
            { name = "Even", owner = "ana", id = 8388608, channels = [{ name = "one" }] },
            { name = "Odd", owner = "ana", id = 12582912, channels = [{ name = "one" }] },
        ]
    "#;
    let world = WorldConfig::from_toml(plan).expect("a world");
    let settings = Settings { world, time_scale: TIME_SCALE, ..Settings::default() };
    let mut harness = Harness::without_bot(settings, Clock::System).await;
    let even = harness.start_shards("0/2").await;
    let odd = harness.start_shards("1/2").await;
    let mut people: Vec<Person> = harness.people(["ana", "ben", "cy", "dee"]).await.into();
    for person in &mut people {
        person.go_to_guild(1).await;
    }
    drop(odd);
    play_through_kills(&harness, &mut people, async |harness| harness.start_shards("1/2").await).await;
    check_nothing_is_lost_or_doubled(&harness.host().await, &mut people[1]).await;
    drop(even);
    harness.start_bot().await;
    harness.close_after_faults().await;
}

/// The time in which a Swiss tournament of 128 opens its 64 games, and the requests that it takes, within Discord's limits.
/// With `BSIDE_LONG=1` these are as slow as Discord's, and people have budgets.
#[tokio::test]
async fn a_crowd_plays_within_the_limits_of_discord() {
    let is_long = properties::is_long();
    let person = |number: u64| format!("{{ username = \"p{number}\", name = \"Player {number}\" }}");
    let plan = format!(
        r#"
        applications = [{{ name = "B-Side" }}]
        people = [{{ username = "ana", name = "Ana" }}, {}]
        [[servers]]
        name = "Club"
        owner = "ana"
        channels = [{{ name = "evenings" }}]
        "#,
        (1..=CROWD).map(person).collect::<Vec<_>>().join(", ")
    );
    let world = WorldConfig::from_toml(&plan).expect("a world");
    let time_scale = if is_long { 1 } else { TIME_SCALE };
    let settings = Settings { world, time_scale, ..Settings::default() };
    let mut harness = Harness::without_bot(settings, Clock::System).await;
    harness.has_limits = is_long;
    harness.start_bot().await;
    let [mut ana] = harness.people(["ana"]).await;
    let announcement = open(&ana, "swiss", &[]).await;
    let host = harness.host().await;
    let &[_, ref crowd @ ..] = harness.sandbox.person_ids() else { panic!("people") };
    for (number, id) in (1..).zip(crowd) {
        let by = Player::human(PlayerId(*id), format!("Player {number}"));
        host.tournaments().execute(TournamentId(1), Command::Join { by, rating: 1500 }).await.expect("room");
    }
    let (_, before) = harness.sandbox.requests_after(0);
    let begin = Instant::now();
    ana.slash("tournament start", &[]).await.whispers("Cup has started.");
    let started = begin.elapsed();
    let limit = Duration::from_secs(if is_long { 900 } else { 60 });
    loop {
        let tournament = host.tournaments().load(TournamentId(1)).await.expect("a tournament");
        let has_table = |number: usize| tournament.pairings()[number].table.is_some();
        if tournament.pairings().len() == 64 && (0..64).all(has_table) {
            break;
        }
        assert!(begin.elapsed() < limit, "{} games", tournament.pairings().len());
        sleep(Duration::from_millis(20)).await;
    }
    while !host.deliveries().pending().await.expect("a store").is_empty() {
        assert!(begin.elapsed() < limit, "some boards are missing");
        sleep(Duration::from_millis(20)).await;
    }
    wait_until_shown(&harness).await;
    let took = begin.elapsed();
    let (requests, _) = harness.sandbox.requests_after(before);
    let report = format!(
        "128 players, time scale {time_scale}: started after {started:?}, all games open after {took:?}, {:?}\n",
        counted(&requests)
    );
    stderr().write_all(report.as_bytes()).expect("somebody listens");

    let tournament = host.tournaments().load(TournamentId(1)).await.expect("a tournament");
    let home = tournament.channel();
    let rounds = posted(&mut ana, home, "**Cup** · round 1 of 7").await;
    let [round] = &rounds[..] else { panic!("not one message: {rounds:#?}") };
    assert!(round.content().chars().count() <= 2000 && round.pings().len() <= 100);
    for pairing in [0, 31, 63] {
        let thread = thread_of(&host, &tournament, pairing).await;
        let boards = posted(&mut ana, thread, "**Cup** · round 1 of 7").await;
        let [board] = &boards[..] else { panic!("not one board: {boards:#?}") };
        assert_eq!(board.pings().len(), 2);
        board.shows_board();
    }
    let table = tournament.pairings()[0].table.expect("a table");
    assert!(host.tables().load(TableRef::Id(table)).await.expect("a table").is_of_tournament());
    announcement.says("4–128 players");
    harness.close().await;
}

/// The numbers of requests of each kind, and of those that were refused by a limit.
fn counted(requests: &[RecordedRequest]) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for request in requests {
        let words = request.path.split('/').filter(|part| part.parse::<u64>().is_err());
        let kind = words.filter(|part| part.len() < 30).collect::<Vec<_>>().join("/");
        *counts.entry(format!("{} {kind}", request.method)).or_default() += 1;
        if request.status == 429 {
            *counts.entry("429".to_owned()).or_default() += 1;
        }
    }
    counts
}
