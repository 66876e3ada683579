//! The changes that a board reports: turns and withdrawals since the board before it.

use super::{Event, MAX_PLAN_TURNS, Phase, Table, Timestamp};
use crate::rules::{Effect, Seat};
use std::mem;

/// Upper bound of the turns that are told together: one, and the replies to it. More come only where nobody is left to see them.
pub(super) const MAX_RECENT_TURNS: usize = MAX_PLAN_TURNS + 1;

/// A change of the position that a board tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecentChange {
    /// A turn was played.
    Turn {
        /// The seat that played it.
        seat: Seat,
        /// The effects of the turn.
        effects: Vec<Effect>,
    },
    /// A seat left the game.
    Withdrawal {
        /// The seat that left the game.
        seat: Seat,
    },
}

/// The last turn of a person that followed no plan, the changes since, and some of those before.
#[derive(Clone, Debug, Default)]
pub(super) struct Recent {
    changes: Vec<RecentChange>,
    /// The number of changes before that turn.
    earlier: usize,
    /// Whether one of them followed a plan.
    pub(super) has_planned_turn: bool,
    /// The number of changes that the board before tells: since then a computer was to act, whose reply is waited for.
    told: usize,
    /// The number of changes when the last person went out and several computers were left.
    left_to_computers: Option<usize>,
    /// When the last change happened.
    at: Option<Timestamp>,
}

impl Recent {
    /// Adds a turn. A reply is one of a computer, or follows a plan.
    pub(super) fn push_turn(&mut self, seat: Seat, effects: Vec<Effect>, is_reply: bool, at: Timestamp) {
        if !is_reply {
            let mut changes = mem::take(&mut self.changes);
            changes.drain(..changes.len().saturating_sub(MAX_RECENT_TURNS));
            let earlier = changes.len();
            *self = Recent { changes, earlier, told: earlier, ..Recent::default() };
        }
        self.push(RecentChange::Turn { seat, effects }, at);
    }

    /// Adds a withdrawal. `has_untold_changes` says that a computer was to act, so that no board has told the changes before. Those who
    /// leave the game at the same moment are told together. Returns whether it is told with the change before it.
    pub(super) fn push_withdrawal(&mut self, seat: Seat, has_untold_changes: bool, at: Timestamp) -> bool {
        let is_simultaneous =
            self.at == Some(at) && matches!(self.changes.last(), Some(RecentChange::Withdrawal { .. }));
        let is_told_later = has_untold_changes || is_simultaneous;
        if !is_told_later {
            self.told = self.changes.len();
        }
        self.push(RecentChange::Withdrawal { seat }, at);
        is_told_later
    }

    fn push(&mut self, change: RecentChange, at: Timestamp) {
        self.changes.push(change);
        self.at = Some(at);
    }

    /// The number of changes until the last turn of a seat, as far as they are known.
    fn until_turn_of(&self, seat: Seat) -> usize {
        let is_own =
            |change: &RecentChange| matches!(change, RecentChange::Turn { seat: own, .. } if *own == seat);
        self.changes.iter().rposition(is_own).map_or(0, |own| own + 1)
    }

    /// Records that only computers are left.
    fn leave_to_computers(&mut self) {
        self.left_to_computers.get_or_insert(self.changes.len());
    }
}

impl Table {
    /// Records who goes out by an event that is applied already.
    pub(super) fn note_departures(&mut self, event: &Event) {
        let goes_out = |effect: &Effect| match effect {
            Effect::Out { seat, .. } => !self.is_computers(*seat),
            _ => false,
        };
        let departs = match event {
            Event::Resigned { .. }
            | Event::TimedOut { .. }
            | Event::Forfeited { .. }
            | Event::Removed { .. } => true,
            Event::TurnPlayed { .. } => {
                self.game.as_ref().is_some_and(|game| game.last_effects().iter().any(goes_out))
            }
            _ => false,
        };
        if !departs {
            return;
        }
        self.turn_log.depart(self.event_count);
        if self.is_left_to_computers() && self.game.as_ref().is_some_and(|game| game.seat().is_some()) {
            self.recent.leave_to_computers();
        }
    }

    /// The changes that a board tells: while the game runs those since the board before and those since the last turn of the player
    /// to act, and at the end the last turn of a person and what followed. The last change alone where no person is left to see them.
    /// Empty if the last change was no turn and no withdrawal.
    pub fn recent_changes(&self) -> &[RecentChange] {
        let Recent { changes, earlier, told, left_to_computers, .. } = &self.recent;
        let is_over = matches!(self.phase, Phase::Ended(_));
        let has_room = |first: &usize| {
            let is_turn = |change: &&RecentChange| matches!(change, RecentChange::Turn { .. });
            changes[*first..].iter().filter(is_turn).count() <= MAX_RECENT_TURNS
        };
        let reader = self.running().and_then(|game| game.seat()).filter(|seat| !self.is_computers(*seat));
        let own = reader.map(|seat| self.recent.until_turn_of(seat)).filter(has_room);
        let first = match is_over {
            _ if !has_room(earlier) => changes.len() - 1,
            true if left_to_computers.is_some() => changes.len() - 1,
            true => *earlier,
            false => own.map_or(*told, |own| own.min(*told)),
        };
        &changes[first..]
    }

    /// After a game that computers have finished on their own: the changes that the last board before told, by which the last
    /// person went out, and the number of turns that were played since.
    pub fn played_out(&self) -> Option<(&[RecentChange], usize)> {
        let Recent { changes, told, left_to_computers, .. } = &self.recent;
        let left = left_to_computers.filter(|_| matches!(self.phase, Phase::Ended(_)))?;
        Some((&changes[*told..left], changes.len() - left))
    }

    /// Whether the board numbers a recent turn of a seat, if it numbers any: all but the one of the player to act, who has just
    /// played it, and at the end those of computers. After a plan these are all turns, because the board before shows none of them.
    pub fn numbers_turns_of(&self, seat: Seat) -> bool {
        let to_act = self.running().and_then(|game| game.seat());
        self.recent.has_planned_turn || self.is_computers(seat) || to_act.is_some_and(|to_act| to_act != seat)
    }

    /// The effects of the turns that the board shows: those that it numbers if there are several, else the last turn.
    pub fn shown_turns(&self) -> Vec<&[Effect]> {
        let Some(game) = &self.game else { return Vec::new() };
        let is_reply = |change: &&RecentChange| match change {
            RecentChange::Turn { seat, .. } => self.numbers_turns_of(*seat),
            RecentChange::Withdrawal { .. } => false,
        };
        let replies = self.recent_changes().iter().filter(is_reply);
        let replies: Vec<&[Effect]> = replies.filter_map(RecentChange::effects).collect();
        if replies.len() > 1 { replies } else { vec![game.shown_effects()] }
    }
}

impl RecentChange {
    fn effects(&self) -> Option<&[Effect]> {
        match self {
            RecentChange::Turn { effects, .. } => Some(effects),
            RecentChange::Withdrawal { .. } => None,
        }
    }
}
