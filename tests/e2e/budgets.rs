//! What is done in the name of one person is limited, so that nobody else notices.

use crate::harness::Harness;
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
    harness.has_budgets = true;
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
async fn a_computer_waits_where_it_is_asked_for_too_many_turns() {
    let harness = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "bizingo"), ("computer", "1"), ("casual", "true"), ("begins", "me")];
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
    // It checks that the action has not cost more than its policy says.
    harness.close().await;
}
