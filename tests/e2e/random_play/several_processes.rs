//! Several processes on one database, each with some of the servers. They are killed at any moment and started again,
//! and their connections to the database are cut or slow. Discord has no faults here, so that anything shown twice was
//! done twice.

use super::{BACKGROUND_WORK_TIMEOUT, ScenarioRng, act, awaited, is_long_run, seed, some_turn};
use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use crate::process::Process;
use bside::host::{Clock, Host, TableRef};
use bside::sandbox::{Settings, WorldConfig};
use bside::store::Shards;
use bside::table::{ChannelId, Phase, TableId};
use bside_test_support::PostgresProxy;
use futures_util::future::join_all;
use std::cell::Cell;
use std::collections::{BTreeSet, HashMap};
use std::convert::Infallible;
use std::time::Duration;
use tokio::time::{Instant, sleep};

const CHANNELS: usize = 2;
/// A process that has run for this long is considered started.
const MAX_START_TIME: Duration = Duration::from_secs(20);

struct MultiProcessRun {
    harness: Harness,
    proxy: PostgresProxy,
    host: Host,
    parties: Vec<Party>,
    fault_injector: FaultInjector,
}

/// The people of one server; all servers have the same people.
struct Party {
    host: Host,
    people: [Person; 3],
    rng: ScenarioRng,
    /// The turns that were answered, by table.
    answered: Vec<(TableId, String)>,
}

/// The processes and the faults they meet.
struct FaultInjector {
    processes: Vec<Option<Running>>,
    rng: ScenarioRng,
}

struct Running {
    process: Process,
    since: Instant,
}

/// A fault of a process or of the connections to the database.
#[derive(Clone, Copy)]
enum ProcessFault {
    /// One process is killed.
    Kill,
    /// All connections to the database are cut.
    Cut,
    /// All connections to the database are slow for a while.
    Slow,
    /// All connections to the database stall without being closed.
    Stall,
    /// All processes are killed and minutes pass.
    Outage,
}

/// A world with one server for each process, in its shard.
fn world(processes: usize) -> WorldConfig {
    let server = |number: usize| {
        let channels = (0..CHANNELS).map(|number| format!("{{ name = \"table-{number}\" }}"));
        let channels = channels.collect::<Vec<_>>().join(", ");
        let id = (processes + number) << 22;
        format!(r#"{{ name = "Server {number}", owner = "ana", id = {id}, channels = [{channels}] }}"#)
    };
    let servers = (0..processes).map(server).collect::<Vec<_>>().join(", ");
    let text = format!(
        r#"
        applications = [{{ name = "B-Side", shards = {processes} }}]
        people = [
            {{ username = "ana", name = "Ana" }}, {{ username = "ben", name = "Ben" }},
            {{ username = "cy", name = "Cy" }},
        ]
        servers = [{servers}]
        "#
    );
    WorldConfig::from_toml(&text).expect("a world")
}

impl MultiProcessRun {
    async fn begin(processes: usize) -> MultiProcessRun {
        let settings =
            Settings { world: world(processes), enforce_rate_limits: false, ..Settings::default() };
        let mut harness = Harness::without_bot(settings, Clock::System).await;
        // The commands are registered from now on.
        drop(harness.start_shards(&format!("0/{processes}")).await);
        let proxy = PostgresProxy::start(harness.database_url()).await;
        harness.set_database_url(proxy.url.clone());
        let mut parties = Vec::new();
        for guild in 0..processes {
            let mut people = harness.people(["ana", "ben", "cy"]).await;
            for person in &mut people {
                person.go_to_guild(guild).await;
            }
            let rng = ScenarioRng(seed() + guild as u64);
            parties.push(Party { host: harness.host().await, people, rng, answered: Vec::new() });
        }
        let host = harness.host().await;
        let processes = (0..processes).map(|_| None).collect();
        let fault_injector = FaultInjector { processes, rng: ScenarioRng(seed() + 100) };
        MultiProcessRun { harness, proxy, host, parties, fault_injector }
    }

    /// Lets each party act this many times.
    async fn play(&mut self, actions: usize) {
        let MultiProcessRun { harness, proxy, parties, fault_injector, .. } = self;
        let done = Cell::new(0);
        let playing = join_all(parties.iter_mut().map(|party| party.play(actions, &done)));
        tokio::select! {
            _ = playing => {}
            never = fault_injector.run(harness, proxy, &done) => match never {},
        }
    }

    /// Checks what must hold at the end.
    async fn end(mut self) {
        self.proxy.set_delay(Duration::ZERO);
        let count = self.fault_injector.processes.len();
        // Killed processes leave work for their successors.
        self.fault_injector.processes.clear();
        let mut processes = Vec::new();
        for process in 0..count {
            processes.push(self.harness.start_shards(&format!("{process}/{count}")).await);
        }
        self.wait_until_idle().await;
        for party in &mut self.parties {
            party.play_everywhere().await;
        }
        self.wait_until_idle().await;
        drop(processes);
        self.check_nothing_lost().await;
        self.check_nothing_done_twice().await;
        let check = self.host.ratings().verify().await.expect("a store");
        assert!(check.wrong.is_empty(), "{check:?}");
        assert!(!self.harness.process_log().contains("panic"), "{}", self.harness.process_log());
        self.harness.start_bot().await;
        self.harness.close_after_errors().await;
    }

    /// Waits until no work is left.
    async fn wait_until_idle(&self) {
        let begin = Instant::now();
        loop {
            let unshown = self.host.deliveries().pending().await.expect("a store");
            let due =
                self.host.schedule().due_tables(Shards::ALL, self.host.clock().now()).await.expect("a store");
            let mut computers = Vec::new();
            for id in self.host.schedule().computer_tables().await.expect("a store") {
                let table = self.host.tables().load(TableRef::Id(id)).await.expect("a table");
                let acts = table.to_act().is_some_and(|player| player.is_computer());
                computers
                    .extend((acts && table.phase() == Phase::Playing && !table.is_paused()).then_some(id));
            }
            if unshown.is_empty() && due.is_empty() && computers.is_empty() {
                return;
            }
            let left = format!("unshown: {unshown:?}, due: {due:?}, computers: {computers:?}");
            assert!(
                begin.elapsed() < BACKGROUND_WORK_TIMEOUT,
                "something is never done: {left}\n{}",
                self.harness.process_log()
            );
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Checks that every answered turn is stored.
    async fn check_nothing_lost(&self) {
        let turned = "SELECT table_id, text FROM events WHERE kind = 'turned'";
        let turned: Vec<(i64, String)> = self.harness.query(turned).await;
        let mut stored: HashMap<(i64, String), usize> = HashMap::new();
        for turn in turned {
            *stored.entry(turn).or_default() += 1;
        }
        let answered = self.parties.iter().flat_map(|party| &party.answered);
        assert!(answered.clone().count() > 0, "nothing has happened here");
        for (table, turn) in answered {
            let left = stored.get_mut(&(table.0, turn.clone())).filter(|count| **count > 0);
            *left.unwrap_or_else(|| panic!("{turn} was answered at table {table} and is not stored")) -= 1;
        }
    }

    /// Checks that nothing was stored or shown twice.
    async fn check_nothing_done_twice(&self) {
        let twice = "SELECT one.table_id, one.kind FROM events AS one
                     JOIN events AS other ON other.table_id = one.table_id AND other.number = one.number + 1
                     AND other.kind = one.kind AND other.seat IS NOT DISTINCT FROM one.seat
                     WHERE one.kind IN ('reminded', 'timed-out', 'expired', 'ended', 'closed', 'started')";
        let twice: Vec<(i64, String)> = self.harness.query(twice).await;
        assert_eq!(twice, []);
        // Everybody receives every public message.
        let messages = self.parties[0].people[0].seen_messages();
        let mut shown: HashMap<String, BTreeSet<&str>> = HashMap::new();
        // A board that somebody asked for may be shown again.
        let asked = |message: &&Message| message.0["interaction"]["name"] == "board";
        for message in messages.iter().filter(|message| !message.is_private() && !asked(message)) {
            let boards = message.files().filter(|name| is_board(name)).map(str::to_owned);
            let reminder = format!("{}: {}", message.0["channel_id"], message.content());
            let is_reminder = message.content().contains("it’s still your turn");
            for what in boards.chain(is_reminder.then_some(reminder)) {
                shown.entry(what).or_default().insert(message.id());
            }
        }
        assert!(!shown.is_empty(), "nothing was shown");
        for (what, messages) in shown {
            assert_eq!(messages.len(), 1, "{what} in {messages:?}\n{}", self.harness.process_log());
        }
    }
}

/// Whether a file is the picture of a table after this number of events.
fn is_board(file: &str) -> bool {
    let mut parts = file.strip_suffix(".png").unwrap_or_default().rsplit('-');
    parts.by_ref().take(2).all(|part| part.parse::<usize>().is_ok()) && parts.next().is_some()
}

impl Party {
    /// Acts until this many interactions were answered.
    async fn play(&mut self, actions: usize, done: &Cell<usize>) {
        for _ in 0..actions {
            while !self.step().await {
                // No process is there to answer.
                sleep(Duration::from_millis(50)).await;
            }
            done.set(done.get() + 1);
        }
    }

    /// One interaction of one person. Returns whether it was answered.
    async fn step(&mut self) -> bool {
        let (channel, who) = (self.rng.below(CHANNELS), self.rng.below(self.people.len()));
        for person in &mut self.people {
            person.go_to_channel(channel).await;
        }
        let place = TableRef::Channel(ChannelId(self.people[0].channel()));
        let table = self.host.tables().load(place).await.ok();
        let action = act(&self.people, &mut self.rng, who, table.as_deref()).await;
        let is_answered = action.answer.is_some();
        if let (Some(table), Some(turn)) = (table, action.seen()) {
            self.answered.push((table.id(), turn));
        }
        is_answered
    }

    /// Plays one turn at every running table.
    async fn play_everywhere(&mut self) {
        for channel in 0..CHANNELS {
            for person in &mut self.people {
                person.go_to_channel(channel).await;
            }
            let place = TableRef::Channel(ChannelId(self.people[0].channel()));
            let Some((table, mover)) = awaited(&self.host, place, &self.people).await else { continue };
            mover.plays(&some_turn(&table, 1)).await;
            let after = self.host.tables().load(TableRef::Id(table.id())).await.expect("the table");
            assert!(after.turn_number() > table.turn_number(), "table {} is stuck", table.id());
        }
    }
}

impl FaultInjector {
    fn start(&mut self, harness: &Harness, number: usize) {
        let shards = format!("{number}/{}", self.processes.len());
        let process = harness.spawn_shards(&shards);
        self.processes[number] = Some(Running { process, since: Instant::now() });
    }

    /// Injects one fault after another, each after a number of interactions and in the middle of the next one.
    async fn run(&mut self, harness: &Harness, proxy: &PostgresProxy, done: &Cell<usize>) -> Infallible {
        loop {
            for what in [
                ProcessFault::Kill,
                ProcessFault::Cut,
                ProcessFault::Kill,
                ProcessFault::Slow,
                ProcessFault::Stall,
                ProcessFault::Outage,
            ] {
                let wanted = done.get() + 3 + self.rng.below(6);
                while done.get() < wanted {
                    self.restart_ended(harness);
                    sleep(Duration::from_millis(20)).await;
                }
                self.pause(0, 300).await;
                self.inject(what, harness, proxy).await;
            }
        }
    }

    async fn inject(&mut self, what: ProcessFault, harness: &Harness, proxy: &PostgresProxy) {
        match what {
            ProcessFault::Kill => {
                let number = self.rng.below(self.processes.len());
                drop(self.processes[number].take());
                // In a long run, long enough for the other processes to notice.
                self.pause(0, if is_long_run() { 20_000 } else { 500 }).await;
            }
            ProcessFault::Cut => proxy.cut(),
            ProcessFault::Slow => {
                proxy.set_delay(Duration::from_millis(20 + self.rng.below(150) as u64));
                self.pause(500, 1500).await;
                proxy.set_delay(Duration::ZERO);
            }
            ProcessFault::Stall => proxy.stall(),
            ProcessFault::Outage => {
                self.processes.iter_mut().for_each(|process| drop(process.take()));
                let minutes = [8, 11][self.rng.below(2)];
                harness.let_time_pass(minutes).await;
            }
        }
    }

    /// Starts the processes that were killed or could not start.
    fn restart_ended(&mut self, harness: &Harness) {
        for number in 0..self.processes.len() {
            let ended = match &mut self.processes[number] {
                None => true,
                Some(running) => {
                    let (has_ended, lived) = (running.process.has_ended(), running.since.elapsed());
                    let log = || harness.process_log();
                    assert!(!has_ended || lived < MAX_START_TIME, "a process has ended by itself\n{}", log());
                    has_ended
                }
            };
            if ended {
                self.start(harness, number);
            }
        }
    }

    async fn pause(&mut self, least: usize, most: usize) {
        let millis = least + self.rng.below(most - least);
        sleep(Duration::from_millis(millis as u64)).await;
    }
}

async fn play_and_check(processes: usize, actions: usize) {
    let mut run = MultiProcessRun::begin(processes).await;
    run.play(actions).await;
    run.end().await;
}

#[tokio::test]
#[ignore = "several processes need PostgreSQL"]
async fn random_play_with_several_processes_loses_nothing_and_does_nothing_twice() {
    if crate::skips_several_processes() {
        return;
    }
    if is_long_run() {
        play_and_check(2, 100).await;
        play_and_check(4, 100).await;
    } else {
        play_and_check(2, 20).await;
    }
}
