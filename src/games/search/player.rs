use super::known::{MOST_TERMS, Terms};
use super::weights::Weights;
use crate::rules::{GameKind, Setup};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// How strong a player is, from 1 to [`Level::TOP`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// Plays as well as it can within its budget.
    pub const TOP: Level = Level(8);

    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::TOP.0).map(Level)
    }

    /// The level of this number, if there is one.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::TOP.0).contains(&number).then_some(Level(number))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    fn index(self) -> usize {
        usize::from(self.0 - 1)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        let level = text.parse().ok().and_then(Level::new);
        level.ok_or_else(|| format!("{text:?} is not a level from 1 to {}", Level::TOP))
    }
}

/// How a seat expects the others to play where there are more than two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// Each for itself (max^n).
    Selfish,
    /// All against it (paranoid), which allows for alpha-beta.
    Allied,
}

/// Who plays a game: what it knows, how far it sees, how sure it is.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    /// What it thinks of positions.
    pub weights: Weights,
    /// Looks at all turns alike, and judges without a look at captures: a baseline.
    pub plain: bool,
    /// Knows by heart what has been worked out to the end of the game.
    pub exact: bool,
    /// Sees no more positions than this, whatever the budget.
    pub nodes: u64,
    /// In so many turns of a hundred it takes the second best, if that is not much worse.
    pub slips: u32,
    /// What it expects of more than one other.
    pub others: Others,
}

impl Player {
    /// The best of a game.
    pub fn top(game: GameKind) -> Player {
        let data = data(game);
        let others = Others::Allied;
        Player { weights: data.weights, plain: false, exact: true, nodes: u64::MAX, slips: 0, others }
    }

    /// Who says how a game stands: sees as much as the best, but seeks nothing, and to him a draw is an even game.
    pub fn judge(game: GameKind) -> Player {
        let player = Player::top(game);
        Player { weights: Weights { worth: player.weights.worth, ..Weights::default() }, ..player }
    }

    /// A player of a level; the top one is as good as its budget.
    pub fn at_level(setup: Setup, level: Level) -> Player {
        let game = setup.kind();
        let data = data(game);
        let nodes = if level == Level::TOP { u64::MAX } else { nodes_of_level(setup, level) };
        let slips = data.slips[level.index()];
        let mut weights = data.weights.known_to(data.knows[level.index()]);
        weights.contempt = data.contempt[level.index()];
        for (weight, more) in weights.drive.iter_mut().zip(data.seeks[level.index()]) {
            *weight += more;
        }
        Player { weights, nodes, slips, exact: slips == 0, ..Player::top(game) }
    }

    /// Counts what there is to be won and lost, and nothing else.
    pub fn material(game: GameKind) -> Player {
        Player { weights: Weights::material(), plain: true, exact: false, ..Player::top(game) }
    }
}

/// So many positions a player of a level looks at where nothing else limits it.
pub fn nodes_of_level(setup: Setup, level: Level) -> u64 {
    let data = data(setup.kind());
    let nodes = if setup.seats() > 2 { &data.nodes_among_more } else { &data.nodes };
    nodes[level.index()]
}

/// The rating of a level, which games with people do not change; known from matches among the levels.
pub fn rating_of_level(game: GameKind, level: Level) -> i32 {
    data(game).rating[level.index()]
}

/// The weights in the text of a game's file.
pub fn read_weights(game: GameKind, text: &str) -> Result<Weights, String> {
    read(super::knowledge(game).0, text).map(|data| data.weights)
}

/// The text of a game's file with other weights.
pub fn write_weights(game: GameKind, weights: &Weights) -> String {
    let (terms, text) = super::knowledge(game);
    let levels = text.find("[levels]").map_or("", |at| &text[at..]);
    let lines = |weights: &Terms| -> String {
        let weighed = terms.iter().zip(weights).filter(|(_, weight)| **weight != 0);
        weighed.map(|(term, weight)| format!("{term} = {weight}\n")).collect()
    };
    let Weights { worth, drive, contempt, snares } = weights;
    format!(
        "contempt = {contempt}\nsnares = {snares}\n\n[weights]\n{}\n[drive]\n{}\n{levels}",
        lines(worth),
        lines(drive)
    )
}

/// The file of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// By how much a draw is worse than an even game.
    #[serde(default)]
    contempt: i32,
    /// What it is worth if all answers that look well enough are wrong.
    #[serde(default)]
    snares: i32,
    /// By the names of the terms; those that are missing count nothing.
    weights: BTreeMap<String, i32>,
    /// The same for what a player seeks.
    #[serde(default)]
    drive: BTreeMap<String, i32>,
    levels: Levels,
}

/// The weakest first.
type PerLevel<T> = [T; Level::TOP.0 as usize];

/// For each level.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Levels {
    nodes: PerLevel<u64>,
    /// Instead of those, where there are more than two seats.
    #[serde(rename = "nodes-among-more")]
    nodes_among_more: Option<PerLevel<u64>>,
    slips: PerLevel<u32>,
    rating: PerLevel<i32>,
    /// Of what there is to know besides men, so many per cent.
    #[serde(default = "everything")]
    knows: PerLevel<i32>,
    /// Instead of what the best thinks of a draw.
    contempt: Option<PerLevel<i32>>,
    /// What they seek besides what every player seeks, by the names of terms.
    #[serde(default)]
    seeks: BTreeMap<String, PerLevel<i32>>,
}

fn everything() -> PerLevel<i32> {
    [100; Level::TOP.0 as usize]
}

struct Data {
    weights: Weights,
    nodes: PerLevel<u64>,
    nodes_among_more: PerLevel<u64>,
    slips: PerLevel<u32>,
    rating: PerLevel<i32>,
    knows: PerLevel<i32>,
    contempt: PerLevel<i32>,
    seeks: PerLevel<Terms>,
}

fn data(game: GameKind) -> &'static Data {
    static DATA: LazyLock<Vec<Data>> = LazyLock::new(|| {
        let read = |game| {
            let (terms, text) = super::knowledge(game);
            read(terms, text).unwrap_or_else(|error| panic!("assets/players/{game}.toml: {error}"))
        };
        GameKind::ALL.into_iter().map(read).collect()
    });
    &DATA[game as usize]
}

fn read(terms: &[&str], text: &str) -> Result<Data, String> {
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
    let index_of = |name: &str| terms.iter().position(|term| *term == name).ok_or(format!("no term {name}"));
    let by_term = |named: BTreeMap<String, i32>| {
        let mut weights = [0; MOST_TERMS];
        for (name, weight) in named {
            weights[index_of(&name)?] = weight;
        }
        Ok::<Terms, String>(weights)
    };
    let File { contempt, snares, .. } = file;
    let weights = Weights { worth: by_term(file.weights)?, drive: by_term(file.drive)?, contempt, snares };
    let Levels { nodes, nodes_among_more, slips, rating, knows, contempt: of_levels, seeks: named } =
        file.levels;
    let nodes_among_more = nodes_among_more.unwrap_or(nodes);
    let contempt = of_levels.unwrap_or([contempt; Level::TOP.0 as usize]);
    let mut seeks = PerLevel::<Terms>::default();
    for (name, per_level) in named {
        let index = index_of(&name)?;
        for (level, weight) in per_level.into_iter().enumerate() {
            seeks[level][index] = weight;
        }
    }
    Ok(Data { weights, nodes, nodes_among_more, slips, rating, knows, contempt, seeks })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_file_that_can_be_read() {
        for game in GameKind::ALL {
            let data = data(game);
            assert_ne!(data.weights, Weights::default(), "{game}: something is worth something");
            assert!(data.nodes.is_sorted(), "{game}: a higher level sees no less");
            assert!(data.nodes_among_more.is_sorted(), "{game}: nor with more than two seats");
            assert!(data.slips.is_sorted_by(|one, other| one >= other), "{game}: nor does it err more");
            assert!(data.knows.is_sorted(), "{game}: nor does it know less");
            assert!(data.rating.is_sorted(), "{game}: nor is it rated lower");
            let [.., top] = data.seeks;
            assert_eq!(top, Terms::default(), "{game}: the best has nothing besides");
            assert_eq!(data.knows.last(), Some(&100), "{game}: it knows everything");
            assert_eq!(
                data.contempt.last(),
                Some(&data.weights.contempt),
                "{game}: of a draw it thinks the same"
            );
        }
    }

    #[test]
    fn a_term_that_is_none_is_refused() {
        let text = "[weights]\nmen = 1\nluck = 2\n[levels]\nnodes = [1,1,1,1,1,1,1,1]\nslips = [0,0,0,0,0,0,0,0]\n\
             rating = [0,0,0,0,0,0,0,0]";
        assert_eq!(read(&["men"], text).err().as_deref(), Some("no term luck"));
        assert!(read(&["men", "luck"], text).is_ok());
        let text = format!("{text}\n[levels.seeks]\nbliss = [0,0,0,0,0,0,0,0]");
        assert_eq!(read(&["men", "luck"], &text).err().as_deref(), Some("no term bliss"));
    }
}
