use super::{CommandError, Context, Visibility, act, answered, context, serenity};
use crate::rules::Message;
use crate::table::Command;
use serenity::Permissions;

// All see it, in whatever way a server has set up who may use what: what counts is the permission in the channel.
#[poise::command(slash_command, guild_only)]
pub(super) async fn close(ctx: Context<'_>) -> Result<(), CommandError> {
    let permissions = ctx.interaction.member.as_ref().and_then(|member| member.permissions);
    let ctx = context(&ctx);
    let may = permissions.is_some_and(Permissions::manage_messages);
    answered(&ctx, Visibility::Public, async |ctx| match may {
        true => act(ctx, Command::Close).await,
        false => Err(CommandError::Rejected(Message::new("say-may-not-close"))),
    })
    .await
}
