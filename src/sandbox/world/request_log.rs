//! The requests of the bots, in memory for tests and optionally in a file.

use super::{bounded_json, snowflake};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;

/// The number of requests that are kept in memory.
const MAX_REQUESTS: usize = 10_000;
/// The size of these requests. The newest one stays, however large it is.
const MAX_BYTES: usize = 16 << 20;
/// The size of a body or a response that is kept.
const MAX_VALUE_BYTES: usize = 2 << 20;
/// The size of the requests that are listed at a time.
const MAX_LISTED_BYTES: usize = 4 << 20;
/// Requests have at most 25 MiB, and so have lines.
const MAX_LINE_BYTES: u64 = 64 << 20;

/// A request of a bot and its response. The serialized names are those in the file of the request log.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RecordedRequest {
    /// The application of the bot; 0 if the token did not identify one.
    #[serde(rename = "application")]
    pub application_id: u64,
    /// The HTTP method, such as `GET`.
    pub method: String,
    /// The path with its query, such as `/api/v10/channels/1/messages?limit=5`.
    pub path: String,
    /// The `Content-Type` of the request.
    pub content_type: Option<String>,
    /// The JSON body; of a multipart request its `payload_json`.
    pub body: Option<Value>,
    /// The names of the uploaded files.
    pub files: Vec<String>,
    /// The HTTP status of the response.
    pub status: u16,
    /// The JSON body of the response, which describes the errors of a rejected request.
    #[serde(rename = "answer")]
    pub response: Option<Value>,
    /// The verdict on the request.
    pub verdict: Verdict,
}

/// The verdict on a request: whether Discord would have accepted it.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Discord would have accepted the request.
    Accepted,
    /// Discord would have rejected the request, also if its token is invalid.
    Rejected,
    /// The request exceeded a rate limit.
    RateLimited,
    /// The request failed because of an injected fault.
    Fault,
    /// The sandbox lacks what the request needs.
    Unsupported,
}

/// The latest requests of the bots.
#[derive(Debug, Default)]
pub(crate) struct RequestLog {
    requests: VecDeque<RecordedRequest>,
    /// The number of earlier requests, which are no longer in memory.
    dropped: usize,
    /// The size of the requests in memory.
    bytes: usize,
    file: Option<File>,
}

impl RequestLog {
    /// An empty log. With a path, each request is appended to that file too, as a line of JSON. A file with something else in
    /// it is refused.
    pub fn new(path: Option<&Path>) -> io::Result<RequestLog> {
        Ok(RequestLog { file: path.map(open).transpose()?, ..RequestLog::default() })
    }

    /// The body of a request or a response as it is recorded; `None` if it is too large for that.
    pub fn kept(value: Option<&Value>) -> Option<Value> {
        value.filter(|value| bounded_json::heap_bytes(value) <= MAX_VALUE_BYTES).cloned()
    }

    /// Appends a request that came at this time, in Unix milliseconds.
    pub fn push(&mut self, request: RecordedRequest, at_ms: u64) {
        if let Some(file) = &mut self.file {
            let mut line = to_json(&request);
            line["at"] = json!(snowflake::format_timestamp(at_ms));
            // Only for requests about which Discord's answer is known.
            line["taken"] = match request.verdict {
                Verdict::Accepted => json!(true),
                Verdict::Rejected => json!(false),
                Verdict::RateLimited | Verdict::Fault | Verdict::Unsupported => Value::Null,
            };
            if let Err(error) = writeln!(file, "{line}") {
                tracing::error!(%error, "the request log could not be written");
            }
        }
        self.bytes += heap_bytes(&request);
        self.requests.push_back(request);
        while self.requests.len() > MAX_REQUESTS || self.bytes > MAX_BYTES && self.requests.len() > 1 {
            let removed = self.requests.pop_front();
            self.bytes -= removed.as_ref().map_or(0, heap_bytes);
            self.dropped += 1;
        }
    }

    /// The first `limit` wanted requests from number `after` on, or fewer if they are large, as in the file of the log, and the number
    /// from which to ask next.
    pub fn listed(
        &self,
        after: usize,
        limit: usize,
        is_wanted: impl Fn(&RecordedRequest) -> bool,
    ) -> (Vec<Value>, usize) {
        let (mut listed, mut bytes, mut next) = (Vec::new(), 0, after.max(self.dropped));
        for request in self.requests.iter().skip(next - self.dropped) {
            if listed.len() == limit || bytes >= MAX_LISTED_BYTES {
                break;
            }
            next += 1;
            if is_wanted(request) {
                bytes += heap_bytes(request);
                listed.push(to_json(request));
            }
        }
        (listed, next)
    }

    /// Forgets all requests in memory. They keep their numbers, and the file stays.
    pub fn clear(&mut self) {
        self.dropped += self.requests.len();
        self.requests.clear();
        self.bytes = 0;
    }

    /// The requests after the first `count`, oldest first, and the number of all requests so far.
    pub fn after(&self, count: usize) -> (Vec<RecordedRequest>, usize) {
        let skipped = count.saturating_sub(self.dropped);
        (self.requests.iter().skip(skipped).cloned().collect(), self.dropped + self.requests.len())
    }
}

/// A request as in the file of the log.
fn to_json(request: &RecordedRequest) -> Value {
    let mut value = json!(request);
    value["application"] = json!(request.application_id.to_string());
    value
}

/// About the number of bytes that a request occupies in memory.
fn heap_bytes(request: &RecordedRequest) -> usize {
    let json = [&request.body, &request.response].into_iter().flatten().map(bounded_json::heap_bytes);
    let files = request.files.iter().map(|name| size_of::<String>() + name.capacity());
    size_of::<RecordedRequest>() + request.path.capacity() + json.chain(files).sum::<usize>()
}

/// Opens a request log to append to it.
fn open(path: &Path) -> io::Result<File> {
    let mut first = Vec::new();
    // A pipe or a terminal has nothing to be read.
    if path.is_file() {
        BufReader::new(File::open(path)?).take(MAX_LINE_BYTES).read_until(b'\n', &mut first)?;
    }
    let is_own = |line: &Value| line.get("application").is_some() && line.get("method").is_some();
    if first.is_empty() || serde_json::from_slice(&first).is_ok_and(|line| is_own(&line)) {
        return File::options().create(true).append(true).open(path);
    }
    Err(io::Error::new(io::ErrorKind::AlreadyExists, "the file is not a request log"))
}
