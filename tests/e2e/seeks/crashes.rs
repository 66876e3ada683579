//! Processes that are killed while somebody joins a seek: the next one opens the game, once, or leaves nothing behind.

use super::{BILOBA, called, go_to_direct, post_seen_by, posts, sees_board, settings, table};
use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use crate::process::Process;
use bside::host::Clock;
use bside::sandbox::Fault;
use bside::store::Shards;
use bside::table::{ChannelId, Phase, PlayerId, SeekId};
use reqwest::Method;

/// The fate of the last request before the process ends.
#[derive(Clone, Copy)]
enum Last {
    /// The last request is carried out.
    Done,
    /// The request is lost.
    Lost,
}

/// Ana's seek is posted at home and in the club.
struct Start {
    harness: Harness,
    process: Process,
    ana: Person,
    home: String,
}

async fn start() -> Start {
    let harness = Harness::without_bot(settings(), Clock::System).await;
    let process = harness.start_process().await;
    let [ana, mut own] = harness.people(["ana", "own"]).await;
    super::show_seeks(&mut own).await;
    ana.slash("seek", &BILOBA).await.whispers("It’s posted in 2 servers");
    let home = ana.channel().to_string();
    Start { harness, process, ana, home }
}

/// Somebody joins, and the process is killed while it makes the request to this path.
async fn is_killed(harness: &Harness, process: Process, joiner: &Person, path: &str, last: Last) {
    let post = post_seen_by(joiner).await;
    let before = harness.sandbox.requests().len();
    let carried_out = matches!(last, Last::Done);
    harness.sandbox.inject(Fault::NoResponse { path: path.to_owned(), carried_out });
    joiner.try_press(&post, "Join").await;
    let is_it =
        |request: &bside::sandbox::RecordedRequest| request.method == "POST" && request.path.ends_with(path);
    wait_while(async || !harness.sandbox.requests()[before..].iter().any(is_it)).await;
    drop(process);
}

/// The threads of the server where a person is.
async fn threads(person: &Person) -> Vec<String> {
    let path = format!("/guilds/{}/threads/active", person.guild().expect("a server"));
    let (_, active) = person.call(Method::GET, &path, ().into()).await;
    let threads = active["threads"].as_array().expect("threads").iter();
    threads.map(|thread| thread["id"].as_str().expect("an id").to_owned()).collect()
}

/// The lines in a conversation that say with whom one plays.
async fn lines(person: &Person) -> Vec<Message> {
    let messages = person.messages().await.into_iter();
    messages.filter(|message| message.content().contains("You’re playing **Biloba** against")).collect()
}

/// Waits until nothing is left to be done about joins.
async fn is_finished(harness: &Harness) {
    let host = harness.host().await;
    let joins = || host.read(async |mut tx| Ok(tx.seeks().joins(&[Shards::ALL]).await?));
    wait_while(async || !joins().await.expect("a store").is_empty()).await;
}

async fn end(mut harness: Harness, process: Process) {
    drop(process);
    harness.start_bot().await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_game_is_opened_in_the_thread_that_a_killed_process_has_created() {
    for last in [Last::Done, Last::Lost] {
        let Start { harness, process, ana, home } = start().await;
        let [ben] = harness.people(["ben"]).await;
        is_killed(&harness, process, &ben, &format!("/channels/{home}/threads"), last).await;
        assert_eq!(threads(&ana).await.len(), usize::from(matches!(last, Last::Done)));
        let process = harness.start_process().await;
        called(&ana).await;
        called(&ben).await;
        is_finished(&harness).await;
        let opened = table(&harness.host().await, 1).await;
        assert_eq!(opened.phase(), Phase::Playing);
        assert_eq!(threads(&ana).await, [opened.channel().to_string()]);
        // Each is called once.
        for person in [&ana, &ben] {
            let calls = person.seen_messages();
            let calls = calls.iter().filter(|message| message.pings().contains(&person.name)).count();
            assert_eq!(calls, 1, "{}", person.name);
        }
        end(harness, process).await;
    }
}

#[tokio::test]
async fn the_game_is_opened_in_the_direct_messages_that_a_killed_process_has_sent() {
    for last in [Last::Done, Last::Lost] {
        let Start { harness, process, mut ana, .. } = start().await;
        let [mut cy] = harness.people(["cy"]).await;
        let club = cy.channel().to_string();
        go_to_direct(&mut ana).await;
        let path = format!("/channels/{}/messages", ana.channel());
        is_killed(&harness, process, &cy, &path, last).await;
        go_to_direct(&mut cy).await;
        assert_eq!(
            (lines(&cy).await.len(), lines(&ana).await.len()),
            (1, usize::from(matches!(last, Last::Done)))
        );
        let process = harness.start_process().await;
        is_finished(&harness).await;
        let opened = table(&harness.host().await, 1).await;
        assert_eq!((opened.phase(), opened.channel()), (Phase::Playing, ChannelId(ana.channel())));
        for person in [&ana, &cy] {
            sees_board(person, &opened).await;
            assert_eq!(lines(person).await.len(), 1, "{} is told once", person.name);
        }
        cy.go_to(club).await;
        wait_while(async || !posts(&cy).await.is_empty()).await;
        end(harness, process).await;
    }
}

#[tokio::test]
async fn nothing_is_left_of_a_game_that_is_not_opened_any_more() {
    for is_direct in [false, true] {
        let Start { harness, process, mut ana, home } = start().await;
        let [mut joiner] = harness.people([if is_direct { "cy" } else { "ben" }]).await;
        let path = if is_direct {
            go_to_direct(&mut ana).await;
            format!("/channels/{}/messages", ana.channel())
        } else {
            format!("/channels/{home}/threads")
        };
        is_killed(&harness, process, &joiner, &path, Last::Done).await;
        // Ana does not look for an opponent any more.
        let ana_id = PlayerId(ana.id.parse().expect("an id"));
        assert!(harness.host().await.seeks().withdraw(SeekId(1), ana_id, None).await.expect("a store"));
        let process = harness.start_process().await;
        is_finished(&harness).await;
        if is_direct {
            go_to_direct(&mut joiner).await;
            for person in [&ana, &joiner] {
                assert_eq!(lines(person).await.len(), 0, "{}", person.name);
            }
        } else {
            assert_eq!(threads(&ana).await, [""; 0]);
        }
        end(harness, process).await;
    }
}
