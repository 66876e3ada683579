use super::markup::named;
use super::standing::rating_told;
use super::table::{heading, plain_names, state};
use super::{Words, turn_told};
use crate::ratings::{RatingChange, Unrated};
use crate::rules::{Seat, Told};
use crate::table::{Begins, Event, Table};

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
        Event::Joined { player, .. } => Told::new("news-joined").with("name", named(&player.name)),
        Event::Declined { seat } => {
            let (_, player) = table.invited().find(|(reserved, _)| reserved == seat)?;
            Told::new("news-declined").with("name", named(&player.name))
        }
        Event::Cancelled => Told::new("news-cancelled"),
        Event::Closed => Told::new("news-closed"),
        Event::Expired if table.course().is_some() => Told::new("news-idle"),
        Event::Expired => Told::new("news-expired"),
        Event::Started { .. } if matches!(table.begins(), Begins::Lot(_)) => {
            Told::new("news-started-by-lot").with("name", name(0))
        }
        Event::Started { .. } => Told::new("news-started"),
        Event::Turned { seat, .. } => return Some(turn_told(words, names, *seat, table.course()?.last())),
        Event::Resigned { seat } => Told::new("news-resigned").with("name", name(*seat)),
        Event::TimedOut { seat } => Told::new("news-timed-out").with("name", name(*seat)),
        Event::Aborted { seat } => Told::new("news-aborted").with("name", name(*seat)),
        Event::Offered { seat, offer } => {
            // Whoever is the only one so far has asked.
            let is_new = table.offer().is_some_and(|standing| standing.agreed.len() == 1);
            let key = if is_new { "news-offered" } else { "news-agreed" };
            Told::new(key).with("name", name(*seat)).with("offer", offer.name())
        }
        Event::Refused { seat, offer } => {
            Told::new("news-refused").with("name", name(*seat)).with("offer", offer.name())
        }
        Event::TakenBack { turns } => Told::new("news-taken-back").count("turns", *turns),
        Event::Paused => Told::new("news-paused"),
        Event::Resumed => Told::new("news-resumed"),
        Event::VacationEnded { seat } => Told::new("news-vacation-ended").with("name", name(*seat)),
        Event::Moved { .. } => Told::new("news-moved"),
        Event::Hinted { seat } => Told::new("news-hinted").with("name", name(*seat)),
        // That is how it stands.
        Event::Ended(_) | Event::Reminded | Event::TimeGiven { .. } | Event::VacationBegun { .. } => {
            return None;
        }
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
