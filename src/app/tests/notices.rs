//! Direct messages to players for whom games wait, of which some fail.

use super::*;
use crate::app::work::rounds::Round;
use crate::app::workers;
use crate::host::NotifyMode;

/// An application in which Ana and Ben are told by direct messages, and a game waits for Ana.
async fn with_notices() -> Arc<App<FakeMessenger>> {
    let app = application().await;
    for player in [ANA, BEN] {
        let choose = |chosen: &mut crate::host::Preferences| chosen.notify = Some(NotifyMode::Direct);
        app.host.settings().update_player(player, choose).await.expect("a store");
    }
    app.host.notices().refresh().await.expect("a store");
    timed_game(&app, GUILD, CHANNEL).await;
    app
}

#[tokio::test]
async fn a_message_that_cannot_be_made_is_not_tried_for_ever() {
    let app = with_notices().await;
    app.messenger.failures.lock().push_back(MessengerError::Invalid("too long".to_owned()));
    let background = Background::default();
    app.rounds.add(Round::Notices);
    background.spawn(workers::run_added(app.clone()));
    wait_until(async || app.host.notices().pending().await.expect("a store").is_empty()).await;
    assert_eq!(*app.messenger.shown.lock(), []);
    background.shutdown().await;
}

#[tokio::test]
async fn a_message_without_an_answer_holds_up_no_other_player() {
    let app = with_notices().await;
    *app.messenger.silent.lock() = Some(ANA);
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    let new_table = NewTable::new(ChannelId(CHANNEL.0 + 1), player(ANA), setup);
    let new_table = NewTable { guild: Some(GUILD), opponents: vec![player(BEN)], ..new_table };
    app.host.tables().open(new_table).await.expect("a free channel");
    let background = Background::default();
    app.rounds.add(Round::Notices);
    background.spawn(workers::run_added(app.clone()));
    wait_until(async || !app.messenger.channels.as_text(direct_channel(BEN)).is_empty()).await;
    assert_eq!(app.messenger.channels.as_text(direct_channel(ANA)), "");
    background.shutdown().await;
}
