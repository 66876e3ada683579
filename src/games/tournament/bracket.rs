use super::{Decision, EntrantNumber, Event, Pairing, PairingNumber, Tournament};
use std::iter;

/// All matches of a knockout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The matches of each round, from the top. Two next to each other lead to the same match of the next round.
    pub rounds: Vec<Vec<BracketMatch>>,
    /// The match for third place, of those who have lost the semifinals, in the round of the final.
    pub third_place: Option<BracketMatch>,
}

/// A match of a knockout: one game, or two if the first one was drawn; or up to three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketMatch {
    /// The players, as far as they are known. One of them may have a bye.
    pub entrants: [Option<EntrantNumber>; 2],
    /// The games of the match in order; empty before it is paired.
    pub pairings: Vec<PairingNumber>,
    /// Who is through to the next round.
    pub winner: Option<EntrantNumber>,
}

/// How a match has ended.
struct MatchEnd {
    /// `None` if both have lost.
    winner: Option<EntrantNumber>,
    /// Whether the match is level, so that the lower seed is through.
    by_seed: bool,
}

impl Tournament {
    /// The bracket of a knockout; without rounds for other forms and before the start.
    pub fn bracket(&self) -> Bracket {
        if self.settings.form != super::Form::Knockout || self.order.is_empty() {
            return Bracket { rounds: Vec::new(), third_place: None };
        }
        let mut players: Vec<Option<EntrantNumber>> =
            seed_positions(1 << self.rounds).into_iter().map(|seed| self.order.get(seed).copied()).collect();
        let mut rounds: Vec<Vec<BracketMatch>> = Vec::new();
        for round in 1..=self.rounds {
            let matches: Vec<BracketMatch> =
                players.chunks_exact(2).map(|pair| self.bracket_match(round, [pair[0], pair[1]])).collect();
            players = matches.iter().map(|played| played.winner).collect();
            rounds.push(matches);
        }
        let semifinals = rounds.iter().rev().nth(1).filter(|_| self.settings.third_place);
        let third_place = semifinals.map(|semifinals| {
            self.bracket_match(self.rounds, [semifinals[0].loser(), semifinals[1].loser()])
        });
        Bracket { rounds, third_place }
    }

    fn bracket_match(&self, round: usize, entrants: [Option<EntrantNumber>; 2]) -> BracketMatch {
        let is_in = |entrant: &EntrantNumber| entrants.contains(&Some(*entrant));
        let games = self.pairings_of(round).filter(|(_, pairing)| pairing.seats.iter().all(is_in));
        let pairings: Vec<PairingNumber> = games.map(|(number, _)| number).collect();
        let winner = match pairings.last() {
            Some(last) => self.match_end(&self.pairings[*last]).and_then(|end| end.winner),
            None => self.byes_of(round).map(|bye| bye.entrant).find(is_in),
        };
        BracketMatch { entrants, pairings, winner }
    }

    /// How a match has ended of which this is the last game so far; `None` while it goes on.
    fn match_end(&self, last: &Pairing) -> Option<MatchEnd> {
        let result = last.result.as_ref()?;
        let seat_won = (0..last.seats.len()).find(|seat| result.is_won_by(*seat));
        let games = self.match_until(last).count();
        let [one, other] =
            [0, 1].map(|seat| (self.match_half_points(last, last.seats[seat]), last.seats[seat]));
        let lead = one.0.abs_diff(other.0);
        let leader = (lead > 0).then(|| one.max(other).1);
        let scheduled: usize = if self.settings.best_of_three { 3 } else { 1 };
        let games_left = scheduled.saturating_sub(games);
        let has_withdrawn = matches!(result.decision, Decision::Withdrawn | Decision::Abandoned);
        let (winner, by_seed) = match seat_won {
            _ if has_withdrawn => (seat_won.map(|seat| last.seats[seat]), false),
            None if !result.is_drawn() => (leader, false),
            // The other one cannot catch up.
            _ if lead as usize > 2 * games_left => (leader, false),
            // A drawn game that decides alone is played again once.
            _ if games >= scheduled.max(2) => {
                (last.seats.iter().copied().max_by_key(|entrant| self.seed(*entrant)), true)
            }
            _ => return None,
        };
        Some(MatchEnd { winner, by_seed })
    }

    /// The games of a match up to this one, the last one first.
    fn match_until<'a>(&'a self, last: &'a Pairing) -> impl Iterator<Item = &'a Pairing> {
        iter::successors(Some(last), |game| Some(&self.pairings[game.previous?]))
    }

    /// What a player has scored in a match up to this game, in half-points.
    pub fn match_half_points(&self, last: &Pairing, entrant: EntrantNumber) -> u32 {
        let scored = self.match_until(last).filter_map(|game| {
            let seat = game.seat_of(entrant)?;
            Some(game.result.as_ref()?.half_points(seat, 1 - seat))
        });
        scored.sum()
    }

    /// The player who is through after this game because it was the last one of a match that is level: the lower seed.
    pub fn through_by_seed(&self, pairing: &Pairing) -> Option<EntrantNumber> {
        let is_knockout = self.settings.form == super::Form::Knockout;
        let end = if is_knockout { self.match_end(pairing) } else { None };
        end.filter(|end| end.by_seed)?.winner
    }

    /// Whether a game is one of the match for third place.
    pub fn is_for_third_place(&self, pairing: &Pairing) -> bool {
        let is_possible = self.settings.third_place && pairing.round == self.rounds;
        let third_place = if is_possible { self.bracket().third_place } else { None };
        third_place.is_some_and(|played| {
            pairing.seats.iter().all(|entrant| played.entrants.contains(&Some(*entrant)))
        })
    }

    /// The place of a player in the starting order, counted from 0; `None` before the start.
    pub fn seed(&self, entrant: EntrantNumber) -> Option<usize> {
        self.order.iter().position(|other| *other == entrant)
    }

    /// The next games of the matches of the current round that go on.
    pub(super) fn next_games(&self) -> Vec<Event> {
        let is_last = |number| self.pairings.iter().all(|other| other.previous != Some(number));
        let goes_on = |(number, pairing): &(PairingNumber, &Pairing)| {
            pairing.result.is_some() && is_last(*number) && self.match_end(pairing).is_none()
        };
        let next = self.pairings_of(self.round).filter(goes_on);
        let (after, games): (Vec<PairingNumber>, Vec<Vec<EntrantNumber>>) =
            next.map(|(number, pairing)| (number, pairing.seats.iter().rev().copied().collect())).unzip();
        let given_up = self.given_up(&games);
        let events =
            after.into_iter().zip(games).map(|(after, seats)| Event::NextGamePaired { after, seats });
        events.chain(given_up).collect()
    }

    /// The games and byes of the next round.
    pub(super) fn next_matches(&self) -> (Vec<Vec<EntrantNumber>>, Vec<EntrantNumber>) {
        let (mut games, mut byes) = (Vec::new(), Vec::new());
        let Bracket { mut rounds, third_place } = self.bracket();
        let third_place = third_place.filter(|_| self.round + 1 == self.rounds);
        for next in rounds.swap_remove(self.round).into_iter().chain(third_place) {
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
            let has_winner = |played: &BracketMatch| played.winner.is_some() || is_open(played);
            let ahead = matches.iter().filter(|played| has_winner(played)).count();
            let place = (1 + ahead).max(2);
            // The match for third place tells those apart who have lost the semifinals.
            let Some(third) = bracket.third_place.as_ref().filter(|_| round + 1 == self.rounds) else {
                return Some(place);
            };
            let is_third_open = self.is_match_open(self.rounds, third);
            match is_in(&third) {
                true if third.winner == Some(*entrant) => Some(place),
                true if is_third_open && self.entrants[*entrant].is_active() => None,
                _ => Some(place + usize::from(third.winner.is_some() || is_third_open)),
            }
        };
        self.order.iter().map(place).collect()
    }

    /// Whether a match of a round can still have a winner.
    fn is_match_open(&self, round: usize, played: &BracketMatch) -> bool {
        match played.pairings.last() {
            Some(last) => self.match_end(&self.pairings[*last]).is_none(),
            None => played.winner.is_none() && round > self.round,
        }
    }
}

impl BracketMatch {
    /// The player who has lost against the winner.
    fn loser(&self) -> Option<EntrantNumber> {
        let winner = self.winner?;
        self.entrants.into_iter().flatten().find(|entrant| *entrant != winner)
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
