use super::{Bye, Entrant, EntrantNumber, Form, Pairing, Phase, Tournament};
use std::cmp::Reverse;

/// A player in the ranked list of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player of this line.
    pub entrant: EntrantNumber,
    /// The place, from 1. Players who are level in everything share it. `None` for those who are still in a knockout, and
    /// after a tournament was cancelled.
    pub place: Option<usize>,
    /// The points, in half-points.
    pub half_points: u32,
    /// Buchholz: the points of all opponents, in half-points. A bye counts like a game of the form, and a round missed by
    /// joining late like one opponent, all with the player's own points. So does a game of a Swiss tournament in which no turn
    /// was played.
    pub buchholz: u32,
    /// Sonneborn-Berger: the points of beaten opponents and half of those of drawn ones, in quarter-points. Rounds that were
    /// not played count as for Buchholz, with the points that the player has for them.
    pub sonneborn_berger: u32,
    /// Direct encounter, in half-points: what the player scored against those with the same points, Buchholz and
    /// Sonneborn-Berger; 0 for all of them unless everyone has met everyone else.
    pub direct_encounter: u32,
    /// The number of games won: first places alone.
    pub wins: u32,
    /// The number of games that count.
    pub games: u32,
}

/// The score of a player against another one in one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Encounter {
    pub own: EntrantNumber,
    pub opponent: EntrantNumber,
    pub round: usize,
    /// In half-points.
    pub scored: u32,
    /// Whether a turn was played.
    pub is_played: bool,
}

impl Tournament {
    /// The ranked list as it stands, best first, of all who took part after the start, in a fixed order. Empty before the
    /// start.
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{GameKind, Setup};
    /// use bside_games::table::{ChannelId, GuildId, Player, PlayerId, Timestamp};
    /// use bside_games::tournament::{Command, Form, Settings, Tournament, TournamentId};
    ///
    /// let now = Timestamp::UNIX_EPOCH;
    /// let player = |id| Player::human(PlayerId(id), format!("player {id}"));
    /// let (setup, form) = (Setup::new(GameKind::Basileus, None, None)?, Form::RoundRobin { double: false });
    /// let settings = Settings::new("League".to_owned(), GuildId(7), ChannelId(8), player(1), setup, form);
    /// let mut league = Tournament::open(TournamentId(1), settings, now)?;
    /// let joins = (1..=3).map(|id| Command::Join { by: player(id), rating: 1500 });
    /// let won = Command::ReportResult { pairing: 0, places: vec![1, 2] };
    /// for command in joins.chain([Command::Start { ratings: Vec::new() }, won]) {
    ///     for event in league.decide(&command, now)? {
    ///         league.apply(&event, now)?;
    ///     }
    /// }
    /// let leader = &league.standings()[0];
    /// assert_eq!((leader.entrant, leader.half_points), (league.pairings()[0].seats[0], 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn standings(&self) -> Vec<Standing> {
        let points = self.points();
        let mut list: Vec<Standing> =
            self.order.iter().map(|entrant| self.standing(*entrant, &points)).collect();
        match self.settings.form {
            Form::RoundRobin { .. } | Form::Swiss { .. } => self.rank(&mut list),
            Form::Knockout => {
                for (standing, place) in list.iter_mut().zip(self.knockout_places()) {
                    standing.place = place;
                }
                // Players who are still in have no place, and come first.
                list.sort_by_key(|standing| standing.place);
            }
            Form::Ladder => {
                let ladder = self.ladder();
                list.retain_mut(|standing| {
                    let place = ladder.iter().position(|entrant| *entrant == standing.entrant);
                    standing.place = place.map(|place| place + 1);
                    place.is_some()
                });
                list.sort_by_key(|standing| standing.place);
            }
        }
        if self.phase == Phase::Cancelled {
            list.iter_mut().for_each(|standing| standing.place = None);
        }
        list
    }

    /// The points of everyone by number, in half-points.
    pub(super) fn points(&self) -> Vec<u32> {
        self.points_after(self.round)
    }

    /// The points of everyone from the first rounds, so many of them.
    pub(super) fn points_after(&self, rounds: usize) -> Vec<u32> {
        let mut points = vec![0; self.entrants.len()];
        for encounter in self.encounters().filter(|encounter| encounter.round <= rounds) {
            points[encounter.own] += encounter.scored;
        }
        for bye in self.counted_byes().filter(|bye| bye.round <= rounds) {
            points[bye.entrant] += self.half_points_of(bye);
        }
        if rounds > 0 {
            for (entrant, points) in points.iter_mut().enumerate() {
                *points += self.late_half_points(entrant);
            }
        }
        points
    }

    /// Every two players of every game that counts and is decided, with what the first one scored.
    pub(super) fn encounters(&self) -> impl Iterator<Item = Encounter> {
        self.counted().flat_map(|pairing| {
            let result = pairing.result.as_ref();
            let seats = 0..pairing.seats.len();
            let pairs = seats.clone().flat_map(move |seat| seats.clone().map(move |other| (seat, other)));
            pairs.filter(|(seat, other)| seat != other).filter_map(move |(seat, other)| {
                result.map(|result| Encounter {
                    own: pairing.seats[seat],
                    opponent: pairing.seats[other],
                    round: pairing.round,
                    scored: result.half_points(seat, other),
                    is_played: result.decision.is_after_turn(),
                })
            })
        })
    }

    /// The games that are decided and not annulled.
    pub(super) fn counted(&self) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(|pairing| pairing.result.is_some() && !self.is_annulled(pairing))
    }

    /// The byes of the rounds that are over.
    fn counted_byes(&self) -> impl Iterator<Item = &Bye> {
        self.byes.iter().filter(|bye| self.is_round_over(bye.round))
    }

    /// The opponents that a bye counts like; none where everybody has as many byes.
    fn bye_opponents(&self) -> u32 {
        match (self.settings.form, self.settings.setup.seats()) {
            (Form::Swiss { .. }, _) => 1,
            (Form::RoundRobin { .. }, seats @ 3..) => seats as u32 - 1,
            _ => 0,
        }
    }

    /// The points of a bye, in half-points; one if it was asked for.
    pub fn half_points_of(&self, bye: &Bye) -> u32 {
        if bye.is_asked { 1 } else { self.bye_half_points() }
    }

    /// The points of a bye that was not asked for, in half-points: those of a win in a Swiss tournament, of a middle place in groups.
    fn bye_half_points(&self) -> u32 {
        match (self.settings.form, self.settings.setup.seats()) {
            (Form::Swiss { .. }, _) => 2,
            (Form::RoundRobin { .. }, seats @ 3..) => seats as u32 - 1,
            _ => 0,
        }
    }

    /// Half a point for the first round that a player joined too late for, as soon as it is over, and nothing for the others.
    pub(super) fn late_half_points(&self, entrant: EntrantNumber) -> u32 {
        let is_swiss = matches!(self.settings.form, Form::Swiss { .. });
        let entrant = &self.entrants[entrant];
        let is_late = self.missed_rounds_over(entrant) > 0;
        u32::from(is_swiss && is_late && !entrant.is_without_half_point)
    }

    /// The rounds for which a player joined too late and that are over.
    fn missed_rounds_over(&self, entrant: &Entrant) -> usize {
        entrant.missed_rounds.min(self.rounds_over())
    }

    /// The rounds that are over and that a player has missed: by joining late, or before an organiser brought them back.
    fn rounds_out(&self, entrant: EntrantNumber) -> usize {
        let late = self.missed_rounds_over(&self.entrants[entrant]);
        if !self.entrants[entrant].is_active() || !matches!(self.settings.form, Form::Swiss { .. }) {
            return late;
        }
        let is_in = |round: &usize| {
            self.pairings_of(*round).any(|(_, pairing)| pairing.seat_of(entrant).is_some())
                || self.byes_of(*round).any(|bye| bye.entrant == entrant)
        };
        late + (late + 1..=self.rounds_over()).filter(|round| !is_in(round)).count()
    }

    fn standing(&self, entrant: EntrantNumber, points: &[u32]) -> Standing {
        let is_swiss = matches!(self.settings.form, Form::Swiss { .. });
        let (mut buchholz, mut sonneborn_berger) = (0, 0);
        for encounter in self.encounters().filter(|encounter| encounter.own == entrant) {
            // In a round robin everybody meets everybody, whether they play or not.
            let is_met = encounter.is_played || !is_swiss;
            let strength = points[if is_met { encounter.opponent } else { entrant }];
            buchholz += strength;
            sonneborn_berger += strength * encounter.scored;
        }
        let byes: Vec<u32> = self
            .counted_byes()
            .filter(|bye| bye.entrant == entrant)
            .map(|bye| self.half_points_of(bye))
            .collect();
        let rounds_out = self.rounds_out(entrant) as u32;
        buchholz += points[entrant] * (byes.len() as u32 * self.bye_opponents() + rounds_out);
        sonneborn_berger += points[entrant] * (byes.iter().sum::<u32>() + self.late_half_points(entrant));
        let seats =
            self.counted().filter_map(|pairing| Some((pairing.result.as_ref()?, pairing.seat_of(entrant)?)));
        let (mut games, mut wins) = (0, 0);
        for (result, seat) in seats {
            games += 1;
            wins += u32::from(result.is_won_by(seat));
        }
        let half_points = points[entrant];
        Standing {
            entrant,
            place: None,
            half_points,
            buchholz,
            sonneborn_berger,
            direct_encounter: 0,
            wins,
            games,
        }
    }

    /// Orders a list by points and tie-breaks, and gives the places. Players who have withdrawn come after all others, and last
    /// those whose games are annulled.
    fn rank(&self, list: &mut [Standing]) {
        let before = |standing: &Standing| {
            let entrant = &self.entrants[standing.entrant];
            let stays = (!entrant.is_annulled(), entrant.is_active());
            Reverse((stays, standing.half_points, standing.buchholz, standing.sonneborn_berger))
        };
        list.sort_by_key(before);
        for tied in list.chunk_by_mut(|one, next| before(one) == before(next)) {
            self.set_direct_encounters(tied);
            tied.sort_by_key(|standing| Reverse((standing.direct_encounter, standing.wins)));
        }
        let all = |standing: &Standing| (before(standing), standing.direct_encounter, standing.wins);
        for next in 0..list.len() {
            let is_level = next > 0 && all(&list[next]) == all(&list[next - 1]);
            list[next].place = if is_level { list[next - 1].place } else { Some(next + 1) };
        }
    }

    fn set_direct_encounters(&self, tied: &mut [Standing]) {
        let numbers: Vec<EntrantNumber> = tied.iter().map(|standing| standing.entrant).collect();
        let among: Vec<Encounter> = self
            .encounters()
            .filter(|known| numbers.contains(&known.own) && numbers.contains(&known.opponent))
            .collect();
        let has_met =
            |own, opponent| among.iter().any(|known| (known.own, known.opponent) == (own, opponent));
        let have_all_met =
            numbers.iter().all(|own| numbers.iter().all(|other| own == other || has_met(*own, *other)));
        if have_all_met {
            for standing in tied {
                let own = among.iter().filter(|known| known.own == standing.entrant);
                standing.direct_encounter = own.map(|known| known.scored).sum();
            }
        }
    }
}
