use super::external_engine::{EngineLimit, ExternalEngine};
use crate::rules::{Game, GameKind, Setup};
use crate::search::{self, Budget, Level, PlayerProfile};
use std::fmt;
use std::io;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// The specification of a player in a match; the text form of each case is given first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    /// `level:3`: a level with its own node limit.
    Level(Level),
    /// `nodes:20000`: the top level with a node limit per turn.
    Nodes(u64),
    /// `movetime:200`: the top level with a time limit per turn, in milliseconds.
    Time(u64),
    /// `weights:20000:FILE`: as `nodes`, with the weights of another player file.
    Weights(u64, String),
    /// `greedy`: counts material after its turn and one reply.
    Greedy,
    /// `material:4`: full-width alpha-beta to a fixed depth, counting material.
    Material(u32),
    /// `uct:20000`: plain Monte Carlo tree search with this many rollouts per turn.
    Uct(u32),
    /// `engine:200:COMMAND`: a program that speaks the engine protocol, with a time limit per turn in milliseconds.
    Engine(u64, String),
    /// `engine-nodes:20000:COMMAND`: as `engine`, with a node limit per turn, so that its games can be repeated.
    EngineNodes(u64, String),
}

/// The text is not the specification of a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not a player, such as level:N, nodes:N, movetime:MS, weights:NODES:FILE, greedy, material:DEPTH, uct:GAMES, \
     engine:MS:COMMAND or engine-nodes:NODES:COMMAND"
)]
pub struct InvalidPlayerSpec(pub String);

impl FromStr for PlayerSpec {
    type Err = InvalidPlayerSpec;

    fn from_str(text: &str) -> Result<PlayerSpec, InvalidPlayerSpec> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let number_and_text = |rest: &str| {
            let (number, text) = rest.split_once(':')?;
            Some((number.parse().ok()?, text.to_owned())).filter(|(_, text)| !text.is_empty())
        };
        let spec = match kind {
            "level" => rest.parse().ok().map(PlayerSpec::Level),
            "nodes" => rest.parse().ok().map(PlayerSpec::Nodes),
            "movetime" => rest.parse().ok().map(PlayerSpec::Time),
            "greedy" => rest.is_empty().then_some(PlayerSpec::Greedy),
            "material" => rest.parse().ok().filter(|depth| *depth > 0).map(PlayerSpec::Material),
            "uct" => rest.parse().ok().filter(|games| *games > 0).map(PlayerSpec::Uct),
            "weights" => number_and_text(rest).map(|(nodes, file)| PlayerSpec::Weights(nodes, file)),
            "engine" => number_and_text(rest).map(|(time, command)| PlayerSpec::Engine(time, command)),
            "engine-nodes" => {
                number_and_text(rest).map(|(nodes, command)| PlayerSpec::EngineNodes(nodes, command))
            }
            _ => None,
        };
        spec.ok_or_else(|| InvalidPlayerSpec(text.to_owned()))
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PlayerSpec::Level(level) => write!(f, "level:{level}"),
            PlayerSpec::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            PlayerSpec::Time(time) => write!(f, "movetime:{time}"),
            PlayerSpec::Weights(nodes, file) => write!(f, "weights:{nodes}:{file}"),
            PlayerSpec::Greedy => f.write_str("greedy"),
            PlayerSpec::Material(depth) => write!(f, "material:{depth}"),
            PlayerSpec::Uct(games) => write!(f, "uct:{games}"),
            PlayerSpec::Engine(time, command) => write!(f, "engine:{time}:{command}"),
            PlayerSpec::EngineNodes(nodes, command) => write!(f, "engine-nodes:{nodes}:{command}"),
        }
    }
}

/// A player that is ready to play a game.
pub(super) enum MatchPlayer {
    Search(PlayerProfile, TurnLimit),
    Uct(u32),
    External(ExternalEngine),
}

/// The search limit for each turn.
#[derive(Clone, Copy)]
pub(super) enum TurnLimit {
    Nodes(u64),
    Time(Duration),
    Depth(u32),
}

impl PlayerSpec {
    /// Prepares the player for one game. The seed is that of another program; the others get one for each turn.
    pub(super) fn start(&self, setup: Setup, seed: u64) -> io::Result<MatchPlayer> {
        let game = setup.kind();
        let top = |limit| MatchPlayer::Search(PlayerProfile::top(game), limit);
        Ok(match self {
            PlayerSpec::Level(level) => {
                let nodes = TurnLimit::Nodes(search::nodes_of_level(setup, *level));
                MatchPlayer::Search(PlayerProfile::at_level(setup, *level), nodes)
            }
            PlayerSpec::Nodes(nodes) => top(TurnLimit::Nodes(*nodes)),
            PlayerSpec::Time(time) => top(TurnLimit::Time(Duration::from_millis(*time))),
            PlayerSpec::Weights(nodes, file) => {
                let player = player_with_weights(game, file)?;
                MatchPlayer::Search(player, TurnLimit::Nodes(*nodes))
            }
            PlayerSpec::Greedy => MatchPlayer::Search(PlayerProfile::material(game), TurnLimit::Depth(2)),
            PlayerSpec::Material(depth) => {
                MatchPlayer::Search(PlayerProfile::material(game), TurnLimit::Depth(*depth))
            }
            PlayerSpec::Uct(games) => MatchPlayer::Uct(*games),
            PlayerSpec::Engine(time, command) => {
                MatchPlayer::External(ExternalEngine::start(command, EngineLimit::Time(*time), setup, seed)?)
            }
            PlayerSpec::EngineNodes(nodes, command) => MatchPlayer::External(ExternalEngine::start(
                command,
                EngineLimit::Nodes(*nodes),
                setup,
                seed,
            )?),
        })
    }
}

fn player_with_weights(game: GameKind, file: &str) -> io::Result<PlayerProfile> {
    let text = std::fs::read_to_string(file)?;
    let weights =
        search::read_weights(game, &text).map_err(|why| io::Error::other(format!("{file}: {why}")))?;
    Ok(PlayerProfile { weights, ..PlayerProfile::top(game) })
}

impl MatchPlayer {
    /// Chooses a turn for the seat to act.
    pub(super) fn turn(&mut self, game: &Game, seed: u64) -> io::Result<String> {
        let found = match self {
            MatchPlayer::Search(player, limit) => {
                let budget = match *limit {
                    TurnLimit::Nodes(nodes) => Budget::nodes(nodes),
                    TurnLimit::Time(time) => Budget::until(Instant::now() + time),
                    TurnLimit::Depth(depth) => Budget::depth(depth),
                };
                search::search(game.history(), player, budget, seed).map(|found| found.best_turn().to_owned())
            }
            MatchPlayer::Uct(games) => search::monte_carlo(game.position(), *games, seed),
            MatchPlayer::External(engine) => return engine.turn(game),
        };
        found.ok_or_else(|| io::Error::other("the game is over"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specifications_are_parsed_as_they_are_displayed() {
        for text in [
            "level:8",
            "nodes:5",
            "movetime:200",
            "weights:300:a:b.toml",
            "greedy",
            "material:4",
            "uct:20000",
            "engine:200:./other --fast",
            "engine-nodes:5000:./other engine",
        ] {
            assert_eq!(text.parse::<PlayerSpec>().expect("a specification").to_string(), text);
        }
        for text in [
            "",
            "level:9",
            "level:0",
            "nodes",
            "greedy:1",
            "material:0",
            "engine:5",
            "engine:5:",
            "engine-nodes:./other",
            "you",
        ] {
            assert_eq!(text.parse::<PlayerSpec>(), Err(InvalidPlayerSpec(text.to_owned())));
        }
    }
}
