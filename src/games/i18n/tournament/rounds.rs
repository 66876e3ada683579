use super::super::Localizer;
use super::super::markup::{full_timestamp, relative_timestamp};
use super::list_page::{ListPage, MAX_LIST_CHARS};
use super::names::{escaped_names, escaped_title, mention_or_name, seeded};
use super::points::{points_text, result_text};
use crate::localize::Message;
use crate::table::PlayerId;
use crate::tournament::{Bye, Decision, EntrantNumber, Form, Pairing, PairingNumber, Phase, Tournament};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::time::Duration;

/// Deadlines that differ by less are told as one: the tables of a round are opened one after the other.
const DEADLINE_TOLERANCE: Duration = Duration::from_hours(1);

/// The message of a round: who plays whom, who goes first, and who sits it out. It mentions everyone who plays as long as the
/// list fits into a message.
pub fn tournament_round_text(localizer: &Localizer, tournament: &Tournament, round: usize) -> String {
    let name = |entrant| seeded(tournament, entrant, mention_or_name(localizer, tournament, entrant));
    let at_once = tournament.settings().at_once;
    let message = Message::new("tournament-round").with("name", escaped_title(tournament));
    let heading = localizer.render(&with_current_round(message, tournament, round));
    let games_of = |round| games_text(localizer, tournament, tournament.pairings_of(round), name);
    let mut length = 0;
    let mut fits = |text: &str| {
        length += text.chars().count() + 1;
        length <= MAX_LIST_CHARS
    };
    // Each entry has a number of games. Of rounds at once, each is listed with all its games, or not at all.
    let entries: Vec<(String, usize)> = match at_once {
        false => games_of(round).into_iter().map(|line| (line, 1)).collect(),
        true => (1..=round)
            .map(|round| {
                let lines = round_lines(localizer, tournament, round, name);
                (lines.join("\n"), tournament.pairings_of(round).count())
            })
            .collect(),
    };
    let (listed, left_out): (Vec<_>, Vec<_>) = entries.into_iter().partition(|(text, _)| fits(text));
    let mut lines = vec![heading];
    lines.extend(listed.into_iter().map(|(text, _)| text));
    let left_out: usize = left_out.into_iter().map(|(_, games)| games).sum();
    if left_out > 0 {
        lines.push(localizer.render(&Message::new("tournament-more").count("count", left_out)));
    }
    if !at_once {
        lines.extend(byes_text(localizer, tournament, round, name));
    }
    lines.push(localizer.text("tournament-goes-first"));
    lines.extend(deadline_text(localizer, tournament, round));
    lines.join("\n")
}

/// The number of a round, its games, and those who sit it out.
fn round_lines(
    localizer: &Localizer,
    tournament: &Tournament,
    round: usize,
    name: impl Fn(EntrantNumber) -> String,
) -> Vec<String> {
    let mut lines = vec![localizer.render(&Message::new("tournament-round-number").count("round", round))];
    lines.extend(games_text(localizer, tournament, tournament.pairings_of(round), &name));
    lines.extend(byes_text(localizer, tournament, round, &name));
    lines
}

/// A line for each game.
fn games_text<'a>(
    localizer: &Localizer,
    tournament: &Tournament,
    games: impl Iterator<Item = (PairingNumber, &'a Pairing)>,
    name: impl Fn(EntrantNumber) -> String,
) -> Vec<String> {
    let text = |(_, pairing): (PairingNumber, &Pairing)| {
        let players = localizer.join("pairing", pairing.seats.iter().map(|entrant| name(*entrant)));
        let result = pairing.result.as_ref().map(result_text).unwrap_or_default();
        pairing_text(localizer, tournament, pairing, players, result, &name)
    };
    games.map(text).collect()
}

/// The time by which all games of a round that are being played are over, or that it differs.
fn deadline_text(localizer: &Localizer, tournament: &Tournament, round: usize) -> Option<String> {
    let at_once = tournament.settings().at_once;
    let is_shown = |pairing: &&Pairing| pairing.result.is_none() && (at_once || pairing.round == round);
    let played = tournament.pairings().iter().filter(is_shown);
    let deadlines = played.filter_map(|pairing| Some(tournament.round_deadline(pairing)?.at));
    let (first, last) = (deadlines.clone().min()?, deadlines.max()?);
    let key = match last.saturating_duration_since(first) < DEADLINE_TOLERANCE {
        true => "tournament-round-deadline",
        false => "tournament-round-deadlines",
    };
    let at = |time| format!("{} ({})", full_timestamp(time), relative_timestamp(time));
    let message = Message::new(key).with("at", at(first)).with("last", at(last));
    Some(localizer.render(&message.with("stage", if at_once { "all" } else { "round" })))
}

/// The people whom the message of a round notifies: those who sit it out. The others are notified by the first board of
/// their game, as all are if the rounds are played at once.
pub fn round_mentions(tournament: &Tournament, round: usize) -> Vec<PlayerId> {
    if tournament.settings().at_once {
        return Vec::new();
    }
    let player = |bye: &Bye| tournament.entrants()[bye.entrant].player.human_id();
    tournament.byes_of(round).filter_map(player).collect()
}

/// The message with the number of a round and with its stage, by which the last rounds of a knockout are called everywhere.
pub(super) fn with_round(message: Message, tournament: &Tournament, round: usize) -> Message {
    let stage = match (tournament.settings().form, tournament.rounds().saturating_sub(round)) {
        (Form::Knockout, 0) => "final",
        (Form::Knockout, 1) => "semifinal",
        (Form::Knockout, 2) => "quarterfinal",
        _ => "round",
    };
    with_stage(message, tournament, round, stage)
}

/// [`with_round`] for the current round, or for all rounds if they are played at once.
pub(super) fn with_current_round(message: Message, tournament: &Tournament, round: usize) -> Message {
    match tournament.settings().at_once {
        true => with_stage(message, tournament, round, "all"),
        false => with_round(message, tournament, round),
    }
}

/// [`with_round`] for a game, which may be one for third place.
pub(super) fn with_round_of(message: Message, tournament: &Tournament, pairing: &Pairing) -> Message {
    match tournament.is_for_third_place(pairing) {
        true => with_stage(message, tournament, pairing.round, "third-place"),
        false => with_round(message, tournament, pairing.round),
    }
}

/// The message with a round and the name of its stage.
pub(super) fn with_stage(
    message: Message,
    tournament: &Tournament,
    round: usize,
    stage: &'static str,
) -> Message {
    message.with("stage", stage).count("round", round).count("rounds", tournament.rounds())
}

/// A page of the pairings of a round, which may be planned. Round 0 has all games of a ladder, or those of all rounds that are played
/// at once. Nobody is mentioned.
pub fn tournament_pairings_page(
    localizer: &Localizer,
    tournament: &Tournament,
    round: usize,
    page: usize,
) -> ListPage {
    let names = escaped_names(localizer, tournament);
    let name = |entrant: EntrantNumber| seeded(tournament, entrant, names[entrant].clone());
    if round == 0 && tournament.settings().at_once {
        let rounds = 1..=tournament.round();
        let lines: Vec<String> =
            rounds.flat_map(|round| round_lines(localizer, tournament, round, name)).collect();
        return ListPage::new(&lines, page, || localizer.render(&no_pairings(tournament)));
    }
    let planned = tournament.with_planned_rounds();
    let mut lines = games_text(localizer, tournament, planned.pairings_of(round), name);
    // A ladder shows its latest games first.
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

/// A game between these players, with its result if it is decided.
pub(super) fn pairing_text(
    localizer: &Localizer,
    tournament: &Tournament,
    pairing: &Pairing,
    players: String,
    result: String,
    name: impl Fn(EntrantNumber) -> String,
) -> String {
    let is_third_place = tournament.is_for_third_place(pairing);
    let message = Message::new("tournament-pairing")
        .with("players", players)
        .with("match", if is_third_place { "third-place" } else { "other" })
        .with("state", state(tournament, pairing))
        .with("table", pairing.table.map(|table| table.to_string()).unwrap_or_default())
        .with("result", result)
        .with("through", tournament.through_by_seed(pairing).map(&name).unwrap_or_default());
    localizer.render(&message)
}

/// The word by which the text of a pairing is chosen.
fn state(tournament: &Tournament, pairing: &Pairing) -> &'static str {
    match (&pairing.result, pairing.table) {
        _ if tournament.is_annulled(pairing) => "annulled",
        (Some(result), _) => match result.decision {
            Decision::Played | Decision::Entered if tournament.through_by_seed(pairing).is_some() => {
                "through"
            }
            Decision::Played | Decision::Entered => "played",
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

/// A line for the byes of a round with the same points, those with the most points first.
fn byes_text(
    localizer: &Localizer,
    tournament: &Tournament,
    round: usize,
    name: impl Fn(EntrantNumber) -> String,
) -> Vec<String> {
    let mut names: BTreeMap<Reverse<u32>, Vec<String>> = BTreeMap::new();
    for bye in tournament.byes_of(round) {
        names.entry(Reverse(tournament.half_points_of(bye))).or_default().push(name(bye.entrant));
    }
    let line = |(Reverse(half_points), names): (Reverse<u32>, Vec<String>)| {
        let message = Message::new("tournament-byes")
            .count("half", half_points as usize)
            .with("points", points_text(half_points))
            .list("names", names);
        localizer.render(&message)
    };
    names.into_iter().map(line).collect()
}
