//! The messages about a tournament in its channel, with their buttons.

use super::components::{button, button_ids};
use super::custom_id::{CustomId, TournamentAction, TournamentButton};
use super::features::tournament_answer;
use super::limits::{MAX_BUTTONS_PER_ROW, MAX_MENTIONED};
use super::outgoing_message::OutgoingMessage;
use super::serenity;
use crate::app::board::state_time;
use crate::app::tournaments::{TournamentPost, TournamentSubject, awaits_answer};
use crate::i18n::{
    Localizer, challenge_text, round_mentions, tournament_final_text, tournament_round_text, tournament_text,
};
use crate::table::PlayerId;
use crate::tournament::{Form, Phase, Title, Tournament, TournamentId};
use TournamentAction::{
    Accept, Challenge, Decline, Export, Join, Leave, Organise, Pairings, Players, Standings, Withdraw,
};
use serenity::{ButtonStyle, CreateActionRow, CreateButton, Message, UserId};

/// The message. Its key identifies the subject.
pub(super) fn message(post: &TournamentPost) -> OutgoingMessage {
    let TournamentPost { tournament, subject, localizer, .. } = post;
    if let Some(answer) = tournament_answer(post) {
        return answer;
    }
    let mentions = if post.notifies { mentions(tournament, *subject) } else { Vec::new() };
    let mentions = mentions.into_iter().take(MAX_MENTIONED);
    let mentions = mentions.map(|player| UserId::new(player.0));
    let message = OutgoingMessage::text(text(post)).files(post.picture.clone());
    let message = message.idempotency_key(Some(idempotency_key(post)));
    message.rows(rows(localizer, tournament, *subject)).mention(mentions)
}

/// Identifies a message: the tournament, the subject, and the time of what it shows first. After a backup is restored another round
/// has the same number.
fn idempotency_key(post: &TournamentPost) -> String {
    let since = post.since.map(|since| format!(" {}", state_time(since)));
    format!("tournament {} {}{}", post.tournament.id(), post.subject, since.unwrap_or_default())
}

/// The announcement of a tournament, as an answer to somebody who joins or leaves.
pub(super) fn announcement(localizer: &Localizer, tournament: &Tournament) -> OutgoingMessage {
    let rows = rows(localizer, tournament, TournamentSubject::Registration);
    OutgoingMessage::text(tournament_text(localizer, tournament)).rows(rows)
}

/// The text of the message.
pub(super) fn text(post: &TournamentPost) -> String {
    let TournamentPost { tournament, localizer, .. } = post;
    match post.subject {
        TournamentSubject::Registration => tournament_text(localizer, tournament),
        TournamentSubject::Round(round) => tournament_round_text(localizer, tournament, round),
        TournamentSubject::Challenge(number) => {
            challenge_text(localizer, tournament, number).unwrap_or_default()
        }
        TournamentSubject::Final => tournament_final_text(localizer, tournament),
        TournamentSubject::Standings | TournamentSubject::Pairings(_) => String::new(),
    }
}

/// Whether the message has buttons.
pub(super) fn has_buttons(post: &TournamentPost) -> bool {
    !rows(&post.localizer, &post.tournament, post.subject).is_empty()
}

/// Whether a message on Discord has buttons about this tournament.
pub(super) fn is_about(message: &Message, tournament: TournamentId) -> bool {
    button_ids(message).any(|id| {
        let id = CustomId::parse(id);
        matches!(id, Some(CustomId::Tournament(button)) if button.tournament == tournament)
    })
}

/// The people whom the message notifies when it is posted.
fn mentions(tournament: &Tournament, subject: TournamentSubject) -> Vec<PlayerId> {
    match subject {
        TournamentSubject::Registration => Vec::new(),
        TournamentSubject::Round(round) => round_mentions(tournament, round),
        TournamentSubject::Challenge(number) => {
            let challenge = tournament.challenges().get(number).filter(|_| awaits_answer(tournament, number));
            let challenged = challenge.map(|known| &tournament.entrants()[known.challenged].player);
            challenged.and_then(|player| player.human_id()).into_iter().collect()
        }
        TournamentSubject::Final => {
            let winners = tournament.titles().filter(|(_, title)| *title == Title::Winner);
            winners.filter_map(|(entrant, _)| tournament.entrants()[entrant].player.human_id()).collect()
        }
        TournamentSubject::Standings | TournamentSubject::Pairings(_) => Vec::new(),
    }
}

/// The buttons, which are gone where nobody can use them any more.
fn rows(localizer: &Localizer, tournament: &Tournament, subject: TournamentSubject) -> Vec<CreateActionRow> {
    let round = tournament.round();
    let mut buttons: Vec<(TournamentAction, usize)> = Vec::new();
    match subject {
        TournamentSubject::Registration => {
            if tournament.check_open().is_ok() {
                buttons.push((Join, 0));
            }
            match tournament.phase() {
                Phase::Registration => buttons.extend([(Leave, 0), (Players, 0), (Organise, 0)]),
                Phase::Running => {
                    buttons.push((Withdraw, 0));
                    if tournament.settings().form == Form::Ladder && !tournament.is_paused() {
                        buttons.push((Challenge, 0));
                    }
                    buttons.extend([(Pairings, round), (Standings, 0), (Organise, 0)]);
                }
                Phase::Finished => buttons.extend([(Pairings, round), (Standings, 0), (Export, 0)]),
                Phase::Cancelled if !tournament.pairings().is_empty() => buttons.push((Export, 0)),
                Phase::Cancelled => {}
            }
        }
        TournamentSubject::Round(round) => {
            buttons.extend([(Pairings, round), (Standings, 0)]);
            if tournament.phase() == Phase::Running && round == tournament.round() {
                buttons.push((Organise, 0));
            }
        }
        TournamentSubject::Challenge(number) => {
            if awaits_answer(tournament, number) {
                buttons.extend([(Accept, number), (Decline, number)]);
            }
        }
        TournamentSubject::Final => buttons.extend([(Standings, 0), (Export, 0)]),
        TournamentSubject::Standings | TournamentSubject::Pairings(_) => {}
    }
    let id = |(action, number)| TournamentButton { action, tournament: tournament.id(), number, page: 0 };
    let buttons = buttons.into_iter().map(|button| labelled(localizer, id(button)));
    button_rows(buttons.collect())
}

/// Buttons in as many rows as they need.
pub(super) fn button_rows(buttons: Vec<CreateButton>) -> Vec<CreateActionRow> {
    buttons.chunks(MAX_BUTTONS_PER_ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

/// A button about a tournament.
pub(super) fn labelled(localizer: &Localizer, id: TournamentButton) -> CreateButton {
    let (label, style) = match id.action {
        Join => ("button-join", ButtonStyle::Success),
        Leave => ("button-tournament-leave", ButtonStyle::Secondary),
        Players => ("button-tournament-players", ButtonStyle::Secondary),
        Pairings => ("button-tournament-pairings", ButtonStyle::Secondary),
        Standings | TournamentAction::StandingsText => {
            ("button-tournament-standings", ButtonStyle::Secondary)
        }
        Accept => ("button-accept", ButtonStyle::Success),
        Decline => ("button-decline", ButtonStyle::Secondary),
        Withdraw => ("button-tournament-leave-running", ButtonStyle::Secondary),
        Challenge => ("button-tournament-challenge", ButtonStyle::Primary),
        TournamentAction::WithdrawNow => ("button-tournament-withdraw", ButtonStyle::Danger),
        TournamentAction::RemoveNow => ("button-tournament-remove", ButtonStyle::Danger),
        TournamentAction::CancelNow => ("button-tournament-cancel", ButtonStyle::Danger),
        TournamentAction::FinishNow => ("button-tournament-finish", ButtonStyle::Danger),
        TournamentAction::Keep => ("button-no", ButtonStyle::Secondary),
        Organise => ("button-tournament-organise", ButtonStyle::Secondary),
        TournamentAction::Start => ("button-tournament-start", ButtonStyle::Success),
        TournamentAction::Pause => ("button-tournament-pause", ButtonStyle::Secondary),
        TournamentAction::Resume => ("button-tournament-resume", ButtonStyle::Success),
        TournamentAction::Remove => ("button-tournament-remove-player", ButtonStyle::Secondary),
        TournamentAction::Move => ("button-tournament-move", ButtonStyle::Secondary),
        TournamentAction::Cancel => ("button-tournament-cancel-it", ButtonStyle::Danger),
        TournamentAction::Finish => ("button-tournament-finish-it", ButtonStyle::Danger),
        Export => ("button-tournament-export", ButtonStyle::Secondary),
        // The first has the name of the player, and the others are menus.
        TournamentAction::RemoveMenu | TournamentAction::MoveMenu | TournamentAction::ChallengeNow => {
            ("button-tournament-challenge", ButtonStyle::Primary)
        }
    };
    button(&CustomId::Tournament(id), localizer.text(label), style)
}
