//! The page of the sandbox in a real browser: headless Chromium, driven as a person drives it. Pictures of the moments
//! that matter are left in `target/tmp/browser`, to be looked at.
//!
//! Where there is no Chromium with its driver these tests are left out, and say so.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../sandbox/client.rs"]
#[allow(dead_code, reason = "the tests of the sandbox itself need more of it")]
mod client;
mod driver;
mod game;
mod harness;
mod keyboard;
mod manners;
mod page;
mod sight;

use driver::Driver;
use libtest_mimic::{Arguments, Completion, Trial};
use std::sync::Arc;

type Story = fn(Arc<Driver>);

const STORIES: [(&str, Story); 14] = [
    ("first_game_by_pressing_only", game::first_game_by_pressing_only),
    ("two_play_in_two_windows", game::two_play_in_two_windows),
    ("rules_are_read_by_pressing", game::rules_are_read_by_pressing),
    ("game_by_keyboard_from_greeting_to_result", keyboard::game_from_greeting_to_result),
    ("commands_by_keyboard", keyboard::commands),
    ("options_are_picked_or_refused", keyboard::options_are_picked_or_refused),
    ("own_turn_is_in_sight_on_a_desk", sight::own_turn_on_a_desk),
    ("own_turn_is_in_sight_on_a_phone", sight::own_turn_on_a_phone),
    ("pictures_open_large", sight::pictures_open_large),
    ("edges_and_focus_stand_out", sight::edges_and_focus_stand_out),
    ("a_lost_connection_is_told_and_mended", manners::lost_connection),
    ("answers_that_come_late_or_never", manners::answers_late_or_never),
    ("messages_are_drawn_as_discord_draws_them", manners::drawn_as_discord_draws),
    ("what_is_new_is_told", manners::what_is_new_is_told),
];

fn main() {
    let mut arguments = Arguments::from_args();
    // Two browsers at a time are as much as a small machine can do.
    arguments.test_threads.get_or_insert(2);
    let driver = Driver::start().map(Arc::new);
    if let Err(reason) = &driver {
        eprintln!("The tests in a browser are left out: {reason}");
    }
    let trial = |(name, story): (&str, Story)| {
        let driver = driver.clone();
        Trial::ignorable_test(name, move || match driver {
            Ok(driver) => {
                story(driver);
                Ok(Completion::Completed)
            }
            Err(reason) => Ok(Completion::ignored_with(reason)),
        })
    };
    let trials = STORIES.into_iter().map(trial).collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
    // The driver must go before the process does.
    drop(driver);
    conclusion.exit();
}
