//! The figures of the rules: their captions agree with the rules engine.

use bside_games::diagrams::{Diagram, figures, pages, sample_positions};
use bside_games::i18n::{Localizer, MAX_ALT_TEXT_CHARS};
use bside_games::rules::{GameKind, Mark, Scene, Trace};
use std::collections::HashSet;

fn figure(game: GameKind, name: &str) -> &'static Diagram {
    let found = figures(game).iter().find(|figure| figure.name() == name);
    found.unwrap_or_else(|| panic!("{game} has no figure {name}"))
}

fn scene(game: GameKind, name: &str) -> Scene {
    figure(game, name).scene(&Localizer::english())
}

/// The legal turns of the position of a figure that begin like this.
fn turns(game: GameKind, name: &str, beginning: &str) -> Vec<String> {
    let turns = figure(game, name).position().legal_turns();
    turns.into_iter().filter(|turn| turn.starts_with(beginning)).collect()
}

/// The cells where the last turn captured men.
fn captured(diagram: &Diagram) -> String {
    let gone = diagram.scene(&Localizer::english()).captured;
    gone.iter().map(|man| man.cell.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_figure_has_a_title_a_caption_and_an_alt_text() {
    let localizer = Localizer::english();
    for game in GameKind::ALL {
        assert!(figures(game).len() >= 6, "{game}");
        // A menu has at most 25 entries.
        assert!(figures(game).len() <= 25, "{game}");
        for figure in figures(game) {
            let (id, title, caption) = (figure.id(), figure.title(&localizer), figure.caption(&localizer));
            assert!(title != figure.name() && title.chars().count() <= 80, "{id}: {title}");
            assert!((20..=300).contains(&caption.chars().count()), "{id}: {caption}");
            for name in figure.scene(&localizer).names {
                assert!(name.starts_with(char::is_uppercase), "{id}: no text is named seat-{name}");
            }
            let alt = figure.alt_text(&localizer);
            assert!(alt.starts_with(&caption) && alt.chars().count() < MAX_ALT_TEXT_CHARS, "{id}: {alt}");
            assert!(!alt.contains('\n'), "{id}: {alt}");
        }
    }
}

#[test]
fn alt_texts_of_pages_are_cut_between_words() {
    let localizers: Vec<Localizer> = Localizer::locales().map(|locale| Localizer::of(&locale)).collect();
    let mut cut = 0;
    for (game, localizer) in
        GameKind::ALL.into_iter().flat_map(|game| localizers.iter().map(move |l| (game, l)))
    {
        for page in pages(game) {
            let alt = page.alt_text(localizer);
            assert!(alt.chars().count() <= MAX_ALT_TEXT_CHARS, "{alt}");
            let mut rest = alt.as_str();
            for (figure, number) in page.figures().iter().zip(1..) {
                let of_several = page.figures().len() > 1;
                let whole = figure.alt_text(localizer);
                let whole = if of_several { format!("{number}. {whole}") } else { whole };
                rest = rest.trim_start();
                if let Some(after) = rest.strip_prefix(&whole) {
                    rest = after;
                    continue;
                }
                cut += 1;
                let (kept, after) = rest.split_once('…').unwrap_or_else(|| panic!("{alt}"));
                let next = whole.strip_prefix(kept).unwrap_or_else(|| panic!("{kept} in {whole}"));
                assert!(next.starts_with(|sign: char| !sign.is_alphanumeric()), "{kept} … {next}");
                rest = after;
            }
            assert_eq!(rest, "", "{alt}");
        }
    }
    assert!(cut > 0);
}

#[test]
fn every_diagram_has_a_name_of_its_own() {
    let all = GameKind::ALL.into_iter().flat_map(figures).chain(sample_positions());
    let mut ids = HashSet::new();
    for diagram in all {
        let id = diagram.id();
        assert!(id.bytes().all(|sign| sign.is_ascii_lowercase() || sign == b'-'), "{id}");
        // The id is a part of the `custom_id` of a button.
        assert!(id.len() <= 60, "{id}");
        assert!(ids.insert(id), "{}", diagram.id());
    }
}

#[test]
fn every_text_of_a_figure_belongs_to_a_figure() {
    let text = include_str!("../../assets/texts/en/figures.ftl");
    let ids: Vec<String> = GameKind::ALL.into_iter().flat_map(figures).map(Diagram::id).collect();
    for line in text.lines().filter(|line| line.starts_with("figure-")) {
        let (name, _) = line.split_once(" =").expect("a name and a text");
        assert!(ids.iter().any(|id| id == name), "{name}");
    }
}

#[test]
fn the_first_figure_is_the_start() {
    for game in GameKind::ALL {
        let start = bside_games::rules::Setup::new(game, None, None).expect("it has a default").start();
        assert_eq!(*figures(game)[0].position(), start, "{game}");
    }
}

#[test]
fn seats_have_translated_names_and_people_their_own() {
    assert_eq!(scene(GameKind::Bizingo, "board").names, ["Light", "Dark"]);
    let start = sample_positions().find(|sample| sample.id() == "biloba-turn").expect("there");
    assert_eq!(start.scene(&Localizer::english()).names, ["Ana", "Ben"]);
}

#[test]
fn captures_agree_with_the_captions() {
    for (game, name, cells) in [
        (GameKind::Biloba, "pair", ""),
        (GameKind::Biloba, "replace", "c4"),
        (GameKind::Biloba, "choice", "c4"),
        (GameKind::Biloba, "round", "c4 c5"),
        (GameKind::Biloba, "between", ""),
        (GameKind::Biloba, "escape", "b4"),
        (GameKind::Biloba, "unfilled", "a4 b3 d3"),
        (GameKind::Biloba, "notation", "c6 d7"),
        (GameKind::Biloba, "signs", "c3"),
        (GameKind::Bizingo, "several", "l4 n4"),
        (GameKind::Bizingo, "captain-edge", "m1"),
        (GameKind::Bizingo, "signs", "l6"),
        (GameKind::Basileus, "start", "d4 e5 f4 e3"),
        (GameKind::Basileus, "falls", "d4"),
        (GameKind::Basileus, "beside", "f3"),
        (GameKind::Bizingo, "capture", "l6"),
        (GameKind::Bizingo, "captain-safe", ""),
        (GameKind::Bizingo, "captain", "l6"),
        (GameKind::Bizingo, "edge", "m1"),
        (GameKind::Bizingo, "edge-safe", ""),
        (GameKind::Bizingo, "lost", "l5"),
        (GameKind::Bizingo, "first", "l6"),
        (GameKind::Basileus, "chain", "b4 c5 d6"),
        (GameKind::Basileus, "end", "e5"),
        (GameKind::Bilitaire, "first", "d4"),
    ] {
        let figure = figure(game, name);
        let scene = figure.scene(&Localizer::english());
        assert!(!scene.traces.is_empty() || !scene.captured.is_empty(), "{game} {name} shows a turn");
        assert_eq!(captured(figure), cells, "{game} {name}");
    }
}

#[test]
fn results_agree_with_the_captions() {
    for (game, name, places) in [
        (GameKind::Biloba, "out", "1 2"),
        (GameKind::Biloba, "draw", "1 1"),
        (GameKind::Biloba, "places", "1 2 2"),
        (GameKind::Bizingo, "end", "1 2"),
        (GameKind::Basileus, "end", "1 2"),
        (GameKind::Basileus, "falls", "1 2"),
        (GameKind::Bilitaire, "end", "2 1"),
        (GameKind::Bilitaire, "drawn", "1 1"),
    ] {
        assert_eq!(scene(game, name).places.to_string(), places, "{game} {name}");
    }
    for game in GameKind::ALL {
        for figure in figures(game).iter().filter(|figure| figure.position().seat().is_none()) {
            assert!(
                ["out", "draw", "places", "falls", "end", "drawn"].contains(&figure.name()),
                "{} is about something else",
                figure.id()
            );
        }
    }
}

#[test]
fn moves_of_biloba_agree_with_the_captions() {
    assert_eq!(turns(GameKind::Biloba, "slide", "d3").len(), 8);
    assert_eq!(
        turns(GameKind::Biloba, "centre", "d6-e5-"),
        ["d6-e5-d4", "d6-e5-e4", "d6-e5-f4", "d6-e5-f5", "d6-e5-f6"]
    );
    assert_eq!(turns(GameKind::Biloba, "axes", ""), ["c4>d4", "d3>d4", "d5>d4", "e4>d4"]);
    assert_eq!(turns(GameKind::Biloba, "between", ""), ["b4>c4", "d4>c4"]);
    let few = turns(GameKind::Biloba, "few", "");
    assert!(few.iter().all(|turn| turn.contains('>')), "{few:?}");
    assert_eq!(scene(GameKind::Biloba, "four").names, ["South", "West", "North", "East"]);
}

#[test]
fn a_pawn_that_captured_on_its_way_in_is_not_flanked() {
    // The caption of "escape": it is South's turn, and no replacement is due.
    let turns = turns(GameKind::Biloba, "escape", "");
    assert!(turns.iter().all(|turn| !turn.contains("c4")), "{turns:?}");
    assert!(turns.len() > 10, "{turns:?}");
}

#[test]
fn moves_of_bizingo_agree_with_the_captions() {
    assert_eq!(turns(GameKind::Bizingo, "steps", "l5").len(), 6);
    // A move captures if a captain makes it, or if the man is at the edge, and not otherwise.
    for (with, without) in [("captain", "captain-safe"), ("edge", "edge-safe")] {
        assert_eq!(moved(with), moved(without));
        assert_ne!(captured(figure(GameKind::Bizingo, with)), captured(figure(GameKind::Bizingo, without)));
    }
}

/// The cells of the last turn of a figure of Bizingo.
fn moved(name: &str) -> Option<Vec<bside_games::rules::Cell>> {
    scene(GameKind::Bizingo, name).traces.into_iter().find_map(|way| match way {
        Trace::Moved(cells) => Some(cells),
        _ => None,
    })
}

#[test]
fn moves_of_basileus_agree_with_the_captions() {
    for (man, steps) in [("b5", 4), ("h4", 4), ("e4", 8)] {
        assert_eq!(turns(GameKind::Basileus, "steps", man).len(), steps, "{man}");
    }
    assert_eq!(turns(GameKind::Basileus, "pawn", ""), ["e4xc4", "e4xe2", "e4xe6", "e4xg4"]);
    assert_eq!(turns(GameKind::Basileus, "piece", ""), ["e5xc3", "e5xc7", "e5xg3", "e5xg7"]);
    assert_eq!(turns(GameKind::Basileus, "king", ""), ["e4xc4", "e4xe6", "e4xg2"]);
    assert!(turns(GameKind::Basileus, "never", "").iter().all(|turn| !turn.contains('x')));
    assert_eq!(turns(GameKind::Basileus, "must", ""), ["c4xc6"]);
    assert_eq!(turns(GameKind::Basileus, "ways", ""), ["e2xe4xc4xc6", "e2xe4xg4"]);
    assert_eq!(turns(GameKind::Basileus, "kings", ""), ["e4xe5"]);
    assert_eq!(turns(GameKind::Basileus, "beside", ""), ["h5xg4"]);
}

#[test]
fn moves_of_bilitaire_agree_with_the_captions() {
    assert_eq!(turns(GameKind::Bilitaire, "jump", ""), ["c3xe3", "f6xf4"]);
    assert_eq!(turns(GameKind::Bilitaire, "chain", ""), ["c3xe3", "c3xe3xe5", "c3xe3xe5xc5"]);
    assert_eq!(turns(GameKind::Bilitaire, "demand", ""), ["c3xe3xe5xc5"]);
    assert_eq!(
        turns(GameKind::Bilitaire, "slide", "B1-"),
        ["B1-A1", "B1-B2", "B1-B3", "B1-B4", "B1-C1", "B1-D1"]
    );
    assert_eq!(turns(GameKind::Bilitaire, "pair", "A2B2-"), ["A2B2-B2C2", "A2B2-C2D2"]);
    assert_eq!(turns(GameKind::Bilitaire, "triple", "A2B2C2-"), ["A2B2C2-B2C2D2"]);
    assert_eq!(scene(GameKind::Bilitaire, "demand").demand, Some(3));
}

#[test]
fn forbidden_turns_are_crossed_out() {
    for (game, name, count) in [
        (GameKind::Biloba, "jump", 1),
        (GameKind::Biloba, "rear", 1),
        (GameKind::Biloba, "between", 1),
        (GameKind::Biloba, "few", 1),
        (GameKind::Basileus, "never", 2),
        (GameKind::Basileus, "must", 1),
        (GameKind::Basileus, "kings", 1),
        (GameKind::Bilitaire, "never", 2),
    ] {
        let marks = scene(game, name).marks;
        let crossed = marks.iter().filter(|mark| matches!(mark, Mark::CannotGo(_))).count();
        assert_eq!(crossed, count, "{game} {name}");
        let alt = figure(game, name).alt_text(&Localizer::english());
        assert_eq!(alt.matches("Crossed out: ").count(), count, "{alt}");
    }
}
