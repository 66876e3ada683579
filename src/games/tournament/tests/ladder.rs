//! Ladders: challenges, answers and places.

use super::*;

fn started(players: usize) -> Tournament {
    let mut ladder = joined(settings(Form::Ladder), players);
    run(&mut ladder, &Command::Start { ratings: Vec::new() }, START).expect("it starts");
    ladder
}

#[test]
fn the_winner_of_a_challenge_takes_the_place() {
    let script = "
        eva challenge ana -> tournament-too-far-above
        eva challenge fay -> tournament-not-above
        eva challenge ivy -> NotJoined
        eva challenge ben -> challenged 4-1
        eva challenge cy  -> tournament-busy
        dee challenge ben -> tournament-opponent-busy
        ben challenge ana -> tournament-busy
        eva accept        -> tournament-no-challenge
        ben accept        -> accepted 1-4
        ben accept        -> tournament-no-challenge
        dee challenge ben -> tournament-opponent-busy
        table 0           -> table 0: 100
        result 0: 2 1     -> played 0: 2 1";
    let ladder = play(started(6), script);
    assert_eq!(ladder.ladder(), [0, 4, 1, 2, 3, 5]);
    // The player who went first less often goes first.
    let script = "
        dee challenge ben -> challenged 3-1
        ben accept        -> accepted 3-1
        result 1: 1 1     -> played 1: 1 1";
    assert_eq!(play(ladder, script).ladder(), [0, 4, 1, 2, 3, 5]);
}

#[test]
fn a_challenge_that_is_declined_or_not_answered_costs_the_place() {
    let script = "
        dee challenge ana -> challenged 3-0
        ana decline       -> declined 3
        ana decline       -> tournament-no-challenge
        cy  challenge dee -> challenged 2-3
        62h tick          ->
        63h tick          -> reminded of 2
        71h tick          ->
        72h tick          -> lapsed 2
        72h tick          -> ";
    let ladder = play(started(4), script);
    assert_eq!(ladder.ladder(), [2, 3, 0, 1]);
}

#[test]
fn a_challenge_is_due_at_its_time_and_waits_in_a_pause() {
    let script = "
        ben challenge ana    -> challenged 1-0
        1d pause             -> paused
        1d ben challenge ana -> tournament-paused
        1d ana accept        -> tournament-paused
        9d tick              ->
        9d resume            -> resumed
        10d tick             -> ";
    let ladder = play(started(3), script);
    assert_eq!(ladder.due(), time("255h"), "the reminder comes nine hours before");
    let ladder = play(ladder, "255h tick -> reminded of 1");
    assert_eq!(ladder.due(), time("11d"));
}

#[test]
fn the_time_to_answer_begins_after_a_vacation() {
    let challenge = |away_until| {
        let (by, opponent) = (PlayerId(1).into(), PlayerId(0).into());
        let mut ladder = started(2);
        let command = Command::Challenge { by, opponent, away_until };
        run(&mut ladder, &command, START).expect("she is above him");
        ladder.challenges()[0].answer_by()
    };
    assert_eq!(challenge(time("4d")), time("7d"));
    assert_eq!(challenge(None), time("3d"));
}

#[test]
fn nobody_challenges_the_same_player_again_at_once() {
    let script = "
        ben challenge ana    -> challenged 1-0
        ana accept           -> accepted 0-1
        result 0: 1 2        -> played 0: 1 2
        ben challenge ana    -> tournament-too-soon
        cy  challenge ana    -> challenged 2-0
        ana accept           -> accepted 2-0
        result 1: 2 1        -> played 1: 2 1
        167h ben challenge ana -> tournament-too-soon
        168h ben challenge ana -> challenged 1-0";
    let ladder = play(started(3), script);
    assert_eq!(ladder.challengeable(PlayerId(2), time("200h").expect("a time")), [0; 0]);
    let busy = ladder.challengeable(PlayerId(1), time("200h").expect("a time"));
    assert_eq!(busy, [0; 0], "Ben waits for an answer");
    let free = started(5);
    assert_eq!(free.challengeable(PlayerId(4), START), [1, 2, 3]);
}

#[test]
fn a_player_who_comes_back_keeps_the_record_and_the_days_to_wait() {
    let script = "
        ben challenge ana      -> challenged 1-0
        ana accept             -> accepted 0-1
        result 0: 1 2          -> played 0: 1 2
        ben withdraw           -> withdrawn 1
        ben join               -> rejoined 1
        ben challenge ana      -> tournament-too-soon
        cy  challenge ana      -> challenged 2-0
        cy  withdraw           -> withdrawn 2
        cy  join               -> rejoined 2
        cy  challenge ana      -> tournament-too-soon
        168h ben challenge ana -> challenged 1-0
        168h ana accept        -> accepted 1-0
        168h ben removed       -> removed 1, withdrawn 1: 2 1, withdrawn 1
        168h ben join          -> tournament-removed";
    let ladder = play(started(3), script);
    assert_eq!(ladder.ladder(), [0, 2]);
    let standings = ladder.standings();
    let records = standings.iter().map(|known| (known.entrant, known.place, known.wins, known.games));
    assert_eq!(records.collect::<Vec<_>>(), [(0, Some(1), 2, 2), (2, Some(2), 0, 0)]);
}

#[test]
fn players_come_and_go() {
    let script = "
        dee challenge ben -> challenged 3-1
        ben accept        -> accepted 1-3
        eva join          -> joined 4
        cy  challenge ana -> challenged 2-0
        ben withdraw      -> withdrawn 0: 2 1, withdrawn 1
        ana withdraw      -> withdrawn 0
        dee challenge cy  -> tournament-not-above
        ana join          -> rejoined 0
        ana join          -> tournament-already-joined
        cy  challenge dee -> challenged 2-3
        dee decline       -> declined 2";
    let ladder = play(started(4), script);
    assert_eq!(ladder.ladder(), [2, 3, 4, 0]);
    play(ladder, "finish -> finished 1=2 2=3 3=4 4=0\n finish -> tournament-over");
    play(
        joined(settings(Form::Knockout), 2),
        "finish -> tournament-not-ladder\n ben challenge ana -> tournament-not-ladder",
    );
    play(
        joined(settings(Form::Ladder), 2),
        "finish -> tournament-not-started\n ben challenge ana -> tournament-not-started",
    );
}
