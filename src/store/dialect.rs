//! The two databases and what differs between them. The text of a query is the same for both: `$1` for what is bound,
//! 64-bit integers (flags are 0 or 1), fractions of 64 bits and text, `RETURNING`, `ON CONFLICT`.
//!
//! What orders those who write at the same time differs. On SQLite there is one writer ([`mod@super::writer`]). On
//! PostgreSQL a transaction sees one moment of the database as well, and writing a row that somebody else has written
//! since then fails ([`StoreError::is_transient`](super::StoreError::passes)): whoever wrote it begins once more and sees it
//! as it is. So the row of a table orders its commands, and different tables go on side by side.

use super::StoreError;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query as Typed;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{
    Decode, Encode, FromRow, PgConnection, Postgres, Row, SqlSafeStr, Sqlite, SqliteConnection, Type,
};
use std::time::Duration;
use tokio::time::timeout;

/// A connection to one of the two.
pub(super) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    /// An answer is waited for so long: a network that was cut says nothing.
    Postgres(&'c mut PgConnection, Duration),
}

/// A query on its way to a connection.
pub(super) enum Query<'c> {
    Sqlite(&'c mut SqliteConnection, Typed<'static, Sqlite, SqliteArguments>),
    Postgres(&'c mut PgConnection, Duration, Typed<'static, Postgres, PgArguments>),
}

/// What can be bound to both.
pub(super) trait Value<'v>:
    Encode<'v, Sqlite> + Type<Sqlite> + Encode<'v, Postgres> + Type<Postgres>
{
}

impl<'v, T> Value<'v> for T where T: Encode<'v, Sqlite> + Type<Sqlite> + Encode<'v, Postgres> + Type<Postgres> {}

/// What a row becomes, of either database.
pub(super) trait Record:
    for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin
{
}

impl<T> Record for T where T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

/// A row whose fields are asked for by name.
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
            Connection::Postgres(connection, patience) => {
                Query::Postgres(connection, patience, sqlx::query(sql))
            }
        }
    }
}

/// What each database says of itself.
impl Connection<'_> {
    /// The names of its tables.
    pub(super) fn tables(&self) -> &'static str {
        match self {
            Connection::Sqlite(_) => "SELECT name FROM sqlite_schema WHERE type = 'table'",
            Connection::Postgres(..) => {
                "SELECT table_name::TEXT FROM information_schema.tables WHERE table_schema = current_schema()"
            }
        }
    }

    /// The columns of a table: the name, the type, and from 1 the place in the primary key.
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

    /// Can one statement write two tables? That is one word less to a server.
    pub(super) fn writes_two_tables(&self) -> bool {
        matches!(self, Connection::Postgres(..))
    }

    /// Has numbers of tables go on after those that were written with their numbers.
    pub(super) fn numbers(&self) -> Option<&'static str> {
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
            Query::Postgres(connection, patience, query) => {
                Query::Postgres(connection, patience, query.bind(value))
            }
        }
    }

    /// Says how many rows it has changed.
    pub(super) async fn execute(self) -> Result<u64, StoreError> {
        Ok(match self {
            Query::Sqlite(connection, query) => query.execute(connection).await?.rows_affected(),
            Query::Postgres(connection, patience, query) => {
                within(patience, query.execute(connection)).await?.rows_affected()
            }
        })
    }

    /// All rows.
    pub(super) async fn all<T: Record>(self) -> Result<Vec<T>, StoreError> {
        let read = match self {
            Query::Sqlite(connection, query) => {
                query.fetch_all(connection).await?.iter().map(T::from_row).collect::<sqlx::Result<_>>()
            }
            Query::Postgres(connection, patience, query) => {
                within(patience, query.fetch_all(connection)).await?.iter().map(T::from_row).collect()
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
            Query::Postgres(connection, patience, query) => {
                within(patience, query.fetch_optional(connection)).await?.as_ref().map(T::from_row)
            }
        };
        Ok(read.transpose()?)
    }

    /// The only row, which there is.
    pub(super) async fn one<T: Record>(self) -> Result<T, StoreError> {
        self.optional().await?.ok_or(StoreError::Database(sqlx::Error::RowNotFound))
    }

    /// The only field of all rows.
    pub(super) async fn values<T>(self) -> Result<Vec<T>, StoreError>
    where
        (T,): Record,
    {
        Ok(self.all().await?.into_iter().map(|(value,)| value).collect())
    }

    /// The only field of the only row, which there is.
    pub(super) async fn value<T>(self) -> Result<T, StoreError>
    where
        (T,): Record,
    {
        Ok(self.one::<(T,)>().await?.0)
    }

    /// The only field of the first row, if there is one.
    pub(super) async fn optional_value<T>(self) -> Result<Option<T>, StoreError>
    where
        (T,): Record,
    {
        Ok(self.optional::<(T,)>().await?.map(|(value,)| value))
    }
}

/// Waits for a server, but not for ever.
pub(super) async fn within<T>(
    patience: Duration,
    work: impl Future<Output = sqlx::Result<T>>,
) -> Result<T, StoreError> {
    Ok(timeout(patience, work).await.map_err(|_| StoreError::Timeout)??)
}
