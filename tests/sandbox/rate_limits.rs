//! Rate limits of bots.

use bside::sandbox::{Sandbox, Settings};
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::time::Duration;

use crate::client::*;

#[tokio::test]
async fn a_bot_that_posts_too_often_is_rate_limited() {
    let sandbox = sandbox().await;
    let (bot, ana) = (ApiClient::bot(&sandbox), ApiClient::person(&sandbox, "ana"));
    let path = format!("/channels/{CHANNEL}/messages");
    let body = json!({ "content": "x" });
    for left in (0..5).rev() {
        let (status, head) = bot.headers("POST", &path, &body).await;
        assert_eq!((status, head["x-ratelimit-limit"].to_str().unwrap()), (200, "5"));
        assert_eq!(head["x-ratelimit-remaining"].to_str().unwrap(), left.to_string());
        assert!(head["x-ratelimit-reset-after"].to_str().unwrap().parse::<f64>().unwrap() <= 5.0);
        assert!(!head["x-ratelimit-bucket"].is_empty() && !head["x-ratelimit-reset"].is_empty());
    }
    let (status, head) = bot.headers("POST", &path, &body).await;
    assert_eq!((status, head["x-ratelimit-scope"].to_str().unwrap()), (429, "user"));
    assert_eq!(head["via"], "1.1 google", "libraries give up without it");
    let wait: u64 = head["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=5).contains(&wait), "{wait}");
    let (_, error) = bot.call("POST", &path, &body).await;
    assert!(
        error["retry_after"].as_f64().is_some_and(|wait| wait > 0.0) && error["global"] == false,
        "{error}"
    );
    let other = format!("/channels/{}/messages", "1100000000000000022");
    assert_eq!(bot.headers("POST", &other, &body).await.0, 200, "each channel has its own bucket");
    for _ in 0..10 {
        assert_eq!(ana.call("POST", &path, &body).await.0, 200, "people are not rate limited");
    }
}

#[tokio::test]
async fn edits_of_old_messages_have_a_rate_limit_of_their_own() {
    let settings = Settings { old_message_age: Duration::ZERO, ..Settings::default() };
    let sandbox = Sandbox::start(settings).await.unwrap();
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let mut refused = None;
    for _ in 0..3 {
        // A new message and a pause in each round keep the ordinary bucket from being exhausted first.
        ana.run("go", json!([]), "n").await;
        let interaction = bot.next_interaction().await;
        bot.respond(&interaction, &json!({ "type": 4, "data": { "content": "x" } })).await;
        let original = ScriptedBot::webhook(&interaction, "/messages/@original");
        assert_eq!(
            bot.api.call("PATCH", &original, &json!({ "content": "y" })).await.0,
            200,
            "edits with the interaction token are not limited"
        );
        let message = bot.api.get(&original).await;
        let path = format!("/channels/{CHANNEL}/messages/{}", message["id"].as_str().unwrap());
        for _ in 0..5 {
            let (status, body) = bot.api.call("PATCH", &path, &json!({ "content": "z" })).await;
            if body["code"] == 30046 {
                assert_eq!(status, 429);
                refused = Some(body);
            }
        }
        if refused.is_some() {
            break;
        }
        sandbox.advance_clock(Duration::from_secs(5));
    }
    assert!(
        refused.expect("a request is rate limited")["retry_after"].as_f64().is_some_and(|wait| wait > 60.0)
    );
}

#[tokio::test]
async fn the_global_rate_limit_has_its_own_headers() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    let mut refused = None;
    // Each path has its own bucket, so that only the global limit is exceeded.
    for number in 0..10_000 {
        let (status, head) = bot.headers("GET", &format!("/nothing-{number}"), &Value::Null).await;
        if status == 429 {
            refused = Some(head);
            break;
        }
    }
    let head = refused.expect("a request is rate limited");
    let text = |name: &str| head.get(name).map(|value| value.to_str().unwrap().to_owned());
    let values = ["x-ratelimit-global", "x-ratelimit-scope", "retry-after"].map(text);
    assert_eq!(values, ["true", "global", "1"].map(|text| Some(text.to_owned())));
    assert_eq!(text("x-ratelimit-limit"), None, "there are no headers of a bucket");
}

#[tokio::test]
async fn followups_are_counted_per_interaction_or_per_application() {
    for (together, most) in [(false, 8), (true, 5)] {
        let sandbox = world(&format!(
            r#"
            applications = [{{ name = "One", id = {APPLICATION}, counted_together = {together} }}]
            people = [{{ username = "ana", name = "Ana" }}]
            [[servers]]
            name = "Here"
            owner = "ana"
            channels = [{{ name = "one", id = {CHANNEL} }}]
            "#
        ))
        .await;
        let mut bot = ScriptedBot::start(&sandbox).await;
        let ana = ApiClient::person(&sandbox, "ana");
        let mut hooks = Vec::new();
        for _ in 0..2 {
            ana.run("go", json!([]), "n").await;
            let interaction = bot.next_interaction().await;
            bot.respond(&interaction, &json!({ "type": 4, "data": { "content": "x" } })).await;
            hooks.push(ScriptedBot::webhook(&interaction, ""));
        }
        let body = json!({ "content": "more" });
        let follows = hooks.iter().flat_map(|hook| [hook; 4]).map(|hook| bot.api.call("POST", hook, &body));
        let answers = join_all(follows).await;
        let taken = answers.iter().filter(|(status, _)| *status == 200).count();
        assert_eq!(taken, most, "{answers:?}");
    }
}

#[tokio::test]
async fn dm_channels_are_opened_slowly() {
    let sandbox = Sandbox::start(Settings::default()).await.unwrap();
    let bot = ApiClient::bot(&sandbox);
    let open = async || bot.call("POST", "/users/@me/channels", &json!({ "recipient_id": BEN })).await;
    for _ in 0..10 {
        assert_eq!(open().await.0, 200);
    }
    let (status, refused) = open().await;
    assert_eq!((status, &refused["code"]), (403, &json!(40003)));
    sandbox.advance_clock(Duration::from_mins(1));
    assert_eq!(open().await.0, 200);
}

#[tokio::test]
async fn rate_limits_can_be_switched_off() {
    let sandbox =
        Sandbox::start(Settings { enforce_rate_limits: false, ..Settings::default() }).await.unwrap();
    let bot = ApiClient::bot(&sandbox);
    for _ in 0..60 {
        let (status, head) =
            bot.headers("POST", &format!("/channels/{CHANNEL}/messages"), &json!({ "content": "x" })).await;
        assert_eq!((status, head.get("x-ratelimit-limit")), (200, None));
    }
}

#[tokio::test]
async fn the_time_scale_shortens_rate_limits() {
    let sandbox = Sandbox::start(Settings { time_scale: 100, ..Settings::default() }).await.unwrap();
    let bot = ApiClient::bot(&sandbox);
    let path = format!("/channels/{CHANNEL}/messages");
    let (status, head) = bot.headers("POST", &path, &json!({ "content": "x" })).await;
    assert_eq!((status, head["x-ratelimit-limit"].to_str().unwrap()), (200, "5"));
    let wait = head["x-ratelimit-reset-after"].to_str().unwrap().parse::<f64>().unwrap();
    assert!(wait <= 0.05, "{wait}");
}
