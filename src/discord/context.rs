use super::api_error::ApiError;
use super::background_http::{RETRY_DELAY, retry, retry_rate_limited, with_timeout};
use super::board_message;
use super::interaction::InteractionInfo;
use super::outgoing_message::OutgoingMessage;
use super::venue::Venue;
use super::{App, CommandError, serenity};
use crate::app::appearance::{self, log_unread_settings};
use crate::app::delivery::report_broken;
use crate::app::metrics::InteractionKind;
use crate::app::outbox::Delivery;
use crate::host::{CommandOutcome, HostError, PlayerSettings, TableRef};
use crate::i18n::{self, Localizer};
use crate::render::RenderOptions;
use crate::rules::{Localize as _, Message, Seat};
use crate::table::{self, Command, Player, PlayerId, Table, TableId};
use serde::Deserialize;
use serenity::{
    Builder, ChannelId, CreateAttachment, CreateInteractionResponse as Response,
    CreateInteractionResponseMessage as ResponseMessage, CreateModal, GuildId, InteractionId, LightMethod,
    MessageFlags, MessageId, Multipart, MultipartUpload, Request, Route, User, UserId,
};
use std::any::Any;
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::{Arc, LazyLock, OnceLock};
use std::task::Poll;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout_at};

/// What takes longer is acknowledged first. An answer has three seconds in all, and the way there takes its part.
const PATIENCE: Duration = Duration::from_millis(1000);
/// A request whose answer is not there by then is sent once more, without its pictures: these may be on a slow line…
const FIRST_TRY: Duration = Duration::from_millis(1200);
/// …until nobody waits for it any longer.
const LIMIT: Duration = Duration::from_millis(2800);

/// Discord takes messages of at most so many characters.
const MOST_TEXT: usize = 2000;

/// Where an answer is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Visibility {
    /// In a new message, by everyone in the channel.
    Public,
    /// In a new message, by the user alone.
    Ephemeral,
    /// In the message whose component was used.
    SourceMessage,
}

/// How far the first answer has come, of which there is one.
#[derive(Clone, Copy)]
enum First {
    Due,
    /// A place is kept for it.
    Deferred(Visibility),
    Given,
}

/// What has come of the first answer.
enum FirstResponse {
    /// The answer, with the id of the message it became if Discord has returned it.
    Answered(Option<MessageId>),
    Deferred,
}

/// What Discord tells of an answer that it has taken.
#[derive(Default, Deserialize)]
struct Receipt {
    resource: Option<Resource>,
}

#[derive(Deserialize)]
struct Resource {
    message: Option<Given>,
}

/// The message that it has become. The rest of it is what was sent.
#[derive(Deserialize)]
struct Given {
    id: MessageId,
}

/// What came of a command at a table, on its way to be shown.
pub(super) struct BoardUpdate {
    pub table: Arc<Table>,
    pub card: OutgoingMessage,
    /// `None` where nothing has happened that is not shown already.
    pub pending: Option<Delivery>,
}

/// The person behind an interaction, and the ways to answer.
pub(super) struct CommandContext<'a> {
    ctx: &'a serenity::Context,
    pub app: &'a App,
    kind: InteractionKind,
    id: InteractionId,
    token: &'a str,
    since: Instant,
    first: Mutex<First>,
    pub player: Player,
    pub channel: ChannelId,
    pub venue: Venue,
    pub guild: Option<GuildId>,
    /// The language of the person's Discord.
    client_words: Localizer,
    /// What the person has chosen, and the language if that is another one, once it was read.
    habits: OnceLock<Arc<PlayerSettings>>,
    chosen_words: OnceLock<Localizer>,
    /// The server's language, for what all see.
    pub channel_localizer: Localizer,
}

impl<'a> CommandContext<'a> {
    /// Who entered a command, pressed a button or sent in a form.
    pub(super) fn new(
        ctx: &'a serenity::Context,
        app: &'a App,
        asked: impl Into<InteractionInfo<'a>>,
    ) -> CommandContext<'a> {
        let asked = asked.into();
        CommandContext {
            ctx,
            app,
            kind: asked.kind,
            id: asked.id,
            token: asked.token,
            since: Instant::now(),
            first: Mutex::new(First::Due),
            player: player(asked.user),
            channel: asked.channel,
            venue: asked.venue,
            guild: asked.guild,
            client_words: Localizer::of(asked.locale),
            habits: OnceLock::new(),
            chosen_words: OnceLock::new(),
            // A conversation with one person is in that person's language.
            channel_localizer: Localizer::of(asked.guild_locale.unwrap_or(asked.locale)),
        }
    }

    /// Does what was asked and answers for it if it fails. Where it takes long, a place is kept for the answer
    /// meanwhile: this one, where the answer is seen if all goes well.
    pub(super) async fn serve(
        &self,
        visibility: Visibility,
        work: impl Future<Output = Result<(), CommandError>>,
    ) {
        let _busy = self.app.tasks.token();
        let admission = &self.app.admission;
        // Whoever waits for it holds a pointer: it is large, and there are a thousand of them in a rush.
        let mut work = Box::pin(async {
            let _among_them = admission.acquire().await;
            self.remember().await;
            if let Err(trouble) = caught(Box::pin(work)).await {
                self.report_error(trouble).await;
            }
        });
        if admission.is_busy() {
            let unheard = admission.unanswered();
            let word = async {
                self.defer(visibility).await;
                drop(unheard);
            };
            let work = async {
                admission.first_responses().await;
                work.await;
            };
            tokio::join!(word, work);
        } else if timeout_at(self.since + PATIENCE, &mut work).await.is_err() {
            tokio::join!(work, self.defer(visibility));
        }
    }

    /// Looks up what the person has chosen; without it, all is as usual.
    async fn remember(&self) {
        match self.app.host.settings().of_player(self.player.id).await {
            Ok(habits) => {
                if let Some(language) = &habits.preferences.language {
                    self.chosen_words.get_or_init(|| Localizer::of(language));
                }
                self.habits.get_or_init(|| habits);
            }
            Err(error) => log_unread_settings(&error),
        }
    }

    /// What the person has chosen.
    pub(super) fn settings(&self) -> &PlayerSettings {
        static USUAL: LazyLock<PlayerSettings> = LazyLock::new(PlayerSettings::default);
        self.habits.get().map_or(&*USUAL, Arc::as_ref)
    }

    /// How this person sees what nobody else sees.
    pub(super) async fn render_options(&self) -> RenderOptions {
        self.app.personal_options(self.settings(), self.guild_id()).await
    }

    /// The seat from which this person sees what nobody else sees.
    pub(super) fn viewpoint(&self, seat: Option<Seat>) -> Seat {
        appearance::viewpoint(self.settings(), seat)
    }

    /// The person's language, for what only that person sees.
    pub(super) fn user_localizer(&self) -> &Localizer {
        self.chosen_words.get().unwrap_or(&self.client_words)
    }

    /// Has a command carried out; gives the table as it is then, and the card that shows it.
    pub(super) async fn execute(&self, at: TableRef, command: Command) -> Result<BoardUpdate, CommandError> {
        Ok(self.board_update(self.app.host.tables().execute(at, command).await?).await)
    }

    /// The channel or thread of the interaction.
    pub(super) fn channel_id(&self) -> table::ChannelId {
        table::ChannelId(self.channel.get())
    }

    /// The server of the interaction; `None` in a direct conversation.
    pub(super) fn guild_id(&self) -> Option<table::GuildId> {
        self.guild.map(|guild| table::GuildId(guild.get()))
    }

    /// The table that a button names: that of another channel cannot be played from here.
    pub(super) fn table_here(&self, table: TableId) -> TableRef {
        TableRef::Button { table, channel: self.channel_id() }
    }

    /// What has just been stored, to be shown.
    pub(super) async fn board_update(&self, update: CommandOutcome) -> BoardUpdate {
        self.app.metrics.count_turns(&update);
        let pending = Some(self.app.outbox.deliver(update.table.id()));
        let card = board_message::message(self.app.board_after(&self.channel_localizer, &update).await);
        BoardUpdate { table: update.table, card, pending }
    }

    /// Somebody else, looked up by id.
    pub(super) async fn fetch_player(&self, id: PlayerId) -> Result<Player, CommandError> {
        Ok(player(&self.app.presenter.http.send(|http| http.get_user(UserId::new(id.0))).await?))
    }

    /// Answers so that all see it.
    pub(super) async fn reply(&self, answer: OutgoingMessage) -> Result<(), CommandError> {
        self.answer(Visibility::Public, answer).await?;
        Ok(())
    }

    /// Puts something else in the place of the answer that was given so that all see it.
    pub(super) async fn edit_reply(&self, answer: OutgoingMessage) -> Result<(), CommandError> {
        retry(|| with_timeout(answer.clone().edit().execute(self.ctx, self.token))).await?;
        Ok(())
    }

    /// Answers so that only this person sees it.
    pub(super) async fn reply_ephemeral(&self, answer: OutgoingMessage) -> Result<(), CommandError> {
        self.answer(Visibility::Ephemeral, answer).await?;
        Ok(())
    }

    /// Answers where the answer is to be seen.
    pub(super) async fn respond(
        &self,
        visibility: Visibility,
        answer: OutgoingMessage,
    ) -> Result<(), CommandError> {
        self.answer(visibility, answer).await?;
        Ok(())
    }

    /// Answers a press so that only this person sees it: in the message that was pressed on, if that is theirs alone.
    pub(super) async fn reply_to_user(
        &self,
        pressed: &serenity::Message,
        answer: OutgoingMessage,
    ) -> Result<(), CommandError> {
        self.answer(visibility_to_user(pressed), answer).await?;
        Ok(())
    }

    /// Leaves nothing of the message that was pressed on but a sentence. The board that follows is shown in any case.
    pub(super) async fn replace_source_message(&self, text: String) {
        if let Err(fault) =
            self.answer(Visibility::SourceMessage, OutgoingMessage::text(text).rows(Vec::new())).await
        {
            tracing::warn!(%fault, "the message of a button could not be replaced");
        }
    }

    /// Answers with the card of a table, which is then the message that shows the table.
    pub(super) async fn post_board(&self, news: BoardUpdate) -> Result<(), CommandError> {
        match self.answer(Visibility::Public, news.card.clone()).await {
            Ok(Some(message)) => self.shown(news, message).await,
            Ok(None) => match self.own_answer().await {
                Ok(message) => self.shown(news, message).await,
                Err(fault) => tracing::warn!(%fault, "the answer just given cannot be found"),
            },
            Err(fault) => {
                tracing::warn!(%fault, "a table is shown without an answer");
                // Where nothing was heard, it may be there all the same.
                match fault {
                    ApiError::TimedOut => match self.own_answer().await {
                        Ok(message) => self.shown(news, message).await,
                        Err(_) => return self.follow_up_with_board(news).await,
                    },
                    _ => return self.follow_up_with_board(news).await,
                }
            }
        }
        Ok(())
    }

    /// Shows the card of a table in the message whose button was pressed.
    pub(super) async fn update_board(
        &self,
        news: BoardUpdate,
        pressed: &serenity::Message,
    ) -> Result<(), CommandError> {
        if let Err(fault) = self.answer(Visibility::SourceMessage, news.card.clone()).await {
            tracing::warn!(%fault, "a table is shown without an answer");
            return self.follow_up_with_board(news).await;
        }
        self.shown(news, pressed.id).await;
        Ok(())
    }

    /// Posts the card of a table after the interaction has been answered; or just in the channel, since what has
    /// happened at the table must be seen even where the interaction came to nothing.
    pub(super) async fn follow_up_with_board(&self, news: BoardUpdate) -> Result<(), CommandError> {
        let message = match self.follow_up_once(&news).await {
            Ok(message) => message,
            Err(fault) => {
                tracing::warn!(%fault, "a table is shown without its interaction");
                let card = news.card.clone().message();
                match self.app.presenter.http.send(|http| self.channel.send_message(http, card)).await {
                    Ok(message) => message.id,
                    Err(fault) if news.pending.is_some() => {
                        tracing::warn!(%fault, "a table is shown later");
                        return self
                            .reply_ephemeral(OutgoingMessage::text(
                                self.user_localizer().text("say-shown-later"),
                            ))
                            .await;
                    }
                    Err(fault) => return Err(fault.into()),
                }
            }
        };
        self.shown(news, message).await;
        Ok(())
    }

    /// A second time if it failed the first time, and is not to be seen all the same.
    async fn follow_up_once(&self, news: &BoardUpdate) -> Result<MessageId, ApiError> {
        let post = || with_timeout(news.card.clone().follow_up(false).execute(self.ctx, (None, self.token)));
        let follow = async || retry_rate_limited(post).await.map(|message| message.id);
        match follow().await {
            Err(fault) if fault.is_transient() => {
                tracing::warn!(%fault, "it is looked for, or posted once more")
            }
            other => return other,
        }
        sleep(RETRY_DELAY).await;
        match self.app.find_board(&news.table, None).await {
            Some(message) => Ok(message.0.into()),
            None => follow().await,
        }
    }

    async fn shown(&self, news: BoardUpdate, message: MessageId) {
        self.app.record_shown(&news.table, table::MessageId(message.get()), news.pending).await;
    }

    /// Tells the person what went wrong, and the log if it was our fault.
    pub(super) async fn report_error(&self, trouble: CommandError) {
        let mut visibility = Visibility::Ephemeral;
        let told = match trouble {
            CommandError::Rejected(told) => {
                tracing::debug!(?told, player = %self.player.id, "rejected");
                i18n::safe(told)
            }
            CommandError::Unfinished(rejection) => i18n::safe(rejection.message()),
            CommandError::Elsewhere(channels) => {
                Message::new("say-elsewhere").list("channels", channels.into_iter().map(i18n::channel))
            }
            CommandError::Host(HostError::Broken(broken)) => {
                // What has become of their game is told to all who play there, once.
                if broken.left == Some(self.channel_id()) {
                    visibility = Visibility::Public;
                }
                report_broken(&broken)
            }
            CommandError::Discord(fault) if fault.is_expired() => {
                // It was delivered twice, or late: nothing is left to be said.
                return tracing::warn!(%fault, player = %self.player.id, "an answer was not wanted any more");
            }
            trouble => {
                // Short enough to be read out to whoever runs the bot. The time is in the upper bits of an id, and
                // it is that which differs.
                let reference = format!("{:06x}", (self.id.get() >> 22) & 0xff_ffff);
                let error: &dyn std::error::Error = &trouble;
                tracing::error!(error, reference, player = %self.player.id, "a command failed");
                self.app.metrics.count_failure();
                Message::new("say-went-wrong").with("reference", reference)
            }
        };
        let localizer =
            if visibility == Visibility::Ephemeral { self.user_localizer() } else { &self.channel_localizer };
        let text: String = localizer.render(&told).chars().take(MOST_TEXT).collect();
        if let Err(fault) = self.answer(visibility, OutgoingMessage::text(text)).await {
            tracing::warn!(%fault, player = %self.player.id, "an answer could not be given");
        }
    }

    /// Acknowledges, so that the answer has a quarter of an hour; nothing if it is being given.
    async fn defer(&self, visibility: Visibility) {
        let mut first = self.first.lock().await;
        if matches!(*first, First::Due) {
            *first = match self.send_first_response(&keeping(visibility), Vec::new(), visibility).await {
                Err(fault) if fault.is_expired() => First::Given,
                Err(fault) => {
                    // It may have arrived all the same: the answer will show.
                    tracing::warn!(%fault, "a response could not be deferred");
                    First::Deferred(visibility)
                }
                Ok(_) => self.kept(visibility),
            };
        }
    }

    /// A place is kept for the first answer.
    fn kept(&self, visibility: Visibility) -> First {
        self.app.metrics.count_deferral();
        First::Deferred(visibility)
    }

    /// Answers, or answers further; gives the message where Discord has told it.
    async fn answer(
        &self,
        visibility: Visibility,
        answer: OutgoingMessage,
    ) -> Result<Option<MessageId>, ApiError> {
        let mut first = self.first.lock().await;
        let was_given = matches!(*first, First::Given);
        let message = self.answer_after(&mut first, visibility, answer).await?;
        if !was_given {
            self.app.metrics.observe_response(self.kind, self.since.elapsed());
        }
        Ok(message)
    }

    /// The same, where the first answer has come so far.
    async fn answer_after(
        &self,
        first: &mut First,
        visibility: Visibility,
        answer: OutgoingMessage,
    ) -> Result<Option<MessageId>, ApiError> {
        let private = visibility == Visibility::Ephemeral;
        if matches!(*first, First::Due) {
            let files = answer.pictures();
            let response = match visibility {
                Visibility::SourceMessage => Response::UpdateMessage(answer.clone().response(false)),
                Visibility::Public | Visibility::Ephemeral => {
                    Response::Message(answer.clone().response(private))
                }
            };
            *first = match self.send_first_response(&response, files, visibility).await? {
                FirstResponse::Answered(message) => {
                    *first = First::Given;
                    return Ok(message);
                }
                FirstResponse::Deferred => self.kept(visibility),
            };
        }
        match *first {
            First::Deferred(kept) if kept == visibility => {
                *first = First::Given;
                let edit = || with_timeout(answer.clone().edit().execute(self.ctx, self.token));
                return retry(edit).await.map(|message| Some(message.id));
            }
            First::Deferred(Visibility::Public | Visibility::Ephemeral) => {
                // The deferred response is visible to other people than this message.
                if let Err(error) = self.ctx.http.delete_original_interaction_response(self.token).await {
                    tracing::warn!(fault = %ApiError::from(error), "a deferred response could not be deleted");
                }
            }
            First::Deferred(Visibility::SourceMessage) | First::Given | First::Due => {}
        }
        *first = First::Given;
        let follow = || with_timeout(answer.clone().follow_up(private).execute(self.ctx, (None, self.token)));
        retry(follow).await.map(|message| Some(message.id))
    }

    /// Gives the first answer, which is seen at a place; a second time if nothing was heard of it or Discord itself failed.
    /// Files that have not arrived in time are not sent twice: a place is kept for them.
    async fn send_first_response(
        &self,
        response: &Response,
        files: Vec<CreateAttachment>,
        visibility: Visibility,
    ) -> Result<FirstResponse, ApiError> {
        let uploads = !files.is_empty();
        let first = timeout_at(Instant::now() + FIRST_TRY, self.give(response, files.clone()));
        let fault = match first.await.unwrap_or(Err(ApiError::TimedOut)) {
            Err(fault) if fault.is_transient() => fault,
            other => return other.map(FirstResponse::Answered),
        };
        tracing::warn!(%fault, "an answer is given once more");
        let keeps = uploads && matches!(fault, ApiError::TimedOut);
        let second = async {
            if keeps {
                return self.give(&keeping(visibility), Vec::new()).await.map(|_| FirstResponse::Deferred);
            }
            sleep(RETRY_DELAY).await;
            self.give(response, files).await.map(FirstResponse::Answered)
        };
        match timeout_at(self.since + LIMIT, second).await.unwrap_or(Err(ApiError::TimedOut)) {
            // The first one had arrived; only its receipt was lost.
            Err(fault) if fault.is_already_acknowledged() => Ok(FirstResponse::Answered(None)),
            other => other,
        }
    }

    /// serenity's own call does not ask for the message, which would have to be looked up then.
    async fn give(
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
        let told = self.ctx.http.request(request).await?.bytes().await.unwrap_or_default();
        // What cannot be read was given all the same.
        let told: Receipt = serde_json::from_slice(&told).unwrap_or_default();
        Ok(told.resource.and_then(|resource| resource.message).map(|message| message.id))
    }

    /// Asks for a text, which nothing but the first answer can. Where a place was kept for an answer meanwhile, the
    /// person is asked to press again.
    pub(super) async fn open_modal(&self, modal: CreateModal) -> Result<(), CommandError> {
        let mut first = self.first.lock().await;
        if matches!(*first, First::Due) {
            self.send_first_response(&Response::Modal(modal), Vec::new(), Visibility::Ephemeral).await?;
            *first = First::Given;
            self.app.metrics.observe_response(self.kind, self.since.elapsed());
            return Ok(());
        }
        drop(first);
        Err(CommandError::Rejected(Message::new("say-press-again")))
    }

    /// The message that the first answer became.
    async fn own_answer(&self) -> Result<MessageId, ApiError> {
        let found = retry(|| with_timeout(self.ctx.http.get_original_interaction_response(self.token))).await;
        found.map(|message| message.id)
    }
}

/// What keeps a place for an answer.
fn keeping(visibility: Visibility) -> Response {
    match visibility {
        Visibility::Public => Response::Defer(ResponseMessage::new()),
        Visibility::Ephemeral => Response::Defer(ResponseMessage::new().ephemeral(true)),
        Visibility::SourceMessage => Response::Acknowledge,
    }
}

/// Where an answer is seen that is for the person who pressed.
pub(super) fn visibility_to_user(pressed: &serenity::Message) -> Visibility {
    let theirs = pressed.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if theirs { Visibility::SourceMessage } else { Visibility::Ephemeral }
}

/// The same, but a panic is an error like others: somebody waits for an answer.
async fn caught(work: impl Future<Output = Result<(), CommandError>>) -> Result<(), CommandError> {
    let mut work = pin!(work);
    poll_fn(|context| {
        catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context)))
            .unwrap_or_else(|panic| Poll::Ready(Err(CommandError::Panic(told(&*panic)))))
    })
    .await
}

/// What a panic says.
fn told(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word").to_owned()
}

/// The person as the house knows people: by the name of theirs that is the same in all servers. What they are called in
/// one is nobody's business in another; a mention shows it where it belongs.
pub(super) fn player(user: &User) -> Player {
    Player { id: PlayerId(user.id.get()), name: i18n::name(user.display_name()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_is_an_error_like_others() {
        let done = caught(async { panic!("at table {}", 7) }).await;
        assert!(matches!(done, Err(CommandError::Panic(text)) if text == "at table 7"));
        assert!(caught(async { Ok(()) }).await.is_ok());
    }
}
