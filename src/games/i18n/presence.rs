//! Texts about a player who does not move at a table without a clock.

use super::Localizer;
use super::date::time;
use super::heading::direct_heading;
use super::markup::{full_timestamp, mention, relative_timestamp};
use super::players::{escaped_name_at, mention_or_name};
use crate::localize::Message;
use crate::rules::Seat;
use crate::table::{Phase, Player, PlayerId, Table};

/// Who reads the line about a player who does not move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reader {
    /// Everyone in the channel.
    Everyone,
    /// Everyone in the channel, below the line of a board that addresses the player.
    Board,
    /// Somebody who waits and is mentioned.
    Waiting,
    /// Somebody who waits, in a direct message without the buttons.
    Direct,
}

/// The line about a player who does not move: the question, or what the others may do; `None` if they may do nothing yet.
pub(super) fn presence_line(localizer: &Localizer, table: &Table, reader: Reader) -> Option<String> {
    let player = table.to_act()?;
    let waiting: Vec<&Player> = table.waiting().collect();
    let reader = match reader {
        // A reader who is one of those who wait, and reads alone, is addressed.
        Reader::Everyone | Reader::Board if waiting.iter().any(|other| localizer.is_read_only_by(other)) => {
            Reader::Waiting
        }
        reader => reader,
    };
    let is_shared = localizer.addresses(player) && !localizer.is_read_only_by(player);
    let is_own = localizer.is_read_only_by(player);
    if !is_shared && reader != Reader::Waiting && !(is_own && table.claim_from().is_some()) {
        // The only reader can neither ask nor answer.
        return None;
    }
    let yes_or_no = |is: bool| if is { "yes" } else { "no" };
    let who = match (reader, &waiting[..]) {
        (Reader::Direct, _) => "direct",
        (Reader::Waiting, _) => "you",
        (Reader::Everyone | Reader::Board, [_]) => "named",
        (Reader::Everyone | Reader::Board, _) => "others",
    };
    let other = waiting.first().map(|other| escaped_name_at(localizer, table, other)).unwrap_or_default();
    let addressed = |message: Message| message.with("who", who).with("other", other);
    let name = || escaped_name_at(localizer, table, player);
    let message = match table.claim_from() {
        _ if table.offers_claim() && is_own => addressed(Message::new("card-claimable-own"))
            .with("since", full_timestamp(table.turn_began()))
            .with("claim", table.claim_effect().name()),
        _ if table.offers_claim() => addressed(Message::new("news-claimable"))
            .with("name", name())
            .with("claim", table.claim_effect().name())
            .shared_button("button-claim")
            .shared_button("button-claim-out")
            .shared_button("button-close"),
        Some(end) if matches!(reader, Reader::Waiting | Reader::Direct) => {
            Message::new("card-asked-presence")
                .with("name", name())
                .with("answers", yes_or_no(table.awaits_answer()))
                .with("claim", table.claim_effect().name())
                .with("end", relative_timestamp(end))
        }
        Some(end) => addressed(Message::new("card-still-there"))
            .with("addressed", yes_or_no(reader != Reader::Board))
            .with("player", mention_or_name(localizer, table, player))
            .with("answers", yes_or_no(table.awaits_answer()))
            .with("claim", table.claim_effect().name())
            .with("end", relative_timestamp(end)),
        None if table.offers_question() => addressed(Message::new("news-absent"))
            .with("name", name())
            .with("time", time(localizer, table.absence()))
            .shared_button("button-still-there"),
        None => return None,
    };
    Some(localizer.render(&message))
}

/// Adds to a message how long a player did not move who lost by that at a table without a clock.
pub(super) fn with_absence(message: Message, localizer: &Localizer, table: &Table, seat: Seat) -> Message {
    let waited = table.last_turn_length(seat).unwrap_or_default();
    let plays_on = table.phase() == Phase::Playing;
    message.with("time", time(localizer, waited)).with("out", if plays_on { "yes" } else { "no" })
}

/// The line that tells these people what they may do about a player who does not move.
pub fn absence_text(localizer: &Localizer, table: &Table, people: &[PlayerId]) -> Option<String> {
    let line = presence_line(localizer, table, Reader::Waiting);
    let addressed: Vec<String> = people.iter().map(|player| mention(*player)).chain(line).collect();
    Some(localizer.list(&addressed))
}

/// [`absence_text`] as a direct message, with a link to the channel of the table.
pub fn direct_absence_text(localizer: &Localizer, table: &Table) -> Option<String> {
    let line = presence_line(localizer, table, Reader::Direct)?;
    Some(format!("{}\n{line}", direct_heading(localizer, table)))
}

/// The sentence that the player of this name has left the server, and what the others can do.
pub(super) fn left_message(table: &Table, name: &str) -> Message {
    let is_there = |player: &&Player| table.left().all(|seat| table.seat_of(player.id) != Some(seat));
    let others = table.remaining_players().filter(|player| !player.is_computer()).filter(is_there);
    Message::new("news-left")
        .with("name", name)
        .count("others", others.count())
        .with("claim", table.claim_effect().name())
        .with("closable", if table.is_of_tournament() { "no" } else { "yes" })
}
