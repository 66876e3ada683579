use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::serenity;
use serenity::{CreateInteractionResponse as Response, CreateInteractionResponseMessage as ResponseMessage};

/// The people who see an answer, and the message that contains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::discord) enum Visibility {
    /// Everyone in the channel, in a new message.
    Public,
    /// The user alone, in a new message.
    Ephemeral,
    /// Everyone who sees the message with the component, in that message.
    SourceMessage,
}

impl Visibility {
    pub(in crate::discord) fn deferral(self) -> Response {
        match self {
            Visibility::Public => Response::Defer(ResponseMessage::new()),
            Visibility::Ephemeral => Response::Defer(ResponseMessage::new().ephemeral(true)),
            Visibility::SourceMessage => Response::Acknowledge,
        }
    }

    pub(in crate::discord) fn response(self, message: OutgoingMessage) -> Response {
        match self {
            Visibility::SourceMessage => Response::UpdateMessage(message.response(false)),
            Visibility::Public | Visibility::Ephemeral => {
                Response::Message(message.response(self == Visibility::Ephemeral))
            }
        }
    }
}
