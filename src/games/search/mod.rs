//! The computer players: a search that is generic over the rules, and one small file of knowledge per game.
//!
//! - [`search`]: from positions and a [`Budget`] to a turn, its value and its principal variation;
//! - [`PlayerProfile`]: the strength settings of a computer player, one for each [`Level`] and for each baseline;
//! - `GameKnowledge`: what a game adds to the search, one file per game; weights and levels are data in
//!   `assets/players/GAME.toml`;
//! - [`warm_up`]: prepares the tablebase before the first search needs it;
//! - `alphabeta`, `maxn` (the chances of several seats), `uct` (a baseline): the search algorithms;
//! - `slips`: how lower levels slip;
//! - `turns`, `transposition_table`, `forced_capture`, `value`, `weights`: what the algorithms are built from.
//!
//! A search with a node limit is deterministic: the same positions, profile, node limit and seed give the same turn on any
//! machine. `docs/search-notes.md` has the measurements behind the weights and constants.
//!
//! # Examples
//! Let a computer of level 3 play a turn:
//! ```
//! use bside_games::rules::{GameKind, History, Setup};
//! use bside_games::search::{self, Budget, Level, PlayerProfile};
//!
//! let setup = Setup::new(GameKind::Biloba, Some(2), None)?;
//! let level: Level = "3".parse()?;
//! let player = PlayerProfile::at_level(setup, level);
//! let history = History::new(setup.start());
//! let result = search::search(&history, &player, Budget::nodes(500), 1).ok_or("the game is over")?;
//! assert!(history.position().legal_turns().contains(&result.best_turn().to_owned()));
//! assert!((0.0..=1.0).contains(&result.win_chance()));
//!
//! // The same seed and number of nodes give the same turn.
//! assert_eq!(search::search(&history, &player, Budget::nodes(500), 1), Some(result));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alphabeta;
mod basileus;
mod bilitaire;
mod biloba;
mod bizingo;
mod budget;
mod forced_capture;
mod knowledge;
mod maxn;
mod profile;
mod slips;
mod transposition_table;
mod turns;
mod uct;
mod value;
mod weights;

pub use basileus::tablebase;
pub use budget::Budget;
use knowledge::{GameKnowledge, Quiescence, RequestedTerms};
pub use knowledge::{MAX_TERMS, TablebaseResult, Terms};
pub use profile::{Level, PlayerProfile, nodes_of_level, rating_of_level, read_weights, write_weights};
pub use weights::Weights;

use crate::rules::{AnyPosition, GameKind, History, Places, Position, Seat, dispatch, dispatch_kind};
use knowledge::logistic;

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult {
    /// The expected turns in canonical text, never empty; the first is the best turn.
    pub principal_variation: Vec<String>,
    /// The value of the position for the seat to act, in thousandths of the natural logarithm of its odds to win, as the evaluation
    /// of the game estimates it. [`SearchResult::win_chance`] is more accurate in Bilitaire.
    pub value: i32,
    /// The result of the game if the search has proven it.
    pub proven: Option<ProvenResult>,
    /// Depth of the last completed iteration, in turns.
    pub depth: u32,
    /// Number of positions searched, in both searches if the player slipped.
    pub nodes: u64,
    win_chance: f64,
}

/// A proven result with its distance, counted in turns of all seats including the one to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProvenResult {
    /// The seat to act wins within this many turns.
    Win(u32),
    /// The seat to act loses. The distance is the longest resistance found; it can be longer if the others err.
    Loss(u32),
}

impl ProvenResult {
    fn turns(self) -> u32 {
        match self {
            ProvenResult::Win(turns) | ProvenResult::Loss(turns) => turns,
        }
    }

    /// The turns of the seat to act among them in a game for two, as chess players count. A bound for a win: where the rules have a
    /// seat act twice in a row, these are as many as there can be.
    pub fn own_turns(self) -> u32 {
        match self {
            ProvenResult::Win(turns) => turns / 2 + 1,
            ProvenResult::Loss(turns) => turns.div_ceil(2),
        }
    }
}

impl SearchResult {
    fn new<P: GameKnowledge>(position: &P, line: BestLine) -> SearchResult {
        let BestLine { turn_indices, value, depth, nodes } = line;
        let proven = value::proven_result(value).filter(|result| match result {
            ProvenResult::Win(_) => true,
            // With more than one opponent the loss assumes that they cooperate, so it is not proven.
            ProvenResult::Loss(_) => position.places().active_seats().count() == 2,
        });
        let win_chance = match value::proven_result(value) {
            Some(_) => logistic(f64::from(value) / 1000.0),
            None => position.win_chance(value),
        };
        let principal_variation = turns::line_text(position, &turn_indices);
        SearchResult { principal_variation, value, proven, depth, nodes, win_chance }
    }

    /// The turn to play, in canonical text.
    pub fn best_turn(&self) -> &str {
        &self.principal_variation[0]
    }

    /// The chance of the seat to act to win, from 0 to 1; a draw counts as half a win.
    pub fn win_chance(&self) -> f64 {
        self.win_chance
    }

    /// The chance that the value stands for by itself, from 0 to 1. It tells turns of one position apart also in Bilitaire, where one
    /// turn seldom changes the chance to win the match much.
    pub fn value_chance(&self) -> f64 {
        logistic(f64::from(self.value) / 1000.0)
    }
}

/// The result of a search algorithm.
struct BestLine {
    /// The turns as indices into the list of turns of each position.
    turn_indices: Vec<u16>,
    value: i32,
    depth: u32,
    nodes: u64,
}

impl BestLine {
    /// A line of one turn with its static evaluation, before any search.
    fn unsearched(turn: u16, value: i32) -> BestLine {
        BestLine { turn_indices: vec![turn], value, depth: 0, nodes: 0 }
    }
}

/// The result of a position under best play, if a tablebase has it. Draws by the host are not considered.
///
/// # Examples
/// ```
/// use bside_games::rules::GameKind;
/// use bside_games::search::{TablebaseResult, tablebase_result};
///
/// let ending = GameKind::Basileus.from_fen("8b/9/9/9/4P4/9/9/B8 0 --")?;
/// assert!(matches!(tablebase_result(&ending), Some(TablebaseResult::Win(_))));
/// # Ok::<(), bside_games::rules::FenError>(())
/// ```
pub fn tablebase_result(position: &AnyPosition) -> Option<TablebaseResult> {
    dispatch!(position, position => position.probe_tablebase())
}

/// The names of a game's evaluation terms and the text of its player file.
fn player_file(game: GameKind) -> (&'static [&'static str], &'static str) {
    (dispatch_kind!(game, P => P::TERMS), game.files().players)
}

/// Computes the tables that searches of a game use, if it has any. The first call in a process takes some tenths of a
/// second, which would otherwise delay the first search that needs them.
pub fn warm_up(game: GameKind) {
    dispatch_kind!(game, P => P::warm_up());
}

/// Searches the best turn in the current position of a history, whose repetitions it sees; `None` if the position ends the game.
///
/// The seed varies play without changing its strength: it jitters the weights and breaks ties. The budget is that of one search; a
/// level that slips in this turn searches a second time within the same one.
pub fn search(history: &History, player: &PlayerProfile, budget: Budget, seed: u64) -> Option<SearchResult> {
    dispatch!(history.position(), position => search_like(position, history, player, budget, seed))
}

/// Searches the best turn other than some, given in canonical text; `None` if there is no other. The value and the proven result are
/// those of the position without the excluded turns. Deterministic for a number of nodes and a seed, which is that of [`search`].
///
/// # Examples
/// ```
/// use bside_games::rules::{GameKind, History, Setup};
/// use bside_games::search::{Budget, PlayerProfile, search, search_except};
///
/// let start = Setup::new(GameKind::Basileus, None, None)?.start();
/// let player = PlayerProfile::neutral(GameKind::Basileus);
/// let best = search(&History::new(start.clone()), &player, Budget::nodes(500), 1).ok_or("the game is over")?;
/// let best = best.best_turn().to_owned();
/// let second = search_except(&start, &player, Budget::nodes(500), 1, &[best.clone()]).ok_or("the only turn")?;
/// assert_ne!(second.best_turn(), best);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn search_except(
    position: &AnyPosition,
    player: &PlayerProfile,
    budget: Budget,
    seed: u64,
    excluded: &[String],
) -> Option<SearchResult> {
    dispatch!(position, position => {
        let excluded = turns::indices_of(position, excluded);
        let history = History::from(Clone::clone(position));
        Some(SearchResult::new(position, alphabeta::search(&history, player, budget, seed, &excluded)?))
    })
}

/// Searches the current position of a history, which is `position`, with its type known.
fn search_like<P: GameKnowledge>(
    position: &P,
    history: &History,
    player: &PlayerProfile,
    budget: Budget,
    seed: u64,
) -> Option<SearchResult> {
    let history: History<P> = history.downcast()?;
    let budget = Budget { nodes: budget.nodes.min(player.nodes), ..budget };
    let mut best = alphabeta::search(&history, player, budget, seed, &[])?;
    if is_slip(player, &best, seed) {
        // The turns far from the last one are not seen, or the best one if that is not known.
        let unseen = slips::overlooked(&history).unwrap_or_else(|| best.turn_indices[..1].to_vec());
        if let Some(second) = alphabeta::search(&history, player, budget, seed, &unseen) {
            let nodes = best.nodes + second.nodes;
            best = if second.value >= best.value - MAX_SLIP_LOSS { second } else { best };
            best.nodes = nodes;
        }
    }
    Some(SearchResult::new(position, best))
}

/// Whether a player slips in this turn. One that sees a win plays it.
fn is_slip(player: &PlayerProfile, best: &BestLine, seed: u64) -> bool {
    // The seed is inverted so that slips do not correlate with the tie-breaks that use the same seed.
    splitmix64(!seed) % 100 < u64::from(player.slips)
        && !matches!(value::proven_result(best.value), Some(ProvenResult::Win(_)))
}

/// The chance of each seat to win if each plays for itself, for games of more than two seats: [`search`] returns only that
/// of the seat to act. The chances add up to 1, and a seat that already has its place has 0. Once the game is over all are 0.
///
/// # Examples
/// ```
/// use bside_games::rules::{GameKind, Setup};
/// use bside_games::search::{Budget, PlayerProfile, win_chances};
///
/// let start = Setup::new(GameKind::Biloba, Some(3), None)?.start();
/// let chances = win_chances(&start, &PlayerProfile::neutral(GameKind::Biloba), Budget::nodes(200));
/// assert_eq!(chances.len(), 3);
/// assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
/// # Ok::<(), bside_games::rules::SetupError>(())
/// ```
pub fn win_chances(position: &AnyPosition, player: &PlayerProfile, budget: Budget) -> Vec<f64> {
    dispatch!(position, position => {
        shares(Position::places(position), &maxn::values_of_seats(position, player, budget))
    })
}

/// The turn that plain Monte Carlo tree search chooses after this many rollouts, as a baseline; `None` if the game is
/// over.
pub fn monte_carlo(position: &AnyPosition, rollouts: u32, seed: u64) -> Option<String> {
    dispatch!(position, position => {
        let turn = uct::search(position, rollouts, seed)?;
        turns::line_text(position, &[turn]).pop()
    })
}

/// The evaluation terms of a position for a seat, each less the mean of the other seats. `None` once the seat has its
/// place.
pub fn terms(position: &AnyPosition, seat: Seat) -> Option<[f64; MAX_TERMS]> {
    dispatch!(position, position => weights::term_differences(position, seat))
}

/// Whether a static evaluation of a position is reliable, because the search sees no capture. In Biloba it sees captures by slides
/// only.
pub fn is_quiet(position: &AnyPosition) -> bool {
    dispatch!(position, position => position.quiescence() == Quiescence::Quiet)
}

/// Normalizes values of seats to winning chances that add up to 1.
fn shares(places: Places, values: &[i32]) -> Vec<f64> {
    /// Values beyond this, in thousandths of the logarithm of the odds, are treated as a win or a loss.
    const MAX_VALUE: i32 = 8000;
    let odds = |seat: Seat| match places.get(seat) {
        Some(_) => 0.0,
        None => (f64::from(values[seat].clamp(-MAX_VALUE, MAX_VALUE)) / 1000.0).exp(),
    };
    let sum: f64 = (0..places.seats()).map(odds).sum();
    (0..places.seats()).map(|seat| odds(seat) / sum.max(f64::MIN_POSITIVE)).collect()
}

/// A level never slips to a turn that loses more value than this, in thousandths of the logarithm of the odds, as that would look
/// deliberate.
const MAX_SLIP_LOSS: i32 = 700;

/// Hashes a number with the output function of the `SplitMix64` generator; all pseudo-randomness here derives from it.
pub fn splitmix64(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
