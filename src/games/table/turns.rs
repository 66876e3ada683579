//! The turns of a table by the seats and events that they belong to.

use super::recent::MAX_RECENT_TURNS;
use super::{Event, Player, PlayerId, Table};
use crate::rules::{Effect, Seat};
use std::time::Duration;

/// The turns of a table with the seats and events that they belong to, and those that were taken back.
#[derive(Clone, Debug, Default)]
pub(super) struct TurnLog {
    /// The seat that played each turn.
    movers: Vec<Seat>,
    /// The number of events before each turn.
    events: Vec<usize>,
    /// The number of events before each turn of a computer, before each one that followed a plan, and before each withdrawal
    /// that is told with the change before it.
    replies: Vec<usize>,
    /// The turns that were taken back, in no order.
    undone: Vec<UndoneTurn>,
    takebacks: Vec<Takeback>,
    /// The seats that left the game, each with the number of events before that.
    withdrawals: Vec<(usize, Seat)>,
    /// The number of events before each one by which a person went out.
    departures: Vec<usize>,
    /// The number of events before the start of the game.
    started: Option<usize>,
}

#[derive(Clone, Debug)]
struct UndoneTurn {
    /// The number of events before it.
    event: usize,
    /// The number of events before it was taken back.
    undone_at: usize,
    number: usize,
    seat: Seat,
    text: String,
}

#[derive(Clone, Copy, Debug)]
struct Takeback {
    /// The number of events before it.
    event: usize,
    /// The number of turns that were left.
    turns: usize,
}

/// A change of the position among the first events of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastChange<'t> {
    /// A turn was played.
    Turn {
        /// The number of the turn in the game, from 1.
        number: usize,
        /// The seat that played it.
        seat: Seat,
        /// The turn in canonical notation.
        text: &'t str,
        /// Whether it was taken back since.
        is_undone: bool,
    },
    /// Turns were taken back.
    Takeback {
        /// The number of turns that were left.
        turns: usize,
    },
    /// A seat left the game.
    Withdrawal {
        /// The seat that left the game.
        seat: Seat,
    },
}

/// Why a seat left the game before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Withdrawal {
    /// The player resigned.
    Resigned,
    /// The player lost on time.
    TimedOut,
    /// The player had left the server.
    Forfeited,
    /// An organiser removed its player from the tournament.
    Removed,
}

impl Withdrawal {
    /// The withdrawal that an event is; `None` for other events.
    pub(super) fn by(event: &Event) -> Option<Withdrawal> {
        match event {
            Event::Resigned { .. } => Some(Withdrawal::Resigned),
            Event::TimedOut { .. } => Some(Withdrawal::TimedOut),
            Event::Forfeited { .. } => Some(Withdrawal::Forfeited),
            Event::Removed { .. } => Some(Withdrawal::Removed),
            _ => None,
        }
    }
}

impl TurnLog {
    /// The seat that played each turn.
    pub(super) fn movers(&self) -> &[Seat] {
        &self.movers
    }

    /// Adds a turn that comes after this many events. A reply is one of a computer, or follows a plan.
    pub(super) fn push(&mut self, seat: Seat, event: usize, is_reply: bool) {
        self.replies.extend(is_reply.then_some(event));
        self.movers.push(seat);
        self.events.push(event);
    }

    /// The number of events before the last turn of a seat.
    pub(super) fn last_turn_of(&self, seat: Seat) -> Option<usize> {
        self.movers.iter().rposition(|mover| *mover == seat).map(|turn| self.events[turn])
    }

    /// Records that the game starts after this many events.
    pub(super) fn start(&mut self, event: usize) {
        self.started = Some(event);
    }

    /// Records that a seat leaves the game after this many events.
    pub(super) fn withdraw(&mut self, seat: Seat, event: usize, is_told_later: bool) {
        self.replies.extend(is_told_later.then_some(event));
        self.withdrawals.push((event, seat));
    }

    /// Records that a person goes out after this many events.
    pub(super) fn depart(&mut self, event: usize) {
        self.departures.push(event);
    }

    /// Takes back all of these turns but the first `left` ones, after this many events.
    pub(super) fn take_back(&mut self, left: usize, turns: &[String], event: usize) {
        let left = left.min(self.movers.len()).min(turns.len());
        let undone = self.movers.drain(left..).zip(self.events.drain(left..));
        let undone = undone.zip(&turns[left..]).zip(left + 1..);
        let undone = undone.map(|(((seat, at), text), number)| UndoneTurn {
            event: at,
            undone_at: event,
            number,
            seat,
            text: text.clone(),
        });
        self.undone.extend(undone);
        self.takebacks.push(Takeback { event, turns: left });
    }
}

impl Table {
    /// The last change of the position among the first events; where that is a reply of a computer or of a plan, with the changes
    /// before it since the one that it replies to. Empty at the start.
    pub fn changes_until(&self, event_count: usize) -> Vec<PastChange<'_>> {
        let TurnLog { movers, events, replies, undone, takebacks, withdrawals, .. } = &self.turn_log;
        let texts = self.game.as_ref().map(|game| game.turns()).unwrap_or_default();
        // No board tells more changes.
        let played = movers.iter().zip(events).zip(texts).enumerate().rev();
        let played = played.filter(|(_, ((_, event), _))| **event < event_count).take(MAX_RECENT_TURNS);
        let played = played.map(|(index, ((seat, event), text))| {
            (*event, PastChange::Turn { number: index + 1, seat: *seat, text, is_undone: false })
        });
        let undone = undone.iter().map(|UndoneTurn { event, number, seat, text, .. }| {
            (*event, PastChange::Turn { number: *number, seat: *seat, text, is_undone: true })
        });
        let takebacks = takebacks
            .iter()
            .map(|Takeback { event, turns }| (*event, PastChange::Takeback { turns: *turns }));
        let withdrawals =
            withdrawals.iter().map(|(event, seat)| (*event, PastChange::Withdrawal { seat: *seat }));
        let mut changes: Vec<(usize, PastChange)> = played
            .chain(undone)
            .chain(takebacks)
            .chain(withdrawals)
            .filter(|(event, _)| *event < event_count)
            .collect();
        changes.sort_by_key(|(event, _)| *event);
        let is_reply = |(event, _): &&(usize, PastChange)| replies.contains(event);
        let replies = changes.iter().rev().take(MAX_RECENT_TURNS - 1).take_while(is_reply).count();
        let is_takeback = |(_, change): &(usize, PastChange)| matches!(change, PastChange::Takeback { .. });
        // Before the replies comes the change that they answer, if there is one.
        let first = changes.len() - replies;
        let answered = usize::from(first > 0 && (replies == 0 || !is_takeback(&changes[first - 1])));
        changes.drain(first - answered..).map(|(_, change)| change).collect()
    }

    /// Whether the first events led to no game yet.
    pub fn is_invitation_at(&self, event_count: usize) -> bool {
        self.turn_log.started.is_none_or(|started| event_count <= started)
    }

    /// The turns that were taken back after this many events, each as the number of events until it.
    pub fn undone_after(&self, event_count: usize) -> impl Iterator<Item = usize> {
        let undone = self.turn_log.undone.iter().filter(move |turn| turn.undone_at >= event_count);
        undone.map(|turn| turn.event + 1)
    }

    /// The revision at which a turn of the game was played, by its index.
    pub fn revision_of_turn(&self, turn: usize) -> Option<usize> {
        let TurnLog { events, undone, takebacks, .. } = &self.turn_log;
        let at = *events.get(turn)?;
        let undone = undone.iter().filter(|undone| undone.event < at).count();
        Some(turn + undone + takebacks.iter().filter(|takeback| takeback.event < at).count())
    }

    pub(super) fn is_computers(&self, seat: Seat) -> bool {
        self.seats[seat].as_ref().is_some_and(Player::is_computer)
    }

    /// Why a seat left the game before its end; `None` if it did not.
    pub fn withdrawal(&self, seat: Seat) -> Option<Withdrawal> {
        self.withdrawn.iter().find(|(withdrawn, ..)| *withdrawn == seat).map(|(_, how, _)| *how)
    }

    /// How long the game had waited for its next turn when a seat left; `None` if it did not.
    pub fn last_turn_length(&self, seat: Seat) -> Option<Duration> {
        self.withdrawn.iter().find(|(withdrawn, ..)| *withdrawn == seat).map(|(.., waited)| *waited)
    }

    /// Whether the game is being played, and every seat that is still in it has played a turn.
    pub fn all_have_moved(&self) -> bool {
        let has_moved = |seat| self.turn_log.movers.contains(&seat);
        self.running().is_some_and(|game| game.places().active_seats().all(has_moved))
    }

    /// Whether one person plays against computers: nobody else had a seat, or the others are out. In the latter case the game
    /// counts as one of several people until the person has played two more turns: the board that tells how the last one went
    /// out notifies them and is not edited over. From its end on, which concerns all of them, it counts as such again.
    pub fn is_solo(&self) -> bool {
        let people = (0..self.seats.len())
            .filter(|seat| self.seats[*seat].as_ref().is_some_and(|player| !player.is_computer()));
        self.has_computers() && !self.has_team() && (people.count() == 1 || self.has_one_person_left())
    }

    /// Whether one person is left of several and has played two turns since.
    fn has_one_person_left(&self) -> bool {
        let Some(person) = self.last_person() else { return false };
        let log = &self.turn_log;
        let departed = log.departures.last().copied().unwrap_or_default();
        let played = log.movers.iter().zip(&log.events);
        played.filter(|(seat, event)| **seat == person && **event > departed).count() >= 2
    }

    /// The seat of the only person who is still in the running game.
    fn last_person(&self) -> Option<Seat> {
        let mut people = self.running()?.places().active_seats().filter(|seat| !self.is_computers(*seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// Whether only computers are left to answer this person, who is in the running game.
    pub(super) fn is_last_person(&self, player: PlayerId) -> bool {
        self.last_person().is_some_and(|seat| self.seat_of(player) == Some(seat))
    }

    /// The effects of the last turn that a seat has played.
    pub fn last_effects_of(&self, seat: Seat) -> Option<Vec<Effect>> {
        let last = self.turn_log.movers.iter().rposition(|mover| *mover == seat)?;
        Some(self.game.as_ref()?.rewound_to(last + 1).last_effects().to_vec())
    }

    /// Whether no person has played a turn yet.
    pub fn awaits_first_person(&self) -> bool {
        self.turn_log.movers.iter().all(|seat| self.is_computers(*seat))
    }

    /// Whether a person is to act who has not played a turn yet.
    pub fn awaits_first_turn(&self) -> bool {
        let player = self.to_act().filter(|player| !player.is_computer());
        let seat = player.and_then(|player| self.seat_of(player.id));
        seat.is_some_and(|seat| !self.turn_log.movers.contains(&seat))
    }
}
