//! The state of the response to an interaction, as far as it is known: a state machine without I/O.
//!
//! Discord takes exactly one first response. A request whose receipt is lost may have arrived or may still arrive, so it is
//! never taken for carried out, nor for refused: the first response is looked up. `response_model` explores all orders of
//! receipt, loss, retry and restart.

use super::visibility::Visibility;
use crate::app::news::reply::Display;

/// Number of first responses that are sent for one answer.
const MAX_FIRST_RESPONSES: u8 = 3;
/// Number of times that a placeholder is edited for one answer.
const MAX_EDITS: u8 = 2;

/// The state of the first response, as far as the bot knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::discord) enum ResponseState {
    /// Nothing was sent.
    Unanswered,
    /// First responses were sent and their receipts were lost. Each may have arrived, or arrives while the time for it has
    /// not passed.
    Unconfirmed {
        /// Whether uploading the files takes too long for a first response.
        is_slow: bool,
    },
    /// Discord has a first response; which one is not known.
    Acknowledged,
    /// The first response is a placeholder for an answer of this visibility.
    Deferred(Visibility),
    /// The placeholder was edited, and the receipt was lost.
    Edited,
    /// The first response is a message. Everything else is a follow-up.
    Answered,
    /// Discord takes no response any more.
    Expired,
}

/// The outcome that the requests aim at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::discord) enum Goal {
    /// Says that an answer of this visibility may come later.
    Defer(Visibility),
    /// Shows an answer of this visibility.
    Answer(Visibility),
}

/// A request to Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::discord) enum Request {
    /// Send the answer as the first response.
    Respond,
    /// Send a deferral as the first response.
    Defer,
    /// Look up what the first response is. If receipts of first responses were lost, the time for them must have passed.
    LookUp,
    /// Edit the first response so that it is the answer.
    Edit,
    /// Delete the first response.
    Delete,
    /// Send the answer as a follow-up.
    FollowUp,
}

/// The result of looking up the first response.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::discord) enum Original {
    /// The answer that was to be shown.
    Answer,
    /// A placeholder, or the unchanged source message.
    Placeholder(Visibility),
    /// Another message.
    Other,
}

/// The result of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::discord) enum Outcome {
    /// The request was carried out.
    Done,
    /// A lookup has found this.
    Found(Original),
    /// There was a first response before.
    Acknowledged,
    /// The first response does not exist.
    Absent,
    /// The interaction or its token has expired.
    Expired,
    /// The request was refused for another reason.
    Refused,
    /// The receipt was lost: Discord may have carried the request out, or will.
    Lost,
    /// No receipt came, because the upload of the files took too long.
    TooSlow,
}

/// How far an answer or a deferral has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::discord) struct Responding {
    pub response: ResponseState,
    pub goal: Goal,
    /// Whether the answer is shown.
    pub display: Display,
    /// Whether the answer can only follow a deferral: it cannot be a first response.
    needs_deferral: bool,
    /// Number of first responses sent for this goal.
    first_responses: u8,
    edits: u8,
    /// Whether Discord has refused the answer, or cannot tell what has become of it.
    is_given_up: bool,
}

impl Responding {
    pub(in crate::discord) fn new(response: ResponseState, goal: Goal) -> Responding {
        Responding {
            response,
            goal,
            display: Display::Unsent,
            needs_deferral: false,
            first_responses: 0,
            edits: 0,
            is_given_up: false,
        }
    }

    /// Sets whether the answer can only follow a deferral.
    pub(in crate::discord) fn with_deferral(self, needs_deferral: bool) -> Responding {
        Responding { needs_deferral, ..self }
    }

    /// The next request; `None` if the goal is reached or cannot be reached. `is_open` says whether there is time for a
    /// first response.
    pub(in crate::discord) fn next(self, is_open: bool) -> Option<Request> {
        if self.is_given_up || self.display == Display::Shown {
            return None;
        }
        let sends_again = is_open && self.first_responses < MAX_FIRST_RESPONSES;
        let first_response = if self.needs_deferral { Request::Defer } else { Request::Respond };
        match (self.goal, self.response) {
            (Goal::Defer(_), ResponseState::Unanswered) => Some(Request::Defer),
            (Goal::Defer(_), ResponseState::Unconfirmed { .. }) => sends_again.then_some(Request::Defer),
            (Goal::Defer(_), _) => None,
            (Goal::Answer(visibility), response) => match response {
                ResponseState::Unanswered => Some(first_response),
                ResponseState::Unconfirmed { is_slow: true } if sends_again => Some(Request::Defer),
                ResponseState::Unconfirmed { is_slow: false } if sends_again => Some(first_response),
                ResponseState::Unconfirmed { .. } | ResponseState::Acknowledged | ResponseState::Edited => {
                    Some(Request::LookUp)
                }
                ResponseState::Deferred(deferred) if deferred == visibility => {
                    (self.edits < MAX_EDITS).then_some(Request::Edit)
                }
                // The first response is the message whose component was used, and stays as it is.
                ResponseState::Deferred(Visibility::SourceMessage) => Some(Request::FollowUp),
                // The placeholder is visible to other people than the answer.
                ResponseState::Deferred(_) => Some(Request::Delete),
                ResponseState::Answered => Some(Request::FollowUp),
                ResponseState::Expired => None,
            },
        }
    }

    /// Whether a request shows an answer that may have been shown before.
    pub(in crate::discord) fn shows_again(self, request: Request) -> bool {
        matches!(request, Request::Respond | Request::Edit | Request::FollowUp)
            && self.first_responses + self.edits > 0
    }

    /// The state after a request.
    #[must_use]
    pub(in crate::discord) fn after(self, request: Request, outcome: Outcome) -> Responding {
        match (request, outcome) {
            (Request::LookUp, outcome) => self.after_lookup(outcome),
            (Request::Respond | Request::Defer, outcome) => self.after_first_response(request, outcome),
            (Request::Edit | Request::FollowUp, Outcome::Done) => {
                Responding { response: ResponseState::Answered, display: Display::Shown, ..self }
            }
            (Request::Edit, Outcome::Lost | Outcome::TooSlow) => Responding {
                response: ResponseState::Edited,
                display: Display::Unconfirmed,
                edits: self.edits + 1,
                ..self
            },
            // Somebody has deleted the placeholder.
            (Request::Edit, Outcome::Absent) => {
                Responding { response: ResponseState::Answered, display: Display::Unsent, ..self }
            }
            (Request::Delete, Outcome::Expired) => Responding { response: ResponseState::Expired, ..self },
            // If it is still there, the follow-up fills it.
            (Request::Delete, _) => Responding { response: ResponseState::Answered, ..self },
            (Request::FollowUp, Outcome::Lost | Outcome::TooSlow) => {
                Responding { display: Display::Unconfirmed, is_given_up: true, ..self }
            }
            (_, Outcome::Absent | Outcome::Expired) => {
                Responding { response: ResponseState::Expired, ..self }
            }
            _ => Responding { is_given_up: true, ..self },
        }
    }

    fn after_first_response(self, request: Request, outcome: Outcome) -> Responding {
        let sent = Responding { first_responses: self.first_responses + 1, ..self };
        let (Goal::Defer(visibility) | Goal::Answer(visibility)) = self.goal;
        match (request, outcome) {
            (Request::Respond, Outcome::Done) => {
                Responding { response: ResponseState::Answered, display: Display::Shown, ..sent }
            }
            // This response is the first one, so no answer sent before arrives any more.
            (_, Outcome::Done) => {
                Responding { response: ResponseState::Deferred(visibility), display: Display::Unsent, ..sent }
            }
            (_, Outcome::Acknowledged) => Responding { response: ResponseState::Acknowledged, ..sent },
            (_, Outcome::Expired | Outcome::Absent) => {
                Responding { response: ResponseState::Expired, display: Display::Unsent, ..sent }
            }
            (_, Outcome::Lost | Outcome::TooSlow) => {
                let was_slow = matches!(self.response, ResponseState::Unconfirmed { is_slow: true });
                let is_slow = was_slow || outcome == Outcome::TooSlow;
                let display = if request == Request::Respond { Display::Unconfirmed } else { self.display };
                Responding { response: ResponseState::Unconfirmed { is_slow }, display, ..sent }
            }
            (_, Outcome::Refused | Outcome::Found(_)) => Responding { is_given_up: true, ..sent },
        }
    }

    fn after_lookup(self, outcome: Outcome) -> Responding {
        let found = |response, display| Responding { response, display, ..self };
        match outcome {
            Outcome::Found(Original::Answer) => found(ResponseState::Answered, Display::Shown),
            Outcome::Found(Original::Placeholder(visibility)) => {
                // An edit that was given up may still arrive, unlike a first response.
                let display = if self.edits > 0 { Display::Unconfirmed } else { Display::Unsent };
                found(ResponseState::Deferred(visibility), display)
            }
            // The first response is the answer, which somebody has changed since by a press.
            Outcome::Found(Original::Other) if self.display == Display::Unconfirmed => {
                found(ResponseState::Answered, Display::Shown)
            }
            Outcome::Found(Original::Other) => found(ResponseState::Answered, Display::Unsent),
            // No first response has arrived, or somebody has deleted it.
            Outcome::Absent => found(ResponseState::Expired, Display::Unsent),
            Outcome::Expired => found(ResponseState::Expired, self.display),
            _ => Responding { is_given_up: true, ..self },
        }
    }
}
