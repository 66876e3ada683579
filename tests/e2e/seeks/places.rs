//! Where seeks are shown and played, and who may join.

use super::{BILOBA, FOUND, START, called, go_to_direct, harness, post_seen_by, posts, show_seeks, table};
use crate::harness::{Harness, TIME_SCALE, wait_while};
use crate::person::Person;
use bside::host::{Clock, HostError, HostRejection};
use bside::rules::{GameKind, Setup};
use bside::sandbox::{Fault, Settings, WorldConfig};
use bside::table::{ChannelId, GuildId, NewTable, Phase, Player, PlayerId};
use std::time::Duration;

/// A server in whose first channel the bot can create no threads.
const WITHOUT_THREADS: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [
        { username = "ana", name = "Ana" },
        { username = "ben", name = "Ben" },
        { username = "cy", name = "Cy" },
        { username = "own", name = "Owner" },
    ]
    [[servers]]
    name = "Home"
    owner = "own"
    members = ["ana", "ben", "cy", "own"]
    channels = [
        { name = "home", overwrites = [{ of = "B-Side", deny = ["CREATE_PUBLIC_THREADS"] }] },
        { name = "other" },
    ]
"#;

/// Waits until there are as many open posts in the channel where a person is.
async fn sees_posts(person: &Person, count: usize) {
    wait_while(async || posts(person).await.len() != count).await;
}

#[tokio::test]
async fn posts_go_where_seeks_are_shown_elsewhere_or_not_any_more() {
    let (harness, _time) = harness().await;
    let [mut ana, cy, mut own] = harness.people(["ana", "cy", "own"]).await;
    show_seeks(&mut own).await;
    ana.slash("seek", &BILOBA).await;
    let post = post_seen_by(&ana).await;
    post_seen_by(&cy).await;
    own.go_to_guild(0).await;
    let (home, other) = (own.channel().to_string(), {
        own.go_to_channel(3).await;
        own.channel().to_string()
    });
    own.slash("settings server", &[("seeks", &home), ("seeks-off", "true")])
        .await
        .whispers("You’ve asked to show searches for opponents and to stop it.");
    sees_posts(&ana, 1).await;
    // The post moves with the channel.
    own.slash("settings server", &[("seeks", &other)]).await;
    ana.sees_deletion(&post).await;
    sees_posts(&ana, 0).await;
    ana.go_to_channel(3).await;
    sees_posts(&ana, 1).await;
    // And it goes with the setting; in the other server it stays.
    own.slash("settings server", &[("seeks-off", "true")]).await;
    sees_posts(&ana, 0).await;
    sees_posts(&cy, 1).await;
    own.slash("settings server", &[("seeks", &home)]).await;
    ana.go_to_channel(0).await;
    sees_posts(&ana, 1).await;
    // Discord does not take the nonce of the post that was deleted there, so it is posted without one.
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_busy_channel_without_threads_sends_the_next_game_to_direct_messages() {
    let world = WorldConfig::from_toml(WITHOUT_THREADS).expect("a world");
    let settings = Settings { world, time_scale: TIME_SCALE, ..Settings::default() };
    let harness = Harness::with_settings_and_clock(settings, Clock::System).await;
    let [mut ana, ben, mut cy, own] = harness.people(["ana", "ben", "cy", "own"]).await;
    let channel = own.channel().to_string();
    own.slash("settings server", &[("seeks", &channel)]).await;
    let host = harness.host().await;
    ana.slash("seek", &BILOBA).await;
    ben.slash("seek", &[("game", "bizingo")]).await;
    let of_ben = cy.has_seen("**Ben** is looking").await;
    let of_ana = cy.has_seen("**Ana** is looking").await;
    cy.press(&of_ben, "Join").await.whispers("**Bizingo** · table 1");
    assert_eq!(table(&host, 1).await.channel(), ChannelId(cy.channel()));
    cy.press(&of_ana, "Join").await.whispers("**Biloba** · table 2");
    let played = table(&host, 2).await;
    assert_eq!((played.guild(), played.phase()), (None, Phase::Playing));
    for person in [&mut ana, &mut cy] {
        go_to_direct(person).await;
        person.has_seen("You’re playing **Biloba** against").await;
    }
    harness.close().await;
}

#[tokio::test]
async fn a_channel_with_a_game_still_has_threads_for_seeks() {
    let (harness, _time) = harness().await;
    let [ana, ben, mut own] = harness.people(["ana", "ben", "own"]).await;
    show_seeks(&mut own).await;
    ben.slash("play", &[("game", "bizingo"), ("computer", "1")]).await.says("The game starts.");
    ana.slash("seek", &BILOBA).await;
    let post = post_seen_by(&ben).await;
    ben.press(&post, "Join").await.whispers("**Biloba** · table 2");
    let played = table(&harness.host().await, 2).await;
    assert!(played.guild().is_some() && played.channel() != ChannelId(ana.channel()));
    harness.close().await;
}

#[tokio::test]
async fn who_searches_is_warned_of_a_game_in_direct_messages() {
    let (harness, _time) = harness().await;
    let [mut ana] = harness.people(["ana"]).await;
    let without = ana.slash("seek", &BILOBA).await;
    assert!(!without.content().contains("direct messages"), "{}", without.content());
    let home = ana.channel().to_string();
    go_to_direct(&mut ana).await;
    ana.slash("play", &[("game", "biloba"), ("computer", "1")]).await;
    ana.go_to(home).await;
    let warned = ana.slash("seek", &BILOBA).await;
    warned.whispers("You have a game in your DMs with me.");
    warned.whispers("Your earlier search has ended.");
    harness.close().await;
}

#[tokio::test]
async fn a_block_after_the_post_keeps_the_two_apart() {
    let (harness, _time) = harness().await;
    let [ana, ben, cy, mut own] = harness.people(["ana", "ben", "cy", "own"]).await;
    show_seeks(&mut own).await;
    ana.slash("seek", &BILOBA).await;
    let (at_home, in_club) = (post_seen_by(&ben).await, post_seen_by(&cy).await);
    ana.slash("block", &[("player", &ben.id)]).await;
    ben.press(&at_home, "Join").await.whispers("You can’t join this table.");
    // Also where it would be played in direct messages, and nobody is told there.
    cy.slash("block", &[("player", &ana.id)]).await;
    cy.press(&in_club, "Join").await.whispers("You’ve blocked Ana.");
    cy.slash("unblock", &[("player", &ana.id)]).await;
    cy.press(&in_club, "Join").await.whispers("**Biloba** · table 1");
    // Later it leads each of them to their own conversation.
    let [mut direct] = harness.people(["cy"]).await;
    go_to_direct(&mut direct).await;
    let led = cy.press(&in_club, "Join").await;
    led.whispers(&direct.channel().to_string());
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_button_of_a_taken_seek_leads_its_players_to_their_game() {
    let (mut harness, _time) = harness().await;
    let [ana, ben, mut own] = harness.people(["ana", "ben", "own"]).await;
    show_seeks(&mut own).await;
    own.go_to_guild(0).await;
    ana.slash("seek", &BILOBA).await;
    let post = post_seen_by(&ben).await;
    // The process ends after the game was opened: its table is stored, and nobody is answered.
    let host = harness.host().await;
    let seek = host
        .seeks()
        .joinable(bside::table::SeekId(1), &person(&ben, "Ben"), GuildId(1))
        .await
        .expect("it is open");
    harness.stop_bot().await;
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    let new_table = NewTable {
        guild: ben.guild().map(|guild| bside::table::GuildId(guild.get())),
        ..NewTable::new(ChannelId(ben.channel()), seek.player.clone(), setup)
    };
    host.tables().open_sought(seek.id, new_table, &person(&ben, "Ben"), None).await.expect("it is open");
    harness.start_bot().await;
    ben.press(&post, "Join").await.whispers("**Biloba** · table 1");
    ana.press(&post, "Join").await.whispers("**Biloba** · table 1");
    own.press(&post, "Join").await.whispers("Someone else was faster");
    ana.has_seen(FOUND).await;
    // Also when the game is over.
    let question = ben.slash("abort", &[]).await;
    ben.press(&question, "Yes, cancel it").await;
    ben.press(&post, "Join").await.whispers("**Biloba** · table 1");
    harness.close_after_faults().await;
}

fn person(person: &Person, name: &str) -> Player {
    Player::human(PlayerId(person.id.parse().expect("an id")), name.to_owned())
}

#[tokio::test]
async fn refused_direct_messages_of_the_seeker_leave_the_seek_open() {
    let (harness, _time) = harness().await;
    let [mut ana, mut cy, mut own] = harness.people(["ana", "cy", "own"]).await;
    show_seeks(&mut own).await;
    ana.slash("seek", &BILOBA).await;
    let (club, post) = (cy.channel().to_string(), post_seen_by(&cy).await);
    go_to_direct(&mut ana).await;
    let path = format!("/channels/{}/messages", ana.channel());
    harness.sandbox.inject(Fault::ErrorResponse { path, status: 403, code: 50007 });
    cy.press(&post, "Join").await.whispers("I can’t reach this player from here");
    // The message to the joiner is gone.
    go_to_direct(&mut cy).await;
    let told = cy.messages().await;
    assert!(!told.iter().any(|message| message.content().contains("You’re playing")), "{told:?}");
    cy.go_to(club).await;
    cy.press(&post, "Join").await.whispers("**Biloba** · table 1");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_game_is_opened_later_where_conversations_are_opened_too_fast() {
    let (harness, _time) = harness().await;
    let [mut ana, mut cy, mut own] = harness.people(["ana", "cy", "own"]).await;
    show_seeks(&mut own).await;
    ana.slash("seek", &BILOBA).await;
    let post = post_seen_by(&cy).await;
    let path = "/users/@me/channels".to_owned();
    harness.sandbox.inject(Fault::ErrorResponse { path, status: 403, code: 40003 });
    let later = cy.press(&post, "Join").await;
    later.whispers(
        "I’ll keep trying, and it starts by itself unless someone else joins first or the search ends.",
    );
    for person in [&mut ana, &mut cy] {
        go_to_direct(person).await;
        person.has_seen("You’re playing **Biloba** against").await;
    }
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_seek_that_nobody_joins_ends_after_twelve_hours_for_everyone() {
    let (mut harness, time) = harness().await;
    let [ana, ben, mut own] = harness.people(["ana", "ben", "own"]).await;
    show_seeks(&mut own).await;
    let opened = ana.slash("seek", &BILOBA).await;
    let post = post_seen_by(&ben).await;
    time.send_replace(START + Duration::from_hours(12) - Duration::from_secs(1));
    let host = harness.host().await;
    assert!(host.seeks().joinable(bside::table::SeekId(1), &person(&ben, "Ben"), GuildId(1)).await.is_ok());
    // Nobody ends it while the bot is away.
    harness.stop_bot().await;
    time.send_replace(START + Duration::from_hours(13));
    harness.start_bot().await;
    ben.loses_buttons(&post).await;
    ben.has_seen("Biloba: this search has ended.").await;
    ben.press(&post, "Join").await.whispers("Someone else was faster, or this search has ended.");
    ana.press(&opened, "Stop looking").await.whispers("This search has already ended.");
    harness.close().await;
}

#[tokio::test]
async fn of_two_hosts_that_take_a_seek_at_once_one_opens_a_table() {
    let (harness, _time) = harness().await;
    let (one, other) = (harness.host().await, harness.host().await);
    for id in 1..=10_u64 {
        let seeker = Player::human(PlayerId(100 + id), format!("seeker {id}"));
        let seek = one.seeks().open((&seeker, None), GameKind::Biloba, None).await.expect("a seek").seek;
        let take = |host: bside::host::Host, joiner: u64| {
            let (seeker, seek) = (seeker.clone(), seek.id);
            async move {
                let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
                let new_table = NewTable::new(ChannelId(1000 * id + joiner), seeker, setup);
                let mirror = ChannelId(1_000_000 * id + joiner);
                let joiner = Player::human(PlayerId(joiner), format!("joiner {joiner}"));
                host.tables().open_sought(seek, new_table, &joiner, Some(mirror)).await
            }
        };
        let results = tokio::join!(take(one.clone(), 200 + id), take(other.clone(), 300 + id));
        let results = [results.0, results.1];
        let opened = results.iter().filter(|result| result.is_ok()).count();
        let is_late = |result: &Result<_, HostError>| {
            matches!(result, Err(HostError::Refused(HostRejection::SeekClosed)))
        };
        assert_eq!((opened, results.iter().filter(|result| is_late(result)).count()), (1, 1), "{results:?}");
    }
    // One who joins two seeks at once in direct messages has one game there.
    for id in 1..=10_u64 {
        let joiner = Player::human(PlayerId(500 + id), format!("joiner {id}"));
        let take = async |host: &bside::host::Host, seeker: u64| {
            let seeker = Player::human(PlayerId(seeker), format!("seeker {seeker}"));
            let seek = host.seeks().open((&seeker, None), GameKind::Biloba, None).await.expect("a seek").seek;
            let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
            let channel = ChannelId(7_000_000 + seek.id.0.unsigned_abs());
            let new_table = NewTable::new(channel, seeker, setup);
            host.tables().open_sought(seek.id, new_table, &joiner, Some(ChannelId(8_000_000 + id))).await
        };
        let results = tokio::join!(take(&one, 600 + id), take(&other, 700 + id));
        let results = [results.0, results.1];
        let opened = results.iter().filter(|result| result.is_ok()).count();
        assert_eq!(opened, 1, "{results:?}");
    }
    harness.close().await;
}

/// Ana is in both servers, which two processes serve.
const TWO_SHARDS: &str = r#"
    applications = [{ name = "B-Side", shards = 2 }]
    people = [
        { username = "ana", name = "Ana" },
        { username = "ben", name = "Ben" },
        { username = "cy", name = "Cy" },
        { username = "own", name = "Owner" },
    ]
    [[servers]]
    name = "Even"
    owner = "own"
    id = 8388608
    members = ["ana", "ben", "own"]
    channels = [{ name = "even" }]
    [[servers]]
    name = "Odd"
    owner = "own"
    id = 12582912
    members = ["ana", "cy", "own"]
    channels = [{ name = "odd" }]
"#;

#[tokio::test]
#[ignore = "two processes need PostgreSQL"]
async fn of_two_who_join_through_different_processes_one_plays() {
    if crate::skips_several_processes() {
        return;
    }
    let world = WorldConfig::from_toml(TWO_SHARDS).expect("a world");
    let settings = Settings { world, enforce_rate_limits: false, ..Settings::default() };
    let mut harness = Harness::without_bot(settings, Clock::System).await;
    let processes = (harness.start_shards("0/2").await, harness.start_shards("1/2").await);
    let [ana, ben, cy, mut own] = harness.people(["ana", "ben", "cy", "own"]).await;
    show_seeks(&mut own).await;
    ana.slash("seek", &BILOBA).await.whispers("It’s posted in 2 servers");
    for person in [&ben, &cy] {
        sees_posts(person, 1).await;
    }
    let (at_even, at_odd) = (posts(&ben).await.remove(0), posts(&cy).await.remove(0));
    let answers = tokio::join!(ben.press(&at_even, "Join"), cy.press(&at_odd, "Join"));
    let answers = [answers.0, answers.1];
    let count = |sentence: &str| answers.iter().filter(|answer| answer.content().contains(sentence)).count();
    // A number may be skipped when two transactions meet.
    assert_eq!((count("· table "), count("Someone else was faster")), (1, 1), "{answers:?}");
    called(&ana).await;
    // Both posts go.
    for person in [&ben, &cy] {
        sees_posts(person, 0).await;
    }
    drop(processes);
    harness.start_bot().await;
    harness.close_after_faults().await;
}
