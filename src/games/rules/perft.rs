//! Perft: how many different turn sequences of a length there are. The measure by which two engines are compared.

use super::{Position, TurnBuilder, TurnStatus, turn};

/// Longer sequences are not counted: of none of the games would that end in a lifetime.
pub const MAX_PERFT_DEPTH: u32 = 20;

/// The number of turn sequences of length `depth`. A finished game has no further turns.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 { 1 } else { below(&position.turn_builder(), depth) }
}

/// The same for each first turn, by its text in byte order.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(String, u64)> {
    let mut counts = Vec::new();
    if depth > 0 {
        turn::for_each_turn(&position.turn_builder(), &mut Vec::new(), &mut |steps, draft| {
            counts.push((turn::write(steps), perft(&draft.clone().finish(), depth - 1)));
        });
    }
    counts.sort_unstable();
    counts
}

fn below<D: TurnBuilder<Position: Position<TurnBuilder = D>>>(draft: &D, depth: u32) -> u64 {
    if depth == 1
        && let Some(count) = draft.complete_step_count()
    {
        return count as u64;
    }
    let mut count = 0;
    draft.for_each_step(|step, stop| {
        // The last turn of a sequence is only counted: there is no need to make it where it is whole.
        if depth == 1 && stop == TurnStatus::Complete {
            count += 1;
            return;
        }
        let mut longer = draft.clone();
        longer.apply(step);
        if stop != TurnStatus::Complete {
            count += below(&longer, depth);
        }
        if stop != TurnStatus::Incomplete {
            count += if depth == 1 { 1 } else { below(&longer.finish().turn_builder(), depth - 1) };
        }
    });
    count
}
