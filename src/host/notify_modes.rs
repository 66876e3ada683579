use crate::store::NotifyMode;
use crate::table::{Phase, PlayerId, Table};
use parking_lot::RwLock;
use std::collections::HashMap;
use tokio::sync::Notify;

/// The players who are told of games in another way than by a ping in the channel.
#[derive(Debug, Default)]
pub(super) struct NotifyModes {
    pub(super) chosen: RwLock<HashMap<PlayerId, NotifyMode>>,
    /// Notified when a notice is stored or a game is over.
    pub(super) stored: Notify,
}

impl NotifyModes {
    pub(super) fn set(&self, player: PlayerId, mode: Option<NotifyMode>) {
        let mut chosen = self.chosen.write();
        match mode {
            Some(mode) => chosen.insert(player, mode),
            None => chosen.remove(&player),
        };
    }

    pub(super) fn is_direct(&self, player: PlayerId) -> bool {
        self.chosen.read().get(&player) == Some(&NotifyMode::Direct)
    }

    /// The people among `called` who are pinged, which is the default. Those who chose one message a day or none are pinged when they
    /// are invited or asked *Still there?*.
    pub(super) fn pinged(&self, table: &Table, called: Vec<PlayerId>) -> Vec<PlayerId> {
        let chosen = self.chosen.read();
        let is_invitation = table.phase() == Phase::Invitation;
        // An invitation in a direct conversation is a direct message.
        if chosen.is_empty() || is_invitation && table.is_direct() {
            return called;
        }
        let is_asked = table.claim_from().is_some() || is_invitation;
        let is_pinged = |player: &PlayerId| match chosen.get(player) {
            None => true,
            Some(NotifyMode::Direct) => false,
            Some(NotifyMode::Digest | NotifyMode::Never) => is_asked,
        };
        let pinged: Vec<PlayerId> = called.iter().copied().filter(is_pinged).collect();
        if pinged.len() < called.len() {
            self.stored.notify_one();
        }
        pinged
    }
}
