use super::board::{
    self, AXES, At, CENTRE, Cells, DIRECTIONS, NEIGHBOURS, RESTING_CELLS, bit, each, flanked, flankers, shift,
};
use super::broken_rule;
use super::{Position, Seat};
use crate::localize::Message;
use crate::rules::TurnStatus;
use crate::rules::notation::{Separator, Token, Tokens};

/// One choice within a turn. Cells are given by the numbers of their bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// "A turn normally is one step of one own pawn": a slide, a jump, or the way through the centre.
    Move {
        /// The start.
        from: At,
        /// Whether the pawn goes over e5, because neither a slide nor a jump leads to the destination.
        via_centre: bool,
        /// The destination.
        to: At,
    },
    /// "One flanker moves onto each vacancy."
    Replace {
        /// The flanker.
        from: At,
        /// The vacancy.
        to: At,
    },
    /// "A seat with three or more pawns and no legal turn passes."
    Pass,
}

/// A turn under construction.
#[derive(Clone, Copy)]
pub struct TurnBuilder {
    /// The board after the steps so far. Captured pawns are removed as soon as they are captured.
    position: Position,
    /// Whether the mover has two pawns or fewer and therefore must capture.
    must_capture: bool,
    /// The pawns that were captured before the turn began: "the turn consists of those captures and their replacements
    /// […] alone".
    forced: Cells,
    round: Round,
    /// Whether a step has been made.
    begun: bool,
}

/// A round of replacements. It has no open vacancies when there is nothing to replace.
#[derive(Clone, Copy, Default)]
struct Round {
    /// The mover's pawns when the captures were made. Only these can be flankers.
    pawns: Cells,
    /// The vacancies that are not filled yet.
    open: Cells,
    /// The flankers that have moved: "a pawn moves at most once in a round of replacements".
    moved: Cells,
    /// The lowest bit of a vacancy that may still be filled: within a round, replacements are in the order of their
    /// vacancies.
    from: At,
}

impl Round {
    fn flankers(&self, vacancy: At) -> Cells {
        flankers(self.pawns, vacancy) & !self.moved
    }

    /// "When no vacancy with an unmoved flanker is left", the round is over.
    fn is_over(&self) -> bool {
        each(self.open).all(|vacancy| self.flankers(vacancy) == 0)
    }

    fn with(mut self, from: At, to: At) -> Round {
        self.open &= !bit(to);
        self.moved |= bit(from);
        self.from = to + 1;
        self
    }

    /// The open vacancies that may still be filled, in order.
    fn ahead(&self) -> impl Iterator<Item = At> {
        each(self.open & (Cells::MAX << self.from))
    }

    /// Whether the vacancies can be filled in order from here so that none is left that could be filled. A vacancy may
    /// be skipped only if later vacancies use up all its flankers: "a vacancy stays empty only if all its flankers have
    /// been moved to other vacancies".
    fn can_be_completed(&self) -> bool {
        self.is_over()
            || self
                .ahead()
                .any(|to| each(self.flankers(to)).any(|from| self.with(from, to).can_be_completed()))
    }

    /// Visits every replacement that may come next, as flanker and vacancy.
    fn next(&self, mut visit: impl FnMut(At, At)) {
        for to in self.ahead() {
            for from in each(self.flankers(to)) {
                if self.with(from, to).can_be_completed() {
                    visit(from, to);
                }
            }
        }
    }
}

impl TurnBuilder {
    pub(super) fn new(position: Position) -> TurnBuilder {
        let over = position.places.is_complete();
        let mover = position.mover();
        let forced = if over { 0 } else { flanked(position.pawns[mover], position.enemies(mover)) };
        let must_capture = position.has_losing_count(mover);
        let mut builder =
            TurnBuilder { position, must_capture, forced, round: Round::default(), begun: false };
        builder.capture(forced);
        builder
    }

    /// The pawns that were captured before the turn began.
    pub(super) fn captured_before_turn(&self) -> Cells {
        self.forced
    }

    /// Whether the seat to act has no legal turn except a pass.
    pub(super) fn is_stuck(&self) -> bool {
        // Nearly every seat can slide, which this test finds without visiting its turns.
        let empty = RESTING_CELLS & !self.position.occupied();
        let own = self.own();
        if !self.must_capture && DIRECTIONS.iter().any(|direction| shift(own, *direction) & empty != 0) {
            return false;
        }
        let mut stuck = true;
        self.steps(|step, _| stuck &= step == Step::Pass);
        stuck
    }

    fn mover(&self) -> Seat {
        self.position.mover()
    }

    fn own(&self) -> Cells {
        self.position.pawns[self.mover()]
    }

    /// Removes captured pawns and begins the round in which they are replaced.
    fn capture(&mut self, captured: Cells) {
        if captured != 0 {
            self.round = Round { pawns: self.own(), open: captured, moved: 0, from: 0 };
            self.position.remove_men(captured);
        }
    }

    #[inline]
    fn steps(&self, mut visit: impl FnMut(Step, TurnStatus)) {
        if self.round.open != 0 && !self.round.is_over() {
            self.round.next(|from, to| {
                let mut longer = *self;
                longer.replace(from, to);
                let status =
                    if longer.round.is_over() { TurnStatus::Complete } else { TurnStatus::Incomplete };
                visit(Step::Replace { from, to }, status);
            });
        } else if !self.begun && !self.position.places.is_complete() {
            let mut any = false;
            self.moves(|step, status| {
                any = true;
                visit(step, status);
            });
            if !any && !self.must_capture {
                visit(Step::Pass, TurnStatus::Complete);
            }
        }
    }

    /// Visits the slides, the jumps and the ways through the centre.
    #[inline]
    fn moves(&self, mut visit: impl FnMut(Step, TurnStatus)) {
        let own = self.own();
        let occupied = self.position.occupied();
        let enemies = occupied & !own;
        let empty = RESTING_CELLS & !occupied;
        let capture_cells = possible_capture_cells(own, enemies);
        let mut try_move = |from: At, to: At, via_centre: bool| {
            let captures = capture_cells & bit(to) != 0 && flanked(own & !bit(from) | bit(to), enemies) != 0;
            if captures || !self.must_capture {
                let status = if captures { TurnStatus::Incomplete } else { TurnStatus::Complete };
                visit(Step::Move { from, via_centre, to }, status);
            }
        };
        for direction in DIRECTIONS {
            let back = |to: At| to.wrapping_add_signed(-direction);
            for to in each(shift(own, direction) & empty) {
                try_move(back(to), to, false);
            }
            for to in each(self.landings(own, direction)) {
                try_move(back(back(to)), to, false);
            }
        }
        // "Slide onto e5 and at once on to any empty cell adjacent to e5 other than the one it came from"; "where a
        // cell can be reached by a slide or a jump, the way through the centre […] is not listed".
        let around = NEIGHBOURS[usize::from(CENTRE)];
        for from in each(own & around) {
            let jumps =
                DIRECTIONS.iter().fold(0, |all, direction| all | self.landings(bit(from), *direction));
            let direct = NEIGHBOURS[usize::from(from)] | jumps;
            for to in each(around & empty & !direct) {
                try_move(from, to, true);
            }
        }
    }

    /// The cells where jumps of the mover's `pawns` in a direction end: "over exactly one adjacent pawn of any colour
    /// to the empty cell right behind it; […] never towards the pawn's own rear […]. No jump ends on e5."
    fn landings(&self, pawns: Cells, direction: i8) -> Cells {
        let (columns, rows) = board::columns_and_rows(direction);
        if self.position.side(self.mover()).is_rearward(columns, rows) {
            return 0;
        }
        let occupied = self.position.occupied();
        shift(shift(pawns, direction) & occupied, direction) & RESTING_CELLS & !occupied
    }

    fn replace(&mut self, from: At, to: At) {
        let mover = self.mover();
        self.position.pawns[mover] ^= bit(from) | bit(to);
        self.round = self.round.with(from, to);
        if self.round.is_over() {
            // "Then captures are looked for again over the whole board; new captures start another round."
            self.round = Round::default();
            self.capture(flanked(self.own(), self.position.enemies(mover)));
        }
    }
}

/// The cells on which an additional own pawn may capture: those next to an enemy that has an own pawn right behind it.
/// This is only a first filter, because the own pawn behind the enemy may be the one that moves.
fn possible_capture_cells(own: Cells, enemies: Cells) -> Cells {
    AXES.iter().fold(0, |capture_cells, axis| {
        capture_cells | shift(shift(own, *axis) & enemies, *axis) | shift(shift(own, -axis) & enemies, -axis)
    })
}

impl crate::rules::TurnBuilder for TurnBuilder {
    type Position = Position;
    type Step = Step;

    fn position(&self) -> &Position {
        &self.position
    }

    fn for_each_step(&self, visit: impl FnMut(Step, TurnStatus)) {
        self.steps(visit);
    }

    fn apply(&mut self, step: Step) {
        self.begun = true;
        match step {
            Step::Move { from, to, .. } => {
                let mover = self.mover();
                self.position.pawns[mover] ^= bit(from) | bit(to);
                self.capture(flanked(self.own(), self.position.enemies(mover)));
            }
            Step::Replace { from, to } => self.replace(from, to),
            Step::Pass => {}
        }
    }

    fn finish(mut self) -> Position {
        let next = (self.mover() + 1) % self.position.places.seats();
        self.position.begin_turn_of(next);
        self.position
    }

    fn broken_rule(&self, typed: &[Token]) -> Message {
        broken_rule::find(self, typed)
    }
}

impl TurnBuilder {
    /// The vacancies that are open in this round, for explanations of broken rules.
    pub(super) fn vacancies(&self) -> Cells {
        self.round.open
    }

    /// The flankers of a vacancy that have not moved in this round.
    pub(super) fn flankers_of(&self, vacancy: At) -> Cells {
        self.round.flankers(vacancy)
    }

    /// Whether this flanker has moved in this round.
    pub(super) fn has_moved(&self, from: At) -> bool {
        self.round.moved & bit(from) != 0
    }

    /// Whether the mover has two pawns or fewer and therefore must capture.
    pub(super) fn must_capture(&self) -> bool {
        self.must_capture
    }
}

impl crate::rules::Step for Step {
    /// "Slide or jump `d4-d5`, `d4-f6`; through the centre `e4-e5-f6`; then each replacement `,from>to` […]. A forced
    /// capture has only replacements: `d4>d5,f7>f6`."
    fn tokens(self, first: bool) -> Tokens {
        match self {
            Step::Move { from, via_centre, to } => movement(from, via_centre, to),
            Step::Replace { from, to } => {
                let begins = if first { Separator::From } else { Separator::Then };
                Tokens::new([token(begins, from), token(Separator::Onto, to)])
            }
            Step::Pass => Tokens::new([Token::Pass]),
        }
    }

    /// "Readers accept both the short and the long form for either."
    fn alternative_tokens(self, _first: bool) -> Option<Tokens> {
        match self {
            Step::Move { from, via_centre, to } => {
                let around = NEIGHBOURS[usize::from(CENTRE)];
                (around & bit(from) != 0 && around & bit(to) != 0).then(|| movement(from, !via_centre, to))
            }
            Step::Replace { .. } | Step::Pass => None,
        }
    }
}

fn movement(from: At, via_centre: bool, to: At) -> Tokens {
    let centre = via_centre.then_some(token(Separator::To, CENTRE));
    Tokens::new([token(Separator::From, from)].into_iter().chain(centre).chain([token(Separator::To, to)]))
}

fn token(separator: Separator, at: At) -> Token {
    Token::At(separator, board::cell(at).into())
}
