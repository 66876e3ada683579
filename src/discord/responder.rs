//! The response to one interaction.
//!
//! Discord takes exactly one first response, within three seconds: a message, an update of the message whose component
//! was used, a modal, or a deferral that is edited later. Everything after it is a follow-up, for a quarter of an hour.

use super::api_error::ApiError;
use super::background_http::{RETRY_DELAY, retry, retry_rate_limited, with_timeout};
use super::interaction::InteractionInfo;
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, serenity};
use crate::app::metrics::{InteractionKind, Metrics};
use crate::rules::Message;
use serde::Deserialize as _;
use serde_json::Value;
use serenity::{
    Builder, CreateAttachment, CreateInteractionResponse as Response,
    CreateInteractionResponseMessage as ResponseMessage, CreateModal, Http, InteractionId, LightMethod,
    MessageFlags, MessageId, Multipart, MultipartUpload, Request, Route,
};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout_at};

/// After this time the first response is sent again, without its files: uploading them may be what takes so long.
const FIRST_ATTEMPT_TIMEOUT: Duration = Duration::from_millis(1200);
/// Time limit of the first response. It is shorter than the three seconds after which Discord drops the interaction,
/// because transmission takes time as well.
pub(super) const FIRST_RESPONSE_TIMEOUT: Duration = Duration::from_millis(2800);

/// The people who see an answer, and the message that contains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Visibility {
    /// Everyone in the channel, in a new message.
    Public,
    /// The user alone, in a new message.
    Ephemeral,
    /// Those who see the message whose component was used, in that message.
    SourceMessage,
}

impl Visibility {
    fn deferral(self) -> Response {
        match self {
            Visibility::Public => Response::Defer(ResponseMessage::new()),
            Visibility::Ephemeral => Response::Defer(ResponseMessage::new().ephemeral(true)),
            Visibility::SourceMessage => Response::Acknowledge,
        }
    }

    fn response(self, message: OutgoingMessage) -> Response {
        match self {
            Visibility::SourceMessage => Response::UpdateMessage(message.response(false)),
            Visibility::Public | Visibility::Ephemeral => {
                Response::Message(message.response(self == Visibility::Ephemeral))
            }
        }
    }
}

/// The state of the first response.
#[derive(Clone, Copy)]
enum ResponseState {
    Unanswered,
    Deferred(Visibility),
    /// A first response was sent, or Discord no longer takes one.
    Answered,
}

/// The result of sending a first response.
enum FirstResponse {
    /// A message, with its id if Discord returned it.
    Sent(Option<MessageId>),
    Deferred,
}

/// Sends the first response to an interaction and its follow-ups.
pub(super) struct Responder<'a> {
    http: &'a Http,
    metrics: &'a Metrics,
    kind: InteractionKind,
    id: InteractionId,
    token: &'a str,
    /// The message whose component was used.
    pub source: Option<&'a serenity::Message>,
    /// When the interaction was received.
    pub received_at: Instant,
    state: Mutex<ResponseState>,
}

impl<'a> Responder<'a> {
    pub(super) fn new(http: &'a Http, metrics: &'a Metrics, info: &InteractionInfo<'a>) -> Responder<'a> {
        let InteractionInfo { kind, id, token, source, .. } = *info;
        let state = Mutex::new(ResponseState::Unanswered);
        Responder { http, metrics, kind, id, token, source, received_at: Instant::now(), state }
    }

    /// The visibility of an answer that only the user may see: an edit of the source message if that is ephemeral,
    /// otherwise a new ephemeral message.
    pub(super) fn to_user(&self) -> Visibility {
        let flags = self.source.and_then(|source| source.flags);
        let is_ephemeral = flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        if is_ephemeral { Visibility::SourceMessage } else { Visibility::Ephemeral }
    }

    /// The visibility of a new message for the people who see the source message.
    pub(super) fn beside_source(&self) -> Visibility {
        match self.to_user() {
            Visibility::SourceMessage => Visibility::Ephemeral,
            _ => Visibility::Public,
        }
    }

    /// Part of the interaction's id, short enough to be read out to the bot's operator. The upper bits of an id are its
    /// time.
    pub(super) fn reference(&self) -> String {
        format!("{:06x}", (self.id.get() >> 22) & 0xff_ffff)
    }

    /// Answers in a new message that everyone in the channel sees.
    pub(super) async fn reply(&self, message: OutgoingMessage) -> Result<(), CommandError> {
        Ok(self.respond(Visibility::Public, message).await.map(drop)?)
    }

    /// Answers in a new message that only the user sees.
    pub(super) async fn reply_ephemeral(&self, message: OutgoingMessage) -> Result<(), CommandError> {
        Ok(self.respond(Visibility::Ephemeral, message).await.map(drop)?)
    }

    /// Answers so that only the user sees it, in the source message if that is ephemeral.
    pub(super) async fn reply_to_user(&self, message: OutgoingMessage) -> Result<(), CommandError> {
        Ok(self.respond(self.to_user(), message).await.map(drop)?)
    }

    /// Replaces the content of the first answer.
    pub(super) async fn edit_reply(&self, message: OutgoingMessage) -> Result<(), CommandError> {
        Ok(self.edit_original(message).await.map(drop)?)
    }

    /// Reduces the source message to a sentence. A failure is only logged: the board that follows matters more.
    pub(super) async fn replace_source_message(&self, text: String) {
        let message = OutgoingMessage::text(text).rows(Vec::new());
        if let Err(error) = self.respond(Visibility::SourceMessage, message).await {
            tracing::warn!(%error, "the message of a button could not be replaced");
        }
    }

    /// Opens a modal, which only a first response can. If a deferral was sent already, the user is asked to try again.
    pub(super) async fn open_modal(&self, modal: CreateModal) -> Result<(), CommandError> {
        let mut state = self.state.lock().await;
        if matches!(*state, ResponseState::Unanswered) {
            self.send_first(&Response::Modal(modal), Vec::new(), Visibility::Ephemeral).await?;
            *state = ResponseState::Answered;
            self.metrics.observe_response(self.kind, self.received_at.elapsed());
            return Ok(());
        }
        drop(state);
        Err(CommandError::Rejected(Message::new("say-press-again")))
    }

    /// Defers the first response, so that the answer may take a quarter of an hour. Does nothing after a first
    /// response.
    pub(super) async fn defer(&self, visibility: Visibility) {
        let mut state = self.state.lock().await;
        if matches!(*state, ResponseState::Unanswered) {
            *state = match self.send_first(&visibility.deferral(), Vec::new(), visibility).await {
                Err(error) if error.is_expired() => ResponseState::Answered,
                Err(error) => {
                    // The deferral may have arrived nevertheless. The answer will find out.
                    tracing::warn!(%error, "a response could not be deferred");
                    ResponseState::Deferred(visibility)
                }
                Ok(_) => self.deferred(visibility),
            };
        }
    }

    fn deferred(&self, visibility: Visibility) -> ResponseState {
        self.metrics.deferred.inc();
        ResponseState::Deferred(visibility)
    }

    /// Sends the answer, as the first response or as a follow-up; returns the id of the message if Discord has sent it.
    pub(super) async fn respond(
        &self,
        visibility: Visibility,
        message: OutgoingMessage,
    ) -> Result<Option<MessageId>, ApiError> {
        let mut state = self.state.lock().await;
        let is_first = !matches!(*state, ResponseState::Answered);
        let id = self.respond_in(&mut state, visibility, message).await?;
        if is_first {
            self.metrics.observe_response(self.kind, self.received_at.elapsed());
        }
        Ok(id)
    }

    async fn respond_in(
        &self,
        state: &mut ResponseState,
        visibility: Visibility,
        message: OutgoingMessage,
    ) -> Result<Option<MessageId>, ApiError> {
        if matches!(*state, ResponseState::Unanswered) {
            let response = visibility.response(message.clone());
            *state = match self.send_first(&response, message.attachments(), visibility).await? {
                FirstResponse::Sent(id) => {
                    *state = ResponseState::Answered;
                    return Ok(id);
                }
                FirstResponse::Deferred => self.deferred(visibility),
            };
        }
        let before = std::mem::replace(state, ResponseState::Answered);
        match before {
            ResponseState::Deferred(deferred) if deferred == visibility => {
                return self.edit_original(message).await.map(Some);
            }
            ResponseState::Deferred(Visibility::Public | Visibility::Ephemeral) => {
                // The deferred message is visible to other people than this answer, so it cannot be edited.
                if let Err(error) = self.http.delete_original_interaction_response(self.token).await {
                    tracing::warn!(error = %ApiError::from(error), "a deferred response could not be deleted");
                }
            }
            _ => {}
        }
        let is_ephemeral = visibility == Visibility::Ephemeral;
        retry(|| self.send_follow_up(message.clone(), is_ephemeral)).await.map(Some)
    }

    /// Posts a public follow-up; waits while Discord limits the rate, and does not retry otherwise.
    pub(super) async fn follow_up(&self, message: &OutgoingMessage) -> Result<MessageId, ApiError> {
        retry_rate_limited(|| self.send_follow_up(message.clone(), false)).await
    }

    async fn send_follow_up(
        &self,
        message: OutgoingMessage,
        is_ephemeral: bool,
    ) -> Result<MessageId, ApiError> {
        let request = message.follow_up(is_ephemeral).execute(self.http, (None, self.token));
        with_timeout(request).await.map(|message| message.id)
    }

    async fn edit_original(&self, message: OutgoingMessage) -> Result<MessageId, ApiError> {
        let edited = retry(|| with_timeout(message.clone().edit().execute(self.http, self.token))).await?;
        Ok(edited.id)
    }

    /// The message that the first response became.
    pub(super) async fn original_message(&self) -> Result<MessageId, ApiError> {
        let found = retry(|| with_timeout(self.http.get_original_interaction_response(self.token))).await?;
        Ok(found.id)
    }

    /// Sends the first response; a second time if the first attempt timed out or Discord failed. Files that were not
    /// uploaded in time are not sent again: the second attempt is a deferral instead.
    async fn send_first(
        &self,
        response: &Response,
        files: Vec<CreateAttachment>,
        visibility: Visibility,
    ) -> Result<FirstResponse, ApiError> {
        let has_files = !files.is_empty();
        let first = timeout_at(Instant::now() + FIRST_ATTEMPT_TIMEOUT, self.send(response, files.clone()));
        let error = match first.await.unwrap_or(Err(ApiError::TimedOut)) {
            Err(error) if error.is_transient() => error,
            other => return other.map(FirstResponse::Sent),
        };
        tracing::warn!(%error, "a first response is sent again");
        let defers = has_files && matches!(error, ApiError::TimedOut);
        let second = async {
            if defers {
                return self.send(&visibility.deferral(), Vec::new()).await.map(|_| FirstResponse::Deferred);
            }
            sleep(RETRY_DELAY).await;
            self.send(response, files).await.map(FirstResponse::Sent)
        };
        let deadline = self.received_at + FIRST_RESPONSE_TIMEOUT;
        match timeout_at(deadline, second).await.unwrap_or(Err(ApiError::TimedOut)) {
            // The first attempt had arrived; only Discord's answer to it was lost.
            Err(error) if error.is_already_acknowledged() => Ok(FirstResponse::Sent(None)),
            other => other,
        }
    }

    /// Sends a first response once. serenity's own call does not ask for the id of the message.
    async fn send(
        &self,
        response: &Response,
        files: Vec<CreateAttachment>,
    ) -> Result<Option<MessageId>, ApiError> {
        let route = Route::InteractionResponse { interaction_id: self.id, token: self.token };
        let request =
            Request::new(route, LightMethod::Post).params(Some(vec![("with_response", true.to_string())]));
        let body = serde_json::to_string(response).map_err(serenity::Error::from)?;
        let request = if files.is_empty() {
            request.body(Some(body.into_bytes()))
        } else {
            let upload = MultipartUpload::Attachments(files);
            request.multipart(Some(Multipart { upload, payload_json: Some(body), fields: Vec::new() }))
        };
        let body = self.http.request(request).await?.bytes().await.unwrap_or_default();
        // The response was accepted even if the body cannot be parsed.
        let callback: Value = serde_json::from_slice(&body).unwrap_or_default();
        Ok(callback.pointer("/resource/message/id").and_then(|id| MessageId::deserialize(id).ok()))
    }
}
