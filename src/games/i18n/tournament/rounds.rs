use super::super::Localizer;
use super::super::markup::{full_timestamp, relative_timestamp};
use super::list_page::{ListPage, MAX_LIST_CHARS};
use super::names::{escaped_names, escaped_title, mention_or_name, seeded};
use super::points::result_text;
use crate::localize::Message;
use crate::table::PlayerId;
use crate::tournament::{Decision, EntrantNumber, Form, Pairing, Phase, Tournament};

/// The message of a round: who plays whom, who goes first, and who sits it out. It mentions everyone who plays as long as the
/// list fits into a message.
pub fn tournament_round_text(localizer: &Localizer, tournament: &Tournament, round: usize) -> String {
    let mut lines = vec![heading(localizer, tournament, round)];
    let name = |entrant| seeded(tournament, entrant, mention_or_name(localizer, tournament, entrant));
    let pairings: Vec<String> = tournament
        .pairings_of(round)
        .map(|(_, pairing)| pairing_text(localizer, tournament, pairing, name))
        .collect();
    let mut length = 0;
    let fits = |line: &&String| {
        length += line.chars().count() + 1;
        length <= MAX_LIST_CHARS
    };
    lines.extend(pairings.iter().take_while(fits).cloned());
    let left_out = pairings.len() + 1 - lines.len();
    if left_out > 0 {
        lines.push(localizer.render(&Message::new("tournament-more").count("count", left_out)));
    }
    lines.extend(byes_text(localizer, tournament, round, name));
    lines.push(localizer.text("tournament-goes-first"));
    lines.extend(deadline_text(localizer, tournament, round));
    lines.join("\n")
}

/// The time by which all games of a round that are being played are over.
fn deadline_text(localizer: &Localizer, tournament: &Tournament, round: usize) -> Option<String> {
    let played = tournament.pairings_of(round).filter(|(_, pairing)| pairing.result.is_none());
    let last = played.filter_map(|(_, pairing)| pairing.deadline).max()?;
    let at = format!("{} ({})", full_timestamp(last), relative_timestamp(last));
    Some(localizer.render(&Message::new("tournament-round-deadline").with("at", at)))
}

/// The people whom the message of a round notifies: those who sit it out. The others are notified by the first board of
/// their game.
pub fn round_mentions(tournament: &Tournament, round: usize) -> Vec<PlayerId> {
    let player = |entrant: EntrantNumber| tournament.entrants()[entrant].player.human_id();
    tournament.byes_of(round).filter_map(player).collect()
}

/// The name of the tournament and the stage.
pub(super) fn heading(localizer: &Localizer, tournament: &Tournament, round: usize) -> String {
    let message = Message::new("tournament-round").with("name", escaped_title(tournament));
    localizer.render(&with_round(message, tournament, round))
}

/// The message with the number of a round and with its stage, by which the last rounds of a knockout are called everywhere.
pub(super) fn with_round(message: Message, tournament: &Tournament, round: usize) -> Message {
    let rounds = tournament.rounds();
    let stage = match (tournament.settings().form, rounds.saturating_sub(round)) {
        (Form::Knockout, 0) => "final",
        (Form::Knockout, 1) => "semifinal",
        (Form::Knockout, 2) => "quarterfinal",
        _ => "round",
    };
    message.with("stage", stage).count("round", round).count("rounds", rounds)
}

/// A page of the pairings of a round, which may be planned; those of a ladder are in round 0. Nobody is mentioned.
pub fn tournament_pairings_page(
    localizer: &Localizer,
    tournament: &Tournament,
    round: usize,
    page: usize,
) -> ListPage {
    let names = escaped_names(localizer, tournament);
    let name = |entrant: EntrantNumber| seeded(tournament, entrant, names[entrant].clone());
    let planned = tournament.with_planned_rounds();
    let pairings = planned.pairings_of(round);
    let lines = pairings.map(|(_, pairing)| pairing_text(localizer, tournament, pairing, name));
    // A ladder shows its latest games first.
    let mut lines: Vec<String> = lines.collect();
    if round == 0 {
        lines.reverse();
    } else {
        lines.extend(byes_text(localizer, &planned, round, name));
    }
    ListPage::new(&lines, page, || localizer.render(&no_pairings(tournament)))
}

/// Says that a round has no pairings, and which rounds have some, be they planned.
pub fn no_pairings(tournament: &Tournament) -> Message {
    let rounds = match tournament.with_planned_rounds().round() {
        0 => return Message::new("tournament-pairings-none"),
        1 => "1".to_owned(),
        last => format!("1–{last}"),
    };
    Message::new("tournament-pairings-rounds").with("rounds", rounds)
}

fn pairing_text(
    localizer: &Localizer,
    tournament: &Tournament,
    pairing: &Pairing,
    name: impl Fn(EntrantNumber) -> String,
) -> String {
    let players: Vec<String> = pairing.seats.iter().map(|entrant| name(*entrant)).collect();
    let message = Message::new("tournament-pairing")
        .with("players", players.join(" – "))
        .with("state", state(tournament, pairing))
        .with("table", pairing.table.map(|table| table.to_string()).unwrap_or_default())
        .with("result", pairing.result.as_ref().map(result_text).unwrap_or_default())
        .with("through", tournament.through_by_seed(pairing).map(&name).unwrap_or_default());
    localizer.render(&message)
}

/// The word by which the text of a pairing is chosen.
fn state(tournament: &Tournament, pairing: &Pairing) -> &'static str {
    match (&pairing.result, pairing.table) {
        _ if tournament.is_annulled(pairing) => "annulled",
        (Some(result), _) => match result.decision {
            Decision::Played if tournament.through_by_seed(pairing).is_some() => "through",
            Decision::Played => "played",
            Decision::Forfeited | Decision::NotBegun => "not-begun",
            Decision::Adjudicated => "adjudicated",
            Decision::Withdrawn | Decision::Abandoned => "withdrawn",
        },
        (None, Some(_)) => "playing",
        (None, None) if tournament.phase() != Phase::Running => "off",
        (None, None) if pairing.round > tournament.round() => "planned",
        (None, None) => "waiting",
    }
}

/// The players who sit a round out, if there are any; in a knockout they are through.
fn byes_text(
    localizer: &Localizer,
    tournament: &Tournament,
    round: usize,
    name: impl Fn(EntrantNumber) -> String,
) -> Option<String> {
    let mut byes = tournament.byes_of(round).peekable();
    byes.peek()?;
    let key = match (tournament.settings().form, round == tournament.rounds()) {
        (Form::Knockout, false) => "tournament-byes-knockout",
        _ => "tournament-byes",
    };
    Some(localizer.render(&Message::new(key).list("names", byes.map(name))))
}
