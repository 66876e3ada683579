//! Tests of the games through the public interface of their crate.

mod addressing;
mod alt_texts;
mod basileus;
mod bilitaire;
mod biloba;
mod bizingo;
mod choices;
mod coach;
mod diagrams;
mod directions;
mod endings;
mod i18n;
mod languages;
mod laws;
mod lessons;
mod levels;
mod openings;
mod perft;
mod plain;
mod playthroughs;
mod puzzles;
mod record;
mod render;
mod search;
mod texts;
mod tournament_texts;
mod tournaments;
mod yardstick;

/// Where the repository lies, from the crate of the games.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
