//! What is in sight: of somebody whose turn it is, and of a picture.

use crate::client::{ApiClient, BEN};
use crate::driver::Driver;
use crate::harness::Harness;
use crate::page::{Colours, Page, Screen, tell};
use bside::rules::GameKind;
use serde_json::{Value, json};
use std::sync::Arc;
use thirtyfour::Key;

/// The newest message that calls: who is to act, the board and every button, and which of them are not wholly in sight.
const SIGHT: &str = "(() => {
    const list = document.querySelector('#scroll').getBoundingClientRect();
    const turn = [...document.querySelectorAll('#messages > li.mentions-me')].at(-1);
    const parts = [...turn.querySelectorAll('.mention, .image-button img, .components button')];
    const hidden = parts.filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return top < list.top - 1 || bottom > list.bottom + 1 || left < list.left - 1 || right > list.right + 1;
    });
    const { width, height } = turn.querySelector('img').getBoundingClientRect();
    const small = [...document.querySelectorAll('button, .person, .inputs input')].filter((one) =>
        one.checkVisibility() && !one.matches('.link-button, .image-button') && one.getBoundingClientRect().height < 43.5);
    return {
        parts: parts.length, hidden: hidden.map((part) => part.outerHTML), width, height,
        box: document.querySelector('.composer').offsetHeight, small: small.map((part) => part.outerHTML),
    };
})()";

/// Starts every game in turn and looks at the board on which Ana is to move.
async fn look(driver: &Driver, screen: Screen, colours: Colours, check: impl Fn(GameKind, &Value)) {
    let harness = Harness::open().await;
    let (ana, ben) =
        (ApiClient::person(harness.sandbox(), "ana"), ApiClient::person(harness.sandbox(), "ben"));
    let page = Page::open(driver, &harness.sandbox().base_url(), "ana", screen, colours).await;
    for game in GameKind::ALL {
        let options = json!([
            { "type": 3, "name": "game", "value": game.name() },
            { "type": 6, "name": "opponent", "value": BEN },
        ]);
        ana.run("play", options, "1").await;
        page.sees("invites you to a game").await;
        let invitation = ben.messages().await.swap_remove(0);
        let join = invitation["components"][0]["components"][0]["custom_id"].as_str().unwrap();
        ben.press(&invitation, join, "1").await;
        page.sees("@Ana, it is your turn").await;
        let sight = page.ask(SIGHT).await;
        assert!(sight["parts"].as_u64().unwrap() >= 5, "{game}: {sight:#}");
        assert_eq!(sight["hidden"], json!([]), "{game}: {sight:#}");
        check(game, &sight);
        page.is_accessible(&format!("a turn of {game}")).await;
        if game == GameKind::Bizingo {
            page.picture(if screen == Screen::Desk { "8-turn" } else { "9-turn-on-a-phone" }).await;
        }
        ana.run("close", json!([]), "2").await;
        page.sees("A moderator has ended this").await;
    }
    page.close().await;
}

pub fn own_turn_on_a_desk(driver: Arc<Driver>) {
    tell(look(&driver, Screen::Desk, Colours::Dark, |game, sight| {
        let [width, height] = ["width", "height"].map(|key| sight[key].as_f64().unwrap());
        assert!(width <= 550.5 && height <= 350.5, "{game}: {width} by {height}");
        assert!(
            width > 545.0 || height > 345.0,
            "{game}: as large as Discord has it, not {width} by {height}"
        );
    }));
}

pub fn own_turn_on_a_phone(driver: Arc<Driver>) {
    tell(look(&driver, Screen::Phone, Colours::Light, |game, sight| {
        assert!(sight["width"].as_f64().unwrap() > 330.0, "{game}: as wide as the phone: {sight:#}");
        assert!(sight["box"].as_f64().unwrap() < 60.0, "{game}: the box is one line: {sight:#}");
        assert_eq!(sight["small"], json!([]), "{game}: large enough for a thumb");
    }));
}

pub fn pictures_open_large(driver: Arc<Driver>) {
    tell(async {
        let harness = Harness::open().await;
        let base = harness.sandbox().base_url();
        let phone = Page::open(&driver, &base, "ana", Screen::Phone, Colours::Light).await;
        phone.press("Play both sides").await;
        phone.sees("@Ana, it is your turn").await;
        let open = "document.querySelector('#image-viewer').open";
        phone.tap(".image-button").await;
        phone.until(open, "the picture opens").await;
        phone.shows("Biloba, Ana to move.").await;
        let width = "document.querySelector('.zoom img').getBoundingClientRect().width";
        phone.until(&format!("Math.round({width}) === 390"), "it is as wide as the phone").await;
        phone.picture("10-picture-on-a-phone").await;
        phone.is_accessible("a picture").await;
        phone.tap(".zoom img").await;
        phone.until(&format!("{width} > 390"), "it shows every pixel").await;
        phone.press("Close").await;
        phone.until(&format!("!{open}"), "the picture closes").await;
        phone.close().await;

        let desk = Page::open(&driver, &base, "ben", Screen::Desk, Colours::Dark).await;
        desk.sees("@Ana, it is your turn").await;
        desk.walk_back_to("Choose a turn").await;
        desk.shift_tab().await;
        desk.key(Key::Enter).await;
        desk.until(open, "the picture opens").await;
        let whole = "(() => { const { top, bottom, height } = document.querySelector('.zoom img').getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight && height > 400; })()";
        desk.until(whole, "the whole picture is in sight").await;
        desk.key(Key::Escape).await;
        desk.until(&format!("!{open}"), "the picture closes").await;
        assert!(
            desk.ask("document.activeElement.matches('.image-button')").await == true,
            "the focus is where it was"
        );
        desk.close().await;
    });
}

/// The contrast of two colours of the page, after WCAG.
const CONTRAST: &str = "(() => {
    const light = (name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(--${name})`;
        const parts = getComputedStyle(probe).color.match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255);
        probe.remove();
        const [r, g, b] = parts.map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const [one, other] = [light(FIRST), light(SECOND)];
    return Math.max(one, other) / Math.min(one, other);
})()";

/// axe measures the contrast of text alone.
pub fn edges_and_focus_stand_out(driver: Arc<Driver>) {
    tell(async {
        let harness = Harness::open().await;
        for colours in [Colours::Light, Colours::Dark] {
            let page = Page::open(&driver, &harness.sandbox().base_url(), "dee", Screen::Desk, colours).await;
            for mark in ["control", "focus", "mention-border", "error-text"] {
                for ground in [
                    "background",
                    "sidebar",
                    "people-bar",
                    "raised",
                    "mention-background",
                    "ephemeral-background",
                ] {
                    let script = CONTRAST.replace("FIRST", &format!("'{mark}'"));
                    let contrast = page.ask(&script.replace("SECOND", &format!("'{ground}'"))).await;
                    assert!(contrast.as_f64().unwrap() >= 3.0, "{mark} on {ground}, {colours:?}: {contrast}");
                }
            }
            page.close().await;
        }
    });
}
