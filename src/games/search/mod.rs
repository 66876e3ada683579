//! The computer players: a search that is generic over the rules, and for each game a small file of what is known of it.
//!
//! - [`learn`]: what is worked out once, before the first search;
//! - [`search`]: from positions and a [`Budget`] to a turn, with what it is worth and the line that is expected;
//! - [`Player`]: who searches: one of the [`Level`]s, or a baseline;
//! - `known`: what a game tells the search, [`Known`], one file per game; its weights and its levels are data in
//!   `assets/players/GAME.toml`;
//! - `alphabeta`, `maxn`: the searches themselves, over `turns` (what turns lead to) with a `table` of what is known and a `hunt` for
//!   who can be taken by force.
//!
//! A search is pure: the same positions, player, nodes and seed give the same turn on any machine.

mod alphabeta;
mod budget;
mod hunt;
mod known;
mod maxn;
mod player;
mod table;
mod turns;
mod uct;
mod value;
mod weights;

pub use basileus::endings;
pub use budget::Budget;
pub use known::{Known, MOST_TERMS, Solved, Terms, Unrest, Wanted};
pub use player::{Level, Others, Player, nodes_of_level, rating_of_level, read_weights, write_weights};
pub use weights::Weights;

use crate::rules::{AnyPosition, GameKind, Places, Position, Seat};

/// What a search has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The turns that are expected, in canonical text; the first is the one to play.
    pub line: Vec<String>,
    /// What the position is worth to the seat to act, in thousandths of the logarithm of its odds to win; see
    /// [`Found::chance`].
    pub value: i32,
    /// Proven, whatever anybody plays; `None` where nothing is.
    pub end: Option<End>,
    /// So many turns ahead everything was looked at that is worth it.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// A proven end of the game, counted in turns of all seats, the one to play included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The seat to act wins within so many turns.
    Wins(u32),
    /// It loses; not before so many turns as far as it is known, and not if the others err.
    Loses(u32),
}

impl End {
    fn turns(self) -> u32 {
        match self {
            End::Wins(turns) | End::Loses(turns) => turns,
        }
    }
}

impl Found {
    /// The turn to play.
    pub fn turn(&self) -> &str {
        &self.line[0]
    }

    /// The chance to win, from 0 to 1, a draw being half a win.
    pub fn chance(&self) -> f64 {
        1.0 / (1.0 + (-f64::from(self.value) / 1000.0).exp())
    }
}

/// What a search has come to, in numbers of turns.
struct Thought {
    line: Vec<u16>,
    value: i32,
    depth: u32,
    nodes: u64,
}

impl Thought {
    /// At first sight.
    fn first(turn: u16, value: i32) -> Thought {
        Thought { line: vec![turn], value, depth: 0, nodes: 0 }
    }
}

macro_rules! known {
    ($($(#[$about:meta])* $Name:ident: $folder:ident,)*) => {
        $(mod $folder;)*

        /// The names of a game's terms and its file.
        fn knowledge(game: GameKind) -> (&'static [&'static str], &'static str) {
            match game {
                $(GameKind::$Name => (
                    <crate::rules::$folder::Position as Known>::TERMS,
                    include_str!(concat!("../../../assets/players/", stringify!($folder), ".toml")),
                ),)*
            }
        }

        /// Works out what players know by heart of a game, if anything. Once in a process that takes some tenths of a
        /// second, by which the first search that needs it would otherwise be late.
        pub fn learn(game: GameKind) {
            match game {
                $(GameKind::$Name => <crate::rules::$folder::Position as Known>::learn(),)*
            }
        }

        /// The best turn that a player finds within a budget; `None` if the game is over.
        ///
        /// `since` are the positions since a man last left the board, in order, as
        /// [`Game::since`](crate::rules::Course::since) tells them; the last of them is the one to find a turn in.
        /// What the seed decides is no matter of strength: a little taste, and which of equal turns is taken.
        pub fn search(since: &[AnyPosition], player: &Player, budget: Budget, seed: u64) -> Option<Found> {
            match since.last()? {
                $(AnyPosition::$Name(_) => {
                    let since: Vec<_> = since
                        .iter()
                        .filter_map(|position| match position {
                            AnyPosition::$Name(position) => Some(position.clone()),
                            #[allow(unreachable_patterns)]
                            _ => None,
                        })
                        .collect();
                    find(&since, player, budget, seed)
                })*
            }
        }

        /// How likely each seat is to win, in its own eyes and against what each other does for itself: for more than
        /// two seats, of which [`search`] tells of the one to act alone. They add up to 1; a seat with a place has none.
        pub fn chances(position: &AnyPosition, player: &Player, budget: Budget) -> Vec<f64> {
            match position {
                $(AnyPosition::$Name(position) => {
                    shares(Position::places(position), &maxn::outlook(position, player, budget))
                })*
            }
        }

        /// The turn that plain Monte Carlo tree search takes after so many random games: a baseline.
        pub fn monte_carlo(position: &AnyPosition, games: u32, seed: u64) -> Option<String> {
            match position {
                $(AnyPosition::$Name(position) => {
                    let turn = uct::think(position, games, seed)?;
                    turns::written(position, &[turn]).pop()
                })*
            }
        }

        /// How a position looks at first sight to a seat, term by term: what the seat has, less what the others have in
        /// the mean. `None` once the seat has its place.
        pub fn terms(position: &AnyPosition, seat: crate::rules::Seat) -> Option<[f64; MOST_TERMS]> {
            match position {
                $(AnyPosition::$Name(position) => weights::difference(position, seat),)*
            }
        }

        /// Is too much going on in a position for it to be judged at first sight?
        pub fn is_calm(position: &AnyPosition) -> bool {
            match position {
                $(AnyPosition::$Name(position) => position.unrest() == Unrest::Calm,)*
            }
        }
    };
}

crate::games::games!(known);

fn find<P: Known>(since: &[P], player: &Player, budget: Budget, seed: u64) -> Option<Found> {
    let position = since.last()?;
    position.seat()?;
    let budget = Budget { nodes: budget.nodes.min(player.nodes), ..budget };
    let think = |without| {
        if position.places().seats() > 2 && player.others == Others::Selfish {
            maxn::think(position, player, budget, seed, without)
        } else {
            alphabeta::think(since, player, budget, seed, without)
        }
    };
    let mut thought = think(None)?;
    // Chance is asked with other words than anywhere else.
    if mix(!seed) % 100 < u64::from(player.slips)
        && let Some(second) = think(Some(thought.line[0]))
        && second.value >= thought.value - SLIP
    {
        thought = second;
    }
    let end = value::turns_to_end(thought.value).filter(|end| match end {
        End::Wins(_) => true,
        // More than one other need not play together.
        End::Loses(_) => position.places().seats() == 2,
    });
    let Thought { value, depth, nodes, .. } = thought;
    Some(Found { line: turns::written(position, &thought.line), value, end, depth, nodes })
}

/// Values as parts of a whole.
fn shares(places: Places, values: &[i32]) -> Vec<f64> {
    /// Beyond that a seat has won, or lost.
    const CLEAR: i32 = 8000;
    let odds = |seat: Seat| match places.of(seat) {
        Some(_) => 0.0,
        None => (f64::from(values[seat].clamp(-CLEAR, CLEAR)) / 1000.0).exp(),
    };
    let sum: f64 = (0..places.seats()).map(odds).sum();
    (0..places.seats()).map(|seat| odds(seat) / sum.max(f64::MIN_POSITIVE)).collect()
}

/// A second best turn that is worse by more than this is a blunder, which nobody makes on purpose.
const SLIP: i32 = 700;

/// Mixes the bits of a number (the last step of splitmix64): what chance there is comes from a seed.
pub fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
