//! Offers: who makes and answers one, and how it is closed.

use super::Localizer;
use super::localizer::FULL_STOPS;
use super::players::{escaped_names, is_own, mention_or_name};
use crate::localize::Message;
use crate::rules::Seat;
use crate::table::{OfferEnd, Player, Table};

/// The open offer: who has made it, the turns that it would take back, and who else agrees.
pub(super) fn offer_text(localizer: &Localizer, table: &Table) -> Option<String> {
    let open = table.offer()?;
    let names = escaped_names(localizer, table);
    let told = |(index, seat): (usize, &Seat)| {
        let keys = if index == 0 {
            ["news-offered", "news-offered-own"]
        } else {
            ["news-agreed", "news-agreed-own"]
        };
        let message = match is_own(localizer, table, *seat) {
            true => Message::new(keys[1]),
            false => Message::new(keys[0]).with("name", &names[*seat]),
        };
        localizer.render(&message.with("offer", open.offer.name()))
    };
    let mut told = open.agreed.iter().enumerate().map(told);
    let offered = told.next();
    let sentences = offered.into_iter().chain(turns_to_take_back(localizer, table)).chain(told);
    Some(localizer.join("sentences", sentences))
}

/// The sentence that names the turns that the open offer would take back, if it asks for a takeback.
pub(super) fn turns_to_take_back(localizer: &Localizer, table: &Table) -> Option<String> {
    let (first, turns) = table.turns_to_take_back()?;
    let message = Message::new("offer-takes-back")
        .count("count", turns.len())
        .count("first", first)
        .count("last", first + turns.len() - 1)
        .conjunction("turns", turns);
    (!turns.is_empty()).then(|| localizer.render(&message))
}

/// The people who have to answer the open offer and whom the text addresses.
pub(super) fn people_to_answer<'t>(localizer: &Localizer, table: &'t Table) -> Vec<&'t Player> {
    let asked = table.seats_to_answer().filter_map(|seat| table.seats()[seat].as_ref());
    asked.filter(|player| !player.is_computer() && localizer.addresses(player)).collect()
}

/// The question to the people who have to answer the open offer.
pub(super) fn offer_request(localizer: &Localizer, table: &Table) -> Option<String> {
    let people = people_to_answer(localizer, table);
    let mentioned = people.iter().map(|player| mention_or_name(localizer, table, player));
    let asked = || localizer.render(&Message::new("card-asked").conjunction("players", mentioned));
    (!people.is_empty()).then(asked)
}

/// The line of the offer with this number: who made it, who agrees, and whom it asks or how it was closed. `None` if the
/// table does not know the offer any more.
pub fn offer_line(localizer: &Localizer, table: &Table, number: usize) -> Option<String> {
    let names = escaped_names(localizer, table);
    if table.offer().is_some_and(|open| open.number == number) {
        let sentences = offer_text(localizer, table).into_iter().chain(offer_request(localizer, table));
        return Some(localizer.join("sentences", sentences));
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
    let offer = offer.trim_end_matches(FULL_STOPS);
    localizer.render(&Message::new("board-past-reply-left").with("line", line).with("text", offer))
}
