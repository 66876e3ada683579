//! Builds buttons and menus.

use super::custom_id::CustomId;
use crate::discord::serenity;
use crate::i18n::Localizer;
use serenity::{
    ActionRowComponent, ButtonKind, ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, Message,
};

pub(in crate::discord) fn button(
    id: &CustomId,
    label: impl Into<String>,
    style: ButtonStyle,
) -> CreateButton {
    CreateButton::new(id.to_string()).label(label).style(style)
}

pub(in crate::discord) fn menu(id: &CustomId, options: Vec<CreateSelectMenuOption>) -> CreateSelectMenu {
    CreateSelectMenu::new(id.to_string(), CreateSelectMenuKind::String { options })
}

/// Whether a message on Discord has the button with this id.
pub(in crate::discord) fn has_button(message: &Message, id: &CustomId) -> bool {
    let id = id.to_string();
    button_ids(message).any(|shown| shown == id)
}

/// The ids of the buttons of a message on Discord.
pub(in crate::discord) fn button_ids(message: &Message) -> impl Iterator<Item = &str> {
    let components = message.components.iter().flat_map(|row| &row.components);
    components.filter_map(|component| {
        let ActionRowComponent::Button(button) = component else { return None };
        match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id.as_str()),
            _ => None,
        }
    })
}

/// The buttons to the previous and the next page, where there are such pages.
pub(in crate::discord) fn pagination(
    localizer: &Localizer,
    page: usize,
    has_next: bool,
    id: impl Fn(usize) -> CustomId,
) -> Vec<CreateActionRow> {
    let button = |page, label| button(&id(page), localizer.text(label), ButtonStyle::Secondary);
    let previous = page.checked_sub(1).map(|previous| button(previous, "button-page-back"));
    let next = has_next.then(|| button(page + 1, "button-page-on"));
    match previous.into_iter().chain(next).collect::<Vec<_>>() {
        buttons if buttons.is_empty() => Vec::new(),
        buttons => vec![CreateActionRow::Buttons(buttons)],
    }
}
