//! From position to PNG bytes at 900 pixels, and from a game to the bytes of a GIF at 720, warm, on one thread.
//!
//! `cargo bench --bench render` prints the figures, one a line: `figure NAME VALUE UNIT`.

#[path = "../tests/games/render/scenes.rs"]
mod scenes;

use bside::render::{Animation, RenderOptions, Theme, gif, png, preload_fonts};
use bside::rules::{Game, GameKind, Scene, Setup};
use criterion::Criterion;
use gif::{ColorOutput, DecodeOptions};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// No game is longer here.
const TURNS: usize = 200;
/// The promises: bytes of a picture, and of a game.
const MOST_PNG: usize = 60_000;
const MOST_GIF: usize = 5_000_000;

fn main() {
    let begin = Instant::now();
    let states = scenes::all();
    let measured = std::env::args().any(|arg| arg == "--bench");
    if measured {
        // Nothing has been drawn so far: neither fonts nor themes nor boards are there.
        println!("figure picture_states {} in {:.0} ms", states.len(), ms(begin.elapsed()));
        // As the bot does when it starts, beside everything else.
        let begin = Instant::now();
        preload_fonts();
        println!("figure picture_fonts {:.1} ms", ms(begin.elapsed()));
        for theme in Theme::names() {
            let look =
                RenderOptions { theme: Theme::by_name(theme).expect("named"), ..RenderOptions::default() };
            for game in GameKind::ALL {
                let (_, scene) =
                    states.iter().find(|(_, scene)| scene.game == game).expect("every game has one");
                let begin = Instant::now();
                black_box(png(scene, &look));
                println!("figure picture_{game}_{theme}_first {:.1} ms", ms(begin.elapsed()));
            }
        }
    }
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();
    let (look, small) = (RenderOptions::default(), RenderOptions { width: 720, ..RenderOptions::default() });
    for (name, scene) in &scenes::one_of_each_game() {
        criterion.bench_function(&format!("picture/{name}"), |bencher| {
            bencher.iter(|| png(black_box(scene), &look));
        });
    }
    let mut games: Vec<(String, Vec<Scene>)> =
        GameKind::ALL.iter().map(|game| (game.to_string(), play(*game, 2, TURNS))).collect();
    games.push(("biloba_four".to_owned(), play(GameKind::Biloba, 4, TURNS)));
    for (name, scenes) in &games {
        check_gif(scenes, &gif(scenes, &small).expect("a game has scenes"), &small);
        criterion.bench_function(&format!("picture/{name}, whole game"), |bencher| {
            bencher.iter(|| gif(black_box(scenes), &small));
        });
    }
    criterion.final_summary();
    if !measured {
        return;
    }
    let (mut slowest, mut largest) = (0.0f64, 0);
    for (name, scene) in &states {
        let bytes = png(scene, &look);
        check_png(name, &bytes, &look);
        let time = shortest(200, || png(black_box(scene), &look));
        println!("figure picture_{name}_png {time:.3} ms");
        println!("figure picture_{name}_bytes {} bytes", bytes.len());
        (slowest, largest) = (slowest.max(time), largest.max(bytes.len()));
    }
    println!("figure picture_slowest_png {slowest:.3} ms");
    println!("figure picture_largest_bytes {largest} bytes");
    for (name, scenes) in &games {
        // Turn by turn, as at a table: hardly any picture is drawn twice.
        let time = of_processor(5, || scenes.iter().map(|scene| png(scene, &look).len()).max());
        println!("figure picture_{name}_game_png {:.3} ms", time / scenes.len() as f64);
        let film = gif(scenes, &small).expect("a game has scenes");
        let time = of_processor(10, || gif(black_box(scenes), &small)) / scenes.len() as f64;
        println!("figure picture_{name}_gif_frame {time:.3} ms");
        println!("figure picture_{name}_gif_frames {} frames", scenes.len());
        println!("figure picture_{name}_gif_bytes {} bytes", film.bytes.len());
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The shortest of several times in milliseconds: what else the machine does only ever adds to it.
fn shortest<T>(times: usize, mut work: impl FnMut() -> T) -> f64 {
    let time = |_| {
        let begin = Instant::now();
        black_box(work());
        ms(begin.elapsed())
    };
    (0..times).map(time).fold(f64::INFINITY, f64::min)
}

/// The same for work that is too long to be left alone even once: what the processor spent on it in milliseconds, on
/// average. Where the system does not tell, the shortest time.
fn of_processor<T>(times: u32, mut work: impl FnMut() -> T) -> f64 {
    let spent = || {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
    };
    let before = spent();
    let least = shortest(times as usize, &mut work);
    match (before, spent()) {
        (Some(before), Some(after)) => ms(after - before) / f64::from(times),
        _ => least,
    }
}

/// A seeded game of chance.
fn play(game: GameKind, seats: usize, turns: usize) -> Vec<Scene> {
    let names = ["Ana", "Bartholomew Featherstonehaugh II", "Цветана", "Ben"];
    let mut game = Game::new(Setup::new(game, Some(seats), None).expect("so many can play"));
    let mut scenes = Vec::new();
    let mut chance = 7u64;
    loop {
        let mut scene = game.scene();
        scene.names = names[..seats].iter().map(|name| name.to_string()).collect();
        scenes.push(scene);
        if game.seat().is_none() || scenes.len() > turns {
            return scenes;
        }
        let legal = game.position().turns();
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(&legal[(chance >> 33) as usize % legal.len()]).expect("legal");
    }
}

/// A picture that is fast to make and cannot be seen is worth nothing.
fn check_png(name: &str, bytes: &[u8], look: &RenderOptions) {
    let picture = image::load_from_memory(bytes).expect("a PNG").to_rgb8();
    assert_eq!(picture.width(), look.width, "{name}");
    assert!(picture.pixels().any(|pixel| pixel != picture.get_pixel(0, 0)), "{name} is empty");
    assert!(bytes.len() <= MOST_PNG, "{name} has {} bytes", bytes.len());
}

/// Every frame is there, and the last one is the last scene.
fn check_gif(scenes: &[Scene], film: &Animation, look: &RenderOptions) {
    assert!(film.bytes.len() <= MOST_GIF, "{} bytes", film.bytes.len());
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(&film.bytes[..]).expect("a GIF");
    let last = image::load_from_memory(&png(&scenes[scenes.len() - 1], look)).expect("a PNG").to_rgba8();
    let (width, height) = (u32::from(decoder.width()), u32::from(decoder.height()));
    // A film has a line below that says how far it is.
    assert!(width == last.width() && (last.height()..last.height() + width / 20).contains(&height));
    let mut seen = image::RgbaImage::new(width, height);
    let mut frames = 0;
    while let Some(frame) = decoder.read_next_frame().expect("whole") {
        frames += 1;
        for (i, pixel) in frame.buffer.chunks_exact(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            let (x, y) = (i as u32 % u32::from(frame.width), i as u32 / u32::from(frame.width));
            let rgba = image::Rgba([pixel[0], pixel[1], pixel[2], pixel[3]]);
            seen.put_pixel(u32::from(frame.left) + x, u32::from(frame.top) + y, rgba);
        }
    }
    assert_eq!((frames, film.turns_per_frame), (scenes.len(), 1));
    let seen = image::imageops::crop_imm(&seen, 0, 0, last.width(), last.height()).to_image();
    assert!(seen == last, "another picture at the end");
}
