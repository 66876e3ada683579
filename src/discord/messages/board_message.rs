//! The buttons of boards, and of lines about tables.

use super::components::button;
use super::custom_id::{CustomId, TableAction, TableButton, TableRevision};
use super::learning_buttons::{how_to_play_button, puzzle_button};
use super::limits::{MAX_BUTTONS_PER_ROW, MAX_CUSTOM_ID_CHARS, MAX_ROWS};
use super::step_buttons;
use crate::app::news::lines::asks_people;
use crate::app::posts::content::{BoardExtras, LineSubject};
use crate::discord::serenity;
use crate::i18n::Localizer;
use crate::rules::choice::Choices;
use crate::search::Level;
use crate::table::{ClaimEffect, Offer, Phase, Player, PlayerId, Table};
use serenity::{ActionRowComponent, Button, ButtonKind, ButtonStyle, CreateActionRow, CreateButton};

/// The rows of buttons of a board.
pub(in crate::discord) fn board_rows(
    localizer: &Localizer,
    table: &Table,
    extras: BoardExtras,
) -> Vec<CreateActionRow> {
    let groups = [
        check_in_button(localizer, table).into_iter().collect(),
        presence_buttons(localizer, table, table.awaits_answer()),
        offer_buttons(localizer, table),
        forced_buttons(localizer, table),
        action_buttons(localizer, table, extras),
    ];
    // Only the actions may need a second row.
    let rows = groups.iter().flat_map(|group| group.chunks(MAX_BUTTONS_PER_ROW));
    rows.map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

/// The rows of buttons of a board on which a turn is chosen.
pub(in crate::discord) fn chooser_rows(
    localizer: &Localizer,
    table: &Table,
    choices: &Choices,
    extras: BoardExtras,
) -> Vec<CreateActionRow> {
    let (ids, most) = (TableRevision::current(table), MAX_ROWS - 1);
    // On a phone, another button would push the board out of view; who is new does not type.
    let mut controls = match extras.lesson {
        true => vec![teaching_button(localizer, table)],
        false => vec![form_button(localizer, table, "")],
    };
    let secondary = |action| table_button(localizer, table, action, ButtonStyle::Secondary);
    controls.extend(table.allows_hints().then(|| secondary(TableAction::Hint)));
    controls.push(secondary(TableAction::CloseChooser));
    let rows = step_buttons::first_rows(localizer, &ids, choices, most);
    let mut rows = rows.unwrap_or_else(|| step_buttons::menus(localizer, &ids, choices, most));
    rows.push(CreateActionRow::Buttons(controls));
    rows
}

/// The button that opens the form with this text in it, cut to what fits into an id.
pub(in crate::discord) fn form_button(localizer: &Localizer, table: &Table, text: &str) -> CreateButton {
    let label = if text.is_empty() { "button-type" } else { "button-type-again" };
    let id = CustomId::OpenTurnForm(TableRevision::current(table), text.to_owned()).to_string();
    let id: String = id.chars().take(MAX_CUSTOM_ID_CHARS).collect();
    CreateButton::new(id).label(localizer.text(label)).style(ButtonStyle::Secondary)
}

/// Whether a message has the button that moves a table to a thread; `None` if its buttons are not those of the table.
pub(in crate::discord) fn has_thread_button(message: &serenity::Message, table: &Table) -> Option<bool> {
    let buttons = table_buttons(message).filter(|button| button.table == table.id());
    let actions: Vec<TableAction> = buttons.map(|button| button.action).collect();
    (!actions.is_empty()).then(|| actions.contains(&TableAction::Thread))
}

/// Whether turns are chosen in this message: it is the board of the only person who plays, or the chooser in its place.
pub(in crate::discord) fn is_chooser_board(message: &serenity::Message) -> bool {
    let chooses =
        |button: TableButton| matches!(button.action, TableAction::ChooseOnBoard | TableAction::CloseChooser);
    table_buttons(message).any(chooses)
}

/// The buttons of a message that act on tables.
fn table_buttons(message: &serenity::Message) -> impl Iterator<Item = TableButton> {
    let rows = message.components.iter().flat_map(|row| &row.components);
    let ids = rows.filter_map(|component| match component {
        ActionRowComponent::Button(Button { data: ButtonKind::NonLink { custom_id, .. }, .. }) => {
            CustomId::parse(custom_id)
        }
        _ => None,
    });
    ids.filter_map(|id| match id {
        CustomId::Table(button) => Some(button),
        _ => None,
    })
}

/// The buttons of a line about a table, which notifies these people.
pub(in crate::discord) fn line_buttons(
    localizer: &Localizer,
    table: &Table,
    subject: LineSubject,
    mentions: &[PlayerId],
) -> Vec<CreateButton> {
    match subject {
        LineSubject::PlayerToAct => {}
        LineSubject::Offer => return offer_buttons(localizer, table),
        LineSubject::Invitation => {
            return vec![table_button(localizer, table, TableAction::JoinElsewhere, ButtonStyle::Success)];
        }
        LineSubject::Reader => return direct_buttons(localizer, table),
    }
    // An answer is for the player to act, not for the others who are told of a claim.
    let to_act = table.to_act().and_then(Player::human_id);
    let asks = mentions.is_empty() || to_act.is_some_and(|player| mentions.contains(&player));
    let time = table
        .is_extendable()
        .then(|| table_button(localizer, table, TableAction::GiveTime, ButtonStyle::Secondary));
    let presence = presence_buttons(localizer, table, table.awaits_answer() && asks);
    presence.into_iter().chain(time).collect()
}

/// The buttons with which the only reader of a direct message about a table elsewhere moves, and answers whether they are still there.
fn direct_buttons(localizer: &Localizer, table: &Table) -> Vec<CreateButton> {
    let is_own = table.to_act().is_some_and(|player| localizer.is_read_only_by(player));
    let is_to_move = is_own && table.phase() == Phase::Playing && !table.is_paused();
    [
        (is_to_move, TableAction::Choose, ButtonStyle::Primary),
        (is_own && table.awaits_answer(), TableAction::ConfirmDirectly, ButtonStyle::Success),
    ]
    .into_iter()
    .filter(|(applies, ..)| *applies)
    .map(|(_, action, style)| table_button(localizer, table, action, style))
    .collect()
}

/// The buttons that the text of a board names, for the only reader of it.
pub(in crate::discord) fn named_buttons(localizer: &Localizer, table: &Table) -> Vec<CreateButton> {
    presence_buttons(localizer, table, table.awaits_answer())
}

/// The button by which those who wait for the first move of a game of a tournament say that they are there.
fn check_in_button(localizer: &Localizer, table: &Table) -> Option<CreateButton> {
    let button = || table_button(localizer, table, TableAction::ConfirmPresence, ButtonStyle::Success);
    table.awaits_check_in().then(button)
}

/// The buttons about a player who has left the server, or who does not move at a table without a clock.
fn presence_buttons(localizer: &Localizer, table: &Table, awaits_answer: bool) -> Vec<CreateButton> {
    let has_left = table.left().next().is_some();
    let (effect, is_offered) = (table.claim_effect(), has_left || table.offers_claim());
    let is_claimable = is_offered && effect != ClaimEffect::Close;
    let is_closable = is_offered && table.ends_by_claim() && !table.is_of_tournament();
    // In a direct conversation each sees only what they can press.
    let player = table.to_act();
    let is_for_player = player.is_some_and(|player| localizer.addresses(player));
    let is_for_others = !player.is_some_and(|player| localizer.is_read_only_by(player));
    [
        (awaits_answer && is_for_player, TableAction::ConfirmPresence, ButtonStyle::Success),
        (table.offers_question() && is_for_others, TableAction::AskPresence, ButtonStyle::Secondary),
        (is_claimable && is_for_others, TableAction::Claim, ButtonStyle::Success),
        (is_closable && is_for_others, TableAction::CallOff, ButtonStyle::Secondary),
    ]
    .into_iter()
    .filter(|(applies, ..)| *applies)
    .map(|(_, action, style)| match action {
        TableAction::Claim if effect == ClaimEffect::PlayOn => {
            table_button(localizer, table, action, style).label(localizer.text("button-claim-out"))
        }
        _ => table_button(localizer, table, action, style),
    })
    .collect()
}

/// The buttons by which people answer the current offer, if there is one.
fn offer_buttons(localizer: &Localizer, table: &Table) -> Vec<CreateButton> {
    let Some(offer) = table.offer().filter(|_| asks_people(localizer, table)) else {
        return Vec::new();
    };
    let button = |action: TableAction, style| {
        let id = CustomId::Table(TableButton::answering(table, action, offer));
        button(&id, localizer.text(action.label()), style)
    };
    vec![
        button(TableAction::Accept, ButtonStyle::Success),
        button(TableAction::DeclineOffer, ButtonStyle::Secondary),
    ]
}

/// The choices of a turn that the rules force, so that it needs no chooser.
fn forced_buttons(localizer: &Localizer, table: &Table) -> Vec<CreateButton> {
    let is_addressed = table.to_act().is_some_and(|player| localizer.addresses(player));
    let forced = table.forced_choice().filter(|_| is_addressed);
    forced.map_or_else(Vec::new, |forced| step_buttons::board_buttons(localizer, table, &forced.choices))
}

fn action_buttons(localizer: &Localizer, table: &Table, extras: BoardExtras) -> Vec<CreateButton> {
    let actions = match table.phase() {
        Phase::Invitation => actions_of_invitation(localizer, table),
        // Nobody is left to press anything.
        Phase::Playing if table.is_left_to_computers() => Vec::new(),
        Phase::Playing => actions_while_playing(localizer, table),
        // An invitation that came to nothing has no game.
        Phase::Ended(_) | Phase::Closed if table.game().is_none() => Vec::new(),
        Phase::Ended(_) | Phase::Closed if table.turn_number() > 0 => vec![
            (TableAction::Rematch, ButtonStyle::Primary),
            (TableAction::Replay, ButtonStyle::Secondary),
            (TableAction::Record, ButtonStyle::Secondary),
            (TableAction::Review, ButtonStyle::Secondary),
        ],
        Phase::Ended(_) | Phase::Closed => vec![(TableAction::Rematch, ButtonStyle::Primary)],
    };
    // After a game of a tournament, the next one follows from that. Former players cannot be invited.
    let has_rematch = !table.is_of_tournament() && !table.has_former_players() && !table.has_team();
    let is_over = matches!(table.phase(), Phase::Ended(_)) && table.turn_number() > 0;
    let (rematch, actions): (Vec<_>, Vec<_>) =
        actions.into_iter().partition(|(action, _)| *action == TableAction::Rematch);
    let lesson = extras.lesson.then(|| teaching_button(localizer, table));
    let is_vote = |action| action == TableAction::Choose && table.team_to_act().is_some();
    let to_button = |(action, style)| match is_vote(action) {
        true => table_button(localizer, table, action, style).label(localizer.text("button-vote")),
        false => table_button(localizer, table, action, style),
    };
    let others = is_over.then(|| level_buttons(localizer, table)).into_iter().flatten();
    let rematch = rematch.into_iter().map(to_button).chain(others).filter(|_| has_rematch);
    let actions = rematch.chain(actions.into_iter().map(to_button));
    let puzzle = is_over.then(|| puzzle_button(localizer, table.setup().kind())).flatten();
    let is_played = table.phase() == Phase::Playing && !table.is_left_to_computers();
    let explore = (is_played || is_over)
        .then(|| table_button(localizer, table, TableAction::Explore, ButtonStyle::Secondary));
    let thread =
        extras.thread.then(|| table_button(localizer, table, TableAction::Thread, ButtonStyle::Secondary));
    actions.chain(lesson).chain(puzzle).chain(explore).chain(thread).collect()
}

/// The button that explains the game of a table.
fn teaching_button(localizer: &Localizer, table: &Table) -> CreateButton {
    how_to_play_button(table.setup().kind(), localizer.text("button-how-to-play"))
}

/// The buttons that open the game again with weaker or stronger computers.
fn level_buttons(localizer: &Localizer, table: &Table) -> Vec<CreateButton> {
    let levels = table.neighbouring_levels().into_iter().zip(["button-weaker", "button-stronger"]);
    let again = |(level, label): (Option<Level>, &'static str)| {
        let (action, number) = (TableAction::RematchAtLevel, level?.number().into());
        let again = numbered_button(localizer, table, action, number, ButtonStyle::Secondary);
        Some(again.label(localizer.text(label)))
    };
    levels.filter_map(again).collect()
}

/// The actions of an invitation that somebody can take.
fn actions_of_invitation(localizer: &Localizer, table: &Table) -> Vec<(TableAction, ButtonStyle)> {
    let takes_computers = table.free_seats().next().is_some() && !table.has_team();
    let invites_people = table.invited().next().is_some();
    // In a direct conversation each sees only what they can press.
    let is_for_others = !localizer.is_read_only_by(table.opener());
    let is_for_opener = localizer.addresses(table.opener());
    [
        (is_for_others || !invites_people, TableAction::Join, ButtonStyle::Success),
        (takes_computers, TableAction::Computer, ButtonStyle::Secondary),
        (invites_people && is_for_others, TableAction::DeclineInvitation, ButtonStyle::Secondary),
        (table.has_joined_people(), TableAction::Leave, ButtonStyle::Secondary),
        (is_for_opener, TableAction::Cancel, ButtonStyle::Secondary),
    ]
    .into_iter()
    .filter_map(|(applies, action, style)| applies.then_some((action, style)))
    .collect()
}

/// The actions of a running game, except the offer that is already open.
fn actions_while_playing(localizer: &Localizer, table: &Table) -> Vec<(TableAction, ButtonStyle)> {
    let is_new = |offer| table.offer().is_none_or(|open_offer| open_offer.offer != offer);
    let runs = !table.is_paused() || table.is_on_hold();
    let is_bound = table.all_have_moved() || table.is_of_tournament();
    let leave = if is_bound { TableAction::Resign } else { TableAction::Abort };
    let can_pause = table.time_control().is_some() && !table.is_of_tournament() && !table.has_team();
    let is_voted_elsewhere = table.team_to_act().is_some_and(|team| !localizer.addresses(team));
    let choose = if table.is_solo() { TableAction::ChooseOnBoard } else { TableAction::Choose };
    [
        (runs && !is_voted_elsewhere, choose, ButtonStyle::Primary),
        (!runs && is_new(Offer::Resume), TableAction::Resume, ButtonStyle::Primary),
        (is_new(Offer::Draw), TableAction::Draw, ButtonStyle::Secondary),
        (table.has_takebacks() && is_new(Offer::Takeback), TableAction::Takeback, ButtonStyle::Secondary),
        (runs && can_pause && is_new(Offer::Pause), TableAction::Pause, ButtonStyle::Secondary),
        (true, leave, ButtonStyle::Danger),
    ]
    .into_iter()
    .filter_map(|(applies, action, style)| applies.then_some((action, style)))
    .collect()
}

/// A button that acts on a table at its current revision.
pub(in crate::discord) fn table_button(
    localizer: &Localizer,
    table: &Table,
    action: TableAction,
    style: ButtonStyle,
) -> CreateButton {
    numbered_button(localizer, table, action, table.revision(), style)
}

fn numbered_button(
    localizer: &Localizer,
    table: &Table,
    action: TableAction,
    number: usize,
    style: ButtonStyle,
) -> CreateButton {
    let id = TableButton { action, table: table.id(), number, index: 0 };
    button(&CustomId::Table(id), localizer.text(action.label()), style)
}
