//! The state of the schema: what has been migrated, and by whom.

use super::{Store, StoreError};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqlSafeStr, SqlitePool};
use std::path::Path;
use std::sync::LazyLock;

macro_rules! migration {
    ($name:literal) => {
        ($name, include_str!(concat!("../../migrations/", $name, ".sql")))
    };
}

/// Every file of `migrations/`. sqlx has a macro that finds them; it would have SQLite built twice, once for itself.
const FILES: [(&str, &str); 9] = [
    migration!("0001_tables"),
    migration!("0002_events"),
    migration!("0003_aside"),
    migration!("0004_standings"),
    migration!("0005_levels"),
    migration!("0006_certainty"),
    migration!("0007_clocks"),
    migration!("0008_people"),
    migration!("0009_places"),
];

static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let migration = |(name, sql): (&'static str, &'static str)| {
        let (number, about) = name.split_once('_').expect("a number and what it is about");
        let version = number.parse().expect("a number");
        Migration::new(
            version,
            about.replace('_', " ").into(),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    };
    Migrator::with_migrations(FILES.into_iter().map(migration).collect())
});

/// How a database file compares with this version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upkeep {
    /// There is no file yet.
    New,
    /// It has the schema of this version.
    Current,
    /// So many migrations will run when it is opened.
    Behind(usize),
}

impl Store {
    /// Looks at a database without changing it: could [`Store::open`] use it?
    pub async fn inspect(path: &Path) -> Result<Upkeep, StoreError> {
        if !path.exists() {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            // Nothing but trying tells if a file can be made there.
            tempfile::tempfile_in(folder.unwrap_or(Path::new("."))).map_err(StoreError::Folder)?;
            return Ok(Upkeep::New);
        }
        let mut database = SqliteConnectOptions::new().filename(path).read_only(true).connect().await?;
        let tables: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'")
            .fetch_all(&mut database)
            .await?;
        let done: Vec<i64> = if tables.iter().any(|name| name == "_sqlx_migrations") {
            sqlx::query_scalar("SELECT version FROM _sqlx_migrations").fetch_all(&mut database).await?
        } else {
            Vec::new()
        };
        if done.iter().any(|version| !MIGRATIONS.version_exists(*version)) {
            return Err(StoreError::Newer);
        }
        match MIGRATIONS.iter().filter(|migration| !done.contains(&migration.version)).count() {
            0 => Ok(Upkeep::Current),
            steps => Ok(Upkeep::Behind(steps)),
        }
    }
}

/// Brings the database up to date.
pub(super) async fn migrate(writer: &SqlitePool) -> Result<(), StoreError> {
    MIGRATIONS.run(writer).await.map_err(|error| match error {
        MigrateError::VersionMissing(_) => StoreError::Newer,
        error => StoreError::Migration(error),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_file_is_a_migration_and_as_sqlx_reads_it() {
        let found = Migrator::new(Path::new("migrations")).await.expect("the folder");
        let told = |migrator: &Migrator| {
            let told = |migration: &Migration| {
                (migration.version, migration.description.clone(), migration.checksum.clone())
            };
            migrator.iter().map(told).collect::<Vec<_>>()
        };
        assert_eq!(told(&MIGRATIONS), told(&found));
    }

    #[tokio::test]
    async fn looking_at_a_database_changes_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        assert_eq!(Store::inspect(&file).await.expect("a place for it"), Upkeep::New);
        assert!(!file.exists());
        drop(Store::open(Some(&file)).await.expect("a database"));
        assert_eq!(Store::inspect(&file).await.expect("a database"), Upkeep::Current);
    }

    #[tokio::test]
    async fn what_cannot_be_used_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let nowhere = folder.path().join("no").join("bside.db");
        assert!(matches!(Store::inspect(&nowhere).await, Err(StoreError::Folder(_))));
        let text = folder.path().join("text.db");
        std::fs::write(&text, "no database at all, and long enough to be looked at as one".repeat(99))
            .expect("a file");
        assert!(matches!(Store::inspect(&text).await, Err(StoreError::Database(_))));
    }

    #[tokio::test]
    async fn a_database_of_a_newer_version_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let store = Store::open(Some(&file)).await.expect("a database");
        sqlx::query(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (9999, 'to come', TRUE, x'00', 0)",
        )
        .execute(&store.writing)
        .await
        .expect("a row");
        drop(store);
        assert!(matches!(Store::inspect(&file).await, Err(StoreError::Newer)));
        assert!(matches!(Store::open(Some(&file)).await, Err(StoreError::Newer)));
    }
}
