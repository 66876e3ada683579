//! The secrets of tests, which all have a form of their own, and the check that nothing shows one.

use crate::PASSWORD;
use std::fs;
use std::process::{Command, Output};

/// A token of a bot in Discord's form. Nothing accepts it.
pub const BOT_TOKEN: &str = "MTEwMDAwMDAwMDAwMDAwMDAw.GhIjKl.abcdefghijklmnopqrstuvwxyz0123";

/// Parts of secrets: the tokens of bots, here and in the sandbox's own worlds, the tokens of interactions, and the password of
/// databases.
const MARKS: [&str; 3] = ["MTEwMDAwMDAwMDAwMDAwMDAw", "aW50ZXJhY3Rpb246", PASSWORD];

/// Checks that a text has no secret.
///
/// # Panics
///
/// With the line that has one.
#[track_caller]
pub fn assert_none_in(what: &str, text: &str) {
    let is_wrong = |line: &&str| MARKS.iter().any(|mark| line.contains(mark));
    if let Some(line) = text.lines().find(is_wrong) {
        panic!("a secret is in {what}: {line}");
    }
}

/// Checks that the arguments of a running process have no secret: all users of the machine can read them.
///
/// # Panics
///
/// If one has.
#[track_caller]
pub fn assert_none_in_arguments(process: u32) {
    // There is no such file except on Linux.
    let arguments = fs::read(format!("/proc/{process}/cmdline")).unwrap_or_default();
    assert_none_in("the arguments of a process", &String::from_utf8_lossy(&arguments));
}

/// The output of a program, in whose arguments and output no secret is.
///
/// # Panics
///
/// If one is, or the program does not start.
#[track_caller]
pub fn output(command: &mut Command) -> Output {
    for argument in command.get_args() {
        assert_none_in("the arguments of a process", &argument.to_string_lossy());
    }
    output_despite_arguments(command)
}

/// The output of a program that is given a secret among its arguments on purpose.
///
/// # Panics
///
/// If the output has one, or the program does not start.
#[track_caller]
pub fn output_despite_arguments(command: &mut Command) -> Output {
    let output = command.output().expect("the program starts");
    assert_none_in_output(&output);
    output
}

/// Checks the output of a program that has ended.
///
/// # Panics
///
/// If it has a secret.
#[track_caller]
pub fn assert_none_in_output(output: &Output) {
    assert_none_in("standard output", &String::from_utf8_lossy(&output.stdout));
    assert_none_in("standard error", &String::from_utf8_lossy(&output.stderr));
}
