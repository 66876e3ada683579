use super::markup::named;
use super::standing::rating_told;
use super::table::{heading, plain_names, state};
use super::{Words, turn_told};
use crate::ratings::{RatingChange, Unrated};
use crate::rules::{Seat, Told};
use crate::table::{Event, Phase, Table};

/// What a table tells when something has just happened at it: its heading, these events, who is to act now or how the
/// game ended, and what that did to the ratings, or why it did nothing.
pub fn news_told(
    words: &Words,
    table: &Table,
    events: &[Event],
    ratings: &[RatingChange],
    unrated: Option<Unrated>,
) -> String {
    let mut lines = vec![heading(words, table)];
    let names = plain_names(table);
    lines.extend(events.iter().filter_map(|event| happened(words, table, &names, event)));
    lines.extend(state(words, table));
    let key = if table.has_computers() { "news-rating-levels" } else { "news-rating" };
    lines.extend(ratings.iter().map(|change| rating_change(words, key, change)));
    lines.extend(unrated.map(|why| {
        words.told(&match why {
            Unrated::Casual => Told::new("news-unrated-casual"),
            Unrated::Hinted => Told::new("news-unrated-hinted"),
            Unrated::NotBegun => Told::new("news-unrated-begun"),
            Unrated::Enough(games) => Told::new("news-unrated-enough").count("games", games),
        })
    }));
    lines.join("\n")
}

fn happened(words: &Words, table: &Table, names: &[String], event: &Event) -> Option<String> {
    let name = |seat: Seat| names.get(seat).map_or("", String::as_str);
    let told = match event {
        Event::Joined { seat, .. } => Told::new("news-joined").with("name", name(*seat)),
        Event::Declined => Told::new("news-declined").with("name", named(&table.invited()?.name)),
        Event::Cancelled => Told::new("news-cancelled"),
        Event::Closed => Told::new("news-closed"),
        Event::Expired if table.course().is_some() => Told::new("news-idle"),
        Event::Expired => Told::new("news-expired"),
        Event::Started => Told::new("news-started"),
        Event::Turned { seat, .. } => return Some(turn_told(words, names, *seat, table.course()?.last())),
        Event::Resigned { seat } => Told::new("news-resigned").with("name", name(*seat)),
        Event::TimedOut { seat } => Told::new("news-timed-out").with("name", name(*seat)),
        Event::DrawOffered { seat } => {
            let agreed = matches!(table.phase(), Phase::Ended(_));
            let key = if agreed { "news-draw-accepted" } else { "news-draw-offered" };
            Told::new(key).with("name", name(*seat))
        }
        Event::Hinted { seat } => Told::new("news-hinted").with("name", name(*seat)),
        // That is how it stands.
        Event::Ended(_) | Event::Reminded | Event::TimeGiven { .. } => return None,
    };
    Some(words.told(&told))
}

fn rating_change(words: &Words, key: &'static str, change: &RatingChange) -> String {
    let (before, after) = (change.before.value.round(), change.after.value.round());
    let told = Told::new(key)
        .with("name", named(&change.player.name))
        .with("before", rating_told(&change.before))
        .with("after", rating_told(&change.after))
        .with("change", format!("{:+}", after - before));
    words.told(&told)
}
