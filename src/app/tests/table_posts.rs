//! The messages about a table beside its board: former boards, lines, and direct messages.

use super::fake_channels::Fault;
use super::fake_reply::FakeReply;
use super::*;
use crate::app::analysis::reviews::ReviewInProgress;
use crate::app::news::reply::Origin;
use crate::host::{FormerBoards, GuildSettings};

#[tokio::test]
async fn what_is_told_of_an_invitation_is_no_review() {
    let app = application().await;
    let opened = invitation(&app).await;
    let line = MessageId(6);
    app.remember_line(&opened.table, CHANNEL, line).await;
    assert_eq!(app.interrupted_reviews().await, []);
    let (table, message, token) = (opened.table.id(), MessageId(7), "aW50-ZXJ-hY3_Rpb24".to_owned());
    let progress = ReviewInProgress { table, channel: CHANNEL, message, reader: ANA, token };
    app.record_progress(&progress).await;
    assert_eq!(app.interrupted_reviews().await, std::slice::from_ref(&progress));
    app.forget_progress(&progress).await;
    assert_eq!(app.interrupted_reviews().await, []);
}

#[tokio::test]
async fn a_direct_message_about_a_table_goes_when_the_bot_has_left_its_server() {
    let app = application().await;
    let table = timed_game(&app, GUILD, CHANNEL).await;
    let now = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    let told = async |app: &App<FakeMessenger>| {
        let text = ("It’s your turn.".to_owned(), false);
        app.tell_waiting(&Localizer::english(), &now, ANA, text).await.expect("nothing fails");
        app.messenger.channels.count(direct_channel(ANA), "It’s your turn.")
    };
    assert_eq!(told(&app).await, 1);
    assert_eq!(told(&app).await, 1, "once in this state");
    let background = Background::default();
    app.spawn_workers(&background);
    app.report_guild_change(GUILD, GuildChange::Left);
    wait_until(async || app.messenger.channels.count(direct_channel(ANA), "") == 0).await;
    background.shutdown().await;
}

#[tokio::test]
async fn a_direct_message_says_what_is_so_until_the_table_waits_no_more() {
    let app = application().await;
    let table = timed_game(&app, GUILD, CHANNEL).await;
    let load = async || app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    let shown = |app: &App<FakeMessenger>| app.messenger.channels.as_text(direct_channel(ANA));
    let text = || ("It’s your turn.".to_owned(), false);
    app.tell_waiting(&Localizer::english(), &load().await, ANA, text()).await.expect("nothing fails");
    // The answer to this edit is lost.
    app.messenger.channels.faults.lock().push_back(Some(fake_channels::Fault::RequestLost));
    execute(&app, table, Command::Offer { by: BEN.into(), offer: Offer::Draw, number: None }).await;
    app.update_waiting(table).await;
    assert!(shown(&app).contains("It’s your turn."));
    let background = Background::default();
    app.spawn_workers(&background);
    wait_until(async || shown(&app).contains("draw")).await;
    background.shutdown().await;
    let resigned = execute(&app, table, Command::Resign { by: ANA.into() }).await;
    app.post_outcome(resigned).await;
    wait_until(async || shown(&app).is_empty()).await;
}

#[tokio::test]
async fn a_turn_that_is_taken_back_while_its_board_is_being_shrunk_is_marked() {
    let app = application().await;
    let keep = |settings: &mut GuildSettings| settings.former_boards = Some(FormerBoards::Lines);
    app.host.settings().update_guild(GUILD, keep).await.expect("a store");
    let opened = invitation(&app).await;
    let table = opened.table.id();
    app.post_outcome(opened).await;
    let shown = async |command| app.post_outcome(execute(&app, table, command).await).await;
    let turn = async || {
        let now = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
        let text = now.game().expect("a game").position().legal_turns().swap_remove(0);
        Command::Turn { by: now.to_act().expect("a running game").id, text, number: None }
    };
    shown(Command::Join { by: player(BEN) }).await;
    for _ in 0..3 {
        shown(turn().await).await;
    }
    let mover = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    let [asked, asks] = if mover.to_act().is_some_and(|player| player.id.human_id() == Some(ANA)) {
        [ANA, BEN]
    } else {
        [BEN, ANA]
    };
    let shrinking = app.table_posts.begin(table).expect("nobody else changes the messages");
    shown(Command::Offer { by: asks.into(), offer: Offer::Takeback, number: None }).await;
    shown(Command::Accept { by: asked.into(), number: None }).await;
    assert_eq!(
        app.messenger.channels.count(CHANNEL, "(taken back)"),
        0,
        "somebody else changes the messages"
    );
    drop(shrinking);
    app.update_posts(table).await;
    assert_eq!(app.messenger.channels.count(CHANNEL, "(taken back)"), 1);
    let requests = app.messenger.channels.requests.load(Ordering::Relaxed);
    app.update_posts(table).await;
    assert_eq!(app.messenger.channels.requests.load(Ordering::Relaxed), requests, "all is as it should be");
}

#[tokio::test]
async fn a_board_whose_receipt_is_lost_becomes_a_former_one_although_a_turn_is_shown_meanwhile() {
    let app = application().await;
    let channels = &app.messenger.channels;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    app.post_outcome(opened).await;
    let joined = app.start(execute(&app, table, Command::Join { by: player(BEN) }).await);
    let text = joined.table().game().expect("a game").position().legal_turns().swap_remove(0);
    let by = joined.table().to_act().expect("a running game").id;
    let played = app.start(execute(&app, table, Command::Turn { by, text, number: None }).await);
    let (player, told) = (by.human_id().expect("a person"), None);
    let reply =
        FakeReply { channels: channels.clone(), player, channel: CHANNEL, origin: Origin::Command, told };
    channels.faults.lock().push_back(Some(Fault::ReceiptLost));
    tokio::join!(app.show(joined, None), app.show(played, Some(&reply)));
    let shown = channels.as_text(CHANNEL);
    assert_eq!(
        (channels.count(CHANNEL, "The game starts."), shown.matches("[board]").count()),
        (0, 1),
        "{shown}"
    );
}

#[tokio::test]
async fn a_former_board_shrinks_when_the_permission_for_it_comes_back() {
    let app = application().await;
    let channels = &app.messenger.channels;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    app.post_outcome(opened).await;
    let joined = execute(&app, table, Command::Join { by: player(BEN) }).await;
    // Between the next board and the change of the one before.
    channels.faults.lock().extend([None, Some(Fault::NotPermitted)]);
    app.post_outcome(joined).await;
    let boards = || channels.as_text(CHANNEL).matches("[board]").count();
    assert_eq!(boards(), 2, "{}", channels.as_text(CHANNEL));
    app.update_posts(table).await;
    assert_eq!(boards(), 1, "{}", channels.as_text(CHANNEL));
}

#[tokio::test]
async fn an_offer_that_is_made_while_the_line_of_another_one_is_being_closed_is_the_only_question() {
    let app = application().await;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    app.post_outcome(opened).await;
    let shown = async |command| app.post_outcome(execute(&app, table, command).await).await;
    let offer = |by: PlayerId, offer| Command::Offer { by: by.into(), offer, number: None };
    shown(Command::Join { by: player(BEN) }).await;
    shown(offer(ANA, Offer::Pause)).await;
    let closing = app.table_posts.begin(table).expect("nobody else changes the messages");
    shown(Command::Accept { by: BEN.into(), number: None }).await;
    shown(offer(BEN, Offer::Resume)).await;
    let channels = &app.messenger.channels;
    assert_eq!(channels.as_text(CHANNEL).matches("[Offer]").count(), 2, "somebody else changes the messages");
    drop(closing);
    app.update_posts(table).await;
    let shown = channels.as_text(CHANNEL);
    assert_eq!(shown.matches("[Offer]").count(), 1, "{shown}");
    assert_eq!(channels.count(CHANNEL, "player 1 asked to pause the game. player 2 accepted."), 1, "{shown}");
    assert!(shown.ends_with("[Offer]\n"), "{shown}");
}

#[tokio::test]
async fn a_board_that_is_shown_again_asks_in_the_place_of_the_line() {
    let app = application().await;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    app.post_outcome(opened).await;
    let shown = async |command| app.post_outcome(execute(&app, table, command).await).await;
    shown(Command::Join { by: player(BEN) }).await;
    shown(Command::Offer { by: ANA.into(), offer: Offer::Draw, number: None }).await;
    let (number, line) = asking(&app, table).await.expect("a line");
    let now = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    let board = app.board(&Localizer::english(), &now).await;
    let board = app.messenger.send(CHANNEL, &board.content(), None).await.expect("nothing fails");
    app.record_shown(&now, board, None).await;
    assert!(app.messenger.shown.lock().contains(&SentItem::Deleted(line)));
    assert_eq!(asking(&app, table).await, Some((number, board)));
}

#[tokio::test]
async fn a_line_that_was_forgotten_while_it_was_being_sent_goes_with_the_next_board() {
    let app = application().await;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    app.post_outcome(opened).await;
    let started = execute(&app, table, Command::Join { by: player(BEN) }).await;
    app.post_outcome(started.clone()).await;
    let line = Content::text(&Localizer::english(), "It’s still your turn.".to_owned());
    // The request hangs until the table has gone on.
    app.messenger.channels.faults.lock().push_back(Some(fake_channels::Fault::Slow));
    let sending = app.post_line(&started.table, CHANNEL, line, Lifetime::Temporary, false);
    let moving = async {
        wait_until(async || app.messenger.channels.slow.load(Ordering::Relaxed) > 0).await;
        let text = started.table.game().expect("a game").position().legal_turns().swap_remove(0);
        let by = started.table.to_act().expect("a running game").id;
        app.post_outcome(execute(&app, table, Command::Turn { by, text, number: None }).await).await;
        app.messenger.channels.go_on.notify_one();
    };
    tokio::join!(async { sending.await.expect("it is sent") }, moving);
    assert_eq!(app.messenger.channels.count(CHANNEL, "It’s still your turn."), 0);
}
