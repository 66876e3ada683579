//! Copying a database to PostgreSQL and back, as an operator does it.

use crate::{Test, database, wait_for};
use bside::host::{Host, TableRef};
use bside::rules::{GameKind, Setup};
use bside::store::Shards;
use bside::store::Store;
use bside::table::{ChannelId, Command, GuildId, NewTable, Player, PlayerId};
use bside_test_support::{PostgresServer, secrets};
use std::process::{self, Output};

pub const TESTS: &[Test] = &[("a_database_is_copied_to_postgres_and_back", copy_and_back)];

fn migrate(from: &str, to: &str) -> Output {
    let mut command = process::Command::new(env!("CARGO_BIN_EXE_bside"));
    secrets::output(command.args(["migrate-store", "--from", from, "--to", to]).env_clear())
}

async fn host(address: &str) -> Host {
    Host::new(Store::connect(&address.parse().expect("an address")).await.expect("a database"))
}

/// A game with a player whose name has special characters, resigned if `is_over`.
async fn play(host: &Host, channel: u64, is_over: bool) {
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    let by = Player::human(PlayerId(u64::MAX - 4), "Ünal 'quoted' \u{1f3b2}".to_owned());
    let new_table =
        NewTable { guild: Some(GuildId(u64::MAX - 9)), ..NewTable::new(ChannelId(channel), by, setup) };
    let at = TableRef::Id(host.tables().open(new_table).await.expect("a free channel").table.id());
    let join = Command::Join { by: Player::human(PlayerId(2), "Ben".to_owned()) };
    let mut table = host.tables().execute(at, join).await.expect("a free seat").table;
    for number in 0..10 {
        let mut turns = table.game().expect("a game").position().legal_turns();
        let text = turns.swap_remove(number * 7919 % turns.len());
        let by = table.to_act().expect("a running game").id;
        table =
            host.tables().execute(at, Command::Turn { by, text, number: None }).await.expect("legal").table;
    }
    if is_over {
        host.tables().execute(at, Command::Resign { by: PlayerId(2).into() }).await.expect("a running game");
    }
}

fn copy_and_back(server: &PostgresServer, name: &str) {
    wait_for(async {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name).display().to_string();
        let (one, other) = (path("one.db"), path("other.db"));
        let url = database(server, name).await;
        let source = host(&one).await;
        for (channel, is_over) in [(1, true), (2, false), (3, true), (4, false)] {
            play(&source, channel, is_over).await;
        }
        source
            .settings()
            .update_player(PlayerId(2), |chosen| chosen.theme = Some("dark".to_owned()))
            .await
            .expect("a store");
        source
            .settings()
            .update_guild(GuildId(9), |server| server.channels = vec![ChannelId(5), ChannelId(9)])
            .await
            .expect("a store");
        source.schedule().begin(Shards::ALL).await.expect("a store");
        let export = source.players().export(PlayerId(2), 9).await.expect("a store");
        source.close().await;

        for (from, to) in [(&one, &url), (&url, &other)] {
            let moved = migrate(from, to);
            assert!(moved.status.success(), "{}", String::from_utf8_lossy(&moved.stderr));
            let output = String::from_utf8_lossy(&moved.stdout).into_owned();
            assert!(output.contains("2 running games were replayed in both and are identical"), "{output}");
            let host = host(to).await;
            let now = host.players().export(PlayerId(2), 9).await.expect("a store");
            // Deviations grow while the test runs.
            assert_eq!(
                (&now.games, &now.settings, &now.name),
                (&export.games, &export.settings, &export.name)
            );
            let check = host.ratings().verify().await.expect("a store");
            assert_eq!((check.games, check.ratings, check.wrong.len()), (2, 2, 0), "{check:?}");
            assert_eq!(
                host.settings().of_guild(GuildId(9)).await.expect("a store").channels,
                [5, 9].map(ChannelId)
            );
            host.close().await;
            let again = migrate(from, to);
            let output = String::from_utf8_lossy(&again.stderr).into_owned();
            assert!(!again.status.success() && output.contains("name an empty one"), "{output}");
        }
        // New tables get numbers above the copied ones.
        for address in [&url, &other] {
            let host = host(address).await;
            let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
            let new_table = NewTable::new(ChannelId(77), Player::human(PlayerId(3), "Cy".to_owned()), setup);
            assert_eq!(host.tables().open(new_table).await.expect("a free channel").table.id().0, 5);
        }
    });
}
