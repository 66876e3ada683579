//! Migrations of the schema.
//!
//! The files are `migrations/sqlite/NNNN_name.sql` and `migrations/postgres/NNNN_name.sql`; `build.rs` lists them. A file
//! that was released never changes, not even in a comment: databases store its checksum.
//!
//! On PostgreSQL, processes of two successive versions run side by side, so that they can be replaced one after the other.
//! The first process of the newer version migrates. Processes of the older version continue, and start again, as long as
//! the schema is one migration ahead of them. For that, PostgreSQL migrations from the tenth on follow two rules:
//!
//! 1. *The previous version can still read and write.* Tables, columns and indices are added; a new column is nullable or
//!    has a constant default. Unused ones are dropped one migration later. A release has at most one migration.
//! 2. *No table is locked for longer than a moment, whatever its size.* No row is written or scanned. An index is created
//!    `CONCURRENTLY`, in a file of its own that begins with `-- no-transaction`. Old rows get no value in a new column; the
//!    code that reads the column interprets their default. (The ninth migration is older than this rule.)
//!
//! On SQLite there is one process, which refuses a schema newer than its own.

use super::{Result, StoreError};
use crate::retry::RetryPolicy;
use sqlx::migrate::{AppliedMigration, Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{PgConnection, SqlSafeStr};
use std::sync::LazyLock;
use std::time::Duration;

/// For a migration that waits for locks of tables in use.
const RETRY: RetryPolicy = RetryPolicy {
    min_delay: Duration::from_secs(1),
    max_delay: Duration::from_secs(1),
    max_elapsed: Duration::from_secs(10 * 60),
};

// `SQLITE_FILES` and `POSTGRES_FILES`: names and texts of the files. sqlx has a macro for this, with which SQLite would be
// built twice, once for the macro itself.
include!(concat!(env!("OUT_DIR"), "/migrations.rs"));

pub(super) static SQLITE: LazyLock<Migrator> = LazyLock::new(|| migrator(SQLITE_FILES));
/// PostgreSQL was added at the eighth migration; from there on both have the same schema by the same number.
pub(super) static POSTGRES: LazyLock<Migrator> = LazyLock::new(|| migrator(POSTGRES_FILES));

fn migrator(files: &[(&'static str, &'static str)]) -> Migrator {
    let migration = |(name, sql): &(&'static str, &'static str)| {
        let (number, description) = name.split_once('_').expect("files are called NNNN_description.sql");
        let version = number.parse().expect("files begin with a number");
        Migration::new(
            version,
            description.replace('_', " ").into(),
            MigrationType::Simple,
            sql.into_sql_str(),
            sql.starts_with("-- no-transaction"),
        )
    };
    Migrator::with_migrations(files.iter().map(migration).collect())
}

/// The schema of a database, compared with that of this version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemaState {
    /// There is no database, or no table in it.
    Empty,
    /// The database has the schema of this version.
    Current,
    /// So many migrations will run when the database is opened.
    Behind(usize),
    /// The database has the schema of the next version, with which this version can run.
    Ahead,
}

/// Compares applied migrations with the known ones. With `allows_ahead` the schema may be one migration ahead.
pub(super) fn compare(known: &Migrator, applied: &[i64], allows_ahead: bool) -> Result<SchemaState> {
    let newest = newest(known);
    let unknown: Vec<i64> =
        applied.iter().copied().filter(|version| !known.version_exists(*version)).collect();
    match known.iter().filter(|migration| !applied.contains(&migration.version)).count() {
        0 if allows_ahead && unknown == [newest + 1] => Ok(SchemaState::Ahead),
        _ if !unknown.is_empty() => Err(StoreError::SchemaTooNew),
        0 => Ok(SchemaState::Current),
        missing => Ok(SchemaState::Behind(missing)),
    }
}

/// Checks that the applied migrations are those that this version knows by their numbers.
///
/// # Errors
///
/// [`StoreError::OtherMigration`] if one is not.
pub(super) fn ensure_unchanged(known: &Migrator, applied: &[AppliedMigration]) -> Result<()> {
    for migration in known.iter() {
        let same = applied.iter().find(|applied| applied.version == migration.version);
        if same.is_some_and(|applied| applied.checksum != migration.checksum) {
            return Err(StoreError::OtherMigration(migration.version));
        }
    }
    Ok(())
}

pub(super) fn newest(known: &Migrator) -> i64 {
    known.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// Applies the missing migrations.
pub(super) async fn migrate(migrator: &Migrator, database: &mut impl Migrate) -> Result<()> {
    migrator.run_direct(None, database, false).await.map_err(|error| match error {
        MigrateError::VersionMissing(_) => StoreError::SchemaTooNew,
        MigrateError::VersionMismatch(version) => StoreError::OtherMigration(version),
        error => StoreError::Migration(error),
    })
}

/// Applies the missing migrations on PostgreSQL, unless the next version has migrated already.
pub(super) async fn migrate_postgres(server: &mut PgConnection) -> Result<()> {
    // A migration that waits for a table blocks all later queries on it: it gives up soon and is retried.
    sqlx::query("SET lock_timeout = '1s'").execute(&mut *server).await?;
    RETRY.retry_with(server, attempt_migration, is_locked).await.1
}

async fn attempt_migration(server: &mut PgConnection) -> (&mut PgConnection, Result<()>) {
    let result = try_to_migrate(server).await;
    if result.as_ref().is_err_and(is_locked) {
        tracing::info!("a table is in use: its migration is retried");
    }
    (server, result)
}

async fn try_to_migrate(server: &mut PgConnection) -> Result<()> {
    let failed = match migrate(&POSTGRES, server).await {
        Err(failed @ StoreError::SchemaTooNew) => failed,
        done => return done,
    };
    let applied =
        server.list_applied_migrations(&POSTGRES.table_name).await.map_err(StoreError::Migration)?;
    let applied: Vec<i64> = applied.into_iter().map(|migration| migration.version).collect();
    match compare(&POSTGRES, &applied, true) {
        Ok(SchemaState::Ahead) => {
            tracing::warn!(
                "the database has the schema of the next version of bside, which this one can use"
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
    use crate::store::{Address, Store};
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions as _, Connection as _};
    use std::path::Path;

    #[tokio::test]
    async fn the_listed_migrations_are_those_that_sqlx_finds() {
        let list = |migrator: &Migrator| {
            let identity = |migration: &Migration| {
                (migration.version, migration.description.clone(), migration.checksum.clone())
            };
            migrator.iter().map(identity).collect::<Vec<_>>()
        };
        for (known, folder) in [(&SQLITE, "migrations/sqlite"), (&POSTGRES, "migrations/postgres")] {
            let found = Migrator::new(Path::new(folder)).await.expect("the folder");
            assert_eq!(list(known), list(&found));
        }
        // Since PostgreSQL was added, each number exists for both.
        let first = POSTGRES.iter().next().expect("a migration").version;
        let numbers = |migrator: &Migrator| {
            let later =
                migrator.iter().map(|migration| migration.version).filter(|version| *version >= first);
            later.collect::<Vec<_>>()
        };
        assert_eq!(numbers(&SQLITE), numbers(&POSTGRES));
    }

    #[tokio::test]
    async fn inspecting_a_database_changes_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let address = Address::File(file.clone());
        assert_eq!(Store::inspect(&address).await.expect("a place for it"), SchemaState::Empty);
        assert!(!file.exists());
        drop(Store::connect(&address).await.expect("a database"));
        assert_eq!(Store::inspect(&address).await.expect("a database"), SchemaState::Current);
    }

    #[tokio::test]
    async fn an_unusable_database_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let nowhere = folder.path().join("no").join("bside.db");
        assert!(matches!(Store::inspect(&Address::File(nowhere)).await, Err(StoreError::CreateFile(_))));
        let text = folder.path().join("text.db");
        std::fs::write(&text, "no database at all, and long enough to be looked at as one".repeat(99))
            .expect("a file");
        assert!(matches!(Store::inspect(&Address::File(text)).await, Err(StoreError::Database(_))));
        let inspect = async |name: &str| Store::inspect(&Address::File(folder.path().join(name))).await;
        let other = SqliteConnectOptions::new().filename(folder.path().join("other.db"));
        let mut other = other.create_if_missing(true).connect().await.expect("a database");
        sqlx::query("CREATE TABLE bookmarks (id INTEGER)").execute(&mut other).await.expect("a table");
        other.close().await.expect("closed");
        assert!(matches!(inspect("other.db").await, Err(StoreError::ForeignDatabase)));
        drop(Store::open(&folder.path().join("own.db")).await.expect("a database"));
        std::fs::hard_link(folder.path().join("own.db"), folder.path().join("second.db")).expect("linked");
        assert!(matches!(inspect("second.db").await, Err(StoreError::LinkedFile)));
        std::fs::write(folder.path().join("new.db-wal"), "a diary").expect("written");
        assert!(matches!(inspect("new.db").await, Err(StoreError::ForeignCompanion(_))));
    }

    #[tokio::test]
    async fn a_newer_schema_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let store = Store::open(&file).await.expect("a database");
        let mut transaction = store.write().await.expect("a writer");
        let row = transaction.query(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (9999, 'to come', TRUE, x'00', 0)",
        );
        row.execute().await.expect("a row");
        transaction.commit().await.expect("on disk");
        drop(store);
        assert!(matches!(Store::inspect(&Address::File(file.clone())).await, Err(StoreError::SchemaTooNew)));
        assert!(matches!(Store::open(&file).await, Err(StoreError::SchemaTooNew)));
    }

    /// The last migration that need not follow the rules.
    const LAST_BEFORE_RULES: i64 = 9;

    /// The first statement of a migration that may break a rule.
    fn rule_breaking(sql: &str) -> Option<String> {
        let lines = sql.lines().filter(|line| !line.trim_start().starts_with("--"));
        let code = lines.collect::<Vec<_>>().join("\n");
        let words = |statement: &str| statement.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let statements: Vec<Vec<String>> =
            code.split(';').map(words).filter(|words| !words.is_empty()).collect();
        let is_new = |table: &str| {
            statements.iter().any(|words| words[..2] == ["CREATE", "TABLE"] && words[2] == table)
        };
        let is_allowed = |words: &&Vec<String>| {
            match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
                ["CREATE", "TABLE", ..] => true,
                ["CREATE", "INDEX", "CONCURRENTLY", ..] => sql.starts_with("-- no-transaction"),
                ["CREATE", "INDEX", _, "ON", table, ..] => is_new(table),
                ["ALTER", "TABLE", _, "ADD", "COLUMN", _, _] => true,
                // An expression would be evaluated for each row.
                ["ALTER", "TABLE", _, "ADD", "COLUMN", _, _, "NOT", "NULL", "DEFAULT", constant] => {
                    !constant.contains('(')
                }
                _ => false,
            }
        };
        statements.iter().find(|words| !is_allowed(words)).map(|words| words.join(" "))
    }

    #[test]
    fn postgres_migrations_follow_the_rules() {
        for (name, sql) in POSTGRES_FILES.iter().copied() {
            let number: i64 = name[..4].parse().expect("a number");
            if number > LAST_BEFORE_RULES {
                assert_eq!(
                    rule_breaking(sql),
                    None,
                    "{name} breaks the rules in the documentation of this module"
                );
            }
        }
        let ninth = rule_breaking(POSTGRES_FILES[1].1).expect("it breaks a rule");
        assert!(ninth.starts_with("UPDATE tables"), "{ninth}");
        for allowed in [
            "-- What it is for.\nALTER TABLE tables ADD COLUMN mood TEXT;",
            "ALTER TABLE tables ADD COLUMN mood BIGINT NOT NULL DEFAULT 0;",
            "CREATE TABLE moods (id BIGINT, at BIGINT);\n-- In order.\nCREATE INDEX moods_at ON moods (at);",
            "-- no-transaction\nCREATE INDEX CONCURRENTLY moods ON tables (mood);",
        ] {
            assert_eq!(rule_breaking(allowed), None);
        }
        for forbidden in [
            "CREATE INDEX moods ON tables (mood);",
            "CREATE INDEX CONCURRENTLY moods ON tables (mood);",
            "ALTER TABLE tables DROP COLUMN pace;",
            "ALTER TABLE tables ADD COLUMN at BIGINT NOT NULL DEFAULT random();",
            "ALTER TABLE tables ADD COLUMN mood TEXT CHECK (mood <> '');",
            "ALTER TABLE tables ALTER COLUMN pace SET NOT NULL;",
            "DELETE FROM events;",
        ] {
            assert!(rule_breaking(forbidden).is_some(), "{forbidden}");
        }
    }

    #[test]
    fn only_a_postgres_schema_may_be_one_migration_ahead() {
        let known: Vec<i64> = POSTGRES.iter().map(|migration| migration.version).collect();
        let newest = known[known.len() - 1];
        let with = |more: &[i64]| [&known[..], more].concat();
        for (applied, allows_ahead, expected) in [
            (known.clone(), true, Some(SchemaState::Current)),
            (known[..1].to_vec(), true, Some(SchemaState::Behind(known.len() - 1))),
            (with(&[newest + 1]), true, Some(SchemaState::Ahead)),
            (with(&[newest + 1]), false, None),
            (with(&[newest + 2]), true, None),
            (with(&[newest + 1, newest + 2]), true, None),
            (vec![known[0], newest + 1], true, None),
        ] {
            assert_eq!(compare(&POSTGRES, &applied, allows_ahead).ok(), expected, "{applied:?}");
        }
    }
}
