//! Tournaments played at random.

use super::{ladders, reference, reports, rounds};
use crate::plain::TestRng;
use bside_games::table::{Participant, Player, PlayerId, TableId, Timestamp};
use bside_games::tournament::{
    Command, Entrant, EntrantNumber, Event, Form, Pairing, PairingNumber, Phase, Rejection, Settings,
    Tournament, TournamentId, UnfinishedGame,
};
use std::time::Duration;

/// The most commands of a tournament after its start.
const MAX_STEPS: usize = 20_000;
/// The number of commands after which a ladder is ended.
const LADDER_STEPS: usize = 60;

pub struct Simulation {
    pub tournament: Tournament,
    pub opened_at: Timestamp,
    pub events: Vec<(Event, Timestamp)>,
    /// How likely players leave and join after the start, out of a thousand commands.
    unrest: usize,
    pub now: Timestamp,
    pub rng: TestRng,
    next_player: u64,
    next_table: i64,
    /// Players who were withdrawn because they deleted their data.
    deleted: Vec<PlayerId>,
}

/// A tournament of a random size from its opening to its end.
pub fn played(seed: u64, settings: Settings) -> Simulation {
    let mut rng = TestRng(seed);
    let possible = settings.form.players(settings.setup.seats());
    // Mostly small ones, in which hardly any pairing is possible.
    let most = match (settings.form, rng.below(20)) {
        (Form::RoundRobin { .. }, below) => 4 + below.min(12),
        (_, 0) => 40,
        (_, below) => 4 + below,
    };
    let players = possible.start() + rng.below(most + 1 - possible.start());
    let mut simulation = Simulation::new(seed, settings, players);
    for step in 0..MAX_STEPS {
        if simulation.tournament.phase() != Phase::Running {
            return simulation;
        }
        if simulation.tournament.settings().form == Form::Ladder && step == LADDER_STEPS {
            simulation.run_expected(&Command::Resume, Some(Rejection::new("tournament-not-paused")));
            simulation.run_expected(&Command::Finish, None);
        } else {
            simulation.step();
        }
    }
    panic!("seed {seed} does not end");
}

impl Simulation {
    /// A tournament that has started with so many players.
    pub fn new(seed: u64, settings: Settings, players: usize) -> Simulation {
        let opened_at = Timestamp::UNIX_EPOCH;
        let mut rng = TestRng(seed ^ 0xface);
        let mut simulation = Simulation {
            tournament: Tournament::open(TournamentId(1), settings, opened_at).expect("valid settings"),
            opened_at,
            events: Vec::new(),
            unrest: [0, 10, 50][rng.below(3)],
            now: opened_at,
            rng,
            next_player: 1,
            next_table: 1,
            deleted: Vec::new(),
        };
        while simulation.tournament.active().count() < players {
            simulation.join();
            if simulation.rng.below(8) == 0 {
                simulation.leave();
            }
            // The check of a round with many players who are kept apart takes too long.
            if players <= 40 && simulation.rng.below(4) == 0 {
                simulation.change();
            }
        }
        let current = (0, 1200 + simulation.rng.below(800) as u32);
        simulation.run_expected(&Command::Start { ratings: vec![current] }, None);
        simulation
    }

    /// One command of any kind.
    fn step(&mut self) {
        self.now = self.now + Duration::from_mins(self.rng.below(300) as u64);
        let incident = self.rng.below(1000);
        if incident.is_multiple_of(50) {
            reference::check_standings(&self.tournament);
            reports::check(&self.tournament);
        }
        if incident < self.unrest {
            return if incident.is_multiple_of(4) { self.delete_data() } else { self.withdraw() };
        }
        match incident {
            900..920 => self.run_expected(&Command::Pause, Some(Rejection::new("tournament-already-paused"))),
            920..950 if self.unrest > 0 => self.join(),
            860..900 if self.unrest > 0 => self.change(),
            950..960 => {
                self.run_expected(&Command::CreditTime { since: self.now - Duration::from_mins(9) }, None)
            }
            960..980 => {
                self.now = self.now + Duration::from_hours(100);
                self.run_expected(&Command::Resume, Some(Rejection::new("tournament-not-paused")));
            }
            _ => self.step_without_incident(),
        }
    }

    /// Opens tables, plays games, and answers challenges.
    pub fn step_without_incident(&mut self) {
        if self.tournament.is_paused() && self.rng.below(5) == 0 {
            return self.run_expected(&Command::Resume, None);
        }
        self.run_expected(&Command::Tick { at: self.now, ratings: Vec::new() }, None);
        let overdue: Vec<PairingNumber> =
            self.tournament.overdue(self.now).map(|(number, _)| number).collect();
        for pairing in overdue {
            self.adjudicate(pairing);
        }
        let to_open: Vec<PairingNumber> = self.tournament.to_open().map(|(number, _)| number).collect();
        for pairing in to_open.into_iter().take(10) {
            let table = TableId(self.next_table);
            self.next_table += 1;
            self.run_expected(&Command::ReportTable { pairing, table }, None);
        }
        if self.tournament.settings().form == Form::Ladder && self.rng.below(2) == 0 {
            return self.challenge_or_answer();
        }
        let is_open = |pairing: &&(PairingNumber, &Pairing)| {
            pairing.1.table.is_some() && !self.tournament.is_settled(pairing.1)
        };
        let open: Vec<(PairingNumber, usize, TableId)> = (0..)
            .zip(self.tournament.pairings())
            .filter(|pairing| is_open(&pairing))
            .filter_map(|(number, pairing)| Some((number, pairing.seats.len(), pairing.table?)))
            .collect();
        if open.is_empty() || self.tournament.phase() != Phase::Running {
            return;
        }
        let (pairing, seats, table) = open[self.rng.below(open.len())];
        match self.rng.below(60) {
            0 => self.run_expected(&Command::ReportNoResult { pairing, table }, None),
            1..5 => self.run_expected(&Command::ReportBegun { pairing }, None),
            5..9 => {
                let places = self.random_places(seats);
                self.run_expected(&Command::ReportForfeit { pairing, places }, None);
            }
            _ => {
                let places = self.random_places(seats);
                self.run_expected(&Command::ReportResult { pairing, places }, None);
            }
        }
    }

    /// Places of a finished game, of which a quarter is shared.
    pub fn random_places(&mut self, seats: usize) -> Vec<u8> {
        let mut places: Vec<u8> = (1..=seats as u8).collect();
        for seat in 1..seats {
            if self.rng.below(4) == 0 {
                places[seat] = places[seat - 1];
            }
        }
        for last in (1..seats).rev() {
            places.swap(last, self.rng.below(last + 1));
        }
        places
    }

    fn adjudicate(&mut self, pairing: PairingNumber) {
        let seats = self.tournament.pairings()[pairing].seats.len();
        let (to_act, has_begun) = (self.rng.below(seats), self.rng.below(3) > 0);
        // Before the first turn others may lose as well.
        let mut loses = |seat: &usize| *seat == to_act || !has_begun && self.rng.below(2) == 0;
        let losers = (0..seats).filter(|seat| loses(seat)).collect();
        let game = UnfinishedGame { places: vec![0; seats], losers, has_begun };
        // The game before may have ended the tournament.
        if self.tournament.phase() == Phase::Running {
            self.run_expected(&Command::Adjudicate { pairing, game }, None);
        }
    }

    fn challenge_or_answer(&mut self) {
        let order = self.tournament.ladder();
        if order.is_empty() || self.tournament.is_paused() {
            return;
        }
        let by = order[self.rng.below(order.len())];
        let by = self.participant(by);
        let open = self.tournament.challengeable(by, self.now);
        if open.is_empty() {
            let command = match self.rng.below(4) {
                0 => Command::DeclineChallenge { by },
                _ => Command::AcceptChallenge { by },
            };
            return self.run_expected(&command, Some(Rejection::new("tournament-no-challenge")));
        }
        let opponent = self.any_of(&open);
        self.run_expected(&Command::Challenge { by, opponent, away_until: None }, None);
    }

    pub fn participant(&self, entrant: EntrantNumber) -> Participant {
        self.tournament.entrants()[entrant].player.id
    }

    fn any_of(&mut self, entrants: &[EntrantNumber]) -> Participant {
        let chosen = entrants[self.rng.below(entrants.len())];
        self.participant(chosen)
    }

    fn join(&mut self) {
        let returning = self.deleted.pop().filter(|_| self.rng.below(2) == 0);
        let comes_back = |entrant: &&Entrant| {
            let last =
                self.tournament.number_of(entrant.player.id).map(|last| &self.tournament.entrants()[last]);
            let may_return = last.is_some_and(|last| !last.is_active() && !last.is_removed);
            self.tournament.settings().form == Form::Ladder && may_return
        };
        let mut withdrawn = self.tournament.entrants().iter().filter(comes_back);
        let withdrawn = withdrawn.find_map(|entrant| entrant.player.human_id());
        let known = returning.or(withdrawn);
        let id = known.unwrap_or(PlayerId(self.next_player));
        self.next_player += u64::from(known.is_none());
        let by = Player::human(id, format!("Player {id}"));
        let rating = 1000 + 10 * self.rng.below(100) as u32;
        let is_open = self.tournament.check_open();
        let found = self.run(&Command::Join { by, rating });
        assert_eq!(found, is_open);
        let is_swiss = matches!(self.tournament.settings().form, Form::Swiss { .. });
        if returning.is_some() && found.is_ok() && is_swiss {
            let entrant = self.tournament.entrants().len() - 1;
            let standings = self.tournament.standings();
            let returned = standings.iter().find(|standing| standing.entrant == entrant);
            assert_eq!(returned.map(|standing| standing.half_points), Some(0), "nothing is gained");
        }
    }

    /// Withdraws a player, and replaces them by a former one in all events, as the store does.
    fn delete_data(&mut self) {
        let active: Vec<EntrantNumber> = self.tournament.active().collect();
        if active.is_empty() {
            return;
        }
        let player = self.any_of(&active);
        self.run_expected(&Command::Withdraw { player }, None);
        let former = Participant::Former(self.deleted.len() as u64 + 1000 * self.next_player);
        self.deleted.extend(player.human_id());
        for (event, _) in &mut self.events {
            if let Event::Joined { player: joined, .. } = event
                && joined.id == player
            {
                *joined = Player { id: former, name: "former player".to_owned() };
            }
        }
        let before = self.tournament.standings();
        let settings = self.tournament.opened_with().clone();
        self.tournament = Tournament::restored(self.tournament.id(), settings, self.opened_at);
        for (event, at) in &self.events {
            self.tournament.apply(event, *at).expect("it fits");
        }
        assert_eq!(self.tournament.standings(), before, "a deletion changes no standings");
    }

    fn leave(&mut self) {
        let active: Vec<EntrantNumber> = self.tournament.active().collect();
        let by = self.any_of(&active);
        self.run_expected(&Command::Leave { by }, None);
    }

    fn withdraw(&mut self) {
        let active: Vec<EntrantNumber> = self.tournament.active().collect();
        if active.is_empty() {
            return;
        }
        let player = self.any_of(&active);
        let command = match self.rng.below(3) {
            0 => Command::Remove { player },
            _ => Command::Withdraw { player },
        };
        self.run_expected(&command, None);
    }

    /// Runs a command that may be rejected for this reason only.
    fn run_expected(&mut self, command: &Command, allowed: Option<Rejection>) {
        if let Err(rejection) = self.run(command) {
            assert_eq!(Some(rejection), allowed, "{command:?}");
        }
    }

    pub fn run(&mut self, command: &Command) -> Result<(), Rejection> {
        for event in self.tournament.decide(command, self.now)? {
            match &event {
                Event::RoundPaired { round, pairings, byes } => {
                    rounds::check(&self.tournament, *round, pairings, byes);
                }
                Event::NextGamePaired { after, seats } => {
                    rounds::check_next_game(&self.tournament, *after, seats);
                }
                _ => {}
            }
            let is_ladder = self.tournament.settings().form == Form::Ladder;
            let before = is_ladder.then(|| self.tournament.clone());
            self.tournament.apply(&event, self.now).expect("what was decided can be applied");
            if let Some(before) = before {
                ladders::check(&before, &event, &self.tournament);
            }
            self.events.push((event, self.now));
        }
        Ok(())
    }
}
