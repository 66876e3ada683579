//! Tests of who is notified.

use super::*;

/// The people whom the message about a command notifies.
#[track_caller]
fn called(table: &mut Table, seconds: u64, line: &str) -> Vec<String> {
    let before = table.event_count();
    let script = format!("{seconds}s {line} -> ");
    let now = time(script.split(' ').next().expect("a time")).expect("a time");
    for event in table.decide(&command(line, now), now).expect(line) {
        table.apply(&event, now).expect("what was decided can be applied");
    }
    table.called_since(Some(before)).iter().map(|player| PEOPLE[player.0 as usize].to_owned()).collect()
}

/// Plays the first legal turn of the computer to act, and returns the people whom it notifies.
#[track_caller]
fn reply(table: &mut Table, seconds: u64) -> Vec<&'static str> {
    let now = time(&format!("{seconds}s")).expect("a time");
    let computer = table.to_act().expect("a computer").id;
    let text = table.game().expect("a game").position().legal_turns().swap_remove(0);
    let before = table.event_count();
    let turn = Command::Turn { by: computer, text, number: None };
    for event in table.decide(&turn, now).expect("a legal turn") {
        table.apply(&event, now).expect("what was decided can be applied");
    }
    table.called_since(Some(before)).iter().map(|player| PEOPLE[player.0 as usize]).collect()
}

const NOBODY: [&str; 0] = [];

#[test]
fn an_invitation_that_is_moved_to_and_fro_calls_once_a_minute() {
    let mut table = opened(2, Some("ben"));
    assert_eq!(table.called_since(None), [PlayerId(2)]);
    for second in 1..60 {
        let line = if second % 2 == 0 { "ana here" } else { "ana there" };
        assert_eq!(called(&mut table, second, line), NOBODY);
    }
    assert_eq!(called(&mut table, 60, "ana here"), ["ben"]);
    assert_eq!(called(&mut table, 61, "ana there"), NOBODY);
    assert_eq!(table.called_since(None), [PlayerId(2)], "a message that shows all of it calls");
}

#[test]
fn an_offer_calls_once_a_minute() {
    let mut table = play(opened(2, Some("ben")), "ben join -> joined 1, started");
    assert_eq!(called(&mut table, 0, "ana b4-b5"), ["ben"]);
    assert_eq!(called(&mut table.clone(), 30, "ana draw"), NOBODY);
    assert_eq!(called(&mut table, 60, "ana draw"), ["ben"]);
}

#[test]
fn those_who_act_are_called_again_at_once() {
    let mut table = opened(2, Some("ben"));
    assert_eq!(called(&mut table, 1, "ben join"), ["ana"]);
    assert_eq!(called(&mut table, 2, "ana b4-b5"), ["ben"]);
    assert_eq!(called(&mut table, 3, "ben h6-h5"), ["ana"]);
    assert_eq!(called(&mut table, 4, "ben draw"), NOBODY, "she was called a second ago");
    assert_eq!(called(&mut table, 5, "ana refuse"), NOBODY, "it is her own turn");
}

#[test]
fn a_clock_that_was_set_back_does_not_silence_a_table() {
    let mut table = opened(2, Some("ben"));
    assert_eq!(called(&mut table, 90, "ana there"), ["ben"]);
    assert_eq!(called(&mut table, 30, "ana here"), ["ben"]);
}

#[test]
fn who_plays_alone_is_not_called_for_a_reply_that_comes_at_once() {
    for (seconds, expected) in [(3, &NOBODY[..]), (70, &["ana"])] {
        let mut table = play(opened(2, None), "ana computers -> joined 1, started");
        assert_eq!(called(&mut table, 2, "ana b4-b5"), NOBODY);
        assert_eq!(reply(&mut table, seconds), expected);
    }
}

#[test]
fn who_is_left_alone_with_computers_is_not_called_for_the_reply_to_their_turn() {
    let opened = opened(3, Some("ben"));
    let mut table = play(opened, "ben join -> joined 1\n ana computers -> joined 2, started");
    let first = |table: &Table| table.game().expect("a game").position().legal_turns().swap_remove(0);
    let turn = first(&table);
    assert_eq!(called(&mut table, 1, &format!("ana {turn}")), ["ben"]);
    assert_eq!(called(&mut table, 2, "ana resign"), NOBODY, "he was called a second ago");
    let turn = first(&table);
    assert_eq!(called(&mut table, 3, &format!("ben {turn}")), NOBODY);
    assert_eq!(reply(&mut table, 4), NOBODY);
}

#[test]
fn the_end_by_a_plan_calls_its_owner_and_not_the_one_whose_turn_it_answers() {
    let mut table = play(opened(2, Some("ben")), "ben join -> joined 1, started");
    let before = table.event_count();
    let turn = |seat, text: &str| Event::TurnPlayed { seat, text: text.to_owned() };
    let events = [turn(0, "b4-b5"), Event::PlanFollowed { seat: 1 }, turn(1, "h6-h5")];
    for event in events.iter().chain([&Event::Ended(Ending::ByRules)]) {
        table.apply(event, START).expect("it fits");
    }
    assert_eq!(table.called_since(Some(before)), [PlayerId(2)], "Ana has moved by hand, and is there");
}

#[test]
fn who_does_not_move_in_time_is_told_at_once_that_the_others_play_on() {
    let mut table = clocks::timed(Some(TimeControl::OneHour), &["ben", "cy"]);
    assert_eq!(called(&mut table, 45 * 60, "nobody tick"), ["ana"], "a reminder");
    assert_eq!(called(&mut table, 60 * 60, "nobody tick"), ["ben", "ana"]);
    assert_eq!(table.put_out(), [PlayerId(1)]);
    let turn = table.game().expect("a game").position().legal_turns().swap_remove(0);
    assert_eq!(called(&mut table, 61 * 60, &format!("ben {turn}")), ["cy"], "once");
}

#[test]
fn the_end_calls_those_who_did_not_cause_it() {
    let mut table = play(opened(2, Some("ben")), "ben join -> joined 1, started");
    assert_eq!(called(&mut table.clone(), 60, "ana resign"), ["ben"]);
    assert_eq!(called(&mut table.clone(), 1, "ben resign"), ["ana"], "also if she was called a second ago");
    assert_eq!(called(&mut table.clone(), 1, "ana abort"), ["ben"]);
    assert_eq!(called(&mut table.clone(), 1, "dee close"), NOBODY, "a moderator tells all");
    assert_eq!(called(&mut table, 60, "ben draw"), ["ana"]);
    assert_eq!(called(&mut table, 61, "ana accept"), ["ben"]);
    let mut table = play(opened(2, None), "ana computers -> joined 1, started");
    assert_eq!(called(&mut table, 60, "ana resign"), NOBODY, "she plays alone");
    let mut table = play(presence::begun(), "4d ben ask -> asked 1");
    assert_eq!(called(&mut table, 9 * 24 * 60 * 60, "ben claim"), ["ana"], "he has claimed it himself");
}
