//! A message as a person sees it.

use serde_json::Value;

/// A message, or the state it was in when an event told of it.
#[derive(Clone, Debug)]
pub struct Message(pub Value);

/// A menu of a message.
pub struct Menu<'m> {
    pub custom_id: &'m str,
    /// The values of its entries.
    pub values: Vec<&'m str>,
    /// What the entries show.
    pub labels: Vec<&'m str>,
}

impl Message {
    pub fn id(&self) -> &str {
        text(&self.0["id"])
    }

    pub fn content(&self) -> &str {
        text(&self.0["content"])
    }

    /// Does only one person see it?
    pub fn is_private(&self) -> bool {
        self.0["flags"].as_u64().is_some_and(|flags| flags & 64 != 0)
    }

    /// Is it only a place that is kept for an answer?
    pub fn is_loading(&self) -> bool {
        self.0["flags"].as_u64().is_some_and(|flags| flags & 128 != 0)
    }

    /// The channel or thread to which it leads.
    #[track_caller]
    pub fn place(&self) -> String {
        let found = self.content().split_once("<#").and_then(|(_, rest)| rest.split_once('>'));
        found.map_or_else(|| panic!("no place: {:?}", self.content()), |(place, _)| place.to_owned())
    }

    /// The names of those who are notified.
    pub fn pings(&self) -> Vec<&str> {
        list(&self.0["mentions"]).iter().map(|user| text(&user["username"])).collect()
    }

    /// What the picture shows, in words.
    pub fn alt(&self) -> &str {
        text(&self.0["attachments"][0]["description"])
    }

    /// Titles and texts of the embeds.
    pub fn page(&self) -> String {
        let embeds = list(&self.0["embeds"]).iter();
        embeds.map(|embed| format!("{}\n{}", text(&embed["title"]), text(&embed["description"]))).collect()
    }

    /// The labels of the buttons, but for those that are entries.
    pub fn buttons(&self) -> Vec<&str> {
        self.components(2).map(|button| text(&button["label"])).filter(|label| !is_entry(label)).collect()
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

    /// All menus, from above.
    pub fn menus(&self) -> impl Iterator<Item = Menu<'_>> {
        self.components(3).map(|menu| {
            let options = list(&menu["options"]);
            let all = |key: &str| options.iter().map(|option| text(&option[key])).collect();
            Menu { custom_id: text(&menu["custom_id"]), values: all("value"), labels: all("label") }
        })
    }

    /// The values of all that can be chosen, as menus and buttons carry them; beginnings without their mark.
    pub fn values(&self) -> Vec<&str> {
        let entries = self.components(2).filter(|button| is_entry(text(&button["label"])));
        let buttons = entries.map(|button| entry(text(&button["custom_id"])));
        self.menus().flat_map(|menu| menu.values).chain(buttons).collect()
    }

    /// The id of the button that carries this value.
    pub fn button_of(&self, value: &str) -> Option<&str> {
        let ids = self.components(2).map(|button| text(&button["custom_id"]));
        ids.filter(|id| id.contains([':'])).find(|id| entry(id) == value)
    }

    /// The labels of all that can be chosen, in menus or by buttons.
    pub fn entries(&self) -> Vec<&str> {
        let buttons = self.components(2).map(|button| text(&button["label"])).filter(|label| is_entry(label));
        self.menus().flat_map(|menu| menu.labels).chain(buttons).collect()
    }

    /// How many pictures there are.
    pub fn pictures(&self) -> usize {
        list(&self.0["attachments"]).len()
    }

    /// The names of its files.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        list(&self.0["attachments"]).iter().map(|file| text(&file["filename"]))
    }

    /// Checks that it shows a board for all, with a picture and its words.
    #[track_caller]
    pub fn shows_board(&self) {
        assert!(!self.is_private(), "{:?}", self.0);
        let [picture] = list(&self.0["attachments"]) else { panic!("not one picture: {:?}", self.0) };
        assert_eq!(text(&picture["content_type"]), "image/png");
        let alt = self.alt();
        assert!(alt.starts_with("Biloba, "), "{alt}");
        assert!(alt.contains("pawns "), "{alt}");
        assert!(alt.chars().count() <= 1024, "{alt}");
    }

    /// Checks that only the person asked sees it, and that it says this.
    #[track_caller]
    pub fn whispers(&self, sentence: &str) {
        assert!(self.content().contains(sentence), "instead of “{sentence}”: {:?}", self.content());
        assert!(self.is_private(), "all see it: {:?}", self.0);
        assert!(self.content().chars().count() <= 2000);
    }

    /// Checks that all see it, and that it says this.
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

/// What the id of a button says at its end.
fn entry(id: &str) -> &str {
    id.rsplit(':').next().unwrap_or_default().trim_start_matches('~')
}

/// Does something to be chosen stand there, which is numbered?
fn is_entry(label: &str) -> bool {
    label.split_once(" · ").is_some_and(|(number, _)| number.parse::<usize>().is_ok())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
