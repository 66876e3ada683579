//! `/table`: moves a table to this channel of its server, if everybody at the table sees it; asks for a player who does not
//! move, and gives an opponent time.

use super::leave::{self, Leaving};
use super::table_list::suggest_movable;
use super::{CommandContext, CommandError, Context, Visibility, run, run_at};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::interactions::{offers, reply};
use crate::host::TableRef;
use crate::localize::Message;
use crate::table::{Command, Participant, Player, Table, TableId};

// Discord runs only the subcommands.
#[poise::command(
    slash_command,
    interaction_context = "Guild|BotDm",
    subcommands("relocate", "ask_presence", "confirm_presence", "claim", "give_time"),
    subcommand_required
)]
pub(super) async fn table(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

const MOVE_POLICY: Policy =
    Policy::new(Actor::Player, Place::GameChannel, TableScope::Everywhere, 8, Work::Picture);

#[poise::command(
    slash_command,
    interaction_context = "Guild|BotDm",
    rename = "move",
    custom_data = MOVE_POLICY
)]
async fn relocate(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "suggest_movable"]
    table: i64,
) -> Result<(), CommandError> {
    let table = TableRef::Id(TableId(table));
    run_at(ctx, Visibility::Public, table, async |ctx| move_here(ctx, table).await).await
}

const PRESENCE_POLICY: Policy =
    Policy::new(Actor::Player, Place::Anywhere, TableScope::Here, 2, Work::Picture);

#[poise::command(
    slash_command,
    interaction_context = "Guild|BotDm",
    rename = "still-there",
    custom_data = PRESENCE_POLICY
)]
async fn ask_presence(ctx: Context<'_>) -> Result<(), CommandError> {
    beside_board(ctx, |by| Command::AskPresence { by }).await
}

#[poise::command(
    slash_command,
    interaction_context = "Guild|BotDm",
    rename = "here",
    custom_data = PRESENCE_POLICY
)]
async fn confirm_presence(ctx: Context<'_>) -> Result<(), CommandError> {
    beside_board(ctx, |by| Command::ConfirmPresence { by }).await
}

#[poise::command(
    slash_command,
    interaction_context = "Guild|BotDm",
    rename = "give-time",
    custom_data = PRESENCE_POLICY
)]
async fn give_time(ctx: Context<'_>) -> Result<(), CommandError> {
    beside_board(ctx, |by| Command::ExtendTurn { by, number: None }).await
}

/// If nobody is known to have left, the others are looked up.
const CLAIM_POLICY: Policy = Policy::new(Actor::Player, Place::Anywhere, TableScope::Here, 8, Work::Picture);

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = CLAIM_POLICY)]
async fn claim(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| leave::ask(ctx, ctx.table(), Leaving::Claim).await).await
}

/// Carries out a command whose outcome is a line beside the board.
async fn beside_board(
    ctx: Context<'_>,
    command: impl FnOnce(Participant) -> Command,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Public, async |ctx| offers::execute(ctx, ctx.table(), command(ctx.player.id)).await)
        .await
}

async fn move_here(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let host = &ctx.app.host;
    let found = host.tables().load(table).await?;
    let guild = ctx.venue.guild;
    let command = Command::Relocate { by: ctx.player.id, guild, channel: ctx.venue.channel };
    found.decide(&command, host.clock().now())?;
    check_movable(&found)?;
    ctx.venue.check_table(&found)?;
    let concerned = found.remaining_players().chain(found.invited().map(|(_, player)| player));
    let others: Vec<Player> = concerned.filter(|player| player.id != ctx.player.id).cloned().collect();
    match guild {
        Some(guild) => ctx.app.check_all_can_view(guild, ctx.venue.channel, &others).await?,
        // In a direct conversation the other players could not see the board.
        None if others.iter().any(|player| !player.is_computer()) => {
            return Err(CommandError::Rejected(Message::new("say-alone-here")));
        }
        None => {}
    }
    let moved = reply::execute(ctx, table, command).await.map_err(|error| match (error, guild) {
        (CommandError::Occupied, Some(_)) => CommandError::Rejected(Message::new("table-occupied-move")),
        (error, _) => error,
    })?;
    reply::show(ctx, moved).await
}

/// A game of a tournament stays where it was opened, where its tournament links to it.
pub(super) fn check_movable(table: &Table) -> Result<(), CommandError> {
    match table.is_of_tournament() {
        true => Err(CommandError::Rejected(Message::new("say-tournament-game-stays"))),
        false => Ok(()),
    }
}
