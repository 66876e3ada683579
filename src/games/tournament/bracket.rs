use super::{EntrantNumber, Event, Pairing, PairingNumber, Tournament};

/// All matches of a knockout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The matches of each round, from the top. Two next to each other lead to the same match of the next round.
    pub rounds: Vec<Vec<BracketMatch>>,
}

/// A match of a knockout: one game, or two if the first one was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketMatch {
    /// The players, as far as they are known. One of them may have a bye.
    pub entrants: [Option<EntrantNumber>; 2],
    /// The games of the match in order; empty before it is paired.
    pub pairings: Vec<PairingNumber>,
    /// Who is through to the next round.
    pub winner: Option<EntrantNumber>,
}

impl Tournament {
    /// The bracket of a knockout; without rounds for other forms and before the start.
    pub fn bracket(&self) -> Bracket {
        if self.settings.form != super::Form::Knockout || self.order.is_empty() {
            return Bracket { rounds: Vec::new() };
        }
        let mut players: Vec<Option<EntrantNumber>> =
            seed_positions(1 << self.rounds).into_iter().map(|seed| self.order.get(seed).copied()).collect();
        let mut rounds = Vec::new();
        for round in 1..=self.rounds {
            let matches: Vec<BracketMatch> =
                players.chunks_exact(2).map(|pair| self.bracket_match(round, [pair[0], pair[1]])).collect();
            players = matches.iter().map(|played| played.winner).collect();
            rounds.push(matches);
        }
        Bracket { rounds }
    }

    fn bracket_match(&self, round: usize, entrants: [Option<EntrantNumber>; 2]) -> BracketMatch {
        let is_in = |entrant: &EntrantNumber| entrants.contains(&Some(*entrant));
        let games = self.pairings_of(round).filter(|(_, pairing)| pairing.seats.iter().all(is_in));
        let pairings: Vec<PairingNumber> = games.map(|(number, _)| number).collect();
        let winner = match pairings.last() {
            Some(last) => self.match_winner(*last),
            None => self.byes_of(round).find(is_in),
        };
        BracketMatch { entrants, pairings, winner }
    }

    /// The winner of a match of which this is the last game so far. After a second draw it is the lower seed.
    fn match_winner(&self, last: PairingNumber) -> Option<EntrantNumber> {
        let pairing = &self.pairings[last];
        let result = pairing.result.as_ref()?;
        if let Some(through) = self.through_by_seed(pairing) {
            return Some(through);
        }
        (0..pairing.seats.len()).find(|seat| result.is_won_by(*seat)).map(|seat| pairing.seats[seat])
    }

    /// The player who is through after this game because it was the second draw of a match: the lower seed.
    pub fn through_by_seed(&self, pairing: &Pairing) -> Option<EntrantNumber> {
        let is_drawn = pairing.result.as_ref().is_some_and(super::GameResult::is_drawn);
        pairing.replay_of.filter(|_| is_drawn)?;
        pairing.seats.iter().copied().max_by_key(|entrant| self.seed(*entrant))
    }

    /// The place of a player in the starting order, counted from 0; `None` before the start.
    pub fn seed(&self, entrant: EntrantNumber) -> Option<usize> {
        self.order.iter().position(|other| *other == entrant)
    }

    /// The games that are played again in the current round.
    pub(super) fn replays(&self) -> Vec<Event> {
        let is_replayed = |number| self.pairings.iter().any(|other| other.replay_of == Some(number));
        let drawn = self.pairings_of(self.round).filter(|(number, pairing)| {
            let is_drawn = pairing.result.as_ref().is_some_and(super::GameResult::is_drawn);
            is_drawn && pairing.replay_of.is_none() && !is_replayed(*number)
        });
        let replay = |(of, pairing): (PairingNumber, &Pairing)| {
            let seats = pairing.seats.iter().rev().copied().collect();
            Event::ReplayPaired { of, seats }
        };
        drawn.map(replay).collect()
    }

    /// The games and byes of the next round.
    pub(super) fn next_matches(&self) -> (Vec<Vec<EntrantNumber>>, Vec<EntrantNumber>) {
        let (mut games, mut byes) = (Vec::new(), Vec::new());
        for next in self.bracket().rounds.swap_remove(self.round) {
            let is_active = |entrant: &EntrantNumber| self.entrants[*entrant].is_active();
            let active: Vec<EntrantNumber> = next.entrants.into_iter().flatten().filter(is_active).collect();
            match *active {
                [one, other] => {
                    let (upper, lower) =
                        if self.seed(one) < self.seed(other) { (one, other) } else { (other, one) };
                    games.push(self.seats_by_first_moves(lower, upper));
                }
                _ => byes.extend(active),
            }
        }
        (games, byes)
    }

    /// For each player in starting order, the place; `None` for those who are still in. Players who are out in the same round
    /// share a place, and the first place of a final that both have lost stays empty.
    pub(super) fn knockout_places(&self) -> Vec<Option<usize>> {
        let bracket = self.bracket();
        let place = |entrant: &EntrantNumber| {
            let is_in = |played: &&BracketMatch| played.entrants.contains(&Some(*entrant));
            let in_round = |round: usize| {
                let matches = &bracket.rounds[round - 1];
                Some((round, matches, matches.iter().find(is_in)?))
            };
            let (round, matches, last) = (1..=self.rounds).rev().find_map(in_round)?;
            if last.winner == Some(*entrant) {
                return Some(1);
            }
            let is_open = |played: &BracketMatch| self.is_match_open(round, played);
            if is_open(last) && self.entrants[*entrant].is_active() {
                return None;
            }
            let ahead = matches.iter().filter(|played| played.winner.is_some() || is_open(played)).count();
            Some((1 + ahead).max(2))
        };
        self.order.iter().map(place).collect()
    }

    /// Whether a match of a round can still have a winner.
    fn is_match_open(&self, round: usize, played: &BracketMatch) -> bool {
        let is_undecided = |number: &PairingNumber| {
            let pairing = &self.pairings[*number];
            let is_replayed = |result: &super::GameResult| result.is_drawn() && pairing.replay_of.is_none();
            pairing.result.as_ref().is_none_or(is_replayed)
        };
        played.pairings.last().map_or(played.winner.is_none() && round > self.round, is_undecided)
    }
}

/// The seeds, counted from 0, from the top of a bracket of this size: the first two meet in the final at the earliest, the
/// first four in the semifinals, and so on.
fn seed_positions(size: usize) -> Vec<usize> {
    let mut seeds = vec![0];
    while seeds.len() < size {
        let last = 2 * seeds.len() - 1;
        seeds = seeds.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    seeds
}
