//! Who looks only so far ahead does not see what comes a turn later. Of turns that are nearly as good as the best the one
//! is taken after which most answers that look well enough are wrong.

use super::{MOST_TURNS, Root, Search, Window};
use crate::search::Thought;
use crate::search::budget::Stopped;
use crate::search::known::{Known, Lapse};
use crate::search::turns;
use crate::search::value::{self, WON};

/// Nothing that is worse by more than this is played for the sake of a snare.
const MARGIN: i32 = 60;

impl<P: Known> Search<'_, P> {
    /// Looks for that one among the turns of the root, the best of which stands in front. The search has only told of the
    /// others that they are not better, not by how much they are worse, so that they are searched once more, a turn less
    /// deep. What the budget leaves no time for is not played.
    pub(super) fn set_snare(&mut self, roots: &[Root<P>], men: usize, quiet: usize, thought: &mut Thought) {
        let depth = thought.depth as i32 - 2;
        let (mut window, mut best) = (Window { alpha: -WON, beta: WON }, None);
        for root in roots {
            let Ok(value) = self.child(true, &root.position, depth, root.place(men, quiet), window) else {
                break;
            };
            if best.is_none() {
                window = Window { alpha: value - MARGIN, beta: value + 1 };
            }
            if value::is_decided(value) || value <= window.alpha {
                continue;
            }
            let Ok(snared) = self.snared(&root.position) else { break };
            let worth = value.min(window.beta - 1) + (f64::from(self.player.weights.snares) * snared) as i32;
            if best.is_none_or(|best| worth > best) {
                if best.is_some() {
                    thought.value = value;
                    thought.line.clear();
                    thought.line.push(root.index);
                    thought.line.extend_from_slice(&self.lines[1]);
                }
                best = Some(worth);
            }
        }
    }

    /// The part of the answers that are wrong, of those that look well enough; 1 where none does.
    fn snared(&mut self, position: &P) -> Result<f64, Stopped> {
        let mut answers = Vec::new();
        turns::add(position, MOST_TURNS, &mut answers);
        let (mut wrong, mut all) = (0, 0);
        for answer in answers {
            self.count()?;
            match answer.position.lapse(self.me) {
                Lapse::Plain => continue,
                Lapse::Subtle => wrong += 1,
                Lapse::None => {}
            }
            all += 1;
        }
        Ok(if all == 0 { 1.0 } else { f64::from(wrong) / f64::from(all) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bizingo::Position;
    use crate::rules::{Game, Position as _, Written as _};
    use crate::search::player::Player;
    use crate::search::{Budget, alphabeta};

    /// Of games against a materialist. There are snares, and other turns that look about as good.
    const POSITIONS: [&str; 6] = [
        "5/7/9/11/13/d6l7/2d1dld1d1d5d/2d1d3d3d1d4/3L2d3D1Dl1ld1d2/l3l1l3l1l1L1l4/l7l1l1l5l d 0 --",
        "5/7/9/9l1/13/5L5l3/9l4d1d/1l14d2/1l10d1d3D1d/11d3d3dl/2l12D1d1 d 0 --",
        "5/7/9/11/13/1L13/5l9l1/1l3l4d1d4l1/1l6d1d1d1d1D1dl1/5d1d1d5d5/4l5L3lD1d1 d 0 --",
        "d4/d1d3d/1Ld3d2/2d1d1d1dl1/Dl2d1d2L3/1l1l1l1l1l1l1lD/6d2l7/5l2dl9/21/21/19 l 0 --",
        "3l1/1L1l2d/2d2L3/1l5l1l1/3l1l1l5/3l5l5/d4l2D5d2/4d3D3d6/21/21/19 l 0 --",
        "3ld/1L3l1/3l1L3/3l1l1l1l1/5l7/2d4l1l5/7l2d6/4D9d4/4d5D10/21/19 l 0 --",
    ];

    #[test]
    fn of_turns_that_are_nearly_as_good_the_one_is_taken_to_which_most_answers_are_wrong() {
        let nodes = Budget::nodes(10_000);
        let knowing = Player::top(Game::Bizingo);
        let mut blind = knowing;
        blind.weights.snares = 0;
        let (mut more, mut less) = (0, 0);
        for fen in POSITIONS {
            let position = Position::from_fen(fen).expect("a position");
            let me = position.seat().expect("the game goes on");
            let think = |player| alphabeta::think(&[position], player, nodes, 7, None).expect("a turn");
            let (best, snare) = (think(&blind), think(&knowing));
            assert!(snare.nodes <= nodes.nodes + 1, "{}", snare.nodes);
            assert_eq!(snare.line, think(&knowing).line, "it is the same each time");
            if best.line[0] == snare.line[0] {
                continue;
            }
            let mut children = Vec::new();
            turns::add(&position, usize::MAX, &mut children);
            let mut search = Search::new(&[position], me, &knowing, Budget::nodes(u64::MAX), 7);
            let mut snared = |turn: u16| search.snared(&children[usize::from(turn)].position).unwrap_or(0.0);
            let (snared, before) = (snared(snare.line[0]), snared(best.line[0]));
            more += u32::from(snared > before);
            less += u32::from(snared < before);
        }
        // The one may have looked less far than the other.
        assert!(more >= 4 && less == 0, "{more} {less}");
    }
}
