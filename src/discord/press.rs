use super::button::{Button, NoButton, Verb};
use super::caller::Caller;
use super::card;
use super::{House, Trouble, page, serenity};
use crate::host::At;
use crate::rules::Told;
use crate::table::{Command, Phase, Refusal};
use serenity::{
    ButtonStyle, ComponentInteraction, ComponentInteractionDataKind as Kind, CreateActionRow,
    CreateInteractionResponse as Response, CreateInteractionResponseMessage as ResponseMessage,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, MessageFlags,
};

/// A menu has at most so many entries.
const MOST_ENTRIES: usize = 25;
/// An entry's value has at most so many characters.
const MOST_VALUE: usize = 100;
/// Marks the value of an entry that is a whole turn, told from the beginning of one.
const WHOLE: char = '=';

/// Answers the press of a button or a choice in a menu.
pub(super) async fn answer(ctx: &serenity::Context, house: &House, press: &ComponentInteraction) {
    let caller = Caller::of_press(ctx, house, press);
    if let Err(trouble) = route(&caller, press).await {
        caller.fail(trouble).await;
    }
}

async fn route(caller: &Caller<'_>, press: &ComponentInteraction) -> Result<(), Trouble> {
    if page::is_pressed(press) {
        return page::turn(caller, press).await;
    }
    let button: Button =
        press.data.custom_id.parse().map_err(|NoButton| Trouble::Refused(Told::new("say-stale-button")))?;
    match button.verb {
        Verb::Join => join(caller, press, button).await,
        Verb::Decline => close(caller, press, button, Command::Decline { by: caller.player.id }).await,
        Verb::Cancel => close(caller, press, button, Command::Cancel { by: caller.player.id }).await,
        Verb::Choose => choose(caller, press, button, "").await,
        Verb::Step => match &press.data.kind {
            Kind::StringSelect { values } => match values.first().map(String::as_str) {
                Some(value) if value.starts_with(WHOLE) => turn(caller, button, &value[1..]).await,
                Some(beginning) => choose(caller, press, button, beginning).await,
                None => Err(Trouble::Refused(Told::new("say-stale-button"))),
            },
            _ => Err(Trouble::Refused(Told::new("say-stale-button"))),
        },
        Verb::Draw => {
            // An offer stands until the next turn; a button from before would make a new one.
            let table = caller.house.host.table(At::Table(button.table)).await?;
            if table.turn_number() != button.number {
                return Err(Refusal::Stale.into());
            }
            let command = Command::OfferDraw { by: caller.player.id };
            let (table, card) = caller.act(At::Table(button.table), command).await?;
            caller.post(card, &table).await
        }
        Verb::Resign => ask_to_resign(caller, button).await,
        Verb::ResignNow => {
            let command = Command::Resign { by: caller.player.id };
            let (table, card) = caller.act(At::Table(button.table), command).await?;
            replace(caller, caller.own_words.say("say-resigned")).await;
            caller.follow_up(card, &table).await
        }
    }
}

async fn join(caller: &Caller<'_>, press: &ComponentInteraction, button: Button) -> Result<(), Trouble> {
    let command = Command::Join { by: caller.player.clone() };
    let (table, card) = caller.act(At::Table(button.table), command).await?;
    if matches!(table.phase(), Phase::Invitation) {
        return caller.update(card, &table, &press.message).await;
    }
    replace(caller, caller.words.say("card-all-seated")).await;
    caller.follow_up(card, &table).await
}

async fn close(
    caller: &Caller<'_>,
    press: &ComponentInteraction,
    button: Button,
    command: Command,
) -> Result<(), Trouble> {
    let (table, card) = caller.act(At::Table(button.table), command).await?;
    caller.update(card, &table, &press.message).await
}

/// Leaves nothing of the message that was pressed on but a sentence. The board that follows is shown in any case.
async fn replace(caller: &Caller<'_>, text: String) {
    let message = ResponseMessage::new().content(text).components(Vec::new());
    if let Err(trouble) = caller.respond(Response::UpdateMessage(message)).await {
        tracing::warn!(?trouble, "the message of a button could not be replaced");
    }
}

/// Shows the turns that begin with what was chosen so far, as a menu that only this person sees.
async fn choose(
    caller: &Caller<'_>,
    press: &ComponentInteraction,
    button: Button,
    beginning: &str,
) -> Result<(), Trouble> {
    let table = caller.house.host.table(At::Table(button.table)).await?;
    let (course, _) = table.check_turn(caller.player.id, Some(button.number))?;
    let position = course.position();
    let options: Vec<CreateSelectMenuOption> = position
        .complete(beginning, MOST_ENTRIES)
        .into_iter()
        .filter(|text| text.chars().count() < MOST_VALUE)
        .map(|text| match position.read(&text) {
            Ok(_) => CreateSelectMenuOption::new(text.clone(), format!("{WHOLE}{text}")),
            Err(_) => CreateSelectMenuOption::new(format!("{text} …"), text),
        })
        .collect();
    if options.is_empty() {
        return Err(Trouble::Refused(Told::new("say-type-it")));
    }
    let words = &caller.own_words;
    let id = Button { verb: Verb::Step, ..button };
    let menu = CreateSelectMenu::new(id.to_string(), CreateSelectMenuKind::String { options });
    let mut rows = vec![CreateActionRow::SelectMenu(menu.placeholder(words.say("menu-placeholder")))];
    let told = if beginning.is_empty() {
        Told::new("menu-first")
    } else {
        let back = card::button(words, &table, Verb::Choose, ButtonStyle::Secondary);
        rows.push(CreateActionRow::Buttons(vec![back.label(words.say("button-back"))]));
        Told::new("menu-next").with("beginning", beginning)
    };
    let message = ResponseMessage::new().content(words.told(&told)).components(rows);
    let own_menu = press.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if own_menu {
        caller.respond(Response::UpdateMessage(message)).await
    } else {
        caller.whisper(message).await
    }
}

/// Plays the turn that was chosen in the menu.
async fn turn(caller: &Caller<'_>, button: Button, text: &str) -> Result<(), Trouble> {
    let command = Command::Turn { by: caller.player.id, text: text.to_owned(), number: Some(button.number) };
    let (table, card) = caller.act(At::Table(button.table), command).await?;
    replace(caller, caller.own_words.told(&Told::new("menu-played").with("turn", text))).await;
    caller.follow_up(card, &table).await
}

async fn ask_to_resign(caller: &Caller<'_>, button: Button) -> Result<(), Trouble> {
    let table = caller.house.host.table(At::Table(button.table)).await?;
    table.check_player(caller.player.id)?;
    let words = &caller.own_words;
    let yes = card::button(words, &table, Verb::ResignNow, ButtonStyle::Danger);
    let message = ResponseMessage::new()
        .content(words.say("say-really-resign"))
        .components(vec![CreateActionRow::Buttons(vec![yes])]);
    caller.whisper(message).await
}
