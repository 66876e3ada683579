use super::{Goal, Puzzle, PuzzleNumber, Theme};
use crate::rules::GameKind;
use serde::Deserialize;
use std::collections::BTreeMap;
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

/// What a file has around its puzzles.
const BEGIN: &str = "puzzles = [\n";
const END: &str = "]\n";
/// The beginning of the line with the number of a game, which ends its entry in a journal of mining.
const GAME: &str = "# game ";

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
    goal: Goal,
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
        let Entry { number, rating, goal, themes, wins_in, fen, solution } = entry;
        let position = game.from_fen(&fen).map_err(|error| format!("puzzle {number}: {error}"))?;
        let solution =
            solution.split_whitespace().map(|turns| turns.split('|').map(str::to_owned).collect()).collect();
        Ok(Puzzle { number, rating, goal, themes, position, solution, wins_in })
    };
    puzzles.into_iter().map(puzzle).collect()
}

/// The file of these puzzles, without the comment that says where they are from.
pub fn write(puzzles: &[Puzzle]) -> String {
    format!("{BEGIN}{}{END}", puzzles.iter().map(line).collect::<String>())
}

/// A puzzle as a line of a file.
fn line(puzzle: &Puzzle) -> String {
    let Puzzle { number, rating, goal, themes, position, solution, wins_in } = puzzle;
    let themes: Vec<String> = themes.iter().map(|theme| format!("\"{}\"", theme.name())).collect();
    let themes = themes.join(", ");
    let solution: Vec<String> = solution.iter().map(|turns| turns.join("|")).collect();
    let (goal, fen, solution) = (goal.name(), position.fen(), solution.join(" "));
    let wins_in = wins_in.map(|turns| format!(" wins-in = {turns},")).unwrap_or_default();
    format!(
        "  {{ number = {number}, rating = {rating}, goal = \"{goal}\", themes = [{themes}],{wins_in} \
         fen = \"{fen}\", solution = \"{solution}\" }},\n"
    )
}

/// The entry of a game in a journal of mining. Its puzzles get their numbers when they are selected.
pub fn write_mined(game: u64, puzzles: &[Puzzle]) -> String {
    format!("{}{GAME}{game}\n", puzzles.iter().map(line).collect::<String>())
}

/// The puzzles of each game of a journal, and the length of the text up to the last complete game, in bytes: mining can be interrupted
/// at any moment.
///
/// # Errors
/// If a complete game has a line that is no puzzle.
///
/// # Examples
/// ```
/// use bside_games::puzzles::{puzzles, read_mined, write_mined};
/// use bside_games::rules::GameKind;
///
/// let found = &puzzles(GameKind::Biloba)[..2];
/// let text = write_mined(7, found) + &write_mined(8, &[]);
/// let (mined, length) = read_mined(GameKind::Biloba, &format!("{text}  {{ number = 3, rati"))?;
/// assert_eq!(mined.iter().map(|(game, found)| (*game, found.len())).collect::<Vec<_>>(), [(7, 2), (8, 0)]);
/// assert_eq!(length, text.len());
/// # Ok::<(), String>(())
/// ```
pub fn read_mined(kind: GameKind, text: &str) -> Result<(BTreeMap<u64, Vec<Puzzle>>, usize), String> {
    let (mut games, mut lines, mut read_length, mut length) = (BTreeMap::new(), String::new(), 0, 0);
    for line in text.split_inclusive('\n') {
        read_length += line.len();
        let Some(game) = line.strip_prefix(GAME).filter(|_| line.ends_with('\n')) else {
            lines.push_str(line);
            continue;
        };
        let game = game.trim_end().parse().map_err(|_| format!("{line:?} names no game"))?;
        games.insert(game, read(kind, &format!("{BEGIN}{lines}{END}"))?);
        lines.clear();
        length = read_length;
    }
    Ok((games, length))
}
