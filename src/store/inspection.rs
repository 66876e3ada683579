//! A look at a database that is neither created nor migrated.

use super::dialect::Connection;
use super::migrations::{POSTGRES, SQLITE, SchemaState, compare, ensure_unchanged, newest};
use super::server::{RESPONSE_TIMEOUT, connect, ensure_writable};
use super::sqlite::{self, folder_of, read_only_options};
use super::{Address, Result, Store, StoreError};
use sqlx::migrate::{AppliedMigration, Migrate as _, Migrator};
use sqlx::{ConnectOptions as _, PgConnection, SqliteConnection};
use std::fs::File;
use std::path::Path;

/// A connection to a database that is read and neither created nor migrated.
pub(super) enum InspectedDatabase {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl InspectedDatabase {
    pub(super) async fn connect(address: &Address) -> Result<InspectedDatabase> {
        Ok(match address {
            Address::File(path) => InspectedDatabase::Sqlite(read_only_options(path)?.connect().await?),
            Address::Server(options) => InspectedDatabase::Postgres(connect(options).await?),
        })
    }

    pub(super) fn connection(&mut self) -> Connection<'_> {
        match self {
            InspectedDatabase::Sqlite(connection) => Connection::Sqlite(connection),
            InspectedDatabase::Postgres(connection) => Connection::Postgres(connection, RESPONSE_TIMEOUT),
        }
    }

    /// The migrations that a migrator has applied.
    async fn applied(&mut self, known: &Migrator) -> Result<Vec<AppliedMigration>> {
        let applied = match self {
            InspectedDatabase::Sqlite(connection) => {
                connection.list_applied_migrations(&known.table_name).await
            }
            InspectedDatabase::Postgres(connection) => {
                connection.list_applied_migrations(&known.table_name).await
            }
        };
        applied.map_err(StoreError::Migration)
    }
}

impl Store {
    /// The number of the newest migration that this version knows.
    pub fn schema_version() -> i64 {
        newest(&SQLITE)
    }

    /// Checks without any change whether [`Store::connect`] can use the database at this address.
    ///
    /// # Errors
    ///
    /// The error with which [`Store::connect`] would fail.
    pub async fn inspect(address: &Address) -> Result<SchemaState> {
        if let Address::File(path) = address {
            if path.exists() {
                sqlite::check_file(path)?;
            } else {
                return inspect_folder(path);
            }
        }
        let mut database = InspectedDatabase::connect(address).await?;
        let tables = database.connection().table_names().await?;
        let is_migrated = tables.iter().any(|name| name == "_sqlx_migrations");
        let (known, allows_ahead) = match address {
            _ if tables.is_empty() => return Ok(SchemaState::Empty),
            Address::File(_) if !is_migrated => return Err(StoreError::ForeignDatabase),
            Address::File(_) => (&SQLITE, false),
            Address::Server(_) => (&POSTGRES, true),
        };
        if !is_migrated {
            return compare(known, &[], allows_ahead);
        }
        let applied = database.applied(known).await?;
        ensure_unchanged(known, &applied)?;
        let applied: Vec<i64> = applied.iter().map(|migration| migration.version).collect();
        compare(known, &applied, allows_ahead)
    }

    /// Checks without any change that a server lets transactions write, or that this user may write to a file and make others beside
    /// it, as SQLite does. To be called while this process has the file not open: closing it releases locks.
    ///
    /// # Errors
    ///
    /// [`StoreError::ReadOnly`] and [`StoreError::NotWritable`] if not, the errors of a connection, and those of a file that is no
    /// database.
    pub async fn check_writable(address: &Address) -> Result<()> {
        let file = match address {
            Address::Server(options) => return ensure_writable(&mut connect(options).await?).await,
            Address::File(file) => file,
        };
        let mut opened = Ok(());
        if file.exists() {
            sqlite::check_file(file)?;
            opened = File::options().append(true).open(file).map(drop);
        }
        let made = || tempfile::tempfile_in(folder_of(file)).map(drop);
        opened.and_then(|()| made()).map_err(StoreError::NotWritable)
    }
}

/// Checks that a file can be created that does not exist.
fn inspect_folder(path: &Path) -> Result<SchemaState> {
    // Only an attempt shows it.
    tempfile::tempfile_in(folder_of(path)).map_err(StoreError::CreateFile)?;
    sqlite::ensure_own_companions(path)?;
    Ok(SchemaState::Empty)
}
