use super::Localizer;
use super::markup::escaped_name;
use crate::ratings::{Ladder, Leaderboard, LeaderboardEntry, Rating};
use crate::rules::{GameKind, Message};
use crate::search::{Level, rating_of_level};

/// One page of a leaderboard, with one line per player, best first. The line of the player who asks follows at the end
/// if it is not on the page. The ladder of games against computers also lists the ratings of the computers.
pub fn leaderboard_text(
    localizer: &Localizer,
    game: GameKind,
    ladder: Ladder,
    leaderboard: &Leaderboard,
) -> String {
    let mut lines = match ladder {
        _ if !leaderboard.page.is_empty() => people(localizer, leaderboard),
        Ladder::People => vec![localizer.text("leaderboard-empty")],
        Ladder::Levels => vec![localizer.text("leaderboard-levels-empty")],
    };
    if ladder == Ladder::Levels {
        let level = |level: Level| {
            let name = localizer.render(&Message::new("computer-name").count("level", level.number().into()));
            format!("{name} {}", rating_of_level(game, level))
        };
        lines.push(
            localizer.render(&Message::new("leaderboard-levels").list("levels", Level::all().map(level))),
        );
    }
    lines.join("\n")
}

fn people(localizer: &Localizer, Leaderboard { page, own, .. }: &Leaderboard) -> Vec<String> {
    let line = |entry: &LeaderboardEntry| {
        let message = Message::new("leaderboard-line")
            .count("rank", entry.rank)
            .with("name", escaped_name(&entry.player.name))
            .with("rating", rating_text(&entry.rating))
            .with("deviation", entry.rating.deviation.round())
            .count("wins", entry.wins as usize)
            .count("draws", entry.draws as usize)
            .count("losses", entry.losses as usize);
        localizer.render(&message)
    };
    let mut lines: Vec<String> = page.iter().map(line).collect();
    if let Some(own) = own {
        lines.push("…".to_owned());
        lines.push(line(own));
    }
    if page.iter().chain(own).any(|entry| entry.rating.is_provisional()) {
        lines.push(localizer.text("leaderboard-provisional"));
    }
    lines
}

/// A rating as a whole number, with a question mark if it is provisional.
pub(super) fn rating_text(rating: &Rating) -> String {
    let sign = if rating.is_provisional() { "?" } else { "" };
    format!("{:.0}{sign}", rating.value)
}
