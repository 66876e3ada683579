use super::Localizer;
use crate::localize::Message;
use crate::rules::notation::{path, slots};
use crate::rules::{Cell, Effect, Seat};

/// The effects of a turn as a sentence: `Ana: c4-d5, takes e6, c4 replaces`.
///
/// `names` are the names by seat, and `seat` is the seat that played the turn.
pub fn turn_text(localizer: &Localizer, names: &[String], seat: Seat, effects: &[Effect]) -> String {
    let name = names.get(seat).map_or("?", String::as_str);
    let parts = effect_texts(localizer, names, effects);
    localizer.render(&Message::new("turn-told").with("name", name).list("what", parts))
}

/// The effects of a turn, a phrase each.
pub(super) fn effect_texts(localizer: &Localizer, names: &[String], effects: &[Effect]) -> Vec<String> {
    let name = |seat: Seat| names.get(seat).map_or("?", String::as_str);
    let mut parts: Vec<String> = Vec::new();
    let mut rest = effects;
    while let [effect, others @ ..] = rest {
        rest = others;
        let message = match effect {
            Effect::Moved { path: stops, .. } => Message::new("turn-moved").with("way", path(stops)),
            Effect::Captured { seat: owner, .. } => {
                // Consecutive captures of men of one seat are joined into one phrase.
                let more = others.iter().map_while(|next| taken_from(*owner, next));
                let cells: Vec<Cell> = taken_from(*owner, effect).into_iter().chain(more).collect();
                rest = &others[cells.len() - 1..];
                let message = Message::new(if names.len() > 2 { "turn-took-from" } else { "turn-took" });
                message.conjunction("cells", cells).with("name", name(*owner))
            }
            Effect::Lost { cell, .. } => Message::new("turn-lost").with("cell", cell),
            Effect::Replaced { from, to } => Message::new("turn-replaced").with("from", from).with("to", to),
            Effect::Slid { from, to } => {
                Message::new("turn-slid").with("from", slots(from)).with("to", slots(to))
            }
            Effect::TileRemoved { place } => Message::new("turn-tile-removed").with("place", place),
            Effect::Demanded { balls } => Message::new("turn-demanded").count("balls", usize::from(*balls)),
            Effect::RoundOver { jumper, left } => {
                Message::new("turn-round-over").with("name", name(*jumper)).count("left", usize::from(*left))
            }
            Effect::Passed => Message::new("turn-passed"),
            Effect::Out { seat, place } => {
                Message::new("turn-out").with("name", name(*seat)).count("place", usize::from(*place))
            }
        };
        parts.push(localizer.render(&message));
    }
    parts
}

fn taken_from(owner: Seat, effect: &Effect) -> Option<Cell> {
    match effect {
        Effect::Captured { seat, cell, .. } if *seat == owner => Some(*cell),
        _ => None,
    }
}
