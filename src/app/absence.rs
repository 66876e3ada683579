//! Players who do not move at tables without a clock: the board gets the buttons by which the others ask and claim the
//! game, and the others are told of it.

use super::App;
use super::clocks::{send_direct_line, wants_direct_reminders};
use super::content::{Content, LineSubject};
use super::presenter::{PresentError, Presenter};
use super::table_posts::Lifetime;
use crate::host::{NotifyMode, Preferences};
use crate::i18n::{Localizer, absence_text, direct_absence_text};
use crate::table::{Player, PlayerId, Table};
use std::sync::Arc;

/// Tells the others as they have chosen: by a direct message or, by default and if that is refused, in the channel. Who wants to be told
/// once a day or not at all finds it under the board. `is_again` says that they may know it already.
pub(super) async fn tell<P: Presenter>(
    app: &App<P>,
    table: &Arc<Table>,
    is_again: bool,
) -> Result<(), PresentError> {
    let localizer = app.table_localizer(table).await;
    let waiting: Vec<PlayerId> = table.waiting().filter_map(Player::human_id).collect();
    let mut mentions = Vec::new();
    for player in waiting {
        if matches!(app.notify_mode(player).await, Some(NotifyMode::Digest | NotifyMode::Never)) {
            continue;
        }
        let text = |localizer: &Localizer| direct_absence_text(localizer, table);
        let is_told = send_direct_line(app, table, player, wants_direct, text, is_again).await?;
        // A direct conversation that is refused is also the channel.
        if !is_told && !app.has_mirror(table).await {
            mentions.push(player);
        }
    }
    match absence_text(&localizer, table, &mentions).filter(|_| !mentions.is_empty()) {
        Some(text) => {
            let line = Content::line(&localizer, text, mentions).asking(table, LineSubject::PlayerToAct);
            let line = Content { replies_to: app.displayed_board(table).await, ..line };
            match app.post_line(table, table.channel(), line, Lifetime::Temporary, is_again).await {
                // The board says it, too.
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
