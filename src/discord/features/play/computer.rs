//! Games against the computer in which a button asks for its strength, instead of an option of `/play`.

use super::super::{CommandContext, CommandError, serenity};
use super::{GameRequest, default_time_control, open};
use crate::app::computers::STRENGTHS;
use crate::discord::choices::Choice;
use crate::discord::components::button;
use crate::discord::custom_id::CustomId;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::i18n::Localizer;
use crate::rules::{GameKind, Message, Setup};
use crate::search::Level;
use crate::table::{Phase, Rejection};
use serenity::ButtonStyle;

/// The message that asks for the strength of the computer, after a sentence that says where the game starts. `id` is that of the
/// button for a level.
pub(in crate::discord::features) fn strength_message(
    localizer: &Localizer,
    place: Option<String>,
    id: impl Fn(Level) -> CustomId,
) -> OutgoingMessage {
    let levels = STRENGTHS.iter().filter_map(|(strength, level)| Some((*strength, Level::new(*level)?)));
    let question = Message::new("strength-question");
    let question = levels
        .clone()
        .fold(question, |question, (strength, level)| question.count(strength, level.number().into()));
    let strength_button =
        |(strength, level)| button(&id(level), label(localizer, strength), ButtonStyle::Primary);
    let text: Vec<String> = place.into_iter().chain([localizer.render(&question)]).collect();
    OutgoingMessage::text(text.join("\n")).buttons(levels.map(strength_button).collect())
}

/// The levels, called by their numbers and names, and those of a button also by its label.
pub(in crate::discord::features) fn levels() -> impl Iterator<Item = Choice<Level>> {
    let text = |key, level: Level| Message::new(key).count("level", level.number().into());
    Level::all().map(move |level| {
        let strengths = STRENGTHS.iter().filter(|(_, number)| *number == level.number());
        let strengths =
            strengths.map(|(strength, _)| Message::new("strength").with("strength", *strength).into());
        Choice::new(level, level.to_string(), text("computer-name", level))
            .described(text("computer-about", level))
            .or_called(strengths.chain([text("computer-level", level).into()]).collect())
    })
}

/// The label of a strength.
pub(super) fn label(localizer: &Localizer, strength: &'static str) -> String {
    localizer.render(&Message::new("strength").with("strength", strength))
}

/// Where a game starts whose strength is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Start {
    Here,
    Thread,
    /// A thread, because the channel has a table.
    ThreadInstead,
}

impl Start {
    /// # Errors
    /// Fails where the game could not start, so that nobody chooses in vain.
    async fn of(ctx: &CommandContext<'_>, thread: Option<bool>) -> Result<Start, CommandError> {
        if open::wants_thread(ctx, thread).await? {
            ctx.venue.creatable_thread_kind()?;
            return Ok(Start::Thread);
        }
        match ctx.app.host.tables().load(ctx.table()).await {
            Ok(table) if matches!(table.phase(), Phase::Invitation | Phase::Playing) => {
                ctx.venue.creatable_thread_kind().map_err(|_| Rejection::Occupied)?;
                Ok(Start::ThreadInstead)
            }
            _ => Ok(Start::Here),
        }
    }
}

/// Asks for the strength of the computer in a casual game, or starts it at the level of the user's settings.
pub(in crate::discord::features) async fn choose_level(
    ctx: &CommandContext<'_>,
    game: GameKind,
) -> Result<(), CommandError> {
    if let Some(level) = ctx.settings().preferences.computer_level {
        return Box::pin(self::start(ctx, game, level)).await;
    }
    let start = Start::of(ctx, None).await?;
    let request = casual_request(ctx, game, None).await?;
    let message = question(ctx, start, request, |_, level| CustomId::PlayComputer(game, level));
    // The source message may be a lesson with its picture.
    ctx.responder.reply_to_user(message.without_embeds()).await
}

/// Asks for the strength of the computer in a game that was requested without it, or starts the game at the level of the user's
/// settings.
pub(super) async fn ask_level(
    ctx: &CommandContext<'_>,
    request: GameRequest,
    thread: Option<bool>,
) -> Result<(), CommandError> {
    if let Some(level) = ctx.settings().preferences.computer_level {
        let request = GameRequest { computer: Some(level.number()), ..request };
        return open::open(ctx, request, thread).await;
    }
    let start = Start::of(ctx, thread).await?;
    let message = question(ctx, start, request, |request, _| CustomId::PlayHere(request));
    ctx.responder.reply_to_user(message).await
}

/// The question with buttons that start the game. `here` is the id of one that starts it in the channel.
fn question(
    ctx: &CommandContext<'_>,
    start: Start,
    request: GameRequest,
    here: impl Fn(GameRequest, Level) -> CustomId,
) -> OutgoingMessage {
    let localizer = ctx.user_localizer();
    let id = |level: Level| {
        let request = GameRequest { computer: Some(level.number()), ..request.clone() };
        if start == Start::Here { here(request, level) } else { CustomId::PlayInThread(request) }
    };
    let why = (start == Start::ThreadInstead).then(|| localizer.render(&ctx.venue.occupied_message()));
    strength_message(localizer, why, id)
}

/// Starts a casual game, in which the user goes first.
pub(in crate::discord::features) async fn start(
    ctx: &CommandContext<'_>,
    game: GameKind,
    level: Level,
) -> Result<(), CommandError> {
    open::open(ctx, casual_request(ctx, game, Some(level)).await?, None).await
}

async fn casual_request(
    ctx: &CommandContext<'_>,
    game: GameKind,
    level: Option<Level>,
) -> Result<GameRequest, CommandError> {
    Ok(GameRequest {
        setup: Setup::new(game, None, None).map_err(Rejection::from)?,
        opponents: Vec::new(),
        computer: level.map(Level::number),
        casual: true,
        time_control: default_time_control(ctx).await?,
        begins: "me",
    })
}
