use super::Localizer;
use super::localizer::FULL_STOPS;
use super::markup::escaped_name;
use crate::localize::Message;
use crate::rules::{Cell, Man, ManKind, Mark, ResultNote, Scene, Seat};

/// Upper bound of an alt text, in characters. Discord does not accept longer ones.
pub const MAX_ALT_TEXT_CHARS: usize = 1024;

/// The alt text of a scene: the player to act, the last turn, and the cells of all men. `last` is the localized last
/// turn, if there was one. The result has at most [`MAX_ALT_TEXT_CHARS`] characters; a longer text is cut after a word.
pub fn alt_text(localizer: &Localizer, scene: &Scene, last: Option<&str>) -> String {
    let last = last.map(|last| last_turns(last, 1));
    alt_text_with(localizer, scene, last.as_ref(), None)
}

/// [`alt_text`] after the last `count` turns, which are `turns`.
pub fn alt_text_after(localizer: &Localizer, scene: &Scene, turns: &str, count: usize) -> String {
    alt_text_with(localizer, scene, Some(&last_turns(turns, count)), None)
}

/// The last turns, in words; `count` is their number.
pub(super) fn last_turns(turns: &str, count: usize) -> Message {
    Message::new("alt-last").count("count", count).with("turn", turns)
}

/// [`alt_text`] with this message about a turn. The player of seat `own`, if there is one, is addressed and alone reads the
/// text.
pub(super) fn alt_text_with(
    localizer: &Localizer,
    scene: &Scene,
    turn: Option<&Message>,
    own: Option<Seat>,
) -> String {
    let mut lines = Vec::new();
    let name = |seat| name_at(localizer, scene, seat, super::name);
    lines.push(match scene.turn {
        Some(seat) if own == Some(seat) => {
            localizer.render(&Message::new("alt-turn-own").game("game", scene.game))
        }
        Some(seat) => {
            localizer.render(&Message::new("alt-turn").game("game", scene.game).with("name", name(seat)))
        }
        None => {
            let key = if scene.places.is_complete() { "alt-over" } else { "alt-closed" };
            localizer.render(&Message::new(key).game("game", scene.game))
        }
    });
    lines.extend(turn.map(|turn| localizer.render(turn)));
    lines.extend(demand(localizer, scene));
    if scene.places.is_complete() {
        let seats = 0..scene.places.seats();
        let mut places: Vec<_> = seats.filter_map(|seat| Some((scene.places.get(seat)?, seat))).collect();
        places.sort_unstable();
        let player = |seat| if own == Some(seat) { localizer.text("alt-places-own") } else { name(seat) };
        let places = places.into_iter().map(|(place, seat)| format!("{place}. {}", player(seat)));
        lines.push(localizer.render(&Message::new("alt-places").list("places", places)));
    }
    if !scene.result_notes.is_empty() {
        let notes = scene.result_notes.iter().map(ResultNote::to_string).collect::<Vec<_>>().join(" · ");
        let notes = notes.trim_end_matches(FULL_STOPS);
        lines.push(localizer.render(&Message::new("alt-notes").with("notes", notes)));
    }
    lines.extend(what_stands(localizer, scene, super::name));
    shortened_alt(localizer.join("sentences", lines), MAX_ALT_TEXT_CHARS)
}

/// A text of at most this many characters: of a longer one the words that fit, and an ellipsis.
pub fn shortened_alt(text: String, max_chars: usize) -> String {
    let Some((after, _)) = text.char_indices().nth(max_chars) else { return text };
    let kept = &text[..after];
    let last = kept.char_indices().last().map_or(0, |(last, _)| last);
    let parts = |sign: char| sign.is_whitespace() || "、。；：".contains(sign);
    let end = kept.rfind(parts).unwrap_or(last);
    let ends = |sign: char| parts(sign) || ".,;:–".contains(sign);
    format!("{}…", kept[..end].trim_end_matches(ends))
}

/// The men and their cells, below a text that says the rest: the game, who is to act, the last turn and the result.
pub fn position_text(localizer: &Localizer, scene: &Scene) -> String {
    let lines = demand(localizer, scene).into_iter().chain(what_stands(localizer, scene, escaped_name));
    shortened_alt(localizer.join("sentences", lines), MAX_ALT_TEXT_CHARS)
}

/// The name of the player in a seat, written in this way.
fn name_at(localizer: &Localizer, scene: &Scene, seat: usize, write: fn(&str) -> String) -> String {
    match scene.names.get(seat) {
        Some(raw) if !raw.is_empty() => write(raw),
        _ => localizer.render(&Message::new("alt-nobody").count("seat", seat + 1)),
    }
}

fn demand(localizer: &Localizer, scene: &Scene) -> Option<String> {
    let balls = usize::from(scene.demand?);
    Some(localizer.render(&Message::new("alt-demand").count("balls", balls)))
}

/// The points, the men in danger, and the cells of all men and tiles, a sentence each. Names are written in this way.
fn what_stands(localizer: &Localizer, scene: &Scene, write: fn(&str) -> String) -> Vec<String> {
    let mut lines = Vec::new();
    let name = |seat| name_at(localizer, scene, seat, write);
    if !scene.points.is_empty() {
        let points = |(seat, points): (usize, &u8)| format!("{} ({points})", name(seat));
        let points = scene.points.iter().enumerate().map(points);
        lines.push(localizer.render(&Message::new("alt-points").list("points", points)));
    }
    let (mut doomed, mut must) = (Vec::new(), Vec::new());
    for mark in &scene.marks {
        match mark {
            Mark::Doomed(cell) => doomed.push(cell),
            Mark::MustCapture(cell) => must.push(cell),
            // Menus name the choices in text, and the texts of diagrams and reviews explain their arrows.
            Mark::Choice(..)
            | Mark::GoesOn(_)
            | Mark::CanGo(_)
            | Mark::CanSlide(..)
            | Mark::CannotGo(_)
            | Mark::Judged(_) => {}
        }
    }
    for (key, cells) in [("alt-doomed", doomed), ("alt-must", must)] {
        if !cells.is_empty() {
            lines.push(localizer.render(&Message::new(key).count("count", cells.len()).list("cells", cells)));
        }
    }
    let of_seat = |seat, kind| men(localizer, scene, kind, |man| man.seat == seat);
    let (owned, common): (Vec<ManKind>, Vec<ManKind>) =
        scene.game.kinds().iter().partition(|kind| kind.is_owned());
    for seat in 0..scene.places.seats() {
        let groups: Vec<String> = owned.iter().filter_map(|kind| of_seat(seat, *kind)).collect();
        if !groups.is_empty() {
            let message = Message::new("alt-seat")
                .with("name", name(seat))
                .with("men", localizer.join("groups", groups));
            lines.push(localizer.render(&message));
        }
    }
    lines.extend(common.iter().filter_map(|kind| men(localizer, scene, *kind, |_| true)));
    if !scene.tiles.is_empty() {
        lines.push(localizer.render(&Message::new("alt-tiles").list("tiles", &scene.tiles)));
    }
    lines
}

/// The sorted cells of the wanted men of one kind as a text; `None` if there are none.
fn men(localizer: &Localizer, scene: &Scene, kind: ManKind, wanted: impl Fn(&Man) -> bool) -> Option<String> {
    // At the end the men of those who gave up are there as well.
    let withdrawn = scene.withdrawn.iter().filter(|_| scene.places.is_complete());
    let men = scene.men.iter().chain(withdrawn).filter(|man| man.kind == kind && wanted(man));
    let mut cells: Vec<Cell> = men.map(|man| man.cell).collect();
    cells.sort_unstable();
    let message = Message::new(kind.text());
    (!cells.is_empty()).then(|| localizer.render(&message.count("count", cells.len()).list("cells", cells)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_after_a_word_or_in_japanese_after_a_sign() {
        for (text, cut) in [
            ("Ana to move. Ben waits.", "Ana to move. Ben…"),
            ("Ana to move, Ben, waits", "Ana to move…"),
            ("青の番です。駒はa1、b2、c3です。", "青の番です。駒はa1、b2…"),
            ("青の番です", "青の番です"),
            ("一二三四五六七八九十一二三四五六七八九十", "一二三四五六七八九十一二三四五六…"),
        ] {
            assert_eq!(shortened_alt(text.to_owned(), 17), cut);
        }
    }
}
