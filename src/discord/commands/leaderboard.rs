use super::{Context, Trouble, answered, caller, game, games, serenity};
use crate::discord::caller::{Caller, plain};
use crate::discord::card::title;
use crate::host::Standing;
use crate::rules::Told;
use serenity::{CreateEmbed, CreateInteractionResponse, CreateInteractionResponseMessage};

/// So many players are listed.
const LISTED: usize = 20;

#[poise::command(slash_command, guild_only)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
    everywhere: Option<bool>,
) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, |caller| show(caller, game, everywhere.unwrap_or(false))).await
}

async fn show(caller: &Caller<'_>, name: String, everywhere: bool) -> Result<(), Trouble> {
    let game = game(&name)?;
    let guild = caller.guild.map(|guild| guild.get()).filter(|_| !everywhere);
    let standings = caller.house.host.leaderboard(game, guild, LISTED).await?;
    let words = &caller.words;
    let key = if guild.is_some() { "leaderboard-server" } else { "leaderboard-everywhere" };
    let heading = words.told(&Told::new(key).with("game", title(words, game)));
    let body = if standings.is_empty() {
        words.say("leaderboard-empty")
    } else {
        let line = |(index, standing): (usize, &Standing)| {
            let told = Told::new("leaderboard-line")
                .count("rank", index + 1)
                .with("name", plain(&standing.player.name))
                .with("rating", standing.rating.round())
                .with("deviation", standing.deviation.round())
                .count("wins", standing.wins as usize)
                .count("draws", standing.draws as usize)
                .count("losses", standing.losses as usize);
            words.told(&told)
        };
        standings.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
    };
    let embed = CreateEmbed::new().title(heading).description(body);
    let message = CreateInteractionResponseMessage::new().embed(embed);
    caller.respond(CreateInteractionResponse::Message(message)).await
}
