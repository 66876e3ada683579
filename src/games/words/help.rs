use super::Words;
use super::markup::named;
use crate::rules::{Course, Told};
use crate::table::{Phase, PlayerId, Table};

/// What this person can do now in a channel with this table, and then what can be done at all.
pub fn help_told(words: &Words, table: Option<&Table>, player: PlayerId) -> String {
    let mut lines = vec![words.say("help-now")];
    lines.extend(now(table, player).iter().map(|told| words.told(told)));
    lines.push(words.told(&Told::new("help-hosts").games("games")));
    lines.push(words.say("help"));
    lines.join("\n")
}

fn now(table: Option<&Table>, player: PlayerId) -> Vec<Told> {
    let Some(table) = table else { return vec![Told::new("help-no-table")] };
    let heading = Told::new("help-table").game("game", table.setup().game()).with("table", table.id());
    let mut told = vec![heading];
    match (table.phase(), table.course()) {
        (Phase::Invitation, _) => told.push(before(table, player)),
        (Phase::Playing, Some(course)) => {
            told.push(during(table, course, player));
            told.extend(offer(table, course, player));
        }
        _ => told.push(Told::new("help-over")),
    }
    told
}

/// Before the game begins.
fn before(table: &Table, player: PlayerId) -> Told {
    let free = table.seats().iter().filter(|seat| seat.is_none()).count();
    let invited = || table.invited().map(|(_, player)| player);
    match invited().next() {
        _ if table.opener().id == player => Told::new("help-opened"),
        _ if table.seat_of(player).is_some() => Told::new("help-seated"),
        Some(_) if invited().any(|invited| invited.id == player) => {
            Told::new("help-invited").with("player", named(&table.opener().name))
        }
        Some(_) if free == invited().count() => {
            Told::new("help-reserved").list("player", invited().map(|invited| named(&invited.name)))
        }
        _ => Told::new("help-free"),
    }
}

fn during(table: &Table, course: &Course, player: PlayerId) -> Told {
    let acts = table.to_act().map_or(String::new(), |player| named(&player.name));
    let Some(seat) = table.seat_of(player) else { return Told::new("help-watching").with("player", acts) };
    if let Some(place) = course.places().of(seat) {
        return Told::new("help-out").count("place", place.into()).with("player", acts);
    }
    if table.is_paused() {
        return Told::new("help-paused").count("seat", seat + 1);
    }
    if course.seat() != Some(seat) {
        return Told::new("help-waiting").count("seat", seat + 1).with("player", acts);
    }
    let turns = course.position().turns();
    let example = turns.get(turns.len() / 2).map_or("", String::as_str);
    Told::new("help-your-turn").count("seat", seat + 1).with("example", example)
}

/// What is offered, to those who may answer.
fn offer(table: &Table, course: &Course, player: PlayerId) -> Option<Told> {
    let seat = table.seat_of(player).filter(|seat| course.places().of(*seat).is_none())?;
    let standing = table.offer()?;
    let told = match standing.agreed.first() {
        Some(_) if standing.agreed.contains(&seat) => Told::new("help-offered"),
        Some(asker) => {
            let name = table.seats()[*asker].as_ref().map_or(String::new(), |player| named(&player.name));
            Told::new("help-offer").with("player", name)
        }
        None => return None,
    };
    Some(told.with("offer", standing.offer.name()))
}
