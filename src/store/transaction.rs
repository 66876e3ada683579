use super::StoreError;
use sqlx::{Sqlite, SqliteConnection};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use tokio::sync::oneshot;

/// A transaction: all of it or, if it is dropped before [`Transaction::commit`], nothing. `A` is what it may do:
/// [`Read`], or [`Write`] as well.
#[derive(Debug)]
pub struct Transaction<A> {
    pub(super) inner: Loan,
    access: PhantomData<A>,
}

/// Of a transaction that only reads: it sees one moment of the database.
#[derive(Debug)]
pub enum Read {}

/// Of a transaction that reads and writes.
#[derive(Debug)]
pub enum Write {}

impl<A> Transaction<A> {
    fn of(inner: Loan) -> Transaction<A> {
        Transaction { inner, access: PhantomData }
    }
}

impl Transaction<Read> {
    pub(super) fn new(inner: sqlx::Transaction<'static, Sqlite>) -> Transaction<Read> {
        Transaction::of(Loan { connection: Some(inner), lender: None })
    }
}

impl Transaction<Write> {
    /// One that shares the writer with those before and after it, and goes back to it.
    pub(super) fn lent(
        inner: sqlx::Transaction<'static, Sqlite>,
        lender: oneshot::Sender<Returned>,
    ) -> Transaction<Write> {
        Transaction::of(Loan { connection: Some(inner), lender: Some(lender) })
    }

    /// Puts it on disk, along with others that are written at the same time.
    pub async fn commit(mut self) -> Result<(), StoreError> {
        let (tell, told) = oneshot::channel();
        self.inner.give_back(Some(tell));
        told.await.map_err(|_| StoreError::Closed)?
    }
}

/// The connection of a transaction: a reader, or the writer, who has it back in the end.
#[derive(Debug)]
pub(super) struct Loan {
    /// There until it is given back.
    connection: Option<sqlx::Transaction<'static, Sqlite>>,
    lender: Option<oneshot::Sender<Returned>>,
}

/// What the writer has back.
#[derive(Debug)]
pub(super) struct Returned {
    pub connection: sqlx::Transaction<'static, Sqlite>,
    /// Who waits until it is on disk; nobody, if what was written is not to be kept.
    pub keeper: Option<Keeper>,
}

/// Hears whether it is on disk.
pub(super) type Keeper = oneshot::Sender<Result<(), StoreError>>;

impl Loan {
    fn give_back(&mut self, keeper: Option<Keeper>) {
        if let (Some(connection), Some(lender)) = (self.connection.take(), self.lender.take()) {
            // A writer that has gone takes all that it has begun with it.
            let _ = lender.send(Returned { connection, keeper });
        }
    }
}

impl Drop for Loan {
    fn drop(&mut self) {
        self.give_back(None);
    }
}

impl Deref for Loan {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        self.connection.as_ref().expect("it is there until it is given back")
    }
}

impl DerefMut for Loan {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        self.connection.as_mut().expect("it is there until it is given back")
    }
}
