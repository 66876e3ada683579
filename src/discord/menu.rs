//! The menu with which a turn is put together by pressing, at a table or in a lesson: a picture with numbers on it, and
//! entries with the same numbers. Only the person who chooses sees it.

use super::context::CommandContext;
use super::limits::{MOST_CHARACTERS, MOST_CHOICES, MOST_IN_A_ROW, MOST_ROWS};
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, serenity};
use crate::i18n::{Localizer, MOST_ALT_TEXT, alt_text};
use crate::render::reading_order;
use crate::rules::Message;
use crate::rules::choice::{Asks, Choice, Choices};
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};
use std::fmt;

/// The last row is for the buttons.
const MOST_MENUS: usize = MOST_ROWS - 1;
/// Of a long turn the label shows so many characters: the last ones are what is chosen now.
const MOST_SHOWN: usize = 80;
/// Of that on a button.
const MOST_ON_A_BUTTON: usize = 60;
/// Marks the value of an entry that is a whole turn, told from the beginning of one; the mark of that may be left out.
const WHOLE: char = '=';
const BEGINNING: char = '~';

/// What the value of an entry says.
pub(super) enum Entry<'v> {
    /// This turn is to be played.
    Turn(&'v str),
    /// This is how it begins.
    Beginning(&'v str),
}

impl Entry<'_> {
    pub(super) fn read(value: &str) -> Entry<'_> {
        match value.strip_prefix(WHOLE) {
            Some(turn) => Entry::Turn(turn),
            None => Entry::Beginning(value.strip_prefix(BEGINNING).unwrap_or(value)),
        }
    }

    /// Is it written as buttons write it, so that it is told from anything else in an id?
    pub(super) fn is_marked(value: &str) -> bool {
        value.starts_with([WHOLE, BEGINNING])
    }
}

impl fmt::Display for Entry<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Entry::Turn(turn) => write!(f, "{WHOLE}{turn}"),
            Entry::Beginning(beginning) => write!(f, "{BEGINNING}{beginning}"),
        }
    }
}

/// The ids of what can be chosen.
pub(super) trait Ids {
    /// Of a menu, counted from 0.
    fn menu(&self, number: usize) -> String;
    /// Of a button.
    fn button(&self, entry: &Entry) -> String;
}

/// The message that shows choices: a few as buttons, more in menus. `buttons` stand under them; `heading` comes before the
/// question.
pub(super) async fn message(
    ctx: &CommandContext<'_>,
    mut choices: Choices,
    heading: Option<String>,
    ids: &impl Ids,
    buttons: Vec<CreateButton>,
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    choices.number_by(reading_order(&choices.scene));
    let content: Vec<String> = heading.into_iter().chain([question(localizer, &choices)]).collect();
    let alt = alt(localizer, &choices);
    let mut rows = few(localizer, ids, &choices).unwrap_or_else(|| menus(localizer, ids, &choices));
    rows.extend((!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons)));
    let painter = &ctx.app.render_pool;
    let picture = painter.picture("choices.png", choices.scene, ctx.render_options().await, alt).await?;
    Ok(OutgoingMessage::text(content.join("\n")).rows(rows).files([picture]))
}

fn question(localizer: &Localizer, choices: &Choices) -> String {
    let key = match (choices.asks, choices.beginning.is_empty()) {
        (Asks::Man, true) => return localizer.which_man(choices.scene.game),
        (Asks::Man, false) => "menu-next-man",
        (Asks::Ground, _) => "menu-ground",
        (Asks::Tile, _) => "menu-tile",
        (Asks::Where, true) => "menu-cell",
        (Asks::Where, false) => "menu-where",
        (Asks::GoOn, _) => "menu-go-on",
        (Asks::Demand, _) => "menu-demand",
    };
    localizer.render(&Message::new(key).with("beginning", &choices.beginning))
}

/// The board in words, and what the numbers on it stand for where there is room for it: the entries say it as well.
fn alt(localizer: &Localizer, choices: &Choices) -> String {
    let mut alt = alt_text(localizer, &choices.scene, None);
    let entries =
        choices.list.iter().map(|choice| format!("{} {}", choice.label, told(localizer, choices, choice)));
    let entries = localizer.render(&Message::new("menu-alt").list("choices", entries));
    if alt.chars().count() + entries.chars().count() < MOST_ALT_TEXT {
        alt += " ";
        alt += &entries;
    }
    alt
}

/// The choices as one row of buttons; `None` if they are too many, or one is too long for an id.
fn few(localizer: &Localizer, ids: &impl Ids, choices: &Choices) -> Option<Vec<CreateActionRow>> {
    if choices.list.len() > MOST_IN_A_ROW {
        return None;
    }
    let button = |choice: &Choice| {
        let fits = |id: &String| id.chars().count() <= MOST_CHARACTERS;
        let id = |text: String| {
            ids.button(&if choice.is_whole { Entry::Turn(&text) } else { Entry::Beginning(&text) })
        };
        let id = Some(id(choice.text())).filter(fits).or_else(|| Some(id(choice.compact())).filter(fits))?;
        let label = label(localizer, choices, choice, MOST_ON_A_BUTTON);
        Some(CreateButton::new(id).label(label).style(ButtonStyle::Primary))
    };
    let buttons: Option<Vec<CreateButton>> = choices.list.iter().map(button).collect();
    Some(vec![CreateActionRow::Buttons(buttons?)])
}

fn menus(localizer: &Localizer, ids: &impl Ids, choices: &Choices) -> Vec<CreateActionRow> {
    let parts = choices.list.chunks(MOST_CHOICES).take(MOST_MENUS);
    let several = parts.len() > 1;
    let menu = |(menu, part): (usize, &[Choice])| {
        let options = part.iter().filter_map(|choice| entry(localizer, choices, choice)).collect();
        let placeholder = match part {
            [first, .., last] if several => localizer
                .render(&Message::new("menu-part").with("first", &first.label).with("last", &last.label)),
            _ => localizer.text("menu-placeholder"),
        };
        let menu = CreateSelectMenu::new(ids.menu(menu), CreateSelectMenuKind::String { options });
        CreateActionRow::SelectMenu(menu.placeholder(placeholder))
    };
    parts.enumerate().map(menu).collect()
}

/// `None` if it has no value that fits, which no turn comes to: it would have to replace 24 pawns.
fn entry(localizer: &Localizer, choices: &Choices, choice: &Choice) -> Option<CreateSelectMenuOption> {
    let mark = if choice.is_whole { WHOLE.to_string() } else { String::new() };
    let fits = |value: &String| value.chars().count() <= MOST_CHARACTERS;
    let value = Some(mark.clone() + choice.text().as_str()).filter(fits);
    let value = value.or_else(|| Some(mark + choice.compact().as_str()).filter(fits))?;
    let option = CreateSelectMenuOption::new(label(localizer, choices, choice, MOST_SHOWN), value);
    let stops = choices.asks == Asks::GoOn && choices.list.len() > 1 && choice.text() == choices.beginning;
    Some(if stops { option.description(localizer.text("menu-as-it-is")) } else { option })
}

/// The number of a choice, and what it is, so many characters of it.
fn label(localizer: &Localizer, choices: &Choices, choice: &Choice, most: usize) -> String {
    let told = told(localizer, choices, choice);
    let shown = match told.chars().count().checked_sub(most) {
        None | Some(0) => told,
        Some(hidden) => format!("…{}", told.chars().skip(hidden).collect::<String>()),
    };
    let key = if choice.is_whole { "menu-entry" } else { "menu-entry-on" };
    localizer.render(&Message::new(key).with("number", &choice.label).with("turn", shown))
}

/// A choice as it is written, but a demand in words: the turn before it has been chosen.
fn told(localizer: &Localizer, choices: &Choices, choice: &Choice) -> String {
    match (choices.asks, choice.demand()) {
        (Asks::Demand, Some(balls)) => {
            localizer.render(&Message::new("menu-demand-exactly").count("balls", balls.into()))
        }
        (Asks::Demand, None) => localizer.text("menu-demand-none"),
        _ => choice.text(),
    }
}
