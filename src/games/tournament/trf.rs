//! FIDE's text format for the reports of tournaments, TRF16: <https://www.fide.com/FIDE/handbook/C04Annex2_TRF16.pdf>.

use super::{EntrantNumber, Form, Pairing, Tournament};
use std::fmt::Write as _;

/// The length of a name, in characters.
const NAME_LENGTH: usize = 33;

impl Tournament {
    /// The tournament in the format that pairing programs and federations read; `None` before the start, and for forms and
    /// games that the format does not know: knockouts, ladders, and tables of three and four.
    pub fn trf(&self) -> Option<String> {
        let system = match self.settings.form {
            Form::RoundRobin { double: false } => "Individual: Round-Robin",
            Form::RoundRobin { double: true } => "Individual: Double-Round-Robin",
            Form::Swiss { .. } => "Individual: Swiss-System",
            Form::Knockout | Form::Ladder => return None,
        };
        if self.settings.setup.seats() != 2 || self.order.is_empty() {
            return None;
        }
        let (players, names, organiser) =
            (self.order.len(), self.names(), self.settings.organiser.shown_name(1));
        let header = [
            ("012", self.settings.name.clone()),
            ("062", players.to_string()),
            ("072", players.to_string()),
            ("092", system.to_owned()),
            ("102", organiser.to_string()),
            ("122", self.settings.time_control.name().to_owned()),
            ("XXR", self.rounds.to_string()),
        ];
        let mut text: String = header.map(|(field, value)| format!("{field} {value}\n")).concat();
        let standings = self.standings();
        for (entrant, number) in self.order.iter().zip(1..) {
            let Some(standing) = standings.iter().find(|known| known.entrant == *entrant) else { continue };
            let name: String = names[*entrant].chars().take(NAME_LENGTH).collect();
            let rating = self.entrants[*entrant].rating;
            let place = standing.place.map(|place| place.to_string()).unwrap_or_default();
            let points = f64::from(standing.half_points) / 2.0;
            // Federation, number and date of birth of a player are not known.
            let _ = write!(text, "001 {number:>4}      {name:<NAME_LENGTH$} {rating:>4} {:27}", "");
            let _ = write!(text, "{points:>4.1} {place:>4}");
            let rounds = (1..=self.round).map(|round| self.trf_round(*entrant, round));
            text.push_str(&(rounds.collect::<String>() + "\n"));
        }
        Some(text)
    }

    /// The opponent, the colour and the result of a player in a round. Who goes first is white.
    fn trf_round(&self, entrant: EntrantNumber, round: usize) -> String {
        let games = self.pairings_of(round).map(|(_, pairing)| pairing);
        let mut counted = games.filter(|pairing| !self.is_annulled(pairing));
        let found = counted.find_map(|pairing| Some((pairing, pairing.seat_of(entrant)?)));
        let Some((pairing, seat)) = found else {
            return format!("  0000 - {}", self.trf_round_without_game(entrant, round));
        };
        let opponent = self.seed(pairing.seats[1 - seat]).map_or(0, |seed| seed + 1);
        let colour = if seat == 0 { 'w' } else { 'b' };
        format!("  {opponent:>4} {colour} {}", trf_result(pairing, seat))
    }

    /// The letter of a round without a game. A bye has none before its round is over, when it is worth nothing yet.
    fn trf_round_without_game(&self, entrant: EntrantNumber, round: usize) -> char {
        let is_swiss = matches!(self.settings.form, Form::Swiss { .. });
        let is_bye = is_swiss && self.byes_of(round).any(|bye| bye == entrant);
        let is_late = round == 1 && self.late_half_points(entrant) > 0;
        match () {
            () if is_bye && round > self.rounds_over() => ' ',
            () if is_bye => 'U',
            () if is_late => 'H',
            () => 'Z',
        }
    }
}

fn trf_result(pairing: &Pairing, seat: usize) -> char {
    let Some(result) = &pairing.result else { return ' ' };
    match (result.half_points(seat, 1 - seat), result.decision.is_after_turn()) {
        (2, false) => '+',
        (1, false) => 'D',
        (_, false) => '-',
        (2, _) => '1',
        (1, _) => '=',
        _ => '0',
    }
}
