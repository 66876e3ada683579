//! A game leaves one board in its channel: turns against computers are chosen on it, and between people each has one private panel.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use crate::taps::build;

/// A game against a computer in which Ana goes first.
async fn against_computer(ana: &Person, game: &str) -> Message {
    ana.slash("play", &[("game", game), ("computer", "1"), ("begins", "me")]).await
}

#[tokio::test]
async fn a_game_against_a_computer_is_played_on_one_message_with_three_taps_a_turn() {
    for confirms in [true, false] {
        let harness = Harness::open().await;
        let [ana] = harness.people(["ana"]).await;
        ana.slash("settings me", &[("confirm", &confirms.to_string())]).await;
        for (game, first) in [("biloba", "d4-d5"), ("bizingo", "k4-l5"), ("basileus", "b1-c2")] {
            let board = against_computer(&ana, game).await;
            let before = ana.messages().await.len();
            let mut step = ana.press(&board, "Make a move").await;
            for number in [2, 4] {
                let turn = if number == 2 { first.to_owned() } else { harness.some_turn(&ana).await };
                assert!(step.id() == board.id() && step.has_button("Cancel"), "{step:?}");
                let (played, taps) = build(&harness, &ana, step, &turn).await;
                played.says("Ana: ");
                // A longer turn has more steps.
                let is_step = turn.matches(['-', 'x', '>']).count() == 1;
                assert!(!is_step || taps <= if confirms { 3 } else { 2 }, "{game} {turn}: {taps}");
                // The reply comes with the choices of the next turn.
                step = ana.sees(&format!("move {number}\n")).await;
            }
            assert_eq!(step.id(), board.id());
            assert_eq!(ana.messages().await.len(), before, "nothing else was posted");
            ana.resigns().await;
        }
        harness.close().await;
    }
}

#[tokio::test]
async fn a_chooser_on_the_board_can_be_left_and_survives_a_restart() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = against_computer(&ana, "biloba").await;
    let chooser = ana.press(&board, "Make a move").await;
    ben.press(&chooser, "Cancel").await.whispers("You’re not playing in this game.");
    let plain = ana.press(&chooser, "Cancel").await;
    assert!(plain.id() == board.id() && plain.has_button("Make a move"), "{plain:?}");
    plain.shows_board();

    let chooser = ana.press(&plain, "Make a move").await;
    harness.restart().await;
    let (played, _) = build(&harness, &ana, chooser, "d4-d5").await;
    played.says("Ana: d4-d5");
    let reply = ana.sees("move 2\n").await;
    assert!(reply.id() == board.id() && reply.has_button("Cancel"), "{reply:?}");
    // After a typed turn the board is plain.
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await.whispers("You played");
    let reply = ana.sees("move 4\n").await;
    assert!(reply.id() == board.id() && reply.has_button("Make a move"), "{reply:?}");
    harness.close().await;
}

#[tokio::test]
async fn ten_turns_of_two_people_leave_the_invitation_and_one_board() {
    let harness = Harness::open().await;
    let people = harness.people(["ana", "ben"]).await;
    let [ana, ben] = &people;
    let mut board = harness.game(ana, ben).await;
    for number in 1..=10 {
        let person = &people[(number + 1) % 2];
        let turn = harness.some_turn(person).await;
        let chooser = person.press(&board, "Make a move").await;
        chooser.whispers("Which ");
        let (panel, _) = build(&harness, person, chooser, &turn).await;
        panel.whispers("You played");
        assert_eq!(panel.buttons(), ["Make a move"]);
        board = person.sees(&format!("move {number}\n")).await;
        assert_eq!(board.replies_to(), "", "{board:?}");
    }
    let public = async || {
        let messages = ana.messages().await.into_iter();
        messages.filter(|message| !message.is_private()).collect::<Vec<Message>>()
    };
    wait_while(async || public().await.len() != 2).await;
    let shown = public().await;
    assert_eq!(shown[0].id(), board.id());
    shown[1].says("invitation");
    harness.close().await;
}

#[tokio::test]
async fn a_person_has_one_panel_at_a_table() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let first = ana.press(&board, "Make a move").await;
    let second = ana.press(&board, "Make a move").await;
    ana.sees_deletion(&first).await;
    let (panel, _) = build(&harness, &ana, second, "d4-d5").await;
    panel.whispers("You played: d4-d5.");
    let board = ben.plays("d6-c5").await;
    // The panel of the turn before becomes that of the next one.
    let next = ana.press(&panel, "Make a move").await;
    assert_eq!(next.id(), panel.id());
    let another = ana.press(&board, "Make a move").await;
    ana.sees_deletion(&next).await;
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    let turn = harness.some_turn(&ben).await;
    ben.plays(&turn).await;
    // A press in a chooser of an earlier position opens that of now, and says so.
    let value = another.values()[0].to_owned();
    ana.choose(&another, &value).await.whispers("The game has moved on since then.\nWhich ");
    harness.close().await;
}
