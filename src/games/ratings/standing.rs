use super::Rating;
use crate::table::Player;

/// How a player stands in a game, over all servers.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardEntry {
    /// The place among all who are compared, from 1.
    pub rank: usize,
    /// Who.
    pub player: Player,
    /// The rating today.
    pub rating: Rating,
    /// First places.
    pub wins: u32,
    /// First places shared.
    pub draws: u32,
    /// All other places.
    pub losses: u32,
}

/// A page of those who play a game best, best first: those whose ratings are certain enough before all others.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaderboard {
    /// Who stands on this page.
    pub page: Vec<LeaderboardEntry>,
    /// How the one who asks stands, if that is not on this page.
    pub own: Option<LeaderboardEntry>,
    /// There is a page after this one.
    pub goes_on: bool,
}
