//! The leaderboard of one server and of all servers in a database with a million results.

use bside::host::Host;
use bside::ratings::Ladder;
use bside::rules::GameKind;
use bside::store::Store;
use bside::table::{GuildId, PlayerId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::time::Instant;

const PLAYERS: i64 = 50_000;
const GAMES: i64 = 500_000;
/// One guild has half of all games; the rest are small.
const LARGE: GuildId = GuildId(1);
const SMALL: GuildId = GuildId(7);
const PAGE_SIZE: usize = 10;
/// A player in the middle, whose own rank is read as well.
const VIEWER: PlayerId = PlayerId(777);

/// Writes finished games as the bot does, in one transaction.
const FILL_STATEMENTS: [&str; 6] = [
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1)
     INSERT INTO players (id, name) SELECT i, 'Player ' || i FROM n",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $2)
     INSERT INTO tables (id, guild_id, channel_id, game, seats, setup, rules_version, phase, opened_at)
     SELECT i, CASE WHEN i % 2 = 0 THEN 1 ELSE i % 1000 END, i, 'biloba', 2, 'standard', 1, 'ended', i FROM n",
    "INSERT INTO results (table_id, player_id, place, outcome, at)
     SELECT id, id * 7919 % $1 + 1, 1, 'win', id FROM tables",
    "INSERT INTO results (table_id, player_id, place, outcome, at)
     SELECT id, (id * 7919 + 1 + id % 97) % $1 + 1, 2, 'loss', id FROM tables",
    "INSERT INTO ratings (player_id, game, rating, deviation, volatility, wins, losses)
     SELECT id, 'biloba', 1000 + id * 7919 % 1000003 / 1000.0, 60.0, 0.06, 10, 10 FROM players",
    "INSERT INTO guild_players (guild_id, game, player_id, rating)
     SELECT DISTINCT tables.guild_id, 'biloba', results.player_id, ratings.rating
     FROM results JOIN tables ON tables.id = results.table_id
     JOIN ratings ON ratings.player_id = results.player_id",
];

async fn run() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = Host::new(Store::open(&file).await.expect("a database"));
    let mut database = SqliteConnectOptions::new().filename(&file).connect().await.expect("a database");
    let mut filling = database.begin().await.expect("a transaction");
    for step in FILL_STATEMENTS {
        sqlx::query(step).bind(PLAYERS).bind(GAMES).execute(&mut *filling).await.expect(step);
    }
    filling.commit().await.expect("on disk");
    for (name, guild) in [("everywhere", None), ("large_server", Some(LARGE)), ("small_server", Some(SMALL))]
    {
        let mut times = Vec::new();
        for _ in 0..50 {
            let begin = Instant::now();
            let best = host
                .ratings()
                .leaderboard(GameKind::Biloba, Ladder::People, guild, 0..PAGE_SIZE, VIEWER)
                .await
                .expect("a store");
            times.push(begin.elapsed().as_secs_f64() * 1000.0);
            assert_eq!(best.page.len(), PAGE_SIZE);
            assert!(best.page.is_sorted_by(|better, worse| better.rating.value >= worse.rating.value));
        }
        times.sort_by(f64::total_cmp);
        println!("figure leaderboard_{name} {:.2} ms", times[times.len() / 2]);
        println!("figure leaderboard_{name}_worst {:.2} ms", times[times.len() - 1]);
    }
}

fn main() {
    tokio::runtime::Runtime::new().expect("a runtime").block_on(run());
}
