//! Registration, rounds, deadlines, pauses and withdrawals.

use super::*;

const SWISS: Form = Form::Swiss { rounds: None };
const ROUND_ROBIN: Form = Form::RoundRobin { double: false };

fn with_deadline(form: Form) -> Settings {
    Settings { round_time: Some(Duration::from_hours(48)), ..settings(form) }
}

#[test]
fn settings_that_do_not_fit_together_are_rejected() {
    let rejection = |settings| Tournament::open(TournamentId(1), settings, time("1d").expect("a time")).err();
    let three = |form| Settings { form, ..tables_of(3) };
    for (settings, expected) in [
        (Settings { name: "\u{200b} ".to_owned(), ..settings(SWISS) }, Rejection::new("tournament-no-name")),
        (
            Settings { name: "n".repeat(41), ..settings(SWISS) },
            Rejection::over_limit("tournament-name-too-long", 40),
        ),
        (
            Settings { name: "杯".repeat(21), ..settings(SWISS) },
            Rejection::over_limit("tournament-name-too-long", 40),
        ),
        (three(SWISS), Message::new("tournament-two-seats-only").count("seats", 3).into()),
        (three(Form::Knockout), Message::new("tournament-two-seats-only").count("seats", 3).into()),
        (
            settings(Form::Swiss { rounds: Some(0) }),
            Rejection::over_limit("tournament-no-such-rounds", MAX_ROUNDS),
        ),
        (
            settings(Form::Swiss { rounds: Some(21) }),
            Rejection::over_limit("tournament-no-such-rounds", MAX_ROUNDS),
        ),
        (
            Settings { max_players: Some(17), ..settings(ROUND_ROBIN) },
            Message::new("tournament-no-such-size").count("fewest", 3).count("most", 16).into(),
        ),
        (
            Settings { max_players: Some(3), ..settings(SWISS) },
            Message::new("tournament-no-such-size").count("fewest", 4).count("most", 128).into(),
        ),
        (
            Settings { round_time: Some(Duration::from_hours(23)), ..settings(SWISS) },
            Rejection::new("tournament-round-too-short"),
        ),
        (Settings { starts_at: time("24h"), ..settings(SWISS) }, Rejection::new("tournament-start-in-past")),
    ] {
        assert_eq!(rejection(settings), Some(expected));
    }
    assert_eq!(rejection(three(ROUND_ROBIN)), None);
    let named = opened(Settings { name: " Spring\n cup ".to_owned(), ..settings(SWISS) });
    assert_eq!(named.settings().name, "Spring cup");
}

#[test]
fn players_join_and_leave_until_the_start() {
    let small = Settings { max_players: Some(3), ..settings(ROUND_ROBIN) };
    let script = "
        ana join     -> joined 0
        ana join     -> tournament-already-joined
        start        -> TooFewPlayers
        ben join     -> joined 1
        cy  join     -> joined 2
        dee join     -> tournament-full
        ben leave    -> left 1
        ben leave    -> NotJoined
        dee join     -> joined 3
        ben join     -> tournament-full
        dee removed  -> removed 3
        dee join     -> tournament-removed
        ben join     -> joined 4
        pause        -> tournament-not-started
        start        -> started 4-0-2 for 3, round 1: 0-2 4
        start        -> AlreadyStarted
        ben leave    -> AlreadyStarted
        eva join     -> tournament-too-late
        eva withdraw -> NotJoined";
    let tournament = play(opened(small), script);
    assert_eq!(tournament.active().collect::<Vec<_>>(), [0, 2, 4]);
}

#[test]
fn a_tournament_starts_by_itself_at_its_time() {
    let at_noon = || Settings { starts_at: time("12h"), ..settings(SWISS) };
    let due = joined(at_noon(), 4);
    assert_eq!(due.due(), time("12h"));
    play(due, "11h tick -> \n 12h tick -> started 0-1-2-3 for 2, round 1: 0-2 3-1");
    // With three players it does not start.
    let missed = play(joined(at_noon(), 3), "12h tick -> startmissed\n 13h dee join -> joined 3");
    assert_eq!(missed.starts_at(), None);
    play(missed, "14h start -> started 0-1-2-3 for 2, round 1: 0-2 3-1");
}

#[test]
fn a_registration_that_nobody_uses_expires() {
    let tournament = play(
        joined(settings(SWISS), 3),
        "10d dee join -> joined 3
         39d tick     ->
         40d tick     -> expired
         40d start    -> tournament-cancelled
         40d cancel   -> tournament-cancelled",
    );
    assert_eq!((tournament.phase(), tournament.due()), (Phase::Cancelled, None));
}

#[test]
fn a_start_at_its_time_uses_the_ratings_of_that_time() {
    let mut tournament = joined(Settings { starts_at: time("12h"), ..settings(SWISS) }, 4);
    let noon = time("12h").expect("a time");
    let tick = Command::Tick { at: noon, ratings: vec![(3, 1700)] };
    let events = run(&mut tournament, &tick, noon).expect("it is due");
    assert_eq!(event_text(&events[0]), "started 3-0-1-2 for 2");
}

#[test]
fn ratings_of_the_start_decide_the_order() {
    let mut tournament = joined(settings(SWISS), 4);
    let events = run(&mut tournament, &Command::Start { ratings: vec![(2, 1600), (0, 1300)] }, START);
    assert_eq!(event_text(&events.expect("it starts")[0]), "started 2-1-3-0 for 2");
    assert_eq!(tournament.entrants()[2].rating, 1600);
}

#[test]
fn the_next_round_follows_the_last_game_by_itself() {
    let script = "
        start           -> started 0-1-2-3 for 2, round 1: 0-2 3-1
        table 0         -> table 0: 100
        table 0         ->
        result 0: 2 1   -> played 0: 2 1
        result 0: 1 2   -> AlreadyDecided
        result 1: 1     -> NoSuchPlaces
        result 1: 2 2   -> NoSuchPlaces
        result 1: 1 3   -> NoSuchPlaces
        result 2: 1 2   -> NoSuchPairing
        table 1         -> table 1: 101
        gone 1 100      -> NoTable
        gone 1 101      -> gone 1
        gone 1 101      -> NoTable
        result 1: 1 1   -> played 1: 1 1, round 2: 2-3 1-0
        result 2: 1 2   -> played 2: 1 2
        result 3: 1 2   -> played 3: 1 2, finished 1=2 2=1 3=3 4=0
        result 3: 1 2   -> tournament-over";
    let tournament = play(joined(settings(SWISS), 4), script);
    assert!(tournament.pairings().iter().all(|pairing| pairing.table != Some(TableId(101))));
    let titles = [(2, Title::Winner), (1, Title::Second), (3, Title::Third)];
    assert_eq!(tournament.titles().collect::<Vec<_>>(), titles);
}

#[test]
fn undecided_games_are_adjudicated_at_their_deadline() {
    let script = "
        start               -> started 0-1-2-3 for 2, round 1: 0-2 3-1
        1h table 0          -> table 0: 100
        2h table 1          -> table 1: 101
        48h adjudicate 0 came    -> NotOverdue
        49h adjudicate 0 came    -> not-begun 0: 2 2
        50h adjudicate 1: 0 1 0 -> NoSuchPlaces
        50h adjudicate 1: 1 0 0 -> adjudicated 1: 1 2, round 2: 0-3 1-2";
    let tournament = play(joined(with_deadline(SWISS), 4), script);
    let scores = tournament.standings().into_iter().map(|standing| (standing.entrant, standing.half_points));
    assert_eq!(scores.collect::<Vec<_>>(), [(3, 2), (1, 0), (0, 0), (2, 0)]);
    assert_eq!(tournament.due(), None, "no table is open");
    let tournament = play(tournament, "60h table 2 -> table 2: 102");
    assert_eq!(tournament.due(), time("108h"));
    assert_eq!(tournament.overdue(time("107h").expect("a time")).count(), 0);
    assert_eq!(tournament.overdue(time("108h").expect("a time")).count(), 1);
}

#[test]
fn a_deadline_waits_for_a_table_at_which_nobody_can_play() {
    let script = "
        start               -> started 0-1-2-3 for 2, round 1: 0-2 3-1
        1h table 0          -> table 0: 100
        1h table 1          -> table 1: 101
        20h credit 0 10h    -> credited 0: 600m
        21h credit 7 10h    -> NoSuchPairing
        30h pause           -> paused
        34h credit 1 28h    -> credited 1: 120m
        35h resume          -> resumed
        64h result 1: 1 2   -> played 1: 1 2
        63h adjudicate 0 came    -> NotOverdue
        64h adjudicate 0 came    -> not-begun 0: 2 2, round 2: 0-3 1-2";
    let tournament = play(joined(with_deadline(SWISS), 4), script);
    // Without a deadline nothing is to be given back.
    play(tournament, "70h credit 2 60h -> ");
}

#[test]
fn the_one_to_act_loses_a_game_of_three_and_the_others_share_what_is_left() {
    let tables = Settings { round_time: Some(Duration::from_hours(48)), ..tables_of(3) };
    play(
        joined(tables, 3),
        "start                       -> started 2-0-1 for 3, round 1: 2-0-1
         table 0                     -> table 0: 100
         2d adjudicate 0: 2 0 3 0    -> adjudicated 0: 1 3 2, round 2: 0-1-2",
    );
}

#[test]
fn a_pause_stops_deadlines_and_rounds() {
    let script = "
        start             -> started 0-1-2-3 for 2, round 1: 0-2 3-1
        table 0           -> table 0: 100
        10h pause         -> paused
        11h pause         -> tournament-already-paused
        12h table 1       -> table 1: 101
        60h adjudicate 0 came  -> tournament-paused
        60h result 0: 1 2 -> played 0: 1 2
        60h result 1: 1 2 -> played 1: 1 2
        70h resume        -> resumed, round 2: 3-0 1-2
        70h resume        -> tournament-not-paused
        70h table 2       -> table 2: 102
        80h credit 75h    -> credited 300m
        80h credit 79h    ->
        118h adjudicate 2 came -> NotOverdue
        123h adjudicate 2 came -> not-begun 2: 2 2";
    let tournament = play(joined(with_deadline(SWISS), 4), script);
    assert_eq!(tournament.to_open().count(), 1);
}

#[test]
fn nothing_is_opened_during_a_pause() {
    let tournament = play(
        joined(settings(SWISS), 4),
        "start -> started 0-1-2-3 for 2, round 1: 0-2 3-1\n pause -> paused",
    );
    assert_eq!((tournament.to_open().count(), tournament.due()), (0, None));
}

#[test]
fn a_tournament_moves_to_another_channel_or_is_cancelled() {
    let script = "
        relocate 70   -> tournament-already-here
        relocate 71   -> relocated 71
        start         -> started 0-1-2-3 for 2, round 1: 0-2 3-1
        cancel        -> cancelled
        result 0: 1 2 -> tournament-cancelled
        relocate 72   -> tournament-cancelled
        ana withdraw  -> tournament-cancelled";
    let tournament = play(joined(settings(SWISS), 4), script);
    assert_eq!((tournament.channel(), tournament.to_open().count()), (ChannelId(71), 0));
}

#[test]
fn games_that_are_played_at_the_end_go_on_without_the_tournament() {
    let script = "
        start         -> started 0-1-2-3 for 2, round 1: 0-2 3-1
        table 0       -> table 0: 100
        table 1       -> table 1: 101
        result 0: 1 2 -> played 0: 1 2";
    let tournament = play(joined(settings(SWISS), 4), script);
    assert_eq!(tournament.to_release().count(), 0);
    let tournament = play(tournament, "cancel -> cancelled");
    assert_eq!(tournament.to_release().collect::<Vec<_>>(), [TableId(101)]);
    // Challenges of a ladder that was ended.
    let script = "
        start             -> started 0-1 for 0
        ben challenge ana -> challenged 1-0
        ana accept        -> accepted 0-1
        table 0           -> table 0: 100
        finish            -> finished 1=0 2=1";
    let ladder = play(joined(settings(Form::Ladder), 2), script);
    assert_eq!(ladder.to_release().collect::<Vec<_>>(), [TableId(100)]);
}

#[test]
fn a_player_who_withdraws_loses_the_running_game() {
    let script = "
        start         -> started 0-1-2-3-4 for 3, round 1: 0-2 3-1 4
        ana withdraw  -> withdrawn 0: 2 1, withdrawn 0
        ana withdraw  -> Withdrawn
        ana join      -> Withdrawn
        result 1: 1 2 -> played 1: 1 2, round 2: 2-3 1-4";
    play(joined(settings(SWISS), 5), script);
}

#[test]
fn a_removed_player_cannot_come_back() {
    let script = "
        start         -> started 0-1-2-3-4 for 3, round 1: 0-2 3-1 4
        eva removed   -> removed 4, withdrawn 4
        eva join      -> tournament-removed
        eva withdraw  -> tournament-removed
        fay join      -> joined 5";
    play(joined(settings(SWISS), 5), script);
}

#[test]
fn a_swiss_tournament_is_joined_late_until_half_of_its_rounds() {
    let script = "
        start         -> started 0-1-2-3 for 2, round 1: 0-2 3-1
        eva join      -> joined 4
        result 0: 1 2 -> played 0: 1 2
        result 1: 1 2 -> played 1: 1 2, round 2: 3-0 1-4 2
        fay join      -> tournament-too-late";
    let tournament = play(joined(settings(SWISS), 4), script);
    assert_eq!(half_points(&tournament, 4), Some(1));
}

fn half_points(tournament: &Tournament, entrant: EntrantNumber) -> Option<u32> {
    let standings = tournament.standings();
    standings.into_iter().find(|standing| standing.entrant == entrant).map(|known| known.half_points)
}

#[test]
fn a_missed_round_counts_when_it_is_over() {
    let script = "
        start         -> started 0-1-2-3 for 3, round 1: 0-2 3-1
        eva join      -> joined 4
        result 0: 1 2 -> played 0: 1 2";
    let three_rounds = || joined(settings(Form::Swiss { rounds: Some(3) }), 4);
    let tournament = play(three_rounds(), script);
    let eva = tournament.standings().into_iter().find(|standing| standing.entrant == 4).expect("in the list");
    assert_eq!((eva.half_points, eva.buchholz, eva.sonneborn_berger), (0, 0, 0));
    assert!(!tournament.trf().expect("a Swiss tournament").contains(" H"));
    let tournament = play(tournament, "result 1: 1 2 -> played 1: 1 2, round 2: 3-0 1-4 2");
    assert_eq!(half_points(&tournament, 4), Some(1));
    // Nobody can join any more once more than half of the rounds are paired.
    let script = "
        result 2: 1 2 -> played 2: 1 2
        fay join      -> tournament-too-late";
    play(tournament, script);
}

/// Deletes the data of a player who has withdrawn, as the store does.
fn forget(tournament: &mut Tournament, entrant: EntrantNumber) {
    let id = Participant::Former(entrant as u64 + 1);
    tournament.entrants[entrant].player = Player { id, name: "former player".to_owned() };
}

#[test]
fn nobody_gains_by_deleting_their_data_and_coming_back() {
    let finish = |mut tournament: Tournament| {
        for pairing in [0, 1] {
            let won = Command::ReportResult { pairing, places: vec![1, 2] };
            run(&mut tournament, &won, START).expect("it is undecided");
        }
        tournament
    };
    let script = "
        start        -> started 0-1-2-3-4 for 3, round 1: 0-2 3-1 4
        eva withdraw -> withdrawn 4
        fay join     -> joined 5";
    let mut tournament = play(joined(settings(SWISS), 5), script);
    forget(&mut tournament, 4);
    // Nobody can tell that Eva was there before.
    let tournament = finish(play(tournament, "eva join -> joined 6"));
    assert_eq!((half_points(&tournament, 5), half_points(&tournament, 6)), (Some(1), Some(0)));
    // Somebody who was removed before the start is a player who comes late, without half a point.
    let mut tournament = play(joined(settings(SWISS), 5), "eva removed -> removed 4");
    forget(&mut tournament, 4);
    let script = "
        start    -> started 0-1-2-3 for 2, round 1: 0-2 3-1
        eva join -> joined 5";
    assert_eq!(half_points(&finish(play(tournament, script)), 5), Some(0));
    // A player who left before the start may delete their data without a disadvantage for others.
    let mut tournament = play(joined(settings(SWISS), 5), "eva leave -> left 4");
    forget(&mut tournament, 4);
    assert_eq!(half_points(&finish(play(tournament, script)), 5), Some(1));
}

#[test]
fn former_players_are_numbered_among_themselves() {
    let names = |tournament: &Tournament| {
        tournament.localized_names(|name| match name {
            crate::table::PlayerName::Former => "ehemalig".to_owned(),
            name => name.to_string(),
        })
    };
    let mut tournament = joined(settings(SWISS), 4);
    forget(&mut tournament, 1);
    assert_eq!(names(&tournament), ["ana", "ehemalig", "cy", "dee"]);
    forget(&mut tournament, 3);
    assert_eq!(names(&tournament), ["ana", "ehemalig", "cy", "ehemalig 2"]);
}

#[test]
fn titles_are_for_those_who_stayed_and_played() {
    // Ana wins and goes; the others are ranked before her.
    let script = "
        start         -> started 0-1-2-3 for 2, round 1: 0-2 3-1
        result 0: 1 2 -> played 0: 1 2
        result 1: 2 1 -> played 1: 2 1, round 2: 1-0 2-3
        result 2: 2 1 -> played 2: 2 1
        ana withdraw  -> withdrawn 0
        result 3: 1 2 -> played 3: 1 2, finished 1=1 1=2 3=3 4=0";
    let tournament = play(joined(settings(SWISS), 4), script);
    let titles = [(1, Title::Winner), (2, Title::Winner), (3, Title::Third)];
    assert_eq!(tournament.titles().collect::<Vec<_>>(), titles);
    // Nobody has a title for a bye.
    let script = "
        start        -> started 0-1-2 for 2, round 1: 2-1 0
        cy  withdraw -> withdrawn 0: 2 1, withdrawn 2, round 2: 1-0
        ben withdraw -> withdrawn 1: 2 1, withdrawn 1, finished 1=0 2=1 3=2";
    assert_eq!(play(joined(settings(Form::Knockout), 3), script).titles().count(), 1);
    let ladder =
        play(joined(settings(Form::Ladder), 2), "start -> started 0-1 for 0\n finish -> finished 1=0 2=1");
    assert_eq!(ladder.titles().count(), 0);
}

#[test]
fn a_player_of_a_round_robin_who_leaves_early_counts_for_nobody() {
    let script = "
        start         -> started 2-1-0-3 for 3, round 1: 2-3 1-0
        result 1: 2 1 -> played 1: 2 1
        ana withdraw  -> annulled 0
        result 0: 1 2 -> played 0: 1 2, round 2: 2-1 3
        result 2: 2 1 -> played 2: 2 1, round 3: 1-3 2
        result 3: 2 1 -> played 3: 2 1, finished 1=2 1=1 1=3 4=0";
    // The three who are left have beaten each other.
    let tournament = play(joined(settings(ROUND_ROBIN), 4), script);
    let titles = [(2, Title::Winner), (1, Title::Winner), (3, Title::Winner)];
    assert_eq!(tournament.titles().collect::<Vec<_>>(), titles);
}

#[test]
fn a_player_of_a_round_robin_who_leaves_late_loses_the_games_that_are_left() {
    let script = "
        start         -> started 2-1-0-3 for 3, round 1: 2-3 1-0
        result 0: 1 2 -> played 0: 1 2
        result 1: 2 1 -> played 1: 2 1, round 2: 3-0 2-1
        result 2: 2 1 -> played 2: 2 1
        ana withdraw  -> withdrawn 0
        result 3: 2 1 -> played 3: 2 1, round 3: 1-3 0-2, withdrawn 5: 2 1
        result 4: 2 1 -> played 4: 2 1, finished 1=2 2=1 3=3 4=0";
    let tournament = play(joined(settings(ROUND_ROBIN), 4), script);
    let titles = [(2, Title::Winner), (1, Title::Second), (3, Title::Third)];
    assert_eq!(tournament.titles().collect::<Vec<_>>(), titles);
}

#[test]
fn a_table_of_three_plays_on_without_a_player_who_withdraws() {
    let script = "
        start           -> started 2-0-1 for 3, round 1: 2-0-1
        table 0         -> table 0: 100
        ana withdraw    -> withdrawn 0
        result 0: 2 3 1 -> played 0: 2 3 1, finished 1=1 2=2 3=0";
    play(joined(tables_of(3), 3), script);
    // Without a table the others do not play on.
    let script = "
        start           -> started 2-0-1 for 3, round 1: 2-0-1
        ana withdraw    -> withdrawn 0: 1 3 1, withdrawn 0, finished 1=2 1=1 3=0";
    play(joined(tables_of(3), 3), script);
}

#[test]
fn names_are_told_apart_and_have_no_power() {
    let mut tournament = opened(settings(SWISS));
    for (id, name) in ["Ana", "\u{202e}Ana", "\u{200b}"].into_iter().enumerate() {
        let by = Player::human(PlayerId(id as u64), name.to_owned());
        run(&mut tournament, &Command::Join { by, rating: 1500 }, START).expect("there is room");
    }
    assert_eq!(tournament.names(), ["Ana (1)", "Ana (2)", "Player 3"]);
    // A player who joins twice has one name.
    let again = Player::human(PlayerId(1), "Ana".to_owned());
    run(&mut tournament, &Command::Leave { by: again.id }, START).expect("they have joined");
    run(&mut tournament, &Command::Join { by: again, rating: 1500 }, START).expect("there is room");
    assert_eq!(tournament.names(), ["Ana (1)", "Ana (4)", "Player 3", "Ana (4)"]);
}
