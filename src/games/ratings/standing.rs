use crate::table::Player;

/// How a player stands in a game, over all servers.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Who.
    pub player: Player,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// First places.
    pub wins: u32,
    /// First places shared.
    pub draws: u32,
    /// All other places.
    pub losses: u32,
}
