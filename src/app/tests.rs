//! The application with a fake chat service.

mod channels;
mod fake_channels;
mod fake_messenger;
mod fake_reply;
mod notices;
mod playability;
mod posts;
mod table_channels;
mod table_posts;
mod tournaments;
mod world;

use super::*;
use crate::app::analysis::computers::computer_players;
use crate::app::operations::connections::ConnectionState;
use crate::app::posts::content::Content;
use crate::app::posts::delivery;
use crate::app::posts::messenger::{ChannelAccess, Messenger, MessengerError, Obstacle, Remains};
use crate::app::posts::table_posts::{Lifetime, asking_message};
use crate::app::time::attendance::Attendance;
use crate::app::time::playability::GuildChange;
use crate::app::work::background::Background;
use crate::host::{Clock, CommandOutcome, DisplayedMessage, QuarantineReason, Subject, TableRef};
use crate::i18n::{Localizer, table_alt, table_text};
use crate::rules::{GameKind, Setup};
use crate::store::tests::temporary;
use crate::table::{
    ChannelId, Command, Event, GuildId, MessageId, NewTable, Offer, Phase, Player, PlayerId, Table, TableId,
    TimeControl, Timestamp, Withdrawal,
};
use fake_channels::FIRST_MESSAGE;
use fake_messenger::{FakeMessenger, SentItem, direct_channel};
use parking_lot::Mutex;
use std::collections::VecDeque;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

const ANA: PlayerId = PlayerId(1);
const BEN: PlayerId = PlayerId(2);
const CHANNEL: ChannelId = ChannelId(70);
const GUILD: GuildId = GuildId(7);
/// Longest wait for a worker.
const WORKER_TIMEOUT: Duration = Duration::from_secs(20);

async fn application() -> Arc<App<FakeMessenger>> {
    application_with_clock(Clock::System).await
}

/// An application with one connection, which is established.
async fn application_with_clock(clock: Clock) -> Arc<App<FakeMessenger>> {
    let host = Host::new(temporary().await).with_clock(clock);
    let app = App::new(host, FakeMessenger::default(), Budgets::unlimited());
    app.connections.update(ConnectionState { total: 1, connected: [0].into() });
    app
}

/// The message of the channel that asks for an answer to the last offer, with its number.
async fn asking(app: &App<FakeMessenger>, table: TableId) -> Option<(usize, MessageId)> {
    let stored = app.host.posts().of(Subject::Table(table)).await.expect("a store");
    asking_message(&stored, CHANNEL)
}

fn player(id: PlayerId) -> Player {
    Player::human(id, format!("player {id}"))
}

/// Ana invites anybody to a game of a day for each turn.
async fn invitation(app: &App<FakeMessenger>) -> CommandOutcome {
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    let new_table = NewTable::new(CHANNEL, player(ANA), setup);
    let new_table = NewTable { guild: Some(GUILD), time_control: Some(TimeControl::OneHour), ..new_table };
    app.host.tables().open(new_table).await.expect("a free channel")
}

async fn execute(app: &App<FakeMessenger>, table: TableId, command: Command) -> CommandOutcome {
    app.host.tables().execute(TableRef::Id(table), command).await.expect("a command that can be carried out")
}

/// Waits until a worker has done something.
async fn wait_until(is_done: impl AsyncFn() -> bool) {
    let done = async {
        while !is_done().await {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(WORKER_TIMEOUT, done).await.expect("a worker does it");
}

/// Waits until no change is left to be shown.
async fn all_shown(app: &App<FakeMessenger>) {
    wait_until(async || app.host.deliveries().pending().await.expect("a store").is_empty()).await;
}

#[tokio::test]
async fn a_posted_outcome_is_recorded_and_the_board_before_loses_its_controls() {
    let app = application().await;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    assert_eq!(app.host.deliveries().pending().await.expect("a store"), [table]);
    app.post_outcome(opened).await;
    assert_eq!(app.host.deliveries().pending().await.expect("a store"), []);
    let started = execute(&app, table, Command::Join { by: player(BEN) }).await;
    let event_count = started.table.event_count();
    app.post_outcome(started).await;
    let shown = app.messenger.shown.lock().clone();
    assert_eq!(
        shown[1..],
        [
            SentItem::Board { table, event_count, mentions: vec![ANA] },
            SentItem::Retired(MessageId(FIRST_MESSAGE))
        ]
    );
    assert_eq!(app.outbox.unshown.len(), 0);
}

#[tokio::test]
async fn the_line_of_an_offer_that_was_answered_before_it_was_known_loses_its_buttons() {
    let app = application().await;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    app.post_outcome(opened).await;
    app.post_outcome(execute(&app, table, Command::Join { by: player(BEN) }).await).await;
    let offer = |by: PlayerId, offer| Command::Offer { by: by.into(), offer, number: None };
    let shown_by_line = async |outcome: &CommandOutcome, line| {
        let number = outcome.table.offer().expect("an offer").number;
        app.remember_asked(&outcome.table, CHANNEL, (number, line)).await;
        app.record_still_shown(&outcome.table, app.outbox.deliver(table)).await;
    };
    // Both have pressed faster than the service has told the ids of the lines.
    let pause = execute(&app, table, offer(ANA, Offer::Pause)).await;
    let paused = execute(&app, table, Command::Accept { by: BEN.into(), number: None }).await;
    let delivery = app.outbox.deliver(table);
    app.record_shown(&paused.table, MessageId(9), Some(delivery)).await;
    let resume = execute(&app, table, offer(BEN, Offer::Resume)).await;
    shown_by_line(&resume, MessageId(21)).await;
    shown_by_line(&pause, MessageId(20)).await;
    let (_, recorded) = asking(&app, table).await.expect("an open offer");
    assert_eq!(recorded, MessageId(21));
    let is_closed = |message| app.messenger.shown.lock().contains(&SentItem::Retired(message));
    assert!(is_closed(MessageId(20)) && !is_closed(MessageId(21)));
    let draw = execute(&app, table, Command::DeclineOffer { by: ANA.into(), number: None }).await;
    drop(draw);
    shown_by_line(&resume, MessageId(22)).await;
    assert!(is_closed(MessageId(22)), "it was declined meanwhile");
}

#[tokio::test]
async fn the_last_board_of_a_game_keeps_its_text_when_it_is_shown_again() {
    let app = application().await;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    execute(&app, table, Command::Join { by: player(BEN) }).await;
    let over = execute(&app, table, Command::Resign { by: BEN.into() }).await;
    let last =
        DisplayedMessage { channel: CHANNEL, message: MessageId(5), event_count: over.table.event_count() };
    let localizer = Localizer::english();
    assert_eq!(app.remains(&localizer, &over.table, last, None).await, Remains::Text);
    let keep = |settings: &mut crate::host::GuildSettings| {
        settings.former_boards = Some(crate::host::FormerBoards::Pictures)
    };
    app.host.settings().update_guild(GUILD, keep).await.expect("a store");
    assert_eq!(app.remains(&localizer, &over.table, last, None).await, Remains::Everything);
}

#[tokio::test]
async fn what_is_told_in_a_line_waits_until_the_board_before_is_recorded() {
    let app = application().await;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    app.post_outcome(opened).await;
    let started = execute(&app, table, Command::Join { by: player(BEN) }).await;
    let sending = app.start(started.clone()).delivery;
    let offer = Command::Offer { by: ANA.into(), offer: Offer::Draw, number: None };
    let offered = execute(&app, table, offer).await;
    let line = Content::text(&Localizer::english(), "Ana offers a draw.".to_owned());
    let delivery = app.outbox.deliver(table);
    let board_is_sent = async {
        sleep(Duration::from_millis(50)).await;
        app.record_shown(&started.table, MessageId(9), Some(sending)).await;
    };
    tokio::join!(app.deliver_line(&offered.table, line, Lifetime::Temporary, delivery), board_is_sent);
    assert_eq!(
        (app.host.deliveries().pending().await.expect("a store"), app.outbox.unshown.len()),
        (vec![], 0)
    );
}

#[tokio::test]
async fn an_older_state_does_not_replace_a_newer_one_on_an_edited_board() {
    let app = application().await;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    app.post_outcome(opened).await;
    let seat = Command::SeatComputers { by: ANA.into(), computers: computer_players(1), rated: true };
    app.post_outcome(execute(&app, table, seat).await).await;
    let paused =
        execute(&app, table, Command::Offer { by: ANA.into(), offer: Offer::Pause, number: None }).await;
    let resumed =
        execute(&app, table, Command::Offer { by: ANA.into(), offer: Offer::Resume, number: None }).await;
    let newest = resumed.table.event_count();
    app.post_outcome(resumed).await;
    app.post_outcome(paused).await;
    let edits = |shown: &SentItem| match shown {
        SentItem::Edited { event_count, .. } => Some(*event_count),
        _ => None,
    };
    assert_eq!(app.messenger.shown.lock().iter().filter_map(edits).next_back(), Some(newest));
    assert_eq!((all_shown(&app).await, app.outbox.unshown.len()), ((), 0));
}

#[tokio::test]
async fn the_outbox_retries_what_has_failed_and_shows_it_once() {
    let app = application().await;
    let failures = [MessengerError::Transient("503".to_owned()), MessengerError::Transient("502".to_owned())];
    app.messenger.failures.lock().extend(failures);
    let opened = invitation(&app).await;
    app.post_outcome(opened).await;
    assert_eq!((app.outbox.unshown.len(), app.messenger.shown.lock().len()), (1, 0));
    let background = Background::default();
    background.spawn(delivery::run(app.clone()));
    all_shown(&app).await;
    assert_eq!(app.messenger.shown.lock().len(), 1);
    background.shutdown().await;
}

#[tokio::test]
async fn a_table_is_shown_after_a_panic() {
    let app = application().await;
    let table = invitation(&app).await.table.id();
    app.messenger.panics.store(true, Ordering::Relaxed);
    let background = Background::default();
    app.outbox.schedule(table);
    background.spawn(delivery::run(app.clone()));
    all_shown(&app).await;
    assert_eq!(app.messenger.shown.lock().len(), 1);
    background.shutdown().await;
}

#[tokio::test]
async fn a_table_is_quarantined_when_its_channel_is_reported_gone_five_times() {
    let app = application().await;
    let table = invitation(&app).await.table.id();
    app.messenger.failures.lock().push_back(MessengerError::Gone("10003".to_owned()));
    app.outbox.unshown.add_after_refusals(table, 4);
    let background = Background::default();
    background.spawn(delivery::run(app.clone()));
    wait_until(async || !app.host.tables().quarantined().await.expect("a store").is_empty()).await;
    background.shutdown().await;
}

#[tokio::test]
async fn a_computer_plays_when_it_is_to_act() {
    let app = application().await;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    let computers = computer_players(1);
    let started =
        execute(&app, table, Command::SeatComputers { by: ANA.into(), computers, rated: true }).await;
    let text = started.table.game().expect("it has begun").position().legal_turns().swap_remove(0);
    let turn = Command::Turn { by: ANA.into(), text, number: None };
    let background = Background::default();
    app.spawn_workers(&background);
    let played = execute(&app, table, turn).await;
    app.post_outcome(played).await;
    wait_until(async || {
        let table = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
        table.turn_number() == 2
    })
    .await;
    all_shown(&app).await;
    background.shutdown().await;
}

#[tokio::test]
async fn computers_finish_a_game_unseen_after_the_last_person_has_lost_on_time() {
    let (time, clock) = watch::channel(Timestamp::UNIX_EPOCH);
    let app = application_with_clock(Clock::Manual(clock)).await;
    let setup = Setup::new(GameKind::Biloba, Some(3), None).expect("Biloba seats 3");
    let new_table = NewTable::new(CHANNEL, player(ANA), setup);
    let new_table = NewTable { time_control: Some(TimeControl::OneHour), ..new_table };
    let table = app.host.tables().open(new_table).await.expect("a free channel").table.id();
    let computers = computer_players(8);
    let started =
        execute(&app, table, Command::SeatComputers { by: ANA.into(), computers, rated: true }).await;
    app.post_outcome(started).await;
    let late = Timestamp::UNIX_EPOCH + Duration::from_hours(2);
    time.send_replace(late);
    let background = Background::default();
    app.spawn_workers(&background);
    let lost = app.host.schedule().tick(table, late).await.expect("a store");
    assert!(matches!(lost.events[..], [Event::TimedOut { seat: 0 }]), "{:?}", lost.events);
    app.post_outcome(lost).await;
    let load = async || app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    wait_until(async || matches!(load().await.phase(), Phase::Ended(_))).await;
    all_shown(&app).await;
    background.shutdown().await;
    let boards = app.messenger.shown.lock().clone();
    let boards = boards.iter().filter(|shown| matches!(shown, SentItem::Board { .. })).count();
    assert!(boards <= 3, "the start, the lost clock and the end: {boards}");
    let table = load().await;
    assert!((1..=300).contains(&table.turn_number()), "{}", table.turn_number());
    assert!(
        table.withdrawal(0) == Some(Withdrawal::TimedOut)
            && table.game().expect("a game").places().get(0) == Some(3)
    );
}

#[tokio::test]
async fn a_player_is_reminded_directly_if_wanted_and_else_in_the_channel() {
    let app = application().await;
    let table = invitation(&app).await.table.id();
    let joined = execute(&app, table, Command::Join { by: player(BEN) }).await;
    let reminded = CommandOutcome { events: vec![Event::Reminded], ..joined };
    app.post_outcome(reminded.clone()).await;
    app.host
        .settings()
        .update_player(ANA, |chosen| chosen.direct_messages = Some(true))
        .await
        .expect("a store");
    app.post_outcome(reminded).await;
    assert_eq!(app.messenger.channels.as_text(direct_channel(ANA)).matches("B-Side").count(), 1);
    let offered =
        execute(&app, table, Command::Offer { by: BEN.into(), offer: Offer::Draw, number: None }).await;
    app.messenger.failures.lock().push_back(MessengerError::Refused("50007".to_owned()));
    app.post_outcome(CommandOutcome { events: vec![Event::Reminded], ..offered }).await;
    assert_eq!(app.messenger.channels.as_text(CHANNEL).matches("B-Side (pings 1)").count(), 2);
}

#[tokio::test]
async fn a_board_without_a_picture_describes_the_position() {
    let app = application().await;
    app.render_pool.close();
    let (localizer, table) = (Localizer::english(), invitation(&app).await.table);
    let board = app.board(&localizer, &table).await;
    let position = table_alt(&localizer, &table, &table.scene().expect("a board"));
    assert_eq!(board.text, format!("{}\n{position}", table_text(&localizer, &table)));
    assert!(board.text.chars().count() < 2000 && board.picture.is_none(), "it fits into a message");
}

#[tokio::test]
async fn players_and_those_who_see_the_channel_may_look_at_a_game() {
    let app = application().await;
    let table = invitation(&app).await.table;
    let elsewhere = ChannelId(71);
    let is_allowed = async |player, channel| match app.check_access(&table, player, Some(channel)).await {
        Ok(()) => true,
        Err(AppError::Rejected(message)) => message.key != "say-not-seen",
        Err(error) => panic!("{error:?}"),
    };
    assert!(is_allowed(ANA, elsewhere).await, "a player");
    assert!(is_allowed(PlayerId(3), CHANNEL).await, "asked in the channel");
    assert!(is_allowed(BEN, elsewhere).await, "sees the channel");
    assert!(!is_allowed(PlayerId(3), elsewhere).await);
    app.messenger.failures.lock().push_back(MessengerError::Gone("10003".to_owned()));
    assert!(is_allowed(BEN, elsewhere).await, "asked a moment ago");
    app.recent_access.clear();
    assert!(!is_allowed(BEN, elsewhere).await, "Discord refuses to say");
    app.messenger.failures.lock().push_back(MessengerError::TimedOut);
    let error = app.check_access(&table, BEN, Some(elsewhere)).await.expect_err("it is not known");
    assert!(matches!(error, AppError::Messenger(MessengerError::TimedOut)), "{error:?}");
}

/// Ben joins a game of an hour for each turn in a channel of a server.
async fn timed_game(app: &App<FakeMessenger>, guild: GuildId, channel: ChannelId) -> TableId {
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    let opening = NewTable::new(channel, player(ANA), setup);
    let opening = NewTable { guild: Some(guild), time_control: Some(TimeControl::OneHour), ..opening };
    let table = app.host.tables().open(opening).await.expect("a free channel").table.id();
    let joined = Command::Join { by: player(BEN) };
    app.host.tables().execute(TableRef::Id(table), joined).await.expect("a free seat").table.id()
}

async fn time_given(app: &App<FakeMessenger>, table: TableId) -> Duration {
    app.host.tables().load(TableRef::Id(table)).await.expect("a table").time_given()
}

#[tokio::test]
async fn a_shard_gets_the_time_back_in_which_it_was_not_connected() {
    const MINUTE: Duration = Duration::from_mins(1);
    let begin = Timestamp::from_unix_millis(1_800_000_000_000);
    let (time, clock) = watch::channel(begin);
    let app = application_with_clock(Clock::Manual(clock)).await;
    let tables = [
        timed_game(&app, GuildId(0), ChannelId(1)).await,
        timed_game(&app, GuildId(1 << 22), ChannelId(2)).await,
    ];
    let mut attendance = Attendance::default();
    let mut check = async |minutes: f32, connected: &[u32]| {
        time.send_replace(begin + MINUTE.mul_f32(minutes));
        let state = ConnectionState { total: 2, connected: connected.iter().copied().collect() };
        let (shards, credited) = attendance.check(&app.host, &app.messenger, &state).await.expect("a store");
        let shards = shards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        (shards, credited)
    };
    assert_eq!(check(0.0, &[0, 1]).await, ("0-1/2".to_owned(), vec![]));
    assert_eq!(check(10.0, &[0]).await, ("0/2".to_owned(), vec![]));
    assert_eq!(check(20.0, &[0, 1]).await, ("0-1/2".to_owned(), vec![tables[1]]));
    assert_eq!(time_given(&app, tables[0]).await, Duration::ZERO);
    assert_eq!(time_given(&app, tables[1]).await, 20 * MINUTE);
    // The chat service does not respond, then it does.
    *app.messenger.outage.lock() = Some(MessengerError::TimedOut);
    assert_eq!(check(25.0, &[0, 1]).await, (String::new(), vec![]));
    *app.messenger.outage.lock() = None;
    assert_eq!(check(30.0, &[0, 1]).await, ("0-1/2".to_owned(), tables.to_vec()));
    assert_eq!(time_given(&app, tables[0]).await, 10 * MINUTE);
    assert_eq!(time_given(&app, tables[1]).await, 30 * MINUTE);
    // Two outages that are too short by themselves.
    for (minutes, connected, credited) in [
        (30.5, &[0][..], vec![]),
        (30.6, &[0, 1], vec![]),
        (31.2, &[0], vec![]),
        (31.4, &[0, 1], vec![tables[1]]),
    ] {
        assert_eq!(check(minutes, connected).await.1, credited, "{minutes}");
    }
}

#[tokio::test]
async fn a_table_at_which_nobody_can_play_is_quarantined_and_gets_its_time_back() {
    const MINUTE: Duration = Duration::from_mins(1);
    let begin = Timestamp::from_unix_millis(1_800_000_000_000);
    let (time, clock) = watch::channel(begin);
    let app = application_with_clock(Clock::Manual(clock)).await;
    let table = timed_game(&app, GUILD, CHANNEL).await;
    let obstacle = Obstacle::Lasting { reason: QuarantineReason::ChannelLocked, since: None };
    *app.messenger.obstacle.lock() = Some(obstacle);
    let background = Background::default();
    app.spawn_workers(&background);
    let is_quarantined = async |wanted: bool| {
        let changed = async {
            while app.host.tables().quarantined().await.expect("a store").is_empty() == wanted {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(WORKER_TIMEOUT, changed).await.expect("it changes");
    };
    time.send_replace(begin + 70 * MINUTE);
    is_quarantined(true).await;
    time.send_replace(begin + 90 * MINUTE);
    // An unlocked thread may still be archived.
    *app.messenger.obstacle.lock() = Some(Obstacle::Archived { since: begin });
    app.report_guild_change(GUILD, GuildChange::Updated);
    is_quarantined(false).await;
    assert_eq!(time_given(&app, table).await, 90 * MINUTE);
    // The channel was usable until it was changed.
    time.send_replace(begin + 100 * MINUTE);
    *app.messenger.obstacle.lock() = Some(obstacle);
    app.report_channel_change(GUILD, CHANNEL, begin + 100 * MINUTE);
    is_quarantined(true).await;
    time.send_replace(begin + 105 * MINUTE);
    *app.messenger.obstacle.lock() = None;
    app.report_channel_change(GUILD, CHANNEL, begin + 105 * MINUTE);
    is_quarantined(false).await;
    assert_eq!(time_given(&app, table).await, 95 * MINUTE);
    all_shown(&app).await;
    background.shutdown().await;
}

#[tokio::test]
async fn those_who_stay_are_told_when_a_player_has_left_the_server() {
    let app = application().await;
    let table = timed_game(&app, GUILD, CHANNEL).await;
    let background = Background::default();
    app.spawn_workers(&background);
    let left = async |count: usize| {
        app.check_members(table);
        let changed = async {
            while app.host.tables().load(TableRef::Id(table)).await.expect("a table").left().count() != count
            {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(WORKER_TIMEOUT, changed).await.expect("it changes");
    };
    app.messenger.left.lock().push(ANA);
    left(1).await;
    app.messenger.left.lock().clear();
    left(0).await;
    all_shown(&app).await;
    background.shutdown().await;
}
