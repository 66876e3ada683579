//! One process: Discord has faults, and the process is killed in the middle of its work.

use super::{
    BACKGROUND_WORK_TIMEOUT, ScenarioRng, act, awaited, is_long_run, open_and_cancel_in_thread, seed,
    some_turn,
};
use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use crate::process::Process;
use bside::host::{Host, TableRef};
use bside::sandbox::Fault;
use bside::table::{ChannelId, Phase, Player, TableId};
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::{Instant, sleep};

const CHANNELS: usize = 3;

struct SingleProcessRun {
    harness: Harness,
    host: Host,
    bot: Option<Process>,
    people: [Person; 4],
    rng: ScenarioRng,
    /// How often the process was killed.
    kills: usize,
    /// The turns that were answered, by table.
    answered: Vec<(TableId, usize, String)>,
    /// The take-backs of each table and the turns they removed, since answered turns may be gone after one.
    taken_back: HashMap<TableId, usize>,
}

impl SingleProcessRun {
    async fn begin(seed: u64) -> SingleProcessRun {
        let mut harness = Harness::open().await;
        let people = harness.people(["ana", "ben", "cy", "dee"]).await;
        harness.stop_bot().await;
        let (host, bot) = (harness.host().await, Some(harness.start_process().await));
        SingleProcessRun {
            harness,
            host,
            bot,
            people,
            rng: ScenarioRng(seed),
            kills: 0,
            answered: Vec::new(),
            taken_back: HashMap::new(),
        }
    }

    /// One interaction, during which a fault may be injected or the process killed.
    async fn step(&mut self) {
        let (channel, who) = (self.rng.below(CHANNELS), self.rng.below(4));
        for person in &mut self.people {
            person.go_to_channel(channel).await;
        }
        if self.rng.below(5) == 0 {
            self.inject_fault();
        }
        let place = TableRef::Channel(ChannelId(self.people[0].channel()));
        let table = self.host.tables().load(place).await.ok();
        let is_solo = table.as_ref().is_some_and(|table| table.is_solo() && table.phase() == Phase::Playing);
        // Where a computer replies, the board is being edited for a while.
        let killed = self.rng.below(if is_solo { 5 } else { 15 }) == 0;
        let delay = Duration::from_millis(self.rng.below(if is_solo { 400 } else { 40 }) as u64);
        let bot = self.bot.take();
        let kill = async {
            if killed {
                sleep(delay).await;
                drop(bot);
                None
            } else {
                bot
            }
        };
        let (people, rng) = (&mut self.people, &mut self.rng);
        let act = async {
            if rng.below(20) == 0 {
                open_and_cancel_in_thread(&mut people[who]).await;
                return None;
            }
            act(people, rng, who, table.as_deref()).await.seen()
        };
        let (seen, bot) = tokio::join!(act, kill);
        self.kills += usize::from(killed);
        self.bot = match bot {
            None => Some(self.harness.start_process().await),
            running => running,
        };
        if killed && is_solo {
            self.wait_until_shown().await;
            self.check_boards(place).await;
        }
        self.drop_taken_back_turns(place).await;
        let Some(turn) = seen else { return };
        // A turn whose board was shown is on disk, and a computer may have answered it.
        let table = self.host.tables().load(place).await.expect("it was played at");
        let turns = table.game().expect("a game").turns();
        let number = turns.iter().rposition(|known| *known == turn).expect("it is there") + 1;
        assert!(turns.len() - number <= 1, "{turn} in {turns:?}");
        self.answered.push((table.id(), number, turn));
    }

    async fn drop_taken_back_turns(&mut self, place: TableRef) {
        let Ok(table) = self.host.tables().load(place).await else { return };
        let gone = table.revision() - table.turn_number();
        if self.taken_back.insert(table.id(), gone).unwrap_or_default() != gone {
            self.answered.retain(|(id, number, _)| *id != table.id() || *number <= table.turn_number());
        }
    }

    fn inject_fault(&mut self) {
        let path = ["/callback", "/webhooks", "/messages", "@original"][self.rng.below(4)].to_owned();
        let carried_out = self.rng.below(2) == 0;
        self.harness.sandbox.inject(match self.rng.below(7) {
            0 | 1 => Fault::ServerError { path, status: 502, carried_out },
            2 => Fault::NoResponse { path: "/callback".to_owned(), carried_out },
            3 => Fault::RateLimit { path, retry_after: Duration::from_millis(50) },
            4 => Fault::DuplicateInteraction,
            5 => Fault::LateInteraction(Duration::from_millis(100)),
            _ => Fault::DropSocket,
        });
    }

    /// Waits until computers have replied and every change is shown.
    async fn wait_until_shown(&self) {
        let begin = Instant::now();
        loop {
            let mut is_idle = self.host.deliveries().pending().await.expect("a store").is_empty();
            for table in self.host.schedule().computer_tables().await.expect("a store") {
                let table = self.host.tables().load(TableRef::Id(table)).await.expect("a table");
                let replies = table.to_act().is_some_and(Player::is_computer) && !table.is_paused();
                is_idle &= !replies || table.phase() != Phase::Playing;
            }
            if is_idle {
                return;
            }
            assert!(begin.elapsed() < BACKGROUND_WORK_TIMEOUT, "something is never shown");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Checks that the table of a channel has one current board, which shows the stored position.
    async fn check_boards(&self, place: TableRef) {
        let Ok(table) = self.host.tables().load(place).await else { return };
        let shown = self.host.deliveries().displayed(table.id()).await.expect("a store").expect("a board");
        let messages = self.people[0].messages().await;
        let board = messages.iter().find(|message| message.id() == shown.message.to_string());
        let Some(board) = board else { panic!("the board is not there: {shown:?}, {messages:#?}") };
        // Lines tell what came after the board.
        let prefix = format!("{}-{}-", table.setup().kind(), table.id());
        let event_count =
            |file: &str| file.strip_prefix(&prefix)?.strip_suffix(".png")?.rsplit('-').next()?.parse().ok();
        let is_current = |message: &&Message| {
            message.files().filter_map(event_count).any(|count: usize| count >= table.drawn_at())
        };
        if table.game().is_some() && table.phase() != Phase::Closed {
            assert!(is_current(&board), "{} is outdated: {board:#?}", table.event_count());
        }
        // Somebody may have asked for another one.
        let unasked = |message: &&Message| message.0["interaction"]["name"] != "board";
        let current: Vec<&Message> = messages.iter().filter(unasked).filter(is_current).collect();
        assert!(current.len() <= 1, "{} boards: {current:#?}", current.len());
    }

    /// Checks what must hold at the end.
    async fn end(mut self) {
        // A killed process leaves boards for its successor to show.
        drop(self.bot.take());
        self.harness.start_bot().await;
        self.wait_until_shown().await;
        for (table, number, turn) in &self.answered {
            let table = self.host.tables().load(TableRef::Id(*table)).await.expect("a table");
            assert_eq!(table.game().expect("a game").turns().get(number - 1), Some(turn));
        }
        assert!(!self.answered.is_empty(), "nothing has happened here");
        for channel in 0..CHANNELS {
            for person in &mut self.people {
                person.go_to_channel(channel).await;
            }
            let place = TableRef::Channel(ChannelId(self.people[0].channel()));
            self.check_boards(place).await;
            let Some((table, mover)) = awaited(&self.host, place, &self.people).await else { continue };
            // A fault that is still pending may hit this interaction.
            let before = table.turn_number();
            mover.try_slash("move", &[("turn", &some_turn(&table, 1))]).await;
            let after = self.host.tables().load(place).await.expect("the table");
            assert!(after.turn_number() > before, "a table is stuck");
        }
        println!("the process was killed {} times", self.kills);
        let check = self.host.ratings().verify().await.expect("a store");
        assert!(check.wrong.is_empty(), "{check:?}");
        self.harness.close_after_errors().await;
    }
}

#[tokio::test]
async fn random_play_loses_nothing() {
    let mut run = SingleProcessRun::begin(seed()).await;
    for _ in 0..if is_long_run() { 2000 } else { 60 } {
        run.step().await;
    }
    run.end().await;
}
