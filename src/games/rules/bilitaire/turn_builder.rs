use super::board::{self, At, Board, Cells, bit, each, shift};
use super::broken_rule;
use super::{Phase, Position};
use crate::localize::Message;
use crate::rules::notation::{Separator, Token, Tokens};
use crate::rules::{TileSlot, TurnStatus};

/// One choice within a turn. Hollows are given by the numbers of their bits, places by the bit of their hollow at the
/// bottom left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// "The jumper's first turn of a round: take any one ball off the board."
    Lift(At),
    /// "A jump of one ball, horizontally or vertically, over one adjacent ball into the empty hollow right behind it".
    Jump {
        /// The start of the ball.
        from: At,
        /// The landing.
        to: At,
    },
    /// "Remove one empty tile (no ball on it)".
    Remove(At),
    /// "Slide, straight, over empty places, without leaving the frame".
    Slide {
        /// The set of the places of the tiles.
        tiles: Cells,
        /// The distance by which the bits shift.
        by: i8,
    },
    /// "Demand a jump of exactly n balls".
    Demand(u8),
}

/// A turn under construction.
#[derive(Clone, Copy)]
pub struct TurnBuilder {
    /// The board after the steps so far; everything else is as it was when the turn began.
    position: Position,
    progress: Progress,
}

/// The part of the turn that has been made so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Progress {
    /// Nothing.
    Begun,
    /// A ball was removed.
    Lifted,
    /// A ball has jumped over a number of balls and lies at `at` now.
    Jumped {
        at: At,
        balls: u8,
    },
    /// Tiles slid, or one was removed.
    Shifted,
    Demanded(u8),
}

impl TurnBuilder {
    pub(super) fn new(position: Position) -> TurnBuilder {
        TurnBuilder { position, progress: Progress::Begun }
    }

    pub(super) fn progress(&self) -> Progress {
        self.progress
    }

    /// Visits the next jumps of one ball, which has jumped over `so_far` balls in this turn. "The same ball may go on
    /// jumping in any direction for as long as it can and the player likes"; if a demand was made, it must make "a jump
    /// of exactly n (any of them)".
    fn jumps(&self, from: At, so_far: u8, visit: &mut impl FnMut(Step, TurnStatus)) {
        let board = self.position.board;
        let left = match self.position.phase {
            Phase::Demanded(balls) if balls <= so_far => return,
            Phase::Demanded(balls) => Some(balls - so_far - 1),
            _ => None,
        };
        for to in each(board.landings(from)) {
            let after = board.after_jump(from, to);
            let status = match left {
                None if after.landings(to) != 0 => TurnStatus::Extendable,
                None | Some(0) => TurnStatus::Complete,
                Some(left) if after.can_jump(to, left) => TurnStatus::Incomplete,
                Some(_) => continue,
            };
            visit(Step::Jump { from, to }, status);
        }
    }

    /// Visits the steps of the shifter: "The shifter's turn: exactly one of remove […] slide […] and with it the
    /// shifter may demand". There is no step for a pass: while there is a tile and a free place, some tile can slide.
    fn shifts(&self, visit: &mut impl FnMut(Step, TurnStatus)) {
        let board = self.position.board;
        // "A demand is legal only if a jump of exactly n is possible after the slide or removal."
        let status = |after: Board| {
            if after.has_jump_of_two() { TurnStatus::Extendable } else { TurnStatus::Complete }
        };
        board.slides(|tiles, by| visit(Step::Slide { tiles, by }, status(board.after_slide(tiles, by))));
        for tile in each(board.empty_tiles()) {
            visit(Step::Remove(tile), status(board.without_tile(tile)));
        }
    }
}

impl crate::rules::TurnBuilder for TurnBuilder {
    type Position = Position;
    type Step = Step;

    fn position(&self) -> &Position {
        &self.position
    }

    fn for_each_step(&self, mut visit: impl FnMut(Step, TurnStatus)) {
        let board = self.position.board;
        match self.progress {
            Progress::Begun if self.position.is_over() => {}
            Progress::Begun => match self.position.phase {
                Phase::First => {
                    each(board.balls).for_each(|ball| visit(Step::Lift(ball), TurnStatus::Complete))
                }
                Phase::Jump | Phase::Demanded(_) => {
                    each(board.jumping_balls()).for_each(|ball| self.jumps(ball, 0, &mut visit));
                }
                Phase::Shift => self.shifts(&mut visit),
            },
            Progress::Jumped { at, balls } => self.jumps(at, balls, &mut visit),
            // "n ≥ 2"; "the first n jumps of a longer one count as a jump of n".
            Progress::Shifted => {
                (2..=board.longest_jump()).for_each(|balls| visit(Step::Demand(balls), TurnStatus::Complete));
            }
            Progress::Lifted | Progress::Demanded(_) => {}
        }
    }

    fn apply(&mut self, step: Step) {
        let board = &mut self.position.board;
        self.progress = match step {
            Step::Lift(ball) => {
                board.balls &= !bit(ball);
                Progress::Lifted
            }
            Step::Jump { from, to } => {
                *board = board.after_jump(from, to);
                let so_far = match self.progress {
                    Progress::Jumped { balls, .. } => balls,
                    _ => 0,
                };
                Progress::Jumped { at: to, balls: so_far + 1 }
            }
            Step::Remove(tile) => {
                *board = board.without_tile(tile);
                Progress::Shifted
            }
            Step::Slide { tiles, by } => {
                *board = board.after_slide(tiles, by);
                Progress::Shifted
            }
            Step::Demand(balls) => Progress::Demanded(balls),
        };
    }

    fn finish(mut self) -> Position {
        match (self.position.phase, self.progress) {
            (Phase::Shift, Progress::Demanded(balls)) => self.position.phase = Phase::Demanded(balls),
            // "Without a demand the jumper is free."
            (Phase::Shift, _) => self.position.free_the_jumper(),
            _ => self.position.phase = Phase::Shift,
        }
        self.position
    }

    fn broken_rule(&self, typed: &[Token]) -> Message {
        broken_rule::find(self, typed)
    }
}

impl crate::rules::Step for Step {
    /// "`xd4`", "`c3xe3xe5` (hollows landed on)", "`xB2`", "`B1-B3`, `B1B2-B2B3` […] (tiles in ascending order, then
    /// their new places in the same order)", "by adding `!n`".
    fn tokens(self, first: bool) -> Tokens {
        match self {
            Step::Lift(ball) => Tokens::new([hollow(Separator::Takes, ball)]).closed(),
            Step::Jump { from, to } => {
                let start = first.then_some(hollow(Separator::From, from));
                Tokens::new(start.into_iter().chain([hollow(Separator::Takes, to)]))
            }
            Step::Remove(tile) => Tokens::new([place(Separator::Takes, tile)]).closed(),
            Step::Slide { tiles, by } => {
                let after = each(shift(tiles, by));
                let separators = std::iter::once(Separator::To).chain(std::iter::repeat(Separator::From));
                let after = separators.zip(after).map(|(separator, tile)| place(separator, tile));
                Tokens::new(each(tiles).map(|tile| place(Separator::From, tile)).chain(after)).closed()
            }
            Step::Demand(balls) => Tokens::new([Token::Demand(balls)]),
        }
    }

    /// A list of choices does not hold 48 balls, so the player chooses the tile first and then the ball on it.
    fn start_tile(self) -> Option<TileSlot> {
        match self {
            Step::Lift(ball) => Some(board::place(ball)),
            _ => None,
        }
    }

    /// Chains may also be typed jump by jump: `c3-e3, e3-e5`.
    fn alternative_tokens(self, first: bool) -> Option<Tokens> {
        match self {
            Step::Jump { from, to } if !first => {
                Some(Tokens::new([hollow(Separator::Then, from), hollow(Separator::Takes, to)]))
            }
            _ => None,
        }
    }
}

fn hollow(separator: Separator, at: At) -> Token {
    Token::At(separator, board::cell(at).into())
}

fn place(separator: Separator, at: At) -> Token {
    Token::At(separator, board::place(at).into())
}
