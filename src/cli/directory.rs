//! The pictures for Discord's directory: an icon, a banner and three moments.

use super::output::write_file;
use super::render::is_picture;
use crate::diagrams;
use crate::i18n::Localizer;
use crate::render::{Moment, Theme, app_icon, poster, strip};
use crate::rules::Cell;
use anyhow::Context as _;
use std::path::Path;

/// Side of the icon, in pixels.
const ICON_SIZE: u32 = 1024;
/// Width and height of the banner on the page of the bot, and of the pictures of the directory, in pixels.
const BANNER_SIZE: (u32, u32) = (680, 240);
const MOMENT_SIZE: (u32, u32) = (1920, 1080);
/// Names of the people in the pictures.
const NAMES: [&str; 4] = ["Ana", "Ben", "Cleo", "Dan"];

/// The positions of the banner: the id of a sample, and the cell in the middle.
const BANNER: [(&str, Cell); 4] = [
    ("biloba-turn", Cell::new(4, 4)),
    ("bizingo-captain", Cell::new(11, 5)),
    ("basileus-chain", Cell::new(6, 3)),
    ("bilitaire-jump", Cell::new(3, 3)),
];
/// The moments, with the names of their files.
const MOMENTS: [(&str, &str, Cell); 3] = [
    ("four-players.png", "biloba-four", Cell::new(4, 4)),
    ("last-capture.png", "basileus-chain", Cell::new(6, 3)),
    ("captain.png", "bizingo-captain", Cell::new(11, 5)),
];

/// Draws all of them into a folder, which is created if it does not exist.
pub(super) fn write(folder: &Path, theme: &'static Theme) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be created", folder.display()))?;
    let save = |file: &str, picture: Vec<u8>| write_file(&folder.join(file), &picture, is_picture);
    save("icon.png", app_icon(ICON_SIZE, theme))?;
    let moments = BANNER.map(|(sample, centre)| moment(sample, centre));
    let moments = moments.into_iter().collect::<anyhow::Result<Vec<Moment>>>()?;
    save("banner.png", strip(&moments, BANNER_SIZE, theme))?;
    for (file, sample, centre) in MOMENTS {
        save(file, poster(&moment(sample, centre)?, MOMENT_SIZE, theme))?;
    }
    Ok(())
}

fn moment(sample: &str, centre: Cell) -> anyhow::Result<Moment> {
    let diagram = diagrams::sample_positions().find(|diagram| diagram.id() == sample);
    let mut scene =
        diagram.with_context(|| format!("there is no sample {sample}"))?.scene(&Localizer::english());
    for (name, own) in scene.names.iter_mut().zip(NAMES) {
        own.clone_into(name);
    }
    Ok(Moment { scene, centre })
}
