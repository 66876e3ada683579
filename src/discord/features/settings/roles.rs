//! `/settings roles`: the roles of a server that follow ratings.

use crate::discord::client::permissions::RoleObstacle;
use crate::discord::features::{
    CommandContext, CommandError, Context, Visibility, parse_game, run, serenity, suggest_games,
    user_localizer,
};
use crate::discord::interactions::choices::{self, Choice};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{RatingRole, RoleRule};
use crate::i18n::{Localizer, role as mention};
use crate::localize::Message;
use crate::rules::GameKind;
use crate::table::GuildId;
use serenity::{CreateAutocompleteResponse, Role};
use std::ops::RangeInclusive;

/// Upper bound of the ratings of a range.
const MAX_RATING: u32 = 9999;

/// Who has a role that is not for a range of ratings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder {
    First,
    Winner,
}

/// The server and the bot's member are looked up.
const POLICY: Policy = Policy::new(Actor::Manager, Place::Guild, TableScope::NoTable, 2, Work::Text);

#[poise::command(slash_command, guild_only, custom_data = POLICY)]
#[allow(clippy::too_many_arguments, reason = "one for each option")]
pub(super) async fn roles(
    ctx: Context<'_>,
    role: Option<Role>,
    #[min = 0]
    #[max = 9999]
    from: Option<u32>,
    #[min = 0]
    #[max = 9999]
    to: Option<u32>,
    #[autocomplete = "suggest_holders"] who: Option<String>,
    #[autocomplete = "suggest_games"] game: Option<String>,
    off: Option<bool>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let Some(guild) = ctx.venue.guild else {
            return Err(CommandError::Rejected(Message::new("say-only-in-servers")));
        };
        let range = (from.is_some() || to.is_some()).then(|| from.unwrap_or(0)..=to.unwrap_or(MAX_RATING));
        let holder = who.as_deref().map(|who| parse_holder(ctx, who)).transpose()?;
        let game = game.as_deref().map(|game| parse_game(ctx, game)).transpose()?;
        let roles = match role {
            None if range.is_some() || holder.is_some() || game.is_some() || off == Some(true) => {
                return Err(CommandError::Rejected(Message::new("roles-which")));
            }
            None => ctx.app.host.ratings().roles(guild).await?,
            Some(role) if off == Some(true) => {
                let unknown = || CommandError::Rejected(about("roles-unknown", role.id.get()));
                ctx.app.host.ratings().remove_role(guild, role.id.get()).await?.ok_or_else(unknown)?
            }
            Some(role) => {
                let rule = rule(role.id.get(), range, holder, game).map_err(CommandError::Rejected)?;
                if role.id.get() == guild.0 || role.managed {
                    return Err(CommandError::Rejected(about("roles-not-mine", role.id.get())));
                }
                ctx.app.host.ratings().save_role(guild, &RatingRole { role: role.id.get(), rule }).await?
            }
        };
        ctx.app.retry_roles(guild);
        let (localizer, obstacles) = (ctx.user_localizer(), obstacles(ctx, guild, &roles).await?);
        let mut lines: Vec<String> = Vec::new();
        for (role, obstacle) in roles.iter().zip(obstacles) {
            lines.push(line(localizer, role));
            let warning =
                |obstacle: RoleObstacle| Message::new("roles-obstacle").with("obstacle", obstacle.name());
            lines.extend(obstacle.map(|obstacle| localizer.render(&warning(obstacle))));
        }
        if lines.is_empty() {
            lines.push(localizer.text("roles-none"));
        }
        let title = localizer.text("roles-title");
        ctx.responder.reply_ephemeral(OutgoingMessage::titled(title, lines.join("\n"))).await
    })
    .await
}

/// Who is to have a role by the options of the command.
///
/// # Errors
/// What is missing, or too much.
fn rule(
    role: u64,
    range: Option<RangeInclusive<u32>>,
    holder: Option<Holder>,
    game: Option<GameKind>,
) -> Result<RoleRule, Message> {
    match (holder, range, game) {
        (Some(_), Some(_), _) => Err(Message::new("roles-who-and-range")),
        (Some(Holder::First), None, Some(game)) => Ok(RoleRule::First(game)),
        (Some(Holder::First), None, None) => Err(Message::new("roles-first-of-which")),
        (Some(Holder::Winner), None, _) => Ok(RoleRule::Winner),
        (None, Some(range), _) if range.is_empty() => Err(Message::new("roles-empty-range")),
        (None, Some(range), game) => Ok(RoleRule::Band(game, range)),
        (None, None, _) => Err(about("roles-for-whom", role)),
    }
}

fn about(key: &'static str, role: u64) -> Message {
    Message::new(key).with("role", mention(role))
}

/// What keeps the bot from giving each of these roles, in their order.
async fn obstacles(
    ctx: &CommandContext<'_>,
    guild: GuildId,
    roles: &[RatingRole],
) -> Result<Vec<Option<RoleObstacle>>, CommandError> {
    if roles.is_empty() {
        return Ok(Vec::new());
    }
    Ok(ctx.app.messenger.role_obstacles(guild, roles.iter().map(|role| role.role)).await?)
}

/// The line of the list about a role.
fn line(localizer: &Localizer, RatingRole { role, rule }: &RatingRole) -> String {
    let text = about("roles-line", *role);
    let (text, game) = match rule {
        RoleRule::Band(game, range) => {
            let kind = match (*range.start(), *range.end()) {
                (_, MAX_RATING) => "from",
                (0, _) => "to",
                _ => "both",
            };
            (text.with("who", kind).with("low", *range.start()).with("high", *range.end()), *game)
        }
        RoleRule::First(game) => (text.with("who", "first"), Some(*game)),
        RoleRule::Winner => (text.with("who", "winner"), None),
    };
    localizer.render(&match game {
        Some(game) => text.game("game", game),
        None => text.with("game", "none"),
    })
}

fn holders() -> impl Iterator<Item = Choice<Holder>> {
    let choice = |(holder, name): (Holder, &'static str)| {
        Choice::new(holder, name, Message::new("roles-who").with("who", name))
    };
    [(Holder::First, "first"), (Holder::Winner, "winner")].into_iter().map(choice)
}

fn parse_holder(ctx: &CommandContext<'_>, typed: &str) -> Result<Holder, CommandError> {
    let unknown =
        |known| CommandError::Rejected(choices::refusal("say-unknown-setting", "known", typed, known));
    choices::find(ctx.user_localizer(), holders(), typed).map_err(unknown)
}

async fn suggest_holders(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, holders())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_is_for_a_range_or_somebody() {
        let key = |rule: Result<RoleRule, Message>| rule.expect_err("refused").key();
        let game = Some(GameKind::Biloba);
        assert_eq!(rule(1, Some(1500..=1699), None, None), Ok(RoleRule::Band(None, 1500..=1699)));
        assert_eq!(rule(1, None, Some(Holder::First), game), Ok(RoleRule::First(GameKind::Biloba)));
        assert_eq!(rule(1, None, Some(Holder::Winner), None), Ok(RoleRule::Winner));
        assert_eq!(key(rule(1, None, None, game)), "roles-for-whom");
        assert_eq!(key(rule(1, Some(0..=9), Some(Holder::Winner), None)), "roles-who-and-range");
        assert_eq!(key(rule(1, None, Some(Holder::First), None)), "roles-first-of-which");
        assert_eq!(key(rule(1, Some(9..=0), None, None)), "roles-empty-range");
    }
}
