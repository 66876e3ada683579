use crate::rules::Draw;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Seats are still free.
    Invitation,
    /// The game runs.
    Playing,
    /// The game is over.
    Ended(Ending),
    /// It was declined or cancelled before the game began.
    Closed,
}

/// How a game came to its end. Who did how well is told by the places of its course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the game.
    ByRules,
    /// By a resignation.
    Resigned,
    /// By a draw of the host.
    Drawn(Draw),
}
