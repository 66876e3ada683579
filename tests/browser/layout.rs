//! The layout without scrolling, the image viewer and contrast ratios.

use crate::client::{ApiClient, BEN};
use crate::driver::Driver;
use crate::harness::Harness;
use crate::page::{ColorScheme, Page, Screen, run_browser_test};
use bside::rules::GameKind;
use serde_json::{Value, json};
use std::sync::Arc;
use thirtyfour::Key;

/// Checks the newest message with a mention: which of the mention, the board and the buttons are not fully visible.
const VISIBILITY_SCRIPT: &str = "(() => {
    const list = document.querySelector('#scroll').getBoundingClientRect();
    const turn = [...document.querySelectorAll('#messages > li.mentions-me')].at(-1);
    const parts = [...turn.querySelectorAll('.mention, .image-button img, .components button')];
    const hidden = parts.filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return top < list.top - 1 || bottom > list.bottom + 1 || left < list.left - 1 || right > list.right + 1;
    });
    const { width, height } = turn.querySelector('img').getBoundingClientRect();
    const small = [...document.querySelectorAll('button, .person, .inputs input, .inputs textarea')].filter((one) =>
        one.checkVisibility() && !one.matches('.link-button, .image-button, .mention') && one.getBoundingClientRect().height < 43.5);
    return {
        parts: parts.length, hidden: hidden.map((part) => part.outerHTML), width, height,
        box: document.querySelector('.composer').offsetHeight, small: small.map((part) => part.outerHTML),
    };
})()";

/// Starts each game, and checks the message in which Ana is to move.
async fn check_each_game(
    driver: &Driver,
    screen: Screen,
    color_scheme: ColorScheme,
    check: impl Fn(GameKind, &Value),
) {
    let harness = Harness::start().await;
    let (ana, ben) =
        (ApiClient::person(harness.sandbox(), "ana"), ApiClient::person(harness.sandbox(), "ben"));
    let page = Page::open(driver, &harness.base_url(), "ana", screen, color_scheme).await;
    for game in GameKind::ALL {
        let options = json!([
            { "type": 3, "name": "game", "value": game.name() },
            { "type": 6, "name": "opponent", "value": BEN },
            { "type": 3, "name": "begins", "value": "me" },
        ]);
        ana.run("play", options, "1").await;
        page.wait_for_newest_message("invites you to a game").await;
        let invitation = ben.messages().await.swap_remove(0);
        let join = invitation["components"][0]["components"][0]["custom_id"].as_str().unwrap();
        ben.press(&invitation, join, "1").await;
        page.wait_for_newest_message("@Ana, it’s your turn").await;
        let layout = page.evaluate(VISIBILITY_SCRIPT).await;
        assert!(layout["parts"].as_u64().unwrap() >= 5, "{game}: {layout:#}");
        assert_eq!(layout["hidden"], json!([]), "{game}: {layout:#}");
        check(game, &layout);
        page.assert_accessible(&format!("a turn of {game}")).await;
        if game == GameKind::Bizingo {
            page.screenshot(if screen == Screen::Desktop { "8-turn" } else { "9-turn-on-a-phone" }).await;
        }
        ana.run("abort", json!([]), "2").await;
        page.click("Yes, cancel it").await;
        page.wait_for_newest_message("Ana cancelled the game").await;
    }
    page.close().await;
}

pub fn own_turn_on_desktop(driver: Arc<Driver>) {
    run_browser_test(check_each_game(&driver, Screen::Desktop, ColorScheme::Dark, |game, layout| {
        let [width, height] = ["width", "height"].map(|key| layout[key].as_f64().unwrap());
        assert!(width <= 550.5 && height <= 350.5, "{game}: {width} by {height}");
        assert!(width > 545.0 || height > 345.0, "{game}: as large as on Discord, not {width} by {height}");
    }));
}

pub fn own_turn_on_phone(driver: Arc<Driver>) {
    run_browser_test(check_each_game(&driver, Screen::Phone, ColorScheme::Light, |game, layout| {
        assert!(layout["width"].as_f64().unwrap() > 330.0, "{game}: as wide as the phone: {layout:#}");
        assert!(layout["box"].as_f64().unwrap() < 60.0, "{game}: the box is one line: {layout:#}");
        assert_eq!(layout["small"], json!([]), "{game}: large enough for a thumb");
    }));
}

/// The number of messages, and whether the picture of the newest one is seen as a whole without scrolling.
const VIEW_SCRIPT: &str = "(() => {
    const list = document.querySelector('#scroll').getBoundingClientRect();
    const picture = document.querySelector('#messages > li:last-child img').getBoundingClientRect();
    return {
        messages: document.querySelectorAll('#messages > li').length,
        visible: picture.top >= list.top && picture.bottom <= list.bottom, list, picture,
    };
})()";

/// Plays against the computer with buttons alone. After each turn the board is in view, and no message was added.
async fn check_view(driver: &Driver, screen: Screen) {
    let harness = Harness::start().await;
    let ana = ApiClient::person(harness.sandbox(), "ana");
    let page = Page::open(driver, &harness.base_url(), "ana", screen, ColorScheme::Dark).await;
    let options = json!([
        { "type": 3, "name": "game", "value": "biloba" },
        { "type": 4, "name": "computer", "value": 1 },
        { "type": 3, "name": "begins", "value": "me" },
    ]);
    ana.run("play", options, "1").await;
    page.wait_for_newest_message("@Ana, it’s your turn").await;
    page.click("Make a move").await;
    page.wait_for_newest_message("Which pawn do you want to move?").await;
    let before = page.evaluate(VIEW_SCRIPT).await;
    for number in [2, 4, 6, 8] {
        let has_button = "[...document.querySelectorAll('#messages > li:last-child button')].some((one) => one.innerText.trim() === 'Play it')";
        while page.evaluate(has_button).await != true {
            page.choose_on_board().await;
        }
        page.click("Play it").await;
        page.wait_for_newest_message(&format!("move {number} ")).await;
        let view = page.evaluate(VIEW_SCRIPT).await;
        assert_eq!((&view["visible"], &view["messages"]), (&json!(true), &before["messages"]), "{view:#}");
    }
    page.screenshot(if screen == Screen::Desktop { "21-on-the-board" } else { "22-on-the-board-on-a-phone" })
        .await;
    page.assert_accessible("a turn that is chosen on the board").await;
    page.close_after_edits().await;
}

pub fn board_in_view_on_desktop(driver: Arc<Driver>) {
    run_browser_test(check_view(&driver, Screen::Desktop));
}

pub fn board_in_view_on_phone(driver: Arc<Driver>) {
    run_browser_test(check_view(&driver, Screen::Phone));
}

/// The newest board, the list in which it stands, and the parts of the turn's message that cannot be reached by scrolling.
const BOARD_SCRIPT: &str = "(() => {
    const list = document.querySelector('#scroll');
    const turn = [...document.querySelectorAll('#messages > li:has(.image-button)')].at(-1);
    const parts = [...turn.querySelectorAll('.image-button img, .components button')];
    const hidden = parts.filter((part) => {
        part.scrollIntoView({ block: 'nearest' });
        const { top, left, right } = part.getBoundingClientRect();
        return top >= innerHeight || left < 0 || right > innerWidth;
    });
    const { width } = turn.querySelector('img').getBoundingClientRect();
    return {
        width, hidden: hidden.map((part) => part.outerHTML), list: list.clientHeight / innerHeight,
        overflow: Math.max(document.documentElement.scrollWidth - innerWidth, list.scrollWidth - list.clientWidth),
    };
})()";

pub fn board_in_little_space(driver: Arc<Driver>) {
    run_browser_test(async {
        let harness = Harness::start().await;
        let base = harness.base_url();
        let desk = Page::open(&driver, &base, "ana", Screen::Desktop, ColorScheme::Light).await;
        desk.click("Play both sides").await;
        desk.wait_for_newest_message("@Ana, it’s your turn").await;
        desk.close().await;
        for (screen, name) in [
            (Screen::Zoomed200, "13-turn-at-200-percent"),
            (Screen::Zoomed400, "14-turn-at-400-percent"),
            (Screen::PhoneSideways, "15-turn-on-a-phone-sideways"),
        ] {
            let page = Page::open(&driver, &base, "ana", screen, ColorScheme::Light).await;
            page.wait_for_newest_message("@Ana, it’s your turn").await;
            page.screenshot(name).await;
            let layout = page.evaluate(BOARD_SCRIPT).await;
            assert!(layout["width"].as_f64().unwrap() >= 300.0, "{name}: {layout:#}");
            assert_eq!(layout["hidden"], json!([]), "{name}: {layout:#}");
            assert_eq!(layout["overflow"], 0, "{name}: nothing is cut off at the side: {layout:#}");
            assert!(
                layout["list"].as_f64().unwrap() > 0.55,
                "{name}: most space is for messages: {layout:#}"
            );
            page.assert_accessible(name).await;

            page.click_selector(".image-button").await;
            page.wait_until("document.querySelector('#image-viewer').open", "the viewer opens").await;
            let width = "document.querySelector('.zoom img').getBoundingClientRect().width";
            page.wait_until(&format!("{width} >= 300"), "the picture is not smaller there").await;
            page.assert_accessible(&format!("{name}, its picture")).await;
            page.click("Close").await;
            page.close().await;
        }
    });
}

pub fn images_open_in_viewer(driver: Arc<Driver>) {
    run_browser_test(async {
        let harness = Harness::start().await;
        let base = harness.base_url();
        let phone = Page::open(&driver, &base, "ana", Screen::Phone, ColorScheme::Light).await;
        phone.click("Play both sides").await;
        phone.wait_for_newest_message("@Ana, it’s your turn").await;
        let open = "document.querySelector('#image-viewer').open";
        phone.click_selector(".image-button").await;
        phone.wait_until(open, "the viewer opens").await;
        phone.wait_for_text("Biloba, Ana to move.").await;
        let width = "document.querySelector('.zoom img').getBoundingClientRect().width";
        phone.wait_until(&format!("Math.round({width}) === 390"), "it is as wide as the phone").await;
        phone.screenshot("10-picture-on-a-phone").await;
        phone.assert_accessible("a picture").await;
        phone.click_selector(".zoom img").await;
        phone.wait_until(&format!("{width} > 390"), "it shows every pixel").await;
        phone.click("Close").await;
        phone.wait_until(&format!("!{open}"), "the viewer closes").await;
        phone.close().await;

        let desk = Page::open(&driver, &base, "ben", Screen::Desktop, ColorScheme::Dark).await;
        desk.wait_for_newest_message("@Ana, it’s your turn").await;
        desk.shift_tab_to("Make a move").await;
        desk.shift_tab().await;
        desk.press_key(Key::Enter).await;
        desk.wait_until(open, "the viewer opens").await;
        let whole = "(() => { const { top, bottom, height } = document.querySelector('.zoom img').getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight && height > 400; })()";
        desk.wait_until(whole, "the whole image is visible").await;
        desk.press_key(Key::Escape).await;
        desk.wait_until(&format!("!{open}"), "the viewer closes").await;
        assert!(
            desk.evaluate("document.activeElement.matches('.image-button')").await == true,
            "the focus is where it was"
        );
        desk.close().await;
    });
}

/// The contrast of two colors of the page by WCAG.
const CONTRAST_SCRIPT: &str = "(() => {
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

/// axe measures the contrast of text only, so edges and focus marks are checked here.
pub fn edges_and_focus_have_contrast(driver: Arc<Driver>) {
    run_browser_test(async {
        let harness = Harness::start().await;
        for color_scheme in [ColorScheme::Light, ColorScheme::Dark] {
            let page = Page::open(&driver, &harness.base_url(), "dee", Screen::Desktop, color_scheme).await;
            for mark in ["control", "focus", "mention-border", "error-text"] {
                for ground in [
                    "background",
                    "sidebar",
                    "people-bar",
                    "raised",
                    "mention-background",
                    "ephemeral-background",
                ] {
                    let script = CONTRAST_SCRIPT.replace("FIRST", &format!("'{mark}'"));
                    let contrast = page.evaluate(&script.replace("SECOND", &format!("'{ground}'"))).await;
                    assert!(
                        contrast.as_f64().unwrap() >= 3.0,
                        "{mark} on {ground}, {color_scheme:?}: {contrast}"
                    );
                }
            }
            page.close().await;
        }
    });
}
