//! Alpha-beta search with iterative deepening, principal variation search and a transposition table.
//!
//! A seat searches against all others together. With two seats that is the game as it is; with more it is the paranoid
//! assumption that all others play against this seat. The two *sides* are the searching seat and all others; every value is
//! relative to the side to act, and at the end of a game to the others. A seat may act twice in a row, so the side need not
//! change from turn to turn.
//!
//! - `node`: an interior node, with pruning and reductions;
//! - `ordering`: move ordering by hash turn, captures, killers, history and evaluation;
//! - `quiescence`: captures at the end of a line;
//! - `traps`: forced captures at the root, and the choice among turns that are nearly as good as the best.

mod node;
mod ordering;
mod quiescence;
mod traps;

use super::budget::{Budget, Stopped};
use super::forced_capture::ForcedCaptureSolver;
use super::knowledge::{GameKnowledge, TablebaseResult};
use super::profile::PlayerProfile;
use super::transposition_table::TranspositionTable;
use super::turns::{self, Child};
use super::value::{self, WIN};
use super::{BestLine, splitmix64};
use crate::rules::{History, Places, Seat};
use ordering::CutoffHistory;
use std::cmp::Reverse;

/// Upper bound of the length of a line, quiescence search included.
const MAX_PLY: usize = 96;
/// Upper bound of the turns searched in a node other than the root; further ones are ignored.
const MAX_TURNS_PER_NODE: usize = 400;
/// Upper bound of the nodes of the forced-capture solver at the root: one position in a hundred would need more.
const MAX_SOLVER_NODES: u64 = 100_000;

struct Search<'a, P> {
    player: PlayerProfile,
    /// The searching seat.
    me: Seat,
    /// The places at the root.
    root_places: Places,
    /// As [`History::quiet_turns_per_seat`].
    quiet_turns_per_seat: Option<usize>,
    /// The asymmetric evaluation at the root, which is subtracted so that only gains count.
    root_asymmetric: i32,
    budget: Budget<'a>,
    nodes: u64,
    table: TranspositionTable,
    /// The keys of positions since the last capture of the game, then of the current line, to detect repetitions.
    path_keys: Vec<u64>,
    /// The turns of all nodes of the current line, as a stack.
    children: Vec<Child<P>>,
    /// Ordering scores of these turns with their indices in `children`, as a stack.
    ordered: Vec<(i32, u32)>,
    cutoffs: CutoffHistory,
    /// The principal variation from each ply, as indices of turns.
    variations: Vec<Vec<u16>>,
}

/// A turn at the root.
struct RootTurn<P> {
    index: u16,
    position: P,
    key: u64,
    /// The static evaluation after it.
    value: i32,
    /// The bonus for the trap that it sets.
    trap_bonus: i32,
}

impl<P: GameKnowledge> RootTurn<P> {
    /// The state of the node after it; `men` and `quiet_turns` are those of the root.
    fn child_state(&self, men: usize, quiet_turns: usize) -> NodeState {
        let quiet_turns = if self.position.man_count() < men { 0 } else { quiet_turns + 1 };
        NodeState { ply: 1, quiet_turns, key: self.key, after_null_move: false }
    }
}

/// The state of a node that its position does not contain.
#[derive(Clone, Copy)]
struct NodeState {
    /// Turns from the root.
    ply: usize,
    /// Turns since the last capture, those of the game before the search included.
    quiet_turns: usize,
    /// The hash key of the position.
    key: u64,
    /// The last turn was a null move.
    after_null_move: bool,
}

/// The alpha-beta window: values outside of it need not be exact.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    /// The window as the other side sees it.
    fn negated(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// The window that only tests whether a value exceeds alpha.
    fn null_window(self) -> Window {
        Window { beta: self.alpha + 1, ..self }
    }

    /// No value lies inside of it, so the search can cut off.
    fn is_empty(self) -> bool {
        self.alpha >= self.beta
    }
}

/// The best turn with its line in the current position of a history, except excluded turns; `None` if no turn is left.
pub(super) fn search<P: GameKnowledge>(
    history: &History<P>,
    player: &PlayerProfile,
    budget: Budget,
    seed: u64,
    excluded: &[u16],
) -> Option<BestLine> {
    let position = history.position();
    Search::new(history, position.seat()?, player, budget, seed).run(position, seed, excluded)
}

impl<'a, P: GameKnowledge> Search<'a, P> {
    fn new(
        history: &History<P>,
        me: Seat,
        player: &PlayerProfile,
        budget: Budget<'a>,
        seed: u64,
    ) -> Search<'a, P> {
        let position = history.position();
        let mut weights = player.weights.jittered(seed);
        weights.asymmetric =
            position.adjust_asymmetric_weights(me, weights.asymmetric, history.quiet_turns());
        Search {
            player: PlayerProfile { weights, ..*player },
            me,
            root_places: position.places(),
            quiet_turns_per_seat: history.quiet_turns_per_seat(),
            root_asymmetric: weights.evaluate_asymmetric(position, me),
            budget,
            nodes: 0,
            table: TranspositionTable::new(budget.nodes),
            path_keys: history.positions().iter().map(turns::hash_key).collect(),
            children: Vec::new(),
            ordered: Vec::new(),
            cutoffs: CutoffHistory::new(),
            variations: vec![Vec::new(); MAX_PLY + 1],
        }
    }

    fn run(mut self, position: &P, seed: u64, excluded: &[u16]) -> Option<BestLine> {
        let mut roots = self.root_turns(position, seed, excluded);
        let quiet_turns = self.path_keys.len() - 1;
        let men = position.man_count();
        let mut best_line = BestLine::unsearched(roots.first()?.index, roots[0].value);
        let full_budget = self.budget;
        let mut is_forced_capture = false;
        if self.player.weights.traps != 0 {
            let solver_budget = full_budget.fraction(1, 3).with_max_nodes(MAX_SOLVER_NODES);
            let mut solver = ForcedCaptureSolver::new(solver_budget);
            is_forced_capture = self.keep_forced_capture(position, &mut roots, &mut solver);
            self.set_trap_bonuses(men, &mut roots, &mut solver);
            self.nodes = solver.nodes();
            // The remaining budget is reserved for checking turns that set traps.
            self.budget = full_budget.minus_fraction(1, 6);
        }
        for depth in 1..=self.budget.depth.min(MAX_PLY as u32 / 2) {
            // The solver may have been cancelled or may have used all the time.
            if self.budget.is_exhausted(self.nodes) || self.budget.is_interrupted() {
                break;
            }
            let result = self.search_roots(&mut roots, men, quiet_turns, depth, &mut best_line);
            if result.is_err() {
                break;
            }
            best_line.depth = depth;
            // A deeper search would not change the turn.
            if roots.len() == 1 && depth >= 4 || value::is_proven(best_line.value) {
                break;
            }
        }
        if is_forced_capture {
            // The discarded turns may avoid a loss, so it is not proven.
            best_line.value = best_line.value.max(-value::MAX_EVALUATION);
        }
        let is_over = full_budget.is_exhausted(self.nodes) || full_budget.is_interrupted();
        if !value::is_proven(best_line.value) && !is_over {
            self.budget = full_budget;
            self.choose_trap(&roots, men, quiet_turns, &mut best_line);
        }
        best_line.nodes = self.nodes;
        Some(best_line)
    }

    /// The turns at the root, those with the best static evaluation first. The seed orders equal ones.
    fn root_turns(&self, position: &P, seed: u64, excluded: &[u16]) -> Vec<RootTurn<P>> {
        let mut children = Vec::new();
        turns::push_children(position, usize::from(u16::MAX), &mut children);
        let mut roots: Vec<RootTurn<P>> = children
            .into_iter()
            .enumerate()
            .map(|(index, Child { position, .. })| RootTurn {
                index: index as u16,
                key: turns::hash_key(&position),
                value: self.final_or_static_value(&position),
                trap_bonus: 0,
                position,
            })
            .filter(|root| !excluded.contains(&root.index))
            .collect();
        roots.sort_by_key(|root| (Reverse(root.value), splitmix64(seed ^ root.key)));
        roots
    }

    /// One iteration: searches all root turns to a depth and moves the best one to the front.
    fn search_roots(
        &mut self,
        roots: &mut [RootTurn<P>],
        men: usize,
        quiet_turns: usize,
        depth: u32,
        best_line: &mut BestLine,
    ) -> Result<(), Stopped> {
        let mut window = Window { alpha: -WIN, beta: WIN };
        for index in 0..roots.len() {
            let root = &roots[index];
            let state = root.child_state(men, quiet_turns);
            let depth = depth as i32 - 1;
            let value = if index == 0 {
                self.search_child(true, &root.position, depth, state, window)?
            } else {
                let mut value =
                    self.search_child(true, &root.position, depth, state, window.null_window())?;
                if value > window.alpha {
                    value = self.search_child(true, &root.position, depth, state, window)?;
                }
                value
            };
            if value > window.alpha {
                window.alpha = value;
                best_line.value = value;
                best_line.turn_indices.clear();
                best_line.turn_indices.push(roots[index].index);
                best_line.turn_indices.extend_from_slice(&self.variations[1]);
                roots[..=index].rotate_right(1);
            }
        }
        Ok(())
    }

    /// The value of a child for the side that acted in its parent: the searching seat if `mine`.
    fn search_child(
        &mut self,
        mine: bool,
        position: &P,
        depth: i32,
        state: NodeState,
        window: Window,
    ) -> Result<i32, Stopped> {
        if self.is_mine(position) == mine {
            self.search_node(position, depth, state, window)
        } else {
            Ok(-self.search_node(position, depth, state, window.negated())?)
        }
    }

    /// Whether the searching seat is to act.
    fn is_mine(&self, position: &P) -> bool {
        position.seat() == Some(self.me)
    }

    fn count_node(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.budget.is_exhausted(self.nodes) { Err(Stopped) } else { Ok(()) }
    }

    /// The evaluation of a node for the side to act. It fades towards a draw with the quiet turns, because an advantage is
    /// worth less the nearer the draw is. The curve is cubic: if an advantage faded early, the search would sacrifice men
    /// to restart the count of quiet turns.
    fn evaluate(&self, position: &P, quiet_turns: usize) -> i32 {
        let mut value = self.static_value(position);
        if let Some(limit) = self.quiet_turn_limit(position) {
            let elapsed = quiet_turns.min(limit).pow(3) as i64;
            value -= (i64::from(value - self.draw_value()) * elapsed / limit.pow(3) as i64) as i32;
        }
        if self.is_mine(position) { value } else { -value }
    }

    /// The evaluation of a position for the searching seat, without the fading towards a draw.
    fn static_value(&self, position: &P) -> i32 {
        let value = self.player.weights.evaluate(position, self.me) - self.root_asymmetric;
        value::clamp_evaluation(value)
    }

    /// The value for the searching seat without any search.
    fn final_or_static_value(&self, position: &P) -> i32 {
        self.final_value(position).unwrap_or_else(|| self.static_value(position))
    }

    /// As [`History::quiet_turn_limit`], with the seats in the game at a node.
    fn quiet_turn_limit(&self, position: &P) -> Option<usize> {
        Some(self.quiet_turns_per_seat? * position.places().active_seats().count())
    }

    /// The value of a draw for the searching seat: of a shared first place, which all seats in the game have in a host draw.
    fn draw_value(&self) -> i32 {
        -self.player.weights.contempt
    }

    /// The value of a draw for the side to act.
    fn draw_value_at(&self, position: &P) -> i32 {
        if self.is_mine(position) { self.draw_value() } else { -self.draw_value() }
    }

    /// The value for the searching seat once it has its place.
    fn final_value(&self, position: &P) -> Option<i32> {
        value::final_value(self.root_places, position.places(), self.me, self.draw_value())
    }

    /// The value of a finished game for the side to act, relative to the root.
    fn terminal_value(&self, position: &P, ply: usize) -> Option<i32> {
        let value = value::relative_to_root(self.final_value(position)?, ply);
        Some(if self.is_mine(position) { value } else { -value })
    }

    /// The tablebase value of a node for the side to act, unless the quiet-turn limit would draw the game before its end.
    fn tablebase_value(&self, position: &P, state: NodeState) -> Option<i32> {
        let result = if self.player.uses_tablebase { position.probe_tablebase() } else { None }?;
        let win = |turns: u32| value::relative_to_root(WIN, state.ply + turns as usize);
        let is_in_time = |turns: u32| {
            self.quiet_turn_limit(position).is_none_or(|limit| state.quiet_turns + (turns as usize) < limit)
        };
        match result {
            TablebaseResult::Win(turns) => is_in_time(turns).then(|| win(turns)),
            TablebaseResult::Loss(turns) => is_in_time(turns).then(|| -win(turns)),
            TablebaseResult::Draw => Some(self.draw_value_at(position)),
        }
    }
}
