//! Vacations: while somebody is on one, their slow clocks stand still, at every table at which they sit.

use super::people::MOST_RUNNING;
use super::retry::retry;
use super::{CommandOutcome, DAY, Host, HostError, decide, mentions_awaited};
use crate::store::{StoreError, Transaction, Vacation, Write};
use crate::table::{Command, Event, Pace, PlayerId, Rejection, Table};

/// So many days of vacation a person has within a year.
const MOST: i64 = 14;
const YEAR: i64 = 365 * DAY;

/// How a person stands with vacations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VacationStatus {
    /// Until when this person is on vacation, in Unix milliseconds.
    pub until: Option<i64>,
    /// So many whole days are left of this year's; those of a vacation count as they were asked for until it is over.
    pub days: usize,
}

impl Host {
    /// How a person stands with vacations.
    pub async fn leave(&self, player: PlayerId) -> Result<VacationStatus, HostError> {
        retry(|| async { Ok(leave(&mut self.store.read().await?, player, self.clock.now()).await?) }).await
    }

    /// Sends a person on vacation for so many days. Gives until when, and what has happened at which tables: where a clock
    /// stands still for it.
    pub async fn take_vacation(
        &self,
        player: PlayerId,
        days: usize,
    ) -> Result<(VacationStatus, Vec<CommandOutcome>), HostError> {
        retry(|| self.try_to_take_vacation(player, days)).await
    }

    async fn try_to_take_vacation(
        &self,
        player: PlayerId,
        days: usize,
    ) -> Result<(VacationStatus, Vec<CommandOutcome>), HostError> {
        let mut transaction = self.store.write().await?;
        let now = self.clock.now();
        let before = leave(&mut transaction, player, now).await?;
        if before.until.is_some() {
            return Err(Rejection::OnVacation.into());
        }
        if days == 0 || days > before.days {
            return Err(Rejection::NoSuchVacation { most: before.days }.into());
        }
        let until = now + days as i64 * DAY;
        transaction.save_vacation(player, Vacation { begins: now, ends: until }).await?;
        let command = Command::TakeVacation { by: player, until };
        let tables = self.everywhere(transaction, player, &command, now).await?;
        Ok((VacationStatus { until: Some(until), days: before.days - days }, tables))
    }

    /// Has a person back from vacation. Gives what has happened at which tables: where the clock goes on.
    pub async fn end_vacation(
        &self,
        player: PlayerId,
    ) -> Result<(VacationStatus, Vec<CommandOutcome>), HostError> {
        retry(|| self.try_to_end_vacation(player)).await
    }

    async fn try_to_end_vacation(
        &self,
        player: PlayerId,
    ) -> Result<(VacationStatus, Vec<CommandOutcome>), HostError> {
        let mut transaction = self.store.write().await?;
        let now = self.clock.now();
        if leave(&mut transaction, player, now).await?.until.is_none() {
            return Err(Rejection::NotOnVacation.into());
        }
        transaction.end_vacation(player, now).await?;
        let after = leave(&mut transaction, player, now).await?;
        let command = Command::EndVacation { by: player };
        let tables = self.everywhere(transaction, player, &command, now).await?;
        Ok((after, tables))
    }

    /// Gives a command to all tables at which somebody plays, together with what was written before, all at once.
    async fn everywhere(
        &self,
        mut transaction: Transaction<Write>,
        player: PlayerId,
        command: &Command,
        now: i64,
    ) -> Result<Vec<CommandOutcome>, HostError> {
        let mut changed = Vec::new();
        for sitting in transaction.running_tables_of(player, MOST_RUNNING).await? {
            let mut table = match transaction.table(sitting.table).await {
                Ok(Some(table)) => table,
                Ok(None) => continue,
                // Whoever plays there is told so where it is.
                Err(error) if error.broken_table().is_some() => continue,
                Err(error) => return Err(error.into()),
            };
            // Before the game, and for whoever is out of it, there is no clock.
            let Ok(events) = decide(&mut table, command, now) else { continue };
            if !events.is_empty() && transaction.save(&table, &events, now).await? {
                changed.push((table, events));
            }
        }
        transaction.commit().await?;
        let update = |(table, events): (Table, Vec<Event>)| {
            let (mentions_awaited, table) =
                (mentions_awaited(&table, &events), self.table_cache.insert(table));
            CommandOutcome { table, events, ratings: Vec::new(), unrated: None, mentions_awaited }
        };
        Ok(changed.into_iter().map(update).collect())
    }
}

/// Whoever is on vacation when a slow game begins is so there as well.
pub(super) async fn go_on(
    transaction: &mut Transaction<Write>,
    table: &mut Table,
    events: &mut Vec<Event>,
    now: i64,
) -> Result<(), HostError> {
    let begins = events.iter().any(|event| matches!(event, Event::Started { .. }));
    if !begins || !table.pace().is_some_and(Pace::is_slow) {
        return Ok(());
    }
    let people: Vec<PlayerId> = table.seats().iter().flatten().map(|player| player.id).collect();
    for by in people {
        if let Some(vacation) = transaction.vacations(by, now).await?.last() {
            events.extend(decide(table, &Command::TakeVacation { by, until: vacation.ends }, now)?);
        }
    }
    Ok(())
}

async fn leave<A>(
    transaction: &mut Transaction<A>,
    player: PlayerId,
    now: i64,
) -> Result<VacationStatus, StoreError> {
    let vacations = transaction.vacations(player, now - YEAR).await?;
    let spent: i64 = vacations.iter().map(|one| one.ends - one.begins.max(now - YEAR)).sum();
    let until = vacations.last().map(|one| one.ends).filter(|ends| *ends > now);
    Ok(VacationStatus { until, days: usize::try_from((MOST * DAY - spent) / DAY).unwrap_or_default() })
}
