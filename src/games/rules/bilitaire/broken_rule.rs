//! Finds the rule that a typed step breaks, for the message to the player.

use super::Phase;
use super::board::{self, At, Board, bit, each, shift};
use super::turn_builder::{Progress, TurnBuilder};
use crate::localize::Message;
use crate::rules::notation::{self, Separator, Token};
use crate::rules::{Cell, TileSlot, TurnBuilder as _};

pub(super) fn find(builder: &TurnBuilder, typed: &[Token]) -> Message {
    let position = builder.position();
    let board = &position.board;
    let plain: Vec<Token> = typed.iter().map(|token| token.without_separator()).collect();
    let cells: Vec<Cell> = notation::cells(&plain).collect();
    let takes = typed.first().is_some_and(|token| token.separator() == Some(Separator::Takes));
    match (builder.progress(), position.phase) {
        (Progress::Shifted, _) => after_shift(board, typed),
        (_, Phase::Shift) => match (typed.first(), &cells[..]) {
            (Some(Token::Pass), _) => Message::new("bilitaire-must-shift"),
            (Some(Token::Demand(_)), _) => Message::new("bilitaire-demand-alone"),
            (_, [tile]) => removal(board, place(*tile)),
            (_, cells) if !takes => slide(board, &cells.iter().copied().map(place).collect::<Vec<_>>()),
            (_, [tile, ..]) => removal(board, place(*tile)),
            (_, []) => Message::new("bilitaire-not-a-slide"),
        },
        (_, Phase::First) => match cells[..] {
            [cell] if board::at(cell).is_some_and(|at| board.hollows() & bit(at) == 0) => {
                Message::new("bilitaire-no-hollow").with("cell", cell)
            }
            _ => Message::new("bilitaire-first-turn"),
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
                _ if takes => Message::new("bilitaire-not-first-turn"),
                (Some(from), [again, to, ..]) if from == *again => jump(board, from, Some(*to), demanded),
                (Some(from), [to, ..]) => jump(board, from, Some(*to), demanded),
                (None, [from, rest @ ..]) => jump(board, *from, rest.first().copied(), demanded),
                (_, []) if matches!(typed.first(), Some(Token::Demand(_))) => {
                    Message::new("bilitaire-jumper-demands")
                }
                (_, []) => Message::new("bilitaire-must-jump"),
            }
        }
    }
}

/// "A jump of one ball, horizontally or vertically, over one adjacent ball into the empty hollow right behind it
/// […]. Never diagonally, never over two."
fn jump(board: &Board, from: Cell, to: Option<Cell>, demanded: Option<u8>) -> Message {
    let has = |set: board::Cells, cell: Cell| board::at(cell).is_some_and(|at| set & bit(at) != 0);
    if !has(board.hollows(), from) {
        return Message::new("bilitaire-no-hollow").with("cell", from);
    }
    if !has(board.balls, from) {
        return Message::new("bilitaire-no-ball").with("cell", from);
    }
    let unless_demand_missed = |otherwise| match demanded {
        Some(balls) => {
            Message::new("bilitaire-not-exactly").with("from", from).count("balls", usize::from(balls))
        }
        None => otherwise,
    };
    let Some(to) = to else {
        let jumps = board::at(from).is_some_and(|at| board.landings(at) != 0);
        let cannot_jump = Message::new("bilitaire-cannot-jump").with("cell", from);
        return if jumps { unless_demand_missed(cannot_jump) } else { cannot_jump };
    };
    if to == from {
        return Message::new("bilitaire-no-move").with("cell", from);
    }
    if !has(board.hollows(), to) {
        return Message::new("bilitaire-no-hollow").with("cell", to);
    }
    let (columns, rows) = (from.column.abs_diff(to.column), from.row.abs_diff(to.row));
    if columns != 0 && rows != 0 {
        return Message::new("bilitaire-diagonal").with("from", from).with("to", to);
    }
    if columns + rows != 2 {
        return Message::new("bilitaire-not-a-jump").with("from", from).with("to", to);
    }
    if has(board.balls, to) {
        return Message::new("bilitaire-taken").with("cell", to);
    }
    let over = Cell::new((from.column + to.column) / 2, (from.row + to.row) / 2);
    if !has(board.balls, over) {
        return Message::new("bilitaire-nothing-to-jump").with("to", to).with("over", over);
    }
    unless_demand_missed(Message::new("bilitaire-not-a-jump").with("from", from).with("to", to))
}

/// Reads a typed cell as a place: `typed` has the column and row of a place here, not of a hollow.
fn place(typed: Cell) -> TileSlot {
    TileSlot::new(typed.column, typed.row)
}

fn removal(board: &Board, tile: TileSlot) -> Message {
    match board::place_at(tile) {
        // The player may have named a hollow: the shifter moves tiles, not balls.
        None => Message::new("bilitaire-not-a-place").with("cell", tile),
        Some(at) if board.tiles & bit(at) == 0 => Message::new("bilitaire-no-tile").with("place", tile),
        Some(at) if board.empty_tiles() & bit(at) == 0 => {
            Message::new("bilitaire-tile-not-empty").with("place", tile)
        }
        Some(_) => Message::new("bilitaire-only-demand"),
    }
}

/// "Slide, straight, over empty places, without leaving the frame".
fn slide(board: &Board, places: &[TileSlot]) -> Message {
    if let Some(place) = places.iter().find(|place| board::place_at(**place).is_none()) {
        return Message::new("bilitaire-not-a-place").with("cell", *place);
    }
    if places.is_empty() || !places.len().is_multiple_of(2) || places.len() > 6 {
        return Message::new("bilitaire-not-a-slide");
    }
    let (tiles, ends) = places.split_at(places.len() / 2);
    let from: Vec<At> = tiles.iter().copied().filter_map(board::place_at).collect();
    if let Some(missing) = (0..tiles.len()).find(|index| board.tiles & bit(from[*index]) == 0) {
        return Message::new("bilitaire-no-tile").with("place", tiles[missing]);
    }
    let step =
        |from: TileSlot, to: TileSlot| (to.column as i8 - from.column as i8, to.row as i8 - from.row as i8);
    // "Two tiles adjacent in a line […] along that line".
    let along = tiles.windows(2).map(|pair| step(pair[0], pair[1])).collect::<Vec<_>>();
    let in_line = matches!(along.first(), None | Some((1, 0) | (0, 1)));
    if !in_line || along.windows(2).any(|pair| pair[0] != pair[1]) {
        return Message::new("bilitaire-not-a-group").list("tiles", tiles);
    }
    let (columns, rows) = step(tiles[0], ends[0]);
    if (columns, rows) == (0, 0) {
        return Message::new("bilitaire-no-slide").with("place", tiles[0]);
    }
    let together = tiles.iter().zip(ends).all(|(from, to)| step(*from, *to) == (columns, rows));
    let across = along.first().is_some_and(|(right, up)| columns * up != 0 || rows * right != 0);
    if !together || across {
        return Message::new("bilitaire-not-along-its-line").list("tiles", tiles);
    }
    if columns != 0 && rows != 0 {
        return Message::new("bilitaire-not-straight").with("from", tiles[0]).with("to", ends[0]);
    }
    let group = from.iter().fold(0, |group, at| group | bit(*at));
    let far = columns.abs() + rows.abs();
    let [up, right] = board::LINES;
    let one = columns.signum() * right + rows.signum() * up;
    let swept = (1..=far).fold(0, |swept, places| swept | shift(group, one * places));
    match each(swept & board.tiles & !group).next() {
        Some(at) => Message::new("bilitaire-blocked").with("place", board::place(at)),
        None => Message::new("bilitaire-only-demand"),
    }
}

fn after_shift(board: &Board, typed: &[Token]) -> Message {
    match typed.first() {
        Some(Token::Demand(0 | 1)) => Message::new("bilitaire-demand-too-small"),
        Some(Token::Demand(balls)) => Message::new("bilitaire-demand-too-great")
            .count("balls", usize::from(*balls))
            .count("most", usize::from(board.longest_jump())),
        _ => Message::new("bilitaire-only-demand"),
    }
}
