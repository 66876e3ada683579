use crate::store::{Address, Shards, Store};
use anyhow::{Context as _, bail, ensure};
use clap::Args;
use std::env;
use std::fs::{File, TryLockError};

/// Where it is if nobody says so.
const USUAL: &str = "sqlite:bside.db";

#[derive(Args)]
pub(super) struct Database {
    /// The database: a file, sqlite:FILE, or postgres://USER:PASSWORD@HOST/DATABASE. DATABASE_URL says it as well
    #[arg(long = "db", env = "BSIDE_DB", hide_env_values = true, value_name = "ADDRESS")]
    address: Option<String>,
}

impl Database {
    pub(super) fn address(&self) -> anyhow::Result<Address> {
        let is_set = |text: &String| !text.is_empty();
        let text =
            self.address.clone().filter(is_set).or_else(|| env::var("DATABASE_URL").ok().filter(is_set));
        read(text.as_deref().unwrap_or(USUAL))
    }

    /// The same, which has to be there if it is a file.
    pub(super) fn existing(&self) -> anyhow::Result<Address> {
        let address = self.address()?;
        match &address {
            Address::File(file) if !file.exists() => bail!("there is no database {address}"),
            _ => Ok(address),
        }
    }
}

fn read(text: &str) -> anyhow::Result<Address> {
    text.parse().context("the address of the database cannot be read")
}

/// Opens a database.
pub(super) async fn open(address: &Address) -> anyhow::Result<Store> {
    let store = Store::connect(address).await.with_context(|| unusable(address))?;
    whole(address, &store).await?;
    Ok(store)
}

async fn whole(address: &Address, store: &Store) -> anyhow::Result<()> {
    let is_partial_copy = store.is_partial_copy().await.with_context(|| unusable(address))?;
    ensure!(
        !is_partial_copy,
        "not all has been brought to the database {address}: go on with bside migrate-store"
    );
    Ok(())
}

pub(super) fn unusable(address: &Address) -> String {
    format!("the database {address} cannot be used")
}

/// Keeps a second bot away from a database: both would answer everything. It goes with the process, however that ends.
#[derive(Debug)]
pub(super) struct Lock {
    _file: Option<File>,
}

/// Opens a database for the bot of this process, which alone serves these shards.
pub(super) async fn serve(address: &Address, shards: Shards) -> anyhow::Result<(Lock, Store)> {
    let (lock, store) = begin(address, shards).await?;
    whole(address, &store).await?;
    Ok((lock, store))
}

/// Opens a database for this process alone, be all in it or not.
pub(super) async fn alone(address: &Address) -> anyhow::Result<(Lock, Store)> {
    begin(address, Shards::ALL).await
}

async fn begin(address: &Address, shards: Shards) -> anyhow::Result<(Lock, Store)> {
    let lock = Lock { _file: lock(address)? };
    let store = Store::connect(address).await.with_context(|| unusable(address))?;
    store.serve(shards).await.with_context(|| unusable(address))?;
    Ok((lock, store))
}

/// A file beside that of the database. A server has locks of its own.
fn lock(address: &Address) -> anyhow::Result<Option<File>> {
    let Address::File(db) = address else { return Ok(None) };
    let path = db.with_extension("lock");
    let file = File::create(&path).with_context(|| format!("{} cannot be made", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => {
            bail!("another process serves the database {address}: end that one first")
        }
        Err(TryLockError::Error(error)) => {
            Err(error).with_context(|| format!("{} cannot be locked", path.display()))
        }
    }
}
