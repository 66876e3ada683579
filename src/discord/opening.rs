//! A table is opened: in the channel, or in a thread of its own, which the bot makes.

use super::api_error::ApiError;
use super::context::CommandContext;
use super::limits::MOST_CHARACTERS;
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, serenity, venue};
use crate::app::computers;
use crate::host::{CommandOutcome, HostError, TableRef};
use crate::i18n::{channel, name};
use crate::rules::{GameKind, Message, Setup};
use crate::table::{Begins, ChannelId, Command, Opening, Pace, Player, PlayerId, Rejection};
use serenity::{AutoArchiveDuration, ButtonStyle, CreateActionRow, CreateButton, CreateThread};
use std::hash::{BuildHasher as _, Hasher as _, RandomState};

/// The `custom_id`s of buttons that open a table in a thread: `apart:` and a [`Wish`].
const APART: &str = "apart:";
/// Stands for no clock.
pub(super) const NO_CLOCK: &str = "none";
/// Who may begin, by names.
pub(super) const BEGINNERS: [&str; 3] = ["me", "them", "lot"];

/// What somebody would like to play.
pub(super) struct Wish {
    pub setup: Setup,
    pub opponents: Vec<Player>,
    /// The level of the computers that take the free seats.
    pub computer: Option<u8>,
    pub casual: bool,
    pub pace: Option<Pace>,
    /// One of [`BEGINNERS`].
    pub begins: &'static str,
}

impl Wish {
    /// As it stands in the id of a button; people by their ids.
    fn written(&self) -> String {
        let Wish { setup, opponents, computer, casual, pace, begins } = self;
        let people: Vec<String> = opponents.iter().map(|player| player.id.to_string()).collect();
        format!(
            "{}:{}:{}:{}:{}:{begins}:{}:{}",
            setup.kind(),
            setup.seats(),
            setup.name(),
            if *casual { "casual" } else { "" },
            pace.map_or("", Pace::name),
            computer.map(|level| level.to_string()).unwrap_or_default(),
            people.join(",")
        )
    }

    /// What was written so, with the ids of the opponents, whose names are to be looked up.
    fn read(text: &str) -> Option<(Wish, Vec<PlayerId>)> {
        let [game, seats, setup, casual, pace, begins, computer, people] =
            text.split(':').collect::<Vec<_>>().try_into().ok()?;
        let optional = |text: &'_ str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let game: GameKind = game.parse().ok()?;
        let wish = Wish {
            setup: Setup::new(game, Some(seats.parse().ok()?), Some(setup)).ok()?,
            opponents: Vec::new(),
            computer: optional(computer).map(|level| level.parse()).transpose().ok()?,
            casual: casual == "casual",
            pace: optional(pace).map(|pace| pace.parse()).transpose().ok()?,
            begins: BEGINNERS.into_iter().find(|known| *known == begins)?,
        };
        let ids = people.split(',').filter(|id| !id.is_empty()).map(str::parse).collect::<Result<_, _>>();
        Some((wish, ids.ok()?))
    }

    fn opening(&self, ctx: &CommandContext<'_>, channel: ChannelId) -> Opening {
        Opening {
            guild: ctx.guild_id(),
            opponents: self.opponents.clone(),
            begins: match self.begins {
                "me" => Begins::Opener,
                "them" => Begins::Other,
                // A new state has new keys, which the system's chance gives.
                _ => Begins::Lot(RandomState::new().build_hasher().finish()),
            },
            casual: self.casual,
            pace: self.pace,
            ..Opening::new(channel, ctx.player.clone(), self.setup)
        }
    }

    /// Opens the table, and has computers sit down at it.
    async fn open(&self, ctx: &CommandContext<'_>, channel: ChannelId) -> Result<CommandOutcome, HostError> {
        let host = &ctx.app.host;
        let opened = host.tables().open(self.opening(ctx, channel)).await?;
        let Some(level) = self.computer else { return Ok(opened) };
        let computers = computers::computer_players(&ctx.channel_localizer, level);
        host.tables()
            .execute(TableRef::Id(opened.table.id()), Command::Seat { by: ctx.player.id, computers })
            .await
    }
}

/// Opens a table here, or in a thread if that is wished, or else usual in this server. Where a game runs already, a button
/// opens it in a thread.
pub(super) async fn open(
    ctx: &CommandContext<'_>,
    mut wish: Wish,
    thread: Option<bool>,
) -> Result<(), CommandError> {
    venue::check(ctx).await?;
    if ctx.guild.is_none() {
        // In a conversation of two nobody else can join.
        if !wish.opponents.is_empty() {
            return Err(CommandError::Rejected(Message::new("say-alone-here")));
        }
        wish.computer = wish.computer.or(Some(computers::DEFAULT_LEVEL));
    }
    if is_apart(ctx, thread).await? {
        let link = apart(ctx, &wish).await?;
        return ctx.reply(OutgoingMessage::text(link)).await;
    }
    if wish.computer.is_some() || wish.pace.is_some() {
        ctx.venue.check_boards(ctx)?;
    }
    match wish.open(ctx, ctx.channel_id()).await {
        Ok(update) => ctx.post_board(ctx.board_update(update).await).await,
        Err(HostError::Rejected(rejection @ Rejection::Occupied)) => {
            let told = ctx.user_localizer().localize(&rejection);
            ctx.reply_ephemeral(OutgoingMessage::text(told).rows(in_a_thread(ctx, &wish))).await
        }
        Err(error) => Err(error.into()),
    }
}

/// Does a table that somebody opens get a thread of its own?
async fn is_apart(ctx: &CommandContext<'_>, thread: Option<bool>) -> Result<bool, CommandError> {
    match (thread, ctx.guild_id()) {
        (Some(thread), _) => Ok(thread),
        (None, Some(guild)) if ctx.venue.threads().is_some() => {
            Ok(ctx.app.host.settings().of_guild(guild).await?.threads == Some(true))
        }
        _ => Ok(false),
    }
}

/// The button that opens a table in a thread, where there can be one.
fn in_a_thread(ctx: &CommandContext<'_>, wish: &Wish) -> Vec<CreateActionRow> {
    let id = format!("{APART}{}", wish.written());
    if ctx.venue.check_threads(ctx).is_err() || id.chars().count() > MOST_CHARACTERS {
        return Vec::new();
    }
    let button = CreateButton::new(id).label(ctx.user_localizer().text("button-thread"));
    vec![CreateActionRow::Buttons(vec![button.style(ButtonStyle::Primary)])]
}

/// Is it that button?
pub(super) fn is_pressed(custom_id: &str) -> bool {
    custom_id.starts_with(APART)
}

/// Opens the table that such a button carries.
pub(super) async fn go_on(ctx: &CommandContext<'_>, custom_id: &str) -> Result<(), CommandError> {
    let read = custom_id.strip_prefix(APART).and_then(Wish::read);
    let (mut wish, opponents) = read.ok_or_else(CommandError::stale_button)?;
    venue::check(ctx).await?;
    for id in opponents {
        wish.opponents.push(ctx.fetch_player(id).await?);
    }
    let link = apart(ctx, &wish).await?;
    ctx.replace_source_message(link.clone()).await;
    ctx.reply(OutgoingMessage::text(link)).await
}

/// Makes a thread, opens a table in it, and gives the way there. What could be refused is refused before.
async fn apart(ctx: &CommandContext<'_>, wish: &Wish) -> Result<String, CommandError> {
    let kind = ctx.venue.check_threads(ctx)?;
    let host = &ctx.app.host;
    host.tables().check_opening(&wish.opening(ctx, ctx.channel_id())).await?;
    let game = wish.setup.kind();
    let thread = CreateThread::new(thread_name(ctx, wish))
        .kind(kind)
        .auto_archive_duration(AutoArchiveDuration::OneWeek);
    let thread = match ctx.app.presenter.http.send(|http| ctx.channel.create_thread(http, thread)).await {
        Ok(thread) => thread,
        // It may be that too many were made: that is no fault of ours either.
        Err(fault @ ApiError::Refused { status: 400..500, .. }) => {
            tracing::warn!(%fault, channel = %ctx.channel, "a thread could not be made");
            return Err(CommandError::Rejected(Message::new("say-thread-refused")));
        }
        Err(fault) => return Err(fault.into()),
    };
    let update = wish.open(ctx, ChannelId(thread.id.get())).await?;
    let table = update.table.id();
    ctx.app.post_outcome(&ctx.channel_localizer, update).await;
    let link = Message::new("thread-link").game("game", game).with("table", table);
    Ok(ctx.channel_localizer.render(&link.with("place", channel(ChannelId(thread.id.get())))))
}

/// The game and who is to play it, so much of it as a name can have.
fn thread_name(ctx: &CommandContext<'_>, wish: &Wish) -> String {
    let people = [&ctx.player].into_iter().chain(&wish.opponents);
    let told = Message::new("thread-name").game("game", wish.setup.kind());
    let told = ctx.channel_localizer.render(&told.list("names", people.map(|player| name(&player.name))));
    told.chars().take(MOST_CHARACTERS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_is_read_as_it_was_written_and_fits_where_people_play() {
        let person = |id| Player { id, name: String::new() };
        let setup = |game, seats| Setup::new(game, Some(seats), None).expect("it is played by so many");
        let wishes = [
            Wish {
                setup: setup(GameKind::Biloba, 4),
                // As long as ids are before the year 2090.
                opponents: (1..=3).map(|last| person(PlayerId(9_999_999_999_999_999_990 + last))).collect(),
                computer: None,
                casual: false,
                pace: Some(Pace::TenMinutes),
                begins: "them",
            },
            Wish {
                setup: setup(GameKind::Bilitaire, 2),
                opponents: Vec::new(),
                computer: Some(8),
                casual: true,
                pace: None,
                begins: "lot",
            },
        ];
        for wish in wishes {
            let written = wish.written();
            assert!(APART.len() + written.len() <= MOST_CHARACTERS, "{written}");
            let (read, ids) = Wish::read(&written).expect("it was written so");
            assert!(ids.iter().eq(wish.opponents.iter().map(|player| &player.id)));
            assert_eq!(Wish { opponents: wish.opponents, ..read }.written(), written);
        }
        for wrong in
            ["", "biloba", "biloba:9:standard::::me::", "biloba:2:standard::1h:nobody::", "chess:2:::::::"]
        {
            assert!(Wish::read(wrong).is_none(), "{wrong}");
        }
    }
}
