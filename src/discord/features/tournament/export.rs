//! `/tournament export`: the standings and all games as files.
//!
//! # Bounds
//!
//! All tables of a tournament, each replayed once.

use super::choice::{find_shown, suggest_tournaments};
use super::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::app::people::records::numbered_record_of;
use crate::app::posts::delivery::report_broken;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{HostError, TableRef};
use crate::i18n::escape_arguments;
use crate::localize::Message;
use crate::table::TableId;
use crate::tournament::Tournament;
use serenity::CreateAttachment;

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Guild, TableScope::NoTable, 0, Work::Pictures);

#[poise::command(slash_command, guild_only, custom_data = POLICY)]
pub(super) async fn export(
    ctx: Context<'_>,
    #[autocomplete = "suggest_tournaments"] tournament: Option<String>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let found = find_shown(ctx, tournament.as_deref()).await?;
        send(ctx, &found).await
    })
    .await
}

pub(super) async fn send(ctx: &CommandContext<'_>, tournament: &Tournament) -> Result<(), CommandError> {
    let played: Vec<TableId> = tournament.pairings().iter().filter_map(|pairing| pairing.table).collect();
    let mut records = String::new();
    for table in &played {
        records += &record(ctx, *table).await?;
    }
    let message = Message::new("tournament-export").with("name", &tournament.settings().name);
    let text = ctx.user_localizer().render(&escape_arguments(message.count("games", played.len())));
    let events = ctx.app.host.tournaments().events_since(tournament.id(), 0).await?;
    let files = [
        ("standings.csv", tournament.standings_csv()),
        ("games.csv", tournament.games_csv()),
        ("records.txt", records),
        ("changes.csv", tournament.changes_csv(&events)),
        ("report.trf", tournament.trf().unwrap_or_default()),
    ];
    // A file without content is refused.
    let files = files.into_iter().filter(|(_, content)| !content.is_empty());
    let files = files.map(|(name, content)| CreateAttachment::bytes(content, name));
    ctx.responder.reply_ephemeral(OutgoingMessage::text(text).files(files)).await
}

/// The record of the game at a table, with the number of the table, and an empty line after it; empty if the table cannot be rebuilt.
async fn record(ctx: &CommandContext<'_>, id: TableId) -> Result<String, CommandError> {
    let table = match ctx.app.host.tables().load(TableRef::Id(id)).await {
        Err(HostError::Broken(broken)) => {
            report_broken(&broken);
            return Ok(String::new());
        }
        loaded => loaded?,
    };
    Ok(numbered_record_of(&table).map_or_else(String::new, |record| format!("{record}\n")))
}
