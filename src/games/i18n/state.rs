//! How a table stands: the invitation, the player to act, or the result.

use super::Localizer;
use super::choice::beginning_text;
use super::date::time;
use super::markup::{full_timestamp, relative_timestamp};
use super::offer::{offer_request, people_to_answer};
use super::players::{escaped_name_at, escaped_names, is_own, mention_or_name};
use super::presence::{Reader, left_message, presence_line};
use super::result::result;
use super::votes::team_line;
use crate::localize::Message;
use crate::rules::Seat;
use crate::table::{FirstPlayer, ForcedChoice, Obligation, Phase, Player, Table, TimeControl, Timestamp};
use std::time::Duration;

/// The state of the table: the invitation, the player to act, or the result.
pub(super) fn state(localizer: &Localizer, table: &Table) -> Option<String> {
    match table.phase() {
        Phase::Invitation => Some(invitation(localizer, table)),
        Phase::Playing => {
            let player = table.to_act()?;
            let acts = match player.level() {
                _ if table.is_left_to_computers() => localizer.text("card-left-to-computers"),
                _ if table.is_on_hold() => to_act_line(localizer, table, player),
                _ if table.is_paused() && localizer.is_read_only_by(player) => {
                    localizer.text("card-paused-own")
                }
                _ if table.is_paused() => localizer.render(
                    &Message::new("card-paused").with("player", escaped_name_at(localizer, table, player)),
                ),
                None => to_act_line(localizer, table, player),
                Some(_) => localizer.render(
                    &Message::new("card-computer-acts")
                        .with("player", escaped_name_at(localizer, table, player)),
                ),
            };
            // The question whether the player is still there is below the line that addresses the player.
            let lines = offer_request(localizer, table)
                .into_iter()
                .chain([acts])
                .chain(check_in(localizer, table))
                .chain(round_deadline(localizer, table))
                .chain(presence_line(localizer, table, Reader::Board))
                .chain(draw_count(localizer, table))
                .chain(vacation_lines(localizer, table))
                .chain(left_lines(localizer, table))
                .chain(terms_at_start(localizer, table));
            Some(lines.collect::<Vec<_>>().join("\n"))
        }
        Phase::Ended(ending) => result(localizer, table, Some(ending)),
        // The news say how a game was closed.
        Phase::Closed => table.game().is_none().then(|| localizer.text("card-closed")),
    }
}

/// What those do who wait for the first move of a game of a tournament.
fn check_in(localizer: &Localizer, table: &Table) -> Option<String> {
    table.awaits_check_in().then(|| localizer.text("card-check-in"))
}

/// The deadline of the round of a tournament.
fn round_deadline(localizer: &Localizer, table: &Table) -> Option<String> {
    let at = table.round_deadline()?;
    let at = format!("{} ({})", full_timestamp(at), relative_timestamp(at));
    Some(localizer.render(&Message::new("card-round-deadline").with("at", at)))
}

/// After how many moves the game is drawn if nothing leaves the board, once half of them are played.
fn draw_count(localizer: &Localizer, table: &Table) -> Option<String> {
    let game = table.game().filter(|game| game.is_draw_near())?;
    Some(localizer.render(&Message::new("card-draw-near").count("turns", game.turns_until_draw()?)))
}

/// One line for each player on vacation.
fn vacation_lines(localizer: &Localizer, table: &Table) -> Vec<String> {
    let names = escaped_names(localizer, table);
    let line = |(seat, until): (Seat, Timestamp)| {
        localizer.render(&vacation_message(localizer, table, seat, &names[seat], until))
    };
    table.vacations().map(line).collect()
}

/// One line for each player who has left the server.
fn left_lines(localizer: &Localizer, table: &Table) -> Vec<String> {
    let names = escaped_names(localizer, table);
    table.left().map(|seat| localizer.render(&left_message(table, &names[seat]))).collect()
}

/// Says that the player of a seat, who has this name, is on vacation.
pub(super) fn vacation_message(
    localizer: &Localizer,
    table: &Table,
    seat: Seat,
    name: &str,
    until: Timestamp,
) -> Message {
    let key = match (table.time_control().is_some(), is_own(localizer, table, seat)) {
        (true, false) => "card-vacation",
        (true, true) => "card-vacation-own",
        (false, false) => "card-vacation-no-clock",
        (false, true) => "card-vacation-no-clock-own",
    };
    Message::new(key).with("name", name).with("end", full_timestamp(until))
}

/// Whether the game is rated, and its clock: on the first board, and until a person has moved.
fn terms_at_start(localizer: &Localizer, table: &Table) -> Option<String> {
    let message = Message::new("card-terms-playing")
        .with("counts", if table.is_casual() { "no" } else { "yes" })
        .with("pace", time_control_text(localizer, table.time_control()));
    table.awaits_first_person().then(|| localizer.render(&message))
}

/// The line about the person to act, with the deadline and the time that was given back. Who is asked about an offer is mentioned
/// in the line before, and not again. A text that somebody else alone reads does not address the person.
fn to_act_line(localizer: &Localizer, table: &Table, player: &Player) -> String {
    let asked = people_to_answer(localizer, table);
    let is_asked = asked.iter().any(|asked| asked.id == player.id);
    let is_addressed = localizer.addresses(player);
    let deadline = table.deadline();
    if let Some(line) = team_line(localizer, table, &deadline.map(relative_timestamp).unwrap_or_default()) {
        return line;
    }
    let message = match deadline {
        _ if is_asked || !is_addressed => Message::new("card-to-act-too")
            .with("asked", if is_asked && asked.len() == 1 { "alone" } else { "others" })
            .with("clock", if deadline.is_some() { "yes" } else { "no" }),
        None => Message::new("card-to-act"),
        Some(_) => Message::new("card-to-act-until"),
    };
    let name = if is_asked { escaped_name_at } else { mention_or_name };
    let end = deadline.map(relative_timestamp).unwrap_or_default();
    let mut lines =
        vec![localizer.render(&message.with("player", name(localizer, table, player)).with("end", end))];
    let forced = table.forced_choice().filter(|_| is_addressed);
    lines.extend(forced.map(|forced| localizer.render(&forced_message(localizer, &forced))));
    lines.extend((table.time_given() >= Duration::from_mins(1)).then(|| {
        let is_own = localizer.is_read_only_by(player);
        let message = Message::new(if is_own { "card-time-given-own" } else { "card-time-given" });
        let message = message.with("time", time(localizer, table.time_given()));
        localizer.render(&message.with("player", escaped_name_at(localizer, table, player)))
    }));
    lines.join("\n")
}

/// What the rules force the player to act to do, and what is left to choose.
fn forced_message(localizer: &Localizer, ForcedChoice { obligation, choices }: &ForcedChoice) -> Message {
    let asks = match (&choices.list[..], obligation) {
        ([only], _) if only.is_complete => "nothing",
        _ if !choices.beginning.is_empty() => "where",
        (_, Obligation::TakeThese(_)) => "replacement",
        _ => "man",
    };
    let (why, cells, balls) = match obligation {
        Obligation::TakeThese(cells) => ("take", &cells[..], 0),
        Obligation::Capture => ("capture", &[][..], 0),
        Obligation::Demand(balls) => ("demand", &[][..], *balls),
        Obligation::OnlyTurn => ("only", &[][..], 0),
    };
    Message::new("forced-turn")
        .with("why", why)
        .conjunction("cells", cells)
        .count("balls", balls.into())
        .with("asks", asks)
        .with("beginning", beginning_text(localizer, choices))
}

/// The invitation: the invited players, the number of free seats and the terms.
fn invitation(localizer: &Localizer, table: &Table) -> String {
    let invitation = [invitation_line(localizer, table), terms(localizer, table)];
    let no_clock = table
        .allows_presence_questions()
        .then(|| localizer.render(&Message::new("card-no-clock").count("seats", table.setup().seats())));
    invitation.into_iter().chain(no_clock).collect::<Vec<_>>().join("\n")
}

/// The invited players, or the number of free seats.
pub(super) fn invitation_line(localizer: &Localizer, table: &Table) -> String {
    let free = table.seats().iter().filter(|seat| seat.is_none()).count();
    let invited: Vec<String> =
        table.invited().map(|(_, player)| mention_or_name(localizer, table, player)).collect();
    let message = match invited.is_empty() {
        false if localizer.is_read_only_by(table.opener()) => {
            Message::new("card-invitation-sent").conjunction("invited", invited)
        }
        false => Message::new("card-invitation").conjunction("invited", invited),
        true => Message::new("card-open-invitation"),
    };
    let message = message
        .with("opener", escaped_name_at(localizer, table, table.opener()))
        .game("game", table.setup().kind())
        .count("seats", table.setup().seats())
        .count("free", free);
    localizer.render(&message)
}

/// The terms of the game, to which a player agrees by joining, and the time until the invitation expires.
fn terms(localizer: &Localizer, table: &Table) -> String {
    let message = Message::new("card-terms")
        .with("counts", if table.is_casual() { "no" } else { "yes" })
        .message("setup", table.setup().label())
        .with("begins", begins(localizer, table))
        .with("pace", time_control_text(localizer, table.time_control()))
        .with("end", table.expires().map(relative_timestamp).unwrap_or_default());
    localizer.render(&message)
}

/// The first player, or the rule by which that player is chosen.
fn begins(localizer: &Localizer, table: &Table) -> String {
    localizer.render(&match (table.begins(), table.first()) {
        (FirstPlayer::Random(_), _) => Message::new("begins-lot"),
        (_, Some(first)) if localizer.is_read_only_by(first) => Message::new("begins-own"),
        (_, Some(first)) => {
            Message::new("begins-named").with("name", escaped_name_at(localizer, table, first))
        }
        (_, None) => Message::new("begins-first"),
    })
}

/// The time allowed for each turn.
pub fn time_control_text(localizer: &Localizer, time_control: Option<TimeControl>) -> String {
    localizer.render(&TimeControl::label(time_control))
}
