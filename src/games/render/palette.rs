//! Palettes of at most 255 colours, chosen so that every blend of two colours of the theme is close to one of them.

use super::mask::COVERAGE_LEVELS;
use super::theme::{Colours, Rgb, Theme};
use crate::rules::GameKind;
use parking_lot::Mutex;
use std::collections::BinaryHeap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

/// Colours by index, and the index of the nearest colour for any colour.
#[derive(Debug)]
pub(super) struct Palette {
    pub colours: Vec<Rgb>,
    /// Indices by the upper five, six and five bits of red, green and blue. Computed on first use: pictures need few of
    /// them, and computing all would take longer than drawing a picture.
    nearest: Vec<AtomicU16>,
}

/// One index is reserved for transparent pixels of animations.
const MAX_COLOURS: usize = 255;

/// A nearest index that has not been computed.
const UNKNOWN: u16 = u16::MAX;

type CachedPalette = ((&'static str, GameKind), Arc<Palette>);

/// One palette per theme and game. Computing one takes as long as drawing a picture.
static PALETTES: Mutex<Vec<CachedPalette>> = Mutex::new(Vec::new());

impl Palette {
    /// The palette of this theme and game, computed on first use.
    pub fn of(theme: &'static Theme, game: GameKind) -> Arc<Palette> {
        let key = (theme.name(), game);
        let mut palettes = PALETTES.lock();
        if let Some((_, palette)) = palettes.iter().find(|(known, _)| *known == key) {
            return palette.clone();
        }
        let palette = Arc::new(Palette::new(&theme.colours, game));
        palettes.push((key, palette.clone()));
        palette
    }

    fn new(theme: &Colours, game: GameKind) -> Palette {
        let base_colours = base_colours(theme, game);
        let mut mixed = Vec::new();
        for (i, a) in base_colours.iter().enumerate() {
            for b in &base_colours[..i] {
                mixed.extend((1..COVERAGE_LEVELS).map(|part| a.mix(*b, part * (255 / COVERAGE_LEVELS))));
            }
        }
        let colours = most_distant(
            distinct([base_colours, resigned_colours(theme, game)].concat()),
            &mixed,
            MAX_COLOURS,
        );
        let nearest = (0..=u16::MAX).map(|_| AtomicU16::new(UNKNOWN)).collect();
        Palette { colours, nearest }
    }

    /// The index of a colour, or else of the nearest one.
    pub fn index_of(&self, colour: Rgb) -> u8 {
        match self.colours.iter().position(|known| *known == colour) {
            Some(exact) => exact as u8,
            None => self.nearest_index(colour),
        }
    }

    /// The index of the colour `under` blended with another colour of this opacity, of 255.
    pub fn blend_over(&self, under: u8, colour: Rgb, alpha: u8) -> u8 {
        self.nearest_index(self.colours[usize::from(under)].mix(colour, alpha))
    }

    fn nearest_index(&self, Rgb([r, g, b]): Rgb) -> u8 {
        let bits = u16::from(r >> 3) << 11 | u16::from(g >> 2) << 5 | u16::from(b >> 3);
        let cached = &self.nearest[usize::from(bits)];
        // Threads that compute it at the same time store the same value.
        match cached.load(Ordering::Relaxed) {
            UNKNOWN => {
                let middle = Rgb([r & !7 | 4, g & !3 | 2, b & !7 | 4]);
                let index = nearest_colour(&self.colours, middle);
                cached.store(u16::from(index), Ordering::Relaxed);
                index
            }
            known => known as u8,
        }
    }
}

/// Colours that fill areas and must be in the palette exactly.
fn base_colours(theme: &Colours, game: GameKind) -> Vec<Rgb> {
    let board = theme.board(game);
    let mut base_colours = vec![
        theme.page,
        theme.text,
        theme.muted_text,
        theme.panel,
        theme.active_panel,
        theme.accent,
        theme.accent_text,
        theme.trace,
        theme.arrow_outline,
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
    base_colours.extend(seats.flat_map(|seat| [seat.fill, seat.rim, seat.mark]));
    distinct(base_colours)
}

/// Colours of the men of seats that resigned: exact, since they fill areas too.
fn resigned_colours(theme: &Colours, game: GameKind) -> Vec<Rgb> {
    let board = theme.board(game);
    let seats = theme.seats.iter().take(*game.seats().end());
    let colours = seats.flat_map(|seat| [seat.fill, seat.rim, seat.mark]);
    colours.flat_map(|colour| [colour.faded(board.light), colour.faded(board.dark)]).collect()
}

/// Removes repeated colours.
fn distinct(mut colours: Vec<Rgb>) -> Vec<Rgb> {
    let mut unique = Vec::new();
    colours.retain(|colour| {
        let is_new = !unique.contains(colour);
        unique.push(*colour);
        is_new
    });
    colours
}

/// Adds candidates until there are `count` colours, each time the one that is farthest from all colours so far.
fn most_distant(mut colours: Vec<Rgb>, candidates: &[Rgb], count: usize) -> Vec<Rgb> {
    let gap = |candidate: usize, colours: &[Rgb]| {
        let distances = colours.iter().map(|colour| candidates[candidate].distance(*colour));
        distances.min().unwrap_or(u32::MAX)
    };
    // Distances to the first `compared` colours are upper bounds: more colours only bring a candidate closer, so only the
    // candidates at the top of the heap are updated.
    let initial = |candidate| (gap(candidate, &colours), candidate, colours.len());
    let mut heap: BinaryHeap<(u32, usize, usize)> = (0..candidates.len()).map(initial).collect();
    while colours.len() < count
        && let Some((far, candidate, compared)) = heap.pop()
        && far > 0
    {
        let now = far.min(gap(candidate, &colours[compared..]));
        if now == far {
            colours.push(candidates[candidate]);
        } else {
            heap.push((now, candidate, colours.len()));
        }
    }
    colours
}

/// The index of the nearest colour.
fn nearest_colour(colours: &[Rgb], target: Rgb) -> u8 {
    let indexed = colours.iter().enumerate();
    indexed.min_by_key(|(_, colour)| colour.distance(target)).map_or(0, |(index, _)| index as u8)
}
