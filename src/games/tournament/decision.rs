use super::{
    Command, Decision, EntrantNumber, EntrantStatus, Event, FinalPlace, Form, PairingNumber, Phase,
    Rejection, Tournament, UnfinishedGame,
};
use crate::rules::Seat;
use crate::table::{ChannelId, Participant, TableId, Timestamp};

impl Tournament {
    /// Returns the events that follow from a command at the time `now`. The tournament itself does not change; the caller
    /// stores the events and applies them with [`Tournament::apply`].
    ///
    /// # Errors
    ///
    /// A [`Rejection`] with the reason why the command is not allowed.
    pub fn decide(&self, command: &Command, now: Timestamp) -> Result<Vec<Event>, Rejection> {
        let events = match command {
            Command::Join { by, rating } => self.join(by, *rating),
            Command::Leave { by } => self.leave(*by),
            Command::Withdraw { player } => self.withdraw(*player),
            Command::Remove { player } => self.remove(*player),
            Command::Start { ratings } => self.start(ratings),
            Command::Pause => self.pause(),
            Command::Resume => self.resume(),
            Command::Cancel => self.cancel(),
            Command::Finish => self.finish_ladder(),
            Command::Relocate { channel } => self.relocate(*channel),
            Command::ReportTable { pairing, table } => self.report_table(*pairing, *table),
            Command::ReportNoResult { pairing, table } => self.report_no_result(*pairing, *table),
            Command::ReportBegun { pairing } => self.report_begun(*pairing),
            Command::ReportForfeit { pairing, places } => {
                self.report_end(*pairing, places, Decision::Forfeited)
            }
            Command::ReportNobodyCame { pairing } => {
                let places = all_lost(self.check_unsettled(*pairing)?.seats.len());
                Ok(vec![Event::GameDecided { pairing: *pairing, places, decision: Decision::NotBegun }])
            }
            Command::ReportResult { pairing, places } => self.report_end(*pairing, places, Decision::Played),
            Command::Adjudicate { pairing, game } => self.adjudicate(*pairing, game, now),
            Command::Challenge { by, opponent, away_until } => {
                self.challenge(*by, *opponent, *away_until, now)
            }
            Command::AcceptChallenge { by } => self.accept_challenge(*by),
            Command::DeclineChallenge { by } => self.decline_challenge(*by),
            Command::CreditTime { since } => Ok(self.credit_time(*since, now)),
            Command::CreditGame { pairing, since } => self.credit_game(*pairing, *since, now),
            Command::Tick { at, ratings } => Ok(self.tick(*at, ratings)),
            Command::Change { by, changes } => self.change(*by, changes, now),
            Command::Add { by, player, rating } => self.add(*by, player, *rating),
            Command::Undo { by } => self.undo(*by, now),
        }?;
        self.with_consequences(events, now)
    }

    /// The next time at which [`Command::Tick`] or [`Command::Adjudicate`] has an effect; `None` if nothing is due.
    pub fn due(&self) -> Option<Timestamp> {
        match self.phase {
            Phase::Registration => Some(self.registration_due()),
            Phase::Running if !self.is_paused() => {
                let deadlines = self.unsettled().filter_map(|(_, pairing)| pairing.deadline);
                let answers = self
                    .challenges()
                    .iter()
                    .flat_map(|challenge| [challenge.answer_by(), challenge.reminder()]);
                deadlines.chain(answers.flatten()).min()
            }
            _ => None,
        }
    }

    /// Adds what follows by itself.
    fn with_consequences(&self, mut events: Vec<Event>, now: Timestamp) -> Result<Vec<Event>, Rejection> {
        if events.is_empty() {
            return Ok(events);
        }
        let mut after = self.clone();
        let mut applied = 0;
        loop {
            for event in &events[applied..] {
                after.apply(event, now)?;
            }
            applied = events.len();
            events.extend(after.consequences());
            if events.len() == applied {
                return Ok(events);
            }
        }
    }

    fn tick(&self, at: Timestamp, ratings: &[(EntrantNumber, u32)]) -> Vec<Event> {
        match self.phase {
            Phase::Registration => self.tick_registration(at, ratings),
            Phase::Running if !self.is_paused() => self.due_challenges(at),
            _ => Vec::new(),
        }
    }

    fn pause(&self) -> Result<Vec<Event>, Rejection> {
        self.check_running()?;
        if self.is_paused() {
            Err(Rejection::new("tournament-already-paused"))
        } else {
            Ok(vec![Event::Paused])
        }
    }

    fn resume(&self) -> Result<Vec<Event>, Rejection> {
        self.check_running()?;
        if self.is_paused() { Ok(vec![Event::Resumed]) } else { Err(Rejection::new("tournament-not-paused")) }
    }

    fn cancel(&self) -> Result<Vec<Event>, Rejection> {
        self.check_not_over()?;
        Ok(vec![Event::Cancelled])
    }

    fn finish_ladder(&self) -> Result<Vec<Event>, Rejection> {
        self.check_ladder()?;
        let places = self.ladder().iter().zip(1..);
        let places = places.map(|(entrant, place)| FinalPlace { entrant: *entrant, place }).collect();
        Ok(vec![Event::Finished { places }])
    }

    fn relocate(&self, channel: ChannelId) -> Result<Vec<Event>, Rejection> {
        self.check_not_over()?;
        if channel == self.channel {
            Err(Rejection::new("tournament-already-here"))
        } else {
            Ok(vec![Event::Relocated { channel }])
        }
    }

    fn credit_time(&self, since: Timestamp, now: Timestamp) -> Vec<Event> {
        let time = now.saturating_duration_since(since.max(self.changed_at));
        if self.phase != Phase::Running || self.due().is_none() || time.is_zero() {
            return Vec::new();
        }
        vec![Event::TimeCredited { time }]
    }

    fn credit_game(
        &self,
        pairing: PairingNumber,
        since: Timestamp,
        now: Timestamp,
    ) -> Result<Vec<Event>, Rejection> {
        let has_deadline = self.check_unsettled(pairing)?.deadline.is_some();
        let time = self.paused_since.unwrap_or(now).saturating_duration_since(since);
        if !has_deadline || time.is_zero() {
            return Ok(Vec::new());
        }
        Ok(vec![Event::GameTimeCredited { pairing, time }])
    }

    fn report_table(&self, pairing: PairingNumber, table: TableId) -> Result<Vec<Event>, Rejection> {
        match self.check_unsettled(pairing)?.table {
            Some(known) if known == table => Ok(Vec::new()),
            Some(_) => Err(Rejection::HasTable),
            None => Ok(vec![Event::TableOpened { pairing, table }]),
        }
    }

    fn report_no_result(&self, pairing: PairingNumber, table: TableId) -> Result<Vec<Event>, Rejection> {
        match self.check_unsettled(pairing)?.table {
            Some(known) if known == table => Ok(vec![Event::TableClosed { pairing }]),
            _ => Err(Rejection::NoTable),
        }
    }

    fn report_begun(&self, pairing: PairingNumber) -> Result<Vec<Event>, Rejection> {
        let has_begun = self.check_unsettled(pairing)?.has_begun;
        Ok(if has_begun { Vec::new() } else { vec![Event::GameBegun { pairing }] })
    }

    fn report_end(
        &self,
        pairing: PairingNumber,
        places: &[u8],
        decision: Decision,
    ) -> Result<Vec<Event>, Rejection> {
        let seats = self.check_unsettled(pairing)?.seats.len();
        let is_place = |place: &u8| (1..=seats).contains(&usize::from(*place));
        if places.len() != seats || !places.iter().all(is_place) || !places.contains(&1) {
            return Err(Rejection::NoSuchPlaces { seats });
        }
        let places = places.to_vec();
        Ok(vec![Event::GameDecided { pairing, places, decision }])
    }

    fn adjudicate(
        &self,
        pairing: PairingNumber,
        game: &UnfinishedGame,
        now: Timestamp,
    ) -> Result<Vec<Event>, Rejection> {
        let undecided = self.check_unsettled(pairing)?;
        self.check_going_on()?;
        if undecided.deadline.is_none_or(|deadline| now < deadline) {
            return Err(Rejection::NotOverdue);
        }
        let seats = undecided.seats.len();
        let UnfinishedGame { places, losers, has_begun } = game;
        let plays = |seat: &Seat| places.get(*seat) == Some(&0);
        if places.len() != seats || losers.is_empty() || !losers.iter().all(plays) {
            return Err(Rejection::NoSuchPlaces { seats });
        }
        let is_won = (0..seats).filter(plays).any(|seat| !losers.contains(&seat));
        let (places, decision) = match (has_begun, is_won) {
            (true, _) => (lost_by(places, losers), Decision::Adjudicated),
            (false, true) => (lost_by(places, losers), Decision::Forfeited),
            (false, false) => (all_lost(seats), Decision::NotBegun),
        };
        Ok(vec![Event::GameDecided { pairing, places, decision }])
    }

    /// The events that decide the games of a player who withdraws.
    pub(super) fn given_up_games(&self, entrant: EntrantNumber) -> Vec<Event> {
        let mut events = Vec::new();
        for (pairing, undecided) in self.unsettled() {
            let Some(seat) = undecided.seat_of(entrant) else { continue };
            // The others at a table of three or four play on.
            if undecided.seats.len() == 2 || undecided.table.is_none() {
                let places = lost_by(&vec![0; undecided.seats.len()], &[seat]);
                let decision = if undecided.has_begun { Decision::Abandoned } else { Decision::Withdrawn };
                events.push(Event::GameDecided { pairing, places, decision });
            }
        }
        events
    }

    /// The number of a participant who takes part.
    pub(super) fn active_entrant(&self, participant: Participant) -> Result<EntrantNumber, Rejection> {
        let number = self.number_of(participant).ok_or(Rejection::NotJoined)?;
        let entrant = &self.entrants[number];
        match entrant.status {
            EntrantStatus::Active => Ok(number),
            _ if entrant.is_removed => Err(Rejection::new("tournament-removed")),
            EntrantStatus::Left => Err(Rejection::NotJoined),
            EntrantStatus::Withdrawn { .. } => Err(Rejection::Withdrawn),
        }
    }

    pub(super) fn check_registration(&self) -> Result<(), Rejection> {
        self.check_not_over()?;
        if self.phase == Phase::Registration { Ok(()) } else { Err(Rejection::AlreadyStarted) }
    }

    pub(super) fn check_not_over(&self) -> Result<(), Rejection> {
        match self.phase {
            Phase::Registration | Phase::Running => Ok(()),
            Phase::Finished => Err(Rejection::new("tournament-over")),
            Phase::Cancelled => Err(Rejection::new("tournament-cancelled")),
        }
    }

    pub(super) fn check_running(&self) -> Result<(), Rejection> {
        self.check_not_over()?;
        if self.phase == Phase::Running { Ok(()) } else { Err(Rejection::new("tournament-not-started")) }
    }

    pub(super) fn check_going_on(&self) -> Result<(), Rejection> {
        self.check_running()?;
        if self.is_paused() { Err(Rejection::new("tournament-paused")) } else { Ok(()) }
    }

    pub(super) fn check_ladder(&self) -> Result<(), Rejection> {
        if self.settings.form != Form::Ladder {
            return Err(Rejection::new("tournament-not-ladder"));
        }
        self.check_running()
    }

    pub(super) fn check_unsettled(&self, number: PairingNumber) -> Result<&super::Pairing, Rejection> {
        self.check_running()?;
        let pairing = self.pairing(number)?;
        if self.is_settled(pairing) { Err(Rejection::AlreadyDecided) } else { Ok(pairing) }
    }
}

/// The places of a game that all seats have lost.
pub(super) fn all_lost(seats: usize) -> Vec<u8> {
    vec![seats as u8; seats]
}

/// The places after these seats lose, where 0 is that of a seat still in the game: the losers share the last place that is
/// left, and the others the best one.
pub(super) fn lost_by(places: &[u8], losers: &[Seat]) -> Vec<u8> {
    let left = places.iter().filter(|place| **place == 0).count() as u8;
    let place = |(seat, place): (Seat, &u8)| match *place {
        0 if losers.contains(&seat) => left,
        0 => 1,
        known => known,
    };
    places.iter().enumerate().map(place).collect()
}
