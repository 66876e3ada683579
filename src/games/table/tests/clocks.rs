//! Tests of clocks: deadlines, reminders, pauses and vacations.

use super::*;

/// A table with this time control at which all players joined at the start of the script.
pub(super) fn timed(time_control: Option<TimeControl>, joining: &[&str]) -> Table {
    let new_table = NewTable { time_control, ..new_table(joining.len() + 1, None) };
    let mut table = Table::open(TableId(1), new_table, START).expect("a valid table");
    for name in joining {
        let events = table.decide(&Command::Join { by: player(name) }, START).expect("a free seat");
        events.iter().for_each(|event| table.apply(event, START).expect("it was decided"));
    }
    table
}

#[test]
fn the_player_to_act_is_reminded_at_a_quarter_of_the_time_and_then_loses() {
    let table = timed(Some(TimeControl::OneHour), &["ben"]);
    assert_eq!(table.deadline(), time("1h"));
    let table = play(
        table,
        "44m nobody tick  ->
         45m nobody tick  -> reminded
         46m nobody tick  ->
         50m ana b4-b5    -> turned 0 b4-b5
         94m nobody tick  ->
         95m nobody tick  -> reminded
         109m nobody tick ->
         110m nobody tick -> timed out 1, ended OutOfTime
         110m nobody tick ->
         111m ben h6-h5   -> table-over",
    );
    assert_eq!(table.game().map(|game| game.places().to_string()), Some("1 2".to_owned()));
    assert_eq!((table.deadline(), table.due()), (None, None));
}

#[test]
fn a_late_turn_counts_if_it_comes_before_the_time_out() {
    let table = play(timed(Some(TimeControl::TenMinutes), &["ben"]), "11m ana b4-b5 -> turned 0 b4-b5");
    assert_eq!(table.deadline(), time("21m"));
    play(table, "40m nobody tick -> timed out 1, ended OutOfTime");
}

#[test]
fn two_players_continue_after_the_third_runs_out_of_time() {
    let table = play(
        timed(Some(TimeControl::OneDay), &["ben", "cy"]),
        "1h ana e3-e4   -> turned 0 e3-e4
         2d nobody tick -> timed out 1
         2d ben c5-d5   -> table-out",
    );
    assert_eq!((table.to_act(), table.deadline()), (Some(&player("cy")), time("3d")));
    let table = play(table, "4d nobody tick -> timed out 2, ended OutOfTime");
    assert_eq!(table.game().map(|game| game.places().to_string()), Some("1 3 2".to_owned()));
}

#[test]
fn a_resignation_does_not_change_the_clock_of_the_player_to_act() {
    let script = "30m cy resign -> resigned 2";
    let table = play(timed(Some(TimeControl::OneHour), &["ben", "cy"]), script);
    assert_eq!(table.deadline(), time("1h"));
    let table = play(table, "31m ana resign -> resigned 0, ended Resigned");
    assert_eq!(table.deadline(), None);
}

#[test]
fn downtime_does_not_count() {
    let mut table = timed(Some(TimeControl::OneHour), &["ben"]);
    let given = Event::TimeCredited { time: Duration::from_hours(2) };
    table.apply(&given, START + Duration::from_hours(3)).expect("it can always be");
    assert_eq!((table.deadline(), table.time_given()), (time("3h"), Duration::from_hours(2)));
    let table =
        play(table, "164m nobody tick ->\n 165m nobody tick -> reminded\n 170m ana b4-b5 -> turned 0 b4-b5");
    assert_eq!((table.deadline(), table.time_given()), (time("230m"), Duration::ZERO));
}

#[test]
fn computers_have_no_clock() {
    let new_table = NewTable { time_control: Some(TimeControl::TenMinutes), ..new_table(2, None) };
    let table = Table::open(TableId(1), new_table, START).expect("a valid table");
    let table = play(
        table,
        "ana computers   -> joined 1, started
         9m ana b4-b5    -> turned 0 b4-b5
         2d nobody tick  ->
         26d nobody tick ->",
    );
    assert_eq!(table.deadline(), None);
}

#[test]
fn an_invitation_expires() {
    let table = play(
        opened(3, Some("ben")),
        "23h cy join     -> joined 2
         1439m nobody tick ->
         24h nobody tick -> expired
         24h ben join    -> table-closed",
    );
    assert_eq!(table.due(), None);
}

#[test]
fn an_idle_game_without_a_clock_is_closed_after_a_notice() {
    let begun = || timed(None, &["ben"]);
    assert_eq!(begun().deadline(), None);
    let table = play(
        begun(),
        "20d ana b4-b5     -> turned 0 b4-b5
         23d nobody tick   -> absent
         46d nobody tick   ->
         47d nobody tick   -> reminded
         49d nobody tick   ->
         49d ben draw      -> offered 1
         75d nobody tick   ->
         76d nobody tick   -> reminded
         79d nobody tick   -> expired
         79d ana b5-b6     -> table-over",
    );
    assert_eq!(table.phase(), Phase::Closed);
    // After a late reminder, the game expires only after the full notice period.
    play(
        begun(),
        "50d nobody tick -> absent\n 50d nobody tick -> reminded\n 52d nobody tick ->\n 53d nobody tick -> expired",
    );
}

#[test]
fn an_idle_rated_game_against_a_computer_is_lost() {
    for casual in [false, true] {
        let new_table = NewTable { casual, ..new_table(2, None) };
        let table = Table::open(TableId(1), new_table, START).expect("a valid table");
        let mut table = play(table, "ana computers -> joined 1, started\n ana b4-b5 -> turned 0 b4-b5");
        let by = table.to_act().expect("the computer").id;
        let text = table.game().expect("a game").position().legal_turns().swap_remove(0);
        for event in table.decide(&Command::Turn { by, text, number: None }, START).expect("legal") {
            table.apply(&event, START).expect("it fits");
        }
        assert_eq!(table.is_lost_when_idle(), !casual);
        let end = if casual { "expired" } else { "timed out 0, ended OutOfTime" };
        play(table, &format!("27d nobody tick -> reminded\n 30d nobody tick -> {end}"));
    }
}

#[test]
fn a_tick_has_an_effect_only_when_something_is_due() {
    for time_control in [None, Some(TimeControl::TenMinutes), Some(TimeControl::SevenDays)] {
        let mut table = timed(time_control, &["ben", "cy"]);
        let mut steps = 0;
        while let Some(due) = table.due() {
            let tick = |now| table.decide(&Command::Tick { at: now }, now).expect("it is always allowed");
            assert!(tick(due - Duration::from_millis(1)).is_empty(), "{time_control:?}: before its time");
            let events = tick(due);
            assert!(!events.is_empty(), "{time_control:?}: nothing follows");
            events.iter().for_each(|event| table.apply(event, due).expect("it was decided"));
            steps += 1;
        }
        // With a time control: two reminders and two seats that lose on time. Without: that the others may ask, one
        // reminder and the expiry.
        assert_eq!(steps, if time_control.is_some() { 4 } else { 3 });
    }
}

#[test]
fn a_vacation_of_the_player_to_act_stops_a_slow_clock() {
    let table = play(
        timed(Some(TimeControl::OneDay), &["ben"]),
        "6h ana away until 10d -> away 0
         7h ana away until 12d ->",
    );
    assert_eq!((table.deadline(), table.expires()), (None, None));
    assert_eq!(table.vacations().collect::<Vec<_>>(), [(0, time("10d").expect("a time"))]);
    let table = play(
        table,
        "9d  nobody tick  ->
         10d nobody tick  -> back 0
         10d ana back     ->",
    );
    assert_eq!(table.deadline(), time("258h"), "eighteen hours were left");
    play(table, "252h nobody tick -> reminded\n 258h nobody tick -> timed out 0, ended OutOfTime");
}

#[test]
fn a_vacation_does_not_stop_the_clocks_of_others() {
    let table = play(
        timed(Some(TimeControl::OneDay), &["ben"]),
        "1h ben away until 10d -> away 1
         2h ana b4-b5          -> turned 0 b4-b5",
    );
    assert_eq!(table.deadline(), None);
    // A player who returns has the full time for the turn. A turn played on vacation starts the clock of the opponent.
    let back = play(table.clone(), "3d ben back -> back 1");
    assert_eq!(back.deadline(), time("4d"));
    let table = play(table, "3d ben h6-h5 -> turned 1 h6-h5");
    assert_eq!(table.deadline(), time("4d"));
    let table = play(table, "3d ana d4-d5 -> turned 0 d4-d5\n 10d nobody tick -> back 1");
    assert_eq!(table.deadline(), time("11d"));
    play(table, "10d ben resign -> resigned 1, ended Resigned\n 10d ana back -> table-over");
}

#[test]
fn a_vacation_within_a_pause_counts_once() {
    let table = play(
        timed(Some(TimeControl::ThreeDays), &["ben"]),
        "1d ana pause           -> offered 0
         1d ben accept          -> offered 1, paused
         2d ana away until 6d   -> away 0
         4d ana resume          -> offered 0
         4d ben accept          -> offered 1, resumed",
    );
    assert_eq!(table.deadline(), None);
    assert_eq!(play(table, "6d nobody tick -> back 0").deadline(), time("8d"));
}

#[test]
fn a_vacation_does_not_stop_a_fast_clock() {
    let eight_hours = Some(TimeControl::EightHours);
    let table = play(timed(eight_hours, &["ben"]), "1h ana away until 9d ->\n 2h ana back ->");
    assert_eq!(table.vacations().count(), 0);
    play(timed(Some(TimeControl::OneDay), &["ben"]), "1h cy away until 9d -> table-not-seated");
}

#[test]
fn time_is_credited_to_the_current_turn() {
    let table = play(timed(Some(TimeControl::OneHour), &["ben"]), "30m ana b4-b5 -> turned 0 b4-b5");
    let since = |minutes| Command::CreditTime { since: START + Duration::from_mins(minutes) };
    let now = time("90m").expect("a time");
    let given = |minutes| table.decide(&since(minutes), now).expect("it can always be asked");
    assert_eq!(given(40), [Event::TimeCredited { time: Duration::from_mins(50) }]);
    assert_eq!(
        given(10),
        [Event::TimeCredited { time: Duration::from_mins(60) }],
        "of the turn before nothing"
    );
    assert_eq!(given(90), []);
    let mut credited = table.clone();
    let events = credited.decide(&since(40), now).expect("it can always be asked");
    events.iter().for_each(|event| credited.apply(event, now).expect("it was decided"));
    assert_eq!(credited.decide(&since(40), now), Ok(Vec::new()), "nothing is given back twice");
}

#[test]
fn an_outage_puts_off_the_end_of_invitations_idle_games_and_pauses() {
    let outage = Duration::from_hours(10);
    let delayed = |table: Table, at: &str| {
        let now = time(at).expect("a time");
        let before = (table.due(), table.expires(), table.resumes());
        let mut after = table.clone();
        let events = table.decide(&Command::CreditTime { since: now - outage }, now);
        assert_eq!(events, Ok(vec![Event::TimeCredited { time: outage }]));
        after.apply(&Event::TimeCredited { time: outage }, now).expect("it was decided");
        let later = |time: Option<Timestamp>| time.map(|time| time + outage);
        assert_eq!(
            (after.due(), after.expires(), after.resumes()),
            (later(before.0), later(before.1), later(before.2))
        );
        assert_eq!(after.time_given(), Duration::ZERO, "nobody is told");
    };
    delayed(opened(2, None), "23h");
    delayed(timed(None, &["ben"]), "2d");
    let absent = || play(timed(None, &["ben"]), "3d nobody tick -> absent");
    delayed(absent(), "20d");
    delayed(play(absent(), "4d ben ask -> asked 1"), "6d");
    delayed(play(absent(), "27d nobody tick -> reminded"), "29d");
    let paused = "1h ana pause -> offered 0\n 2h ben pause -> offered 1, paused";
    delayed(play(timed(Some(TimeControl::OneDay), &["ben"]), paused), "20d");
}

#[test]
fn a_clock_that_stands_still_gets_no_time_back() {
    let away = play(timed(Some(TimeControl::OneDay), &["ben"]), "6h ana away until 10d -> away 0");
    let since = Command::CreditTime { since: time("7h").expect("a time") };
    assert_eq!(away.decide(&since, time("9d").expect("a time")), Ok(Vec::new()));
}
