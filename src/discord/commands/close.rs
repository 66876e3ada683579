use super::{Context, Place, Trouble, act, answered, caller, serenity};
use crate::rules::Told;
use crate::table::Command;
use serenity::Permissions;

// Discord shows it only to those who may manage messages. A server can let others use it as well: what counts is the
// permission in the channel.
#[poise::command(slash_command, guild_only, default_member_permissions = "MANAGE_MESSAGES")]
pub(super) async fn close(ctx: Context<'_>) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    let permissions = ctx.interaction.member.as_ref().and_then(|member| member.permissions);
    let may = permissions.is_some_and(Permissions::manage_messages);
    answered(&caller, Place::Open, async |caller| match may {
        true => act(caller, Command::Close).await,
        false => Err(Trouble::Rejected(Told::new("say-may-not-close"))),
    })
    .await
}
