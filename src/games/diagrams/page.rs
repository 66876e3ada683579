use super::{Diagram, figures};
use crate::i18n::{Localizer, MAX_ALT_TEXT_CHARS, shortened_alt};
use crate::localize::Message;
use crate::rules::GameKind;

/// A page of the rules: the figures of a chapter, with their captions, and its rules in full.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    figures: &'static [Diagram],
}

/// The pages of the rules of a game, in the order in which a beginner needs them.
pub fn pages(game: GameKind) -> impl Iterator<Item = Page> {
    figures(game).chunk_by(|a, b| a.chapter() == b.chapter()).map(|figures| Page { figures })
}

impl Page {
    /// The game whose rules the page explains.
    pub fn game(self) -> GameKind {
        self.figures[0].game()
    }

    /// The figures of the page, at least one.
    pub fn figures(self) -> &'static [Diagram] {
        self.figures
    }

    /// The name of the page, unique among the pages of its game: that of its first figure.
    pub fn name(self) -> &'static str {
        self.figures[0].name()
    }

    /// The title of the page.
    pub fn title(self, localizer: &Localizer) -> String {
        self.text(localizer, ".title")
    }

    /// The text beside the picture: the rule in short, and the caption of each figure.
    pub fn summary(self, localizer: &Localizer) -> String {
        let captions = self.figures.iter().zip(1..).map(|(figure, number)| {
            let caption = match self.figures.len() {
                1 => Message::new("page-caption"),
                _ => Message::new("page-caption-numbered").count("number", number),
            };
            let caption = caption.with("title", figure.title(localizer));
            localizer.render(&caption.with("caption", figure.caption(localizer)))
        });
        [self.text(localizer, ".lead"), captions.collect::<Vec<_>>().join("\n")].join("\n\n")
    }

    /// The rules of the chapter in full.
    pub fn rules(self, localizer: &Localizer) -> String {
        self.text(localizer, "")
    }

    /// A description for people who cannot see the picture.
    pub fn alt_text(self, localizer: &Localizer) -> String {
        let [first, others @ ..] = self.figures else { return String::new() };
        if others.is_empty() {
            return first.alt_text(localizer);
        }
        let limit = MAX_ALT_TEXT_CHARS / self.figures.len();
        let part = |(figure, number): (&Diagram, usize)| {
            shortened_alt(format!("{number}. {}", figure.alt_text(localizer)), limit - 1)
        };
        self.figures.iter().zip(1..).map(part).collect::<Vec<_>>().join(" ")
    }

    fn text(self, localizer: &Localizer, part: &str) -> String {
        let chapter = self.figures[0].chapter();
        chapter.and_then(|chapter| localizer.find(&(chapter + part))).unwrap_or_default()
    }
}
