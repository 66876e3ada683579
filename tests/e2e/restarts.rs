//! The bot restarts, and every table goes on.

use crate::harness::{Harness, posts_of, wait_while};
use crate::taps::{build, taps};
use bside::host::TableRef;
use bside::rules::{GameKind, Setup};
use bside::sandbox::{Fault, RecordedRequest, Settings, WorldConfig};
use bside::table::{ChannelId, Command, NewTable, Participant, Player};
use bside_test_support::database;

#[tokio::test]
async fn a_game_goes_on_after_a_restart_and_its_buttons_work() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let next = ana.plays("d4-d5").await;
    ben.loses_buttons(&board).await;
    let before = ana.messages().await.len();

    harness.restart().await;
    ana.plays("d5-d4").await.whispers("It’s Ben’s turn.");
    let menu = ben.press(&next, "Make a move").await;
    menu.whispers("Which pawn do you want to move?");
    harness.restart().await;
    let value = menu.values()[0].to_owned();
    ben.choose(&menu, &value).await.whispers("– where to?");
    let last = ben.plays("d6-c5").await;
    last.shows_board();
    assert_eq!(last.pings(), ["ana"]);
    ana.loses_buttons(&next).await;
    // The refusal for Ana, and the new board in the place of the one before.
    assert_eq!(ana.messages().await.len(), before + 1, "what all have seen is not shown once more");
    assert_eq!(harness.table(&ana).await.game().expect("a game").turns(), ["d4-d5", "d6-c5"]);
    harness.close().await;
}

#[tokio::test]
async fn a_turn_stored_but_not_shown_is_shown_at_the_start() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    harness.stop_bot().await;
    // The state after a kill between commit and reply.
    harness.store_turn(&ana, "d4-d5").await;

    harness.start_bot().await;
    let shown = ben.sees("Ana: d4-d5").await;
    shown.shows_board();
    assert_eq!(shown.pings(), ["ben"]);
    ben.loses_buttons(&board).await;
    // She got no answer, so she tries again.
    ana.plays("d4-d5").await.whispers("You played: d4-d5.");
    ben.press(&shown, "Make a move").await.whispers("Which pawn do you want to move?");
    harness.close().await;
}

#[tokio::test]
async fn a_board_that_people_have_seen_is_not_posted_again() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let begun = harness.game(&ana, &ben).await;
    let board = ana.plays("d4-d5").await;
    ben.loses_buttons(&begun).await;
    // Others write messages, and one of them looks at the board privately.
    ben.slash("board", &[("view", "Ana")]).await;
    ana.slash("help", &[]).await;
    harness.stop_bot().await;
    // The state after a kill before the message's id was stored.
    let forgotten = format!("UPDATE tables SET shown = shown - 1, message_id = {}", begun.id());
    database::execute(&harness.database(), forgotten.leak()).await;
    let before = ben.messages().await.len();

    harness.start_bot().await;
    let host = harness.host().await;
    wait_while(async || !host.deliveries().pending().await.expect("a store").is_empty()).await;
    assert_eq!(ben.messages().await.len(), before, "nothing is posted, and nobody is called");
    ben.press(&board, "Make a move").await.whispers("Which pawn do you want to move?");
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    ana.loses_buttons(&board).await;
    // The next process deletes once more what was deleted before.
    harness.close_after_faults().await;
}

#[tokio::test]
async fn an_invitation_stored_but_not_shown_is_shown_at_the_start() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.stop_bot().await;
    let player = |id: &str, name: &str| Player::human(id.parse().expect("an id"), name.to_owned());
    let setup = Setup::new(GameKind::Biloba, None, None).expect("a set-up");
    let new_table = NewTable {
        opponents: vec![player(&ben.id, "Ben")],
        ..NewTable::new(ChannelId(ana.channel()), player(&ana.id, "Ana"), setup)
    };
    harness.host().await.tables().open(new_table).await.expect("a free channel");
    harness.start_bot().await;
    let invitation = ben.sees("Ana invites you").await;
    assert_eq!(invitation.pings(), ["ben"]);
    ben.press(&invitation, "Join").await.says("Everyone’s here");
    ben.sees("The game starts.").await;
    harness.close().await;
}

#[tokio::test]
async fn a_killed_process_has_lost_nothing_that_was_answered() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    harness.stop_bot().await;
    let mut turns = Vec::new();
    for person in [&ana, &ben, &ana] {
        let process = harness.start_process().await;
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await.shows_board();
        drop(process);
        turns.push(turn);
        assert_eq!(harness.table(person).await.game().expect("a game").turns(), turns);
    }
    harness.start_bot().await;
    ben.slash("board", &[]).await.shows_board();
    harness.close().await;
}

/// A process is killed while it edits the board of one person with a turn and the reply of the computer. `is_edited` is
/// whether Discord carries the edit out.
async fn board_is_repaired_after_a_kill(is_edited: bool) {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let options = [("game", "biloba"), ("computer", "1"), ("rated", "false"), ("begins", "me")];
    let board = ana.slash("play", &options).await;
    harness.stop_bot().await;
    let process = harness.start_process().await;
    let path = format!("/messages/{}", board.id());
    harness.sandbox.inject(Fault::NoResponse { path: path.clone(), carried_out: is_edited });
    taps(&harness, &ana, &board, "d4-d5").await;
    let is_edit = |request: &RecordedRequest| request.method == "PATCH" && request.path.ends_with(&path);
    wait_while(async || !harness.sandbox.requests().iter().any(is_edit)).await;
    drop(process);
    let table = harness.table(&ana).await;
    assert_eq!(table.turn_number(), 2, "both turns are stored");

    harness.start_bot().await;
    let host = harness.host().await;
    wait_while(async || !host.deliveries().pending().await.expect("a store").is_empty()).await;
    let messages = ana.messages().await;
    let boards: Vec<_> = messages.iter().filter(|message| message.pictures() > 0).collect();
    let [shown] = boards[..] else { panic!("not one board: {boards:#?}") };
    assert_eq!(shown.id(), board.id(), "it is edited");
    assert!(shown.shows_state(&table), "{shown:?}");
    shown.says("Ana: d4-d5");
    shown.says("Seedling: ");
    // The game goes on in the same message.
    let turn = harness.some_turn(&ana).await;
    let chooser = match shown.has_button("Cancel") {
        true => (*shown).clone(),
        false => ana.press(shown, "Make a move").await,
    };
    build(&harness, &ana, chooser, &turn).await;
    assert_eq!(ana.sees("move 4").await.id(), board.id());
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_board_is_repaired_whose_process_was_killed_before_the_edit() {
    board_is_repaired_after_a_kill(false).await;
}

#[tokio::test]
async fn a_board_is_repaired_whose_process_was_killed_after_the_edit() {
    board_is_repaired_after_a_kill(true).await;
}

#[tokio::test]
async fn a_board_is_retired_whose_process_was_killed_before_that() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    harness.stop_bot().await;
    let process = harness.start_process().await;
    let path = format!("/messages/{}", board.id());
    harness.sandbox.inject(Fault::NoResponse { path: path.clone(), carried_out: false });
    let turn = harness.some_turn(&ana).await;
    let next = ana.plays(&turn).await;
    let is_deletion = |request: &RecordedRequest| request.method == "DELETE" && request.path.ends_with(&path);
    wait_while(async || !harness.sandbox.requests().iter().any(is_deletion)).await;
    drop(process);
    harness.start_bot().await;
    ana.loses_buttons(&board).await;
    let messages = ana.messages().await;
    let boards: Vec<_> = messages.iter().filter(|message| message.pictures() > 0).collect();
    assert_eq!(boards.iter().map(|board| board.id()).collect::<Vec<_>>(), [next.id()]);
    // The next start finds nothing to do.
    let (table, host) = (harness.table(&ana).await.id(), harness.host().await);
    wait_while(async || !posts_of(&host, table, "board").await.is_empty()).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_end_of_a_game_that_was_not_shown_tells_the_ratings() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let resign = async |harness: &Harness| {
        let by = Participant::Human(ana.id.parse().expect("an id"));
        let (host, at) = (harness.host().await, TableRef::Channel(ChannelId(ana.channel())));
        host.tables().execute(at, Command::Resign { by }).await.expect("she plays");
    };
    harness.game(&ana, &ben).await;
    harness.play_until_rated(&[&ana, &ben]).await;
    harness.stop_bot().await;
    resign(&harness).await;
    harness.start_bot().await;
    let end = ben.sees("Ana resigns.\n**Ben wins**.").await;
    for name in ["Ana", "Ben"] {
        end.says(&format!("\n{name}: "));
    }
    end.says("4 more games until it settles");
    // A game that is not rated says why.
    harness.game(&ana, &ben).await;
    harness.stop_bot().await;
    resign(&harness).await;
    harness.start_bot().await;
    ben.sees("Unrated: a player resigned").await.says("Ana resigns.\n**Ben wins**.");
    harness.close().await;
}

#[tokio::test]
async fn a_process_stopped_while_connecting_answers_nobody() {
    let plan = r#"
        applications = [{ name = "B-Side", shards = 3 }]
        people = [{ username = "ana", name = "Ana" }]
        [[servers]]
        id = 12582912
        name = "In the first of three"
        owner = "ana"
        channels = [{ name = "table" }]
    "#;
    let world = WorldConfig::from_toml(plan).expect("a world");
    let mut harness = Harness::with_settings(Settings { world, ..Settings::default() }).await;
    let [ana] = harness.people(["ana"]).await;
    ana.slash("help", &[]).await;
    harness.stop_bot().await;
    assert!(ana.try_slash("help", &[]).await.is_none(), "nobody is there");
    harness.start_bot().await;
    harness.close_after_faults().await;
}
