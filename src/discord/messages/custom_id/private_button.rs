use super::step::StepValue;
use crate::table::TableId;
use std::fmt;

/// A button, menu or form of a private board, in ids `private:ACTION:POINT`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum PrivateButton {
    /// `private:show:POINT:INDEX` shows a ply; the index tells the buttons of a message apart.
    Show(PrivatePoint, u8),
    /// `private:menu:POINT:INDEX` is a menu of steps.
    Menu(PrivatePoint, u8),
    /// `private:step:POINT:STEP` continues or completes a turn.
    Step(PrivatePoint, StepValue),
    /// `private:flip:POINT` turns the board.
    Flip(PrivatePoint),
    /// `private:swap:POINT` shows the line that was tried before.
    Swap(PrivatePoint),
    /// `private:game:POINT` shows the game without the line.
    Game(PrivatePoint),
    /// `private:ask:POINT` shows what the computer would play.
    Ask(PrivatePoint),
    /// `private:plan:POINT` plans the line.
    Plan(PrivatePoint),
    /// `private:unplan:POINT:NUMBER` drops a plan, whose line the point has.
    DropPlan(PrivatePoint, usize),
    /// `private:notes:POINT` opens the form of the notes.
    OpenNotes(PrivatePoint),
    /// `private:noted:POINT` is the form of the notes.
    Notes(PrivatePoint),
}

/// A position on the private board of a table, in ids `TABLE:PLY` or `TABLE:PLY.LINE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct PrivatePoint {
    pub table: TableId,
    pub ply: usize,
    /// The fingerprint of the line for which a button was made, where it does nothing on another one.
    pub line: Option<u16>,
}

impl PrivatePoint {
    fn parse(table: &str, place: &str) -> Option<PrivatePoint> {
        let (ply, line) = match place.split_once('.') {
            Some((ply, line)) => (ply, Some(u16::from_str_radix(line, 16).ok()?)),
            None => (place, None),
        };
        Some(PrivatePoint { table: TableId(table.parse().ok()?), ply: ply.parse().ok()?, line })
    }
}

impl fmt::Display for PrivatePoint {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.table, self.ply)?;
        self.line.map_or(Ok(()), |line| write!(f, ".{line:04x}"))
    }
}

impl PrivateButton {
    /// The name of the button in ids, and the point for which it was made.
    fn parts(&self) -> (&'static str, PrivatePoint) {
        match self {
            PrivateButton::Show(point, _) => ("show", *point),
            PrivateButton::Menu(point, _) => ("menu", *point),
            PrivateButton::Step(point, _) => ("step", *point),
            PrivateButton::Flip(point) => ("flip", *point),
            PrivateButton::Swap(point) => ("swap", *point),
            PrivateButton::Game(point) => ("game", *point),
            PrivateButton::Ask(point) => ("ask", *point),
            PrivateButton::Plan(point) => ("plan", *point),
            PrivateButton::DropPlan(point, _) => ("unplan", *point),
            PrivateButton::OpenNotes(point) => ("notes", *point),
            PrivateButton::Notes(point) => ("noted", *point),
        }
    }

    /// The position for which it was made.
    pub(in crate::discord) fn point(&self) -> PrivatePoint {
        self.parts().1
    }

    /// Parses what follows `private:`.
    pub(super) fn parse(text: &str) -> Option<PrivateButton> {
        let (action, rest) = text.split_once(':')?;
        let mut parts = rest.splitn(3, ':');
        let point = PrivatePoint::parse(parts.next()?, parts.next()?)?;
        Some(match (action, parts.next()) {
            ("show", Some(index)) => PrivateButton::Show(point, index.parse().ok()?),
            ("menu", Some(index)) => PrivateButton::Menu(point, index.parse().ok()?),
            ("step", Some(step)) => PrivateButton::Step(point, StepValue::parse_marked(step)?),
            ("flip", None) => PrivateButton::Flip(point),
            ("swap", None) => PrivateButton::Swap(point),
            ("game", None) => PrivateButton::Game(point),
            ("ask", None) => PrivateButton::Ask(point),
            ("plan", None) => PrivateButton::Plan(point),
            ("unplan", Some(number)) => PrivateButton::DropPlan(point, number.parse().ok()?),
            ("notes", None) => PrivateButton::OpenNotes(point),
            ("noted", None) => PrivateButton::Notes(point),
            _ => return None,
        })
    }
}

impl fmt::Display for PrivateButton {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (action, point) = self.parts();
        write!(f, "private:{action}:{point}")?;
        match self {
            PrivateButton::Show(_, index) | PrivateButton::Menu(_, index) => write!(f, ":{index}"),
            PrivateButton::DropPlan(_, number) => write!(f, ":{number}"),
            PrivateButton::Step(_, step) => write!(f, ":{step}"),
            _ => Ok(()),
        }
    }
}
