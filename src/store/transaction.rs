use super::StoreError;
use sqlx::Sqlite;
use std::marker::PhantomData;

/// A transaction: all of it or, if it is dropped before [`Transaction::commit`], nothing. `A` is what it may do:
/// [`Read`], or [`Write`] as well.
#[derive(Debug)]
pub struct Transaction<A> {
    pub(super) inner: sqlx::Transaction<'static, Sqlite>,
    access: PhantomData<A>,
}

/// Of a transaction that only reads: it sees one moment of the database.
#[derive(Debug)]
pub enum Read {}

/// Of a transaction that reads and writes.
#[derive(Debug)]
pub enum Write {}

impl<A> Transaction<A> {
    pub(super) fn new(inner: sqlx::Transaction<'static, Sqlite>) -> Transaction<A> {
        Transaction { inner, access: PhantomData }
    }
}

impl Transaction<Write> {
    /// Puts it on disk.
    pub async fn commit(self) -> Result<(), StoreError> {
        Ok(self.inner.commit().await?)
    }
}
