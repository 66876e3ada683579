//! What the banner of a finished game says beside who has won.

use super::Localizer;
use super::leaderboard::signed;
use super::players::name_at;
use crate::ratings::RatingChange;
use crate::rules::{Draw, Message};
use crate::table::{Ending, Phase, Table};

/// How a game ended, and the ratings after it; none while it goes on.
pub fn result_notes(localizer: &Localizer, table: &Table, ratings: &[RatingChange]) -> Vec<String> {
    notes(localizer, table, ratings, |name, rating| format!("{name} {rating}?"))
}

/// The same for the alt text, in which a question mark says nothing of a rating.
pub fn spoken_result_notes(localizer: &Localizer, table: &Table, ratings: &[RatingChange]) -> Vec<String> {
    let provisional = |name: &str, rating: f64| {
        localizer.render(&Message::new("alt-rating-provisional").with("name", name).with("rating", rating))
    };
    notes(localizer, table, ratings, provisional)
}

fn notes(
    localizer: &Localizer,
    table: &Table,
    ratings: &[RatingChange],
    provisional: impl Fn(&str, f64) -> String,
) -> Vec<String> {
    let (Phase::Ended(ending), Some(game)) = (table.phase(), table.game()) else { return Vec::new() };
    let why = |why| Message::new("banner-why").with("why", why);
    let how = match ending {
        Ending::ByRules => game.position().end_reason(),
        Ending::Resigned => why("resigned"),
        // Without a clock, the others have claimed the game.
        Ending::OutOfTime if table.time_control().is_none() => why("absent"),
        Ending::OutOfTime => why("time"),
        Ending::Forfeited => why("forfeited"),
        Ending::Drawn(Draw::Agreement) => why("agreement"),
        Ending::Drawn(Draw::Repetition) => why("repetition"),
        Ending::Drawn(Draw::Quiet) => why("quiet"),
    };
    let rating = |change: &RatingChange| {
        let (before, after) = (change.before.value.round(), change.after.value.round());
        let name = name_at(localizer, table, &change.player);
        // Like the text, the picture tells a change only between two ratings that are settled.
        if change.after.is_provisional() {
            provisional(&name, after)
        } else if change.before.is_provisional() || before == after {
            format!("{name} {after}")
        } else {
            format!("{name} {after} ({})", signed(after - before))
        }
    };
    let how = localizer.render(&how).trim_end_matches('.').to_owned();
    [how].into_iter().chain(ratings.iter().map(rating)).collect()
}
