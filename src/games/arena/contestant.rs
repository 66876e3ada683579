use super::external::External;
use crate::rules::{Game, GameKind, Setup};
use crate::search::{self, Budget, Level, Others, Player};
use std::fmt;
use std::io;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// Who plays in a match, as text says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// `level:3`: a level, with the positions that it may look at.
    Level(Level),
    /// `nodes:20000`: the top level, with so many positions.
    Nodes(u64),
    /// `movetime:200`: the top level, with so many milliseconds a turn.
    Time(u64),
    /// `weights:20000:FILE`: the same as `nodes`, but with another file of weights.
    Weights(u64, String),
    /// `maxn:20000`: the same as `nodes`, but where there are more than two seats each is taken to play for itself.
    Selfish(u64),
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
pub struct UnknownContestant(pub String);

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(text: &str) -> Result<Contestant, UnknownContestant> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let named = |rest: &str| {
            let (number, name) = rest.split_once(':')?;
            Some((number.parse().ok()?, name.to_owned())).filter(|(_, name)| !name.is_empty())
        };
        let found = match kind {
            "level" => rest.parse().ok().map(Contestant::Level),
            "nodes" => rest.parse().ok().map(Contestant::Nodes),
            "movetime" => rest.parse().ok().map(Contestant::Time),
            "maxn" => rest.parse().ok().map(Contestant::Selfish),
            "greedy" => rest.is_empty().then_some(Contestant::Greedy),
            "material" => rest.parse().ok().filter(|depth| *depth > 0).map(Contestant::Material),
            "uct" => rest.parse().ok().filter(|games| *games > 0).map(Contestant::Uct),
            "weights" => named(rest).map(|(nodes, file)| Contestant::Weights(nodes, file)),
            "engine" => named(rest).map(|(time, command)| Contestant::Engine(time, command)),
            _ => None,
        };
        found.ok_or_else(|| UnknownContestant(text.to_owned()))
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Contestant::Level(level) => write!(f, "level:{level}"),
            Contestant::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            Contestant::Time(time) => write!(f, "movetime:{time}"),
            Contestant::Weights(nodes, file) => write!(f, "weights:{nodes}:{file}"),
            Contestant::Selfish(nodes) => write!(f, "maxn:{nodes}"),
            Contestant::Greedy => f.write_str("greedy"),
            Contestant::Material(depth) => write!(f, "material:{depth}"),
            Contestant::Uct(games) => write!(f, "uct:{games}"),
            Contestant::Engine(time, command) => write!(f, "engine:{time}:{command}"),
        }
    }
}

/// A contestant at a board.
pub(super) enum Sitting {
    Searching(Player, Allowance),
    Uct(u32),
    External(External),
}

/// What a contestant gets for each turn.
#[derive(Clone, Copy)]
pub(super) enum Allowance {
    Nodes(u64),
    Time(Duration),
    Depth(u32),
}

impl Contestant {
    pub(super) fn sit(&self, setup: Setup) -> io::Result<Sitting> {
        let game = setup.kind();
        let top = |allowance| Sitting::Searching(Player::top(game), allowance);
        Ok(match self {
            Contestant::Level(level) => {
                let nodes = Allowance::Nodes(search::nodes_of_level(setup, *level));
                Sitting::Searching(Player::at_level(setup, *level), nodes)
            }
            Contestant::Nodes(nodes) => top(Allowance::Nodes(*nodes)),
            Contestant::Time(time) => top(Allowance::Time(Duration::from_millis(*time))),
            Contestant::Weights(nodes, file) => {
                let player = player_of_file(game, file)?;
                Sitting::Searching(player, Allowance::Nodes(*nodes))
            }
            Contestant::Selfish(nodes) => {
                let player = Player { others: Others::Selfish, ..Player::top(game) };
                Sitting::Searching(player, Allowance::Nodes(*nodes))
            }
            Contestant::Greedy => Sitting::Searching(Player::material(game), Allowance::Depth(2)),
            Contestant::Material(depth) => {
                Sitting::Searching(Player::material(game), Allowance::Depth(*depth))
            }
            Contestant::Uct(games) => Sitting::Uct(*games),
            Contestant::Engine(time, command) => Sitting::External(External::start(command, *time, setup)?),
        })
    }
}

fn player_of_file(game: GameKind, file: &str) -> io::Result<Player> {
    let text = std::fs::read_to_string(file)?;
    let weights =
        search::read_weights(game, &text).map_err(|why| io::Error::other(format!("{file}: {why}")))?;
    Ok(Player { weights, ..Player::top(game) })
}

impl Sitting {
    /// The turn of the seat to act.
    pub(super) fn turn(&mut self, game: &Game, seed: u64) -> io::Result<String> {
        let found = match self {
            Sitting::Searching(player, allowance) => {
                let budget = match *allowance {
                    Allowance::Nodes(nodes) => Budget::nodes(nodes),
                    Allowance::Time(time) => Budget::until(Instant::now() + time),
                    Allowance::Depth(depth) => Budget::depth(depth),
                };
                search::search(game.since(), player, budget, seed).map(|found| found.turn().to_owned())
            }
            Sitting::Uct(games) => search::monte_carlo(game.position(), *games, seed),
            Sitting::External(external) => return external.turn(game),
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
            assert_eq!(text.parse::<Contestant>().expect("it is one").to_string(), text);
        }
        for text in
            ["", "level:9", "level:0", "nodes", "greedy:1", "material:0", "engine:5", "engine:5:", "you"]
        {
            assert_eq!(text.parse::<Contestant>(), Err(UnknownContestant(text.to_owned())));
        }
    }
}
