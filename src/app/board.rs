use super::App;
use super::content::{Content, Control};
use super::presenter::{Oldest, PresentError, Presenter, Remains};
use super::render_pool::{Picture, RenderError};
use super::state_names::{picture_name, state_name};
use crate::host::{CommandOutcome, DisplayedMessage};
use crate::i18n::{
    self, Localizer, first_game_text, moved_text, news_text, rating_lines, retired_text, table_alt,
    table_text, with_closed_offer,
};
use crate::render::RenderOptions;
use crate::rules::Seat;
use crate::table::{ChannelId, Event, MessageId, Phase, Player, PlayerId, Table};
use std::sync::Arc;

/// A table as one message shows it, without the controls.
#[derive(Clone, Debug)]
pub struct Board {
    /// The table, on which the controls depend.
    pub table: Arc<Table>,
    /// The channel of the message: that of the table, or the direct conversation that mirrors it.
    pub channel: ChannelId,
    /// The text of the message.
    pub text: String,
    /// `None` after a closed invitation, or if rendering failed.
    pub picture: Option<Picture>,
    /// The people who are notified.
    pub mentions: Vec<PlayerId>,
    /// The language of the controls.
    pub localizer: Localizer,
    /// Whether a button moves the table to a thread.
    pub offers_thread: bool,
}

impl Board {
    /// What the message shows. Its key identifies the state, as does the name of the picture.
    pub fn content(&self) -> Content {
        let Board { table, text, mentions, localizer, offers_thread, .. } = self;
        let controls = vec![Control::Board(table.clone(), *offers_thread)];
        let idempotency_key = Some(format!("board {}", state_name(table)));
        let content = Content::line(localizer, text.clone(), mentions.clone());
        Content { controls, idempotency_key, ..content }
    }
}

impl<P: Presenter> App<P> {
    /// Posts what a board shows in a channel. Returns the message.
    pub(super) async fn post_board(
        &self,
        channel: ChannelId,
        content: &Content,
        picture: Option<Picture>,
    ) -> Result<MessageId, PresentError> {
        self.presenter.send(channel, content, picture).await
    }

    /// Shows a board in a message of its channel, which notifies nobody.
    pub(super) async fn show_board_in(&self, message: MessageId, board: Board) -> Result<(), PresentError> {
        self.presenter.edit(board.channel, message, &board.content(), board.picture).await
    }

    /// Looks for a message of a channel, not older than `oldest`, that shows a table exactly as it is.
    pub(super) async fn find_board(
        &self,
        channel: ChannelId,
        table: &Arc<Table>,
        oldest: Option<MessageId>,
    ) -> Result<Option<MessageId>, PresentError> {
        let controls = vec![Control::Board(table.clone(), false)];
        let board = Content { controls, ..Content::text(&Localizer::english(), String::new()) };
        self.presenter.find(channel, oldest.map_or(Oldest::Any, Oldest::Message), &board).await
    }
}

impl<P> App<P> {
    /// The board after a command: what has happened, the position, and who is to act.
    pub async fn board_after(&self, localizer: &Localizer, outcome: &CommandOutcome) -> Board {
        let CommandOutcome { table, events, ratings, unrated, mentions } = outcome;
        let mut text = news_text(localizer, table, events, mentions, ratings, *unrated);
        text.extend(end_line(localizer, table, mentions));
        if events.iter().any(|event| matches!(event, Event::Ended(_))) {
            text.extend(self.annulled_line(localizer, table).await);
            text.extend(self.first_game_line(localizer, table).await);
        }
        let board = self.board_with_text(localizer, table, text).await;
        let board = Board { mentions: mentions.clone(), ..board };
        // The first board in its thread.
        let begins =
            events.iter().any(|event| matches!(event, Event::Started { .. } | Event::Relocated { .. }));
        if begins { self.with_tournament_line(board).await } else { board }
    }

    /// The board of a table whose changes no message shows yet, for these people. It does not say what has happened.
    pub(super) async fn unshown_board(
        &self,
        localizer: &Localizer,
        table: &Arc<Table>,
        mentions: Vec<PlayerId>,
    ) -> Board {
        let mut board = self.board(localizer, table).await;
        board.text.extend(end_line(localizer, table, &mentions));
        board.text.extend(self.first_game_line(localizer, table).await);
        Board { mentions, ..board }
    }

    /// At the end of somebody's first finished game, a line that says what to try next.
    async fn first_game_line(&self, localizer: &Localizer, table: &Table) -> Option<String> {
        let newcomers = match self.host.players().newcomers(table).await {
            Ok(newcomers) => newcomers,
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, table = %table.id(), "whose first game it is could not be read");
                return None;
            }
        };
        first_game_text(localizer, table, &newcomers).map(|line| format!("\n{line}"))
    }

    /// The board of a table as it is, without news, for everybody who is awaited.
    pub async fn board(&self, localizer: &Localizer, table: &Arc<Table>) -> Board {
        let text = self.caption(localizer, table).await;
        self.board_with_text(localizer, table, text).await
    }

    /// The text of a table as it is, without news; after a game with the ratings.
    pub async fn caption(&self, localizer: &Localizer, table: &Table) -> String {
        let mut text = table_text(localizer, table);
        if !matches!(table.phase(), Phase::Ended(_)) {
            return text;
        }
        match self.host.tables().conclusion(table).await {
            Ok((ratings, unrated)) => {
                let lines = rating_lines(localizer, table, &ratings, unrated);
                text.extend(lines.into_iter().map(|line| format!("\n{line}")));
            }
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, table = %table.id(), "the ratings after a game could not be read");
            }
        }
        text.extend(self.annulled_line(localizer, table).await);
        text
    }

    async fn board_with_text(&self, localizer: &Localizer, table: &Arc<Table>, mut text: String) -> Board {
        let options = self.table_options(table).await;
        let picture = match self.table_picture(localizer, table, 0, options).await {
            Ok(picture) => picture,
            Err(error) => {
                // The text describes a change that is already stored, so it is shown even without a picture.
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, table = %table.id(), "a board could not be rendered");
                let position = i18n::scene(localizer, table).map(|scene| table_alt(localizer, table, &scene));
                text.extend(position.map(|position| format!("\n{position}")));
                None
            }
        };
        let mentions = table.awaited().into_iter().filter_map(Player::human_id).collect();
        let offers_thread = self.thread_offers.is_offered(table);
        let (channel, localizer) = (table.channel(), localizer.clone());
        Board { table: table.clone(), channel, text, picture, mentions, localizer, offers_thread }
    }

    /// What remains of a message that is not the board of this table any more, and that has asked for an answer to the offer with
    /// this number if there is one. Guilds may keep the pictures of all boards.
    pub(super) async fn remains(
        &self,
        localizer: &Localizer,
        table: &Table,
        retired: DisplayedMessage,
        offer: Option<usize>,
    ) -> Remains {
        if retired.channel != table.channel() && !table.is_direct() {
            return Remains::Line(moved_text(localizer, table));
        }
        let keeps_picture = match table.guild() {
            Some(guild) => match self.host.settings().of_guild(guild).await {
                Ok(settings) => settings.keeps_boards == Some(true),
                Err(_) => return Remains::Everything,
            },
            None => false,
        };
        let is_over = matches!(table.phase(), Phase::Ended(_) | Phase::Closed);
        if is_over && retired.event_count == table.event_count() && !table.has_former_players() {
            // It tells how the game ended, and another message only shows the board again.
            return if keeps_picture { Remains::Everything } else { Remains::Text };
        }
        let text = told_text(localizer, table, retired.event_count, offer);
        if retired.event_count >= table.drawn_at() && !is_over && !keeps_picture {
            // The board of now has the same picture, and leaves the line.
            return Remains::Nothing;
        }
        if keeps_picture { Remains::Picture(text) } else { Remains::Line(text) }
    }

    /// What the banner of a finished game says, and its alt text; without the ratings if they cannot be read.
    async fn result_notes(&self, localizer: &Localizer, table: &Table) -> (Vec<String>, Vec<String>) {
        if !matches!(table.phase(), Phase::Ended(_)) {
            return Default::default();
        }
        let (ratings, _) = self.host.tables().conclusion(table).await.unwrap_or_default();
        let drawn = i18n::result_notes(localizer, table, &ratings);
        (drawn, i18n::spoken_result_notes(localizer, table, &ratings))
    }

    /// The board as one seat sees it; `None` for a table without a position to show.
    ///
    /// # Errors
    /// Fails if the renderer panics.
    pub async fn table_picture(
        &self,
        localizer: &Localizer,
        table: &Table,
        view: Seat,
        options: RenderOptions,
    ) -> Result<Option<Picture>, RenderError> {
        let Some(mut scene) = i18n::scene(localizer, table) else { return Ok(None) };
        scene.view = view;
        let (drawn, spoken) = self.result_notes(localizer, table).await;
        scene.result_notes = spoken;
        let alt = table_alt(localizer, table, &scene);
        scene.result_notes = drawn;
        Ok(Some(self.render_pool.picture(&picture_name(table), scene, options, alt).await?))
    }
}

/// The line that notifies those whose game is over, or who are out of it.
fn end_line(localizer: &Localizer, table: &Table, mentions: &[PlayerId]) -> Option<String> {
    let text =
        i18n::end_text(localizer, table, mentions).or_else(|| i18n::out_text(localizer, table, mentions));
    text.map(|text| format!("\n{text}"))
}

/// The line of a former board with this number of events: its change, and how the offer with this number was closed, for which it
/// has asked.
pub(super) fn told_text(
    localizer: &Localizer,
    table: &Table,
    event_count: usize,
    offer: Option<usize>,
) -> String {
    let text = retired_text(localizer, table, event_count);
    match offer {
        Some(number) => with_closed_offer(localizer, table, text, number),
        None => text,
    }
}
