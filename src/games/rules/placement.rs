//! The men on the cells of a board, compared under its symmetries.

use super::{AnyPosition, Cell, GameKind, Position, Seat, Symmetry, dispatch, dispatch_kind};

/// Columns and rows of a grid that holds every board.
const COLUMNS: usize = 26;
const ROWS: usize = 16;
/// A hollow of a tile without a ball (Bilitaire).
const HOLLOW: u8 = 1;
/// The first number of a man; smaller ones stand for cells without men.
const FIRST_MAN: u8 = 2;
/// The numbers of men of one kind, one for each side of the board.
const SIDES: u8 = 4;

/// The men on the cells of a board, each with its kind and the side of its owner. Seats are numbered in different ways by
/// different set-ups, so they are left out, and so is whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    game: GameKind,
    /// By column, then by row; 0 where nothing stands.
    cells: Vec<u8>,
}

impl Placement {
    /// The placement of a position.
    pub fn of(position: &AnyPosition) -> Placement {
        let (scene, game) = (position.scene(), position.kind());
        let mut placement = Placement { game, cells: vec![0; COLUMNS * ROWS] };
        for tile in scene.tiles {
            for (column, row) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                placement.set(Cell::new(2 * tile.column + column, 2 * tile.row + row), HOLLOW);
            }
        }
        for man in scene.men {
            let kind = game.kinds().iter().position(|kind| *kind == man.kind).unwrap_or_default() as u8;
            let side = dispatch!(position, position => side_of(position, man.seat));
            placement.set(man.cell, FIRST_MAN + SIDES * kind + side);
        }
        placement
    }

    /// The game on whose board the men stand.
    pub fn game(&self) -> GameKind {
        self.game
    }

    /// The number of men.
    pub fn man_count(&self) -> usize {
        self.cells.iter().filter(|symbol| **symbol >= FIRST_MAN).count()
    }

    /// The images under the symmetries of the board, itself first.
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{GameKind, Placement, Setup};
    ///
    /// // The start of Biloba looks the same after a reflection, and another way after a quarter of a turn.
    /// let start = Placement::of(&Setup::new(GameKind::Biloba, Some(2), None)?.start());
    /// assert_eq!(start.images().len(), 2);
    /// # Ok::<(), bside_games::rules::SetupError>(())
    /// ```
    pub fn images(&self) -> Vec<Placement> {
        let mut images = vec![self.clone()];
        let mut next = 0;
        while let Some(image) = images.get(next).cloned() {
            for symmetry in symmetries(self.game) {
                let image = image.under(symmetry);
                if !images.contains(&image) {
                    images.push(image);
                }
            }
            next += 1;
        }
        images
    }

    /// The number of cells in which two placements differ.
    pub fn differing_cells(&self, other: &Placement) -> usize {
        self.cells.iter().zip(&other.cells).filter(|(one, other)| one != other).count()
    }

    /// Whether at most this number of turns may lie between two placements.
    pub fn is_within(&self, turns: usize, other: &Placement) -> bool {
        if self.game != other.game {
            return false;
        }
        let taken = self.man_count().abs_diff(other.man_count());
        let changed = dispatch_kind!(self.game, P => P::max_changed_cells(turns, taken));
        taken <= turns + turns / 2 && self.differing_cells(other) <= changed
    }

    fn set(&mut self, cell: Cell, symbol: u8) {
        self.cells[usize::from(cell.column) * ROWS + usize::from(cell.row)] = symbol;
    }

    fn under(&self, symmetry: &Symmetry) -> Placement {
        let mut image = Placement { game: self.game, cells: vec![0; COLUMNS * ROWS] };
        for cell in self.game.cells() {
            let symbol = self.cells[usize::from(cell.column) * ROWS + usize::from(cell.row)];
            let symbol = match symbol.checked_sub(FIRST_MAN) {
                Some(man) => FIRST_MAN + man / SIDES * SIDES + (symmetry.side)(man % SIDES),
                None => symbol,
            };
            image.set((symmetry.cell)(cell), symbol);
        }
        image
    }
}

/// Symmetries of the board of a game, of which all others are made.
fn symmetries(game: GameKind) -> &'static [Symmetry] {
    dispatch_kind!(game, P => P::SYMMETRIES)
}

/// The side of a man's owner.
fn side_of<P: Position>(position: &P, owner: Seat) -> u8 {
    P::side_of(owner, Position::places(position).seats())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;
    use std::collections::BTreeSet;

    #[test]
    fn a_symmetry_maps_the_board_onto_itself() {
        for game in GameKind::ALL {
            let cells: BTreeSet<Cell> = game.cells().collect();
            for symmetry in symmetries(game) {
                assert_eq!(cells.iter().map(|cell| (symmetry.cell)(*cell)).collect::<BTreeSet<_>>(), cells);
            }
        }
        let start = |game, seats| Setup::new(game, seats, None).expect("a set-up").start();
        let images = |game, seats| Placement::of(&start(game, seats)).images().len();
        assert_eq!(
            images(GameKind::Biloba, Some(2)),
            2,
            "it looks the same after a reflection or half a turn"
        );
        assert_eq!((images(GameKind::Biloba, Some(4)), images(GameKind::Bilitaire, None)), (1, 1));
        assert_eq!((images(GameKind::Bizingo, None), images(GameKind::Basileus, None)), (3, 2));
    }

    /// A turn that leads to this placement and demand.
    fn turn_to(position: &AnyPosition, placement: &Placement, demand: Option<u8>) -> Option<String> {
        position.legal_turns().into_iter().find(|turn| {
            let mut after = position.clone();
            after.play(turn).is_ok() && Placement::of(&after) == *placement && after.scene().demand == demand
        })
    }

    #[test]
    fn a_mirrored_game_can_be_played_and_has_mirrored_placements() {
        for game in GameKind::ALL {
            let setup = Setup::new(game, None, None).expect("a set-up");
            let (mut one, mut other) = (setup.start(), setup.start());
            let mirror = &symmetries(game)[0];
            for number in 0..30 {
                let turns = one.legal_turns();
                let Some(index) = (7 * number + 3usize).checked_rem(turns.len()) else { break };
                one.play(&turns[index]).expect("it is legal");
                let mirrored = Placement::of(&one).under(mirror);
                let turn = turn_to(&other, &mirrored, one.scene().demand);
                let turn = turn.unwrap_or_else(|| panic!("{game}: no turn mirrors {}", turns[index]));
                other.play(&turn).expect("it is legal");
                assert!(Placement::of(&one).images().contains(&Placement::of(&other)), "{game}");
                assert_eq!(one.legal_turns().len(), other.legal_turns().len(), "{game}");
            }
        }
    }
}
