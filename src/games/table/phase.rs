use crate::rules::Draw;

/// The phase of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The game has not started; some seats are free.
    Invitation,
    /// The game is being played, or paused.
    Playing,
    /// The game ended with a result.
    Ended(Ending),
    /// The table ended without a result: the invitation was declined, taken back or expired, or the game was aborted,
    /// expired or closed by a moderator.
    Closed,
}

/// The reason why a game ended. The result itself is in [`Game::places`](crate::rules::Game::places).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The position is decided by the rules of the game.
    ByRules,
    /// A seat resigned, and nobody was left to play on.
    Resigned,
    /// A seat lost on time, and nobody was left to play on.
    OutOfTime,
    /// A seat whose player had left or was removed was given up, and nobody was left to play on.
    Forfeited,
    /// The game was drawn by agreement, by repetition or after too many quiet turns.
    Drawn(Draw),
}
