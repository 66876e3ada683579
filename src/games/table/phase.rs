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
    /// It came to an end without a result: nobody came to play, or nobody played on.
    Closed,
}

/// How a game came to its end. Who did how well is told by the places of its course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the game.
    ByRules,
    /// By a resignation.
    Resigned,
    /// By a clock that ran out.
    OutOfTime,
    /// By a draw of the host.
    Drawn(Draw),
}
