//! Animations: the scenes of a game as one GIF file.

use super::canvas::Canvas;
use super::lzw::LzwEncoder;
use super::text::TextLine;
use super::theme::Colours;
use super::{RenderOptions, scene_renderer};
use crate::rules::Scene;
use gif::{Encoder, Frame, Repeat};
use imageproc::rect::Rect;
use std::ops::Range;

/// A game as a GIF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animation {
    /// The GIF file.
    pub bytes: Vec<u8>,
    /// Turns from one frame to the next: 1 if every scene has a frame. The last scene always has one.
    pub turns_per_frame: usize,
}

/// A good width for animations, in pixels: smaller than for a single picture, because there are many frames.
pub const ANIMATION_WIDTH: u32 = 720;

/// Upper bound of a file, in bytes, unless two frames are larger.
const MAX_BYTES: usize = 5_000_000;

/// Bounds of the time that a frame is shown, in hundredths of a second.
const MAX_FRAME_DELAY: usize = 100;
const MIN_FRAME_DELAY: usize = 40;
/// Time for the whole game as far as the bounds of frames allow it, in hundredths of a second.
const TARGET_DURATION: usize = 120 * 100;
/// Time that the last frame is shown before the animation starts again, in hundredths of a second.
const LAST_FRAME_DELAY: usize = 500;

/// Index of pixels that stay as they are. Palettes have at most 255 colours.
const TRANSPARENT: u8 = 255;

/// Draws the scenes of a game as an endless animation, with a frame of about a second for each.
///
/// If the file would be larger than 5 MB, only every second (third…) scene is shown, and always the first and the last.
/// Scenes whose game, number of seats or view differ from the last scene are left out. `None` if there are no scenes.
///
/// Takes some tenths of a millisecond of processor time for each scene: not for async workers.
///
/// # Examples
/// ```
/// use bside_games::render::{RenderOptions, gif};
/// use bside_games::rules::{Game, GameKind, Setup};
///
/// let mut game = Game::new(Setup::new(GameKind::Basileus, None, None)?);
/// game.play("b1-c2").expect("a legal turn");
/// let animation = gif(&game.scenes(), &RenderOptions { width: 240, ..RenderOptions::default() });
/// assert!(animation.is_some_and(|animation| animation.bytes.starts_with(b"GIF89a")));
/// # Ok::<(), bside_games::rules::SetupError>(())
/// ```
pub fn gif(scenes: &[Scene], options: &RenderOptions) -> Option<Animation> {
    gif_while(scenes, options, || true)
}

/// Like [`gif()`], but stops and returns `None` when `should_continue` returns `false`; it is called before each frame.
pub fn gif_while(
    scenes: &[Scene],
    options: &RenderOptions,
    mut should_continue: impl FnMut() -> bool,
) -> Option<Animation> {
    animation(scenes, options, MAX_BYTES, &mut should_continue)
}

/// Why encoding was stopped.
enum EncodeError {
    TooLarge {
        encoded_frames: usize,
    },
    /// The caller did not want to continue.
    Cancelled,
}

/// Encodes with fewer and fewer frames, until the file is small enough.
fn animation(
    scenes: &[Scene],
    options: &RenderOptions,
    max_bytes: usize,
    should_continue: &mut dyn FnMut() -> bool,
) -> Option<Animation> {
    let last = scenes.last()?;
    let group = |scene: &Scene| (scene.game, scene.places.seats(), scene.view);
    let scenes: Vec<&Scene> = scenes.iter().filter(|scene| group(scene) == group(last)).collect();
    let mut step = 1;
    loop {
        // The last scene is shown in any case.
        let count = scenes.len() - 1;
        let shown = (0..count).step_by(step).chain([count]).map(|turn| (turn, scenes[turn]));
        let frames = count.div_ceil(step) + 1;
        match encode(shown, frames, count, options, max_bytes, should_continue) {
            Ok(bytes) => return Some(Animation { bytes, turns_per_frame: step }),
            Err(EncodeError::TooLarge { encoded_frames }) => {
                step = (step + 1).max(count.div_ceil(encoded_frames.max(1)))
            }
            Err(EncodeError::Cancelled) => return None,
        }
    }
}

/// Encodes scenes, each with the number of turns before it; `turns` is the number of turns in the game.
fn encode<'a>(
    scenes: impl Iterator<Item = (usize, &'a Scene)>,
    frames: usize,
    turns: usize,
    options: &RenderOptions,
    max_bytes: usize,
    should_continue: &mut dyn FnMut() -> bool,
) -> Result<Vec<u8>, EncodeError> {
    let mut scenes = scenes.map(|(turn, scene)| (turn, scene.by_side())).peekable();
    let Some((_, first)) = scenes.peek() else { return Ok(Vec::new()) };
    let renderer = scene_renderer::cached(first, options);
    let progress = ProgressLine::new(options, renderer.canvas().pixels.dimensions(), turns);
    let empty = progress.below(renderer.canvas());
    let (width, height) = (empty.pixels.width() as u16, empty.pixels.height() as u16);
    let mut palette: Vec<u8> = empty.palette.colours.iter().flat_map(|colour| colour.0).collect();
    palette.resize(3 * (usize::from(TRANSPARENT) + 1), 0);
    let mut encoder =
        Encoder::new(Vec::new(), width, height, &palette).expect("256 colours, written to memory");
    encoder.set_repeat(Repeat::Infinite).expect("writing to memory never fails");
    let delay = (TARGET_DURATION / frames).clamp(MIN_FRAME_DELAY, MAX_FRAME_DELAY);
    let mut lzw = LzwEncoder::default();
    let (mut before, mut canvas, mut pixels) = (empty.clone(), empty.clone(), Vec::new());
    for number in 0..frames {
        let Some((turn, scene)) = scenes.next() else { break };
        if !should_continue() {
            return Err(EncodeError::Cancelled);
        }
        canvas.pixels.clone_from(&empty.pixels);
        renderer.draw_onto(&mut canvas, &scene);
        progress.draw(&mut canvas, turn);
        pixels.clear();
        let rows = if number == 0 {
            pixels.extend_from_slice(&canvas.pixels);
            0..usize::from(height)
        } else {
            let rows = changed_rows(&before, &canvas);
            collect_changes(&before, &canvas, rows.clone(), &mut pixels);
            rows
        };
        let frame = Frame {
            delay: if number + 1 == frames { LAST_FRAME_DELAY } else { delay } as u16,
            transparent: Some(TRANSPARENT),
            top: rows.start as u16,
            width,
            height: rows.len() as u16,
            buffer: lzw.encode(&pixels).into(),
            ..Frame::default()
        };
        encoder.write_lzw_pre_encoded_frame(&frame).expect("writing to memory never fails");
        if encoder.get_ref().len() > max_bytes && frames > 2 {
            return Err(EncodeError::TooLarge { encoded_frames: number });
        }
        std::mem::swap(&mut before, &mut canvas);
    }
    Ok(encoder.into_inner().expect("writing to memory never fails"))
}

/// A line below the picture that shows the number of turns so far, as a progress bar and in digits.
struct ProgressLine<'a> {
    colours: &'a Colours,
    turns: usize,
    /// In pixels.
    top: u32,
    height: u32,
    width: u32,
    margin: u32,
    bar_width: u32,
}

impl ProgressLine<'_> {
    /// The line below a picture of this width and height, for a game of so many turns.
    fn new(options: &RenderOptions, (width, top): (u32, u32), turns: usize) -> ProgressLine<'_> {
        let (height, margin) = (width / 24, width / 64);
        let colours = &options.theme.colours;
        let mut line = ProgressLine { colours, turns, top, height, width, margin, bar_width: 0 };
        // The last text is the widest.
        let text_width = line.text(turns).width as u32 + 2 * margin;
        line.bar_width = width.saturating_sub(text_width + margin).max(2);
        line
    }

    /// The picture with room for the line.
    fn below(&self, picture: Canvas) -> Canvas {
        picture.extended_below(self.height, self.colours.page)
    }

    fn text(&self, turn: usize) -> TextLine {
        TextLine::new(&format!("{turn}/{}", self.turns), self.height as f32 * 0.68)
    }

    fn draw(&self, canvas: &mut Canvas, turn: usize) {
        let bar_height = (self.height / 4).max(2);
        let top = self.top as i32 + (self.height - bar_height) as i32 / 2;
        let bar = |width| Rect::at(self.margin as i32, top).of_size(width, bar_height);
        canvas.fill_rect(bar(self.bar_width), self.colours.panel);
        let done = (self.bar_width as usize * turn / self.turns.max(1)).max(1) as u32;
        canvas.fill_rect(bar(done), self.colours.accent);
        let text = self.text(turn);
        let middle = (self.top + self.height / 2) as f32;
        text.draw(canvas, (self.width - self.margin) as f32 - text.width, middle, self.colours.text);
    }
}

/// The rows from the first to the last in which pixels differ; one row if none do, because a frame must not be empty.
fn changed_rows(before: &Canvas, after: &Canvas) -> Range<usize> {
    let differs = |(one, other): (&[u8], &[u8])| one != other;
    let mut rows = before.rows().zip(after.rows());
    let Some(first) = rows.position(differs) else { return 0..1 };
    let end = rows.rposition(differs).map_or(first, |later| first + 1 + later);
    first..end + 1
}

/// Writes the pixels of these rows to a buffer, with unchanged ones as transparent.
fn collect_changes(before: &Canvas, after: &Canvas, rows: Range<usize>, changes: &mut Vec<u8>) {
    let width = after.pixels.width() as usize;
    let pixels = rows.start * width..rows.end * width;
    let (before, after) = (&before.pixels.as_raw()[pixels.clone()], &after.pixels.as_raw()[pixels]);
    changes.extend(before.iter().zip(after).map(|(old, new)| if old == new { TRANSPARENT } else { *new }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, GameKind, Setup};
    use gif::{ColorOutput, DecodeOptions};

    /// The scenes of a game with this number of turns.
    fn game(game: GameKind, turns: usize) -> Vec<Scene> {
        let mut game = Game::new(Setup::new(game, Some(2), None).expect("played by two"));
        let mut scenes = vec![game.scene()];
        for number in 0..turns {
            let legal = game.position().legal_turns();
            game.play(&legal[number * 7 % legal.len()]).expect("legal");
            scenes.push(game.scene());
        }
        scenes
    }

    /// Decodes an animation: the delays, and the picture at the end.
    fn decode(animation: &Animation) -> (Vec<u16>, Vec<u8>) {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        let mut decoder = options.read_info(&animation.bytes[..]).expect("a GIF");
        let width = usize::from(decoder.width());
        let mut seen = vec![TRANSPARENT; width * usize::from(decoder.height())];
        let mut delays = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("whole") {
            delays.push(frame.delay);
            for (y, row) in frame.buffer.chunks(frame.width.into()).enumerate() {
                let start = (usize::from(frame.top) + y) * width + usize::from(frame.left);
                for (seen, pixel) in seen[start..].iter_mut().zip(row) {
                    *seen = if frame.transparent == Some(*pixel) { *seen } else { *pixel };
                }
            }
        }
        assert_eq!(decoder.repeat(), Repeat::Infinite);
        (delays, seen)
    }

    const OPTIONS: fn() -> RenderOptions = || RenderOptions { width: 240, ..RenderOptions::default() };

    #[test]
    fn every_scene_has_a_frame_and_the_last_is_shown_longer() {
        for name in GameKind::ALL {
            let scenes = game(name, 12);
            let animation = gif(&scenes, &OPTIONS()).expect("there are scenes");
            let (delays, seen) = decode(&animation);
            assert_eq!(animation.turns_per_frame, 1, "{name}");
            assert_eq!(delays[..12], [100; 12], "{name}");
            assert_eq!(delays[12..], [500], "{name}");
            let last = scenes[12].by_side();
            let options = OPTIONS();
            let picture = scene_renderer::cached(&last, &options).draw(&last);
            let line = ProgressLine::new(&options, picture.pixels.dimensions(), 12);
            let mut last = line.below(picture);
            line.draw(&mut last, 12);
            assert!(seen == *last.pixels, "{name}: another picture at the end");
        }
    }

    #[test]
    fn the_progress_bar_grows_to_the_end() {
        let scene = &game(GameKind::ALL[0], 0)[0];
        let renderer = scene_renderer::cached(scene, &OPTIONS());
        let accent = renderer.canvas().palette.index_of(renderer.theme.colours.accent);
        let options = OPTIONS();
        let line = ProgressLine::new(&options, renderer.canvas().pixels.dimensions(), 20);
        let done = |turn| {
            let mut canvas = line.below(renderer.canvas());
            line.draw(&mut canvas, turn);
            let (width, height) = canvas.pixels.dimensions();
            let line = canvas.rows().nth((height - width / 48) as usize);
            line.expect("a row").iter().filter(|number| **number == accent).count()
        };
        let lengths = [0, 5, 10, 20].map(done);
        assert_eq!(lengths[2], lengths[3] / 2);
        assert!(lengths.is_sorted() && lengths[0] < 5 && lengths[3] > 120, "{lengths:?}");
    }

    #[test]
    fn long_games_are_shown_faster() {
        let scenes = vec![game(GameKind::ALL[0], 0).remove(0); 201];
        let animation = gif(&scenes, &OPTIONS()).expect("there are scenes");
        let (delays, _) = decode(&animation);
        assert_eq!(delays.len(), 201, "frames in which nothing changes are frames");
        assert_eq!(delays[0], 59);
        let scenes = vec![scenes[0].clone(); 900];
        assert_eq!(decode(&gif(&scenes, &OPTIONS()).expect("there are scenes")).0[0], 40);
    }

    #[test]
    fn a_file_that_is_too_large_is_encoded_with_fewer_frames() {
        let scenes = game(GameKind::ALL[0], 60);
        let whole = animation(&scenes, &OPTIONS(), usize::MAX, &mut || true).expect("there are scenes");
        let max_bytes = whole.bytes.len() / 3;
        let thinned = animation(&scenes, &OPTIONS(), max_bytes, &mut || true).expect("there are scenes");
        assert!(
            thinned.bytes.len() <= max_bytes && thinned.turns_per_frame > 1,
            "{} bytes",
            thinned.bytes.len()
        );
        let (delays, seen) = decode(&thinned);
        assert_eq!(delays.len(), 60_usize.div_ceil(thinned.turns_per_frame) + 1);
        assert!(seen == decode(&whole).1, "the last scene is always shown");
        // There are always at least two frames.
        let least = animation(&scenes, &OPTIONS(), 1, &mut || true).expect("there are scenes");
        assert_eq!((decode(&least).0.len(), least.turns_per_frame), (2, 60));
    }

    #[test]
    fn the_same_scenes_give_the_same_bytes() {
        let scenes = game(GameKind::ALL[1], 5);
        assert_eq!(gif(&scenes, &OPTIONS()), gif(&scenes, &OPTIONS()));
    }

    #[test]
    fn scenes_of_other_games_or_views_are_left_out() {
        assert_eq!(gif(&[], &OPTIONS()), None);
        let mut scenes = game(GameKind::ALL[2], 1);
        let alone = gif(&scenes, &OPTIONS());
        scenes.insert(0, game(GameKind::ALL[0], 0).remove(0));
        scenes.insert(1, Scene { view: 1, ..scenes[2].clone() });
        assert_eq!(gif(&scenes, &OPTIONS()), alone);
    }
}
