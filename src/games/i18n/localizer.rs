//! Messages become sentences of one language.

use super::markup;
use crate::localize::{Arg, Localize, Message};
use crate::names;
use crate::rules::GameKind;
use crate::table::{Participant, Player};
use fluent_templates::LanguageIdentifier;
use fluent_templates::fluent_bundle::FluentValue;
use std::borrow::{Borrow, Cow};
use std::collections::HashMap;
use std::fmt::Display;

/// Ends of sentences, which a text loses that becomes a part of another one.
pub(super) const FULL_STOPS: [char; 2] = ['.', '。'];

/// The values of the arguments of a text.
pub(super) type Arguments<'a> = HashMap<Cow<'static, str>, FluentValue<'a>>;

fluent_templates::static_loader! {
    pub(super) static TEXTS = {
        locales: "../../assets/texts",
        fallback_language: "en",
        // Discord shows the isolating characters as stray marks on some devices.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// Renders messages in the language of one user or one guild.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Localizer {
    pub(super) locale: LanguageIdentifier,
    /// The language of what everyone sees, if it is another one.
    pub(super) shared: Option<LanguageIdentifier>,
    /// The only side of a table that reads the texts, a person or a server; `None` if everyone at a table may read them.
    pub(super) reader: Option<Participant>,
}

impl Localizer {
    /// Renders a message and the messages that follow it. An unknown key is logged and rendered as the key itself, so a
    /// missing text never fails a command.
    pub fn render(&self, message: &Message) -> String {
        let args: Arguments = message
            .args
            .iter()
            .map(|(name, arg)| {
                let value = match arg {
                    Arg::Text(text) => FluentValue::from(names::with_direction_marks(text)),
                    Arg::Number(number) => FluentValue::from(*number),
                    Arg::SharedButton(key) => FluentValue::from(self.shared().text(key)),
                    other => FluentValue::from(self.label(other)),
                };
                (Cow::Borrowed(*name), value)
            })
            .collect();
        let sentence = self.look_up(message.key, Some(&args)).unwrap_or_else(|| {
            tracing::error!(key = message.key, "no text has this name");
            message.key.to_owned()
        });
        match &message.then {
            Some(then) => self.join("sentences", [sentence, self.render(then)]),
            None => sentence,
        }
    }

    /// An argument as a text of its own.
    pub fn label(&self, arg: &Arg) -> String {
        let labels = |args: &[Arg]| args.iter().map(|arg| self.label(arg)).collect::<Vec<String>>();
        match arg {
            Arg::Text(text) => names::with_direction_marks(text),
            Arg::Message(message) => self.render(message),
            Arg::SharedButton(key) => self.shared().text(key),
            Arg::Number(number) => number.to_string(),
            Arg::Time(unix_seconds) => markup::date_and_time(*unix_seconds),
            Arg::Game(game) => self.game(game),
            Arg::Games => self.conjunction(&GameKind::ALL.map(|game| self.game(game))),
            Arg::List(args) => self.list(&labels(args)),
            Arg::Conjunction(args) => self.conjunction(&labels(args)),
        }
    }

    /// The same language, beside messages for everyone in another one: their buttons are named as people see them.
    pub fn beside(&self, shared: &Localizer) -> Localizer {
        Localizer { locale: self.locale.clone(), shared: Some(shared.locale.clone()), reader: None }
    }

    /// The same language, for texts in the direct conversation with this person, or in this server: they address nobody else.
    pub fn read_by(self, reader: impl Into<Participant>) -> Localizer {
        Localizer { reader: Some(reader.into()), ..self }
    }

    /// The only side of a table that reads the texts, a person or a server; `None` if everyone may.
    pub fn reader(&self) -> Option<Participant> {
        self.reader
    }

    /// Whether a text may address this player, who may not read it otherwise.
    pub fn addresses(&self, player: &Player) -> bool {
        self.reader.is_none_or(|reader| player.id == reader)
    }

    /// Whether this person is the only one who reads the texts, which a server never is.
    pub fn is_read_only_by(&self, player: &Player) -> bool {
        self.reader.is_some_and(|reader| !reader.is_server()) && self.addresses(player)
    }

    fn shared(&self) -> Localizer {
        Localizer { locale: self.shared.as_ref().unwrap_or(&self.locale).clone(), shared: None, reader: None }
    }

    /// Several texts with what the language puts between two of them; `kind` is the key of the text for two: `list`, `groups`,
    /// `sentences` or `pairing`.
    pub fn join(&self, kind: &'static str, texts: impl IntoIterator<Item: Borrow<str>>) -> String {
        let separator = self.render(&Message::new(kind).with("others", "").with("next", ""));
        texts.into_iter().collect::<Vec<_>>().join(&separator)
    }

    /// Entries of a list.
    pub(super) fn list(&self, texts: &[String]) -> String {
        self.join("list", texts.iter().map(String::as_str))
    }

    /// Several texts in a sentence, with a word between the last two.
    pub(super) fn conjunction(&self, texts: &[String]) -> String {
        match texts {
            [] => String::new(),
            [only] => only.clone(),
            [others @ .., last] => {
                let key = if starts_with_sound_of_i(last) { "conjunction-i" } else { "conjunction" };
                let message = Message::new(key).list("others", others).with("last", last);
                self.render(&message)
            }
        }
    }

    /// A share from 0 to 1 as a whole percentage.
    pub fn percent(&self, share: f64) -> String {
        self.render(&Message::new("percent").with("number", format!("{:.0}", share * 100.0)))
    }

    /// Renders the message of a value.
    ///
    /// # Examples
    /// ```
    /// use bside_games::i18n::Localizer;
    /// use bside_games::rules::{GameKind, Setup};
    ///
    /// let start = Setup::new(GameKind::Basileus, None, None)?.start();
    /// let refusal = start.parse_turn("b8-b7").expect_err("an illegal turn");
    /// let (english, german) = (Localizer::english(), Localizer::of("de"));
    /// assert_ne!(english.localize(&refusal), german.localize(&refusal));
    /// # Ok::<(), bside_games::rules::SetupError>(())
    /// ```
    pub fn localize(&self, data: &impl Localize) -> String {
        self.render(&data.message())
    }

    /// The localized name of a game.
    pub fn game(&self, game: impl Display) -> String {
        self.find(&format!("game-{game}")).unwrap_or_else(|| game.to_string())
    }

    /// The prompt to choose a man, if the men of the game have a name of their own.
    pub(super) fn which_man(&self, game: GameKind) -> Option<String> {
        game.kinds().first().and_then(|kind| self.find(&format!("menu-{}", kind.text())))
    }

    /// Renders a text without arguments.
    pub fn text(&self, key: &'static str) -> String {
        self.render(&Message::new(key))
    }

    /// Renders a text without arguments whose key is built at run time; `None` if there is no such text.
    pub fn find(&self, key: &str) -> Option<String> {
        self.look_up(key, None)
    }
}

/// Whether a name starts with the sound of i as Spanish has it: `Inés` and `Hilda`, but not `Hielo`.
fn starts_with_sound_of_i(name: &str) -> bool {
    let name = name.to_lowercase();
    let is_diphthong = |rest: &str| rest.starts_with(['a', 'e', 'o']);
    match name.strip_prefix('h') {
        Some(after) => after.strip_prefix(['i', 'í']).is_some_and(|rest| !is_diphthong(rest)),
        None => name.starts_with(['i', 'í']),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_percentages_are_written_as_the_language_does() {
        let rendered = |locale: &str, names: &[&str]| {
            Localizer::of(locale)
                .conjunction(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
        };
        for (last, expected) in [
            ("Inés", "Ana, Ben e Inés"),
            ("hilda", "Ana, Ben e hilda"),
            ("Ígor", "Ana, Ben e Ígor"),
            ("Hielo", "Ana, Ben y Hielo"),
            ("Yolanda", "Ana, Ben y Yolanda"),
            ("i5", "Ana, Ben e i5"),
        ] {
            assert_eq!(rendered("es", &["Ana", "Ben", last]), expected);
        }
        assert_eq!(rendered("en", &["Ana", "Inés"]), "Ana and Inés");
        assert_eq!(rendered("pl", &["Ana", "Inés"]), "Ana i Inés");
        let joined = |locale, kind| Localizer::of(locale).join(kind, ["a", "b", "c"]);
        assert_eq!(joined("en", "sentences"), "a b c");
        assert_eq!(joined("en", "groups"), "a; b; c");
        assert_eq!(joined("fr", "groups"), "a\u{202f}; b\u{202f}; c");
        assert_eq!(joined("de", "pairing"), "a – b – c");
        let percent = |locale| Localizer::of(locale).percent(0.364);
        assert_eq!(["en", "de", "fr", "pl"].map(percent), ["36%", "36\u{a0}%", "36\u{202f}%", "36%"]);
    }
}
