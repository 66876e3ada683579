use super::button::{Button, Verb};
use super::outgoing_message::OutgoingMessage;
use super::serenity;
use crate::app::render_pool::{Picture, RenderError, RenderPool};
use crate::host::CommandOutcome;
use crate::i18n::{Localizer, news_text, table_alt, table_text};
use crate::render::RenderOptions;
use crate::rules::Seat;
use crate::table::{Offer, Phase, Table};
use serenity::{ButtonStyle, CreateActionRow, CreateButton, UserId};

/// The card after a command: what has happened, the board, the buttons.
pub(super) async fn after(
    painter: &RenderPool,
    look: RenderOptions,
    localizer: &Localizer,
    update: &CommandOutcome,
) -> OutgoingMessage {
    let CommandOutcome { table, events, ratings, unrated, mentions_awaited } = update;
    let card =
        card(painter, look, localizer, table, news_text(localizer, table, events, ratings, *unrated)).await;
    if *mentions_awaited { card } else { card.mention(None) }
}

/// The card of a table as it stands, without news.
pub(super) async fn now(
    painter: &RenderPool,
    look: RenderOptions,
    localizer: &Localizer,
    table: &Table,
) -> OutgoingMessage {
    card(painter, look, localizer, table, table_text(localizer, table)).await
}

async fn card(
    painter: &RenderPool,
    look: RenderOptions,
    localizer: &Localizer,
    table: &Table,
    mut content: String,
) -> OutgoingMessage {
    let picture = match picture(painter, localizer, table, 0, look).await {
        Ok(picture) => picture,
        Err(error) => {
            // What is told is on disk, and is told without a picture as well.
            tracing::error!(error = &error as &dyn std::error::Error, table = %table.id(), "no picture");
            let position = table.scene().map(|scene| table_alt(localizer, table, &scene));
            content.extend(position.map(|position| format!("\n{position}")));
            None
        }
    };
    let rows = [answers(localizer, table), buttons(localizer, table)];
    let rows = rows.into_iter().filter(|row| !row.is_empty()).map(CreateActionRow::Buttons).collect();
    let awaited = table.awaited().into_iter().map(|player| UserId::new(player.id.0));
    OutgoingMessage::text(content).files(picture).rows(rows).mention(awaited)
}

/// The board as one seat sees it, with its alt text; none for a table that was closed.
pub(super) async fn picture(
    painter: &RenderPool,
    localizer: &Localizer,
    table: &Table,
    view: Seat,
    look: RenderOptions,
) -> Result<Option<Picture>, RenderError> {
    let Some(mut scene) = table.scene() else { return Ok(None) };
    scene.view = view;
    let alt = table_alt(localizer, table, &scene);
    Ok(Some(painter.picture(&picture_name(table), scene, look, alt).await?))
}

/// The name of a picture says what it shows: which table, after how many events.
pub(super) fn picture_name(table: &Table) -> String {
    format!("{}-{}-{}.png", table.setup().kind(), table.id(), table.event_count())
}

/// For those who are asked whether they agree.
fn answers(localizer: &Localizer, table: &Table) -> Vec<CreateButton> {
    let Some(standing) = table.offer().filter(|_| table.asked().next().is_some()) else { return Vec::new() };
    let button = |verb, style| numbered(localizer, table, verb, standing.number).style(style);
    vec![button(Verb::Accept, ButtonStyle::Success), button(Verb::Refuse, ButtonStyle::Secondary)]
}

fn buttons(localizer: &Localizer, table: &Table) -> Vec<CreateButton> {
    let verbs = match table.phase() {
        Phase::Invitation => vec![
            (Verb::Join, ButtonStyle::Success),
            (Verb::Computer, ButtonStyle::Secondary),
            (Verb::Decline, ButtonStyle::Secondary),
            (Verb::Cancel, ButtonStyle::Secondary),
        ],
        Phase::Playing => during(table),
        Phase::Ended(_) if table.turn_number() > 0 => vec![
            (Verb::Rematch, ButtonStyle::Primary),
            (Verb::Replay, ButtonStyle::Secondary),
            (Verb::Record, ButtonStyle::Secondary),
            (Verb::Review, ButtonStyle::Secondary),
        ],
        Phase::Ended(_) => vec![(Verb::Rematch, ButtonStyle::Primary)],
        Phase::Closed => Vec::new(),
    };
    verbs.into_iter().map(|(verb, style)| button(localizer, table, verb, style)).collect()
}

/// What can be done in a running game; what is offered already is not offered once more.
fn during(table: &Table) -> Vec<(Verb, ButtonStyle)> {
    let is_new = |offer| table.offer().is_none_or(|standing| standing.offer != offer);
    let has_taken_turns = table.turn_number() > 0 && table.allows_takebacks();
    let goes_on = !table.is_paused();
    let end = if table.all_have_moved() { Verb::Resign } else { Verb::Abort };
    [
        (goes_on, Verb::Choose, ButtonStyle::Primary),
        (!goes_on && is_new(Offer::Resume), Verb::Resume, ButtonStyle::Primary),
        (is_new(Offer::Draw), Verb::Draw, ButtonStyle::Secondary),
        (goes_on && has_taken_turns && is_new(Offer::Takeback), Verb::Takeback, ButtonStyle::Secondary),
        (goes_on && table.pace().is_some() && is_new(Offer::Pause), Verb::Pause, ButtonStyle::Secondary),
        (true, end, ButtonStyle::Danger),
    ]
    .into_iter()
    .filter_map(|(is_there, verb, style)| is_there.then_some((verb, style)))
    .collect()
}

/// A button of a table as it stands.
pub(super) fn button(localizer: &Localizer, table: &Table, verb: Verb, style: ButtonStyle) -> CreateButton {
    numbered(localizer, table, verb, table.stage()).style(style)
}

fn numbered(localizer: &Localizer, table: &Table, verb: Verb, number: usize) -> CreateButton {
    let id = Button { verb, table: table.id(), number, menu: 0 };
    CreateButton::new(id.to_string()).label(localizer.text(verb.key()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::table::{ChannelId, Opening, Player, PlayerId, TableId};

    #[tokio::test]
    async fn without_a_picture_the_position_is_told() {
        let painter = RenderPool::default();
        painter.close();
        let setup = Setup::new(GameKind::ALL[0], None, None).expect("the default set-up");
        let by = Player { id: PlayerId(1), name: "Ana".to_owned() };
        let table =
            Table::open(TableId(1), Opening::new(ChannelId(1), by, setup), 0).expect("a fair opening");
        let localizer = Localizer::english();
        let told = now(&painter, RenderOptions::default(), &localizer, &table).await.message();
        let told = serde_json::to_value(told).expect("JSON");
        let content = told["content"].as_str().expect("a text");
        assert!(content.contains("Ana would like to play"), "{content}");
        let position = table_alt(&localizer, &table, &table.scene().expect("a board"));
        assert!(content.ends_with(&position) && content.chars().count() <= 2000, "{content}");
    }
}
