//! The pages of `/rules`.

use crate::harness::Harness;
use crate::message::Message;
use bside::diagrams::{Page, pages};
use bside::i18n::Localizer;
use bside::rules::GameKind;

fn page(game: GameKind, number: usize) -> Page {
    pages(game).nth(number).expect("there is such a page")
}

fn place(game: GameKind, figure: &str) -> usize {
    let has_figure = |page: Page| page.figures().iter().any(|known| known.name() == figure);
    pages(game).position(has_figure).expect("there is such a figure")
}

/// Checks that this page is shown privately, with its own picture only.
#[track_caller]
fn shows(message: &Message, game: GameKind, number: usize) {
    shows_text(message, game, number, &page(game, number).summary(&Localizer::english()), "In full");
}

#[track_caller]
fn shows_text(message: &Message, game: GameKind, number: usize, text: &str, button: &str) {
    let (words, page) = (Localizer::english(), page(game, number));
    assert!(message.is_private(), "{message:?}");
    assert_eq!(message.alt(), page.alt_text(&words));
    assert_eq!(message.pictures(), 1, "{message:?}");
    let place = format!("{} / {}", number + 1, pages(game).count());
    assert_eq!(message.buttons(), ["◀", &place, "▶", button, "First lesson"]);
    assert_eq!(message.page(), format!("{}: {}\n{text}", words.game(game), page.title(&words)));
}

#[tokio::test]
async fn pages_are_turned() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for game in GameKind::ALL {
        let mut message = ana.slash("rules", &[("game", game.name())]).await;
        shows(&message, game, 0);
        let id = message.id().to_owned();
        let mut before = ana.picture(&message).await;
        for number in 1..pages(game).count() {
            message = ana.press(&message, "▶").await;
            shows(&message, game, number);
            assert_eq!(message.id(), id, "it is the same message");
            let picture = ana.picture(&message).await;
            assert!(picture.starts_with(b"\x89PNG\r\n") && picture != before);
            before = picture;
        }
        message = ana.press(&message, "▶").await;
        shows(&message, game, 0);
        message = ana.press(&message, "◀").await;
        shows(&message, game, pages(game).count() - 1);
        let names: Vec<&str> = pages(game).map(Page::name).collect();
        assert_eq!(message.menu().values, names);
        message = ana.choose(&message, names[3]).await;
        shows(&message, game, 3);
    }
    harness.close().await;
}

#[tokio::test]
async fn a_page_opens_its_rules_in_full() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let message = ana.slash("rules", &[("game", "biloba")]).await;
    harness.restart().await;
    let message = ana.press(&message, "In full").await;
    let rules = page(GameKind::Biloba, 0).rules(&Localizer::english());
    shows_text(&message, GameKind::Biloba, 0, &rules, "In short");
    let message = ana.press(&message, "In short").await;
    shows(&message, GameKind::Biloba, 0);
    harness.close().await;
}

#[tokio::test]
async fn pages_are_turned_after_a_restart() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let message = ana.slash("rules", &[("game", "bizingo")]).await;
    harness.restart().await;
    let message = ana.press(&message, "▶").await;
    shows(&message, GameKind::Bizingo, 1);
    harness.restart().await;
    let message = ana.choose(&message, "end").await;
    shows(&message, GameKind::Bizingo, place(GameKind::Bizingo, "end"));
    harness.close().await;
}

#[tokio::test]
async fn unknown_pages_are_refused() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let endless = format!("rules:biloba:{}", "x".repeat(87));
    for custom_id in [
        "rules:",
        "rules::",
        "rules:biloba",
        "rules:biloba:",
        "rules:biloba:1",
        "rules:biloba:steps",
        "rules:biloba:jump:jump",
        "rules:Biloba:jump",
        "rules:go:board",
        "rules:🎲:🎲",
        "full:biloba",
        "full:biloba:steps",
        "full:go:board",
        &endless,
    ] {
        let old = harness.post_button(&ana, custom_id).await;
        ana.activate(&old, custom_id).await.whispers("That button no longer works.");
    }
    // A page under a public message opens for the person who pressed.
    let old = harness.post_button(&ana, "rules:biloba:jump").await;
    let page = ben.activate(&old, "rules:biloba:jump").await;
    assert_ne!(page.id(), old.id());
    shows(&page, GameKind::Biloba, place(GameKind::Biloba, "jump"));
    harness.close().await;
}
