//! A test of a bot, without Discord: the bot posts a message, and somebody reads it.
//!
//! The bot here is two requests by hand. A real one is started with `sandbox.base_url()` and `sandbox.bot_token()`.

use bside_sandbox::{Sandbox, Settings, Verdict};
use serde_json::{Value, json};
use std::error::Error;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let sandbox = Sandbox::start(Settings { is_deterministic: true, ..Settings::default() }).await?;
    let bot = format!("Bot {}", sandbox.bot_token());
    let messages = format!("/api/v10/channels/{}/messages", sandbox.first_channel_id());

    let posted = call(&sandbox, &bot, "POST", &messages, &json!({ "content": "Hello" })).await?;
    let read = call(&sandbox, "user-ana", "GET", &messages, &Value::Null).await?;

    assert_eq!(read[0]["id"], posted["id"]);
    assert!(sandbox.requests().iter().all(|request| request.verdict == Verdict::Accepted));
    sandbox.shutdown().await;
    Ok(())
}

/// Sends a request and returns the JSON of the answer.
async fn call(
    sandbox: &Sandbox,
    token: &str,
    method: &str,
    path: &str,
    body: &Value,
) -> Result<Value, Box<dyn Error>> {
    let (address, body) = (sandbox.address(), body.to_string());
    let mut socket = TcpStream::connect(address).await?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: {token}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    socket.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    socket.read_to_string(&mut answer).await?;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or("an answer without a body")?;
    Ok(serde_json::from_str(body)?)
}
