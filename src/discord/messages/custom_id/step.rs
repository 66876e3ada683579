use std::fmt;

/// Marks a complete turn in an id or in the value of a menu entry.
const COMPLETE: char = '=';
/// Marks the beginning of a turn in an id; values of menu entries have no mark for it.
const PARTIAL: char = '~';

/// The turn, or the beginning of a turn, that a button or menu entry of the chooser selects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum StepValue {
    /// `=TURN`: the turn is complete.
    Complete(String),
    /// `~BEGINNING`: more steps follow.
    Partial(String),
}

impl StepValue {
    /// Parses the value of a menu entry, in which the mark of a beginning is optional. An empty value stands for the
    /// beginning before the first step.
    pub(in crate::discord) fn parse(value: &str) -> StepValue {
        let partial = || StepValue::Partial(value.strip_prefix(PARTIAL).unwrap_or(value).to_owned());
        value.strip_prefix(COMPLETE).map_or_else(partial, |turn| StepValue::Complete(turn.to_owned()))
    }

    /// Parses a step in an id, where the mark distinguishes it from the index of a menu.
    pub(super) fn parse_marked(value: &str) -> Option<StepValue> {
        value.starts_with([COMPLETE, PARTIAL]).then(|| StepValue::parse(value))
    }

    /// The value of a menu entry: a beginning without its mark, as menus have always sent it.
    pub(in crate::discord) fn menu_value(&self) -> String {
        match self {
            StepValue::Complete(turn) => format!("{COMPLETE}{turn}"),
            StepValue::Partial(beginning) => beginning.clone(),
        }
    }
}

impl fmt::Display for StepValue {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            StepValue::Complete(turn) => write!(f, "{COMPLETE}{turn}"),
            StepValue::Partial(beginning) => write!(f, "{PARTIAL}{beginning}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_menu_entry_is_complete_only_with_its_mark() {
        assert_eq!(StepValue::parse("=d4-d5"), StepValue::Complete("d4-d5".to_owned()));
        for value in ["d4", "~d4"] {
            assert_eq!(StepValue::parse(value), StepValue::Partial("d4".to_owned()));
        }
    }
}
