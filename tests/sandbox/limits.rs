//! What is too much: for bots only, and told before and after.

use bside::sandbox::{Sandbox, Settings};
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::time::Duration;

use crate::client::*;

#[tokio::test]
async fn a_bot_that_posts_too_much_waits() {
    let sandbox = sandbox().await;
    let (bot, ana) = (Api::bot(&sandbox), Api::person(&sandbox, "ana"));
    let path = format!("/channels/{TABLE}/messages");
    let body = json!({ "content": "x" });
    for left in (0..5).rev() {
        let (status, head) = bot.head("POST", &path, &body).await;
        assert_eq!((status, head["x-ratelimit-limit"].to_str().unwrap()), (200, "5"));
        assert_eq!(head["x-ratelimit-remaining"].to_str().unwrap(), left.to_string());
        assert!(head["x-ratelimit-reset-after"].to_str().unwrap().parse::<f64>().unwrap() <= 5.0);
        assert!(!head["x-ratelimit-bucket"].is_empty() && !head["x-ratelimit-reset"].is_empty());
    }
    let (status, head) = bot.head("POST", &path, &body).await;
    assert_eq!((status, head["x-ratelimit-scope"].to_str().unwrap()), (429, "user"));
    let wait: u64 = head["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=5).contains(&wait), "{wait}");
    let (_, told) = bot.call("POST", &path, &body).await;
    assert!(told["retry_after"].as_f64().is_some_and(|wait| wait > 0.0) && told["global"] == false, "{told}");
    let other = format!("/channels/{}/messages", "1100000000000000022");
    assert_eq!(bot.head("POST", &other, &body).await.0, 200, "each channel for itself");
    for _ in 0..10 {
        assert_eq!(ana.call("POST", &path, &body).await.0, 200, "people are not bots");
    }
}

#[tokio::test]
async fn old_messages_are_edited_only_now_and_then() {
    let settings = Settings { old_message_age: Duration::ZERO, ..Settings::default() };
    let sandbox = Sandbox::start(settings).await.unwrap();
    let mut bot = Bot::start(&sandbox).await;
    let ana = Api::person(&sandbox, "ana");
    let mut refused = None;
    for _ in 0..3 {
        // Another message each time, so that the ordinary bucket is not met first.
        ana.run("go", json!([]), "n").await;
        let interaction = bot.interaction().await;
        bot.answer(&interaction, &json!({ "type": 4, "data": { "content": "x" } })).await;
        let original = Bot::hook(&interaction, "/messages/@original");
        assert_eq!(bot.api.call("PATCH", &original, &json!({ "content": "y" })).await.0, 200, "by its token");
        let message = bot.api.get(&original).await;
        let path = format!("/channels/{TABLE}/messages/{}", message["id"].as_str().unwrap());
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
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
    assert!(refused.expect("too much at some time")["retry_after"].as_f64().is_some_and(|wait| wait > 60.0));
}

#[tokio::test]
async fn what_is_too_much_in_all_is_said_to_be() {
    let sandbox = sandbox().await;
    let bot = Api::bot(&sandbox);
    let mut refused = None;
    // Each time something else, of which none is too much by itself.
    for number in 0..10_000 {
        let (status, head) = bot.head("GET", &format!("/nothing-{number}"), &Value::Null).await;
        if status == 429 {
            refused = Some(head);
            break;
        }
    }
    let head = refused.expect("too much at some time");
    let text = |name: &str| head.get(name).map(|value| value.to_str().unwrap().to_owned());
    let told = ["x-ratelimit-global", "x-ratelimit-scope", "retry-after"].map(text);
    assert_eq!(told, ["true", "global", "1"].map(|text| Some(text.to_owned())));
    assert_eq!(text("x-ratelimit-limit"), None, "of single limits nothing is told");
}

#[tokio::test]
async fn what_follows_answers_is_counted_for_each_or_for_all_together() {
    for (together, most) in [(false, 8), (true, 5)] {
        let sandbox = world(&format!(
            r#"
            applications = [{{ name = "One", id = {APPLICATION}, counted_together = {together} }}]
            people = [{{ username = "ana", name = "Ana" }}]
            [[servers]]
            name = "Here"
            owner = "ana"
            channels = [{{ name = "one", id = {TABLE} }}]
            "#
        ))
        .await;
        let mut bot = Bot::start(&sandbox).await;
        let ana = Api::person(&sandbox, "ana");
        let mut hooks = Vec::new();
        for _ in 0..2 {
            ana.run("go", json!([]), "n").await;
            let interaction = bot.interaction().await;
            bot.answer(&interaction, &json!({ "type": 4, "data": { "content": "x" } })).await;
            hooks.push(Bot::hook(&interaction, ""));
        }
        let body = json!({ "content": "more" });
        let follows = hooks.iter().flat_map(|hook| [hook; 4]).map(|hook| bot.api.call("POST", hook, &body));
        let answers = join_all(follows).await;
        let taken = answers.iter().filter(|(status, _)| *status == 200).count();
        assert_eq!(taken, most, "{answers:?}");
    }
}

#[tokio::test]
async fn limits_can_be_switched_off() {
    let sandbox =
        Sandbox::start(Settings { enforce_rate_limits: false, ..Settings::default() }).await.unwrap();
    let bot = Api::bot(&sandbox);
    for _ in 0..60 {
        let (status, head) =
            bot.head("POST", &format!("/channels/{TABLE}/messages"), &json!({ "content": "x" })).await;
        assert_eq!((status, head.get("x-ratelimit-limit")), (200, None));
    }
}

#[tokio::test]
async fn where_people_hurry_limits_are_for_a_shorter_time() {
    let sandbox = Sandbox::start(Settings { time_scale: 100, ..Settings::default() }).await.unwrap();
    let bot = Api::bot(&sandbox);
    let path = format!("/channels/{TABLE}/messages");
    let (status, head) = bot.head("POST", &path, &json!({ "content": "x" })).await;
    assert_eq!((status, head["x-ratelimit-limit"].to_str().unwrap()), (200, "5"));
    let wait = head["x-ratelimit-reset-after"].to_str().unwrap().parse::<f64>().unwrap();
    assert!(wait <= 0.05, "{wait}");
}
