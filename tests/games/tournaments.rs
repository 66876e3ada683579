//! Laws of tournaments: simulated ones of every form with drop-outs, late players, draws, deletions, deadlines and changes of
//! organisers, checked by plain code. `BSIDE_LONG=1` plays ten times as many.

mod changes;
mod ladders;
mod reference;
mod reports;
mod rounds;
mod simulation;

use bside_games::rules::{GameKind, Setup};
use bside_games::table::{ChannelId, GuildId, Player, PlayerId, Timestamp};
use bside_games::tournament::{Event, Form, Phase, Settings, Tournament, TournamentId};
use simulation::{Simulation, played};
use std::time::{Duration, Instant};

/// The number of tournaments of each form.
fn tournaments() -> u64 {
    if std::env::var_os("BSIDE_LONG").is_some() { 10_000 } else { 1000 }
}

fn settings(form: Form, seats: usize) -> Settings {
    let game = if seats == 2 { GameKind::Basileus } else { GameKind::Biloba };
    let setup = Setup::new(game, Some(seats), None).expect("the game has these seats");
    let organiser = Player::human(PlayerId(0), "Organiser".to_owned());
    let settings = Settings::new("Cup".to_owned(), GuildId(1), ChannelId(2), organiser, setup, form);
    Settings { round_time: Some(Duration::from_hours(72)), ..settings }
}

/// Plays tournaments and checks what holds for all of them at their end.
fn simulate(form: impl Fn(u64) -> Form, seats: impl Fn(u64) -> usize) {
    for seed in 0..tournaments() {
        let form = form(seed);
        let is_round_robin = matches!(form, Form::RoundRobin { .. });
        let is_knockout = form == Form::Knockout;
        let settings = Settings {
            seed,
            at_once: is_round_robin && seed % 4 == 1,
            third_place: is_knockout && seed % 2 == 1,
            best_of_three: is_knockout && seed % 3 == 1,
            ..settings(form, seats(seed))
        };
        let simulation = played(seed, settings);
        check_replay(&simulation);
        if simulation.tournament.settings().at_once {
            rounds::check_meetings(&simulation.tournament);
        }
        reports::check(&simulation.tournament);
        if simulation.tournament.phase() == Phase::Finished {
            reference::check_places(&simulation.tournament);
        }
    }
}

/// The stored events give the same state.
fn check_replay(simulation: &Simulation) {
    let tournament = &simulation.tournament;
    let mut replayed =
        Tournament::restored(tournament.id(), tournament.opened_with().clone(), simulation.opened_at);
    for (event, at) in &simulation.events {
        let stored = serde_json::to_string(event).expect("it is written");
        let read: Event = serde_json::from_str(&stored).expect("it is read");
        replayed.apply(&read, *at).expect("it fits");
    }
    assert_eq!(format!("{replayed:?}"), format!("{tournament:?}"));
}

#[test]
fn round_robins_keep_their_laws() {
    simulate(|seed| Form::RoundRobin { double: seed % 3 == 0 }, |_| 2);
}

#[test]
fn groups_keep_their_laws() {
    simulate(|seed| Form::RoundRobin { double: seed % 5 == 0 }, |seed| 3 + (seed % 2) as usize);
}

#[test]
fn swiss_tournaments_keep_their_laws() {
    simulate(|seed| Form::Swiss { rounds: (seed % 2 == 0).then_some(1 + (seed % 9) as usize) }, |_| 2);
}

#[test]
fn knockouts_keep_their_laws() {
    simulate(|_| Form::Knockout, |_| 2);
}

#[test]
fn ladders_keep_their_laws() {
    simulate(|_| Form::Ladder, |_| 2);
}

/// Prints how long the rounds of a large Swiss tournament take: `cargo test -p bside-games --test games large_swiss -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn a_large_swiss_tournament_is_paired() {
    let settings = settings(Form::Swiss { rounds: Some(9) }, 2);
    let mut simulation = Simulation::new(1, settings, 128);
    let mut longest = Duration::ZERO;
    while simulation.tournament.phase() != Phase::Finished {
        let start = Instant::now();
        simulation.step_without_incident();
        longest = longest.max(start.elapsed());
    }
    println!("the longest command took {longest:?}");
}

#[test]
fn a_tournament_of_the_largest_size_is_played() {
    let mut simulation = Simulation::new(7, settings(Form::Swiss { rounds: None }, 2), 128);
    while simulation.tournament.phase() != Phase::Finished {
        simulation.step_without_incident();
    }
    assert_eq!(simulation.tournament.round(), 7);
    let winners = simulation.tournament.places().iter().filter(|place| place.place == 1).count();
    assert_eq!(winners, 1);
}

#[test]
fn ids_and_times_of_a_restored_tournament_are_its_own() {
    let opened_at = Timestamp::from_unix_millis(5);
    let tournament =
        Tournament::open(TournamentId(9), settings(Form::Knockout, 2), opened_at).expect("valid");
    let restored = Tournament::restored(TournamentId(9), tournament.settings().clone(), opened_at);
    assert_eq!(format!("{restored:?}"), format!("{tournament:?}"));
}
