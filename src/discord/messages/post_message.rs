//! Posts as messages of Discord: what their buttons are called, and how they are recognised.

use super::board_message::{board_rows, chooser_rows, line_buttons};
use super::components::{button, button_ids, has_button};
use super::custom_id::{CustomId, PuzzleButton, PuzzlePoint, SeekButton, TournamentAction, TournamentButton};
use super::limits::{MAX_BUTTONS_PER_ROW, MAX_MENTIONED};
use super::outgoing_message::OutgoingMessage;
use crate::app::pools::render_pool::Picture;
use crate::app::posts::content::{Content, Control};
use crate::app::posts::state_names::picture_name;
use crate::discord::serenity;
use crate::i18n::Localizer;
use crate::puzzles::PuzzleNumber;
use crate::rules::GameKind;
use crate::table::{PlayerId, SeekId};
use TournamentAction::{
    Accept, Challenge, Decline, Export, Join, Leave, Organise, Pairings, Players, Standings, Withdraw,
};
use serenity::{ButtonStyle, CreateActionRow, CreateButton, Message, UserId};

/// The message that shows a content with its picture.
pub(in crate::discord) fn message(content: &Content, picture: Option<Picture>) -> OutgoingMessage {
    let Content { title, text, controls, mentions, localizer, idempotency_key, .. } = content;
    let message = match title {
        Some(title) => OutgoingMessage::titled(title, text),
        None => OutgoingMessage::text(text),
    };
    let rows = match &controls[..] {
        [Control::Board(table, extras)] => board_rows(localizer, table, *extras),
        [Control::Chooser(table, choices, extras)] => chooser_rows(localizer, table, choices, *extras),
        controls => {
            let buttons = controls.iter().flat_map(|control| buttons(localizer, control, mentions));
            button_rows(buttons.collect())
        }
    };
    let mentions = mentions.iter().take(MAX_MENTIONED).map(|player| UserId::new(player.0));
    let message = message.files(picture).rows(rows).mention(mentions);
    let message = message.reply_to(content.replies_to).idempotency_key(idempotency_key.clone());
    if content.is_silent { message.silent() } else { message }
}

/// Whether a message on Discord shows a content, perhaps as it was before. It is recognised by what its buttons are about and by its
/// first line, which other messages about the same tournament do not have; without buttons by its whole text.
pub(in crate::discord) fn shows(message: &Message, content: &Content) -> bool {
    let has_title = || message.content.lines().next() == content.text.lines().next();
    match content.controls.first() {
        Some(Control::Tournament(known) | Control::PreviousPage(known) | Control::NextPage(known)) => {
            let is_about = |id: &str| {
                let id = CustomId::parse(id);
                matches!(id, Some(CustomId::Tournament(button)) if button.tournament == known.tournament)
            };
            has_title() && button_ids(message).any(is_about)
        }
        Some(Control::JoinSeek(seek)) => has_button(message, &join_id(*seek)),
        Some(Control::SolvePuzzle(game, number)) => has_button(message, &solve_id(*game, *number)),
        Some(Control::Board(table, _) | Control::Chooser(table, ..)) => {
            let name = picture_name(table);
            message.attachments.iter().any(|file| file.filename == name)
        }
        Some(Control::AtTable(..)) | None => {
            !content.text.is_empty() && OutgoingMessage::text(&content.text).is_shown_in(message)
        }
    }
}

/// Buttons in as many rows as they need.
pub(in crate::discord) fn button_rows(buttons: Vec<CreateButton>) -> Vec<CreateActionRow> {
    buttons.chunks(MAX_BUTTONS_PER_ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

fn join_id(seek: SeekId) -> CustomId {
    CustomId::Seek(SeekButton::Join(seek))
}

fn solve_id(game: GameKind, number: PuzzleNumber) -> CustomId {
    let point = PuzzlePoint::start(game, number);
    CustomId::Puzzle(PuzzleButton::Show(point))
}

/// The buttons of a control in a message that notifies these people.
fn buttons(localizer: &Localizer, control: &Control, mentions: &[PlayerId]) -> Vec<CreateButton> {
    let (id, label, style) = match control {
        // In rows of its own.
        Control::Board(..) | Control::Chooser(..) => return Vec::new(),
        Control::AtTable(table, subject) => return line_buttons(localizer, table, *subject, mentions),
        Control::Tournament(button) => return vec![labelled(localizer, *button)],
        Control::PreviousPage(page) => {
            (CustomId::Tournament(*page), "button-page-back", ButtonStyle::Secondary)
        }
        Control::NextPage(page) => (CustomId::Tournament(*page), "button-page-on", ButtonStyle::Secondary),
        Control::JoinSeek(seek) => (join_id(*seek), "button-seek-join", ButtonStyle::Success),
        Control::SolvePuzzle(game, number) => {
            (solve_id(*game, *number), "button-puzzle-solve", ButtonStyle::Primary)
        }
    };
    vec![button(&id, localizer.text(label), style)]
}

/// A button about a tournament.
pub(in crate::discord) fn labelled(localizer: &Localizer, id: TournamentButton) -> CreateButton {
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
        TournamentAction::Card => ("button-tournament-card", ButtonStyle::Secondary),
        TournamentAction::Change => ("button-tournament-change", ButtonStyle::Secondary),
        TournamentAction::Result => ("button-tournament-result", ButtonStyle::Secondary),
        TournamentAction::Extend => ("button-tournament-extend", ButtonStyle::Secondary),
        TournamentAction::BringBack => ("button-tournament-bring-back", ButtonStyle::Secondary),
        TournamentAction::Seed => ("button-tournament-seed", ButtonStyle::Secondary),
        TournamentAction::Bye => ("button-tournament-bye", ButtonStyle::Secondary),
        TournamentAction::Apart => ("button-tournament-apart", ButtonStyle::Secondary),
        TournamentAction::Undo => ("button-tournament-undo", ButtonStyle::Secondary),
        // The first has the name of the player, and the others are menus and a form.
        TournamentAction::ChallengeNow
        | TournamentAction::RemoveMenu
        | TournamentAction::MoveMenu
        | TournamentAction::ChangeForm
        | TournamentAction::ResultMenu
        | TournamentAction::ResultOf
        | TournamentAction::ExtendMenu
        | TournamentAction::BringBackMenu
        | TournamentAction::SeedMenu
        | TournamentAction::SeedOf
        | TournamentAction::ByeMenu
        | TournamentAction::ByeOf
        | TournamentAction::ApartMenu
        | TournamentAction::ApartFrom => ("button-tournament-challenge", ButtonStyle::Primary),
    };
    button(&CustomId::Tournament(id), localizer.text(label), style)
}
