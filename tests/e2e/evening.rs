//! A busy evening, at random but the same each time: people at three tables play, err, offer, take back, pause, call off
//! and resign, while Discord has its faults and the process is killed in the middle of things. `BSIDE_LONG=1` makes it a long one, and
//! `BSIDE_SEED` another one.

use crate::house::{House, Process};
use crate::message::Message;
use crate::person::Person;
use bside::host::{At, Host};
use bside::rules::Game;
use bside::sandbox::Fault;
use bside::table::{Phase, Table, TableId};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep};

const CHANNELS: usize = 3;

/// Small numbers, one after the other.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

struct Evening {
    house: House,
    host: Host,
    bot: Option<Process>,
    people: [Person; 4],
    chance: Chance,
    /// The turns that were answered, with their tables.
    answered: Vec<(TableId, usize, String)>,
    /// How often turns were taken back at a table, and how many: turns that were answered may be gone after that.
    taken_back: HashMap<TableId, usize>,
}

impl Evening {
    async fn begin(seed: u64) -> Evening {
        let mut house = House::open().await;
        let people = house.people(["ana", "ben", "cy", "dee"]).await;
        house.stop_bot().await;
        let (host, bot) = (house.host().await, Some(house.start_process().await));
        Evening {
            house,
            host,
            bot,
            people,
            chance: Chance(seed),
            answered: Vec::new(),
            taken_back: HashMap::new(),
        }
    }

    /// One thing that somebody does, maybe with a fault, maybe with a kill in the middle of it.
    async fn step(&mut self) {
        let (channel, who) = (self.chance.below(CHANNELS), self.chance.below(4));
        for person in &mut self.people {
            person.go_to_channel(channel).await;
        }
        if self.chance.below(5) == 0 {
            self.fault();
        }
        let killed = self.chance.below(15) == 0;
        let patience = Duration::from_millis(self.chance.below(40) as u64);
        let bot = self.bot.take();
        let kill = async {
            if killed {
                sleep(patience).await;
                drop(bot);
                None
            } else {
                bot
            }
        };
        let place = At::Channel(self.people[0].channel());
        let table = self.host.table(place).await.ok();
        let (people, chance) = (&mut self.people, &mut self.chance);
        let act = async {
            if chance.below(20) == 0 {
                apart(&mut people[who]).await;
                return None;
            }
            act(people, chance, who, table.as_deref()).await
        };
        let (said, bot) = tokio::join!(act, kill);
        self.bot = match bot {
            None => Some(self.house.start_process().await),
            running => running,
        };
        self.forget_what_was_taken_back(place).await;
        let Some((turn, said)) = said else { return };
        // What all have seen is on disk.
        if !said.is_private() && said.content().contains(&turn) {
            let table = self.host.table(place).await.expect("it was played at");
            let turns = table.course().expect("a game").turns();
            assert_eq!(turns.last(), Some(&turn));
            self.answered.push((table.id(), turns.len(), turn));
        }
    }

    async fn forget_what_was_taken_back(&mut self, place: At) {
        let Ok(table) = self.host.table(place).await else { return };
        let gone = table.stage() - table.turn_number();
        if self.taken_back.insert(table.id(), gone).unwrap_or_default() != gone {
            self.answered.retain(|(id, number, _)| *id != table.id() || *number <= table.turn_number());
        }
    }

    fn fault(&mut self) {
        let path = ["/callback", "/webhooks", "/messages", "@original"][self.chance.below(4)].to_owned();
        let carried_out = self.chance.below(2) == 0;
        self.house.sandbox.inject(match self.chance.below(7) {
            0 | 1 => Fault::ServerError { path, status: 502, carried_out },
            2 => Fault::Silence { path: "/callback".to_owned(), carried_out },
            3 => Fault::RateLimit { path, retry_after: Duration::from_millis(50) },
            4 => Fault::Twice,
            5 => Fault::Late(Duration::from_millis(100)),
            _ => Fault::DropSocket,
        });
    }

    /// What must be true afterwards.
    async fn end(mut self) {
        // One that was killed leaves what the next one shows.
        drop(self.bot.take());
        self.house.start_bot().await;
        let begin = Instant::now();
        while !self.host.unshown().await.expect("a store").is_empty() {
            assert!(begin.elapsed() < Duration::from_secs(60), "something is never shown");
            sleep(Duration::from_millis(20)).await;
        }
        for (table, number, turn) in &self.answered {
            let table = self.host.table(At::Table(*table)).await.expect("a table");
            assert_eq!(table.course().expect("a game").turns().get(number - 1), Some(turn));
        }
        assert!(!self.answered.is_empty(), "nobody has played");
        for channel in 0..CHANNELS {
            for person in &mut self.people {
                person.go_to_channel(channel).await;
            }
            let place = At::Channel(self.people[0].channel());
            let Some(table) = self.host.table(place).await.ok().filter(|table| is_running(table)) else {
                continue;
            };
            let mover = table.to_act().expect("somebody is to act");
            let mover =
                self.people.iter().find(|person| person.id == mover.id.to_string()).expect("one of them");
            // A fault that nobody has met yet may meet this one.
            let before = table.turn_number();
            mover.try_slash("move", &[("turn", &some_turn(&table, 1))]).await;
            let after: Arc<Table> = self.host.table(place).await.expect("the table");
            assert_eq!(after.turn_number(), before + 1, "a table is stuck");
        }
        let check = self.host.check_ratings().await.expect("a store");
        assert!(check.wrong.is_empty(), "{check:?}");
        self.house.close_after_errors().await;
    }
}

fn is_running(table: &Table) -> bool {
    table.phase() == Phase::Playing && !table.is_paused()
}

fn some_turn(table: &Table, salt: usize) -> String {
    let turns = table.course().expect("a game").position().turns();
    turns[salt * 7919 % turns.len()].clone()
}

/// Somebody does something; gives the turn that was played and what was said to it.
async fn act(
    people: &[Person; 4],
    chance: &mut Chance,
    who: usize,
    table: Option<&Table>,
) -> Option<(String, Message)> {
    let person = &people[who];
    match table.map(|table| (table, table.phase())) {
        Some((table, Phase::Playing)) => {
            let mover = table.to_act().expect("somebody is to act");
            let mover = people.iter().find(|person| person.id == mover.id.to_string()).expect("one of them");
            let turn = some_turn(table, chance.below(1000));
            match chance.below(24) {
                0 => person.try_slash("move", &[("turn", "d9-x1")]).await,
                1 => person.try_slash("move", &[("turn", &turn)]).await,
                2 => person.try_slash("draw", &[]).await,
                3 => match person.try_slash(["resign", "abort"][chance.below(2)], &[]).await {
                    Some(question) if question.buttons().len() == 2 => {
                        let yes = question.buttons()[0].to_owned();
                        person.try_press(&question, &yes).await
                    }
                    answer => answer,
                },
                4 => person.try_slash("board", &[]).await,
                5 => person.try_slash(["takeback", "pause", "resume"][chance.below(3)], &[]).await,
                6 | 7 => person.try_slash("accept", &[]).await,
                8 => person.try_slash("decline", &[]).await,
                9 => look_around(person, chance.below(10)).await,
                10 => typed(mover, &turn).await,
                _ => return Some((turn.clone(), mover.try_slash("move", &[("turn", &turn)]).await?)),
            };
        }
        Some((_, Phase::Invitation)) => {
            let invitation =
                person.messages().await.into_iter().find(|message| message.buttons().contains(&"Join"));
            if let Some(invitation) = invitation {
                person.try_press(&invitation, "Join").await;
            }
        }
        Some((_, Phase::Ended(_))) if chance.below(2) == 0 => {
            let end =
                person.messages().await.into_iter().find(|message| message.buttons().contains(&"Rematch"));
            if let Some(end) = end {
                person.try_press(&end, "Rematch").await;
            }
        }
        _ => {
            let game = Game::ALL[chance.below(Game::ALL.len())].name();
            let time = ["none", "1d"][chance.below(2)];
            person.try_slash("play", &[("game", game), ("time", time)]).await;
        }
    }
    None
}

/// Somebody types a turn into the form.
async fn typed(mover: &Person, turn: &str) -> Option<Message> {
    let board = mover.messages().await.into_iter().find(|board| board.has_button("Choose a turn"))?;
    let menu = mover.try_press(&board, "Choose a turn").await?;
    menu.has_button("Type it").then_some(())?;
    let form = mover.try_form(&menu, "Type it").await?;
    mover.try_sends(&menu, &form, turn).await
}

/// Somebody opens a table in a thread, and takes it back there.
async fn apart(person: &mut Person) {
    let link = person.try_slash("play", &[("game", "biloba"), ("thread", "true")]).await;
    let Some(link) = link.filter(|link| link.content().contains("<#")) else { return };
    person.go_to(link.place()).await;
    let open = person.messages().await.into_iter().find(|message| message.has_button("Cancel"));
    if let Some(open) = open {
        person.try_press(&open, "Cancel").await;
    }
}

/// Somebody looks at something, brings a table along, chooses something, or has themselves forgotten.
async fn look_around(person: &Person, what: usize) -> Option<Message> {
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
            // Where it is answered late, there is no button yet.
            if question.has_button("Yes, forget me") {
                person.try_press(&question, "Yes, forget me").await;
            }
            Some(question)
        }
    }
}

#[tokio::test]
async fn a_busy_evening_loses_nothing() {
    let setting = |name: &str| std::env::var(name).ok().and_then(|value| value.parse().ok());
    let mut evening = Evening::begin(setting("BSIDE_SEED").unwrap_or(11)).await;
    let steps = if std::env::var_os("BSIDE_LONG").is_some() { 2000 } else { 60 };
    for _ in 0..steps {
        evening.step().await;
    }
    evening.end().await;
}
