//! Games against the computer in which a button asks for its strength, instead of an option of `/play`.

use super::super::{CommandContext, CommandError, serenity};
use super::{GameRequest, default_time_control, open};
use crate::app::computers::STRENGTHS;
use crate::discord::components::button;
use crate::discord::custom_id::CustomId;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::i18n::Localizer;
use crate::rules::{GameKind, Message, Setup};
use crate::search::Level;
use crate::table::{Phase, Rejection};
use serenity::ButtonStyle;

/// The message that asks for the strength of the computer. `id` is that of the button for a level.
pub(in crate::discord::features) fn strength_message(
    localizer: &Localizer,
    id: impl Fn(Level) -> CustomId,
) -> OutgoingMessage {
    let levels = STRENGTHS.iter().filter_map(|(strength, level)| Some((*strength, Level::new(*level)?)));
    let question = Message::new("strength-question");
    let question = levels
        .clone()
        .fold(question, |question, (strength, level)| question.count(strength, level.number().into()));
    let strength_button = |(strength, level)| {
        let label = localizer.render(&Message::new("strength").with("strength", strength));
        button(&id(level), label, ButtonStyle::Primary)
    };
    OutgoingMessage::text(localizer.render(&question)).buttons(levels.map(strength_button).collect())
}

/// Asks for the strength of the computer in a casual game.
pub(in crate::discord::features) async fn choose_level(
    ctx: &CommandContext<'_>,
    game: GameKind,
) -> Result<(), CommandError> {
    let message = strength_message(ctx.user_localizer(), |level| CustomId::PlayComputer(game, level));
    // The source message may be a lesson with its picture.
    ctx.responder.reply_to_user(message.without_embeds()).await
}

/// Asks for the strength of the computer in a game that was requested without it.
pub(super) async fn ask_level(
    ctx: &CommandContext<'_>,
    request: GameRequest,
    thread: Option<bool>,
) -> Result<(), CommandError> {
    if ctx.venue.guild.is_none() {
        check_free(ctx).await?;
    }
    let in_thread = open::wants_thread(ctx, thread).await?;
    if in_thread {
        ctx.venue.creatable_thread_kind()?;
    }
    let id = |level: Level| {
        let request = GameRequest { computer: Some(level.number()), ..request.clone() };
        if in_thread { CustomId::PlayInThread(request) } else { CustomId::PlayHere(request) }
    };
    ctx.responder.reply_to_user(strength_message(ctx.user_localizer(), id)).await
}

/// Checks that there is no table in the channel.
async fn check_free(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    match ctx.app.host.tables().load(ctx.table()).await {
        Ok(table) if matches!(table.phase(), Phase::Invitation | Phase::Playing) => {
            Err(Rejection::Occupied.into())
        }
        _ => Ok(()),
    }
}

/// Starts a casual game, in which the user goes first.
pub(in crate::discord::features) async fn start(
    ctx: &CommandContext<'_>,
    game: GameKind,
    level: Level,
) -> Result<(), CommandError> {
    let request = GameRequest {
        setup: Setup::new(game, None, None).map_err(Rejection::Setup)?,
        opponents: Vec::new(),
        computer: Some(level.number()),
        casual: true,
        time_control: default_time_control(ctx).await?,
        begins: "me",
    };
    open::open(ctx, request, None).await
}
