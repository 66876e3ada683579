//! `/rules`: the rules of a game, page by page; each page has a figure with its caption, and the text of a chapter where
//! one begins.

use super::{CommandContext, CommandError, Context, Visibility, parse_game, run, serenity, suggest_games};
use crate::diagrams::{Diagram, figures};
use crate::discord::components::{button, menu};
use crate::discord::custom_id::CustomId;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::rules::{GameKind, Message};
use serenity::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};

#[poise::command(slash_command)]
pub(super) async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "suggest_games"] game: String,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| show_page(ctx, figures(parse_game(&game)?), 0).await).await
}

/// Opens the page with this figure.
pub(super) async fn turn_page(
    ctx: &CommandContext<'_>,
    game: GameKind,
    figure: String,
) -> Result<(), CommandError> {
    let figures = figures(game);
    let number = figures.iter().position(|known| known.name() == figure);
    let number = number.ok_or_else(CommandError::stale_button)?;
    show_page(ctx, figures, number).await
}

/// The button that opens the rules of a game.
pub(super) fn rules_button(game: GameKind, label: String) -> CreateButton {
    button(&page_id(&figures(game)[0]), label, ButtonStyle::Secondary)
}

fn page_id(figure: &Diagram) -> CustomId {
    CustomId::RulesPage(figure.game(), figure.name().to_owned())
}

async fn show_page(ctx: &CommandContext<'_>, figures: &[Diagram], number: usize) -> Result<(), CommandError> {
    let localizer = ctx.user_localizer();
    let figure = &figures[number];
    let game = figure.game();
    let heading = match figure.chapter_title(localizer) {
        Some(chapter) => {
            localizer.render(&Message::new("page-heading").game("game", game).with("chapter", chapter))
        }
        None => localizer.game(game),
    };
    // The caption comes last, next to the picture.
    let caption = Message::new("page-caption")
        .with("title", figure.title(localizer))
        .with("caption", figure.caption(localizer));
    let paragraphs: Vec<String> =
        figure.chapter_intro(localizer).into_iter().chain([localizer.render(&caption)]).collect();
    let (board, alt) = (figure.scene(localizer), figure.alt_text(localizer));
    let picture = ctx.app.render_pool.picture("board.png", board, ctx.render_options().await, alt).await?;

    let pages = figures.len();
    let turn_to = |page: usize, label| button(&page_id(&figures[page]), label, ButtonStyle::Secondary);
    let page_number = Message::new("page-number").count("number", number + 1).count("pages", pages);
    let mut buttons = vec![
        turn_to((number + pages - 1) % pages, localizer.text("button-page-back")),
        turn_to(number, localizer.render(&page_number)).disabled(true),
        turn_to((number + 1) % pages, localizer.text("button-page-on")),
    ];
    buttons.extend(super::lessons::first_lesson_button(localizer, game));
    let option = |(index, figure): (usize, &Diagram)| {
        let label =
            Message::new("page-entry").count("number", index + 1).with("title", figure.title(localizer));
        let option = CreateSelectMenuOption::new(localizer.render(&label), figure.name())
            .default_selection(index == number);
        figure.chapter_title(localizer).into_iter().fold(option, CreateSelectMenuOption::description)
    };
    let options = figures.iter().enumerate().map(option).collect();
    let menu = menu(&CustomId::RulesMenu(game), options);
    // Alt texts are read out only for attachments outside of the embed. The empty text removes that of a lesson.
    let page = OutgoingMessage::titled(heading, paragraphs.join("\n\n")).content("").files([picture]);
    let rows = vec![CreateActionRow::Buttons(buttons), CreateActionRow::SelectMenu(menu)];
    ctx.responder.reply_to_user(page.rows(rows)).await
}
