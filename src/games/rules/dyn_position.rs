//! The object-safe interface to a position of any game: turns are text, results are data.

use super::choice::{self, Choices};
use super::{
    Effect, GameKind, IllegalTurn, Places, Position, PositionText, Scene, Seat, perft, reading, turn,
};
use crate::localize::Message;
use std::any::Any;

/// A position whose turns are given and returned as text. Every [`Position`] implements it.
pub trait DynPosition: Any {
    /// The game to which the position belongs.
    fn kind(&self) -> GameKind;
    /// The places of the seats that are out; complete when the game is over.
    fn places(&self) -> Places;
    /// The seat to act; `None` when the game is over.
    fn seat(&self) -> Option<Seat>;
    /// Why the game is over, for a game that ended by its rules.
    fn end_reason(&self) -> Message;
    /// The legal turns in canonical text, in byte order.
    fn legal_turns(&self) -> Vec<String>;
    /// The canonical text of the legal turn that `text` means.
    ///
    /// # Errors
    /// If `text` is no legal turn of this position, or could mean more than one.
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{GameKind, IllegalTurn, Setup};
    ///
    /// let start = Setup::new(GameKind::Basileus, None, None)?.start();
    /// assert_eq!(start.parse_turn("b1 c2"), Ok("b1-c2".to_owned()));
    /// assert!(matches!(start.parse_turn("b1"), Err(IllegalTurn::Incomplete { .. })));
    /// assert!(matches!(start.parse_turn("b1-z9"), Err(IllegalTurn::NoSuchCell { .. })));
    /// # Ok::<(), bside_games::rules::SetupError>(())
    /// ```
    fn parse_turn(&self, text: &str) -> Result<String, IllegalTurn>;
    /// Autocomplete: at most `limit` texts that begin with `typed`: complete turns if at most `limit` of them do, else
    /// beginnings of turns.
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{GameKind, Setup};
    ///
    /// let start = Setup::new(GameKind::Basileus, None, None)?.start();
    /// let turns = start.completions("b1", 25);
    /// assert!(turns.contains(&"b1-c2".to_owned()) && turns.iter().all(|turn| turn.starts_with("b1")));
    /// # Ok::<(), bside_games::rules::SetupError>(())
    /// ```
    fn completions(&self, typed: &str, limit: usize) -> Vec<String>;
    /// The choices that continue the beginning of a turn, with the board to choose on; see [`choice::choices`]. `None`
    /// if no legal turn has this beginning.
    fn choices(&self, beginning: &str) -> Option<Choices>;
    /// Whether the last choice of a turn is whether a jump is demanded.
    fn ends_with_demand(&self, turn: &str) -> bool;
    /// Plays the legal turn that `text` means. Returns its canonical text and its effects.
    ///
    /// # Errors
    /// As [`parse_turn`](DynPosition::parse_turn); the position is then unchanged.
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{Cell, Effect, GameKind, Setup};
    ///
    /// let mut position = Setup::new(GameKind::Basileus, None, None)?.start();
    /// let (turn, effects) = position.play("B1C2").expect("a legal turn");
    /// assert_eq!((turn.as_str(), position.seat()), ("b1-c2", Some(1)));
    /// let [Effect::Moved { path, .. }] = &effects[..] else { panic!("one man moves") };
    /// assert_eq!(path[..], [Cell::new(1, 0), Cell::new(2, 1)]);
    /// # Ok::<(), bside_games::rules::SetupError>(())
    /// ```
    fn play(&mut self, text: &str) -> Result<(String, Vec<Effect>), IllegalTurn>;
    /// Removes a seat that is still in the game, because it has resigned or lost on time. Returns the effects.
    fn withdraw(&mut self, seat: Seat) -> Vec<Effect>;
    /// The number of men on the board.
    fn man_count(&self) -> usize;
    /// Turns in a row without a man leaving the board that draw this game, for each seat still in it; see
    /// [`Position::QUIET_TURNS_PER_SEAT`].
    fn quiet_turns_per_seat(&self) -> Option<usize>;
    /// Whether repetition and a long run of quiet turns draw this game.
    fn has_host_draws(&self) -> bool {
        self.quiet_turns_per_seat().is_some()
    }
    /// The position as data to draw.
    fn scene(&self) -> Scene;
    /// The keys of the texts that name the sides of seats 0 and 1 in a game of two.
    fn side_names(&self) -> [&'static str; 2];
    /// The position in one line, after chess's FEN; see the `text` module of each game for its fields.
    fn fen(&self) -> String;
    /// The position as a board of ASCII text.
    fn ascii_board(&self) -> String;
    /// The number of turn sequences of length `depth`.
    fn perft(&self, depth: u32) -> u64;
    /// [`perft`](DynPosition::perft) split by the first turn: its text and the sequences that begin with it, in byte
    /// order.
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{GameKind, Setup};
    ///
    /// let start = Setup::new(GameKind::Biloba, Some(2), None)?.start();
    /// let counts = start.divide(2);
    /// assert_eq!(counts.len(), start.legal_turns().len());
    /// assert_eq!(counts.iter().map(|(_, count)| count).sum::<u64>(), start.perft(2));
    /// # Ok::<(), bside_games::rules::SetupError>(())
    /// ```
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

    fn ends_with_demand(&self, turn: &str) -> bool {
        choice::ends_with_demand(self, turn)
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

    fn side_names(&self) -> [&'static str; 2] {
        Position::side_names(self)
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

/// The effects for seats that have gone out of the game. There are none in a game of two, whose result says as much.
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
