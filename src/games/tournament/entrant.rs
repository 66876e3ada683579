use crate::table::Player;

/// The number of a player in a tournament: the number of those who joined before, counted from 0.
pub type EntrantNumber = usize;

/// A player who has joined a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The player with the name under which they joined.
    pub player: Player,
    /// The rating at the game, of the start or of a later joining, in whole points.
    pub rating: u32,
    /// Whether the player still takes part.
    pub status: EntrantStatus,
    /// The number of rounds that had been paired when the player joined.
    pub missed_rounds: usize,
    /// Whether the player has nothing for the first round missed, instead of half a point.
    pub is_without_half_point: bool,
    /// Whether an organiser removed the player.
    pub is_removed: bool,
    /// The seed that an organiser has chosen before the start, from 1.
    pub chosen_seed: Option<usize>,
    /// The round, from 1, of the bye that was asked for. One bye can be asked for.
    pub asked_bye: Option<usize>,
}

/// Whether a player still takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntrantStatus {
    /// The player takes part. In a knockout they may have lost.
    Active,
    /// The player left before the start.
    Left,
    /// The player left after the start.
    Withdrawn {
        /// Whether all games of the player count for nobody.
        annulled: bool,
    },
}

impl Entrant {
    /// Whether the player takes part.
    pub fn is_active(&self) -> bool {
        self.status == EntrantStatus::Active
    }

    /// Whether the games of the player count for nobody.
    pub fn is_annulled(&self) -> bool {
        self.status == EntrantStatus::Withdrawn { annulled: true }
    }
}
