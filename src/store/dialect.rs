//! The differences of the two databases. The text of a query is the same for both: `$1` for a bound value, 64-bit integers
//! (flags are 0 or 1), 64-bit floating point and text, `RETURNING`, `ON CONFLICT`.
//!
//! Concurrent writes differ. On SQLite there is one writer ([`mod@super::writer`]). On PostgreSQL a transaction sees one
//! snapshot, and writing a row that another transaction has changed since then fails with a transient error
//! ([`StoreError::is_transient`](super::StoreError::is_transient)), after which the transaction is tried again. Thus the row
//! of a table orders its commands, and commands at different tables run in parallel.

use super::columns::{FromColumn, ToColumn};
use super::{Result, StoreError};
use crate::table::{Player, TableId, Timestamp};
use futures_util::TryStreamExt as _;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query as SqlxQuery;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{
    ColumnIndex, Decode, Encode, PgConnection, Postgres, Row as _, SqlSafeStr, Sqlite, SqliteConnection, Type,
};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

/// Skips as many numbers of tables, tournaments and seeks as are bound, on SQLite.
pub(super) const SKIP_SQLITE_NUMBERS: &str =
    "WITH kinds (name) AS (VALUES ('tables'), ('tournaments'), ('seeks'))
     INSERT INTO sqlite_sequence (name, seq) SELECT name, 0 FROM kinds
     WHERE name NOT IN (SELECT name FROM sqlite_sequence);
     UPDATE sqlite_sequence SET seq = seq + $1 WHERE name IN ('tables', 'tournaments', 'seeks')";

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

/// A value that can be read from both databases.
pub(super) trait Field:
    for<'v> Decode<'v, Sqlite> + Type<Sqlite> + for<'v> Decode<'v, Postgres> + Type<Postgres>
{
}

impl<T> Field for T where
    T: for<'v> Decode<'v, Sqlite> + Type<Sqlite> + for<'v> Decode<'v, Postgres> + Type<Postgres>
{
}

/// A row of either database.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// The field of this column, which is given by its name or by its position from 0.
    pub(super) fn get<T: FromColumn>(
        &self,
        column: impl ColumnIndex<SqliteRow> + ColumnIndex<PgRow>,
    ) -> Result<T> {
        Ok(T::from_column(match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        }))
    }

    /// The flag in the column of this name, which may have none.
    pub(super) fn flag(&self, column: &str) -> Result<Option<bool>> {
        self.get(column)
    }

    /// The time in the column of this name.
    pub(super) fn time(&self, column: &str) -> Result<Timestamp> {
        self.get(column)
    }

    /// The value that the name in a column stands for; `None` if the column is empty or this version does not know the name.
    pub(super) fn named<T>(&self, column: &str, value: impl Fn(&str) -> Option<T>) -> Result<Option<T>> {
        Ok(self.get::<Option<String>>(column)?.as_deref().and_then(value))
    }

    /// The value that the text in a column is parsed to; `None` if the column is empty or cannot be parsed.
    pub(super) fn parsed<T: FromStr>(&self, column: &str) -> Result<Option<T>> {
        self.named(column, |text| text.parse().ok())
    }

    /// The number of a table in the first column.
    pub(super) fn table_id(&self) -> Result<TableId> {
        self.get(0)
    }

    /// The id and the name of a player.
    pub(super) fn player(&self) -> Result<Player> {
        Ok(Player { id: self.get("id")?, name: self.get("name")? })
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
    /// The names of all tables.
    pub(super) async fn table_names(self) -> Result<Vec<String>> {
        let query = match self {
            Connection::Sqlite(_) => "SELECT name FROM sqlite_schema WHERE type = 'table'",
            Connection::Postgres(..) => {
                "SELECT table_name::TEXT FROM information_schema.tables WHERE table_schema = current_schema()"
            }
        };
        self.query(query).values().await
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

    /// A query that returns rows, and statements that return none and are carried out in the same round trip. The query sees what was
    /// before them. All of them have the same bound values.
    pub(super) fn statements(&self, query: &str, statements: &[&str]) -> String {
        match self {
            Connection::Sqlite(_) => format!("{query}; {}", statements.join("; ")),
            Connection::Postgres(..) => {
                let named = statements.iter().enumerate();
                let named = named.map(|(number, statement)| format!("statement_{number} AS ({statement})"));
                format!("WITH {} {query}", named.collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// A statement that changes rows of a table and returns something of them, and another one for each changed row, in the same round
    /// trip. `then` inserts into a table what it selects, and has a condition.
    pub(super) fn update_and_insert(&self, update: &str, then: &str) -> String {
        match self {
            Connection::Sqlite(_) => format!("{update}; {then} WHERE changes() > 0"),
            Connection::Postgres(..) => {
                format!("WITH updated AS ({update}), inserted AS ({then} FROM updated) SELECT * FROM updated")
            }
        }
    }

    /// The size of the database, in bytes.
    pub(super) fn size(&self) -> &'static str {
        match self {
            Connection::Sqlite(_) => {
                "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
            }
            Connection::Postgres(..) => "SELECT pg_database_size(current_database())",
        }
    }

    /// Skips as many numbers of tables, tournaments and seeks as are bound.
    pub(super) fn skip_numbers(&self) -> &'static str {
        match self {
            Connection::Sqlite(_) => SKIP_SQLITE_NUMBERS,
            Connection::Postgres(..) => {
                "SELECT setval(pg_get_serial_sequence(name, 'id'), nextval(pg_get_serial_sequence(name, 'id')) + $1)
                 FROM (VALUES ('tables'), ('tournaments'), ('seeks')) AS kinds (name)"
            }
        }
    }

    /// The statements after which new tables, tournaments and seeks get numbers above all existing ones; none if that is
    /// automatic.
    pub(super) fn reset_sequences(&self) -> &'static [&'static str] {
        match self {
            Connection::Sqlite(_) => &[],
            Connection::Postgres(..) => &[
                "SELECT setval(pg_get_serial_sequence('tables', 'id'),
                    (SELECT COALESCE(MAX(id), 0) + 1 FROM tables), FALSE)",
                "SELECT setval(pg_get_serial_sequence('tournaments', 'id'),
                    (SELECT COALESCE(MAX(id), 0) + 1 FROM tournaments), FALSE)",
                "SELECT setval(pg_get_serial_sequence('seeks', 'id'),
                    (SELECT COALESCE(MAX(id), 0) + 1 FROM seeks), FALSE)",
            ],
        }
    }
}

impl Query<'_> {
    pub(super) fn bind<'v>(self, value: impl ToColumn<'v>) -> Self {
        let value = value.to_column();
        match self {
            Query::Sqlite(connection, query) => Query::Sqlite(connection, query.bind(value)),
            Query::Postgres(connection, timeout, query) => {
                Query::Postgres(connection, timeout, query.bind(value))
            }
        }
    }

    /// Binds both ends of a range of time.
    pub(super) fn bind_range(self, time: &RangeInclusive<Timestamp>) -> Self {
        self.bind(*time.start()).bind(*time.end())
    }

    /// Runs a statement that gives no rows.
    pub(super) async fn execute(self) -> Result<()> {
        self.rows_affected().await.map(drop)
    }

    /// Runs a statement. Returns the number of rows that it has changed.
    pub(super) async fn rows_affected(self) -> Result<u64> {
        Ok(match self {
            Query::Sqlite(connection, query) => query.execute(connection).await?.rows_affected(),
            Query::Postgres(connection, timeout, query) => {
                within(timeout, query.execute(connection)).await?.rows_affected()
            }
        })
    }

    /// All rows, each read by `read`.
    pub(super) async fn all<T>(self, read: impl Fn(&Row) -> Result<T>) -> Result<Vec<T>> {
        match self {
            Query::Sqlite(connection, query) => {
                let rows = query.fetch_all(connection).await?;
                rows.into_iter().map(|row| read(&Row::Sqlite(row))).collect()
            }
            Query::Postgres(connection, timeout, query) => {
                let rows = within(timeout, query.fetch_all(connection)).await?;
                rows.into_iter().map(|row| read(&Row::Postgres(row))).collect()
            }
        }
    }

    /// Calls a function with each row as it arrives. The rows are not kept.
    pub(super) async fn for_each(self, mut each: impl FnMut(&Row) -> Result<()>) -> Result<()> {
        match self {
            Query::Sqlite(connection, query) => {
                let mut rows = query.fetch(connection);
                while let Some(row) = rows.try_next().await? {
                    each(&Row::Sqlite(row))?;
                }
            }
            Query::Postgres(connection, timeout, query) => {
                let mut rows = query.fetch(connection);
                while let Some(row) = within(timeout, rows.try_next()).await? {
                    each(&Row::Postgres(row))?;
                }
            }
        }
        Ok(())
    }

    /// The first row, if there is one.
    pub(super) async fn optional_row(self) -> Result<Option<Row>> {
        Ok(match self {
            Query::Sqlite(connection, query) => query.fetch_optional(connection).await?.map(Row::Sqlite),
            Query::Postgres(connection, timeout, query) => {
                within(timeout, query.fetch_optional(connection)).await?.map(Row::Postgres)
            }
        })
    }

    /// The first row, if there is one, read by `read`.
    pub(super) async fn optional<T>(self, read: impl Fn(&Row) -> Result<T>) -> Result<Option<T>> {
        self.optional_row().await?.as_ref().map(read).transpose()
    }

    /// The first row; an error if there is none.
    pub(super) async fn one<T>(self, read: impl Fn(&Row) -> Result<T>) -> Result<T> {
        self.optional(read).await?.ok_or(StoreError::Database(sqlx::Error::RowNotFound))
    }

    /// The only column of all rows.
    pub(super) async fn values<T: FromColumn>(self) -> Result<Vec<T>> {
        self.all(|row| row.get(0)).await
    }

    /// The only column of the first row; an error if there is none.
    pub(super) async fn value<T: FromColumn>(self) -> Result<T> {
        self.one(|row| row.get(0)).await
    }

    /// The number that is the only column of the only row.
    pub(super) async fn count(self) -> Result<usize> {
        self.value().await
    }

    /// The only column of the first row, if there is one.
    pub(super) async fn optional_value<T: FromColumn>(self) -> Result<Option<T>> {
        self.optional(|row| row.get(0)).await
    }
}

/// A statement that inserts a row, or updates the one with the same value in its first column.
pub(super) fn upsert(table: &str, columns: &str) -> String {
    let (key, others) = columns.split_once(", ").unwrap_or((columns, ""));
    let updates = others.split(", ").map(|column| format!("{column} = excluded.{column}"));
    let (updates, count) = (updates.collect::<Vec<_>>().join(", "), columns.split(", ").count());
    let values = placeholders(1..=count);
    format!("INSERT INTO {table} ({columns}) VALUES ({values}) ON CONFLICT ({key}) DO UPDATE SET {updates}")
}

/// The places of the bound values with these numbers.
pub(super) fn placeholders(numbers: RangeInclusive<usize>) -> String {
    numbers.map(|number| format!("${number}")).collect::<Vec<_>>().join(", ")
}

/// The places of the bound values of this many rows, as they follow `VALUES`. SQLite binds at most 32,766 values.
pub(super) fn value_rows(rows: usize, width: usize) -> String {
    let row = |row: usize| format!("({})", placeholders(row * width + 1..=(row + 1) * width));
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

/// Limits how long to wait for the server.
pub(super) async fn within<T>(timeout: Duration, work: impl Future<Output = sqlx::Result<T>>) -> Result<T> {
    Ok(tokio::time::timeout(timeout, work).await.map_err(|_| StoreError::Timeout)??)
}
