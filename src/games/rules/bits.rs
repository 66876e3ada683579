//! Sets of cells as the bits of a number: what the boards of all games do with them.

/// The number of a cell's bit.
pub(crate) type At = u8;

/// The cell in the middle between two: boards are numbered so that its number is there as well.
pub(super) const fn between(from: At, to: At) -> At {
    (from + to) / 2
}

/// Constant functions cannot be generic over numbers yet: so they are written once and made for each width.
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

            /// The set moved by a distance. Boards keep bits free at their edges, onto which falls what leaves them.
            pub(crate) const fn shift(cells: Cells, distance: i8) -> Cells {
                if distance >= 0 { cells << distance } else { cells >> -distance }
            }

            /// The bits of a set, upwards.
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

/// Cells from which every one of these ways leads to another cell of the set.
pub(crate) const fn inner(cells: wide::Cells, ways: &[i8]) -> wide::Cells {
    let (mut inner, mut index) = (cells, 0);
    while index < ways.len() {
        inner &= wide::shift(cells, ways[index]);
        index += 1;
    }
    inner
}

/// The bits of a wide set half by half, because machines count in 64 bits: faster where many are set.
pub(super) fn each_by_halves(cells: wide::Cells) -> impl Iterator<Item = At> {
    narrow::each(cells as u64).chain(narrow::each((cells >> 64) as u64).map(|at| 64 + at))
}
