//! What is told of a player who does not move at a table without a clock.

use super::Localizer;
use super::markup::{mention, relative_timestamp};
use super::players::escaped_name_at;
use super::table::{direct_heading, mention_or_name};
use crate::rules::Message;
use crate::table::{PlayerId, Table};

/// The line about a player who does not move: the question, or what the others may do; `None` if they may do nothing yet.
pub(super) fn presence_line(localizer: &Localizer, table: &Table) -> Option<String> {
    let player = table.to_act()?;
    let yes_or_no = |is: bool| if is { "yes" } else { "no" };
    let counts = yes_or_no(table.counts_if_claimed());
    let name = || escaped_name_at(localizer, table, player);
    let message = match table.claim_from() {
        _ if table.offers_claim() => {
            Message::new("news-claimable").with("name", name()).with("counts", counts)
        }
        Some(end) => Message::new("card-still-there")
            .with("player", mention_or_name(localizer, table, player))
            .with("answers", yes_or_no(table.awaits_answer()))
            .with("counts", counts)
            .with("end", relative_timestamp(end)),
        None if table.offers_question() => {
            Message::new("news-absent").with("name", name()).shared_button("button-still-there")
        }
        None => return None,
    };
    Some(localizer.render(&message))
}

/// The line that tells these people what they may do about a player who does not move.
pub fn absence_text(localizer: &Localizer, table: &Table, people: &[PlayerId]) -> Option<String> {
    let people = people.iter().map(|player| mention(*player)).chain(presence_line(localizer, table));
    Some(people.collect::<Vec<_>>().join(" "))
}

/// The same as a direct message, with a link to the channel of the table.
pub fn direct_absence_text(localizer: &Localizer, table: &Table) -> Option<String> {
    Some(format!("{}\n{}", direct_heading(localizer, table), presence_line(localizer, table)?))
}
