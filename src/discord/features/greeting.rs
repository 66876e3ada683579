//! The greeting of a fresh sandbox, from which one press starts a game.

use super::rules::rules_button;
use super::{CommandContext, CommandError, serenity};
use crate::app::computers;
use crate::discord::board_update::BoardUpdate;
use crate::discord::components::button;
use crate::discord::custom_id::CustomId;
use crate::discord::limits::MAX_BUTTONS_PER_ROW;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::i18n::{Localizer, mention};
use crate::rules::{GameKind, Message, Setup};
use crate::table::{Command, NewTable, Player, PlayerId, Rejection};
use serenity::{ButtonStyle, CreateActionRow, CreateEmbed, CreateMessage};

/// The game that starts.
const GAME: GameKind = GameKind::ALL[0];
/// The level of the computer.
const LEVEL: u8 = 1;

/// The greeting; its game is played by these two.
pub(in crate::discord) fn message(localizer: &Localizer, players: [PlayerId; 2]) -> CreateMessage {
    let [first, second] = players;
    let text = Message::new("greeting")
        .games("games")
        .game("game", GAME)
        .with("first", mention(first))
        .with("second", mention(second));
    let game = CustomId::GreetingGame(players);
    let buttons = vec![
        button(&CustomId::GreetingComputer, localizer.text("button-greet-computer"), ButtonStyle::Primary),
        button(&game, localizer.text("button-greet-play"), ButtonStyle::Secondary),
        button(&CustomId::GreetingRules, localizer.text("button-greet-rules"), ButtonStyle::Secondary),
    ];
    OutgoingMessage::text(localizer.render(&text)).buttons(buttons).message()
}

/// Starts a game against the other one of the two. Nobody has to join: in a sandbox one person plays both sides. A button
/// for people whom the greeting does not name is none of the greeting's.
pub(super) async fn play(ctx: &CommandContext<'_>, players: [PlayerId; 2]) -> Result<(), CommandError> {
    let greeting = ctx.responder.source.map(|source| source.content.as_str()).unwrap_or_default();
    if !players.iter().all(|player| greeting.contains(&mention(*player))) {
        return Err(CommandError::stale_button());
    }
    let other = players.into_iter().find(|id| *id != ctx.player_id).ok_or_else(CommandError::stale_button)?;
    let other = ctx.fetch_player(other).await?;
    begin(ctx, Some(other.clone()), Command::Join { by: other }).await
}

/// Starts a game against a computer, which begins.
pub(super) async fn play_computer(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let computers = computers::computer_players(&ctx.channel_localizer, LEVEL);
    begin(ctx, None, Command::SeatComputers { by: ctx.player.id, computers }).await
}

/// Opens a table with the command that fills the free seat.
async fn begin(
    ctx: &CommandContext<'_>,
    opponent: Option<Player>,
    command: Command,
) -> Result<(), CommandError> {
    let setup = Setup::new(GAME, None, None).map_err(Rejection::Setup)?;
    let new_table = NewTable {
        guild: ctx.venue.guild,
        opponents: opponent.into_iter().collect(),
        ..NewTable::new(ctx.venue.channel, ctx.player.clone(), setup)
    };
    let outcome = ctx.app.host.tables().open_with(new_table, Some(command)).await?;
    BoardUpdate::new(ctx, outcome).post(ctx).await
}

/// Asks which game's rules to open.
pub(super) async fn choose_rules(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let localizer = ctx.user_localizer();
    let button = |game| rules_button(game, localizer.game(game));
    let rows = GameKind::ALL
        .chunks(MAX_BUTTONS_PER_ROW)
        .map(|games| CreateActionRow::Buttons(games.iter().copied().map(button).collect()));
    // The page of the rules replaces this embed by its own.
    let menu = OutgoingMessage::new().embed(CreateEmbed::new().title(localizer.text("greeting-rules")));
    ctx.responder.reply_ephemeral(menu.rows(rows.collect())).await
}
