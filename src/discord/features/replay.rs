//! `/game` steps through a game, of a table or of a record, `/replay` shows it as an animation, `/record` sends it, or all games of the user, as text
//! files.
//!
//! # Bounds
//!
//! `/game` and each of its steps replay one table once and draw a picture; the first one of another channel asks Discord for
//! up to four things. `/replay` makes one animation at a time beside the boards, one for a player and for a channel; eight
//! are queued and 24 MB cached. `/record all:` replays the newest thousand finished games of a player once each, and
//! compresses them in the pool of pictures.

use super::table_list::suggest_played;
use super::{
    CommandContext, CommandError, Context, Visibility, import, published, run, run_as, run_at, serenity,
};
use crate::app::people::records::{record_name, record_of};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::board_message::table_button;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::{CustomId, TableAction, TableButton};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::TableRef;
use crate::i18n::{
    Localizer, MAX_ALT_TEXT_CHARS, alt_text, position_alt, replay_text, replayed_scene, shortened_alt,
};
use crate::localize::Message;
use crate::rules::{Game, Scene};
use crate::table::{ChannelId, Phase, Rejection, Table, TableId};
use serenity::{Attachment, ButtonStyle, CreateActionRow, CreateAttachment};

/// A button that steps through a game: its label, and the ply that it leads to from a ply, given the last one.
pub(super) type PlyButton = (&'static str, fn(usize, usize) -> usize);
pub(super) const PLY_BUTTONS: [PlyButton; 4] = [
    ("button-first", |_, _| 0),
    ("button-page-back", |ply, _| ply.saturating_sub(1)),
    ("button-page-on", |ply, last| (ply + 1).min(last)),
    ("button-last", |_, last| last),
];

/// The command that `/game` is with the option `import`, and its policy.
pub(in crate::discord) const GAME_IMPORT: (&str, Policy) =
    ("game import", Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 1, Work::Picture));
const GAME_POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::Seen, 4, Work::Picture);

#[poise::command(slash_command, custom_data = GAME_POLICY)]
pub(super) async fn game(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "suggest_played"]
    number: Option<i64>,
    import: Option<Attachment>,
) -> Result<(), CommandError> {
    if let Some(file) = import {
        let open = async |ctx: &CommandContext<'_>| import::open(ctx, &file).await;
        return run_as(ctx, GAME_IMPORT, Visibility::Ephemeral, open).await;
    }
    let Some(number) = number else {
        let missing =
            async |_: &CommandContext<'_>| Err(CommandError::Rejected(Message::new("say-which-game")));
        return run_as(ctx, GAME_IMPORT, Visibility::Ephemeral, missing).await;
    };
    let table = TableRef::Id(TableId(number));
    run_at(ctx, Visibility::Ephemeral, table, async |ctx| {
        let table = ctx.app.host.tables().load(table).await?;
        ctx.responder.reply_ephemeral(message_at(ctx, &table, None).await?).await
    })
    .await
}

const REPLAY_POLICY: Policy =
    Policy::new(Actor::Anyone, Place::Anywhere, TableScope::Here, 0, Work::Animation);

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = REPLAY_POLICY)]
pub(super) async fn replay(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| animation(ctx, ctx.table()).await).await
}

/// The command that `/record` is with the option `all`, and its policy.
pub(in crate::discord) const RECORD_ALL: (&str, Policy) =
    ("record all", Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 0, Work::Records));
const RECORD_POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::Here, 0, Work::Text);

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = RECORD_POLICY)]
pub(super) async fn record(ctx: Context<'_>, all: Option<bool>) -> Result<(), CommandError> {
    if all == Some(true) {
        return run_as(ctx, RECORD_ALL, Visibility::Ephemeral, send_all_records).await;
    }
    run(ctx, Visibility::Ephemeral, async |ctx| send_record(ctx, ctx.table()).await).await
}

/// Shows another ply in the same message.
pub(super) async fn show_ply(ctx: &CommandContext<'_>, button: TableButton) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(TableRef::Id(button.table)).await?;
    ctx.responder.reply_to_user(message_at(ctx, &table, Some(button.number)).await?).await
}

/// The message that shows the game after a number of turns and withdrawals, all of them by default.
async fn message_at(
    ctx: &CommandContext<'_>,
    table: &Table,
    number: Option<usize>,
) -> Result<OutgoingMessage, CommandError> {
    let game = played_game(table)?.clone();
    let last = game.ply();
    let number = number.unwrap_or(last).min(last);
    let pool = &ctx.app.render_pool;
    let replayed = pool.run(move || game.at_ply(number)).await?;
    let localizer = ctx.user_localizer();
    let view = ctx.viewpoint(table.seat_of(ctx.player.id));
    let scene = Scene { view, ..replayed_scene(localizer, table, &replayed) };
    let alt = position_alt(localizer, table, &replayed, &scene);
    let name = format!("{}-{}-stage-{number}.png", table.setup().kind(), table.id());
    let picture = pool.picture(&name, scene, ctx.render_options().await, alt).await?;
    let steps = PLY_BUTTONS.iter().enumerate().map(|(index, (label, target))| {
        let to = target(number, last);
        let id = TableButton { action: TableAction::ShowPly, table: table.id(), number: to, index };
        let button = button(&CustomId::Table(id), localizer.text(label), ButtonStyle::Secondary);
        button.disabled(to == number)
    });
    let rows = vec![
        CreateActionRow::Buttons(steps.collect()),
        CreateActionRow::Buttons(vec![
            table_button(localizer, table, TableAction::Replay, ButtonStyle::Secondary),
            table_button(localizer, table, TableAction::Record, ButtonStyle::Secondary),
        ]),
    ];
    Ok(OutgoingMessage::text(replay_text(localizer, table, &replayed)).files([picture]).rows(rows))
}

/// The game of a table, also before its end.
fn played_game(table: &Table) -> Result<&Game, Rejection> {
    table.game().ok_or(if table.phase() == Phase::Closed { Rejection::Closed } else { Rejection::NotStarted })
}

/// Sends the game as an animation to the user.
pub(super) async fn animation(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    let message = animation_message(ctx, ctx.user_localizer(), &table, None).await?;
    let share = table_button(ctx.user_localizer(), &table, TableAction::ShareReplay, ButtonStyle::Secondary);
    ctx.responder.reply_ephemeral(message.buttons(vec![share])).await
}

/// Shows the animation to everyone in the channel.
pub(super) async fn share_animation(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    published::share_file(ctx, animation_name(&table), Vec::new(), async || {
        let localizer = ctx.app.table_localizer(&table).await;
        animation_message(ctx, &localizer, &table, Some(ctx.venue.channel)).await
    })
    .await
}

/// The message with the animation. `channel` is the channel in which everyone sees it.
async fn animation_message(
    ctx: &CommandContext<'_>,
    localizer: &Localizer,
    table: &Table,
    channel: Option<ChannelId>,
) -> Result<OutgoingMessage, CommandError> {
    let game = played_game(table)?;
    let last = alt_text(localizer, &replayed_scene(localizer, table, game), None);
    let alt = Message::new("replay-alt").count("turns", game.turns().len()).with("last", last);
    let alt = shortened_alt(localizer.render(&alt), MAX_ALT_TEXT_CHARS);
    let animation = ctx.app.animation(table, ctx.player_id, channel).await?;
    let text = Message::new("replay")
        .game("game", table.setup().kind())
        .with("table", table.id())
        .count("step", animation.turns_per_frame);
    let file = CreateAttachment::bytes(animation.bytes.clone(), animation_name(table)).description(alt);
    Ok(OutgoingMessage::text(localizer.render(&text)).files([file]))
}

/// The name of an animation's file, which identifies what it shows: while the game goes on, by the number of events.
fn animation_name(table: &Table) -> String {
    let (game, number) = (table.setup().kind(), table.id());
    match table.phase() {
        Phase::Ended(_) | Phase::Closed => format!("{game}-{number}.gif"),
        Phase::Invitation | Phase::Playing => format!("{game}-{number}-{}.gif", table.event_count()),
    }
}

/// Sends the record of a game to the user.
pub(super) async fn send_record(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    let share = table_button(ctx.user_localizer(), &table, TableAction::ShareRecord, ButtonStyle::Secondary);
    ctx.responder.reply_ephemeral(record_message(&table)?.buttons(vec![share])).await
}

/// Shows the record of a game to everyone in the channel.
pub(super) async fn share_record(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    // While the game goes on, the file grows under the same name.
    match table.phase() {
        Phase::Ended(_) | Phase::Closed => {
            published::share_file(ctx, record_name(&table), Vec::new(), async || record_message(&table)).await
        }
        Phase::Invitation | Phase::Playing => {
            let key = animation_name(&table);
            published::share(ctx, &key, record_message(&table)?, Vec::new()).await.map(drop)
        }
    }
}

fn record_message(table: &Table) -> Result<OutgoingMessage, CommandError> {
    played_game(table)?;
    let record = record_of(table).ok_or(Rejection::NotStarted)?;
    let file = CreateAttachment::bytes(record.to_string(), record_name(table));
    Ok(OutgoingMessage::new().files([file]))
}

/// Sends the records of the user's finished games in an archive.
async fn send_all_records(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let archive = ctx.app.record_archive(ctx.player_id, ctx.max_file_bytes).await?;
    if archive.games == 0 {
        return Err(CommandError::Rejected(Message::new("records-none")));
    }
    let key = if archive.is_complete { "records-all" } else { "records-newest" };
    let text = ctx.user_localizer().render(&Message::new(key).count("games", archive.games));
    let file = CreateAttachment::bytes(archive.bytes, "b-side-records.zip");
    ctx.responder.reply_ephemeral(OutgoingMessage::text(text).files([file])).await
}
