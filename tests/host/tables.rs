//! Acknowledged commands are on disk, in order.

use super::*;
use futures_util::FutureExt as _;

#[tokio::test]
async fn a_game_from_invitation_to_rating() {
    let host = host().await;
    let new_table = NewTable { opponents: vec![player(DEE)], ..new_table(CHANNEL, 2) };
    let update = host.tables().open(new_table).await.expect("a free channel");
    assert_eq!(update.table.invited().collect::<Vec<_>>(), [(1, &player(DEE))]);
    assert!(update.events.is_empty());

    let update = execute(&host, CHANNEL, Command::Join { by: player(DEE) }).await;
    assert_eq!(update.events, [Event::Joined { seat: 1, player: player(DEE) }, Event::Started { first: 0 }]);

    let update = execute(&host, CHANNEL, turn(ANA, "B4 b5")).await;
    assert_eq!(update.events, [Event::TurnPlayed { seat: 0, text: "b4-b5".to_owned() }]);
    let effects = update.table.game().expect("a game").last_effects();
    assert_eq!(effects.len(), 1, "a slide: {effects:?}");
    assert!(update.ratings.is_empty());
    play_until_rated(&host, CHANNEL).await;

    let update = execute(&host, CHANNEL, Command::Resign { by: ANA.into() }).await;
    assert_eq!(update.events, [Event::Resigned { seat: 0 }, Event::Ended(Ending::Resigned)]);
    let [ana, dee] = update.ratings.as_slice() else { panic!("two ratings: {:?}", update.ratings) };
    assert_eq!((ana.player.human_id(), ana.before.value), (Some(ANA), 1500.0));
    assert!((ana.after.value - 1395.4).abs() < 0.1, "{}", ana.after.value);
    assert!((dee.after.value - 1604.6).abs() < 0.1, "{}", dee.after.value);

    let standing = leaderboard_entry(&host, DEE, GameKind::Biloba).await.expect("a rating");
    assert_eq!((standing.wins, standing.draws, standing.losses), (1, 0, 0));
    assert_eq!(standing.player, player(DEE));
    assert_eq!(standing.rating.value, dee.after.value);
    assert_eq!(leaderboard_entry(&host, DEE, GameKind::Bizingo).await, None);
}

#[tokio::test]
async fn a_table_leaves_the_channel_of_a_button_once() {
    let host = host().await;
    let table = open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await.id();
    let leave = |by: PlayerId, place| {
        let command =
            Command::Relocate { by: by.into(), guild: Some(GUILD), channel: ChannelId(CHANNEL.0 + place) };
        host.tables().execute(TableRef::Button { table, channel: CHANNEL }, command)
    };
    let (ana, ben) = tokio::join!(leave(ANA, 1), leave(BEN, 2));
    assert_eq!(ana.is_ok(), ben.is_err());
    assert_eq!(refused(if ana.is_ok() { ben } else { ana }), HostRejection::Relocated { table });
}

#[tokio::test]
async fn a_channel_has_one_table() {
    let host = host().await;
    let early = host.tables().execute(TableRef::Channel(CHANNEL), turn(ANA, "b4-b5")).await;
    assert_eq!(refused(early), HostRejection::NoTable);
    assert_eq!(
        refused(host.tables().execute(TableRef::Id(TableId(99)), turn(ANA, "b4-b5")).await),
        HostRejection::UnknownTable
    );

    let first = open_with_players(&host, new_table(CHANNEL, 2), &[]).await;
    assert_eq!(refused(host.tables().open(new_table(CHANNEL, 2)).await), HostRejection::Occupied);
    open_with_players(&host, new_table(ChannelId(CHANNEL.0 + 1), 2), &[]).await;
    execute(&host, CHANNEL, Command::Cancel { by: ANA.into() }).await;
    assert_eq!(
        refused(host.tables().execute(TableRef::Channel(CHANNEL), turn(ANA, "b4-b5")).await),
        HostRejection::NoTable
    );
    // The button of the old invitation still finds its table.
    let second = open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await;
    assert_ne!(first.id(), second.id());
    let old_button = host.tables().execute(TableRef::Id(first.id()), Command::Join { by: player(CY) }).await;
    assert_eq!(rejected(old_button), Rejection::Closed);

    execute(&host, CHANNEL, Command::Resign { by: BEN.into() }).await;
    let last =
        host.tables().load(TableRef::Channel(CHANNEL)).await.expect("the last game stays to be looked at");
    assert_eq!(last.phase(), Phase::Ended(Ending::Resigned));
    assert_eq!(
        rejected(host.tables().execute(TableRef::Channel(CHANNEL), turn(ANA, "b4-b5")).await),
        Rejection::Over
    );
    let by_button = host.tables().execute(TableRef::Id(second.id()), turn(ANA, "b4-b5")).await;
    assert_eq!(rejected(by_button), Rejection::Over);
}

#[tokio::test]
async fn a_rejected_opening_leaves_nothing() {
    let host = host().await;
    let with_himself = NewTable { opponents: vec![player(ANA)], ..new_table(CHANNEL, 2) };
    assert_eq!(rejected(host.tables().open(with_himself).await), Rejection::new("table-invited-self"));
    assert!(host.tables().load(TableRef::Channel(CHANNEL)).await.is_err());
    assert!(host.deliveries().pending().await.expect("a store").is_empty());
    open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await;
}

#[tokio::test]
async fn a_loaded_table_equals_the_original() {
    let host = host().await;
    let mut table = open_with_players(&host, new_table(CHANNEL, 3), &[BEN, DEE]).await;
    for number in 0..80 {
        let command = match number {
            20 | 21 => draw([ANA, DEE][number % 2]),
            40 => Command::Resign { by: BEN.into() },
            _ => some_turn(&table, number),
        };
        let update = execute(&host, CHANNEL, command).await;
        let loaded = host.tables().load(TableRef::Id(table.id())).await.expect("the table");
        assert_eq!(all_of(&loaded), all_of(&update.table));
        table = update.table;
        if table.phase() != Phase::Playing {
            break;
        }
    }
    assert!(table.turn_number() > 40, "too short to show anything");
}

/// Copies the files of an open database, as a killed process would leave them.
fn killed_now(file: &Path, folder: &Path) -> PathBuf {
    let copy = folder.join("left.db");
    std::fs::copy(file, &copy).expect("the database");
    std::fs::copy(file.with_extension("db-wal"), copy.with_extension("db-wal")).expect("its log");
    copy
}

#[tokio::test]
async fn acknowledged_commands_survive_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    let mut table = open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await;
    for number in 0..6 {
        table = execute(&host, CHANNEL, some_turn(&table, number)).await.table;
        let elsewhere = tempfile::tempdir().expect("a folder");
        let after = host_of(&killed_now(&file, elsewhere.path())).await;
        let found = after.tables().load(TableRef::Id(table.id())).await.expect("the table");
        assert_eq!(all_of(&found), all_of(&table));
        execute(&after, CHANNEL, some_turn(&found, number)).await;
    }
}

#[tokio::test]
async fn a_game_continues_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    let table = open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await;
    execute(&host, CHANNEL, turn(ANA, "b4-b5")).await;
    let before = execute(&host, CHANNEL, draw(BEN)).await.table;
    drop(host);

    let host = host_of(&file).await;
    let after = host.tables().load(TableRef::Id(table.id())).await.expect("the table");
    assert_eq!(all_of(&after), all_of(&before));
    assert_eq!(
        rejected(host.tables().execute(TableRef::Channel(CHANNEL), turn(ANA, "b4-b5")).await),
        Rejection::AlreadyPlayed
    );
    execute(&host, CHANNEL, turn(BEN, "h6-h5")).await;
    play_until_rated(&host, CHANNEL).await;
    execute(&host, CHANNEL, Command::Resign { by: BEN.into() }).await;
    drop(host);

    let host = host_of(&file).await;
    let best = host
        .ratings()
        .leaderboard(GameKind::Biloba, Ladder::People, None, 0..10, ANA)
        .await
        .expect("a store")
        .page;
    assert_eq!(best.iter().map(|standing| standing.player.id).collect::<Vec<_>>(), [ANA, BEN]);
}

#[tokio::test]
async fn a_dropped_command_leaves_nothing() {
    let host = host().await;
    let table = open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await;
    play_until_rated(&host, CHANNEL).await;
    let mut patience = Duration::from_micros(20);
    loop {
        let resign = host.tables().execute(TableRef::Channel(CHANNEL), Command::Resign { by: BEN.into() });
        let done = tokio::time::timeout(patience, resign).await.is_ok();
        // Waits for the writer, which may still roll back the dropped transaction.
        host.deliveries().record(table.id(), CHANNEL, MessageId(1), 0).await.expect("a store");
        let now = host.tables().load(TableRef::Id(table.id())).await.expect("the table");
        let rated = leaderboard_entry(&host, BEN, GameKind::Biloba).await.is_some();
        assert_eq!(now.phase() != Phase::Playing, rated, "dropped after {patience:?}");
        assert!(rated || !done);
        if rated {
            break;
        }
        patience = patience * 5 / 4;
    }
}

#[tokio::test]
async fn a_transaction_that_is_dropped_while_it_begins_takes_nothing_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let store = store(&file).await;
    let host = Host::new(store.clone());
    let another_process = host_of(&file).await;
    let table = open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await.id();
    for id in 1..=20 {
        // Dropped before the database answers, or at once afterwards.
        drop(store.write().now_or_never());
        host.deliveries().record(table, CHANNEL, MessageId(id), 0).await.expect("a store");
        let displayed = another_process.deliveries().displayed(table).await.expect("a store");
        assert_eq!(displayed.map(|displayed| displayed.message), Some(MessageId(id)));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_turn_sent_many_times_at_once_is_played_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    // Two processes on one database: no state in memory can order them.
    let hosts = [host_of(&file).await, host_of(&file).await];
    open_with_players(&hosts[0], new_table(CHANNEL, 2), &[BEN]).await;
    let tasks: Vec<_> = (0..20)
        .map(|number| {
            let host = hosts[number % 2].clone();
            tokio::spawn(async move {
                host.tables().execute(TableRef::Channel(CHANNEL), turn(ANA, "b4-b5")).await
            })
        })
        .collect();
    let mut played = 0;
    for task in tasks {
        match task.await.expect("no panic") {
            Ok(_) => played += 1,
            other => assert_eq!(rejected(other), Rejection::AlreadyPlayed),
        }
    }
    assert_eq!(played, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_players_moving_at_once_are_ordered() {
    let host = host().await;
    let mut table = open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await;
    for number in 0..10 {
        // Both players press a button at the same time.
        let Command::Turn { text, .. } = some_turn(&table, number) else { unreachable!("a turn") };
        let ana = host.tables().execute(TableRef::Channel(CHANNEL), turn(ANA, &text));
        let ben = host.tables().execute(TableRef::Channel(CHANNEL), turn(BEN, &text));
        let (ana, ben) = tokio::join!(ana, ben);
        let (played, other) = if number % 2 == 0 { (ana, ben) } else { (ben, ana) };
        table = played.expect("the one to act plays").table;
        // The turn is rejected, whether it comes before the other one or after it.
        assert!(matches!(rejected(other), Rejection::NotYourTurn { .. } | Rejection::Turn(_)));
    }
    assert_eq!(table.turn_number(), 10);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn the_last_seat_goes_to_one_player() {
    let host = host().await;
    let openings: Vec<_> = (0..8)
        .map(|_| {
            let host = host.clone();
            tokio::spawn(async move { host.tables().open(new_table(CHANNEL, 2)).await })
        })
        .collect();
    let mut opened = 0;
    for task in openings {
        match task.await.expect("no panic") {
            Ok(_) => opened += 1,
            other => assert_eq!(refused(other), HostRejection::Occupied),
        }
    }
    assert_eq!(opened, 1);
    let join = |id| host.tables().execute(TableRef::Channel(CHANNEL), Command::Join { by: player(id) });
    let (ben, cy) = tokio::join!(join(BEN), join(CY));
    let late = if ben.is_ok() { cy } else { ben };
    assert_eq!(rejected(late), Rejection::Full);
}

#[tokio::test]
async fn of_two_boards_that_are_recorded_at_once_the_older_one_is_a_former_one() {
    let host = host().await;
    let table = open_with_players(&host, new_table(CHANNEL, 2), &[]).await.id();
    let record = async |count: u16| {
        let message = MessageId(count.into());
        host.deliveries().record(table, CHANNEL, message, count.into()).await.expect("a store");
    };
    for count in (1..40).step_by(2) {
        tokio::join!(record(count), record(count + 1));
    }
    let former = former_boards(&host, table).await.into_iter().map(|(_, message)| message.0);
    assert_eq!(former.collect::<Vec<_>>(), (1..40).collect::<Vec<_>>());
}

#[tokio::test]
async fn undelivered_events_are_known_after_a_restart() {
    let host = host().await;
    let unshown = async || -> Vec<(TableId, usize)> {
        let mut unshown = Vec::new();
        for id in host.deliveries().pending().await.expect("a store") {
            let (table, _) =
                host.deliveries().pending_at(id).await.expect("a store").expect("it is not shown");
            unshown.push((id, table.event_count()));
        }
        unshown
    };
    let shown = async |id, message, count| {
        assert!(!host.deliveries().record(id, CHANNEL, message, count).await.expect("a store"));
        former_boards(&host, id).await.into_iter().map(|(_, message)| message.0).collect::<Vec<_>>()
    };
    let table = open_with_players(&host, new_table(CHANNEL, 2), &[]).await;
    assert_eq!(unshown().await, [(table.id(), 0)]);
    assert_eq!(shown(table.id(), MessageId(10), 0).await, [0; 0]);
    assert_eq!(unshown().await, []);
    assert!(host.deliveries().pending_at(table.id()).await.expect("a store").is_none());

    let started = execute(&host, CHANNEL, Command::Join { by: player(BEN) }).await.table;
    assert_eq!(unshown().await, [(table.id(), 2)]);
    let moved = execute(&host, CHANNEL, turn(ANA, "b4-b5")).await.table;
    assert_eq!(shown(table.id(), MessageId(12), moved.event_count()).await, [10]);
    // The message about the join arrives late and is superseded itself.
    assert_eq!(shown(table.id(), MessageId(11), started.event_count()).await, [10, 11]);
    assert_eq!(unshown().await, []);
    // Shown again on request; then the same message recorded twice.
    assert_eq!(shown(table.id(), MessageId(13), moved.event_count()).await, [10, 11, 12]);
    assert_eq!(shown(table.id(), MessageId(13), moved.event_count()).await, [10, 11, 12]);
    assert_eq!(shown(TableId(99), MessageId(1), 0).await, [0; 0]);
}

#[tokio::test]
async fn invitations_mention_once_and_are_limited() {
    let host = host().await;
    let invite = |channel, opponent: Option<PlayerId>| {
        host.tables()
            .open(NewTable { opponents: opponent.into_iter().map(player).collect(), ..new_table(channel, 2) })
    };
    let first = invite(CHANNEL, Some(BEN)).await.expect("a free channel");
    assert_eq!(first.mentions, [BEN]);
    execute(&host, CHANNEL, Command::Cancel { by: ANA.into() }).await;
    assert!(
        invite(CHANNEL, Some(BEN)).await.expect("a free channel").mentions.is_empty(),
        "called again and again"
    );
    assert_eq!(invite(ChannelId(CHANNEL.0 + 1), Some(CY)).await.expect("a free channel").mentions, [CY]);
    invite(ChannelId(CHANNEL.0 + 2), Some(DEE)).await.expect("a free channel");
    assert_eq!(
        refused(invite(ChannelId(CHANNEL.0 + 5), Some(PlayerId(9))).await),
        HostRejection::TooManyInvitations { most: 3 }
    );
    execute(&host, CHANNEL, Command::Cancel { by: ANA.into() }).await;
    invite(ChannelId(CHANNEL.0 + 5), Some(PlayerId(9))).await.expect("there is room for one");
}

#[tokio::test]
async fn a_button_finds_only_the_table_of_its_channel() {
    let host = host().await;
    let table = open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await.id();
    let elsewhere = TableRef::Button { table, channel: ChannelId(CHANNEL.0 + 1) };
    let resigned = host.tables().execute(elsewhere, Command::Resign { by: ANA.into() }).await;
    assert_eq!(refused(resigned), HostRejection::Relocated { table });
    let here = TableRef::Button { table, channel: CHANNEL };
    host.tables().execute(here, Command::Resign { by: ANA.into() }).await.expect("her own table");
}

#[tokio::test]
async fn a_table_with_a_wrong_event_count_is_quarantined() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    let table = open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await.id();
    database::execute(&file, "UPDATE tables SET event_count = 99").await;
    let played = host.tables().execute(TableRef::Channel(CHANNEL), turn(ANA, "b4-b5")).await;
    assert!(matches!(played, Err(HostError::Broken(_))), "{played:?}");
    assert_eq!(
        host.tables().quarantined().await.expect("a store"),
        [(table, CHANNEL, QuarantineReason::Unreadable)]
    );
    open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await;
}

/// Plays turns without captures and without repetition.
async fn play_without_captures(host: &Host, channel: ChannelId, turns: usize) -> Arc<Table> {
    let mut table = host.tables().load(TableRef::Channel(channel)).await.expect("the table");
    for _ in 0..turns {
        let game = table.game().expect("a game");
        let is_quiet = |turn: &String| {
            let mut after = game.position().clone();
            after.play(turn).expect("it is legal");
            after.man_count() == game.position().man_count() && !game.history().positions().contains(&after)
        };
        let text = game.position().legal_turns().into_iter().find(is_quiet).expect("there is a quiet turn");
        let by = [ANA, BEN][game.seat().expect("the game goes on")];
        table = execute(host, channel, turn(by, &text)).await.table;
    }
    table
}

#[tokio::test]
async fn a_table_keeps_the_version_of_the_rules_it_began_with() {
    let fixture = Fixture::new();
    let setup = Setup::new(GameKind::Bizingo, None, None).expect("a set-up");
    let (former, current) = (CHANNEL, ChannelId(CHANNEL.0 + 1));
    let host = fixture.host().await;
    for (channel, rules) in [(former, RulesVersion::V1), (current, GameKind::Bizingo.rules_version())] {
        let new_table = NewTable { guild: Some(GUILD), ..NewTable::new(channel, player(ANA), setup) };
        open_with_players(&host, NewTable { rules, ..new_table }, &[BEN]).await;
        play_without_captures(&host, channel, 60).await;
    }
    drop(host);

    let host = fixture.host().await;
    assert_eq!(play_without_captures(&host, former, 39).await.phase(), Phase::Playing);
    assert_eq!(
        play_without_captures(&host, former, 1).await.phase(),
        Phase::Ended(Ending::Drawn(Draw::Quiet))
    );
    assert_eq!(play_without_captures(&host, current, 41).await.phase(), Phase::Playing);
}
