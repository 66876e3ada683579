//! Offers while another one is open, commands about offers that are sent twice, and offers whose board is shown anew.

use crate::harness::{Harness, posts_of, wait_while};
use crate::message::Message;
use crate::person::Person;
use bside::host::StoredPost;
use bside::table::MessageId;

/// A message of the channel as it is now.
async fn now(person: &Person, message: &Message) -> Message {
    let messages = person.messages().await;
    messages.into_iter().find(|found| found.id() == message.id()).expect("it is still there")
}

#[tokio::test]
async fn a_second_offer_waits_for_the_answer_to_the_first() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    for person in [&ana, &ben] {
        person.plays(&harness.some_turn(person).await).await;
    }
    let turn = harness.some_turn(&ana).await;
    let board = ana.plays(&turn).await;
    let asked = ana.offers("takeback").await;
    let refused = ben.press(&board, "Offer draw").await;
    refused.whispers("Ana asks for a takeback. Answer that first, with");
    assert_eq!(refused.mentioned_commands().len(), 2, "one that accepts and one that declines");
    ana.slash("draw", &[]).await.whispers("Another request is still open.");
    assert_eq!(now(&ana, &asked).await.buttons(), ["Accept", "Decline"]);

    let declined = ben.press(&asked, "Decline").await;
    assert_eq!(declined.content(), "Ana asked for a takeback. Ben declined.");
    let offer = ben.press(&board, "Offer draw").await;
    offer.says("Ben offers a draw.");
    ana.press(&board, "Request takeback").await.whispers("That was declined.");
    let end = ana.press(&offer, "Accept").await;
    assert_eq!(end.content(), "Ben offered a draw. Ana accepted.");
    harness.close().await;
}

#[tokio::test]
async fn a_takeback_against_the_computer_that_is_asked_for_twice_takes_back_one_move() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let options = [("game", "basileus"), ("computer", "1"), ("rated", "false"), ("begins", "me")];
    ana.slash("play", &options).await;
    for moves in [2, 4] {
        let turn = harness.some_turn(&ana).await;
        ana.plays(&turn).await;
        ana.sees(&format!("· move {moves}\nSeedling: ")).await;
    }
    ana.slash("takeback", &[]).await.whispers("The game is back at the position after move 2.");
    let again = ana.slash("takeback", &[]).await;
    again.whispers("Your move is already taken back.");
    assert_eq!(harness.table(&ana).await.turn_number(), 2);

    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    let board = ana.sees("· move 4\nSeedling: ").await;
    let back = ana.press(&board, "Request takeback").await;
    assert_eq!((back.id(), back.is_private()), (board.id(), false));
    back.says("· move 2\n");
    ana.try_press(&board, "Request takeback").await;
    assert_eq!(now(&ana, &board).await.content(), back.content());
    assert_eq!(harness.table(&ana).await.turn_number(), 2);
    harness.close().await;
}

#[tokio::test]
async fn that_somebody_does_not_want_to_resume_yet_is_gone_when_the_game_resumes() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", &*ben.id), ("time", "1d")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    let line = ana.offers("pause").await;
    harness.knows_line(&ana, &line).await;
    ben.slash("accept", &[]).await;
    let line = ana.offers("resume").await;
    harness.knows_line(&ana, &line).await;
    // The board asks once it is known, so the answer is a line of its own.
    let board = ben.slash("board", &[]).await;
    harness.knows_shown(&ben, &board).await;
    board.says("Ana would like to resume the game.");
    let (table, host) = (harness.table(&ana).await.id(), harness.host().await);
    let is_board = |message: MessageId| message.to_string() == board.id();
    let deliveries = host.deliveries();
    let asks = |post: &StoredPost| post.message.is_some_and(is_board);
    wait_while(async || {
        !posts_of(&host, table, "offer").await.iter().any(asks)
            || !deliveries
                .displayed(table)
                .await
                .expect("a store")
                .is_some_and(|shown| is_board(shown.message))
    })
    .await;
    let refused = ben.slash("decline", &[]).await;
    assert_eq!(refused.content(), "Ben doesn’t want to resume the game yet.");
    harness.restart().await;
    let line = ben.offers("resume").await;
    harness.knows_line(&ben, &line).await;
    ana.slash("accept", &[]).await;
    wait_while(async || ana.messages().await.iter().any(|message| message.id() == refused.id())).await;
    harness.close().await;
}

#[tokio::test]
async fn an_offer_that_moves_with_the_table_is_asked_on_the_board_there() {
    let harness = Harness::open().await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let offer = ana.offers("draw").await;
    harness.knows_line(&ana, &offer).await;
    ana.go_to_channel(1).await;
    ana.slash("table move", &[("table", "1")]).await.says("The game continues here.");
    ben.sees_deletion(&offer).await;
    ben.go_to_channel(1).await;
    let board = ben.messages().await.remove(0);
    board.says(&format!("Ana offers a draw.\n<@{}>, do you agree?", ben.id));
    assert_eq!(board.buttons()[..2], ["Accept", "Decline"]);
    assert_eq!(board.pings(), ["ben"], "though he was asked a moment ago, elsewhere; Ana has moved it");
    // The board says what was answered, and the message stays.
    let declined = ben.press(&board, "Decline").await;
    assert_eq!(declined.id(), board.id());
    declined.says("Ben declines the draw.");
    assert!(!declined.buttons().contains(&"Accept"));
    harness.close().await;
}

#[tokio::test]
async fn an_offer_is_asked_on_a_board_that_is_shown_again() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let before = ana.plays("d4-d5").await;
    let offer = ana.offers("draw").await;
    harness.knows_line(&ana, &offer).await;
    let board = ana.slash("board", &[]).await;
    harness.knows_shown(&ana, &board).await;
    board.says(&format!("Ana offers a draw.\n<@{}>, do you agree?", ben.id));
    assert_eq!(board.buttons()[..2], ["Accept", "Decline"]);
    // The board says all that the line and the former board said.
    ben.sees_deletion(&offer).await;
    ben.sees_deletion(&before).await;
    ben.press(&board, "Accept").await;
    ben.sees("**Draw** agreed by Ana and Ben.").await.shows_board();
    harness.close().await;
}

#[tokio::test]
async fn who_moves_a_table_is_not_pinged_there() {
    let harness = Harness::open().await;
    let [mut ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    // Ana is to move, and Ben asks her.
    let offer = ben.offers("draw").await;
    harness.knows_line(&ana, &offer).await;
    ana.go_to_channel(1).await;
    let board = ana.slash("table move", &[("table", "1")]).await;
    board.says("do you agree?");
    assert!(board.pings().is_empty(), "{:?}", board.pings());
    harness.close().await;
}

#[tokio::test]
async fn who_is_asked_and_is_to_move_is_mentioned_once_on_the_board() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let options = [("game", "biloba"), ("seats", "3"), ("time", "1d"), ("begins", "me")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    cy.press(&invitation, "Join").await;
    cy.sees("The game starts.").await;
    for (asker, asked) in [(&ben, 2), (&ana, 2)] {
        let line = asker.offers("pause").await;
        harness.knows_line(asker, &line).await;
        let board = cy.slash("board", &[]).await;
        harness.knows_shown(&cy, &board).await;
        for person in [&ana, &ben, &cy] {
            let mention = format!("<@{}>", person.id);
            let times = board.content().matches(&*mention).count();
            // Ana is mentioned in any case: she is asked, or else she is to move.
            assert_eq!(times, usize::from(person.id != asker.id || asker.id == ana.id), "{board:?}");
        }
        let pinged_once =
            if asker.id == ana.id { "it’s your turn. Your time" } else { "It’s Ana’s turn. The time" };
        board.says(pinged_once);
        assert_eq!(harness.table(&ana).await.seats_to_answer().count(), asked);
        let other = if asker.id == ana.id { &ben } else { &ana };
        other.press(&board, "Decline").await;
    }
    harness.close().await;
}

#[tokio::test]
async fn an_offer_that_the_board_asks_is_told_as_lapsed_like_others() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    ana.slash("settings server", &[("boards", "lines")]).await;
    harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await;
    let line = ana.offers("draw").await;
    harness.knows_line(&ana, &line).await;
    let board = ben.slash("board", &[]).await;
    harness.knows_shown(&ben, &board).await;
    harness.knows_line(&ben, &board).await;
    board.says(&format!("Ana offers a draw.\n<@{}>, do you agree?\nIt’s also your turn.", ben.id));
    ben.plays("d6-c5").await;
    let told = ana.has_seen("move 1 · Ana: d4-d5 · Ana offered a draw. It’s no longer open").await;
    assert!(told.id() == board.id() && told.buttons().is_empty() && told.pictures() == 0);
    // The former board still says so when the move is taken back.
    let line = ana.offers("takeback").await;
    harness.knows_line(&ana, &line).await;
    ben.slash("accept", &[]).await;
    let marked = ana.sees("move 1 · Ana: d4-d5 (taken back)").await;
    assert_eq!(marked.id(), board.id());
    assert!(marked.content().ends_with(" · Ana offered a draw. It’s no longer open"), "{marked:?}");

    // The process ends before the former board shrinks.
    let line = ben.offers("draw").await;
    harness.knows_line(&ben, &line).await;
    let board = ana.slash("board", &[]).await;
    harness.knows_shown(&ana, &board).await;
    let now = harness.post_button(&ana, "nothing").await;
    harness.stop_bot().await;
    harness.store_turn(&ana, "d4-d5").await;
    let (table, host) = (harness.table(&ana).await, harness.host().await);
    let (message, count) = (MessageId(now.id().parse().expect("an id")), table.event_count());
    host.deliveries().record(table.id(), table.channel(), message, count).await.expect("a store");
    harness.start_bot().await;
    let told = ana.sees("back to the start · Ben offered a draw. It’s no longer open").await;
    assert!(told.id() == board.id() && told.buttons().is_empty());
    wait_while(async || !posts_of(&host, table.id(), "board").await.is_empty()).await;
    harness.close().await;
}

#[tokio::test]
async fn a_board_that_asks_says_who_agrees() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3")]).await;
    ben.press(&invitation, "Join").await;
    cy.press(&invitation, "Join").await;
    cy.sees("The game starts.").await;
    let line = ana.offers("draw").await;
    harness.knows_line(&ana, &line).await;
    let board = cy.slash("board", &[]).await;
    harness.knows_shown(&cy, &board).await;
    // From now on the board asks, and its line is gone.
    harness.knows_line(&cy, &board).await;
    let half = ben.press(&board, "Accept").await;
    assert_eq!(half.id(), board.id());
    half.says(&format!("Ana offers a draw. Ben accepts the draw.\n<@{}>, do you agree?", cy.id));
    cy.press(&board, "Decline").await;
    let line = ben.offers("draw").await;
    harness.knows_line(&ben, &line).await;
    let board = cy.slash("board", &[]).await;
    harness.knows_shown(&cy, &board).await;
    harness.knows_line(&cy, &board).await;
    harness.restart().await;
    // Typed, the board says so as well, and no line is left.
    ana.slash("accept", &[]).await.whispers("You accept the draw.");
    let half = ana.sees("Ben offers a draw. Ana accepts the draw.").await;
    assert_eq!((half.id(), &half.buttons()[..2]), (board.id(), &["Accept", "Decline"][..]));
    harness.close().await;
}

#[tokio::test]
async fn an_offer_that_only_a_computer_has_to_answer_has_no_buttons() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let people = [("opponent", &*ben.id), ("begins", "me"), ("computer", "1")];
    let invitation = ana.slash("play", &[&[("game", "biloba"), ("seats", "3")], &people[..]].concat()).await;
    ben.press(&invitation, "Join").await;
    ana.sees("The game starts.").await;
    let offer = ana.offers("draw").await;
    harness.knows_line(&ana, &offer).await;
    ben.slash("accept", &[]).await.whispers("You accept the draw.");
    ana.has_seen("Ana offered a draw. Seedling declined.").await;
    for line in ana.seen_messages().iter().filter(|message| message.id() == offer.id()) {
        assert_eq!(line.content().contains("do you agree?"), line.has_button("Accept"), "{line:?}");
    }
    harness.close().await;
}

#[tokio::test]
async fn a_game_that_one_person_has_paused_asks_nobody_to_resume_it() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let options = [("game", "biloba"), ("computer", "1"), ("time", "1d"), ("begins", "me")];
    let board = ana.slash("play", &options).await;
    ana.press(&board, "Ask to pause").await;
    let paused = ana.sees("When it resumes, it’s Ana’s turn.").await;
    assert_eq!(paused.content().matches("paused").count(), 1, "{paused:?}");
    let computers = "Everyone else in this game is a computer";
    let alone = "The game is paused. Press **Ask to resume** under the board, and it goes on at once.";
    ana.plays("d4-d5").await.whispers(alone);
    let help = ana.slash("help", &[]).await.page();
    assert!(help.contains("The game is paused. **/resume** restarts it."), "{help}");
    ana.press(&paused, "Ask to resume").await;
    ana.sees("Your time runs out").await;
    ana.slash("table give-time", &[]).await.whispers(computers);
    ana.plays("d4-d5").await.whispers("You played: d4-d5.");
    for message in ana.seen_messages() {
        assert!(!message.content().contains("others"), "{message:?}");
    }
    harness.close().await;
}

#[tokio::test]
async fn who_has_asked_or_is_asked_to_resume_is_not_told_to_ask() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", &*ben.id), ("time", "1d")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    let offer = ana.offers("pause").await;
    ben.press(&offer, "Accept").await;
    let paused = ana.sees("When it resumes, it’s Ana’s turn.").await;
    let asks =
        "To resume it, press **Ask to resume** under the board. It goes on as soon as everyone has agreed.";
    ben.plays("d6-c5").await.whispers(asks);
    assert!(paused.has_button("Ask to resume"), "{paused:?}");
    let line = ana.offers("resume").await;
    harness.knows_line(&ana, &line).await;
    ana.plays("d4-d5").await.whispers("The game is paused. It goes on as soon as everyone has agreed.");
    let asked = ben.plays("d6-c5").await;
    asked.whispers("You’ve been asked to resume it: agree with **/accept**.");
    assert_eq!(asked.mentioned_commands().len(), 1);
    let help = ben.slash("help", &[]).await.page();
    assert!(help.contains("The game is paused. You have seat 2."), "{help}");
    ben.slash("accept", &[]).await;
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    // The board may be deleted while it is edited.
    harness.close_after_faults().await;
}
