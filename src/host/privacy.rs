//! Export and deletion of the data of a player.

use super::game_end::conclude;
use super::loaded_tables::{all_tables, decide_and_save};
use super::retry::retry_for;
use super::tournaments::withdraw_from_all;
use super::{Host, HostError, Players, Result, TableRef};
use crate::puzzles::{FirstAnswer, RunResult};
use crate::ratings::{LadderStats, Outcome, Rating};
use crate::rules::Seat;
use crate::store::{
    ExportedGame, ExportedRole, ExportedSeek, ExportedTournament, ExportedVote, OPERATOR, Preferences,
    PrivateBoard, StoreError, Transaction, Vacation, Write, outcome_name,
};
use crate::table::{
    ChannelId, Command, Exploration, Phase, Plan, Player, PlayerId, Table, TableId, Timestamp,
};
use serde::Serialize;
use std::error::Error;
use std::time::Duration;

/// How long the log of the database is waited for after a deletion.
const EMPTY_LOG_TIMEOUT: Duration = Duration::from_secs(2);

/// The data that is stored about a player, with some of the games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerExport {
    /// The id of the Discord account, as text: JSON readers that use floating point would change a number.
    pub id: String,
    /// The name at the last game.
    pub name: Option<String>,
    /// The settings that the player has chosen.
    pub settings: Preferences,
    /// All vacations, past ones as well.
    pub vacations: Vec<Vacation>,
    /// The ids of the players whom the player has blocked, the newest block first.
    pub blocked: Vec<String>,
    /// Whether the operator has excluded the player.
    pub excluded: bool,
    /// The tables whose games the player watches.
    pub watched: Vec<i64>,
    /// The ratings, one for each game and ladder on which the player has played.
    pub ratings: Vec<ExportedRating>,
    /// The tournaments that the player has joined.
    pub tournaments: Vec<ExportedTournament>,
    /// The games of the last hours for which the player has looked for an opponent.
    pub seeks: Vec<ExportedSeek>,
    /// The first answers to puzzles.
    pub puzzles: Vec<ExportedPuzzleAnswer>,
    /// The results of runs of puzzles.
    pub puzzle_runs: Vec<ExportedPuzzleRun>,
    /// The lines and notes on the player's private boards.
    pub private_boards: Vec<ExportedPrivateBoard>,
    /// The lines that the player has planned.
    pub plans: Vec<ExportedPlan>,
    /// The votes on what servers do that have seats.
    pub votes: Vec<ExportedVote>,
    /// The roles that servers have given the player for ratings.
    pub roles: Vec<ExportedRole>,
    /// Games, in the order of their tables.
    pub games: Vec<ExportedGame>,
    /// The number of all games.
    #[serde(skip)]
    pub game_count: usize,
}

/// A rating with its results.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExportedRating {
    /// The name of the game.
    pub game: &'static str,
    /// The name of the ladder: `people` or `levels`.
    pub ladder: &'static str,
    /// The present rating.
    pub rating: f64,
    /// The present rating deviation.
    pub deviation: f64,
    /// Games won.
    pub wins: u32,
    /// Games in which the first place was shared.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl From<LadderStats> for ExportedRating {
    fn from(stats: LadderStats) -> ExportedRating {
        let LadderStats { game, ladder, wins, draws, losses, .. } = stats;
        let (game, ladder) = (game.name(), ladder.name());
        let Rating { value: rating, deviation, .. } = stats.rating;
        ExportedRating { game, ladder, rating, deviation, wins, draws, losses }
    }
}

/// The first answer to a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExportedPuzzleAnswer {
    /// The name of the game.
    pub game: &'static str,
    /// The number of the puzzle.
    pub puzzle: u32,
    /// The rating of the puzzle.
    pub rating: i32,
    /// The deviation of that rating.
    pub deviation: i32,
    /// Whether the answer was right; `None` after a hint.
    pub solved: Option<bool>,
    /// The time of the answer.
    pub at: Timestamp,
}

impl From<FirstAnswer> for ExportedPuzzleAnswer {
    fn from(answer: FirstAnswer) -> ExportedPuzzleAnswer {
        let FirstAnswer { game, number, puzzle_rating, puzzle_deviation, is_right, at } = answer;
        ExportedPuzzleAnswer {
            game: game.name(),
            puzzle: number,
            rating: puzzle_rating,
            deviation: puzzle_deviation,
            solved: is_right,
            at,
        }
    }
}

/// The result of a run of puzzles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExportedPuzzleRun {
    /// The name of the game.
    pub game: &'static str,
    /// The name of the mode: `streak` or `storm`.
    pub mode: &'static str,
    /// The number of puzzles solved.
    pub score: u32,
    /// The id of the server in which it ended; `None` in a direct conversation.
    pub server: Option<String>,
    /// The time of its start.
    pub at: Timestamp,
}

impl From<RunResult> for ExportedPuzzleRun {
    fn from(result: RunResult) -> ExportedPuzzleRun {
        let RunResult { game, mode, guild, score, at } = result;
        let server = guild.map(|guild| guild.to_string());
        ExportedPuzzleRun { game: game.name(), mode: mode.name(), score, server, at }
    }
}

/// A private board of the player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExportedPrivateBoard {
    /// The table from whose game the line leaves.
    pub table: TableId,
    /// The number of moves and resignations after which the line leaves the game, and the moves of the line.
    pub line: String,
    /// The line that was tried before.
    pub other_line: Option<String>,
    /// The player's notes about the game.
    pub notes: Option<String>,
}

impl From<(TableId, PrivateBoard)> for ExportedPrivateBoard {
    fn from((table, board): (TableId, PrivateBoard)) -> ExportedPrivateBoard {
        let PrivateBoard { exploration: Exploration { line, other, .. }, notes } = board;
        let other_line = other.map(|other| other.to_string());
        ExportedPrivateBoard { table, line: line.to_string(), other_line, notes }
    }
}

/// A line that the player has planned.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExportedPlan {
    /// The table for whose game it was planned.
    pub table: TableId,
    /// The number of moves and resignations before the line, and its moves.
    pub line: String,
}

impl From<(TableId, Plan)> for ExportedPlan {
    fn from((table, plan): (TableId, Plan)) -> ExportedPlan {
        ExportedPlan { table, line: plan.line.to_string() }
    }
}

impl Players<'_> {
    /// The data that is stored about a player, with the first games, up to a limit.
    pub async fn export(self, player: PlayerId, most: usize) -> Result<PlayerExport> {
        self.host
            .read(async |mut tx| {
                let ratings = tx.ratings().ladder_stats(player, self.host.clock.now()).await?;
                let blocked = tx.blocks().of(player).await?;
                let excluded = tx.blocks().of(OPERATOR).await?;
                let puzzles = tx.players().puzzle_answers(player).await?;
                let puzzle_runs = tx.players().puzzle_runs(player).await?;
                let private_boards = tx.players().private_boards(player).await?;
                let plans = tx.plans().of_player(player).await?;
                let since = Timestamp::from_unix_millis(i64::MIN);
                Ok(PlayerExport {
                    id: player.to_string(),
                    name: tx.players().name_of(player).await?,
                    settings: tx.settings().preferences(player).await?,
                    vacations: tx.players().vacations(player, since).await?,
                    blocked: blocked.iter().filter_map(Player::human_id).map(|id| id.to_string()).collect(),
                    excluded: excluded.iter().any(|one| one.id == player),
                    watched: tx.notices().watched_by(player).await?.iter().map(|table| table.0).collect(),
                    ratings: ratings.into_iter().map(ExportedRating::from).collect(),
                    tournaments: tx.tournaments().exported_of(player).await?,
                    seeks: tx.seeks().exported_of(player).await?,
                    puzzles: puzzles.into_iter().map(ExportedPuzzleAnswer::from).collect(),
                    puzzle_runs: puzzle_runs.into_iter().map(ExportedPuzzleRun::from).collect(),
                    private_boards: private_boards.into_iter().map(ExportedPrivateBoard::from).collect(),
                    plans: plans.into_iter().map(ExportedPlan::from).collect(),
                    votes: tx.votes().of_player(player).await?,
                    roles: tx.ratings().roles_of(player).await?,
                    games: tx.seats().exported_after(player, TableId(0), most).await?,
                    game_count: tx.seats().count_of(player).await?,
                })
            })
            .await
    }

    /// Adds the places and outcomes of the player in finished games of which the store has no result, because they are not rated.
    pub async fn add_outcomes(self, games: &mut [ExportedGame]) -> Result<()> {
        for game in games.iter_mut().filter(|game| game.phase == "ended" && game.place.is_none()) {
            let table = match self.host.tables().load(TableRef::Id(TableId(game.table))).await {
                Err(HostError::Broken(broken)) => {
                    tracing::error!(%broken, "a game is exported without its outcome");
                    continue;
                }
                loaded => loaded?,
            };
            let Some(places) = table.game().map(|game| game.places()) else { continue };
            if let Some(place) = places.get(game.seat as Seat - 1) {
                game.place = Some(place.into());
                game.outcome = Some(outcome_name(Outcome::of(place, places.as_slice())).to_owned());
            }
        }
        Ok(())
    }

    /// Deletes a player: name, settings, ratings, puzzles and private boards. The games stay, with a former player of this name, and so do the
    /// ratings of the opponents. The player leaves all tables first ([`leave_command`]), because the other players would
    /// wait there indefinitely, and is withdrawn from all tournaments. Returns these tables.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails. Then nothing has changed.
    pub async fn delete(self, player: PlayerId, name: &str) -> Result<Vec<TableId>> {
        // Any cached table may have the name, and what is read meanwhile, too.
        let pauses = (self.host.table_cache.pause(), self.host.tournament_cache.pause());
        let left = self
            .host
            .write(async |mut tx| {
                let left = leave_all_tables(self.host, &mut tx, player, self.host.clock.now()).await?;
                withdraw_from_all(&mut tx, player, self.host.clock.now()).await?;
                tx.players().delete(player, name).await?;
                Ok(left)
            })
            .await?;
        drop(pauses);
        self.host.settings_cache.players.invalidate(&player);
        self.host.notify_modes.set(player, None);
        self.empty_log().await;
        Ok(left)
    }

    /// The channels that may be threads with the name of a player who has deleted their data, without those of players who have
    /// joined, or of an invitation that has come to nothing, each with its table, in guilds of this process.
    pub async fn outdated_threads(self) -> Result<Vec<(ChannelId, TableId)>> {
        let shards = self.host.store.shards();
        self.host.read(async |mut tx| Ok(tx.players().outdated_threads(&shards).await?)).await
    }

    /// Removes the deleted data from the log of the database as well. If it fails, the data is overwritten by later changes,
    /// or at the end of the process.
    async fn empty_log(self) {
        let emptied = retry_for(EMPTY_LOG_TIMEOUT, || async {
            match self.host.store.empty_log().await? {
                true => Ok(()),
                false => Err(HostError::Store(StoreError::Timeout)),
            }
        });
        if let Err(error) = emptied.await {
            let error: &dyn Error = &error;
            tracing::warn!(error, "deleted data stays in the log of the database for now");
        }
    }
}

/// Leaves all tables at which a player plays or is invited, and returns them.
pub(super) async fn leave_all_tables(
    host: &Host,
    tx: &mut Transaction<Write>,
    player: PlayerId,
    now: Timestamp,
) -> Result<Vec<TableId>> {
    let mut left = Vec::new();
    for mut table in all_tables(tx, player).await? {
        // Rejected where the player is out of the game already.
        let command = leave_command(&table, player);
        let events = decide_and_save(tx, &mut table, &command, now).await?;
        if !events.is_empty() {
            host.store_notices(tx, &table, &events).await?;
            conclude(tx, &table, &events, now).await?;
            left.push(table.id());
        }
    }
    Ok(left)
}

/// The command by which a player leaves a table: resigns the game, or gives up the invitation.
fn leave_command(table: &Table, by: PlayerId) -> Command {
    match table.phase() {
        Phase::Playing => Command::Resign { by: by.into() },
        _ if table.opener().id == by => Command::Cancel { by: by.into() },
        _ => Command::DeclineInvitation { by: by.into() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::TableRef;
    use crate::host::tests::game;
    use crate::ratings::{Ladder, Profile};
    use crate::rules::{GameKind, Setup};
    use crate::store::Store;
    use crate::store::tests::temporary;
    use crate::table::{Ending, NewTable};
    use bside_test_support::database;

    #[tokio::test]
    async fn a_player_leaves_all_tables_in_the_transaction_that_deletes() -> Result<()> {
        let host = Host::new(temporary().await);
        let player = |id| Player::human(PlayerId(id), format!("player {id}"));
        let open = async |channel: u64, by: u64, opponents: &[u64]| {
            let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
            let opponents = opponents.iter().map(|id| player(*id)).collect();
            let new_table =
                NewTable { opponents, ..NewTable::new(ChannelId(700 + channel), player(by), setup) };
            host.tables().open(new_table).await.expect("a free channel").table.id()
        };
        let (own, invited, playing) = (open(1, 1, &[]).await, open(2, 2, &[1]).await, open(3, 3, &[1]).await);
        host.tables().execute(TableRef::Id(playing), Command::Join { by: player(1) }).await?;
        let before = host.commit_count();
        let mut left = host.players().delete(PlayerId(1), "former player").await?;
        left.sort_unstable_by_key(|table| table.0);
        assert_eq!((left, host.commit_count() - before), (vec![own, invited, playing], 1));
        for (table, phase) in [(own, Phase::Closed), (playing, Phase::Ended(Ending::Resigned))] {
            assert_eq!(host.tables().load(TableRef::Id(table)).await?.phase(), phase);
        }
        assert_eq!(host.players().delete(PlayerId(4), "former player").await?, []);
        Ok(())
    }

    #[tokio::test]
    async fn a_person_exports_and_deletes_their_data() -> Result<()> {
        let host = Host::new(temporary().await);
        let players = host.players();
        let mut table = crate::table::TableId(0);
        for (winner, loser) in [(1, 2), (2, 3), (3, 1)] {
            table = game(&host, winner, loser).await.table.id();
        }
        host.settings().update_player(PlayerId(1), |chosen| chosen.theme = Some("dark".to_owned())).await?;
        let export = players.export(PlayerId(1), 9).await?;
        assert_eq!((export.id.as_str(), export.name.as_deref()), ("1", Some("player 1")));
        assert_eq!(export.settings.theme.as_deref(), Some("dark"));
        assert_eq!((export.ratings.len(), export.games.len()), (1, 2));
        assert_eq!(export.games[0].outcome.as_deref(), Some("win"));

        let others = async || -> Result<_> {
            let (ben, cy) = (PlayerId(2), PlayerId(3));
            Ok([players.profile(ben).await?.ladder_stats, players.profile(cy).await?.ladder_stats])
        };
        let before = others().await?;
        players.delete(PlayerId(1), "former player").await?;
        let empty = players.export(PlayerId(1), 9).await?;
        assert!(empty.name.is_none() && empty.games.is_empty() && empty.ratings.is_empty());
        assert_eq!(empty.settings, Preferences::default());
        assert_eq!(players.profile(PlayerId(1)).await?, Profile::default());
        let leaders =
            host.ratings().leaderboard(GameKind::Biloba, Ladder::People, None, 0..9, PlayerId(1)).await?;
        assert_eq!(leaders.page.len(), 2);
        let stored = host.tables().load(TableRef::Id(table)).await?;
        assert_eq!(stored.names(), ["player 3", "Former player"]);
        assert!(stored.seats()[1].as_ref().expect("somebody").id.is_former());

        // Ratings are what the results make them: those of others as before, his not at all.
        let values = |of_all: [Vec<LadderStats>; 2]| of_all.map(|ladder_stats| ladder_stats[0].rating.value);
        assert_eq!(values(others().await?), values(before));
        let check = host.ratings().verify().await?;
        assert_eq!((check.games, check.ratings, check.wrong.len()), (3, 2, 0), "{check:?}");
        // A deleted player who returns starts from the beginning; another deleted player gets another id.
        game(&host, 1, 2).await;
        players.delete(PlayerId(3), "former player").await?;
        let check = host.ratings().verify().await?;
        assert_eq!((check.games, check.ratings, check.wrong.len()), (4, 2, 0), "{check:?}");
        let stored = host.tables().load(TableRef::Id(table)).await?;
        assert_eq!(stored.names(), ["Former player (1)", "Former player (2)"]);
        assert_eq!(players.export(PlayerId(1), 9).await?.ratings[0].wins, 1);
        Ok(())
    }

    #[tokio::test]
    async fn a_deleted_name_is_in_no_file_on_disk_of_sqlite() {
        if database::is_postgres() {
            return;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let host = Host::new(Store::open(&file).await.expect("a database"));
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        for id in 1..=100 {
            let by = Player::human(PlayerId(id), format!("Wilhelmina the {id}."));
            let table = host
                .tables()
                .open(NewTable::new(ChannelId(id), by, setup))
                .await
                .expect("a free channel")
                .table;
            let close = Command::Close { by: PlayerId(id).into() };
            host.tables().execute(TableRef::Id(table.id()), close).await.expect("it is open");
        }
        let files = |name: &str| -> usize {
            let contents = std::fs::read_dir(folder.path())
                .expect("a folder")
                .map(|entry| std::fs::read(entry.expect("an entry").path()).expect("a file"));
            contents.filter(|bytes| bytes.windows(name.len()).any(|part| part == name.as_bytes())).count()
        };
        for id in [77, 5, 98, 40] {
            let name = format!("Wilhelmina the {id}.");
            assert!(files(&name) > 0, "{name}");
            host.players().delete(PlayerId(id), "former player").await.expect("a store");
            assert_eq!(files(&name), 0, "{name}");
        }
    }
}
