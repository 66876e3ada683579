use super::{Context, House, Place, Trouble, act, answered, caller, serenity};
use crate::discord::limits::{MOST_CHARACTERS, MOST_CHOICES};
use crate::host::At;
use crate::table::{ChannelId, Command};
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

#[poise::command(slash_command, guild_only, rename = "move")]
pub(super) async fn turn(ctx: Context<'_>, #[autocomplete = "turns"] turn: String) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    let command = Command::Turn { by: caller.player.id, text: turn, number: None };
    answered(&caller, Place::Open, |caller| act(caller, command)).await
}

/// Suggests legal turns that begin with what was typed, or how they begin where they are many.
async fn turns(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let channel = ctx.interaction.channel_id.get();
    let suggestions = match suggestions(ctx.data(), channel, typed.to_owned()).await {
        Ok(suggestions) => suggestions,
        Err(Trouble::Rejected(_)) => Vec::new(),
        Err(error) => {
            let error: &dyn std::error::Error = &error;
            tracing::error!(error, "no turns to suggest");
            Vec::new()
        }
    };
    let choices = suggestions
        .into_iter()
        .filter(|text| text.chars().count() <= MOST_CHARACTERS)
        .map(|text| AutocompleteChoice::new(text.clone(), text));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

async fn suggestions(house: &House, channel: ChannelId, typed: String) -> Result<Vec<String>, Trouble> {
    let table = house.host.table(At::Channel(channel)).await?;
    let complete = move || match table.course() {
        Some(course) if course.seat().is_some() => course.position().complete(&typed, MOST_CHOICES),
        _ => Vec::new(),
    };
    Ok(house.painter.work(complete).await?)
}
