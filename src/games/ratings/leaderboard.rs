use super::Rating;
use crate::table::Player;

/// The entry of a player on the leaderboard of a game. The rating and the results count the games in all guilds.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardEntry {
    /// The rank among all players on the leaderboard, from 1.
    pub rank: usize,
    /// The player who has the rank.
    pub player: Player,
    /// The current rating.
    pub rating: Rating,
    /// The number of games won: first places alone.
    pub wins: u32,
    /// The number of games drawn: shared first places.
    pub draws: u32,
    /// The number of games lost: all other places.
    pub losses: u32,
}

/// One page of the leaderboard of a game. Players with established ratings come first, those with provisional ratings last;
/// each group is sorted by rating, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaderboard {
    /// The entries of this page.
    pub page: Vec<LeaderboardEntry>,
    /// The entry of the player who asks, if it is not on this page.
    pub own: Option<LeaderboardEntry>,
    /// Whether there is a page after this one.
    pub goes_on: bool,
}
