//! The rules on a small phone: after every press, the picture of the page is in view. Runs in all languages with
//! `BSIDE_LONG=1`.

use crate::driver::Driver;
use crate::harness::Harness;
use crate::page::{ColorScheme, Page, Screen, run_browser_test};
use bside::diagrams::pages;
use bside::i18n::Localizer;
use bside::rules::GameKind;
use std::sync::Arc;
use thirtyfour::Key;

/// The least share of a picture that has to be in view.
const MIN_SHARE: f64 = 0.75;
/// The share of the newest picture that is in view.
const SHARE: &str = "(() => {
    const list = document.querySelector('#scroll').getBoundingClientRect();
    const picture = [...document.querySelectorAll('.image-button img')].at(-1).getBoundingClientRect();
    return Math.max(0, Math.min(picture.bottom, list.bottom) - Math.max(picture.top, list.top)) / picture.height;
})()";
/// Whether the newest picture is loaded.
const IS_LOADED: &str = "(() => {
    const picture = [...document.querySelectorAll('.image-button img')].at(-1);
    return picture.complete && picture.naturalWidth > 0;
})()";

pub fn pictures_on_phone(driver: Arc<Driver>) {
    run_browser_test(async {
        let is_long = std::env::var_os("BSIDE_LONG").is_some();
        let locales =
            Localizer::locales().filter(|locale| is_long || ["en", "de"].contains(&locale.as_str()));
        let harness = Harness::start().await;
        for locale in locales {
            let query = format!("as=cy&language={locale}");
            let base = harness.base_url();
            let page =
                Page::open_with_query(&driver, &base, &query, Screen::SmallPhone, ColorScheme::Light).await;
            let mut hidden = Vec::new();
            for game in GameKind::ALL {
                page.click_selector(".composer textarea").await;
                page.type_text(&format!("/rules {game}")).await;
                page.wait_for_highlight(&Localizer::of(&locale).game(game)).await;
                page.press_key(Key::Enter).await;
                page.press_key(Key::Enter).await;
                let count = pages(game).count();
                for number in 1..=count {
                    page.wait_for_newest_message(&format!("{number} / {count}")).await;
                    page.wait_until(IS_LOADED, "the picture is loaded").await;
                    let share = page.evaluate(SHARE).await.as_f64().unwrap();
                    if number == 2 {
                        page.screenshot(&format!("rules-{locale}-{game}")).await;
                    }
                    if share < MIN_SHARE {
                        hidden.push(format!("{game} {number}: {share:.2}"));
                    }
                    page.click("▶").await;
                }
                page.wait_for_newest_message(&format!("1 / {count}")).await;
                page.click_selector("[data-key=dismiss]").await;
            }
            assert!(hidden.is_empty(), "{locale}: {hidden:#?}");

            page.close().await;
        }
    });
}
