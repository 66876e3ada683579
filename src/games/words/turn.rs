use super::Words;
use crate::rules::notation::{group, way};
use crate::rules::{Cell, Effect, Seat, Told};

/// What a turn did, in words: `Ana: c4-d5, takes e6, c4 replaces`.
///
/// `names` are those of the seats, `seat` is the mover.
pub fn turn_told(words: &Words, names: &[String], seat: Seat, effects: &[Effect]) -> String {
    let name = |seat: Seat| names.get(seat).map_or("?", String::as_str);
    let mut parts: Vec<String> = Vec::new();
    let mut rest = effects;
    while let [effect, others @ ..] = rest {
        rest = others;
        let told = match effect {
            Effect::Moved { way: stops, .. } => Told::new("turn-moved").with("way", way(stops)),
            Effect::Took { seat: owner, .. } => {
                // Men of one seat taken one after another are told in one breath.
                let more = others.iter().map_while(|next| taken_from(*owner, next));
                let cells: Vec<Cell> = taken_from(*owner, effect).into_iter().chain(more).collect();
                rest = &others[cells.len() - 1..];
                let told = Told::new(if names.len() > 2 { "turn-took-from" } else { "turn-took" });
                told.list("cells", cells).with("name", name(*owner))
            }
            Effect::Lost { cell, .. } => Told::new("turn-lost").with("cell", cell),
            Effect::Replaced { from, to } => Told::new("turn-replaced").with("from", from).with("to", to),
            Effect::Slid { from, to } => {
                Told::new("turn-slid").with("from", group(from)).with("to", group(to))
            }
            Effect::TileRemoved { place } => Told::new("turn-tile-removed").with("place", place),
            Effect::Demanded { balls } => Told::new("turn-demanded").count("balls", usize::from(*balls)),
            Effect::RoundOver { jumper, left } => {
                Told::new("turn-round-over").with("name", name(*jumper)).count("left", usize::from(*left))
            }
            Effect::Passed => Told::new("turn-passed"),
            Effect::Out { seat, place } => {
                Told::new("turn-out").with("name", name(*seat)).count("place", usize::from(*place))
            }
        };
        parts.push(words.told(&told));
    }
    words.told(&Told::new("turn-told").with("name", name(seat)).with("what", parts.join(", ")))
}

fn taken_from(owner: Seat, effect: &Effect) -> Option<Cell> {
    match effect {
        Effect::Took { seat, cell, .. } if *seat == owner => Some(*cell),
        _ => None,
    }
}
