//! The puzzle of the day of a guild: when it is due, which one it is, and who was first.

use super::{DailyPuzzles, Result};
use crate::puzzles::{PastPuzzle, Puzzle, daily_puzzle, puzzle};
use crate::store::{DailyPuzzle, DailyRefusal, DueDailyPuzzle, GuildSettings};
use crate::table::{GuildId, PlayerId, Timestamp};
use crate::time_zones::{DailyHour, LocalClock};
use std::time::Duration;

/// The hour at which the puzzle of the day is posted if a guild has not chosen one.
const DEFAULT_DAILY_HOUR: u8 = 12;
/// A puzzle that could not be posted for this long is not posted any more: the next one comes at its hour.
const MAX_DAILY_LATENESS: Duration = Duration::from_hours(6);

/// The hour at which the puzzle of the day is posted in a guild with these settings.
pub fn daily_hour(settings: &GuildSettings) -> DailyHour {
    let hour = settings.daily_hour.unwrap_or(DEFAULT_DAILY_HOUR);
    DailyHour { hour, clock: settings.zone.map_or(LocalClock::UTC, LocalClock::Zone) }
}

/// The time of the next puzzle of the day after the settings were changed: in the past if the hour has just passed. `None` if puzzles
/// are off.
pub(super) fn next_daily(settings: &GuildSettings, now: Timestamp) -> Option<Timestamp> {
    let is_on = settings.daily_channel.is_some() && settings.daily_refusal.is_none();
    is_on.then(|| daily_hour(settings).next_after(now - MAX_DAILY_LATENESS))
}

/// The puzzle of a day that is to be posted.
#[derive(Clone, Copy, Debug)]
pub struct ChosenPuzzle {
    /// The guild and the channel for which it is due.
    pub due: DueDailyPuzzle,
    /// The day, in days since 1970 by the clock of the guild.
    pub day: i64,
    /// The puzzle that was chosen for the day.
    pub puzzle: &'static Puzzle,
    /// The last one that was posted in the guild.
    pub last: Option<LastPuzzle>,
}

/// The puzzle of the day before another one.
#[derive(Clone, Copy, Debug)]
pub struct LastPuzzle {
    /// The puzzle whose solution may now be told.
    pub puzzle: &'static Puzzle,
    /// The first one who solved it at the first try.
    pub solver: Option<PlayerId>,
}

impl DailyPuzzles<'_> {
    /// Chooses the puzzle of a day, which is stored, or returns the one that was chosen before. `None` if none is to be posted: the
    /// settings have changed, it is too late, the day has had its puzzle, or there are none.
    pub async fn choose(self, due: DueDailyPuzzle) -> Result<Option<ChosenPuzzle>> {
        let chosen = self
            .host
            .write(async |mut tx| {
                let settings = tx.settings().guild(due.guild).await?;
                if settings.next_daily != Some(due.since) {
                    tx.roll_back();
                    return Ok(None);
                }
                let (hour, now) = (daily_hour(&settings), self.host.clock.now());
                let day = hour.day(due.since);
                let mut past = tx.daily_puzzles().of_guild(due.guild).await?;
                let is_late = now.saturating_duration_since(due.since) >= MAX_DAILY_LATENESS;
                if !is_late
                    && past.iter().all(|known| known.puzzle.day != day)
                    && let Some(choice) = choice(due.guild, day, &past)
                {
                    // Another process may have been faster.
                    tx.daily_puzzles().save(due.guild, choice).await?;
                    past = tx.daily_puzzles().of_guild(due.guild).await?;
                }
                let chosen = if is_late { None } else { chosen(due, day, &past) };
                if chosen.is_none() {
                    tx.daily_puzzles().advance(due, next_after(hour, due, now)).await?;
                }
                Ok(chosen)
            })
            .await?;
        self.host.settings_cache.guilds.invalidate(&due.guild);
        Ok(chosen)
    }

    /// Puts the next puzzle of a guild off until its hour, because that of this day was posted.
    pub async fn advance(self, due: DueDailyPuzzle) -> Result<()> {
        self.host
            .write(async |mut tx| {
                let settings = tx.settings().guild(due.guild).await?;
                let next = next_after(daily_hour(&settings), due, self.host.clock.now());
                tx.daily_puzzles().advance(due, next).await?;
                Ok(())
            })
            .await?;
        self.host.settings_cache.guilds.invalidate(&due.guild);
        Ok(())
    }

    /// Posts no more puzzles in the channel of a guild where it is refused, unless another one was chosen meanwhile. The settings
    /// of the guild say why.
    pub async fn turn_off(self, due: DueDailyPuzzle, refusal: DailyRefusal) -> Result<()> {
        let turn_off = |settings: &mut GuildSettings| {
            if settings.daily_channel == Some(due.channel) {
                settings.daily_refusal = Some(refusal);
            }
        };
        self.host.settings().update_guild(due.guild, turn_off).await.map(drop)
    }
}

/// The due time of the puzzle after this one. Days that are too late are left out.
fn next_after(hour: DailyHour, due: DueDailyPuzzle, now: Timestamp) -> Timestamp {
    hour.next_after(due.since.max(now - MAX_DAILY_LATENESS))
}

/// The puzzle of a day of a guild after those that were posted.
fn choice(guild: GuildId, day: i64, past: &[DailyPuzzle]) -> Option<PastPuzzle> {
    let posted: Vec<PastPuzzle> =
        past.iter().filter(|known| known.is_posted).map(|known| known.puzzle).collect();
    let puzzle = daily_puzzle(day, guild.0, &posted)?;
    Some(PastPuzzle { game: puzzle.game(), number: puzzle.number, day })
}

/// The stored puzzle of a day, unless it is posted.
fn chosen(due: DueDailyPuzzle, day: i64, past: &[DailyPuzzle]) -> Option<ChosenPuzzle> {
    let stored = past.iter().find(|known| known.puzzle.day == day && !known.is_posted)?;
    let mut before = past.iter().rev().filter(|known| known.puzzle.day < day && known.is_posted);
    let last = before.find_map(|known| {
        let puzzle = puzzle(known.puzzle.game, known.puzzle.number)?;
        Some(LastPuzzle { puzzle, solver: known.solver })
    });
    let puzzle = puzzle(stored.puzzle.game, stored.puzzle.number)?;
    Some(ChosenPuzzle { due, day, puzzle, last })
}
