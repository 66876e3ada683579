use super::{LONGEST_LINE, MOST_TURNS, Place, Search, Window};
use crate::search::budget::Stopped;
use crate::search::known::{Known, Unrest};
use crate::search::turns;
use crate::search::value::{self, WON};

impl<P: Known> Search<'_, P> {
    /// The value at the end of a line: as it looks, once what must and what may be captured there is captured.
    pub(super) fn rest(&mut self, position: &P, place: Place, mut window: Window) -> Result<i32, Stopped> {
        let Place { ply, quiet, .. } = place;
        self.count()?;
        if let Some(result) = self.result(position, ply).or_else(|| self.solved(position, place)) {
            return Ok(result);
        }
        let unrest =
            if self.player.plain || ply + 1 >= LONGEST_LINE { Unrest::Calm } else { position.unrest() };
        let mut best = -WON;
        if unrest != Unrest::Bound {
            best = self.judge(position, quiet);
            if best >= window.beta || unrest == Unrest::Calm {
                return Ok(best);
            }
            window.alpha = window.alpha.max(best);
        }
        let start = self.children.len();
        turns::add(position, MOST_TURNS, &mut self.children);
        if self.children.len() - start == MOST_TURNS {
            best = best.max(-value::MOST);
        }
        let result = self.best_capture(position, unrest, place, start, best, window);
        self.children.truncate(start);
        result
    }

    fn best_capture(
        &mut self,
        position: &P,
        unrest: Unrest,
        place: Place,
        start: usize,
        mut best: i32,
        mut window: Window,
    ) -> Result<i32, Stopped> {
        let mine = self.is_mine(position);
        let men = position.men();
        for index in start..self.children.len() {
            let next = self.children[index].position.clone();
            if unrest == Unrest::Captures && next.men() == men {
                continue;
            }
            let quiet = if next.men() < men { 0 } else { place.quiet + 1 };
            let after = Place { ply: place.ply + 1, quiet, ..place };
            let value = if self.is_mine(&next) == mine {
                self.rest(&next, after, window)?
            } else {
                -self.rest(&next, after, window.turned())?
            };
            best = best.max(value);
            window.alpha = window.alpha.max(value);
            if window.is_shut() {
                break;
            }
        }
        Ok(best)
    }
}
