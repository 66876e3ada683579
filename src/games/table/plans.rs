//! Plans: lines of turns with which a player replies while others are to move ("if they play A, then B").
//!
//! The plans of a table are not part of its state: nobody else learns of them. The caller stores them, and has them followed in
//! the transaction of the turn to which they reply.

use super::{Command, Event, Line, Offer, PlayerId, Rejection, Table, Timestamp};
use crate::rules::{Game, Seat};

/// Upper bound of the plans of a player at a table.
pub const MAX_PLANS: usize = 3;
/// Upper bound of the turns of a plan, those of all seats together.
pub const MAX_PLAN_TURNS: usize = 6;

/// A line that a player has planned. It begins with a turn of somebody else and ends with one of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The player who has planned it, and who alone knows of it.
    pub player: PlayerId,
    /// Tells the plans of the player at the table apart.
    pub number: usize,
    /// The line. It leaves the game at the ply at which it was planned.
    pub line: Line,
}

impl Plan {
    /// The turns that are still to come; `None` if the game has left the plan or has come to its end.
    pub fn remaining(&self, game: &Game) -> Option<&[String]> {
        let Line { start, turns } = &self.line;
        let (played, remaining) = turns.split_at_checked(game.ply().checked_sub(*start)?)?;
        let is_played = |(ply, turn): (usize, &String)| game.turn_at_ply(ply) == Some(turn.as_str());
        let fits = (*start..).zip(played).all(is_played) && !remaining.is_empty();
        fits.then_some(remaining)
    }
}

impl Table {
    /// The plans of a player after adding a line that begins at the current position. At most [`MAX_PLAN_TURNS`] of its turns are
    /// planned, up to the last one of the player. Plans that would reply otherwise to the same turns are replaced. `plans` are
    /// those of the player.
    ///
    /// # Errors
    ///
    /// [`Rejection::PlanOnOwnTurn`] if the player is to act, [`Rejection::PlanWithoutReply`] if the line has no turn of the
    /// player, [`Rejection::TooManyPlans`] if there are [`MAX_PLANS`] already, [`Rejection::Stale`] if the line does not begin
    /// at the current position or is not legal, and the rejections of [`Table::check_player`].
    pub fn plan(&self, by: PlayerId, line: &Line, plans: &[Plan]) -> Result<Vec<Plan>, Rejection> {
        let (game, seat) = self.check_player(by)?;
        if game.seat() == Some(seat) {
            return Err(Rejection::PlanOnOwnTurn);
        }
        if line.start != game.ply() {
            return Err(Rejection::Stale);
        }
        let turns = line.turns.get(..MAX_PLAN_TURNS).unwrap_or(&line.turns);
        let (movers, next) = movers(game, turns).ok_or(Rejection::Stale)?;
        let without_reply = || Rejection::PlanWithoutReply { is_next: next == Some(seat) };
        let last = movers.iter().rposition(|mover| *mover == seat).ok_or_else(without_reply)?;
        let turns = &turns[..=last];
        let mut kept: Vec<Plan> = Vec::new();
        for plan in plans {
            let Some(remaining) = plan.remaining(game) else { continue };
            let common = remaining.iter().zip(turns).take_while(|(one, other)| one == other).count();
            if common == turns.len() {
                // The line is planned already.
                return Ok(plans.to_vec());
            }
            if common < remaining.len() && movers[common] != seat {
                kept.push(plan.clone());
            }
        }
        if kept.len() >= MAX_PLANS {
            return Err(Rejection::TooManyPlans { most: MAX_PLANS });
        }
        // A later plan has a higher number than those beside it, and none takes over that of one that it replaces.
        let number = 1 + plans.iter().map(|plan| plan.number).max().unwrap_or_default();
        kept.push(Plan { player: by, number, line: Line { start: game.ply(), turns: turns.to_vec() } });
        Ok(kept)
    }

    /// Whether the game waits for somebody else than this player, who is still in it: then the player may plan.
    pub fn may_plan(&self, by: PlayerId) -> bool {
        self.check_player(by).is_ok_and(|(game, seat)| game.seat() != Some(seat))
    }

    /// The next turn of the first of these plans that fits, if the player of the plans is to move and nevertheless decides anew.
    pub fn waiting_plan<'p>(&self, by: PlayerId, plans: &'p [Plan]) -> Option<&'p str> {
        let (game, seat) = self.check_player(by).ok()?;
        let is_next = game.seat() == Some(seat) && self.wanted_takeback(seat);
        let mut next = plans.iter().filter_map(|plan| plan.remaining(game)?.first());
        next.find(|_| is_next).map(String::as_str)
    }

    /// Whether the plans of a player wait because the player has asked for a takeback that nobody has answered.
    pub fn holds_plans(&self, by: PlayerId) -> bool {
        let asker = self.offer().filter(|open| open.offer == Offer::Takeback).map(|open| open.agreed.first());
        asker.flatten().is_some_and(|asker| self.seat_of(by) == Some(*asker))
    }

    /// Plays the replies that people at the table have planned, as long as they are to move and the game is as planned. Returns
    /// the events, which are applied.
    ///
    /// # Errors
    ///
    /// A [`Rejection`] if an event does not fit, which never happens. The state is unspecified then.
    pub fn follow_plans(&mut self, plans: &[Plan], now: Timestamp) -> Result<Vec<Event>, Rejection> {
        let mut events = Vec::new();
        while let Some((seat, turn)) = self.planned_turn(plans, now) {
            for event in [Event::PlanFollowed { seat }].into_iter().chain(turn) {
                self.apply(&event, now)?;
                events.push(event);
            }
        }
        Ok(events)
    }

    /// The planned turn of the seat to act, with what follows from it; `None` without a plan or if it is not legal.
    fn planned_turn(&self, plans: &[Plan], now: Timestamp) -> Option<(Seat, Vec<Event>)> {
        let game = self.running().filter(|_| !self.is_paused())?;
        let seat = game.seat().filter(|seat| !self.left.contains(seat))?;
        // A player who wanted another turn than the last one decides anew, though the game goes as planned.
        if self.wanted_takeback(seat) {
            return None;
        }
        let by = self.seats[seat].as_ref()?.human_id()?;
        let mut of_player = plans.iter().filter(|plan| plan.player == by);
        let text = of_player.find_map(|plan| plan.remaining(game)?.first())?.clone();
        let command = Command::Turn { by: by.into(), text, number: Some(self.revision) };
        Some((seat, self.decide(&command, now).ok()?))
    }
}

impl Event {
    /// Whether no plan is followed after it: the position is not reached by turns alone, or nothing is played any more.
    pub fn ends_plans(&self) -> bool {
        matches!(
            self,
            Event::TakenBack { .. }
                | Event::Resigned { .. }
                | Event::TimedOut { .. }
                | Event::Forfeited { .. }
                | Event::Removed { .. }
                | Event::Ended(_)
                | Event::Aborted { .. }
                | Event::Expired
                | Event::Closed
                | Event::NobodyCame
                | Event::ResultEntered
        )
    }
}

/// The seats that play these turns, and the one to act after them; `None` if one is not legal.
fn movers(game: &Game, turns: &[String]) -> Option<(Vec<Seat>, Option<Seat>)> {
    let mut game = game.clone();
    let mut movers = Vec::new();
    for turn in turns {
        movers.push(game.seat()?);
        game.play(turn).ok()?;
    }
    Some((movers, game.seat()))
}
