use super::super::{Localizer, date, escape};
use super::names::{escaped_names, escaped_title, mention_or_name};
use crate::localize::Message;
use crate::rules::GameKind;
use crate::table::Timestamp;
use crate::tournament::{EntrantNumber, Title, Tournament};

/// The places that the last message names after the winners.
const NEXT_PLACES: [(usize, Title); 2] = [(2, Title::Second), (3, Title::Third)];

/// How a tournament ended: who won, and who has the next places.
pub fn tournament_final_text(localizer: &Localizer, tournament: &Tournament) -> String {
    let at = |title: Title| -> Vec<EntrantNumber> {
        tournament.titles().filter(|(_, known)| *known == title).map(|(entrant, _)| entrant).collect()
    };
    let winners = at(Title::Winner);
    let tournament_name = escaped_title(tournament);
    let mentions = winners.iter().map(|entrant| mention_or_name(localizer, tournament, *entrant));
    let message = match winners.len() {
        0 if tournament.titles().next().is_some() => without_winner("tournament-no-first-place", tournament),
        0 => without_winner("tournament-no-places", tournament),
        count => Message::new("tournament-won").count("count", count).conjunction("names", mentions),
    };
    let names = escaped_names(localizer, tournament);
    let next = |(place, title): (usize, Title)| {
        let shared = at(title);
        let shared: Vec<&String> = shared.iter().map(|entrant| &names[*entrant]).collect();
        let message = Message::new("card-place").count("place", place).conjunction("names", &shared);
        (!shared.is_empty()).then(|| localizer.render(&message))
    };
    let first = localizer.render(&message.with("tournament", tournament_name));
    let lines = [first].into_iter().chain(NEXT_PLACES.into_iter().filter_map(next));
    lines.chain(early_end(localizer, tournament)).collect::<Vec<_>>().join("\n")
}

/// Says that nobody has won, because somebody in first place has not played.
fn without_winner(key: &'static str, tournament: &Tournament) -> Message {
    let is_active = |entrant: EntrantNumber| tournament.entrants()[entrant].is_active();
    let mut first = tournament.places().iter().filter(|place| place.place == 1);
    let is_unplayed = first.any(|place| is_active(place.entrant));
    Message::new(key).with("reason", if is_unplayed { "unplayed" } else { "other" })
}

/// Why there were fewer rounds than announced.
fn early_end(localizer: &Localizer, tournament: &Tournament) -> Option<String> {
    let (round, rounds) = (tournament.round(), tournament.rounds());
    let message = Message::new("tournament-ended-early").count("round", round).count("rounds", rounds);
    (round < rounds).then(|| localizer.render(&message))
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
        .with("tournament", escape(tournament))
        .game("game", game)
        .with("date", date(at));
    localizer.render(&message)
}
