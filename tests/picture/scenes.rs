//! Positions worth a look, made by hand: a picture needs no rules.

use bside::rules::{Cell, Effect, Game, Kind, Man, Mark, Places, Scene, Seat, Setup, Way};

/// All of them, by name.
pub fn all() -> Vec<(&'static str, Scene)> {
    vec![
        ("biloba-start", biloba_start()),
        ("biloba-turn", biloba_turn()),
        ("biloba-four", biloba_four()),
        ("biloba-end", biloba_end()),
        ("bizingo-start", bizingo_start()),
        ("bizingo-turn", bizingo_turn()),
        ("basileus-start", basileus_start()),
        ("basileus-choices", basileus_choices()),
        ("basileus-drawn", basileus_drawn()),
        ("bilitaire-start", bilitaire_start()),
        ("bilitaire-jump", bilitaire_jump()),
        ("bilitaire-slide", bilitaire_slide()),
    ]
}

/// Is it the state of its game that is drawn in every theme?
pub fn in_every_theme(name: &str) -> bool {
    ["biloba-four", "bizingo-turn", "basileus-choices", "bilitaire-jump"].contains(&name)
}

fn cell(text: &str) -> Cell {
    let (column, row) = text.split_at(1);
    Cell::new(column.as_bytes()[0] - b'a', row.parse::<u8>().expect("a row") - 1)
}

fn cells(text: &str) -> Vec<Cell> {
    text.split(' ').map(cell).collect()
}

fn men(seat: Seat, kind: Kind, text: &str) -> Vec<Man> {
    cells(text).into_iter().map(|cell| Man { cell, seat, kind }).collect()
}

fn named(mut scene: Scene, names: &[&str]) -> Scene {
    scene.names = names.iter().map(|name| name.to_string()).collect();
    scene
}

fn biloba_start() -> Scene {
    let start = Setup::new(Game::Biloba, Some(2), None).expect("played by two").start();
    named(start.scene(), &["Ana", "Bartholomew Featherstonehaugh II"])
}

/// Through the centre, two captures, two replacements.
fn biloba_turn() -> Scene {
    let mut all = men(0, Kind::Pawn, "d1 e2 d3 f3 g3 h3 b4 b5 e4 e6");
    all.extend(men(1, Kind::Pawn, "d9 g9 e8 h8 c7 f7 g7 g6"));
    let mut scene = Scene::new(Game::Biloba, all, Some(1), Places::open(2));
    scene = scene.with_last_turn(&[
        Effect::Moved { kind: Kind::Pawn, way: cells("f4 e5 e6") },
        Effect::Took { seat: 1, kind: Kind::Pawn, cell: cell("d5") },
        Effect::Replaced { from: cell("c4"), to: cell("d5") },
        Effect::Took { seat: 1, kind: Kind::Pawn, cell: cell("e4") },
        Effect::Replaced { from: cell("d5"), to: cell("e4") },
    ]);
    named(scene, &["Ana", "Ben"])
}

/// Four seats, seen from the west; a pawn must go on.
fn biloba_four() -> Scene {
    let mut all = men(0, Kind::Pawn, "c1 d1 f1 g1 d2 e2 f3 e3");
    all.extend(men(1, Kind::Pawn, "a3 a4 a6 a7 b4 b5 b6 d5"));
    all.extend(men(2, Kind::Pawn, "c9 d9 f9 g9 d8 e8 f8"));
    all.extend(men(3, Kind::Pawn, "i3 i4 i6 i7 h4 h5 h6 g5"));
    let mut scene = Scene::new(Game::Biloba, all, Some(1), Places::open(4));
    scene.ways = vec![Way::Moved(cells("f2 f3"))];
    scene.marks = vec![
        Mark::GoesOn(cell("d5")),
        Mark::Choice(cell("d6"), "1".to_owned()),
        Mark::Choice(cell("c5"), "2".to_owned()),
        Mark::Choice(cell("e6"), "12".to_owned()),
    ];
    scene.view = 1;
    named(scene, &["Ana", "Bartholomew Featherstonehaugh II", "Цветана", "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM"])
}

fn biloba_end() -> Scene {
    let mut places = Places::open(3);
    places.end(&[1, 2]);
    places.end(&[0]);
    let mut scene = Scene::new(Game::Biloba, men(0, Kind::Pawn, "c4 c6 f5 e4"), None, places);
    scene.ways = vec![Way::Moved(cells("e3 e4"))];
    scene.gone = men(1, Kind::Pawn, "d4");
    scene.gone.extend(men(2, Kind::Pawn, "d5"));
    named(scene, &["Ana", "Ben", "Αλέξανδρος"])
}

fn bizingo_start() -> Scene {
    let mut all = men(0, Kind::Soldier, "i2 k2 m2 o2 q2 h3 j3 l3 n3 p3 r3 g4 k4 m4 o4 s4");
    all.extend(men(0, Kind::Captain, "i4 q4"));
    all.extend(men(1, Kind::Soldier, "h6 l6 n6 r6 i7 k7 m7 o7 q7 j8 l8 n8 p8 k9 m9 o9"));
    all.extend(men(1, Kind::Captain, "j6 p6"));
    named(Scene::new(Game::Bizingo, all, Some(0), Places::open(2)), &["田中さくら 🦊", "김민준 李娜"])
}

/// Seen from the other side.
fn bizingo_turn() -> Scene {
    let mut scene = bizingo_start();
    scene.men.retain(|man| ![cell("k4"), cell("n6")].contains(&man.cell));
    scene.men.extend(men(0, Kind::Soldier, "l5"));
    scene.ways = vec![Way::Moved(cells("k4 l5"))];
    scene.gone = men(1, Kind::Soldier, "n6");
    scene.marks = vec![
        Mark::Choice(cell("l6"), "1".to_owned()),
        Mark::Choice(cell("m5"), "12".to_owned()),
        Mark::GoesOn(cell("r6")),
    ];
    scene.view = 1;
    scene.turn = Some(1);
    scene
}

fn basileus_start() -> Scene {
    let mut all = Vec::new();
    for (seat, row) in [(0, 0), (1, 7)] {
        for column in 0..9 {
            let kind = match column {
                4 => Kind::King,
                column if column % 2 == 0 => Kind::Piece,
                _ => Kind::Pawn,
            };
            all.push(Man { cell: Cell::new(column, row), seat, kind });
        }
    }
    named(Scene::new(Game::Basileus, all, Some(0), Places::open(2)), &["Ana", "Ben"])
}

fn basileus_choices() -> Scene {
    let mut scene = basileus_start();
    scene.men[1].cell = cell("c2");
    scene.men[12].cell = cell("d6");
    scene.ways = vec![Way::Moved(cells("d8 d7 d6"))];
    scene.marks = vec![
        Mark::Choice(cell("c2"), "1".to_owned()),
        Mark::Choice(cell("e1"), "2".to_owned()),
        Mark::Choice(cell("b3"), "3".to_owned()),
        Mark::Doomed(cell("d6")),
        Mark::GoesOn(cell("g1")),
    ];
    scene
}

/// A chain of three captures, and a draw, seen from seat 1.
fn basileus_drawn() -> Scene {
    let mut scene = basileus_start();
    scene.men.retain(|man| ![cell("b1"), cell("f8"), cell("d8"), cell("b8")].contains(&man.cell));
    scene.men.extend(men(0, Kind::Pawn, "d7"));
    scene.ways = vec![Way::Moved(cells("b3 b5 d5 d7"))];
    scene.gone = men(1, Kind::Pawn, "b4 c5 d6");
    scene.view = 1;
    scene.turn = None;
    scene.places = Places::drawn();
    scene
}

fn bilitaire_start() -> Scene {
    let corners = [Cell::new(0, 0), Cell::new(0, 3), Cell::new(3, 0), Cell::new(3, 3)];
    let tiles = (0..16).map(|i| Cell::new(i / 4, i % 4)).filter(|place| !corners.contains(place));
    let tiles: Vec<Cell> = tiles.collect();
    let hollows = (0..64).map(|i| Cell::new(i / 8, i % 8));
    let hollows = hollows.filter(|hollow| tiles.contains(&Cell::new(hollow.column / 2, hollow.row / 2)));
    let balls = hollows.map(|cell| Man { cell, seat: 0, kind: Kind::Ball }).collect();
    let mut scene = Scene::new(Game::Bilitaire, balls, Some(0), Places::open(2));
    scene.tiles = tiles;
    scene.points = vec![0, 0];
    named(scene, &["Ana", "מרים Žofie"])
}

/// A double jump; a demand stands.
fn bilitaire_jump() -> Scene {
    let mut scene = bilitaire_start();
    let empty = cells("c3 d3 e4 c5 d5 e6 c1 c2 d1 d2 f6");
    scene.men.retain(|man| !empty.contains(&man.cell));
    scene.gone = men(0, Kind::Ball, "d3 e4");
    scene.ways = vec![Way::Moved(cells("c3 e3 e5"))];
    scene.marks = vec![Mark::Choice(cell("e5"), "1".to_owned()), Mark::Choice(cell("c5"), "2".to_owned())];
    scene.points = vec![0, 11];
    scene.demand = Some(3);
    scene
}

/// An empty tile slid into a corner, and that was the end.
fn bilitaire_slide() -> Scene {
    let mut scene = bilitaire_jump();
    scene.marks.clear();
    scene.gone.clear();
    scene.demand = None;
    for place in &mut scene.tiles {
        if *place == Cell::new(1, 0) {
            *place = Cell::new(0, 0);
        }
    }
    scene.ways = vec![Way::Slid(vec![Cell::new(1, 0)], vec![Cell::new(0, 0)])];
    scene.points = vec![12, 11];
    scene.turn = None;
    scene.places = Places::won_by(1);
    scene
}
