//! Openings: how the games of a match begin.

use crate::rules::{Game, GameKind, Setup};
use crate::search::splitmix64;
use std::io;
use std::sync::LazyLock;

/// How the games of a match begin. Each opening is played once from every seat of the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Openings {
    /// A number of random turns.
    Random(u32),
    /// The balanced openings of the game, one after the other; the seed chooses the first.
    Balanced,
}

impl Openings {
    /// The game after the opening with this number, in which the game is not over yet.
    ///
    /// # Errors
    /// If there are no balanced openings from this set-up, or none of many random openings leaves the game unfinished.
    pub(super) fn begin(self, setup: Setup, number: u64, seed: u64) -> io::Result<Game> {
        match self {
            Openings::Random(turns) => (0..MAX_ATTEMPTS)
                .find_map(|attempt| {
                    random_opening(setup, turns, splitmix64(seed ^ splitmix64(number) ^ attempt << 32))
                })
                .ok_or_else(|| {
                    let game = setup.kind();
                    io::Error::other(format!("no game of {game} lasted longer than {turns} random turns"))
                }),
            Openings::Balanced => balanced_opening(setup, number.wrapping_add(splitmix64(seed))),
        }
    }
}

/// The number of random openings that are tried for one that does not end the game.
const MAX_ATTEMPTS: u64 = 1_000;

/// A game after this number of random turns; `None` if it is over by then.
pub(super) fn random_opening(setup: Setup, turns: u32, mut seed: u64) -> Option<Game> {
    let mut game = Game::new(setup);
    for _ in 0..turns {
        let turns = game.position().legal_turns();
        seed = splitmix64(seed);
        let turn = turns.get((seed % turns.len().max(1) as u64) as usize)?;
        game.play(turn).ok()?;
    }
    game.seat().is_some().then_some(game)
}

fn balanced_opening(setup: Setup, number: u64) -> io::Result<Game> {
    let openings = balanced_openings(setup);
    if openings.is_empty() {
        let (game, seats, name) = (setup.kind(), setup.seats(), setup.name());
        return Err(io::Error::other(format!(
            "there are no balanced openings of {game} for {seats} seats and the setup {name}"
        )));
    }
    let mut game = Game::new(setup);
    for turn in &openings[(number % openings.len() as u64) as usize] {
        game.play(turn).map_err(|why| io::Error::other(format!("{turn} in an opening: {why:?}")))?;
    }
    Ok(game)
}

/// The turns of the balanced openings from a set-up. Only the default set-up with two seats has any.
pub fn balanced_openings(setup: Setup) -> &'static [Vec<&'static str>] {
    /// In the order of [`GameKind::ALL`].
    static OPENINGS: LazyLock<[Vec<Vec<&'static str>>; GameKind::ALL.len()]> =
        LazyLock::new(|| GameKind::ALL.map(|game| openings_in(game.files().openings)));
    let game = setup.kind();
    if setup.seats() == 2 && setup.name() == game.setups()[0] { &OPENINGS[game as usize] } else { &[] }
}

fn openings_in(text: &'static str) -> Vec<Vec<&'static str>> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| line.split_whitespace().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_that_ends_every_game_is_an_error() {
        let setup = Setup::new(GameKind::Bilitaire, None, None).expect("a set-up");
        let error = Openings::Random(400).begin(setup, 0, 1).expect_err("no game lasts as long").to_string();
        assert_eq!(error, "no game of bilitaire lasted longer than 400 random turns");
        assert!(Openings::Random(2).begin(setup, 0, 1).is_ok());
    }
}
