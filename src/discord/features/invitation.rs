//! The buttons under an invitation: join, seat computers, decline, leave, cancel. `/accept` and `/decline` join and decline as
//! well.

use super::play::computer::strength_message;
use super::{CommandContext, CommandError, Visibility};
use crate::app::analysis::computers;
use crate::app::news::Change;
use crate::discord::interactions::reply;
use crate::discord::messages::custom_id::{CustomId, TableAction, TableButton};
use crate::host::{CommandOutcome, HostError, TableRef};
use crate::i18n::{Localizer, channel, escape_arguments, player_name};
use crate::localize::Message;
use crate::search::Level;
use crate::table::{Command, Event, Phase, Player, Rejection, Table};

/// Seats the player: shows the invitation, or posts the first board if all seats are taken.
pub(super) async fn join(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let joined = ctx.app.host.tables().execute(table, Command::Join { by: ctx.player.clone() }).await;
    let change = match joined {
        Err(HostError::Rejected(Rejection::AlreadySeated)) if !is_typed(ctx) => {
            return show_joined(ctx, table).await;
        }
        joined => seated(ctx, joined?).await,
    };
    show_seated(ctx, change).await
}

/// Seats the player at a table in another channel, and says where it is.
pub(super) async fn join_elsewhere(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let outcome = ctx.app.host.tables().execute(table, Command::Join { by: ctx.player.clone() }).await?;
    let change = reply::start(ctx, outcome);
    if change.table().phase() == Phase::Playing {
        ctx.app.name_thread(change.table()).await;
    }
    let table = change.table();
    let told = Message::new("say-joined-elsewhere")
        .game("game", table.setup().kind())
        .with("table", table.id().to_string())
        .with("place", channel(table.channel()));
    let told = ctx.user_localizer().render(&told);
    reply::show_and_tell(ctx, change, told).await
}

/// The board to show after somebody has taken a seat. If the game starts now in a thread, the thread is named after its players.
async fn seated(ctx: &CommandContext<'_>, outcome: CommandOutcome) -> Change {
    let starts = outcome.events.iter().any(|event| matches!(event, Event::Started { .. }));
    let change = reply::start(ctx, outcome);
    if starts && ctx.venue.is_thread() {
        ctx.app.name_thread(change.table()).await;
    }
    change
}

/// Shows an invitation after somebody has taken a seat, or the first board if all seats are taken.
async fn show_seated(ctx: &CommandContext<'_>, change: Change) -> Result<(), CommandError> {
    if is_typed(ctx) || change.table().phase() == Phase::Invitation {
        return reply::show(ctx, change).await;
    }
    let localizer = ctx.app.table_localizer(change.table()).await;
    ctx.responder.replace_source_message(localizer.text("card-all-seated")).await;
    reply::show_after_answer(ctx, change).await
}

/// Whether the answer was entered as a command.
fn is_typed(ctx: &CommandContext<'_>) -> bool {
    ctx.responder.source.is_none()
}

/// Answers somebody who joins for the second time; the opener does it for the first time.
async fn show_joined(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    if table.opener().id == ctx.player.id {
        return Err(Rejection::AlreadySeated.into());
    }
    if table.phase() == Phase::Invitation {
        return reply::show_in_pressed(ctx, &table).await;
    }
    // The first join has started the game, and its answer shows the board.
    ctx.responder.defer(Visibility::SourceMessage).await;
    Ok(())
}

/// Asks for the strength of the computers, if they may take a seat, or seats those of the level of the user's settings.
pub(super) async fn choose_level(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    ctx.venue.check_boards()?;
    let host = &ctx.app.host;
    if let Some(level) = ctx.settings().preferences.computer_level {
        let outcome = host.tables().execute(table, seating(ctx, level, false)).await?;
        return show_seated(ctx, seated(ctx, outcome).await).await;
    }
    let table = host.tables().load(table).await?;
    table.decide(&seating(ctx, Level::MAX, false), host.clock().now())?;
    let seat = |level: Level, rated| {
        let (action, number) = (TableAction::SeatComputers, level.number().into());
        CustomId::Table(TableButton { action, table: table.id(), number, index: usize::from(rated) })
    };
    let message = strength_message(ctx.user_localizer(), None, table.rating_choice(), seat);
    ctx.responder.reply_to_user(message).await
}

/// Seats computers of the chosen level. The invitation becomes the first board if all seats are taken then.
pub(super) async fn seat_computers(
    ctx: &CommandContext<'_>,
    table: TableRef,
    button: TableButton,
) -> Result<(), CommandError> {
    let level =
        u8::try_from(button.number).ok().and_then(Level::new).ok_or_else(CommandError::stale_button)?;
    ctx.venue.check_boards()?;
    let outcome = match ctx.app.host.tables().execute(table, seating(ctx, level, button.index > 0)).await {
        Err(HostError::Rejected(Rejection::AlreadyStarted)) => {
            let table = ctx.app.host.tables().load(table).await?;
            ctx.responder.replace_source_message(started_text(ctx.user_localizer(), &table, level)).await;
            return Ok(());
        }
        outcome => outcome?,
    };
    let events = outcome.events.clone();
    let change = seated(ctx, outcome).await;
    let done = match change.table().phase() {
        Phase::Invitation => computers_text(ctx.user_localizer(), &events),
        _ => ctx.user_localizer().text("card-all-seated"),
    };
    ctx.responder.replace_source_message(done).await;
    reply::show_after_answer(ctx, change).await
}

/// The answer to a level for a game that has started: it was chosen twice, or others were faster.
fn started_text(localizer: &Localizer, table: &Table, level: Level) -> String {
    let has_level = |player: &Player| player.level() == Some(level);
    if table.seats().iter().flatten().any(has_level) {
        return localizer.text("card-all-seated");
    }
    let others = table.seats().iter().flatten().filter(|player| player.id != table.opener().id);
    let names: Vec<String> = others.map(|player| player_name(localizer, player)).collect();
    let text = Message::new("say-seats-taken").count("count", names.len()).conjunction("names", names);
    localizer.render(&escape_arguments(text))
}

/// The sentence that names the computers that have joined.
fn computers_text(localizer: &Localizer, events: &[Event]) -> String {
    let joined = |event: &Event| match event {
        Event::Joined { player, .. } => Some(player_name(localizer, player)),
        _ => None,
    };
    let names: Vec<String> = events.iter().filter_map(joined).collect();
    localizer
        .render(&Message::new("say-computers-joined").count("count", names.len()).conjunction("names", names))
}

fn seating(ctx: &CommandContext<'_>, level: Level, rated: bool) -> Command {
    let computers = computers::computer_players(level.number());
    Command::SeatComputers { by: ctx.player.id, computers, rated }
}

/// Declines or cancels the invitation or gives up a seat, or shows that this is done.
pub(super) async fn close(
    ctx: &CommandContext<'_>,
    table: TableRef,
    command: Command,
) -> Result<(), CommandError> {
    let tables = ctx.app.host.tables();
    match tables.execute(table, command).await {
        Err(HostError::Rejected(rejection @ (Rejection::Closed | Rejection::NotInvited)))
            if !is_typed(ctx) =>
        {
            let table = tables.load(table).await?;
            if rejection == Rejection::NotInvited && !has_given_up(&table, &ctx.player) {
                return Err(CommandError::Rejected(Message::new("table-nothing-to-leave")));
            }
            // The button was pressed twice.
            reply::show_in_pressed(ctx, &table).await
        }
        closed => reply::show(ctx, reply::start(ctx, closed?)).await,
    }
}

/// Whether a player has declined the invitation, or has left a seat.
fn has_given_up(table: &Table, player: &Player) -> bool {
    let declined = table.declined_invitations().map(|(_, declined)| declined);
    declined.chain(table.leaver()).any(|gone| gone.id == player.id)
}
