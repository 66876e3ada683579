//! The gallery: a page with all sample positions and all figures, for people to check.

use super::output::write_file;
use super::render::is_picture;
use crate::diagrams::{self, Diagram, Page};
use crate::i18n::Localizer;
use crate::render::{RenderOptions, Theme, png, sheet};
use crate::rules::GameKind;
use anyhow::Context as _;
use std::fmt::Write as _;
use std::path::Path;

/// The page without pictures.
const PAGE: &str = include_str!("../../assets/gallery.html");
/// The line by which the page is recognized.
const TITLE: &[u8] = b"<title>B-Side: gallery</title>";
/// Where the pictures are inserted.
const PLACEHOLDER: &str = "<!-- pictures -->";

/// Writes `index.html` and its pictures, `width` pixels wide, into a folder: sample positions in every theme, figures
/// and pages of the rules in the default theme. Creates the folder if it does not exist.
pub(super) fn write(folder: &Path, width: u32) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be created", folder.display()))?;
    let mut page = String::new();
    for game in GameKind::ALL {
        let samples = || diagrams::sample_positions().filter(move |sample| sample.game() == game);
        for theme in Theme::all() {
            let options = RenderOptions { theme, width };
            writeln!(page, "<h2>{game}: {}</h2>\n<section>", theme.name())?;
            samples().try_for_each(|sample| add(&mut page, folder, sample, &options))?;
            writeln!(page, "</section>")?;
        }
        let options = RenderOptions { width, ..RenderOptions::default() };
        writeln!(page, "<h2>{game}: figures of the rules</h2>\n<section>")?;
        diagrams::figures(game).iter().try_for_each(|figure| add(&mut page, folder, figure, &options))?;
        writeln!(page, "</section>\n<h2>{game}: pages of the rules</h2>\n<section>")?;
        diagrams::pages(game).try_for_each(|rules| add_page(&mut page, folder, rules, &options))?;
        writeln!(page, "</section>")?;
    }
    let is_gallery = |page: &[u8]| page.windows(TITLE.len()).any(|part| part == TITLE);
    write_file(&folder.join("index.html"), PAGE.replace(PLACEHOLDER, &page).as_bytes(), is_gallery)
}

fn add(page: &mut String, folder: &Path, diagram: &Diagram, options: &RenderOptions) -> anyhow::Result<()> {
    let localizer = Localizer::english();
    let file = format!("{}-{}.png", diagram.id(), options.theme.name());
    write_file(&folder.join(&file), &png(&diagram.scene(&localizer), options), is_picture)?;
    let (alt, title) = (escaped(&diagram.alt_text(&localizer)), escaped(&diagram.title(&localizer)));
    let caption = escaped(&diagram.caption(&localizer));
    writeln!(page, r#"<figure><img src="{file}" alt="{alt}">"#)?;
    // The FEN can be pasted after `position fen` of the engine protocol.
    let fen = escaped(&diagram.position().fen());
    writeln!(page, "<figcaption><b>{title}</b> {caption}<code>{fen}</code></figcaption></figure>")?;
    Ok(())
}

fn add_page(page: &mut String, folder: &Path, rules: Page, options: &RenderOptions) -> anyhow::Result<()> {
    let localizer = Localizer::english();
    let file = format!("rules-{}-{}.png", rules.game(), rules.name());
    let scenes: Vec<_> = rules.figures().iter().map(|figure| figure.scene(&localizer)).collect();
    write_file(&folder.join(&file), &sheet(&scenes, options), is_picture)?;
    let (alt, title) = (escaped(&rules.alt_text(&localizer)), escaped(&rules.title(&localizer)));
    let summary = escaped(&rules.summary(&localizer));
    writeln!(page, r#"<figure><img src="{file}" alt="{alt}">"#)?;
    writeln!(page, "<figcaption><b>{title}</b> {summary}</figcaption></figure>")?;
    Ok(())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
