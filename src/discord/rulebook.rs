//! The pages on which the rules of a game are read: a figure with its caption on each, and a chapter of the rules where
//! one opens.

use super::answer::Answer;
use super::caller::Caller;
use super::{Trouble, lesson, serenity};
use crate::diagrams::{Diagram, figures};
use crate::picture::Look;
use crate::rules::{Game, Told};
use serenity::{
    ButtonStyle, ComponentInteraction, ComponentInteractionDataKind as Kind, CreateActionRow,
    CreateAttachment, CreateButton, CreateEmbed, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

/// The pages' own `custom_id`s begin so: `rules:GAME:FIGURE` turns to a page, `rules:GAME` is the menu of all.
const PREFIX: &str = "rules:";

/// A button that opens the rules of a game.
pub(super) fn button(game: Game, label: String) -> CreateButton {
    CreateButton::new(id(&figures(game)[0])).label(label).style(ButtonStyle::Secondary)
}

/// What a button says that turns to this figure.
fn id(figure: &Diagram) -> String {
    format!("{PREFIX}{}:{}", figure.game(), figure.name())
}

/// Shows the first page, which only this person sees.
pub(super) async fn open(caller: &Caller<'_>, game: Game) -> Result<(), Trouble> {
    caller.whisper(page(caller, figures(game), 0).await?).await
}

/// Is it a press on one of the pages' buttons or menus?
pub(super) fn is_pressed(press: &ComponentInteraction) -> bool {
    press.data.custom_id.starts_with(PREFIX)
}

/// Turns to another page.
pub(super) async fn turn_page(caller: &Caller<'_>, press: &ComponentInteraction) -> Result<(), Trouble> {
    let (figures, number) = wanted(press).ok_or_else(Trouble::stale_button)?;
    caller.whisper_on(&press.message, page(caller, figures, number).await?).await
}

/// The figures of the game and the number of the page that was asked for.
fn wanted(press: &ComponentInteraction) -> Option<(&'static [Diagram], usize)> {
    let id = press.data.custom_id.strip_prefix(PREFIX)?;
    let (game, name) = match (&press.data.kind, id.split_once(':')) {
        (Kind::Button, Some(wanted)) => wanted,
        (Kind::StringSelect { values }, None) => (id, values.first()?.as_str()),
        _ => return None,
    };
    let figures = figures(Game::ALL.into_iter().find(|known| known.name() == game)?);
    let number = figures.iter().position(|figure| figure.name() == name)?;
    Some((figures, number))
}

async fn page(caller: &Caller<'_>, figures: &[Diagram], number: usize) -> Result<Answer, Trouble> {
    let words = &caller.own_words;
    let figure = &figures[number];
    let game = figure.game();
    let heading = match figure.chapter_title(words) {
        Some(chapter) => format!("{}: {chapter}", words.game(game)),
        None => words.game(game),
    };
    // What belongs to the picture stands last, as near to the buttons as the eye is.
    let caption =
        Told::new("page-caption").with("title", figure.title(words)).with("caption", figure.caption(words));
    let paragraphs: Vec<String> = figure.rules(words).into_iter().chain([words.told(&caption)]).collect();
    let embed = CreateEmbed::new().title(heading).description(paragraphs.join("\n\n"));
    let picture = caller.house.painter.paint(figure.scene(words), Look::default()).await?;
    let picture = CreateAttachment::bytes(picture, "board.png").description(figure.alt(words));

    let pages = figures.len();
    let button = |to: usize, label: String| {
        CreateButton::new(id(&figures[to])).label(label).style(ButtonStyle::Secondary)
    };
    let where_we_are = Told::new("page-number").count("number", number + 1).count("pages", pages);
    let mut buttons = vec![
        button((number + pages - 1) % pages, words.say("button-page-back")),
        button(number, words.told(&where_we_are)).disabled(true),
        button((number + 1) % pages, words.say("button-page-on")),
    ];
    buttons.extend(lesson::first(words, game));
    let option = |(index, figure): (usize, &Diagram)| {
        let label = format!("{}. {}", index + 1, figure.title(words));
        let option = CreateSelectMenuOption::new(label, figure.name()).default_selection(index == number);
        figure.chapter_title(words).into_iter().fold(option, CreateSelectMenuOption::description)
    };
    let options = figures.iter().enumerate().map(option).collect();
    let menu = CreateSelectMenu::new(format!("{PREFIX}{game}"), CreateSelectMenuKind::String { options });
    // The picture is no part of the embed: only so is what it shows read out. What a lesson said before goes.
    Ok(Answer::text("")
        .embed(embed)
        .files([picture])
        .rows(vec![CreateActionRow::Buttons(buttons), CreateActionRow::SelectMenu(menu)]))
}
