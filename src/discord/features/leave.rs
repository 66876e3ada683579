//! `/resign` and `/abort`, and the confirmation that these, `/close` and `/table claim` need, because none of them can be undone.

use super::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::app::analysis::votes::Acted;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::interactions::reply;
use crate::discord::interactions::vote;
use crate::discord::messages::board_message::table_button;
use crate::discord::messages::custom_id::TableAction;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{CommandOutcome, HostError, TableRef};
use crate::table::{ClaimEffect, Command, Ending, Event, Participant, Phase, Rejection, Table, Withdrawal};
use serenity::{ButtonStyle, CreateButton};

/// How a player leaves a game or takes an absent one out of it, or a moderator ends one.
#[derive(Clone, Copy)]
pub(super) enum Leaving {
    Resign,
    Abort,
    Close,
    Claim,
}

impl Leaving {
    fn command(self, by: Participant) -> Command {
        match self {
            Leaving::Resign => Command::Resign { by },
            Leaving::Abort => Command::Abort { by },
            Leaving::Close => Command::Close { by },
            Leaving::Claim => Command::Claim { by },
        }
    }

    /// The button that confirms it.
    fn confirmation(self) -> TableAction {
        match self {
            Leaving::Resign => TableAction::ResignNow,
            Leaving::Abort => TableAction::AbortNow,
            Leaving::Close => TableAction::CloseNow,
            Leaving::Claim => TableAction::ClaimNow,
        }
    }

    /// The key of the sentence that it is done; `None` if it is not.
    fn done(self, table: &Table, by: Participant) -> Option<&'static str> {
        match self {
            Leaving::Abort if table.phase() != Phase::Closed => None,
            Leaving::Abort if !table.is_closed_for_absence() => Some("say-aborted"),
            Leaving::Abort => Some("say-closed"),
            Leaving::Close if table.phase() == Phase::Closed => Some("say-closed"),
            Leaving::Close | Leaving::Resign => has_resigned(table, by).then_some("say-resigned"),
            Leaving::Claim => match table.phase() {
                Phase::Closed => Some("say-closed"),
                Phase::Playing => Some("say-claimed-out"),
                _ => has_claimed(table, by).then_some("say-claimed"),
            },
        }
    }

    /// The key of the question, which depends on what follows from it.
    fn question(self, table: &Table, events: &[Event]) -> &'static str {
        let resigns = events.iter().any(|event| matches!(event, Event::Resigned { .. }));
        match self {
            Leaving::Resign => "say-really-resign",
            Leaving::Abort if table.is_closed_for_absence() => "say-really-close",
            Leaving::Abort => "say-really-abort",
            Leaving::Close if resigns => "say-really-close-own",
            Leaving::Close if table.phase() == Phase::Invitation => "say-really-close-invitation",
            Leaving::Close if table.is_of_tournament() => "say-really-close-tournament",
            Leaving::Close => "say-really-close",
            Leaving::Claim => match table.claim_effect() {
                ClaimEffect::Win => "say-really-claim",
                ClaimEffect::PlayOn => "say-really-claim-out",
                ClaimEffect::Close => "say-really-close",
            },
        }
    }
}

const POLICY: Policy = Policy::new(Actor::Player, Place::Anywhere, TableScope::Here, 0, Work::Text);

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| ask(ctx, ctx.table(), Leaving::Resign).await).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn abort(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| ask(ctx, ctx.table(), Leaving::Abort).await).await
}

/// Takes the question away. It may have been answered before, or the game may be over.
pub(super) async fn keep_playing(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    let localizer = ctx.user_localizer();
    let text = match table.phase() {
        Phase::Closed => localizer.text("say-closed"),
        _ if has_resigned(&table, ctx.player.id) => localizer.text("say-resigned"),
        Phase::Ended(_) => localizer.localize(&Rejection::Over),
        Phase::Invitation | Phase::Playing => localizer.text("say-kept"),
    };
    ctx.responder.replace_source_message(text).await;
    Ok(())
}

fn has_resigned(table: &Table, player: Participant) -> bool {
    table.seat_of(player).is_some_and(|seat| table.withdrawal(seat) == Some(Withdrawal::Resigned))
}

/// Whether a player has won because all others were gone.
fn has_claimed(table: &Table, player: Participant) -> bool {
    let is_first = |seat| table.game().is_some_and(|game| game.places().get(seat) == Some(1));
    matches!(table.phase(), Phase::Ended(Ending::OutOfTime | Ending::Forfeited))
        && table.seat_of(player).is_some_and(is_first)
}

/// Asks for confirmation if the command is legal.
pub(super) async fn ask(
    ctx: &CommandContext<'_>,
    table: TableRef,
    leaving: Leaving,
) -> Result<(), CommandError> {
    let tables = ctx.app.host.tables();
    if matches!(leaving, Leaving::Claim) {
        // Discord does not say by itself who has left.
        ctx.app.look_up_opponents(&*tables.load(table).await?, ctx.player.id).await;
    }
    let table = tables.load(table).await?;
    let (question, buttons) = question(ctx, &table, leaving)?;
    ctx.responder.reply_ephemeral(OutgoingMessage::text(question).buttons(buttons)).await
}

/// The question as it is now, with the buttons that answer it.
fn question(
    ctx: &CommandContext<'_>,
    table: &Table,
    leaving: Leaving,
) -> Result<(String, Vec<CreateButton>), CommandError> {
    let by = match leaving {
        Leaving::Resign | Leaving::Abort => vote::acting(ctx, table)?,
        Leaving::Close | Leaving::Claim => ctx.player.id,
    };
    let events = table.decide(&leaving.command(by), ctx.app.host.clock().now())?;
    let localizer = ctx.user_localizer();
    let yes = table_button(localizer, table, leaving.confirmation(), ButtonStyle::Danger);
    let no = table_button(localizer, table, TableAction::Keep, ButtonStyle::Secondary);
    let question = leaving.question(table, &events);
    let yes = match question {
        "say-really-close-own" => yes.label(localizer.text(TableAction::ResignNow.label())),
        "say-really-close" => yes.label(localizer.text(TableAction::CloseNow.label())),
        "say-really-claim-out" => yes.label(localizer.text("button-claim-out-now")),
        _ => yes,
    };
    Ok((localizer.text(question), vec![yes, no]))
}

/// Carries it out. If something else would follow than the question said, it is asked again in its place.
pub(super) async fn confirm(
    ctx: &CommandContext<'_>,
    table: TableRef,
    leaving: Leaving,
) -> Result<(), CommandError> {
    let tables = ctx.app.host.tables();
    let asked = ctx.responder.source.filter(|_| ctx.responder.to_user() == Visibility::SourceMessage);
    if let Some(asked) = asked
        && let Ok((question, buttons)) = question(ctx, &*tables.load(table).await?, leaving)
        && !OutgoingMessage::text(&*question).is_shown_in(asked)
    {
        return ctx.responder.reply_to_user(OutgoingMessage::text(question).buttons(buttons)).await;
    }
    let change = match vote::act(ctx, table, leaving.command(ctx.player.id)).await {
        // The button was pressed twice, or somebody else has ended the game first. A closed table does not tell who has closed it.
        Err(HostError::Rejected(rejection @ (Rejection::Over | Rejection::Closed | Rejection::Out))) => {
            let now = tables.load(table).await?;
            let done = leaving.done(&now, ctx.player.id).filter(|_| now.phase() != Phase::Closed);
            let done = done.ok_or(rejection)?;
            ctx.responder.replace_source_message(ctx.user_localizer().text(done)).await;
            return Ok(());
        }
        acted => match acted? {
            Acted::Done(outcome) => reply::start(ctx, with_calls(ctx, outcome)),
            Acted::Voted(cast) => return vote::report(ctx, cast).await,
        },
    };
    let by = change.table().acting(ctx.player.id, ctx.venue.guild);
    let done = leaving.done(change.table(), by).unwrap_or_default();
    ctx.responder.replace_source_message(ctx.user_localizer().text(done)).await;
    reply::show_after_answer(ctx, change).await
}

/// The outcome with a call of those whose game a moderator has closed: they did nothing to expect it. As for a game that waits,
/// they choose how they are told.
fn with_calls(ctx: &CommandContext<'_>, outcome: CommandOutcome) -> CommandOutcome {
    if !outcome.events.contains(&Event::Closed) {
        return outcome;
    }
    let mentions = ctx.app.host.notices().pinged(&outcome.table, outcome.table.people_of_game());
    CommandOutcome { mentions, ..outcome }
}
