//! Everything of one database brought into another, empty one. It may stop at any moment and be begun again: rows are
//! copied in the order of their keys, and those that are there are not copied again.

use super::{Store, StoreError, Transaction, postgres};
use crate::table::TableId;
use sqlx::{AssertSqlSafe, Decode, FromRow, Row, Type};
use thiserror::Error;

/// All tables of the schema, those before others that these name.
const TABLES: [&str; 15] = [
    "players",
    "tables",
    "seats",
    "invited",
    "events",
    "aside",
    "results",
    "ratings",
    "rating_changes",
    "guild_players",
    "preferences",
    "vacations",
    "servers",
    "server_channels",
    "heartbeat",
];

/// So many rows are copied at a time: SQLite binds 32,766 values at most.
const ROWS: usize = 1000;

/// How far a table has come.
#[derive(Clone, Copy, Debug)]
pub struct CopyProgress {
    /// Its name.
    pub table: &'static str,
    /// So many of its rows are there…
    pub done: i64,
    /// …of so many.
    pub all: i64,
}

/// What was brought, and checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopyReport {
    /// So many rows in all.
    pub rows: i64,
    /// So many tables at which somebody plays or is invited were replayed in both databases, and are the same.
    pub replayed: usize,
}

/// Why not all could be brought.
#[derive(Debug, Error)]
pub enum CopyError {
    /// There is something else in the other database.
    #[error("there are games in the database that is to be filled: name an empty one")]
    NotEmpty,
    /// The bot has run between two tries.
    #[error("the bot has run since the copy was begun: begin again with an empty database")]
    Changed,
    /// It is not the same.
    #[error("the copy is not the same, and is of no use: {0}")]
    Differs(String),
    /// One of the two failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A column of a table.
struct Column {
    name: String,
    kind: Kind,
    /// From 1, if it is one of the primary key.
    place: i64,
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Integer,
    Fraction,
    Text,
}

/// What a field holds.
#[derive(Clone)]
enum Field {
    Null,
    Integer(i64),
    Fraction(f64),
    Text(String),
}

/// A row of any table.
struct Fields(Vec<Field>);

impl<'r, R> FromRow<'r, R> for Fields
where
    R: Row,
    usize: sqlx::ColumnIndex<R>,
    Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
    Option<f64>: Decode<'r, R::Database> + Type<R::Database>,
    Option<String>: Decode<'r, R::Database> + Type<R::Database>,
{
    fn from_row(row: &'r R) -> sqlx::Result<Fields> {
        let field = |index: usize| {
            if let Ok(number) = row.try_get::<Option<i64>, _>(index) {
                return Ok(number.map_or(Field::Null, Field::Integer));
            }
            if let Ok(number) = row.try_get::<Option<f64>, _>(index) {
                return Ok(number.map_or(Field::Null, Field::Fraction));
            }
            Ok(row.try_get::<Option<String>, _>(index)?.map_or(Field::Null, Field::Text))
        };
        (0..row.len()).map(field).collect::<sqlx::Result<_>>().map(Fields)
    }
}

impl Store {
    /// Copies everything into another database, which nobody serves, as nobody serves this one; then counts, and replays
    /// what is played.
    pub async fn copy_to(
        &self,
        other: &Store,
        mut tell: impl FnMut(CopyProgress),
    ) -> Result<CopyReport, CopyError> {
        self.begin_to_fill(other).await?;
        let mut rows = 0;
        for table in TABLES {
            rows += self.copy(other, table, &mut tell).await?;
        }
        let replayed = self.compare(other).await?;
        let mut end = other.write().await?;
        let numbers = end.connection().numbers();
        if let Some(numbers) = numbers {
            end.query(numbers).value::<i64>().await?;
        }
        end.query("DROP TABLE moving").execute().await?;
        end.commit().await?;
        Ok(CopyReport { rows, replayed })
    }

    /// Was it begun to fill this database, and did that not come to its end?
    pub async fn is_partial_copy(&self) -> Result<bool, StoreError> {
        postgres::retry(postgres::STARTUP_TIMEOUT, || async {
            let mut transaction = self.read().await?;
            let names = transaction.connection().tables();
            let names: Vec<String> = transaction.query(names).values().await?;
            Ok(names.iter().any(|name| name == "moving"))
        })
        .await
    }

    /// Marks the other database until it is filled, with what changes whenever the bot runs on this one.
    async fn begin_to_fill(&self, other: &Store) -> Result<(), CopyError> {
        let mut own = self.read().await?;
        let state = format!("{:?} {}", own.schedule().heartbeat().await?, own.count("events").await?);
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

    /// Copies what is missing of a table. Says how many rows it has then.
    async fn copy(
        &self,
        other: &Store,
        table: &'static str,
        tell: &mut impl FnMut(CopyProgress),
    ) -> Result<i64, CopyError> {
        let all = self.read().await?.without_timeout().count(table).await?;
        let mut target = other.read().await?.without_timeout();
        let mut done = target.count(table).await?;
        let columns = target.columns(table).await?;
        let mut keys: Vec<&Column> = columns.iter().filter(|column| column.place > 0).collect();
        keys.sort_by_key(|column| column.place);
        // Text is in another order elsewhere; such tables are small, and copied from their beginning.
        let is_in_order = keys.iter().all(|key| key.kind == Kind::Integer);
        let mut last = if is_in_order { target.last(table, &keys).await? } else { None };
        drop(target);
        loop {
            let rows = self.read().await?.without_timeout().after(table, &columns, &keys, last).await?;
            let Some(Fields(row)) = rows.last() else { break };
            let place = |key: &&Column| columns.iter().position(|column| column.name == key.name);
            last = Some(keys.iter().filter_map(place).map(|place| row[place].clone()).collect());
            // Of what a machine loses with its power a next try knows.
            let mut target = other.write_relaxed().await?.without_timeout();
            done += target.insert(table, &columns, rows).await?;
            target.commit().await?;
            tell(CopyProgress { table, done, all });
        }
        if done != all {
            return Err(CopyError::Differs(format!("{table} has {done} rows instead of {all}")));
        }
        Ok(all)
    }

    /// Replays every table that is not over in both. Says how many there are.
    async fn compare(&self, other: &Store) -> Result<usize, CopyError> {
        let (mut one, mut other) =
            (self.read().await?.without_timeout(), other.read().await?.without_timeout());
        let ids = one.query("SELECT id FROM tables WHERE phase IN ('invitation', 'playing') ORDER BY id");
        let ids: Vec<i64> = ids.values().await?;
        for id in &ids {
            let id = TableId(*id);
            // One that cannot be replayed here cannot be replayed there.
            let told = |table| format!("{table:?}");
            if told(one.tables().load(id).await) != told(other.tables().load(id).await) {
                return Err(CopyError::Differs(format!("table {id} is another one")));
            }
        }
        Ok(ids.len())
    }
}

impl<A> Transaction<A> {
    async fn count(&mut self, table: &'static str) -> Result<i64, StoreError> {
        self.connection().query(AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"))).value().await
    }

    async fn columns(&mut self, table: &'static str) -> Result<Vec<Column>, StoreError> {
        let columns = self.connection().columns();
        let columns: Vec<(String, String, i64)> = self.query(columns).bind(table).all().await?;
        let column = |(name, kind, place): (String, String, i64)| {
            let kind = match kind.to_lowercase().as_str() {
                "text" => Kind::Text,
                "double precision" => Kind::Fraction,
                _ => Kind::Integer,
            };
            Column { name, kind, place }
        };
        Ok(columns.into_iter().map(column).collect())
    }

    /// The key of the last row.
    async fn last(&mut self, table: &str, keys: &[&Column]) -> Result<Option<Vec<Field>>, StoreError> {
        let (names, downwards) = (names(keys), names(keys).replace(',', " DESC,"));
        let sql = format!("SELECT {names} FROM {table} ORDER BY {downwards} DESC LIMIT 1");
        let last: Option<Fields> = self.connection().query(AssertSqlSafe(sql)).optional().await?;
        Ok(last.map(|Fields(fields)| fields))
    }

    /// The rows that follow that key.
    async fn after(
        &mut self,
        table: &str,
        columns: &[Column],
        keys: &[&Column],
        last: Option<Vec<Field>>,
    ) -> Result<Vec<Fields>, StoreError> {
        let (all, keys) = (names(&columns.iter().collect::<Vec<_>>()), names(keys));
        let places = last.iter().flatten().zip(1..).map(|(_, place)| format!("${place}"));
        let places = places.collect::<Vec<_>>().join(", ");
        let after = if last.is_some() { format!("WHERE ({keys}) > ({places})") } else { String::new() };
        let sql = format!("SELECT {all} FROM {table} {after} ORDER BY {keys} LIMIT {ROWS}");
        let query = self.connection().query(AssertSqlSafe(sql));
        let bound = last.into_iter().flatten().fold(query, |query, field| match field {
            Field::Text(text) => query.bind(text),
            Field::Fraction(number) => query.bind(number),
            Field::Integer(number) => query.bind(number),
            Field::Null => query.bind(None::<i64>),
        });
        bound.all().await
    }

    /// Writes rows that are not there yet. Says how many.
    async fn insert(
        &mut self,
        table: &str,
        columns: &[Column],
        rows: Vec<Fields>,
    ) -> Result<i64, StoreError> {
        let all = names(&columns.iter().collect::<Vec<_>>());
        let row = |row: usize| {
            let places = (1..=columns.len()).map(|place| format!("${}", row * columns.len() + place));
            format!("({})", places.collect::<Vec<_>>().join(", "))
        };
        let places = (0..rows.len()).map(row).collect::<Vec<_>>().join(", ");
        let sql = format!("INSERT INTO {table} ({all}) VALUES {places} ON CONFLICT DO NOTHING");
        let query = self.connection().query(AssertSqlSafe(sql));
        let fields = rows.into_iter().flat_map(|Fields(fields)| fields);
        // Nothing, too, is of the kind of its column.
        let bound = fields.zip(columns.iter().cycle()).fold(query, |query, (field, column)| match field {
            Field::Text(text) => query.bind(text),
            Field::Fraction(number) => query.bind(number),
            Field::Integer(number) => query.bind(number),
            Field::Null => match column.kind {
                Kind::Integer => query.bind(None::<i64>),
                Kind::Fraction => query.bind(None::<f64>),
                Kind::Text => query.bind(None::<&str>),
            },
        });
        Ok(bound.execute().await? as i64)
    }
}

fn names(columns: &[&Column]) -> String {
    columns.iter().map(|column| column.name.as_str()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::{begun, temporary};

    #[tokio::test]
    async fn every_table_of_the_schema_is_brought() {
        let store = temporary().await;
        let mut transaction = store.read().await.expect("a reader");
        let names = transaction.connection().tables();
        let mut names: Vec<String> = transaction.query(names).values().await.expect("names");
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
        assert!(matches!(one.copy_to(&empty, |_| ()).await, Err(CopyError::NotEmpty)), "once is enough");
    }

    #[tokio::test]
    async fn a_move_that_was_stopped_goes_on_unless_the_bot_has_run_since() {
        let (one, other) = (temporary().await, temporary().await);
        begun(&one).await;
        one.begin_to_fill(&other).await.expect("it is empty");
        for table in ["players", "tables"] {
            one.copy(&other, table, &mut |_| ()).await.expect("copied");
        }
        assert!(other.is_partial_copy().await.expect("a reader"));
        let mut copied = Vec::new();
        let moved = one.copy_to(&other, |progress| copied.push(progress.table)).await.expect("it goes on");
        assert_eq!((moved.replayed, copied), (1, vec!["seats", "events"]));

        let third = temporary().await;
        one.begin_to_fill(&third).await.expect("it is empty");
        let mut beat = one.write().await.expect("a writer");
        beat.schedule().save_heartbeat(5).await.expect("saved");
        beat.commit().await.expect("on disk");
        assert!(matches!(one.copy_to(&third, |_| ()).await, Err(CopyError::Changed)));
    }

    #[tokio::test]
    async fn a_copy_that_is_not_the_same_is_refused() {
        let (one, other) = (temporary().await, temporary().await);
        let table = begun(&one).await.id();
        one.begin_to_fill(&other).await.expect("it is empty");
        one.copy(&other, "players", &mut |_| ()).await.expect("copied");
        let mut damage = other.write().await.expect("a writer");
        damage.query("UPDATE players SET name = 'Eve' WHERE id = 2").execute().await.expect("damage");
        damage.commit().await.expect("on disk");
        let differs = one.copy_to(&other, |_| ()).await.expect_err("a name is another one");
        assert!(differs.to_string().contains(&format!("table {table} is another one")), "{differs}");
        assert!(other.is_partial_copy().await.expect("a reader"), "nobody plays on there");
    }
}
