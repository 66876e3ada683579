//! Pairings of Swiss rounds.

use super::*;
use crate::tournament::lots::Lots;
use crate::tournament::swiss::{Contender, round};

/// Tournaments whose pairings were checked with an independent program. Each line that begins with a number is the start of one: the
/// number of players, who are numbered by rating, the number of rounds, and whether the first one goes first in the first
/// round. A line for each round follows. Before `|` stand the players who withdraw (`-4`) and the ratings of those who join
/// (`+3985`), who get the next numbers. After it stand the games, with the player who goes first, and the bye.
const CHECKED: &str = include_str!("swiss_rounds.txt");

fn contender(number: usize, half_points: u32, history: &str) -> Contender {
    Contender {
        number,
        half_points,
        met: Vec::new(),
        history: history.chars().map(|seat| seat == '1').collect(),
        floats: [None, None],
        has_had_bye: false,
        has_won_unplayed: false,
        is_topscorer: false,
    }
}

/// The games by the numbers of players, and the bye: `1-3 4-2 5`.
fn paired(contenders: &[Contender], met: &[[usize; 2]]) -> String {
    let number = |player: usize| contenders[player].number;
    let meetings = |one: &Contender, other: &Contender| {
        met.iter().filter(|pair| pair.contains(&one.number) && pair.contains(&other.number)).count()
    };
    let with_met = |one: &Contender| Contender {
        met: contenders.iter().map(|other| meetings(one, other)).collect(),
        ..one.clone()
    };
    let (games, bye) = round(&contenders.iter().map(with_met).collect::<Vec<_>>(), true);
    let games = games.iter().map(|[first, second]| format!("{}-{}", number(*first), number(*second)));
    games.chain(bye.map(|bye| number(bye).to_string())).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_upper_half_meets_the_lower_half_in_the_first_round() {
    let players: Vec<Contender> = (1..=9).map(|number| contender(number, 0, "")).collect();
    assert_eq!(paired(&players, &[]), "1-5 6-2 3-7 8-4 9");
}

#[test]
fn the_upper_half_meets_the_lower_half_in_order_as_far_as_other_rules_allow() {
    // In the first round 1 to 12 met 13 to 24, and 25 had a bye, which is a downfloat.
    let met: Vec<[usize; 2]> = (1..=12).map(|upper| [upper, upper + 12]).collect();
    let half_points = |number| match number {
        1 | 3 | 5 | 6 | 10 | 12 | 14 | 16 | 19 | 23 | 25 => 2,
        8 | 9 | 20 | 21 => 1,
        _ => 0,
    };
    let mut players: Vec<Contender> = (1..=24)
        .map(|number| {
            let upper_is_first = (number - 1) % 12 % 2 == 0;
            contender(number, half_points(number), if upper_is_first == (number <= 12) { "1" } else { "2" })
        })
        .collect();
    let bye = Contender { floats: [Some(Float::Down), None], has_had_bye: true, ..contender(25, 2, "") };
    players.push(bye);
    players.sort_by_key(|player| (std::cmp::Reverse(player.half_points), player.number));
    // Of 1, 3, 5, 6, 10 and 12, 14, 16, 19, 23, 25: 14 and 16 went first like 3 and 5. Without 25, 16 is the last one who can
    // move down.
    let expected = "12-1 19-3 23-5 6-14 10-25 8-16 21-20 2-9 4-18 15-7 17-11 13-22 24";
    assert_eq!(paired(&players, &met), expected);
}

#[test]
fn as_few_as_possible_are_exchanged_between_the_halves() {
    let six = |met: &[[usize; 2]]| {
        let players: Vec<Contender> = (1..=6).map(|number| contender(number, 0, "")).collect();
        paired(&players, met)
    };
    assert_eq!(six(&[[1, 4]]), "1-5 4-2 3-6");
    assert_eq!(six(&[[1, 4], [1, 5], [1, 6]]), "1-3 5-2 6-4");
}

#[test]
fn the_bye_is_for_one_of_the_last_who_has_had_none() {
    let mut players: Vec<Contender> = (1..=5).map(|number| contender(number, 0, "")).collect();
    players[4].has_had_bye = true;
    assert_eq!(paired(&players, &[]), "1-3 5-2 4");
}

#[test]
fn a_rule_that_cannot_be_kept_is_broken_as_rarely_as_possible() {
    let players: Vec<Contender> = (1..=4).map(|number| contender(number, 0, "")).collect();
    assert_eq!(paired(&players, &[[1, 2], [1, 3], [1, 4], [2, 3], [2, 4]]), "1-2 3-4");
    assert_eq!(paired(&players, &[[1, 2], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]]), "1-3 4-2");
    // Nobody meets again, although two would go first a third time in a row.
    let players: Vec<Contender> =
        (1..=4).map(|number| contender(number, 0, ["11", "22"][number / 3])).collect();
    assert_eq!(paired(&players, &[[1, 3], [1, 4]]), "2-1 3-4");
    let both_have_had_byes =
        (1..=3).map(|number| Contender { has_had_bye: number > 1, ..contender(number, 0, "") });
    assert_eq!(paired(&both_have_had_byes.collect::<Vec<_>>(), &[[2, 3]]), "1-2 3");
}

#[test]
fn going_first_is_given_to_whom_it_is_due() {
    for (upper, lower, upper_is_first) in [
        ("1", "2", false),
        ("2", "1", true),
        ("12", "1", true),
        ("122", "112", true),
        ("1", "1", false),
        ("2", "2", true),
        // Each has gone first two times more than second, or in the last two games.
        ("1211", "211", false),
        ("12", "12", true),
        // Both are due the same, so they swap the seats that they had when they last differed.
        ("1121", "2111", true),
        ("2111", "1121", false),
        ("", "1", true),
        ("", "2", false),
    ] {
        let found = paired(&[contender(1, 0, upper), contender(2, 0, lower)], &[]);
        assert_eq!(found == "1-2", upper_is_first, "{upper:?} against {lower:?}");
    }
}

#[test]
fn a_forfeit_is_neither_first_nor_second_but_a_downfloat() {
    let script = "
        start          -> started 0-1-2-3-4-5 for 3, round 1: 0-3 4-1 2-5
        forfeit 0: 2 1 -> forfeited 0: 2 1
        result 1: 2 1  -> played 1: 2 1
        result 2: 1 2  -> played 2: 1 2, round 2: 1-3 0-2 5-4";
    // 3 has floated down, so 2 does. 0 has not gone first, so 2 need not.
    play(joined(settings(Form::Swiss { rounds: None }), 6), script);
}

#[test]
fn a_stored_round_stays_as_it_was_paired() {
    let mut tournament = joined(settings(Form::Swiss { rounds: None }), 4);
    let started = Event::Started { order: vec![0, 1, 2, 3], ratings: vec![1500; 4], rounds: 2 };
    let round = Event::RoundPaired { round: 1, pairings: vec![vec![0, 1], vec![2, 3]], byes: Vec::new() };
    for event in [started, round] {
        tournament.apply(&event, START).expect("it fits");
    }
    let script = "
        result 0: 1 2 -> played 0: 1 2
        result 1: 1 2 -> played 1: 1 2, round 2: 2-0 1-3";
    let seats: Vec<_> =
        play(tournament, script).pairings().iter().map(|pairing| pairing.seats.clone()).collect();
    assert_eq!(seats, [[0, 1], [2, 3], [2, 0], [1, 3]]);
}

#[test]
fn rounds_are_paired_as_by_an_independent_program() {
    let mut lines = CHECKED.lines().peekable();
    let mut tournaments = 0;
    while let Some(start) = lines.next() {
        tournaments += 1;
        let [players, rounds, starts] = start.split(' ').collect::<Vec<_>>()[..] else { panic!("{start}") };
        let (players, rounds): (u32, usize) =
            (players.parse().expect("players"), rounds.parse().expect("rounds"));
        let seed = (0..).find(|seed| Lots::new(*seed).flip() == (starts == "1")).expect("heads or tails");
        let mut tournament = opened(Settings { seed, ..settings(Form::Swiss { rounds: Some(rounds) }) });
        let happens = |tournament: &mut Tournament, event: Event| {
            tournament.apply(&event, START).expect("it fits");
        };
        let joined = |entrant: EntrantNumber, rating: u32| Event::Joined {
            entrant,
            player: Player::human(PlayerId(entrant as u64), format!("player {entrant}")),
            rating,
            without_half_point: false,
        };
        for entrant in 0..players {
            happens(&mut tournament, joined(entrant as usize, 4000 - 20 * entrant));
        }
        let mut next = Command::Start { ratings: Vec::new() };
        while let Some(line) = lines.next_if(|line| line.contains('|')) {
            let (changes, expected) = line.split_once('|').expect("a round");
            for change in changes.split_whitespace() {
                let (kind, number) = change.split_at(1);
                let number: u32 = number.parse().expect(line);
                let entrants = tournament.entrants().len();
                happens(
                    &mut tournament,
                    match kind {
                        "-" => Event::Withdrawn { entrant: number as usize, annulled: false },
                        _ => joined(entrants, number),
                    },
                );
            }
            let first = tournament.pairings().len();
            run(&mut tournament, &next, START).expect("it goes on");
            let is_result = |letter: char| "10=+-xa".contains(letter);
            let mut found: Vec<String> =
                tournament.pairings()[first..].iter().map(|pairing| seats_text(&pairing.seats)).collect();
            found.extend(tournament.byes_of(tournament.round()).map(|bye| bye.entrant.to_string()));
            let games = expected.split_whitespace().filter(|word| word.contains('-'));
            let without_result = |word: &str| match word.split_once('-') {
                Some(_) => word.strip_suffix(is_result).expect(line).to_owned(),
                None => word.to_owned(),
            };
            let expected: Vec<String> = expected.split_whitespace().map(without_result).collect();
            assert_eq!(found, expected, "round {} of {start}", tournament.round());
            // While it is paused, no round follows by itself.
            happens(&mut tournament, Event::Paused);
            for (pairing, game) in (first..).zip(games) {
                let (places, decision) = match game.chars().last().expect(line) {
                    '1' => ([1, 2], Decision::Played),
                    '0' => ([2, 1], Decision::Played),
                    '=' => ([1, 1], Decision::Played),
                    '+' => ([1, 2], Decision::Forfeited),
                    '-' => ([2, 1], Decision::Withdrawn),
                    'x' => ([2, 2], Decision::NotBegun),
                    _ => ([1, 1], Decision::Forfeited),
                };
                happens(&mut tournament, Event::GameDecided { pairing, places: places.to_vec(), decision });
            }
            next = Command::Resume;
        }
    }
    assert_eq!(tournaments, 150);
}
