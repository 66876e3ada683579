//! How many taps a turn takes, from the board before it to the board after it. A button is one tap; a menu is two, since
//! it is opened first.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use bside::host::TableRef;
use bside::i18n::{Localizer, effects_text};
use bside::rules::AnyPosition;
use bside::table::Command;

/// Builds a turn in the chooser of a board, plays it and returns the number of taps.
pub async fn taps(harness: &Harness, person: &Person, board: &Message, turn: &str) -> usize {
    let table = harness.table(person).await;
    let played = table.game().expect("a game").position().clone().play(turn);
    let (_, effects) = played.expect("a legal turn");
    let words = effects_text(&Localizer::english(), &table, &effects);
    let chooser = person.press(board, "Make a move").await;
    let (answer, taps) = build(harness, person, chooser, turn).await;
    // In a game of one person the board is the chooser.
    assert!(answer.content().contains(&words), "{answer:?}");
    taps + 1
}

/// Builds a turn in a chooser and plays it. Returns the answer to the last tap and the number of taps.
pub async fn build(harness: &Harness, person: &Person, mut step: Message, turn: &str) -> (Message, usize) {
    let table = harness.table(person).await;
    let position = table.game().expect("a game").position();
    let mut taps = 0;
    loop {
        let leads_on = |value: &&str| leads(position, value, turn);
        let value = step.values().into_iter().find(leads_on).expect("a way to the turn").to_owned();
        taps += if step.button_of(&value).is_some() { 1 } else { 2 };
        step = person.choose(&step, &value).await;
        if step.has_button("Play it") {
            return (person.press(&step, "Play it").await, taps + 1);
        }
        if value.starts_with('=') {
            return (step, taps);
        }
    }
}

/// Whether an option of a chooser leads to a turn.
fn leads(position: &AnyPosition, value: &str, turn: &str) -> bool {
    if let Some(complete) = value.strip_prefix('=') {
        return complete == turn;
    }
    let choices = position.choices(value).expect("it was offered");
    choices
        .list
        .iter()
        .any(|choice| choice.text() == turn || !choice.is_complete && leads(position, &choice.text(), turn))
}

/// A board with this person to act, after these turns of Ana and Ben.
async fn board_after(harness: &Harness, game: &str, ana: &Person, ben: &Person, turns: &[&str]) -> Message {
    let mut board = harness.game_of(game, ana, ben).await;
    for (turn, person) in turns.iter().zip([ana, ben].into_iter().cycle()) {
        board = person.plays(turn).await;
    }
    board
}

#[tokio::test]
async fn a_usual_turn_takes_three_taps_and_four_with_confirmation() {
    for confirms in [true, false] {
        let harness = Harness::open().await;
        let [ana, ben] = harness.people(["ana", "ben"]).await;
        ana.slash("settings me", &[("confirm", &confirms.to_string())]).await;
        for (game, turn) in
            [("biloba", "d4-d5"), ("bizingo", "k4-l5"), ("basileus", "b1-c2"), ("bilitaire", "xd5")]
        {
            let board = harness.game_of(game, &ana, &ben).await;
            let expected = if confirms { 4 } else { 3 };
            assert_eq!(taps(&harness, &ana, &board, turn).await, expected, "{game}");
            ana.closes_table().await;
        }
        harness.close().await;
    }
}

#[tokio::test]
async fn a_turn_of_the_shifter_takes_five_taps_at_most() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let turns = ["xd5", "B1-A1", "b5xd5", "A1-B1", "e5xc5"];
    for (turn, expected) in
        [("C4-D4", 3), ("B1-A1!2", 4), ("A2A3-A1A2", 5), ("B4C4-A4B4", 5), ("B4C4-C4D4!2", 5)]
    {
        let board = board_after(&harness, "bilitaire", &ana, &ben, &turns).await;
        assert_eq!(taps(&harness, &ben, &board, turn).await, expected, "{turn}");
        ana.resigns().await;
    }
    harness.close().await;
}

#[tokio::test]
async fn a_forced_choice_against_the_computer_is_shown_in_the_one_board() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    ana.slash("settings me", &[("confirm", "false")]).await;
    ana.slash("play", &[("game", "biloba"), ("computer", "1"), ("begins", "me")]).await;
    harness.stop_bot().await;
    let table = harness.table(&ana).await;
    let host = harness.host().await;
    for (seat, turn) in ["e4-f5", "g6-e4"].into_iter().enumerate() {
        let by = table.seats()[seat].as_ref().expect("somebody").id;
        let turn = Command::Turn { by, text: turn.to_owned(), number: None };
        host.tables().execute(TableRef::Id(table.id()), turn).await.expect("a legal turn");
    }
    harness.start_bot().await;
    let board = ana.sees("You must capture e4.").await;
    let played = ana.press(&board, "d4 moves in to e4").await;
    played.says("takes e4");
    let both = ana.sees("move 4\nSeedling: ").await;
    assert_eq!([both.id(), played.id()], [board.id(); 2]);
    both.says("takes e4");
    harness.close().await;
}

#[tokio::test]
async fn a_forced_choice_stands_under_the_board() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = board_after(&harness, "biloba", &ana, &ben, &["e4-f5", "g6-e4"]).await;
    board.says("You must capture e4. Which pawn moves in?");
    let buttons = [
        "d3 moves in to e4",
        "d4 moves in to e4",
        "f4 moves in to e4",
        "f5 moves in to e4",
        "Make a move",
        "Offer draw",
        "Request takeback",
        "Resign",
        "How to play",
        "Explore",
    ];
    assert_eq!(board.buttons(), buttons);
    harness.restart().await;
    ben.press(&board, "d4 moves in to e4").await.whispers("It’s Ana’s turn.");
    // With confirmation it is two taps.
    let meant = ana.press(&board, "d4 moves in to e4").await;
    meant.whispers("Play this? **takes e4, d4 moves in to e4**");
    ana.press(&meant, "Play it").await.whispers("You played: takes e4, d4 moves in to e4.");
    ana.sees("Ana: takes e4").await;
    // The board itself is deleted once the next is shown.
    let old = harness.post_button(&ana, "pick:1:2:=f4>e4").await;
    ana.press(&old, "Press").await.whispers("It’s Ben’s turn.");
    ana.resigns().await;

    let turns = "d1-c2 e8-d7 c1-d2 f8-e7 g1-f2 d7-e6 f2-e3 i8-h7 a1-b2 e6-f5 c2-b3 f5-g5 e3-f4";
    let turns: Vec<&str> = turns.split(' ').collect();
    let board = board_after(&harness, "basileus", &ana, &ben, &turns).await;
    board.says("You must capture. g5-e3-c1, takes f4 and d2 – where to?");
    let routes = ["to a1-c3-a3, takes b1, b2 and b3", "to a3-c3, takes b2 and b3"];
    assert_eq!(board.buttons()[..2], routes);
    // Without confirmation it is one, and the next board is the answer.
    ben.slash("settings me", &[("confirm", "false")]).await;
    let next = ben.press(&board, routes[1]).await;
    next.says("Ben: g5-e3-c1-a3-c3");
    assert!(next.id() != board.id() && next.pictures() == 1, "{next:?}");
    ana.resigns().await;

    let turns: Vec<&str> = "e1-d2 b8-c7 d2-d3 c8-b7 d3-c4 c7-b6 c4-b5".split(' ').collect();
    let board = board_after(&harness, "basileus", &ana, &ben, &turns).await;
    board.says("You must capture.");
    ben.press(&board, "to b4, takes b5").await.says("**Ben wins**. The basileus was captured.");

    let turns = ["xd5", "B1-A1", "b5xd5", "A1-B1", "e5xc5", "C4-D4!2"];
    let board = board_after(&harness, "bilitaire", &ana, &ben, &turns).await;
    board.says("You must jump over exactly 2 balls");
    assert!(board.buttons().len() > 4, "{:?}", board.buttons());
    ana.resigns().await;

    // A free choice is made in the chooser.
    let board = harness.game_of("bizingo", &ana, &ben).await;
    assert_eq!(board.buttons(), ["Make a move", "Offer draw", "Cancel game", "How to play", "Explore"]);
    harness.close().await;
}
