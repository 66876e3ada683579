//! Tests of the texts that stand for pictures.

use bside_games::i18n::{Localizer, MAX_ALT_TEXT_CHARS, alt_text};
use bside_games::rules::{Cell, Game, GameKind, Mark, Places, Scene, Setup};

fn start(game: GameKind, seats: usize) -> Scene {
    let mut scene = Setup::new(game, Some(seats), None).expect("there is such a game").start().scene();
    scene.names = ["Ana", "Ben", "Cy", "Dee"][..seats].iter().map(|name| (*name).to_owned()).collect();
    scene
}

#[test]
fn the_alt_text_says_whose_turn_it_is_and_where_every_man_stands() {
    let alt = alt_text(&Localizer::english(), &start(GameKind::Biloba, 3), Some("Cy: c9-c8"));
    assert_eq!(
        alt,
        "Biloba, Ana to move. Last move: Cy: c9-c8. Ana: pawns c1, d1, d2, e2, e3, f1, f2, g1. \
         Ben: pawns a3, a4, a6, a7, b4, b5, b6, c5. Cy: pawns c9, d8, d9, e7, e8, f8, f9, g9."
    );
}

#[test]
fn only_the_end_of_a_game_lists_the_men_of_those_who_gave_up() {
    let mut game = Game::new(Setup::new(GameKind::Biloba, Some(3), None).expect("played by three"));
    let alt = |game: &Game, is_closed: bool| {
        let scene = if is_closed { game.scene().stopped() } else { game.scene() };
        let names = ["Ana", "Ben", "Cy"].map(str::to_owned).to_vec();
        alt_text(&Localizer::english(), &Scene { names, ..scene }, None)
    };
    game.withdraw(1);
    for is_closed in [false, true] {
        let alt = alt(&game, is_closed);
        assert!(!alt.contains("Ben: pawns") && alt.contains("Cy: pawns"), "{alt}");
    }
    game.withdraw(2);
    let alt = alt(&game, false);
    assert!(alt.contains("Ben: pawns") && alt.contains("Cy: pawns"), "{alt}");
}

#[test]
fn the_alt_text_of_a_finished_game_lists_places_and_points() {
    let mut scene = start(GameKind::Bilitaire, 2);
    scene.places = Places::won_by(1);
    scene.turn = None;
    scene.points = vec![5, 12];
    let alt = alt_text(&Localizer::english(), &scene, None);
    assert!(
        alt.starts_with("Bilitaire, the game is over. Places: 1. Ben, 2. Ana. Points: Ana (5), Ben (12)."),
        "{alt}"
    );
}

#[test]
fn the_alt_text_mentions_obligatory_captures() {
    let mut scene = start(GameKind::Basileus, 2);
    scene.marks = vec![Mark::MustCapture(Cell::new(1, 0)), Mark::MustCapture(Cell::new(3, 0))];
    let alt = alt_text(&Localizer::english(), &scene, None);
    assert!(alt.starts_with("Basileus, Ana to move. One of these must capture: b1, d1. Ana:"), "{alt}");
    scene.marks.truncate(1);
    let alt = alt_text(&Localizer::english(), &scene, None);
    assert!(alt.starts_with("Basileus, Ana to move. The piece on b1 must capture. Ana:"), "{alt}");
    let mut scene = start(GameKind::Biloba, 2);
    scene.marks = vec![Mark::Doomed(Cell::new(3, 5))];
    let alt = alt_text(&Localizer::english(), &scene, None);
    assert!(alt.starts_with("Biloba, Ana to move. About to be captured: d6. Ana:"), "{alt}");
}

#[test]
fn every_alt_text_fits_and_names_every_cell() {
    for game in GameKind::ALL {
        for seats in game.seats() {
            let mut scene = start(game, seats);
            scene.names = vec!["W".repeat(32); seats];
            let alt = alt_text(&Localizer::english(), &scene, Some(&"d4xd6".repeat(20)));
            assert!(alt.chars().count() <= MAX_ALT_TEXT_CHARS, "{game}: {}", alt.len());
            for man in &scene.men {
                assert!(alt.contains(&man.cell.to_string()), "{game}: {} is missing in {alt}", man.cell);
            }
        }
    }
}
