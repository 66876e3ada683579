//! End-to-end tests through the real client: the sandbox in place of Discord, the bot as it runs, and people who enter
//! commands, press buttons and choose from menus. What the bot sends is checked against Discord's published schema
//! if the machine has it (`tests/schema.rs` says if not).

mod absences;
mod admin;
mod authority;
mod blocks;
mod boards;
mod budgets;
mod clocks;
mod computers;
mod crowds;
mod daily_puzzles;
mod direct_messages;
mod evenings;
mod faults;
mod feedback;
mod first_games;
mod games;
mod gate;
mod gateway;
mod gateway_proxy;
mod greeting;
mod harness;
mod hints;
mod imports;
mod interactions;
mod invitation_answers;
mod invitations;
mod invited_directly;
mod languages;
mod lessons;
mod limits;
mod menus;
mod message;
mod metrics;
mod names;
mod notices;
mod offers;
mod one_board;
mod openings;
mod outages;
mod person;
mod places;
mod plans;
mod privacy;
mod private_boards;
mod process;
mod processes;
mod profiles;
mod puzzle_runs;
mod puzzles;
mod random_play;
mod replays;
mod restarts;
mod reviews;
mod roles;
mod rules;
mod second_offers;
mod secrets;
mod seeks;
mod settings;
mod suggestions;
mod taps;
mod thread_crashes;
mod thread_names;
mod threads;
mod time_zones;
mod tournament_changes;
mod tournament_crowds;
mod tournament_deadlines;
mod tournament_forms;
mod tournament_messages;
mod tournament_organisers;
mod tournament_places;
mod tournaments;
mod transactions;
mod tunnel;
mod typing;
mod upkeep;
mod vacations;
mod votes;
mod wrong;

use bside_test_support::database;
use std::io::{Write, stderr};

/// The stories of [`DATABASE_PLAYS_A_PART`] again. They take half as long as all of them on SQLite, so they only run when asked for.
#[test]
#[ignore = "cargo test --test e2e on_postgres -- --ignored runs many of the tests again, on PostgreSQL"]
fn on_postgres_the_tests_pass() {
    let arguments = [&["--include-ignored"], &DATABASE_PLAYS_A_PART[..]].concat();
    database::rerun_on_postgres(
        &arguments,
        &["on_postgres", "a_process_asked_to_end", "a_copy_is_made_while_the_bot_runs"],
    );
}

/// Stories of several processes, of kills and of races, and those whose queries neither the tests of the store nor those of the host
/// make; without those about the files of SQLite.
const DATABASE_PLAYS_A_PART: [&str; 22] = [
    "blocks::",
    "crowds::",
    "daily_puzzles::",
    "direct_messages::",
    "faults::",
    "metrics::",
    "notices::",
    "plans::",
    "privacy::",
    "processes::",
    "random_play::",
    "restarts::",
    "seeks::",
    "thread_crashes::",
    "thread_names::",
    "time_zones::",
    "tournament_organisers::",
    "tournaments::",
    "transactions::",
    "upkeep::",
    "vacations::",
    "votes::",
];

/// Whether the test runs on SQLite, where tests of several processes are left out. Prints that they are.
fn skips_several_processes() -> bool {
    if !database::is_postgres() {
        let notice =
            "left out: several processes need PostgreSQL (cargo test --test e2e on_postgres -- --ignored)\n";
        stderr().write_all(notice.as_bytes()).expect("somebody listens");
    }
    !database::is_postgres()
}
