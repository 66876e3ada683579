use super::Words;
use super::markup::named;
use crate::ratings::{Ladder, Leaderboard, Rating, Standing};
use crate::rules::{Game, Told};
use crate::search::{Level, rating_of_level};

/// How players stand in a game, best first, a line for each, and at the end the one who asks, if further down; where they
/// are compared with computers, how those are rated.
pub fn leaderboard_told(words: &Words, game: Game, ladder: Ladder, leaderboard: &Leaderboard) -> String {
    let mut lines = match ladder {
        _ if !leaderboard.page.is_empty() => people(words, leaderboard),
        Ladder::People => vec![words.say("leaderboard-empty")],
        Ladder::Levels => vec![words.say("leaderboard-levels-empty")],
    };
    if ladder == Ladder::Levels {
        let level = |level: Level| {
            let name = words.told(&Told::new("computer-name").count("level", level.number().into()));
            format!("{name} {}", rating_of_level(game, level))
        };
        lines.push(words.told(&Told::new("leaderboard-levels").list("levels", Level::all().map(level))));
    }
    lines.join("\n")
}

fn people(words: &Words, Leaderboard { page, own, .. }: &Leaderboard) -> Vec<String> {
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
    lines
}

/// A rating as people compare it; with a question mark where it is no more than a guess.
pub(super) fn rating_told(rating: &Rating) -> String {
    let sign = if rating.is_provisional() { "?" } else { "" };
    format!("{:.0}{sign}", rating.value)
}
