//! Biloba: one small position for each sentence of the rules, with the exact turns.

use bside_games::i18n::Localizer;
use bside_games::rules::biloba::PAWN;
use bside_games::rules::{AnyPosition, Cell, Effect, GameKind, IllegalTurn, Mark, Setup};

/// Far away from everything.
const FAR: &str = "c9 d9 e9";

fn cell(text: &str) -> Cell {
    let [column, row] = text.as_bytes() else { panic!("{text} is no cell") };
    Cell::new(column - b'a', row - b'1')
}

/// A position with these pawns of each seat, in which a seat is to act.
fn position_of(seat: usize, pawns: &[&str]) -> AnyPosition {
    let letters = if pawns.len() == 2 { "sn" } else { "swne" };
    let sign = |cell: &str| {
        let owner = pawns.iter().position(|cells| cells.split(' ').any(|own| own == cell));
        owner.map_or("1".to_owned(), |seat| letters[seat..=seat].to_owned())
    };
    let rows: Vec<String> = (0..9u8)
        .rev()
        .map(|row| {
            let inset = [2, 1, 0, 0, 0, 0, 0, 1, 2][usize::from(row)];
            let cells: Vec<String> =
                (inset..9 - inset).map(|column| sign(&Cell::new(column, row).to_string())).collect();
            let runs = cells.chunk_by(|a, b| a == "1" && b == "1");
            runs.map(|run| if run[0] == "1" { run.len().to_string() } else { run[0].clone() }).collect()
        })
        .collect();
    let fen = format!("{} {seat} {}", rows.join("/"), "-".repeat(pawns.len()));
    let position = GameKind::Biloba.from_fen(&fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert_eq!(position.man_count(), pawns.iter().map(|cells| cells.split(' ').count()).sum::<usize>());
    position
}

fn position(pawns: &[&str]) -> AnyPosition {
    position_of(0, pawns)
}

fn turns(position: &AnyPosition) -> String {
    position.legal_turns().join(" ")
}

/// The turns that begin so.
fn turns_from(position: &AnyPosition, beginning: &str) -> String {
    let turns: Vec<String> =
        position.legal_turns().into_iter().filter(|turn| turn.starts_with(beginning)).collect();
    turns.join(" ")
}

fn played(position: &AnyPosition, turn: &str) -> AnyPosition {
    let mut after = position.clone();
    after.play(turn).expect(turn);
    after
}

fn places_after(position: &AnyPosition, turn: &str) -> String {
    played(position, turn).places().to_string()
}

/// The refusal as players read it.
fn refusal(position: &AnyPosition, turn: &str) -> String {
    match position.parse_turn(turn) {
        Err(refusal) => Localizer::english().localize(&refusal),
        Ok(turn) => panic!("{turn} is legal"),
    }
}

#[test]
fn the_armies_stand_as_documented() {
    for (seats, fen) in [
        (2, "2n2/2nnn2/2nnnnn2/1nnnnnnn1/9/1sssssss1/2sssss2/2sss2/2s2 0 --"),
        (3, "nn1nn/2nnn2/w3n4/ww7/1ww6/ww7/w3s4/2sss2/ss1ss 0 ---"),
        (4, "nn1nn/2nnn2/w3n3e/ww5ee/1ww3ee1/ww5ee/w3s3e/2sss2/ss1ss 0 ----"),
    ] {
        let start = Setup::new(GameKind::Biloba, Some(seats), None).expect("it is played by so many").start();
        assert_eq!(start.fen(), fen);
    }
}

#[test]
fn a_pawn_slides_to_any_adjacent_empty_cell() {
    let position = position(&["c3 h2 i4", FAR]);
    assert_eq!(turns_from(&position, "c3"), "c3-b2 c3-b3 c3-b4 c3-c2 c3-c4 c3-d2 c3-d3 c3-d4");
    // h1, i1 and i2 are cut off.
    assert_eq!(turns_from(&position, "h2"), "h2-g1 h2-g2 h2-g3 h2-h3 h2-i3");
}

#[test]
fn a_pawn_jumps_over_one_pawn_of_any_colour_but_not_towards_its_rear() {
    let one = position(&["d3 e3 d4 d2 h2", "c3 c9 d9"]);
    assert_eq!(turns_from(&one, "d3"), "d3-b3 d3-c2 d3-c4 d3-d5 d3-e2 d3-e4 d3-f3");
    // Not over two, and not onto e5.
    let two = position(&["c3 d3 e3 e4", FAR]);
    assert_eq!(turns_from(&two, "c3"), "c3-b2 c3-b3 c3-b4 c3-c2 c3-c4 c3-d2 c3-d4");
    assert_eq!(turns_from(&two, "e3"), "e3-d2 e3-d4 e3-e2 e3-f2 e3-f3 e3-f4");
}

/// All cells around d4 but e5 are taken by another seat.
#[test]
fn each_side_has_its_own_rear() {
    let around = "c3 c4 c5 d3 d5 e3 e4";
    let south = position_of(0, &["d4 i5 i6", "a7 b8 a6", "c9 d9 f9", around]);
    assert_eq!(turns_from(&south, "d4"), "d4-b4 d4-b6 d4-d6 d4-e5-e6 d4-e5-f5 d4-e5-f6 d4-f4");
    let west = position_of(1, &["i5 i6 i7", "d4 a7 b8", "c9 d9 f9", around]);
    assert_eq!(turns_from(&west, "d4"), "d4-d2 d4-d6 d4-e5-e6 d4-e5-f5 d4-e5-f6 d4-f2 d4-f4");
    let north = position_of(2, &["i5 i6 i7", "a7 b8 a6", "d4 c9 d9", around]);
    assert_eq!(turns_from(&north, "d4"), "d4-b2 d4-b4 d4-d2 d4-e5-d6 d4-e5-e6 d4-e5-f5 d4-e5-f6 d4-f2 d4-f4");
    let east = position_of(3, &[around, "a7 b8 a6", "c9 d9 f9", "d4 i5 i6"]);
    assert_eq!(turns_from(&east, "d4"), "d4-b2 d4-b4 d4-b6 d4-d2 d4-d6 d4-e5-e6 d4-e5-f4 d4-e5-f5 d4-e5-f6");
}

#[test]
fn the_way_through_the_centre_is_written_long_or_short() {
    let position = position(&["d4 f5 c7", "c3 h8 h7 h6"]);
    assert_eq!(
        turns_from(&position, "d4"),
        "d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5-d6 d4-e5-e6 d4-e5-f4 d4-e5-f6"
    );
    for (typed, turn) in
        [("d4-f6", "d4-e5-f6"), ("d4-e5-f6", "d4-e5-f6"), ("d4 e5 d5", "d4-d5"), ("d4e4", "d4-e4")]
    {
        assert_eq!(position.parse_turn(typed).as_deref(), Ok(turn));
    }
    let way = ["d4", "e5", "f6"].map(cell).to_vec();
    let moved = vec![Effect::Moved { kind: PAWN, path: way }];
    assert_eq!(position.clone().play("d4f6"), Ok(("d4-e5-f6".to_owned(), moved)));
}

#[test]
fn a_slide_through_the_centre_needs_a_cell_behind_it() {
    let position = position(&["e4 d4 f4 h2", "d5 d6 e6 f5 f6 c9"]);
    assert!(!turns(&position).contains("-e5-"), "{}", turns(&position));
    assert_eq!(
        refusal(&position, "e4-e5"),
        "No pawn may stop on e5. It can only pass through. From e4 you can go to c4, c6, d3, e3, f3, g4, g6."
    );
}

#[test]
fn nothing_is_captured_from_the_centre_itself() {
    // While the pawn passes e5, c3 and e5 are on both sides of d4.
    let position = position(&["c3 f6 h2", "d4 c9 d9"]);
    assert_eq!(turns_from(&position, "f6-e5"), "f6-e5-d5 f6-e5-d6 f6-e5-e4 f6-e5-f4");
    assert_eq!(played(&position, "f6-e5-d5").man_count(), 6);
}

#[test]
fn every_enemy_between_two_own_pawns_is_captured() {
    // e4 takes d4 with c4, and f5 with g6; one pawn can replace only one of them.
    let position = position(&["c4 e3 g6", "d4 f5 c9 d9 e9"]);
    assert_eq!(turns_from(&position, "e3-e4"), "e3-e4,c4>d4,e4>f5 e3-e4,c4>d4,g6>f5 e3-e4,e4>d4,g6>f5");
    let took = |at: &str| Effect::Captured { seat: 1, kind: PAWN, cell: cell(at) };
    let replaced = |from: &str, to: &str| Effect::Replaced { from: cell(from), to: cell(to) };
    let (_, effects) = position.clone().play("e3-e4,c4>d4,g6>f5").expect("it is legal");
    assert_eq!(
        effects,
        [
            Effect::Moved { kind: PAWN, path: vec![cell("e3"), cell("e4")] },
            took("d4"),
            took("f5"),
            replaced("c4", "d4"),
            replaced("g6", "f5"),
        ]
    );
}

#[test]
fn two_pawns_in_a_row_are_never_captured_together() {
    let position = position(&["c4 g4 h2", "d4 e4 h8 h7"]);
    assert_eq!(turns_from(&position, "g4-f4"), "g4-f4");
}

#[test]
fn a_pawn_between_enemies_of_two_colours_is_safe() {
    let position = position_of(0, &["d3 h2 h3", "e3 a5 a6", "f3 d9 e9"]);
    let after = played(&position, "h2-g2");
    assert_eq!(after.man_count(), 9);
    assert!(!turns(&after).contains(">e3"), "no seat has e3 between two of its own");
}

#[test]
fn on_the_edge_only_axes_on_the_board_count() {
    let position = position(&["a5 b5 b2", "a4 h8 h7 h6"]);
    assert_eq!(turns_from(&position, "b2-a3"), "b2-a3,a3>a4 b2-a3,a5>a4");
}

#[test]
fn a_pawn_taken_on_several_axes_has_the_flankers_of_all() {
    let position = position(&["c4 e4 d3 d5", "d4 h8 h7 h6"]);
    assert_eq!(turns(&position), "c4>d4 d3>d4 d5>d4 e4>d4");
}

#[test]
fn a_vacancy_stays_empty_only_if_its_flankers_are_needed_elsewhere() {
    let position = position(&["a3 a5 c3 e3", "a4 b3 d3 h8 h7 h6"]);
    assert_eq!(
        turns(&position),
        "a3>a4,c3>b3,e3>d3 a3>a4,c3>d3 a5>a4,a3>b3,c3>d3 a5>a4,a3>b3,e3>d3 a5>a4,c3>b3,e3>d3"
    );
    let after = played(&position, "a3>a4,c3>d3");
    assert_eq!((after.man_count(), after.fen().as_str()), (7, "5/6n/7n1/7n1/s8/s8/3ss4/7/5 1 --"));
}

#[test]
fn replacements_that_capture_make_another_round_in_which_a_pawn_may_move_again() {
    let position = position(&["c4 e3 b6", "d4 c5 h8 h7 h6"]);
    assert_eq!(
        turns_from(&position, "e3-e4"),
        "e3-e4,c4>d4,b6>c5 e3-e4,c4>d4,d4>c5 e3-e4,e4>d4,b6>c5 e3-e4,e4>d4,d4>c5"
    );
    let (_, effects) = position.clone().play("e3-e4,e4>d4,d4>c5").expect("it is legal");
    let kinds: Vec<bool> = effects.iter().map(|effect| matches!(effect, Effect::Captured { .. })).collect();
    assert_eq!(kinds, [false, true, false, true, false], "moved, took, replaced, took, replaced");
}

#[test]
fn a_pawn_that_stands_captured_is_the_whole_turn() {
    let position = position(&["d3 f3 a5", "e3 h8 h7 h6"]);
    assert_eq!(turns(&position), "d3>e3 f3>e3");
    assert_eq!(
        refusal(&position, "a5-a6"),
        "You must capture e3. That capture and its replacements are your whole move. Continue with d3>e3, f3>e3."
    );
    assert_eq!(refusal(&position, "pass"), refusal(&position, "a5-a6"));
}

#[test]
fn a_pawn_that_moves_between_two_enemies_is_captured_in_their_turn() {
    let position = position(&["d3 f4 h2 h3", "c4 e4 c9 d9"]);
    let caught = played(&position_of(0, &["d3 g2 h2 h3", "c4 e4 c9 d9"]), "d3-d4");
    assert_eq!(turns(&caught), "c4>d4 e4>d4");
    // With f4 the same move takes e4, and d4 stands free.
    let free = played(&position, "d3-d4,f4>e4");
    assert!(free.legal_turns().contains(&"c4-c5".to_owned()), "{}", turns(&free));
}

#[test]
fn with_two_pawns_a_turn_has_to_capture() {
    let position = position(&["d3 f4", "e3 h8 h7"]);
    assert_eq!(turns(&position), "d3-d2,d2>e3 d3-d2,f4>e3 f4-f3,d3>e3 f4-f3,f3>e3");
    let sentence =
        "With two pawns or fewer you must capture, and that move captures nothing. From d3 you can go to d2.";
    assert_eq!(refusal(&position, "d3-c3"), sentence);
}

#[test]
fn two_seats_with_two_pawns_each_have_drawn_even_if_the_next_could_capture() {
    let position = position(&["d3 f4", "e3 d5 c2"]);
    assert_eq!(places_after(&position, "f4-f3,d3>e3"), "1 1");
    let after = played(&position, "f4-f3,d3>e3");
    assert_eq!((after.seat(), after.parse_turn("c2-c3")), (None, Err(IllegalTurn::GameOver)));
}

#[test]
fn with_two_pawns_and_no_capture_a_seat_is_out() {
    let two = position(&["d3 f4 h2", "e3 h8 h7"]);
    assert_eq!(places_after(&two, "f4-f3,d3>e3"), "1 2");
    // Seat 1 loses its last pawn and goes out first, seat 2 cannot capture at its turn.
    let three = position(&["d3 f4 d5 f6 b5", "e3", "e6"]);
    let mut after = three.clone();
    let (_, effects) = after.play("f4-f3,f3>e3").expect("it is legal");
    assert_eq!(after.places().to_string(), "1 3 2");
    assert_eq!(effects[3..], [Effect::Out { seat: 1, place: 3 }, Effect::Out { seat: 2, place: 2 }]);
    // With two pawns that can capture it stays in, and must.
    let stays = played(&position(&["d3 f4 h2 h3", "e3 h8 g9 f8"]), "f4-f3,d3>e3");
    assert_eq!(stays.seat(), Some(1));
    let able = played(&position(&["d3 f4 h2 h3", "e3 g1 h4"]), "f4-f3,d3>e3");
    assert_eq!(turns(&able), "h4-i3,g1>h2 h4-i3,i3>h2");
}

#[test]
fn seats_that_go_out_together_share_a_place() {
    let position = position(&["d3 f4 h5 b5 b6", "e3", "g4"]);
    assert_eq!(places_after(&position, "f4-f3,d3>e3,f3>g4"), "1 2 2");
}

#[test]
fn three_seats_with_two_pawns_play_on() {
    let position = position(&["d3 f4", "e3 a5 a6 b5", "d5 h5"]);
    let after = played(&position, "f4-f3,d3>e3");
    assert_eq!((after.seat(), after.places().is_complete()), (Some(1), false));
}

#[test]
fn a_seat_without_a_turn_passes() {
    let mut stuck = position(&[FAR, "b8 c8 d8 e8 f8 f9 g9"]);
    assert_eq!(turns(&stuck), "pass");
    assert_eq!(refusal(&stuck, "d9-d8"), "There’s already a pawn on d8. You can play pass.");
    assert_eq!(stuck.play("PASS"), Ok(("pass".to_owned(), vec![Effect::Passed])));
    assert_eq!(stuck.seat(), Some(1));
    assert!(
        refusal(&stuck, "pass")
            .starts_with("You have a legal move, so you can’t pass. Your move can start with ")
    );
}

#[test]
fn the_pawns_of_a_withdrawn_seat_leave_the_board() {
    let mut four = Setup::new(GameKind::Biloba, Some(4), None).expect("four play").start();
    assert_eq!(four.withdraw(1), [Effect::Out { seat: 1, place: 4 }]);
    assert_eq!((four.man_count(), four.seat()), (24, Some(0)));
    assert_eq!(four.withdraw(0), [Effect::Out { seat: 0, place: 3 }]);
    assert_eq!(four.seat(), Some(2));
    assert_eq!(four.withdraw(3), [Effect::Out { seat: 3, place: 2 }]);
    assert_eq!((four.places().to_string().as_str(), four.seat()), ("3 4 1 2", None));
}

#[test]
fn refusals_name_the_rule_and_the_cells() {
    let start = Setup::new(GameKind::Biloba, None, None).expect("two play").start();
    let small = position(&["c4 h2 h3", FAR]);
    let capture = position(&["c4 e3 g6", "d4 f5 c9 d9 e9"]);
    let centre = position(&["d4 h2 h3", "e6 f5 f6 c9"]);
    let begin = "Your move can start with b4, c3, c4, d2, d3, d4, e1, e2, e3, e4, f2, f3, f4, g3, g4, h4 \
                 (for example e2-g2).";
    let from_h4 = "From h4 you can go to g5, h3, h5, i3, i4, i5.";
    for (position, typed, sentence, advice) in [
        (&start, "e5-e6", "There’s no pawn on e5.", begin),
        (&start, "b6-b5", "The pawn on b6 isn’t yours.", begin),
        (&start, "d4-d4", "The pawn must leave d4.", "From d4 you can go to c5, d5, e5-f5."),
        (&start, "d3-d4", "There’s already a pawn on d4.", "From d3 you can go to b3, b5, c2, d5, f5."),
        (
            &start,
            "h4-i7",
            "A pawn slides to a cell next to it or jumps over one pawn. From h4 it can’t reach i7.",
            from_h4,
        ),
        (
            &start,
            "h4-h2",
            "A pawn jumps over a pawn next to it. h3 is empty, so it can’t land on h2.",
            from_h4,
        ),
        (
            &start,
            "c4-c2",
            "A pawn never jumps back towards its own side of the board, as from c4 to c2.",
            "From c4 you can go to a4, b3, b5, c5, d5.",
        ),
        (&start, "pass", "You have a legal move, so you can’t pass.", begin),
        (&start, "!3", "Write a Biloba move as the cell a pawn comes from and the cell it goes to.", begin),
        (&start, "a1-b2", "There’s no cell a1 on this board.", begin),
        (&start, "d44-d5", "There’s no cell d44 on this board.", begin),
        (&start, "d4 up", "I can’t read “up”.", begin),
        (&small, "c4-c5-c6", "The move c4-c5 ends there.", "Leave out “c6”."),
        (
            &small,
            "c4-e5-d5",
            "To go through the centre, a pawn slides from one cell next to e5 to another. It can’t go from c4 to d5 that way.",
            "From c4 you can go to b3, b4, b5, c3, c5, d3, d4, d5.",
        ),
        (
            &small,
            "c4-e5",
            "No pawn may stop on e5. It can only pass through.",
            "From c4 you can go to b3, b4, b5, c3, c5, d3, d4, d5.",
        ),
        (&capture, "e3-e4", "e3-e4 isn’t a complete move.", "It can continue with c4>d4, e4>d4."),
        (
            &capture,
            "e3-e4,c4>c5",
            "Nothing was captured on c5 in this round. Cells to fill: d4, f5.",
            "Continue with c4>d4, e4>d4.",
        ),
        (
            &capture,
            "e3-e4,g6>d4",
            "The pawn on g6 didn’t flank d4. You can fill it from c4, e4.",
            "Continue with c4>d4, e4>d4.",
        ),
        (
            &capture,
            "e3-e4,e4>d4,e4>f5",
            "The pawn on e4 has already moved in this round. A pawn moves in only once per round.",
            "Continue with g6>f5.",
        ),
        (
            &capture,
            "e3-e4,g6>f5",
            "f5 isn’t next. Cells are filled in order of their letters, then their numbers, and none that can be filled \
             stays empty.",
            "Continue with c4>d4, e4>d4.",
        ),
        (
            &centre,
            "d4-e5",
            "d4-e5 isn’t a complete move.",
            "It can continue with d4-d5, d4-e4, d4-e5-d6, d4-e5-f4.",
        ),
    ] {
        assert_eq!(refusal(position, typed), format!("{sentence} {advice}"), "{typed}");
    }
}

#[test]
fn a_refusal_says_that_a_pawn_is_shut_in() {
    let fen = "5/7/9/6sss/9/9/n1n1n4/nnn4/snn2 0 --";
    let position = GameKind::Biloba.from_fen(fen).expect("a position");
    let shut_in = "The pawn on c1 is blocked. It can neither slide nor jump. ";
    assert!(refusal(&position, "c1").starts_with(shut_in), "{}", refusal(&position, "c1"));
    assert!(refusal(&position, "c1!2").starts_with("Write a Biloba move as"));
}

#[test]
fn pawns_captured_before_the_turn_are_marked() {
    let pawns = ["c4 e4 c7 c9", "d4 g7 g8 g9"];
    assert_eq!(position_of(0, &pawns).scene().marks, [Mark::Doomed(cell("d4"))]);
    // While seat 1 is to act, nothing stands captured.
    assert!(position_of(1, &pawns).scene().marks.is_empty());
}
