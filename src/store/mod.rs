//! Everything that survives a restart, in SQLite or PostgreSQL through sqlx. All SQL is here, and the differences of the two
//! databases are in `dialect`.
//!
//! The store makes no decisions. Every query runs in a [`Transaction`], which sees one snapshot of the database:
//! [`Store::read`] begins one that reads, [`Store::write`] one that writes as well. A commit is on disk when it returns. On
//! SQLite one transaction writes at a time (`writer`).
//!
//! A transaction has one repository per subject: [`Tables`], [`Schedule`], [`Deliveries`], [`Quarantine`], [`Seats`],
//! [`Players`], [`Plans`], [`Blocks`], [`DailyPuzzles`], [`NewThreads`], [`Mirrors`], [`Seeks`], [`Notices`], [`Settings`],
//! [`Ratings`], [`Results`], [`Tournaments`], [`Posts`], [`Votes`].
//!
//! Every query fails with a [`StoreError`] if the database fails. `# Errors` names only the other ones.

#![allow(clippy::missing_errors_doc)]

mod address;
mod application;
mod application_id;
mod backend;
mod backup;
mod blocks;
mod columns;
mod copy;
mod daily_puzzles;
mod deliveries;
mod dialect;
mod error;
mod events;
mod guild_settings;
mod inspection;
mod migrations;
mod mirrors;
mod new_threads;
mod notices;
mod participant;
mod plans;
mod players;
mod postgres;
mod posts;
mod preferences;
mod private_boards;
mod puzzle_runs;
mod puzzles;
mod quarantine;
mod rating_roles;
mod ratings;
mod results;
mod schedule;
mod seats;
mod seek_joins;
mod seeks;
mod server;
mod settlement;
mod shard_locks;
mod shards;
mod sqlite;
mod tables;
mod tournaments;
mod transaction;
mod vacations;
mod votes;
mod writer;

pub use address::{Address, AddressError};
pub use application_id::ApplicationId;
pub use backend::Store;
pub use blocks::OPERATOR;
pub use copy::{CopyError, CopyProgress, CopyReport};
pub use daily_puzzles::{DailyPuzzle, DueDailyPuzzle, OutdatedDailyPuzzle};
pub use deliveries::{DisplayedBefore, DisplayedMessage};
pub use error::{Result, StoreError};
pub use guild_settings::{DailyRefusal, FormerBoards, GuildSettings};
pub use migrations::SchemaState;
pub use mirrors::Mirror;
pub use new_threads::NewThread;
pub use notices::{Notice, Watch};
pub use posts::{StoredPost, Subject};
pub use preferences::{BoardOrientation, NotifyMode, Preferences};
pub use private_boards::PrivateBoard;
pub use quarantine::QuarantineReason;
pub use rating_roles::{ExportedRole, RatingRole, RoleChange, RoleHolder};
pub use results::{RatedResult, outcome_name};
pub use seats::{ExportedGame, FinishedGame, PlayerTable};
pub use seek_joins::SeekJoin;
pub use seeks::{DueSeekPost, ExportedSeek, OutdatedSeekPost, Seek, SeekState};
pub use settlement::settle;
pub use shards::{Shards, ShardsError};
pub use tournaments::{ExportedTournament, OpenTable, PresentedEvents, TitleRecord, TournamentSummary};
pub use transaction::{
    Blocks, DailyPuzzles, Deliveries, Mirrors, NewThreads, Notices, Plans, Players, Posts, Quarantine,
    Ratings, Read, Results, Schedule, Seats, Seeks, Settings, Tables, Tournaments, Transaction, Votes, Write,
};
pub use vacations::Vacation;
pub use votes::ExportedVote;

use columns::{from_db, name_of, to_db, value_of};

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::table::{ChannelId, Event, GuildId, NewTable, Player, PlayerId, Table, Timestamp};
    use bside_test_support::database;
    use sqlx::AssertSqlSafe;
    use std::path::Path;

    /// The database of a test, named by a file of its own.
    pub(crate) async fn at(file: &Path) -> Store {
        let address = database::url(file).await.parse().expect("an address");
        Store::connect(&address).await.expect("a database")
    }

    /// An empty database.
    pub(crate) async fn temporary() -> Store {
        let folder = tempfile::tempdir().expect("a folder");
        match database::is_postgres() {
            true => at(folder.path()).await,
            false => Store::open_temporary().await.expect("a database"),
        }
    }

    /// All tests but those about files.
    #[test]
    fn the_tests_pass_on_postgres() {
        let without = [
            "on_postgres",
            "store::settlement",
            "store::writer",
            "store::backup",
            "store::migrations",
            "store::sqlite",
            "uses_an_index",
        ];
        database::rerun_on_postgres(&["store::", "host::"], &without);
    }

    pub(super) fn new_table() -> NewTable {
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        let by = Player::human(PlayerId(1), "Ana".to_owned());
        NewTable { guild: Some(GuildId(7)), ..NewTable::new(ChannelId(70), by, setup) }
    }

    /// A table at which one turn was played.
    pub(super) async fn begun(store: &Store) -> Table {
        let mut transaction = store.write().await.expect("a writer");
        let id = transaction.tables().insert(&new_table(), Timestamp::UNIX_EPOCH).await.expect("a table");
        let mut table = Table::open(id, new_table(), Timestamp::UNIX_EPOCH).expect("a valid table");
        let ben = Player::human(PlayerId(2), "Ben".to_owned());
        let events = [
            Event::Joined { seat: 1, player: ben },
            Event::Started { first: 0 },
            Event::TurnPlayed { seat: 0, text: "b4-b5".to_owned() },
        ];
        for event in &events {
            table.apply(event, Timestamp::UNIX_EPOCH).expect("a legal event");
        }
        let saved = transaction.tables().save(&table, &events, Timestamp::UNIX_EPOCH).await;
        assert!(saved.expect("a query"), "it is as it was loaded");
        transaction.commit().await.expect("on disk");
        table
    }

    /// The query plan of SQLite.
    pub(super) async fn plan(store: &Store, query: &str) -> Vec<String> {
        let mut transaction = store.read().await.expect("a reader");
        let query = transaction.query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}")));
        query.all(|row| row.get("detail")).await.expect("a plan")
    }

    #[tokio::test]
    async fn a_dropped_transaction_is_rolled_back() {
        let store = temporary().await;
        let mut transaction = store.write().await.expect("a writer");
        let id = transaction.tables().insert(&new_table(), Timestamp::UNIX_EPOCH).await.expect("a table");
        drop(transaction);
        let found = store.read().await.expect("a reader").tables().load(id).await.expect("a query");
        assert!(found.is_none());
    }

    /// The types forbid it, and so does the database.
    #[tokio::test]
    async fn readers_cannot_write() {
        let store = temporary().await;
        let mut transaction = store.read().await.expect("a reader");
        let written = transaction.query("INSERT INTO players (id, name) VALUES (1, 'Ana')");
        assert!(written.execute().await.is_err());
    }

    #[tokio::test]
    async fn the_schema_holds_one_table_per_channel_and_one_event_per_number() {
        let store = temporary().await;
        let table = begun(&store).await;
        let mut transaction = store.write().await.expect("a writer");
        assert!(transaction.tables().insert(&new_table(), Timestamp::UNIX_EPOCH).await.is_err());
        drop(transaction);
        let mut transaction = store.write().await.expect("a writer");
        let again = [Event::TurnPlayed { seat: 0, text: "b4-b5".to_owned() }];
        let saved = transaction.tables().save(&table, &again, Timestamp::UNIX_EPOCH).await.expect("a query");
        assert!(!saved, "it was written before");
        let number = table.event_count() - 1;
        let mut tables = transaction.tables();
        assert!(tables.save_events(table.id(), number, &again, Timestamp::UNIX_EPOCH).await.is_err());
    }

    #[tokio::test]
    async fn damaged_data_are_an_error_and_no_panic() {
        for damage in [
            "UPDATE events SET text = 'b4-b9' WHERE kind = 'turned'",
            "UPDATE events SET text = NULL WHERE kind = 'turned'",
            "UPDATE events SET kind = 'danced' WHERE kind = 'turned'",
            "UPDATE events SET seat = -1 WHERE kind = 'joined'",
            "UPDATE events SET kind = 'ended' WHERE kind = 'joined'",
            "UPDATE tables SET game = 'chess'",
            "UPDATE tables SET seats = 70000",
            "UPDATE tables SET setup = ''",
            "UPDATE tables SET rules_version = 0",
            "UPDATE tables SET rules_version = 3",
            "UPDATE events SET kind = 'draw-offered', seat = 7 WHERE kind = 'turned'",
            "DELETE FROM seats",
        ] {
            let store = temporary().await;
            let table = begun(&store).await;
            let mut transaction = store.write().await.expect("a writer");
            transaction.query(damage).execute().await.expect(damage);
            let error = transaction.tables().load(table.id()).await.expect_err(damage);
            assert_eq!(error.broken_table(), Some(table.id()), "{damage}");
        }
    }
}
