//! Standings of a tournament as pictures: a ranked list, a crosstable or a bracket, page by page.

mod bracket;
mod grid;

use super::canvas::Canvas;
use super::palette::Palette;
use super::{RenderOptions, png_encoder};
use crate::i18n::tournament::{Quarters, entrant_names, points_text};
use crate::i18n::{Localizer, bracket_alt, standings_alt};
use crate::localize::Message;
use crate::tournament::{Form, Standing, Tournament};
use bracket::BracketPage;
use grid::{Cell, Column, Grid};
use std::sync::Arc;

/// Players in one picture.
const ROWS_PER_PAGE: usize = 16;
/// Widths of columns, in widths of the picture.
const PLACE_WIDTH: f32 = 0.085;
const NUMBER_WIDTH: f32 = 0.125;
/// Of numbers in a crosstable.
const TOTAL_WIDTH: f32 = 0.095;
/// Upper bound of the players of a crosstable that has room for Buchholz.
const MAX_WITH_BUCHHOLZ: usize = 10;
const MAX_RESULT_WIDTH: f32 = 0.075;
/// The least width of the column of names.
const MIN_NAME_WIDTH: f32 = 0.27;

/// A page of the standings of a tournament.
#[derive(Clone, Debug)]
pub struct StandingsPage {
    tournament: Arc<Tournament>,
    /// The number of the page, from 0.
    pub number: usize,
    /// Whether another page follows.
    pub goes_on: bool,
}

impl StandingsPage {
    /// A page by its number, or the last one if there are fewer; without a number the one that matters now. `None` before the
    /// start.
    pub fn new(tournament: &Arc<Tournament>, number: Option<usize>) -> Option<StandingsPage> {
        let players = tournament.standings().len();
        if players == 0 {
            return None;
        }
        let is_knockout = tournament.settings().form == Form::Knockout;
        let (pages, current) = match is_knockout {
            true => (BracketPage::count(tournament.rounds()), BracketPage::current(tournament)),
            false => (players.div_ceil(ROWS_PER_PAGE), 0),
        };
        let number = number.unwrap_or(current).min(pages - 1);
        Some(StandingsPage { tournament: tournament.clone(), number, goes_on: number + 1 < pages })
    }

    /// The names of all players, as the page shows them.
    pub fn names(&self, localizer: &Localizer) -> Vec<String> {
        entrant_names(localizer, &self.tournament)
    }

    /// The alt text, which may be too short for all names.
    pub fn alt(&self, localizer: &Localizer) -> String {
        match self.bracket() {
            Some(page) => bracket_alt(localizer, &self.tournament, &page.bracket, page.first_round),
            None => standings_alt(localizer, &self.tournament, self.number * ROWS_PER_PAGE),
        }
    }

    /// Draws the page as a PNG file.
    pub fn png(&self, localizer: &Localizer, options: &RenderOptions) -> Vec<u8> {
        let names = self.names(localizer);
        let palette = Palette::of(options.theme, self.tournament.settings().setup.kind());
        let canvas = |width, height| Canvas::new(width, height, options.theme.colours.page, palette);
        let canvas = match (self.bracket(), self.tournament.settings().form) {
            (Some(page), _) => {
                let third_place = localizer.text("tournament-third-place-heading");
                page.draw(&self.tournament, &names, &third_place, options, canvas)
            }
            (None, Form::RoundRobin { .. }) => self.crosstable(localizer, &names).draw(options, canvas),
            (None, form) => self.ranked_list(localizer, form, &names).draw(options, canvas),
        };
        png_encoder::encode(&canvas)
    }

    fn bracket(&self) -> Option<BracketPage> {
        let is_knockout = self.tournament.settings().form == Form::Knockout;
        is_knockout.then(|| BracketPage::new(&self.tournament.bracket(), self.number))
    }

    /// The players in order, with points and tie-breaks, or on a ladder with the games that they have played.
    fn ranked_list(&self, localizer: &Localizer, form: Form, names: &[String]) -> Grid {
        let keys: &[&str] = match form {
            Form::Ladder => &["games", "wins"],
            _ => &["points", "buchholz", "sonneborn", "wins"],
        };
        let name_width = 1.0 - PLACE_WIDTH - NUMBER_WIDTH * keys.len() as f32;
        let mut columns = vec![
            Column::new(String::new(), PLACE_WIDTH),
            Column::new(heading(localizer, "player"), name_width),
        ];
        columns.extend(keys.iter().map(|key| Column::new(heading(localizer, key), NUMBER_WIDTH)));
        let row = |standing: &Standing| {
            let number = |key: &&str| match *key {
                "points" => Cell::Main(points_text(standing.half_points)),
                "buchholz" => Cell::Text(points_text(standing.buchholz)),
                "sonneborn" => Cell::Text(Quarters(standing.sonneborn_berger).to_string()),
                "games" => Cell::Text(standing.games.to_string()),
                _ => Cell::Text(standing.wins.to_string()),
            };
            let name = Cell::Name(names[standing.entrant].clone());
            [Cell::Place(standing.place), name].into_iter().chain(keys.iter().map(number)).collect()
        };
        let standings = self.tournament.standings();
        let page = standings.iter().skip(self.number * ROWS_PER_PAGE).take(ROWS_PER_PAGE);
        Grid { columns, rows: page.map(row).collect() }
    }

    /// The scores of all players against each other, with their points and tie-breaks.
    fn crosstable(&self, localizer: &Localizer, names: &[String]) -> Grid {
        let crosstable = self.tournament.crosstable();
        let count = crosstable.rows.len();
        let totals: &[&str] = match count {
            ..=MAX_WITH_BUCHHOLZ => &["points", "buchholz", "sonneborn"],
            _ => &["points", "sonneborn"],
        };
        let left = 1.0 - PLACE_WIDTH - TOTAL_WIDTH * totals.len() as f32;
        let result_width = ((left - MIN_NAME_WIDTH) / count as f32).min(MAX_RESULT_WIDTH);
        let name_width = left - result_width * count as f32;
        let mut columns = vec![
            Column::new(String::new(), PLACE_WIDTH),
            Column::new(heading(localizer, "player"), name_width),
        ];
        columns.extend((1..=count).map(|number| Column::new(number.to_string(), result_width)));
        columns.extend(totals.iter().map(|key| Column::new(heading(localizer, key), TOTAL_WIDTH)));
        let row = |(index, row): (usize, &crate::tournament::CrosstableRow)| {
            let result = |(other, scored): (usize, &Vec<u32>)| match scored.len() {
                _ if other == index => Cell::Own,
                // At tables of three and four, people meet more often.
                3.. => Cell::Results(vec![points_text(scored.iter().sum())]),
                _ => Cell::Results(scored.iter().copied().map(points_text).collect()),
            };
            let total = |key: &&str| match *key {
                "points" => Cell::Main(points_text(row.half_points)),
                "buchholz" => Cell::Text(points_text(row.buchholz)),
                _ => Cell::Text(Quarters(row.sonneborn_berger).to_string()),
            };
            let name = Cell::Name(names[row.entrant].clone());
            [Cell::Place(row.place), name]
                .into_iter()
                .chain(row.scored.iter().enumerate().map(result))
                .chain(totals.iter().map(total))
                .collect()
        };
        Grid { columns, rows: crosstable.rows.iter().enumerate().map(row).collect() }
    }
}

fn heading(localizer: &Localizer, column: &str) -> String {
    localizer.render(&Message::new("tournament-column").with("column", column))
}
