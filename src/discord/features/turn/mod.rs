//! A turn, entered in one of three ways: as the text of `/move`, step by step in the chooser, or in a form.
//!
//! # Bounds
//!
//! A key typed in `/move` looks up the same table every two seconds, and takes a tenth of a millisecond.

pub(super) mod chooser;
pub(super) mod form;
pub(super) mod report;

use super::{CommandContext, CommandError, Context, Suggestion, Visibility, run, serenity, suggestions};
use crate::app::analysis::votes::Acted;
use crate::app::operations::metrics::InteractionKind;
use crate::discord::App;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::interactions::reply;
use crate::discord::interactions::vote;
use crate::discord::messages::limits::MAX_CHOICES;
use crate::host::HostError;
use crate::localize::Localize as _;
use crate::rules::IllegalTurn;
use crate::table::{ChannelId, Command, Rejection};
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
    let rejection = match vote::act(ctx, ctx.table(), command).await {
        Ok(Acted::Voted(cast)) => return vote::report(ctx, cast).await,
        Ok(Acted::Done(outcome)) => return report::show(ctx, &text, reply::start(ctx, outcome)).await,
        Err(HostError::Rejected(Rejection::AlreadyPlayed)) => {
            return report::report_repeated(ctx, ctx.table(), &text).await;
        }
        Err(HostError::Rejected(rejection @ Rejection::Turn(IllegalTurn::Incomplete { .. }))) => rejection,
        Err(error) => return Err(error.into()),
    };
    let table = ctx.app.host.tables().load(ctx.table()).await?;
    let (game, seat) = table.check_turn(vote::acting(ctx, &table)?, None)?;
    match chooser::step_message(ctx, &table, game, seat, text.trim()).await {
        Ok(message) => chooser::show(ctx, table.id(), message).await,
        // Only the parser of complete turns understands this notation.
        Err(CommandError::Rejected(_)) => Err(CommandError::Rejected(rejection.message())),
        Err(error) => Err(error),
    }
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
