/// Lines on a page of a list.
const LINES_PER_PAGE: usize = 20;
/// Upper bound of a message, in characters, without what follows its lines.
pub(super) const MAX_LIST_CHARS: usize = 1700;

/// A page of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListPage {
    /// Its lines.
    pub text: String,
    /// Its number, from 0: the one that was asked for, or the last one.
    pub number: usize,
    /// Whether another page follows.
    pub goes_on: bool,
}

impl ListPage {
    /// A page of some lines; `empty` is shown if there are none.
    pub(super) fn new(lines: &[String], number: usize, empty: impl FnOnce() -> String) -> ListPage {
        let last = lines.len().saturating_sub(1) / LINES_PER_PAGE;
        let number = number.min(last);
        let page: Vec<&str> =
            lines.iter().skip(number * LINES_PER_PAGE).take(LINES_PER_PAGE).map(String::as_str).collect();
        let text = if page.is_empty() { empty() } else { page.join("\n") };
        ListPage { text, number, goes_on: number < last }
    }
}
