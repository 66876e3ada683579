//! Games and rules with clicks only.

use crate::driver::Driver;
use crate::harness::Harness;
use crate::page::{ColorScheme, Page, Screen, run_browser_test};
use std::sync::Arc;

/// Builds a turn from the first choice of each step, and plays it.
async fn play_first_turn(page: &Page) {
    page.click("Make a move").await;
    page.wait_for_newest_message("Only you can see this").await;
    let is_played = "document.body.innerText.includes('You played')";
    while page.evaluate(is_played).await != true && page.next_choice().await.is_some() {
        page.choose_next().await;
    }
    page.wait_for_text("You played").await;
}

pub fn game_with_clicks(driver: Arc<Driver>) {
    run_browser_test(async {
        let harness = Harness::start().await;
        let base = harness.base_url();
        let ana = Page::open(&driver, &base, "ana", Screen::Desktop, ColorScheme::Light).await;
        ana.wait_for_newest_message("Welcome to B-Side").await;
        ana.assert_accessible("the greeting").await;
        ana.screenshot("1-greeting").await;
        ana.click("Play both sides").await;
        ana.wait_for_newest_message("@Ana, it’s your turn").await;
        play_first_turn(&ana).await;
        ana.wait_for_newest_message("@Ben, it’s your turn").await;
        assert_eq!(
            ana.evaluate("document.querySelectorAll('.person .mention-dot').length").await,
            1,
            "Ben is mentioned"
        );

        // One click switches to Ben. The draft stays with Ana.
        ana.type_text("Well, well").await;
        ana.click("Ben, mentioned").await;
        ana.wait_until("document.title.includes('Ben')", "the page shows Ben").await;
        ana.wait_for_newest_message("@Ben, it’s your turn").await;
        play_first_turn(&ana).await;
        ana.wait_for_newest_message("@Ana, it’s your turn").await;
        ana.click("Resign").await;
        ana.click("Yes, resign").await;
        ana.wait_for_newest_message("Ana wins").await;
        ana.screenshot("6-result").await;
        ana.assert_accessible("the result").await;
        ana.click("Ana").await;
        ana.wait_until(
            "document.querySelector('.composer textarea')?.value === 'Well, well'",
            "the draft is still there",
        )
        .await;
        ana.close().await;
    });
}

pub fn game_in_two_windows(driver: Arc<Driver>) {
    run_browser_test(async {
        let harness = Harness::start().await;
        let base = harness.base_url();
        let ana = Page::open(&driver, &base, "ana", Screen::Desktop, ColorScheme::Dark).await;
        ana.wait_for_newest_message("Welcome to B-Side").await;
        ana.click("Open Ben in a new window").await;
        ana.switch_window().await;
        ana.wait_until("document.title.includes('Ben')", "the second window shows Ben").await;
        ana.wait_for_newest_message("Welcome to B-Side").await;
        ana.switch_window().await;
        ana.click("Play both sides").await;
        ana.wait_for_newest_message("@Ana, it’s your turn").await;
        play_first_turn(&ana).await;
        ana.switch_window().await;
        ana.wait_for_newest_message("@Ben, it’s your turn").await;
        play_first_turn(&ana).await;
        ana.switch_window().await;
        ana.wait_for_newest_message("@Ana, it’s your turn").await;
        // A person's window is used again.
        ana.click("Open Ben in a new window").await;
        assert_eq!(ana.window_count().await, 2);
        ana.close().await;
    });
}

pub fn first_game_with_clicks(driver: Arc<Driver>) {
    run_browser_test(async {
        let harness = Harness::start().await;
        let base = harness.base_url();
        let cy = Page::open(&driver, &base, "cy", Screen::Phone, ColorScheme::Light).await;
        cy.wait_for_newest_message("Welcome to B-Side").await;
        cy.click("How to play").await;
        cy.click("Biloba").await;
        cy.wait_for_newest_message("lesson 1 of").await;
        for choice in ["d3", "to d4"] {
            let button = format!(
                "[...document.querySelectorAll('button')].find((one) => new RegExp('· {choice}( …)?$').test(one.innerText.trim()))"
            );
            cy.wait_until(&button, "the choice is there").await;
            let name = cy.evaluate(&format!("{button}.innerText.trim()")).await;
            cy.click(name.as_str().unwrap()).await;
        }
        cy.wait_for_newest_message("That’s right!").await;
        cy.screenshot("18-lesson-solved").await;
        cy.click("Play now").await;
        cy.wait_for_newest_message("How strong should the computer be?").await;
        cy.screenshot("19-strength").await;
        cy.assert_accessible("the strengths").await;
        cy.click("Beginner").await;
        cy.wait_for_newest_message("@Cy, it’s your turn").await;
        cy.screenshot("20-first-board").await;
        cy.assert_accessible("a first board").await;
        cy.close().await;
    });
}

pub fn rules_with_clicks(driver: Arc<Driver>) {
    run_browser_test(async {
        let harness = Harness::start().await;
        let base = harness.base_url();
        let cy = Page::open(&driver, &base, "cy", Screen::Phone, ColorScheme::Dark).await;
        cy.wait_for_newest_message("Welcome to B-Side").await;
        cy.screenshot("2-greeting-on-a-phone").await;
        cy.click("How to play").await;
        cy.click("Bizingo").await;
        cy.wait_for_newest_message("lesson 1 of").await;
        cy.screenshot("17-lesson").await;
        cy.click("Rules").await;
        cy.wait_for_newest_message("1 / ").await;
        cy.click("▶").await;
        cy.wait_for_newest_message("2 / ").await;
        cy.screenshot("7-rules").await;
        cy.assert_accessible("the rules").await;
        cy.click("Dismiss message").await;
        cy.wait_for_newest_message("Welcome to B-Side").await;

        // As on Discord, ephemeral messages do not outlive the page.
        cy.click("How to play").await;
        cy.wait_for_newest_message("Only you can see this").await;
        cy.execute("location.reload()").await;
        cy.wait_for_newest_message("Welcome to B-Side").await;
        cy.close().await;
    });
}
