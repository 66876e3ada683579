use super::{Context, Place, Trouble, answered, caller, game, games};
use crate::discord::leaderboard::{Among, open};

#[poise::command(slash_command, guild_only)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
    everywhere: Option<bool>,
) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    let among = if everywhere.unwrap_or(false) { Among::All } else { Among::Server };
    answered(&caller, Place::Open, |caller| async move { open(caller, self::game(&game)?, among).await })
        .await
}
