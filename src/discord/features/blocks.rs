//! `/block` and `/unblock`: players from whom the user wants no invitations. Only the user sees the answers.
//!
//! # Bounds
//!
//! `/block` replays all tables of a player. Up to six invitations end, each edited with a picture.

use super::{
    CommandContext, CommandError, Context, Suggestion, Visibility, run, serenity, suggestions, user_localizer,
};
use crate::discord::interactions::context;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::i18n::{Localizer, escape_arguments, is_same_text, only_match, player_name};
use crate::localize::Message;
use crate::table::{Player, PlayerId};
use serenity::{CreateAutocompleteResponse, User};

const BLOCK_POLICY: Policy =
    Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 12, Work::Pictures);

#[poise::command(slash_command, custom_data = BLOCK_POLICY)]
pub(super) async fn block(ctx: Context<'_>, player: User) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| block_player(ctx, &player).await).await
}

const UNBLOCK_POLICY: Policy =
    Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 0, Work::Text);

#[poise::command(slash_command, custom_data = UNBLOCK_POLICY)]
pub(super) async fn unblock(
    ctx: Context<'_>,
    #[autocomplete = "suggest_blocked"] player: String,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| unblock_player(ctx, &player).await).await
}

/// Blocks a player, and shows what has become of invitations.
async fn block_player(ctx: &CommandContext<'_>, user: &User) -> Result<(), CommandError> {
    if user.bot {
        return Err(CommandError::Rejected(Message::new("block-bot")));
    }
    let (app, blocked) = (ctx.app, context::player(user));
    let id = PlayerId(user.id.get());
    let outcomes = app.host.players().block(ctx.player_id, id, &blocked.name).await?;
    let key = if outcomes.is_some() { "block-done" } else { "block-already" };
    let replied = reply(ctx, key, &blocked).await;
    for outcome in outcomes.into_iter().flatten() {
        app.update_invitation(outcome).await;
    }
    replied
}

async fn unblock_player(ctx: &CommandContext<'_>, typed: &str) -> Result<(), CommandError> {
    let players = ctx.app.host.players();
    let known = players.blocked_by(ctx.player_id).await?;
    let named = known.iter().find(|player| names(player, typed));
    let missing = || CommandError::Rejected(Message::new("block-unknown").quoted("name", typed.trim()));
    let texts = |player: &&Player| {
        suggestion(ctx.user_localizer(), player).iter().flat_map(Suggestion::texts).collect()
    };
    let blocked = named.or_else(|| only_match(&known, typed, texts)).ok_or_else(missing)?;
    let id = blocked.human_id().ok_or_else(missing)?;
    if !players.unblock(ctx.player_id, id).await? {
        return Err(missing());
    }
    reply(ctx, "block-undone", blocked).await
}

async fn reply(ctx: &CommandContext<'_>, key: &'static str, player: &Player) -> Result<(), CommandError> {
    let message = player.numbered_name().add_to(Message::new(key), "name");
    let text = ctx.user_localizer().render(&escape_arguments(message));
    ctx.responder.reply_ephemeral(OutgoingMessage::text(text)).await
}

/// Whether a player is the one that is typed: by their id, which suggestions send, a mention or the name.
fn names(player: &Player, typed: &str) -> bool {
    let id = player.human_id().map(|id| id.to_string());
    let digits = typed.trim().trim_start_matches(['<', '@', '!']).trim_end_matches('>');
    id.as_deref() == Some(digits) || (!player.name.is_empty() && is_same_text(&player.name, typed.trim()))
}

/// Suggests the players whom the user has blocked.
async fn suggest_blocked(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let localizer = user_localizer(ctx).await;
    let by = PlayerId(ctx.interaction.user.id.get());
    let blocked = ctx.data().host.players().blocked_by(by).await.unwrap_or_else(|error| {
        let error: &dyn std::error::Error = &error;
        tracing::error!(error, "blocked players could not be suggested");
        Vec::new()
    });
    suggestions::respond(typed, blocked.iter().filter_map(|player| suggestion(&localizer, player)))
}

fn suggestion(localizer: &Localizer, player: &Player) -> Option<Suggestion> {
    let id = player.human_id()?.to_string();
    Some(Suggestion::new(player_name(localizer, player), id))
}
