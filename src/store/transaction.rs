use super::StoreError;
use super::dialect::{Connection, Query, within};
use super::postgres::TIMEOUT;
use sqlx::{Postgres, Sqlite};
use std::marker::PhantomData;
use std::time::Duration;
use tokio::sync::oneshot;

/// A transaction: all of it or, if it is dropped before [`Transaction::commit`], nothing. `A` is what it may do:
/// [`Read`], or [`Write`] as well.
#[derive(Debug)]
pub struct Transaction<A> {
    inner: Handle,
    access: PhantomData<A>,
}

/// Of a transaction that only reads: it sees one moment of the database.
#[derive(Debug)]
pub enum Read {}

/// Of a transaction that reads and writes.
#[derive(Debug)]
pub enum Write {}

/// The connection of a transaction.
#[derive(Debug)]
enum Handle {
    Sqlite(SqliteHandle),
    Postgres(sqlx::Transaction<'static, Postgres>, Duration),
}

impl<A> Transaction<A> {
    fn of(inner: Handle) -> Transaction<A> {
        Transaction { inner, access: PhantomData }
    }

    pub(super) fn on_server(inner: sqlx::Transaction<'static, Postgres>) -> Transaction<A> {
        Transaction::of(Handle::Postgres(inner, TIMEOUT))
    }

    /// The same one, which may take its time: nobody waits for it.
    pub fn without_timeout(self) -> Transaction<A> {
        match self.inner {
            Handle::Postgres(inner, _) => Transaction::of(Handle::Postgres(inner, Duration::MAX)),
            inner => Transaction::of(inner),
        }
    }

    pub(super) fn query(&mut self, sql: &'static str) -> Query<'_> {
        self.connection().query(sql)
    }

    pub(super) fn connection(&mut self) -> Connection<'_> {
        match &mut self.inner {
            Handle::Sqlite(handle) => Connection::Sqlite(handle.connection()),
            Handle::Postgres(inner, patience) => Connection::Postgres(inner, *patience),
        }
    }
}

impl Transaction<Read> {
    pub(super) fn of_reader(inner: sqlx::Transaction<'static, Sqlite>) -> Transaction<Read> {
        Transaction::of(Handle::Sqlite(SqliteHandle { connection: Some(inner), lender: None }))
    }
}

impl Transaction<Write> {
    /// One that shares the writer with those before and after it, and goes back to it.
    pub(super) fn lent(
        inner: sqlx::Transaction<'static, Sqlite>,
        lender: oneshot::Sender<ReturnedConnection>,
    ) -> Transaction<Write> {
        Transaction::of(Handle::Sqlite(SqliteHandle { connection: Some(inner), lender: Some(lender) }))
    }

    /// Puts it on disk; on SQLite along with others that are written at the same time.
    pub async fn commit(self) -> Result<(), StoreError> {
        match self.inner {
            Handle::Sqlite(mut handle) => {
                let (tell, told) = oneshot::channel();
                handle.give_back(Some(tell));
                told.await.map_err(|_| StoreError::Closed)?
            }
            Handle::Postgres(inner, patience) => within(patience, inner.commit()).await,
        }
    }
}

/// A connection to SQLite: a reader, or the writer, who has it back in the end.
#[derive(Debug)]
struct SqliteHandle {
    /// There until it is given back.
    connection: Option<sqlx::Transaction<'static, Sqlite>>,
    lender: Option<oneshot::Sender<ReturnedConnection>>,
}

/// What the writer has back.
#[derive(Debug)]
pub(super) struct ReturnedConnection {
    pub connection: sqlx::Transaction<'static, Sqlite>,
    /// Who waits until it is on disk; nobody, if what was written is not to be kept.
    pub notifier: Option<CommitNotifier>,
}

/// Hears whether it is on disk.
pub(super) type CommitNotifier = oneshot::Sender<Result<(), StoreError>>;

impl SqliteHandle {
    fn connection(&mut self) -> &mut sqlx::SqliteConnection {
        self.connection.as_mut().expect("it is there until it is given back")
    }

    fn give_back(&mut self, notifier: Option<CommitNotifier>) {
        if let (Some(connection), Some(lender)) = (self.connection.take(), self.lender.take()) {
            // A writer that has gone takes all that it has begun with it.
            let _ = lender.send(ReturnedConnection { connection, notifier });
        }
    }
}

impl Drop for SqliteHandle {
    fn drop(&mut self) {
        self.give_back(None);
    }
}
