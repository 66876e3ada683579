use super::{CommandError, Context, Visibility, answered, context, serenity};
use crate::discord::context::{CommandContext, player};
use crate::discord::outgoing_message::OutgoingMessage;
use crate::i18n::{profile_text, progress_alt};
use crate::render;
use crate::rules::Message;
use crate::table::Player;
use serenity::{CreateAttachment, CreateEmbed, User};

#[poise::command(slash_command)]
pub(super) async fn profile(ctx: Context<'_>, player: Option<User>) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Public, |ctx| show(ctx, player)).await
}

/// Ratings, results, streaks and opponents of somebody, with the ratings over time where there are any.
async fn show(ctx: &CommandContext<'_>, asked: Option<User>) -> Result<(), CommandError> {
    let Player { id, name } = asked.as_ref().map_or_else(|| ctx.player.clone(), player);
    let localizer = &ctx.channel_localizer;
    let profile = ctx.app.host.players().profile(id).await?;
    let title = localizer.render(&crate::i18n::safe(Message::new("profile-title").with("name", &name)));
    let embed = CreateEmbed::new().title(title).description(profile_text(localizer, &name, &profile));
    let tracks = profile.tracks(|game| localizer.game(game));
    let mut files = Vec::new();
    if !tracks.is_empty() {
        let alt = progress_alt(localizer, &name, profile.ladder(), &tracks);
        let look = ctx.app.guild_options(ctx.guild_id()).await;
        let draw = move || render::rating_chart(&tracks, &look);
        let bytes = ctx.app.render_pool.run(draw).await?;
        files.push(CreateAttachment::bytes(bytes, "ratings.png").description(alt));
    }
    // The picture is no part of the embed: only so is what it shows read out.
    ctx.reply(OutgoingMessage::new().embed(embed).files(files)).await
}
