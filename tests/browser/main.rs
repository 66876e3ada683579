//! Tests of the sandbox page in headless Chromium. Screenshots are written to `target/tmp/browser`.
//!
//! Without Chromium and chromedriver the tests are skipped with a message.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod driver;
mod game;
mod harness;
mod keyboard;
mod languages;
mod layout;
mod links;
mod page;
mod rules;
mod updates;

use bside_test_support::sandbox_client as client;
use driver::Driver;
use libtest_mimic::{Arguments, Completion, Trial};
use std::sync::Arc;

type BrowserTest = fn(Arc<Driver>);

const TESTS: [(&str, BrowserTest); 31] = [
    ("a_game_can_be_played_with_clicks", game::game_with_clicks),
    ("two_people_can_play_in_two_windows", game::game_in_two_windows),
    ("a_lesson_leads_to_a_game_with_clicks", game::first_game_with_clicks),
    ("an_evening_in_another_language", languages::evening_in_another_language),
    ("the_rules_can_be_read_with_clicks", game::rules_with_clicks),
    ("pages_of_the_rules_show_their_picture_on_a_phone", rules::pictures_on_phone),
    ("a_game_can_be_played_with_the_keyboard", keyboard::game_with_keyboard),
    ("commands_can_be_entered_with_the_keyboard", keyboard::commands_with_keyboard),
    ("a_file_is_sent_with_a_command", keyboard::file_with_command),
    ("options_are_completed_and_validated", keyboard::options_are_completed_and_validated),
    ("the_own_turn_is_visible_on_a_desktop", layout::own_turn_on_desktop),
    ("the_own_turn_is_visible_on_a_phone", layout::own_turn_on_phone),
    ("the_board_stays_in_view_against_the_computer_on_a_desktop", layout::board_in_view_on_desktop),
    ("the_board_stays_in_view_against_the_computer_on_a_phone", layout::board_in_view_on_phone),
    ("a_board_stays_large_in_little_space", layout::board_in_little_space),
    ("images_open_in_the_viewer", layout::images_open_in_viewer),
    ("edges_and_focus_have_enough_contrast", layout::edges_and_focus_have_contrast),
    ("a_direct_message_to_a_bot_can_be_opened", links::direct_messages),
    ("a_channel_of_another_server_can_be_opened", links::channels_of_another_server),
    ("links_to_messages_open_inside", links::message_links),
    ("mentioned_commands_can_be_pressed", links::command_mentions),
    ("a_message_can_have_several_lines", keyboard::message_of_several_lines),
    ("a_lost_connection_is_shown_and_restored", updates::lost_connection),
    ("late_and_missing_responses_are_shown", updates::late_and_missing_responses),
    ("messages_are_rendered_as_on_discord", updates::messages_are_rendered_as_on_discord),
    ("messages_are_named", updates::messages_are_named),
    ("reactions_pins_and_threads_are_shown", updates::reactions_pins_and_threads),
    ("reduced_motion_is_respected", updates::reduced_motion),
    ("a_form_opens_in_one_window", updates::form_in_one_window),
    ("new_messages_are_announced", updates::new_messages_are_announced),
    ("edited_messages_are_announced_once", updates::edited_messages_are_announced_once),
];

fn main() {
    let mut arguments = Arguments::from_args();
    // More browsers at a time would overload a small machine.
    arguments.test_threads.get_or_insert(2);
    let driver = Driver::start().map(Arc::new);
    if let Err(reason) = &driver {
        eprintln!("The browser tests are skipped: {reason}");
    }
    let trial = |(name, test): (&str, BrowserTest)| {
        let driver = driver.clone();
        Trial::ignorable_test(name, move || match driver {
            Ok(driver) => {
                test(driver);
                Ok(Completion::Completed)
            }
            Err(reason) => Ok(Completion::ignored_with(reason)),
        })
    };
    let trials = TESTS.into_iter().map(trial).collect();
    let conclusion = libtest_mimic::run(&arguments, trials);
    // `exit` does not run destructors, and the driver must be stopped.
    drop(driver);
    conclusion.exit();
}
