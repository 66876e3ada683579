use super::{MAX_PLY, MAX_TURNS_PER_NODE, NodeState, Search, Window};
use crate::search::budget::Stopped;
use crate::search::knowledge::{GameKnowledge, Quiescence};
use crate::search::turns;
use crate::search::value::{self, WIN};

impl<P: GameKnowledge> Search<'_, P> {
    /// The value of a leaf for the side to act: the evaluation after all captures that are obligatory or pay off.
    pub(super) fn quiescence(
        &mut self,
        position: &P,
        state: NodeState,
        mut window: Window,
    ) -> Result<i32, Stopped> {
        let NodeState { ply, quiet_turns, .. } = state;
        self.count_node()?;
        let value = self.terminal_value(position, ply).or_else(|| self.tablebase_value(position, state));
        if let Some(value) = value {
            return Ok(value);
        }
        let quiescence = if self.player.full_width || ply + 1 >= MAX_PLY {
            Quiescence::Quiet
        } else {
            position.quiescence()
        };
        let mut best = -WIN;
        if quiescence != Quiescence::ForcedCaptures {
            // Stand pat: the side to act may decline to capture.
            best = self.evaluate(position, quiet_turns);
            if best >= window.beta || quiescence == Quiescence::Quiet {
                return Ok(best);
            }
            window.alpha = window.alpha.max(best);
        }
        let start = self.children.len();
        turns::push_children(position, MAX_TURNS_PER_NODE, &mut self.children);
        if self.children.len() - start == MAX_TURNS_PER_NODE {
            best = best.max(-value::MAX_EVALUATION);
        }
        let result = self.search_captures(position, quiescence, state, start, best, window);
        self.children.truncate(start);
        result
    }

    fn search_captures(
        &mut self,
        position: &P,
        quiescence: Quiescence,
        state: NodeState,
        start: usize,
        mut best: i32,
        mut window: Window,
    ) -> Result<i32, Stopped> {
        let mine = self.is_mine(position);
        let men = position.man_count();
        for index in start..self.children.len() {
            let next = self.children[index].position.clone();
            if quiescence == Quiescence::Captures && next.man_count() == men {
                continue;
            }
            let quiet_turns = if next.man_count() < men { 0 } else { state.quiet_turns + 1 };
            let child_state = NodeState { ply: state.ply + 1, quiet_turns, ..state };
            let value = if self.is_mine(&next) == mine {
                self.quiescence(&next, child_state, window)?
            } else {
                -self.quiescence(&next, child_state, window.negated())?
            };
            best = best.max(value);
            window.alpha = window.alpha.max(value);
            if window.is_empty() {
                break;
            }
        }
        Ok(best)
    }
}
