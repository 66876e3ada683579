use super::alt::{alt_text_with, last_turns};
use super::markup::{channel, full_timestamp, mention, relative_timestamp};
use super::news::{event_text, is_own, own_seat};
use super::players::{escaped_name_at, escaped_names, names};
use super::presence::{Reader, left_message, presence_line};
use super::recent::{last_withdrawn, recent_lines, turn_of, withdrawal};
use super::result::result;
use super::{Localizer, hinted_text, name};
use crate::rules::{Game, Message, Scene, Seat};
use crate::table::{
    Ending, FirstPlayer, ForcedChoice, Obligation, PastChange, Phase, Player, PlayerId, RecentChange, Table,
    TimeControl, Timestamp, Withdrawal,
};
use std::time::Duration;

/// The text of a table in its current state: the heading, the last turn, hints and offers, and the player to act or the
/// result.
pub fn table_text(localizer: &Localizer, table: &Table) -> String {
    let mut lines = vec![heading(localizer, table)];
    lines.extend(recent_lines(localizer, table, &escaped_names(localizer, table)));
    let is_left =
        matches!(table.phase(), Phase::Ended(Ending::Resigned | Ending::OutOfTime | Ending::Forfeited));
    let tells_why = is_left && matches!(table.recent_changes().last(), Some(RecentChange::Withdrawal { .. }));
    lines.extend(hinted_text(localizer, table));
    lines.extend(offer_text(localizer, table));
    lines.extend(if tells_why { result(localizer, table, None) } else { state(localizer, table) });
    lines.extend(no_result(localizer, table));
    lines.join("\n")
}

/// How a game ended: its result and why, or that it has none. `None` before the end.
pub fn outcome_text(localizer: &Localizer, table: &Table) -> Option<String> {
    match table.phase() {
        Phase::Ended(ending) => {
            let claimed = claimed_from(table, ending)
                .and_then(|seat| withdrawal(localizer, table, &escaped_names(localizer, table), seat));
            let lines = claimed.into_iter().chain(result(localizer, table, Some(ending)));
            Some(lines.collect::<Vec<_>>().join("\n"))
        }
        Phase::Invitation | Phase::Playing | Phase::Closed => no_result(localizer, table),
    }
}

/// The seat of the player from whom the others have claimed a game. With a clock the result says that it is lost on time.
fn claimed_from(table: &Table, ending: Ending) -> Option<Seat> {
    let withdrawals = table.game()?.withdrawals().iter().rev().map(|(_, seat)| *seat);
    let is_claimed = ending == Ending::OutOfTime && table.time_control().is_none();
    withdrawals.filter(|_| is_claimed).find(|seat| table.withdrawal(*seat) == Some(Withdrawal::TimedOut))
}

/// How a game was closed; `None` if it was not.
fn no_result(localizer: &Localizer, table: &Table) -> Option<String> {
    let closing = table.closing().filter(|_| table.game().is_some())?;
    event_text(localizer, table, &escaped_names(localizer, table), closing, &[])
}

/// The line that remains of a board when the table has moved to another channel.
pub fn moved_text(localizer: &Localizer, table: &Table) -> String {
    localizer.render(&past_message("board-moved", table).with("place", channel(table.channel())))
}

/// The sentence that says to this player in which channel a table is that was moved, or with whom they play it directly.
pub fn relocated_text(localizer: &Localizer, table: &Table, reader: PlayerId) -> String {
    if table.is_direct() {
        let others = table.seats().iter().flatten().filter(|player| player.id != reader);
        let names = others.map(|player| escaped_name_at(localizer, table, player));
        return localizer.render(&past_message("table-relocated-direct", table).conjunction("names", names));
    }
    let state = match table.phase() {
        Phase::Invitation | Phase::Playing => "running",
        Phase::Ended(_) => "ended",
        Phase::Closed => "closed",
    };
    let message = past_message("table-relocated", table).with("place", channel(table.channel()));
    localizer.render(&message.with("state", state))
}

fn past_message(key: &'static str, table: &Table) -> Message {
    Message::new(key).game("game", table.setup().kind()).with("table", table.id())
}

/// The line that remains of a board when a later one is shown in its channel: the last change until it, and before that who plays.
pub fn retired_text(localizer: &Localizer, table: &Table, event_count: usize) -> String {
    retired_line(localizer, table, event_count, true)
}

/// The same before turns were taken back since.
pub fn retired_text_before_takeback(localizer: &Localizer, table: &Table, event_count: usize) -> String {
    retired_line(localizer, table, event_count, false)
}

fn retired_line(localizer: &Localizer, table: &Table, event_count: usize, tells_undone: bool) -> String {
    let changes = table.changes_until(event_count);
    let Some(first) = changes.first() else { return retired_start(localizer, table, event_count) };
    let names = escaped_names(localizer, table);
    // The parts of the line are no sentences.
    let withdrawn = |seat: Seat| {
        let text = withdrawal(localizer, table, &names, seat).unwrap_or_default();
        text.trim_end_matches('.').to_owned()
    };
    let turn = |message: Message, change: &PastChange| match change {
        PastChange::Turn { number, seat, text, .. } => {
            message.count("turn", *number).with("name", &names[*seat]).with("text", text)
        }
        PastChange::Takeback { .. } | PastChange::Withdrawal { .. } => message,
    };
    let is_undone =
        |change: &PastChange| tells_undone && matches!(change, PastChange::Turn { is_undone: true, .. });
    let message = match first {
        PastChange::Turn { .. } if is_undone(first) => turn(past_message("board-past-undone", table), first),
        PastChange::Turn { .. } => turn(past_message("board-past", table), first),
        PastChange::Takeback { turns } => past_message("board-past-back", table).count("turn", *turns),
        PastChange::Withdrawal { seat } => {
            past_message("board-past-left", table).with("text", withdrawn(*seat))
        }
    };
    changes[1..].iter().fold(localizer.render(&message), |line, reply| {
        let message = match reply {
            PastChange::Withdrawal { seat } => {
                Message::new("board-past-reply-left").with("text", withdrawn(*seat))
            }
            reply if is_undone(reply) => turn(Message::new("board-past-reply-undone"), reply),
            reply => turn(Message::new("board-past-reply"), reply),
        };
        localizer.render(&message.with("line", line))
    })
}

/// The line that remains of an invitation, or of a board before the first turn: who plays.
fn retired_start(localizer: &Localizer, table: &Table, event_count: usize) -> String {
    let key = if table.is_invitation_at(event_count) { "board-past-invitation" } else { "board-past-start" };
    let players = table.seats().iter().flatten().chain(table.invited().map(|(_, player)| player));
    let names = players.map(|player| escaped_name_at(localizer, table, player));
    localizer.render(&past_message(key, table).conjunction("names", names))
}

/// The text of a table for an earlier position of its game. The current position has the text of the table itself.
///
/// # Panics
///
/// Panics if `replayed` is a game with more seats than the table has.
pub fn replay_text(localizer: &Localizer, table: &Table, replayed: &Game) -> String {
    let is_now = table.game().is_some_and(|game| game.ply() == replayed.ply());
    if is_now {
        return table_text(localizer, table);
    }
    let mut lines = vec![heading_at(localizer, table, replayed.turns().len())];
    let names = escaped_names(localizer, table);
    lines.extend(turn_of(localizer, replayed, &names));
    lines.extend(last_withdrawn(replayed).and_then(|seat| withdrawal(localizer, table, &names, seat)));
    lines.join("\n")
}

/// The board at a position of the game, with the names of the players. The last position of a closed game waits for nobody.
pub fn replayed_scene(localizer: &Localizer, table: &Table, replayed: &Game) -> Scene {
    let scene = Scene { names: names(localizer, table), ..replayed.scene() };
    let is_last = table.game().is_some_and(|game| game.ply() == replayed.ply());
    if is_last && table.phase() == Phase::Closed { scene.stopped() } else { scene }
}

/// The alt text of the board at a position of the game.
pub fn position_alt(localizer: &Localizer, table: &Table, replayed: &Game, scene: &Scene) -> String {
    let names: Vec<String> = names(localizer, table).iter().map(|raw| name(raw)).collect();
    let turn = turn_of(localizer, replayed, &names).map(|turn| last_turns(&turn, 1));
    alt_text_with(localizer, scene, turn.as_ref(), own_seat(localizer, table))
}

/// The alt text of the board as it would be after a turn that is not played yet.
pub fn preview_alt(localizer: &Localizer, table: &Table, after: &Game, scene: &Scene) -> String {
    let names: Vec<String> = names(localizer, table).iter().map(|raw| name(raw)).collect();
    let turn = turn_of(localizer, after, &names).map(|turn| Message::new("alt-preview").with("turn", turn));
    alt_text_with(localizer, scene, turn.as_ref(), own_seat(localizer, table))
}

/// The alt text of the board of a table.
pub fn table_alt(localizer: &Localizer, table: &Table, scene: &Scene) -> String {
    let names: Vec<String> = names(localizer, table).iter().map(|raw| name(raw)).collect();
    let changes = recent_lines(localizer, table, &names);
    let count = changes.len();
    // Together they are one sentence.
    let changes = changes.iter().map(|line| line.trim_end_matches('.')).collect::<Vec<_>>().join("; ");
    let last = (count > 0).then(|| last_turns(&changes, count));
    let expected = (table.phase() == Phase::Invitation).then(|| {
        let names = table.expected_names(|name| localizer.player_name(name));
        Scene { names, ..scene.clone() }
    });
    let scene = expected.as_ref().unwrap_or(scene);
    alt_text_with(localizer, scene, last.as_ref(), own_seat(localizer, table))
}

/// The heading: the game, the number of the table and the number of turns.
pub(super) fn heading(localizer: &Localizer, table: &Table) -> String {
    heading_at(localizer, table, table.turn_number())
}

pub(super) fn heading_at(localizer: &Localizer, table: &Table, turn: usize) -> String {
    let message = Message::new("card-heading")
        .game("game", table.setup().kind())
        .with("table", table.id())
        .count("turn", turn);
    localizer.render(&message)
}

/// The state of the table: the invitation, the player to act, or the result.
pub(super) fn state(localizer: &Localizer, table: &Table) -> Option<String> {
    match table.phase() {
        Phase::Invitation => Some(invitation(localizer, table)),
        Phase::Playing => {
            let player = table.to_act()?;
            let acts = match player.level() {
                _ if table.is_left_to_computers() => localizer.text("card-left-to-computers"),
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
    Some(sentences.collect::<Vec<_>>().join(" "))
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
fn people_to_answer<'t>(localizer: &Localizer, table: &'t Table) -> Vec<&'t Player> {
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

/// A mention of a user, which notifies them; the plain name of everybody else, and of those who do not read the text.
pub(super) fn mention_or_name(localizer: &Localizer, table: &Table, player: &Player) -> String {
    let mentioned = player.human_id().filter(|_| localizer.addresses(player));
    mentioned.map_or_else(|| escaped_name_at(localizer, table, player), mention)
}

/// The reminder to the player to act of a deadline, of the end of a pause or of the end of an idle game; `None` if none
/// of them applies.
pub fn reminder_text(localizer: &Localizer, table: &Table) -> Option<String> {
    let player = table.to_act()?;
    let (key, end) = match (table.deadline(), table.resumes()) {
        (Some(deadline), _) => ("card-reminder", deadline),
        (None, Some(end)) => ("card-pause-ends", end),
        (None, None) if table.is_lost_when_idle() => ("card-idle-lost", table.expires()?),
        (None, None) => ("card-idle", table.expires()?),
    };
    Some(
        localizer.render(
            &Message::new(key)
                .with("player", mention_or_name(localizer, table, player))
                .with("end", relative_timestamp(end)),
        ),
    )
}

/// The reminder to the player to act as a direct message, with a link to the channel of the table.
pub fn direct_reminder_text(localizer: &Localizer, table: &Table) -> Option<String> {
    Some(format!("{}\n{}", direct_heading(localizer, table), reminder_text(localizer, table)?))
}

/// The first line of a direct message about a table: which one it is, and where if that is not a direct conversation.
pub(super) fn direct_heading(localizer: &Localizer, table: &Table) -> String {
    if table.is_direct() {
        return localizer.render(&past_message("help-table", table));
    }
    localizer.render(&past_message("direct-reminder", table).with("place", channel(table.channel())))
}

/// The line about the person to act, with the deadline and the time that was given back. Who is asked about an offer is mentioned
/// in the line before, and not again. A text that somebody else alone reads does not address the person.
fn to_act_line(localizer: &Localizer, table: &Table, player: &Player) -> String {
    let asked = people_to_answer(localizer, table);
    let is_asked = asked.iter().any(|asked| asked.id == player.id);
    let is_addressed = localizer.addresses(player);
    let deadline = table.deadline();
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
    lines.extend(forced.map(|forced| localizer.render(&forced_message(&forced))));
    lines.extend((table.time_given() >= Duration::from_mins(1)).then(|| {
        let is_own = localizer.is_read_only_by(player);
        let message = Message::new(if is_own { "card-time-given-own" } else { "card-time-given" });
        let message = message.with("time", time(localizer, table.time_given()));
        localizer.render(&message.with("player", escaped_name_at(localizer, table, player)))
    }));
    lines.join("\n")
}

/// What the rules force the player to act to do, and what is left to choose.
fn forced_message(ForcedChoice { obligation, choices }: &ForcedChoice) -> Message {
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
        .with("beginning", &choices.beginning)
}

/// A duration in days or hours if it is at least two of them, in minutes otherwise; rounded down.
pub(super) fn time(localizer: &Localizer, time: Duration) -> String {
    let minutes = minutes(time);
    let message = match (minutes / 1440, minutes / 60) {
        (2.., _) => Message::new("span-days").count("days", minutes / 1440),
        (_, 2..) => Message::new("span-hours").count("hours", minutes / 60),
        _ => Message::new("span-minutes").count("minutes", minutes),
    };
    localizer.render(&message)
}

/// The invitation: the invited players, the number of free seats and the terms.
fn invitation(localizer: &Localizer, table: &Table) -> String {
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
    let invitation = [localizer.render(&message), terms(localizer, table)];
    let no_clock = table
        .allows_presence_questions()
        .then(|| localizer.render(&Message::new("card-no-clock").count("seats", table.setup().seats())));
    invitation.into_iter().chain(no_clock).collect::<Vec<_>>().join("\n")
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

/// The number of whole minutes, rounded down.
fn minutes(time: Duration) -> usize {
    (time.as_secs() / 60) as usize
}
