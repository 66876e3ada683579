use super::{Ladder, Outcome, PROVISIONAL_GAMES, Rating};
use crate::rules::GameKind;
use crate::table::{Player, Timestamp};

/// The results of a player in rated games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// The statistics for each game and ladder with a finished game, ordered by game and then by ladder, people first.
    pub ladder_stats: Vec<LadderStats>,
    /// The most recent games, oldest first.
    pub games: Vec<PastGame>,
}

/// The rating and the results of a player at one game on one ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderStats {
    /// The game at which the player is rated.
    pub game: GameKind,
    /// The ladder to which the rating belongs.
    pub ladder: Ladder,
    /// The current rating.
    pub rating: Rating,
    /// The number of games won: first places alone.
    pub wins: u32,
    /// The number of games drawn: shared first places.
    pub draws: u32,
    /// The number of games lost: all other places.
    pub losses: u32,
    /// The length of the current winning streak, in games; 0 if the last game was not won.
    pub streak: u32,
    /// The length of the longest winning streak, in games.
    pub longest_streak: u32,
}

impl LadderStats {
    /// The figures of a player without games.
    pub fn new(game: GameKind, ladder: Ladder) -> LadderStats {
        let rating = Rating::default();
        LadderStats { game, ladder, rating, wins: 0, draws: 0, losses: 0, streak: 0, longest_streak: 0 }
    }

    /// Counts a game with this outcome, after which the player has this rating.
    pub fn add(&mut self, outcome: Outcome, rating: Rating) {
        self.rating = rating;
        match outcome {
            Outcome::Win => self.wins += 1,
            Outcome::Draw => self.draws += 1,
            Outcome::Loss => self.losses += 1,
        }
        self.streak = if outcome == Outcome::Win { self.streak + 1 } else { 0 };
        self.longest_streak = self.longest_streak.max(self.streak);
    }
}

/// A rated game from the view of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct PastGame {
    /// The time when the game ended.
    pub at: Timestamp,
    /// The game that was played.
    pub game: GameKind,
    /// The outcome for the player.
    pub outcome: Outcome,
    /// The rating of the player after the game.
    pub rating: f64,
    /// All other players of the game.
    pub opponents: Vec<Player>,
}

/// The results of the games against one opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct HeadToHead {
    /// The other player.
    pub opponent: Player,
    /// The number of games won: first places alone.
    pub wins: u32,
    /// The number of games drawn: shared first places.
    pub draws: u32,
    /// The number of games lost: all other places.
    pub losses: u32,
}

impl HeadToHead {
    /// The number of games.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }
}

/// The development of a rating at one game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingHistory {
    /// The game at which the player is rated.
    pub game: GameKind,
    /// The localized name of the game.
    pub name: String,
    /// The end of each game and the rating after it, oldest first. At least one entry.
    pub points: Vec<(Timestamp, f64)>,
}

impl PastGame {
    /// The ladder on which the game was rated.
    pub fn ladder(&self) -> Ladder {
        if self.opponents.iter().any(Player::is_computer) { Ladder::Levels } else { Ladder::People }
    }
}

impl Profile {
    /// The results against the people with whom most of the recent games were played, at most `most` of them, most
    /// games first.
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
        // The sort is stable: opponents with the same number of games stay in the order of their first games.
        all.sort_by_key(|rivalry| std::cmp::Reverse(rivalry.games()));
        all.truncate(most);
        all
    }

    /// The ladder whose history is shown: that of people, or that of computers if there is no history among people.
    pub fn ladder(&self) -> Ladder {
        let has_history = |game: &GameKind| !self.settled_ratings(*game, Ladder::People).is_empty();
        if GameKind::ALL.iter().any(has_history) { Ladder::People } else { Ladder::Levels }
    }

    /// The history of the rating at each game over the recent games on [`Profile::ladder`]. `name` returns the localized
    /// name of a game.
    pub fn histories(&self, name: impl Fn(GameKind) -> String) -> Vec<RatingHistory> {
        let ladder = self.ladder();
        let track = |game: GameKind| {
            let points = self.settled_ratings(game, ladder);
            (!points.is_empty()).then(|| RatingHistory { game, name: name(game), points })
        };
        GameKind::ALL.into_iter().filter_map(track).collect()
    }

    /// When each recent game on a ladder ended, and the rating after it. Provisional ratings are skipped.
    fn settled_ratings(&self, game: GameKind, ladder: Ladder) -> Vec<(Timestamp, f64)> {
        let is_of_ladder = |past: &&PastGame| past.game == game && past.ladder() == ladder;
        let recent: Vec<_> =
            self.games.iter().filter(is_of_ladder).map(|past| (past.at, past.rating)).collect();
        let stats = self.ladder_stats.iter().find(|stats| stats.game == game && stats.ladder == ladder);
        let played = stats.map_or(0, |stats| stats.rating.games as usize);
        let settled = (played + 1).saturating_sub(PROVISIONAL_GAMES as usize);
        // The recent games are the last ones.
        recent[recent.len().saturating_sub(settled)..].to_vec()
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

    fn player(id: u64) -> Player {
        Player::human(PlayerId(id), format!("player {id}"))
    }

    #[test]
    fn the_most_frequent_opponents_come_first() {
        let owl = Player::computer(Level::MAX, 0, "Owl".to_owned());
        let [one, two] = GameKind::ALL[..2] else { unreachable!("there are four") };
        let games = vec![
            past(1, one, Outcome::Win, 1600.0, &[player(2)]),
            past(2, one, Outcome::Loss, 1550.0, &[player(3), player(2)]),
            past(3, two, Outcome::Draw, 1500.0, &[player(4)]),
            past(4, one, Outcome::Loss, 1400.0, std::slice::from_ref(&owl)),
            past(5, one, Outcome::Win, 1580.0, &[player(4)]),
            past(6, one, Outcome::Win, 1590.0, &[player(4)]),
        ];
        // Of the games against computers only one is among the recent ones.
        let stats = |game, ladder, games| LadderStats {
            rating: Rating { games, ..Rating::default() },
            ..LadderStats::new(game, ladder)
        };
        let ladder_stats =
            vec![stats(one, Ladder::People, 7), stats(one, Ladder::Levels, 5), stats(two, Ladder::People, 4)];
        let profile = Profile { ladder_stats, games };
        let summary = |rivalry: &HeadToHead| {
            (
                rivalry.opponent.human_id().map(|id| id.0),
                rivalry.games(),
                [rivalry.wins, rivalry.draws, rivalry.losses],
            )
        };
        let found: Vec<_> = profile.head_to_heads(2).iter().map(summary).collect();
        assert_eq!(found, [(Some(4), 3, [2, 1, 0]), (Some(2), 2, [1, 0, 1])]);
        assert_eq!(profile.head_to_heads(9).len(), 3, "no computers");

        // The ratings after five, six and seven of the seven games are not provisional.
        let histories = profile.histories(|game| game.to_string());
        assert_eq!(histories.len(), 1);
        assert_eq!(histories[0].points, [(at(2), 1550.0), (at(5), 1580.0), (at(6), 1590.0)]);
        let ladder_stats = vec![stats(one, Ladder::People, 4), stats(one, Ladder::Levels, 5)];
        let newcomer = Profile { ladder_stats, ..profile };
        assert_eq!(newcomer.ladder(), Ladder::Levels);
        assert_eq!(newcomer.histories(|game| game.to_string())[0].points, [(at(4), 1400.0)]);
        assert!(Profile::default().histories(|game| game.to_string()).is_empty());
    }
}
