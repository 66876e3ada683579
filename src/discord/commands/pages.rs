//! Pages for one person: the rules of a game, its first lessons, and what can be done here.

use super::{CommandError, Context, Place, answered, caller, game, games, serenity};
use crate::discord::answer::Answer;
use crate::discord::caller::Caller;
use crate::discord::{lesson, rulebook};
use crate::host::{HostError, TableRef};
use crate::i18n::help_text;
use crate::table::Rejection;
use serenity::CreateEmbed;

#[poise::command(slash_command)]
pub(super) async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
) -> Result<(), CommandError> {
    let caller = caller(&ctx);
    answered(&caller, Place::Private, |caller| show_rules(caller, game)).await
}

async fn show_rules(caller: &Caller<'_>, name: String) -> Result<(), CommandError> {
    rulebook::open(caller, game(&name)?).await
}

#[poise::command(slash_command)]
pub(super) async fn learn(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
) -> Result<(), CommandError> {
    let caller = caller(&ctx);
    answered(&caller, Place::Private, |caller| teach(caller, game)).await
}

async fn teach(caller: &Caller<'_>, name: String) -> Result<(), CommandError> {
    lesson::open(caller, game(&name)?).await
}

#[poise::command(slash_command)]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), CommandError> {
    let caller = caller(&ctx);
    answered(&caller, Place::Private, show_help).await
}

async fn show_help(caller: &Caller<'_>) -> Result<(), CommandError> {
    let localizer = caller.own_localizer();
    let table = match caller.app.host.table(TableRef::Channel(caller.channel.get())).await {
        Ok(table) => Some(table),
        Err(HostError::Rejected(Rejection::NoTable)) => None,
        Err(error) => return Err(error.into()),
    };
    let help = help_text(localizer, table.as_deref(), caller.player.id);
    let embed = CreateEmbed::new().title(localizer.text("help-title")).description(help);
    caller.whisper(Answer::new().embed(embed)).await
}
