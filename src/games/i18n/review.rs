use super::hint::{gains, percent};
use super::table::{heading, plain_names};
use super::{Localizer, MAX_ALT_TEXT_CHARS, alt_text, name};
use crate::coach::{Mistake, Review};
use crate::rules::{Message, Scene};
use crate::search::ProvenResult;
use crate::table::Table;

/// So many moments of a game are told to people who do not see the graph.
const SAMPLES: usize = 12;

/// What a good player says of a game: the turns that changed the chances most, a sentence or two for each.
pub fn review_text(localizer: &Localizer, table: &Table, review: &Review) -> String {
    let names = plain_names(table);
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

/// A turn, what it left of the chances, and what was better.
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

/// The board before a turn and what was better there, for people who do not see the picture.
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

/// The graph of the chances, for people who do not see it.
pub fn review_alt(localizer: &Localizer, table: &Table, review: &Review) -> String {
    let names: Vec<String> = table.names().iter().map(|raw| name(raw)).collect();
    let last = review.chances.len().saturating_sub(1);
    let step = last.div_ceil(SAMPLES).max(1);
    let turns = (0..last).step_by(step).chain([last]);
    let sample = |turn: usize| {
        let chances = names.iter().zip(&review.chances[turn]);
        let chances: Vec<String> =
            chances.map(|(name, chance)| format!("{name} {:.0} %", chance * 100.0)).collect();
        localizer.render(&Message::new("review-sample").count("turn", turn).list("chances", chances))
    };
    let samples: Vec<String> = turns.map(sample).collect();
    let message = Message::new("review-alt").with("samples", samples.join("; "));
    localizer.render(&message).chars().take(MAX_ALT_TEXT_CHARS).collect()
}
