use serde::Deserialize;

/// The nodes of the search that finds what a turn reaches.
pub(super) const FINDING_NODES: u64 = 8_000;
/// By how much the chance of the best turn exceeds those of all turns that are not as good.
pub(super) const MIN_MARGIN: f64 = 0.25;

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
