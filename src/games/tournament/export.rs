use super::{GameResult, Tournament};
use crate::table::Timestamp;

impl Tournament {
    /// The standings as comma-separated values (RFC 4180) with a line of column names. The place is empty where there is
    /// none.
    pub fn standings_csv(&self) -> String {
        let mut csv = String::from(
            "place,player,rating,points,buchholz,sonneborn_berger,direct_encounter,wins,games\r\n",
        );
        let names = self.names();
        for standing in self.standings() {
            let entrant = &self.entrants[standing.entrant];
            let fields = [
                standing.place.map(|place| place.to_string()).unwrap_or_default(),
                csv_name(&names[standing.entrant]),
                entrant.rating.to_string(),
                decimal(standing.half_points * 2),
                decimal(standing.buchholz * 2),
                decimal(standing.sonneborn_berger),
                decimal(standing.direct_encounter * 2),
                standing.wins.to_string(),
                standing.games.to_string(),
            ];
            csv.push_str(&(fields.join(",") + "\r\n"));
        }
        csv
    }

    /// All games as comma-separated values (RFC 4180) with a line of column names: for each seat a line with the place,
    /// which is empty in an undecided game, with whether the game counts for nobody, and with the days in UTC on which it was
    /// paired and decided.
    pub fn games_csv(&self) -> String {
        let mut csv = String::from("game,round,table,seat,player,place,decision,annulled,paired,decided\r\n");
        let names = self.names();
        for (number, pairing) in self.pairings.iter().enumerate() {
            for (seat, entrant) in pairing.seats.iter().enumerate() {
                let result = pairing.result.as_ref();
                let decision = result.map(GameResult::decision_name);
                let fields = [
                    (number + 1).to_string(),
                    pairing.round.to_string(),
                    pairing.table.map(|table| table.to_string()).unwrap_or_default(),
                    (seat + 1).to_string(),
                    csv_name(&names[*entrant]),
                    result.map(|result| result.places[seat].to_string()).unwrap_or_default(),
                    decision.unwrap_or_default().to_owned(),
                    if self.is_annulled(pairing) { "yes" } else { "no" }.to_owned(),
                    pairing.paired_at.date(),
                    pairing.decided_at.map(Timestamp::date).unwrap_or_default(),
                ];
                csv.push_str(&(fields.join(",") + "\r\n"));
            }
        }
        csv
    }
}

/// A name in quotation marks. One that a spreadsheet would read as a formula is set apart by an apostrophe.
fn csv_name(name: &str) -> String {
    let apostrophe = if name.starts_with(['=', '+', '-', '@']) { "'" } else { "" };
    format!("\"{apostrophe}{}\"", name.replace('"', "\"\""))
}

/// Quarters as a decimal number.
fn decimal(quarters: u32) -> String {
    let fraction = ["", ".25", ".5", ".75"][(quarters % 4) as usize];
    format!("{}{fraction}", quarters / 4)
}
