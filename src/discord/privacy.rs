//! What is stored of a person: given to that person, or forgotten, after they have been asked if they mean it.

use super::answer::Answer;
use super::caller::Caller;
use super::{CommandError, serenity};
use crate::host::{HostError, TableRef, leave_command};
use crate::i18n::Localizer;
use crate::rules::Message;
use crate::table::Table;
use serenity::{ButtonStyle, ComponentInteraction, CreateActionRow, CreateAttachment, CreateButton};

/// The `custom_id` of the button that says yes.
const FORGET: &str = "privacy:delete";

/// Gives everything that is stored of a person.
pub(super) async fn export(caller: &Caller<'_>) -> Result<(), CommandError> {
    let export = caller.app.host.export(caller.player.id).await?;
    let file = CreateAttachment::bytes(serde_json::to_string_pretty(&export)?, "b-side.json");
    let told = Message::new("privacy-export").count("games", export.games.len());
    caller.whisper(Answer::text(caller.own_localizer().render(&told)).files([file])).await
}

/// Says what will be gone, and asks.
pub(super) async fn ask(caller: &Caller<'_>) -> Result<(), CommandError> {
    let running = caller.app.host.games_of(caller.player.id).await?.len();
    let localizer = caller.own_localizer();
    let yes = CreateButton::new(FORGET).label(localizer.text("button-forget")).style(ButtonStyle::Danger);
    let question = localizer.render(&Message::new("privacy-delete").count("running", running));
    caller.whisper(Answer::text(question).rows(vec![CreateActionRow::Buttons(vec![yes])])).await
}

/// Is it a press on that button?
pub(super) fn is_pressed(press: &ComponentInteraction) -> bool {
    press.data.custom_id == FORGET
}

/// Gives up all games of the person, and forgets who it was.
pub(super) async fn forget(caller: &Caller<'_>, press: &ComponentInteraction) -> Result<(), CommandError> {
    let app = caller.app;
    let former = Localizer::english().text("privacy-former");
    loop {
        for (table, _) in app.host.games_of(caller.player.id).await? {
            leave(caller, &table).await?;
        }
        // They may have sat down somewhere meanwhile.
        if app.host.forget(caller.player.id, &former).await? {
            break;
        }
    }
    app.films.clear();
    let gone = Answer::text(caller.own_localizer().text("privacy-deleted")).rows(Vec::new());
    caller.whisper_on(&press.message, gone).await
}

/// Gives up a game or an invitation. All see it as soon as the worker shows it.
async fn leave(caller: &Caller<'_>, table: &Table) -> Result<(), CommandError> {
    let command = leave_command(table, caller.player.id);
    match caller.app.host.command(TableRef::Id(table.id()), command).await {
        Ok(update) => drop(caller.app.showing.pending(update.table.id())),
        // Out of the game, or it has ended meanwhile.
        Err(HostError::Rejected(rejection)) => tracing::debug!(?rejection, "there is nothing to give up"),
        Err(error) => return Err(error.into()),
    }
    Ok(())
}
