//! Bitboards: sets of cells as the bits of a number, with the operations that the boards of all games share.

/// The number of a cell's bit.
pub(crate) type At = u8;

/// The cell in the middle between two cells. On all boards its number is the mean of theirs.
pub(super) const fn between(from: At, to: At) -> At {
    (from + to) / 2
}

/// Defines the operations for one width of the number. A macro, because constant functions cannot be generic over
/// numbers yet.
macro_rules! width {
    ($name:ident: $Cells:ty, $about:literal) => {
        #[doc = $about]
        pub(crate) mod $name {
            use super::At;

            /// A set of cells.
            pub(crate) type Cells = $Cells;

            /// The set of one cell.
            pub(crate) const fn bit(at: At) -> Cells {
                1 << at
            }

            /// The set with all cells moved by a distance. Boards leave bits at their edges unused, so cells that leave
            /// the board become unused bits.
            pub(crate) const fn shift(cells: Cells, distance: i8) -> Cells {
                if distance >= 0 { cells << distance } else { cells >> -distance }
            }

            /// The bits of a set in ascending order.
            pub(crate) fn each(mut cells: Cells) -> impl Iterator<Item = At> {
                std::iter::from_fn(move || {
                    (cells != 0).then(|| {
                        let at = cells.trailing_zeros() as At;
                        cells &= cells - 1;
                        at
                    })
                })
            }
        }
    };
}

width!(narrow: u64, "For boards of up to 64 bits.");
width!(wide: u128, "For boards of up to 128 bits.");

/// The cells that each of these distances leads to from another cell of the set.
pub(crate) const fn inner(cells: wide::Cells, directions: &[i8]) -> wide::Cells {
    let (mut inner, mut index) = (cells, 0);
    while index < directions.len() {
        inner &= wide::shift(cells, directions[index]);
        index += 1;
    }
    inner
}

/// The bits of a wide set in ascending order, half by half. Processors count in 64 bits, so this is faster for sets
/// with many cells.
pub(super) fn each_by_halves(cells: wide::Cells) -> impl Iterator<Item = At> {
    narrow::each(cells as u64).chain(narrow::each((cells >> 64) as u64).map(|at| 64 + at))
}
