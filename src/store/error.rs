use super::{ApplicationId, Shards};
use crate::table::{Rejection, TableId};
use crate::tournament::TournamentId;
use std::path::PathBuf;
use std::sync::Arc;
use thiserror::Error;

/// The result of a query, or of other work with the database.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// A failure of the database or of stored data.
#[derive(Debug, Error)]
pub enum StoreError {
    /// A query or a connection failed.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// The commit failed that several transactions share.
    #[error("cannot write to the database")]
    SharedCommit(#[source] Arc<sqlx::Error>),
    /// The database is closed.
    #[error("the database is closed")]
    Closed,
    /// The server of the database did not answer in time.
    #[error("the database did not respond in time")]
    Timeout,
    /// Nothing listens at the address.
    #[error("no PostgreSQL server responds there: check that it is running, and check the host and port")]
    Unreachable(#[source] Option<std::io::Error>),
    /// The server rejects the user or the password.
    #[error("the server rejects this user or password: correct the address of the database")]
    AuthenticationFailed(#[source] sqlx::Error),
    /// Another process serves one of the shards.
    #[error(
        "another process serves shard {shard} of this database: stop it first, or serve others with --shards"
    )]
    ShardTaken {
        /// The shard that is taken.
        shard: Shards,
    },
    /// Other processes use this total number of shards.
    #[error(
        "other processes serve this database with {0} shards in total: use the same total in --shards, or stop them first"
    )]
    ShardCountMismatch(u32),
    /// The bot of another application has used the database.
    #[error(
        "the games in it belong to the bot of application {}, and DISCORD_TOKEN is of application {}: set the token of that \
         bot, or name another database", .known.0, .own.0
    )]
    OtherApplication {
        /// The application whose bot has used it.
        known: ApplicationId,
        /// The application of this bot.
        own: ApplicationId,
    },
    /// The server has no database of this name.
    #[error("the server has no database of that name: create it with createdb, or name another one")]
    DatabaseMissing,
    /// A migration failed.
    #[error("cannot migrate the database")]
    Migration(#[source] sqlx::migrate::MigrateError),
    /// The schema is newer than this version of the program.
    #[error("it was written by a newer version of bside: run that version, or name another database")]
    SchemaTooNew,
    /// A migration that the database has is not the one of this number.
    #[error(
        "its schema was changed by another step {0} than that of this version, such as one that was never released: run the program \
         that wrote it, or restore a copy from before"
    )]
    OtherMigration(i64),
    /// The server refuses changes.
    #[error("the server lets nobody write to it: it is a replica, or default_transaction_read_only is set")]
    ReadOnly,
    /// The file cannot be created.
    #[error("cannot create the file in its folder")]
    CreateFile(#[source] std::io::Error),
    /// The file of an open database is not where it was.
    #[error("{} was removed or replaced while it was open: put it back, or restart the bot to use what is there now", .0.display())]
    FileMoved(PathBuf),
    /// The user of this process may not write to the file or to its folder.
    #[error(
        "this user may not write to it and its folder: change who owns them, or run as the user who does"
    )]
    NotWritable(#[source] std::io::Error),
    /// The path of a database is that of a folder or a device.
    #[error("it is not a file")]
    NotAFile,
    /// The file has several names. SQLite keeps its log beside the name, so two processes would damage the file.
    #[error("the file has a second name (a hard link): remove that one first")]
    LinkedFile,
    /// The file is a database of another program.
    #[error("the file is the database of another program: name another file")]
    ForeignDatabase,
    /// SQLite would keep its own data in a file that exists and is none of its own.
    #[error("SQLite would overwrite {}: rename that file, or name another database", .0.display())]
    ForeignCompanion(PathBuf),
    /// The log of another database lies beside the file, which is a copy.
    #[error(
        "{} is the log of the database that was there before: put the copy in its place with bside restore, or remove that file and the \
         one that ends in -shm", .0.display()
    )]
    FormerLog(PathBuf),
    /// The name of a backup is not that of a plain file.
    #[error("a backup goes into a file: name one, such as copy.db")]
    BackupName,
    /// The check of a backup failed.
    #[error("the copy failed its check: {0}")]
    CorruptBackup(String),
    /// The stored data of a table are inconsistent.
    #[error("cannot read table {table}: {what}")]
    CorruptTable {
        /// The table whose rows contradict each other.
        table: TableId,
        /// The contradiction, in words for the operator.
        what: String,
    },
    /// The stored data of a tournament are inconsistent.
    #[error("cannot read tournament {tournament}: {what}")]
    CorruptTournament {
        /// The tournament whose rows contradict each other.
        tournament: TournamentId,
        /// The contradiction, in words for the operator.
        what: String,
    },
    /// A stored event is rejected by the rules.
    #[error("cannot replay table {table}")]
    Replay {
        /// The table of the event.
        table: TableId,
        /// The reason why the event does not fit the state before it.
        source: Rejection,
    },
    /// A table was played under another version of the rules, in which its turns may have another meaning.
    #[error(
        "table {table} was played under version {version} of the rules, which this program does not support"
    )]
    UnsupportedRules {
        /// The table that this program cannot continue.
        table: TableId,
        /// The version of the rules.
        version: i64,
    },
}

impl StoreError {
    /// Does another process serve the shards of this one?
    pub fn is_shard_conflict(&self) -> bool {
        matches!(self, StoreError::ShardTaken { .. } | StoreError::ShardCountMismatch(_))
    }

    /// Does the database stay unusable until somebody changes something, so that another attempt makes no sense?
    pub fn is_permanent(&self) -> bool {
        matches!(
            self,
            StoreError::AuthenticationFailed(_)
                | StoreError::OtherApplication { .. }
                | StoreError::DatabaseMissing
                | StoreError::SchemaTooNew
                | StoreError::OtherMigration(_)
                | StoreError::ReadOnly
                | StoreError::CreateFile(_)
                | StoreError::NotWritable(_)
                | StoreError::NotAFile
                | StoreError::LinkedFile
                | StoreError::ForeignDatabase
                | StoreError::ForeignCompanion(_)
                | StoreError::FormerLog(_)
        )
    }

    /// May the same transaction succeed if it is tried again? Others wrote the same rows at the same time, or the server
    /// was away. If a commit fails so, its changes may be on disk or not.
    pub fn is_transient(&self) -> bool {
        match self {
            StoreError::Timeout => true,
            StoreError::Database(sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut) => true,
            StoreError::Database(sqlx::Error::Database(error)) => match error.code().as_deref() {
                // SQLSTATEs of PostgreSQL; codes of SQLite are other. Serialization failure, deadlock, lock not available,
                // unique violation and foreign key violation by concurrent transactions.
                Some("40001" | "40P01" | "55P03" | "23505" | "23503") => true,
                // Idle-in-transaction time-out, shutdown, crash, start-up, too many connections.
                Some("25P03" | "57P01" | "57P02" | "57P03" | "53300") => true,
                _ => false,
            },
            _ => false,
        }
    }

    /// The table that cannot be rebuilt, if this is the error. Another try cannot succeed.
    pub fn broken_table(&self) -> Option<TableId> {
        match self {
            StoreError::CorruptTable { table, .. }
            | StoreError::Replay { table, .. }
            | StoreError::UnsupportedRules { table, .. } => Some(*table),
            _ => None,
        }
    }
}
