//! Requests and answers without which one of the client libraries does not work.

use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::client::*;
use bside::sandbox::Fault;
use futures_util::{SinkExt, StreamExt};

const FORM: &str = "application/x-www-form-urlencoded";

#[tokio::test]
async fn payloads_may_come_in_binary_frames() {
    let sandbox = sandbox().await;
    let mut socket = GatewayClient::open(&sandbox).await;
    let identify = json!({ "op": 2, "d": identity(sandbox.bot_token()) });
    socket.send_binary(identify.to_string().into_bytes()).await;
    assert_eq!(socket.next().await.unwrap()["t"], "READY");
}

/// Reads the raw blocks of a part of a zstd stream, after its frame header.
fn raw_blocks(mut part: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    while let [low, middle, high, rest @ ..] = part {
        let header = u32::from_le_bytes([*low, *middle, *high, 0]);
        assert_eq!(header & 0b111, 0, "a raw block that is not the last");
        let (block, rest) = rest.split_at((header >> 3) as usize);
        bytes.extend_from_slice(block);
        part = rest;
    }
    bytes
}

#[tokio::test]
async fn the_gateway_serves_zstd_streams() {
    let sandbox = sandbox().await;
    let url = format!("ws://{}/gateway?v=10&encoding=json&compress=zstd-stream", sandbox.address());
    let (mut socket, _) = connect_async(url).await.unwrap();
    let mut is_first = true;
    let mut read = async |socket: &mut tokio_tungstenite::WebSocketStream<_>| -> Value {
        let Some(Ok(Message::Binary(part))) = socket.next().await else { panic!("no payload") };
        let part = if is_first {
            part.strip_prefix(&[0x28, 0xb5, 0x2f, 0xfd]).unwrap().split_at(2).1
        } else {
            &part[..]
        };
        is_first = false;
        serde_json::from_slice(&raw_blocks(part)).unwrap()
    };
    assert_eq!(read(&mut socket).await["op"], 10);
    let identify = json!({ "op": 2, "d": identity(sandbox.bot_token()) }).to_string();
    socket.send(Message::text(identify)).await.unwrap();
    assert_eq!(read(&mut socket).await["t"], "READY");
    assert_eq!(read(&mut socket).await["d"]["name"], "B-Side Sandbox");
}

#[tokio::test]
async fn a_body_may_be_a_form() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    ApiClient::person(&sandbox, "ana").run("go", json!([]), "n").await;
    let interaction = bot.next_interaction().await;
    let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
    let path = format!("/interactions/{id}/{token}/callback?with_response=true");
    let body =
        b"payload_json=%7B%22type%22%3A+4%2C+%22data%22%3A+%7B%22content%22%3A+%22h%C3%A9+%2B%22%7D%7D"
            .to_vec();
    let (status, answer) = bot.api.call_raw("POST", &path, FORM, body).await;
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["resource"]["message"]["content"], "hé +");
    let messages = format!("/channels/{CHANNEL}/messages");
    let (status, message) =
        bot.api.call_raw("POST", &messages, FORM, b"content=a+b%21&tts=true&flags=4".to_vec()).await;
    assert_eq!((status, &message["content"]), (200, &json!("a b!")), "{message}");
    assert_eq!((&message["tts"], &message["flags"]), (&json!(true), &json!(4)));
    let part = b"--line\r\nContent-Disposition: form-data; name=\"content\"\r\n\r\nin a part\r\n--line--\r\n";
    let kind = "multipart/form-data; boundary=line";
    let (status, message) = bot.api.call_raw("POST", &messages, kind, part.to_vec()).await;
    assert_eq!((status, &message["content"]), (200, &json!("in a part")), "{message}");
}

#[tokio::test]
async fn timestamps_have_discords_form() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    let messages = format!("/channels/{CHANNEL}/messages");
    let (_, message) = bot.call("POST", &messages, &json!({ "content": "x" })).await;
    let path = format!("{messages}/{}", message["id"].as_str().unwrap());
    let (_, edited) = bot.call("PATCH", &path, &json!({ "content": "y" })).await;
    let (_, thread) = bot.call("POST", &format!("{path}/threads"), &json!({ "name": "side" })).await;
    for time in [
        &message["timestamp"],
        &edited["edited_timestamp"],
        &thread["thread_metadata"]["create_timestamp"],
        &bot.get("/oauth2/@me").await["expires"],
    ] {
        let text = time.as_str().unwrap();
        // 2026-11-25T18:00:04.850000+00:00
        assert_eq!(
            (text.len(), &text[10..11], &text[19..20], &text[26..]),
            (32, "T", ".", "+00:00"),
            "{text}"
        );
    }
}

#[tokio::test]
async fn what_libraries_ask_for_at_their_start_is_served() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    assert_eq!(bot.get("/soundboard-default-sounds").await[0]["sound_id"], "1");
    assert_eq!(bot.get("/applications/@me").await["summary"], "");
    assert_eq!(bot.get(&format!("/applications/{APPLICATION}/emojis")).await["items"], json!([]));
    assert_eq!(bot.get(&format!("/applications/{APPLICATION}/entitlements")).await, json!([]));
    assert_eq!(bot.get(&format!("/applications/{APPLICATION}/skus")).await, json!([]));
    for list in ["emojis", "stickers"] {
        assert_eq!(bot.get(&format!("/guilds/{GUILD}/{list}")).await, json!([]));
    }
}

#[tokio::test]
async fn interactions_with_components_have_their_ids() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let button = |id: &str| json!({ "type": 2, "style": 1, "label": "b", "custom_id": id });
    let body = json!({ "components": [{ "type": 1, "components": [button("a"), button("b")] }] });
    let (_, message) = bot.api.call("POST", &format!("/channels/{CHANNEL}/messages"), &body).await;
    ana.press(&message, "b", "n").await;
    let pressed = bot.next_interaction().await;
    assert_eq!(pressed["data"]["id"], message["components"][0]["components"][1]["id"]);

    let input = |id: &str| json!({ "type": 4, "custom_id": id, "label": "Text", "style": 1 });
    let rows = ["i", "j"].map(|id| json!({ "type": 1, "components": [input(id)] }));
    let modal = json!({ "type": 9, "data": { "custom_id": "m", "title": "t", "components": rows } });
    assert_eq!(bot.respond(&pressed, &modal).await.0, 204);
    let filled = ["i", "j"]
        .map(|id| json!({ "type": 1, "components": [{ "type": 4, "custom_id": id, "value": "v" }] }));
    let submit = json!({
        "type": 5, "application_id": APPLICATION, "channel_id": CHANNEL, "nonce": "m",
        "data": { "id": pressed["id"], "custom_id": "m", "components": filled },
    });
    assert_eq!(ana.call("POST", "/interactions", &submit).await.0, 204);
    let submitted = bot.next_interaction().await;
    let rows = submitted["data"]["components"].as_array().unwrap();
    let ids: Vec<&Value> = rows.iter().flat_map(|row| [&row["id"], &row["components"][0]["id"]]).collect();
    assert_eq!(ids, [1, 2, 3, 4]);
}

#[tokio::test]
async fn a_connection_can_identify_again_after_an_invalid_session() {
    let sandbox = sandbox().await;
    let (mut socket, _) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    sandbox.inject(Fault::InvalidSession { resumable: false });
    while socket.next().await.unwrap()["op"] != 9 {}
    socket.send(2, identity(sandbox.bot_token())).await;
    let ready = socket.event("READY").await;
    sandbox.inject(Fault::InvalidSession { resumable: true });
    let last = loop {
        let payload = socket.next().await.unwrap();
        if payload["op"] == 9 {
            break 2;
        }
    };
    let resume = json!({ "token": sandbox.bot_token(), "session_id": ready["session_id"], "seq": last });
    socket.send(6, resume).await;
    assert_eq!(socket.next().await.unwrap()["t"], "RESUMED");
    socket.send(1, json!(null)).await;
    assert_eq!(socket.next().await.unwrap()["op"], 11);
}

#[tokio::test]
async fn lists_come_in_pages() {
    let sandbox = unlimited_world(&format!(
        r#"
        applications = [{{ name = "One", id = {APPLICATION}, intents = ["members"] }}]
        people = [{{ username = "ana", name = "Ana", id = 21 }}, {{ username = "anne", name = "Anne", id = 20 }}]
        servers = [{{ name = "A", owner = "ana", id = 5 }}, {{ name = "B", owner = "ana", id = 4 }}]
        "#
    ))
    .await;
    let bot = ApiClient::bot(&sandbox);
    let ids = async |path: &str| -> Vec<String> {
        let list = bot.get(path).await;
        let id = |item: &Value| item["user"]["id"].as_str().or(item["id"].as_str()).unwrap().to_owned();
        list.as_array().unwrap().iter().map(id).collect()
    };
    assert_eq!(ids("/guilds/5/members").await, ["20"], "one member unless a limit says more");
    assert_eq!(ids("/guilds/5/members?limit=1&after=20").await, ["21"]);
    assert_eq!(ids("/guilds/5/members?limit=1000").await, ["20", "21", APPLICATION]);
    assert_eq!(ids("/guilds/5/members/search?query=an").await, ["20"]);
    assert_eq!(ids("/guilds/5/members/search?query=an&limit=5").await, ["20", "21"]);
    assert_eq!(ids("/users/@me/guilds").await, ["4", "5"]);
    assert_eq!(ids("/users/@me/guilds?limit=1").await, ["4"]);
    assert_eq!(ids("/users/@me/guilds?after=4").await, ["5"]);
    assert_eq!(ids("/users/@me/guilds?before=5").await, ["4"]);
    let counted = bot.get("/users/@me/guilds?with_counts=true").await;
    assert_eq!(counted[0]["approximate_member_count"], 3);
    for path in
        ["/guilds/5/members", "/guilds/5/members/search?query=a", "/users/@me/guilds", "/channels/5/messages"]
    {
        let sign = if path.contains('?') { '&' } else { '?' };
        for limit in ["0", "5000", "many"] {
            let (status, answer) = bot.status("GET", &format!("{path}{sign}limit={limit}")).await;
            // The channel does not exist, which is found first.
            let expected = if path.starts_with("/channels") { 10003 } else { 50035 };
            assert_eq!(answer["code"], expected, "{path} {limit}: {status}");
        }
    }
    assert_eq!(
        ApiClient::person(&sandbox, "ana").get("/guilds/5/members").await.as_array().unwrap().len(),
        3
    );
}
