//! The schedules of round robins.

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

/// Plays all rounds of groups and returns the largest number of meetings of two players, the difference of byes, and the
/// difference of going first.
fn grouped(players: usize, seats: usize) -> (usize, usize, usize) {
    let new = || groups::GroupPlayer { met: vec![0; players], ..groups::GroupPlayer::default() };
    let mut state: Vec<groups::GroupPlayer> = (0..players).map(|_| new()).collect();
    for _ in 0..groups::rounds(players, seats) {
        let (tables, byes) = groups::round(&state, seats);
        let mut all: Vec<usize> = tables.iter().flatten().copied().chain(byes.iter().copied()).collect();
        all.sort_unstable();
        assert!(all.into_iter().eq(0..players));
        byes.iter().for_each(|player| state[*player].byes += 1);
        for table in tables {
            assert_eq!(table.len(), seats);
            for (seat, player) in table.iter().enumerate() {
                state[*player].seats[seat] += 1;
                table
                    .iter()
                    .filter(|other| *other != player)
                    .for_each(|other| state[*player].met[*other] += 1);
            }
        }
    }
    let spread = |counts: Vec<usize>| counts.iter().max().expect("some") - counts.iter().min().expect("some");
    (
        state.iter().flat_map(|player| player.met.iter().copied()).max().expect("some"),
        spread(state.iter().map(|player| player.byes).collect()),
        spread(state.iter().map(|player| player.seats[0]).collect()),
    )
}

#[test]
fn groups_are_mixed() {
    for seats in [3, 4] {
        for players in seats..=16 {
            let (most_meetings, byes, firsts) = grouped(players, seats);
            assert!(byes <= 1, "{players} at tables of {seats}");
            assert!(firsts <= 2, "{players} at tables of {seats}");
            assert!(players == seats || most_meetings <= 2, "{players} at tables of {seats}");
        }
    }
    // All meet exactly once where that is possible and was found.
    assert_eq!((grouped(9, 3).0, grouped(16, 4).0), (1, 1));
    // At a single table everyone goes first once.
    assert_eq!((grouped(3, 3).2, grouped(4, 4).2), (0, 0));
}
