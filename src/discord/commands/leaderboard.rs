use super::{CommandError, Context, Place, answered, caller, game, games};
use crate::discord::leaderboard::{Among, open};
use crate::ratings::Ladder;

#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
    everywhere: Option<bool>,
    computers: Option<bool>,
) -> Result<(), CommandError> {
    let caller = caller(&ctx);
    let ladder = if computers.unwrap_or(false) { Ladder::Levels } else { Ladder::People };
    let among = if everywhere.unwrap_or(caller.guild.is_none()) { Among::All } else { Among::Server };
    let body = |caller| async move { open(caller, self::game(&game)?, ladder, among).await };
    answered(&caller, Place::Open, body).await
}
