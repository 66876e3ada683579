use super::Localizer;
use super::markup::escaped_name;
use super::players::player_name;
use crate::localize::Message;
use crate::ratings::{
    ESTABLISHED_DEVIATION, Ladder, Leaderboard, LeaderboardEntry, PROVISIONAL_GAMES, Rating,
};
use crate::rules::GameKind;
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
            let name = localizer.level(level);
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
            .with("name", escaped_name(&player_name(localizer, &entry.player)))
            .with("rating", rating_text(localizer, &entry.rating))
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
    let is_shown = |is_such: fn(&Rating) -> bool| page.iter().chain(own).any(|entry| is_such(&entry.rating));
    if is_shown(|rating| !rating.is_provisional() && !rating.is_established()) {
        let message = Message::new("leaderboard-uncertain").with("deviation", ESTABLISHED_DEVIATION);
        lines.push(localizer.render(&message));
    }
    if is_shown(Rating::is_provisional) {
        lines.push(
            localizer
                .render(&Message::new("leaderboard-provisional").count("games", PROVISIONAL_GAMES as usize)),
        );
    }
    lines
}

/// A whole number with its sign; that of a negative one is the minus of mathematics, which is as wide as the plus.
pub(super) fn signed(change: f64) -> String {
    format!("{change:+}").replace('-', "−")
}

/// A rating with its deviation, or with the range of the true strength if it is provisional.
pub(super) fn rating_text(localizer: &Localizer, rating: &Rating) -> String {
    let value = format!("{:.0}", rating.value);
    let message = match rating.is_provisional() {
        true => {
            let tens = |bound: f64| format!("{:.0}", (bound / 10.0).round() * 10.0);
            let (least, most) = rating.range();
            let message = Message::new("rating-provisional").with("rating", value);
            message.with("least", tens(least)).with("most", tens(most))
        }
        false => {
            Message::new("rating-settled").with("rating", value).with("deviation", rating.deviation.round())
        }
    };
    localizer.render(&message)
}
