use super::{Difficulty, Puzzle, PuzzleRatings, Theme, puzzles};

/// The puzzles that somebody wants to solve: all of a game, or only those of a difficulty or a theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleFilter {
    /// `None` for any difficulty.
    pub difficulty: Option<Difficulty>,
    /// `None` for any theme.
    pub theme: Option<Theme>,
}

impl PuzzleFilter {
    /// The puzzles with these ratings that somebody wants.
    pub fn puzzles(self, ratings: &PuzzleRatings) -> Vec<&'static Puzzle> {
        let all = || puzzles(ratings.game).iter().collect();
        let mut found = self.difficulty.map_or_else(all, |chosen| chosen.puzzles(ratings));
        found.retain(|puzzle| self.theme.is_none_or(|theme| puzzle.themes.contains(&theme)));
        found
    }

    /// The themes that can be chosen with this difficulty, in the order of [`Theme::ALL`].
    pub fn themes(self, ratings: &PuzzleRatings) -> Vec<Theme> {
        let has_puzzles =
            |theme: &Theme| !PuzzleFilter { theme: Some(*theme), ..self }.puzzles(ratings).is_empty();
        Theme::ALL.into_iter().filter(has_puzzles).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameKind;

    #[test]
    fn a_filter_leaves_the_puzzles_of_its_difficulty_and_its_theme() {
        for game in GameKind::ALL {
            let ratings = &PuzzleRatings::new(game, []);
            assert_eq!(PuzzleFilter::default().puzzles(ratings).len(), puzzles(game).len(), "{game}");
            let difficulties = Difficulty::ALL.into_iter().map(Some).chain([None]);
            for any_theme in difficulties.map(|difficulty| PuzzleFilter { difficulty, theme: None }) {
                let themes = any_theme.themes(ratings);
                for theme in Theme::ALL {
                    let found = PuzzleFilter { theme: Some(theme), ..any_theme }.puzzles(ratings);
                    assert_eq!(themes.contains(&theme), !found.is_empty(), "{game} {theme:?}");
                    assert!(found.iter().all(|puzzle| puzzle.themes.contains(&theme)), "{game} {theme:?}");
                    let of_all = any_theme.puzzles(ratings).into_iter();
                    let count = of_all.filter(|puzzle| puzzle.themes.contains(&theme)).count();
                    assert_eq!(found.len(), count, "{game} {theme:?}");
                }
            }
        }
    }
}
