//! The ratings after a game that has ended.
//!
//! A hint never raises a rating, and is no way out of a loss. Whoever has taken one is left out of the results after a win or a
//! draw, and comes behind everybody else in them after a loss. Only games with computers are rated with hints, and in them
//! people are rated by the computers alone, so that the results of the others do not depend on it.

use super::{Result, Tables};
use crate::ratings::{self, Ladder, Outcome, Rating, RatingChange, UnratedReason};
use crate::rules::Game;
use crate::search::rating_of_level;
use crate::store::{StoreError, Transaction, Write};
use crate::table::{Ending, Event, Participant, Phase, Player, Table, Timestamp};
use std::time::Duration;

const DAY: Duration = Duration::from_hours(24);

/// Upper bound of the rated games of two people with one another within 24 hours, whichever games they play.
const MAX_DAILY_RATED_GAMES: usize = 10;

/// A game that does not end by its rules counts only from this number of turns for each seat on: otherwise a pair could
/// make ratings with games that nobody plays.
const MIN_TURNS_PER_SEAT: usize = 5;

/// Rates the game of a table if it has ended by these events, which are stored. Gives the changes of people's ratings, in
/// the order of seats, and why it is not rated; [`UnratedReason::Hinted`] may hold for some of the people only.
pub(super) async fn conclude(
    tx: &mut Transaction<Write>,
    table: &Table,
    events: &[Event],
    now: Timestamp,
) -> Result<(Vec<RatingChange>, Option<UnratedReason>), StoreError> {
    let ended = events.iter().any(|event| matches!(event, Event::Ended(_)));
    let Some(game) = table.game().filter(|_| ended) else { return Ok((Vec::new(), None)) };
    if let Some(reason) = unrated(tx, table, now).await? {
        return Ok((Vec::new(), Some(reason)));
    }
    let standings = standings(table, game);
    let hinted = (standings.len() < table.seats().len()).then_some(UnratedReason::Hinted);
    if standings.iter().all(|standing| standing.player.is_computer()) {
        return Ok((Vec::new(), hinted));
    }
    Ok((rate(tx, table, &standings, now).await?, hinted))
}

impl Tables<'_> {
    /// The changes of people's ratings by the game of a table that has ended, in the order of seats, and why it is not rated, as
    /// they were told at its end.
    pub async fn conclusion(self, table: &Table) -> Result<(Vec<RatingChange>, Option<UnratedReason>)> {
        let now = self.host.clock.now();
        self.host.read(async |mut tx| Ok(stored_conclusion(&mut tx, table, now).await?)).await
    }
}

async fn stored_conclusion<A>(
    tx: &mut Transaction<A>,
    table: &Table,
    now: Timestamp,
) -> Result<(Vec<RatingChange>, Option<UnratedReason>), StoreError> {
    let Some(game) = table.game().filter(|_| matches!(table.phase(), Phase::Ended(_))) else {
        return Ok((Vec::new(), None));
    };
    let stored = tx.ratings().changes_of(table.id()).await?;
    let standings = standings(table, game);
    let hinted = (standings.len() < table.seats().len()).then_some(UnratedReason::Hinted);
    if stored.is_empty() {
        let ended = table.last_event_at();
        return Ok((Vec::new(), unrated(tx, table, ended).await?.or(hinted)));
    }
    let mut changes = Vec::new();
    for Standing { player, outcome, .. } in standings {
        let change = stored.iter().find(|(rated, _)| *rated == player.id && player.human_id().is_some());
        let Some((_, [before, after])) = change else { continue };
        let rating = tx.ratings().of(player.id, table.setup().kind(), ladder(table)).await?;
        let games = rating.map_or(1, |rating| rating.as_of(now).games);
        let before = Rating { games: games.saturating_sub(1), ..*before };
        let (player, after) = (player.clone(), Rating { games, ..*after });
        changes.push(RatingChange { player, outcome, before, after });
    }
    Ok((changes, hinted))
}

/// The ladder on which the game of a table counts.
fn ladder(table: &Table) -> Ladder {
    if table.has_computers() { Ladder::Levels } else { Ladder::People }
}

/// How a player has finished, as far as it counts.
struct Standing<'t> {
    player: &'t Player,
    place: u8,
    outcome: Outcome,
}

/// The standings that count, in the order of seats.
fn standings<'t>(table: &'t Table, game: &Game) -> Vec<Standing<'t>> {
    let places = game.places();
    let places = places.as_slice();
    let behind_all = places.len() as u8 + 1;
    let standing = |(seat, (player, place)): (usize, (&'t Player, &u8))| {
        let outcome = Outcome::of(*place, places);
        let is_last = places.iter().filter(|other| *other >= place).count() == 1;
        match (table.has_taken_hint(seat), outcome) {
            (true, Outcome::Loss) if !is_last => Some(Standing { player, place: behind_all, outcome }),
            (false, _) | (true, Outcome::Loss) => Some(Standing { player, place: *place, outcome }),
            (true, Outcome::Win | Outcome::Draw) => None,
        }
    };
    table.seats().iter().flatten().zip(places).enumerate().filter_map(standing).collect()
}

/// Why the game that ended at this time at this table is not rated; `None` if it is.
async fn unrated<A>(
    tx: &mut Transaction<A>,
    table: &Table,
    ended: Timestamp,
) -> Result<Option<UnratedReason>, StoreError> {
    if table.is_casual() {
        return Ok(Some(UnratedReason::Casual));
    }
    if table.has_removal() {
        return Ok(Some(UnratedReason::Removed));
    }
    let min_turns = MIN_TURNS_PER_SEAT * table.seats().len();
    if turns_until_given_up(table).is_some_and(|turns| turns < min_turns) {
        return Ok(Some(UnratedReason::TooShort(min_turns)));
    }
    if table.has_computers() {
        return Ok(None);
    }
    let players: Vec<Participant> = table.seats().iter().flatten().map(|player| player.id).collect();
    for (index, one) in players.iter().enumerate() {
        for other in &players[index + 1..] {
            let day = ended - DAY..=ended;
            let games = tx.results().count_rated(*one, *other, day).await?;
            if games >= MAX_DAILY_RATED_GAMES {
                return Ok(Some(UnratedReason::DailyLimit(MAX_DAILY_RATED_GAMES)));
            }
        }
    }
    Ok(None)
}

/// The number of turns that were played before the people gave the game up; `None` if it was played to its end. What
/// computers play after all people have left does not count.
fn turns_until_given_up(table: &Table) -> Option<usize> {
    let game = table.game()?;
    let withdrawal = |seat: usize| game.withdrawals().iter().find(|(_, withdrawn)| *withdrawn == seat);
    let is_person = |seat: &usize| table.seats()[*seat].as_ref().is_some_and(|player| !player.is_computer());
    let people = (0..table.seats().len()).filter(is_person);
    // The turn at which each of them left, if all did.
    let left: Option<Vec<usize>> = people.map(|seat| withdrawal(seat).map(|(turns, _)| *turns)).collect();
    match left.and_then(|turns| turns.into_iter().max()) {
        Some(turns) => Some(turns),
        None => (table.phase() != Phase::Ended(Ending::ByRules)).then(|| game.turns().len()),
    }
}

/// Writes the results of a game that has just ended and the ratings that follow from them. Returns the changes of people's
/// ratings, in the order of seats.
async fn rate(
    tx: &mut Transaction<Write>,
    table: &Table,
    standings: &[Standing<'_>],
    now: Timestamp,
) -> Result<Vec<RatingChange>, StoreError> {
    let (kind, ladder) = (table.setup().kind(), ladder(table));
    let players = || standings.iter().map(|standing| standing.player);
    // Ratings depend on the order in which games ended: times of results only grow for each player, even if the clock
    // was set back.
    let mut at = now;
    for player in players() {
        let last = tx.results().last_of(player.id).await?;
        at = last.map_or(at, |last| at.max(last + Duration::from_millis(1)));
    }
    tx.ratings().clear_stale_established(at).await?;
    let mut before = Vec::new();
    for Standing { player, place, outcome } in standings {
        tx.results().save(table.id(), player.id, *place, *outcome, at).await?;
        before.push(match player.level() {
            Some(level) => Rating::fixed(rating_of_level(kind, level).into()),
            None => {
                let snapshot = tx.ratings().of(player.id, kind, ladder).await?;
                snapshot.map_or_else(Rating::default, |snapshot| snapshot.as_of(at))
            }
        });
    }
    let is_fixed: Vec<bool> = players().map(Player::is_computer).collect();
    let places: Vec<u8> = standings.iter().map(|standing| standing.place).collect();
    let after = ratings::rate(&before, &is_fixed, &places);
    let changes = standings.iter().zip(before.into_iter().zip(after));
    let change = |(standing, (before, after)): (&Standing<'_>, _)| {
        let (player, outcome) = (standing.player.clone(), standing.outcome);
        RatingChange { player, outcome, before, after }
    };
    let changes: Vec<_> = changes.map(|one| (table.id(), change(one))).collect();
    tx.ratings().save_changes(&changes).await?;
    let changes = changes.into_iter().map(|(_, change)| change);
    let changes: Vec<_> = changes.filter(|change| !change.player.is_computer()).collect();
    for change in &changes {
        tx.ratings().save(table.id(), kind, ladder, change, at).await?;
    }
    Ok(changes)
}
