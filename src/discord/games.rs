//! The running games of a person, those that wait for this person first.

use super::context::CommandContext;
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, serenity};
use crate::i18n::game_text;
use crate::rules::Message;
use serenity::{ButtonStyle, ComponentInteraction, CreateActionRow, CreateButton, CreateEmbed};

/// The `custom_id`s of its buttons: `games:PAGE`.
const GAMES: &str = "games:";
/// So many stand on a page.
const LISTED: usize = 10;

/// Shows the first page.
pub(super) async fn open(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    ctx.reply_ephemeral(page(ctx, 0).await?).await
}

/// Is it a press on one of the pages' buttons?
pub(super) fn is_pressed(press: &ComponentInteraction) -> bool {
    press.data.custom_id.starts_with(GAMES)
}

/// Turns to another page.
pub(super) async fn turn_page(
    ctx: &CommandContext<'_>,
    press: &ComponentInteraction,
) -> Result<(), CommandError> {
    let number = press.data.custom_id.strip_prefix(GAMES).and_then(|number| number.parse().ok());
    let number = number.ok_or_else(CommandError::stale_button)?;
    ctx.reply_to_user(&press.message, page(ctx, number).await?).await
}

/// A page, or the last one where there are fewer by now.
async fn page(ctx: &CommandContext<'_>, number: usize) -> Result<OutgoingMessage, CommandError> {
    let (localizer, player) = (ctx.user_localizer(), ctx.player.id);
    let games = ctx.app.host.players().tables_of(player).await?;
    let last = games.len().saturating_sub(1) / LISTED;
    let number = number.min(last);
    let waiting =
        games.iter().filter(|(table, _)| table.awaited().iter().any(|awaited| awaited.id == player));
    let heading = Message::new("games-heading").count("games", games.len()).count("waiting", waiting.count());
    let lines: Vec<String> = games
        .iter()
        .skip(number * LISTED)
        .take(LISTED)
        .map(|(table, sitting)| game_text(localizer, table, player, sitting.guild, sitting.message))
        .collect();
    let told = if lines.is_empty() { localizer.text("games-none") } else { lines.join("\n") };
    let embed = CreateEmbed::new().title(localizer.render(&heading)).description(told);
    let button = |page: usize, label: &'static str| {
        CreateButton::new(format!("{GAMES}{page}")).label(localizer.text(label)).style(ButtonStyle::Secondary)
    };
    let back = number.checked_sub(1).map(|before| button(before, "button-page-back"));
    let on = (number < last).then(|| button(number + 1, "button-page-on"));
    let rows = match back.into_iter().chain(on).collect::<Vec<_>>() {
        buttons if buttons.is_empty() => Vec::new(),
        buttons => vec![CreateActionRow::Buttons(buttons)],
    };
    Ok(OutgoingMessage::new().embed(embed).rows(rows))
}
