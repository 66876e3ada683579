//! Channels of a chat service, in which requests and their receipts are lost, and the process is killed.

use super::fake_messenger::LAST_CHANNEL;
use super::*;
use crate::app::posts::content::{Content, Control};
use std::fmt::Write as _;
use std::future::pending;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A fault of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The request does not arrive, and no answer comes.
    RequestLost,
    /// The request is carried out, and no answer comes.
    ReceiptLost,
    /// The process is killed before it arrives.
    KilledBefore,
    /// The process is killed after it was carried out.
    KilledAfter,
    /// There are too many requests.
    RateLimited,
    /// The channel does not take it.
    Refused,
    /// The bot lacks a permission in the channel.
    NotPermitted,
    /// The request waits until the test lets it go on.
    Slow,
}

/// The faults that change nothing of what people see in the end.
pub(super) const PASSING_FAULTS: [Fault; 5] =
    [Fault::RequestLost, Fault::ReceiptLost, Fault::KilledBefore, Fault::KilledAfter, Fault::RateLimited];

impl Fault {
    pub const ALL: [Fault; 7] = [
        Fault::RequestLost,
        Fault::ReceiptLost,
        Fault::KilledBefore,
        Fault::KilledAfter,
        Fault::RateLimited,
        Fault::Refused,
        Fault::NotPermitted,
    ];

    pub fn is_kill(self) -> bool {
        matches!(self, Fault::KilledBefore | Fault::KilledAfter)
    }
}

/// The number of the first message, so that others are told from it.
pub(super) const FIRST_MESSAGE: u64 = 5_000_000;
/// A message after which there are more than these is not recent.
const MAX_MESSAGES_AFTER: usize = 5;

struct FakeMessage {
    channel: ChannelId,
    content: Content,
    /// The person who has written it; `None` for the bot.
    author: Option<PlayerId>,
    is_deleted: bool,
    /// The only reader of an answer.
    reader: Option<PlayerId>,
}

impl FakeMessage {
    /// An edit changes neither who was notified nor what the message replies to.
    fn show(&mut self, content: &Content) {
        let Content { mentions, idempotency_key, replies_to, .. } = self.content.clone();
        self.content = Content { mentions, idempotency_key, replies_to, ..content.clone() };
    }
}

/// The channels. Messages are never forgotten, and each key is taken once.
#[derive(Default)]
pub(super) struct FakeChannels {
    messages: Mutex<Vec<FakeMessage>>,
    /// The threads with their names, and whether something was posted in them.
    pub threads: Mutex<Vec<(ChannelId, String, bool)>>,
    /// The faults of the next requests, of which those with `None` are carried out.
    pub faults: Mutex<VecDeque<Option<Fault>>>,
    /// Channels that take nothing.
    pub closed: Mutex<Vec<ChannelId>>,
    /// Channels that were deleted.
    pub gone: Mutex<Vec<ChannelId>>,
    /// Notified when the process is killed.
    pub killed: tokio::sync::Notify,
    /// The requests so far that have met no closed door, and those of them that are slow.
    pub requests: AtomicUsize,
    pub slow: AtomicUsize,
    /// Lets a slow request go on.
    pub go_on: tokio::sync::Notify,
}

impl FakeChannels {
    pub async fn send(&self, channel: ChannelId, content: &Content) -> Result<MessageId, MessengerError> {
        self.request(channel, || Ok(self.put(channel, content))).await
    }

    /// Answers a command or a press, which takes no permission.
    pub async fn answer(&self, channel: ChannelId, content: &Content) -> Result<MessageId, MessengerError> {
        self.meet_fault(|| Ok(self.put(channel, content))).await
    }

    fn put(&self, channel: ChannelId, content: &Content) -> MessageId {
        let mut threads = self.threads.lock();
        threads.iter_mut().filter(|thread| thread.0 == channel).for_each(|thread| thread.2 = true);
        let mut messages = self.messages.lock();
        let key = content.idempotency_key.as_ref();
        let has_key =
            |message: &FakeMessage| key.is_some() && message.content.idempotency_key.as_ref() == key;
        let known = messages.iter().position(|message| message.channel == channel && has_key(message));
        let index = known.unwrap_or(messages.len());
        if known.is_none() {
            let content = content.clone();
            messages.push(FakeMessage { channel, content, author: None, is_deleted: false, reader: None });
        }
        MessageId(FIRST_MESSAGE + index as u64)
    }

    pub async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        content: &Content,
    ) -> Result<(), MessengerError> {
        self.request(channel, || self.change(channel, message, |known| known.show(content))).await
    }

    /// Shows a content in the message whose button was pressed, which takes no permission.
    pub async fn edit_pressed(
        &self,
        channel: ChannelId,
        message: MessageId,
        content: &Content,
    ) -> Result<(), MessengerError> {
        self.meet_fault(|| self.change(channel, message, |known| known.show(content))).await
    }

    pub async fn retire(
        &self,
        channel: ChannelId,
        message: MessageId,
        remains: Remains,
    ) -> Result<(), MessengerError> {
        let retire = |known: &mut FakeMessage| {
            known.content.controls.clear();
            match remains {
                Remains::Nothing => known.is_deleted = true,
                Remains::Everything => {}
                Remains::Text => known.content.drawing = None,
                Remains::Line(text) => {
                    known.content = Content { text, drawing: None, ..known.content.clone() };
                }
                Remains::Picture(text) => known.content.text = text,
            }
        };
        self.request(channel, || self.change(channel, message, retire)).await
    }

    /// Creates a thread in a channel.
    pub async fn create_thread(&self, channel: ChannelId, name: &str) -> Result<ChannelId, MessengerError> {
        let create = || {
            let mut threads = self.threads.lock();
            let id = ChannelId(LAST_CHANNEL + 1 + threads.len() as u64);
            threads.push((id, name.to_owned(), false));
            Ok(id)
        };
        self.request(channel, create).await
    }

    /// Somebody writes this.
    pub fn write(&self, channel: ChannelId, by: PlayerId, text: &str) {
        self.add(channel, text, (Some(by), None));
    }

    /// Tells somebody in a channel alone something.
    pub fn whisper(&self, channel: ChannelId, reader: PlayerId, text: &str) {
        self.add(channel, text, (None, Some(reader)));
    }

    fn add(&self, channel: ChannelId, text: &str, (author, reader): (Option<PlayerId>, Option<PlayerId>)) {
        let content = Content::text(&Localizer::english(), text.to_owned());
        self.messages.lock().push(FakeMessage { channel, content, author, is_deleted: false, reader });
    }

    /// Whether few messages that everyone sees came after this one.
    pub fn is_recent(&self, channel: ChannelId, message: MessageId) -> bool {
        let messages = self.messages.lock();
        let later = messages.iter().skip((message.0 - FIRST_MESSAGE) as usize + 1);
        let later = later.filter(|later| later.channel == channel && !later.is_deleted);
        later.filter(|later| later.reader.is_none()).count() <= MAX_MESSAGES_AFTER
    }

    /// The newest message of a channel with a button of the board, or of the line of an offer or another one.
    pub fn newest_with(&self, channel: ChannelId, is_wanted: impl Fn(&Control) -> bool) -> MessageId {
        let has_button = |message: &FakeMessage| {
            let is_shown = message.channel == channel && !message.is_deleted;
            is_shown && message.content.controls.iter().any(&is_wanted)
        };
        let found = self.messages.lock().iter().rposition(has_button);
        let found = found.unwrap_or_else(|| panic!("there is no such button:\n{}", self.as_text(channel)));
        MessageId(FIRST_MESSAGE + found as u64)
    }

    /// Deletes a message as a moderator does.
    pub fn moderate(&self, text: &str) {
        let mut messages = self.messages.lock();
        let mut meant = messages.iter_mut().filter(|message| message.content.text.contains(text));
        meant.next().expect("a message with this text").is_deleted = true;
    }

    /// Whether it is a message of these channels.
    pub fn has(message: MessageId) -> bool {
        message.0 >= FIRST_MESSAGE
    }

    fn change(
        &self,
        channel: ChannelId,
        message: MessageId,
        change: impl FnOnce(&mut FakeMessage),
    ) -> Result<(), MessengerError> {
        let mut messages = self.messages.lock();
        let index = (message.0 - FIRST_MESSAGE) as usize;
        match messages.get_mut(index).filter(|known| known.channel == channel && !known.is_deleted) {
            Some(known) => {
                change(known);
                Ok(())
            }
            None => Err(MessengerError::Refused("10008".to_owned())),
        }
    }

    pub async fn find(
        &self,
        channel: ChannelId,
        content: &Content,
    ) -> Result<Option<MessageId>, MessengerError> {
        let first_line = |content: &Content| content.text.lines().next().map(str::to_owned);
        let shows = |message: &FakeMessage| match content.controls.first() {
            Some(Control::JoinSeek(seek)) => {
                let joins = |control: &Control| matches!(control, Control::JoinSeek(known) if known == seek);
                message.content.controls.iter().any(joins)
            }
            Some(Control::Tournament(_)) => {
                first_line(&message.content) == first_line(content) && !message.content.controls.is_empty()
            }
            Some(Control::Board(table, _)) => {
                let shows = |control: &Control| matches!(control, Control::Board(known, _) if known.id() == table.id() && known.event_count() == table.event_count());
                message.content.controls.iter().any(shows)
            }
            _ => message.content.text == content.text,
        };
        self.request(channel, || {
            let messages = self.messages.lock();
            let found = messages
                .iter()
                .rposition(|known| known.channel == channel && !known.is_deleted && shows(known));
            Ok(found.map(|index| MessageId(FIRST_MESSAGE + index as u64)))
        })
        .await
    }

    async fn request<T>(
        &self,
        channel: ChannelId,
        carry_out: impl FnOnce() -> Result<T, MessengerError>,
    ) -> Result<T, MessengerError> {
        if self.gone.lock().contains(&channel) {
            return Err(MessengerError::Gone("10003".to_owned()));
        }
        if self.closed.lock().contains(&channel) {
            return Err(MessengerError::NotPermitted("50013".to_owned()));
        }
        self.meet_fault(carry_out).await
    }

    async fn meet_fault<T>(
        &self,
        carry_out: impl FnOnce() -> Result<T, MessengerError>,
    ) -> Result<T, MessengerError> {
        self.requests.fetch_add(1, Ordering::Relaxed);
        let fault = self.faults.lock().pop_front().flatten();
        match fault {
            None => carry_out(),
            Some(Fault::RequestLost) => Err(MessengerError::TimedOut),
            Some(Fault::ReceiptLost) => carry_out().and(Err(MessengerError::TimedOut)),
            Some(Fault::RateLimited) => Err(MessengerError::RateLimited("later".to_owned())),
            Some(Fault::Refused) => Err(MessengerError::Refused("10008".to_owned())),
            Some(Fault::NotPermitted) => Err(MessengerError::NotPermitted("50013".to_owned())),
            Some(Fault::Slow) => {
                self.slow.fetch_add(1, Ordering::Relaxed);
                self.go_on.notified().await;
                carry_out()
            }
            Some(killed) => {
                if killed == Fault::KilledAfter {
                    let _ = carry_out();
                }
                self.killed.notify_one();
                pending().await
            }
        }
    }

    /// The text of the newest board of a channel.
    pub fn newest_board(&self, channel: ChannelId) -> Option<String> {
        let is_board = |control: &Control| matches!(control, Control::Board(..));
        let messages = self.messages.lock();
        let mut here = messages.iter().filter(|message| message.channel == channel && !message.is_deleted);
        here.rfind(|message| message.content.controls.iter().any(is_board))
            .map(|board| board.content.text.clone())
    }

    /// What everyone sees in a channel, as text.
    pub fn as_text(&self, channel: ChannelId) -> String {
        self.read(channel, |reader| reader.is_none())
    }

    /// The messages in a channel with the answers that only one person sees.
    pub fn with_answers(&self, channel: ChannelId) -> String {
        self.read(channel, |_| true)
    }

    fn read(&self, channel: ChannelId, is_read: impl Fn(Option<PlayerId>) -> bool) -> String {
        let mut shown = String::new();
        let messages = self.messages.lock();
        let here = messages.iter().filter(|message| message.channel == channel && !message.is_deleted);
        for FakeMessage { content, author, reader, .. } in here.filter(|message| is_read(message.reader)) {
            let author = author.map_or_else(|| "B-Side".to_owned(), |author| player(author).name);
            let alone = reader.map(|reader| format!(" to {reader} alone")).unwrap_or_default();
            let pinged: Vec<String> = content.mentions.iter().map(PlayerId::to_string).collect();
            let pings =
                if pinged.is_empty() { String::new() } else { format!(" (pings {})", pinged.join(", ")) };
            let reply = if content.replies_to.is_some() { " replies" } else { "" };
            let _ = writeln!(shown, "{author}{alone}{reply}{pings}:");
            for line in content.title.iter().chain([&content.text]).flat_map(|text| text.lines()) {
                let _ = writeln!(shown, "    {line}");
            }
            if let Some(drawing) = &content.drawing {
                let _ = writeln!(shown, "    <{}>", drawing.name);
            }
            let button = |control: &Control| match control {
                Control::Tournament(button) => format!("[{:?}]", button.action),
                Control::PreviousPage(_) => "[Back]".to_owned(),
                Control::NextPage(_) => "[More]".to_owned(),
                Control::JoinSeek(_) => "[Join]".to_owned(),
                Control::SolvePuzzle(..) => "[Solve]".to_owned(),
                Control::Board(..) => "[board]".to_owned(),
                Control::Chooser(..) => "[chooser]".to_owned(),
                Control::AtTable(_, subject) => format!("[{subject:?}]"),
            };
            if !content.controls.is_empty() {
                let buttons: Vec<String> = content.controls.iter().map(button).collect();
                let _ = writeln!(shown, "    {}", buttons.join(" "));
            }
        }
        shown
    }

    /// The messages of a channel whose texts contain this.
    pub fn count(&self, channel: ChannelId, text: &str) -> usize {
        let messages = self.messages.lock();
        let here = messages.iter().filter(|message| message.channel == channel && !message.is_deleted);
        here.filter(|message| message.content.text.contains(text)).count()
    }
}
