//! Streak and storm: puzzles in a row, against mistakes or the clock. They do not count for the puzzle rating.
//!
//! The state of a run is in the ids of its buttons. After its end each of them shows the result, which is stored once.
//!
//! # Bounds
//!
//! A picture and two queries for an answer; a search for a wrong one, short in a storm. Members are looked up for a board.

use super::puzzles::{PuzzleRef, refuted, right, task};
use super::{CommandContext, CommandError, published};
use crate::app::AppError;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::{BoardPeriod, CustomId, PuzzleButton, PuzzleMode, PuzzlePoint};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::serenity;
use crate::i18n::{puzzle_wrong_text, run_result_text, run_rules_text, shared_run_text, storm_board_text};
use crate::localize::Message;
use crate::puzzles::{Attempt, Run, RunMode, TryOutcome, Verdict};
use crate::rules::GameKind;
use crate::table::{PlayerId, Timestamp};
use serenity::{ButtonStyle, CreateActionRow, CreateButton};
use std::time::Duration;

/// The nodes of each search after a wrong turn in a storm, which has no time to lose.
const STORM_PROOF_NODES: u64 = 5_000;
/// The places of a board, and the players who are looked up for it, some of whom may have left.
const BOARD_PLACES: usize = 10;
const MAX_BOARD_PLAYERS: u32 = 20;
const WEEK: Duration = Duration::from_hours(7 * 24);

/// How a run goes, before it is started.
pub(super) async fn explain(
    ctx: &CommandContext<'_>,
    game: GameKind,
    mode: RunMode,
) -> Result<OutgoingMessage, CommandError> {
    let best = ctx.app.host.players().best_puzzle_score(ctx.player_id, game, mode).await?;
    let start = start_button(ctx, game, mode, "button-puzzle-start");
    let buttons = [start].into_iter().chain(board_button(ctx, game, mode)).collect();
    Ok(OutgoingMessage::text(run_rules_text(ctx.user_localizer(), game, mode, best)).buttons(buttons))
}

/// Starts a run.
pub(super) async fn start(
    ctx: &CommandContext<'_>,
    game: GameKind,
    mode: RunMode,
) -> Result<OutgoingMessage, CommandError> {
    next(ctx, game, Run::new(mode, ctx.app.host.clock().now()), None).await
}

/// The result of a run, if it is over.
pub(super) async fn result_if_over(
    ctx: &CommandContext<'_>,
    game: GameKind,
    run: Run,
) -> Result<Option<OutgoingMessage>, CommandError> {
    let players = ctx.app.host.players();
    if let Some(score) = players.puzzle_run_score(ctx.player_id, game, run).await? {
        let best = players.best_puzzle_score(ctx.player_id, game, run.mode).await?;
        let text = run_result_text(ctx.user_localizer(), game, &run, score, best);
        let buttons = result_buttons(ctx, game, run, score);
        return Ok(Some(OutgoingMessage::text(text).buttons(buttons)));
    }
    match run.is_over(ctx.app.host.clock().now()) {
        true => end(ctx, game, run).await.map(Some),
        false => Ok(None),
    }
}

/// The present puzzle of a run, or the result if there is none or the time is up.
async fn next(
    ctx: &CommandContext<'_>,
    game: GameKind,
    run: Run,
    news: Option<String>,
) -> Result<OutgoingMessage, CommandError> {
    if run.is_over(ctx.app.host.clock().now()) {
        return end(ctx, game, run).await;
    }
    let mut refused = None;
    for puzzle in run.puzzles(game) {
        match ctx.app.permit(ctx.player_id, puzzle, None).await {
            Ok(puzzle) => {
                let at = PuzzleRef { puzzle, mode: PuzzleMode::Run(run), turns: 0, hints: 0 };
                return task(ctx, at, "", news).await;
            }
            Err(refusal @ AppError::Rejected(_)) => refused = Some(refusal),
            Err(error) => return Err(error.into()),
        }
    }
    match refused {
        Some(refusal) => Err(refusal.into()),
        None => end(ctx, game, run).await,
    }
}

/// Answers a complete turn in a run.
pub(super) async fn answer(
    ctx: &CommandContext<'_>,
    at: PuzzleRef,
    run: Run,
    attempt: &Attempt,
) -> Result<OutgoingMessage, CommandError> {
    accept(ctx, at, run, &attempt.turn)?;
    let (localizer, game) = (ctx.user_localizer(), at.puzzle.game());
    let told = |key| Some(localizer.render(&Message::new(key).with("turn", &attempt.turn)));
    match (attempt.verdict, run.mode) {
        (Verdict::Right, _) => return right(ctx, at, attempt).await,
        (Verdict::Solved, _) => return next(ctx, game, run.after_solved(), told("puzzle-run-solved")).await,
        (Verdict::Wrong, RunMode::Storm) if !at.puzzle.is_win() => {
            return next(ctx, game, run.after_missed(), told("puzzle-storm-wrong")).await;
        }
        (Verdict::Wrong, _) => {}
    }
    let nodes = if run.mode == RunMode::Storm { STORM_PROOF_NODES } else { super::puzzles::PROOF_NODES };
    let tried = attempt.clone();
    let refutation =
        ctx.app.search_pool.advise(&at.puzzle, move || at.puzzle.refute(at.turns, &tried, nodes)).await?;
    let explained = puzzle_wrong_text(localizer, attempt, &refutation);
    match (refutation.outcome, run.mode) {
        (TryOutcome::Win, _) => next(ctx, game, run.after_solved(), Some(explained)).await,
        (_, RunMode::Storm) => next(ctx, game, run.after_missed(), told("puzzle-storm-wrong")).await,
        (_, RunMode::Streak) => {
            let (text, score) = store(ctx, game, run).await?;
            let mut buttons = result_buttons(ctx, game, run, score);
            let id = CustomId::Puzzle(PuzzleButton::Show(PuzzlePoint::start(game, at.puzzle.number)));
            buttons.push(button(&id, localizer.text("button-puzzle-solve"), ButtonStyle::Secondary));
            refuted(ctx, at, attempt, &refutation, (vec![explained, text], buttons)).await
        }
    }
}

/// Skips the present puzzle of a streak.
pub(super) async fn skip(ctx: &CommandContext<'_>, at: PuzzleRef) -> Result<OutgoingMessage, CommandError> {
    let run = at.run().filter(|run| run.can_skip()).ok_or_else(CommandError::stale_button)?;
    accept(ctx, at, run, "")?;
    let skipped = ctx.user_localizer().text("puzzle-streak-skipped");
    next(ctx, at.puzzle.game(), run.after_missed(), Some(skipped)).await
}

/// Refuses another answer than the first one; the empty one skips the puzzle.
fn accept(ctx: &CommandContext<'_>, at: PuzzleRef, run: Run, answer: &str) -> Result<(), CommandError> {
    match ctx.app.run_answers.accepts(ctx.player_id, at.puzzle.game(), run, at.turns, answer) {
        true => Ok(()),
        false => Err(CommandError::Rejected(Message::new("puzzle-run-answered"))),
    }
}

/// Ends a run, and shows its result.
async fn end(ctx: &CommandContext<'_>, game: GameKind, run: Run) -> Result<OutgoingMessage, CommandError> {
    let (text, score) = store(ctx, game, run).await?;
    Ok(OutgoingMessage::text(text).buttons(result_buttons(ctx, game, run, score)))
}

/// Stores the result of a run. Returns it in words, and the score.
async fn store(ctx: &CommandContext<'_>, game: GameKind, run: Run) -> Result<(String, u32), CommandError> {
    let players = ctx.app.host.players();
    let best = players.best_puzzle_score(ctx.player_id, game, run.mode).await?;
    let score = players.end_puzzle_run(&ctx.player, game, run, ctx.venue.guild).await?;
    Ok((run_result_text(ctx.user_localizer(), game, &run, score, best), score))
}

fn result_buttons(ctx: &CommandContext<'_>, game: GameKind, run: Run, score: u32) -> Vec<CreateButton> {
    let again = start_button(ctx, game, run.mode, "button-puzzle-again");
    let share = CustomId::Puzzle(PuzzleButton::ShareRun(game, run));
    let share = (score > 0).then(|| published::share_button(ctx.user_localizer(), &share));
    [again].into_iter().chain(board_button(ctx, game, run.mode)).chain(share).collect()
}

fn start_button(
    ctx: &CommandContext<'_>,
    game: GameKind,
    mode: RunMode,
    label: &'static str,
) -> CreateButton {
    let id = CustomId::Puzzle(PuzzleButton::Start(game, mode));
    button(&id, ctx.user_localizer().text(label), ButtonStyle::Primary)
}

/// The button that shows the best storms of the guild.
fn board_button(ctx: &CommandContext<'_>, game: GameKind, mode: RunMode) -> Option<CreateButton> {
    let id = CustomId::Puzzle(PuzzleButton::Board(game, BoardPeriod::Week));
    let label = ctx.user_localizer().text("button-puzzle-board");
    let is_offered = mode == RunMode::Storm && ctx.venue.guild.is_some();
    is_offered.then(|| button(&id, label, ButtonStyle::Secondary))
}

/// The best storms of the guild.
pub(super) async fn board(
    ctx: &CommandContext<'_>,
    game: GameKind,
    period: BoardPeriod,
) -> Result<OutgoingMessage, CommandError> {
    let guild = ctx.venue.guild.ok_or_else(CommandError::stale_button)?;
    let (since, other, label) = match period {
        BoardPeriod::Week => {
            (ctx.app.host.clock().now() - WEEK, BoardPeriod::Ever, "button-puzzle-board-ever")
        }
        BoardPeriod::Ever => (Timestamp::UNIX_EPOCH, BoardPeriod::Week, "button-puzzle-board-week"),
    };
    let players = ctx.app.host.players();
    let storms = (game, RunMode::Storm);
    let mut best = players.best_puzzle_runs(guild, storms, since, MAX_BOARD_PLAYERS).await?;
    let ids: Vec<PlayerId> = best.iter().filter_map(|(player, _)| player.human_id()).collect();
    let absent = ctx.app.absent(guild, ids).await;
    best.retain(|(player, _)| player.human_id().is_some_and(|player| !absent.contains(&player)));
    best.truncate(BOARD_PLACES);
    let text = storm_board_text(ctx.user_localizer(), game, period == BoardPeriod::Week, &best);
    let other = CustomId::Puzzle(PuzzleButton::Board(game, other));
    let other = button(&other, ctx.user_localizer().text(label), ButtonStyle::Secondary);
    let start = start_button(ctx, game, RunMode::Storm, "button-puzzle-start");
    Ok(OutgoingMessage::text(text).buttons(vec![start, other]))
}

/// Shows the result of a run to everyone in the channel.
pub(super) async fn share(ctx: &CommandContext<'_>, game: GameKind, run: Run) -> Result<(), CommandError> {
    let score = ctx.app.host.players().puzzle_run_score(ctx.player_id, game, run).await?;
    let score = score.ok_or_else(CommandError::stale_button)?;
    let localizer = ctx.channel_localizer();
    let id = CustomId::Puzzle(PuzzleButton::Explain(game, run.mode));
    let attempt = button(&id, localizer.text("button-puzzle-try"), ButtonStyle::Primary);
    let text = shared_run_text(localizer, &ctx.player, game, run.mode, score);
    let message = OutgoingMessage::text(text).buttons(vec![attempt]);
    let again = start_button(ctx, game, run.mode, "button-puzzle-again");
    let rows = [again].into_iter().chain(board_button(ctx, game, run.mode)).collect();
    let key = format!("{game}-{}-{}", run.mode.name(), run.started.unix_seconds());
    published::share(ctx, &key, message, vec![CreateActionRow::Buttons(rows)]).await.map(drop)
}
