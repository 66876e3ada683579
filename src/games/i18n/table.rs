use super::markup::{channel, day, mention, moment, named};
use super::{Localizer, alt_text, hinted_text, name, turn_text};
use crate::rules::{Draw, Game, Message, Scene};
use crate::table::{Ending, FirstPlayer, Phase, Player, Table, TimeControl, Timestamp};
use std::time::Duration;

/// What a table tells as it stands: its heading, the last turn, and who is to act or how the game ended.
pub fn table_text(localizer: &Localizer, table: &Table) -> String {
    let mut lines = vec![heading(localizer, table)];
    lines.extend(last_turn(localizer, table, &plain_names(table)));
    lines.extend(hinted_text(localizer, table));
    lines.extend(offered(localizer, table));
    lines.extend(state(localizer, table));
    lines.join("\n")
}

/// What a table told when its game was at this stage.
pub fn stage_text(localizer: &Localizer, table: &Table, stage: &Game) -> String {
    let is_now = table.game().is_some_and(|game| game.last_stage() == stage.last_stage());
    if is_now {
        return table_text(localizer, table);
    }
    let mut lines = vec![heading_at(localizer, table, stage.turns().len())];
    lines.extend(turn_of(localizer, stage, &plain_names(table)));
    if let Some((_, seat)) = stage.withdrawals().last().filter(|(after, _)| *after == stage.turns().len()) {
        let name = plain_names(table).swap_remove(*seat);
        let key = if table.has_timed_out(*seat) { "news-timed-out" } else { "news-resigned" };
        lines.push(localizer.render(&Message::new(key).with("name", name)));
    }
    lines.join("\n")
}

/// The board of a stage of the game in words.
pub fn stage_alt(localizer: &Localizer, table: &Table, stage: &Game, scene: &Scene) -> String {
    let names: Vec<String> = table.names().iter().map(|raw| name(raw)).collect();
    alt_text(localizer, scene, turn_of(localizer, stage, &names).as_deref())
}

/// The board of a table in words, for people who do not see the picture.
pub fn table_alt(localizer: &Localizer, table: &Table, scene: &Scene) -> String {
    let names: Vec<String> = table.names().iter().map(|raw| name(raw)).collect();
    alt_text(localizer, scene, last_turn(localizer, table, &names).as_deref())
}

/// Which table it is, and how far the game has come.
pub(super) fn heading(localizer: &Localizer, table: &Table) -> String {
    heading_at(localizer, table, table.turn_number())
}

fn heading_at(localizer: &Localizer, table: &Table, turn: usize) -> String {
    let message = Message::new("card-heading")
        .game("game", table.setup().kind())
        .with("table", table.id())
        .count("turn", turn);
    localizer.render(&message)
}

/// What is awaited, and of whom; or how it ended.
pub(super) fn state(localizer: &Localizer, table: &Table) -> Option<String> {
    match table.phase() {
        Phase::Invitation => Some(invitation(localizer, table)),
        Phase::Playing => {
            let player = table.to_act()?;
            let acts = match player.level() {
                _ if table.is_paused() => {
                    localizer.render(&Message::new("card-paused").with("player", named(&player.name)))
                }
                None => awaited(localizer, table, player),
                Some(_) => {
                    localizer.render(&Message::new("card-computer-acts").with("player", named(&player.name)))
                }
            };
            let lines = asked(localizer, table).into_iter().chain([acts]).chain(away(localizer, table));
            Some(lines.collect::<Vec<_>>().join("\n"))
        }
        Phase::Ended(ending) => result(localizer, table, ending),
        Phase::Closed => Some(localizer.text("card-closed")),
    }
}

/// Who is on vacation.
fn away(localizer: &Localizer, table: &Table) -> Vec<String> {
    let names = plain_names(table);
    let message = |(seat, until): (usize, Timestamp)| {
        let message = Message::new("card-vacation").with("name", &names[seat]).with("end", day(until));
        localizer.render(&message)
    };
    table.vacations().map(message).collect()
}

/// The offer that stands.
fn offered(localizer: &Localizer, table: &Table) -> Option<String> {
    let standing = table.offer()?;
    let name = plain_names(table).into_iter().nth(*standing.agreed.first()?)?;
    Some(
        localizer
            .render(&Message::new("news-offered").with("name", name).with("offer", standing.offer.name())),
    )
}

/// Who has to answer the offer that stands.
fn asked(localizer: &Localizer, table: &Table) -> Option<String> {
    let mut people = table.asked().filter_map(|seat| table.seats()[seat].as_ref()).peekable();
    people.peek()?;
    Some(localizer.render(&Message::new("card-asked").list("players", people.map(called))))
}

/// Mentions a user; names anybody else.
fn called(player: &Player) -> String {
    player.human_id().map_or_else(|| named(&player.name), mention)
}

/// Reminds whoever is to act: of the clock, that a pause will be over, or that the game will be closed.
pub fn reminder_text(localizer: &Localizer, table: &Table) -> Option<String> {
    let player = table.to_act()?;
    let (key, end) = match (table.deadline(), table.resumes()) {
        (Some(deadline), _) => ("card-reminder", deadline),
        (None, Some(end)) => ("card-pause-ends", end),
        (None, None) => ("card-idle", table.expires()?),
    };
    Some(localizer.render(&Message::new(key).with("player", called(player)).with("end", moment(end))))
}

/// Reminds whoever is to act where nobody else is: with the way to the table.
pub fn direct_reminder_text(localizer: &Localizer, table: &Table) -> Option<String> {
    let message = Message::new("direct-reminder")
        .game("game", table.setup().kind())
        .with("table", table.id())
        .with("place", channel(table.channel()));
    Some(format!("{}\n{}", localizer.render(&message), reminder_text(localizer, table)?))
}

/// That a person is to act, and how long that may take.
fn awaited(localizer: &Localizer, table: &Table, player: &Player) -> String {
    let message = match table.deadline() {
        None => Message::new("card-to-act"),
        Some(deadline) => Message::new("card-to-act-until").with("end", moment(deadline)),
    };
    let mut lines = vec![localizer.render(&message.with("player", called(player)))];
    lines.extend((!table.time_given().is_zero()).then(|| {
        let message = Message::new("card-time-given").with("time", time(localizer, table.time_given()));
        localizer.render(&message.with("player", named(&player.name)))
    }));
    lines.join("\n")
}

/// How long something took: in minutes, or in the largest unit of which it is more than one.
fn time(localizer: &Localizer, time: Duration) -> String {
    let minutes = minutes(time);
    let message = match (minutes / 1440, minutes / 60) {
        (2.., _) => Message::new("span-days").count("days", minutes / 1440),
        (_, 2..) => Message::new("span-hours").count("hours", minutes / 60),
        _ => Message::new("span-minutes").count("minutes", minutes),
    };
    localizer.render(&message)
}

/// The names of those at a table as they stand in sentences.
pub(super) fn plain_names(table: &Table) -> Vec<String> {
    table.names().iter().map(|name| named(name)).collect()
}

/// Who is asked, and how many seats are free.
fn invitation(localizer: &Localizer, table: &Table) -> String {
    let free = table.seats().iter().filter(|seat| seat.is_none()).count();
    let invited: Vec<String> = table.invited().map(|(_, player)| called(player)).collect();
    let message = match invited.is_empty() {
        false => Message::new("card-invitation").list("invited", invited),
        true => Message::new("card-open-invitation"),
    };
    let message = message
        .with("opener", named(&table.opener().name))
        .game("game", table.setup().kind())
        .count("seats", table.setup().seats())
        .count("free", free);
    format!("{}\n{}", localizer.render(&message), terms(localizer, table))
}

/// What is agreed by whoever joins, and how long that can be done.
fn terms(localizer: &Localizer, table: &Table) -> String {
    let message = Message::new("card-terms")
        .with("counts", if table.is_casual() { "no" } else { "yes" })
        .with("setup", table.setup().name())
        .with("begins", begins(localizer, table))
        .with("pace", time_control_text(localizer, table.time_control()))
        .with("end", table.expires().map(moment).unwrap_or_default());
    localizer.render(&message)
}

/// Who is to make the first turn.
fn begins(localizer: &Localizer, table: &Table) -> String {
    localizer.render(&match (table.begins(), table.first()) {
        (FirstPlayer::Lot(_), _) => Message::new("begins-lot"),
        (_, Some(first)) => Message::new("begins-named").with("name", named(&first.name)),
        (_, None) => Message::new("begins-first"),
    })
}

/// How long each turn may take.
pub fn time_control_text(localizer: &Localizer, time_control: Option<TimeControl>) -> String {
    let minutes = time_control.map_or(0, |time_control| minutes(time_control.duration()));
    localizer.render(&Message::new("pace").count("minutes", minutes))
}

/// Whole minutes, rounded down.
fn minutes(time: Duration) -> usize {
    (time.as_secs() / 60) as usize
}

/// The last turn, if the last thing that happened was a turn.
fn last_turn(localizer: &Localizer, table: &Table, names: &[String]) -> Option<String> {
    turn_of(localizer, table.game()?, names)
}

fn turn_of(localizer: &Localizer, game: &Game, names: &[String]) -> Option<String> {
    Some(turn_text(localizer, names, game.last_mover()?, game.last_effects()))
}

/// How the game ended.
fn result(localizer: &Localizer, table: &Table, ending: Ending) -> Option<String> {
    let places = table.game()?.places();
    let names = plain_names(table);
    let of_place = |place: u8| -> Vec<&String> {
        (0..places.seats()).filter(|seat| places.get(*seat) == Some(place)).map(|seat| &names[seat]).collect()
    };
    let first = of_place(1);
    let why = match ending {
        Ending::ByRules => "",
        Ending::Resigned => "resigned",
        Ending::OutOfTime => "time",
        Ending::Drawn(Draw::Agreement) => "agreement",
        Ending::Drawn(Draw::Repetition) => "repetition",
        Ending::Drawn(Draw::Quiet) => "quiet",
    };
    let key = if first.len() == 1 { "card-won" } else { "card-drawn" };
    let message = Message::new(key).list("names", first).with("why", why);
    let message = match ending {
        Ending::ByRules => message.then(table.game()?.position().end_reason()),
        _ => message,
    };
    let mut lines = vec![localizer.render(&message)];
    // Of two, who has not won has lost: that need not be said.
    for place in (2..=places.seats() as u8).filter(|_| places.seats() > 2) {
        let names = of_place(place);
        if !names.is_empty() {
            lines.push(
                localizer
                    .render(&Message::new("card-place").count("place", place.into()).list("names", names)),
            );
        }
    }
    Some(lines.join("\n"))
}
