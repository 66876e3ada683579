//! A game looked at from its first turn on: step by step, as a film, and as a record.

use super::answer::Answer;
use super::button::{Button, Verb};
use super::caller::{Caller, Place};
use super::{Trouble, card, look, serenity, sight};
use crate::host::At;
use crate::rules::record::Record;
use crate::rules::{Scene, Told};
use crate::table::{Rejection, Table};
use crate::words::{MOST_ALT_TEXT, alt_text, stage_alt, stage_told};
use serenity::{ButtonStyle, CreateActionRow, CreateAttachment, CreateButton, Message};

/// The buttons that step through a game: what they say, and where they lead to from a stage, of so many.
type Step = (&'static str, fn(usize, usize) -> usize);
const STEPS: [Step; 4] = [
    ("button-first", |_, _| 0),
    ("button-page-back", |stage, _| stage.saturating_sub(1)),
    ("button-page-on", |stage, last| (stage + 1).min(last)),
    ("button-last", |_, last| last),
];

/// Opens a game as it stands, for this person alone.
pub(super) async fn open(caller: &Caller<'_>, at: At) -> Result<(), Trouble> {
    let table = caller.house.host.table(at).await?;
    // The steps that follow are pressed in a message that only this person sees.
    sight::check(caller, &table).await?;
    caller.whisper(stage(caller, &table, None).await?).await
}

/// Steps to another stage, in the same message.
pub(super) async fn step(caller: &Caller<'_>, pressed: &Message, button: Button) -> Result<(), Trouble> {
    let table = caller.house.host.table(At::Table(button.table)).await?;
    caller.whisper_on(pressed, stage(caller, &table, Some(button.number)).await?).await
}

/// A stage of a game, the last one if none is named, with the ways to others.
async fn stage(caller: &Caller<'_>, table: &Table, number: Option<usize>) -> Result<Answer, Trouble> {
    let course = table.course().ok_or(Rejection::NotStarted)?.clone();
    let last = course.last_stage();
    let number = number.unwrap_or(last).min(last);
    let painter = &caller.house.painter;
    let stage = painter.work(move || course.stage(number)).await?;
    let words = caller.own_words();
    let view = look::view(caller, table.seat_of(caller.player.id));
    let scene = Scene { names: table.names(), view, ..stage.scene() };
    let alt = stage_alt(words, table, &stage, &scene);
    let name = format!("{}-{}-stage-{number}.png", table.setup().game(), table.id());
    let picture = painter.picture(&name, scene, look::own(caller).await, alt).await?;
    let id = |verb, number, menu| Button { verb, table: table.id(), number, menu }.to_string();
    let steps = STEPS.iter().enumerate().map(|(menu, (label, lead))| {
        let to = lead(number, last);
        let button = CreateButton::new(id(Verb::Stage, to, menu)).style(ButtonStyle::Secondary);
        button.label(words.say(label)).disabled(to == number)
    });
    let rows = vec![
        CreateActionRow::Buttons(steps.collect()),
        CreateActionRow::Buttons(vec![
            card::button(words, table, Verb::Replay, ButtonStyle::Secondary),
            card::button(words, table, Verb::Record, ButtonStyle::Secondary),
        ]),
    ];
    Ok(Answer::text(stage_told(words, table, &stage)).files([picture]).rows(rows))
}

/// The whole game as a moving picture, for all or for this person alone.
pub(super) async fn film(caller: &Caller<'_>, at: At, place: Place) -> Result<(), Trouble> {
    let table = caller.house.host.table(at).await?;
    let course = table.course().ok_or(Rejection::NotStarted)?;
    let words = if place == Place::Open { &caller.words } else { caller.own_words() };
    let last = alt_text(words, &Scene { names: table.names(), ..course.scene() }, None);
    let told = Told::new("replay-alt").count("turns", course.turns().len()).with("last", last);
    let alt: String = words.told(&told).chars().take(MOST_ALT_TEXT).collect();
    let house = caller.house;
    let look = look::of_table(house, &table).await;
    let film = house.films.of(&house.painter, &table, look, caller.player.id, caller.channel).await?;
    let told = Told::new("replay")
        .game("game", table.setup().game())
        .with("table", table.id())
        .count("step", film.step);
    let name = format!("{}-{}.gif", table.setup().game(), table.id());
    let film = CreateAttachment::bytes(film.bytes.clone(), name).description(alt);
    let answer = Answer::text(words.told(&told)).files([film]);
    if place == Place::Open { caller.say(answer).await } else { caller.whisper(answer).await }
}

/// The whole game as a text file, for this person alone.
pub(super) async fn record(caller: &Caller<'_>, at: At) -> Result<(), Trouble> {
    let table = caller.house.host.table(at).await?;
    let course = table.course().ok_or(Rejection::NotStarted)?.clone();
    let seat = |(index, name): (usize, String)| (format!("Seat{index}"), name);
    let record = Record { tags: table.names().into_iter().enumerate().map(seat).collect(), course };
    let name = format!("{}-{}.txt", table.setup().game(), table.id());
    let file = CreateAttachment::bytes(record.to_string(), name);
    caller.whisper(Answer::new().files([file])).await
}
