//! What is this bot's and this server's own: ids, names, texts. For another bot, write other names here, in the titles of
//! the page (`page.html` and `channels.js` of its assets) and in the table of `sandbox/lib.rs`; no other code knows them.
//! The ids are the same at each start.

/// The application, and the user that is its bot.
pub(crate) const APPLICATION: u64 = 1_100_000_000_000_000_001;
/// The name of the application, of its bot, and of the role that came with it.
pub(super) const BOT_NAME: &str = "B-Side";
/// What the application says of itself.
pub(super) const BOT_DESCRIPTION: &str = "Board games hardly anybody else hosts";
/// The token of the bot. Its first part is the application's id in base 64, as Discord has it.
pub(crate) const BOT_TOKEN: &str =
    "MTEwMDAwMDAwMDAwMDAwMDAwMQ.GsBox0.bside-sandbox-bot-token-never-valid-elsewhere";
/// The role that came with the bot.
pub(super) const BOT_ROLE: u64 = 1_100_000_000_000_000_041;

/// The server; also the id of its role @everyone.
pub(crate) const GUILD: u64 = 1_100_000_000_000_000_010;
/// The name of the server.
pub(super) const GUILD_NAME: &str = "B-Side Sandbox";
/// The channels with which the world begins: id, name, topic.
pub(super) const CHANNELS: [(u64, &str, &str); 3] = [
    (1_100_000_000_000_000_021, "table-one", "A table to play at"),
    (1_100_000_000_000_000_022, "table-two", "Another table to play at"),
    (1_100_000_000_000_000_023, "lounge", "Where people talk"),
];
/// The channel that people see first.
pub(crate) const FIRST_CHANNEL: u64 = CHANNELS[0].0;
/// The people: id, user name, name. The first of them owns the server.
pub(super) const PEOPLE: [(u64, &str, &str); 4] = [
    (1_100_000_000_000_000_031, "ana", "Ana"),
    (1_100_000_000_000_000_032, "ben", "Ben"),
    (1_100_000_000_000_000_033, "cy", "Cy"),
    (1_100_000_000_000_000_034, "dee", "Dee"),
];
