//! Made-up tournaments of every form.

use bside_games::rules::{GameKind, Setup};
use bside_games::table::{ChannelId, GuildId, Player, PlayerId, Timestamp};
use bside_games::tournament::{Command, Form, Phase, Settings, Tournament, TournamentId};
use std::sync::Arc;

const NAMES: [&str; 18] = [
    "Ana",
    "Benedikt",
    "Cy",
    "Dee Dee Ramone",
    "Élodie",
    "Фёдор",
    "Gus",
    "한지민",
    "Ivo of Zagreb the Elder",
    "Jo",
    "Kim",
    "Łukasz",
    "Mo",
    "Nia",
    "Ötzi",
    "Pat",
    "Quinn",
    "Ria",
];

fn at(minute: i64) -> Timestamp {
    Timestamp::from_unix_millis(1_795_000_000_000 + minute * 60_000)
}

fn execute(tournament: &mut Tournament, command: &Command, minute: i64) {
    let events =
        tournament.decide(command, at(minute)).unwrap_or_else(|rejection| panic!("{command:?}: {rejection}"));
    for event in events {
        tournament.apply(&event, at(minute)).expect("it was decided");
    }
}

fn settings(form: Form, seats: usize) -> Settings {
    let setup = Setup::new(GameKind::Biloba, Some(seats), None).expect("a set-up");
    let organiser = Player::human(PlayerId(1), "Olga".to_owned());
    Settings::new("Autumn Cup".to_owned(), GuildId(1), ChannelId(1), organiser, setup, form)
}

/// A tournament in which the first of two players mostly wins, after at most this number of games.
fn tournament(form: Form, seats: usize, players: usize, games: usize) -> Arc<Tournament> {
    played(settings(form, seats), players, games)
}

/// A knockout of matches of three games and with one for third place.
fn knockout_for_places(players: usize, games: usize) -> Arc<Tournament> {
    let settings = settings(Form::Knockout, 2);
    played(Settings { third_place: true, best_of_three: true, ..settings }, players, games)
}

fn played(settings: Settings, players: usize, games: usize) -> Arc<Tournament> {
    let mut tournament = Tournament::open(TournamentId(1), settings, at(0)).expect("it fits together");
    for (number, name) in (0..players).zip(NAMES.iter().cycle()) {
        let by = Player::human(PlayerId(100 + number as u64), (*name).to_owned());
        execute(&mut tournament, &Command::Join { by, rating: 1700 - number as u32 * 10 }, 1);
    }
    execute(&mut tournament, &Command::Start { ratings: Vec::new() }, 2);
    for _ in 0..games {
        let next = tournament.to_open().next().map(|(number, pairing)| (number, pairing.seats.clone()));
        let Some((pairing, seats)) = next else { break };
        let strength = |entrant: &usize| entrant * 7 % 10 + entrant;
        let places: Vec<u8> = seats
            .iter()
            .map(|own| 1 + seats.iter().filter(|other| strength(other) < strength(own)).count() as u8)
            .collect();
        let places =
            if seats.len() == 2 && seats.iter().sum::<usize>() % 5 == 0 { vec![1, 1] } else { places };
        execute(&mut tournament, &Command::ReportResult { pairing, places }, 3);
    }
    Arc::new(tournament)
}

/// A ladder on which some have played.
fn ladder() -> Arc<Tournament> {
    let mut ladder = Arc::unwrap_or_clone(tournament(Form::Ladder, 2, 8, 0));
    for (challenger, opponent, places) in [(103, 101, [2, 1]), (105, 104, [1, 2]), (107, 106, [2, 1])] {
        let [by, opponent] = [challenger, opponent].map(|id| PlayerId(id).into());
        execute(&mut ladder, &Command::Challenge { by, opponent, away_until: None }, 4);
        execute(&mut ladder, &Command::AcceptChallenge { by: opponent }, 5);
        let pairing = ladder.pairings().len() - 1;
        execute(&mut ladder, &Command::ReportResult { pairing, places: places.to_vec() }, 6);
    }
    Arc::new(ladder)
}

/// Tournaments by name.
pub fn all() -> Vec<(String, Arc<Tournament>)> {
    let all = vec![
        ("swiss", tournament(Form::Swiss { rounds: None }, 2, 9, 14)),
        ("swiss-large", tournament(Form::Swiss { rounds: None }, 2, 18, 45)),
        ("round-robin", tournament(Form::RoundRobin { double: false }, 2, 6, 11)),
        ("round-robin-large", tournament(Form::RoundRobin { double: false }, 2, 16, 120)),
        ("double-round-robin", tournament(Form::RoundRobin { double: true }, 2, 12, 100)),
        ("groups", tournament(Form::RoundRobin { double: false }, 4, 8, 6)),
        ("knockout", tournament(Form::Knockout, 2, 4, 10)),
        ("knockout-running", tournament(Form::Knockout, 2, 13, 9)),
        ("knockout-large", tournament(Form::Knockout, 2, 30, 0)),
        ("knockout-third-place", knockout_for_places(4, 12)),
        ("knockout-third-place-open", knockout_for_places(8, 9)),
        ("ladder", ladder()),
    ];
    assert_eq!(all[6].1.phase(), Phase::Finished);
    all.into_iter().map(|(name, tournament)| (name.to_owned(), tournament)).collect()
}
