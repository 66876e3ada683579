//! Which games are rated, and how.

use super::*;

#[tokio::test]
async fn leaderboards_by_guild_and_overall() {
    let host = host().await;
    let games = [
        (GUILD, ANA, BEN),
        (GUILD, ANA, BEN),
        (GuildId(GUILD.0 + 1), CY, DEE),
        (GuildId(GUILD.0 + 1), ANA, CY),
        (GUILD, ANA, BEN),
    ];
    for (guild, winner, loser) in games {
        let new_table = NewTable { guild: Some(guild), by: player(winner), ..new_table(CHANNEL, 2) };
        open_with_players(&host, new_table, &[loser]).await;
        play_until_rated(&host, CHANNEL).await;
        execute(&host, CHANNEL, Command::Resign { by: loser.into() }).await;
    }
    // A draw in a private channel counts overall and in no server.
    open_with_players(&host, NewTable { guild: None, by: player(BEN), ..new_table(CHANNEL, 2) }, &[DEE])
        .await;
    play_until_rated(&host, CHANNEL).await;
    execute(&host, CHANNEL, draw(BEN)).await;
    execute(&host, CHANNEL, draw(DEE)).await;

    let board = async |guild, limit| -> Vec<PlayerId> {
        let standings = host
            .ratings()
            .leaderboard(GameKind::Biloba, Ladder::People, guild, 0..limit, ANA)
            .await
            .expect("a store")
            .page;
        assert!(standings.is_sorted_by(|better, worse| better.rating.value >= worse.rating.value));
        assert!(standings.iter().map(|entry| entry.rank).eq(1..=standings.len()));
        standings.iter().filter_map(|entry| entry.player.human_id()).collect()
    };
    assert_eq!(board(None, 10).await[0], ANA);
    assert_eq!(board(None, 10).await.len(), 4);
    assert_eq!(board(None, 1).await, [ANA]);
    assert_eq!(board(Some(GUILD), 10).await, [ANA, BEN]);
    assert_eq!(board(Some(GuildId(GUILD.0 + 1)), 10).await.len(), 3);
    assert!(board(Some(GuildId(GUILD.0 + 2)), 10).await.is_empty());
    let empty = host
        .ratings()
        .leaderboard(GameKind::Bizingo, Ladder::People, None, 0..10, ANA)
        .await
        .expect("a store");
    assert_eq!(empty, Leaderboard { page: Vec::new(), own: None, goes_on: false });

    // The next page, with the entry of the player who asks below it.
    let second =
        host.ratings().leaderboard(GameKind::Biloba, Ladder::People, None, 1..2, ANA).await.expect("a store");
    assert_eq!((second.page[0].rank, second.goes_on), (2, true));
    let own = second.own.expect("she stands on another page");
    assert_eq!((own.rank, own.player.human_id()), (1, Some(ANA)));
    let last =
        host.ratings().leaderboard(GameKind::Biloba, Ladder::People, None, 2..4, BEN).await.expect("a store");
    assert!(
        !last.goes_on && last.own.is_none() && last.page.iter().any(|one| one.player.id == BEN),
        "{last:?}"
    );
    let elsewhere = host
        .ratings()
        .leaderboard(GameKind::Biloba, Ladder::People, Some(GUILD), 0..10, DEE)
        .await
        .expect("a store");
    assert_eq!(elsewhere.own, None, "she has not played there");

    let ben = leaderboard_entry(&host, BEN, GameKind::Biloba).await.expect("a rating");
    assert_eq!((ben.wins, ben.draws, ben.losses), (0, 1, 3));
}

#[tokio::test]
async fn three_players_are_rated_in_pairs() {
    let host = host().await;
    open_with_players(&host, new_table(CHANNEL, 3), &[BEN, CY]).await;
    play_until_rated(&host, CHANNEL).await;
    execute(&host, CHANNEL, Command::Resign { by: CY.into() }).await;
    let ratings = execute(&host, CHANNEL, Command::Resign { by: ANA.into() }).await.ratings;
    let after: Vec<f64> = ratings.iter().map(|change| change.after.value).collect();
    assert!(after[1] > after[0] && after[0] > after[2], "{after:?}");
    let standings = host
        .ratings()
        .leaderboard(GameKind::Biloba, Ladder::People, Some(GUILD), 0..10, ANA)
        .await
        .expect("a store")
        .page;
    let wins: Vec<u32> = standings.iter().map(|entry| entry.wins).collect();
    assert_eq!(wins, [1, 0, 0]);
}

#[tokio::test]
async fn stored_ratings_equal_those_computed_from_results() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    for (channel, joining) in
        [(CHANNEL, &[BEN][..]), (CHANNEL, &[BEN, CY]), (ChannelId(CHANNEL.0 + 1), &[DEE, CY, BEN])]
    {
        open_with_players(&host, new_table(channel, joining.len() + 1), joining).await;
        play_until_rated(&host, channel).await;
        for loser in joining {
            execute(&host, channel, Command::Resign { by: (*loser).into() }).await;
        }
    }
    let check = host.ratings().verify().await.expect("a store");
    assert_eq!((check.games, check.ratings, check.wrong.len()), (3, 4, 0), "{check:?}");
    database::execute(&file, "UPDATE ratings SET rating = rating + 1 WHERE player_id = 2").await;
    let wrong = host.ratings().verify().await.expect("a store").wrong;
    assert_eq!(wrong.iter().map(|wrong| wrong.player).collect::<Vec<_>>(), [BEN]);

    assert_eq!(host.ratings().recompute().await.expect("a store"), 0, "they are of today's rule");
    let before = host
        .ratings()
        .leaderboard(GameKind::Biloba, Ladder::People, Some(GUILD), 0..10, ANA)
        .await
        .expect("a store");
    database::execute(&file, "UPDATE ratings SET rated_at = 0, rating = 1500").await;
    assert_eq!(host.ratings().recompute().await.expect("a store"), 3);
    assert_eq!(host.ratings().verify().await.expect("a store").wrong, []);
    let after = host
        .ratings()
        .leaderboard(GameKind::Biloba, Ladder::People, Some(GUILD), 0..10, ANA)
        .await
        .expect("a store");
    let text = |leaderboard: Leaderboard| {
        leaderboard.page.into_iter().map(|one| (one.player, one.wins, one.losses)).collect::<Vec<_>>()
    };
    assert_eq!(text(after), text(before));
    assert_eq!(host.ratings().recompute().await.expect("a store"), 0, "once is enough");

    // A process of the former version has rated a game meanwhile.
    database::execute(&file, "UPDATE ratings SET volatility = 0.0600001 WHERE player_id = 3").await;
    assert_eq!(host.ratings().recompute().await.expect("a store"), 3);
    assert_eq!(host.ratings().recompute().await.expect("a store"), 0, "once is enough");

    // One that is interrupted leaves the former ratings.
    database::execute(&file, "UPDATE ratings SET volatility = 0.09, rating = 1500").await;
    let mut patience = Duration::from_micros(20);
    while tokio::time::timeout(patience, host.ratings().recompute()).await.is_err() {
        let stored = host
            .ratings()
            .leaderboard(GameKind::Biloba, Ladder::People, None, 0..10, ANA)
            .await
            .expect("a store")
            .page;
        // The commit of the interrupted recomputation may have begun.
        let is_recomputed = !host.ratings().are_outdated().await.expect("a store");
        assert!(is_recomputed || stored.iter().all(|entry| entry.rating.value == 1500.0), "{stored:?}");
        patience = patience * 5 / 4;
    }
    assert_eq!(host.ratings().verify().await.expect("a store").wrong, []);

    // Two processes that start at the same time.
    database::execute(&file, "UPDATE ratings SET rated_at = 0, rating = 1500").await;
    let other = host_of(&file).await;
    let (one, other) = tokio::join!(host.ratings().recompute(), other.ratings().recompute());
    assert_eq!(one.expect("a store") + other.expect("a store"), 3, "one of them did it");
    assert_eq!(host.ratings().verify().await.expect("a store").wrong, []);
}

/// A game of Biloba against a computer, in which both move and Ana resigns.
async fn lose_to_computer(host: &Host, level: u8) -> CommandOutcome {
    let level = Level::new(level).expect("a level");
    open_with_players(host, new_table(CHANNEL, 2), &[]).await;
    let computers = vec![Player::computer(level, 0, "Owl".to_owned())];
    execute(host, CHANNEL, Command::SeatComputers { by: ANA.into(), computers, rated: true }).await;
    play_until_rated(host, CHANNEL).await;
    execute(host, CHANNEL, Command::Resign { by: ANA.into() }).await
}

#[tokio::test]
async fn games_against_computers_have_a_ladder_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    let weak = lose_to_computer(&host, 1).await;
    assert_eq!((weak.unrated, weak.ratings.len()), (None, 1), "people alone are rated");
    let lost = weak.ratings[0].before.value - weak.ratings[0].after.value;
    assert!((250.0..350.0).contains(&lost), "it is much to lose to a beginner: {lost}");
    assert_eq!(leaderboard_entry(&host, ANA, GameKind::Biloba).await, None);
    let ladder = async |guild| {
        let standings = host
            .ratings()
            .leaderboard(GameKind::Biloba, Ladder::Levels, guild, 0..10, ANA)
            .await
            .expect("a store");
        standings
            .page
            .into_iter()
            .map(|standing| (standing.player.human_id(), standing.losses))
            .collect::<Vec<_>>()
    };
    assert_eq!(ladder(None).await, [(Some(ANA), 1)]);

    // A game with a computer does not count on the ladder of people.
    open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await;
    play_until_rated(&host, CHANNEL).await;
    let among_people = execute(&host, CHANNEL, Command::Resign { by: BEN.into() }).await;
    assert_eq!(among_people.ratings[0].before, Rating::default());
    assert_eq!(ladder(Some(GUILD)).await, [(Some(ANA), 1)]);
    assert_eq!(ladder(Some(GuildId(GUILD.0 + 1))).await, []);

    database::execute(&file, "UPDATE ratings SET volatility = 0.07").await;
    assert_eq!(host.ratings().recompute().await.expect("a store"), 2);
    assert_eq!(ladder(Some(GUILD)).await, [(Some(ANA), 1)]);
    assert_eq!(ladder(Some(GuildId(GUILD.0 + 1))).await, []);
    let check = host.ratings().verify().await.expect("a store");
    assert_eq!((check.games, check.ratings, check.wrong.len()), (2, 3, 0), "{check:?}");
    database::execute(&file, "UPDATE ratings SET rating = rating + 1 WHERE ladder = 'levels'").await;
    let wrong = host.ratings().verify().await.expect("a store").wrong;
    assert_eq!(
        wrong.iter().map(|wrong| (wrong.player.human_id(), wrong.ladder)).collect::<Vec<_>>(),
        [(Some(ANA), Ladder::Levels)]
    );
}

#[tokio::test]
async fn past_games_keep_the_rating_that_the_computer_had() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    lose_to_computer(&host, 8).await;
    // As if the rating of the level had been changed since.
    let fixed = "UPDATE rating_changes SET rating_before = 2500, rating_after = 2500 WHERE player_id < 0";
    database::execute(&file, fixed).await;
    let check = host.ratings().verify().await.expect("a store");
    assert_eq!(check.wrong.len(), 1, "what was is asked, not what is: {check:?}");
}

#[tokio::test]
async fn casual_games_and_games_with_hints_are_unrated() {
    let host = host().await;
    open_with_players(&host, NewTable { casual: true, ..new_table(CHANNEL, 2) }, &[BEN]).await;
    play_until_rated(&host, CHANNEL).await;
    let end = execute(&host, CHANNEL, Command::Resign { by: BEN.into() }).await;
    assert_eq!((end.unrated, end.ratings.len()), (Some(UnratedReason::Casual), 0));

    // With a hint, only a loss counts.
    let owl = Player::computer(Level::MAX, 0, "Owl".to_owned());
    let accept = Command::Accept { by: owl.id, number: None };
    for (ends, unrated) in [
        (vec![Command::Resign { by: owl.id }], Some(UnratedReason::Hinted)),
        (vec![draw(ANA), accept], Some(UnratedReason::Hinted)),
        (vec![Command::Resign { by: ANA.into() }], None),
    ] {
        open_with_players(&host, new_table(CHANNEL, 2), &[]).await;
        let computers = vec![owl.clone()];
        execute(&host, CHANNEL, Command::SeatComputers { by: ANA.into(), computers, rated: true }).await;
        let hinted = execute(&host, CHANNEL, Command::Hint { by: ANA.into(), number: None }).await;
        assert_eq!(hinted.events, [Event::HintGiven { seat: 0 }]);
        play_until_rated(&host, CHANNEL).await;
        let mut end = None;
        for command in ends {
            end = Some(execute(&host, CHANNEL, command).await);
        }
        let end = end.expect("a command");
        assert_eq!((end.unrated, end.ratings.len()), (unrated, usize::from(unrated.is_none())));
    }
}

/// In a game of two people with a computer, each result counts by itself.
#[tokio::test]
async fn of_those_who_took_a_hint_only_losses_count_and_behind_everybody() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    let owl = Player::computer(Level::MAX, 0, "Owl".to_owned());
    let (ana, ben): (Participant, Participant) = (ANA.into(), BEN.into());
    let mut beaten = Vec::new();
    // Who resigns, the last place first; whose ratings change; and why others are not rated.
    for (resigning, rated, unrated) in [
        ([ben, owl.id], vec![ben], Some(UnratedReason::Hinted)),
        ([ana, owl.id], vec![ana, ben], None),
        ([owl.id, ana], vec![ana, ben], None),
        ([owl.id, ben], vec![ben], Some(UnratedReason::Hinted)),
    ] {
        open_with_players(&host, new_table(CHANNEL, 3), &[BEN]).await;
        let computers = vec![owl.clone()];
        execute(&host, CHANNEL, Command::SeatComputers { by: ana, computers, rated: true }).await;
        execute(&host, CHANNEL, Command::Hint { by: ana, number: None }).await;
        play_until_rated(&host, CHANNEL).await;
        execute(&host, CHANNEL, Command::Resign { by: resigning[0] }).await;
        let end = execute(&host, CHANNEL, Command::Resign { by: resigning[1] }).await;
        let changed: Vec<Participant> = end.ratings.iter().map(|change| change.player.id).collect();
        assert_eq!((changed, end.unrated), (rated, unrated), "{resigning:?}");
        beaten.extend(end.ratings.iter().filter(|change| change.player.id == ana).cloned());
    }
    // The second time Ana beat the computer.
    assert!(beaten.iter().all(|change| change.after.value < change.before.value), "{beaten:?}");
    assert_eq!(beaten.len(), 2);

    assert_eq!(host.ratings().verify().await.expect("a store").wrong, []);
    let ladder = host.ratings().leaderboard(GameKind::Biloba, Ladder::Levels, None, 0..10, ANA);
    let before = ladder.await.expect("a store").page;
    database::execute(&file, "UPDATE ratings SET rated_at = 0, wins = 9").await;
    assert_eq!(host.ratings().recompute().await.expect("a store"), 4);
    let ladder = host.ratings().leaderboard(GameKind::Biloba, Ladder::Levels, None, 0..10, ANA);
    let counts = |page: &[LeaderboardEntry]| {
        page.iter().map(|entry| (entry.player.id, entry.wins, entry.losses)).collect::<Vec<_>>()
    };
    assert_eq!(counts(&ladder.await.expect("a store").page), counts(&before));
    let mut counted = counts(&before);
    counted.sort_by_key(|(player, ..)| *player == ben);
    assert_eq!(counted, [(ana, 0, 2), (ben, 2, 2)]);
}

#[tokio::test]
async fn a_hint_is_stored_and_needs_no_new_message() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    let table = open_with_players(&host, NewTable { casual: true, ..new_table(CHANNEL, 2) }, &[BEN]).await;
    host.deliveries().record(table.id(), CHANNEL, MessageId(10), table.event_count()).await.expect("a store");
    let hinted = execute(&host, CHANNEL, Command::Hint { by: ANA.into(), number: Some(0) }).await.table;
    assert_eq!(host.deliveries().pending().await.expect("a store"), [table.id()]);
    assert!(host.deliveries().record_unchanged(table.id(), hinted.event_count()).await.expect("a store"));
    assert_eq!(host.deliveries().pending().await.expect("a store"), []);
    drop(host);
    let host = host_of(&file).await;
    let found = host.tables().load(TableRef::Channel(CHANNEL)).await.expect("the table");
    assert!(found.is_hinted() && found.is_casual());
    let again = execute(&host, CHANNEL, Command::Hint { by: ANA.into(), number: None }).await;
    assert_eq!(again.events, [], "it is stored once");
    // An older message does not show later events.
    let moved = execute(&host, CHANNEL, some_turn(&found, 0)).await.table;
    let hinted = execute(&host, CHANNEL, Command::Hint { by: BEN.into(), number: None }).await.table;
    assert_eq!(hinted.event_count(), moved.event_count() + 1);
    assert!(!host.deliveries().record_unchanged(table.id(), hinted.event_count()).await.expect("a store"));
}

#[tokio::test]
async fn a_game_that_is_given_up_counts_from_five_turns_for_each_seat_on() {
    let host = host().await;
    for (seats, joining, turns) in [(2, &[BEN][..], 10), (3, &[BEN, CY], 15)] {
        for (played, unrated) in [(turns - 1, Some(UnratedReason::TooShort(turns))), (turns, None)] {
            let table = open_with_players(&host, new_table(CHANNEL, seats), joining).await;
            play_turns(&host, CHANNEL, played).await;
            let mut end = None;
            for by in joining {
                end = Some(execute(&host, CHANNEL, Command::Resign { by: (*by).into() }).await);
            }
            let end = end.expect("somebody resigns");
            assert_eq!((end.table.id(), end.unrated), (table.id(), unrated));
            assert_eq!(end.ratings.len(), if unrated.is_some() { 0 } else { seats });
        }
    }
    // So does a draw by agreement.
    open_with_players(&host, new_table(CHANNEL, 2), &[BEN]).await;
    play_turns(&host, CHANNEL, 9).await;
    execute(&host, CHANNEL, draw(ANA)).await;
    assert_eq!(execute(&host, CHANNEL, draw(BEN)).await.unrated, Some(UnratedReason::TooShort(10)));
}

/// A game against a computer of level 1, which Ana resigns after a turn of each: -1100 points in version 0.2.0.
#[tokio::test]
async fn resigning_after_one_turn_costs_nothing() {
    let host = host().await;
    open_with_players(&host, new_table(CHANNEL, 2), &[]).await;
    let computers = vec![Player::computer(Level::new(1).expect("a level"), 0, "Owl".to_owned())];
    let table = execute(&host, CHANNEL, Command::SeatComputers { by: ANA.into(), computers, rated: true })
        .await
        .table;
    execute(&host, CHANNEL, some_turn(&table, 0)).await;
    let end = execute(&host, CHANNEL, Command::Resign { by: ANA.into() }).await;
    assert_eq!((end.unrated, end.ratings.len()), (Some(UnratedReason::TooShort(10)), 0));
}

/// The computers play on, but what they play does not make a game of it.
#[tokio::test]
async fn turns_of_computers_alone_do_not_count() {
    let host = host().await;
    open_with_players(&host, new_table(CHANNEL, 4), &[]).await;
    let level = Level::new(1).expect("a level");
    let computers = (0..3).map(|number| Player::computer(level, number, "Owl".to_owned())).collect();
    execute(&host, CHANNEL, Command::SeatComputers { by: ANA.into(), computers, rated: true }).await;
    play_turns(&host, CHANNEL, 4).await;
    execute(&host, CHANNEL, Command::Resign { by: ANA.into() }).await;
    for _ in 0..2 {
        play_turns(&host, CHANNEL, 10).await;
        let owl = host.tables().load(TableRef::Channel(CHANNEL)).await.expect("a table");
        let owl = owl.to_act().expect("a running game").id;
        let end = execute(&host, CHANNEL, Command::Resign { by: owl }).await;
        let expected = matches!(end.table.phase(), Phase::Ended(_)).then_some(UnratedReason::TooShort(20));
        assert_eq!((end.unrated, end.ratings.len()), (expected, 0));
    }
}

/// A rated game of Biloba in a channel, which the second player resigns.
pub async fn resigned(host: &Host, channel: ChannelId, other: PlayerId) -> CommandOutcome {
    open_with_players(host, new_table(channel, 2), &[other]).await;
    play_until_rated(host, channel).await;
    execute(host, channel, Command::Resign { by: other.into() }).await
}

#[tokio::test]
async fn at_most_ten_games_of_two_players_are_rated_within_a_day() {
    let host = host().await;
    for _ in 0..10 {
        assert_eq!(resigned(&host, CHANNEL, BEN).await.unrated, None);
    }
    // Time changes only the deviation of a rating.
    let value = async || {
        leaderboard_entry(&host, ANA, GameKind::Biloba).await.map(|ana| (ana.rating.value, ana.wins))
    };
    let before = value().await;
    let one_more = resigned(&host, ChannelId(CHANNEL.0 + 1), BEN).await;
    assert_eq!(one_more.unrated, Some(UnratedReason::DailyLimit(10)));
    assert_eq!(value().await, before);
    // Not at another game either.
    let setup = Setup::new(GameKind::Basileus, None, None).expect("the default set-up");
    open_with_players(&host, NewTable { setup, ..new_table(CHANNEL, 2) }, &[BEN]).await;
    play_until_rated(&host, CHANNEL).await;
    let another_game = execute(&host, CHANNEL, Command::Resign { by: BEN.into() }).await;
    assert_eq!(another_game.unrated, Some(UnratedReason::DailyLimit(10)));
    let with_another = resigned(&host, CHANNEL, CY).await;
    assert_eq!((with_another.unrated, with_another.ratings.len()), (None, 2));
}

#[tokio::test]
async fn the_daily_limit_is_told_later_as_at_the_end() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let mut last = None;
    for game in 0..11 {
        fixture.at(game * MINUTE);
        last = Some(resigned(&host, CHANNEL, BEN).await.table);
    }
    let last = last.expect("eleven games");
    fixture.at(3 * DAY);
    let (changes, unrated) = host.tables().conclusion(&last).await.expect("a store");
    assert_eq!((changes.len(), unrated), (0, Some(UnratedReason::DailyLimit(10))));
}

#[tokio::test]
async fn the_daily_limit_survives_the_deletion_of_data() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    for game in 0..11 {
        fixture.at(game * MINUTE);
        let unrated = (game == 10).then_some(UnratedReason::DailyLimit(10));
        assert_eq!(resigned(&host, CHANNEL, BEN).await.unrated, unrated, "game {game}");
        host.players().delete(BEN, "former player").await.expect("a store");
    }
    fixture.at(DAY + HOUR);
    assert_eq!(resigned(&host, CHANNEL, BEN).await.unrated, None, "another day");
    // Who has not played with the person who was deleted is not affected.
    let others = NewTable { by: player(CY), ..new_table(CHANNEL, 2) };
    open_with_players(&host, others, &[DEE]).await;
    play_until_rated(&host, CHANNEL).await;
    assert_eq!(execute(&host, CHANNEL, Command::Resign { by: DEE.into() }).await.unrated, None);
}
