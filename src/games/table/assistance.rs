//! Whether a search that tells a person about a position would assist them in a running game that counts.
//!
//! An answer assists in a game that stands in this position, or at most [`ASSISTING_TURNS`] turns before or after it, on the same
//! way or another one, and on the same board or a mirrored or turned one. That is decided by comparisons of positions, not by a
//! search: by the number of cells in which they differ, and by the last positions on both ways.

use super::{PlayerId, Table, TableId};
use crate::rules::{AnyPosition, Game, Placement};
use std::sync::Arc;

/// How many turns an answer looks ahead or back with use.
const ASSISTING_TURNS: usize = 4;

/// Positions about which somebody asks a search.
pub trait Subject {
    /// The turns that may lie between one of its positions and a running game, on any way.
    const TURNS: usize = ASSISTING_TURNS;

    /// The positions that the answer is about.
    fn positions(&self) -> Vec<AnyPosition>;

    /// The last positions on the way to them, as far as the way is known.
    fn way(&self) -> Vec<AnyPosition> {
        Vec::new()
    }
}

/// A game whose positions are all asked about.
#[derive(Clone, Debug)]
pub struct WholeGame(pub Game);

/// A position farther away is reached through another one of the game, or on quite another way. If more turns were allowed, most
/// games would be refused because of some position.
impl Subject for WholeGame {
    const TURNS: usize = ASSISTING_TURNS / 2;

    fn positions(&self) -> Vec<AnyPosition> {
        self.0.positions()
    }
}

/// The whole game of a table.
impl Subject for Arc<Table> {
    const TURNS: usize = WholeGame::TURNS;

    fn positions(&self) -> Vec<AnyPosition> {
        self.game().map(Game::positions).unwrap_or_default()
    }
}

/// The current position of a game.
impl Subject for Game {
    fn positions(&self) -> Vec<AnyPosition> {
        vec![self.position().clone()]
    }

    fn way(&self) -> Vec<AnyPosition> {
        last_positions(self)
    }
}

/// The current position of a game, and those of the last turns before it.
fn last_positions(game: &Game) -> Vec<AnyPosition> {
    let mut positions = game.positions();
    positions.split_off(positions.len().saturating_sub(ASSISTING_TURNS + 1))
}

/// The first of these tables with a running game that counts for a person, in which an answer would assist them.
pub fn assisted_table<'t, S: Subject>(
    person: PlayerId,
    tables: impl IntoIterator<Item = &'t Table>,
    subject: &S,
) -> Option<TableId> {
    let running: Vec<(TableId, &Game)> = tables
        .into_iter()
        .filter(|table| table.counts_for(person))
        .filter_map(|table| Some((table.id(), table.game()?)))
        .collect();
    if running.is_empty() {
        return None;
    }
    let placements = |positions: &[AnyPosition]| positions.iter().map(Placement::of).collect::<Vec<_>>();
    let (asked, way) = (placements(&subject.positions()), placements(&subject.way()));
    let assists = |(_, game): &(TableId, &Game)| {
        let images = Placement::of(game.position()).images();
        let is_close = |asked: &Placement| images.iter().any(|image| asked.is_within(S::TURNS, image));
        let was_passed = || {
            let passed = placements(&last_positions(game));
            let passed: Vec<Placement> = passed.iter().flat_map(Placement::images).collect();
            asked.iter().any(|asked| passed.contains(asked))
        };
        asked.iter().any(is_close) || way.iter().any(|passed| images.contains(passed)) || was_passed()
    };
    running.into_iter().find(assists).map(|(table, _)| table)
}

impl Table {
    /// Whether a game is being played in which a person may still win something: a rating, or points in a tournament. A win
    /// after a hint does not count.
    fn counts_for(&self, person: PlayerId) -> bool {
        let counts = !self.casual || self.is_of_tournament;
        counts && self.check_player(person).is_ok_and(|(_, seat)| !self.has_taken_hint(seat))
    }
}
