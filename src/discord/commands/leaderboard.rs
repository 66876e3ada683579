use super::{CommandError, Context, Visibility, answered, context, game, games};
use crate::discord::leaderboard::{Among, open};
use crate::ratings::Ladder;

#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
    everywhere: Option<bool>,
    computers: Option<bool>,
) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    let ladder = if computers.unwrap_or(false) { Ladder::Levels } else { Ladder::People };
    let among = if everywhere.unwrap_or(ctx.guild.is_none()) { Among::All } else { Among::Server };
    let body = |ctx| async move { open(ctx, self::game(&game)?, ladder, among).await };
    answered(&ctx, Visibility::Public, body).await
}
