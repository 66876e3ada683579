//! The message in which a turn is built, at a table or in a lesson: a picture with numbered choices, and a
//! button or menu entry for each number.

use super::context::CommandContext;
use crate::discord::messages::limits::MAX_ROWS;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::step_buttons::{StepIds, button_rows, menus};
use crate::discord::{CommandError, serenity};
use crate::i18n::{Localizer, MAX_ALT_TEXT_CHARS, alt_text, choice_text, chooser_question};
use crate::localize::Message;
use crate::render::reading_order;
use crate::rules::choice::Choices;
use serenity::{CreateActionRow, CreateButton};

/// The message that offers the choices: as buttons if they fit, or else in menus. The heading is above the question, the rows of
/// controls are below the choices.
pub(in crate::discord) async fn message(
    ctx: &CommandContext<'_>,
    mut choices: Choices,
    heading: Option<String>,
    ids: &impl StepIds,
    controls: Vec<Vec<CreateButton>>,
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    choices.number_by(reading_order(&choices.scene));
    let content: Vec<String> = heading.into_iter().chain([chooser_question(localizer, &choices)]).collect();
    let alt = alt(localizer, &choices);
    let most = MAX_ROWS - controls.len();
    let rows = button_rows(localizer, ids, &choices, most);
    let mut rows = rows.unwrap_or_else(|| menus(localizer, ids, &choices, most));
    rows.extend(controls.into_iter().filter(|row| !row.is_empty()).map(CreateActionRow::Buttons));
    let options = ctx.render_options().await;
    let picture = ctx.app.render_pool.picture("choices.png", choices.scene, options, alt).await?;
    Ok(OutgoingMessage::text(content.join("\n")).rows(rows).files([picture]))
}

/// The alt text of the board; with the numbered choices, if they fit.
fn alt(localizer: &Localizer, choices: &Choices) -> String {
    let alt = alt_text(localizer, &choices.scene, None);
    let entries = choices
        .list
        .iter()
        .map(|choice| format!("{} {}", choice.label, choice_text(localizer, choices, choice)));
    let entries = localizer.join("groups", entries);
    let entries = localizer.render(&Message::new("menu-alt").with("choices", entries));
    let whole = localizer.join("sentences", [&*alt, &*entries]);
    if whole.chars().count() <= MAX_ALT_TEXT_CHARS { whole } else { alt }
}
