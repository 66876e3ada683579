//! Lines beside a board, about events that leave it as it is.

use super::Localizer;
use super::news::{event_text, without_agreement};
use super::offer::offer_line;
use super::players::{escaped_names, mention_or_name};
use super::presence::{Reader, presence_line};
use super::state::{state, vacation_message};
use super::table::outcome_text;
use crate::localize::Message;
use crate::table::{Event, PlayerId, Table};

/// The line about events that leave the board as it is. The person to act is told so if they are notified.
pub fn news_line(localizer: &Localizer, table: &Table, events: &[Event], mentions: &[PlayerId]) -> String {
    let names = escaped_names(localizer, table);
    let told = |event: &Event| match event {
        Event::VacationBegun { seat, until } => {
            Some(localizer.render(&vacation_message(localizer, table, *seat, &names[*seat], *until)))
        }
        Event::AbsenceNoticed | Event::PresenceAsked { .. } => {
            presence_line(localizer, table, Reader::Everyone)
        }
        event => event_text(localizer, table, &names, event, mentions),
    };
    // The text of the question addresses the player already.
    let is_question = events.iter().any(|event| matches!(event, Event::PresenceAsked { .. }));
    let awaited = table.to_act().filter(|_| !is_question);
    let awaited = awaited.filter(|player| localizer.addresses(player));
    let awaited = awaited.filter(|player| player.human_id().is_some_and(|id| mentions.contains(&id)));
    let awaited = awaited.map(|player| {
        localizer
            .render(&Message::new("card-to-act").with("player", mention_or_name(localizer, table, player)))
    });
    localizer.join("sentences", without_agreement(events).filter_map(told).chain(awaited))
}

/// The answer to somebody who accepts or declines an offer that is not open any more: how the game stands, or the offer that
/// is open now.
pub fn closed_offer_text(localizer: &Localizer, table: &Table) -> String {
    let mut lines = vec![localizer.text("say-offer-closed")];
    match table.offer() {
        Some(open) => lines.extend(offer_line(localizer, table, open.number)),
        None => lines.extend(state(localizer, table).or_else(|| outcome_text(localizer, table))),
    }
    lines.join("\n")
}
