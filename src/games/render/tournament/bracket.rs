//! The bracket of a knockout, at most four rounds at a time.

use super::super::RenderOptions;
use super::super::canvas::Canvas;
use super::super::path::Path;
use super::super::text::TextLine;
use super::super::theme::Colours;
use crate::i18n::tournament::{points_text, seed};
use crate::tournament::{Bracket, BracketMatch, EntrantNumber, Tournament};
use ab_glyph_rasterizer::{Point, point};

/// Rounds in one picture.
const ROUNDS_PER_PAGE: usize = 4;
/// Matches of the first round in one picture.
const MATCHES_PER_PAGE: usize = 1 << (ROUNDS_PER_PAGE - 1);

/// Sizes, in widths of the picture.
const MARGIN: f32 = 0.015;
const SLOT_HEIGHT: f32 = 0.056;
const MATCH_GAP: f32 = 0.03;
/// Space between two rounds, for the lines between them.
const ROUND_GAP: f32 = 0.022;
const FONT_SIZE: f32 = 0.034;
/// The size of seeds, in font sizes.
const SEED_SIZE: f32 = 0.78;
const LINE_WIDTH: f32 = 0.004;

/// A part of a bracket: the last rounds, or some matches of the first ones.
pub(super) struct BracketPage {
    /// The matches of all rounds.
    pub bracket: Bracket,
    /// The number of its first round, from 1.
    pub first_round: usize,
}

impl BracketPage {
    /// The number of pages of a bracket with this many rounds.
    pub fn count(rounds: usize) -> usize {
        if rounds <= ROUNDS_PER_PAGE { 1 } else { 1 + (1 << (rounds - ROUNDS_PER_PAGE)) }
    }

    /// The page that matters now: the last one as soon as its rounds are played.
    pub fn current(tournament: &Tournament) -> usize {
        let early = tournament.rounds().saturating_sub(ROUNDS_PER_PAGE);
        if tournament.round() > early { BracketPage::count(tournament.rounds()) - 1 } else { 0 }
    }

    /// A page of a bracket, from 0. The last one has the last rounds.
    pub fn new(bracket: &Bracket, number: usize) -> BracketPage {
        let early = bracket.rounds.len().saturating_sub(ROUNDS_PER_PAGE);
        if number + 1 == BracketPage::count(bracket.rounds.len()) {
            let bracket = Bracket {
                rounds: bracket.rounds[early..].to_vec(),
                third_place: bracket.third_place.clone(),
            };
            return BracketPage { bracket, first_round: early + 1 };
        }
        let part = |(matches, round): (&Vec<BracketMatch>, usize)| {
            let count = (MATCHES_PER_PAGE * 2) >> (round + 1);
            matches[number * count..(number + 1) * count].to_vec()
        };
        let rounds = bracket.rounds[..early].iter().zip(0..).map(part).collect();
        BracketPage { bracket: Bracket { rounds, third_place: None }, first_round: 1 }
    }

    /// Draws the page. The match for third place is below the final, under this heading.
    pub fn draw(
        &self,
        tournament: &Tournament,
        names: &[String],
        third_place_heading: &str,
        options: &RenderOptions,
        canvas: impl FnOnce(u32, u32) -> Canvas,
    ) -> Canvas {
        let width = options.clamped_width() as f32;
        let rounds = &self.bracket.rounds;
        let matches = rounds.first().map_or(0, Vec::len);
        let third_place = self.bracket.third_place.as_ref();
        // Below the final of four players there is no room.
        let matches = if third_place.is_some() { matches.max(3) } else { matches };
        let match_height = width * (2.0 * SLOT_HEIGHT + MATCH_GAP);
        let height = matches as f32 * match_height + width * (2.0 * MARGIN - MATCH_GAP);
        let round_width = (width * (1.0 - 2.0 * MARGIN + ROUND_GAP)) / rounds.len() as f32;
        let mut drawing = Drawing {
            canvas: canvas(width as u32, height.round() as u32),
            colours: &options.theme.colours,
            tournament,
            names,
            width,
            slot: (round_width - width * ROUND_GAP, width * SLOT_HEIGHT),
        };
        for (matches, round) in rounds.iter().zip(0_u8..) {
            let left = width * MARGIN + round_width * f32::from(round);
            // Each match is in the middle of the two that lead to it.
            let distance = match_height * f32::from(1_u16 << round);
            let first = width * (MARGIN + SLOT_HEIGHT) + (distance - match_height) / 2.0;
            for (played, index) in matches.iter().zip(0_u8..) {
                let at = point(left, first + distance * f32::from(index));
                if usize::from(round) + 1 < rounds.len() {
                    let next = point(left + round_width, first + distance * (f32::from(index / 2 * 2) + 0.5));
                    drawing.connection(at, next);
                }
                drawing.played(played, at);
            }
        }
        if let Some(played) = third_place {
            let left = width * MARGIN + round_width * (rounds.len() as f32 - 1.0);
            let at = point(left, width * (MARGIN + SLOT_HEIGHT) + match_height * (matches as f32 - 1.0));
            drawing.heading(third_place_heading, at);
            drawing.played(played, at);
        }
        drawing.canvas
    }
}

struct Drawing<'a> {
    canvas: Canvas,
    colours: &'a Colours,
    tournament: &'a Tournament,
    names: &'a [String],
    /// In pixels.
    width: f32,
    /// Width and height of the field of one player, in pixels.
    slot: (f32, f32),
}

impl Drawing<'_> {
    /// Draws the line from a match to the next one; `at` is the middle of the left side of each.
    fn connection(&mut self, at: Point, next: Point) {
        let start = at.x + self.slot.0;
        let middle = start.midpoint(next.x);
        let points = [point(start, at.y), point(middle, at.y), point(middle, next.y), next];
        self.canvas.fill(&Path::line(&points, self.width * LINE_WIDTH), self.colours.muted_text);
    }

    /// Draws a match: its players above each other.
    fn played(&mut self, played: &BracketMatch, at: Point) {
        let (width, height) = self.slot;
        let is_known = played.entrants.iter().any(Option::is_some);
        for (entrant, index) in played.entrants.iter().zip(0_u8..) {
            let top = at.y - height + height * f32::from(index);
            let is_winner = entrant.is_some() && *entrant == played.winner;
            let field = Path::rect(at.x, top, width, height - self.width * LINE_WIDTH);
            let colour = if is_winner { self.colours.active_panel } else { self.colours.panel };
            self.canvas.fill(&field, colour);
            let middle = top + height / 2.0;
            match entrant {
                Some(entrant) => self.player(played, *entrant, is_winner, (at.x, middle)),
                // Nobody: the other player has a bye.
                None if is_known && played.winner.is_some() => self.note("–", at.x, middle),
                None => {}
            }
        }
    }

    /// Draws a heading above a match.
    fn heading(&mut self, text: &str, at: Point) {
        let (width, height) = self.slot;
        let line = TextLine::fitted(text, self.width * FONT_SIZE * SEED_SIZE, width);
        let y = at.y - height - self.width * MATCH_GAP * 0.5;
        line.draw(&mut self.canvas, at.x, y, self.colours.muted_text);
    }

    /// Draws a text in a field without a player.
    fn note(&mut self, text: &str, left: f32, y: f32) {
        let line = TextLine::new(text, self.width * FONT_SIZE);
        line.draw(&mut self.canvas, left + self.width * 0.015, y, self.colours.muted_text);
    }

    /// Draws the seed, the name and the points of a player. Who is through has a tick.
    fn player(&mut self, played: &BracketMatch, entrant: EntrantNumber, is_winner: bool, at: (f32, f32)) {
        let (left, y) = at;
        let (font_size, padding) = (self.width * FONT_SIZE, self.width * 0.01);
        let colour =
            if is_winner || played.winner.is_none() { self.colours.text } else { self.colours.muted_text };
        let points = TextLine::new(&self.points(played, entrant), font_size);
        let right = left + self.slot.0 - padding;
        points.draw(&mut self.canvas, right - points.width, y, colour);
        let mut start = left + padding;
        if let Some(seed) = seed(self.tournament, entrant) {
            let seed = TextLine::new(&seed.to_string(), font_size * SEED_SIZE);
            seed.draw(&mut self.canvas, start, y, self.colours.muted_text);
            // All names of a column begin at the same place, unless there are 100 players.
            start += seed.width.max(font_size * SEED_SIZE * 1.15) + padding * 0.7;
        }
        if is_winner {
            let size = font_size * 0.3;
            let tick = [
                point(start, y),
                point(start + size * 0.7, y + size * 0.8),
                point(start + size * 1.9, y - size),
            ];
            self.canvas.fill(&Path::line(&tick, self.width * LINE_WIDTH * 1.4), self.colours.text);
            start += size * 3.4;
        }
        let room = right - points.width - padding * 0.5 - start;
        let name = TextLine::truncated(&self.names[entrant], font_size, room);
        name.draw(&mut self.canvas, start, y, colour);
    }

    /// The points of a player in the games of a match. A single game that has a winner needs no points beside the tick.
    fn points(&self, played: &BracketMatch, entrant: EntrantNumber) -> String {
        if played.winner.is_some() && played.pairings.len() == 1 {
            return String::new();
        }
        let mut games = played.pairings.iter().rev().map(|number| &self.tournament.pairings()[*number]);
        let last = games.find(|pairing| pairing.result.is_some());
        last.map_or_else(String::new, |last| points_text(self.tournament.match_half_points(last, entrant)))
    }
}
