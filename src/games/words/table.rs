use super::markup::{channel, day, mention, moment, named};
use super::{Words, alt_text, hinted_told, name, turn_told};
use crate::rules::{Course, Draw, Scene, Told};
use crate::table::{Begins, Ending, Pace, Phase, Player, Table};

/// In milliseconds.
const MINUTE: i64 = 60_000;

/// What a table tells as it stands: its heading, the last turn, and who is to act or how the game ended.
pub fn table_told(words: &Words, table: &Table) -> String {
    let mut lines = vec![heading(words, table)];
    lines.extend(last_turn(words, table, &plain_names(table)));
    lines.extend(hinted_told(words, table));
    lines.extend(offered(words, table));
    lines.extend(state(words, table));
    lines.join("\n")
}

/// What a table told when its game was at this stage.
pub fn stage_told(words: &Words, table: &Table, stage: &Course) -> String {
    let is_now = table.course().is_some_and(|course| course.last_stage() == stage.last_stage());
    if is_now {
        return table_told(words, table);
    }
    let mut lines = vec![heading_at(words, table, stage.turns().len())];
    lines.extend(turn_of(words, stage, &plain_names(table)));
    if let Some((_, seat)) = stage.withdrawals().last().filter(|(after, _)| *after == stage.turns().len()) {
        let name = plain_names(table).swap_remove(*seat);
        let key = if table.has_timed_out(*seat) { "news-timed-out" } else { "news-resigned" };
        lines.push(words.told(&Told::new(key).with("name", name)));
    }
    lines.join("\n")
}

/// The board of a stage of the game in words.
pub fn stage_alt(words: &Words, table: &Table, stage: &Course, scene: &Scene) -> String {
    let names: Vec<String> = table.names().iter().map(|raw| name(raw)).collect();
    alt_text(words, scene, turn_of(words, stage, &names).as_deref())
}

/// The board of a table in words, for people who do not see the picture.
pub fn table_alt(words: &Words, table: &Table, scene: &Scene) -> String {
    let names: Vec<String> = table.names().iter().map(|raw| name(raw)).collect();
    alt_text(words, scene, last_turn(words, table, &names).as_deref())
}

/// Which table it is, and how far the game has come.
pub(super) fn heading(words: &Words, table: &Table) -> String {
    heading_at(words, table, table.turn_number())
}

fn heading_at(words: &Words, table: &Table, turn: usize) -> String {
    let told = Told::new("card-heading")
        .game("game", table.setup().game())
        .with("table", table.id())
        .count("turn", turn);
    words.told(&told)
}

/// What is awaited, and of whom; or how it ended.
pub(super) fn state(words: &Words, table: &Table) -> Option<String> {
    match table.phase() {
        Phase::Invitation => Some(invitation(words, table)),
        Phase::Playing => {
            let player = table.to_act()?;
            let acts = match player.level() {
                _ if table.is_paused() => {
                    words.told(&Told::new("card-paused").with("player", named(&player.name)))
                }
                None => awaited(words, table, player),
                Some(_) => words.told(&Told::new("card-computer-acts").with("player", named(&player.name))),
            };
            let lines = asked(words, table).into_iter().chain([acts]).chain(away(words, table));
            Some(lines.collect::<Vec<_>>().join("\n"))
        }
        Phase::Ended(ending) => result(words, table, ending),
        Phase::Closed => Some(words.say("card-closed")),
    }
}

/// Who is on vacation.
fn away(words: &Words, table: &Table) -> Vec<String> {
    let names = plain_names(table);
    let told = |(seat, until): (usize, i64)| {
        let told = Told::new("card-vacation").with("name", &names[seat]).with("end", day(until));
        words.told(&told)
    };
    table.vacations().map(told).collect()
}

/// The offer that stands.
fn offered(words: &Words, table: &Table) -> Option<String> {
    let standing = table.offer()?;
    let name = plain_names(table).into_iter().nth(*standing.agreed.first()?)?;
    Some(words.told(&Told::new("news-offered").with("name", name).with("offer", standing.offer.name())))
}

/// Who has to answer the offer that stands.
fn asked(words: &Words, table: &Table) -> Option<String> {
    let mut people = table.asked().filter_map(|seat| table.seats()[seat].as_ref()).peekable();
    people.peek()?;
    Some(words.told(&Told::new("card-asked").list("players", people.map(called))))
}

/// Calls a person; a computer need not be called.
fn called(player: &Player) -> String {
    match player.level() {
        None => mention(player.id),
        Some(_) => named(&player.name),
    }
}

/// Reminds whoever is to act: of the clock, that a pause will be over, or that the game will be closed.
pub fn reminder_told(words: &Words, table: &Table) -> Option<String> {
    let player = table.to_act()?;
    let (key, end) = match (table.deadline(), table.resumes()) {
        (Some(deadline), _) => ("card-reminder", deadline),
        (None, Some(end)) => ("card-pause-ends", end),
        (None, None) => ("card-idle", table.expires()?),
    };
    Some(words.told(&Told::new(key).with("player", called(player)).with("end", moment(end))))
}

/// Reminds whoever is to act where nobody else is: with the way to the table.
pub fn direct_reminder_told(words: &Words, table: &Table) -> Option<String> {
    let told = Told::new("direct-reminder")
        .game("game", table.setup().game())
        .with("table", table.id())
        .with("place", channel(table.channel()));
    Some(format!("{}\n{}", words.told(&told), reminder_told(words, table)?))
}

/// That a person is to act, and how long that may take.
fn awaited(words: &Words, table: &Table, player: &Player) -> String {
    let told = match table.deadline() {
        None => Told::new("card-to-act"),
        Some(deadline) => Told::new("card-to-act-until").with("end", moment(deadline)),
    };
    let mut lines = vec![words.told(&told.with("player", mention(player.id)))];
    lines.extend((table.time_given() > 0).then(|| {
        let told = Told::new("card-time-given").with("time", time(words, table.time_given()));
        words.told(&told.with("player", named(&player.name)))
    }));
    lines.join("\n")
}

/// How long something took: in minutes, or in the largest unit of which it is more than one.
fn time(words: &Words, millis: i64) -> String {
    let minutes = millis / MINUTE;
    let told = match (minutes / 1440, minutes / 60) {
        (2.., _) => Told::new("span-days").count("days", minutes as usize / 1440),
        (_, 2..) => Told::new("span-hours").count("hours", minutes as usize / 60),
        _ => Told::new("span-minutes").count("minutes", minutes as usize),
    };
    words.told(&told)
}

/// The names of those at a table as they stand in sentences.
pub(super) fn plain_names(table: &Table) -> Vec<String> {
    table.names().iter().map(|name| named(name)).collect()
}

/// Who is asked, and how many seats are free.
fn invitation(words: &Words, table: &Table) -> String {
    let free = table.seats().iter().filter(|seat| seat.is_none()).count();
    let invited: Vec<String> = table.invited().map(|(_, player)| mention(player.id)).collect();
    let told = match invited.is_empty() {
        false => Told::new("card-invitation").list("invited", invited),
        true => Told::new("card-open-invitation"),
    };
    let told = told
        .with("opener", named(&table.opener().name))
        .game("game", table.setup().game())
        .count("seats", table.setup().seats())
        .count("free", free);
    format!("{}\n{}", words.told(&told), terms(words, table))
}

/// What is agreed by whoever joins, and how long that can be done.
fn terms(words: &Words, table: &Table) -> String {
    let told = Told::new("card-terms")
        .with("counts", if table.is_casual() { "no" } else { "yes" })
        .with("setup", table.setup().name())
        .with("begins", begins(words, table))
        .with("pace", pace_told(words, table.pace()))
        .with("end", table.expires().map(moment).unwrap_or_default());
    words.told(&told)
}

/// Who is to make the first turn.
fn begins(words: &Words, table: &Table) -> String {
    words.told(&match (table.begins(), table.first()) {
        (Begins::Lot(_), _) => Told::new("begins-lot"),
        (_, Some(first)) => Told::new("begins-named").with("name", named(&first.name)),
        (_, None) => Told::new("begins-first"),
    })
}

/// How long each turn may take.
pub fn pace_told(words: &Words, pace: Option<Pace>) -> String {
    let minutes = pace.map_or(0, |pace| pace.millis() / MINUTE);
    words.told(&Told::new("pace").count("minutes", minutes as usize))
}

/// The last turn, if the last thing that happened was a turn.
fn last_turn(words: &Words, table: &Table, names: &[String]) -> Option<String> {
    turn_of(words, table.course()?, names)
}

fn turn_of(words: &Words, course: &Course, names: &[String]) -> Option<String> {
    Some(turn_told(words, names, course.last_mover()?, course.last()))
}

/// How the game ended.
fn result(words: &Words, table: &Table, ending: Ending) -> Option<String> {
    let places = table.course()?.places();
    let names = plain_names(table);
    let of_place = |place: u8| -> Vec<&String> {
        (0..places.seats()).filter(|seat| places.of(*seat) == Some(place)).map(|seat| &names[seat]).collect()
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
    let told = Told::new(key).list("names", first).with("why", why);
    let told = match ending {
        Ending::ByRules => told.then(table.course()?.position().ended_by()),
        _ => told,
    };
    let mut lines = vec![words.told(&told)];
    // Of two, who has not won has lost: that need not be said.
    for place in (2..=places.seats() as u8).filter(|_| places.seats() > 2) {
        let names = of_place(place);
        if !names.is_empty() {
            lines
                .push(words.told(&Told::new("card-place").count("place", place.into()).list("names", names)));
        }
    }
    Some(lines.join("\n"))
}
