//! The message in which a turn is built, at a table or in a lesson: a picture with numbered choices, and a
//! button or menu entry for each number.

use super::components::{self, button};
use super::context::CommandContext;
use super::custom_id::{CustomId, StepValue, TableAction, TableButton, TableRevision};
use super::limits::{MAX_BUTTONS_PER_ROW, MAX_CHOICE_CHARS, MAX_CHOICES, MAX_CUSTOM_ID_CHARS, MAX_ROWS};
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, serenity};
use crate::i18n::{Localizer, MAX_ALT_TEXT_CHARS, alt_text};
use crate::render::reading_order;
use crate::rules::Message;
use crate::rules::choice::{Choice, Choices, Prompt, step_back};
use crate::table::Table;
use serenity::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};

/// Upper bound of the turn in the label of a menu entry, in characters. Of a longer turn the label shows the end, which
/// contains the step that is chosen now.
const MAX_ENTRY_TURN_CHARS: usize = 80;
const MAX_BUTTON_TURN_CHARS: usize = 60;

/// The ids of the components with which a step is chosen.
pub(super) trait StepIds {
    /// The id of a menu, by its index in the message.
    fn menu(&self, index: usize) -> CustomId;
    fn button(&self, step: StepValue) -> CustomId;
}

impl StepIds for TableRevision {
    fn menu(&self, index: usize) -> CustomId {
        let TableRevision { table, revision } = *self;
        CustomId::Table(TableButton { action: TableAction::Step, table, number: revision, index })
    }

    fn button(&self, step: StepValue) -> CustomId {
        CustomId::PickStep(*self, step)
    }
}

/// The message that offers the choices: as buttons if they fit, or else in menus. The heading is above the question, the rows of
/// controls are below the choices.
pub(super) async fn message(
    ctx: &CommandContext<'_>,
    mut choices: Choices,
    heading: Option<String>,
    ids: &impl StepIds,
    controls: Vec<Vec<CreateButton>>,
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    choices.number_by(reading_order(&choices.scene));
    let content: Vec<String> = heading.into_iter().chain([question(localizer, &choices)]).collect();
    let alt = alt(localizer, &choices);
    let most = MAX_ROWS - controls.len();
    let rows = button_rows(localizer, ids, &choices, most);
    let mut rows = rows.unwrap_or_else(|| menus(localizer, ids, &choices, most));
    rows.extend(controls.into_iter().filter(|row| !row.is_empty()).map(CreateActionRow::Buttons));
    let options = ctx.render_options().await;
    let picture = ctx.app.render_pool.picture("choices.png", choices.scene, options, alt).await?;
    Ok(OutgoingMessage::text(content.join("\n")).rows(rows).files([picture]))
}

/// The buttons to the previous step, unless it is the first one, and to the first step.
pub(super) fn back_buttons(
    localizer: &Localizer,
    ids: &impl StepIds,
    beginning: &str,
    choices: impl Fn(&str) -> Option<Choices>,
    restart: CreateButton,
) -> Vec<CreateButton> {
    if beginning.is_empty() {
        return Vec::new();
    }
    let previous = step_back(beginning, choices);
    let step_back = (!previous.is_empty()).then(|| {
        let id = ids.button(StepValue::Partial(previous));
        button(&id, localizer.text("button-step-back"), ButtonStyle::Secondary)
    });
    step_back.into_iter().chain([restart]).collect()
}

fn question(localizer: &Localizer, choices: &Choices) -> String {
    let key = match (choices.prompt, choices.beginning.is_empty()) {
        (Prompt::Man, is_first) => match localizer.which_man(choices.scene.game) {
            Some(prompt) => return prompt,
            None if is_first => "menu-man",
            None => "menu-next-man",
        },
        (Prompt::StartTile, _) => "menu-ground",
        (Prompt::Tile, _) => "menu-tile",
        (Prompt::Destination, true) => "menu-cell",
        (Prompt::Destination, false) => "menu-where",
        (Prompt::Continue, _) => "menu-go-on",
        (Prompt::Demand, _) => "menu-demand",
    };
    localizer.render(&Message::new(key).with("beginning", &choices.beginning))
}

/// The alt text of the board; with the numbered choices, if they fit.
fn alt(localizer: &Localizer, choices: &Choices) -> String {
    let mut alt = alt_text(localizer, &choices.scene, None);
    let entries =
        choices.list.iter().map(|choice| format!("{} {}", choice.label, text(localizer, choices, choice)));
    let entries = localizer.render(&Message::new("menu-alt").list("choices", entries));
    if alt.chars().count() + entries.chars().count() < MAX_ALT_TEXT_CHARS {
        alt += " ";
        alt += &entries;
    }
    alt
}

/// The value of a choice; of both notations of the turn the shorter one, if the other one does not fit.
fn first_fitting_value(choice: &Choice, fits: impl Fn(&StepValue) -> bool) -> Option<StepValue> {
    let value = |text| if choice.is_complete { StepValue::Complete(text) } else { StepValue::Partial(text) };
    [choice.text(), choice.compact()].into_iter().map(value).find(fits)
}

/// The choices as rows of buttons, because a menu takes two taps; `None` if they are too many, or one does not fit into an id.
fn button_rows(
    localizer: &Localizer,
    ids: &impl StepIds,
    choices: &Choices,
    most: usize,
) -> Option<Vec<CreateActionRow>> {
    if choices.list.len() > most * MAX_BUTTONS_PER_ROW {
        return None;
    }
    let label = |choice: &Choice| numbered_label(localizer, choices, choice, MAX_BUTTON_TURN_CHARS);
    let buttons = step_buttons(ids, choices, label)?;
    let rows = buttons.chunks(MAX_BUTTONS_PER_ROW);
    Some(rows.map(|row| CreateActionRow::Buttons(row.to_vec())).collect())
}

/// A button for each choice; `None` if one does not fit into an id.
fn step_buttons(
    ids: &impl StepIds,
    choices: &Choices,
    label: impl Fn(&Choice) -> String,
) -> Option<Vec<CreateButton>> {
    let fits = |step: &StepValue| ids.button(step.clone()).to_string().chars().count() <= MAX_CUSTOM_ID_CHARS;
    let step_button = |choice: &Choice| {
        let id = ids.button(first_fitting_value(choice, fits)?);
        Some(button(&id, label(choice), ButtonStyle::Primary))
    };
    choices.list.iter().map(step_button).collect()
}

/// The choices as buttons under the board of a table, on which they have no numbers; none if one does not fit.
pub(super) fn board_buttons(localizer: &Localizer, table: &Table, choices: &Choices) -> Vec<CreateButton> {
    let label = |choice: &Choice| {
        let turn = last_chars(text(localizer, choices, choice), MAX_BUTTON_TURN_CHARS);
        let on = || localizer.render(&Message::new("forced-entry-on").with("turn", &turn));
        if choice.is_complete { turn.clone() } else { on() }
    };
    step_buttons(&TableRevision::current(table), choices, label).unwrap_or_default()
}

fn menus(localizer: &Localizer, ids: &impl StepIds, choices: &Choices, most: usize) -> Vec<CreateActionRow> {
    let parts = choices.list.chunks(MAX_CHOICES).take(most);
    let several = parts.len() > 1;
    let menu = |(index, part): (usize, &[Choice])| {
        let options = part.iter().filter_map(|choice| entry(localizer, choices, choice)).collect();
        let placeholder = match part {
            [first, .., last] if several => localizer
                .render(&Message::new("menu-part").with("first", &first.label).with("last", &last.label)),
            _ => localizer.text("menu-placeholder"),
        };
        CreateActionRow::SelectMenu(components::menu(&ids.menu(index), options).placeholder(placeholder))
    };
    parts.enumerate().map(menu).collect()
}

/// The menu entry of a choice; `None` if its value is too long. No turn is: it would have to replace 24 pawns.
fn entry(localizer: &Localizer, choices: &Choices, choice: &Choice) -> Option<CreateSelectMenuOption> {
    let value = first_fitting_value(choice, |step| step.menu_value().chars().count() <= MAX_CHOICE_CHARS)?
        .menu_value();
    let label = numbered_label(localizer, choices, choice, MAX_ENTRY_TURN_CHARS);
    let option = CreateSelectMenuOption::new(label, value);
    let stops =
        choices.prompt == Prompt::Continue && choices.list.len() > 1 && choice.text() == choices.beginning;
    Some(if stops { option.description(localizer.text("menu-as-it-is")) } else { option })
}

/// The number of a choice, and the last characters of its turn.
fn numbered_label(
    localizer: &Localizer,
    choices: &Choices,
    choice: &Choice,
    max_turn_chars: usize,
) -> String {
    let turn = last_chars(text(localizer, choices, choice), max_turn_chars);
    let key = if choice.is_complete { "menu-entry" } else { "menu-entry-on" };
    localizer.render(&Message::new(key).with("number", &choice.label).with("turn", turn))
}

/// The last characters of a text, after an ellipsis if it has more.
fn last_chars(text: String, most: usize) -> String {
    match text.chars().count().checked_sub(most) {
        None | Some(0) => text,
        Some(hidden) => format!("…{}", text.chars().skip(hidden).collect::<String>()),
    }
}

/// The notation of a choice; a demand in words, since the turn before it is chosen already.
fn text(localizer: &Localizer, choices: &Choices, choice: &Choice) -> String {
    match (choices.prompt, choice.demand()) {
        (Prompt::Demand, Some(balls)) => {
            localizer.render(&Message::new("menu-demand-exactly").count("balls", balls.into()))
        }
        (Prompt::Demand, None) => localizer.text("menu-demand-none"),
        _ => choice.text(),
    }
}
