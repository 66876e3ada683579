//! A message as a person sees it.

use bside::table::Table;
use serde_json::Value;

/// A message in the state of one event.
#[derive(Clone, Debug)]
pub struct Message(pub Value);

/// A menu of a message.
pub struct Menu<'m> {
    pub custom_id: &'m str,
    /// The values of its options.
    pub values: Vec<&'m str>,
    /// The labels of its options.
    pub labels: Vec<&'m str>,
}

impl Message {
    /// The message of an event. Its content has the names of commands in the place of their mentions.
    pub fn new(mut event: Value) -> Message {
        event["linked_content"] = event["content"].take();
        event["content"] = without_mentions(text(&event["linked_content"])).into();
        Message(event)
    }

    pub fn id(&self) -> &str {
        text(&self.0["id"])
    }

    pub fn content(&self) -> &str {
        text(&self.0["content"])
    }

    /// Whether Discord has written it, about a thread. It has the name that the thread had then.
    pub fn is_notice(&self) -> bool {
        self.0["type"] == 18 || self.0["type"] == 21
    }

    /// Whether only one person sees it.
    pub fn is_private(&self) -> bool {
        self.0["flags"].as_u64().is_some_and(|flags| flags & 64 != 0)
    }

    /// Whether it makes no sound.
    pub fn is_silent(&self) -> bool {
        self.0["flags"].as_u64().is_some_and(|flags| flags & (1 << 12) != 0)
    }

    /// Whether it is a deferral.
    pub fn is_loading(&self) -> bool {
        self.0["flags"].as_u64().is_some_and(|flags| flags & 128 != 0)
    }

    /// The channel or thread that it links to.
    #[track_caller]
    pub fn place(&self) -> String {
        let found = self.content().split_once("<#").and_then(|(_, rest)| rest.split_once('>'));
        found.map_or_else(|| panic!("no place: {:?}", self.content()), |(place, _)| place.to_owned())
    }

    /// The names of the people it pings.
    pub fn pings(&self) -> Vec<&str> {
        list(&self.0["mentions"]).iter().map(|user| text(&user["username"])).collect()
    }

    /// The message that it replies to.
    pub fn replies_to(&self) -> &str {
        text(&self.0["message_reference"]["message_id"])
    }

    /// The alt text of its picture.
    #[track_caller]
    pub fn alt(&self) -> &str {
        let alt = text(&self.0["attachments"][0]["description"]);
        assert!(!alt.contains('\n'), "an alt text is one paragraph: {alt:?}");
        assert!(!alt.contains(".."), "a sentence ends once: {alt:?}");
        alt
    }

    /// The alt texts of its files.
    pub fn alts(&self) -> impl Iterator<Item = &str> {
        list(&self.0["attachments"]).iter().map(|file| text(&file["description"]))
    }

    /// The titles and descriptions of its embeds, or its text if that has a heading, with the names of commands in the
    /// place of their mentions.
    pub fn page(&self) -> String {
        if let Some(headed) = self.content().strip_prefix("### ") {
            return headed.to_owned();
        }
        let embeds = list(&self.0["embeds"]).iter();
        let page = |embed: &Value| format!("{}\n{}", text(&embed["title"]), text(&embed["description"]));
        without_mentions(&embeds.map(page).collect::<String>())
    }

    /// The commands that its texts mention, as `NAME:ID`.
    pub fn mentioned_commands(&self) -> Vec<&str> {
        let embeds = list(&self.0["embeds"]).iter().map(|embed| text(&embed["description"]));
        let texts = std::iter::once(text(&self.0["linked_content"])).chain(embeds);
        texts.flat_map(|text| text.split("</").skip(1)).filter_map(|part| part.split('>').next()).collect()
    }

    /// The labels of its buttons, without those that are options of a choice.
    pub fn buttons(&self) -> Vec<&str> {
        self.components(2).map(|button| text(&button["label"])).filter(|label| !is_entry(label)).collect()
    }

    /// The labels of its primary buttons.
    pub fn primary_buttons(&self) -> Vec<&str> {
        self.components(2)
            .filter(|button| button["style"] == 1)
            .map(|button| text(&button["label"]))
            .collect()
    }

    pub fn has_button(&self, label: &str) -> bool {
        self.components(2).any(|button| button["label"] == label)
    }

    #[track_caller]
    pub fn button(&self, label: &str) -> &str {
        let found = self.components(2).find(|button| button["label"] == label);
        found.map_or_else(|| panic!("no button {label}: {:?}", self.0), |button| text(&button["custom_id"]))
    }

    /// The first menu.
    #[track_caller]
    pub fn menu(&self) -> Menu<'_> {
        self.menus().next().unwrap_or_else(|| panic!("no menu: {:?}", self.0))
    }

    /// All menus, from top to bottom.
    pub fn menus(&self) -> impl Iterator<Item = Menu<'_>> {
        self.components(3).map(|menu| {
            let options = list(&menu["options"]);
            let all = |key: &str| options.iter().map(|option| text(&option[key])).collect();
            Menu { custom_id: text(&menu["custom_id"]), values: all("value"), labels: all("label") }
        })
    }

    /// The values of all options, in menus and on buttons; without the mark of a partial turn.
    pub fn values(&self) -> Vec<&str> {
        let entries = self.components(2).filter(|button| is_entry(text(&button["label"])));
        let buttons = entries.map(|button| entry(text(&button["custom_id"])));
        self.menus().flat_map(|menu| menu.values).chain(buttons).collect()
    }

    /// The `custom_id` of the button for this option.
    pub fn button_of(&self, value: &str) -> Option<&str> {
        let ids = self.components(2).map(|button| text(&button["custom_id"]));
        ids.filter(|id| id.contains([':'])).find(|id| entry(id) == value)
    }

    /// The labels of all options, in menus and on buttons.
    pub fn entries(&self) -> Vec<&str> {
        let buttons = self.components(2).map(|button| text(&button["label"])).filter(|label| is_entry(label));
        self.menus().flat_map(|menu| menu.labels).chain(buttons).collect()
    }

    /// The number of its pictures.
    pub fn pictures(&self) -> usize {
        list(&self.0["attachments"]).len()
    }

    /// The names of its files.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        list(&self.0["attachments"]).iter().map(|file| text(&file["filename"]))
    }

    /// Whether its picture is that of a table in this state, by its name.
    pub fn shows_state(&self, table: &Table) -> bool {
        let (begin, end) =
            (format!("{}-{}-", table.setup().kind(), table.id()), format!("-{}.png", table.event_count()));
        self.files().any(|file| file.starts_with(&begin) && file.ends_with(&end))
    }

    /// Checks that it is public and has a picture.
    #[track_caller]
    pub fn shows_picture(&self) {
        assert!(!self.is_private(), "{:?}", self.0);
        let [picture] = list(&self.0["attachments"]) else { panic!("not one picture: {:?}", self.0) };
        assert_eq!(text(&picture["content_type"]), "image/png");
    }

    /// Checks that it is a public board of Biloba with a picture and alt text.
    #[track_caller]
    pub fn shows_board(&self) {
        self.shows_picture();
        let alt = self.alt();
        assert!(alt.starts_with("Biloba, "), "{alt}");
        assert!(alt.contains("pawns "), "{alt}");
        assert!(alt.chars().count() <= 1024, "{alt}");
    }

    /// Checks that only one person sees it and that it contains this sentence.
    #[track_caller]
    pub fn whispers(&self, sentence: &str) {
        assert!(self.content().contains(sentence), "instead of “{sentence}”: {:?}", self.content());
        assert!(self.is_private(), "all see it: {:?}", self.0);
        assert!(self.content().chars().count() <= 2000);
    }

    /// Checks that everybody sees it and that it contains this sentence.
    #[track_caller]
    pub fn says(&self, sentence: &str) {
        assert!(self.content().contains(sentence), "instead of “{sentence}”: {:?}", self.content());
        assert!(!self.is_private(), "only one sees it: {:?}", self.0);
    }

    fn components(&self, kind: u64) -> impl Iterator<Item = &Value> {
        let rows = list(&self.0["components"]).iter();
        rows.flat_map(|row| list(&row["components"])).filter(move |component| component["type"] == kind)
    }
}

/// A text with the names of commands in the place of their mentions.
pub fn without_mentions(text: &str) -> String {
    let mut parts = text.split("</");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('>').and_then(|(mention, rest)| Some((mention.split_once(':')?.0, rest))) {
            Some((name, rest)) => plain.extend(["/", name, rest]),
            None => plain.extend(["</", part]),
        }
    }
    plain
}

/// The option in a button's `custom_id`.
fn entry(id: &str) -> &str {
    id.rsplit(':').next().unwrap_or_default().trim_start_matches('~')
}

/// Whether the button stands for a numbered option.
fn is_entry(label: &str) -> bool {
    label.split_once(" · ").is_some_and(|(number, _)| number.parse::<usize>().is_ok())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
