//! The renderer of each game.

use super::game_renderer::{Drawn, GameRenderer};
use crate::rules::{GameKind, dispatch_kind};

/// The renderer of a game.
pub(super) fn of(game: GameKind) -> &'static dyn GameRenderer {
    dispatch_kind!(game, P => P::RENDERER)
}
