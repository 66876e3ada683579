use super::card::Card;
use super::{House, Trouble, serenity};
use crate::host::{At, Host};
use crate::rules::Told;
use crate::table::{Command, Player, Table};
use crate::words::{self, Words};
use serenity::{
    Builder, ChannelId, CommandInteraction, ComponentInteraction, CreateInteractionResponse as Response,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage as ResponseMessage, EditMessage,
    GuildId, HttpError, InteractionId, Member, Message, MessageFlags, MessageId, User, UserId,
};
use std::time::Duration;

/// How long a hiccup of Discord is given to pass. An answer has three seconds in all.
const PAUSE: Duration = Duration::from_millis(250);
/// Discord's code for an interaction that has its answer.
const ALREADY_ANSWERED: isize = 40060;
/// Discord's code for an interaction that waits no longer.
const UNKNOWN_INTERACTION: isize = 10062;

/// The person behind an interaction, and the ways to answer.
pub(super) struct Caller<'a> {
    ctx: &'a serenity::Context,
    pub house: &'a House,
    id: InteractionId,
    token: &'a str,
    pub player: Player,
    pub channel: ChannelId,
    pub guild: Option<GuildId>,
    /// The person's language, for what only that person sees.
    pub own_words: Words,
    /// The server's language, for what all see.
    pub words: Words,
}

impl<'a> Caller<'a> {
    /// Who entered a command.
    pub(super) fn of_command(
        ctx: &'a serenity::Context,
        house: &'a House,
        command: &'a CommandInteraction,
    ) -> Caller<'a> {
        Caller {
            ctx,
            house,
            id: command.id,
            token: &command.token,
            player: player(&command.user, command.member.as_deref()),
            channel: command.channel_id,
            guild: command.guild_id,
            own_words: Words::of(&command.locale),
            words: Words::of(command.guild_locale.as_deref().unwrap_or_default()),
        }
    }

    /// Who pressed a button.
    pub(super) fn of_press(
        ctx: &'a serenity::Context,
        house: &'a House,
        press: &'a ComponentInteraction,
    ) -> Caller<'a> {
        Caller {
            ctx,
            house,
            id: press.id,
            token: &press.token,
            player: player(&press.user, press.member.as_ref()),
            channel: press.channel_id,
            guild: press.guild_id,
            own_words: Words::of(&press.locale),
            words: Words::of(press.guild_locale.as_deref().unwrap_or_default()),
        }
    }

    /// Has a command carried out; gives the table as it is then, and the card that shows it.
    pub(super) async fn act(&self, at: At, command: Command) -> Result<(Table, Card), Trouble> {
        let update = self.house.host.command(at, command).await?;
        let card = Card::after(&self.house.painter, &self.words, &update).await?;
        Ok((update.table, card))
    }

    /// Somebody else, looked up by id.
    pub(super) async fn somebody(&self, id: u64) -> Result<Player, Trouble> {
        Ok(player(&UserId::new(id).to_user(self.ctx).await?, None))
    }

    /// Answers, a second time if Discord itself failed the first time.
    pub(super) async fn respond(&self, response: Response) -> Result<(), Trouble> {
        let again = response.clone();
        match response.execute(self.ctx, (self.id, self.token)).await {
            Err(error) if passes(&error) => tracing::warn!(?error, "an answer is given once more"),
            other => return Ok(other?),
        }
        tokio::time::sleep(PAUSE).await;
        match again.execute(self.ctx, (self.id, self.token)).await {
            // The first one had arrived; only its receipt was lost.
            Err(error) if code(&error) == Some(ALREADY_ANSWERED) => Ok(()),
            other => Ok(other?),
        }
    }

    /// Answers so that only this person sees it.
    pub(super) async fn whisper(&self, message: ResponseMessage) -> Result<(), Trouble> {
        self.respond(Response::Message(message.ephemeral(true))).await
    }

    /// Answers a press so that only this person sees it: in the message that was pressed on, if that is theirs alone.
    /// Its only picture is then the new one, as an update lists the files that a message has from now on.
    pub(super) async fn whisper_on(
        &self,
        pressed: &Message,
        message: ResponseMessage,
    ) -> Result<(), Trouble> {
        if pressed.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)) {
            self.respond(Response::UpdateMessage(message)).await
        } else {
            self.whisper(message).await
        }
    }

    /// Answers with the card of a table, which is then the message that shows the table.
    pub(super) async fn post(&self, card: Card, table: &Table) -> Result<(), Trouble> {
        if let Err(trouble) = self.respond(Response::Message(card.clone().response())).await {
            tracing::warn!(?trouble, "a table is shown without an answer");
            return self.follow_up(card, table).await;
        }
        match self.own_answer().await {
            Ok(message) => remember(self.ctx, &self.house.host, table, &message).await,
            Err(error) => tracing::warn!(?error, "the answer just given cannot be found"),
        }
        Ok(())
    }

    /// The message that the first answer became.
    async fn own_answer(&self) -> serenity::Result<Message> {
        let look = || self.ctx.http.get_original_interaction_response(self.token);
        match look().await {
            Err(error) if passes(&error) => tracing::warn!(?error, "an answer is looked up once more"),
            other => return other,
        }
        tokio::time::sleep(PAUSE).await;
        look().await
    }

    /// Shows the card of a table in the message whose button was pressed.
    pub(super) async fn update(&self, card: Card, table: &Table, pressed: &Message) -> Result<(), Trouble> {
        if let Err(trouble) = self.respond(Response::UpdateMessage(card.clone().response())).await {
            tracing::warn!(?trouble, "a table is shown without an answer");
            return self.follow_up(card, table).await;
        }
        remember(self.ctx, &self.house.host, table, pressed).await;
        Ok(())
    }

    /// Posts the card of a table after the interaction has been answered; or just in the channel, since what has
    /// happened at the table must be seen even where the interaction came to nothing.
    pub(super) async fn follow_up(&self, card: Card, table: &Table) -> Result<(), Trouble> {
        let follow_up: CreateInteractionResponseFollowup = card.clone().follow_up();
        let message = match follow_up.execute(self.ctx, (None, self.token)).await {
            Ok(message) => message,
            Err(error) => {
                tracing::warn!(?error, "a table is shown without its interaction");
                self.channel.send_message(self.ctx, card.message()).await?
            }
        };
        remember(self.ctx, &self.house.host, table, &message).await;
        Ok(())
    }

    /// Tells the person what went wrong, and the log if it was our fault.
    pub(super) async fn fail(&self, trouble: Trouble) {
        let told = match trouble {
            Trouble::Rejected(told) => {
                tracing::debug!(?told, player = self.player.id, "rejected");
                told
            }
            Trouble::Discord(error)
                if matches!(code(&error), Some(ALREADY_ANSWERED | UNKNOWN_INTERACTION)) =>
            {
                // It was delivered twice, or late: nothing is left to be said.
                return tracing::warn!(?error, player = self.player.id, "an answer was not wanted any more");
            }
            trouble => {
                // Short enough to be read out to whoever runs the bot.
                let reference = format!("{:x}", self.id.get() & 0xff_ffff);
                tracing::error!(error = ?trouble, reference, player = self.player.id, "a command failed");
                Told::new("say-went-wrong").with("reference", reference)
            }
        };
        let text = self.own_words.told(&words::safe(told));
        if let Err(error) = self.whisper(ResponseMessage::new().content(text)).await {
            tracing::debug!(?error, "a rejection could not be told");
        }
    }
}

/// Remembers that this message shows the table now, and takes the buttons away from the one before.
pub(super) async fn remember(ctx: &serenity::Context, host: &Host, table: &Table, message: &Message) {
    let previous = match host.shown(table.id(), message.id.get(), table.event_count()).await {
        Ok(previous) => previous,
        Err(error) => return tracing::error!(?error, "the message of a table cannot be stored"),
    };
    if let Some(previous) = previous.filter(|previous| *previous != message.id.get()) {
        let bare = EditMessage::new().components(Vec::new());
        if let Err(error) = message.channel_id.edit_message(ctx, MessageId::new(previous), bare).await {
            // Deleted by hand, or too old to be edited: its buttons answer that they are stale.
            tracing::debug!(?error, "old buttons could not be taken away");
        }
    }
}

/// Is it Discord that failed, so that the same call may do better in a moment?
fn passes(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            answer.status_code.is_server_error() || answer.status_code.as_u16() == 429
        }
        serenity::Error::Http(HttpError::Request(_)) => true,
        _ => false,
    }
}

/// The code with which Discord refused.
fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Some(answer.error.code),
        _ => None,
    }
}

/// The person as the house knows people.
pub(super) fn player(user: &User, member: Option<&Member>) -> Player {
    let name = member.map_or_else(|| user.display_name(), Member::display_name);
    Player { id: user.id.get(), name: name.to_owned() }
}
