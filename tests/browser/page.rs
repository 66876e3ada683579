//! A browser with the page in it, and a person before it.

use crate::driver::Driver;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel};

/// Longer than anything takes, also on a machine with much else to do.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often the page is asked whether it has come so far.
const PULSE: Duration = Duration::from_millis(25);

const AXE: &str = include_str!("axe/axe.min.js");

/// What somebody looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Desk,
    Phone,
}

/// The colours that somebody's system has.
#[derive(Clone, Copy, Debug)]
pub enum Colours {
    Light,
    Dark,
}

/// What comes first among the menus and buttons of the newest private message.
const CHOICE: &str = "[...document.querySelectorAll('#messages > li:has(.ephemeral-note) .components')].at(-1)?.querySelector('.select-button, button')";

/// How the next step of a turn is chosen.
pub enum Choice {
    Menu,
    /// By a button with this name.
    Button(String),
}

pub struct Page {
    browser: WebDriver,
}

impl Page {
    /// Opens the page as one of the people, and waits until it is connected.
    pub async fn open(driver: &Driver, base: &str, name: &str, screen: Screen, colours: Colours) -> Page {
        let (width, height, phone) = match screen {
            Screen::Desk => (1280, 800, false),
            Screen::Phone => (390, 844, true),
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
            json!({ "width": width, "height": height, "pixelRatio": 1.0, "mobile": phone, "touch": phone });
        wanted.add_experimental_option("mobileEmulation", json!({ "deviceMetrics": metrics })).unwrap();
        wanted.set_logging_prefs("browser", LoggingPrefsLogLevel::Warning).unwrap();
        let page = Page { browser: WebDriver::new(&driver.address, wanted).await.unwrap() };
        let scheme = match colours {
            Colours::Light => "light",
            Colours::Dark => "dark",
        };
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        page.command("Emulation.setEmulatedMedia", media).await;
        page.browser.goto(&format!("{base}/?as={name}")).await.unwrap();
        page.until("document.querySelector('.composer')", "the page comes up").await;
        page
    }

    /// Ends the story: the browser had nothing to complain of.
    pub async fn close(self) {
        let log = self.browser.browser_log().await.unwrap();
        self.browser.quit().await.unwrap();
        assert!(log.is_empty(), "{log:#?}");
    }

    /// Ends a story in which connections were lost, which browsers always complain of.
    pub async fn close_after_faults(self) {
        let mut log = self.browser.browser_log().await.unwrap();
        self.browser.quit().await.unwrap();
        log.retain(|entry| !["WebSocket", "ERR_"].iter().any(|fault| entry.message.contains(fault)));
        assert!(log.is_empty(), "{log:#?}");
    }

    /// Turns to the other window, as soon as there is one.
    pub async fn look_beside(&self) {
        let here = self.browser.window().await.unwrap();
        let start = Instant::now();
        let other = loop {
            let all = self.browser.windows().await.unwrap();
            if let Some(other) = all.into_iter().find(|window| *window != here) {
                break other;
            }
            assert!(start.elapsed() < PATIENCE, "no window opens");
            tokio::time::sleep(PULSE).await;
        };
        self.browser.switch_to_window(other).await.unwrap();
        self.until("document.querySelector('.composer')", "the page beside comes up").await;
    }

    /// How many windows are open.
    pub async fn windows(&self) -> usize {
        self.browser.windows().await.unwrap().len()
    }

    /// What an expression comes to.
    pub async fn ask(&self, expression: &str) -> Value {
        let script = format!("return ({expression});");
        let answer = self.browser.execute(script, vec![]).await;
        answer.unwrap_or_else(|error| panic!("{expression}: {error}")).json().clone()
    }

    /// Does something in the page that no person does.
    pub async fn run(&self, script: &str) {
        self.browser.execute(script.to_owned(), vec![]).await.unwrap();
    }

    /// A command of the DevTools.
    pub async fn command(&self, name: &str, arguments: Value) {
        self.browser.cdp().send_raw(name, arguments).await.unwrap();
    }

    /// Waits until an expression is true.
    pub async fn until(&self, expression: &str, what: &str) {
        let start = Instant::now();
        while self.ask(&format!("Boolean({expression})")).await != true {
            if start.elapsed() > PATIENCE {
                self.picture("failed").await;
                let text = self.ask("document.body.innerText").await;
                panic!("not in time: {what}\n{expression}\n{}", text.as_str().unwrap_or_default());
            }
            tokio::time::sleep(PULSE).await;
        }
    }

    /// Waits until the newest message says this.
    pub async fn sees(&self, text: &str) {
        let text = json!(text);
        let newest = "document.querySelector('#messages > li:last-child')?.innerText.replace(/\\s+/g, ' ')";
        let newest = format!("{newest}.includes({text})");
        self.until(&newest, &format!("the newest message says {text}")).await;
    }

    /// Waits until something anywhere on the page says this.
    pub async fn shows(&self, text: &str) {
        let text = json!(text);
        self.until(&format!("document.body.innerText.includes({text})"), &format!("the page shows {text}"))
            .await;
    }

    /// Presses the last thing of this name that can be pressed: a button, a link, an entry of a list, a menu.
    pub async fn press(&self, name: &str) {
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
        self.until(&script, &format!("there is {name} to press")).await;
        self.click("window.target").await;
    }

    /// What can be chosen first in the newest private message: the entry of a menu, or a button.
    pub async fn first_choice(&self) -> Option<Choice> {
        let found = self
            .ask(&format!("{CHOICE} && [{CHOICE}.classList.contains('menu'), {CHOICE}.innerText.trim()]"))
            .await;
        let name = found[1].as_str()?.to_owned();
        Some(if found[0] == true { Choice::Menu } else { Choice::Button(name) })
    }

    /// Chooses that, and waits until its message has changed.
    pub async fn choose_first(&self) {
        self.until(&format!("{CHOICE} && {CHOICE}.ariaDisabled !== 'true'"), "there is a choice").await;
        self.run(&format!("window.before = {CHOICE}.closest('li')")).await;
        let is_menu = matches!(self.first_choice().await, Some(Choice::Menu));
        self.click(CHOICE).await;
        if is_menu {
            self.click("document.querySelector('.listbox:not([hidden]) [role=option]')").await;
        }
        self.until("!window.before.isConnected", "the choice is answered").await;
    }

    /// Presses the last of what a selector finds.
    pub async fn tap(&self, selector: &str) {
        let target = format!("[...document.querySelectorAll({})].at(-1)", json!(selector));
        self.until(&target, selector).await;
        self.click(&target).await;
    }

    async fn click(&self, expression: &str) {
        let target = self.browser.execute(format!("return {expression}"), vec![]).await.unwrap();
        target.element().unwrap().click().await.unwrap();
    }

    /// Types, into whatever has the focus.
    pub async fn types(&self, keys: impl AsRef<str>) {
        self.browser.action_chain().send_keys(keys.as_ref()).perform().await.unwrap();
    }

    /// Presses one key.
    pub async fn key(&self, key: Key) {
        self.types(String::from(key.value())).await;
    }

    /// Walks back from what has the focus until this has it, by the keyboard alone.
    pub async fn walk_back_to(&self, name: &str) {
        for _ in 0..60 {
            if self.focused().await == name {
                return;
            }
            self.shift_tab().await;
        }
        panic!("the keyboard does not come to {name}");
    }

    /// Walks on until this has the focus.
    pub async fn walk_to(&self, name: &str) {
        for _ in 0..60 {
            if self.focused().await == name {
                return;
            }
            self.key(Key::Tab).await;
        }
        panic!("the keyboard does not come to {name}");
    }

    /// One step back.
    pub async fn shift_tab(&self) {
        let chain = self.browser.action_chain().key_down(Key::Shift);
        chain.send_keys(String::from(Key::Tab.value())).key_up(Key::Shift).perform().await.unwrap();
    }

    /// Waits until an entry that begins so is highlighted.
    pub async fn highlights(&self, beginning: &str) {
        let entry = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))";
        let found = format!("{entry}?.innerText.startsWith({})", json!(beginning));
        self.until(&found, &format!("{beginning} is highlighted")).await;
    }

    /// The name of what has the focus.
    pub async fn focused(&self) -> String {
        let name = "document.activeElement.ariaLabel || document.activeElement.innerText || document.activeElement.tagName";
        self.ask(name).await.as_str().unwrap_or_default().to_owned()
    }

    /// The text of the box that has the focus.
    pub async fn typed(&self) -> String {
        self.ask("document.activeElement.value").await.as_str().unwrap_or_default().to_owned()
    }

    /// The entry that is highlighted for what has the focus, as those hear it who do not see it.
    pub async fn highlighted(&self) -> String {
        let entry = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.innerText";
        self.ask(entry).await.as_str().unwrap_or_default().to_owned()
    }

    /// Checks that axe finds nothing serious or moderate.
    pub async fn is_accessible(&self, moment: &str) {
        self.run(AXE).await;
        let run = "const done = arguments[0]; axe.run(document).then(({ violations }) => done(violations
            .filter(({ impact }) => ['critical', 'serious', 'moderate'].includes(impact))
            .map(({ id, nodes }) => [id, nodes.map(({ html, any }) => [html, any[0]?.message])])));";
        let found = self.browser.execute_async(run.to_owned(), vec![]).await.unwrap();
        assert_eq!(found.json(), &json!([]), "{moment}: {:#}", found.json());
    }

    /// Leaves a picture of this moment.
    pub async fn picture(&self, moment: &str) {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("browser");
        std::fs::create_dir_all(&folder).unwrap();
        self.browser.screenshot(&folder.join(format!("{moment}.png"))).await.unwrap();
    }
}

/// Tells a story on a runtime of its own.
pub fn tell(story: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
        .block_on(story);
}
