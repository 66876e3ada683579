//! The rules of Basileus on small positions: exact turns, effects and refusals.

use bside_games::rules::basileus::{KING, PAWN};
use bside_games::rules::{
    Advice, AnyPosition, Cell, Effect, Game, GameKind, IllegalTurn, ManKind, Mark, Setup,
};

const START: &str = "fpfpbpfpf/9/9/9/9/9/9/FPFPBPFPF 0 --";
/// A white pawn on d3 may go two ways in a chain.
const CHAIN: &str = "8b/9/5p3/2p1p4/3p5/3P5/9/B8 0 --";

fn start() -> AnyPosition {
    Setup::new(GameKind::Basileus, None, None).expect("a set-up").start()
}

fn position(fen: &str) -> AnyPosition {
    let position = GameKind::Basileus.from_fen(fen).expect(fen);
    assert_eq!(position.fen(), fen);
    position
}

fn cell(text: &str) -> Cell {
    Cell::new(text.as_bytes()[0] - b'a', text.as_bytes()[1] - b'1')
}

fn moved(kind: ManKind, way: &str) -> Effect {
    Effect::Moved { kind, path: way.split(' ').map(cell).collect() }
}

fn took(seat: usize, kind: ManKind, at: &str) -> Effect {
    Effect::Captured { seat, kind, cell: cell(at) }
}

fn turns(fen: &str) -> String {
    position(fen).legal_turns().join(" ")
}

#[test]
fn the_start_is_as_documented() {
    assert_eq!(start().fen(), START);
    assert_eq!((start().man_count(), start().seat()), (18, Some(0)));
    assert_eq!(start(), position(START));
    assert_eq!(
        start().legal_turns().join(" "),
        "a1-b2 b1-a2 b1-c2 c1-b2 c1-d2 d1-c2 d1-e2 e1-d2 e1-e2 e1-f2 f1-e2 f1-g2 g1-f2 g1-h2 h1-g2 h1-i2 i1-h2"
    );
    assert_eq!(
        start().ascii_board(),
        "8  f p f p b p f p f
7  . . . . . . . . .
6  . . . . . . . . .
5  . . . . . . . . .
4  . . . . . . . . .
3  . . . . . . . . .
2  . . . . . . . . .
1  F P F P B P F P F
   a b c d e f g h i
"
    );
}

#[test]
fn pawns_and_pieces_move_diagonally_and_the_basileus_in_all_directions() {
    assert_eq!(turns("8b/9/9/9/9/3P5/9/B5F2 0 --"), "a1-a2 a1-b1 a1-b2 d3-c2 d3-c4 d3-e2 d3-e4 g1-f2 g1-h2");
}

#[test]
fn a_capturing_pawn_continues_as_long_as_it_can() {
    let mut game = position(CHAIN);
    assert_eq!(game.legal_turns().join(" "), "d3xd5xb5 d3xd5xf5xf7");
    assert_eq!(
        game.play("d3d5f5f7").expect("a chain").1,
        [moved(PAWN, "d3 d5 f5 f7"), took(1, PAWN, "d4"), took(1, PAWN, "e5"), took(1, PAWN, "f6"),]
    );
    assert_eq!(game.fen(), "8b/5P3/9/2p6/9/9/9/B8 1 --");
}

#[test]
fn a_piece_jumps_diagonally_over_pawns() {
    assert_eq!(turns("8b/9/9/9/3p5/4F4/9/B8 0 --"), "e3xc5");
    // A pawn there has nothing to jump over, and an orthogonal neighbour means nothing to a piece.
    assert_eq!(turns("9/9/9/9/9/4Fb3/9/B8 0 --"), "a1-a2 a1-b1 a1-b2 e3-d2 e3-d4 e3-f2 e3-f4");
}

#[test]
fn the_square_of_the_start_may_be_landed_on_again() {
    let fen = "8b/9/9/4p4/3p1p3/3Pp4/9/B8 0 --";
    assert_eq!(turns(fen), "d3xd5xf5xf3xd3 d3xf3xf5xd5xd3");
    let mut game = position(fen);
    game.play("d3xd5xf5xf3xd3").expect("all the way round");
    assert_eq!(game.fen(), "8b/9/9/9/9/3P5/9/B8 1 --");
}

#[test]
fn the_square_of_the_start_may_be_crossed() {
    assert_eq!(turns("9/9/9/4p4/3p1p3/3Pp4/3b5/B8 0 --"), "d3xd1 d3xd5xf5xf3xd3xd1 d3xf3xf5xd5xd3xd1");
}

#[test]
fn capturing_is_obligatory_for_the_basileus_too() {
    // Over a pawn on e3 and a piece on f3, in all eight directions.
    assert_eq!(turns("b8/9/9/9/9/4pf3/4B4/9 0 --"), "e2xe4xg2 e2xg4");
}

#[test]
fn a_basileus_takes_the_other_by_moving_onto_it() {
    let mut game = position("9/9/9/4b4/4B4/9/9/9 0 --");
    assert_eq!(game.legal_turns(), ["e4xe5"]);
    assert_eq!(game.play("e4e5").expect("the only turn").1, [moved(KING, "e4 e5"), took(1, KING, "e5")]);
    assert_eq!((game.seat(), game.places().to_string().as_str()), (None, "1 2"));
    assert_eq!(game.fen(), "9/9/9/4B4/9/9/9/9 - 12");
    assert_eq!(GameKind::Basileus.from_fen(&game.fen()), Ok(game));
}

#[test]
fn a_basileus_whose_jumps_end_next_to_the_other_stops_there() {
    let mut game = position("9/9/9/7b1/9/5f3/4B4/9 0 --");
    assert_eq!(game.legal_turns(), ["e2xg4"]);
    assert_eq!(
        game.parse_turn("e2xg4xh5"),
        Err(IllegalTurn::Trailing { turn: "e2xg4".to_owned(), rest: "h5".to_owned() })
    );
    game.play("e2xg4").expect("the only turn");
    assert_eq!(game.legal_turns(), ["h5xg4"]);
}

#[test]
fn a_basileus_never_jumps_over_the_other() {
    // The only turn takes the other basileus: no jump leads over d4, though d5 is empty.
    assert_eq!(turns("9/9/9/9/3b5/3B5/9/9 0 --"), "d3xd4");
}

#[test]
fn taking_the_basileus_ends_the_chain_and_the_game() {
    let mut game = position("9/9/9/4p4/3b5/3P5/9/B8 0 --");
    assert_eq!(game.legal_turns(), ["d3xd5"]);
    assert_eq!(game.play("d3xd5").expect("the only turn").1, [moved(PAWN, "d3 d5"), took(1, KING, "d4")]);
    assert_eq!((game.seat(), game.places().to_string().as_str()), (None, "1 2"));
}

#[test]
fn a_side_without_a_legal_turn_has_lost() {
    let mut game = position("5FPpb/6Ffp/6PFP/5P2F/9/9/B8/9 0 --");
    game.play("a2-a1").expect("a quiet move");
    assert_eq!((game.seat(), game.places().to_string().as_str()), (None, "1 2"));
    let stuck = "5FPpb/6Ffp/6PFP/5P2F/9/9/9/B8 1 --";
    assert!(
        GameKind::Basileus.from_fen(stuck).is_err_and(|error| error.to_string().contains("no legal turn"))
    );
}

#[test]
fn a_seat_that_withdraws_has_lost() {
    let mut game = start();
    game.withdraw(0);
    assert_eq!(game.places().to_string(), "2 1");
    assert_eq!(GameKind::Basileus.from_fen(&game.fen()), Ok(game));
}

#[test]
fn a_turn_is_refused_with_the_rule_that_it_breaks() {
    let start = START;
    let king = "9/9/5p3/9/5p1b1/4B4/9/9 0 --";
    for (fen, text, key) in [
        (start, "e5-e6", "basileus-empty"),
        (start, "e8-e7", "basileus-not-yours"),
        (start, "b1-b1", "basileus-no-move"),
        (start, "b1-b2", "basileus-only-diagonally"),
        (start, "b1-c1", "basileus-own-man"),
        (start, "b1-d3", "basileus-nothing-to-take"),
        (start, "b1xd1", "basileus-own-man"),
        (start, "e1-e3", "basileus-nothing-to-take"),
        (start, "b1-h8", "basileus-enemy-there"),
        (start, "e1-e8", "basileus-out-of-reach"),
        (start, "b1-f5", "basileus-out-of-reach"),
        (start, "pass", "basileus-foreign"),
        (start, "b1!2", "basileus-foreign"),
        (CHAIN, "d3-c4", "basileus-must-capture"),
        (CHAIN, "a1-a2", "basileus-must-capture"),
        (CHAIN, "a1", "basileus-must-capture"),
        (CHAIN, "d3-d4", "basileus-enemy-there"),
        (CHAIN, "d3xd5xd7", "basileus-nothing-to-take"),
        (CHAIN, "d3xd5xe6", "basileus-jump-goes-on"),
        (CHAIN, "d3xd5xe5", "basileus-enemy-there"),
        ("8b/9/9/9/4P4/3P5/9/B8 0 --", "d3xf5", "basileus-over-own"),
        ("8b/9/9/9/4f4/3P5/9/B8 0 --", "d3xf5", "basileus-pawn-jumps-straight"),
        ("8b/9/9/9/9/4Ff3/9/B8 0 --", "e3xg3", "basileus-piece-jumps-diagonally"),
        ("9/9/9/9/3b5/3B5/9/9 0 --", "d3xd5", "basileus-over-basileus"),
        (king, "e3xg5xh4", "basileus-chain-ends-there"),
    ] {
        match position(fen).parse_turn(text) {
            Err(IllegalTurn::Rule(message, _)) => assert_eq!(message.key, key, "{fen} {text}"),
            other => panic!("{fen} {text}: {other:?}"),
        }
    }
    assert!(matches!(position(CHAIN).parse_turn("d3xd5"), Err(IllegalTurn::Incomplete { .. })));
    assert!(matches!(position(CHAIN).parse_turn("d3xd5xb5xd5"), Err(IllegalTurn::Trailing { .. })));
    let Err(IllegalTurn::Rule(_, advice)) = position(CHAIN).parse_turn("a1-a2") else {
        panic!("capturing is obligatory")
    };
    assert_eq!(*advice, Advice::Captures(vec!["d3xd5".to_owned()]));
}

#[test]
fn impossible_positions_are_refused() {
    for (fen, reason) in [
        ("", "three fields"),
        ("fpfpbpfpf/9/9/9/9/9/FPFPBPFPF 0 --", "there are 8 rows"),
        ("fpfpbpfpf/9/9/9/9/9/8/FPFPBPFPF 0 --", "too short"),
        ("fpfpbpfpf/9/9/9/9/9/9p/FPFPBPFPF 0 --", "too long"),
        ("fpfpbpfpf/9/9/9/9/9/54/FPFPBPFPF 0 --", "too long"),
        ("fpfpbpfpf/9/9/9/9/9/k8/FPFPBPFPF 0 --", "not a man"),
        ("fpfpbpfpf/9/9/9/9/9/9/FPFPBPFPF 2 --", "no seat"),
        ("fpfpbpfpf/9/9/9/9/9/9/FPFPBPFPF - --", "has to act"),
        ("fpfpbpfpf/9/9/9/9/9/9/FPFPBPFPF 1 21", "no seat is to act"),
        ("fpfpbpfpf/9/9/9/9/9/9/FPFPBPFPF - 11", "places"),
        ("fpfp1pfpf/9/9/9/9/9/9/FPFPBPFPF 0 --", "no basileus"),
        ("fpfp1pfpf/9/9/9/9/9/9/FPFPBPFPF - 21", "no basileus"),
        ("fpfpbpfpf/4b4/9/9/9/9/9/FPFPBPFPF 0 --", "more than one"),
        ("fpfpbpfpf/9/9/9/9/P8/9/FPFPBPFPF 0 --", "colours"),
        ("1pfpbpfpf/f8/9/9/9/9/9/FPFPBPFPF 0 --", "colours"),
    ] {
        let error = GameKind::Basileus.from_fen(fen).expect_err(fen);
        assert!(error.to_string().contains(reason), "{fen}: {error}");
    }
}

/// Two independent implementations agree on these numbers.
#[test]
fn perft_from_the_start() {
    for (depth, count) in (1..).zip([17, 289, 5066, 88804, 1624994]) {
        assert_eq!(start().perft(depth), count, "depth {depth}");
    }
}

#[test]
fn the_men_that_must_capture_are_marked() {
    assert_eq!(position(CHAIN).scene().marks, [Mark::MustCapture(cell("d3"))]);
    let two = position("8b/9/9/3Pp4/4P4/9/9/B8 0 --");
    assert_eq!(two.legal_turns(), ["d5xf5", "e4xe6"]);
    assert_eq!(two.scene().marks, [Mark::MustCapture(cell("d5")), Mark::MustCapture(cell("e4"))]);
    assert!(start().scene().marks.is_empty());
}

#[test]
fn a_drawn_game_offers_no_choices() {
    let mut game = Game::new(Setup::new(GameKind::Basileus, None, None).expect("a set-up"));
    for number in 0.. {
        let turns = game.position().legal_turns();
        if !game.scene().marks.is_empty() {
            break;
        }
        game.play(&turns[number * 7 % turns.len()]).expect("it is legal");
    }
    game.agree_draw();
    assert!(game.scene().marks.is_empty() && game.scene().turn.is_none());
}
