//! Tables at which nobody can play, while the chat service fails.

use super::*;

#[tokio::test]
async fn a_table_is_released_although_the_first_looks_at_its_channel_fail() {
    let app = application().await;
    let table = timed_game(&app, GUILD, CHANNEL).await;
    let now = app.host.clock().now();
    app.host.tables().quarantine(table, QuarantineReason::ChannelGone, now).await.expect("a store");
    let failures = [MessengerError::TimedOut, MessengerError::Transient("502".to_owned())];
    app.messenger.obstacle_failures.lock().extend(failures);
    let background = Background::default();
    app.spawn_workers(&background);
    app.report_guild_change(GUILD, GuildChange::Returned);
    wait_until(async || app.host.tables().quarantined().await.expect("a store").is_empty()).await;
    assert!(app.messenger.obstacle_failures.lock().is_empty());
    background.shutdown().await;
}

#[tokio::test]
async fn only_the_tables_of_changed_servers_are_looked_at() {
    let app = application().await;
    let (here, elsewhere) = (GuildId(8), GuildId(9));
    let now = app.host.clock().now();
    for (guild, channel) in [(elsewhere, ChannelId(80)), (here, ChannelId(81))] {
        let table = timed_game(&app, guild, channel).await;
        app.host.tables().quarantine(table, QuarantineReason::ChannelLocked, now).await.expect("a store");
    }
    let background = Background::default();
    app.spawn_workers(&background);
    app.report_guild_change(here, GuildChange::Updated);
    wait_until(async || app.host.tables().releasable().await.expect("a store").len() == 1).await;
    let left = app.host.tables().releasable().await.expect("a store");
    assert_eq!(left.iter().map(|(_, guild, _)| *guild).collect::<Vec<_>>(), [Some(elsewhere)]);
    background.shutdown().await;
}

#[tokio::test]
async fn a_quarantined_table_whose_channel_is_deleted_has_no_channel_any_more() {
    let app = application().await;
    let table = timed_game(&app, GUILD, CHANNEL).await;
    let now = app.host.clock().now();
    app.host.tables().quarantine(table, QuarantineReason::ChannelLocked, now).await.expect("a store");
    let gone = Obstacle::Lasting { reason: QuarantineReason::ChannelGone, since: None };
    *app.messenger.obstacle.lock() = Some(gone);
    let background = Background::default();
    app.spawn_workers(&background);
    app.report_thread_change(GUILD, CHANNEL, now);
    let reasons = async || {
        let quarantined = app.host.tables().quarantined().await.expect("a store");
        quarantined.into_iter().map(|(_, _, reason)| reason).collect::<Vec<_>>()
    };
    wait_until(async || reasons().await == [QuarantineReason::ChannelGone]).await;
    background.shutdown().await;
}
