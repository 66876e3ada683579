//! The panel of organisers: buttons, which only they see, for what can be done with a tournament now.

use super::actions::{done_text, escaped, execute, load, rejected};
use super::confirm::{self, Ending};
use super::organise::start_now;
use super::{CommandContext, CommandError, change_panel, serenity};
use crate::discord::interactions::guild_channels::NamedVenue;
use crate::discord::interactions::venue::Venue;
use crate::discord::messages::components::{menu, pagination};
use crate::discord::messages::custom_id::{CustomId, TournamentAction, TournamentButton};
use crate::discord::messages::limits::MAX_CHOICES;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::post_message::{button_rows, labelled};
use crate::host::TournamentOutcome;
use crate::i18n::{channel as channel_mention, entrant_names};
use crate::localize::{Localize as _, Message};
use crate::tournament::{Command, Form, Phase, Rejection, Tournament};
use TournamentAction::{
    Cancel, Export, Finish, Move, MoveMenu, Organise, Pause, Remove, RemoveMenu, Resume, Start,
};
use serenity::{CreateActionRow, CreateSelectMenuOption};

/// Serves a button or a menu of the panel, or the button that opens it.
pub(super) async fn serve(
    ctx: &CommandContext<'_>,
    button: TournamentButton,
    value: &str,
) -> Result<(), CommandError> {
    let tournament = &*load(ctx, button.tournament).await?;
    let answer = match button.action {
        Start => panel_after(ctx, "started", &start_now(ctx, tournament).await?),
        Pause => panel_after(ctx, "paused", &execute(ctx, tournament, Command::Pause).await?),
        Resume => panel_after(ctx, "resumed", &execute(ctx, tournament, Command::Resume).await?),
        Cancel => return confirm::ask(ctx, tournament, Ending::Cancel).await,
        Finish => return confirm::ask(ctx, tournament, Ending::Finish).await,
        Remove => players(ctx, tournament, button.page),
        RemoveMenu => {
            let entrant = value.parse().ok().filter(|entrant| tournament.active().any(|one| one == *entrant));
            let entrant = entrant.ok_or_else(|| rejected("say-left-tournament"))?;
            return confirm::ask(ctx, tournament, Ending::Remove(entrant)).await;
        }
        Move => channels(ctx, tournament, button.page).await?,
        MoveMenu => {
            let chosen = destinations(ctx, tournament).await?.into_iter();
            let mut chosen = chosen.filter(|place| place.venue.channel.to_string() == value);
            let Venue { channel, .. } = chosen.next().ok_or_else(|| rejected("say-cannot-move-there"))?.venue;
            let moved = execute(ctx, tournament, Command::Relocate { channel }).await?.tournament;
            let done = escaped("tournament-moved-to", &moved).with("channel", channel_mention(channel));
            panel(ctx, &moved, Some(ctx.user_localizer().render(&done)))
        }
        _ => panel(ctx, tournament, None),
    };
    ctx.responder.reply_to_user(answer).await
}

/// The panel, after a sentence that something is done.
fn panel_after(ctx: &CommandContext<'_>, what: &'static str, outcome: &TournamentOutcome) -> OutgoingMessage {
    panel(ctx, &outcome.tournament, Some(done_text(ctx, what, &outcome.tournament)))
}

pub(super) fn panel(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    done: Option<String>,
) -> OutgoingMessage {
    let localizer = ctx.user_localizer();
    let mut lines: Vec<String> = done.into_iter().collect();
    if let Err(rejection @ Rejection::TooFewPlayers { .. }) = tournament.check_start() {
        lines.push(localizer.render(&rejection.message()));
    }
    lines.push(localizer.render(&escaped("tournament-organise", tournament)));
    let buttons =
        possible(tournament).into_iter().map(|action| labelled(localizer, id(tournament, action, 0)));
    OutgoingMessage::text(lines.join("\n")).rows(button_rows(buttons.collect()))
}

/// The actions that organisers can take now.
fn possible(tournament: &Tournament) -> Vec<TournamentAction> {
    let (phase, is_paused) = (tournament.phase(), tournament.is_paused());
    let is_open = matches!(phase, Phase::Registration | Phase::Running);
    let is_running = phase == Phase::Running;
    let is_ladder = tournament.settings().form == Form::Ladder;
    let actions = [
        (Start, tournament.check_start().is_ok()),
        (Pause, is_running && !is_paused),
        (Resume, is_paused),
        (Remove, is_open && tournament.active().next().is_some()),
        (Move, is_open),
        (Export, !tournament.entrants().is_empty()),
    ];
    let endings = [(Finish, is_running && is_ladder), (Cancel, is_open)];
    let actions = actions.into_iter().chain(change_panel::actions(tournament)).chain(endings);
    actions.filter(|(_, is_possible)| *is_possible).map(|(action, _)| action).collect()
}

/// The question which player is removed.
fn players(ctx: &CommandContext<'_>, tournament: &Tournament, page: usize) -> OutgoingMessage {
    let names = entrant_names(ctx.user_localizer(), tournament);
    let option = |entrant: usize| CreateSelectMenuOption::new(names[entrant].clone(), entrant.to_string());
    let options = tournament.active().map(option).collect();
    let question = escaped("tournament-remove-whom", tournament);
    menu_message(ctx, tournament, question, (Remove, RemoveMenu, 0), options, page)
}

/// The question to which channel the tournament moves.
async fn channels(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    page: usize,
) -> Result<OutgoingMessage, CommandError> {
    let option = |place: NamedVenue| {
        CreateSelectMenuOption::new(format!("#{}", place.name), place.venue.channel.to_string())
    };
    let options: Vec<_> = destinations(ctx, tournament).await?.into_iter().map(option).collect();
    let key = if options.is_empty() { "tournament-move-nowhere" } else { "tournament-move-where" };
    Ok(menu_message(ctx, tournament, escaped(key, tournament), (Move, MoveMenu, 0), options, page))
}

/// The channels into which the tournament can move, of those that the user sees.
async fn destinations(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
) -> Result<Vec<NamedVenue>, CommandError> {
    let settings = tournament.settings();
    let mut fitting = Vec::new();
    for place in ctx.app.messenger.venues(settings.guild, ctx.player_id).await? {
        let is_other = place.venue.channel != tournament.channel();
        if is_other
            && place.venue.check_tournament(settings.in_channel).is_ok()
            && place.venue.check_new_table(&ctx.app.host).await.is_ok()
        {
            fitting.push(place);
        }
    }
    Ok(fitting)
}

/// A question with a page of a menu, the buttons to other pages and the way back to the panel.
pub(super) fn menu_message(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    question: Message,
    (turn_page, choose, number): (TournamentAction, TournamentAction, usize),
    options: Vec<CreateSelectMenuOption>,
    page: usize,
) -> OutgoingMessage {
    let localizer = ctx.user_localizer();
    let page = page.min(options.len().saturating_sub(1) / MAX_CHOICES);
    let has_next = options.len() > (page + 1) * MAX_CHOICES;
    let options: Vec<_> = options.into_iter().skip(page * MAX_CHOICES).take(MAX_CHOICES).collect();
    let mut rows = Vec::new();
    if !options.is_empty() {
        let id = CustomId::Tournament(TournamentButton { number, ..id(tournament, choose, page) });
        rows.push(CreateActionRow::SelectMenu(menu(&id, options)));
    }
    rows.extend(pagination(localizer, page, has_next, |page| {
        CustomId::Tournament(TournamentButton { number, ..id(tournament, turn_page, page) })
    }));
    rows.push(CreateActionRow::Buttons(vec![labelled(localizer, id(tournament, Organise, 0))]));
    OutgoingMessage::text(localizer.render(&question)).rows(rows)
}

pub(super) fn id(tournament: &Tournament, action: TournamentAction, page: usize) -> TournamentButton {
    TournamentButton { action, tournament: tournament.id(), number: 0, page }
}
