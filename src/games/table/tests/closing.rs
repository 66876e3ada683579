//! Tests of tables that a moderator closes.

use super::*;

#[test]
fn a_moderator_closes_the_table_of_a_channel() {
    play(opened(2, None), "cy close -> closed\n cy close -> table-closed\n ben join -> table-closed");
    let script =
        format!("{BEN_JOINS}\n ana b4-b5 -> turned 0 b4-b5\n cy close -> closed\n ben resign -> table-over");
    let table = play(opened(2, None), &script);
    assert_eq!(table.phase(), Phase::Closed);
    let script = format!("{BEN_JOINS}\n ana resign -> resigned 0, ended Resigned\n cy close -> table-over");
    play(opened(2, None), &script);
}

#[test]
fn a_moderator_who_plays_resigns_instead_of_closing_a_rated_game() {
    let both_move = "ana b4-b5 -> turned 0 b4-b5\n ben h6-h5 -> turned 1 h6-h5";
    let begun = format!("{BEN_JOINS}\n {both_move}");
    play(opened(2, None), &format!("{begun}\n ana close -> resigned 0, ended Resigned"));
    play(opened(2, None), &format!("{begun}\n cy close -> closed"));
    // Nobody escapes from anything where the game could be aborted, which says who has ended it.
    play(opened(2, None), &format!("{BEN_JOINS}\n ana close -> aborted 0"));
    play(opened(2, None), "ana computers -> joined 1, started\n ana close -> aborted 0");
    play(opened(2, None), "ana close -> cancelled");
    let casual = NewTable { casual: true, ..new_table(2, None) };
    let casual = Table::open(TableId(1), casual, START).expect("a valid table");
    play(casual, &format!("{begun}\n ben close -> resigned 1, ended Resigned"));
    play(opened(2, None), &format!("{begun}\n ben left -> left 1\n ana close -> aborted 0"));
    // A player who is out of a game of three has lost it already.
    play(
        opened(3, None),
        "ben join   -> joined 1
         cy  join   -> joined 2, started
         ana e3-e4  -> turned 0 e3-e4
         ben c5-d5  -> turned 1 c5-d5
         cy  e7-e6  -> turned 2 e7-e6
         cy  resign -> resigned 2
         cy  close  -> table-out",
    );
}

#[test]
fn a_game_waits_for_nobody_who_is_out_to_become_binding() {
    let table = play(
        opened(3, None),
        "ben join   -> joined 1
         cy  join   -> joined 2, started
         ana e3-e4  -> turned 0 e3-e4
         ben resign -> resigned 1",
    );
    assert!(!table.all_have_moved(), "cy is still in the game");
    play(table.clone(), "ana abort -> aborted 0");
    let table = play(table, "cy e7-e6 -> turned 2 e7-e6");
    assert!(table.all_have_moved());
    play(table.clone(), "ana abort -> table-too-late-to-abort");
    play(table.clone(), "ana close -> resigned 0, ended Resigned");
    play(table.clone(), "ben close -> table-out");
    play(table, "nobody close -> closed");
}
