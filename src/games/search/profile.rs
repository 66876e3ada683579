use super::knowledge::{MAX_TERMS, Terms};
use super::weights::Weights;
use crate::rules::{GameKind, Setup};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// The playing strength of a computer player, from 1 to [`Level::MAX`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const MIN: Level = Level(1);
    /// The strongest level, limited by its budget alone.
    pub const MAX: Level = Level(8);

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::MAX.0).map(Level)
    }

    /// The level with this number; `None` if it is out of range.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::MAX.0).contains(&number).then_some(Level(number))
    }

    /// The number of the level, from 1.
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
        level.ok_or_else(|| format!("{text:?} is not a level from 1 to {}", Level::MAX))
    }
}

/// The settings of a computer player: what it knows, how far it sees, how often it slips.
#[derive(Clone, Copy, Debug)]
pub struct PlayerProfile {
    /// The weights of its evaluation.
    pub weights: Weights,
    /// Searches all turns to the full depth, without pruning, reductions or quiescence search: for baselines.
    pub full_width: bool,
    /// Probes the tablebase.
    pub uses_tablebase: bool,
    /// Maximum number of positions per turn, on top of any budget.
    pub nodes: u64,
    /// The share of turns, in percent, in which it looks only near the last turn, or takes the second-best one, if that is not
    /// much worse.
    pub slips: u32,
}

impl PlayerProfile {
    /// The strongest player of a game.
    pub fn top(game: GameKind) -> PlayerProfile {
        PlayerProfile {
            weights: data(game).weights,
            full_width: false,
            uses_tablebase: true,
            nodes: u64::MAX,
            slips: 0,
        }
    }

    /// A player for analysis: the strongest one without contempt, traps and asymmetric weights, so that its values are
    /// the same from either side.
    pub fn neutral(game: GameKind) -> PlayerProfile {
        let player = PlayerProfile::top(game);
        let weights = Weights { symmetric: player.weights.symmetric, ..Weights::default() };
        PlayerProfile { weights, ..player }
    }

    /// A player of a level; only the budget limits that of [`Level::MAX`].
    ///
    /// # Examples
    /// ```
    /// use bside_games::rules::{GameKind, Setup};
    /// use bside_games::search::{Level, PlayerProfile};
    ///
    /// let setup = Setup::new(GameKind::Bizingo, None, None)?;
    /// let [weak, strong] = ["1".parse()?, Level::MAX].map(|level| PlayerProfile::at_level(setup, level));
    /// assert!(weak.nodes < strong.nodes && weak.slips > strong.slips);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn at_level(setup: Setup, level: Level) -> PlayerProfile {
        let game = setup.kind();
        let data = data(game);
        let nodes = if level == Level::MAX { u64::MAX } else { nodes_of_level(setup, level) };
        let slips = data.levels.slips[level.index()];
        let mut weights = data.weights.scaled_to(data.levels.knowledge[level.index()]);
        weights.contempt = data.contempt(level);
        for (weight, extra) in weights.asymmetric.iter_mut().zip(data.extra_asymmetric[level.index()]) {
            *weight += extra;
        }
        PlayerProfile { weights, nodes, slips, uses_tablebase: slips == 0, ..PlayerProfile::top(game) }
    }

    /// A baseline that counts material only.
    pub fn material(game: GameKind) -> PlayerProfile {
        let weights = Weights::material();
        PlayerProfile { weights, full_width: true, uses_tablebase: false, ..PlayerProfile::top(game) }
    }
}

/// The number of positions per turn that defines the strength of a level.
pub fn nodes_of_level(setup: Setup, level: Level) -> u64 {
    let levels = &data(setup.kind()).levels;
    let among_more = levels.nodes_among_more.as_ref().filter(|_| setup.seats() > 2);
    among_more.unwrap_or(&levels.nodes)[level.index()]
}

/// The fixed rating of a level, measured by matches between levels.
pub fn rating_of_level(game: GameKind, level: Level) -> i32 {
    data(game).levels.rating[level.index()]
}

/// Parses the weights in the text of a player file.
///
/// # Errors
/// A message if the text is not valid TOML or names an unknown field or term.
pub fn read_weights(game: GameKind, text: &str) -> Result<Weights, String> {
    parse(super::player_file(game).0, text).map(|data| data.weights)
}

/// The text of a game's player file with these weights; comments before the levels are not kept.
pub fn write_weights(game: GameKind, weights: &Weights) -> String {
    let (names, text) = super::player_file(game);
    let levels = text.find("[levels]").map_or("", |at| &text[at..]);
    let lines = |weights: &Terms| -> String {
        let nonzero = names.iter().zip(weights).filter(|(_, weight)| **weight != 0);
        nonzero.map(|(name, weight)| format!("{name} = {weight}\n")).collect()
    };
    let Weights { symmetric, asymmetric, contempt, traps } = weights;
    format!(
        "contempt = {contempt}\nsnares = {traps}\n\n[weights]\n{}\n[drive]\n{}\n{levels}",
        lines(symmetric),
        lines(asymmetric)
    )
}

/// A game's player file. Weights are given by the names of terms; missing ones are 0.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerFile {
    #[serde(default)]
    contempt: i32,
    #[serde(default, rename = "snares")]
    traps: i32,
    #[serde(rename = "weights")]
    symmetric: BTreeMap<String, i32>,
    #[serde(default, rename = "drive")]
    asymmetric: BTreeMap<String, i32>,
    levels: LevelSettings,
}

/// A value for each level, the weakest first.
type PerLevel<T> = [T; Level::MAX.0 as usize];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelSettings {
    nodes: PerLevel<u64>,
    /// Replaces `nodes` where there are more than two seats.
    #[serde(rename = "nodes-among-more")]
    nodes_among_more: Option<PerLevel<u64>>,
    slips: PerLevel<u32>,
    rating: PerLevel<i32>,
    /// The percentage to which all weights but that of material are scaled.
    #[serde(default = "full_knowledge", rename = "knows")]
    knowledge: PerLevel<i32>,
    /// Replaces the contempt of the whole file.
    contempt: Option<PerLevel<i32>>,
    /// Added to the asymmetric weights, by the names of terms.
    #[serde(default, rename = "seeks")]
    extra_asymmetric: BTreeMap<String, PerLevel<i32>>,
}

fn full_knowledge() -> PerLevel<i32> {
    [100; Level::MAX.0 as usize]
}

/// A parsed [`PlayerFile`], with names resolved to the indices of terms.
struct PlayerData {
    weights: Weights,
    levels: LevelSettings,
    extra_asymmetric: PerLevel<Terms>,
}

impl PlayerData {
    fn contempt(&self, level: Level) -> i32 {
        self.levels.contempt.map_or(self.weights.contempt, |contempt| contempt[level.index()])
    }
}

fn data(game: GameKind) -> &'static PlayerData {
    static DATA: LazyLock<Vec<PlayerData>> = LazyLock::new(|| {
        let load = |game| {
            let (names, text) = super::player_file(game);
            parse(names, text).unwrap_or_else(|error| panic!("assets/players/{game}.toml: {error}"))
        };
        GameKind::ALL.into_iter().map(load).collect()
    });
    &DATA[game as usize]
}

fn parse(names: &[&str], text: &str) -> Result<PlayerData, String> {
    let file: PlayerFile = toml::from_str(text).map_err(|error| error.to_string())?;
    let index_of = |name: &str| names.iter().position(|term| *term == name).ok_or(format!("no term {name}"));
    let by_index = |by_name: BTreeMap<String, i32>| {
        let mut weights = [0; MAX_TERMS];
        for (name, weight) in by_name {
            weights[index_of(&name)?] = weight;
        }
        Ok::<Terms, String>(weights)
    };
    let PlayerFile { contempt, traps, symmetric, asymmetric, levels } = file;
    let weights =
        Weights { symmetric: by_index(symmetric)?, asymmetric: by_index(asymmetric)?, contempt, traps };
    let mut extra_asymmetric = PerLevel::<Terms>::default();
    for (name, per_level) in &levels.extra_asymmetric {
        let index = index_of(name)?;
        for (level, weight) in per_level.iter().enumerate() {
            extra_asymmetric[level][index] = *weight;
        }
    }
    Ok(PlayerData { weights, levels, extra_asymmetric })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_player_file_with_levels_in_order() {
        for game in GameKind::ALL {
            let data = data(game);
            assert_ne!(data.weights, Weights::default(), "{game}: there are weights");
            let levels = &data.levels;
            assert!(levels.nodes.is_sorted(), "{game}: no level searches fewer nodes than the one below");
            assert!(
                levels.nodes_among_more.is_none_or(|nodes| nodes.is_sorted()),
                "{game}: nor with more seats"
            );
            assert!(
                levels.slips.is_sorted_by(|one, other| one >= other),
                "{game}: no level slips more often"
            );
            assert!(levels.knowledge.is_sorted(), "{game}: no level knows less");
            assert!(levels.rating.is_sorted(), "{game}: no level is rated lower");
            let [.., top] = data.extra_asymmetric;
            assert_eq!(top, Terms::default(), "{game}: the top level has the weights of the file");
            assert_eq!(levels.knowledge.last(), Some(&100), "{game}: the top level knows everything");
            let contempt = data.contempt(Level::MAX);
            assert_eq!(contempt, data.weights.contempt, "{game}: the top level has the contempt of the file");
        }
    }

    #[test]
    fn an_unknown_term_is_refused() {
        let text = "[weights]\nmen = 1\nluck = 2\n[levels]\nnodes = [1,1,1,1,1,1,1,1]\nslips = [0,0,0,0,0,0,0,0]\n\
             rating = [0,0,0,0,0,0,0,0]";
        assert_eq!(parse(&["men"], text).err().as_deref(), Some("no term luck"));
        assert!(parse(&["men", "luck"], text).is_ok());
        let text = format!("{text}\n[levels.seeks]\nbliss = [0,0,0,0,0,0,0,0]");
        assert_eq!(parse(&["men", "luck"], &text).err().as_deref(), Some("no term bliss"));
    }
}
