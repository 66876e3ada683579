//! No token is in the log of a process, at any level and in any format.

use crate::harness::Harness;
use bside::sandbox::Fault;
use bside_test_support::secrets;
use std::panic::catch_unwind;

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
    secrets::assert_none_in("the log", &log);
    // The check of every test finds the form of these tokens.
    for mut path in harness.sandbox.requests().into_iter().map(|request| request.path) {
        path.retain(|character| !character.is_whitespace());
        if path.contains("/interactions/") {
            assert!(catch_unwind(|| secrets::assert_none_in("a path", &path)).is_err(), "{path}");
        }
    }
    let token = harness.sandbox.bot_token().to_owned();
    assert!(catch_unwind(|| secrets::assert_none_in("a token", &token)).is_err());
    harness.close_after_faults().await;
}
