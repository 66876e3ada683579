//! Opening and joining tables on a real database.

use super::*;

/// The options of a new table.
fn new_table(channel: ChannelId, by: PlayerId, seats: usize) -> NewTable {
    NewTable { by: player(by), ..super::new_table(channel, seats) }
}

#[tokio::test]
async fn invitations_and_the_starting_player_survive_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    for (channel, begins) in
        [(1, FirstPlayer::Opener), (2, FirstPlayer::Other), (3, FirstPlayer::Random(u64::MAX))]
    {
        let new_table = NewTable {
            opponents: vec![player(PlayerId(2)), player(PlayerId(3))],
            begins,
            ..new_table(ChannelId(channel), ANA, 4)
        };
        let opened = host_of(&file).await.tables().open(new_table).await.expect("a free channel").table;
        let at = TableRef::Id(opened.id());
        for id in [4, 3, 2] {
            let found = host_of(&file).await.tables().load(at).await.expect("the table");
            assert!(
                found
                    .invited()
                    .map(|(_, player)| player.id)
                    .eq((2..=3).map(PlayerId).filter(|invited| invited.0 <= id))
            );
            host_of(&file)
                .await
                .tables()
                .execute(at, Command::Join { by: player(PlayerId(id)) })
                .await
                .expect("a seat");
        }
        let found = host_of(&file).await.tables().load(at).await.expect("the table");
        let ids: Vec<PlayerId> = found.seats().iter().flatten().filter_map(Player::human_id).collect();
        let expected = match begins {
            FirstPlayer::Opener => [1, 2, 3, 4],
            FirstPlayer::Other => [2, 3, 4, 1],
            // The last of four players.
            FirstPlayer::Random(_) => [4, 1, 2, 3],
        };
        assert_eq!((ids, found.begins()), (expected.map(PlayerId).to_vec(), begins));
        host_of(&file)
            .await
            .tables()
            .execute(at, Command::Resign { by: ANA.into() })
            .await
            .expect("a running game");
    }
}

#[tokio::test]
async fn further_invitations_mention_once_as_well() {
    let host = host().await;
    for (opponents, called) in
        [([2, 3], vec![2, 3]), ([4, 3], vec![4]), ([4, 5], vec![5]), ([6, 7], vec![6, 7])]
    {
        let opponents = opponents.into_iter().map(|id| player(PlayerId(id))).collect();
        let opened = host
            .tables()
            .open(NewTable { opponents, ..new_table(ChannelId(1), ANA, 3) })
            .await
            .expect("a free channel");
        assert_eq!(opened.mentions, called.into_iter().map(PlayerId).collect::<Vec<_>>());
        let cancel = Command::Cancel { by: ANA.into() };
        host.tables().execute(TableRef::Id(opened.table.id()), cancel).await.expect("it is open");
    }
}

#[tokio::test]
async fn invited_players_see_the_invitation_and_can_be_deleted() {
    let host = host().await;
    let opponents = vec![player(PlayerId(2)), player(PlayerId(3))];
    let table = host
        .tables()
        .open(NewTable { opponents, ..new_table(ChannelId(1), ANA, 3) })
        .await
        .expect("a free channel")
        .table
        .id();
    for id in [2, 3] {
        let games = host.players().tables_of(PlayerId(id)).await.expect("a store");
        assert_eq!(games.iter().map(|(found, _)| found.id()).collect::<Vec<_>>(), [table]);
    }
    // Each of them declines by it.
    for id in [2, 3] {
        let found = host.players().delete(PlayerId(id), "former player").await.expect("a store");
        assert_eq!(found, [table]);
        assert!(host.players().tables_of(PlayerId(id)).await.expect("a store").is_empty());
    }
    let found = host.tables().load(TableRef::Id(table)).await.expect("the table");
    assert_eq!(found.invited().count(), 0);
    assert!(found.declined_invitations().all(|(_, player)| player.name == "former player"));
}

#[tokio::test]
async fn a_player_has_at_most_twenty_tables() {
    let host = host().await;
    let join = |table, id| host.tables().execute(TableRef::Id(table), Command::Join { by: player(id) });
    let mut tables = Vec::new();
    for channel in 0..20 {
        let other = 100 + channel;
        let table = host
            .tables()
            .open(new_table(ChannelId(channel), PlayerId(other), 2))
            .await
            .expect("a free channel")
            .table
            .id();
        join(table, ANA).await.expect("a free seat");
        tables.push(table);
    }
    let full = HostRejection::TooManyTables { most: 20 };
    assert_eq!(refused(host.tables().open(new_table(ChannelId(20), ANA, 2)).await), full);
    let more = host
        .tables()
        .open(new_table(ChannelId(20), PlayerId(200), 2))
        .await
        .expect("a free channel")
        .table
        .id();
    assert_eq!(refused(join(more, ANA).await), full);
    assert_eq!(host.tables().load(TableRef::Id(more)).await.expect("the table").event_count(), 0);
    host.tables()
        .execute(TableRef::Id(tables[7]), Command::Resign { by: ANA.into() })
        .await
        .expect("a running game");
    join(more, ANA).await.expect("there is room again");
    // A quarantined table counts for nobody.
    host.tables()
        .quarantine(tables[8], QuarantineReason::ChannelGone, host.clock().now())
        .await
        .expect("a store");
    host.tables().open(new_table(ChannelId(30), ANA, 2)).await.expect("there is room again");
}

#[tokio::test]
async fn a_relocated_table_stays_in_its_new_channel() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let opened = host_of(&file)
        .await
        .tables()
        .open(new_table(ChannelId(1), ANA, 2))
        .await
        .expect("a free channel")
        .table;
    let at = TableRef::Id(opened.id());
    for channel in [ChannelId(2), ChannelId(u64::MAX)] {
        let bring = Command::Relocate { by: ANA.into(), guild: Some(GUILD), channel };
        host_of(&file).await.tables().execute(at, bring).await.expect("a free channel");
        let found = host_of(&file).await.tables().load(TableRef::Channel(channel)).await.expect("the table");
        assert_eq!((found.id(), found.channel()), (opened.id(), channel));
    }
    let host = host_of(&file).await;
    assert_eq!(host.deliveries().pending().await.expect("a store"), [opened.id()]);
    host.tables().open(new_table(ChannelId(1), BEN, 2)).await.expect("it is free again");
    let back = Command::Relocate { by: ANA.into(), guild: Some(GUILD), channel: ChannelId(1) };
    assert_eq!(refused(host.tables().execute(at, back).await), HostRejection::Occupied);
}

/// A new table in a channel of its own, for these people.
fn inviting(channel: u64, opponents: &[u64]) -> NewTable {
    let opponents = opponents.iter().map(|id| player(PlayerId(*id))).collect();
    NewTable { opponents, ..new_table(ChannelId(channel), ANA, 2) }
}

fn computers(by: PlayerId) -> Command {
    let computer = Player::computer(Level::MAX, 0, "Owl".to_owned());
    Command::SeatComputers { by: by.into(), computers: vec![computer], rated: true }
}

#[tokio::test]
async fn a_rejected_first_command_leaves_no_table() {
    let host = host().await;
    let refused = host.tables().open_with(inviting(1, &[2]), Some(computers(ANA))).await;
    assert_eq!(rejected(refused), Rejection::over_limit("table-no-seat-for-computer", 4));
    assert_eq!(host.commit_count(), 0);
    assert!(host.tables().load(TableRef::Channel(ChannelId(1))).await.is_err());
    assert!(host.players().tables_of(PlayerId(2)).await.expect("a store").is_empty());
    let begun = host.tables().open_with(new_table(ChannelId(1), ANA, 2), Some(computers(ANA))).await;
    let begun = begun.expect("a free channel");
    assert_eq!((begun.table.phase(), host.commit_count()), (Phase::Playing, 1));
    let kept = host.tables().load(TableRef::Channel(ChannelId(1))).await.expect("a table");
    assert_eq!(all_of(&kept), all_of(&begun.table));
}

#[tokio::test]
async fn invitations_and_searching_tables_are_limited_and_games_against_computers_are_neither() {
    let host = host().await;
    let open = async |new_table| host.tables().open(new_table).await;
    for channel in 0..3 {
        open(inviting(channel, &[10 + channel])).await.expect("an invitation");
    }
    let too_many = HostRejection::TooManyInvitations { most: 3 };
    assert_eq!(refused(open(inviting(3, &[13])).await), too_many);
    for channel in 4..6 {
        open(inviting(channel, &[])).await.expect("a searching table");
    }
    let searching = Rejection::over_limit("table-too-many-searching", 2);
    assert_eq!(rejected(open(inviting(6, &[])).await), searching);
    // Another server has its own.
    let elsewhere = NewTable { guild: Some(GuildId(501)), ..inviting(7, &[]) };
    open(elsewhere).await.expect("a searching table of another server");
    for channel in 8..12 {
        let game = host.tables().open_with(inviting(channel, &[]), Some(computers(ANA))).await;
        game.expect("no invitation");
    }
    // Tables that are no longer open do not count.
    let cancel = Command::Cancel { by: ANA.into() };
    host.tables().execute(TableRef::Channel(ChannelId(4)), cancel).await.expect("it is open");
    open(inviting(6, &[])).await.expect("there is room again");
}
