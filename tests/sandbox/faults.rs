//! What can be made to go wrong.

use std::time::Duration;

use bside::sandbox::Fault;
use serde_json::json;

use crate::client::*;

#[tokio::test]
async fn requests_fail_as_told_and_are_remembered() {
    let sandbox = sandbox().await;
    let bot = Api::bot(&sandbox);
    let path = format!("/channels/{TABLE}/messages");
    let body = json!({ "content": "x" });
    sandbox.inject(Fault::RateLimit { path: "/messages".into(), retry_after: Duration::from_millis(250) });
    sandbox.inject(Fault::ServerError { path: "/messages".into(), status: 502, carried_out: false });
    sandbox.inject(Fault::ServerError { path: "/messages".into(), status: 500, carried_out: true });
    bot.get("/users/@me").await;
    let (status, limited) = bot.call("POST", &path, &body).await;
    assert_eq!((status, limited["retry_after"].as_f64()), (429, Some(0.25)));
    assert_eq!(bot.call("POST", &path, &body).await.0, 502);
    assert!(Api::person(&sandbox, "ana").messages().await.is_empty());
    assert_eq!(bot.call("POST", &path, &body).await.0, 500);
    assert_eq!(Api::person(&sandbox, "ana").messages().await.len(), 1, "done, though the answer was lost");
    let seen: Vec<_> = sandbox.requests().into_iter().map(|request| request.status).collect();
    assert_eq!(seen, [200, 429, 502, 500], "people's requests are not among them");
    let last = sandbox.requests().pop().unwrap();
    assert_eq!((last.path, last.body), (format!("/api/v10{path}"), Some(body)));
}

#[tokio::test]
async fn the_gateway_fails_as_told() {
    let sandbox = sandbox().await;
    let mut bot = Bot::start(&sandbox).await;
    let ana = Api::person(&sandbox, "ana");
    sandbox.inject(Fault::DuplicateInteraction);
    ana.run("go", json!([]), "n").await;
    assert_eq!(bot.interaction().await["id"], bot.interaction().await["id"]);
    sandbox.inject(Fault::LateInteraction(Duration::from_millis(200)));
    let before = std::time::Instant::now();
    ana.run("go", json!([]), "n").await;
    ana.run("go", json!([]), "n").await;
    let (punctual, late) = (bot.interaction().await, bot.interaction().await);
    assert!(punctual["id"].as_str() > late["id"].as_str(), "the second one comes first");
    assert!(before.elapsed() >= Duration::from_millis(200));
    sandbox.inject(Fault::Reconnect);
    assert_eq!(bot.socket.next().await.unwrap()["op"], 7);
    sandbox.inject(Fault::InvalidSession { resumable: false });
    assert_eq!(bot.socket.next().await.unwrap()["op"], 9);
    let mut bot = Bot::start(&sandbox).await;
    sandbox.inject(Fault::DropSocket);
    assert_eq!(bot.socket.closed().await, None);
}

#[tokio::test]
async fn without_a_bot_an_interaction_fails_at_once() {
    let sandbox = sandbox().await;
    let bot = Bot::start(&sandbox).await;
    bot.socket.leave().await;
    let mut hers = Socket::person(&sandbox, "ana").await;
    let before = std::time::Instant::now();
    assert_eq!(Api::person(&sandbox, "ana").run("go", json!([]), "n").await.0, 204);
    assert_eq!(hers.event("INTERACTION_FAILURE").await["nonce"], "n");
    assert!(before.elapsed() < Duration::from_secs(2));
}

#[tokio::test]
async fn a_direct_message_can_be_refused() {
    let sandbox = sandbox().await;
    let bot = Api::bot(&sandbox);
    let (_, direct) = bot.call("POST", "/users/@me/channels", &json!({ "recipient_id": ANA })).await;
    sandbox.inject(Fault::RefuseDirectMessage);
    let path = format!("/channels/{}/messages", direct["id"].as_str().unwrap());
    assert_eq!(bot.call("POST", &path, &json!({ "content": "x" })).await.1["code"], 50007);
}
