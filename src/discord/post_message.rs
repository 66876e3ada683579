//! Posts as messages of Discord: what their buttons are called, and how they are recognised.

use super::components::{button, button_ids, has_button};
use super::custom_id::{CustomId, PuzzleButton, PuzzlePoint, SeekButton, TournamentAction, TournamentButton};
use super::limits::{MAX_BUTTONS_PER_ROW, MAX_MENTIONED};
use super::outgoing_message::OutgoingMessage;
use super::serenity;
use crate::app::posts::{Content, Control};
use crate::app::render_pool::Picture;
use crate::i18n::Localizer;
use TournamentAction::{
    Accept, Challenge, Decline, Export, Join, Leave, Organise, Pairings, Players, Standings, Withdraw,
};
use serenity::{ButtonStyle, CreateActionRow, CreateButton, Message, UserId};

/// The message that shows a content with its picture.
pub(super) fn message(content: &Content, picture: Option<Picture>) -> OutgoingMessage {
    let Content { title, text, controls, mentions, localizer, replies_to, is_silent, .. } = content;
    let message = match title {
        Some(title) => OutgoingMessage::titled(title, text),
        None => OutgoingMessage::text(text),
    };
    let buttons = controls.iter().map(|control| control_button(localizer, *control)).collect();
    let mentions = mentions.iter().take(MAX_MENTIONED).map(|player| UserId::new(player.0));
    let message = message.files(picture).rows(button_rows(buttons)).mention(mentions).reply_to(*replies_to);
    if *is_silent { message.silent() } else { message }
}

/// Whether a message on Discord shows a content, perhaps as it was before. It is recognised by what its buttons are about and by its
/// first line, which other messages about the same tournament do not have; without buttons by its whole text.
pub(super) fn shows(message: &Message, content: &Content) -> bool {
    let has_title = || message.content.lines().next() == content.text.lines().next();
    match content.controls.first() {
        Some(Control::Tournament(known) | Control::PreviousPage(known) | Control::NextPage(known)) => {
            let is_about = |id: &str| {
                let id = CustomId::parse(id);
                matches!(id, Some(CustomId::Tournament(button)) if button.tournament == known.tournament)
            };
            has_title() && button_ids(message).any(is_about)
        }
        Some(control @ (Control::JoinSeek(_) | Control::SolvePuzzle(..))) => {
            has_button(message, &id(*control))
        }
        None => OutgoingMessage::text(&content.text).is_shown_in(message),
    }
}

/// Buttons in as many rows as they need.
pub(super) fn button_rows(buttons: Vec<CreateButton>) -> Vec<CreateActionRow> {
    buttons.chunks(MAX_BUTTONS_PER_ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

fn id(control: Control) -> CustomId {
    match control {
        Control::Tournament(button) | Control::PreviousPage(button) | Control::NextPage(button) => {
            CustomId::Tournament(button)
        }
        Control::JoinSeek(seek) => CustomId::Seek(SeekButton::Join(seek)),
        Control::SolvePuzzle(game, number) => {
            let point = PuzzlePoint { game, difficulty: None, number, turns: 0, hints: 0 };
            CustomId::Puzzle(PuzzleButton::Show(point))
        }
    }
}

fn control_button(localizer: &Localizer, control: Control) -> CreateButton {
    let (label, style) = match control {
        Control::Tournament(button) => return labelled(localizer, button),
        Control::PreviousPage(_) => ("button-page-back", ButtonStyle::Secondary),
        Control::NextPage(_) => ("button-page-on", ButtonStyle::Secondary),
        Control::JoinSeek(_) => ("button-seek-join", ButtonStyle::Success),
        Control::SolvePuzzle(..) => ("button-puzzle-solve", ButtonStyle::Primary),
    };
    button(&id(control), localizer.text(label), style)
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
