//! `/tournament`: opens, runs and shows the tournaments of a guild. Buttons under their messages do the same.
//!
//! # Bounds
//!
//! `/tournament` and its buttons look up one tournament, cached or replayed once, and draw a picture of its standings. A
//! guild has eight unfinished tournaments, four of one organiser. A game is a thread, at the pace of its channel: one in one
//! and a half seconds, and no more than the pairings of a round, or of a round robin whose rounds are played at once: 240.

mod actions;
mod buttons;
mod change;
mod change_panel;
mod choice;
mod confirm;
mod create;
mod export;
mod organise;
mod panel;
mod participate;
mod show;
pub(super) mod start_time;

use super::{
    App, CommandContext, CommandError, Context, Suggestion, Visibility, run, serenity, suggestions,
    user_localizer,
};
pub(super) use buttons::route_button;
pub(super) use change_panel::submit;

// Discord runs only the subcommands.
#[poise::command(
    slash_command,
    guild_only,
    subcommands(
        "create::create",
        "organise::start",
        "organise::pause",
        "organise::resume",
        "organise::cancel",
        "organise::finish",
        "organise::remove",
        "organise::relocate",
        "participate::join",
        "participate::leave",
        "participate::withdraw",
        "participate::challenge",
        "show::standings",
        "show::pairings",
        "export::export",
        "change::change",
        "change::result",
        "change::add",
        "change::seed",
        "change::bye",
        "change::apart",
        "change::undo"
    ),
    subcommand_required
)]
pub(super) async fn tournament(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}
