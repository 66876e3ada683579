//! Clocks, reminders and expiry on a real database, also across restarts.

use super::*;

async fn plays(host: &Host, table: TableId, by: PlayerId, text: &str) -> CommandOutcome {
    host.tables().execute(TableRef::Id(table), turn(by, text)).await.expect("a legal turn")
}

async fn due(host: &Host) -> Vec<TableId> {
    host.schedule().due_tables(Shards::ALL, host.clock().now()).await.expect("a store")
}

#[tokio::test]
async fn a_clock_runs_out_across_restarts() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let table = open_timed_table(&host, Some(TimeControl::OneHour), ChannelId(1)).await.id();
    plays(&host, table, ANA, "b4-b5").await;
    plays(&host, table, BEN, "h6-h5").await;
    fixture.at(10 * MINUTE);
    play_until_rated(&host, ChannelId(1)).await;
    fixture.at(54 * MINUTE);
    assert!(due(&host).await.is_empty());
    assert_eq!(host.schedule().next_due(Shards::ALL).await.expect("a store"), Some(BEGIN + 55 * MINUTE));
    drop(host);

    let host = fixture.host().await;
    fixture.at(55 * MINUTE);
    assert_eq!(due(&host).await, [table]);
    assert_eq!(
        host.schedule().tick(table, host.clock().now()).await.expect("it is due").events,
        [Event::Reminded]
    );
    assert!(due(&host).await.is_empty());
    assert!(host.schedule().tick(table, host.clock().now()).await.expect("it is allowed").events.is_empty());
    drop(host);

    let host = fixture.host().await;
    fixture.at(70 * MINUTE);
    assert_eq!(due(&host).await, [table]);
    let end = host.schedule().tick(table, host.clock().now()).await.expect("it is due");
    assert_eq!(end.events, [Event::TimedOut { seat: 0 }, Event::Ended(Ending::OutOfTime)]);
    let won = end.ratings.iter().map(|change| change.after.value > 1500.0).collect::<Vec<_>>();
    assert_eq!(won, [false, true]);
    assert_eq!(host.schedule().next_due(Shards::ALL).await.expect("a store"), None);
    let check = host.ratings().verify().await.expect("a store");
    assert_eq!((check.games, check.wrong.len()), (1, 0));
}

#[tokio::test]
async fn a_due_table_is_listed_once() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let mut tables = Vec::new();
    for channel in 0..5 {
        tables.push(open_timed_table(&host, Some(TimeControl::TenMinutes), ChannelId(channel)).await.id());
        fixture.at((channel as u32 + 1) * MINUTE);
    }
    fixture.at(10 * MINUTE);
    // The clock that ended first comes first.
    assert_eq!(due(&host).await, tables[..3]);
    for table in &tables[..3] {
        host.schedule().tick(*table, host.clock().now()).await.expect("it is due");
    }
    assert_eq!(due(&host).await, []);
}

#[tokio::test]
async fn running_clocks_are_extended_by_the_downtime_of_the_bot() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    assert_eq!(host.schedule().begin(Shards::ALL).await.expect("a store"), [], "there was nothing before");
    let timed = open_timed_table(&host, Some(TimeControl::OneHour), ChannelId(1)).await.id();
    let untimed = open_timed_table(&host, None, ChannelId(2)).await.id();
    let over = open_timed_table(&host, Some(TimeControl::OneHour), ChannelId(3)).await.id();
    host.tables()
        .execute(TableRef::Id(over), Command::Resign { by: ANA.into() })
        .await
        .expect("a running game");
    fixture.at(20 * MINUTE);
    host.schedule().record_heartbeat(Shards::ALL).await.expect("a store");
    drop(host);

    fixture.at(21 * MINUTE);
    let host = fixture.host().await;
    assert_eq!(host.schedule().begin(Shards::ALL).await.expect("a store"), [], "a minute is soon over");
    drop(host);

    fixture.at(3 * HOUR);
    let host = fixture.host().await;
    let given = 3 * HOUR - 21 * MINUTE;
    assert_eq!(host.schedule().begin(Shards::ALL).await.expect("a store"), [timed]);
    assert_eq!(host.schedule().begin(Shards::ALL).await.expect("a store"), [], "it is given once");
    let table = host.tables().load(TableRef::Id(timed)).await.expect("the table");
    assert_eq!(table.deadline(), Some(BEGIN + HOUR + given));
    assert_eq!(table.time_given(), given);
    assert_eq!(host.schedule().next_due(Shards::ALL).await.expect("a store"), table.due());
    assert_eq!(host.deliveries().pending().await.expect("a store"), [timed, untimed, over]);
    let untimed = host.tables().load(TableRef::Id(untimed)).await.expect("the table");
    assert_eq!(untimed.time_given(), Duration::ZERO);
    // The game continues normally.
    plays(&host, timed, ANA, "b4-b5").await;
    fixture.at(4 * HOUR);
    assert_eq!(
        host.schedule().tick(timed, host.clock().now()).await.expect("it is due").events.first(),
        Some(&Event::TimedOut { seat: 1 })
    );
}

#[tokio::test]
async fn an_expired_invitation_frees_its_channel() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let open = async || host.tables().open(new_table(ChannelId(1), 2)).await.expect("a free channel").table;
    let table = open().await.id();
    fixture.at(DAY);
    assert_eq!(due(&host).await, [table]);
    assert_eq!(
        host.schedule().tick(table, host.clock().now()).await.expect("it is due").events,
        [Event::Expired]
    );
    let late = host.tables().execute(TableRef::Id(table), Command::Join { by: player(BEN) }).await;
    assert!(matches!(late, Err(HostError::Rejected(Rejection::Closed))), "{late:?}");
    open().await;
}

#[tokio::test]
async fn an_idle_game_is_closed_and_unrated() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let table = open_timed_table(&host, None, ChannelId(1)).await.id();
    plays(&host, table, ANA, "b4-b5").await;
    plays(&host, table, BEN, "h6-h5").await;
    // The others may ask whether the player is still there.
    for (time, event) in [(4 * DAY, Event::AbsenceNoticed), (27 * DAY, Event::Reminded)] {
        fixture.at(time);
        assert_eq!(due(&host).await, [table]);
        let due = host.schedule().tick(table, host.clock().now()).await.expect("it is due");
        assert_eq!(due.events, [event]);
    }
    fixture.at(30 * DAY);
    let closed = host.schedule().tick(table, host.clock().now()).await.expect("it is due");
    assert_eq!(closed.events, [Event::Expired]);
    assert_eq!(closed.table.phase(), Phase::Closed);
    assert_eq!((closed.ratings.len(), closed.unrated), (0, None::<UnratedReason>));
    assert_eq!(host.ratings().verify().await.expect("a store").games, 0);
}

#[tokio::test]
async fn a_table_released_from_quarantine_gets_its_time_back() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let table = open_timed_table(&host, Some(TimeControl::OneHour), ChannelId(1)).await;
    fixture.at(10 * MINUTE);
    host.tables()
        .quarantine(table.id(), QuarantineReason::ChannelGone, host.clock().now())
        .await
        .expect("a store");
    fixture.at(5 * HOUR);
    assert_eq!(due(&host).await, []);
    // A message shows it.
    let needs_redraw = host
        .deliveries()
        .record(table.id(), ChannelId(1), MessageId(10), table.event_count())
        .await
        .expect("a store");
    assert!(needs_redraw && due(&host).await.is_empty());
    let back = host.tables().load(TableRef::Id(table.id())).await.expect("the table");
    assert_eq!((back.deadline(), back.time_given()), (Some(BEGIN + 5 * HOUR + 50 * MINUTE), 290 * MINUTE));
    assert_eq!(
        host.deliveries().pending().await.expect("a store"),
        [table.id()],
        "the clock is shown as well"
    );
    drop(host);
    let host = fixture.host().await;
    assert_eq!(
        host.schedule().next_due(Shards::ALL).await.expect("a store"),
        Some(BEGIN + 5 * HOUR + 35 * MINUTE)
    );
    let needs_redraw = host
        .deliveries()
        .record(table.id(), ChannelId(1), MessageId(11), back.event_count())
        .await
        .expect("a store");
    assert!(!needs_redraw);
    assert_eq!(former_boards(&host, table.id()).await, [(ChannelId(1), MessageId(10))]);
    // A turn played before the message uses that time up; the next player gets the usual time.
    host.tables()
        .quarantine(table.id(), QuarantineReason::ChannelGone, host.clock().now())
        .await
        .expect("a store");
    fixture.at(9 * HOUR);
    let played = plays(&host, table.id(), ANA, "b4-b5").await.table;
    assert!(
        !host
            .deliveries()
            .record(table.id(), ChannelId(1), MessageId(12), played.event_count())
            .await
            .expect("a store")
    );
    host.schedule().tick(table.id(), host.clock().now()).await.expect("it is looked at");
    assert_eq!(
        host.schedule().next_due(Shards::ALL).await.expect("a store"),
        Some(BEGIN + 9 * HOUR + 45 * MINUTE)
    );
}

#[tokio::test]
async fn a_pause_ends_by_itself_after_a_reminder() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let table = open_timed_table(&host, Some(TimeControl::OneDay), ChannelId(1)).await.id();
    for by in [ANA, BEN] {
        host.tables().execute(TableRef::Id(table), offer(by, Offer::Pause)).await.expect("it can be paused");
    }
    fixture.at(27 * DAY);
    assert_eq!(
        host.schedule().tick(table, host.clock().now()).await.expect("it is due").events,
        [Event::Reminded]
    );
    drop(host);
    let host = fixture.host().await;
    fixture.at(30 * DAY);
    assert_eq!(due(&host).await, [table]);
    let resumed = host.schedule().tick(table, host.clock().now()).await.expect("it is due");
    assert_eq!(
        (&resumed.events[..], resumed.table.deadline()),
        (&[Event::Resumed][..], Some(BEGIN + 31 * DAY))
    );
}
