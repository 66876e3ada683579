//! Whether the player to act is still there, at tables without a clock where at least two people play.
//!
//! The others may ask after [`ABSENCE_PERIOD`] without a turn, and claim the game after [`ANSWER_PERIOD`] more. Vacations
//! and time in which nobody could play do not count. A turn always answers the question. Of the other actions in a turn only
//! the first does, so that nobody stalls a game by answers.

use super::decision::withdrawn;
use super::{Ending, Event, Participant, Player, PlayerId, Rejection, Table, Timestamp};
use crate::localize::Message;
use crate::rules::{Game, Seat};
use std::time::Duration;

/// Time without a turn after which the others may ask.
const ABSENCE_PERIOD: Duration = Duration::from_hours(3 * 24);
/// Time for a turn or an answer, after which the others may claim the game.
const ANSWER_PERIOD: Duration = Duration::from_hours(4 * 24);
/// A game counts if each seat has played this many turns. Otherwise it is closed without a result.
const MIN_COUNTED_TURNS: usize = 2;

/// Whether the player to act was asked and has answered in this turn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Presence {
    /// When the others asked; `None` if no question is open.
    asked: Option<Timestamp>,
    /// When the player answered.
    answered: Option<Timestamp>,
    /// Whether the others were told what they may do now.
    is_absence_noticed: bool,
}

impl Presence {
    pub(super) fn notice(&mut self) {
        self.is_absence_noticed = true;
    }

    pub(super) fn ask(&mut self, at: Timestamp) {
        *self = Presence { asked: Some(at), is_absence_noticed: false, ..*self };
    }

    /// Closes the question, unless another one was answered in this turn.
    pub(super) fn answer(&mut self, at: Timestamp) {
        if self.asked.is_some() && self.answered.is_none() {
            *self = Presence { answered: Some(at), ..Presence::default() };
        }
    }

    /// The times that are still to be counted from.
    pub(super) fn times_mut(&mut self) -> impl Iterator<Item = &mut Timestamp> {
        [&mut self.asked, &mut self.answered].into_iter().flatten()
    }
}

/// The effect on the game of a claim against players who have left the server, or one who neither moves nor answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimEffect {
    /// The opponent wins.
    Win,
    /// The absent players are out, and the others play on.
    PlayOn,
    /// The game has hardly begun, so it is closed without a result.
    Close,
}

impl ClaimEffect {
    /// The name of the variant in texts.
    pub fn name(self) -> &'static str {
        match self {
            ClaimEffect::Win => "win",
            ClaimEffect::PlayOn => "out",
            ClaimEffect::Close => "close",
        }
    }
}

impl Table {
    /// Whether the table seats at least two people and has no clock and no tournament, so that the others may ask for a
    /// player who does not move.
    pub fn allows_presence_questions(&self) -> bool {
        self.time_control().is_none() && !self.is_of_tournament && !self.seats_one_person()
    }

    /// Whether computers have all the seats but one.
    fn seats_one_person(&self) -> bool {
        self.seats.iter().flatten().filter(|player| player.is_computer()).count() + 1 >= self.seats.len()
    }

    /// The start of the current turn, later by the time in which the clock stood still.
    pub fn turn_began(&self) -> Timestamp {
        self.clock.runs_from()
    }

    /// The seat that does not move, while its absence counts.
    fn waited_for(&self) -> Option<Seat> {
        let game = self.running().filter(|_| self.allows_presence_questions())?;
        let is_person = self.to_act().is_some_and(|player| !player.is_computer());
        let counts = is_person && !self.clock.is_stopped() && self.waiting().next().is_some();
        game.seat().filter(|_| counts)
    }

    /// The time from which the others may ask whether the player to act is still there; `None` if they have asked, or if
    /// that is not possible at this table.
    fn ask_from(&self) -> Option<Timestamp> {
        let Presence { asked, answered, .. } = self.clock.presence;
        self.waited_for().filter(|_| asked.is_none())?;
        Some(answered.unwrap_or(self.clock.runs_from()) + ABSENCE_PERIOD)
    }

    /// The time from which the others may claim the game; `None` if they have not asked yet.
    pub fn claim_from(&self) -> Option<Timestamp> {
        self.waited_for()?;
        Some(self.clock.presence.asked? + ANSWER_PERIOD)
    }

    /// The time from which the others may ask or claim, if they have not been told yet.
    pub(super) fn absence_due(&self) -> Option<Timestamp> {
        self.ask_from().or(self.claim_from()).filter(|_| !self.clock.presence.is_absence_noticed)
    }

    /// Whether the others were told that they may ask whether the player to act is still there.
    pub fn offers_question(&self) -> bool {
        self.clock.presence.is_absence_noticed && self.ask_from().is_some()
    }

    /// Whether the others were told that they may claim the game.
    pub fn offers_claim(&self) -> bool {
        self.clock.presence.is_absence_noticed && self.claim_from().is_some()
    }

    /// Whether this player was told so, who waits for the player to act.
    pub fn may_question(&self, player: PlayerId) -> bool {
        (self.offers_question() || self.offers_claim()) && self.waiting().any(|waiting| waiting.id == player)
    }

    /// Whether it matters who is there: in the game of a tournament before the first turn.
    fn checks_in(&self) -> bool {
        self.is_of_tournament && self.turn_number() == 0 && self.running().is_some()
    }

    /// Whether somebody who waits for the first turn in a tournament has not said that they are there.
    pub fn awaits_check_in(&self) -> bool {
        let Some(game) = self.running().filter(|_| self.checks_in()) else { return false };
        // Nobody has to say so while the player to act is on vacation.
        let is_away = game.seat().is_some_and(|to_act| self.vacations[to_act].is_some());
        let mut waiting = game.places().active_seats().filter(|seat| game.seat() != Some(*seat));
        !is_away && waiting.any(|seat| !self.arrived.contains(&seat))
    }

    /// The seats that lose if the time is up: that of the player to act. Before the first turn in a tournament, so do all who have not
    /// come, unless they wait for a player on vacation.
    pub fn losers_in_time(&self) -> Vec<Seat> {
        let Some((game, to_act)) = self.running().and_then(|game| Some((game, game.seat()?))) else {
            return Vec::new();
        };
        let is_awaited = self.checks_in() && self.vacations[to_act].is_none();
        let has_to_come = |seat: &Seat| is_awaited && !self.arrived.contains(seat);
        game.places().active_seats().filter(|seat| *seat == to_act || has_to_come(seat)).collect()
    }

    /// Whether nobody has come, so that everyone loses if the time is up.
    pub(super) fn is_lost_by_all(&self) -> bool {
        let losers = self.losers_in_time().len();
        self.checks_in() && self.running().is_some_and(|game| game.places().active_seats().count() == losers)
    }

    /// Whether the player to act can answer that they are still there.
    pub fn awaits_answer(&self) -> bool {
        self.claim_from().is_some() && self.clock.presence.answered.is_none()
    }

    /// The effect of a claim on the game. A claim is about the players who have left the server, if there are any.
    pub fn claim_effect(&self) -> ClaimEffect {
        let turns = |seat: Seat| self.turn_log.movers().iter().filter(|mover| **mover == seat).count();
        let active: Vec<Seat> = self.game.iter().flat_map(|game| game.places().active_seats()).collect();
        let left = active.iter().filter(|seat| self.left.contains(seat)).count();
        match active.len() - left {
            ..=1 if left > 0 => ClaimEffect::Win,
            _ if left > 0 => ClaimEffect::PlayOn,
            _ if active.iter().any(|seat| turns(*seat) < MIN_COUNTED_TURNS) => ClaimEffect::Close,
            ..=2 => ClaimEffect::Win,
            _ => ClaimEffect::PlayOn,
        }
    }

    /// Whether a player may close the game because an opponent is absent.
    pub(super) fn is_closable(&self, own: Seat, now: Timestamp) -> bool {
        self.absent_opponent(own, now).is_some() && self.ends_by_claim()
    }

    /// Whether a claim ends the game. Only then it may be closed without a result as well: where several others play on, one
    /// of them could escape from a loss that way.
    pub fn ends_by_claim(&self) -> bool {
        self.claim_effect() != ClaimEffect::PlayOn
    }

    /// Whether a game that a player ends without a result is closed because of an opponent who has left or does not move.
    /// Any other one is cancelled.
    pub fn is_closed_for_absence(&self) -> bool {
        let Presence { asked, is_absence_noticed, .. } = self.clock.presence;
        (!self.left.is_empty() || is_absence_noticed && asked.is_some()) && self.ends_by_claim()
    }

    /// The length of the current turn at the time from which the others may ask or claim.
    pub fn absence(&self) -> Duration {
        let until = self.ask_from().or(self.claim_from());
        until.map_or(Duration::ZERO, |until| until.saturating_duration_since(self.clock.runs_from()))
    }

    /// The people in the game who wait for the player to act.
    pub fn waiting(&self) -> impl Iterator<Item = &Player> {
        let game = self.running();
        let active = game.into_iter().flat_map(|game| game.places().active_seats());
        let acts = game.and_then(|game| game.seat());
        let others =
            active.filter(move |seat| Some(*seat) != acts).filter_map(|seat| self.seats[seat].as_ref());
        others.filter(|player| !player.is_computer())
    }

    /// The players at the table, without those who are out while the others play on.
    pub fn remaining_players(&self) -> impl Iterator<Item = &Player> {
        let is_out = |seat| self.running().is_some_and(|game| game.places().get(seat).is_some());
        let remaining = self.seats.iter().enumerate().filter(move |(seat, _)| !is_out(*seat));
        remaining.filter_map(|(_, player)| player.as_ref())
    }

    /// The people whose game it is, also those who have left it before its end. None before it starts.
    pub fn people_of_game(&self) -> Vec<PlayerId> {
        let players = self.game.iter().flat_map(|_| self.seats.iter().flatten());
        players.filter_map(Player::human_id).collect()
    }

    pub(super) fn ask_presence(&self, by: Participant, now: Timestamp) -> Result<Vec<Event>, Rejection> {
        let (game, seat) = self.check_player(by)?;
        self.check_may_ask(game, seat)?;
        let asked = self.waited_for().ok_or_else(|| self.not_absent(now))?;
        let from = self.ask_from().ok_or_else(|| self.not_absent(now))?;
        let is_awaited = self.awaited().into_iter().any(|player| self.seat_of(player.id) == Some(asked));
        match now >= from {
            // The player to act waits for the answer to an offer, which the question declines.
            true if !is_awaited => {
                let declined =
                    self.refuse(by, None).or_else(|_| self.check_no_offer(seat).map(|()| Vec::new()))?;
                Ok(declined.into_iter().chain([Event::PresenceAsked { seat }]).collect())
            }
            true => Ok(vec![Event::PresenceAsked { seat }]),
            false => Err(self.not_absent(now)),
        }
    }

    /// Whether somebody else who is still in the game is a person.
    pub(super) fn has_other_people(&self, game: &Game, own: Seat) -> bool {
        game.places().active_seats().any(|seat| seat != own && !self.is_computers(seat))
    }

    /// Checks whether a seat may ever ask for the player to act.
    pub(super) fn check_may_ask(&self, game: &Game, seat: Seat) -> Result<(), Rejection> {
        if self.is_of_tournament {
            return Err(Rejection::new("table-absence-tournament"));
        }
        if self.time_control().is_some() {
            return Err(Rejection::new("table-absence-clock"));
        }
        if !self.has_other_people(game, seat) {
            return Err(Rejection::new("table-absence-computers"));
        }
        match game.seat() == Some(seat) {
            true => {
                let waiting = if self.waiting().count() == 1 { "opponent" } else { "others" };
                Err(Message::new("table-absence-own-turn").with("waiting", waiting).into())
            }
            false => Ok(()),
        }
    }

    pub(super) fn confirm_presence(&self, by: Participant) -> Result<Vec<Event>, Rejection> {
        let (game, seat) = self.check_player(by)?;
        if self.checks_in() {
            return match self.arrived.contains(&seat) {
                true => Err(Rejection::new("table-checked-in")),
                false => Ok(vec![Event::PresenceConfirmed { seat }]),
            };
        }
        if game.seat() != Some(seat) {
            return Err(Rejection::new("table-not-asked"));
        }
        if self.clock.presence.answered.is_some() {
            return Err(Rejection::new("table-answered-before"));
        }
        if self.clock.presence.asked.is_none() {
            return Err(Rejection::new("table-not-asked"));
        }
        Ok(vec![Event::PresenceConfirmed { seat }])
    }

    /// The opponent of a seat who has neither moved nor answered in time.
    pub(super) fn absent_opponent(&self, own: Seat, now: Timestamp) -> Option<Seat> {
        let absent = self.waited_for().filter(|seat| *seat != own);
        absent.filter(|_| self.claim_from().is_some_and(|from| now >= from))
    }

    /// The reason for refusing a claim: the question has to come first, or only time has to pass.
    fn not_absent(&self, now: Timestamp) -> Rejection {
        let about_claim = |key| Message::new(key).with("claim", self.claim_effect().name());
        let player = self.to_act().map(|player| self.name_of(player));
        let message = match (self.claim_from(), self.ask_from().zip(player)) {
            (Some(from), _) => about_claim("table-already-asked").time("from", from.unix_seconds()),
            (None, Some((from, player))) if now >= from => {
                player.add_to(about_claim("table-ask-first"), "player").shared_button("button-still-there")
            }
            (None, Some((from, player))) => {
                let answered = self.clock.presence.answered;
                player
                    .add_to(about_claim("table-not-absent-yet"), "player")
                    .with("answered", if answered.is_some() { "yes" } else { "no" })
                    .time("since", answered.unwrap_or(self.clock.runs_from()).unix_seconds())
                    .time("from", from.unix_seconds())
            }
            (None, None) => about_claim("table-not-absent"),
        };
        message.into()
    }

    /// The absent player is out, as after a loss on time. A game that has hardly begun is called off.
    pub(super) fn claim_absent(&self, by: Participant, now: Timestamp) -> Result<Vec<Event>, Rejection> {
        let (game, own) = self.check_player(by)?;
        self.check_may_ask(game, own)?;
        let seat = self.absent_opponent(own, now).ok_or_else(|| self.not_absent(now))?;
        Ok(match self.claim_effect() {
            ClaimEffect::Win | ClaimEffect::PlayOn => {
                withdrawn(game, seat, Event::TimedOut { seat }, Ending::OutOfTime)
            }
            ClaimEffect::Close => vec![Event::Aborted { seat: own }],
        })
    }
}
