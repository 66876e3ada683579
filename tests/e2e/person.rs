//! A person at a Discord client: commands, buttons and menus over HTTP, answers over the gateway.

mod interaction;

pub use interaction::UNCHOSEN_STARTER;

use crate::message::{Message, without_mentions};
use bside_test_support::{DiscordSchema, secrets};
use futures_util::{SinkExt, StreamExt};
use interaction::modal_submit;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::num::NonZeroU64;
use std::sync::{Arc, LazyLock, Mutex};
use std::thread;
use std::time::Duration;
use tokio::sync::Notify;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite;

/// The time after which a test fails; nothing takes that long, also on a busy machine.
pub const TEST_TIMEOUT: Duration = Duration::from_secs(60);

/// The interval of gateway heartbeats.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(20);

/// The client of everyone who sends requests to a sandbox. A new client reads all certificates of the machine.
pub static HTTP: LazyLock<reqwest::Client> =
    LazyLock::new(|| reqwest::Client::builder().no_proxy().build().expect("a client"));

/// A person, who waits for the answer to every interaction.
pub struct Person {
    pub name: &'static str,
    pub id: String,
    base: String,
    inbox: Arc<Inbox>,
    /// The index of the first unread event.
    read: Cell<usize>,
    pub application: String,
    guild: String,
    channel: String,
    /// The guild of the channel; null in a direct message.
    channel_guild: Value,
    commands: Vec<Value>,
    /// The file that the next interaction uploads: its name and content.
    upload: RefCell<Option<(String, Vec<u8>)>>,
}

#[derive(Default)]
struct Inbox {
    events: Mutex<Vec<Value>>,
    received: Notify,
}

/// No secret is in anything that people see.
impl Drop for Person {
    fn drop(&mut self) {
        if thread::panicking() {
            return;
        }
        for event in self.inbox.events.lock().expect("no panic while it was held").iter() {
            secrets::assert_none_in("an event", &event.to_string());
        }
    }
}

impl Person {
    /// Connects to the sandbox, in which the bot's commands must be registered.
    pub async fn connect(base: &str, name: &'static str) -> Person {
        let inbox = Arc::new(Inbox::default());
        let mut person = Person {
            name,
            id: String::new(),
            base: base.to_owned(),
            inbox: inbox.clone(),
            read: Cell::new(0),
            application: String::new(),
            guild: String::new(),
            channel: String::new(),
            channel_guild: Value::Null,
            commands: Vec::new(),
            upload: RefCell::default(),
        };
        let gateway = format!("{}/gateway?v=10&encoding=json", base.replacen("http", "ws", 1));
        let (mut socket, _) = connect_async(gateway).await.expect("the gateway");
        let hello = json!({ "op": 2, "d": { "token": format!("user-{name}"), "properties": {} } });
        socket.send(tungstenite::Message::text(hello.to_string())).await.expect("an open socket");
        tokio::spawn(async move {
            let mut heartbeats = tokio::time::interval(HEARTBEAT_INTERVAL);
            loop {
                let frame = tokio::select! {
                    frame = socket.next() => frame,
                    _ = heartbeats.tick() => {
                        let beat = json!({ "op": 1, "d": null });
                        match socket.send(tungstenite::Message::text(beat.to_string())).await {
                            Ok(()) => continue,
                            Err(_) => break,
                        }
                    }
                };
                let Some(Ok(frame)) = frame else { break };
                if let Ok(text) = frame.to_text()
                    && let Ok(event) = serde_json::from_str(text)
                {
                    inbox.events.lock().expect("no panic while it was held").push(event);
                    inbox.received.notify_waiters();
                }
            }
        });
        person.wait_for_event("READY", |event| event["t"] == "READY").await;
        person.id = id(&person.get("/users/@me").await);
        person.guild = id(&person.get("/users/@me/guilds").await[0]);
        person.go_to_channel(0).await;
        person
    }

    /// Continues in another channel of the server.
    pub async fn go_to_channel(&mut self, index: usize) {
        let channel = id(&self.get(&format!("/guilds/{}/channels", self.guild)).await[index]);
        self.go_to(channel).await;
    }

    /// The number of channels of the server that the person sees.
    pub async fn channel_count(&self) -> usize {
        self.get(&format!("/guilds/{}/channels", self.guild)).await.as_array().map_or(0, Vec::len)
    }

    /// Continues in the first channel of another server.
    pub async fn go_to_guild(&mut self, index: usize) {
        self.guild = id(&self.get("/users/@me/guilds").await[index]);
        self.go_to_channel(0).await;
    }

    /// Continues in any channel, with the commands available there.
    pub async fn go_to(&mut self, channel: String) {
        self.channel_guild = self.get(&format!("/channels/{channel}")).await["guild_id"].clone();
        let index = self.get(&format!("/channels/{channel}/application-command-index")).await;
        if let Some(application) = index["applications"].get(0).filter(|_| self.application.is_empty()) {
            self.application = id(application);
        }
        self.commands = index["application_commands"].as_array().cloned().expect("commands");
        self.channel = channel;
    }

    /// The server of the person's channel.
    pub fn guild(&self) -> Option<NonZeroU64> {
        self.guild.parse().ok()
    }

    /// The names of the commands available here.
    pub fn available_commands(&self) -> Vec<&str> {
        self.commands.iter().filter_map(|command| command["name"].as_str()).collect()
    }

    /// Sends any other HTTP call, such as creating a thread or a message, and returns its status and body.
    pub async fn call(&self, method: reqwest::Method, path: &str, body: Value) -> (u16, Value) {
        let request = HTTP.request(method, format!("{}/api/v10{path}", self.base)).json(&body);
        let answer = request.header("Authorization", format!("user-{}", self.name)).send().await;
        let answer = answer.expect("an answer");
        let status = answer.status().as_u16();
        (status, answer.json().await.unwrap_or_default())
    }

    /// Creates a thread in this channel and returns its id.
    pub async fn create_thread(&self, body: Value) -> String {
        let path = format!("/channels/{}/threads", self.channel);
        let (status, thread) = self.call(reqwest::Method::POST, &path, body).await;
        assert_eq!(status, 201, "{thread}");
        id(&thread)
    }

    /// Presses a button that Discord refuses, and returns the error code.
    pub async fn press_refused(&self, message: &Message, label: &str) -> u64 {
        let body = json!({
            "type": 3, "application_id": self.application, "channel_id": self.channel, "message_id": message.id(),
            "data": { "component_type": 2, "custom_id": message.button(label) },
        });
        let (_, answer) = self.call(reqwest::Method::POST, "/interactions", body).await;
        answer["code"].as_u64().expect("a refusal")
    }

    /// The person's channel.
    pub fn channel(&self) -> u64 {
        self.channel.parse().expect("an id")
    }

    /// Enters a command and returns its answer, also after a deferral.
    pub async fn slash(&self, name: &str, options: &[(&str, &str)]) -> Message {
        let command = self.command(name, options, None);
        self.interact_and_wait(json!({ "type": 2, "data": command })).await
    }

    /// Enters a command and returns what comes first: the answer, a deferral, or `None` if the interaction fails.
    pub async fn try_slash(&self, name: &str, options: &[(&str, &str)]) -> Option<Message> {
        let command = self.command(name, options, None);
        self.interact(json!({ "type": 2, "data": command })).await
    }

    /// Enters a command whose answer is deferred, and returns the deferral.
    pub async fn slash_deferred(&self, name: &str, options: &[(&str, &str)]) -> Message {
        let place = self.try_slash(name, options).await;
        let place = place.unwrap_or_else(|| panic!("/{name} {options:?} of {} was not heard", self.name));
        assert!(place.is_loading(), "{place:?}");
        place
    }

    /// Enters a command without waiting for the answer.
    pub async fn enter(&self, name: &str, options: &[(&str, &str)]) {
        let command = self.command(name, options, None);
        self.post_interaction(json!({ "type": 2, "data": command })).await;
    }

    /// Plays a turn with `/move`.
    pub async fn plays(&self, turn: &str) -> Message {
        self.slash("move", &[("turn", turn)]).await
    }

    /// Makes an offer by a command, and returns its line, which is the answer.
    pub async fn offers(&self, command: &str) -> Message {
        let line = self.slash(command, &[]).await;
        let offers = match command {
            "draw" => "offers a draw.",
            "takeback" => "asks for a takeback.",
            "pause" => "would like to pause the game.",
            _ => "would like to resume the game.",
        };
        let name = self.name.strip_prefix(|_: char| true).unwrap_or_default();
        line.says(&format!("{}{name} {offers}", self.name[..1].to_uppercase()));
        line
    }

    /// Resigns and returns the board that shows it.
    pub async fn resigns(&self) -> Message {
        let question = self.slash("resign", &[]).await;
        self.press(&question, "Yes, resign").await;
        // The former board also changes, as it loses its buttons.
        let name = self.name.strip_prefix(|_: char| true).unwrap_or_default();
        self.sees(&format!("{}{name} resigns.", self.name[..1].to_uppercase())).await
    }

    /// Closes the table of the channel as a moderator, and returns the message that says so.
    pub async fn closes_table(&self) -> Message {
        let question = self.slash("close", &[]).await;
        self.press(&question, "Yes, close it").await.whispers("It’s closed.");
        // A player cancels it.
        let closings =
            ["A moderator closed this", "a moderator closed this", "cancelled the game.", "was cancelled."];
        self.sees_where("a closed game", |content| closings.iter().any(|closing| content.contains(closing)))
            .await
    }

    /// Presses the button with this label.
    pub async fn press(&self, message: &Message, label: &str) -> Message {
        self.activate(message, message.button(label)).await
    }

    /// Presses a button and returns what comes first: the answer, a deferral, or `None` if the interaction fails.
    pub async fn try_press(&self, message: &Message, label: &str) -> Option<Message> {
        self.try_component(message, json!({ "component_type": 2, "custom_id": message.button(label) })).await
    }

    /// Presses the button with this `custom_id`.
    pub async fn activate(&self, message: &Message, custom_id: &str) -> Message {
        self.component(message, json!({ "component_type": 2, "custom_id": custom_id })).await
    }

    /// Chooses an option of the message's menus or buttons by its value.
    pub async fn choose(&self, message: &Message, value: &str) -> Message {
        let menu = message.menus().find(|menu| menu.values.contains(&value));
        if let (None, Some(custom_id)) = (&menu, message.button_of(value)) {
            return self.activate(message, custom_id).await;
        }
        let custom_id = menu.unwrap_or_else(|| panic!("no entry {value}: {:?}", message.0)).custom_id;
        self.component(message, json!({ "component_type": 3, "custom_id": custom_id, "values": [value] }))
            .await
    }

    /// Chooses an option by its label.
    pub async fn choose_labelled(&self, message: &Message, label: &str) -> Message {
        if message.has_button(label) {
            return self.press(message, label).await;
        }
        let entries = message.menus().flat_map(|menu| menu.labels.into_iter().zip(menu.values));
        let mut entries = entries.filter(|(shown, _)| *shown == label);
        let (_, value) = entries.next().unwrap_or_else(|| panic!("no {label}: {:?}", message.entries()));
        self.choose(message, value).await
    }

    /// Presses a button that opens a modal, and returns the modal.
    pub async fn opens_form(&self, message: &Message, label: &str) -> Value {
        let form = self.try_form(message, label).await;
        form.unwrap_or_else(|| panic!("no form for {}: {label}", self.name))
    }

    /// Presses a button that may open a modal.
    pub async fn try_form(&self, message: &Message, label: &str) -> Option<Value> {
        let before = self.inbox.len();
        let data = json!({ "component_type": 2, "custom_id": message.button(label) });
        let flags = &message.0["flags"];
        let press = json!({ "type": 3, "message_id": message.id(), "message_flags": flags, "data": data });
        let nonce = self.post_interaction(press).await;
        let over = |event: &Value| {
            let names = ["INTERACTION_MODAL_CREATE", "INTERACTION_SUCCESS", "INTERACTION_FAILURE"];
            names.iter().any(|name| event["t"] == *name) && event["d"]["nonce"] == nonce
        };
        let (_, event) = self.wait_for_event_since(before, "a form", over).await;
        (event["t"] == "INTERACTION_MODAL_CREATE").then(|| event["d"].clone())
    }

    /// Submits a modal opened from this message with this text in its only input, and returns the answer.
    pub async fn sends(&self, message: &Message, form: &Value, text: &str) -> Message {
        self.interact_and_wait(modal_submit(message, form, text)).await
    }

    /// Submits a modal and returns what comes first: the answer, a deferral, or `None` if the interaction fails.
    pub async fn try_sends(&self, message: &Message, form: &Value, text: &str) -> Option<Message> {
        self.interact(modal_submit(message, form, text)).await
    }

    /// The autocomplete choices while an option is typed: names and values.
    pub async fn suggestions(
        &self,
        name: &str,
        options: &[(&str, &str)],
        typing: &str,
    ) -> Vec<(String, String)> {
        let action = json!({ "type": 4, "data": self.command(name, options, Some(typing)) });
        let nonce = self.post_interaction(action).await;
        let answered = |event: &Value| {
            event["t"] == "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE" && event["d"]["nonce"] == nonce
        };
        let (_, event) = self.wait_for_event("suggestions", answered).await;
        let choices = event["d"]["choices"].as_array().expect("choices");
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        choices.iter().map(|choice| (text(&choice["name"]), text(&choice["value"]))).collect()
    }

    /// Waits for the next new or edited message that contains this sentence, or these if they are on several lines.
    pub async fn sees(&self, sentence: &str) -> Message {
        self.sees_where(sentence, |content| sentence.split('\n').all(|sentence| content.contains(sentence)))
            .await
    }

    /// Waits for the next new or edited message with such a content.
    async fn sees_where(&self, what: &str, is_wanted: impl Fn(&str) -> bool) -> Message {
        let shown = |event: &Value| {
            matches!(event["t"].as_str(), Some("MESSAGE_CREATE" | "MESSAGE_UPDATE"))
                && event["d"]["content"].as_str().is_some_and(|content| is_wanted(&without_mentions(content)))
        };
        let (index, event) = self.wait_for_event(what, shown).await;
        self.read.set(index + 1);
        message(&event["d"])
    }

    /// Waits for a deferral.
    pub async fn sees_deferral(&self) {
        let kept = |event: &Value| {
            event["t"] == "MESSAGE_CREATE"
                && event["d"]["flags"].as_u64().is_some_and(|flags| flags & 128 != 0)
        };
        self.wait_for_event("a place for an answer", kept).await;
    }

    /// Waits for the first message since the person connected that contains this sentence.
    pub async fn has_seen(&self, sentence: &str) -> Message {
        self.read.set(0);
        self.sees(sentence).await
    }

    /// Waits until a message has lost its buttons, perhaps because it was deleted.
    pub async fn loses_buttons(&self, message: &Message) {
        let gone = |event: &Value| {
            let is_bare = event["t"] == "MESSAGE_UPDATE" && event["d"]["components"] == json!([]);
            event["d"]["id"] == message.id() && (is_bare || event["t"] == "MESSAGE_DELETE")
        };
        self.wait_for_event_since(0, "buttons go", gone).await;
    }

    /// Waits until a message is deleted.
    pub async fn sees_deletion(&self, message: &Message) {
        let gone = |event: &Value| event["t"] == "MESSAGE_DELETE" && event["d"]["id"] == message.id();
        self.wait_for_event_since(0, "a message goes", gone).await;
    }

    /// Every version of every message that this person has seen.
    pub fn seen_messages(&self) -> Vec<Message> {
        let events = self.inbox.events.lock().expect("no panic while it was held");
        let is_message =
            |event: &&Value| matches!(event["t"].as_str(), Some("MESSAGE_CREATE" | "MESSAGE_UPDATE"));
        events.iter().filter(is_message).map(|event| Message::new(event["d"].clone())).collect()
    }

    /// The messages of the channel that this person can see, newest first.
    pub async fn messages(&self) -> Vec<Message> {
        let messages = self.get(&format!("/channels/{}/messages?limit=100", self.channel)).await;
        messages.as_array().expect("messages").iter().cloned().map(Message).collect()
    }

    /// The bytes of a message's first picture.
    pub async fn picture(&self, message: &Message) -> Vec<u8> {
        let url = message.0["attachments"][0]["url"].as_str().expect("a picture");
        let answer = HTTP.get(url).send().await.expect("an answer");
        answer.bytes().await.expect("a body").to_vec()
    }

    async fn get(&self, path: &str) -> Value {
        let request = HTTP.get(format!("{}/api/v10{path}", self.base));
        let answer = request.header("Authorization", format!("user-{}", self.name)).send().await;
        answer.expect("an answer").json().await.expect("a body")
    }

    async fn wait_for_event(&self, what: &str, wanted: impl Fn(&Value) -> bool) -> (usize, Value) {
        self.wait_for_event_since(self.read.get(), what, wanted).await
    }

    async fn wait_for_event_since(
        &self,
        since: usize,
        what: &str,
        wanted: impl Fn(&Value) -> bool,
    ) -> (usize, Value) {
        let found = async {
            loop {
                let received = self.inbox.received.notified();
                if let Some(found) = self.inbox.find(since, &wanted) {
                    return found;
                }
                received.await;
            }
        };
        match tokio::time::timeout(TEST_TIMEOUT, found).await {
            Ok(found) => found,
            Err(_) => {
                let events = self.inbox.events.lock().expect("no panic while it was held");
                panic!("{} waits in vain: {what}; events since: {:#?}", self.name, &events[since..]);
            }
        }
    }
}

impl Inbox {
    fn len(&self) -> usize {
        self.events.lock().expect("no panic while it was held").len()
    }

    fn find(&self, since: usize, wanted: impl Fn(&Value) -> bool) -> Option<(usize, Value)> {
        let events = self.events.lock().expect("no panic while it was held");
        let index = since + events[since..].iter().position(wanted)?;
        Some((index, events[index].clone()))
    }
}

/// The message of an event, checked against Discord's schema if the machine has it.
fn message(object: &Value) -> Message {
    if let Some(Err(fault)) =
        DiscordSchema::load().map(|schema| schema.check_object("MessageResponse", object))
    {
        panic!(
            "Discord would not send this: {fault}
{object:#}"
        );
    }
    Message::new(object.clone())
}

fn id(object: &Value) -> String {
    object["id"].as_str().unwrap_or_else(|| panic!("no id: {object}")).to_owned()
}
