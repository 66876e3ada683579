//! `/rules`: the rules of a game, page by page; each page has a picture with its captions, and a button for the rules in
//! full.

use super::{CommandContext, CommandError, Context, Visibility, parse_game, run, serenity, suggest_games};
use crate::app::pools::render_pool::Picture;
use crate::diagrams::{Page, pages};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::components::{button, menu};
use crate::discord::messages::custom_id::CustomId;
use crate::discord::messages::learning_buttons::{first_lesson_button, page_id};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::i18n::Localizer;
use crate::localize::Message;
use crate::render;
use crate::rules::GameKind;
use serenity::{ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenuOption};

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 0, Work::Picture);

#[poise::command(slash_command, custom_data = POLICY)]
pub(super) async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "suggest_games"] game: String,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        show_page(ctx, RulesPage::first(parse_game(ctx, &game)?)).await
    })
    .await
}

/// Opens the page with this figure.
pub(super) async fn turn_page(
    ctx: &CommandContext<'_>,
    game: GameKind,
    figure: String,
) -> Result<(), CommandError> {
    show_page(ctx, RulesPage::with_figure(game, &figure)?).await
}

/// Shows the rules of the page with this figure in full.
pub(super) async fn show_in_full(
    ctx: &CommandContext<'_>,
    game: GameKind,
    figure: String,
) -> Result<(), CommandError> {
    let shown = RulesPage::with_figure(game, &figure)?;
    let localizer = ctx.user_localizer();
    let page = shown.page();
    let summary = button(&page_id(page), localizer.text("button-rules-summary"), ButtonStyle::Primary);
    // The rules in full may be longer than a message without an embed.
    let text = OutgoingMessage::titled(heading(localizer, page), page.rules(localizer)).content("");
    reply(ctx, &shown, (full_id(page), text), summary).await
}

/// A page among those of its game.
struct RulesPage {
    pages: Vec<Page>,
    number: usize,
}

impl RulesPage {
    fn first(game: GameKind) -> RulesPage {
        RulesPage { pages: pages(game).collect(), number: 0 }
    }

    fn with_figure(game: GameKind, name: &str) -> Result<RulesPage, CommandError> {
        let pages: Vec<Page> = pages(game).collect();
        let has_figure = |page: &Page| page.figures().iter().any(|figure| figure.name() == name);
        let number = pages.iter().position(has_figure).ok_or_else(CommandError::stale_button)?;
        Ok(RulesPage { pages, number })
    }

    fn page(&self) -> Page {
        self.pages[self.number]
    }

    /// The buttons that turn to the pages before and after it, around its number, whose button has the id of what is shown.
    fn buttons(&self, localizer: &Localizer, shown: &CustomId) -> [CreateButton; 3] {
        let (number, count) = (self.number, self.pages.len());
        let page = |number: usize| page_id(self.pages[number]);
        let button = |id: &CustomId, label| button(id, label, ButtonStyle::Secondary);
        let page_number = Message::new("page-number").count("number", number + 1).count("pages", count);
        [
            button(&page((number + count - 1) % count), localizer.text("button-page-back")),
            button(shown, localizer.render(&page_number)).disabled(true),
            button(&page((number + 1) % count), localizer.text("button-page-on")),
        ]
    }

    fn menu(&self, localizer: &Localizer) -> CreateActionRow {
        let option = |(index, page): (usize, &Page)| {
            let label =
                Message::new("page-entry").count("number", index + 1).with("title", page.title(localizer));
            CreateSelectMenuOption::new(localizer.render(&label), page.name())
                .default_selection(index == self.number)
        };
        let options = self.pages.iter().enumerate().map(option).collect();
        CreateActionRow::SelectMenu(menu(&CustomId::RulesMenu(self.page().game()), options))
    }
}

fn full_id(page: Page) -> CustomId {
    CustomId::RulesInFull(page.game(), page.name().to_owned())
}

async fn show_page(ctx: &CommandContext<'_>, shown: RulesPage) -> Result<(), CommandError> {
    let localizer = ctx.user_localizer();
    let page = shown.page();
    let in_full = button(&full_id(page), localizer.text("button-rules-full"), ButtonStyle::Secondary);
    // Discord shows the content of a message above its picture and an embed below it, and keeps the end of a message in
    // view: the picture stays on the screen of a phone.
    let text = format!("### {}\n{}", heading(localizer, page), page.summary(localizer));
    reply(ctx, &shown, (page_id(page), OutgoingMessage::text(text).without_embeds()), in_full).await
}

/// The game and the chapter.
fn heading(localizer: &Localizer, page: Page) -> String {
    let heading =
        Message::new("page-heading").game("game", page.game()).with("chapter", page.title(localizer));
    localizer.render(&heading)
}

/// Shows a page with one of its texts and the id that opens it, and a button that shows the other text.
async fn reply(
    ctx: &CommandContext<'_>,
    shown: &RulesPage,
    (id, text): (CustomId, OutgoingMessage),
    other: CreateButton,
) -> Result<(), CommandError> {
    let localizer = ctx.user_localizer();
    let page = shown.page();
    let scenes: Vec<_> = page.figures().iter().map(|figure| figure.scene(localizer)).collect();
    let options = ctx.render_options().await;
    let alt = page.alt_text(localizer);
    let bytes = ctx.app.render_pool.run(move || render::sheet(&scenes, &options)).await?;
    let picture = Picture { name: "board.png".to_owned(), bytes, alt };
    let mut buttons = Vec::from(shown.buttons(localizer, &id));
    buttons.push(other);
    buttons.extend(first_lesson_button(localizer, page.game()));
    let rows = vec![CreateActionRow::Buttons(buttons), shown.menu(localizer)];
    // Alt texts are read out only for attachments outside of an embed.
    ctx.responder.reply_to_user(text.files([picture]).rows(rows)).await
}
