use super::{Change, Event, GameResult, Tournament};
use crate::table::{Participant, Timestamp};
use std::time::Duration;

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

    /// What was changed by hand, of all events of the tournament, as comma-separated values (RFC 4180) with a line of column names:
    /// the day in UTC, who did it, whether that took the last change back, what was changed of which player, players or game, and
    /// the value before and after. A value is empty where there is none. Empty if nothing was changed.
    pub fn changes_csv(&self, events: &[(Event, Timestamp)]) -> String {
        let names = self.names();
        let name = |by: Participant| match self.number_of(by) {
            Some(entrant) => names[entrant].clone(),
            None if by == self.settings.organiser.id => self.settings.organiser.shown_name(1).to_string(),
            None => by.to_string(),
        };
        let mut csv = String::new();
        for (event, at) in events {
            let Event::Changed { by, changes, is_undo } = event else { continue };
            if csv.is_empty() {
                csv.push_str("day,by,undo,what,about,from,to\r\n");
            }
            for change in changes {
                let [what, about, from, to] = self.change_fields(change, &names);
                let undo = if *is_undo { "yes" } else { "no" };
                let fields = [&name(*by), undo, &what, &about, &from, &to].map(csv_name);
                csv.push_str(&format!("{},{}\r\n", at.date(), fields.join(",")));
            }
        }
        csv
    }

    /// What was changed, about whom or which game, and the value before and after.
    fn change_fields(&self, change: &Change, names: &[String]) -> [String; 4] {
        let players = |entrants: &[usize]| {
            entrants.iter().map(|entrant| names[*entrant].as_str()).collect::<Vec<_>>().join(" - ")
        };
        let game = |pairing: &usize| players(&self.pairings[*pairing].seats);
        let places = |result: &Option<GameResult>| {
            let places = result.iter().flat_map(|result| &result.places).map(u8::to_string);
            places.collect::<Vec<_>>().join(" ")
        };
        let hours = |time: &Option<Duration>| {
            time.map(|time| format!("{} h", time.as_secs() / 3600)).unwrap_or_default()
        };
        let number = |number: &Option<usize>| number.map(|number| number.to_string()).unwrap_or_default();
        let (what, about, from, to) = match change {
            Change::Name { from, to } => ("name", String::new(), from.clone(), to.clone()),
            Change::RoundTime { from, to } => ("deadline of rounds", String::new(), hours(from), hours(to)),
            Change::Rounds { from, to } => ("rounds", String::new(), number(from), number(to)),
            Change::TimeControl { from, to } => {
                ("time per move", String::new(), from.name().to_owned(), to.name().to_owned())
            }
            Change::MaxPlayers { from, to } => ("players", String::new(), number(from), number(to)),
            Change::Result { pairing, from, to } => ("places", game(pairing), places(from), places(to)),
            Change::Deadline { pairing, from, to } => ("deadline", game(pairing), from.date(), to.date()),
            Change::Participation { entrant, from, to } => {
                ("participation", players(&[*entrant]), from.name().to_owned(), to.name().to_owned())
            }
            Change::Seed { entrant, from, to } => ("seed", players(&[*entrant]), number(from), number(to)),
            Change::Bye { entrant, from, to } => {
                ("round of the bye", players(&[*entrant]), number(from), number(to))
            }
            Change::Apart { entrants, from, to } => {
                ("kept apart", players(entrants), from.to_string(), to.to_string())
            }
        };
        [what.to_owned(), about, from, to]
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
