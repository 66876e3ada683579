//! Everything the server knows, behind one lock, and who hears of what.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};

use super::error::Refusal;
use super::fault::Fault;
use super::interaction::Answer;
use super::journal::{Entry, Journal, Keep};
use super::message::Message;
use super::session::Session;
use super::snowflake::{self, Snowflakes};
use super::world::{self, GUILD, Who};

/// Requests of the bot that are remembered.
const REMEMBERED: usize = 10_000;

/// A request of the bot, as it arrived and as it was answered.
#[derive(Debug, Clone, PartialEq)]
pub struct Request {
    /// `GET`, `POST` …
    pub method: String,
    /// The path with its query, such as `/api/v10/channels/1/messages?limit=5`.
    pub path: String,
    /// The content type as sent.
    pub content_type: Option<String>,
    /// The JSON body; for multipart its `payload_json`.
    pub body: Option<Value>,
    /// The names of the uploaded files.
    pub files: Vec<String>,
    /// The status of the answer.
    pub status: u16,
}

/// Something that happens when its time comes.
#[derive(Debug)]
pub enum Due {
    /// An interaction is not answered any more.
    Expire(u64),
    /// An interaction is delivered late.
    Deliver(Value),
}

/// Everything the server knows.
#[derive(Debug)]
pub struct State {
    /// Where the server is, such as `http://127.0.0.1:8080`.
    pub base: String,
    /// Where journal and attachments are.
    pub folder: PathBuf,
    /// How long an interaction waits for its first answer.
    pub answer_limit: Duration,
    /// How long its token lives.
    pub token_life: Duration,
    /// What survives a restart.
    pub keep: Keep,
    /// The file where it survives.
    pub journal: Journal,
    /// Makes ids.
    pub snowflakes: Snowflakes,
    /// The gateway sessions, oldest first.
    pub sessions: Vec<Session>,
    /// What is to go wrong.
    pub faults: Vec<Fault>,
    /// What the bot asked.
    pub requests: VecDeque<Request>,
    /// What is to happen, with the time in milliseconds.
    pub due: Vec<(u64, Due)>,
}

impl State {
    /// Writes a change down, then makes it.
    pub fn commit(&mut self, entry: Entry) -> Result<(), Refusal> {
        self.journal.append(&entry).map_err(|error| Refusal::broken(&error))?;
        self.keep.apply(entry);
        Ok(())
    }

    /// Remembers a request of the bot.
    pub fn record(&mut self, request: Request) {
        if self.requests.len() == REMEMBERED {
            self.requests.pop_front();
        }
        self.requests.push_back(request);
    }

    /// The channel, if `who` can see it.
    pub fn channel(&self, id: u64, who: Who) -> Result<&Value, Refusal> {
        let channel = self.keep.channels.get(&id).ok_or_else(Refusal::unknown_channel)?;
        if who == Who::Bot || recipient(channel).is_none_or(|person| person == who.id()) {
            Ok(channel)
        } else {
            Err(Refusal::missing_access())
        }
    }

    /// A channel as the API shows it.
    pub fn channel_view(&self, channel: &Value) -> Value {
        let mut view = channel.clone();
        let id: u64 = channel["id"].as_str().and_then(|id| id.parse().ok()).unwrap_or_default();
        let last = self.keep.messages.values().rev().find(|message| message.channel == id);
        view["last_message_id"] = json!(last.map(|message| message.id.to_string()));
        view
    }

    /// A message, if `who` can see it in `channel`.
    pub fn message(&self, channel: u64, id: u64, who: Who) -> Result<&Message, Refusal> {
        let message = self.keep.messages.get(&id);
        message
            .filter(|message| message.channel == channel && message.visible_to(who))
            .ok_or_else(Refusal::unknown_message)
    }

    /// A message as `who` sees it.
    pub fn view(&self, message: &Message, who: Who) -> Value {
        let direct = self.keep.channels.get(&message.channel).is_some_and(|c| recipient(c).is_some());
        let mut view = message.view(&self.base, who, direct);
        let reference = &message.body["message_reference"]["message_id"];
        if let Some(id) = reference.as_str().and_then(|id| id.parse::<u64>().ok()) {
            let referenced = self.keep.messages.get(&id).filter(|message| message.visible_to(who));
            view["referenced_message"] =
                referenced.map_or(Value::Null, |message| message.view(&self.base, who, direct));
        }
        view
    }

    /// Tells everybody who can see a message that it is new or changed.
    pub fn announce(&mut self, event: &str, id: u64) {
        let Some(message) = self.keep.messages.get(&id).cloned() else { return };
        self.tell_viewers(&message, event, |state, who| {
            let mut view = state.view(&message, who);
            if let Some(person) = message.author()
                && message.in_guild()
            {
                view["guild_id"] = json!(GUILD.to_string());
                view["member"] = world::bare_member(person);
            }
            view
        });
    }

    /// Tells everybody who could see a message that it is gone.
    pub fn announce_gone(&mut self, message: &Message) {
        self.tell_viewers(message, "MESSAGE_DELETE", |_, _| {
            let mut data = json!({ "id": message.id.to_string(), "channel_id": message.channel.to_string() });
            if message.in_guild() {
                data["guild_id"] = json!(GUILD.to_string());
            }
            data
        });
    }

    fn tell_viewers(&mut self, message: &Message, event: &str, data: impl Fn(&Self, Who) -> Value) {
        const GUILD_MESSAGES: u64 = 1 << 9;
        const DIRECT_MESSAGES: u64 = 1 << 12;
        let intent = if message.in_guild() { GUILD_MESSAGES } else { DIRECT_MESSAGES };
        let bot = (message.seen_by.is_none()).then(|| data(self, Who::Bot));
        if let Some(data) = bot {
            self.tell_bot(intent, event, &data);
        }
        let direct = self.keep.channels.get(&message.channel).and_then(recipient);
        for person in world::people() {
            let who = Who::Person(person);
            if message.visible_to(who) && direct.is_none_or(|only| only == person) {
                let data = data(self, who);
                self.tell_person(person, event, &data);
            }
        }
    }

    /// Tells the bot, in the sessions that asked for `intent`.
    pub fn tell_bot(&mut self, intent: u64, event: &str, data: &Value) {
        let asked = |session: &&mut Session| {
            session.owner == Who::Bot && session.alive() && session.intents & intent == intent
        };
        self.sessions.iter_mut().filter(asked).for_each(|session| session.dispatch(event, data));
    }

    /// Tells a person, in each of their sessions.
    pub fn tell_person(&mut self, person: u64, event: &str, data: &Value) {
        let theirs = |session: &&mut Session| session.owner == Who::Person(person);
        self.sessions.iter_mut().filter(theirs).for_each(|session| session.dispatch(event, data));
    }

    /// The bot's newest session: the one that gets interactions.
    pub fn bot_session(&mut self) -> Option<&mut Session> {
        self.sessions.iter_mut().rev().find(|session| session.owner == Who::Bot && session.alive())
    }

    /// Brings an interaction to the bot. False when no bot is there.
    pub fn deliver(&mut self, payload: &Value) -> bool {
        let twice = self.take_fault(|fault| *fault == Fault::Twice).is_some();
        let Some(session) = self.bot_session() else { return false };
        session.dispatch("INTERACTION_CREATE", payload);
        if twice {
            session.dispatch("INTERACTION_CREATE", payload);
        }
        true
    }

    /// An interaction went without an answer: its person is told.
    pub fn give_up(&mut self, id: u64) -> Result<(), Refusal> {
        let Some(interaction) = self.keep.interactions.get(&id) else { return Ok(()) };
        if interaction.answer != Answer::Pending {
            return Ok(());
        }
        let mut interaction = interaction.clone();
        interaction.answer = Answer::Expired;
        let (person, data) = (interaction.person, interaction.nonce_event());
        self.commit(Entry::Interaction(interaction))?;
        self.tell_person(person, "INTERACTION_FAILURE", &data);
        Ok(())
    }

    /// Lets happen what is due.
    pub fn tick(&mut self) {
        let now = snowflake::now();
        let (due, later) = std::mem::take(&mut self.due).into_iter().partition(|(at, _)| *at <= now);
        self.due = later;
        for (_, due) in due {
            let done = match due {
                Due::Expire(id) => self.give_up(id),
                Due::Deliver(payload) => {
                    self.deliver(&payload);
                    Ok(())
                }
            };
            if let Err(error) = done {
                tracing::error!(%error, "the sandbox cannot go on");
            }
        }
    }
}

/// The person of a direct conversation.
pub fn recipient(channel: &Value) -> Option<u64> {
    channel["recipients"][0]["id"].as_str().and_then(|id| id.parse().ok())
}
