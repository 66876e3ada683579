use super::super::{Localizer, MAX_ALT_TEXT_CHARS, shortened_alt};
use super::list_page::ListPage;
use super::names::{entrant_names, escaped_names, escaped_title, seed};
use super::points::{Quarters, points_text};
use super::rounds::{with_round, with_stage};
use crate::localize::Message;
use crate::tournament::{Bracket, BracketMatch, Decision, EntrantNumber, Form, Phase, Standing, Tournament};
use std::slice;

/// The heading above a picture of standings, which has no room for a mark beside players who have left.
pub fn standings_heading(localizer: &Localizer, tournament: &Tournament) -> String {
    let message = Message::new("tournament-standings-heading").with("name", escaped_title(tournament));
    let heading = localizer.render(&message);
    let has_left = |entrant: &EntrantNumber| !tournament.entrants()[*entrant].is_active();
    if ranks_by_points(tournament) && tournament.order().iter().any(has_left) {
        return format!("{heading}\n{}", localizer.text("tournament-standings-left"));
    }
    heading
}

/// Why there are no standings.
pub fn no_standings(tournament: &Tournament) -> Message {
    Message::new(match tournament.order() {
        [] => "tournament-standings-none",
        _ => "tournament-standings-empty",
    })
}

/// Whether places go by points, so that players who have left come last.
pub(super) fn ranks_by_points(tournament: &Tournament) -> bool {
    matches!(tournament.settings().form, Form::RoundRobin { .. } | Form::Swiss { .. })
}

/// A page of the standings as text, with what decides among equal points.
pub fn tournament_standings_page(localizer: &Localizer, tournament: &Tournament, page: usize) -> ListPage {
    // Without the backslash Discord would count the places of a list itself, also those that are shared.
    let lines = lines(localizer, tournament, &escaped_names(localizer, tournament), "\\. ");
    let mut page = ListPage::new(&lines, page, || localizer.render(&no_standings(tournament)));
    if ranks_by_points(tournament) && !lines.is_empty() {
        page.text += &format!("\n{}", localizer.text("tournament-tie-breaks"));
    }
    page
}

/// The alt text of a picture of standings, from a row on.
pub fn standings_alt(localizer: &Localizer, tournament: &Tournament, from: usize) -> String {
    let rows = lines(localizer, tournament, &entrant_names(localizer, tournament), ". ");
    // Alt texts have no bold text.
    let rows = rows.iter().skip(from).map(|row| row.replace("**", ""));
    alt(localizer, tournament, "tournament-standings-alt", &localizer.join("groups", rows))
}

/// The alt text of a picture of a bracket: the matches of each round, as far as their players are known.
pub fn bracket_alt(
    localizer: &Localizer,
    tournament: &Tournament,
    bracket: &Bracket,
    first: usize,
) -> String {
    let seeded = |(entrant, name): (usize, String)| match seed(tournament, entrant) {
        Some(seed) => format!("{seed}. {name}"),
        None => name,
    };
    let names: Vec<String> =
        entrant_names(localizer, tournament).into_iter().enumerate().map(seeded).collect();
    let matches_text = |matches: &[BracketMatch]| {
        let texts: Vec<String> =
            matches.iter().filter_map(|played| match_text(localizer, tournament, played, &names)).collect();
        let message = Message::new("tournament-alt-round").list("matches", texts.iter());
        (!texts.is_empty()).then_some(message)
    };
    let round = |(matches, round): (&Vec<BracketMatch>, usize)| {
        Some(localizer.render(&with_round(matches_text(matches)?, tournament, round)))
    };
    let third_place = bracket.third_place.iter().filter_map(|played| {
        let message = matches_text(slice::from_ref(played))?;
        Some(localizer.render(&with_stage(message, tournament, tournament.rounds(), "third-place")))
    });
    let rounds = bracket.rounds.iter().zip(first..).filter_map(round).chain(third_place);
    alt(localizer, tournament, "tournament-bracket-alt", &localizer.join("sentences", rounds))
}

fn alt(localizer: &Localizer, tournament: &Tournament, key: &'static str, rows: &str) -> String {
    let message = Message::new(key).with("name", &tournament.settings().name).with("rows", rows);
    shortened_alt(localizer.render(&message), MAX_ALT_TEXT_CHARS)
}

/// A match as far as its players are known.
fn match_text(
    localizer: &Localizer,
    tournament: &Tournament,
    played: &BracketMatch,
    names: &[String],
) -> Option<String> {
    let players: Vec<usize> = played.entrants.iter().flatten().copied().collect();
    let name = |entrant: Option<&usize>| entrant.map_or("", |entrant| names[*entrant].as_str());
    let loser = players.iter().find(|entrant| Some(**entrant) != played.winner);
    let last = played.pairings.last().map(|number| &tournament.pairings()[*number]);
    let decision = last.and_then(|pairing| pairing.result.as_ref()).map(|result| result.decision);
    let state = match (played.winner, loser) {
        (Some(_), Some(_)) if last.is_some_and(|game| tournament.through_by_seed(game).is_some()) => "seed",
        (Some(_), Some(_)) => match decision {
            None | Some(Decision::Withdrawn | Decision::Abandoned) => "left",
            Some(_) => "won",
        },
        (Some(_), None) => "bye",
        (None, _) => "open",
    };
    let both = players.iter().map(|entrant| names[*entrant].as_str());
    let message = Message::new("tournament-match")
        .with("state", state)
        .with("winner", name(played.winner.as_ref()))
        .with("loser", name(loser))
        .with("players", localizer.join("pairing", both));
    (!players.is_empty()).then(|| localizer.render(&message))
}

/// The line of a player in the standings, if they are in them.
pub(super) fn line_of(
    localizer: &Localizer,
    tournament: &Tournament,
    entrant: EntrantNumber,
) -> Option<String> {
    let index = tournament.standings().iter().position(|standing| standing.entrant == entrant)?;
    let mut lines = lines(localizer, tournament, &escaped_names(localizer, tournament), "\\. ");
    Some(lines.swap_remove(index))
}

/// A line for each player, best first. It begins with the place, if there is one.
fn lines(localizer: &Localizer, tournament: &Tournament, names: &[String], after_place: &str) -> Vec<String> {
    let form = tournament.settings().form;
    let is_running = tournament.phase() == Phase::Running;
    let line = |standing: &Standing| {
        let name = marked(localizer, tournament, standing.entrant, &names[standing.entrant]);
        let line = line(localizer, form, standing, &name, is_running);
        standing.place.map_or(line.clone(), |place| format!("{place}{after_place}{line}"))
    };
    tournament.standings().iter().map(line).collect()
}

/// A name, with a mark if the player comes last because they have left.
fn marked(localizer: &Localizer, tournament: &Tournament, number: EntrantNumber, name: &str) -> String {
    let entrant = &tournament.entrants()[number];
    if entrant.is_active() || !ranks_by_points(tournament) {
        return name.to_owned();
    }
    let how = if entrant.is_removed { "removed" } else { "withdrawn" };
    localizer.render(&Message::new("tournament-standing-left").with("name", name).with("how", how))
}

fn line(localizer: &Localizer, form: Form, standing: &Standing, name: &str, is_running: bool) -> String {
    let key = match form {
        Form::RoundRobin { .. } | Form::Swiss { .. } => "tournament-standing",
        Form::Knockout if standing.place.is_none() && is_running => "tournament-standing-in",
        Form::Knockout => return name.to_owned(),
        Form::Ladder => "tournament-standing-ladder",
    };
    let message = Message::new(key).with("name", name);
    let message = match form {
        Form::Ladder => message.count("games", standing.games as usize),
        _ => message
            .with("points", points_text(standing.half_points))
            .with("buchholz", points_text(standing.buchholz))
            .with("sonneborn", Quarters(standing.sonneborn_berger))
            .with("direct", points_text(standing.direct_encounter))
            .with("met", if standing.direct_encounter > 0 { "yes" } else { "no" }),
    };
    localizer.render(&message.count("wins", standing.wins as usize))
}
