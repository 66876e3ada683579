//! The schedules of round robins.

use super::*;
use crate::tournament::groups::GroupPlayer;
use crate::tournament::{berger, groups};

/// FIDE's Berger tables. Players are counted from 1.
const BERGER_TABLES: [(usize, &[&str]); 3] = [
    (4, &["1-4 2-3", "4-3 1-2", "2-4 3-1"]),
    (6, &["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]),
    (
        8,
        &[
            "1-8 2-7 3-6 4-5",
            "8-5 6-4 7-3 1-2",
            "2-8 3-1 4-7 5-6",
            "8-6 7-5 1-4 2-3",
            "3-8 4-2 5-1 6-7",
            "8-7 1-6 2-5 3-4",
            "4-8 5-3 6-2 7-1",
        ],
    ),
];

fn round_text(games: &[[usize; 2]]) -> String {
    games.iter().map(|[one, other]| format!("{}-{}", one + 1, other + 1)).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_berger_tables_are_those_of_fide() {
    for (players, rounds) in BERGER_TABLES {
        for (round, expected) in rounds.iter().enumerate() {
            let (games, bye) = berger::round(players, round, false);
            assert_eq!(
                (round_text(&games).as_str(), bye),
                (*expected, None),
                "{players}, round {}",
                round + 1
            );
        }
    }
}

#[test]
fn an_odd_number_of_players_has_the_table_of_one_more() {
    for (round, expected) in ["2-3", "1-2", "3-1"].into_iter().enumerate() {
        let (games, bye) = berger::round(3, round, false);
        assert_eq!(round_text(&games), expected);
        assert_eq!(bye, Some([0, 2, 1][round]));
    }
}

#[test]
fn a_double_round_robin_turns_the_colours() {
    let rounds: Vec<String> = (0..6).map(|round| round_text(&berger::round(4, round, true).0)).collect();
    assert_eq!(rounds, ["1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"]);
}

/// Everyone meets everyone else as often as they should, never twice in a round, and going first is shared out evenly.
#[test]
fn round_robins_of_all_sizes_are_fair() {
    for players in 3..=16 {
        for double in [false, true] {
            let mut firsts = vec![vec![0; players]; players];
            let mut in_a_row = vec![(false, 0); players];
            let rounds = (players - 1 + players % 2) * if double { 2 } else { 1 };
            for round in 0..rounds {
                let (games, bye) = berger::round(players, round, double);
                let mut seated: Vec<usize> = games.iter().flatten().copied().chain(bye).collect();
                seated.sort_unstable();
                assert!(seated.into_iter().eq(0..players), "{players}, round {round}");
                for [first, second] in games {
                    firsts[first][second] += 1;
                    for (player, is_first) in [(first, true), (second, false)] {
                        let known = &mut in_a_row[player];
                        *known = (is_first, if known.0 == is_first { known.1 + 1 } else { 1 });
                        assert!(known.1 <= 2, "{players} players: {player} in round {round}");
                    }
                }
            }
            for player in 0..players {
                for other in (0..players).filter(|other| *other != player) {
                    let both = (firsts[player][other], firsts[other][player]);
                    assert!(
                        if double { both == (1, 1) } else { both.0 + both.1 == 1 },
                        "{players}: {both:?}"
                    );
                }
                let first: usize = firsts[player].iter().sum();
                let second: usize = firsts.iter().map(|row| row[player]).sum();
                let games = players - 1;
                let bound = if double { 0 } else { games % 2 };
                assert_eq!(first.abs_diff(second), bound, "{players} players, double: {double}");
            }
        }
    }
}

/// For 3, 4, … 16 players at tables of three: the number of rounds, and how often two players meet at most.
const AT_TABLES_OF_3: [(usize, usize); 14] = [
    (3, 3),
    (3, 2),
    (4, 3),
    (4, 4),
    (5, 5),
    (6, 2),
    (4, 1),
    (6, 2),
    (7, 2),
    (7, 2),
    (7, 2),
    (9, 2),
    (7, 1),
    (9, 2),
];
/// The same for 4, 5, … 16 players at tables of four.
const AT_TABLES_OF_4: [(usize, usize); 13] =
    [(4, 4), (3, 3), (3, 2), (5, 2), (3, 3), (5, 3), (5, 4), (6, 4), (5, 3), (6, 2), (6, 6), (7, 2), (5, 1)];

/// The numbers of players and seats for which there are groups, with the number of rounds and of meetings at most.
fn group_sizes() -> impl Iterator<Item = (usize, usize, (usize, usize))> {
    let of_3 = (3..).zip(AT_TABLES_OF_3).map(|(players, expected)| (players, 3, expected));
    of_3.chain((4..).zip(AT_TABLES_OF_4).map(|(players, expected)| (players, 4, expected)))
}

/// What some rounds have brought each player. Everybody is at one table at most, and all tables are full.
fn history(players: usize, seats: usize, rounds: &[Vec<Vec<usize>>]) -> Vec<GroupPlayer> {
    let mut history = vec![GroupPlayer { met: vec![0; players], ..GroupPlayer::default() }; players];
    for tables in rounds {
        assert!(tables.len() == players / seats && tables.iter().all(|table| table.len() == seats));
        for (player, known) in history.iter_mut().enumerate() {
            let mut own = tables.iter().filter(|table| table.contains(&player));
            let Some(table) = own.next() else {
                known.byes += 1;
                continue;
            };
            assert!(own.next().is_none(), "{player} is at two tables: {tables:?}");
            for (seat, other) in table.iter().enumerate() {
                if *other == player {
                    known.seats[seat] += 1;
                } else {
                    known.met[*other] += 1;
                }
            }
        }
    }
    history
}

/// How often each two players have met.
fn meetings(history: &[GroupPlayer]) -> impl Iterator<Item = usize> {
    history.iter().enumerate().flat_map(|(player, known)| known.met[..player].iter().copied())
}

fn difference(counts: impl Iterator<Item = usize> + Clone) -> usize {
    counts.clone().max().expect("some") - counts.min().expect("some")
}

#[test]
fn everyone_meets_everyone_at_tables_of_three_and_four() {
    for (players, seats, (rounds, most)) in group_sizes() {
        let once = groups::schedule(players, seats, false);
        assert_eq!(once.len(), rounds, "{players} at tables of {seats}");
        let once = history(players, seats, &once);
        assert_eq!(meetings(&once).max(), Some(most), "{players} at tables of {seats}");
        assert!(meetings(&once).all(|count| count >= 1), "{players} at tables of {seats}");
        let twice = groups::schedule(players, seats, true);
        assert_eq!(twice.len(), 2 * rounds, "{players} at tables of {seats}");
        assert!(meetings(&history(players, seats, &twice)).all(|count| count >= 2));
    }
}

#[test]
fn going_first_and_sitting_out_are_shared_out_evenly_at_tables_of_three_and_four() {
    for (players, seats, (rounds, _)) in group_sizes() {
        let schedule = groups::schedule(players, seats, true);
        for round in 1..=schedule.len() {
            let history = history(players, seats, &schedule[..round]);
            let byes = difference(history.iter().map(|player| player.byes));
            assert!(byes <= 1, "{players} at tables of {seats}, round {round}: {byes}");
            if round % rounds == 0 {
                let firsts = difference(history.iter().map(|player| player.seats[0]));
                // At a single table everyone goes first once in each cycle.
                let most = usize::from(players > seats);
                assert!(firsts <= most, "{players} at tables of {seats}, round {round}: {firsts}");
            }
        }
    }
}

fn tables_text(players: usize, seats: usize) -> Vec<String> {
    let table =
        |table: Vec<usize>| table.iter().map(|player| (player + 1).to_string()).collect::<Vec<_>>().join("-");
    let round = |tables: Vec<Vec<usize>>| tables.into_iter().map(table).collect::<Vec<_>>().join(" ");
    groups::schedule(players, seats, false).into_iter().map(round).collect()
}

#[test]
fn five_players_at_a_table_of_three_need_four_rounds() {
    // Players 4 and 5 meet three times. Each of the others plays two games, and so meets everybody exactly once.
    assert_eq!(tables_text(5, 3), ["1-2-3", "4-5-1", "2-4-5", "5-3-4"]);
}

#[test]
fn eight_players_at_two_tables_of_four_need_three_rounds() {
    // Two pairs are at each table. The pairs 1 2, 3 4, 5 6 and 7 8 stay together and meet each other pair once.
    assert_eq!(tables_text(8, 4), ["1-2-3-4 5-6-7-8", "6-5-1-2 8-3-4-7", "2-7-8-1 3-4-6-5"]);
}

#[test]
fn nine_players_at_three_tables_of_three_meet_exactly_once() {
    // In a square of 1 2 3, 4 5 6 and 7 8 9 the tables are the rows, the columns and both kinds of diagonals.
    let expected = ["1-2-3 4-5-6 7-8-9", "1-4-7 2-5-8 6-3-9", "5-9-1 7-6-2 4-8-3", "8-1-6 9-2-4 3-7-5"];
    assert_eq!(tables_text(9, 3), expected);
}

/// One player leaves after one of the rounds. The others go on at full tables, which are shared out evenly still.
#[test]
fn groups_are_mixed_when_a_player_has_left() {
    for (players, seats, (rounds, most)) in group_sizes().filter(|(players, seats, _)| players > seats) {
        for scheduled in 1..rounds {
            let left = players - 1;
            let schedule = groups::schedule(players, seats, false);
            let before = history(players, seats, &schedule[..scheduled]);
            let mut rest: Vec<Vec<Vec<usize>>> = Vec::new();
            let so_far = |rest: &[Vec<Vec<usize>>]| {
                let mut all = history(left, seats, rest);
                for (player, known) in all.iter_mut().zip(&before) {
                    (0..left).for_each(|other| player.met[other] += known.met[other]);
                    player.seats.iter_mut().zip(known.seats).for_each(|(count, known)| *count += known);
                    player.byes += known.byes;
                }
                all
            };
            for _ in scheduled..rounds {
                let (tables, byes) = groups::round(&so_far(&rest), seats);
                assert_eq!(byes.len(), left % seats);
                rest.push(tables);
            }
            let all = so_far(&rest);
            let found = (
                meetings(&all).max().expect("some"),
                difference(all.iter().map(|player| player.byes)),
                difference(all.iter().map(|player| player.seats[0])),
            );
            let is_fair = found.0 <= most.max(4) && found.1 <= 2 && found.2 <= 2;
            assert!(is_fair, "{players} at tables of {seats}, {scheduled} rounds: {found:?}");
        }
    }
}

/// Everyone draws until the tournament is over.
fn played_out(mut tournament: Tournament) -> Tournament {
    let next = |tournament: &Tournament| tournament.to_open().next().map(|(pairing, _)| pairing);
    while let Some(pairing) = next(&tournament) {
        let places = vec![1; tournament.settings.setup.seats()];
        run(&mut tournament, &Command::ReportResult { pairing, places }, START).expect("undecided");
    }
    tournament
}

#[test]
fn a_round_robin_is_played_as_planned_until_somebody_leaves() {
    let for_two = [false, true].map(|double| settings(Form::RoundRobin { double }));
    for settings in for_two.into_iter().chain([3, 4].map(tables_of)) {
        for players in settings.min_players() + 1..=PEOPLE.len() {
            let mut tournament = joined(settings.clone(), players);
            run(&mut tournament, &Command::Start { ratings: Vec::new() }, START).expect("it starts");
            for has_withdrawn in [false, true] {
                if has_withdrawn {
                    run(&mut tournament, &command("ana withdraw", START), START).expect("she takes part");
                }
                let planned = tournament.with_planned_rounds();
                assert_eq!(planned.round(), tournament.rounds());
                let played = played_out(tournament.clone());
                assert_eq!(played.phase(), Phase::Finished);
                let seats = |of: &Tournament| {
                    of.pairings().iter().map(|known| known.seats.clone()).collect::<Vec<_>>()
                };
                assert_eq!((seats(&planned), &planned.byes), (seats(&played), &played.byes));
            }
        }
    }
}

#[test]
fn the_pairings_of_other_forms_are_not_planned() {
    for form in [Form::Swiss { rounds: None }, Form::Knockout, Form::Ladder] {
        let mut tournament = joined(settings(form), 4);
        run(&mut tournament, &Command::Start { ratings: Vec::new() }, START).expect("it starts");
        assert_eq!(tournament.with_planned_rounds().round(), tournament.round());
    }
}

#[test]
fn tables_are_mixed_anew_when_somebody_has_left() {
    let script = "
        start            -> started 2-1-0-3 for 3, round 1: 2-1-0 3
        result 0: 1 2 3  -> played 0: 1 2 3, round 2: 0-3-1 2
        dee withdraw     -> withdrawn 1: 1 3 1, withdrawn 3, round 3: 1-0-2";
    play(joined(tables_of(3), 4), script);
}

/// Stored rounds stay as they were paired, and those that follow have no schedule.
#[test]
fn a_tournament_that_is_off_the_schedule_goes_on() {
    let mut tournament = joined(tables_of(3), 5);
    let (order, ratings) = (vec![0, 1, 2, 3, 4], vec![1500; 5]);
    for event in [
        Event::Started { order, ratings, rounds: 2 },
        Event::RoundPaired { round: 1, pairings: vec![vec![4, 3, 2]], byes: vec![1, 0] },
    ] {
        tournament.apply(&event, START).expect("it fits");
    }
    play(tournament, "result 0: 1 2 3 -> played 0: 1 2 3, round 2: 0-2-1 4 3");
}

fn at_once(settings: Settings) -> Settings {
    Settings { at_once: true, ..settings }
}

#[test]
fn all_rounds_are_paired_at_the_start_if_they_are_played_at_once() {
    let for_two = [false, true].map(|double| settings(Form::RoundRobin { double }));
    for settings in for_two.into_iter().chain([3, 4].map(tables_of)) {
        for players in settings.min_players() + 1..=PEOPLE.len() {
            let started = |settings: Settings| {
                let mut tournament = joined(settings, players);
                run(&mut tournament, &Command::Start { ratings: Vec::new() }, START).expect("it starts");
                tournament
            };
            let (tournament, in_turn) = (started(at_once(settings.clone())), started(settings.clone()));
            assert_eq!(tournament.round(), tournament.rounds());
            assert_eq!(tournament.to_open().count(), tournament.pairings().len());
            let played = played_out(in_turn);
            let seats =
                |of: &Tournament| of.pairings().iter().map(|known| known.seats.clone()).collect::<Vec<_>>();
            assert_eq!((seats(&tournament), &tournament.byes), (seats(&played), &played.byes));
            let tournament = played_out(tournament);
            assert_eq!(tournament.phase(), Phase::Finished);
            assert_eq!(tournament.standings(), played.standings());
        }
    }
}

#[test]
fn a_bye_counts_when_its_round_is_over_also_if_later_rounds_are_played() {
    let script = "
        start           -> started 2-1-0-3 for 3, round 1: 2-1-0 3, round 2: 0-3-1 2, round 3: 3-0-2 1
        result 1: 1 2 3 -> played 1: 1 2 3";
    let tournament = play(joined(at_once(tables_of(3)), 4), script);
    let half_points = |entrant: EntrantNumber| {
        let standings = tournament.standings();
        standings.iter().find(|standing| standing.entrant == entrant).map(|standing| standing.half_points)
    };
    assert_eq!([0, 1, 2, 3].map(half_points), [Some(4), Some(0), Some(2), Some(2)]);
}

#[test]
fn who_withdraws_from_rounds_at_once_loses_all_games_or_counts_for_nobody() {
    // Fewer than half of the games are played.
    let script = "
        start         -> started 2-0-1 for 3, round 1: 0-1 2, round 2: 2-0 1, round 3: 1-2 0
        ben withdraw  -> annulled 1
        result 1: 1 2 -> played 1: 1 2, finished 1=2 2=0 3=1";
    play(joined(at_once(settings(Form::RoundRobin { double: false })), 3), script);
    let script = "
        start         -> started 2-0-1 for 3, round 1: 0-1 2, round 2: 2-0 1, round 3: 1-2 0
        result 2: 2 1 -> played 2: 2 1
        ben withdraw  -> withdrawn 0: 1 2, withdrawn 1
        result 1: 1 2 -> played 1: 1 2, finished 1=2 2=0 3=1";
    play(joined(at_once(settings(Form::RoundRobin { double: false })), 3), script);
}

#[test]
fn only_a_round_robin_in_threads_has_rounds_at_once() {
    let league = settings(Form::RoundRobin { double: false });
    let in_channel = at_once(Settings { in_channel: true, ..league });
    for settings in
        [in_channel, at_once(settings(Form::Swiss { rounds: None })), at_once(settings(Form::Knockout))]
    {
        let rejected = Tournament::open(TournamentId(1), settings, START).map(|tournament| tournament.id());
        assert_eq!(rejected, Err(Rejection::new("tournament-no-rounds-at-once")));
    }
}
