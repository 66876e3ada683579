//! The pages on which stands who plays a game best.

use super::answer::Answer;
use super::caller::Caller;
use super::{Trouble, door, serenity};
use crate::rules::{Game, Told};
use crate::words::leaderboard_told;
use serenity::{ButtonStyle, ComponentInteraction, CreateActionRow, CreateButton, CreateEmbed};

/// The `custom_id`s of its buttons: `leaders:GAME:WHERE:PAGE`.
const LEADERS: &str = "leaders:";
/// So many players stand on a page.
const LISTED: usize = 10;

/// Among whom players are compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Among {
    /// Those who have played in this server.
    Server,
    /// Everybody.
    All,
}

const NAMES: [(Among, &str); 2] = [(Among::Server, "server"), (Among::All, "all")];

impl Among {
    fn name(self) -> &'static str {
        NAMES.iter().find(|(among, _)| *among == self).map_or("all", |(_, name)| name)
    }
}

/// Shows the first page to all.
pub(super) async fn open(caller: &Caller<'_>, game: Game, among: Among) -> Result<(), Trouble> {
    caller.say(page(caller, game, among, 0).await?).await
}

/// Is it a press on one of the pages' buttons?
pub(super) fn is_pressed(press: &ComponentInteraction) -> bool {
    press.data.custom_id.starts_with(LEADERS)
}

/// Turns to another page, which only this person sees.
pub(super) async fn turn_page(caller: &Caller<'_>, press: &ComponentInteraction) -> Result<(), Trouble> {
    let (game, among, number) = wanted(&press.data.custom_id).ok_or_else(Trouble::stale_button)?;
    caller.whisper_on(&press.message, page(caller, game, among, number).await?).await
}

fn wanted(id: &str) -> Option<(Game, Among, usize)> {
    let mut parts = id.strip_prefix(LEADERS)?.split(':');
    let game = door::game(parts.next()?)?;
    let name = parts.next()?;
    let among = NAMES.iter().find(|(_, known)| *known == name)?.0;
    let number = parts.next()?.parse().ok()?;
    // A number that nobody was shown is no page.
    (parts.next().is_none() && number < usize::MAX / LISTED - 1).then_some((game, among, number))
}

async fn page(caller: &Caller<'_>, game: Game, among: Among, number: usize) -> Result<Answer, Trouble> {
    let words = &caller.words;
    let guild = caller.guild.map(|guild| guild.get()).filter(|_| among == Among::Server);
    let places = number * LISTED..(number + 1) * LISTED;
    let leaderboard = caller.house.host.leaderboard(game, guild, places, caller.player.id).await?;
    let key = if guild.is_some() { "leaderboard-server" } else { "leaderboard-everywhere" };
    let heading = words.told(&Told::new(key).game("game", game));
    let embed = CreateEmbed::new().title(heading).description(leaderboard_told(words, &leaderboard));
    let button = |number: usize, label: &'static str| {
        let id = format!("{LEADERS}{game}:{}:{number}", among.name());
        CreateButton::new(id).label(words.say(label)).style(ButtonStyle::Secondary)
    };
    let back = number.checked_sub(1).map(|before| button(before, "button-page-back"));
    let on = leaderboard.goes_on.then(|| button(number + 1, "button-page-on"));
    let rows = match back.into_iter().chain(on).collect::<Vec<_>>() {
        buttons if buttons.is_empty() => Vec::new(),
        buttons => vec![CreateActionRow::Buttons(buttons)],
    };
    Ok(Answer::new().embed(embed).rows(rows))
}
