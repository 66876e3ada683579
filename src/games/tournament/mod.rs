//! A tournament is a series of games among players who have joined it. It is a pure state machine, like a
//! [`Table`](crate::table::Table).
//!
//! [`Tournament::decide`] validates a [`Command`] and returns the [`Event`]s that follow from it, or a [`Rejection`]
//! with the reason. [`Tournament::apply`] applies an event to the state. The store keeps the events, each with the time
//! at which it happened, and rebuilds a tournament by applying them again. Rounds follow by themselves: the command that
//! decides the last game of a round also returns the pairings of the next one, so that a round is paired exactly once
//! if events are numbered. The module opens no tables: the caller opens one for each of [`Tournament::to_open`], and
//! reports what becomes of it.
//!
//! The rules, as players read them, are in `docs/tournaments.md`.
//!
//! # Examples
//! A knockout of two: they join, a table is opened for their game, and its result ends the tournament.
//! ```
//! use bside_games::rules::{GameKind, Setup};
//! use bside_games::table::{ChannelId, GuildId, Player, PlayerId, TableId, Timestamp};
//! use bside_games::tournament::{Command, Form, Phase, Settings, Tournament, TournamentId};
//!
//! fn run(tournament: &mut Tournament, command: &Command) -> Result<(), Box<dyn std::error::Error>> {
//!     let now = Timestamp::UNIX_EPOCH;
//!     for event in tournament.decide(command, now)? {
//!         tournament.apply(&event, now)?;
//!     }
//!     Ok(())
//! }
//!
//! let [ana, ben] = [(1, "Ana"), (2, "Ben")].map(|(id, name)| Player::human(PlayerId(id), name.to_owned()));
//! let setup = Setup::new(GameKind::Basileus, None, None)?;
//! let settings =
//!     Settings::new("Cup".to_owned(), GuildId(7), ChannelId(8), ana.clone(), setup, Form::Knockout);
//! let mut cup = Tournament::open(TournamentId(1), settings, Timestamp::UNIX_EPOCH)?;
//! run(&mut cup, &Command::Join { by: ana, rating: 1600 })?;
//! run(&mut cup, &Command::Join { by: ben, rating: 1500 })?;
//! run(&mut cup, &Command::Start { ratings: Vec::new() })?;
//!
//! let (pairing, _) = cup.to_open().next().ok_or("no game needs a table")?;
//! run(&mut cup, &Command::ReportTable { pairing, table: TableId(1) })?;
//! run(&mut cup, &Command::ReportResult { pairing, places: vec![2, 1] })?;
//! assert_eq!(cup.phase(), Phase::Finished);
//! assert_eq!(cup.places()[0].entrant, cup.pairings()[pairing].seats[1]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod berger;
mod bracket;
mod card;
mod change;
mod command;
mod crosstable;
mod decision;
mod entrant;
mod event;
mod export;
mod groups;
mod ladder;
mod lots;
mod matching;
mod pairing;
mod registration;
mod rejection;
mod rounds;
mod settings;
mod standings;
mod stored;
mod swiss;
#[cfg(test)]
mod tests;
mod trf;

pub use bracket::{Bracket, BracketMatch};
pub use card::{CardEntry, CardRow, Float};
pub use change::{Change, Participation};
pub use command::{Command, UnfinishedGame};
pub use crosstable::{Crosstable, CrosstableRow};
pub use entrant::{Entrant, EntrantNumber, EntrantStatus};
pub use event::{Decision, Event, FinalPlace, Title};
pub use ladder::{
    ANSWER_TIME, CHALLENGE_INTERVAL, Challenge, ChallengeEnd, ChallengeState, MAX_CHALLENGE_SPAN,
};
pub use pairing::{Bye, GameResult, Pairing, PairingNumber};
pub use registration::REGISTRATION_TIME;
pub use rejection::Rejection;
pub use settings::{Form, MAX_ROUNDS, Settings};
pub use standings::Standing;

use crate::names;
use crate::table::{ChannelId, Participant, PlayerName, RoundDeadline, TableId, Timestamp};
use change::LastChange;
use ladder::Ladder;
use std::fmt;
use std::time::Duration;

/// Upper bound of the time between the reminder of a deadline and the deadline.
const MAX_NOTICE: Duration = Duration::from_hours(24);
/// The reminder of a deadline comes when one part in this many of the time is left.
const NOTICE_DIVISOR: u32 = 8;

/// The number of a tournament, unique over all guilds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TournamentId(pub i64);

impl fmt::Display for TournamentId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The phase of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Players join.
    Registration,
    /// Games are played, or the tournament is paused.
    Running,
    /// The tournament ended with places.
    Finished,
    /// The tournament ended without places.
    Cancelled,
}

/// The state of a tournament after some number of events.
#[derive(Clone, Debug)]
pub struct Tournament {
    id: TournamentId,
    settings: Settings,
    opened_with: Settings,
    channel: ChannelId,
    relocated_at: Option<Timestamp>,
    phase: Phase,
    /// The time of the start, unless it is started by hand.
    starts_at: Option<Timestamp>,
    entrants: Vec<Entrant>,
    /// The players in starting order; later ones are inserted by rating. Empty before the start.
    order: Vec<EntrantNumber>,
    rounds: usize,
    /// The number of rounds paired so far.
    round: usize,
    pairings: Vec<Pairing>,
    byes: Vec<Bye>,
    /// The pairs of players who are not paired with each other, each with the lower number first.
    apart: Vec<[EntrantNumber; 2]>,
    last_change: Option<LastChange>,
    ladder: Ladder,
    paused_since: Option<Timestamp>,
    places: Vec<FinalPlace>,
    /// The time of the last event.
    changed_at: Timestamp,
    event_count: usize,
}

impl Tournament {
    /// Opens the registration for a tournament. The organiser does not join by that.
    ///
    /// # Errors
    ///
    /// A [`Rejection`] if the settings do not fit together.
    pub fn open(id: TournamentId, settings: Settings, now: Timestamp) -> Result<Tournament, Rejection> {
        Ok(Tournament::restored(id, settings.checked(now)?, now))
    }

    /// The tournament with these stored settings, as [`Tournament::open`] returned it at `opened_at`.
    pub fn restored(id: TournamentId, settings: Settings, opened_at: Timestamp) -> Tournament {
        Tournament {
            id,
            channel: settings.channel,
            relocated_at: None,
            phase: Phase::Registration,
            starts_at: settings.starts_at,
            opened_with: settings.clone(),
            settings,
            entrants: Vec::new(),
            order: Vec::new(),
            rounds: 0,
            round: 0,
            pairings: Vec::new(),
            byes: Vec::new(),
            apart: Vec::new(),
            last_change: None,
            ladder: Ladder::default(),
            paused_since: None,
            places: Vec::new(),
            changed_at: opened_at,
            event_count: 0,
        }
    }

    /// Applies an event that happened at `at`.
    ///
    /// # Errors
    ///
    /// A [`Rejection`] if the event does not fit this state. An event that [`Tournament::decide`] returned for this state
    /// always fits. The state is unspecified after an error.
    pub fn apply(&mut self, event: &Event, at: Timestamp) -> Result<(), Rejection> {
        match event {
            Event::Joined { entrant: number, player, rating, without_half_point } => {
                if *number != self.entrants.len() {
                    return Err(Rejection::NotJoined);
                }
                self.entrants.push(Entrant {
                    player: player.clone(),
                    rating: *rating,
                    status: EntrantStatus::Active,
                    missed_rounds: self.round,
                    is_without_half_point: *without_half_point,
                    is_removed: false,
                    chosen_seed: None,
                    asked_bye: None,
                });
                if self.phase == Phase::Running {
                    let is_ahead = |other: &EntrantNumber| self.entrants[*other].rating >= *rating;
                    self.order.insert(self.order.partition_point(is_ahead), *number);
                    if self.settings.form == Form::Ladder {
                        self.ladder.joined(*number);
                    }
                }
            }
            Event::Rejoined { entrant, rating } => {
                let known = self.entrant_mut(*entrant)?;
                (known.status, known.rating) = (EntrantStatus::Active, *rating);
                self.ladder.joined(*entrant);
            }
            Event::Left { entrant } => self.entrant_mut(*entrant)?.status = EntrantStatus::Left,
            Event::Removed { entrant } => {
                let is_registration = self.phase == Phase::Registration;
                let removed = self.entrant_mut(*entrant)?;
                removed.is_removed = true;
                if is_registration {
                    removed.status = EntrantStatus::Left;
                }
            }
            Event::Withdrawn { entrant, annulled } => {
                self.entrant_mut(*entrant)?.status = EntrantStatus::Withdrawn { annulled: *annulled };
                self.ladder.withdrawn(*entrant, at);
            }
            Event::StartMissed => self.starts_at = None,
            Event::Expired | Event::Cancelled => self.phase = Phase::Cancelled,
            Event::Started { order, ratings, rounds } => {
                for (entrant, rating) in order.iter().zip(ratings) {
                    self.entrant_mut(*entrant)?.rating = *rating;
                }
                self.phase = Phase::Running;
                self.order.clone_from(order);
                self.rounds = *rounds;
                if self.settings.form == Form::Ladder {
                    self.ladder = Ladder::new(order);
                }
            }
            Event::RoundPaired { round, pairings, byes } => {
                self.round = *round;
                for seats in pairings {
                    self.pair(*round, seats, None, at)?;
                }
                for entrant in byes {
                    let is_asked = self.entrant_mut(*entrant)?.asked_bye == Some(*round);
                    self.byes.push(Bye { round: *round, entrant: *entrant, is_asked });
                }
            }
            Event::NextGamePaired { after, seats } => {
                let round = self.pairing(*after)?.round;
                self.pair(round, seats, Some(*after), at)?;
            }
            Event::TableOpened { pairing, table } => {
                let deadline = self.settings.round_time.map(|time| at + time);
                let pairing = self.pairing_mut(*pairing)?;
                (pairing.table, pairing.deadline) = (Some(*table), deadline);
            }
            Event::GameBegun { pairing } => self.pairing_mut(*pairing)?.has_begun = true,
            Event::TableClosed { pairing } => {
                let pairing = self.pairing_mut(*pairing)?;
                (pairing.table, pairing.deadline, pairing.has_begun) = (None, None, false);
            }
            Event::GameDecided { pairing: number, places, decision } => {
                let pairing = self.pairing_mut(*number)?;
                if places.len() != pairing.seats.len() {
                    return Err(Rejection::NoSuchPlaces { seats: pairing.seats.len() });
                }
                let result = GameResult { places: places.clone(), decision: *decision };
                (pairing.result, pairing.decided_at) = (Some(result.clone()), Some(at));
                self.report_to_ladder(*number, &result, at);
            }
            Event::Challenged { challenger, challenged, away_until } => {
                self.ladder.challenged((*challenger, *challenged), *away_until, at);
            }
            Event::ChallengeReminded { challenger } => self.ladder.reminded(*challenger)?,
            Event::ChallengeAccepted { challenger, seats } => {
                let pairing = self.pair(0, seats, None, at)?;
                self.ladder.accepted(*challenger, pairing)?;
            }
            Event::ChallengeDeclined { challenger } => {
                self.ladder.conceded(*challenger, ChallengeEnd::Declined, at)?;
            }
            Event::ChallengeLapsed { challenger } => {
                self.ladder.conceded(*challenger, ChallengeEnd::Lapsed, at)?;
            }
            Event::Relocated { channel } => (self.channel, self.relocated_at) = (*channel, Some(at)),
            Event::Paused => self.paused_since = Some(at),
            Event::Resumed => {
                let since = self.paused_since.take().ok_or(Rejection::new("tournament-not-paused"))?;
                self.delay(at.saturating_duration_since(since));
            }
            Event::TimeCredited { time } => self.delay(*time),
            Event::GameTimeCredited { pairing, time } => {
                let deadline = &mut self.pairing_mut(*pairing)?.deadline;
                *deadline = deadline.map(|deadline| deadline + *time);
            }
            Event::Finished { places } => {
                self.phase = Phase::Finished;
                self.places.clone_from(places);
            }
            Event::Changed { by, changes, is_undo } => self.apply_changes(*by, changes, *is_undo, at)?,
        }
        self.changed_at = at;
        self.event_count += 1;
        Ok(())
    }

    /// The number of the tournament, unique over all guilds.
    pub fn id(&self) -> TournamentId {
        self.id
    }

    /// The options as they are now.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The options with which it was opened, from which its events begin.
    pub fn opened_with(&self) -> &Settings {
        &self.opened_with
    }

    /// The channel or thread in which it is announced.
    pub fn channel(&self) -> ChannelId {
        self.channel
    }

    /// When it was last moved to another channel.
    pub fn relocated_at(&self) -> Option<Timestamp> {
        self.relocated_at
    }

    /// The phase after the last event. A paused tournament is running.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether it is running and paused.
    pub fn is_paused(&self) -> bool {
        self.phase == Phase::Running && self.paused_since.is_some()
    }

    /// The time of the start; `None` if it is started by hand, or if there were too few players then.
    pub fn starts_at(&self) -> Option<Timestamp> {
        self.starts_at
    }

    /// Everyone who has ever joined, by number.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The numbers of the players who take part, in the order in which they joined.
    pub fn active(&self) -> impl Iterator<Item = EntrantNumber> {
        (0..self.entrants.len()).filter(|number| self.entrants[*number].is_active())
    }

    /// The last number of a participant; `None` for somebody who has never joined.
    pub fn number_of(&self, participant: impl Into<Participant>) -> Option<EntrantNumber> {
        let participant = participant.into();
        self.entrants.iter().rposition(|entrant| entrant.player.id == participant)
    }

    /// The names of everyone for files, by number: visible, bounded and told apart. Somebody who joined twice has the
    /// same name both times. Markup is not escaped.
    pub fn names(&self) -> Vec<String> {
        self.localized_names(PlayerName::to_string)
    }

    /// [`Tournament::names`] in the language of `localize`.
    pub fn localized_names(&self, localize: impl Fn(&PlayerName) -> String) -> Vec<String> {
        let last = |entrant: &Entrant| self.number_of(entrant.player.id);
        let mut former_players = 0;
        let mut own = |number: EntrantNumber, entrant: &Entrant| {
            let name = entrant.player.shown_name(number as u64 + 1);
            former_players += u32::from(name == PlayerName::Former);
            match name {
                // All former players have one name, so each but the first gets a number.
                PlayerName::Former if former_players > 1 => format!("{} {former_players}", localize(&name)),
                name => localize(&name),
            }
        };
        let name = |(number, entrant): (usize, &Entrant)| {
            (last(entrant) == Some(number)).then(|| own(number, entrant))
        };
        let told = names::told_apart(self.entrants.iter().enumerate().map(name));
        let told =
            |entrant: &Entrant| last(entrant).and_then(|number| told[number].clone()).unwrap_or_default();
        self.entrants.iter().map(told).collect()
    }

    /// The players in starting order, also those who have withdrawn; empty before the start.
    pub fn order(&self) -> &[EntrantNumber] {
        &self.order
    }

    /// The number of rounds; 0 before the start and on a ladder.
    pub fn rounds(&self) -> usize {
        self.rounds
    }

    /// The number of rounds paired so far, which is that of the current round.
    pub fn round(&self) -> usize {
        self.round
    }

    /// The round whose pairings are listed if none is named: the current one, or 0 if those of all rounds are.
    pub fn listed_round(&self) -> usize {
        if self.settings.at_once { 0 } else { self.round }
    }

    /// All pairings, by number.
    pub fn pairings(&self) -> &[Pairing] {
        &self.pairings
    }

    /// The pairings of a round, with their numbers.
    pub fn pairings_of(&self, round: usize) -> impl Iterator<Item = (PairingNumber, &Pairing)> {
        self.pairings.iter().enumerate().filter(move |(_, pairing)| pairing.round == round)
    }

    /// The byes of a round.
    pub fn byes_of(&self, round: usize) -> impl Iterator<Item = &Bye> {
        self.byes.iter().filter(move |bye| bye.round == round)
    }

    /// Whether a game needs to be played no more: it is decided, or counts for nobody.
    pub fn is_settled(&self, pairing: &Pairing) -> bool {
        pairing.result.is_some() || self.is_annulled(pairing)
    }

    /// Whether a game counts for nobody, because a player of it withdrew early from a round robin.
    pub fn is_annulled(&self, pairing: &Pairing) -> bool {
        pairing.seats.iter().any(|entrant| self.entrants[*entrant].is_annulled())
    }

    /// Whether all games of a round that is paired are settled.
    pub(super) fn is_round_over(&self, round: usize) -> bool {
        self.pairings_of(round).all(|(_, pairing)| self.is_settled(pairing))
    }

    /// The number of rounds of which all games are settled, where they are played one after the other.
    pub(super) fn rounds_over(&self) -> usize {
        if self.is_round_over(self.round) { self.round } else { self.round.saturating_sub(1) }
    }

    /// The undecided games of a player: more than one only if all rounds are played at once.
    pub fn current_pairings(
        &self,
        entrant: EntrantNumber,
    ) -> impl Iterator<Item = (PairingNumber, &Pairing)> {
        self.unsettled().filter(move |(_, pairing)| pairing.seat_of(entrant).is_some())
    }

    /// The games that need a table, in order; none while the tournament is paused.
    pub fn to_open(&self) -> impl Iterator<Item = (PairingNumber, &Pairing)> {
        let is_playing = self.check_going_on().is_ok();
        self.unsettled().filter(move |(_, pairing)| is_playing && pairing.table.is_none())
    }

    /// The tables at which games are still played after the end of the tournament. They go on without it
    /// ([`Command::ReportTournamentOver`](crate::table::Command::ReportTournamentOver)).
    pub fn to_release(&self) -> impl Iterator<Item = TableId> {
        let is_over = matches!(self.phase, Phase::Finished | Phase::Cancelled);
        let undecided = self.pairings.iter().filter(move |pairing| is_over && pairing.result.is_none());
        undecided.filter_map(|pairing| pairing.table)
    }

    /// Whether the game of a pairing is over at this table, although it may be played there: its result was entered by hand, or
    /// it is to be played at another table.
    pub fn is_ended_by_hand(&self, pairing: &Pairing, table: TableId) -> bool {
        let is_entered = |result: &GameResult| result.decision == Decision::Entered;
        pairing.table != Some(table) || pairing.result.as_ref().is_some_and(is_entered)
    }

    /// The games to be adjudicated by [`Command::Adjudicate`].
    pub fn overdue(&self, now: Timestamp) -> impl Iterator<Item = (PairingNumber, &Pairing)> {
        let is_playing = self.check_going_on().is_ok();
        let is_overdue = move |pairing: &Pairing| pairing.deadline.is_some_and(|deadline| deadline <= now);
        self.unsettled().filter(move |(_, pairing)| is_playing && is_overdue(pairing))
    }

    /// The deadline of a game as its table shows it; `None` if it has none, or while it waits. The reminder comes an eighth of the time
    /// before, and at most a day.
    pub fn round_deadline(&self, pairing: &Pairing) -> Option<RoundDeadline> {
        let at = pairing.deadline.filter(|_| !self.is_paused())?;
        let notice =
            self.settings.round_time.map_or(MAX_NOTICE, |time| (time / NOTICE_DIVISOR).min(MAX_NOTICE));
        Some(RoundDeadline { at, reminder: at - notice })
    }

    /// The final places, best first; empty before the end.
    pub fn places(&self) -> &[FinalPlace] {
        &self.places
    }

    /// The titles of a finished tournament, best first: players who share a place share the title.
    pub fn titles(&self) -> impl Iterator<Item = (EntrantNumber, Title)> {
        let places = self.places.iter().filter(|place| self.can_have_title(place.entrant));
        places.filter_map(|place| Some((place.entrant, Title::of(place.place)?)))
    }

    /// Whether a player has stayed to the end, and has a game that counts and to which somebody came.
    pub fn can_have_title(&self, entrant: EntrantNumber) -> bool {
        let is_missed = |result: &GameResult| result.decision == Decision::NotBegun;
        let has_played = || {
            let mut games = self.counted().filter(|pairing| pairing.seat_of(entrant).is_some());
            games.any(|pairing| !pairing.result.as_ref().is_some_and(is_missed))
        };
        self.entrants[entrant].is_active() && has_played()
    }

    /// The number of events applied. Of two states of one tournament, the one with more events is the later one.
    pub fn event_count(&self) -> usize {
        self.event_count
    }

    /// The games of a running tournament that are not settled.
    fn unsettled(&self) -> impl Iterator<Item = (PairingNumber, &Pairing)> {
        let is_running = self.phase == Phase::Running;
        let pairings = self.pairings.iter().enumerate();
        pairings.filter(move |(_, pairing)| is_running && !self.is_settled(pairing))
    }

    fn pair(
        &mut self,
        round: usize,
        seats: &[EntrantNumber],
        previous: Option<PairingNumber>,
        paired_at: Timestamp,
    ) -> Result<PairingNumber, Rejection> {
        if seats.iter().any(|entrant| *entrant >= self.entrants.len()) {
            return Err(Rejection::NotJoined);
        }
        let seats = seats.to_vec();
        self.pairings.push(Pairing {
            round,
            seats,
            previous,
            table: None,
            has_begun: false,
            deadline: None,
            result: None,
            paired_at,
            decided_at: None,
        });
        Ok(self.pairings.len() - 1)
    }

    fn report_to_ladder(&mut self, number: PairingNumber, result: &GameResult, at: Timestamp) {
        let seats = &self.pairings[number].seats;
        let winner = (0..seats.len()).find(|seat| result.is_won_by(*seat)).map(|seat| seats[seat]);
        self.ladder.decided(number, winner, at);
    }

    /// Moves what is still to come.
    fn delay(&mut self, time: Duration) {
        for pairing in self.pairings.iter_mut().filter(|pairing| pairing.result.is_none()) {
            pairing.deadline = pairing.deadline.map(|deadline| deadline + time);
        }
        self.ladder.delay(time);
    }

    fn entrant_mut(&mut self, number: EntrantNumber) -> Result<&mut Entrant, Rejection> {
        self.entrants.get_mut(number).ok_or(Rejection::NotJoined)
    }

    fn pairing(&self, number: PairingNumber) -> Result<&Pairing, Rejection> {
        self.pairings.get(number).ok_or(Rejection::NoSuchPairing)
    }

    fn pairing_mut(&mut self, number: PairingNumber) -> Result<&mut Pairing, Rejection> {
        self.pairings.get_mut(number).ok_or(Rejection::NoSuchPairing)
    }
}
