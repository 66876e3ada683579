//! The state of the schema: what has been migrated, and by whom.

use super::dialect::Connection;
use super::{Address, Store, StoreError, postgres};
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, PgConnection, SqlSafeStr, SqliteConnection};
use std::path::Path;
use std::sync::LazyLock;

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
            false,
        )
    };
    Migrator::with_migrations(files.iter().map(migration).collect())
}

/// How a database compares with this version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upkeep {
    /// There is none yet, or nothing in it.
    New,
    /// It has the schema of this version.
    Current,
    /// So many migrations will run when it is opened.
    Behind(usize),
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
            Inspected::Postgres(connection) => Connection::Postgres(connection, postgres::PATIENCE),
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
    pub async fn inspect(address: &Address) -> Result<Upkeep, StoreError> {
        if let Address::File(path) = address
            && !path.exists()
        {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            // Nothing but trying tells if a file can be made there.
            tempfile::tempfile_in(folder.unwrap_or(Path::new("."))).map_err(StoreError::Folder)?;
            return Ok(Upkeep::New);
        }
        let mut database = Inspected::connect(address).await?;
        let migrations = database.migrations();
        let tables = database.connection().tables();
        let tables: Vec<String> = database.connection().query(tables).values().await?;
        if tables.is_empty() && matches!(address, Address::Server(_)) {
            return Ok(Upkeep::New);
        }
        let done: Vec<i64> = if tables.iter().any(|name| name == "_sqlx_migrations") {
            database.connection().query("SELECT version FROM _sqlx_migrations").values().await?
        } else {
            Vec::new()
        };
        if done.iter().any(|version| !migrations.version_exists(*version)) {
            return Err(StoreError::Newer);
        }
        match migrations.iter().filter(|migration| !done.contains(&migration.version)).count() {
            0 => Ok(Upkeep::Current),
            steps => Ok(Upkeep::Behind(steps)),
        }
    }
}

/// Brings a database up to date.
pub(super) async fn migrate(migrator: &Migrator, database: &mut impl Migrate) -> Result<(), StoreError> {
    migrator.run_direct(None, database, false).await.map_err(|error| match error {
        MigrateError::VersionMissing(_) => StoreError::Newer,
        error => StoreError::Migration(error),
    })
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
        assert_eq!(Store::inspect(&Address::File(file.clone())).await.expect("a place for it"), Upkeep::New);
        assert!(!file.exists());
        drop(Store::open(Some(&file)).await.expect("a database"));
        assert_eq!(Store::inspect(&Address::File(file.clone())).await.expect("a database"), Upkeep::Current);
    }

    #[tokio::test]
    async fn what_cannot_be_used_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let nowhere = folder.path().join("no").join("bside.db");
        assert!(matches!(Store::inspect(&Address::File(nowhere)).await, Err(StoreError::Folder(_))));
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
        assert!(matches!(Store::inspect(&Address::File(file.clone())).await, Err(StoreError::Newer)));
        assert!(matches!(Store::open(Some(&file)).await, Err(StoreError::Newer)));
    }
}
