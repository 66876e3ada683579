//! Pages to read: the rules of a game, and what the bot can do.

use super::{Context, Trouble, answered, caller, game, games, serenity};
use crate::discord::caller::Caller;
use crate::discord::rulebook;
use serenity::{CreateEmbed, CreateInteractionResponseMessage};

#[poise::command(slash_command)]
pub(super) async fn rules(ctx: Context<'_>, #[autocomplete = "games"] game: String) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, |caller| show_rules(caller, game)).await
}

async fn show_rules(caller: &Caller<'_>, name: String) -> Result<(), Trouble> {
    rulebook::open(caller, game(&name)?).await
}

#[poise::command(slash_command)]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, show_help).await
}

async fn show_help(caller: &Caller<'_>) -> Result<(), Trouble> {
    let words = &caller.own_words;
    let embed = CreateEmbed::new().title(words.say("help-title")).description(words.say("help"));
    caller.whisper(CreateInteractionResponseMessage::new().embed(embed)).await
}
