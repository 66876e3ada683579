//! The puzzle of the day of a guild: when it is due, which one it is, and who has solved it.

use super::{DailyPuzzles, Result};
use crate::puzzles::{
    DailyGames, DailyResults, Difficulty, FirstAnswer, PastPuzzle, Progress, Puzzle, daily_game,
    daily_puzzle, puzzle, puzzles_for,
};
use crate::rules::GameKind;
use crate::store::{DailyPuzzle, DailyRefusal, DueDailyPuzzle, GuildSettings, Transaction};
use crate::table::{GuildId, PlayerId, Timestamp};
use crate::time_zones::{DailyHour, LocalClock};
use std::time::Duration;

/// The hour at which the puzzle of the day is posted if a guild has not chosen one.
const DEFAULT_DAILY_HOUR: u8 = 12;
/// A puzzle that could not be posted for this long is not posted any more: the next one comes at its hour.
const MAX_DAILY_LATENESS: Duration = Duration::from_hours(6);
/// What people in a guild did in these last days decides which puzzles fit.
const RECENT_DAYS: i64 = 30;

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

/// The puzzle of a day of a guild, as its post shows it.
#[derive(Clone, Debug)]
pub struct ChosenPuzzle {
    /// The guild that gets it.
    pub guild: GuildId,
    /// The day, in days since 1970 by the clock of the guild.
    pub day: i64,
    /// The puzzle that was chosen for the day.
    pub puzzle: &'static Puzzle,
    /// The present rating of the puzzle.
    pub rating: i32,
    /// The answers to it up to now.
    pub results: DailyResults,
    /// The last one that was posted in the guild before.
    pub last: Option<LastPuzzle>,
}

/// The puzzle of the day before another one.
#[derive(Clone, Debug)]
pub struct LastPuzzle {
    /// The puzzle whose solution may now be told.
    pub puzzle: &'static Puzzle,
    /// The answers to it.
    pub results: DailyResults,
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
                    && let Some(choice) = choice(&mut tx, (due.guild, day), &settings, &past, now).await?
                {
                    // Another process may have been faster.
                    tx.daily_puzzles().save(due.guild, choice).await?;
                    past = tx.daily_puzzles().of_guild(due.guild).await?;
                }
                let stored = past.iter().find(|known| known.puzzle.day == day && !known.is_posted);
                let chosen = match stored.filter(|_| !is_late) {
                    Some(stored) => shown(&mut tx, due.guild, stored, &past).await?,
                    None => None,
                };
                if chosen.is_none() {
                    tx.daily_puzzles().advance(due, next_after(hour, due, now)).await?;
                }
                Ok(chosen)
            })
            .await?;
        self.host.settings_cache.guilds.invalidate(&due.guild);
        Ok(chosen)
    }

    /// The last puzzle that was posted in a guild, with the answers up to now.
    pub async fn last_posted(self, guild: GuildId) -> Result<Option<ChosenPuzzle>> {
        self.host
            .read(async |mut tx| {
                let past = tx.daily_puzzles().of_guild(guild).await?;
                match past.iter().rev().find(|known| known.is_posted) {
                    Some(last) => shown(&mut tx, guild, last, &past).await,
                    None => Ok(None),
                }
            })
            .await
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
async fn choice<A>(
    tx: &mut Transaction<A>,
    (guild, day): (GuildId, i64),
    settings: &GuildSettings,
    past: &[DailyPuzzle],
    now: Timestamp,
) -> Result<Option<PastPuzzle>> {
    let posted: Vec<PastPuzzle> =
        past.iter().filter(|known| known.is_posted).map(|known| known.puzzle).collect();
    let games = match settings.daily_games {
        Some(DailyGames::One(game)) => vec![game],
        Some(DailyGames::All) => GameKind::ALL.to_vec(),
        None => {
            let since = now - Duration::from_hours(24 * RECENT_DAYS.unsigned_abs());
            tx.daily_puzzles().recent_games(guild, since, day - RECENT_DAYS).await?.fitting()
        }
    };
    let Some(game) = daily_game(day, &games, &posted) else { return Ok(None) };
    let ratings = tx.players().puzzle_ratings(game).await?;
    let fitting = match settings.daily_level {
        Some(level) => level.puzzles(&ratings),
        None => {
            let answers = tx.daily_puzzles().answers_of_solvers(guild, game, day - RECENT_DAYS).await?;
            puzzles_for(&ratings, solvable_ratings(game, &answers, now))
                .unwrap_or_else(|| Difficulty::Easy.puzzles(&ratings))
        }
    };
    let chosen = daily_puzzle(guild.0, &fitting, &posted);
    Ok(chosen.map(|puzzle| PastPuzzle { game, number: puzzle.number, day }))
}

/// What each of the people can probably solve who have given these answers to puzzles of a game. Those of one person are together.
fn solvable_ratings(game: GameKind, answers: &[(PlayerId, FirstAnswer)], now: Timestamp) -> Vec<i32> {
    let of_person = |answers: &[(PlayerId, FirstAnswer)]| {
        let answers: Vec<FirstAnswer> = answers.iter().map(|(_, answer)| *answer).collect();
        Progress::new(game, &answers)
    };
    let all = answers.chunk_by(|(one, _), (other, _)| one == other).map(of_person);
    let counted = all.filter(|progress| progress.answered() > 0);
    counted.map(|progress| progress.solvable_rating(now)).collect()
}

/// What the post of a stored puzzle shows; `None` if this version does not have the puzzle.
async fn shown<A>(
    tx: &mut Transaction<A>,
    guild: GuildId,
    stored: &DailyPuzzle,
    past: &[DailyPuzzle],
) -> Result<Option<ChosenPuzzle>> {
    let PastPuzzle { game, number, day } = stored.puzzle;
    let Some(puzzle) = puzzle(game, number) else { return Ok(None) };
    let mut before = past.iter().rev().filter(|known| known.puzzle.day < day && known.is_posted);
    let known = |known: &DailyPuzzle| {
        let PastPuzzle { game, number, day } = known.puzzle;
        Some((crate::puzzles::puzzle(game, number)?, day))
    };
    let last = match before.find_map(known) {
        Some((puzzle, day)) => {
            Some(LastPuzzle { puzzle, results: tx.daily_puzzles().results(guild, day).await? })
        }
        None => None,
    };
    let rating = tx.players().puzzle_ratings(game).await?.of(puzzle);
    let results = tx.daily_puzzles().results(guild, day).await?;
    Ok(Some(ChosenPuzzle { guild, day, puzzle, rating, results, last }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::{Host, Subject};
    use crate::puzzles::{PuzzleRatings, puzzles};
    use crate::store::tests::temporary;
    use crate::table::ChannelId;

    const GUILD: GuildId = GuildId(7);
    const DAY: i64 = 20_000;

    /// Posts a puzzle on a day.
    async fn post(host: &Host, puzzle: &Puzzle, day: i64) -> Result<()> {
        let chosen = PastPuzzle { game: puzzle.game(), number: puzzle.number, day };
        host.write(async |mut tx| Ok(tx.daily_puzzles().save(GUILD, chosen).await?)).await?;
        let (slot, channel) = (format!("puzzle-{day}"), ChannelId(70));
        let (subject, now) = (Subject::Guild(GUILD), host.clock.now());
        host.posts().intend(subject, Some(GUILD), (&slot, channel), now).await.map(drop)
    }

    /// The puzzle of the next day.
    async fn chosen(host: &Host, settings: &GuildSettings) -> Result<&'static Puzzle> {
        let (settings, now) = (settings.clone(), host.clock.now());
        let chosen = host
            .read(async |mut tx| choice(&mut tx, (GUILD, DAY + 1), &settings, &[], now).await)
            .await?
            .expect("a puzzle");
        Ok(puzzle(chosen.game, chosen.number).expect("one of the collection"))
    }

    #[tokio::test]
    async fn the_first_answers_to_the_last_puzzle_in_its_guild_are_its_results() -> Result<()> {
        let host = Host::new(temporary().await);
        let [before, last, ..] = puzzles(GameKind::Biloba) else { panic!("there are puzzles") };
        post(&host, before, DAY - 1).await?;
        post(&host, last, DAY).await?;
        let record = async |player, puzzle, is_right, guild| {
            let players = host.players();
            players.record_puzzle_answer(PlayerId(player), puzzle, is_right, guild).await.map(drop)
        };
        record(1, last, Some(false), Some(GUILD)).await?;
        record(1, last, Some(true), Some(GUILD)).await?;
        record(2, last, Some(true), Some(GUILD)).await?;
        record(3, last, Some(true), None).await?;
        record(4, last, Some(true), Some(GuildId(8))).await?;
        record(5, before, Some(true), Some(GUILD)).await?;
        record(6, last, None, Some(GUILD)).await?;
        record(6, last, Some(true), Some(GUILD)).await?;
        let results =
            async |day| host.read(async |mut tx| Ok(tx.daily_puzzles().results(GUILD, day).await?)).await;
        let expected = DailyResults { tried: 2, solved: 1, solvers: vec![PlayerId(2)] };
        assert_eq!(results(DAY).await?, expected);
        assert_eq!(results(DAY - 1).await?, DailyResults::default(), "its solution may be known");
        host.players().delete(PlayerId(2), "former player").await?;
        assert_eq!(results(DAY).await?, DailyResults { tried: 1, solved: 0, solvers: Vec::new() });
        Ok(())
    }

    #[tokio::test]
    async fn the_puzzle_fits_the_settings_or_else_the_people() -> Result<()> {
        for game in GameKind::ALL {
            let host = Host::new(temporary().await);
            let ratings = PuzzleRatings::new(game, []);
            let is_of = |level: Difficulty, chosen: &Puzzle| {
                level.puzzles(&ratings).iter().any(|puzzle| puzzle.number == chosen.number)
            };
            let only = Some(DailyGames::One(game));
            let by_default = GuildSettings { daily_games: only, ..GuildSettings::default() };
            for level in Difficulty::ALL {
                let settings = GuildSettings { daily_level: Some(level), ..by_default.clone() };
                let chosen = chosen(&host, &settings).await?;
                assert!(
                    chosen.game() == game && is_of(level, chosen),
                    "{game}, {level:?}: {}",
                    chosen.number
                );
            }
            assert!(is_of(Difficulty::Easy, chosen(&host, &by_default).await?), "{game}: nobody is known");
            // Those who fail at an easy puzzle get no harder ones.
            let easy = Difficulty::Easy.puzzles(&ratings)[0];
            post(&host, easy, DAY).await?;
            for player in 1..=3 {
                host.players().record_puzzle_answer(PlayerId(player), easy, Some(false), Some(GUILD)).await?;
            }
            let for_beginners = chosen(&host, &by_default).await?;
            assert!(for_beginners.rating < 1500, "{game}: {}", for_beginners.rating);
        }
        Ok(())
    }
}
