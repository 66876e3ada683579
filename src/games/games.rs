//! The list of the games: everything that there is of each game follows from its line here.

/// Hands the list to another macro, in the order in which games are shown. A line is the name of the game in code and
/// the name of its folders, which is also its name in commands, records, the database and files:
///
/// - `rules/FOLDER`: its rules, with a `Position` that says how many play it, from which set-ups, with which men;
/// - `render/FOLDER`: what is drawn differently for it;
/// - `search/FOLDER.rs`: what its computer players know of it, which may be nothing, and `assets/players/FOLDER.toml`: what
///   that is worth, and their levels;
/// - `assets/diagrams/FOLDER.toml`: its figures and lessons; `assets/texts/LANGUAGE/`: its texts, with FOLDER in their
///   names; `tests/games/rulebook/FOLDER.toml`: where each sentence of its rules is told and tested;
/// - `tests/games/perft/FOLDER.txt`: counts of its turns; `tests/games/plain/FOLDER.rs`: a second engine that is as plain as can be.
///
/// Without the first five it does not compile; without the rest tests fail that name what is missing. `cargo fmt` does
/// not look into macros: `rustfmt --edition 2024 src/games/rules/*/mod.rs src/games/render/*.rs src/games/search/*.rs` formats these files.
macro_rules! games {
    ($with:ident) => {
        $with! {
            /// Guillaume Demougeot, 2003; 2, 3 or 4 seats.
            Biloba: biloba,
            /// USA, 1850s; 2 seats.
            Bizingo: bizingo,
            /// Marek Łukaszewicz, 2010; 2 seats.
            Basileus: basileus,
            /// Kris Burm, 1994; 2 seats.
            Bilitaire: bilitaire,
        }
    };
}

pub(crate) use games;
