//! Runs the handler of one interaction: admission, access control, deferral, and an answer if it fails.

use super::context::CommandContext;
use super::policy::{Access, COST_OF_FOLLOWING, Cost};
use super::spectators;
use super::visibility::Visibility;
use crate::app::AppError;
use crate::app::limits::budgets::{Action, Exhausted, Payer};
use crate::app::posts::delivery::report_broken;
use crate::discord::CommandError;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{HostError, HostRejection, TableRef};
use crate::i18n::{self, Localizer};
use crate::localize::Localize as _;
use crate::localize::Message;
use crate::table::{Rejection, TableId};
use futures_util::FutureExt as _;
use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::time::Duration;
use tokio::time::timeout_at;

/// An interaction that takes longer is deferred.
const DEFERRAL_DELAY: Duration = Duration::from_millis(1000);
/// Discord's limit of a message, in characters.
const MAX_MESSAGE_CHARS: usize = 2000;
/// Upper bound of a text that is given back, in characters. With the reason for that it fits into a message.
const MAX_TYPED_CHARS: usize = 1500;

/// Checks that the user may do this, runs the handler and reports an error to the user. If it takes long the response is
/// deferred meanwhile, with the visibility that the answer has if all goes well.
pub(in crate::discord) async fn serve(
    ctx: &CommandContext<'_>,
    visibility: Visibility,
    access: Access,
    handler: impl Future<Output = Result<(), CommandError>>,
) {
    let _running = ctx.app.tasks.token();
    let admission = &ctx.app.admission;
    // Boxed, because the future is large and a thousand of them may wait at once.
    let mut work = Box::pin(async {
        let _permit = admission.acquire().await;
        ctx.load_settings().await;
        if let Some(excluded) = exclusion(ctx, &access.name).await {
            return report_error(ctx, CommandError::Rejected(Message::new(excluded))).await;
        }
        let handled = async {
            access.check(ctx).await?;
            handler.await
        };
        let budgets = &ctx.app.budgets;
        let payer = Payer { person: ctx.player_id, guild: ctx.venue.guild };
        let action = |max: Cost| Action { name: access.name.clone(), payer, max: max.into() };
        let handled = async {
            match budgets.carry_out(action(access.policy.cost), handled).await? {
                Err(CommandError::Relocated(table)) => {
                    let followed = follow(ctx, table, access.table);
                    Err(budgets.carry_out(action(COST_OF_FOLLOWING), followed).await?)
                }
                handled => handled,
            }
        };
        let handled = match (catch_panic(Box::pin(handled)).await, access.table) {
            (Err(refused @ (CommandError::NotAtTable | CommandError::Rejected(_))), Some(table)) => {
                Box::pin(spectators::answer(ctx, table, refused)).await
            }
            (handled, _) => handled,
        };
        if let Err(error) = handled {
            report_error(ctx, error).await;
        }
    });
    if admission.is_busy() {
        let unanswered = admission.unanswered();
        let defer = async {
            ctx.responder.defer(visibility).await;
            drop(unanswered);
        };
        let work = async {
            admission.first_responses().await;
            work.await;
        };
        tokio::join!(defer, work);
    } else if timeout_at(ctx.responder.received_at + DEFERRAL_DELAY, &mut work).await.is_err() {
        tokio::join!(work, ctx.responder.defer(visibility));
    }
}

/// The key of what somebody is told whom the operator has excluded, or who is in an excluded server. Their data stays theirs.
async fn exclusion(ctx: &CommandContext<'_>, command: &str) -> Option<&'static str> {
    let players = ctx.app.host.players();
    if command.starts_with("privacy") {
        None
    } else if players.is_excluded(ctx.player_id.0).await {
        Some("say-excluded")
    } else if let Some(guild) = ctx.venue.guild
        && players.is_excluded(guild.0).await
    {
        Some("say-server-excluded")
    } else {
        None
    }
}

/// The answer about a table that is in another channel: where it is, if the user sees that channel. `asked` is the table that
/// the interaction is about.
async fn follow(ctx: &CommandContext<'_>, table: TableId, asked: Option<TableRef>) -> CommandError {
    let table = match ctx.app.host.tables().load(TableRef::Id(table)).await {
        Ok(table) => table,
        Err(error) => return error.into(),
    };
    match ctx.app.check_access(&table, ctx.player_id, Some(ctx.venue.channel)).await {
        Ok(()) => CommandError::IsElsewhere(table),
        Err(AppError::Rejected(_)) => {
            let is_numbered = !matches!(asked, Some(TableRef::Channel(_)));
            let missing = if is_numbered { HostRejection::UnknownTable } else { HostRejection::NoTable };
            CommandError::Rejected(missing.message())
        }
        Err(error) => error.into(),
    }
}

/// Tells the user what went wrong, and logs it if it is the bot's fault. What the user has typed is given back.
pub(in crate::discord) async fn report_error(ctx: &CommandContext<'_>, error: CommandError) {
    let player = ctx.player_id;
    let (mut visibility, mut localizer) = (Visibility::Ephemeral, ctx.user_localizer().clone());
    let message = match error {
        CommandError::Rejected(message) => {
            localizer = ctx.localizer_here().await;
            tracing::debug!(?message, %player, "rejected");
            i18n::escape_arguments(message)
        }
        CommandError::MissingPermissions { key, missing } => {
            let missing = missing.into_iter().map(|name| ctx.user_localizer().text(name));
            i18n::escape_arguments(Message::new(key).list("permissions", missing))
        }
        CommandError::NotAtTable => Rejection::NotAtTable.message(),
        CommandError::IncompleteTurn(rejection) => i18n::escape_arguments(rejection.message()),
        CommandError::Elsewhere(channels) => {
            Message::new("say-elsewhere").list("channels", channels.into_iter().map(i18n::channel))
        }
        CommandError::IsElsewhere(table) => {
            let text = i18n::relocated_text(ctx.user_localizer(), &table, player);
            return show_error(ctx, ctx.user_localizer(), visibility, &text).await;
        }
        CommandError::Occupied => ctx.venue.occupied_message(),
        CommandError::App(AppError::Host(HostError::Broken(broken))) => {
            // All players at the table see this message once.
            if broken.left == Some(ctx.venue.channel) {
                visibility = Visibility::Public;
            }
            report_broken(&broken)
        }
        CommandError::Discord(error) if error.is_expired() => {
            // The interaction was delivered twice, or too late for an answer.
            return tracing::warn!(%error, %player, "an interaction expired before it was answered");
        }
        CommandError::BudgetExhausted(Exhausted { retry_after, .. }) => {
            tracing::debug!(%player, "the budget is used up");
            ctx.app.metrics.throttled.inc();
            let seconds = retry_after.as_secs() + 1;
            Message::new("say-too-fast").count("seconds", usize::try_from(seconds).unwrap_or(usize::MAX))
        }
        error => {
            let reference = ctx.responder.reference();
            let error: &dyn std::error::Error = &error;
            tracing::error!(error, reference, %player, "a command failed");
            ctx.app.metrics.failed.inc();
            Message::new("say-went-wrong").with("reference", reference)
        }
    };
    let localizer = match visibility {
        Visibility::Ephemeral => localizer,
        _ => ctx.channel_localizer().clone(),
    };
    show_error(ctx, &localizer, visibility, &localizer.render(&message)).await;
}

/// Answers with the reason why something cannot be done, in this language.
async fn show_error(ctx: &CommandContext<'_>, localizer: &Localizer, visibility: Visibility, reason: &str) {
    let text = with_typed(localizer, reason, ctx.typed.as_deref());
    let text: String = text.chars().take(MAX_MESSAGE_CHARS).collect();
    if let Err(error) = ctx.responder.respond(visibility, OutgoingMessage::text(text)).await {
        tracing::warn!(%error, player = %ctx.player_id, "an answer could not be sent");
    }
}

/// A refusal, and below it what was typed, in a block from which it is copied as it was.
fn with_typed(localizer: &Localizer, refusal: &str, typed: Option<&str>) -> String {
    let Some(typed) = typed.filter(|typed| !typed.trim().is_empty()) else { return refusal.to_owned() };
    // A fence in the text would end the block.
    let typed: String = typed.replace("```", "``\u{200b}`").chars().take(MAX_TYPED_CHARS).collect();
    format!("{refusal}\n{}\n```\n{typed}\n```", localizer.text("say-typed"))
}

/// Turns a panic into an error, because a user waits for the answer.
async fn catch_panic(handler: impl Future<Output = Result<(), CommandError>>) -> Result<(), CommandError> {
    let result = AssertUnwindSafe(handler).catch_unwind().await;
    result.unwrap_or_else(|panic| Err(CommandError::Panic(panic_message(&*panic))))
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_is_given_back_in_a_block() {
        let given_back = |typed| with_typed(&Localizer::english(), "Too late.", typed);
        assert_eq!(given_back(None), "Too late.");
        assert_eq!(given_back(Some("  ")), "Too late.");
        assert!(given_back(Some("*a*\n```b")).ends_with(":\n```\n*a*\n``\u{200b}`b\n```"));
        assert!(given_back(Some(&"x".repeat(3000))).chars().count() < MAX_MESSAGE_CHARS);
    }

    #[tokio::test]
    async fn a_panic_becomes_an_error() {
        let result = catch_panic(async { panic!("at table {}", 7) }).await;
        assert!(matches!(result, Err(CommandError::Panic(text)) if text == "at table 7"));
        assert!(catch_panic(async { Ok(()) }).await.is_ok());
    }
}
