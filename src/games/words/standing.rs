use super::Words;
use super::markup::named;
use crate::ratings::Standing;
use crate::rules::Told;

/// How players stand in a game, best first, a line for each.
pub fn standings_told(words: &Words, standings: &[Standing]) -> String {
    if standings.is_empty() {
        return words.say("leaderboard-empty");
    }
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
    standings.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
}
