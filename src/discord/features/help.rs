//! `/help`: what the user can do in this channel now, and topics to read about.

use super::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::CustomId;
use crate::discord::messages::learning_buttons::choose_puzzle_button;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{HostError, HostRejection, TableRef};
use crate::i18n::{HelpTopic, help_text, relocated_text};
use serenity::{ButtonStyle, CreateActionRow};

/// Buttons in a row: with more of them, a phone breaks the row anywhere.
const TOPICS_PER_ROW: usize = 3;

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 0, Work::Text);

#[poise::command(slash_command, custom_data = POLICY)]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, show).await
}

/// Shows the first page: what the user can do now.
pub(super) async fn show(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let tables = ctx.app.host.tables();
    let (table, moved) = match tables.load(ctx.table()).await {
        Ok(table) => (Some(table), None),
        Err(HostError::Refused(HostRejection::NoTable)) => (None, None),
        Err(HostError::Refused(HostRejection::Relocated { table })) => {
            (None, Some(tables.load(TableRef::Id(table)).await?))
        }
        Err(error) => return Err(error.into()),
    };
    let localizer = &match &table {
        Some(table) => ctx.localizer_beside(table).await,
        None => ctx.user_localizer().clone(),
    };
    let mut help = help_text(localizer, table.as_deref(), ctx.player_id, ctx.venue.guild);
    // Others may not see the channel to which the table has moved.
    if let Some(moved) = moved.filter(|moved| moved.seat_of(ctx.player.id).is_some()) {
        help = format!("{}\n{help}", relocated_text(localizer, &moved, ctx.player_id));
    }
    reply(ctx, localizer.text("help-title"), help, None).await
}

/// Opens a topic.
pub(super) async fn open_topic(ctx: &CommandContext<'_>, topic: HelpTopic) -> Result<(), CommandError> {
    let localizer = ctx.user_localizer();
    let text = match topic {
        HelpTopic::Data => ctx.app.messenger.operator.with_links(localizer, topic.text(localizer)),
        _ => topic.text(localizer),
    };
    reply(ctx, topic.title(localizer), text, Some(topic)).await
}

/// Shows a text above the buttons of all topics.
async fn reply(
    ctx: &CommandContext<'_>,
    title: String,
    text: String,
    shown: Option<HelpTopic>,
) -> Result<(), CommandError> {
    let localizer = ctx.user_localizer();
    let topic_button = |topic: &HelpTopic| {
        button(&CustomId::Help(*topic), topic.title(localizer), ButtonStyle::Secondary)
            .disabled(shown == Some(*topic))
    };
    let rows = HelpTopic::ALL
        .chunks(TOPICS_PER_ROW)
        .map(|topics| CreateActionRow::Buttons(topics.iter().map(topic_button).collect()));
    let now = shown.map(|_| {
        let label = localizer.text("button-help-now");
        button(&CustomId::HelpNow, label, ButtonStyle::Secondary)
    });
    let last = CreateActionRow::Buttons(now.into_iter().chain([choose_puzzle_button(localizer)]).collect());
    let rows = rows.chain([last]).collect();
    ctx.responder.reply_to_user(OutgoingMessage::titled(title, text).rows(rows)).await
}
