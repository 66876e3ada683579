//! First lessons: each task can be solved, and every legal turn has an explanation.

use bside_games::diagrams::{Lesson, lessons};
use bside_games::i18n::{Localizer, MAX_ALT_TEXT_CHARS};
use bside_games::rules::GameKind;
use std::collections::HashSet;

fn all() -> impl Iterator<Item = &'static Lesson> {
    GameKind::ALL.into_iter().flat_map(lessons)
}

#[test]
fn every_game_has_some_lessons_of_one_turn() {
    let localizer = Localizer::english();
    for game in GameKind::ALL {
        let names: HashSet<&str> = lessons(game).iter().map(|lesson| lesson.board().name()).collect();
        let count = if game == GameKind::Biloba { 8 } else { 5 };
        assert_eq!((lessons(game).len(), names.len()), (count, count), "{game}");
    }
    for lesson in all() {
        let (board, id) = (lesson.board(), lesson.board().id());
        assert!(board.position().seat().is_some(), "{id}");
        assert!((1..=60).contains(&board.title(&localizer).chars().count()), "{id}");
        assert!((20..=500).contains(&board.caption(&localizer).chars().count()), "{id}");
        // The id is a part of the `custom_id` of buttons and menus.
        assert!(id.len() <= 60, "{id}");
    }
}

#[test]
fn every_legal_turn_is_explained() {
    let localizer = Localizer::english();
    for lesson in all() {
        let id = lesson.board().id();
        let (mut correct, mut other) = (0, 0);
        for turn in lesson.board().position().legal_turns() {
            let attempt = lesson.attempt(&turn).unwrap_or_else(|| panic!("{id}: {turn}"));
            *(if attempt.is_correct { &mut correct } else { &mut other }) += 1;
            let explanation = attempt.explanation(&localizer);
            assert!((20..=500).contains(&explanation.chars().count()), "{id} {turn}: {explanation}");
            assert!(attempt.turn_text(&localizer).contains(": "), "{id} {turn}");
            let alt = attempt.board.alt_text(&localizer);
            assert!(
                alt.contains("Last move: ") && alt.chars().count() <= MAX_ALT_TEXT_CHARS,
                "{id} {turn}: {alt}"
            );
        }
        assert!(correct > 0, "{id}: no legal turn solves the task");
        assert!(other > 0 || correct == 1, "{id}: every legal turn solves the task");
        assert!(lesson.attempt("z9").is_none() && lesson.attempt("").is_none(), "{id}");
    }
}

#[test]
fn solutions_do_what_the_task_asks_for() {
    let solutions = |game: GameKind, name: &str| {
        let lesson = lessons(game).iter().find(|lesson| lesson.board().name() == name).expect(name);
        let turns = lesson.board().position().legal_turns().into_iter();
        turns.filter(|turn| lesson.attempt(turn).expect("legal").is_correct).collect::<Vec<_>>().join(" ")
    };
    let captures = "b4-b5,b5>c4 b4-b5,d3>c4 d3-d4,b4>c4 d3-d4,d4>c4";
    assert_eq!(solutions(GameKind::Biloba, "capture"), captures);
    assert_eq!(solutions(GameKind::Biloba, "win"), captures);
    assert_eq!(solutions(GameKind::Biloba, "jump"), "a6-c6,c4>c5 a6-c6,c6>c5 c4-c6,a6>b6 c4-c6,c6>b6");
    assert_eq!(solutions(GameKind::Biloba, "forced"), "b4>c4");
    assert_eq!(solutions(GameKind::Biloba, "centre"), "e6-e5-e4,c2>d3 e6-e5-e4,e4>d3");
    assert_eq!(solutions(GameKind::Bizingo, "star"), "m4-l5");
    assert_eq!(solutions(GameKind::Basileus, "kings"), "e4xe5");
    assert_eq!(
        solutions(GameKind::Bilitaire, "slide"),
        "B2-A2 B2-B1 B2-B3 B2-B4 C2-C1 C2-C3 C2-C4 C2-D2 xC2"
    );
}

#[test]
fn solutions_of_final_positions_end_the_game() {
    let ends = |game: GameKind, name: &str| {
        let lesson = lessons(game).iter().find(|lesson| lesson.board().name() == name).expect(name);
        for turn in lesson.board().position().legal_turns() {
            let attempt = lesson.attempt(&turn).expect("legal");
            let over = attempt.board.position().seat().is_none();
            assert_eq!(attempt.is_correct, over, "{game} {name}: {turn}");
        }
    };
    ends(GameKind::Biloba, "win");
    ends(GameKind::Basileus, "kings");
    ends(GameKind::Basileus, "win");
}

#[test]
fn every_lesson_offers_choices() {
    let localizer = Localizer::english();
    for lesson in all() {
        let choices = lesson.choices(&localizer, "").expect("there is something to choose");
        assert!(choices.scene.names.iter().all(|name| name.starts_with(char::is_uppercase)));
        assert_eq!(choices.scene.view, lesson.seat());
        assert!(lesson.choices(&localizer, "z9").is_none());
    }
}

#[test]
fn every_text_of_a_lesson_belongs_to_a_lesson() {
    let text = include_str!("../../assets/texts/en/lessons.ftl");
    let ids: Vec<String> = all().map(|lesson| lesson.board().id()).collect();
    let games = GameKind::ALL.map(|game| format!("lesson-{game}-"));
    for line in text.lines().filter(|line| games.iter().any(|game| line.starts_with(game))) {
        let (name, _) = line.split_once(" =").expect("a name and a text");
        assert!(ids.iter().any(|id| id == name), "{name}");
    }
}
