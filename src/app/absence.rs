//! Players who do not move at tables without a clock: the board gets the buttons by which the others ask and claim the
//! game, and the others are told of it.

use super::App;
use super::clocks::tell_directly;
use super::living_board::{EditedBoard, Line, LineSubject};
use super::presenter::Presenter;
use crate::host::CommandOutcome;
use crate::i18n::{absence_text, direct_absence_text};
use crate::table::{Player, PlayerId};

/// Shows that the others may do something now, and tells them: by a direct message or, by default and if that fails, in the
/// channel.
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
        let is_told =
            tell_directly(app, table, player, |localizer| direct_absence_text(localizer, table)).await;
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
