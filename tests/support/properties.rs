//! Property tests with the same cases in each run.

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::env;

/// Whether the long form of tests is asked for: `BSIDE_LONG=1`.
pub fn is_long() -> bool {
    env::var_os("BSIDE_LONG").is_some()
}

/// Random numbers that are the same in each run.
pub fn random_numbers() -> TestRng {
    TestRng::deterministic_rng(RngAlgorithm::ChaCha)
}

fn runner(cases: u32) -> TestRunner {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, random_numbers())
}

/// Checks a property with this number of cases, a hundred times as many in a long run.
///
/// # Panics
///
/// With the smallest case found in which the property does not hold.
pub fn check<S: Strategy>(cases: u32, strategy: S, property: impl Fn(S::Value)) {
    let cases = if is_long() { cases * 100 } else { cases };
    let result = runner(cases).run(&strategy, |value| {
        property(value);
        Ok(())
    });
    result.unwrap_or_else(|failure| panic!("{failure}"));
}

/// Values of a strategy, for properties that are checked asynchronously. They are not made smaller on failure.
///
/// # Panics
///
/// If the strategy has no value.
pub fn values<S: Strategy>(strategy: S) -> impl Iterator<Item = S::Value> {
    let mut runner = runner(0);
    std::iter::repeat_with(move || strategy.new_tree(&mut runner).expect("a value").current())
}
