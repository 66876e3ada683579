//! The pages on which the rules of a game are read: a figure with its caption on each, and a chapter of the rules where
//! one opens.

use super::context::CommandContext;
use super::door::{self, RULES};
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, serenity};
use crate::diagrams::{Diagram, figures};
use crate::rules::{GameKind, Message};
use serenity::{
    ButtonStyle, ComponentInteraction, ComponentInteractionDataKind as Pressed, CreateActionRow,
    CreateButton, CreateEmbed, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

/// Shows the first page, which only this person sees.
pub(super) async fn open(ctx: &CommandContext<'_>, game: GameKind) -> Result<(), CommandError> {
    ctx.reply_ephemeral(page(ctx, figures(game), 0).await?).await
}

/// Is it a press on one of the pages' buttons or menus?
pub(super) fn is_pressed(press: &ComponentInteraction) -> bool {
    press.data.custom_id.starts_with(RULES)
}

/// Turns to another page.
pub(super) async fn turn_page(
    ctx: &CommandContext<'_>,
    press: &ComponentInteraction,
) -> Result<(), CommandError> {
    let (figures, number) = wanted(press).ok_or_else(CommandError::stale_button)?;
    ctx.reply_to_user(&press.message, page(ctx, figures, number).await?).await
}

/// The figures of the game and the number of the page that was asked for.
fn wanted(press: &ComponentInteraction) -> Option<(&'static [Diagram], usize)> {
    let id = press.data.custom_id.strip_prefix(RULES)?;
    let (game, name) = match (&press.data.kind, id.split_once(':')) {
        (Pressed::Button, Some(wanted)) => wanted,
        (Pressed::StringSelect { values }, None) => (id, values.first()?.as_str()),
        _ => return None,
    };
    let figures = figures(door::game(game)?);
    let number = figures.iter().position(|figure| figure.name() == name)?;
    Some((figures, number))
}

async fn page(
    ctx: &CommandContext<'_>,
    figures: &[Diagram],
    number: usize,
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    let figure = &figures[number];
    let game = figure.game();
    let heading = match figure.chapter_title(localizer) {
        Some(chapter) => {
            localizer.render(&Message::new("page-heading").game("game", game).with("chapter", chapter))
        }
        None => localizer.game(game),
    };
    // What belongs to the picture stands last, as near to the buttons as the eye is.
    let caption = Message::new("page-caption")
        .with("title", figure.title(localizer))
        .with("caption", figure.caption(localizer));
    let paragraphs: Vec<String> =
        figure.chapter_intro(localizer).into_iter().chain([localizer.render(&caption)]).collect();
    let embed = CreateEmbed::new().title(heading).description(paragraphs.join("\n\n"));
    let (board, alt) = (figure.scene(localizer), figure.alt_text(localizer));
    let picture = ctx.app.render_pool.picture("board.png", board, ctx.render_options().await, alt).await?;

    let pages = figures.len();
    let button = |to: usize, label: String| {
        CreateButton::new(door::of_figure(&figures[to])).label(label).style(ButtonStyle::Secondary)
    };
    let where_we_are = Message::new("page-number").count("number", number + 1).count("pages", pages);
    let mut buttons = vec![
        button((number + pages - 1) % pages, localizer.text("button-page-back")),
        button(number, localizer.render(&where_we_are)).disabled(true),
        button((number + 1) % pages, localizer.text("button-page-on")),
    ];
    buttons.extend(door::first_lesson(localizer, game));
    let option = |(index, figure): (usize, &Diagram)| {
        let label =
            Message::new("page-entry").count("number", index + 1).with("title", figure.title(localizer));
        let option = CreateSelectMenuOption::new(localizer.render(&label), figure.name())
            .default_selection(index == number);
        figure.chapter_title(localizer).into_iter().fold(option, CreateSelectMenuOption::description)
    };
    let options = figures.iter().enumerate().map(option).collect();
    let menu = CreateSelectMenu::new(format!("{RULES}{game}"), CreateSelectMenuKind::String { options });
    // The picture is no part of the embed: only so is what it shows read out. What a lesson said before goes.
    Ok(OutgoingMessage::text("")
        .embed(embed)
        .files([picture])
        .rows(vec![CreateActionRow::Buttons(buttons), CreateActionRow::SelectMenu(menu)]))
}
