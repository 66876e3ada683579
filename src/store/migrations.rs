//! The state of the schema: what has been migrated, and by whom.
//!
//! On a server processes of two neighbouring versions run side by side, so that they can be replaced one after the other. The
//! first of the newer ones migrates; those of the older version go on, and one that dies begins again, as long as the
//! schema is one step ahead of it and no more. For that, migrations from the tenth on keep two rules:
//!
//! 1. *What the version before reads and writes stays valid.* Tables, columns and indices are added; a column may be null or
//!    has a constant default. What nobody uses any more goes one migration later. A release brings one of them at most.
//! 2. *No table is locked for longer than a moment, however many games there are.* No row is written or looked through: an
//!    index is made `CONCURRENTLY` in a file of its own that begins with `-- no-transaction`, and what a new column should
//!    say of old rows is understood where it is read. (The ninth came before: it writes each table's row once.)
//!
//! On SQLite there is one process, and a newer schema is left alone.

use super::dialect::Connection;
use super::{Address, Store, StoreError, postgres};
use crate::retry::RetryPolicy;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, PgConnection, SqlSafeStr, SqliteConnection};
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

/// For a migration that waits for the locks of tables in use.
const RETRY: RetryPolicy = RetryPolicy {
    min_delay: Duration::from_secs(1),
    max_delay: Duration::from_secs(1),
    max_elapsed: Duration::from_secs(10 * 60),
    max_retries: None,
};

macro_rules! migration {
    ($name:literal) => {
        ($name, include_str!(concat!("../../migrations/", $name, ".sql")))
    };
}

/// Every file of `migrations/`. sqlx has a macro that finds them; it would have SQLite built twice, once for itself.
const OF_SQLITE: [(&str, &str); 9] = [
    migration!("sqlite/0001_tables"),
    migration!("sqlite/0002_events"),
    migration!("sqlite/0003_aside"),
    migration!("sqlite/0004_standings"),
    migration!("sqlite/0005_levels"),
    migration!("sqlite/0006_certainty"),
    migration!("sqlite/0007_clocks"),
    migration!("sqlite/0008_people"),
    migration!("sqlite/0009_places"),
];
/// The same schema by the same number. PostgreSQL came when there were eight.
const OF_POSTGRES: [(&str, &str); 2] =
    [migration!("postgres/0008_schema"), migration!("postgres/0009_places")];

pub(super) static SQLITE: LazyLock<Migrator> = LazyLock::new(|| migrator(&OF_SQLITE));
pub(super) static POSTGRES: LazyLock<Migrator> = LazyLock::new(|| migrator(&OF_POSTGRES));

fn migrator(files: &[(&'static str, &'static str)]) -> Migrator {
    let migration = |(path, sql): &(&'static str, &'static str)| {
        let name = path.split_once('/').map_or(*path, |(_, name)| name);
        let (number, about) = name.split_once('_').expect("a number and what it is about");
        let version = number.parse().expect("a number");
        Migration::new(
            version,
            about.replace('_', " ").into(),
            MigrationType::Simple,
            sql.into_sql_str(),
            sql.starts_with("-- no-transaction"),
        )
    };
    Migrator::with_migrations(files.iter().map(migration).collect())
}

/// How a database compares with this version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemaState {
    /// There is none yet, or nothing in it.
    Empty,
    /// It has the schema of this version.
    Current,
    /// So many migrations will run when it is opened.
    Behind(usize),
    /// It has the schema of the next version, beside which this one can run.
    Ahead,
}

/// What has been done to a database, compared with what this version would do.
fn compare(known: &Migrator, done: &[i64], bears_next: bool) -> Result<SchemaState, StoreError> {
    let newest = known.iter().map(|migration| migration.version).max().unwrap_or_default();
    let newer: Vec<i64> = done.iter().copied().filter(|version| !known.version_exists(*version)).collect();
    match known.iter().filter(|migration| !done.contains(&migration.version)).count() {
        0 if bears_next && newer == [newest + 1] => Ok(SchemaState::Ahead),
        _ if !newer.is_empty() => Err(StoreError::SchemaTooNew),
        0 => Ok(SchemaState::Current),
        steps => Ok(SchemaState::Behind(steps)),
    }
}

/// A database that is only looked at.
pub(super) enum Inspected {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Inspected {
    pub(super) async fn connect(address: &Address) -> Result<Inspected, StoreError> {
        Ok(match address {
            Address::File(path) => {
                let options = SqliteConnectOptions::new().filename(path).read_only(true);
                Inspected::Sqlite(options.connect().await?)
            }
            Address::Server(options) => Inspected::Postgres(postgres::connect(options).await?),
        })
    }

    pub(super) fn connection(&mut self) -> Connection<'_> {
        match self {
            Inspected::Sqlite(connection) => Connection::Sqlite(connection),
            Inspected::Postgres(connection) => Connection::Postgres(connection, postgres::TIMEOUT),
        }
    }

    fn migrations(&self) -> &'static Migrator {
        match self {
            Inspected::Sqlite(_) => &SQLITE,
            Inspected::Postgres(_) => &POSTGRES,
        }
    }
}

impl Store {
    /// Looks at a database without changing it: could [`Store::connect`] use it?
    pub async fn inspect(address: &Address) -> Result<SchemaState, StoreError> {
        if let Address::File(path) = address
            && !path.exists()
        {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            // Nothing but trying tells if a file can be made there.
            tempfile::tempfile_in(folder.unwrap_or(Path::new("."))).map_err(StoreError::CreateFile)?;
            return Ok(SchemaState::Empty);
        }
        let mut database = Inspected::connect(address).await?;
        let migrations = database.migrations();
        let tables = database.connection().tables();
        let tables: Vec<String> = database.connection().query(tables).values().await?;
        if tables.is_empty() && matches!(address, Address::Server(_)) {
            return Ok(SchemaState::Empty);
        }
        let done: Vec<i64> = if tables.iter().any(|name| name == "_sqlx_migrations") {
            database.connection().query("SELECT version FROM _sqlx_migrations").values().await?
        } else {
            Vec::new()
        };
        compare(migrations, &done, matches!(address, Address::Server(_)))
    }
}

/// Brings a database up to date.
pub(super) async fn migrate(migrator: &Migrator, database: &mut impl Migrate) -> Result<(), StoreError> {
    migrator.run_direct(None, database, false).await.map_err(|error| match error {
        MigrateError::VersionMissing(_) => StoreError::SchemaTooNew,
        error => StoreError::Migration(error),
    })
}

/// Brings a database on a server up to date, unless the next version has done so.
pub(super) async fn migrate_server(server: &mut PgConnection) -> Result<(), StoreError> {
    // Whoever waits for a table keeps all others from it that come later: it gives way soon, and tries again.
    sqlx::query("SET lock_timeout = '1s'").execute(&mut *server).await?;
    RETRY.retry_with(server, attempt_migration, is_locked).await.1
}

async fn attempt_migration(server: &mut PgConnection) -> (&mut PgConnection, Result<(), StoreError>) {
    let result = try_to_migrate(server).await;
    (server, result)
}

async fn try_to_migrate(server: &mut PgConnection) -> Result<(), StoreError> {
    let failed = match migrate(&POSTGRES, server).await {
        Err(failed @ StoreError::SchemaTooNew) => failed,
        done => return done,
    };
    let done = server.list_applied_migrations(&POSTGRES.table_name).await.map_err(StoreError::Migration)?;
    let done: Vec<i64> = done.into_iter().map(|migration| migration.version).collect();
    match compare(&POSTGRES, &done, true) {
        Ok(SchemaState::Ahead) => {
            tracing::warn!(
                "the next version of bside has written the database: this one runs beside it for now"
            );
            Ok(())
        }
        _ => Err(failed),
    }
}

/// Was a table, or the lock of the migrations, held by another process for too long?
fn is_locked(error: &StoreError) -> bool {
    let StoreError::Migration(MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) =
        error
    else {
        return false;
    };
    error.as_database_error().is_some_and(|error| error.code().as_deref() == Some("55P03"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_file_is_a_migration_and_as_sqlx_reads_it() {
        let told = |migrator: &Migrator| {
            let told = |migration: &Migration| {
                (migration.version, migration.description.clone(), migration.checksum.clone())
            };
            migrator.iter().map(told).collect::<Vec<_>>()
        };
        for (known, folder) in [(&SQLITE, "migrations/sqlite"), (&POSTGRES, "migrations/postgres")] {
            let found = Migrator::new(Path::new(folder)).await.expect("the folder");
            assert_eq!(told(known), told(&found));
        }
        // From where PostgreSQL begins each number is there for both.
        let begins = POSTGRES.iter().next().expect("a beginning").version;
        let numbers = |migrator: &Migrator| {
            let later =
                migrator.iter().map(|migration| migration.version).filter(|version| *version >= begins);
            later.collect::<Vec<_>>()
        };
        assert_eq!(numbers(&SQLITE), numbers(&POSTGRES));
    }

    #[tokio::test]
    async fn looking_at_a_database_changes_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        assert_eq!(
            Store::inspect(&Address::File(file.clone())).await.expect("a place for it"),
            SchemaState::Empty
        );
        assert!(!file.exists());
        drop(Store::open(Some(&file)).await.expect("a database"));
        assert_eq!(
            Store::inspect(&Address::File(file.clone())).await.expect("a database"),
            SchemaState::Current
        );
    }

    #[tokio::test]
    async fn what_cannot_be_used_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let nowhere = folder.path().join("no").join("bside.db");
        assert!(matches!(Store::inspect(&Address::File(nowhere)).await, Err(StoreError::CreateFile(_))));
        let text = folder.path().join("text.db");
        std::fs::write(&text, "no database at all, and long enough to be looked at as one".repeat(99))
            .expect("a file");
        assert!(matches!(Store::inspect(&Address::File(text)).await, Err(StoreError::Database(_))));
    }

    #[tokio::test]
    async fn a_database_of_a_newer_version_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let store = Store::open(Some(&file)).await.expect("a database");
        let mut transaction = store.write().await.expect("a writer");
        let row = transaction.query(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (9999, 'to come', TRUE, x'00', 0)",
        );
        row.execute().await.expect("a row");
        transaction.commit().await.expect("on disk");
        drop(store);
        assert!(matches!(Store::inspect(&Address::File(file.clone())).await, Err(StoreError::SchemaTooNew)));
        assert!(matches!(Store::open(Some(&file)).await, Err(StoreError::SchemaTooNew)));
    }

    /// The last migration before there were rules.
    const UNRULY: i64 = 9;

    /// The first statement of a migration that may lock a table for long, or leave the version before without what it
    /// needs.
    fn unruly(sql: &str) -> Option<String> {
        let lines = sql.lines().filter(|line| !line.trim_start().starts_with("--"));
        let code = lines.collect::<Vec<_>>().join("\n");
        let words = |statement: &str| statement.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let statements: Vec<Vec<String>> =
            code.split(';').map(words).filter(|words| !words.is_empty()).collect();
        let is_new = |table: &str| {
            statements.iter().any(|words| words[..2] == ["CREATE", "TABLE"] && words[2] == table)
        };
        let keeps_rules = |words: &&Vec<String>| {
            match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
                ["CREATE", "TABLE", ..] => true,
                ["CREATE", "INDEX", "CONCURRENTLY", ..] => sql.starts_with("-- no-transaction"),
                ["CREATE", "INDEX", _, "ON", table, ..] => is_new(table),
                ["ALTER", "TABLE", _, "ADD", "COLUMN", _, _] => true,
                // Not one that would be worked out for each row.
                ["ALTER", "TABLE", _, "ADD", "COLUMN", _, _, "NOT", "NULL", "DEFAULT", constant] => {
                    !constant.contains('(')
                }
                _ => false,
            }
        };
        statements.iter().find(|words| !keeps_rules(words)).map(|words| words.join(" "))
    }

    #[test]
    fn migrations_of_a_server_lock_nothing_for_long_and_leave_the_version_before_alone() {
        for (path, sql) in OF_POSTGRES {
            let number: i64 = path["postgres/".len()..][..4].parse().expect("a number");
            if number > UNRULY {
                assert_eq!(unruly(sql), None, "{path} does not keep the rules at the head of this file");
            }
        }
        let ninth = unruly(OF_POSTGRES[1].1).expect("it keeps no rules");
        assert!(ninth.starts_with("UPDATE tables"), "{ninth}");
        for orderly in [
            "-- What it is for.\nALTER TABLE tables ADD COLUMN mood TEXT;",
            "ALTER TABLE tables ADD COLUMN mood BIGINT NOT NULL DEFAULT 0;",
            "CREATE TABLE moods (id BIGINT, at BIGINT);\n-- In order.\nCREATE INDEX moods_at ON moods (at);",
            "-- no-transaction\nCREATE INDEX CONCURRENTLY moods ON tables (mood);",
        ] {
            assert_eq!(unruly(orderly), None);
        }
        for wrong in [
            "CREATE INDEX moods ON tables (mood);",
            "CREATE INDEX CONCURRENTLY moods ON tables (mood);",
            "ALTER TABLE tables DROP COLUMN pace;",
            "ALTER TABLE tables ADD COLUMN at BIGINT NOT NULL DEFAULT random();",
            "ALTER TABLE tables ADD COLUMN mood TEXT CHECK (mood <> '');",
            "ALTER TABLE tables ALTER COLUMN pace SET NOT NULL;",
            "DELETE FROM events;",
        ] {
            assert!(unruly(wrong).is_some(), "{wrong}");
        }
    }

    #[test]
    fn a_server_may_be_one_step_ahead_and_a_file_may_not() {
        let known: Vec<i64> = POSTGRES.iter().map(|migration| migration.version).collect();
        let newest = known[known.len() - 1];
        let with = |more: &[i64]| [&known[..], more].concat();
        for (done, bears_next, told) in [
            (known.clone(), true, Some(SchemaState::Current)),
            (known[..1].to_vec(), true, Some(SchemaState::Behind(known.len() - 1))),
            (with(&[newest + 1]), true, Some(SchemaState::Ahead)),
            (with(&[newest + 1]), false, None),
            (with(&[newest + 2]), true, None),
            (with(&[newest + 1, newest + 2]), true, None),
            (vec![known[0], newest + 1], true, None),
        ] {
            assert_eq!(compare(&POSTGRES, &done, bears_next).ok(), told, "{done:?}");
        }
    }
}
