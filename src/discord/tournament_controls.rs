//! The announcement of a tournament, with its buttons.

use super::components::button;
use super::custom_id::{CustomId, TournamentAction, TournamentButton};
use super::outgoing_message::OutgoingMessage;
use super::serenity;
use crate::i18n::{Localizer, tournament_text};
use crate::tournament::{Phase, Tournament};
use serenity::{ButtonStyle, CreateButton};

/// The announcement: who has joined, with buttons to join and leave; later how far the tournament is.
pub(super) fn announcement(localizer: &Localizer, tournament: &Tournament) -> OutgoingMessage {
    use TournamentAction::{Join, Leave, Pairings, Players, Standings};
    let button = |action, style| self::button_for(localizer, tournament, action, tournament.round(), style);
    let secondary = |action| button(action, ButtonStyle::Secondary);
    let mut buttons = Vec::new();
    if tournament.check_open().is_ok() {
        buttons.push(button(Join, ButtonStyle::Success));
    }
    match tournament.phase() {
        Phase::Registration => buttons.extend([secondary(Leave), secondary(Players)]),
        Phase::Running | Phase::Finished => buttons.extend([secondary(Pairings), secondary(Standings)]),
        Phase::Cancelled => {}
    }
    let message = OutgoingMessage::text(tournament_text(localizer, tournament));
    if buttons.is_empty() { message.rows(Vec::new()) } else { message.buttons(buttons) }
}

fn button_for(
    localizer: &Localizer,
    tournament: &Tournament,
    action: TournamentAction,
    number: usize,
    style: ButtonStyle,
) -> CreateButton {
    let label = match action {
        TournamentAction::Join => "button-join",
        TournamentAction::Leave => "button-tournament-leave",
        TournamentAction::Players => "button-tournament-players",
        TournamentAction::Pairings => "button-tournament-pairings",
        TournamentAction::Standings | TournamentAction::StandingsText => "button-tournament-standings",
        TournamentAction::Accept => "button-accept",
        TournamentAction::Decline => "button-decline",
    };
    let id = TournamentButton { action, tournament: tournament.id(), number, page: 0 };
    button(&CustomId::Tournament(id), localizer.text(label), style)
}
