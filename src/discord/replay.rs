//! A game looked at from its first turn on: step by step, as a film, and as a record.

use super::button::{Button, Verb};
use super::context::{CommandContext, Visibility};
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, board_message, serenity};
use crate::host::TableRef;
use crate::i18n::{MOST_ALT_TEXT, alt_text, stage_alt, stage_text};
use crate::rules::record::Record;
use crate::rules::{Message, Scene};
use crate::table::{Rejection, Table};
use serenity::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton};

/// The buttons that step through a game: what they say, and where they lead to from a stage, of so many.
type Step = (&'static str, fn(usize, usize) -> usize);
const STEPS: [Step; 4] = [
    ("button-first", |_, _| 0),
    ("button-page-back", |stage, _| stage.saturating_sub(1)),
    ("button-page-on", |stage, last| (stage + 1).min(last)),
    ("button-last", |_, last| last),
];

/// Opens a game as it stands, for this person alone.
pub(super) async fn open(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    // The steps that follow are pressed in a message that only this person sees.
    ctx.app.check_access(&table, ctx.player.id, ctx.channel_id()).await?;
    ctx.reply_ephemeral(stage(ctx, &table, None).await?).await
}

/// Steps to another stage, in the same message.
pub(super) async fn step(
    ctx: &CommandContext<'_>,
    pressed: &serenity::Message,
    button: Button,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(TableRef::Id(button.table)).await?;
    ctx.reply_to_user(pressed, stage(ctx, &table, Some(button.number)).await?).await
}

/// A stage of a game, the last one if none is named, with the ways to others.
async fn stage(
    ctx: &CommandContext<'_>,
    table: &Table,
    number: Option<usize>,
) -> Result<OutgoingMessage, CommandError> {
    let game = table.game().ok_or(Rejection::NotStarted)?.clone();
    let last = game.last_stage();
    let number = number.unwrap_or(last).min(last);
    let painter = &ctx.app.render_pool;
    let stage = painter.run(move || game.stage(number)).await?;
    let localizer = ctx.user_localizer();
    let view = ctx.viewpoint(table.seat_of(ctx.player.id));
    let scene = Scene { names: table.names(), view, ..stage.scene() };
    let alt = stage_alt(localizer, table, &stage, &scene);
    let name = format!("{}-{}-stage-{number}.png", table.setup().kind(), table.id());
    let picture = painter.picture(&name, scene, ctx.render_options().await, alt).await?;
    let id = |verb, number, menu| Button { verb, table: table.id(), number, menu }.to_string();
    let steps = STEPS.iter().enumerate().map(|(menu, (label, lead))| {
        let to = lead(number, last);
        let button = CreateButton::new(id(Verb::Stage, to, menu)).style(ButtonStyle::Secondary);
        button.label(localizer.text(label)).disabled(to == number)
    });
    let rows = vec![
        CreateActionRow::Buttons(steps.collect()),
        CreateActionRow::Buttons(vec![
            board_message::button(localizer, table, Verb::Replay, ButtonStyle::Secondary),
            board_message::button(localizer, table, Verb::Record, ButtonStyle::Secondary),
        ]),
    ];
    Ok(OutgoingMessage::text(stage_text(localizer, table, &stage)).files([picture]).rows(rows))
}

/// The whole game as a moving picture, for all or for this person alone.
pub(super) async fn film(
    ctx: &CommandContext<'_>,
    at: TableRef,
    visibility: Visibility,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    let game = table.game().ok_or(Rejection::NotStarted)?;
    let localizer =
        if visibility == Visibility::Public { &ctx.channel_localizer } else { ctx.user_localizer() };
    let last = alt_text(localizer, &Scene { names: table.names(), ..game.scene() }, None);
    let told = Message::new("replay-alt").count("turns", game.turns().len()).with("last", last);
    let alt: String = localizer.render(&told).chars().take(MOST_ALT_TEXT).collect();
    let app = ctx.app;
    let look = app.table_options(&table).await;
    let film = app.animations.get(&app.render_pool, &table, look, ctx.player.id, ctx.channel_id()).await?;
    let told = Message::new("replay")
        .game("game", table.setup().kind())
        .with("table", table.id())
        .count("step", film.turns_per_frame);
    let name = format!("{}-{}.gif", table.setup().kind(), table.id());
    let film = CreateAttachment::bytes(film.bytes.clone(), name).description(alt);
    let answer = OutgoingMessage::text(localizer.render(&told)).files([film]);
    if visibility == Visibility::Public { ctx.reply(answer).await } else { ctx.reply_ephemeral(answer).await }
}

/// The whole game as a text file, for this person alone.
pub(super) async fn record(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    let game = table.game().ok_or(Rejection::NotStarted)?.clone();
    let seat = |(index, name): (usize, String)| (format!("Seat{index}"), name);
    let record = Record { tags: table.names().into_iter().enumerate().map(seat).collect(), game };
    let name = format!("{}-{}.txt", table.setup().kind(), table.id());
    let file = CreateAttachment::bytes(record.to_string(), name);
    ctx.reply_ephemeral(OutgoingMessage::new().files([file])).await
}
