//! Delays before retries.

use backon::ExponentialBuilder;
use std::time::Duration;

/// Delay before the first retry.
const MIN_DELAY: Duration = Duration::from_millis(500);
/// Longest delay while a service is down. Within this time the process notices that the service is back.
const MAX_OUTAGE_DELAY: Duration = Duration::from_secs(30);
/// Longest delay after refusals, which only people can resolve.
const MAX_REFUSAL_DELAY: Duration = Duration::from_secs(60 * 60);

/// The policy that retries for ever during an outage, with the delays of [`outage_delay`].
pub fn outage() -> ExponentialBuilder {
    let delays = ExponentialBuilder::default().with_min_delay(MIN_DELAY).with_max_delay(MAX_OUTAGE_DELAY);
    delays.with_factor(2.0).without_max_times()
}

/// The delay after `tries` failures during an outage: doubled each time, at most 30 s.
pub fn outage_delay(tries: u32) -> Duration {
    doubled(tries).min(MAX_OUTAGE_DELAY)
}

/// The delay after `tries` refusals: doubled each time, at most an hour, because refused requests count against the
/// bot.
pub fn refusal_delay(tries: u32) -> Duration {
    doubled(tries).min(MAX_REFUSAL_DELAY)
}

fn doubled(tries: u32) -> Duration {
    MIN_DELAY.saturating_mul(2_u32.saturating_pow(tries))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delays_double_up_to_a_maximum() {
        let delays = [0, 1, 2, 6, 99].map(|tries| outage_delay(tries).as_millis());
        assert_eq!(delays, [500, 1000, 2000, 30_000, 30_000]);
        assert_eq!([1, 6, 99].map(|tries| refusal_delay(tries).as_secs()), [1, 32, 3600]);
    }
}
