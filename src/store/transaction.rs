use super::dialect::{Connection, Query, Row, within};
use super::server::RESPONSE_TIMEOUT;
use super::settlement::{self, SharedCommit};
use super::shards::Shards;
use super::{Result, StoreError};
use crate::table::TableId;
use sqlx::{AssertSqlSafe, Postgres, SqlSafeStr, Sqlite};
use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::oneshot;

/// A transaction, rolled back if it is dropped before [`Transaction::commit`]. `A` is its access: [`Read`], or [`Write`],
/// which reads as well. Queries are made through its repositories, such as [`Transaction::tables`].
#[derive(Debug)]
pub struct Transaction<A> {
    handle: Handle,
    /// Counts the commit; `None` if it is not counted.
    commit_count: Option<Arc<AtomicU64>>,
    /// Whether a commit undoes everything.
    is_rolled_back: bool,
    access: PhantomData<A>,
}

/// Access of a transaction that only reads, from one snapshot of the database.
#[derive(Debug)]
pub enum Read {}

/// Access of a transaction that reads and writes.
#[derive(Debug)]
pub enum Write {}

/// The connection of a transaction. The duration is the time-out of each query.
#[derive(Debug)]
enum Handle {
    Sqlite(SqliteHandle),
    Postgres(sqlx::Transaction<'static, Postgres>, Duration),
}

impl<A> Transaction<A> {
    fn new(handle: Handle) -> Transaction<A> {
        Transaction { handle, commit_count: None, is_rolled_back: false, access: PhantomData }
    }

    pub(super) fn postgres(transaction: sqlx::Transaction<'static, Postgres>) -> Transaction<A> {
        Transaction::new(Handle::Postgres(transaction, RESPONSE_TIMEOUT))
    }

    /// The transaction without a time-out of its queries, for work in the background.
    pub fn without_timeout(self) -> Transaction<A> {
        let handle = match self.handle {
            Handle::Postgres(transaction, _) => Handle::Postgres(transaction, Duration::MAX),
            handle => handle,
        };
        Transaction { handle, ..self }
    }

    pub(super) fn query(&mut self, sql: impl SqlSafeStr) -> Query<'_> {
        self.connection().query(sql)
    }

    pub(super) fn connection(&mut self) -> Connection<'_> {
        match &mut self.handle {
            Handle::Sqlite(handle) => Connection::Sqlite(handle.connection()),
            Handle::Postgres(transaction, timeout) => Connection::Postgres(transaction, *timeout),
        }
    }
}

/// Gives access to the rows of each subject. The queries are in the file of its name.
macro_rules! repositories {
    ($($(#[$doc:meta])* $name:ident: $repository:ident,)*) => {
        $(
            $(#[$doc])*
            #[derive(Debug)]
            pub struct $repository<'t, A>(pub(super) &'t mut Transaction<A>);
        )*

        impl<A> Transaction<A> {
            $(
                $(#[$doc])*
                pub fn $name(&mut self) -> $repository<'_, A> {
                    $repository(self)
                }
            )*
        }
    };
}

repositories! {
    /// Tables and their events.
    tables: Tables,
    /// Due times of tables, and the heartbeat of the program.
    schedule: Schedule,
    /// Quarantined tables.
    quarantine: Quarantine,
    /// Players at tables, and invitations.
    seats: Seats,
    /// Names, vacations, puzzles and private boards of players.
    players: Players,
    /// The plans of players at tables.
    plans: Plans,
    /// The votes of the members of servers that have seats.
    votes: Votes,
    /// The players whom players have blocked.
    blocks: Blocks,
    /// The puzzles of the day of guilds.
    daily_puzzles: DailyPuzzles,
    /// The threads that are being created.
    new_threads: NewThreads,
    /// The seeks of players.
    seeks: Seeks,
    /// How players are told of games: direct messages, digests, and games that they watch.
    notices: Notices,
    /// Settings of players and guilds.
    settings: Settings,
    /// Ratings and leaderboards.
    ratings: Ratings,
    /// Results of rated games.
    results: Results,
    /// Tournaments and their tables.
    tournaments: Tournaments,
    /// The messages that show tables.
    deliveries: Deliveries,
    /// Mirrors of tables.
    mirrors: Mirrors,
    /// The messages that show something other than a table.
    posts: Posts,
}

impl<A> Transaction<A> {
    /// A query about the tables of these shards, with a condition of [`OF_SHARDS`].
    pub(super) fn query_shards(&mut self, shards: Shards, sql: &str) -> Query<'_> {
        let query = self.query(AssertSqlSafe(sql.to_owned()));
        shards.bound().into_iter().fold(query, Query::bind)
    }

    /// What such a query finds for each of these shards. The query has more bound values.
    pub(super) async fn rows_of_shards<T>(
        &mut self,
        shards: &[Shards],
        sql: &str,
        values: &[i64],
        read: impl Fn(&Row) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut rows = Vec::new();
        for shards in shards {
            let query = values.iter().copied().fold(self.query_shards(*shards, sql), Query::bind);
            rows.extend(query.all(&read).await?);
        }
        Ok(rows)
    }

    /// The tables that such a query finds.
    pub(super) async fn tables_of_shards(
        &mut self,
        shards: &[Shards],
        sql: &str,
        values: &[i64],
    ) -> Result<Vec<TableId>> {
        self.rows_of_shards(shards, sql, values, Row::table_id).await
    }
}

impl Transaction<Read> {
    pub(super) fn sqlite_reader(transaction: sqlx::Transaction<'static, Sqlite>) -> Transaction<Read> {
        Transaction::new(Handle::Sqlite(SqliteHandle { connection: Some(transaction), writer: None }))
    }
}

impl Transaction<Write> {
    /// The transaction, whose commit will increment this counter.
    pub(super) fn counted(self, commit_count: Arc<AtomicU64>) -> Transaction<Write> {
        Transaction { commit_count: Some(commit_count), ..self }
    }

    /// Leaves the commit out of the number of [`Store::commit_count`](super::Store::commit_count), because it is no command's.
    pub fn leave_uncounted(&mut self) {
        self.commit_count = None;
    }

    /// A transaction that uses the connection of the writer and returns it at its end.
    pub(super) fn sqlite_writer(
        transaction: sqlx::Transaction<'static, Sqlite>,
        writer: SharedWriter,
    ) -> Transaction<Write> {
        Transaction::new(Handle::Sqlite(SqliteHandle { connection: Some(transaction), writer: Some(writer) }))
    }

    /// Has [`Transaction::commit`] undo everything instead, for work that finds that nothing is to be changed.
    pub fn roll_back(&mut self) {
        self.is_rolled_back = true;
    }

    /// Commits. The changes are on disk when this returns; see [`Store::write_relaxed`](super::Store::write_relaxed) for
    /// the exception. On SQLite, transactions at the same time share a commit.
    ///
    /// # Errors
    ///
    /// If the database fails. After a transient error ([`StoreError::is_transient`]) the changes may be on disk or not.
    pub async fn commit(self) -> Result<()> {
        if self.is_rolled_back {
            return Ok(());
        }
        match self.handle {
            Handle::Sqlite(mut handle) => {
                let committed = handle.give_back(true).ok_or(StoreError::Closed)?;
                committed.await.map_err(|_| StoreError::Closed)??;
            }
            Handle::Postgres(transaction, timeout) => within(timeout, transaction.commit()).await?,
        }
        if let Some(count) = self.commit_count {
            count.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }
}

/// A connection to SQLite, either of a reader or of the writer.
#[derive(Debug)]
struct SqliteHandle {
    /// `None` only after it was given back.
    connection: Option<sqlx::Transaction<'static, Sqlite>>,
    /// `None` for a reader, and after the connection was given back.
    writer: Option<SharedWriter>,
}

/// How a transaction returns the connection of the writer, and learns of the commit that it shares.
#[derive(Debug)]
pub(super) struct SharedWriter {
    /// Receives the connection at the end.
    pub connection: oneshot::Sender<ReturnedConnection>,
    pub committed: SharedCommit,
    /// Whether the transaction sees changes of others that are not committed yet.
    pub sees_uncommitted: bool,
}

/// The connection of the writer after a transaction.
#[derive(Debug)]
pub(super) struct ReturnedConnection {
    pub connection: sqlx::Transaction<'static, Sqlite>,
    /// Whether the changes are to be committed, rather than rolled back.
    pub commits: bool,
}

/// Reports to a transaction whether it was committed.
pub(super) type CommitNotifier = oneshot::Sender<Result<()>>;

impl SqliteHandle {
    fn connection(&mut self) -> &mut sqlx::SqliteConnection {
        self.connection.as_mut().expect("the connection is given back only at the end")
    }

    /// Gives the connection back to the writer. Returns the outcome to come of the commit; `None` for a reader.
    fn give_back(&mut self, commits: bool) -> Option<SharedCommit> {
        let (connection, writer) = self.connection.take().zip(self.writer.take())?;
        // If the writer has ended, the connection is dropped and rolls back.
        let _ = writer.connection.send(ReturnedConnection { connection, commits });
        if !commits && writer.sees_uncommitted {
            settlement::wait_for(writer.committed);
            return None;
        }
        Some(writer.committed)
    }
}

impl Drop for SqliteHandle {
    fn drop(&mut self) {
        drop(self.give_back(false));
    }
}
