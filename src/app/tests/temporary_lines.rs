//! Lines that are read only until the next board, and direct messages about a table.

use super::*;

#[tokio::test]
async fn what_is_told_of_an_invitation_is_no_review() {
    let (app, _changes) = application().await;
    let opened = invitation(&app).await;
    let (told, line, progress) = (MessageId(5), MessageId(6), MessageId(7));
    app.remember_direct(&opened.table, BEN, (CHANNEL, told)).await;
    app.remember_line(&opened.table, CHANNEL, line).await;
    assert_eq!(app.interrupted_reviews().await, []);
    let table = opened.table.id();
    app.record_progress(table, CHANNEL, progress).await;
    let interrupted = app.interrupted_reviews().await.into_iter();
    assert_eq!(
        interrupted.map(|(table, shown)| (table, shown.message)).collect::<Vec<_>>(),
        [(table, progress)]
    );
}

#[tokio::test]
async fn a_direct_message_about_a_table_goes_when_the_bot_has_left_its_server() {
    let (app, changes) = application().await;
    let table = timed_game(&app, GUILD, CHANNEL).await;
    let now = app.host.tables().load(TableRef::Id(table)).await.expect("a table");
    let told = MessageId(5);
    app.remember_direct(&now, ANA, (CHANNEL, told)).await;
    let background = Background::default();
    app.spawn_workers(changes, &background);
    app.guild_changes.report(GUILD, GuildChange::Left);
    let deleted = async {
        while !app.presenter.shown.lock().contains(&PresentedItem::Deleted(told)) {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(WORKER_TIMEOUT, deleted).await.expect("it goes");
    background.shutdown().await;
}
