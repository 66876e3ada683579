//! Pages to read: the rules of a game, and what the bot can do.

use super::{Context, Trouble, answered, caller, game, games, serenity};
use crate::discord::caller::Caller;
use crate::discord::card::title;
use crate::picture::Look;
use crate::rules::Setup;
use crate::words::alt_text;
use serenity::{CreateAttachment, CreateEmbed, CreateInteractionResponseMessage};

#[poise::command(slash_command)]
pub(super) async fn rules(ctx: Context<'_>, #[autocomplete = "games"] game: String) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, |caller| show_rules(caller, game)).await
}

async fn show_rules(caller: &Caller<'_>, name: String) -> Result<(), Trouble> {
    let game = game(&name)?;
    let words = &caller.own_words;
    let text = words.find(&format!("rules-{game}")).unwrap_or_default();
    let scene = Setup::new(game, None, None).map_err(crate::table::Refusal::Setup)?.start().scene();
    let alt = alt_text(words, &scene, None);
    let picture = caller.house.painter.paint(scene, Look::default()).await?;
    let embed = CreateEmbed::new().title(title(words, game)).description(text);
    let message = CreateInteractionResponseMessage::new()
        .embed(embed.attachment("board.png"))
        .add_file(CreateAttachment::bytes(picture, "board.png").description(alt));
    caller.whisper(message).await
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
