//! A turn, entered in one of three ways: as the text of `/move`, step by step in the chooser, or in a form.
//!
//! # Bounds
//!
//! A key typed in `/move` looks up the same table every two seconds, and takes a tenth of a millisecond.

pub(super) mod chooser;
pub(super) mod form;

use super::{CommandContext, CommandError, Context, Suggestion, Visibility, run, serenity, suggestions};
use crate::app::metrics::InteractionKind;
use crate::app::news::Change;
use crate::discord::App;
use crate::discord::limits::MAX_CHOICES;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::discord::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::reply;
use crate::host::{HostError, TableRef};
use crate::rules::{IllegalTurn, Localize as _, Message};
use crate::table::{ChannelId, Command, Phase, Rejection, Table};
use serenity::CreateAutocompleteResponse;
use std::time::Instant;

const POLICY: Policy = Policy::new(Actor::Player, Place::Anywhere, TableScope::Here, 2, Work::Picture);

#[poise::command(slash_command, interaction_context = "Guild|BotDm", rename = "move", custom_data = POLICY)]
pub(super) async fn turn(
    ctx: Context<'_>,
    #[autocomplete = "suggest_turns"] turn: String,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Public, async |ctx| play(ctx, turn).await).await
}

/// Plays a turn. If it is incomplete, the chooser shows the next step.
async fn play(ctx: &CommandContext<'_>, text: String) -> Result<(), CommandError> {
    let command = Command::Turn { by: ctx.player.id, text: text.clone(), number: None };
    let rejection = match Box::pin(ctx.app.play_turn(ctx.table(), command)).await {
        Ok(outcome) => return show(ctx, &text, reply::start(ctx, outcome)).await,
        Err(HostError::Rejected(Rejection::AlreadyPlayed)) => {
            return report_repeated(ctx, ctx.table(), &text).await;
        }
        Err(HostError::Rejected(rejection @ Rejection::Turn(IllegalTurn::Incomplete { .. }))) => rejection,
        Err(error) => return Err(error.into()),
    };
    let table = ctx.app.host.tables().load(ctx.table()).await?;
    let (game, seat) = table.check_turn(ctx.player.id, None)?;
    match chooser::step_message(ctx, &table, game, seat, text.trim()).await {
        Ok(message) => ctx.responder.reply_ephemeral(message).await,
        // Only the parser of complete turns understands this notation.
        Err(CommandError::Rejected(_)) => Err(CommandError::Rejected(rejection.message())),
        Err(error) => Err(error),
    }
}

/// Shows a played turn: in the board that the channel has, if that can be edited, or with the reply of a computer, and in a
/// new one otherwise.
async fn show(ctx: &CommandContext<'_>, text: &str, change: Change) -> Result<(), CommandError> {
    let told = played_text(ctx, text, change.table());
    reply::show_and_tell(ctx, change, told).await
}

/// Names a turn to the player who has entered it twice, and says if the game is over since then.
pub(super) async fn report_repeated(
    ctx: &CommandContext<'_>,
    at: TableRef,
    text: &str,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    let mut played = played_text(ctx, text, &table);
    if matches!(table.phase(), Phase::Ended(_)) {
        played = format!("{played} {}", ctx.user_localizer().text("table-over"));
    }
    if ctx.responder.to_user() != Visibility::SourceMessage {
        return ctx.responder.reply_ephemeral(OutgoingMessage::text(played)).await;
    }
    ctx.responder.replace_source_message(played).await;
    Ok(())
}

/// The sentence that names the played turn, for the person who entered it. `entered` may be a shorter notation of the turn
/// than the canonical one.
fn played_text(ctx: &CommandContext<'_>, entered: &str, table: &Table) -> String {
    let turn = table.seat_of(ctx.player.id).and_then(|seat| table.last_turn_of(seat)).unwrap_or(entered);
    ctx.user_localizer().render(&Message::new("menu-played").with("turn", turn))
}

/// Suggests legal turns that begin with the typed text, or their beginnings if they are many.
async fn suggest_turns(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (received_at, channel) = (Instant::now(), ChannelId(ctx.interaction.channel_id.get()));
    let turns = match matching_turns(ctx.data(), channel, typed).await {
        Ok(turns) => turns,
        Err(CommandError::Rejected(_)) => Vec::new(),
        Err(error) => {
            let error: &dyn std::error::Error = &error;
            tracing::error!(error, "turns could not be suggested");
            Vec::new()
        }
    };
    // poise sends the response right after this.
    ctx.data().metrics.observe_response(InteractionKind::Autocomplete, received_at.elapsed());
    suggestions::unfiltered(turns.into_iter().map(Suggestion::plain))
}

async fn matching_turns(app: &App, channel: ChannelId, typed: &str) -> Result<Vec<String>, CommandError> {
    let table = app.host.tables().recent_running(channel).await?;
    Ok(match table.game() {
        Some(game) if table.to_act().is_some() => game.position().completions(typed, MAX_CHOICES),
        _ => Vec::new(),
    })
}
