//! SQLite: one file, one connection that writes, and a few that read at the same time.

use super::writer::Writer;
use super::{Result, StoreError, migrations};
use sqlx::pool::PoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Sqlite, SqliteConnection, SqlitePool};
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

/// Connections that read.
const MAX_READERS: u32 = 4;

/// How long to wait for a lock of another process on the database.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

/// The place in the header of a file that says how the database is written, and the value for a journal of what to roll back.
const WRITE_VERSION: usize = 18;
const ROLLBACK: u8 = 1;

/// An open database. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct Database {
    pub(super) writer: Writer,
    /// The one connection of the writer.
    pub(super) writing: SqlitePool,
    pub(super) readers: SqlitePool,
    /// The canonical path of the file, and what tells the file apart from another one there.
    place: Arc<(PathBuf, FileIdentity)>,
    /// The temporary folder, removed with the last clone.
    _folder: Option<Arc<TempDir>>,
}

impl Database {
    /// Opens and migrates a file, which is created if it is missing. Without a path the file is in a temporary folder.
    pub(super) async fn open(path: Option<&Path>) -> Result<Database> {
        let (file, folder) = match path {
            Some(path) => (path.to_owned(), None),
            None => {
                let folder = tempfile::tempdir().map_err(StoreError::CreateFile)?;
                (folder.path().join("bside.db"), Some(Arc::new(folder)))
            }
        };
        let file = prepare_file(&file)?;
        let options = connect_options(&file)?
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // The names of deleted players are overwritten.
            .pragma("secure_delete", "ON")
            // Keeps in memory what a savepoint may have to undo, which is little.
            .pragma("temp_store", "MEMORY")
            .busy_timeout(BUSY_TIMEOUT);
        ensure_own(&file, &options).await?;
        let writing = pool_options(1).connect_with(options.clone()).await?;
        migrations::migrate(&migrations::SQLITE, &mut *writing.acquire().await?).await?;
        warn_if_public(&file);
        let readers = pool_options(MAX_READERS).connect_with(options.read_only(true)).await?;
        let place = place(&file)?;
        Ok(Database { writer: Writer::new(writing.clone()), writing, readers, place, _folder: folder })
    }

    /// Opens a file that is only read: it is neither created nor migrated, and no transaction can write.
    pub(super) async fn open_read_only(path: &Path) -> Result<Database> {
        let readers = pool_options(MAX_READERS).connect_with(read_only_options(path)?).await?;
        Ok(Database {
            writer: Writer::new(readers.clone()),
            writing: readers.clone(),
            readers,
            place: place(path)?,
            _folder: None,
        })
    }

    pub(super) fn ensure_in_place(&self) -> Result<()> {
        let (path, opened) = &*self.place;
        let found = identity(path).ok();
        if found == Some(*opened) { Ok(()) } else { Err(StoreError::FileMoved(path.clone())) }
    }

    pub(super) async fn close(&self) {
        self.readers.close().await;
        // The last writing connection merges the write-ahead log into the file when it closes.
        self.writing.close().await;
    }

    /// Empties the write-ahead log, which still has what was deleted or overwritten. `false` if a reader needs it.
    pub(super) async fn empty_log(&self) -> Result<bool> {
        let mut connection = self.writing.acquire().await?;
        // All writers wait meanwhile, so a reader that takes long is not waited for.
        sqlx::query("PRAGMA busy_timeout = 100").execute(&mut *connection).await?;
        let emptied = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await;
        let timeout = format!("PRAGMA busy_timeout = {}", BUSY_TIMEOUT.as_millis());
        sqlx::query(AssertSqlSafe(timeout)).execute(&mut *connection).await?;
        let (is_busy, ..): (i64, i64, i64) = emptied?;
        Ok(is_busy == 0)
    }
}

/// The device and the inode of a file.
type FileIdentity = (u64, u64);

fn identity(file: &Path) -> io::Result<FileIdentity> {
    use std::os::unix::fs::MetadataExt as _;
    file.metadata().map(|metadata| (metadata.dev(), metadata.ino()))
}

fn place(file: &Path) -> Result<Arc<(PathBuf, FileIdentity)>> {
    let identity = identity(file).map_err(StoreError::CreateFile)?;
    Ok(Arc::new((file.to_owned(), identity)))
}

/// Options that connect to an existing file.
pub(super) fn connect_options(file: &Path) -> Result<SqliteConnectOptions> {
    // SQLite takes `file:a.db` for a URI and `:memory:` for no file at all, but never an absolute path.
    let file = std::path::absolute(file).map_err(StoreError::CreateFile)?;
    Ok(SqliteConnectOptions::new().filename(file))
}

/// Options that read an existing file without changing it or leaving files beside it.
pub(super) fn read_only_options(path: &Path) -> Result<SqliteConnectOptions> {
    let file = fs::canonicalize(path).map_err(StoreError::CreateFile)?;
    // SQLite would create a write-ahead log only to read the file.
    let options = connect_options(&file)?.read_only(true).immutable(is_unused(&file));
    Ok(options.busy_timeout(BUSY_TIMEOUT))
}

/// Whether nobody has a database open, and nobody has left it in the middle of a change: it has no log.
pub(super) fn is_unused(file: &Path) -> bool {
    ["-wal", "-journal"].iter().all(|suffix| !with_suffix(file, suffix).exists())
}

/// The path with this at the end of its name.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// The folder of a file, which is the present one if the path names none.
pub(super) fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes the file of a database unless it exists, and gives its canonical path. Only its owner can read a new file,
/// because it will hold personal data. An existing file is not changed, and not opened: closing a file releases all locks
/// that this process holds on it.
///
/// # Errors
///
/// [`StoreError::NotAFile`] and [`StoreError::LinkedFile`] for what cannot be a database, [`StoreError::ForeignCompanion`]
/// if SQLite would overwrite a file of others, [`StoreError::CreateFile`] if the file cannot be created.
pub(super) fn prepare_file(path: &Path) -> Result<PathBuf> {
    use std::os::unix::fs::OpenOptionsExt as _;
    match File::options().write(true).create_new(true).mode(0o600).open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return check_file(path),
        made => made.map_err(StoreError::CreateFile)?,
    };
    let checked = check_file(path);
    if checked.is_err() {
        // The file was made a moment ago, and is empty.
        fs::remove_file(path).map_err(StoreError::CreateFile)?;
    }
    checked
}

/// Checks that an existing file may be a database, without opening it, and gives its canonical path.
///
/// # Errors
///
/// The errors of [`prepare_file`].
pub(super) fn check_file(path: &Path) -> Result<PathBuf> {
    use std::os::unix::fs::MetadataExt as _;
    let metadata = fs::metadata(path).map_err(StoreError::CreateFile)?;
    if !metadata.is_file() {
        return Err(StoreError::NotAFile);
    }
    if metadata.nlink() > 1 {
        return Err(StoreError::LinkedFile);
    }
    let file = fs::canonicalize(path).map_err(StoreError::CreateFile)?;
    ensure_own_companions(&file)?;
    Ok(file)
}

/// The files that SQLite keeps beside a database: what is added to its name, and how the content begins. The index of the
/// log is not opened, because closing it would release locks.
const COMPANIONS: [(&str, &[&[u8]]); 3] = [
    ("-wal", &[b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83"]),
    ("-shm", &[]),
    ("-journal", &[b"\xd9\xd5\x05\xf9", &[0; 4]]),
];

/// Refuses files of others with names under which SQLite would overwrite or delete them.
pub(super) fn ensure_own_companions(database: &Path) -> Result<()> {
    for (suffix, beginnings) in COMPANIONS {
        let path = with_suffix(database, suffix);
        let Ok(found) = path.symlink_metadata() else { continue };
        let mut content = Vec::new();
        if found.is_file() && !beginnings.is_empty() {
            File::open(&path)
                .and_then(|file| file.take(4).read_to_end(&mut content))
                .map_err(StoreError::CreateFile)?;
        }
        if suffix == "-wal" && !content.is_empty() && has_no_log(database) {
            return Err(StoreError::FormerLog(path));
        }
        let is_own = content.is_empty() || beginnings.contains(&content.as_slice());
        if !found.is_file() || !is_own {
            return Err(StoreError::ForeignCompanion(path));
        }
    }
    Ok(())
}

/// Whether the header of a file says that its database has no write-ahead log, as that of a copy does. SQLite would read a log that is
/// there nevertheless.
fn has_no_log(database: &Path) -> bool {
    let Ok(mut file) = File::open(database) else { return false };
    let mut header = [0; 20];
    let is_header = file.read_exact(&mut header).is_ok();
    // Closing it would release the locks of other connections of this process.
    mem::forget(file);
    is_header && header[WRITE_VERSION] == ROLLBACK
}

/// Warns if users may open the file who are neither its owner nor in its group.
fn warn_if_public(file: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    if fs::metadata(file).is_ok_and(|metadata| metadata.permissions().mode() & 0o007 != 0) {
        tracing::warn!(file = %file.display(), "all users of this machine can open the database");
    }
}

/// Refuses a database of another program, into which nothing is written.
async fn ensure_own(file: &Path, options: &SqliteConnectOptions) -> Result<()> {
    if fs::metadata(file).map_err(StoreError::CreateFile)?.len() == 0 {
        return Ok(());
    }
    let options = SqliteConnectOptions::new().filename(options.get_filename()).busy_timeout(BUSY_TIMEOUT);
    let mut database = options.connect().await?;
    let tables: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .fetch_all(&mut database)
        .await?;
    database.close().await?;
    let is_own = tables.is_empty() || tables.iter().any(|table| table == "_sqlx_migrations");
    if is_own { Ok(()) } else { Err(StoreError::ForeignDatabase) }
}

/// A pool that drops connections left inside a transaction. After an error such as a full disk SQLite rolls back by itself;
/// the rollback that follows fails, and no transaction could begin on this connection. The check needs no query: a
/// connection returns to the pool only after the rollback of its dropped transaction was tried.
fn pool_options(max_connections: u32) -> PoolOptions<Sqlite> {
    PoolOptions::new().max_connections(max_connections).test_before_acquire(false).before_acquire(
        |connection: &mut SqliteConnection, _| {
            Box::pin(async move {
                let is_usable = !connection.is_in_transaction();
                if !is_usable {
                    tracing::warn!("a connection to the database is replaced after an error");
                }
                Ok(is_usable)
            })
        },
    )
}

#[cfg(test)]
mod tests {
    use crate::store::tests::begun;
    use crate::store::{DisplayedMessage, Store, StoreError};
    use crate::table::{ChannelId, MessageId, Player, PlayerId};
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions as _, Connection as _};
    use std::path::Path;

    #[tokio::test]
    async fn after_closing_everything_is_in_one_private_file() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let store = Store::open(&file).await.expect("a database");
        let table = begun(&store).await;
        for entry in std::fs::read_dir(folder.path()).expect("the folder") {
            let entry = entry.expect("a file");
            let mode = entry.metadata().expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{:?}", entry.path());
        }
        store.close().await;
        let copy = folder.path().join("copy.db");
        std::fs::copy(&file, &copy).expect("a copy");
        assert!(!file.with_extension("db-wal").exists());
        let found = Store::open(&copy).await.expect("a database");
        let found = found.read().await.expect("a reader").tables().load(table.id()).await.expect("a query");
        assert_eq!(found.expect("the table").event_count(), table.event_count());
    }

    #[tokio::test]
    async fn nothing_that_is_no_database_is_changed() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let file = |name: &str| folder.path().join(name);
        let mode =
            |name: &str| std::fs::metadata(file(name)).expect("it is there").permissions().mode() & 0o777;
        let open = async |name: &str| Store::open(&file(name)).await;
        std::fs::write(file("text"), "[package]\n").expect("written");
        std::fs::create_dir(file("folder")).expect("made");
        let other = SqliteConnectOptions::new().filename(file("other.db")).create_if_missing(true);
        let mut other = other.connect().await.expect("a database");
        sqlx::query("CREATE TABLE bookmarks (id INTEGER)").execute(&mut other).await.expect("a table");
        other.close().await.expect("closed");
        for name in ["text", "folder", "other.db"] {
            std::fs::set_permissions(file(name), std::fs::Permissions::from_mode(0o755)).expect("set");
        }
        let before = std::fs::read(file("other.db")).expect("a file");

        assert!(matches!(open("text").await, Err(StoreError::Database(_))));
        assert!(matches!(open("folder").await, Err(StoreError::NotAFile)));
        assert!(matches!(Store::open(Path::new("/dev/null")).await, Err(StoreError::NotAFile)));
        assert!(matches!(open("other.db").await, Err(StoreError::ForeignDatabase)));
        assert_eq!(std::fs::read(file("text")).expect("a file"), b"[package]\n");
        assert_eq!(std::fs::read(file("other.db")).expect("a file"), before);
        assert_eq!(["text", "folder", "other.db"].map(mode), [0o755; 3]);

        // An empty file may become a database, and keeps its permissions. A second name would have a log of its own.
        std::fs::write(file("empty.db"), "").expect("written");
        std::fs::set_permissions(file("empty.db"), std::fs::Permissions::from_mode(0o640)).expect("set");
        open("empty.db").await.expect("a database").close().await;
        assert_eq!(mode("empty.db"), 0o640);
        std::fs::hard_link(file("empty.db"), file("second.db")).expect("linked");
        assert!(matches!(open("second.db").await, Err(StoreError::LinkedFile)));

        // SQLite would delete a companion file that it cannot read, so foreign ones are refused.
        for suffix in ["-wal", "-journal"] {
            let diary = file(&format!("new.db{suffix}"));
            std::fs::write(&diary, "a diary").expect("written");
            assert!(matches!(open("new.db").await, Err(StoreError::ForeignCompanion(_))), "{suffix}");
            assert_eq!(std::fs::read(&diary).expect("a file"), b"a diary");
            std::fs::remove_file(&diary).expect("removed");
            assert!(!file("new.db").exists());
        }
        std::os::unix::fs::symlink(file("text"), file("new.db-shm")).expect("linked");
        assert!(matches!(open("new.db").await, Err(StoreError::ForeignCompanion(_))));
        assert_eq!(std::fs::read(file("text")).expect("a file"), b"[package]\n");
    }

    #[tokio::test]
    async fn the_name_of_a_file_is_no_uri() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file:bside.db?mode=memory");
        let store = Store::open(&file).await.expect("a database");
        begun(&store).await;
        store.close().await;
        assert!(file.metadata().expect("a file").len() > 0);
    }

    #[tokio::test]
    async fn only_relaxed_commits_do_not_wait_for_the_disk() {
        let store = Store::open_temporary().await.expect("a database");
        for (is_relaxed, level) in [(true, 1), (false, 2), (true, 1)] {
            let transaction = if is_relaxed { store.write_relaxed().await } else { store.write().await };
            let mut transaction = transaction.expect("a writer");
            let found: i64 = transaction.query("PRAGMA synchronous").value().await.expect("a level");
            assert_eq!(found, level);
        }
    }

    #[tokio::test]
    async fn the_database_recovers_from_a_full_disk() {
        let store = Store::open_temporary().await.expect("a database");
        let table = begun(&store).await;
        let mut transaction = store.write().await.expect("a writer");
        // The limit belongs to this connection, which has to be replaced.
        transaction.query("PRAGMA max_page_count = 1").execute().await.expect("a limit");
        let mut number = 0_u64;
        let full = loop {
            number += 1;
            let player = Player::human(PlayerId(number), "x".repeat(3000));
            match transaction.players().save(&player).await {
                Ok(()) => assert!(number < 10_000, "the limit was not reached"),
                Err(error) => break error,
            }
        };
        assert!(matches!(full, StoreError::Database(_)), "{full:?}");
        drop(transaction);
        for _ in 0..3 {
            let shown = DisplayedMessage { channel: ChannelId(70), message: MessageId(1), event_count: 3 };
            let mut transaction = store.write().await.expect("a writer again");
            transaction.deliveries().save(table.id(), shown).await.expect("there is room again");
            transaction.commit().await.expect("on disk");
        }
    }
}
