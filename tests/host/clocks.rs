//! What follows from time, over a real database: it is found when it is due, also after a restart.

use bside::host::{At, Clock, Host, Update};
use bside::ratings::Unrated;
use bside::rules::{Game, Setup};
use bside::table::{
    Command, Ending, Event, Opening, Pace, Phase, Player, PlayerId, Rejection, Table, TableId,
};
use std::path::PathBuf;
use std::sync::Arc;
use tempfile::TempDir;
use tokio::sync::watch;

const ANA: PlayerId = 1;
const BEN: PlayerId = 2;
const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// When it all begins.
const BEGIN: i64 = 1_800_000_000_000;

/// A database, and the time of its hosts.
struct Place {
    file: PathBuf,
    time: watch::Sender<i64>,
    _folder: TempDir,
}

impl Place {
    fn new() -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        Place { file: folder.path().join("bside.db"), time: watch::Sender::new(BEGIN), _folder: folder }
    }

    async fn host(&self) -> Host {
        let store = super::store(&self.file).await;
        Host::new(store).with_clock(Clock::Set(self.time.subscribe()))
    }

    /// So long after the beginning.
    fn at(&self, time: i64) {
        self.time.send_replace(BEGIN + time);
    }
}

fn person(id: PlayerId) -> Player {
    Player { id, name: format!("person {id}") }
}

/// Opens a table in a channel of its own, at which Ben joins.
async fn begun(host: &Host, pace: Option<Pace>, channel: u64) -> Arc<Table> {
    let setup = Setup::new(Game::Biloba, None, None).expect("the default set-up");
    let opening = Opening { pace, ..Opening::new(channel, person(ANA), setup) };
    let table = host.open(opening).await.expect("a free channel").table.id();
    let join = Command::Join { by: person(BEN) };
    host.command(At::Table(table), join).await.expect("a free seat").table
}

async fn plays(host: &Host, table: TableId, by: PlayerId, text: &str) -> Update {
    let turn = Command::Turn { by, text: text.to_owned(), number: None };
    host.command(At::Table(table), turn).await.expect("a legal turn")
}

async fn due(host: &Host) -> Vec<TableId> {
    host.due().await.expect("a store")
}

#[tokio::test]
async fn a_clock_runs_out_through_restarts() {
    let place = Place::new();
    let host = place.host().await;
    let table = begun(&host, Some(Pace::OneHour), 1).await.id();
    plays(&host, table, ANA, "b4-b5").await;
    place.at(10 * MINUTE);
    plays(&host, table, BEN, "h6-h5").await;
    place.at(54 * MINUTE);
    assert!(due(&host).await.is_empty());
    assert_eq!(host.next_due().await.expect("a store"), Some(BEGIN + 55 * MINUTE));
    drop(host);

    let host = place.host().await;
    place.at(55 * MINUTE);
    assert_eq!(due(&host).await, [table]);
    assert_eq!(host.tick(table).await.expect("it is due").events, [Event::Reminded]);
    assert!(due(&host).await.is_empty());
    assert!(host.tick(table).await.expect("it is allowed").events.is_empty());
    drop(host);

    let host = place.host().await;
    place.at(70 * MINUTE);
    assert_eq!(due(&host).await, [table]);
    let end = host.tick(table).await.expect("it is due");
    assert_eq!(end.events, [Event::TimedOut { seat: 0 }, Event::Ended(Ending::OutOfTime)]);
    let won = end.ratings.iter().map(|change| change.after.value > 1500.0).collect::<Vec<_>>();
    assert_eq!(won, [false, true]);
    assert_eq!(host.next_due().await.expect("a store"), None);
    let check = host.check_ratings().await.expect("a store");
    assert_eq!((check.games, check.wrong.len()), (1, 0));
}

#[tokio::test]
async fn what_is_due_is_told_once_for_each_table() {
    let place = Place::new();
    let host = place.host().await;
    let mut tables = Vec::new();
    for channel in 0..5 {
        tables.push(begun(&host, Some(Pace::TenMinutes), channel).await.id());
        place.at((channel as i64 + 1) * MINUTE);
    }
    place.at(10 * MINUTE);
    // The clock that ended first stands first.
    assert_eq!(due(&host).await, tables[..3]);
    for table in &tables[..3] {
        host.tick(*table).await.expect("it is due");
    }
    assert_eq!(due(&host).await, []);
}

#[tokio::test]
async fn time_that_the_bot_was_down_is_given_back_to_clocks_that_run() {
    let place = Place::new();
    let host = place.host().await;
    assert_eq!(host.wake().await.expect("a store"), [], "there was nothing before");
    let timed = begun(&host, Some(Pace::OneHour), 1).await.id();
    let untimed = begun(&host, None, 2).await.id();
    let over = begun(&host, Some(Pace::OneHour), 3).await.id();
    host.command(At::Table(over), Command::Resign { by: ANA }).await.expect("a running game");
    place.at(20 * MINUTE);
    host.beat().await.expect("a store");
    drop(host);

    place.at(25 * MINUTE);
    let host = place.host().await;
    assert_eq!(host.wake().await.expect("a store"), [], "five minutes are soon over");
    drop(host);

    place.at(3 * HOUR);
    let host = place.host().await;
    let given = 3 * HOUR - 25 * MINUTE;
    assert_eq!(host.wake().await.expect("a store"), [timed]);
    assert_eq!(host.wake().await.expect("a store"), [], "it is given once");
    let table = host.table(At::Table(timed)).await.expect("the table");
    assert_eq!(table.deadline(), Some(BEGIN + HOUR + given));
    assert_eq!(table.time_given(), given);
    assert_eq!(host.next_due().await.expect("a store"), table.due());
    assert_eq!(host.unshown().await.expect("a store"), [timed, untimed, over]);
    let untimed = host.table(At::Table(untimed)).await.expect("the table");
    assert_eq!(untimed.time_given(), 0);
    // The game goes on as any other.
    plays(&host, timed, ANA, "b4-b5").await;
    place.at(4 * HOUR);
    assert_eq!(host.tick(timed).await.expect("it is due").events.first(), Some(&Event::TimedOut { seat: 1 }));
}

#[tokio::test]
async fn an_invitation_expires_and_leaves_its_channel() {
    let place = Place::new();
    let host = place.host().await;
    let setup = Setup::new(Game::Biloba, None, None).expect("the default set-up");
    let open = async || host.open(Opening::new(1, person(ANA), setup)).await.expect("a free channel").table;
    let table = open().await.id();
    place.at(DAY);
    assert_eq!(due(&host).await, [table]);
    assert_eq!(host.tick(table).await.expect("it is due").events, [Event::Expired]);
    let late = host.command(At::Table(table), Command::Join { by: person(BEN) }).await;
    assert!(matches!(late, Err(bside::host::HostError::Rejected(Rejection::Closed))), "{late:?}");
    open().await;
}

#[tokio::test]
async fn an_idle_game_is_closed_and_does_not_count() {
    let place = Place::new();
    let host = place.host().await;
    let table = begun(&host, None, 1).await.id();
    plays(&host, table, ANA, "b4-b5").await;
    plays(&host, table, BEN, "h6-h5").await;
    place.at(27 * DAY);
    assert_eq!(due(&host).await, [table]);
    assert_eq!(host.tick(table).await.expect("it is due").events, [Event::Reminded]);
    place.at(30 * DAY);
    let closed = host.tick(table).await.expect("it is due");
    assert_eq!(closed.events, [Event::Expired]);
    assert_eq!(closed.table.phase(), Phase::Closed);
    assert_eq!((closed.ratings.len(), closed.unrated), (0, None::<Unrated>));
    assert_eq!(host.check_ratings().await.expect("a store").games, 0);
}

#[tokio::test]
async fn nothing_is_due_at_a_table_that_is_put_aside_until_it_is_back() {
    let place = Place::new();
    let host = place.host().await;
    let table = begun(&host, Some(Pace::OneHour), 1).await;
    host.put_aside(table.id(), bside::host::Aside::Gone).await.expect("a store");
    place.at(50 * MINUTE);
    assert_eq!(due(&host).await, []);
    // A message shows it.
    host.shown(table.id(), 10, table.event_count()).await.expect("a store");
    assert_eq!(due(&host).await, [table.id()]);
    assert_eq!(host.tick(table.id()).await.expect("it is due").events, [Event::Reminded]);
    assert_eq!(host.next_due().await.expect("a store"), Some(BEGIN + HOUR));
}
