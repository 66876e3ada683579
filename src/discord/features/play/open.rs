use super::super::{CommandContext, CommandError, serenity, thread};
use super::GameRequest;
use crate::app::computers;
use crate::discord::board_update::BoardUpdate;
use crate::discord::components::button;
use crate::discord::custom_id::CustomId;
use crate::discord::limits::MAX_CUSTOM_ID_CHARS;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::discord::responder::Visibility;
use crate::host::HostError;
use crate::i18n::{channel, player_name};
use crate::rules::Message;
use crate::table::{ChannelId, FirstPlayer, NewTable, Player, Rejection};
use serenity::ButtonStyle;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};

impl GameRequest {
    fn new_table(&self, ctx: &CommandContext<'_>, channel: ChannelId) -> NewTable {
        NewTable {
            guild: ctx.venue.guild,
            opponents: self.opponents.clone(),
            begins: match self.begins {
                "me" => FirstPlayer::Opener,
                "them" => FirstPlayer::Other,
                // The keys of a new `RandomState` are random, so this is a random number.
                _ => FirstPlayer::Random(RandomState::new().build_hasher().finish()),
            },
            casual: self.casual,
            time_control: self.time_control,
            ..NewTable::new(channel, ctx.player.clone(), self.setup)
        }
    }

    /// The computers for the free seats.
    fn computers(&self) -> Vec<Player> {
        self.computer.map(computers::computer_players).unwrap_or_default()
    }
}

/// Opens a table in the channel, or in a thread if the user or else the guild's settings want that. If the channel has
/// a table already, a button opens it in a thread.
pub(super) async fn open(
    ctx: &CommandContext<'_>,
    mut request: GameRequest,
    thread: Option<bool>,
) -> Result<(), CommandError> {
    if ctx.venue.guild.is_none() {
        // No other player can join in a direct conversation.
        if !request.opponents.is_empty() {
            return Err(CommandError::Rejected(Message::new("say-alone-here")));
        }
        request.computer = request.computer.or(Some(computers::DEFAULT_LEVEL));
    }
    if wants_thread(ctx, thread).await? {
        let link = create_thread(ctx, &request).await?;
        return announce(ctx, link).await;
    }
    if request.computer.is_some() || request.time_control.is_some() {
        ctx.venue.check_boards()?;
    }
    let new_table = request.new_table(ctx, ctx.venue.channel);
    match ctx.app.open_table(new_table, request.computers()).await {
        Ok(outcome) => post_first_board(ctx, BoardUpdate::new(ctx, outcome)).await,
        Err(HostError::Rejected(Rejection::Occupied)) => {
            let text = ctx.user_localizer().render(&ctx.venue.occupied_message());
            let mut message = OutgoingMessage::text(text);
            let id = CustomId::PlayInThread(request);
            if ctx.venue.creatable_thread_kind().is_ok()
                && id.to_string().chars().count() <= MAX_CUSTOM_ID_CHARS
            {
                let label = ctx.user_localizer().text("button-thread");
                message = message.buttons(vec![button(&id, label, ButtonStyle::Primary)]);
            }
            ctx.responder.reply_to_user(message).await
        }
        Err(error) => Err(error.into()),
    }
}

/// Posts the first board of a table. An ephemeral message whose button has opened the table says so.
async fn post_first_board(ctx: &CommandContext<'_>, board: BoardUpdate) -> Result<(), CommandError> {
    if ctx.responder.to_user() != Visibility::SourceMessage {
        return board.post(ctx).await;
    }
    ctx.responder.replace_source_message(ctx.user_localizer().text("card-all-seated")).await;
    board.follow_up(ctx).await
}

/// Links to the thread of a table, also in the message whose button has opened it.
async fn announce(ctx: &CommandContext<'_>, link: String) -> Result<(), CommandError> {
    if ctx.responder.to_user() == Visibility::SourceMessage {
        ctx.responder.replace_source_message(link.clone()).await;
    }
    ctx.responder.reply(OutgoingMessage::text(link)).await
}

async fn wants_thread(ctx: &CommandContext<'_>, thread: Option<bool>) -> Result<bool, CommandError> {
    match (thread, ctx.venue.guild) {
        (Some(thread), _) => Ok(thread),
        (None, Some(guild)) if ctx.venue.threads().is_some() => {
            Ok(ctx.app.host.settings().of_guild(guild).await?.threads == Some(true))
        }
        _ => Ok(false),
    }
}

/// Opens the table of a button in a thread.
pub(in crate::discord::features) async fn open_in_thread(
    ctx: &CommandContext<'_>,
    mut request: GameRequest,
) -> Result<(), CommandError> {
    for opponent in &mut request.opponents {
        if let Some(id) = opponent.human_id() {
            *opponent = ctx.fetch_player(id).await?;
        }
    }
    if let Some(guild) = ctx.venue.guild {
        ctx.app.check_invited(guild, ctx.venue.channel, &request.opponents).await?;
    }
    let link = create_thread(ctx, &request).await?;
    announce(ctx, link).await
}

/// Creates a thread, opens the table in it, and returns a link to it. The table is checked before the thread is
/// created. If it is rejected nevertheless, for example because the user has opened another one meanwhile, the thread is
/// deleted.
async fn create_thread(ctx: &CommandContext<'_>, request: &GameRequest) -> Result<String, CommandError> {
    ctx.venue.creatable_thread_kind()?;
    let new_table = request.new_table(ctx, ctx.venue.channel);
    ctx.app.check_new_table(&new_table, request.computers()).await?;
    let game = request.setup.kind();
    let name = |player| player_name(ctx.channel_localizer(), player);
    let names: Vec<String> = [&ctx.player].into_iter().chain(&request.opponents).map(name).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let thread = thread::create(ctx, game, &names).await?;
    let new_table = NewTable { channel: thread, ..new_table };
    let outcome = match ctx.app.open_table(new_table, request.computers()).await {
        Err(rejected @ HostError::Rejected(_)) => {
            thread::discard(ctx, thread).await;
            return Err(rejected.into());
        }
        opened => opened?,
    };
    let table = outcome.table.id();
    ctx.app.post_outcome(outcome).await;
    let link = Message::new("thread-link").game("game", game).with("table", table);
    Ok(ctx.channel_localizer().render(&link.with("place", channel(thread))))
}
