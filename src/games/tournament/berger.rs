//! The schedule of a round robin for games of two seats: the Berger tables.

/// The games of a round among `players` players, counted from 0, each with the one who goes first in front; and the
/// player who has a bye, if their number is odd. `round` is counted from 0.
///
/// In a second cycle everyone goes first where they went second in the first. The last two rounds of the first cycle
/// change places then, so that nobody goes first or second three times in a row.
pub(super) fn round(players: usize, round: usize, double: bool) -> (Vec<[usize; 2]>, Option<usize>) {
    let even = players + players % 2;
    let cycle = even - 1;
    let (is_second_cycle, round) = (round >= cycle, round % cycle);
    let round = match cycle - round {
        1 if double && !is_second_cycle => round - 1,
        2 if double && !is_second_cycle => round + 1,
        _ => round,
    };
    let player = |number: usize| (number + round * even / 2) % cycle;
    let mut games: Vec<[usize; 2]> = (1..even / 2).map(|k| [player(k), player(cycle - k)]).collect();
    // The last player, or the bye, stays at the first board.
    games.insert(0, if round % 2 == 0 { [player(0), cycle] } else { [cycle, player(0)] });
    if is_second_cycle {
        games.iter_mut().for_each(|game| game.reverse());
    }
    if players == even {
        return (games, None);
    }
    let bye = games.remove(0);
    (games, bye.into_iter().find(|player| *player != cycle))
}
