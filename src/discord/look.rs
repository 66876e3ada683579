//! In which colours, and from which side, boards are shown to whom.

use super::App;
use super::context::CommandContext;
use crate::host::HostError;
use crate::render::{RenderOptions, Theme};
use crate::rules::Seat;
use crate::table::{GuildId, Table};

/// A look in the colours of a theme; in the first ones where there is none of that name any more.
fn of_theme(name: Option<&str>) -> RenderOptions {
    RenderOptions { theme: name.and_then(Theme::by_name).unwrap_or_default(), ..RenderOptions::default() }
}

/// How all see the boards of a server. Where that cannot be read, a board in other colours is better than none.
pub(super) async fn of_server(app: &App, guild: Option<GuildId>) -> RenderOptions {
    let Some(guild) = guild else { return RenderOptions::default() };
    match app.host.server(guild).await {
        Ok(server) => of_theme(server.theme.as_deref()),
        Err(error) => {
            unread(&error);
            RenderOptions::default()
        }
    }
}

/// How all see the board of a table.
pub(super) async fn of_table(app: &App, table: &Table) -> RenderOptions {
    of_server(app, table.guild()).await
}

/// How a person sees what nobody else sees: in colours of their own or else of the server.
pub(super) async fn own(ctx: &CommandContext<'_>) -> RenderOptions {
    match ctx.settings().preferences.theme.as_deref() {
        Some(theme) => of_theme(Some(theme)),
        None => of_server(ctx.app, ctx.guild_id()).await,
    }
}

/// From which side a person sees what nobody else sees: their own, if they sit there and have not chosen otherwise.
pub(super) fn view(ctx: &CommandContext<'_>, seat: Option<Seat>) -> Seat {
    seat.filter(|_| ctx.settings().sees_own_side()).unwrap_or_default()
}

pub(super) fn unread(error: &HostError) {
    tracing::error!(error = error as &dyn std::error::Error, "settings cannot be read");
}
