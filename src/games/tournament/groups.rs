//! The schedule of a round robin for games of three and four seats: tables that are mixed anew every round.

use crate::rules::MAX_SEATS;
use std::cmp::Reverse;

/// Upper bound of the partial divisions into tables that are looked at for one round.
const MAX_STEPS: usize = 5_000;

/// The number of rounds in which everyone can meet everyone else once; that of the seats at a single table, so that
/// everyone goes first once.
pub(super) fn rounds(players: usize, seats: usize) -> usize {
    if players == seats { seats } else { (players - 1).div_ceil(seats - 1) }
}

/// What has happened so far to a player of the tournament.
#[derive(Clone, Debug, Default)]
pub(super) struct GroupPlayer {
    /// How often they met each player.
    pub met: Vec<usize>,
    /// How often they had each seat.
    pub seats: [usize; MAX_SEATS],
    /// How often they sat a round out.
    pub byes: usize,
}

/// The tables of a round, each with its players by seat, and the players who sit it out: those with the fewest byes, of
/// these the last ones. Players meet again as rarely as can be found.
pub(super) fn round(players: &[GroupPlayer], seats: usize) -> (Vec<Vec<usize>>, Vec<usize>) {
    let mut by_byes: Vec<usize> = (0..players.len()).collect();
    by_byes.sort_by_key(|player| (players[*player].byes, Reverse(*player)));
    let (byes, playing) = by_byes.split_at(players.len() % seats);
    let mut division = Division { players, seats, tables: Vec::new(), best: None, steps: 0 };
    let mut playing = playing.to_vec();
    playing.sort_unstable();
    division.search(&playing, 0);
    let tables = division.best.map(|(_, tables)| tables).unwrap_or_default();
    (tables.into_iter().map(|table| seated(players, table)).collect(), byes.to_vec())
}

/// A search for the division into tables with the lowest cost: the sum of the squares of how often two at a table have
/// met.
struct Division<'a> {
    players: &'a [GroupPlayer],
    seats: usize,
    tables: Vec<Vec<usize>>,
    best: Option<(usize, Vec<Vec<usize>>)>,
    steps: usize,
}

impl Division<'_> {
    fn search(&mut self, left: &[usize], cost: usize) {
        if self.best.as_ref().is_some_and(|(best, _)| cost >= *best || self.steps > MAX_STEPS) {
            return;
        }
        let Some((first, others)) = left.split_first() else {
            self.best = Some((cost, self.tables.clone()));
            return;
        };
        let mut tables = Vec::new();
        self.complete(&mut vec![*first], others, 0, &mut tables);
        tables.sort();
        for (table_cost, table) in tables {
            self.steps += 1;
            let rest: Vec<usize> = left.iter().copied().filter(|player| !table.contains(player)).collect();
            self.tables.push(table);
            self.search(&rest, cost + table_cost);
            self.tables.pop();
        }
    }

    /// All tables that begin with these players, each with its cost.
    fn complete(
        &self,
        table: &mut Vec<usize>,
        others: &[usize],
        cost: usize,
        tables: &mut Vec<(usize, Vec<usize>)>,
    ) {
        if table.len() == self.seats {
            tables.push((cost, table.clone()));
            return;
        }
        for (index, player) in others.iter().enumerate() {
            let met: usize = table.iter().map(|other| self.players[*player].met[*other].pow(2)).sum();
            table.push(*player);
            self.complete(table, &others[index + 1..], cost + met, tables);
            table.pop();
        }
    }
}

/// The players of a table in the order in which their seats are shared out most evenly, going first before all.
fn seated(players: &[GroupPlayer], table: Vec<usize>) -> Vec<usize> {
    // Somebody who has had a seat once more than another counts three times when they get it again, and so on.
    let cost = |order: &Vec<usize>| -> (usize, usize) {
        let had = |(seat, player): (usize, &usize)| players[*player].seats[seat];
        let squares: usize = order.iter().enumerate().map(|at| 2 * had(at) + 1).sum();
        (had((0, &order[0])), squares)
    };
    let mut orders = Vec::new();
    permute(&mut Vec::new(), &table, &mut orders);
    orders.into_iter().min_by_key(cost).unwrap_or(table)
}

fn permute(order: &mut Vec<usize>, table: &[usize], orders: &mut Vec<Vec<usize>>) {
    if order.len() == table.len() {
        orders.push(order.clone());
    }
    for player in table {
        if !order.contains(player) {
            order.push(*player);
            permute(order, table, orders);
            order.pop();
        }
    }
}
