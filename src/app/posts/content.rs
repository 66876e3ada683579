//! The content of messages, as data.

use super::state_names::state_name;
use super::tournament_button::TournamentButton;
use crate::app::App;
use crate::app::pools::render_pool::{Picture, RenderError};
use crate::i18n::{Localizer, alt_text};
use crate::puzzles::PuzzleNumber;
use crate::render::{self, StandingsPage};
use crate::rules::choice::Choices;
use crate::rules::{GameKind, Scene};
use crate::table::{GuildId, MessageId, PlayerId, SeekId, Table};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem;
use std::sync::Arc;

/// The content of a message: text, picture and buttons.
#[derive(Clone, Debug)]
pub struct Content {
    /// The title of a list, whose text is below it; `None` for a plain text.
    pub title: Option<String>,
    /// The text, in Discord's markup.
    pub text: String,
    /// The picture, which is drawn when the message is sent.
    pub drawing: Option<Drawing>,
    /// The buttons, from left to right.
    pub controls: Vec<Control>,
    /// The people whom the message notifies when it is sent; an edit notifies nobody.
    pub mentions: Vec<PlayerId>,
    /// The message of the same channel that this one replies to, unless that was deleted.
    pub replies_to: Option<MessageId>,
    /// A message of the same channel that is older. The message is looked for from there on.
    pub follows: Option<MessageId>,
    /// Whether the message makes no sound, not even in a direct conversation.
    pub is_silent: bool,
    /// For some minutes a channel takes one message with this key. `None` if the text may be repeated.
    pub idempotency_key: Option<String>,
    /// The language of the text, in which labels are written as well.
    pub localizer: Localizer,
}

/// A picture that is not drawn yet.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The name of its file.
    pub name: String,
    /// The position or list that is drawn.
    pub figure: Figure,
}

/// The position or list that a picture shows.
#[derive(Clone, Debug)]
pub enum Figure {
    /// A page of the standings of a tournament.
    Standings(StandingsPage),
    /// A board with a position.
    Position(Box<Scene>),
}

/// The question that the buttons of a line about a table answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineSubject {
    /// The player to act.
    PlayerToAct,
    /// The open offer.
    Offer,
    /// The open invitation of a table in another channel.
    Invitation,
    /// The question to the only reader of a direct message about a table elsewhere.
    Reader,
}

/// Buttons of a board that depend on more than its table.
#[derive(Clone, Copy, Debug, Default, Hash)]
pub struct BoardExtras {
    /// The one that moves the table to a thread.
    pub thread: bool,
    /// The one that explains the game.
    pub lesson: bool,
}

/// A button, or those that belong together. The chat service has labels for them.
#[derive(Clone, Debug)]
pub enum Control {
    /// The buttons of a board, and which of those that not every board has.
    Board(Arc<Table>, BoardExtras),
    /// The buttons of a board on which a turn is chosen: one for each of these choices, which the picture numbers.
    Chooser(Arc<Table>, Arc<Choices>, BoardExtras),
    /// The buttons of a line about a table in this state.
    AtTable(Arc<Table>, LineSubject),
    /// An action at a tournament.
    Tournament(TournamentButton),
    /// Opens the page before.
    PreviousPage(TournamentButton),
    /// Opens the next page.
    NextPage(TournamentButton),
    /// Joins a seek.
    JoinSeek(SeekId),
    /// Opens a puzzle for one person.
    SolvePuzzle(GameKind, PuzzleNumber),
}

impl Content {
    /// A text without anything else.
    pub fn text(localizer: &Localizer, text: String) -> Content {
        let localizer = localizer.clone();
        Content {
            title: None,
            text,
            drawing: None,
            controls: Vec::new(),
            mentions: Vec::new(),
            replies_to: None,
            follows: None,
            is_silent: false,
            idempotency_key: None,
            localizer,
        }
    }

    /// A line about a table, which notifies these people.
    pub fn line(localizer: &Localizer, text: String, mentions: Vec<PlayerId>) -> Content {
        Content { mentions, ..Content::text(localizer, text) }
    }

    /// The content with the buttons of a line about a table.
    pub fn asking(self, table: &Arc<Table>, subject: LineSubject) -> Content {
        Content { controls: vec![Control::AtTable(table.clone(), subject)], ..self }
    }

    /// Whether the message is recognised by its whole text, for want of a button with its subject.
    pub fn is_recognised_by_text(&self) -> bool {
        matches!(self.controls.first(), None | Some(Control::AtTable(..)))
    }

    /// A number that two contents have in common if a reader sees no difference. Another version of the program may compute another one;
    /// then what is kept up to date is edited once.
    pub(in crate::app) fn digest(&self) -> i64 {
        let mut hasher = DefaultHasher::new();
        let picture = self.drawing.as_ref().map(|drawing| {
            let names = match &drawing.figure {
                Figure::Standings(page) => page.names(&self.localizer),
                Figure::Position(_) => Vec::new(),
            };
            (&drawing.name, names, drawing.alt(&self.localizer))
        });
        (&self.title, &self.text, picture, &self.controls, &self.localizer).hash(&mut hasher);
        hasher.finish().cast_signed()
    }
}

impl Hash for Control {
    fn hash<H: Hasher>(&self, state: &mut H) {
        mem::discriminant(self).hash(state);
        match self {
            Control::Board(table, extras) => (state_name(table), extras).hash(state),
            Control::Chooser(table, _, extras) => (state_name(table), extras).hash(state),
            Control::AtTable(table, LineSubject::Offer) => {
                let open = table.offer().map(|open| (open.number, &open.agreed));
                (table.id(), open).hash(state);
            }
            Control::AtTable(table, subject) => (state_name(table), subject).hash(state),
            Control::Tournament(button) | Control::PreviousPage(button) | Control::NextPage(button) => {
                button.hash(state);
            }
            Control::JoinSeek(seek) => seek.hash(state),
            Control::SolvePuzzle(game, number) => (game, number).hash(state),
        }
    }
}

impl Drawing {
    /// The picture in words.
    fn alt(&self, localizer: &Localizer) -> String {
        match &self.figure {
            Figure::Standings(page) => page.alt(localizer),
            Figure::Position(scene) => alt_text(localizer, scene, None),
        }
    }
}

impl<P> App<P> {
    /// Draws the picture of a content as a guild sees pictures; `None` if it has none.
    pub async fn draw(
        &self,
        content: &Content,
        guild: Option<GuildId>,
    ) -> Result<Option<Picture>, RenderError> {
        let Some(drawing) = content.drawing.clone() else { return Ok(None) };
        let localizer = content.localizer.clone();
        let (alt, options) = (drawing.alt(&localizer), self.guild_options(guild).await);
        let Drawing { name, figure } = drawing;
        let bytes = self.render_pool.run(move || match figure {
            Figure::Standings(page) => page.png(&localizer, &options),
            Figure::Position(scene) => render::png(&scene, &options),
        });
        Ok(Some(Picture { name, bytes: bytes.await?, alt }))
    }
}
