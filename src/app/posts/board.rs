use super::content::{BoardExtras, Content, Control};
use super::messenger::{Messenger, MessengerError, Oldest, Remains};
use super::state_names::{picture_name, state_name};
use crate::app::App;
use crate::app::pools::render_pool::{Picture, RenderError};
use crate::host::{CommandOutcome, DisplayedMessage, FormerBoards};
use crate::i18n::{
    self, Localizer, first_game_text, moved_text, news_text, rating_lines, retired_text, table_alt,
    table_text, with_closed_offer,
};
use crate::render::RenderOptions;
use crate::rules::choice::Choices;
use crate::rules::{ResultNote, Seat};
use crate::table::{ChannelId, Event, GuildId, MessageId, Participant, Phase, Player, PlayerId, Table};
use std::sync::Arc;

/// A table as one message shows it, without the controls.
#[derive(Clone, Debug)]
pub struct Board {
    /// The table, on which the controls depend.
    pub table: Arc<Table>,
    /// The channel of the message: that of the table, or the one that mirrors it.
    pub channel: ChannelId,
    /// The text of the message.
    pub text: String,
    /// `None` after a closed invitation, or if rendering failed.
    pub picture: Option<Picture>,
    /// The people who are notified.
    pub mentions: Vec<PlayerId>,
    /// The language of the controls.
    pub localizer: Localizer,
    /// Buttons that not every board has.
    pub extras: BoardExtras,
    /// The numbered choices of the next turn; `None` if none is chosen on this board.
    pub choices: Option<Arc<Choices>>,
}

impl Board {
    /// The content of the message. Its key identifies the state, as does the name of the picture.
    pub fn content(&self) -> Content {
        let Board { table, text, mentions, localizer, extras, choices, .. } = self;
        let controls = match choices {
            Some(choices) => vec![Control::Chooser(table.clone(), choices.clone(), *extras)],
            None => vec![Control::Board(table.clone(), *extras)],
        };
        let idempotency_key = Some(format!("board {}", state_name(table)));
        let content = Content::line(localizer, text.clone(), mentions.clone());
        Content { controls, idempotency_key, ..content }
    }
}

impl<P: Messenger> App<P> {
    /// Posts what a board shows in a channel. Returns the message.
    pub(in crate::app) async fn post_board(
        &self,
        channel: ChannelId,
        content: &Content,
        picture: Option<Picture>,
    ) -> Result<MessageId, MessengerError> {
        self.messenger.send(channel, content, picture).await
    }

    /// Shows a board in a message of its channel, which notifies nobody.
    pub(in crate::app) async fn show_board_in(
        &self,
        message: MessageId,
        board: Board,
    ) -> Result<(), MessengerError> {
        self.messenger.edit(board.channel, message, &board.content(), board.picture).await
    }

    /// Looks for a message of a channel, not older than `oldest`, that shows a table exactly as it is.
    pub(in crate::app) async fn find_board(
        &self,
        channel: ChannelId,
        table: &Arc<Table>,
        oldest: Option<MessageId>,
    ) -> Result<Option<MessageId>, MessengerError> {
        let controls = vec![Control::Board(table.clone(), BoardExtras::default())];
        let board = Content { controls, ..Content::text(&Localizer::english(), String::new()) };
        self.messenger.find(channel, oldest.map_or(Oldest::Any, Oldest::Message), &board).await
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
        }
        if events.iter().any(|event| matches!(event, Event::Ended(_) | Event::Started { .. })) {
            text.extend(self.first_game_line(localizer, table).await);
        }
        let board = self.board_with_text(localizer, table, text).await;
        let board = Board { mentions: mentions.clone(), ..board };
        // The first board in its thread names the tournament.
        let begins =
            events.iter().any(|event| matches!(event, Event::Started { .. } | Event::Relocated { .. }));
        if begins { self.with_tournament_line(board).await } else { board }
    }

    /// The board of a table whose changes no message shows yet, for these people. It does not say what has happened.
    pub(in crate::app) async fn unshown_board(
        &self,
        localizer: &Localizer,
        table: &Arc<Table>,
        mentions: Vec<PlayerId>,
    ) -> Board {
        let mut board = self.board(localizer, table).await;
        board.text.extend(end_line(localizer, table, &mentions));
        if table.phase() != Phase::Playing || table.turn_number() == 0 {
            board.text.extend(self.first_game_line(localizer, table).await);
        }
        Board { mentions, ..board }
    }

    /// In somebody's first game, a line that says its goal, and at its end what to try next.
    async fn first_game_line(&self, localizer: &Localizer, table: &Table) -> Option<String> {
        let newcomers = self.newcomers(table).await;
        first_game_text(localizer, table, &newcomers).map(|line| format!("\n{line}"))
    }

    /// The seats of the people whose first game it is; none if they cannot be read.
    async fn newcomers(&self, table: &Table) -> Vec<Seat> {
        self.host.players().newcomers(table).await.unwrap_or_else(|error| {
            let error: &dyn std::error::Error = &error;
            tracing::error!(error, table = %table.id(), "whose first game it is could not be read");
            Vec::new()
        })
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
        text.extend(self.votes_line(localizer, table).await.map(|line| format!("\n{line}")));
        let options = self.guild_options(guild_of(localizer, table)).await;
        let choices = self.chooser_boards.choices(localizer, table).map(Arc::new);
        let drawn = match &choices {
            Some(choices) => self.chooser_picture(localizer, table, choices, options).await,
            None => self.table_picture(localizer, table, 0, options).await,
        };
        text.extend(
            choices.iter().map(|choices| format!("\n{}", i18n::chooser_question(localizer, choices))),
        );
        let picture = match drawn {
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
        let lesson = table.phase() == Phase::Playing && self.is_for_newcomers(table).await;
        let extras = BoardExtras {
            thread: self.thread_offers.is_offered(table),
            lesson: lesson || table.phase() == Phase::Invitation,
        };
        let (channel, localizer) = (table.channel(), localizer.clone());
        Board { table: table.clone(), channel, text, picture, mentions, localizer, extras, choices }
    }

    /// Whether somebody who plays at a table may not know the game: the person to act has not moved, or it is somebody's first game.
    async fn is_for_newcomers(&self, table: &Table) -> bool {
        table.awaits_first_turn() || !table.is_of_tournament() && !self.newcomers(table).await.is_empty()
    }

    /// The remains of a message that is not the board of this table any more, and that has asked for an answer to the offer
    /// with this number if there is one. Guilds may keep lines or pictures of former boards.
    pub(in crate::app) async fn remains(
        &self,
        localizer: &Localizer,
        table: &Table,
        retired: DisplayedMessage,
        offer: Option<usize>,
    ) -> Remains {
        if retired.channel != table.channel() && !table.has_two_places() {
            return Remains::Line(moved_text(localizer, table));
        }
        let kept = match guild_of(localizer, table) {
            Some(guild) => match self.host.settings().of_guild(guild).await {
                Ok(settings) => settings.former_boards,
                Err(_) => return Remains::Everything,
            },
            None => None,
        };
        let is_over = matches!(table.phase(), Phase::Ended(_) | Phase::Closed);
        if is_over && retired.event_count == table.event_count() && !table.has_former_players() {
            // This message tells how the game ended, and another one only shows the board again.
            return if kept == Some(FormerBoards::Pictures) { Remains::Everything } else { Remains::Text };
        }
        let text = told_text(localizer, table, retired.event_count, offer);
        // The current board has the same picture, and becomes the line later.
        let is_repeated = retired.event_count >= table.drawn_at() && !is_over;
        match kept {
            Some(FormerBoards::Pictures) => Remains::Picture(text),
            Some(FormerBoards::Lines) if !is_repeated => Remains::Line(text),
            None if table.is_invitation_at(retired.event_count) && !is_repeated => Remains::Line(text),
            Some(FormerBoards::Lines) | None => Remains::Nothing,
        }
    }

    /// The notes in the banner of a finished game, and those in its alt text; without the ratings if they cannot be read.
    async fn result_notes(&self, localizer: &Localizer, table: &Table) -> (Vec<ResultNote>, Vec<ResultNote>) {
        if !matches!(table.phase(), Phase::Ended(_)) {
            return Default::default();
        }
        let (ratings, _) = self.host.tables().conclusion(table).await.unwrap_or_default();
        let drawn = i18n::result_notes(localizer, table, &ratings);
        (drawn, i18n::spoken_result_notes(localizer, table, &ratings))
    }

    /// The board with numbered choices.
    async fn chooser_picture(
        &self,
        localizer: &Localizer,
        table: &Table,
        choices: &Choices,
        options: RenderOptions,
    ) -> Result<Option<Picture>, RenderError> {
        let scene = choices.scene.clone();
        let alt = table_alt(localizer, table, &scene);
        Ok(Some(self.render_pool.picture(&picture_name(table), scene, options, alt).await?))
    }

    /// The board as one seat sees it; `None` for a table without a position to show.
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

/// The guild in which a board in this language is read; `None` for a direct conversation.
pub(in crate::app) fn guild_of(localizer: &Localizer, table: &Table) -> Option<GuildId> {
    localizer.reader().and_then(Participant::guild).or(table.guild())
}

/// The line that notifies those whose game is over, or who are out of it.
fn end_line(localizer: &Localizer, table: &Table, mentions: &[PlayerId]) -> Option<String> {
    let text =
        i18n::end_text(localizer, table, mentions).or_else(|| i18n::out_text(localizer, table, mentions));
    text.map(|text| format!("\n{text}"))
}

/// The line that remains of a board with this number of events: its change, and how the offer with this number was closed, if the
/// board asked for the answer.
pub(in crate::app) fn told_text(
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
