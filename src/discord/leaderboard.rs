//! The pages on which stands who plays a game best.

use super::context::CommandContext;
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, door, serenity};
use crate::i18n::leaderboard_text;
use crate::ratings::Ladder;
use crate::rules::{GameKind, Message};
use serenity::{ButtonStyle, ComponentInteraction, CreateActionRow, CreateButton, CreateEmbed};

/// The `custom_id`s of its buttons: `leaders:GAME:LADDER:WHERE:PAGE`.
const LEADERS: &str = "leaders:";
/// So many players stand on a page.
const LISTED: usize = 10;
/// No leaderboard has more pages.
const MOST_PAGES: usize = 1 << 20;

/// Among whom players are compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Among {
    /// Those who have played in this server.
    Server,
    /// Everybody.
    All,
}

impl Among {
    const ALL: [Among; 2] = [Among::Server, Among::All];

    /// How it is written in ids.
    fn name(self) -> &'static str {
        match self {
            Among::Server => "server",
            Among::All => "all",
        }
    }
}

/// Shows the first page to all.
pub(super) async fn open(
    ctx: &CommandContext<'_>,
    game: GameKind,
    ladder: Ladder,
    among: Among,
) -> Result<(), CommandError> {
    ctx.reply(page(ctx, Wanted { game, ladder, among, page: 0 }).await?).await
}

/// Is it a press on one of the pages' buttons?
pub(super) fn is_pressed(press: &ComponentInteraction) -> bool {
    press.data.custom_id.starts_with(LEADERS)
}

/// Turns to another page, which only this person sees.
pub(super) async fn turn_page(
    ctx: &CommandContext<'_>,
    press: &ComponentInteraction,
) -> Result<(), CommandError> {
    let wanted = Wanted::read(&press.data.custom_id).ok_or_else(CommandError::stale_button)?;
    ctx.reply_to_user(&press.message, page(ctx, wanted).await?).await
}

/// A page of a leaderboard.
#[derive(Clone, Copy)]
struct Wanted {
    game: GameKind,
    ladder: Ladder,
    among: Among,
    page: usize,
}

impl Wanted {
    fn read(id: &str) -> Option<Wanted> {
        let mut parts = id.strip_prefix(LEADERS)?.split(':');
        let game = door::game(parts.next()?)?;
        let (ladder, among) = (parts.next()?, parts.next()?);
        let ladder = Ladder::ALL.into_iter().find(|known| known.name() == ladder)?;
        let among = Among::ALL.into_iter().find(|known| known.name() == among)?;
        let page = parts.next()?.parse().ok()?;
        // A number that nobody was shown is no page.
        (parts.next().is_none() && page < MOST_PAGES).then_some(Wanted { game, ladder, among, page })
    }

    fn id(self) -> String {
        let (ladder, among) = (self.ladder.name(), self.among.name());
        format!("{LEADERS}{}:{ladder}:{among}:{}", self.game, self.page)
    }
}

async fn page(ctx: &CommandContext<'_>, wanted: Wanted) -> Result<OutgoingMessage, CommandError> {
    let Wanted { game, ladder, among, page } = wanted;
    let localizer = &ctx.channel_localizer;
    let guild = ctx.guild_id().filter(|_| among == Among::Server);
    let places = page * LISTED..(page + 1) * LISTED;
    let leaderboard = ctx.app.host.ratings().leaderboard(game, ladder, guild, places, ctx.player.id).await?;
    let key = match (ladder, guild) {
        (Ladder::People, Some(_)) => "leaderboard-server",
        (Ladder::People, None) => "leaderboard-everywhere",
        (Ladder::Levels, Some(_)) => "leaderboard-levels-server",
        (Ladder::Levels, None) => "leaderboard-levels-everywhere",
    };
    let heading = localizer.render(&Message::new(key).game("game", game));
    let told = leaderboard_text(localizer, game, ladder, &leaderboard);
    let embed = CreateEmbed::new().title(heading).description(told);
    let button = |page: usize, label: &'static str| {
        let id = Wanted { page, ..wanted }.id();
        CreateButton::new(id).label(localizer.text(label)).style(ButtonStyle::Secondary)
    };
    let back = page.checked_sub(1).map(|before| button(before, "button-page-back"));
    let on = leaderboard.goes_on.then(|| button(page + 1, "button-page-on"));
    let rows = match back.into_iter().chain(on).collect::<Vec<_>>() {
        buttons if buttons.is_empty() => Vec::new(),
        buttons => vec![CreateActionRow::Buttons(buttons)],
    };
    Ok(OutgoingMessage::new().embed(embed).rows(rows))
}
