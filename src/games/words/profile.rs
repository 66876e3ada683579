use super::markup::named;
use super::standing::rating_told;
use super::{MOST_ALT_TEXT, Words, date};
use crate::ratings::{Ladder, Profile, Rivalry, Tally, Track};
use crate::rules::Told;

/// So many opponents are told.
const MOST_RIVALRIES: usize = 3;

/// What a player has come to: ratings and results by game, streaks, and with whom most was played.
pub fn profile_told(words: &Words, name: &str, profile: &Profile) -> String {
    if profile.tallies.is_empty() {
        return words.told(&Told::new("profile-empty").with("name", named(name)));
    }
    let mut lines: Vec<String> = profile.tallies.iter().flat_map(|tally| tally_told(words, tally)).collect();
    let rivalries = profile.rivalries(MOST_RIVALRIES);
    if !rivalries.is_empty() {
        lines.push(words.say("profile-opponents"));
        lines.extend(rivalries.iter().map(|rivalry| rivalry_told(words, rivalry)));
    }
    if profile.tallies.iter().any(|tally| tally.rating.is_provisional()) {
        lines.push(words.say("profile-provisional"));
    }
    let games = profile.games.len();
    let counted = profile.tallies.iter().map(|tally| tally.wins + tally.draws + tally.losses).sum::<u32>();
    if (games as u64) < u64::from(counted) {
        lines.push(words.told(&Told::new("profile-recent").count("games", games)));
    }
    lines.join("\n")
}

/// The rating with the results, and the streaks where there is one.
fn tally_told(words: &Words, tally: &Tally) -> Vec<String> {
    let key = match tally.ladder {
        Ladder::People => "profile-game",
        Ladder::Levels => "profile-game-levels",
    };
    let told = Told::new(key)
        .game("game", tally.game)
        .with("rating", rating_told(&tally.rating))
        .with("deviation", tally.rating.deviation.round())
        .count("wins", tally.wins as usize)
        .count("draws", tally.draws as usize)
        .count("losses", tally.losses as usize);
    let streaks = (tally.longest_streak > 1).then(|| {
        let told = Told::new("profile-streak").count("streak", tally.streak as usize);
        words.told(&told.count("longest", tally.longest_streak as usize))
    });
    [words.told(&told)].into_iter().chain(streaks).collect()
}

fn rivalry_told(words: &Words, rivalry: &Rivalry) -> String {
    let told = Told::new("profile-opponent")
        .with("name", named(&rivalry.opponent.name))
        .count("games", rivalry.games() as usize)
        .count("wins", rivalry.wins as usize)
        .count("draws", rivalry.draws as usize)
        .count("losses", rivalry.losses as usize);
    words.told(&told)
}

/// The picture of the ratings over time, for people who do not see it.
pub fn progress_alt(words: &Words, name: &str, ladder: Ladder, tracks: &[Track]) -> String {
    let track = |track: &Track| {
        let (first, last) = (track.points.first()?, track.points.last()?);
        let values = || track.points.iter().map(|(_, value)| *value);
        let (least, most) = (values().reduce(f64::min)?, values().reduce(f64::max)?);
        let told = Told::new("progress-game")
            .with("game", &track.name)
            .with("from", date(first.0))
            .with("to", date(last.0))
            .with("first", first.1.round())
            .with("last", last.1.round())
            .with("least", least.round())
            .with("most", most.round());
        Some(words.told(&told))
    };
    let told: Vec<String> = tracks.iter().filter_map(track).collect();
    let key = match ladder {
        Ladder::People => "progress-alt",
        Ladder::Levels => "progress-alt-levels",
    };
    let told = Told::new(key).with("name", super::name(name)).with("tracks", told.join(" "));
    words.told(&told).chars().take(MOST_ALT_TEXT).collect()
}
