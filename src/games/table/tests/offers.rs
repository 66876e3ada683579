//! Tests of offers and their answers.

use super::*;
use crate::table::PastChange;

fn begun(joining: &[&str], time_control: Option<TimeControl>, casual: bool) -> Table {
    let new_table = NewTable { time_control, casual, ..new_table(joining.len() + 1, None) };
    let mut table = Table::open(TableId(1), new_table, START).expect("a valid table");
    for name in joining {
        let by = match *name {
            "computer" => computer(0),
            name => player(name),
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
    assert_eq!(table.seats_to_answer().collect::<Vec<_>>(), [1]);
    assert_eq!(table.awaited(), [&player("ben")], "though it is his turn as well");
}

#[test]
fn an_answer_button_is_valid_for_its_offer_only() {
    let table = play(two(), "ana draw -> offered 0");
    let first = table.offer().expect("it stands").number;
    let table = play(table, "ben takeback -> table-nothing-to-take-back\n ana b4-b5 -> turned 0 b4-b5");
    let table = play(table, &format!("ben #{first} accept -> say-stale-button\n ana draw -> offered 0"));
    let second = table.offer().expect("it stands").number;
    assert_ne!(first, second);
    play(table.clone(), &format!("ben #{first} refuse -> say-stale-button"));
    play(table, &format!("ben #{second} accept -> offered 1, ended Drawn(Agreement)"));
}

#[test]
fn an_open_offer_keeps_others_from_being_made() {
    let begun = || {
        let table = begun(&["ben"], Some(TimeControl::OneHour), false);
        play(table, "ana b4-b5 -> turned 0 b4-b5\n ben h6-h5 -> turned 1 h6-h5")
    };
    let offers = ["draw", "takeback", "pause"];
    for (first, second) in offers.iter().flat_map(|first| offers.map(|second| (first, second))) {
        let expected = if *first == second { "table-already-offered" } else { "table-offer-waits" };
        let table = play(begun(), &format!("ana {first} -> offered 0\n ana {second} -> {expected}"));
        if *first != second {
            let script = format!(
                "ben {second} -> table-offer-open
                 ben refuse   -> refused 1
                 ben {second} -> offered 1"
            );
            play(table, &script);
        }
    }
    let paused = play(begun(), "ana pause -> offered 0\n ben pause -> offered 1, paused");
    play(paused, "ana draw -> offered 0\n ana resume -> table-offer-waits\n ben resume -> table-offer-open");
    // A request that is never possible is refused for that reason.
    play(two(), "ana draw -> offered 0\n ben pause -> table-no-clock");
}

#[test]
fn those_who_have_agreed_are_not_told_to_answer() {
    play(
        begun(&["ben", "cy"], None, false),
        "ana e3-e4 -> turned 0 e3-e4
         ana draw  -> offered 0
         ben draw  -> offered 1
         ana takeback -> table-offer-waits
         ben c5-d5 -> turned 1 c5-d5
         ben takeback -> offered 1
         cy  draw  -> table-offer-open
         cy  accept -> offered 2
         cy  draw  -> table-offer-waits",
    );
}

/// The computer at a table plays a turn.
fn computer_moves(mut table: Table) -> Table {
    let by = table.to_act().expect("somebody is to act").id;
    let text = table.game().expect("a game").position().legal_turns().swap_remove(0);
    let events = table.decide(&Command::Turn { by, text, number: None }, START).expect("a legal turn");
    events.iter().for_each(|event| table.apply(event, START).expect("it was decided"));
    table
}

#[test]
fn a_takeback_that_is_asked_for_twice_takes_back_one_turn() {
    let table = computer_moves(play(begun(&["computer"], None, true), "ana b4-b5 -> turned 0 b4-b5"));
    let table = computer_moves(play(table, "ana b5-b6 -> turned 0 b5-b6"));
    let table = play(
        table,
        "1m  ana takeback    -> taken back to 2
         1m  ana takeback    -> table-already-taken-back
         64s ana takeback    -> table-already-taken-back
         64s ana #4 takeback -> table-already-taken-back
         64s ana #3 takeback -> say-stale-button",
    );
    // A button of this position asks for another one, and so does a command that comes later.
    play(table.clone(), "61s ana #5 takeback -> taken back to 0");
    let table = play(table, "66s ana takeback -> taken back to 0");
    // Time does not make the button of a former position ask for more.
    play(table, "2h ana #5 takeback -> table-already-taken-back");
}

#[test]
fn an_agreement_to_a_takeback_that_is_sent_twice_asks_for_none() {
    play(
        two(),
        "ana b4-b5    -> turned 0 b4-b5
         ben h6-h5    -> turned 1 h6-h5
         ana takeback -> offered 0
         ben takeback -> offered 1, taken back to 0
         ben takeback -> table-already-taken-back
         ana takeback -> table-already-taken-back
         6s ben takeback -> table-nothing-to-take-back",
    );
}

#[test]
fn a_takeback_removes_the_last_turn_of_the_seat_that_asks() {
    let table = play(
        two(),
        "ana takeback -> table-nothing-to-take-back
         ana b4-b5    -> turned 0 b4-b5
         ben h6-h5    -> turned 1 h6-h5
         ana takeback -> offered 0
         ben accept   -> offered 1, taken back to 0",
    );
    assert_eq!((table.turn_number(), table.revision()), (0, 3));
    assert_eq!(table.to_act(), Some(&player("ana")));
    let fen = |table: &Table| table.game().map(|game| game.position().fen());
    assert_eq!(fen(&table), fen(&two()));
    // A button of the earlier position is stale, and the same turn can be played again.
    let table = play(
        table,
        "ana #2 b4-b5 -> say-stale-button
         ana #0 b4-b5 -> say-stale-button
         ana #3 b4-b5 -> turned 0 b4-b5
         ben h6-h5    -> turned 1 h6-h5
         ben takeback -> offered 1
         ana takeback -> offered 0, taken back to 1",
    );
    assert_eq!(table.game().map(|game| game.turns()), Some(&["b4-b5".to_owned()][..]));
    assert!(!table.all_have_moved());
}

#[test]
fn earlier_boards_know_the_turns_that_were_taken_back() {
    let played = play(
        two(),
        "ana b4-b5    -> turned 0 b4-b5
         ben h6-h5    -> turned 1 h6-h5",
    );
    let event_count = played.event_count();
    let turn = |number, seat, text: &'static str, is_undone| {
        vec![PastChange::Turn { number, seat, text, is_undone }]
    };
    let first = turn(1, 0, "b4-b5", false);
    assert_eq!(
        [event_count - 2, event_count - 1, event_count].map(|count| played.changes_until(count)),
        [Vec::new(), first.clone(), turn(2, 1, "h6-h5", false)]
    );
    assert_eq!(played.recent_changes().len(), 1, "both are people");
    let back = play(
        played,
        "ben takeback -> offered 1
         ana accept   -> offered 0, taken back to 1",
    );
    assert!(back.recent_changes().is_empty());
    let again = play(back, "ben h6-h5    -> turned 1 h6-h5");
    let counts = [event_count - 1, event_count, again.event_count() - 1, again.event_count()];
    assert_eq!(
        counts.map(|count| again.changes_until(count)),
        [
            first,
            turn(2, 1, "h6-h5", true),
            vec![PastChange::Takeback { turns: 1 }],
            turn(2, 1, "h6-h5", false)
        ]
    );
}

#[test]
fn a_takeback_needs_all_active_seats_and_revives_nobody() {
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
fn a_computer_agrees_to_takebacks_in_unrated_games() {
    let script = "ana b4-b5 -> turned 0 b4-b5\n ana takeback -> ";
    play(begun(&["computer"], None, true), &format!("{script}taken back to 0"));
    play(begun(&["computer"], None, false), &format!("{script}table-no-takebacks"));
    // Other people at the table are asked as well.
    let table = play(begun(&["computer", "ben"], None, true), "ana e3-e4 -> turned 0 e3-e4");
    play(table, "ana takeback -> offered 0\n ben accept -> offered 2, taken back to 0");
}

#[test]
fn a_game_can_be_aborted_until_everybody_has_moved() {
    let script = "cy abort -> table-not-seated\n ana b4-b5 -> turned 0 b4-b5\n ";
    let table = play(two(), &format!("{script}ben abort -> aborted 1\n ben h6-h5 -> table-over"));
    assert_eq!((table.phase(), table.due()), (Phase::Closed, None));
    play(two(), &format!("{script}ben h6-h5 -> turned 1 h6-h5\n ana abort -> table-too-late-to-abort"));
    play(opened(2, None), "ana abort -> table-not-started");
}

#[test]
fn a_pause_stops_the_clock() {
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
fn a_long_pause_ends_by_itself_after_a_notice() {
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
fn a_game_without_a_clock_cannot_be_paused() {
    play(two(), "ana pause -> table-no-clock");
    let against_a_computer = begun(&["computer"], Some(TimeControl::OneHour), false);
    play(against_a_computer, "ana pause -> paused\n ana resume -> resumed");
}

#[test]
fn after_a_resignation_in_a_pause_the_next_player_has_the_full_time() {
    let table = play(
        begun(&["ben", "cy"], Some(TimeControl::OneHour), false),
        "10m ana pause  -> offered 0
         10m ben accept -> offered 1
         10m cy accept  -> offered 2, paused
         20m ana resign -> resigned 0
         30m ben resume -> offered 1
         30m cy resume  -> offered 2, resumed",
    );
    assert_eq!((table.to_act(), table.deadline()), (Some(&player("ben")), time("90m")));
}

#[test]
fn the_last_closed_offer_says_how_it_was_closed() {
    let accepted = |seats: &[usize]| (seats.to_vec(), OfferEnd::Accepted);
    let lapsed = |seats: &[usize]| (seats.to_vec(), OfferEnd::Lapsed);
    let begun = |people: &[&str]| begun(people, Some(TimeControl::OneHour), false);
    for (people, script, (agreed, end)) in [
        (&["ben"][..], "ben refuse -> refused 1", (vec![0], OfferEnd::Declined(1))),
        (&["ben"], "ben accept -> offered 1, ended Drawn(Agreement)", accepted(&[0, 1])),
        (&["ben"], "ana b4-b5 -> turned 0 b4-b5", lapsed(&[0])),
        (&["ben"], "ben resign -> resigned 1, ended Resigned", lapsed(&[0])),
        (&["ben", "cy"], "cy accept -> offered 2\n ben resign -> resigned 1", lapsed(&[0, 2])),
        (&["ben", "cy"], "cy accept -> offered 2\n ben abort -> aborted 1", lapsed(&[0, 2])),
    ] {
        let start = begun(people);
        let number = start.event_count();
        let table = play(start, &format!("ana draw -> offered 0\n {script}"));
        let closed = table.closed_offer(number).expect(script);
        assert_eq!((closed.state.agreed.clone(), closed.end), (agreed, end), "{script}");
        assert_eq!(closed.state.offer, Offer::Draw);
    }
    let paused = "ana pause -> offered 0\n ben accept -> offered 1, paused";
    let table = play(begun(&["ben"]), paused);
    let end = |table: &Table, number| table.closed_offer(number).map(|closed| closed.end);
    assert_eq!(end(&table, 2), Some(OfferEnd::Accepted));
    assert_eq!(table.closed_offer(2).map(|closed| closed.at), Some(4));
    assert_eq!(table.drawn_at(), 2, "the picture is that of the start");
    // Another offer may be closed before the line of the first says so.
    let resumed = "ben resume -> offered 1\n ana resume -> offered 0, resumed";
    let mut table = play(table, resumed);
    assert_eq!([2, 5].map(|number| end(&table, number)), [Some(OfferEnd::Accepted); 2]);
    for _ in 0..3 {
        table = play(table, &format!("{paused}\n {resumed}"));
    }
    assert_eq!(end(&table, 2), None, "nobody looks for it any more");
}

#[test]
fn an_offer_of_a_takeback_names_its_turns() {
    let table = play(
        two(),
        "ana b4-b5    -> turned 0 b4-b5
         ana takeback -> offered 0",
    );
    assert_eq!(table.turns_to_take_back(), Some((1, &["b4-b5".to_owned()][..])));
    let table = play(
        table,
        "ben refuse   -> refused 1
         ben b6-b7    -> turned 1 b6-b7
         ana takeback -> offered 0",
    );
    assert_eq!(table.turns_to_take_back(), Some((1, &["b4-b5".to_owned(), "b6-b7".to_owned()][..])));
    let table = play(table, "ben refuse -> refused 1\n ben draw -> offered 1");
    assert_eq!(table.turns_to_take_back(), None);
}

#[test]
fn a_draw_needs_the_agreement_of_all_active_seats() {
    let table = play(
        play(opened(3, None), "ben join -> joined 1\n cy join -> joined 2, started"),
        "ana draw   -> offered 0
         ana draw   -> table-already-offered
         dee draw   -> table-not-seated
         ben draw   -> offered 1
         cy  resign -> resigned 2
         ben draw   -> offered 1
         ana draw   -> offered 0, ended Drawn(Agreement)",
    );
    assert_eq!(table.game().map(|game| game.places().to_string()), Some("1 1 3".to_owned()));
}

#[test]
fn a_turn_withdraws_offers() {
    let table = play(
        play(opened(2, None), BEN_JOINS),
        "ana draw  -> offered 0
         ana b4-b5 -> turned 0 b4-b5
         ben draw  -> offered 1",
    );
    assert_eq!(table.offer().map(|open_offer| &open_offer.agreed[..]), Some(&[1][..]));
}

#[test]
fn a_takeback_is_offered_only_where_somebody_can_ask_for_it() {
    let table = begun(&["ben", "cy"], None, true);
    assert!(!table.has_takebacks(), "nobody has moved");
    let table = play(table, "ana e3-e4 -> turned 0 e3-e4");
    assert!(table.has_takebacks());
    assert!(!play(table.clone(), "ben resign -> resigned 1").has_takebacks());
    let refused = "ana takeback -> offered 0\n ben refuse -> refused 1\n ana takeback -> table-offer-refused";
    assert!(!play(table, refused).has_takebacks());
}

#[test]
fn a_table_whose_other_people_are_out_is_a_game_against_computers_from_the_second_turn_on() {
    assert!(begun(&["computer"], None, false).is_solo());
    let table = play(begun(&["ben", "computer"], None, false), "ana e3-e4 -> turned 0 e3-e4");
    assert!(!table.is_solo());
    let mut table = play(table, "ben resign -> resigned 1");
    assert!(!table.is_solo(), "ana is still told that it is her turn");
    assert!(table.to_act().is_some_and(Player::is_computer));
    play_any(&mut table);
    assert!(!table.is_solo());
    play_any(&mut table);
    assert!(!table.is_solo(), "the board that says that ben is out stays");
    play_any(&mut table);
    play_any(&mut table);
    assert!(table.is_solo());
    play(table, "ana abort -> table-too-late-to-abort");
}

/// Plays the first legal turn.
fn play_any(table: &mut Table) {
    let turns = table.game().map(|game| game.position().legal_turns()).unwrap_or_default();
    let (by, text) = (table.to_act().expect("it is being played").id, turns[0].clone());
    for event in table.decide(&Command::Turn { by, text, number: None }, START).expect("it is legal") {
        table.apply(&event, START).expect("it was decided");
    }
}

/// Every player at a table has moved once, and the first is to act again.
fn after_a_round(mut table: Table) -> Table {
    for _ in 0..table.seats().len() {
        table = computer_moves(table);
    }
    table
}

/// The computer in a seat offers to resign.
fn offers_to_resign(mut table: Table, seat: Seat) -> Result<Table, Rejection> {
    let by = table.seats()[seat].as_ref().expect("somebody").id;
    let offer = Command::Offer { by, offer: Offer::Resign, number: None };
    let events = table.decide(&offer, START)?;
    events.iter().for_each(|event| table.apply(event, START).expect("it was decided"));
    Ok(table)
}

#[test]
fn a_computer_offers_once_to_resign_to_its_only_opponent() {
    let table = after_a_round(begun(&["computer"], None, true));
    let offered = || offers_to_resign(table.clone(), 1).expect("it may");
    play(offered(), "ana draw -> table-offer-open\n ana accept -> offered 0, resigned 1, ended Resigned");
    play(offered(), "ana resign -> resigned 0, ended Resigned");
    assert_eq!(
        offers_to_resign(table.clone(), 0).err(),
        Some(Rejection::new("table-offer-refused")),
        "people just resign"
    );

    let number = offered().offer().expect("it is open").number;
    let end = |table: &Table| table.closed_offer(number).map(|closed| closed.end);
    let declined = play(offered(), "ana refuse -> refused 0");
    assert_eq!(end(&declined), Some(OfferEnd::Declined(0)));
    let played_on = after_a_round(offered());
    assert_eq!(end(&played_on), Some(OfferEnd::Lapsed));
    for later in [declined, played_on, computer_moves(table.clone())] {
        assert!(later.may_offer_to_resign().is_none() && offers_to_resign(later, 1).is_err());
    }

    let among_others =
        [&["computer", "ben"][..], &["ben", "computer"]].map(|joining| begun(joining, None, true));
    for among_others in among_others.map(after_a_round) {
        assert!(among_others.may_offer_to_resign().is_none());
    }
    assert!(begun(&["computer"], None, true).may_offer_to_resign().is_none(), "nobody has moved");
}
