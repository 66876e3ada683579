use super::output::{print, write_file};
use super::replay::is_record;
use crate::arena::{Hypothesis, Match, MatchGame, Openings, PairScore, PlayerSpec, Sprt};
use crate::rules::{GameKind, Setup};
use anyhow::Context as _;
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct ArenaMatch {
    #[arg(help = format!("Which game: {}", super::games()))]
    game: GameKind,
    /// First player: level:N, nodes:N, movetime:MS, weights:NODES:FILE, greedy, material:DEPTH, uct:GAMES,
    /// engine:MS:COMMAND, or engine-nodes:NODES:COMMAND
    first: PlayerSpec,
    /// Its opponent, in all other seats
    second: PlayerSpec,
    /// Number of seats
    #[arg(long)]
    seats: Option<usize>,
    /// Setup, if the game has several
    #[arg(long)]
    setup: Option<String>,
    /// Number of games, with --sprt at most [default: 100, with --sprt as many as it takes]
    #[arg(long)]
    games: Option<u64>,
    /// Stop as soon as it is clear whether the first player is stronger by ELO1 rather than by ELO0, with 5% errors either way.
    /// Counts pairs of games with the same opening; needs two seats
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Random moves before each game, the same for each seat
    #[arg(long, default_value_t = 2, conflicts_with = "balanced")]
    opening: u32,
    /// Play from the balanced openings of the game (assets/openings), for two seats
    #[arg(long)]
    balanced: bool,
    /// Declare a draw after this many moves [default: never, the rules end every game]
    #[arg(long)]
    longest: Option<usize>,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played in parallel [default: one per CPU]
    #[arg(long)]
    threads: Option<usize>,
    /// Folder for the game records
    #[arg(long)]
    records: Option<PathBuf>,
}

/// The number of games without a test.
const GAMES: u64 = 100;
/// An upper bound of the games of a test, which hypotheses 5 Elo apart hardly ever reach.
const MAX_TEST_GAMES: u64 = 200_000;
/// A test reports how it stands after each time this many pairs.
const REPORT_INTERVAL: u64 = 20;

impl ArenaMatch {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let sprt = match self.sprt.as_deref() {
            Some([elo0, elo1]) => Some(Sprt::new(*elo0, *elo1)?),
            _ => None,
        };
        let games = self.games.unwrap_or(if sprt.is_some() { MAX_TEST_GAMES } else { GAMES });
        let arena_match = Match {
            setup: Setup::new(self.game, self.seats, self.setup.as_deref())?,
            players: [self.first.clone(), self.second.clone()],
            games: (0..games).collect(),
            openings: if self.balanced { Openings::Balanced } else { Openings::Random(self.opening) },
            max_turns: self.longest.unwrap_or(usize::MAX),
            seed: self.seed,
            threads: self.threads.unwrap_or_else(super::processors),
        };
        if let Some(folder) = &self.records {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
        }
        let mut write_error = None;
        let mut write_record = |played: &MatchGame| {
            if let Some(folder) = &self.records {
                let file = folder.join(format!("{:04}.txt", played.number + 1));
                let written = write_file(&file, played.record.to_string().as_bytes(), is_record);
                write_error = written.err().or(write_error.take());
            }
        };
        let heading = format!("{} against {} at {}", self.first, self.second, self.game);
        match sprt {
            None => {
                let score = arena_match.play(write_record)?;
                print(format_args!("{heading}: {score}"))?;
            }
            Some(sprt) => {
                let mut reported = 0;
                let score = arena_match.test(&sprt, |played, score| {
                    write_record(played);
                    if score.pairs() >= reported + REPORT_INTERVAL {
                        reported = score.pairs();
                        eprintln!("{}", status(&sprt, score));
                    }
                })?;
                let verdict = match sprt.accepted(&score) {
                    Some(Hypothesis::H0) => "H0 accepted",
                    Some(Hypothesis::H1) => "H1 accepted",
                    None => "not decided",
                };
                print(format_args!("{heading}, {sprt}: {verdict}\n{}\n", status(&sprt, &score)))?;
            }
        }
        write_error.map_or(Ok(()), Err)
    }
}

/// How a test stands, in one line.
fn status(sprt: &Sprt, score: &PairScore) -> String {
    let (ratio, bound) = (sprt.log_likelihood_ratio(score), Sprt::bound());
    format!("LLR {ratio:+.2} of \u{b1}{bound:.2}, {score}")
}
