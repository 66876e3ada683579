//! The response to one interaction.
//!
//! Discord takes exactly one first response, within three seconds: a message, an update of the message whose component
//! was used, a modal, or a deferral that is edited later. Everything after it is a follow-up, for a quarter of an hour.

use super::command_error::NotShown;
use super::interaction::InteractionInfo;
use super::response_state::{Goal, Original, Outcome, Request, Responding, ResponseState};
use super::visibility::Visibility;
use crate::app::news::reply::Display;
use crate::app::operations::metrics::{InteractionKind, Metrics};
use crate::discord::client::api_error::ApiError;
use crate::discord::client::background_http::{RETRY_DELAY, retry, retry_rate_limited, with_timeout};
use crate::discord::client::panels::Panels;
use crate::discord::messages::command_mentions::CommandMentions;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::{CommandError, serenity};
use crate::localize::Message;
use crate::table::{self, PlayerId, TableId};
use serde::Deserialize;
use serenity::{
    Builder, CreateActionRow, CreateAttachment, CreateInteractionResponse as Response, CreateModal,
    EditInteractionResponse, Http, InteractionId, LightMethod, Message as DiscordMessage, MessageFlags,
    MessageId, Multipart, MultipartUpload, Request as ApiRequest, Route,
};
use std::future::ready;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

/// After this time the first response is sent again, without its files: uploading them may be what takes so long.
const FIRST_ATTEMPT_TIMEOUT: Duration = Duration::from_millis(1200);
/// Time limit of the first response. It is shorter than the three seconds after which Discord drops the interaction,
/// because transmission takes time as well.
pub(in crate::discord) const FIRST_RESPONSE_TIMEOUT: Duration = Duration::from_millis(2800);
/// After this time no first response arrives any more, also if it was sent long before.
const FIRST_RESPONSE_WINDOW: Duration = Duration::from_secs(3);

/// The answer of Discord to a request.
struct Receipt {
    outcome: Outcome,
    /// The message that was sent or found.
    message: Option<MessageId>,
}

impl Receipt {
    fn done(message: Option<MessageId>) -> Receipt {
        Receipt { outcome: Outcome::Done, message }
    }
}

/// Sends the first response to an interaction and its follow-ups.
pub(in crate::discord) struct Responder<'a> {
    http: &'a Http,
    metrics: &'a Metrics,
    commands: &'a CommandMentions,
    kind: InteractionKind,
    id: InteractionId,
    /// Gives access to the response for a quarter of an hour.
    pub token: &'a str,
    /// The message whose component was used.
    pub source: Option<&'a serenity::Message>,
    /// The time at which the interaction was received.
    pub received_at: Instant,
    state: Mutex<ResponseState>,
}

impl<'a> Responder<'a> {
    pub(in crate::discord) fn new(
        http: &'a Http,
        metrics: &'a Metrics,
        commands: &'a CommandMentions,
        info: &InteractionInfo<'a>,
    ) -> Responder<'a> {
        let InteractionInfo { kind, id, token, source, .. } = *info;
        let state = Mutex::new(ResponseState::Unanswered);
        Responder { http, metrics, commands, kind, id, token, source, received_at: Instant::now(), state }
    }

    /// The visibility of an answer that only the user may see: an edit of the source message if that is ephemeral,
    /// otherwise a new ephemeral message.
    pub(in crate::discord) fn to_user(&self) -> Visibility {
        let flags = self.source.and_then(|source| source.flags);
        let is_ephemeral = flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        if is_ephemeral { Visibility::SourceMessage } else { Visibility::Ephemeral }
    }

    /// Part of the interaction's id, short enough to be read out to the bot's operator. The upper bits of an id are its
    /// time.
    pub(in crate::discord) fn reference(&self) -> String {
        format!("{:06x}", (self.id.get() >> 22) & 0xff_ffff)
    }

    /// Answers in a new message that only the user sees.
    pub(in crate::discord) async fn reply_ephemeral(
        &self,
        message: OutgoingMessage,
    ) -> Result<(), CommandError> {
        self.reply_with(Visibility::Ephemeral, message).await.map(drop)
    }

    /// Answers so that only the user sees it, in the source message if that is ephemeral.
    pub(in crate::discord) async fn reply_to_user(
        &self,
        message: OutgoingMessage,
    ) -> Result<(), CommandError> {
        self.reply_with(self.to_user(), message).await.map(drop)
    }

    /// Answers. If a message may have got lost, it is sent again: twice is better than not at all. Returns the message.
    pub(in crate::discord) async fn reply_with(
        &self,
        visibility: Visibility,
        message: OutgoingMessage,
    ) -> Result<MessageId, CommandError> {
        match self.respond(visibility, message.clone()).await {
            Ok(shown) => Ok(shown),
            Err(NotShown { display: Display::Unconfirmed, error }) => {
                tracing::warn!(%error, "an answer is sent again");
                let is_ephemeral = visibility == Visibility::Ephemeral;
                Ok(self.send_follow_up(message, is_ephemeral).await?)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Replaces the content of the first answer.
    pub(in crate::discord) async fn edit_reply(&self, message: OutgoingMessage) -> Result<(), CommandError> {
        Ok(retry(|| self.edit_original(message.clone())).await.map(drop)?)
    }

    /// Replaces the rows of buttons under the source message, of which the rest stays.
    pub(in crate::discord) async fn replace_rows(
        &self,
        rows: Vec<CreateActionRow>,
    ) -> Result<(), CommandError> {
        self.defer(Visibility::SourceMessage).await;
        let edit = EditInteractionResponse::new().components(rows);
        Ok(retry(|| with_timeout(edit.clone().execute(self.http, self.token))).await.map(drop)?)
    }

    /// Deletes the first answer.
    pub(in crate::discord) async fn delete_reply(&self) -> Result<(), CommandError> {
        Ok(retry(|| with_timeout(self.http.delete_original_interaction_response(self.token))).await?)
    }

    /// Reduces the source message to a sentence. A failure is only logged: the board that follows matters more. Returns whether it was done.
    pub(in crate::discord) async fn replace_source_message(&self, text: String) -> bool {
        let message = OutgoingMessage::text(text).rows(Vec::new());
        let replaced = self.respond(Visibility::SourceMessage, message).await;
        if let Err(error) = &replaced {
            tracing::warn!(%error, "the message of a button could not be replaced");
        }
        replaced.is_ok()
    }

    /// Remembers the message of an answer as the panel of a person at a table. The panel before it is deleted.
    pub(in crate::discord) async fn replace_panel(
        &self,
        panels: &Panels,
        at: (TableId, PlayerId),
        message: MessageId,
    ) {
        let now = Instant::now();
        let Some(before) = panels.replace(at, table::MessageId(message.get()), self.token, now) else {
            return;
        };
        let deleted = with_timeout(self.http.delete_original_interaction_response(&before)).await;
        if let Err(error) = deleted {
            tracing::debug!(%error, "the panel before stays until its buttons are pressed");
        }
    }

    /// Deletes the source message, which the user alone sees. A failure is only logged.
    pub(in crate::discord) async fn delete_source_message(&self) {
        self.defer(Visibility::SourceMessage).await;
        let delete = || with_timeout(self.http.delete_original_interaction_response(self.token));
        match retry(delete).await {
            Ok(()) => *self.state.lock().await = ResponseState::Answered,
            Err(error) => tracing::warn!(%error, "the message of a button could not be deleted"),
        }
    }

    /// Opens a modal, which only a first response can. If a deferral was sent already, the user is asked to try again.
    pub(in crate::discord) async fn open_modal(&self, modal: CreateModal) -> Result<(), CommandError> {
        let mut state = self.state.lock().await;
        if *state != ResponseState::Unanswered {
            return Err(CommandError::Rejected(Message::new("say-press-again")));
        }
        let response = Response::Modal(modal);
        let first = self.send_first(*state, &response, Vec::new()).await;
        *state = ResponseState::Answered;
        match first {
            Err(error) if !error.is_refusal() => {
                sleep(RETRY_DELAY).await;
                match self.send_first(*state, &response, Vec::new()).await {
                    // Discord has the first attempt, whose receipt was lost.
                    Err(error) if error.is_already_acknowledged() => {}
                    second => second.map(drop)?,
                }
            }
            first => first.map(drop)?,
        }
        self.metrics.observe_response(self.kind, self.received_at.elapsed());
        Ok(())
    }

    /// Defers the first response, so that the answer may take a quarter of an hour. Does nothing after a first
    /// response.
    pub(in crate::discord) async fn defer(&self, visibility: Visibility) {
        let mut state = self.state.lock().await;
        let mut deferral = Responding::new(*state, Goal::Defer(visibility));
        while let Some(request) = deferral.next(self.is_open()) {
            let result = self.send(request, &deferral, visibility, &OutgoingMessage::new()).await;
            if let Err(error) = &result {
                // The deferral may have arrived nevertheless. The answer finds out.
                tracing::warn!(%error, "a response could not be deferred");
            }
            deferral = deferral.after(request, outcome(&result, false));
            *state = deferral.response;
        }
    }

    /// Sends the answer, as the first response, in the place of a deferral, or as a follow-up; returns the message that
    /// shows it.
    pub(in crate::discord) async fn respond(
        &self,
        visibility: Visibility,
        message: OutgoingMessage,
    ) -> Result<MessageId, NotShown> {
        self.respond_while(visibility, message, || ready(true)).await
    }

    /// Responds as long as the answer is current: an answer that is perhaps shown already may have been changed by others since.
    pub(in crate::discord) async fn respond_while<F: Future<Output = bool>>(
        &self,
        visibility: Visibility,
        message: OutgoingMessage,
        is_current: impl Fn() -> F,
    ) -> Result<MessageId, NotShown> {
        // serenity has no public way to number the files of a first response, as it does those of edits and follow-ups.
        let needs_deferral = message.file_count() > 1;
        let message = self.commands.link(message);
        let mut state = self.state.lock().await;
        let is_first = *state != ResponseState::Answered;
        let mut answer = Responding::new(*state, Goal::Answer(visibility)).with_deferral(needs_deferral);
        let mut last = Err(ApiError::Expired);
        while let Some(request) = answer.next(self.is_open()) {
            if answer.shows_again(request) && !is_current().await {
                return Err(NotShown { display: answer.display, error: ApiError::Outdated });
            }
            last = self.send(request, &answer, visibility, &message).await;
            if let Err(error) = &last {
                tracing::warn!(%error, ?request, "a response was refused or not received");
            }
            answer = answer.after(request, outcome(&last, message.has_files()));
            *state = answer.response;
        }
        let shown = match last {
            Ok(Receipt { message: Some(message), .. }) if answer.display == Display::Shown => Ok(message),
            last => Err(NotShown { display: answer.display, error: last.err().unwrap_or(ApiError::Expired) }),
        };
        if is_first && shown.is_ok() {
            self.metrics.observe_response(self.kind, self.received_at.elapsed());
        }
        shown
    }

    /// Whether there is time for a first response.
    fn is_open(&self) -> bool {
        self.received_at.elapsed() < FIRST_RESPONSE_TIMEOUT
    }

    /// Sends one request of an answer.
    async fn send(
        &self,
        request: Request,
        answer: &Responding,
        visibility: Visibility,
        message: &OutgoingMessage,
    ) -> Result<Receipt, ApiError> {
        match request {
            Request::Respond => {
                let response = visibility.response(message.clone());
                let sent = self.send_first(answer.response, &response, message.attachments()).await?;
                // A response without its message was accepted as well.
                let outcome = if sent.is_some() { Outcome::Done } else { Outcome::Acknowledged };
                Ok(Receipt { outcome, message: sent })
            }
            Request::Defer => {
                self.send_first(answer.response, &visibility.deferral(), Vec::new()).await?;
                self.metrics.deferred.inc();
                Ok(Receipt::done(None))
            }
            Request::LookUp => {
                match answer.response {
                    ResponseState::Unconfirmed { .. } => {
                        sleep_until(self.received_at + FIRST_RESPONSE_WINDOW).await;
                    }
                    ResponseState::Edited => sleep(RETRY_DELAY).await,
                    _ => {}
                }
                let found =
                    retry(|| with_timeout(self.http.get_original_interaction_response(self.token))).await?;
                let original = self.classify(&found, message);
                Ok(Receipt { outcome: Outcome::Found(original), message: Some(found.id) })
            }
            Request::Edit => {
                let edited = retry_rate_limited(|| self.edit_original(message.clone())).await?;
                Ok(Receipt::done(Some(edited)))
            }
            Request::Delete => {
                let delete = || with_timeout(self.http.delete_original_interaction_response(self.token));
                retry(delete).await.map(|()| Receipt::done(None))
            }
            Request::FollowUp => {
                let is_ephemeral = visibility == Visibility::Ephemeral;
                let sent = retry_rate_limited(|| self.send_follow_up(message.clone(), is_ephemeral)).await?;
                Ok(Receipt::done(Some(sent)))
            }
        }
    }

    /// Compares the first response with the answer.
    fn classify(&self, original: &DiscordMessage, answer: &OutgoingMessage) -> Original {
        let has_flag = |flag| original.flags.is_some_and(|flags| flags.contains(flag));
        if answer.is_shown_in(original) {
            Original::Answer
        } else if has_flag(MessageFlags::LOADING) {
            let is_ephemeral = has_flag(MessageFlags::EPHEMERAL);
            Original::Placeholder(if is_ephemeral { Visibility::Ephemeral } else { Visibility::Public })
        } else if self.source.is_some_and(|source| source.id == original.id) {
            Original::Placeholder(Visibility::SourceMessage)
        } else {
            Original::Other
        }
    }

    async fn send_follow_up(
        &self,
        message: OutgoingMessage,
        is_ephemeral: bool,
    ) -> Result<MessageId, ApiError> {
        let request =
            self.commands.link(message).follow_up(is_ephemeral).execute(self.http, (None, self.token));
        with_timeout(request).await.map(|message| message.id)
    }

    async fn edit_original(&self, message: OutgoingMessage) -> Result<MessageId, ApiError> {
        with_timeout(self.commands.link(message).edit().execute(self.http, self.token))
            .await
            .map(|edited| edited.id)
    }

    /// Sends a first response within its time. The first attempt has less of it, so that there is a second one.
    async fn send_first(
        &self,
        before: ResponseState,
        response: &Response,
        files: Vec<CreateAttachment>,
    ) -> Result<Option<MessageId>, ApiError> {
        let deadline = match before {
            ResponseState::Unanswered => Instant::now() + FIRST_ATTEMPT_TIMEOUT,
            _ => self.received_at + FIRST_RESPONSE_TIMEOUT,
        };
        if matches!(before, ResponseState::Unconfirmed { is_slow: false }) {
            sleep(RETRY_DELAY).await;
        }
        let posted = timeout_at(deadline, self.post_first(response, files)).await;
        posted.unwrap_or(Err(ApiError::TimedOut))
    }

    /// Sends a first response once. serenity's own call does not ask for the id of the message.
    async fn post_first(
        &self,
        response: &Response,
        files: Vec<CreateAttachment>,
    ) -> Result<Option<MessageId>, ApiError> {
        let route = Route::InteractionResponse { interaction_id: self.id, token: self.token };
        let request =
            ApiRequest::new(route, LightMethod::Post).params(Some(vec![("with_response", true.to_string())]));
        let body = serde_json::to_string(response).map_err(serenity::Error::from)?;
        let request = if files.is_empty() {
            request.body(Some(body.into_bytes()))
        } else {
            let upload = MultipartUpload::Attachments(files);
            request.multipart(Some(Multipart { upload, payload_json: Some(body), fields: Vec::new() }))
        };
        let body = self.http.request(request).await?.bytes().await.unwrap_or_default();
        // The response was accepted even if the body cannot be parsed.
        let callback = serde_json::from_slice::<Callback>(&body).ok();
        Ok(callback.and_then(|callback| callback.resource?.message).map(|message| message.id))
    }
}

/// Discord's answer to a first response, as far as it is needed.
#[derive(Deserialize)]
struct Callback {
    resource: Option<Resource>,
}

/// The message that a first response has made.
#[derive(Deserialize)]
struct Resource {
    message: Option<SentMessage>,
}

#[derive(Deserialize)]
struct SentMessage {
    id: MessageId,
}

/// The outcome of a request, by its result.
fn outcome(result: &Result<Receipt, ApiError>, has_files: bool) -> Outcome {
    match result {
        Ok(receipt) => receipt.outcome,
        Err(error) if error.is_already_acknowledged() => Outcome::Acknowledged,
        Err(error) if error.is_absent() => Outcome::Absent,
        Err(error) if error.is_expired() => Outcome::Expired,
        Err(error) if error.is_refusal() => Outcome::Refused,
        Err(ApiError::TimedOut) if has_files => Outcome::TooSlow,
        Err(_) => Outcome::Lost,
    }
}
