//! Fault injection.

use std::time::Duration;

use bside::sandbox::Fault;
use serde_json::json;

use crate::client::*;

#[tokio::test]
async fn requests_fail_as_injected_and_are_recorded() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    let path = format!("/channels/{CHANNEL}/messages");
    let body = json!({ "content": "x" });
    sandbox.inject(Fault::RateLimit { path: "/messages".into(), retry_after: Duration::from_millis(250) });
    sandbox.inject(Fault::ServerError { path: "/messages".into(), status: 502, carried_out: false });
    sandbox.inject(Fault::ServerError { path: "/messages".into(), status: 500, carried_out: true });
    bot.get("/users/@me").await;
    let (status, limited) = bot.call("POST", &path, &body).await;
    assert_eq!((status, limited["retry_after"].as_f64()), (429, Some(0.25)));
    assert_eq!(bot.call("POST", &path, &body).await.0, 502);
    assert!(ApiClient::person(&sandbox, "ana").messages().await.is_empty());
    assert_eq!(bot.call("POST", &path, &body).await.0, 500);
    assert_eq!(
        ApiClient::person(&sandbox, "ana").messages().await.len(),
        1,
        "the request was carried out, though its response was lost"
    );
    let statuses: Vec<_> = sandbox.requests().into_iter().map(|request| request.status).collect();
    assert_eq!(statuses, [200, 429, 502, 500], "requests of people are not recorded");
    let last = sandbox.requests().pop().unwrap();
    assert_eq!((last.path, last.body), (format!("/api/v10{path}"), Some(body)));
}

#[tokio::test]
async fn the_gateway_fails_as_injected() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    sandbox.inject(Fault::DuplicateInteraction);
    ana.run("go", json!([]), "n").await;
    assert_eq!(bot.next_interaction().await["id"], bot.next_interaction().await["id"]);
    sandbox.inject(Fault::LateInteraction(Duration::from_millis(200)));
    let before = std::time::Instant::now();
    ana.run("go", json!([]), "n").await;
    ana.run("go", json!([]), "n").await;
    let (on_time, late) = (bot.next_interaction().await, bot.next_interaction().await);
    assert!(on_time["id"].as_str() > late["id"].as_str(), "the second interaction arrives first");
    assert!(before.elapsed() >= Duration::from_millis(200));
    sandbox.inject(Fault::Reconnect);
    assert_eq!(bot.socket.next().await.unwrap()["op"], 7);
    sandbox.inject(Fault::InvalidSession { resumable: false });
    assert_eq!(bot.socket.next().await.unwrap()["op"], 9);
    let mut bot = ScriptedBot::start(&sandbox).await;
    sandbox.inject(Fault::DropSocket);
    assert_eq!(bot.socket.close_code().await, None);
}

#[tokio::test]
async fn an_interaction_without_a_bot_fails_at_once() {
    let sandbox = sandbox().await;
    let bot = ScriptedBot::start(&sandbox).await;
    bot.socket.close().await;
    let mut ana_socket = GatewayClient::person(&sandbox, "ana").await;
    let before = std::time::Instant::now();
    assert_eq!(ApiClient::person(&sandbox, "ana").run("go", json!([]), "n").await.0, 204);
    assert_eq!(ana_socket.event("INTERACTION_FAILURE").await["nonce"], "n");
    assert!(before.elapsed() < Duration::from_secs(2));
}

#[tokio::test]
async fn a_direct_message_can_be_refused() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    let (_, direct) = bot.call("POST", "/users/@me/channels", &json!({ "recipient_id": ANA })).await;
    sandbox.inject(Fault::RefuseDirectMessage);
    let path = format!("/channels/{}/messages", direct["id"].as_str().unwrap());
    assert_eq!(bot.call("POST", &path, &json!({ "content": "x" })).await.1["code"], 50007);
}
