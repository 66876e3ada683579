//! Players who do not move at tables without a clock, and time that opponents give.

use crate::harness::{Harness, TIME_SCALE, wait_while};
use crate::message::Message;
use crate::person::Person;
use bside::host::Clock;
use bside::sandbox::{Fault, RecordedRequest, Settings};
use bside::table::{Ending, Phase, Timestamp};
use std::time::Duration;
use tokio::sync::watch;

const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);
const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);
/// The text that everyone reads after three days without a move.
const NO_MOVE: &str = "Ana hasn’t moved for 3 days.";

async fn harness() -> (Harness, watch::Sender<Timestamp>) {
    let time = watch::Sender::new(START);
    (Harness::with_clock(Clock::Manual(time.subscribe())).await, time)
}

/// A Discord timestamp this long after the start.
fn moment(time: Duration) -> String {
    format!("<t:{}:R>", (START + time).unix_seconds())
}

/// Starts a game without a clock in which both have played this many turns, and Ana is to move.
async fn game(harness: &Harness, ana: &Person, ben: &Person, turns: usize) {
    harness.game(ana, ben).await;
    for person in [ana, ben].into_iter().cycle().take(2 * turns) {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await;
    }
}

/// The board, which is edited, and the line that replies to it.
async fn board_and_line(person: &Person, text: &str) -> (Message, Message) {
    let (board, line) = (person.sees(text).await, person.sees(text).await);
    assert_eq!((board.pictures(), line.pictures(), line.replies_to()), (1, 0, board.id()));
    (board, line)
}

#[tokio::test]
async fn who_does_not_answer_loses_a_game_without_a_clock() {
    let (mut harness, time) = harness().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    invitation.says("If a player doesn’t move for 3 days, you can ask whether they’re still there.");
    ana.press(&invitation, "Cancel").await;
    game(&harness, &ana, &ben, 2).await;
    cy.slash("watch", &[]).await.whispers("You’ll get a DM when this game is over.");
    let not_yet = format!(
        "Not yet: it’s been Ana’s turn since <t:{}:f>. If no move comes, you can ask whether they’re still there from <t:{}:f>.",
        START.unix_seconds(),
        (START + 3 * DAY).unix_seconds()
    );
    ben.slash("table still-there", &[]).await.whispers(&not_yet);
    ben.slash("table claim", &[]).await.whispers(&not_yet);

    time.send_replace(START + 3 * DAY);
    let (board, line) = board_and_line(&ben, NO_MOVE).await;
    assert_eq!((line.pings(), board.pings().len()), (vec!["ben"], 0));
    assert_eq!(line.buttons(), ["Still there?"]);
    assert!(board.content().contains("Ben can ask with **Still there?** below."));
    assert!(line.content().contains("You can ask with **Still there?** below."));
    ben.slash("table claim", &[])
        .await
        .whispers("First ask whether Ana is still there, with **/table still-there**");
    ana.press(&board, "Still there?").await.whispers("It’s your turn");
    harness.restart().await;
    let question = ben.press_for_line(&board, "Still there?").await;
    question.says(&format!("<@{}>, are you still there? If you don’t move or answer", ana.id));
    question.says(&format!("Ben can claim victory {}", moment(7 * DAY)));
    assert_eq!(question.pings(), ["ana"]);
    let asked = "I’ve already asked. If there’s no move or answer, you can claim victory from <t:";
    ben.press(&board, "Still there?").await.whispers(asked);
    ben.slash("table claim", &[]).await.whispers(asked);

    harness.restart().await;
    time.send_replace(START + 7 * DAY);
    let (board, line) = board_and_line(&ben, "Ana still hasn’t moved.").await;
    assert_eq!(line.buttons(), ["Claim victory", "Close game"]);
    assert_eq!(line.pings(), ["ben"]);
    assert_eq!(board.buttons()[..3], ["I’m here", "Claim victory", "Close game"]);
    let asked = ben.press(&board, "Claim victory").await;
    asked.whispers("Do you really want to claim victory? The game ends at once.");
    assert_eq!(asked.buttons(), ["Yes, claim it", "No"]);
    ben.press(&asked, "No").await;
    let asked = ben.slash("table claim", &[]).await;
    ben.press(&asked, "Yes, claim it").await.whispers("You claimed victory.");
    let end = ben.sees("Ana hasn’t moved for 7 days.\n**Ben wins**.").await;
    assert!(end.alt().contains("Absence") && !end.alt().contains("Out of time"), "{}", end.alt());
    assert_eq!(harness.table(&ana).await.phase(), Phase::Ended(Ending::OutOfTime));
    let told = cy.sees("is over · ").await;
    told.says("\nAna hasn’t moved for 7 days.\n**Ben wins**.");
    // The board with this button is deleted once the last one is shown.
    let old = harness.post_button(&ben, "claim:2:0").await;
    ben.press(&old, "Press").await.whispers("That game is over");
    harness.close().await;
}

#[tokio::test]
async fn an_answer_counts_once_between_two_moves() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    game(&harness, &ana, &ben, 1).await;
    ana.slash("table here", &[]).await.whispers("Nobody has asked whether you’re still there.");
    time.send_replace(START + 3 * DAY);
    let (board, line) = board_and_line(&ben, NO_MOVE).await;
    assert!(ben.try_press(&line, "Still there?").await.is_none(), "an edit would notify nobody");
    let question = ana.sees("are you still there?").await;
    assert_eq!(
        (question.replies_to(), question.pings()),
        (board.id(), vec!["ana"]),
        "not to the line that goes"
    );
    ben.sees_deletion(&line).await;
    let answer = ana.press(&question, "I’m here").await;
    answer.says("Ana is still there.");
    assert_eq!(answer.id(), question.id(), "the question is answered in its place");
    assert!(answer.pings().is_empty() && answer.buttons().is_empty());
    ben.slash("table claim", &[]).await.whispers("Not yet: Ana answered on <t:");

    time.send_replace(START + 6 * DAY);
    board_and_line(&ben, "Ana hasn’t moved for 6 days.").await;
    let question = ben.slash("table still-there", &[]).await;
    question.says("are you still there? If you don’t move, Ben can close the game");
    ana.slash("table here", &[]).await.whispers("You’ve already answered since your last move.");
    time.send_replace(START + 10 * DAY);
    let (board, _) = board_and_line(&ben, "can close the game with **Close game** below").await;
    assert_eq!(board.buttons()[0], "Close game");
    let sure = ben.press(&board, "Close game").await;
    ben.press(&sure, "Yes, close it").await;
    ana.sees("Ben closed the game. It doesn’t count.").await;
    harness.close().await;
}

#[tokio::test]
async fn a_vacation_does_not_count_without_a_clock() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    game(&harness, &ana, &ben, 0).await;
    ana.slash("settings vacation", &[("days", "9")]).await;
    let (board, _) = board_and_line(&ben, "Ana is on vacation until").await;
    assert!(!board.content().contains("Their clock"), "{}", board.content());
    time.send_replace(START + 9 * DAY);
    ben.sees("Ana is back from vacation.").await;
    ben.slash("table still-there", &[]).await.whispers("Not yet: it’s been Ana’s turn since");
    time.send_replace(START + 12 * DAY);
    board_and_line(&ben, NO_MOVE).await;
    let turn = harness.some_turn(&ana).await;
    let board = ana.plays(&turn).await;
    assert!(!board.has_button("Still there?"));
    harness.close().await;
}

#[tokio::test]
async fn who_waits_is_told_by_direct_message_if_wanted() {
    let (harness, time) = harness().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    for person in [&ben, &cy] {
        person.slash("settings me", &[("direct", "true")]).await;
    }
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3")]).await;
    ben.press(&invitation, "Join").await;
    cy.press(&invitation, "Join").await;
    cy.sees("The game starts.").await;
    harness.sandbox.inject(Fault::RefuseDirectMessage);
    time.send_replace(START + 3 * DAY);
    let told = cy.sees(&format!("**Biloba** · table 1 · <#{}>\n{NO_MOVE}", ana.channel())).await;
    assert_ne!(told.0["channel_id"].as_str(), Some(&*ana.channel().to_string()));
    let (_, line) = board_and_line(&ana, NO_MOVE).await;
    assert_eq!(line.pings(), ["ben"], "who accepts no direct messages");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn who_waits_is_told_as_they_have_chosen() {
    let (harness, time) = harness().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    ben.slash("settings me", &[("notify", "direct")]).await;
    cy.slash("settings me", &[("notify", "none")]).await;
    dee.slash("settings me", &[("notify", "digest"), ("notify-hour", "9")]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "4")]).await;
    for person in [&ben, &cy, &dee] {
        person.press(&invitation, "Join").await;
    }
    dee.sees("The game starts.").await;
    time.send_replace(START + 3 * DAY);
    let told = ben.sees(&format!("**Biloba** · table 1 · <#{}>\n{NO_MOVE}", ana.channel())).await;
    assert_ne!(told.0["channel_id"].as_str(), Some(&*ana.channel().to_string()));
    let board = cy.has_seen(NO_MOVE).await;
    assert!(board.has_button("Still there?") && board.pictures() == 1, "{board:?}");
    time.send_replace(START + 3 * DAY + HOUR);
    let digest = dee.sees("One game waits for you:").await;
    digest.says(&format!("{NO_MOVE} You can ask with **Still there?** under the board."));
    assert_eq!(ana.messages().await.iter().filter(|message| message.content().contains(NO_MOVE)).count(), 1);
    assert!(cy.seen_messages().iter().all(|message| !message.pings().contains(&"cy")));
    harness.close().await;
}

#[tokio::test]
async fn who_is_taken_out_is_told_at_once() {
    for is_direct in [false, true] {
        let (harness, time) = harness().await;
        let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
        if is_direct {
            ana.slash("settings me", &[("notify", "direct")]).await;
        }
        let options = [("game", "biloba"), ("seats", "3"), ("begins", "me")];
        let invitation = ana.slash("play", &options).await;
        ben.press(&invitation, "Join").await;
        cy.press(&invitation, "Join").await;
        cy.sees("The game starts.").await;
        for person in [&ana, &ben, &cy].into_iter().cycle().take(6) {
            let turn = harness.some_turn(person).await;
            person.plays(&turn).await;
        }
        time.send_replace(START + 3 * DAY);
        let board = ben.sees(NO_MOVE).await;
        ben.press(&board, "Still there?").await;
        time.send_replace(START + 7 * DAY);
        let board = ben.sees("Ana still hasn’t moved.").await;
        let asked = ben.press(&board, "Play on without them").await;
        ben.press(&asked, "Yes, play on").await.whispers("The game goes on without them.");
        let board = cy.sees("Ana hasn’t moved for 7 days and is out of the game.").await;
        let told = format!("<@{}>, you’re out of the game. The others play on.", ana.id);
        assert_eq!(board.content().contains(&told), !is_direct, "{board:?}");
        assert_eq!(board.pings().contains(&"ana"), !is_direct, "{board:?}");
        if is_direct {
            let told = ana.sees("You haven’t moved for 7 days and are out of the game.").await;
            told.says(&format!("**Biloba** · table 1 · <#{}>", ana.channel()));
        }
        // The others play on, and she is not called again before the end.
        for person in [&ben, &cy] {
            let turn = harness.some_turn(person).await;
            let board = person.plays(&turn).await;
            assert!(!board.pings().contains(&"ana") && !board.content().contains("you’re out"), "{board:?}");
        }
        harness.close().await;
    }
}

#[tokio::test]
async fn the_question_declines_an_offer_of_the_one_who_does_not_move() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    game(&harness, &ana, &ben, 2).await;
    let offer = ana.offers("draw").await;
    time.send_replace(START + 3 * DAY);
    let (board, _) = board_and_line(&ben, NO_MOVE).await;
    let question = ben.press_for_line(&board, "Still there?").await;
    question.says("Ben declines the draw.");
    question.says(&format!("<@{}>, are you still there? If you don’t move or answer", ana.id));
    assert_eq!(question.pings(), ["ana"]);
    ana.loses_buttons(&offer).await;
    harness.close().await;
}

#[tokio::test]
async fn an_opponent_gives_time_once_for_a_move() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", &*ben.id), ("time", "8h")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    ana.slash("table give-time", &[]).await.whispers("It’s your turn.");
    time.send_replace(START + 6 * HOUR);
    let reminder = ben.sees("it’s still your turn").await;
    let line = ben.press(&reminder, "Give time").await;
    line.says("Ben gave Ana another 8 hours.");
    assert!(line.pings().is_empty() && line.buttons().is_empty());
    assert_eq!(line.id(), reminder.id(), "in the place of what is not true any more");
    ben.sees(&format!("Your time runs out {}", moment(16 * HOUR))).await.shows_board();
    ben.slash("table give-time", &[]).await.whispers("This player has already been given time");
    time.send_replace(START + 14 * HOUR);
    let reminder = ben.sees("it’s still your turn").await;
    assert!(reminder.buttons().is_empty());
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await.says(&format!("Your time runs out {}", moment(22 * HOUR)));
    ana.slash("table give-time", &[]).await.says("Ana gave Ben another 8 hours.");
    harness.close().await;
}

#[tokio::test]
async fn time_is_given_beside_an_open_offer_whose_line_stays() {
    let (harness, _time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", &*ben.id), ("time", "8h"), ("begins", "me")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    for person in [&ana, &ben] {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await;
    }
    let offer = ben.offers("draw").await;
    harness.knows_line(&ana, &offer).await;
    let given = ben.slash("table give-time", &[]).await;
    given.says("Ben gave Ana another 8 hours.");
    let board = ana.sees(&format!("Your time runs out {}", moment(16 * HOUR))).await;
    assert!(!board.has_button("Accept") && !board.content().contains("draw"), "{board:?}");
    assert!(ana.messages().await.iter().any(|message| message.id() == offer.id()), "its line stays");
    let declined = ana.press(&offer, "Decline").await;
    assert_eq!((declined.id(), declined.content()), (offer.id(), "Ben offered a draw. Ana declined."));
    ana.slash("table still-there", &[]).await.whispers("clock");
    harness.close().await;
}

#[tokio::test]
async fn a_board_as_text_has_the_buttons_that_it_names() {
    let (harness, time) = harness().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ana, &ben).await;
    ana.slash("table still-there", &[]).await.whispers("It’s your turn: your opponent is waiting for you.");
    time.send_replace(START + 3 * DAY);
    board_and_line(&ben, NO_MOVE).await;
    let text = ben.slash("board", &[("text", "true")]).await;
    text.whispers("You can ask with **Still there?** below.");
    for other in [&ana, &cy] {
        let text = other.slash("board", &[("text", "true")]).await;
        text.whispers("Ana: pawns ");
        assert!(text.buttons().is_empty() && !text.content().contains("**Still there?**"), "{text:?}");
    }
    ben.press_for_line(&text, "Still there?").await.says("are you still there?");
    let text = ana.slash("board", &[("text", "true")]).await;
    text.whispers("Are you still there?");
    ana.try_press(&text, "I’m here").await;
    ana.sees("Ana is still there.").await;
    harness.close().await;
}

#[tokio::test]
async fn who_is_told_directly_reads_since_when_the_game_waits_and_that_it_can_be_claimed() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    ana.slash("settings me", &[("notify", "direct")]).await;
    game(&harness, &ana, &ben, 2).await;
    time.send_replace(START + 3 * DAY);
    let board = ben.sees(NO_MOVE).await;
    ben.press(&board, "Still there?").await;
    ana.has_seen("Are you still there? If you don’t move or answer, Ben can claim victory").await;
    time.send_replace(START + 7 * DAY);
    let since = format!("You haven’t moved since <t:{}:f>.", START.unix_seconds());
    let told = ana.sees(&since).await;
    told.says("Until you move, Ben can claim victory.");
    assert_ne!(told.0["channel_id"].as_str(), Some(&*ana.channel().to_string()));
    harness.close().await;
}

#[tokio::test]
async fn who_is_told_directly_answers_there() {
    let (harness, time) = harness().await;
    let [mut ana, ben] = harness.people(["ana", "ben"]).await;
    ana.slash("settings me", &[("notify", "direct")]).await;
    game(&harness, &ana, &ben, 1).await;
    time.send_replace(START + 3 * DAY);
    let board = ben.sees(NO_MOVE).await;
    ana.has_seen("The game starts.").await;
    let told = loop {
        let told = ana.sees("it’s your turn.").await;
        if told.0["guild_id"].is_null() {
            break told;
        }
    };
    ben.press(&board, "Still there?").await;
    let host = harness.host().await;
    wait_while(async || !host.notices().pending().await.expect("a store").is_empty()).await;
    let channel = ana.channel().to_string();
    ana.go_to(told.0["channel_id"].as_str().expect("a channel").to_owned()).await;
    let messages = ana.messages().await;
    let [question] = &messages[..] else { panic!("not one message: {messages:#?}") };
    assert!(question.content().contains("Are you still there?"), "{question:?}");
    assert_eq!(question.buttons(), ["Make a move", "I’m here"], "{question:?}");
    ana.try_press(question, "I’m here").await;
    let line = ben.sees("Ana is still there.").await;
    assert_eq!((line.pictures(), line.0["channel_id"].as_str()), (0, Some(&*channel)));
    wait_while(async || ana.messages().await[0].has_button("I’m here")).await;
    ana.try_press(question, "I’m here").await;
    ana.sees("You’ve already answered since your last move.").await;
    ben.slash("table claim", &[]).await.whispers("Not yet: Ana answered on <t:");
    harness.close().await;
}

#[tokio::test]
async fn who_waits_is_told_once_though_the_process_is_killed_meanwhile() {
    for carried_out in [true, false] {
        let time = watch::Sender::new(START);
        let clock = Clock::Manual(time.subscribe());
        let settings = Settings { time_scale: TIME_SCALE, ..Settings::default() };
        let mut harness = Harness::without_bot(settings, clock).await;
        let bot = harness.start_shards_in_runtime("0/1").await;
        let [ana, ben] = harness.people(["ana", "ben"]).await;
        time.send_replace(START + SECOND);
        game(&harness, &ana, &ben, 2).await;
        let (host, table) = (harness.host().await, harness.table(&ana).await.id());
        let is_pending = async || !host.deliveries().pending().await.expect("a store").is_empty();
        wait_while(async || is_pending().await).await;
        let shown = host.deliveries().displayed(table).await.expect("a store").expect("a board");
        // The edit of the board comes before the line.
        let board = format!("/messages/{}", shown.message);
        harness.sandbox.inject(Fault::SlowResponse { path: board, delay: Duration::ZERO });
        let path = format!("/channels/{}/messages", ana.channel());
        harness.sandbox.inject(Fault::NoResponse { path: path.clone(), carried_out });
        let before = harness.sandbox.requests().len();
        time.send_replace(START + 3 * DAY + SECOND);
        let is_it = |request: &RecordedRequest| request.method == "POST" && request.path.ends_with(&path);
        wait_while(async || !harness.sandbox.requests()[before..].iter().any(is_it)).await;
        drop(bot);
        time.send_replace(START + 3 * DAY + 2 * SECOND);
        harness.start_bot().await;
        wait_while(async || is_pending().await).await;
        let messages = ben.messages().await;
        let is_told = |message: &&Message| message.content().contains(NO_MOVE) && message.pictures() == 0;
        let told: Vec<&Message> = messages.iter().filter(is_told).collect();
        assert_eq!(told.len(), 1, "{carried_out}: {messages:#?}");
        assert_eq!((told[0].pings(), told[0].buttons()), (vec!["ben"], vec!["Still there?"]));
        harness.close_after_faults().await;
    }
}
