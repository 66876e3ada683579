//! The delivery of one change as a state machine without I/O: whether a message shows the change, and the next request.
//!
//! A request whose receipt is lost may have been carried out. Then the message is looked for before another one is sent, and if
//! it cannot be looked for, the [outbox](mod@super::outbox) tries later.

/// Number of follow-ups sent for one change.
const MAX_FOLLOW_UPS: u8 = 2;

/// Whether a message shows what it is to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Display {
    /// None does: nothing was sent, or it was refused or not found.
    Unsent,
    /// It was sent, and the receipt was lost: it may be there.
    Unconfirmed,
    /// A message does.
    Shown,
}

/// The next request of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeliveryRequest {
    /// Look in the channel for a message that shows the change.
    Find,
    /// Post a follow-up of the interaction.
    FollowUp,
    /// Post a message without an interaction.
    Post,
}

/// The result of a request of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeliveryOutcome {
    /// The message was sent or found.
    Shown,
    /// No message was found.
    Absent,
    /// It was refused and would be refused again.
    Refused,
    /// The receipt was lost: it may have been carried out.
    Lost,
}

impl DeliveryOutcome {
    /// What the result of a request says about it: the message that was sent or found, or an error.
    pub fn of<M, E>(result: &Result<Option<M>, E>, is_refusal: impl Fn(&E) -> bool) -> DeliveryOutcome {
        match result {
            Ok(Some(_)) => DeliveryOutcome::Shown,
            Ok(None) => DeliveryOutcome::Absent,
            Err(error) if is_refusal(error) => DeliveryOutcome::Refused,
            Err(_) => DeliveryOutcome::Lost,
        }
    }
}

/// How far one attempt to show a change has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeliveryState {
    /// Whether a message shows the change.
    pub display: Display,
    /// Number of follow-ups that may still be sent.
    follow_ups: u8,
    /// Whether a message without an interaction may still be sent.
    posts: bool,
}

impl DeliveryState {
    /// The delivery after an answer to the interaction, which may have shown the change already.
    pub fn after_response(display: Display) -> DeliveryState {
        DeliveryState { display, follow_ups: MAX_FOLLOW_UPS, posts: true }
    }

    /// A delivery by the outbox: an earlier one may have sent the message.
    pub fn reclaimed() -> DeliveryState {
        DeliveryState { display: Display::Unconfirmed, follow_ups: 0, posts: true }
    }

    /// The next request; `None` if the change is shown or left to the outbox.
    pub fn next(self) -> Option<DeliveryRequest> {
        match self.display {
            Display::Shown => None,
            _ if self.follow_ups == 0 && !self.posts => None,
            Display::Unconfirmed => Some(DeliveryRequest::Find),
            Display::Unsent if self.follow_ups > 0 => Some(DeliveryRequest::FollowUp),
            Display::Unsent => Some(DeliveryRequest::Post),
        }
    }

    /// The state after a request.
    #[must_use]
    pub fn after(self, request: DeliveryRequest, outcome: DeliveryOutcome) -> DeliveryState {
        use DeliveryOutcome::{Absent, Lost, Refused, Shown};
        use DeliveryRequest::{Find, FollowUp, Post};
        let sent = match request {
            Find => self,
            FollowUp => DeliveryState { follow_ups: self.follow_ups.saturating_sub(1), ..self },
            Post => DeliveryState { posts: false, ..self },
        };
        match (request, outcome) {
            (_, Shown) => DeliveryState { display: Display::Shown, ..sent },
            // Without the permission to read messages it may be posted twice, which is better than not at all.
            (Find, Absent | Refused) => DeliveryState { display: Display::Unsent, ..sent },
            (Find, Lost) => DeliveryState { follow_ups: 0, posts: false, ..sent },
            (FollowUp, Absent | Refused) => DeliveryState { follow_ups: 0, ..sent },
            (Post, Absent | Refused) => sent,
            (FollowUp | Post, Lost) => DeliveryState { display: Display::Unconfirmed, ..sent },
        }
    }
}
