use super::{Context, Place, Trouble, answered, caller, game, games, serenity};
use crate::discord::answer::Answer;
use crate::discord::caller::Caller;
use crate::rules::Told;
use crate::words::standings_told;
use serenity::CreateEmbed;

/// So many players are listed.
const LISTED: usize = 20;

#[poise::command(slash_command, guild_only)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
    everywhere: Option<bool>,
) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, Place::Open, |caller| show(caller, game, everywhere.unwrap_or(false))).await
}

async fn show(caller: &Caller<'_>, name: String, everywhere: bool) -> Result<(), Trouble> {
    let game = game(&name)?;
    let guild = caller.guild.map(|guild| guild.get()).filter(|_| !everywhere);
    let standings = caller.house.host.leaderboard(game, guild, LISTED).await?;
    let words = &caller.words;
    let key = if guild.is_some() { "leaderboard-server" } else { "leaderboard-everywhere" };
    let heading = words.told(&Told::new(key).game("game", game));
    let embed = CreateEmbed::new().title(heading).description(standings_told(words, &standings));
    caller.say(Answer::new().embed(embed)).await
}
