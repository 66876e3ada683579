use super::decision::{all_lost, lost_by};
use super::groups::GroupPlayer;
use super::lots::Lots;
use super::swiss::Contender;
use super::{
    Decision, EntrantNumber, Event, FinalPlace, Float, Form, Phase, Tournament, berger, groups, swiss,
};
use std::cmp::Ordering;

/// The players of each game of a round by seat, and those who sit it out.
type Round = (Vec<Vec<EntrantNumber>>, Vec<EntrantNumber>);

impl Tournament {
    /// The events that follow by themselves: the next games of matches, the next round, or the end.
    pub(super) fn consequences(&self) -> Vec<Event> {
        if self.check_going_on().is_err() || self.settings.form == Form::Ladder {
            return Vec::new();
        }
        if self.settings.form == Form::Knockout {
            let next_games = self.next_games();
            if !next_games.is_empty() {
                return next_games;
            }
        }
        if self.settings.at_once && self.round < self.rounds {
            return self.pair_next();
        }
        if self.unsettled().next().is_some() {
            return Vec::new();
        }
        if self.is_complete() {
            return vec![self.finished()];
        }
        self.pair_next()
    }

    /// The end, with the places as they are now.
    pub(super) fn finished(&self) -> Event {
        let place = |standing: super::Standing| {
            Some(FinalPlace { entrant: standing.entrant, place: standing.place? })
        };
        Event::Finished { places: self.standings().into_iter().filter_map(place).collect() }
    }

    /// The tournament with all rounds that are known before they are paired: those that a running round robin has if nobody
    /// withdraws. In other forms no such round is known.
    pub fn with_planned_rounds(&self) -> Tournament {
        let mut planned = self.clone();
        let mut goes_on =
            self.phase == Phase::Running && matches!(self.settings.form, Form::RoundRobin { .. });
        while goes_on && !planned.is_complete() {
            goes_on = planned.pair_next().iter().all(|event| planned.apply(event, self.changed_at).is_ok());
        }
        planned
    }

    /// Whether no round follows.
    fn is_complete(&self) -> bool {
        debug_assert_eq!(self.phase, Phase::Running);
        // In other forms the last player goes through all rounds that are left, and wins the games.
        let seats = self.settings.setup.seats();
        let can_end_early = seats > 2 || matches!(self.settings.form, Form::Swiss { .. });
        self.round >= self.rounds || (can_end_early && self.active().count() < seats)
    }

    fn pair_next(&self) -> Vec<Event> {
        let is_for_two = self.settings.setup.seats() == 2;
        let (pairings, byes) = match self.settings.form {
            Form::RoundRobin { double } if is_for_two => self.next_scheduled(double),
            Form::RoundRobin { double } => self.next_groups(double),
            Form::Swiss { .. } => self.next_swiss(),
            Form::Knockout | Form::Ladder => self.next_matches(),
        };
        let given_up = self.given_up(&pairings);
        let mut events = vec![Event::RoundPaired { round: self.round + 1, pairings, byes }];
        events.extend(given_up);
        events
    }

    /// The events that decide those of the next games that players have who have withdrawn.
    pub(super) fn given_up(&self, games: &[Vec<EntrantNumber>]) -> Vec<Event> {
        let given_up = (self.pairings.len()..).zip(games).filter_map(|(pairing, seats)| {
            let is_lost = |seat: &usize| !self.entrants[seats[*seat]].is_active();
            let lost: Vec<usize> = (0..seats.len()).filter(is_lost).collect();
            let places = match lost.len() {
                0 => return None,
                losers if losers == seats.len() => all_lost(losers),
                _ => lost_by(&vec![0; seats.len()], &lost),
            };
            Some(Event::GameDecided { pairing, places, decision: Decision::Withdrawn })
        });
        given_up.collect()
    }

    /// The next round of the Berger tables. Games against a player whose games are annulled become byes.
    fn next_scheduled(&self, double: bool) -> Round {
        let (games, bye) = berger::round(self.order.len(), self.round, double);
        let counts = |player: &EntrantNumber| !self.entrants[*player].is_annulled();
        let mut round: Round = (Vec::new(), bye.map(|player| self.order[player]).into_iter().collect());
        for game in games {
            let seats = game.map(|player| self.order[player]);
            match seats.iter().all(counts) {
                true => round.0.push(seats.to_vec()),
                false => round.1.extend(seats),
            }
        }
        round.1.retain(|player| self.entrants[*player].is_active());
        round
    }

    /// The next round of the schedule. As soon as the tournament is off the schedule, because a player has withdrawn or an
    /// earlier release paired a round, tables are mixed anew.
    fn next_groups(&self, double: bool) -> Round {
        let active: Vec<EntrantNumber> = self.active_in_order().collect();
        let seats = self.settings.setup.seats();
        let table = |players: Vec<usize>| players.into_iter().map(|player| self.order[player]).collect();
        let schedule = groups::schedule(self.order.len(), seats, double);
        let mut tables = schedule.into_iter().flatten().map(table);
        let mut paired = self.pairings.iter();
        let is_on_schedule = paired.all(|pairing| tables.next().as_ref() == Some(&pairing.seats));
        if is_on_schedule && active.len() == self.order.len() {
            let tables: Vec<Vec<EntrantNumber>> = tables.take(active.len() / seats).collect();
            let is_bye = |player: &EntrantNumber| tables.iter().all(|table| !table.contains(player));
            let byes = active.into_iter().filter(is_bye).collect();
            return (tables, byes);
        }
        let group_player = |entrant: &EntrantNumber| {
            let mut player = GroupPlayer {
                met: active.iter().map(|other| self.meetings(*entrant, *other)).collect(),
                byes: self.byes.iter().filter(|bye| bye.entrant == *entrant).count(),
                ..GroupPlayer::default()
            };
            let seats = self.pairings.iter().filter_map(|pairing| pairing.seat_of(*entrant));
            seats.for_each(|seat| player.seats[seat] += 1);
            player
        };
        let players: Vec<GroupPlayer> = active.iter().map(group_player).collect();
        let (tables, byes) = groups::round(&players, seats);
        let numbers = |players: Vec<usize>| players.into_iter().map(|player| active[player]).collect();
        (tables.into_iter().map(numbers).collect(), numbers(byes))
    }

    fn next_swiss(&self) -> Round {
        let points = self.points();
        let mut active: Vec<EntrantNumber> = self.active_in_order().collect();
        active.sort_by_key(|entrant| std::cmp::Reverse(points[*entrant]));
        let has_asked = |entrant: &EntrantNumber| self.entrants[*entrant].asked_bye == Some(self.round + 1);
        let asked: Vec<EntrantNumber> = active.iter().copied().filter(has_asked).collect();
        active.retain(|entrant| !asked.contains(entrant));
        let contenders: Vec<Contender> =
            active.iter().map(|entrant| self.contender(*entrant, points[*entrant], &active)).collect();
        let (games, bye) = swiss::round(&contenders, Lots::new(self.settings.seed).flip());
        let games = games.into_iter().map(|game| game.map(|player| active[player]).to_vec()).collect();
        (games, bye.map(|player| active[player]).into_iter().chain(asked).collect())
    }

    /// A player as they stand before the next round, with their points and with all who are in it.
    fn contender(&self, entrant: EntrantNumber, half_points: u32, active: &[EntrantNumber]) -> Contender {
        let has_won_unplayed = self
            .encounters()
            .any(|encounter| encounter.own == entrant && !encounter.is_played && encounter.scored == 2);
        let is_last_round = self.round + 1 == self.rounds;
        Contender {
            number: self.seed(entrant).map_or(0, |seed| seed + 1),
            half_points,
            met: active.iter().map(|other| self.obstacles(entrant, *other)).collect(),
            history: self.first_moves(entrant).collect(),
            floats: [0, 1].map(|before| self.float(entrant, self.round.checked_sub(before)?)),
            has_had_bye: self.byes.iter().any(|bye| bye.entrant == entrant && !bye.is_asked),
            has_won_unplayed,
            is_topscorer: is_last_round && half_points as usize > self.round,
        }
    }

    /// How a player floated in a round; not at all in round 0.
    pub(super) fn float(&self, entrant: EntrantNumber, round: usize) -> Option<Float> {
        let before = self.points_after(round.checked_sub(1)?);
        let mut played =
            self.encounters().filter(|encounter| encounter.round == round && encounter.is_played);
        let Some(played) = played.find(|encounter| encounter.own == entrant) else {
            return Some(Float::Down);
        };
        match before[entrant].cmp(&before[played.opponent]) {
            Ordering::Greater => Some(Float::Down),
            Ordering::Less => Some(Float::Up),
            Ordering::Equal => None,
        }
    }

    fn active_in_order(&self) -> impl Iterator<Item = EntrantNumber> {
        self.order.iter().copied().filter(|number| self.entrants[*number].is_active())
    }

    /// How often two players were paired.
    fn meetings(&self, one: EntrantNumber, other: EntrantNumber) -> usize {
        let is_met = |pairing: &&super::Pairing| {
            one != other && pairing.seat_of(one).is_some() && pairing.seat_of(other).is_some()
        };
        self.pairings.iter().filter(is_met).count()
    }

    /// How often two players were paired, once more if they are to be kept apart.
    fn obstacles(&self, one: EntrantNumber, other: EntrantNumber) -> usize {
        self.meetings(one, other) + usize::from(self.are_apart(one, other))
    }

    /// For each game of a player, oldest first, whether the player goes first. Nobody has gone first in a game that was decided
    /// before a turn.
    fn first_moves(&self, entrant: EntrantNumber) -> impl Iterator<Item = bool> {
        let may_be_played = |pairing: &&super::Pairing| {
            pairing.result.as_ref().is_none_or(|result| result.decision.is_after_turn())
        };
        let seats =
            self.pairings.iter().filter(may_be_played).filter_map(move |pairing| pairing.seat_of(entrant));
        seats.map(|seat| seat == 0)
    }

    /// Two players by seat: the one goes first who has done so less often for the number of their games, or else `first`.
    pub(super) fn seats_by_first_moves(
        &self,
        first: EntrantNumber,
        second: EntrantNumber,
    ) -> Vec<EntrantNumber> {
        let difference = |entrant| -> i32 {
            self.first_moves(entrant).map(|is_first| if is_first { 1 } else { -1 }).sum()
        };
        if difference(first) <= difference(second) { vec![first, second] } else { vec![second, first] }
    }
}
