//! The result of a game in words: who has won, why, and the other places.

use super::Localizer;
use super::players::{escaped_names, own_seat};
use crate::localize::Message;
use crate::rules::{Draw, Game, Seat};
use crate::table::{Ending, Table};

/// The result of the game; without a reason if there is no ending.
pub(super) fn result(localizer: &Localizer, table: &Table, ending: Option<Ending>) -> Option<String> {
    // Without a clock nobody loses on time: the others have claimed the game.
    let ending = ending.filter(|ending| *ending != Ending::OutOfTime || table.time_control().is_some());
    let (names, own) = (escaped_names(localizer, table), own_seat(localizer, table));
    Some(result_for(localizer, table.game()?, &names, own, ending))
}

/// The result of a game with these names, escaped, by seat.
pub(super) fn result_of(
    localizer: &Localizer,
    game: &Game,
    names: &[String],
    ending: Option<Ending>,
) -> String {
    result_for(localizer, game, names, None, ending)
}

/// The result, addressed to the player of this seat if nobody else reads it.
fn result_for(
    localizer: &Localizer,
    game: &Game,
    names: &[String],
    own: Option<Seat>,
    ending: Option<Ending>,
) -> String {
    let places = game.places();
    let of_place = |place: u8| -> Vec<&String> {
        (0..places.seats()).filter(|seat| places.get(*seat) == Some(place)).map(|seat| &names[seat]).collect()
    };
    let first = of_place(1);
    let why = match ending {
        None | Some(Ending::ByRules) => "",
        Some(Ending::Resigned) => "resigned",
        Some(Ending::OutOfTime) => "time",
        Some(Ending::Forfeited) => "forfeited",
        Some(Ending::Drawn(Draw::Agreement)) => "agreement",
        Some(Ending::Drawn(Draw::Repetition)) => "repetition",
        Some(Ending::Drawn(Draw::Quiet)) => "quiet",
    };
    let own = own.filter(|own| places.get(*own) == Some(1));
    let message = match (&first[..], own) {
        ([_], Some(_)) => Message::new("card-won-own"),
        ([_], None) => Message::new("card-won").conjunction("names", &first),
        ([one, other], Some(own)) => {
            let other = if *one == &names[own] { other } else { one };
            Message::new("card-drawn-own").with("other", other)
        }
        _ => Message::new("card-drawn").conjunction("names", &first),
    };
    let message = message.with("why", why);
    let message = match ending {
        Some(Ending::ByRules) => message.then(game.position().end_reason()),
        _ => message,
    };
    let mut lines = vec![localizer.render(&message)];
    // With two players the winner implies the loser, so only games with more players list the other places.
    for place in (2..=places.seats() as u8).filter(|_| places.seats() > 2) {
        let names = of_place(place);
        if !names.is_empty() {
            lines.push(localizer.render(
                &Message::new("card-place").count("place", place.into()).conjunction("names", names),
            ));
        }
    }
    lines.join("\n")
}
