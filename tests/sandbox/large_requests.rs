//! Requests that are large, slow or many take bounded time and memory.

use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::*;
use bside::sandbox::{Sandbox, Settings};

/// A list in JSON of the same item many times.
fn repeated(item: &str, count: usize) -> String {
    format!("[{}]", vec![item; count].join(","))
}

async fn unlimited() -> Sandbox {
    Sandbox::start(Settings { enforce_rate_limits: false, ..Settings::default() }).await.unwrap()
}

#[tokio::test]
async fn a_list_is_checked_up_to_its_limit_only() {
    let sandbox = unlimited().await;
    let bot = ApiClient::bot(&sandbox);
    let messages = format!("/channels/{CHANNEL}/messages");
    let commands = format!("/applications/{APPLICATION}/commands");
    let option = |choices: &str| {
        format!(
            r#"{{"name":"x","description":"d","options":[{{"type":3,"name":"o","description":"d","choices":{choices}}}]}}"#
        )
    };
    let ids: Vec<String> = (0..200_000).map(|id| format!("\"{id}\"")).collect();
    for (method, path, body, pointer) in [
        ("POST", &messages, format!(r#"{{"components":{}}}"#, repeated("{}", 1_000_000)), "/components"),
        ("POST", &messages, format!(r#"{{"embeds":{}}}"#, repeated("{}", 200_000)), "/embeds"),
        ("POST", &messages, format!(r#"{{"attachments":{}}}"#, repeated("{}", 200_000)), "/attachments"),
        (
            "POST",
            &messages,
            format!(r#"{{"allowed_mentions":{{"users":[{}]}}}}"#, ids.join(",")),
            "/allowed_mentions/users",
        ),
        (
            "POST",
            &messages,
            format!(r#"{{"components":[{{"type":1,"components":{}}}]}}"#, repeated("{}", 200_000)),
            "/components/0/components",
        ),
        ("POST", &commands, option(&repeated("{}", 200_000)), "/options/0/choices"),
        ("PUT", &commands, repeated("{}", 200_000), ""),
    ] {
        let before = Instant::now();
        let (status, answer) = bot.call_raw(method, path, "application/json", body.into_bytes()).await;
        let errors = &answer["errors"].pointer(&format!("{pointer}/_errors")).unwrap_or(&Value::Null)[0];
        assert_eq!(status, 400, "{pointer}");
        assert!(errors["code"].as_str().is_some_and(|code| code.ends_with("LENGTH")), "{pointer}: {errors}");
        assert!(answer.to_string().len() < 100_000, "the answer about {pointer} is short");
        assert!(before.elapsed() < Duration::from_secs(2), "{pointer}: {:?}", before.elapsed());
    }
}

#[tokio::test]
async fn a_body_with_too_many_values_is_refused_while_it_is_read() {
    let sandbox = unlimited().await;
    let bot = ApiClient::bot(&sandbox);
    let path = format!("/channels/{CHANNEL}/messages");
    let keys: Vec<String> = (0..300_000).map(|key| format!("\"{key}\":0")).collect();
    let nested = repeated(&repeated("{\"\":{\"\":{}}}", 300), 300);
    for body in [format!("{{{}}}", keys.join(",")), format!("{{\"content\":{nested}}}")] {
        let (status, answer) = bot.call_raw("POST", &path, "application/json", body.into_bytes()).await;
        assert_eq!((status, answer["code"].as_u64()), (413, Some(40005)));
    }
    let long = json!({ "content": { "x".repeat(3_000_000): "y".repeat(3_000_000) } });
    let (status, answer) = bot.call("POST", &path, &long).await;
    assert_eq!(status, 400);
    assert!(answer.to_string().len() < 10_000, "an answer does not repeat a long value");
}

#[tokio::test]
async fn the_requests_in_memory_are_bounded_in_bytes() {
    let sandbox = unlimited().await;
    let bot = ApiClient::bot(&sandbox);
    let path = format!("/channels/{CHANNEL}/messages");
    for _ in 0..20 {
        assert_eq!(bot.call("POST", &path, &json!({ "content": "x".repeat(5 << 20) })).await.0, 400);
    }
    assert_eq!(bot.call("POST", &path, &json!({ "content": "last" })).await.0, 200);
    let requests = sandbox.requests();
    assert_eq!(requests.last().unwrap().body.as_ref().unwrap()["content"], "last");
    let bytes: usize = requests.iter().map(|request| json!(request).to_string().len()).sum();
    assert!(bytes < 32 << 20, "{bytes}");
    assert_eq!(sandbox.requests_after(20).0.len(), 1, "requests keep their numbers");
}

#[tokio::test]
async fn messages_are_bounded_in_bytes() {
    let sandbox = unlimited().await;
    let bot = ApiClient::bot(&sandbox);
    let path = format!("/channels/{CHANNEL}/messages");
    let option = |n: usize| json!({ "label": "l".repeat(100), "description": "d".repeat(100), "value": format!("{n:0100}") });
    let select = |row: usize| {
        let options: Vec<Value> = (0..25).map(option).collect();
        json!({ "type": 1, "components": [{ "type": 3, "custom_id": row.to_string(), "options": options }] })
    };
    let body = json!({ "content": "x".repeat(2000), "components": (0..5).map(select).collect::<Vec<_>>() });
    let (_, first) = bot.call("POST", &path, &body).await;
    for _ in 0..450 {
        assert_eq!(bot.call("POST", &path, &body).await.0, 200);
    }
    let first = format!("{path}/{}", first["id"].as_str().unwrap());
    assert_eq!(bot.status("GET", &first).await.1["code"], 10008, "the oldest message gives way");
    assert_eq!(bot.messages().await.len(), 100);
}

#[tokio::test]
async fn half_sent_requests_are_timed_out() {
    let settings = Settings { request_read_timeout: Duration::from_millis(300), ..Settings::default() };
    let sandbox = Sandbox::start(settings).await.unwrap();
    let (port, token) = (sandbox.address().port(), sandbox.bot_token());
    let head = format!("POST /api/v10/channels/{CHANNEL}/messages HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n");
    let body = format!(
        "{head}Authorization: Bot {token}\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{{"
    );
    for part in [&head, &body] {
        let mut socket = TcpStream::connect(sandbox.address()).await.unwrap();
        socket.write_all(part.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(5), socket.read_to_end(&mut answer)).await;
        assert!(read.is_ok(), "the connection ends");
    }
}

#[tokio::test]
async fn half_sent_large_bodies_hold_up_nobody() {
    let sandbox = unlimited().await;
    let (port, token) = (sandbox.address().port(), sandbox.bot_token().to_owned());
    let head = format!(
        "POST /api/v10/channels/{CHANNEL}/messages HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAuthorization: Bot {token}\r\n\
         Content-Type: application/json\r\nContent-Length: 25000000\r\n\r\n"
    );
    let mut half_sent = Vec::new();
    for bytes in [1, 1, 1, 1, 1 << 20, 1 << 20] {
        let mut socket = TcpStream::connect(sandbox.address()).await.unwrap();
        socket.write_all(head.as_bytes()).await.unwrap();
        // Bytes that the server does not read yet wait in the sockets.
        let sent = vec![b' '; bytes];
        let _too_much = tokio::time::timeout(Duration::from_millis(300), socket.write_all(&sent)).await;
        half_sent.push(socket);
    }
    let before = Instant::now();
    let answer = send_large(sandbox.address(), token, r#"{"content":""#, r#""}"#).await;
    assert!(answer.contains("400"), "{answer}");
    assert!(before.elapsed() < Duration::from_secs(10), "{:?}", before.elapsed());
}

#[tokio::test]
async fn large_responses_that_nobody_reads_make_room_for_others() {
    let sandbox = unlimited().await;
    let bot = ApiClient::bot(&sandbox);
    let path = format!("/channels/{CHANNEL}/messages");
    let option = |n: usize| json!({ "label": "é".repeat(100), "description": "é".repeat(100), "value": format!("{n:0100}") });
    let select = |row: usize| {
        let options: Vec<Value> = (0..25).map(option).collect();
        json!({ "type": 1, "components": [{ "type": 3, "custom_id": row.to_string(), "options": options }] })
    };
    let body = json!({ "flags": 32768, "components": (0..19).map(select).collect::<Vec<_>>() });
    for _ in 0..60 {
        assert_eq!(bot.call("POST", &path, &body).await.0, 200);
    }
    let list = bot.messages().await;
    assert!(json!(list).to_string().len() > 5 << 20, "a few of them take all memory for responses");
    let head = format!(
        "GET /api/v10{path}?limit=100 HTTP/1.1\r\nHost: {}\r\nAuthorization: Bot {}\r\n\r\n",
        sandbox.address(),
        sandbox.bot_token()
    );
    let mut unread = Vec::new();
    for _ in 0..4 {
        let mut socket = TcpStream::connect(sandbox.address()).await.unwrap();
        socket.write_all(head.as_bytes()).await.unwrap();
        // The beginning of the response says that it was made.
        let mut first = [0; 9];
        socket.read_exact(&mut first).await.unwrap();
        unread.push(socket);
    }
    assert_eq!(bot.messages().await, list, "it is sent whole to those who read it");
    let mut cut = 0;
    for mut socket in unread {
        let mut rest = Vec::new();
        let is_ended = socket.read_to_end(&mut rest);
        // The response to a client that is not cut off does not end, because its connection stays open.
        let is_cut = tokio::time::timeout(Duration::from_secs(2), is_ended).await.is_ok();
        cut += usize::from(is_cut);
    }
    assert!(cut > 0, "who did not read was cut off");
}

#[tokio::test]
async fn injected_faults_are_bounded() {
    let sandbox = sandbox().await;
    let ana = ApiClient::person(&sandbox, "ana");
    let fault = json!({ "kind": "slow_upload", "millis": 1 });
    for _ in 0..1000 {
        assert_eq!(ana.inject(&fault).await, 204);
    }
    assert_eq!(ana.inject(&fault).await, 400);
}

/// Sends a JSON body of 24 MB from a small buffer, and returns the head of the answer.
async fn send_large(address: std::net::SocketAddr, token: String, start: &str, end: &str) -> String {
    static CHUNK: [u8; 64 << 10] = [b'x'; 64 << 10];
    let filler = (24 << 20) / CHUNK.len();
    let mut socket = TcpStream::connect(address).await.unwrap();
    let head = format!(
        "POST /api/v10/channels/{CHANNEL}/messages HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bot {token}\r\n\
         Connection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{start}",
        start.len() + filler * CHUNK.len() + end.len()
    );
    socket.write_all(head.as_bytes()).await.unwrap();
    for _ in 0..filler {
        socket.write_all(&CHUNK).await.unwrap();
    }
    socket.write_all(end.as_bytes()).await.unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).await.unwrap();
    answer.lines().next().unwrap_or_default().to_owned()
}

#[tokio::test]
#[ignore = "measures the memory of the whole process: run it alone"]
async fn eight_of_the_largest_bodies_at_once_need_little_memory() {
    let sandbox = unlimited().await;
    // Resets the peak.
    std::fs::write("/proc/self/clear_refs", "5").unwrap();
    for (start, end, status) in [
        (r#"{"content":""#, r#""}"#, "400"),
        (r#"{"content":"kept","more":""#, r#""}"#, "200"),
        (r#"{"embeds":[{"title":"kept","more":""#, r#""}]}"#, "200"),
        (r#"{"flags":32768,"components":[{"type":10,"content":"kept","more":""#, r#""}]}"#, "200"),
    ] {
        let sent = (0..8)
            .map(|_| tokio::spawn(send_large(sandbox.address(), sandbox.bot_token().to_owned(), start, end)));
        for answer in futures_util::future::join_all(sent).await {
            assert!(answer.unwrap().contains(status), "{start}");
        }
    }
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let peak: u64 = peak.split_whitespace().next().unwrap().parse().unwrap();
    assert!(peak < 150 << 10, "{} MiB", peak >> 10);
}
