use super::{Goal, Theme};
use crate::rules::{AnyPosition, Effect, GameKind, Seat};
use crate::table::Subject;

/// The number of a puzzle among those of its game. Answers are stored by it, so a released collection keeps its numbers.
pub type PuzzleNumber = u32;

/// Upper bound of the own turns of a puzzle that can be easy.
const MAX_SHORT_TURNS: usize = 2;

/// A position in which one turn of the seat to act reaches a [`Goal`] and no other does.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The number among the puzzles of its game, which never changes.
    pub number: PuzzleNumber,
    /// How hard it is, on the scale of the ratings of players.
    pub rating: i32,
    /// What the solution reaches.
    pub goal: Goal,
    /// The themes of the solution, never empty.
    pub themes: Vec<Theme>,
    /// The position in which the solver is to act.
    pub position: AnyPosition,
    /// The turns of the solver and the replies, in canonical text; the first and the last are the solver's. Each is followed by
    /// turns that are as good, such as captures with another replacement.
    pub solution: Vec<Vec<String>>,
    /// The own turns within which the solver wins by the tablebase, if the solution does not go that far.
    pub wins_in: Option<u32>,
}

/// All positions of the solution.
impl Subject for &'static Puzzle {
    fn positions(&self) -> Vec<AnyPosition> {
        (0..=self.solution.len()).map(|turns| self.after(turns).0).collect()
    }
}

/// The verdict on a turn that the solver tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The puzzle is solved.
    Solved,
    /// The turn is right, and more are to come.
    Right,
    /// The turn is not the solution.
    Wrong,
}

/// A legal turn that was tried.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// Whether it is right.
    pub verdict: Verdict,
    /// The position after it.
    pub position: AnyPosition,
    /// The effects of the turn.
    pub effects: Vec<Effect>,
    /// The turn in canonical text.
    pub turn: String,
}

impl Puzzle {
    /// The game of the puzzle.
    pub fn game(&self) -> GameKind {
        self.position.kind()
    }

    /// The seat that solves it.
    pub fn seat(&self) -> Seat {
        self.position.seat().unwrap_or_default()
    }

    /// Whether the solver is the jumper of a round (Bilitaire).
    pub fn is_jumper(&self) -> bool {
        self.position.scene().round.is_some_and(|round| round.jumper == self.seat())
    }

    /// The number of turns that the solver makes.
    pub fn own_turns(&self) -> usize {
        self.states().count()
    }

    /// Whether neither the solution nor a win that it does not show takes many turns.
    pub fn is_short(&self) -> bool {
        self.wins_within_after(0).unwrap_or(self.own_turns()) <= MAX_SHORT_TURNS
    }

    /// The number of own turns within which the solver wins; `None` if the solution does not end with the game.
    pub fn wins_within(&self) -> Option<usize> {
        let (end, _) = self.after(self.solution.len());
        has_won(&end, self.seat()).then(|| self.own_turns())
    }

    /// The number of own turns within which the solver wins after the first `turns` turns of the solution, if it is known: from
    /// the solution where that ends with the win, or from the tablebase.
    pub fn wins_within_after(&self, turns: usize) -> Option<usize> {
        let made = self.states().filter(|(number, _)| *number < turns).count();
        let wins_in = self.wins_in.and_then(|wins_in| usize::try_from(wins_in).ok());
        self.wins_within().or(wins_in)?.checked_sub(made)
    }

    /// The positions in which the solver is to act, in order, each with the number of turns of the solution before it.
    pub fn states(&self) -> impl Iterator<Item = (usize, AnyPosition)> {
        let seat = self.seat();
        let mut position = self.position.clone();
        let positions = self.solution.iter().enumerate().map(move |(number, turn)| {
            let before = position.clone();
            // The solution is legal, as the tests of the collection check.
            position.play(&turn[0]).ok();
            (number, before)
        });
        positions.filter(move |(_, position)| position.seat() == Some(seat))
    }

    /// The position after the first turns of the solution, with the effects of the last of them.
    pub fn after(&self, turns: usize) -> (AnyPosition, Vec<Effect>) {
        let mut position = self.position.clone();
        let mut effects = Vec::new();
        for turn in self.solution.iter().take(turns) {
            effects = position.play(&turn[0]).map(|(_, effects)| effects).unwrap_or_default();
        }
        (position, effects)
    }

    /// Tries a turn after the first `turns` turns of the solution. Whoever plays a turn that is as good as that of the solution,
    /// or wins at once, has solved the puzzle. `None` if the turn is illegal, or there is no such turn in the solution.
    ///
    /// # Examples
    /// ```
    /// use bside_games::puzzles::{Verdict, puzzles};
    /// use bside_games::rules::GameKind;
    ///
    /// for puzzle in puzzles(GameKind::Basileus).iter().take(3) {
    ///     let attempt = puzzle.attempt(0, &puzzle.solution[0][0]).ok_or("an illegal turn")?;
    ///     assert_ne!(attempt.verdict, Verdict::Wrong);
    /// }
    /// # Ok::<(), &str>(())
    /// ```
    pub fn attempt(&self, turns: usize, text: &str) -> Option<Attempt> {
        let good = self.solution.get(turns)?;
        let (mut position, _) = self.after(turns);
        let (turn, effects) = position.play(text).ok()?;
        let is_last = turns + 1 == self.solution.len();
        let verdict = if turn == good[0] && !is_last {
            Verdict::Right
        } else if good.contains(&turn) || has_won(&position, self.seat()) {
            Verdict::Solved
        } else {
            Verdict::Wrong
        };
        Some(Attempt { verdict, position, effects, turn })
    }
}

/// Whether the game is over and this seat alone is first.
pub(super) fn has_won(position: &AnyPosition, seat: Seat) -> bool {
    position.seat().is_none() && position.places().winners().eq([seat])
}
