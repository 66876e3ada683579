//! Tournaments: their announcements, rounds, standings and news. Everything is rendered from the state of a tournament, so a
//! message that is edited later shows how it stands then.

mod ending;
mod games;
mod news;
mod registration;
mod rounds;
mod standings;

pub use ending::{tournament_final_text, tournament_title_text};
pub use games::{annulled_game_text, tournament_game_text, tournament_obstacle_text, tournament_thread_name};
pub use news::{challenge_text, tournament_moved_text, tournament_news_text};
pub use registration::{
    tournament_entry, tournament_players_page, tournament_rounds_choice, tournament_text,
};
pub use rounds::{no_pairings, tournament_pairings_page, tournament_round_text};
pub use standings::{bracket_alt, no_standings, standings_alt, standings_heading, tournament_standings_page};

use super::Localizer;
use super::markup::{escape, escaped_name, mention};
use crate::table::PlayerId;
use crate::tournament::{EntrantNumber, Form, GameResult, Tournament};
use std::fmt;

/// Lines on a page of a list.
const LINES_PER_PAGE: usize = 20;
/// Upper bound of a message, in characters, without what follows its lines.
const MAX_LIST_CHARS: usize = 1700;

/// A page of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListPage {
    /// Its lines.
    pub text: String,
    /// Its number, from 0: the one that was asked for, or the last one.
    pub number: usize,
    /// Whether another page follows.
    pub goes_on: bool,
}

impl ListPage {
    /// A page of some lines; `empty` is shown if there are none.
    fn new(lines: &[String], number: usize, empty: impl FnOnce() -> String) -> ListPage {
        let last = lines.len().saturating_sub(1) / LINES_PER_PAGE;
        let number = number.min(last);
        let page: Vec<&str> =
            lines.iter().skip(number * LINES_PER_PAGE).take(LINES_PER_PAGE).map(String::as_str).collect();
        let text = if page.is_empty() { empty() } else { page.join("\n") };
        ListPage { text, number, goes_on: number < last }
    }
}

/// The people whom the message of a round notifies: those who sit it out. The others are notified by the first board of
/// their game.
pub fn round_mentions(tournament: &Tournament, round: usize) -> Vec<PlayerId> {
    let player = |entrant: EntrantNumber| tournament.entrants()[entrant].player.human_id();
    tournament.byes_of(round).filter_map(player).collect()
}

/// The names of all entrants by number, told apart, where nothing is read as markup: in pictures, alt texts and buttons.
pub fn entrant_names(localizer: &Localizer, tournament: &Tournament) -> Vec<String> {
    tournament.localized_names(|name| localizer.player_name(name))
}

/// The names of all entrants by number, told apart and escaped.
fn escaped_names(localizer: &Localizer, tournament: &Tournament) -> Vec<String> {
    entrant_names(localizer, tournament).iter().map(|name| escaped_name(name)).collect()
}

/// A mention of an entrant, or the name of a former player.
fn mention_or_name(localizer: &Localizer, tournament: &Tournament, entrant: EntrantNumber) -> String {
    let human = tournament.entrants()[entrant].player.human_id();
    human.map_or_else(|| escaped_names(localizer, tournament).swap_remove(entrant), mention)
}

/// A name in a list of games: in a knockout with the seed, which decides after two draws.
fn seeded(tournament: &Tournament, entrant: EntrantNumber, name: String) -> String {
    match seed(tournament, entrant) {
        // Without the backslash Discord would read the number as that of a list.
        Some(seed) => format!("{seed}\\. {name}"),
        None => name,
    }
}

/// The seed of a player in a knockout, from 1.
pub(crate) fn seed(tournament: &Tournament, entrant: EntrantNumber) -> Option<usize> {
    let is_knockout = tournament.settings().form == Form::Knockout;
    tournament.seed(entrant).filter(|_| is_knockout).map(|seed| seed + 1)
}

/// The escaped name of the tournament.
fn escaped_title(tournament: &Tournament) -> String {
    escape(&tournament.settings().name)
}

/// The name of a form.
fn form_text(localizer: &Localizer, form: Form) -> String {
    localizer.render(&form.label())
}

/// Points as they are written: `2½`. The number is that of half-points.
pub(crate) fn points_text(half_points: u32) -> String {
    Quarters(half_points * 2).to_string()
}

/// A number of quarters as it is written: `2¾`.
pub(crate) struct Quarters(pub u32);

impl fmt::Display for Quarters {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let fraction = ["", "¼", "½", "¾"][(self.0 % 4) as usize];
        match self.0 / 4 {
            0 if !fraction.is_empty() => f.write_str(fraction),
            whole => write!(f, "{whole}{fraction}"),
        }
    }
}

/// What the seats of a game scored against each other: `1–0`.
fn result_text(result: &GameResult) -> String {
    let seats = 0..result.places.len();
    let scored = |seat: usize| {
        let others = seats.clone().filter(|other| *other != seat);
        points_text(others.map(|other| result.half_points(seat, other)).sum())
    };
    seats.clone().map(scored).collect::<Vec<_>>().join("–")
}
