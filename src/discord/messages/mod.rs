//! Messages as data: their texts, pictures, buttons and menus. A component carries its state in its `custom_id`, so nothing waits in
//! memory.

pub(super) mod board_message;
pub(super) mod command_mentions;
pub(super) mod components;
pub(super) mod custom_id;
pub(super) mod learning_buttons;
pub(super) mod limits;
pub(super) mod outgoing_message;
pub(super) mod post_message;
pub(super) mod step_buttons;
