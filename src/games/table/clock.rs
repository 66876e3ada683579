//! What follows at a table though nobody asks for it. All times are Unix milliseconds.

use super::decision::withdrawn;
use super::pace::DAY;
use super::{Ending, Event, Pace, Phase, PlayerId, Rejection, Table};
use crate::rules::Seat;

/// An invitation is open so long.
const INVITATION: i64 = DAY;
/// A game without a clock in which nobody does anything for so long is closed…
const IDLE: i64 = 30 * DAY;
/// …and so long before, whoever is to act is reminded.
const NOTICE: i64 = 3 * DAY;
/// By then, when this part of the time for a turn is left.
const QUARTER: i64 = 4;
/// A game is paused so long at most; whoever is to act is told by a notice before it goes on by itself.
const PAUSE: i64 = 30 * DAY;

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
    /// Since when the game is paused.
    paused: Option<i64>,
    /// Since when it stands still: in a pause, or while whoever is to act is on vacation.
    stopped: Option<i64>,
}

impl Clock {
    pub(super) fn new(pace: Option<Pace>, opened: i64) -> Clock {
        let (paused, stopped) = (None, None);
        Clock {
            pace,
            opened,
            since: opened,
            given: 0,
            away: 0,
            reminded: None,
            acted: opened,
            paused,
            stopped,
        }
    }

    /// An event has happened.
    pub(super) fn tell(&mut self, event: &Event, at: i64) {
        match event {
            Event::Reminded => self.reminded = Some(at),
            // To look for another place is no turn, nor to go away.
            Event::Moved { .. } | Event::VacationBegun { .. } | Event::VacationEnded { .. } => {}
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
        *self = Clock { since: at, given: 0, away: 0, reminded: None, stopped: None, ..*self };
    }

    /// The game is paused.
    pub(super) fn pause(&mut self, at: i64) {
        self.paused = Some(at);
        self.reminded = None;
    }

    /// The game goes on.
    pub(super) fn resume(&mut self) {
        self.paused = None;
        self.reminded = None;
    }

    /// It stands still from now on, or goes on from where it stood.
    fn stand(&mut self, stands: bool, at: i64) {
        match self.stopped {
            None if stands => self.stopped = Some(at),
            Some(since) if !stands => {
                self.given += at - since;
                self.stopped = None;
                self.reminded = None;
            }
            _ => {}
        }
    }
}

impl Table {
    /// How long each turn may take; `None` as long as it will.
    pub fn pace(&self) -> Option<Pace> {
        self.clock.pace
    }

    /// When the time ends of the person who is to act; `None` where no clock runs. Computers have none.
    pub fn deadline(&self) -> Option<i64> {
        let pace = self.clock.pace.filter(|_| self.clock.stopped.is_none())?;
        let is_person = self.to_act()?.level().is_none();
        is_person.then_some(self.clock.since + self.clock.given + pace.millis())
    }

    /// Do the clocks stand still by agreement? Then nobody plays.
    pub fn is_paused(&self) -> bool {
        self.clock.paused.is_some()
    }

    /// When a game goes on by itself that is paused.
    pub fn resumes(&self) -> Option<i64> {
        let end = self.clock.paused.filter(|_| self.phase == Phase::Playing)? + PAUSE;
        // Nobody's clock runs who was not told in time.
        Some(end.max(self.clock.reminded.map_or(0, |reminded| reminded + NOTICE)))
    }

    /// The seats that are on vacation, and until when, in Unix milliseconds.
    pub fn vacations(&self) -> impl Iterator<Item = (Seat, i64)> {
        let away = self.vacations.iter().enumerate().filter_map(|(seat, until)| Some((seat, (*until)?)));
        away.filter(|_| self.phase == Phase::Playing)
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
            Phase::Playing if self.deadline().is_none() && self.clock.stopped.is_none() => {
                Some((acted + IDLE).max(reminded.map_or(0, |reminded| reminded + NOTICE)))
            }
            _ => None,
        }
    }

    /// When something follows though nobody asks for it: from then on [`super::Command::Tick`] has events.
    pub fn due(&self) -> Option<i64> {
        let back = self.vacations().map(|(_, until)| until);
        self.due_of_clock().into_iter().chain(back).min()
    }

    /// The same, if everybody is there.
    fn due_of_clock(&self) -> Option<i64> {
        let is_reminded = self.clock.reminded.is_some();
        match (self.deadline(), self.clock.pace, self.resumes()) {
            (Some(deadline), Some(pace), _) if !is_reminded => Some(deadline - pace.millis() / QUARTER),
            (Some(deadline), ..) => Some(deadline),
            (_, _, Some(end)) => Some(if is_reminded { end } else { end - NOTICE }),
            _ if self.clock.stopped.is_some() => None,
            _ if self.phase == Phase::Playing && !is_reminded => Some(self.clock.acted + IDLE - NOTICE),
            _ => self.expires(),
        }
    }

    /// Has the clock stand still where it must.
    pub(super) fn settle(&mut self, at: i64) {
        let acts = self.running().and_then(|game| game.seat());
        let is_away = acts.is_some_and(|seat| self.vacations[seat].is_some());
        let stands = self.phase == Phase::Playing && (self.is_paused() || is_away);
        self.clock.stand(stands, at);
    }

    /// Whoever is away already stays so as long as was told.
    pub(super) fn take_vacation(&self, by: PlayerId, until: i64) -> Result<Vec<Event>, Rejection> {
        let (_, seat) = self.check_player(by)?;
        let stands = self.pace().is_some_and(Pace::is_slow) && self.vacations[seat].is_none();
        Ok(if stands { vec![Event::VacationBegun { seat, until }] } else { Vec::new() })
    }

    pub(super) fn end_vacation(&self, by: PlayerId) -> Result<Vec<Event>, Rejection> {
        let (_, seat) = self.check_player(by)?;
        Ok(self.vacations[seat].map(|_| Event::VacationEnded { seat }).into_iter().collect())
    }

    /// What nobody could use of the turn that is awaited.
    pub(super) fn give_back(&self, since: i64, now: i64) -> Vec<Event> {
        let millis = now - since.max(self.clock.since);
        match self.deadline() {
            Some(_) if millis > 0 => vec![Event::TimeGiven { millis }],
            _ => Vec::new(),
        }
    }

    /// What has become due.
    pub(super) fn tick(&self, now: i64) -> Vec<Event> {
        if self.due().is_none_or(|due| now < due) {
            return Vec::new();
        }
        if let Some((seat, _)) = self.vacations().find(|(_, until)| *until <= now) {
            return vec![Event::VacationEnded { seat }];
        }
        if let Some(game) = self.running() {
            let is_out_of_time = self.deadline().is_some_and(|deadline| deadline <= now);
            if let Some(seat) = game.seat().filter(|_| is_out_of_time) {
                return withdrawn(game, seat, Event::TimedOut { seat }, Ending::OutOfTime);
            }
            if self.clock.reminded.is_none() {
                return vec![Event::Reminded];
            }
            if self.is_paused() {
                return vec![Event::Resumed];
            }
        }
        vec![Event::Expired]
    }
}
