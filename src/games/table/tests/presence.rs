//! Tests of players who do not move at tables without a clock, and of time given to opponents.

use super::clocks::timed;
use super::*;

/// Ana and Ben have played two turns each of a game without a clock at its start, and Ana is to move.
pub(super) fn begun() -> Table {
    play(
        timed(None, &["ben"]),
        "ana b4-b5 -> turned 0 b4-b5
         ben h6-h5 -> turned 1 h6-h5
         ana d4-d5 -> turned 0 d4-d5
         ben h5-h6 -> turned 1 h5-h6",
    )
}

#[test]
fn the_waiting_player_asks_after_three_days_and_claims_the_game_after_four_more() {
    let table = play(
        begun(),
        "71h ben ask      -> table-not-absent-yet
         71h nobody tick  ->
         3d  nobody tick  -> absent
         3d  nobody tick  ->
         3d  ana ask      -> table-absence-own-turn
         3d  cy ask       -> table-not-seated
         3d  ben claim    -> table-ask-first
         4d  ben ask      -> asked 1
         4d  ben ask      -> table-already-asked
         191h nobody tick ->
         191h ben claim   -> table-already-asked
         8d  nobody tick  -> absent
         8d  ana claim    -> table-absence-own-turn
         9d  ben claim    -> timed out 0, ended OutOfTime
         9d  ben claim    -> table-over",
    );
    assert_eq!(table.game().map(|game| game.places().to_string()), Some("2 1".to_owned()));
}

#[test]
fn the_table_says_what_the_waiting_player_may_do() {
    let says = |table: &Table| (table.offers_question(), table.awaits_answer(), table.offers_claim());
    let table = begun();
    assert_eq!(says(&table), (false, false, false));
    let table = play(table, "3d nobody tick -> absent");
    assert_eq!(says(&table), (true, false, false));
    let table = play(table, "4d ben ask -> asked 1");
    assert_eq!((says(&table), table.claim_from()), ((false, true, false), time("8d")));
    let table = play(table, "8d nobody tick -> absent");
    assert_eq!(says(&table), (false, true, true));
    let table = play(table, "8d ana b5-b4 -> turned 0 b5-b4");
    assert_eq!(says(&table), (false, false, false));
}

#[test]
fn a_game_that_has_hardly_begun_is_called_off_instead() {
    let one_each = play(timed(None, &["ben"]), "ana b4-b5 -> turned 0 b4-b5\n ben h6-h5 -> turned 1 h6-h5");
    let asked = play(one_each, "3d ben ask -> asked 1\n 6d ben abort -> table-too-late-to-abort");
    let table = play(asked.clone(), "7d ana abort -> table-too-late-to-abort\n 7d ben claim -> aborted 1");
    assert_eq!(table.phase(), Phase::Closed);
    play(asked, "7d ben abort -> aborted 1");
}

#[test]
fn any_action_of_the_player_ends_the_question() {
    let asked = play(begun(), "3d ben ask -> asked 1");
    for (action, refusal) in [
        ("ana b5-b4 -> turned 0 b5-b4", "table-absence-own-turn"),
        ("ana present -> present 0", "table-ask-first"),
        ("ana draw -> offered 0", "table-ask-first"),
    ] {
        let table = play(asked.clone(), &format!("4d {action}\n 7d ben claim -> {refusal}"));
        assert!(!table.awaits_answer(), "{action}");
    }
    // Actions of other players do not answer the question.
    let table = play(asked, "4d ben draw -> offered 1\n 4d ana present -> present 0");
    play(table, "4d ana present -> table-answered-before\n 4d ben present -> table-not-asked");
}

#[test]
fn a_player_answers_once_in_a_turn() {
    let table = play(
        begun(),
        "3d ben ask         -> asked 1
         6d ana present     -> present 0
         8d ben ask         -> table-not-absent-yet
         9d nobody tick     -> absent
         9d ben ask         -> asked 1
         10d ana present    -> table-answered-before
         10d ana draw       -> offered 0
         12d ben claim      -> table-already-asked",
    );
    play(table.clone(), "13d ben claim -> timed out 0, ended OutOfTime");
    // In the next turn the player can answer again.
    play(
        table,
        "12d ana b5-b4   -> turned 0 b5-b4
         12d ben h6-h5   -> turned 1 h6-h5
         15d ben ask     -> asked 1
         16d ana present -> present 0",
    );
}

#[test]
fn vacations_and_downtime_do_not_count() {
    let table = play(
        begun(),
        "1d ana away until 11d -> away 0
         5d ben ask            -> table-not-absent
         11d nobody tick       -> back 0
         12d ben ask           -> table-not-absent-yet
         13d ben ask           -> asked 1
         14d ana away until 20d -> away 0
         19d ben claim         -> table-not-absent
         20d nobody tick       -> back 0
         22d ben claim         -> table-already-asked",
    );
    assert_eq!(table.claim_from(), time("23d"));
    let mut table = play(begun(), "3d ben ask -> asked 1");
    let credited = Event::TimeCredited { time: Duration::from_hours(48) };
    table.apply(&credited, time("6d").expect("a time")).expect("it can always be");
    assert_eq!(table.claim_from(), time("9d"));
}

#[test]
fn an_answer_on_vacation_counts_from_its_end() {
    let table = play(
        begun(),
        "3d ben ask          -> asked 1
         4d ana away until 9d -> away 0
         6d ana present      -> present 0
         9d nobody tick      -> back 0
         11d ben ask         -> table-not-absent-yet
         12d ben ask         -> asked 1",
    );
    assert_eq!(table.claim_from(), time("16d"));
}

#[test]
fn the_others_play_on_without_the_one_of_three_who_is_gone() {
    let table = play(
        timed(None, &["ben", "cy"]),
        "ana e3-e4     -> turned 0 e3-e4
         ben c5-d5     -> turned 1 c5-d5
         cy  e7-e6     -> turned 2 e7-e6
         ana e4-e3     -> turned 0 e4-e3
         ben d5-c5     -> turned 1 d5-c5
         cy  e6-e7     -> turned 2 e6-e7
         4d  cy ask    -> asked 2
         4d  ben ask   -> table-already-asked
         8d  ben claim -> timed out 0
         8d  ben c5-d5 -> turned 1 c5-d5",
    );
    assert_eq!(table.to_act(), Some(&player("cy")));
    assert!(!table.awaits_answer(), "the question was for Ana");
}

#[test]
fn the_question_declines_an_offer_that_its_player_has_left_behind() {
    let table = play(begun(), "1d ana draw -> offered 0\n 4d ben ask -> refused 1, asked 1");
    assert!(table.offer().is_none() && table.awaits_answer());
    // One's own offer does not stand in the way.
    play(begun(), "1d ben draw -> offered 1\n 4d ben ask -> asked 1");
}

#[test]
fn only_people_without_a_clock_are_asked() {
    play(timed(Some(TimeControl::SevenDays), &["ben"]), "4d ben ask -> table-absence-clock");
    let with_computer =
        play(opened(2, None), "ana computers -> joined 1, started\n 4d ana ask -> table-absence-computers");
    assert!(!with_computer.allows_presence_questions());
}

#[test]
fn an_opponent_adds_time_to_a_turn_once() {
    let table = play(
        timed(Some(TimeControl::OneHour), &["ben"]),
        "10m ana extend  -> table-own-turn
         45m nobody tick -> reminded
         50m ben extend  -> extended 1
         51m ben #1 extend -> say-stale-button
         51m ben extend  -> table-already-extended",
    );
    assert_eq!(table.deadline(), time("2h"));
    let table = play(
        table,
        "104m nobody tick ->
         105m nobody tick -> reminded
         110m ana b4-b5   -> turned 0 b4-b5
         111m ana extend  -> extended 0",
    );
    assert_eq!(table.deadline(), time("230m"));
    play(
        timed(None, &["ben"]),
        "1h ben extend -> table-give-time-no-clock\n 2h ana extend -> table-give-time-no-clock",
    );
    let paused =
        "1h ana pause -> offered 0\n 2h ben pause -> offered 1, paused\n 3h ben extend -> table-paused";
    play(timed(Some(TimeControl::OneDay), &["ben"]), paused);
}

#[test]
fn one_of_several_opponents_adds_time() {
    let table = timed(Some(TimeControl::OneDay), &["ben", "cy"]);
    assert!(table.is_extendable());
    let table = play(table, "1h cy extend -> extended 2\n 2h ben extend -> table-already-extended");
    assert!(!table.is_extendable());
    assert_eq!(table.deadline(), time("2d"));
}

/// Three people have played two turns each of a game without a clock, and Ana is to move.
fn begun_by_three() -> Table {
    play(
        timed(None, &["ben", "cy"]),
        "ana e3-e4 -> turned 0 e3-e4
         ben c5-d5 -> turned 1 c5-d5
         cy  e7-e6 -> turned 2 e7-e6
         ana e4-e3 -> turned 0 e4-e3
         ben d5-c5 -> turned 1 d5-c5
         cy  e6-e7 -> turned 2 e6-e7",
    )
}

#[test]
fn nobody_closes_a_game_that_counts_while_several_others_play() {
    let table = begun_by_three();
    assert_eq!(table.claim_effect(), ClaimEffect::PlayOn);
    let script = "4d ben ask -> asked 1\n 8d nobody tick -> absent\n 8d ben abort -> table-too-late-to-abort";
    let table = play(table, &format!("{script}\n 8d cy claim -> timed out 0"));
    assert_eq!((table.phase(), table.claim_effect()), (Phase::Playing, ClaimEffect::Win));
    play(begun(), "4d ben ask -> asked 1\n 8d ben abort -> aborted 1");
}

#[test]
fn a_game_is_closed_instead_of_cancelled_when_somebody_is_absent() {
    let asked = play(begun(), "4d ben ask -> asked 1");
    assert!(!asked.is_closed_for_absence());
    let table = play(asked, "8d nobody tick -> absent\n 8d ben abort -> aborted 1");
    assert!(table.is_closed_for_absence());
}

#[test]
fn the_table_knows_for_how_long_a_player_was_absent() {
    const DAY: Duration = Duration::from_hours(24);
    let table = play(begun(), "3d nobody tick -> absent\n 4d ben ask -> asked 1");
    assert_eq!(table.absence(), 8 * DAY);
    let table = play(table, "5d ana present -> present 0");
    assert_eq!(table.absence(), 8 * DAY);
    let table = play(table, "8d ben ask -> asked 1\n 12d ben claim -> timed out 0, ended OutOfTime");
    assert_eq!((table.last_turn_length(0), table.last_turn_length(1)), (Some(12 * DAY), None));
}

#[test]
fn people_at_a_table_with_a_computer_are_asked() {
    let table = play(opened(3, None), "ben join -> joined 1\n ana computers -> joined 2, started");
    assert!(table.allows_presence_questions());
    let table = play(
        table,
        "2d ana ask      -> table-absence-own-turn
         2d ben ask      -> table-not-absent-yet
         3d nobody tick  -> absent
         3d ben ask      -> asked 1",
    );
    assert_eq!(table.waiting().collect::<Vec<_>>(), [&player("ben")]);
    assert_eq!(table.claim_effect(), ClaimEffect::Close);
    let ask = Command::AskPresence { by: player("ben").id };
    let refused = table.decide(&ask, START).expect_err("she was asked already").message();
    assert!(refused.args.contains(&("claim", Arg::Text("close".to_owned()))), "{refused:?}");
}

#[test]
fn a_refusal_says_why_nobody_is_asked() {
    let tournament = NewTable { is_of_tournament: true, ..new_table(2, Some("ben")) };
    let table = Table::open(TableId(1), tournament, START).expect("a valid table");
    play(table, "ben join -> joined 1, started\n 4d ben ask -> table-absence-tournament");
}

#[test]
fn whoever_stays_may_claim_or_close_a_game_that_another_player_has_left() {
    let moved = format!("{BEN_JOINS}\n ana b4-b5 -> turned 0 b4-b5\n ben c6-c5 -> turned 1 c6-c5");
    let begun = || play(opened(2, None), &moved);
    let left = play(begun(), "ana claim -> table-absence-own-turn\n ben left -> left 1\n ben left ->");
    assert_eq!(left.left().collect::<Vec<_>>(), [1]);
    let won = play(left.clone(), "cy claim -> table-not-seated\n ana claim -> forfeited 1, ended Forfeited");
    assert_eq!(won.game().map(|game| game.places().to_string()), Some("1 2".to_owned()));
    assert!(!won.has_removal());
    let kicked = play(begun(), "ben kicked -> left 1\n ana claim -> forfeited 1, ended Forfeited");
    assert!(kicked.has_removal(), "Ana may have removed Ben");
    let back = "ben kicked -> left 1\n ben returned -> returned 1\n ben left -> left 1\n ana claim -> forfeited 1, ended Forfeited";
    assert!(!play(begun(), back).has_removal());
    play(left.clone(), "ana abort -> aborted 0");
    play(left.clone(), "ben abort -> table-too-late-to-abort\n ben claim -> table-not-absent-yet");
    play(
        left,
        "ben returned -> returned 1\n ana claim -> table-absence-own-turn\n ana abort -> table-too-late-to-abort",
    );

    let three =
        "ben join -> joined 1\n cy join -> joined 2, started\n ben left -> left 1\n ana claim -> forfeited 1";
    let going_on = play(opened(3, None), three);
    assert_eq!((going_on.phase(), going_on.left().count()), (Phase::Playing, 0));
}

#[test]
fn a_game_that_goes_on_without_a_player_who_has_left_is_not_closed() {
    let mut table = play(opened(3, None), "ben join -> joined 1\n cy join -> joined 2, started");
    let one_left = play(table.clone(), "ben left -> left 1");
    assert!(!one_left.is_closed_for_absence(), "it is cancelled, as nobody has moved");
    play(one_left, "ana abort -> aborted 0");
    for _ in 0..3 {
        let by = table.to_act().expect("somebody is to move").id;
        let text = table.game().expect("a game").position().legal_turns().swap_remove(0);
        for event in table.decide(&Command::Turn { by, text, number: None }, START).expect("legal") {
            table.apply(&event, START).expect("it fits");
        }
    }
    let one_left = play(table, "ben left -> left 1");
    assert_eq!(one_left.claim_effect(), ClaimEffect::PlayOn);
    play(one_left.clone(), "ana abort -> table-too-late-to-abort\n ana close -> resigned 0");
    let two_left = play(one_left, "cy left -> left 2");
    assert_eq!(two_left.claim_effect(), ClaimEffect::Win);
    let closed = play(two_left.clone(), "ana abort -> aborted 0");
    assert!(closed.is_closed_for_absence());
    play(two_left, "ana claim -> forfeited 1, forfeited 2, ended Forfeited");
}

/// The game of a tournament between Ana, who goes first, and Ben, with a day for each turn and a round of two days.
fn in_tournament() -> Table {
    let new_table = NewTable {
        is_of_tournament: true,
        time_control: Some(TimeControl::OneDay),
        ..new_table(2, Some("ben"))
    };
    let table = Table::open(TableId(1), new_table, START).expect("a valid table");
    play(
        table,
        "ben join -> joined 1, started\n nobody round until 2d -> round deadline\n nobody round until 2d ->",
    )
}

#[test]
fn whoever_waits_for_the_first_turn_of_a_tournament_says_that_they_are_there() {
    let table = in_tournament();
    assert_eq!(table.losers_in_time(), [0, 1]);
    play(
        table.clone(),
        "18h nobody tick -> reminded\n 1d nobody tick -> nobody came\n 1d nobody adjudicate -> table-over",
    );
    let waiting = play(table, "1h ben present -> present 1\n 2h ben present -> table-checked-in");
    assert!(!waiting.awaits_check_in());
    assert_eq!(waiting.losers_in_time(), [0]);
    let won = "18h nobody tick -> reminded\n 1d nobody tick -> timed out 0, ended OutOfTime";
    assert_eq!(
        play(waiting.clone(), won).game().map(|game| game.places().to_string()),
        Some("2 1".to_owned())
    );
    // After the first turn nobody has to say so any more.
    let begun = play(waiting, "3h ana b4-b5 -> turned 0 b4-b5\n 3h ana present -> table-not-asked");
    assert_eq!(begun.losers_in_time(), [1]);
}

#[test]
fn whoever_waits_for_an_absent_player_does_not_lose() {
    let away = play(in_tournament(), "1h ana away until 10d -> away 0");
    assert_eq!((away.deadline(), away.losers_in_time()), (time("2d"), vec![0]), "the deadline does not wait");
    assert!(!away.awaits_check_in(), "nobody is asked to come");
    play(
        away,
        "47h nobody tick      -> reminded
         48h nobody tick      ->
         48h nobody adjudicate -> deadline, timed out 0, ended OutOfTime",
    );
}

#[test]
fn of_three_those_lose_who_did_not_come() {
    let new_table = NewTable { is_of_tournament: true, ..new_table(3, Some("ben")) };
    let table = Table::open(TableId(1), new_table, START).expect("a valid table");
    let table = play(table, "ben join -> joined 1\n cy join -> joined 2, started\n cy present -> present 2");
    assert_eq!(table.losers_in_time(), [0, 1]);
    play(table, "nobody adjudicate -> deadline, timed out 0, timed out 1, ended OutOfTime");
}

#[test]
fn the_deadline_of_a_round_is_reminded_of_once() {
    let moved = play(in_tournament(), "23h ana b4-b5 -> turned 0 b4-b5");
    assert_eq!((moved.deadline(), moved.clock_deadline()), (time("47h"), time("47h")));
    let moved = play(moved, "41h nobody tick -> reminded\n 46h ben h6-h5 -> turned 1 h6-h5");
    assert_eq!((moved.deadline(), moved.clock_deadline()), (time("48h"), time("70h")));
    let reminded = play(moved, "46h nobody tick ->\n 47h nobody tick -> reminded\n 47h nobody tick ->");
    // Another one follows if the round lasts longer by more than a moment.
    let later = play(reminded, "47h nobody round until 49h -> round deadline\n 48h nobody tick -> reminded");
    let free = later.decide(&Command::ReportTournamentOver, time("48h").expect("a time"));
    assert_eq!(free, Ok(vec![Event::TournamentOver]));
}
