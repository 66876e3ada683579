//! The end of a test: what was logged and what Discord was sent.

use super::Harness;
use bside::sandbox::RecordedRequest;
use bside_test_support::{DiscordSchema, DocumentedRoute, secrets};
use std::collections::HashMap;
use std::thread;

/// Whether a request was refused because it changes or deletes a message that was deleted before, or whose thread was archived.
fn is_about_message_of_before(request: &RecordedRequest) -> bool {
    let is_change =
        ["PATCH", "DELETE"].contains(&request.method.as_str()) && request.path.contains("/messages/");
    let code = request.response.as_ref().map(|response| &response["code"]);
    is_change && code.is_some_and(|code| *code == 10008 || *code == 50083)
}

impl Harness {
    /// Whether a warning was logged.
    pub fn has_logged_warning(&self) -> bool {
        !self.log.lines("WARN").is_empty()
    }

    /// Ends the test: no error was logged and Discord would have accepted every request.
    pub async fn close(mut self) {
        self.stop_bot().await;
        self.check_log();
        // An action with a fault costs more, as requests are sent again.
        self.check_not_logged("cost more than its policy");
        let requests = self.sandbox.requests();
        // A rate-limited request is repeated. A former board may be deleted while it is edited or before a kill, and the thread of an
        // invitation that has come to nothing is archived.
        let is_fault = |request: &&RecordedRequest| {
            request.status >= 400 && request.status != 429 && !is_about_message_of_before(request)
        };
        if let Some(failed) = requests.iter().find(is_fault) {
            let same: Vec<_> = requests.iter().filter(|request| request.path == failed.path).collect();
            panic!("all requests like the one that failed: {same:#?}");
        }
        check_requests(&requests);
    }

    /// Ends a test with injected faults: no error was logged all the same.
    pub async fn close_after_faults(mut self) {
        self.stop_bot().await;
        self.check_log();
        check_requests(&self.sandbox.requests());
    }

    /// Ends a test that logs errors for the operator on purpose.
    pub async fn close_after_errors(mut self) {
        self.stop_bot().await;
        check_requests(&self.sandbox.requests());
    }

    /// Checks that no error was logged and that the bot could read every gateway event.
    fn check_log(&self) {
        for wrong in ["ERROR", "an event of the gateway could not be read"] {
            self.check_not_logged(wrong);
        }
    }

    /// The lines of the log that contain this text.
    pub fn logged(&self, text: &str) -> String {
        self.log.lines(text)
    }

    fn check_not_logged(&self, wrong: &str) {
        let lines = self.log.lines(wrong);
        assert!(lines.is_empty(), "{lines}");
    }

    /// Whether an error was logged.
    pub fn has_logged_error(&self) -> bool {
        !self.log.lines("ERROR").is_empty()
    }
}

/// Checks that no nonce was sent to two channels: Discord would not create the second message.
fn check_nonces(requests: &[RecordedRequest]) {
    let mut paths = HashMap::new();
    for RecordedRequest { body, path, .. } in requests {
        let Some(nonce) = body.as_ref().and_then(|body| body["nonce"].as_str()) else { continue };
        let other = paths.insert(nonce, path).filter(|other| *other != path);
        assert!(other.is_none(), "the nonce {nonce} was sent to {path} and {other:?}");
    }
}

/// Checks everything the bot has sent against the page about routes, and against Discord's schema if the machine has it
/// (`tests/schema.rs` says if not).
fn check_requests(requests: &[RecordedRequest]) {
    for request in requests {
        if let Err(lacking) = DocumentedRoute::check(request) {
            panic!("docs/discord/routes.md lacks {lacking}\n{request:#?}");
        }
    }
    check_nonces(requests);
    let Some(schema) = DiscordSchema::load() else { return };
    for request in requests {
        if let Err(fault) = schema.check_request(request) {
            panic!("Discord would not take this: {fault}\n{request:#?}");
        }
        // The sandbox does not keep a list of more than a mebibyte.
        let is_kept = request.method != "GET" || request.response.is_some();
        if is_kept && let Err(fault) = schema.check_response(request) {
            panic!("Discord would not answer so: {fault}\n{request:#?}");
        }
    }
}

/// No secret is in a log or in what was sent to people. Every test ends here.
impl Drop for Harness {
    fn drop(&mut self) {
        if thread::panicking() {
            return;
        }
        secrets::assert_none_in("the log", &self.log.lines(""));
        secrets::assert_none_in("the output of processes", &self.process_log());
        for request in self.sandbox.requests() {
            // Paths have tokens of interactions.
            let sent = request.body.map(|body| body.to_string()).unwrap_or_default();
            secrets::assert_none_in("a request", &sent);
        }
    }
}
