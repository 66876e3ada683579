use super::super::{CommandContext, CommandError, thread};
use crate::app::analysis::computers;
use crate::app::news::Change;
use crate::app::posts::table_posts::announcement;
use crate::app::random::random;
use crate::app::rematch;
use crate::discord::interactions::choices::parse_time_control;
use crate::discord::interactions::reply;
use crate::discord::interactions::visibility::Visibility;
use crate::discord::messages::custom_id::{CustomId, GameRequest};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::post_message;
use crate::host::{HostError, HostRejection, TableRef};
use crate::i18n::{channel, escape_arguments, link_to, player_name};
use crate::localize::Message;
use crate::table::{ChannelId, Command, FirstPlayer, MessageId, NewTable, Phase, Player, Table, TimeControl};
use std::sync::Arc;

impl GameRequest {
    fn new_table(&self, ctx: &CommandContext<'_>, channel: ChannelId, by: Player) -> NewTable {
        NewTable {
            guild: ctx.venue.guild,
            opponents: self.opponents.clone(),
            begins: match self.begins {
                "me" => FirstPlayer::Opener,
                "them" => FirstPlayer::Other,
                _ => FirstPlayer::Random(random()),
            },
            casual: !self.is_rated(),
            time_control: self.time_control,
            shows_votes: self.team == Some(true),
            ..NewTable::new(channel, by, self.setup)
        }
    }

    /// Who opens the table: the user, or the server whose members vote.
    async fn opener(&self, ctx: &CommandContext<'_>) -> Result<Player, CommandError> {
        match (self.team, ctx.venue.guild) {
            (Some(_), Some(guild)) => {
                // The server has blocked nobody, but the user or the invited may have.
                ctx.app.host.players().check_invited(&ctx.player, &self.opponents).await?;
                ctx.fetch_server(guild).await
            }
            _ => Ok(ctx.player.clone()),
        }
    }

    /// Whether a table has this game, among these people.
    fn is_for(&self, table: &Table) -> bool {
        let is_there = |player: &Player| {
            table.seat_of(player.id).is_some() || table.invited().any(|(_, invited)| invited.id == player.id)
        };
        table.setup() == self.setup
            && table.time_control() == self.time_control
            && table.is_casual() != self.is_rated()
            && self.computer.is_none()
            && self.team.is_none()
            && self.opponents.iter().any(|opponent| opponent.id == table.opener().id)
            && self.opponents.iter().all(is_there)
    }

    /// Whether the game is rated: against computers only by choice.
    fn is_rated(&self) -> bool {
        self.team.is_none() && self.rated.unwrap_or(self.computer.is_none())
    }

    /// The first command at the table: seats the computers, or stores that the game is rated also if computers join later.
    fn first_command(&self, new_table: &NewTable) -> Option<Command> {
        let computers = self.computer.map(computers::computer_players).unwrap_or_default();
        let choose_rated = || Command::ChooseRated { by: new_table.by.id };
        rematch::seating(new_table, computers)
            .or_else(|| (self.rated == Some(true) && self.team.is_none()).then(choose_rated))
    }
}

/// Opens a table in the channel, or in a thread if the user or else the guild's settings want that. If the channel has
/// a table already, a button opens it in a thread.
pub(super) async fn open(
    ctx: &CommandContext<'_>,
    request: GameRequest,
    thread: Option<bool>,
) -> Result<(), CommandError> {
    if wants_thread(ctx, thread, request.setup.seats()).await? {
        return open_apart(ctx, &request).await;
    }
    if request.computer.is_some() || request.time_control.is_some() {
        ctx.venue.check_boards()?;
    }
    let new_table = request.new_table(ctx, ctx.venue.channel, request.opener(ctx).await?);
    let first = request.first_command(&new_table);
    match ctx.app.host.tables().open_with(new_table, first).await {
        Ok(outcome) => {
            if thread.is_none() {
                // It would be in one.
                ctx.app.thread_offers.decide(&outcome.table, false);
            }
            post_first_board(ctx, reply::start(ctx, outcome)).await
        }
        Err(HostError::Refused(HostRejection::Occupied)) => answer_occupied(ctx, request).await,
        Err(error) => Err(error.into()),
    }
}

/// Answers a request for a game in a channel that has a table. Somebody who is invited there to the same game joins it.
async fn answer_occupied(ctx: &CommandContext<'_>, request: GameRequest) -> Result<(), CommandError> {
    let open = ctx.app.host.tables().load(ctx.table()).await?;
    let localizer = ctx.user_localizer();
    if has_just_opened(ctx, &open, &request) {
        ctx.responder.replace_source_message(localizer.text("card-all-seated")).await;
        return Ok(());
    }
    let is_invited =
        open.phase() == Phase::Invitation && open.invited().any(|(_, invited)| invited.id == ctx.player.id);
    if is_invited && request.is_for(&open) {
        return join_same_game(ctx, &open).await;
    }
    let text = match is_invited {
        true => {
            let text = Message::new("table-invited-here").game("game", open.setup().kind());
            escape_arguments(open.name_of(open.opener()).add_to(text, "player"))
        }
        false => ctx.venue.occupied_message(),
    };
    thread::offer(ctx, localizer.render(&text), &CustomId::PlayInThread(request)).await
}

/// Whether the button that starts a game against computers was pressed twice.
fn has_just_opened(ctx: &CommandContext<'_>, open: &Table, request: &GameRequest) -> bool {
    let is_own = open.opener().id == ctx.player.id && open.setup() == request.setup;
    let is_button = ctx.responder.to_user() == Visibility::SourceMessage;
    is_button && is_own && open.is_solo() && open.awaits_first_person()
}

/// Joins the game to which somebody was invited who has invited the same people to the same game.
async fn join_same_game(ctx: &CommandContext<'_>, open: &Table) -> Result<(), CommandError> {
    let join = Command::Join { by: ctx.player.clone() };
    let joined = ctx.app.host.tables().execute(TableRef::Id(open.id()), join).await?;
    let change = reply::start(ctx, joined);
    let text = open.name_of(open.opener()).add_to(Message::new("say-joined-same-game"), "player");
    let text = ctx.user_localizer().render(&escape_arguments(text));
    ctx.responder.reply_to_user(OutgoingMessage::text(text)).await?;
    reply::show_after_answer(ctx, change).await
}

/// Posts the first board of a table. An ephemeral message whose button has opened the table says so.
async fn post_first_board(ctx: &CommandContext<'_>, change: Change) -> Result<(), CommandError> {
    if ctx.responder.to_user() != Visibility::SourceMessage {
        return reply::show(ctx, change).await;
    }
    ctx.responder.replace_source_message(ctx.user_localizer().text("card-all-seated")).await;
    reply::show_after_answer(ctx, change).await
}

/// Links to the thread of a table, also in the message whose button has opened it.
async fn announce(ctx: &CommandContext<'_>, table: &Arc<Table>) -> Result<(), CommandError> {
    let place = || channel(table.channel());
    if ctx.responder.to_user() == Visibility::SourceMessage {
        ctx.responder.replace_source_message(link_to(ctx.user_localizer(), table, place())).await;
    }
    let localizer = ctx.app.table_localizer(table).await;
    let line = announcement(&localizer, table);
    let message = post_message::message(&line, None);
    let message = MessageId(ctx.responder.reply_with(Visibility::Public, message).await?.get());
    ctx.app.remember_announced(table, ctx.venue.channel, Some((message, &line))).await;
    Ok(())
}

/// Opens a table in a new thread with its first command, and links to it. If the button is pressed again, that leads to the same
/// table.
pub(in crate::discord::features) async fn open_in_new_thread(
    ctx: &CommandContext<'_>,
    new_table: NewTable,
    first: Option<Command>,
) -> Result<(), CommandError> {
    let Some(source) = ctx.responder.source else {
        return announce(ctx, &create_thread(ctx, new_table, first).await?).await;
    };
    let opening = ctx.app.thread_openings.by_button(ctx.player_id, MessageId(source.id.get()));
    let mut opened = None;
    let open = Box::pin(async {
        let table = opened.insert(create_thread(ctx, new_table, first).await?);
        Ok::<_, CommandError>(table.id())
    });
    let id = *opening.get_or_try_init(|| open).await?;
    if let Some(table) = opened {
        return announce(ctx, &table).await;
    }
    let table = ctx.app.host.tables().load(TableRef::Id(id)).await?;
    let link = link_to(ctx.user_localizer(), &table, channel(table.channel()));
    ctx.responder.reply_to_user(OutgoingMessage::text(link).rows(Vec::new())).await
}

/// Whether a game gets a thread. Unless the user or the guild's settings say so, that is so with more than two players, and where people
/// are talking.
pub(super) async fn wants_thread(
    ctx: &CommandContext<'_>,
    thread: Option<bool>,
    seats: usize,
) -> Result<bool, CommandError> {
    if let Some(thread) = thread {
        return Ok(thread);
    }
    let Some(guild) = ctx.venue.guild.filter(|_| ctx.venue.creatable_thread_kind().is_ok()) else {
        return Ok(false);
    };
    match ctx.app.host.settings().of_guild(guild).await?.threads {
        Some(thread) => Ok(thread),
        None => Ok(seats > 2 || ctx.app.messenger.is_busy(ctx.venue.channel).await),
    }
}

/// Opens the table of a button in a thread.
pub(in crate::discord::features) async fn open_in_thread(
    ctx: &CommandContext<'_>,
    request: GameRequest,
) -> Result<(), CommandError> {
    let request = with_opponents(ctx, request).await?;
    open_apart(ctx, &request).await
}

async fn open_apart(ctx: &CommandContext<'_>, request: &GameRequest) -> Result<(), CommandError> {
    let new_table = request.new_table(ctx, ctx.venue.channel, request.opener(ctx).await?);
    let first = request.first_command(&new_table);
    open_in_new_thread(ctx, new_table, first).await
}

/// Opens the table of a button in the channel.
pub(in crate::discord::features) async fn open_here(
    ctx: &CommandContext<'_>,
    request: GameRequest,
) -> Result<(), CommandError> {
    let request = with_opponents(ctx, request).await?;
    open(ctx, request, Some(false)).await
}

/// The request of a button, with the names of the opponents, who can still be invited.
async fn with_opponents(
    ctx: &CommandContext<'_>,
    mut request: GameRequest,
) -> Result<GameRequest, CommandError> {
    for opponent in &mut request.opponents {
        if let Some(id) = opponent.human_id() {
            *opponent = ctx.fetch_player(id).await?;
        }
    }
    if let Some(guild) = ctx.venue.guild {
        ctx.app.check_invited(guild, ctx.venue.channel, &request.opponents).await?;
    }
    Ok(request)
}

/// Creates a thread and opens a table in it with its first command. The table is checked before the thread is created. If it is
/// rejected nevertheless, for example because the user has opened another one meanwhile, the thread is deleted.
async fn create_thread(
    ctx: &CommandContext<'_>,
    new_table: NewTable,
    first: Option<Command>,
) -> Result<Arc<Table>, CommandError> {
    ctx.venue.creatable_thread_kind()?;
    let tables = ctx.app.host.tables();
    tables.check_new_table(&new_table, first.as_ref()).await?;
    let game = new_table.setup.kind();
    let localizer = ctx.channel_localizer();
    let name = |player| player_name(localizer, player);
    let names: Vec<String> = [&new_table.by].into_iter().chain(&new_table.opponents).map(name).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let thread = thread::create(ctx, thread::name(localizer, game, &names)).await?;
    let outcome = match tables.open_with(NewTable { channel: thread.channel, ..new_table }, first).await {
        Err(rejected @ (HostError::Rejected(_) | HostError::Refused(_))) => {
            thread.discard(ctx).await;
            return Err(rejected.into());
        }
        opened => opened?,
    };
    thread.keep(ctx).await;
    let table = outcome.table.clone();
    ctx.app.post_outcome(outcome).await;
    Ok(table)
}

/// The time control that the guild's settings choose.
pub(super) async fn default_time_control(
    ctx: &CommandContext<'_>,
) -> Result<Option<TimeControl>, CommandError> {
    let Some(guild) = ctx.venue.guild else { return Ok(None) };
    let settings = ctx.app.host.settings().of_guild(guild).await?;
    settings.default_time.as_deref().map_or(Ok(None), |name| parse_time_control(ctx, name))
}
