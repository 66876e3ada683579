//! Who may do what, and where: every command and component, used by six kinds of people in four kinds of places.
//! `tests/data/authority.txt` has the outcomes; `RENEW=1` writes it anew.

mod attempts;

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use attempts::Attempt::{Button, Menu, Slash};
use attempts::Start::{self, Ended, Invitation, Left, Nothing, Offer as Offered, Paused, Playing};
use attempts::{Attempt, attempts};
use bside::host::{Host, TableRef};
use bside::rules::{GameKind, Setup};
use bside::sandbox::{Settings, WorldConfig};
use bside::table::{
    ChannelId, Command, GuildId, MessageId, NewTable, Offer, Participant, Phase, Player, PlayerId, TableId,
    TimeControl,
};
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;

const OUTCOMES: &str = "tests/data/authority.txt";
/// Dee does not see the channel of the game.
const WORLD: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [
        { username = "ana", name = "Ana" },
        { username = "ben", name = "Ben" },
        { username = "cy", name = "Cy" },
        { username = "dee", name = "Dee" },
        { username = "mo", name = "Mo" },
        { username = "max", name = "Max" },
        { username = "own", name = "Owner" },
    ]
    [[servers]]
    name = "Here"
    owner = "own"
    roles = [
        { name = "moderators", permissions = ["MANAGE_MESSAGES", "MANAGE_GUILD", "MANAGE_EVENTS"], members = ["mo", "max"] },
    ]
    channels = [
        { name = "game", overwrites = [{ of = "dee", deny = ["VIEW_CHANNEL"] }] },
        { name = "other" },
    ]
    [[servers]]
    name = "Elsewhere"
    owner = "own"
    channels = [{ name = "far" }]
"#;
/// The kinds of people. Max plays at a table of his own, all others see Ana's.
const PEOPLE: [(&str, &str); 6] = [
    ("ana", "player"),
    ("ben", "opponent"),
    ("cy", "spectator"),
    ("dee", "outsider"),
    ("mo", "moderator"),
    ("max", "moderator who plays"),
];
const PLACES: [&str; 4] = ["same channel", "other channel", "other server", "direct message"];

/// A table of the test.
#[derive(Default)]
struct Prepared {
    id: Option<TableId>,
    event_count: usize,
    /// The revision of the table, or the number of the open offer.
    number: usize,
    /// A legal turn.
    turn: String,
}

/// Everything that the attempts need.
struct Walk {
    harness: Harness,
    host: Host,
    /// The channel of the game, and its server.
    channel: ChannelId,
    guild: GuildId,
    ids: BTreeMap<&'static str, PlayerId>,
    /// The sentences of the answers that are nothing but text, by their letters.
    sentences: Vec<String>,
}

impl Walk {
    fn player(&self, name: &str) -> Player {
        let shown = name[..1].to_uppercase() + &name[1..];
        Player::human(self.ids[name], shown)
    }

    /// Opens a table of this person and Ben in the channel of the game.
    async fn prepare(&self, opener: &str, start: Start) -> Prepared {
        let seats = if start == Invitation { Some(3) } else { None };
        let setup = Setup::new(GameKind::Biloba, seats, None).expect("a setup");
        let (own, ben) = (self.player(opener), self.player("ben"));
        let (by, other): (Participant, Participant) = (own.id, ben.id);
        let turn = |by, text: &str| Command::Turn { by, text: text.to_owned(), number: None };
        let mut commands = match start {
            Nothing => return Prepared::default(),
            Invitation => Vec::new(),
            _ => vec![Command::Join { by: ben.clone() }, turn(by, "d4-d5"), turn(other, "d6-c5")],
        };
        let offer = |by, offer| Command::Offer { by, offer, number: None };
        commands.extend(match start {
            Nothing | Invitation | Playing => Vec::new(),
            Offered => vec![offer(other, Offer::Draw)],
            Paused => vec![offer(by, Offer::Pause), Command::Accept { by: other, number: None }],
            Left => vec![Command::ReportMembership { player: other, is_member: false, is_removable: false }],
            Ended => vec![Command::Resign { by: other }],
        });
        let new_table = NewTable {
            guild: Some(self.guild),
            opponents: vec![ben],
            time_control: Some(TimeControl::OneDay),
            ..NewTable::new(self.channel, own, setup)
        };
        let tables = self.host.tables();
        let mut table = tables.open(new_table).await.expect("a free channel").table;
        for command in commands {
            table = tables.execute(TableRef::Id(table.id()), command).await.expect("a legal command").table;
        }
        // The bot has nothing to show there.
        let (id, event_count) = (table.id(), table.event_count());
        self.host.deliveries().record(id, self.channel, MessageId(1), event_count).await.expect("a store");
        let turns = table.game().map(|game| game.position().legal_turns()).unwrap_or_default();
        Prepared {
            id: Some(id),
            event_count,
            number: table.offer().map_or(table.revision(), |offer| offer.number),
            turn: turns.into_iter().next().unwrap_or_default(),
        }
    }

    /// Whether the table stands as it was prepared.
    async fn is_unchanged(&self, prepared: &Prepared) -> bool {
        let Some(id) = prepared.id else { return true };
        let table = self.host.tables().load(TableRef::Id(id)).await.expect("a table");
        table.event_count() == prepared.event_count
    }

    /// Closes all tables, so that the channels are free, and takes all blocks back.
    async fn clear(&self) {
        for id in self.ids.values() {
            for blocked in self.host.players().blocked_by(*id).await.expect("a store") {
                let blocked = blocked.human_id().expect("a person");
                self.host.players().unblock(*id, blocked).await.expect("a store");
            }
            for (table, _) in self.host.players().tables_of(*id).await.expect("a store") {
                let by = table.seats().iter().flatten().find_map(|player| player.human_id());
                let command = match table.phase() {
                    Phase::Invitation | Phase::Playing => Command::Close { by: by.unwrap_or(*id).into() },
                    _ => continue,
                };
                // Who watches it would be told of its end, some time later.
                for watcher in self.ids.values() {
                    self.host.notices().unwatch(*watcher, table.id()).await.expect("a store");
                }
                let at = TableRef::Id(table.id());
                if table.channel() != self.channel && table.guild() == Some(self.guild) {
                    let player = by.unwrap_or(*id).into();
                    let back =
                        Command::Relocate { by: player, guild: Some(self.guild), channel: self.channel };
                    // Another table may be there.
                    let _ = self.host.tables().execute(at, back).await;
                }
                // A computer may be faster.
                while self.host.tables().execute(at, command.clone()).await.is_err() {}
                let table = self.host.tables().load(at).await.expect("a table");
                let shown = (table.channel(), MessageId(1), table.event_count());
                let recorded = self.host.deliveries().record(table.id(), shown.0, shown.1, shown.2).await;
                recorded.expect("a store");
            }
        }
    }

    /// The sign of what came of an attempt: `.` if Discord does not offer it; `P` a public answer, `p` a private one, `F`
    /// a form, or the letter of a sentence; then `+` if something was stored and `!` if somebody was notified.
    async fn attempt(&mut self, person: &Person, attempt: &Attempt<'_>, prepared: &Prepared) -> String {
        let table = prepared.id.map(|id| id.to_string()).unwrap_or_default();
        let number = prepared.number.to_string();
        let before = self.harness.commit_count();
        let fill = |text: &str| {
            let person = |name| self.ids[name].0.to_string();
            let text = text.replace("ANA", &person("ana")).replace("BEN", &person("ben"));
            // No two tournaments have the same name.
            let text = text.replace("Cup", &format!("Cup {before}"));
            text.replace('T', &table).replace('N', &number).replace('M', &prepared.turn)
        };
        let answer = match attempt {
            Slash(name, options) => {
                let command = name.split(' ').next().expect("a name");
                if !person.available_commands().contains(&command) {
                    return ".".to_owned();
                }
                if *name == "review" {
                    self.wait_for_reviews().await;
                }
                let options: Vec<_> = options.iter().map(|(name, value)| (*name, fill(value))).collect();
                let options: Vec<_> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
                person.slash(name, &options).await
            }
            Button(id) if id.starts_with("type:") || id.starts_with("private:notes:") => {
                let message = self.harness.post_button(person, &fill(id)).await;
                match person.try_form(&message, "Press").await {
                    Some(_) => return "F".to_owned(),
                    None => person.seen_messages().pop().expect("an answer"),
                }
            }
            Button(id) => {
                if id.contains("review:") {
                    self.wait_for_reviews().await;
                }
                // The greeting names those for whom its button is.
                let text = fill("<@ANA> <@BEN>");
                let message = self.harness.post_button_below(person, &text, &fill(id)).await;
                person.activate(&message, &fill(id)).await
            }
            Menu(id, value) => {
                let message = self.harness.post_menu(person, &fill(id), value).await;
                person.choose(&message, value).await
            }
        };
        let commits = self.harness.commit_count() - before;
        let stored = if commits > 0 { "+" } else { "" };
        let notified = if answer.pings().is_empty() { "" } else { "!" };
        format!("{}{stored}{notified}", self.sign(&answer))
    }

    /// Waits until no review is being made: a person has one at a time.
    async fn wait_for_reviews(&self) {
        wait_while(async || {
            !self.harness.health().metrics().await.expect("metrics").contains("{queue=\"review\"} 0")
        })
        .await;
    }

    fn sign(&mut self, answer: &Message) -> String {
        // Who does not play is refused, and offered to watch.
        let buttons = answer.buttons();
        let is_offer = |button: &&str| ["Watch", "Stop watching"].contains(button);
        let has_choice = answer.0["components"] != json!([]);
        let is_plain = !has_choice || !buttons.is_empty() && buttons.iter().all(is_offer);
        let is_text = answer.pictures() == 0 && answer.page().is_empty() && is_plain;
        match (answer.is_private(), is_text) {
            (false, _) => "P".to_owned(),
            (true, false) => "p".to_owned(),
            (true, true) => {
                let sentence = without_numbers(answer.content().lines().next().unwrap_or_default());
                let known = self.sentences.iter().position(|known| *known == sentence);
                let number = known.unwrap_or_else(|| {
                    self.sentences.push(sentence);
                    self.sentences.len() - 1
                });
                letter(number)
            }
        }
    }
}

/// The text with `#` for each number, since tables have other numbers in every run.
fn without_numbers(text: &str) -> String {
    let mut signs: Vec<char> =
        text.chars().map(|sign| if sign.is_ascii_digit() { '#' } else { sign }).collect();
    signs.dedup_by(|next, before| *next == '#' && *before == '#');
    signs.into_iter().collect()
}

/// `a` to `o`, then `q` to `z`, then `aa` and so on: `p` is a sign of its own.
fn letter(number: usize) -> String {
    const LETTERS: &str = "abcdefghijklmnoqrstuvwxyz";
    let last = &LETTERS[number % LETTERS.len()..][..1];
    match number / LETTERS.len() {
        0 => last.to_owned(),
        before => letter(before - 1) + last,
    }
}

/// Goes to a place; `false` if the person does not see it.
async fn go(person: &mut Person, place: usize) -> bool {
    match place {
        0 if person.name == "dee" => return false,
        0 => person.go_to_guild(0).await,
        1 => {
            person.go_to_guild(0).await;
            person.go_to_channel(person.channel_count().await - 1).await;
        }
        2 => person.go_to_guild(1).await,
        _ => {
            let bot = json!({ "recipient_id": person.application });
            let (_, direct) = person.call(reqwest::Method::POST, "/users/@me/channels", bot).await;
            person.go_to(direct["id"].as_str().expect("an id").to_owned()).await;
        }
    }
    true
}

/// The name of an attempt in the tables.
fn name((start, attempt): &(Start, Attempt<'_>)) -> String {
    let what = match attempt {
        Slash(name, options) => {
            let options = options.iter().map(|(name, value)| format!(" {name}:{value}"));
            format!("/{name}{}", options.collect::<String>())
        }
        Button(id) => (*id).to_owned(),
        Menu(id, value) => format!("{id} {value}"),
    };
    format!("{:<12}{what:<52}", format!("{start:?}"))
}

#[tokio::test]
async fn every_person_may_do_what_is_declared_and_nothing_else() {
    let world = WorldConfig::from_toml(WORLD).expect("a world");
    let settings = Settings { world, enforce_rate_limits: false, ..Settings::default() };
    let harness = Harness::with_settings(settings).await;
    let mut people = harness.people(PEOPLE.map(|(name, _)| name)).await;
    let (channel, guild) = (people[0].channel(), people[0].guild().expect("a server").get());
    let ids = people.iter().map(|person| (person.name, PlayerId(person.id.parse().expect("an id"))));
    let (ids, host) = (ids.collect(), harness.host().await);
    let (channel, guild) = (ChannelId(channel), GuildId(guild));
    let mut walk = Walk { harness, host, channel, guild, ids, sentences: Vec::new() };

    let commands = people[0].command_names();
    let attempts = attempts(&commands);
    let mut rows: Vec<Vec<String>> = vec![Vec::new(); attempts.len()];
    for place in 0..PLACES.len() {
        for person in &mut people {
            if !go(person, place).await {
                rows.iter_mut().for_each(|row| row.push(".".to_owned()));
                continue;
            }
            let opener = if person.name == "max" { "max" } else { "ana" };
            let mut prepared: Option<(Start, Prepared)> = None;
            for (row, (start, attempt)) in rows.iter_mut().zip(&attempts) {
                let is_ready = match &prepared {
                    Some((before, table)) => before == start && walk.is_unchanged(table).await,
                    None => false,
                };
                if !is_ready {
                    walk.clear().await;
                    prepared = Some((*start, walk.prepare(opener, *start).await));
                }
                let table = &prepared.as_ref().expect("it was just prepared").1;
                let outcome = walk.attempt(person, attempt, table).await;
                if outcome.contains('+') {
                    // Something else than the table may have changed as well.
                    prepared = None;
                }
                row.push(outcome);
            }
            walk.clear().await;
        }
    }
    let actual = written(&attempts, &rows, &walk.sentences);
    if std::env::var_os("RENEW").is_some() {
        fs::write(OUTCOMES, &actual).expect("a file");
    }
    let expected = fs::read_to_string(OUTCOMES).unwrap_or_default();
    let changed = actual.lines().zip(expected.lines()).filter(|(new, old)| new != old);
    let changed: Vec<_> = changed.map(|(new, old)| format!("- {old}\n+ {new}")).collect();
    assert!(actual == expected, "{OUTCOMES} has other outcomes:\n{}", changed.join("\n"));
    walk.harness.close_after_faults().await;
}

/// The outcomes as a table that can be read.
fn written(attempts: &[(Start, Attempt<'_>)], rows: &[Vec<String>], sentences: &[String]) -> String {
    let mut lines = vec!["# Who may do what, and where. In each place:".to_owned()];
    lines.extend(PEOPLE.iter().map(|(name, kind)| format!("#   {:<4}{kind}", initials(name))));
    lines.extend(
        [
            "# P a public answer, p a private one, F a form, other letters a sentence (see below), . not offered by Discord;",
            "# + something was stored, ! somebody was notified. T is the table, N its revision or the number of an offer, M a turn.",
            "",
        ]
        .map(str::to_owned),
    );
    let places = PLACES.map(|place| format!("{place:<25}"));
    lines.push(format!("{:<64}{}", "", places.join("")).trim_end().to_owned());
    let people = PEOPLE.map(|(name, _)| format!("{:<4}", initials(name))).join("") + " ";
    lines.push(format!("{:<64}{}", "", people.repeat(PLACES.len())).trim_end().to_owned());
    for (attempt, row) in attempts.iter().zip(rows) {
        let signs = row.chunks(PEOPLE.len()).map(|place| {
            let signs: Vec<String> = place.iter().map(|sign| format!("{sign:<4}")).collect();
            signs.join("") + " "
        });
        lines.push(format!("{}{}", name(attempt), signs.collect::<String>()).trim_end().to_owned());
    }
    lines.push(String::new());
    lines.extend(sentences.iter().enumerate().map(|(number, text)| format!("{:<3} {text}", letter(number))));
    lines.join("\n") + "\n"
}

fn initials(name: &str) -> &str {
    &name[..2]
}
