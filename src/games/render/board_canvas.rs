use super::canvas::Canvas;
use super::geometry::BoardGeometry;
use super::theme::{BoardColours, Colours};
use std::ops::{Deref, DerefMut};

/// A canvas with a board: where the board lies on it, and the colours in which it is drawn.
pub(super) struct BoardCanvas<'a> {
    pub canvas: &'a mut Canvas,
    pub board: &'a BoardGeometry,
    pub colours: &'a Colours,
}

impl<'a> BoardCanvas<'a> {
    /// The colours of the board of this game.
    pub fn board_colours(&self) -> &'a BoardColours {
        self.colours.board(self.board.game)
    }
}

impl Deref for BoardCanvas<'_> {
    type Target = Canvas;

    fn deref(&self) -> &Canvas {
        self.canvas
    }
}

impl DerefMut for BoardCanvas<'_> {
    fn deref_mut(&mut self) -> &mut Canvas {
        self.canvas
    }
}
