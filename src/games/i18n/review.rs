use super::hint::{gains, percent};
use super::table::{escaped_names, heading};
use super::{Localizer, MAX_ALT_TEXT_CHARS, alt_text, name};
use crate::coach::{Mistake, Review};
use crate::rules::{Message, Scene};
use crate::search::ProvenResult;
use crate::table::Table;

/// Upper bound of the samples of the graph in its alt text, besides the last one.
const MAX_SAMPLES: usize = 12;

/// The review of a finished game: its worst mistakes, with a sentence or two for each.
pub fn review_text(localizer: &Localizer, table: &Table, review: &Review) -> String {
    let names = escaped_names(table);
    let mut lines = vec![heading(localizer, table)];
    if review.mistakes.is_empty() {
        lines.push(localizer.text("review-even"));
    } else {
        lines.push(localizer.render(&Message::new("review-swings").count("swings", review.mistakes.len())));
    }
    let mistakes = (1..).zip(&review.mistakes);
    lines.extend(mistakes.map(|(number, mistake)| mistake_text(localizer, &names, number, mistake)));
    lines.join("\n")
}

/// The played turn, the winning chance after it, and the better turn.
fn mistake_text(localizer: &Localizer, names: &[String], number: usize, mistake: &Mistake) -> String {
    let better = &mistake.better;
    let message = Message::new("review-swing")
        .count("number", number)
        .count("turn", mistake.number + 1)
        .with("name", names.get(better.seat).map_or("", String::as_str))
        .with("played", &mistake.played)
        .with("left", percent(mistake.chance_after))
        .with("better", &better.turn)
        .with("missed", percent(mistake.best_chance));
    let wins = match better.proven {
        Some(ProvenResult::Win(turns)) => Some(Message::new("hint-wins").count("turns", turns as usize)),
        _ => None,
    };
    let reasons = gains(better).into_iter().chain(wins).map(|message| localizer.render(&message));
    [localizer.render(&message)].into_iter().chain(reasons).collect::<Vec<_>>().join(" ")
}

/// The alt text of the picture of a mistake: the mistake, the better turn and the board before it. `number` is the
/// number of the mistake in the review, from 1. At most [`MAX_ALT_TEXT_CHARS`] characters.
pub fn mistake_alt(
    localizer: &Localizer,
    table: &Table,
    number: usize,
    mistake: &Mistake,
    scene: &Scene,
) -> String {
    let names: Vec<String> = table.names().iter().map(|raw| name(raw)).collect();
    let message = mistake_text(localizer, &names, number, mistake).replace("**", "");
    format!("{message} {}", alt_text(localizer, scene, None)).chars().take(MAX_ALT_TEXT_CHARS).collect()
}

/// The alt text of the graph of the winning chances: samples at regular intervals and the last one. At most
/// [`MAX_ALT_TEXT_CHARS`] characters.
///
/// # Panics
///
/// Panics if the review contains no chances. A review always contains those at the end of the game.
pub fn review_alt(localizer: &Localizer, table: &Table, review: &Review) -> String {
    let names: Vec<String> = table.names().iter().map(|raw| name(raw)).collect();
    let last = review.chances.len().saturating_sub(1);
    let step = last.div_ceil(MAX_SAMPLES).max(1);
    let turns = (0..last).step_by(step).chain([last]);
    let sample = |turn: usize| {
        let chances = names.iter().zip(&review.chances[turn]);
        let chances: Vec<String> =
            chances.map(|(name, chance)| format!("{name} {:.0}%", chance * 100.0)).collect();
        localizer.render(&Message::new("review-sample").count("turn", turn).list("chances", chances))
    };
    let samples: Vec<String> = turns.map(sample).collect();
    let message = Message::new("review-alt").with("samples", samples.join("; "));
    localizer.render(&message).chars().take(MAX_ALT_TEXT_CHARS).collect()
}
