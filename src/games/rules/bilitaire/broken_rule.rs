//! Why a typed step is not among those that the generator offers.

use super::Phase;
use super::board::{self, At, Board, bit, each, shift};
use super::turn_builder::{Stage, TurnBuilder};
use crate::rules::notation::{self, Separator, Token};
use crate::rules::{Cell, Localize, Message, TileSlot, TurnBuilder as _};

/// A rule of Bilitaire that a turn breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrokenRule {
    /// The jumper's first turn of a round takes one ball off the board, and nothing else.
    FirstTurn,
    /// Only the first turn of a round takes a ball off without a jump.
    NotFirstTurn,
    /// The jumper has a jump and cannot pass.
    MustJump,
    /// Only the shifter demands.
    JumperDemands,
    /// No tile lies there, so that there is no hollow.
    NoHollow(Cell),
    /// No ball lies there.
    NoBall(Cell),
    /// The ball has no jump.
    CannotJump(Cell),
    /// It stays where it is.
    NoMove(Cell),
    /// A ball never jumps diagonally.
    Diagonal {
        /// The start.
        from: Cell,
        /// The landing.
        to: Cell,
    },
    /// A jump goes exactly two hollows far.
    NotAJump {
        /// The start.
        from: Cell,
        /// The landing.
        to: Cell,
    },
    /// A ball lies where the jump would land.
    Taken(Cell),
    /// There is nothing to jump over.
    NothingToJump {
        /// Where the ball would land.
        to: Cell,
        /// The empty hollow, or gap, between.
        over: Cell,
    },
    /// This way the jump cannot take exactly as many balls as are demanded.
    NotExactly {
        /// The start of the jump that leads astray.
        from: Cell,
        /// How many balls are demanded.
        balls: u8,
    },
    /// There is always a tile that can slide: the shifter cannot pass.
    MustShift,
    /// The frame has no such place: the shifter moves tiles, not balls.
    NotAPlace(TileSlot),
    /// No tile lies on this place.
    NoTile(TileSlot),
    /// Only an empty tile is removed.
    TileNotEmpty(TileSlot),
    /// A slide is written as tiles and as many new places.
    NotASlide,
    /// The tile stays where it is.
    NoSlide(TileSlot),
    /// A tile slides straight.
    NotStraight {
        /// Where it lies.
        from: TileSlot,
        /// Where it would lie.
        to: TileSlot,
    },
    /// Tiles slide together only if they are adjacent in a line, written in ascending order.
    NotAGroup(Vec<TileSlot>),
    /// A group of tiles slides as a whole, along its own line.
    NotAlongItsLine(Vec<TileSlot>),
    /// Another tile lies in the way, or where the slide would end.
    Blocked(TileSlot),
    /// A demand comes with a slide or a removal.
    DemandAlone,
    /// Two balls are the least that is demanded.
    DemandTooSmall,
    /// No jump of so many balls is possible then.
    DemandTooGreat {
        /// How many were demanded.
        balls: u8,
        /// The most that one jump can take then.
        most: u8,
    },
    /// After a slide or a removal, only a demand may follow.
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
            BrokenRule::NoSlide(tile) => Message::new("bilitaire-no-slide").with("place", tile),
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
    let bare: Vec<Token> = typed.iter().map(|part| part.bare()).collect();
    let cells: Vec<Cell> = notation::cells(&bare).collect();
    let takes = typed.first().is_some_and(|part| part.sign() == Some(Separator::Takes));
    match (builder.stage(), position.phase) {
        (Stage::Shifted, _) => after_shift(board, typed),
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
        (stage, phase @ (Phase::Jump | Phase::Demanded(_))) => {
            let demanded = match phase {
                Phase::Demanded(balls) => Some(balls),
                _ => None,
            };
            let from = match stage {
                Stage::Jumped { at, .. } => Some(board::cell(at)),
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
    let astray = |otherwise| match demanded {
        Some(balls) => BrokenRule::NotExactly { from, balls },
        None => otherwise,
    };
    let Some(to) = to else {
        let jumps = board::at(from).is_some_and(|at| board.landings(at) != 0);
        return if jumps { astray(BrokenRule::CannotJump(from)) } else { BrokenRule::CannotJump(from) };
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
    astray(BrokenRule::NotAJump { from, to })
}

/// The place that was typed, when it is not a hollow.
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
        return BrokenRule::NoSlide(tiles[0]);
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
