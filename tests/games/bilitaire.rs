//! Bilitaire: one small position for each sentence of the rules.

use bside_games::rules::bilitaire::BALL;
use bside_games::rules::{AnyPosition, Cell, Effect, GameKind, IllegalTurn, Setup, TileSlot};

fn position(fen: &str) -> AnyPosition {
    GameKind::Bilitaire.from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn start() -> AnyPosition {
    Setup::new(GameKind::Bilitaire, None, None).expect("the game has a default set-up").start()
}

fn turns(fen: &str) -> String {
    position(fen).legal_turns().join(" ")
}

/// The key of the rule that forbids a turn.
fn broken(fen: &str, turn: &str) -> &'static str {
    match position(fen).parse_turn(turn) {
        Err(IllegalTurn::Rule(message, _)) => message.key,
        other => panic!("{turn}: {other:?}"),
    }
}

fn cell(text: &str) -> Cell {
    let text = text.to_lowercase();
    let [column, row] = text.as_bytes() else { panic!("{text} is no cell") };
    Cell::new(column - b'a', row - b'1')
}

fn cells(text: &str) -> Vec<Cell> {
    text.split(' ').map(cell).collect()
}

fn places(text: &str) -> Vec<TileSlot> {
    cells(text).into_iter().map(|cell| TileSlot::new(cell.column, cell.row)).collect()
}

fn moved(way: &str) -> Effect {
    Effect::Moved { kind: BALL, path: cells(way) }
}

fn took(ball: &str) -> Effect {
    Effect::Captured { seat: 0, kind: BALL, cell: cell(ball) }
}

/// Three tiles in a row; the ball on a1 can jump twice.
const CHAIN: &str = "8/8/8/8/8/8/......2/oo.o.o2 1 jump 0:0 --";
/// A row whose third tile is one slot too far.
const GAP: &str = "8/8/8/8/8/8/....2../oo.o2.o 1 shift 0:0 --";
/// The ball on a1 can jump around four balls and come back.
const CIRCLE: &str = "8/8/8/8/....4/.o..4/o.o.4/oo..4 1 jump 0:0 --";

#[test]
fn the_first_turn_takes_any_one_ball() {
    let mut match_ = start();
    assert_eq!(match_.legal_turns().len(), 48);
    assert_eq!(match_.play("d4"), Ok(("xd4".to_owned(), vec![took("d4")])));
    assert_eq!(match_.man_count(), 47);
    assert_eq!(match_.seat(), Some(1));
    let first = "2oooo2/2oooo2/oooooooo/oooooooo/oooooooo/oooooooo/2oooo2/2oooo2 1 first 0:0 --";
    assert_eq!(start().fen(), first);
    assert_eq!(broken(first, "b4xd4"), "bilitaire-first-turn");
    assert_eq!(broken(first, "B1-A1"), "bilitaire-first-turn");
    assert_eq!(broken(first, "pass"), "bilitaire-first-turn");
    assert_eq!(broken(first, "xa1"), "bilitaire-no-hollow");
}

#[test]
fn a_jump_may_continue_as_long_as_possible() {
    assert_eq!(turns(CHAIN), "a1xc1 a1xc1xe1");
    let mut position = position(CHAIN);
    let effects = vec![moved("a1 c1 e1"), took("b1"), took("d1")];
    assert_eq!(position.play("a1 c1 e1"), Ok(("a1xc1xe1".to_owned(), effects)));
    assert_eq!(position.fen(), "8/8/8/8/8/8/......2/....oo2 1 shift 0:0 --");
}

#[test]
fn a_chain_may_be_typed_hollow_by_hollow() {
    assert_eq!(position(CHAIN).parse_turn("A1-C1, C1-E1").as_deref(), Ok("a1xc1xe1"));
}

#[test]
fn a_jump_may_return_to_where_it_began() {
    assert_eq!(
        turns(CIRCLE),
        "a1xa3 a1xa3xc3 a1xa3xc3xc1 a1xa3xc3xc1xa1 a1xc1 a1xc1xc3 a1xc1xc3xa3 a1xc1xc3xa3xa1"
    );
    assert_eq!(turns(&CIRCLE.replace("jump", "jump!4")), "a1xa3xc3xc1xa1 a1xc1xc3xa3xa1");
}

#[test]
fn a_demanded_jump_is_exact() {
    let demanded = CHAIN.replace("jump", "jump!2");
    assert_eq!(turns(&demanded), "a1xc1xe1");
    assert_eq!(
        position(&demanded).parse_turn("a1c1"),
        Err(IllegalTurn::Incomplete { so_far: "a1xc1".to_owned(), next: vec!["xe1".to_owned()] })
    );
    // c2 can jump once only, over d2.
    let two = "8/8/8/8/8/8/..oo..2/oo.o.o2 1 jump!2 0:0 --";
    assert_eq!(turns(two), "a1xc1xe1");
    assert_eq!(broken(two, "c2e2"), "bilitaire-not-exactly");
    assert_eq!(broken(two, "c2"), "bilitaire-not-exactly");
}

#[test]
fn a_jump_is_refused_with_its_reason() {
    let faults = [
        ("c1e1", "bilitaire-no-ball"),
        ("g1e1", "bilitaire-no-hollow"),
        ("a1a3", "bilitaire-no-hollow"),
        ("a1a1", "bilitaire-no-move"),
        ("a1b2", "bilitaire-diagonal"),
        ("a1a2", "bilitaire-not-a-jump"),
        ("a1e1", "bilitaire-not-a-jump"),
        ("b1d1", "bilitaire-taken"),
        ("b1", "bilitaire-cannot-jump"),
        ("xa1", "bilitaire-not-first-turn"),
        ("pass", "bilitaire-must-jump"),
        ("!2", "bilitaire-jumper-demands"),
        ("a1c1!2", "bilitaire-jumper-demands"),
        ("a1c1c2", "bilitaire-not-a-jump"),
        ("a1c1a1", "bilitaire-nothing-to-jump"),
        ("a1c1d2", "bilitaire-diagonal"),
    ];
    for (turn, key) in faults {
        assert_eq!(broken(CHAIN, turn), key, "{turn}");
    }
}

#[test]
fn a_tile_slides_straight_over_empty_places() {
    let alone = "8/8/8/8/2o.4/2..4/8/8 1 shift 0:0 --";
    assert_eq!(turns(alone), "B2-A2 B2-B1 B2-B3 B2-B4 B2-C2 B2-D2");
    assert_eq!(broken(alone, "B2-C3"), "bilitaire-not-straight");
    assert_eq!(broken(alone, "B2-B2"), "bilitaire-no-slide");
    assert_eq!(broken(alone, "B2-E2"), "bilitaire-not-a-place");
    assert_eq!(broken(alone, "C2-D2"), "bilitaire-no-tile");
    assert_eq!(broken(alone, "B2-C2-D2"), "bilitaire-not-a-slide");
    assert_eq!(broken(alone, "pass"), "bilitaire-must-shift");
}

#[test]
fn two_tiles_slide_together_along_their_line() {
    let pair = "8/8/8/8/o...4/....4/8/8 1 shift 0:0 --";
    assert_eq!(turns(pair), "A2-A1 A2-A3 A2-A4 A2B2-B2C2 A2B2-C2D2 B2-B1 B2-B3 B2-B4 B2-C2 B2-D2 xB2");
    assert_eq!(broken(pair, "A2B2-A3B3"), "bilitaire-not-along-its-line");
    assert_eq!(broken(pair, "A2B2-B2D2"), "bilitaire-not-along-its-line");
    assert_eq!(broken(pair, "B2A2-C2B2"), "bilitaire-not-a-group");
    assert_eq!(broken(pair, "A2-C2"), "bilitaire-blocked");
    assert_eq!(broken(pair, "B2C2-C2D2"), "bilitaire-no-tile");
}

#[test]
fn three_tiles_slide_together_by_one_place() {
    let three = "8/8/8/8/o.....2/......2/8/8 1 shift 0:0 --";
    let groups: Vec<String> =
        position(three).legal_turns().into_iter().filter(|turn| turn.len() > 11).collect();
    assert_eq!(groups, ["A2B2C2-B2C2D2"]);
    let pairs: Vec<String> =
        position(three).legal_turns().into_iter().filter(|turn| turn.len() == 9).collect();
    assert_eq!(pairs, ["B2C2-C2D2"]);
}

#[test]
fn balls_travel_with_their_tiles() {
    let mut position = position("8/8/8/8/o.o.4/...o4/8/8 1 shift 0:0 --");
    let slid = Effect::Slid { from: places("A2 B2"), to: places("C2 D2") };
    let (_, effects) = position.play("a2 b2 to c2 d2").expect("the places ahead are empty");
    // None of the balls can jump: the round is over too.
    assert_eq!(effects, [slid, Effect::RoundOver { jumper: 0, left: 3 }]);
}

#[test]
fn only_an_empty_tile_is_removed() {
    assert!(!turns("8/8/8/8/oo.o4/....4/8/8 1 shift 0:0 --").contains('x'));
    let fen = "8/8/8/8/8/8/......2/oo....2 1 shift 0:0 --";
    assert!(turns(fen).ends_with("xB1 xC1"), "{}", turns(fen));
    assert_eq!(broken(fen, "xA1"), "bilitaire-tile-not-empty");
    assert_eq!(broken(fen, "xD1"), "bilitaire-no-tile");
    assert_eq!(broken(fen, "xe5"), "bilitaire-not-a-place");
    assert_eq!(broken(fen, "a1c1e1g1"), "bilitaire-not-a-place");
    let mut left = position(fen);
    assert_eq!(left.parse_turn("c1").as_deref(), Ok("xC1"));
    let removed = Effect::TileRemoved { place: places("C1")[0] };
    assert_eq!(left.play("xc1"), Ok(("xC1".to_owned(), vec![removed])));
    assert_eq!(left.fen(), "8/8/8/8/8/8/....4/oo..4 1 jump 0:0 --");
}

#[test]
fn a_demand_is_legal_only_if_it_can_be_met() {
    assert_eq!(
        turns(GAP),
        "A1-A2 A1-A3 A1-A4 A1B1-B1C1 A1B1-B1C1!2 B1-B2 B1-B3 B1-B4 B1-C1 D1-C1 D1-C1!2 D1-D2 D1-D3 D1-D4"
    );
    let mut gap = position(GAP);
    let slid = Effect::Slid { from: places("D1"), to: places("C1") };
    assert_eq!(gap.play("d1c1!2"), Ok(("D1-C1!2".to_owned(), vec![slid, Effect::Demanded { balls: 2 }])));
    assert_eq!(gap.fen(), CHAIN.replace("jump", "jump!2"));
    assert_eq!(gap.scene().demand, Some(2));

    assert_eq!(broken(GAP, "D1-C1!3"), "bilitaire-demand-too-great");
    assert_eq!(broken(GAP, "D1-D2!2"), "bilitaire-demand-too-great");
    assert_eq!(broken(GAP, "D1-C1!1"), "bilitaire-demand-too-small");
    assert_eq!(broken(GAP, "!2"), "bilitaire-demand-alone");
    assert_eq!(broken(GAP, "D1-C1 pass"), "bilitaire-only-demand");
}

#[test]
fn a_round_ends_when_the_jumper_has_no_jump_and_the_same_seat_acts_again() {
    let mut gap = position(GAP);
    let (_, effects) = gap.play("B1-C1").expect("C1 is empty");
    assert_eq!(effects.last(), Some(&Effect::RoundOver { jumper: 0, left: 4 }));
    assert_eq!(gap.seat(), Some(1));
    assert_eq!(gap.man_count(), 48);
    assert_eq!(gap.scene().points, [0, 4]);
    assert!(gap.fen().ends_with(" 2 first 0:4 --"), "{}", gap.fen());
}

#[test]
fn the_seat_that_left_fewer_balls_has_won() {
    for (first_round, places) in [(3, "1 2"), (4, "1 1"), (5, "2 1")] {
        let mut last = position(&GAP.replace("1 shift 0:0", &format!("2 shift 0:{first_round}")));
        assert_eq!(last.seat(), Some(0));
        let (_, effects) = last.play("B1-C1").expect("C1 is empty");
        assert_eq!(effects.last(), Some(&Effect::RoundOver { jumper: 1, left: 4 }));
        assert_eq!(last.seat(), None);
        // Seat 0 left `first_round` balls, seat 1 left four.
        assert_eq!(last.places().to_string(), places);
        assert!(last.legal_turns().is_empty());
        assert_eq!(GameKind::Bilitaire.from_fen(&last.fen()), Ok(last));
    }
}

#[test]
fn a_seat_that_resigns_has_lost() {
    let mut gap = position(GAP);
    gap.withdraw(1);
    assert_eq!(gap.seat(), None);
    assert_eq!(gap.places().to_string(), "1 2");
    assert_eq!(GameKind::Bilitaire.from_fen(&gap.fen()), Ok(gap));
}

#[test]
fn impossible_positions_are_refused() {
    let bad = [
        "",
        "8/8/8/8/8/8/8/8 1 jump 0:0 --",
        "8/8/8/8/8/8/8/o7 1 jump 0:0 --",
        "8/8/8/8/8/8/1..5/1oo5 1 shift 0:0 --",
        "8/8/8/8/8/8/......11/oo.o.o2 1 jump 0:0 --",
        "8/8/8/8/8/8/......2/oo.o.o3 1 jump 0:0 --",
        "8/8/8/8/8/8/......2/oo.o.o2 3 jump 0:0 --",
        "8/8/8/8/8/8/......2/oo.o.o2 1 first 0:0 --",
        "8/8/8/8/8/8/......2/oo.o.o2 1 jump!1 0:0 --",
        "8/8/8/8/8/8/......2/oo.o.o2 1 jump!3 0:0 --",
        "8/8/8/8/8/8/......2/oo.o.o2 1 jump!02 0:0 --",
        "8/8/8/8/8/8/......2/oo.o.o2 1 jump 0:4 --",
        "8/8/8/8/8/8/......2/oo.o.o2 2 jump 0:0 --",
        "8/8/8/8/8/8/......2/oo.o.o2 2 jump 4:4 11",
        "8/8/8/8/8/8/......2/oo.o.o2 1 jump 0:0 11",
        "8/8/8/8/8/8/......2/oo.o.o2 1 jump 0:0 1-",
        "8/8/8/8/8/8/....4/o..o4 1 jump 0:0 --",
        "8/8/8/8/8/8/....4/o..o4 2 jump 2:4 12",
        "2oooo2/2oooo2/oooooooo/oooooooo/oooooooo/oooooooo/2oooo2/2oooo2 1 shift 0:0 --",
        "......../......../......../......../......../......../......../oo....oo 1 shift 0:0 --",
    ];
    for fen in bad {
        assert!(GameKind::Bilitaire.from_fen(fen).is_err(), "{fen}");
    }
    assert!(GameKind::Bilitaire.from_fen("8/8/8/8/8/8/....4/o..o4 2 jump 2:4 21").is_ok());
}

#[test]
fn the_position_is_shown_as_text() {
    let text = position(CHAIN).ascii_board();
    assert!(text.ends_with("2  . . . . . .\n1  o o . o . o\n   a b c d e f g h\n1 jump 0:0 --\n"), "{text}");
}

/// Both rounds; the second begins with `xc6`.
const MATCH: &str = "\
    xb6 D2D3-D3D4 d6xb6 B4C4-A4B4 f6xd6 A2A3A4-A1A2A3!2 c4xc6xe6 C2-D2 c2xc4 D4-C4 a6xc6 C1-C2!3 \
    h6xf6xd6xb6 C4-D4 a2xc2 B1-C1 c8xc6xa6 C1C2C3-C2C3C4 e6xe8 C2-C1!2 g4xg6xe6 A1-B1!3 d8xd6xf6xf8 \
    A2A3-A3A4 h8xh6 D2D3D4-D1D2D3!2 e5xc5xc3 A3A4-A1A2 h3xh5 A2-A4!2 a2xc2xc4 D1D2D3-D2D3D4!2 f8xh8xh6 \
    B2-A2 h3xh5xh7xf7 A2-C2!2 f4xf6xf8 D2D3D4-D1D2D3!2 e1xe3xg3 B3B4-B2B3 f1xf3xh3 xC1 xc6 B1-A1 e6xc6 \
    D3-D4 e8xe6 C1-B1 c7xe7 B3C3-C3D3 c8xe8 A3-A4 a7xc7 D2D3D4-D1D2D3 a8xc8 C3-A3 f7xd7xb7 D2D3-D3D4!3 \
    f8xd8xb8xb6 A3-B3 h8xf8 A1B1-B1C1 g6xg8xe8 B3-A3 h6xh8 A2A3-A1A2";

#[test]
fn a_whole_match_has_the_right_result() {
    let mut match_ = start();
    let mut rounds = Vec::new();
    for turn in MATCH.split(' ') {
        assert_eq!(match_.parse_turn(turn).as_deref(), Ok(turn));
        let (_, effects) = match_.play(turn).expect("it was read");
        rounds.extend(effects.into_iter().filter(|effect| matches!(effect, Effect::RoundOver { .. })));
        assert_eq!(GameKind::Bilitaire.from_fen(&match_.fen()).as_ref(), Ok(&match_));
    }
    let ends = [Effect::RoundOver { jumper: 0, left: 12 }, Effect::RoundOver { jumper: 1, left: 32 }];
    assert_eq!(rounds, ends);
    assert_eq!(match_.scene().points, [32, 12]);
    assert_eq!(match_.places().to_string(), "1 2");
    assert_eq!(match_.play("xa1"), Err(IllegalTurn::GameOver));
}

/// Also counted by an implementation written independently of this one.
#[test]
fn perft() {
    let counts: Vec<u64> = (1..=6).map(|depth| start().perft(depth)).collect();
    assert_eq!(counts, [48, 768, 1_984, 34_752, 142_176, 3_232_560]);
}
