use super::{App, CommandError, Context, Visibility, answered, context, serenity};
use crate::app::metrics::InteractionKind;
use crate::discord::context::CommandContext;
use crate::discord::limits::{MOST_CHARACTERS, MOST_CHOICES};
use crate::discord::picker;
use crate::host::TableRef;
use crate::rules::Localize as _;
use crate::table::{ChannelId, Command};
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};
use std::time::Instant;

#[poise::command(slash_command, interaction_context = "Guild|BotDm", rename = "move")]
pub(super) async fn turn(
    ctx: Context<'_>,
    #[autocomplete = "turns"] turn: String,
) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Public, |ctx| play(ctx, turn)).await
}

/// Plays a turn. What is only the beginning of one is gone on with by pressing.
async fn play(ctx: &CommandContext<'_>, text: String) -> Result<(), CommandError> {
    let at = TableRef::Channel(ctx.channel_id());
    let command = Command::Turn { by: ctx.player.id, text: text.clone(), number: None };
    let refusal = match ctx.execute(at, command).await {
        Ok(news) => return ctx.post_board(news).await,
        Err(CommandError::Unfinished(refusal)) => refusal,
        Err(trouble) => return Err(trouble),
    };
    let table = ctx.app.host.tables().load(at).await?;
    let (game, seat) = table.check_turn(ctx.player.id, None)?;
    match picker::choices(ctx, &table, game, seat, text.trim()).await {
        Ok(answer) => ctx.reply_ephemeral(answer).await,
        // It is written so that only the reader of whole turns understands it.
        Err(CommandError::Rejected(_)) => Err(CommandError::Rejected(refusal.message())),
        Err(trouble) => Err(trouble),
    }
}

/// Suggests legal turns that begin with what was typed, or how they begin where they are many.
async fn turns(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (since, channel) = (Instant::now(), ChannelId(ctx.interaction.channel_id.get()));
    let suggestions = match suggestions(ctx.data(), channel, typed).await {
        Ok(suggestions) => suggestions,
        Err(CommandError::Rejected(_)) => Vec::new(),
        Err(error) => {
            let error: &dyn std::error::Error = &error;
            tracing::error!(error, "no turns to suggest");
            Vec::new()
        }
    };
    // poise gives the answer as soon as it has it.
    ctx.data().metrics.observe_response(InteractionKind::Autocomplete, since.elapsed());
    let choices = suggestions
        .into_iter()
        .filter(|text| text.chars().count() <= MOST_CHARACTERS)
        .map(|text| AutocompleteChoice::new(text.clone(), text));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

async fn suggestions(app: &App, channel: ChannelId, typed: &str) -> Result<Vec<String>, CommandError> {
    let table = app.host.tables().recent_running(channel).await?;
    // Of a hundred turns or so: a tenth of a millisecond.
    Ok(match table.game() {
        Some(game) if game.seat().is_some() => game.position().complete(typed, MOST_CHOICES),
        _ => Vec::new(),
    })
}
