//! Profiles.

use crate::harness::Harness;

#[tokio::test]
async fn a_profile_shows_ratings_streaks_opponents_and_a_picture() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben, dee] = harness.people(["ana", "ben", "dee"]).await;
    let page = ana.slash("profile", &[]).await;
    assert!(page.page().contains("Ana hasn’t finished a rated game yet."), "{}", page.page());
    assert_eq!((page.is_private(), page.pictures(), page.buttons()), (true, 0, vec!["Share"]));

    let of_ana = ana.id.clone();
    let mut game = async |channel: usize| {
        ana.go_to_channel(channel % 2).await;
        ben.go_to_channel(channel % 2).await;
        harness.game(&ana, &ben).await;
        harness.play_until_rated(&[&ana, &ben]).await;
        let end = ben.resigns().await;
        end.says("**Ana wins**.");
        end
    };
    for number in 0..4 {
        let end = game(number).await;
        end.says("(provisional: ");
        assert!(!end.content().contains('→'), "no change: {}", end.content());
    }
    let page = dee.slash("profile", &[("player", &of_ana)]).await;
    let reply = page.page();
    for line in ["Ana\n**Biloba** · ", "(provisional: ", " · 4 won", "Provisional: fewer than 5 games."] {
        assert!(reply.contains(line), "{line}: {reply}");
    }
    assert_eq!(page.pictures(), 0, "a chart would show changes");

    let settled = game(4).await;
    settled.says(", no longer provisional");
    assert!(!settled.content().contains('→'), "no change yet: {}", settled.content());
    game(5).await.says(" → ");
    let page = dee.slash("profile", &[("player", &of_ana)]).await;
    let reply = page.page();
    for line in [
        "Ana\n**Biloba** · ",
        " ± ",
        " · 6 won, 0 drawn, 0 lost",
        "Winning streak: 6, best: 6",
        "**Most frequent opponents**\nBen: 6 games, 6 won, 0 drawn, 0 lost",
    ] {
        assert!(reply.contains(line), "{line}: {reply}");
    }
    assert!(!reply.contains("rovisional"), "{reply}");
    assert!(!reply.contains("the last"), "nothing is left out: {reply}");
    assert_eq!(page.pictures(), 1);
    assert!(page.alt().starts_with("Ana’s ratings over time. Biloba: from "), "{}", page.alt());
    assert!(dee.picture(&page).await.starts_with(b"\x89PNG"));
    // Shared, everyone sees the same, also after a restart.
    harness.restart().await;
    let pressed = dee.press(&page, "Share").await;
    assert_eq!((pressed.id(), pressed.buttons().len(), pressed.pictures()), (page.id(), 0, 1));
    let shared = dee.messages().await.remove(0);
    assert_eq!((shared.page(), shared.alt(), shared.pictures()), (page.page(), page.alt(), 1));
    assert!(!shared.is_private() && shared.buttons().is_empty(), "{shared:?}");
    let reply = ben.slash("profile", &[]).await.page();
    assert!(reply.contains("0 won, 0 drawn, 6 lost") && !reply.contains("in a row"), "{reply}");
    harness.close().await;
}
