//! Changes of organisers: settings, results, deadlines, players, seeds, byes and pairs, and taking them back.

use super::*;

const BY: Participant = Participant::Human(PlayerId(8));

fn make(tournament: &mut Tournament, change: Change, now: Timestamp) -> Result<Vec<Event>, Rejection> {
    run(tournament, &Command::Change { by: BY, changes: vec![change] }, now)
}

fn entered(places: &[u8]) -> Option<GameResult> {
    Some(GameResult { places: places.to_vec(), decision: Decision::Entered })
}

/// The change that enters a result.
fn result(tournament: &Tournament, pairing: PairingNumber, places: &[u8]) -> Change {
    let from = tournament.pairings()[pairing].result.clone();
    Change::Result { pairing, from, to: entered(places) }
}

fn rejected(found: Result<Vec<Event>, Rejection>) -> String {
    found.expect_err("it is rejected").to_string()
}

fn days(days: u64) -> Duration {
    Duration::from_hours(24 * days)
}

fn swiss(rounds: usize) -> Settings {
    settings(Form::Swiss { rounds: Some(rounds) })
}

fn points(tournament: &Tournament) -> Vec<u32> {
    tournament.points()
}

#[test]
fn settings_change_as_far_as_they_fit_together() {
    let mut cup = joined(swiss(3), 5);
    let name = |to: &str| Change::Name { from: "Cup".to_owned(), to: to.to_owned() };
    make(&mut cup, name("  Autumn   Cup "), START).expect("a name");
    assert_eq!(rejected(make(&mut cup, name("Other"), START)), "tournament-stale");
    let short = Change::RoundTime { from: None, to: Some(Duration::from_hours(2)) };
    assert_eq!(rejected(make(&mut cup, short, START)), "tournament-round-too-short");
    make(&mut cup, Change::RoundTime { from: None, to: Some(days(3)) }, START).expect("three days");
    let few = Change::MaxPlayers { from: None, to: Some(4) };
    assert_eq!(rejected(make(&mut cup, few, START)), "tournament-more-players");
    make(&mut cup, Change::MaxPlayers { from: None, to: Some(5) }, START).expect("five players");
    make(&mut cup, Change::Rounds { from: Some(3), to: Some(4) }, START).expect("four rounds");
    let many = Change::Rounds { from: Some(4), to: Some(6) };
    assert_eq!(rejected(make(&mut cup, many, START)), "tournament-too-many-rounds");
    assert_eq!(
        rejected(run(&mut cup, &Command::Change { by: BY, changes: vec![] }, START)),
        "tournament-nothing-to-change"
    );

    // Deadlines of tables that are opened later follow from the new time.
    let mut cup = play(
        cup,
        "start -> started 0-1-2-3-4 for 4, round 1: 0-2 3-1 4
         table 0 -> table 0: 100",
    );
    make(&mut cup, Change::RoundTime { from: Some(days(3)), to: Some(days(5)) }, START).expect("five days");
    let cup = play(cup, "table 1 -> table 1: 101");
    let deadlines = [0, 1].map(|pairing: usize| cup.pairings()[pairing].deadline);
    assert_eq!(deadlines, [Some(START + days(3)), Some(START + days(5))]);
}

#[test]
fn a_running_swiss_tournament_gets_more_or_fewer_rounds() {
    let mut cup = play(
        joined(swiss(2), 4),
        "start -> started 0-1-2-3 for 2, round 1: 0-2 3-1
         result 0: 1 2 -> played 0: 1 2",
    );
    let rounds = |from, to| Change::Rounds { from: Some(from), to: Some(to) };
    assert_eq!(rejected(make(&mut cup, rounds(2, 4), START)), "tournament-rounds-between");
    make(&mut cup, rounds(2, 3), START).expect("three rounds");
    assert_eq!(rejected(make(&mut cup, rounds(3, 0), START)), "tournament-rounds-between");
    make(&mut cup, rounds(3, 1), START).expect("the round that is being played is the last one");
    play(cup, "result 1: 1 2 -> played 1: 1 2, finished 1=0 1=3 3=1 3=2");
}

#[test]
fn an_entered_result_counts_and_is_corrected() {
    let mut cup = play(joined(swiss(2), 4), "start -> started 0-1-2-3 for 2, round 1: 0-2 3-1");
    let change = result(&cup, 0, &[1, 2]);
    make(&mut cup, change, START).expect("it is undecided");
    let change = result(&cup, 1, &[2, 2]);
    let events = make(&mut cup, change, START).expect("it is undecided");
    assert_eq!(events.iter().map(event_text).collect::<Vec<_>>(), ["changed result", "round 2: 1-0 2-3"]);
    assert_eq!(points(&cup), [2, 0, 0, 0]);
    // The pairings that were made stay; the points change.
    let change = result(&cup, 1, &[1, 2]);
    make(&mut cup, change, START).expect("points can be corrected");
    assert_eq!((points(&cup), cup.pairings().len()), (vec![2, 0, 0, 2], 4));
    let change = result(&cup, 1, &[1, 3]);
    assert_eq!(make(&mut cup, change, START), Err(Rejection::NoSuchPlaces { seats: 2 }));
    let change = result(&cup, 1, &[1, 2]);
    assert_eq!(rejected(make(&mut cup, change, START)), "tournament-nothing-to-change");
}

#[test]
fn a_knockout_result_stays_once_the_next_round_is_paired() {
    let mut cup = play(
        joined(settings(Form::Knockout), 4),
        "start -> started 0-1-2-3 for 2, round 1: 3-0 2-1
         result 0: 1 2 -> played 0: 1 2",
    );
    let change = result(&cup, 0, &[2, 1]);
    make(&mut cup, change, START).expect("the final is not paired");
    let change = result(&cup, 1, &[1, 1]);
    let events = make(&mut cup, change, START).expect("a draw is played again");
    assert_eq!(events.iter().map(event_text).collect::<Vec<_>>(), ["changed result", "next after 1: 1-2"]);
    let change = result(&cup, 1, &[1, 2]);
    assert_eq!(rejected(make(&mut cup, change, START)), "tournament-result-stays");
    let mut cup = play(cup, "result 2: 1 2 -> played 2: 1 2, round 2: 0-1");
    let change = result(&cup, 0, &[1, 2]);
    assert_eq!(rejected(make(&mut cup, change, START)), "tournament-result-stays");
}

#[test]
fn an_entered_result_moves_a_ladder() {
    let mut ladder = play(
        joined(settings(Form::Ladder), 3),
        "start -> started 0-1-2 for 0
         cy challenge ana -> challenged 2-0
         ana accept -> accepted 0-2",
    );
    let change = result(&ladder, 0, &[2, 1]);
    make(&mut ladder, change, START).expect("it is undecided");
    assert_eq!(ladder.ladder(), [2, 0, 1]);
    let change = result(&ladder, 0, &[1, 2]);
    assert_eq!(rejected(make(&mut ladder, change, START)), "tournament-result-stays");
    assert!(!ladder.can_undo());
}

#[test]
fn deadlines_are_extended_for_one_game_or_all() {
    let settings = Settings { round_time: Some(days(2)), ..swiss(2) };
    let mut cup = play(
        joined(settings, 4),
        "start -> started 0-1-2-3 for 2, round 1: 0-2 3-1
         table 0 -> table 0: 100
         table 1 -> table 1: 101",
    );
    for pairing in [None, Some(0)] {
        let changes = cup.extensions(pairing, days(1));
        run(&mut cup, &Command::Change { by: BY, changes }, START).expect("they are undecided");
    }
    let deadlines = |cup: &Tournament| [0, 1].map(|pairing: usize| cup.pairings()[pairing].deadline);
    assert_eq!(deadlines(&cup), [Some(START + days(4)), Some(START + days(3))]);
    let mut cup = play(cup, "undo -> undone deadline");
    assert_eq!(deadlines(&cup), [Some(START + days(3)); 2]);
    // A decided game has no deadline any more, and one in the past is none.
    let cup_before = cup.clone();
    let back = Change::Deadline { pairing: 0, from: START + days(3), to: START + days(1) };
    assert_eq!(rejected(make(&mut cup, back, START + days(2))), "tournament-start-in-past");
    let cup = play(cup_before, "result 0: 1 2 -> played 0: 1 2");
    assert_eq!(cup.extensions(Some(0), days(1)), []);
}

#[test]
fn players_are_added_and_brought_back() {
    let cup = play(
        joined(swiss(3), 4),
        "ana removed -> removed 0
         ana join -> tournament-removed
         add ana -> joined 4, changed participation
         add ana -> tournament-already-in
         start -> started 1-2-3-4 for 3, round 1: 1-3 4-2
         add eva -> joined 5, changed participation
         undo -> undone participation
         add eva -> joined 6, changed participation
         result 0: 1 2 -> played 0: 1 2
         ben removed -> removed 1, withdrawn 1
         add ben -> changed participation
         ben removed -> removed 1, withdrawn 1
         result 1: 1 2 -> played 1: 1 2, round 2: 6-4 2-3
         add ben -> changed participation
         result 2: 1 2 -> played 2: 1 2
         result 3: 1 2 -> played 3: 1 2, round 3: 2-6 4-1 3
         add fay -> tournament-too-late",
    );
    // Ben keeps the record, and the round that he missed is worth nothing.
    let standing = cup.standings().into_iter().find(|known| known.entrant == 1).expect("Ben is ranked");
    assert_eq!((standing.half_points, standing.games), (2, 1));
    assert!(cup.standings().iter().all(|known| known.entrant != 5), "who was never paired is gone");
}

#[test]
fn forms_without_a_way_back_refuse_it() {
    play(
        joined(settings(Form::Knockout), 4),
        "start -> started 0-1-2-3 for 2, round 1: 3-0 2-1
         ana removed -> removed 0, withdrawn 0: 1 2, withdrawn 0
         add ana -> tournament-too-late
         add eva -> tournament-too-late",
    );
    let ladder = play(
        joined(settings(Form::Ladder), 3),
        "start -> started 0-1-2 for 0
         ana removed -> removed 0, withdrawn 0
         add ana -> rejoined 0, changed participation",
    );
    assert_eq!(ladder.ladder(), [1, 2, 0]);
}

#[test]
fn chosen_seeds_come_before_ratings() {
    let mut cup = joined(settings(Form::Knockout), 4);
    let seed = |entrant, to| Change::Seed { entrant, from: None, to: Some(to) };
    make(&mut cup, seed(3, 1), START).expect("it is free");
    assert_eq!(rejected(make(&mut cup, seed(2, 1), START)), "tournament-seed-taken");
    make(&mut cup, seed(0, 4), START).expect("it is free");
    let mut cup = play(cup, "start -> started 3-1-2-0 for 2, round 1: 0-3 2-1");
    assert_eq!(rejected(make(&mut cup, seed(1, 2), START)), "AlreadyStarted");
}

#[test]
fn a_bye_that_was_asked_for_is_worth_half_a_point_once() {
    let mut cup = joined(swiss(3), 4);
    let bye = |entrant, from, to| Change::Bye { entrant, from, to };
    make(&mut cup, bye(0, None, Some(1)), START).expect("before the start");
    assert_eq!(rejected(make(&mut cup, bye(1, None, Some(4)), START)), "tournament-no-bye-then");
    let mut cup = play(
        cup,
        "start -> started 0-1-2-3 for 3, round 1: 2-1 3 0
         result 0: 1 2 -> played 0: 1 2, round 2: 3-2 1-0",
    );
    assert_eq!(points(&cup), [1, 0, 2, 2]);
    assert_eq!(rejected(make(&mut cup, bye(0, Some(1), Some(3)), START)), "tournament-bye-used");
    assert_eq!(rejected(make(&mut cup, bye(1, None, Some(2)), START)), "tournament-no-bye-then");
    let report = cup.trf().expect("a Swiss tournament");
    assert!(report.lines().any(|line| line.contains("0000 - H")), "{report}");
    let mut ladder = joined(settings(Form::Ladder), 2);
    assert_eq!(rejected(make(&mut ladder, bye(0, None, Some(1)), START)), "tournament-not-swiss");
}

#[test]
fn a_round_in_which_everyone_has_asked_for_a_bye_is_passed() {
    let mut cup = joined(swiss(2), 4);
    for entrant in 0..4 {
        make(&mut cup, Change::Bye { entrant, from: None, to: Some(1) }, START).expect("a bye");
    }
    let cup = play(cup, "start -> started 0-1-2-3 for 2, round 1: 0 1 2 3, round 2: 0-2 3-1");
    assert_eq!(points(&cup), [1; 4]);
}

#[test]
fn players_who_are_kept_apart_are_not_paired() {
    let mut cup = joined(swiss(2), 4);
    let apart = |from, to| Change::Apart { entrants: [2, 0], from, to };
    make(&mut cup, apart(false, true), START).expect("two players");
    let cup = play(cup, "start -> started 0-1-2-3 for 2, round 1: 0-3 2-1");
    assert!(cup.are_apart(0, 2));
}

#[test]
fn the_last_change_is_taken_back_until_a_round_is_paired() {
    let mut cup = play(
        joined(swiss(2), 4),
        "undo -> tournament-nothing-to-undo
         start -> started 0-1-2-3 for 2, round 1: 0-2 3-1
         table 0 -> table 0: 100",
    );
    let change = result(&cup, 0, &[1, 2]);
    make(&mut cup, change, START).expect("it is undecided");
    // The game is played again from the start.
    let mut cup = play(
        cup,
        "undo -> undone result
         undo -> tournament-nothing-to-undo
         table 0 -> table 0: 100",
    );
    for pairing in [0, 1] {
        let change = result(&cup, pairing, &[1, 2]);
        make(&mut cup, change, START).expect("it is undecided");
    }
    play(cup, "undo -> tournament-too-late-to-undo");
}

#[test]
fn a_bye_that_a_player_asks_for_is_not_taken_back_by_organisers() {
    let mut cup = joined(swiss(3), 4);
    make(&mut cup, Change::Seed { entrant: 3, from: None, to: Some(1) }, START).expect("it is free");
    let changes = vec![Change::Bye { entrant: 1, from: None, to: Some(2) }];
    let by = cup.entrants()[1].player.id;
    run(&mut cup, &Command::Change { by, changes }, START).expect("a bye");
    let cup = play(cup, "undo -> undone seed");
    assert_eq!(cup.entrants()[1].asked_bye, Some(2));
}

#[test]
fn a_result_that_is_corrected_after_the_end_changes_the_places() {
    let cup = joined(swiss(1), 4);
    let mut cup = play(
        cup,
        "start         -> started 0-1-2-3 for 1, round 1: 0-2 3-1
         result 0: 1 2 -> played 0: 1 2
         result 1: 1 2 -> played 1: 1 2, finished 1=0 1=3 3=1 3=2",
    );
    let correction = result(&cup, 0, &[2, 1]);
    make(&mut cup, correction, START).expect("after the end");
    let winners = |cup: &Tournament| -> Vec<EntrantNumber> {
        cup.titles().filter(|(_, title)| *title == Title::Winner).map(|(entrant, _)| entrant).collect()
    };
    assert_eq!((cup.phase(), winners(&cup)), (Phase::Finished, vec![2, 3]));
    run(&mut cup, &Command::Undo { by: BY }, START).expect("the last change");
    assert_eq!(winners(&cup), [0, 3]);
    // The game is not played again, and nothing else changes.
    let from = cup.pairings()[0].result.clone();
    let again = Change::Result { pairing: 0, from, to: None };
    assert_eq!(rejected(make(&mut cup, again, START)), "tournament-over");
    let name = Change::Name { from: "Cup".to_owned(), to: "Bowl".to_owned() };
    assert_eq!(rejected(make(&mut cup, name, START)), "tournament-over");
    let mut knockout = play(
        joined(settings(Form::Knockout), 2),
        "start         -> started 0-1 for 1, round 1: 1-0
         result 0: 1 2 -> played 0: 1 2, finished 1=1 2=0",
    );
    let correction = result(&knockout, 0, &[2, 1]);
    assert_eq!(rejected(make(&mut knockout, correction, START)), "tournament-result-stays");
}

#[test]
fn whoever_has_left_a_knockout_does_not_win() {
    let mut cup = play(
        joined(settings(Form::Knockout), 4),
        "start        -> started 0-1-2-3 for 2, round 1: 3-0 2-1
         ana withdraw -> withdrawn 0: 1 2, withdrawn 0",
    );
    let correction = result(&cup, 0, &[2, 1]);
    assert_eq!(rejected(make(&mut cup, correction, START)), "tournament-result-stays");
}

#[test]
fn whoever_never_came_has_no_title() {
    let settings = Settings { round_time: Some(days(1)), ..settings(Form::Knockout) };
    let cup = play(
        joined(settings, 2),
        "start                -> started 0-1 for 1, round 1: 1-0
         table 0              -> table 0: 100
         1d adjudicate 0 came -> not-begun 0: 2 2, finished 2=0 2=1",
    );
    assert_eq!(cup.titles().count(), 0);
}
