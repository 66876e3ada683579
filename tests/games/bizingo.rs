//! The rules of Bizingo on small positions: exact turns, effects and refusals.

use bside_games::rules::bizingo::{CAPTAIN, SOLDIER};
use bside_games::rules::{
    AnyPosition, Cell, Effect, GameKind, IllegalTurn, ManKind, Position, Setup, TurnBuilder, bizingo, turn,
};

const START: &str = "5/7/2d1d1d2/2d1d1d1d2/2d1d1d1d1d2/2d1D1d1d1D1d2/17/\
                     3l1L1l1l1l1L1l3/5l1l1l1l1l1l5/6l1l1l1l1l6/19 l 0 --";

fn start(setup: &str) -> AnyPosition {
    Setup::new(GameKind::Bizingo, None, Some(setup)).expect("a set-up").start()
}

/// A position with light to act as seat 0. Captains are written with a capital letter.
fn position(light: &str, dark: &str) -> AnyPosition {
    let width = [19, 21, 21, 19, 17, 15, 13, 11, 9, 7, 5];
    let first = [3, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    let mut rows: Vec<Vec<String>> = width.iter().map(|width| vec!["1".to_owned(); *width]).collect();
    for (men, letter) in [(light, "l"), (dark, "d")] {
        for man in men.split(' ') {
            let column = usize::from(man.as_bytes()[0].to_ascii_lowercase() - b'a');
            let row = man[1..].parse::<usize>().expect("a row") - 1;
            let captain = man.starts_with(|c: char| c.is_uppercase());
            rows[row][column - first[row]] = if captain { letter.to_uppercase() } else { letter.to_owned() };
        }
    }
    rows.reverse();
    let rows: Vec<String> = rows
        .iter()
        .map(|row| {
            let mut text = String::new();
            for run in row.chunk_by(|a, b| a == "1" && b == "1") {
                text += &if run[0] == "1" { run.len().to_string() } else { run[0].clone() };
            }
            text
        })
        .collect();
    let fen = format!("{} l 0 --", rows.join("/"));
    let position = GameKind::Bizingo.from_fen(&fen).expect(&fen);
    assert_eq!(position.fen(), fen);
    position
}

fn moved(kind: ManKind, from: &str, to: &str) -> Effect {
    Effect::Moved { kind, path: vec![cell(from), cell(to)] }
}

fn took(kind: ManKind, at: &str) -> Effect {
    Effect::Captured { seat: 1, kind, cell: cell(at) }
}

fn lost(kind: ManKind, at: &str) -> Effect {
    Effect::Lost { seat: 0, kind, cell: cell(at) }
}

fn cell(text: &str) -> bside_games::rules::Cell {
    let row: u8 = text[1..].parse().expect("a row");
    bside_games::rules::Cell::new(text.as_bytes()[0] - b'a', row - 1)
}

fn played(mut position: AnyPosition, turn: &str) -> Vec<Effect> {
    position.play(turn).expect(turn).1
}

#[test]
fn the_start_is_as_documented() {
    let light = start("light-first");
    assert_eq!(light.fen(), START);
    assert_eq!((light.man_count(), light.seat(), light.legal_turns().len()), (36, Some(0), 34));
    assert_eq!(
        light.ascii_board(),
        "11                      : . : . :
10                    : . : . : . :
 9                  : . d . d . d . :
 8                : . d . d . d . d . :
 7              : . d . d . d . d . d . :
 6            : . d . D . d . d . D . d . :
 5          : . : . : . : . : . : . : . : . :
 4        : . : l : L : l : l : l : L : l : . :
 3      : . : . : l : l : l : l : l : l : . : . :
 2      . : . : . : l : l : l : l : l : . : . : .
 1        . : . : . : . : . : . : . : . : . : .
    a b c d e f g h i j k l m n o p q r s t u v w x y
"
    );
}

#[test]
fn dark_may_begin_and_is_then_seat_0() {
    let mut dark = start("dark-first");
    assert_eq!(dark.fen(), START.replace(" l 0", " d 0"));
    assert_eq!(GameKind::Bizingo.from_fen(&dark.fen()), Ok(dark.clone()));
    assert_eq!(dark.play("j6-k5").expect("a dark captain steps").1, [moved(CAPTAIN, "j6", "k5")]);
    assert_eq!(dark.seat(), Some(1));
    assert!(dark.legal_turns().contains(&"g4-e4".to_owned()), "seat 1 has the light army");
    dark.withdraw(1);
    assert_eq!(dark.places().to_string(), "1 2");
    assert_eq!(GameKind::Bizingo.from_fen(&dark.fen()), Ok(dark));
}

#[test]
fn steps_go_to_the_six_nearest_cells_of_the_same_colour() {
    let position = position("l3 l5 n5", "k11 m11 o11");
    let expected = "l3-j3 l3-k2 l3-k4 l3-m2 l3-m4 l3-n3 l5-j5 l5-k4 l5-k6 l5-m4 l5-m6 \
                    n5-m4 n5-m6 n5-o4 n5-o6 n5-p5";
    assert_eq!(position.legal_turns().join(" "), expected);
}

#[test]
fn three_soldiers_capture_a_soldier() {
    assert_eq!(
        played(position("l3 l5 n5", "m5 k11 m11 o11"), "l3-m4"),
        [moved(SOLDIER, "l3", "m4"), took(SOLDIER, "m5")]
    );
    // Two of three neighbours are not enough.
    assert_eq!(played(position("l3 l5 n3", "m5 k11 m11 o11"), "l3-m4"), [moved(SOLDIER, "l3", "m4")]);
}

#[test]
fn a_captain_is_captured_only_with_the_help_of_a_captain() {
    assert_eq!(played(position("l3 l5 n5", "M5 k11 m11 o11"), "l3-m4"), [moved(SOLDIER, "l3", "m4")]);
    for (light, mover) in [("L3 l5 n5", CAPTAIN), ("l3 l5 N5", SOLDIER)] {
        assert_eq!(
            played(position(light, "M5 k11 m11 o11"), "l3-m4"),
            [moved(mover, "l3", "m4"), took(CAPTAIN, "m5")]
        );
    }
}

#[test]
fn on_an_edge_cell_two_capture_if_one_is_a_captain() {
    let far = "e1 s1 q1";
    assert_eq!(
        played(position("j9 l11 n11", &format!("k11 {far}")), "j9-k10"),
        [moved(SOLDIER, "j9", "k10")],
        "soldiers alone do not"
    );
    for kind in [SOLDIER, CAPTAIN] {
        let victim = if kind == CAPTAIN { "K11" } else { "k11" };
        assert_eq!(
            played(position("j9 L11 n11", &format!("{victim} {far}")), "j9-k10"),
            [moved(SOLDIER, "j9", "k10"), took(kind, "k11")]
        );
    }
}

#[test]
fn all_pieces_captured_by_a_move_leave_together() {
    assert_eq!(
        played(position("k4 l3 l5 n3 o4", "l4 n4 k11 m11 o11"), "l5-m4"),
        [moved(SOLDIER, "l5", "m4"), took(SOLDIER, "l4"), took(SOLDIER, "n4")]
    );
}

#[test]
fn only_neighbours_of_the_moved_piece_are_captured() {
    // m5 is enclosed, but nothing that moves touches it.
    assert_eq!(played(position("l5 n5 m4 e2", "m5 k11 m11 o11"), "e2-g2"), [moved(SOLDIER, "e2", "g2")]);
}

#[test]
fn a_piece_that_moves_into_capture_is_lost() {
    let mut game = position("l5 c2 e2 g2", "l6 n6 m7");
    assert_eq!(game.play("l5-m6").expect("it may").1, [moved(SOLDIER, "l5", "m6"), lost(SOLDIER, "m6")]);
    assert_eq!((game.man_count(), game.seat()), (6, Some(1)));
    assert_eq!(
        played(position("L5 c2 e2 g2", "l6 n6 m7"), "l5-m6"),
        [moved(CAPTAIN, "l5", "m6")],
        "three soldiers do not capture a captain"
    );
    assert_eq!(
        played(position("L5 c2 e2 g2", "l6 n6 M7"), "l5-m6"),
        [moved(CAPTAIN, "l5", "m6"), lost(CAPTAIN, "m6")]
    );
}

#[test]
fn a_piece_that_captures_is_not_lost() {
    // l6 goes; n6 and m7 stay and no longer enclose m6, nor would they if it were the mover that is looked at first.
    assert_eq!(
        played(position("n5 k6 l5 c2", "l6 n6 m7 e1"), "n5-m6"),
        [moved(SOLDIER, "n5", "m6"), took(SOLDIER, "l6")]
    );
}

#[test]
fn a_side_with_two_pieces_has_lost() {
    let mut game = position("l3 l5 n5", "m5 k11 m11");
    game.play("l3-m4").expect("a capture");
    assert_eq!((game.seat(), game.places().to_string().as_str()), (None, "1 2"));
    assert_eq!(game.legal_turns(), Vec::<String>::new());
    assert_eq!(game.parse_turn("k11-m11"), Err(IllegalTurn::GameOver));
    assert_eq!(GameKind::Bizingo.from_fen(&game.fen()), Ok(game));

    let mut game = position("l5 c2 e2", "l6 n6 m7");
    game.play("l5-m6").expect("a move into capture");
    assert_eq!((game.seat(), game.places().to_string().as_str()), (None, "2 1"));
}

#[test]
fn a_turn_is_refused_with_the_rule_that_it_breaks() {
    let start = start("light-first");
    for (text, key) in [
        ("m5-k5", "bizingo-empty"),
        ("i7-k7", "bizingo-not-yours"),
        ("l3", "bizingo-stuck"),
        ("l3-l5", "bizingo-stuck"),
        ("m3-o3", "bizingo-empty"),
        ("m2-k2", "bizingo-occupied"),
        ("i4-i4", "bizingo-no-move"),
        ("i4-j4", "bizingo-wrong-colour"),
        ("i4-i5", "bizingo-wrong-colour"),
        ("i4-m4", "bizingo-occupied"),
        ("i4-m6", "bizingo-out-of-reach"),
        ("i4!3", "bizingo-foreign"),
        ("pass", "bizingo-foreign"),
        ("xi4", "bizingo-foreign"),
    ] {
        match start.parse_turn(text) {
            Err(IllegalTurn::Rule(message, _)) => assert_eq!(message.key, key, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    assert!(matches!(start.parse_turn("a1-c1"), Err(IllegalTurn::NoSuchCell { .. })));
    assert!(matches!(start.parse_turn("i4-h5-g6"), Err(IllegalTurn::Trailing { .. })));
    assert!(matches!(start.parse_turn("i4"), Err(IllegalTurn::Incomplete { .. })));
}

#[test]
fn impossible_positions_are_refused() {
    for (fen, reason) in [
        ("", "four fields"),
        (&START.replace(" l 0", " x 0"), "army"),
        (&START.replace("0 --", "2 --"), "no seat"),
        (&START.replace("0 --", "- --"), "has to act"),
        (&START.replace("0 --", "0 12"), "no seat is to act"),
        (&START.replace("0 --", "- 11"), "places"),
        (&START.replace("5/7/", "5/"), "there are 11 rows"),
        (&START.replace("5/7/", "4/7/"), "too short"),
        (&START.replace("5/7/", "6/7/"), "too long"),
        (&START.replace("5/7/", "05/7/"), "begins with 1 to 9"),
        (&START.replace("5/7/", "99999999999999999999999/7/"), "too long"),
        (&START.replace("5/7/", "5d/7/"), "too long"),
        (&START.replace("5/7/", "q4/7/"), "not a piece"),
        (&START.replace("5/7/", "l4/7/"), "other colour"),
        (&START.replace("5/7/", "d4/7/"), "more than"),
        (&START.replace("2d1D1d", "2D1D1d"), "more than"),
        ("5/7/9/11/13/15/17/19/21/21/l1l1l1l12 l 0 --", "has not lost"),
    ] {
        let error = GameKind::Bizingo.from_fen(fen).expect_err(fen);
        assert!(error.to_string().contains(reason), "{fen}: {error}");
    }
}

/// Two independent implementations agree on these numbers, and a third whose rules differ in some border cases.
#[test]
fn perft_from_the_start() {
    for (setup, counts) in
        [("light-first", [34, 1088, 41600, 1497520]), ("dark-first", [32, 1088, 39168, 1497536])]
    {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(start(setup).perft(depth), count, "{setup}, depth {depth}");
        }
    }
}

#[test]
fn turns_are_counted_and_found_by_number_as_they_are_listed() {
    let mut position = bizingo::Position::start(2, "light-first");
    for number in 0..200 {
        let draft = Position::turn_builder(&position);
        let mut list = Vec::new();
        turn::for_each_turn(&draft, &mut Vec::new(), &mut |steps, _| list.push(steps.to_vec()));
        assert_eq!(draft.complete_step_count(), Some(list.len()));
        assert!((0..list.len()).all(|index| draft.nth_step(index) == Some(list[index][0])), "turn {number}");
        assert_eq!(draft.nth_step(list.len()), None);
        position = turn::play(&position, &list[number * 13 % list.len()]);
    }
}

#[test]
fn an_army_can_always_move() {
    // All cells of a colour hang together by steps, and no army is large enough to fill them.
    for (odd, cells) in [(0, 82), (1, 75)] {
        let of_colour = |cell: &Cell| (cell.column + cell.row) % 2 == odd;
        let mut left: Vec<Cell> = GameKind::Bizingo.cells().filter(of_colour).collect();
        assert_eq!(left.len(), cells);
        let mut reached = vec![left.swap_remove(0)];
        while let Some(cell) = reached.pop() {
            let (near, far) = left.into_iter().partition(|other| {
                let (columns, rows) = (other.column.abs_diff(cell.column), other.row.abs_diff(cell.row));
                (columns, rows) == (2, 0) || (columns, rows) == (1, 1)
            });
            left = far;
            let near: Vec<Cell> = near;
            reached.extend(near);
        }
        assert!(left.is_empty() && cells > 18);
    }
}
