//! Games and rules by pressing alone.

use crate::driver::Driver;
use crate::harness::Harness;
use crate::page::{Colours, Page, Screen, tell};
use std::sync::Arc;

/// Puts a turn together by choosing what comes first each time, and plays it when it is shown once more.
async fn first_turn(page: &Page) {
    page.press("Choose a turn").await;
    page.sees("Only you can see this").await;
    while page.first_choice().await.is_some() {
        page.choose_first().await;
    }
    page.shows("You played ").await;
}

pub fn first_game_by_pressing_only(driver: Arc<Driver>) {
    tell(async {
        let harness = Harness::open().await;
        let base = harness.sandbox().base_url();
        let ana = Page::open(&driver, &base, "ana", Screen::Desk, Colours::Light).await;
        ana.sees("Welcome to B-Side").await;
        ana.is_accessible("the greeting").await;
        ana.picture("1-greeting").await;
        ana.press("Play both sides").await;
        ana.sees("@Ana, it is your turn").await;
        first_turn(&ana).await;
        ana.sees("@Ben, it is your turn").await;
        assert_eq!(
            ana.ask("document.querySelectorAll('.person .mention-dot').length").await,
            1,
            "Ben is called"
        );

        // One press, and one is Ben. What was begun to be written waits for Ana.
        ana.types("Well, well").await;
        ana.press("Ben, called").await;
        ana.until("document.title.includes('Ben')", "the page is Ben's").await;
        ana.sees("@Ben, it is your turn").await;
        first_turn(&ana).await;
        ana.sees("@Ana, it is your turn").await;
        ana.press("Resign").await;
        ana.press("Yes, resign").await;
        ana.sees("Ana wins by resignation").await;
        ana.picture("6-result").await;
        ana.is_accessible("the result").await;
        ana.press("Ana").await;
        ana.until("document.querySelector('.composer input')?.value === 'Well, well'", "it is still there")
            .await;
        ana.close().await;
    });
}

pub fn two_play_in_two_windows(driver: Arc<Driver>) {
    tell(async {
        let harness = Harness::open().await;
        let base = harness.sandbox().base_url();
        let ana = Page::open(&driver, &base, "ana", Screen::Desk, Colours::Dark).await;
        ana.sees("Welcome to B-Side").await;
        ana.press("Open Ben beside").await;
        ana.look_beside().await;
        ana.until("document.title.includes('Ben')", "the window beside is Ben's").await;
        ana.sees("Welcome to B-Side").await;
        ana.look_beside().await;
        ana.press("Play both sides").await;
        ana.sees("@Ana, it is your turn").await;
        first_turn(&ana).await;
        ana.look_beside().await;
        ana.sees("@Ben, it is your turn").await;
        first_turn(&ana).await;
        ana.look_beside().await;
        ana.sees("@Ana, it is your turn").await;
        // Whoever is beside already is not opened again.
        ana.press("Open Ben beside").await;
        assert_eq!(ana.windows().await, 2);
        ana.close().await;
    });
}

pub fn rules_are_read_by_pressing(driver: Arc<Driver>) {
    tell(async {
        let harness = Harness::open().await;
        let base = harness.sandbox().base_url();
        let cy = Page::open(&driver, &base, "cy", Screen::Phone, Colours::Dark).await;
        cy.sees("Welcome to B-Side").await;
        cy.picture("2-greeting-on-a-phone").await;
        cy.press("Read the rules").await;
        cy.press("Bizingo").await;
        cy.sees("1 / ").await;
        cy.press("▶").await;
        cy.sees("2 / ").await;
        cy.picture("7-rules").await;
        cy.is_accessible("the rules").await;
        cy.press("Dismiss message").await;
        cy.sees("Welcome to B-Side").await;

        // As on Discord, what is private does not outlive the page.
        cy.press("Read the rules").await;
        cy.sees("Only you can see this").await;
        cy.run("location.reload()").await;
        cy.sees("Welcome to B-Side").await;
        cy.close().await;
    });
}
