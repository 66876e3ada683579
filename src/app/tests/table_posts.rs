//! The messages about a table beside its board: former boards, lines, and direct messages.

use super::*;

#[tokio::test]
async fn what_is_told_of_an_invitation_is_no_review() {
    let (app, _changes) = application().await;
    let opened = invitation(&app).await;
    let (line, progress) = (MessageId(6), MessageId(7));
    app.remember_line(&opened.table, CHANNEL, line).await;
    assert_eq!(app.interrupted_reviews().await, []);
    let table = opened.table.id();
    app.record_progress(table, CHANNEL, progress).await;
    assert_eq!(app.interrupted_reviews().await, [(table, CHANNEL, progress)]);
    app.forget_progress(table, CHANNEL, progress).await;
    assert_eq!(app.interrupted_reviews().await, []);
}

#[tokio::test]
async fn a_direct_message_about_a_table_goes_when_the_bot_has_left_its_server() {
    let (app, changes) = application().await;
    let table = timed_game(&app, GUILD, CHANNEL).await;
    let now = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    let told = async |app: &App<FakePresenter>| {
        let text = ("It’s your turn.".to_owned(), false);
        app.tell_waiting(&Localizer::english(), &now, ANA, text).await.expect("nothing fails");
        app.presenter.channels.count(direct_channel(ANA), "It’s your turn.")
    };
    assert_eq!(told(&app).await, 1);
    assert_eq!(told(&app).await, 1, "once in this state");
    let background = Background::default();
    app.spawn_workers(changes, &background);
    app.guild_changes.report(GUILD, GuildChange::Left);
    wait_until(async || app.presenter.channels.count(direct_channel(ANA), "") == 0).await;
    background.shutdown().await;
}

#[tokio::test]
async fn a_direct_message_says_what_is_so_until_the_table_waits_no_more() {
    let (app, changes) = application().await;
    let table = timed_game(&app, GUILD, CHANNEL).await;
    let load = async || app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    let shown = |app: &App<FakePresenter>| app.presenter.channels.as_text(direct_channel(ANA));
    let text = || ("It’s your turn.".to_owned(), false);
    app.tell_waiting(&Localizer::english(), &load().await, ANA, text()).await.expect("nothing fails");
    // The answer to this edit is lost.
    app.presenter.channels.faults.lock().push_back(Some(fake_channels::Fault::RequestLost));
    execute(&app, table, Command::Offer { by: BEN.into(), offer: Offer::Draw, number: None }).await;
    app.update_waiting(table).await;
    assert!(shown(&app).contains("It’s your turn."));
    let background = Background::default();
    app.spawn_workers(changes, &background);
    wait_until(async || shown(&app).contains("draw")).await;
    background.shutdown().await;
    let resigned = execute(&app, table, Command::Resign { by: ANA.into() }).await;
    app.post_outcome(resigned).await;
    wait_until(async || shown(&app).is_empty()).await;
}

#[tokio::test]
async fn a_turn_that_is_taken_back_while_its_board_is_being_shrunk_is_marked() {
    let (app, _changes) = application().await;
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
    let shrinking = app.table_posts.lock(table).await;
    shown(Command::Offer { by: asks.into(), offer: Offer::Takeback, number: None }).await;
    shown(Command::Accept { by: asked.into(), number: None }).await;
    assert_eq!(
        app.presenter.channels.count(CHANNEL, "(taken back)"),
        0,
        "somebody else changes the messages"
    );
    drop(shrinking);
    app.update_posts(table).await;
    assert_eq!(app.presenter.channels.count(CHANNEL, "(taken back)"), 1);
    let requests = app.presenter.channels.requests.load(Ordering::Relaxed);
    app.update_posts(table).await;
    assert_eq!(app.presenter.channels.requests.load(Ordering::Relaxed), requests, "all is as it should be");
}

#[tokio::test]
async fn a_board_that_is_shown_again_asks_in_the_place_of_the_line() {
    let (app, _changes) = application().await;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    app.post_outcome(opened).await;
    let shown = async |command| app.post_outcome(execute(&app, table, command).await).await;
    shown(Command::Join { by: player(BEN) }).await;
    shown(Command::Offer { by: ANA.into(), offer: Offer::Draw, number: None }).await;
    let (number, line) = asking(&app, table).await.expect("a line");
    let now = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    let board = app.board(&Localizer::english(), &now).await;
    let board = app.presenter.send(CHANNEL, &board.content(), None).await.expect("nothing fails");
    app.record_shown(&now, board, None).await;
    assert!(app.presenter.shown.lock().contains(&PresentedItem::Deleted(line)));
    assert_eq!(asking(&app, table).await, Some((number, board)));
}

#[tokio::test]
async fn a_line_that_was_forgotten_while_it_was_being_sent_goes_with_the_next_board() {
    let (app, _changes) = application().await;
    let opened = invitation(&app).await;
    let table = opened.table.id();
    app.post_outcome(opened).await;
    let started = execute(&app, table, Command::Join { by: player(BEN) }).await;
    app.post_outcome(started.clone()).await;
    let line = Content::text(&Localizer::english(), "It’s still your turn.".to_owned());
    // The request hangs until the table has gone on.
    app.presenter.channels.faults.lock().push_back(Some(fake_channels::Fault::Slow));
    let sending = app.post_line(&started.table, CHANNEL, line, Lifetime::Temporary, false);
    let moving = async {
        wait_until(async || app.presenter.channels.slow.load(Ordering::Relaxed) > 0).await;
        let text = started.table.game().expect("a game").position().legal_turns().swap_remove(0);
        let by = started.table.to_act().expect("a running game").id;
        app.post_outcome(execute(&app, table, Command::Turn { by, text, number: None }).await).await;
        app.presenter.channels.go_on.notify_one();
    };
    tokio::join!(async { sending.await.expect("it is sent") }, moving);
    assert_eq!(app.presenter.channels.count(CHANNEL, "It’s still your turn."), 0);
}
