//! Messages in channels and threads about a tournament: each is sent once, and older ones are brought up to date.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::{Person, TEST_TIMEOUT};
use crate::tournaments::{cancel, club, finish, join, open, resign_round, wait_for_games, wait_until};
use crate::upkeep::copy_database;
use bside::host::{Host, TableRef};
use bside::sandbox::{Fault, RecordedRequest};
use bside::store::Shards;
use bside::table::ChannelId;
use bside::tournament::{self, PairingNumber, Tournament, TournamentId};
use bside_test_support::database;
use reqwest::Method;
use tokio::time::timeout;

/// The thread of a game.
pub async fn thread_of(host: &Host, tournament: &Tournament, pairing: PairingNumber) -> ChannelId {
    let table = tournament.pairings()[pairing].table.expect("a table");
    host.tables().load(TableRef::Id(table)).await.expect("a table").channel()
}

async fn withdraw(person: &Person, name: &str) {
    let question = person.slash("tournament withdraw", &[]).await;
    let done = person.press(&question, "Yes, withdraw").await;
    done.whispers(&format!("You’ve withdrawn from {name}."));
}

/// The messages of the bot in a channel that begin so, newest first.
pub async fn posted(person: &mut Person, channel: ChannelId, beginning: &str) -> Vec<Message> {
    person.go_to(channel.to_string()).await;
    let messages = person.messages().await.into_iter();
    messages.filter(|message| message.content().starts_with(beginning) && !message.is_notice()).collect()
}

/// Whether a message in a channel says this.
async fn says(person: &mut Person, channel: ChannelId, text: &str) -> bool {
    posted(person, channel, "").await.iter().any(|message| message.content().contains(text))
}

/// Waits until a message in a channel says this.
pub async fn wait_until_said(person: &mut Person, channel: ChannelId, text: &str) {
    wait_while(async || !says(person, channel, text).await).await;
}

/// Waits until messages show everything.
pub async fn wait_until_shown(harness: &Harness) {
    let host = harness.host().await;
    wait_while(async || !host.tournaments().unshown(&[Shards::ALL]).await.expect("a store").is_empty()).await;
}

#[tokio::test]
async fn a_closed_game_is_played_again_and_games_are_told_when_the_tournament_is_cancelled() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    // Ana only organises.
    join(&people[1..5], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    let host = harness.host().await;
    let (home, closed) = (tournament.channel(), thread_of(&host, &tournament, 0).await);
    people[0].go_to(closed.to_string()).await;
    people[0].closes_table().await;
    people[0].go_to(home.to_string()).await;
    people[5].has_seen("ended without a result. They’ll play again at another table.").await;
    let table = tournament.pairings()[0].table;
    let tournament = wait_until(&harness, |tournament| {
        tournament.pairings()[0].table.is_some_and(|another| Some(another) != table)
    })
    .await;
    let mut threads = Vec::new();
    for pairing in [0, 1] {
        threads.push(thread_of(&host, &tournament, pairing).await);
    }
    assert!(!threads.contains(&closed), "the game is played again elsewhere");

    // A game of a tournament stays in its thread.
    let moved = [("table", tournament.pairings()[0].table.expect("a table").to_string())];
    let moved: Vec<(&str, &str)> = moved.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let player = tournament.pairings()[0].seats[0] + 1;
    people[player].slash("table move", &moved).await.whispers("A tournament game stays where it was opened.");
    assert_eq!(people[player].suggestions("table move", &[("table", "")], "table").await, []);

    cancel(&people[0], "1", "Cup").await;
    people[5].has_seen("An organiser cancelled the tournament.").await;
    wait_until_shown(&harness).await;
    for thread in threads {
        wait_until_said(&mut people[5], thread, "The tournament is over. This game goes on").await;
    }
    assert!(!says(&mut people[5], closed, "The tournament is over.").await);
    harness.close().await;
}

#[tokio::test]
async fn who_joins_at_once_is_not_taken_from_the_announcement_by_a_lost_receipt() {
    let (mut harness, people) = club().await;
    let announcement = open(&people[0], "round-robin", &[]).await;
    let path = "/callback".to_owned();
    harness.sandbox.inject(Fault::ServerError { path, status: 502, carried_out: true });
    people[1].press(&announcement, "Join").await.says("Ben");
    people[2].press(&announcement, "Join").await.says("Ben, Cy");
    // The process ends the work that it has begun.
    harness.restart().await;
    let messages = people[0].messages().await;
    let now = messages.iter().find(|message| message.id() == announcement.id()).expect("the announcement");
    now.says("Ben, Cy");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn messages_of_rounds_and_challenges_are_brought_up_to_date() {
    let (harness, people) = club().await;
    let announcement = open(&people[0], "round-robin", &[]).await;
    join(&people[..4], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    wait_for_games(&harness, 1).await;
    withdraw(&people[3], "Cup").await;
    people[5].has_seen("**Cup** · round 1 of 3\n · doesn’t count").await;
    cancel(&people[0], "1", "Cup").await;
    wait_until_shown(&harness).await;

    let options = [("name", "Pyramid"), ("game", "biloba"), ("form", "ladder")];
    people[0].slash("tournament create", &options).await.whispers("Registration for Pyramid is open.");
    let announcement = people[0].sees("**Pyramid** · Biloba").await;
    for person in &people[..4] {
        person.press(&announcement, "Join").await;
        person.sees("You’re in: Pyramid.").await;
    }
    people[0].slash("tournament start", &[]).await.whispers("Pyramid has started.");
    let challenge = async |by: usize, opponent: usize| {
        people[by].slash("tournament challenge", &[("opponent", &people[opponent].id)]).await;
        people[5].sees("challenges you for your place").await
    };
    let (withdrawn, unanswered) = (challenge(1, 0).await, challenge(3, 2).await);
    assert_eq!(withdrawn.buttons(), ["Accept", "Decline"]);
    withdraw(&people[1], "Pyramid").await;
    people[5].loses_buttons(&withdrawn).await;
    people[5].has_seen("Challenge Ben – Ana: over, because a player withdrew.").await;
    finish(&people[0], "Pyramid").await;
    people[5].loses_buttons(&unanswered).await;
    people[2].press(&unanswered, "Accept").await.whispers("There’s no challenge for you to answer.");
    harness.close().await;
}

#[tokio::test]
async fn a_round_is_announced_again_after_a_restore() {
    if database::is_postgres() {
        return;
    }
    let (mut harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[..2], &announcement).await;
    wait_until_shown(&harness).await;
    let copy = harness.database().with_extension("copy");
    copy_database(&harness, &copy);

    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    wait_until_shown(&harness).await;
    let channel = tournament.channel();
    people[4].sees("**Cup** · final").await;
    let lost = posted(&mut people[5], channel, "**Cup** · final").await;
    let lost_thread = thread_of(&harness.host().await, &tournament, 0).await;
    harness.stop_bot().await;
    harness.restore(&copy).await;
    // A process has paired the round and was killed, so the next one looks whether it was announced.
    let host = harness.host().await;
    let start = tournament::Command::Start { ratings: Vec::new() };
    host.tournaments().execute(TournamentId(1), start).await.expect("it starts");
    drop(host);
    harness.start_bot().await;

    let pinged = async { while people[4].sees("**Cup** · final").await.pings().len() < 2 {} };
    timeout(TEST_TIMEOUT, pinged).await.expect("both players are pinged");
    let tournament = wait_for_games(&harness, 1).await;
    wait_until_shown(&harness).await;
    let announced = posted(&mut people[5], channel, "**Cup** · final").await;
    assert_eq!((lost.len(), announced.len()), (1, 2), "{announced:#?}");
    assert_eq!(announced[1].id(), lost[0].id());
    assert_ne!(thread_of(&harness.host().await, &tournament, 0).await, lost_thread);
    harness.close().await;
}

/// A process is killed while it posts news. `is_posted` is whether Discord carries the post out.
async fn news_is_posted_once(is_posted: bool) {
    let (mut harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[..2], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    wait_until_shown(&harness).await;
    harness.stop_bot().await;
    let process = harness.start_process().await;
    let path = format!("/channels/{}/messages", tournament.channel());
    let before = harness.sandbox.requests().len();
    harness.sandbox.inject(Fault::NoResponse { path: path.clone(), carried_out: is_posted });
    people[0].slash("tournament pause", &[]).await.whispers("Cup is paused.");
    let is_post = |request: &RecordedRequest| request.method == "POST" && request.path.ends_with(&path);
    wait_while(async || !harness.sandbox.requests()[before..].iter().any(is_post)).await;
    drop(process);
    // Meanwhile more has happened.
    let resume = tournament::Command::Resume;
    harness.host().await.tournaments().execute(TournamentId(1), resume).await.expect("it is paused");
    harness.start_bot().await;
    people[1].has_seen("The tournament has resumed.").await;
    wait_until_shown(&harness).await;
    for news in ["**Cup** · An organiser paused the tournament.", "**Cup** · The tournament has resumed."] {
        assert_eq!(posted(&mut people[1], tournament.channel(), news).await.len(), 1, "{news}");
    }
    harness.close_after_faults().await;
}

#[tokio::test]
async fn news_that_was_posted_by_a_killed_process_is_not_posted_again() {
    news_is_posted_once(true).await;
}

#[tokio::test]
async fn news_that_a_killed_process_did_not_post_is_posted() {
    news_is_posted_once(false).await;
}

#[tokio::test]
async fn another_tournament_of_the_same_name_has_messages_of_its_own() {
    let (mut harness, mut people) = club().await;
    let first = open(&people[0], "knockout", &[]).await;
    cancel(&people[0], "1", "Cup").await;
    wait_until_shown(&harness).await;
    harness.restart().await;
    let options = [("name", "Cup"), ("game", "biloba"), ("form", "knockout")];
    people[0].slash("tournament create", &options).await.whispers("Registration for Cup is open.");
    wait_until_shown(&harness).await;
    let channel = ChannelId(people[0].channel());
    let announcements = posted(&mut people[0], channel, "**Cup** · Biloba").await;
    assert_eq!(announcements.len(), 2);
    let second = announcements.iter().find(|message| message.id() != first.id()).expect("another message");
    people[1].press(second, "Join").await;
    people[1].sees("You’re in: Cup.").await;
    let (status, _) =
        people[0].call(Method::GET, &format!("/channels/{channel}/messages/{}", first.id()), ().into()).await;
    assert_eq!(status, 200);
    harness.close().await;
}

#[tokio::test]
async fn names_of_deleted_people_are_gone_from_messages_and_threads() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[..2], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    let thread = thread_of(&harness.host().await, &tournament, 0).await;
    let (_, known) = people[1].call(Method::GET, &format!("/channels/{thread}"), ().into()).await;
    let name = known["name"].as_str().expect("a name").to_owned();
    assert!(name.starts_with("Cup, final: ") && name.contains("Ana"), "{name}");
    resign_round(&harness, &mut people, 1).await;
    people[1].has_seen(&format!("**<@{}> wins Cup!**", people[0].id)).await;
    wait_until_shown(&harness).await;

    // She has won it, and she has organised it.
    let question = people[0].slash("privacy delete", &[]).await;
    people[0].press(&question, "Yes, delete my data").await;
    wait_until_shown(&harness).await;
    let named = async |person: &mut Person| {
        let messages = posted(person, tournament.channel(), "**").await;
        messages.iter().any(|message| {
            let texts = message.alts().chain([message.content()]);
            texts.into_iter().any(|text| text.contains("Ana") || text.contains(&people_id(&tournament)))
        })
    };
    assert!(!named(&mut people[1]).await);
    let (_, known) = people[1].call(Method::GET, &format!("/channels/{thread}"), ().into()).await;
    let name = known["name"].as_str().expect("a name").to_owned();
    assert!(name.starts_with("Cup, final: ") && !name.contains("Ana"), "{name}");
    harness.close().await;
}

#[tokio::test]
async fn names_of_deleted_people_are_gone_from_closed_games_news_and_answers() {
    let (harness, mut people) = club().await;
    let announcement = open(&people[0], "knockout", &[]).await;
    join(&people[1..3], &announcement).await;
    people[0].slash("tournament start", &[]).await.whispers("Cup has started.");
    let tournament = wait_for_games(&harness, 1).await;
    let (home, closed) = (tournament.channel(), thread_of(&harness.host().await, &tournament, 0).await);
    // The game is closed and played again, which news tell.
    people[0].go_to(closed.to_string()).await;
    people[0].closes_table().await;
    people[0].go_to(home.to_string()).await;
    let news = people[3].has_seen("ended without a result. They’ll play again at another table.").await;
    assert!(news.content().contains("Ben"), "{news:?}");
    let table = tournament.pairings()[0].table;
    wait_until(&harness, |tournament| {
        tournament.pairings()[0].table.is_some_and(|another| Some(another) != table)
    })
    .await;
    people[3].slash("tournament pairings", &[]).await;
    people[3].slash("tournament standings", &[]).await;
    wait_until_shown(&harness).await;
    let naming = async |person: &mut Person| {
        let messages = posted(person, home, "").await;
        let names = |message: &&Message| {
            let texts = [message.content().to_owned(), message.page()];
            texts.into_iter().chain(message.alts().map(str::to_owned)).any(|text| text.contains("Ben"))
        };
        messages.iter().filter(names).count()
    };
    assert_eq!(naming(&mut people[3]).await, 3, "the news, the pairings and the standings");
    let question = people[1].slash("privacy delete", &[]).await;
    question.whispers("You will be withdrawn from one tournament. Its results stay, without your name.");
    people[1].press(&question, "Yes, delete my data").await;
    wait_until(&harness, |tournament| tournament.phase() == tournament::Phase::Finished).await;
    wait_until_shown(&harness).await;
    assert_eq!(naming(&mut people[3]).await, 0);
    let told = posted(&mut people[3], home, "**Cup** · The game between ").await;
    assert!(told.len() == 1 && told[0].content().contains("Former player"), "{told:?}");
    let (_, thread) = people[3].call(Method::GET, &format!("/channels/{closed}"), ().into()).await;
    let name = thread["name"].as_str().expect("a name");
    assert!(name.starts_with("Cup, final: ") && !name.contains("Ben"), "{name}");
    harness.close().await;
}

/// The id of the first entrant.
fn people_id(tournament: &Tournament) -> String {
    tournament.entrants()[0].player.id.to_string()
}
