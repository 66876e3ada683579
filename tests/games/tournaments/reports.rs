//! What holds for the exported reports of a tournament at any time.

use bside_games::tournament::Tournament;

/// The columns of a line in TRF16: the points, and where the rounds begin, of which each has ten columns.
const POINTS: std::ops::Range<usize> = 80..84;
const ROUNDS: usize = 89;
const ROUND_WIDTH: usize = 10;

/// Checks that the results of each player add up to the points.
pub fn check(tournament: &Tournament) {
    let report = tournament.trf().unwrap_or_default();
    for line in report.lines().filter(|line| line.starts_with("001")) {
        let columns: Vec<char> = line.chars().collect();
        let points = columns[POINTS].iter().collect::<String>();
        let points: f64 = points.trim().parse().expect("points");
        let half_points: u32 = columns[ROUNDS..].chunks(ROUND_WIDTH).map(worth).sum();
        assert_eq!(points * 2.0, f64::from(half_points), "{report}");
    }
}

/// What a round is worth, in half-points.
fn worth(round: &[char]) -> u32 {
    match round.last() {
        Some('1' | '+' | 'U') => 2,
        Some('=' | 'D' | 'H') => 1,
        Some('0' | '-' | 'Z' | ' ') => 0,
        other => panic!("no result of a round: {other:?}"),
    }
}
