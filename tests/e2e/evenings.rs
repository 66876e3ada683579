//! An evening in every language: whatever people see in a server of that language is in it, whole and within Discord's limits.

use crate::harness::{Harness, TIME_SCALE};
use crate::message::{Message, without_mentions};
use crate::person::Person;
use bside::i18n::{HelpTopic, Localizer};
use bside::names::shortened;
use bside::rules::GameKind;
use bside::sandbox::{Settings, WorldConfig};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const WORLD: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [
        { username = "ana", name = "Ana", locale = "LOCALE" },
        { username = "ben", name = "Ben", locale = "LOCALE" },
    ]
    [[servers]]
    name = "Xyz"
    owner = "ana"
    features = ["COMMUNITY"]
    locale = "LOCALE"
    channels = [{ name = "xyz" }]
"#;

/// Columns of a button that a phone shows in full.
const MAX_BUTTON_COLUMNS: usize = 34;

#[tokio::test]
async fn what_people_see_is_in_their_language() {
    let mut faults = BTreeSet::new();
    for locale in Localizer::locales().filter(|locale| locale != "en") {
        let world = WorldConfig::from_toml(&WORLD.replace("LOCALE", discord_locale(&locale)));
        let settings =
            Settings { world: world.expect("a world"), time_scale: TIME_SCALE, ..Settings::default() };
        let harness = Harness::with_settings(settings).await;
        let evening = Evening {
            people: harness.people(["ana", "ben"]).await,
            language: Localizer::of(&locale),
            harness,
            seen: Vec::new(),
        };
        faults.extend(evening.pass(&locale).await);
    }
    assert!(faults.is_empty(), "{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}

/// A locale of Discord that the folder of texts serves.
fn discord_locale(folder: &str) -> &'static str {
    let served = |(_, localizer): &(&str, Localizer)| *localizer == Localizer::of(folder);
    Localizer::translated_locales().find(served).expect("a locale").0
}

struct Evening {
    harness: Harness,
    people: [Person; 2],
    language: Localizer,
    /// The texts that people have seen in forms and suggestions.
    seen: Vec<String>,
}

impl Evening {
    /// Plays it, and returns what is wrong in what people have seen.
    async fn pass(mut self, locale: &str) -> Vec<String> {
        self.read().await;
        self.learn().await;
        self.play_computers().await;
        self.play_each_other().await;
        self.look_up().await;
        self.type_options().await;
        let mut seen = self.seen;
        let [ana, ben] = &self.people;
        for message in ana.seen_messages().into_iter().chain(ben.seen_messages()) {
            seen.extend(texts(&message));
        }
        self.harness.close().await;
        let (mut english, own) = (words_of("en"), words_of(locale));
        // The name of the language is a choice in every language.
        english.remove(&Localizer::english().text("language-name").to_lowercase());
        let is_left = |word: &String| english.contains(word) && !own.contains(word);
        let left = |text: &String| words(text).filter(is_left).collect::<Vec<String>>();
        let told = seen.iter().map(|text| (text, left(text))).filter(|(_, left)| !left.is_empty());
        told.map(|(text, left)| format!("{locale}: {left:?} in {text:?}")).collect()
    }

    fn text(&self, key: &'static str) -> String {
        self.language.text(key)
    }

    async fn read(&self) {
        let [ana, _] = &self.people;
        self.harness.greet().await;
        let help = ana.slash("help", &[]).await;
        for topic in HelpTopic::ALL {
            ana.press(&help, &topic.title(&self.language)).await;
        }
        for game in GameKind::ALL {
            let page = ana.slash("rules", &[("game", game.name())]).await;
            ana.press(&page, &self.text("button-rules-full")).await;
        }
    }

    async fn learn(&self) {
        let [ana, _] = &self.people;
        for game in GameKind::ALL {
            let task = ana.slash("learn", &[("game", game.name())]).await;
            let value = task.values()[0].to_owned();
            ana.choose(&task, &value).await;
        }
    }

    /// A game against the computer in each game, of which one turn is put together and one is a hint.
    async fn play_computers(&self) {
        let [ana, _] = &self.people;
        for game in GameKind::ALL {
            let board =
                ana.slash("play", &[("game", game.name()), ("computer", "1"), ("rated", "true")]).await;
            let mut step = ana.press(&board, &self.text("button-choose")).await;
            while !step.has_button(&self.text("button-play")) {
                let value = step.values()[0].to_owned();
                step = ana.choose(&step, &value).await;
            }
            ana.plays("zz").await;
            if game == GameKind::Bilitaire {
                let price = ana.slash("hint", &[]).await;
                let man = ana.press(&price, &self.text("button-hint-anyway")).await;
                let turn = ana.press(&man, &self.text("button-hint-turn")).await;
                ana.press(&turn, &self.text("button-hint-reasons")).await;
            }
            self.resign(ana).await;
        }
    }

    /// Resigns in the person's game.
    async fn resign(&self, person: &Person) {
        let question = person.slash("resign", &[]).await;
        person.press(&question, &self.text("button-resign-now")).await.whispers(&self.text("say-resigned"));
    }

    /// An invitation, offers, and a rated game with its review, replay and rematch.
    async fn play_each_other(&mut self) {
        let [ana, ben] = &self.people;
        let options = [("game", "biloba"), ("opponent", ben.id.as_str()), ("time", "1d")];
        let invitation = ana.slash("play", &options).await;
        ben.press(&invitation, &self.text("button-join")).await;
        let board = self.harness.play_until_rated(&[ana, ben]).await;
        let chooser = ana.press(&board, &self.text("button-choose")).await;
        let form = ana.opens_form(&chooser, &self.text("button-type")).await;
        self.seen.extend(strings(&form));
        for offer in ["draw", "takeback", "pause"] {
            ana.slash(offer, &[]).await;
            ben.slash("decline", &[]).await;
        }
        ana.slash("settings vacation", &[("days", "2")]).await;
        ana.slash("settings vacation", &[("end", "true")]).await;
        self.resign(ben).await;
        for command in ["review", "replay", "record"] {
            ana.slash(command, &[]).await;
        }
    }

    /// Opens the lists and pages that show stored games, settings and ratings.
    async fn look_up(&self) {
        let [ana, ben] = &self.people;
        ana.slash("play", &[("game", "bizingo")]).await;
        let commands: [(&str, &[(&str, &str)]); 8] = [
            ("games", &[]),
            ("profile", &[]),
            ("leaderboard", &[("game", "biloba")]),
            ("leaderboard", &[("game", "biloba"), ("computers", "true")]),
            ("settings me", &[("confirm", "true"), ("theme", "dark")]),
            ("settings server", &[("threads", "true"), ("time", "1h")]),
            ("privacy export", &[]),
            ("board", &[("text", "true")]),
        ];
        for (command, options) in commands {
            ana.slash(command, options).await;
            ben.slash(command, options).await;
        }
        for refused in ["draw", "resume", "abort", "hint", "takeback"] {
            ben.slash(refused, &[]).await;
        }
        let question = ben.slash("privacy delete", &[]).await;
        ben.press(&question, &self.text("button-forget")).await;
    }

    async fn type_options(&mut self) {
        let [ana, _] = &self.people;
        for (command, option) in [
            ("play", "game"),
            ("play", "time"),
            ("play", "begins"),
            ("play", "computer"),
            ("settings me", "theme"),
            ("settings me", "view"),
            ("settings me", "language"),
            ("settings server", "time"),
            ("game", "number"),
        ] {
            let suggestions = ana.suggestions(command, &[(option, "")], option).await;
            self.seen.extend(suggestions.into_iter().map(|(shown, _)| shown));
        }
    }
}

/// Everything a message says.
fn texts(message: &Message) -> Vec<String> {
    let mut texts = strings(&message.0["components"]);
    texts.extend([message.content().to_owned(), message.page()]);
    texts.extend(message.alts().map(str::to_owned));
    for label in message.buttons() {
        assert!(shortened(label, MAX_BUTTON_COLUMNS) == *label, "a phone does not show all of “{label}”");
    }
    texts
}

/// The texts of components, wherever they are.
fn strings(value: &Value) -> Vec<String> {
    match value {
        Value::Array(values) => values.iter().flat_map(strings).collect(),
        Value::Object(fields) => {
            let shown = ["label", "placeholder", "title", "description"];
            let own = shown.iter().filter_map(|key| Some(fields.get(*key)?.as_str()?.to_owned()));
            own.chain(fields.values().flat_map(strings)).collect()
        }
        _ => Vec::new(),
    }
}

/// All words in the texts of a language, without keys and variables.
fn words_of(locale: &str) -> BTreeSet<String> {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/texts");
    let folders = Localizer::of(locale).folders().map(|folder| texts.join(folder));
    let files = folders.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten();
    let files = files.map(|file| file.expect("a file").path());
    let text: String = files.map(|file| fs::read_to_string(file).expect("text")).collect();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let values = lines.map(|line| line.split_once(" = ").map_or(line, |(_, value)| value));
    let forms = values.map(|value| value.split_once("] ").map_or(value, |(_, form)| form));
    let is_of_name = |sign: char| sign.is_alphanumeric() || sign == '-';
    let parts = forms.flat_map(|form| {
        let mut parts = form.split("{ $");
        let first = parts.next();
        first.into_iter().chain(parts.map(move |part| part.trim_start_matches(is_of_name)))
    });
    parts.flat_map(words).collect()
}

/// The words of a text, in lower case, without commands and what is quoted to be typed.
fn words(text: &str) -> impl Iterator<Item = String> {
    let text = without_mentions(text);
    let words: Vec<String> = text
        .split_whitespace()
        .filter(|word| !word.contains(['/', ':', '`', '<', '_']))
        .flat_map(|word| word.split(|sign: char| !sign.is_alphabetic()))
        .filter(|word| word.chars().count() >= 3)
        .map(str::to_lowercase)
        .collect();
    words.into_iter()
}
