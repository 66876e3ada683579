use super::{MAX_PLY, MAX_TURNS_PER_NODE, NodeState, Search, Window};
use crate::search::budget::Stopped;
use crate::search::knowledge::{GameKnowledge, Quiescence};
use crate::search::splitmix64;
use crate::search::transposition_table::{Bound, Entry};
use crate::search::turns::{self, Child};
use crate::search::value::{self, WIN};

/// Within this many quiet turns of the draw the transposition table keeps positions apart by their quiet turns.
const DRAW_HORIZON: usize = 24;

/// A verdict on a node before its turns are searched.
enum PruneDecision {
    /// The value is at least this, which exceeds beta: the node is not searched.
    FailHigh(i32),
    /// Without a capture the value is hardly above this, which is below alpha: only captures are searched.
    CapturesOnly(i32),
    /// All turns are searched.
    Search,
}

impl<P: GameKnowledge> Search<'_, P> {
    /// The value of a node for the side to act.
    pub(super) fn search_node(
        &mut self,
        position: &P,
        depth: i32,
        state: NodeState,
        mut window: Window,
    ) -> Result<i32, Stopped> {
        let NodeState { ply, quiet_turns, key, .. } = state;
        self.variations[ply].clear();
        if let Some(value) = self.terminal_value(position, ply) {
            self.count_node()?;
            return Ok(value);
        }
        let (mut table_key, mut quiet_turns_left) = (key, usize::MAX);
        if let Some(limit) = self.quiet_turn_limit(position) {
            let since_capture = self.path_keys.len().saturating_sub(quiet_turns);
            // The first repetition counts as a draw, because the side that repeated once can do so again.
            if quiet_turns >= limit || self.path_keys[since_capture..].contains(&key) {
                self.count_node()?;
                return Ok(self.draw_value_at(position));
            }
            quiet_turns_left = limit - quiet_turns;
            if quiet_turns_left < DRAW_HORIZON {
                table_key = splitmix64(key ^ quiet_turns as u64);
            }
        }
        if depth <= 0 || ply >= MAX_PLY / 2 {
            return self.quiescence(position, state, window);
        }
        self.count_node()?;
        if let Some(value) = self.tablebase_value(position, state) {
            return Ok(value);
        }
        // Mate-distance pruning: the best possible value is a win with the next turn, the worst a loss already suffered.
        window.alpha = window.alpha.max(-value::relative_to_root(WIN, ply));
        window.beta = window.beta.min(value::relative_to_root(WIN, ply + 1));
        if window.is_empty() {
            return Ok(window.alpha);
        }
        let entry = self.table.get(table_key);
        if let Some(entry) = entry
            && i32::from(entry.depth) >= depth
            && value::proven_result(entry.value).is_none_or(|end| end.turns() as usize <= quiet_turns_left)
        {
            let value = value::relative_to_root(entry.value, ply);
            match entry.bound {
                Bound::Exact => return Ok(value),
                Bound::Lower if value >= window.beta => return Ok(value),
                Bound::Upper if value <= window.alpha => return Ok(value),
                _ => {}
            }
        }

        let futility_value = match self.prune(position, depth, state, window)? {
            PruneDecision::FailHigh(value) => return Ok(value),
            PruneDecision::CapturesOnly(value) => Some(value),
            PruneDecision::Search => None,
        };

        let (start, ordered_start) = (self.children.len(), self.ordered.len());
        turns::push_children(position, MAX_TURNS_PER_NODE, &mut self.children);
        let is_complete = self.children.len() - start < MAX_TURNS_PER_NODE;
        self.score_turns(position, start, depth, ply, entry.map(|entry| entry.best_turn));
        self.path_keys.push(key);
        let result =
            self.search_children(position, depth, state, (start, ordered_start), futility_value, window);
        self.path_keys.pop();
        self.children.truncate(start);
        self.ordered.truncate(ordered_start);
        let (mut best, best_turn) = result?;
        if !is_complete {
            // The ignored turns may avoid a loss, so it is not proven.
            best = best.max(-value::MAX_EVALUATION);
        }
        let bound = match best {
            best if best >= window.beta => Bound::Lower,
            best if best <= window.alpha => Bound::Upper,
            _ => Bound::Exact,
        };
        let value = value::relative_to_node(best, ply);
        self.table.put(table_key, Entry { value, best_turn, depth: depth as u8, bound });
        Ok(best)
    }

    /// Static null-move pruning, futility pruning and null-move pruning. None of them ever proves a result.
    fn prune(
        &mut self,
        position: &P,
        depth: i32,
        state: NodeState,
        window: Window,
    ) -> Result<PruneDecision, Stopped> {
        let Window { alpha, beta } = window;
        if self.player.full_width || value::is_proven(alpha) || value::is_proven(beta) {
            return Ok(PruneDecision::Search);
        }
        let null_move =
            position.after_null_move().filter(|_| position.quiescence() != Quiescence::ForcedCaptures);
        let Some(passed) = null_move else {
            return Ok(PruneDecision::Search);
        };
        let evaluation = self.evaluate(position, state.quiet_turns);
        // An estimate of what the remaining turns can change.
        let margin = self.player.weights.symmetric[0] * depth * 3 / 4;
        if depth <= 3 && evaluation - margin >= beta {
            return Ok(PruneDecision::FailHigh(evaluation));
        }
        if depth <= 2 && evaluation + margin <= alpha {
            return Ok(PruneDecision::CapturesOnly(evaluation + margin));
        }
        if depth >= 3 && evaluation >= beta && !state.after_null_move {
            let child_state = NodeState {
                ply: state.ply + 1,
                quiet_turns: state.quiet_turns + 1,
                key: turns::hash_key(&passed),
                after_null_move: true,
            };
            self.path_keys.push(state.key);
            let window = Window { alpha: beta - 1, beta };
            let mine = self.is_mine(position);
            let value = self.search_child(mine, &passed, depth - 3 - depth / 4, child_state, window);
            self.path_keys.pop();
            let value = value?;
            if value >= beta {
                return Ok(PruneDecision::FailHigh(value.min(value::MAX_EVALUATION)));
            }
        }
        Ok(PruneDecision::Search)
    }

    /// The best value among the turns of a node and the index of its turn. With a futility value, and among late turns,
    /// only captures are searched.
    fn search_children(
        &mut self,
        position: &P,
        depth: i32,
        state: NodeState,
        (start, ordered_start): (usize, usize),
        futility_value: Option<i32>,
        mut window: Window,
    ) -> Result<(i32, u16), Stopped> {
        let NodeState { ply, quiet_turns, .. } = state;
        let mine = self.is_mine(position);
        let men = position.man_count();
        let (mut best, mut best_turn) = (futility_value.unwrap_or(-WIN), 0);
        let count = self.ordered.len() - ordered_start;
        // Late-turn pruning relies on a null move being no better than any turn.
        let late = if self.player.full_width || position.after_null_move().is_none() {
            count
        } else {
            late_turn_number(depth)
        };
        for number in 0..count {
            let captures_only = number >= late || futility_value.is_some();
            let index = if captures_only {
                self.ordered[ordered_start + number].1 as usize
            } else {
                self.pick_next(ordered_start + number)
            };
            let Child { position, turn_key } = self.children[index].clone();
            let captures = position.man_count() < men;
            if captures_only && best > -value::MAX_EVALUATION && !captures && position.seat().is_some() {
                continue;
            }
            let child_state = NodeState {
                ply: ply + 1,
                quiet_turns: if captures { 0 } else { quiet_turns + 1 },
                key: turns::hash_key(&position),
                after_null_move: false,
            };
            let depth = depth - 1;
            let value = if number == 0 {
                self.search_child(mine, &position, depth, child_state, window)?
            } else {
                let reduction =
                    if self.player.full_width || captures { 0 } else { late_turn_reduction(depth, number) };
                let null_window = window.null_window();
                let mut value =
                    self.search_child(mine, &position, depth - reduction, child_state, null_window)?;
                if value > window.alpha && reduction > 0 {
                    value = self.search_child(mine, &position, depth, child_state, null_window)?;
                }
                if value > window.alpha && value < window.beta {
                    value = self.search_child(mine, &position, depth, child_state, window)?;
                }
                value
            };
            if value > best {
                best = value;
                best_turn = (index - start) as u16;
                if value > window.alpha {
                    window.alpha = value;
                    let (before, after) = self.variations.split_at_mut(ply + 1);
                    before[ply].clear();
                    before[ply].push(best_turn);
                    before[ply].extend_from_slice(&after[0]);
                }
            }
            if window.is_empty() {
                if !captures {
                    self.cutoffs.record(mine, turn_key, depth, ply);
                }
                break;
            }
        }
        Ok((best, best_turn))
    }
}

/// The depth by which a late turn is reduced at first: about 0.7 times the product of the logarithms of both.
fn late_turn_reduction(depth: i32, number: usize) -> i32 {
    if depth < 1 || number < 3 {
        return 0;
    }
    // Four times the binary logarithm, in integers.
    let log = |number: u64| number.pow(4).ilog2() as i32;
    (log(depth as u64 + 1) * log(number as u64) / 48).min(depth)
}

/// The number of turns after which quiet ones are pruned: if that many did not cause a cutoff, the next one is unlikely to.
fn late_turn_number(depth: i32) -> usize {
    if depth <= 3 { 4 << depth } else { usize::MAX }
}
