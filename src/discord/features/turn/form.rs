//! The form in which a turn is typed. After a mistake the form opens again with the same text.

use super::super::{CommandContext, CommandError, serenity};
use super::chooser;
use super::report::{report_played, report_repeated};
use crate::app::analysis::votes::Acted;
use crate::discord::interactions::reply;
use crate::discord::interactions::vote;
use crate::discord::messages::board_message::form_button;
use crate::discord::messages::custom_id::{CustomId, TableRevision};
use crate::discord::messages::limits::MAX_PLACEHOLDER_CHARS;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::HostError;
use crate::i18n::{Localizer, escape_arguments};
use crate::localize::Localize as _;
use crate::localize::Message;
use crate::rules::{Game, IllegalTurn};
use crate::table::{Command, Rejection};
use serenity::{
    ActionRowComponent, CreateActionRow, CreateInputText, CreateModal, InputTextStyle, ModalInteraction,
};

/// The `custom_id` of the form's field.
const FIELD: &str = "turn";
/// Upper bound of the typed text, in characters; longer than any turn.
const MAX_TURN_CHARS: u16 = 400;

/// Opens the form if it is the user's turn. The text belongs to the position for which the button was made.
pub(in crate::discord::features) async fn open(
    ctx: &CommandContext<'_>,
    at: TableRevision,
    text: String,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(ctx.table_of_chooser(at.table)).await?;
    let (game, _) = table.check_turn(vote::acting(ctx, &table)?, None)?;
    let now = TableRevision::current(&table);
    let text = if at == now { text } else { String::new() };
    let localizer = ctx.user_localizer();
    let field = CreateInputText::new(InputTextStyle::Short, localizer.text("typing-label"), FIELD);
    let field = field.required(true).max_length(MAX_TURN_CHARS);
    let field = match example(localizer, game) {
        Some(example) => field.placeholder(example),
        None => field,
    };
    let field = if text.is_empty() { field } else { field.value(text) };
    let form = CreateModal::new(CustomId::TurnForm(now).to_string(), localizer.text("typing-title"));
    ctx.responder.open_modal(form.components(vec![CreateActionRow::InputText(field)])).await
}

/// An example for the field: the shortest legal turn.
fn example(localizer: &Localizer, game: &Game) -> Option<String> {
    let turn = game.position().legal_turns().into_iter().min_by_key(String::len)?;
    let example = localizer.render(&Message::new("typing-example").with("turn", turn));
    Some(example).filter(|example| example.chars().count() <= MAX_PLACEHOLDER_CHARS)
}

/// Plays the typed turn. If it is incomplete, the chooser shows the next step; if the position is another one by now, the first
/// one.
pub(in crate::discord::features) async fn submit(
    ctx: &CommandContext<'_>,
    at: TableRevision,
    form: &ModalInteraction,
) -> Result<(), CommandError> {
    let text = field_value(form, FIELD).ok_or_else(CommandError::stale_button)?;
    let table = ctx.table_of_chooser(at.table);
    let command = Command::Turn { by: ctx.player.id, text: text.to_owned(), number: Some(at.revision) };
    let refusal = match vote::act(ctx, table, command).await {
        Ok(Acted::Done(outcome)) => {
            return report_played(ctx, text, reply::start(ctx, outcome)).await;
        }
        Ok(Acted::Voted(cast)) => return vote::report(ctx, cast).await,
        Err(HostError::Rejected(Rejection::Turn(refusal))) => refusal,
        Err(HostError::Rejected(Rejection::AlreadyPlayed)) => return report_repeated(ctx, table, text).await,
        Err(HostError::Rejected(Rejection::Stale)) => return chooser::open(ctx, table).await,
        Err(error) => return Err(error.into()),
    };
    let table = ctx.app.host.tables().load(table).await?;
    let (game, seat) = match table.check_turn(table.acting(ctx.player.id, ctx.venue.guild), Some(at.revision))
    {
        // Meanwhile the opponent has taken a move back, for example.
        Err(Rejection::Stale) => return chooser::open(ctx, ctx.table_of_chooser(at.table)).await,
        checked => checked?,
    };
    if matches!(refusal, IllegalTurn::Incomplete { .. }) {
        match chooser::step_message(ctx, &table, game, seat, text).await {
            // Only the parser of complete turns understands this notation.
            Err(CommandError::Rejected(_)) => {}
            message => return chooser::show(ctx, table.id(), message?).await,
        }
    }
    let localizer = ctx.user_localizer();
    let buttons = vec![form_button(localizer, &table, text), chooser::restart_button(ctx, &table)];
    let refusal =
        OutgoingMessage::text(localizer.render(&escape_arguments(refusal.message()))).buttons(buttons);
    ctx.responder.reply_to_user(refusal).await
}

/// The text of a field of a form, trimmed.
pub(in crate::discord::features) fn field_value<'f>(form: &'f ModalInteraction, id: &str) -> Option<&'f str> {
    let mut fields = form.data.components.iter().flat_map(|row| &row.components);
    fields
        .find_map(|field| match field {
            ActionRowComponent::InputText(field) if field.custom_id == id => field.value.as_deref(),
            _ => None,
        })
        .map(str::trim)
}
