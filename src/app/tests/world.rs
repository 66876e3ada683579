//! Processes of the bot that are killed and started again, and what outlives them.

use super::fake_channels::{FakeChannels, Fault};
use super::fake_reply::FakeReply;
use super::*;
use crate::app::news::reply::Reply;
use crate::store::Store;
use bside_test_support::properties::is_long;
use futures_util::{StreamExt as _, stream};

pub(super) const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);
/// Number of faults of a script in the short form of a test.
const SAMPLED: usize = 6;
/// Number of worlds that are played at the same time.
const WORLDS_AT_A_TIME: usize = 8;
/// Longest wait for all that people see at the end of a script.
const SCRIPT_TIMEOUT: Duration = Duration::from_secs(60);

/// A process of the bot, which may be killed.
pub(super) struct Process {
    pub app: Arc<App<FakeMessenger>>,
    pub background: Background,
}

/// What outlives a process.
pub(super) struct World {
    store: Store,
    pub channels: Arc<FakeChannels>,
    pub time: watch::Sender<Timestamp>,
}

impl World {
    pub async fn new(faults: impl IntoIterator<Item = Option<Fault>>) -> World {
        let channels = Arc::<FakeChannels>::default();
        channels.faults.lock().extend(faults);
        World { store: temporary().await, channels, time: watch::channel(START).0 }
    }

    pub fn start(&self) -> Process {
        let host = Host::new(self.store.clone()).with_clock(Clock::Manual(self.time.subscribe()));
        let messenger = FakeMessenger { channels: self.channels.clone(), ..FakeMessenger::default() };
        let app = App::new(host, messenger, Budgets::unlimited());
        app.connections.update(ConnectionState { total: 1, connected: [0].into() });
        let background = Background::default();
        app.spawn_workers(&background);
        Process { app, background }
    }

    /// Does something in a process, and again in the next one if that is killed meanwhile.
    pub async fn survive<T>(
        &self,
        process: &mut Process,
        work: impl AsyncFn(Arc<App<FakeMessenger>>) -> T,
    ) -> T {
        loop {
            let app = process.app.clone();
            tokio::select! {
                done = work(app) => return done,
                () = self.channels.killed.notified() => self.restart(process).await,
            }
        }
    }

    /// Waits until this is so, and looks at it in the next process if one is killed meanwhile.
    pub async fn survive_until(
        &self,
        process: &mut Process,
        is_done: impl AsyncFn(&App<FakeMessenger>) -> bool,
    ) {
        let wait = async |app: Arc<App<FakeMessenger>>| {
            while !is_done(&app).await {
                sleep(Duration::from_millis(5)).await;
            }
        };
        self.survive(process, wait).await;
    }

    /// Shows what has happened, and answers somebody. A killed process does not go on; the next one does.
    pub async fn show(&self, process: &mut Process, outcome: CommandOutcome, reply: Option<&FakeReply>) {
        let outcome = match reply {
            Some(reply) => outcome.without_call_of(reply.player),
            None => outcome,
        };
        let change = process.app.start(outcome);
        let reply = reply.map(|reply| reply as &dyn Reply);
        tokio::select! {
            () = process.app.show(change, reply) => {}
            () = self.channels.killed.notified() => self.restart(process).await,
        }
    }

    async fn restart(&self, process: &mut Process) {
        process.background.shutdown().await;
        *process = self.start();
    }
}

/// Plays a script to its end. Returns what people see then.
pub(super) async fn played(script: impl Future<Output = String>) -> String {
    timeout(SCRIPT_TIMEOUT, script).await.unwrap_or_else(|_| "it is never shown".to_owned())
}

/// Plays a script with each of these faults of one request; in the short form only with some of them, which depend on `number`. Returns
/// those that change what people see, as `seen` tells it.
pub(super) async fn changes_by_faults(
    (number, name): (usize, &str),
    faults: &[Fault],
    play: impl AsyncFn(&World) -> String,
    seen: impl Fn(&str) -> String,
) -> Vec<String> {
    let world = World::new([]).await;
    let expected = seen(&played(play(&world)).await);
    let requests = world.channels.requests.load(Ordering::Relaxed);
    let cases: Vec<(usize, Fault)> =
        (0..requests).flat_map(|request| faults.iter().map(move |fault| (request, *fault))).collect();
    let step = if is_long() { 1 } else { (cases.len() / SAMPLED).max(1) };
    let cases = cases.into_iter().skip(number % step).step_by(step);
    let wrong = cases.map(async |(request, fault)| {
        let world = World::new((0..request).map(|_| None).chain([Some(fault)])).await;
        let shown = played(play(&world)).await;
        (seen(&shown) != expected).then(|| format!("{name} with {fault:?} of request {request}:\n{shown}"))
    });
    let wrong: Vec<Option<String>> = stream::iter(wrong).buffer_unordered(WORLDS_AT_A_TIME).collect().await;
    wrong.into_iter().flatten().collect()
}

/// Compares what people see with the file of this name in `tests/data/channels`. `RENEW=1` writes it again.
pub(super) fn assert_approved(name: &str, shown: &str) {
    let path = format!("{}/tests/data/channels/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("RENEW").is_some() {
        std::fs::write(&path, shown).expect("a file that can be written");
    }
    assert_eq!(shown, std::fs::read_to_string(&path).unwrap_or_default(), "{path}");
}
