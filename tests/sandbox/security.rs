//! Protection against other web pages on the machine, and against malformed requests.

use bside::sandbox::Sandbox;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::*;

/// Sends bytes and returns the head of the response.
async fn raw(sandbox: &Sandbox, request: &str) -> String {
    let mut socket = TcpStream::connect(sandbox.address()).await.unwrap();
    socket.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let mut part = [0; 4096];
    while !answer.windows(4).any(|window| window == b"\r\n\r\n") {
        match socket.read(&mut part).await {
            Ok(0) | Err(_) => break,
            Ok(count) => answer.extend_from_slice(&part[..count]),
        }
    }
    String::from_utf8_lossy(&answer).into_owned()
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

#[tokio::test]
async fn a_foreign_host_name_is_rejected() {
    let sandbox = sandbox().await;
    let port = sandbox.address().port();
    for path in ["/", "/api/v10/gateway", "/gateway", "/attachments/1/2/a.png", "/sandbox/faults", "/nowhere"]
    {
        for host in [
            format!("rebound.example:{port}"),
            "rebound.example".to_owned(),
            format!("127.0.0.1:{}", port ^ 1),
        ] {
            let answer = raw(&sandbox, &format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n")).await;
            assert_eq!(status(&answer), "403", "{path} as {host}: {answer}");
        }
    }
    for host in ["127.0.0.1", "localhost", "[::1]"] {
        let answer = raw(&sandbox, &format!("GET / HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n")).await;
        assert_eq!(status(&answer), "200", "{host}");
        assert!(answer.contains("x-content-type-options: nosniff"), "{answer}");
        let without_port = raw(&sandbox, &format!("GET / HTTP/1.1\r\nHost: {host}\r\n\r\n")).await;
        assert_eq!(status(&without_port), "200", "some clients leave the port out");
    }
}

#[tokio::test]
async fn a_page_of_another_origin_is_rejected() {
    let sandbox = sandbox().await;
    let port = sandbox.address().port();
    let post = |origin: &str| {
        let body = r#"{"content":"x"}"#;
        format!(
            "POST /api/v10/channels/{CHANNEL}/messages HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {origin}\r\n\
             Authorization: user-ana\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
    };
    for origin in ["http://elsewhere.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"] {
        assert_eq!(status(&raw(&sandbox, &post(origin)).await), "403", "{origin}");
    }
    assert!(ApiClient::person(&sandbox, "ana").messages().await.is_empty());
    assert_eq!(status(&raw(&sandbox, &post(&sandbox.base_url())).await), "200", "the page of the sandbox");
}

#[tokio::test]
async fn a_body_is_read_only_with_a_token_and_up_to_its_limit() {
    let sandbox = sandbox().await;
    let port = sandbox.address().port();
    let head = |path: &str, token: &str, size: &str| {
        format!(
            "POST /api/v10{path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{token}Content-Type: application/json\r\n{size}\r\n\r\n"
        )
    };
    let messages = format!("/channels/{CHANNEL}/messages");
    let bot = format!("Authorization: Bot {}\r\n", sandbox.bot_token());
    let large = format!("Content-Length: {}", 300_u64 << 20);
    // The body is never sent, so a server that waits for it would not respond.
    for (path, token, size, expected) in [
        (messages.as_str(), "", large.as_str(), "401"),
        (&messages, "", "Transfer-Encoding: chunked", "401"),
        (&messages, "Authorization: user-eve\r\n", &large, "401"),
        ("/interactions/5/nonsense/callback", "", &large, "404"),
        (&format!("/webhooks/{APPLICATION}/nonsense"), "", &large, "401"),
        (&messages, &bot, &large, "413"),
    ] {
        assert_eq!(status(&raw(&sandbox, &head(path, token, size)).await), expected, "{path} {token} {size}");
    }
    let faults = format!("POST /sandbox/faults HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{large}\r\n\r\n");
    assert_eq!(status(&raw(&sandbox, &faults).await), "401");
}

#[tokio::test]
async fn the_token_of_a_bot_is_random() {
    let (one, other) = (sandbox().await, sandbox().await);
    assert_ne!(one.bot_token(), other.bot_token());
    assert_eq!(
        ApiClient::new(&other, &format!("Bot {}", one.bot_token())).status("GET", "/users/@me").await.0,
        401
    );
}

#[tokio::test]
async fn malformed_requests_get_discords_error_codes() {
    let sandbox = sandbox().await;
    let (bot, ana) = (ApiClient::bot(&sandbox), ApiClient::person(&sandbox, "ana"));
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000)).into_bytes();
    for api in [&bot, &ana] {
        let path = format!("/channels/{CHANNEL}/messages");
        for (kind, body, code) in [
            ("application/json", b"{\"content\":".to_vec(), 50109),
            ("application/json", deep.clone(), 50109),
            ("application/json", vec![0xff, 0xfe, 0x00], 50109),
            ("application/json", b"[1,2,3]".to_vec(), 50035),
            ("application/json", b"{\"content\":{\"a\":1}}".to_vec(), 50035),
            ("multipart/form-data; boundary=x", b"no parts at all".to_vec(), 50035),
            ("multipart/form-data", b"no boundary".to_vec(), 50035),
            ("application/x-www-form-urlencoded", b"content=%".to_vec(), 50035),
        ] {
            let (status, answer) = api.call_raw("POST", &path, kind, body).await;
            assert_eq!((status, answer["code"].as_u64()), (400, Some(code)), "{kind}: {answer}");
        }
        for (method, path, status) in [
            ("GET", "/nowhere", 404),
            ("BREW", "/users/@me", 405),
            ("GET", "/channels", 404),
            ("PUT", "/guilds/1", 405),
        ] {
            assert_eq!(api.status(method, path).await.0, status, "{method} {path}");
        }
    }
    for body in [json!(null), json!([]), json!({ "type": "2" }), json!({ "type": 2, "data": 5 })] {
        let (status, answer) = ana.call("POST", "/interactions", &body).await;
        assert_eq!((status, answer["code"].as_u64()), (400, Some(50035)), "{body}: {answer}");
    }
}

#[tokio::test]
async fn a_malformed_frame_closes_only_its_own_connection() {
    let sandbox = sandbox().await;
    let (mut bot, _) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    for text in ["", "null", "[]", "{\"op\":\"1\"}", "{\"op\":2,\"d\":[[[[]]]]}", &"x".repeat(5000)] {
        let mut socket = GatewayClient::open(&sandbox).await;
        socket.send_text(text).await;
        let code = socket.close_code().await;
        assert!(matches!(code, Some(4002 | 4004)), "{text:.20}: {code:?}");
    }
    let mut socket = GatewayClient::open(&sandbox).await;
    socket.send_binary(vec![0x78, 0x9c, 0xde, 0xad]).await;
    assert_eq!(socket.close_code().await, Some(4002), "clients must not compress payloads");
    let mut socket = GatewayClient::open(&sandbox).await;
    socket.send_text(&"x".repeat(200_000)).await;
    socket.close_code().await;
    bot.send(1, json!(null)).await;
    while bot.next().await.unwrap()["op"] != 11 {}
}
