//! A whole game as one moving picture.

use super::canvas::Canvas;
use super::lzw::Lzw;
use super::text::Line;
use super::{RenderOptions, compose, scene_renderer};
use crate::rules::Scene;
use gif::{Encoder, Frame, Repeat};
use imageproc::rect::Rect;

/// A game as a GIF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animation {
    /// The file.
    pub bytes: Vec<u8>,
    /// It shows one of so many scenes, and the last one: 1 if it shows them all.
    pub turns_per_frame: usize,
}

/// A width that suits films, in pixels: smaller than a board's, since there are many frames.
pub const ANIMATION_WIDTH: u32 = 720;

/// No file is larger, unless two frames are.
const MOST_BYTES: usize = 5_000_000;

/// In hundredths of a second: the longest and the shortest time for a frame, and the time for the whole game, within
/// these bounds.
const SLOWEST: usize = 100;
const FASTEST: usize = 40;
const WHOLE: usize = 120 * 100;
/// How long the result stays, before the game begins anew.
const LAST: usize = 500;

/// Stands for a pixel that stays as it is. No palette has so many colours.
const SAME: u8 = 255;

/// Draws the scenes of a game one after the other, for ever: a frame for each, about a second long. Where the file
/// would become larger than 5 MB, every second (third…) scene is shown, and always the first and the last.
///
/// Scenes of another game, another number of seats or another view than the last one's are left out. `None` if there
/// are no scenes. Takes half a millisecond or so of the processor for each scene: not for async workers.
pub fn gif(scenes: &[Scene], look: &RenderOptions) -> Option<Animation> {
    gif_while(scenes, look, || true)
}

/// The same as long as this says so, which is asked before each frame; then `None`.
pub fn gif_while(
    scenes: &[Scene],
    look: &RenderOptions,
    mut go_on: impl FnMut() -> bool,
) -> Option<Animation> {
    film(scenes, look, MOST_BYTES, &mut go_on)
}

/// Why a film was left unfinished.
enum Cut {
    /// It became too large after so many frames.
    TooLarge(usize),
    /// It was not to go on.
    Stopped,
}

fn film(
    scenes: &[Scene],
    look: &RenderOptions,
    most: usize,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<Animation> {
    let last = scenes.last()?;
    let alike = |scene: &Scene| (scene.game, scene.places.seats(), scene.view);
    let scenes: Vec<&Scene> = scenes.iter().filter(|scene| alike(scene) == alike(last)).collect();
    let mut step = 1;
    loop {
        // Without the last scene, which is shown whatever the step.
        let count = scenes.len() - 1;
        let shown = (0..count).step_by(step).chain([count]).map(|turn| (turn, scenes[turn]));
        let frames = count.div_ceil(step) + 1;
        match shoot(shown, frames, count, look, most, go_on) {
            Ok(bytes) => return Some(Animation { bytes, turns_per_frame: step }),
            Err(Cut::TooLarge(fitting)) => step = (step + 1).max(count.div_ceil(fitting.max(1))),
            Err(Cut::Stopped) => return None,
        }
    }
}

/// The file of these scenes, each after so many turns of all.
fn shoot<'a>(
    scenes: impl Iterator<Item = (usize, &'a Scene)>,
    frames: usize,
    turns: usize,
    look: &RenderOptions,
    most: usize,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<Vec<u8>, Cut> {
    let mut scenes = scenes.map(|(turn, scene)| (turn, scene.by_side())).peekable();
    let Some((_, first)) = scenes.peek() else { return Ok(Vec::new()) };
    let stage = scene_renderer::of(first, look);
    let empty = with_progress(stage.canvas(), look, 0, turns);
    let (width, height) = (empty.pixels.width() as u16, empty.pixels.height() as u16);
    let mut palette: Vec<u8> = empty.palette.colours.iter().flat_map(|colour| colour.0).collect();
    palette.resize(3 * (usize::from(SAME) + 1), 0);
    let mut encoder =
        Encoder::new(Vec::new(), width, height, &palette).expect("256 colours, written to memory");
    encoder.set_repeat(Repeat::Infinite).expect("writing to memory never fails");
    let delay = (WHOLE / frames).clamp(FASTEST, SLOWEST);
    let mut lzw = Lzw::default();
    let (mut before, mut pixels) = (None, Vec::new());
    for number in 0..frames {
        let Some((turn, scene)) = scenes.next() else { break };
        if !go_on() {
            return Err(Cut::Stopped);
        }
        let canvas = with_progress(compose(&scene, &stage), look, turn, turns);
        let area = match &before {
            None => Area { left: 0, top: 0, width: width.into(), height: height.into() },
            Some(before) => Area::changed(before, &canvas),
        };
        area.changes(before.as_ref(), &canvas, &mut pixels);
        let frame = Frame {
            delay: if number + 1 == frames { LAST } else { delay } as u16,
            transparent: Some(SAME),
            left: area.left as u16,
            top: area.top as u16,
            width: area.width as u16,
            height: area.height as u16,
            buffer: lzw.encode(&pixels).into(),
            ..Frame::default()
        };
        encoder.write_lzw_pre_encoded_frame(&frame).expect("writing to memory never fails");
        if encoder.get_ref().len() > most && frames > 2 {
            return Err(Cut::TooLarge(number));
        }
        before = Some(canvas);
    }
    Ok(encoder.into_inner().expect("writing to memory never fails"))
}

/// The picture with a line below: after how many turns of all it is seen, as a bar and in numbers.
fn with_progress(canvas: Canvas, look: &RenderOptions, turn: usize, turns: usize) -> Canvas {
    let (width, height) = canvas.pixels.dimensions();
    let colours = &look.theme.colours;
    let (line, edge) = (width / 24, width / 64);
    let mut canvas = canvas.extended(line, colours.page);
    let text = |turn: usize| Line::new(&format!("{turn}/{turns}"), line as f32 * 0.68);
    let middle = (height + line / 2) as f32;
    // The last number is the widest.
    let room = text(turns).width as u32 + 2 * edge;
    let whole = width.saturating_sub(room + edge).max(2);
    let bar = (line / 4).max(2);
    let top = height as i32 + (line - bar) as i32 / 2;
    canvas.block(Rect::at(edge as i32, top).of_size(whole, bar), colours.strip);
    let done = (whole as usize * turn / turns.max(1)).max(1) as u32;
    canvas.block(Rect::at(edge as i32, top).of_size(done, bar), colours.accent);
    let text = text(turn);
    text.draw(&mut canvas, (width - edge) as f32 - text.width, middle, colours.text);
    canvas
}

/// Part of a picture.
#[derive(Clone, Copy)]
struct Area {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Area {
    /// Around all that differs; one pixel if nothing does, since a frame has to have some.
    fn changed(before: &Canvas, after: &Canvas) -> Area {
        let differing = || before.rows().zip(after.rows()).enumerate().filter(|(_, (a, b))| a != b);
        let Some((top, _)) = differing().next() else { return Area { left: 0, top: 0, width: 1, height: 1 } };
        let (mut left, mut right, mut bottom) = (usize::MAX, 0, 0);
        for (y, (a, b)) in differing() {
            bottom = y;
            // Only what lies outside of the area so far can make it larger.
            let pairs = || a.iter().zip(b);
            left = pairs().take(left).position(|(a, b)| a != b).unwrap_or(left);
            let beyond = pairs().rev().take(a.len() - right).position(|(a, b)| a != b);
            right = beyond.map_or(right, |beyond| a.len() - beyond);
        }
        Area { left, top, width: right - left, height: bottom + 1 - top }
    }

    /// The pixels of this area, with those that have not changed told apart.
    fn changes(&self, before: Option<&Canvas>, after: &Canvas, pixels: &mut Vec<u8>) {
        pixels.clear();
        let (rows, columns) = (self.top..self.top + self.height, self.left..self.left + self.width);
        for y in rows {
            let after = &after.row(y)[columns.clone()];
            match before {
                None => pixels.extend_from_slice(after),
                Some(before) => {
                    let pairs = before.row(y)[columns.clone()].iter().zip(after);
                    pixels.extend(pairs.map(|(a, b)| if a == b { SAME } else { *b }));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, GameKind, Setup};
    use gif::{ColorOutput, DecodeOptions};

    /// A game of so many turns, each of them somewhere among the legal ones.
    fn game(game: GameKind, turns: usize) -> Vec<Scene> {
        let mut game = Game::new(Setup::new(game, Some(2), None).expect("played by two"));
        let mut scenes = vec![game.scene()];
        for number in 0..turns {
            let legal = game.position().turns();
            game.play(&legal[number * 7 % legal.len()]).expect("legal");
            scenes.push(game.scene());
        }
        scenes
    }

    /// Delays, and the picture that is seen at the end.
    fn play(film: &Animation) -> (Vec<u16>, Vec<u8>) {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        let mut decoder = options.read_info(&film.bytes[..]).expect("a GIF");
        let width = usize::from(decoder.width());
        let mut seen = vec![SAME; width * usize::from(decoder.height())];
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

    const LOOK: fn() -> RenderOptions = || RenderOptions { width: 240, ..RenderOptions::default() };

    #[test]
    fn every_scene_is_a_frame_and_the_last_one_stays() {
        for name in GameKind::ALL {
            let scenes = game(name, 12);
            let film = gif(&scenes, &LOOK()).expect("there are scenes");
            let (delays, seen) = play(&film);
            assert_eq!(film.turns_per_frame, 1, "{name}");
            assert_eq!(delays[..12], [100; 12], "{name}");
            assert_eq!(delays[12..], [500], "{name}");
            let last = scenes[12].by_side();
            let last = with_progress(compose(&last, &scene_renderer::of(&last, &LOOK())), &LOOK(), 12, 12);
            assert!(seen == *last.pixels, "{name}: another picture at the end");
        }
    }

    #[test]
    fn the_line_below_grows_to_the_end() {
        let scene = &game(GameKind::ALL[0], 0)[0];
        let stage = scene_renderer::of(scene, &LOOK());
        let accent = stage.canvas().palette.number(stage.theme.colours.accent);
        let done = |turn| {
            let canvas = with_progress(stage.canvas(), &LOOK(), turn, 20);
            let (width, height) = canvas.pixels.dimensions();
            let line = canvas.row(height as usize - width as usize / 48);
            line.iter().filter(|number| **number == accent).count()
        };
        let lengths = [0, 5, 10, 20].map(done);
        assert_eq!(lengths[2], lengths[3] / 2);
        assert!(lengths.is_sorted() && lengths[0] < 5 && lengths[3] > 120, "{lengths:?}");
    }

    #[test]
    fn long_games_go_faster() {
        let scenes = vec![game(GameKind::ALL[0], 0).remove(0); 201];
        let film = gif(&scenes, &LOOK()).expect("there are scenes");
        let (delays, _) = play(&film);
        assert_eq!(delays.len(), 201, "frames in which nothing changes are frames");
        assert_eq!(delays[0], 59);
        let scenes = vec![scenes[0].clone(); 900];
        assert_eq!(play(&gif(&scenes, &LOOK()).expect("there are scenes")).0[0], 40);
    }

    #[test]
    fn a_game_that_is_too_large_is_thinned_and_says_so() {
        let scenes = game(GameKind::ALL[0], 60);
        let whole = film(&scenes, &LOOK(), usize::MAX, &mut || true).expect("there are scenes");
        let most = whole.bytes.len() / 3;
        let thin = film(&scenes, &LOOK(), most, &mut || true).expect("there are scenes");
        assert!(thin.bytes.len() <= most && thin.turns_per_frame > 1, "{} bytes", thin.bytes.len());
        let (delays, seen) = play(&thin);
        assert_eq!(delays.len(), 60_usize.div_ceil(thin.turns_per_frame) + 1);
        assert!(seen == play(&whole).1, "the last scene is always shown");
        // Two frames are the least.
        let least = film(&scenes, &LOOK(), 1, &mut || true).expect("there are scenes");
        assert_eq!((play(&least).0.len(), least.turns_per_frame), (2, 60));
    }

    #[test]
    fn the_same_scenes_give_the_same_bytes() {
        let scenes = game(GameKind::ALL[1], 5);
        assert_eq!(gif(&scenes, &LOOK()), gif(&scenes, &LOOK()));
    }

    #[test]
    fn scenes_that_do_not_belong_are_left_out() {
        assert_eq!(gif(&[], &LOOK()), None);
        let mut scenes = game(GameKind::ALL[2], 1);
        let alone = gif(&scenes, &LOOK());
        scenes.insert(0, game(GameKind::ALL[0], 0).remove(0));
        scenes.insert(1, Scene { view: 1, ..scenes[2].clone() });
        assert_eq!(gif(&scenes, &LOOK()), alone);
    }
}
