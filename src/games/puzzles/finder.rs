//! How a puzzle is found: its first turn is clearly better than every other one in searches of growing depth, and so is every
//! further turn of the line.

use super::proof::{PROPOSAL_NODES, is_forced_win};
use super::puzzle::has_won;
use super::{Puzzle, Theme};
use crate::rules::{AnyPosition, Cell, Effect, Game, Spot, TileSlot};
use crate::search::{self, Budget, PlayerProfile, ProvenResult, SearchResult, TablebaseResult};

/// A puzzle without its number and its difficulty.
#[derive(Clone, Debug)]
pub struct Found {
    /// The position in which the solver is to act.
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
/// Upper bound of the share of good turns among all turns.
const MAX_GOOD_SHARE: f64 = 0.25;
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

/// Upper bound of the own turns of a win that the tablebase knows and the solution does not show. Nobody sees further ahead.
const MAX_UNSHOWN_WIN: u32 = 10;

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

/// The puzzle in a position of two seats that the tablebase has. So it is exact: no other turn keeps the win or the draw.
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
    let wins = turns.is_some_and(|turns| is_forced_win(&second, solver, turns - 1, PROPOSAL_NODES));
    if is_won && !wins {
        return None;
    }
    let themes = Theme::of(position, &line, wins);
    let wins_in = match search::tablebase_result(position) {
        Some(TablebaseResult::Win(turns)) if !is_won => Some(ProvenResult::Win(turns).own_turns()),
        _ => None,
    };
    if wins_in.is_some_and(|turns| turns > MAX_UNSHOWN_WIN) {
        return None;
    }
    solution.truncate(length);
    (!themes.is_empty()).then(|| Found { position: position.clone(), solution, themes, wins_in })
}

/// A known puzzle as it is found today; `None` if its first turn is no longer the one that is clearly best.
pub fn find_again(puzzle: &Puzzle) -> Option<Found> {
    find(&puzzle.position).filter(|found| found.solution[0].contains(&puzzle.solution[0][0]))
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
    let best = search(position, nodes, &[])
        .filter(|best| legal >= MIN_TURNS && best.value_chance() >= MIN_CHANCE)?;
    let mut good = GoodTurns {
        turns: vec![best.best_turn().to_owned()],
        wins_within: match best.proven {
            Some(ProvenResult::Win(turns)) => Some(turns),
            _ => None,
        },
    };
    let idea = Idea::of(position, best.best_turn());
    loop {
        let other = search(position, nodes, &good.turns)?;
        let loss = best.value_chance() - other.value_chance();
        if loss >= MIN_MARGIN && other.value_chance() <= MAX_OTHER_CHANCE {
            return Some(good);
        }
        let is_good = loss <= MAX_LOSS_OF_GOOD && Idea::of(position, other.best_turn()) == idea;
        if !is_good || good.turns.len() == max {
            return None;
        }
        good.turns.push(other.best_turn().to_owned());
    }
}

/// The idea of a turn. Turns with the same idea move the same man, or the same tiles, from the same place to the same place and
/// take the same men. They differ only in the way there, in the replacements (Biloba) or in the demand (Bilitaire).
#[derive(Debug, PartialEq)]
struct Idea {
    /// Where each man or tile begins and where it ends.
    moved: Vec<(Spot, Spot)>,
    /// The tile that is removed.
    removed: Option<TileSlot>,
    /// The cells of the men that are taken, in the order of the cells.
    captured: Vec<Cell>,
}

impl Idea {
    fn of(position: &AnyPosition, turn: &str) -> Idea {
        let effects = position.clone().play(turn).map(|(_, effects)| effects).unwrap_or_default();
        let mut idea = Idea { moved: Vec::new(), removed: None, captured: Vec::new() };
        for effect in effects {
            match effect {
                Effect::Moved { path, .. } => {
                    let ends = path.first().zip(path.last());
                    idea.moved.extend(ends.map(|(from, to)| (Spot::Cell(*from), Spot::Cell(*to))));
                }
                Effect::Slid { from, to } => {
                    let tiles = from.into_iter().zip(to);
                    idea.moved.extend(tiles.map(|(from, to)| (Spot::TileSlot(from), Spot::TileSlot(to))));
                }
                Effect::TileRemoved { place } => idea.removed = Some(place),
                Effect::Captured { cell, .. } => idea.captured.push(cell),
                _ => {}
            }
        }
        idea.captured.sort_unstable();
        idea
    }
}

/// The best turn except some, by the player that judges both sides alike.
fn search(position: &AnyPosition, nodes: u64, excluded: &[String]) -> Option<SearchResult> {
    let player = PlayerProfile::neutral(position.kind());
    search::search_except(position, &player, Budget::nodes(nodes), excluded)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameKind;

    #[track_caller]
    fn have_one_idea(game: GameKind, fen: &str, one: &str, other: &str) -> bool {
        let position = game.from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        for turn in [one, other] {
            assert!(position.parse_turn(turn).is_ok(), "{turn} is none of {:?}", position.legal_turns());
        }
        Idea::of(&position, one) == Idea::of(&position, other)
    }

    #[test]
    fn another_replacement_after_the_same_capture_is_no_other_idea() {
        let same = |fen, one, other| have_one_idea(GameKind::Biloba, fen, one, other);
        let fen = "5/7/5s3/3s2n2/3n5/4s4/4n1n2/7/5 1 --";
        assert!(same(fen, "e3-f3,d5>e4", "e3-f3,f3>e4"));
        assert!(!same(fen, "e3-f3,d5>e4", "g3-f3,d5>e4"), "another pawn takes it");
        let fen = "5/7/2s2s3/4n4/9/2n3s2/2s2n3/7/5 0 --";
        assert!(!same(fen, "c7-d6", "c7-c6"), "a quiet move to another place");
    }

    #[test]
    fn a_demand_is_no_other_idea_but_another_tile_is() {
        let same = |fen, one, other| have_one_idea(GameKind::Bilitaire, fen, one, other);
        let fen = "oo2o..o/oo2..../oo2...o/oo2o.../oooo2../oooo2oo/oooo2.o/oooo2oo 1 shift 0:0 --";
        assert!(same(fen, "D2-C2!2", "D2-C2"));
        let fen = "o..o2oo/...o2.o/.o2oooo/o.2...o/...o..2/..o.o.2/..2..2/oo2o.2 2 shift 0:19 --";
        assert!(!same(fen, "C1-D1", "xA2"), "shifted or removed");
    }

    #[test]
    fn the_order_of_a_jump_is_no_other_idea() {
        // A pawn jumps round in a circle, either way.
        let fen = "8b/9/9/4p4/3p1p3/3Pp4/9/B8 0 --";
        assert!(have_one_idea(GameKind::Basileus, fen, "d3xd5xf5xf3xd3", "d3xf3xf5xd5xd3"));
    }
}
