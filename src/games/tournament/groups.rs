//! The schedule of a round robin for games of three and four seats: tables that are mixed anew every round.

use crate::rules::MAX_SEATS;
use std::cmp::Reverse;

/// The schedule of each number of players and seats, one a line. The file says how they were found.
const SCHEDULES: &str = include_str!("../../../assets/tournaments/schedules.txt");
/// Upper bound of the partial divisions into tables that are looked at for one round.
const MAX_STEPS: usize = 5_000;

/// The tables of each round, with their players by seat, counted from 0. Everyone meets everyone else, in the fewest rounds
/// that are possible; at a single table everyone goes first once. In a double round robin as many rounds follow.
pub(super) fn schedule(players: usize, seats: usize, double: bool) -> Vec<Vec<Vec<usize>>> {
    let once = format!("{players} at tables of {seats}");
    let again = format!("{once}, again");
    let lines = SCHEDULES.lines().filter_map(|line| line.split_once(": "));
    let cycles = lines.filter(|(cycle, _)| *cycle == once || double && *cycle == again);
    let table = |letters: &str| letters.bytes().map(|letter| usize::from(letter - b'a')).collect();
    let round = |tables: &str| tables.split(' ').map(table).collect();
    cycles.flat_map(|(_, rounds)| rounds.split(", ")).map(round).collect()
}

/// The history of a player in the rounds paired so far.
#[derive(Clone, Debug, Default)]
pub(super) struct GroupPlayer {
    /// How often they met each player.
    pub met: Vec<usize>,
    /// How often they had each seat.
    pub seats: [usize; MAX_SEATS],
    /// How often they sat a round out.
    pub byes: usize,
}

/// The tables of a round that is not scheduled, each with its players by seat, and the players who sit it out: those with
/// the fewest byes, of these the last ones. Players meet again as rarely as can be found.
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
