use super::super::{Localizer, date};
use super::{escaped_names, escaped_title, mention_or_name};
use crate::rules::{GameKind, Message};
use crate::table::Timestamp;
use crate::tournament::{EntrantNumber, Tournament};

/// The places that the last message names after the winners.
const NAMED_PLACES: [usize; 2] = [2, 3];

/// How a tournament ended: who won, and who has the next places.
pub fn tournament_final_text(localizer: &Localizer, tournament: &Tournament) -> String {
    let at = |place: usize| -> Vec<EntrantNumber> {
        let places = tournament.places().iter().filter(|known| known.place == place);
        places.map(|known| known.entrant).collect()
    };
    let winners = at(1);
    let title = escaped_title(tournament);
    if winners.is_empty() {
        return localizer.render(&Message::new("tournament-no-places").with("tournament", title));
    }
    let mentions = winners.iter().map(|entrant| mention_or_name(localizer, tournament, *entrant));
    let message = Message::new("tournament-won")
        .count("count", winners.len())
        .conjunction("names", mentions)
        .with("tournament", title);
    let names = escaped_names(localizer, tournament);
    let next = |place: usize| {
        let shared = at(place);
        let shared: Vec<&String> = shared.iter().map(|entrant| &names[*entrant]).collect();
        let message = Message::new("card-place").count("place", place).conjunction("names", &shared);
        (!shared.is_empty()).then(|| localizer.render(&message))
    };
    let lines = [localizer.render(&message)].into_iter().chain(NAMED_PLACES.into_iter().filter_map(next));
    lines.collect::<Vec<_>>().join("\n")
}

/// A title in a profile: the place, the tournament, its game and the day of its end.
pub fn tournament_title_text(
    localizer: &Localizer,
    place: usize,
    tournament: &str,
    game: GameKind,
    at: Timestamp,
) -> String {
    let message = Message::new("tournament-title")
        .count("place", place)
        .with("tournament", super::escape(tournament))
        .game("game", game)
        .with("date", date(at));
    localizer.render(&message)
}
