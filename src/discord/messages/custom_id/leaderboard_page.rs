use super::names::{enum_value, game_named};
use crate::ratings::Ladder;
use crate::rules::GameKind;
use serde::{Deserialize, Serialize};
use std::fmt;

const MAX_PAGES: usize = 1 << 20;

/// The group of players that a leaderboard compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(in crate::discord) enum LeaderboardScope {
    /// The players who have played in this guild.
    #[serde(rename = "server")]
    Guild,
    All,
}

/// A page of a leaderboard, in ids `GAME:LADDER:SCOPE:PAGE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct LeaderboardPage {
    pub game: GameKind,
    pub ladder: Ladder,
    pub scope: LeaderboardScope,
    /// From 0.
    pub page: usize,
}

impl LeaderboardPage {
    pub(super) fn parse(text: &str) -> Option<LeaderboardPage> {
        let [game, ladder, scope, page] = text.split(':').collect::<Vec<_>>().try_into().ok()?;
        Some(LeaderboardPage {
            game: game_named(game)?,
            ladder: Ladder::ALL.into_iter().find(|known| known.name() == ladder)?,
            scope: enum_value(scope)?,
            page: page.parse().ok().filter(|page| *page < MAX_PAGES)?,
        })
    }
}

impl fmt::Display for LeaderboardPage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}:", self.game, self.ladder.name())?;
        self.scope.serialize(&mut *f)?;
        write!(f, ":{}", self.page)
    }
}
