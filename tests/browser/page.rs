//! A browser with the page, driven like a person would use it.

use crate::driver::Driver;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel};

/// The time after which a wait fails. It is long for slow machines.
const WAIT_TIMEOUT: Duration = Duration::from_secs(20);
/// The interval at which a wait evaluates its condition.
const POLL_INTERVAL: Duration = Duration::from_millis(25);

const AXE: &str = include_str!("axe/axe.min.js");
const AXE_CHECK: &str = include_str!("axe/check.js");

/// The device of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Desktop,
    /// The desktop with the page at 200 %.
    Zoomed200,
    /// The desktop with the page at 400 %.
    Zoomed400,
    Phone,
    /// One of the smallest that people still have.
    SmallPhone,
    /// The phone held sideways.
    PhoneSideways,
}

/// The color scheme that the system prefers.
#[derive(Clone, Copy, Debug)]
pub enum ColorScheme {
    Light,
    Dark,
}

/// An expression for the first select menu or button of the newest ephemeral message.
const NEXT_CHOICE: &str = "[...document.querySelectorAll('#messages > li:has(.ephemeral-note) .components')].at(-1)?.querySelector('.select-button, button')";

/// An expression for the first select menu or button of the newest message.
const BOARD_CHOICE: &str = "document.querySelector('#messages > li:last-child .components')?.querySelector('.select-button, button')";

/// The control with which the next step of a turn is chosen.
pub enum NextChoice {
    Menu,
    /// A button with this name.
    Button(String),
}

pub struct Page {
    browser: WebDriver,
}

impl Page {
    /// Opens the page as a person and waits until it is connected.
    pub async fn open(
        driver: &Driver,
        base: &str,
        name: &str,
        screen: Screen,
        color_scheme: ColorScheme,
    ) -> Page {
        Page::open_with_query(driver, base, &format!("as={name}"), screen, color_scheme).await
    }

    /// Opens the page with any query in the URL.
    pub async fn open_with_query(
        driver: &Driver,
        base: &str,
        query: &str,
        screen: Screen,
        color_scheme: ColorScheme,
    ) -> Page {
        let (width, height, ratio, phone) = match screen {
            Screen::Desktop => (1280, 800, 1.0, false),
            Screen::Zoomed200 => (640, 400, 2.0, false),
            Screen::Zoomed400 => (320, 200, 4.0, false),
            Screen::Phone => (390, 844, 1.0, true),
            Screen::SmallPhone => (375, 667, 1.0, true),
            Screen::PhoneSideways => (844, 390, 1.0, true),
        };
        let mut wanted = DesiredCapabilities::chrome();
        for argument in [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ] {
            wanted.add_arg(argument).unwrap();
        }
        let metrics =
            json!({ "width": width, "height": height, "pixelRatio": ratio, "mobile": phone, "touch": phone });
        wanted.add_experimental_option("mobileEmulation", json!({ "deviceMetrics": metrics })).unwrap();
        wanted.set_logging_prefs("browser", LoggingPrefsLogLevel::Warning).unwrap();
        let page = Page { browser: WebDriver::new(&driver.address, wanted).await.unwrap() };
        let scheme = match color_scheme {
            ColorScheme::Light => "light",
            ColorScheme::Dark => "dark",
        };
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        page.command("Emulation.setEmulatedMedia", media).await;
        page.browser.goto(&format!("{base}/?{query}")).await.unwrap();
        page.wait_until("document.querySelector('.composer')", "the page comes up").await;
        page
    }

    /// Closes the browser. Fails if its console has warnings.
    pub async fn close(self) {
        self.close_without(&[]).await;
    }

    /// Closes the browser after lost connections, which cause warnings in its console.
    pub async fn close_after_faults(self) {
        self.close_without(&["WebSocket", "ERR_"]).await;
    }

    /// Closes the browser after quick edits: a picture that is replaced while it is being loaded is gone.
    pub async fn close_after_edits(self) {
        self.close_without(&["/attachments/"]).await;
    }

    async fn close_without(self, known: &[&str]) {
        let mut log = self.browser.browser_log().await.unwrap();
        self.browser.quit().await.unwrap();
        log.retain(|entry| !known.iter().any(|known| entry.message.contains(known)));
        assert!(log.is_empty(), "{log:#?}");
    }

    /// Waits for a second window and switches to the other one.
    pub async fn switch_window(&self) {
        let here = self.browser.window().await.unwrap();
        let start = Instant::now();
        let other = loop {
            let all = self.browser.windows().await.unwrap();
            if let Some(other) = all.into_iter().find(|window| *window != here) {
                break other;
            }
            assert!(start.elapsed() < WAIT_TIMEOUT, "no second window opens");
            tokio::time::sleep(POLL_INTERVAL).await;
        };
        self.browser.switch_to_window(other).await.unwrap();
        self.wait_until("document.querySelector('.composer')", "the page beside comes up").await;
    }

    /// The number of open windows.
    pub async fn window_count(&self) -> usize {
        self.browser.windows().await.unwrap().len()
    }

    /// Evaluates a JavaScript expression.
    pub async fn evaluate(&self, expression: &str) -> Value {
        let script = format!("return ({expression});");
        let answer = self.browser.execute(script, vec![]).await;
        answer.unwrap_or_else(|error| panic!("{expression}: {error}")).json().clone()
    }

    /// Executes a script.
    pub async fn execute(&self, script: &str) {
        self.browser.execute(script.to_owned(), vec![]).await.unwrap();
    }

    /// Sends a command of the DevTools protocol and returns its result.
    pub async fn command(&self, name: &str, arguments: Value) -> Value {
        self.browser.cdp().send_raw(name, arguments).await.unwrap()
    }

    /// Waits until an expression is true. `condition` is for the message of a failure.
    pub async fn wait_until(&self, expression: &str, condition: &str) {
        let start = Instant::now();
        while self.evaluate(&format!("Boolean({expression})")).await != true {
            if start.elapsed() > WAIT_TIMEOUT {
                self.screenshot("failed").await;
                let text = self.evaluate("document.body.innerText").await;
                panic!("not in time: {condition}\n{expression}\n{}", text.as_str().unwrap_or_default());
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until the newest message contains a text.
    pub async fn wait_for_newest_message(&self, text: &str) {
        let text = json!(text);
        let newest = "document.querySelector('#messages > li:last-child')?.innerText.replace(/\\s+/g, ' ')";
        let newest = format!("{newest}.includes({text})");
        self.wait_until(&newest, &format!("the newest message says {text}")).await;
    }

    /// Waits until the page contains a text.
    pub async fn wait_for_text(&self, text: &str) {
        let text = json!(text);
        self.wait_until(
            &format!("document.body.innerText.includes({text})"),
            &format!("the page shows {text}"),
        )
        .await;
    }

    /// Clicks the last enabled button, link or list entry with this name.
    pub async fn click(&self, name: &str) {
        let script = format!(
            "(() => {{
                const all = [...document.querySelectorAll('button, a, [role=option]')].filter((one) =>
                    one.checkVisibility() && one.ariaDisabled !== 'true' && !one.disabled
                    && [one.innerText.trim(), one.ariaLabel].includes({name}));
                window.target = all.at(-1);
                return window.target;
            }})()",
            name = json!(name)
        );
        self.wait_until(&script, &format!("there is {name} to press")).await;
        self.click_element("window.target").await;
    }

    /// The first control of the newest ephemeral message with a choice.
    pub async fn next_choice(&self) -> Option<NextChoice> {
        let found = self
            .evaluate(&format!(
                "{NEXT_CHOICE} && [{NEXT_CHOICE}.classList.contains('select-button'), {NEXT_CHOICE}.innerText.trim()]"
            ))
            .await;
        let name = found[1].as_str()?.to_owned();
        Some(if found[0] == true { NextChoice::Menu } else { NextChoice::Button(name) })
    }

    /// Chooses with the first control, and waits until its message has changed.
    pub async fn choose_next(&self) {
        self.choose(NEXT_CHOICE).await;
    }

    /// Chooses with the first control of the newest message, and waits until that has changed.
    pub async fn choose_on_board(&self) {
        self.choose(BOARD_CHOICE).await;
    }

    async fn choose(&self, control: &str) {
        self.wait_until(&format!("{control} && {control}.ariaDisabled !== 'true'"), "there is a choice")
            .await;
        self.execute(&format!("window.before = {control}.closest('li')")).await;
        let is_menu = self.evaluate(&format!("{control}.classList.contains('select-button')")).await == true;
        self.click_element(control).await;
        if is_menu {
            self.click_element("document.querySelector('.listbox:not([hidden]) [role=option]')").await;
        }
        self.wait_until("!window.before.isConnected", "the choice has a response").await;
    }

    /// Clicks the last element that a selector matches.
    pub async fn click_selector(&self, selector: &str) {
        let target = format!("[...document.querySelectorAll({})].at(-1)", json!(selector));
        self.wait_until(&target, selector).await;
        self.click_element(&target).await;
    }

    async fn click_element(&self, expression: &str) {
        let target = self.browser.execute(format!("return {expression}"), vec![]).await.unwrap();
        target.element().unwrap().click().await.unwrap();
    }

    /// Types text into the focused element.
    pub async fn type_text(&self, keys: impl AsRef<str>) {
        self.browser.action_chain().send_keys(keys.as_ref()).perform().await.unwrap();
    }

    /// Presses a key.
    pub async fn press_key(&self, key: Key) {
        self.type_text(String::from(key.value())).await;
    }

    /// Presses Shift+Tab until the element with this name has the focus.
    pub async fn shift_tab_to(&self, name: &str) {
        for _ in 0..60 {
            if self.focused_name().await == name {
                return;
            }
            self.shift_tab().await;
        }
        panic!("the keyboard does not reach {name}");
    }

    /// Presses Tab until the element with this name has the focus.
    pub async fn tab_to(&self, name: &str) {
        for _ in 0..60 {
            if self.focused_name().await == name {
                return;
            }
            self.press_key(Key::Tab).await;
        }
        panic!("the keyboard does not reach {name}");
    }

    /// Presses Shift+Tab.
    pub async fn shift_tab(&self) {
        self.press_shifted(Key::Tab).await;
    }

    /// Presses a key together with Shift.
    pub async fn press_shifted(&self, key: Key) {
        let chain = self.browser.action_chain().key_down(Key::Shift);
        chain.send_keys(String::from(key.value())).key_up(Key::Shift).perform().await.unwrap();
    }

    /// Waits until an entry whose text starts with `beginning` is highlighted.
    pub async fn wait_for_highlight(&self, beginning: &str) {
        let entry = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))";
        let found = format!("{entry}?.innerText.startsWith({})", json!(beginning));
        self.wait_until(&found, &format!("{beginning} is highlighted")).await;
    }

    /// The accessible name of the focused element.
    pub async fn focused_name(&self) -> String {
        let name = "document.activeElement.ariaLabel || document.activeElement.innerText || document.activeElement.tagName";
        self.evaluate(name).await.as_str().unwrap_or_default().to_owned()
    }

    /// The value of the focused input.
    pub async fn input_value(&self) -> String {
        self.evaluate("document.activeElement.value").await.as_str().unwrap_or_default().to_owned()
    }

    /// The text of the highlighted entry, as for a screen reader.
    pub async fn highlighted(&self) -> String {
        let entry = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.innerText";
        self.evaluate(entry).await.as_str().unwrap_or_default().to_owned()
    }

    /// Checks that axe reports no critical, serious or moderate violation, and leaves none of that impact undecided.
    pub async fn assert_accessible(&self, moment: &str) {
        self.execute(AXE).await;
        let found = self.browser.execute_async(AXE_CHECK.to_owned(), vec![]).await.unwrap();
        assert_eq!(found.json(), &json!([[], []]), "{moment}: {:#}", found.json());
    }

    /// Writes a screenshot.
    pub async fn screenshot(&self, moment: &str) {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("browser");
        std::fs::create_dir_all(&folder).unwrap();
        self.browser.screenshot(&folder.join(format!("{moment}.png"))).await.unwrap();
    }
}

/// Runs a test on a tokio runtime of its own.
pub fn run_browser_test(test: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
        .block_on(test);
}
