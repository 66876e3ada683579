//! Tests of offers and their answers.

use super::*;

fn begun(joining: &[&str], time_control: Option<TimeControl>, casual: bool) -> Table {
    let opening = Opening { time_control, casual, ..opening(joining.len() + 1, None) };
    let mut table = Table::open(TableId(1), opening, START).expect("a fair opening");
    for name in joining {
        let by = match *name {
            "computer" => computer(0),
            name => person(name),
        };
        let events = table.decide(&Command::Join { by }, START).expect("a free seat");
        events.iter().for_each(|event| table.apply(event, START).expect("it was decided"));
    }
    table
}

fn two() -> Table {
    begun(&["ben"], None, false)
}

#[test]
fn a_draw_is_declined() {
    let table = play(
        two(),
        "ana refuse -> table-no-offer
         ana draw   -> offered 0
         ana accept -> table-already-offered
         ana refuse -> table-already-offered
         cy  accept -> table-not-seated
         ben refuse -> refused 1
         ben accept -> table-no-offer
         ana draw   -> table-offer-refused
         ben draw   -> offered 1
         ana b4-b5  -> turned 0 b4-b5
         ana draw   -> offered 0",
    );
    assert_eq!(table.asked().collect::<Vec<_>>(), [1]);
    assert_eq!(table.awaited(), [&person("ben")], "though it is his turn as well");
}

#[test]
fn an_answer_by_a_button_is_for_its_own_offer() {
    let table = play(two(), "ana draw -> offered 0");
    let first = table.offer().expect("it stands").number;
    let table = play(table, "ben takeback -> table-nothing-to-take-back\n ana b4-b5 -> turned 0 b4-b5");
    let table = play(table, &format!("ben #{first} accept -> table-stale\n ana draw -> offered 0"));
    let second = table.offer().expect("it stands").number;
    assert_ne!(first, second);
    play(table.clone(), &format!("ben #{first} refuse -> table-stale"));
    play(table, &format!("ben #{second} accept -> offered 1, ended Drawn(Agreement)"));
}

#[test]
fn one_offer_takes_the_place_of_another() {
    let table = play(
        two(),
        "ana b4-b5    -> turned 0 b4-b5
         ben draw     -> offered 1
         ana takeback -> offered 0
         ben accept   -> offered 1, taken back to 0",
    );
    assert_eq!(table.offer(), None);
}

#[test]
fn a_turn_is_taken_back_to_before_the_askers_last_one() {
    let table = play(
        two(),
        "ana takeback -> table-nothing-to-take-back
         ana b4-b5    -> turned 0 b4-b5
         ben h6-h5    -> turned 1 h6-h5
         ana takeback -> offered 0
         ben accept   -> offered 1, taken back to 0",
    );
    assert_eq!((table.turn_number(), table.stage()), (0, 3));
    assert_eq!(table.to_act(), Some(&person("ana")));
    let fen = |table: &Table| table.game().map(|game| game.position().fen());
    assert_eq!(fen(&table), fen(&two()));
    // A button of the earlier position is stale, and the same turn can be played again.
    let table = play(
        table,
        "ana #2 b4-b5 -> table-stale
         ana #0 b4-b5 -> table-stale
         ana #3 b4-b5 -> turned 0 b4-b5
         ben h6-h5    -> turned 1 h6-h5
         ben takeback -> offered 1
         ana takeback -> offered 0, taken back to 1",
    );
    assert_eq!(table.game().map(|game| game.turns()), Some(&["b4-b5".to_owned()][..]));
    assert!(!table.all_have_moved());
}

#[test]
fn all_others_agree_to_a_takeback_and_none_comes_back_who_went_out() {
    play(
        begun(&["ben", "cy"], None, false),
        "ana e3-e4    -> turned 0 e3-e4
         ben c5-d5    -> turned 1 c5-d5
         ana takeback -> offered 0
         cy  accept   -> offered 2
         ben accept   -> offered 1, taken back to 0
         ana e3-e4    -> turned 0 e3-e4
         ben resign   -> resigned 1
         ana takeback -> table-nothing-to-take-back
         cy  e7-e6    -> turned 2 e7-e6
         cy  takeback -> offered 2
         ana accept   -> offered 0, taken back to 1",
    );
}

#[test]
fn a_computer_agrees_to_takebacks_at_once_where_nothing_is_rated() {
    let script = "ana b4-b5 -> turned 0 b4-b5\n ana takeback -> ";
    play(begun(&["computer"], None, true), &format!("{script}taken back to 0"));
    play(begun(&["computer"], None, false), &format!("{script}table-no-takebacks"));
    // The other people are still asked.
    let table = play(begun(&["computer", "ben"], None, true), "ana e3-e4 -> turned 0 e3-e4");
    play(table, "ana takeback -> offered 0\n ben accept -> offered 2, taken back to 0");
}

#[test]
fn a_game_is_called_off_before_everybody_has_moved() {
    let script = "cy abort -> table-not-seated\n ana b4-b5 -> turned 0 b4-b5\n ";
    let table = play(two(), &format!("{script}ben abort -> aborted 1\n ben h6-h5 -> table-closed"));
    assert_eq!((table.phase(), table.due()), (Phase::Closed, None));
    play(two(), &format!("{script}ben h6-h5 -> turned 1 h6-h5\n ana abort -> table-too-late-to-abort"));
    play(opened(2, None), "ana abort -> table-not-started");
}

#[test]
fn clocks_stand_still_while_a_game_is_paused() {
    let table = play(
        begun(&["ben"], Some(TimeControl::OneHour), false),
        "10m ana resume  -> table-not-paused
         20m ana pause   -> offered 0
         30m ben accept  -> offered 1, paused
         31m ana b4-b5   -> table-paused
         31m ana pause   -> table-paused
         31m ana takeback -> table-paused
         10d nobody tick ->",
    );
    assert!(table.is_paused() && table.awaited().is_empty());
    assert_eq!(table.deadline(), None);
    let table = play(
        table,
        "11d ana resume -> offered 0
         11d ben refuse -> refused 1
         11d ana resume -> offered 0
         12d ben resume -> offered 1, resumed",
    );
    let left = Duration::from_mins(30);
    assert_eq!(table.deadline(), time("12d").map(|resumed| resumed + left));
    play(table, "12d ana b4-b5 -> turned 0 b4-b5");
}

#[test]
fn a_game_that_stays_paused_goes_on_by_itself_when_that_was_told() {
    let table = play(
        begun(&["ben"], Some(TimeControl::TenMinutes), false),
        "8m nobody tick -> reminded
         9m ana pause   -> offered 0
         9m ben pause   -> offered 1, paused
         26d nobody tick ->
         28d nobody tick -> reminded
         29d nobody tick ->
         31d nobody tick -> resumed",
    );
    assert_eq!(table.deadline(), time("31d").map(|resumed| resumed + Duration::from_mins(1)));
}

#[test]
fn only_clocks_are_paused() {
    play(two(), "ana pause -> table-no-clock");
    let against_a_computer = begun(&["computer"], Some(TimeControl::OneHour), false);
    play(against_a_computer, "ana pause -> paused\n ana resume -> resumed");
}

#[test]
fn who_goes_out_while_it_is_paused_leaves_the_next_one_all_the_time() {
    let table = play(
        begun(&["ben", "cy"], Some(TimeControl::OneHour), false),
        "10m ana pause  -> offered 0
         10m ben accept -> offered 1
         10m cy accept  -> offered 2, paused
         20m ana resign -> resigned 0
         30m ben resume -> offered 1
         30m cy resume  -> offered 2, resumed",
    );
    assert_eq!((table.to_act(), table.deadline()), (Some(&person("ben")), time("90m")));
}
