//! How a puzzle is found: its first turn reaches a [`Goal`] that no other turn does, in searches of growing depth, and so does every
//! further turn of the line.

use super::goal::{FINDING_NODES, MIN_MARGIN};
use super::proof::{forced_win, is_forced_win};
use super::puzzle::has_won;
use super::{Goal, Puzzle, Theme};
use crate::rules::{AnyPosition, Cell, Effect, Game, Spot, TileSlot};
use crate::search::{self, Budget, PlayerProfile, ProvenResult, SearchResult, TablebaseResult};

/// A puzzle without its number and its difficulty.
#[derive(Clone, Debug)]
pub struct Found {
    /// The position in which the solver is to act.
    pub position: AnyPosition,
    /// As [`Puzzle::goal`](super::Puzzle::goal).
    pub goal: Goal,
    /// As [`Puzzle::solution`](super::Puzzle::solution).
    pub solution: Vec<Vec<String>>,
    /// As [`Puzzle::themes`](super::Puzzle::themes).
    pub themes: Vec<Theme>,
    /// As [`Puzzle::wins_in`](super::Puzzle::wins_in).
    pub wins_in: Option<u32>,
}

/// The nodes of the searches that verify a puzzle.
const VERIFYING_NODES: u64 = 10 * FINDING_NODES;
/// The nodes of the searches that leave out positions in which nothing stands out, and the least difference of chances that does.
const SHORT_NODES: [u64; 2] = [400, 2_500];
const MIN_DIFFERENCE: f64 = 0.08;
/// The nodes of a search that sees what anybody sees.
const OBVIOUS_NODES: u64 = 100;
/// The seeds of the searches that verify what is not proven, each of which weighs what it sees a little differently.
const SEEDS: std::ops::Range<u64> = 0..3;
/// A position with fewer turns than this leaves too little to find.
const MIN_TURNS: usize = 3;
/// Upper bound of the turns that are as good as the best one, such as captures with another replacement.
const MAX_GOOD_TURNS: usize = 6;
/// Upper bound of the share of good turns among all turns.
const MAX_GOOD_SHARE: f64 = 0.25;
/// A turn whose chance is less than that of the best one by at most this is as good.
const MAX_LOSS_OF_GOOD: f64 = 0.04;
/// The greatest chance after another turn, if the best one gains.
const MAX_OTHER_CHANCE: f64 = 0.5;
/// Upper bound of the turns of the solver.
const MAX_OWN_TURNS: usize = 6;

/// Upper bound of the own turns of a win that the tablebase knows and the solution does not show. Nobody sees further ahead.
const MAX_UNSHOWN_WIN: u32 = 10;

/// Upper bound of the puzzles of one game, of those whose first turn is obvious, and the least number of turns between two, so that
/// they differ.
const MAX_PER_GAME: usize = 6;
const MAX_OBVIOUS_PER_GAME: usize = 1;
const MIN_DISTANCE: usize = 6;
/// The number of turns after which puzzles begin.
const MIN_TURN_NUMBER: usize = 8;

/// The puzzles within the last turns of a finished game, in its order, as one of the functions below finds them in a position.
pub fn find_in_game(game: &Game, last_turns: usize, find: fn(&AnyPosition) -> Option<Found>) -> Vec<Found> {
    let mut found = Vec::new();
    let mut obvious = 0;
    let mut number = game.turns().len().saturating_sub(last_turns).max(MIN_TURN_NUMBER);
    while number < game.turns().len() && found.len() < MAX_PER_GAME {
        let position = game.rewound_to(number).position().clone();
        let puzzle = match look_at(&position) {
            Look::Even => None,
            Look::Obvious if obvious == MAX_OBVIOUS_PER_GAME => None,
            look => {
                let puzzle = find(&position);
                obvious += usize::from(look == Look::Obvious && puzzle.is_some());
                puzzle
            }
        };
        number += if puzzle.is_some() { MIN_DISTANCE } else { 1 };
        found.extend(puzzle);
    }
    found
}

/// What short searches say of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// Nothing stands out.
    Even,
    /// The best turn is the one that anybody sees.
    Obvious,
    /// The best turn is another one, or gains more than is seen.
    Hidden,
}

/// Looks at a position by short searches: most are left out at once.
fn look_at(position: &AnyPosition) -> Look {
    let best = |nodes, excluded: &[String]| search(position, nodes, 0, excluded);
    let [seen, found] = SHORT_NODES.map(|nodes| best(nodes, &[]));
    let Some((seen, found)) = seen.zip(found) else { return Look::Even };
    let is_surprise = found.value_chance() >= seen.value_chance() + MIN_DIFFERENCE;
    if !is_surprise {
        let other = best(SHORT_NODES[0], &[seen.best_turn().to_owned()]);
        if other.is_none_or(|other| seen.value_chance() < other.value_chance() + MIN_DIFFERENCE) {
            return Look::Even;
        }
    }
    let glance = best(OBVIOUS_NODES, &[]);
    match glance.is_some_and(|glance| glance.best_turn() == found.best_turn()) {
        true => Look::Obvious,
        false => Look::Hidden,
    }
}

/// The puzzle in a position of two seats that the tablebase has. So it is exact: no other turn keeps the win or the draw.
pub fn find_ending(position: &AnyPosition) -> Option<Found> {
    match search::tablebase_result(position)? {
        TablebaseResult::Loss(_) => None,
        TablebaseResult::Win(_) | TablebaseResult::Draw => find(position),
    }
}

/// The puzzle in a position of two seats; `None` if no turn stands out. Deterministic; it takes up to some seconds of computation.
pub fn find(position: &AnyPosition) -> Option<Found> {
    let solver = position.seat()?;
    let first = good_turns(position, FINDING_NODES, 0)?;
    let goal = reached(position, &first)?;
    let verified = verified(position, goal, &first)?;
    let mut after = position.clone();
    let mut solution = vec![verified.turns];
    after.play(&solution[0][0]).ok()?;
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
            vec![search(&after, VERIFYING_NODES, 0, &[])?.best_turn().to_owned()]
        };
        after.play(&turns[0]).ok()?;
        solution.push(turns);
    }
    let line: Vec<String> = solution.iter().map(|turns| turns[0].clone()).collect();
    let is_won = has_won(&after, solver);
    // A line that ends with a win is the longest: nobody is asked to win in two where it takes three.
    if is_won && !is_forced_win(&played(position, &line[0])?, solver, line.len() as u32 - 1, VERIFYING_NODES)
    {
        return None;
    }
    let themes = Theme::of(position, &line, goal);
    let wins_in = match search::tablebase_result(position) {
        Some(TablebaseResult::Win(turns)) if !is_won => Some(ProvenResult::Win(turns).own_turns()),
        _ => None,
    };
    if wins_in.is_some_and(|turns| turns > MAX_UNSHOWN_WIN) {
        return None;
    }
    solution.truncate(length);
    Some(Found { position: position.clone(), goal, solution, themes, wins_in })
}

/// A known puzzle as it is found today; `None` if its first turn is no longer the one that stands out.
pub fn find_again(puzzle: &Puzzle) -> Option<Found> {
    find(&puzzle.position).filter(|found| found.solution[0].contains(&puzzle.solution[0][0]))
}

/// What the best turn reaches and the others do not, as a search sees it.
fn reached(position: &AnyPosition, good: &GoodTurns) -> Option<Goal> {
    match (good.best.proven, good.other.proven) {
        (Some(ProvenResult::Win(_)), _) => Some(Goal::Win),
        (_, Some(ProvenResult::Loss(_))) => Some(Goal::Save),
        _ => (good.other.value_chance() <= MAX_OTHER_CHANCE && gains(position, &good.best))
            .then_some(Goal::Gain),
    }
}

/// Whether the seat to act takes more men in the expected line than it loses. Bilitaire, whose men are nobody's, counts points instead,
/// which the chance contains.
fn gains(position: &AnyPosition, best: &SearchResult) -> bool {
    let Some(seat) = position.seat() else { return false };
    if position.kind().kinds().iter().all(|kind| !kind.is_owned()) {
        return true;
    }
    let mut after = position.clone();
    let mut gained = 0;
    for turn in &best.principal_variation {
        let Ok((_, effects)) = after.play(turn) else { break };
        for effect in effects {
            match effect {
                Effect::Captured { seat: of, .. } | Effect::Lost { seat: of, .. } => {
                    gained += if of == seat { -1 } else { 1 };
                }
                _ => {}
            }
        }
    }
    gained > 0
}

/// The good turns of a position as the verifying searches see them, if they reach the goal and no other turn does.
fn verified(position: &AnyPosition, goal: Goal, first: &GoodTurns) -> Option<GoodTurns> {
    let solver = position.seat()?;
    let again = |seed| {
        let good = good_turns(position, VERIFYING_NODES, seed)?;
        let is_same = good.turns.contains(&first.turns[0]) && reached(position, &good) == Some(goal);
        is_same.then_some(good)
    };
    let good = again(0)?;
    match goal {
        Goal::Win => {
            let second = played(position, &good.turns[0])?;
            forced_win(&second, solver, VERIFYING_NODES).map(|_| good)
        }
        Goal::Save => {
            let others = position.legal_turns().into_iter().filter(|turn| !good.turns.contains(turn));
            let opponent = position.places().active_seats().find(|seat| *seat != solver)?;
            let loses = |turn: String| forced_win(&played(position, &turn)?, opponent, VERIFYING_NODES);
            let all_lose = others.map(loses).all(|turns| turns.is_some());
            (all_lose && SEEDS.into_iter().all(|seed| again(seed).is_some())).then_some(good)
        }
        Goal::Gain => SEEDS.into_iter().all(|seed| again(seed).is_some()).then_some(good),
    }
}

fn played(position: &AnyPosition, turn: &str) -> Option<AnyPosition> {
    let mut after = position.clone();
    after.play(turn).is_ok().then_some(after)
}

/// The turns to find where the line goes on; `None` if there are too many.
fn continuation(position: &AnyPosition) -> Option<Vec<String>> {
    match position.legal_turns() {
        only if only.len() == 1 => Some(only),
        _ => good_turns(position, VERIFYING_NODES, 0).map(|good| good.turns),
    }
}

/// The best turn and those that are as good.
struct GoodTurns {
    /// The best first.
    turns: Vec<String>,
    /// The search of the best turn.
    best: SearchResult,
    /// The search without the good turns.
    other: SearchResult,
}

/// The turns that are clearly better than all others; `None` if there are none or too many.
fn good_turns(position: &AnyPosition, nodes: u64, seed: u64) -> Option<GoodTurns> {
    let legal = position.legal_turns().len();
    let max = MAX_GOOD_TURNS.min((legal as f64 * MAX_GOOD_SHARE) as usize).max(1);
    let best = search(position, nodes, seed, &[])
        .filter(|best| legal >= MIN_TURNS && best.value_chance() >= MIN_MARGIN)?;
    let mut turns = vec![best.best_turn().to_owned()];
    let idea = Idea::of(position, best.best_turn());
    loop {
        let other = search(position, nodes, seed, &turns)?;
        let loss = best.value_chance() - other.value_chance();
        if loss >= MIN_MARGIN {
            return Some(GoodTurns { turns, best, other });
        }
        let is_good = loss <= MAX_LOSS_OF_GOOD && Idea::of(position, other.best_turn()) == idea;
        if !is_good || turns.len() == max {
            return None;
        }
        turns.push(other.best_turn().to_owned());
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
fn search(position: &AnyPosition, nodes: u64, seed: u64, excluded: &[String]) -> Option<SearchResult> {
    let player = PlayerProfile::neutral(position.kind());
    search::search_except(position, &player, Budget::nodes(nodes), seed, excluded)
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
