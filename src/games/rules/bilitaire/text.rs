//! The position of Bilitaire in one line and as a board of text.
//!
//! The line has five fields:
//! 1. the rows from 8 to 1, `/` between them, each from column a on: `o` for a ball, `.` for an empty hollow, a number
//!    for a run of cells without a tile;
//! 2. the round, `1` or `2`; seat 0 is the jumper in the first;
//! 3. the phase: `first` (the jumper removes a ball), `shift`, `jump`, or `jump!3` if a jump of exactly three is
//!    demanded; after the end of the match, the phase in which it ended;
//! 4. the points of both seats, `:` between them; 0 until the end of the round in which the seat scores;
//! 5. one character per seat: `-` while the match is running, else its place.
//!
//! The start: `2oooo2/2oooo2/oooooooo/oooooooo/oooooooo/oooooooo/2oooo2/2oooo2 1 first 0:0 --`.

use super::board::{self, Board, Cells, START, bit};
use super::{Phase, Position, result};
use crate::rules::position::fen_error;
use crate::rules::{Cell, FenError, Places, rows};

impl crate::rules::PositionText for Position {
    fn fen(&self) -> String {
        let symbol = |cell| Some(symbol(&self.board, cell)).filter(|symbol| *symbol != ' ');
        rows::write(8, row_cells, symbol) + " " + &tail(self)
    }

    fn from_fen(text: &str) -> Result<Position, FenError> {
        let [rows, round, phase, points, places] = text.split(' ').collect::<Vec<_>>()[..] else {
            return fen_error("a position has five fields: rows, round, what is to be done, points, places");
        };
        let board = read_rows(rows)?;
        let jumper = match round {
            "1" => 0,
            "2" => 1,
            _ => return fen_error(format!("there is no round {round:?}")),
        };
        let phase = match (phase, phase.strip_prefix("jump!")) {
            ("first", _) => Phase::First,
            ("jump", _) => Phase::Jump,
            ("shift", _) => Phase::Shift,
            (_, Some(balls)) => Phase::Demanded(read_number(balls)?),
            _ => return fen_error(format!("{phase:?} is not one of first, jump, jump!n, shift")),
        };
        let Some((one, other)) = points.split_once(':') else {
            return fen_error("the points of both seats have a colon between them");
        };
        let points = [read_number(one)?, read_number(other)?];
        let places = match places {
            "--" => Places::new(2),
            "12" => Places::won_by(0),
            "21" => Places::won_by(1),
            "11" => Places::drawn(),
            _ => return fen_error(format!("the places {places:?} cannot come about")),
        };
        let position = Position { board, jumper, phase, points, places };
        check_possible(&position)?;
        Ok(position)
    }

    fn ascii_board(&self) -> String {
        rows::ascii_board(8, 8, |cell| symbol(&self.board, cell)) + &tail(self) + "\n"
    }
}

fn row_cells(row: u8) -> impl Iterator<Item = Cell> {
    (0..8).map(move |column| Cell::new(column, row))
}

/// The fields after the board.
fn tail(position: &Position) -> String {
    let phase = match position.phase {
        Phase::First => "first".to_owned(),
        Phase::Jump => "jump".to_owned(),
        Phase::Demanded(balls) => format!("jump!{balls}"),
        Phase::Shift => "shift".to_owned(),
    };
    let [one, other] = position.points;
    let places = rows::write_places(position.places);
    format!("{} {phase} {one}:{other} {places}", position.jumper + 1)
}

fn symbol(board: &Board, cell: Cell) -> char {
    let hollow = board::at(cell).map_or(0, bit);
    if board.balls & hollow != 0 {
        'o'
    } else if board.hollows() & hollow != 0 {
        '.'
    } else {
        ' '
    }
}

fn read_number(text: &str) -> Result<u8, FenError> {
    match text.parse::<u8>() {
        Ok(number) if number.to_string() == text => Ok(number),
        _ => fen_error(format!("{text:?} is not a number of balls")),
    }
}

fn read_rows(text: &str) -> Result<Board, FenError> {
    let (mut balls, mut hollows): (Cells, Cells) = (0, 0);
    rows::read(text, 8, row_cells, |cell, symbol| {
        let hollow = board::at(cell).map_or(0, bit);
        match symbol {
            'o' => balls |= hollow,
            '.' => {}
            _ => return fen_error(format!("{symbol:?} is neither a ball nor a hollow")),
        }
        hollows |= hollow;
        Ok(())
    })?;
    let board = Board { balls, tiles: board::complete_tiles(hollows) };
    if board.hollows() == hollows {
        Ok(board)
    } else {
        fen_error("hollows lie four by four on the places of the frame")
    }
}

/// Checks that a game could lead to this position, as far as the position itself shows.
fn check_possible(position: &Position) -> Result<(), FenError> {
    let Position { board, phase, points, places, .. } = *position;
    let balls = board.balls.count_ones();
    if board.tiles.count_ones() > START.tiles.count_ones() {
        return fen_error("there are at most twelve tiles");
    }
    if balls == 0 {
        return fen_error("the ball that jumps always stays on the board");
    }
    if phase == Phase::First && board != START {
        return fen_error("in the first turn of a round the board is set up anew");
    }
    if phase != Phase::First && balls >= START.balls.count_ones() {
        return fen_error("the first turn of a round takes a ball off the board");
    }
    // The second round is over if seat 0 has points. They then equal the number of balls on the board.
    let over = points[0] != 0;
    if position.jumper == 0 && points != [0, 0] {
        return fen_error("there are no points before the end of the first round");
    }
    if position.jumper == 1 && !(1..START.balls.count_ones()).contains(&u32::from(points[1])) {
        return fen_error("the points of seat 1 are the balls left in the first round, from 1 to 47");
    }
    if over && (phase != Phase::Jump || board.jumping_balls() != 0 || u32::from(points[0]) != balls) {
        return fen_error(
            "the points of seat 0 are the balls left when the jumper of the second round has no jump",
        );
    }
    if over && places != result(points) {
        return fen_error(format!("with these points the places are not {places}"));
    }
    if !over && places == Places::drawn() {
        return fen_error("a match is drawn only at its end");
    }
    match phase {
        Phase::Demanded(0 | 1) => fen_error("two balls are the least that is demanded"),
        Phase::Demanded(balls) if balls > board.longest_jump() => {
            fen_error(format!("a jump of {balls} is demanded but not possible"))
        }
        Phase::Jump if !over && board.jumping_balls() == 0 => {
            fen_error("the jumper has no jump: the round is over")
        }
        _ => Ok(()),
    }
}
