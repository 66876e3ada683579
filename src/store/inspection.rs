//! A look at a database that is neither created nor migrated.

use super::dialect::Connection;
use super::migrations::{POSTGRES, SQLITE, SchemaState, compare, newest};
use super::server::{RESPONSE_TIMEOUT, connect};
use super::sqlite::{self, read_only_options};
use super::{Address, Result, Store, StoreError};
use sqlx::{ConnectOptions as _, PgConnection, SqliteConnection};
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
            Address::File(_) if !is_migrated && !tables.is_empty() => {
                return Err(StoreError::ForeignDatabase);
            }
            Address::File(_) => (&SQLITE, false),
            Address::Server(_) if tables.is_empty() => return Ok(SchemaState::Empty),
            Address::Server(_) => (&POSTGRES, true),
        };
        let applied: Vec<i64> = if is_migrated {
            database.connection().query("SELECT version FROM _sqlx_migrations").values().await?
        } else {
            Vec::new()
        };
        compare(known, &applied, allows_ahead)
    }
}

/// Checks that a file can be created that does not exist.
fn inspect_folder(path: &Path) -> Result<SchemaState> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Only an attempt shows it.
    tempfile::tempfile_in(folder.unwrap_or(Path::new("."))).map_err(StoreError::CreateFile)?;
    sqlite::ensure_own_companions(path)?;
    Ok(SchemaState::Empty)
}
