//! A turn put together by pressing, choice by choice, in a message that only this person sees; shown once more before it is
//! played, where the person wants that.

use super::button::{Button, Verb};
use super::context::{BoardUpdate, CommandContext};
use super::menu::{self, Entry, Ids};
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, board_message, serenity, typing};
use crate::i18n::stage_alt;
use crate::rules::choice::step_back;
use crate::rules::{Game, Message, Scene, Seat};
use crate::table::{Command, Rejection, Table, TableId};
use serenity::{
    ButtonStyle, ComponentInteraction, ComponentInteractionDataKind as Pressed, CreateActionRow, CreateButton,
};

/// The ids of buttons that choose: `pick:TABLE:NUMBER:ENTRY`.
const PICK: &str = "pick:";
/// Of the button that plays what was shown once more.
const PLAY: &str = "play:";

/// A table at a stage ([`crate::table::Table::stage`]).
#[derive(Clone, Copy)]
pub(super) struct Moment {
    pub table: TableId,
    pub number: usize,
}

impl Moment {
    fn id(self, prefix: &str, entry: &Entry) -> String {
        format!("{prefix}{}:{}:{entry}", self.table, self.number)
    }

    /// A moment, and the entry that follows.
    fn read(text: &str) -> Option<(Moment, &str)> {
        Moment::split(text).filter(|(_, entry)| Entry::is_marked(entry))
    }

    /// A moment, and what follows: `TABLE:NUMBER:TEXT`.
    pub(super) fn split(text: &str) -> Option<(Moment, &str)> {
        let mut parts = text.splitn(3, ':');
        let table = TableId(parts.next()?.parse().ok()?);
        let number = parts.next()?.parse().ok()?;
        Some((Moment { table, number }, parts.next()?))
    }
}

impl Ids for Moment {
    fn menu(&self, menu: usize) -> String {
        Button { verb: Verb::Step, table: self.table, number: self.number, menu }.to_string()
    }

    fn button(&self, entry: &Entry) -> String {
        self.id(PICK, entry)
    }
}

/// Is it a press on one of the buttons that carry what they choose?
pub(super) fn is_pressed(press: &ComponentInteraction) -> bool {
    press.data.custom_id.starts_with(PICK) || press.data.custom_id.starts_with(PLAY)
}

/// Goes on with what such a button carries.
pub(super) async fn go_on(
    ctx: &CommandContext<'_>,
    press: &ComponentInteraction,
) -> Result<(), CommandError> {
    let id = &press.data.custom_id;
    if let Some((moment, entry)) = id.strip_prefix(PICK).and_then(Moment::read) {
        return choose(ctx, &press.message, moment, &Entry::read(entry)).await;
    }
    let play = id.strip_prefix(PLAY).and_then(Moment::read);
    match play.map(|(moment, entry)| (moment, Entry::read(entry))) {
        Some((moment, Entry::Turn(turn))) => play_turn(ctx, moment, turn).await,
        _ => Err(CommandError::stale_button()),
    }
}

/// Goes on with what was chosen in a menu.
pub(super) async fn go_on_from_menu(
    ctx: &CommandContext<'_>,
    press: &ComponentInteraction,
    moment: Moment,
) -> Result<(), CommandError> {
    let Pressed::StringSelect { values } = &press.data.kind else { return Err(CommandError::stale_button()) };
    let value = values.first().ok_or_else(CommandError::stale_button)?;
    choose(ctx, &press.message, moment, &Entry::read(value)).await
}

/// Shows what may come after the beginning of a turn, or after nothing; plays a whole turn, or shows it once more.
pub(super) async fn choose(
    ctx: &CommandContext<'_>,
    pressed: &serenity::Message,
    moment: Moment,
    entry: &Entry<'_>,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(ctx.table_here(moment.table)).await?;
    let (game, seat) = table.check_turn(ctx.player.id, Some(moment.number))?;
    let answer = match entry {
        Entry::Beginning(beginning) => choices(ctx, &table, game, seat, beginning).await?,
        Entry::Turn(turn) if is_asked_about(ctx, game) => once_more(ctx, &table, game, seat, turn).await?,
        Entry::Turn(turn) => return play_turn(ctx, moment, turn).await,
    };
    ctx.reply_to_user(pressed, answer).await
}

/// Is a turn shown once more before it is played? Not where there is no other.
fn is_asked_about(ctx: &CommandContext<'_>, game: &Game) -> bool {
    ctx.settings().confirms() && game.position().turns().len() > 1
}

/// What may come after the beginning of a turn, for the one who is to make it; stale if none begins so.
pub(super) async fn choices(
    ctx: &CommandContext<'_>,
    table: &Table,
    game: &Game,
    seat: Seat,
    beginning: &str,
) -> Result<OutgoingMessage, CommandError> {
    let mut choices = game.position().choices(beginning).ok_or_else(CommandError::stale_button)?;
    if choices.beginning.is_empty() {
        // Whoever begins to choose wants to see what the others did last.
        choices.scene = choices.scene.with_last_turn(game.last());
    }
    choices.scene.view = ctx.viewpoint(Some(seat));
    choices.scene.names = table.names();
    let mut buttons = ways_back(ctx, table, game, beginning);
    buttons.push(typing::button(ctx, table, ""));
    if table.allows_hints() {
        buttons.push(board_message::button(ctx.user_localizer(), table, Verb::Hint, ButtonStyle::Secondary));
    }
    let moment = Moment { table: table.id(), number: table.stage() };
    menu::message(ctx, choices, None, &moment, buttons).await
}

/// To the choice before, if that is not the first one, and to that.
fn ways_back(ctx: &CommandContext<'_>, table: &Table, game: &Game, text: &str) -> Vec<CreateButton> {
    if text.is_empty() {
        return Vec::new();
    }
    let localizer = ctx.user_localizer();
    let again = board_message::button(localizer, table, Verb::Choose, ButtonStyle::Secondary);
    let again = again.label(localizer.text("button-back"));
    let before = step_back(text, |beginning| game.position().choices(beginning));
    let moment = Moment { table: table.id(), number: table.stage() };
    let back = (!before.is_empty()).then(|| {
        let id = moment.id(PICK, &Entry::Beginning(&before));
        CreateButton::new(id).label(localizer.text("button-step-back")).style(ButtonStyle::Secondary)
    });
    back.into_iter().chain([again]).collect()
}

/// The board as it would be after a turn, and the question whether it is meant.
async fn once_more(
    ctx: &CommandContext<'_>,
    table: &Table,
    game: &Game,
    seat: Seat,
    turn: &str,
) -> Result<OutgoingMessage, CommandError> {
    let mut after = game.clone();
    after.play(turn).map_err(Rejection::from)?;
    let turn = after.turns().last().map_or(turn, String::as_str);
    let localizer = ctx.user_localizer();
    let scene = Scene { names: table.names(), view: ctx.viewpoint(Some(seat)), ..after.scene() };
    let alt = stage_alt(localizer, table, &after, &scene);
    let picture = ctx.app.render_pool.picture("turn.png", scene, ctx.render_options().await, alt).await?;
    let moment = Moment { table: table.id(), number: table.stage() };
    let yes = CreateButton::new(moment.id(PLAY, &Entry::Turn(turn))).style(ButtonStyle::Success);
    let mut buttons = vec![yes.label(localizer.text("button-play"))];
    buttons.extend(ways_back(ctx, table, game, turn));
    let question = localizer.render(&Message::new("menu-once-more").with("turn", turn));
    Ok(OutgoingMessage::text(question).files([picture]).rows(vec![CreateActionRow::Buttons(buttons)]))
}

/// Plays a turn that was chosen.
async fn play_turn(ctx: &CommandContext<'_>, moment: Moment, text: &str) -> Result<(), CommandError> {
    let command = Command::Turn { by: ctx.player.id, text: text.to_owned(), number: Some(moment.number) };
    let news = ctx.execute(ctx.table_here(moment.table), command).await?;
    played(ctx, text, news).await
}

/// Says where it was chosen or typed that a turn was played, and shows what came of it.
pub(super) async fn played(
    ctx: &CommandContext<'_>,
    text: &str,
    news: BoardUpdate,
) -> Result<(), CommandError> {
    // The value of an entry may be shorter than the turn as it is written.
    let played = news.table.game().and_then(|game| game.turns().last()).map_or(text, String::as_str);
    ctx.replace_source_message(
        ctx.user_localizer().render(&Message::new("menu-played").with("turn", played)),
    )
    .await;
    ctx.follow_up_with_board(news).await
}
