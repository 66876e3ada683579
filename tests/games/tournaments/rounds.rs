//! Laws of every round that is paired.

use bside_games::tournament::{Decision, EntrantNumber, Form, Pairing, PairingNumber, Tournament};
use std::cmp::Ordering;
use std::collections::HashSet;

/// Checks a round against the tournament before it.
pub fn check(before: &Tournament, round: usize, pairings: &[Vec<EntrantNumber>], byes: &[EntrantNumber]) {
    assert_eq!(round, before.round() + 1);
    assert!(round <= before.rounds());
    let at_once = before.settings().at_once;
    let are_decided = before.pairings().iter().all(|pairing| before.is_settled(pairing));
    assert!(at_once || are_decided, "all games are decided");
    let mut seated: Vec<EntrantNumber> = pairings.iter().flatten().chain(byes).copied().collect();
    seated.sort_unstable();
    assert!(seated.is_sorted_by(|one, next| one < next), "once a round: {pairings:?} {byes:?}");
    let is_two = before.settings().setup.seats() == 2;
    match before.settings().form {
        Form::RoundRobin { double } if is_two => check_scheduled(before, pairings, &seated, double),
        Form::RoundRobin { .. } => check_groups(before, pairings, byes, &seated),
        Form::Swiss { .. } => check_swiss(before, pairings, byes, &seated),
        Form::Knockout => check_knockout(before, round, pairings, byes, &seated),
        Form::Ladder => panic!("a ladder has no rounds"),
    }
}

/// A drawn game is played again once, with the seats changed; of three games the next one is played as long as both can win the
/// match or make it level.
pub fn check_next_game(before: &Tournament, after: PairingNumber, seats: &[EntrantNumber]) {
    let last = &before.pairings()[after];
    let places = last.result.as_ref().map(|result| result.places.as_slice());
    assert_eq!(before.settings().form, Form::Knockout);
    assert!(seats.iter().rev().eq(&last.seats) && places != Some(&[2, 2]));
    let is_of_match = |pairing: &&Pairing| pairing.round == last.round && pairing.seats.contains(&seats[0]);
    let games: Vec<&Pairing> = before.pairings().iter().filter(is_of_match).collect();
    let [one, other] = [0, 1].map(|seat| scored(&games, seats[seat]));
    match before.settings().best_of_three {
        true => assert!(games.len() < 3 && one.abs_diff(other) <= 2 * (3 - games.len() as u32)),
        false => assert!(games.len() == 1 && one == other),
    }
}

/// What a player has scored in these games for two, in half-points.
fn scored(games: &[&Pairing], entrant: EntrantNumber) -> u32 {
    let worth = |game: &&Pairing| {
        let own = usize::from(game.seats[0] != entrant);
        let places = &game.result.as_ref().expect("decided").places;
        match (places[own], places[1 - own]) {
            (1, 2) => 2,
            (1, 1) => 1,
            _ => 0,
        }
    };
    games.iter().map(worth).sum()
}

/// In a round robin everybody meets everybody, at games of two as often as it has cycles.
pub fn check_meetings(tournament: &Tournament) {
    let Form::RoundRobin { double } = tournament.settings().form else { panic!("not a round robin") };
    for (index, one) in tournament.order().iter().enumerate() {
        for other in &tournament.order()[..index] {
            let both = |pairing: &&Pairing| pairing.seats.contains(one) && pairing.seats.contains(other);
            let meetings = tournament.pairings().iter().filter(both).count();
            match tournament.settings().setup.seats() {
                2 => assert_eq!(meetings, 1 + usize::from(double), "{one} and {other}"),
                _ => assert!(meetings > 0, "{one} and {other}"),
            }
        }
    }
}

fn active(tournament: &Tournament) -> Vec<EntrantNumber> {
    tournament.active().collect()
}

/// How often two players have met, the first one going first.
fn met(tournament: &Tournament, first: EntrantNumber, second: EntrantNumber) -> usize {
    tournament.pairings().iter().filter(|pairing| pairing.seats == [first, second]).count()
}

/// How often a player went first minus how often second, and whether the last games were all first (positive) or second. A game
/// of which no turn was played is left out.
fn first_moves(tournament: &Tournament, entrant: EntrantNumber) -> (i32, i32) {
    let (mut difference, mut in_a_row) = (0, 0_i32);
    let is_played =
        |pairing: &&Pairing| pairing.result.as_ref().is_none_or(|result| result.decision.is_after_turn());
    let played = tournament.pairings().iter().filter(is_played);
    for pairing in played.filter(|pairing| pairing.seats.contains(&entrant)) {
        let step = if pairing.seats[0] == entrant { 1 } else { -1 };
        difference += step;
        in_a_row = if in_a_row.signum() == step { in_a_row + step } else { step };
    }
    (difference, in_a_row)
}

fn check_scheduled(
    before: &Tournament,
    pairings: &[Vec<EntrantNumber>],
    seated: &[EntrantNumber],
    double: bool,
) {
    let missing = active(before).into_iter().find(|entrant| !seated.contains(entrant));
    assert_eq!(missing, None);
    for pairing in pairings {
        let [first, second] = pairing[..] else { panic!("two seats") };
        assert_eq!(met(before, first, second), 0);
        // In a second cycle the seats are changed.
        let is_second_cycle = double && before.round() * 2 >= before.rounds();
        assert!(is_second_cycle || met(before, second, first) == 0);
    }
    // Annulled games and those that nobody played are missing from the alternation.
    let is_played =
        |pairing: &Pairing| pairing.result.as_ref().is_some_and(|result| result.decision.is_after_turn());
    if before.entrants().iter().all(|entrant| !entrant.is_annulled())
        && before.pairings().iter().all(is_played)
    {
        for entrant in before.order() {
            let (difference, in_a_row) = first_moves(before, *entrant);
            assert!(difference.abs() <= 2 && in_a_row.abs() <= 2);
        }
    }
}

fn check_groups(
    before: &Tournament,
    pairings: &[Vec<EntrantNumber>],
    byes: &[EntrantNumber],
    seated: &[EntrantNumber],
) {
    assert_eq!(seated, active(before));
    let seats = before.settings().setup.seats();
    assert!(pairings.iter().all(|table| table.len() == seats) && byes.len() < seats);
    let had_byes = |entrant: &EntrantNumber| -> usize {
        (1..=before.round()).filter(|round| before.byes_of(*round).any(|bye| bye.entrant == *entrant)).count()
    };
    let most = byes.iter().map(had_byes).max().unwrap_or(0);
    let is_fair = |entrant: &EntrantNumber| byes.contains(entrant) || had_byes(entrant) >= most;
    assert!(seated.iter().all(is_fair), "those with the fewest byes sit out");
}

fn check_swiss(
    before: &Tournament,
    pairings: &[Vec<EntrantNumber>],
    byes: &[EntrantNumber],
    seated: &[EntrantNumber],
) {
    assert_eq!(seated, active(before));
    // Those who asked for a bye have one, and no game.
    let has_asked =
        |entrant: &EntrantNumber| before.entrants()[*entrant].asked_bye == Some(before.round() + 1);
    assert!(seated.iter().filter(|entrant| has_asked(entrant)).all(|entrant| byes.contains(entrant)));
    let seated: Vec<EntrantNumber> = seated.iter().copied().filter(|entrant| !has_asked(entrant)).collect();
    let byes: Vec<EntrantNumber> = byes.iter().copied().filter(|entrant| !has_asked(entrant)).collect();
    let seated = &seated[..];
    assert_eq!(byes.len(), seated.len() % 2);
    let is_new = |one: EntrantNumber, other: EntrantNumber| {
        met(before, one, other) + met(before, other, one) == 0 && !before.are_apart(one, other)
    };
    let has_had_bye = |entrant: EntrantNumber| {
        let is_asked = |round: usize| before.entrants()[entrant].asked_bye == Some(round);
        (1..=before.round())
            .any(|round| before.byes_of(round).any(|bye| bye.entrant == entrant) && !is_asked(round))
    };
    if pairings.iter().any(|pairing| !is_new(pairing[0], pairing[1])) {
        assert!(!can_pair(seated, &is_new, &|_| true), "a second game is avoidable");
        return;
    }
    if byes.iter().any(|bye| has_had_bye(*bye)) {
        assert!(!can_pair(seated, &is_new, &|entrant| !has_had_bye(entrant)), "a second bye is avoidable");
        return;
    }
    let has_won_unplayed = |entrant: EntrantNumber| {
        before.pairings().iter().any(|pairing| {
            let result = pairing.result.as_ref().filter(|result| !result.decision.is_after_turn());
            result.is_some_and(|result| {
                (0..2).any(|seat| pairing.seats[seat] == entrant && result.is_won_by(seat))
            })
        })
    };
    // In the last round the leaders may go first or second too often.
    let standings = before.standings();
    let is_topscorer = |entrant: EntrantNumber| {
        let standing = standings.iter().find(|standing| standing.entrant == entrant).expect("a player");
        before.round() + 1 == before.rounds() && standing.half_points as usize > before.round()
    };
    // How much a player is due to go first (positive) or second (negative).
    let must = |entrant: EntrantNumber| match first_moves(before, entrant) {
        (difference, _) if difference.abs() > 1 => -difference.signum(),
        (_, in_a_row) if in_a_row.abs() > 1 => -in_a_row.signum(),
        _ => 0,
    };
    let is_possible = |one: EntrantNumber, other: EntrantNumber| {
        must(one) * must(other) != 1 || is_topscorer(one) || is_topscorer(other)
    };
    let mut is_kept = true;
    for pairing in pairings {
        if is_possible(pairing[0], pairing[1]) {
            let are_seated_wrongly = must(pairing[0]) < 0 || must(pairing[1]) > 0;
            assert!(
                !are_seated_wrongly || must(pairing[0]) * must(pairing[1]) == 1,
                "{pairing:?} are seated wrongly"
            );
        } else {
            is_kept = false;
        }
    }
    let both = |one: EntrantNumber, other: EntrantNumber| is_new(one, other) && is_possible(one, other);
    assert!(
        is_kept || !can_pair(seated, &both, &|entrant| !has_had_bye(entrant) && !has_won_unplayed(entrant)),
        "going first or second too often is avoidable"
    );
}

fn check_knockout(
    before: &Tournament,
    round: usize,
    pairings: &[Vec<EntrantNumber>],
    byes: &[EntrantNumber],
    seated: &[EntrantNumber],
) {
    let has_lost_semifinal = |entrant: EntrantNumber| {
        let is_last = round == before.rounds() && round > 1;
        let is_in = |pairing: &Pairing| pairing.seats.contains(&entrant);
        before.settings().third_place
            && is_last
            && before.pairings_of(round - 1).any(|(_, pairing)| is_in(pairing))
            && winner_of(before, round - 1, entrant).is_some_and(|winner| winner != entrant)
    };
    let plays = |entrant: &EntrantNumber| is_through(before, *entrant) || has_lost_semifinal(*entrant);
    let mut through: Vec<EntrantNumber> = before.order().iter().copied().filter(plays).collect();
    through.retain(|entrant| before.entrants()[*entrant].is_active());
    through.sort_unstable();
    assert_eq!(seated, through);
    let seed = |entrant: &EntrantNumber| before.order().iter().position(|other| other == entrant);
    if round == 1 {
        let first_byes = before.order().len().next_power_of_two() - before.order().len();
        let mut byes = byes.to_vec();
        byes.sort_by_key(seed);
        assert_eq!(byes, before.order()[..first_byes], "byes are for the first seeds");
    }
    for pairing in pairings {
        let difference = |entrant| first_moves(before, entrant).0;
        assert!(difference(pairing[0]) <= difference(pairing[1]));
    }
}

/// Whether a player of a knockout has won all matches so far.
pub fn is_through(tournament: &Tournament, entrant: EntrantNumber) -> bool {
    (1..=tournament.round()).all(|round| winner_of(tournament, round, entrant) == Some(entrant))
}

/// Who has won the match of a player in a round of a knockout; `None` if nobody has, or there is none.
pub fn winner_of(tournament: &Tournament, round: usize, entrant: EntrantNumber) -> Option<EntrantNumber> {
    let games = tournament.pairings_of(round).map(|(_, pairing)| pairing);
    let games: Vec<&Pairing> = games.filter(|pairing| pairing.seats.contains(&entrant)).collect();
    let Some(last) = games.last() else {
        return tournament.byes_of(round).map(|bye| bye.entrant).find(|bye| *bye == entrant);
    };
    let result = last.result.as_ref().expect("decided");
    if matches!(result.decision, Decision::Withdrawn | Decision::Abandoned) {
        return (0..2).find(|seat| result.places[*seat] == 1).map(|seat| last.seats[seat]);
    }
    let [one, other] = [last.seats[0], last.seats[1]];
    let seed = |entrant: &EntrantNumber| tournament.order().iter().position(|other| other == entrant);
    match scored(&games, one).cmp(&scored(&games, other)) {
        Ordering::Greater => Some(one),
        Ordering::Less => Some(other),
        Ordering::Equal if result.places == [2, 2] => None,
        // A match that is level is for the lower seed.
        Ordering::Equal => [one, other].into_iter().max_by_key(seed),
    }
}

/// Whether these players can be paired, with a bye for one of an odd number.
fn can_pair(
    players: &[EntrantNumber],
    is_possible: &dyn Fn(EntrantNumber, EntrantNumber) -> bool,
    can_have_bye: &dyn Fn(EntrantNumber) -> bool,
) -> bool {
    fn search(
        left: &[EntrantNumber],
        is_possible: &dyn Fn(EntrantNumber, EntrantNumber) -> bool,
        can_have_bye: &dyn Fn(EntrantNumber) -> bool,
        failed: &mut HashSet<Vec<EntrantNumber>>,
    ) -> bool {
        let Some((first, others)) = left.split_first() else { return true };
        if failed.contains(left) {
            return false;
        }
        if left.len() % 2 == 1 && can_have_bye(*first) && search(others, is_possible, &|_| false, failed) {
            return true;
        }
        for other in others.iter().filter(|other| is_possible(*first, **other)) {
            let rest: Vec<EntrantNumber> = others.iter().copied().filter(|left| left != other).collect();
            if search(&rest, is_possible, can_have_bye, failed) {
                return true;
            }
        }
        failed.insert(left.to_vec());
        false
    }
    search(players, is_possible, can_have_bye, &mut HashSet::new())
}
