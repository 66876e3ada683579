//! The greeting of a fresh sandbox, from which one press starts a game.

use super::play::open_in_new_thread;
use super::{CommandContext, CommandError, serenity, thread};
use crate::discord::interactions::board_link::lead_to_board;
use crate::discord::interactions::reply;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::CustomId;
use crate::discord::messages::learning_buttons::{choose_puzzle_button, how_to_play_button};
use crate::discord::messages::limits::MAX_BUTTONS_PER_ROW;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{HostError, HostRejection};
use crate::i18n::{Localizer, mention};
use crate::localize::Message;
use crate::rules::{GameKind, Setup};
use crate::table::{Command, NewTable, PlayerId, Rejection};
use serenity::{ButtonStyle, CreateActionRow};

/// The game that starts.
pub(super) const GAME: GameKind = GameKind::ALL[0];

/// The greeting; its game is played by these two.
pub(in crate::discord) fn message(localizer: &Localizer, players: [PlayerId; 2]) -> OutgoingMessage {
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
        choose_puzzle_button(localizer),
    ];
    OutgoingMessage::text(localizer.render(&text)).buttons(buttons)
}

/// Starts a casual game against the other one of the two. Nobody has to join: in a sandbox one person plays both sides. If the
/// channel has a table already, a button starts the game in a thread.
pub(super) async fn play(ctx: &CommandContext<'_>, players: [PlayerId; 2]) -> Result<(), CommandError> {
    let (new_table, join) = new_table(ctx, players).await?;
    match ctx.app.host.tables().open_with(new_table, Some(join)).await {
        Err(HostError::Refused(HostRejection::Occupied)) => offer_thread(ctx, players).await,
        opened => reply::show(ctx, reply::start(ctx, opened?)).await,
    }
}

/// Starts the game in a new thread.
pub(super) async fn play_in_thread(
    ctx: &CommandContext<'_>,
    players: [PlayerId; 2],
) -> Result<(), CommandError> {
    let (new_table, join) = new_table(ctx, players).await?;
    open_in_new_thread(ctx, new_table, Some(join)).await
}

/// The table of the game, and the command by which the other one joins. A button for people whom its message does not name is
/// none of the greeting's.
async fn new_table(
    ctx: &CommandContext<'_>,
    players: [PlayerId; 2],
) -> Result<(NewTable, Command), CommandError> {
    let greeting = ctx.responder.source.map(|source| source.content.as_str()).unwrap_or_default();
    if !players.iter().all(|player| greeting.contains(&mention(*player))) {
        return Err(CommandError::stale_button());
    }
    let other = players.into_iter().find(|id| *id != ctx.player_id).ok_or_else(CommandError::stale_button)?;
    let other = ctx.fetch_player(other).await?;
    let setup = Setup::new(GAME, None, None).map_err(Rejection::from)?;
    let new_table = NewTable {
        guild: ctx.venue.guild,
        opponents: vec![other.clone()],
        casual: true,
        ..NewTable::new(ctx.venue.channel, ctx.player.clone(), setup)
    };
    Ok((new_table, Command::Join { by: other }))
}

/// Answers where the channel has a table: leads those who have just started it there, and offers a thread otherwise.
async fn offer_thread(ctx: &CommandContext<'_>, players: [PlayerId; 2]) -> Result<(), CommandError> {
    let open = ctx.app.host.tables().load(ctx.table()).await?;
    let is_theirs = players.iter().all(|player| open.seat_of(*player).is_some());
    if is_theirs && open.setup().kind() == GAME && open.turn_number() == 0 {
        return lead_to_board(ctx, &open).await;
    }
    let localizer = ctx.user_localizer();
    let text = localizer.render(&ctx.venue.occupied_message());
    // The button is for those whom its message names.
    let names = players.map(mention).join(" · ");
    thread::offer(ctx, format!("{text}\n{names}"), &CustomId::GreetingThread(players)).await
}

/// Asks which game to learn.
pub(super) async fn choose_lessons(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let localizer = ctx.user_localizer();
    let button = |game| how_to_play_button(game, localizer.game(game));
    let rows = GameKind::ALL
        .chunks(MAX_BUTTONS_PER_ROW)
        .map(|games| CreateActionRow::Buttons(games.iter().copied().map(button).collect()));
    let menu = OutgoingMessage::titled(localizer.text("greeting-rules"), "");
    ctx.responder.reply_ephemeral(menu.rows(rows.collect())).await
}
