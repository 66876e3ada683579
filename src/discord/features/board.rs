//! `/board`: the board for everyone, or for the user alone from another side, in another theme or as text.

use super::user_localizer;
use super::{CommandContext, CommandError, Context, Suggestion, Visibility, run, serenity, suggestions};
use crate::discord::interactions::board_link::lead_to_board;
use crate::discord::interactions::choices::{self, Choice};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::interactions::reply;
use crate::discord::messages::board_message::named_buttons;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::TableRef;
use crate::i18n::{self, Localizer, best_matches, only_match};
use crate::localize::Message;
use crate::render::{RenderOptions, Theme};
use crate::rules::Seat;
use crate::table::{ChannelId, Phase, Table, TableId};
use serenity::CreateAutocompleteResponse;

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::Here, 2, Work::Picture);

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn board(
    ctx: Context<'_>,
    #[autocomplete = "suggest_players"] view: Option<String>,
    #[autocomplete = "suggest_themes"] theme: Option<String>,
    text: Option<bool>,
) -> Result<(), CommandError> {
    let as_text = text == Some(true);
    if view.is_none() && theme.is_none() && !as_text {
        return run(ctx, Visibility::Public, show_to_all).await;
    }
    run(ctx, Visibility::Ephemeral, async |ctx| show_to_user(ctx, view, theme, as_text).await).await
}

/// Shows the board to everyone, in place of the one before. The last board of a game that is over is led to while it is recent.
async fn show_to_all(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(ctx.table()).await?;
    ctx.app.check_members(table.id());
    match ctx.app.recent_final_board(&table).await {
        Some(_) => lead_to_board(ctx, &table).await,
        None => show_in_turn(ctx, table.id()).await,
    }
}

/// Shows the board after the deliveries under way and before later ones: of an edited board and another message with it, the one
/// that is stored last would count as the board, and the other one is taken away.
async fn show_in_turn(ctx: &CommandContext<'_>, table: TableId) -> Result<(), CommandError> {
    let turn = ctx.app.outbox.deliver(table);
    turn.wait_for_earlier().await;
    let table = ctx.app.host.tables().load(TableRef::Id(table)).await?;
    let shown = reply::show_again(ctx, &table).await;
    turn.complete();
    shown
}

async fn show_to_user(
    ctx: &CommandContext<'_>,
    view: Option<String>,
    theme: Option<String>,
    as_text: bool,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(ctx.table()).await?;
    ctx.app.check_members(table.id());
    if as_text {
        return show_text(ctx, &table).await;
    }
    let localizer = ctx.user_localizer();
    let seat = match &view {
        Some(name) => parse_seat(localizer, &table, name)?,
        None => ctx.viewpoint(table.seat_of(ctx.player.id)),
    };
    let own = ctx.render_options().await;
    let theme = theme.map_or(Ok(own.theme), |name| parse_theme(localizer, &name))?;
    let options = RenderOptions { theme, ..own };
    let picture = ctx.app.table_picture(localizer, &table, seat, options).await?;
    ctx.responder.reply_ephemeral(OutgoingMessage::new().files(picture)).await
}

/// Shows the board as text to the user alone, with the buttons that it names.
async fn show_text(ctx: &CommandContext<'_>, table: &Table) -> Result<(), CommandError> {
    let localizer = &ctx.user_localizer().clone().read_by(ctx.player_id);
    let mut text = ctx.app.caption(localizer, table).await;
    let scene = i18n::scene(localizer, table);
    text.extend(scene.map(|scene| format!("\n{}", i18n::position_text(localizer, &scene))));
    let buttons = match table.phase() {
        Phase::Playing if table.seat_of(ctx.player.id).is_some() => named_buttons(localizer, table),
        _ => Vec::new(),
    };
    ctx.responder.reply_ephemeral(OutgoingMessage::text(text).buttons(buttons)).await
}

/// A seat by the name of its player, by its number from 1, or by whatever only one suggestion fits.
fn parse_seat(localizer: &Localizer, table: &Table, name: &str) -> Result<Seat, CommandError> {
    let name = name.trim();
    let names = i18n::names(localizer, table);
    // The board that everyone sees may name computers in another language.
    let by_name = Localizer::locales().find_map(|locale| {
        let names = i18n::names(&Localizer::of(&locale), table);
        names.iter().position(|known| !known.is_empty() && known.to_lowercase() == name.to_lowercase())
    });
    let by_number = || name.parse::<usize>().ok()?.checked_sub(1).filter(|seat| *seat < names.len());
    let suggested = || only_match(seated(&names), name, known_by).map(|(seat, _)| seat);
    by_name.or_else(by_number).or_else(suggested).ok_or_else(|| {
        let known = names.iter().filter(|name| !name.is_empty());
        CommandError::Rejected(Message::new("say-no-such-player").quoted("name", name).list("names", known))
    })
}

/// The theme that an option names.
pub(super) fn parse_theme(localizer: &Localizer, name: &str) -> Result<&'static Theme, CommandError> {
    choices::find(localizer, themes(), name)
        .map_err(|known| CommandError::Rejected(choices::refusal("say-unknown-theme", "themes", name, known)))
}

/// The themes of boards as values of an option.
pub(super) fn themes() -> impl Iterator<Item = Choice<&'static Theme>> {
    Theme::all().map(|theme| Choice::new(theme, theme.name(), theme_label(theme.name())))
}

/// The name of a theme as people read it.
pub(super) fn theme_label(name: &str) -> Message {
    Message::new("theme-name").with("theme", name)
}

/// Suggests the players at the table of the channel.
async fn suggest_players(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let table = TableRef::Channel(ChannelId(ctx.interaction.channel_id.get()));
    let names = match ctx.data().host.tables().load(table).await {
        Ok(table) => i18n::names(&user_localizer(ctx).await, &table),
        Err(_) => Vec::new(),
    };
    let found = best_matches(seated(&names), typed, known_by);
    suggestions::unfiltered(found.into_iter().map(|(_, name)| Suggestion::plain(name)))
}

/// The seats that somebody has, with the name of the player.
fn seated(names: &[String]) -> impl Iterator<Item = (Seat, &String)> {
    names.iter().enumerate().filter(|(_, name)| !name.is_empty())
}

/// The texts by which a seat is found.
fn known_by((seat, name): &(Seat, &String)) -> Vec<String> {
    vec![(*name).clone(), (seat + 1).to_string()]
}

/// Suggests themes.
async fn suggest_themes(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, themes())
}
