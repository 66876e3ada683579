//! `/settings roles`: the roles of a server that follow ratings.

use crate::discord::client::permissions::RoleObstacle;
use crate::discord::features::{CommandError, Context, Visibility, parse_game, run, serenity, suggest_games};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{RatingRole, RoleHolder};
use crate::i18n::{Localizer, role as mention};
use crate::localize::Message;
use serenity::{Permissions, Role};

/// Upper bound of the ratings of a range.
const MAX_RATING: u32 = 9999;

/// Permissions of roles that nobody gets by winning games: ratings can be made up by two people.
const MODERATION: Permissions = Permissions::ADMINISTRATOR
    .union(Permissions::BAN_MEMBERS)
    .union(Permissions::KICK_MEMBERS)
    .union(Permissions::MODERATE_MEMBERS)
    .union(Permissions::MANAGE_GUILD)
    .union(Permissions::MANAGE_ROLES)
    .union(Permissions::MANAGE_CHANNELS)
    .union(Permissions::MANAGE_MESSAGES)
    .union(Permissions::MANAGE_THREADS)
    .union(Permissions::MANAGE_WEBHOOKS)
    .union(Permissions::MANAGE_NICKNAMES)
    .union(Permissions::MANAGE_EVENTS)
    .union(Permissions::MANAGE_GUILD_EXPRESSIONS)
    .union(Permissions::VIEW_AUDIT_LOG);

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
                let unknown = Message::new("roles-unknown").with("role", &role.name);
                let left = ctx.app.host.ratings().remove_role(guild, role.id.get()).await?;
                left.ok_or(CommandError::Rejected(unknown))?
            }
            Some(role) => {
                let refused = |key| CommandError::Rejected(Message::new(key).with("role", &role.name));
                if !ctx.member_permissions.manage_roles() {
                    return Err(CommandError::Rejected(Message::new("roles-not-yours")));
                }
                if role.id.get() == guild.0 || role.managed {
                    return Err(refused("roles-not-mine"));
                }
                if role.permissions.intersects(MODERATION) {
                    return Err(refused("roles-of-moderators"));
                }
                let holder = holder.ok_or_else(|| refused("roles-for-whom"))?;
                let role = role.id.get();
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
            if obstacle == Some(RoleObstacle::Gone) {
                ctx.app.host.ratings().forget_role(guild, role.role).await?;
            }
            lines.push(line(localizer, role));
            lines.extend(obstacle.map(|obstacle| {
                let warning = Message::new("roles-obstacle").with("obstacle", obstacle.name());
                format!("-# ⚠️ {}", localizer.render(&warning))
            }));
        }
        lines.push(localizer.text(if lines.is_empty() { "roles-none" } else { "roles-note" }));
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
