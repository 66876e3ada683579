//! The number of round trips to the server for a turn.

use crate::outages::{host, open_table, some_turn};
use crate::{Test, database, wait_for};
use bside::host::{NotifyMode, Preferences, TableRef};
use bside_test_support::{PostgresProxy, PostgresServer};

use bside::table::{ChannelId, MessageId, PlayerId};

pub const TESTS: &[Test] = &[
    ("a_turn_takes_three_round_trips_until_it_is_answered", round_trips_of_a_turn),
    ("a_turn_of_which_a_player_is_told_directly_takes_four", round_trips_with_notices),
];

fn round_trips_of_a_turn(server: &PostgresServer, name: &str) {
    // Begin, write, commit.
    round_trips(server, name, None, 3);
}

fn round_trips_with_notices(server: &PostgresServer, name: &str) {
    // As for a turn, with one more round trip for the notice.
    round_trips(server, name, Some(NotifyMode::Direct), 4);
    round_trips(server, &format!("{name}_2"), Some(NotifyMode::Digest), 3);
}

/// Counts the round trips of turns of players who are told of games in this way.
fn round_trips(server: &PostgresServer, name: &str, notify: Option<NotifyMode>, expected: usize) {
    wait_for(async {
        let proxy = PostgresProxy::start(&database(server, name).await).await;
        let host = host(&proxy.url).await;
        let table = open_table(&host, 1).await;
        for player in [2, 3].map(PlayerId) {
            let choose = |preferences: &mut Preferences| preferences.notify = notify;
            host.settings().update_player(player, choose).await.expect("a store");
        }
        let mut known = host.tables().load(TableRef::Id(table)).await.expect("the table");
        for message in 1..=4 {
            let before = proxy.statements();
            let update = host
                .tables()
                .execute(TableRef::Channel(ChannelId(1)), some_turn(&known))
                .await
                .expect("a legal turn");
            let answered = proxy.statements() - before;
            host.deliveries()
                .record(table, ChannelId(1), MessageId(message), update.table.event_count())
                .await
                .expect("a store");
            let shown = proxy.statements() - before - answered;
            // At first the table of the channel is asked for. After the answer comes a transaction with the message that shows the turn.
            let asked = usize::from(message == 1);
            assert_eq!((answered, shown), (expected + asked, 3));
            known = update.table;
        }
    });
}
