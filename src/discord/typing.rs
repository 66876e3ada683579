//! A turn typed into a form, for people who would rather type than press. What is wrong with it is told beside the text,
//! which is kept.

use super::button::Verb;
use super::context::{CommandContext, Visibility, visibility_to_user};
use super::limits::MOST_CHARACTERS;
use super::outgoing_message::OutgoingMessage;
use super::picker::{self, Moment};
use super::{App, CommandError, board_message, serenity};
use crate::host::HostError;
use crate::i18n::safe;
use crate::rules::{Localize as _, Refusal};
use crate::table::{Command, Rejection, Table};
use serenity::{
    ActionRowComponent, ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal,
    InputTextStyle, ModalInteraction,
};

/// The ids of buttons that open the form: `type:TABLE:NUMBER:TEXT`, with the text that stands in it.
const TYPE: &str = "type:";
/// Those of forms: `typed:TABLE:NUMBER:`.
const TYPED: &str = "typed:";
/// The field of a form.
const FIELD: &str = "turn";
/// No turn is longer.
const MOST_TYPED: u16 = 400;

/// The button that opens the form with this text in it, as much of it as an id holds.
pub(super) fn button(ctx: &CommandContext<'_>, table: &Table, text: &str) -> CreateButton {
    let localizer = ctx.user_localizer();
    let label = if text.is_empty() { "button-type" } else { "button-type-again" };
    let id = format!("{TYPE}{}:{}:{text}", table.id(), table.stage());
    let id: String = id.chars().take(MOST_CHARACTERS).collect();
    CreateButton::new(id).label(localizer.text(label)).style(ButtonStyle::Secondary)
}

/// Is it such a button?
pub(super) fn is_pressed(custom_id: &str) -> bool {
    custom_id.starts_with(TYPE)
}

/// Opens the form, for whoever may make a turn now.
pub(super) async fn open(ctx: &CommandContext<'_>, custom_id: &str) -> Result<(), CommandError> {
    let read = custom_id.strip_prefix(TYPE).and_then(Moment::split);
    let (moment, text) = read.ok_or_else(CommandError::stale_button)?;
    let table = ctx.app.host.tables().load(ctx.table_here(moment.table)).await?;
    table.check_turn(ctx.player.id, Some(moment.number))?;
    let localizer = ctx.user_localizer();
    let field = CreateInputText::new(InputTextStyle::Short, localizer.text("typing-label"), FIELD);
    let field = field.required(true).max_length(MOST_TYPED);
    let field = if text.is_empty() { field } else { field.value(text) };
    let id = format!("{TYPED}{}:{}:", moment.table, moment.number);
    let form = CreateModal::new(id, localizer.text("typing-title"));
    ctx.open_modal(form.components(vec![CreateActionRow::InputText(field)])).await
}

/// Answers a form that was sent in.
pub(super) async fn answer(ctx: &serenity::Context, app: &App, form: &ModalInteraction) {
    let ctx = CommandContext::new(ctx, app, form);
    let visibility = form.message.as_deref().map_or(Visibility::Ephemeral, visibility_to_user);
    ctx.serve(visibility, play(&ctx, visibility, form)).await;
}

/// Plays what was typed. What is only the beginning of a turn is gone on with by pressing.
async fn play(
    ctx: &CommandContext<'_>,
    visibility: Visibility,
    form: &ModalInteraction,
) -> Result<(), CommandError> {
    let read = form.data.custom_id.strip_prefix(TYPED).and_then(Moment::split);
    let (moment, _) = read.ok_or_else(CommandError::stale_button)?;
    let text = typed(form).ok_or_else(CommandError::stale_button)?;
    let at = ctx.table_here(moment.table);
    let command = Command::Turn { by: ctx.player.id, text: text.to_owned(), number: Some(moment.number) };
    let refusal = match ctx.app.host.tables().execute(at, command).await {
        Ok(update) => return picker::played(ctx, text, ctx.board_update(update).await).await,
        Err(HostError::Rejected(Rejection::Turn(refusal))) => refusal,
        Err(error) => return Err(error.into()),
    };
    let table = ctx.app.host.tables().load(at).await?;
    let (game, seat) = table.check_turn(ctx.player.id, Some(moment.number))?;
    if matches!(refusal, Refusal::Unfinished { .. }) {
        match picker::choices(ctx, &table, game, seat, text).await {
            // It is written so that only the reader of whole turns understands it.
            Err(CommandError::Rejected(_)) => {}
            answer => {
                ctx.respond(visibility, answer?).await?;
                return Ok(());
            }
        }
    }
    let localizer = ctx.user_localizer();
    let again = board_message::button(localizer, &table, Verb::Choose, ButtonStyle::Secondary);
    let buttons = vec![button(ctx, &table, text), again.label(localizer.text("button-back"))];
    let told = OutgoingMessage::text(localizer.render(&safe(refusal.message())))
        .rows(vec![CreateActionRow::Buttons(buttons)]);
    ctx.respond(visibility, told).await
}

/// What stands in the field.
fn typed(form: &ModalInteraction) -> Option<&str> {
    let fields = form.data.components.iter().flat_map(|row| &row.components);
    fields
        .filter_map(|field| match field {
            ActionRowComponent::InputText(field) if field.custom_id == FIELD => field.value.as_deref(),
            _ => None,
        })
        .next()
        .map(str::trim)
}
