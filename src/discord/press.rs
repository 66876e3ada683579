use super::button::{Button, NoButton, Verb};
use super::caller::{Caller, Place, whispered_on};
use super::card;
use super::menu::{self, Entry};
use super::serenity;
use super::{House, Trouble, computers, greeting, hint, leaderboard, leaving, lesson, review, rulebook};
use crate::rules::Told;
use crate::table::{Command, Offer, Phase};
use crate::words::Telling;
use serenity::{ButtonStyle, ComponentInteraction, ComponentInteractionDataKind as Pressed};

/// Answers the press of a button or a choice in a menu.
pub(super) async fn answer(ctx: &serenity::Context, house: &House, press: &ComponentInteraction) {
    let caller = Caller::of_press(ctx, house, press);
    caller.serve(place(press), route(&caller, press)).await;
}

/// Where the answer to a press is seen.
fn place(press: &ComponentInteraction) -> Place {
    match press.data.custom_id.parse().map(|button: Button| button.verb) {
        Ok(Verb::Join | Verb::Computer | Verb::Decline | Verb::Cancel) => Place::Pressed,
        Ok(Verb::AbortNow | Verb::ResignNow | Verb::Keep) => Place::Pressed,
        Ok(Verb::Draw | Verb::Takeback | Verb::Pause | Verb::Resume) => Place::Open,
        Ok(Verb::Accept | Verb::Refuse | Verb::Review) => Place::Open,
        Err(NoButton) if greeting::begins_a_game(&press.data.custom_id) => Place::Open,
        Ok(Verb::Choose | Verb::Step | Verb::Hint | Verb::HintTurn | Verb::HintReasons)
        | Ok(Verb::Abort | Verb::Resign)
        | Err(NoButton) => whispered_on(&press.message),
    }
}

async fn route(caller: &Caller<'_>, press: &ComponentInteraction) -> Result<(), Trouble> {
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
    let button: Button = press.data.custom_id.parse().map_err(|NoButton| Trouble::stale_button())?;
    match button.verb {
        Verb::Join => {
            let command = Command::Join { by: caller.player.clone() };
            join(caller, press, button, command).await
        }
        Verb::Computer => {
            let computers = computers::of_level(&caller.words, computers::USUAL);
            join(caller, press, button, Command::Seat { by: caller.player.id, computers }).await
        }
        Verb::Decline => close(caller, press, button, Command::Decline { by: caller.player.id }).await,
        Verb::Cancel => close(caller, press, button, Command::Cancel { by: caller.player.id }).await,
        Verb::Choose => choose(caller, press, button, "").await,
        Verb::Step => match &press.data.kind {
            Pressed::StringSelect { values } => match values.first().map(|value| Entry::read(value)) {
                Some(Entry::Turn(text)) => turn(caller, button, text).await,
                Some(Entry::Beginning(beginning)) => choose(caller, press, button, beginning).await,
                None => Err(Trouble::stale_button()),
            },
            _ => Err(Trouble::stale_button()),
        },
        Verb::Hint => hint::go_on(caller, &press.message, button, Telling::Man).await,
        Verb::HintTurn => hint::go_on(caller, &press.message, button, Telling::Turn).await,
        Verb::HintReasons => hint::go_on(caller, &press.message, button, Telling::Reasons).await,
        Verb::Review => review::show(caller, caller.at(button.table)).await,
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
            caller.replace(caller.own_words.say("say-kept")).await;
            Ok(())
        }
    }
}

async fn join(
    caller: &Caller<'_>,
    press: &ComponentInteraction,
    button: Button,
    command: Command,
) -> Result<(), Trouble> {
    let news = caller.act(caller.at(button.table), command).await?;
    if matches!(news.table.phase(), Phase::Invitation) {
        return caller.update(news, &press.message).await;
    }
    caller.replace(caller.words.say("card-all-seated")).await;
    caller.follow_up(news).await
}

async fn close(
    caller: &Caller<'_>,
    press: &ComponentInteraction,
    button: Button,
    command: Command,
) -> Result<(), Trouble> {
    let news = caller.act(caller.at(button.table), command).await?;
    caller.update(news, &press.message).await
}

/// Shows what may come after the beginning of a turn, in a message that only this person sees.
async fn choose(
    caller: &Caller<'_>,
    press: &ComponentInteraction,
    button: Button,
    beginning: &str,
) -> Result<(), Trouble> {
    let table = caller.house.host.table(caller.at(button.table)).await?;
    let (course, seat) = table.check_turn(caller.player.id, Some(button.number))?;
    let mut choices = course.position().choices(beginning).ok_or_else(Trouble::stale_button)?;
    if choices.beginning.is_empty() {
        // Whoever begins to choose wants to see what the others did last.
        choices.scene = choices.scene.with_last_turn(course.last());
    }
    choices.scene.view = seat;
    choices.scene.names = table.names();
    let id = |menu| Button { verb: Verb::Step, table: button.table, number: table.stage(), menu }.to_string();
    let button = |verb| card::button(&caller.own_words, &table, verb, ButtonStyle::Secondary);
    let mut buttons = Vec::new();
    if !beginning.is_empty() {
        buttons.push(button(Verb::Choose).label(caller.own_words.say("button-back")));
    }
    if table.allows_hints() {
        buttons.push(button(Verb::Hint));
    }
    let message = menu::message(caller, choices, None, id, buttons).await?;
    caller.whisper_on(&press.message, message).await
}

/// Plays the turn that was chosen in the menu.
async fn turn(caller: &Caller<'_>, button: Button, text: &str) -> Result<(), Trouble> {
    let command = Command::Turn { by: caller.player.id, text: text.to_owned(), number: Some(button.number) };
    let news = caller.act(caller.at(button.table), command).await?;
    // The value of an entry may be shorter than the turn as it is written.
    let played = news.table.course().and_then(|course| course.turns().last()).map_or(text, String::as_str);
    caller.replace(caller.own_words.told(&Told::new("menu-played").with("turn", played))).await;
    caller.follow_up(news).await
}

async fn offer(caller: &Caller<'_>, button: Button, offer: Offer) -> Result<(), Trouble> {
    let number = Some(button.number);
    post(caller, button, Command::Offer { by: caller.player.id, offer, number }).await
}

async fn post(caller: &Caller<'_>, button: Button, command: Command) -> Result<(), Trouble> {
    let news = caller.act(caller.at(button.table), command).await?;
    caller.post(news).await
}
