//! `/puzzle`: positions with one best turn, to be found by the user alone. The first answer to each puzzle counts for a
//! rating of its own, outside of [runs](super::puzzle_runs).
//!
//! # Bounds
//!
//! The answers of a player to at most some hundred puzzles, a picture and a row; after a wrong move searches of some tenths of
//! a second with low priority.

use super::{
    CommandContext, CommandError, Context, Localizer, Visibility, parse_game, published, puzzle_runs, run,
    serenity, suggest_games, user_localizer,
};
use crate::app::analysis::assistance::Permitted;
use crate::coach::{Gains, Suggestion};
use crate::discord::interactions::choices::{self, Choice};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::interactions::step_menu;
use crate::discord::messages::components::{button, button_ids};
use crate::discord::messages::custom_id::{CustomId, PuzzleButton, PuzzleMode, PuzzlePoint, StepValue};
use crate::discord::messages::learning_buttons::next_puzzle_button;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::step_buttons::{StepIds, back_buttons};
use crate::i18n::{
    alt_text, alt_text_after, puzzle_gains_text, puzzle_hints, puzzle_progress_text, puzzle_question,
    puzzle_reasons_text, puzzle_reply_text, puzzle_scene, puzzle_themes_text, puzzle_turn_text,
    puzzle_wrong_text, run_state_text, shared_puzzle_text, themes_text,
};
use crate::localize::{Arg, Message};
use crate::puzzles::{
    Attempt, Difficulty, Progress, Puzzle, PuzzleFilter, PuzzleNumber, PuzzleRatings, Refutation, Run,
    RunMode, Theme, TryOutcome, Verdict, puzzle, puzzles,
};
use crate::rules::choice::Choices;
use crate::rules::{GameKind, Scene};
use serenity::{ButtonStyle, CreateActionRow, CreateAutocompleteResponse, CreateButton};

/// Limit of the search for what answers a turn, in nodes.
const REPLY_NODES: u64 = 20_000;
/// The nodes of each search after a wrong turn, which may prove that it wins as well.
pub(super) const PROOF_NODES: u64 = 100_000;
/// Upper bound of the puzzles shown last that the button for the next one remembers, so that its id is short enough.
const MAX_SHOWN: usize = 12;
/// The value of the option for puzzles outside of runs.
const PRACTICE: &str = "practice";

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 0, Work::Picture);

#[poise::command(slash_command, rename = "puzzle", custom_data = POLICY)]
pub(super) async fn solve(
    ctx: Context<'_>,
    #[autocomplete = "suggest_games"] game: String,
    #[autocomplete = "suggest_difficulties"] level: Option<String>,
    #[autocomplete = "suggest_themes"] theme: Option<String>,
    #[autocomplete = "suggest_modes"] mode: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let game = parse_game(ctx, &game)?;
        let level = level.map(|level| parse(ctx, difficulties(), "puzzle-unknown-difficulty", &level));
        let theme = theme.map(|theme| parse(ctx, themes(), "puzzle-unknown-theme", &theme));
        let mode = mode.map(|mode| parse(ctx, modes(), "puzzle-unknown-mode", &mode));
        let filter = PuzzleFilter { difficulty: level.transpose()?, theme: theme.transpose()? };
        match mode.transpose()?.flatten() {
            None => next(ctx, game, filter, &[]).await,
            Some(_) if filter != PuzzleFilter::default() => {
                Err(CommandError::Rejected(Message::new("puzzle-mode-alone")))
            }
            Some(mode) => ctx.responder.reply_to_user(puzzle_runs::explain(ctx, game, mode).await?).await,
        }
    })
    .await
}

pub(super) fn difficulties() -> impl Iterator<Item = Choice<Difficulty>> {
    Difficulty::ALL
        .into_iter()
        .map(|difficulty| Choice::new(difficulty, difficulty.name(), difficulty.label()))
}

fn themes() -> impl Iterator<Item = Choice<Theme>> {
    Theme::ALL.into_iter().map(|theme| Choice::new(theme, theme.name(), theme.label()))
}

/// Practice, and the modes of runs.
fn modes() -> impl Iterator<Item = Choice<Option<RunMode>>> {
    let practice = Choice::new(None, PRACTICE, Message::new("puzzle-mode").with("mode", PRACTICE));
    let run = |mode: RunMode| Choice::new(Some(mode), mode.name(), mode.label());
    [practice].into_iter().chain(RunMode::ALL.map(run))
}

/// The choice that an option names. `refusal` is the text that lists the choices.
fn parse<T>(
    ctx: &CommandContext<'_>,
    choices: impl Iterator<Item = Choice<T>>,
    refusal: &'static str,
    typed: &str,
) -> Result<T, CommandError> {
    let unknown = |known| CommandError::Rejected(choices::refusal(refusal, "known", typed, known));
    choices::find(ctx.user_localizer(), choices, typed).map_err(unknown)
}

async fn suggest_difficulties(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, difficulties())
}

async fn suggest_themes(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, themes())
}

async fn suggest_modes(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, modes())
}

/// Serves a button or a menu; `value` is the selected value of a menu.
pub(super) async fn press(
    ctx: &CommandContext<'_>,
    pressed: PuzzleButton,
    value: &str,
) -> Result<(), CommandError> {
    if let Some((game, run)) = pressed.run()
        && let Some(result) = puzzle_runs::result_if_over(ctx, game, run).await?
    {
        return ctx.responder.reply_to_user(result.without_embeds()).await;
    }
    let find = |point| PuzzleRef::find(ctx, point);
    let message = match pressed {
        PuzzleButton::Choose(mode) => choose_game(ctx.user_localizer(), mode),
        PuzzleButton::Next { game, filter, shown } => return next(ctx, game, filter, &shown).await,
        PuzzleButton::Show(point) => task(ctx, find(point).await?, "", None).await?,
        PuzzleButton::Menu(point, _) => step(ctx, find(point).await?, StepValue::parse(value)).await?,
        PuzzleButton::Step(point, value) => step(ctx, find(point).await?, value).await?,
        PuzzleButton::Hint(point) => hint(ctx, find(point).await?).await?,
        PuzzleButton::Solution(point) => solution(ctx, find(point).await?).await?,
        PuzzleButton::Share(point) => return share(ctx, find(point).await?).await,
        PuzzleButton::Skip(point) => puzzle_runs::skip(ctx, find(point).await?).await?,
        PuzzleButton::Explain(game, mode) => puzzle_runs::explain(ctx, game, mode).await?,
        PuzzleButton::Start(game, mode) => puzzle_runs::start(ctx, game, mode).await?,
        PuzzleButton::ShareRun(game, run) => return puzzle_runs::share(ctx, game, run).await,
        PuzzleButton::Board(game, period) => puzzle_runs::board(ctx, game, period).await?,
    };
    // The source message may be a page of the help, which has an embed.
    ctx.responder.reply_to_user(message.without_embeds()).await
}

/// The puzzles of a game that the button for the next one in the source message remembers.
fn shown_before(ctx: &CommandContext<'_>, asked: GameKind) -> Vec<PuzzleNumber> {
    let mut ids = ctx.responder.source.into_iter().flat_map(button_ids);
    let shown = ids.find_map(|id| match CustomId::parse(id)? {
        CustomId::Puzzle(PuzzleButton::Next { game, shown, .. }) => (game == asked).then_some(shown),
        _ => None,
    });
    shown.unwrap_or_default()
}

/// Asks for the game of a puzzle, or of a run.
fn choose_game(localizer: &Localizer, mode: Option<RunMode>) -> OutgoingMessage {
    let game_button = |game| match mode {
        None => {
            let any = PuzzleFilter::default();
            next_puzzle_button(game, any, Vec::new(), localizer.game(game), ButtonStyle::Primary)
        }
        Some(mode) => {
            let id = CustomId::Puzzle(PuzzleButton::Explain(game, mode));
            button(&id, localizer.game(game), ButtonStyle::Primary)
        }
    };
    let mode_button = |mode: RunMode| {
        let id = CustomId::Puzzle(PuzzleButton::Choose(Some(mode)));
        button(&id, localizer.render(&mode.label()), ButtonStyle::Secondary)
    };
    let games = GameKind::ALL.into_iter().filter(|game| !puzzles(*game).is_empty());
    let games = CreateActionRow::Buttons(games.map(game_button).collect());
    let modes = || CreateActionRow::Buttons(RunMode::ALL.into_iter().map(mode_button).collect());
    let rows = [games].into_iter().chain(mode.is_none().then(modes)).collect();
    OutgoingMessage::text(localizer.text("puzzle-which")).rows(rows)
}

/// Opens the next puzzle of a person.
async fn next(
    ctx: &CommandContext<'_>,
    game: GameKind,
    filter: PuzzleFilter,
    shown: &[PuzzleNumber],
) -> Result<(), CommandError> {
    let (players, now) = (ctx.app.host.players(), ctx.app.host.clock().now());
    let ratings = players.puzzle_ratings(game).await?;
    let answers = players.puzzle_answers(ctx.player_id).await?;
    let next = Progress::new(game, &answers).next(&ratings, filter, shown, now);
    let puzzle = next.ok_or_else(|| CommandError::Rejected(none(&ratings, filter, !shown.is_empty())))?;
    let puzzle = ctx.app.permit(ctx.player_id, puzzle, None).await?;
    let mode = PuzzleMode::Practice(filter);
    let message = task(ctx, PuzzleRef { puzzle, mode, turns: 0, hints: 0 }, "", None).await?;
    ctx.responder.reply_to_user(message.without_embeds()).await
}

/// Why there is no puzzle, or none but the last one, and which themes there are.
fn none(ratings: &PuzzleRatings, filter: PuzzleFilter, is_another: bool) -> Message {
    let Some(theme) = filter.theme else { return Message::new("puzzle-none").game("game", ratings.game) };
    let themes = filter.themes(ratings).into_iter().filter(|other| *other != theme);
    let key = if is_another { "puzzle-no-other-of-theme" } else { "puzzle-none-of-theme" };
    Message::new(key)
        .game("game", ratings.game)
        .message("theme", theme.label())
        .with("level", filter.difficulty.map_or("any", Difficulty::name))
        .choices("known", themes.map(|theme| Arg::from(theme.label())))
}

/// A puzzle after some turns of its solution, the number of hints shown for the next turn, and what decides the next puzzle.
#[derive(Clone, Copy)]
pub(super) struct PuzzleRef {
    pub puzzle: Permitted<&'static Puzzle>,
    pub mode: PuzzleMode,
    pub turns: usize,
    pub hints: u8,
}

impl PuzzleRef {
    async fn find(ctx: &CommandContext<'_>, point: PuzzlePoint) -> Result<PuzzleRef, CommandError> {
        let PuzzlePoint { game, mode, number, turns, hints } = point;
        let puzzle = puzzle(game, number).ok_or_else(CommandError::stale_button)?;
        let puzzle = ctx.app.permit(ctx.player_id, puzzle, None).await?;
        Ok(PuzzleRef { puzzle, mode, turns: turns.into(), hints })
    }

    /// The run that the puzzle is part of.
    pub(super) fn run(self) -> Option<Run> {
        match self.mode {
            PuzzleMode::Run(run) => Some(run),
            PuzzleMode::Practice(_) => None,
        }
    }

    fn filter(self) -> PuzzleFilter {
        match self.mode {
            PuzzleMode::Run(_) => PuzzleFilter::default(),
            PuzzleMode::Practice(filter) => filter,
        }
    }

    fn point(self) -> PuzzlePoint {
        PuzzlePoint {
            game: self.puzzle.game(),
            mode: self.mode,
            number: self.puzzle.number,
            // A solution has a few turns.
            turns: u8::try_from(self.turns).unwrap_or(u8::MAX),
            hints: self.hints,
        }
    }

    /// The puzzle after other turns of its solution, for which no hints were shown.
    fn at(self, turns: usize) -> PuzzleRef {
        PuzzleRef { turns, hints: 0, ..self }
    }

    fn choices(self, ctx: &CommandContext<'_>, beginning: &str) -> Option<Choices> {
        let (position, effects) = self.puzzle.after(self.turns);
        let mut choices = position.choices(beginning).filter(|_| self.turns < self.puzzle.solution.len())?;
        let view = ctx.viewpoint(Some(self.puzzle.seat()));
        choices.scene.names = puzzle_scene(ctx.user_localizer(), &position, view).names;
        choices.scene.view = view;
        if choices.beginning.is_empty() {
            choices.scene = choices.scene.with_last_turn(&effects);
        }
        Some(choices)
    }

    fn button(
        self,
        action: fn(PuzzlePoint) -> PuzzleButton,
        label: String,
        style: ButtonStyle,
    ) -> CreateButton {
        button(&CustomId::Puzzle(action(self.point())), label, style)
    }

    /// The button for the next puzzle, which remembers this one and those before it.
    fn next_button(self, ctx: &CommandContext<'_>, style: ButtonStyle) -> CreateButton {
        let (game, number) = (self.puzzle.game(), self.puzzle.number);
        let mut shown = shown_before(ctx, game);
        shown.retain(|other| *other != number);
        shown.push(number);
        shown.drain(..shown.len().saturating_sub(MAX_SHOWN));
        let label = ctx.user_localizer().text("button-puzzle-next");
        next_puzzle_button(game, self.filter(), shown, label, style)
    }

    /// The buttons that help: one for the next hint, unless the hints before it have said everything, and one for the solution.
    fn help_buttons(self, localizer: &Localizer) -> impl Iterator<Item = CreateButton> {
        let hints = puzzle_hints(localizer, &self.puzzle, self.turns).unwrap_or_default();
        let hint = || self.button(PuzzleButton::Hint, localizer.text("button-hint"), ButtonStyle::Secondary);
        let hint = (hints.len() > usize::from(self.hints)).then(hint);
        let label = localizer.text("button-puzzle-solution");
        let solution = self.at(1).button(PuzzleButton::Solution, label, ButtonStyle::Secondary);
        hint.into_iter().chain([solution])
    }

    /// The button that shows the puzzle to everyone in the channel.
    fn share_button(self, localizer: &Localizer) -> CreateButton {
        published::share_button(localizer, &CustomId::Puzzle(PuzzleButton::Share(self.at(0).point())))
    }

    /// The buttons under a puzzle that is solved.
    fn end_buttons(self, ctx: &CommandContext<'_>) -> Vec<CreateButton> {
        let label = ctx.user_localizer().text("button-puzzle-solution");
        vec![
            self.next_button(ctx, ButtonStyle::Primary),
            self.at(1).button(PuzzleButton::Solution, label, ButtonStyle::Secondary),
        ]
    }
}

impl StepIds for PuzzleRef {
    fn menu(&self, index: usize) -> CustomId {
        // A message has five menus at most.
        let index = u8::try_from(index).unwrap_or(u8::MAX);
        CustomId::Puzzle(PuzzleButton::Menu(self.point(), index))
    }

    fn button(&self, step: StepValue) -> CustomId {
        CustomId::Puzzle(PuzzleButton::Step(self.point(), step))
    }
}

/// The position with its question, after the beginning of a turn; `news` and the hints that were shown are above the question.
/// In a run its state is there as well, and nothing helps. Otherwise, before the first answer it says what a hint and the solution
/// cost, and after a hint that the puzzle does not count.
pub(super) async fn task(
    ctx: &CommandContext<'_>,
    at: PuzzleRef,
    beginning: &str,
    news: Option<String>,
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    let choices = at.choices(ctx, beginning).ok_or_else(CommandError::stale_button)?;
    let rating = ctx.app.host.players().puzzle_ratings(at.puzzle.game()).await?.of(&at.puzzle);
    let question = puzzle_question(localizer, &at.puzzle, rating, at.turns);
    let restart = at.button(PuzzleButton::Show, localizer.text("button-back"), ButtonStyle::Secondary);
    let choices_after = |beginning: &str| at.choices(ctx, beginning);
    let mut buttons = back_buttons(localizer, &at, beginning, choices_after, restart);
    let mut heading: Vec<String> = news.into_iter().collect();
    match at.mode {
        PuzzleMode::Run(run) => {
            heading.extend([run_state_text(localizer, &run), question]);
            let label = || localizer.text("button-puzzle-skip");
            let skip = || at.button(PuzzleButton::Skip, label(), ButtonStyle::Secondary);
            buttons.extend(run.can_skip().then(skip));
        }
        PuzzleMode::Practice(filter) => {
            let hints = puzzle_hints(localizer, &at.puzzle, at.turns).unwrap_or_default();
            heading.extend(hints.into_iter().take(at.hints.into()).chain([question]));
            heading.extend(filter.theme.map(|theme| themes_text(localizer, &[theme])));
            heading.extend(cost(ctx, &at.puzzle).await?.map(|key| localizer.text(key)));
            buttons.extend(at.help_buttons(localizer));
            buttons.push(at.next_button(ctx, ButtonStyle::Secondary));
        }
    }
    step_menu::message(ctx, choices, Some(heading.join("\n")), &at, vec![buttons]).await
}

/// The text about what help with a puzzle costs, or has cost; `None` after an answer.
async fn cost(ctx: &CommandContext<'_>, puzzle: &Puzzle) -> Result<Option<&'static str>, CommandError> {
    let answers = ctx.app.host.players().puzzle_answers(ctx.player_id).await?;
    let progress = Progress::new(puzzle.game(), &answers);
    Ok(match progress.is_hinted(puzzle.number) {
        true => Some("puzzle-hinted"),
        false => (!progress.has_answered(puzzle.number)).then_some("puzzle-help-costs"),
    })
}

/// Continues a turn, or answers a complete one.
async fn step(
    ctx: &CommandContext<'_>,
    at: PuzzleRef,
    step: StepValue,
) -> Result<OutgoingMessage, CommandError> {
    let turn = match step {
        StepValue::Partial(beginning) => return task(ctx, at, &beginning, None).await,
        StepValue::Complete(turn) => turn,
    };
    let attempt = at.puzzle.attempt(at.turns, &turn).ok_or_else(CommandError::stale_button)?;
    if let Some(run) = at.run() {
        return puzzle_runs::answer(ctx, at, run, &attempt).await;
    }
    match attempt.verdict {
        Verdict::Right => right(ctx, at, &attempt).await,
        Verdict::Solved => solved(ctx, at, &attempt).await,
        Verdict::Wrong => wrong(ctx, at, &attempt).await,
    }
}

/// The reply to a right turn, and the next question.
pub(super) async fn right(
    ctx: &CommandContext<'_>,
    at: PuzzleRef,
    attempt: &Attempt,
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    let next = at.puzzle.states().map(|(turns, _)| turns).find(|turns| *turns > at.turns);
    let next = at.at(next.ok_or_else(CommandError::stale_button)?);
    let (_, effects) = at.puzzle.after(next.turns);
    let (before, _) = at.puzzle.after(next.turns - 1);
    let news = Message::new("puzzle-right")
        .with("turn", &attempt.turn)
        .with("reply", puzzle_turn_text(localizer, &before, &effects));
    task(ctx, next, "", Some(localizer.render(&news))).await
}

async fn solved(
    ctx: &CommandContext<'_>,
    at: PuzzleRef,
    attempt: &Attempt,
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    let (before, _) = at.puzzle.after(at.turns);
    let played = puzzle_turn_text(localizer, &before, &attempt.effects);
    let mut lines = vec![localizer.render(&Message::new("puzzle-solved").with("turn", &played))];
    lines.extend(reasons(ctx, &at.puzzle, at.turns, &attempt.turn).await?);
    end(ctx, at, attempt, lines).await
}

/// The end of a puzzle that is solved by this turn.
async fn end(
    ctx: &CommandContext<'_>,
    at: PuzzleRef,
    attempt: &Attempt,
    mut lines: Vec<String>,
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    let (before, _) = at.puzzle.after(at.turns);
    let played = puzzle_turn_text(localizer, &before, &attempt.effects);
    lines.push(puzzle_themes_text(localizer, &at.puzzle));
    lines.extend(record(ctx, at, Some(true)).await?);
    let scene = puzzle_scene(localizer, &attempt.position, ctx.viewpoint(Some(at.puzzle.seat())));
    let mut buttons = at.end_buttons(ctx);
    buttons.push(at.share_button(localizer));
    show(ctx, lines, scene.with_last_turn(&attempt.effects), (&played, 1), buttons).await
}

/// Why a turn after the first `turns` turns of the solution solves the puzzle.
async fn reasons(
    ctx: &CommandContext<'_>,
    puzzle: &Permitted<&'static Puzzle>,
    turns: usize,
    turn: &str,
) -> Result<Option<String>, CommandError> {
    let ((before, _), played) = (puzzle.after(turns), turn.to_owned());
    let found = ctx
        .app
        .search_pool
        .advise(puzzle, move || Suggestion::of_turn(&before, &played, REPLY_NODES))
        .await?;
    // The process need not have the tables that the puzzle is from. They do not say how long a turn beside the solution takes.
    let is_solution = puzzle.solution[turns][0] == turn;
    let wins_within = puzzle.wins_within_after(turns).filter(|_| is_solution);
    let wins = is_solution && puzzle.is_win();
    Ok(found.map(|suggestion| puzzle_reasons_text(ctx.user_localizer(), &suggestion, wins, wins_within)))
}

/// The answer to a wrong turn.
async fn wrong(
    ctx: &CommandContext<'_>,
    at: PuzzleRef,
    attempt: &Attempt,
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    let tried = attempt.clone();
    let refutation = ctx
        .app
        .search_pool
        .advise(&at.puzzle, move || at.puzzle.refute(at.turns, &tried, PROOF_NODES))
        .await?;
    let mut lines = vec![puzzle_wrong_text(localizer, attempt, &refutation)];
    if refutation.outcome == TryOutcome::Win {
        return end(ctx, at, attempt, lines).await;
    }
    lines.extend(record(ctx, at, Some(false)).await?);
    let again = localizer.text("button-lesson-again");
    let mut buttons = vec![at.button(PuzzleButton::Show, again, ButtonStyle::Primary)];
    buttons.extend(at.help_buttons(localizer));
    buttons.push(at.next_button(ctx, ButtonStyle::Secondary));
    buttons.push(at.share_button(localizer));
    refuted(ctx, at, attempt, &refutation, (lines, buttons)).await
}

/// The board after a wrong turn and the best reply, with lines of text and buttons.
pub(super) async fn refuted(
    ctx: &CommandContext<'_>,
    at: PuzzleRef,
    attempt: &Attempt,
    refutation: &Refutation,
    (lines, buttons): (Vec<String>, Vec<CreateButton>),
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    let mut position = attempt.position.clone();
    let mut turns = vec![attempt.effects.as_slice()];
    let reply = refutation.reply.as_ref().filter(|reply| position.play(&reply.turn).is_ok());
    let reply = reply.map(|reply| reply.effects.as_slice());
    turns.extend(reply);
    let scene = puzzle_scene(localizer, &position, ctx.viewpoint(Some(at.puzzle.seat()))).with_turns(&turns);
    let (before, _) = at.puzzle.after(at.turns);
    let last = puzzle_reply_text(localizer, &before, attempt, reply);
    show(ctx, lines, scene, (&last, 1 + usize::from(reply.is_some())), buttons).await
}

/// The question again, with one more hint.
async fn hint(ctx: &CommandContext<'_>, at: PuzzleRef) -> Result<OutgoingMessage, CommandError> {
    if at.turns >= at.puzzle.solution.len() {
        return Err(CommandError::stale_button());
    }
    // The question says that the puzzle does not count any more, here and at every further step.
    record(ctx, at, None).await?;
    task(ctx, PuzzleRef { hints: at.hints.saturating_add(1), ..at }, "", None).await
}

/// The board after the first turns of the solution.
async fn solution(ctx: &CommandContext<'_>, at: PuzzleRef) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    let count = at.puzzle.solution.len();
    if !(1..=count).contains(&at.turns) {
        return Err(CommandError::stale_button());
    }
    let ((before, _), (position, effects)) = (at.puzzle.after(at.turns - 1), at.puzzle.after(at.turns));
    let played = puzzle_turn_text(localizer, &before, &effects);
    let played_turn = at.puzzle.solution[at.turns - 1][0].clone();
    let text =
        Message::new("puzzle-solution").count("number", at.turns).count("count", count).with("turn", &played);
    let mut lines = vec![localizer.render(&text)];
    if at.turns == count {
        lines.extend(reasons(ctx, &at.puzzle, at.turns - 1, &played_turn).await?);
    } else if before.seat() == Some(at.puzzle.seat()) {
        let wins_within = at.puzzle.wins_within_after(at.turns - 1);
        let gains = Gains::of(&before, &played_turn);
        let gains = gains.map(|gains| puzzle_gains_text(localizer, &gains, wins_within));
        lines.extend(gains.filter(|gains| !gains.is_empty()));
    }
    lines.push(puzzle_themes_text(localizer, &at.puzzle));
    lines.extend(record(ctx, at, Some(false)).await?);
    let label = |key| localizer.text(key);
    let mut buttons = Vec::new();
    if at.turns > 1 {
        let back = at.at(at.turns - 1);
        buttons.push(back.button(PuzzleButton::Solution, label("button-page-back"), ButtonStyle::Secondary));
    }
    if at.turns < count {
        let on = at.at(at.turns + 1);
        buttons.push(on.button(PuzzleButton::Solution, label("button-page-on"), ButtonStyle::Primary));
    }
    let again = at.at(0);
    buttons.push(again.button(PuzzleButton::Show, label("button-lesson-again"), ButtonStyle::Secondary));
    let style = if at.turns == count { ButtonStyle::Primary } else { ButtonStyle::Secondary };
    buttons.push(at.next_button(ctx, style));
    buttons.push(at.share_button(localizer));
    let scene = puzzle_scene(localizer, &position, ctx.viewpoint(Some(at.puzzle.seat())));
    show(ctx, lines, scene.with_last_turn(&effects), (&played, 1), buttons).await
}

/// Shows the question to everyone in the channel. Where they see it already, the user is led there.
async fn share(ctx: &CommandContext<'_>, at: PuzzleRef) -> Result<(), CommandError> {
    let (localizer, puzzle) = (ctx.channel_localizer(), at.puzzle);
    let name = format!("puzzle-{}-{}.png", puzzle.game(), puzzle.number);
    let rows = vec![CreateActionRow::Buttons(at.end_buttons(ctx))];
    published::share_file(ctx, name.clone(), rows, async || {
        let scene = puzzle_scene(localizer, &puzzle.position, puzzle.seat());
        let alt = alt_text(localizer, &scene, None);
        let options = ctx.app.guild_options(ctx.venue.guild).await;
        let picture = ctx.app.render_pool.picture(&name, scene, options, alt).await?;
        let solve = CustomId::Puzzle(PuzzleButton::Show(PuzzlePoint::start(puzzle.game(), puzzle.number)));
        let solve = button(&solve, localizer.text("button-puzzle-solve"), ButtonStyle::Primary);
        let rating = ctx.app.host.players().puzzle_ratings(puzzle.game()).await?.of(&puzzle);
        let text = shared_puzzle_text(localizer, &ctx.player, &puzzle, rating);
        Ok(OutgoingMessage::text(text).buttons(vec![solve]).files([picture]))
    })
    .await
}

/// Lines of text above a board; `last` is what was played last, in `count` turns.
async fn show(
    ctx: &CommandContext<'_>,
    lines: Vec<String>,
    scene: Scene,
    (last, count): (&str, usize),
    buttons: Vec<CreateButton>,
) -> Result<OutgoingMessage, CommandError> {
    let alt = alt_text_after(ctx.user_localizer(), &scene, last, count);
    let picture = ctx.app.render_pool.picture("puzzle.png", scene, ctx.render_options().await, alt).await?;
    Ok(OutgoingMessage::text(lines.join("\n")).buttons(buttons).files([picture]))
}

/// Records the first answer to a puzzle, or `None` for a hint. Returns what it does to the rating, or that the puzzle does not count
/// after a hint; `None` if there was an answer before.
async fn record(
    ctx: &CommandContext<'_>,
    at: PuzzleRef,
    is_right: Option<bool>,
) -> Result<Option<String>, CommandError> {
    let (players, now, game) = (ctx.app.host.players(), ctx.app.host.clock().now(), at.puzzle.game());
    let before = Progress::new(game, &players.puzzle_answers(ctx.player_id).await?);
    let answers = ctx.app.answer_puzzle(ctx.player_id, &at.puzzle, is_right, ctx.venue.guild).await?;
    let progress = Progress::new(game, &answers);
    if progress.is_hinted(at.puzzle.number) {
        return Ok(Some(ctx.user_localizer().text("puzzle-hinted")));
    }
    if before.has_answered(at.puzzle.number) {
        return Ok(None);
    }
    Ok(Some(puzzle_progress_text(ctx.user_localizer(), &before.rating(now), &progress, now)))
}
