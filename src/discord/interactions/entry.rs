//! The entry of all events of the gateway. serenity starts a task for each, so this is where their number is bounded:
//! beyond the bound an interaction is answered that the bot is busy, and nothing else is kept of it.

use super::responder::FIRST_RESPONSE_TIMEOUT;
use crate::discord::client::background_http::with_timeout;
use crate::discord::{App, CommandError, serenity};
use crate::i18n::Localizer;
use futures_util::{StreamExt as _, stream};
use poise::Framework;
use quick_cache::sync::{Cache, GuardResult};
use serenity::{
    CreateAutocompleteResponse, CreateInteractionResponse, CreateInteractionResponseMessage, FullEvent, Http,
    Interaction, InteractionId,
};
use std::sync::Arc;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::Instant;
use tokio_util::task::task_tracker::TaskTrackerToken;

/// Upper bound of the interactions that wait for the answer that the bot is busy, about 300 bytes each.
const MAX_TURNED_AWAY: usize = 16_384;
/// Upper bound of these answers under way: each has a connection of its own.
const MAX_BUSY_ANSWERS: usize = 64;
/// Number of interactions whose ids are remembered, to recognise one that is delivered twice.
const MAX_RECENT: usize = 4096;

/// Passes events to poise, except the interactions that are too many and those that were delivered before.
pub(in crate::discord) struct Entry {
    framework: Framework<Arc<App>, CommandError>,
    app: Arc<App>,
    /// The interactions that were received last.
    recent: Cache<InteractionId, ()>,
    turned_away: Sender<TurnedAway>,
}

/// An interaction that is not carried out, as far as its refusal needs it.
pub(in crate::discord) struct TurnedAway {
    id: InteractionId,
    token: String,
    /// The language of the user; `None` if suggestions were asked for, which are empty then.
    localizer: Option<Localizer>,
    received_at: Instant,
    /// Holds back the commands that are carried out.
    _unanswered: TaskTrackerToken,
}

impl Entry {
    /// The entry, and the interactions that it turns away, for [`answer_turned_away`].
    pub(in crate::discord) fn new(
        framework: Framework<Arc<App>, CommandError>,
        app: Arc<App>,
    ) -> (Entry, Receiver<TurnedAway>) {
        let (turned_away, receiver) = channel(MAX_TURNED_AWAY);
        (Entry { framework, app, recent: Cache::new(MAX_RECENT), turned_away }, receiver)
    }

    /// Whether an interaction was not received before.
    fn is_new(&self, interaction: &Interaction) -> bool {
        match self.recent.get_value_or_guard(&interaction.id(), None) {
            GuardResult::Guard(guard) => guard.insert(()).is_ok(),
            GuardResult::Value(()) | GuardResult::Timeout => false,
        }
    }
}

#[serenity::async_trait]
impl serenity::Framework for Entry {
    async fn init(&mut self, client: &serenity::Client) {
        self.framework.init(client).await;
    }

    async fn dispatch(&self, ctx: serenity::Context, event: FullEvent) {
        let FullEvent::InteractionCreate { interaction } = &event else {
            return self.framework.dispatch(ctx, event).await;
        };
        if !self.is_new(interaction) {
            return tracing::warn!(id = %interaction.id(), "an interaction was delivered twice");
        }
        match self.app.admission.admit() {
            Some(_admitted) => self.framework.dispatch(ctx, event).await,
            None => {
                self.app.metrics.turned_away.inc();
                // If there is no room, Discord tells the user that the bot does not respond.
                let _ = self.turned_away.try_send(TurnedAway::new(interaction, &self.app));
            }
        }
    }
}

impl TurnedAway {
    fn new(interaction: &Interaction, app: &App) -> TurnedAway {
        let locale = match interaction {
            Interaction::Command(command) => Some(&command.locale),
            Interaction::Component(press) => Some(&press.locale),
            Interaction::Modal(form) => Some(&form.locale),
            _ => None,
        };
        TurnedAway {
            id: interaction.id(),
            token: interaction.token().to_owned(),
            localizer: locale.map(|locale| Localizer::of(locale)),
            received_at: Instant::now(),
            _unanswered: app.admission.unanswered(),
        }
    }

    /// Answers that the bot is busy, unless it is too late, so that the answers to others come in time.
    async fn answer(self, http: &Http) {
        if self.received_at.elapsed() > FIRST_RESPONSE_TIMEOUT {
            return;
        }
        let response = self.response();
        let sent = http.create_interaction_response(self.id, &self.token, &response, Vec::new());
        if let Err(error) = with_timeout(sent).await {
            tracing::debug!(%error, "an answer that the bot is busy could not be sent");
        }
    }

    fn response(&self) -> CreateInteractionResponse {
        match &self.localizer {
            Some(localizer) => {
                let message = CreateInteractionResponseMessage::new().content(localizer.text("say-busy"));
                CreateInteractionResponse::Message(message.ephemeral(true))
            }
            None => CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new()),
        }
    }
}

/// Answers the interactions that were turned away, for ever.
pub(in crate::discord) async fn answer_turned_away(http: Arc<Http>, mut turned_away: Receiver<TurnedAway>) {
    let waiting = stream::poll_fn(|cx| turned_away.poll_recv(cx));
    waiting.for_each_concurrent(MAX_BUSY_ANSWERS, |interaction| interaction.answer(&http)).await;
}
