use super::super::markup::{escaped_name, full_timestamp, relative_timestamp};
use super::super::{Localizer, player_name, time_control_text};
use super::ending::tournament_final_text;
use super::list_page::ListPage;
use super::names::{escaped_names, escaped_title};
use super::rounds::with_current_round;
use crate::localize::Message;
use crate::names;
use crate::rules::GameKind;
use crate::tournament::{Form, Phase, Tournament};

/// Upper bound of the players who are named in the announcement.
const MAX_NAMED: usize = 20;
/// Upper bound of the name in a list to choose from, in columns.
const MAX_ENTRY_NAME_COLUMNS: usize = 40;
const SECONDS_PER_DAY: u64 = 24 * 60 * 60;

/// The announcement of a tournament, by which people join: what is played, when it starts and who has joined; later how
/// far it is, and in the end who won.
pub fn tournament_text(localizer: &Localizer, tournament: &Tournament) -> String {
    let mut lines = vec![heading(localizer, tournament), terms(localizer, tournament)];
    lines.extend(deadline(localizer, tournament));
    let settings = tournament.settings();
    if settings.form == Form::Knockout {
        let message = Message::new("tournament-knockout-rule");
        lines.push(localizer.render(&message.count("games", if settings.best_of_three { 3 } else { 1 })));
    }
    if settings.third_place {
        lines.push(localizer.text("tournament-third-place"));
    }
    if settings.at_once {
        lines.push(localizer.text("tournament-at-once"));
    }
    if settings.in_channel {
        lines.push(localizer.text("tournament-in-channel"));
    }
    lines.push(state(localizer, tournament));
    if tournament.phase() == Phase::Registration || tournament.check_open().is_ok() {
        lines.push(players(localizer, tournament));
    }
    lines.join("\n")
}

/// The heading: name, game and form.
fn heading(localizer: &Localizer, tournament: &Tournament) -> String {
    let settings = tournament.settings();
    let message = Message::new("tournament-heading")
        .with("name", escaped_title(tournament))
        .game("game", settings.setup.kind())
        .with("form", form_text(localizer, settings.form));
    localizer.render(&message)
}

fn terms(localizer: &Localizer, tournament: &Tournament) -> String {
    let settings = tournament.settings();
    let rounds = match (tournament.rounds(), settings.form) {
        (0, Form::Swiss { rounds }) => rounds.unwrap_or_default(),
        (rounds, _) => rounds,
    };
    let (fewest, most) = (settings.min_players(), settings.max_players());
    let message = Message::new("tournament-terms")
        .with("counts", if settings.casual { "no" } else { "yes" })
        .message("setup", settings.setup.label())
        .with("pace", time_control_text(localizer, Some(settings.time_control)))
        .count("rounds", rounds)
        .count("seats", settings.setup.seats())
        .with("size", if fewest == most { "exact" } else { "range" })
        .count("fewest", fewest)
        .count("most", most)
        .with("organiser", escaped_name(&player_name(localizer, &settings.organiser)));
    localizer.render(&message)
}

/// The rule for games that are not over in time, if there is one.
fn deadline(localizer: &Localizer, tournament: &Tournament) -> Option<String> {
    let days = tournament.settings().round_time?.as_secs().div_ceil(SECONDS_PER_DAY);
    let message = Message::new("tournament-deadline").count("days", days as usize);
    Some(localizer.render(&message.count("seats", tournament.settings().setup.seats())))
}

fn state(localizer: &Localizer, tournament: &Tournament) -> String {
    match tournament.phase() {
        Phase::Registration => match tournament.starts_at() {
            None => localizer.text("tournament-starts-by-hand"),
            Some(at) => {
                let start = format!("{} ({})", full_timestamp(at), relative_timestamp(at));
                localizer.render(&Message::new("tournament-starts-at").with("start", start))
            }
        },
        Phase::Running if tournament.is_paused() => localizer.text("tournament-is-paused"),
        Phase::Running => under_way(localizer, tournament),
        Phase::Finished => tournament_final_text(localizer, tournament),
        Phase::Cancelled => localizer.text("tournament-is-cancelled"),
    }
}

/// How far a running tournament is.
fn under_way(localizer: &Localizer, tournament: &Tournament) -> String {
    localizer.render(&with_current_round(
        Message::new("tournament-under-way"),
        tournament,
        tournament.round(),
    ))
}

fn players(localizer: &Localizer, tournament: &Tournament) -> String {
    let names = escaped_names(localizer, tournament);
    let joined: Vec<&String> = tournament.active().map(|entrant| &names[entrant]).collect();
    let message = Message::new("tournament-players").count("count", joined.len());
    localizer.render(&message.list_at_most("names", &joined, MAX_NAMED))
}

/// A page of the players who take part, with their ratings.
pub fn tournament_players_page(localizer: &Localizer, tournament: &Tournament, page: usize) -> ListPage {
    let names = escaped_names(localizer, tournament);
    let line = |(entrant, number): (usize, usize)| {
        format!("{number}. {} · {}", names[entrant], tournament.entrants()[entrant].rating)
    };
    let lines: Vec<String> = tournament.active().zip(1..).map(line).collect();
    ListPage::new(&lines, page, || localizer.text("tournament-players-none"))
}

/// A tournament in a list to choose from.
pub fn tournament_entry(localizer: &Localizer, name: &str, game: GameKind, phase: Phase) -> String {
    let phase = match phase {
        Phase::Registration => "registration",
        Phase::Running => "running",
        Phase::Finished => "finished",
        Phase::Cancelled => "cancelled",
    };
    let message = Message::new("tournament-entry")
        .with("name", names::shortened(name, MAX_ENTRY_NAME_COLUMNS))
        .game("game", game)
        .with("phase", phase);
    localizer.render(&message)
}

/// A number of rounds of a Swiss tournament in a list to choose from, with the number of players for which it is usual.
pub fn tournament_rounds_choice(localizer: &Localizer, rounds: usize) -> String {
    let message = Message::new("tournament-rounds-choice").with("rounds", rounds);
    localizer.render(&message.with("players", 1 << rounds))
}

/// The name of a form.
fn form_text(localizer: &Localizer, form: Form) -> String {
    localizer.render(&form.label())
}
