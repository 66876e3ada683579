use super::button::{Button, Verb};
use super::caller::plain;
use super::painter::Painter;
use super::{Trouble, serenity};
use crate::host::Update;
use crate::picture::Look;
use crate::rules::course::Draw;
use crate::rules::{Course, Scene, Seat, Told};
use crate::table::{Ending, Event, Phase, Player, Table};
use crate::words::{Words, alt_text, turn_told};
use serenity::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage, UserId,
};

/// How a table looks in a channel: what happened and who is to act, the board, the buttons.
#[derive(Clone)]
pub(super) struct Card {
    content: String,
    picture: Option<CreateAttachment>,
    buttons: Vec<CreateButton>,
    /// The only person who is notified.
    mention: Option<UserId>,
}

impl Card {
    /// The card after a command.
    pub(super) async fn after(painter: &Painter, words: &Words, update: &Update) -> Result<Card, Trouble> {
        let mut card = Card::with_news(painter, words, &update.table, news(words, update)).await?;
        for line in rating_changes(words, update) {
            card.content += "\n";
            card.content += &line;
        }
        Ok(card)
    }

    /// The card of a table as it stands, without news.
    pub(super) async fn now(painter: &Painter, words: &Words, table: &Table) -> Result<Card, Trouble> {
        let news = table.course().and_then(|course| last_turn(words, table, course));
        Card::with_news(painter, words, table, news.into_iter().collect()).await
    }

    async fn with_news(
        painter: &Painter,
        words: &Words,
        table: &Table,
        mut lines: Vec<String>,
    ) -> Result<Card, Trouble> {
        lines.insert(0, heading(words, table));
        let mention = match table.phase() {
            Phase::Invitation => table.invited(),
            Phase::Playing => table.to_act(),
            Phase::Ended(_) | Phase::Closed => None,
        };
        match table.phase() {
            Phase::Invitation => lines.push(invitation(words, table)),
            Phase::Playing => lines.extend(
                mention.map(|player| words.told(&Told::new("card-to-act").with("player", at(player)))),
            ),
            Phase::Ended(ending) => lines.push(result(words, table, ending)),
            Phase::Closed => lines.push(words.say("card-closed")),
        }
        let picture = picture(painter, words, table, 0, Look::default()).await?;
        Ok(Card {
            content: lines.join("\n"),
            picture,
            buttons: buttons(words, table),
            mention: mention.map(|player| UserId::new(player.id)),
        })
    }

    /// As the first answer to an interaction, or as an update of the message it came from.
    pub(super) fn response(self) -> CreateInteractionResponseMessage {
        let mentions = self.mentions();
        CreateInteractionResponseMessage::new()
            .components(rows(self.buttons))
            .content(self.content)
            .files(self.picture)
            .allowed_mentions(mentions)
    }

    /// As a further message after the first answer.
    pub(super) fn follow_up(self) -> CreateInteractionResponseFollowup {
        let mentions = self.mentions();
        CreateInteractionResponseFollowup::new()
            .components(rows(self.buttons))
            .content(self.content)
            .files(self.picture)
            .allowed_mentions(mentions)
    }

    /// As a message that nobody asked for.
    pub(super) fn message(self) -> CreateMessage {
        let mentions = self.mentions();
        CreateMessage::new()
            .components(rows(self.buttons))
            .content(self.content)
            .files(self.picture)
            .allowed_mentions(mentions)
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.mention)
    }
}

fn rows(buttons: Vec<CreateButton>) -> Vec<CreateActionRow> {
    if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] }
}

/// The name of a game as people write it.
pub(super) fn title(words: &Words, game: crate::rules::Game) -> String {
    words.find(&format!("game-{game}")).unwrap_or_else(|| game.to_string())
}

fn at(player: &Player) -> String {
    format!("<@{}>", player.id)
}

fn heading(words: &Words, table: &Table) -> String {
    let told = Told::new("card-heading")
        .with("game", title(words, table.setup().game()))
        .with("table", table.id())
        .count("turn", table.turn_number());
    words.told(&told)
}

/// Who is asked, and how many seats are free.
fn invitation(words: &Words, table: &Table) -> String {
    let opener = table.opener();
    let free = table.seats().iter().filter(|seat| seat.is_none()).count();
    let told = match table.invited() {
        Some(invited) => Told::new("card-invitation").with("invited", at(invited)),
        None => Told::new("card-open-invitation"),
    };
    let told = told
        .with("opener", plain(&opener.name))
        .with("game", title(words, table.setup().game()))
        .count("seats", table.setup().seats())
        .count("free", free);
    words.told(&told)
}

/// What happened, line by line.
fn news(words: &Words, update: &Update) -> Vec<String> {
    let table = &update.table;
    let names: Vec<String> = table.names().iter().map(|name| plain(name)).collect();
    let name = |seat: Seat| names.get(seat).cloned().unwrap_or_default();
    let mut lines = Vec::new();
    for event in &update.events {
        match event {
            Event::Joined { player, .. } => {
                lines.push(words.told(&Told::new("news-joined").with("name", plain(&player.name))));
            }
            Event::Declined => {
                lines.extend(table.invited().map(|invited| {
                    words.told(&Told::new("news-declined").with("name", plain(&invited.name)))
                }))
            }
            Event::Cancelled => lines.push(words.say("news-cancelled")),
            Event::Started => lines.push(words.say("news-started")),
            Event::Turned { seat, .. } => lines.push(turn_told(words, &names, *seat, &update.effects)),
            Event::Resigned { seat } => {
                lines.push(words.told(&Told::new("news-resigned").with("name", name(*seat))));
            }
            Event::DrawOffered { seat } => {
                let agreed = matches!(table.phase(), Phase::Ended(_));
                let key = if agreed { "news-draw-accepted" } else { "news-draw-offered" };
                lines.push(words.told(&Told::new(key).with("name", name(*seat))));
            }
            Event::Ended(_) => {}
        }
    }
    lines
}

fn rating_changes(words: &Words, update: &Update) -> Vec<String> {
    let mut lines = Vec::new();
    for change in &update.ratings {
        let (before, after) = (change.before.value.round(), change.after.value.round());
        let told = Told::new("news-rating")
            .with("name", plain(&change.player.name))
            .with("before", before)
            .with("after", after)
            .with("change", format!("{:+}", after - before));
        lines.push(words.told(&told));
    }
    lines
}

fn last_turn(words: &Words, table: &Table, course: &Course) -> Option<String> {
    let names: Vec<String> = table.names().iter().map(|name| plain(name)).collect();
    told(words, &names, course)
}

/// The last turn in words, if the last thing that happened was a turn.
fn told(words: &Words, names: &[String], course: &Course) -> Option<String> {
    let seat = course.last_mover()?;
    Some(turn_told(words, names, seat, course.last()))
}

/// How the game ended.
fn result(words: &Words, table: &Table, ending: Ending) -> String {
    let Some(course) = table.course() else { return String::new() };
    let places = course.places();
    let names = table.names();
    let of_place = |place: u8| -> Vec<String> {
        (0..places.seats())
            .filter(|seat| places.of(*seat) == Some(place))
            .map(|seat| plain(&names[seat]))
            .collect()
    };
    let first = of_place(1);
    let why = match ending {
        Ending::ByRules => "",
        Ending::Resigned => "resigned",
        Ending::Drawn(Draw::Agreement) => "agreement",
        Ending::Drawn(Draw::Repetition) => "repetition",
        Ending::Drawn(Draw::Quiet) => "quiet",
    };
    let key = if first.len() == 1 { "card-won" } else { "card-drawn" };
    let mut lines = vec![words.told(&Told::new(key).list("names", first).with("why", why))];
    if places.seats() > 2 {
        for place in 2..=places.seats() as u8 {
            let names = of_place(place);
            if !names.is_empty() {
                lines.push(
                    words.told(&Told::new("card-place").count("place", place.into()).list("names", names)),
                );
            }
        }
    }
    lines.join("\n")
}

/// The board as one seat sees it, with its alt text; none for a table that was closed.
pub(super) async fn picture(
    painter: &Painter,
    words: &Words,
    table: &Table,
    view: Seat,
    look: Look,
) -> Result<Option<CreateAttachment>, Trouble> {
    let Some(mut scene) = scene(table) else { return Ok(None) };
    scene.view = view;
    let last = table.course().and_then(|course| told(words, &table.names(), course));
    let alt = alt_text(words, &scene, last.as_deref());
    let bytes = painter.paint(scene, look).await?;
    Ok(Some(CreateAttachment::bytes(bytes, "board.png").description(alt)))
}

/// The board to draw; none for a table that was closed.
fn scene(table: &Table) -> Option<Scene> {
    let mut scene = match (table.phase(), table.course()) {
        (Phase::Closed, _) => return None,
        (_, Some(course)) => course.scene(),
        (_, None) => table.setup().start().scene(),
    };
    let name = |seat: &Option<Player>| seat.as_ref().map_or_else(String::new, |player| player.name.clone());
    scene.names = table.seats().iter().map(name).collect();
    Some(scene)
}

fn buttons(words: &Words, table: &Table) -> Vec<CreateButton> {
    let verbs: &[(Verb, ButtonStyle)] = match table.phase() {
        Phase::Invitation => &[
            (Verb::Join, ButtonStyle::Success),
            (Verb::Decline, ButtonStyle::Secondary),
            (Verb::Cancel, ButtonStyle::Secondary),
        ],
        Phase::Playing => &[
            (Verb::Choose, ButtonStyle::Primary),
            (Verb::Draw, ButtonStyle::Secondary),
            (Verb::Resign, ButtonStyle::Danger),
        ],
        Phase::Ended(_) | Phase::Closed => &[],
    };
    verbs.iter().map(|(verb, style)| button(words, table, *verb, *style)).collect()
}

/// A button of a table as it stands.
pub(super) fn button(words: &Words, table: &Table, verb: Verb, style: ButtonStyle) -> CreateButton {
    let id = Button { verb, table: table.id(), number: table.turn_number() };
    CreateButton::new(id.to_string()).label(words.say(verb.key())).style(style)
}
