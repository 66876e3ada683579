//! Numbers of Discord's API: the types and flags of its objects, and gateway intents.

/// Types of interactions.
pub(super) mod interaction_type {
    /// The check of an endpoint.
    pub const PING: u64 = 1;
    pub const COMMAND: u64 = 2;
    pub const COMPONENT: u64 = 3;
    pub const AUTOCOMPLETE: u64 = 4;
    pub const MODAL_SUBMIT: u64 = 5;
}

/// Types of application commands.
pub(super) mod command_type {
    pub const CHAT_INPUT: u64 = 1;
    pub const USER: u64 = 2;
    pub const MESSAGE: u64 = 3;
    /// The command that opens an activity, which the sandbox does not support.
    pub const PRIMARY_ENTRY_POINT: u64 = 4;
}

/// Types of command options.
pub(super) mod option_type {
    pub const SUB_COMMAND: u64 = 1;
    pub const SUB_COMMAND_GROUP: u64 = 2;
    pub const STRING: u64 = 3;
    pub const INTEGER: u64 = 4;
    pub const BOOLEAN: u64 = 5;
    pub const USER: u64 = 6;
    pub const CHANNEL: u64 = 7;
    pub const ROLE: u64 = 8;
    pub const MENTIONABLE: u64 = 9;
    pub const NUMBER: u64 = 10;
    pub const ATTACHMENT: u64 = 11;
}

/// Types of components.
pub(super) mod component_type {
    pub const ACTION_ROW: u64 = 1;
    pub const BUTTON: u64 = 2;
    pub const STRING_SELECT: u64 = 3;
    pub const TEXT_INPUT: u64 = 4;
    pub const USER_SELECT: u64 = 5;
    pub const ROLE_SELECT: u64 = 6;
    pub const MENTIONABLE_SELECT: u64 = 7;
    pub const CHANNEL_SELECT: u64 = 8;
    pub const SECTION: u64 = 9;
    pub const TEXT_DISPLAY: u64 = 10;
    pub const THUMBNAIL: u64 = 11;
    pub const MEDIA_GALLERY: u64 = 12;
    pub const FILE: u64 = 13;
    pub const SEPARATOR: u64 = 14;
    pub const CONTAINER: u64 = 17;
    pub const LABEL: u64 = 18;
    /// File uploads, radio groups, checkboxes and groups of them, which the sandbox does not support.
    pub const UNSUPPORTED_INPUTS: [u64; 4] = [19, 21, 22, 23];
}

/// Types of channels.
pub(super) mod channel_type {
    pub const TEXT: u64 = 0;
    pub const DM: u64 = 1;
    pub const VOICE: u64 = 2;
    pub const CATEGORY: u64 = 4;
    pub const ANNOUNCEMENT: u64 = 5;
    pub const ANNOUNCEMENT_THREAD: u64 = 10;
    pub const PUBLIC_THREAD: u64 = 11;
    pub const PRIVATE_THREAD: u64 = 12;
    pub const STAGE: u64 = 13;
    pub const DIRECTORY: u64 = 14;
    pub const FORUM: u64 = 15;
    pub const MEDIA: u64 = 16;
}

/// Types of messages.
pub(super) mod message_type {
    pub const DEFAULT: u8 = 0;
    pub const CHANNEL_PINNED_MESSAGE: u8 = 6;
    pub const THREAD_CREATED: u8 = 18;
    pub const REPLY: u8 = 19;
    pub const CHAT_INPUT_COMMAND: u8 = 20;
    pub const THREAD_STARTER_MESSAGE: u8 = 21;
    pub const POLL_RESULT: u8 = 46;
    /// The types of messages that nobody has written.
    pub const NOTICES: [u8; 4] =
        [CHANNEL_PINNED_MESSAGE, THREAD_CREATED, THREAD_STARTER_MESSAGE, POLL_RESULT];
}

/// Types of actions in the audit log.
pub(super) mod audit_action {
    pub const CHANNEL_CREATE: u64 = 10;
    pub const CHANNEL_UPDATE: u64 = 11;
    pub const CHANNEL_DELETE: u64 = 12;
    pub const OVERWRITE_CREATE: u64 = 13;
    pub const OVERWRITE_UPDATE: u64 = 14;
    pub const OVERWRITE_DELETE: u64 = 15;
    pub const MEMBER_KICK: u64 = 20;
    pub const MEMBER_BAN_ADD: u64 = 22;
    pub const MEMBER_BAN_REMOVE: u64 = 23;
    pub const MEMBER_UPDATE: u64 = 24;
    pub const MEMBER_ROLE_UPDATE: u64 = 25;
    pub const ROLE_CREATE: u64 = 30;
    pub const ROLE_UPDATE: u64 = 31;
    pub const ROLE_DELETE: u64 = 32;
    pub const INVITE_CREATE: u64 = 40;
    pub const INVITE_DELETE: u64 = 42;
    pub const WEBHOOK_CREATE: u64 = 50;
    pub const WEBHOOK_UPDATE: u64 = 51;
    pub const WEBHOOK_DELETE: u64 = 52;
    pub const MESSAGE_DELETE: u64 = 72;
    pub const MESSAGE_BULK_DELETE: u64 = 73;
    pub const MESSAGE_PIN: u64 = 74;
    pub const MESSAGE_UNPIN: u64 = 75;
    pub const THREAD_CREATE: u64 = 110;
    pub const THREAD_UPDATE: u64 = 111;
    pub const THREAD_DELETE: u64 = 112;
}

/// Flags of messages.
pub(super) mod message_flag {
    /// The message was published to the channels that follow its own.
    pub const CROSSPOSTED: u64 = 1 << 0;
    pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
    /// A thread has been created at the message.
    pub const HAS_THREAD: u64 = 1 << 5;
    /// Only one person sees the message.
    pub const EPHEMERAL: u64 = 1 << 6;
    /// The message is the placeholder of a deferred response.
    pub const LOADING: u64 = 1 << 7;
    pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    /// The message consists of components: Components V2.
    pub const IS_COMPONENTS_V2: u64 = 1 << 15;
}

/// Flags of applications, which say what privileged intents an application that is not verified has.
pub(super) mod application_flag {
    pub const GATEWAY_PRESENCE_LIMITED: u64 = 1 << 13;
    pub const GATEWAY_GUILD_MEMBERS_LIMITED: u64 = 1 << 15;
    pub const GATEWAY_MESSAGE_CONTENT_LIMITED: u64 = 1 << 19;
}

/// Gateway intents.
pub(super) mod intent {
    pub const GUILDS: u64 = 1 << 0;
    pub const GUILD_MEMBERS: u64 = 1 << 1;
    pub const GUILD_MODERATION: u64 = 1 << 2;
    pub const GUILD_WEBHOOKS: u64 = 1 << 5;
    pub const GUILD_INVITES: u64 = 1 << 6;
    pub const GUILD_PRESENCES: u64 = 1 << 8;
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    pub const GUILD_MESSAGE_REACTIONS: u64 = 1 << 10;
    pub const GUILD_MESSAGE_TYPING: u64 = 1 << 11;
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    pub const DIRECT_MESSAGE_REACTIONS: u64 = 1 << 13;
    pub const DIRECT_MESSAGE_TYPING: u64 = 1 << 14;
    pub const MESSAGE_CONTENT: u64 = 1 << 15;
    pub const GUILD_MESSAGE_POLLS: u64 = 1 << 24;
    pub const DIRECT_MESSAGE_POLLS: u64 = 1 << 25;
    /// The intents that a bot gets only if they are enabled for its application.
    pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
    /// All intents of the API.
    pub const ALL: u64 = ((1 << 17) - 1) | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;
}
