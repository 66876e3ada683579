use super::{CommandError, Context, Visibility, answered, context, serenity};
use crate::app::board::table_picture;
use crate::discord::board_message;
use crate::discord::context::{BoardUpdate, CommandContext};
use crate::discord::outgoing_message::OutgoingMessage;
use crate::host::TableRef;
use crate::i18n::{table_alt, table_text};
use crate::render::{RenderOptions, Theme};
use crate::rules::{Message, Seat};
use crate::table::{ChannelId, Table};
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn board(
    ctx: Context<'_>,
    #[autocomplete = "players"] view: Option<String>,
    #[autocomplete = "themes"] theme: Option<String>,
    text: Option<bool>,
) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    let wish = Wish { view, theme, text: text.unwrap_or(false) };
    let place = if wish.is_usual() { Visibility::Public } else { Visibility::Ephemeral };
    answered(&ctx, place, |ctx| show(ctx, wish)).await
}

/// How somebody would like to see the board, as it was entered.
struct Wish {
    view: Option<String>,
    theme: Option<String>,
    text: bool,
}

impl Wish {
    /// As all see it.
    fn is_usual(&self) -> bool {
        self.view.is_none() && self.theme.is_none() && !self.text
    }
}

/// The board for everybody, or for this person alone as they wish to see it.
async fn show(ctx: &CommandContext<'_>, wish: Wish) -> Result<(), CommandError> {
    let app = ctx.app;
    let table = app.host.tables().load(TableRef::Channel(ctx.channel_id())).await?;
    if wish.is_usual() {
        let board = app.board(&ctx.channel_localizer, &table).await;
        let card = board_message::message(board).mention(None);
        return ctx.post_board(BoardUpdate { table, card, pending: None }).await;
    }
    let localizer = ctx.user_localizer();
    if wish.text {
        let mut text = table_text(localizer, &table);
        text.extend(table.scene().map(|scene| format!("\n{}", table_alt(localizer, &table, &scene))));
        return ctx.reply_ephemeral(OutgoingMessage::text(text)).await;
    }
    let seat = match &wish.view {
        Some(name) => seat_of(&table, name)?,
        None => ctx.viewpoint(table.seat_of(ctx.player.id)),
    };
    let own = ctx.render_options().await;
    let theme = wish.theme.map_or(Ok(own.theme), |name| named(&name))?;
    let look = RenderOptions { theme, ..own };
    let picture = table_picture(&app.render_pool, localizer, &table, seat, look).await?;
    ctx.reply_ephemeral(OutgoingMessage::new().files(picture)).await
}

/// The seat of somebody by name, or by its number from 1.
fn seat_of(table: &Table, name: &str) -> Result<Seat, CommandError> {
    let name = name.trim();
    let names = table.names();
    let by_name = names.iter().position(|known| !known.is_empty() && known.eq_ignore_ascii_case(name));
    let by_number = || name.parse::<usize>().ok()?.checked_sub(1).filter(|seat| *seat < names.len());
    by_name.or_else(by_number).ok_or_else(|| {
        let known = names.iter().filter(|name| !name.is_empty());
        CommandError::Rejected(Message::new("say-no-such-player").quoted("name", name).list("names", known))
    })
}

/// The theme that a person named.
pub(super) fn named(name: &str) -> Result<&'static Theme, CommandError> {
    Theme::by_name(name.trim()).ok_or_else(|| {
        CommandError::Rejected(
            Message::new("say-unknown-theme").quoted("name", name).list("themes", Theme::names()),
        )
    })
}

/// Suggests those who sit at the table of the channel.
async fn players(ctx: Context<'_>, _: &str) -> CreateAutocompleteResponse {
    let at = TableRef::Channel(ChannelId(ctx.interaction.channel_id.get()));
    let names = match ctx.data().host.tables().load(at).await {
        Ok(table) => table.names(),
        Err(_) => Vec::new(),
    };
    let names = names.into_iter().filter(|name| !name.is_empty());
    CreateAutocompleteResponse::new()
        .set_choices(names.map(|name| AutocompleteChoice::new(name.clone(), name)).collect())
}

/// Suggests themes.
pub(super) async fn themes(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let names = Theme::names().filter(|name| name.starts_with(&typed));
    CreateAutocompleteResponse::new()
        .set_choices(names.map(|name| AutocompleteChoice::new(name, name)).collect())
}
