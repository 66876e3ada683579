use super::output::write_file;
use super::{directory, gallery, replay};
use crate::i18n::Localizer;
use crate::render::{ANIMATION_WIDTH, RenderOptions, Theme, gif, png};
use crate::rules::record::{self, Record};
use crate::rules::{Game, GameKind, Scene, Seat, Setup};
use anyhow::{Context as _, bail, ensure};
use clap::Args;
use std::ffi::OsStr;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Render {
    #[arg(
        help = format!("Which game: {} (not needed with --record)", super::games()),
        required_unless_present_any = ["record", "gallery", "directory"]
    )]
    game: Option<GameKind>,
    /// Number of seats
    #[arg(long, conflicts_with = "record")]
    seats: Option<usize>,
    /// Setup, if the game has several
    #[arg(long, conflicts_with = "record")]
    setup: Option<String>,
    /// Moves, separated by spaces, as in a record
    #[arg(long, default_value = "", conflicts_with = "record", allow_hyphen_values = true)]
    moves: String,
    /// Game record, as written by /record
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Colour theme
    #[arg(long, default_value_t = <&Theme>::default().name().to_owned())]
    theme: String,
    /// Width in pixels, from 240 to 2000 [default: 900, or 720 for a GIF]
    #[arg(long, value_name = "PX", value_parser = clap::value_parser!(u32).range(240..=2000))]
    size: Option<u32>,
    /// Seat at the bottom, counted from 0
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    view: Seat,
    /// Output: FILE.png for the final position, FILE.gif for the whole game
    #[arg(short, long, value_name = "FILE", required_unless_present_any = ["gallery", "directory"])]
    output: Option<PathBuf>,
    /// Draw all sample positions and rules figures instead, with a page that shows them (DIR/index.html)
    #[arg(long, value_name = "DIR", conflicts_with_all = ["game", "record", "output", "view", "theme"])]
    gallery: Option<PathBuf>,
    /// Draw the pictures for Discord's App Directory instead: icon.png, banner.png and three moments of games
    #[arg(long, value_name = "DIR", conflicts_with_all = ["game", "record", "output", "view", "size", "gallery"])]
    directory: Option<PathBuf>,
}

impl Render {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        if let Some(folder) = &self.gallery {
            return gallery::write(folder, self.size.unwrap_or(600));
        }
        if let Some(folder) = &self.directory {
            return directory::write(folder, self.theme()?);
        }
        let output = self.output.as_ref().context("name a file for the picture with -o")?;
        let record = self.record()?;
        let seats = record.game.setup().seats();
        ensure!(
            self.view < seats,
            "there is no seat {}: the game has {seats} seats, counted from 0",
            self.view
        );
        let theme = self.theme()?;
        let name = |seat: Seat| {
            let tag = record.tags.iter().find(|(tag, _)| *tag == format!("Seat{seat}"));
            tag.map(|(_, name)| name.clone()).unwrap_or_default()
        };
        let names: Vec<String> = (0..seats).map(name).collect();
        let with_view = |mut scene: Scene| {
            scene.view = self.view;
            scene.names = names.clone();
            scene
        };
        let extension = output.extension().map(|extension| extension.to_ascii_lowercase());
        let bytes = match extension.as_deref().and_then(OsStr::to_str) {
            Some("png") => {
                let size = self.size.unwrap_or(RenderOptions::default().width);
                png(&with_view(record.game.scene()), &RenderOptions { theme, width: size })
            }
            Some("gif") => {
                let scenes: Vec<Scene> = record.game.scenes().into_iter().map(with_view).collect();
                let animation =
                    gif(&scenes, &RenderOptions { theme, width: self.size.unwrap_or(ANIMATION_WIDTH) });
                let animation = animation.context("a game has a first position")?;
                if animation.turns_per_frame > 1 {
                    eprintln!(
                        "The game is long, so only one of every {} positions is shown, and the last one.",
                        animation.turns_per_frame
                    );
                }
                animation.bytes
            }
            _ => bail!(
                "{}: the name must end in .png for a picture, or in .gif for a whole game",
                output.display()
            ),
        };
        write_file(output, &bytes, is_picture)
    }

    fn theme(&self) -> anyhow::Result<&'static Theme> {
        Theme::by_name(&self.theme).with_context(|| {
            let names: Vec<&str> = Theme::names().collect();
            format!("there is no theme {:?}: choose one of {}", self.theme, names.join(", "))
        })
    }

    fn record(&self) -> anyhow::Result<Record> {
        if let Some(file) = &self.record {
            let record = replay::read(file)?;
            let game = record.game.setup().kind();
            if let Some(named) = self.game.filter(|named| *named != game) {
                bail!("{} is a game of {game}, not of {named}", file.display());
            }
            return Ok(record);
        }
        let game = self.game.context("name a game or a record")?;
        let setup = Setup::new(game, self.seats, self.setup.as_deref())?;
        let game = record::play(Game::new(setup), &self.moves)
            .map_err(|error| anyhow::anyhow!("{}", Localizer::english().record_error(&error)))?;
        Ok(Record { tags: Vec::new(), game })
    }
}

/// Whether the content of a file is a picture of a kind that this program draws.
pub(super) fn is_picture(content: &[u8]) -> bool {
    content.starts_with(b"\x89PNG\r\n\x1a\n") || content.starts_with(b"GIF8")
}
