use super::Localizer;
use super::players::escaped_name_at;
use crate::localize::Message;
use crate::rules::Game;
use crate::table::{GuildId, Phase, PlayerId, Resumption, Table};

/// A topic of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpTopic {
    /// How a game is started.
    Start,
    /// How a move is made.
    Move,
    /// Offers, and how a game is given up.
    Offers,
    /// How a game is learned.
    Learn,
    /// Commands for finished games.
    After,
    /// Ratings.
    Ratings,
    /// Tournaments.
    Tournaments,
    /// Settings.
    Settings,
    /// The data that is stored about people.
    Data,
}

impl HelpTopic {
    /// All topics, in the order in which they are offered.
    pub const ALL: [HelpTopic; 9] = [
        HelpTopic::Start,
        HelpTopic::Move,
        HelpTopic::Offers,
        HelpTopic::Learn,
        HelpTopic::After,
        HelpTopic::Ratings,
        HelpTopic::Tournaments,
        HelpTopic::Settings,
        HelpTopic::Data,
    ];

    /// The name of the topic in the ids of buttons.
    pub fn name(self) -> &'static str {
        match self {
            HelpTopic::Start => "start",
            HelpTopic::Move => "move",
            HelpTopic::Offers => "offers",
            HelpTopic::Learn => "learn",
            HelpTopic::After => "after",
            HelpTopic::Ratings => "ratings",
            HelpTopic::Tournaments => "tournaments",
            HelpTopic::Settings => "settings",
            HelpTopic::Data => "data",
        }
    }

    /// The title of the page.
    pub fn title(self, localizer: &Localizer) -> String {
        localizer.find(&format!("{}.title", self.key())).unwrap_or_default()
    }

    /// The text of the page.
    pub fn text(self, localizer: &Localizer) -> String {
        let message = match self {
            HelpTopic::Start => Message::new("help-start").shared_button("button-join"),
            HelpTopic::Move => Message::new("help-move").shared_button("button-choose"),
            HelpTopic::After => {
                let message = Message::new("help-after");
                let message = ["button-rematch", "button-weaker", "button-stronger"]
                    .into_iter()
                    .fold(message, Message::shared_button);
                message.shared_button("button-explore").with("button-plan", localizer.text("button-plan"))
            }
            _ => Message::new(self.key()),
        };
        localizer.render(&message)
    }

    fn key(self) -> &'static str {
        match self {
            HelpTopic::Start => "help-start",
            HelpTopic::Move => "help-move",
            HelpTopic::Offers => "help-offers",
            HelpTopic::Learn => "help-learn",
            HelpTopic::After => "help-after",
            HelpTopic::Ratings => "help-ratings",
            HelpTopic::Tournaments => "help-tournaments",
            HelpTopic::Settings => "help-settings",
            HelpTopic::Data => "help-data",
        }
    }
}

/// The first page of the help for a player: the next possible steps in a channel with this table, and what the bot does.
/// `table` is `None` in a channel without a table.
pub fn help_text(
    localizer: &Localizer,
    table: Option<&Table>,
    player: PlayerId,
    guild: Option<GuildId>,
) -> String {
    let mut lines = vec![localizer.text("help-now")];
    lines.extend(next_steps(localizer, table, player, guild).iter().map(|message| localizer.render(message)));
    lines.push(localizer.render(&Message::new("help-hosts").games("games")));
    lines.join("\n")
}

fn next_steps(
    localizer: &Localizer,
    table: Option<&Table>,
    player: PlayerId,
    guild: Option<GuildId>,
) -> Vec<Message> {
    let Some(table) = table else { return vec![Message::new("help-no-table")] };
    let heading = Message::new("help-table").game("game", table.setup().kind()).with("table", table.id());
    let mut message = vec![heading];
    match (table.phase(), table.game()) {
        (Phase::Invitation, _) => message.push(before_start(localizer, table, player)),
        (Phase::Playing, Some(_)) if table.acting(player.into(), guild) != player => {
            let acts = table.to_act().map_or(String::new(), |acts| escaped_name_at(localizer, table, acts));
            message.push(Message::new("help-voting").with("player", acts).shared_button("button-vote"));
        }
        (Phase::Playing, Some(game)) => {
            message.push(during_game(localizer, table, game, player));
            message.extend(open_offer(localizer, table, game, player));
        }
        _ => message.push(Message::new("help-over")),
    }
    message
}

/// The next step of a player before the game starts.
fn before_start(localizer: &Localizer, table: &Table, player: PlayerId) -> Message {
    let free = table.seats().iter().filter(|seat| seat.is_none()).count();
    let invited = || table.invited().map(|(_, player)| player);
    match invited().next() {
        _ if table.opener().id == player => Message::new("help-opened").shared_button("button-cancel"),
        _ if table.seat_of(player).is_some() => Message::new("help-seated"),
        Some(_) if invited().any(|invited| invited.id == player) => {
            let message =
                Message::new("help-invited").shared_button("button-join").shared_button("button-decline");
            message.with("player", escaped_name_at(localizer, table, table.opener()))
        }
        Some(_) if free == invited().count() => {
            let names: Vec<String> =
                invited().map(|invited| escaped_name_at(localizer, table, invited)).collect();
            Message::new("help-reserved").count("count", names.len()).conjunction("players", names)
        }
        _ => Message::new("help-free").shared_button("button-join"),
    }
}

fn during_game(localizer: &Localizer, table: &Table, game: &Game, player: PlayerId) -> Message {
    let acts = table.to_act().map_or(String::new(), |player| escaped_name_at(localizer, table, player));
    let Some(seat) = table.seat_of(player) else { return Message::new("help-watching").with("player", acts) };
    if let Some(place) = game.places().get(seat) {
        return Message::new("help-out").count("place", place.into()).with("player", acts);
    }
    if let Some(resumption) = table.resumption(seat) {
        let resume = match resumption {
            // The text about the open offer follows.
            Resumption::Asked | Resumption::Awaited => "offered",
            Resumption::Alone | Resumption::People => resumption.name(),
        };
        return Message::new("help-paused").with("resume", resume).count("seat", seat + 1);
    }
    if game.seat() != Some(seat) {
        return Message::new("help-waiting").count("seat", seat + 1).with("player", acts);
    }
    let turns = game.position().legal_turns();
    let example = turns.get(turns.len() / 2).map_or("", String::as_str);
    let message = Message::new("help-your-turn").shared_button("button-choose");
    message.count("seat", seat + 1).with("example", example)
}

/// The open offer, if there is one and the player is still in the game.
fn open_offer(localizer: &Localizer, table: &Table, game: &Game, player: PlayerId) -> Option<Message> {
    let seat = table.seat_of(player).filter(|seat| game.places().get(*seat).is_none())?;
    let open_offer = table.offer()?;
    let message = match open_offer.agreed.first() {
        Some(_) if open_offer.agreed.contains(&seat) => Message::new("help-offered"),
        Some(asker) => {
            let name = table.seats()[*asker]
                .as_ref()
                .map_or(String::new(), |player| escaped_name_at(localizer, table, player));
            Message::new("help-offer").with("player", name)
        }
        None => return None,
    };
    Some(message.with("offer", open_offer.offer.name()))
}
