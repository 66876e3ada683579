use crate::coach::Gains;
use crate::rules::{AnyPosition, Effect};
use crate::search;
use serde::Deserialize;

/// The theme of a puzzle, mostly the effect of the first turn of its solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub enum Theme {
    /// The line ends with a win.
    Win,
    /// The turn takes one man.
    Capture,
    /// The turn takes two men or more.
    DoubleCapture,
    /// The turn threatens two men or more at the same time.
    DoubleThreat,
    /// The turn saves men that could have been taken.
    Escape,
    /// The turn leaves no ball that the jumper can take, which ends the round (Bilitaire).
    Isolation,
    /// The turn neither takes, threatens, saves nor isolates anything.
    Quiet,
    /// A man of the solver is taken in reply.
    Sacrifice,
    /// The turn demands that balls be taken (Bilitaire).
    Demand,
    /// The tablebase has the position (Basileus).
    Ending,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 10] = [
        Theme::Win,
        Theme::Capture,
        Theme::DoubleCapture,
        Theme::DoubleThreat,
        Theme::Escape,
        Theme::Isolation,
        Theme::Quiet,
        Theme::Sacrifice,
        Theme::Demand,
        Theme::Ending,
    ];

    /// The name of the theme in files and in the keys of texts.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Win => "win",
            Theme::Capture => "capture",
            Theme::DoubleCapture => "double-capture",
            Theme::DoubleThreat => "double-threat",
            Theme::Escape => "escape",
            Theme::Quiet => "quiet",
            Theme::Sacrifice => "sacrifice",
            Theme::Demand => "demand",
            Theme::Isolation => "isolation",
            Theme::Ending => "ending",
        }
    }

    /// The themes of a line that begins in a position, in the order of [`Theme::ALL`].
    ///
    /// # Panics
    /// If the first turn of the line is illegal.
    pub(super) fn of(position: &AnyPosition, line: &[String], wins: bool) -> Vec<Theme> {
        let gains = Gains::of(position, &line[0]).expect("the line is legal");
        let captured = gains.captured.len();
        let is_quiet = captured == 0
            && gains.threatened.is_empty()
            && gains.rescued.is_empty()
            && gains.demand.is_none()
            && gains.outlook.is_none()
            && !gains.ends_round;
        let applies = |theme: Theme| match theme {
            Theme::Win => wins,
            Theme::Capture => captured == 1,
            Theme::DoubleCapture => captured > 1,
            Theme::DoubleThreat => gains.threatened.len() > 1,
            Theme::Escape => !gains.rescued.is_empty(),
            Theme::Quiet => is_quiet,
            Theme::Sacrifice => is_sacrifice(position, line),
            Theme::Demand => gains.demand.is_some(),
            Theme::Isolation => gains.ends_round,
            Theme::Ending => search::tablebase_result(position).is_some(),
        };
        Theme::ALL.into_iter().filter(|theme| applies(*theme)).collect()
    }
}

impl TryFrom<String> for Theme {
    type Error = String;

    fn try_from(name: String) -> Result<Theme, String> {
        let theme = Theme::ALL.into_iter().find(|theme| theme.name() == name);
        theme.ok_or_else(|| format!("{name:?} is not a theme"))
    }
}

/// Whether the reply takes a man of the seat that made the first turn.
fn is_sacrifice(position: &AnyPosition, line: &[String]) -> bool {
    let [first, reply, ..] = line else { return false };
    let Some(solver) = position.seat() else { return false };
    let mut after = position.clone();
    let replied = after.play(first).and_then(|_| after.play(reply));
    replied.is_ok_and(|(_, effects)| {
        effects.iter().any(
            |effect| matches!(effect, Effect::Captured { seat, kind, .. } if kind.is_owned() && *seat == solver),
        )
    })
}
