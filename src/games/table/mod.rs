//! A table: people in their seats around one game, as a pure state machine.
//!
//! [`Table::decide`] answers a [`Command`] with the [`Event`]s that follow from it, or with the [`Rejection`] that says
//! why not; [`Table::apply`] makes an event true. Events are what is stored, each with the time at which it happened, and
//! a table is rebuilt by applying them again, so that live play and a restart run through the same code. No clock but the
//! time that it is told; no I/O.

mod clock;
mod command;
mod decision;
mod event;
mod id;
mod offer;
mod opening;
mod phase;
mod player;
mod rejection;
#[cfg(test)]
mod tests;
mod time;
mod time_control;

pub use command::Command;
pub use event::Event;
pub use id::{ChannelId, GuildId, MessageId, PlayerId, TableId};
pub use offer::{Offer, OfferState};
pub use opening::{FirstPlayer, Opening};
pub use phase::{Ending, Phase};
pub use player::{Participant, Player};
pub use rejection::Rejection;
pub use time::Timestamp;
pub use time_control::{TimeControl, UnknownTimeControl};

use crate::rules::{AnyPosition, Draw, Game, RulesVersion, Scene, Seat, Setup};
use clock::Clock;

/// A table at one moment.
#[derive(Clone, Debug)]
pub struct Table {
    id: TableId,
    guild: Option<GuildId>,
    channel: ChannelId,
    setup: Setup,
    rules: RulesVersion,
    opener: Player,
    opponents: Vec<Player>,
    begins: FirstPlayer,
    seats: Vec<Option<Player>>,
    phase: Phase,
    game: Option<Game>,
    last: Option<LastTurn>,
    /// The offer that stands.
    standing: Option<OfferState>,
    /// What was refused to whom since the last turn.
    refused: Vec<(Seat, Offer)>,
    /// Who made each turn.
    movers: Vec<Seat>,
    /// How often a turn was played or taken back: no two positions that are played from have the same number.
    stage: usize,
    casual: bool,
    /// At which stage the last hint was given.
    hinted: Option<usize>,
    clock: Clock,
    /// Until when each seat is on vacation.
    vacations: Vec<Option<Timestamp>>,
    /// The seats whose time has run out.
    timed_out: Vec<Seat>,
    event_count: usize,
}

/// Who made the last turn, and where: it tells a turn that was sent twice.
#[derive(Clone, Debug)]
struct LastTurn {
    seat: Seat,
    before: AnyPosition,
}

impl Table {
    /// Opens a table at this time: the opener takes seat 0, and opponents have the next seats reserved. When all sit, they
    /// change seats so that seat 0 is that of whoever begins.
    pub fn open(id: TableId, opening: Opening, now: Timestamp) -> Result<Table, Rejection> {
        let opponents = &opening.opponents;
        if opponents.iter().any(|opponent| opponent.id == opening.by.id) {
            return Err(Rejection::InvitedSelf);
        }
        if (1..opponents.len()).any(|next| opponents[..next].iter().any(|one| one.id == opponents[next].id)) {
            return Err(Rejection::InvitedTwice);
        }
        if opponents.len() >= opening.setup.seats() {
            return Err(Rejection::TooManyOpponents { seats: opening.setup.seats() });
        }
        let mut seats = vec![None; opening.setup.seats()];
        seats[0] = Some(opening.by.clone());
        Ok(Table {
            id,
            guild: opening.guild,
            channel: opening.channel,
            setup: opening.setup,
            rules: opening.rules,
            opener: opening.by,
            opponents: opening.opponents,
            begins: opening.begins,
            vacations: vec![None; seats.len()],
            timed_out: Vec::new(),
            seats,
            phase: Phase::Invitation,
            game: None,
            last: None,
            standing: None,
            refused: Vec::new(),
            movers: Vec::new(),
            stage: 0,
            casual: opening.casual,
            hinted: None,
            clock: Clock::new(opening.time_control, now),
            event_count: 0,
        })
    }

    /// Makes an event true that happened at this time. Events that [`Table::decide`] did not give for this very state may
    /// be rejected.
    pub fn apply(&mut self, event: &Event, at: Timestamp) -> Result<(), Rejection> {
        self.clock.record(event, at);
        match event {
            Event::Joined { seat, player } => {
                *self.seats.get_mut(*seat).ok_or(Rejection::Full)? = Some(player.clone());
            }
            Event::Declined { .. }
            | Event::Cancelled
            | Event::Expired
            | Event::Aborted { .. }
            | Event::Closed => self.phase = Phase::Closed,
            Event::Moved { guild, channel } => (self.guild, self.channel) = (*guild, *channel),
            Event::Reminded | Event::TimeGiven { .. } => {}
            Event::Started { first } => {
                if *first >= self.seats.len() {
                    return Err(Rejection::Full);
                }
                self.seats.rotate_left(*first);
                self.phase = Phase::Playing;
                self.game = Some(Game::with_rules(self.setup, self.rules));
                self.clock.begin(at);
            }
            Event::TurnPlayed { seat, text } => {
                let game = self.game.as_mut().ok_or(Rejection::NotStarted)?;
                let before = game.position().clone();
                game.play(text)?;
                self.last = Some(LastTurn { seat: *seat, before });
                self.movers.push(*seat);
                self.begin_turn(at);
            }
            Event::Resigned { seat } | Event::TimedOut { seat } => {
                let game = self.game.as_mut().ok_or(Rejection::NotStarted)?;
                check_in(game, *seat)?;
                let before = game.seat();
                game.withdraw(*seat);
                if game.seat() != before {
                    self.clock.begin(at);
                }
                // The others agreed with one seat more.
                self.standing = None;
                self.vacations[*seat] = None;
                if matches!(event, Event::TimedOut { .. }) {
                    self.timed_out.push(*seat);
                }
            }
            Event::Offered { seat, offer } => self.offered(*seat, *offer)?,
            Event::Refused { .. } => self.refused(),
            Event::TakenBack { turns } => {
                let game = self.game.as_mut().ok_or(Rejection::NotStarted)?;
                *game = game.rewound_to(*turns);
                self.movers.truncate(*turns);
                self.last = None;
                self.begin_turn(at);
            }
            Event::Paused => {
                self.clock.pause(at);
                self.standing = None;
            }
            Event::Resumed => {
                self.clock.resume();
                self.standing = None;
            }
            Event::VacationBegun { seat, until } => *self.vacation(*seat)? = Some(*until),
            Event::VacationEnded { seat } => *self.vacation(*seat)? = None,
            Event::Hinted { seat } => {
                check_in(self.game.as_ref().ok_or(Rejection::NotStarted)?, *seat)?;
                self.hinted = Some(self.stage);
            }
            Event::Ended(ending) => {
                let game = self.game.as_mut().ok_or(Rejection::NotStarted)?;
                if *ending == Ending::Drawn(Draw::Agreement) {
                    game.agree_draw();
                }
                self.phase = Phase::Ended(*ending);
            }
        }
        self.update_clock(at);
        self.event_count += 1;
        Ok(())
    }

    /// Its number.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The server, if any.
    pub fn guild(&self) -> Option<GuildId> {
        self.guild
    }

    /// The channel or thread.
    pub fn channel(&self) -> ChannelId {
        self.channel
    }

    /// What is played here.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// Who opened it; sits in seat 0 until the game begins.
    pub fn opener(&self) -> &Player {
        &self.opener
    }

    /// Who sits where; `None` is a seat still free.
    pub fn seats(&self) -> &[Option<Player>] {
        &self.seats
    }

    /// The seats that are reserved, and for whom, as long as those have not taken them.
    pub fn invited(&self) -> impl Iterator<Item = (Seat, &Player)> {
        (1..).zip(&self.opponents).filter(move |(_, opponent)| self.seat_of(opponent.id).is_none())
    }

    /// Who makes the first turn.
    pub fn begins(&self) -> FirstPlayer {
        self.begins
    }

    /// Who will make the first turn, or does, if that is known.
    pub fn first(&self) -> Option<&Player> {
        match (self.phase, self.begins) {
            (Phase::Invitation, FirstPlayer::Lot(_)) => None,
            (Phase::Invitation, begins) => {
                let first = begins.first(self.seats.len());
                let reserved = self.invited().find(|(seat, _)| *seat == first).map(|(_, player)| player);
                self.seats[first].as_ref().or(reserved)
            }
            _ => self.seats[0].as_ref(),
        }
    }

    /// How far it has come.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The game, from its start on, also when it is over.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// Whose turn it is; `None` before the start and after the end.
    pub fn to_act(&self) -> Option<&Player> {
        let seat = self.running()?.seat()?;
        self.seats[seat].as_ref()
    }

    /// Does a computer sit here?
    pub fn has_computers(&self) -> bool {
        self.seats.iter().flatten().any(Player::is_computer)
    }

    /// Is it agreed that the game does not count?
    pub fn is_casual(&self) -> bool {
        self.casual
    }

    /// Are hints given here? Not where people are rated among each other.
    pub fn allows_hints(&self) -> bool {
        self.casual || self.has_computers()
    }

    /// Was a hint given for the turn that is awaited?
    pub fn is_hinted(&self) -> bool {
        self.hinted == Some(self.stage)
    }

    /// Was a hint given for any turn?
    pub fn was_hinted(&self) -> bool {
        self.hinted.is_some()
    }

    /// Who has to do something before it goes on: before the start those invited, then those who have to answer an offer
    /// or else the one to act; computers need not be called.
    pub fn awaited(&self) -> Vec<&Player> {
        let awaited: Vec<&Player> = match self.phase {
            Phase::Invitation => self.invited().map(|(_, player)| player).collect(),
            Phase::Playing if self.asked().next().is_some() => {
                self.asked().filter_map(|seat| self.seats[seat].as_ref()).collect()
            }
            Phase::Playing if self.is_paused() => Vec::new(),
            Phase::Playing => self.to_act().into_iter().collect(),
            Phase::Ended(_) | Phase::Closed => Vec::new(),
        };
        awaited.into_iter().filter(|player| !player.is_computer()).collect()
    }

    /// Where somebody sits.
    pub fn seat_of(&self, player: impl Into<Participant>) -> Option<Seat> {
        let player = player.into();
        self.seats.iter().position(|seat| seat.as_ref().is_some_and(|seated| seated.id == player))
    }

    /// The names of those who sit here, one for each seat as it will be in the game; that of a free seat, and of one for
    /// which lots are to be drawn, is empty.
    pub fn names(&self) -> Vec<String> {
        let name =
            |seat: &Option<Player>| seat.as_ref().map(|player| player.name.clone()).unwrap_or_default();
        let mut names: Vec<String> = self.seats.iter().map(name).collect();
        match (self.phase, self.begins) {
            (Phase::Invitation, FirstPlayer::Lot(_)) => names.iter_mut().for_each(String::clear),
            (Phase::Invitation, begins) => names.rotate_left(begins.first(self.seats.len())),
            _ => {}
        }
        names
    }

    /// Has a seat gone out of the game because its time ran out?
    pub fn has_timed_out(&self, seat: Seat) -> bool {
        self.timed_out.contains(&seat)
    }

    /// The board as seat 0 sees it, with the names beside it; none where no game will be played any more.
    pub fn scene(&self) -> Option<Scene> {
        let scene = match (self.phase, &self.game) {
            (Phase::Closed, _) => return None,
            (_, Some(game)) => game.scene(),
            (_, None) => self.setup.start().scene(),
        };
        Some(Scene { names: self.names(), ..scene })
    }

    /// How many turns have been played.
    pub fn turn_number(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.turns().len())
    }

    /// How often a turn was played or taken back: buttons carry it, since each is for the position under it.
    pub fn stage(&self) -> usize {
        self.stage
    }

    /// Has every seat made a turn?
    pub fn all_have_moved(&self) -> bool {
        (0..self.seats.len()).all(|seat| self.movers.contains(&seat))
    }

    /// How many events have made it what it is: a later state of the same table has more.
    pub fn event_count(&self) -> usize {
        self.event_count
    }

    /// Whatever was asked was for the position before.
    fn begin_turn(&mut self, at: Timestamp) {
        self.stage += 1;
        self.standing = None;
        self.refused.clear();
        self.clock.begin(at);
    }

    /// Until when a seat is on vacation that is in the game.
    fn vacation(&mut self, seat: Seat) -> Result<&mut Option<Timestamp>, Rejection> {
        check_in(self.game.as_ref().ok_or(Rejection::NotStarted)?, seat)?;
        self.vacations.get_mut(seat).ok_or(Rejection::Out)
    }

    /// The game, while it runs.
    fn running(&self) -> Option<&Game> {
        self.game.as_ref().filter(|_| self.phase == Phase::Playing)
    }

    /// Is this the last turn once more, from the one who made it?
    fn repeats_last_turn(&self, seat: Seat, text: &str) -> bool {
        let last_text = self.game.as_ref().and_then(|game| game.turns().last());
        self.last.as_ref().zip(last_text).is_some_and(|(last, turn)| {
            last.seat == seat && last.before.parse_turn(text).is_ok_and(|again| again == *turn)
        })
    }
}

/// Is this seat still in the game?
fn check_in(game: &Game, seat: Seat) -> Result<(), Rejection> {
    if game.places().active_seats().any(|other| other == seat) { Ok(()) } else { Err(Rejection::Out) }
}
