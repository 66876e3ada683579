//! Golden tests: pictures against the approved ones in `tests/games/pictures`.
//!
//! `RENEW=1 cargo test -p bside-games --test games look_as_they_were_approved` draws them again; look at each changed
//! picture before committing it.

mod scenes;
mod tournaments;

use bside_games::diagrams::pages;
use bside_games::i18n::Localizer;
use bside_games::ratings::RatingHistory;
use bside_games::render::{RenderOptions, StandingsPage, Theme, chances_chart, png, rating_chart, sheet};
use bside_games::rules::{
    Cell, Game, GameKind, JudgedTurn, Man, ManKind, Mark, Places, ResultNote, Scene, Seat, Setup, TileSlot,
    Trace, Verdict,
};
use bside_games::table::Timestamp;
use bside_games::tournament::Tournament;
use image::imageops::{FilterType, resize};
use image::{Luma, Rgb};
use imageproc::map::map_pixels2;
use imageproc::region_labelling::{Connectivity, connected_components};
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

/// Decodes a picture: width, height, and red, green and blue of each pixel.
fn decode(bytes: &[u8]) -> (u32, u32, Vec<u8>) {
    let picture = image::load_from_memory(bytes).expect("a PNG").to_rgb8();
    (picture.width(), picture.height(), picture.into_raw())
}

/// The share of pixels that differ visibly, from 0 to 1.
fn difference(a: &[u8], b: &[u8]) -> f64 {
    let seen = |(a, b): (&[u8], &[u8])| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 24);
    let pixels = a.chunks(3).zip(b.chunks(3));
    pixels.filter(|pair| seen(*pair)).count() as f64 / (a.len() / 3) as f64
}

/// The scenes of approved pictures: sample positions in every theme, pages of the rules in the default theme.
fn approved() -> Vec<(String, Vec<Scene>, &'static str)> {
    let first = Theme::names().next().expect("there is a theme");
    let pages = GameKind::ALL.into_iter().flat_map(pages).map(|page| {
        let scenes = page.figures().iter().map(|figure| figure.scene(&Localizer::english()));
        (format!("rules-{}-{}", page.game(), page.name()), scenes.collect(), first)
    });
    let states = Theme::names()
        .flat_map(|theme| scenes::all().into_iter().map(move |(name, scene)| (name, vec![scene], theme)));
    let reviews = Theme::names()
        .flat_map(|theme| reviews().into_iter().map(move |(name, scene)| (name, vec![scene], theme)));
    let results = Theme::names()
        .flat_map(|theme| results().into_iter().map(move |(name, scene)| (name, vec![scene], theme)));
    pages.chain(states).chain(reviews).chain(results).collect()
}

/// Ends of games with the line of notes in their banners.
fn results() -> Vec<(String, Scene)> {
    let notes = [("", "The basileus was captured"), ("Ben", "1526 (+14)"), ("Ana", "1474 (-14)")];
    let of_two = |(name, scene): (String, Scene)| {
        let note = |(name, text): (&str, &str)| ResultNote { name: name.to_owned(), text: text.to_owned() };
        let result_notes = notes.map(note).to_vec();
        (name == "basileus-end").then_some(("result-basileus".to_owned(), Scene { result_notes, ..scene }))
    };
    scenes::all().into_iter().filter_map(of_two).collect()
}

/// Pictures of reviews: a turn that was played and a better one, after some turns.
fn reviews() -> Vec<(String, Scene)> {
    let scene = |name: &str, game: GameKind, turns: &str, [played, better]: [&str; 2]| {
        let mut reviewed = Game::new(Setup::new(game, None, None).expect("a set-up"));
        for turn in turns.split_whitespace() {
            reviewed.play(turn).unwrap_or_else(|refusal| panic!("{name}, {turn}: {refusal:?}"));
        }
        let judged = |verdict, turn: &str| {
            let mut after = reviewed.clone();
            let effects = after.play(turn).unwrap_or_else(|refusal| panic!("{name}, {turn}: {refusal:?}"));
            Mark::Judged(JudgedTurn::new(game, verdict, effects))
        };
        let marks = vec![judged(Verdict::Better, better), judged(Verdict::Played, played)];
        (format!("review-{name}"), Scene { marks, ..reviewed.position().scene() })
    };
    let chain = "d1-c2 e8-d7 c1-d2 f8-e7 g1-f2 d7-e6 f2-e3 i8-h7 a1-b2 e6-f5 c2-b3 f5-g5 e3-f4";
    let shifts = "xd5 B1-A1 b5xd5 A1-B1 e5xc5";
    vec![
        scene("biloba", GameKind::Biloba, "", ["d4-d5", "f4-g5"]),
        scene("biloba-forced", GameKind::Biloba, "e4-f5 g6-e4", ["f4>e4", "d4>e4"]),
        scene("bizingo", GameKind::Bizingo, "", ["k4-l5", "i4-h5"]),
        scene("basileus", GameKind::Basileus, "", ["b1-c2", "f1-g2"]),
        scene("basileus-chain", GameKind::Basileus, chain, ["g5xe3xc1xa1xc3xa3", "g5xe3xc1xa3xc3"]),
        scene("bilitaire-first", GameKind::Bilitaire, "", ["xd5", "xc3"]),
        scene("bilitaire-jump", GameKind::Bilitaire, "xd5 B1-A1", ["b5xd5", "d7xd5"]),
        scene("bilitaire-slide", GameKind::Bilitaire, shifts, ["A2A3-A1A2", "B4C4-C4D4!2"]),
    ]
}

#[test]
fn every_approved_picture_is_drawn() {
    let charts =
        charts().into_iter().flat_map(|(name, _)| Theme::names().map(move |theme| (name.clone(), theme)));
    let boards = approved().into_iter().map(|(name, _, theme)| (name, theme));
    let drawn: Vec<String> =
        boards.chain(charts).map(|(name, theme)| format!("{name}-{theme}.png")).collect();
    for file in std::fs::read_dir(Path::new(crate::ROOT).join("tests/games/pictures")).expect("there") {
        let name = file.expect("readable").file_name().into_string().expect("plain");
        assert!(drawn.contains(&name), "{name} belongs to no diagram");
    }
}

#[test]
fn pictures_look_as_they_were_approved() {
    let renew = std::env::var_os("RENEW").is_some();
    let mut wrong = Vec::new();
    for (name, scenes, theme) in approved() {
        let options = RenderOptions { theme: Theme::by_name(theme).expect("named"), width: 480 };
        let drawn = sheet(&scenes, &options);
        let file = format!("{}/tests/games/pictures/{name}-{theme}.png", crate::ROOT);
        if renew {
            std::fs::write(&file, &drawn).expect("written");
            continue;
        }
        let approved = std::fs::read(Path::new(&file)).unwrap_or_else(|e| panic!("{file}: {e}"));
        let (drawn, approved) = (decode(&drawn), decode(&approved));
        if (drawn.0, drawn.1) != (approved.0, approved.1) {
            wrong.push(format!("{name}-{theme}: another size"));
        } else if difference(&drawn.2, &approved.2) > 0.001 {
            let share = difference(&drawn.2, &approved.2) * 100.0;
            wrong.push(format!("{name}-{theme}: {share:.2} % of the pixels"));
        }
    }
    assert!(wrong.is_empty(), "these pictures have changed: {wrong:#?}");
}

/// Draws made-up data.
type Draw = Box<dyn Fn(&RenderOptions) -> Vec<u8>>;

/// Charts of made-up games and ratings by name.
fn charts() -> Vec<(String, Draw)> {
    let wave = |turn: usize, seat: usize| 1.0 + ((turn * (seat + 2)) as f64 / 7.0).sin() * turn as f64 / 45.0;
    let chances = |name: &str, game: GameKind, seats: usize, setup: Option<&str>, turns: usize| {
        let mut scene = Setup::new(game, Some(seats), setup).expect("a set-up").start().scene();
        scene.names = ["Ana", "Ben", "Cy", "Dee"][..seats].iter().map(|name| (*name).to_owned()).collect();
        let shares = |turn| {
            let all: Vec<f64> = (0..seats).map(|seat| wave(turn, seat)).collect();
            let sum: f64 = all.iter().sum();
            all.into_iter().map(|share| share / sum).collect::<Vec<f64>>()
        };
        let won = (0..seats).map(|seat| if seat == 1 { 1.0 } else { 0.0 }).collect();
        let chances: Vec<Vec<f64>> = (0..turns).map(shares).chain([won]).collect();
        let marked = [turns / 4, turns / 4 + 1, turns - 1];
        let draw: Draw =
            Box::new(move |options| chances_chart(&scene, &chances, &marked, &halves(), options));
        (format!("graph-{name}"), draw)
    };
    let ratings = |name: &str, histories: Vec<RatingHistory>| {
        let draw: Draw = Box::new(move |options| rating_chart(&histories, options));
        (format!("ratings-{name}"), draw)
    };
    let standings = |(name, tournament): (String, Arc<Tournament>)| {
        let draw: Draw = Box::new(move |options| {
            let page = StandingsPage::new(&tournament, None).expect("it has started");
            page.png(&Localizer::english(), options)
        });
        (format!("standings-{name}"), draw)
    };
    let mut charts = vec![
        chances("basileus", GameKind::Basileus, 2, None, 40),
        chances("bizingo-dark-first", GameKind::Bizingo, 2, Some("dark-first"), 17),
        chances("bilitaire", GameKind::Bilitaire, 2, None, 9),
        chances("biloba-four", GameKind::Biloba, 4, None, 45),
        ratings(
            "four",
            GameKind::ALL.into_iter().zip(1..).map(|(game, salt)| track(game, salt * 12)).collect(),
        ),
        ratings("one", vec![track(GameKind::Bizingo, 60)]),
        ratings("first-game", vec![track(GameKind::Basileus, 1)]),
    ];
    charts.extend(tournaments::all().into_iter().map(standings));
    charts
}

/// The ratings after this number of made-up games, one every few days.
fn track(game: GameKind, games: usize) -> RatingHistory {
    let name = Localizer::english().game(game);
    let wave =
        |number: usize| 60.0 * (number as f64 / 3.0).sin() + 300.0 * (number as f64 / games as f64).sqrt();
    let at = |number: usize| {
        let days = (number * 5 + number % 4) as i64;
        Timestamp::from_unix_millis(1_700_000_000_000 + days * 86_400_000)
    };
    let value = |number: usize| 1500.0 + wave(number) - games as f64 * 2.0;
    RatingHistory { game, name, points: (0..games).map(|number| (at(number), value(number))).collect() }
}

#[test]
fn charts_look_as_they_were_approved() {
    let renew = std::env::var_os("RENEW").is_some();
    for (name, draw) in charts() {
        for theme in Theme::all() {
            let drawn = draw(&RenderOptions { theme, width: 480 });
            let file = format!("{}/tests/games/pictures/{name}-{}.png", crate::ROOT, theme.name());
            if renew {
                std::fs::write(&file, &drawn).expect("written");
                continue;
            }
            let approved = decode(&std::fs::read(&file).unwrap_or_else(|error| panic!("{file}: {error}")));
            let drawn = decode(&drawn);
            assert_eq!((drawn.0, drawn.1), (approved.0, approved.1), "{file}");
            assert!(difference(&drawn.2, &approved.2) <= 0.001, "{file}");
        }
    }
}

/// The labels of the chances in a graph.
fn halves() -> [String; 3] {
    [0.0, 0.5, 1.0].map(|share| Localizer::english().percent(share))
}

#[test]
fn charts_of_any_data_are_pictures() {
    let scene = Setup::new(GameKind::Biloba, Some(3), None).expect("a set-up").start().scene();
    for chances in [vec![], vec![vec![1.0]], vec![vec![], vec![f64::NAN; 9]], vec![vec![0.5; 3]; 3000]] {
        decode(&chances_chart(
            &scene,
            &chances,
            &[0, 70_000],
            &halves(),
            &RenderOptions { width: 300, ..RenderOptions::default() },
        ));
    }
    let track = |points: Vec<(i64, f64)>| RatingHistory {
        game: GameKind::Biloba,
        name: "x".repeat(5000),
        points: timed(&points),
    };
    for points in [
        vec![],
        vec![(0, f64::NAN)],
        vec![(i64::MIN, 400.0), (i64::MAX, 4000.0)],
        vec![(5, 1500.0); 9],
        vec![(0, f64::MAX), (1, f64::MIN), (2, f64::INFINITY)],
    ] {
        for histories in [vec![], vec![track(points.clone())], vec![track(points); 6]] {
            decode(&rating_chart(&histories, &RenderOptions { width: 300, ..RenderOptions::default() }));
        }
    }
}

/// Ratings at these times, in Unix milliseconds.
fn timed(points: &[(i64, f64)]) -> Vec<(Timestamp, f64)> {
    points.iter().map(|(at, rating)| (Timestamp::from_unix_millis(*at), *rating)).collect()
}

/// At the size that Discord shows on a desktop.
#[test]
fn a_changed_rating_is_visible_in_a_small_picture() {
    for theme in Theme::all() {
        let options = RenderOptions { theme, width: 900 };
        let small = |points: &[(i64, f64)]| {
            let track =
                RatingHistory { game: GameKind::Biloba, name: "Biloba".to_owned(), points: timed(points) };
            let picture =
                image::load_from_memory(&rating_chart(&[track], &options)).expect("a PNG").to_rgb8();
            resize(&picture, 350, 210, FilterType::Triangle).into_raw()
        };
        let flat = small(&[(0, 1500.0), (50, 1500.0), (100, 1600.0)]);
        let bent = small(&[(0, 1500.0), (50, 1550.0), (100, 1600.0)]);
        let seen = (difference(&flat, &bent) * (350.0 * 210.0)) as usize;
        assert!(seen >= 200, "{}: another rating changes only {seen} pixels", theme.name());
    }
}

#[test]
fn the_comparison_notices_one_moved_man() {
    let (_, scene) = scenes::all().into_iter().find(|(name, _)| name == "biloba-start").expect("there");
    let mut moved = scene.clone();
    moved.men[0].cell = Cell::new(4, 5);
    let options = RenderOptions { width: 480, ..RenderOptions::default() };
    let (before, after) = (decode(&png(&scene, &options)), decode(&png(&moved, &options)));
    assert!(difference(&before.2, &after.2) > 0.001);
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    for (name, scene) in scenes::all() {
        let options = RenderOptions::default();
        assert_eq!(png(&scene, &options), png(&scene, &options), "{name}");
    }
}

#[test]
fn pictures_have_the_width_that_was_asked_for() {
    for (name, scene) in scenes::one_of_each_game() {
        for (size, width) in [(240, 240), (900, 900), (0, 240), (u32::MAX, 2000)] {
            let (seen, height, _) =
                decode(&png(&scene, &RenderOptions { width: size, ..RenderOptions::default() }));
            assert_eq!(seen, width, "{name}");
            assert!(
                height > width * 4 / 5 && height <= width * 9 / 8,
                "{name}: {width} × {height} is not nearly square"
            );
        }
    }
}

/// No seat is to move, but the game is not over.
const NOBODY: Seat = 9;

/// The largest region of pixels that differ visibly between two scenes, at the size that Discord shows on a desktop: 350
/// pixels high.
fn largest_visible_change(before: &Scene, after: &Scene) -> usize {
    let small = |scene: &Scene| {
        let picture =
            image::load_from_memory(&png(scene, &RenderOptions::default())).expect("a PNG").to_rgb8();
        let width = picture.width() * 350 / picture.height();
        resize(&picture, width, 350, FilterType::Triangle)
    };
    // A banner is above the board and not compared.
    let bare = |scene: &Scene| Scene { turn: scene.turn.or(Some(NOBODY)), ..scene.clone() };
    let (before, after) = (small(&bare(before)), small(&bare(after)));
    let seen = |a: Rgb<u8>, b: Rgb<u8>| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 24);
    let differing = map_pixels2(&before, &after, |a, b| Luma([u8::from(seen(a, b))]));
    let regions = connected_components(&differing, Connectivity::Eight, Luma([0]));
    let mut sizes = HashMap::new();
    regions
        .pixels()
        .filter(|region| region[0] > 0)
        .for_each(|region| *sizes.entry(region[0]).or_insert(0) += 1);
    sizes.into_values().max().unwrap_or(0)
}

#[test]
fn every_mark_is_visible_in_a_small_picture() {
    for (name, scene) in scenes::one_of_each_game() {
        let bare = Scene {
            traces: Vec::new(),
            captured: Vec::new(),
            marks: Vec::new(),
            turn: None,
            places: Places::new(2),
            demand: None,
            round: None,
            ..scene
        };
        let (man, free) = (bare.men[0], free_cell(&bare));
        let marked = |mark: Mark| Scene { marks: vec![mark], ..bare.clone() };
        for (what, after) in [
            ("a man", Scene { men: bare.men[1..].to_vec(), ..bare.clone() }),
            ("a way", Scene { traces: vec![Trace::Moved(vec![free, man.cell])], ..bare.clone() }),
            ("a placed man", Scene { traces: vec![Trace::Moved(vec![free])], ..bare.clone() }),
            ("a taken man", Scene { captured: vec![Man { cell: free, ..man }], ..bare.clone() }),
            ("a taken man behind another", Scene { captured: vec![man], ..bare.clone() }),
            ("a choice", marked(Mark::Choice(free.into(), "1".to_owned()))),
            ("a man to choose", marked(Mark::Choice(man.cell.into(), "1".to_owned()))),
            ("a man who must capture", marked(Mark::MustCapture(man.cell))),
            ("a man to be taken", marked(Mark::Doomed(man.cell))),
            ("whose turn it is", Scene { turn: Some(0), ..bare.clone() }),
            ("who has won", Scene { places: Places::won_by(1), ..bare.clone() }),
        ] {
            let seen = largest_visible_change(&bare, &after);
            assert!(seen >= 20, "{name}: {what} changes only {seen} pixels");
        }
    }
}

#[test]
fn only_the_end_of_a_game_has_a_banner_above_the_same_board() {
    for game in GameKind::ALL {
        let running = Setup::new(game, Some(2), None).expect("played by two").start().scene();
        let over = Scene { turn: None, places: Places::drawn(), ..running.clone() };
        // The panels do not show again how the game ended.
        let unseen = Scene { turn: Some(NOBODY), ..running.clone() };
        let [running, over, unseen] =
            [running, over, unseen].map(|scene| decode(&png(&scene, &RenderOptions::default())));
        assert_eq!(running.1, unseen.1, "{game}");
        assert_eq!(over.1, running.1 + 100, "{game}");
        let board = &over.2[over.2.len() - unseen.2.len()..];
        assert!(board == unseen.2, "{game}: another board below the banner");
    }
}

#[test]
fn captured_men_and_men_that_can_be_captured_look_different() {
    for (name, scene) in scenes::one_of_each_game() {
        let man = scene.men[0];
        let men: Vec<Man> = scene.men.iter().copied().filter(|other| *other != man).collect();
        let taken =
            Scene { men, captured: vec![man], marks: Vec::new(), traces: Vec::new(), ..scene.clone() };
        let marks = vec![Mark::Doomed(man.cell)];
        let doomed = Scene { marks, captured: Vec::new(), traces: Vec::new(), ..scene };
        let seen = largest_visible_change(&taken, &doomed);
        assert!(seen >= 20, "{name}: {seen} pixels");
    }
}

/// A cell without a man.
fn free_cell(scene: &Scene) -> Cell {
    let is_free = |cell: &Cell| scene.men.iter().all(|man| man.cell != *cell);
    scene.game.cells().find(is_free).expect("no board is full")
}

#[test]
fn pictures_are_small() {
    for (name, scene) in scenes::all() {
        let bytes = png(&scene, &RenderOptions::default()).len();
        assert!(bytes <= 60_000, "{name} has {bytes} bytes");
    }
}

#[test]
fn an_inconsistent_scene_still_gives_a_picture() {
    let far = Cell::new(25, 255);
    for game in GameKind::ALL {
        for seats in 0..=4 {
            let men = vec![
                Man { cell: far, seat: 7, kind: ManKind::new("men-of-no-game") },
                Man { cell: Cell::new(4, 4), seat: 9, kind: ManKind::of_nobody("balls-of-no-game") },
            ];
            let mut scene = Scene::new(game, men.clone(), Some(5), Places::new(seats));
            scene.view = 11;
            scene.captured = men;
            let nowhere = TileSlot::new(25, 255);
            scene.tiles = vec![nowhere];
            scene.traces = vec![
                Trace::Moved(vec![]),
                Trace::Moved(vec![far, far]),
                Trace::Moved(vec![Cell::new(4, 4)]),
                Trace::Replaced { from: far, to: Cell::new(4, 4), round: 3 },
                Trace::Slid(vec![nowhere], vec![]),
            ];
            scene.marks =
                vec![Mark::Choice(far.into(), "x".repeat(5000)), Mark::GoesOn(far), Mark::Doomed(far)];
            scene.marks.push(Mark::Choice(Cell::new(4, 4).into(), "🦊".repeat(300)));
            scene.names = vec!["\u{202e}\0\n\u{301}🦊漢字".repeat(1000), String::new()];
            decode(&png(&scene, &RenderOptions { width: 300, ..RenderOptions::default() }));
            for cell in [Cell::new(0, 0), Cell::new(4, 7), far] {
                scene.focus = Some(cell);
                for size in [0, 300, 1500, u32::MAX] {
                    decode(&png(&scene, &RenderOptions { width: size, ..RenderOptions::default() }));
                }
            }
        }
    }
}

#[test]
fn the_same_men_look_the_same_for_either_seat() {
    let scene =
        |setup| Setup::new(GameKind::Bizingo, None, Some(setup)).expect("there is one").start().scene();
    let (light_first, mut dark_first) = (scene("light-first"), scene("dark-first"));
    dark_first.turn = Some(1);
    dark_first.view = 1;
    let options = RenderOptions { width: 480, ..RenderOptions::default() };
    assert_eq!(png(&light_first, &options), png(&dark_first, &options));
    // Seat 0 moves first, with its own side at the bottom.
    assert_ne!(png(&light_first, &options), png(&scene("dark-first"), &options));
}
