//! Databases of earlier releases.

use super::*;
use bside::table::SeekId;
use bside::tournament::TournamentId;

/// Creates the database of a bot with the schema of this migration.
pub async fn create_released_database(file: &Path, migration: i64) {
    let path = format!("tests/data/schema-{migration}.sql");
    let dump = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut database = options.connect().await.expect("a database");
    sqlx::raw_sql(AssertSqlSafe(dump)).execute(&mut database).await.expect("its tables and rows");
    database.close().await.expect("it is left");
}

#[tokio::test]
async fn games_continue_in_a_database_of_any_release() {
    let migrations = Migrator::new(Path::new("migrations/sqlite")).await.expect("the folder");
    for migration in migrations.iter() {
        continue_games(migration.version).await;
    }
}

async fn continue_games(release: i64) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    create_released_database(&file, release).await;
    let host = host_of(&file).await;
    // All of them have ratings of an earlier rule.
    assert!(host.ratings().are_outdated().await.expect("a store"));
    assert_eq!(host.ratings().recompute().await.expect("a store"), 1);
    assert!(!host.ratings().are_outdated().await.expect("a store"));

    // Tables from before there were clocks expire as well.
    assert_eq!(
        host.schedule().next_due(Shards::ALL).await.expect("a store"),
        Some(Timestamp::from_unix_millis(1795349562417))
    );

    let over = host.tables().load(TableRef::Channel(ChannelId(700))).await.expect("the last game");
    assert_eq!(over.phase(), Phase::Ended(Ending::Resigned));
    let ana = leaderboard_entry(&host, ANA, GameKind::Biloba).await.expect("a rating");
    assert_eq!((ana.wins, ana.draws, ana.losses), (1, 0, 0));
    assert!((ana.rating.value - 1604.6).abs() < 0.1, "{:?}", ana.rating);

    assert_eq!(host.deliveries().pending().await.expect("a store"), [TableId(2)]);
    let (running, before) =
        host.deliveries().pending_at(TableId(2)).await.expect("a store").expect("it is not shown");
    assert_eq!(before.map(|before| before.message), Some(MessageId(11)));
    assert_eq!((running.id(), running.event_count()), (TableId(2), 6));
    let game = running.game().expect("a game");
    assert_eq!(game.position().fen(), "nn1nn/2nnn2/w3n4/ww7/1w1w5/ww2s4/w8/2sss2/ss1ss 2 ---");
    host.deliveries().record(running.id(), ChannelId(701), MessageId(13), 6).await.expect("a store");
    assert_eq!(former_boards(&host, running.id()).await, [(ChannelId(701), MessageId(11))]);

    let offer = |by| host.tables().execute(TableRef::Channel(ChannelId(701)), draw(by));
    assert_eq!(rejected(offer(ANA).await), Rejection::AlreadyOffered { offer: Offer::Draw, made: true });
    execute(&host, ChannelId(701), turn(DEE, "e7-e6")).await;
    play_until_rated(&host, ChannelId(701)).await;
    execute(&host, ChannelId(701), Command::Resign { by: BEN.into() }).await;
    let ratings = execute(&host, ChannelId(701), Command::Resign { by: DEE.into() }).await.ratings;
    assert_eq!(ratings[0].before.value, ana.rating.value);

    let started = execute(&host, ChannelId(702), Command::Join { by: player(CY) }).await.table;
    assert_eq!(started.id(), TableId(3));
    execute(&host, ChannelId(702), turn(ANA, "b4-b5")).await;
    // Quarantine exists since the third migration.
    let quarantined = host.tables().quarantined().await.expect("a store");
    let known =
        if release < 3 { vec![] } else { vec![(TableId(4), ChannelId(703), QuarantineReason::ChannelGone)] };
    assert_eq!(quarantined, known);
    let opened = open_with_players(&host, new_table(ChannelId(700), 2), &[BEN]).await;
    assert_eq!(opened.id(), TableId(4 + known.len() as i64));
    drop(host);

    let host = host_of(&file).await;
    let found = host.tables().load(TableRef::Channel(ChannelId(702))).await.expect("the table");
    assert_eq!(found.game().expect("a game").turns(), ["b4-b5"]);
    assert_eq!(leaderboard_entry(&host, ANA, GameKind::Biloba).await.expect("a rating").wins, 2);
    let check = host.ratings().verify().await.expect("a store");
    assert_eq!((check.games, check.wrong.len()), (2, 0), "{check:?}");
}

#[tokio::test]
async fn what_the_version_before_has_posted_is_known() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    create_released_database(&file, 10).await;
    let rows = "INSERT INTO tournaments (id, guild_id, channel_id, organiser_id, settings, phase, opened_at, told, telling)
            VALUES (1, 7, 70, 1, '{}', 'running', 1000, 3, 5);
        INSERT INTO tournament_messages (tournament_id, subject, channel_id, message_id)
            VALUES (1, 'registration', 70, 101), (1, 'news-0-3', 70, 102), (1, 'news', 70, 102);
        INSERT INTO seeks (id, player_id, open_for, game, at) VALUES (4, 1, 1, 'biloba', 2000);
        INSERT INTO seek_posts (seek_id, guild_id, channel_id, message_id) VALUES (4, 7, 71, 103), (4, 8, 80, NULL);
        INSERT INTO daily_puzzles (guild_id, day, game, puzzle, message_id) VALUES (7, 20000, 'biloba', 1, 104);
        INSERT INTO daily_puzzles (guild_id, day, game, puzzle) VALUES (7, 20001, 'biloba', 2);
        INSERT INTO outdated_messages (message_id, table_id, channel_id, shown, is_line, reader_id)
            VALUES (105, 2, 900, 6, 1, 3), (106, 2, 701, 6, 1, NULL), (107, 2, 701, 5, 0, NULL),
                (108, 2, 701, 9223372036854775807, 1, NULL);
        INSERT INTO offer_messages (table_id, channel_id, message_id, number) VALUES (2, 701, 109, 4);
        INSERT INTO mirrors (table_id, player_id, channel_id, offer_message_id, offer_number)
            VALUES (2, 3, 901, 110, 4);";
    let mut database = SqliteConnectOptions::new().filename(&file).connect().await.expect("a database");
    sqlx::raw_sql(rows).execute(&mut database).await.expect("rows");
    database.close().await.expect("it is left");

    // The next start finds that it was done.
    for _ in 0..2 {
        let host = host_of(&file).await;
        host.posts().adopt(Shards::ALL).await.expect("a store");
        let of = async |subject| {
            let posts = host.posts().of(subject).await.expect("a store").into_iter();
            let known = |post: StoredPost| {
                (post.slot, post.channel.0, post.message.map(|message| message.0), post.is_settled)
            };
            posts.map(known).collect::<Vec<_>>()
        };
        let mut told = of(Subject::Tournament(TournamentId(1))).await;
        told.sort();
        let expected =
            [("news-0-3", Some(102), true), ("news-3-5", None, false), ("registration", Some(101), false)];
        let expected = expected.map(|(slot, message, is_settled)| (slot.to_owned(), 70, message, is_settled));
        assert_eq!(told, expected);
        let mut sought = of(Subject::Seek(SeekId(4))).await;
        sought.sort();
        let expected = [(71, Some(103)), (80, None)]
            .map(|(channel, message)| ("seek".to_owned(), channel, message, false));
        assert_eq!(sought, expected);
        let mut told = of(Subject::Table(TableId(2))).await;
        told.sort();
        let expected = [
            ("board-5-107", 701, 107),
            ("line-6-106", 701, 106),
            ("offer-4", 701, 109),
            ("offer-4", 901, 110),
            ("review-108", 701, 108),
            ("waiting-3-6", 900, 105),
        ];
        let expected =
            expected.map(|(slot, channel, message)| (slot.to_owned(), channel, Some(message), false));
        assert_eq!(told, expected);
        let puzzles = host
            .read(async |mut tx| Ok(tx.daily_puzzles().of_guild(GuildId(7)).await?))
            .await
            .expect("a store");
        assert_eq!(puzzles.iter().map(|known| known.is_posted).collect::<Vec<_>>(), [true, false]);
    }
}
