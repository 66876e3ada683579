use super::game_end::{rate, unrated};
use super::pending_commit::PendingCommit;
use super::retry::retry;
use super::{CommandOutcome, Host, HostError, TableRef, decide, vacations};
use crate::store::{StoreError, Transaction};
use crate::table::{Command, Event, NewTable, Participant, Phase, Rejection, Table, TableId};
use std::sync::Arc;
use std::time::Duration;

/// An invitation mentions a player whom the same opener has invited before only after this time.
const MENTION_INTERVAL: Duration = Duration::from_mins(10);
/// Upper bound of the open invitations of a player.
const MAX_INVITATIONS: usize = 3;
/// Upper bound of the tables at which a player plays or waits for players.
const MAX_TABLES: usize = 20;

/// The tables of a host.
#[derive(Clone, Copy, Debug)]
pub struct Tables<'h> {
    pub(super) host: &'h Host,
}

impl Tables<'_> {
    /// Opens a table in a channel without an active one.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if the channel is occupied or somebody has too many tables, [`HostError::Store`] if the
    /// database fails.
    pub async fn open(self, new_table: NewTable) -> Result<CommandOutcome, HostError> {
        self.commit(|| self.try_to_open(&new_table)).await
    }

    async fn try_to_open(self, new_table: &NewTable) -> Result<PendingCommit, HostError> {
        let mut transaction = self.host.store.write().await?;
        if transaction.tables().active_in(new_table.channel).await?.is_some() {
            return Err(Rejection::Occupied.into());
        }
        let (by, now) = (new_table.by.id, self.host.clock.now());
        check_opener(&mut transaction, by).await?;
        let mut mentions_awaited = true;
        for opponent in &new_table.opponents {
            mentions_awaited &=
                !transaction.seats().has_invited(by, opponent.id, now - MENTION_INTERVAL..=now).await?;
        }
        let id = transaction.tables().insert(new_table, now).await?;
        let table = Table::open(id, new_table.clone(), now)?;
        // Stores the time at which something is due at the table.
        transaction.tables().save(&table, &[], now).await?;
        let outcome = CommandOutcome::new(Arc::new(table), Vec::new());
        let outcome = CommandOutcome { mentions_awaited, ..outcome };
        Ok(PendingCommit { transaction, outcome, at: now })
    }

    /// Checks whether this table could be opened in a channel without an active one.
    ///
    /// # Errors
    ///
    /// Those of [`Tables::open`].
    pub async fn check_new_table(self, new_table: &NewTable) -> Result<(), HostError> {
        retry(|| async { check_opener(&mut self.host.store.read().await?, new_table.by.id).await }).await?;
        Table::open(TableId(0), new_table.clone(), self.host.clock.now())?;
        Ok(())
    }

    /// Carries out a command. In a channel it is for the inviting or running table.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if the command is rejected, [`HostError::Broken`] if the table cannot be rebuilt,
    /// [`HostError::Store`] if the database fails.
    pub async fn execute(self, at: TableRef, command: Command) -> Result<CommandOutcome, HostError> {
        let done = self.commit(|| self.try_to_execute(at, &command)).await;
        self.quarantine_if_broken(done).await
    }

    async fn try_to_execute(self, at: TableRef, command: &Command) -> Result<PendingCommit, HostError> {
        let mut table = Arc::unwrap_or_clone(self.try_to_load(at).await?);
        let now = self.host.clock.now();
        if matches!(at, TableRef::Channel(_)) && matches!(table.phase(), Phase::Ended(_)) {
            // A channel knows of an ended game only its last turn, which may have been sent twice.
            return Err(match table.decide(command, now) {
                Err(Rejection::AlreadyPlayed) => Rejection::AlreadyPlayed.into(),
                _ => Rejection::NoTable.into(),
            });
        }
        // Most rejections need no writing transaction.
        let mut events = decide(&mut table, command, now)?;
        let mut transaction = self.host.store.write().await?;
        for event in &events {
            match event {
                Event::Joined { player, .. } => check_tables(&mut transaction, player.id).await?,
                Event::Relocated { channel, .. }
                    if transaction.tables().active_in(*channel).await?.is_some() =>
                {
                    return Err(Rejection::Occupied.into());
                }
                _ => {}
            }
        }
        vacations::pause_clocks_at_start(&mut transaction, &mut table, &mut events, now).await?;
        if !transaction.tables().save(&table, &events, now).await? {
            // Another command came first. No other can follow: this transaction holds the lock.
            table = transaction.tables().load(table.id()).await?.ok_or(Rejection::UnknownTable)?;
            events = decide(&mut table, command, now)?;
            vacations::pause_clocks_at_start(&mut transaction, &mut table, &mut events, now).await?;
            if !transaction.tables().save(&table, &events, now).await? {
                let what = "its events do not match its event count".to_owned();
                return Err(StoreError::CorruptTable { table: table.id(), what }.into());
            }
        }
        let ended = events.iter().any(|event| matches!(event, Event::Ended(_)));
        let unrated = if ended { unrated(&mut transaction, &table, now).await? } else { None };
        let ratings = match table.game().filter(|_| ended && unrated.is_none()) {
            Some(game) => rate(&mut transaction, &table, game, now).await?,
            None => Vec::new(),
        };
        let outcome = CommandOutcome::new(Arc::new(table), events);
        let outcome = CommandOutcome { ratings, unrated, ..outcome };
        Ok(PendingCommit { transaction, outcome, at: now })
    }
}

/// Rejects an opener who has too many invitations or tables.
async fn check_opener<A>(transaction: &mut Transaction<A>, by: Participant) -> Result<(), HostError> {
    if transaction.seats().count_invitations_by(by).await? >= MAX_INVITATIONS {
        return Err(Rejection::TooManyInvitations { most: MAX_INVITATIONS }.into());
    }
    check_tables(transaction, by).await
}

/// Rejects a player who has too many tables. Computers have no limit.
async fn check_tables<A>(transaction: &mut Transaction<A>, player: Participant) -> Result<(), HostError> {
    if !player.is_computer() && transaction.seats().count_running_of(player).await? >= MAX_TABLES {
        return Err(Rejection::TooManyTables { most: MAX_TABLES }.into());
    }
    Ok(())
}
