//! What Discord takes in one message or answer.

/// Entries of a menu, and suggestions while somebody types.
pub(super) const MOST_CHOICES: usize = 25;
/// Characters of each of them, and of what it stands for.
pub(super) const MOST_CHARACTERS: usize = 100;
/// Buttons in a row.
pub(super) const MOST_IN_A_ROW: usize = 5;
/// Rows of buttons or menus; a menu is a row.
pub(super) const MOST_ROWS: usize = 5;
