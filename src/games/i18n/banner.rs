//! The notes in the banner of a finished game, below the name of the winner.

use super::Localizer;
use super::leaderboard::signed;
use super::localizer::FULL_STOPS;
use super::players::name_at;
use crate::localize::Message;
use crate::names::with_direction_marks;
use crate::ratings::RatingChange;
use crate::rules::{Draw, ResultNote};
use crate::table::{Ending, Phase, Table};

/// How a game ended, and the ratings after it; none while it goes on.
pub fn result_notes(localizer: &Localizer, table: &Table, ratings: &[RatingChange]) -> Vec<ResultNote> {
    notes(localizer, table, ratings, |rating| format!("{rating}?"))
}

/// [`result_notes`] for the alt text, where a question mark would not say that a rating is provisional.
pub fn spoken_result_notes(
    localizer: &Localizer,
    table: &Table,
    ratings: &[RatingChange],
) -> Vec<ResultNote> {
    let provisional =
        |rating: f64| localizer.render(&Message::new("alt-rating-provisional").with("rating", rating));
    notes(localizer, table, ratings, provisional)
}

fn notes(
    localizer: &Localizer,
    table: &Table,
    ratings: &[RatingChange],
    provisional: impl Fn(f64) -> String,
) -> Vec<ResultNote> {
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
        let text = if change.after.is_provisional() {
            provisional(after)
        } else if change.before.is_provisional() || before == after {
            after.to_string()
        } else {
            format!("{after} ({})", signed(after - before))
        };
        ResultNote { name: with_direction_marks(&name), text }
    };
    let how = localizer.render(&how).trim_end_matches(FULL_STOPS).to_owned();
    [ResultNote { name: String::new(), text: how }].into_iter().chain(ratings.iter().map(rating)).collect()
}
