//! Channels of games as people see them: short scripts, whose channels are in `tests/data/channels/games`, and what faults change of
//! them, which is nothing. `RENEW=1` writes the files again; read each one that has changed.

use super::fake_channels::{FakeChannels, Fault};
use super::fake_reply::FakeReply;
use super::*;
use crate::app::content::{Control, LineSubject};
use crate::app::reply::{Origin, Reply};
use crate::store::Store;
use bside_test_support::properties::is_long;
use std::fs;

const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);
const CY: PlayerId = PlayerId(3);
/// Number of requests of a script to which faults happen in the short form of the test.
const SAMPLED: usize = 6;

/// What happens in a game.
#[derive(Clone)]
enum Step {
    /// Somebody does this elsewhere.
    Do(Command),
    /// Somebody enters a command.
    Enter(PlayerId, Command),
    /// Somebody presses a button of the board.
    PressBoard(PlayerId, Command),
    /// Somebody presses a button of a line about this.
    PressLine(PlayerId, LineSubject, Command),
    /// The player to act plays the first legal turn.
    Turn,
    /// The same by a command.
    EnterTurn,
    /// This time passes.
    Pass(Duration),
}

/// A game in a channel, and what happens there.
struct GameScript {
    name: &'static str,
    table: fn() -> NewTable,
    /// The channel of the opponent, if Ana and Ben play in direct conversations.
    mirror: Option<ChannelId>,
    steps: Vec<Step>,
}

fn game(kind: GameKind, seats: Option<usize>) -> NewTable {
    let setup = Setup::new(kind, seats, None).expect("a set-up");
    NewTable { guild: Some(GUILD), ..NewTable::new(CHANNEL, player(ANA), setup) }
}

fn offering(by: PlayerId, offer: Offer) -> Command {
    Command::Offer { by: by.into(), offer, number: None }
}

fn accepting(by: PlayerId) -> Command {
    Command::Accept { by: by.into(), number: None }
}

fn declining(by: PlayerId) -> Command {
    Command::DeclineOffer { by: by.into(), number: None }
}

fn joining(by: PlayerId) -> Command {
    Command::Join { by: player(by) }
}

fn offer(by: PlayerId, offer: Offer) -> Step {
    Step::Do(offering(by, offer))
}

fn accept(by: PlayerId) -> Step {
    Step::Do(accepting(by))
}

fn decline(by: PlayerId) -> Step {
    Step::Do(declining(by))
}

fn join(by: PlayerId) -> Step {
    Step::Do(joining(by))
}

fn resign(by: PlayerId) -> Step {
    Step::Do(Command::Resign { by: by.into() })
}

/// The answer to an offer by the button of its line.
fn answer(by: PlayerId, command: Command) -> Step {
    Step::PressLine(by, LineSubject::Offer, command)
}

fn biloba() -> NewTable {
    game(GameKind::Biloba, None)
}

fn timed() -> NewTable {
    NewTable { time_control: Some(TimeControl::OneDay), ..biloba() }
}

fn casual() -> NewTable {
    NewTable { casual: true, ..biloba() }
}

fn three() -> NewTable {
    game(GameKind::Biloba, Some(3))
}

fn direct() -> NewTable {
    NewTable { guild: None, channel: direct_channel(ANA), opponents: vec![player(BEN)], ..timed() }
}

fn scripts() -> Vec<GameScript> {
    use LineSubject::PlayerToAct;
    use Step::{Do, Enter, EnterTurn, Pass, PressBoard, PressLine, Turn};
    let with_computer = Do(Command::SeatComputers { by: ANA.into(), computers: computer_players(1) });
    let day = Duration::from_hours(24);
    let mirror = Some(direct_channel(BEN));
    vec![
        GameScript {
            name: "direct",
            table: direct,
            mirror,
            steps: vec![join(BEN), Turn, offer(ANA, Offer::Draw), decline(BEN), Turn, Turn, resign(BEN)],
        },
        GameScript {
            name: "direct_offers",
            table: direct,
            mirror,
            steps: vec![
                join(BEN),
                Turn,
                offer(ANA, Offer::Takeback),
                Turn,
                offer(ANA, Offer::Pause),
                accept(BEN),
                offer(BEN, Offer::Resume),
                accept(ANA),
                offer(ANA, Offer::Draw),
            ],
        },
        GameScript {
            name: "direct_absence",
            table: || NewTable { time_control: None, ..direct() },
            mirror,
            steps: vec![join(BEN), Turn, Pass(day * 4), Turn, Pass(day * 4)],
        },
        GameScript {
            name: "direct_reminder",
            table: direct,
            mirror,
            steps: vec![join(BEN), Turn, Pass(day * 7 / 8), Turn, Turn, Pass(day * 2)],
        },
        GameScript {
            name: "two",
            table: biloba,
            mirror: None,
            steps: vec![join(BEN), Turn, Turn, Turn, resign(BEN)],
        },
        GameScript {
            name: "invitation_cancelled",
            table: biloba,
            mirror: None,
            steps: vec![Do(Command::Cancel { by: ANA.into() })],
        },
        GameScript {
            name: "draw_declined_and_agreed",
            table: biloba,
            mirror: None,
            steps: vec![
                join(BEN),
                Turn,
                offer(ANA, Offer::Draw),
                decline(BEN),
                Turn,
                offer(BEN, Offer::Draw),
                accept(ANA),
            ],
        },
        GameScript {
            name: "draw_lapsed",
            table: biloba,
            mirror: None,
            steps: vec![join(BEN), Turn, offer(ANA, Offer::Draw), Turn, Turn],
        },
        GameScript {
            name: "takeback",
            table: biloba,
            mirror: None,
            steps: vec![join(BEN), Turn, Turn, Turn, offer(ANA, Offer::Takeback), accept(BEN), Turn],
        },
        GameScript {
            name: "pause",
            table: timed,
            mirror: None,
            steps: vec![
                join(BEN),
                Turn,
                offer(ANA, Offer::Pause),
                accept(BEN),
                offer(BEN, Offer::Resume),
                accept(ANA),
                Turn,
            ],
        },
        GameScript {
            name: "reminder",
            table: timed,
            mirror: None,
            steps: vec![join(BEN), Turn, Pass(day * 7 / 8), Turn],
        },
        GameScript {
            name: "time_out",
            table: timed,
            mirror: None,
            steps: vec![join(BEN), Turn, Turn, Pass(day * 2)],
        },
        GameScript {
            name: "absence",
            table: biloba,
            mirror: None,
            steps: vec![join(BEN), Turn, Turn, Pass(day * 4), Do(Command::AskPresence { by: BEN.into() })],
        },
        GameScript {
            name: "presence",
            table: biloba,
            mirror: None,
            steps: vec![
                join(BEN),
                Turn,
                Pass(day * 4),
                Do(Command::AskPresence { by: ANA.into() }),
                Do(Command::ConfirmPresence { by: BEN.into() }),
            ],
        },
        GameScript {
            name: "three",
            table: three,
            mirror: None,
            steps: vec![
                join(BEN),
                join(CY),
                Turn,
                Turn,
                offer(ANA, Offer::Draw),
                accept(BEN),
                decline(CY),
                Turn,
                resign(BEN),
            ],
        },
        GameScript {
            name: "computer",
            table: biloba,
            mirror: None,
            steps: vec![with_computer, Turn, Turn, resign(ANA)],
        },
        GameScript {
            name: "answered",
            table: timed,
            mirror: None,
            steps: vec![
                PressBoard(BEN, joining(BEN)),
                EnterTurn,
                PressBoard(ANA, offering(ANA, Offer::Draw)),
                answer(BEN, declining(BEN)),
                EnterTurn,
                Enter(BEN, offering(BEN, Offer::Pause)),
                answer(ANA, accepting(ANA)),
                Enter(ANA, offering(ANA, Offer::Resume)),
                Enter(BEN, accepting(BEN)),
                Enter(BEN, Command::ExtendTurn { by: BEN.into(), number: None }),
                PressBoard(ANA, offering(ANA, Offer::Takeback)),
                answer(BEN, accepting(BEN)),
                EnterTurn,
                Enter(BEN, offering(BEN, Offer::Draw)),
                answer(ANA, accepting(ANA)),
            ],
        },
        GameScript {
            name: "answered_directly",
            table: direct,
            mirror,
            steps: vec![
                PressBoard(BEN, joining(BEN)),
                EnterTurn,
                EnterTurn,
                Enter(BEN, offering(BEN, Offer::Draw)),
                answer(ANA, declining(ANA)),
                EnterTurn,
                PressBoard(ANA, offering(ANA, Offer::Pause)),
                answer(BEN, accepting(BEN)),
                Enter(BEN, offering(BEN, Offer::Resume)),
                Enter(ANA, accepting(ANA)),
                Enter(ANA, Command::ExtendTurn { by: ANA.into(), number: None }),
                EnterTurn,
            ],
        },
        GameScript {
            name: "answered_presence",
            table: biloba,
            mirror: None,
            steps: vec![
                join(BEN),
                Turn,
                Pass(day * 4),
                PressBoard(ANA, Command::AskPresence { by: ANA.into() }),
                PressLine(BEN, PlayerToAct, Command::ConfirmPresence { by: BEN.into() }),
            ],
        },
        GameScript {
            name: "answered_by_computer",
            table: casual,
            mirror: None,
            steps: vec![
                PressBoard(ANA, Command::SeatComputers { by: ANA.into(), computers: computer_players(1) }),
                EnterTurn,
                PressBoard(ANA, offering(ANA, Offer::Takeback)),
                EnterTurn,
            ],
        },
        GameScript {
            name: "moved",
            table: biloba,
            mirror: None,
            steps: vec![
                join(BEN),
                Turn,
                offer(ANA, Offer::Draw),
                Do(Command::Relocate { by: ANA.into(), guild: Some(GUILD), channel: ChannelId(71) }),
                accept(BEN),
            ],
        },
    ]
}

/// A button of a message that everyone sees.
fn pressed(message: MessageId, has_picture: bool, answers: Option<usize>) -> Origin {
    Origin::Button { message, has_picture, is_private: false, answers }
}

impl GameScript {
    /// Whether people enter commands or press buttons, and are answered.
    fn is_answered(&self) -> bool {
        self.steps.iter().any(|step| !matches!(step, Step::Do(_) | Step::Turn | Step::Pass(_)))
    }

    /// Where a player sees the game.
    fn channel_of(&self, player: PlayerId) -> ChannelId {
        match self.mirror {
            Some(mirror) if player == BEN => mirror,
            _ => (self.table)().channel,
        }
    }
}

/// A process of the bot, which may be killed.
struct Process {
    app: Arc<App<FakePresenter>>,
    background: Background,
}

/// What outlives a process.
struct World {
    store: Store,
    channels: Arc<FakeChannels>,
    time: watch::Sender<Timestamp>,
}

impl World {
    async fn new(faults: impl IntoIterator<Item = Option<Fault>>) -> World {
        let channels = Arc::<FakeChannels>::default();
        channels.faults.lock().extend(faults);
        World { store: temporary().await, channels, time: watch::channel(START).0 }
    }

    fn start(&self) -> Process {
        let host = Host::new(self.store.clone()).with_clock(Clock::Manual(self.time.subscribe()));
        let presenter = FakePresenter { channels: self.channels.clone(), ..FakePresenter::default() };
        let (app, changes) = App::new(host, presenter, Budgets::unlimited());
        app.connections.update(ConnectionState { total: 1, connected: [0].into() });
        let background = Background::default();
        app.spawn_workers(changes, &background);
        Process { app, background }
    }

    /// Does something in a process, and again in the next one if that is killed meanwhile.
    async fn survive<T>(&self, process: &mut Process, work: impl AsyncFn(Arc<App<FakePresenter>>) -> T) -> T {
        loop {
            let app = process.app.clone();
            tokio::select! {
                done = work(app) => return done,
                () = self.channels.killed.notified() => {}
            }
            process.background.shutdown().await;
            *process = self.start();
        }
    }

    /// Plays a script, and returns what people see in its channels then.
    async fn play(&self, script: &GameScript) -> String {
        let mut process = self.start();
        let tables = process.app.host.tables();
        let opened = match script.mirror {
            None => tables.open((script.table)()).await,
            Some(mirror) => tables.open_mirrored((script.table)(), (BEN, mirror)).await,
        };
        let opened = opened.expect("a free channel");
        let table = opened.table.id();
        self.show(&mut process, opened).await;
        for step in &script.steps {
            let (command, origin) = match step {
                Step::Do(command) => (command.clone(), None),
                Step::Enter(by, command) => (command.clone(), Some((*by, Origin::Command))),
                Step::PressBoard(by, command) => {
                    let button = |control: &Control| matches!(control, Control::Board(..));
                    let message = self.channels.newest_with(script.channel_of(*by), button);
                    (command.clone(), Some((*by, pressed(message, true, None))))
                }
                Step::PressLine(by, subject, command) => {
                    let button =
                        |control: &Control| matches!(control, Control::AtTable(_, known) if known == subject);
                    let message = self.channels.newest_with(script.channel_of(*by), button);
                    let open = load(&process, table).await.offer().map(|open| open.number);
                    let answers = open.filter(|_| *subject == LineSubject::Offer);
                    (command.clone(), Some((*by, pressed(message, false, answers))))
                }
                Step::Turn | Step::EnterTurn => {
                    let now = load(&process, table).await;
                    let text = now.game().expect("a game").position().legal_turns().swap_remove(0);
                    let by = now.to_act().expect("a running game").id;
                    let entered = matches!(step, Step::EnterTurn);
                    let origin = by.human_id().filter(|_| entered).map(|by| (by, Origin::Command));
                    (Command::Turn { by, text, number: None }, origin)
                }
                Step::Pass(time) => {
                    self.time.send_modify(|now| *now = *now + *time);
                    self.settle(&mut process, table).await;
                    continue;
                }
            };
            let told = match &command {
                Command::Turn { text, .. } => Some(format!("You played {text}.")),
                _ => None,
            };
            let outcome = execute(&process.app, table, command).await;
            let reply = origin.map(|(player, origin)| FakeReply {
                presenter: FakePresenter { channels: self.channels.clone(), ..FakePresenter::default() },
                player,
                channel: script.channel_of(player),
                origin,
                told,
            });
            self.show_to(&mut process, outcome, reply).await;
        }
        self.settle(&mut process, table).await;
        process.background.shutdown().await;
        self.read(|channel| self.channels.as_text(channel))
    }

    /// All channels in which something is shown.
    fn read(&self, as_text: impl Fn(ChannelId) -> String) -> String {
        let shown = |channel| {
            let text = as_text(channel);
            if text.is_empty() { text } else { format!("# channel {channel}\n\n{text}\n") }
        };
        let channels = [CHANNEL, ChannelId(71), direct_channel(ANA), direct_channel(BEN)];
        channels.map(shown).concat()
    }

    async fn show(&self, process: &mut Process, outcome: CommandOutcome) {
        self.show_to(process, outcome, None).await;
    }

    async fn show_to(&self, process: &mut Process, outcome: CommandOutcome, reply: Option<FakeReply>) {
        let table = outcome.table.id();
        let outcome = match &reply {
            Some(reply) => outcome.without_call_of(reply.player),
            None => outcome,
        };
        let change = process.app.start(outcome);
        let reply = reply.as_ref().map(|reply| reply as &dyn Reply);
        // A killed process does not go on; the next one does.
        tokio::select! {
            () = process.app.show(change, reply) => {}
            () = self.channels.killed.notified() => {
                process.background.shutdown().await;
                *process = self.start();
            }
        }
        self.settle(process, table).await;
    }

    /// Waits until all that has happened is shown, and the computers have moved.
    async fn settle(&self, process: &mut Process, table: TableId) {
        self.survive(process, async |app| {
            wait_until(async || {
                let now = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
                let is_due = app.host.schedule().next_due(crate::store::Shards::ALL).await.expect("a store");
                let is_pending = !app.host.deliveries().pending().await.expect("a store").is_empty()
                    || !app.host.mirrors().pending().await.expect("a store").is_empty();
                let awaits_computer = displayed::awaits_reply(&now);
                !is_pending && !awaits_computer && is_due.is_none_or(|due| due > app.host.clock().now())
            })
            .await;
            app.outbox.wait_until_idle(table).await;
            loop {
                app.update_posts(table).await;
                drop(app.table_posts.lock(table).await);
                if !app.table_posts.is_marked(table) {
                    break;
                }
                sleep(Duration::from_millis(5)).await;
            }
        })
        .await;
    }
}

async fn load(process: &Process, table: TableId) -> Arc<Table> {
    process.app.host.tables().load(TableRef::Id(table)).await.expect("a table")
}

#[tokio::test]
async fn games_look_as_they_should() {
    for script in scripts() {
        let world = World::new([]).await;
        world.play(&script).await;
        let shown = world.read(|channel| world.channels.with_answers(channel));
        let path = format!("{}/tests/data/channels/games/{}.txt", env!("CARGO_MANIFEST_DIR"), script.name);
        if std::env::var_os("RENEW").is_some() {
            fs::write(&path, &shown).expect("a file that can be written");
        }
        assert_eq!(shown, fs::read_to_string(&path).unwrap_or_default(), "{path}");
    }
}

/// What people see in channels, whatever answers them. An answer is a reply; what the bot posts in its place is none. The answer to a
/// question takes the place of that with its ping, which is deleted otherwise.
fn seen(channels: &str, script: &GameScript) -> String {
    let replaces =
        script.steps.iter().any(|step| matches!(step, Step::PressLine(_, LineSubject::PlayerToAct, _)));
    let head = |line: &str| match line.strip_prefix("B-Side") {
        Some(_) if replaces => "B-Side:".to_owned(),
        Some(marks) if script.is_answered() => format!("B-Side{}", marks.replace(" replies", "")),
        _ => line.to_owned(),
    };
    channels.lines().map(head).collect::<Vec<String>>().join("\n")
}

/// Each fault happens to one of the first requests of each script. `BSIDE_LONG=1` tries all of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faults_change_nothing_of_what_people_see() {
    let faults =
        [Fault::RequestLost, Fault::ReceiptLost, Fault::KilledBefore, Fault::KilledAfter, Fault::RateLimited];
    let mut wrong = Vec::new();
    for (number, script) in scripts().iter().enumerate() {
        let world = World::new([]).await;
        let expected = world.play(script).await;
        let requests = world.channels.requests.load(Ordering::Relaxed);
        let cases: Vec<(usize, Fault)> =
            (0..requests).flat_map(|request| faults.map(|fault| (request, fault))).collect();
        let step = if is_long() { 1 } else { (cases.len() / SAMPLED).max(1) };
        let cases = cases.into_iter().skip(if is_long() { 0 } else { number % step }).step_by(step);
        let played = cases.map(async |(request, fault)| {
            let faults = (0..request).map(|_| None).chain([Some(fault)]);
            let shown = timeout(WORKER_TIMEOUT * 2, World::new(faults).await.play(script)).await;
            (request, fault, shown.unwrap_or_else(|_| "it is never shown".to_owned()))
        });
        for (request, fault, shown) in futures_util::StreamExt::collect::<Vec<_>>(
            futures_util::StreamExt::buffer_unordered(futures_util::stream::iter(played), 8),
        )
        .await
        {
            if seen(&shown, script) != seen(&expected, script) {
                wrong.push(format!("{} with {fault:?} of request {request}:\n{shown}", script.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}
