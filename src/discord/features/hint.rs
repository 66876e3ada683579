//! `/hint`: first the man to move, then the turn, then the reasons, one press after the other; the turn can be played with one
//! press. A line in the channel announces that a hint was asked for; only the user sees the hint.
//!
//! # Bounds
//!
//! `/hint` and each press search for some ten milliseconds with low priority, as many at a time as there are processors.

use super::turn::report::{report_played, report_repeated};
use super::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::app::AppError;
use crate::app::analysis::assistance::Permitted;
use crate::coach::Suggestion;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::interactions::reply;
use crate::discord::messages::board_message::table_button;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::{CustomId, HintedPosition, TableAction};
use crate::discord::messages::limits::MAX_CUSTOM_ID_CHARS;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{HostError, TableRef};
use crate::i18n::{self, HintDetail, hint_alt, hint_text, table_alt};
use crate::rules::{Game, Mark, Spot, notation};
use crate::table::{Command, Phase, Rejection, Table};
use serenity::{ButtonStyle, CreateButton};

const POLICY: Policy = Policy::new(Actor::Player, Place::Anywhere, TableScope::Here, 1, Work::Search);

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn hint(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| ask(ctx, ctx.table(), None, HintDetail::Man).await).await
}

/// Shows this much of a hint for a turn, but before the first hint of a rated game what it costs. `number` is the revision of
/// the turn, if it is known.
pub(super) async fn ask(
    ctx: &CommandContext<'_>,
    table: TableRef,
    number: Option<usize>,
    detail: HintDetail,
) -> Result<(), CommandError> {
    let found = ctx.app.host.tables().load(table).await?;
    if !found.is_first_rated_hint(ctx.player.id, number) {
        return show(ctx, table, number, detail).await;
    }
    let localizer = ctx.user_localizer();
    let buttons = vec![
        table_button(localizer, &found, TableAction::HintAnyway, ButtonStyle::Danger),
        table_button(localizer, &found, TableAction::Choose, ButtonStyle::Secondary),
    ];
    let question = OutgoingMessage::text(localizer.text("hint-counts")).buttons(buttons);
    ctx.responder.reply_to_user(question).await
}

/// Shows this much of a hint for a turn; `number` is the revision of the turn, if it is known. If the position is another one by
/// now, shows that.
pub(super) async fn show(
    ctx: &CommandContext<'_>,
    table: TableRef,
    number: Option<usize>,
    detail: HintDetail,
) -> Result<(), CommandError> {
    let (table, game) = match ctx.app.request_hint(table, ctx.player_id, number).await {
        Err(AppError::Host(HostError::Rejected(Rejection::Stale))) => {
            return report_outdated(ctx, &*ctx.app.host.tables().load(table).await?).await;
        }
        hinted => hinted?,
    };
    ctx.responder.reply_to_user(hint_message(ctx, &table, &game, detail).await?).await
}

/// Plays the turn of a hint without a confirmation, because the hint has shown it. If the position is another one by now, shows
/// that.
pub(super) async fn play(
    ctx: &CommandContext<'_>,
    hinted: HintedPosition,
    turn: String,
) -> Result<(), CommandError> {
    let at = ctx.table_of_chooser(hinted.at.table);
    let table = ctx.app.host.tables().load(at).await?;
    let ply = table.game().map(|game| game.ply());
    if table.revision() == hinted.at.revision && ply != Some(hinted.ply) {
        return report_outdated(ctx, &table).await;
    }
    let command = Command::Turn { by: ctx.player.id, text: turn.clone(), number: Some(hinted.at.revision) };
    match Box::pin(ctx.app.play_turn(at, command)).await {
        Ok(outcome) => report_played(ctx, &turn, reply::start(ctx, outcome)).await,
        Err(HostError::Rejected(Rejection::Stale)) => {
            report_outdated(ctx, &*ctx.app.host.tables().load(at).await?).await
        }
        Err(HostError::Rejected(Rejection::AlreadyPlayed)) => report_repeated(ctx, at, &turn).await,
        Err(error) => Err(error.into()),
    }
}

/// Says that the position of a hint is past, and shows that of now, with what can be done in it.
async fn report_outdated(ctx: &CommandContext<'_>, table: &Table) -> Result<(), CommandError> {
    if matches!(table.phase(), Phase::Ended(_) | Phase::Closed) {
        return Err(Rejection::Over.into());
    }
    let localizer = ctx.user_localizer();
    let message = OutgoingMessage::text(localizer.text("hint-outdated"));
    let is_to_act = table.check_turn(ctx.player.id, None).is_ok();
    let actions = [(TableAction::Choose, ButtonStyle::Primary), (TableAction::Hint, ButtonStyle::Secondary)];
    let buttons = actions.into_iter().filter(|_| is_to_act);
    let buttons = buttons.map(|(action, style)| table_button(localizer, table, action, style)).collect();
    let message = message.buttons(buttons);
    let Some(mut scene) = i18n::scene(localizer, table) else {
        return ctx.responder.reply_to_user(message).await;
    };
    scene.view = ctx.viewpoint(table.seat_of(ctx.player.id));
    let alt = table_alt(localizer, table, &scene);
    let picture = ctx.app.render_pool.picture("board.png", scene, ctx.render_options().await, alt).await?;
    ctx.responder.reply_to_user(message.files([picture])).await
}

async fn hint_message(
    ctx: &CommandContext<'_>,
    table: &Table,
    game: &Permitted<Game>,
    detail: HintDetail,
) -> Result<OutgoingMessage, CommandError> {
    let suggestion = ctx.app.suggest(game).await?;
    // A pass has no man to name.
    let detail = if suggestion.origin().is_none() { detail.max(HintDetail::Turn) } else { detail };
    let mut scene = game.scene();
    scene.view = ctx.viewpoint(Some(suggestion.seat));
    scene.names = i18n::names(ctx.user_localizer(), table);
    scene.marks = match detail {
        HintDetail::Man => suggestion.origin().into_iter().map(mark).collect(),
        HintDetail::Turn | HintDetail::Reasons => suggestion.marks(),
    };
    let localizer = ctx.user_localizer();
    let alt = hint_alt(localizer, table, &scene, &suggestion, detail);
    let picture = ctx.app.render_pool.picture("hint.png", scene, ctx.render_options().await, alt).await?;
    let more = match detail {
        HintDetail::Man => Some(TableAction::HintTurn),
        HintDetail::Turn => Some(TableAction::HintReasons),
        HintDetail::Reasons => None,
    };
    let choose = table_button(localizer, table, TableAction::Choose, ButtonStyle::Secondary);
    let more = more.map(|action| table_button(localizer, table, action, ButtonStyle::Primary));
    let play = play_button(ctx, table, &suggestion).filter(|_| detail > HintDetail::Man);
    let buttons = play.into_iter().chain(more).chain([choose]).collect();
    Ok(OutgoingMessage::text(hint_text(localizer, &suggestion, detail)).buttons(buttons).files([picture]))
}

/// The button that plays the turn of a hint. Of a turn that does not fit into an id, the notation without separators, if that
/// does and means the same.
fn play_button(ctx: &CommandContext<'_>, table: &Table, suggestion: &Suggestion) -> Option<CreateButton> {
    let position = table.game()?.position();
    let hinted = HintedPosition::current(table)?;
    let compact = notation::parse(&suggestion.turn).map(|tokens| notation::write_compact(&tokens));
    let means_the_same = |text: &String| position.parse_turn(text).as_ref() == Ok(&suggestion.turn);
    let notations = [Some(suggestion.turn.clone()), compact.filter(means_the_same)];
    let mut ids = notations.into_iter().flatten().map(|turn| CustomId::PlayHint(hinted, turn));
    let id = ids.find(|id| id.to_string().chars().count() <= MAX_CUSTOM_ID_CHARS)?;
    Some(button(&id, ctx.user_localizer().text("button-play"), ButtonStyle::Success))
}

/// Marks the man or the tile that moves.
fn mark(spot: Spot) -> Mark {
    match spot {
        Spot::Cell(cell) => Mark::GoesOn(cell),
        Spot::TileSlot(_) => Mark::Choice(spot, "?".to_owned()),
    }
}
