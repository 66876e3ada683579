//! The host: carries out commands at tables and commits the outcome before anybody is answered.
//!
//! The store is the truth. The recently used tables are cached in memory (`table_cache`) and may be evicted at any
//! moment: a table is rebuilt by replay, or refreshed with later events, on a read connection, and the command is decided
//! there. The outcome is written only if the table has no later events. Otherwise the command is decided again inside the
//! writing transaction. Thus commands at a table take effect one after the other, and tables do not wait for each other's
//! replay.
//!
//! [`Host`] has one facade per subject: [`Tables`], [`Deliveries`], [`Schedule`], [`Players`], [`DailyPuzzles`],
//! [`NewThreads`], [`Mirrors`], [`Posts`], [`Seeks`], [`Settings`], [`Notices`], [`Ratings`], [`Processes`], [`Tournaments`].
//!
//! Whatever asks the store fails with [`HostError::Store`] if the database fails, after it was tried again for some seconds. `# Errors`
//! names only the other ones.

#![allow(clippy::missing_errors_doc)]

mod blocks;
mod checks;
mod clock;
mod daily_puzzles;
mod deliveries;
mod error;
mod exclusion_cache;
mod exclusions;
mod facade;
mod game_end;
mod loaded_tables;
mod lookup;
mod mirrors;
mod new_threads;
mod notices;
mod notify_modes;
mod outcome;
mod plans;
mod players;
mod posts;
mod privacy;
mod private_boards;
mod processes;
mod puzzle_runs;
mod puzzles;
mod quarantine;
mod rating_roles;
mod ratings;
mod rejection;
mod retry;
mod schedule;
mod seeks;
mod settings;
mod settings_cache;
mod table_cache;
mod tables;
mod tournaments;
mod transactions;
mod vacations;
mod votes;

pub use crate::store::{
    ApplicationId, BoardOrientation, DailyPuzzle, DailyRefusal, DisplayedMessage, DueDailyPuzzle,
    DueSeekPost, ExportedGame, FinishedGame, FormerBoards, GuildSettings, Mirror, NewThread, Notice,
    NotifyMode, OutdatedDailyPuzzle, OutdatedSeekPost, PlayerTable, Preferences, QuarantineReason,
    RatingRole, RoleChange, RoleHolder, Seek, SeekJoin, SeekState, Shards, StoreError, Vacation, Watch,
};
pub use clock::Clock;
pub use daily_puzzles::{ChosenPuzzle, LastPuzzle, daily_hour};
pub use error::{BrokenTable, HostError, Result};
pub use facade::{
    DailyPuzzles, Deliveries, Host, Mirrors, NewThreads, Notices, Players, Posts, Processes, Ratings,
    Schedule, Seeks, Settings, Tables, Tournaments,
};
pub use lookup::TableRef;
pub use outcome::CommandOutcome;
pub use plans::Members;
pub use posts::{Intent, StoredPost, Subject};
pub use privacy::{
    ExportedPlan, ExportedPrivateBoard, ExportedPuzzleAnswer, ExportedPuzzleRun, ExportedRating, PlayerExport,
};
pub use ratings::{RatingCheck, WrongRating};
pub use rejection::HostRejection;
pub use schedule::MIN_CREDITED_OUTAGE;
pub use seeks::{MAX_SEEK_POSTS, OpenedSeek, SEEK_TTL};
pub(crate) use seeks::{SEEK_BATCH, SEEK_SLOT};
pub use settings_cache::PlayerSettings;
pub use tournaments::{
    ExportedTournament, OpenTable, PresentedEvents, TitleRecord, TournamentError, TournamentOutcome,
    TournamentSummary,
};
pub use vacations::VacationStatus;
pub use votes::CastVote;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::store::tests::temporary;
    use crate::table::{ChannelId, Command, NewTable, Player, PlayerId, Timestamp};
    use std::time::Duration;
    use tokio::sync::watch;

    const DAY: Duration = Duration::from_hours(24);

    fn player(id: u64) -> Player {
        Player::human(PlayerId(id), format!("player {id}"))
    }

    async fn invite(host: &Host, by: u64, opponent: u64) -> CommandOutcome {
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        let (by, opponents) = (player(by), vec![player(opponent)]);
        let new_table = NewTable { opponents, ..NewTable::new(ChannelId(700), by, setup) };
        host.tables().open(new_table).await.expect("a free channel")
    }

    /// A rated game, which the second player resigns.
    pub(super) async fn game(host: &Host, winner: u64, loser: u64) -> CommandOutcome {
        let at = TableRef::Id(invite(host, winner, loser).await.table.id());
        let ask = async |command| {
            host.tables().execute(at, command).await.expect("a command that can be carried out")
        };
        ask(Command::Join { by: player(loser) }).await;
        for by in [winner, loser].repeat(5) {
            let table = host.tables().load(at).await.expect("a table");
            let mut turns = table.game().expect("a game").position().legal_turns();
            let text = turns.swap_remove(table.turn_number() * 7919 % turns.len());
            ask(Command::Turn { by: PlayerId(by).into(), text, number: None }).await;
        }
        ask(Command::Resign { by: PlayerId(loser).into() }).await
    }

    #[tokio::test]
    async fn a_clock_that_jumps_does_not_change_the_order() {
        let (time, clock) = watch::channel(Timestamp::UNIX_EPOCH);
        let store = temporary().await;
        let host = Host::new(store).with_clock(Clock::Manual(clock));
        // A month forward, then back; then it stands still.
        for day in [1000, 1030, 1001, 1001] {
            time.send_replace(Timestamp::UNIX_EPOCH + day * DAY);
            for (winner, loser) in [(1, 2), (2, 3), (3, 1), (1, 2)] {
                let ended = game(&host, winner, loser).await;
                assert!(ended.unrated.is_none() && ended.ratings.len() == 2, "{ended:?}");
            }
        }
        let check = host.ratings().verify().await.expect("a store");
        assert_eq!((check.games, check.wrong.len()), (16, 0), "{check:?}");
        // An invitation with a later time does not suppress the mention.
        assert!(invite(&host, 1, 2).await.mentions.is_empty());
        time.send_replace(Timestamp::UNIX_EPOCH + 999 * DAY);
        let cancel = Command::Cancel { by: PlayerId(1).into() };
        host.tables().execute(TableRef::Channel(ChannelId(700)), cancel).await.expect("it is open");
        assert_eq!(invite(&host, 1, 2).await.mentions, [PlayerId(2)]);
    }
}
