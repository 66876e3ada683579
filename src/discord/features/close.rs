//! `/close`: a moderator closes the table of the channel, after a confirmation. One who plays there resigns instead.

use super::leave::{self, Leaving};
use super::{CommandError, Context, Visibility, run};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};

const POLICY: Policy = Policy::new(Actor::Moderator, Place::Guild, TableScope::Here, 0, Work::Text);

// Visible to everyone, however a guild has set up command permissions: the permission in the channel decides.
#[poise::command(slash_command, guild_only, custom_data = POLICY)]
pub(super) async fn close(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| leave::ask(ctx, ctx.table(), Leaving::Close).await).await
}
