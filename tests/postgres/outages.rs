//! Outages of the server: acknowledged commands are stored, and every command is answered.

use crate::{Test, database, wait_for};
use bside::host::{Clock, Host, HostError, Preferences, TableRef};
use bside::rules::{GameKind, Setup};
use bside::store::Store;
use bside::table::{
    ChannelId, Command, Event, GuildId, NewTable, Offer, Player, PlayerId, Rejection, Table, TableId,
};
use bside_test_support::PostgresProxy;
use bside_test_support::PostgresServer;
use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

pub const TESTS: &[Test] = &[
    ("acknowledged_turns_are_stored_while_connections_are_cut", cut_connections),
    ("a_dead_connection_is_noticed", dead_connection),
    ("a_commit_whose_answer_was_lost_is_reported_once", lost_commit_reply),
    ("what_people_change_is_not_refused_because_an_answer_was_lost", lost_replies_to_people),
];

/// The turns at each table, and the tables.
const TURNS: usize = 12;
const TABLES: u64 = 6;

pub async fn host(url: &str) -> Host {
    Host::new(Store::connect(&url.parse().expect("an address")).await.expect("a database"))
}

fn player(id: u64) -> Player {
    Player::human(PlayerId(id), format!("person {id}"))
}

/// A table at which two players play.
pub async fn open_table(host: &Host, channel: u64) -> TableId {
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    let (one, other) = (player(2 * channel), player(2 * channel + 1));
    let opened = host
        .tables()
        .open(NewTable { guild: Some(GuildId(1)), ..NewTable::new(ChannelId(channel), one, setup) })
        .await
        .expect("a free channel")
        .table;
    let at = TableRef::Id(opened.id());
    host.tables().execute(at, Command::Join { by: other }).await.expect("a free seat");
    opened.id()
}

pub fn some_turn(table: &Table) -> Command {
    let mut turns = table.game().expect("a game").position().legal_turns();
    let text = turns.swap_remove(table.turn_number() * 7919 % turns.len());
    let by = table.to_act().expect("a running game").id;
    Command::Turn { by, text, number: Some(table.revision()) }
}

/// Two hosts carry out the commands of a table in turn. A command without an answer is sent again, as people do.
async fn play(hosts: [Host; 2], table: TableId) {
    let mut known = hosts[0].tables().load(TableRef::Id(table)).await.expect("the table");
    for number in 0..TURNS {
        let host = &hosts[number % 2];
        let asked = some_turn(&known);
        let answered = match host.tables().execute(TableRef::Id(table), asked).await {
            Ok(update) => update.table,
            // The turn was committed before the connection was lost.
            Err(HostError::Rejected(Rejection::AlreadyPlayed)) => {
                host.tables().load(TableRef::Id(table)).await.expect("the table")
            }
            Err(error) => panic!("turn {number} of table {table}: {error:?}"),
        };
        let stored = hosts[(number + 1) % 2].tables().load(TableRef::Id(table)).await.expect("the table");
        assert_eq!(answered.game().expect("a game").turns().len(), number + 1);
        assert_eq!(stored.game().expect("a game").turns(), answered.game().expect("a game").turns());
        known = stored;
    }
}

fn cut_connections(server: &PostgresServer, name: &str) {
    wait_for(async {
        let url = database(server, name).await;
        let hosts = [host(&url).await, host(&url).await];
        let mut tables = Vec::new();
        for channel in 1..=TABLES {
            tables.push(open_table(&hosts[0], channel).await);
        }
        let options: PgConnectOptions = url.parse().expect("an address");
        let mut owner = options.connect().await.expect("a server");
        let ending = tokio::spawn(async move {
            let mut ended = 0;
            loop {
                let end = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity
                           WHERE datname = current_database() AND pid <> pg_backend_pid()";
                let count: i64 = sqlx::query_scalar(end).fetch_one(&mut owner).await.expect("a count");
                ended += count;
                tracing::debug!(ended, "connections were ended");
                tokio::time::sleep(Duration::from_millis(150)).await;
            }
        });
        let mut playing: JoinSet<()> = tables.iter().map(|table| play(hosts.clone(), *table)).collect();
        while let Some(done) = playing.join_next().await {
            done.expect("every turn is answered");
        }
        assert!(!ending.is_finished(), "connections were ended until the end");
        ending.abort();
    });
}

fn dead_connection(server: &PostgresServer, name: &str) {
    wait_for(async {
        let proxy = PostgresProxy::start(&database(server, name).await).await;
        let host = host(&proxy.url).await;
        let table = open_table(&host, 1).await;
        for _ in 0..2 {
            let known: Arc<Table> = host.tables().load(TableRef::Id(table)).await.expect("the table");
            proxy.stall();
            let update =
                host.tables().execute(TableRef::Id(table), some_turn(&known)).await.expect("it is answered");
            assert_eq!(update.table.event_count(), known.event_count() + 1);
        }
        proxy.stall();
        let dark = |chosen: &mut Preferences| chosen.theme = Some("dark".to_owned());
        let chosen = host.settings().update_player(PlayerId(2), dark).await.expect("it is stored");
        proxy.stall();
        assert_eq!(host.settings().of_player(PlayerId(2)).await.expect("it is read").preferences, chosen);
    });
}

fn lost_commit_reply(server: &PostgresServer, name: &str) {
    wait_for(async {
        let url = database(server, name).await;
        let proxy = PostgresProxy::start(&url).await;
        let (host, other) = (host(&proxy.url).await, self::host(&url).await);
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        proxy.drop_commit_replies(true);
        let opened = host
            .tables()
            .open(NewTable::new(ChannelId(1), player(1), setup))
            .await
            .expect("it is opened")
            .table;
        let at = TableRef::Id(opened.id());
        let ask =
            async |command: Command| host.tables().execute(at, command).await.expect("it is carried out");
        let joined = ask(Command::Join { by: player(2) }).await;
        assert!(
            matches!(joined.events[..], [Event::Joined { seat: 1, .. }, Event::Started { .. }]),
            "{joined:?}"
        );
        for turn in 1..=10 {
            let known = host.tables().load(at).await.expect("the table");
            let Command::Turn { by, text, .. } = some_turn(&known) else { unreachable!("it is one") };
            let turned = ask(Command::Turn { by, text: text.clone(), number: None }).await;
            assert!(
                matches!(&turned.events[..], [Event::TurnPlayed { text: played, .. }] if *played == text),
                "{turned:?}"
            );
            assert_eq!(turned.table.turn_number(), turn);
        }
        let offered = ask(Command::Offer { by: PlayerId(1).into(), offer: Offer::Draw, number: None }).await;
        assert!(matches!(offered.events[..], [Event::Offered { .. }]), "{offered:?}");
        let resigned = ask(Command::Resign { by: PlayerId(2).into() }).await;
        assert_eq!((resigned.events.len(), resigned.ratings.len()), (2, 2), "{resigned:?}");
        proxy.drop_commit_replies(false);
        let stored = other.tables().load(at).await.expect("the table");
        assert_eq!(stored.event_count(), resigned.table.event_count(), "everything was done once");
        assert!(other.ratings().verify().await.expect("a store").wrong.is_empty());
        // Earlier turns are not repeated.
        let again = host.tables().execute(at, Command::Resign { by: PlayerId(2).into() }).await;
        assert!(matches!(again, Err(HostError::Rejected(Rejection::Over))), "{again:?}");
    });
}

fn lost_replies_to_people(server: &PostgresServer, name: &str) {
    wait_for(async {
        let proxy = PostgresProxy::start(&database(server, name).await).await;
        let host = host(&proxy.url).await;
        let time = watch::Sender::new(host.clock().now());
        let host = host.with_clock(Clock::Manual(time.subscribe()));
        let id = open_table(&host, 1).await;
        let table = host.tables().load(TableRef::Id(id)).await.expect("the table");
        let (ana, ben) = (PlayerId(2), PlayerId(3));
        proxy.drop_commit_replies(true);
        let players = host.players();
        let (status, _) = players.begin_vacation(ana, 2).await.expect("there are fourteen");
        assert!(status.until.is_some());
        time.send_modify(|now| *now = *now + Duration::from_mins(10));
        let (status, _) = players.end_vacation(ana).await.expect("she is away");
        assert!(status.until.is_none());
        let outcomes = players.block(ana, ben, "Ben").await.expect("it is stored");
        assert!(outcomes.is_some(), "he was not blocked before");
        let is_new = host.notices().watch(PlayerId(9), &table).await.expect("it is stored");
        assert!(is_new, "it was not watched before");
        let opened =
            host.seeks().open((&player(2), None), GameKind::Biloba, None).await.expect("it is opened");
        assert!(!opened.replaces, "it was opened once");
        assert!(host.seeks().withdraw(opened.seek.id, ana, None).await.expect("it is stored"));
    });
}
