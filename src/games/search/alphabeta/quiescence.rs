use super::{MAX_PLY, MAX_TURNS_PER_NODE, NodeState, Search, Window};
use crate::search::budget::Stopped;
use crate::search::knowledge::{GameKnowledge, Quiescence};
use crate::search::turns;
use crate::search::value::{self, WIN};

impl<P: GameKnowledge> Search<'_, P> {
    /// The value at the end of a line: as it looks, once what must and what may be captured there is captured.
    pub(super) fn quiescence(
        &mut self,
        position: &P,
        place: NodeState,
        mut window: Window,
    ) -> Result<i32, Stopped> {
        let NodeState { ply, quiet, .. } = place;
        self.count_node()?;
        if let Some(result) = self.result(position, ply).or_else(|| self.solved(position, place)) {
            return Ok(result);
        }
        let quiescence = if self.player.full_width || ply + 1 >= MAX_PLY {
            Quiescence::Quiet
        } else {
            position.quiescence()
        };
        let mut best = -WIN;
        if quiescence != Quiescence::ForcedCaptures {
            best = self.judge(position, quiet);
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
        let result = self.best_of_captures(position, quiescence, place, start, best, window);
        self.children.truncate(start);
        result
    }

    fn best_of_captures(
        &mut self,
        position: &P,
        quiescence: Quiescence,
        place: NodeState,
        start: usize,
        mut best: i32,
        mut window: Window,
    ) -> Result<i32, Stopped> {
        let mine = self.is_mine(position);
        let men = position.men();
        for index in start..self.children.len() {
            let next = self.children[index].position.clone();
            if quiescence == Quiescence::Captures && next.men() == men {
                continue;
            }
            let quiet = if next.men() < men { 0 } else { place.quiet + 1 };
            let after = NodeState { ply: place.ply + 1, quiet, ..place };
            let value = if self.is_mine(&next) == mine {
                self.quiescence(&next, after, window)?
            } else {
                -self.quiescence(&next, after, window.negated())?
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
