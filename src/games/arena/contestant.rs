use super::external::External;
use crate::rules::{Game, GameKind, Setup};
use crate::search::{self, Budget, Level, OpponentModel, PlayerProfile};
use std::fmt;
use std::io;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// Who plays in a match, as text says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    /// `level:3`: a level, with the positions that it may look at.
    Level(Level),
    /// `nodes:20000`: the top level, with so many positions.
    Nodes(u64),
    /// `movetime:200`: the top level, with so many milliseconds a turn.
    Time(u64),
    /// `weights:20000:FILE`: the same as `nodes`, but with another file of weights.
    Weights(u64, String),
    /// `maxn:20000`: the same as `nodes`, but where there are more than two seats each is taken to play for itself.
    MaxN(u64),
    /// `greedy`: counts what it can take with its turn and what it can lose in the next.
    Greedy,
    /// `material:4`: plain alpha-beta to a depth, counting men only.
    Material(u32),
    /// `uct:20000`: plain Monte Carlo tree search with so many random games a turn.
    Uct(u32),
    /// `engine:200:COMMAND`: a program that speaks the engine protocol, with so many milliseconds a turn.
    Engine(u64, String),
}

/// A text that names no contestant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is no player: level:N, nodes:N, movetime:MS, weights:NODES:FILE, maxn:NODES, greedy, material:DEPTH, \
     uct:GAMES or engine:MS:COMMAND"
)]
pub struct InvalidPlayerSpec(pub String);

impl FromStr for PlayerSpec {
    type Err = InvalidPlayerSpec;

    fn from_str(text: &str) -> Result<PlayerSpec, InvalidPlayerSpec> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let named = |rest: &str| {
            let (number, name) = rest.split_once(':')?;
            Some((number.parse().ok()?, name.to_owned())).filter(|(_, name)| !name.is_empty())
        };
        let found = match kind {
            "level" => rest.parse().ok().map(PlayerSpec::Level),
            "nodes" => rest.parse().ok().map(PlayerSpec::Nodes),
            "movetime" => rest.parse().ok().map(PlayerSpec::Time),
            "maxn" => rest.parse().ok().map(PlayerSpec::MaxN),
            "greedy" => rest.is_empty().then_some(PlayerSpec::Greedy),
            "material" => rest.parse().ok().filter(|depth| *depth > 0).map(PlayerSpec::Material),
            "uct" => rest.parse().ok().filter(|games| *games > 0).map(PlayerSpec::Uct),
            "weights" => named(rest).map(|(nodes, file)| PlayerSpec::Weights(nodes, file)),
            "engine" => named(rest).map(|(time, command)| PlayerSpec::Engine(time, command)),
            _ => None,
        };
        found.ok_or_else(|| InvalidPlayerSpec(text.to_owned()))
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PlayerSpec::Level(level) => write!(f, "level:{level}"),
            PlayerSpec::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            PlayerSpec::Time(time) => write!(f, "movetime:{time}"),
            PlayerSpec::Weights(nodes, file) => write!(f, "weights:{nodes}:{file}"),
            PlayerSpec::MaxN(nodes) => write!(f, "maxn:{nodes}"),
            PlayerSpec::Greedy => f.write_str("greedy"),
            PlayerSpec::Material(depth) => write!(f, "material:{depth}"),
            PlayerSpec::Uct(games) => write!(f, "uct:{games}"),
            PlayerSpec::Engine(time, command) => write!(f, "engine:{time}:{command}"),
        }
    }
}

/// A contestant at a board.
pub(super) enum MatchPlayer {
    Searching(PlayerProfile, TurnLimit),
    Uct(u32),
    External(External),
}

/// What a contestant gets for each turn.
#[derive(Clone, Copy)]
pub(super) enum TurnLimit {
    Nodes(u64),
    Time(Duration),
    Depth(u32),
}

impl PlayerSpec {
    pub(super) fn sit(&self, setup: Setup) -> io::Result<MatchPlayer> {
        let game = setup.kind();
        let top = |allowance| MatchPlayer::Searching(PlayerProfile::top(game), allowance);
        Ok(match self {
            PlayerSpec::Level(level) => {
                let nodes = TurnLimit::Nodes(search::nodes_of_level(setup, *level));
                MatchPlayer::Searching(PlayerProfile::at_level(setup, *level), nodes)
            }
            PlayerSpec::Nodes(nodes) => top(TurnLimit::Nodes(*nodes)),
            PlayerSpec::Time(time) => top(TurnLimit::Time(Duration::from_millis(*time))),
            PlayerSpec::Weights(nodes, file) => {
                let player = player_of_file(game, file)?;
                MatchPlayer::Searching(player, TurnLimit::Nodes(*nodes))
            }
            PlayerSpec::MaxN(nodes) => {
                let player = PlayerProfile { opponents: OpponentModel::MaxN, ..PlayerProfile::top(game) };
                MatchPlayer::Searching(player, TurnLimit::Nodes(*nodes))
            }
            PlayerSpec::Greedy => MatchPlayer::Searching(PlayerProfile::material(game), TurnLimit::Depth(2)),
            PlayerSpec::Material(depth) => {
                MatchPlayer::Searching(PlayerProfile::material(game), TurnLimit::Depth(*depth))
            }
            PlayerSpec::Uct(games) => MatchPlayer::Uct(*games),
            PlayerSpec::Engine(time, command) => {
                MatchPlayer::External(External::start(command, *time, setup)?)
            }
        })
    }
}

fn player_of_file(game: GameKind, file: &str) -> io::Result<PlayerProfile> {
    let text = std::fs::read_to_string(file)?;
    let weights =
        search::read_weights(game, &text).map_err(|why| io::Error::other(format!("{file}: {why}")))?;
    Ok(PlayerProfile { weights, ..PlayerProfile::top(game) })
}

impl MatchPlayer {
    /// The turn of the seat to act.
    pub(super) fn turn(&mut self, game: &Game, seed: u64) -> io::Result<String> {
        let found = match self {
            MatchPlayer::Searching(player, allowance) => {
                let budget = match *allowance {
                    TurnLimit::Nodes(nodes) => Budget::nodes(nodes),
                    TurnLimit::Time(time) => Budget::until(Instant::now() + time),
                    TurnLimit::Depth(depth) => Budget::depth(depth),
                };
                search::search(game.since_capture(), player, budget, seed)
                    .map(|found| found.best_turn().to_owned())
            }
            MatchPlayer::Uct(games) => search::monte_carlo(game.position(), *games, seed),
            MatchPlayer::External(external) => return external.turn(game),
        };
        found.ok_or_else(|| io::Error::other("the game is over"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_are_read_as_they_are_written() {
        for text in [
            "level:8",
            "nodes:5",
            "movetime:200",
            "weights:300:a:b.toml",
            "maxn:7",
            "greedy",
            "material:4",
            "uct:20000",
            "engine:200:./other --fast",
        ] {
            assert_eq!(text.parse::<PlayerSpec>().expect("it is one").to_string(), text);
        }
        for text in
            ["", "level:9", "level:0", "nodes", "greedy:1", "material:0", "engine:5", "engine:5:", "you"]
        {
            assert_eq!(text.parse::<PlayerSpec>(), Err(InvalidPlayerSpec(text.to_owned())));
        }
    }
}
