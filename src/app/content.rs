//! What a message shows, as data.

use super::App;
use super::render_pool::{Picture, RenderError};
use super::state_names::state_name;
use super::tournament_button::TournamentButton;
use crate::i18n::{Localizer, alt_text};
use crate::puzzles::PuzzleNumber;
use crate::render::{self, StandingsPage};
use crate::rules::{GameKind, Scene};
use crate::table::{GuildId, MessageId, PlayerId, SeekId, Table};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem;
use std::sync::Arc;

/// What a message shows.
#[derive(Clone, Debug)]
pub struct Content {
    /// The title of a list, whose text is below it; `None` for a plain text.
    pub title: Option<String>,
    /// The text.
    pub text: String,
    /// The picture, which is drawn when the message is sent.
    pub drawing: Option<Drawing>,
    /// The buttons, from left to right.
    pub controls: Vec<Control>,
    /// The people who are notified when it is sent. An edit notifies nobody.
    pub mentions: Vec<PlayerId>,
    /// The message of the same channel that it replies to, if it is there when it is sent.
    pub replies_to: Option<MessageId>,
    /// Whether it makes no sound, not even in a direct conversation.
    pub is_silent: bool,
    /// For some minutes a channel gets no second message with it. `None` if the same may be said again.
    pub idempotency_key: Option<String>,
    /// The language.
    pub localizer: Localizer,
}

/// A picture that is not drawn yet.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The name of its file.
    pub name: String,
    /// What it shows.
    pub figure: Figure,
}

/// What a picture shows.
#[derive(Clone, Debug)]
pub enum Figure {
    /// A page of the standings of a tournament.
    Standings(StandingsPage),
    /// A position.
    Position(Box<Scene>),
}

/// What the buttons of a line about a table are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineSubject {
    /// The player to act.
    PlayerToAct,
    /// The open offer.
    Offer,
    /// What the only reader of a direct message is asked at a table that is elsewhere.
    Reader,
}

/// A button, or those that belong together. The chat service has labels for them.
#[derive(Clone, Debug)]
pub enum Control {
    /// The buttons of a board, with one that moves the table to a thread or without it.
    Board(Arc<Table>, bool),
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
            is_silent: false,
            idempotency_key: None,
            localizer,
        }
    }

    /// A line about a table, which notifies these people.
    pub fn line(localizer: &Localizer, text: String, mentions: Vec<PlayerId>) -> Content {
        Content { mentions, ..Content::text(localizer, text) }
    }

    /// The same with the buttons of a line about a table.
    pub fn asking(self, table: &Arc<Table>, subject: LineSubject) -> Content {
        Content { controls: vec![Control::AtTable(table.clone(), subject)], ..self }
    }

    /// Whether its message is recognised by its whole text, because no button says what it is about.
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
            Control::Board(table, offers_thread) => (state_name(table), offers_thread).hash(state),
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
    ///
    /// # Errors
    ///
    /// If the renderer panics.
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
