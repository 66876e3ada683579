//! No token is in the log of a process, at any level and in any format.

use crate::harness::Harness;
use bside::sandbox::Fault;

#[tokio::test]
async fn no_token_is_in_the_log_of_a_process() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    for format in ["text", "json"] {
        harness.stop_bot().await;
        let settings = [("RUST_LOG", "trace"), ("BSIDE_LOG_FORMAT", format)];
        let process = harness.start_logged(&settings).await;
        harness.game(&ana, &ben).await;
        ana.plays("d4-d5").await;
        harness.sandbox.inject(Fault::UnreadableInteraction);
        assert!(ana.try_slash("board", &[]).await.is_none());
        harness.sandbox.inject(Fault::ServerError {
            path: "/callback".to_owned(),
            status: 502,
            carried_out: false,
        });
        ana.resigns().await;
        process.terminate();
        process.ended().await;
        harness.start_bot().await;
    }
    let log = harness.process_log();
    assert!(log.contains("[redacted]") && log.contains("could not be read"), "{log}");
    let mut tokens = vec![harness.sandbox.bot_token().to_owned()];
    for request in harness.sandbox.requests() {
        let mut parts =
            request.path.split('/').skip_while(|part| !matches!(*part, "interactions" | "webhooks"));
        tokens.extend(parts.nth(2).filter(|token| token.len() > 8).map(str::to_owned));
    }
    assert!(tokens.len() > 6, "{tokens:?}");
    for token in tokens {
        let lines: Vec<&str> = log.lines().filter(|line| line.contains(&token)).collect();
        assert!(lines.is_empty(), "{}", lines[0]);
    }
    // Of the interaction that could not be read only the log knows the token.
    let unread: Vec<&str> = log.lines().filter(|line| line.contains("INTERACTION_CREATE")).collect();
    assert!(
        unread.iter().all(|line| !line.contains("\"token\":\"") || line.contains("[redacted]")),
        "{unread:#?}"
    );
    harness.close_after_faults().await;
}
