//! The host over a real database: what is answered is on disk, in order, and comes back.

use bside::host::{Aside, At, Host, HostError, Update};
use bside::ratings::{Ladder, Leaderboard, Rating, Standing, Unrated};
use bside::rules::{Game, Setup};
use bside::search::Level;
use bside::store::Store;
use bside::table::{
    ChannelId, Command, Ending, Event, GuildId, Offer, Opening, Phase, Player, PlayerId, Rejection, Table,
    TableId,
};
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

const ANA: PlayerId = 1;
const BEN: PlayerId = 2;
const CY: PlayerId = 3;
/// As large as an id can be: all 64 bits are kept.
const DEE: PlayerId = u64::MAX - 4;

const GUILD: GuildId = 500;
const CHANNEL: ChannelId = 700;

fn person(id: PlayerId) -> Player {
    let name = match id {
        ANA => "Ana",
        BEN => "Ben",
        CY => "Cy",
        _ => "Dee",
    };
    Player { id, name: name.to_owned() }
}

fn opening(channel: ChannelId, seats: usize) -> Opening {
    let setup = Setup::new(Game::Biloba, Some(seats), None).expect("Biloba seats 2 to 4");
    Opening { guild: Some(GUILD), ..Opening::new(channel, person(ANA), setup) }
}

fn turn(by: PlayerId, text: &str) -> Command {
    Command::Turn { by, text: text.to_owned(), number: None }
}

fn draw(by: PlayerId) -> Command {
    Command::Offer { by, offer: Offer::Draw, number: None }
}

async fn host() -> Host {
    Host::new(Store::open(None).await.expect("a temporary database"))
}

async fn host_of(file: &Path) -> Host {
    Host::new(Store::open(Some(file)).await.expect("a database"))
}

/// Opens a table in a channel, with these people joining one after the other.
async fn seat(host: &Host, opening: Opening, joining: &[PlayerId]) -> Arc<Table> {
    let channel = opening.channel;
    let mut table = host.open(opening).await.expect("a free channel").table;
    for id in joining {
        table = ask(host, channel, Command::Join { by: person(*id) }).await.table;
    }
    table
}

#[track_caller]
fn rejected(result: Result<Update, HostError>) -> Rejection {
    match result {
        Err(HostError::Rejected(rejection)) => rejection,
        other => panic!("not rejected: {other:?}"),
    }
}

async fn ask(host: &Host, channel: ChannelId, command: Command) -> Update {
    let told = format!("{command:?}");
    match host.command(At::Channel(channel), command).await {
        Ok(update) => update,
        Err(error) => panic!("{told}: {error:?}"),
    }
}

/// How a player stands in a game; `None` before the first result.
async fn standing_of(host: &Host, player: PlayerId, game: Game) -> Option<Standing> {
    let leaderboard = host.leaderboard(game, Ladder::People, None, 0..0, player).await.expect("a store");
    leaderboard.own
}

/// Everything of a table that must be the same when it is loaded again.
fn all_of(table: &Table) -> String {
    let course = table.course().map(|course| {
        (course.position().fen(), course.turns().to_vec(), course.places(), course.drawn(), course.seat())
    });
    // Who has offered a draw shows in who may offer one.
    let offers = [ANA, BEN, CY, DEE].map(|by| table.decide(&draw(by), 0));
    format!(
        "{} {} {:?} {:?} {:?} {:?} {:?} {} {:?}",
        table.id(),
        table.channel(),
        table.setup(),
        table.seats(),
        table.invited().collect::<Vec<_>>(),
        table.phase(),
        offers,
        table.event_count(),
        course,
    )
}

/// Everybody at the table of a channel makes a turn, so that the game counts.
async fn all_move(host: &Host, channel: ChannelId) {
    let mut table = host.table(At::Channel(channel)).await.expect("a table");
    for number in 0..table.seats().len() {
        table = ask(host, channel, some_turn(&table, number)).await.table;
    }
}

/// Some legal turn of the table, another one each time.
fn some_turn(table: &Table, salt: usize) -> Command {
    let course = table.course().expect("a game");
    let turns = course.position().turns();
    let text = &turns[(salt * 7919 + turns.len() / 3) % turns.len()];
    turn(table.to_act().expect("a running game").id, text)
}

#[tokio::test]
async fn a_game_from_invitation_to_rating() {
    let host = host().await;
    let opening = Opening { opponents: vec![person(DEE)], ..opening(CHANNEL, 2) };
    let update = host.open(opening).await.expect("a free channel");
    assert_eq!(update.table.invited().collect::<Vec<_>>(), [(1, &person(DEE))]);
    assert!(update.events.is_empty());

    let update = ask(&host, CHANNEL, Command::Join { by: person(DEE) }).await;
    assert_eq!(update.events, [Event::Joined { seat: 1, player: person(DEE) }, Event::Started { first: 0 }]);

    let update = ask(&host, CHANNEL, turn(ANA, "B4 b5")).await;
    assert_eq!(update.events, [Event::Turned { seat: 0, text: "b4-b5".to_owned() }]);
    let effects = update.table.course().expect("a game").last();
    assert_eq!(effects.len(), 1, "a slide: {effects:?}");
    assert!(update.ratings.is_empty());
    ask(&host, CHANNEL, some_turn(&update.table, 0)).await;

    let update = ask(&host, CHANNEL, Command::Resign { by: ANA }).await;
    assert_eq!(update.events, [Event::Resigned { seat: 0 }, Event::Ended(Ending::Resigned)]);
    let [ana, dee] = update.ratings.as_slice() else { panic!("two ratings: {:?}", update.ratings) };
    assert_eq!((ana.player.id, ana.before.value), (ANA, 1500.0));
    assert!((ana.after.value - 1258.5).abs() < 0.1, "{}", ana.after.value);
    assert!((dee.after.value - 1741.5).abs() < 0.1, "{}", dee.after.value);

    let standing = standing_of(&host, DEE, Game::Biloba).await.expect("a rating");
    assert_eq!((standing.wins, standing.draws, standing.losses), (1, 0, 0));
    assert_eq!(standing.player, person(DEE));
    assert_eq!(standing.rating.value, dee.after.value);
    assert_eq!(standing_of(&host, DEE, Game::Bizingo).await, None);
}

#[tokio::test]
async fn a_channel_has_one_table() {
    let host = host().await;
    let nobody = host.command(At::Channel(CHANNEL), turn(ANA, "b4-b5")).await;
    assert_eq!(rejected(nobody), Rejection::NoTable);
    assert_eq!(
        rejected(host.command(At::Table(TableId(99)), turn(ANA, "b4-b5")).await),
        Rejection::UnknownTable
    );

    let first = seat(&host, opening(CHANNEL, 2), &[]).await;
    assert_eq!(rejected(host.open(opening(CHANNEL, 2)).await), Rejection::Occupied);
    seat(&host, opening(CHANNEL + 1, 2), &[]).await;
    ask(&host, CHANNEL, Command::Cancel { by: ANA }).await;
    assert_eq!(rejected(host.command(At::Channel(CHANNEL), turn(ANA, "b4-b5")).await), Rejection::NoTable);
    // The button of the old invitation still knows its table, also under a new one.
    let second = seat(&host, opening(CHANNEL, 2), &[BEN]).await;
    assert_ne!(first.id(), second.id());
    let old_button = host.command(At::Table(first.id()), Command::Join { by: person(CY) }).await;
    assert_eq!(rejected(old_button), Rejection::Closed);

    ask(&host, CHANNEL, Command::Resign { by: BEN }).await;
    let last = host.table(At::Channel(CHANNEL)).await.expect("the last game stays to be looked at");
    assert_eq!(last.phase(), Phase::Ended(Ending::Resigned));
    assert_eq!(rejected(host.command(At::Channel(CHANNEL), turn(ANA, "b4-b5")).await), Rejection::NoTable);
    let by_button = host.command(At::Table(second.id()), turn(ANA, "b4-b5")).await;
    assert_eq!(rejected(by_button), Rejection::Over);
}

#[tokio::test]
async fn nothing_remains_of_a_rejected_opening() {
    let host = host().await;
    let with_himself = Opening { opponents: vec![person(ANA)], ..opening(CHANNEL, 2) };
    assert_eq!(rejected(host.open(with_himself).await), Rejection::InvitedSelf);
    assert!(host.table(At::Channel(CHANNEL)).await.is_err());
    assert!(host.unshown().await.expect("a store").is_empty());
    seat(&host, opening(CHANNEL, 2), &[BEN]).await;
}

#[tokio::test]
async fn a_loaded_table_is_the_same_table() {
    let host = host().await;
    let mut table = seat(&host, opening(CHANNEL, 3), &[BEN, DEE]).await;
    for number in 0..80 {
        let command = match number {
            20 | 21 => draw([ANA, DEE][number % 2]),
            40 => Command::Resign { by: BEN },
            _ => some_turn(&table, number),
        };
        let update = ask(&host, CHANNEL, command).await;
        let loaded = host.table(At::Table(table.id())).await.expect("the table");
        assert_eq!(all_of(&loaded), all_of(&update.table));
        table = update.table;
        if table.phase() != Phase::Playing {
            break;
        }
    }
    assert!(table.turn_number() > 40, "too short to show anything");
}

/// What a process that is killed now leaves behind: the files as they are, while the database is open.
fn killed_now(file: &Path, folder: &Path) -> PathBuf {
    let copy = folder.join("left.db");
    std::fs::copy(file, &copy).expect("the database");
    std::fs::copy(file.with_extension("db-wal"), copy.with_extension("db-wal")).expect("its log");
    copy
}

#[tokio::test]
async fn what_was_answered_survives_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    let mut table = seat(&host, opening(CHANNEL, 2), &[BEN]).await;
    for number in 0..6 {
        table = ask(&host, CHANNEL, some_turn(&table, number)).await.table;
        let elsewhere = tempfile::tempdir().expect("a folder");
        let after = host_of(&killed_now(&file, elsewhere.path())).await;
        let found = after.table(At::Table(table.id())).await.expect("the table");
        assert_eq!(all_of(&found), all_of(&table));
        ask(&after, CHANNEL, some_turn(&found, number)).await;
    }
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    let table = seat(&host, opening(CHANNEL, 2), &[BEN]).await;
    ask(&host, CHANNEL, turn(ANA, "b4-b5")).await;
    let before = ask(&host, CHANNEL, draw(BEN)).await.table;
    drop(host);

    let host = host_of(&file).await;
    let after = host.table(At::Table(table.id())).await.expect("the table");
    assert_eq!(all_of(&after), all_of(&before));
    assert_eq!(
        rejected(host.command(At::Channel(CHANNEL), turn(ANA, "b4-b5")).await),
        Rejection::AlreadyPlayed
    );
    ask(&host, CHANNEL, turn(BEN, "h6-h5")).await;
    ask(&host, CHANNEL, Command::Resign { by: BEN }).await;
    drop(host);

    let host = host_of(&file).await;
    let best = host.leaderboard(Game::Biloba, Ladder::People, None, 0..10, ANA).await.expect("a store").page;
    assert_eq!(best.iter().map(|standing| standing.player.id).collect::<Vec<_>>(), [ANA, BEN]);
}

#[tokio::test]
async fn a_command_dropped_half_way_leaves_nothing() {
    let host = host().await;
    let table = seat(&host, opening(CHANNEL, 2), &[BEN]).await;
    all_move(&host, CHANNEL).await;
    let mut patience = Duration::from_micros(20);
    loop {
        let resign = host.command(At::Channel(CHANNEL), Command::Resign { by: BEN });
        let done = tokio::time::timeout(patience, resign).await.is_ok();
        // Waits for the writer, which may still be busy with the end of what was dropped.
        host.shown(table.id(), 1, 0).await.expect("a store");
        let now = host.table(At::Table(table.id())).await.expect("the table");
        let rated = standing_of(&host, BEN, Game::Biloba).await.is_some();
        assert_eq!(now.phase() != Phase::Playing, rated, "dropped after {patience:?}");
        assert!(rated || !done);
        if rated {
            break;
        }
        patience = patience * 5 / 4;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_turn_sent_many_times_at_once_counts_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    // Two processes on one database: nothing that orders them lies in memory.
    let hosts = [host_of(&file).await, host_of(&file).await];
    seat(&hosts[0], opening(CHANNEL, 2), &[BEN]).await;
    let tasks: Vec<_> = (0..20)
        .map(|number| {
            let host = hosts[number % 2].clone();
            tokio::spawn(async move { host.command(At::Channel(CHANNEL), turn(ANA, "b4-b5")).await })
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
async fn two_people_moving_at_once_are_ordered() {
    let host = host().await;
    let mut table = seat(&host, opening(CHANNEL, 2), &[BEN]).await;
    for number in 0..10 {
        // The one to act and the other one press at the same moment.
        let Command::Turn { text, .. } = some_turn(&table, number) else { unreachable!("a turn") };
        let ana = host.command(At::Channel(CHANNEL), turn(ANA, &text));
        let ben = host.command(At::Channel(CHANNEL), turn(BEN, &text));
        let (ana, ben) = tokio::join!(ana, ben);
        let (played, other) = if number % 2 == 0 { (ana, ben) } else { (ben, ana) };
        table = played.expect("the one to act plays").table;
        // Before the turn it was not his; after it, the turn of another is no turn of his.
        assert!(matches!(rejected(other), Rejection::NotYourTurn { .. } | Rejection::Turn(_)));
    }
    assert_eq!(table.turn_number(), 10);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn the_last_seat_goes_to_one() {
    let host = host().await;
    let openings: Vec<_> = (0..8)
        .map(|_| {
            let host = host.clone();
            tokio::spawn(async move { host.open(opening(CHANNEL, 2)).await })
        })
        .collect();
    let mut opened = 0;
    for task in openings {
        match task.await.expect("no panic") {
            Ok(_) => opened += 1,
            other => assert_eq!(rejected(other), Rejection::Occupied),
        }
    }
    assert_eq!(opened, 1);
    let join = |id| host.command(At::Channel(CHANNEL), Command::Join { by: person(id) });
    let (ben, cy) = tokio::join!(join(BEN), join(CY));
    let late = if ben.is_ok() { cy } else { ben };
    assert_eq!(rejected(late), Rejection::Full);
}

#[tokio::test]
async fn what_was_not_shown_is_known_after_a_restart() {
    let host = host().await;
    let unshown = async || -> Vec<(TableId, usize)> {
        let mut unshown = Vec::new();
        for id in host.unshown().await.expect("a store") {
            let (table, _) = host.unshown_table(id).await.expect("a store").expect("it is not shown");
            unshown.push((id, table.event_count()));
        }
        unshown
    };
    let shown = async |id, message, count| host.shown(id, message, count).await.expect("a store");
    let table = seat(&host, opening(CHANNEL, 2), &[]).await;
    assert_eq!(unshown().await, [(table.id(), 0)]);
    assert_eq!(shown(table.id(), 10, 0).await, None);
    assert_eq!(unshown().await, []);
    assert!(host.unshown_table(table.id()).await.expect("a store").is_none());

    let started = ask(&host, CHANNEL, Command::Join { by: person(BEN) }).await.table;
    assert_eq!(unshown().await, [(table.id(), 2)]);
    let moved = ask(&host, CHANNEL, turn(ANA, "b4-b5")).await.table;
    assert_eq!(shown(table.id(), 12, moved.event_count()).await, Some(10));
    // The message of the join arrives late: it is the one that is out of date.
    assert_eq!(shown(table.id(), 11, started.event_count()).await, Some(11));
    assert_eq!(unshown().await, []);
    // Shown once more, on request; and the same message told twice.
    assert_eq!(shown(table.id(), 13, moved.event_count()).await, Some(12));
    assert_eq!(shown(table.id(), 13, moved.event_count()).await, None);
    assert_eq!(shown(TableId(99), 1, 0).await, None);
}

#[tokio::test]
async fn leaderboards_by_server_and_overall() {
    let host = host().await;
    let games =
        [(GUILD, ANA, BEN), (GUILD, ANA, BEN), (GUILD + 1, CY, DEE), (GUILD + 1, ANA, CY), (GUILD, ANA, BEN)];
    for (guild, winner, loser) in games {
        let opening = Opening { guild: Some(guild), by: person(winner), ..opening(CHANNEL, 2) };
        seat(&host, opening, &[loser]).await;
        all_move(&host, CHANNEL).await;
        ask(&host, CHANNEL, Command::Resign { by: loser }).await;
    }
    // In a private channel, drawn: it counts overall and in no server.
    seat(&host, Opening { guild: None, by: person(BEN), ..opening(CHANNEL, 2) }, &[DEE]).await;
    all_move(&host, CHANNEL).await;
    ask(&host, CHANNEL, draw(BEN)).await;
    ask(&host, CHANNEL, draw(DEE)).await;

    let board = async |guild, limit| -> Vec<PlayerId> {
        let standings =
            host.leaderboard(Game::Biloba, Ladder::People, guild, 0..limit, ANA).await.expect("a store").page;
        assert!(standings.is_sorted_by(|better, worse| better.rating.value >= worse.rating.value));
        assert!(standings.iter().map(|standing| standing.rank).eq(1..=standings.len()));
        standings.into_iter().map(|standing| standing.player.id).collect()
    };
    assert_eq!(board(None, 10).await[0], ANA);
    assert_eq!(board(None, 10).await.len(), 4);
    assert_eq!(board(None, 1).await, [ANA]);
    assert_eq!(board(Some(GUILD), 10).await, [ANA, BEN]);
    assert_eq!(board(Some(GUILD + 1), 10).await.len(), 3);
    assert!(board(Some(GUILD + 2), 10).await.is_empty());
    let nobody = host.leaderboard(Game::Bizingo, Ladder::People, None, 0..10, ANA).await.expect("a store");
    assert_eq!(nobody, Leaderboard { page: Vec::new(), own: None, goes_on: false });

    // The next page; whoever asks and is not on it stands below.
    let second = host.leaderboard(Game::Biloba, Ladder::People, None, 1..2, ANA).await.expect("a store");
    assert_eq!((second.page[0].rank, second.goes_on), (2, true));
    let own = second.own.expect("she stands on another page");
    assert_eq!((own.rank, own.player.id), (1, ANA));
    let last = host.leaderboard(Game::Biloba, Ladder::People, None, 2..4, BEN).await.expect("a store");
    assert!(
        !last.goes_on && last.own.is_none() && last.page.iter().any(|one| one.player.id == BEN),
        "{last:?}"
    );
    let elsewhere =
        host.leaderboard(Game::Biloba, Ladder::People, Some(GUILD), 0..10, DEE).await.expect("a store");
    assert_eq!(elsewhere.own, None, "she has not played there");

    let ben = standing_of(&host, BEN, Game::Biloba).await.expect("a rating");
    assert_eq!((ben.wins, ben.draws, ben.losses), (0, 1, 3));
}

#[tokio::test]
async fn places_of_three_count_as_pairs() {
    let host = host().await;
    seat(&host, opening(CHANNEL, 3), &[BEN, CY]).await;
    all_move(&host, CHANNEL).await;
    ask(&host, CHANNEL, Command::Resign { by: CY }).await;
    let ratings = ask(&host, CHANNEL, Command::Resign { by: ANA }).await.ratings;
    let after: Vec<f64> = ratings.iter().map(|change| change.after.value).collect();
    assert!(after[1] > after[0] && after[0] > after[2], "{after:?}");
    let standings =
        host.leaderboard(Game::Biloba, Ladder::People, Some(GUILD), 0..10, ANA).await.expect("a store").page;
    let wins: Vec<u32> = standings.iter().map(|standing| standing.wins).collect();
    assert_eq!(wins, [1, 0, 0]);
}

#[tokio::test]
async fn ratings_are_what_the_results_make_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    for (channel, joining) in [(CHANNEL, &[BEN][..]), (CHANNEL, &[BEN, CY]), (CHANNEL + 1, &[DEE, CY, BEN])] {
        seat(&host, opening(channel, joining.len() + 1), joining).await;
        all_move(&host, channel).await;
        for loser in joining {
            ask(&host, channel, Command::Resign { by: *loser }).await;
        }
    }
    let check = host.check_ratings().await.expect("a store");
    assert_eq!((check.games, check.ratings, check.wrong.len()), (3, 4, 0), "{check:?}");
    let options = SqliteConnectOptions::new().filename(&file);
    let mut database = options.connect().await.expect("the database");
    let change = "UPDATE ratings SET rating = rating + 1 WHERE player_id = 2";
    sqlx::query(change).execute(&mut database).await.expect("a change");
    let wrong = host.check_ratings().await.expect("a store").wrong;
    assert_eq!(wrong.iter().map(|wrong| wrong.player).collect::<Vec<_>>(), [BEN]);

    assert_eq!(host.renew_ratings().await.expect("a store"), 0, "they are of today's arithmetic");
    let before =
        host.leaderboard(Game::Biloba, Ladder::People, Some(GUILD), 0..10, ANA).await.expect("a store");
    let change = "UPDATE ratings SET rated_at = 0, rating = 1500";
    sqlx::query(change).execute(&mut database).await.expect("a change");
    assert_eq!(host.renew_ratings().await.expect("a store"), 3);
    assert_eq!(host.check_ratings().await.expect("a store").wrong, []);
    let after =
        host.leaderboard(Game::Biloba, Ladder::People, Some(GUILD), 0..10, ANA).await.expect("a store");
    let told = |leaderboard: Leaderboard| {
        leaderboard.page.into_iter().map(|one| (one.player, one.wins, one.losses)).collect::<Vec<_>>()
    };
    assert_eq!(told(after), told(before));
    assert_eq!(host.renew_ratings().await.expect("a store"), 0, "once is enough");
}

/// A game of Biloba against a computer of a level, in which both move and Ana gives up.
async fn lost_to_a_computer(host: &Host, level: u8) -> Update {
    let level = Level::new(level).expect("a level");
    seat(host, opening(CHANNEL, 2), &[]).await;
    let computers = vec![Player::computer(level, 0, "Owl".to_owned())];
    ask(host, CHANNEL, Command::Seat { by: ANA, computers }).await;
    all_move(host, CHANNEL).await;
    ask(host, CHANNEL, Command::Resign { by: ANA }).await
}

#[tokio::test]
async fn games_against_levels_have_a_ladder_of_their_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    let weak = lost_to_a_computer(&host, 1).await;
    assert_eq!((weak.unrated, weak.ratings.len()), (None, 1), "people alone are rated");
    let lost = weak.ratings[0].before.value - weak.ratings[0].after.value;
    assert!(lost > 200.0, "it is much to lose to a beginner: {lost}");
    assert_eq!(standing_of(&host, ANA, Game::Biloba).await, None);
    let ladder = async |guild| {
        let standings =
            host.leaderboard(Game::Biloba, Ladder::Levels, guild, 0..10, ANA).await.expect("a store");
        standings.page.into_iter().map(|standing| (standing.player.id, standing.losses)).collect::<Vec<_>>()
    };
    assert_eq!(ladder(None).await, [(ANA, 1)]);

    // Among people nothing of it counts.
    seat(&host, opening(CHANNEL, 2), &[BEN]).await;
    all_move(&host, CHANNEL).await;
    let among_people = ask(&host, CHANNEL, Command::Resign { by: BEN }).await;
    assert_eq!(among_people.ratings[0].before, Rating::default());
    assert_eq!(ladder(Some(GUILD)).await, [(ANA, 1)]);
    assert_eq!(ladder(Some(GUILD + 1)).await, []);

    let check = host.check_ratings().await.expect("a store");
    assert_eq!((check.games, check.ratings, check.wrong.len()), (2, 3, 0), "{check:?}");
    let mut database = SqliteConnectOptions::new().filename(&file).connect().await.expect("the database");
    let change = "UPDATE ratings SET rating = rating + 1 WHERE ladder = 'levels'";
    sqlx::query(change).execute(&mut database).await.expect("a change");
    let wrong = host.check_ratings().await.expect("a store").wrong;
    assert_eq!(
        wrong.iter().map(|wrong| (wrong.player, wrong.ladder)).collect::<Vec<_>>(),
        [(ANA, Ladder::Levels)]
    );
}

#[tokio::test]
async fn levels_keep_the_rating_that_they_had() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    lost_to_a_computer(&host, 8).await;
    // As if matches had found another one since.
    let mut database = SqliteConnectOptions::new().filename(&file).connect().await.expect("the database");
    let fixed = "UPDATE rating_changes SET rating_before = 2500, rating_after = 2500 WHERE player_id < 0";
    let changed = sqlx::query(fixed).execute(&mut database).await.expect("a change");
    assert_eq!(changed.rows_affected(), 1);
    let check = host.check_ratings().await.expect("a store");
    assert_eq!(check.wrong.len(), 1, "what was is asked, not what is: {check:?}");
}

#[tokio::test]
async fn casual_games_and_those_with_a_hint_do_not_count() {
    let host = host().await;
    seat(&host, Opening { casual: true, ..opening(CHANNEL, 2) }, &[BEN]).await;
    all_move(&host, CHANNEL).await;
    let end = ask(&host, CHANNEL, Command::Resign { by: BEN }).await;
    assert_eq!((end.unrated, end.ratings.len()), (Some(Unrated::Casual), 0));

    seat(&host, opening(CHANNEL, 2), &[]).await;
    let computers = vec![Player::computer(Level::TOP, 0, "Owl".to_owned())];
    ask(&host, CHANNEL, Command::Seat { by: ANA, computers }).await;
    let hinted = ask(&host, CHANNEL, Command::Hint { by: ANA, number: None }).await;
    assert_eq!(hinted.events, [Event::Hinted { seat: 0 }]);
    all_move(&host, CHANNEL).await;
    let end = ask(&host, CHANNEL, Command::Resign { by: ANA }).await;
    assert_eq!((end.unrated, end.ratings.len()), (Some(Unrated::Hinted), 0));
}

#[tokio::test]
async fn a_hint_is_stored_and_needs_no_new_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    let table = seat(&host, Opening { casual: true, ..opening(CHANNEL, 2) }, &[BEN]).await;
    host.shown(table.id(), 10, table.event_count()).await.expect("a store");
    let hinted = ask(&host, CHANNEL, Command::Hint { by: ANA, number: Some(0) }).await.table;
    assert_eq!(host.unshown().await.expect("a store"), [table.id()]);
    assert!(host.still_shown(table.id(), hinted.event_count()).await.expect("a store"));
    assert_eq!(host.unshown().await.expect("a store"), []);
    drop(host);
    let host = host_of(&file).await;
    let found = host.table(At::Channel(CHANNEL)).await.expect("the table");
    assert!(found.is_hinted() && found.is_casual());
    let again = ask(&host, CHANNEL, Command::Hint { by: ANA, number: None }).await;
    assert_eq!(again.events, [], "it is told once");
    // What no message has shown yet is not shown by one that is older.
    let moved = ask(&host, CHANNEL, some_turn(&found, 0)).await.table;
    let hinted = ask(&host, CHANNEL, Command::Hint { by: BEN, number: None }).await.table;
    assert_eq!(hinted.event_count(), moved.event_count() + 1);
    assert!(!host.still_shown(table.id(), hinted.event_count()).await.expect("a store"));
}

#[tokio::test]
async fn a_game_counts_when_everybody_has_moved() {
    let host = host().await;
    let table = seat(&host, opening(CHANNEL, 2), &[BEN]).await;
    ask(&host, CHANNEL, some_turn(&table, 0)).await;
    let end = ask(&host, CHANNEL, Command::Resign { by: BEN }).await;
    assert_eq!((end.unrated, end.ratings.len()), (Some(Unrated::NotBegun), 0));
    assert_eq!(standing_of(&host, ANA, Game::Biloba).await, None);
}

#[tokio::test]
async fn no_more_than_ten_games_of_two_count_within_a_day() {
    let host = host().await;
    let game = async |channel, other: PlayerId| {
        seat(&host, opening(channel, 2), &[other]).await;
        all_move(&host, channel).await;
        ask(&host, channel, Command::Resign { by: other }).await
    };
    for _ in 0..10 {
        assert_eq!(game(CHANNEL, BEN).await.unrated, None);
    }
    // Time makes a rating less certain, and nothing else of it.
    let value = async || standing_of(&host, ANA, Game::Biloba).await.map(|ana| (ana.rating.value, ana.wins));
    let before = value().await;
    assert_eq!(game(CHANNEL + 1, BEN).await.unrated, Some(Unrated::Enough(10)));
    assert_eq!(value().await, before);
    let with_another = game(CHANNEL, CY).await;
    assert_eq!((with_another.unrated, with_another.ratings.len()), (None, 2));
}

#[tokio::test]
async fn invitations_call_once_and_are_not_endless() {
    let host = host().await;
    let invite = |channel, opponent: Option<PlayerId>| {
        host.open(Opening { opponents: opponent.into_iter().map(person).collect(), ..opening(channel, 2) })
    };
    let first = invite(CHANNEL, Some(BEN)).await.expect("a free channel");
    assert!(first.calls);
    ask(&host, CHANNEL, Command::Cancel { by: ANA }).await;
    assert!(!invite(CHANNEL, Some(BEN)).await.expect("a free channel").calls, "called again and again");
    assert!(invite(CHANNEL + 1, Some(CY)).await.expect("a free channel").calls);
    invite(CHANNEL + 2, None).await.expect("a free channel");
    assert_eq!(rejected(invite(CHANNEL + 5, None).await), Rejection::TooManyInvitations { most: 3 });
    ask(&host, CHANNEL, Command::Cancel { by: ANA }).await;
    invite(CHANNEL + 5, None).await.expect("there is room for one");
}

#[tokio::test]
async fn a_button_is_for_the_table_of_its_channel() {
    let host = host().await;
    let table = seat(&host, opening(CHANNEL, 2), &[BEN]).await.id();
    let elsewhere = At::Button { table, channel: CHANNEL + 1 };
    let resigned = host.command(elsewhere, Command::Resign { by: ANA }).await;
    assert_eq!(rejected(resigned), Rejection::UnknownTable);
    let here = At::Button { table, channel: CHANNEL };
    host.command(here, Command::Resign { by: ANA }).await.expect("her own table");
}

#[tokio::test]
async fn a_table_that_counts_other_events_than_it_has_is_put_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    let table = seat(&host, opening(CHANNEL, 2), &[BEN]).await.id();
    let mut database = SqliteConnectOptions::new().filename(&file).connect().await.expect("a database");
    sqlx::query("UPDATE tables SET event_count = 99").execute(&mut database).await.expect("damage");
    let played = host.command(At::Channel(CHANNEL), turn(ANA, "b4-b5")).await;
    assert!(matches!(played, Err(HostError::Broken(_))), "{played:?}");
    assert_eq!(host.aside().await.expect("a store"), [(table, CHANNEL, Aside::Broken)]);
    seat(&host, opening(CHANNEL, 2), &[BEN]).await;
}

/// A database as a bot with the schema of this migration has left it.
async fn released(file: &Path, migration: i64) {
    let path = format!("tests/data/schema-{migration}.sql");
    let dump = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut database = options.connect().await.expect("a database");
    sqlx::raw_sql(AssertSqlSafe(dump)).execute(&mut database).await.expect("its tables and rows");
    database.close().await.expect("it is left");
}

#[tokio::test]
async fn a_database_of_any_release_is_played_on() {
    let migrations = Migrator::new(Path::new("migrations")).await.expect("the folder");
    for migration in migrations.iter() {
        play_on(migration.version).await;
    }
}

async fn play_on(release: i64) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    released(&file, release).await;
    let host = host_of(&file).await;
    // Ratings have another arithmetic since the sixth schema, and streaks are counted since the eighth.
    assert_eq!(host.renew_ratings().await.expect("a store"), usize::from(release < 8));

    // Whatever was open before there were clocks comes to an end as well.
    assert_eq!(host.next_due().await.expect("a store"), Some(1795349562417));

    let over = host.table(At::Channel(700)).await.expect("the last game");
    assert_eq!(over.phase(), Phase::Ended(Ending::Resigned));
    let ana = standing_of(&host, ANA, Game::Biloba).await.expect("a rating");
    assert_eq!((ana.wins, ana.draws, ana.losses), (1, 0, 0));
    assert!((ana.rating.value - 1741.5).abs() < 0.1, "{:?}", ana.rating);

    assert_eq!(host.unshown().await.expect("a store"), [TableId(2)]);
    let (running, before) = host.unshown_table(TableId(2)).await.expect("a store").expect("it is not shown");
    assert_eq!(before, Some(11));
    assert_eq!((running.id(), running.event_count()), (TableId(2), 6));
    let course = running.course().expect("a game");
    assert_eq!(course.position().fen(), "nn1nn/2nnn2/w3n4/ww7/1w1w5/ww2s4/w8/2sss2/ss1ss 2 ---");
    assert_eq!(host.shown(running.id(), 13, 6).await.expect("a store"), Some(11));

    let offer = |by| host.command(At::Channel(701), draw(by));
    assert_eq!(rejected(offer(ANA).await), Rejection::AlreadyOffered);
    ask(&host, 701, turn(DEE, "e7-e6")).await;
    ask(&host, 701, Command::Resign { by: BEN }).await;
    let ratings = ask(&host, 701, Command::Resign { by: DEE }).await.ratings;
    assert_eq!(ratings[0].before.value, ana.rating.value);

    let begun = ask(&host, 702, Command::Join { by: person(CY) }).await.table;
    assert_eq!(begun.id(), TableId(3));
    ask(&host, 702, turn(ANA, "b4-b5")).await;
    // Tables could be put aside from the third schema on.
    let aside = host.aside().await.expect("a store");
    let known = if release < 3 { vec![] } else { vec![(TableId(4), 703, Aside::Gone)] };
    assert_eq!(aside, known);
    let opened = seat(&host, opening(700, 2), &[BEN]).await;
    assert_eq!(opened.id(), TableId(4 + known.len() as i64));
    drop(host);

    let host = host_of(&file).await;
    let found = host.table(At::Channel(702)).await.expect("the table");
    assert_eq!(found.course().expect("a game").turns(), ["b4-b5"]);
    assert_eq!(standing_of(&host, ANA, Game::Biloba).await.expect("a rating").wins, 2);
    let check = host.check_ratings().await.expect("a store");
    assert_eq!((check.games, check.wrong.len()), (2, 0), "{check:?}");
}
