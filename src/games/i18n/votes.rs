//! Votes of the members of a server that has a seat.

use super::Localizer;
use super::players::escaped_name_at;
use crate::localize::Message;
use crate::table::{Ballot, GuildId, Motion, Participant, Phase, Table};

/// Upper bound of the turns that the board lists with their votes.
const MAX_LISTED_TURNS: usize = 8;

/// How the vote in a server stands: for the turn, if it is to act, and for everything else that somebody wants. `None` if there is nothing
/// to say.
pub fn votes_text(localizer: &Localizer, table: &Table, guild: GuildId, ballot: &Ballot) -> Option<String> {
    if table.phase() != Phase::Playing {
        return None;
    }
    let mut lines = Vec::new();
    let acts = table.team_to_act().is_some_and(|team| team.id == Participant::Server(guild));
    if acts && !table.is_paused() {
        lines.extend(ballot.is_missed.then(|| localizer.text("votes-missed")));
        let votes = Message::new("votes-count").count("votes", ballot.turn_votes());
        lines.push(localizer.render(&votes.count("needed", ballot.turn_majority().unwrap_or_default())));
        let turns = ballot.turns();
        if table.shows_votes() && !turns.is_empty() {
            let entry = |(turn, votes): &(&str, usize)| format!("{turn} × {votes}");
            let listed: Vec<String> = turns.iter().take(MAX_LISTED_TURNS).map(entry).collect();
            lines.push(listed.join(" · "));
        }
    }
    let is_open = |motion: &&&Motion| match motion {
        Motion::Answer { number, .. } => table.offer().is_some_and(|open| open.number == *number),
        motion => !ballot.is_carried(motion),
    };
    let wish = |motion: &&Motion| wish_text(localizer, ballot, motion);
    lines.extend(ballot.wishes().iter().filter(is_open).map(wish));
    Some(lines.join("\n")).filter(|text| !text.is_empty())
}

/// How many people want something other than a turn, and how many have to.
pub fn wish_text(localizer: &Localizer, ballot: &Ballot, motion: &Motion) -> String {
    let what = match motion {
        Motion::Turn(_) => "turn",
        Motion::Offer(offer) => offer.name(),
        Motion::Answer { accepts: true, .. } => "accept",
        Motion::Answer { accepts: false, .. } => "decline",
        Motion::Resign => "resign",
        Motion::Abort => "abort",
    };
    let message = Message::new("votes-wish").with("what", what);
    let message = message.count("votes", ballot.supporters(motion).count());
    localizer.render(&message.count("needed", ballot.majority()))
}

/// The line about the server that is to act; `None` if somebody else is, or if only others read it.
pub(super) fn team_line(localizer: &Localizer, table: &Table, end: &str) -> Option<String> {
    let team = table.team_to_act().filter(|team| table.is_paused() || localizer.addresses(team))?;
    let key = if table.is_paused() { "card-on-hold" } else { "card-team-votes" };
    let name = escaped_name_at(localizer, table, team);
    Some(localizer.render(&Message::new(key).with("player", name).with("end", end)))
}
