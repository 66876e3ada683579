use super::{Ladder, Outcome, Rating};
use crate::rules::GameKind;
use crate::table::{Player, Timestamp};

/// What a player has come to in rated games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// One for each game and ladder on which a game was finished, in the order of the games, those among people first.
    pub tallies: Vec<Tally>,
    /// The last games, the oldest first.
    pub games: Vec<PastGame>,
}

/// How a player stands in a game on a ladder, for themselves.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    /// Which game.
    pub game: GameKind,
    /// Against whom.
    pub ladder: Ladder,
    /// The rating today.
    pub rating: Rating,
    /// First places.
    pub wins: u32,
    /// First places shared.
    pub draws: u32,
    /// All other places.
    pub losses: u32,
    /// So many of the last games in a row were won.
    pub streak: u32,
    /// So many were won in a row at best.
    pub longest_streak: u32,
}

/// A rated game of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct PastGame {
    /// When it ended.
    pub at: Timestamp,
    /// What was played.
    pub game: GameKind,
    /// What it counted as.
    pub outcome: Outcome,
    /// What it left of the rating.
    pub rating: f64,
    /// All others who played.
    pub opponents: Vec<Player>,
}

/// What came of the games with one opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct HeadToHead {
    /// With whom.
    pub opponent: Player,
    /// Of how many games.
    pub wins: u32,
    /// First places shared.
    pub draws: u32,
    /// All other places.
    pub losses: u32,
}

impl HeadToHead {
    /// How many games it was.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }
}

/// How a rating went on: when each game ended, and what it left of the rating, the oldest first.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingHistory {
    /// In which game.
    pub game: GameKind,
    /// The game as people call it.
    pub name: String,
    /// At least one.
    pub points: Vec<(Timestamp, f64)>,
}

impl PastGame {
    /// Where it was rated.
    pub fn ladder(&self) -> Ladder {
        if self.opponents.iter().any(Player::is_computer) { Ladder::Levels } else { Ladder::People }
    }
}

impl Profile {
    /// Those people with whom most of the last games were played, so many at most.
    pub fn head_to_heads(&self, most: usize) -> Vec<HeadToHead> {
        let mut all: Vec<HeadToHead> = Vec::new();
        for game in &self.games {
            for opponent in game.opponents.iter().filter(|opponent| !opponent.is_computer()) {
                let known = all.iter().position(|rivalry| rivalry.opponent.id == opponent.id);
                let index = known.unwrap_or_else(|| {
                    all.push(HeadToHead { opponent: opponent.clone(), wins: 0, draws: 0, losses: 0 });
                    all.len() - 1
                });
                match game.outcome {
                    Outcome::Win => all[index].wins += 1,
                    Outcome::Draw => all[index].draws += 1,
                    Outcome::Loss => all[index].losses += 1,
                }
            }
        }
        // Of as many games, whoever came last stays last: the order is that of the first games.
        all.sort_by_key(|rivalry| std::cmp::Reverse(rivalry.games()));
        all.truncate(most);
        all
    }

    /// Where the last games are compared: among people, or with computers where that is all there is.
    pub fn ladder(&self) -> Ladder {
        let among_people = self.games.iter().any(|game| game.ladder() == Ladder::People);
        if among_people { Ladder::People } else { Ladder::Levels }
    }

    /// How the rating of each game went on in the last games, called as these names say.
    pub fn histories(&self, name: impl Fn(GameKind) -> String) -> Vec<RatingHistory> {
        let ladder = self.ladder();
        let track = |game: GameKind| {
            let of_game = self.games.iter().filter(|past| past.game == game && past.ladder() == ladder);
            let points: Vec<(Timestamp, f64)> = of_game.map(|past| (past.at, past.rating)).collect();
            (!points.is_empty()).then(|| RatingHistory { game, name: name(game), points })
        };
        GameKind::ALL.into_iter().filter_map(track).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Level;
    use crate::table::PlayerId;
    use std::time::Duration;

    fn past(day: u32, game: GameKind, outcome: Outcome, rating: f64, opponents: &[Player]) -> PastGame {
        PastGame { at: at(day), game, outcome, rating, opponents: opponents.to_vec() }
    }

    fn at(day: u32) -> Timestamp {
        Timestamp::UNIX_EPOCH + day * Duration::from_hours(24)
    }

    fn person(id: u64) -> Player {
        Player::human(PlayerId(id), format!("player {id}"))
    }

    #[test]
    fn those_one_plays_most_come_first() {
        let owl = Player::computer(Level::TOP, 0, "Owl".to_owned());
        let [one, two] = GameKind::ALL[..2] else { unreachable!("there are four") };
        let games = vec![
            past(1, one, Outcome::Win, 1600.0, &[person(2)]),
            past(2, one, Outcome::Loss, 1550.0, &[person(3), person(2)]),
            past(3, two, Outcome::Draw, 1500.0, &[person(4)]),
            past(4, one, Outcome::Loss, 1400.0, std::slice::from_ref(&owl)),
            past(5, one, Outcome::Win, 1580.0, &[person(4)]),
            past(6, one, Outcome::Win, 1590.0, &[person(4)]),
        ];
        let profile = Profile { tallies: Vec::new(), games };
        let told = |rivalry: &HeadToHead| {
            (
                rivalry.opponent.human_id().map(|id| id.0),
                rivalry.games(),
                [rivalry.wins, rivalry.draws, rivalry.losses],
            )
        };
        let found: Vec<_> = profile.head_to_heads(2).iter().map(told).collect();
        assert_eq!(found, [(Some(4), 3, [2, 1, 0]), (Some(2), 2, [1, 0, 1])]);
        assert_eq!(profile.head_to_heads(9).len(), 3, "no computers");

        let histories = profile.histories(|game| game.to_string());
        assert_eq!(histories.len(), 2);
        assert_eq!(histories[0].points, [(at(1), 1600.0), (at(2), 1550.0), (at(5), 1580.0), (at(6), 1590.0)]);
        let alone = Profile { games: vec![past(4, one, Outcome::Loss, 1400.0, &[owl])], ..profile };
        assert_eq!(alone.ladder(), Ladder::Levels);
        assert_eq!(alone.histories(|game| game.to_string())[0].points, [(at(4), 1400.0)]);
        assert!(Profile::default().histories(|game| game.to_string()).is_empty());
    }
}
