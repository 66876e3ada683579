use super::Localizer;
use super::markup::{escaped_name, relative_timestamp};
use super::players::player_name;
use crate::localize::Message;
use crate::puzzles::{Run, RunMode};
use crate::rules::GameKind;
use crate::table::Player;

/// How a run goes, and the best score of the person who asks.
pub fn run_rules_text(localizer: &Localizer, game: GameKind, mode: RunMode, best: Option<u32>) -> String {
    let key = match mode {
        RunMode::Streak => "puzzle-streak-rules",
        RunMode::Storm => "puzzle-storm-rules",
    };
    let rules = localizer.render(&Message::new(key).game("game", game));
    let best =
        best.map(|best| localizer.render(&Message::new("puzzle-run-best").count("best", best as usize)));
    [rules].into_iter().chain(best).collect::<Vec<_>>().join("\n")
}

/// The state of a run above its present puzzle.
pub fn run_state_text(localizer: &Localizer, run: &Run) -> String {
    let message = match run.ends_at() {
        None => Message::new("puzzle-streak-state"),
        Some(end) => Message::new("puzzle-storm-state").with("end", relative_timestamp(end)),
    };
    localizer.render(&message.count("solved", run.solved.into()))
}

/// The result of a run with this score, and the best score of the person before it, if there was one. The puzzles of a run may be
/// used up.
pub fn run_result_text(
    localizer: &Localizer,
    game: GameKind,
    run: &Run,
    score: u32,
    best: Option<u32>,
) -> String {
    let key = match run.mode {
        RunMode::Streak => "puzzle-streak-result",
        RunMode::Storm => "puzzle-storm-result",
    };
    let end = if run.puzzles(game).is_empty() { "all" } else { "early" };
    let result = Message::new(key)
        .game("game", game)
        .with("end", end)
        .count("solved", score as usize)
        .count("wrong", run.missed.into())
        .count("row", run.best_row.into());
    let best = match best {
        Some(best) if best >= score => Message::new("puzzle-run-best").count("best", best as usize),
        _ => Message::new("puzzle-run-record"),
    };
    let best = (score > 0).then(|| localizer.render(&best));
    [localizer.render(&result)].into_iter().chain(best).collect::<Vec<_>>().join("\n")
}

/// The result of a run as everyone in a channel reads it.
pub fn shared_run_text(
    localizer: &Localizer,
    player: &Player,
    game: GameKind,
    mode: RunMode,
    score: u32,
) -> String {
    let key = match mode {
        RunMode::Streak => "puzzle-streak-shared",
        RunMode::Storm => "puzzle-storm-shared",
    };
    let name = escaped_name(&player_name(localizer, player));
    localizer.render(&Message::new(key).with("name", name).game("game", game).count("solved", score as usize))
}

/// The best storms of a guild, the best first. Equal scores share a place.
pub fn storm_board_text(
    localizer: &Localizer,
    game: GameKind,
    is_of_week: bool,
    best: &[(Player, u32)],
) -> String {
    let key = if is_of_week { "puzzle-board-week" } else { "puzzle-board-ever" };
    let heading = localizer.render(&Message::new(key).game("game", game));
    let line = |(player, score): &(Player, u32)| {
        let place = 1 + best.iter().filter(|(_, other)| other > score).count();
        let message = Message::new("puzzle-board-line")
            .count("place", place)
            .with("name", escaped_name(&player_name(localizer, player)))
            .count("solved", *score as usize);
        localizer.render(&message)
    };
    let empty = best.is_empty().then(|| localizer.text("puzzle-board-empty"));
    [heading].into_iter().chain(best.iter().map(line)).chain(empty).collect::<Vec<_>>().join("\n")
}

impl RunMode {
    /// The name of the mode in lists and on buttons.
    pub fn label(self) -> Message {
        Message::new("puzzle-mode").with("mode", self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::PlayerId;

    #[test]
    fn equal_scores_share_a_place() {
        let player = |id, name: &str| Player::human(PlayerId(id), name.to_owned());
        let best = [("Ana", 9), ("Ben", 7), ("Cy", 7), ("Dora", 2)];
        let best: Vec<_> = (1..).zip(best).map(|(id, (name, score))| (player(id, name), score)).collect();
        let text = storm_board_text(&Localizer::english(), GameKind::Biloba, true, &best);
        let places: Vec<&str> =
            text.lines().skip(1).filter_map(|line| line.split_once(' ')).map(|(place, _)| place).collect();
        assert_eq!(places, ["**1.**", "**2.**", "**2.**", "**4.**"], "{text}");
    }
}
