//! Offers and answers at a table on a real database.

use super::*;

async fn host(file: &Path, clock: &Clock) -> Host {
    host_of(file).await.with_clock(clock.clone())
}

/// Everything of a table that must be equal after it is loaded again.
fn all_of(table: &Table) -> String {
    let game = table.game().map(|game| (game.position().fen(), game.turns(), game.places()));
    let times = (table.deadline(), table.due(), table.expires(), table.is_paused());
    let may = [ANA, BEN, CY].map(|by| table.decide(&offer(by, Offer::Draw), Timestamp::UNIX_EPOCH));
    format!("{:?} {:?} {} {game:?} {times:?} {may:?}", table.phase(), table.offer(), table.revision())
}

/// Carries out a command and checks that the table is equal after a restart.
async fn execute(host: &mut Host, file: &Path, table: TableId, command: Command) -> CommandOutcome {
    let description = format!("{command:?}");
    let update = host
        .tables()
        .execute(TableRef::Id(table), command)
        .await
        .unwrap_or_else(|error| panic!("{description}: {error}"));
    *host = self::host(file, &host.clock().clone()).await;
    let found = host.tables().load(TableRef::Id(table)).await.expect("the table");
    assert_eq!(all_of(&found), all_of(&update.table), "{description}");
    assert_eq!(host.schedule().next_due(Shards::ALL).await.expect("a store"), found.due(), "{description}");
    update
}

#[tokio::test]
async fn offers_and_answers_survive_restarts() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let time = watch::Sender::new(BEGIN);
    let mut host = host(&file, &Clock::Manual(time.subscribe())).await;
    let new_table = NewTable { time_control: Some(TimeControl::OneDay), ..new_table(ChannelId(1), 3) };
    let table = host.tables().open(new_table).await.expect("a free channel").table.id();
    let mut minute = 0;
    let mut last = None;
    for command in [
        Command::Join { by: player(BEN) },
        Command::Join { by: player(CY) },
        turn(ANA, "e3-e4"),
        turn(BEN, "c5-d5"),
        offer(BEN, Offer::Takeback),
        Command::Accept { by: ANA.into(), number: None },
        Command::DeclineOffer { by: CY.into(), number: None },
        offer(ANA, Offer::Takeback),
        offer(CY, Offer::Takeback),
        Command::Accept { by: BEN.into(), number: None },
        offer(CY, Offer::Pause),
        Command::Accept { by: BEN.into(), number: None },
        Command::Accept { by: ANA.into(), number: None },
        offer(BEN, Offer::Resume),
        Command::Accept { by: CY.into(), number: None },
        Command::Accept { by: ANA.into(), number: None },
        turn(ANA, "e3-e4"),
        offer(CY, Offer::Draw),
        Command::DeclineOffer { by: BEN.into(), number: None },
        Command::Abort { by: CY.into() },
    ] {
        minute += 7;
        time.send_replace(BEGIN + minute * MINUTE);
        last = Some(execute(&mut host, &file, table, command).await);
    }
    let last = last.expect("much has happened");
    assert_eq!((last.table.phase(), &last.events[..]), (Phase::Closed, &[Event::Aborted { seat: 2 }][..]));
    assert!(last.ratings.is_empty() && host.deliveries().pending().await.expect("a store") == [table]);
    assert_eq!(host.ratings().verify().await.expect("a store").games, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_turn_and_an_answer_at_the_same_time_are_ordered() {
    let host = super::host().await;
    for channel in 1..=10 {
        let table = host.tables().open(new_table(ChannelId(channel), 2)).await.expect("free").table.id();
        let at = TableRef::Id(table);
        for command in [Command::Join { by: player(BEN) }, turn(ANA, "b4-b5"), offer(ANA, Offer::Takeback)] {
            host.tables().execute(at, command).await.expect("it can be done");
        }
        let accept = host.tables().execute(at, Command::Accept { by: BEN.into(), number: None });
        let play = host.tables().execute(at, turn(BEN, "h6-h5"));
        let (accepted, played) = tokio::join!(accept, play);
        let turns = host.tables().load(at).await.expect("the table").turn_number();
        match (accepted, played) {
            (Ok(_), Err(HostError::Rejected(Rejection::NotYourTurn { .. }))) => assert_eq!(turns, 0),
            (Err(HostError::Rejected(Rejection::NoOffer)), Ok(_)) => assert_eq!(turns, 2),
            other => panic!("{other:?}"),
        }
    }
}
