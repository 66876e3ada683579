//! Finds the rule that a typed step breaks, for the message to the player.

use super::Phase;
use super::board::{self, At, Board, bit, each, shift};
use super::turn_builder::{Progress, TurnBuilder};
use crate::rules::notation::{self, Separator, Token};
use crate::rules::{Cell, Localize, Message, TileSlot, TurnBuilder as _};

/// A rule of Bilitaire that a turn breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrokenRule {
    /// The jumper's first turn of a round removes one ball from the board and does nothing else.
    FirstTurn,
    /// A ball is removed without a jump, which only the first turn of a round does.
    NotFirstTurn,
    /// The jumper has a jump and cannot pass.
    MustJump,
    /// The jumper demands a jump, which only the shifter may do.
    JumperDemands,
    /// There is no hollow, because no tile lies there.
    NoHollow(Cell),
    /// No ball lies in this hollow.
    NoBall(Cell),
    /// The ball has no jump.
    CannotJump(Cell),
    /// The landing is the start.
    NoMove(Cell),
    /// The jump is diagonal, which is never legal.
    Diagonal {
        /// The start.
        from: Cell,
        /// The landing.
        to: Cell,
    },
    /// The landing is not exactly two hollows away from the start.
    NotAJump {
        /// The start.
        from: Cell,
        /// The landing.
        to: Cell,
    },
    /// A ball lies on the landing of the jump.
    Taken(Cell),
    /// No ball lies between the start and the landing.
    NothingToJump {
        /// The landing.
        to: Cell,
        /// The empty hollow, or the cell without a tile, between the two.
        over: Cell,
    },
    /// After this jump the ball cannot take exactly the number of balls that is demanded.
    NotExactly {
        /// The start of the jump after which the demand cannot be met.
        from: Cell,
        /// The number of balls that is demanded.
        balls: u8,
    },
    /// The shifter passes, which is never legal: some tile can always slide.
    MustShift,
    /// The frame has no such place. The player may have named a hollow: the shifter moves tiles, not balls.
    NotAPlace(TileSlot),
    /// No tile lies on this place.
    NoTile(TileSlot),
    /// A ball lies on the tile, and only an empty tile may be removed.
    TileNotEmpty(TileSlot),
    /// The text is not a slide, which is written as tiles followed by the same number of new places.
    NotASlide,
    /// The new place of the tile is its old one.
    SlidesNowhere(TileSlot),
    /// The new place is not in the row or column of the tile, and tiles slide straight.
    NotStraight {
        /// The place of the tile.
        from: TileSlot,
        /// The new place.
        to: TileSlot,
    },
    /// The tiles are not adjacent in a line and written in ascending order, as tiles that slide together must be.
    NotAGroup(Vec<TileSlot>),
    /// The tiles do not slide together along the line that they form.
    NotAlongItsLine(Vec<TileSlot>),
    /// Another tile lies on the way of the slide or at its end.
    Blocked(TileSlot),
    /// The demand does not follow a slide or a removal.
    DemandAlone,
    /// The demand is for fewer than two balls.
    DemandTooSmall,
    /// No jump over the demanded number of balls is possible after the slide or the removal.
    DemandTooGreat {
        /// The number of balls that was demanded.
        balls: u8,
        /// The most balls that one jump can take after the slide or the removal.
        most: u8,
    },
    /// Something other than a demand follows a slide or a removal.
    OnlyDemand,
}

impl Localize for BrokenRule {
    fn message(&self) -> Message {
        match self {
            BrokenRule::FirstTurn => Message::new("bilitaire-first-turn"),
            BrokenRule::NotFirstTurn => Message::new("bilitaire-not-first-turn"),
            BrokenRule::MustJump => Message::new("bilitaire-must-jump"),
            BrokenRule::JumperDemands => Message::new("bilitaire-jumper-demands"),
            BrokenRule::NoHollow(cell) => Message::new("bilitaire-no-hollow").with("cell", cell),
            BrokenRule::NoBall(cell) => Message::new("bilitaire-no-ball").with("cell", cell),
            BrokenRule::CannotJump(cell) => Message::new("bilitaire-cannot-jump").with("cell", cell),
            BrokenRule::NoMove(cell) => Message::new("bilitaire-no-move").with("cell", cell),
            BrokenRule::Diagonal { from, to } => {
                Message::new("bilitaire-diagonal").with("from", from).with("to", to)
            }
            BrokenRule::NotAJump { from, to } => {
                Message::new("bilitaire-not-a-jump").with("from", from).with("to", to)
            }
            BrokenRule::Taken(cell) => Message::new("bilitaire-taken").with("cell", cell),
            BrokenRule::NothingToJump { to, over } => {
                Message::new("bilitaire-nothing-to-jump").with("to", to).with("over", over)
            }
            BrokenRule::NotExactly { from, balls } => {
                Message::new("bilitaire-not-exactly").with("from", from).count("balls", usize::from(*balls))
            }
            BrokenRule::MustShift => Message::new("bilitaire-must-shift"),
            BrokenRule::NotAPlace(place) => Message::new("bilitaire-not-a-place").with("cell", place),
            BrokenRule::NoTile(tile) => Message::new("bilitaire-no-tile").with("place", tile),
            BrokenRule::TileNotEmpty(tile) => Message::new("bilitaire-tile-not-empty").with("place", tile),
            BrokenRule::NotASlide => Message::new("bilitaire-not-a-slide"),
            BrokenRule::SlidesNowhere(tile) => Message::new("bilitaire-no-slide").with("place", tile),
            BrokenRule::NotStraight { from, to } => {
                Message::new("bilitaire-not-straight").with("from", from).with("to", to)
            }
            BrokenRule::NotAGroup(tiles) => Message::new("bilitaire-not-a-group").list("tiles", tiles),
            BrokenRule::NotAlongItsLine(tiles) => {
                Message::new("bilitaire-not-along-its-line").list("tiles", tiles)
            }
            BrokenRule::Blocked(tile) => Message::new("bilitaire-blocked").with("place", tile),
            BrokenRule::DemandAlone => Message::new("bilitaire-demand-alone"),
            BrokenRule::DemandTooSmall => Message::new("bilitaire-demand-too-small"),
            BrokenRule::DemandTooGreat { balls, most } => Message::new("bilitaire-demand-too-great")
                .count("balls", usize::from(*balls))
                .count("most", usize::from(*most)),
            BrokenRule::OnlyDemand => Message::new("bilitaire-only-demand"),
        }
    }
}

pub(super) fn find(builder: &TurnBuilder, typed: &[Token]) -> BrokenRule {
    let position = builder.position();
    let board = &position.board;
    let plain: Vec<Token> = typed.iter().map(|token| token.without_separator()).collect();
    let cells: Vec<Cell> = notation::cells(&plain).collect();
    let takes = typed.first().is_some_and(|token| token.separator() == Some(Separator::Takes));
    match (builder.progress(), position.phase) {
        (Progress::Shifted, _) => after_shift(board, typed),
        (_, Phase::Shift) => match (typed.first(), &cells[..]) {
            (Some(Token::Pass), _) => BrokenRule::MustShift,
            (Some(Token::Demand(_)), _) => BrokenRule::DemandAlone,
            (_, [tile]) => removal(board, place(*tile)),
            (_, cells) if !takes => slide(board, &cells.iter().copied().map(place).collect::<Vec<_>>()),
            (_, [tile, ..]) => removal(board, place(*tile)),
            (_, []) => BrokenRule::NotASlide,
        },
        (_, Phase::First) => match cells[..] {
            [cell] if board::at(cell).is_some_and(|at| board.hollows() & bit(at) == 0) => {
                BrokenRule::NoHollow(cell)
            }
            _ => BrokenRule::FirstTurn,
        },
        (progress, phase @ (Phase::Jump | Phase::Demanded(_))) => {
            let demanded = match phase {
                Phase::Demanded(balls) => Some(balls),
                _ => None,
            };
            let from = match progress {
                Progress::Jumped { at, .. } => Some(board::cell(at)),
                _ => None,
            };
            match (from, &cells[..]) {
                _ if takes => BrokenRule::NotFirstTurn,
                (Some(from), [again, to, ..]) if from == *again => jump(board, from, Some(*to), demanded),
                (Some(from), [to, ..]) => jump(board, from, Some(*to), demanded),
                (None, [from, rest @ ..]) => jump(board, *from, rest.first().copied(), demanded),
                (_, []) if matches!(typed.first(), Some(Token::Demand(_))) => BrokenRule::JumperDemands,
                (_, []) => BrokenRule::MustJump,
            }
        }
    }
}

/// "A jump of one ball, horizontally or vertically, over one adjacent ball into the empty hollow right behind it
/// […]. Never diagonally, never over two."
fn jump(board: &Board, from: Cell, to: Option<Cell>, demanded: Option<u8>) -> BrokenRule {
    let has = |set: board::Cells, cell: Cell| board::at(cell).is_some_and(|at| set & bit(at) != 0);
    if !has(board.hollows(), from) {
        return BrokenRule::NoHollow(from);
    }
    if !has(board.balls, from) {
        return BrokenRule::NoBall(from);
    }
    let unless_demand_missed = |otherwise| match demanded {
        Some(balls) => BrokenRule::NotExactly { from, balls },
        None => otherwise,
    };
    let Some(to) = to else {
        let jumps = board::at(from).is_some_and(|at| board.landings(at) != 0);
        return if jumps {
            unless_demand_missed(BrokenRule::CannotJump(from))
        } else {
            BrokenRule::CannotJump(from)
        };
    };
    if to == from {
        return BrokenRule::NoMove(from);
    }
    if !has(board.hollows(), to) {
        return BrokenRule::NoHollow(to);
    }
    let (columns, rows) = (from.column.abs_diff(to.column), from.row.abs_diff(to.row));
    if columns != 0 && rows != 0 {
        return BrokenRule::Diagonal { from, to };
    }
    if columns + rows != 2 {
        return BrokenRule::NotAJump { from, to };
    }
    if has(board.balls, to) {
        return BrokenRule::Taken(to);
    }
    let over = Cell::new((from.column + to.column) / 2, (from.row + to.row) / 2);
    if !has(board.balls, over) {
        return BrokenRule::NothingToJump { to, over };
    }
    unless_demand_missed(BrokenRule::NotAJump { from, to })
}

/// Reads a typed cell as a place: `typed` has the column and row of a place here, not of a hollow.
fn place(typed: Cell) -> TileSlot {
    TileSlot::new(typed.column, typed.row)
}

fn removal(board: &Board, tile: TileSlot) -> BrokenRule {
    match board::place_at(tile) {
        None => BrokenRule::NotAPlace(tile),
        Some(at) if board.tiles & bit(at) == 0 => BrokenRule::NoTile(tile),
        Some(at) if board.empty_tiles() & bit(at) == 0 => BrokenRule::TileNotEmpty(tile),
        Some(_) => BrokenRule::OnlyDemand,
    }
}

/// "Slide, straight, over empty places, without leaving the frame".
fn slide(board: &Board, places: &[TileSlot]) -> BrokenRule {
    if let Some(place) = places.iter().find(|place| board::place_at(**place).is_none()) {
        return BrokenRule::NotAPlace(*place);
    }
    if places.is_empty() || !places.len().is_multiple_of(2) || places.len() > 6 {
        return BrokenRule::NotASlide;
    }
    let (tiles, ends) = places.split_at(places.len() / 2);
    let from: Vec<At> = tiles.iter().copied().filter_map(board::place_at).collect();
    if let Some(missing) = (0..tiles.len()).find(|index| board.tiles & bit(from[*index]) == 0) {
        return BrokenRule::NoTile(tiles[missing]);
    }
    let step =
        |from: TileSlot, to: TileSlot| (to.column as i8 - from.column as i8, to.row as i8 - from.row as i8);
    // "Two tiles adjacent in a line […] along that line".
    let along = tiles.windows(2).map(|pair| step(pair[0], pair[1])).collect::<Vec<_>>();
    let in_line = matches!(along.first(), None | Some((1, 0) | (0, 1)));
    if !in_line || along.windows(2).any(|pair| pair[0] != pair[1]) {
        return BrokenRule::NotAGroup(tiles.to_vec());
    }
    let (columns, rows) = step(tiles[0], ends[0]);
    if (columns, rows) == (0, 0) {
        return BrokenRule::SlidesNowhere(tiles[0]);
    }
    let together = tiles.iter().zip(ends).all(|(from, to)| step(*from, *to) == (columns, rows));
    let across = along.first().is_some_and(|(right, up)| columns * up != 0 || rows * right != 0);
    if !together || across {
        return BrokenRule::NotAlongItsLine(tiles.to_vec());
    }
    if columns != 0 && rows != 0 {
        return BrokenRule::NotStraight { from: tiles[0], to: ends[0] };
    }
    let group = from.iter().fold(0, |group, at| group | bit(*at));
    let far = columns.abs() + rows.abs();
    let [up, right] = board::LINES;
    let one = columns.signum() * right + rows.signum() * up;
    let swept = (1..=far).fold(0, |swept, places| swept | shift(group, one * places));
    match each(swept & board.tiles & !group).next() {
        Some(at) => BrokenRule::Blocked(board::place(at)),
        None => BrokenRule::OnlyDemand,
    }
}

fn after_shift(board: &Board, typed: &[Token]) -> BrokenRule {
    match typed.first() {
        Some(Token::Demand(0 | 1)) => BrokenRule::DemandTooSmall,
        Some(Token::Demand(balls)) => {
            BrokenRule::DemandTooGreat { balls: *balls, most: board.longest_jump() }
        }
        _ => BrokenRule::OnlyDemand,
    }
}
