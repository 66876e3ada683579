//! Players who do not move at tables without a clock: the board gets the buttons by which the others ask and claim the
//! game, and the others are told of it.

use super::clocks::{send_direct_line, wants_direct_reminders};
use crate::app::App;
use crate::app::posts::content::{Content, LineSubject};
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::app::posts::table_posts::Lifetime;
use crate::host::{NotifyMode, Preferences};
use crate::i18n::{Localizer, absence_text, direct_absence_text};
use crate::table::{Player, PlayerId, Table};
use std::sync::Arc;

/// Tells the others in a direct message or, by default and if that is refused, in the channel, as each has chosen. Those who chose one
/// message a day or none find buttons under the board. `is_again`: they may have been told already.
pub(in crate::app) async fn tell<P: Messenger>(
    app: &App<P>,
    table: &Arc<Table>,
    is_again: bool,
) -> Result<(), MessengerError> {
    let localizer = app.table_localizer(table).await;
    let waiting: Vec<PlayerId> = table.waiting().filter_map(Player::human_id).collect();
    let mut mentions = Vec::new();
    for player in waiting {
        if matches!(app.notify_mode(player).await, Some(NotifyMode::Digest | NotifyMode::Never)) {
            continue;
        }
        let text = |localizer: &Localizer| direct_absence_text(localizer, table);
        let is_told = send_direct_line(app, table, player, wants_direct, text, is_again).await?;
        // At a table in direct messages there is no other place to tell the player.
        if !is_told && !app.has_mirror(table).await {
            mentions.push(player);
        }
    }
    match absence_text(&localizer, table, &mentions).filter(|_| !mentions.is_empty()) {
        Some(text) => {
            let line = Content::line(&localizer, text, mentions).asking(table, LineSubject::PlayerToAct);
            let line = Content { replies_to: app.displayed_board(table).await, ..line };
            match app.post_line(table, table.channel(), line, Lifetime::Temporary, is_again).await {
                // The board says the same, so the line may be missing.
                Err(error) if error.is_refusal() => {
                    tracing::warn!(%error, table = %table.id(), "cannot post a line");
                    Ok(())
                }
                posted => posted.map(drop),
            }
        }
        None => Ok(()),
    }
}

fn wants_direct(preferences: &Preferences) -> bool {
    wants_direct_reminders(preferences) || preferences.notify == Some(NotifyMode::Direct)
}
