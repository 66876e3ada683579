use super::Words;
use super::markup::named;
use crate::ratings::{Leaderboard, Rating, Standing};
use crate::rules::Told;

/// How players stand in a game, best first, a line for each; the one who asks at the end, if further down.
pub fn leaderboard_told(words: &Words, leaderboard: &Leaderboard) -> String {
    let Leaderboard { page, own, .. } = leaderboard;
    if page.is_empty() {
        return words.say("leaderboard-empty");
    }
    let line = |standing: &Standing| {
        let told = Told::new("leaderboard-line")
            .count("rank", standing.rank)
            .with("name", named(&standing.player.name))
            .with("rating", rating_told(&standing.rating))
            .with("deviation", standing.rating.deviation.round())
            .count("wins", standing.wins as usize)
            .count("draws", standing.draws as usize)
            .count("losses", standing.losses as usize);
        words.told(&told)
    };
    let mut lines: Vec<String> = page.iter().map(line).collect();
    if let Some(own) = own {
        lines.push("…".to_owned());
        lines.push(line(own));
    }
    if page.iter().chain(own).any(|standing| standing.rating.is_provisional()) {
        lines.push(words.say("leaderboard-provisional"));
    }
    lines.join("\n")
}

/// A rating as people compare it; with a question mark where it is no more than a guess.
pub(super) fn rating_told(rating: &Rating) -> String {
    let sign = if rating.is_provisional() { "?" } else { "" };
    format!("{:.0}{sign}", rating.value)
}
