//! Tests of what a board tells.

use super::*;
use crate::table::{PastChange, RecentChange};

/// A game of Ana, Ben and some computers.
fn playing(computers: u8) -> Table {
    let mut table =
        Table::open(TableId(1), new_table(usize::from(computers) + 2, None), START).expect("a valid table");
    join(&mut table, player("ben"));
    (0..computers).for_each(|number| join(&mut table, computer(number)));
    table
}

fn join(table: &mut Table, by: Player) {
    execute(table, &Command::Join { by });
}

fn execute(table: &mut Table, command: &Command) {
    let at = table.turn_number() as u64;
    let now = START + Duration::from_secs(at);
    let events = table.decide(command, now).expect("a legal command");
    events.iter().for_each(|event| table.apply(event, now).expect("it was decided"));
}

/// The seat to act plays its first legal turn.
fn turn(table: &mut Table) {
    let text = table.game().map(|game| game.position().legal_turns().remove(0)).expect("a game");
    let by = table.to_act().expect("somebody is to move").id;
    execute(table, &Command::Turn { by, text, number: None });
}

fn resign(table: &mut Table, name: &str) {
    execute(table, &Command::Resign { by: player(name).id });
}

/// The seats of the changes, of which those in brackets left the game.
fn told(table: &Table) -> String {
    let told = table.recent_changes().iter().map(|change| match change {
        RecentChange::Turn { seat, .. } => seat.to_string(),
        RecentChange::Withdrawal { seat } => format!("({seat})"),
    });
    told.collect::<Vec<_>>().join(" ")
}

/// The line that will remain of the current board.
fn remains(table: &Table) -> String {
    let changes = table.changes_until(table.event_count()).into_iter().map(|change| match change {
        PastChange::Turn { seat, .. } => seat.to_string(),
        PastChange::Withdrawal { seat } => format!("({seat})"),
        PastChange::Takeback { .. } => "back".to_owned(),
    });
    changes.collect::<Vec<_>>().join(" ")
}

#[test]
fn who_left_the_game_is_told_with_the_replies_of_computers() {
    let mut table = playing(1);
    for expected in [("0", "0"), ("1", "1"), ("1 2", "1 2"), ("2 0", "0")] {
        turn(&mut table);
        assert_eq!((&*told(&table), &*remains(&table)), expected);
    }
    resign(&mut table, "ben");
    assert_eq!(told(&table), "(1)", "the turn before was shown");
    turn(&mut table);
    assert_eq!((told(&table), remains(&table)), ("(1) 2".to_owned(), "(1) 2".to_owned()));
    turn(&mut table);
    turn(&mut table);
    assert_eq!(told(&table), "0 2");
}

#[test]
fn who_leaves_the_game_while_a_computer_is_to_act_is_told_after_the_turn_before() {
    let mut table = playing(2);
    turn(&mut table);
    turn(&mut table);
    resign(&mut table, "ana");
    turn(&mut table);
    turn(&mut table);
    assert_eq!((told(&table), remains(&table)), ("1 (0) 2 3".to_owned(), "1 (0) 2 3".to_owned()));
    assert_eq!(table.shown_turns().len(), 2, "the computers have arrows");
}

#[test]
fn computers_finish_a_game_that_all_people_have_left_the_server() {
    let mut table = playing(2);
    turn(&mut table);
    let leaves =
        |name| Command::ReportMembership { player: player(name).id, is_member: false, is_removable: false };
    execute(&mut table, &leaves("ana"));
    assert!(!table.is_left_to_computers());
    execute(&mut table, &leaves("ben"));
    assert_eq!(told(&table), "(0) (1)");
    assert!(table.is_left_to_computers() && !table.has_removal());
    let mut after = table.game().expect("a game").clone();
    let turns: Vec<String> = (0..8)
        .map(|_| {
            let turn = after.position().legal_turns().remove(0);
            after.play(&turn).expect("legal");
            turn
        })
        .collect();
    let revision = table.revision();
    execute(&mut table, &Command::PlayOut { turns, revision });
    let (left, turns) = table.played_out().expect("it is over");
    assert_eq!((left.len(), turns), (2, 8));
    assert_eq!(told(&table).len(), 1, "the board shows the last turn");
}

#[test]
fn the_only_person_who_leaves_the_server_loses() {
    let mut table = Table::open(TableId(1), new_table(2, None), START).expect("a valid table");
    join(&mut table, computer(0));
    turn(&mut table);
    execute(
        &mut table,
        &Command::ReportMembership { player: player("ana").id, is_member: false, is_removable: false },
    );
    assert_eq!(table.phase(), Phase::Ended(Ending::Forfeited));
    assert_eq!(told(&table), "0 (0)");
}

#[test]
fn the_board_tells_the_turns_of_all_others_since_the_last_one_of_the_player_to_act() {
    let mut table = Table::open(TableId(1), new_table(4, None), START).expect("a valid table");
    ["ben", "cy", "dee"].into_iter().for_each(|name| join(&mut table, player(name)));
    for expected in ["0", "0 1", "0 1 2", "1 2 3", "2 3 0"] {
        turn(&mut table);
        let shown = expected.split(' ').count();
        assert_eq!((&*told(&table), table.shown_turns().len()), (expected, shown));
        assert_eq!(
            remains(&table),
            expected.rsplit(' ').next().expect("a turn"),
            "the lines are beside each other"
        );
    }
    resign(&mut table, "cy");
    assert_eq!(told(&table), "2 3 0 (2)", "Ben has not moved since");
    turn(&mut table);
    assert_eq!(told(&table), "0 (2) 1");
}

#[test]
fn the_board_shows_the_turns_since_the_last_one_of_the_player_to_act() {
    let mut table = playing(2);
    turn(&mut table);
    assert_eq!(table.shown_turns().len(), 1);
    turn(&mut table);
    turn(&mut table);
    turn(&mut table);
    assert_eq!((told(&table), table.shown_turns().len()), ("1 2 3".to_owned(), 3), "Ana has not seen Ben’s");
    resign(&mut table, "ana");
    turn(&mut table);
    turn(&mut table);
    turn(&mut table);
    assert_eq!(
        (told(&table), table.shown_turns().len()),
        ("1 2 3".to_owned(), 2),
        "Ben has played the first"
    );
}
