//! At most 255 colours per picture, chosen so that every soft edge between two of the theme's colours is near one.

use super::mask::STEPS;
use super::theme::{Colours, Rgb, Theme};
use crate::rules::GameKind;
use parking_lot::Mutex;
use std::collections::BinaryHeap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

/// Colours by number, and the nearest number of any colour.
#[derive(Debug)]
pub(super) struct Palette {
    pub colours: Vec<Rgb>,
    /// By the upper five, six and five bits of red, green and blue. Found when it is first asked for: pictures need
    /// few of them, and all would take longer than any picture.
    nearest: Vec<AtomicU16>,
}

/// One number is left for "nothing here", which moving pictures need.
const MOST: usize = 255;

/// A nearest number that nobody has asked for.
const UNKNOWN: u16 = u16::MAX;

type Known = ((&'static str, GameKind), Arc<Palette>);

/// Palettes by theme and game: there are few, and each takes as long as a picture.
static PALETTES: Mutex<Vec<Known>> = Mutex::new(Vec::new());

impl Palette {
    /// The palette of this theme and game, kept from the last time if there was one.
    pub fn of(theme: &'static Theme, game: GameKind) -> Arc<Palette> {
        let key = (theme.name(), game);
        // A panic elsewhere cannot leave the list half changed.
        let mut palettes = PALETTES.lock();
        if let Some((_, palette)) = palettes.iter().find(|(known, _)| *known == key) {
            return palette.clone();
        }
        let palette = Arc::new(Palette::new(&theme.colours, game));
        palettes.push((key, palette.clone()));
        palette
    }

    fn new(theme: &Colours, game: GameKind) -> Palette {
        let base = base(theme, game);
        let mut mixed = Vec::new();
        for (i, a) in base.iter().enumerate() {
            for b in &base[..i] {
                mixed.extend((1..STEPS).map(|part| a.mix(*b, part * (255 / STEPS))));
            }
        }
        let colours = spread(distinct([base, faded(theme, game)].concat()), &mixed, MOST);
        let nearest = (0..=u16::MAX).map(|_| AtomicU16::new(UNKNOWN)).collect();
        Palette { colours, nearest }
    }

    pub fn number(&self, colour: Rgb) -> u8 {
        match self.colours.iter().position(|known| *known == colour) {
            Some(exact) => exact as u8,
            None => self.near(colour),
        }
    }

    /// The colour of this number under so much (of 255) of another one.
    pub fn over(&self, under: u8, colour: Rgb, amount: u8) -> u8 {
        self.near(self.colours[usize::from(under)].mix(colour, amount))
    }

    fn near(&self, Rgb([r, g, b]): Rgb) -> u8 {
        let bits = u16::from(r >> 3) << 11 | u16::from(g >> 2) << 5 | u16::from(b >> 3);
        let kept = &self.nearest[usize::from(bits)];
        // Whoever asks first, the answer is the same.
        match kept.load(Ordering::Relaxed) {
            UNKNOWN => {
                let middle = Rgb([r & !7 | 4, g & !3 | 2, b & !7 | 4]);
                let number = nearest(&self.colours, middle);
                kept.store(u16::from(number), Ordering::Relaxed);
                number
            }
            known => known as u8,
        }
    }
}

/// The colours that fill whole areas and must be exact.
fn base(theme: &Colours, game: GameKind) -> Vec<Rgb> {
    let board = theme.board(game);
    let mut base = vec![
        theme.page,
        theme.text,
        theme.faint,
        theme.strip,
        theme.active,
        theme.accent,
        theme.accent_text,
        theme.trace,
        theme.casing,
        theme.replace,
        theme.danger,
        theme.choice,
        theme.choice_text,
        board.frame,
        board.edge,
        board.light,
        board.dark,
        board.special,
        board.inlay,
        board.ball,
    ];
    let seats = theme.seats.iter().take(*game.seats().end());
    base.extend(seats.flat_map(|seat| [seat.fill, seat.rim, seat.mark]));
    distinct(base)
}

/// Men of seats that gave up: in these colours a whole army stands.
fn faded(theme: &Colours, game: GameKind) -> Vec<Rgb> {
    let board = theme.board(game);
    let seats = theme.seats.iter().take(*game.seats().end());
    let inks = seats.flat_map(|seat| [seat.fill, seat.rim, seat.mark]);
    inks.flat_map(|ink| [ink.faded(board.light), ink.faded(board.dark)]).collect()
}

/// Each colour once.
fn distinct(mut colours: Vec<Rgb>) -> Vec<Rgb> {
    let mut seen = Vec::new();
    colours.retain(|colour| {
        let new = !seen.contains(colour);
        seen.push(*colour);
        new
    });
    colours
}

/// Adds the candidate that is farthest from all colours so far, again and again.
fn spread(mut colours: Vec<Rgb>, candidates: &[Rgb], count: usize) -> Vec<Rgb> {
    let gap = |candidate: usize, colours: &[Rgb]| {
        let distances = colours.iter().map(|colour| candidates[candidate].distance(*colour));
        distances.min().unwrap_or(u32::MAX)
    };
    // How far each was from the first so many colours: it can only have come closer since, and few need another look.
    let looked = |candidate| (gap(candidate, &colours), candidate, colours.len());
    let mut waiting: BinaryHeap<(u32, usize, usize)> = (0..candidates.len()).map(looked).collect();
    while colours.len() < count
        && let Some((far, candidate, seen)) = waiting.pop()
        && far > 0
    {
        let now = far.min(gap(candidate, &colours[seen..]));
        if now == far {
            colours.push(candidates[candidate]);
        } else {
            waiting.push((now, candidate, colours.len()));
        }
    }
    colours
}

fn nearest(colours: &[Rgb], wanted: Rgb) -> u8 {
    let numbered = colours.iter().enumerate();
    numbered.min_by_key(|(_, colour)| colour.distance(wanted)).map_or(0, |(number, _)| number as u8)
}
