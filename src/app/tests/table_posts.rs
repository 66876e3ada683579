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
