//! The puzzle of the day: posted once, solved in private, and told with its solution on the next day.

use crate::harness::{Harness, TIME_SCALE, wait_while};
use crate::message::Message;
use crate::person::{Person, TEST_TIMEOUT};
use crate::process::Process;
use crate::puzzles::solves;
use bside::host::{Clock, Host};
use bside::puzzles::{Difficulty, Puzzle, PuzzleRatings, puzzle};
use bside::rules::GameKind;
use bside::sandbox::{Fault, RecordedRequest, Settings, WorldConfig};
use bside::store::Shards;
use bside::table::{GuildId, Timestamp};
use reqwest::Method;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);
/// 2027-01-15, 8:00 UTC.
const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);
const TITLE: &str = "**Puzzle of the day**";

async fn harness() -> (Harness, watch::Sender<Timestamp>) {
    let time = watch::Sender::new(START);
    (Harness::with_clock(Clock::Manual(time.subscribe())).await, time)
}

/// The puzzle that a message asks.
fn asked(message: &Message) -> &'static Puzzle {
    let line = message.content().lines().nth(1).expect("a question");
    let (game, rest) = line.trim_start_matches('*').split_once(", puzzle ").expect("a heading");
    let game = GameKind::ALL.into_iter().find(|known| known.name() == game.to_lowercase()).expect("a game");
    let number = rest.split_once("**").and_then(|(number, _)| number.parse().ok()).expect("a number");
    puzzle(game, number).expect("one of the collection")
}

/// The puzzles of the day in the channel where a person is.
async fn posted(person: &Person) -> Vec<Message> {
    let messages = person.messages().await.into_iter();
    messages.filter(|message| !message.is_private() && message.content().starts_with(TITLE)).collect()
}

async fn guild(person: &Person) -> GuildId {
    GuildId(person.guild().expect("a server").get())
}

/// Waits until so many puzzles are stored as posted.
async fn wait_for_posts(host: &Host, guild: GuildId, count: usize) {
    let reached = async {
        loop {
            let puzzles = host
                .read(async |mut tx| Ok(tx.daily_puzzles().of_guild(guild).await?))
                .await
                .expect("a store");
            if puzzles.iter().filter(|puzzle| puzzle.is_posted).count() >= count {
                return;
            }
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(3 * TEST_TIMEOUT, reached).await.expect("a puzzle is posted");
}

#[tokio::test]
async fn a_puzzle_is_posted_every_day_with_the_solution_of_the_last_one() {
    let (mut harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let host = harness.host().await;
    let channel = ana.channel().to_string();
    let options = [("daily-puzzle-hour", "10"), ("daily-puzzle-games", "all")];
    let page = ana.slash("settings server", &options).await.page();
    assert!(page.contains("Daily puzzle: off"), "{page}");
    assert!(page.contains("Games of the daily puzzle: all in turn\n"), "{page}");
    let page = ana.slash("settings server", &[("daily-puzzle", &channel)]).await.page();
    // Everyone reads the hour in their own zone.
    let hour = |time: Timestamp| format!("at <t:{}:t>", time.unix_seconds());
    assert!(page.contains(&format!("Daily puzzle: <#{channel}> {}", hour(START + 2 * HOUR))), "{page}");
    assert_eq!(posted(&ana).await.len(), 0, "its hour has not come");

    time.send_replace(START + 2 * HOUR);
    let first = ben.has_seen(TITLE).await;
    first.shows_picture();
    assert_eq!((first.buttons(), first.pings()), (vec!["Solve it"], vec![]));
    assert!(!first.content().contains("||") && !first.content().contains(" solved it"), "{first:?}");
    let puzzle = asked(&first);
    let easy = Difficulty::Easy.puzzles(&PuzzleRatings::new(puzzle.game(), []));
    assert!(easy.iter().any(|easy| easy.number == puzzle.number), "nobody is known to solve more");
    for person in [&ben, &ana] {
        let task = person.press(&first, "Solve it").await;
        assert!(task.is_private());
        let solved = solves(person, puzzle, task).await;
        assert!(solved.content().contains("Your puzzle rating: "), "it counts: {solved:?}");
        time.send_modify(|time| *time = *time + Duration::from_secs(1));
    }
    harness.restart().await;
    wait_for_posts(&host, guild(&ana).await, 1).await;
    assert_eq!(posted(&ana).await.len(), 1);

    time.send_replace(START + DAY + 2 * HOUR);
    let second = ben.has_seen(&format!("|| · 2 of 2 solved it at the first try, <@{}> first", ben.id)).await;
    let solution = second.content().split("||").nth(1).expect("the solution").to_owned();
    assert_eq!(solution.split(" · ").count(), puzzle.solution.len(), "{solution}");
    assert!(solution.split(" · ").all(|turn| turn.contains(": ")), "each move says whose it is: {solution}");
    assert!(solution.ends_with(')'), "what it is about comes last: {solution}");
    assert_eq!(second.pings(), Vec::<&str>::new());
    assert_ne!(asked(&second).game(), puzzle.game(), "the games take turns");

    // The bot is away for some days, and too late on the last of them.
    wait_for_posts(&host, guild(&ana).await, 2).await;
    harness.stop_bot().await;
    time.send_replace(START + 5 * DAY + 9 * HOUR);
    harness.start_bot().await;
    time.send_replace(START + 6 * DAY + 5 * HOUR);
    let third = ben.has_seen(&format!(", puzzle {}): ||", asked(&second).number)).await;
    assert!(third.content().ends_with("||"), "nobody has answered it: {third:?}");
    assert_ne!(asked(&third).game(), asked(&second).game());
    wait_for_posts(&host, guild(&ana).await, 3).await;
    assert_eq!(posted(&ana).await.len(), 3);

    let both = [("daily-puzzle", channel.as_str()), ("daily-puzzle-off", "true")];
    ana.slash("settings server", &both)
        .await
        .whispers("Use either daily-puzzle or daily-puzzle-off, not both.");
    let page = ana.slash("settings server", &[]).await.page();
    assert!(page.contains(&hour(START + 6 * DAY + 26 * HOUR)), "nothing has changed: {page}");
    let page = ana.slash("settings server", &[("daily-puzzle-off", "true")]).await.page();
    assert!(page.contains("Daily puzzle: off"), "{page}");
    let time = START + 7 * DAY + 3 * HOUR;
    let due = host
        .read(async |mut tx| Ok(tx.daily_puzzles().due(&[Shards::ALL], time).await?))
        .await
        .expect("a store");
    assert_eq!(due, []);
    harness.close().await;
}

#[tokio::test]
async fn the_post_tells_how_many_have_solved_it() {
    let (mut harness, time) = harness().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let channel = ana.channel().to_string();
    let options = [
        ("daily-puzzle", channel.as_str()),
        ("daily-puzzle-hour", "9"),
        ("daily-puzzle-games", "bizingo"),
        ("daily-puzzle-level", "medium"),
    ];
    let page = ana.slash("settings server", &options).await.page();
    assert!(page.contains("Games of the daily puzzle: Bizingo\n"), "{page}");
    assert!(page.contains("Level of the daily puzzle: Medium\n"), "{page}");
    time.send_replace(START + HOUR);
    let post = ben.has_seen(TITLE).await;
    let puzzle = asked(&post);
    let medium = Difficulty::Medium.puzzles(&PuzzleRatings::new(GameKind::Bizingo, []));
    assert!(medium.iter().any(|medium| medium.number == puzzle.number), "{post:?}");
    wait_for_posts(&harness.host().await, guild(&ana).await, 1).await;

    let task = cy.press(&post, "Solve it").await;
    let wrong = cy.press(&task, "Show solution").await;
    wrong.whispers("Your puzzle rating: ");
    for (person, seconds) in [(&ben, 1), (&ana, 2)] {
        time.send_replace(START + HOUR + Duration::from_secs(seconds));
        let task = person.press(&post, "Solve it").await;
        solves(person, puzzle, task).await.whispers("Your puzzle rating: ");
    }
    // The next process shows what this one has not shown yet, once.
    let edits = |harness: &Harness| {
        let path = format!("/channels/{channel}/messages/{}", post.id());
        let requests = harness.sandbox.requests();
        let is_edit = |request: &&RecordedRequest| request.method == "PATCH" && request.path.ends_with(&path);
        requests.iter().filter(is_edit).count()
    };
    assert_eq!(edits(&harness), 0, "the answers of some seconds are shown together");
    harness.restart().await;
    time.send_replace(START + HOUR + Duration::from_mins(5));
    let told = format!("**2 of 3** solved it at the first try. First: <@{}> and <@{}>", ben.id, ana.id);
    let shown = ana.has_seen(&told).await;
    assert_eq!((shown.id(), shown.buttons(), shown.pings()), (post.id(), vec!["Solve it"], vec![]));
    assert_eq!(edits(&harness), 1);
    // People who delete their data are not named any more.
    let question = ben.slash("privacy delete", &[]).await;
    ben.press(&question, "Yes, delete my data").await;
    time.send_replace(START + HOUR + Duration::from_mins(10));
    let told = format!("**1 of 2** solved it at the first try. First: <@{}>", ana.id);
    assert_eq!(ana.has_seen(&told).await.id(), post.id());
    harness.close().await;
}

#[tokio::test]
async fn where_it_cannot_be_posted_it_is_refused_or_turned_off() {
    let plan = r#"
        applications = [{ name = "B-Side" }]
        people = [{ username = "ana", name = "Ana" }]
        [[servers]]
        name = "Club"
        owner = "ana"
        channels = [
            { name = "home" },
            { name = "silent", overwrites = [{ of = "B-Side", deny = ["SEND_MESSAGES", "ATTACH_FILES"] }] },
            { name = "voice", kind = "voice" },
            { name = "short-lived" },
            { name = "hidden", overwrites = [{ of = "B-Side", deny = ["VIEW_CHANNEL"] }] },
        ]
    "#;
    let world = WorldConfig::from_toml(plan).expect("a world");
    let time = watch::Sender::new(START);
    let settings = Settings { world, time_scale: TIME_SCALE, ..Settings::default() };
    let clock = Clock::Manual(time.subscribe());
    let mut harness = Harness::with_settings_and_clock(settings, clock).await;
    let [mut ana] = harness.people(["ana"]).await;
    let mut channels = Vec::new();
    for index in 0..5 {
        ana.go_to_channel(index).await;
        channels.push(ana.channel().to_string());
    }
    ana.go_to_channel(0).await;
    let set = async |ana: &Person, channel: &str| {
        ana.slash("settings server", &[("daily-puzzle", channel), ("daily-puzzle-hour", "9")]).await
    };
    let missing = "I’m missing permissions in that channel: Send Messages, Attach Files.";
    set(&ana, &channels[1]).await.whispers(missing);
    let refused = "The daily puzzle can’t be posted there. Choose a text channel that I can see.";
    set(&ana, &channels[2]).await.whispers(refused);
    set(&ana, &channels[4]).await.whispers(refused);
    let page = set(&ana, &channels[3]).await.page();
    assert!(page.contains(&format!("at <t:{}:t>", (START + HOUR).unix_seconds())), "{page}");
    let (status, _) = ana.call(Method::DELETE, &format!("/channels/{}", channels[3]), ().into()).await;
    assert_eq!(status, 200);
    time.send_replace(START + HOUR);
    let host = harness.host().await;
    let due = || host.read(async |mut tx| Ok(tx.daily_puzzles().due(&[Shards::ALL], START + HOUR).await?));
    wait_while(async || !due().await.expect("a store").is_empty()).await;
    // The managers read why, also after a restart, until they choose again.
    harness.restart().await;
    let page = ana.slash("settings server", &[]).await.page();
    let why = format!("Daily puzzle: off, because <#{}> is gone or hidden from me.", channels[3]);
    assert!(page.contains(&why), "{page}");
    // In another channel it comes the same day.
    let page = set(&ana, &channels[0]).await.page();
    assert!(page.contains(&format!("Daily puzzle: <#{}> at <t:", channels[0])), "{page}");
    time.send_replace(START + 2 * HOUR);
    ana.has_seen(TITLE).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn what_discord_does_for_nobody_at_present_is_no_reason_to_turn_it_off() {
    let (harness, time) = harness().await;
    let [ana] = harness.people(["ana"]).await;
    let channel = ana.channel().to_string();
    ana.slash("settings server", &[("daily-puzzle", &channel), ("daily-puzzle-hour", "9")]).await;
    // Messages are switched off, and then the token is refused.
    for (number, (status, code)) in (1_u32..).zip([(403, 40004), (401, 0)]) {
        let path = format!("/channels/{channel}/messages");
        harness.sandbox.inject(Fault::ErrorResponse { path, status, code });
        time.send_replace(START + HOUR * number);
        wait_while(async || {
            harness.logged("a daily puzzle is posted later").lines().count() < number as usize
        })
        .await;
    }
    time.send_replace(START + 3 * HOUR);
    ana.has_seen(TITLE).await;
    let page = ana.slash("settings server", &[]).await.page();
    assert!(page.contains(&format!("Daily puzzle: <#{channel}> at <t:")), "{page}");
    harness.close_after_faults().await;
}

/// A process is killed while it posts a puzzle. `is_posted` is whether Discord carries the post out. `start` starts it.
async fn is_posted_once(
    harness: &mut Harness,
    ana: &Person,
    is_posted: bool,
    start: impl AsyncFn(&Harness) -> Process,
) {
    let process = start(harness).await;
    let path = format!("/channels/{}/messages", ana.channel());
    let before = harness.sandbox.requests().len();
    harness.sandbox.inject(Fault::NoResponse { path: path.clone(), carried_out: is_posted });
    let hour = harness.host().await.clock().now().unix_seconds() / 3600 % 24;
    let options = [("daily-puzzle", ana.channel().to_string()), ("daily-puzzle-hour", hour.to_string())];
    let options: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
    ana.slash("settings server", &options).await;
    let is_post = |request: &RecordedRequest| request.method == "POST" && request.path.ends_with(&path);
    wait_while(async || !harness.sandbox.requests()[before..].iter().any(is_post)).await;
    drop(process);
    let process = start(harness).await;
    wait_for_posts(&harness.host().await, guild(ana).await, 1).await;
    assert_eq!(posted(ana).await.len(), 1);
    drop(process);
}

async fn is_posted_once_by_the_next_process(is_posted: bool) {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    harness.stop_bot().await;
    is_posted_once(&mut harness, &ana, is_posted, async |harness| harness.start_process().await).await;
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

#[tokio::test]
#[ignore = "two processes need PostgreSQL"]
async fn of_two_processes_one_posts_the_puzzle() {
    if crate::skips_several_processes() {
        return;
    }
    let plan = r#"
        applications = [{ name = "B-Side", shards = 2 }]
        people = [{ username = "ana", name = "Ana" }]
        servers = [
            { name = "Even", owner = "ana", id = 8388608, channels = [{ name = "one" }] },
            { name = "Odd", owner = "ana", id = 12582912, channels = [{ name = "one" }] },
        ]
    "#;
    let world = WorldConfig::from_toml(plan).expect("a world");
    let settings = Settings { world, time_scale: TIME_SCALE, ..Settings::default() };
    let mut harness = Harness::without_bot(settings, Clock::System).await;
    let even = harness.start_shards("0/2").await;
    let [mut ana] = harness.people(["ana"]).await;
    ana.go_to_guild(1).await;
    is_posted_once(&mut harness, &ana, true, async |harness| harness.start_shards("1/2").await).await;
    drop(even);
    harness.start_bot().await;
    harness.close_after_faults().await;
}
