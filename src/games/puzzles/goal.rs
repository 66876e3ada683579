use serde::Deserialize;

/// What the solution of a puzzle reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// It wins by force: every reply was tried.
    Win,
    /// It saves the game: after any other turn, the other side wins by force.
    Save,
    /// It gains much more than any other turn, after which the solver is not ahead.
    Gain,
}

impl Goal {
    /// All goals.
    pub const ALL: [Goal; 3] = [Goal::Win, Goal::Save, Goal::Gain];

    /// The name of the goal in files and in the keys of texts.
    pub fn name(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Save => "save",
            Goal::Gain => "gain",
        }
    }
}
