//! Budgets limit the work in the name of one person, so that nobody else notices it.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use bside::host::Clock;
use bside::sandbox::{Fault, RecordedRequest, Settings, WorldConfig};
use std::time::{Duration, Instant};

/// Cy does not see the channel of the game.
const WORLD: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [{ username = "ana", name = "Ana" }, { username = "ben", name = "Ben" }, { username = "cy", name = "Cy" }]
    [[servers]]
    name = "Here"
    owner = "ana"
    channels = [
        { name = "game", overwrites = [{ of = "cy", deny = ["VIEW_CHANNEL"] }] },
        { name = "other" },
    ]
"#;
const TOO_FAST: &str = "You’re going too fast for me. Try again in ";

async fn harness() -> Harness {
    let world = WorldConfig::from_toml(WORLD).expect("a world");
    let settings = Settings { world, enforce_rate_limits: false, ..Settings::default() };
    let mut harness = Harness::with_settings(settings).await;
    harness.has_limits = true;
    harness.restart().await;
    harness
}

/// Whether the bot asked Discord for something by itself, rather than responded.
fn is_own(request: &&RecordedRequest) -> bool {
    let answers = ["/callback", "/webhooks/", "/commands", "/gateway", "/users/@me"];
    request.path.starts_with("/api") && !answers.iter().any(|answer| request.path.contains(answer))
}

#[tokio::test]
async fn whoever_asks_for_too_much_waits_and_nobody_else_does() {
    let harness = harness().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ana, &ben).await;
    // Each look at a game in a channel that Cy does not see has Discord asked for the server, the channel and Cy.
    let (_, before) = harness.sandbox.requests_after(0);
    let (begun, mut refused) = (Instant::now(), 0);
    for _ in 0..60 {
        let answer = cy.slash("game", &[("number", "1")]).await;
        assert!(answer.is_private(), "{answer:?}");
        refused += usize::from(answer.content().contains(TOO_FAST));
    }
    let (requests, _) = harness.sandbox.requests_after(before);
    let own = requests.iter().filter(is_own).count();
    // 40 requests at once are free, and then two each second, also where the looks themselves take long.
    let free = 43 + begun.elapsed().as_millis() / 500;
    assert!(refused > 0 && 3 * (60 - refused as u128) <= free, "{refused} refused, {free} free");
    // A look that is allowed may ask for several things, and the game asks as well.
    assert!(own as u128 <= free + 20, "{own} requests, {free} free");
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    ben.slash("board", &[]).await.shows_board();
    harness.close().await;
}

#[tokio::test]
async fn people_have_budgets_behind_a_proxy_as_well() {
    let world = WorldConfig::from_toml(WORLD).expect("a world");
    let settings = Settings { world, enforce_rate_limits: false, ..Settings::default() };
    let mut harness = Harness::without_bot(settings, Clock::System).await;
    harness.has_limits = true;
    let process = harness.start_process().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ana, &ben).await;
    let mut refused = 0;
    for _ in 0..60 {
        refused += usize::from(cy.slash("game", &[("number", "1")]).await.content().contains(TOO_FAST));
    }
    assert!(refused > 0, "nobody was asked to wait");
    drop(process);
}

#[tokio::test]
async fn a_computer_waits_where_it_is_asked_for_too_many_turns() {
    let harness = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "bizingo"), ("computer", "1"), ("rated", "false"), ("begins", "me")];
    ana.slash("play", &options).await.says("The game starts.");
    // Ten turns of computers at once are free in a channel, and then one each second.
    let begun = Instant::now();
    for turns in 1..=13 {
        let turn = harness.some_turn(&ana).await;
        ana.plays(&turn).await.whispers("You played");
        ana.sees(&format!("move {}", 2 * turns)).await;
    }
    assert!(begun.elapsed() >= Duration::from_secs(2), "it did not wait");
    // Suggestions do not cost requests, but they end as well.
    assert!(ben.suggestions("play", &[("game", "bi")], "game").await.len() > 1);
    harness.close().await;
}

#[tokio::test]
async fn requests_that_a_rate_limit_refuses_cost_nothing() {
    let harness = harness().await;
    let [ana] = harness.people(["ana"]).await;
    let options = [("game", "biloba"), ("computer", "1"), ("time", "1d"), ("begins", "me")];
    let board = ana.slash("play", &options).await;
    let path = format!("/messages/{}", board.id());
    for _ in 0..5 {
        let retry_after = Duration::from_millis(1);
        harness.sandbox.inject(Fault::RateLimit { path: path.clone(), retry_after });
    }
    ana.slash("pause", &[]).await;
    ana.sees("When it resumes, it’s Ana’s turn.").await;
    // Closing checks that the action has not cost more than its policy says.
    harness.close().await;
}

/// Enters a command until it is not too fast any more.
async fn slash_patiently(person: &Person, name: &str, options: &[(&str, &str)]) -> Message {
    loop {
        let answer = person.slash(name, options).await;
        if !answer.content().contains(TOO_FAST) {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn whoever_has_had_many_threads_created_is_told_to_play_without_one() {
    let harness = harness().await;
    let [mut ana, ben] = harness.people(["ana", "ben"]).await;
    let in_a_thread = [("game", "biloba"), ("thread", "true")];
    for _ in 0..6 {
        let link = slash_patiently(&ana, "play", &in_a_thread).await;
        link.says("**Biloba** · table");
        ana.go_to(link.place()).await;
        let invitation = ana.messages().await.remove(0);
        wait_while(async || ana.press(&invitation, "Cancel").await.content().contains(TOO_FAST)).await;
        ana.go_to_channel(0).await;
    }
    let refused = slash_patiently(&ana, "play", &in_a_thread).await;
    refused.whispers("You’ve had me create a lot of threads lately.");
    refused.whispers("Play in a channel without a thread, or try again in 10 minutes.");
    slash_patiently(&ana, "play", &[("game", "biloba")]).await.says("table 7");
    ben.slash("play", &in_a_thread).await.says("**Biloba** · table 8");
    harness.close().await;
}

/// A linear generator of small random numbers.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

/// Attempts of a person, many of which cost little at once and more later.
fn attempts<'a>(ben: &'a str, channels: [&'a str; 2]) -> Vec<(&'a str, Vec<(&'a str, &'a str)>)> {
    let [here, other] = channels;
    vec![
        ("play", vec![("game", "biloba"), ("thread", "true")]),
        ("play", vec![("game", "biloba"), ("opponent", ben), ("time", "1d"), ("thread", "true")]),
        ("play", vec![("game", "bizingo"), ("computer", "1"), ("rated", "false"), ("thread", "false")]),
        ("play", vec![("game", "bizingo"), ("thread", "false")]),
        ("settings vacation", vec![("days", "1")]),
        ("settings vacation", vec![("end", "true")]),
        ("settings server", vec![("seeks", here)]),
        ("settings server", vec![("seeks", other)]),
        ("settings server", vec![("seeks-off", "true")]),
        ("settings me", vec![("notify", "direct")]),
        ("seek", vec![("game", "biloba")]),
        ("block", vec![("player", ben)]),
        ("unblock", vec![("player", ben)]),
        ("table move", vec![("table", "1")]),
        ("table move", vec![("table", "2")]),
        ("tournament create", vec![("name", "Cup"), ("game", "biloba"), ("form", "round-robin")]),
        ("tournament join", vec![]),
        ("tournament leave", vec![]),
        ("watch", vec![]),
        ("board", vec![]),
        ("abort", vec![]),
        ("games", vec![]),
    ]
}

#[tokio::test]
async fn whatever_one_person_does_the_bot_makes_no_more_requests_and_threads_than_their_budget() {
    // Requests that may be under way when the budget is used up.
    const OVERDRAFT: u128 = 60;
    let harness = harness().await;
    let [mut ana, ben] = harness.people(["ana", "ben"]).await;
    let mut channels = Vec::new();
    for number in 0..2 {
        ana.go_to_channel(number).await;
        channels.push(ana.channel().to_string());
    }
    let attempts = attempts(&ben.id, [&channels[0], &channels[1]]);
    let (mut dice, begun) = (Dice(7), Instant::now());
    let (_, before) = harness.sandbox.requests_after(0);
    let mut refused = 0;
    while begun.elapsed() < Duration::from_secs(8) {
        if dice.below(8) == 0 {
            ana.go_to_channel(dice.below(2)).await;
        }
        let (name, options) = &attempts[dice.below(attempts.len())];
        let Some(answer) = ana.try_slash(name, options).await else { continue };
        refused += usize::from(answer.content().contains(TOO_FAST));
        let labels = ["Cancel", "Play in a thread", "Start in a thread", "Withdraw", "Yes, abort"];
        if let Some(label) = labels.into_iter().find(|label| answer.has_button(label)) {
            ana.try_press(&answer, label).await;
        }
    }
    let (requests, _) = harness.sandbox.requests_after(before);
    let own = requests.iter().filter(is_own).count() as u128;
    let threads =
        requests.iter().filter(|one| one.method == "POST" && one.path.ends_with("/threads")).count();
    let most = 40 + begun.elapsed().as_millis() / 500 + OVERDRAFT;
    assert!(refused > 0 && own <= most, "{own} requests, at most {most}; {refused} refused");
    assert!(threads <= 6, "{threads} threads");
    let dear = harness.logged("cost more than its policy");
    assert!(dear.is_empty(), "{dear}");
    harness.close_after_faults().await;
}
