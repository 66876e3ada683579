use super::{Puzzle, PuzzleNumber, Theme};
use crate::rules::GameKind;
use serde::Deserialize;
use std::fmt::Write as _;
use std::sync::LazyLock;

/// In the order of [`GameKind::ALL`].
static PUZZLES: LazyLock<[Vec<Puzzle>; GameKind::ALL.len()]> = LazyLock::new(|| {
    GameKind::ALL.map(|game| {
        read(game, game.files().puzzles)
            .unwrap_or_else(|error| panic!("{game}: {error}; the tests read them all"))
    })
});

/// The puzzles of a game in the order of their numbers.
pub fn puzzles(game: GameKind) -> &'static [Puzzle] {
    &PUZZLES[game as usize]
}

/// The comment above the puzzles of a game, which says where they are from.
pub fn provenance(game: GameKind) -> impl Iterator<Item = &'static str> {
    game.files().puzzles.lines().take_while(|line| line.starts_with('#'))
}

/// The puzzle of a game with this number; `None` if there is none.
pub fn puzzle(game: GameKind, number: PuzzleNumber) -> Option<&'static Puzzle> {
    puzzles(game).iter().find(|puzzle| puzzle.number == number)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Collection {
    puzzles: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    number: PuzzleNumber,
    rating: i32,
    themes: Vec<Theme>,
    /// In endings, the turns of the solver within which it wins.
    #[serde(rename = "wins-in")]
    wins_in: Option<u32>,
    fen: String,
    /// Turns separated by spaces; after each the turns that are as good, separated by `|`.
    solution: String,
}

fn read(game: GameKind, text: &str) -> Result<Vec<Puzzle>, String> {
    let Collection { puzzles } = toml::from_str(text).map_err(|error| error.to_string())?;
    let puzzle = |entry: Entry| {
        let Entry { number, rating, themes, wins_in, fen, solution } = entry;
        let position = game.from_fen(&fen).map_err(|error| format!("puzzle {number}: {error}"))?;
        let solution =
            solution.split_whitespace().map(|turns| turns.split('|').map(str::to_owned).collect()).collect();
        Ok(Puzzle { number, rating, themes, position, solution, wins_in })
    };
    puzzles.into_iter().map(puzzle).collect()
}

/// The file of these puzzles, without the comment that says where they are from.
///
/// # Panics
/// Never: a string takes all text.
pub fn write(puzzles: &[Puzzle]) -> String {
    let mut text = String::from("puzzles = [\n");
    for Puzzle { number, rating, themes, position, solution, wins_in } in puzzles {
        let themes: Vec<String> = themes.iter().map(|theme| format!("\"{}\"", theme.name())).collect();
        let themes = themes.join(", ");
        let solution: Vec<String> = solution.iter().map(|turns| turns.join("|")).collect();
        let (fen, solution) = (position.fen(), solution.join(" "));
        let wins_in = wins_in.map(|turns| format!(" wins-in = {turns},")).unwrap_or_default();
        writeln!(
            text,
            "  {{ number = {number}, rating = {rating}, themes = [{themes}],{wins_in} fen = \"{fen}\", solution = \"{solution}\" }},"
        )
        .expect("a string takes all text");
    }
    text + "]\n"
}
