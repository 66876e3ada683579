//! Games against the computer in which a button asks for its strength, instead of an option of `/play`.

use super::super::{CommandContext, CommandError, serenity};
use super::open::{self, default_time_control};
use crate::app::analysis::computers::STRENGTHS;
use crate::discord::interactions::choices::Choice;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::{CustomId, GameRequest};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::HostRejection;
use crate::i18n::Localizer;
use crate::localize::Message;
use crate::rules::{GameKind, Setup};
use crate::search::Level;
use crate::table::{Phase, Rejection};
use serenity::{ButtonStyle, CreateActionRow};

/// The message that asks for the strength of the computer, after a sentence that says where the game starts, and whether the game is
/// rated, unless that was chosen. `id` is that of the button for a level in a game that is rated or not.
pub(in crate::discord::features) fn strength_message(
    localizer: &Localizer,
    place: Option<String>,
    rated: Option<bool>,
    id: impl Fn(Level, bool) -> CustomId,
) -> OutgoingMessage {
    let levels = STRENGTHS.iter().filter_map(|(strength, level)| Some((*strength, Level::new(*level)?)));
    let question = Message::new("strength-question");
    let question = levels
        .clone()
        .fold(question, |question, (strength, level)| question.count(strength, level.number().into()));
    let row = |(rated, style)| {
        let key = if rated { "strength-rated" } else { "strength" };
        let strength_button = |(strength, level)| {
            let label = localizer.render(&Message::new(key).with("strength", strength));
            button(&id(level, rated), label, style)
        };
        CreateActionRow::Buttons(levels.clone().map(strength_button).collect())
    };
    let rows = match rated {
        Some(rated) => vec![(rated, ButtonStyle::Primary)],
        None => vec![(false, ButtonStyle::Primary), (true, ButtonStyle::Secondary)],
    };
    let about_rated = rated.is_none().then(|| localizer.text("strength-question-rated"));
    let text = place.into_iter().chain([localizer.render(&question)]).chain(about_rated);
    let text: Vec<String> = text.collect();
    OutgoingMessage::text(text.join("\n")).rows(rows.into_iter().map(row).collect())
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
    async fn of(ctx: &CommandContext<'_>, thread: Option<bool>, seats: usize) -> Result<Start, CommandError> {
        if open::wants_thread(ctx, thread, seats).await? {
            ctx.venue.creatable_thread_kind()?;
            return Ok(Start::Thread);
        }
        match ctx.app.host.tables().load(ctx.table()).await {
            Ok(table) if matches!(table.phase(), Phase::Invitation | Phase::Playing) => {
                ctx.venue.creatable_thread_kind().map_err(|_| HostRejection::Occupied)?;
                Ok(Start::ThreadInstead)
            }
            _ => Ok(Start::Here),
        }
    }
}

/// Asks for the strength of the computer, or starts a casual game at the level of the user's settings.
pub(in crate::discord::features) async fn choose_level(
    ctx: &CommandContext<'_>,
    game: GameKind,
) -> Result<(), CommandError> {
    if let Some(level) = ctx.settings().preferences.computer_level {
        return Box::pin(self::start(ctx, game, level)).await;
    }
    let start = Start::of(ctx, None, 2).await?;
    let message = question(ctx, start, request(ctx, game, None).await?);
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
    let start = Start::of(ctx, thread, request.setup.seats()).await?;
    ctx.responder.reply_to_user(question(ctx, start, request)).await
}

/// The question with buttons that start the game.
fn question(ctx: &CommandContext<'_>, start: Start, request: GameRequest) -> OutgoingMessage {
    let localizer = ctx.user_localizer();
    let id = |level: Level, rated| {
        let request = GameRequest { computer: Some(level.number()), rated: Some(rated), ..request.clone() };
        if start == Start::Here { CustomId::PlayHere(request) } else { CustomId::PlayInThread(request) }
    };
    let why = (start == Start::ThreadInstead).then(|| localizer.render(&ctx.venue.occupied_message()));
    strength_message(localizer, why, request.rated, id)
}

/// Starts a casual game, in which the user goes first.
pub(in crate::discord::features) async fn start(
    ctx: &CommandContext<'_>,
    game: GameKind,
    level: Level,
) -> Result<(), CommandError> {
    open::open(ctx, request(ctx, game, Some(level)).await?, None).await
}

/// The request for a game in which the user goes first, as newcomers expect.
async fn request(
    ctx: &CommandContext<'_>,
    game: GameKind,
    level: Option<Level>,
) -> Result<GameRequest, CommandError> {
    Ok(GameRequest {
        setup: Setup::new(game, None, None).map_err(Rejection::from)?,
        opponents: Vec::new(),
        computer: level.map(Level::number),
        rated: None,
        team: None,
        time_control: default_time_control(ctx).await?,
        begins: "me",
    })
}
