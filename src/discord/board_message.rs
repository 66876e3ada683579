use super::button::{Button, Verb};
use super::outgoing_message::OutgoingMessage;
use super::serenity;
use crate::app::board::Board;
use crate::i18n::Localizer;
use crate::table::{Offer, Phase, Table};
use serenity::{ButtonStyle, CreateActionRow, CreateButton, UserId};

/// The message that shows a board, with the buttons for it.
pub(super) fn message(board: Board) -> OutgoingMessage {
    let Board { table, text, picture, mentions, localizer } = board;
    let rows = [answers(&localizer, &table), buttons(&localizer, &table)];
    let rows = rows.into_iter().filter(|row| !row.is_empty()).map(CreateActionRow::Buttons).collect();
    let mentions = mentions.into_iter().map(|player| UserId::new(player.0));
    OutgoingMessage::text(text).files(picture).rows(rows).mention(mentions)
}

/// For those who are asked whether they agree.
fn answers(localizer: &Localizer, table: &Table) -> Vec<CreateButton> {
    let Some(standing) = table.offer().filter(|_| table.asked().next().is_some()) else { return Vec::new() };
    let button = |verb, style| numbered(localizer, table, verb, standing.number).style(style);
    vec![button(Verb::Accept, ButtonStyle::Success), button(Verb::Refuse, ButtonStyle::Secondary)]
}

fn buttons(localizer: &Localizer, table: &Table) -> Vec<CreateButton> {
    let verbs = match table.phase() {
        Phase::Invitation => vec![
            (Verb::Join, ButtonStyle::Success),
            (Verb::Computer, ButtonStyle::Secondary),
            (Verb::Decline, ButtonStyle::Secondary),
            (Verb::Cancel, ButtonStyle::Secondary),
        ],
        Phase::Playing => during(table),
        Phase::Ended(_) if table.turn_number() > 0 => vec![
            (Verb::Rematch, ButtonStyle::Primary),
            (Verb::Replay, ButtonStyle::Secondary),
            (Verb::Record, ButtonStyle::Secondary),
            (Verb::Review, ButtonStyle::Secondary),
        ],
        Phase::Ended(_) => vec![(Verb::Rematch, ButtonStyle::Primary)],
        Phase::Closed => Vec::new(),
    };
    verbs.into_iter().map(|(verb, style)| button(localizer, table, verb, style)).collect()
}

/// What can be done in a running game; what is offered already is not offered once more.
fn during(table: &Table) -> Vec<(Verb, ButtonStyle)> {
    let is_new = |offer| table.offer().is_none_or(|standing| standing.offer != offer);
    let has_taken_turns = table.turn_number() > 0 && table.allows_takebacks();
    let goes_on = !table.is_paused();
    let end = if table.all_have_moved() { Verb::Resign } else { Verb::Abort };
    [
        (goes_on, Verb::Choose, ButtonStyle::Primary),
        (!goes_on && is_new(Offer::Resume), Verb::Resume, ButtonStyle::Primary),
        (is_new(Offer::Draw), Verb::Draw, ButtonStyle::Secondary),
        (goes_on && has_taken_turns && is_new(Offer::Takeback), Verb::Takeback, ButtonStyle::Secondary),
        (goes_on && table.pace().is_some() && is_new(Offer::Pause), Verb::Pause, ButtonStyle::Secondary),
        (true, end, ButtonStyle::Danger),
    ]
    .into_iter()
    .filter_map(|(is_there, verb, style)| is_there.then_some((verb, style)))
    .collect()
}

/// A button of a table as it stands.
pub(super) fn button(localizer: &Localizer, table: &Table, verb: Verb, style: ButtonStyle) -> CreateButton {
    numbered(localizer, table, verb, table.stage()).style(style)
}

fn numbered(localizer: &Localizer, table: &Table, verb: Verb, number: usize) -> CreateButton {
    let id = Button { verb, table: table.id(), number, menu: 0 };
    CreateButton::new(id.to_string()).label(localizer.text(verb.key()))
}
