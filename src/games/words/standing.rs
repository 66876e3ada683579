use super::Words;
use super::markup::named;
use crate::ratings::{Ladder, Standing};
use crate::rules::{Game, Told};
use crate::search::{Level, rating_of_level};

/// How players stand in a game, best first, a line for each; where they are compared with computers, how those are rated.
pub fn standings_told(words: &Words, game: Game, ladder: Ladder, standings: &[Standing]) -> String {
    let mut lines = match (standings, ladder) {
        ([], Ladder::People) => vec![words.say("leaderboard-empty")],
        ([], Ladder::Levels) => vec![words.say("leaderboard-levels-empty")],
        (standings, _) => people(words, standings),
    };
    if ladder == Ladder::Levels {
        let level = |level: Level| {
            let name = words.told(&Told::new("computer-name").count("level", level.number().into()));
            format!("{name} {}", rating_of_level(game, level))
        };
        lines.push(words.told(&Told::new("leaderboard-levels").list("levels", Level::all().map(level))));
    }
    lines.join("\n")
}

fn people(words: &Words, standings: &[Standing]) -> Vec<String> {
    let line = |(index, standing): (usize, &Standing)| {
        let told = Told::new("leaderboard-line")
            .count("rank", index + 1)
            .with("name", named(&standing.player.name))
            .with("rating", standing.rating.round())
            .with("deviation", standing.deviation.round())
            .count("wins", standing.wins as usize)
            .count("draws", standing.draws as usize)
            .count("losses", standing.losses as usize);
        words.told(&told)
    };
    standings.iter().enumerate().map(line).collect()
}
