//! FIDE's text format for the reports of tournaments, TRF16: <https://www.fide.com/FIDE/handbook/C04Annex2_TRF16.pdf>.

use super::{EntrantNumber, Form, GameResult, Phase, Tournament, berger};
use crate::table::Timestamp;
use std::fmt::Write as _;
use unicode_segmentation::UnicodeSegmentation;

/// The length of a name, in bytes.
const NAME_LENGTH: usize = 33;
/// The bytes of a line before its first round.
const ROUNDS_START: usize = 91;

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
        // The start pairs the first round.
        let started = self.pairings.first().map(|pairing| trf_date(pairing.paired_at));
        let ended = (self.phase == Phase::Finished).then(|| trf_date(self.changed_at));
        let header = [
            ("012", Some(self.settings.name.clone())),
            ("042", started),
            ("052", ended),
            ("062", Some(players.to_string())),
            ("072", Some(players.to_string())),
            ("092", Some(system.to_owned())),
            ("102", Some(organiser.to_string())),
            ("122", Some(self.settings.time_control.name().to_owned())),
            ("132", Some(self.trf_dates_of_rounds())),
            ("XXR", Some(self.rounds.to_string())),
        ];
        let known = header.into_iter().filter_map(|(field, value)| Some((field, value?)));
        let mut text: String = known.map(|(field, value)| format!("{field} {value}\n")).collect();
        let standings = self.standings();
        for (entrant, number) in self.order.iter().zip(1..) {
            let Some(standing) = standings.iter().find(|known| known.entrant == *entrant) else { continue };
            let name = trf_name(&names[*entrant]);
            let rating = self.entrants[*entrant].rating;
            let place = standing.place.map(|place| place.to_string()).unwrap_or_default();
            let points = f64::from(standing.half_points) / 2.0;
            // Federation, number and date of birth of a player are not known.
            let _ = write!(text, "001 {number:>4}      {name} {rating:>4} {:27}", "");
            let _ = write!(text, "{points:>4.1} {place:>4}");
            let rounds = (1..=self.round).map(|round| self.trf_round(*entrant, round));
            text.push_str(&(rounds.collect::<String>() + "\n"));
        }
        Some(text)
    }

    /// The days on which the rounds were paired, above the results of these rounds.
    fn trf_dates_of_rounds(&self) -> String {
        let mut dates = " ".repeat(ROUNDS_START - "132 ".len());
        for round in 1..=self.round {
            let paired = self.pairings_of(round).next().map(|(_, pairing)| trf_date(pairing.paired_at));
            // Without the century
            let day = paired.as_deref().and_then(|date| date.get(2..)).unwrap_or_default();
            let _ = write!(dates, "{day:10}");
        }
        dates.trim_end().to_owned()
    }

    /// The opponent, the colour and the result of a player in a round. Who goes first is white.
    ///
    /// Annulled games stay in the table, where they give no points: "The unplayed games of the player are indicated by '-' in the
    /// tournament table and those of his opponents by '+'" (FIDE Tournament Rules).
    fn trf_round(&self, entrant: EntrantNumber, round: usize) -> String {
        let mut games = self.pairings_of(round).map(|(_, pairing)| pairing);
        let pairing = games.find(|pairing| pairing.seat_of(entrant).is_some());
        let seats = pairing.map(|pairing| pairing.seats.clone()).or_else(|| self.scheduled(entrant, round));
        let Some(seats) = seats else {
            return format!("  0000 - {}", self.trf_round_without_game(entrant, round));
        };
        let seat = usize::from(seats[0] != entrant);
        let opponent = seats[1 - seat];
        let result = match pairing.and_then(|pairing| pairing.result.as_ref()) {
            Some(result) => trf_result(result, seat),
            None if self.entrants[entrant].is_annulled() => '-',
            None if self.entrants[opponent].is_annulled() => '+',
            None => ' ',
        };
        let number = self.seed(opponent).map_or(0, |seed| seed + 1);
        let colour = if seat == 0 { 'w' } else { 'b' };
        format!("  {number:>4} {colour} {result}")
    }

    /// The game of a player in a round of the Berger tables, by seat.
    fn scheduled(&self, entrant: EntrantNumber, round: usize) -> Option<Vec<EntrantNumber>> {
        let Form::RoundRobin { double } = self.settings.form else { return None };
        let (games, _) = berger::round(self.order.len(), round - 1, double);
        let mut seats = games.into_iter().map(|game| game.map(|player| self.order[player]));
        seats.find(|seats| seats.contains(&entrant)).map(Vec::from)
    }

    /// The letter of a round without a game. A bye has none before its round is over, when it is worth nothing yet.
    fn trf_round_without_game(&self, entrant: EntrantNumber, round: usize) -> char {
        let is_swiss = matches!(self.settings.form, Form::Swiss { .. });
        let bye = self.byes.iter().find(|bye| is_swiss && (bye.round, bye.entrant) == (round, entrant));
        let is_late = round == 1 && self.late_half_points(entrant) > 0;
        match () {
            () if bye.is_some() && round > self.rounds_over() => ' ',
            () if bye.is_some_and(|bye| bye.is_asked) => 'H',
            () if bye.is_some() => 'U',
            () if is_late => 'H',
            () => 'Z',
        }
    }
}

/// A name as long as its column. Programs that read the format count bytes.
fn trf_name(name: &str) -> String {
    let fits = |(start, grapheme): &(usize, &str)| start + grapheme.len() <= NAME_LENGTH;
    let mut cut: String =
        name.grapheme_indices(true).take_while(fits).map(|(_, grapheme)| grapheme).collect();
    cut.push_str(&" ".repeat(NAME_LENGTH - cut.len()));
    cut
}

/// A day in UTC, as `YYYY/MM/DD`.
fn trf_date(at: Timestamp) -> String {
    at.date().replace('-', "/")
}

fn trf_result(result: &GameResult, seat: usize) -> char {
    match (result.half_points(seat, 1 - seat), result.decision.is_after_turn()) {
        (2, false) => '+',
        (1, false) => 'D',
        (_, false) => '-',
        (2, _) => '1',
        (1, _) => '=',
        _ => '0',
    }
}
