//! Vacations: while a player is on one, the player's slow clocks are paused at all tables.

use super::loaded_tables::{decide_and_save, running_tables};
use super::outcome::decide;
use super::rejection::HostRejection;
use super::transactions::WriteGuard;
use super::{CommandOutcome, Players, Result};
use crate::cache::Generation;
use crate::store::{Read, StoreError, Transaction, Vacation, Write};
use crate::table::{Command, Event, Player, PlayerId, Rejection, Table, Timestamp};
use std::sync::Arc;
use std::time::Duration;

/// The vacation of a player within a year.
const MAX_YEARLY_VACATION: Duration = Duration::from_hours(14 * 24);
/// The least that a vacation takes of it, however short it is: each one changes the clocks of many tables.
const MIN_VACATION: Duration = Duration::from_hours(1);
/// Time between two changes of whether a player is on vacation: each is shown at all their tables.
const CHANGE_INTERVAL: Duration = Duration::from_mins(10);
const DAY: Duration = Duration::from_hours(24);
const HOUR: Duration = Duration::from_hours(1);
const YEAR: Duration = Duration::from_hours(365 * 24);

/// The vacation of a player and the time that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VacationStatus {
    /// The end of the present vacation.
    pub until: Option<Timestamp>,
    /// The time left within a year. A vacation counts with its full length until it is over, and then with the time that it took.
    pub left: Duration,
}

impl VacationStatus {
    /// The whole days that are left, of which a vacation is made.
    pub fn days(self) -> usize {
        (self.left.as_secs() / DAY.as_secs()) as usize
    }

    /// The whole hours that are left beside them.
    pub fn hours(self) -> usize {
        (self.left.as_secs() % DAY.as_secs() / HOUR.as_secs()) as usize
    }
}

/// Tables with their new events.
type ChangedTables = Vec<(Arc<Table>, Vec<Event>)>;

impl Players<'_> {
    /// The vacation of a player and the time that is left.
    pub async fn vacation_status(self, player: PlayerId) -> Result<VacationStatus> {
        let now = self.host.clock.now();
        self.host.read(async |mut tx| Ok(vacation_status(&mut tx, player, now).await?)).await
    }

    /// Begins a vacation of this many days. Returns the outcomes at the tables where a clock is paused by it.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if the player is on vacation, has fewer days left or has ended one just before.
    pub async fn begin_vacation(
        self,
        player: PlayerId,
        days: usize,
    ) -> Result<(VacationStatus, Vec<CommandOutcome>)> {
        let begin = async |mut tx: WriteGuard| {
            let now = self.host.clock.now();
            let before = vacation_status(&mut tx, player, now).await?;
            if before.until.is_some() {
                return Err(Rejection::new("table-on-vacation").into());
            }
            if days == 0 || days > before.days() {
                return Err(Rejection::over_limit("table-no-such-vacation", before.days()).into());
            }
            check_interval(&mut tx, player, now).await?;
            let length = days as u32 * DAY;
            let until = now + length;
            let vacation = Vacation { begins: now, ends: until };
            tx.players().save_vacation(player, vacation).await?;
            let command = Command::TakeVacation { by: player.into(), until };
            let changed = self.save_at_all_tables(&mut tx, player, &command, now).await?;
            let status = VacationStatus { until: Some(until), left: before.left - length };
            Ok((vacation, status, changed))
        };
        let is_stored = async |mut tx: Transaction<Read>, (vacation, ..): (Vacation, _, _)| {
            Ok(tx.players().vacations(player, vacation.begins).await?.contains(&vacation))
        };
        let generation = self.host.table_cache.generation();
        let (_, status, changed) = self.host.write_once(begin, is_stored).await?;
        Ok((status, self.outcomes(changed, generation)))
    }

    /// Ends a vacation early. Returns the outcomes at the tables where a clock runs again.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if the player is not on vacation or has begun it just before.
    pub async fn end_vacation(self, player: PlayerId) -> Result<(VacationStatus, Vec<CommandOutcome>)> {
        let end = async |mut tx: WriteGuard| {
            let now = self.host.clock.now();
            if vacation_status(&mut tx, player, now).await?.until.is_none() {
                return Err(Rejection::new("table-not-on-vacation").into());
            }
            check_interval(&mut tx, player, now).await?;
            tx.players().end_vacation(player, now).await?;
            let after = vacation_status(&mut tx, player, now).await?;
            let command = Command::EndVacation { by: player.into() };
            let changed = self.save_at_all_tables(&mut tx, player, &command, now).await?;
            Ok((now, after, changed))
        };
        let is_stored = async |mut tx: Transaction<Read>, (ended, ..): (Timestamp, _, _)| {
            let vacations = tx.players().vacations(player, ended - HOUR).await?;
            Ok(vacations.iter().any(|vacation| vacation.ends == ended))
        };
        let generation = self.host.table_cache.generation();
        let (_, status, changed) = self.host.write_once(end, is_stored).await?;
        Ok((status, self.outcomes(changed, generation)))
    }

    /// Carries a command out at all running tables of a player. Rejected where the player has no clock: before the game, or after
    /// leaving it.
    async fn save_at_all_tables(
        self,
        tx: &mut Transaction<Write>,
        player: PlayerId,
        command: &Command,
        now: Timestamp,
    ) -> Result<ChangedTables> {
        let mut changed = Vec::new();
        for mut table in running_tables(tx, player).await? {
            let events = decide_and_save(tx, &mut table, command, now).await?;
            if !events.is_empty() {
                self.host.store_notices(tx, &table, &events).await?;
                changed.push((Arc::new(table), events));
            }
        }
        Ok(changed)
    }

    /// The outcomes at tables whose events are on disk, and that were loaded since this generation.
    fn outcomes(self, changed: ChangedTables, generation: Generation) -> Vec<CommandOutcome> {
        let outcome = |(table, events): (Arc<Table>, Vec<Event>)| {
            self.host.table_cache.insert(table.clone(), generation);
            self.host.notices().without_others(CommandOutcome::new(table, events))
        };
        changed.into_iter().map(outcome).collect()
    }
}

/// Pauses the clocks of players who are on vacation when a game begins in which vacations count.
pub(super) async fn pause_clocks_at_start(
    tx: &mut Transaction<Write>,
    table: &mut Table,
    events: &mut Vec<Event>,
    now: Timestamp,
) -> Result<()> {
    let begins = events.iter().any(|event| matches!(event, Event::Started { .. }));
    if !begins || !table.has_vacations() {
        return Ok(());
    }
    let people: Vec<PlayerId> = table.seats().iter().flatten().filter_map(Player::human_id).collect();
    for by in people {
        if let Some(vacation) = tx.players().vacations(by, now).await?.last() {
            let command = Command::TakeVacation { by: by.into(), until: vacation.ends };
            events.extend(decide(table, &command, now)?);
        }
    }
    Ok(())
}

/// Rejects a change shortly after another one.
async fn check_interval<A>(tx: &mut Transaction<A>, player: PlayerId, now: Timestamp) -> Result<()> {
    let recent = tx.players().vacations(player, now - CHANGE_INTERVAL).await?;
    let changes = recent.iter().flat_map(|vacation| [vacation.begins, vacation.ends]);
    let again = changes.filter(|change| *change <= now).max().map(|last| last + CHANGE_INTERVAL);
    match again.filter(|again| now < *again) {
        Some(again) => Err(HostRejection::VacationChanged { again }.into()),
        None => Ok(()),
    }
}

async fn vacation_status<A>(
    tx: &mut Transaction<A>,
    player: PlayerId,
    now: Timestamp,
) -> Result<VacationStatus, StoreError> {
    let vacations = tx.players().vacations(player, now - YEAR).await?;
    let spent =
        |one: &Vacation| one.ends.saturating_duration_since(one.begins.max(now - YEAR)).max(MIN_VACATION);
    let spent: Duration = vacations.iter().map(spent).sum();
    let until = vacations.last().map(|one| one.ends).filter(|ends| *ends > now);
    Ok(VacationStatus { until, left: MAX_YEARLY_VACATION.saturating_sub(spent) })
}
