//! From position to PNG bytes at 900 pixels, warm, on one thread.

#[path = "../tests/picture/scenes.rs"]
mod scenes;

use bside::picture::{Look, png};
use criterion::Criterion;
use std::hint::black_box;
use std::time::Instant;

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let look = Look::default();
    for (name, scene) in scenes::all().into_iter().filter(|(name, _)| scenes::in_every_theme(name)) {
        let bytes = png(&scene, &look);
        check(&bytes, &look);
        let game = scene.game;
        criterion.bench_function(&format!("picture/{name}"), |bencher| {
            bencher.iter(|| png(black_box(&scene), &look));
        });
        let mut times: Vec<f64> = (0..200)
            .map(|_| {
                let begin = Instant::now();
                black_box(png(black_box(&scene), &look));
                begin.elapsed().as_secs_f64() * 1000.0
            })
            .collect();
        times.sort_by(f64::total_cmp);
        println!("figure picture_{game}_png {:.3} ms", times[times.len() / 2]);
        println!("figure picture_{game}_bytes {} bytes", bytes.len());
    }
    criterion.final_summary();
}

/// A picture that is fast to make and cannot be seen is worth nothing.
fn check(bytes: &[u8], look: &Look) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("small")];
    let info = reader.next_frame(&mut pixels).expect("whole");
    assert_eq!(info.width, look.size);
    assert!(pixels.iter().any(|pixel| *pixel != pixels[0]), "an empty picture");
}
