use super::{EntrantNumber, Form, PairingNumber, Tournament};

/// A game of a player, or a round without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardRow {
    /// The round; 0 on a ladder.
    pub round: usize,
    /// What the player did in it.
    pub entry: CardEntry,
    /// The points after the round, in half-points.
    pub half_points: u32,
    /// How the player floated in the round of a Swiss tournament.
    pub float: Option<Float>,
}

/// What a player did in a round. Points are in half-points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardEntry {
    /// The player has a game.
    Game(PairingNumber),
    /// The player sits the round out, for these points.
    Bye(u32),
    /// The player joined later, and has these points for the round.
    Late(u32),
}

/// How the points of a player differed from those of the opponent before a round (A.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Float {
    /// The player had more points, or did not play.
    Down,
    /// The player had fewer points.
    Up,
}

impl Tournament {
    /// The games of a player and the rounds without one, in order. Rounds after the player has withdrawn are missing.
    pub fn card(&self, entrant: EntrantNumber) -> Vec<CardRow> {
        // A ladder has no rounds.
        let first = usize::from(self.settings.form != Form::Ladder);
        (first..=self.round).flat_map(|round| self.card_rows(entrant, round)).collect()
    }

    fn card_rows(&self, entrant: EntrantNumber, round: usize) -> Vec<CardRow> {
        let games = self.pairings_of(round).filter(|(_, pairing)| pairing.seat_of(entrant).is_some());
        let mut entries: Vec<CardEntry> = games.map(|(number, _)| CardEntry::Game(number)).collect();
        if let Some(bye) = self.byes_of(round).find(|bye| bye.entrant == entrant) {
            entries.push(CardEntry::Bye(self.half_points_of(bye)));
        } else if entries.is_empty() && round <= self.entrants[entrant].missed_rounds {
            let half_points = if round == 1 { self.late_half_points(entrant) } else { 0 };
            entries.push(CardEntry::Late(half_points));
        }
        let half_points = self.points_after(round)[entrant];
        let row =
            |entry| CardRow { round, entry, half_points, float: self.shown_float(entrant, round, entry) };
        entries.into_iter().map(row).collect()
    }

    /// How a player floated in a round of a Swiss tournament that is decided for them.
    fn shown_float(&self, entrant: EntrantNumber, round: usize, entry: CardEntry) -> Option<Float> {
        let is_decided = match entry {
            CardEntry::Game(number) => self.pairings[number].result.is_some(),
            CardEntry::Bye(_) => self.is_round_over(round),
            CardEntry::Late(_) => false,
        };
        let is_swiss = matches!(self.settings.form, Form::Swiss { .. });
        if is_swiss && is_decided { self.float(entrant, round) } else { None }
    }
}
