//! To leave a game before its end cannot be undone: whoever would like to is asked whether it is meant.

use super::answer::Answer;
use super::button::Verb;
use super::caller::Caller;
use super::{CommandError, card, serenity};
use crate::host::TableRef;
use crate::table::{Command, Table};
use serenity::{ButtonStyle, CreateActionRow};

pub(super) async fn ask_to_resign(caller: &Caller<'_>, at: TableRef) -> Result<(), CommandError> {
    ask(caller, at, Command::Resign { by: caller.player.id }, Verb::ResignNow, "say-really-resign").await
}

pub(super) async fn ask_to_abort(caller: &Caller<'_>, at: TableRef) -> Result<(), CommandError> {
    ask(caller, at, Command::Abort { by: caller.player.id }, Verb::AbortNow, "say-really-abort").await
}

pub(super) async fn resign(caller: &Caller<'_>, at: TableRef) -> Result<(), CommandError> {
    leave(caller, at, Command::Resign { by: caller.player.id }, "say-resigned").await
}

pub(super) async fn abort(caller: &Caller<'_>, at: TableRef) -> Result<(), CommandError> {
    leave(caller, at, Command::Abort { by: caller.player.id }, "say-aborted").await
}

/// Asks, if it can be done at all, in a message that only this person sees.
async fn ask(
    caller: &Caller<'_>,
    at: TableRef,
    command: Command,
    meant: Verb,
    question: &'static str,
) -> Result<(), CommandError> {
    let host = &caller.app.host;
    let table: &Table = &*host.table(at).await?;
    table.decide(&command, host.clock().now())?;
    let localizer = caller.own_localizer();
    let yes = card::button(localizer, table, meant, ButtonStyle::Danger);
    let no = card::button(localizer, table, Verb::Keep, ButtonStyle::Secondary);
    let question = Answer::text(localizer.text(question));
    caller.whisper(question.rows(vec![CreateActionRow::Buttons(vec![yes, no])])).await
}

async fn leave(
    caller: &Caller<'_>,
    at: TableRef,
    command: Command,
    done: &'static str,
) -> Result<(), CommandError> {
    let news = caller.act(at, command).await?;
    caller.replace(caller.own_localizer().text(done)).await;
    caller.follow_up(news).await
}
