//! The host on a real database: each test on SQLite and, where it is installed, on PostgreSQL.

mod blocks;
mod clocks;
mod ends;
mod offers;
mod openings;
mod plans;
mod ratings;
mod tables;
mod tournaments;
mod upgrades;
mod vacations;
mod verification;

use bside::host::{
    Clock, CommandOutcome, Host, HostError, HostRejection, QuarantineReason, StoredPost, Subject, TableRef,
    VacationStatus,
};
use bside::ratings::{Ladder, Leaderboard, LeaderboardEntry, Rating, UnratedReason};
use bside::rules::{Draw, GameKind, RulesVersion, Setup};
use bside::search::Level;
use bside::store::{Address, Shards, Store};
use bside::table::{
    ChannelId, Command, Ending, Event, FirstPlayer, GuildId, MessageId, NewTable, Offer, Participant, Phase,
    Player, PlayerId, Rejection, Table, TableId, TimeControl, Timestamp,
};
use bside_test_support::database;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::watch;

const ANA: PlayerId = PlayerId(1);
const BEN: PlayerId = PlayerId(2);
const CY: PlayerId = PlayerId(3);
/// The largest id: all 64 bits are stored.
const DEE: PlayerId = PlayerId(u64::MAX - 4);

const GUILD: GuildId = GuildId(500);
const CHANNEL: ChannelId = ChannelId(700);

fn player(id: PlayerId) -> Player {
    let name = match id {
        ANA => "Ana",
        BEN => "Ben",
        CY => "Cy",
        _ => "Dee",
    };
    Player::human(id, name.to_owned())
}

fn new_table(channel: ChannelId, seats: usize) -> NewTable {
    let setup = Setup::new(GameKind::Biloba, Some(seats), None).expect("Biloba seats 2 to 4");
    NewTable { guild: Some(GUILD), ..NewTable::new(channel, player(ANA), setup) }
}

fn turn(by: impl Into<Participant>, text: &str) -> Command {
    Command::Turn { by: by.into(), text: text.to_owned(), number: None }
}

fn offer(by: PlayerId, offer: Offer) -> Command {
    Command::Offer { by: by.into(), offer, number: None }
}

fn draw(by: PlayerId) -> Command {
    offer(by, Offer::Draw)
}

/// The database of a test, named by a file of its own.
async fn store(file: &Path) -> Store {
    let address = database::url(file).await.parse().expect("an address");
    Store::connect(&address).await.expect("a database")
}

/// An empty database.
async fn temporary() -> Store {
    let folder = tempfile::tempdir().expect("a folder");
    match database::is_postgres() {
        true => store(folder.path()).await,
        false => Store::open_temporary().await.expect("a temporary database"),
    }
}

async fn host() -> Host {
    Host::new(temporary().await)
}

async fn host_of(file: &Path) -> Host {
    Host::new(store(file).await)
}

/// All tests but those about files.
#[test]
fn the_tests_pass_on_postgres() {
    database::rerun_on_postgres(&[], &["on_postgres", "upgrades::", "acknowledged_commands_survive_a_kill"]);
}

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);
/// The start time of tests with a clock, in Unix milliseconds.
const BEGIN: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);

/// A database, and the clock of its hosts.
struct Fixture {
    file: PathBuf,
    time: watch::Sender<Timestamp>,
    _folder: TempDir,
}

impl Fixture {
    fn new() -> Fixture {
        let folder = tempfile::tempdir().expect("a folder");
        Fixture { file: folder.path().join("bside.db"), time: watch::Sender::new(BEGIN), _folder: folder }
    }

    async fn host(&self) -> Host {
        host_of(&self.file).await.with_clock(Clock::Manual(self.time.subscribe()))
    }

    /// Sets the clock to this time after the start.
    fn at(&self, time: Duration) {
        self.time.send_replace(BEGIN + time);
    }
}

/// Opens a table with a clock in a channel of its own, at which Ben joins.
async fn open_timed_table(host: &Host, time_control: Option<TimeControl>, channel: ChannelId) -> Arc<Table> {
    open_with_players(host, NewTable { time_control, ..new_table(channel, 2) }, &[BEN]).await
}

/// Opens a table in a channel, with these people joining one after the other.
async fn open_with_players(host: &Host, new_table: NewTable, joining: &[PlayerId]) -> Arc<Table> {
    let channel = new_table.channel;
    let mut table = host.tables().open(new_table).await.expect("a free channel").table;
    for id in joining {
        table = execute(host, channel, Command::Join { by: player(*id) }).await.table;
    }
    table
}

#[track_caller]
fn refused<T: Debug>(result: Result<T, HostError>) -> HostRejection {
    match result {
        Err(HostError::Refused(rejection)) => rejection,
        other => panic!("not refused: {other:?}"),
    }
}

#[track_caller]
fn rejected<T: Debug>(result: Result<T, HostError>) -> Rejection {
    match result {
        Err(HostError::Rejected(rejection)) => rejection,
        other => panic!("not rejected: {other:?}"),
    }
}

async fn execute(host: &Host, channel: ChannelId, command: Command) -> CommandOutcome {
    let description = format!("{command:?}");
    match host.tables().execute(TableRef::Channel(channel), command).await {
        Ok(update) => update,
        Err(error) => panic!("{description}: {error:?}"),
    }
}

/// The leaderboard entry of a player; `None` before the first result.
async fn leaderboard_entry(host: &Host, player: PlayerId, game: GameKind) -> Option<LeaderboardEntry> {
    let leaderboard =
        host.ratings().leaderboard(game, Ladder::People, None, 0..0, player).await.expect("a store");
    leaderboard.own
}

/// Everything of a table that must be equal after it is loaded again.
fn all_of(table: &Table) -> String {
    let game = table
        .game()
        .map(|game| (game.position().fen(), game.turns().to_vec(), game.places(), game.drawn(), game.seat()));
    // A draw offer shows in who may offer one.
    let offers = [ANA, BEN, CY, DEE].map(|by| table.decide(&draw(by), Timestamp::UNIX_EPOCH));
    format!(
        "{} {} {:?} {:?} {:?} {:?} {:?} {} {:?}",
        table.id(),
        table.channel(),
        table.setup(),
        table.seats(),
        table.invited().collect::<Vec<_>>(),
        table.phase(),
        offers,
        table.event_count(),
        game,
    )
}

/// Everybody at the table of a channel plays five turns, so that the game is rated.
async fn play_until_rated(host: &Host, channel: ChannelId) {
    let table = host.tables().load(TableRef::Channel(channel)).await.expect("a table");
    play_turns(host, channel, 5 * table.seats().len() - table.turn_number()).await;
}

/// Plays this number of turns at the table of a channel.
async fn play_turns(host: &Host, channel: ChannelId, turns: usize) {
    let mut table = host.tables().load(TableRef::Channel(channel)).await.expect("a table");
    for _ in 0..turns {
        table = execute(host, channel, some_turn(&table, table.turn_number())).await.table;
    }
}

/// A legal turn, a different one at each turn.
fn some_turn(table: &Table, salt: usize) -> Command {
    let game = table.game().expect("a game");
    let turns = game.position().legal_turns();
    let text = &turns[(salt * 7919 + turns.len() / 3) % turns.len()];
    turn(table.to_act().expect("a running game").id, text)
}

/// The messages that were the board of a table before, with their channels, in the order of their ids.
async fn former_boards(host: &Host, table: TableId) -> Vec<(ChannelId, MessageId)> {
    let posts = host.posts().of(Subject::Table(table)).await.expect("a store");
    let former = posts.into_iter().filter(|post| post.slot.starts_with("board-"));
    let mut former: Vec<_> = former.filter_map(|post| Some((post.channel, post.message?))).collect();
    former.sort_by_key(|(_, message)| message.0);
    former
}
