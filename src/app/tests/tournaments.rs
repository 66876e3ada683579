//! The worker of tournaments.

use super::*;
use crate::app::posts::messenger::Guilds as _;
use crate::table::Ending;
use crate::tournament::{self, Form, Settings, Tournament, TournamentId};

const PLAYERS: [PlayerId; 4] = [ANA, BEN, PlayerId(3), PlayerId(4)];

fn settings() -> Settings {
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    let form = Form::RoundRobin { double: false };
    Settings::new("Spring open".to_owned(), GUILD, CHANNEL, player(ANA), setup, form)
}

/// A tournament of four, which has started.
async fn started(app: &App<FakeMessenger>, settings: Settings) -> TournamentId {
    let id = app.host.tournaments().open(settings).await.expect("room").tournament.id();
    for player_id in PLAYERS {
        command(app, id, tournament::Command::Join { by: player(player_id), rating: 1500 }).await;
    }
    command(app, id, tournament::Command::Start { ratings: Vec::new() }).await;
    id
}

async fn command(app: &App<FakeMessenger>, id: TournamentId, command: tournament::Command) {
    app.host.tournaments().execute(id, command).await.expect("it can be carried out");
    app.tournament_changed(id);
}

async fn load(app: &App<FakeMessenger>, id: TournamentId) -> Arc<Tournament> {
    app.host.tournaments().load(id).await.expect("a tournament")
}

/// The tables that are being played.
async fn tables(app: &App<FakeMessenger>, id: TournamentId) -> Vec<TableId> {
    let open = app.host.tournaments().open_tables(id).await.expect("a store");
    open.into_iter().map(|open| open.table).collect()
}

async fn wait_for_tables(app: &App<FakeMessenger>, id: TournamentId, count: usize) {
    wait_until(async || tables(app, id).await.len() == count && load(app, id).await.to_open().count() == 0)
        .await;
    all_shown(app).await;
}

async fn resign(app: &App<FakeMessenger>, table: TableId) {
    let table = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    let by = table.to_act().expect("a running game").id;
    let resigned = execute(app, table.id(), Command::Resign { by }).await;
    app.post_outcome(resigned).await;
}

/// Says that the thread of a table was deleted.
async fn lose_thread(app: &App<FakeMessenger>, id: TournamentId, table: TableId) {
    let (reason, now) = (QuarantineReason::ChannelGone, app.host.clock().now());
    app.host.tables().quarantine(table, reason, now).await.expect("a store");
    app.tournament_changed(id);
}

fn count(app: &App<FakeMessenger>, is_meant: impl Fn(&SentItem) -> bool) -> usize {
    app.messenger.shown.lock().iter().filter(|shown| is_meant(shown)).count()
}

fn boards_for_two(app: &App<FakeMessenger>) -> usize {
    count(app, |shown| matches!(shown, SentItem::Board { mentions, .. } if mentions.len() == 2))
}

#[tokio::test]
async fn a_tournament_is_played_to_its_end() {
    let app = application().await;
    let background = Background::default();
    app.spawn_workers(&background);
    let id = started(&app, settings()).await;
    for round in 1..=3 {
        wait_for_tables(&app, id, 2).await;
        assert_eq!(load(&app, id).await.round(), round);
        for table in tables(&app, id).await {
            resign(&app, table).await;
        }
    }
    wait_until(async || {
        app.host.tournaments().unshown(&[crate::host::Shards::ALL]).await.expect("a store").is_empty()
    })
    .await;
    wait_until(async || load(&app, id).await.phase() == tournament::Phase::Finished).await;
    wait_until(async || app.messenger.channels.as_text(CHANNEL).contains("<final-1.png>")).await;
    background.shutdown().await;
    for text in ["· round 1 of 3", "· round 2 of 3", "· round 3 of 3"] {
        assert_eq!(app.messenger.channels.count(CHANNEL, text), 1, "{text}");
    }
    assert_eq!(app.messenger.channels.threads.lock().len(), 6);
    assert_eq!(boards_for_two(&app), 6, "both players are called to each first board, and to no other");
}

#[tokio::test]
async fn more_tournaments_than_are_visited_at_a_time_all_go_on() {
    const TOURNAMENTS: u64 = 20;
    let app = application().await;
    let mut ids = Vec::new();
    for number in 1000..1000 + TOURNAMENTS {
        let settings = Settings {
            guild: GuildId(number),
            channel: ChannelId(number),
            organiser: player(PlayerId(number)),
            ..settings()
        };
        ids.push(started(&app, settings).await);
    }
    let background = Background::default();
    app.spawn_workers(&background);
    // Each of them is wanted again and again while it is visited.
    for id in ids.iter().chain(&ids) {
        app.tournament_changed(*id);
    }
    for round in 1..=2 {
        for id in &ids {
            wait_until(async || {
                let tournament = load(&app, *id).await;
                tournament.round() == round && tables(&app, *id).await.len() == 2
            })
            .await;
        }
        for id in &ids {
            for table in tables(&app, *id).await {
                resign(&app, table).await;
                app.tournament_changed(*id);
            }
        }
    }
    // The last one is served as well as the others.
    let last = *ids.last().expect("a tournament");
    wait_until(async || load(&app, last).await.round() == 3).await;
    command(&app, last, tournament::Command::Cancel).await;
    wait_until(async || {
        app.host.tournaments().unshown(&[crate::host::Shards::ALL]).await.expect("a store").is_empty()
    })
    .await;
    background.shutdown().await;
}

#[tokio::test]
async fn games_wait_until_threads_may_be_created_and_the_channel_is_told_once() {
    let app = application().await;
    *app.messenger.forbids_threads.lock() = true;
    let background = Background::default();
    app.spawn_workers(&background);
    let id = started(&app, settings()).await;
    let text = crate::i18n::tournament_obstacle_text(&Localizer::english(), &*load(&app, id).await, false);
    let is_told = || app.messenger.channels.count(CHANNEL, &text);
    wait_until(async || is_told() == 1).await;
    app.tournament_changed(id);
    *app.messenger.forbids_threads.lock() = false;
    app.report_guild_change(GUILD, GuildChange::Updated);
    wait_for_tables(&app, id, 2).await;
    assert_eq!(is_told(), 1);
    background.shutdown().await;
}

#[tokio::test]
async fn a_thread_without_a_table_is_used_after_a_restart_and_a_lost_receipt() {
    let app = application().await;
    let id = started(&app, settings()).await;
    // The process before has created one and was killed then.
    let tournament = load(&app, id).await;
    let name =
        crate::i18n::tournament_thread_name(&Localizer::english(), &tournament, &tournament.pairings()[0]);
    let thread = app.messenger.create_thread(CHANNEL, &name).await.expect("a thread");
    app.messenger.thread_failures.lock().push_back((MessengerError::TimedOut, true));
    let background = Background::default();
    app.spawn_workers(&background);
    wait_for_tables(&app, id, 2).await;
    background.shutdown().await;
    assert_eq!(app.messenger.channels.threads.lock().len(), 2);
    let table = load(&app, id).await.pairings()[0].table.expect("it is open");
    let table = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    assert_eq!(table.channel(), thread);
}

#[tokio::test]
async fn a_table_that_was_stored_and_not_posted_is_shown_to_both_players() {
    let app = application().await;
    let id = started(&app, settings()).await;
    let thread = app.messenger.create_thread(CHANNEL, "any").await.expect("a thread");
    app.host.tournaments().open_table(id, 0, thread).await.expect("it needs a table");
    let background = Background::default();
    app.spawn_workers(&background);
    wait_for_tables(&app, id, 2).await;
    background.shutdown().await;
    assert_eq!(boards_for_two(&app), 2);
}

#[tokio::test]
async fn a_game_goes_on_in_another_thread_if_its_own_is_deleted() {
    let app = application().await;
    let background = Background::default();
    app.spawn_workers(&background);
    let id = started(&app, settings()).await;
    wait_for_tables(&app, id, 2).await;
    let table = tables(&app, id).await[0];
    let load_table = async || app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    let before = load_table().await.channel();
    lose_thread(&app, id, table).await;
    wait_until(async || load_table().await.channel() != before).await;
    assert_eq!(app.host.tables().quarantined().await.expect("a store"), []);
    assert_eq!(load_table().await.phase(), Phase::Playing);
    background.shutdown().await;
}

#[tokio::test]
async fn a_game_whose_thread_is_deleted_gets_one_thread_after_a_lost_receipt() {
    let app = application().await;
    let background = Background::default();
    app.spawn_workers(&background);
    let id = started(&app, settings()).await;
    wait_for_tables(&app, id, 2).await;
    let table = tables(&app, id).await[0];
    app.messenger.thread_failures.lock().push_back((MessengerError::TimedOut, true));
    lose_thread(&app, id, table).await;
    let third = ChannelId(fake_messenger::LAST_CHANNEL + 3);
    wait_until(async || {
        app.host.tables().load(TableRef::Id(table)).await.expect("a table").channel() == third
    })
    .await;
    background.shutdown().await;
    assert_eq!(app.messenger.channels.threads.lock().len(), 3);
}

#[tokio::test]
async fn running_games_go_on_without_a_tournament_that_is_cancelled() {
    let app = application().await;
    let background = Background::default();
    app.spawn_workers(&background);
    let id = started(&app, settings()).await;
    wait_for_tables(&app, id, 2).await;
    let running = tables(&app, id).await;
    command(&app, id, tournament::Command::Cancel).await;
    wait_until(async || tables(&app, id).await.is_empty()).await;
    all_shown(&app).await;
    for table in running {
        let table = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
        assert_eq!((table.phase(), table.is_of_tournament()), (Phase::Playing, false));
        let by = table.to_act().expect("a running game").id;
        execute(&app, table.id(), Command::Offer { by, offer: Offer::Pause, number: None }).await;
    }
    background.shutdown().await;
}

#[tokio::test]
async fn who_leaves_the_server_or_withdraws_loses_the_game() {
    let app = application().await;
    let background = Background::default();
    app.spawn_workers(&background);
    let id = started(&app, settings()).await;
    wait_for_tables(&app, id, 2).await;
    let (one, other) = (tables(&app, id).await[0], tables(&app, id).await[1]);
    let to_act = async |table| {
        let table = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
        table.to_act().and_then(Player::human_id).expect("a running game")
    };
    let leaver = to_act(one).await;
    app.messenger.left.lock().push(leaver);
    app.check_members(one);
    command(&app, id, tournament::Command::Withdraw { player: to_act(other).await.into() }).await;
    for table in [one, other] {
        wait_until(async || {
            let table = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
            matches!(table.phase(), Phase::Ended(_))
        })
        .await;
    }
    wait_until(async || load(&app, id).await.active().count() == 2).await;
    let ended = app.host.tables().load(TableRef::Id(one)).await.expect("a table");
    assert_eq!(ended.phase(), Phase::Ended(Ending::Forfeited));
    assert!(!ended.has_removal());
    background.shutdown().await;
}

#[tokio::test]
async fn overdue_games_are_decided_and_the_next_round_follows() {
    const DAY: Duration = Duration::from_hours(24);
    let begin = Timestamp::from_unix_millis(1_800_000_000_000);
    let (time, clock) = watch::channel(begin);
    let app = application_with_clock(Clock::Manual(clock)).await;
    let background = Background::default();
    app.spawn_workers(&background);
    let settings = Settings { time_control: TimeControl::SevenDays, round_time: Some(7 * DAY), ..settings() };
    let id = started(&app, settings).await;
    wait_for_tables(&app, id, 2).await;
    let before = tables(&app, id).await;
    // Nobody plays, and the clock of a turn runs as long as the round.
    for day in 1..=7 {
        time.send_replace(begin + day * DAY);
        sleep(Duration::from_millis(20)).await;
    }
    wait_until(async || load(&app, id).await.round() == 2).await;
    wait_for_tables(&app, id, 2).await;
    for table in before {
        let table = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
        assert!(matches!(table.phase(), Phase::Closed | Phase::Ended(_)), "{:?}", table.phase());
    }
    background.shutdown().await;
}
