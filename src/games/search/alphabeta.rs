//! Alpha-beta by iterative deepening, with a table of what is known. A seat searches against all others together: with
//! two seats that is the game as it is, with more they are expected to think of nothing but this seat.
//!
//! A value is that of the *side* to act, either the seat that searches or the others, who act as one; of a finished
//! game it is that of the others. A seat may act twice in a row, so that the side need not change from turn to turn.
//!
//! - `rest`: the end of a line, where only captures are still looked at;
//! - `snares`: who can be taken by force, and which of the turns that are nearly as good as the best is the hardest to answer.

mod quiescence;
mod traps;

use super::budget::{Budget, Stopped};
use super::forced_capture::ForcedCaptureSolver;
use super::knowledge::{GameKnowledge, Quiescence, TablebaseResult};
use super::profile::PlayerProfile;
use super::transposition_table::{Bound, Entry, TranspositionTable};
use super::turns::{self, Child};
use super::value::{self, WIN};
use super::{BestLine, splitmix64};
use crate::rules::Seat;
use std::cmp::Reverse;

/// No line is longer than this, captures at its end included.
const MAX_PLY: usize = 96;
/// Of more turns than this only the first are looked at, except at the root.
const MAX_TURNS_PER_NODE: usize = 400;
/// How many quiet turns before a draw the number of quiet turns begins to tell positions apart.
const DRAW_HORIZON: usize = 24;
/// No more than so many questions are asked of a position about who can be taken by force. Half of the positions need a few
/// hundred, one in ten 10,000, one in a hundred 190,000.
const MAX_SOLVER_NODES: u64 = 100_000;
/// Turns with the same last bits share what is known of how good they were elsewhere.
const HISTORY_SIZE: usize = 1 << 12;

struct Search<'a, P> {
    player: PlayerProfile,
    me: Seat,
    /// What it has at the root of all that it seeks: only what it gains counts.
    sought: i32,
    budget: Budget<'a>,
    nodes: u64,
    table: TranspositionTable,
    /// The keys of the positions that would be repeated: those of the game, then those of the line.
    seen: Vec<u64>,
    /// The turns of all positions of the line.
    children: Vec<Child<P>>,
    /// What is to be expected of them, with their indices in `children`.
    order: Vec<(i32, u32)>,
    /// Turns that refuted others, by length of the line.
    killers: [[u64; 2]; MAX_PLY],
    /// How often turns refuted others, by side and turn.
    history: Vec<[i32; HISTORY_SIZE]>,
    /// The best line from each position of the line, as indices of turns.
    lines: Vec<Vec<u16>>,
}

/// A turn of the position that is searched.
struct RootTurn<P> {
    index: u16,
    position: P,
    key: u64,
    value: i32,
    /// What the snare is worth that it sets.
    trap_bonus: i32,
}

impl<P: GameKnowledge> RootTurn<P> {
    /// Where the line stands after it, by the men and the quiet turns before it.
    fn place(&self, men: usize, quiet: usize) -> NodeState {
        let quiet = if self.position.men() < men { 0 } else { quiet + 1 };
        NodeState { ply: 1, quiet, key: self.key, passed: false }
    }
}

/// Where the line stands.
#[derive(Clone, Copy)]
struct NodeState {
    /// Turns from the root.
    ply: usize,
    /// Turns since a man left the board.
    quiet: usize,
    key: u64,
    /// The side before has done nothing, to see what comes of it.
    passed: bool,
}

/// What is still to be decided: whether a value is above the lower bound, and if so, what it is up to the upper one.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    /// As the other side sees it.
    fn negated(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Only whether a value is above the lower bound.
    fn null_window(self) -> Window {
        Window { beta: self.alpha + 1, ..self }
    }

    /// Nothing that comes can matter.
    fn is_empty(self) -> bool {
        self.alpha >= self.beta
    }
}

/// The best turn but for one that is to be left out, if there is another. `since` as in [`super::search`].
pub(super) fn search<P: GameKnowledge>(
    since: &[P],
    player: &PlayerProfile,
    budget: Budget,
    seed: u64,
    excluded: Option<u16>,
) -> Option<BestLine> {
    let position = since.last()?;
    Search::new(since, position.seat()?, player, budget, seed).run(position, seed, excluded)
}

impl<'a, P: GameKnowledge> Search<'a, P> {
    fn new(since: &[P], me: Seat, player: &PlayerProfile, budget: Budget<'a>, seed: u64) -> Search<'a, P> {
        let mut weights = player.weights.jittered(seed);
        if let Some(position) = since.last() {
            weights.asymmetric = position.adjust_asymmetric_weights(me, weights.asymmetric, since.len() - 1);
        }
        Search {
            player: PlayerProfile { weights, ..*player },
            me,
            sought: since.last().map_or(0, |position| weights.evaluate_asymmetric(position, me)),
            budget,
            nodes: 0,
            table: TranspositionTable::new(budget.nodes),
            seen: since.iter().map(turns::hash_key).collect(),
            children: Vec::new(),
            order: Vec::new(),
            killers: [[0; 2]; MAX_PLY],
            history: vec![[0; HISTORY_SIZE]; 2],
            lines: vec![Vec::new(); MAX_PLY + 1],
        }
    }

    fn run(mut self, position: &P, seed: u64, excluded: Option<u16>) -> Option<BestLine> {
        let mut children = Vec::new();
        turns::push_children(position, usize::from(u16::MAX), &mut children);
        let mut roots: Vec<RootTurn<P>> = children
            .into_iter()
            .enumerate()
            .map(|(index, Child { position, .. })| RootTurn {
                index: index as u16,
                key: turns::hash_key(&position),
                value: self.glance(&position),
                trap_bonus: 0,
                position,
            })
            .filter(|root| Some(root.index) != excluded)
            .collect();
        // What looks the same is taken as the seed likes it.
        roots.sort_by_key(|root| (Reverse(root.value), splitmix64(seed ^ root.key)));
        let quiet = self.seen.len() - 1;
        let men = position.men();
        let mut best_line = BestLine::unsearched(roots.first()?.index, roots[0].value);
        let whole = self.budget;
        let mut chases = false;
        if self.player.weights.traps != 0 {
            let mut solver = ForcedCaptureSolver::new(whole.fraction(1, 3).with_max_nodes(MAX_SOLVER_NODES));
            chases = self.keep_forced_capture(position, &mut roots, &mut solver);
            self.set_trap_bonuses(men, &mut roots, &mut solver);
            self.nodes = solver.nodes();
            self.budget = whole.minus_fraction(1, 6);
        }
        for depth in 1..=self.budget.depth.min(MAX_PLY as u32 / 2) {
            // What came before may have been cancelled, or have taken all the time.
            if self.budget.is_exhausted(self.nodes) {
                break;
            }
            let result = self.deepen(&mut roots, men, quiet, depth, &mut best_line);
            if result.is_err() {
                break;
            }
            best_line.depth = depth;
            // There is nothing left to find out.
            if roots.len() == 1 && depth >= 4 || value::is_proven(best_line.value) {
                break;
            }
        }
        if chases {
            // Turns that nobody has looked at may be better than to lose.
            best_line.value = best_line.value.max(-value::MAX_EVALUATION);
        }
        if !value::is_proven(best_line.value) && !whole.is_exhausted(self.nodes) {
            self.budget = whole;
            self.choose_trap(&roots, men, quiet, &mut best_line);
        }
        best_line.nodes = self.nodes;
        Some(best_line)
    }

    /// Searches all turns of the root to a depth; the best one then stands in front.
    fn deepen(
        &mut self,
        roots: &mut [RootTurn<P>],
        men: usize,
        quiet: usize,
        depth: u32,
        best_line: &mut BestLine,
    ) -> Result<(), Stopped> {
        let mut window = Window { alpha: -WIN, beta: WIN };
        for index in 0..roots.len() {
            let root = &roots[index];
            let place = root.place(men, quiet);
            let depth = depth as i32 - 1;
            let value = if index == 0 {
                self.child(true, &root.position, depth, place, window)?
            } else {
                let mut value = self.child(true, &root.position, depth, place, window.null_window())?;
                if value > window.alpha {
                    value = self.child(true, &root.position, depth, place, window)?;
                }
                value
            };
            if value > window.alpha {
                window.alpha = value;
                best_line.value = value;
                best_line.turns.clear();
                best_line.turns.push(roots[index].index);
                best_line.turns.extend_from_slice(&self.lines[1]);
                roots[..=index].rotate_right(1);
            }
        }
        Ok(())
    }

    /// The value, for the side whose turn it was, of the position after a turn of it.
    fn child(
        &mut self,
        mine: bool,
        position: &P,
        depth: i32,
        place: NodeState,
        window: Window,
    ) -> Result<i32, Stopped> {
        if self.is_mine(position) == mine {
            self.node(position, depth, place, window)
        } else {
            Ok(-self.node(position, depth, place, window.negated())?)
        }
    }

    fn is_mine(&self, position: &P) -> bool {
        position.seat() == Some(self.me)
    }

    /// How a position looks to the side to act. What nobody makes use of comes to nothing in the end: an advantage is
    /// worth the less the nearer the draw is. Hardly less at first, or men would be given away for the quiet to begin anew.
    fn judge(&self, position: &P, quiet: usize) -> i32 {
        let mut value = self.look(position);
        if let Some(last) = position.quiet_turn_limit() {
            let gone = quiet.min(last).pow(3) as i64;
            value -= (i64::from(value - self.drawn()) * gone / last.pow(3) as i64) as i32;
        }
        if self.is_mine(position) { value } else { -value }
    }

    /// How a position looks to the seat that searches, whatever has been played.
    fn look(&self, position: &P) -> i32 {
        value::clamp_evaluation(self.player.weights.evaluate(position, self.me) - self.sought)
    }

    /// What a draw is worth to the seat that searches.
    fn drawn(&self) -> i32 {
        -self.player.weights.contempt
    }

    /// What a draw is worth to the side to act.
    fn drawn_at(&self, position: &P) -> i32 {
        if self.is_mine(position) { self.drawn() } else { -self.drawn() }
    }

    /// What it sees of a position at once.
    fn glance(&self, position: &P) -> i32 {
        self.ended(position).unwrap_or_else(|| self.look(position))
    }

    fn count_node(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.budget.is_exhausted(self.nodes) { Err(Stopped) } else { Ok(()) }
    }

    /// What it is worth to the seat that searches that the game is over for it.
    fn ended(&self, position: &P) -> Option<i32> {
        let result = value::final_value(position.places(), self.me)?;
        Some(if result == value::DRAW { self.drawn() } else { result })
    }

    /// The same for the side to act, so many turns before.
    fn result(&self, position: &P, ply: usize) -> Option<i32> {
        let result = value::relative_to_root(self.ended(position)?, ply);
        Some(if self.is_mine(position) { result } else { -result })
    }

    /// The result to which a position comes, if that is known and so many turns may still be quiet.
    fn solved(&self, position: &P, place: NodeState) -> Option<i32> {
        let solved = if self.player.uses_tablebase { position.probe_tablebase() } else { None }?;
        let result = |turns: u32| value::relative_to_root(WIN, place.ply + turns as usize);
        let in_time = |turns: u32| {
            position.quiet_turn_limit().is_none_or(|limit| place.quiet + (turns as usize) < limit)
        };
        match solved {
            TablebaseResult::Win(turns) => in_time(turns).then(|| result(turns)),
            TablebaseResult::Loss(turns) => in_time(turns).then(|| -result(turns)),
            TablebaseResult::Draw => Some(self.drawn_at(position)),
        }
    }

    fn node(
        &mut self,
        position: &P,
        depth: i32,
        place: NodeState,
        mut window: Window,
    ) -> Result<i32, Stopped> {
        let NodeState { ply, quiet, key, .. } = place;
        self.lines[ply].clear();
        if let Some(result) = self.result(position, ply) {
            self.count_node()?;
            return Ok(result);
        }
        let (mut known_as, mut left) = (key, usize::MAX);
        if let Some(last) = position.quiet_turn_limit() {
            let from = self.seen.len().saturating_sub(quiet);
            // A position that comes again once may do so twice.
            if quiet >= last || self.seen[from..].contains(&key) {
                self.count_node()?;
                return Ok(self.drawn_at(position));
            }
            left = last - quiet;
            if left < DRAW_HORIZON {
                known_as = splitmix64(key ^ quiet as u64);
            }
        }
        if depth <= 0 || ply >= MAX_PLY / 2 {
            return self.quiescence(position, place, window);
        }
        self.count_node()?;
        if let Some(result) = self.solved(position, place) {
            return Ok(result);
        }
        // Nothing can be better than to win with the next turn, or worse than to have lost already.
        window.alpha = window.alpha.max(-value::relative_to_root(WIN, ply));
        window.beta = window.beta.min(value::relative_to_root(WIN, ply + 1));
        if window.is_empty() {
            return Ok(window.alpha);
        }
        let known = self.table.get(known_as);
        if let Some(entry) = known
            && i32::from(entry.depth) >= depth
            && value::proven_result(entry.value).is_none_or(|end| end.turns() as usize <= left)
        {
            let value = value::relative_to_root(entry.value, ply);
            match entry.bound {
                Bound::Exact => return Ok(value),
                Bound::Lower if value >= window.beta => return Ok(value),
                Bound::Upper if value <= window.alpha => return Ok(value),
                _ => {}
            }
        }

        let futile = match self.without_a_turn(position, depth, place, window)? {
            Outlook::Good(value) => return Ok(value),
            Outlook::Bad(value) => Some(value),
            Outlook::Open => None,
        };

        let (start, order_start) = (self.children.len(), self.order.len());
        turns::push_children(position, MAX_TURNS_PER_NODE, &mut self.children);
        let all = self.children.len() - start < MAX_TURNS_PER_NODE;
        self.rank(position, start, depth, ply, known.map(|entry| entry.best_turn));
        self.seen.push(key);
        let result = self.best_of(position, depth, place, (start, order_start), futile, window);
        self.seen.pop();
        self.children.truncate(start);
        self.order.truncate(order_start);
        let (mut best, best_turn) = result?;
        if !all {
            // Turns that nobody has looked at may be better than to lose.
            best = best.max(-value::MAX_EVALUATION);
        }
        let bound = match best {
            best if best >= window.beta => Bound::Lower,
            best if best <= window.alpha => Bound::Upper,
            _ => Bound::Exact,
        };
        let entry = Entry { value: value::relative_to_node(best, ply), best_turn, depth: depth as u8, bound };
        self.table.put(known_as, entry);
        Ok(best)
    }

    /// What there is to see before any turn is looked at: some positions are so good that even to do nothing is good
    /// enough, and near the end of a line others are so bad that only captures can help. Nothing is ever proven so.
    fn without_a_turn(
        &mut self,
        position: &P,
        depth: i32,
        place: NodeState,
        window: Window,
    ) -> Result<Outlook, Stopped> {
        let Window { alpha, beta } = window;
        if self.player.full_width || value::is_proven(alpha) || value::is_proven(beta) {
            return Ok(Outlook::Open);
        }
        let Some(passed) =
            position.after_null_move().filter(|_| position.quiescence() != Quiescence::ForcedCaptures)
        else {
            return Ok(Outlook::Open);
        };
        let looks = self.judge(position, place.quiet);
        // What a turn or two may change.
        let margin = self.player.weights.symmetric[0] * depth * 3 / 4;
        if depth <= 3 && looks - margin >= beta {
            return Ok(Outlook::Good(looks));
        }
        if depth <= 2 && looks + margin <= alpha {
            return Ok(Outlook::Bad(looks + margin));
        }
        if depth >= 3 && looks >= beta && !place.passed {
            let next = NodeState {
                ply: place.ply + 1,
                quiet: place.quiet + 1,
                key: turns::hash_key(&passed),
                passed: true,
            };
            self.seen.push(place.key);
            let enough = Window { alpha: beta - 1, beta };
            let value = self.child(self.is_mine(position), &passed, depth - 3 - depth / 4, next, enough);
            self.seen.pop();
            let value = value?;
            if value >= beta {
                return Ok(Outlook::Good(value.min(value::MAX_EVALUATION)));
            }
        }
        Ok(Outlook::Open)
    }

    /// The best value among the turns that are in order, and which it is; where it is `futile` to look at all of them,
    /// and of those that come late, captures only.
    fn best_of(
        &mut self,
        position: &P,
        depth: i32,
        place: NodeState,
        (start, order_start): (usize, usize),
        futile: Option<i32>,
        mut window: Window,
    ) -> Result<(i32, u16), Stopped> {
        let NodeState { ply, quiet, .. } = place;
        let mine = self.is_mine(position);
        let men = position.men();
        let (mut best, mut best_turn) = (futile.unwrap_or(-WIN), 0);
        let count = self.order.len() - order_start;
        let most = if self.player.full_width || position.after_null_move().is_none() {
            count
        } else {
            most_quiet(depth)
        };
        for number in 0..count {
            let captures_only = number >= most || futile.is_some();
            let index = if captures_only {
                self.order[order_start + number].1 as usize
            } else {
                self.take_next(order_start + number)
            };
            let Child { position, turn } = self.children[index].clone();
            let captures = position.men() < men;
            if captures_only && best > -value::MAX_EVALUATION && !captures && position.seat().is_some() {
                continue;
            }
            let next = NodeState {
                ply: ply + 1,
                quiet: if captures { 0 } else { quiet + 1 },
                key: turns::hash_key(&position),
                passed: false,
            };
            let depth = depth - 1;
            let value = if number == 0 {
                self.child(mine, &position, depth, next, window)?
            } else {
                let less = if self.player.full_width || captures { 0 } else { reduction(depth, number) };
                let mut value = self.child(mine, &position, depth - less, next, window.null_window())?;
                if value > window.alpha && less > 0 {
                    value = self.child(mine, &position, depth, next, window.null_window())?;
                }
                if value > window.alpha && value < window.beta {
                    value = self.child(mine, &position, depth, next, window)?;
                }
                value
            };
            if value > best {
                best = value;
                best_turn = (index - start) as u16;
                if value > window.alpha {
                    window.alpha = value;
                    let (before, after) = self.lines.split_at_mut(ply + 1);
                    before[ply].clear();
                    before[ply].push(best_turn);
                    before[ply].extend_from_slice(&after[0]);
                }
            }
            if window.is_empty() {
                if !captures {
                    self.remember(mine, turn, depth, ply);
                }
                break;
            }
        }
        Ok((best, best_turn))
    }

    /// A turn has refuted another.
    fn remember(&mut self, mine: bool, turn: u64, depth: i32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != turn {
            *killers = [turn, killers[0]];
        }
        let times = &mut self.history[usize::from(mine)][turn as usize % HISTORY_SIZE];
        *times = (*times + (depth + 1) * (depth + 1)).min(1 << 20);
    }

    /// The best of the turns from here on, which it puts here. Mostly the first few are enough.
    fn take_next(&mut self, from: usize) -> usize {
        let rest = &mut self.order[from..];
        // Among equals the first comes first.
        let worth = |(worth, index): &(i32, u32)| (Reverse(*worth), *index);
        if let Some(best) = (0..rest.len()).min_by_key(|number| worth(&rest[*number])) {
            rest.swap(0, best);
        }
        rest[0].1 as usize
    }

    /// Says of the turns of a position what is to be expected of them: what was best before, captures, what refuted
    /// others, what looks good.
    fn rank(&mut self, position: &P, start: usize, depth: i32, ply: usize, known: Option<u16>) {
        let men = position.men();
        let mine = self.is_mine(position);
        for index in start..self.children.len() {
            let Child { position, turn } = &self.children[index];
            let worth = if known.is_some_and(|known| start + usize::from(known) == index) {
                i32::MAX
            } else {
                let taken = men.saturating_sub(position.men()) as i32;
                let history = self.history[usize::from(mine)][*turn as usize % HISTORY_SIZE];
                let killer = self.killers[ply].contains(turn);
                let looks = if depth >= 3 {
                    let looks = self.glance(position);
                    if mine { looks } else { -looks }
                } else {
                    taken << 10
                };
                looks + history.min(1 << 12) + if killer { 1 << 10 } else { 0 }
            };
            self.order.push((worth, index as u32));
        }
    }
}

/// What is seen of a position before any turn is looked at.
enum Outlook {
    /// It is worth at least so much, and that is enough.
    Good(i32),
    /// Without a capture it is hardly worth more than this, and that is not enough.
    Bad(i32),
    /// The turns will tell.
    Open,
}

/// By how much less deep a late turn is searched at first: about 0.7 times the logarithms of both.
fn reduction(depth: i32, number: usize) -> i32 {
    if depth < 1 || number < 3 {
        return 0;
    }
    // Four times the logarithm to the base of 2.
    let log = |number: u64| number.pow(4).ilog2() as i32;
    (log(depth as u64 + 1) * log(number as u64) / 48).min(depth)
}

/// Where doing nothing is no loss, what has not refuted a turn with so many answers will not do it with one more.
fn most_quiet(depth: i32) -> usize {
    if depth <= 3 { 4 << depth } else { usize::MAX }
}
