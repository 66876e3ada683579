use super::leaderboard::rating_text;
use super::markup::escaped_name;
use super::players::player_name;
use super::{Localizer, MAX_ALT_TEXT_CHARS, date, shortened_alt};
use crate::localize::Message;
use crate::ratings::{HeadToHead, Ladder, LadderStats, PROVISIONAL_GAMES, Profile, RatingHistory};

/// Upper bound of the opponents in a profile.
const MAX_HEAD_TO_HEADS: usize = 3;

/// The profile of a player: ratings and results by game, streaks, and the most frequent opponents.
pub fn profile_text(localizer: &Localizer, name: &str, profile: &Profile) -> String {
    if profile.ladder_stats.is_empty() {
        return localizer.render(&Message::new("profile-empty").with("name", escaped_name(name)));
    }
    let mut lines: Vec<String> =
        profile.ladder_stats.iter().flat_map(|stats| ladder_text(localizer, stats)).collect();
    let head_to_heads = profile.head_to_heads(MAX_HEAD_TO_HEADS);
    if !head_to_heads.is_empty() {
        lines.push(localizer.text("profile-opponents"));
        lines.extend(head_to_heads.iter().map(|rivalry| rivalry_text(localizer, rivalry)));
    }
    if profile.ladder_stats.iter().any(|stats| stats.rating.is_provisional()) {
        lines.push(
            localizer.render(&Message::new("profile-provisional").count("games", PROVISIONAL_GAMES as usize)),
        );
    }
    let games = profile.games.len();
    let counted =
        profile.ladder_stats.iter().map(|stats| stats.wins + stats.draws + stats.losses).sum::<u32>();
    if (games as u64) < u64::from(counted) {
        lines.push(localizer.render(&Message::new("profile-recent").count("games", games)));
    }
    lines.join("\n")
}

/// A line with the rating and the results, and a line with the streaks if there were two wins in a row.
fn ladder_text(localizer: &Localizer, stats: &LadderStats) -> Vec<String> {
    let key = match stats.ladder {
        Ladder::People => "profile-game",
        Ladder::Levels => "profile-game-levels",
    };
    let message = Message::new(key)
        .game("game", stats.game)
        .with("rating", rating_text(localizer, &stats.rating))
        .count("wins", stats.wins as usize)
        .count("draws", stats.draws as usize)
        .count("losses", stats.losses as usize);
    let streaks = (stats.longest_streak > 1).then(|| {
        let message = Message::new("profile-streak").count("streak", stats.streak as usize);
        localizer.render(&message.count("longest", stats.longest_streak as usize))
    });
    [localizer.render(&message)].into_iter().chain(streaks).collect()
}

fn rivalry_text(localizer: &Localizer, rivalry: &HeadToHead) -> String {
    let message = Message::new("profile-opponent")
        .with("name", escaped_name(&player_name(localizer, &rivalry.opponent)))
        .count("games", rivalry.games() as usize)
        .count("wins", rivalry.wins as usize)
        .count("draws", rivalry.draws as usize)
        .count("losses", rivalry.losses as usize);
    localizer.render(&message)
}

/// The alt text of the graph of the ratings over time, at most [`MAX_ALT_TEXT_CHARS`] characters.
pub fn progress_alt(
    localizer: &Localizer,
    name: &str,
    ladder: Ladder,
    histories: &[RatingHistory],
) -> String {
    let track = |track: &RatingHistory| {
        let (first, last) = (track.points.first()?, track.points.last()?);
        let values = || track.points.iter().map(|(_, value)| *value);
        let (least, most) = (values().reduce(f64::min)?, values().reduce(f64::max)?);
        let message = Message::new("progress-game")
            .with("game", &track.name)
            .with("from", date(first.0))
            .with("to", date(last.0))
            .with("first", first.1.round())
            .with("last", last.1.round())
            .with("least", least.round())
            .with("most", most.round());
        Some(localizer.render(&message))
    };
    let tracks = localizer.join("sentences", histories.iter().filter_map(track));
    let key = match ladder {
        Ladder::People => "progress-alt",
        Ladder::Levels => "progress-alt-levels",
    };
    let message = Message::new(key).with("name", super::name(name)).with("tracks", tracks);
    shortened_alt(localizer.render(&message), MAX_ALT_TEXT_CHARS)
}
