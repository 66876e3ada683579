//! Games in direct messages: both players are told everything that concerns them, each in their own conversation.

use super::{BILOBA, START, go_to_direct, harness, in_turn, post_seen_by, sees_board, show_seeks, table};
use crate::harness::{Harness, posts_of, wait_while};
use crate::message::Message;
use crate::person::{Person, TEST_TIMEOUT};
use bside::host::{Host, StoredPost};
use bside::sandbox::Fault;
use bside::table::{Ending, Phase, Table, Timestamp};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// A game of Ana, who has opened the seek, and Cy, who has joined from another server.
pub(super) struct DirectGame {
    pub(super) harness: Harness,
    pub(super) time: watch::Sender<Timestamp>,
    pub(super) host: Host,
    pub(super) ana: Person,
    pub(super) cy: Person,
}

impl DirectGame {
    pub(super) async fn start(options: &[(&str, &str)]) -> DirectGame {
        let (harness, time) = harness().await;
        DirectGame::start_in(harness, time, options).await
    }

    /// Starts the game with a bot that runs already.
    pub(super) async fn start_in(
        harness: Harness,
        time: watch::Sender<Timestamp>,
        options: &[(&str, &str)],
    ) -> DirectGame {
        let [mut ana, mut cy, mut own] = harness.people(["ana", "cy", "own"]).await;
        show_seeks(&mut own).await;
        let host = harness.host().await;
        ana.slash("seek", options).await;
        let post = post_seen_by(&cy).await;
        cy.press(&post, "Join").await.whispers("· table 1");
        go_to_direct(&mut ana).await;
        go_to_direct(&mut cy).await;
        DirectGame { harness, time, host, ana, cy }
    }

    pub(super) async fn table(&self) -> Arc<Table> {
        table(&self.host, 1).await
    }

    /// The board of this table as one of the two sees it now.
    pub(super) async fn board(&self, person: &Person) -> Message {
        sees_board(person, &*self.table().await).await
    }

    /// The one who is to move, and the other one.
    pub(super) async fn in_turn(&self) -> [&Person; 2] {
        in_turn(&*self.table().await, &self.ana, &self.cy)
    }

    pub(super) async fn play(&self, turns: usize) {
        for _ in 0..turns {
            let [mover, other] = self.in_turn().await;
            let turn = self.harness.some_turn(mover).await;
            mover.plays(&turn).await;
            self.board(mover).await;
            self.board(other).await;
        }
    }

    /// Waits until the mirror shows all that has happened.
    async fn is_mirrored(&self) {
        wait_while(async || !self.host.mirrors().pending().await.expect("a store").is_empty()).await;
    }

    /// Waits for the message that asks a person about the open offer, and until it is stored where they are asked.
    async fn asks(&self, person: &Person) -> Message {
        let shown = async {
            loop {
                let table = self.table().await;
                let slot = table.offer().map(|open| format!("offer-{}", open.number));
                let posts = posts_of(&self.host, table.id(), "offer").await;
                let asks = |message: &Message| {
                    let is_stored = |post: &StoredPost| {
                        slot.as_ref() == Some(&post.slot)
                            && post.message.is_some_and(|stored| stored.to_string() == message.id())
                    };
                    message.has_button("Decline") && posts.iter().any(is_stored)
                };
                if let Some(found) = person.messages().await.into_iter().find(asks) {
                    return found;
                }
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(TEST_TIMEOUT, shown).await.unwrap_or_else(|_| panic!("{} is not asked", person.name))
    }
}

/// Waits until a line in a person's conversation says this.
pub(super) async fn reads(person: &Person, sentence: &str) -> Message {
    let told = async {
        loop {
            let messages = person.messages().await.into_iter();
            let mut lines = messages.filter(|message| message.pictures() == 0 && !message.is_private());
            if let Some(line) = lines.find(|line| line.content().contains(sentence)) {
                return line;
            }
            sleep(Duration::from_millis(10)).await;
        }
    };
    let told = timeout(TEST_TIMEOUT, told).await;
    match told {
        Ok(told) => told,
        Err(_) => panic!("{} does not read {sentence:?}: {:?}", person.name, person.messages().await),
    }
}

/// The name by which others see a person.
pub(super) fn capitalised(person: &Person) -> String {
    format!("{}{}", person.name[..1].to_uppercase(), &person.name[1..])
}

/// The newest message in a person's conversation with this button.
pub(super) async fn last_with(person: &Person, label: &str) -> Message {
    let found = async {
        loop {
            let messages = person.messages().await;
            if let Some(found) = messages.into_iter().find(|message| message.has_button(label)) {
                return found;
            }
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(TEST_TIMEOUT, found).await.unwrap_or_else(|_| panic!("{} has no {label}", person.name))
}

/// Waits until a person is asked whether they are still there, and is called by that.
async fn is_asked(person: &Person) {
    let is_question =
        |message: &Message| message.has_button("I’m here") && message.pings().contains(&person.name);
    wait_while(async || !person.messages().await.iter().any(is_question)).await;
}

#[tokio::test]
async fn both_are_told_who_goes_first_and_how_offers_end() {
    let game = DirectGame::start(&BILOBA).await;
    let DirectGame { ana, cy, .. } = &game;
    let [first, second] = game.in_turn().await;
    for (person, chosen) in [(first, "You were".to_owned()), (second, format!("{} was", capitalised(first)))]
    {
        let board = game.board(person).await;
        let told = format!("{chosen} randomly chosen to go first.");
        assert!(board.content().contains(&told), "{}", board.content());
    }
    game.play(2).await;
    // The joiner asks for a pause, and both for the end of it.
    cy.slash("pause", &[]).await;
    ana.press(&game.asks(ana).await, "Accept").await;
    reads(cy, "Ana accepted.").await;
    let [mover, other] = game.in_turn().await;
    for (person, whose) in [(mover, "your".to_owned()), (other, format!("{}’s", capitalised(mover)))] {
        let board = game.board(person).await;
        let told = format!("The game is paused. When it resumes, it’s {whose} turn.");
        assert!(board.content().contains(&told), "{}", board.content());
    }
    ana.slash("resume", &[]).await;
    cy.press(&game.asks(cy).await, "Accept").await;
    reads(ana, "resume").await;
    game.board(cy).await;
    // A draw is the end for both.
    cy.slash("draw", &[]).await;
    ana.press(&game.asks(ana).await, "Accept").await;
    for (person, other) in [(ana, cy), (cy, ana)] {
        let board = game.board(person).await;
        let told = format!("**Draw** agreed by you and {}.", capitalised(other));
        assert!(board.content().contains(&told), "{}", board.content());
        assert!(board.content().contains("Unrated"), "why it is not rated: {}", board.content());
    }
    game.harness.close_after_faults().await;
}

#[tokio::test]
async fn only_the_one_who_is_asked_has_buttons_under_the_line_of_an_offer() {
    let game = DirectGame::start(&BILOBA).await;
    game.play(2).await;
    let [mover, other] = game.in_turn().await;
    for [by, asked] in [[mover, other], [other, mover]] {
        let own = by.slash("draw", &[]).await;
        assert!(!own.is_private(), "nobody else reads the line: {own:?}");
        assert_eq!(own.content(), "You offer a draw.");
        assert!(!own.has_button("Accept"), "{own:?}");
        let question = game.asks(asked).await;
        assert_eq!(question.pictures(), 0, "{question:?}");
        // The player to act was called when the turn began. The offer does not call them again so soon.
        let pings = if asked.id == other.id { vec![asked.name] } else { Vec::new() };
        assert_eq!(question.pings(), pings, "{question:?}");
        asked.press(&question, "Decline").await;
        reads(by, &format!("You offered a draw. {} declined.", capitalised(asked))).await;
        // An answer calls nobody, unless it is told together with the next offer.
        game.is_mirrored().await;
    }
    game.harness.close_after_faults().await;
}

#[tokio::test]
async fn what_one_does_is_told_to_each_in_their_own_words() {
    // Once the one in the mirror moves, and once the other one.
    for turns in 2..4 {
        let game = DirectGame::start(&[("game", "biloba"), ("time", "1d")]).await;
        game.play(turns).await;
        let [mover, other] = game.in_turn().await;
        // The alt texts as well.
        let own = game.board(mover).await;
        assert!(own.alt().starts_with("Biloba, it’s your turn."), "{}", own.alt());
        let board = game.board(other).await;
        assert!(
            board.alt().starts_with(&format!("Biloba, {} to move.", capitalised(mover))),
            "{}",
            board.alt()
        );
        let given = other.slash("table give-time", &[]).await;
        let told = format!("You gave {} another 24 hours.", capitalised(mover));
        assert!(given.content().contains(&told), "{given:?}");
        reads(mover, &format!("{} gave you another 24 hours.", capitalised(other))).await;
        let question = mover.slash("resign", &[]).await;
        mover.press(&question, "Yes, resign").await;
        let [own, board] = [game.board(mover).await, game.board(other).await];
        let name = capitalised(other);
        assert!(own.content().contains(&format!("You resign.\n**{name} wins**")), "{}", own.content());
        let name = capitalised(mover);
        assert!(board.content().contains(&format!("{name} resigns.\n**You win**")), "{}", board.content());
        let places = format!("Places: 1. you, 2. {name}.");
        assert!(board.alt().contains(&places) && own.alt().contains(", 2. you."), "{board:?}");
        game.harness.close_after_faults().await;
    }
}

#[tokio::test]
async fn who_accepts_a_draw_by_command_is_told_the_result() {
    for command in ["accept", "draw"] {
        for is_opener in [true, false] {
            let game = DirectGame::start(&BILOBA).await;
            let DirectGame { ana, cy, .. } = &game;
            game.play(2).await;
            let [by, asked] = if is_opener { [cy, ana] } else { [ana, cy] };
            by.slash("draw", &[]).await;
            game.asks(asked).await;
            let told = asked.slash(command, &[]).await;
            let result = format!("**Draw** agreed by you and {}.", capitalised(by));
            assert!(told.content().contains(&result), "{told:?}");
            game.harness.close_after_faults().await;
        }
    }
}

#[tokio::test]
async fn answers_by_command_speak_to_the_one_who_enters_them() {
    let game = DirectGame::start(&BILOBA).await;
    let DirectGame { ana, cy, .. } = &game;
    game.play(2).await;
    for [by, asked] in [[ana, cy], [cy, ana]] {
        by.slash("draw", &[]).await;
        game.asks(asked).await;
        let told = asked.slash("decline", &[]).await;
        told.whispers("You decline the draw.");
        reads(asked, "You declined.").await;
        for [offer, told] in [["pause", "The game is paused."], ["resume", "The game resumes."]] {
            by.slash(offer, &[]).await;
            game.asks(asked).await;
            let answer = asked.slash("accept", &[]).await;
            answer.whispers(told);
            assert!(!answer.content().contains("<@"), "{answer:?}");
            reads(asked, "You accepted.").await;
            reads(by, "accepted.").await;
            for person in [by, asked] {
                game.board(person).await;
            }
        }
        game.play(2).await;
    }
    game.harness.close_after_faults().await;
}

#[tokio::test]
async fn there_are_no_hints_and_nobody_watches() {
    let game = DirectGame::start(&BILOBA).await;
    let DirectGame { ana, cy, .. } = &game;
    // All these games are rated.
    for _ in 0..2 {
        let [mover, _] = game.in_turn().await;
        mover.slash("hint", &[]).await.whispers("No hints in rated games between people.");
        game.play(1).await;
    }
    for person in [ana, cy] {
        person.slash("watch", &[]).await.whispers("You’re playing in this game");
    }
    game.harness.close_after_faults().await;
}

#[tokio::test]
async fn reminders_come_to_the_one_who_is_to_move_and_time_ends_the_game_for_both() {
    for turns in 0..2 {
        let game = DirectGame::start(&[("game", "biloba"), ("time", "1h")]).await;
        game.play(turns).await;
        let [mover, other] = game.in_turn().await;
        game.time.send_replace(START + HOUR * 3 / 4);
        let reminder = reads(mover, "it’s still your turn").await;
        assert!(reminder.content().contains("Your time runs out"), "{reminder:?}");
        let is_reminder = |message: &Message| message.content().contains("it’s still your turn");
        assert!(!other.messages().await.iter().any(is_reminder), "{:?}", other.messages().await);
        game.time.send_replace(START + HOUR + Duration::from_secs(1));
        let name = capitalised(mover);
        wait_while(async || !matches!(game.table().await.phase(), Phase::Ended(Ending::OutOfTime))).await;
        for (person, told) in [(mover, "You".to_owned()), (other, name)] {
            let board = game.board(person).await;
            assert!(board.content().contains(&format!("{told} ran out of time.")), "{}", board.content());
        }
        game.harness.close_after_faults().await;
    }
}

#[tokio::test]
async fn who_refuses_direct_messages_during_the_game_loses_on_time_and_the_other_one_sees_that() {
    for refuses_seeker in [true, false] {
        let game = DirectGame::start(&[("game", "biloba"), ("time", "1h")]).await;
        let [refusing, other] = if refuses_seeker { [&game.ana, &game.cy] } else { [&game.cy, &game.ana] };
        if game.in_turn().await[0].id != refusing.id {
            game.play(1).await;
        }
        let path = format!("/channels/{}/messages", refusing.channel());
        for _ in 0..60 {
            let fault = Fault::ErrorResponse { path: path.clone(), status: 403, code: 50007 };
            game.harness.sandbox.inject(fault);
        }
        game.time.send_replace(START + HOUR + Duration::from_secs(1));
        wait_while(async || !matches!(game.table().await.phase(), Phase::Ended(Ending::OutOfTime))).await;
        let board = game.board(other).await;
        assert!(board.content().contains("ran out of time."), "{}", board.content());
        game.harness.close_after_faults().await;
    }
}

#[tokio::test]
async fn who_does_not_move_without_a_clock_is_asked_and_the_game_is_claimed() {
    // Once the one in the mirror waits, and once the other one.
    for turns in 4..6 {
        let game = DirectGame::start(&[("game", "biloba"), ("time", "none")]).await;
        game.play(turns).await;
        let [absent, waiting] = game.in_turn().await;
        game.time.send_replace(START + 3 * DAY);
        reads(waiting, "moved for 3 days.").await;
        let board = last_with(waiting, "Still there?").await;
        waiting.press(&board, "Still there?").await;
        is_asked(absent).await;
        game.time.send_replace(START + 7 * DAY);
        reads(waiting, "still hasn’t moved.").await;
        let told = format!("Until you move, {} can claim victory.", capitalised(waiting));
        wait_while(async || !absent.messages().await.iter().any(|message| message.content().contains(&told)))
            .await;
        let board = last_with(waiting, "Claim victory").await;
        let asked = waiting.press(&board, "Claim victory").await;
        waiting.press(&asked, "Yes, claim it").await;
        assert_eq!(game.table().await.phase(), Phase::Ended(Ending::OutOfTime));
        for person in [absent, waiting] {
            let board = game.board(person).await;
            assert!(board.content().contains("moved for 7 days."), "{}", board.content());
        }
        game.harness.close_after_faults().await;
    }
}

#[tokio::test]
async fn the_list_of_games_leads_each_to_their_own_board() {
    let game = DirectGame::start(&BILOBA).await;
    for person in [&game.ana, &game.cy] {
        let board = game.board(person).await;
        let link = format!("/channels/@me/{}/{}", person.channel(), board.id());
        // The message is stored after it was posted.
        wait_while(async || !person.slash("games", &[]).await.page().contains(&link)).await;
    }
    game.harness.close_after_faults().await;
}

#[tokio::test]
async fn who_deletes_their_data_gives_the_game_up_and_both_see_that() {
    for deletes_seeker in [true, false] {
        let game = DirectGame::start(&BILOBA).await;
        game.play(2).await;
        let [by, other] = if deletes_seeker { [&game.ana, &game.cy] } else { [&game.cy, &game.ana] };
        let question = by.slash("privacy delete", &[]).await;
        by.press(&question, "Yes, delete my data").await;
        let over = game.table().await;
        assert_eq!(over.phase(), Phase::Ended(Ending::Resigned));
        for person in [by, other] {
            let board = sees_board(person, &over).await;
            assert!(!board.has_button("Rematch") && !board.has_button("Make a move"), "{board:?}");
            assert!(board.content().contains("Former player"), "{}", board.content());
        }
        game.harness.close_after_faults().await;
    }
}

#[tokio::test]
async fn elsewhere_the_game_is_named_by_the_opponent_and_not_by_a_channel_that_nobody_sees() {
    let mut game = DirectGame::start(&BILOBA).await;
    game.play(2).await;
    let question = game.cy.slash("resign", &[]).await;
    game.cy.press(&question, "Yes, resign").await;
    game.board(&game.ana).await;
    for (person, other) in [(&mut game.ana, "Cy"), (&mut game.cy, "Ana")] {
        person.go_to_guild(0).await;
        let told = format!("Biloba · table 1 is your game with {other} in a DM with me.");
        person.slash("review", &[("table", "1")]).await.whispers(&told);
    }
    game.harness.close_after_faults().await;
}
