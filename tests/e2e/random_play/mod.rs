//! Random but reproducible play: people play, err, make offers, take back, pause, abort and resign, while
//! faults happen around them. `BSIDE_LONG=1` makes them longer, and `BSIDE_SEED` sets the seed.

mod one_process;
mod several_processes;

use crate::message::Message;
use crate::person::Person;
use bside::host::{Host, TableRef};
use bside::rules::GameKind;
use bside::table::{Phase, Player, Table};
use std::env;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// The time within which all background work is done.
const BACKGROUND_WORK_TIMEOUT: Duration = Duration::from_secs(60);

/// A linear generator of small random numbers.
struct ScenarioRng(u64);

impl ScenarioRng {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

fn seed() -> u64 {
    env::var("BSIDE_SEED").ok().and_then(|value| value.parse().ok()).unwrap_or(11)
}

fn is_long_run() -> bool {
    env::var_os("BSIDE_LONG").is_some()
}

fn some_turn(table: &Table, salt: usize) -> String {
    let turns = table.game().expect("a game").position().legal_turns();
    turns[salt * 7919 % turns.len()].clone()
}

/// The person who is to act; `None` while it is a computer's turn.
fn mover<'p>(people: &'p [Person], table: &Table) -> Option<&'p Person> {
    let mover: &Player = table.to_act().expect("somebody is to act");
    let person = people.iter().find(|person| person.id == mover.id.to_string());
    assert!(person.is_some() || mover.is_computer(), "a stranger is to act: {mover:?}");
    person
}

/// The running game of a channel and the person who is to act, after waiting for computers.
async fn awaited<'p>(host: &Host, place: TableRef, people: &'p [Person]) -> Option<(Arc<Table>, &'p Person)> {
    let begin = Instant::now();
    loop {
        let table = host.tables().load(place).await.ok()?;
        if table.phase() != Phase::Playing || table.is_paused() {
            return None;
        }
        if let Some(mover) = mover(people, &table) {
            return Some((table, mover));
        }
        assert!(begin.elapsed() < BACKGROUND_WORK_TIMEOUT, "a computer does nothing at table {}", table.id());
        sleep(Duration::from_millis(20)).await;
    }
}

/// An interaction and its answer.
#[derive(Default)]
struct RandomAction {
    /// The turn that was entered, if any.
    turn: Option<String>,
    answer: Option<Message>,
}

impl From<Option<Message>> for RandomAction {
    fn from(answer: Option<Message>) -> RandomAction {
        RandomAction { turn: None, answer }
    }
}

impl RandomAction {
    /// The turn, if its board was shown to everybody.
    fn seen(self) -> Option<String> {
        let (turn, answer) = (self.turn?, self.answer?);
        (!answer.is_private() && answer.pictures() > 0).then_some(turn)
    }
}

/// One random interaction.
async fn act(people: &[Person], rng: &mut ScenarioRng, who: usize, table: Option<&Table>) -> RandomAction {
    let person = &people[who];
    match table.map(|table| (table, table.phase())) {
        Some((table, Phase::Playing)) => {
            let Some(mover) = mover(people, table) else { return person.try_slash("help", &[]).await.into() };
            let turn = some_turn(table, rng.below(1000));
            let answer = match rng.below(24) {
                0 => person.try_slash("move", &[("turn", "d9-x1")]).await,
                1 => person.try_slash("move", &[("turn", &turn)]).await,
                2 => person.try_slash("draw", &[]).await,
                3 => match person.try_slash(["resign", "abort"][rng.below(2)], &[]).await {
                    Some(question) if question.buttons().len() == 2 => {
                        let yes = question.buttons()[0].to_owned();
                        person.try_press(&question, &yes).await
                    }
                    answer => answer,
                },
                4 => person.try_slash("board", &[]).await,
                5 => person.try_slash(["takeback", "pause", "resume"][rng.below(3)], &[]).await,
                6 | 7 => person.try_slash("accept", &[]).await,
                8 => answer_offer(person, rng.below(2)).await,
                9 => run_other_command(person, rng.below(10)).await,
                10 => typed(mover, &turn).await,
                _ => {
                    let answer = mover.try_slash("move", &[("turn", &turn)]).await;
                    return RandomAction { turn: Some(turn), answer };
                }
            };
            answer.into()
        }
        Some((_, Phase::Invitation)) => {
            let messages = person.messages().await;
            match messages.into_iter().find(|message| message.buttons().contains(&"Join")) {
                Some(invitation) => person.try_press(&invitation, "Join").await.into(),
                None => RandomAction::default(),
            }
        }
        Some((_, Phase::Ended(_))) if rng.below(2) == 0 => {
            let messages = person.messages().await;
            match messages.into_iter().find(|message| message.buttons().contains(&"Rematch")) {
                Some(end) => person.try_press(&end, "Rematch").await.into(),
                None => RandomAction::default(),
            }
        }
        _ => {
            let game = GameKind::ALL[rng.below(GameKind::ALL.len())].name();
            let wish = [("time", "none"), ("time", "1d"), ("time", "10m"), ("computer", "1")][rng.below(4)];
            person.try_slash("play", &[("game", game), wish]).await.into()
        }
    }
}

/// Answers an offer by its line, if there is one, or else by the command.
async fn answer_offer(person: &Person, which: usize) -> Option<Message> {
    let messages = person.messages().await;
    match messages.into_iter().find(|message| message.has_button("Accept")) {
        Some(line) => person.try_press(&line, ["Accept", "Decline"][which]).await,
        None => person.try_slash("decline", &[]).await,
    }
}

/// Enters a turn in the modal.
async fn typed(mover: &Person, turn: &str) -> Option<Message> {
    let board = mover.messages().await.into_iter().find(|board| board.has_button("Make a move"))?;
    let menu = mover.try_press(&board, "Make a move").await?;
    menu.has_button("Type a move").then_some(())?;
    let form = mover.try_form(&menu, "Type a move").await?;
    mover.try_sends(&menu, &form, turn).await
}

/// Opens a table in a thread and cancels it there.
async fn open_and_cancel_in_thread(person: &mut Person) {
    let link = person.try_slash("play", &[("game", "biloba"), ("thread", "true")]).await;
    let Some(link) = link.filter(|link| link.content().contains("<#")) else { return };
    person.go_to(link.place()).await;
    let open = person.messages().await.into_iter().find(|message| message.has_button("Cancel"));
    if let Some(open) = open {
        person.try_press(&open, "Cancel").await;
    }
}

/// One random command beside play: looking something up, moving a table, changing settings, deleting data.
async fn run_other_command(person: &Person, what: usize) -> Option<Message> {
    match what {
        0 => person.try_slash("games", &[]).await,
        1 => person.try_slash("game", &[("number", "1")]).await,
        2 => person.try_slash("profile", &[]).await,
        3 => person.try_slash("settings me", &[("theme", "dark"), ("confirm", "false")]).await,
        4 => person.try_slash("privacy export", &[]).await,
        5 => person.try_slash("board", &[("text", "true")]).await,
        6 => person.try_slash("table move", &[("table", "3")]).await,
        7 => person.try_slash("settings vacation", &[("days", "1")]).await,
        8 => person.try_slash("settings vacation", &[("end", "true")]).await,
        _ => {
            let question = person.try_slash("privacy delete", &[]).await?;
            // A deferred answer has no button yet.
            if question.has_button("Yes, delete my data") {
                person.try_press(&question, "Yes, delete my data").await;
            }
            Some(question)
        }
    }
}
