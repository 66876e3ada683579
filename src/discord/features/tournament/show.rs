//! `/tournament standings` and `/tournament pairings`, and the lists behind the buttons of a tournament's messages.

use super::{
    CommandContext, CommandError, Context, Visibility, find_shown, run, serenity, suggest_tournaments,
};
use crate::app::tournaments::{TournamentPost, TournamentSubject};
use crate::discord::components::pagination;
use crate::discord::custom_id::{CustomId, TournamentAction, TournamentButton};
use crate::discord::outgoing_message::OutgoingMessage;
use crate::i18n::{
    ListPage, Localizer, escape_arguments, no_pairings, no_standings, standings_heading,
    tournament_pairings_page, tournament_players_page, tournament_standings_page,
};
use crate::render::StandingsPage;
use crate::rules::Message;
use crate::table::MessageId;
use crate::tournament::{Form, Tournament};
use serenity::CreateAttachment;
use std::sync::Arc;

/// The number in the id of a button that opens a certain page of a picture. With another number it is the page that matters
/// now.
pub(super) const CHOSEN_PAGE: usize = 1;

#[poise::command(slash_command, guild_only)]
pub(super) async fn standings(
    ctx: Context<'_>,
    #[autocomplete = "suggest_tournaments"] tournament: Option<String>,
    text: Option<bool>,
) -> Result<(), CommandError> {
    let is_text = text.unwrap_or(false);
    let visibility = if is_text { Visibility::Ephemeral } else { Visibility::Public };
    run(ctx, visibility, async |ctx| {
        let found = find_shown(ctx, tournament.as_deref()).await?;
        let message = match is_text {
            true => standings_text(ctx.user_localizer(), &found, 0),
            false => {
                let localizer = ctx.app.tournament_localizer(&found).await;
                standings_picture(ctx, &localizer, &found, None).await?
            }
        };
        let shown = ctx.responder.respond(visibility, message).await?;
        match is_text {
            true => Ok(()),
            false => remember(ctx, &found, TournamentSubject::Standings, shown).await,
        }
    })
    .await
}

#[poise::command(slash_command, guild_only)]
pub(super) async fn pairings(
    ctx: Context<'_>,
    #[autocomplete = "suggest_tournaments"] tournament: Option<String>,
    #[min = 1]
    #[max = 127]
    round: Option<u8>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Public, async |ctx| {
        let found = find_shown(ctx, tournament.as_deref()).await?;
        // A ladder has no rounds.
        let asked = round.filter(|_| found.settings().form != Form::Ladder);
        let round = asked.map_or(found.round(), usize::from);
        if found.pairings_of(round).next().is_none() {
            return Err(CommandError::Rejected(no_pairings(&found)));
        }
        let list = pairings_list(&ctx.app.tournament_localizer(&found).await, &found, round, 0);
        let shown = ctx.responder.respond(Visibility::Public, list).await?;
        remember(ctx, &found, TournamentSubject::Pairings(round), shown).await
    })
    .await
}

/// Remembers a public answer, so that the names of players who delete their data go from it.
async fn remember(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    subject: TournamentSubject,
    message: serenity::MessageId,
) -> Result<(), CommandError> {
    let (channel, message) = (ctx.venue.channel, MessageId(message.get()));
    Ok(ctx.app.remember_tournament_answer(tournament, subject, channel, message).await?)
}

/// A public answer with the tournament as it is now; `None` for another message about it.
pub(in crate::discord) fn answer(post: &TournamentPost) -> Option<OutgoingMessage> {
    let TournamentPost { tournament, subject, picture, localizer, .. } = post;
    match subject {
        TournamentSubject::Standings => {
            let page = StandingsPage::new(tournament, None)?;
            Some(standings_message(localizer, tournament, &page).files(picture.clone()))
        }
        TournamentSubject::Pairings(round) => Some(pairings_list(localizer, tournament, *round, 0)),
        _ => None,
    }
}

fn standings_message(
    localizer: &Localizer,
    tournament: &Tournament,
    page: &StandingsPage,
) -> OutgoingMessage {
    let id = |page| id(tournament, TournamentAction::Standings, CHOSEN_PAGE, page);
    let rows = pagination(localizer, page.number, page.goes_on, id);
    OutgoingMessage::text(standings_heading(localizer, tournament)).rows(rows)
}

/// The standings as a picture; the page that matters now, unless another one is asked for.
pub(super) async fn standings_picture(
    ctx: &CommandContext<'_>,
    localizer: &Localizer,
    tournament: &Arc<Tournament>,
    page: Option<usize>,
) -> Result<OutgoingMessage, CommandError> {
    let Some(page) = StandingsPage::new(tournament, page) else {
        return Err(CommandError::Rejected(no_standings(tournament)));
    };
    let message = standings_message(localizer, tournament, &page);
    let (number, alt) = (page.number, page.alt(localizer));
    let options = ctx.app.guild_options(ctx.venue.guild).await;
    let own = localizer.clone();
    let picture = ctx.app.render_pool.run(move || page.png(&own, &options)).await?;
    let file = CreateAttachment::bytes(picture, format!("standings-{}-{number}.png", tournament.id()));
    Ok(message.files([file.description(alt)]))
}

/// The standings as text.
pub(super) fn standings_text(localizer: &Localizer, tournament: &Tournament, page: usize) -> OutgoingMessage {
    let page = tournament_standings_page(localizer, tournament, page);
    let title = titled(localizer, "tournament-standings-heading", tournament);
    list(localizer, title, page, |page| id(tournament, TournamentAction::StandingsText, 0, page))
}

/// Who plays whom in a round.
pub(super) fn pairings_list(
    localizer: &Localizer,
    tournament: &Tournament,
    round: usize,
    page: usize,
) -> OutgoingMessage {
    let page = tournament_pairings_page(localizer, tournament, round, page);
    let title = titled(localizer, "tournament-pairings-heading", tournament);
    list(localizer, title, page, |page| id(tournament, TournamentAction::Pairings, round, page))
}

/// Who takes part.
pub(super) fn players_list(localizer: &Localizer, tournament: &Tournament, page: usize) -> OutgoingMessage {
    let page = tournament_players_page(localizer, tournament, page);
    let title = titled(localizer, "tournament-players-heading", tournament);
    list(localizer, title, page, |page| id(tournament, TournamentAction::Players, 0, page))
}

fn titled(localizer: &Localizer, key: &'static str, tournament: &Tournament) -> String {
    let message = Message::new(key).with("name", &tournament.settings().name);
    localizer.render(&escape_arguments(message))
}

fn list(
    localizer: &Localizer,
    title: String,
    page: ListPage,
    id: impl Fn(usize) -> CustomId,
) -> OutgoingMessage {
    let rows = pagination(localizer, page.number, page.goes_on, id);
    OutgoingMessage::titled(title, page.text).rows(rows)
}

fn id(tournament: &Tournament, action: TournamentAction, number: usize, page: usize) -> CustomId {
    CustomId::Tournament(TournamentButton { action, tournament: tournament.id(), number, page })
}
