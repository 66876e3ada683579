use super::button::{Button, NoButton, Verb};
use super::caller::{Caller, Place, whispered_on};
use super::menu::Entry;
use super::picker::{self, Moment};
use super::{
    App, CommandError, computers, games, greeting, hint, leaderboard, leaving, lesson, opening, privacy,
    rematch, replay, review, rulebook, serenity, typing,
};
use crate::host::TableRef;
use crate::i18n::Telling;
use crate::table::{Command, Offer, Phase};
use serenity::ComponentInteraction;

/// Answers the press of a button or a choice in a menu.
pub(super) async fn answer(ctx: &serenity::Context, app: &App, press: &ComponentInteraction) {
    let caller = Caller::new(ctx, app, press);
    caller.serve(place(press), route(&caller, press)).await;
}

/// Where the answer to a press is seen.
fn place(press: &ComponentInteraction) -> Place {
    match press.data.custom_id.parse().map(|button: Button| button.verb) {
        Ok(Verb::Join | Verb::Computer | Verb::Decline | Verb::Cancel) => Place::Pressed,
        Ok(Verb::AbortNow | Verb::ResignNow | Verb::Keep) => Place::Pressed,
        Ok(Verb::Draw | Verb::Takeback | Verb::Pause | Verb::Resume) => Place::Open,
        Ok(Verb::Accept | Verb::Refuse | Verb::Review | Verb::Rematch) => Place::Open,
        Ok(Verb::Replay) => beside(press),
        Ok(Verb::Record) => Place::Private,
        Err(NoButton) if greeting::begins_a_game(&press.data.custom_id) => Place::Open,
        Err(NoButton) if opening::is_pressed(&press.data.custom_id) => Place::Pressed,
        Ok(Verb::Choose | Verb::Step | Verb::Hint | Verb::HintTurn | Verb::HintReasons | Verb::Stage)
        | Ok(Verb::Abort | Verb::Resign)
        | Err(NoButton) => whispered_on(&press.message),
    }
}

/// In a new message, seen by those who see the one that was pressed on.
fn beside(press: &ComponentInteraction) -> Place {
    if whispered_on(&press.message) == Place::Pressed { Place::Private } else { Place::Open }
}

async fn route(caller: &Caller<'_>, press: &ComponentInteraction) -> Result<(), CommandError> {
    if rulebook::is_pressed(press) {
        return rulebook::turn_page(caller, press).await;
    }
    if greeting::is_pressed(&press.data.custom_id) {
        return greeting::answer(caller, &press.data.custom_id).await;
    }
    if lesson::is_pressed(press) {
        return lesson::go_on(caller, press).await;
    }
    if leaderboard::is_pressed(press) {
        return leaderboard::turn_page(caller, press).await;
    }
    if privacy::is_pressed(press) {
        return privacy::forget(caller, press).await;
    }
    if opening::is_pressed(&press.data.custom_id) {
        return opening::go_on(caller, &press.data.custom_id).await;
    }
    if typing::is_pressed(&press.data.custom_id) {
        return typing::open(caller, &press.data.custom_id).await;
    }
    if picker::is_pressed(press) {
        return picker::go_on(caller, press).await;
    }
    if games::is_pressed(press) {
        return games::turn_page(caller, press).await;
    }
    let button: Button = press.data.custom_id.parse().map_err(|NoButton| CommandError::stale_button())?;
    match button.verb {
        Verb::Join => {
            let command = Command::Join { by: caller.player.clone() };
            join(caller, press, button, command).await
        }
        Verb::Computer => {
            caller.venue.check_boards(caller)?;
            let computers = computers::of_level(&caller.localizer, computers::USUAL);
            join(caller, press, button, Command::Seat { by: caller.player.id, computers }).await
        }
        Verb::Decline => close(caller, press, button, Command::Decline { by: caller.player.id }).await,
        Verb::Cancel => close(caller, press, button, Command::Cancel { by: caller.player.id }).await,
        Verb::Choose => {
            let moment = Moment { table: button.table, number: button.number };
            picker::choose(caller, &press.message, moment, &Entry::Beginning("")).await
        }
        Verb::Step => {
            let moment = Moment { table: button.table, number: button.number };
            picker::go_on_from_menu(caller, press, moment).await
        }
        Verb::Hint => hint::go_on(caller, &press.message, button, Telling::Man).await,
        Verb::HintTurn => hint::go_on(caller, &press.message, button, Telling::Turn).await,
        Verb::HintReasons => hint::go_on(caller, &press.message, button, Telling::Reasons).await,
        Verb::Review => review::show(caller, caller.at(button.table)).await,
        Verb::Stage => replay::step(caller, &press.message, button).await,
        Verb::Replay => replay::film(caller, TableRef::Id(button.table), beside(press)).await,
        Verb::Record => replay::record(caller, TableRef::Id(button.table)).await,
        Verb::Rematch => rematch::open(caller, &press.message, button).await,
        Verb::Draw => offer(caller, button, Offer::Draw).await,
        Verb::Takeback => offer(caller, button, Offer::Takeback).await,
        Verb::Pause => offer(caller, button, Offer::Pause).await,
        Verb::Resume => offer(caller, button, Offer::Resume).await,
        Verb::Accept => {
            post(caller, button, Command::Accept { by: caller.player.id, number: Some(button.number) }).await
        }
        Verb::Refuse => {
            post(caller, button, Command::Refuse { by: caller.player.id, number: Some(button.number) }).await
        }
        Verb::Abort => leaving::ask_to_abort(caller, caller.at(button.table)).await,
        Verb::Resign => leaving::ask_to_resign(caller, caller.at(button.table)).await,
        Verb::AbortNow => leaving::abort(caller, caller.at(button.table)).await,
        Verb::ResignNow => leaving::resign(caller, caller.at(button.table)).await,
        Verb::Keep => {
            caller.replace(caller.own_localizer().text("say-kept")).await;
            Ok(())
        }
    }
}

async fn join(
    caller: &Caller<'_>,
    press: &ComponentInteraction,
    button: Button,
    command: Command,
) -> Result<(), CommandError> {
    let news = caller.act(caller.at(button.table), command).await?;
    if matches!(news.table.phase(), Phase::Invitation) {
        return caller.update(news, &press.message).await;
    }
    caller.replace(caller.localizer.text("card-all-seated")).await;
    caller.follow_up(news).await
}

async fn close(
    caller: &Caller<'_>,
    press: &ComponentInteraction,
    button: Button,
    command: Command,
) -> Result<(), CommandError> {
    let news = caller.act(caller.at(button.table), command).await?;
    caller.update(news, &press.message).await
}

async fn offer(caller: &Caller<'_>, button: Button, offer: Offer) -> Result<(), CommandError> {
    let number = Some(button.number);
    post(caller, button, Command::Offer { by: caller.player.id, offer, number }).await
}

async fn post(caller: &Caller<'_>, button: Button, command: Command) -> Result<(), CommandError> {
    let news = caller.act(caller.at(button.table), command).await?;
    caller.post(news).await
}
