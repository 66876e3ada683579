//! The gateway protocol.

use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::*;

#[tokio::test]
async fn pages_of_other_origins_cannot_connect() {
    let sandbox = sandbox().await;
    let mut request = format!("ws://{}/gateway", sandbox.address()).into_client_request().unwrap();
    request.headers_mut().insert("Origin", sandbox.base_url().parse().unwrap());
    assert!(connect_async(request.clone()).await.is_ok(), "the page of the sandbox can connect");
    request.headers_mut().insert("Origin", "http://elsewhere.example".parse().unwrap());
    assert!(connect_async(request).await.is_err());
}

#[tokio::test]
async fn invalid_payloads_close_the_connection_with_their_code() {
    let sandbox = sandbox().await;
    let token = sandbox.bot_token();
    let with = |key: &str, value: serde_json::Value| {
        let mut identity = identity(token);
        identity[key] = value;
        identity
    };
    for (op, data, code) in [
        (3, json!({}), 4003),
        (99, json!({}), 4001),
        (2, with("token", json!("wrong.token.here")), 4004),
        (2, with("intents", json!(1_u64 << 40)), 4013),
        (2, with("intents", json!(1 << 15)), 4014),
        (2, with("shard", json!([1, 1])), 4010),
        (6, json!({ "token": "wrong", "session_id": "x", "seq": 0 }), 4004),
    ] {
        let mut socket = GatewayClient::open(&sandbox).await;
        socket.send(op, data.clone()).await;
        assert_eq!(socket.close_code().await, Some(code), "{op} {data}");
    }
    let mut socket = GatewayClient::open(&sandbox).await;
    socket.send_text("{").await;
    assert_eq!(socket.close_code().await, Some(4002));
    let (mut socket, _) = GatewayClient::connected(&sandbox, token).await;
    socket.send(2, identity(token)).await;
    assert_eq!(socket.close_code().await, Some(4005));
    let (mut socket, _) = GatewayClient::connected(&sandbox, token).await;
    for _ in 0..121 {
        socket.send(1, json!(null)).await;
    }
    assert_eq!(socket.close_code().await, Some(4008));
}

#[tokio::test]
async fn heartbeats_are_acknowledged_and_ready_is_complete() {
    let sandbox = sandbox().await;
    let (mut socket, ready) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    assert_eq!((&ready["v"], &ready["user"]["bot"]), (&json!(10), &json!(true)));
    assert_eq!(ready["guilds"], json!([{ "id": GUILD, "unavailable": true }]));
    let guild = socket.event("GUILD_CREATE").await;
    assert_eq!(guild["channels"].as_array().unwrap().len(), 3);
    assert_eq!(guild["member_count"], 5);
    assert_eq!(guild["members"].as_array().unwrap().len(), 1, "without presences a bot gets itself only");
    socket.send(1, json!(2)).await;
    assert_eq!(socket.next().await.unwrap()["op"], 11);
}

#[tokio::test]
async fn a_resumed_session_gets_the_events_that_it_missed() {
    let sandbox = sandbox().await;
    let (mut socket, ready) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    let last = socket.payload("GUILD_CREATE").await["s"].clone();
    drop(socket);
    let path = format!("/channels/{CHANNEL}/messages");
    for text in ["one", "two"] {
        ApiClient::bot(&sandbox).call("POST", &path, &json!({ "content": text })).await;
    }
    let resume = |session: &serde_json::Value, seq: &serde_json::Value| json!({ "token": sandbox.bot_token(), "session_id": session, "seq": seq });
    let mut socket = GatewayClient::open(&sandbox).await;
    socket.send(6, resume(&ready["session_id"], &last)).await;
    let first = socket.next().await.unwrap();
    assert_eq!((&first["t"], &first["d"]["content"]), (&json!("MESSAGE_CREATE"), &json!("one")));
    assert_eq!(socket.next().await.unwrap()["d"]["content"], "two");
    assert_eq!(socket.next().await.unwrap()["t"], "RESUMED");

    let mut other = GatewayClient::open(&sandbox).await;
    other.send(6, resume(&json!("unknown"), &last)).await;
    let invalid = other.next().await.unwrap();
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    let mut other = GatewayClient::open(&sandbox).await;
    other.send(6, resume(&ready["session_id"], &json!(5000))).await;
    assert_eq!(other.close_code().await, Some(4007));
}
