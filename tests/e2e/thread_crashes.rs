//! Processes that are killed while they create a thread for a game: the next one takes the empty thread away.

use crate::harness::{Harness, TIME_SCALE, wait_while};
use crate::person::Person;
use bside::host::Clock;
use bside::sandbox::{Fault, RecordedRequest, Settings};
use reqwest::Method;

/// How a game comes to a thread.
#[derive(Clone, Copy, Debug)]
enum Way {
    Play,
    Move,
    Rematch,
}

/// The number of threads of the server where a person is.
async fn threads(person: &Person) -> usize {
    let path = format!("/guilds/{}/threads/active", person.guild().expect("a server"));
    let (_, active) = person.call(Method::GET, &path, ().into()).await;
    active["threads"].as_array().expect("threads").len()
}

/// Asks for a thread, for which Discord does not answer.
async fn ask(harness: &Harness, way: Way, [ana, ben, cy]: [&Person; 3]) {
    let path = format!("/channels/{}/threads", ana.channel());
    let fault = Fault::NoResponse { path, carried_out: true };
    match way {
        Way::Play => {
            harness.sandbox.inject(fault);
            let options = [("game", "biloba"), ("opponent", &*ben.id), ("thread", "true")];
            ana.enter("play", &options).await;
        }
        Way::Move => {
            let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "4")]).await;
            harness.sandbox.inject(fault);
            ana.try_press(&invitation, "Play in a thread").await;
        }
        Way::Rematch => {
            harness.game(ana, ben).await;
            let end = ana.resigns().await;
            harness.game(ben, cy).await;
            let offered = ana.press(&end, "Rematch").await;
            harness.sandbox.inject(fault);
            ana.try_press(&offered, "Start in a thread").await;
        }
    }
}

#[tokio::test]
async fn a_thread_without_a_game_does_not_stay() {
    for way in [Way::Play, Way::Move, Way::Rematch] {
        let settings = Settings { time_scale: TIME_SCALE, ..Settings::default() };
        let mut harness = Harness::without_bot(settings, Clock::System).await;
        let process = harness.start_process().await;
        let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
        ask(&harness, way, [&ana, &ben, &cy]).await;
        let is_it =
            |request: &RecordedRequest| request.method == "POST" && request.path.ends_with("/threads");
        wait_while(async || !harness.sandbox.requests().iter().any(is_it)).await;
        drop(process);
        assert_eq!(threads(&ana).await, 1, "{way:?}");
        let process = harness.start_process().await;
        let host = harness.host().await;
        wait_while(async || {
            threads(&ana).await > 0 || !host.new_threads().all().await.expect("a store").is_empty()
        })
        .await;
        let link = ana.slash("play", &[("game", "basileus"), ("thread", "true")]).await;
        link.says("**Basileus** · table");
        assert_eq!(threads(&ana).await, 1, "a thread with a game stays");
        assert!(host.new_threads().all().await.expect("a store").is_empty());
        drop(process);
        harness.start_bot().await;
        harness.close_after_faults().await;
    }
}
