//! `/profile`: ratings, results, streaks and opponents of a player, with a chart of the ratings, for the user alone until it is
//! shared.
//!
//! # Bounds
//!
//! The last 500 games of a player by an index, and one picture.

use super::{CommandContext, CommandError, Context, Visibility, published, run, serenity};
use crate::discord::interactions::context::player;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::custom_id::CustomId;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::TitleRecord;
use crate::i18n::{
    Localizer, escape_arguments, player_name, profile_text, progress_alt, puzzle_profile_text,
    tournament_title_text,
};
use crate::localize::Message;
use crate::puzzles::Progress;
use crate::render::{self, RenderOptions};
use crate::table::{Player, PlayerId};
use serenity::{CreateAttachment, User};

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 0, Work::Picture);

#[poise::command(slash_command, custom_data = POLICY)]
pub(super) async fn profile(ctx: Context<'_>, player: Option<User>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| show(ctx, player).await).await
}

/// The last places of a player in tournaments, below a heading of their own; empty if there are none.
async fn titles(
    ctx: &CommandContext<'_>,
    localizer: &Localizer,
    player: PlayerId,
) -> Result<String, CommandError> {
    let line =
        |title: TitleRecord| tournament_title_text(localizer, title.place, &title.name, title.game, title.at);
    let titles = ctx.app.host.tournaments().titles_of(player).await?;
    let lines: Vec<String> = titles.into_iter().map(line).collect();
    if lines.is_empty() {
        return Ok(String::new());
    }
    Ok(format!("\n{}\n{}", localizer.text("profile-titles"), lines.join("\n")))
}

/// The rating and the streak of a player at the puzzles of each game, below a heading of their own; empty if there are none.
async fn puzzles(
    ctx: &CommandContext<'_>,
    localizer: &Localizer,
    player: PlayerId,
) -> Result<String, CommandError> {
    let answers = ctx.app.host.players().puzzle_answers(player).await?;
    let (all, now) = (Progress::of_all_games(&answers), ctx.app.host.clock().now());
    let lines = puzzle_profile_text(localizer, &all, now);
    Ok(lines.iter().map(|line| format!("\n{line}")).collect())
}

async fn show(ctx: &CommandContext<'_>, user: Option<User>) -> Result<(), CommandError> {
    if user.as_ref().is_some_and(|user| user.bot) {
        return Err(CommandError::Rejected(Message::new("profile-bot")));
    }
    let (id, player) = match user {
        Some(user) => (PlayerId(user.id.get()), player(&user)),
        None => (ctx.player_id, ctx.player.clone()),
    };
    let localizer = ctx.user_localizer();
    let page = page(ctx, localizer, ctx.render_options().await, (id, &player)).await?;
    let share = published::share_button(localizer, &CustomId::ShareProfile(id));
    ctx.responder.reply_ephemeral(page.buttons(vec![share])).await
}

/// Shows the profile of a player to everyone in the channel.
pub(super) async fn share(ctx: &CommandContext<'_>, id: PlayerId) -> Result<(), CommandError> {
    let player = if id == ctx.player_id { ctx.player.clone() } else { ctx.fetch_player(id).await? };
    let options = ctx.app.guild_options(ctx.venue.guild).await;
    let page = page(ctx, ctx.channel_localizer(), options, (id, &player)).await?;
    published::share(ctx, &id.to_string(), page, Vec::new()).await.map(drop)
}

async fn page(
    ctx: &CommandContext<'_>,
    localizer: &Localizer,
    options: RenderOptions,
    (id, player): (PlayerId, &Player),
) -> Result<OutgoingMessage, CommandError> {
    let name = player_name(localizer, player);
    let profile = ctx.app.host.players().profile(id).await?;
    let title = localizer.render(&escape_arguments(Message::new("profile-title").with("name", &name)));
    let mut text = profile_text(localizer, &name, &profile);
    text.push_str(&titles(ctx, localizer, id).await?);
    text.push_str(&puzzles(ctx, localizer, id).await?);
    let (votes, played) = ctx.app.host.players().vote_counts(id).await?;
    if votes > 0 {
        let votes = Message::new("profile-votes").count("votes", votes).count("played", played);
        text.push_str(&format!("\n{}", localizer.render(&votes)));
    }
    let histories = profile.histories(|game| localizer.game(game));
    let mut files = Vec::new();
    if !histories.is_empty() {
        let alt = progress_alt(localizer, &name, profile.ladder(), &histories);
        let chart = ctx.app.render_pool.run(move || render::rating_chart(&histories, &options)).await?;
        files.push(CreateAttachment::bytes(chart, "ratings.png").description(alt));
    }
    // Alt texts are read out only for attachments outside of the embed.
    Ok(OutgoingMessage::titled(title, text).files(files))
}
