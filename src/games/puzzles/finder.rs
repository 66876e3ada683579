//! How a puzzle is found: its first turn is clearly better than every other one in searches of growing depth, and so is every
//! further turn of the line.

use super::Theme;
use super::proof::is_forced_win;
use super::puzzle::has_won;
use crate::rules::{AnyPosition, Cell, Effect, Game};
use crate::search::{self, Budget, PlayerProfile, ProvenResult, SearchResult, TablebaseResult};

/// A puzzle without its number and its difficulty.
#[derive(Clone, Debug)]
pub struct Found {
    /// The position.
    pub position: AnyPosition,
    /// As [`Puzzle::solution`](super::Puzzle::solution).
    pub solution: Vec<Vec<String>>,
    /// As [`Puzzle::themes`](super::Puzzle::themes).
    pub themes: Vec<Theme>,
    /// As [`Puzzle::wins_in`](super::Puzzle::wins_in).
    pub wins_in: Option<u32>,
}

/// The nodes of the searches that a position has to pass, one after the other. The second verifies at ten times the nodes of the
/// first.
const NODES: [u64; 2] = [8_000, VERIFYING_NODES];
const VERIFYING_NODES: u64 = 80_000;
/// A position with fewer turns than this leaves too little to find.
const MIN_TURNS: usize = 3;
/// Upper bound of the turns that are as good as the best one, such as captures with another replacement.
const MAX_GOOD_TURNS: usize = 6;
/// Their share of all turns, at most.
const MAX_GOOD_SHARE: f64 = 0.25;
/// Upper bound of the different ideas among them.
const MAX_IDEAS: usize = 2;
/// A turn whose chance is less than that of the best one by at most this is as good.
const MAX_LOSS_OF_GOOD: f64 = 0.04;
/// By how much the chance of the best turn exceeds those of all turns that are not as good.
const MIN_MARGIN: f64 = 0.12;
/// The least chance after the best turn: a puzzle is not about a lost position.
const MIN_CHANCE: f64 = 0.35;
/// The greatest chance after a turn that is not as good: nobody is told that a winning turn is wrong.
const MAX_OTHER_CHANCE: f64 = 0.7;
/// Upper bound of the turns of the solver.
const MAX_OWN_TURNS: usize = 5;

/// Upper bound of the puzzles of one game, and the least number of turns between them, so that they differ.
const MAX_PER_GAME: usize = 6;
const MIN_DISTANCE: usize = 6;
/// The number of turns after which puzzles begin.
const MIN_TURN_NUMBER: usize = 8;

/// The puzzles of a finished game, in its order, as one of the functions below finds them in a position.
pub fn find_in_game(game: &Game, find: fn(&AnyPosition) -> Option<Found>) -> Vec<Found> {
    let mut found = Vec::new();
    let mut number = MIN_TURN_NUMBER;
    while number < game.turns().len() && found.len() < MAX_PER_GAME {
        let puzzle = find(game.rewound_to(number).position());
        number += if puzzle.is_some() { MIN_DISTANCE } else { 1 };
        found.extend(puzzle);
    }
    found
}

/// The puzzle in a position of two seats that the endgame tables have. So it is exact: no other turn keeps the win or the draw.
pub fn find_ending(position: &AnyPosition) -> Option<Found> {
    match search::tablebase_result(position)? {
        TablebaseResult::Loss(_) => None,
        TablebaseResult::Win(_) | TablebaseResult::Draw => find(position),
    }
}

/// The puzzle in a position of two seats; `None` if no turn is clearly best. Deterministic; it takes up to some seconds of
/// computation.
pub fn find(position: &AnyPosition) -> Option<Found> {
    let solver = position.seat()?;
    let mut goods = NODES.into_iter().map(|nodes| good_turns(position, nodes));
    let first = goods.next()??;
    let verified = goods.try_fold(first, |before, good| {
        good.filter(|good| good.turns.iter().any(|turn| *turn == before.turns[0]))
    })?;
    let mut after = position.clone();
    let mut solution = vec![verified.turns];
    after.play(&solution[0][0]).ok()?;
    let second = after.clone();
    let mut own_turns = 1;
    // The number of turns up to the last one of the solver.
    let mut length = 1;
    while let Some(seat) = after.seat() {
        let turns = if seat == solver {
            let Some(good) = continuation(&after).filter(|_| own_turns < MAX_OWN_TURNS) else { break };
            own_turns += 1;
            length = solution.len() + 1;
            good
        } else {
            vec![search(&after, VERIFYING_NODES, &[])?.best_turn().to_owned()]
        };
        after.play(&turns[0]).ok()?;
        solution.push(turns);
    }
    let line: Vec<String> = solution.iter().map(|turns| turns[0].clone()).collect();
    // A line that ends with a win is the longest: nobody is asked to win in two where it takes three.
    let is_won = has_won(&after, solver);
    let turns = if is_won { Some(line.len() as u32) } else { verified.wins_within };
    let wins = turns.is_some_and(|turns| is_forced_win(&second, solver, turns - 1));
    if is_won && !wins {
        return None;
    }
    let themes = Theme::of(position, &line, wins);
    let wins_in = match search::tablebase_result(position) {
        Some(TablebaseResult::Win(turns)) if !is_won => Some(turns),
        _ => None,
    };
    solution.truncate(length);
    (!themes.is_empty()).then(|| Found { position: position.clone(), solution, themes, wins_in })
}

/// The turns to find where the line goes on; `None` if there are too many.
fn continuation(position: &AnyPosition) -> Option<Vec<String>> {
    match position.legal_turns() {
        only if only.len() == 1 => Some(only),
        _ => good_turns(position, VERIFYING_NODES).map(|good| good.turns),
    }
}

/// The best turn and those that are as good.
struct GoodTurns {
    /// The best first.
    turns: Vec<String>,
    /// The turns of all seats within which the best one wins, if the search has proven it.
    wins_within: Option<u32>,
}

/// The turns that are clearly better than all others; `None` if there are none or too many.
fn good_turns(position: &AnyPosition, nodes: u64) -> Option<GoodTurns> {
    let legal = position.legal_turns().len();
    let max = MAX_GOOD_TURNS.min((legal as f64 * MAX_GOOD_SHARE) as usize).max(1);
    let best =
        search(position, nodes, &[]).filter(|best| legal >= MIN_TURNS && best.win_chance() >= MIN_CHANCE)?;
    let mut good = GoodTurns {
        turns: vec![best.best_turn().to_owned()],
        wins_within: match best.proven {
            Some(ProvenResult::Win(turns)) => Some(turns),
            _ => None,
        },
    };
    let mut ideas = vec![Idea::of(position, best.best_turn())];
    loop {
        let other = search(position, nodes, &good.turns)?;
        let loss = best.win_chance() - other.win_chance();
        if loss >= MIN_MARGIN && other.win_chance() <= MAX_OTHER_CHANCE {
            return Some(good);
        }
        if loss > MAX_LOSS_OF_GOOD || good.turns.len() == max {
            return None;
        }
        let idea = Idea::of(position, other.best_turn());
        if !ideas.contains(&idea) {
            ideas.push(idea);
        }
        if ideas.len() > MAX_IDEAS {
            return None;
        }
        good.turns.push(other.best_turn().to_owned());
    }
}

/// What a turn is about: turns that differ only in how a capture is completed have the same idea.
#[derive(PartialEq)]
enum Idea {
    /// It takes the men of these cells, in the order of the cells.
    Capture(Vec<Cell>),
    /// Any other turn, without its demand.
    Turn(String),
}

impl Idea {
    fn of(position: &AnyPosition, turn: &str) -> Idea {
        let effects = position.clone().play(turn).map(|(_, effects)| effects).unwrap_or_default();
        let mut captured: Vec<Cell> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Captured { cell, .. } => Some(*cell),
                _ => None,
            })
            .collect();
        captured.sort_unstable();
        match captured.is_empty() {
            true => Idea::Turn(turn.split('!').next().unwrap_or_default().to_owned()),
            false => Idea::Capture(captured),
        }
    }
}

/// The best turn except some, by the player that judges both sides alike.
fn search(position: &AnyPosition, nodes: u64, excluded: &[String]) -> Option<SearchResult> {
    let player = PlayerProfile::neutral(position.kind());
    search::search_except(position, &player, Budget::nodes(nodes), excluded)
}
