use super::button::{Button, Verb};
use super::painter::Painter;
use super::{Trouble, serenity};
use crate::host::Update;
use crate::picture::Look;
use crate::rules::Seat;
use crate::table::{Phase, Table};
use crate::words::{Words, news_told, table_alt, table_told};
use serenity::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage, UserId,
};

/// How a table looks in a channel: what it tells, the board, the buttons.
#[derive(Clone)]
pub(super) struct Card {
    content: String,
    picture: Option<CreateAttachment>,
    buttons: Vec<CreateButton>,
    /// The only person who is notified.
    mention: Option<UserId>,
}

impl Card {
    /// The card after a command.
    pub(super) async fn after(painter: &Painter, words: &Words, update: &Update) -> Result<Card, Trouble> {
        let content = news_told(words, &update.table, &update.events, &update.ratings);
        Card::new(painter, words, &update.table, content).await
    }

    /// The card of a table as it stands, without news.
    pub(super) async fn now(painter: &Painter, words: &Words, table: &Table) -> Result<Card, Trouble> {
        Card::new(painter, words, table, table_told(words, table)).await
    }

    async fn new(painter: &Painter, words: &Words, table: &Table, content: String) -> Result<Card, Trouble> {
        Ok(Card {
            content,
            picture: picture(painter, words, table, 0, Look::default()).await?,
            buttons: buttons(words, table),
            mention: table.awaited().map(|player| UserId::new(player.id)),
        })
    }

    /// As the first answer to an interaction, or as an update of the message it came from.
    pub(super) fn response(self) -> CreateInteractionResponseMessage {
        let mentions = self.mentions();
        CreateInteractionResponseMessage::new()
            .components(rows(self.buttons))
            .content(self.content)
            .files(self.picture)
            .allowed_mentions(mentions)
    }

    /// As a further message after the first answer.
    pub(super) fn follow_up(self) -> CreateInteractionResponseFollowup {
        let mentions = self.mentions();
        CreateInteractionResponseFollowup::new()
            .components(rows(self.buttons))
            .content(self.content)
            .files(self.picture)
            .allowed_mentions(mentions)
    }

    /// As a message that nobody asked for.
    pub(super) fn message(self) -> CreateMessage {
        let mentions = self.mentions();
        CreateMessage::new()
            .components(rows(self.buttons))
            .content(self.content)
            .files(self.picture)
            .allowed_mentions(mentions)
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.mention)
    }
}

fn rows(buttons: Vec<CreateButton>) -> Vec<CreateActionRow> {
    if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] }
}

/// The board as one seat sees it, with its alt text; none for a table that was closed.
pub(super) async fn picture(
    painter: &Painter,
    words: &Words,
    table: &Table,
    view: Seat,
    look: Look,
) -> Result<Option<CreateAttachment>, Trouble> {
    let Some(mut scene) = table.scene() else { return Ok(None) };
    scene.view = view;
    let alt = table_alt(words, table, &scene);
    Ok(Some(painter.picture("board.png", scene, look, alt).await?))
}

fn buttons(words: &Words, table: &Table) -> Vec<CreateButton> {
    let verbs: &[(Verb, ButtonStyle)] = match table.phase() {
        Phase::Invitation => &[
            (Verb::Join, ButtonStyle::Success),
            (Verb::Decline, ButtonStyle::Secondary),
            (Verb::Cancel, ButtonStyle::Secondary),
        ],
        Phase::Playing => &[
            (Verb::Choose, ButtonStyle::Primary),
            (Verb::Draw, ButtonStyle::Secondary),
            (Verb::Resign, ButtonStyle::Danger),
        ],
        Phase::Ended(_) | Phase::Closed => &[],
    };
    verbs.iter().map(|(verb, style)| button(words, table, *verb, *style)).collect()
}

/// A button of a table as it stands.
pub(super) fn button(words: &Words, table: &Table, verb: Verb, style: ButtonStyle) -> CreateButton {
    let id = Button { verb, table: table.id(), number: table.turn_number(), menu: 0 };
    CreateButton::new(id.to_string()).label(words.say(verb.key())).style(style)
}
