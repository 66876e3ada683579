//! The differences of the two databases. The text of a query is the same for both: `$1` for a bound value, 64-bit integers
//! (flags are 0 or 1), 64-bit floating point and text, `RETURNING`, `ON CONFLICT`.
//!
//! Concurrent writes differ. On SQLite there is one writer ([`mod@super::writer`]). On PostgreSQL a transaction sees one
//! snapshot, and writing a row that another transaction has changed since then fails with a transient error
//! ([`StoreError::is_transient`](super::StoreError::is_transient)), after which the transaction is tried again. Thus the row
//! of a table orders its commands, and commands at different tables run in parallel.

use super::StoreError;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query as SqlxQuery;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{
    Decode, Encode, FromRow, PgConnection, Postgres, Row, SqlSafeStr, Sqlite, SqliteConnection, Type,
};
use std::time::Duration;

/// A connection to one of the two databases.
pub(super) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    /// With the time-out of each query: a broken network sends no error.
    Postgres(&'c mut PgConnection, Duration),
}

/// A query and its connection.
pub(super) enum Query<'c> {
    Sqlite(&'c mut SqliteConnection, SqlxQuery<'static, Sqlite, SqliteArguments>),
    Postgres(&'c mut PgConnection, Duration, SqlxQuery<'static, Postgres, PgArguments>),
}

/// A value that can be bound on both databases.
pub(super) trait Value<'v>:
    Encode<'v, Sqlite> + Type<Sqlite> + Encode<'v, Postgres> + Type<Postgres>
{
}

impl<'v, T> Value<'v> for T where T: Encode<'v, Sqlite> + Type<Sqlite> + Encode<'v, Postgres> + Type<Postgres> {}

/// A type that is read from a row of either database.
pub(super) trait Record:
    for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin
{
}

impl<T> Record for T where T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

/// A row of either database, with fields by name.
pub(super) trait Fields: Row {
    fn field<T>(&self, name: &str) -> sqlx::Result<T>
    where
        T: for<'v> Decode<'v, Sqlite> + Type<Sqlite> + for<'v> Decode<'v, Postgres> + Type<Postgres>;
}

impl Fields for SqliteRow {
    fn field<T>(&self, name: &str) -> sqlx::Result<T>
    where
        T: for<'v> Decode<'v, Sqlite> + Type<Sqlite>,
    {
        self.try_get(name)
    }
}

impl Fields for PgRow {
    fn field<T>(&self, name: &str) -> sqlx::Result<T>
    where
        T: for<'v> Decode<'v, Postgres> + Type<Postgres>,
    {
        self.try_get(name)
    }
}

impl<'c> Connection<'c> {
    pub(super) fn query(self, sql: impl SqlSafeStr) -> Query<'c> {
        match self {
            Connection::Sqlite(connection) => Query::Sqlite(connection, sqlx::query(sql)),
            Connection::Postgres(connection, timeout) => {
                Query::Postgres(connection, timeout, sqlx::query(sql))
            }
        }
    }
}

/// Queries of the catalogue and other differences.
impl Connection<'_> {
    /// The query for the names of all tables.
    pub(super) fn tables(&self) -> &'static str {
        match self {
            Connection::Sqlite(_) => "SELECT name FROM sqlite_schema WHERE type = 'table'",
            Connection::Postgres(..) => {
                "SELECT table_name::TEXT FROM information_schema.tables WHERE table_schema = current_schema()"
            }
        }
    }

    /// The query for the columns of a table: name, type, and position in the primary key, from 1, or 0.
    pub(super) fn columns(&self) -> &'static str {
        match self {
            Connection::Sqlite(_) => "SELECT name, type, pk FROM pragma_table_info($1) ORDER BY cid",
            Connection::Postgres(..) => {
                "SELECT attname::TEXT, format_type(atttypid, NULL),
                    COALESCE((SELECT array_position(indkey::INT[], attnum::INT) + 1
                              FROM pg_index WHERE indrelid = attrelid AND indisprimary), 0)::BIGINT
                 FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped
                 ORDER BY attnum"
            }
        }
    }

    /// Can one statement write two tables? That saves a round trip to the server.
    pub(super) fn writes_two_tables(&self) -> bool {
        matches!(self, Connection::Postgres(..))
    }

    /// The statement after which new tables get numbers above all existing ones; `None` if that is automatic.
    pub(super) fn reset_table_sequence(&self) -> Option<&'static str> {
        match self {
            Connection::Sqlite(_) => None,
            Connection::Postgres(..) => Some(
                "SELECT setval(pg_get_serial_sequence('tables', 'id'),
                    (SELECT COALESCE(MAX(id), 0) + 1 FROM tables), FALSE)",
            ),
        }
    }
}

impl Query<'_> {
    pub(super) fn bind<'v>(self, value: impl Value<'v>) -> Self {
        match self {
            Query::Sqlite(connection, query) => Query::Sqlite(connection, query.bind(value)),
            Query::Postgres(connection, timeout, query) => {
                Query::Postgres(connection, timeout, query.bind(value))
            }
        }
    }

    /// Returns the number of changed rows.
    pub(super) async fn execute(self) -> Result<u64, StoreError> {
        Ok(match self {
            Query::Sqlite(connection, query) => query.execute(connection).await?.rows_affected(),
            Query::Postgres(connection, timeout, query) => {
                within(timeout, query.execute(connection)).await?.rows_affected()
            }
        })
    }

    /// All rows.
    pub(super) async fn all<T: Record>(self) -> Result<Vec<T>, StoreError> {
        let read = match self {
            Query::Sqlite(connection, query) => {
                query.fetch_all(connection).await?.iter().map(T::from_row).collect::<sqlx::Result<_>>()
            }
            Query::Postgres(connection, timeout, query) => {
                within(timeout, query.fetch_all(connection)).await?.iter().map(T::from_row).collect()
            }
        };
        Ok(read?)
    }

    /// The first row, if there is one.
    pub(super) async fn optional<T: Record>(self) -> Result<Option<T>, StoreError> {
        let read = match self {
            Query::Sqlite(connection, query) => {
                query.fetch_optional(connection).await?.as_ref().map(T::from_row)
            }
            Query::Postgres(connection, timeout, query) => {
                within(timeout, query.fetch_optional(connection)).await?.as_ref().map(T::from_row)
            }
        };
        Ok(read.transpose()?)
    }

    /// The first row; an error if there is none.
    pub(super) async fn one<T: Record>(self) -> Result<T, StoreError> {
        self.optional().await?.ok_or(StoreError::Database(sqlx::Error::RowNotFound))
    }

    /// The only column of all rows.
    pub(super) async fn values<T>(self) -> Result<Vec<T>, StoreError>
    where
        (T,): Record,
    {
        Ok(self.all().await?.into_iter().map(|(value,)| value).collect())
    }

    /// The only column of the first row; an error if there is none.
    pub(super) async fn value<T>(self) -> Result<T, StoreError>
    where
        (T,): Record,
    {
        Ok(self.one::<(T,)>().await?.0)
    }

    /// The only column of the first row, if there is one.
    pub(super) async fn optional_value<T>(self) -> Result<Option<T>, StoreError>
    where
        (T,): Record,
    {
        Ok(self.optional::<(T,)>().await?.map(|(value,)| value))
    }
}

/// Limits how long to wait for the server.
pub(super) async fn within<T>(
    timeout: Duration,
    work: impl Future<Output = sqlx::Result<T>>,
) -> Result<T, StoreError> {
    Ok(tokio::time::timeout(timeout, work).await.map_err(|_| StoreError::Timeout)??)
}
