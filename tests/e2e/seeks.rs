//! Seeks: posted once in every server that shows them, joined by a press, and taken away when they are over.

mod crashes;
mod left_threads;
mod mirrored;
mod mirrored_rematches;
mod places;
mod teams;
mod told_once;

use crate::harness::{Harness, TIME_SCALE, wait_while};
use crate::message::Message;
use crate::person::{Person, TEST_TIMEOUT};
use crate::process::Process;
use bside::host::{Clock, Host, HostError, TableRef};
use bside::rules::GameKind;
use bside::sandbox::{Fault, RecordedRequest, Settings, WorldConfig};
use bside::store::Shards;
use bside::table::{ChannelId, Phase, Player, PlayerId, Rejection, Table, TableId, TimeControl, Timestamp};
use reqwest::Method;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// Ana is at home only, Cy in the club only, and Ben in both.
const WORLD: &str = r#"
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
    members = ["ana", "ben", "own"]
    channels = [
        { name = "home" },
        { name = "silent", overwrites = [{ of = "B-Side", deny = ["SEND_MESSAGES"] }] },
        { name = "voice", kind = "voice" },
        { name = "short-lived" },
        { name = "hidden", overwrites = [{ of = "B-Side", deny = ["VIEW_CHANNEL"] }] },
    ]
    [[servers]]
    name = "Club"
    owner = "own"
    members = ["ben", "cy", "own"]
    channels = [{ name = "club" }]
"#;
const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);
const SEEKS: &str = "**Ana** is looking for an opponent: **Biloba**, 1 day per move.";
const FOUND: &str = "Biloba: an opponent was found.";
const ENDED: &str = "Biloba: this search has ended.";
const BILOBA: [(&str, &str); 1] = [("game", "biloba")];

fn settings() -> Settings {
    let world = WorldConfig::from_toml(WORLD).expect("a world");
    Settings { world, time_scale: TIME_SCALE, ..Settings::default() }
}

async fn harness() -> (Harness, watch::Sender<Timestamp>) {
    let time = watch::Sender::new(START);
    let clock = Clock::Manual(time.subscribe());
    (Harness::with_settings_and_clock(settings(), clock).await, time)
}

/// Shows seeks in the first channel of both servers.
async fn show_seeks(owner: &mut Person) {
    for guild in 0..2 {
        owner.go_to_guild(guild).await;
        let channel = owner.channel().to_string();
        let page = owner.slash("settings server", &[("seeks", &channel)]).await.page();
        assert!(page.contains(&format!("Searches for opponents: <#{channel}>")), "{page}");
    }
}

/// The open posts in the channel where a person is.
async fn posts(person: &Person) -> Vec<Message> {
    let messages = person.messages().await.into_iter();
    messages.filter(|message| message.content().contains("is looking for an opponent")).collect()
}

/// Waits for an open post in the channel where a person is. Other servers may show theirs first.
async fn post_seen_by(person: &Person) -> Message {
    post_with(person, "").await
}

/// Waits for an open post with this text in the channel where a person is. Other servers may show theirs first.
async fn post_with(person: &Person, text: &str) -> Message {
    let shown = async {
        loop {
            if let Some(post) = posts(person).await.into_iter().rfind(|post| post.content().contains(text)) {
                return post;
            }
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(TEST_TIMEOUT, shown).await.unwrap_or_else(|_| panic!("{} sees no post {text:?}", person.name))
}

/// Waits for the message that calls a person to the game of a seek: its board, or a line below it.
async fn called(person: &Person) -> Message {
    let is_call = |message: &Message| message.pings().contains(&person.name);
    let called = async {
        loop {
            if let Some(call) = person.seen_messages().into_iter().find(is_call) {
                return call;
            }
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(3 * TEST_TIMEOUT, called).await.unwrap_or_else(|_| panic!("nobody calls {}", person.name))
}

async fn table(host: &Host, number: i64) -> Arc<Table> {
    host.tables().load(TableRef::Id(TableId(number))).await.expect("a table")
}

fn player(id: u64) -> Player {
    Player::human(PlayerId(id), format!("player {id}"))
}

#[tokio::test]
async fn a_seek_is_posted_where_servers_show_it_and_played_in_a_thread() {
    let (mut harness, _time) = harness().await;
    let [ana, ben, cy, mut own] = harness.people(["ana", "ben", "cy", "own"]).await;
    let opened = ana.slash("seek", &BILOBA).await;
    opened.whispers("No server shows searches yet.");
    assert_eq!(posts(&ana).await.len(), 0, "it is off by default");
    show_seeks(&mut own).await;
    let post = post_seen_by(&ben).await;
    assert_eq!((post.buttons(), post.pings()), (vec!["Join"], vec![]));
    assert!(post.content().contains(&format!("Open until <t:{}:f>", START.unix_seconds() + 12 * 3600)));
    let at_home = post_seen_by(&ana).await;
    let in_club = post_seen_by(&cy).await;
    ana.press(&at_home, "Join").await.whispers("That’s your own search.");

    harness.restart().await;
    let host = harness.host().await;
    ben.press(&at_home, "Join").await.whispers("**Biloba** · table 1");
    let told = called(&ana).await;
    let table = table(&host, 1).await;
    // If the board calls her, nothing else does.
    assert_ne!(
        told.pictures() > 0,
        told.content().contains("**Ben** has joined your game of Biloba."),
        "{told:?}"
    );
    assert_eq!(told.0["channel_id"].as_str(), Some(&*table.channel().to_string()));
    assert!(table.channel().0 != ana.channel() && table.guild().is_some(), "it has a thread");
    assert_eq!((table.phase(), table.time_control()), (Phase::Playing, Some(TimeControl::OneDay)));
    assert!(!table.is_casual());
    // Both are called once: by the board or by the line.
    let pings = ana.seen_messages().iter().filter(|message| message.pings().contains(&"ana")).count();
    assert_eq!(pings, 1);

    // No button is left, and an old one says so. Where the game is, the post leads to it.
    ana.loses_buttons(&at_home).await;
    cy.loses_buttons(&in_club).await;
    ana.has_seen(&format!("{FOUND} They’re playing in <#{}>.", table.channel())).await;
    assert!(cy.has_seen(FOUND).await.content().ends_with(FOUND));
    cy.press(&in_club, "Join").await.whispers("Someone else was faster");
    harness.restart().await;
    own.go_to_guild(0).await;
    let off = own.slash("settings server", &[("seeks-off", "true")]).await.page();
    assert!(off.contains("Searches for opponents: off"), "{off}");
    harness.close().await;
}

#[tokio::test]
async fn a_seek_ends_by_its_button_by_the_next_one_by_deletion_and_after_twelve_hours() {
    let (harness, time) = harness().await;
    let [ana, ben, mut own] = harness.people(["ana", "ben", "own"]).await;
    show_seeks(&mut own).await;
    let first = ana.slash("seek", &BILOBA).await;
    first.whispers("It ends when someone joins, or on <t:");
    first.whispers("It’s posted in 2 servers, with your name. When someone joins, I’ll ping you.");
    let post = ben.sees(SEEKS).await;
    ana.press(&first, "Stop looking").await.whispers("You’ve stopped looking for an opponent.");
    ben.loses_buttons(&post).await;
    ben.has_seen(ENDED).await;

    ana.slash("seek", &[("game", "biloba"), ("time", "1d")]).await;
    let post = ben.sees(SEEKS).await;
    ana.slash("seek", &[("game", "bizingo"), ("time", "none")])
        .await
        .whispers("Your earlier search has ended.");
    ben.loses_buttons(&post).await;
    let post = ben.sees("**Bizingo**, no clock.").await;
    post.says("If a player doesn’t move for 3 days, you can ask whether they’re still there.");
    ana.press(&first, "Stop looking").await.whispers("This search has already ended.");
    let question = ana.slash("privacy delete", &[]).await;
    ana.press(&question, "Yes, delete my data").await;
    ben.loses_buttons(&post).await;

    ana.slash("seek", &BILOBA).await;
    let post = ben.sees(SEEKS).await;
    time.send_replace(START + Duration::from_hours(12) + Duration::from_secs(1));
    ben.loses_buttons(&post).await;
    let host = harness.host().await;
    assert_eq!(host.seeks().unposted(&[Shards::ALL]).await.expect("a store"), []);
    for _ in 0..4 {
        ana.slash("seek", &BILOBA).await.whispers("Your search for an opponent: **Biloba**");
    }
    ana.slash("seek", &BILOBA).await.whispers("You’ve started 4 searches in the last hour");
    let export = host.players().export(PlayerId(ana.id.parse().expect("an id")), 9).await.expect("a store");
    assert_eq!(export.seeks.len(), 4);
    assert_eq!(export.seeks.iter().filter(|seek| seek.open).count(), 1);
    harness.close().await;
}

#[tokio::test]
async fn of_two_who_join_at_once_one_plays() {
    let (harness, _time) = harness().await;
    let [ana, mut ben, mut own] = harness.people(["ana", "ben", "own"]).await;
    show_seeks(&mut own).await;
    ana.slash("seek", &BILOBA).await;
    ben.go_to_guild(0).await;
    own.go_to_guild(0).await;
    let post = post_seen_by(&ana).await;
    let answers = tokio::join!(ben.press(&post, "Join"), own.press(&post, "Join"));
    let answers = [answers.0, answers.1];
    // The number of the one who was slower may be skipped.
    let joined = answers.iter().filter(|answer| answer.content().contains("**Biloba** · table ")).count();
    let refused =
        answers.iter().filter(|answer| answer.content().contains("Someone else was faster")).count();
    assert_eq!((joined, refused), (1, 1), "{answers:?}");
    called(&ana).await;
    harness.close().await;
}

/// The open tables of a person.
async fn tables_of(host: &Host, person: &Person) -> usize {
    let id = PlayerId(person.id.parse().expect("an id"));
    host.players().tables_of(id).await.expect("a store").len()
}

#[tokio::test]
async fn two_who_join_each_others_search_for_the_same_game_get_one_game() {
    let (mut harness, _time) = harness().await;
    let [ana, mut ben, mut own] = harness.people(["ana", "ben", "own"]).await;
    ben.go_to_guild(0).await;
    show_seeks(&mut own).await;
    ana.slash("seek", &BILOBA).await;
    let of_ana = post_with(&ben, "1 day per move").await;
    ben.slash("seek", &BILOBA).await;
    let of_ben = ana.sees(&SEEKS.replace("Ana", "Ben")).await;
    let (one, other) = tokio::join!(ben.press(&of_ana, "Join"), ana.press(&of_ben, "Join"));
    for answer in [&one, &other] {
        answer.whispers("**Biloba** · table ");
    }
    for post in [&of_ana, &of_ben] {
        ana.loses_buttons(post).await;
    }
    assert!(posts(&ana).await.is_empty(), "both searches are over");
    let host = harness.host().await;
    assert_eq!((tables_of(&host, &ana).await, tables_of(&host, &ben).await), (1, 1));
    // Later presses lead there as well.
    harness.restart().await;
    for (person, post) in [(&ben, &of_ana), (&ana, &of_ben)] {
        person.press(post, "Join").await.whispers("**Biloba** · table ");
    }
    harness.close().await;
}

#[tokio::test]
async fn who_joins_goes_on_looking_for_another_game() {
    let (harness, _time) = harness().await;
    let [ana, mut ben, mut own] = harness.people(["ana", "ben", "own"]).await;
    ben.go_to_guild(0).await;
    show_seeks(&mut own).await;
    // Three days for a move are another game than the one day of Ana's.
    ben.slash("seek", &[BILOBA[0], ("time", "3d")]).await;
    ana.slash("seek", &BILOBA).await;
    let of_ana = post_with(&ben, "1 day per move").await;
    ben.press(&of_ana, "Join").await.whispers("**Biloba** · table ");
    ana.loses_buttons(&of_ana).await;
    let open = posts(&ana).await;
    assert!(matches!(&open[..], [other] if other.content().contains("3 days per move")), "{open:?}");
    harness.close().await;
}

#[tokio::test]
async fn two_seeks_at_the_same_moment_are_one() {
    let (harness, _time) = harness().await;
    let (one, other) = (harness.host().await, harness.host().await);
    for id in 1..=10 {
        let player = player(id);
        let open = |host: Host| {
            let player = player.clone();
            async move { host.seeks().open((&player, None), GameKind::Biloba, None).await }
        };
        let results = tokio::join!(open(one.clone()), open(other.clone()));
        let is_clear = |result: &Result<_, HostError>| match result {
            Err(HostError::Rejected(rejection)) => *rejection == Rejection::new("seek-twice"),
            result => result.is_ok(),
        };
        assert!(is_clear(&results.0) && is_clear(&results.1), "{results:?}");
        let export = one.players().export(PlayerId(id), 9).await.expect("a store");
        assert_eq!(export.seeks.iter().filter(|seek| seek.open).count(), 1, "{:?}", export.seeks);
    }
    harness.close().await;
}

#[tokio::test]
async fn blocks_hold_and_nobody_is_told_of_them() {
    let (harness, _time) = harness().await;
    let [ana, ben, mut own] = harness.people(["ana", "ben", "own"]).await;
    show_seeks(&mut own).await;
    own.go_to_guild(0).await;
    ana.slash("block", &[("player", &ben.id)]).await;
    own.slash("block", &[("player", &ana.id)]).await;
    ana.slash("seek", &BILOBA).await;
    let post = post_seen_by(&ana).await;
    ben.press(&post, "Join").await.whispers("You can’t join this table.");
    own.press(&post, "Join").await.whispers("You’ve blocked Ana.");
    ana.slash("unblock", &[("player", &ben.id)]).await;
    ben.press(&post, "Join").await.whispers("**Biloba** · table 1");
    harness.close().await;
}

#[tokio::test]
async fn where_a_seek_cannot_be_posted_it_is_refused_or_turned_off() {
    let (harness, _time) = harness().await;
    let [ana, mut own] = harness.people(["ana", "own"]).await;
    let mut channels = Vec::new();
    for index in 0..5 {
        own.go_to_channel(index).await;
        channels.push(own.channel().to_string());
    }
    own.go_to_channel(0).await;
    let set = async |own: &Person, channel: &str| own.slash("settings server", &[("seeks", channel)]).await;
    set(&own, &channels[1]).await.whispers("I’m missing permissions in that channel: Send Messages.");
    let refused = "Searches can’t be posted there. Choose a text channel that I can see.";
    set(&own, &channels[2]).await.whispers(refused);
    set(&own, &channels[4]).await.whispers(refused);
    set(&own, &channels[3]).await;
    let (status, _) = own.call(Method::DELETE, &format!("/channels/{}", channels[3]), ().into()).await;
    assert_eq!(status, 200);
    ana.slash("seek", &BILOBA).await;
    let host = harness.host().await;
    wait_while(async || !host.seeks().unposted(&[Shards::ALL]).await.expect("a store").is_empty()).await;
    set(&own, &channels[0]).await;
    post_seen_by(&ana).await;
    harness.close_after_faults().await;
}

/// A process is killed while it posts a seek. `is_posted` is whether Discord carries the post out.
async fn is_posted_once_by_the_next_process(is_posted: bool) {
    let mut harness = Harness::without_bot(settings(), Clock::System).await;
    let process: Process = harness.start_process().await;
    let [ana, mut own] = harness.people(["ana", "own"]).await;
    own.go_to_guild(0).await;
    let channel = own.channel().to_string();
    own.slash("settings server", &[("seeks", &channel)]).await;
    let path = format!("/channels/{channel}/messages");
    let before = harness.sandbox.requests().len();
    harness.sandbox.inject(Fault::NoResponse { path: path.clone(), carried_out: is_posted });
    ana.slash("seek", &BILOBA).await;
    let is_post = |request: &RecordedRequest| request.method == "POST" && request.path.ends_with(&path);
    wait_while(async || !harness.sandbox.requests()[before..].iter().any(is_post)).await;
    drop(process);
    let process = harness.start_process().await;
    post_seen_by(&ana).await;
    let host = harness.host().await;
    wait_while(async || !host.seeks().unposted(&[Shards::ALL]).await.expect("a store").is_empty()).await;
    assert_eq!(posts(&ana).await.len(), 1);
    drop(process);
    harness.start_bot().await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn what_a_killed_process_has_posted_is_not_posted_again() {
    is_posted_once_by_the_next_process(true).await;
}

#[tokio::test]
async fn what_a_killed_process_has_not_posted_is_posted() {
    is_posted_once_by_the_next_process(false).await;
}

/// Goes to the direct messages with the bot.
async fn go_to_direct(person: &mut Person) {
    let bot = json!({ "recipient_id": person.application });
    let (_, direct) = person.call(Method::POST, "/users/@me/channels", bot).await;
    person.go_to(direct["id"].as_str().expect("an id").to_owned()).await;
}

/// Waits until a message in a person's channel shows a table as it is, and it is the only one with buttons to move.
async fn sees_board(person: &Person, table: &Table) -> Message {
    let shown = async {
        loop {
            let messages = person.messages().await;
            let with_buttons = messages.iter().filter(|message| message.has_button("Make a move")).count();
            let found = messages.into_iter().find(|message| message.shows_state(table));
            if let Some(found) = found.filter(|_| with_buttons <= 1) {
                return found;
            }
            sleep(Duration::from_millis(10)).await;
        }
    };
    let found = timeout(TEST_TIMEOUT, shown).await;
    found.unwrap_or_else(|_| panic!("{} does not see the board of {}", person.name, table.id()))
}

/// Of two people, the one who is to move first.
fn in_turn<'p>(table: &Table, one: &'p Person, other: &'p Person) -> [&'p Person; 2] {
    let to_act = table.to_act().and_then(Player::human_id).expect("a person").to_string();
    if to_act == one.id { [one, other] } else { [other, one] }
}

#[tokio::test]
async fn who_share_no_server_play_in_direct_messages() {
    let (mut harness, _time) = harness().await;
    let [mut ana, mut cy, mut own] = harness.people(["ana", "cy", "own"]).await;
    show_seeks(&mut own).await;
    let host = harness.host().await;
    ana.slash("seek", &BILOBA).await;
    let in_club = post_seen_by(&cy).await;
    harness.sandbox.inject(Fault::RefuseDirectMessage);
    cy.press(&in_club, "Join").await.whispers("This game would be played in DMs, but I can’t");
    cy.press(&in_club, "Join").await.whispers("**Biloba** · table 1");
    cy.loses_buttons(&in_club).await;
    go_to_direct(&mut ana).await;
    go_to_direct(&mut cy).await;
    ana.has_seen("You’re playing **Biloba** against **Cy**.").await;
    let told = cy.has_seen("You’re playing **Biloba** against **Ana**.").await;
    assert!(told.is_silent(), "the board notifies: {told:?}");
    let started = table(&host, 1).await;
    assert_eq!((started.guild(), started.channel()), (None, ChannelId(ana.channel())));
    let boards = (sees_board(&ana, &started).await, sees_board(&cy, &started).await);
    assert_eq!(boards.0.buttons(), boards.1.buttons());
    assert!(boards.1.has_button("Make a move"), "{boards:?}");
    assert!(boards.0.content().contains("Cy joins."), "{boards:?}");
    assert!(!boards.1.content().contains("joins."), "he has just done it: {boards:?}");

    for number in 0..4 {
        let [mover, other] = in_turn(&*table(&host, 1).await, &ana, &cy);
        let turn = harness.some_turn(mover).await;
        if number == 2 {
            // The process ends between the commit and the boards.
            harness.stop_bot().await;
            harness.store_turn(mover, &turn).await;
            harness.start_bot().await;
        } else {
            mover.plays(&turn).await.shows_picture();
        }
        let now = table(&host, 1).await;
        sees_board(mover, &now).await;
        let board = sees_board(other, &now).await;
        assert!(number == 2 || board.pings() == [other.name], "{board:?}");
    }
    // By the buttons, too: the chooser belongs to the one who is to move.
    let now = table(&host, 1).await;
    let [mover, other] = in_turn(&now, &ana, &cy);
    let board = sees_board(mover, &now).await;
    assert!(mover.press(&board, "Make a move").await.is_private());
    let board = sees_board(other, &now).await;
    other.press(&board, "Make a move").await.whispers("turn.");
    // A game of Cy's own finds the place taken.
    cy.slash("play", &[("game", "biloba"), ("computer", "1")]).await.whispers("game");

    harness.restart().await;
    let question = cy.slash("resign", &[]).await;
    cy.press(&question, "Yes, resign").await;
    let over = table(&host, 1).await;
    assert!(matches!(over.phase(), Phase::Ended(_)));
    for person in [&ana, &cy] {
        let board = sees_board(person, &over).await;
        assert!(board.has_button("Rematch"), "{board:?}");
        person.slash("record", &[]).await;
        let led = person.slash("board", &[]).await;
        assert!(led.content().contains(&format!("/@me/{}/", person.channel())), "{}", led.content());
    }
    assert_eq!(host.mirrors().pending().await.expect("a store"), []);
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_game_in_the_direct_messages_keeps_another_one_out() {
    let (harness, _time) = harness().await;
    let [mut ana, mut cy, mut own] = harness.people(["ana", "cy", "own"]).await;
    show_seeks(&mut own).await;
    ana.slash("seek", &BILOBA).await;
    let in_club = post_seen_by(&cy).await;
    let club = cy.channel().to_string();
    go_to_direct(&mut cy).await;
    cy.slash("play", &[("game", "biloba"), ("computer", "1")]).await;
    cy.go_to(club.clone()).await;
    cy.press(&in_club, "Join").await.whispers("and you already have a game in yours.");
    go_to_direct(&mut cy).await;
    let question = cy.slash("abort", &[]).await;
    cy.press(&question, "Yes, cancel it").await;
    go_to_direct(&mut ana).await;
    ana.slash("play", &[("game", "biloba"), ("computer", "1")]).await;
    cy.go_to(club).await;
    cy.press(&in_club, "Join").await.whispers("This player can’t start another game at the moment.");
    let question = ana.slash("abort", &[]).await;
    ana.press(&question, "Yes, cancel it").await;
    cy.press(&in_club, "Join").await.whispers("**Biloba** · table 3");
    // Looking up somebody who is not in a server is answered by an error.
    harness.close_after_faults().await;
}
