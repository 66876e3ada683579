//! Lines beside a board: an offer with the answers to it, and other events that leave the board as it is.

use super::Localizer;
use super::news::{event_text, is_own, without_agreement};
use super::players::escaped_names;
use super::presence::{Reader, presence_line};
use super::table::{mention_or_name, offer_request, offer_text, outcome_text, state, vacation_message};
use crate::rules::Message;
use crate::table::{Event, OfferEnd, PlayerId, Table};

/// The line of the offer with this number: who made it, who agrees, and whom it asks or how it was closed. `None` if the
/// table does not know the offer any more.
pub fn offer_line(localizer: &Localizer, table: &Table, number: usize) -> Option<String> {
    let names = escaped_names(localizer, table);
    if table.offer().is_some_and(|open| open.number == number) {
        let sentences = offer_text(localizer, table).into_iter().chain(offer_request(localizer, table));
        return Some(sentences.collect::<Vec<_>>().join(" "));
    }
    let closed = table.closed_offer(number)?;
    let (by, others) = closed.state.agreed.split_first()?;
    let (end, answered) = match closed.end {
        OfferEnd::Accepted => ("accepted", others.to_vec()),
        OfferEnd::Declined(seat) => ("declined", vec![seat]),
        OfferEnd::Lapsed => ("lapsed", Vec::new()),
    };
    let is_answer_own = answered.iter().any(|seat| is_own(localizer, table, *seat));
    let message = match is_own(localizer, table, *by) {
        true => Message::new("offer-closed-own"),
        false if is_answer_own => Message::new("offer-closed-answered").with("name", &names[*by]),
        false => Message::new("offer-closed").with("name", &names[*by]),
    };
    let message = message
        .with("offer", closed.state.offer.name())
        .with("end", end)
        .conjunction("players", answered.into_iter().map(|seat| &names[seat]));
    Some(localizer.render(&message))
}

/// What remains of a board that had the buttons of the offer with this number: the line of the board, and how the offer was
/// closed. An offer that is open is asked elsewhere.
pub fn with_closed_offer(localizer: &Localizer, table: &Table, line: String, number: usize) -> String {
    let offer = table.closed_offer(number).and_then(|_| offer_line(localizer, table, number));
    let Some(offer) = offer else { return line };
    let offer = offer.trim_end_matches('.');
    localizer.render(&Message::new("board-past-reply-left").with("line", line).with("text", offer))
}

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
    // The question is addressed to the player already.
    let is_question = events.iter().any(|event| matches!(event, Event::PresenceAsked { .. }));
    let awaited = table.to_act().filter(|_| !is_question);
    let awaited = awaited.filter(|player| localizer.addresses(player));
    let awaited = awaited.filter(|player| player.human_id().is_some_and(|id| mentions.contains(&id)));
    let awaited = awaited.map(|player| {
        localizer
            .render(&Message::new("card-to-act").with("player", mention_or_name(localizer, table, player)))
    });
    without_agreement(events).filter_map(told).chain(awaited).collect::<Vec<_>>().join(" ")
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
