//! A page that shows every state and every figure, for a person to look at.

use crate::diagrams::{self, Diagram};
use crate::i18n::Localizer;
use crate::render::{RenderOptions, Theme, png};
use crate::rules::GameKind;
use anyhow::Context as _;
use std::fmt::Write as _;
use std::path::Path;

/// The page without its pictures.
const PAGE: &str = include_str!("../../assets/gallery.html");
/// Where they belong.
const GAP: &str = "<!-- pictures -->";

/// Writes `index.html` and its pictures into a folder, which is made if need be: states in every theme, figures of
/// the rules in the first one.
pub(super) fn write(folder: &Path, size: u32) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let mut page = String::new();
    for game in GameKind::ALL {
        let states = || diagrams::sample_positions().filter(move |state| state.game() == game);
        for theme in Theme::all() {
            let look = RenderOptions { theme, width: size };
            writeln!(page, "<h2>{game}: {}</h2>\n<section>", theme.name())?;
            states().try_for_each(|state| add(&mut page, folder, state, &look))?;
            writeln!(page, "</section>")?;
        }
        let look = RenderOptions { width: size, ..RenderOptions::default() };
        writeln!(page, "<h2>{game}: figures of the rules</h2>\n<section>")?;
        diagrams::figures(game).iter().try_for_each(|figure| add(&mut page, folder, figure, &look))?;
        writeln!(page, "</section>")?;
    }
    save(&folder.join("index.html"), PAGE.replace(GAP, &page).as_bytes())
}

fn add(page: &mut String, folder: &Path, diagram: &Diagram, look: &RenderOptions) -> anyhow::Result<()> {
    let words = Localizer::english();
    let file = format!("{}-{}.png", diagram.id(), look.theme.name());
    save(&folder.join(&file), &png(&diagram.scene(&words), look))?;
    let (alt, title) = (escaped(&diagram.alt_text(&words)), escaped(&diagram.title(&words)));
    let caption = escaped(&diagram.caption(&words));
    writeln!(page, r#"<figure><img src="{file}" alt="{alt}">"#)?;
    // To be pasted after `position fen`.
    let fen = escaped(&diagram.position().fen());
    writeln!(page, "<figcaption><b>{title}</b> {caption}<code>{fen}</code></figcaption></figure>")?;
    Ok(())
}

fn save(file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    std::fs::write(file, bytes).with_context(|| format!("{} cannot be written", file.display()))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
