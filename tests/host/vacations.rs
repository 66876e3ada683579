//! Vacations on a real database.

use super::*;

/// The time between two changes of whether a player is on vacation.
const CHANGE_INTERVAL: Duration = Duration::from_mins(10);

/// The seats on vacation at a table, and the end of the vacation after the start of the test.
async fn away(host: &Host, table: TableId) -> Vec<(usize, Duration)> {
    let table = host.tables().load(TableRef::Id(table)).await.expect("the table");
    table.vacations().map(|(seat, until)| (seat, until.saturating_duration_since(BEGIN))).collect()
}

#[tokio::test]
async fn slow_clocks_are_paused_at_all_tables_during_a_vacation() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let slow = open_timed_table(&host, Some(TimeControl::OneDay), ChannelId(1)).await.id();
    let fast = open_timed_table(&host, Some(TimeControl::OneHour), ChannelId(2)).await.id();
    let other = open_with_players(
        &host,
        NewTable { by: player(CY), time_control: Some(TimeControl::ThreeDays), ..new_table(ChannelId(3), 2) },
        &[ANA],
    )
    .await
    .id();
    let invitation = host
        .tables()
        .open(NewTable { time_control: Some(TimeControl::OneDay), ..new_table(ChannelId(4), 2) })
        .await;
    let invitation = invitation.expect("a free channel").table.id();
    fixture.at(HOUR);
    let (leave, outcomes) = host.players().begin_vacation(ANA, 10).await.expect("there are fourteen");
    assert_eq!(leave, VacationStatus { until: Some(BEGIN + HOUR + 10 * DAY), left: 4 * DAY });
    let mut tables: Vec<TableId> = outcomes.iter().map(|outcome| outcome.table.id()).collect();
    tables.sort();
    assert_eq!(tables, [slow, other]);
    assert!(outcomes.iter().all(|outcome| outcome.mentions.is_empty()));
    let again = host.players().begin_vacation(ANA, 1).await;
    assert_eq!(rejected(again), Rejection::new("table-on-vacation"));
    drop(host);

    let host = fixture.host().await;
    // A game that begins during the vacation.
    host.tables()
        .execute(TableRef::Id(invitation), Command::Join { by: player(BEN) })
        .await
        .expect("a free seat");
    for (table, seat) in [(slow, 0), (other, 1), (invitation, 0)] {
        assert_eq!(away(&host, table).await, [(seat, HOUR + 10 * DAY)]);
    }
    assert_eq!(away(&host, fast).await, []);
    let end = host.schedule().tick(fast, host.clock().now()).await.expect("it is due");
    assert_eq!(end.events.first(), Some(&Event::TimedOut { seat: 0 }), "fast clocks go on");
    fixture.at(HOUR + 10 * DAY);
    let back = host.schedule().tick(slow, host.clock().now()).await.expect("it is due");
    assert_eq!((&back.events[..], &back.mentions[..]), (&[Event::VacationEnded { seat: 0 }][..], &[ANA][..]));
    assert_eq!(back.table.deadline(), Some(BEGIN + 11 * DAY), "all but the first hour is left");
    assert!(
        host.schedule().tick(other, host.clock().now()).await.expect("it is due").mentions.is_empty(),
        "it is not her turn there"
    );
    assert_eq!(
        host.players().vacation_status(ANA).await.expect("a store"),
        VacationStatus { until: None, left: 4 * DAY }
    );
}

#[tokio::test]
async fn unused_vacation_days_remain_and_new_ones_come_a_year_later() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let table = open_timed_table(&host, Some(TimeControl::OneDay), ChannelId(1)).await;
    let too_long = host.players().begin_vacation(ANA, 15).await;
    assert_eq!(rejected(too_long), Rejection::over_limit("table-no-such-vacation", 14));
    let early = host.players().end_vacation(ANA).await;
    assert_eq!(rejected(early), Rejection::new("table-not-on-vacation"));
    host.players().begin_vacation(ANA, 14).await.expect("there are fourteen");
    fixture.at(3 * DAY);
    let (leave, outcomes) = host.players().end_vacation(ANA).await.expect("she is away");
    assert_eq!(leave, VacationStatus { until: None, left: 11 * DAY });
    assert_eq!(
        outcomes.iter().map(|outcome| &outcome.events[..]).collect::<Vec<_>>(),
        [[Event::VacationEnded { seat: 0 }]]
    );
    assert_eq!(
        host.schedule().next_due(Shards::ALL).await.expect("a store"),
        Some(BEGIN + 4 * DAY - 6 * HOUR)
    );
    let early = host.players().begin_vacation(ANA, 11).await.expect_err("she has just come back");
    let HostError::Refused(HostRejection::VacationChanged { again }) = early else { panic!("{early:?}") };
    assert_eq!(again, BEGIN + 3 * DAY + CHANGE_INTERVAL);
    fixture.at(3 * DAY + CHANGE_INTERVAL);
    host.players().begin_vacation(ANA, 11).await.expect("eleven are left");
    fixture.at(100 * DAY);
    assert_eq!(
        host.players().vacation_status(ANA).await.expect("a store"),
        VacationStatus { until: None, left: Duration::ZERO }
    );
    fixture.at(366 * DAY);
    assert_eq!(
        host.players().vacation_status(ANA).await.expect("a store").days(),
        1,
        "those of the first day are a year ago"
    );
    // The export contains all vacations.
    assert_eq!(host.players().export(ANA, 9).await.expect("a store").vacations.len(), 2);
    host.tables()
        .execute(TableRef::Id(table.id()), Command::Resign { by: ANA.into() })
        .await
        .expect("it is played at");
    host.players().delete(ANA, "former player").await.expect("a store");
    assert_eq!(host.players().export(ANA, 9).await.expect("a store").vacations, []);
}

#[tokio::test]
async fn a_vacation_takes_as_long_as_it_lasts_and_at_least_an_hour() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let (mut now, mut left) = (Duration::ZERO, 14 * DAY);
    for (lasts, takes) in
        [(CHANGE_INTERVAL, HOUR), (5 * HOUR, 5 * HOUR), (30 * HOUR, 30 * HOUR), (CHANGE_INTERVAL, HOUR)]
    {
        let (leave, _) = host.players().begin_vacation(ANA, 2).await.expect("two days are left");
        assert_eq!(leave.left, left - 2 * DAY, "all of it is taken for now");
        let early = host.players().end_vacation(ANA).await.expect_err("she has just begun it");
        assert!(matches!(early, HostError::Refused(HostRejection::VacationChanged { .. })), "{early:?}");
        now += lasts;
        fixture.at(now);
        left -= takes;
        let (leave, _) = host.players().end_vacation(ANA).await.expect("she is on vacation");
        assert_eq!(leave.left, left, "{lasts:?}");
        now += CHANGE_INTERVAL;
        fixture.at(now);
    }
    let leave = host.players().vacation_status(ANA).await.expect("a store");
    assert_eq!((leave.days(), leave.hours()), (12, 11));
    let refused = host.players().begin_vacation(ANA, 13).await;
    assert_eq!(rejected(refused), Rejection::over_limit("table-no-such-vacation", 12));
}

/// Has nobody play at a table from now on.
async fn quarantine(host: &Host, table: TableId) {
    let now = host.clock().now();
    host.tables().quarantine(table, QuarantineReason::ChannelGone, now).await.expect("a store");
}

#[tokio::test]
async fn a_vacation_stops_the_clock_of_a_quarantined_table() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let table = open_timed_table(&host, Some(TimeControl::OneDay), ChannelId(1)).await.id();
    quarantine(&host, table).await;
    fixture.at(10 * HOUR);
    host.players().begin_vacation(ANA, 5).await.expect("there are fourteen");
    assert_eq!(away(&host, table).await, [(0, 5 * DAY + 10 * HOUR)]);
    fixture.at(2 * DAY);
    host.tables().release(table).await.expect("a store");
    fixture.at(5 * DAY + 10 * HOUR);
    let back = host.schedule().tick(table, host.clock().now()).await.expect("it is due");
    assert_eq!(back.events, [Event::VacationEnded { seat: 0 }]);
    assert_eq!(back.table.deadline(), Some(BEGIN + 6 * DAY + 10 * HOUR), "no time was lost before either");
}

#[tokio::test]
async fn a_vacation_that_ends_at_a_quarantined_table_gives_no_time_back_twice() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let table = open_timed_table(&host, Some(TimeControl::OneDay), ChannelId(1)).await.id();
    quarantine(&host, table).await;
    fixture.at(10 * HOUR);
    host.players().begin_vacation(ANA, 5).await.expect("there are fourteen");
    fixture.at(20 * HOUR);
    host.players().end_vacation(ANA).await.expect("she is away");
    assert_eq!(away(&host, table).await, []);
    fixture.at(2 * DAY);
    host.tables().release(table).await.expect("a store");
    let released = host.tables().load(TableRef::Id(table)).await.expect("the table");
    assert_eq!(released.deadline(), Some(BEGIN + 3 * DAY));
}

#[tokio::test]
async fn a_game_without_a_clock_that_starts_during_a_vacation_asks_nobody_who_is_away() {
    let host = host().await;
    let (leave, _) = host.players().begin_vacation(ANA, 2).await.expect("there are fourteen");
    let table = open_timed_table(&host, None, ChannelId(1)).await;
    assert_eq!(table.vacations().collect::<Vec<_>>(), [(0, leave.until.expect("she is away"))]);
    let fast = open_timed_table(&host, Some(TimeControl::OneHour), ChannelId(2)).await;
    assert_eq!(fast.vacations().count(), 0);
}

#[tokio::test]
async fn deleting_data_resigns_the_game_at_a_quarantined_table() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let two = open_timed_table(&host, Some(TimeControl::OneDay), ChannelId(1)).await.id();
    let three = NewTable { time_control: Some(TimeControl::OneDay), ..new_table(ChannelId(2), 3) };
    let three = open_with_players(&host, three, &[BEN, CY]).await.id();
    quarantine(&host, two).await;
    quarantine(&host, three).await;
    fixture.at(10 * HOUR);
    let mut left = host.players().delete(BEN, "former player").await.expect("a store");
    left.sort();
    assert_eq!(left, [two, three]);
    let load = async |table| host.tables().load(TableRef::Id(table)).await.expect("the table");
    assert_eq!(load(two).await.phase(), Phase::Ended(Ending::Resigned));
    fixture.at(2 * DAY);
    host.tables().release(three).await.expect("a store");
    assert_eq!(load(three).await.deadline(), Some(BEGIN + 3 * DAY), "Ana could not play meanwhile");
}
