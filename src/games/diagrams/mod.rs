//! Boards that explain: the figures of the rules, first lessons, and states worth seeing.
//!
//! They are data, `assets/diagrams/GAME.toml` ([`entry`] says how they are written), and everything on them comes
//! from the rules engine: turns are played, arrows are the ways of legal turns, what is crossed out is refused. So a
//! figure cannot lie. Its title and its caption are texts: `figure-GAME-NAME`. Figures come in chapters, each of which
//! opens with its part of the rules: `rules-GAME-CHAPTER`.

mod entry;
mod lesson;

pub use lesson::{Attempt, Lesson};

use crate::i18n::{Localizer, MOST_ALT_TEXT, alt_text, turn_text};
use crate::rules::{AnyPosition, Effect, GameKind, Mark, Message, Scene, Seat, notation};
use entry::Book;
use std::sync::LazyLock;

/// In the order of [`GameKind::ALL`].
static BOOKS: LazyLock<[Book; GameKind::ALL.len()]> = LazyLock::new(|| GameKind::ALL.map(read));

macro_rules! files {
    ($($(#[$about:meta])* $Name:ident: $folder:ident,)*) => {
        fn file(game: GameKind) -> &'static str {
            match game {
                $(GameKind::$Name => include_str!(concat!("../../../assets/diagrams/", stringify!($folder), ".toml")),)*
            }
        }
    };
}

crate::games::games!(files);

fn read(game: GameKind) -> Book {
    entry::read(game, file(game))
        .unwrap_or_else(|wrong| panic!("{game}: {wrong}; the tests read every diagram"))
}

/// A board with something to see on it.
#[derive(Clone, Debug)]
pub struct Diagram {
    name: String,
    shelf: Shelf,
    /// Which chapter of the rules it belongs to; states belong to none.
    chapter: Option<String>,
    /// Does the chapter open with it?
    opens: bool,
    position: AnyPosition,
    scene: Scene,
    /// Who made the last turn, and what it did.
    last: Option<(Seat, Vec<Effect>)>,
    /// What is crossed out, and the rule that forbids it.
    refused: Vec<(String, Message)>,
}

/// Which of a file's lists it stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shelf {
    Figure,
    Lesson,
    State,
}

/// What the rules pages of a game show, in their order: a figure on each, the first one is the board.
pub fn figures(game: GameKind) -> &'static [Diagram] {
    &BOOKS[game as usize].figures
}

/// The first lessons of a game, in their order.
pub fn lessons(game: GameKind) -> &'static [Lesson] {
    &BOOKS[game as usize].lessons
}

/// States of all games that show whatever a picture can show: for goldens, benches and the gallery.
pub fn sample_positions() -> impl Iterator<Item = &'static Diagram> {
    BOOKS.iter().flat_map(|book| &book.states)
}

impl Diagram {
    /// Which game.
    pub fn game(&self) -> GameKind {
        self.scene.game
    }

    /// Its name, of which there is one among the figures or the states of its game.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The position that is shown.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// What is drawn. Seats have names in the language of the reader, unless they are people's names.
    pub fn scene(&self, localizer: &Localizer) -> Scene {
        let mut scene = self.scene.clone();
        for name in &mut scene.names {
            if let Some(seat) = localizer.find(&format!("seat-{name}")) {
                *name = seat;
            }
        }
        scene
    }

    /// A name that no other diagram has, for files: `biloba-start`, `figure-biloba-jump`. It is also the name of the
    /// text of a figure.
    pub fn id(&self) -> String {
        let prefix = match self.shelf {
            Shelf::Figure => "figure-",
            Shelf::Lesson => "lesson-",
            Shelf::State => "",
        };
        format!("{prefix}{}-{}", self.game(), self.name)
    }

    /// The title of a figure, for a menu, or of a lesson; a state has none and is called by its name.
    pub fn title(&self, localizer: &Localizer) -> String {
        self.text(localizer, ".title").unwrap_or_else(|| self.name.clone())
    }

    /// What a figure explains, in a sentence or two, or the task of a lesson; a state explains nothing.
    pub fn caption(&self, localizer: &Localizer) -> String {
        self.text(localizer, "").unwrap_or_default()
    }

    /// The name of the text of its chapter; a state has none.
    pub fn chapter(&self) -> Option<String> {
        self.chapter.as_ref().map(|chapter| format!("rules-{}-{chapter}", self.game()))
    }

    /// The heading of its chapter.
    pub fn chapter_title(&self, localizer: &Localizer) -> Option<String> {
        localizer.find(&format!("{}.title", self.chapter()?))
    }

    /// The part of the rules that opens with it, if one does.
    pub fn chapter_intro(&self, localizer: &Localizer) -> Option<String> {
        localizer.find(&self.chapter().filter(|_| self.opens)?)
    }

    fn text(&self, localizer: &Localizer, part: &str) -> Option<String> {
        (self.shelf != Shelf::State).then(|| localizer.find(&(self.id() + part))).flatten()
    }

    /// The caption and the picture in words.
    pub fn alt_text(&self, localizer: &Localizer) -> String {
        let scene = self.scene(localizer);
        let last =
            self.last.as_ref().map(|(seat, effects)| turn_text(localizer, &scene.names, *seat, effects));
        let mut lines = vec![self.caption(localizer), alt_text(localizer, &scene, last.as_deref())];
        let arrows: Vec<String> = scene.marks.iter().filter_map(arrow).collect();
        if !arrows.is_empty() {
            lines.push(localizer.render(&Message::new("diagram-arrows").list("turns", arrows)));
        }
        for (turn, rule) in &self.refused {
            let told = Message::new("diagram-refused").with("turn", turn).with("why", localizer.render(rule));
            lines.push(localizer.render(&told));
        }
        lines.retain(|line| !line.is_empty());
        lines.join(" ").chars().take(MOST_ALT_TEXT).collect()
    }
}

/// The way of an arrow as turns are written.
fn arrow(mark: &Mark) -> Option<String> {
    match mark {
        Mark::CanGo(way) => Some(notation::way(way)),
        Mark::CanSlide(from, to) => Some(notation::way(&[*from, *to])),
        // What is crossed out is told with its rule.
        Mark::CannotGo(_) => None,
        Mark::Choice(..) | Mark::GoesOn(_) | Mark::MustCapture(_) | Mark::Doomed(_) => None,
    }
}
