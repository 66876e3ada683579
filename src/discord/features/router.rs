//! Routes components and forms to their handlers, and decides who sees the answer.

use super::leave::Leaving;
use super::play::computer;
use super::route::{Route, route};
use super::turn::{chooser, form};
use super::{
    App, CommandContext, CommandError, Visibility, games, greeting, help, hint, import, invitation,
    leaderboard, leave, lessons, mistakes, play, privacy, private_board, profile, published, puzzles,
    rematch, replay, review, rules, seeks, serenity, settings, thread, tournament, watch,
};
use crate::discord::interactions::offers;
use crate::discord::interactions::policy::Access;
use crate::discord::interactions::serve::{report_error, serve};
use crate::discord::messages::custom_id::{
    CustomId, MistakeButton, PrivateButton, PuzzleButton, SeekButton, StepValue, TableAction, TableButton,
    TournamentAction,
};
use crate::host::TableRef;
use crate::i18n::HintDetail;
use crate::table::{Command, Offer, TableId};
use poise::BoxFuture;
use serenity::{ComponentInteraction, ComponentInteractionDataKind as ComponentKind, ModalInteraction};
use std::sync::Arc;

/// Serves a button or menu.
pub(in crate::discord) async fn component(
    ctx: &serenity::Context,
    app: &Arc<App>,
    interaction: &ComponentInteraction,
) {
    let ctx = CommandContext::new(ctx, app, interaction);
    let Some((id, value)) = parse_component(interaction) else { return report_stale(&ctx).await };
    let access = Access::of_component(&ctx, &id);
    let (visibility, handler) = route_component(&ctx, id, value);
    serve(&ctx, visibility, access, handler).await;
}

/// Serves a form.
pub(in crate::discord) async fn modal(
    ctx: &serenity::Context,
    app: &Arc<App>,
    interaction: &ModalInteraction,
) {
    let ctx = CommandContext::new(ctx, app, interaction);
    let id = CustomId::parse(&interaction.data.custom_id);
    let Some(id) = id else { return report_stale(&ctx).await };
    let access = Access::of_component(&ctx, &id);
    let ctx = match private_board::typed_notes(interaction) {
        Some(notes) => ctx.with_typed(notes),
        None => ctx,
    };
    let handler: BoxFuture<'_, Result<(), CommandError>> = match id {
        CustomId::TurnForm(at) => {
            let submitted = form::submit(&ctx, at, interaction);
            Box::pin(chooser::or_close(&ctx, ctx.table_of_chooser(at.table), submitted))
        }
        CustomId::Tournament(button) if button.action == TournamentAction::ChangeForm => {
            Box::pin(tournament::submit(&ctx, button, interaction))
        }
        CustomId::Private(PrivateButton::Notes(point)) => {
            Box::pin(private_board::note(&ctx, point, interaction))
        }
        _ => return report_stale(&ctx).await,
    };
    serve(&ctx, ctx.responder.to_user(), access, handler).await;
}

/// The id of a component and the selected value, which is empty for a button. `None` if the component was never sent.
fn parse_component(interaction: &ComponentInteraction) -> Option<(CustomId, &str)> {
    let id = CustomId::parse(&interaction.data.custom_id)?;
    let value = match (&interaction.data.kind, id.is_menu()) {
        (ComponentKind::Button, false) => "",
        (ComponentKind::StringSelect { values }, true) => values.first()?,
        _ => return None,
    };
    Some((id, value))
}

/// Answers a component that is outdated or was never valid.
async fn report_stale(ctx: &CommandContext<'_>) {
    ctx.load_settings().await;
    report_error(ctx, CommandError::stale_button()).await;
}

/// The route of a component that is about the user's turn, and may be in a message of an earlier one.
fn in_chooser<'a>(
    ctx: &'a CommandContext<'a>,
    table: TableId,
    handler: impl Future<Output = Result<(), CommandError>> + Send + 'a,
) -> Route<'a> {
    route(chooser::visibility(ctx), chooser::or_close(ctx, ctx.table_of_chooser(table), handler))
}

fn route_component<'a>(ctx: &'a CommandContext<'a>, id: CustomId, value: &'a str) -> Route<'a> {
    use Visibility::{Public, SourceMessage};
    let to_user = ctx.responder.to_user();
    match id {
        CustomId::Table(button) => route_table_button(ctx, button, value),
        CustomId::PickStep(at, step) => in_chooser(ctx, at.table, chooser::pick(ctx, at, step)),
        CustomId::ConfirmTurn(at, turn) => in_chooser(ctx, at.table, chooser::play(ctx, at, turn)),
        CustomId::PlayHint(hinted, turn) => in_chooser(ctx, hinted.at.table, hint::play(ctx, hinted, turn)),
        CustomId::OpenTurnForm(at, text) => in_chooser(ctx, at.table, form::open(ctx, at, text)),
        // A form is never sent as a component.
        CustomId::TurnForm(_) => route(to_user, async { Err(CommandError::stale_button()) }),
        CustomId::RulesPage(game, figure) => route(to_user, rules::turn_page(ctx, game, figure)),
        CustomId::RulesInFull(game, figure) => route(to_user, rules::show_in_full(ctx, game, figure)),
        CustomId::RulesMenu(game) => route(to_user, rules::turn_page(ctx, game, value.to_owned())),
        CustomId::HelpNow => route(to_user, help::show(ctx)),
        CustomId::Help(topic) => route(to_user, help::open_topic(ctx, topic)),
        CustomId::Lesson(lesson) | CustomId::LessonMenu(lesson, _) => {
            route(to_user, lessons::step(ctx, lesson, StepValue::parse(value)))
        }
        CustomId::LessonStep(lesson, step) => route(to_user, lessons::step(ctx, lesson, step)),
        CustomId::Puzzle(pressed @ (PuzzleButton::Share(_) | PuzzleButton::ShareRun(..))) => {
            route(published::share_visibility(ctx), puzzles::press(ctx, pressed, value))
        }
        CustomId::Puzzle(pressed) => route(to_user, puzzles::press(ctx, pressed, value)),
        CustomId::Private(pressed) => route(to_user, private_board::press(ctx, pressed, value)),
        CustomId::Mistake(pressed @ MistakeButton::Open(_)) => {
            route(Visibility::Ephemeral, mistakes::press(ctx, pressed, value))
        }
        CustomId::Mistake(pressed) => route(to_user, mistakes::press(ctx, pressed, value)),
        CustomId::Leaderboard(page) => route(to_user, leaderboard::turn_page(ctx, page)),
        CustomId::ShareLeaderboard(page) => {
            route(published::share_visibility(ctx), leaderboard::share(ctx, page))
        }
        CustomId::ShareProfile(player) => {
            route(published::share_visibility(ctx), profile::share(ctx, player))
        }
        CustomId::RunningGames { page } => route(to_user, games::show_page(ctx, page)),
        CustomId::Setting(control) => route(to_user, settings::press(ctx, control, value)),
        CustomId::DeleteData => route(to_user, privacy::confirm_delete(ctx)),
        CustomId::KeepData => route(SourceMessage, privacy::keep(ctx)),
        CustomId::TakeVacation(days) => route(to_user, settings::take_vacation(ctx, days)),
        CustomId::PlayInThread(request) => route(SourceMessage, play::open_in_thread(ctx, request)),
        CustomId::PlayHere(request) => {
            let visibility = if to_user == SourceMessage { SourceMessage } else { Public };
            route(visibility, play::open_here(ctx, request))
        }
        CustomId::ChooseLevel(game) => route(to_user, computer::choose_level(ctx, game)),
        CustomId::PlayComputer(game, level) => {
            let visibility = if to_user == SourceMessage { SourceMessage } else { Public };
            route(visibility, computer::start(ctx, game, level))
        }
        CustomId::GreetingGame(players) => route(Public, greeting::play(ctx, players)),
        CustomId::GreetingThread(players) => route(SourceMessage, greeting::play_in_thread(ctx, players)),
        CustomId::GreetingComputer => route(to_user, computer::choose_level(ctx, greeting::GAME)),
        CustomId::GreetingRules => route(to_user, greeting::choose_lessons(ctx)),
        CustomId::RecordPly { ply, .. } => route(to_user, import::show_ply(ctx, ply)),
        CustomId::RecordReview => route(Visibility::Ephemeral, import::review(ctx)),
        CustomId::Seek(SeekButton::Join(seek)) => route(to_user, seeks::join(ctx, seek)),
        CustomId::Seek(SeekButton::Withdraw(seek)) => route(SourceMessage, seeks::withdraw(ctx, seek)),
        CustomId::Tournament(button) => tournament::route_button(ctx, button, value),
    }
}

fn route_table_button<'a>(ctx: &'a CommandContext<'a>, button: TableButton, value: &'a str) -> Route<'a> {
    use Visibility::{Ephemeral, Public, SourceMessage};
    let to_user = ctx.responder.to_user();
    let (by, number) = (ctx.player.id, Some(button.number));
    let (here, anywhere) = (ctx.table_here(button.table), TableRef::Id(button.table));
    let chosen = ctx.table_of_chooser(button.table);
    let close = |command| route(SourceMessage, invitation::close(ctx, here, command));
    let hint = |number, detail| {
        route(to_user, chooser::or_close(ctx, chosen, hint::ask(ctx, chosen, number, detail)))
    };
    let beside = |command| route(Public, offers::execute(ctx, here, command));
    let in_line = |command| {
        let visibility = offers::beside_board(ctx.responder.source);
        route(visibility, offers::execute(ctx, here, command))
    };
    let offer = |offer| beside(Command::Offer { by, offer, number });
    let answer = |command| {
        let visibility = offers::visibility_of_answer(ctx.responder.source);
        route(visibility, offers::answer(ctx, here, command, button))
    };
    match button.action {
        TableAction::Join => route(SourceMessage, invitation::join(ctx, here)),
        TableAction::JoinElsewhere => route(to_user, invitation::join_elsewhere(ctx, anywhere)),
        TableAction::Computer => route(to_user, invitation::choose_level(ctx, here)),
        TableAction::SeatComputers => route(SourceMessage, invitation::seat_computers(ctx, here, button)),
        TableAction::DeclineInvitation | TableAction::Leave => close(Command::DeclineInvitation { by }),
        TableAction::Cancel => close(Command::Cancel { by }),
        TableAction::Thread => route(SourceMessage, thread::move_table(ctx, button.table)),
        // Under an old board these open what there is now.
        TableAction::Choose => in_chooser(ctx, button.table, chooser::open(ctx, chosen)),
        TableAction::ChooseOnBoard => in_chooser(ctx, button.table, chooser::open_on_board(ctx, chosen)),
        TableAction::CloseChooser => route(SourceMessage, chooser::close(ctx, chosen)),
        TableAction::Hint => hint(None, HintDetail::Man),
        TableAction::HintAnyway => {
            let shown = hint::show(ctx, chosen, None, HintDetail::Man);
            route(to_user, chooser::or_close(ctx, chosen, shown))
        }
        TableAction::Step => {
            let step = StepValue::parse(value);
            in_chooser(ctx, button.table, chooser::pick(ctx, button.table_revision(), step))
        }
        TableAction::HintTurn => hint(number, HintDetail::Turn),
        TableAction::HintReasons => hint(number, HintDetail::Reasons),
        TableAction::Review => route(Ephemeral, review::show(ctx, here)),
        TableAction::ShareReview => route(published::share_visibility(ctx), review::share(ctx, here)),
        TableAction::ShowPly => route(to_user, replay::show_ply(ctx, button)),
        TableAction::Replay => route(Ephemeral, replay::animation(ctx, anywhere)),
        TableAction::ShareReplay => {
            route(published::share_visibility(ctx), replay::share_animation(ctx, anywhere))
        }
        TableAction::Record => route(Ephemeral, replay::send_record(ctx, anywhere)),
        TableAction::ShareRecord => {
            route(published::share_visibility(ctx), replay::share_record(ctx, anywhere))
        }
        TableAction::Explore => route(to_user, private_board::open(ctx, anywhere)),
        TableAction::Rematch => route(Public, rematch::open(ctx, here, None)),
        TableAction::RematchInThread => route(SourceMessage, rematch::open_in_thread(ctx, here, None)),
        TableAction::RematchAtLevel => route(Public, rematch::open(ctx, here, number)),
        TableAction::RematchAtLevelInThread => {
            route(SourceMessage, rematch::open_in_thread(ctx, here, number))
        }
        TableAction::Draw => offer(Offer::Draw),
        TableAction::Takeback => offer(Offer::Takeback),
        TableAction::Pause => offer(Offer::Pause),
        TableAction::Resume => offer(Offer::Resume),
        TableAction::Accept => answer(Command::Accept { by, number }),
        TableAction::DeclineOffer => answer(Command::DeclineOffer { by, number }),
        TableAction::Abort => route(to_user, leave::ask(ctx, here, Leaving::Abort)),
        TableAction::Resign => route(to_user, leave::ask(ctx, here, Leaving::Resign)),
        TableAction::AskPresence => in_line(Command::AskPresence { by }),
        TableAction::ConfirmPresence => in_line(Command::ConfirmPresence { by }),
        TableAction::ConfirmDirectly => route(SourceMessage, offers::confirm_directly(ctx, anywhere)),
        TableAction::GiveTime => in_line(Command::ExtendTurn { by, number }),
        TableAction::Claim => route(to_user, leave::ask(ctx, here, Leaving::Claim)),
        TableAction::CallOff => route(to_user, leave::ask(ctx, here, Leaving::Abort)),
        TableAction::AbortNow => route(SourceMessage, leave::confirm(ctx, here, Leaving::Abort)),
        TableAction::ResignNow => route(SourceMessage, leave::confirm(ctx, here, Leaving::Resign)),
        TableAction::ClaimNow => route(SourceMessage, leave::confirm(ctx, here, Leaving::Claim)),
        TableAction::CloseNow => route(SourceMessage, leave::confirm(ctx, here, Leaving::Close)),
        TableAction::Watch => route(to_user, watch::begin(ctx, anywhere)),
        TableAction::Unwatch => route(SourceMessage, watch::stop(ctx, button.table)),
        TableAction::Keep => route(SourceMessage, leave::keep_playing(ctx, anywhere)),
    }
}
