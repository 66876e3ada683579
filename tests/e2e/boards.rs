//! One living board for each table: which messages show it, and what remains of those before.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use crate::taps::build;
use bside::rules::GameKind;
use bside::sandbox::Fault;
use std::time::Duration;

/// The messages of the channel that show a board, newest first.
async fn boards(person: &Person) -> Vec<Message> {
    person.messages().await.into_iter().filter(|message| message.pictures() > 0).collect()
}

/// The messages of the channel as text, oldest first.
async fn texts(person: &Person) -> Vec<String> {
    let messages = person.messages().await;
    messages.iter().rev().map(|message| message.content().to_owned()).collect()
}

/// Waits until the channel has one board.
async fn has_one_board(person: &Person) -> Message {
    wait_while(async || boards(person).await.len() != 1).await;
    boards(person).await.remove(0)
}

/// A game of Ana and Ben where the pictures of earlier boards are kept.
async fn game_with_kept_boards() -> (Harness, [Person; 2]) {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    ana.slash("settings server", &[("boards", "pictures")]).await;
    harness.game(&ana, &ben).await;
    (harness, [ana, ben])
}

#[tokio::test]
async fn a_server_may_keep_the_pictures_of_all_boards() {
    let (harness, [ana, ben]) = game_with_kept_boards().await;
    let first = ana.plays("d4-d5").await;
    ben.plays("d6-c5").await;
    ana.loses_buttons(&first).await;
    let kept = boards(&ana).await;
    assert_eq!(kept.len(), 3);
    // Former boards say what was played, and nothing about whose turn it is.
    let contents: Vec<&str> = kept[1..].iter().map(Message::content).collect();
    let start = "-# Biloba · table 1 · start · Ana and Ben";
    assert_eq!(contents, ["-# Biloba · table 1 · move 1 · Ana: d4-d5", start]);
    harness.close().await;
}

#[tokio::test]
async fn what_remains_of_a_board_says_that_its_turn_was_taken_back() {
    for game in GameKind::ALL {
        let harness = Harness::open().await;
        let [ana, ben] = harness.people(["ana", "ben"]).await;
        ana.slash("settings server", &[("boards", "lines")]).await;
        harness.game_of(game.name(), &ana, &ben).await;
        let mut played = Vec::new();
        for person in [&ana, &ben] {
            let turn = harness.some_turn(person).await;
            person.plays(&turn).await;
            played.push(turn);
        }
        ben.offers("takeback").await;
        ana.slash("accept", &[]).await;
        ana.sees("The game is back at the position after move 1.").await;
        let turn = harness.some_turn(&ben).await;
        let last = ben.plays(&turn).await;
        assert_eq!(has_one_board(&ana).await.id(), last.id());
        let name =
            last.content().split("** ·").next().expect("a heading").trim_start_matches("**").to_owned();
        let texts = texts(&ana).await;
        let remains: Vec<&str> = texts.iter().filter_map(|text| text.strip_prefix("-# ")).collect();
        let [first, second] = &played[..] else { unreachable!("two turns") };
        assert_eq!(
            remains[2..],
            [
                format!("{name} · table 1 · move 1 · Ana: {first}"),
                format!("{name} · table 1 · move 2 · Ben: {second} (taken back)"),
                format!("{name} · table 1 · back to move 1"),
            ]
        );
        harness.close().await;
    }
}

/// Ana is to move again, so that the reply to her first turn is taken back with it. Both lines say so.
async fn first_turns_are_taken_back(ana: &Person, ben: &Person) {
    ana.offers("takeback").await;
    ben.slash("accept", &[]).await;
    ana.sees("The game is back at the start.").await;
    for line in ["move 2 · Ben: d6-c5", "move 1 · Ana: d4-d5"] {
        ana.has_seen(&format!("-# Biloba · table 1 · {line} (taken back)")).await;
    }
}

#[tokio::test]
async fn all_kept_boards_whose_turns_were_taken_back_are_marked() {
    let (harness, [ana, ben]) = game_with_kept_boards().await;
    ana.plays("d4-d5").await;
    ben.plays("d6-c5").await;
    first_turns_are_taken_back(&ana, &ben).await;
    harness.close().await;
}

/// The board after Ana's turn loses its buttons only when that was taken back already.
#[tokio::test]
async fn a_turn_taken_back_while_its_kept_board_is_edited_is_marked() {
    let (harness, [ana, ben]) = game_with_kept_boards().await;
    let board = ana.plays("d4-d5").await;
    harness.knows_shown(&ana, &board).await;
    harness.sandbox.inject(Fault::SlowResponse {
        path: format!("/messages/{}", board.id()),
        delay: Duration::from_secs(3),
    });
    ben.plays("d6-c5").await;
    first_turns_are_taken_back(&ana, &ben).await;
    harness.close().await;
}

#[tokio::test]
async fn what_remains_of_a_board_names_the_replies_of_computers_and_those_who_left() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    ana.slash("settings server", &[("boards", "lines")]).await;
    let people = [("opponent", &*ben.id), ("opponent2", &*cy.id)];
    let options =
        [("game", "biloba"), ("seats", "4"), people[0], people[1], ("computer", "1"), ("begins", "me")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    cy.press(&invitation, "Join").await;
    ana.sees("The game starts.").await;
    for (person, replier) in [(&ana, "Ana: "), (&ben, "Ben: "), (&cy, "Seedling: "), (&ana, "Ana: ")] {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await;
        person.has_seen(replier).await;
    }
    ana.sees(" · start · Ana, Ben, Cy and Seedling").await;
    ana.sees(" · move 4 · Seedling: ").await.says("-# Biloba · table 1 · move 3 · Cy: ");
    ana.resigns().await;
    let turn = harness.some_turn(&ben).await;
    ben.plays(&turn).await;
    ana.sees("-# Biloba · table 1 · Ana resigns").await;
    harness.close().await;
}

#[tokio::test]
async fn a_closed_game_is_still_found_in_its_channel() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ben, &cy).await;
    ben.plays("d4-d5").await;
    cy.plays("d6-c5").await;
    let closed = ana.closes_table().await;
    let alt = "Biloba, the game was closed without a result. Last move: Cy: d6-c5.";
    assert!(closed.alt().starts_with(alt), "{}", closed.alt());
    // An invitation that came to nothing has no game to show.
    let invitation = ben.slash("play", &[("game", "bizingo")]).await;
    ben.press(&invitation, "Cancel").await;

    // The channel has the board of the game still.
    let link = cy.slash("board", &[]).await;
    link.whispers("**Biloba** · table 1 · https://discord.com/channels/");
    assert!(link.content().ends_with(closed.id()) && link.pictures() == 0, "{link:?}");
    delete(&ana, &closed).await;
    let board = cy.slash("board", &[]).await;
    board.says("**Biloba** · table 1 · move 2\nCy: d6-c5\nA moderator closed this game. It doesn’t count.");
    assert!(board.alt().starts_with(alt), "{board:?}");
    assert_eq!(board.buttons(), closed.buttons());
    let as_text = cy.slash("board", &[("text", "true")]).await;
    as_text.whispers("Cy: d6-c5\nA moderator closed this game. It doesn’t count.\nBen: ");
    for repeated in ["Biloba", "d6-c5"] {
        assert_eq!(as_text.content().matches(repeated).count(), 1, "{}", as_text.content());
    }
    assert!(!as_text.content().contains('\\'), "{}", as_text.content());
    let step = cy.slash("game", &[("number", "1")]).await;
    assert!(step.alt().starts_with(alt), "{}", step.alt());
    let before = cy.press(&step, "◀").await;
    assert!(before.alt().starts_with("Biloba, Cy to move."), "{}", before.alt());
    assert_eq!(cy.slash("record", &[]).await.files().next(), Some("biloba-1.txt"));
    assert_eq!(cy.slash("replay", &[]).await.files().next(), Some("biloba-1.gif"));
    assert!(ben.suggestions("move", &[("turn", "d")], "turn").await.is_empty());
    ben.slash("move", &[("turn", "d5-d6")]).await.whispers("That game is over.");
    cy.slash("review", &[]).await.whispers("Reviewing the game");
    cy.sees("**Biloba** · table 1 · move 2\n").await;
    harness.close_after_faults().await;
}

/// Deletes a message, as a moderator does.
async fn delete(person: &Person, message: &Message) {
    let path = format!("/channels/{}/messages/{}", person.channel(), message.id());
    let deleted = person.call(reqwest::Method::DELETE, &path, serde_json::json!({})).await;
    assert_eq!(deleted.0, 204, "{deleted:?}");
}

#[tokio::test]
async fn a_game_that_a_moderator_has_closed_has_the_buttons_of_others_that_are_over() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let closed = ana.closes_table().await;
    assert_eq!(closed.buttons(), ["Rematch"], "nothing was played");
    ana.loses_buttons(&board).await;
    let invitation = ben.press(&closed, "Rematch").await;
    invitation.says("Ben invites you to a game of Biloba.");
    ana.press(&invitation, "Join").await;
    ana.sees("The game starts.").await;
    ben.plays("d4-d5").await;
    let closed = ana.closes_table().await;
    assert_eq!(closed.buttons(), ["Rematch", "Replay", "Game record", "Review"]);
    ana.press(&closed, "Replay").await.whispers("table 2 · replay");
    // An invitation that came to nothing has no game.
    ana.press(&closed, "Rematch").await.says("Ana invites you to a game of Biloba.");
    let closed = ana.closes_table().await;
    assert!(closed.buttons().is_empty());
    harness.close().await;
}

#[tokio::test]
async fn the_board_after_a_game_says_what_the_result_has_said() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    harness.play_until_rated(&[&ana, &ben]).await;
    let end = ben.resigns().await;
    delete(&ana, &end).await;
    let again = ana.slash("board", &[]).await;
    // The bot says once what to try next.
    let (told, _) = end.content().split_once("\n-# That was the first game").expect("newcomers");
    // Nobody is called by a board that is only shown again.
    let (told, called) = told.split_once("\n<@").expect("a call");
    assert_eq!(called, format!("{}>, the game is over.", ana.id));
    assert_eq!(again.content(), told);
    end.says("Ben resigns.\n**Ana wins**.\nAna: ");
    ana.slash("board", &[("text", "true")]).await.whispers("Ben resigns.\n**You win**.\nAna: ");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_first_board_says_whether_the_game_is_rated() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await.says("\n-# Rated · no clock");
    for person in [&ana, &ben] {
        let turn = harness.some_turn(person).await;
        let board = person.plays(&turn).await;
        assert!(!board.content().contains("Rated"), "once is enough: {board:?}");
    }
    ana.resigns().await;
    // Where a computer goes first, its turn is on the first board.
    let options = [("game", "biloba"), ("computer", "1"), ("rated", "false"), ("begins", "them")];
    let first = ana.slash("play", &[&options[..], &[("time", "10m")]].concat()).await;
    let board = ana.sees("Seedling: ").await;
    assert_eq!(board.id(), first.id());
    board.says("\n-# Casual · 10 minutes per move");
    harness.close().await;
}

#[tokio::test]
async fn an_old_button_says_where_a_table_has_moved() {
    let harness = Harness::open().await;
    let [mut ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ana.go_to_channel(1).await;
    ana.slash("table move", &[("table", "1")]).await.says("The game continues here.");
    let place = format!("<#{}>", ana.channel());
    let old = harness.post_button(&ben, "review:1:0").await;
    ben.press(&old, "Press").await.whispers(&format!("Biloba · table 1 continues in {place}."));
    ana.closes_table().await;
    ben.press(&old, "Press").await.whispers(&format!("Biloba · table 1 was closed in {place}."));
    harness.close().await;
}

#[tokio::test]
async fn one_message_shows_a_turn_and_the_reply_of_the_computer() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("computer", "1"), ("rated", "false"), ("begins", "me")];
    let board = ana.slash("play", &options).await;
    board.says("The game starts.");
    ana.plays("d4-d5").await.whispers("You played: d4-d5.");
    let both = ana.sees("Seedling: ").await;
    assert_eq!(both.id(), board.id());
    both.says("Ana: d4-d5");
    both.shows_board();
    assert!(both.pings().is_empty(), "{both:?}");
    assert!(both.alt().contains("Ana: d4-d5") && both.alt().contains("Seedling: "), "{}", both.alt());

    // So it is with buttons, also after a restart.
    harness.restart().await;
    let turn = harness.some_turn(&ana).await;
    let chooser = ana.press(&both, "Make a move").await;
    build(&harness, &ana, chooser, &turn).await;
    let both = ana.sees("move 4").await;
    assert_eq!(both.id(), board.id());
    both.says("Ana: ");
    both.says("Seedling: ");
    assert!(both.pings().is_empty(), "{both:?}");
    assert_eq!(has_one_board(&ben).await.id(), board.id());
    harness.close().await;
}

#[tokio::test]
async fn the_board_is_posted_anew_where_others_have_written() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let options = [("game", "biloba"), ("computer", "1"), ("rated", "false"), ("begins", "me")];
    let first = ana.slash("play", &options).await;
    // A deleted board cannot be edited either.
    ana.plays("d4-d5").await;
    let both = ana.sees("Seedling: ").await;
    delete(&ana, &both).await;
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    let anew = ana.sees("· move 4\nAna: ").await;
    assert!(anew.id() != both.id() && anew.pings().is_empty(), "she has moved a moment ago: {anew:?}");
    delete(&ana, &anew).await;
    let sure = ana.slash("resign", &[]).await;
    ana.press(&sure, "Yes, resign").await;
    let end = ana.sees("Ana resigns.").await;
    end.shows_board();
    assert!(end.id() != both.id() && end.id() != first.id());
    harness.close_after_faults().await;
}

#[tokio::test]
async fn an_old_button_opens_the_chooser_of_now() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await;
    let old = harness.post_button(&ana, board.button("Make a move")).await;
    ana.activate(&old, board.button("Make a move")).await.whispers("It’s Ben’s turn.");
    ben.plays("d6-c5").await;
    ana.activate(&old, board.button("Make a move")).await.whispers("Which pawn do you want to move?");
    harness.close().await;
}

#[tokio::test]
async fn the_replies_of_several_computers_come_on_one_board_and_are_numbered() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let options = [("game", "biloba"), ("seats", "3"), ("computer", "1"), ("begins", "me")];
    let board = ana.slash("play", &options).await;
    board.says("The game starts.");
    ana.plays("e3-e4").await.whispers("You played: e3-e4.");
    let replies = ana.sees("(2) Seedling 2: ").await;
    assert_eq!(replies.id(), board.id());
    for told in [replies.content(), replies.alt()] {
        let places = ["Ana: e3-e4", "(1) Seedling: ", "(2) Seedling 2: "].map(|turn| told.find(turn));
        assert!(places.is_sorted() && places[0].is_some(), "{told}");
    }
    let edits = harness.sandbox.requests().into_iter().filter(|request| {
        request.method == "PATCH" && request.path.ends_with(&format!("/messages/{}", board.id()))
    });
    assert_eq!(edits.count(), 1, "the replies come together");
    harness.close().await;
}

#[tokio::test]
async fn the_replies_of_computers_between_two_people_come_on_one_board() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options =
        [("game", "biloba"), ("seats", "4"), ("opponent", &ben.id), ("computer", "1"), ("begins", "me")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    ana.sees("The game starts.").await;
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await.says("Ana: ");
    let turn = harness.some_turn(&ben).await;
    ben.plays(&turn).await.whispers(&format!("You played: {turn}."));
    let board = ana.sees("(3) Seedling 2: ").await;
    assert!(!ana.seen_messages().iter().any(|message| message.content().contains("is thinking")));
    board.says("(1) Ben: ");
    board.says("(2) Seedling: ");
    assert!(!board.content().contains("Ana: "));
    assert_eq!(board.pings(), ["ana"]);
    assert_eq!(has_one_board(&ana).await.id(), board.id());
    harness.close().await;
}

#[tokio::test]
async fn a_resignation_is_told_with_the_reply_of_the_computer_and_not_edited_over() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    ana.slash("settings server", &[("boards", "lines")]).await;
    let options =
        [("game", "biloba"), ("seats", "3"), ("opponent", &*ben.id), ("computer", "1"), ("begins", "me")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    ana.sees("The game starts.").await;
    let play = async |person: &Person| {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await;
    };
    play(&ana).await;
    play(&ben).await;
    ana.sees("move 3\nBen: ").await;
    play(&ana).await;
    let question = ben.slash("resign", &[]).await;
    ben.press(&question, "Yes, resign").await;
    let board = ana.sees("Ben resigns.\nSeedling: ").await;
    assert_eq!(board.pings(), ["ana"]);
    assert!(board.alt().contains("Ben resigns; Seedling: "), "{}", board.alt());
    play(&ana).await;
    let next = ana.sees("move 7\nAna: ").await;
    assert_ne!(next.id(), board.id());
    ana.sees("-# Biloba · table 1 · Ben resigns · move 5 · Seedling: ").await;
    play(&ana).await;
    let last = ana.sees("move 9\nAna: ").await;
    assert_eq!(last.id(), next.id(), "from now on she is alone");
    assert_eq!(has_one_board(&ana).await.id(), last.id());
    harness.close().await;
}

#[tokio::test]
async fn two_who_resign_at_once_leave_one_board() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let options = [("game", "biloba"), ("seats", "3"), ("opponent", &*ben.id), ("opponent2", &*cy.id)];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    cy.press(&invitation, "Join").await;
    ana.sees("The game starts.").await;
    let questions = [ben.slash("resign", &[]).await, cy.slash("resign", &[]).await];
    tokio::join!(ben.press(&questions[0], "Yes, resign"), cy.press(&questions[1], "Yes, resign"));
    let end = ana.sees("**Ana wins**").await;
    end.says("resigns.");
    assert_eq!(has_one_board(&ana).await.id(), end.id());
    harness.close().await;
}
