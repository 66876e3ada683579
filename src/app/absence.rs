//! Players who do not move at tables without a clock: the board gets the buttons by which the others ask and claim the
//! game, and the others are told of it.

use super::App;
use super::clocks::{tell_directly, wants_direct_reminders};
use super::living_board::{EditedBoard, Line, LineSubject};
use super::presenter::Presenter;
use crate::host::{CommandOutcome, NotifyMode, Preferences};
use crate::i18n::{Localizer, absence_text, direct_absence_text};
use crate::table::{Player, PlayerId};

/// Shows that the others may do something now, and tells them as they have chosen: by a direct message or, by default and if that
/// fails, in the channel. Who wants to be told once a day or not at all finds it under the board.
pub(super) async fn show<P: Presenter>(app: &App<P>, outcome: &CommandOutcome) {
    let CommandOutcome { table, events, .. } = outcome;
    let localizer = app.table_localizer(table).await;
    let delivery = app.start_delivery(outcome);
    match app.refresh_board(&localizer, table, delivery).await {
        EditedBoard::Edited => {}
        // The outbox posts the board.
        EditedBoard::None(_) | EditedBoard::Unknown => return,
    }
    let waiting: Vec<PlayerId> = table.waiting().filter_map(Player::human_id).collect();
    let mut mentions = Vec::new();
    for player in waiting {
        if matches!(app.notify_mode(player).await, Some(NotifyMode::Digest | NotifyMode::Never)) {
            continue;
        }
        let text = |localizer: &Localizer| direct_absence_text(localizer, table);
        let is_told = tell_directly(app, table, player, wants_direct, text).await;
        // A direct conversation that is refused is also the channel.
        if !is_told && !app.has_mirror(table).await {
            mentions.push(player);
        }
    }
    if let Some(text) = absence_text(&localizer, table, &mentions).filter(|_| !mentions.is_empty()) {
        let controls = Some((table.clone(), localizer, LineSubject::PlayerToAct));
        app.announce(table, events, Line { controls, ..Line::new(text, mentions) }).await;
    }
}

fn wants_direct(preferences: &Preferences) -> bool {
    wants_direct_reminders(preferences) || preferences.notify == Some(NotifyMode::Direct)
}
