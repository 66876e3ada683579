use super::{MAX_PLY, Search};
use crate::search::knowledge::GameKnowledge;
use crate::search::turns::Child;
use std::cmp::Reverse;

/// The size of a history table; turns whose hashes agree modulo this share an entry.
const HISTORY_SIZE: usize = 1 << 12;
const MAX_HISTORY: i32 = 1 << 20;
/// Upper bound of what history adds to an ordering score.
const MAX_HISTORY_SCORE: i32 = 1 << 12;
const KILLER_SCORE: i32 = 1 << 10;

/// Quiet turns that caused cutoffs elsewhere in the search: the killer and history heuristics.
pub(super) struct CutoffHistory {
    /// The keys of the last two different turns that caused a cutoff, by ply.
    killers: [[u64; 2]; MAX_PLY],
    /// Depth-weighted counts of cutoffs, by side and turn.
    cutoffs: Vec<[i32; HISTORY_SIZE]>,
}

impl CutoffHistory {
    pub(super) fn new() -> CutoffHistory {
        CutoffHistory { killers: [[0; 2]; MAX_PLY], cutoffs: vec![[0; HISTORY_SIZE]; 2] }
    }

    pub(super) fn record(&mut self, mine: bool, turn_key: u64, depth: i32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != turn_key {
            *killers = [turn_key, killers[0]];
        }
        let count = &mut self.cutoffs[usize::from(mine)][turn_key as usize % HISTORY_SIZE];
        *count = (*count + (depth + 1) * (depth + 1)).min(MAX_HISTORY);
    }

    fn score(&self, mine: bool, turn_key: u64, ply: usize) -> i32 {
        let cutoffs = self.cutoffs[usize::from(mine)][turn_key as usize % HISTORY_SIZE];
        let killer = if self.killers[ply].contains(&turn_key) { KILLER_SCORE } else { 0 };
        cutoffs.min(MAX_HISTORY_SCORE) + killer
    }
}

impl<P: GameKnowledge> Search<'_, P> {
    /// Moves the turn with the best ordering score among those from `from` on to `from` and returns its index. Selecting
    /// one at a time is cheaper than sorting, because mostly the first few turns cause a cutoff.
    pub(super) fn pick_next(&mut self, from: usize) -> usize {
        let rest = &mut self.ordered[from..];
        // Equal turns stay in the order of generation.
        let key = |(score, index): &(i32, u32)| (Reverse(*score), *index);
        if let Some(best) = (0..rest.len()).min_by_key(|number| key(&rest[*number])) {
            rest.swap(0, best);
        }
        rest[0].1 as usize
    }

    /// Pushes an ordering score for each turn of a node: the hash turn first, then by captures or evaluation, history and
    /// killers.
    pub(super) fn score_turns(
        &mut self,
        position: &P,
        start: usize,
        depth: i32,
        ply: usize,
        hash_turn: Option<u16>,
    ) {
        let men = position.man_count();
        let mine = self.is_mine(position);
        for index in start..self.children.len() {
            let Child { position, turn_key } = &self.children[index];
            let score = if hash_turn.is_some_and(|hash_turn| start + usize::from(hash_turn) == index) {
                i32::MAX
            } else {
                // Near the leaves an evaluation of each turn would cost more than it saves.
                let value = if depth >= 3 {
                    let value = self.final_or_static_value(position);
                    if mine { value } else { -value }
                } else {
                    let captured = men.saturating_sub(position.man_count()) as i32;
                    captured << 10
                };
                value + self.cutoffs.score(mine, *turn_key, ply)
            };
            self.ordered.push((score, index as u32));
        }
    }
}
