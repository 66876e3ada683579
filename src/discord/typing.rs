//! A turn typed into a form, for people who would rather type than press. What is wrong with it is told beside the text,
//! which is kept.

use super::answer::Answer;
use super::button::Verb;
use super::caller::{Caller, Place, whispered_on};
use super::limits::MOST_CHARACTERS;
use super::picker::{self, Moment};
use super::{App, CommandError, card, serenity};
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
pub(super) fn button(caller: &Caller<'_>, table: &Table, text: &str) -> CreateButton {
    let localizer = caller.own_localizer();
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
pub(super) async fn open(caller: &Caller<'_>, custom_id: &str) -> Result<(), CommandError> {
    let read = custom_id.strip_prefix(TYPE).and_then(Moment::split);
    let (moment, text) = read.ok_or_else(CommandError::stale_button)?;
    let table = caller.app.host.table(caller.at(moment.table)).await?;
    table.check_turn(caller.player.id, Some(moment.number))?;
    let localizer = caller.own_localizer();
    let field = CreateInputText::new(InputTextStyle::Short, localizer.text("typing-label"), FIELD);
    let field = field.required(true).max_length(MOST_TYPED);
    let field = if text.is_empty() { field } else { field.value(text) };
    let id = format!("{TYPED}{}:{}:", moment.table, moment.number);
    let form = CreateModal::new(id, localizer.text("typing-title"));
    caller.ask(form.components(vec![CreateActionRow::InputText(field)])).await
}

/// Answers a form that was sent in.
pub(super) async fn answer(ctx: &serenity::Context, app: &App, form: &ModalInteraction) {
    let caller = Caller::new(ctx, app, form);
    let place = form.message.as_deref().map_or(Place::Private, whispered_on);
    caller.serve(place, play(&caller, place, form)).await;
}

/// Plays what was typed. What is only the beginning of a turn is gone on with by pressing.
async fn play(caller: &Caller<'_>, place: Place, form: &ModalInteraction) -> Result<(), CommandError> {
    let read = form.data.custom_id.strip_prefix(TYPED).and_then(Moment::split);
    let (moment, _) = read.ok_or_else(CommandError::stale_button)?;
    let text = typed(form).ok_or_else(CommandError::stale_button)?;
    let at = caller.at(moment.table);
    let command = Command::Turn { by: caller.player.id, text: text.to_owned(), number: Some(moment.number) };
    let refusal = match caller.app.host.command(at, command).await {
        Ok(update) => return picker::played(caller, text, caller.news(update).await).await,
        Err(HostError::Rejected(Rejection::Turn(refusal))) => refusal,
        Err(error) => return Err(error.into()),
    };
    let table = caller.app.host.table(at).await?;
    let (game, seat) = table.check_turn(caller.player.id, Some(moment.number))?;
    if matches!(refusal, Refusal::Unfinished { .. }) {
        match picker::choices(caller, &table, game, seat, text).await {
            // It is written so that only the reader of whole turns understands it.
            Err(CommandError::Rejected(_)) => {}
            answer => {
                caller.answer_at(place, answer?).await?;
                return Ok(());
            }
        }
    }
    let localizer = caller.own_localizer();
    let again = card::button(localizer, &table, Verb::Choose, ButtonStyle::Secondary);
    let buttons = vec![button(caller, &table, text), again.label(localizer.text("button-back"))];
    let told = Answer::text(localizer.render(&safe(refusal.message())))
        .rows(vec![CreateActionRow::Buttons(buttons)]);
    caller.answer_at(place, told).await
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
