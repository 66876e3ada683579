//! Profiles.

use crate::harness::Harness;

#[tokio::test]
async fn a_profile_shows_ratings_streaks_opponents_and_a_picture() {
    let harness = Harness::open().await;
    let [mut ana, mut ben, dee] = harness.people(["ana", "ben", "dee"]).await;
    let page = ana.slash("profile", &[]).await;
    assert!(page.page().contains("Ana has not finished a rated game yet."), "{}", page.page());
    assert!(!page.is_private() && page.pictures() == 0);

    for channel in 0..2 {
        ana.go_to_channel(channel).await;
        ben.go_to_channel(channel).await;
        harness.game(&ana, &ben).await;
        for person in [&ana, &ben] {
            let turn = harness.some_turn(person).await;
            person.plays(&turn).await;
        }
        ben.resigns().await.says("**Ana wins** by resignation.");
    }

    let page = dee.slash("profile", &[("player", &ana.id)]).await;
    let reply = page.page();
    for line in [
        "Ana\n**Biloba** · ",
        "? ± ",
        " · 2 won, 0 drawn, 0 lost",
        "Won in a row: 2, at best 2",
        "**Most often against**\nBen: 2 games, 2 won, 0 drawn, 0 lost",
        "too few games of late to be sure",
    ] {
        assert!(reply.contains(line), "{line}: {reply}");
    }
    assert!(!reply.contains("the last"), "nothing is left out: {reply}");
    assert_eq!(page.pictures(), 1);
    assert!(page.alt().starts_with("The ratings of Ana over time. Biloba: from "), "{}", page.alt());
    assert!(dee.picture(&page).await.starts_with(b"\x89PNG"));
    let reply = ben.slash("profile", &[]).await.page();
    assert!(reply.contains("0 won, 0 drawn, 2 lost") && !reply.contains("in a row"), "{reply}");
    harness.close().await;
}
