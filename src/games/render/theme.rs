//! Themes: the colours of pictures, one file per theme in `assets/themes`.

use crate::rules::{GameKind, Seat};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The embedded files by name; the first is the default.
const FILES: [(&str, &str); 4] = [
    ("classic", include_str!("../../../assets/themes/classic.toml")),
    ("dark", include_str!("../../../assets/themes/dark.toml")),
    ("contrast", include_str!("../../../assets/themes/contrast.toml")),
    ("spectrum", include_str!("../../../assets/themes/spectrum.toml")),
];

static THEMES: LazyLock<Vec<Theme>> = LazyLock::new(|| {
    let read = |(name, text)| {
        let colours = toml::from_str(text).expect("the embedded themes are tested to be readable");
        Theme { name, colours }
    };
    FILES.into_iter().map(read).collect()
});

/// The colours of a picture.
#[derive(Debug)]
pub struct Theme {
    name: &'static str,
    pub(super) colours: Colours,
}

impl Theme {
    /// The theme of this name; letter case does not matter.
    pub fn by_name(name: &str) -> Option<&'static Theme> {
        THEMES.iter().find(|theme| theme.name.eq_ignore_ascii_case(name))
    }

    /// All themes, the default first.
    pub fn all() -> impl Iterator<Item = &'static Theme> {
        THEMES.iter()
    }

    /// The names of all themes, the default first.
    pub fn names() -> impl Iterator<Item = &'static str> {
        Theme::all().map(Theme::name)
    }

    /// The name of the theme, in lower case.
    pub fn name(&self) -> &'static str {
        self.name
    }
}

impl Default for &'static Theme {
    fn default() -> Self {
        &THEMES[0]
    }
}

/// The content of a theme file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Colours {
    /// The background of the whole picture.
    pub page: Rgb,
    pub text: Rgb,
    /// Text that matters less, such as the names of seats that are out.
    pub muted_text: Rgb,
    pub panel: Rgb,
    /// The panel of the seat to move.
    pub active_panel: Rgb,
    /// Winners, the seat to move, and demands.
    pub accent: Rgb,
    pub accent_text: Rgb,
    /// Arrows of the last turn.
    pub trace: Rgb,
    /// The outline of arrows.
    pub arrow_outline: Rgb,
    /// Arrows of replacements.
    pub replace: Rgb,
    /// Captured men, and men that can be captured.
    pub danger: Rgb,
    /// Labels and arrows of choices.
    pub choice: Rgb,
    pub choice_text: Rgb,
    pub seats: [SeatColours; 4],
    /// The board of games without colours of their own.
    board: BoardColours,
    /// Boards by the name of the game.
    #[serde(default)]
    games: HashMap<String, BoardColours>,
}

impl Colours {
    pub fn board(&self, game: GameKind) -> &BoardColours {
        self.games.get(game.name()).unwrap_or(&self.board)
    }

    /// The colour of text on the board itself: dark on light or light on dark, but softer than other text.
    pub fn inscription_on(&self, background: Rgb) -> Rgb {
        let strongest = [self.text, self.page].into_iter().max_by_key(|colour| colour.distance(background));
        background.mix(strongest.unwrap_or(self.text), 220)
    }

    pub fn seat(&self, seat: Seat) -> &SeatColours {
        &self.seats[seat % self.seats.len()]
    }
}

/// The colours of one seat's men.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatColours {
    pub fill: Rgb,
    pub rim: Rgb,
    pub mark: Rgb,
}

/// The colours of one board.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardColours {
    pub frame: Rgb,
    /// The grooves between cells, and the edges of raised tiles.
    pub edge: Rgb,
    pub light: Rgb,
    pub dark: Rgb,
    /// Special cells and places.
    pub special: Rgb,
    /// Drawings on the board itself.
    pub inlay: Rgb,
    /// Men without an owner.
    #[serde(default)]
    pub ball: Rgb,
}

/// A colour in sRGB, written `#rrggbb`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Rgb(pub [u8; 3]);

impl Rgb {
    /// The colour that results if `other` lies over this one with an opacity of `alpha`/255.
    pub fn mix(self, other: Rgb, alpha: u8) -> Rgb {
        let alpha = u32::from(alpha);
        let mixed = |a: u8, b: u8| ((u32::from(a) * (255 - alpha) + u32::from(b) * alpha + 127) / 255) as u8;
        Rgb(std::array::from_fn(|i| mixed(self.0[i], other.0[i])))
    }

    /// Without hue and nearly transparent on a background: men of seats that resigned.
    pub fn faded(self, background: Rgb) -> Rgb {
        let [r, g, b] = self.0.map(u32::from);
        background.mix(Rgb([((3 * r + 6 * g + b) / 10) as u8; 3]), 120)
    }

    /// A weighted squared distance: the eye is most sensitive to green.
    pub fn distance(self, other: Rgb) -> u32 {
        let part = |i: usize, weight: u32| {
            let difference = u32::from(self.0[i].abs_diff(other.0[i]));
            weight * difference * difference
        };
        part(0, 3) + part(1, 4) + part(2, 2)
    }
}

impl TryFrom<String> for Rgb {
    type Error = String;

    fn try_from(text: String) -> Result<Rgb, String> {
        let digits = text
            .strip_prefix('#')
            .filter(|digits| digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit()));
        let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let [_, r, g, b] = number.ok_or(format!("{text:?} is not a colour like #1a2b3c"))?.to_be_bytes();
        Ok(Rgb([r, g, b]))
    }
}

/// The contrast ratio of WCAG 2, from 1 to 21.
#[cfg(test)]
pub(super) fn contrast(a: Rgb, b: Rgb) -> f64 {
    let luminance = |colour: Rgb| {
        let [r, g, b] = colour.0.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_legible_in_every_theme() {
        for name in Theme::names() {
            let c = &Theme::by_name(name).expect("named").colours;
            for (what, text, background) in [
                ("what stands on the page", c.text, c.page),
                ("names", c.text, c.panel),
                ("names of seats that are out", c.muted_text, c.panel),
                ("the name of the seat to act", c.text, c.active_panel),
                ("places", c.accent_text, c.accent),
                ("choices", c.choice_text, c.choice),
                ("rounds", c.arrow_outline, c.replace),
            ] {
                let contrast = contrast(text, background);
                assert!(contrast >= 4.5, "{name}: {what} have a contrast of {contrast:.2}");
            }
            for board in c.games.values().chain([&c.board]) {
                let contrast = contrast(c.inscription_on(board.frame), board.frame);
                assert!(contrast >= 4.5, "{name}: coordinates have a contrast of {contrast:.2}");
            }
            for seat in &c.seats {
                assert!(contrast(seat.mark, seat.fill) >= 4.5, "{name}: the marks on men");
            }
        }
    }

    /// Simulation of protanopia, deuteranopia and tritanopia in linear light (Machado, Oliveira and Fernandes 2009).
    const MISSING_CONES: [[[f64; 3]; 3]; 3] = [
        [[0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.0520]],
        [[0.3673, 0.8606, -0.2280], [0.2801, 0.6725, 0.0474], [-0.0118, 0.0429, 0.9689]],
        [[1.2555, -0.0767, -0.1788], [-0.0784, 0.9308, 0.1476], [0.0047, 0.6914, 0.3039]],
    ];

    #[test]
    fn seat_colours_of_spectrum_differ_for_colour_blind_people() {
        let seats = &Theme::by_name("spectrum").expect("named").colours.seats;
        for cones in MISSING_CONES {
            let seen = |colour: Rgb| {
                let light = colour.0.map(|part| (f64::from(part) / 255.0).powf(2.2));
                cones.map(|row| {
                    row.iter().zip(light).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0).powf(1.0 / 2.2)
                })
            };
            for (i, a) in seats.iter().enumerate() {
                for (j, b) in seats.iter().enumerate().skip(i + 1) {
                    let (a, b) = (seen(a.fill), seen(b.fill));
                    let distance = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                    assert!(distance > 0.3, "seats {i} and {j} are only {distance:.2} apart");
                }
            }
        }
    }

    #[test]
    fn themes_are_found_by_name_in_any_case() {
        assert_eq!(Theme::by_name("DARK").map(Theme::name), Some("dark"));
        assert!(Theme::by_name("plaid").is_none());
        assert_eq!(<&Theme>::default().name(), "classic");
    }

    #[test]
    fn board_tables_are_named_after_games() {
        for theme in Theme::all() {
            for name in theme.colours.games.keys() {
                assert!(name.parse::<GameKind>().is_ok(), "{}: there is no game {name}", theme.name());
            }
        }
    }

    #[test]
    fn a_game_without_colours_of_its_own_has_the_default_ones() {
        let (_, text) = FILES[0];
        let (plain, _) = text.split_once("[games.").expect("games have colours");
        let colours: Colours = toml::from_str(plain).expect("games may have none");
        assert!(GameKind::ALL.iter().all(|game| std::ptr::eq(colours.board(*game), &colours.board)));
    }

    #[test]
    fn colours_are_read_strictly() {
        assert_eq!(Rgb::try_from("#0a10ff".to_owned()), Ok(Rgb([10, 16, 255])));
        for wrong in ["", "0a10ff", "#0a10f", "#0a10fg", "#+a10ff"] {
            assert!(Rgb::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }
}
