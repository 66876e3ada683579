use super::button::{Button, NoButton, Verb};
use super::context::{CommandContext, Visibility, visibility_to_user};
use super::menu::Entry;
use super::picker::{self, Moment};
use super::{
    App, CommandError, games, greeting, hint, leaderboard, leaving, lesson, opening, privacy, rematch,
    replay, review, rulebook, serenity, typing,
};
use crate::app::computers;
use crate::host::TableRef;
use crate::i18n::Telling;
use crate::table::{Command, Offer, Phase};
use serenity::ComponentInteraction;

/// Answers the press of a button or a choice in a menu.
pub(super) async fn answer(ctx: &serenity::Context, app: &App, press: &ComponentInteraction) {
    let ctx = CommandContext::new(ctx, app, press);
    ctx.serve(place(press), route(&ctx, press)).await;
}

/// Where the answer to a press is seen.
fn place(press: &ComponentInteraction) -> Visibility {
    match press.data.custom_id.parse().map(|button: Button| button.verb) {
        Ok(Verb::Join | Verb::Computer | Verb::Decline | Verb::Cancel) => Visibility::SourceMessage,
        Ok(Verb::AbortNow | Verb::ResignNow | Verb::Keep) => Visibility::SourceMessage,
        Ok(Verb::Draw | Verb::Takeback | Verb::Pause | Verb::Resume) => Visibility::Public,
        Ok(Verb::Accept | Verb::Refuse | Verb::Review | Verb::Rematch) => Visibility::Public,
        Ok(Verb::Replay) => beside(press),
        Ok(Verb::Record) => Visibility::Ephemeral,
        Err(NoButton) if greeting::begins_a_game(&press.data.custom_id) => Visibility::Public,
        Err(NoButton) if opening::is_pressed(&press.data.custom_id) => Visibility::SourceMessage,
        Ok(Verb::Choose | Verb::Step | Verb::Hint | Verb::HintTurn | Verb::HintReasons | Verb::Stage)
        | Ok(Verb::Abort | Verb::Resign)
        | Err(NoButton) => visibility_to_user(&press.message),
    }
}

/// In a new message, seen by those who see the one that was pressed on.
fn beside(press: &ComponentInteraction) -> Visibility {
    if visibility_to_user(&press.message) == Visibility::SourceMessage {
        Visibility::Ephemeral
    } else {
        Visibility::Public
    }
}

async fn route(ctx: &CommandContext<'_>, press: &ComponentInteraction) -> Result<(), CommandError> {
    if rulebook::is_pressed(press) {
        return rulebook::turn_page(ctx, press).await;
    }
    if greeting::is_pressed(&press.data.custom_id) {
        return greeting::answer(ctx, &press.data.custom_id).await;
    }
    if lesson::is_pressed(press) {
        return lesson::go_on(ctx, press).await;
    }
    if leaderboard::is_pressed(press) {
        return leaderboard::turn_page(ctx, press).await;
    }
    if privacy::is_pressed(press) {
        return privacy::forget(ctx, press).await;
    }
    if opening::is_pressed(&press.data.custom_id) {
        return opening::go_on(ctx, &press.data.custom_id).await;
    }
    if typing::is_pressed(&press.data.custom_id) {
        return typing::open(ctx, &press.data.custom_id).await;
    }
    if picker::is_pressed(press) {
        return picker::go_on(ctx, press).await;
    }
    if games::is_pressed(press) {
        return games::turn_page(ctx, press).await;
    }
    let button: Button = press.data.custom_id.parse().map_err(|NoButton| CommandError::stale_button())?;
    match button.verb {
        Verb::Join => {
            let command = Command::Join { by: ctx.player.clone() };
            join(ctx, press, button, command).await
        }
        Verb::Computer => {
            ctx.venue.check_boards(ctx)?;
            let computers = computers::computer_players(&ctx.channel_localizer, computers::DEFAULT_LEVEL);
            join(ctx, press, button, Command::Seat { by: ctx.player.id, computers }).await
        }
        Verb::Decline => close(ctx, press, button, Command::Decline { by: ctx.player.id }).await,
        Verb::Cancel => close(ctx, press, button, Command::Cancel { by: ctx.player.id }).await,
        Verb::Choose => {
            let moment = Moment { table: button.table, number: button.number };
            picker::choose(ctx, &press.message, moment, &Entry::Beginning("")).await
        }
        Verb::Step => {
            let moment = Moment { table: button.table, number: button.number };
            picker::go_on_from_menu(ctx, press, moment).await
        }
        Verb::Hint => hint::go_on(ctx, &press.message, button, Telling::Man).await,
        Verb::HintTurn => hint::go_on(ctx, &press.message, button, Telling::Turn).await,
        Verb::HintReasons => hint::go_on(ctx, &press.message, button, Telling::Reasons).await,
        Verb::Review => review::show(ctx, ctx.table_here(button.table)).await,
        Verb::Stage => replay::step(ctx, &press.message, button).await,
        Verb::Replay => replay::film(ctx, TableRef::Id(button.table), beside(press)).await,
        Verb::Record => replay::record(ctx, TableRef::Id(button.table)).await,
        Verb::Rematch => rematch::open(ctx, &press.message, button).await,
        Verb::Draw => offer(ctx, button, Offer::Draw).await,
        Verb::Takeback => offer(ctx, button, Offer::Takeback).await,
        Verb::Pause => offer(ctx, button, Offer::Pause).await,
        Verb::Resume => offer(ctx, button, Offer::Resume).await,
        Verb::Accept => {
            post(ctx, button, Command::Accept { by: ctx.player.id, number: Some(button.number) }).await
        }
        Verb::Refuse => {
            post(ctx, button, Command::Refuse { by: ctx.player.id, number: Some(button.number) }).await
        }
        Verb::Abort => leaving::ask_to_abort(ctx, ctx.table_here(button.table)).await,
        Verb::Resign => leaving::ask_to_resign(ctx, ctx.table_here(button.table)).await,
        Verb::AbortNow => leaving::abort(ctx, ctx.table_here(button.table)).await,
        Verb::ResignNow => leaving::resign(ctx, ctx.table_here(button.table)).await,
        Verb::Keep => {
            ctx.replace_source_message(ctx.user_localizer().text("say-kept")).await;
            Ok(())
        }
    }
}

async fn join(
    ctx: &CommandContext<'_>,
    press: &ComponentInteraction,
    button: Button,
    command: Command,
) -> Result<(), CommandError> {
    let news = ctx.execute(ctx.table_here(button.table), command).await?;
    if matches!(news.table.phase(), Phase::Invitation) {
        return ctx.update_board(news, &press.message).await;
    }
    ctx.replace_source_message(ctx.channel_localizer.text("card-all-seated")).await;
    ctx.follow_up_with_board(news).await
}

async fn close(
    ctx: &CommandContext<'_>,
    press: &ComponentInteraction,
    button: Button,
    command: Command,
) -> Result<(), CommandError> {
    let news = ctx.execute(ctx.table_here(button.table), command).await?;
    ctx.update_board(news, &press.message).await
}

async fn offer(ctx: &CommandContext<'_>, button: Button, offer: Offer) -> Result<(), CommandError> {
    let number = Some(button.number);
    post(ctx, button, Command::Offer { by: ctx.player.id, offer, number }).await
}

async fn post(ctx: &CommandContext<'_>, button: Button, command: Command) -> Result<(), CommandError> {
    let news = ctx.execute(ctx.table_here(button.table), command).await?;
    ctx.post_board(news).await
}
