//! The rules as hosts use them: in text and data, the same for every game.

use super::choice::{self, Choices};
use super::{Effect, Message, Places, Position, Refusal, Scene, Seat, Written, perft, reading, turn};

/// A position that is talked to in text. Every [`Position`] is one.
pub trait Hosted {
    /// Places given so far; complete when the game is over.
    fn places(&self) -> Places;
    /// Whose turn it is; `None` when the game is over.
    fn seat(&self) -> Option<Seat>;
    /// Why a game that ended by its rules is over.
    fn ended_by(&self) -> Message;
    /// The legal turns in canonical text, in byte order.
    fn turns(&self) -> Vec<String>;
    /// The canonical text of the legal turn that was typed.
    fn read(&self, text: &str) -> Result<String, Refusal>;
    /// What may be typed next, for autocomplete: at most `limit` texts that begin with what was typed, whole turns if
    /// those are few enough.
    fn complete(&self, typed: &str, limit: usize) -> Vec<String>;
    /// What may come after the beginning of a turn, with the board to choose on; see [`choice::choices`].
    fn choices(&self, beginning: &str) -> Option<Choices>;
    /// Plays the legal turn that was typed; gives its canonical text and what it did. Changes nothing if it is refused.
    fn play(&mut self, text: &str) -> Result<(String, Vec<Effect>), Refusal>;
    /// A seat that is still in the game gives up.
    fn withdraw(&mut self, seat: Seat) -> Vec<Effect>;
    /// Men on the board.
    fn men(&self) -> usize;
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
    fn show(&self) -> String;
    /// The number of turn sequences of length `depth`.
    fn perft(&self, depth: u32) -> u64;
    /// The same for each first turn.
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
}

impl<P: Position> Hosted for P {
    fn places(&self) -> Places {
        Position::places(self)
    }

    fn seat(&self) -> Option<Seat> {
        Position::seat(self)
    }

    fn ended_by(&self) -> Message {
        Position::ended_by(self)
    }

    fn turns(&self) -> Vec<String> {
        turn::texts(self)
    }

    fn read(&self, text: &str) -> Result<String, Refusal> {
        Ok(turn::write(&reading::read(self, text)?))
    }

    fn complete(&self, typed: &str, limit: usize) -> Vec<String> {
        reading::complete(self, typed, limit)
    }

    fn choices(&self, beginning: &str) -> Option<Choices> {
        choice::choices(self, beginning)
    }

    fn play(&mut self, text: &str) -> Result<(String, Vec<Effect>), Refusal> {
        let turn = reading::read(self, text)?;
        let mut effects = Position::effects(self, &turn);
        let before = Position::places(self);
        *self = turn::play(self, &turn);
        effects.extend(newly_out(before, Position::places(self)));
        Ok((turn::write(&turn), effects))
    }

    fn withdraw(&mut self, seat: Seat) -> Vec<Effect> {
        let before = Position::places(self);
        *self = self.without(seat);
        newly_out(before, Position::places(self))
    }

    fn men(&self) -> usize {
        Position::men(self)
    }

    fn quiet_turns_per_seat(&self) -> Option<usize> {
        P::QUIET_TURNS_PER_SEAT
    }

    fn scene(&self) -> Scene {
        Position::scene(self)
    }

    fn fen(&self) -> String {
        Written::fen(self)
    }

    fn show(&self) -> String {
        Written::show(self)
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
        .still_in()
        .filter_map(|seat| after.of(seat).map(|place| (seat, place)))
        .filter(|(_, place)| *place > 1)
        .collect();
    out.sort_by_key(|(_, place)| std::cmp::Reverse(*place));
    out.into_iter().map(|(seat, place)| Effect::Out { seat, place }).collect()
}
