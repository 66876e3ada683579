//! The number of round trips to the server for a turn.

use crate::outages::{host, open_table, some_turn};
use crate::{Test, database, wait_for};
use bside::host::TableRef;
use bside_test_support::{PostgresProxy, PostgresServer};

use bside::table::{ChannelId, MessageId};

pub const TESTS: &[Test] = &[("a_turn_takes_four_round_trips_until_it_is_answered", round_trips_of_a_turn)];

fn round_trips_of_a_turn(server: &PostgresServer, name: &str) {
    wait_for(async {
        let proxy = PostgresProxy::start(&database(server, name).await).await;
        let host = host(&proxy.url).await;
        let table = open_table(&host, 1).await;
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
            // The event count; begin, write, commit. Then the message that shows the turn.
            assert_eq!((answered, shown), (4, 4));
            known = update.table;
        }
    });
}
