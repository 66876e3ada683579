use super::{Goal, Puzzle, PuzzleNumber, Theme};
use crate::rules::{AnyPosition, Man, Placement, Seat};
use std::collections::BTreeMap;

/// The width of a band of ratings.
const BAND: i32 = 150;
/// The rating of puzzles that every level has always solved, which are for beginners, and the upper bound of their number.
const EASIEST: i32 = 400;
const MAX_EASIEST: usize = 25;
/// Two positions that differ in fewer men than this are alike, or with few men, in less than a third of both. With the same first
/// turn, half as many again have to differ: it is mostly the same combination.
const MIN_DIFFERENCES: usize = 8;
/// Two positions are alike as well if one, mirrored or turned, differs from the other in fewer cells than this, or with few men, than a
/// third of both.
const MIN_MIRRORED_DIFFERENCES: usize = 4;

/// A theme is that of at most this share of the puzzles.
const MAX_SHARE: f64 = 1.0 / 3.0;

/// Puzzles of one kind; each kind is selected as often as the others.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Band {
    is_jumper: bool,
    rating: i32,
    seat: Seat,
    goal: Goal,
    theme: usize,
}

impl Band {
    fn of(puzzle: &Puzzle) -> Band {
        let theme =
            puzzle.themes.first().and_then(|first| Theme::ALL.iter().position(|theme| theme == first));
        Band {
            is_jumper: puzzle.is_jumper(),
            rating: puzzle.rating / BAND,
            seat: puzzle.seat(),
            goal: puzzle.goal,
            theme: theme.unwrap_or_default(),
        }
    }
}

/// A collection of up to `count` puzzles, of which no two are alike. Those that are `known` come first and keep their numbers, because
/// answers are stored by them, and new ones follow, the easiest first: as many of each seat, role, goal, theme and band of ratings as there
/// are, and no theme too often.
pub fn extend(known: &[Puzzle], puzzles: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let mut bands: BTreeMap<Band, Vec<Puzzle>> = BTreeMap::new();
    for puzzle in puzzles {
        bands.entry(Band::of(&puzzle)).or_default().push(puzzle);
    }
    let mut bands: Vec<_> = bands.into_values().map(Vec::into_iter).collect();
    let mut selected: Vec<Puzzle> = Vec::new();
    for puzzle in known {
        if !is_like_one_of(&selected, puzzle) {
            selected.push(puzzle.clone());
        }
    }
    let kept = selected.len();
    while selected.len() < count && !bands.is_empty() {
        bands.retain_mut(|band| {
            let next = band.find(|puzzle| fits(&selected, puzzle, count)).filter(|_| selected.len() < count);
            let found = next.is_some();
            selected.extend(next);
            found
        });
    }
    let new = &mut selected[kept..];
    new.sort_by_key(|puzzle| puzzle.rating);
    let last: PuzzleNumber = known.iter().map(|puzzle| puzzle.number).max().unwrap_or_default();
    for (number, puzzle) in (last + 1..).zip(new) {
        puzzle.number = number;
    }
    selected
}

/// Whether a puzzle is neither like one of the others nor one too many of the easiest or of a theme among `count` puzzles.
fn fits(selected: &[Puzzle], puzzle: &Puzzle, count: usize) -> bool {
    let easiest = || selected.iter().filter(|other| other.rating <= EASIEST).count();
    let of_theme = |theme: &Theme| selected.iter().filter(|other| other.themes.contains(theme)).count();
    let is_rare = |theme: &Theme| of_theme(theme) < (count as f64 * MAX_SHARE) as usize;
    (puzzle.rating > EASIEST || easiest() < MAX_EASIEST)
        && puzzle.themes.iter().all(is_rare)
        && !is_like_one_of(selected, puzzle)
}

/// Whether a puzzle shows nearly the same board as one of the others, as it is or mirrored.
fn is_like_one_of(others: &[Puzzle], puzzle: &Puzzle) -> bool {
    let own = men(&puzzle.position);
    let images = Placement::of(&puzzle.position).images();
    let missing = |from: &[Man], in_: &[Man]| from.iter().filter(|man| !in_.contains(man)).count();
    others.iter().any(|other| {
        let men = men(&other.position);
        let placement = Placement::of(&other.position);
        let third = (men.len() + own.len()) / 3;
        let has_same_turn = other.solution[0][0] == puzzle.solution[0][0];
        let least = MIN_DIFFERENCES.min(third);
        let least = if has_same_turn { least * 3 / 2 } else { least };
        let least_mirrored = MIN_MIRRORED_DIFFERENCES.min(third);
        missing(&men, &own) + missing(&own, &men) < least
            || images.iter().any(|image| image.differing_cells(&placement) < least_mirrored)
    })
}

fn men(position: &AnyPosition) -> Vec<Man> {
    position.scene().men
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::puzzles;
    use crate::rules::GameKind;

    #[test]
    fn no_two_puzzles_are_alike_and_few_are_for_beginners() {
        for game in GameKind::ALL {
            let puzzles = puzzles(game);
            for (number, puzzle) in puzzles.iter().enumerate() {
                assert!(!is_like_one_of(&puzzles[..number], puzzle), "{game} {}", puzzle.number);
            }
            let easiest = puzzles.iter().filter(|puzzle| puzzle.rating <= EASIEST).count();
            assert!(easiest <= MAX_EASIEST, "{game}: {easiest}");
        }
    }

    #[test]
    fn a_mirrored_board_is_like_the_other() {
        let of = |fen| {
            let position = GameKind::Biloba.from_fen(fen).expect("a position");
            Puzzle { position, ..puzzles(GameKind::Biloba)[0].clone() }
        };
        let puzzle = of("5/7/2s2n3/3n5/9/5s3/2n3s2/7/5 0 --");
        // Turned by half, with the sides exchanged, and one pawn elsewhere.
        assert!(is_like_one_of(&[of("5/7/2n3s2/3n5/9/6s2/3s2n2/7/5 1 --")], &puzzle));
        assert!(!is_like_one_of(&[of("5/7/2n4s1/3n5/9/6s2/3s2n2/7/5 1 --")], &puzzle));
    }

    #[test]
    fn puzzles_that_are_there_keep_their_numbers() {
        for game in GameKind::ALL {
            let all = puzzles(game).to_vec();
            // As if some had been left out of the collection since.
            let known: Vec<Puzzle> = all.iter().skip(20).step_by(2).cloned().collect();
            let grown = extend(&known, all.clone(), known.len() + 10);
            let numbers = |puzzles: &[Puzzle]| puzzles.iter().map(|puzzle| puzzle.number).collect::<Vec<_>>();
            let last = known.last().expect("some").number;
            assert_eq!(numbers(&grown[..known.len()]), numbers(&known), "{game}");
            assert_eq!(numbers(&grown[known.len()..]), (last + 1..=last + 10).collect::<Vec<_>>(), "{game}");
            let ratings: Vec<i32> = grown[known.len()..].iter().map(|puzzle| puzzle.rating).collect();
            assert!(ratings.is_sorted(), "{game}: {ratings:?}");
            for (number, puzzle) in grown.iter().enumerate() {
                assert!(!is_like_one_of(&grown[..number], puzzle), "{game}");
            }
            assert_eq!(numbers(&extend(&all, all.clone(), 1000)), numbers(&all), "{game}");
        }
    }

    #[test]
    fn a_selection_of_a_selection_is_the_same() {
        for game in GameKind::ALL {
            let all = puzzles(game).to_vec();
            let again = extend(&[], all.clone(), all.len());
            let fens = |puzzles: &[Puzzle]| {
                puzzles.iter().map(|puzzle| puzzle.position.fen()).collect::<std::collections::BTreeSet<_>>()
            };
            assert_eq!(fens(&again), fens(&all), "{game}");
        }
    }
}
