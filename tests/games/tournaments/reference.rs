//! Final places, computed anew in a plain way.

use super::rounds::winner_of;
use bside_games::tournament::{Decision, EntrantNumber, EntrantStatus, Form, GameResult, Phase, Tournament};
use std::cmp::Reverse;
use std::collections::HashMap;

/// The score of a player in quarter-points, which are whole numbers.
#[derive(Clone, Debug, PartialEq)]
struct Score {
    entrant: EntrantNumber,
    counts: bool,
    has_stayed: bool,
    points: u32,
    buchholz: u32,
    sonneborn_berger: u32,
    direct: u32,
    wins: u32,
}

/// Compares the standings of a tournament that is going on with those computed here.
pub fn check_standings(tournament: &Tournament) {
    if matches!(tournament.settings().form, Form::RoundRobin { .. } | Form::Swiss { .. }) {
        let standings = tournament.standings().into_iter();
        let found: HashMap<EntrantNumber, usize> =
            standings.filter_map(|standing| Some((standing.entrant, standing.place?))).collect();
        let expected = places_by_points(tournament);
        match tournament.phase() {
            Phase::Cancelled => assert_eq!(found, HashMap::new()),
            _ => assert_eq!(found, expected),
        }
    }
}

/// Compares the places and titles of a finished tournament with those computed here.
pub fn check_places(tournament: &Tournament) {
    let found: HashMap<EntrantNumber, usize> =
        tournament.places().iter().map(|place| (place.entrant, place.place)).collect();
    assert!(tournament.places().is_sorted_by_key(|place| place.place));
    let expected = match tournament.settings().form {
        Form::Ladder => return check_titles(tournament),
        Form::Knockout => knockout_places(tournament),
        _ => places_by_points(tournament),
    };
    assert_eq!(found, expected);
    check_titles(tournament);
}

/// The first three places are titles for those who have stayed and have a game to which somebody came.
fn check_titles(tournament: &Tournament) {
    let mut titles = tournament.titles();
    for place in tournament.places().iter().filter(|place| place.place <= 3) {
        let is_annulled = |entrant: &EntrantNumber| tournament.entrants()[*entrant].is_annulled();
        let has_played = tournament.pairings().iter().any(|pairing| {
            let is_in = pairing.seats.contains(&place.entrant);
            let is_missed = |result: &GameResult| result.decision == Decision::NotBegun;
            let has_come = pairing.result.as_ref().is_some_and(|result| !is_missed(result));
            is_in && has_come && !pairing.seats.iter().any(is_annulled)
        });
        if has_played && tournament.entrants()[place.entrant].status == EntrantStatus::Active {
            let (entrant, title) = titles.next().expect("a title");
            assert_eq!((entrant, title as usize + 1), (place.entrant, place.place));
        }
    }
    assert_eq!(titles.next(), None);
}

/// Places by the number of matches that somebody won before the first one they did not win. The winner of a match for third place is
/// ahead of the others who lost a semifinal.
fn knockout_places(tournament: &Tournament) -> HashMap<EntrantNumber, usize> {
    let rounds = tournament.rounds();
    let won = |entrant: EntrantNumber| {
        (1..=rounds).take_while(|round| winner_of(tournament, *round, entrant) == Some(entrant)).count()
    };
    let has_third_place = tournament.settings().third_place && rounds > 1;
    let is_third = |entrant: EntrantNumber| {
        let has_lost_semifinal = has_third_place && won(entrant) == rounds - 2;
        has_lost_semifinal && winner_of(tournament, rounds, entrant) == Some(entrant)
    };
    let mut places = HashMap::new();
    for entrant in tournament.order() {
        let own = won(*entrant);
        let further = tournament.order().iter().filter(|other| won(**other) > own).count();
        let best = if own == rounds { 1 } else { 2 };
        let place = best.max(1 + further);
        let behind_third = has_third_place && own == rounds - 2 && !is_third(*entrant);
        let third = tournament.order().iter().any(|other| is_third(*other));
        places.insert(*entrant, place + usize::from(behind_third && third));
    }
    places
}

/// The scores of players against each other in every game that counts, in quarter-points, and whether a turn was played.
fn encounters(tournament: &Tournament) -> Vec<(EntrantNumber, EntrantNumber, u32, bool)> {
    let is_annulled = |entrant: &EntrantNumber| {
        tournament.entrants()[*entrant].status == EntrantStatus::Withdrawn { annulled: true }
    };
    let mut all = Vec::new();
    for pairing in tournament.pairings() {
        let Some(result) = &pairing.result else { continue };
        if pairing.seats.iter().any(is_annulled) {
            continue;
        }
        for (seat, entrant) in pairing.seats.iter().enumerate() {
            for (other, opponent) in pairing.seats.iter().enumerate().filter(|(other, _)| *other != seat) {
                let (own, theirs) = (result.places[seat], result.places[other]);
                let better = result.places.iter().filter(|place| **place < own).count();
                // Places are shared by as many as fit between those who do better and those who do worse.
                let is_lost_by_all = usize::from(own) > better + 1;
                all.push((
                    *entrant,
                    *opponent,
                    match own.cmp(&theirs) {
                        std::cmp::Ordering::Less => 4,
                        std::cmp::Ordering::Equal if !is_lost_by_all => 2,
                        _ => 0,
                    },
                    !matches!(
                        result.decision,
                        Decision::NotBegun | Decision::Forfeited | Decision::Withdrawn
                    ),
                ));
            }
        }
    }
    all
}

fn places_by_points(tournament: &Tournament) -> HashMap<EntrantNumber, usize> {
    let is_swiss = matches!(tournament.settings().form, Form::Swiss { .. });
    let seats = tournament.settings().setup.seats();
    let bye_points = match seats {
        2 if is_swiss => 4,
        2 => 0,
        seats => 2 * (seats as u32 - 1),
    };
    let all = encounters(tournament);
    let is_annulled = |entrant: &EntrantNumber| tournament.entrants()[*entrant].is_annulled();
    let is_over = |round: &usize| {
        tournament
            .pairings_of(*round)
            .all(|(_, pairing)| pairing.result.is_some() || pairing.seats.iter().any(is_annulled))
    };
    let over: Vec<usize> = (1..=tournament.round()).filter(is_over).collect();
    let has_bye =
        |entrant: EntrantNumber, round: &usize| tournament.byes_of(*round).any(|bye| bye.entrant == entrant);
    let byes = |entrant: EntrantNumber| over.iter().filter(|round| has_bye(entrant, round)).count() as u32;
    // A bye that was asked for is worth half a point, also of a player who has withdrawn since.
    let points_of_byes = |entrant: EntrantNumber| -> u32 {
        let asked = tournament.entrants()[entrant].asked_bye;
        let points = |round: &usize| if asked == Some(*round) { 2 } else { bye_points };
        over.iter().filter(|round| has_bye(entrant, round)).map(points).sum()
    };
    let is_late =
        |entrant: EntrantNumber, round: &usize| *round <= tournament.entrants()[entrant].missed_rounds;
    // Somebody who was brought back has missed the rounds before.
    let missed = |entrant: EntrantNumber| {
        let is_in = |round: &usize| {
            let mut pairings = tournament.pairings_of(*round);
            has_bye(entrant, round) || pairings.any(|(_, pairing)| pairing.seats.contains(&entrant))
        };
        let is_out = |round: &&usize| {
            let counts = is_swiss && tournament.entrants()[entrant].is_active();
            is_late(entrant, round) || counts && !is_in(round)
        };
        over.iter().filter(is_out).count() as u32
    };
    let late = |entrant: EntrantNumber| -> u32 {
        let has_half_point = is_swiss && !tournament.entrants()[entrant].is_without_half_point;
        let is_any = over.iter().any(|round| is_late(entrant, round));
        if has_half_point && is_any { 2 } else { 0 }
    };
    let points = |entrant: EntrantNumber| -> u32 {
        let played: u32 = all.iter().filter(|known| known.0 == entrant).map(|known| known.2).sum();
        played + points_of_byes(entrant) + late(entrant)
    };
    // Rounds that somebody has not played count like opponents with their own points.
    let opponents_of_bye = match seats {
        2 => u32::from(is_swiss),
        seats => seats as u32 - 1,
    };
    let mut scores: Vec<Score> = Vec::new();
    for entrant in tournament.order().iter().copied() {
        let own: Vec<_> = all.iter().filter(|known| known.0 == entrant).collect();
        let strength = |known: &(EntrantNumber, EntrantNumber, u32, bool)| {
            points(if known.3 || !is_swiss { known.1 } else { entrant })
        };
        let mut buchholz: u32 = own.iter().map(|known| strength(known)).sum();
        let mut sonneborn_berger: u32 = own.iter().map(|known| strength(known) * known.2).sum();
        buchholz += points(entrant) * (byes(entrant) * opponents_of_bye + missed(entrant));
        sonneborn_berger += points(entrant) * (points_of_byes(entrant) + late(entrant));
        let is_won = |pairing: &&bside_games::tournament::Pairing| {
            let Some(result) = &pairing.result else { return false };
            let Some(seat) = pairing.seats.iter().position(|other| *other == entrant) else { return false };
            let counts = pairing.seats.iter().all(|other| !tournament.entrants()[*other].is_annulled());
            let others = result.places.iter().enumerate().filter(|(other, _)| *other != seat);
            counts && others.into_iter().all(|(_, place)| *place > result.places[seat])
        };
        scores.push(Score {
            entrant,
            counts: !tournament.entrants()[entrant].is_annulled(),
            has_stayed: tournament.entrants()[entrant].is_active(),
            points: points(entrant),
            buchholz,
            sonneborn_berger,
            direct: 0,
            wins: tournament.pairings().iter().filter(is_won).count() as u32,
        });
    }
    let level = |score: &Score| {
        (score.counts, score.has_stayed, score.points, score.buchholz, score.sonneborn_berger)
    };
    for index in 0..scores.len() {
        let tied: Vec<EntrantNumber> = scores
            .iter()
            .filter(|score| level(score) == level(&scores[index]))
            .map(|score| score.entrant)
            .collect();
        let among: Vec<_> =
            all.iter().filter(|known| tied.contains(&known.0) && tied.contains(&known.1)).collect();
        let have_met = |one, other| among.iter().any(|known| known.0 == one && known.1 == other);
        if tied.iter().all(|one| tied.iter().all(|other| one == other || have_met(*one, *other))) {
            let entrant = scores[index].entrant;
            scores[index].direct = among.iter().filter(|known| known.0 == entrant).map(|known| known.2).sum();
        }
    }
    let key = |score: &Score| Reverse((level(score), score.direct, score.wins));
    let place = |score: &Score| 1 + scores.iter().filter(|other| key(other) < key(score)).count();
    check_order(tournament, &scores);
    scores.iter().map(|score| (score.entrant, place(score))).collect()
}

/// The standings show the numbers computed here, and players who are level are in starting order.
fn check_order(tournament: &Tournament, scores: &[Score]) {
    let standings = tournament.standings();
    for standing in &standings {
        let score = scores.iter().find(|score| score.entrant == standing.entrant).expect("in the order");
        let shown = (standing.half_points * 2, standing.buchholz * 2, standing.sonneborn_berger * 4);
        assert_eq!(shown, (score.points, score.buchholz, score.sonneborn_berger));
        assert_eq!((standing.direct_encounter * 2, standing.wins), (score.direct, score.wins));
    }
    let seed = |entrant| tournament.order().iter().position(|other| *other == entrant);
    for pair in standings.windows(2).filter(|pair| pair[0].place == pair[1].place) {
        assert!(seed(pair[0].entrant) < seed(pair[1].entrant));
    }
}
