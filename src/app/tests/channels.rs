//! Channels as people see them after some events: short scripts, whose channels are in `tests/data/channels`, and what faults change
//! of them, which is nothing. `RENEW=1` writes the files again; read each one that has changed.

use super::fake_channels::PASSING_FAULTS;
use super::world::{Process, START, World, assert_approved, changes_by_faults, played};
use super::*;
use crate::host::{NotifyMode, Preferences, Seek, Shards, Subject};
use crate::tournament::{self, Command as Event, Form, Settings, TournamentId};
use futures_util::FutureExt as _;
use futures_util::future::LocalBoxFuture;

const OTHER_CHANNEL: ChannelId = ChannelId(71);
const THIRD_CHANNEL: ChannelId = ChannelId(72);
const OTHER_GUILD: GuildId = GuildId(8);
const DAY: Duration = Duration::from_hours(24);

type Run = for<'a> fn(&'a mut Stage<'_>) -> LocalBoxFuture<'a, ()>;

/// What happens, and the channels that show it.
struct ChannelScript {
    name: &'static str,
    channels: &'static [ChannelId],
    run: Run,
}

fn scripts() -> Vec<ChannelScript> {
    const ANA_AND_BEN: [ChannelId; 2] = [direct_channel(ANA), direct_channel(BEN)];
    let script = |name, channels, run: Run| ChannelScript { name, channels, run };
    vec![
        script("round_robin", &[CHANNEL], |stage| round_robin(stage).boxed_local()),
        script("knockout", &[CHANNEL], |stage| knockout(stage).boxed_local()),
        script("cancelled", &[CHANNEL], |stage| cancelled(stage).boxed_local()),
        script("ladder", &[CHANNEL], |stage| ladder(stage).boxed_local()),
        script("moved", &[CHANNEL, OTHER_CHANNEL], |stage| moved(stage).boxed_local()),
        script("lost_channel", &[OTHER_CHANNEL], |stage| lost_channel(stage).boxed_local()),
        script("deleted_winner", &[CHANNEL], |stage| deleted_winner(stage).boxed_local()),
        script("seeks", &[CHANNEL, OTHER_CHANNEL, THIRD_CHANNEL], |stage| seeks(stage).boxed_local()),
        script("daily_puzzles", &[CHANNEL], |stage| daily_puzzles(stage).boxed_local()),
        script("direct_messages", &ANA_AND_BEN, |stage| direct_messages(stage).boxed_local()),
    ]
}

/// Plays a script, and returns what people see in its channels then.
async fn play(world: &World, script: &ChannelScript) -> String {
    let mut stage = Stage { world, process: world.start() };
    (script.run)(&mut stage).await;
    stage.process.background.shutdown().await;
    let shown = |channel: &ChannelId| format!("# channel {channel}\n\n{}", world.channels.as_text(*channel));
    script.channels.iter().map(shown).collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn channels_look_as_they_should() {
    for script in scripts() {
        let shown = played(play(&World::new([]).await, &script)).await;
        assert_approved(script.name, &shown);
    }
}

/// What people see, without the ids of messages in links: where two channels are told something at the same moment, either may be first.
fn without_ids(shown: &str) -> String {
    let without_id = |line: &str| match line.split_once("https://discord.com/channels/") {
        Some((text, link)) => format!("{text}{}", link.rsplit_once('/').map_or(link, |(channel, _)| channel)),
        None => line.to_owned(),
    };
    shown.lines().map(without_id).collect::<Vec<_>>().join("\n")
}

/// Each fault happens to one of the first requests of each script. `BSIDE_LONG=1` tries all of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faults_change_nothing_of_what_people_see() {
    let mut wrong = Vec::new();
    for (number, script) in scripts().iter().enumerate() {
        let play = async |world: &World| play(world, script).await;
        wrong.extend(changes_by_faults((number, script.name), &PASSING_FAULTS, play, without_ids).await);
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

/// A world with a process, and what people do there.
struct Stage<'a> {
    world: &'a World,
    process: Process,
}

impl Stage<'_> {
    fn app(&self) -> Arc<App<FakeMessenger>> {
        self.process.app.clone()
    }

    async fn wait_until(&mut self, is_done: impl AsyncFn(&App<FakeMessenger>) -> bool) {
        self.world.survive_until(&mut self.process, is_done).await;
    }

    async fn open(&mut self, name: &str, form: Form) -> TournamentId {
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        let settings = Settings::new(name.to_owned(), GUILD, CHANNEL, player(ANA), setup, form);
        let opened = self.app().host.tournaments().open(settings).await.expect("room").tournament;
        self.tournament_has_changed(opened.id()).await;
        opened.id()
    }

    /// People do these things at a tournament, one after the other.
    async fn at(&mut self, id: TournamentId, events: impl IntoIterator<Item = Event>) {
        for event in events {
            self.app().host.tournaments().execute(id, event).await.expect("it can be carried out");
            self.tournament_has_changed(id).await;
        }
    }

    async fn tournament_has_changed(&mut self, id: TournamentId) {
        self.app().tournament_changed(id);
        self.tournaments_are_shown().await;
    }

    async fn tournaments_are_shown(&mut self) {
        self.wait_until(async |app| {
            let tournaments = || app.host.tournaments();
            let due = tournaments().due(&[Shards::ALL], START).await.expect("a store");
            due.is_empty()
                && tournaments().unshown(&[Shards::ALL]).await.expect("a store").is_empty()
                && app.host.deliveries().pending().await.expect("a store").is_empty()
        })
        .await;
    }

    /// In every game of a tournament, the player to move resigns.
    async fn resign_all(&mut self, id: TournamentId) {
        for open in self.app().host.tournaments().open_tables(id).await.expect("a store") {
            let table = self.load(open.table).await;
            let by = table.to_act().expect("a running game").id;
            self.at_table(open.table, Command::Resign { by }).await;
            self.tournaments_are_shown().await;
        }
    }

    async fn load(&self, table: TableId) -> Arc<Table> {
        self.app().host.tables().load(TableRef::Id(table)).await.expect("a table")
    }

    async fn at_table(&mut self, table: TableId, command: Command) {
        let outcome = execute(&self.app(), table, command).await;
        self.world.show(&mut self.process, outcome, None).await;
    }

    /// Ana invites to a game.
    async fn invite(&mut self, channel: ChannelId) -> TableId {
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        let table = NewTable { guild: Some(GUILD), ..NewTable::new(channel, player(ANA), setup) };
        let opened = self.app().host.tables().open(table).await.expect("a free channel");
        let table = opened.table.id();
        self.world.show(&mut self.process, opened, None).await;
        table
    }

    /// Ana and Ben begin a game.
    async fn begin(&mut self, channel: ChannelId) -> TableId {
        let table = self.invite(channel).await;
        self.at_table(table, Command::Join { by: player(BEN) }).await;
        self.players_are_told().await;
        table
    }

    /// Somebody else begins a game with Ana, which Ben watches.
    async fn begin_watched(&mut self) -> TableId {
        let table = self.invite(THIRD_CHANNEL).await;
        self.at_table(table, Command::Join { by: player(PlayerId(3)) }).await;
        let watched = self.load(table).await;
        self.app().host.notices().watch(BEN, &watched).await.expect("it is running");
        table
    }

    /// The player to act plays the first legal turn.
    async fn turn(&mut self, table: TableId) {
        let now = self.load(table).await;
        let text = now.game().expect("a game").position().legal_turns().swap_remove(0);
        let by = now.to_act().expect("a running game").id;
        self.at_table(table, Command::Turn { by, text, number: None }).await;
        self.players_are_told().await;
    }

    /// Waits until direct messages tell what they should.
    async fn players_are_told(&mut self) {
        let time = &self.world.time;
        let is_told = async |app: &App<FakeMessenger>| {
            let notices = || app.host.notices();
            let is_told = notices().pending().await.expect("a store").is_empty()
                && notices().ended_watches().await.expect("a store").is_empty()
                && notices().due_digests().await.expect("a store").is_empty()
                && app.host.deliveries().pending().await.expect("a store").is_empty();
            if !is_told {
                // A round that has failed is followed by another one.
                time.send_modify(|now| *now = *now + Duration::from_secs(1));
            }
            is_told
        };
        self.world.survive_until(&mut self.process, is_told).await;
    }

    /// A guild shows seeks in this channel.
    async fn shows_seeks(&mut self, guild: GuildId, channel: ChannelId) {
        let change = |settings: &mut crate::host::GuildSettings| settings.seeks_channel = Some(channel);
        self.app().host.settings().update_guild(guild, change).await.expect("a store");
        self.seeks_are_shown().await;
    }

    async fn seek(&mut self, by: PlayerId) -> Seek {
        let (by, app) = (player(by), self.app());
        let opened = app.host.seeks().open((&by, None), GameKind::Bizingo, Some(TimeControl::OneDay));
        let seek = opened.await.expect("a store").seek;
        self.seeks_are_shown().await;
        seek
    }

    async fn seeks_are_shown(&mut self) {
        self.wait_until(async |app| {
            app.rounds.add(Round::Seeks);
            // Where one is outdated, another one is posted afterwards.
            app.host.seeks().outdated_posts(&[Shards::ALL]).await.expect("a store").is_empty()
                && app.host.seeks().unposted(&[Shards::ALL]).await.expect("a store").is_empty()
        })
        .await;
    }

    async fn choose(&mut self, player: PlayerId, change: impl Fn(&mut Preferences)) {
        self.app().host.settings().update_player(player, change).await.expect("a store");
    }
}

fn joins(players: impl IntoIterator<Item = u64>) -> impl Iterator<Item = Event> {
    players.into_iter().map(|id| Event::Join { by: player(PlayerId(id)), rating: 1500 })
}

fn start() -> Event {
    Event::Start { ratings: Vec::new() }
}

/// A round robin of three.
async fn round_robin(stage: &mut Stage<'_>) {
    let id = stage.open("Spring open", Form::RoundRobin { double: false }).await;
    stage.at(id, joins(1..=3)).await;
    stage.at(id, [start()]).await;
    for _ in 1..=3 {
        stage.resign_all(id).await;
    }
}

/// A knockout that is paused and loses a player.
async fn knockout(stage: &mut Stage<'_>) {
    let id = stage.open("Cup", Form::Knockout).await;
    stage.at(id, joins(1..=4)).await;
    let withdrawn = Event::Withdraw { player: PlayerId(4).into() };
    stage.at(id, [start(), Event::Pause, Event::Resume, withdrawn]).await;
}

/// A tournament that is cancelled.
async fn cancelled(stage: &mut Stage<'_>) {
    let id = stage.open("Cup", Form::Knockout).await;
    stage.at(id, joins(1..=2)).await;
    stage.at(id, [Event::Leave { by: BEN.into() }, Event::Cancel]).await;
}

/// A ladder with challenges.
async fn ladder(stage: &mut Stage<'_>) {
    let id = stage.open("Pyramid", Form::Ladder).await;
    stage.at(id, joins(1..=4)).await;
    let challenge = |by: u64, opponent: u64| Event::Challenge {
        by: PlayerId(by).into(),
        opponent: PlayerId(opponent).into(),
        away_until: None,
    };
    stage.at(id, [start(), challenge(2, 1), challenge(4, 3)]).await;
    let [accepts, declines] = [PlayerId(1), PlayerId(3)];
    let answers =
        [Event::AcceptChallenge { by: accepts.into() }, Event::DeclineChallenge { by: declines.into() }];
    stage.at(id, answers).await;
    stage.resign_all(id).await;
    stage.at(id, [challenge(3, 2)]).await;
}

/// A tournament that moves to another channel and back.
async fn moved(stage: &mut Stage<'_>) {
    let id = stage.open("Cup", Form::Knockout).await;
    stage.at(id, joins(1..=2)).await;
    stage.at(id, [start()]).await;
    stage.at(id, [Event::Relocate { channel: OTHER_CHANNEL }]).await;
    let channels = &stage.world.channels;
    assert_eq!(channels.count(CHANNEL, "has moved to <#71>"), 1, "{}", channels.as_text(CHANNEL));
    stage.world.time.send_replace(START + Duration::from_mins(1));
    stage.at(id, [Event::Relocate { channel: CHANNEL }]).await;
}

/// A tournament whose channel was deleted goes on in another one.
async fn lost_channel(stage: &mut Stage<'_>) {
    let id = stage.open("Cup", Form::Knockout).await;
    stage.at(id, joins(1..=2)).await;
    stage.at(id, [start()]).await;
    stage.world.channels.gone.lock().push(CHANNEL);
    stage.app().host.tournaments().execute(id, Event::Pause).await.expect("it is running");
    stage.app().tournament_changed(id);
    stage
        .wait_until(async |app| {
            let stored = app.host.posts().of(Subject::Tournament(id)).await.expect("a store");
            stored.iter().any(|known| known.slot.starts_with("news-") && known.message.is_none())
        })
        .await;
    stage.at(id, [Event::Relocate { channel: OTHER_CHANNEL }]).await;
}

/// A tournament whose winner deletes their data.
async fn deleted_winner(stage: &mut Stage<'_>) {
    let id = stage.open("Cup", Form::Knockout).await;
    stage.at(id, joins(1..=2)).await;
    stage.at(id, [start()]).await;
    stage.resign_all(id).await;
    let tournament = stage.app().host.tournaments().load(id).await.expect("a tournament");
    assert_eq!(tournament.phase(), tournament::Phase::Finished);
    let winner = tournament.entrants()[tournament.order()[0]].player.human_id().expect("a person");
    stage.app().delete_player(winner).await.expect("a store");
    stage.tournament_has_changed(id).await;
    let shown = stage.world.channels.as_text(CHANNEL);
    assert!(!shown.contains(&player(winner).name), "{shown}");
}

/// Seeks that are taken, withdrawn and moved.
async fn seeks(stage: &mut Stage<'_>) {
    for (guild, channel) in [(GUILD, CHANNEL), (OTHER_GUILD, OTHER_CHANNEL)] {
        stage.shows_seeks(guild, channel).await;
    }
    let (taken, withdrawn) = (stage.seek(ANA).await, stage.seek(BEN).await);
    stage.seek(PlayerId(3)).await;
    let (table, _) = crate::app::seek_joins::table_of_seek(&taken, GUILD, ChannelId(90)).expect("a set-up");
    let joined = player(PlayerId(4));
    stage.app().host.tables().open_sought(taken.id, table, &joined, None).await.expect("it is open");
    stage.app().host.seeks().withdraw(withdrawn.id, BEN, None).await.expect("a store");
    stage.shows_seeks(OTHER_GUILD, THIRD_CHANNEL).await;
}

/// Puzzles of two days.
async fn daily_puzzles(stage: &mut Stage<'_>) {
    let change = |settings: &mut crate::host::GuildSettings| {
        settings.daily_channel = Some(CHANNEL);
        settings.daily_hour = Some(10);
    };
    stage.app().host.settings().update_guild(GUILD, change).await.expect("a store");
    for day in 0..2 {
        let now = START + Duration::from_hours(3) + DAY * day;
        stage.world.time.send_replace(now);
        let is_posted = async |app: &App<FakeMessenger>| {
            app.record_attended(vec![Shards::ALL], now);
            let due = app.host.read(async |mut tx| Ok(tx.daily_puzzles().due(&[Shards::ALL], now).await?));
            due.await.expect("a store").is_empty()
        };
        stage.wait_until(is_posted).await;
    }
}

/// Ana is told once a day which games wait for her. Ben is told of each at once, and of the end of one that he watches.
async fn direct_messages(stage: &mut Stage<'_>) {
    stage.choose(BEN, |chosen| chosen.notify = Some(NotifyMode::Direct)).await;
    let once_a_day = |chosen: &mut Preferences| {
        chosen.notify = Some(NotifyMode::Digest);
        chosen.digest_hour = Some(10);
    };
    stage.choose(ANA, once_a_day).await;
    let first = stage.begin(CHANNEL).await;
    stage.turn(first).await;
    let waits = "your turn";
    assert_eq!(stage.world.channels.count(direct_channel(BEN), waits), 1);
    let second = stage.begin(OTHER_CHANNEL).await;
    stage.world.time.send_replace(START + Duration::from_hours(3));
    stage.players_are_told().await;
    stage.turn(first).await;
    stage.wait_until(async |app| app.messenger.channels.count(direct_channel(BEN), waits) == 0).await;
    stage.world.time.send_replace(START + Duration::from_hours(3) + DAY);
    stage.players_are_told().await;
    let watched = stage.begin_watched().await;
    stage.at_table(watched, Command::Resign { by: ANA.into() }).await;
    stage.players_are_told().await;
    stage.turn(second).await;
}
