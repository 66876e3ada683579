//! `/analyse`: a board that only the user sees, on which moves are tried out for all sides. Its line and the user's notes are
//! stored, so that they survive a restart and are there when the board is opened again.
//!
//! While the game is running, only its players can open it, and no search is made.
//!
//! # Bounds
//!
//! `/analyse` and its buttons look up one table, cached or replayed once, replay the same game and a line of 60 moves, draw
//! a picture and write a row. The opinion of the computer takes a search of some ten milliseconds with low priority.

use super::replay::PLY_BUTTONS;
use super::table_list::suggest_played;
use super::turn::form::field_value;
use super::{CommandContext, CommandError, Context, Visibility, run_at, serenity};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::interactions::spectators::offer_to_watch;
use crate::discord::interactions::step_menu;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::{CustomId, PrivateButton, PrivatePoint, StepValue};
use crate::discord::messages::limits::MAX_BUTTONS_PER_ROW;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::step_buttons::{StepIds, back_buttons};
use crate::host::TableRef;
use crate::i18n::{self, PrivateBoardView, opinion_text, position_alt, private_board_text};
use crate::localize::{Localize, Message};
use crate::rules::choice::Choices;
use crate::rules::{Game, Mark, Scene, Seat};
use crate::table::{
    ChannelId, Exploration, ExploredTurn, MAX_LINE_TURNS, MAX_PLAN_TURNS, Phase, Plan, Rejection, Table,
    TableId,
};
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, InputTextStyle,
    ModalInteraction,
};
use std::sync::Arc;

/// Upper bound of the notes, in characters.
const MAX_NOTES_CHARS: u16 = 500;
/// The `custom_id` of the field of the notes.
const NOTES_FIELD: &str = "notes";

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::Seen, 4, Work::Picture);

#[poise::command(slash_command, custom_data = POLICY)]
pub(super) async fn analyse(
    ctx: Context<'_>,
    #[min = 1]
    #[autocomplete = "suggest_played"]
    table: Option<i64>,
) -> Result<(), CommandError> {
    let here = TableRef::Channel(ChannelId(ctx.interaction.channel_id.get()));
    let table = table.map_or(here, |number| TableRef::Id(TableId(number)));
    run_at(ctx, Visibility::Ephemeral, table, async |ctx| open(ctx, table).await).await
}

/// Opens the user's board of a table. Who only looks on at a running game may watch it.
pub(super) async fn open(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    if table.phase() == Phase::Playing && !table.has_team() && table.seat_of(ctx.player.id).is_none() {
        let refused = ctx.user_localizer().text("private-players-only");
        return ctx.responder.reply_to_user(offer_to_watch(ctx, &table, &refused).await?).await;
    }
    let board = PrivateBoard::load(ctx, at, Change::Open, None).await?;
    ctx.responder.reply_to_user(board.message(ctx, "", None).await?).await
}

/// Serves a button or a menu; `value` is the selected value of a menu.
pub(super) async fn press(
    ctx: &CommandContext<'_>,
    pressed: PrivateButton,
    value: &str,
) -> Result<(), CommandError> {
    if let PrivateButton::OpenNotes(point) = pressed {
        return open_notes(ctx, point).await;
    }
    let PrivatePoint { table, ply, line } = pressed.point();
    let step = match &pressed {
        PrivateButton::Menu(..) => Some(StepValue::parse(value)),
        PrivateButton::Step(_, step) => Some(step.clone()),
        _ => None,
    };
    let (change, beginning) = match (&pressed, step) {
        (_, Some(StepValue::Complete(turn))) => (Change::Play { ply, turn }, String::new()),
        (_, Some(StepValue::Partial(beginning))) => (Change::Show(ply), beginning),
        (PrivateButton::Flip(_), _) => (Change::Flip, String::new()),
        (PrivateButton::Swap(_), _) => (Change::Swap, String::new()),
        (PrivateButton::Game(_), _) => (Change::ReturnToGame, String::new()),
        _ => (Change::Show(ply), String::new()),
    };
    let made_for = line.and_then(|line| made_for(&pressed, line));
    let mut board = PrivateBoard::load(ctx, TableRef::Id(table), change, made_for).await?;
    if board.is_outdated {
        let news = Some(ctx.user_localizer().text("private-outdated"));
        return ctx.responder.reply_to_user(board.message(ctx, "", news).await?).await;
    }
    let news = match pressed {
        // A form is never sent as a component.
        PrivateButton::Notes(_) => return Err(CommandError::stale_button()),
        PrivateButton::Ask(_) => Some(board.opinion(ctx).await?),
        PrivateButton::Plan(_) => Some(board.plan(ctx).await?),
        PrivateButton::DropPlan(_, number) => board.drop_plan(ctx, number, line).await?,
        _ => None,
    };
    ctx.responder.reply_to_user(board.message(ctx, &beginning, news).await?).await
}

/// The notes in a form; `None` if it is another one.
pub(super) fn typed_notes(form: &ModalInteraction) -> Option<&str> {
    field_value(form, NOTES_FIELD)
}

/// Stores the notes of the form.
pub(super) async fn note(
    ctx: &CommandContext<'_>,
    point: PrivatePoint,
    form: &ModalInteraction,
) -> Result<(), CommandError> {
    let notes = typed_notes(form).ok_or_else(CommandError::stale_button)?;
    let change = Change::Show(point.ply);
    let mut board = PrivateBoard::load(ctx, TableRef::Id(point.table), change, None).await?;
    let players = ctx.app.host.players();
    players.save_notes(ctx.player_id, point.table, &board.exploration, notes).await?;
    board.notes = Some(notes.to_owned()).filter(|notes| !notes.is_empty());
    let shows = board.exploration.fingerprint(&board.game, point.ply);
    let is_other = point.line.is_some_and(|line| line != shows) && !board.is_line_dropped;
    let news = is_other.then(|| ctx.user_localizer().text("private-line-changed"));
    ctx.responder.reply_to_user(board.message(ctx, "", news).await?).await
}

/// Opens the form of the notes. The board stays as it is until the form is sent, so that what has become of it is told then.
async fn open_notes(ctx: &CommandContext<'_>, point: PrivatePoint) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(TableRef::Id(point.table)).await?;
    check_explorer(ctx, &table)?;
    let board = ctx.app.host.players().private_board(ctx.player_id, table.id()).await?;
    let localizer = ctx.user_localizer();
    let label = localizer.text("private-notes-label");
    let field = CreateInputText::new(InputTextStyle::Paragraph, label, NOTES_FIELD);
    let field = field.required(false).max_length(MAX_NOTES_CHARS);
    let field = match board.and_then(|board| board.notes) {
        Some(notes) => field.value(notes),
        None => field,
    };
    let id = CustomId::Private(PrivateButton::Notes(point)).to_string();
    let form = CreateModal::new(id, localizer.text("private-notes-title"));
    ctx.responder.open_modal(form.components(vec![CreateActionRow::InputText(field)])).await
}

/// The turns for which a button was made, if it does nothing after other ones.
fn made_for(pressed: &PrivateButton, line: u16) -> Option<MadeFor> {
    match pressed {
        PrivateButton::Menu(point, _) | PrivateButton::Step(point, _) => {
            Some(MadeFor { until: point.ply, line })
        }
        PrivateButton::Plan(_) | PrivateButton::Swap(_) => Some(MadeFor { until: usize::MAX, line }),
        _ => None,
    }
}

/// The turns before a ply, by their fingerprint.
struct MadeFor {
    until: usize,
    line: u16,
}

/// An action of the user on a private board.
enum Change {
    /// Opens the board.
    Open,
    /// A ply is shown.
    Show(usize),
    Play {
        ply: usize,
        turn: String,
    },
    Flip,
    Swap,
    ReturnToGame,
}

/// Whether the line of a private board can be planned.
enum Planning {
    /// The line cannot be planned, or is planned already.
    NotHere,
    Offered,
    /// Why not.
    Refused(Message),
}

/// The private board of the user at a table.
struct PrivateBoard {
    table: Arc<Table>,
    /// The game of the table, before its draw if one was agreed.
    game: Arc<Game>,
    exploration: Exploration,
    /// The game at the shown ply.
    shown: Game,
    notes: Option<String>,
    /// The plans of the user that still fit the game.
    plans: Vec<Plan>,
    /// Whether the line is another one than that for which the pressed button was made. Nothing is changed then.
    is_outdated: bool,
    /// Whether the line was dropped just now, because the running game has left it.
    is_line_dropped: bool,
    /// The computer's turn, as marks on the shown board.
    advice: Vec<Mark>,
}

impl PrivateBoard {
    /// The board after a change, which is stored.
    async fn load(
        ctx: &CommandContext<'_>,
        at: TableRef,
        change: Change,
        made_for: Option<MadeFor>,
    ) -> Result<PrivateBoard, CommandError> {
        let table = ctx.app.host.tables().load(at).await?;
        check_explorer(ctx, &table)?;
        let game = table.game().map(Game::without_agreement).map(Arc::new).ok_or(Rejection::NotStarted)?;
        let is_running = table.phase() == Phase::Playing;
        let players = ctx.app.host.players();
        let (before, notes) = match players.private_board(ctx.player_id, table.id()).await? {
            Some(board) => (Some(board.exploration), board.notes),
            None => (None, None),
        };
        let is_line_dropped = is_running && before.as_ref().is_some_and(|before| before.is_left_by(&game));
        let (replayed, stored) = (game.clone(), before.clone());
        let changed = ctx.app.render_pool.run(move || {
            let exploration = match stored {
                Some(stored) => stored.brought_to(&replayed, is_running),
                None => Exploration::at_end(&replayed),
            };
            let is_outdated = made_for
                .is_some_and(|MadeFor { until, line }| exploration.fingerprint(&replayed, until) != line);
            let exploration = match is_outdated {
                true => exploration,
                false => changed(exploration, &replayed, change, is_running)?,
            };
            let shown = exploration.shown(&replayed).ok_or_else(CommandError::stale_button)?;
            Ok::<_, CommandError>((exploration, shown, is_outdated))
        });
        let (exploration, shown, is_outdated) = changed.await??;
        // Nothing is stored for who only looks.
        let is_untouched = before.is_none() && exploration.is_untouched(&game);
        if before.as_ref() != Some(&exploration) && !is_untouched {
            players.save_exploration(ctx.player_id, table.id(), &exploration).await?;
        }
        let mut plans = match is_running {
            true => ctx.app.host.tables().plans_of(table.id(), ctx.player_id).await?,
            false => Vec::new(),
        };
        plans.retain(|plan| plan.remaining(&game).is_some());
        let advice = Vec::new();
        Ok(PrivateBoard {
            table,
            game,
            exploration,
            shown,
            notes,
            plans,
            is_outdated,
            is_line_dropped,
            advice,
        })
    }

    fn point(&self) -> PrivatePoint {
        PrivatePoint { table: self.table.id(), ply: self.exploration.ply, line: None }
    }

    /// The point of buttons that do nothing when the turns before this ply are others.
    fn point_of_line(&self, until: usize) -> PrivatePoint {
        PrivatePoint { line: Some(self.exploration.fingerprint(&self.game, until)), ..self.point() }
    }

    /// The seat from which the board is seen.
    fn view(&self, ctx: &CommandContext<'_>) -> Seat {
        let own = ctx.viewpoint(self.table.seat_of(ctx.player.id));
        (own + self.exploration.turned) % self.table.seats().len()
    }

    fn choices(&self, ctx: &CommandContext<'_>, beginning: &str) -> Option<Choices> {
        self.shown.seat()?;
        let mut choices = self.shown.position().choices(beginning)?;
        if choices.beginning.is_empty() {
            choices.scene = choices.scene.with_last_turn(self.shown.shown_effects());
        }
        choices.scene.marks.extend(self.advice.iter().cloned());
        choices.scene.view = self.view(ctx);
        choices.scene.names = i18n::names(ctx.user_localizer(), &self.table);
        Some(choices)
    }

    /// The message with the board after the beginning of a turn; `news` are above it.
    async fn message(
        &self,
        ctx: &CommandContext<'_>,
        beginning: &str,
        news: Option<String>,
    ) -> Result<OutgoingMessage, CommandError> {
        let localizer = ctx.user_localizer();
        let Self { table, game, exploration, shown, notes, plans, .. } = self;
        let planning = self.planning(ctx);
        let is_planned = matches!(planning, Planning::Offered);
        let news = match planning {
            _ if news.is_none() && self.is_line_dropped => Some(localizer.text("private-line-dropped")),
            Planning::Refused(why) if news.is_none() && beginning.is_empty() => {
                Some(format!("-# {}", localizer.render(&why)))
            }
            _ => news,
        };
        let (notes, news) = (notes.as_deref(), news.as_deref());
        let view = PrivateBoardView { table, game, exploration, shown, notes, plans, news };
        let text = private_board_text(localizer, &view);
        // The line may have changed in another message since the step was offered.
        let choices = self.choices(ctx, beginning).map(|choices| (choices, beginning));
        let choices = choices.or_else(|| Some((self.choices(ctx, "")?, "")));
        if let Some((choices, beginning)) = choices {
            let mut controls = vec![self.ply_buttons(ctx)];
            controls.extend(self.tools(ctx, beginning, is_planned));
            let point = self.point_of_line(self.exploration.ply);
            return step_menu::message(ctx, choices, Some(text), &point, controls).await;
        }
        let names = i18n::names(localizer, table);
        let scene = Scene { names, view: self.view(ctx), ..shown.scene() };
        let alt = position_alt(localizer, table, shown, &scene);
        let picture =
            ctx.app.render_pool.picture("private.png", scene, ctx.render_options().await, alt).await?;
        let rows = [self.ply_buttons(ctx)].into_iter().chain(self.tools(ctx, "", is_planned));
        Ok(OutgoingMessage::text(text).files([picture]).rows(rows.map(CreateActionRow::Buttons).collect()))
    }

    fn button(&self, ctx: &CommandContext<'_>, pressed: PrivateButton, label: &'static str) -> CreateButton {
        button(&CustomId::Private(pressed), ctx.user_localizer().text(label), ButtonStyle::Secondary)
    }

    /// The buttons that step through the game and the line, and turn the board.
    fn ply_buttons(&self, ctx: &CommandContext<'_>) -> Vec<CreateButton> {
        let (ply, end, point) = (self.exploration.ply, self.exploration.end(), self.point());
        let step = |(index, (label, target)): (u8, super::replay::PlyButton)| {
            let to = if index == 0 { self.exploration.first() } else { target(ply, end) };
            let show = PrivateButton::Show(PrivatePoint { ply: to, ..point }, index);
            self.button(ctx, show, label).disabled(to == ply)
        };
        let steps = (0..).zip(PLY_BUTTONS).map(step);
        steps.chain([self.button(ctx, PrivateButton::Flip(point), "button-flip")]).collect()
    }

    /// The other buttons: inside a turn those that go back in it.
    fn tools(&self, ctx: &CommandContext<'_>, beginning: &str, plans: bool) -> Vec<Vec<CreateButton>> {
        let (localizer, point) = (ctx.user_localizer(), self.point());
        if !beginning.is_empty() {
            let restart = self.button(ctx, PrivateButton::Show(point, u8::MAX), "button-back");
            let choices = |beginning: &str| self.choices(ctx, beginning);
            let point = self.point_of_line(self.exploration.ply);
            return vec![back_buttons(localizer, &point, beginning, choices, restart)];
        }
        let whole_line = self.point_of_line(usize::MAX);
        let other = self.exploration.other.is_some();
        let hides_game = self.exploration.hides_game(&self.game);
        let asks = self.may_ask();
        let tools = [
            (hides_game, PrivateButton::Game(point), "button-back-to-game"),
            (other, PrivateButton::Swap(whole_line), "button-other-line"),
            (true, PrivateButton::OpenNotes(self.point_of_line(self.exploration.ply)), "button-notes"),
            (asks, PrivateButton::Ask(point), "button-ask-computer"),
            (plans, PrivateButton::Plan(whole_line), "button-plan"),
        ];
        let tools = tools.into_iter().filter(|(applies, ..)| *applies);
        let tools = tools.map(|(_, pressed, label)| self.button(ctx, pressed, label));
        let dropping = self.plans.iter().map(|plan| {
            let label = localizer.render(&Message::new("plan-drop").count("number", plan.number));
            let point = PrivatePoint { line: Some(plan.line.fingerprint()), ..point };
            let id = CustomId::Private(PrivateButton::DropPlan(point, plan.number));
            button(&id, label, ButtonStyle::Danger)
        });
        let tools: Vec<CreateButton> = tools.chain(dropping).collect();
        tools.chunks(MAX_BUTTONS_PER_ROW).map(<[_]>::to_vec).collect()
    }

    /// Whether the line can be planned.
    fn planning(&self, ctx: &CommandContext<'_>) -> Planning {
        let line = &self.exploration.line;
        if line.turns.is_empty() || line.start != self.game.ply() || !self.table.may_plan(ctx.player_id) {
            return Planning::NotHere;
        }
        match self.table.plan(ctx.player_id, line, &self.plans) {
            Ok(plans) if plans == self.plans => Planning::NotHere,
            Ok(_) => Planning::Offered,
            Err(rejection @ (Rejection::PlanWithoutReply { .. } | Rejection::TooManyPlans { .. })) => {
                Planning::Refused(rejection.message())
            }
            Err(_) => Planning::NotHere,
        }
    }

    /// Plans the line, and says so; if its end is left out, also that.
    async fn plan(&mut self, ctx: &CommandContext<'_>) -> Result<String, CommandError> {
        let (tables, line) = (ctx.app.host.tables(), &self.exploration.line);
        self.plans = tables.plan(self.table.id(), ctx.player_id, line).await?;
        let common = |plan: &Plan| {
            let planned = plan.remaining(&self.game).unwrap_or_default().iter();
            planned.zip(&line.turns).take_while(|(one, other)| one == other).count()
        };
        let planned = self.plans.iter().map(common).max().unwrap_or_default();
        let message = match planned < line.turns.len() {
            true => Message::new("plan-made-cut").count("turns", planned).count("most", MAX_PLAN_TURNS),
            false => Message::new("plan-made"),
        };
        Ok(ctx.user_localizer().render(&message))
    }

    /// Drops a plan of this line. If the number is that of another one by now, says so.
    async fn drop_plan(
        &mut self,
        ctx: &CommandContext<'_>,
        number: usize,
        line: Option<u16>,
    ) -> Result<Option<String>, CommandError> {
        let tables = ctx.app.host.tables();
        self.plans = tables.drop_plan(self.table.id(), ctx.player_id, number, line).await?;
        self.plans.retain(|plan| plan.remaining(&self.game).is_some());
        let is_other = self.plans.iter().any(|plan| plan.number == number);
        Ok(is_other.then(|| ctx.user_localizer().text("plan-outdated")))
    }

    /// Whether the computer gives its opinion: only after the game, and where something can be played.
    fn may_ask(&self) -> bool {
        self.table.phase() != Phase::Playing && self.shown.seat().is_some()
    }

    /// The opinion of the computer, whose turn is drawn from now on.
    async fn opinion(&mut self, ctx: &CommandContext<'_>) -> Result<String, CommandError> {
        if !self.may_ask() {
            return Err(CommandError::Rejected(Message::new("private-no-opinion")));
        }
        let shown = ctx.app.permit(ctx.player_id, self.shown.clone(), None).await?;
        let suggestion = ctx.app.suggest(&shown).await?;
        self.advice = suggestion.marks();
        Ok(opinion_text(ctx.user_localizer(), &self.table, &suggestion))
    }
}

impl StepIds for PrivatePoint {
    fn menu(&self, index: usize) -> CustomId {
        // A message has five menus at most.
        CustomId::Private(PrivateButton::Menu(*self, u8::try_from(index).unwrap_or(u8::MAX)))
    }

    fn button(&self, step: StepValue) -> CustomId {
        CustomId::Private(PrivateButton::Step(*self, step))
    }
}

/// Checks that the user may try out moves from a game: while it is running, only its players.
fn check_explorer(ctx: &CommandContext<'_>, table: &Table) -> Result<(), CommandError> {
    match table.phase() {
        Phase::Invitation => Err(Rejection::NotStarted.into()),
        Phase::Closed if table.game().is_none() => Err(Rejection::Closed.into()),
        Phase::Playing if !table.has_team() && table.seat_of(ctx.player.id).is_none() => {
            Err(CommandError::Rejected(Message::new("private-players-only")))
        }
        _ => Ok(()),
    }
}

/// The exploration after a change. A turn that is not legal there changes nothing.
fn changed(
    mut exploration: Exploration,
    game: &Game,
    change: Change,
    is_running: bool,
) -> Result<Exploration, CommandError> {
    match change {
        Change::Open if is_running && exploration.is_empty() => exploration.go_to(exploration.end()),
        Change::Open => {}
        Change::Show(ply) => exploration.go_to(ply),
        Change::Flip => exploration.turned += 1,
        Change::Swap => exploration.swap(),
        Change::ReturnToGame => exploration.return_to_game(game),
        Change::Play { ply, turn } => {
            exploration.go_to(ply);
            if exploration.play(game, &turn) == Ok(ExploredTurn::LineFull) {
                let full = Message::new("private-line-full").count("most", MAX_LINE_TURNS);
                return Err(CommandError::Rejected(full));
            }
        }
    }
    Ok(exploration)
}
