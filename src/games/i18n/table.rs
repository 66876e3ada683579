use super::Localizer;
use super::alt::{alt_text_with, last_turns};
use super::heading::{direct_heading, heading, heading_at, past_message};
use super::localizer::FULL_STOPS;
use super::markup::{channel, name, relative_timestamp};
use super::news::event_text;
use super::offer::offer_text;
use super::players::{escaped_name_at, escaped_names, mention_or_name, names, own_seat};
use super::recent::{last_withdrawn, recent_lines, turn_of, withdrawal};
use super::result::result;
use super::state::{invitation_line, state};
use super::turn::effect_texts;
use crate::localize::Message;
use crate::rules::{Effect, Game, Scene, Seat};
use crate::table::{Ending, PastChange, Phase, PlayerId, RecentChange, Table, Withdrawal};

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

/// The announcement at the table that a hint was given for the current turn; `None` if there was none, or nobody else plays.
pub fn hinted_text(localizer: &Localizer, table: &Table) -> Option<String> {
    let to_act = table.to_act().filter(|_| table.is_hinted() && !table.is_solo())?;
    let seat = table.seat_of(to_act.id)?;
    let name = escaped_names(localizer, table).into_iter().nth(seat).unwrap_or_default();
    Some(localizer.render(&Message::new("news-hinted").with("name", name)))
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

/// A sentence that names a table and the place where it is: a channel or a link.
pub fn link_to(localizer: &Localizer, table: &Table, place: String) -> String {
    localizer.render(&past_message("thread-link", table).with("place", place))
}

/// The line in a channel that leads to a table in one of its threads; above it, as long as anybody may join there, the invitation.
pub fn thread_begin_text(localizer: &Localizer, table: &Table) -> String {
    below_invitation(localizer, table, link_to(localizer, table, channel(table.channel())))
}

/// The line in a channel that says how a game in one of its threads ended.
pub fn thread_end_text(localizer: &Localizer, table: &Table) -> String {
    let end = outcome_text(localizer, table).unwrap_or_else(|| localizer.text("card-closed"));
    format!("{}\n{end}", link_to(localizer, table, channel(table.channel())))
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

/// The line that remains of a board when the table has moved to another channel; above it, as long as anybody may join there, the
/// invitation.
pub fn moved_text(localizer: &Localizer, table: &Table) -> String {
    let moved = past_message("board-moved", table).with("place", channel(table.channel()));
    below_invitation(localizer, table, localizer.render(&moved))
}

/// A line, and above it the invitation, as long as anybody may join.
fn below_invitation(localizer: &Localizer, table: &Table, line: String) -> String {
    let invitation = table.is_open_invitation().then(|| invitation_line(localizer, table));
    invitation.into_iter().chain([line]).collect::<Vec<_>>().join("\n")
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

/// The line that remains of a board when a later one is shown in its channel: the last change until it, and before that who plays.
pub fn retired_text(localizer: &Localizer, table: &Table, event_count: usize) -> String {
    let changes = table.changes_until(event_count);
    let Some(first) = changes.first() else { return retired_start(localizer, table, event_count) };
    let names = escaped_names(localizer, table);
    // The parts of the line are no sentences, so they lose their full stops.
    let withdrawn = |seat: Seat| {
        let text = withdrawal(localizer, table, &names, seat).unwrap_or_default();
        text.trim_end_matches(FULL_STOPS).to_owned()
    };
    let turn = |message: Message, change: &PastChange| match change {
        PastChange::Turn { number, seat, text, .. } => {
            message.count("turn", *number).with("name", &names[*seat]).with("text", text)
        }
        PastChange::Takeback { .. } | PastChange::Withdrawal { .. } => message,
    };
    let is_undone = |change: &PastChange| matches!(change, PastChange::Turn { is_undone: true, .. });
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

/// The effects of a turn at a table, for the person who has played it or may: `c4-d5, takes e6`.
pub fn effects_text(localizer: &Localizer, table: &Table, effects: &[Effect]) -> String {
    localizer.list(&effect_texts(localizer, &escaped_names(localizer, table), effects))
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
    // The changes are joined into one sentence.
    let changes = localizer.join("groups", changes.iter().map(|line| line.trim_end_matches(FULL_STOPS)));
    let last = (count > 0).then(|| last_turns(&changes, count));
    let expected = (table.phase() == Phase::Invitation).then(|| {
        let names = table.expected_names(|name| localizer.player_name(name));
        Scene { names, ..scene.clone() }
    });
    let scene = expected.as_ref().unwrap_or(scene);
    alt_text_with(localizer, scene, last.as_ref(), own_seat(localizer, table))
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
