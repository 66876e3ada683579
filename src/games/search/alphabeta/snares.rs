//! Who looks only so far ahead does not see what comes a turn later. Who can be taken by force is; otherwise, of turns that are
//! nearly as good as the best, the one is taken after which most answers that look well enough are wrong, or would be after one
//! more turn: of few enemies hardly any can be snared at once, more can be after a turn that prepares it.

use super::{Root, Search, Window};
use crate::search::Thought;
use crate::search::budget::Stopped;
use crate::search::hunt::Hunt;
use crate::search::known::{Known, Unrest};
use crate::search::turns;
use crate::search::value::{self, WON};
use crate::search::weights::Weights;
use std::cmp::Reverse;

impl<P: Known> Search<'_, P> {
    /// Leaves of the turns of the root only one, if somebody can be taken by force: that with which it comes the soonest, and
    /// of these the one that looks best. A search would mostly put it off: who cannot get away looks as good as taken.
    pub(super) fn keep_to_chase(&self, position: &P, roots: &mut Vec<Root<P>>, hunt: &mut Hunt) -> bool {
        let Ok(Some(attacks)) = position.chase(hunt) else { return false };
        let of_men = Weights::material();
        let men = |position: &P| of_men.judge(position, self.me);
        let mut goes_on = |root: &Root<P>| -> Result<bool, Stopped> {
            if root.position.unrest() != Unrest::Calm {
                return Ok(false);
            }
            let gain = men(&root.position) - men(position);
            if attacks == 0 || gain != 0 {
                return Ok(attacks == 0 && gain > 0);
            }
            let mut answers = Vec::new();
            turns::add(&root.position, usize::MAX, &mut answers);
            for answer in answers {
                let falls = answer.position.chase(hunt)?.is_some_and(|left| left < attacks);
                if !falls && answer.position.men() == root.position.men() {
                    return Ok(false);
                }
            }
            Ok(true)
        };
        let found = roots.iter().position(|root| goes_on(root).unwrap_or(false));
        if let Some(index) = found {
            roots.swap(0, index);
            roots.truncate(1);
        }
        found.is_some()
    }

    /// Finds out of the turns of the root what snares they set, and then which they prepare, each time the best looking first,
    /// as far as there is time.
    pub(super) fn weigh_snares(&self, men: usize, roots: &mut [Root<P>], hunt: &mut Hunt) {
        if roots.len() == 1 {
            return;
        }
        let Weights { snares, plans, .. } = self.player.weights;
        let kinds: [(i32, Part<P>); 2] = [(snares, snared), (plans, planned)];
        for (weight, part) in kinds.into_iter().filter(|(weight, _)| *weight != 0) {
            for root in roots.iter_mut().filter(|root| root.position.men() == men) {
                let Ok(part) = part(&root.position, hunt) else { return };
                root.hope += (f64::from(weight) * part) as i32;
            }
        }
    }

    /// Looks for a better one than the best of the turns of the root, which stands in front: worse by no more than its snare is
    /// worth. The search has only told of the others that they are not better, not by how much they are worse, so that those
    /// that matter are searched once more, a turn less deep. What the budget leaves no time for is not played.
    pub(super) fn set_snare(&mut self, roots: &[Root<P>], men: usize, quiet: usize, thought: &mut Thought) {
        let depth = (thought.depth as i32 - 2).max(1);
        let mut snares: Vec<&Root<P>> = roots.iter().filter(|root| root.hope > roots[0].hope).collect();
        snares.sort_by_key(|root| Reverse(root.hope));
        if snares.is_empty() {
            return;
        }
        let open = Window { alpha: -WON, beta: WON };
        let Ok(safest) = self.child(true, &roots[0].position, depth, roots[0].place(men, quiet), open) else {
            return;
        };
        let mut best = safest + roots[0].hope;
        for root in snares {
            let window = Window { alpha: best - root.hope, beta: safest + 1 };
            if window.is_shut() {
                continue;
            }
            let Ok(value) = self.child(true, &root.position, depth, root.place(men, quiet), window) else {
                return;
            };
            if value > window.alpha && !value::is_decided(value) {
                best = value.min(safest) + root.hope;
                thought.value = value;
                thought.line.clear();
                thought.line.push(root.index);
                thought.line.extend_from_slice(&self.lines[1]);
            }
        }
    }
}

/// For the position after a turn: which part of all that there is to hope for it gives, from 0 to 1.
type Part<P> = fn(&P, &mut Hunt) -> Result<f64, Stopped>;

/// The part of the answers to a quiet turn that are wrong, of those that look well enough; 1 where none does.
fn snared<P: Known>(position: &P, hunt: &mut Hunt) -> Result<f64, Stopped> {
    // Where even to do nothing is good enough, most answers are.
    let Some(passed) = position.passed().filter(|_| position.unrest() == Unrest::Calm) else {
        return Ok(0.0);
    };
    if passed.chase(hunt)?.is_none() {
        return Ok(0.0);
    }
    let mut answers = Vec::new();
    turns::add(position, usize::MAX, &mut answers);
    let (mut wrong, mut right) = (0, 0);
    for answer in answers {
        if answer.position.men() < position.men() {
            continue;
        }
        match answer.position.chase(hunt)? {
            None => right += 1,
            // Nobody answers so who sees a little: he is lost at once, or to one attack.
            Some(0 | 1) => {}
            Some(_) => wrong += 1,
        }
    }
    Ok(if right == 0 { 1.0 } else { f64::from(wrong) / f64::from(wrong + right) })
}

/// The same after one more turn, a quiet one, if nothing is answered: what comes of the turn after which it is the most. Who
/// moves away from where nobody threatens him yet does so by chance.
fn planned<P: Known>(position: &P, hunt: &mut Hunt) -> Result<f64, Stopped> {
    let Some(passed) = position.passed().filter(|_| position.unrest() == Unrest::Calm) else {
        return Ok(0.0);
    };
    // That is seen, and answered.
    if let Some(0 | 1) = passed.chase(hunt)? {
        return Ok(0.0);
    }
    let mut next = Vec::new();
    turns::add(&passed, usize::MAX, &mut next);
    let mut most = 0.0;
    for next in next {
        if next.position.men() == position.men() {
            most = snared(&next.position, hunt)?.max(most);
        }
    }
    Ok(most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bizingo::Position;
    use crate::rules::{Game, Written as _};
    use crate::search::player::Player;
    use crate::search::{Budget, alphabeta};

    /// Of games against a materialist. There are snares, and other turns that look about as good.
    const POSITIONS: [&str; 6] = [
        "5/7/9/1l3L5/1ld4L5/4d1D8/2d1d3d1dl3l1/d1d9d1d4/12d4l3/15D4l/15d1dl l 1 --",
        "5/7/9/11/5L3l2d/8d1d1D2/3L2d1d3d1dl1/4d1D7d3d/4d16/5d1d13/7d5d5 l 1 --",
        "5/7/9/11/13/1l3L9/4d7d4/1l2d3d1d1d3d2/3ld9d2L3/7d1d1d1d2l4/2l2d3D3Dl1l2 l 1 --",
        "2d1d/1L1Ld2/3l2d2/5l1l3/3ld7d/1l1l5l5/2d2l6D4/7l3l3l3/5l3l1l1l7/1D10l8/19 l 0 --",
        "3l1/1l3L1/5l1l1/5l2d2/1L5l3ld/3l3l3l3/4D3Dl1l1l3/3l3l11/20d/21/19 l 0 --",
        "d1d1d/7/6d1d/2d1d1d4/3L1l1l1l1l1/dl1l1l9/1l3l3l1l5/3L1lDl5l5/14d6/11D9/19 l 0 --",
    ];

    /// Of such games as well, with fewer enemies left. There are snares to prepare, and hardly any to set.
    const PREPARED: [&str; 5] = [
        "5/5L1/1l1l1l3/d2l3l2D/7l1l1l1/3lDl1ld2l3/2d4l9/16d2/4d16/21/19 l 0 --",
        "5/7/1l5l1/3l7/5l7/15/3l3L1l7/7l11/2d4l1ld2l5l1/7Dl3L5l2/10l8 l 0 --",
        "5/7/9/11/13/1L7L2d2/2d1d9d2/2d1d3d3d1d2l1/6d1d3d1dl5/4l2D3d4l4/l3ld1d3D2l4 l 1 --",
        "5/7/9/11/13/8d6/2d5d8/dl2d5d2l5/2D3d1D1dL1l1l1l3/3d3d1d2L8/1d14l2 l 1 --",
        "5/7/9/11/13/3L11/4d9d2/1ld3dl6d3d/1lD3d9d1D1d/1d19/1d5d7d1d1 l 1 --",
    ];

    /// In how many positions the turn of a player is worth more hope than that of another, and in how many less.
    fn compare(positions: &[&str], [knowing, blind]: [Weights; 2], nodes: u64) -> [u32; 2] {
        let budget = Budget::nodes(nodes);
        let mut counts = [0, 0];
        for fen in positions {
            let position = Position::from_fen(fen).expect("a position");
            let think = |weights| {
                let player = Player { weights, ..Player::top(Game::Bizingo) };
                alphabeta::think(&[position], &player, budget, 7, None).expect("a turn")
            };
            let (best, hopeful) = (think(blind), think(knowing));
            assert!(hopeful.nodes <= nodes + 1, "{}", hopeful.nodes);
            assert_eq!(hopeful.line, think(knowing).line, "it is the same each time");
            if best.line[0] == hopeful.line[0] {
                continue;
            }
            let mut children = Vec::new();
            turns::add(&position, usize::MAX, &mut children);
            let mut hunt = Hunt::new(Budget::nodes(u64::MAX));
            let mut hope = |turn: u16| {
                let next = &children[usize::from(turn)].position;
                let [snared, planned] = [snared(next, &mut hunt), planned(next, &mut hunt)];
                let part = |part: Result<f64, Stopped>| part.unwrap_or(0.0);
                f64::from(knowing.snares) * part(snared) + f64::from(knowing.plans) * part(planned)
            };
            let (after, before) = (hope(hopeful.line[0]), hope(best.line[0]));
            counts[0] += u32::from(after > before);
            counts[1] += u32::from(after < before);
        }
        counts
    }

    #[test]
    fn of_turns_that_are_nearly_as_good_the_one_is_taken_to_which_most_answers_are_wrong() {
        let top = Player::top(Game::Bizingo).weights;
        let blind = Weights { snares: 0, plans: 0, ..top };
        let [more, less] = compare(&POSITIONS, [Weights { plans: 0, ..top }, blind], 10_000);
        // The one may have looked less far than the other.
        assert!(more >= 4 && less == 0, "{more} {less}");
    }

    #[test]
    fn what_is_prepared_for_the_next_turn_counts_as_well() {
        let top = Player::top(Game::Bizingo).weights;
        let [more, less] = compare(&PREPARED, [top, Weights { plans: 0, ..top }], 50_000);
        assert!(more >= 4 && less == 0, "{more} {less}");
    }
}
