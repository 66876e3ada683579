//! Discord's limits.

/// Entries of a menu, and suggestions of an autocompleted option.
pub(in crate::discord) const MAX_CHOICES: usize = 25;
/// Characters of the label and of the value of a menu entry or a suggestion.
pub(in crate::discord) const MAX_CHOICE_CHARS: usize = 100;
/// Characters of the label of a button.
pub(in crate::discord) const MAX_BUTTON_LABEL_CHARS: usize = 80;
/// Characters of a `custom_id`.
pub(in crate::discord) const MAX_CUSTOM_ID_CHARS: usize = 100;
/// Characters of the name of a thread.
pub(in crate::discord) const MAX_THREAD_NAME_CHARS: usize = 100;
/// Buttons in a row.
pub(in crate::discord) const MAX_BUTTONS_PER_ROW: usize = 5;
/// Characters of the placeholder of a field in a form.
pub(in crate::discord) const MAX_PLACEHOLDER_CHARS: usize = 100;
/// Rows of a message; a menu takes a row.
pub(in crate::discord) const MAX_ROWS: usize = 5;
/// Users that a message may notify.
pub(in crate::discord) const MAX_MENTIONED: usize = 100;
/// Bytes of a file. Some servers may have larger ones, but these take long to send.
pub(in crate::discord) const MAX_FILE_BYTES: usize = 10 << 20;
