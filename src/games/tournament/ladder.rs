use super::{EntrantNumber, Event, PairingNumber, Rejection, Tournament};
use crate::table::{Participant, Player, Timestamp};
use std::time::Duration;

/// The number of places above that a challenge may span.
pub const MAX_CHALLENGE_SPAN: usize = 3;
/// The time in which a challenge has to be answered.
pub const ANSWER_TIME: Duration = Duration::from_hours(3 * 24);
/// The time between the reminder and the end of the time to answer.
const ANSWER_NOTICE: Duration = Duration::from_hours(9);
/// The time after a challenge in which its challenger may not challenge the same player.
pub const CHALLENGE_INTERVAL: Duration = Duration::from_hours(7 * 24);

/// A challenge on a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The lower player, who made the challenge.
    pub challenger: EntrantNumber,
    /// The upper player, who has to answer it.
    pub challenged: EntrantNumber,
    /// Whether it waits for an answer, is being played or is over.
    pub state: ChallengeState,
}

/// The state of a challenge, from the question to the end of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// Not answered. From this time on the challenger takes the place.
    Open {
        /// The end of the time to answer.
        answer_by: Timestamp,
        /// The end of a vacation on which the challenged player was then, from which the time is counted.
        away_until: Option<Timestamp>,
        /// Whether the player was reminded.
        is_reminded: bool,
    },
    /// Accepted and being played.
    Playing {
        /// The game that decides the challenge.
        pairing: PairingNumber,
    },
    /// Over since this time.
    Ended {
        /// The time at which the challenge ended, from which the next one is counted.
        at: Timestamp,
        /// How it ended.
        end: ChallengeEnd,
    },
}

/// How a challenge ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeEnd {
    /// The challenged player declined.
    Declined,
    /// The challenged player did not answer in time.
    Lapsed,
    /// The challenger won the game.
    Won,
    /// The challenger did not win the game.
    NotWon,
    /// One of the players withdrew.
    Withdrawn,
}

impl ChallengeEnd {
    /// The name by which the texts select it.
    pub fn name(self) -> &'static str {
        match self {
            ChallengeEnd::Declined => "declined",
            ChallengeEnd::Lapsed => "lapsed",
            ChallengeEnd::Won => "won",
            ChallengeEnd::NotWon => "not-won",
            ChallengeEnd::Withdrawn => "withdrawn",
        }
    }
}

impl Challenge {
    /// Whether it is open or being played.
    pub fn is_current(&self) -> bool {
        !matches!(self.state, ChallengeState::Ended { .. })
    }

    /// The time by which it must be answered; `None` if it is not open.
    pub fn answer_by(&self) -> Option<Timestamp> {
        match self.state {
            ChallengeState::Open { answer_by, .. } => Some(answer_by),
            _ => None,
        }
    }

    /// The end of the vacation on which the challenged player was, from which the time is counted; `None` if it is not open.
    pub fn away_until(&self) -> Option<Timestamp> {
        match self.state {
            ChallengeState::Open { away_until, .. } => away_until,
            _ => None,
        }
    }

    /// The time at which the challenged player is reminded, unless that was done.
    pub(super) fn reminder(&self) -> Option<Timestamp> {
        match self.state {
            ChallengeState::Open { answer_by, is_reminded: false, .. } => Some(answer_by - ANSWER_NOTICE),
            _ => None,
        }
    }

    pub(super) fn has(&self, entrant: EntrantNumber) -> bool {
        self.challenger == entrant || self.challenged == entrant
    }
}

/// The order of a ladder and its challenges. That of another form is empty.
#[derive(Clone, Debug, Default)]
pub(super) struct Ladder {
    /// The players from the top.
    order: Vec<EntrantNumber>,
    /// All challenges, oldest first.
    challenges: Vec<Challenge>,
}

impl Ladder {
    pub fn new(order: &[EntrantNumber]) -> Ladder {
        Ladder { order: order.to_vec(), challenges: Vec::new() }
    }

    /// Places a new player at the bottom.
    pub fn joined(&mut self, entrant: EntrantNumber) {
        self.order.push(entrant);
    }

    /// The place of a player, counted from 0 at the top.
    fn place(&self, entrant: EntrantNumber) -> Option<usize> {
        self.order.iter().position(|other| *other == entrant)
    }

    /// The challenger takes the place of the challenged player if that is above; those between move down by one.
    fn climb(&mut self, challenger: EntrantNumber, challenged: EntrantNumber) {
        if let (Some(lower), Some(upper)) = (self.place(challenger), self.place(challenged))
            && upper < lower
        {
            self.order[upper..=lower].rotate_right(1);
        }
    }

    fn current(&self, is_meant: impl Fn(&Challenge) -> bool) -> Option<&Challenge> {
        self.challenges.iter().find(|challenge| challenge.is_current() && is_meant(challenge))
    }

    fn current_mut(&mut self, challenger: EntrantNumber) -> Result<&mut Challenge, Rejection> {
        let mut challenges = self.challenges.iter_mut();
        challenges
            .find(|known| known.is_current() && known.challenger == challenger)
            .ok_or(Rejection::new("tournament-no-challenge"))
    }

    pub fn challenged(
        &mut self,
        (challenger, challenged): (EntrantNumber, EntrantNumber),
        away_until: Option<Timestamp>,
        at: Timestamp,
    ) {
        let answer_by = away_until.unwrap_or(at).max(at) + ANSWER_TIME;
        let state = ChallengeState::Open { answer_by, away_until, is_reminded: false };
        self.challenges.push(Challenge { challenger, challenged, state });
    }

    pub fn reminded(&mut self, challenger: EntrantNumber) -> Result<(), Rejection> {
        if let ChallengeState::Open { is_reminded, .. } = &mut self.current_mut(challenger)?.state {
            *is_reminded = true;
        }
        Ok(())
    }

    pub fn accepted(&mut self, challenger: EntrantNumber, pairing: PairingNumber) -> Result<(), Rejection> {
        self.current_mut(challenger)?.state = ChallengeState::Playing { pairing };
        Ok(())
    }

    pub fn conceded(
        &mut self,
        challenger: EntrantNumber,
        end: ChallengeEnd,
        at: Timestamp,
    ) -> Result<(), Rejection> {
        let challenge = self.current_mut(challenger)?;
        challenge.state = ChallengeState::Ended { at, end };
        let challenged = challenge.challenged;
        self.climb(challenger, challenged);
        Ok(())
    }

    /// Ends the challenge that is played in this pairing, if there is one.
    pub fn decided(&mut self, pairing: PairingNumber, winner: Option<EntrantNumber>, at: Timestamp) {
        let state = ChallengeState::Playing { pairing };
        let played = self.challenges.iter_mut().find(|challenge| challenge.state == state);
        let Some(challenge) = played else { return };
        let (challenger, challenged) = (challenge.challenger, challenge.challenged);
        let is_won = winner == Some(challenger);
        let end = if is_won { ChallengeEnd::Won } else { ChallengeEnd::NotWon };
        challenge.state = ChallengeState::Ended { at, end };
        if is_won {
            self.climb(challenger, challenged);
        }
    }

    pub fn withdrawn(&mut self, entrant: EntrantNumber, at: Timestamp) {
        self.order.retain(|other| *other != entrant);
        for challenge in self.challenges.iter_mut().filter(|challenge| challenge.has(entrant)) {
            if challenge.is_current() {
                challenge.state = ChallengeState::Ended { at, end: ChallengeEnd::Withdrawn };
            }
        }
    }

    pub fn delay(&mut self, time: Duration) {
        for challenge in &mut self.challenges {
            if let ChallengeState::Open { answer_by, .. } = &mut challenge.state {
                *answer_by = *answer_by + time;
            }
        }
    }
}

impl Tournament {
    /// The players of a ladder from the top; empty for other forms and before the start.
    pub fn ladder(&self) -> &[EntrantNumber] {
        &self.ladder.order
    }

    /// The challenges of a ladder, oldest first.
    pub fn challenges(&self) -> &[Challenge] {
        &self.ladder.challenges
    }

    /// The player who has to answer the open challenge of this one.
    pub fn challenged_by(&self, challenger: EntrantNumber) -> Option<&Player> {
        let is_open = |known: &Challenge| known.challenger == challenger && known.answer_by().is_some();
        Some(&self.entrants[self.ladder.current(is_open)?.challenged].player)
    }

    /// Whether a player could challenge somebody now.
    ///
    /// # Errors
    ///
    /// A [`Rejection`] with the reason if not, whoever it may be.
    pub fn check_challenger(&self, by: impl Into<Participant>) -> Result<(), Rejection> {
        let challenger = self.check_on_ladder(by.into())?;
        self.check_free(challenger)
    }

    fn check_free(&self, challenger: EntrantNumber) -> Result<(), Rejection> {
        let is_busy = self.ladder.current(|current| current.has(challenger)).is_some();
        if is_busy { Err(Rejection::new("tournament-busy")) } else { Ok(()) }
    }

    /// The players whom this one may challenge now, the highest first.
    pub fn challengeable(&self, by: impl Into<Participant>, now: Timestamp) -> Vec<EntrantNumber> {
        let Ok(challenger) = self.active_entrant(by.into()) else { return Vec::new() };
        let above = self.ladder.order.iter().copied();
        above.filter(|upper| self.check_challenge(challenger, *upper, now).is_ok()).collect()
    }

    pub(super) fn challenge(
        &self,
        by: Participant,
        opponent: Participant,
        away_until: Option<Timestamp>,
        now: Timestamp,
    ) -> Result<Vec<Event>, Rejection> {
        let challenger = self.check_on_ladder(by)?;
        let challenged = self.active_entrant(opponent)?;
        self.check_challenge(challenger, challenged, now)?;
        let away_until = away_until.filter(|until| *until > now);
        Ok(vec![Event::Challenged { challenger, challenged, away_until }])
    }

    pub(super) fn accept_challenge(&self, by: Participant) -> Result<Vec<Event>, Rejection> {
        let Challenge { challenger, challenged, .. } = *self.check_challenged(by)?;
        let seats = self.seats_by_first_moves(challenged, challenger);
        Ok(vec![Event::ChallengeAccepted { challenger, seats }])
    }

    pub(super) fn decline_challenge(&self, by: Participant) -> Result<Vec<Event>, Rejection> {
        let challenger = self.check_challenged(by)?.challenger;
        Ok(vec![Event::ChallengeDeclined { challenger }])
    }

    /// The challenges that were not answered in time, and those of which the challenged player is reminded.
    pub(super) fn due_challenges(&self, at: Timestamp) -> Vec<Event> {
        let is_due = |time: Option<Timestamp>| time.is_some_and(|time| time <= at);
        let due = |challenge: &Challenge| {
            let challenger = challenge.challenger;
            match (is_due(challenge.answer_by()), is_due(challenge.reminder())) {
                (true, _) => Some(Event::ChallengeLapsed { challenger }),
                (false, true) => Some(Event::ChallengeReminded { challenger }),
                (false, false) => None,
            }
        };
        self.ladder.challenges.iter().filter_map(due).collect()
    }

    fn check_on_ladder(&self, by: Participant) -> Result<EntrantNumber, Rejection> {
        self.check_ladder()?;
        self.check_going_on()?;
        self.active_entrant(by)
    }

    fn check_challenged(&self, by: Participant) -> Result<&Challenge, Rejection> {
        let challenged = self.check_on_ladder(by)?;
        let is_open = |known: &Challenge| known.challenged == challenged && known.answer_by().is_some();
        self.ladder.current(is_open).ok_or(Rejection::new("tournament-no-challenge"))
    }

    fn check_challenge(
        &self,
        challenger: EntrantNumber,
        challenged: EntrantNumber,
        now: Timestamp,
    ) -> Result<(), Rejection> {
        let (lower, upper) =
            self.ladder.place(challenger).zip(self.ladder.place(challenged)).ok_or(Rejection::NotJoined)?;
        if upper >= lower {
            return Err(Rejection::new("tournament-not-above"));
        }
        if lower - upper > MAX_CHALLENGE_SPAN {
            return Err(Rejection::over_limit("tournament-too-far-above", MAX_CHALLENGE_SPAN));
        }
        self.check_free(challenger)?;
        if self.ladder.current(|current| current.has(challenged)).is_some() {
            return Err(Rejection::new("tournament-opponent-busy"));
        }
        let is_recent = |known: &Challenge| {
            let ChallengeState::Ended { at, .. } = known.state else { return false };
            (known.challenger, known.challenged) == (challenger, challenged) && now < at + CHALLENGE_INTERVAL
        };
        if self.ladder.challenges.iter().any(is_recent) {
            Err(Rejection::new("tournament-too-soon"))
        } else {
            Ok(())
        }
    }
}
