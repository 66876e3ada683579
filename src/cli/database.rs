use super::environment;
use crate::store::{Address, SchemaState, Shards, Store, StoreError};
use anyhow::{Context as _, bail, ensure};
use clap::Args;
use std::env;
use std::fs::{self, File, TryLockError};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};

/// The database that is used if none is named.
const DEFAULT_ADDRESS: &str = "sqlite:bside.db";

#[derive(Args)]
pub(super) struct Database {
    /// Database: a file, sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE (or set DATABASE_URL)
    #[arg(long = "db", env = "BSIDE_DB", hide_env_values = true, value_name = "ADDRESS")]
    address: Option<String>,
    /// File that has the address of the database
    #[arg(long = "db-file", env = "BSIDE_DB_FILE", value_name = "FILE")]
    address_file: Option<PathBuf>,
}

impl Database {
    pub(super) fn address(&self) -> anyhow::Result<Address> {
        let set = |name| env::var(name).ok().filter(|text| !text.is_empty());
        let in_file = || read_secret("BSIDE_DB_FILE", self.address_file.as_deref());
        let (text, is_argument) = match self.address.clone().filter(|text| !text.is_empty()) {
            Some(text) => (text.clone(), set("BSIDE_DB") != Some(text)),
            None => (
                in_file()?.or_else(|| set("DATABASE_URL")).unwrap_or_else(|| DEFAULT_ADDRESS.to_owned()),
                false,
            ),
        };
        Ok(match parse(&text)? {
            Address::File(file) if !is_argument => Address::File(environment::resolve(&file)),
            address => address,
        })
    }

    /// The address, if its file exists. A server is not asked.
    pub(super) fn existing(&self) -> anyhow::Result<Address> {
        let address = self.address()?;
        match &address {
            Address::File(file) if !file.exists() => bail!("there is no database {address}"),
            _ => Ok(address),
        }
    }
}

/// The secret in the file that a setting names, if it names one.
pub(super) fn read_secret(setting: &str, file: Option<&Path>) -> anyhow::Result<Option<String>> {
    let Some(file) = file.filter(|file| !file.as_os_str().is_empty()) else { return Ok(None) };
    let text = fs::read_to_string(file)
        .with_context(|| format!("cannot read the file {} set in {setting}", file.display()))?;
    Ok(Some(text.trim().to_owned()))
}

pub(super) fn parse(text: &str) -> anyhow::Result<Address> {
    text.parse().context("invalid database address")
}

/// Opens a database to read it only. Its schema has to be that of this version.
pub(super) async fn open_read_only(address: &Address) -> anyhow::Result<Store> {
    match Store::inspect(address).await.with_context(|| unusable(address))? {
        SchemaState::Current | SchemaState::Ahead => {}
        SchemaState::Empty => bail!("the database {address} is empty"),
        SchemaState::Behind(_) => {
            bail!("the database {address} is from an earlier version: start bside serve to upgrade it")
        }
    }
    connect_read_only(address).await
}

/// Checks without any change that a database is not the target of an interrupted copy. Its schema has to be that of this version.
pub(super) async fn ensure_complete(address: &Address) -> anyhow::Result<()> {
    connect_read_only(address).await?.close().await;
    Ok(())
}

async fn connect_read_only(address: &Address) -> anyhow::Result<Store> {
    let store = Store::connect_read_only(address).await.with_context(|| unusable(address))?;
    ensure_no_partial_copy(address, &store).await?;
    Ok(store)
}

async fn ensure_no_partial_copy(address: &Address, store: &Store) -> anyhow::Result<()> {
    let is_partial_copy = store.is_partial_copy().await.with_context(|| unusable(address))?;
    ensure!(
        !is_partial_copy,
        "the copy to the database {address} is incomplete: run bside migrate-store again"
    );
    Ok(())
}

pub(super) fn unusable(address: &Address) -> String {
    format!("cannot use the database {address}")
}

/// Keeps a second bot from using the same database. It ends with the process.
#[derive(Debug)]
pub(super) struct Lock {
    _files: Vec<File>,
}

/// Opens a database for the bot and locks these shards for this process.
pub(super) async fn serve(address: &Address, shards: Shards) -> anyhow::Result<(Lock, Store)> {
    let (lock, store) = open_and_lock(address, shards).await?;
    ensure_no_partial_copy(address, &store).await?;
    Ok((lock, store))
}

/// Opens a database for this process alone, even if it is an incomplete copy.
pub(super) async fn open_exclusively(address: &Address) -> anyhow::Result<(Lock, Store)> {
    open_and_lock(address, Shards::ALL).await
}

async fn open_and_lock(address: &Address, shards: Shards) -> anyhow::Result<(Lock, Store)> {
    let lock = match address {
        Address::File(db) => {
            let file = Store::prepare_file(db).with_context(|| unusable(address))?;
            // Nothing is made beside a file that is refused.
            Store::check_writable(address).await.with_context(|| unusable(address))?;
            Store::inspect(address).await.with_context(|| unusable(address))?;
            lock_file(address, &file)?
        }
        // PostgreSQL has locks of its own.
        Address::Server(_) => Lock { _files: Vec::new() },
    };
    let store = Store::connect(address).await.with_context(|| unusable(address))?;
    store.serve(shards).await.with_context(|| unusable(address))?;
    Ok((lock, store))
}

/// Locks the place of a database whose file may be missing or of no use.
pub(super) fn lock_in_place(address: &Address, db: &Path) -> anyhow::Result<Lock> {
    let folder = db.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let named = || Ok(folder.canonicalize()?.join(db.file_name().unwrap_or_default()));
    let file = db.canonicalize().or_else(|_| named());
    lock_file(address, &file.map_err(StoreError::CreateFile).with_context(|| unusable(address))?)
}

/// Checks without any change that no other process uses a database for these shards.
pub(super) async fn ensure_unused(address: &Address, shards: Shards) -> anyhow::Result<()> {
    if let Address::File(db) = address
        && let Ok(db) = db.canonicalize()
    {
        let flags = libc::O_NOFOLLOW | libc::O_NONBLOCK;
        let open = |path: &Path| File::options().read(true).custom_flags(flags).open(path).ok();
        let path = lock_path(&db);
        for file in open(&path).into_iter().chain(former_lock_file(&db, &path)) {
            // A shared lock is refused while a bot holds its own. It ends with this function.
            if let Err(TryLockError::WouldBlock) = file.try_lock_shared() {
                bail!(in_use(address));
            }
        }
    }
    Store::check_shards(address, shards).await.with_context(|| unusable(address))
}

fn in_use(address: &Address) -> String {
    format!("another process is using the database {address}: stop it first")
}

/// The file that is locked for a database at a canonical path.
fn lock_path(db: &Path) -> PathBuf {
    let mut name = db.as_os_str().to_owned();
    name.push(".lock");
    PathBuf::from(name)
}

/// Locks a file next to a database. By its canonical path a database has the same one whatever links lead to it.
fn lock_file(address: &Address, db: &Path) -> anyhow::Result<Lock> {
    let path = lock_path(db);
    // An existing file may belong to somebody: it is not changed, and no link is followed to it.
    let made = File::options()
        .append(true)
        .create(true)
        .mode(0o600)
        .custom_flags(libc::O_NOFOLLOW | libc::O_NONBLOCK)
        .open(&path);
    let file = made.with_context(|| format!("cannot create {}", path.display()))?;
    let is_file = file.metadata().is_ok_and(|metadata| metadata.is_file());
    ensure!(is_file, "cannot lock {}: it is not a file", path.display());
    let files: Vec<File> = [file].into_iter().chain(former_lock_file(db, &path)).collect();
    for file in &files {
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!(in_use(address)),
            Err(TryLockError::Error(error)) => {
                return Err(error).with_context(|| format!("cannot lock {}", path.display()));
            }
        }
    }
    Ok(Lock { _files: files })
}

/// The file that version 0.2.0 locks, if it exists. It is only read.
fn former_lock_file(db: &Path, path: &Path) -> Option<File> {
    let former = db.with_extension("lock");
    if former == db || former == path {
        return None;
    }
    let flags = libc::O_NOFOLLOW | libc::O_NONBLOCK;
    let file = File::options().read(true).custom_flags(flags).open(former).ok()?;
    file.metadata().is_ok_and(|metadata| metadata.is_file()).then_some(file)
}
