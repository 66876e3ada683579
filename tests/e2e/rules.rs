//! The pages of `/rules`.

use crate::harness::Harness;
use crate::message::Message;
use bside::diagrams::figures;
use bside::i18n::Localizer;
use bside::rules::GameKind;

/// Checks that this page is shown privately, with its own picture only.
#[track_caller]
fn shows(page: &Message, game: GameKind, number: usize) {
    let (words, figure) = (Localizer::english(), &figures(game)[number]);
    assert!(page.is_private(), "{page:?}");
    assert_eq!(page.alt(), figure.alt_text(&words));
    assert_eq!(page.0["attachments"].as_array().map(Vec::len), Some(1), "{page:?}");
    let place = format!("{} / {}", number + 1, figures(game).len());
    assert_eq!(page.buttons(), ["◀", &place, "▶", "First lesson"]);
    let chapter = figure.chapter_title(&words).expect("every figure has a chapter");
    assert!(page.page().starts_with(&format!("{}: {chapter}\n", words.game(game))), "{page:?}");
    assert!(figure.chapter_intro(&words).is_none_or(|rules| page.page().contains(&rules)), "{page:?}");
    assert!(page.page().contains(&figure.title(&words)), "{page:?}");
    assert!(page.page().ends_with(&figure.caption(&words)), "{page:?}");
}

fn place(game: GameKind, name: &str) -> usize {
    figures(game).iter().position(|figure| figure.name() == name).expect("there is such a figure")
}

#[tokio::test]
async fn pages_are_turned() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for game in GameKind::ALL {
        let mut page = ana.slash("rules", &[("game", game.name())]).await;
        shows(&page, game, 0);
        let id = page.id().to_owned();
        let mut before = ana.picture(&page).await;
        for number in 1..figures(game).len() {
            page = ana.press(&page, "▶").await;
            shows(&page, game, number);
            assert_eq!(page.id(), id, "it is the same message");
            let picture = ana.picture(&page).await;
            assert!(picture.starts_with(b"\x89PNG\r\n") && picture != before);
            before = picture;
        }
        page = ana.press(&page, "▶").await;
        shows(&page, game, 0);
        page = ana.press(&page, "◀").await;
        shows(&page, game, figures(game).len() - 1);
        let names: Vec<&str> = figures(game).iter().map(|figure| figure.name()).collect();
        assert_eq!(page.menu().values, names);
        page = ana.choose(&page, names[3]).await;
        shows(&page, game, 3);
    }
    harness.close().await;
}

#[tokio::test]
async fn pages_are_turned_after_a_restart() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let page = ana.slash("rules", &[("game", "bizingo")]).await;
    harness.restart().await;
    let page = ana.press(&page, "▶").await;
    shows(&page, GameKind::Bizingo, 1);
    harness.restart().await;
    let page = ana.choose(&page, "end").await;
    shows(&page, GameKind::Bizingo, place(GameKind::Bizingo, "end"));
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
