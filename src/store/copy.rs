//! Copying a database into another, empty one. A copy that was interrupted can be resumed: rows are copied in the order of
//! their keys, and existing ones are not copied again.

use super::dialect::{Query, Row, placeholders, value_rows};
use super::{Result, Store, StoreError, Transaction, postgres};
use crate::table::Timestamp;
use sqlx::AssertSqlSafe;
use thiserror::Error;

/// All tables of the schema, each after those that it references.
const TABLES: [&str; 46] = [
    "application",
    "players",
    "tables",
    "seats",
    "invited",
    "events",
    "offer_messages",
    "relocations",
    "outdated_messages",
    "outdated_threads",
    "new_threads",
    "aside",
    "results",
    "ratings",
    "rating_changes",
    "guild_players",
    "preferences",
    "vacations",
    "blocks",
    "notices",
    "watches",
    "puzzle_answers",
    "puzzle_ratings",
    "puzzle_runs",
    "rating_roles",
    "role_holders",
    "private_boards",
    "plans",
    "votes",
    "daily_puzzles",
    "daily_answers",
    "seeks",
    "seek_posts",
    "seek_joins",
    "mirrors",
    "servers",
    "server_channels",
    "heartbeat",
    "shard_heartbeats",
    "tournaments",
    "tournament_messages",
    "tournament_events",
    "tournament_entrants",
    "tournament_tables",
    "tournament_places",
    "posts",
];

/// The rows of one statement: SQLite binds at most 32,766 values.
const BATCH_ROWS: usize = 1000;

/// The progress of copying a table.
#[derive(Clone, Copy, Debug)]
pub struct CopyProgress {
    /// The name of the table.
    pub table: &'static str,
    /// The rows that are copied.
    pub done: i64,
    /// All its rows.
    pub all: i64,
}

/// A copy that is complete and checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopyReport {
    /// The number of copied rows.
    pub rows: i64,
    /// The number of active tables that were replayed in both databases and are equal.
    pub replayed: usize,
}

/// Why a copy failed.
#[derive(Debug, Error)]
pub enum CopyError {
    /// The target database is not empty.
    #[error("the target database already has games: name an empty one")]
    NotEmpty,
    /// The bot has run on the source since the copy was begun.
    #[error("the bot has run since the copy was started: start over with an empty database")]
    Changed,
    /// The copy differs from the source.
    #[error("the copy differs from its source and cannot be used: {0}")]
    Differs(String),
    /// One of the databases failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A column of a table.
struct Column {
    name: String,
    kind: Kind,
    /// The position in the primary key, from 1, or 0.
    key_position: i64,
}

/// The type of a column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Integer,
    Float,
    Text,
}

/// The value of a field, if it has one. PostgreSQL needs the type of a null value.
#[derive(Clone)]
enum Field {
    Integer(Option<i64>),
    Float(Option<f64>),
    Text(Option<String>),
}

impl Column {
    fn read(&self, row: &Row) -> Result<Field> {
        let name = self.name.as_str();
        Ok(match self.kind {
            Kind::Integer => Field::Integer(row.get(name)?),
            Kind::Float => Field::Float(row.get(name)?),
            Kind::Text => Field::Text(row.get(name)?),
        })
    }
}

impl Field {
    fn bind(query: Query<'_>, field: Field) -> Query<'_> {
        match field {
            Field::Integer(number) => query.bind(number),
            Field::Float(number) => query.bind(number),
            Field::Text(text) => query.bind(text),
        }
    }
}

impl Store {
    /// Copies everything into another database while no process serves either of them. Then compares counts of rows and
    /// replays active tables.
    ///
    /// # Errors
    ///
    /// If the target is not empty, differs afterwards, or a database fails.
    pub async fn copy_to(
        &self,
        other: &Store,
        mut report: impl FnMut(CopyProgress),
    ) -> Result<CopyReport, CopyError> {
        self.mark_incomplete(other).await?;
        let mut rows = 0;
        for table in TABLES {
            rows += self.copy(other, table, &mut report).await?;
        }
        let replayed = self.compare(other).await?;
        let mut end = other.write().await?;
        let resets = end.connection().reset_sequences();
        for reset in resets {
            end.query(*reset).value::<i64>().await?;
        }
        end.query("DROP TABLE moving").execute().await?;
        end.commit().await?;
        Ok(CopyReport { rows, replayed })
    }

    /// Is this database the target of a copy that is not complete?
    pub async fn is_partial_copy(&self) -> Result<bool> {
        postgres::retry(postgres::STARTUP_TIMEOUT, || async {
            let names = self.read().await?.connection().table_names().await?;
            Ok(names.iter().any(|name| name == "moving"))
        })
        .await
    }

    /// Marks the other database as incomplete. The mark holds a state of this one that changes whenever the bot runs.
    async fn mark_incomplete(&self, other: &Store) -> Result<(), CopyError> {
        let mut own = self.read().await?;
        let state = format!(
            "{:?} {}",
            own.schedule().heartbeat().await?.map(Timestamp::unix_millis),
            own.count("events").await?
        );
        let is_partial_copy = other.is_partial_copy().await?;
        let mut mark = other.write().await?;
        if is_partial_copy {
            let before: String = mark.query("SELECT state FROM moving").value().await?;
            return if before == state { Ok(()) } else { Err(CopyError::Changed) };
        }
        if mark.count("players").await? > 0 || mark.schedule().heartbeat().await?.is_some() {
            return Err(CopyError::NotEmpty);
        }
        mark.query("CREATE TABLE moving (state TEXT NOT NULL)").execute().await?;
        mark.query("INSERT INTO moving (state) VALUES ($1)").bind(state).execute().await?;
        Ok(mark.commit().await?)
    }

    /// Copies the missing rows of a table. Returns the number of all its rows.
    async fn copy(
        &self,
        other: &Store,
        table: &'static str,
        report: &mut impl FnMut(CopyProgress),
    ) -> Result<i64, CopyError> {
        let all = self.read().await?.without_timeout().count(table).await?;
        let mut target = other.read().await?.without_timeout();
        let mut done = target.count(table).await?;
        let columns = target.columns(table).await?;
        let mut keys: Vec<&Column> = columns.iter().filter(|column| column.key_position > 0).collect();
        keys.sort_by_key(|column| column.key_position);
        // The order of text differs between databases. Tables with a text key are small and copied from their beginning.
        let is_in_order = keys.iter().all(|key| key.kind == Kind::Integer);
        let mut last = if is_in_order { target.last(table, &keys).await? } else { Vec::new() };
        drop(target);
        loop {
            let rows = self.read().await?.without_timeout().after(table, &columns, &keys, last).await?;
            let Some(row) = rows.last() else { break };
            let index_of = |key: &&Column| columns.iter().position(|column| column.name == key.name);
            last = keys.iter().filter_map(index_of).map(|index| row[index].clone()).collect();
            // A resumed copy repeats what a power failure undoes.
            let mut target = other.write_relaxed().await?.without_timeout();
            done += target.insert(table, &columns, rows).await?;
            target.commit().await?;
            report(CopyProgress { table, done, all });
        }
        if done != all {
            return Err(CopyError::Differs(format!("{table} has {done} rows instead of {all}")));
        }
        Ok(all)
    }

    /// Replays every active table in both databases. Returns their number.
    async fn compare(&self, other: &Store) -> Result<usize, CopyError> {
        let (mut one, mut other) =
            (self.read().await?.without_timeout(), other.read().await?.without_timeout());
        let ids = one.query("SELECT id FROM tables WHERE phase IN ('invitation', 'playing') ORDER BY id");
        let ids = ids.values().await?;
        for id in ids.iter().copied() {
            // Errors are compared as well.
            let text = |table| format!("{table:?}");
            if text(one.tables().load(id).await) != text(other.tables().load(id).await) {
                return Err(CopyError::Differs(format!("table {id} is another one")));
            }
        }
        Ok(ids.len())
    }
}

impl<A> Transaction<A> {
    async fn count(&mut self, table: &'static str) -> Result<i64> {
        self.query(AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"))).value().await
    }

    async fn columns(&mut self, table: &'static str) -> Result<Vec<Column>> {
        let columns = self.connection().columns();
        let column = |row: &Row| {
            let kind = match row.get::<String>(1)?.to_lowercase().as_str() {
                "text" => Kind::Text,
                "double precision" => Kind::Float,
                _ => Kind::Integer,
            };
            Ok(Column { name: row.get(0)?, kind, key_position: row.get(2)? })
        };
        self.query(columns).bind(table).all(column).await
    }

    /// The key of the last row, empty if there is none.
    async fn last(&mut self, table: &str, keys: &[&Column]) -> Result<Vec<Field>> {
        let names = names(keys.iter().copied());
        let downwards = names.replace(',', " DESC,");
        let sql = format!("SELECT {names} FROM {table} ORDER BY {downwards} DESC LIMIT 1");
        let last = self.query(AssertSqlSafe(sql));
        Ok(last.optional(|row| keys.iter().map(|key| key.read(row)).collect()).await?.unwrap_or_default())
    }

    /// The rows after this key; those from the beginning if it is empty.
    async fn after(
        &mut self,
        table: &str,
        columns: &[Column],
        keys: &[&Column],
        last: Vec<Field>,
    ) -> Result<Vec<Vec<Field>>> {
        let (all, keys) = (names(columns), names(keys.iter().copied()));
        let after = match last.len() {
            0 => String::new(),
            count => format!("WHERE ({keys}) > ({})", placeholders(1..=count)),
        };
        let sql = format!("SELECT {all} FROM {table} {after} ORDER BY {keys} LIMIT {BATCH_ROWS}");
        let query = last.into_iter().fold(self.query(AssertSqlSafe(sql)), Field::bind);
        query.all(|row| columns.iter().map(|column| column.read(row)).collect()).await
    }

    /// Inserts the rows that do not exist yet. Returns their number.
    async fn insert(&mut self, table: &str, columns: &[Column], rows: Vec<Vec<Field>>) -> Result<i64> {
        let (all, values) = (names(columns), value_rows(rows.len(), columns.len()));
        let sql = format!("INSERT INTO {table} ({all}) VALUES {values} ON CONFLICT DO NOTHING");
        let query = self.query(AssertSqlSafe(sql));
        Ok(rows.into_iter().flatten().fold(query, Field::bind).rows_affected().await? as i64)
    }
}

fn names<'c>(columns: impl IntoIterator<Item = &'c Column>) -> String {
    columns.into_iter().map(|column| column.name.as_str()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Shards;
    use crate::store::tests::{begun, temporary};

    #[tokio::test]
    async fn every_table_of_the_schema_is_copied() {
        let store = temporary().await;
        let mut transaction = store.read().await.expect("a reader");
        let mut names = transaction.connection().table_names().await.expect("names");
        names.retain(|name| !name.contains("sql"));
        names.sort();
        let mut known = TABLES;
        known.sort_unstable();
        assert_eq!(names, known);
    }

    #[tokio::test]
    async fn only_an_empty_database_is_filled() {
        let (one, other) = (temporary().await, temporary().await);
        begun(&one).await;
        begun(&other).await;
        assert!(matches!(one.copy_to(&other, |_| ()).await, Err(CopyError::NotEmpty)));
        let empty = temporary().await;
        let moved = one.copy_to(&empty, |_| ()).await.expect("it is empty");
        assert_eq!(moved, CopyReport { rows: 2 + 1 + 2 + 3, replayed: 1 });
        assert!(!empty.is_partial_copy().await.expect("a reader"));
        assert!(
            matches!(one.copy_to(&empty, |_| ()).await, Err(CopyError::NotEmpty)),
            "it was copied already"
        );
    }

    #[tokio::test]
    async fn an_interrupted_copy_can_be_resumed_unless_the_bot_has_run() {
        let (one, other) = (temporary().await, temporary().await);
        begun(&one).await;
        one.mark_incomplete(&other).await.expect("it is empty");
        for table in ["players", "tables"] {
            one.copy(&other, table, &mut |_| ()).await.expect("copied");
        }
        assert!(other.is_partial_copy().await.expect("a reader"));
        let mut copied = Vec::new();
        let moved = one.copy_to(&other, |progress| copied.push(progress.table)).await.expect("it goes on");
        assert_eq!((moved.replayed, copied), (1, vec!["seats", "events"]));

        let third = temporary().await;
        one.mark_incomplete(&third).await.expect("it is empty");
        let mut beat = one.write().await.expect("a writer");
        beat.schedule().save_heartbeat(Shards::ALL, Timestamp::from_unix_millis(5)).await.expect("saved");
        beat.commit().await.expect("on disk");
        assert!(matches!(one.copy_to(&third, |_| ()).await, Err(CopyError::Changed)));
    }

    #[tokio::test]
    async fn a_copy_that_differs_is_refused() {
        let (one, other) = (temporary().await, temporary().await);
        let table = begun(&one).await.id();
        one.mark_incomplete(&other).await.expect("it is empty");
        one.copy(&other, "players", &mut |_| ()).await.expect("copied");
        let mut damage = other.write().await.expect("a writer");
        damage.query("UPDATE players SET name = 'Eve' WHERE id = 2").execute().await.expect("damage");
        damage.commit().await.expect("on disk");
        let differs = one.copy_to(&other, |_| ()).await.expect_err("a name is another one");
        assert!(differs.to_string().contains(&format!("table {table} is another one")), "{differs}");
        assert!(other.is_partial_copy().await.expect("a reader"), "it stays marked as incomplete");
    }
}
