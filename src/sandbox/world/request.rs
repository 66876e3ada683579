//! What the bot asked, for tests to look at.

use serde_json::Value;
use std::collections::VecDeque;

/// So many requests are remembered.
const REMEMBERED: usize = 10_000;

/// A request of the bot, as it arrived and as it was answered.
#[derive(Clone, Debug, PartialEq)]
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

/// The last requests of the bot.
#[derive(Debug, Default)]
pub(crate) struct Requests(VecDeque<Request>);

impl Requests {
    /// Remembers one.
    pub fn push(&mut self, request: Request) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back(request);
    }

    /// All of them, oldest first.
    pub fn to_vec(&self) -> Vec<Request> {
        self.0.iter().cloned().collect()
    }
}
