//! The part of the panel of organisers that changes something by hand, by menus and one form.

use super::super::turn::form::field_value;
use super::actions::{done_text, escaped, execute, load, rejected};
use super::change::{NewSettings, apart_or_together, entered, seeded, take_in, with_bye};
use super::create::parse_time_control;
use super::panel::{id, menu_message, panel};
use super::{CommandContext, CommandError, serenity};
use crate::discord::messages::custom_id::{CustomId, TournamentAction, TournamentButton};
use crate::discord::messages::limits::MAX_CHOICE_CHARS;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::HostError;
use crate::i18n::{Localizer, entrant_names};
use crate::localize::Message;
use crate::names::shortened;
use crate::tournament::{Change, Command, EntrantNumber, Form, MAX_ROUNDS, PairingNumber, Phase, Tournament};
use TournamentAction::{
    Apart, ApartFrom, ApartMenu, BringBack, BringBackMenu, Bye, ByeMenu, ByeOf, ChangeForm, Extend,
    ExtendMenu, ResultMenu, ResultOf, Seed, SeedMenu, SeedOf, Undo,
};
use serenity::{
    CreateActionRow, CreateInputText, CreateModal, CreateSelectMenuOption, InputTextStyle, ModalInteraction,
};
use std::time::Duration;

/// The time by which the panel extends a deadline.
const EXTENSION: Duration = Duration::from_hours(24);
/// The value of the menu for all games of the round.
const ALL_GAMES: &str = "all";
/// Upper bound of the time for a round, as the commands have it.
const MAX_DEADLINE_DAYS: u64 = 365;
const SECONDS_PER_DAY: u64 = 24 * 60 * 60;

/// The changes that organisers can make, and whether each is possible now.
pub(super) fn actions(tournament: &Tournament) -> [(TournamentAction, bool); 8] {
    let phase = tournament.phase();
    let (is_open, is_running) =
        (matches!(phase, Phase::Registration | Phase::Running), phase == Phase::Running);
    let is_swiss = is_open && matches!(tournament.settings().form, Form::Swiss { .. });
    let players = tournament.active().count();
    [
        (TournamentAction::Change, is_open),
        (TournamentAction::Result, is_running && games(tournament).next().is_some()),
        (Extend, is_running && !tournament.extensions(None, EXTENSION).is_empty()),
        (BringBack, returning(tournament).next().is_some()),
        (Seed, phase == Phase::Registration && players > 0),
        (Bye, is_swiss && players > 0),
        (Apart, is_swiss && players > 1),
        (Undo, tournament.can_undo()),
    ]
}

/// Serves a button or a menu of the panel.
pub(super) async fn serve(
    ctx: &CommandContext<'_>,
    button: TournamentButton,
    value: &str,
) -> Result<(), CommandError> {
    let tournament = &*load(ctx, button.tournament).await?;
    let TournamentButton { action, number, page, .. } = button;
    // The second menu of two is about what was chosen in the first one. Buttons to its other pages carry that, plus one.
    let (picked, page) = match action {
        ResultMenu => (Some(chosen(value, tournament.pairings().len())?), 0),
        SeedMenu | ByeMenu | ApartMenu => (Some(chosen(value, tournament.entrants().len())?), 0),
        _ => (number.checked_sub(1), page),
    };
    let names = entrant_names(ctx.user_localizer(), tournament);
    let menu = |asked: &'static str, actions, options| {
        let question = escaped("tournament-ask", tournament).with("what", asked);
        menu_message(ctx, tournament, question, actions, options, page)
    };
    let is_known = |entrant: EntrantNumber| entrant < tournament.entrants().len();
    let players = |is_meant: &dyn Fn(EntrantNumber) -> bool| {
        let meant = tournament.active().filter(|entrant| is_meant(*entrant));
        meant.map(|entrant| option(&names[entrant], entrant)).collect::<Vec<_>>()
    };
    let answer = match (action, picked) {
        (TournamentAction::Change, _) => return open_form(ctx, tournament).await,
        (TournamentAction::Result, None) => menu(
            "result",
            (TournamentAction::Result, ResultMenu, 0),
            game_options(ctx.user_localizer(), tournament, &names),
        ),
        (TournamentAction::Result | ResultMenu, Some(game)) => {
            tournament.check_result_open(game).map_err(HostError::from)?;
            let options = results(ctx, tournament, game, &names);
            menu("result-of", (TournamentAction::Result, ResultOf, game + 1), options)
        }
        (ResultOf, Some(game)) if game < tournament.pairings().len() => {
            let places: Option<Vec<u8>> = value.split('-').map(|place| place.parse().ok()).collect();
            let places = places.ok_or_else(CommandError::stale_button)?;
            make(ctx, tournament, vec![entered(tournament, game, places)]).await?
        }
        (Extend, _) => {
            let label = ctx.user_localizer().render(&Message::new("tournament-all-games"));
            let mut options = vec![option(&label, ALL_GAMES)];
            let open = tournament.extensions(None, EXTENSION).into_iter();
            options.extend(open.filter_map(|change| match change {
                Change::Deadline { pairing, .. } => {
                    Some(option(&game(ctx.user_localizer(), tournament, pairing, &names), pairing))
                }
                _ => None,
            }));
            menu("extend", (Extend, ExtendMenu, 0), options)
        }
        (ExtendMenu, _) => {
            let pairing =
                (value != ALL_GAMES).then(|| chosen(value, tournament.pairings().len())).transpose()?;
            make(ctx, tournament, tournament.extensions(pairing, EXTENSION)).await?
        }
        (BringBack, _) => {
            let options = returning(tournament).map(|entrant| option(&names[entrant], entrant)).collect();
            menu("bring-back", (BringBack, BringBackMenu, 0), options)
        }
        (BringBackMenu, _) => {
            let entrant = chosen(value, tournament.entrants().len())?;
            let outcome = take_in(ctx, tournament, tournament.entrants()[entrant].player.clone()).await?;
            panel(ctx, &outcome.tournament, Some(done_text(ctx, "added", &outcome.tournament)))
        }
        (Seed, None) => menu("seed", (Seed, SeedMenu, 0), players(&|_| true)),
        (Seed | SeedMenu, Some(entrant)) => {
            let seeds = tournament.active().count();
            menu("seed-of", (Seed, SeedOf, entrant + 1), numbers(ctx, 1..=seeds))
        }
        (SeedOf, Some(entrant)) if is_known(entrant) => {
            make(ctx, tournament, vec![seeded(tournament, entrant, number_in(value)?)]).await?
        }
        (Bye, None) => menu("bye", (Bye, ByeMenu, 0), players(&|_| true)),
        (Bye | ByeMenu, Some(entrant)) => {
            let last = tournament.chosen_rounds().unwrap_or(MAX_ROUNDS);
            menu("bye-of", (Bye, ByeOf, entrant + 1), numbers(ctx, tournament.round() + 1..=last))
        }
        (ByeOf, Some(entrant)) if is_known(entrant) => {
            make(ctx, tournament, vec![with_bye(tournament, entrant, number_in(value)?)]).await?
        }
        (Apart, None) => menu("apart", (Apart, ApartMenu, 0), players(&|_| true)),
        (Apart | ApartMenu, Some(entrant)) => {
            menu("apart-from", (Apart, ApartFrom, entrant + 1), players(&|other| other != entrant))
        }
        (ApartFrom, Some(entrant)) if is_known(entrant) => {
            let entrants = [entrant, chosen(value, tournament.entrants().len())?];
            make(ctx, tournament, vec![apart_or_together(tournament, entrants)]).await?
        }
        (Undo, _) => {
            let outcome = execute(ctx, tournament, Command::Undo { by: ctx.player.id }).await?;
            panel(ctx, &outcome.tournament, Some(done_text(ctx, "undone", &outcome.tournament)))
        }
        _ => return Err(CommandError::stale_button()),
    };
    ctx.responder.reply_to_user(answer).await
}

/// Changes the settings as the form says. A field that was left as it was changes nothing.
pub(in crate::discord::features) async fn submit(
    ctx: &CommandContext<'_>,
    button: TournamentButton,
    form: &ModalInteraction,
) -> Result<(), CommandError> {
    let tournament = &*load(ctx, button.tournament).await?;
    let typed = |field| field_value(form, field).filter(|text| !text.is_empty());
    let number = |field| {
        let number = |text: &str| text.parse::<u64>().map_err(|_| rejected("tournament-not-a-number"));
        typed(field).map(number).transpose()
    };
    let settings = NewSettings {
        name: typed("name").map(str::to_owned),
        deadline: number("deadline")?.map(|days| days.min(MAX_DEADLINE_DAYS)),
        rounds: number("rounds")?.map(|rounds| usize::try_from(rounds).unwrap_or(usize::MAX)),
        time: typed("time").map(|name| parse_time_control(ctx, name)).transpose()?,
        players: number("players")?.map(|players| usize::try_from(players).unwrap_or(usize::MAX)),
    };
    let answer = make(ctx, tournament, settings.changes(tournament)).await?;
    ctx.responder.reply_to_user(answer).await
}

/// The form with what can be changed now.
async fn open_form(ctx: &CommandContext<'_>, tournament: &Tournament) -> Result<(), CommandError> {
    let (localizer, settings) = (ctx.user_localizer(), tournament.settings());
    let days = settings.round_time.map_or(0, |time| time.as_secs().div_ceil(SECONDS_PER_DAY));
    let is_swiss = matches!(settings.form, Form::Swiss { .. });
    let is_registration = tournament.phase() == Phase::Registration;
    let number = |number: Option<usize>| number.map(|number| number.to_string()).unwrap_or_default();
    let fields = [
        ("name", settings.name.clone(), true),
        ("deadline", days.to_string(), settings.form != Form::Ladder || settings.round_time.is_some()),
        ("time", settings.time_control.name().to_owned(), true),
        ("rounds", number(tournament.chosen_rounds()), is_swiss),
        ("players", number(settings.max_players), is_registration),
    ];
    let input = |(field, value, _): (&'static str, String, bool)| {
        let label = localizer.render(&Message::new("tournament-field").with("field", field));
        let input = CreateInputText::new(InputTextStyle::Short, label, field).required(false);
        CreateActionRow::InputText(if value.is_empty() { input } else { input.value(value) })
    };
    let rows = fields.into_iter().filter(|(.., is_possible)| *is_possible).map(input).collect();
    let title = localizer.text("button-tournament-change");
    let form = CreateModal::new(CustomId::Tournament(id(tournament, ChangeForm, 0)).to_string(), title);
    ctx.responder.open_modal(form.components(rows)).await
}

/// Makes changes, and shows the panel again.
async fn make(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    changes: Vec<Change>,
) -> Result<OutgoingMessage, CommandError> {
    let changed = execute(ctx, tournament, Command::Change { by: ctx.player.id, changes }).await?.tournament;
    Ok(panel(ctx, &changed, Some(done_text(ctx, "changed", &changed))))
}

/// The games whose results can be entered, the latest first.
fn games(tournament: &Tournament) -> impl Iterator<Item = PairingNumber> {
    (0..tournament.pairings().len()).rev().filter(|game| tournament.check_result_open(*game).is_ok())
}

fn game_options(
    localizer: &Localizer,
    tournament: &Tournament,
    names: &[String],
) -> Vec<CreateSelectMenuOption> {
    games(tournament).map(|number| option(&game(localizer, tournament, number, names), number)).collect()
}

/// A game in a menu: its players, after the number of the round.
fn game(localizer: &Localizer, tournament: &Tournament, number: PairingNumber, names: &[String]) -> String {
    let pairing = &tournament.pairings()[number];
    let players = localizer.join("pairing", pairing.seats.iter().map(|entrant| names[*entrant].as_str()));
    match pairing.round {
        0 => players,
        round => format!("{round} · {players}"),
    }
}

/// The results that a game can have, each with the places of its seats as the value. At a table of three or four these are
/// all orders of the players.
fn results(
    ctx: &CommandContext<'_>,
    tournament: &Tournament,
    number: PairingNumber,
    names: &[String],
) -> Vec<CreateSelectMenuOption> {
    let seats = &tournament.pairings()[number].seats;
    let mut known: Vec<(Vec<u8>, &str)> =
        orders(seats.len()).into_iter().map(|places| (places, "order")).collect();
    if seats.len() == 2 {
        known.iter_mut().for_each(|(_, what)| *what = "won");
        known.push((vec![2, 2], "both-lost"));
    }
    known.insert(known.len().min(2), (vec![1; seats.len()], "drawn"));
    let label = |(places, what): &(Vec<u8>, &str)| {
        let mut ranked: Vec<usize> = (0..seats.len()).collect();
        ranked.sort_by_key(|seat| places[*seat]);
        let ranked = ranked.into_iter().map(|seat| names[seats[seat]].as_str()).collect::<Vec<_>>();
        let message = Message::new("tournament-result-choice").with("what", what);
        let message = message.with("name", ranked.first().unwrap_or(&"")).list("players", &ranked);
        ctx.user_localizer().render(&message)
    };
    let value = |places: &[u8]| places.iter().map(u8::to_string).collect::<Vec<_>>().join("-");
    known.iter().map(|result| option(&label(result), value(&result.0))).collect()
}

/// All ways in which so many seats can finish one after the other.
fn orders(seats: usize) -> Vec<Vec<u8>> {
    let insert = |orders: Vec<Vec<u8>>, place: u8| -> Vec<Vec<u8>> {
        let with = |order: &Vec<u8>| -> Vec<Vec<u8>> {
            let at = |index: usize| {
                let mut longer = order.clone();
                longer.insert(index, place);
                longer
            };
            (0..=order.len()).rev().map(at).collect()
        };
        orders.iter().flat_map(with).collect()
    };
    (1..=seats as u8).fold(vec![Vec::new()], insert)
}

/// The players who can be brought back.
fn returning(tournament: &Tournament) -> impl Iterator<Item = EntrantNumber> {
    let is_returning = |entrant: &EntrantNumber| {
        let known = &tournament.entrants()[*entrant];
        let is_last = tournament.number_of(known.player.id) == Some(*entrant);
        let by = tournament.settings().organiser.id;
        let add = || Command::Add { by, player: known.player.clone(), rating: known.rating };
        is_last
            && known.player.human_id().is_some()
            && !known.is_active()
            && tournament.decide(&add(), crate::table::Timestamp::UNIX_EPOCH).is_ok()
    };
    (0..tournament.entrants().len()).filter(is_returning)
}

fn numbers(
    ctx: &CommandContext<'_>,
    numbers: std::ops::RangeInclusive<usize>,
) -> Vec<CreateSelectMenuOption> {
    let none = option(&ctx.user_localizer().text("tournament-none"), 0);
    [none].into_iter().chain(numbers.map(|number| option(&number.to_string(), number))).collect()
}

fn option(label: &str, value: impl ToString) -> CreateSelectMenuOption {
    CreateSelectMenuOption::new(shortened(label, MAX_CHOICE_CHARS), value.to_string())
}

/// The number that was chosen, which is below a bound.
fn chosen(value: &str, bound: usize) -> Result<usize, CommandError> {
    let number = value.parse().ok().filter(|number| *number < bound);
    number.ok_or_else(CommandError::stale_button)
}

fn number_in(value: &str) -> Result<usize, CommandError> {
    value.parse().map_err(|_| CommandError::stale_button())
}
