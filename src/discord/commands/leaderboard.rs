use super::{Context, Place, Trouble, answered, caller, game, games, serenity};
use crate::discord::answer::Answer;
use crate::discord::caller::Caller;
use crate::ratings::Ladder;
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
    computers: Option<bool>,
) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    let ladder = if computers.unwrap_or(false) { Ladder::Levels } else { Ladder::People };
    answered(&caller, Place::Open, |caller| show(caller, game, ladder, everywhere.unwrap_or(false))).await
}

async fn show(caller: &Caller<'_>, name: String, ladder: Ladder, everywhere: bool) -> Result<(), Trouble> {
    let game = game(&name)?;
    let guild = caller.guild.map(|guild| guild.get()).filter(|_| !everywhere);
    let standings = caller.house.host.leaderboard(game, ladder, guild, LISTED).await?;
    let words = &caller.words;
    let key = match (ladder, guild) {
        (Ladder::People, Some(_)) => "leaderboard-server",
        (Ladder::People, None) => "leaderboard-everywhere",
        (Ladder::Levels, Some(_)) => "leaderboard-levels-server",
        (Ladder::Levels, None) => "leaderboard-levels-everywhere",
    };
    let heading = words.told(&Told::new(key).game("game", game));
    let standings = standings_told(words, game, ladder, &standings);
    let embed = CreateEmbed::new().title(heading).description(standings);
    caller.say(Answer::new().embed(embed)).await
}
