//! `bside render` on the command line.

use bside::rules::{GameKind, Setup};
use bside_test_support::secrets;
use std::fs;
use std::process::{Command, Output};
use tempfile::TempDir;

fn render(folder: &TempDir, arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bside"));
    command.arg("render").args(arguments.split(' ')).current_dir(folder).env_remove("RUST_BACKTRACE");
    secrets::output(&mut command)
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

/// Renders a picture, and returns its width and height.
#[track_caller]
fn size(folder: &TempDir, arguments: &str, file: &str) -> (u32, u32) {
    let output = render(folder, &format!("{arguments} -o {file}"));
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    let bytes = fs::read(folder.path().join(file)).expect("it is there");
    let picture = image::load_from_memory(&bytes).expect("a picture");
    (picture.width(), picture.height())
}

#[test]
fn positions_of_all_games_are_drawn() {
    let folder = folder();
    for game in GameKind::ALL.map(GameKind::name) {
        assert_eq!(size(&folder, game, "plain.png").0, 900);
        assert_eq!(size(&folder, &format!("{game} --size 300 --theme dark --view 1"), "own.png").0, 300);
    }
    assert_eq!(size(&folder, "biloba --seats 4 --size 240", "four.PNG").0, 240);
    let read = |file: &str| fs::read(folder.path().join(file)).expect("it is there");
    size(&folder, "bizingo --moves i4-h5", "light.png");
    size(&folder, "bizingo --setup dark-first", "dark.png");
    assert_ne!(read("light.png"), read("dark.png"));
}

#[test]
fn the_record_of_a_game_becomes_a_gif_with_a_frame_for_each_turn() {
    let folder = folder();
    let record =
        "[Game \"basileus\"]\n[Seat0 \"Ana\"]\n[Seat1 \"Ben\"]\n\n1. b1-c2 2. b8-c7 3. c2-d3 resign:1\n";
    fs::write(folder.path().join("game.txt"), record).expect("written");
    let output = render(&folder, "--record game.txt -o game.gif");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let bytes = fs::read(folder.path().join("game.gif")).expect("it is there");
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut frames = options.read_info(&bytes[..]).expect("a GIF");
    assert_eq!(frames.width(), 720);
    let mut delays = Vec::new();
    while let Some(frame) = frames.read_next_frame().expect("whole") {
        delays.push(frame.delay);
    }
    assert_eq!(delays, [100, 100, 100, 100, 500], "the start, three turns, and the end for longer");
    assert_eq!(size(&folder, "basileus --record game.txt", "end.png").0, 900);
}

#[test]
fn a_name_is_on_the_panel_of_its_seat() {
    let folder = folder();
    let mut pictures = Vec::new();
    for seat in 0..2 {
        let record = format!("[Game \"basileus\"]\n[Seat{seat} \"Ben\"]\n\n");
        fs::write(folder.path().join("game.txt"), record).expect("written");
        size(&folder, "--record game.txt", "game.png");
        pictures.push(fs::read(folder.path().join("game.png")).expect("it is there"));
    }
    assert_ne!(pictures[0], pictures[1], "Ben has changed seats");
}

#[test]
fn errors_are_reported_in_a_sentence() {
    let folder = folder();
    fs::write(folder.path().join("game.txt"), "[Game \"basileus\"]\n\n").expect("written");
    for (arguments, sentence) in [
        ("chess -o x.png", "there is no game \"chess\""),
        ("biloba --seats 5 -o x.png", "biloba is not played by 5"),
        ("biloba --view 2 -o x.png", "there is no seat 2: the game has 2 seats, counted from 0"),
        ("biloba --theme plaid -o x.png", "choose one of classic, dark, contrast, spectrum"),
        ("biloba --size 5000 -o x.png", "5000 is not in 240..=2000"),
        ("biloba --moves d4-d9 -o x.png", "move 1"),
        ("biloba -o x.jpg", "the name must end in .png for a picture, or in .gif for a whole game"),
        ("biloba -o nowhere/x.png", "cannot write nowhere/x.png"),
        ("biloba", "--output <FILE>"),
        ("-o x.png", "<GAME>"),
        ("--record none.txt -o x.png", "cannot read none.txt"),
        ("biloba --record game.txt -o x.png", "game.txt is a game of basileus, not of biloba"),
        ("biloba --gallery pages", "cannot be used with"),
    ] {
        let output = render(&folder, arguments);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && stderr.contains(sentence), "{arguments}: {stderr}");
        assert!(!folder.path().join("x.png").exists(), "{arguments}");
    }
}

#[test]
fn the_pictures_for_the_directory_have_the_sizes_that_discord_asks_for() {
    let folder = folder();
    let output = render(&folder, "--directory pictures");
    assert!(output.status.success(), "{output:?}");
    for (file, size) in [
        ("icon.png", (1024, 1024)),
        ("banner.png", (680, 240)),
        ("four-players.png", (1920, 1080)),
        ("last-capture.png", (1920, 1080)),
        ("captain.png", (1920, 1080)),
    ] {
        let picture = image::open(folder.path().join("pictures").join(file)).expect("a picture");
        assert_eq!((picture.width(), picture.height()), size, "{file}");
    }
}

#[test]
fn the_gallery_shows_every_picture_that_it_draws() {
    let folder = folder();
    let output = render(&folder, "--gallery pages --size 240");
    assert!(output.status.success(), "{output:?}");
    let pages = folder.path().join("pages");
    let page = fs::read_to_string(pages.join("index.html")).expect("there is a page");
    let shown: Vec<&str> =
        page.split("<img src=\"").skip(1).map(|rest| &rest[..rest.find('"').expect("it ends")]).collect();
    assert!(shown.len() > 100, "{}", shown.len());
    assert!(shown.iter().all(|file| pages.join(file).is_file()));
    let drawn = fs::read_dir(&pages).expect("a folder").map(|entry| entry.expect("readable").path());
    let drawn = drawn.filter(|file| file.extension() == Some("png".as_ref())).count();
    assert_eq!(drawn, shown.len(), "none twice, none left out");
    assert!(!page.contains("alt=\"\""), "every picture has an alt text");
    let start = Setup::all().next().expect("there is a game").start().fen();
    assert!(page.contains(&format!("<code>{start}</code>")), "every picture has its position");
}
