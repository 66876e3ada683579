//! What follows at a table though nobody asks for it. All times are Unix milliseconds.

use super::decision::withdrawn;
use super::pace::DAY;
use super::{Ending, Event, Pace, Phase, Table};

/// An invitation is open so long.
const INVITATION: i64 = DAY;
/// A game without a clock in which nobody does anything for so long is closed…
const IDLE: i64 = 30 * DAY;
/// …and so long before, whoever is to act is reminded.
const NOTICE: i64 = 3 * DAY;
/// By then, when this part of the time for a turn is left.
const QUARTER: i64 = 4;

/// What a table knows of time.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    pub(super) pace: Option<Pace>,
    /// When the table was opened.
    opened: i64,
    /// When the turn began that is awaited.
    since: i64,
    /// So much of the time since then does not count…
    given: i64,
    /// …of which so much was given back because nobody could play.
    away: i64,
    /// When whoever is to act was reminded of it.
    reminded: Option<i64>,
    /// When somebody last did something.
    acted: i64,
    /// Since when it stands still.
    paused: Option<i64>,
}

impl Clock {
    pub(super) fn new(pace: Option<Pace>, opened: i64) -> Clock {
        Clock { pace, opened, since: opened, given: 0, away: 0, reminded: None, acted: opened, paused: None }
    }

    /// An event has happened.
    pub(super) fn tell(&mut self, event: &Event, at: i64) {
        match event {
            Event::Reminded => self.reminded = Some(at),
            // To look for another place is no turn.
            Event::Moved { .. } => {}
            Event::TimeGiven { millis } => {
                self.given += millis;
                self.away += millis;
            }
            _ => {
                self.acted = at;
                if self.pace.is_none() || self.paused.is_some() {
                    // Who has done something does so again.
                    self.reminded = None;
                }
            }
        }
    }

    /// A turn begins.
    pub(super) fn begin(&mut self, at: i64) {
        *self =
            Clock { since: at, given: 0, away: 0, reminded: None, paused: self.paused.map(|_| at), ..*self };
    }

    /// It stands still.
    pub(super) fn pause(&mut self, at: i64) {
        self.paused = Some(at);
        self.reminded = None;
    }

    /// It goes on from where it stood.
    pub(super) fn resume(&mut self, at: i64) {
        self.given += self.paused.take().map_or(0, |since| at - since);
        self.reminded = None;
    }
}

impl Table {
    /// How long each turn may take; `None` as long as it will.
    pub fn pace(&self) -> Option<Pace> {
        self.clock.pace
    }

    /// When the time ends of the person who is to act; `None` where no clock runs. Computers have none.
    pub fn deadline(&self) -> Option<i64> {
        let pace = self.clock.pace.filter(|_| !self.is_paused())?;
        let is_person = self.to_act()?.level().is_none();
        is_person.then_some(self.clock.since + self.clock.given + pace.millis())
    }

    /// Do the clocks stand still by agreement? Then nobody plays.
    pub fn is_paused(&self) -> bool {
        self.clock.paused.is_some()
    }

    /// How much of the time for the turn that is awaited was given back because nobody could play, in milliseconds.
    pub fn time_given(&self) -> i64 {
        self.clock.away
    }

    /// When it comes to its end if nobody does anything: an invitation, or a game that is idle.
    pub fn expires(&self) -> Option<i64> {
        let Clock { opened, acted, reminded, .. } = self.clock;
        match self.phase {
            Phase::Invitation => Some(opened + INVITATION),
            // Nobody's game is closed who was not told in time.
            Phase::Playing if self.deadline().is_none() => {
                Some((acted + IDLE).max(reminded.map_or(0, |reminded| reminded + NOTICE)))
            }
            _ => None,
        }
    }

    /// When something follows though nobody asks for it: from then on [`super::Command::Tick`] has events.
    pub fn due(&self) -> Option<i64> {
        let is_reminded = self.clock.reminded.is_some();
        match (self.deadline(), self.clock.pace) {
            (Some(deadline), Some(pace)) if !is_reminded => Some(deadline - pace.millis() / QUARTER),
            (Some(deadline), _) => Some(deadline),
            _ if self.phase == Phase::Playing && !is_reminded => Some(self.clock.acted + IDLE - NOTICE),
            _ => self.expires(),
        }
    }

    /// What has become due.
    pub(super) fn tick(&self, now: i64) -> Vec<Event> {
        if self.due().is_none_or(|due| now < due) {
            return Vec::new();
        }
        if let Some(course) = self.running() {
            let is_out_of_time = self.deadline().is_some_and(|deadline| deadline <= now);
            if let Some(seat) = course.seat().filter(|_| is_out_of_time) {
                return withdrawn(course, seat, Event::TimedOut { seat }, Ending::OutOfTime);
            }
            if self.clock.reminded.is_none() {
                return vec![Event::Reminded];
            }
        }
        vec![Event::Expired]
    }
}
