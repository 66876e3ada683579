//! `/settings roles`: the roles of a server that follow ratings.

use crate::discord::features::{CommandError, Context, Visibility, parse_game, run, serenity, suggest_games};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{RatingRole, RoleHolder};
use crate::i18n::{Localizer, role as mention};
use crate::localize::Message;
use serenity::Role;

/// Upper bound of the ratings of a range.
const MAX_RATING: u32 = 9999;

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
    first: Option<bool>,
    winner: Option<bool>,
    #[autocomplete = "suggest_games"] game: Option<String>,
    off: Option<bool>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let Some(guild) = ctx.venue.guild else {
            return Err(CommandError::Rejected(Message::new("say-only-in-servers")));
        };
        let range = (from.is_some() || to.is_some()).then(|| from.unwrap_or(0)..=to.unwrap_or(MAX_RATING));
        let holder = match (first == Some(true), winner == Some(true), &range) {
            (true, false, None) => Some(RoleHolder::First),
            (false, true, None) => Some(RoleHolder::Winner),
            (false, false, _) => range.is_some().then_some(RoleHolder::Band),
            _ => return Err(CommandError::Rejected(Message::new("roles-several"))),
        };
        let game = game.as_deref().map(|game| parse_game(ctx, game)).transpose()?;
        let roles = match role {
            None if holder.is_some() || off == Some(true) => {
                return Err(CommandError::Rejected(Message::new("roles-which")));
            }
            None => ctx.app.host.ratings().roles(guild).await?,
            Some(role) if off == Some(true) => {
                let unknown = || CommandError::Rejected(about("roles-unknown", role.id.get()));
                ctx.app.host.ratings().remove_role(guild, role.id.get()).await?.ok_or_else(unknown)?
            }
            Some(role) => {
                if role.id.get() == guild.0 || role.managed {
                    return Err(CommandError::Rejected(about("roles-not-mine", role.id.get())));
                }
                let role = role.id.get();
                let holder = holder.ok_or_else(|| CommandError::Rejected(about("roles-for-whom", role)))?;
                let range = range.unwrap_or(0..=MAX_RATING);
                if range.is_empty() || holder == RoleHolder::First && game.is_none() {
                    let key = if range.is_empty() { "roles-empty-range" } else { "roles-first-of-which" };
                    return Err(CommandError::Rejected(Message::new(key)));
                }
                ctx.app.host.ratings().save_role(guild, &RatingRole { role, holder, game, range }).await?
            }
        };
        ctx.app.retry_roles(guild);
        let localizer = ctx.user_localizer();
        let ids: Vec<u64> = roles.iter().map(|role| role.role).collect();
        let obstacles = match ids.is_empty() {
            true => Vec::new(),
            false => ctx.app.messenger.role_obstacles(guild, &ids).await?,
        };
        let mut lines: Vec<String> = Vec::new();
        for (role, obstacle) in roles.iter().zip(obstacles) {
            lines.push(line(localizer, role));
            lines.extend(obstacle.map(|obstacle| {
                let warning = Message::new("roles-obstacle").with("obstacle", obstacle.name());
                format!("-# ⚠️ {}", localizer.render(&warning))
            }));
        }
        if lines.is_empty() {
            lines.push(localizer.text("roles-none"));
        }
        let title = localizer.text("roles-title");
        ctx.responder.reply_ephemeral(OutgoingMessage::titled(title, lines.join("\n"))).await
    })
    .await
}

fn about(key: &'static str, role: u64) -> Message {
    Message::new(key).with("role", mention(role))
}

/// The line of the list about a role.
fn line(localizer: &Localizer, role: &RatingRole) -> String {
    let (low, high) = (*role.range.start(), *role.range.end());
    let who = match role.holder {
        RoleHolder::Band if high == MAX_RATING => "from",
        RoleHolder::Band if low == 0 => "to",
        holder => holder.name(),
    };
    let text = about("roles-line", role.role).with("who", who).with("low", low).with("high", high);
    localizer.render(&match role.game {
        Some(game) => text.game("game", game),
        None => text.with("game", "none"),
    })
}
