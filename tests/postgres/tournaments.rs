//! Tournaments that two processes carry out at the same time, as may happen when one takes over from another.

use crate::{Test, database, wait_for};
use bside::host::{Host, HostError, TableRef};
use bside::rules::{GameKind, Setup};
use bside::store::Store;
use bside::table::{ChannelId, Command, GuildId, Phase, Player, PlayerId};
use bside::tournament::{self, Event, Form, Settings, TournamentId};
use bside_test_support::PostgresServer;
use futures_util::future::join_all;

pub const TESTS: &[Test] = &[("two_processes_pair_each_round_once", two_processes)];

const ROUNDS: usize = 3;
const PLAYERS: u64 = 8;

async fn started(host: &Host) -> TournamentId {
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    let player = |id: u64| Player::human(PlayerId(id), format!("player {id}"));
    let form = Form::Swiss { rounds: Some(ROUNDS) };
    let settings = Settings::new("Open".to_owned(), GuildId(7), ChannelId(70), player(1), setup, form);
    let id = host.tournaments().open(settings).await.expect("room").tournament.id();
    let joins = (1..=PLAYERS).map(|id_of_player| {
        let join = tournament::Command::Join { by: player(id_of_player), rating: 1500 };
        host.tournaments().execute(id, join)
    });
    for joined in join_all(joins).await {
        joined.expect("everybody joins, in some order");
    }
    let start = tournament::Command::Start { ratings: Vec::new() };
    host.tournaments().execute(id, start).await.expect("there are enough players");
    id
}

/// Opens all tables that are needed, as far as the other process is not faster. Returns their number.
async fn open_tables(host: &Host, id: TournamentId, first_channel: u64) -> usize {
    let tournament = host.tournaments().load(id).await.expect("a tournament");
    let opened = tournament.to_open().map(|(pairing, _)| {
        let channel = ChannelId(first_channel + pairing as u64);
        host.tournaments().open_table(id, pairing, channel)
    });
    let is_opened = |result: Result<_, HostError>| match result {
        Ok(_) => true,
        Err(HostError::Tournament(_)) => false,
        Err(error) => panic!("{error:?}"),
    };
    join_all(opened).await.into_iter().map(is_opened).filter(|is_opened| *is_opened).count()
}

/// Resigns all games and reports them. The other process may have done so already.
async fn end_tables(host: &Host, id: TournamentId) {
    let open = host.tournaments().open_tables(id).await.expect("a store");
    let ended = open.into_iter().map(async |open| {
        let table = host.tables().load(TableRef::Id(open.table)).await.expect("a table");
        if table.phase() == Phase::Playing {
            let by = table.to_act().expect("a running game").id;
            match host.tables().execute(TableRef::Id(open.table), Command::Resign { by }).await {
                Ok(_) | Err(HostError::Rejected(_) | HostError::Refused(_)) => {}
                Err(error) => panic!("{error:?}"),
            }
        }
        host.tournaments().report(id, open).await.expect("a store");
    });
    join_all(ended).await;
}

fn two_processes(server: &PostgresServer, name: &str) {
    wait_for(async {
        let url = database(server, name).await;
        let open =
            async || Host::new(Store::connect(&url.parse().expect("an address")).await.expect("a database"));
        let (one, other) = (open().await, open().await);
        let id = started(&one).await;
        for round in 1..=ROUNDS {
            let (by_one, by_other) = tokio::join!(open_tables(&one, id, 1000), open_tables(&other, id, 2000));
            assert_eq!(by_one + by_other, PLAYERS as usize / 2, "each game has one table");
            tokio::join!(end_tables(&one, id), end_tables(&other, id));
            let tournament = other.tournaments().load(id).await.expect("a tournament");
            assert_eq!(tournament.round(), (round + 1).min(ROUNDS));
        }
        let tournament = one.tournaments().load(id).await.expect("a tournament");
        assert_eq!(tournament.phase(), tournament::Phase::Finished);
        let events = one.tournaments().events_since(id, 0).await.expect("a store");
        let rounds: Vec<usize> = events
            .iter()
            .filter_map(|(event, _)| match event {
                Event::RoundPaired { round, .. } => Some(*round),
                _ => None,
            })
            .collect();
        assert_eq!(rounds, (1..=ROUNDS).collect::<Vec<_>>());
        let tables = events.iter().filter(|(event, _)| matches!(event, Event::TableOpened { .. })).count();
        assert_eq!(tables, ROUNDS * PLAYERS as usize / 2);
    });
}
