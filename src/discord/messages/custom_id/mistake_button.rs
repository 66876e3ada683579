use super::step::StepValue;
use crate::rules::Seat;
use crate::table::TableId;
use std::fmt;

/// A button or menu by which players try their mistakes again, in ids `mistake:ACTION:POINT`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum MistakeButton {
    /// `mistake:open:POINT` opens a mistake in a message of its own.
    Open(MistakePoint),
    /// `mistake:show:POINT` opens a mistake.
    Show(MistakePoint),
    /// `mistake:menu:POINT:INDEX` is a menu of steps.
    Menu(MistakePoint, u8),
    /// `mistake:step:POINT:STEP` continues or completes a turn.
    Step(MistakePoint, StepValue),
    /// `mistake:better:POINT` shows the better turn.
    Better(MistakePoint),
}

/// A turn of the game at a table that was a mistake, in ids `TABLE:NUMBER:SEAT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct MistakePoint {
    pub table: TableId,
    /// The number of turns played before it.
    pub number: usize,
    /// The seat that played it.
    pub seat: Seat,
}

impl MistakeButton {
    /// The name of the button in ids, and the turn for which it was made.
    fn parts(&self) -> (&'static str, MistakePoint) {
        match self {
            MistakeButton::Open(point) => ("open", *point),
            MistakeButton::Show(point) => ("show", *point),
            MistakeButton::Menu(point, _) => ("menu", *point),
            MistakeButton::Step(point, _) => ("step", *point),
            MistakeButton::Better(point) => ("better", *point),
        }
    }

    /// The turn for which it was made.
    pub(in crate::discord) fn point(&self) -> MistakePoint {
        self.parts().1
    }

    /// Parses what follows `mistake:`.
    pub(super) fn parse(text: &str) -> Option<MistakeButton> {
        let (action, rest) = text.split_once(':')?;
        let mut parts = rest.splitn(4, ':');
        let point = MistakePoint {
            table: TableId(parts.next()?.parse().ok()?),
            number: parts.next()?.parse().ok()?,
            seat: parts.next()?.parse().ok()?,
        };
        Some(match (action, parts.next()) {
            ("open", None) => MistakeButton::Open(point),
            ("show", None) => MistakeButton::Show(point),
            ("menu", Some(index)) => MistakeButton::Menu(point, index.parse().ok()?),
            ("step", Some(step)) => MistakeButton::Step(point, StepValue::parse_marked(step)?),
            ("better", None) => MistakeButton::Better(point),
            _ => return None,
        })
    }
}

impl fmt::Display for MistakePoint {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}:{}", self.table, self.number, self.seat)
    }
}

impl fmt::Display for MistakeButton {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (action, point) = self.parts();
        write!(f, "mistake:{action}:{point}")?;
        match self {
            MistakeButton::Menu(_, index) => write!(f, ":{index}"),
            MistakeButton::Step(_, step) => write!(f, ":{step}"),
            MistakeButton::Open(_) | MistakeButton::Show(_) | MistakeButton::Better(_) => Ok(()),
        }
    }
}
