//! Builds buttons and menus.

use super::custom_id::CustomId;
use super::serenity;
use crate::i18n::Localizer;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

pub(super) fn button(id: &CustomId, label: impl Into<String>, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id.to_string()).label(label).style(style)
}

pub(super) fn menu(id: &CustomId, options: Vec<CreateSelectMenuOption>) -> CreateSelectMenu {
    CreateSelectMenu::new(id.to_string(), CreateSelectMenuKind::String { options })
}

/// The buttons to the previous and the next page, where there are such pages.
pub(super) fn pagination(
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
