//! What follows at a table though nobody asks for it.

use super::decision::withdrawn;
use super::time_control::DAY;
use super::{Ending, Event, Participant, Phase, Rejection, Table, TimeControl, Timestamp};
use crate::rules::Seat;
use std::time::Duration;

/// An invitation is open so long.
const INVITATION_LIFETIME: Duration = DAY;
/// A game without a clock in which nobody does anything for so long is closed…
const IDLE_TIMEOUT: Duration = Duration::from_hours(30 * 24);
/// …and so long before, whoever is to act is reminded.
const NOTICE_PERIOD: Duration = Duration::from_hours(3 * 24);
/// By then, when this part of the time for a turn is left.
const REMINDER_DIVISOR: u32 = 4;
/// A game is paused so long at most; whoever is to act is told by a notice before it goes on by itself.
const MAX_PAUSE: Duration = Duration::from_hours(30 * 24);

/// What a table knows of time.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    pub(super) time_control: Option<TimeControl>,
    /// When the table was opened.
    opened: Timestamp,
    /// When the turn began that is awaited.
    since: Timestamp,
    /// When it would have begun if the clock had never stood still: its deadline is counted from here.
    runs_from: Timestamp,
    /// Time in which nobody could play and that was given back for this turn. `runs_from` includes it.
    away: Duration,
    /// When whoever is to act was reminded of it.
    reminded: Option<Timestamp>,
    /// When somebody last did something.
    acted: Timestamp,
    /// Since when the game is paused.
    paused: Option<Timestamp>,
    /// Since when it stands still: in a pause, or while whoever is to act is on vacation.
    stopped: Option<Timestamp>,
}

impl Clock {
    pub(super) fn new(time_control: Option<TimeControl>, opened: Timestamp) -> Clock {
        let (paused, stopped) = (None, None);
        Clock {
            time_control,
            opened,
            since: opened,
            runs_from: opened,
            away: Duration::ZERO,
            reminded: None,
            acted: opened,
            paused,
            stopped,
        }
    }

    /// An event has happened.
    pub(super) fn record(&mut self, event: &Event, at: Timestamp) {
        match event {
            Event::Reminded => self.reminded = Some(at),
            // To look for another place is no turn, nor to go away.
            Event::Moved { .. } | Event::VacationBegun { .. } | Event::VacationEnded { .. } => {}
            Event::TimeGiven { time } => {
                self.runs_from = self.runs_from + *time;
                self.away += *time;
            }
            _ => {
                self.acted = at;
                if self.time_control.is_none() || self.paused.is_some() {
                    // Who has done something does so again.
                    self.reminded = None;
                }
            }
        }
    }

    /// A turn begins.
    pub(super) fn begin(&mut self, at: Timestamp) {
        *self =
            Clock { since: at, runs_from: at, away: Duration::ZERO, reminded: None, stopped: None, ..*self };
    }

    /// The game is paused.
    pub(super) fn pause(&mut self, at: Timestamp) {
        self.paused = Some(at);
        self.reminded = None;
    }

    /// The game goes on.
    pub(super) fn resume(&mut self) {
        self.paused = None;
        self.reminded = None;
    }

    /// It stands still from now on, or goes on from where it stood.
    fn set_stopped(&mut self, stands: bool, at: Timestamp) {
        match self.stopped {
            None if stands => self.stopped = Some(at),
            Some(since) if !stands => {
                self.runs_from = self.runs_from.shifted(since, at);
                self.stopped = None;
                self.reminded = None;
            }
            _ => {}
        }
    }
}

impl Table {
    /// How long each turn may take; `None` as long as it will.
    pub fn time_control(&self) -> Option<TimeControl> {
        self.clock.time_control
    }

    /// When the time ends of the person who is to act; `None` where no clock runs. Computers have none.
    pub fn deadline(&self) -> Option<Timestamp> {
        let time_control = self.clock.time_control.filter(|_| self.clock.stopped.is_none())?;
        let is_computer = self.to_act()?.is_computer();
        (!is_computer).then_some(self.clock.runs_from + time_control.duration())
    }

    /// Do the clocks stand still by agreement? Then nobody plays.
    pub fn is_paused(&self) -> bool {
        self.clock.paused.is_some()
    }

    /// When a game goes on by itself that is paused.
    pub fn resumes(&self) -> Option<Timestamp> {
        let end = self.clock.paused.filter(|_| self.phase == Phase::Playing)? + MAX_PAUSE;
        // Nobody's clock runs who was not told in time.
        Some(end.max(self.notice_ends()))
    }

    /// The seats that are on vacation, and until when.
    pub fn vacations(&self) -> impl Iterator<Item = (Seat, Timestamp)> {
        let away = self.vacations.iter().enumerate().filter_map(|(seat, until)| Some((seat, (*until)?)));
        away.filter(|_| self.phase == Phase::Playing)
    }

    /// How much of the time for the turn that is awaited was given back because nobody could play.
    pub fn time_given(&self) -> Duration {
        self.clock.away
    }

    /// The end of the notice that whoever is to act was given with the last reminder.
    fn notice_ends(&self) -> Timestamp {
        self.clock.reminded.map_or(Timestamp::UNIX_EPOCH, |reminded| reminded + NOTICE_PERIOD)
    }

    /// When it comes to its end if nobody does anything: an invitation, or a game that is idle.
    pub fn expires(&self) -> Option<Timestamp> {
        let Clock { opened, acted, .. } = self.clock;
        match self.phase {
            Phase::Invitation => Some(opened + INVITATION_LIFETIME),
            // Nobody's game is closed who was not told in time.
            Phase::Playing if self.deadline().is_none() && self.clock.stopped.is_none() => {
                Some((acted + IDLE_TIMEOUT).max(self.notice_ends()))
            }
            _ => None,
        }
    }

    /// When something follows though nobody asks for it: from then on [`super::Command::Tick`] has events.
    pub fn due(&self) -> Option<Timestamp> {
        let back = self.vacations().map(|(_, until)| until);
        self.due_of_clock().into_iter().chain(back).min()
    }

    /// The same, if everybody is there.
    fn due_of_clock(&self) -> Option<Timestamp> {
        let is_reminded = self.clock.reminded.is_some();
        match (self.deadline(), self.clock.time_control, self.resumes()) {
            (Some(deadline), Some(time_control), _) if !is_reminded => {
                Some(deadline - time_control.duration() / REMINDER_DIVISOR)
            }
            (Some(deadline), ..) => Some(deadline),
            (_, _, Some(end)) => Some(if is_reminded { end } else { end - NOTICE_PERIOD }),
            _ if self.clock.stopped.is_some() => None,
            _ if self.phase == Phase::Playing && !is_reminded => {
                Some(self.clock.acted + IDLE_TIMEOUT - NOTICE_PERIOD)
            }
            _ => self.expires(),
        }
    }

    /// Has the clock stand still where it must.
    pub(super) fn update_clock(&mut self, at: Timestamp) {
        let acts = self.running().and_then(|game| game.seat());
        let is_away = acts.is_some_and(|seat| self.vacations[seat].is_some());
        let stands = self.phase == Phase::Playing && (self.is_paused() || is_away);
        self.clock.set_stopped(stands, at);
    }

    /// Whoever is away already stays so as long as was told.
    pub(super) fn take_vacation(&self, by: Participant, until: Timestamp) -> Result<Vec<Event>, Rejection> {
        let (_, seat) = self.check_player(by)?;
        let stands = self.time_control().is_some_and(TimeControl::is_slow) && self.vacations[seat].is_none();
        Ok(if stands { vec![Event::VacationBegun { seat, until }] } else { Vec::new() })
    }

    pub(super) fn end_vacation(&self, by: Participant) -> Result<Vec<Event>, Rejection> {
        let (_, seat) = self.check_player(by)?;
        Ok(self.vacations[seat].map(|_| Event::VacationEnded { seat }).into_iter().collect())
    }

    /// What nobody could use of the turn that is awaited.
    pub(super) fn give_back(&self, since: Timestamp, now: Timestamp) -> Vec<Event> {
        let time = now.saturating_duration_since(since.max(self.clock.since));
        match self.deadline() {
            Some(_) if !time.is_zero() => vec![Event::TimeGiven { time }],
            _ => Vec::new(),
        }
    }

    /// What has become due.
    pub(super) fn tick(&self, now: Timestamp) -> Vec<Event> {
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
