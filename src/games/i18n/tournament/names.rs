//! The names of tournaments and their entrants in texts.

use crate::i18n::Localizer;
use crate::i18n::markup::{escape, escaped_name, mention};
use crate::tournament::{EntrantNumber, Form, Tournament};

/// The names of all entrants by number, told apart, where nothing is read as markup: in pictures, alt texts and buttons.
pub fn entrant_names(localizer: &Localizer, tournament: &Tournament) -> Vec<String> {
    tournament.localized_names(|name| localizer.player_name(name))
}

/// The names of all entrants by number, told apart and escaped.
pub(super) fn escaped_names(localizer: &Localizer, tournament: &Tournament) -> Vec<String> {
    entrant_names(localizer, tournament).iter().map(|name| escaped_name(name)).collect()
}

/// A mention of an entrant, or the name of a former player.
pub(super) fn mention_or_name(
    localizer: &Localizer,
    tournament: &Tournament,
    entrant: EntrantNumber,
) -> String {
    let human = tournament.entrants()[entrant].player.human_id();
    human.map_or_else(|| escaped_names(localizer, tournament).swap_remove(entrant), mention)
}

/// A name in a list of games: in a knockout with the seed, which decides a match that is level.
pub(super) fn seeded(tournament: &Tournament, entrant: EntrantNumber, name: String) -> String {
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
pub(super) fn escaped_title(tournament: &Tournament) -> String {
    escape(&tournament.settings().name)
}
