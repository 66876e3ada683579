//! `/tournament standings` and `/tournament pairings`, and the lists behind the buttons of a tournament's messages.

use super::choice::{find_shown, suggest_tournaments};
use super::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::app::posts::content::Content;
use crate::app::tournaments::{self, PublicAnswer};
use crate::discord::interactions::context::player as shown_player;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::components::pagination;
use crate::discord::messages::custom_id::{CustomId, TournamentAction, TournamentButton};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::post_message;
use crate::i18n::{
    ListPage, Localizer, entrant_names, escape_arguments, no_pairings, no_standings, tournament_card_page,
    tournament_players_page, tournament_standings_page,
};
use crate::localize::Message;
use crate::render::StandingsPage;
use crate::table::{MessageId, PlayerId};
use crate::tournament::{EntrantNumber, Form, Pairing, Tournament};
use serenity::User;
use std::sync::Arc;

/// The answer is stored, because it names people.
const STANDINGS_POLICY: Policy =
    Policy::new(Actor::Anyone, Place::Guild, TableScope::NoTable, 0, Work::Picture);

#[poise::command(slash_command, guild_only, custom_data = STANDINGS_POLICY)]
pub(super) async fn standings(
    ctx: Context<'_>,
    #[autocomplete = "suggest_tournaments"] tournament: Option<String>,
    text: Option<bool>,
    player: Option<User>,
) -> Result<(), CommandError> {
    let is_text = text.unwrap_or(false) || player.is_some();
    let visibility = if is_text { Visibility::Ephemeral } else { Visibility::Public };
    run(ctx, visibility, async |ctx| {
        let found = find_shown(ctx, tournament.as_deref()).await?;
        if let Some(user) = &player {
            let number = found.number_of(PlayerId(user.id.get()));
            let Some(entrant) = number.filter(|number| found.order().contains(number)) else {
                let name = shown_player(user).numbered_name();
                return Err(CommandError::Rejected(name.add_to(Message::new("say-not-entrant"), "name")));
            };
            let message = card(ctx.user_localizer(), &found, entrant, 0);
            return Ok(ctx.responder.respond(visibility, message).await.map(drop)?);
        }
        if is_text {
            let message = standings_text(ctx.user_localizer(), &found, 0);
            return Ok(ctx.responder.respond(visibility, message).await.map(drop)?);
        }
        let localizer = ctx.app.tournament_localizer(&found).await;
        answer(ctx, &found, PublicAnswer::Standings, &standings_page(&localizer, &found, None)?).await
    })
    .await
}

const PAIRINGS_POLICY: Policy = Policy::new(Actor::Anyone, Place::Guild, TableScope::NoTable, 0, Work::Text);

#[poise::command(slash_command, guild_only, custom_data = PAIRINGS_POLICY)]
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
        let round = asked.map_or(found.listed_round(), usize::from);
        let is_listed = |pairing: &Pairing| round == 0 || pairing.round == round;
        if !found.with_planned_rounds().pairings().iter().any(is_listed) {
            return Err(CommandError::Rejected(no_pairings(&found)));
        }
        let list = tournaments::pairings(&ctx.app.tournament_localizer(&found).await, &found, round, 0);
        answer(ctx, &found, PublicAnswer::Pairings(round), &list).await
    })
    .await
}

/// Sends a public answer, which is remembered, so that the names of players who delete their data go from it.
async fn answer(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    answer: PublicAnswer,
    content: &Content,
) -> Result<(), CommandError> {
    let message = post_message::message(content, ctx.app.draw(content, ctx.venue.guild).await?);
    let shown = ctx.responder.respond(Visibility::Public, message).await?;
    let place = (ctx.venue.channel, MessageId(shown.get()));
    Ok(ctx.app.remember_tournament_answer(tournament, answer, place, content).await?)
}

/// The standings as a picture; the page that matters now, unless another one is asked for.
fn standings_page(
    localizer: &Localizer,
    tournament: &Arc<Tournament>,
    page: Option<usize>,
) -> Result<Content, CommandError> {
    match StandingsPage::new(tournament, page) {
        Some(page) => Ok(tournaments::standings(localizer, tournament, page)),
        None => Err(CommandError::Rejected(no_standings(tournament))),
    }
}

/// The page of the standings as a message.
pub(super) async fn standings_picture(
    ctx: &CommandContext<'_>,
    localizer: &Localizer,
    tournament: &Arc<Tournament>,
    page: Option<usize>,
) -> Result<OutgoingMessage, CommandError> {
    let content = standings_page(localizer, tournament, page)?;
    Ok(post_message::message(&content, ctx.app.draw(&content, ctx.venue.guild).await?))
}

/// The standings as text.
pub(super) fn standings_text(localizer: &Localizer, tournament: &Tournament, page: usize) -> OutgoingMessage {
    let page = tournament_standings_page(localizer, tournament, page);
    let title = titled(localizer, "tournament-standings-heading", tournament);
    list(localizer, title, page, |page| id(tournament, TournamentAction::StandingsText, 0, page))
}

/// The games of a player.
pub(super) fn card(
    localizer: &Localizer,
    tournament: &Tournament,
    entrant: EntrantNumber,
    page: usize,
) -> OutgoingMessage {
    let page = tournament_card_page(localizer, tournament, entrant, page);
    let name = &entrant_names(localizer, tournament)[entrant];
    let title = Message::new("tournament-card-heading").with("name", &tournament.settings().name);
    let title = localizer.render(&escape_arguments(title.with("player", name)));
    list(localizer, title, page, |page| id(tournament, TournamentAction::Card, entrant + 1, page))
}

/// Who plays whom in a round.
pub(super) fn pairings_list(
    localizer: &Localizer,
    tournament: &Tournament,
    round: usize,
    page: usize,
) -> OutgoingMessage {
    post_message::message(&tournaments::pairings(localizer, tournament, round, page), None)
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
