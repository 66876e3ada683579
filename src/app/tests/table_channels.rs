//! Channels of games as people see them: short scripts, whose channels are in `tests/data/channels/games`, and what faults change of
//! them, which is nothing. `RENEW=1` writes the files again; read each one that has changed.

use super::fake_channels::{Fault, PASSING_FAULTS};
use super::fake_reply::FakeReply;
use super::world::{Process, World, assert_approved, changes_by_faults, played};
use super::*;
use crate::app::analysis::votes::Acted;
use crate::app::news::reply::Origin;
use crate::app::posts::content::{Control, LineSubject};
use bside_test_support::properties::{is_long, values};
use futures_util::{StreamExt as _, stream};
use proptest::collection::vec;
use proptest::sample::select;

const CY: PlayerId = PlayerId(3);
const DAN: PlayerId = PlayerId(4);
const THREAD: ChannelId = ChannelId(71);
/// The channels in which games are played.
const CHANNELS: [ChannelId; 4] = [CHANNEL, THREAD, direct_channel(ANA), direct_channel(BEN)];

/// What happens in a game.
#[derive(Clone, Debug)]
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
    /// Plays a turn by a command.
    EnterTurn,
    /// Somebody without a seat votes for the legal turn with this index.
    Vote(PlayerId, usize),
    /// Lets this time pass.
    Pass(Duration),
    /// Somebody writes this number of messages in the channel.
    Write(PlayerId, usize),
    /// The bot loses its permissions in the channel.
    Close,
    /// They are given back.
    Reopen,
}

/// A game in a channel, and what happens there.
#[derive(Clone, Debug)]
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

/// The server plays.
fn team() -> NewTable {
    let club = Player::server(GUILD, "The Club".to_owned());
    NewTable { by: club, casual: true, shows_votes: true, ..timed() }
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
    use Step::{Close, Do, Enter, EnterTurn, Pass, PressBoard, PressLine, Reopen, Turn, Vote, Write};
    let with_computer =
        Do(Command::SeatComputers { by: ANA.into(), computers: computer_players(1), rated: true });
    let day = Duration::from_hours(24);
    let mirror = Some(direct_channel(BEN));
    vec![
        GameScript {
            name: "votes",
            table: team,
            mirror: None,
            steps: vec![
                Do(Command::SeatComputers { by: team().by.id, computers: computer_players(1), rated: false }),
                Vote(ANA, 0),
                Vote(BEN, 1),
                Vote(CY, 1),
                Pass(day),
                Vote(ANA, 0),
                Vote(BEN, 0),
                Pass(day),
                Pass(day),
                Vote(CY, 0),
                Pass(day),
            ],
        },
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
            name: "four",
            table: || game(GameKind::Biloba, Some(4)),
            mirror: None,
            steps: vec![
                join(BEN),
                join(CY),
                join(DAN),
                Turn,
                Turn,
                offer(BEN, Offer::Takeback),
                accept(ANA),
                accept(CY),
                accept(DAN),
                Turn,
                resign(CY),
                Turn,
                resign(ANA),
                resign(DAN),
            ],
        },
        GameScript {
            name: "computer",
            table: biloba,
            mirror: None,
            steps: vec![with_computer.clone(), Turn, Turn, resign(ANA)],
        },
        GameScript {
            name: "interrupted",
            table: biloba,
            mirror: None,
            steps: vec![with_computer, Turn, Write(CY, 6), Turn, Write(CY, 1), Turn],
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
                PressBoard(
                    ANA,
                    Command::SeatComputers { by: ANA.into(), computers: computer_players(1), rated: true },
                ),
                EnterTurn,
                PressBoard(ANA, offering(ANA, Offer::Takeback)),
                EnterTurn,
            ],
        },
        GameScript {
            name: "permission",
            table: biloba,
            mirror: None,
            steps: vec![join(BEN), EnterTurn, EnterTurn, EnterTurn, Close, Turn, Reopen, resign(ANA)],
        },
        GameScript {
            name: "invitation_moved",
            table: biloba,
            mirror: None,
            steps: vec![
                Do(Command::Relocate { by: ANA.into(), guild: Some(GUILD), channel: THREAD }),
                join(BEN),
                Turn,
                resign(BEN),
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
                Do(Command::Relocate { by: ANA.into(), guild: Some(GUILD), channel: THREAD }),
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
        self.steps.iter().any(|step| {
            matches!(step, Step::Enter(..) | Step::EnterTurn | Step::PressBoard(..) | Step::PressLine(..))
        })
    }

    /// Where a player sees the game.
    fn channel_of(&self, player: PlayerId) -> ChannelId {
        match self.mirror {
            Some(mirror) if player == BEN => mirror,
            _ => (self.table)().channel,
        }
    }
}

/// All channels in which something is shown.
fn read(as_text: impl Fn(ChannelId) -> String) -> String {
    let shown = |channel| {
        let text = as_text(channel);
        if text.is_empty() { text } else { format!("# channel {channel}\n\n{text}\n") }
    };
    CHANNELS.map(shown).concat()
}

/// Plays a script in processes that take turns, and returns what people see in its channels then.
async fn play(world: &World, script: &GameScript, process_count: usize) -> String {
    let mut processes: Vec<Process> = (0..process_count).map(|_| world.start()).collect();
    let tables = processes[0].app.host.tables();
    let opened = match script.mirror {
        None => tables.open((script.table)()).await,
        Some(mirror) => tables.open_mirrored((script.table)(), (BEN, mirror)).await,
    };
    let opened = opened.expect("a free channel");
    let table = opened.table.id();
    world.show(&mut processes[0], opened, None).await;
    settle(world, &mut processes, table).await;
    for (number, step) in script.steps.iter().enumerate() {
        let process = &mut processes[number % process_count];
        if let Some((command, origin)) = act(world, &process.app, (script, table), step).await {
            let told = match &command {
                Command::Turn { text, .. } => Some(format!("You played {text}.")),
                _ => None,
            };
            let outcome = execute(&process.app, table, command).await;
            let reply = origin.map(|(player, origin)| {
                let (channels, channel) = (world.channels.clone(), script.channel_of(player));
                FakeReply { channels, player, channel, origin, told }
            });
            world.show(process, outcome, reply.as_ref()).await;
        }
        settle(world, &mut processes, table).await;
    }
    for process in processes {
        process.background.shutdown().await;
    }
    read(|channel| world.channels.as_text(channel))
}

/// Does what happens in a step. Returns the command of it, and who is answered.
async fn act(
    world: &World,
    app: &App<FakeMessenger>,
    (script, table): (&GameScript, TableId),
    step: &Step,
) -> Option<(Command, Option<(PlayerId, Origin)>)> {
    let now = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    let acted = match step {
        Step::Do(command) => (command.clone(), None),
        Step::Enter(by, command) => (command.clone(), Some((*by, Origin::Command))),
        Step::PressBoard(by, command) => {
            let button = |control: &Control| matches!(control, Control::Board(..));
            let message = world.channels.newest_with(script.channel_of(*by), button);
            (command.clone(), Some((*by, pressed(message, true, None))))
        }
        Step::PressLine(by, subject, command) => {
            let button =
                |control: &Control| matches!(control, Control::AtTable(_, known) if known == subject);
            let message = world.channels.newest_with(script.channel_of(*by), button);
            let open = now.offer().map(|open| open.number);
            let answers = open.filter(|_| *subject == LineSubject::Offer);
            (command.clone(), Some((*by, pressed(message, false, answers))))
        }
        Step::Turn | Step::EnterTurn => {
            let text = now.game().expect("a game").position().legal_turns().swap_remove(0);
            let by = now.to_act().expect("a running game").id;
            let entered = matches!(step, Step::EnterTurn);
            let origin = by.human_id().filter(|_| entered).map(|by| (by, Origin::Command));
            (Command::Turn { by, text, number: None }, origin)
        }
        Step::Vote(by, index) => {
            let text = now.game().expect("a game").position().legal_turns().swap_remove(*index);
            let command = Command::Turn { by: (*by).into(), text, number: None };
            let acted =
                app.act(TableRef::Id(table), (*by, Some(GUILD)), command, Ok(())).await.expect("a vote");
            assert!(matches!(acted, Acted::Voted(_)));
            return None;
        }
        Step::Pass(time) => {
            world.time.send_modify(|now| *now = *now + *time);
            return None;
        }
        Step::Write(by, count) => {
            (1..=*count)
                .for_each(|number| world.channels.write(now.channel(), *by, &format!("message {number}")));
            return None;
        }
        Step::Close => {
            world.channels.closed.lock().push(now.channel());
            return None;
        }
        Step::Reopen => {
            world.channels.closed.lock().clear();
            app.report_guild_change(GUILD, GuildChange::Updated);
            return None;
        }
    };
    Some(acted)
}

/// Waits until all that has happened is shown, and the computers have moved. While a channel takes nothing, nothing is shown there.
async fn settle(world: &World, processes: &mut [Process], table: TableId) {
    if !world.channels.closed.lock().is_empty() {
        return;
    }
    let is_shown = async |app: &App<FakeMessenger>| {
        let now = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
        let is_due = app.host.schedule().next_due(crate::store::Shards::ALL).await.expect("a store");
        let is_pending = !app.host.deliveries().pending().await.expect("a store").is_empty()
            || !app.host.mirrors().pending().await.expect("a store").is_empty();
        let awaits_computer = crate::app::posts::displayed::awaits_reply(&now);
        if is_pending || awaits_computer || is_due.is_some_and(|due| due <= app.host.clock().now()) {
            return false;
        }
        app.outbox.wait_until_idle(table).await;
        app.update_posts(table).await;
        !app.table_posts.contains(table) && (!now.has_team() || !app.outbox.changed.contains(table))
    };
    for process in processes {
        world.survive_until(process, is_shown).await;
    }
}

#[tokio::test]
async fn games_look_as_they_should() {
    for script in scripts() {
        let world = World::new([]).await;
        played(play(&world, &script, 1)).await;
        let shown = read(|channel| world.channels.with_answers(channel));
        assert_approved(&format!("games/{}", script.name), &shown);
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
    let mut wrong = Vec::new();
    for (number, script) in scripts().iter().enumerate() {
        let play = async |world: &World| play(world, script, 1).await;
        let seen = |shown: &str| seen(shown, script);
        wrong.extend(changes_by_faults((number, script.name), &PASSING_FAULTS, play, seen).await);
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_show_what_one_shows() {
    for script in scripts() {
        let [one, two] = [1, 2].map(async |count| {
            let shown = played(play(&World::new([]).await, &script, count)).await;
            seen(&shown, &script)
        });
        let (one, two) = tokio::join!(one, two);
        assert_eq!(two, one, "{}", script.name);
    }
}

/// Up to four faults at random requests, in one process or in two. `BSIDE_LONG=1` walks longer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn random_faults_leave_what_people_act_by() {
    let fault = select([&PASSING_FAULTS[..], &[Fault::Refused]].concat());
    let walk = (select(scripts()), 1..=2_usize, vec((0..30_usize, fault), 1..=4));
    let walks = if is_long() { 1000 } else { 20 };
    let walked = values(walk).take(walks).map(async |(script, process_count, faults)| {
        let mut requests = vec![None; 30];
        // It is not known which of two processes is killed. A direct invitation that is refused is taken back, and a line has no button.
        let has_line = |step: &Step| matches!(step, Step::PressLine(..));
        let is_possible = |fault: Fault| match fault {
            Fault::Refused => script.mirror.is_none() && !script.steps.iter().any(has_line),
            _ => process_count == 1 || !fault.is_kill(),
        };
        for (at, fault) in faults.iter().filter(|(_, fault)| is_possible(*fault)) {
            requests[*at] = Some(*fault);
        }
        let [undisturbed, world] = [World::new([]).await, World::new(requests.clone()).await];
        let expected = played(play(&undisturbed, &script, process_count)).await;
        let shown = played(play(&world, &script, process_count)).await;
        let newest = |world: &World| CHANNELS.map(|channel| world.channels.newest_board(channel));
        // After a refusal, lines and former boards may differ.
        let is_right = match requests.contains(&Some(Fault::Refused)) {
            true => newest(&world) == newest(&undisturbed),
            false => seen(&shown, &script) == seen(&expected, &script),
        };
        (!is_right).then(|| format!("{} in {process_count} with {faults:?}:\n{shown}", script.name))
    });
    let wrong: Vec<Option<String>> = stream::iter(walked).buffer_unordered(8).collect().await;
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}
