//! Laws of the exported reports of a tournament at any time.

use bside_games::tournament::Tournament;

/// The bytes of a line in TRF16: the points, and where the rounds begin, of which each has ten.
const POINTS: std::ops::Range<usize> = 80..84;
const ROUNDS: usize = 89;
const ROUND_WIDTH: usize = 10;

/// Checks that the results of each player, except for those of annulled games, add up to the points.
pub fn check(tournament: &Tournament) {
    let report = tournament.trf().unwrap_or_default();
    let lines = report.lines().filter(|line| line.starts_with("001"));
    for (line, entrant) in lines.zip(tournament.order()) {
        let points: f64 = line[POINTS].trim().parse().expect("points");
        let rounds = line.as_bytes()[ROUNDS..].chunks(ROUND_WIDTH);
        let is_annulled = |round: &&[u8]| {
            let opponent: usize =
                str::from_utf8(&round[..6]).expect("ASCII").trim().parse().expect("a number");
            let opponent = opponent.checked_sub(1).map(|seed| tournament.order()[seed]);
            let mut players = opponent.into_iter().chain([*entrant]);
            players.any(|player| tournament.entrants()[player].is_annulled())
        };
        let half_points: u32 = rounds.filter(|round| !is_annulled(round)).map(worth).sum();
        assert_eq!(points * 2.0, f64::from(half_points), "{report}");
    }
}

/// The worth of a round, in half-points.
fn worth(round: &[u8]) -> u32 {
    match round.last() {
        Some(b'1' | b'+' | b'U') => 2,
        Some(b'=' | b'D' | b'H') => 1,
        Some(b'0' | b'-' | b'Z' | b' ') => 0,
        other => panic!("no result of a round: {other:?}"),
    }
}
