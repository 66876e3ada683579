//! What the end of a game does to the ratings, if it counts.

use super::DAY;
use crate::ratings::{self, Ladder, Outcome, Rating, RatingChange, Unrated};
use crate::rules::Game;
use crate::search::rating_of_level;
use crate::store::{StoreError, Transaction, Write};
use crate::table::{PlayerId, Table};

/// So many games of two people count within a day.
const MOST_RATED: usize = 10;

/// Why the game that has just ended at this table does not count, if so.
pub(super) async fn unrated(
    transaction: &mut Transaction<Write>,
    table: &Table,
    now: i64,
) -> Result<Option<Unrated>, StoreError> {
    if table.is_casual() {
        return Ok(Some(Unrated::Casual));
    }
    if table.was_hinted() {
        return Ok(Some(Unrated::Hinted));
    }
    if !table.all_have_moved() {
        return Ok(Some(Unrated::NotBegun));
    }
    if table.has_computers() {
        return Ok(None);
    }
    let players: Vec<PlayerId> = table.seats().iter().flatten().map(|player| player.id).collect();
    for (index, one) in players.iter().enumerate() {
        for other in &players[index + 1..] {
            let today = now - DAY..=now;
            let games = transaction.rated_games(table.setup().kind(), *one, *other, today).await?;
            if games >= MOST_RATED {
                return Ok(Some(Unrated::Enough(MOST_RATED)));
            }
        }
    }
    Ok(None)
}

/// Writes the results of a game that has just ended, then what they make of people's ratings, in the order of seats.
pub(super) async fn rate(
    transaction: &mut Transaction<Write>,
    table: &Table,
    game: &Game,
    now: i64,
) -> Result<Vec<RatingChange>, StoreError> {
    let kind = table.setup().kind();
    let ladder = if table.has_computers() { Ladder::Levels } else { Ladder::People };
    let places = game.places();
    let players = || table.seats().iter().flatten();
    // Ratings follow from the order in which games ended: of no player's games a later one has an earlier time.
    let mut at = now;
    for player in players() {
        let last = transaction.last_result(player.id).await?;
        at = last.map_or(at, |last| at.max(last + 1));
    }
    transaction.let_lapse(at).await?;
    let (mut before, mut outcomes) = (Vec::new(), Vec::new());
    for (player, place) in players().zip(places.as_slice()) {
        let outcome = Outcome::of(*place, places.as_slice());
        outcomes.push(outcome);
        transaction.save_result(table.id(), player.id, *place, outcome, at).await?;
        before.push(match player.level() {
            Some(level) => Rating::fixed(rating_of_level(kind, level).into()),
            None => {
                let earned = transaction.rating(player.id, kind, ladder).await?;
                earned.map_or_else(Rating::default, |earned| earned.as_of(at))
            }
        });
    }
    let is_fixed: Vec<bool> = players().map(|player| player.level().is_some()).collect();
    let after = ratings::rate(&before, &is_fixed, places.as_slice());
    let mut changes = Vec::new();
    for ((player, outcome), (before, after)) in
        players().cloned().zip(outcomes).zip(before.into_iter().zip(after))
    {
        let change = RatingChange { player, outcome, before, after };
        transaction.save_change(table.id(), &change).await?;
        if change.player.level().is_none() {
            transaction.save_rating(table.id(), kind, ladder, &change, at).await?;
            changes.push(change);
        }
    }
    Ok(changes)
}
