//! The rules as hosts use them: in text and data, the same for every game.

use super::choice::{self, Choices};
use super::{
    Effect, GameKind, IllegalTurn, Message, Places, Position, PositionText, Scene, Seat, perft, reading, turn,
};
use std::any::Any;

/// A position that is talked to in text. Every [`Position`] is one.
pub trait DynPosition: Any {
    /// The game.
    fn kind(&self) -> GameKind;
    /// Places given so far; complete when the game is over.
    fn places(&self) -> Places;
    /// Whose turn it is; `None` when the game is over.
    fn seat(&self) -> Option<Seat>;
    /// Why a game that ended by its rules is over.
    fn end_reason(&self) -> Message;
    /// The legal turns in canonical text, in byte order.
    fn legal_turns(&self) -> Vec<String>;
    /// The canonical text of the legal turn that was typed.
    fn parse_turn(&self, text: &str) -> Result<String, IllegalTurn>;
    /// What may be typed next, for autocomplete: at most `limit` texts that begin with what was typed, whole turns if
    /// those are few enough.
    fn completions(&self, typed: &str, limit: usize) -> Vec<String>;
    /// What may come after the beginning of a turn, with the board to choose on; see [`choice::choices`].
    fn choices(&self, beginning: &str) -> Option<Choices>;
    /// Plays the legal turn that was typed; gives its canonical text and what it did. Changes nothing if it is refused.
    fn play(&mut self, text: &str) -> Result<(String, Vec<Effect>), IllegalTurn>;
    /// A seat that is still in the game gives up.
    fn withdraw(&mut self, seat: Seat) -> Vec<Effect>;
    /// Men on the board.
    fn man_count(&self) -> usize;
    /// Turns in a row without a man leaving the board that draw this game, for each seat still in it; see
    /// [`Position::QUIET_TURNS_PER_SEAT`].
    fn quiet_turns_per_seat(&self) -> Option<usize>;
    /// Do repetition and a long run of quiet turns draw this game?
    fn has_host_draws(&self) -> bool {
        self.quiet_turns_per_seat().is_some()
    }
    /// The position as data to draw.
    fn scene(&self) -> Scene;
    /// The position in one line.
    fn fen(&self) -> String;
    /// The position as a board of text.
    fn ascii_board(&self) -> String;
    /// The number of turn sequences of length `depth`.
    fn perft(&self, depth: u32) -> u64;
    /// The same for each first turn.
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
}

impl<P: Position> DynPosition for P {
    fn kind(&self) -> GameKind {
        P::KIND
    }

    fn places(&self) -> Places {
        Position::places(self)
    }

    fn seat(&self) -> Option<Seat> {
        Position::seat(self)
    }

    fn end_reason(&self) -> Message {
        Position::end_reason(self)
    }

    fn legal_turns(&self) -> Vec<String> {
        turn::legal_turns(self)
    }

    fn parse_turn(&self, text: &str) -> Result<String, IllegalTurn> {
        Ok(turn::write(&reading::parse_turn(self, text)?))
    }

    fn completions(&self, typed: &str, limit: usize) -> Vec<String> {
        reading::completions(self, typed, limit)
    }

    fn choices(&self, beginning: &str) -> Option<Choices> {
        choice::choices(self, beginning)
    }

    fn play(&mut self, text: &str) -> Result<(String, Vec<Effect>), IllegalTurn> {
        let turn = reading::parse_turn(self, text)?;
        let mut effects = Position::effects(self, &turn);
        let before = Position::places(self);
        *self = turn::play(self, &turn);
        effects.extend(newly_out(before, Position::places(self)));
        Ok((turn::write(&turn), effects))
    }

    fn withdraw(&mut self, seat: Seat) -> Vec<Effect> {
        let before = Position::places(self);
        *self = self.after_withdrawal(seat);
        newly_out(before, Position::places(self))
    }

    fn man_count(&self) -> usize {
        Position::man_count(self)
    }

    fn quiet_turns_per_seat(&self) -> Option<usize> {
        P::QUIET_TURNS_PER_SEAT
    }

    fn scene(&self) -> Scene {
        Position::scene(self)
    }

    fn fen(&self) -> String {
        PositionText::fen(self)
    }

    fn ascii_board(&self) -> String {
        PositionText::ascii_board(self)
    }

    fn perft(&self, depth: u32) -> u64 {
        perft::perft(self, depth)
    }

    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        perft::divide(self, depth)
    }
}

/// Seats that went out while others play on, or that lost a game of more than two: the end of a game of two says it
/// all already.
fn newly_out(before: Places, after: Places) -> Vec<Effect> {
    if before.seats() == 2 {
        return Vec::new();
    }
    let mut out: Vec<(Seat, u8)> = before
        .active_seats()
        .filter_map(|seat| after.get(seat).map(|place| (seat, place)))
        .filter(|(_, place)| *place > 1)
        .collect();
    out.sort_by_key(|(_, place)| std::cmp::Reverse(*place));
    out.into_iter().map(|(seat, place)| Effect::Out { seat, place }).collect()
}
