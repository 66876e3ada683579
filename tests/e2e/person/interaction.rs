//! Interactions as a client sends them, and how their answers are recognised.

use super::{HTTP, Person, message};
use crate::message::Message;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};

/// The number of interactions of all people, which makes nonces unique.
static INTERACTION_COUNT: AtomicU64 = AtomicU64::new(0);

/// The option of `/play` by which a story leaves it to the bot who begins.
pub const UNCHOSEN_STARTER: (&str, &str) = ("begins", "unchosen");

impl Person {
    /// The definitions of the commands available here.
    pub fn command_definitions(&self) -> &[Value] {
        &self.commands
    }

    /// The names of the commands available here; a subcommand follows its command: `settings me`.
    pub fn command_names(&self) -> Vec<String> {
        let names = |command: &Value| {
            let name = command["name"].as_str().expect("a name").to_owned();
            let options = command["options"].as_array().into_iter().flatten();
            let parts = options.filter(|option| option["type"] == 1);
            let parts = parts.map(|part| format!("{name} {}", part["name"].as_str().expect("a name")));
            match parts.collect::<Vec<String>>() {
                none if none.is_empty() => vec![name],
                parts => parts,
            }
        };
        self.commands.iter().flat_map(names).collect()
    }

    /// Sends any interaction, and returns the name of the event that ends it.
    pub async fn outcome(&self, action: Value) -> String {
        let before = self.inbox.len();
        let nonce = self.post_interaction(action).await;
        let ends = |event: &Value| {
            let names = [
                "INTERACTION_SUCCESS",
                "INTERACTION_FAILURE",
                "INTERACTION_MODAL_CREATE",
                "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE",
            ];
            event["d"]["nonce"] == nonce && names.iter().any(|name| event["t"] == *name)
        };
        let (_, event) = self.wait_for_event_since(before, "an end", ends).await;
        event["t"].as_str().expect("a name").to_owned()
    }

    pub(super) fn command(&self, name: &str, options: &[(&str, &str)], typing: Option<&str>) -> Value {
        // A subcommand follows its command: `settings me`.
        let (name, part) = name.split_once(' ').map_or((name, None), |(name, part)| (name, Some(part)));
        let known = self.commands.iter().find(|command| command["name"] == name);
        let whole = known.unwrap_or_else(|| panic!("no command {name}"));
        let parts = whole["options"].as_array().into_iter().flatten();
        let command = part.map_or(Some(whole), |part| parts.clone().find(|option| option["name"] == part));
        let command = command.unwrap_or_else(|| panic!("no {part:?} of {name}"));
        let option = |(name, value): &(&str, &str)| {
            let wanted = command["options"].as_array().into_iter().flatten();
            let kind = wanted.clone().find(|option| option["name"] == *name).map(|option| &option["type"]);
            let kind = kind.and_then(Value::as_u64).unwrap_or_else(|| panic!("no option {name}"));
            let is_typed = typing == Some(*name);
            let value = match kind {
                // A value that is being typed may not be a number yet.
                _ if is_typed => json!(value),
                4 | 11 => json!(value.parse::<i64>().expect("a number")),
                5 => json!(value.parse::<bool>().expect("true or false")),
                _ => json!(value),
            };
            let mut option = json!({ "name": name, "type": kind, "value": value });
            if is_typed {
                option["focused"] = json!(true);
            }
            option
        };
        let has = |name: &str| options.iter().any(|(known, _)| *known == name);
        let plays = name == "play" && typing.is_none();
        // With more than two players the default is a thread. Stories play in the channel unless they say something about threads,
        // and get the default if that is empty.
        let is_large =
            options.iter().any(|(name, value)| *name == "seats" && *value > "2") || has("opponent2");
        let here = (plays && is_large && !has("thread")).then_some(("thread", "false"));
        // Stories know who begins: the opener, unless they choose or say that nobody is chosen.
        let opener = (plays && !has("begins")).then_some(("begins", "me"));
        let options = options.iter().chain(&here).chain(&opener);
        let options = options.filter(|option| ![UNCHOSEN_STARTER, ("thread", "")].contains(option));
        let mut options: Vec<Value> = options.map(option).collect();
        if let Some(part) = part {
            options = vec![json!({ "name": part, "type": 1, "options": options })];
        }
        let (id, version) = (&whole["id"], &whole["version"]);
        json!({ "id": id, "version": version, "name": name, "type": 1, "options": options })
    }

    pub(super) async fn try_component(&self, message: &Message, data: Value) -> Option<Message> {
        self.interact(component_interaction(message, data)).await
    }

    pub(super) async fn component(&self, message: &Message, data: Value) -> Message {
        self.interact_and_wait(component_interaction(message, data)).await
    }

    /// Sends an interaction and returns the new or edited message that answers it. To a press under a message of everyone that is only
    /// acknowledged, that is the next message of the bot in the channel.
    pub(super) async fn interact_and_wait(&self, action: Value) -> Message {
        let interaction = self.send_interaction(action.clone()).await;
        let interaction = interaction.unwrap_or_else(|| panic!("{action} of {} was not answered", self.name));
        let SentInteraction { before, shown, mut answer } = interaction;
        let is_private = action["message_flags"].as_u64().is_some_and(|flags| flags & 64 != 0);
        let is_acknowledged = shown.is_none() && !is_private;
        match shown {
            Some(answer) if !answer.is_loading() => return answer,
            // The answer takes the place of the deferral. An edit of the message that was pressed is another one.
            Some(deferral) if answer.source != deferral.id() => answer.source = Value::Null,
            _ => {}
        }
        let answers = |event: &Value| {
            let is_shown = answer.is(event) || is_acknowledged && self.is_posted_here(event);
            is_shown && !Message::new(event["d"].clone()).is_loading()
        };
        let (_, event) = self.wait_for_event_since(before, "an answer later on", answers).await;
        message(&event["d"])
    }

    /// Whether an event is a new message of the bot in the channel that answers nobody, and no line of Discord about what the bot did.
    fn is_posted_here(&self, event: &Value) -> bool {
        let message = &event["d"];
        event["t"] == "MESSAGE_CREATE"
            && [0, 19, 20].iter().any(|kind| message["type"] == *kind)
            && message["author"]["id"] == self.application
            && message["channel_id"] == self.channel
            && message["interaction_metadata"].is_null()
    }

    /// Presses a button under a board, and returns the line that is posted beside the board.
    pub async fn press_for_line(&self, message: &Message, label: &str) -> Message {
        let before = self.inbox.len();
        self.try_press(message, label).await;
        let (_, event) = self.wait_for_event_since(before, label, |event| self.is_posted_here(event)).await;
        super::message(&event["d"])
    }

    /// Sends an interaction and returns what comes first: the answer or a deferral. `None` if the interaction fails or is
    /// only acknowledged.
    pub(super) async fn interact(&self, action: Value) -> Option<Message> {
        self.send_interaction(action).await?.shown
    }

    async fn send_interaction(&self, action: Value) -> Option<SentInteraction> {
        let before = self.inbox.len();
        let source = action["message_id"].clone();
        let nonce = self.post_interaction(action).await;
        let (index, event) = self
            .wait_for_event_since(before, "an answer", |event| {
                let over = matches!(event["t"].as_str(), Some("INTERACTION_SUCCESS" | "INTERACTION_FAILURE"));
                over && event["d"]["nonce"] == nonce
            })
            .await;
        if event["t"] == "INTERACTION_FAILURE" {
            return None;
        }
        let answer = Answer { interaction: event["d"]["id"].clone(), source };
        let events = self.inbox.events.lock().expect("no panic while it was held");
        let shown = events[before..index].iter().rev().find(|event| answer.is(event));
        let shown = shown.map(|event| message(&event["d"]));
        Some(SentInteraction { before, shown, answer })
    }

    /// Enters a command with a file as one of its options, and returns its answer.
    pub async fn slash_with_file(&self, name: &str, option: &str, file: &str, content: &[u8]) -> Message {
        let command = self.command(name, &[(option, "0")], None);
        self.upload.replace(Some((file.to_owned(), content.to_vec())));
        self.interact_and_wait(json!({ "type": 2, "data": command })).await
    }

    /// Sends an interaction and returns its nonce.
    pub async fn post_interaction(&self, mut action: Value) -> String {
        self.read.set(self.inbox.len());
        // A person may be connected several times.
        let nonce = format!("{}-{}", self.name, INTERACTION_COUNT.fetch_add(1, Ordering::Relaxed));
        action["application_id"] = json!(self.application);
        action["guild_id"] = self.channel_guild.clone();
        action["channel_id"] = json!(self.channel);
        action["session_id"] = json!("session");
        action["nonce"] = json!(nonce);
        let request = HTTP.post(format!("{}/api/v10/interactions", self.base));
        let request = match self.upload.take() {
            Some((name, content)) => request
                .header("Content-Type", "multipart/form-data; boundary=line")
                .body(multipart(&action, &name, &content)),
            None => request.json(&action),
        };
        let answer = request.header("Authorization", format!("user-{}", self.name)).send().await;
        let answer = answer.expect("an answer");
        let status = answer.status().as_u16();
        assert_eq!(status, 204, "{action}: {}", answer.text().await.unwrap_or_default());
        nonce
    }
}

/// An interaction that was acknowledged.
struct SentInteraction {
    /// The number of events received before it.
    before: usize,
    /// The message that had come when the interaction was acknowledged.
    shown: Option<Message>,
    answer: Answer,
}

/// Recognises the answer: a message of the interaction, or an edit of the message that was pressed.
struct Answer {
    interaction: Value,
    source: Value,
}

impl Answer {
    fn is(&self, event: &Value) -> bool {
        let is_own = event["d"]["interaction_metadata"]["id"] == self.interaction;
        match event["t"].as_str() {
            Some("MESSAGE_CREATE") => is_own,
            Some("MESSAGE_UPDATE") => is_own || event["d"]["id"] == self.source,
            _ => false,
        }
    }
}

/// A component interaction.
fn component_interaction(message: &Message, data: Value) -> Value {
    let flags = &message.0["flags"];
    json!({ "type": 3, "message_id": message.id(), "message_flags": flags, "data": data })
}

/// A modal submit with this text in its only input.
pub(super) fn modal_submit(message: &Message, form: &Value, text: &str) -> Value {
    let field = &form["components"][0]["components"][0]["custom_id"];
    let field = json!({ "type": 4, "custom_id": field, "value": text });
    let rows = json!([{ "type": 1, "components": [field] }]);
    let data = json!({ "id": form["id"], "custom_id": form["custom_id"], "components": rows });
    json!({ "type": 5, "message_id": message.id(), "data": data })
}

/// A body with JSON and a file.
fn multipart(json: &Value, name: &str, content: &[u8]) -> Vec<u8> {
    let head = format!(
        "--line\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{json}\r\n\
         --line\r\nContent-Disposition: form-data; name=\"files[0]\"; filename=\"{name}\"\r\n\r\n"
    );
    [head.as_bytes(), content, b"\r\n--line--\r\n"].concat()
}
