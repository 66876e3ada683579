//! Hours of the day by the clocks of people and servers: time zones by city or country, through the changes of the clocks.

use crate::harness::{Harness, TIME_SCALE};
use crate::person::{Person, TEST_TIMEOUT};
use bside::host::{Clock, Host};
use bside::sandbox::{Settings, WorldConfig};
use bside::table::{GuildId, PlayerId, Timestamp};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

const HOUR: Duration = Duration::from_hours(1);
/// Longer than the bot waits between two looks at the clock.
const MINUTE: Duration = Duration::from_mins(1);
/// The Friday before clocks are set forward in Europe: 2027-03-26, 20:00 UTC.
const SPRING: Timestamp = Timestamp::from_unix_millis(1_806_091_200_000);
/// The Friday before clocks are set back in New York: 2027-11-05, 12:00 UTC.
const AUTUMN: Timestamp = Timestamp::from_unix_millis(1_825_416_000_000);

const TWO_LANGUAGES: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [{ username = "ana", name = "Ana" }, { username = "ben", name = "Ben", locale = "de" }]
    servers = [{ name = "Here", owner = "ana", channels = [{ name = "one" }, { name = "two" }] }]
"#;

async fn harness(start: Timestamp) -> (Harness, watch::Sender<Timestamp>) {
    let time = watch::Sender::new(start);
    let world = WorldConfig::from_toml(TWO_LANGUAGES).expect("a world");
    let settings = Settings { world, time_scale: TIME_SCALE, ..Settings::default() };
    let clock = Clock::Manual(time.subscribe());
    (Harness::with_settings_and_clock(settings, clock).await, time)
}

/// The names of the zones that are suggested, as they are shown.
async fn suggested(person: &Person, command: &str, typed: &str) -> Vec<String> {
    let choices = person.suggestions(command, &[("zone", typed)], "zone").await;
    assert!(choices.len() <= 25, "{}", choices.len());
    for (shown, sent) in &choices {
        assert!((1..=100).contains(&shown.chars().count()), "{shown}");
        assert!(shown.starts_with(&format!("{sent} · ")), "{shown}: {sent}");
    }
    choices.into_iter().map(|(shown, _)| shown).collect()
}

#[tokio::test]
async fn a_zone_is_chosen_by_its_city_or_country_and_shows_the_time_there() {
    let (mut harness, _time) = harness(SPRING).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    for (person, typed, first) in [
        (&ana, "ber", "Europe/Berlin · 21:00"),
        (&ana, "GERM", "Europe/Berlin · 21:00"),
        (&ana, "japan", "Asia/Tokyo · 05:00"),
        (&ana, "pacific time", "America/Los_Angeles · 13:00"),
        (&ben, "wien", "Europe/Vienna · 21:00"),
        (&ben, "kathm", "Asia/Kathmandu · 01:45"),
        // Who types the time is offered where it is this time.
        (&ben, "21:01", "Europe/Berlin · 21:00"),
        (&ana, "4 pm", "America/New_York · 16:00"),
        (&ana, "us", "America/New_York · 16:00"),
        (&ben, "usa", "America/New_York · 16:00"),
        (&ana, "california", "America/Los_Angeles · 13:00"),
        (&ana, "Europe/Berlin · 22:31", "Europe/Berlin · 21:00"),
        (&ana, "georgia", "America/New_York · 16:00"),
        (&ana, "deutschland", "Europe/Berlin · 21:00"),
    ] {
        let shown = suggested(person, "settings me", typed).await;
        assert_eq!(shown.first().map(String::as_str), Some(first), "{typed}: {shown:?}");
    }
    assert_eq!(suggested(&ana, "settings me", "atlantis").await, Vec::<String>::new());
    // As much as Discord lets people type.
    assert_eq!(suggested(&ana, "settings me", &"ber ".repeat(1500)).await[0], "Europe/Berlin · 21:00");

    // Nothing is typed: the likely ones for the language of the client, and after a choice that one before them.
    let usual = suggested(&ben, "settings me", "").await;
    assert_eq!((usual[0].as_str(), usual.len()), ("Europe/Berlin · 21:00", 25));
    assert_eq!(suggested(&ana, "settings me", "").await[0], "America/New_York · 16:00");
    ben.slash("settings me", &[("local-time", "14:00")]).await;
    let guessed = suggested(&ben, "settings me", "").await;
    assert!(guessed[0].ends_with(" · 14:00"), "where it is that time: {guessed:?}");
    let chosen = ben.slash("settings me", &[("zone", "Europe/Vienna"), ("language", "en")]).await.page();
    assert!(chosen.contains("Time zone: Europe/Vienna · 21:00"), "{chosen}");
    assert!(!chosen.contains("daylight"), "nothing is left to do: {chosen}");
    harness.restart().await;
    let again = suggested(&ben, "settings me", "").await;
    assert_eq!(again[..2], ["Europe/Vienna · 21:00", "Europe/Berlin · 21:00"]);

    // Text that is sent without choosing a suggestion is accepted if it means one zone.
    for (typed, zone) in
        // As it is shown, also some time before.
        [
            ("vienna", "Europe/Vienna"),
            ("germany", "Europe/Berlin"),
            ("Europe/Paris · 20:31", "Europe/Paris"),
            ("Italia", "Europe/Rome"),
            ("US/Pacific", "US/Pacific"),
        ]
    {
        let page = ben.slash("settings me", &[("zone", typed)]).await.page();
        assert!(page.contains(&format!("Time zone: {zone} · ")), "{typed}: {page}");
    }
    for (typed, told, named) in [
        ("atlantis", "I don’t know a time zone called “atlantis”.", r"such as Europe\/Berlin, "),
        (
            "Georgia",
            "“Georgia” could mean several time zones, ",
            r"such as America\/New\_York, Asia\/Tbilisi",
        ),
        (
            "united states",
            "“united states” could mean several time zones, ",
            r"such as America\/New\_York, America\/Chicago, ",
        ),
    ] {
        let refused = ben.slash("settings me", &[("zone", typed)]).await;
        refused.whispers(told);
        refused.whispers(named);
    }
    let both = [("zone", "Europe/Berlin"), ("local-time", "21:00")];
    ben.slash("settings me", &both).await.whispers("Use either zone or local-time, not both.");
    let page = ben.slash("settings me", &[]).await.page();
    assert!(page.contains("Time zone: US/Pacific · 13:00"), "nothing has changed: {page}");
    // The one takes the place of the other.
    let page = ben.slash("settings me", &[("local-time", "21:00")]).await.page();
    assert!(page.contains("Time zone: UTC+1 · 21:00"), "{page}");
    assert!(page.contains("It doesn’t follow daylight saving time."), "{page}");
    let page = ben.slash("settings me", &[("zone", "default")]).await.page();
    assert!(page.contains("Time zone: UTC\n"), "{page}");
    harness.close().await;
}

#[tokio::test]
async fn the_digest_follows_the_clocks_of_its_zone() {
    let (mut harness, time) = harness(SPRING).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("notify", "digest"), ("notify-hour", "9"), ("zone", "Europe/Berlin"), ("language", "en")];
    let chosen = ben.slash("settings me", &options).await.page();
    // Nine o’clock in winter time, and then in summer time.
    let (winter, summer) = (SPRING + 12 * HOUR, SPRING + 35 * HOUR);
    let next = |time: Timestamp| format!("one DM a day, next <t:{}:f>", time.unix_seconds());
    assert!(chosen.contains(&next(winter)), "{chosen}");
    harness.game(&ana, &ben).await;
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    for (due, after) in [(winter, summer), (summer, summer + 24 * HOUR)] {
        time.send_replace(due);
        ben.sees("One game waits for you:").await;
        // The bot stores the zone after the message is sent.
        let page = async {
            loop {
                let page = ben.slash("settings me", &[]).await.page();
                if page.contains(&next(after)) {
                    return;
                }
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(3 * TEST_TIMEOUT, page).await.expect("the next one comes at the same hour of the day");
        harness.restart().await;
    }
    // A zone is something of a person: exported, and deleted with the rest.
    let host = harness.host().await;
    let player = PlayerId(ben.id.parse().expect("an id"));
    let exported = host.players().export(player, 1).await.expect("a store");
    let exported = serde_json::to_value(&exported).expect("a value").to_string();
    assert!(exported.contains("Europe/Berlin"), "{exported}");
    let question = ben.slash("privacy delete", &[]).await;
    ben.press(&question, "Yes, delete my data").await;
    let page = ben.slash("settings me", &[]).await.page();
    assert!(page.contains("Zeitzone: UTC\n"), "{page}");
    harness.close().await;
}

/// Waits until so many puzzles are posted in the guild.
async fn wait_for_posts(host: &Host, guild: GuildId, count: usize) {
    let reached = async {
        loop {
            let puzzles = host
                .read(async |mut tx| Ok(tx.daily_puzzles().of_guild(guild).await?))
                .await
                .expect("a store");
            let posted = puzzles.iter().filter(|puzzle| puzzle.is_posted).count();
            if posted == count {
                return;
            }
            assert!(posted < count, "one a day: {puzzles:?}");
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(3 * TEST_TIMEOUT, reached).await.expect("a puzzle is posted");
}

#[tokio::test]
async fn the_daily_puzzle_follows_the_clocks_of_the_server() {
    let (mut harness, time) = harness(AUTUMN).await;
    let [ana] = harness.people(["ana"]).await;
    let host = harness.host().await;
    let guild = GuildId(ana.guild().expect("a server").get());
    let channel = ana.channel().to_string();
    let hour = |time: Timestamp| format!("at <t:{}:t>", time.unix_seconds());
    let page = ana.slash("settings server", &[]).await.page();
    assert!(page.contains("Time zone of the daily puzzle: UTC\n"), "{page}");
    let options = [("daily-puzzle", channel.as_str()), ("daily-puzzle-hour", "9"), ("zone", "new york")];
    let page = ana.slash("settings server", &options).await.page();
    // In New York it is eight o’clock.
    assert!(page.contains("Time zone of the daily puzzle: America/New_York · 08:00"), "{page}");
    assert!(page.contains(&hour(AUTUMN + HOUR)), "{page}");
    let shown = suggested(&ana, "settings server", "").await;
    assert_eq!(shown[..2], ["America/New_York · 08:00", "America/Chicago · 07:00"]);

    // Friday and Saturday in summer time, Sunday and Monday in winter time: the day in between has 25 hours.
    for (number, hours) in [1, 25, 50, 74].into_iter().enumerate() {
        let due = AUTUMN + hours * HOUR;
        time.send_replace(due - MINUTE);
        harness.restart().await;
        wait_for_posts(&host, guild, number).await;
        let page = ana.slash("settings server", &[]).await.page();
        assert!(page.contains(&hour(due)), "{number}: {page}");
        time.send_replace(due);
        wait_for_posts(&host, guild, number + 1).await;
    }
    // Another hour or zone on the same day brings no second puzzle.
    time.send_replace(AUTUMN + 76 * HOUR);
    ana.slash("settings server", &[("daily-puzzle-hour", "11")]).await;
    ana.slash("settings server", &[("zone", "chicago")]).await;
    let page = ana.slash("settings server", &[("daily-puzzle-hour", "10")]).await.page();
    assert!(page.contains(&hour(AUTUMN + 100 * HOUR)), "ten o’clock in Chicago: {page}");
    harness.restart().await;
    time.send_replace(AUTUMN + 100 * HOUR - MINUTE);
    wait_for_posts(&host, guild, 4).await;
    time.send_replace(AUTUMN + 100 * HOUR);
    wait_for_posts(&host, guild, 5).await;
    ana.slash("settings server", &[("zone", "nowhere")])
        .await
        .whispers("I don’t know a time zone called “nowhere”.");
    harness.close().await;
}
