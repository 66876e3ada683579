//! Diagrams: the figures of the rules, first lessons, and sample positions.
//!
//! Diagrams are data, `assets/diagrams/GAME.toml` (`spec` documents the format), and the rules engine checks them: turns are
//! played, arrows are the ways of legal turns, and crossed-out turns are refused. A figure therefore cannot contradict the
//! rules. Its title and its caption are texts: `figure-GAME-NAME`. The figures of a chapter are a [`Page`] of the rules, whose
//! text is `rules-GAME-CHAPTER`.

mod lesson;
mod page;
mod spec;

pub use lesson::{Attempt, Lesson};
pub use page::{Page, pages};

use crate::i18n::{Localizer, MAX_ALT_TEXT_CHARS, alt_text, shortened_alt, turn_text};
use crate::localize::Message;
use crate::rules::{AnyPosition, Effect, GameKind, Mark, Scene, Seat, notation};
use spec::GameDiagrams;
use std::sync::LazyLock;

/// In the order of [`GameKind::ALL`].
static DIAGRAMS: LazyLock<[GameDiagrams; GameKind::ALL.len()]> = LazyLock::new(|| GameKind::ALL.map(read));

fn read(game: GameKind) -> GameDiagrams {
    spec::read(game, game.files().diagrams)
        .unwrap_or_else(|error| panic!("{game}: {error}; the tests read every diagram"))
}

/// A position with marks, and its texts.
#[derive(Clone, Debug)]
pub struct Diagram {
    name: String,
    kind: DiagramKind,
    /// The chapter of the rules to which it belongs; samples have none.
    chapter: Option<String>,
    position: AnyPosition,
    scene: Scene,
    /// The seat that made the last turn, and the effects of that turn.
    last: Option<(Seat, Vec<Effect>)>,
    /// Crossed-out turns, each with the rule that forbids it.
    refused: Vec<(String, Message)>,
}

/// The list of the file that a diagram is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DiagramKind {
    Figure,
    Lesson,
    Sample,
}

/// The figures of the rules of a game, in the order of the [`pages`]; the first shows the start.
pub fn figures(game: GameKind) -> &'static [Diagram] {
    &DIAGRAMS[game as usize].figures
}

/// The first lessons of a game, in order.
pub fn lessons(game: GameKind) -> &'static [Lesson] {
    &DIAGRAMS[game as usize].lessons
}

/// Sample positions of all games, which show everything that a picture can show: for golden tests, benchmarks and the
/// gallery.
pub fn sample_positions() -> impl Iterator<Item = &'static Diagram> {
    DIAGRAMS.iter().flat_map(|game| &game.samples)
}

impl Diagram {
    /// The game of the position.
    pub fn game(&self) -> GameKind {
        self.scene.game
    }

    /// The name of the diagram, unique among the figures, the lessons or the samples of its game.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The position that is shown.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The scene to draw. Seats are named in the language of the reader, unless they have names of people.
    pub fn scene(&self, localizer: &Localizer) -> Scene {
        let mut scene = self.scene.clone();
        for name in &mut scene.names {
            if let Some(seat) = localizer.find(&format!("seat-{name}")) {
                *name = seat;
            }
        }
        scene
    }

    /// The id of the diagram, unique among all diagrams: `biloba-start`, `figure-biloba-jump`. Figures and lessons have texts
    /// of this name.
    pub fn id(&self) -> String {
        let prefix = match self.kind {
            DiagramKind::Figure => "figure-",
            DiagramKind::Lesson => "lesson-",
            DiagramKind::Sample => "",
        };
        format!("{prefix}{}-{}", self.game(), self.name)
    }

    /// The title of a figure or a lesson; the name of a sample.
    pub fn title(&self, localizer: &Localizer) -> String {
        self.text(localizer, ".title").unwrap_or_else(|| self.name.clone())
    }

    /// The explanation of a figure, or the task of a lesson, in a sentence or two; empty for a sample.
    pub fn caption(&self, localizer: &Localizer) -> String {
        self.text(localizer, "").unwrap_or_default()
    }

    /// The name of the text of its chapter; `None` for a sample.
    pub fn chapter(&self) -> Option<String> {
        self.chapter.as_ref().map(|chapter| format!("rules-{}-{chapter}", self.game()))
    }

    fn text(&self, localizer: &Localizer, part: &str) -> Option<String> {
        (self.kind != DiagramKind::Sample).then(|| localizer.find(&(self.id() + part))).flatten()
    }

    /// A description for people who cannot see the picture: the caption, the position, the arrows, the refused turns.
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
            let message =
                Message::new("diagram-refused").with("turn", turn).with("why", localizer.render(rule));
            lines.push(localizer.render(&message));
        }
        lines.retain(|line| !line.is_empty());
        shortened_alt(lines.join(" "), MAX_ALT_TEXT_CHARS)
    }
}

/// The notation of an arrow.
fn arrow(mark: &Mark) -> Option<String> {
    match mark {
        Mark::CanGo(way) => Some(notation::path(way)),
        Mark::CanSlide(from, to) => Some(notation::path(&[*from, *to])),
        // Crossed-out turns are described with their rules.
        Mark::CannotGo(_) => None,
        Mark::Choice(..) | Mark::GoesOn(_) | Mark::MustCapture(_) | Mark::Doomed(_) | Mark::Judged(_) => None,
    }
}
