//! Plain clients: HTTP with a token, and a gateway socket.

use std::time::Duration;

use bside::sandbox::{Sandbox, Settings, WorldConfig};
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
pub const TABLE: &str = "1100000000000000021";
pub const ANA: &str = "1100000000000000031";
pub const BEN: &str = "1100000000000000032";

const PATIENCE: Duration = Duration::from_secs(5);

pub async fn sandbox() -> Sandbox {
    Sandbox::start(Settings::default()).await.unwrap()
}

/// A sandbox whose limits are for a hundredth of the time: for whoever asks a lot, and waits when told to.
pub async fn hurried() -> Sandbox {
    Sandbox::start(Settings { time_scale: 100, ..Settings::default() }).await.unwrap()
}

/// A sandbox whose world is this one.
pub async fn world(toml: &str) -> Sandbox {
    let world = WorldConfig::from_toml(toml).unwrap();
    Sandbox::start(Settings { world, ..Settings::default() }).await.unwrap()
}

/// A sandbox in which interactions fail soon.
pub async fn hasty() -> Sandbox {
    let limit = Duration::from_millis(300);
    let life = Duration::from_millis(1200);
    let settings =
        Settings { first_response_timeout: limit, interaction_token_lifetime: life, ..Settings::default() };
    Sandbox::start(settings).await.unwrap()
}

/// HTTP with a token.
#[derive(Clone)]
pub struct Api {
    base: String,
    token: String,
    http: reqwest::Client,
    patient: bool,
}

impl Api {
    pub fn new(sandbox: &Sandbox, token: &str) -> Self {
        Self {
            base: sandbox.base_url(),
            token: token.to_owned(),
            http: reqwest::Client::builder().no_proxy().build().unwrap(),
            patient: false,
        }
    }

    /// The same, which asks again what was too much, when it is told to.
    pub fn patient(self) -> Self {
        Self { patient: true, ..self }
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

    /// The head of an answer.
    pub async fn head(&self, method: &str, path: &str, body: &Value) -> (u16, HeaderMap) {
        let answer = self.request(method, path).json(body).send().await.unwrap();
        (answer.status().as_u16(), answer.headers().clone())
    }

    async fn send(&self, request: reqwest::RequestBuilder) -> (u16, Value) {
        loop {
            let answer = request.try_clone().unwrap().send().await.unwrap();
            let status = answer.status().as_u16();
            let text = answer.text().await.unwrap();
            let body = if text.is_empty() { Value::Null } else { serde_json::from_str(&text).unwrap() };
            match body["retry_after"].as_f64().filter(|_| self.patient && status == 429) {
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

    /// A body of another kind than JSON.
    pub async fn raw(&self, method: &str, path: &str, kind: &str, body: Vec<u8>) -> (u16, Value) {
        self.send(self.request(method, path).header("Content-Type", kind).body(body)).await
    }

    /// JSON with files.
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
        self.raw(method, path, "multipart/form-data; boundary=line", body).await
    }

    /// Lets something go wrong, and gives the status of the answer.
    pub async fn fault(&self, fault: &Value) -> u16 {
        let request = self.http.post(format!("{}/sandbox/faults", self.base)).json(fault);
        request.header("Authorization", &self.token).send().await.unwrap().status().as_u16()
    }

    pub async fn file(&self, url: &str) -> (String, Vec<u8>) {
        let answer = self.http.get(url).send().await.unwrap();
        let kind = answer.headers()["content-type"].to_str().unwrap().to_owned();
        (kind, answer.bytes().await.unwrap().to_vec())
    }

    /// Runs a command by its name and returns what the server answered.
    pub async fn run(&self, name: &str, options: Value, nonce: &str) -> (u16, Value) {
        self.command(2, name, options, nonce).await
    }

    pub async fn command(&self, kind: u8, name: &str, options: Value, nonce: &str) -> (u16, Value) {
        let command = self.offered(TABLE, name).await.unwrap();
        let data = json!({ "options": options });
        self.interact(kind, TABLE, &command, data, nonce).await
    }

    /// The command with this name, if it is offered in a channel.
    pub async fn offered(&self, channel: &str, name: &str) -> Option<Value> {
        let index = self.get(&format!("/channels/{channel}/application-command-index")).await;
        let commands = index["application_commands"].as_array().unwrap();
        commands.iter().find(|command| command["name"] == name).cloned()
    }

    /// Runs a command in a channel, with more data than what names it.
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
        self.get(&format!("/channels/{TABLE}/messages?limit=100")).await.as_array().unwrap().clone()
    }
}

/// A gateway socket.
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn open(sandbox: &Sandbox) -> Self {
        let url = format!("ws://{}/gateway?v=10&encoding=json", sandbox.address());
        let mut socket = Self(connect_async(url).await.unwrap().0);
        assert_eq!(socket.next().await.unwrap()["op"], 10);
        socket
    }

    /// Opens and identifies; returns READY too.
    pub async fn identified(sandbox: &Sandbox, token: &str) -> (Self, Value) {
        let mut socket = Self::open(sandbox).await;
        socket.say(2, identity(token)).await;
        let ready = socket.event("READY").await;
        (socket, ready)
    }

    pub async fn person(sandbox: &Sandbox, name: &str) -> Self {
        Self::identified(sandbox, &format!("user-{name}")).await.0
    }

    pub async fn say(&mut self, op: u8, data: Value) {
        self.0.send(Message::text(json!({ "op": op, "d": data }).to_string())).await.unwrap();
    }

    pub async fn text(&mut self, text: &str) {
        self.0.send(Message::text(text.to_owned())).await.unwrap();
    }

    pub async fn bytes(&mut self, bytes: Vec<u8>) {
        self.0.send(Message::binary(bytes)).await.unwrap();
    }

    /// The next payload, or the close code; None when the line is cut.
    pub async fn next(&mut self) -> Result<Value, Option<u16>> {
        loop {
            match tokio::time::timeout(PATIENCE, self.0.next()).await.expect("nothing came in time") {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// Waits for an event and returns its data; others are passed over.
    pub async fn event(&mut self, name: &str) -> Value {
        self.payload(name).await["d"].clone()
    }

    pub async fn payload(&mut self, name: &str) -> Value {
        loop {
            let payload = self.next().await.expect("the socket closed");
            if payload["t"] == name {
                return payload;
            }
        }
    }

    /// The close code, whatever comes before it.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.next().await {
                return code;
            }
        }
    }

    /// Says goodbye for good: the session is over.
    pub async fn leave(mut self) {
        let frame = CloseFrame { code: CloseCode::Normal, reason: "".into() };
        self.0.close(Some(frame)).await.unwrap();
        self.closed().await;
    }
}

pub fn identity(token: &str) -> Value {
    json!({
        "token": token, "intents": 1 << 0 | 1 << 9 | 1 << 12, "shard": [0, 1],
        "properties": { "os": "linux", "browser": "test", "device": "test" },
    })
}

/// The bot by hand: HTTP, socket, and a way to answer.
pub struct Bot {
    pub api: Api,
    pub socket: Socket,
}

impl Bot {
    /// Connected, with a command `go` (no options) and `pick` (autocomplete `turn`, optional `who`).
    pub async fn start(sandbox: &Sandbox) -> Self {
        let api = Api::bot(sandbox);
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
        let (socket, _) = Socket::identified(sandbox, sandbox.bot_token()).await;
        Self { api, socket }
    }

    pub async fn interaction(&mut self) -> Value {
        self.socket.event("INTERACTION_CREATE").await
    }

    pub async fn answer(&self, interaction: &Value, body: &Value) -> (u16, Value) {
        let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
        self.api.call("POST", &format!("/interactions/{id}/{token}/callback"), body).await
    }

    /// The path under the interaction's webhook.
    pub fn hook(interaction: &Value, rest: &str) -> String {
        format!("/webhooks/{APPLICATION}/{}{rest}", interaction["token"].as_str().unwrap())
    }
}
