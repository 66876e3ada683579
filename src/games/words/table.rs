use super::markup::{mention, named};
use super::{Words, alt_text, hinted_told, name, turn_told};
use crate::rules::{Course, Draw, Scene, Told};
use crate::table::{Ending, Phase, Table};

/// What a table tells as it stands: its heading, the last turn, and who is to act or how the game ended.
pub fn table_told(words: &Words, table: &Table) -> String {
    let mut lines = vec![heading(words, table)];
    lines.extend(last_turn(words, table, &plain_names(table)));
    lines.extend(hinted_told(words, table));
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
        lines.push(words.told(&Told::new("news-resigned").with("name", name)));
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
            let told = match player.level() {
                None => Told::new("card-to-act").with("player", mention(player.id)),
                Some(_) => Told::new("card-computer-acts").with("player", named(&player.name)),
            };
            Some(words.told(&told))
        }
        Phase::Ended(ending) => result(words, table, ending),
        Phase::Closed => Some(words.say("card-closed")),
    }
}

/// The names of those at a table as they stand in sentences.
pub(super) fn plain_names(table: &Table) -> Vec<String> {
    table.names().iter().map(|name| named(name)).collect()
}

/// Who is asked, and how many seats are free.
fn invitation(words: &Words, table: &Table) -> String {
    let free = table.seats().iter().filter(|seat| seat.is_none()).count();
    let told = match table.invited() {
        Some(invited) => Told::new("card-invitation").with("invited", mention(invited.id)),
        None => Told::new("card-open-invitation"),
    };
    let told = told
        .with("opener", named(&table.opener().name))
        .game("game", table.setup().game())
        .count("seats", table.setup().seats())
        .count("free", free);
    words.told(&told)
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
