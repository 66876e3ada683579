//! Clients of the sandbox without a Discord library: HTTP with a token, and a gateway connection.

#![allow(clippy::unwrap_used, clippy::missing_panics_doc, missing_docs, reason = "a test fails by panicking")]

use std::time::Duration;

use bside_sandbox::{Sandbox, Settings, WorldConfig};
use futures_util::{SinkExt, StreamExt};
use reqwest::header::HeaderMap;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub const APPLICATION: &str = "1100000000000000001";
pub const GUILD: &str = "1100000000000000010";
pub const CHANNEL: &str = "1100000000000000021";
pub const ANA: &str = "1100000000000000031";
pub const BEN: &str = "1100000000000000032";

const EVENT_TIMEOUT: Duration = Duration::from_secs(5);

/// A sandbox with the default world.
pub async fn sandbox() -> Sandbox {
    Sandbox::start(Settings::default()).await.unwrap()
}

/// A sandbox whose rate limits have windows of a hundredth of the time, for tests with many requests.
pub async fn sandbox_with_short_rate_limits() -> Sandbox {
    Sandbox::start(Settings { time_scale: 100, ..Settings::default() }).await.unwrap()
}

/// A sandbox with the world in a world file.
pub async fn world(toml: &str) -> Sandbox {
    let world = WorldConfig::from_toml(toml).unwrap();
    Sandbox::start(Settings { world, ..Settings::default() }).await.unwrap()
}

/// A sandbox with the world in a world file, and without rate limits.
pub async fn unlimited_world(toml: &str) -> Sandbox {
    let world = WorldConfig::from_toml(toml).unwrap();
    Sandbox::start(Settings { world, enforce_rate_limits: false, ..Settings::default() }).await.unwrap()
}

/// A sandbox in which interactions and their tokens expire soon.
pub async fn sandbox_with_short_timeouts() -> Sandbox {
    let limit = Duration::from_millis(300);
    let life = Duration::from_millis(1200);
    let settings =
        Settings { first_response_timeout: limit, interaction_token_lifetime: life, ..Settings::default() };
    Sandbox::start(settings).await.unwrap()
}

/// An HTTP client with a token.
#[derive(Clone)]
pub struct ApiClient {
    base: String,
    token: String,
    http: reqwest::Client,
    retrying: bool,
}

impl ApiClient {
    pub fn new(sandbox: &Sandbox, token: &str) -> Self {
        Self {
            base: sandbox.base_url(),
            token: token.to_owned(),
            http: reqwest::Client::builder().no_proxy().build().unwrap(),
            retrying: false,
        }
    }

    /// A client that repeats rate limited requests after `retry_after`.
    pub fn retrying(self) -> Self {
        Self { retrying: true, ..self }
    }

    pub fn person(sandbox: &Sandbox, name: &str) -> Self {
        Self::new(sandbox, &format!("user-{name}"))
    }

    pub fn bot(sandbox: &Sandbox) -> Self {
        Self::new(sandbox, &format!("Bot {}", sandbox.bot_token()))
    }

    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let url = format!("{}/api/v10{path}", self.base);
        self.http.request(method.parse().unwrap(), url).header("Authorization", &self.token)
    }

    /// Sends a request and returns the status and the headers of the response.
    pub async fn headers(&self, method: &str, path: &str, body: &Value) -> (u16, HeaderMap) {
        let answer = self.request(method, path).json(body).send().await.unwrap();
        (answer.status().as_u16(), answer.headers().clone())
    }

    async fn send(&self, request: reqwest::RequestBuilder) -> (u16, Value) {
        loop {
            let answer = request.try_clone().unwrap().send().await.unwrap();
            let status = answer.status().as_u16();
            let text = answer.text().await.unwrap();
            let body = if text.is_empty() { Value::Null } else { serde_json::from_str(&text).unwrap() };
            match body["retry_after"].as_f64().filter(|_| self.retrying && status == 429) {
                Some(wait) => tokio::time::sleep(Duration::from_secs_f64(wait)).await,
                None => return (status, body),
            }
        }
    }

    pub async fn call(&self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        self.send(self.request(method, path).json(body)).await
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, body) = self.send(self.request("GET", path)).await;
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    pub async fn status(&self, method: &str, path: &str) -> (u16, Value) {
        self.send(self.request(method, path)).await
    }

    /// Sends a body with another content type than JSON.
    pub async fn call_raw(&self, method: &str, path: &str, kind: &str, body: Vec<u8>) -> (u16, Value) {
        self.send(self.request(method, path).header("Content-Type", kind).body(body)).await
    }

    /// Sends JSON with files, as multipart.
    pub async fn upload(
        &self,
        method: &str,
        path: &str,
        json: &Value,
        files: &[(&str, &[u8])],
    ) -> (u16, Value) {
        let mut body = b"--line\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n".to_vec();
        body.extend(json.to_string().into_bytes());
        for (number, (name, bytes)) in files.iter().enumerate() {
            let head = format!(
                "\r\n--line\r\nContent-Disposition: form-data; name=\"files[{number}]\"; filename=\"{name}\"\r\n\r\n"
            );
            body.extend(head.into_bytes());
            body.extend_from_slice(bytes);
        }
        body.extend(b"\r\n--line--\r\n");
        self.call_raw(method, path, "multipart/form-data; boundary=line", body).await
    }

    /// Injects a fault and returns the status of the response.
    pub async fn inject(&self, fault: &Value) -> u16 {
        let request = self.http.post(format!("{}/sandbox/faults", self.base)).json(fault);
        request.header("Authorization", &self.token).send().await.unwrap().status().as_u16()
    }

    /// Calls a route of the sandbox's own, such as `/sandbox/reset`.
    pub async fn control(&self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let (status, text) = self.control_text(method, path, body).await;
        (status, serde_json::from_str(&text).unwrap_or_default())
    }

    /// Sends a request to the control API, and returns the text of the answer.
    pub async fn control_text(&self, method: &str, path: &str, body: &Value) -> (u16, String) {
        let request = self.http.request(method.parse().unwrap(), format!("{}{path}", self.base)).json(body);
        let answer = request.header("Authorization", &self.token).send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    /// Downloads a file and returns its content type and content.
    pub async fn download(&self, url: &str) -> (String, Vec<u8>) {
        let answer = self.http.get(url).send().await.unwrap();
        let kind = answer.headers()["content-type"].to_str().unwrap().to_owned();
        (kind, answer.bytes().await.unwrap().to_vec())
    }

    /// Runs a command by its name and returns the response of the server.
    pub async fn run(&self, name: &str, options: Value, nonce: &str) -> (u16, Value) {
        self.command(2, name, options, nonce).await
    }

    pub async fn command(&self, kind: u8, name: &str, options: Value, nonce: &str) -> (u16, Value) {
        let command = self.find_command(CHANNEL, name).await.unwrap();
        let data = json!({ "options": options });
        self.interact(kind, CHANNEL, &command, data, nonce).await
    }

    /// The command with this name, if it is available in a channel.
    pub async fn find_command(&self, channel: &str, name: &str) -> Option<Value> {
        let index = self.get(&format!("/channels/{channel}/application-command-index")).await;
        let commands = index["application_commands"].as_array().unwrap();
        commands.iter().find(|command| command["name"] == name).cloned()
    }

    /// Creates a command interaction in a channel, with `more` fields in its data.
    pub async fn interact(
        &self,
        kind: u8,
        channel: &str,
        command: &Value,
        more: Value,
        nonce: &str,
    ) -> (u16, Value) {
        let mut data = json!({
            "id": command["id"], "version": command["version"], "name": command["name"], "type": command["type"],
        });
        data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let body = json!({
            "type": kind, "application_id": command["application_id"], "channel_id": channel,
            "session_id": "s", "nonce": nonce, "data": data,
        });
        self.call("POST", "/interactions", &body).await
    }

    pub async fn press(&self, message: &Value, custom_id: &str, nonce: &str) -> (u16, Value) {
        let body = json!({
            "type": 3, "application_id": APPLICATION, "guild_id": GUILD, "channel_id": message["channel_id"],
            "message_id": message["id"], "message_flags": 0, "session_id": "s", "nonce": nonce,
            "data": { "component_type": 2, "custom_id": custom_id },
        });
        self.call("POST", "/interactions", &body).await
    }

    pub async fn messages(&self) -> Vec<Value> {
        self.get(&format!("/channels/{CHANNEL}/messages?limit=100")).await.as_array().unwrap().clone()
    }
}

/// A gateway connection.
pub struct GatewayClient(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl GatewayClient {
    pub async fn open(sandbox: &Sandbox) -> Self {
        let url = format!("ws://{}/gateway?v=10&encoding=json", sandbox.address());
        let mut socket = Self(connect_async(url).await.unwrap().0);
        assert_eq!(socket.next().await.unwrap()["op"], 10);
        socket
    }

    /// Connects and identifies. Returns the data of READY too.
    pub async fn connected(sandbox: &Sandbox, token: &str) -> (Self, Value) {
        let mut socket = Self::open(sandbox).await;
        socket.send(2, identity(token)).await;
        let ready = socket.event("READY").await;
        (socket, ready)
    }

    pub async fn person(sandbox: &Sandbox, name: &str) -> Self {
        Self::connected(sandbox, &format!("user-{name}")).await.0
    }

    /// Sends a payload with an opcode.
    pub async fn send(&mut self, op: u8, data: Value) {
        self.0.send(Message::text(json!({ "op": op, "d": data }).to_string())).await.unwrap();
    }

    pub async fn send_text(&mut self, text: &str) {
        self.0.send(Message::text(text.to_owned())).await.unwrap();
    }

    pub async fn send_binary(&mut self, bytes: Vec<u8>) {
        self.0.send(Message::binary(bytes)).await.unwrap();
    }

    /// Sends bytes if the connection is still open.
    pub async fn try_send_binary(&mut self, bytes: Vec<u8>) {
        let _is_open = self.0.send(Message::binary(bytes)).await.is_ok();
    }

    /// The next payload.
    ///
    /// # Errors
    /// The close code if the connection is closed; `None` if there was no close frame.
    pub async fn next(&mut self) -> Result<Value, Option<u16>> {
        loop {
            match tokio::time::timeout(EVENT_TIMEOUT, self.0.next()).await.expect("a payload arrives in time")
            {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// Waits for an event and returns its data. Other events are ignored.
    pub async fn event(&mut self, name: &str) -> Value {
        self.payload(name).await["d"].clone()
    }

    pub async fn payload(&mut self, name: &str) -> Value {
        loop {
            let payload = self.next().await.expect("the connection is open");
            if payload["t"] == name {
                return payload;
            }
        }
    }

    /// Waits for the close code. Payloads before it are ignored.
    pub async fn close_code(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.next().await {
                return code;
            }
        }
    }

    /// Closes the connection with a code that ends the session.
    pub async fn close(mut self) {
        let frame = CloseFrame { code: CloseCode::Normal, reason: "".into() };
        self.0.close(Some(frame)).await.unwrap();
        self.close_code().await;
    }
}

pub fn identity(token: &str) -> Value {
    json!({
        "token": token, "intents": 1 << 0 | 1 << 9 | 1 << 12, "shard": [0, 1],
        "properties": { "os": "linux", "browser": "test", "device": "test" },
    })
}

/// A bot that responds as its test decides.
pub struct ScriptedBot {
    pub api: ApiClient,
    pub socket: GatewayClient,
}

impl ScriptedBot {
    /// Registers the commands `go`, without options, and `pick`, with autocomplete for `turn`, and connects.
    pub async fn start(sandbox: &Sandbox) -> Self {
        let api = ApiClient::bot(sandbox);
        let commands = json!([
            { "name": "go", "description": "Goes" },
            { "name": "pick", "description": "Picks", "options": [
                { "type": 3, "name": "turn", "description": "A turn", "required": true, "autocomplete": true },
                { "type": 6, "name": "who", "description": "A person" },
                { "type": 4, "name": "seats", "description": "How many", "min_value": 2, "max_value": 4 },
            ]},
        ]);
        let (status, body) =
            api.call("PUT", &format!("/applications/{APPLICATION}/commands"), &commands).await;
        assert_eq!(status, 200, "{body}");
        let (socket, _) = GatewayClient::connected(sandbox, sandbox.bot_token()).await;
        Self { api, socket }
    }

    /// Waits for the next interaction.
    pub async fn next_interaction(&mut self) -> Value {
        self.socket.event("INTERACTION_CREATE").await
    }

    /// Sends the first response to an interaction.
    pub async fn respond(&self, interaction: &Value, body: &Value) -> (u16, Value) {
        let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
        self.api.call("POST", &format!("/interactions/{id}/{token}/callback"), body).await
    }

    /// A path of the webhook of an interaction.
    pub fn webhook(interaction: &Value, rest: &str) -> String {
        format!("/webhooks/{APPLICATION}/{}{rest}", interaction["token"].as_str().unwrap())
    }
}
