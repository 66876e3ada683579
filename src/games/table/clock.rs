//! The clock of a table: deadlines, reminders, pauses, vacations, and the events that become due without a command.

use super::decision::withdrawn;
use super::presence::Presence;
use super::time_control::DAY;
use super::{
    Ending, Event, Participant, Phase, Player, Rejection, RoundDeadline, Table, TimeControl, Timestamp,
};
use crate::rules::Seat;
use std::time::Duration;

/// Time until an open invitation expires.
const INVITATION_LIFETIME: Duration = DAY;
/// Time without any action after which a game without a time control is closed.
const IDLE_TIMEOUT: Duration = Duration::from_hours(30 * 24);
/// Time between the reminder and the end of an idle game or of a pause.
const NOTICE_PERIOD: Duration = Duration::from_hours(3 * 24);
/// With a time control, the reminder is sent when one part in this many of the time for the turn is left.
const REMINDER_DIVISOR: u32 = 4;
/// Upper bound of a pause. The player to act is reminded [`NOTICE_PERIOD`] before the game resumes by itself.
const MAX_PAUSE: Duration = Duration::from_hours(30 * 24);

/// The times that a table remembers.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    pub(super) time_control: Option<TimeControl>,
    pub(super) round: Option<RoundDeadline>,
    /// Whether the player who was to act then was reminded of the deadline of the round.
    is_round_reminded: bool,
    /// The time when the table was opened.
    opened: Timestamp,
    /// The start of the current turn, moved forward by all stops of the clock and by the time given back. The deadline
    /// is counted from here.
    runs_from: Timestamp,
    /// The time given back for the current turn because nobody could play. `runs_from` includes it.
    away: Duration,
    /// The time of the last reminder to the player to act; `None` if a reminder is still to come.
    reminded: Option<Timestamp>,
    /// The time of the last action of a player.
    acted: Timestamp,
    /// Whether another player has added time to the current turn.
    is_turn_extended: bool,
    pub(super) presence: Presence,
    /// The start of the pause; `None` if the game is not paused.
    paused: Option<Timestamp>,
    /// The time when the clock stopped for a pause or a vacation of the player to act; `None` while it runs.
    stopped: Option<Timestamp>,
    /// The time of the last event in the game: people could play then.
    last_event: Timestamp,
}

impl Clock {
    pub(super) fn new(time_control: Option<TimeControl>, opened: Timestamp) -> Clock {
        let (paused, stopped) = (None, None);
        Clock {
            time_control,
            round: None,
            is_round_reminded: false,
            opened,
            runs_from: opened,
            away: Duration::ZERO,
            reminded: None,
            acted: opened,
            is_turn_extended: false,
            presence: Presence::default(),
            paused,
            stopped,
            last_event: opened,
        }
    }

    /// Updates the clock for an event, before the event is applied to the table.
    pub(super) fn record(&mut self, event: &Event, at: Timestamp) {
        match event {
            Event::RoundDeadlineSet { deadline } => {
                // A reminder that is past is not repeated.
                self.is_round_reminded &= deadline.is_some_and(|deadline| deadline.reminder <= at);
                self.round = *deadline;
            }
            Event::TournamentOver => self.round = None,
            _ => {}
        }
        // These events are not actions in the game, so they do not prolong an idle game.
        if let Event::Relocated { .. }
        | Event::RoundDeadlineSet { .. }
        | Event::VacationBegun { .. }
        | Event::VacationEnded { .. }
        | Event::PlayerLeft { .. }
        | Event::PlayerReturned { .. }
        | Event::TournamentOver = event
        {
            return;
        }
        self.last_event = at;
        match event {
            Event::Reminded => {
                self.reminded = Some(at);
                self.is_round_reminded |= self.round.is_some_and(|deadline| deadline.reminder <= at);
            }
            Event::AbsenceNoticed => self.presence.notice(),
            Event::TimeCredited { time } => self.credit(*time),
            Event::TurnExtended { .. } => self.extend(),
            _ => {
                self.acted = at;
                if matches!(event, Event::PresenceAsked { .. }) {
                    self.presence.ask(at);
                }
                if self.time_control.is_none() || self.paused.is_some() {
                    // The period without action starts again, so another reminder is due at its end.
                    self.reminded = None;
                }
            }
        }
    }

    /// Moves everything that is still to come by this time, in which nobody could play. A clock that stands still loses
    /// no time, so nothing is given back to it.
    fn credit(&mut self, time: Duration) {
        if self.stopped.is_none() {
            self.runs_from = self.runs_from + time;
            // Without a time control nobody is told: the time until an idle game is closed is no concern of a player.
            self.away += self.time_control.map_or(Duration::ZERO, |_| time);
            self.presence.times_mut().for_each(|moment| *moment = *moment + time);
        }
        self.opened = self.opened + time;
        self.acted = self.acted + time;
        for moment in [&mut self.reminded, &mut self.paused].into_iter().flatten() {
            *moment = *moment + time;
        }
    }

    /// Adds the time for a turn to the current one. A reminder is still to come.
    fn extend(&mut self) {
        let time = self.time_control.map_or(Duration::ZERO, TimeControl::duration);
        *self = Clock { runs_from: self.runs_from + time, is_turn_extended: true, reminded: None, ..*self };
    }

    /// Records that the player to act was there.
    pub(super) fn answer_presence(&mut self, at: Timestamp) {
        // A clock that stands still moves the answer forward when it runs on.
        self.presence.answer(self.stopped.unwrap_or(at));
    }

    /// The start of the current turn, later by the time in which the clock stood still.
    pub(super) fn runs_from(&self) -> Timestamp {
        self.runs_from
    }

    /// Whether the clock stands still.
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.is_some()
    }

    /// Starts the clock of the next turn.
    pub(super) fn begin(&mut self, at: Timestamp) {
        let (is_turn_extended, presence) = (false, Presence::default());
        let (away, reminded, stopped) = (Duration::ZERO, None, None);
        *self = Clock { runs_from: at, away, reminded, stopped, is_turn_extended, presence, ..*self };
    }

    /// Starts a pause.
    pub(super) fn pause(&mut self, at: Timestamp) {
        self.paused = Some(at);
        self.reminded = None;
    }

    /// Ends a pause.
    pub(super) fn resume(&mut self) {
        self.paused = None;
        self.reminded = None;
    }

    /// Stops the clock at `at`, or lets it run on with the time that was left when it stopped.
    fn set_stopped(&mut self, stands: bool, at: Timestamp) {
        match self.stopped {
            None if stands => self.stopped = Some(at),
            Some(since) if !stands => {
                self.runs_from = self.runs_from.shifted(since, at);
                self.presence.times_mut().for_each(|moment| *moment = moment.shifted(since, at));
                // Without a time control, an idle game ends later as well.
                if self.acted <= since {
                    self.acted = self.acted.shifted(since, at);
                }
                self.stopped = None;
                self.reminded = None;
            }
            _ => {}
        }
    }
}

impl Table {
    /// The time allowed for each turn; `None` if it is unlimited.
    pub fn time_control(&self) -> Option<TimeControl> {
        self.clock.time_control
    }

    /// The time when the player to act loses: when the clock has run out, or at the deadline of the round. `None` if there is neither,
    /// or if the player is a computer.
    pub fn deadline(&self) -> Option<Timestamp> {
        self.clock_deadline().into_iter().chain(self.round_deadline()).min()
    }

    /// The time when the clock of the player to act has run out; `None` if no clock runs, or if the player is a computer.
    pub fn clock_deadline(&self) -> Option<Timestamp> {
        let time_control = self.clock.time_control.filter(|_| self.clock.stopped.is_none())?;
        let is_computer = self.to_act()?.is_computer();
        (!is_computer).then_some(self.clock.runs_from + time_control.duration())
    }

    /// The deadline of the round of a tournament in which the game is played. Vacations do not move it.
    pub fn round_deadline(&self) -> Option<Timestamp> {
        Some(self.clock.round.filter(|_| self.running().is_some())?.at)
    }

    /// The time when the player to act is reminded of the deadline of the round, if that is still to come.
    fn round_reminder(&self) -> Option<Timestamp> {
        self.round_deadline()?;
        Some(self.clock.round.filter(|_| !self.clock.is_round_reminded)?.reminder)
    }

    /// Whether the game is paused by agreement. No turn is accepted during a pause.
    pub fn is_paused(&self) -> bool {
        self.clock.paused.is_some()
    }

    /// The time when a paused game resumes by itself; `None` if the game is not paused.
    pub fn resumes(&self) -> Option<Timestamp> {
        let end = self.clock.paused.filter(|_| self.phase == Phase::Playing)? + MAX_PAUSE;
        // If the reminder was late, the pause is longer, so that the player to act always has the full notice period.
        Some(end.max(self.notice_ends()))
    }

    /// The seats on vacation, each with the end of the vacation.
    pub fn vacations(&self) -> impl Iterator<Item = (Seat, Timestamp)> {
        let away = self.vacations.iter().enumerate().filter_map(|(seat, until)| Some((seat, (*until)?)));
        away.filter(|_| self.phase == Phase::Playing)
    }

    /// The time of the last event at which somebody could act, or until which time was given back.
    pub fn last_event_at(&self) -> Timestamp {
        self.clock.last_event
    }

    /// The time given back for the current turn because nobody could play.
    pub fn time_given(&self) -> Duration {
        self.clock.away
    }

    /// The end of the notice period after the last reminder; the Unix epoch if there was no reminder.
    fn notice_ends(&self) -> Timestamp {
        self.clock.reminded.map_or(Timestamp::UNIX_EPOCH, |reminded| reminded + NOTICE_PERIOD)
    }

    /// The time when the invitation or the idle game expires if nobody acts; `None` if it does not expire.
    pub fn expires(&self) -> Option<Timestamp> {
        let Clock { opened, acted, .. } = self.clock;
        match self.phase {
            Phase::Invitation => Some(opened + INVITATION_LIFETIME),
            // If the reminder was late, the game is closed later, so that the player to act has the full notice period.
            Phase::Playing if self.clock_deadline().is_none() && self.clock.stopped.is_none() => {
                Some((acted + IDLE_TIMEOUT).max(self.notice_ends()))
            }
            _ => None,
        }
    }

    /// Whether the player to act loses when the game expires. Nobody claims a game against computers, and otherwise a rated one
    /// would never be lost.
    pub fn is_lost_when_idle(&self) -> bool {
        let is_last_person =
            self.to_act().and_then(Player::human_id).is_some_and(|id| self.is_last_person(id));
        is_last_person && self.has_computers() && !self.casual && self.all_have_moved()
    }

    /// The time from which [`super::Command::Tick`] returns events, or the vote for a turn ends; `None` if nothing will become due.
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{GameKind, Setup};
    /// use bside_games::table::{
    ///     ChannelId, Command, Ending, NewTable, Phase, Player, PlayerId, Table, TableId, TimeControl, Timestamp,
    /// };
    ///
    /// let [ana, ben] = [(1, "Ana"), (2, "Ben")].map(|(id, name)| Player::human(PlayerId(id), name.to_owned()));
    /// let setup = Setup::new(GameKind::Basileus, None, None)?;
    /// let new_table = NewTable::new(ChannelId(7), ana, setup);
    /// let new_table = NewTable { time_control: Some(TimeControl::OneHour), ..new_table };
    /// let mut now = Timestamp::UNIX_EPOCH;
    /// let mut table = Table::open(TableId(1), new_table, now)?;
    /// let mut command = Command::Join { by: ben };
    /// // Nobody moves: Ana is reminded, and loses on time.
    /// while table.phase() != Phase::Ended(Ending::OutOfTime) {
    ///     for event in table.decide(&command, now)? {
    ///         table.apply(&event, now)?;
    ///     }
    ///     now = table.due().unwrap_or(now);
    ///     command = Command::Tick { at: now };
    /// }
    /// assert_eq!(now, Timestamp::from_unix_millis(3_600_000));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn due(&self) -> Option<Timestamp> {
        let back = self.vacations().map(|(_, until)| until);
        let others = self.absence_due().into_iter().chain(self.round_reminder());
        self.due_of_clock().into_iter().chain(back).chain(others).min()
    }

    /// [`Table::due`] without the ends of vacations, without absences and without the deadline of the round.
    fn due_of_clock(&self) -> Option<Timestamp> {
        let is_reminded = self.clock.reminded.is_some();
        match (self.clock_deadline(), self.clock.time_control, self.resumes()) {
            (Some(deadline), Some(time_control), _) if !is_reminded && self.team_to_act().is_none() => {
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

    /// Stops the clock in a pause or while the player to act is on vacation, and lets it run otherwise.
    pub(super) fn update_clock(&mut self, at: Timestamp) {
        let acts = self.running().and_then(|game| game.seat());
        let is_away = acts.is_some_and(|seat| self.vacations[seat].is_some());
        let stands = self.phase == Phase::Playing && (self.is_paused() || is_away);
        self.clock.set_stopped(stands, at);
    }

    /// Whether vacations count at this table: the clock is slow, or there is none and players may be asked whether they are
    /// still there.
    pub fn has_vacations(&self) -> bool {
        self.time_control().map_or(self.allows_presence_questions(), TimeControl::is_slow)
    }

    /// Begins a vacation. Nothing happens where vacations do not count, or if the seat is on vacation already: the end of a
    /// vacation does not change.
    pub(super) fn take_vacation(&self, by: Participant, until: Timestamp) -> Result<Vec<Event>, Rejection> {
        let (_, seat) = self.check_player(by)?;
        let stands = self.has_vacations() && self.vacations[seat].is_none();
        Ok(if stands { vec![Event::VacationBegun { seat, until }] } else { Vec::new() })
    }

    pub(super) fn end_vacation(&self, by: Participant) -> Result<Vec<Event>, Rejection> {
        let (_, seat) = self.check_player(by)?;
        Ok(self.vacations[seat].map(|_| Event::VacationEnded { seat }).into_iter().collect())
    }

    /// Adds time to the turn of an opponent.
    pub(super) fn extend_turn(
        &self,
        by: Participant,
        number: Option<usize>,
    ) -> Result<Vec<Event>, Rejection> {
        let (game, seat) = self.check_player(by)?;
        self.check_going_on(seat)?;
        if number.is_some_and(|number| number != self.revision) {
            return Err(Rejection::Stale);
        }
        match self.clock_deadline() {
            _ if self.is_of_tournament => Err(Rejection::new("table-tournament-clock")),
            _ if !self.has_other_people(game, seat) => Err(Rejection::new("table-absence-computers")),
            _ if self.time_control().is_none() => Err(Rejection::new("table-give-time-no-clock")),
            _ if game.seat() == Some(seat) => Err(Rejection::new("table-own-turn")),
            None => Err(Rejection::new("table-no-running-clock")),
            Some(_) if self.clock.is_turn_extended => Err(Rejection::new("table-already-extended")),
            Some(_) => Ok(vec![Event::TurnExtended { seat }]),
        }
    }

    /// Whether an opponent may add time to the current turn.
    pub fn is_extendable(&self) -> bool {
        self.waiting().next().is_some_and(|player| self.extend_turn(player.id, None).is_ok())
    }

    /// Gives back the time between `since` and `now`, without the part before the last event: somebody could act then.
    /// So nothing is given back twice.
    pub(super) fn credit_time(&self, since: Timestamp, now: Timestamp) -> Vec<Event> {
        let time = now.saturating_duration_since(since.max(self.clock.last_event));
        match self.due_of_clock() {
            Some(_) if !time.is_zero() => vec![Event::TimeCredited { time }],
            _ => Vec::new(),
        }
    }

    /// The events that were due at `at`.
    pub(super) fn tick(&self, at: Timestamp) -> Vec<Event> {
        if self.due().is_none_or(|due| at < due) {
            return Vec::new();
        }
        if let Some((seat, _)) = self.vacations().find(|(_, until)| *until <= at) {
            return vec![Event::VacationEnded { seat }];
        }
        if self.absence_due().is_some_and(|due| due <= at) {
            return vec![Event::AbsenceNoticed];
        }
        if let Some(game) = self.running() {
            let is_out_of_time = self.clock_deadline().is_some_and(|deadline| deadline <= at);
            if let Some(seat) = game.seat().filter(|_| is_out_of_time) {
                if self.team_to_act().is_some() {
                    // What follows depends on the votes.
                    return Vec::new();
                }
                if self.is_lost_by_all() {
                    return vec![Event::NobodyCame];
                }
                return withdrawn(game, seat, Event::TimedOut { seat }, Ending::OutOfTime);
            }
            if self.clock.reminded.is_none() || self.round_reminder().is_some_and(|due| due <= at) {
                return vec![Event::Reminded];
            }
            if self.is_on_hold() {
                return vec![Event::Expired];
            }
            if self.is_paused() {
                return vec![Event::Resumed];
            }
            if let Some(seat) = game.seat().filter(|_| self.is_lost_when_idle()) {
                return withdrawn(game, seat, Event::TimedOut { seat }, Ending::OutOfTime);
            }
        }
        vec![Event::Expired]
    }
}
