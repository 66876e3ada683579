//! The text about the changes since the board before: turns, and players who left the game.

use super::players::is_own;
use super::presence::with_absence;
use super::{Localizer, turn_text};
use crate::localize::Message;
use crate::rules::{Game, Seat};
use crate::table::{RecentChange, Table, Withdrawal};

/// The changes that a board tells, a line each. Where several computers or plans have replied, the turns are numbered as on the board.
/// Of a game that computers have finished on their own, how the people left it.
pub(super) fn recent_lines(localizer: &Localizer, table: &Table, names: &[String]) -> Vec<String> {
    if let Some((changes, turns)) = table.played_out() {
        let told = changes_told(localizer, table, names, changes);
        let played = match (turns, table.recent_changes()) {
            (0, _) => None,
            (1, [.., RecentChange::Turn { seat, effects }]) => {
                Some(turn_text(localizer, names, *seat, effects))
            }
            _ => Some(localizer.render(&Message::new("news-played-out").count("turns", turns))),
        };
        let earlier = earlier_withdrawals(table, changes);
        let earlier = earlier.filter_map(|seat| withdrawal(localizer, table, names, seat));
        return earlier.chain(told).chain(played).collect();
    }
    match table.recent_changes() {
        [] => table.game().and_then(|game| turn_of(localizer, game, names)).into_iter().collect(),
        changes => changes_told(localizer, table, names, changes),
    }
}

fn changes_told(
    localizer: &Localizer,
    table: &Table,
    names: &[String],
    changes: &[RecentChange],
) -> Vec<String> {
    let is_reply = |change: &RecentChange| match change {
        RecentChange::Turn { seat, .. } => table.numbers_turns_of(*seat),
        RecentChange::Withdrawal { .. } => false,
    };
    let is_numbered = changes.iter().filter(|change| is_reply(change)).count() > 1;
    let mut number = 0;
    let told = |change: &RecentChange| match change {
        RecentChange::Withdrawal { seat } => withdrawal(localizer, table, names, *seat),
        RecentChange::Turn { seat, effects } => {
            let turn = turn_text(localizer, names, *seat, effects);
            if !is_numbered || !is_reply(change) {
                return Some(turn);
            }
            number += 1;
            let numbered = Message::new("turn-numbered").count("number", number).with("turn", turn);
            Some(localizer.render(&numbered))
        }
    };
    changes.iter().filter_map(told).collect()
}

/// The seats that left the game before these changes.
fn earlier_withdrawals(table: &Table, changes: &[RecentChange]) -> impl Iterator<Item = Seat> {
    let withdrawals = table.game().map(|game| game.withdrawals()).unwrap_or_default();
    let withdrawn = withdrawals.iter().map(|(_, seat)| *seat);
    withdrawn.filter(move |seat| !changes.contains(&RecentChange::Withdrawal { seat: *seat }))
}

/// The seat that has left the game since the last turn.
pub(super) fn last_withdrawn(game: &Game) -> Option<Seat> {
    let last = game.withdrawals().last().filter(|(after, _)| *after == game.turns().len());
    last.map(|(_, seat)| *seat)
}

/// How a seat left the game.
pub(super) fn withdrawal(
    localizer: &Localizer,
    table: &Table,
    names: &[String],
    seat: Seat,
) -> Option<String> {
    let by_own = |key, own| Message::new(if is_own(localizer, table, seat) { own } else { key });
    let message = match (table.withdrawal(seat)?, table.time_control()) {
        (Withdrawal::Resigned, _) => by_own("news-resigned", "news-resigned-own"),
        (Withdrawal::TimedOut, Some(_)) => by_own("news-timed-out", "news-timed-out-own"),
        (Withdrawal::TimedOut, None) => {
            with_absence(by_own("news-gone", "news-gone-own"), localizer, table, seat)
        }
        (Withdrawal::Forfeited, _) => Message::new("news-forfeited"),
        (Withdrawal::Removed, _) => by_own("news-removed", "news-removed-own"),
    };
    Some(localizer.render(&message.with("name", &names[seat])))
}

/// The last turn of a game with these names; `None` before the first one and after a withdrawal.
pub(super) fn turn_of(localizer: &Localizer, game: &Game, names: &[String]) -> Option<String> {
    Some(turn_text(localizer, names, game.last_mover()?, game.last_effects()))
}
