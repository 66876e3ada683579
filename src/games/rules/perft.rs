//! Perft: the number of different turn sequences of a length, by which two engines are compared.

use super::{Position, TurnBuilder, TurnStatus, turn};

/// Upper bound of the depth, in turns. Greater depths would not finish in any of the games.
pub const MAX_PERFT_DEPTH: u32 = 20;

/// The number of turn sequences of length `depth`. A finished game has no further turns.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 { 1 } else { below(&position.turn_builder(), depth) }
}

/// [`perft`] split by the first turn, in byte order of its text.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(String, u64)> {
    let mut counts = Vec::new();
    if depth > 0 {
        turn::for_each_turn(&position.turn_builder(), &mut Vec::new(), &mut |steps, builder| {
            counts.push((turn::write(steps), perft(&builder.clone().finish(), depth - 1)));
        });
    }
    counts.sort_unstable();
    counts
}

fn below<D: TurnBuilder<Position: Position<TurnBuilder = D>>>(builder: &D, depth: u32) -> u64 {
    if depth == 1
        && let Some(count) = builder.complete_step_count()
    {
        return count as u64;
    }
    let mut count = 0;
    builder.for_each_step(|step, status| {
        // Bulk counting: the last turn of a sequence need not be made if it is complete.
        if depth == 1 && status == TurnStatus::Complete {
            count += 1;
            return;
        }
        let mut longer = builder.clone();
        longer.apply(step);
        if status != TurnStatus::Complete {
            count += below(&longer, depth);
        }
        if status != TurnStatus::Incomplete {
            count += if depth == 1 { 1 } else { below(&longer.finish().turn_builder(), depth - 1) };
        }
    });
    count
}
