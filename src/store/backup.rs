//! Backups of a database of SQLite that is in use.

use super::sqlite::private_file;
use super::{Store, StoreError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use std::path::Path;

impl Store {
    /// Copies one snapshot of a database into a new file, while others may write, and checks the integrity of the copy.
    ///
    /// # Errors
    ///
    /// [`StoreError::CreateFile`] if the file exists or cannot be created, [`StoreError::CorruptBackup`] if the check
    /// fails, others if the database cannot be read.
    pub async fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
        // Created first, with private permissions, and without overwriting a file.
        private_file(to, true).map_err(StoreError::CreateFile)?;
        let mut database = SqliteConnectOptions::new().filename(from).connect().await?;
        let target = to.to_string_lossy();
        sqlx::query("VACUUM INTO $1").bind(&*target).execute(&mut database).await?;
        database.close().await?;
        let mut copy = SqliteConnectOptions::new().filename(to).read_only(true).connect().await?;
        let found: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut copy).await?;
        copy.close().await?;
        if found != "ok" {
            return Err(StoreError::CorruptBackup(found));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Address, SchemaState};

    #[tokio::test]
    async fn a_backup_is_complete_while_the_database_is_used() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, copy) = (folder.path().join("bside.db"), folder.path().join("copy.db"));
        let store = Store::open(Some(&file)).await.expect("a database");
        let table = crate::store::tests::begun(&store).await;
        let open = store.write().await.expect("an open transaction");
        Store::backup(&file, &copy).await.expect("a copy");
        drop(open);
        let state = Store::inspect(&Address::File(copy.clone())).await.expect("a database");
        assert_eq!(state, SchemaState::Current);
        let copied = Store::open(Some(&copy)).await.expect("a database");
        let found = copied.read().await.expect("a reader").tables().load(table.id()).await.expect("a query");
        assert_eq!(found.expect("the table").event_count(), table.event_count());
        let again = Store::backup(&file, &copy).await;
        assert!(matches!(again, Err(StoreError::CreateFile(_))), "a file is overwritten: {again:?}");
    }
}
