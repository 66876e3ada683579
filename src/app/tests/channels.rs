//! Channels as people see them after some events: short scripts, whose channels are in `tests/data/channels`. `RENEW=1` writes the
//! files again; read each one that has changed.

use super::*;
use crate::host::{Seek, Shards, Subject};
use crate::tournament::{self, Command as Event, Form, Settings, TournamentId};
use std::fs;

const OTHER_CHANNEL: ChannelId = ChannelId(71);
const OTHER_GUILD: GuildId = GuildId(8);
const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);

/// An application with its workers, whose clock is set by hand.
struct Script {
    app: Arc<App<FakePresenter>>,
    background: Background,
    time: watch::Sender<Timestamp>,
}

impl Script {
    async fn new() -> Script {
        let (time, clock) = watch::channel(START);
        let (app, changes) = application_with_clock(Clock::Manual(clock)).await;
        let background = Background::default();
        app.spawn_workers(changes, &background);
        Script { app, background, time }
    }

    async fn open(&self, name: &str, form: Form) -> TournamentId {
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        let settings = Settings::new(name.to_owned(), GUILD, CHANNEL, player(ANA), setup, form);
        let opened = self.app.host.tournaments().open(settings).await.expect("room").tournament;
        self.app.tournament_changed(opened.id());
        self.tournaments_are_shown().await;
        opened.id()
    }

    /// People do these things at a tournament, one after the other.
    async fn at(&self, id: TournamentId, events: impl IntoIterator<Item = Event>) {
        for event in events {
            self.app.host.tournaments().execute(id, event).await.expect("it can be carried out");
            self.app.tournament_changed(id);
            self.tournaments_are_shown().await;
        }
    }

    async fn tournaments_are_shown(&self) {
        let tournaments = || self.app.host.tournaments();
        wait_until(async || {
            let due = tournaments().due(&[Shards::ALL], START).await.expect("a store");
            due.is_empty() && tournaments().unshown(&[Shards::ALL]).await.expect("a store").is_empty()
        })
        .await;
        all_shown(&self.app).await;
    }

    /// In every game of a tournament, the player to move resigns.
    async fn resign_all(&self, id: TournamentId) {
        for open in self.app.host.tournaments().open_tables(id).await.expect("a store") {
            let table = self.app.host.tables().load(TableRef::Id(open.table)).await.expect("a table");
            let by = table.to_act().expect("a running game").id;
            let resigned = execute(&self.app, open.table, Command::Resign { by }).await;
            self.app.post_outcome(resigned).await;
            self.tournaments_are_shown().await;
        }
    }

    /// A guild shows seeks in this channel.
    async fn shows_seeks(&self, guild: GuildId, channel: Option<ChannelId>) {
        let change = |settings: &mut crate::host::GuildSettings| settings.seeks_channel = channel;
        self.app.host.settings().update_guild(guild, change).await.expect("a store");
        self.app.seeks.report();
    }

    async fn seek(&self, by: PlayerId) -> Seek {
        let by = player(by);
        let opened = self.app.host.seeks().open(&by, GameKind::Bizingo, Some(TimeControl::OneDay));
        let seek = opened.await.expect("a store").seek;
        self.app.seeks.report();
        self.seeks_are_shown().await;
        seek
    }

    async fn seeks_are_shown(&self) {
        let seeks = || self.app.host.seeks();
        let all = [Shards::ALL];
        wait_until(async || {
            // Where one is outdated, another one is posted afterwards.
            seeks().outdated_posts(&all).await.expect("a store").is_empty()
                && seeks().unposted(&all).await.expect("a store").is_empty()
        })
        .await;
    }

    /// Compares channels with the file of this name.
    async fn looks_like(self, name: &str, channels: &[ChannelId]) {
        self.background.shutdown().await;
        let shown = |channel: &ChannelId| {
            format!("# channel {channel}\n\n{}", self.app.presenter.channels.as_text(*channel))
        };
        let shown = channels.iter().map(shown).collect::<Vec<_>>().join("\n");
        let path = format!("{}/tests/data/channels/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("RENEW").is_some() {
            fs::write(&path, &shown).expect("a file that can be written");
        }
        let approved = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(shown, approved, "{path}");
    }
}

fn joins(players: impl IntoIterator<Item = u64>) -> impl Iterator<Item = Event> {
    players.into_iter().map(|id| Event::Join { by: player(PlayerId(id)), rating: 1500 })
}

fn start() -> Event {
    Event::Start { ratings: Vec::new() }
}

#[tokio::test]
async fn a_round_robin_of_three() {
    let script = Script::new().await;
    let id = script.open("Spring open", Form::RoundRobin { double: false }).await;
    script.at(id, joins(1..=3)).await;
    script.at(id, [start()]).await;
    for _ in 1..=3 {
        script.resign_all(id).await;
    }
    script.looks_like("round_robin", &[CHANNEL]).await;
}

#[tokio::test]
async fn a_knockout_that_is_paused_and_loses_a_player() {
    let script = Script::new().await;
    let id = script.open("Cup", Form::Knockout).await;
    script.at(id, joins(1..=4)).await;
    let withdrawn = Event::Withdraw { player: PlayerId(4).into() };
    script.at(id, [start(), Event::Pause, Event::Resume, withdrawn]).await;
    script.looks_like("knockout", &[CHANNEL]).await;
}

#[tokio::test]
async fn a_tournament_that_is_cancelled() {
    let script = Script::new().await;
    let id = script.open("Cup", Form::Knockout).await;
    script.at(id, joins(1..=2)).await;
    script.at(id, [Event::Leave { by: BEN.into() }, Event::Cancel]).await;
    script.looks_like("cancelled", &[CHANNEL]).await;
}

#[tokio::test]
async fn a_ladder_with_challenges() {
    let script = Script::new().await;
    let id = script.open("Pyramid", Form::Ladder).await;
    script.at(id, joins(1..=4)).await;
    let challenge = |by: u64, opponent: u64| Event::Challenge {
        by: PlayerId(by).into(),
        opponent: PlayerId(opponent).into(),
    };
    script.at(id, [start(), challenge(2, 1), challenge(4, 3)]).await;
    let [accepts, declines] = [PlayerId(1), PlayerId(3)];
    script
        .at(
            id,
            [Event::AcceptChallenge { by: accepts.into() }, Event::DeclineChallenge { by: declines.into() }],
        )
        .await;
    script.resign_all(id).await;
    script.at(id, [challenge(3, 2)]).await;
    script.looks_like("ladder", &[CHANNEL]).await;
}

#[tokio::test]
async fn a_tournament_that_moves_to_another_channel_and_back() {
    let script = Script::new().await;
    let id = script.open("Cup", Form::Knockout).await;
    script.at(id, joins(1..=2)).await;
    script.at(id, [start()]).await;
    script.at(id, [Event::Relocate { channel: OTHER_CHANNEL }]).await;
    let app = script.app.clone();
    assert_eq!(
        app.presenter.channels.count(CHANNEL, "has moved to <#71>"),
        1,
        "{}",
        app.presenter.channels.as_text(CHANNEL)
    );
    script.time.send_replace(START + Duration::from_mins(1));
    script.at(id, [Event::Relocate { channel: CHANNEL }]).await;
    script.looks_like("moved", &[CHANNEL, OTHER_CHANNEL]).await;
}

#[tokio::test]
async fn a_tournament_whose_channel_was_deleted_goes_on_in_another_one() {
    let script = Script::new().await;
    let id = script.open("Cup", Form::Knockout).await;
    script.at(id, joins(1..=2)).await;
    script.at(id, [start()]).await;
    let app = script.app.clone();
    app.presenter.channels.gone.lock().push(CHANNEL);
    app.host.tournaments().execute(id, Event::Pause).await.expect("it is running");
    app.tournament_changed(id);
    wait_until(async || {
        let stored = app.host.posts().of(Subject::Tournament(id)).await.expect("a store");
        stored.iter().any(|known| known.slot.starts_with("news-") && known.message.is_none())
    })
    .await;
    script.at(id, [Event::Relocate { channel: OTHER_CHANNEL }]).await;
    script.looks_like("lost_channel", &[OTHER_CHANNEL]).await;
}

#[tokio::test]
async fn a_tournament_whose_winner_deletes_their_data() {
    let script = Script::new().await;
    let id = script.open("Cup", Form::Knockout).await;
    script.at(id, joins(1..=2)).await;
    script.at(id, [start()]).await;
    script.resign_all(id).await;
    let tournament = script.app.host.tournaments().load(id).await.expect("a tournament");
    assert_eq!(tournament.phase(), tournament::Phase::Finished);
    let winner = tournament.entrants()[tournament.order()[0]].player.human_id().expect("a person");
    script.app.delete_player(winner).await.expect("a store");
    script.app.tournament_changed(id);
    script.tournaments_are_shown().await;
    let shown = script.app.presenter.channels.as_text(CHANNEL);
    assert!(!shown.contains(&player(winner).name), "{shown}");
    script.looks_like("deleted_winner", &[CHANNEL]).await;
}

#[tokio::test]
async fn seeks_that_are_taken_and_moved() {
    let script = Script::new().await;
    for (guild, channel) in [(GUILD, CHANNEL), (OTHER_GUILD, OTHER_CHANNEL)] {
        script.shows_seeks(guild, Some(channel)).await;
    }
    script.app.seeks.record_attended(vec![Shards::ALL]);
    let (taken, withdrawn) = (script.seek(ANA).await, script.seek(BEN).await);
    script.seek(PlayerId(3)).await;
    let thread = ChannelId(90);
    let table = crate::app::seek_joins::table_of_seek(&taken, GUILD, thread).expect("a set-up");
    script
        .app
        .host
        .tables()
        .open_sought(taken.id, table, &player(PlayerId(4)), None)
        .await
        .expect("it is open");
    script.app.host.seeks().withdraw(withdrawn.id, BEN).await.expect("a store");
    script.shows_seeks(OTHER_GUILD, Some(ChannelId(72))).await;
    script.seeks_are_shown().await;
    script.looks_like("seeks", &[CHANNEL, OTHER_CHANNEL, ChannelId(72)]).await;
}

#[tokio::test]
async fn puzzles_of_two_days() {
    let script = Script::new().await;
    let change = |settings: &mut crate::host::GuildSettings| {
        settings.daily_channel = Some(CHANNEL);
        settings.daily_hour = Some(10);
    };
    script.app.host.settings().update_guild(GUILD, change).await.expect("a store");
    for day in 0..2_u64 {
        script.time.send_replace(START + Duration::from_hours(3 + 24 * day));
        let now = script.app.host.clock().now();
        script.app.daily_puzzles.record_attended(vec![Shards::ALL], now);
        wait_until(async || {
            script.app.presenter.channels.as_text(CHANNEL).matches("B-Side:").count()
                == usize::try_from(day).expect("two days") + 1
        })
        .await;
    }
    script.looks_like("daily_puzzles", &[CHANNEL]).await;
}
