//! An evening in another language: the page and the bot speak it, and every label fits. Runs in all languages, on a desktop as well,
//! with `BSIDE_LONG=1`.

use crate::driver::Driver;
use crate::harness::Harness;
use crate::page::{ColorScheme, Page, Screen, run_browser_test};
use bside::i18n::Localizer;
use bside::localize::Message;
use bside::rules::GameKind;
use bside::sandbox::WorldConfig;
use serde_json::json;
use std::sync::Arc;
use thirtyfour::Key;

const WORLD: &str = r#"
    applications = [{ name = "B-Side" }]
    people = [{ username = "ana", name = "Ana" }, { username = "ben", name = "Ben" }]
    [[servers]]
    name = "B-Side"
    owner = "ana"
    features = ["COMMUNITY"]
    locale = "LOCALE"
    channels = [{ name = "b-side" }]
"#;

/// Buttons whose label is cut, by their text.
const CUT_LABELS: &str = "[...document.querySelectorAll('button, .button')].filter((one) => one.checkVisibility() \
                          && one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)";
/// Whether the page is wider than the window.
const IS_TOO_WIDE: &str = "document.documentElement.scrollWidth > innerWidth";

struct Evening {
    page: Page,
    language: Localizer,
    /// The beginning of the names of screenshots.
    prefix: String,
}

pub fn evening_in_another_language(driver: Arc<Driver>) {
    run_browser_test(async {
        let is_long = std::env::var_os("BSIDE_LONG").is_some();
        let locales: Vec<String> = Localizer::locales()
            .filter(|locale| if is_long { locale != "en" } else { locale == "de" })
            .collect();
        let screens = [("phone", Screen::Phone), ("desk", Screen::Desktop)];
        for locale in locales {
            for (name, screen) in screens.into_iter().take(if is_long { 2 } else { 1 }) {
                let served = |(_, known): &(&str, Localizer)| *known == Localizer::of(&locale);
                let (discord, language) = Localizer::translated_locales().find(served).unwrap();
                let world = WorldConfig::from_toml(&WORLD.replace("LOCALE", discord)).unwrap();
                let harness = Harness::start_world(world).await;
                let query = format!("as=ana&language={locale}");
                let page =
                    Page::open_with_query(&driver, &harness.base_url(), &query, screen, ColorScheme::Light)
                        .await;
                let evening = Evening { page, language, prefix: format!("{locale}-{name}") };
                evening.pass().await;
                evening.page.close_after_edits().await;
            }
        }
    });
}

impl Evening {
    async fn pass(&self) {
        self.sees("button-greet-play").await;
        self.look("01-greeting").await;
        self.press("button-greet-rules").await;
        self.page.click(&self.language.game(GameKind::Biloba)).await;
        self.sees("button-rules").await;
        self.look("02-lesson").await;
        self.press("button-rules").await;
        // In Japanese, the greeting has the word of this button.
        self.page.wait_for_newest_message(&self.language.text("button-rules-full")).await;
        self.look("03-rules").await;
        self.press("button-greet-computer").await;
        let beginner = Message::new("strength").with("strength", "beginner");
        let beginner = self.language.render(&beginner);
        self.page.wait_for_newest_message(&beginner).await;
        self.look("04-strength").await;
        self.page.click(&beginner).await;
        // Who begins with buttons chooses on the board.
        self.sees("button-close-chooser").await;
        self.look("05-board").await;
        while !self.shows("button-play").await {
            self.page.choose_on_board().await;
        }
        self.look("07-confirm").await;
        self.press("button-play").await;
        self.sees("button-close-chooser").await;
        self.look("08-reply").await;
        self.press("button-close-chooser").await;
        self.sees("button-resign").await;
        self.command("hint").await;
        self.sees("button-hint-turn").await;
        self.look("09-hint").await;
        self.press("button-resign").await;
        self.sees("button-resign-now").await;
        self.press("button-resign-now").await;
        self.sees("button-rematch").await;
        self.look("10-result").await;
        self.command("help").await;
        self.sees("help-title").await;
        self.look("11-help").await;
        self.command("settings me").await;
        self.sees("settings-me").await;
        self.look("12-settings").await;
        self.page.type_text("/").await;
        self.page.wait_for_highlight("/").await;
        self.look("13-commands").await;
    }

    /// Enters a command without options.
    async fn command(&self, name: &str) {
        self.page.click_selector(".composer textarea").await;
        self.page.type_text(&format!("/{name} ")).await;
        self.page.press_key(Key::Enter).await;
    }

    /// Waits for the first line of this text.
    async fn sees(&self, key: &'static str) {
        let text = self.language.text(key);
        self.page.wait_for_text(text.lines().next().unwrap()).await;
    }

    /// Whether the page has a button with this text.
    async fn shows(&self, key: &'static str) -> bool {
        let text = json!(self.language.text(key));
        let buttons = "[...document.querySelectorAll('button')]";
        self.page.evaluate(&format!("{buttons}.some((one) => one.innerText.trim() === {text})")).await == true
    }

    /// Presses the button with this text.
    async fn press(&self, key: &'static str) {
        self.page.click(&self.language.text(key)).await;
    }

    /// Checks that every label fits, and writes a screenshot.
    async fn look(&self, moment: &str) {
        let cut = self.page.evaluate(CUT_LABELS).await;
        self.page.execute("document.getElementById('scroll').scrollTop = 1e9").await;
        self.page.screenshot(&format!("{}-{moment}", self.prefix)).await;
        assert_eq!(cut, json!([]), "{} {moment}", self.prefix);
        assert_eq!(self.page.evaluate(IS_TOO_WIDE).await, false, "{} {moment}", self.prefix);
    }
}
