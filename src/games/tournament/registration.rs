use super::lots::Lots;
use super::{Entrant, EntrantNumber, EntrantStatus, Event, Form, Phase, Rejection, Tournament, groups};
use crate::table::{Participant, Player, Timestamp};
use std::cmp::Reverse;
use std::time::Duration;

/// The time after its last change at which a registration without a time of start expires.
pub const REGISTRATION_TIME: Duration = Duration::from_hours(30 * 24);

impl Tournament {
    /// Whether somebody who has not been here before could join now.
    ///
    /// # Errors
    ///
    /// A [`Rejection`] with the reason if not.
    pub fn check_open(&self) -> Result<(), Rejection> {
        self.check_not_over()?;
        let is_open = match (self.phase, self.settings.form) {
            (Phase::Registration, _) | (_, Form::Ladder) => true,
            (_, Form::Swiss { .. }) => self.round * 2 <= self.rounds,
            _ => false,
        };
        if is_open { self.check_room() } else { Err(Rejection::new("tournament-too-late")) }
    }

    /// Whether there is room for another player.
    pub(super) fn check_room(&self) -> Result<(), Rejection> {
        let most = self.settings.max_players();
        if self.active().count() < most {
            Ok(())
        } else {
            Err(Rejection::over_limit("tournament-full", most))
        }
    }

    pub(super) fn join(&self, by: &Player, rating: u32) -> Result<Vec<Event>, Rejection> {
        self.check_not_over()?;
        match self.active_entrant(by.id) {
            Ok(_) => return Err(Rejection::new("tournament-already-joined")),
            Err(Rejection::NotJoined) => {}
            // On a ladder a player may come back, at the bottom.
            Err(Rejection::Withdrawn) if self.settings.form == Form::Ladder => {}
            Err(rejection) => return Err(rejection),
        }
        self.check_open()?;
        if let Some(entrant) = self.number_of(by.id).filter(|number| self.order.contains(number)) {
            return Ok(vec![Event::Rejoined { entrant, rating }]);
        }
        Ok(vec![self.joining(by, rating)])
    }

    /// The event of a player who has not been here, or left before the start.
    pub(super) fn joining(&self, player: &Player, rating: u32) -> Event {
        // A player who was removed or has withdrawn and then deleted their data cannot be recognized, but gains nothing by that.
        let may_return = |known: &Entrant| {
            let has_withdrawn = matches!(known.status, EntrantStatus::Withdrawn { .. });
            known.player.id.is_former() && (known.is_removed || has_withdrawn)
        };
        let without_half_point = self.round > 0 && self.entrants.iter().any(may_return);
        let entrant = self.entrants.len();
        Event::Joined { entrant, player: player.clone(), rating, without_half_point }
    }

    pub(super) fn leave(&self, by: Participant) -> Result<Vec<Event>, Rejection> {
        self.check_registration()?;
        Ok(vec![Event::Left { entrant: self.active_entrant(by)? }])
    }

    pub(super) fn withdraw(&self, player: Participant) -> Result<Vec<Event>, Rejection> {
        self.check_not_over()?;
        let entrant = self.active_entrant(player)?;
        if self.phase == Phase::Registration {
            return Ok(vec![Event::Left { entrant }]);
        }
        let annulled = self.has_played_little(entrant);
        let mut events = if annulled { Vec::new() } else { self.given_up_games(entrant) };
        events.push(Event::Withdrawn { entrant, annulled });
        Ok(events)
    }

    pub(super) fn remove(&self, player: Participant) -> Result<Vec<Event>, Rejection> {
        self.check_not_over()?;
        let mut events = vec![Event::Removed { entrant: self.active_entrant(player)? }];
        if self.phase == Phase::Running {
            events.extend(self.withdraw(player)?);
        }
        Ok(events)
    }

    /// Whether it can start now.
    ///
    /// # Errors
    ///
    /// A [`Rejection`] with the reason if not.
    pub fn check_start(&self) -> Result<(), Rejection> {
        self.check_registration()?;
        let (players, fewest) = (self.active().count(), self.settings.min_players());
        if players < fewest { Err(Rejection::TooFewPlayers { players, fewest }) } else { Ok(()) }
    }

    pub(super) fn start(&self, ratings: &[(EntrantNumber, u32)]) -> Result<Vec<Event>, Rejection> {
        self.check_start()?;
        let players = self.active().count();
        let rating = |number: EntrantNumber| {
            let current = ratings.iter().find(|(known, _)| *known == number);
            current.map_or(self.entrants[number].rating, |(_, rating)| *rating)
        };
        let mut order: Vec<EntrantNumber> = self.active().collect();
        match self.settings.form {
            Form::RoundRobin { .. } => Lots::new(self.settings.seed).shuffle(&mut order),
            _ => order.sort_by_key(|number| Reverse(rating(*number))),
        }
        self.place_chosen_seeds(&mut order);
        let ratings = order.iter().map(|number| rating(*number)).collect();
        let rounds = self.rounds_for(players);
        Ok(vec![Event::Started { order, ratings, rounds }])
    }

    /// Puts the players whose seeds were chosen at their places, or at the last one if there are fewer players.
    fn place_chosen_seeds(&self, order: &mut Vec<EntrantNumber>) {
        let seed = |number: &EntrantNumber| Some((self.entrants[*number].chosen_seed?, *number));
        let mut chosen: Vec<(usize, EntrantNumber)> = order.iter().filter_map(seed).collect();
        chosen.sort_unstable();
        order.retain(|number| self.entrants[*number].chosen_seed.is_none());
        for (seed, number) in chosen {
            order.insert((seed - 1).min(order.len()), number);
        }
    }

    pub(super) fn registration_due(&self) -> Timestamp {
        self.starts_at.unwrap_or(self.changed_at + REGISTRATION_TIME)
    }

    pub(super) fn tick_registration(&self, at: Timestamp, ratings: &[(EntrantNumber, u32)]) -> Vec<Event> {
        match self.starts_at {
            _ if at < self.registration_due() => Vec::new(),
            Some(_) => self.start(ratings).unwrap_or_else(|_| vec![Event::StartMissed]),
            None => vec![Event::Expired],
        }
    }

    /// The number of rounds for this many players.
    fn rounds_for(&self, players: usize) -> usize {
        let log2 = players.next_power_of_two().trailing_zeros() as usize;
        let all = Form::rounds_to_meet_everybody(players);
        match self.settings.form {
            Form::RoundRobin { double } => match self.settings.setup.seats() {
                2 if double => all * 2,
                2 => all,
                seats => groups::schedule(players, seats, double).len(),
            },
            Form::Swiss { rounds } => rounds.unwrap_or(log2).min(all),
            Form::Knockout => log2,
            Form::Ladder => 0,
        }
    }

    /// Whether a player of a round robin has played fewer than half of their games.
    fn has_played_little(&self, entrant: EntrantNumber) -> bool {
        let Form::RoundRobin { double } = self.settings.form else { return false };
        if self.settings.setup.seats() > 2 {
            return false;
        }
        let games = (self.order.len() - 1) * if double { 2 } else { 1 };
        let is_played = |pairing: &&super::Pairing| {
            let result = pairing.result.as_ref();
            pairing.seat_of(entrant).is_some() && result.is_some_and(|result| result.decision.is_after_turn())
        };
        self.pairings.iter().filter(is_played).count() * 2 < games
    }
}
