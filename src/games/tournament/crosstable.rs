use super::standings::Encounter;
use super::{EntrantNumber, Tournament};

/// The scores of all players against each other, as a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    /// The players in the order of the standings.
    pub rows: Vec<CrosstableRow>,
}

/// A player in a crosstable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrosstableRow {
    /// The player of this row.
    pub entrant: EntrantNumber,
    /// The place, as in [`Standing`](super::Standing).
    pub place: Option<usize>,
    /// For each row of the table, what the player scored against that one in each of their games, oldest first, in
    /// half-points.
    pub scored: Vec<Vec<u32>>,
    /// The points, in half-points.
    pub half_points: u32,
    /// Buchholz, in half-points.
    pub buchholz: u32,
    /// Sonneborn-Berger, in quarter-points.
    pub sonneborn_berger: u32,
}

impl Tournament {
    /// The crosstable, of which only games that are decided and count are part; without rows before the start.
    pub fn crosstable(&self) -> Crosstable {
        let standings = self.standings();
        let mut rows: Vec<CrosstableRow> = standings
            .iter()
            .map(|standing| CrosstableRow {
                entrant: standing.entrant,
                place: standing.place,
                scored: vec![Vec::new(); standings.len()],
                half_points: standing.half_points,
                buchholz: standing.buchholz,
                sonneborn_berger: standing.sonneborn_berger,
            })
            .collect();
        let row = |entrant| standings.iter().position(|standing| standing.entrant == entrant);
        for Encounter { own, opponent, scored, .. } in self.encounters() {
            if let (Some(own), Some(opponent)) = (row(own), row(opponent)) {
                rows[own].scored[opponent].push(scored);
            }
        }
        Crosstable { rows }
    }
}
