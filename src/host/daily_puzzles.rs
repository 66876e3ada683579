//! The puzzle of the day of a guild: when it is due, which one it is, and who was first.

use super::retry::retry;
use super::{Host, HostError};
use crate::puzzles::{PastPuzzle, Puzzle, daily_puzzle, puzzle};
use crate::store::{DailyPuzzle, DailyRefusal, DueDailyPuzzle, Shards};
use crate::table::{GuildId, MessageId, PlayerId, Timestamp};
use std::time::Duration;

/// The hour at which the puzzle of the day is posted if a guild has not chosen one, in UTC.
pub const DEFAULT_DAILY_HOUR: u8 = 12;
/// A puzzle that could not be posted for this long is not posted any more: the next one comes at its hour.
pub const MAX_DAILY_LATENESS: Duration = Duration::from_hours(6);

/// The next time at which it is this hour of the day in UTC.
pub fn next_daily_hour(hour: u8, now: Timestamp) -> Timestamp {
    let (day, hour) = (super::DAY, Duration::from_hours(hour.into()));
    let since_midnight = now.saturating_duration_since(Timestamp::UNIX_EPOCH).as_millis() % day.as_millis();
    let midnight = now - Duration::from_millis(u64::try_from(since_midnight).unwrap_or_default());
    let today = midnight + hour;
    if today > now { today } else { today + day }
}

/// The puzzles of the day.
#[derive(Clone, Copy, Debug)]
pub struct DailyPuzzles<'h> {
    pub(super) host: &'h Host,
}

/// The puzzle of a day that is to be posted.
#[derive(Clone, Copy, Debug)]
pub struct ChosenPuzzle {
    /// Where and for which day.
    pub due: DueDailyPuzzle,
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// Whether it was chosen just now, so that nobody can have posted it.
    pub is_new: bool,
    /// The last one that was posted in the guild.
    pub last: Option<LastPuzzle>,
}

/// The puzzle of the day before another one.
#[derive(Clone, Copy, Debug)]
pub struct LastPuzzle {
    /// The puzzle.
    pub puzzle: &'static Puzzle,
    /// The first one who solved it at the first try.
    pub solver: Option<PlayerId>,
}

impl DailyPuzzles<'_> {
    /// The guilds of these shards that are to get the puzzle of the day now.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn due(self, shards: &[Shards], now: Timestamp) -> Result<Vec<DueDailyPuzzle>, HostError> {
        retry(|| async {
            let mut transaction = self.host.store.read().await?;
            let mut puzzles = transaction.daily_puzzles();
            Ok(puzzles.due(shards, now, MAX_DAILY_LATENESS, DEFAULT_DAILY_HOUR).await?)
        })
        .await
    }

    /// Chooses the puzzle of a day, which is stored, or returns the one that was chosen before. `None` if there are no
    /// puzzles, or if it is posted.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn choose(self, due: DueDailyPuzzle) -> Result<Option<ChosenPuzzle>, HostError> {
        retry(|| async {
            let mut transaction = self.host.store.write().await?;
            let mut past = transaction.daily_puzzles().of_guild(due.guild).await?;
            let mut is_new = past.iter().all(|known| known.puzzle.day != due.day);
            if is_new {
                let Some(chosen) = choice(&due, &past) else { return Ok(None) };
                // Another process may have been faster.
                is_new = transaction.daily_puzzles().save(due.guild, chosen).await?;
                past = transaction.daily_puzzles().of_guild(due.guild).await?;
                transaction.commit().await?;
            }
            Ok(chosen(due, &past, is_new))
        })
        .await
    }

    /// Records that the puzzle of a day was posted.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn record_posted(self, due: DueDailyPuzzle, message: MessageId) -> Result<(), HostError> {
        retry(|| async {
            let mut transaction = self.host.store.write().await?;
            transaction.daily_puzzles().record_posted(due.guild, due.day, message).await?;
            Ok(transaction.commit().await?)
        })
        .await
    }

    /// Posts no more puzzles in the channel of a guild where it is refused, unless another one was chosen meanwhile. The settings
    /// of the guild say why.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn turn_off(self, due: DueDailyPuzzle, refusal: DailyRefusal) -> Result<(), HostError> {
        let turn_off = |settings: &mut crate::store::GuildSettings| {
            if settings.daily_channel == Some(due.channel) {
                settings.daily_refusal = Some(refusal);
            }
        };
        self.host.settings().update_guild(due.guild, turn_off).await.map(drop)
    }

    /// The puzzles of all days of a guild, the oldest first.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn of_guild(self, guild: GuildId) -> Result<Vec<DailyPuzzle>, HostError> {
        retry(|| async { Ok(self.host.store.read().await?.daily_puzzles().of_guild(guild).await?) }).await
    }
}

/// The puzzle of a day after those that were posted.
fn choice(due: &DueDailyPuzzle, past: &[DailyPuzzle]) -> Option<PastPuzzle> {
    let posted: Vec<PastPuzzle> =
        past.iter().filter(|known| known.message.is_some()).map(|known| known.puzzle).collect();
    let puzzle = daily_puzzle(due.day, due.guild.0, &posted)?;
    Some(PastPuzzle { game: puzzle.game(), number: puzzle.number, day: due.day })
}

/// The stored puzzle of a day, unless it is posted.
fn chosen(due: DueDailyPuzzle, past: &[DailyPuzzle], is_new: bool) -> Option<ChosenPuzzle> {
    let stored = past.iter().find(|known| known.puzzle.day == due.day && known.message.is_none())?;
    let mut before = past.iter().rev().filter(|known| known.puzzle.day < due.day && known.message.is_some());
    let last = before.find_map(|known| {
        let puzzle = puzzle(known.puzzle.game, known.puzzle.number)?;
        Some(LastPuzzle { puzzle, solver: known.solver })
    });
    let puzzle = puzzle(stored.puzzle.game, stored.puzzle.number)?;
    Some(ChosenPuzzle { due, puzzle, is_new, last })
}
