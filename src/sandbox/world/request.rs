//! What the bots asked, for tests to look at, and for whoever tests another bot in a file.

use super::snowflake;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

/// So many requests are remembered.
const REMEMBERED: usize = 10_000;

/// A request of a bot, as it arrived and as it was answered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Request {
    /// The application whose bot it was; 0 where its token said nothing.
    pub application: u64,
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
    /// The JSON body of the answer; of a refusal it says what was wrong.
    pub answer: Option<Value>,
}

/// The last requests of the bots.
#[derive(Debug, Default)]
pub(crate) struct Requests {
    last: VecDeque<Request>,
    /// How many came before these.
    forgotten: usize,
    file: Option<File>,
}

impl Requests {
    /// None yet. With a file, each is written there too as a line of JSON, after what the file has.
    pub fn new(file: Option<&Path>) -> io::Result<Requests> {
        let open = |path: &Path| File::options().create(true).append(true).open(path);
        Ok(Requests { file: file.map(open).transpose()?, ..Requests::default() })
    }

    /// Remembers one.
    pub fn push(&mut self, request: Request) {
        if let Some(file) = &mut self.file {
            let mut line = json!(request);
            line["application"] = json!(request.application.to_string());
            line["at"] = json!(snowflake::timestamp(snowflake::now()));
            line["taken"] = json!(request.status < 400);
            if let Err(error) = writeln!(file, "{line}") {
                tracing::error!(%error, "what the bots ask cannot be written down");
            }
        }
        if self.last.len() == REMEMBERED {
            self.last.pop_front();
            self.forgotten += 1;
        }
        self.last.push_back(request);
    }

    /// All that came after so many, oldest first, and how many have come in all.
    pub fn after(&self, count: usize) -> (Vec<Request>, usize) {
        let known = count.saturating_sub(self.forgotten);
        (self.last.iter().skip(known).cloned().collect(), self.forgotten + self.last.len())
    }
}
