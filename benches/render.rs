//! A position to a PNG of 900 pixels, and a game to a GIF of 720 pixels, with warm caches, on one thread.
//!
//! `cargo bench --bench render` prints the figures, one a line: `figure NAME VALUE UNIT`.

use bside::diagrams::sample_positions;
use bside::i18n::Localizer;
use bside::render::{Animation, RenderOptions, Theme, gif, png, preload_fonts};
use bside::rules::{Game, GameKind, Scene, Setup};
use criterion::Criterion;
use gif::{ColorOutput, DecodeOptions};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Upper bound of the length of a game, in turns.
const MAX_TURNS: usize = 200;
/// Upper bounds of a picture and of an animation, in bytes.
const MAX_PNG_BYTES: usize = 60_000;
const MAX_GIF_BYTES: usize = 5_000_000;

fn main() {
    let begin = Instant::now();
    let states = sample_scenes();
    let measured = std::env::args().any(|arg| arg == "--bench");
    if measured {
        // All caches are empty.
        println!("figure picture_states {} in {:.0} ms", states.len(), ms(begin.elapsed()));
        // The bot does this in the background when it starts.
        let begin = Instant::now();
        preload_fonts();
        println!("figure picture_fonts {:.1} ms", ms(begin.elapsed()));
        for theme in Theme::names() {
            let options =
                RenderOptions { theme: Theme::by_name(theme).expect("named"), ..RenderOptions::default() };
            for game in GameKind::ALL {
                let (_, scene) =
                    states.iter().find(|(_, scene)| scene.game == game).expect("every game has one");
                let begin = Instant::now();
                black_box(png(scene, &options));
                println!("figure picture_{game}_{theme}_first {:.1} ms", ms(begin.elapsed()));
            }
        }
    }
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();
    let (options, small) =
        (RenderOptions::default(), RenderOptions { width: 720, ..RenderOptions::default() });
    for (name, scene) in &sample_scene_of_each_game() {
        criterion.bench_function(&format!("picture/{name}"), |bencher| {
            bencher.iter(|| png(black_box(scene), &options));
        });
    }
    let mut games: Vec<(String, Vec<Scene>)> =
        GameKind::ALL.iter().map(|game| (game.to_string(), play(*game, 2, MAX_TURNS))).collect();
    games.push(("biloba_four".to_owned(), play(GameKind::Biloba, 4, MAX_TURNS)));
    for (name, scenes) in &games {
        check_gif(scenes, &gif(scenes, &small).expect("a game has scenes"), &small);
        criterion.bench_function(&format!("picture/{name}, whole game"), |bencher| {
            bencher.iter(|| gif(black_box(scenes), &small));
        });
    }
    let finals: Vec<(GameKind, Scene)> = GameKind::ALL.map(|game| (game, resigned(game))).into();
    for (game, scene) in &finals {
        check_banner(*game, scene, &options);
    }
    criterion.final_summary();
    if !measured {
        return;
    }
    let (mut slowest, mut largest) = (0.0f64, 0);
    for (name, scene) in &states {
        let bytes = png(scene, &options);
        check_png(name, &bytes, &options);
        let time = shortest(200, || png(black_box(scene), &options));
        println!("figure picture_{name}_png {time:.3} ms");
        println!("figure picture_{name}_bytes {} bytes", bytes.len());
        (slowest, largest) = (slowest.max(time), largest.max(bytes.len()));
    }
    println!("figure picture_slowest_png {slowest:.3} ms");
    println!("figure picture_largest_bytes {largest} bytes");
    for (game, scene) in &finals {
        let (with, without) = (shortest(200, || png(black_box(scene), &options)), without_banner(scene));
        let without = shortest(200, || png(black_box(&without), &options));
        println!("figure picture_{game}_final_png {with:.3} ms");
        println!("figure picture_{game}_final_bytes {} bytes", png(scene, &options).len());
        println!("figure picture_{game}_banner_share {:.2} x", with / without);
    }
    for (name, scenes) in &games {
        // Turn by turn, as at a table, so that few bands of a picture are cached.
        let time = processor_time(5, || scenes.iter().map(|scene| png(scene, &options).len()).max());
        println!("figure picture_{name}_game_png {:.3} ms", time / scenes.len() as f64);
        let animation = gif(scenes, &small).expect("a game has scenes");
        let time = processor_time(10, || gif(black_box(scenes), &small)) / scenes.len() as f64;
        println!("figure picture_{name}_gif_frame {time:.3} ms");
        println!("figure picture_{name}_gif_frames {} frames", scenes.len());
        println!("figure picture_{name}_gif_bytes {} bytes", animation.bytes.len());
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The shortest of several times, in milliseconds: other load on the machine only makes them longer.
fn shortest<T>(times: usize, mut work: impl FnMut() -> T) -> f64 {
    let time = |_| {
        let begin = Instant::now();
        black_box(work());
        ms(begin.elapsed())
    };
    (0..times).map(time).fold(f64::INFINITY, f64::min)
}

/// The average processor time in milliseconds, for work so long that other load always interrupts it. The shortest time
/// on systems without `schedstat`.
fn processor_time<T>(times: u32, mut work: impl FnMut() -> T) -> f64 {
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

/// All sample positions by id.
fn sample_scenes() -> Vec<(String, Scene)> {
    sample_positions().map(|sample| (sample.id(), sample.scene(&Localizer::english()))).collect()
}

/// The last sample position of each game.
fn sample_scene_of_each_game() -> Vec<(String, Scene)> {
    let last = |game| sample_scenes().into_iter().rfind(|(_, scene)| scene.game == game);
    GameKind::ALL.into_iter().filter_map(last).collect()
}

/// The scenes of a random game with a fixed seed.
fn play(game: GameKind, seats: usize, turns: usize) -> Vec<Scene> {
    play_game(game, seats, turns).1
}

/// The final board of a random game whose second player resigns after twenty turns, with its banner.
fn resigned(game: GameKind) -> Scene {
    let (mut game, scenes) = play_game(game, 2, 20);
    game.withdraw(1);
    Scene { names: scenes[0].names.clone(), ..game.scene() }
}

/// The board as it is while the game goes on.
fn without_banner(scene: &Scene) -> Scene {
    Scene { turn: Some(0), ..scene.clone() }
}

fn play_game(game: GameKind, seats: usize, turns: usize) -> (Game, Vec<Scene>) {
    let names = ["Ana", "Bartholomew Featherstonehaugh II", "Цветана", "Ben"];
    let mut game = Game::new(Setup::new(game, Some(seats), None).expect("so many can play"));
    let mut scenes = Vec::new();
    let mut random = 7u64;
    loop {
        let mut scene = game.scene();
        scene.names = names[..seats].iter().map(|name| name.to_string()).collect();
        scenes.push(scene);
        if game.seat().is_none() || scenes.len() > turns {
            return (game, scenes);
        }
        let legal = game.position().legal_turns();
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(&legal[(random >> 33) as usize % legal.len()]).expect("legal");
    }
}

/// Checks that something is drawn, and that the file is small.
fn check_png(name: &str, bytes: &[u8], options: &RenderOptions) {
    let picture = image::load_from_memory(bytes).expect("a PNG").to_rgb8();
    assert_eq!(picture.width(), options.width, "{name}");
    assert!(picture.pixels().any(|pixel| pixel != picture.get_pixel(0, 0)), "{name} is empty");
    assert!(bytes.len() <= MAX_PNG_BYTES, "{name} has {} bytes", bytes.len());
}

/// Checks that a final board has a banner with colours of its own above the board.
fn check_banner(game: GameKind, scene: &Scene, options: &RenderOptions) {
    let bytes = png(scene, options);
    check_png(&format!("the end of {game}"), &bytes, options);
    let picture = |bytes: &[u8]| image::load_from_memory(bytes).expect("a PNG").to_rgb8();
    let (with, without) = (picture(&bytes), picture(&png(&without_banner(scene), options)));
    let banner_height = with.height() - without.height();
    let banner = image::imageops::crop_imm(&with, 0, 0, with.width(), banner_height).to_image();
    let colours: std::collections::HashSet<_> = banner.pixels().collect();
    assert!(banner_height > 0 && colours.len() > 10, "{game} has no banner");
}

/// Checks that every scene has a frame, and that the last frame shows the last board. Its panels have the places, which
/// the banner of the last picture has instead.
fn check_gif(scenes: &[Scene], animation: &Animation, options: &RenderOptions) {
    assert!(animation.bytes.len() <= MAX_GIF_BYTES, "{} bytes", animation.bytes.len());
    let mut decode_options = DecodeOptions::new();
    decode_options.set_color_output(ColorOutput::RGBA);
    let mut decoder = decode_options.read_info(&animation.bytes[..]).expect("a GIF");
    let picture = |scene| image::load_from_memory(&png(scene, options)).expect("a PNG").to_rgba8();
    let (board, last) = (picture(&scenes[0]), picture(&scenes[scenes.len() - 1]));
    let banner_height = last.height() - board.height();
    let last = image::imageops::crop_imm(&last, 0, banner_height, board.width(), board.height()).to_image();
    let (width, height) = (u32::from(decoder.width()), u32::from(decoder.height()));
    // An animation has a progress bar below the board.
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
    assert_eq!((frames, animation.turns_per_frame), (scenes.len(), 1));
    let panel_height = last.height() / 16;
    let board_of = |picture| {
        let height = last.height() - 2 * panel_height;
        image::imageops::crop_imm(picture, 0, panel_height, last.width(), height).to_image()
    };
    assert!(board_of(&seen) == board_of(&last), "another board at the end");
}
