//! Processes that are killed while they tell something in direct messages: the next one tells it, once.

use super::mirrored::{DirectGame, capitalised, reads};
use super::{START, settings};
use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use crate::process::SeparateRuntime;
use bside::host::Clock;
use bside::sandbox::{Fault, RecordedRequest};
use std::time::Duration;
use tokio::sync::watch;

const SECOND: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_hours(24);

/// A line that is told once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum News {
    /// Somebody has not moved for three days.
    Absence,
    /// Somebody asks whether the other one is still there.
    Question,
    /// Somebody asks for a takeback.
    Takeback,
    /// The player to act is reminded.
    Reminder,
}

/// When the process is killed.
#[derive(Clone, Copy, Debug)]
enum Kill {
    /// While it answers the interaction.
    Answering,
    /// While it posts a line in the other conversation.
    Telling,
}

struct Start {
    game: DirectGame,
    bot: SeparateRuntime,
}

/// The opener moves next after an even number of turns if Ana goes first.
async fn start(turns: usize, pace: &str) -> Start {
    let time = watch::Sender::new(START);
    let harness = Harness::without_bot(settings(), Clock::Manual(time.subscribe())).await;
    let bot = harness.start_shards_in_runtime("0/1").await;
    let game = DirectGame::start_in(harness, time, &[("game", "biloba"), ("time", pace)]).await;
    // The process looks for messages from before its start.
    game.time.send_replace(START + SECOND);
    game.play(turns).await;
    Start { game, bot }
}

/// The lines in a conversation that say this.
async fn lines(person: &Person, sentence: &str) -> Vec<Message> {
    let messages = person.messages().await.into_iter();
    let lines = messages.filter(|message| message.pictures() == 0 && !message.is_private());
    lines.filter(|message| message.content().contains(sentence)).collect()
}

/// Waits until something is posted to a path that ends so, perhaps with a query.
async fn is_attempted(game: &DirectGame, before: usize, end: &str) {
    let path =
        |request: &RecordedRequest| request.path.split('?').next().is_some_and(|path| path.ends_with(end));
    let is_it = |request: &RecordedRequest| request.method == "POST" && path(request);
    wait_while(async || !game.harness.sandbox.requests()[before..].iter().any(is_it)).await;
}

/// Waits until nothing is left to be shown in either conversation.
async fn is_shown(game: &DirectGame) {
    wait_while(async || {
        !game.host.deliveries().pending().await.expect("a store").is_empty()
            || !game.host.mirrors().pending().await.expect("a store").is_empty()
    })
    .await;
}

async fn is_told_once(news: News, kill: Kill, turns: usize, carried_out: bool) {
    let case = format!("{news:?}, {kill:?}, {turns} turns, {carried_out}");
    let pace = if news == News::Reminder { "1h" } else { "none" };
    let Start { game, bot } = start(turns, pace).await;
    let [mover, waiting] = game.in_turn().await;
    let (told, sentence) = match news {
        News::Absence => (waiting, "moved for 3 days."),
        News::Question => (mover, "re you still there?"),
        News::Takeback => (mover, "asks for a takeback."),
        News::Reminder => (mover, "it’s still your turn."),
    };
    if news == News::Question {
        game.time.send_replace(START + 3 * DAY + SECOND);
        reads(waiting, "moved for 3 days.").await;
        is_shown(&game).await;
    }
    let boards = [game.board(mover).await, game.board(waiting).await];
    let path = format!("/channels/{}/messages", told.channel());
    let before = game.harness.sandbox.requests().len();
    match kill {
        Kill::Answering => {
            game.harness.sandbox.inject(Fault::NoResponse { path: "/callback".to_owned(), carried_out });
        }
        Kill::Telling => {
            // The edit of the board comes before it.
            for board in &boards {
                let path = format!("/messages/{}", board.id());
                game.harness.sandbox.inject(Fault::SlowResponse { path, delay: Duration::ZERO });
            }
            game.harness.sandbox.inject(Fault::NoResponse { path: path.clone(), carried_out });
        }
    }
    match news {
        News::Absence => drop(game.time.send_replace(START + 3 * DAY + SECOND)),
        News::Reminder => drop(game.time.send_replace(START + SECOND + Duration::from_mins(50))),
        News::Question => waiting.enter("table still-there", &[]).await,
        News::Takeback => waiting.enter("takeback", &[]).await,
    }
    match kill {
        Kill::Answering => is_attempted(&game, before, "/callback").await,
        Kill::Telling => is_attempted(&game, before, &path).await,
    }
    drop(bot);
    match kill {
        Kill::Telling if carried_out => drop(reads(told, sentence).await),
        Kill::Telling => assert!(lines(told, sentence).await.is_empty(), "{case}"),
        Kill::Answering => {}
    }
    let restarted = *game.time.borrow() + SECOND;
    game.time.send_replace(restarted);
    let bot = game.harness.start_shards_in_runtime("0/1").await;
    reads(told, sentence).await;
    is_shown(&game).await;
    let told_lines = lines(told, sentence).await;
    assert_eq!(told_lines.len(), 1, "{case}: {told_lines:#?}");
    // Who asks reads so once. In the mirror, the answer to a question is private.
    let is_opener = game.table().await.opener().name == capitalised(waiting);
    let own = match news {
        News::Takeback => lines(waiting, "You ask for a takeback.").await.len(),
        News::Question if is_opener => lines(waiting, "I’ve asked").await.len(),
        News::Question | News::Absence | News::Reminder => 1,
    };
    assert_eq!(own, 1, "{case}: {:#?}", waiting.messages().await);
    for (person, board) in [mover, waiting].into_iter().zip(boards) {
        let messages = person.messages().await;
        let pictures = messages.iter().filter(|message| message.pictures() > 0).map(|message| message.id());
        assert_eq!(pictures.collect::<Vec<_>>(), [board.id()], "{case}: {messages:#?}");
    }
    drop(bot);
    let DirectGame { mut harness, .. } = game;
    harness.start_bot().await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_question_is_told_once() {
    // Once the one in the mirror is asked, and once the other one.
    for turns in 4..6 {
        for carried_out in [true, false] {
            is_told_once(News::Question, Kill::Telling, turns, carried_out).await;
            is_told_once(News::Question, Kill::Answering, turns, carried_out).await;
        }
    }
}

#[tokio::test]
async fn a_request_for_a_takeback_is_told_once() {
    for turns in 4..6 {
        for carried_out in [true, false] {
            is_told_once(News::Takeback, Kill::Telling, turns, carried_out).await;
            is_told_once(News::Takeback, Kill::Answering, turns, carried_out).await;
        }
    }
}

#[tokio::test]
async fn who_waits_is_told_of_an_absence_once() {
    for turns in 4..6 {
        for carried_out in [true, false] {
            is_told_once(News::Absence, Kill::Telling, turns, carried_out).await;
        }
    }
}

#[tokio::test]
async fn a_reminder_comes_once() {
    for turns in 4..6 {
        for carried_out in [true, false] {
            is_told_once(News::Reminder, Kill::Telling, turns, carried_out).await;
        }
    }
}
