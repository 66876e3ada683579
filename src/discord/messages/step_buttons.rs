//! The buttons and menus by which the steps of a turn are chosen.

use super::components::{self, button};
use super::custom_id::{CustomId, StepValue, TableAction, TableButton, TableRevision};
use super::limits::{
    MAX_BUTTON_LABEL_CHARS, MAX_BUTTONS_PER_ROW, MAX_CHOICE_CHARS, MAX_CHOICES, MAX_CUSTOM_ID_CHARS,
};
use crate::discord::serenity;
use crate::i18n::{Localizer, choice_text};
use crate::localize::Message;
use crate::names::shortened;
use crate::rules::choice::{Choice, Choices, step_back};
use crate::table::Table;
use serenity::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};

/// Number of short buttons that a phone shows beside each other.
const PHONE_BUTTONS_PER_ROW: usize = 4;

/// The ids of the components with which a step is chosen.
pub(in crate::discord) trait StepIds {
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

/// The buttons to the previous step, unless it is the first one, and to the first step.
pub(in crate::discord) fn back_buttons(
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

/// The value of a choice; of both notations of the turn the shorter one, if the other one does not fit.
fn first_fitting_value(choice: &Choice, fits: impl Fn(&StepValue) -> bool) -> Option<StepValue> {
    let value = |text| if choice.is_complete { StepValue::Complete(text) } else { StepValue::Partial(text) };
    [choice.text(), choice.compact()].into_iter().map(value).find(fits)
}

/// The choices as rows of buttons, because a menu takes two taps; `None` if they are too many, or one does not fit into an id.
pub(in crate::discord) fn button_rows(
    localizer: &Localizer,
    ids: &impl StepIds,
    choices: &Choices,
    most: usize,
) -> Option<Vec<CreateActionRow>> {
    if choices.list.len() > most * MAX_BUTTONS_PER_ROW {
        return None;
    }
    let label = |choice: &Choice| numbered_label(localizer, choices, choice, MAX_BUTTON_LABEL_CHARS);
    Some(rows_of(&step_buttons(ids, choices, label)?, MAX_BUTTONS_PER_ROW))
}

/// The first choices of a turn as rows of buttons under the board, short ones, so that a phone shows the board above them; `None` if they
/// are too many, or one does not fit into an id.
pub(in crate::discord) fn first_rows(
    localizer: &Localizer,
    ids: &impl StepIds,
    choices: &Choices,
    most: usize,
) -> Option<Vec<CreateActionRow>> {
    let count = choices.list.len();
    let per_row =
        if count <= most * PHONE_BUTTONS_PER_ROW { PHONE_BUTTONS_PER_ROW } else { MAX_BUTTONS_PER_ROW };
    if count > most * per_row {
        return None;
    }
    // Nearly all of them go on.
    let label =
        |choice: &Choice| label_with("menu-entry", localizer, choices, choice, MAX_BUTTON_LABEL_CHARS);
    Some(rows_of(&step_buttons(ids, choices, label)?, per_row))
}

fn rows_of(buttons: &[CreateButton], per_row: usize) -> Vec<CreateActionRow> {
    buttons.chunks(per_row).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
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
pub(in crate::discord) fn board_buttons(
    localizer: &Localizer,
    table: &Table,
    choices: &Choices,
) -> Vec<CreateButton> {
    let label = |choice: &Choice| {
        let text = choice_text(localizer, choices, choice);
        let on = || localizer.render(&Message::new("forced-entry-on").with("turn", &text));
        shortened(&if choice.is_complete { text.clone() } else { on() }, MAX_BUTTON_LABEL_CHARS)
    };
    step_buttons(&TableRevision::current(table), choices, label).unwrap_or_default()
}

/// The choices as menus.
pub(in crate::discord) fn menus(
    localizer: &Localizer,
    ids: &impl StepIds,
    choices: &Choices,
    most: usize,
) -> Vec<CreateActionRow> {
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
    Some(CreateSelectMenuOption::new(numbered_label(localizer, choices, choice, MAX_CHOICE_CHARS), value))
}

/// The number of a choice, and its words.
fn numbered_label(localizer: &Localizer, choices: &Choices, choice: &Choice, max_chars: usize) -> String {
    let key = if choice.is_complete { "menu-entry" } else { "menu-entry-on" };
    label_with(key, localizer, choices, choice, max_chars)
}

fn label_with(
    key: &'static str,
    localizer: &Localizer,
    choices: &Choices,
    choice: &Choice,
    max_chars: usize,
) -> String {
    let text = choice_text(localizer, choices, choice);
    shortened(
        &localizer.render(&Message::new(key).with("number", &choice.label).with("turn", text)),
        max_chars,
    )
}
