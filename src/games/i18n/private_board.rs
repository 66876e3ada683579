//! Private boards, on which one person tries out moves from a game.

use super::Localizer;
use super::hint::{gains_text, percent};
use super::markup::escape;
use super::players::escaped_names;
use super::table::heading_at;
use crate::coach::Suggestion;
use crate::rules::{Game, Message};
use crate::search::ProvenResult;
use crate::table::{Exploration, Line, Plan, Table};

/// Upper bound of the shown moves of a line, in characters, before the shown one and after it.
const MAX_LINE_CHARS: usize = 300;

/// The text above a private board: the line, the notes, and whose turn it is. `game` is that of the table, `shown` the one at the
/// shown ply.
pub fn private_board_text(
    localizer: &Localizer,
    table: &Table,
    game: &Game,
    exploration: &Exploration,
    shown: &Game,
    notes: Option<&str>,
) -> String {
    let mut lines = vec![heading_at(localizer, table, shown.turns().len())];
    let Exploration { line, other, ply, .. } = exploration;
    lines.push(match exploration.is_empty() {
        true => localizer.text("private-board"),
        false => {
            localizer.render(&Message::new("private-line").with("line", line_text(game, line, Some(*ply))))
        }
    });
    let other =
        other.as_ref().map(|other| Message::new("private-other").with("line", line_text(game, other, None)));
    lines.extend(other.map(|other| localizer.render(&other)));
    lines.extend(
        notes.map(|notes| localizer.render(&Message::new("private-notes").with("notes", quoted(notes)))),
    );
    lines.push(match shown.seat() {
        Some(seat) => {
            let name = escaped_names(localizer, table).into_iter().nth(seat).unwrap_or_default();
            localizer.render(&Message::new("private-to-move").with("name", name))
        }
        None => localizer.text("private-over"),
    });
    lines.join("\n")
}

/// The plans that still fit a game, a line each.
pub fn plans_text(localizer: &Localizer, game: &Game, plans: &[Plan]) -> Vec<String> {
    let told = |plan: &Plan| {
        let line = Line { start: game.ply(), turns: plan.remaining(game)?.to_vec() };
        let message = Message::new("private-plan").count("number", plan.number);
        Some(localizer.render(&message.with("line", line_text(game, &line, None))))
    };
    plans.iter().filter_map(told).collect()
}

/// What a line comes to in words: its moves with their numbers, that before the ply in bold.
pub(super) fn line_text(game: &Game, line: &Line, ply: Option<usize>) -> String {
    let first = game.turns_before_ply(line.start) + 1;
    let at = ply.map_or(0, |ply| ply.saturating_sub(line.start));
    let entry = |(index, turn): (usize, &String)| {
        let entry = format!("{}. {turn}", first + index);
        if ply.is_some() && index + 1 == at { format!("**{entry}**") } else { entry }
    };
    let entries: Vec<String> = line.turns.iter().enumerate().map(entry).collect();
    let (before, after) = entries.split_at(at.min(entries.len()));
    let before = before.len() - fitting(before.iter().rev());
    let after = entries.len() - after.len() + fitting(after.iter());
    let start = if before > 0 { "… " } else { "" };
    let end = if after < entries.len() { " …" } else { "" };
    format!("{start}{}{end}", entries[before..after].join(" · "))
}

/// The number of the first entries that fit.
fn fitting<'e>(entries: impl Iterator<Item = &'e String>) -> usize {
    let mut length = 0;
    entries
        .take_while(|entry| {
            length += entry.chars().count();
            length <= MAX_LINE_CHARS
        })
        .count()
}

/// Notes line by line, so that nothing in them formats the text.
fn quoted(notes: &str) -> String {
    notes.lines().map(escape).collect::<Vec<_>>().join("\n")
}

/// What the computer would play in a position that is tried out, and what it thinks of it.
pub fn opinion_text(localizer: &Localizer, table: &Table, suggestion: &Suggestion) -> String {
    let name = escaped_names(localizer, table).into_iter().nth(suggestion.seat).unwrap_or_default();
    let outlook = match suggestion.proven {
        Some(ProvenResult::Win(turns)) => Message::new("hint-wins").count("turns", turns as usize),
        Some(ProvenResult::Loss(turns)) => Message::new("opinion-loses").count("turns", turns as usize),
        None => Message::new("opinion-chance").with("chance", percent(localizer, suggestion.win_chance)),
    };
    let turn = Message::new("hint-turn").with("turn", &suggestion.turn);
    let reply = suggestion.reply.as_ref().map(|reply| Message::new("hint-answer").with("turn", reply));
    let mut sentences = vec![localizer.render(&turn)];
    sentences.extend(gains_text(localizer, &suggestion.gains));
    sentences.extend(
        [outlook.with("name", &name)].into_iter().chain(reply).map(|message| localizer.render(&message)),
    );
    format!("🖥️ {}", sentences.join(" "))
}
