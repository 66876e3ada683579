//! Changes of organisers at random.

use super::simulation::Simulation;
use bside_games::table::{Participant, Player, PlayerId};
use bside_games::tournament::{Change, Command, Decision, GameResult, Rejection};
use std::time::Duration;

/// Who organises.
const BY: Participant = Participant::Human(PlayerId(0));

impl Simulation {
    /// Changes something by hand, or takes the last change back. What the rules of the form forbid is refused and changes
    /// nothing.
    pub fn change(&mut self) {
        let before = format!("{:?}", self.tournament);
        let command = self.random_change();
        match self.run(&command) {
            Ok(()) => self.check_undo(&command),
            Err(rejection) => {
                let is_for_people = matches!(
                    rejection,
                    Rejection::Message(_) | Rejection::AlreadyStarted | Rejection::AlreadyDecided
                );
                assert!(is_for_people, "{command:?}: {rejection:?}");
                assert_eq!(format!("{:?}", self.tournament), before);
            }
        }
    }

    fn random_change(&mut self) -> Command {
        let tournament = &self.tournament;
        let (settings, entrants) = (tournament.settings(), tournament.entrants().len());
        let (games, rounds) = (tournament.pairings().len(), tournament.chosen_rounds());
        let (name, most, time) = (settings.name.clone(), settings.max_players, settings.round_time);
        let [one, other] = [0, 1].map(|_| self.rng.below(entrants.max(1)));
        let small = self.rng.below(9);
        let change = match self.rng.below(12) {
            0 | 1 => return Command::Undo { by: BY },
            2 => return self.random_addition(),
            3 | 4 if games > 0 => {
                let pairing = self.rng.below(games);
                let known = &self.tournament.pairings()[pairing];
                let (from, seats) = (known.result.clone(), known.seats.len());
                let places = match self.rng.below(5) {
                    0 => vec![seats as u8; seats],
                    _ => self.random_places(seats),
                };
                let to = Some(GameResult { places, decision: Decision::Entered });
                Change::Result { pairing, from, to }
            }
            5 if games > 0 => {
                let pairing = small.is_multiple_of(2).then(|| self.rng.below(games));
                let changes = self.tournament.extensions(pairing, Duration::from_hours(24));
                return Command::Change { by: BY, changes };
            }
            6 => Change::Rounds { from: rounds, to: Some(small + 1) },
            7 => Change::RoundTime { from: time, to: Some(Duration::from_hours(24 * (1 + small as u64))) },
            8 => Change::MaxPlayers { from: most, to: Some(100 + small) },
            _ if entrants == 0 => Change::Name { from: name, to: format!("Cup {small}") },
            9 => {
                let from = self.tournament.entrants()[one].chosen_seed;
                Change::Seed { entrant: one, from, to: (small > 0).then_some(small) }
            }
            10 => {
                let from = self.tournament.entrants()[one].asked_bye;
                Change::Bye { entrant: one, from, to: Some(self.tournament.round() + 1 + small % 2) }
            }
            _ => {
                let from = self.tournament.are_apart(one, other);
                Change::Apart { entrants: [one, other], from, to: !from }
            }
        };
        Command::Change { by: BY, changes: vec![change] }
    }

    /// Takes in somebody new, or brings anyone back.
    fn random_addition(&mut self) -> Command {
        let entrants = self.tournament.entrants();
        let known: Vec<Participant> =
            entrants.iter().map(|entrant| entrant.player.id).filter(|id| !id.is_former()).collect();
        let id = match self.rng.below(known.len() + 2) {
            index if index < known.len() => known[index],
            _ => Participant::Human(PlayerId(1_000_000 + self.events.len() as u64)),
        };
        Command::Add { by: BY, player: Player { id, name: format!("Player {id}") }, rating: 1500 }
    }

    /// Taking a change back at once gives the state before, unless the change has paired a round.
    fn check_undo(&self, command: &Command) {
        if matches!(command, Command::Undo { .. }) || !self.tournament.can_undo() {
            return;
        }
        let mut undone = self.tournament.clone();
        for event in undone.decide(&Command::Undo { by: BY }, self.now).expect("it can be taken back") {
            undone.apply(&event, self.now).expect("it fits");
        }
        let Command::Change { changes, .. } = command else { return };
        for change in changes {
            match change {
                Change::Name { from, .. } => assert_eq!(undone.settings().name, *from),
                Change::RoundTime { from, .. } => assert_eq!(undone.settings().round_time, *from),
                Change::Rounds { from, .. } => assert_eq!(undone.chosen_rounds(), *from),
                Change::MaxPlayers { from, .. } => assert_eq!(undone.settings().max_players, *from),
                Change::Result { pairing, from, .. } => assert_eq!(undone.pairings()[*pairing].result, *from),
                Change::Deadline { pairing, from, .. } => {
                    assert_eq!(undone.pairings()[*pairing].deadline, Some(*from));
                }
                Change::Seed { entrant, from, .. } => {
                    assert_eq!(undone.entrants()[*entrant].chosen_seed, *from);
                }
                Change::Bye { entrant, from, .. } => assert_eq!(undone.entrants()[*entrant].asked_bye, *from),
                Change::Apart { entrants: [one, other], from, .. } => {
                    assert_eq!(undone.are_apart(*one, *other), *from);
                }
                Change::TimeControl { .. } | Change::Participation { .. } => {}
            }
        }
        assert!(!undone.can_undo());
    }
}
