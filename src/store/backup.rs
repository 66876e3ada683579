//! Backups of a database of SQLite that is in use.

use super::dialect::SKIP_SQLITE_NUMBERS;
use super::schedule::SAVE_BACKUP;
use super::sqlite::{BUSY_TIMEOUT, connect_options, folder_of, is_unused, read_only_options, with_suffix};
use super::{Address, Result, SchemaState, Store, StoreError};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, SqliteConnection};
use std::collections::BTreeMap;
use std::error::Error;
use std::fs::{self, File};
use std::io;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::path::Path;
use std::time::SystemTime;
use tempfile::TempPath;

/// Number of copies that are made if others write so much that a copy cannot be compared with the database.
const MAX_TRIES: usize = 5;

/// Numbers that a copy leaves out: as many tables as are opened within a minute. After that a start leaves out one a second.
const SKIPPED_NUMBERS: i64 = 100;

/// The number of rows of each table, by name.
type RowCounts = BTreeMap<String, i64>;

impl Store {
    /// Copies one snapshot of a database into a new file, while others may write. The file gets its name once the copy is
    /// checked: it is intact and has all rows of all tables.
    ///
    /// # Errors
    ///
    /// [`StoreError::BackupName`] if `to` is not the path of a file, [`StoreError::CreateFile`] if the file exists or
    /// cannot be created, [`StoreError::CorruptBackup`] if the check fails, others if the database cannot be read. Then no
    /// file is left.
    pub async fn backup(from: &Path, to: &Path) -> Result<()> {
        check_name(to)?;
        if to.symlink_metadata().is_ok() {
            return Err(StoreError::CreateFile(io::ErrorKind::AlreadyExists.into()));
        }
        for _ in 0..MAX_TRIES {
            if try_to_copy(from, to).await? {
                return Ok(());
            }
        }
        let what = "others write too much to compare it; try again later".to_owned();
        Err(StoreError::CorruptBackup(what))
    }
}

impl Store {
    /// Records that a copy of a database was made, for its metrics. Others may write to it meanwhile.
    ///
    /// # Errors
    ///
    /// If the database cannot be written to.
    pub async fn record_backup(database: &Path) -> Result<()> {
        let options = connect_options(database)?.busy_timeout(BUSY_TIMEOUT).disable_statement_logging();
        let mut database = options.connect().await?;
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        sqlx::query(SAVE_BACKUP).bind(now.as_millis() as i64).execute(&mut database).await?;
        Ok(database.close().await?)
    }

    /// Puts a copy in the place of a database that nobody has open. The new file has the owner and the permissions of the one that was
    /// there, and gives no number again that one of the two databases has given. The former database and its log get names that
    /// end in `.replaced`, in place of earlier ones.
    ///
    /// # Errors
    ///
    /// [`StoreError::CorruptBackup`] if the copy is damaged, the errors of [`Store::inspect`] if it is none of this version or an
    /// earlier one, [`StoreError::CreateFile`] if a file cannot be written. Then the former database is still there, possibly
    /// by its other name.
    pub async fn restore(copy: &Path, to: &Path) -> Result<()> {
        if Store::inspect(&Address::File(copy.to_owned())).await? == SchemaState::Empty {
            return Err(StoreError::CorruptBackup("there is no database in it".to_owned()));
        }
        inspect_copy(copy).await?;
        let folder = folder_of(to);
        let restored = tempfile::Builder::new().prefix(".bside-restore-").tempfile_in(folder);
        let restored = restored.map_err(StoreError::CreateFile)?.into_temp_path();
        fs::copy(copy, &restored).map_err(StoreError::CreateFile)?;
        if to.exists()
            && let Err(error) = skip_numbers_of(to, &restored).await
        {
            let error: &dyn Error = &error;
            tracing::warn!(error, "the numbers that the former database has given are not known");
        }
        replace(to, folder, restored).map_err(StoreError::CreateFile)
    }
}

/// Leaves out the numbers that a database has given.
async fn skip_numbers_of(database: &Path, copy: &Path) -> Result<()> {
    let mut database = read_only_options(database)?.disable_statement_logging().connect().await?;
    let given: Vec<(String, i64)> =
        sqlx::query_as("SELECT name, seq FROM sqlite_sequence").fetch_all(&mut database).await?;
    database.close().await?;
    let mut copy = connect_options(copy)?.disable_statement_logging().connect().await?;
    for (name, number) in given {
        let skip = "UPDATE sqlite_sequence SET seq = MAX(seq, $1) WHERE name = $2";
        sqlx::query(skip).bind(number).bind(name).execute(&mut copy).await?;
    }
    Ok(copy.close().await?)
}

/// Puts a file in the place of a database.
fn replace(database: &Path, folder: &Path, restored: TempPath) -> io::Result<()> {
    let owner = match fs::metadata(database) {
        Ok(former) => {
            fs::set_permissions(&restored, former.permissions())?;
            former
        }
        Err(_) => fs::metadata(folder)?,
    };
    if fs::metadata(&restored)?.uid() != owner.uid() {
        chown(&restored, Some(owner.uid()), Some(owner.gid()))?;
    }
    File::open(&restored)?.sync_all()?;
    if database.exists() {
        let replaced = with_suffix(database, ".replaced");
        fs::rename(database, &replaced)?;
        let moved = ["-wal", "-journal"]
            .map(|log| fs::rename(with_suffix(database, log), with_suffix(&replaced, log)));
        // The index of the log is made anew.
        for result in moved.into_iter().chain([fs::remove_file(with_suffix(database, "-shm"))]) {
            match result {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
    }
    restored.persist(database)?;
    File::open(folder)?.sync_all()
}

/// Refuses addresses, which SQLite or another command understands and which would name another file than it seems.
fn check_name(to: &Path) -> Result<()> {
    let name = to.to_str().ok_or(StoreError::BackupName)?;
    let is_address =
        ["file:", "sqlite:", ":"].iter().any(|prefix| name.starts_with(prefix)) || name.contains("://");
    if is_address || to.file_name().is_none() { Err(StoreError::BackupName) } else { Ok(()) }
}

/// Copies a database, which is only read: its file system may not allow more. `false` if others have written so much meanwhile that
/// the copy may be right or not.
async fn try_to_copy(from: &Path, to: &Path) -> Result<bool> {
    let folder = folder_of(to);
    // Only its owner can read it, and it is removed unless it gets its name.
    let copy = tempfile::Builder::new().prefix(".bside-backup-").tempfile_in(folder);
    let copy = copy.map_err(StoreError::CreateFile)?.into_temp_path();
    let path = std::path::absolute(&copy).map_err(StoreError::CreateFile)?;
    let target = path.to_str().ok_or(StoreError::BackupName)?;
    let unused = unused_since(from);
    // A copy of a large database takes long, which is no reason for a warning.
    let mut database = read_only_options(from)?.disable_statement_logging().connect().await?;
    let (version, before) = (data_version(&mut database).await?, count_rows(&mut database).await?);
    sqlx::query("VACUUM INTO $1").bind(target).execute(&mut database).await?;
    let (after, last_version) = (count_rows(&mut database).await?, data_version(&mut database).await?);
    database.close().await?;
    let copied = inspect_copy(&path).await?;
    // The file was read without locks, as nobody used it. If somebody has used it since, the copy may be wrong.
    if unused.is_some() && unused != unused_since(from) {
        return Ok(false);
    }
    if let Some(difference) = difference(&before, &copied, &after) {
        if version == last_version {
            return Err(StoreError::CorruptBackup(difference));
        }
        return Ok(false);
    }
    skip_numbers(&path).await?;
    File::open(&path).and_then(|file| file.sync_all()).map_err(StoreError::CreateFile)?;
    copy.persist_noclobber(to).map_err(|error| StoreError::CreateFile(error.error))?;
    Ok(true)
}

/// When a database was written to before, if nobody has it open now.
fn unused_since(database: &Path) -> Option<SystemTime> {
    let file = database.canonicalize().ok().filter(|file| is_unused(file))?;
    file.metadata().and_then(|metadata| metadata.modified()).ok()
}

/// Checks the integrity of a copy, and counts its rows.
async fn inspect_copy(copy: &Path) -> Result<RowCounts> {
    let mut copy = connect_options(copy)?.read_only(true).disable_statement_logging().connect().await?;
    let found: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut copy).await?;
    if found != "ok" {
        return Err(StoreError::CorruptBackup(found));
    }
    let rows = count_rows(&mut copy).await?;
    copy.close().await?;
    Ok(rows)
}

/// Leaves out the numbers in a copy that the database may give until the copy is restored: buttons with these numbers stay in the
/// channels.
async fn skip_numbers(copy: &Path) -> Result<()> {
    let mut copy = connect_options(copy)?.disable_statement_logging().connect().await?;
    sqlx::query(SKIP_SQLITE_NUMBERS).bind(SKIPPED_NUMBERS).execute(&mut copy).await?;
    Ok(copy.close().await?)
}

/// A number that changes when another connection writes.
async fn data_version(database: &mut SqliteConnection) -> Result<i64> {
    Ok(sqlx::query_scalar("PRAGMA data_version").fetch_one(database).await?)
}

async fn count_rows(database: &mut SqliteConnection) -> Result<RowCounts> {
    let mut snapshot = database.begin().await?;
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut *snapshot).await?;
    let mut rows = RowCounts::new();
    for table in tables {
        let count = format!("SELECT COUNT(*) FROM \"{}\"", table.replace('"', "\"\""));
        rows.insert(table, sqlx::query_scalar(AssertSqlSafe(count)).fetch_one(&mut *snapshot).await?);
    }
    Ok(rows)
}

/// How a copy differs from the database, whose rows were counted before and after; `None` if it does not.
fn difference(before: &RowCounts, copied: &RowCounts, after: &RowCounts) -> Option<String> {
    if before.is_empty() {
        return Some("the database has no tables".to_owned());
    }
    if before.keys().chain(after.keys()).any(|table| !copied.contains_key(table)) {
        return Some("not all tables are in it".to_owned());
    }
    copied.iter().find_map(|(table, rows)| {
        let counts = [before, after].map(|counts| counts.get(table).copied().unwrap_or_default());
        let is_between = counts[0].min(counts[1]) <= *rows && *rows <= counts[0].max(counts[1]);
        (!is_between).then(|| format!("it has {rows} rows of {} in the table {table}", counts[1]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{ChannelId, NewTable, Timestamp};

    #[tokio::test]
    async fn a_backup_is_complete_while_the_database_is_used() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, copy) = (folder.path().join("bside.db"), folder.path().join("copy.db"));
        let store = Store::open(&file).await.expect("a database");
        let table = crate::store::tests::begun(&store).await;
        let open = store.write().await.expect("an open transaction");
        Store::backup(&file, &copy).await.expect("a copy");
        drop(open);
        let state = Store::inspect(&Address::File(copy.clone())).await.expect("a database");
        assert_eq!(state, SchemaState::Current);
        let copied = Store::open(&copy).await.expect("a database");
        let found = copied.read().await.expect("a reader").tables().load(table.id()).await.expect("a query");
        assert_eq!(found.expect("the table").event_count(), table.event_count());
        let again = Store::backup(&file, &copy).await;
        assert!(matches!(again, Err(StoreError::CreateFile(_))), "a file is overwritten: {again:?}");
    }

    #[tokio::test]
    async fn a_database_is_copied_where_nothing_can_be_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, copy) = (folder.path().join("bside.db"), folder.path().join("copy.db"));
        let store = Store::open(&file).await.expect("a database");
        let table = crate::store::tests::begun(&store).await;
        store.close().await;
        // SQLite can make no file of this name beside the database, as on a file system that is read-only.
        std::fs::create_dir(folder.path().join("bside.db-shm")).expect("made");
        Store::backup(&file, &copy).await.expect("a copy");
        let copied = Store::open(&copy).await.expect("a database");
        let found = copied.read().await.expect("a reader").tables().load(table.id()).await.expect("a query");
        assert_eq!(found.expect("the table").event_count(), table.event_count());
    }

    #[tokio::test]
    async fn a_copy_takes_the_place_of_a_database_and_gives_no_number_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let (file, copy) = (path("bside.db"), path("copy.db"));
        let store = Store::open(&file).await.expect("a database");
        let table = crate::store::tests::begun(&store).await;
        Store::backup(&file, &copy).await.expect("a copy");
        let mut transaction = store.write().await.expect("a writer");
        let number = "UPDATE sqlite_sequence SET seq = 5000 WHERE name = 'tables'";
        transaction.query(number).execute().await.expect("set");
        transaction.commit().await.expect("on disk");
        // As after a kill: the log holds the last changes.
        let log = path("bside.db-wal");
        let left = fs::read(&log).expect("a log");
        store.close().await;
        fs::copy(&copy, &file).expect("replaced by hand");
        fs::write(&log, &left).expect("written");
        let opened = Store::open(&file).await;
        assert!(matches!(opened, Err(StoreError::FormerLog(_))), "{opened:?}");

        Store::restore(&copy, &file).await.expect("restored");
        assert_eq!(
            files(folder.path()),
            ["bside.db", "bside.db.replaced", "bside.db.replaced-wal", "copy.db"]
        );
        let restored = Store::open(&file).await.expect("a database");
        let mut transaction = restored.write().await.expect("a writer");
        assert!(transaction.tables().load(table.id()).await.expect("a query").is_some());
        let id = transaction
            .tables()
            .insert(&new_table_elsewhere(), Timestamp::UNIX_EPOCH)
            .await
            .expect("a table");
        assert!(id.0 > 100, "{id}");
        drop(transaction);
        restored.close().await;

        fs::write(path("text"), "no database").expect("written");
        for wrong in ["text", "none.db"] {
            Store::restore(&path(wrong), &file).await.expect_err(wrong);
        }
        assert!(Store::open(&file).await.is_ok());
    }

    fn new_table_elsewhere() -> NewTable {
        NewTable { channel: ChannelId(71), ..crate::store::tests::new_table() }
    }

    /// The names of the files in a folder.
    fn files(folder: &Path) -> Vec<String> {
        let entries = std::fs::read_dir(folder).expect("a folder");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[tokio::test]
    async fn a_backup_is_a_plain_file_and_a_failed_one_leaves_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let store = Store::open(&file).await.expect("a database");
        crate::store::tests::begun(&store).await;
        store.close().await;
        for name in ["file:copy.db", "sqlite:copy.db", ":memory:", "postgres://localhost/copy", "", "/", ".."]
        {
            let made = Store::backup(&file, Path::new(name)).await;
            assert!(matches!(made, Err(StoreError::BackupName)), "{name}: {made:?}");
        }
        // A name that looks like a URI only within its folder is that of a file.
        let odd = folder.path().join("file:copy.db?mode=memory");
        Store::backup(&file, &odd).await.expect("a copy");
        assert!(odd.metadata().expect("a file").len() > 0);
        std::fs::remove_file(odd).expect("removed");
        let missing = Store::backup(&folder.path().join("none.db"), &folder.path().join("copy.db")).await;
        assert!(missing.is_err());
        // Pages in the middle are overwritten: the copy cannot be read, or fails its check.
        let mut bytes = std::fs::read(&file).expect("a database");
        bytes[4096..].fill(0xff);
        let damaged = folder.path().join("damaged.db");
        std::fs::write(&damaged, bytes).expect("written");
        assert!(Store::backup(&damaged, &folder.path().join("copy.db")).await.is_err());
        assert_eq!(files(folder.path()), ["bside.db", "damaged.db"]);
    }

    #[test]
    fn the_rows_of_all_tables_are_compared() {
        let counts = |counts: &[(&str, i64)]| -> RowCounts {
            counts.iter().map(|(table, rows)| ((*table).to_owned(), *rows)).collect()
        };
        let (before, after) =
            (counts(&[("events", 3), ("seats", 2)]), counts(&[("events", 5), ("seats", 2)]));
        for (copied, is_right) in [
            (counts(&[("events", 4), ("seats", 2)]), true),
            (counts(&[("events", 2), ("seats", 2)]), false),
            (counts(&[("events", 4), ("seats", 0)]), false),
            (counts(&[("events", 4)]), false),
            (counts(&[]), false),
        ] {
            assert_eq!(difference(&before, &copied, &after).is_none(), is_right, "{copied:?}");
        }
        assert!(difference(&counts(&[]), &counts(&[]), &counts(&[])).is_some());
    }
}
