use super::hint::{benefits_text, gains_text, percent, reply_facts, reply_text, wins_text, wins_within_text};
use super::leaderboard::{rating_text, signed};
use super::markup::{escaped_name, mention};
use super::players::player_name;
use super::{Localizer, turn_text};
use crate::coach::{Gains, Suggestion, destination, origin};
use crate::localize::Message;
use crate::puzzles::{
    Attempt, DailyResults, Difficulty, Goal, Progress, Puzzle, Refutation, Theme, TryOutcome,
};
use crate::ratings::Rating;
use crate::rules::{AnyPosition, Effect, Scene, Seat};
use crate::table::{Player, Timestamp};

/// A smaller loss of the winning chance would not explain what is wrong with a turn.
const MIN_TOLD_LOSS: f64 = 0.02;
/// With a greater winning chance nobody would believe that the win is gone, and a short search may be wrong.
const MAX_LEFT: f64 = 0.9;

/// A position of a puzzle to draw, with the names of the sides.
pub fn puzzle_scene(localizer: &Localizer, position: &AnyPosition, view: Seat) -> Scene {
    let scene = position.scene();
    Scene { names: position.side_names().map(|side| localizer.text(side)).to_vec(), view, ..scene }
}

/// The heading of a puzzle with its present rating, and what is asked after this many turns of its solution.
pub fn puzzle_question(localizer: &Localizer, puzzle: &Puzzle, rating: i32, turns: usize) -> String {
    let heading = Message::new("puzzle-heading")
        .game("game", puzzle.game())
        .with("number", puzzle.number)
        .with("rating", rating);
    let (position, _) = puzzle.after(turns);
    let name = side(localizer, &position, puzzle.seat());
    let question = match (puzzle.wins_within_after(turns), puzzle.wins_in, puzzle.goal) {
        (Some(left), None, _) => Message::new("puzzle-win").count("turns", left),
        (Some(left), Some(_), _) => Message::new("puzzle-ending").count("turns", left),
        (None, _, Goal::Win) => Message::new("puzzle-forced"),
        (None, _, Goal::Save) if turns == 0 => Message::new("puzzle-save"),
        (None, _, Goal::Save | Goal::Gain) => Message::new("puzzle-best"),
    };
    format!("{}\n{}", localizer.render(&heading), localizer.render(&question.with("name", name)))
}

fn side(localizer: &Localizer, position: &AnyPosition, seat: Seat) -> String {
    puzzle_scene(localizer, position, seat).names.swap_remove(seat)
}

/// The message with the puzzle of the day and its present rating: the question, how many people have solved it, and the solution of
/// the last one, which is hidden until somebody looks, with its results.
pub fn daily_puzzle_text(
    localizer: &Localizer,
    (puzzle, rating): (&Puzzle, i32),
    results: &DailyResults,
    last: Option<(&Puzzle, &DailyResults)>,
) -> String {
    let mut lines = vec![localizer.text("puzzle-daily"), puzzle_question(localizer, puzzle, rating, 0)];
    lines.push(localizer.text("puzzle-daily-private"));
    lines.extend(results_text(localizer, "puzzle-daily-results", results));
    lines.extend(last.map(|(last, results)| {
        let message = Message::new("puzzle-daily-last")
            .game("game", last.game())
            .with("number", last.number)
            .with("solution", solution_text(localizer, last))
            .conjunction("themes", theme_names(localizer, &last.themes));
        let told = results_text(localizer, "puzzle-daily-last-results", results);
        [localizer.render(&message)].into_iter().chain(told).collect::<Vec<_>>().join(" · ")
    }));
    lines.join("\n")
}

/// A puzzle that somebody shows to everyone in a channel, with its question.
pub fn shared_puzzle_text(localizer: &Localizer, player: &Player, puzzle: &Puzzle, rating: i32) -> String {
    let name = escaped_name(&player_name(localizer, player));
    let shared = localizer.render(&Message::new("puzzle-shared").with("name", name));
    let question = puzzle_question(localizer, puzzle, rating, 0);
    [shared, question, localizer.text("puzzle-daily-private")].join("\n")
}

/// How many people have solved a puzzle of the day, and who was first; `None` if nobody has answered it.
fn results_text(localizer: &Localizer, key: &'static str, results: &DailyResults) -> Option<String> {
    let DailyResults { tried, solved, solvers } = results;
    let message = Message::new(key)
        .count("tried", *tried)
        .count("solved", *solved)
        .with("first", solvers.first().copied().map(mention).unwrap_or_default())
        .conjunction("solvers", solvers.iter().copied().map(mention).collect::<Vec<_>>());
    (*tried > 0).then(|| localizer.render(&message))
}

/// The solution of a puzzle in words.
fn solution_text(localizer: &Localizer, puzzle: &Puzzle) -> String {
    let turn = |number: usize| {
        let ((before, _), (_, effects)) = (puzzle.after(number), puzzle.after(number + 1));
        puzzle_turn_text(localizer, &before, &effects)
    };
    (0..puzzle.solution.len()).map(turn).collect::<Vec<_>>().join(" · ")
}

/// A turn of a puzzle and the reply to it in words, numbered as on the board.
pub fn puzzle_reply_text(
    localizer: &Localizer,
    before: &AnyPosition,
    attempt: &Attempt,
    reply: Option<&[Effect]>,
) -> String {
    let turn = puzzle_turn_text(localizer, before, &attempt.effects);
    let Some(reply) = reply else { return turn };
    let reply = puzzle_turn_text(localizer, &attempt.position, reply);
    let numbered = |(number, turn)| {
        localizer.render(&Message::new("turn-numbered").count("number", number).with("turn", turn))
    };
    localizer.join("groups", (1..).zip([turn, reply]).map(numbered))
}

/// A turn of a puzzle in words; `before` is the position in which it was played.
pub fn puzzle_turn_text(localizer: &Localizer, before: &AnyPosition, effects: &[Effect]) -> String {
    let seat = before.seat().unwrap_or_default();
    turn_text(localizer, &puzzle_scene(localizer, before, seat).names, seat, effects)
}

/// Why a turn is not the solution: what the best reply to it is and does, and what becomes of the game.
pub fn puzzle_wrong_text(localizer: &Localizer, attempt: &Attempt, refutation: &Refutation) -> String {
    let Refutation { reply, gives_win_away, outcome } = refutation;
    if *outcome == TryOutcome::Win {
        return localizer.render(&Message::new("puzzle-also-wins").with("turn", &attempt.turn));
    }
    let message = match reply {
        Some(reply) => Message::new("puzzle-wrong-reply").with("reply", &reply.turn),
        None => Message::new("puzzle-wrong"),
    };
    let mut sentences = vec![localizer.render(&message.with("turn", &attempt.turn))];
    sentences.extend(reply.iter().flat_map(|reply| reply_facts(localizer, reply)));
    let chance = |chance: f64| percent(localizer, chance);
    let outcome = match *outcome {
        TryOutcome::Over { is_draw } => {
            Message::new("puzzle-wrong-over").with("result", if is_draw { "draw" } else { "loss" })
        }
        TryOutcome::Draw => {
            Message::new("puzzle-wrong-drawn").with("win", if *gives_win_away { "gone" } else { "none" })
        }
        TryOutcome::Open { left, .. } if *gives_win_away && left < MAX_LEFT => {
            Message::new("puzzle-wrong-gone").with("left", chance(left))
        }
        TryOutcome::Open { left, best } if left + MIN_TOLD_LOSS < best => {
            Message::new("puzzle-wrong-weaker").with("left", chance(left)).with("best", chance(best))
        }
        TryOutcome::Open { .. } | TryOutcome::Win => Message::new("puzzle-wrong-later"),
    };
    let loses = reply.as_ref().and_then(|reply| wins_text(localizer, reply.proven));
    sentences.push(loses.unwrap_or_else(|| localizer.render(&outcome)));
    localizer.join("sentences", sentences)
}

/// Why a turn of the solution is good, at a glance, and within how many turns of its side it wins; empty if it does not, and takes,
/// threatens and saves nothing.
pub fn puzzle_gains_text(localizer: &Localizer, gains: &Gains, wins_within: Option<usize>) -> String {
    let wins = wins_within.map(|turns| wins_within_text(localizer, turns));
    localizer.join("sentences", gains_text(localizer, gains).into_iter().chain(wins))
}

/// Why the turn that solves a puzzle does so, whether and within how many turns of its side it wins if that is known beyond the search,
/// and what is expected after it. Without the winning chance: the turn is the best one also where that is low.
pub fn puzzle_reasons_text(
    localizer: &Localizer,
    suggestion: &Suggestion,
    wins: bool,
    wins_within: Option<usize>,
) -> String {
    let sentences = benefits_text(localizer, suggestion).into_iter();
    let known = wins_within.map(|turns| wins_within_text(localizer, turns));
    let found = known.or_else(|| wins_text(localizer, suggestion.proven));
    let wins = found.or_else(|| wins.then(|| localizer.text("puzzle-wins")));
    localizer.join("sentences", sentences.chain(wins).chain(reply_text(localizer, suggestion)))
}

/// The themes of a puzzle, for after it is answered: they would give the solution away.
pub fn puzzle_themes_text(localizer: &Localizer, puzzle: &Puzzle) -> String {
    themes_text(localizer, &puzzle.themes)
}

/// The line that names themes.
pub fn themes_text(localizer: &Localizer, themes: &[Theme]) -> String {
    let names = theme_names(localizer, themes);
    localizer.render(&Message::new("puzzle-themes").count("count", names.len()).conjunction("themes", names))
}

fn theme_names(localizer: &Localizer, themes: &[Theme]) -> Vec<String> {
    themes.iter().map(|theme| localizer.render(&theme.label())).collect()
}

/// The hints for the next turn of the solution after this many turns, each of which says more: where it begins, what the puzzle is
/// about, and where it goes. `None` if the solution ends before.
pub fn puzzle_hints(localizer: &Localizer, puzzle: &Puzzle, turns: usize) -> Option<Vec<String>> {
    let attempt = puzzle.attempt(turns, &puzzle.solution.get(turns)?[0])?;
    let Some(spot) = origin(&attempt.effects) else {
        return Some(vec![localizer.render(&Message::new("hint-turn").with("turn", &attempt.turn))]);
    };
    let begins = localizer.render(&Message::new("hint-man").with("spot", spot));
    // The themes are those of the first turn.
    let is_about = (turns == 0).then(|| puzzle_themes_text(localizer, puzzle));
    let goes = destination(&attempt.effects)
        .map(|spot| localizer.render(&Message::new("hint-goes").with("spot", spot)));
    Some([begins].into_iter().chain(is_about).chain(goes).collect())
}

/// The rating of a person at the puzzles of a game after an answer that counted, and the streak.
pub fn puzzle_progress_text(
    localizer: &Localizer,
    before: &Rating,
    progress: &Progress,
    now: Timestamp,
) -> String {
    let rating = progress.rating(now);
    let change = rating.value.round() - before.value.round();
    let key = if progress.streak > 1 { "puzzle-rating-streak" } else { "puzzle-rating" };
    let message = Message::new(key)
        .with("rating", rating_text(localizer, &rating))
        .with("change", signed(change))
        .count("streak", progress.streak);
    localizer.render(&message)
}

/// The lines about puzzles in the profile of a person, below a heading of their own; empty without an answer.
pub fn puzzle_profile_text(localizer: &Localizer, all: &[Progress], now: Timestamp) -> Vec<String> {
    let line = |progress: &Progress| {
        let message = Message::new("profile-puzzle")
            .game("game", progress.game)
            .with("rating", rating_text(localizer, &progress.rating(now)))
            .count("solved", progress.solved())
            .count("tried", progress.answered())
            .count("streak", progress.streak)
            .count("longest", progress.longest_streak);
        localizer.render(&message)
    };
    let heading = (!all.is_empty()).then(|| localizer.text("profile-puzzles"));
    heading.into_iter().chain(all.iter().map(line)).collect()
}

impl Difficulty {
    /// The name of the difficulty in lists.
    pub fn label(self) -> Message {
        Message::new("puzzle-difficulty").with("difficulty", self.name())
    }
}

impl Theme {
    /// The name of the theme in lists.
    pub fn label(self) -> Message {
        Message::new("puzzle-theme").with("theme", self.name())
    }
}
