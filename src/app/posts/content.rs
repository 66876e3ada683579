//! What a post shows, as data.

use super::super::App;
use super::super::render_pool::{Picture, RenderError};
use crate::app::tournaments::TournamentButton;
use crate::i18n::{Localizer, alt_text};
use crate::puzzles::PuzzleNumber;
use crate::render::{self, StandingsPage};
use crate::rules::{GameKind, Scene};
use crate::table::{GuildId, MessageId, PlayerId, SeekId};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

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

/// What a button does. The chat service has labels for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
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
            localizer,
        }
    }

    /// A number that two contents have in common if a reader sees no difference.
    pub(in crate::app) fn digest(&self) -> i64 {
        let mut hasher = DefaultHasher::new();
        let picture = self.drawing.as_ref().map(|drawing| (&drawing.name, drawing.alt(&self.localizer)));
        (&self.title, &self.text, picture, &self.controls, &self.localizer).hash(&mut hasher);
        hasher.finish().cast_signed()
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
