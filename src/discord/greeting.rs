//! The message that greets whoever opens a fresh sandbox: one press, and one is playing.

use super::context::CommandContext;
use super::limits::MOST_IN_A_ROW;
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, door, serenity};
use crate::app::computers;
use crate::host::TableRef;
use crate::i18n::{Localizer, mention};
use crate::rules::{GameKind, Message, Setup};
use crate::table::{Command, Opening, Player, PlayerId, Rejection};
use serenity::{ButtonStyle, CreateActionRow, CreateButton, CreateEmbed, CreateMessage, UserId};

/// `greet:play:USER:USER` seats whoever presses it opposite the other one of the two.
const PLAY: &str = "greet:play:";
/// Seats a computer opposite whoever presses it.
const COMPUTER: &str = "greet:computer";
/// What is played at once.
const FIRST_GAME: GameKind = GameKind::ALL[0];
/// How strong the computer is.
const FIRST_LEVEL: u8 = 1;
/// Asks whose rules are to be read.
const RULES: &str = "greet:rules";

/// The greeting; its game is played by these two.
pub(super) fn message(localizer: &Localizer, players: [UserId; 2]) -> CreateMessage {
    let [first, second] = players;
    let text = Message::new("greeting")
        .games("games")
        .game("game", FIRST_GAME)
        .with("first", mention(PlayerId(first.get())))
        .with("second", mention(PlayerId(second.get())));
    let play = CreateButton::new(format!("{PLAY}{first}:{second}")).style(ButtonStyle::Secondary);
    let rules = CreateButton::new(RULES).style(ButtonStyle::Secondary);
    let computer = CreateButton::new(COMPUTER).style(ButtonStyle::Primary);
    let buttons = vec![
        computer.label(localizer.text("button-greet-computer")),
        play.label(localizer.text("button-greet-play")),
        rules.label(localizer.text("button-greet-rules")),
    ];
    OutgoingMessage::text(localizer.render(&text)).rows(vec![CreateActionRow::Buttons(buttons)]).message()
}

/// Is it one of the greeting's buttons?
pub(super) fn is_pressed(custom_id: &str) -> bool {
    custom_id == RULES || begins_a_game(custom_id)
}

/// Is it the one that begins a game?
pub(super) fn begins_a_game(custom_id: &str) -> bool {
    custom_id.starts_with(PLAY) || custom_id == COMPUTER
}

/// Answers the press of one of them.
pub(super) async fn answer(ctx: &CommandContext<'_>, custom_id: &str) -> Result<(), CommandError> {
    match custom_id.strip_prefix(PLAY) {
        Some(players) => play(ctx, players).await,
        None if custom_id == COMPUTER => play_a_computer(ctx).await,
        None => choose_rules(ctx).await,
    }
}

/// Starts a game at once: nobody has to join, for it is the same person who plays both sides.
async fn play(ctx: &CommandContext<'_>, players: &str) -> Result<(), CommandError> {
    let mut ids = players.split(':').filter_map(|id| id.parse().ok());
    let other = ids.find(|id| *id != ctx.player.id).ok_or_else(CommandError::stale_button)?;
    let other = ctx.fetch_player(other).await?;
    begin(ctx, Some(other.clone()), Command::Join { by: other }).await
}

/// Starts a game with a computer that begins to play.
async fn play_a_computer(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let computers = computers::computer_players(&ctx.channel_localizer, FIRST_LEVEL);
    begin(ctx, None, Command::Seat { by: ctx.player.id, computers }).await
}

/// Opens a table, and takes the seat that is left.
async fn begin(
    ctx: &CommandContext<'_>,
    opponent: Option<Player>,
    command: Command,
) -> Result<(), CommandError> {
    let setup = Setup::new(FIRST_GAME, None, None).map_err(Rejection::Setup)?;
    let opening = Opening {
        guild: ctx.guild_id(),
        opponents: opponent.into_iter().collect(),
        ..Opening::new(ctx.channel_id(), ctx.player.clone(), setup)
    };
    let invitation = ctx.app.host.tables().open(opening).await?.table.id();
    let news = ctx.execute(TableRef::Id(invitation), command).await?;
    ctx.post_board(news).await
}

async fn choose_rules(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let localizer = ctx.user_localizer();
    let button = |game| door::rules(game, localizer.game(game));
    let rows = GameKind::ALL
        .chunks(MOST_IN_A_ROW)
        .map(|games| CreateActionRow::Buttons(games.iter().copied().map(button).collect()));
    // The page that follows has an embed as well, which then takes the place of this one.
    let menu = OutgoingMessage::new().embed(CreateEmbed::new().title(localizer.text("greeting-rules")));
    ctx.reply_ephemeral(menu.rows(rows.collect())).await
}
