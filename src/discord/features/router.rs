//! Routes components and forms to their handlers, and decides who sees the answer.

use super::turn::{chooser, form};
use super::{
    App, CommandContext, CommandError, Visibility, execute_and_post, games, greeting, hint, invitation,
    leaderboard, leave, lessons, play, privacy, rematch, replay, review, rules, serenity, serve,
};
use crate::discord::custom_id::{CustomId, StepValue, TableAction, TableButton};
use crate::host::TableRef;
use crate::i18n::HintDetail;
use crate::table::{Command, Offer};
use poise::BoxFuture;
use serenity::{
    ComponentInteraction, ComponentInteractionDataKind as ComponentKind, Message, ModalInteraction,
};

/// The visibility of the answer, and the handler that creates it.
type Route<'a> = (Visibility, BoxFuture<'a, Result<(), CommandError>>);

/// Serves a button or menu.
pub(in crate::discord) async fn component(
    ctx: &serenity::Context,
    app: &App,
    interaction: &ComponentInteraction,
) {
    let ctx = CommandContext::new(ctx, app, interaction);
    let (visibility, handler) = route_component(&ctx, interaction);
    serve(&ctx, visibility, handler).await;
}

/// Serves a form.
pub(in crate::discord) async fn modal(ctx: &serenity::Context, app: &App, interaction: &ModalInteraction) {
    let ctx = CommandContext::new(ctx, app, interaction);
    let visibility = interaction.message.as_deref().map_or(Visibility::Ephemeral, Visibility::to_user);
    let (visibility, handler) = match interaction.data.custom_id.parse() {
        Ok(CustomId::TurnForm(at)) => route(visibility, form::submit(&ctx, visibility, at, interaction)),
        _ => stale(visibility),
    };
    serve(&ctx, visibility, handler).await;
}

fn route<'a>(
    visibility: Visibility,
    handler: impl Future<Output = Result<(), CommandError>> + Send + 'a,
) -> Route<'a> {
    (visibility, Box::pin(handler))
}

/// The route of a component that is outdated or was never valid.
fn stale<'a>(visibility: Visibility) -> Route<'a> {
    route(visibility, async { Err(CommandError::stale_button()) })
}

fn route_component<'a>(ctx: &'a CommandContext<'a>, interaction: &'a ComponentInteraction) -> Route<'a> {
    let source = &*interaction.message;
    let to_user = Visibility::to_user(source);
    let Ok(id) = interaction.data.custom_id.parse::<CustomId>() else { return stale(to_user) };
    let value = match (&interaction.data.kind, id.is_menu()) {
        (ComponentKind::Button, false) => Some(""),
        (ComponentKind::StringSelect { values }, true) => values.first().map(String::as_str),
        _ => None,
    };
    let Some(value) = value else { return stale(to_user) };
    match id {
        CustomId::Table(button) => route_table_button(ctx, source, button, value),
        CustomId::PickStep(at, step) => route(to_user, chooser::pick(ctx, source, at, step)),
        CustomId::ConfirmTurn(at, turn) => route(to_user, chooser::play(ctx, at, turn)),
        CustomId::OpenTurnForm(at, text) => route(to_user, form::open(ctx, at, text)),
        CustomId::TurnForm(_) => stale(to_user),
        CustomId::RulesPage(game, figure) => route(to_user, rules::turn_page(ctx, source, game, figure)),
        CustomId::RulesMenu(game) => route(to_user, rules::turn_page(ctx, source, game, value.to_owned())),
        CustomId::Lesson(lesson) => route(to_user, lessons::step(ctx, source, lesson, StepValue::start())),
        CustomId::LessonMenu(lesson, _) => {
            route(to_user, lessons::step(ctx, source, lesson, StepValue::parse(value)))
        }
        CustomId::LessonStep(lesson, step) => route(to_user, lessons::step(ctx, source, lesson, step)),
        CustomId::Leaderboard(page) => route(to_user, leaderboard::turn_page(ctx, source, page)),
        CustomId::RunningGames { page } => route(to_user, games::turn_page(ctx, source, page)),
        CustomId::DeleteData => route(to_user, privacy::confirm_delete(ctx, source)),
        CustomId::PlayInThread(request) => {
            route(Visibility::SourceMessage, play::open_in_thread(ctx, request))
        }
        CustomId::GreetingGame(players) => route(Visibility::Public, greeting::play(ctx, players)),
        CustomId::GreetingComputer => route(Visibility::Public, greeting::play_computer(ctx)),
        CustomId::GreetingRules => route(to_user, greeting::choose_rules(ctx)),
    }
}

fn route_table_button<'a>(
    ctx: &'a CommandContext<'a>,
    source: &'a Message,
    button: TableButton,
    value: &'a str,
) -> Route<'a> {
    use Visibility::{Ephemeral, Public, SourceMessage};
    let to_user = Visibility::to_user(source);
    let by = ctx.player.id;
    let number = Some(button.number);
    let here = ctx.table_here(button.table);
    let offer = |offer| route(Public, execute_and_post(ctx, here, Command::Offer { by, offer, number }));
    match button.action {
        TableAction::Join => route(SourceMessage, invitation::join(ctx, source, here)),
        TableAction::Computer => route(SourceMessage, invitation::seat_computers(ctx, source, here)),
        TableAction::DeclineInvitation => {
            route(SourceMessage, invitation::close(ctx, source, here, Command::DeclineInvitation { by }))
        }
        TableAction::Cancel => {
            route(SourceMessage, invitation::close(ctx, source, here, Command::Cancel { by }))
        }
        TableAction::Choose => {
            route(to_user, chooser::pick(ctx, source, button.table_revision(), StepValue::start()))
        }
        TableAction::Step => {
            route(to_user, chooser::pick(ctx, source, button.table_revision(), StepValue::parse(value)))
        }
        TableAction::Hint => route(to_user, hint::show(ctx, source, button, HintDetail::Man)),
        TableAction::HintTurn => route(to_user, hint::show(ctx, source, button, HintDetail::Turn)),
        TableAction::HintReasons => route(to_user, hint::show(ctx, source, button, HintDetail::Reasons)),
        TableAction::Review => route(Public, review::show(ctx, here)),
        TableAction::ShowPly => route(to_user, replay::show_ply(ctx, source, button)),
        TableAction::Replay => {
            let beside = Visibility::beside(source);
            route(beside, replay::animation(ctx, TableRef::Id(button.table), beside))
        }
        TableAction::Record => route(Ephemeral, replay::send_record(ctx, TableRef::Id(button.table))),
        TableAction::Rematch => route(Public, rematch::open(ctx, source, here)),
        TableAction::Draw => offer(Offer::Draw),
        TableAction::Takeback => offer(Offer::Takeback),
        TableAction::Pause => offer(Offer::Pause),
        TableAction::Resume => offer(Offer::Resume),
        TableAction::Accept => route(Public, execute_and_post(ctx, here, Command::Accept { by, number })),
        TableAction::DeclineOffer => {
            route(Public, execute_and_post(ctx, here, Command::DeclineOffer { by, number }))
        }
        TableAction::Abort => route(to_user, leave::ask_to_abort(ctx, here)),
        TableAction::Resign => route(to_user, leave::ask_to_resign(ctx, here)),
        TableAction::AbortNow => route(SourceMessage, leave::confirm_abort(ctx, here)),
        TableAction::ResignNow => route(SourceMessage, leave::confirm_resign(ctx, here)),
        TableAction::Keep => route(SourceMessage, leave::keep_playing(ctx)),
    }
}
